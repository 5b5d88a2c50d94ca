"""The score of pooled counts, unchecked: for a bootstrap, which scores thousands of them."""

import math
from collections.abc import Sequence


def plain_score(row: Sequence[int]) -> float:
    """The unsmoothed score of one row of counts, with uniform weights; a ratio.

    The very number of :func:`~bleu.bleu_score`, to the last bit: the same steps, without
    the checks and the objects between them. The row has the matches of N orders, their
    totals, the hypothesis length and the reference length, and nobody checks that.

    >>> plain_score([3, 1, 4, 3, 4, 5])
    0.3894003915357024
    >>> plain_score([3, 0, 4, 3, 4, 5])
    0.0
    """
    orders = len(row) // 2 - 1
    matches, totals = row[:orders], row[orders:-2]
    if not all(matches):
        return 0.0
    hyp_len, ref_len = row[-2], row[-1]
    weight = 1 / orders
    logs = [weight * math.log(m / t) for m, t in zip(matches, totals)]
    penalty = min(1.0, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(math.fsum(logs))
