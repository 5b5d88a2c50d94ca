"""One number from several: the weighted geometric mean. Chapter 5; floor 0."""

import math
from collections.abc import Sequence
from fractions import Fraction
from numbers import Real


def uniform_weights(orders: int) -> tuple[float, ...]:
    """The paper's weights: 1/N for each of N orders.

    Source: Papineni et al. (2002), section 2.3: w_n = 1/N.

    >>> uniform_weights(4)
    (0.25, 0.25, 0.25, 0.25)
    >>> uniform_weights(1)
    (1.0,)
    """
    return (1 / orders,) * orders


def require_weights(weights: Sequence[float], orders: int) -> None:
    """Raise unless ``weights`` are ``orders`` numbers, none negative, with sum 1."""
    if len(weights) != orders:
        raise ValueError(
            f"{len(weights)} weights for {orders} orders; give one weight per order"
        )
    for place, weight in enumerate(weights):
        if not isinstance(weight, Real) or not weight >= 0:
            raise ValueError(
                f"weights[{place}] is {weight!r}; a weight is a number from 0 to 1"
            )
    total = math.fsum(weights)
    if abs(total - 1) > 1e-9:
        shown = ", ".join(f"{weight:g}" for weight in weights)
        raise ValueError(
            f"the weights ({shown}) sum to {total:g}, not 1; divide each by their sum"
        )


def require_precisions(precisions: Sequence[float | Fraction]) -> None:
    """Raise unless ``precisions`` is a non-empty list of numbers of at least 0."""
    if not precisions:
        raise ValueError("no precisions; a mean needs at least one number")
    for kind in set(map(type, precisions)):
        if not issubclass(kind, Real):
            raise TypeError(f"a precision is a number, and not a {kind.__name__}")
    if not all(0 <= p < math.inf for p in precisions):
        raise ValueError(f"precisions {list(precisions)}: each has to be 0 or more")


def geometric_mean(
    precisions: Sequence[float | Fraction], weights: Sequence[float] | None = None
) -> float:
    """Weighted geometric mean: the exponential of the weighted mean of logarithms.

    Source: Papineni et al. (2002), section 2.3.

        exp(sum of w_n log p_n)

    Args:
        precisions: p_1 ... p_N, ratios; each 0 or more, at least one.
        weights: w_1 ... w_N, none negative, with sum 1; uniform when left out.

    Returns:
        A ratio between the smallest and the largest precision. Exactly 0.0 when a
        precision with a positive weight is 0, although log 0 does not exist: NLTK puts
        the smallest normal float in its place, and returns about 1e-77 instead. A
        precision with weight 0 does not count.

    Raises:
        ValueError: no precision, a negative one, or weights that do not fit: another
            number of them, a negative one, or a sum other than 1.
        TypeError: a precision is not a number.

    >>> round(geometric_mean([0.1, 0.2, 0.3, 0.4]), 6)
    0.221336
    >>> geometric_mean([0.9, 0.8, 0.7, 0.0])
    0.0
    """
    require_precisions(precisions)
    if weights is None:
        weights = uniform_weights(len(precisions))
    else:
        require_weights(weights, len(precisions))
    used = [(w, p) for w, p in zip(weights, precisions) if w > 0]
    if any(p == 0 for w, p in used):
        return 0.0
    return math.exp(math.fsum(w * math.log(p) for w, p in used))
