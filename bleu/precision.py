"""Matches, clipped: how much of a hypothesis its references vouch for. Chapters 1-3; floor 1."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from bleu.ngrams import Ngram, Tokens, ngram_counts, require_tokens


class MatchCounts(NamedTuple):
    """Two whole numbers of one order: clipped matches, and n-grams in the hypothesis."""

    matches: int
    total: int


def require_references(references: Sequence[Tokens], name: str = "references") -> None:
    """Raise unless ``references`` is a non-empty list of token lists."""
    if type(references) not in (list, tuple) and (
        isinstance(references, str) or not isinstance(references, Sequence)
    ):
        raise TypeError(
            f"{name} is a {type(references).__name__}, not a list of token lists"
        )
    if not references:
        raise ValueError(f"{name} is empty; a hypothesis needs at least one reference")
    for place, reference in enumerate(references):
        if isinstance(reference, str):
            raise TypeError(
                f"{name}[{place}] is the string {reference!r}, not a list of tokens; "
                "a single reference goes into a list of its own: [tokens]"
            )
        require_tokens(reference, "a reference")


def max_ref_counts(references: Sequence[Tokens], n: int) -> Counter[Ngram]:
    """For each n-gram, the most often it occurs in any one reference.

    Source: Papineni et al. (2002), section 2.1: *Max_Ref_Count*.

    Args:
        references: the token lists of one segment's references, at least one.
        n: the order, 1 or more.

    Returns:
        A Counter with the maximum over the references, never their sum. It is empty
        when every reference has fewer than ``n`` tokens.

    Raises:
        TypeError: a reference is a string, or not a list of tokens.
        ValueError: there is no reference, or ``n`` is below 1.

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
    """The hypothesis' n-gram counts, each cut down to what one reference can pay for.

    Source: Papineni et al. (2002), section 2.1:

        Count_clip = min(Count, Max_Ref_Count)

    Args:
        hypothesis: a token list.
        references: the token lists of its references, at least one.
        n: the order, 1 or more.

    Returns:
        A Counter; n-grams that no reference has are absent. Empty for an empty
        hypothesis.

    Raises:
        TypeError: a string where tokens belong, or a wrong nesting.
        ValueError: there is no reference, or ``n`` is below 1.

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

    Args:
        hypothesis: a token list.
        references: the token lists of its references, at least one.
        n: the order, 1 or more.

    Returns:
        ``MatchCounts(matches, total)``, whole numbers; ``(0, 0)`` when the hypothesis
        has fewer than ``n`` tokens. NLTK counts (0, 1) there: see chapter 7.

    Raises:
        TypeError: a string where tokens belong, or a wrong nesting.
        ValueError: there is no reference, or ``n`` is below 1.

    >>> match_counts(["the"] * 7, [["the", "cat", "the"]], 1)
    MatchCounts(matches=2, total=7)
    >>> match_counts(["the"], [["the"]], 2)
    MatchCounts(matches=0, total=0)
    """
    clipped = clipped_counts(hypothesis, references, n)
    return MatchCounts(clipped.total(), max(0, len(hypothesis) - n + 1))


def modified_precision(
    hypothesis: Tokens, references: Sequence[Tokens], n: int
) -> Fraction:
    """Modified n-gram precision p_n of one segment.

    Source: Papineni et al. (2002), section 2.1.

        p_n = clipped matches / n-grams in the hypothesis

    Args:
        hypothesis: a token list.
        references: the token lists of its references, at least one.
        n: the order, 1 or more.

    Returns:
        An exact ratio in [0, 1], reduced. It is 0 when the hypothesis has no n-gram
        of this order; :func:`match_counts` tells 0 of 0 from 0 of 5.

    Raises:
        TypeError: a string where tokens belong, or a wrong nesting.
        ValueError: there is no reference, or ``n`` is below 1.

    >>> modified_precision(["the"] * 7, [["the", "cat", "the"]], 1)
    Fraction(2, 7)
    >>> modified_precision(["the"], [["the"]], 2)
    Fraction(0, 1)
    """
    matches, total = match_counts(hypothesis, references, n)
    return Fraction(matches, total) if total else Fraction(0)
