"""Counts that add: all that a corpus has to remember of its segments. Chapter 7; floor 1."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from operator import add, gt

from bleu.brevity import closest_ref_len, require_length
from bleu.ngrams import Ngram, Tokens, require_order, require_tokens, windows
from bleu.precision import require_references


@dataclass(frozen=True, slots=True)
class BleuStats:
    """The counts BLEU needs, of one segment or of many: whole numbers that add.

    Source: Papineni et al. (2002), sections 2.1.1 and 2.3.

    Attributes:
        matches: clipped n-gram matches, one whole number per order 1 ... N.
        totals: n-grams in the hypothesis, one per order.
        hyp_len: c, tokens in the hypothesis.
        ref_len: r, tokens in the closest reference.

    ``a + b`` are the statistics of both together, so ``sum(many, BleuStats.zero(N))``
    are those of a corpus. A segment with fewer than n tokens adds 0 matches of 0 at
    order n; NLTK adds 0 of 1 there.

    Raises:
        ValueError: matches and totals differ in number, a count is negative, or there
            are more matches than n-grams.
        TypeError: a count is not a whole number.

    >>> BleuStats((3, 2), (4, 3), 4, 4) + BleuStats((1, 0), (2, 1), 2, 3)
    BleuStats(matches=(4, 2), totals=(6, 4), hyp_len=6, ref_len=7)
    >>> BleuStats.zero(2)
    BleuStats(matches=(0, 0), totals=(0, 0), hyp_len=0, ref_len=0)
    """

    matches: tuple[int, ...]
    totals: tuple[int, ...]
    hyp_len: int
    ref_len: int

    def __post_init__(self) -> None:
        if not self.matches or len(self.matches) != len(self.totals):
            raise ValueError(
                f"{len(self.matches)} orders of matches and {len(self.totals)} of "
                "totals; give the same number of each, at least one"
            )
        counts = (*self.matches, *self.totals, self.hyp_len, self.ref_len)
        if set(map(type, counts)) != {int} or min(counts) < 0:
            for count in counts:
                require_length(count, "a count")
        if any(map(gt, self.matches, self.totals)):
            raise ValueError(
                f"matches {self.matches} exceed totals {self.totals}; a match is one "
                "of the n-grams counted"
            )

    def __add__(self, other: "BleuStats") -> "BleuStats":
        if not isinstance(other, BleuStats):
            return NotImplemented
        if self.max_order != other.max_order:
            raise ValueError(
                f"statistics up to order {self.max_order} and up to order "
                f"{other.max_order} do not add; count both to the same order"
            )
        return BleuStats(
            tuple(map(add, self.matches, other.matches)),
            tuple(map(add, self.totals, other.totals)),
            self.hyp_len + other.hyp_len,
            self.ref_len + other.ref_len,
        )

    @property
    def max_order(self) -> int:
        """N, the number of orders counted."""
        return len(self.matches)

    @classmethod
    def zero(cls, max_order: int) -> "BleuStats":
        """The statistics of no segment at all: what a sum starts from."""
        require_order(max_order, "max_order")
        return cls((0,) * max_order, (0,) * max_order, 0, 0)

    def up_to(self, max_order: int) -> "BleuStats":
        """The same statistics without the orders above ``max_order``."""
        require_order(max_order, "max_order")
        if max_order >= self.max_order:
            return self
        return BleuStats(
            self.matches[:max_order],
            self.totals[:max_order],
            self.hyp_len,
            self.ref_len,
        )


def quick_ngrams(tokens: Tokens, n: int) -> Iterable[Ngram | str]:
    """The n-grams of ``tokens``, unchecked; words stand for 1-grams, without a tuple.

    >>> list(quick_ngrams(["my", "heart"], 1)), list(quick_ngrams(["my", "heart"], 2))
    (['my', 'heart'], [('my', 'heart')])
    """
    return tokens if n == 1 else windows(tokens, n)


def count_matches(hypothesis: Tokens, references: Sequence[Tokens], n: int) -> int:
    """Clipped matches of one order, the quick way: only what repeats can be clipped.

    Equal to ``match_counts(hypothesis, references, n).matches``, without the Counters
    where it can; it checks nothing, :func:`segment_stats` has done so.

    >>> count_matches(["the"] * 7, [["the", "cat", "the"]], 1)
    2
    >>> count_matches([], [["the"]], 1)
    0
    """
    distinct = set(quick_ngrams(hypothesis, n))
    theirs = [quick_ngrams(reference, n) for reference in references]
    shared = distinct.intersection(chain.from_iterable(theirs))
    if len(distinct) == len(hypothesis) - n + 1:  # none repeats, so none is clipped
        return len(shared)
    ours = Counter(quick_ngrams(hypothesis, n))
    counts = [list(quick_ngrams(reference, n)).count for reference in references]
    repeated = [ngram for ngram in shared if ours[ngram] > 1]
    paid = [min(ours[g], max([count(g) for count in counts])) for g in repeated]
    return len(shared) - len(repeated) + sum(paid)


def segment_stats(
    hypothesis: Tokens, references: Sequence[Tokens], *, max_order: int = 4
) -> BleuStats:
    """The statistics of one hypothesis and its references.

    Source: Papineni et al. (2002), sections 2.1 and 2.2.2.

    Args:
        hypothesis: a token list; may be empty.
        references: the token lists of its references, at least one.
        max_order: N, the highest order counted.

    Returns:
        A :class:`BleuStats` of N orders. An empty hypothesis gives zeros and the length
        of its shortest reference.

    Raises:
        TypeError: a string where tokens belong, or a wrong nesting.
        ValueError: there is no reference, or ``max_order`` is below 1.

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
        if not matches[n - 1]:  # no match of order n, so none of any higher order
            break
    return BleuStats(
        tuple(matches),
        tuple([max(0, length - n) for n in range(max_order)]),
        length,
        closest_ref_len(hyp_len=length, ref_lens=[len(r) for r in references]),
    )


