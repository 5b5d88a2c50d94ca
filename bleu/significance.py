"""How sure a score is, and a difference: bootstrap and paired tests. Chapter 10; floor 4.

A resample is a row that says how often each segment is taken. The row times the table of
counts is the resample's counts, and ``bleu_score`` makes its score of them. numpy only
adds whole numbers up, in int64, so that no result hangs on its version.
"""

from collections.abc import Iterable, Iterator, Sequence

from bleu.evidence import (
    Comparison,
    Interval,
    interval,
    p_value,
    require_samples,
    require_segments,
    require_settings,
)
from bleu.score import bleu_score
from bleu.smoothing import Smoothing, none
from bleu.stats import BleuStats

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError:
    raise ModuleNotFoundError(
        "bleu.significance needs numpy; install it with: pip install numpy"
    ) from None

Whole = NDArray[np.int64]
Seed = int | np.random.Generator

SEED = 12345  # sacreBLEU's default
CELLS = 2**20  # of one table of draws, 8 bytes each, however large the corpus


def count_table(segments: Sequence[BleuStats]) -> Whole:
    """The statistics of the segments as a table: one row each, so that columns add up.

    Args:
        segments: a :class:`~bleu.stats.BleuStats` per segment, all of one order N; two
            or more.

    Returns:
        N columns of matches, N of totals, hypothesis length and reference length.

    Raises:
        TypeError: a segment is something else.
        ValueError: fewer than 2 segments, or of different orders.

    >>> count_table([BleuStats((3,), (4,), 4, 5), BleuStats((0,), (2,), 2, 2)]).tolist()
    [[3, 4, 4, 5], [0, 2, 2, 2]]
    >>> count_table([BleuStats.zero(4)] * 3).shape
    (3, 10)
    """
    require_segments(segments)
    rows = [(*s.matches, *s.totals, s.hyp_len, s.ref_len) for s in segments]
    return np.array(rows, dtype=np.int64)


def draw(n_segments: int, *, n_samples: int = 1000, seed: Seed = SEED) -> Whole:
    """Bootstrap resamples: in each row, as many segment numbers as there are segments.

    Args:
        n_segments: the size of the test set.
        n_samples: how many rows, 1 or more.
        seed: of numpy's default generator. sacreBLEU 2.6.0 draws the same rows from it.

    Returns:
        A table of numbers from 0 to ``n_segments - 1``; a number may come again.

    Raises:
        TypeError, ValueError: ``n_samples`` is no whole number, or below 1.

    >>> draw(40, n_samples=100).shape
    (100, 40)
    >>> bool((draw(40, seed=1) == draw(40, seed=1)).all())
    True
    """
    require_samples(n_samples)
    rng = np.random.default_rng(seed)
    return rng.integers(n_segments, size=(n_samples, n_segments), dtype=np.int64)


def times_drawn(indices: Whole) -> Whole:
    """How often each segment is taken: one row per resample, one column per segment.

    Args:
        indices: resamples as :func:`draw` makes them.

    Returns:
        A table of the same shape. Times a :func:`count_table` it gives pooled counts.

    >>> times_drawn(np.array([[0, 2, 2], [1, 0, 2]])).tolist()
    [[1, 0, 2], [1, 1, 1]]
    >>> (times_drawn(np.array([[1, 1]])) @ np.array([[3, 4], [1, 4]])).tolist()
    [[2, 8]]
    """
    rows, n = indices.shape
    cells = indices + n * np.arange(rows)[:, None]  # n for each resample
    counts = np.bincount(cells.ravel().astype(np.intp), minlength=rows * n)
    return counts.reshape(rows, n).astype(np.int64)


