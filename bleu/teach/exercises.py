"""Checks for exercises that say which mistake they saw. Every chapter."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import isclose
from numbers import Real


@dataclass(frozen=True)
class Case:
    """One input of an exercise, its answer, and what known mistakes would answer.

    Attributes:
        arguments: what the reader's function is called with.
        expected: the right answer; numbers are compared to 1e-9.
        mistakes: from a wrong answer to a hint that names the mistake.
        keywords: keyword arguments, if any.
    """

    arguments: tuple[object, ...]
    expected: object
    mistakes: Mapping[object, str] = field(default_factory=dict)
    keywords: Mapping[str, object] = field(default_factory=dict)


def check(answer: Callable[..., object], *cases: Case) -> None:
    """Call ``answer`` on every case and print what is right, or the first thing wrong.

    An error in the answer is printed and not raised, so that a page with an unsolved
    exercise on it still runs.

    >>> double = Case((3,), 6, {9: "that is the square"})
    >>> check(lambda x: x * x, double)
    Not yet: <lambda>(3) gives 9, not 6. Hint: that is the square
    >>> check(lambda x: 2 * x, double)
    Right, in 1 case of 1.
    """
    for case in cases:
        problem = _problem(answer, case)
        if problem:
            print(f"Not yet: {problem}")
            return
    word = "case" if len(cases) == 1 else "cases"
    print(f"Right, in {len(cases)} {word} of {len(cases)}.")


def _problem(answer: Callable[..., object], case: Case) -> str:
    call = _shown_call(answer, case)
    try:
        given = answer(*case.arguments, **case.keywords)
        right = _same(given, case.expected)
    except Exception as error:
        return f"{call} raises {type(error).__name__}: {error}"
    if given is None or given is ...:
        return f"{call} returns nothing so far; write the answer and return it."
    if right:
        return ""
    hints = [hint for wrong, hint in case.mistakes.items() if _same(given, wrong)]
    hint = f". Hint: {hints[0]}" if hints else ""
    return f"{call} gives {given!r}, not {case.expected!r}{hint}"


def _shown_call(answer: Callable[..., object], case: Case) -> str:
    shown = [repr(argument) for argument in case.arguments]
    shown += [f"{name}={value!r}" for name, value in case.keywords.items()]
    call = f"{_name(answer)}({', '.join(shown)})"
    return call if len(call) <= 70 else f"{_name(answer)}(...)"


def _same(given: object, expected: object) -> bool:
    if isinstance(given, Real) and isinstance(expected, Real):
        return isclose(given, expected, rel_tol=1e-9, abs_tol=1e-12)
    return bool(given == expected)


def _name(answer: Callable[..., object]) -> str:
    return getattr(answer, "__name__", "your function")
