"""Whether two systems differ: outputs that change places by a coin toss. Chapter 10."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from bleu.significance.results import SEED, Comparison, p_value, require_settings
from bleu.significance.tables import (
    chunk_sizes,
    for_sums,
    row_scores,
    side_by_side,
    sums,
    with_progress,
)
from bleu.smoothing import Smoothing, no_smoothing
from bleu.stats import BleuStats


def paired_randomization(
    first: Sequence[BleuStats],
    second: Sequence[BleuStats],
    *,
    n_samples: int = 10_000,
    seed: int = SEED,
    smoothing: Smoothing = no_smoothing,
    progress: bool = True,
) -> Comparison:
    """Approximate randomization: do outputs that change places by a coin differ as much?

    Source: Riezler and Maxwell (2005). If the systems do not differ, it does not matter
    whose output is whose. sacreBLEU 2.6.0 tosses the same coins from the same seed.

    ``first`` and ``second`` are the statistics of the same segments, in the same order; the
    settings are those of :func:`~bleu.significance.bootstrap_interval`. The result has no
    interval.

    >>> good, poor = BleuStats((4, 3), (4, 3), 4, 4), BleuStats((2, 1), (4, 3), 4, 4)
    >>> paired_randomization([good] * 12, [poor] * 12, n_samples=99).p_value
    0.01
    >>> paired_randomization([good, poor], [good, poor], n_samples=99).p_value
    1.0
    """
    require_settings(seed=seed, smoothing=smoothing)
    table = side_by_side(first, second)
    swap = np.roll(table, table.shape[1] // 2, axis=1) - table
    whole, coins = table.sum(axis=0), _coins(len(first), n_samples, seed)
    exact = for_sums(swap)
    sides = (whole + sums(coin, exact) for coin in coins)
    rows = with_progress(sides, n_samples, shown=progress)
    samples = [a - b for a, b in (row_scores(row, smoothing) for row in rows)]
    a, b = row_scores(whole.tolist(), smoothing)
    p = p_value(samples, a - b)
    return Comparison("approximate randomization", a, b, p, n_samples)


def _coins(n: int, n_samples: int, seed: int) -> Iterator[NDArray[np.bool_]]:
    rng = np.random.default_rng(seed)
    for rows in chunk_sizes(n_samples, n):  # numpy makes coins 32 at a time
        yield ~rng.integers(2, size=(rows, n), dtype=np.bool_)
