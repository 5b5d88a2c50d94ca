"""Lines that do not stand beside their references: shifted, in another order, missing.

How near two lines are is asked of their words, and rare words count more. Lines of a script
without spaces are compared by pairs of characters.
"""

import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, pairwise
from typing import NamedTuple

from bleu.faults.corpus import Corpus, Stream
from bleu.faults.finding import Evidence, Finding, Place, found, numbers, said_lines
from bleu.faults.visible import clipped, visible

WORD = re.compile(r"\w+")
UNSPACED = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]"
)
DISTANCES = (1, -1, 2, -2, 3, -3)
LOST = 0.4  # a line as far as this from its reference may belong to another one
NEAR = 0.4  # and it does, if another one is as near as this
CANDIDATES = 6  # rare words of a line that are looked up
COMMON = 20  # a word in more lines than this is not rare
SEARCHED = 10000  # lines that are looked up at most


BAND = 600_000  # pairs of lines that are compared at most, to find gaps
NEW_GAP = 0.3  # what a gap costs: less than one line that finds its partner

Partners = tuple[int | None, ...]


class Shift(NamedTuple):
    """From segment ``start`` on, line i belongs to line i + ``distance``."""

    start: int
    distance: int


def features(line: str | None) -> frozenset[str]:
    """What two lines can share: words, or pairs of characters where none is written.

    >>> sorted(features("The cat, the cat"))
    ['cat', 'the']
    >>> sorted(features("猫は猫"))
    ['は猫', '猫は']
    """
    found: set[str] = set()
    for word in WORD.findall((line or "").casefold()):
        if UNSPACED.search(word) and len(word) > 1:
            found.update(map("".join, pairwise(word)))
        else:
            found.add(word)
    return frozenset(found)


@dataclass(slots=True)
class Likeness:
    """How near the lines of two texts are to each other."""

    ours: Sequence[frozenset[str]]
    theirs: Sequence[frozenset[str]]
    weights: dict[str, float]
    our_sums: list[float]
    their_sums: list[float]

    @classmethod
    def of(cls, ours: Sequence[str | None], theirs: Sequence[str | None]) -> "Likeness":
        """The likeness of two texts; a word in many lines weighs little."""
        one, other = list(map(features, ours)), list(map(features, theirs))
        lines = Counter(word for words in (*one, *other) for word in words)
        n = len(one) + len(other)
        weights = {
            word: math.log(n / count + 0.1) + 0.01 for word, count in lines.items()
        }

        def total(words: frozenset[str]) -> float:
            return sum(weights[word] for word in words)

        return cls(one, other, weights, list(map(total, one)), list(map(total, other)))

    def of_lines(self, i: int, j: int) -> float:
        """From 0, nothing shared, to 1, the same words; 0 outside of the texts."""
        if not (0 <= i < len(self.ours) and 0 <= j < len(self.theirs)):
            return 0.0
        sums = self.our_sums[i] + self.their_sums[j]
        if not sums:
            return 0.0
        shared = self.ours[i] & self.theirs[j]
        return 2 * sum(map(self.weights.__getitem__, shared)) / sums


def find_misaligned(corpus: Corpus) -> Iterator[Finding]:
    """Files of unequal length, shifted lines, lines in another order."""
    shifts: dict[Shift, list[int]] = {}
    for side, name, stream in corpus.sides():
        if side < 0:
            continue
        if len(stream) != len(corpus.hypotheses):
            yield unequal(corpus, side, name, stream)
            continue
        likeness = Likeness.of(corpus.hypotheses, stream)
        own = [likeness.of_lines(i, i) for i in range(len(corpus))]
        lost = [i for i, near in enumerate(own) if near < LOST and likeness.ours[i]]
        if len(lost) < 3:
            continue
        shift = best_shift(likeness, own, DISTANCES)
        order = better_order(likeness, own, lost)
        if shift and order:  # a shift says more; an order has to be much better
            moved = realigned(corpus, shift=shift, sides=[side]).points
            sorted_points = in_order(corpus, side=side, order=order.lines).points
            shift = None if sorted_points > 1.2 * moved else shift
        if shift:
            shifts.setdefault(shift, []).append(side)
        elif order:
            yield from reordered(corpus, side, order)
    for shift, sides in shifts.items():
        yield from shifted(corpus, shift, sides)
    if corpus.sources is not None and len(corpus.sources) != len(corpus.hypotheses):
        names = corpus.names
        yield found(
            corpus,
            "unequal-lengths",
            "sure",
            f"{names.sources} has {len(corpus.sources)} lines, {names.hypotheses} has "
            f"{len(corpus.hypotheses)}.",
            rule="counted",
            places=[Place(names.sources), Place(names.hypotheses)],
            remedy="give the source file that was translated",
            section="book/questions_code.ipynb#q-different-lengths",
        )


