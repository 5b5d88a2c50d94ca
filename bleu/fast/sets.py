"""Matches of one order, with as little work as there is to do.

Only what repeats in the hypothesis can be clipped, so the matches of what does not repeat
are a set. Nothing is checked.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from bleu.ngrams import Ngram, Tokens, windows


def count_matches(hypothesis: Tokens, references: Sequence[Tokens], n: int) -> int:
    """Clipped matches of one order.

    >>> count_matches(["the"] * 7, [["the", "cat", "the"]], 1)
    2
    >>> count_matches([], [["the"]], 1)
    0
    """
    distinct = set(unchecked_ngrams(hypothesis, n))
    theirs = [unchecked_ngrams(reference, n) for reference in references]
    shared = distinct.intersection(chain.from_iterable(theirs))
    if len(distinct) == len(hypothesis) - n + 1:  # none repeats, so none is clipped
        return len(shared)
    ours = Counter(unchecked_ngrams(hypothesis, n))
    counts = [list(unchecked_ngrams(reference, n)).count for reference in references]
    repeated = [ngram for ngram in shared if ours[ngram] > 1]
    clipped = [min(ours[g], max([count(g) for count in counts])) for g in repeated]
    return len(shared) - len(repeated) + sum(clipped)


def unchecked_ngrams(tokens: Tokens, n: int) -> Iterable[Ngram | str]:
    """The n-grams of ``tokens``; words stand for 1-grams, without a tuple.

    >>> list(unchecked_ngrams(["my", "heart"], 1))
    ['my', 'heart']
    """
    return tokens if n == 1 else windows(tokens, n)
