"""Length normalization: what a hypothesis' log-probability is divided by. Chapter 12.

Each function takes the length of a hypothesis in tokens, ``END`` included, to a divisor.
Log-probabilities are at most 0, so a larger divisor brings a score nearer to 0: the faster
the divisor grows with the length, the more long output is favored. This is no brevity
penalty: it looks at no reference.
"""

import math
from collections.abc import Callable

Normalization = Callable[[int], float]


def unnormalized(length: int) -> float:
    """No normalization: the score is the log-probability itself.

    >>> unnormalized(1)
    1.0
    >>> unnormalized(20)
    1.0
    """
    return 1.0


def per_token(length: int) -> float:
    """Divide by the length: the score is the mean log-probability of a token.

    >>> per_token(1)
    1.0
    >>> per_token(20)
    20.0
    """
    return float(length)


def gnmt(length: int, *, alpha: float = 0.6) -> float:
    """Divide by ((5 + length) / 6)^alpha: between no normalization and the length.

    Source: Wu et al. (2016), section 7. Their length penalty is this divisor. Alpha 0 is no
    normalization; the larger it is, the more long output is favored.

    >>> gnmt(1)
    1.0
    >>> gnmt(13, alpha=1)
    3.0
    """
    return math.pow((5 + length) / 6, alpha)
