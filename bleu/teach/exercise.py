"""An exercise: a right program, and the wrong ones that readers write. Every chapter."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

Program = Callable[..., object]
Arguments = tuple[object, ...]


@dataclass(frozen=True)
class Misconception:
    """A wrong idea, as the program of somebody who has it.

    Give the whole `program`; or the `steps` of the right program that are done in another
    way; or what happens `before` to the arguments or `after` to the result. Two
    misconceptions that change different things make a third program together.

    Attributes:
        name: a few words, the same in every exercise of the book: tables count by it.
        says: the sentence that names the mistake to the reader, without the right answer.
        section: where to read again, such as ``"02_clipping#two-references-two-purses"``.
        hints: up to three, opened one at a time, each a little nearer to the answer.
        program: called with the arguments of the exercise.
        steps: keyword arguments for the right program.
        before: from the arguments to a tuple of other arguments.
        after: from the result and the arguments to another result.
    """

    name: str
    says: str
    section: str = ""
    hints: tuple[str, ...] = ()
    program: Program | None = None
    steps: Mapping[str, object] = field(default_factory=dict)
    before: Callable[..., Arguments] | None = None
    after: Callable[..., object] | None = None


@dataclass(frozen=True)
class Exercise:
    """What the reader's function should do, shown by a program that does it.

    `right` names the arguments; its keyword-only parameters are steps, which misconceptions
    replace. A program without arguments asks for a value, worked out by hand.

    Attributes:
        name: chapter and number, such as ``"2.2"``.
        function: what the reader calls her function, or her value.
        right: the right program.
        section: where to read again, for mistakes that nobody foresaw.
        cases: inputs made by hand, each a tuple of arguments; edges belong here.
        generate: draws one more input.
        count: how many are drawn.
        wrong: the known misconceptions, the likeliest first.
        kinds: from a description ("an empty hypothesis") to a test of the arguments. When
            the answer is right but for one kind of input, the reader is told which.
        parts: from a description ("the number of matches") to what computes that part of
            the answer alone.
        keywords: whether the function is called with named arguments.
        digits: decimal places that are enough, for a value worked out by hand.
        accepts: which inputs make sense; the smallest one is looked for among these.
        longest: how many steps of the compiled program the reader's function may take for
            one input; about ten make a line.
    """

    name: str
    function: str
    right: Program
    section: str
    cases: Sequence[Arguments] = ((),)
    generate: Callable[[Random], Arguments] | None = None
    count: int = 300
    wrong: tuple[Misconception, ...] = ()
    kinds: Mapping[str, Callable[..., bool]] = field(default_factory=dict)
    parts: Mapping[str, Program] = field(default_factory=dict)
    keywords: bool = False
    digits: int | None = None
    accepts: Callable[..., bool] = lambda *_: True
    longest: int = 1_000_000

    @cached_property
    def parameters(self) -> tuple[str, ...]:
        """The names of the arguments."""
        parameters = inspect.signature(self.right).parameters.values()
        return tuple(p.name for p in parameters if p.kind is not p.KEYWORD_ONLY)

    @property
    def asks_for_a_value(self) -> bool:
        """Whether the answer is a value, and no function."""
        return not self.parameters

    @cached_property
    def inputs(self) -> tuple[Arguments, ...]:
        """All inputs: those made by hand, then those drawn from a fixed seed; none twice."""
        found = {repr(case): case for case in self.cases}
        random = Random(self.name)
        for _ in range(self.count if self.generate else 0):
            drawn = self.generate(random)  # type: ignore[misc]  # it is not None here
            found.setdefault(repr(drawn), drawn)
        return tuple(found.values())

    def has(self, known: Misconception) -> bool:
        """Whether it is one of this exercise's own, and not a slip that may happen in any."""
        return any(known is own for own in self.wrong)

    @cached_property
    def kept(self) -> dict[tuple[int, int], Any]:
        """What a wrong program, by its identity, did with an input, by its place."""
        return {}


@dataclass(frozen=True)
class Requirement:
    """One property that an answer to an open exercise must have.

    Attributes:
        name: a few words, for tables.
        holds: from the answer to whether it has the property. It may raise for an answer
            of a wrong shape if an earlier requirement is about that shape.
        says: what is missing, to the reader; a function of the answer if it depends on it.
        section: where to read again.
        hints: up to three.
    """

    name: str
    holds: Callable[[Any], bool]
    says: str | Callable[[Any], str]
    section: str = ""
    hints: tuple[str, ...] = ()


@dataclass(frozen=True)
class Open:
    """An exercise with many right answers: whatever has all the properties.

    Attributes:
        name: chapter and number.
        function: what the reader calls her answer.
        section: where to read again.
        requirements: from the plainest (its shape) on; the first that fails is named.
    """

    name: str
    function: str
    section: str
    requirements: tuple[Requirement, ...]
    asks_for_a_value: bool = True
