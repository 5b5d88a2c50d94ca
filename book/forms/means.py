"""Three means of four precisions, and what a zero does to each. Chapter 5."""

from collections.abc import Callable, Sequence
from statistics import fmean, harmonic_mean
from typing import Any

from bleu import geometric_mean
from live.forms import (
    Form,
    Markup,
    Slider,
    bar,
    element,
    join,
    note,
    number,
    summary,
    table,
)

from forms.reading import small

DEFAULTS = ("0.4", "0.3", "0.2", "0.1")
FIELDS = tuple(
    Slider(
        name=f"p{n}",
        label=f"p{small(n)}",
        default=text,
        low=0,
        high=1,
        step=0.01,
    )
    for n, text in enumerate(DEFAULTS, 1)
)

MEANS: dict[str, Callable[[Sequence[float]], float]] = {
    "arithmetic": fmean,
    "geometric": geometric_mean,
    "harmonic": harmonic_mean,
}


def show(values: dict[str, Any]) -> Markup:
    """Three bars, in words what a zero did, and each recipe with its numbers."""
    precisions = [values[field.name] for field in FIELDS]
    means = {name: mean(precisions) for name, mean in MEANS.items()}
    rows = [(name, number(value), bar(value)) for name, value in means.items()]
    return join(
        [
            summary(f"{_values(means)} {_verdict(precisions)}"),
            table("The three means", ["mean", "value", "as a bar"], rows),
            element(
                "ul",
                join(element("li", line) for line in _recipes(precisions)),
            ),
            note("BLEU takes the geometric mean."),
        ]
    )


def _values(means: dict[str, float]) -> str:
    """The three values first: whoever hears the page hears what a slider has changed."""
    said = [f"{name} {number(value)}" for name, value in means.items()]
    return f"{', '.join(said)}.".capitalize()


def _verdict(precisions: Sequence[float]) -> str:
    zeros = [f"p{small(n)}" for n, p in enumerate(precisions, 1) if p == 0]
    if len(zeros) == len(precisions):
        return "All four precisions are 0, so all three means are 0."
    if zeros:
        named = " and ".join(filter(None, [", ".join(zeros[:-1]), zeros[-1]]))
        return (
            f"{named} {'is' if len(zeros) == 1 else 'are'} 0. The geometric and the "
            "harmonic mean collapse to 0. The arithmetic mean does not."
        )
    if len(set(precisions)) == 1:
        return "All four precisions are the same, so the three means are the same."
    return (
        "No precision is 0, so no mean collapses. "
        "Arithmetic is the largest, harmonic the smallest."
    )


def _recipes(precisions: Sequence[float]) -> list[str]:
    """Each mean as one would compute it by hand."""
    terms = [f"{p:g}" for p in precisions]
    upside_down = (
        f"4 / ({' + '.join(f'1/{term}' for term in terms)})"
        if all(precisions)
        else "0, because 1/0 has no value: the mean goes to 0 as a precision does"
    )
    return [
        f"arithmetic = ({' + '.join(terms)}) / 4",
        f"geometric = fourth root of ({' × '.join(terms)})",
        f"harmonic = {upside_down}",
    ]


FORM = Form(
    title="Three means of four precisions",
    intro="Move the sliders, and press Show.",
    fields=FIELDS,
    show=show,
)
