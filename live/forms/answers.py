"""From a name to the HTML of a form, and from what was typed to the HTML of an answer.

What the page's script relies on, and nothing more:

- the form has `data-name`; its fields have names; their values go to `explore` as strings
- its `<fieldset data-controls disabled>` is inert: the script that answers it enables it
- `data-output` marks the element whose content `explore` replaces
- `data-copy` marks the button that copies a link with the fields' values
- `data-status` marks the line for a state or a notice ("Loading", "Link copied")
- a slider's `<output data-value-of="NAME">` shows the value of the field NAME
- in an answer, `data-invalid="NAME"` marks what is wrong with the field NAME
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from live.forms.fields import Field
from live.forms.markup import Markup, join

FRAME = Markup(
    '<form class="explorable" id="{id}" data-name="{name}" '
    'aria-labelledby="{id}-title" autocomplete="off">'
    '<p class="explorable-title" id="{id}-title">{title}</p>'
    "<noscript><p>Without JavaScript this form cannot compute. A worked case is shown."
    "</p></noscript>"
    '<fieldset class="explorable-controls" data-controls disabled>'
    '<p class="explorable-intro">{intro}</p>'
    '<div class="explorable-fields">{fields}</div>'
    '<div class="explorable-buttons"><button type="submit">Show</button>'
    '<button type="button" data-copy>Copy link</button>'
    '<button type="reset">Start again</button></div></fieldset>'
    '<p class="explorable-status" role="status" data-status></p>'
    '<div class="explorable-output" data-output>{answer}</div></form>'
)
WRONG = Markup(
    '<p class="explorable-error" role="alert" data-invalid="{name}">{message}</p>'
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """One form.

    Attributes:
        title: what it is about.
        intro: what a reader does.
        fields: what she is asked.
        show: makes the HTML of an answer of the fields' values, by their names.
    """

    title: str
    intro: str
    fields: tuple[Field, ...]
    show: Callable[[dict[str, Any]], Markup]


class Forms:
    """All forms of a book, by name."""

    def __init__(self, **forms: Form):
        self.forms = forms

    def form(self, name: str) -> Markup:
        """The whole form: title, fields, buttons, and the worked case as its output.

        Raises:
            ValueError: there is no form of this name.
        """
        form = self.named(name)
        identifier = f"explore-{name}"
        fields = [field.html(field.default, identifier) for field in form.fields]
        return FRAME.format(
            id=identifier,
            name=name,
            title=form.title,
            intro=form.intro,
            fields=join(fields),
            answer=self.explore(name, {}),
        )

    def explore(self, name: str, state: Mapping[str, str]) -> Markup:
        """The HTML of the answer, or of one message per field that cannot be read.

        Args:
            name: of the form.
            state: what stands in the fields, by name. A missing field takes its default;
                a name that no field has is ignored.

        Raises:
            ValueError: there is no form of this name.
        """
        form = self.named(name)
        values, errors = {}, []
        for field in form.fields:
            try:
                values[field.name] = field.parse(state.get(field.name, field.default))
            except ValueError as error:
                errors.append(WRONG.format(name=field.name, message=str(error)))
        return join(errors) if errors else form.show(values)

    def named(self, name: str) -> Form:
        """The form of this name.

        Raises:
            ValueError: there is none.
        """
        if name not in self.forms:
            raise ValueError(
                f"no form {name!r}; there are {', '.join(self.forms) or 'none'}"
            )
        return self.forms[name]
