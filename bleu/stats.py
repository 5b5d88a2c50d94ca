"""Counts that add: all that a corpus has to remember of its segments. Chapter 7."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from operator import add

from bleu.brevity import closest_ref_len
from bleu.checks import (
    require_counts,
    require_integer,
    require_order,
    require_token_corpus,
)
from bleu.ngrams import Tokens
from bleu.precision import match_counts


@dataclass(frozen=True, slots=True)
class BleuStats:
    """The counts BLEU needs, of one segment or of many: integers that add.

    Source: Papineni et al. (2002), sections 2.1.1 and 2.3.

    Attributes:
        matches: clipped n-gram matches, one integer per order 1 ... N.
        totals: n-grams in the hypothesis, one per order.
        hyp_len: c, tokens in the hypothesis.
        ref_len: r, tokens in the closest reference.

    ``a + b`` are the statistics of both together, so ``sum(many, BleuStats.zero(N))``
    are those of a corpus. A segment with fewer than n tokens adds 0 matches of 0 at
    order n; NLTK adds 0 of 1 there.

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
        require_counts(self.matches, self.totals)
        require_integer(self.hyp_len, "hyp_len")
        require_integer(self.ref_len, "ref_len")

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

    def truncated(self, max_order: int) -> "BleuStats":
        """The same statistics without the orders above ``max_order``."""
        require_order(max_order, "max_order")
        return BleuStats(
            self.matches[:max_order],
            self.totals[:max_order],
            self.hyp_len,
            self.ref_len,
        )


def segment_stats(
    hypothesis: Tokens, references: Sequence[Tokens], *, max_order: int = 4
) -> BleuStats:
    """The statistics of one hypothesis and its references.

    Source: Papineni et al. (2002), sections 2.1 and 2.2.2. An empty hypothesis adds
    nothing but the length of its shortest reference.

    >>> segment_stats(["the"] * 7, [["the", "cat", "the"]], max_order=2)
    BleuStats(matches=(2, 0), totals=(7, 6), hyp_len=7, ref_len=3)
    >>> segment_stats([], [["a"]], max_order=1)
    BleuStats(matches=(0,), totals=(0,), hyp_len=0, ref_len=1)
    """
    require_order(max_order, "max_order")
    orders = range(1, max_order + 1)
    counts = [match_counts(hypothesis, references, n) for n in orders]
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = closest_ref_len(hyp_len=c, ref_lens=lengths)
    return BleuStats(tuple(m for m, l in counts), tuple(l for m, l in counts), c, r)


def corpus_stats(
    hypotheses: Sequence[Tokens],
    references: Sequence[Sequence[Tokens]],
    *,
    max_order: int = 4,
) -> BleuStats:
    """The statistics of a corpus: those of its segments, added up.

    Source: Papineni et al. (2002), section 2.1.1: counts are pooled, never averaged. An
    error names the segment, counted from 0.

    >>> corpus_stats([["a", "b"], ["c"]], [[["a", "b"]], [["d"]]], max_order=2)
    BleuStats(matches=(2, 1), totals=(3, 1), hyp_len=3, ref_len=3)
    >>> corpus_stats([[]], [[["a"]]], max_order=1)
    BleuStats(matches=(0,), totals=(0,), hyp_len=0, ref_len=1)
    """
    require_token_corpus(hypotheses, references)
    count = partial(segment_stats, max_order=max_order)
    return sum(map(count, hypotheses, references), BleuStats.zero(max_order))