def bootstrap_interval(
    segments: Sequence[BleuStats],
    *,
    n_samples: int = 1000,
    level: float = 0.95,
    seed: int = SEED,
    smoothing: Smoothing = none,
    indices: Whole | None = None,
) -> Interval:
    """The range in which a system's score falls when the test set is drawn again.

    Source: Koehn (2004), bootstrap resampling. sacreBLEU prints half of this range.

    Args:
        segments: the statistics of each segment, from ``segment_stats``; two or more.
        n_samples: resamples to draw.
        level: the share of the resamples inside, between 0 and 1.
        seed: of numpy's default generator; 12345 as in sacreBLEU.
        smoothing: from :mod:`bleu.smoothing`; segments counted as ``bleu_score`` asks.
        indices: resamples drawn elsewhere, in place of ``n_samples`` and ``seed``.

    Returns:
        An :class:`~bleu.evidence.Interval` of ratios.

    Raises:
        TypeError: a segment is not a :class:`~bleu.stats.BleuStats`.
        ValueError: fewer than 2 segments, or of different orders; ``n_samples`` below
            1; a negative seed; ``level`` outside (0, 1); indices that are not resamples.

    >>> segments = [BleuStats((2, 1), (4, 3), 4, 4), BleuStats((5, 4), (5, 4), 5, 5)]
    >>> print(bootstrap_interval(segments * 20, n_samples=200))
    74.54 points, 95 % of 200 resamples from 67.06 to 82.86
    >>> bootstrap_interval(segments[1:] * 2, n_samples=99).low
    1.0
    """
    require_settings(level=level, seed=seed, smoothing=smoothing)
    table = count_table(segments)
    draws = _draws(len(segments), n_samples, seed, indices)
    total = n_samples if indices is None else len(indices)
    rows = _progress((times @ table for times in draws), total)
    samples = [_score(row, smoothing) for row in rows]
    whole = _score(table.sum(axis=0).tolist(), smoothing)
    return interval(whole, samples, level=level)


def paired_bootstrap(
    first: Sequence[BleuStats],
    second: Sequence[BleuStats],
    *,
    n_samples: int = 1000,
    level: float = 0.95,
    seed: int = SEED,
    smoothing: Smoothing = none,
    indices: Whole | None = None,
) -> Comparison:
    """Two systems on the same resamples: the range of their difference, and a p-value.

    Source: Koehn (2004), who counts how often one system wins. Here p is the share of
    differences at least as far from the observed one as that is from 0. sacreBLEU takes
    absolute values before it centres; chapter 10 shows what becomes of its p.

    Args:
        first, second: the statistics of each segment of each system, in one order.
        n_samples, level, seed, smoothing, indices: see :func:`bootstrap_interval`.

    Returns:
        A :class:`~bleu.evidence.Comparison` with the interval of ``first - second``.

    Raises:
        TypeError, ValueError: as :func:`bootstrap_interval`; also for unequal lengths.

    >>> good, poor = BleuStats((4, 3), (4, 3), 4, 4), BleuStats((2, 1), (4, 3), 4, 4)
    >>> paired_bootstrap([good] * 20, [poor] * 10 + [good] * 10).p_value < 0.01
    True
    >>> print(paired_bootstrap([good, poor], [good, poor]))
    70.71 - 70.71 = +0.00 points, p = 1.0000 (paired bootstrap, 1000 samples)
    """
    require_settings(level=level, seed=seed, smoothing=smoothing)
    table = _side_by_side(first, second)
    draws = _draws(len(first), n_samples, seed, indices)
    total = n_samples if indices is None else len(indices)
    rows = _progress((times @ table for times in draws), total)
    samples = [a - b for a, b in (_two(row, smoothing) for row in rows)]
    a, b = _two(table.sum(axis=0).tolist(), smoothing)
    p = p_value([d - (a - b) for d in samples], a - b)
    spread = interval(a - b, samples, level=level)
    return Comparison("paired bootstrap", a, b, p, total, spread)


