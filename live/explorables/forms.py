"""From a name to the HTML of a form, and from what was typed to the HTML of an answer.

What the page's script relies on, and nothing more:

- the form has `data-name`; its fields have names; their values go to `explore` as strings
- `data-output` marks the element whose content `explore` replaces
- `data-copy` marks the button that copies a link with the fields' values
- `data-status` marks the line for a state or a notice ("Loading", "Link copied")
- a slider's `<output data-value-of="NAME">` shows the value of the field NAME
"""

from html import escape
from types import ModuleType

from explorables import brevity, clip, dots, means, smoothing
from explorables.markup import Markup, join

EXPLORABLES: dict[str, ModuleType] = {
    "clip": clip,
    "brevity": brevity,
    "means": means,
    "dots": dots,
    "smoothing": smoothing,
}
NAMES = tuple(EXPLORABLES)

BUTTONS = (
    '<div class="explorable-buttons"><button type="submit">Show</button>'
    '<button type="button" data-copy>Copy link</button>'
    '<button type="reset">Start again</button></div></fieldset>'
    '<p class="explorable-status" role="status" data-status></p>'
)


def form(name: str) -> str:
    """The whole explorable: title, fields, buttons, and the worked case as its output.

    Raises:
        ValueError: there is no explorable of this name.
    """
    module = _module(name)
    fields = join(
        field.html(field.default, f"explore-{name}") for field in module.FIELDS
    )
    # the theme hides pst-js-only where no script runs: the worked case stays
    return (
        f'<form class="explorable" id="explore-{name}" data-name="{name}" '
        f'aria-labelledby="explore-{name}-title" autocomplete="off">'
        f'<p class="explorable-title" id="explore-{name}-title">'
        f"{escape(module.TITLE)}</p>"
        "<noscript><p>Without JavaScript this form cannot compute. A worked case is "
        "shown.</p></noscript>"
        '<fieldset class="explorable-controls pst-js-only" data-controls disabled>'
        f'<p class="explorable-intro">{escape(module.INTRO)}</p>'
        f'<div class="explorable-fields">{fields}</div>{BUTTONS}'
        f'<div class="explorable-output" data-output>{explore(name, {})}</div></form>'
    )


def explore(name: str, state: dict[str, str]) -> str:
    """The HTML of the answer, or of one message per field that cannot be read.

    Args:
        name: one of NAMES.
        state: what stands in the fields, by name. A missing field takes its default;
            a name that no field has is ignored.

    Raises:
        ValueError: there is no explorable of this name.
    """
    module = _module(name)
    values, errors = {}, []
    for field in module.FIELDS:
        try:
            values[field.name] = field.parse(state.get(field.name, field.default))
        except ValueError as error:
            errors.append(_error(str(error)))
    return join(errors) if errors else module.show(values)


def _module(name: str) -> ModuleType:
    if name not in EXPLORABLES:
        raise ValueError(f"no explorable {name!r}; there are {', '.join(NAMES)}")
    return EXPLORABLES[name]


def _error(message: str) -> Markup:
    return Markup(f'<p class="explorable-error" role="alert">{escape(message)}</p>')
