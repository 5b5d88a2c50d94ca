"""Slips with a value that was worked out by hand. Every chapter."""

from collections.abc import Iterator
from itertools import count

from bleu.teach.exercise import Exercise, Misconception
from bleu.teach.outcome import same
from bleu.teach.types import kind_of_value


def of_a_value(
    exercise: Exercise, answer: object, expected: object
) -> Iterator[Misconception]:
    """What can be said of a wrong value that no known mistake makes."""
    if _cut_off(exercise, answer, expected):
        says = (
            f"It has too few digits: {exercise.digits} after the point are asked for."
        )
        yield _known("too few digits", says, answer)
    given, wanted = kind_of_value(answer), kind_of_value(expected)
    if given != wanted:
        says = f"It is {given}; what is asked for is {wanted}."
        yield _known("another type", says, answer)
    elif isinstance(answer, list | tuple) and isinstance(expected, list | tuple):
        yield from _of_items(exercise, answer, expected)


def _cut_off(exercise: Exercise, answer: object, expected: object) -> bool:
    if exercise.digits is None or not isinstance(answer, float):
        return False
    return any(same(answer, expected, digits) for digits in range(1, exercise.digits))


def _of_items(
    exercise: Exercise,
    answer: list[object] | tuple[object, ...],
    expected: list[object] | tuple[object, ...],
) -> Iterator[Misconception]:
    if len(answer) != len(expected):
        says = f"It has {len(answer)} items; {len(expected)} are asked for."
        yield _known("another number of items", says, answer)
        return
    right = [
        str(k)
        for k, given, wanted in zip(count(1), answer, expected)
        if same(given, wanted, exercise.digits)
    ]
    if right:
        items = (
            f"item {right[0]} is" if len(right) == 1 else f"items {_listed(right)} are"
        )
        yield _known(
            "some items wrong", f"Of the {len(answer)}, {items} right.", answer
        )


def _listed(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _known(name: str, says: str, answer: object) -> Misconception:
    return Misconception(name, says, program=lambda: answer)
