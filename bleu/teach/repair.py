"""The one change that makes a reader's function right. Every chapter.

Where no known mistake explains what a function does, its own text may: if all answers are
right with one place changed, then this place is where to look.
"""

import ast
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import monotonic
from types import FunctionType
from typing import Any

from bleu.teach.changes import Change, changes
from bleu.teach.exercise import Exercise
from bleu.teach.memory import in_world
from bleu.teach.outcome import Outcome, agree, watched
from bleu.teach.smallest import size
from bleu.teach.source import names_in, text_of

TIMES, AND_MORE = 3, 2_000  # the steps that the reader's own function takes
MOST_STEPS = 1_500_000  # in all; more would keep a reader waiting
MOST_SECONDS = 2.0  # in all, since what is imported runs without being counted
MOST = 1_500  # changes; each has to be compiled


def repaired(
    exercise: Exercise,
    answer: Callable[..., object],
    done: Sequence[Outcome],
    expected: Sequence[Outcome],
    wrong: Sequence[int],
) -> str:
    """What to say of the one change that makes all answers right, or "".

    Args:
        exercise: whose inputs these are.
        answer: the reader's function.
        done: what it did with each input.
        expected: what is right for each input.
        wrong: the places of the inputs that it answers wrongly.
    """
    text = _Text.of(answer)
    if text is None:
        return ""
    trial = _Trial(exercise, done, expected, wrong)
    end = monotonic() + MOST_SECONDS
    for change, program in text.changed():
        if trial.right(program):
            where = text.where(change)
            return (
                "One change makes all answers right, and others may, too:"
                f" {change.says}, {where}."
            )
        if trial.left <= 0 or monotonic() > end:
            break
    return ""


class _Trial:
    """Whether programs are right, until too many steps were run.

    Attributes:
        left: the steps that may still be run.
    """

    def __init__(
        self,
        exercise: Exercise,
        done: Sequence[Outcome],
        expected: Sequence[Outcome],
        wrong: Sequence[int],
    ) -> None:
        # what was wrong and small tells soonest that it still is
        order = sorted(wrong, key=lambda k: size(exercise.inputs[k]))
        others = sorted(set(range(len(expected))) - set(wrong))
        self._cases = [
            (exercise.inputs[k], expected[k], TIMES * done[k].steps + AND_MORE)
            for k in (*order, *others)
        ]
        self._names = exercise.parameters if exercise.keywords else None
        self.left = MOST_STEPS

    def right(self, program: Callable[..., object]) -> bool:
        """Whether it answers all inputs rightly, as far as the steps go."""
        for arguments, expected, steps in self._cases:
            given = watched(program, arguments, names=self._names, steps=steps)
            self.left -= given.steps
            if self.left <= 0 or not agree(given, expected):
                return False
        return True


@dataclass(frozen=True)
class _Text:
    """A function and those of the same cell that it calls, as a tree to be changed.

    Attributes:
        name: of the function.
        tree: of all of them.
        lines: of the text of each, by its name.
        homes: the name of the function that an expression or a statement stands in.
        outside: what they find outside of themselves.
    """

    name: str
    tree: ast.Module
    lines: dict[str, list[str]]
    homes: dict[ast.AST, str]
    outside: dict[str, Any]

    @classmethod
    def of(cls, answer: Callable[..., object]) -> "_Text | None":
        """Of what is written with `def`; None where the text cannot be had."""
        if not isinstance(answer, FunctionType):
            return None
        tree = ast.Module([], [])
        lines: dict[str, list[str]] = {}
        homes: dict[ast.AST, str] = {}
        for function in [answer, *_helpers(answer)]:
            text = text_of(function)
            try:
                (definition,) = ast.parse(text).body
            except (SyntaxError, ValueError):  # no text, or no single statement
                return None
            if (
                not isinstance(definition, ast.FunctionDef)
                or definition.name != function.__name__  # it was made by that one
            ):
                return None
            homes |= dict.fromkeys(ast.walk(definition), definition.name)
            tree.body.append(definition)
            lines[definition.name] = text.splitlines()
        outside = _of_one_world(answer.__globals__)
        return cls(answer.__name__, tree, lines, homes, outside)

    def changed(self) -> Iterator[tuple[Change, Callable[..., object]]]:
        """The function with each change in it, in turn."""
        for count, change in enumerate(changes(self.tree)):
            if count == MOST:
                return
            try:
                with change.made():
                    exec(compile(self.tree, "<changed>", "exec"), self.outside)
            except Exception:  # what cannot be compiled or defined is no program
                continue
            yield change, self.outside[self.name]

    def where(self, change: Change) -> str:
        """The line that it stands in."""
        home = self.homes[change.place]
        line = self.lines[home][change.place.lineno - 1].strip()
        return f"in line {change.place.lineno} of {home}: `{line}`"


def _helpers(function: FunctionType) -> list[FunctionType]:
    """The functions of the same cell that it calls, and that these call."""
    found = {function.__name__: function}
    waiting = [function]
    while waiting:
        for name in sorted(names_in(waiting.pop().__code__)):
            other = function.__globals__.get(name)
            if name in found or not isinstance(other, FunctionType):
                continue
            if other.__code__.co_filename == function.__code__.co_filename:
                found[name] = other
                waiting.append(other)
    return [other for other in found.values() if other is not function]


def _of_one_world(names: dict[str, Any]) -> dict[str, Any]:
    """A copy of the names, in which functions find each other.

    What runs in the copy alone is counted, and stopped if it does not end.
    """
    world = dict(names)
    for name, value in names.items():
        if isinstance(value, FunctionType) and value.__globals__ is names:
            world[name] = in_world(value, world)
    return world
