"""Programs with one mistake in them, or two. Every chapter."""

from collections.abc import Sequence
from itertools import chain

from bleu.teach.exercise import Exercise, Misconception, Program


def composed(exercise: Exercise, wrong: Sequence[Misconception]) -> Program:
    """The right program with all these mistakes in it."""
    program = next((m.program for m in wrong if m.program), exercise.right)
    steps = dict(chain.from_iterable(m.steps.items() for m in wrong))

    def run(*arguments: object) -> object:
        given = arguments
        for m in wrong:
            given = m.before(*given) if m.before else given
        result = program(*given, **steps)
        for m in wrong:
            result = m.after(result, *arguments) if m.after else result
        return result

    return run


def compatible(one: Misconception, other: Misconception) -> bool:
    """Whether two mistakes can stand in one program, and are not the same."""
    programs = bool(one.program) + bool(other.program)
    if programs == 2 or one.name == other.name:
        return False
    if programs and (one.steps or other.steps):
        return False
    if one.before and other.before:
        return False  # too many coincidences
    return not set(one.steps) & set(other.steps)