def corpus_stats(
    hypotheses: Sequence[Tokens],
    references: Sequence[Sequence[Tokens]],
    *,
    max_order: int = 4,
) -> BleuStats:
    """The statistics of a corpus: those of its segments, added up.

    Source: Papineni et al. (2002), section 2.1.1: counts are pooled, never averaged.

    Args:
        hypotheses: one token list per segment, at least one.
        references: one list of references per hypothesis; ``references[i]`` belongs to
            ``hypotheses[i]``. sacreBLEU wants the transpose: one list per translator.
        max_order: N, the highest order counted.

    Returns:
        A :class:`BleuStats` of N orders.

    Raises:
        TypeError: a string where tokens belong, or a wrong nesting.
        ValueError: no hypothesis, another number of reference lists than of hypotheses,
            a segment without a reference, or ``max_order`` below 1. The message names
            the segment, counted from 0.

    >>> corpus_stats([["a", "b"], ["c"]], [[["a", "b"]], [["d"]]], max_order=2)
    BleuStats(matches=(2, 1), totals=(3, 1), hyp_len=3, ref_len=3)
    >>> corpus_stats([[]], [[["a"]]], max_order=1)
    BleuStats(matches=(0,), totals=(0,), hyp_len=0, ref_len=1)
    """
    require_corpus(hypotheses, references)
    require_order(max_order, "max_order")
    matches = totals = (0,) * max_order
    hyp_len = ref_len = 0
    for i, (hypothesis, group) in enumerate(zip(hypotheses, references)):
        try:
            segment = segment_stats(hypothesis, group, max_order=max_order)
        except (TypeError, ValueError) as error:
            raise type(error)(f"segment {i}: {error}") from None
        matches = tuple(map(add, matches, segment.matches))
        totals = tuple(map(add, totals, segment.totals))
        hyp_len += segment.hyp_len
        ref_len += segment.ref_len
    return BleuStats(matches, totals, hyp_len, ref_len)


def require_corpus(hypotheses: Sequence[object], references: Sequence[object]) -> None:
    """Raise unless both are lists, of the same length, and not empty."""
    for value, name in ((hypotheses, "hypotheses"), (references, "references")):
        if isinstance(value, str | bytes) or not isinstance(value, Sequence):
            kind = type(value).__name__
            raise TypeError(f"{name} is a {kind}, not a list with one item per segment")
    if len(hypotheses) != len(references):
        raise ValueError(
            f"{len(hypotheses)} hypotheses but {len(references)} lists of references; "
            "references[i] holds the references of hypotheses[i]"
        )
    if not hypotheses:
        raise ValueError("the corpus is empty; give at least one hypothesis")
