"""Characters instead of words: chrF and chrF++. Chapter 13.

Both take text as a reader sees it, strings and not token lists: chrF needs no tokenizer.
Precision, recall and F are ratios in [0, 1].
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from string import punctuation

from bleu.checks import (
    require_corpus,
    require_integer,
    require_number,
    require_text,
    require_texts,
)
from bleu.ngrams import Ngram, windows

CHAR_ORDER = 6  # the paper's choice, and sacreBLEU's
BETA = 2.0  # recall counts twice as much as precision
ADVICE = (
    "chrF takes text as it is: join tokens first, and leave a missing reference out"
)


@dataclass(frozen=True, slots=True)
class ChrfStats:
    """The counts behind a chrF score: integers that add, one of each per order.

    Attributes:
        matches: n-grams that hypothesis and reference share, clipped.
        hyp_totals: n-grams in the hypothesis; 0 where the reference has none.
        ref_totals: n-grams in the reference that was chosen.

    >>> ChrfStats((2,), (3,), (4,)) + ChrfStats((1,), (1,), (1,))
    ChrfStats(matches=(3,), hyp_totals=(4,), ref_totals=(5,))
    """

    matches: tuple[int, ...]
    hyp_totals: tuple[int, ...]
    ref_totals: tuple[int, ...]

    def __add__(self, other: object) -> "ChrfStats":
        if not isinstance(other, ChrfStats):
            return NotImplemented
        if len(self.matches) != len(other.matches):
            raise ValueError(
                f"statistics of {len(self.matches)} and of {len(other.matches)} "
                "orders do not add"
            )
        return ChrfStats(
            tuple(a + b for a, b in zip(self.matches, other.matches)),
            tuple(a + b for a, b in zip(self.hyp_totals, other.hyp_totals)),
            tuple(a + b for a, b in zip(self.ref_totals, other.ref_totals)),
        )


@dataclass(frozen=True, slots=True)
class ChrfScore:
    """A chrF score and what it is made of.

    Attributes:
        score: F, a ratio in [0, 1].
        precision: the mean over the orders that both texts have.
        recall: the same mean of the recalls.
        stats: the counts behind them.
    """

    score: float
    precision: float
    recall: float
    stats: ChrfStats

    @property
    def points(self) -> float:
        """The score in points (0-100)."""
        return 100 * self.score


def require_orders_of_text(char_order: object, word_order: object) -> None:
    """Raise unless there is at least one order to count."""
    require_integer(char_order, "char_order")
    require_integer(word_order, "word_order")
    if char_order == word_order == 0:
        raise ValueError("char_order and word_order are both 0; count at least one")


def split_edge_punctuation(text: str) -> list[str]:
    """The words of chrF++: of each word one punctuation character is split off.

    The last character if it is punctuation, otherwise the first; the rest stays together.

    Source: Popović (2017); the rule is that of her script, chrF++.py.

    >>> split_edge_punctuation("(hi) there, A.")
    ['(hi', ')', 'there', ',', 'A', '.']
    """
    words = []
    for word in text.split():
        if len(word) > 1 and word[-1] in punctuation:
            words += [word[:-1], word[-1]]
        elif len(word) > 1 and word[0] in punctuation:
            words += [word[0], word[1:]]
        else:
            words.append(word)
    return words


def all_ngrams(symbols: Sequence[str], max_order: int) -> list[Counter[Ngram]]:
    """One Counter per order from 1 to ``max_order``: of characters in a string, or of words.

    >>> all_ngrams("aab", 2)
    [Counter({('a',): 2, ('b',): 1}), Counter({('a', 'a'): 1, ('a', 'b'): 1})]
    """
    return [Counter(windows(symbols, n)) for n in range(1, max_order + 1)]


def text_ngrams(text: str, char_order: int, word_order: int) -> list[Counter[Ngram]]:
    """The n-grams of characters, white space left out, and then those of words.

    >>> [counts.total() for counts in text_ngrams("a cab", 2, 1)]
    [4, 3, 2]
    """
    characters = "".join(text.split())
    words = split_edge_punctuation(text)
    return all_ngrams(characters, char_order) + all_ngrams(words, word_order)


def f_score(precision: float, recall: float, beta: float = BETA) -> float:
    """F-beta: a mean of two ratios in which recall counts beta times as much.

    Source: Popović (2015). With beta 1 it is the harmonic mean.

        F = (1 + beta^2) * P * R / (beta^2 * P + R), and 0 when P and R are 0

    >>> f_score(0.5, 1.0, beta=1)
    0.6666666666666666
    >>> f_score(0.0, 0.0)
    0.0
    """
    weighted = beta**2 * precision + recall
    top = (1 + beta**2) * precision * recall
    return top / weighted if weighted else 0.0


def chrf_score(stats: ChrfStats, *, beta: float = BETA) -> ChrfScore:
    """The chrF score of statistics already counted.

    Orders that hypothesis or reference is too short for are left out of both means. The
    score is 0.0 when there is no order left.

    >>> chrf_score(ChrfStats((2, 1), (4, 2), (2, 1)), beta=1).score
    0.6666666666666666
    >>> chrf_score(ChrfStats((0,), (0,), (0,))).score
    0.0
    """
    rows = zip(stats.matches, stats.hyp_totals, stats.ref_totals)
    ratios = [(m / h, m / r) for m, h, r in rows if h and r]
    precision = sum(p for p, _ in ratios) / len(ratios) if ratios else 0.0
    recall = sum(r for _, r in ratios) / len(ratios) if ratios else 0.0
    score = f_score(precision, recall, beta)
    return ChrfScore(score, precision, recall, stats)


def chrf_stats(
    hypothesis: str,
    references: Sequence[str],
    *,
    char_order: int = CHAR_ORDER,
    word_order: int = 0,
    beta: float = BETA,
) -> ChrfStats:
    """Counts of one segment, against the one reference that gives the best F.

    There are ``char_order + word_order`` orders. On a tie the first reference is taken.

    >>> chrf_stats("cat", ["cart", "cats"], char_order=2)
    ChrfStats(matches=(3, 2), hyp_totals=(3, 2), ref_totals=(4, 3))
    >>> chrf_stats("", ["a"], char_order=1)
    ChrfStats(matches=(0,), hyp_totals=(0,), ref_totals=(1,))
    """
    require_text(hypothesis, "hypothesis", advice=ADVICE)
    require_texts(references, advice=ADVICE)
    require_orders_of_text(char_order, word_order)
    require_number(beta, "beta", most=1e100)
    ours = text_ngrams(hypothesis, char_order, word_order)
    candidates = []
    for reference in references:
        theirs = text_ngrams(reference, char_order, word_order)
        shared = tuple((h & r).total() for h, r in zip(ours, theirs))
        here = tuple(h.total() if r else 0 for h, r in zip(ours, theirs))
        there = tuple(r.total() for r in theirs)
        candidates.append(ChrfStats(shared, here, there))
    return max(candidates, key=lambda s: chrf_score(s, beta=beta).score)


def corpus_chrf(
    hypotheses: Sequence[str],
    references: Sequence[Sequence[str]],
    *,
    char_order: int = CHAR_ORDER,
    word_order: int = 0,
    beta: float = BETA,
) -> ChrfScore:
    """chrF of a corpus: counts pooled over all segments, then one score.

    Source: Popović (2015); with ``word_order=2`` it is chrF++, Popović (2017).

    Args:
        hypotheses: one string per segment.
        references: one list of strings per hypothesis; none may be missing.
        char_order: the longest run of characters.
        word_order: the longest run of words; 0 for chrF, 2 for chrF++.
        beta: how many times as much recall counts as precision; 2 gives chrF2.

    Returns:
        A :class:`ChrfScore`, the same as sacreBLEU's ``CHRF(word_order=...)``.

    >>> round(corpus_chrf(["The cat sits."], [["The cats sat."]]).points, 4)
    55.4425
    >>> corpus_chrf(["same"], [["same"]]).score
    1.0
    """
    require_corpus(hypotheses, references)
    for place, hypothesis in enumerate(hypotheses):
        require_text(hypothesis, f"hypotheses[{place}]", advice=ADVICE)
    each = [
        chrf_stats(h, r, char_order=char_order, word_order=word_order, beta=beta)
        for h, r in zip(hypotheses, references)
    ]
    return chrf_score(sum(each[1:], each[0]), beta=beta)


def sentence_chrf(
    hypothesis: str,
    references: Sequence[str],
    *,
    char_order: int = CHAR_ORDER,
    word_order: int = 0,
    beta: float = BETA,
) -> ChrfScore:
    """chrF of one segment: of a corpus that has only this one.

    >>> sentence_chrf("ab", ["ab", "abc"]).score
    1.0
    >>> sentence_chrf("", ["ab"]).score
    0.0
    """
    stats = chrf_stats(
        hypothesis, references, char_order=char_order, word_order=word_order, beta=beta
    )
    return chrf_score(stats, beta=beta)