def best_shift(
    likeness: Likeness, own: Sequence[float], distances: Sequence[int]
) -> Shift | None:
    """The shift that brings lines much nearer to their references, if there is one."""
    best, gain = None, 0.0
    before = list(accumulate(own, initial=0.0))
    n = len(own)
    for distance in distances:
        moved = [likeness.of_lines(i, i + distance) for i in range(n)]
        after = list(accumulate(moved, initial=0.0))
        # a line too many on our side has no partner at all: nothing is lost by it
        skipped = max(0, -distance)
        totals = [before[k] + after[n] - after[min(n, k + skipped)] for k in range(n)]
        start = max(range(n), key=totals.__getitem__)
        first = min(n, start + skipped)
        tail = max(1, n - first - max(0, distance))
        mean_moved = (after[n] - after[first]) / tail
        mean_own = (before[n] - before[first]) / tail
        is_clear = n - start >= 4 and mean_moved > 0.15
        nearer = sum(a > b + 0.05 for a, b in zip(moved[first:], own[first:]))
        is_nearer = mean_moved > 2 * mean_own + 0.05 and nearer >= 0.6 * tail
        if is_clear and is_nearer and totals[start] - before[n] > gain:
            best, gain = Shift(start, distance), totals[start] - before[n]
    return best


def aligned(stream: Stream, shift: Shift, n: int) -> Stream:
    """The references of n hypotheses; None for a line that has no partner.

    >>> aligned(("a", "x", "b", "c"), Shift(1, 1), 3)
    ('a', 'b', 'c')
    >>> aligned(("a", "b", "c"), Shift(1, -1), 4)
    ('a', None, 'b', 'c')
    """
    skipped = max(0, -shift.distance)
    lines: list[str | None] = []
    for i in range(n):
        j = i if i < shift.start else i + shift.distance
        lost = shift.start <= i < shift.start + skipped or not 0 <= j < len(stream)
        lines.append(None if lost else stream[j])
    return tuple(lines)


def realigned(corpus: Corpus, *, shift: Shift, sides: Sequence[int]) -> Corpus:
    """The corpus with the streams of some sides put beside their hypotheses."""
    streams = list(corpus.references)
    for side in sides:
        streams[side] = aligned(streams[side], shift, len(corpus.hypotheses))
    return corpus.with_parts(corpus.hypotheses, streams)


def said_shift(shift: Shift) -> str:
    """A shift in words.

    >>> said_shift(Shift(0, 1)), said_shift(Shift(4, -2))
    ('line 1 belongs to line 2, and so on', 'from line 5 on, 2 lines are too many')
    """
    start, distance = shift
    if start == 0 and distance > 0:
        return f"line 1 belongs to line {1 + distance}, and so on"
    if start == 0:
        return f"line {1 - distance} belongs to line 1, and so on"
    what = "line is" if abs(distance) == 1 else "lines are"
    many = "missing" if distance > 0 else "too many"
    return f"from line {start + 1} on, {abs(distance)} {what} {many}"


def pair(corpus: Corpus, side: int, i: int, j: int) -> tuple[Evidence, ...]:
    """A hypothesis and the reference that it belongs to."""
    names = corpus.names
    reference = corpus.references[side][j] or ""
    return (
        Evidence(names.hypotheses, i + 1, visible(clipped(corpus.hypotheses[i]))),
        Evidence(names.references[side], j + 1, visible(clipped(reference))),
    )


def shown_shift(corpus: Corpus, side: int, shift: Shift) -> tuple[Evidence, ...]:
    """The first line that a shift moves, and the line that it belongs to."""
    i = shift.start + max(0, -shift.distance)
    j = i + shift.distance
    if i < len(corpus.hypotheses) and 0 <= j < len(corpus.references[side]):
        return pair(corpus, side, i, j)
    return ()