def paired_randomisation(
    first: Sequence[BleuStats],
    second: Sequence[BleuStats],
    *,
    n_samples: int = 10_000,
    seed: int = SEED,
    smoothing: Smoothing = none,
) -> Comparison:
    """Approximate randomisation: do outputs that change places by a coin differ as much?

    Source: Riezler and Maxwell (2005). If the systems do not differ, it does not matter
    whose output is whose. sacreBLEU 2.6.0 tosses the same coins from the same seed.

    Args:
        first, second: the statistics of each segment of each system, in one order.
        n_samples, seed, smoothing: see :func:`bootstrap_interval`.

    Returns:
        A :class:`~bleu.evidence.Comparison` without an interval.

    Raises:
        TypeError, ValueError: as :func:`bootstrap_interval`; also for unequal lengths.

    >>> good, poor = BleuStats((4, 3), (4, 3), 4, 4), BleuStats((2, 1), (4, 3), 4, 4)
    >>> paired_randomisation([good] * 12, [poor] * 12, n_samples=99).p_value
    0.01
    >>> paired_randomisation([good, poor], [good, poor], n_samples=99).p_value
    1.0
    """
    require_settings(seed=seed, smoothing=smoothing)
    table = _side_by_side(first, second)
    swap = np.roll(table, table.shape[1] // 2, axis=1) - table
    whole, coins = table.sum(axis=0), _coins(len(first), n_samples, seed)
    rows = _progress((whole + coin @ swap for coin in coins), n_samples)
    samples = [a - b for a, b in (_two(row, smoothing) for row in rows)]
    a, b = _two(whole.tolist(), smoothing)
    p = p_value(samples, a - b)
    return Comparison("approximate randomisation", a, b, p, n_samples)


def _side_by_side(first: Sequence[BleuStats], second: Sequence[BleuStats]) -> Whole:
    tables = [count_table(first), count_table(second)]
    if len(first) != len(second):
        raise ValueError(
            f"{len(first)} segments in first but {len(second)} in second; a paired test "
            "needs the same segments in the same order"
        )
    require_segments([*first, *second])  # of one order between them
    return np.hstack(tables)


def _score(row: list[int], smoothing: Smoothing) -> float:
    n = len(row) // 2 - 1
    stats = BleuStats(tuple(row[:n]), tuple(row[n:-2]), row[-2], row[-1])
    return bleu_score(stats, smoothing=smoothing).score


def _two(row: list[int], smoothing: Smoothing) -> tuple[float, float]:
    half = len(row) // 2
    return _score(row[:half], smoothing), _score(row[half:], smoothing)


def _chunks(n_samples: int, n_segments: int) -> Iterator[int]:
    """Numbers of samples, each a table of CELLS at most where 32 samples fit."""
    require_samples(n_samples)
    step = 32 * max(1, CELLS // (32 * n_segments))  # coins are made 32 at a time
    yield from (min(step, n_samples - at) for at in range(0, n_samples, step))


def _draws(n: int, n_samples: int, seed: int, indices: Whole | None) -> Iterator[Whole]:
    if indices is None:
        rng = np.random.default_rng(seed)
        for rows in _chunks(n_samples, n):
            yield times_drawn(draw(n, n_samples=rows, seed=rng))
    else:
        yield times_drawn(_resamples(indices, n))


def _coins(n: int, n_samples: int, seed: int) -> Iterator[NDArray[np.bool_]]:
    rng = np.random.default_rng(seed)
    for rows in _chunks(n_samples, n):
        yield ~rng.integers(2, size=(rows, n), dtype=np.bool_)


def _resamples(indices: Whole, n: int) -> Whole:
    """The indices, if each row draws n of the n segments: fewer are no bootstrap."""
    indices = np.asarray(indices)
    if indices.ndim != 2 or indices.shape[1] != n or not len(indices):
        raise ValueError(
            f"indices of shape {indices.shape} for {n} segments; a resample is a row "
            "of as many segment numbers as there are segments"
        )
    if indices.dtype.kind not in "iu" or indices.min() < 0 or indices.max() >= n:
        raise ValueError(f"indices are whole numbers from 0 to {n - 1}")
    return indices


def _progress(tables: Iterable[Whole], total: int) -> Iterable[list[int]]:
    """The rows of all tables; on a terminal, with a bar when they take over a second."""
    rows = (row for table in tables for row in table.tolist())
    try:
        from tqdm import tqdm  # type: ignore[import-untyped]
    except ModuleNotFoundError:
        return rows
    bar = tqdm(rows, total=total, delay=1, disable=None, leave=False)
    return bar  # type: ignore[no-any-return]
