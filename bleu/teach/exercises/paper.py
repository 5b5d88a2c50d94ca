"""Mistakes with any value that is worked out on paper. Used by several chapters."""

from collections.abc import Callable
from functools import partial
from typing import Any

from bleu.teach.exercise import Misconception


def in_per_cent(right: Callable[[], Any]) -> tuple[Misconception, ...]:
    """The right value, or each item of a tuple of them, in per cent with few digits.

    >>> [m.program() for m in in_per_cent(lambda: 0.80074)]
    [80, 80.1, 80.07]
    >>> in_per_cent(lambda: (0.5, 0.2512))[1].program()
    (50.0, 25.1)
    """
    return tuple(
        Misconception(
            "per cent for a ratio",
            "It is 100 times too large: per cent, or points. A ratio is asked for.",
            hints=("Look at the unit: a ratio goes from 0 to 1.",),
            program=partial(_hundredfold, right, digits),
        )
        for digits in (None, 1, 2)
    )


def _hundredfold(right: Callable[[], Any], digits: int | None) -> Any:
    value = right()
    if isinstance(value, tuple):
        return tuple(round(100 * float(x), digits) for x in value)
    return round(100 * float(value), digits)