def shifted(corpus: Corpus, shift: Shift, sides: Sequence[int]) -> Iterator[Finding]:
    """Files of one length, of which one is shifted."""
    names = [corpus.names.references[side] for side in sides]
    finding = found(
        corpus,
        "shifted",
        "sure",
        f"{corpus.names.hypotheses} and {' and '.join(names)} are shifted against each "
        f"other: {said_shift(shift)}.",
        rule="the lines share more than twice as many words with those at this distance "
        "as with those beside them",
        places=[
            Place(
                corpus.names.hypotheses,
                tuple(range(shift.start + 1, len(corpus.hypotheses) + 1)),
            )
        ],
        evidence=shown_shift(corpus, sides[0], shift),
        remedy="look at the two files side by side from this line on "
        f"(paste output reference | sed -n '{shift.start + 1},+3p'), delete the line too "
        "many or fill the gap",
        section="book/differs.ipynb#differs-first",
        repair=partial(realigned, shift=shift, sides=sides),
    )
    if (finding.cost or 0) > 0.1:
        yield finding


def unequal(corpus: Corpus, side: int, name: str, stream: Stream) -> Finding:
    """Files of unequal length, with the lines that have no partner, if these are found."""
    ours, theirs = len(corpus.hypotheses), len(stream)
    partners = partners_of(corpus.hypotheses, stream)
    longer = corpus.names.hypotheses if ours > theirs else name
    alone = without_partner(partners, theirs) if partners else ()
    where = (
        f"{longer}, {said_lines(alone)} without a partner"
        if alone
        else "which lines are too many or missing was not found"
    )
    return found(
        corpus,
        "unequal-lengths",
        "sure",
        f"{corpus.names.hypotheses} has {ours} lines, {name} has {theirs}: {where}.",
        rule="counted; line i of one belongs to line i of the other",
        places=[
            Place(each, alone if each == longer else ())
            for each in (corpus.names.hypotheses, name)
        ],
        evidence=unequal_lines(corpus, side, alone) if alone else (),
        remedy="delete the lines too many or fill the gaps; blank lines at the end, "
        "line breaks inside of a segment and a header are the usual causes",
        section="book/questions_code.ipynb#q-different-lengths",
        repair=partial(beside, side=side, partners=partners) if partners else None,
    )


def unequal_lines(
    corpus: Corpus, side: int, alone: Sequence[int]
) -> tuple[Evidence, ...]:
    """The first line without a partner, and what stands at its number opposite."""
    i, names = alone[0] - 1, corpus.names
    both = (
        (names.hypotheses, corpus.hypotheses),
        (names.references[side], corpus.references[side]),
    )
    return tuple(
        Evidence(name, i + 1, visible(clipped(lines[i] or "")))
        for name, lines in both
        if i < len(lines)
    )


def partners_of(ours: Stream, theirs: Stream) -> Partners | None:
    """For each of our lines the number of its partner, if some lines are dropped.

    Lines keep their order, and lines are dropped from the longer text alone. The best way
    is found by dynamic programming over how many were dropped so far; each new gap has to
    be worth it.

    >>> cat, dog, cow = "the cat is black", "my dog barks", "one cow gives milk"
    >>> partners_of((cat, dog, "I think", cow), (cat, dog, cow))
    (0, 1, None, 2)
    >>> partners_of((cat, cow), (cat, dog, cow))
    (0, 2)
    """
    n, extra = min(len(ours), len(theirs)), abs(len(ours) - len(theirs))
    if n * extra > BAND:
        return None
    likeness = Likeness.of(ours, theirs)
    we_are_short = len(ours) < len(theirs)
    best, steps = [0.0] + [-NEW_GAP] * extra, []
    for k in range(n):
        row, step = [], []
        top, at = -math.inf, 0
        for gap in range(extra + 1):
            i, j = (k, k + gap) if we_are_short else (k + gap, k)
            stays = best[gap] >= top
            row.append((best[gap] if stays else top) + likeness.of_lines(i, j))
            step.append(gap if stays else at)
            if best[gap] - NEW_GAP > top:
                top, at = best[gap] - NEW_GAP, gap
        best = row
        steps.append(step)
    if max(best) < 0.1 * n:
        return None
    gap = max(range(extra + 1), key=best.__getitem__)
    gaps = []
    for step in reversed(steps):
        gaps.append(gap)
        gap = step[gap]
    gaps.reverse()
    if we_are_short:
        return tuple(k + gap for k, gap in enumerate(gaps))
    known = {k + gap: k for k, gap in enumerate(gaps)}
    return tuple(known.get(i) for i in range(len(ours)))


