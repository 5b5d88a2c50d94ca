"""What to put in place of zero: precisions from counts, plain and smoothed. Chapter 8.

Every smoothing is a function from :class:`~bleu.stats.BleuStats` to one precision per
order: m_n of l_n n-grams match. Hand it to ``sentence_bleu`` or ``corpus_bleu`` as
``smoothing=exponential``; a parameter is set with ``functools.partial(floor,
epsilon=0.01)``. A smoothing that has to see more orders than are scored says so by its
attribute ``extra_orders``; ``functools.wraps`` hands it on to a wrapper.

An order without any n-gram keeps precision 0.0 under every smoothing: 0 of 0 is not a
zero to smooth, there is nothing to count. NLTK smooths it as 0 of 1; sacreBLEU's add-k
makes it 1.
"""

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from bleu.checks import require_divisor, require_integer, require_number
from bleu.stats import BleuStats

Smoothing = Callable[[BleuStats], tuple[float, ...]]


def no_smoothing(stats: BleuStats) -> tuple[float, ...]:
    """No smoothing: p_n = m_n / l_n.

    Source: Papineni et al. (2002), section 2.1.1. sacreBLEU calls it ``none``; NLTK's
    ``method0`` puts the smallest normal float in place of each zero.

    Returns:
        One ratio in [0, 1] per order; 0.0 where there is no n-gram.

    >>> no_smoothing(BleuStats((3, 2, 1, 0), (4, 3, 2, 1), 4, 4))
    (0.75, 0.6666666666666666, 0.5, 0.0)
    >>> no_smoothing(BleuStats.zero(2))
    (0.0, 0.0)
    """
    return ratios(stats.matches, stats.totals)


def floor(stats: BleuStats, *, epsilon: float = 0.1) -> tuple[float, ...]:
    """Technique 1: a zero m_n becomes a small number epsilon.

    Source: Chen and Cherry (2014), smoothing 1. The same as NLTK's ``method1`` and
    sacreBLEU's ``floor``, whose default is 0.1 too.

    Args:
        epsilon: stands for "less than one match", 0 or more.

    Returns:
        One ratio per order; 0.0 where there is no n-gram.

    >>> floor(BleuStats((3, 2, 1, 0), (4, 3, 2, 1), 4, 4))
    (0.75, 0.6666666666666666, 0.5, 0.1)
    >>> floor(BleuStats.zero(2))
    (0.0, 0.0)
    """
    require_number(epsilon, "epsilon")
    return ratios([m or epsilon for m in stats.matches], stats.totals)


def add_k(stats: BleuStats, *, k: float = 1.0) -> tuple[float, ...]:
    """Technique 2: add k to m_n and to l_n of every order above the first.

    Source: Lin and Och (2004, ORANGE); Chen and Cherry (2014), smoothing 2. The same as
    NLTK's ``method2`` since 3.6 and sacreBLEU's ``add-k``. TensorFlow NMT's option adds
    to unigrams too.

    Args:
        k: what is added, 0 or more; 1 as published.

    Returns:
        One ratio in [0, 1] per order; 0.0 where there is no n-gram.

    >>> add_k(BleuStats((3, 2, 1, 0), (4, 3, 2, 1), 4, 4))
    (0.75, 0.75, 0.6666666666666666, 0.5)
    >>> add_k(BleuStats.zero(2))
    (0.0, 0.0)
    """
    require_number(k, "k")
    first, *rest = zip(stats.matches, stats.totals)
    pairs = [first] + [(m + k, l + k) if l else (0, 0) for m, l in rest]
    return ratios([m for m, l in pairs], [l for m, l in pairs])


def exponential(stats: BleuStats) -> tuple[float, ...]:
    """Technique 3: the k-th zero becomes 1/2^k matches.

    Source: NIST's mteval-v13a; Chen and Cherry (2014), smoothing 3. The same as NLTK's
    ``method3`` and sacreBLEU's ``exp``, which is sacreBLEU's default.

    Returns:
        One ratio in [0, 1] per order; 0.0 where there is no n-gram.

    >>> exponential(BleuStats((3, 1, 0, 0), (4, 3, 2, 1), 4, 4))
    (0.75, 0.3333333333333333, 0.25, 0.25)
    >>> exponential(BleuStats.zero(2))
    (0.0, 0.0)
    """
    return ratios(shrinking_matches(stats, 0.5), stats.totals)


def length_scaled(stats: BleuStats, *, k: float = 5.0) -> tuple[float, ...]:
    """Technique 4: the k-th zero becomes (log c / K)^k matches, so short segments get less.

    Source: Chen and Cherry (2014), smoothing 4. It is meant for sentences: above
    e^K tokens (148 for K = 5) a zero is worth more than a match. NLTK's ``method4``
    computes log c / (2^k K) instead: chapter 8 shows both numbers.

    Args:
        stats: counts m_n and l_n of one segment; c is ``stats.hyp_len``.
        k: the constant K, above 0; 5 as published.

    Returns:
        One ratio per order; 0.0 where there is no n-gram, and for a zero where c is 1.

    >>> p = length_scaled(BleuStats((3, 2, 1, 0), (4, 3, 2, 1), 4, 4))
    >>> [round(ratio, 6) for ratio in p]
    [0.75, 0.666667, 0.5, 0.277259]
    >>> length_scaled(BleuStats.zero(2))
    (0.0, 0.0)
    """
    return ratios(shrinking_matches(stats, length_scale(stats, k)), stats.totals)


