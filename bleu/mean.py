"""One number from several: the weighted geometric mean. Chapter 5."""

import math
from collections.abc import Sequence
from fractions import Fraction

from bleu.checks import require_precisions, require_weights


def uniform_weights(orders: int) -> tuple[float, ...]:
    """The paper's weights: 1/N for each of N orders.

    Source: Papineni et al. (2002), section 2.3: w_n = 1/N.

    >>> uniform_weights(4)
    (0.25, 0.25, 0.25, 0.25)
    >>> uniform_weights(1)
    (1.0,)
    """
    return (1 / orders,) * orders


def geometric_mean(
    precisions: Sequence[float | Fraction], weights: Sequence[float] | None = None
) -> float:
    """Weighted geometric mean: the exponential of the weighted mean of logarithms.

    Source: Papineni et al. (2002), section 2.3.

        exp(sum of w_n log p_n)

    It is exactly 0.0 when a precision with a positive weight is 0, although log 0 does
    not exist: NLTK puts the smallest normal float in its place instead, and returns about
    1e-77 for one zero of four. A precision with weight 0 does not count.

    Args:
        precisions: p_1 ... p_N, ratios; each 0 or more, at least one.
        weights: w_1 ... w_N, none negative, with sum 1; uniform when left out.

    >>> round(geometric_mean([0.1, 0.2, 0.3, 0.4]), 6)
    0.221336
    >>> geometric_mean([0.9, 0.8, 0.7, 0.0])
    0.0
    """
    require_precisions(precisions)
    if weights is None:
        weights = uniform_weights(len(precisions))
    require_weights(weights, len(precisions))
    used = [(w, p) for w, p in zip(weights, precisions) if w > 0]
    if any(p == 0 for w, p in used):
        return 0.0
    return math.exp(math.fsum(w * math.log(p) for w, p in used))
