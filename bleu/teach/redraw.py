"""Options that stand apart: a draw in which two wrong rules agree is drawn again."""

import re
from fractions import Fraction
from functools import wraps
from random import Random

from bleu.teach.question import Option, Question, Template, shuffled

NEAR = Fraction(3, 1000)  # decimals that are closer than this look alike


class Redraw(Exception):
    """What was drawn makes no good question."""


def redrawn(template: Template) -> Template:
    """The template, drawn again as long as it raises :class:`Redraw`.

    >>> def even(random):
    ...     drawn = random.randint(1, 9)
    ...     require(drawn % 2 == 0)
    ...     return drawn
    >>> redrawn(even)(Random(1)) % 2
    0
    """

    @wraps(template)
    def again(random: Random) -> Question:
        for _ in range(20_000):
            try:
                return template(random)
            except Redraw:
                continue
        raise RuntimeError(f"{template.__name__}: no draw makes a good question")

    return again


def require(fits: bool) -> None:
    """Ask for another draw unless this one fits."""
    if not fits:
        raise Redraw


def apart(
    random: Random, right: tuple[str, str], *wrong: tuple[str, str], count: int = 4
) -> tuple[Option, ...]:
    """The right answer among wrong ones, as :func:`shuffled`, if all of them differ.

    Texts that are one number count as equal, such as 2/4 and 1/2.

    Raises:
        Redraw: two options are alike.

    >>> apart(Random(1), ("1/2", "why"), ("2/4", "unreduced"))
    Traceback (most recent call last):
    bleu.teach.redraw.Redraw
    >>> len(apart(Random(1), ("1/2", "why"), ("1/3", "thirds")))
    2
    """
    texts = [right[0], *(text for text, says in wrong)]
    for place, text in enumerate(texts):
        if any(alike(text, other) for other in texts[:place]):
            raise Redraw
    return shuffled(random, right, dict(wrong), count)


def alike(one: str, other: str) -> bool:
    """Whether two options cannot be told apart.

    >>> alike("2/4", "0.5001"), alike("it stays 1/2", "it stays 2/4")
    (True, False)
    """
    first, second = number(one), number(other)
    if first is None or second is None:
        return one == other
    exact = "." not in one + other
    return (
        first == second
        if exact
        else abs(first - second) < NEAR * max(Fraction(1), first)
    )


def number(text: str) -> Fraction | None:
    """The number that an option is, if it is one.

    >>> number("7/9"), number("0.25"), number("it falls to 0")
    (Fraction(7, 9), Fraction(1, 4), None)
    """
    plain = re.fullmatch(r"-?\d+(/[1-9]\d*|\.\d+)?", text)
    return Fraction(text) if plain else None