def without_partner(partners: Partners, n: int) -> tuple[int, ...]:
    """The numbers, from 1, of the lines of the longer text that are left over.

    >>> without_partner((0, None, 1), 2), without_partner((0, 2), 3)
    ((2,), (2,))
    """
    if len(partners) > n:
        return numbers([i for i, j in enumerate(partners) if j is None])
    return numbers(set(range(n)) - set(partners))


def beside(corpus: Corpus, *, side: int, partners: Partners) -> Corpus:
    """The corpus with the lines of one stream beside their partners."""
    streams = list(corpus.references)
    lines = streams[side]
    streams[side] = tuple(None if j is None else lines[j] for j in partners)
    return corpus.with_parts(corpus.hypotheses, streams)


class Order(NamedTuple):
    """For each hypothesis the line of its reference, and the moves that this is made of."""

    lines: list[int]
    moves: dict[int, int]


def better_order(
    likeness: Likeness, own: Sequence[float], lost: Sequence[int]
) -> Order | None:
    """An order in which three lines or more stand beside a much nearer reference."""
    moves = better_partners(likeness, own, lost)
    # by chance, lines are near to any other; lines that were moved exchange places
    exchanged = sum(j in moves for j in moves.values())
    if len(moves) < 3 or max(exchanged / len(moves), 5 * len(moves) / len(own)) < 0.5:
        return None
    return Order(order_of(moves, len(own)), moves)


def without_end(stream: Stream) -> Stream:
    """A text without the blank lines at its end."""
    last = max((i for i, line in enumerate(stream) if (line or "").strip()), default=-1)
    return stream[: last + 1]


def reordered(corpus: Corpus, side: int, order: Order) -> Iterator[Finding]:
    """Lines that are much nearer to another reference than to their own."""
    moves = order.moves
    first, j = min(moves.items())
    name = corpus.names.references[side]
    many = len(moves) >= max(5, 0.02 * len(corpus))
    finding = found(
        corpus,
        "another-order",
        "sure" if many else "suspected",
        f"{len(moves)} lines of {corpus.names.hypotheses} belong to other lines of "
        f"{name}: the order of the lines differs.",
        rule="each shares nearly nothing with its own reference, and at least "
        "two words in five with another one, which has no better partner; most of them "
        "exchange places, or they are one in ten",
        places=[Place(corpus.names.hypotheses, numbers(moves))],
        evidence=pair(corpus, side, first, j),
        remedy="keep the order of the input: sort the output by its index; parallel "
        "workers and sorting by length are the usual causes",
        section="book/differs.ipynb#differs-first",
        repair=partial(in_order, side=side, order=order.lines),
    )
    if (finding.cost or 0) > 0.1:
        yield finding


def better_partners(
    likeness: Likeness, own: Sequence[float], lost: Sequence[int]
) -> dict[int, int]:
    """From lost lines to the references that they belong to."""
    index: dict[str, list[int]] = {}
    for j, words in enumerate(likeness.theirs):
        for word in words:
            index.setdefault(word, []).append(j)
    step = max(1, len(lost) // SEARCHED)
    offers: list[tuple[float, int, int]] = []
    for i in lost[::step]:
        rare = sorted(likeness.ours[i], key=likeness.weights.__getitem__, reverse=True)
        known = [index[word] for word in rare if word in index]
        near = {
            j for lines in known[:CANDIDATES] if len(lines) <= COMMON for j in lines
        }
        offers += [
            (score, i, j)
            for j in near
            if min(len(likeness.ours[i]), len(likeness.theirs[j])) >= 3
            and (score := likeness.of_lines(i, j)) >= NEAR
            and score > max(own[i] + 0.25, own[j] + 0.1)
        ]
    moves: dict[int, int] = {}
    taken: set[int] = set()
    for _, i, j in sorted(offers, reverse=True):
        if i not in moves and j not in taken:
            moves[i] = j
            taken.add(j)
    return moves


def order_of(moves: dict[int, int], n: int) -> list[int]:
    """For each hypothesis its reference, a permutation that makes the moves.

    >>> order_of({0: 2, 2: 1}, 3)
    [2, 0, 1]
    """
    taken = set(moves.values())
    order = [moves.get(i, -1 if i in taken else i) for i in range(n)]
    free = sorted(set(range(n)) - set(order))
    return [free.pop(0) if j < 0 else j for j in order]


def in_order(corpus: Corpus, *, side: int, order: Sequence[int]) -> Corpus:
    """The corpus with one stream in the order of the hypotheses."""
    streams = list(corpus.references)
    streams[side] = tuple(streams[side][j] for j in order)
    return corpus.with_parts(corpus.hypotheses, streams)
