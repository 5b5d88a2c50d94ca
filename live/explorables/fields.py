"""The fields of a form: what each looks like, and what it allows.

`html` writes a labelled control; `parse` reads its text, from the page or from a link.
Whatever `parse` cannot read raises a ValueError that says which field it is, what was
given and what is allowed.
"""

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Any

from explorables.markup import Markup


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """What all fields have.

    Attributes:
        name: the field's key in a form's state.
        label: what a reader sees.
        default: the text it starts with.
        hint: one more line below it: what is allowed.
    """

    name: str
    label: str
    default: str
    hint: str = ""

    def _wrapped(self, control: str, identifier: str, css: str) -> Markup:
        """Label, control and hint. The control has the identifier already."""
        hint = (
            f'<p class="explorable-hint" id="{identifier}-hint">{escape(self.hint)}</p>'
            if self.hint
            else ""
        )
        return Markup(
            f'<div class="explorable-field explorable-field-{css}">'
            f'<label for="{identifier}">{escape(self.label)}</label>{control}{hint}</div>'
        )

    def _attributes(self, identifier: str) -> str:
        described = f' aria-describedby="{identifier}-hint"' if self.hint else ""
        return f'id="{identifier}" name="{escape(self.name)}"{described}'


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Field):
    """Words to type.

    Attributes:
        read: makes a value of the label and the text, or raises a ValueError.
        rows: lines shown; 1 makes a single line.
        most: characters allowed.
    """

    read: Callable[[str, str], Any]
    rows: int = 1
    most: int = 600

    def html(self, value: str, form: str) -> Markup:
        """The labelled control, inside the form with the identifier `form`."""
        identifier = f"{form}-{self.name}"
        attributes = (
            f'{self._attributes(identifier)} maxlength="{self.most}" spellcheck="false"'
        )
        control = (
            # the line break after the tag is dropped by HTML: it keeps one of the text's
            f'<textarea {attributes} rows="{self.rows}">\n{escape(value)}</textarea>'
            if self.rows > 1
            else f'<input type="text" {attributes} value="{escape(value)}">'
        )
        return self._wrapped(control, identifier, "text")

    def parse(self, text: str) -> Any:
        """What was typed, read; forms send line ends as two characters, counted as one."""
        text = text.replace("\r\n", "\n")
        if len(text) > self.most:
            raise ValueError(
                f"{self.label}: {len(text)} characters were given. "
                f"At most {self.most} are allowed."
            )
        return self.read(self.label, text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Slider(Field):
    """A number to drag, or to move with the arrow keys.

    Attributes:
        low: the smallest value.
        high: the largest value.
        step: the distance between neighbours; a whole number makes whole values.
        unit: a word after the value.
    """

    low: int
    high: int
    step: float = 1
    unit: str = ""

    def html(self, value: str, form: str) -> Markup:
        """The labelled slider and its value, inside the form with the identifier `form`."""
        identifier = f"{form}-{self.name}"
        unit = f" {escape(self.unit)}" if self.unit else ""
        control = (
            f'<input type="range" {self._attributes(identifier)} min="{self.low}" '
            f'max="{self.high}" step="{self.step}" value="{escape(value)}">'
            '<span class="explorable-value">'
            f'<output for="{identifier}" data-value-of="{escape(self.name)}">'
            f"{escape(value)}</output>{unit}</span>"
        )
        return self._wrapped(control, identifier, "slider")

    def parse(self, text: str) -> float:
        """The number: an int when the step is whole."""
        digits = re.fullmatch(r"\s*([0-9]{1,6}(?:\.[0-9]{1,6})?)\s*", text)
        value = float(digits[1]) if digits else math.nan
        steps = (value - self.low) / self.step
        if not self.low <= value <= self.high or abs(steps - round(steps)) > 1e-6:
            raise ValueError(
                f"{self.label}: {shown(text)} was given. Allowed is a number from "
                f"{self.low} to {self.high}, in steps of {self.step}."
            )
        return int(value) if isinstance(self.step, int) else value


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Field):
    """One of a few.

    Attributes:
        options: what each stands for, by the text that the form sends.
    """

    options: dict[str, Any]

    def html(self, value: str, form: str) -> Markup:
        """The labelled list, inside the form with the identifier `form`."""
        identifier = f"{form}-{self.name}"
        options = "".join(
            f'<option value="{escape(key)}"{" selected" if key == value else ""}>'
            f"{escape(key)}</option>"
            for key in self.options
        )
        control = f"<select {self._attributes(identifier)}>{options}</select>"
        return self._wrapped(control, identifier, "choice")

    def parse(self, text: str) -> Any:
        """What the chosen option stands for."""
        if text.strip() not in self.options:
            raise ValueError(
                f"{self.label}: {shown(text)} was given. "
                f"Allowed is one of {', '.join(self.options)}."
            )
        return self.options[text.strip()]


def shown(text: str) -> str:
    """What was given, in quotation marks, cut when it is long.

    >>> shown("seven"), shown("  "), shown("x" * 99)
    ('“seven”', 'nothing', '“xxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”')
    """
    text = text.strip()
    if not text:
        return "nothing"
    return f"“{text if len(text) <= 30 else text[:29] + '…'}”"


def order(default: str) -> Choice:
    """The field for n, which three forms have."""
    orders = {str(n): n for n in (1, 2, 3, 4)}
    return Choice(name="n", label="Order n", default=default, options=orders)
