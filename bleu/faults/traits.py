"""Traits: what lines of one side have, and those of the other have not.

Natural text differs in style here and there. So a trait is a fault only if it stands on one
side nearly alone, in enough lines, and if taking it away on both sides raises the score.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bleu.faults.corpus import Corpus, Mend
from bleu.faults.finding import Evidence, Finding, Grade, Place, numbers
from bleu.faults.visible import clipped, visible

ONE_SIDED = 0.8  # of the lines with a trait, so many have it on the same side alone
POINTS = 0.02  # a repair that gives less has not shown anything


@dataclass(frozen=True, slots=True)
class Trait:
    """What a line may have that its counterpart has not.

    Attributes:
        name: of the fault.
        says: what the lines have, the end of "12 lines of output.txt ...".
        remedy, section: what to do, and where the book explains it.
        has: whether a line has it.
        mend: the line without it; any other line stays as it is.
        least, share: a fault stands in so many lines, and in this share of all lines.
        sure_share: from this share of the lines on it is sure, if it costs points.
        on_both_sides: it is a fault, too, where both sides have it.
        harmless: it is worth a suspicion even where it costs nothing.
        marks: characters whose code evidence shows.
    """

    name: str
    says: str
    remedy: str
    section: str
    has: Callable[[str], object]
    mend: Mend
    least: int = 3
    share: float = 0.02
    sure_share: float = 0.05
    on_both_sides: bool = False
    harmless: bool = False
    marks: re.Pattern[str] | None = None


def find_trait(
    corpus: Corpus, trait: Trait, having: dict[int, tuple[int, ...]] | None = None
) -> Iterator[Finding]:
    """The trait, if it is a fault here; ``having`` are the lines with it, if known."""
    having = lines_with(corpus, trait.has) if having is None else having
    count = len(set().union(*having.values()))
    if count < max(trait.least, trait.share * len(corpus)):
        return
    sides = faulty_sides(having, count, on_both_sides=trait.on_both_sides)
    if not sides:
        return
    before, repaired = corpus.points, corpus.mapped(trait.mend)
    after = repaired.points
    moves = is_better(corpus, repaired)
    if trait.on_both_sides and len(sides) > 1:
        moves = abs(after - before) > POINTS
    if not moves and not trait.harmless:
        return
    affected = {i for side in sides for i in having[side]}
    named = {side: (name, lines) for side, name, lines in corpus.sides()}
    is_frequent = len(affected) >= trait.sure_share * len(corpus)
    grade: Grade = "sure" if moves and is_frequent else "suspected"
    yield Finding(
        name=trait.name,
        grade=grade,
        sentence=f"{said_count(having, sides, named)} {trait.says}",
        rule=rule(trait, grade, moves=moves, sides=len(sides)),
        places=tuple(Place(named[s][0], numbers(having[s])) for s in sides),
        evidence=evidence(corpus, trait, sides[0], having[sides[0]][0]),
        before=before,
        after=after,
        remedy=trait.remedy,
        section=trait.section,
        repair=lambda given: given.mapped(trait.mend),
    )


def is_better(corpus: Corpus, repaired: Corpus) -> bool:
    """Whether a repair has raised the score, or what it would be without its penalty."""
    return (
        repaired.points - corpus.points > POINTS
        or repaired.precision_points - corpus.precision_points > POINTS
    )


def lines_with(
    corpus: Corpus, has: Callable[[str], object]
) -> dict[int, tuple[int, ...]]:
    """For each side its segments, from 0, whose line has something."""
    known: dict[str, bool] = {}

    def asked(line: str | None) -> bool:
        if not line:
            return False
        if line not in known:
            known[line] = bool(has(line))
        return known[line]

    n = len(corpus)
    return {
        side: tuple(i for i, line in enumerate(lines[:n]) if asked(line))
        for side, _, lines in corpus.sides()
    }


def faulty_sides(
    having: dict[int, tuple[int, ...]], count: int, *, on_both_sides: bool
) -> list[int]:
    """The sides that have a trait alone, or all that have it; none if it is natural."""
    ours = set(having[-1])
    theirs = set().union(*(lines for side, lines in having.items() if side >= 0))
    if len(ours - theirs) >= ONE_SIDED * count:
        return [-1]
    if len(theirs - ours) >= ONE_SIDED * count:
        return [side for side, lines in having.items() if side >= 0 and lines]
    if on_both_sides:
        return [side for side, lines in having.items() if lines]
    return []


def said_count(
    having: dict[int, tuple[int, ...]],
    sides: Sequence[int],
    named: dict[int, tuple[str, tuple[str | None, ...]]],
) -> str:
    """How many lines, and of what."""
    parts = [
        f"{len(having[s])} line{'s' * (len(having[s]) > 1)} of {named[s][0]}"
        for s in sides
    ]
    return " and ".join(parts)


def rule(trait: Trait, grade: Grade, *, moves: bool, sides: int) -> str:
    """Why a trait is called a fault."""
    where = "one side alone has it" if sides == 1 else "it is never part of a text"
    if not trait.on_both_sides and sides > 1:
        where = "the references alone have it"
    if grade == "sure":
        return f"{where}, and without it the score or its precisions change"
    if moves:
        return f"{where}, and without it the score or its precisions change, but few lines have it"
    return f"{where}, but this tokenizer does not see it; another one may"


def evidence(
    corpus: Corpus, trait: Trait, side: int, segment: int
) -> tuple[Evidence, ...]:
    """The first line with the trait, and its counterpart."""
    named = {s: (name, lines) for s, name, lines in corpus.sides()}
    found = []
    for each in (side, 0 if side == -1 else -1):
        name, lines = named[each]
        line = lines[segment]
        if line is None:
            continue
        at = first_difference(line, trait.mend(line))
        text = visible(clipped(line, at), trait.marks)
        found.append(Evidence(name, segment + 1, text))
    return tuple(found)


def first_difference(one: str, other: str) -> int:
    """Where two lines part."""
    for at, (a, b) in enumerate(zip(one, other)):
        if a != b:
            return at
    return min(len(one), len(other))
