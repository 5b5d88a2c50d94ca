"""Dot plots of many segments at once, with numpy: segments of like length make a block.

A block has a column for each segment, so that one step of numpy is taken for all of them. A
row of a plot is 64 bits of an integer (or several such), and a bit is a dot, so that matches
of the next order are again a shift and an "and". Nothing is checked; nothing overflows,
since a block has no segment of more than LONGEST tokens.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import chain

import numpy as np
from numpy import bitwise_count  # numpy 2.0 is the first to have it
from numpy.typing import NDArray

from bleu.fast.counting import segment_matches
from bleu.fast.numbers import Numbers, numbered
from bleu.ngrams import Tokens

IntArray = NDArray[np.int64]
Rows = NDArray[np.uint64]

SEGMENTS = (
    4096  # whose words are numbered at a time: memory stays small, and a cache helps
)
CELLS = 2**14  # of the numbers of one block: few steps of numpy, and a cache holds them
# tokens: plots grow with the square, and 8 bits have to hold a sum over a column
LONGEST = 250
MANY = 20_000  # segments, for which it is worth importing Arrow
NO_WORD, NO_REFERENCE = -1, -2  # below a column that is full; never equal to each other


def corpus_table(
    hypotheses: Sequence[Tokens], references: Sequence[Sequence[Tokens]], max_order: int
) -> IntArray:
    """A row for each segment: matches and totals of N orders, then c and r.

    Raises OddTokens for a token that is neither a string nor an integer.

    >>> corpus_table([["a", "b"], ["c"]], [[["a", "b"]], [["d"], []]], 2).tolist()
    [[2, 1, 2, 1, 2, 2], [0, 0, 1, 0, 1, 1]]
    """
    arrow = "pyarrow" in sys.modules or len(hypotheses) >= MANY
    tables = [
        chunk_table(
            hypotheses[at : at + SEGMENTS],
            references[at : at + SEGMENTS],
            max_order,
            arrow=arrow,
        )
        for at in range(0, len(hypotheses), SEGMENTS)
    ]
    return np.concatenate(tables)


def chunk_table(
    hypotheses: Sequence[Tokens],
    references: Sequence[Sequence[Tokens]],
    max_order: int,
    *,
    arrow: bool,
) -> IntArray:
    """The same of so few segments that all their words are numbered at once."""
    lists = [*hypotheses, *chain.from_iterable(references)]
    lengths = np.fromiter(map(len, lists), np.int64, len(lists))
    n_refs = np.fromiter(map(len, references), np.int64, len(references))
    numbers = numbered(lists, int(lengths.sum()), arrow=arrow)
    columns = Columns(numbers, lengths)
    first_ref = len(hypotheses) + before(n_refs)
    hyp_lens, ref_lens = lengths[: len(hypotheses)], lengths[len(hypotheses) :]
    longest = np.maximum(
        hyp_lens, np.maximum.reduceat(ref_lens, places(before(n_refs)))
    )
    matches = np.zeros((len(hypotheses), max_order), np.int64)
    for block in blocks(longest, n_refs):
        hypothesis = columns.of(block, NO_WORD)
        group = [
            columns.of(first_ref[block] + k, NO_REFERENCE, where=k < n_refs[block])
            for k in range(n_refs[block].max())
        ]
        matches[block] = block_matches(hypothesis, group, max_order).T
    for i in np.flatnonzero(longest > LONGEST).tolist():
        matches[i] = segment_matches(hypotheses[i], references[i], max_order)
    totals = np.maximum(0, hyp_lens[:, None] - np.arange(max_order))
    closest = closest_lengths(hyp_lens, ref_lens, n_refs)
    return np.column_stack([matches, totals, hyp_lens, closest])


def before(counts: IntArray) -> IntArray:
    """The sum of all counts before each.

    >>> before(np.array([3, 1, 2])).tolist()
    [0, 3, 4]
    """
    return np.cumsum(counts) - counts


def places(numbers: IntArray) -> NDArray[np.intp]:
    """The numbers as an index has to be: in a browser, an address has 32 bits.

    >>> places(np.array([3, 1])).tolist()
    [3, 1]
    """
    return numbers.astype(np.intp, copy=False)


class Columns:
    """Token lists as columns of numbers.

    >>> columns = Columns(np.array([7, 8, 9], np.int32), np.array([2, 1]))
    >>> columns.of(np.array([0, 1]), NO_WORD).tolist()
    [[7, 9], [8, -1]]
    """

    def __init__(self, numbers: Numbers, lengths: IntArray) -> None:
        self.numbers = np.append(numbers, np.int32(NO_WORD))  # something to take
        self.lengths, self.starts = lengths, before(lengths)

    def of(
        self, lists: IntArray, filler: int, where: NDArray[np.bool_] | None = None
    ) -> Numbers:
        """A column for each of these lists, filled up below; empty except ``where``."""
        if where is not None and not where.all():
            lists = np.where(where, lists, 0)
            lengths = np.where(where, self.lengths[lists], 0)
        else:
            lengths = self.lengths[lists]
        place = np.arange(lengths.max())[:, None]
        columns = self.numbers.take(places(self.starts[lists] + place), mode="clip")
        columns[place >= lengths] = filler
        return columns


def blocks(longest: IntArray, n_refs: IntArray) -> Iterator[IntArray]:
    """Segments of like numbers of references and like lengths; those too long are left out.

    >>> [block.tolist() for block in blocks(np.array([3, 600, 400, 2]), np.array([1] * 4))]
    [[3, 0]]
    >>> len(list(blocks(np.array([250] * 99), np.array([1] * 99))))
    2
    """
    order = np.lexsort((longest, n_refs))
    order = order[longest[order] <= LONGEST]
    while len(order):
        lengths = np.maximum.accumulate(longest[order])
        fits = np.arange(1, len(order) + 1) * lengths <= CELLS
        size = len(order) if fits.all() else max(1, int(fits.argmin()))
        yield order[:size]
        order = order[size:]


def closest_lengths(
    hyp_lens: IntArray, ref_lens: IntArray, n_refs: IntArray
) -> IntArray:
    """The length of each segment's closest reference; of two as close, the shorter.

    >>> closest_lengths(np.array([12]), np.array([13, 11, 20]), np.array([3])).tolist()
    [11]
    """
    far = np.abs(ref_lens - np.repeat(hyp_lens, places(n_refs)))
    least = np.minimum.reduceat(far << 32 | ref_lens, places(before(n_refs)))
    return least & 0xFFFF_FFFF


def block_matches(
    hypothesis: Numbers, references: Sequence[Numbers], max_order: int
) -> IntArray:
    """Clipped matches, a row for each order, of segments that are columns.

    The k-th copy of an n-gram is a match if some reference has it k times or more. So each
    row of a plot is asked twice how many dots it has: against the references, and against
    the hypothesis itself, where the dots before the diagonal are its earlier copies.

    >>> import numpy as np
    >>> the, cat = 0, 1
    >>> hypothesis = np.array([[the] * 7], np.int32).T
    >>> block_matches(hypothesis, [np.array([[the, cat, the]], np.int32).T], 2).tolist()
    [[2], [0]]
    """
    own = before_diagonal(block_rows(hypothesis, hypothesis))
    plots = [own, *(block_rows(hypothesis, reference) for reference in references)]
    hits = plots
    matches = np.zeros((max_order, hypothesis.shape[1]), np.int64)
    for n in range(min(max_order, len(hypothesis))):
        if n:
            plots = [up_and_left(plot) for plot in plots]
            hits = [plot & hit[:, :-1] for plot, hit in zip(plots, hits)]
        copies, *theirs = map(dots, hits)
        best = theirs[0]
        for count in theirs[1:]:
            best = np.maximum(best, count)
        matches[n] = (copies < best).view(np.uint8).sum(axis=0, dtype=np.uint8)
    return matches


def block_rows(hypothesis: Numbers, reference: Numbers) -> Rows:
    """The plots: bit j of row i of a column says whether its words i and j are equal.

    Indexed by 64 words of the reference, word of the hypothesis, segment.

    >>> block_rows(np.array([[5], [7]]), np.array([[7], [5], [7]])).tolist()
    [[[2], [5]]]
    """
    length = len(reference)
    rows = np.zeros((max(1, -(-length // 64)), *hypothesis.shape), np.uint64)
    dot = np.empty(hypothesis.shape, np.bool_)
    eight = np.empty(hypothesis.shape, np.uint8)
    for first in range(0, length, 8):  # one byte a dot would cost eight times as much
        eight[:] = 0
        for word in reference[first : first + 8][::-1]:
            np.equal(hypothesis, word, out=dot)
            np.add(eight, eight, out=eight)
            np.bitwise_or(eight, dot.view(np.uint8), out=eight)
        rows[first // 64] |= eight.astype(np.uint64) << np.uint64(first % 64)
    return rows


def before_diagonal(rows: Rows) -> Rows:
    """Only the bits j < i of row i.

    >>> before_diagonal(np.full((1, 3, 1), 7, np.uint64)).tolist()
    [[[0], [1], [3]]]
    """
    words, length, _ = rows.shape
    bits = np.clip(np.arange(length) - 64 * np.arange(words)[:, None], 0, 64)
    masks = (np.ones((), np.uint64) << bits.astype(np.uint64)) - np.uint64(1)
    before: Rows = rows & masks[:, :, None]
    return before


def up_and_left(rows: Rows) -> Rows:
    """Each row in the place of the one above, each bit in the place of the one before.

    >>> up_and_left(np.array([[[1], [6]]], np.uint64)).tolist()
    [[[3]]]
    """
    moved = rows[:, 1:] >> np.uint64(1)
    moved[:-1] |= rows[1:, 1:] << np.uint64(63)
    return moved


def dots(rows: Rows) -> NDArray[np.uint8]:
    """How many bits of each row are 1, over all its words."""
    counts: NDArray[np.uint8] = bitwise_count(rows)
    if len(counts) > 1:
        counts = counts.sum(axis=0, dtype=np.uint8, keepdims=True)
    first: NDArray[np.uint8] = counts[0]
    return first
