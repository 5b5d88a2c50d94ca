"""What was found: a fault, how sure it is, where, and what it costs."""

import textwrap
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Literal

from bleu.faults.corpus import Corpus
from bleu.faults.visible import clipped, visible

Grade = Literal["sure", "suspected"]
Repair = Callable[[Corpus], Corpus]
WIDTH = 72  # of a report, without what it is indented by: 76 fit a page and a terminal


@dataclass(frozen=True, slots=True)
class Place:
    """Lines of one file.

    Attributes:
        file: its name, or the name of the argument.
        lines: numbers from 1, in order; empty when the whole file is meant.
    """

    file: str
    lines: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{self.file}, {said_lines(self.lines)}" if self.lines else self.file


@dataclass(frozen=True, slots=True)
class Evidence:
    """One line to look at, with the invisible made visible.

    Attributes:
        file: whose line it is.
        line: its number, from 1.
        text: the line, or the piece of it that matters.
    """

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault.

    Attributes:
        name: of the fault, a key of :data:`bleu.faults.FAULTS`.
        grade: "sure" or "suspected".
        sentence: what is wrong.
        rule: why it is said, and why with this grade.
        places: the files, and their lines.
        evidence: lines to look at.
        before: the score as it is, in points.
        after: the score after the repair, in points; None where nothing but a new output
            repairs it.
        remedy: what to do, a command or a line of Python.
        section: where the book explains it, a page and an anchor.
        repair: from a corpus to a corpus, None where ``after`` is.
    """

    name: str
    grade: Grade
    sentence: str
    rule: str
    places: tuple[Place, ...]
    evidence: tuple[Evidence, ...]
    before: float
    after: float | None
    remedy: str
    section: str
    repair: Repair | None = field(default=None, compare=False, repr=False)

    @property
    def cost(self) -> float | None:
        """What the fault takes away, in points; negative when it adds points."""
        return None if self.after is None else self.after - self.before

    @property
    def is_sure(self) -> bool:
        """Whether the grade is "sure"."""
        return self.grade == "sure"

    def as_dict(self) -> dict[str, object]:
        """Everything but the repair, ready for JSON."""
        return {
            "name": self.name,
            "grade": self.grade,
            "sentence": self.sentence,
            "rule": self.rule,
            "places": [
                {"file": place.file, "lines": list(place.lines)}
                for place in self.places
            ],
            "evidence": [
                {"file": each.file, "line": each.line, "text": each.text}
                for each in self.evidence
            ],
            "before": self.before,
            "after": self.after,
            "cost": self.cost,
            "remedy": self.remedy,
            "section": self.section,
        }

    def __str__(self) -> str:
        where = "; ".join(map(str, self.places))
        rows = [f"{self.grade}: {self.name}", *wrapped("", self.sentence)]
        rows += wrapped("where", where) if where else []
        rows += [f"look   {each}" for each in self.evidence]
        rows += wrapped("cost", said_cost(self.before, self.after))
        rows += wrapped("why", self.rule)
        rows += wrapped("do", self.remedy)
        rows += wrapped("read", self.section)
        return "\n    ".join(rows)


def wrapped(label: str, text: str) -> list[str]:
    """The lines of a text, with a label before the first.

    >>> wrapped("why", "counted")
    ['why    counted']
    """
    indent = " " * 7 if label else ""
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=f"{label:7}" if label else "",
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def found(
    corpus: Corpus,
    name: str,
    grade: Grade,
    sentence: str,
    *,
    rule: str,
    places: Sequence[Place],
    remedy: str,
    section: str,
    evidence: Sequence[Evidence] = (),
    repair: Repair | None = None,
    after: float | None = None,
) -> Finding:
    """A finding, with the score before and after its repair."""
    return Finding(
        name=name,
        grade=grade,
        sentence=sentence,
        rule=rule,
        places=tuple(places),
        evidence=tuple(evidence),
        before=corpus.points,
        after=repair(corpus).points if repair else after,
        remedy=remedy,
        section=section,
        repair=repair,
    )


def said_cost(before: float, after: float | None) -> str:
    """The cost in words.

    >>> said_cost(20.0, 31.5)
    '11.50 points: 20.00 as it is, 31.50 repaired'
    >>> said_cost(69.2, 53.13)
    '16.07 points too many: 69.20 as it is, 53.13 repaired'
    >>> said_cost(20.0, 20.0)
    'no point here: 20.00 with it and without'
    >>> said_cost(20.0, None)
    'not known: only a new output or file repairs it'
    """
    if after is None:
        return "not known: only a new output or file repairs it"
    if abs(after - before) < 0.005:
        return f"no point here: {before:.2f} with it and without"
    size = f"{abs(after - before):.2f} points"
    many = " too many" if after < before else ""
    return f"{size}{many}: {before:.2f} as it is, {after:.2f} repaired"


def said_lines(lines: Sequence[int]) -> str:
    """Some of the numbers, and how many more there are.

    >>> said_lines([4]), said_lines([4, 17])
    ('line 4', 'lines 4 and 17')
    >>> said_lines(range(1, 44))
    'lines 1, 2, 3 and 40 more'
    """
    if len(lines) == 1:
        return f"line {lines[0]}"
    if len(lines) <= 4:
        return f"lines {', '.join(map(str, lines[:-1]))} and {lines[-1]}"
    return f"lines {', '.join(map(str, lines[:3]))} and {len(lines) - 3} more"


def pair_of_lines(corpus: Corpus, i: int, stream: int = 0) -> tuple[Evidence, ...]:
    """A hypothesis and its reference, to look at."""
    return shown(corpus, (-1, i), (stream, i))


def shown(corpus: Corpus, *places: tuple[int, int]) -> tuple[Evidence, ...]:
    """Lines to look at: side (-1 is the hypotheses) and number from 0 of each."""
    sides = [(name, lines) for _, name, lines in corpus.sides()]
    found = []
    for side, i in places:
        name, lines = sides[side + 1]
        line = lines[i] if i < len(lines) else None
        if line is not None:
            found.append(Evidence(name, i + 1, visible(clipped(line))))
    return tuple(found)


def without(corpus: Corpus, segments: Collection[int]) -> float | None:
    """The score without some segments, in points; None when no other is left."""
    if len(set(segments)) >= len(corpus):
        return None
    return corpus.without(segments).points


def numbers(segments: Collection[int]) -> tuple[int, ...]:
    """Line numbers of segments that are counted from 0."""
    return tuple(i + 1 for i in sorted(segments))
