"""How sure a score is, and a difference: the test set drawn again and again. Chapter 10.

A resample is a row that says how often each segment is taken. The row times the table of
counts is the resample's counts, and ``bleu_score`` makes its score of them.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from bleu.checks import require_integer
from bleu.significance.results import (
    SEED,
    Comparison,
    Interval,
    interval,
    p_value,
    require_settings,
    warn_of_few,
)
from bleu.significance.tables import (
    ROWS,
    FloatArray,
    IntArray,
    chunk_sizes,
    count_table,
    for_sums,
    row_score,
    row_scores,
    side_by_side,
    sums,
    with_progress,
)
from bleu.smoothing import Smoothing, no_smoothing
from bleu.stats import BleuStats

Seed = int | np.random.Generator


def draw(n_segments: int, *, n_samples: int = 1000, seed: Seed = SEED) -> IntArray:
    """Bootstrap resamples: in each row, as many segment numbers as there are segments.

    A table of ``n_samples`` rows, of numbers from 0 to ``n_segments - 1``; a number may come
    again. From the same seed of numpy's default generator sacreBLEU 2.6.0 draws the same
    rows.

    >>> draw(40, n_samples=100).shape
    (100, 40)
    >>> bool((draw(40, seed=1) == draw(40, seed=1)).all())
    True
    """
    require_integer(n_segments, "n_segments", least=1)
    require_integer(n_samples, "n_samples", least=1)
    rng = np.random.default_rng(seed)
    return rng.integers(n_segments, size=(n_samples, n_segments), dtype=np.int64)


def resample_counts(indices: IntArray) -> IntArray:
    """How often each segment is taken: one row per resample, one column per segment.

    For resamples as :func:`draw` makes them, a table of the same shape. Times a
    :func:`count_table` it gives pooled counts.

    >>> import numpy as np
    >>> resample_counts(np.array([[0, 2, 2], [1, 0, 2]])).tolist()
    [[1, 0, 2], [1, 1, 1]]
    >>> (resample_counts(np.array([[1, 1]])) @ np.array([[3, 4], [1, 4]])).tolist()
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
    smoothing: Smoothing = no_smoothing,
    progress: bool = True,
    indices: IntArray | None = None,
) -> Interval:
    """The range in which a system's score falls when the test set is drawn again.

    Source: Koehn (2004), bootstrap resampling. sacreBLEU prints half of this range.

    Args:
        segments: the statistics of each segment, two or more; of one order more if the
            smoothing looks ahead.
        n_samples: resamples to draw.
        level: the share of the resamples inside, between 0 and 1.
        seed: of numpy's default generator; 12345 as in sacreBLEU.
        smoothing: from :mod:`bleu.smoothing`.
        progress: show a bar where standard error is a terminal and tqdm is installed.
        indices: resamples drawn elsewhere, in place of ``n_samples`` and ``seed``.

    Returns:
        An :class:`~bleu.significance.Interval` of ratios.

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
    exact = for_sums(table)
    products = (sums(times, exact) for times in draws)
    rows = with_progress(products, total, shown=progress)
    samples = [row_score(row, smoothing) for row in rows]
    whole = row_score(table.sum(axis=0).tolist(), smoothing)
    warn_of_few(len(samples), level)
    return interval(whole, samples, level=level)


def paired_bootstrap(
    first: Sequence[BleuStats],
    second: Sequence[BleuStats],
    *,
    n_samples: int = 1000,
    level: float = 0.95,
    seed: int = SEED,
    smoothing: Smoothing = no_smoothing,
    progress: bool = True,
    indices: IntArray | None = None,
) -> Comparison:
    """Two systems on the same resamples: the range of their difference, and a p-value.

    Source: Koehn (2004), who counts how often one system wins. Here p is the share of
    differences at least as far from the observed one as that is from 0; on a few dozen
    segments it is a little too small. sacreBLEU's paired bootstrap follows a script of Moses
    instead: its small p-values are about half of these; chapter 10 shows why.

    ``first`` and ``second`` are the statistics of the same segments, in the same order; the
    settings are those of :func:`bootstrap_interval`. The interval is that of
    ``first - second``.

    >>> good, poor = BleuStats((4, 3), (4, 3), 4, 4), BleuStats((2, 1), (4, 3), 4, 4)
    >>> paired_bootstrap([good] * 20, [poor] * 10 + [good] * 10).p_value < 0.01
    True
    >>> print(paired_bootstrap([good, poor], [good, poor]))
    70.71 - 70.71 = +0.00 points, p = 1.0000 (paired bootstrap, 1000 samples)
    """
    require_settings(level=level, seed=seed, smoothing=smoothing)
    table = side_by_side(first, second)
    draws = _draws(len(first), n_samples, seed, indices)
    total = n_samples if indices is None else len(indices)
    exact = for_sums(table)
    products = (sums(times, exact) for times in draws)
    rows = with_progress(products, total, shown=progress)
    samples = [a - b for a, b in (row_scores(row, smoothing) for row in rows)]
    a, b = row_scores(table.sum(axis=0).tolist(), smoothing)
    p = p_value([d - (a - b) for d in samples], a - b)
    warn_of_few(len(samples), level)
    spread = interval(a - b, samples, level=level)
    return Comparison("paired bootstrap", a, b, p, total, spread)


def _draws(
    n: int, n_samples: int, seed: int, indices: IntArray | None
) -> Iterator[IntArray | FloatArray]:
    if indices is None:
        rng = np.random.default_rng(seed)
        for rows in chunk_sizes(n_samples, n, at_once=ROWS):
            yield _drawn_counts(n, rows, rng)
    else:
        yield resample_counts(_resamples(indices, n))


def _drawn_counts(n: int, rows: int, rng: np.random.Generator) -> FloatArray:
    """The counts of the next resamples that :func:`draw` draws, one row at a time.

    So the indices of no more than one resample are in memory, and in the processor's cache.
    """
    counts = np.empty((rows, n))
    for row in counts:
        drawn = rng.integers(n, size=n, dtype=np.int64)
        row[:] = np.bincount(drawn.astype(np.intp, copy=False), minlength=n)
    return counts


def _resamples(indices: IntArray, n: int) -> IntArray:
    """The indices, if each row draws n of the n segments: fewer make no bootstrap."""
    indices = np.asarray(indices)
    if indices.ndim != 2 or indices.shape[1] != n or not len(indices):
        raise ValueError(
            f"indices of shape {indices.shape} for {n} segments; a resample is a row "
            "of as many segment numbers as there are segments"
        )
    if indices.dtype.kind not in "iu" or indices.min() < 0 or indices.max() >= n:
        raise ValueError(f"indices are integers from 0 to {n - 1}")
    return indices
