"""The fields of a form: what each looks like, and what it allows.

`html` writes a labelled control; `parse` reads its text, from the page or from a link.
Whatever `parse` cannot read raises a ValueError that says which field it is, what was
given and what is allowed.
"""

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from live.forms.markup import Markup, join


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

    def html(self, value: str, form: str) -> Markup:
        """The labelled control, inside the form with the identifier `form`."""
        raise NotImplementedError

    def parse(self, text: str) -> Any:
        """The value of what stands in the field.

        Raises:
            ValueError: it cannot be read.
        """
        raise NotImplementedError

    def _wrapped(self, control: Markup, identifier: str, css: str) -> Markup:
        """Label, control and hint. The control has the identifier already."""
        hint = Markup('<p class="explorable-hint" id="{}-hint">{}</p>')
        return Markup(
            '<div class="explorable-field explorable-field-{}">'
            '<label for="{}">{}</label>{}{}</div>'
        ).format(
            css,
            identifier,
            self.label,
            control,
            hint.format(identifier, self.hint) if self.hint else "",
        )

    def _attributes(self, identifier: str) -> Markup:
        described = Markup(' aria-describedby="{}-hint"').format(identifier)
        return Markup('id="{}" name="{}"{}').format(
            identifier, self.name, described if self.hint else ""
        )


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
        attributes = self._attributes(identifier) + Markup(
            ' maxlength="{}" spellcheck="false"'
        ).format(self.most)
        if self.rows > 1:
            # the line break after the tag is dropped by HTML: it keeps one of the text's
            area = Markup('<textarea {} rows="{}">\n{}</textarea>')
            control = area.format(attributes, self.rows, value)
        else:
            line = Markup('<input type="text" {} value="{}">')
            control = line.format(attributes, value)
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
        step: the distance between neighbours; an integer makes integers.
        unit: a word after the value.
    """

    low: int
    high: int
    step: float = 1
    unit: str = ""

    def html(self, value: str, form: str) -> Markup:
        """The labelled slider and its value, inside the form with the identifier `form`."""
        identifier = f"{form}-{self.name}"
        control = Markup(
            '<input type="range" {} min="{}" max="{}" step="{}" value="{}">'
            '<span class="explorable-value">'
            '<output for="{}" data-value-of="{}">{}</output>{}</span>'
        ).format(
            self._attributes(identifier),
            self.low,
            self.high,
            self.step,
            value,
            identifier,
            self.name,
            value,
            f" {self.unit}" if self.unit else "",
        )
        return self._wrapped(control, identifier, "slider")

    def parse(self, text: str) -> float:
        """The number: an int when the step is one."""
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
        option = Markup('<option value="{}"{}>{}</option>')
        chosen = Markup(" selected")
        options = join(
            option.format(key, chosen if key == value else "", key)
            for key in self.options
        )
        control = Markup("<select {}>{}</select>").format(
            self._attributes(identifier), options
        )
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
    """What was given, in quotation marks, shortened when it is long.

    >>> shown("seven"), shown("  "), shown("x" * 99)
    ('“seven”', 'nothing', '“xxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”')
    """
    text = text.strip()
    if not text:
        return "nothing"
    return f"“{text if len(text) <= 30 else text[:29] + '…'}”"
