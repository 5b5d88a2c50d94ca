"""The statistics of all segments as a table of integers, and scores of rows. Chapter 10.

numpy only adds integers up, so that no result hangs on its version: in int64, or in float64
where every sum is an integer below 2**53, which it holds exactly in whatever order it adds.
"""

from collections.abc import Iterable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from bleu.checks import require_integer
from bleu.fast.scores import plain_score
from bleu.fast.streaming import StatsTable
from bleu.score import bleu_score
from bleu.significance.results import require_one_order, require_segments
from bleu.smoothing import Smoothing, no_smoothing
from bleu.stats import BleuStats

IntArray = NDArray[np.int64]
FloatArray = NDArray[np.float64]

EXACT = 2**53  # float64 holds every integer up to here
# numpy's BLAS gives wider products to threads, which wait for each other on a busy machine
ROWS, COLUMNS = 8, 15
CELLS = 2**20  # of one table of samples, 8 bytes each, however large the corpus is


def count_table(segments: Sequence[BleuStats]) -> IntArray:
    """The statistics of the segments as a table: one row each, so that columns add up.

    Its columns: N of matches, N of totals, the hypothesis length and the reference length.
    All segments, two or more, have the same order N.

    >>> count_table([BleuStats((3,), (4,), 4, 5), BleuStats((0,), (2,), 2, 2)]).tolist()
    [[3, 4, 4, 5], [0, 2, 2, 2]]
    >>> count_table([BleuStats.zero(4)] * 3).shape
    (3, 10)
    """
    require_segments(segments)
    if isinstance(segments, StatsTable):
        return np.array(segments.numbers, dtype=np.int64).reshape(-1, segments.width)
    rows = [(*s.matches, *s.totals, s.hyp_len, s.ref_len) for s in segments]
    return np.array(rows, dtype=np.int64)


def side_by_side(first: Sequence[BleuStats], second: Sequence[BleuStats]) -> IntArray:
    """The tables of two systems beside each other, a row for each segment."""
    tables = [count_table(first), count_table(second)]
    if len(first) != len(second):
        raise ValueError(
            f"{len(first)} segments in first but {len(second)} in second; a paired test "
            "needs the same segments in the same order"
        )
    require_one_order({table.shape[1] // 2 - 1 for table in tables})
    return np.hstack(tables)


def for_sums(table: IntArray) -> IntArray | FloatArray:
    """The table in float64, whose products are the quickest, unless a sum could be too large."""
    largest = int(abs(table).max()) * len(table)
    return table.astype(np.float64) if largest < EXACT else table


def sums(times: NDArray[np.generic], table: IntArray | FloatArray) -> IntArray:
    """The segments' rows added up, each as many times as a row of ``times`` says.

    ``times`` takes as many segments in each row as there are, or fewer; ``table`` is as
    :func:`for_sums` makes it.

    >>> table = np.array([[3, 4], [1, 4]])
    >>> sums(np.array([[0, 2], [1, 1]]), for_sums(table)).tolist()
    [[2, 8], [4, 8]]
    >>> sums(np.array([[0, 0]]), for_sums(table)).tolist()
    [[0, 0]]
    """
    found = np.empty((len(times), table.shape[1]), dtype=np.int64)
    for at in range(0, len(times), ROWS):
        some = times[at : at + ROWS].astype(table.dtype, copy=False)
        for place in range(0, table.shape[1], COLUMNS):
            columns = slice(place, place + COLUMNS)
            found[at : at + ROWS, columns] = some @ table[:, columns]
    return found


def row_score(row: list[int], smoothing: Smoothing) -> float:
    """The score of pooled counts, a ratio."""
    if smoothing is no_smoothing:
        return plain_score(row)
    n = len(row) // 2 - 1
    stats = BleuStats(tuple(row[:n]), tuple(row[n:-2]), row[-2], row[-1])
    return bleu_score(stats, smoothing=smoothing).score


def row_scores(row: list[int], smoothing: Smoothing) -> tuple[float, float]:
    """The scores of two systems side by side."""
    half = len(row) // 2
    return row_score(row[:half], smoothing), row_score(row[half:], smoothing)


def chunk_sizes(n_samples: int, n_segments: int, *, at_once: int = 32) -> Iterator[int]:
    """Numbers of samples, each a table of CELLS at most where ``at_once`` samples fit."""
    require_integer(n_samples, "n_samples", least=1)
    step = at_once * max(1, CELLS // (at_once * n_segments))
    yield from (min(step, n_samples - at) for at in range(0, n_samples, step))


def with_progress(
    tables: Iterable[IntArray], total: int, *, shown: bool
) -> Iterable[list[int]]:
    """The rows of all tables; on a terminal, with a bar when they take over a second."""
    rows = (row for table in tables for row in table.tolist())
    if not shown:
        return rows
    try:
        from tqdm import tqdm  # type: ignore[import-untyped]
    except ModuleNotFoundError:
        return rows
    bar = tqdm(rows, total=total, delay=1, disable=None, leave=False)
    return bar  # type: ignore[no-any-return]