def neighbors(stats: BleuStats) -> tuple[float, ...]:
    """Technique 5: each m_n becomes the mean of its neighbours: of m'_(n-1), m_n, m_(n+1).

    Source: Chen and Cherry (2014), smoothing 5, with m'_0 = m_1 + 1. NLTK's ``method5``
    averages precisions instead of counts, and can exceed 1.

    Args:
        stats: counts m_n and l_n of N + 1 orders, at least two. The last order is only
            looked at: it is the right-hand neighbour of order N. ``sentence_bleu`` and
            ``corpus_bleu`` count it of their own accord.

    Returns:
        N ratios, one fewer than the orders given; 0.0 where there is no n-gram. At most
        1 for one segment, however short; a corpus that pools segments of fewer than N tokens
        can exceed 1.

    >>> p = neighbors(BleuStats((3, 2, 1, 0, 0), (4, 3, 2, 1, 0), 4, 4))
    >>> [round(ratio, 6) for ratio in p]
    [0.75, 0.666667, 0.5, 0.333333]
    >>> neighbors(BleuStats((5, 4, 3, 2, 1), (5, 4, 3, 2, 1), 5, 5))
    (1.0, 1.0, 1.0, 1.0)
    """
    require_integer(stats.max_order, "max_order of the statistics", least=2)
    return ratios(averaged_matches(stats.matches), stats.totals)


neighbors.extra_orders = 1  # type: ignore[attr-defined]


def interpolated(stats: BleuStats, *, alpha: float = 5.0) -> tuple[float, ...]:
    """Technique 6: orders above 2 lean on a guess, p_(n-1)^2 / p_(n-2), worth alpha counts.

    Source: Gao and He (2013); Chen and Cherry (2014), smoothing 6.

        p_n = (m_n + alpha p_(n-1)^2 / p_(n-2)) / (l_n + alpha)   for n > 2

    The publication also scales r in the brevity penalty by a factor fitted on a tuning
    set; one hypothesis has no tuning set, so it is left out, as in NLTK's ``method6``.

    Args:
        alpha: the weight of the guess, 0 or more; 5 as published.

    Returns:
        One ratio per order, which a guess above 1 can lift above 1; 0.0 where there is
        no n-gram, and where the two orders below are no basis for a guess. NLTK's
        ``method6`` raises an AssertionError as soon as no 3-gram matches.

    >>> p = interpolated(BleuStats((3, 2, 1, 0), (4, 3, 2, 1), 4, 4))
    >>> [round(ratio, 6) for ratio in p]
    [0.75, 0.666667, 0.566138, 0.40064]
    >>> interpolated(BleuStats.zero(2))
    (0.0, 0.0)
    """
    require_number(alpha, "alpha")
    precisions = list(no_smoothing(stats)[:2])
    for m, l in zip(stats.matches[2:], stats.totals[2:]):
        below, before = precisions[-1], precisions[-2]
        guess = below**2 / before if before else 0.0
        precisions.append((m + alpha * guess) / (l + alpha) if l else 0.0)
    return tuple(precisions)


def length_scaled_neighbors(stats: BleuStats, *, k: float = 5.0) -> tuple[float, ...]:
    """Technique 7: technique 4, then technique 5 on what it gives.

    Source: Chen and Cherry (2014), smoothing 7. NLTK's ``method7`` joins its own
    versions of the two.

    Args:
        stats: counts m_n and l_n of N + 1 orders, at least two; the last order is only
            looked at, and not smoothed itself.
        k: the constant K of technique 4, above 0; 5 as published.

    Returns:
        N ratios, one fewer than the orders given; 0.0 where there is no n-gram.

    >>> p = length_scaled_neighbors(BleuStats((3, 2, 1, 0, 0), (4, 3, 2, 1, 0), 4, 4))
    >>> [round(ratio, 6) for ratio in p]
    [0.75, 0.666667, 0.54621, 0.456559]
    >>> length_scaled_neighbors(BleuStats.zero(3))
    (0.0, 0.0)
    """
    require_integer(stats.max_order, "max_order of the statistics", least=2)
    scaled = shrinking_matches(
        stats.truncated(stats.max_order - 1), length_scale(stats, k)
    )
    return ratios(averaged_matches([*scaled, stats.matches[-1]]), stats.totals)


length_scaled_neighbors.extra_orders = 1  # type: ignore[attr-defined]


def extra_orders(smoothing: Smoothing) -> int:
    """How many orders a smoothing has to see beyond those that are scored.

    >>> extra_orders(exponential), extra_orders(neighbors)
    (0, 1)
    """
    while isinstance(smoothing, partial):
        smoothing = smoothing.func
    return getattr(smoothing, "extra_orders", 0)


def ratios(matches: Sequence[float], totals: Sequence[float]) -> tuple[float, ...]:
    """One precision per order; 0.0 where there is no n-gram.

    >>> ratios((1, 0), (2, 0))
    (0.5, 0.0)
    """
    return tuple(m / l if l else 0.0 for m, l in zip(matches, totals))


def shrinking_matches(stats: BleuStats, factor: float) -> list[float]:
    """The matches, with factor^k for the k-th zero among the orders that have n-grams."""
    matches: list[float] = []
    stand_in = 1.0
    for m, l in zip(stats.matches, stats.totals):
        if m == 0 and l > 0:
            stand_in *= factor
        matches.append(m or (stand_in if l else 0))
    return matches


def length_scale(stats: BleuStats, k: float) -> float:
    """log c / K; 0.0 for an empty hypothesis."""
    require_divisor(k, "k")
    return math.log(stats.hyp_len) / k if stats.hyp_len else 0.0


def averaged_matches(matches: Sequence[float]) -> list[float]:
    """m'_1 ... m'_N from m_1 ... m_(N+1): each the mean of three neighbours."""
    averaged = [matches[0] + 1.0]
    for m, right in pairwise(matches):
        averaged.append((averaged[-1] + m + right) / 3)
    return averaged[1:]
