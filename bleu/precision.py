"""Matches, clipped: how much of a hypothesis stands in its references. Chapters 1 to 3."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from bleu.checks import require_references
from bleu.ngrams import Ngram, Tokens, ngram_counts


class MatchCounts(NamedTuple):
    """Two integers of one order: clipped matches, and n-grams in the hypothesis."""

    matches: int
    total: int


def max_ref_counts(references: Sequence[Tokens], n: int) -> Counter[Ngram]:
    """For each n-gram, the most often it occurs in any one reference.

    Source: Papineni et al. (2002), section 2.1: *Max_Ref_Count*. It is the maximum over
    the references, never their sum.

    >>> two = [["the", "cat", "the"], ["the", "dog"]]
    >>> max_ref_counts(two, 1)
    Counter({('the',): 2, ('cat',): 1, ('dog',): 1})
    >>> max_ref_counts([[]], 1)
    Counter()
    """
    require_references(references)
    counts: Counter[Ngram] = Counter()
    for reference in references:
        counts |= ngram_counts(reference, n)
    return counts


def clipped_counts(
    hypothesis: Tokens, references: Sequence[Tokens], n: int
) -> Counter[Ngram]:
    """The hypothesis' n-gram counts, each at most what one reference has of it.

    Source: Papineni et al. (2002), section 2.1:

        Count_clip = min(Count, Max_Ref_Count)

    N-grams that no reference has are absent.

    >>> clipped_counts(["the"] * 7, [["the", "cat", "the"]], 1)
    Counter({('the',): 2})
    >>> clipped_counts([], [["the"]], 1)
    Counter()
    """
    return ngram_counts(hypothesis, n) & max_ref_counts(references, n)


def match_counts(
    hypothesis: Tokens, references: Sequence[Tokens], n: int
) -> MatchCounts:
    """Clipped matches and n-grams of order ``n``: the two numbers of a precision.

    Source: Papineni et al. (2002), section 2.1: numerator and denominator of p_n.

    A hypothesis with fewer than ``n`` tokens gives ``(0, 0)``. NLTK counts (0, 1)
    there: see chapter 7.

    >>> match_counts(["the"] * 7, [["the", "cat", "the"]], 1)
    MatchCounts(matches=2, total=7)
    >>> match_counts(["the"], [["the"]], 2)
    MatchCounts(matches=0, total=0)
    """
    matches = clipped_counts(hypothesis, references, n).total()
    total = ngram_counts(hypothesis, n).total()
    return MatchCounts(matches, total)


def modified_precision(
    hypothesis: Tokens, references: Sequence[Tokens], n: int
) -> Fraction:
    """Modified n-gram precision p_n of one segment, an exact ratio in [0, 1].

    Source: Papineni et al. (2002), section 2.1.

        p_n = clipped matches / n-grams in the hypothesis

    It is 0 when the hypothesis has no n-gram of this order; :func:`match_counts` tells
    0 of 0 from 0 of 5.

    >>> modified_precision(["the"] * 7, [["the", "cat", "the"]], 1)
    Fraction(2, 7)
    >>> modified_precision(["the"], [["the"]], 2)
    Fraction(0, 1)
    """
    matches, total = match_counts(hypothesis, references, n)
    return Fraction(matches, total) if total else Fraction(0)
