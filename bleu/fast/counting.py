"""One segment's statistics, with as little work as there is to do.

Three thoughts save most of it. Only what repeats in the hypothesis can be clipped, so the
matches of what does not repeat are a set. Where no n-gram of one order matches, none of a
higher order can. And a sentence of c tokens has c - n + 1 n-grams, which needs no counting.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from bleu.brevity import closest_ref_len
from bleu.checks import require_order, require_references, require_tokens
from bleu.ngrams import Ngram, Tokens, windows
from bleu.stats import BleuStats


def segment_stats(
    hypothesis: Tokens, references: Sequence[Tokens], *, max_order: int = 4
) -> BleuStats:
    """Equal to :func:`bleu.segment_stats`, in a third of the time.

    >>> segment_stats("a b c d".split(), ["a b x d".split()])
    BleuStats(matches=(3, 1, 0, 0), totals=(4, 3, 2, 1), hyp_len=4, ref_len=4)
    >>> segment_stats([], [["a"]], max_order=1)
    BleuStats(matches=(0,), totals=(0,), hyp_len=0, ref_len=1)
    """
    require_tokens(hypothesis, "hypothesis")
    require_references(references)
    require_order(max_order, "max_order")
    length, matches = len(hypothesis), [0] * max_order
    for n in range(1, max_order + 1):
        matches[n - 1] = count_matches(hypothesis, references, n)
        if not matches[n - 1]:
            break
    return BleuStats(
        tuple(matches),
        tuple([max(0, length - n) for n in range(max_order)]),
        length,
        closest_ref_len(hyp_len=length, ref_lens=[len(r) for r in references]),
    )


def count_matches(hypothesis: Tokens, references: Sequence[Tokens], n: int) -> int:
    """Clipped matches of one order; it checks nothing.

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
