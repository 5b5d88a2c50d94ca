"""Two systems compared for a paper: p by randomization, the range by the bootstrap. Chapter 10."""

from collections.abc import Sequence
from dataclasses import replace

from bleu.significance.bootstrap import paired_bootstrap
from bleu.significance.randomization import paired_randomization
from bleu.significance.results import SEED, Comparison
from bleu.smoothing import Smoothing, no_smoothing
from bleu.stats import BleuStats


def compare(
    first: Sequence[BleuStats],
    second: Sequence[BleuStats],
    *,
    n_samples: int = 10_000,
    n_resamples: int = 1000,
    level: float = 0.95,
    seed: int = SEED,
    smoothing: Smoothing = no_smoothing,
    progress: bool = True,
) -> Comparison:
    """Two systems on one test set, by the better method for each of two questions.

    Is the difference more than luck? p is that of
    :func:`~bleu.significance.paired_randomization`, with ``n_samples`` random swaps: it is
    right on short test sets, too. How large is it? The interval is that of
    :func:`~bleu.significance.paired_bootstrap`, from ``n_resamples`` resamples. The two build
    different worlds, so near the limit one may say yes and the other no.

    ``first`` and ``second`` are the statistics of the same segments, in the same order; the
    difference is ``first - second``. The other settings are those of
    :func:`~bleu.significance.bootstrap_interval`.

    >>> good, poor = BleuStats((4, 3), (4, 3), 4, 4), BleuStats((2, 1), (4, 3), 4, 4)
    >>> found = compare([good] * 20, [poor] * 10 + [good] * 10, n_samples=999)
    >>> found.test, found.p_value < 0.01, found.interval.low > 0
    ('approximate randomization', True, True)
    """
    resampled = paired_bootstrap(
        first,
        second,
        n_samples=n_resamples,
        level=level,
        seed=seed,
        smoothing=smoothing,
        progress=progress,
    )
    swapped = paired_randomization(
        first,
        second,
        n_samples=n_samples,
        seed=seed,
        smoothing=smoothing,
        progress=progress,
    )
    return replace(swapped, interval=resampled.interval)
