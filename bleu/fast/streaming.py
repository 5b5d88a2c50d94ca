"""The statistics of many segments, in little memory: for files larger than it.

A segment is a row of 2N + 2 integers of 4 bytes: 40 bytes for N = 4, so 40 MB for a
million. Its tokens would take a hundred times as much.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from bleu.fast.scores import all_segment_stats
from bleu.ngrams import Tokens
from bleu.stats import BleuStats


class StatsTable(Sequence[BleuStats]):
    """The statistics of segments, in a table of integers; a sequence of ``BleuStats``.

    Its rows are those of :func:`bleu.significance.count_table`: N of matches, N of totals,
    the hypothesis length and the reference length.

    Attributes:
        max_order: N.
        numbers: the rows, one behind another; integers below 2**32.

    >>> table = StatsTable(1, [BleuStats((3,), (4,), 4, 5), BleuStats((0,), (2,), 2, 2)])
    >>> table[1]
    BleuStats(matches=(0,), totals=(2,), hyp_len=2, ref_len=2)
    >>> table.total()
    BleuStats(matches=(3,), totals=(6,), hyp_len=6, ref_len=7)
    >>> StatsTable(1).total()
    BleuStats(matches=(0,), totals=(0,), hyp_len=0, ref_len=0)
    """

    __slots__ = ("max_order", "numbers")

    def __init__(self, max_order: int, segments: Iterable[BleuStats] = ()) -> None:
        self.max_order = BleuStats.zero(max_order).max_order  # which checks it
        self.numbers = array("I")
        for segment in segments:
            self.append(segment)

    @property
    def width(self) -> int:
        """The integers of a row, 2N + 2."""
        return 2 * self.max_order + 2

    def __len__(self) -> int:
        return len(self.numbers) // self.width

    @overload
    def __getitem__(self, place: int) -> BleuStats: ...
    @overload
    def __getitem__(self, place: slice) -> "list[BleuStats]": ...
    def __getitem__(self, place: int | slice) -> "BleuStats | list[BleuStats]":
        if isinstance(place, slice):
            return [self[i] for i in range(*place.indices(len(self)))]
        start = range(len(self))[place] * self.width  # an IndexError if there is none
        return self._stats(self.numbers[start : start + self.width])

    def __iter__(self) -> Iterator[BleuStats]:
        return (self[i] for i in range(len(self)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, StatsTable):
            return NotImplemented
        return self.max_order == other.max_order and self.numbers == other.numbers

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"StatsTable of {len(self)} segments up to order {self.max_order}"

    def append(self, segment: BleuStats) -> None:
        """Add one segment's row."""
        self._require_order(segment.max_order)
        row = (*segment.matches, *segment.totals, segment.hyp_len, segment.ref_len)
        self.numbers.extend(row)

    def extend(self, other: "StatsTable") -> None:
        """Add the rows of another table."""
        self._require_order(other.max_order)
        self.numbers.extend(other.numbers)

    def total(self) -> BleuStats:
        """The statistics of all segments together."""
        return self._stats(
            [sum(self.numbers[i :: self.width]) for i in range(self.width)]
        )

    def _require_order(self, max_order: int) -> None:
        if max_order != self.max_order:
            raise ValueError(
                f"statistics up to order {max_order} in a table up to order "
                f"{self.max_order}; count both to the same order"
            )

    def _stats(self, row: Sequence[int]) -> BleuStats:
        n = self.max_order
        return BleuStats(tuple(row[:n]), tuple(row[n:-2]), row[-2], row[-1])


def count_segments(
    hypotheses: Sequence[Tokens],
    references: Sequence[Sequence[Tokens]],
    *,
    max_order: int = 4,
) -> StatsTable:
    """The statistics of each segment, as a table: of as many as fit into memory.

    ``references[i]`` are the references of ``hypotheses[i]``, token lists all of them.

    >>> count_segments(["a b c d".split()], [["a b x d".split()]], max_order=2)[0]
    BleuStats(matches=(3, 1), totals=(4, 3), hyp_len=4, ref_len=4)
    >>> len(count_segments([], []))
    0
    """
    if not hypotheses:
        return StatsTable(max_order)
    counted = all_segment_stats(hypotheses, references, max_order=max_order)
    return StatsTable(max_order, counted)
