"""Saying less must not win: reference length and brevity penalty. Chapter 4."""

import math
from collections.abc import Sequence

from bleu.checks import require_integer, require_ref_lens


def closest_ref_len(*, hyp_len: int, ref_lens: Sequence[int]) -> int:
    """The reference length closest to the hypothesis' own; of two as close, the shorter.

    Source: Papineni et al. (2002), section 2.2.2: *best match length*. The paper does
    not say what to do on a tie; NLTK, sacreBLEU and Moses take the shorter one too,
    torchmetrics the first listed. TensorFlow NMT takes the shortest of all references.

    Args:
        hyp_len: tokens in the hypothesis of one segment.
        ref_lens: tokens in each of its references, at least one.

    >>> closest_ref_len(hyp_len=12, ref_lens=[13, 11, 20])
    11
    >>> closest_ref_len(hyp_len=0, ref_lens=[5, 3])
    3
    """
    require_integer(hyp_len, "hyp_len")
    require_ref_lens(ref_lens)
    return min(ref_lens, key=lambda length: (abs(length - hyp_len), length))


def brevity_penalty(*, hyp_len: int, ref_len: int) -> float:
    """Brevity penalty BP: how much a too short output is scaled down, a ratio in [0, 1].

    Source: Papineni et al. (2002), section 2.3.

        BP = 1 if c > r, else exp(1 - r/c)

    It is 1.0 from c = r upwards, and 0.0 for an empty hypothesis, where the paper's
    formula would divide by zero. NLTK's function of the same name takes ``(r, c)`` in
    that order; here the lengths are keywords, so that they cannot be swapped unseen.

    Args:
        hyp_len: c, tokens in the whole hypothesis corpus.
        ref_len: r, the closest reference lengths, summed over the corpus.

    >>> round(brevity_penalty(hyp_len=9, ref_len=12), 4)
    0.7165
    >>> brevity_penalty(hyp_len=12, ref_len=12)
    1.0
    """
    require_integer(hyp_len, "hyp_len")
    require_integer(ref_len, "ref_len")
    if hyp_len == 0:
        return 0.0
    return min(1.0, math.exp(1 - ref_len / hyp_len))
