"""pycocoevalcap: BLEU of image captions. Chapter 16."""

import math

from bleu.rules.rule import Counted, Precisions, Rule
from bleu.rules.steps import all_there_are, as_ratio, clipped, closest, never
from bleu.stats import BleuStats
from bleu.text.tokenizers import whitespace

SOURCE = "https://github.com/salaniz/pycocoevalcap/blob/master/bleu/bleu_scorer.py"
TINY, SMALL = 1e-15, 1e-9  # added to what is divided, and to what divides


def pycocoevalcap_rule(*, n: int = 4) -> Rule:
    """pycocoevalcap 1.2, ``Bleu(n).compute_score``, the corpus score of order n: a ratio.

    Source: bleu/bleu_scorer.py. nlg-eval has a copy.

    It differs from the paper by two constants, which keep it from dividing by zero and
    from log 0: a zero is a number between 1e-4 and 1e-16, and a perfect match is 1 less
    a trace. The Java tokenizer that captions usually pass through is not restated.

    >>> round(pycocoevalcap_rule().score(["a b c"], [["a b c"]]), 4)
    0.0316
    >>> pycocoevalcap_rule().score([""], [["a b"]])
    0.0
    """
    return Rule(
        name="pycocoevalcap",
        tool="pycocoevalcap 1.2",
        source=SOURCE,
        tokens=whitespace,
        counts=clipped,
        totals=all_there_are,
        length=closest,
        zero=never,
        smoothing=with_traces,
        mean=product_root,
        scale=as_ratio,
        max_order=n,
    )


def with_traces(counted: Counted) -> Precisions:
    """(m_n + 1e-15) / (l_n + 1e-9)."""
    stats = counted.stats
    return tuple((m + TINY) / (l + SMALL) for m, l in zip(stats.matches, stats.totals))


def product_root(precisions: Precisions, stats: BleuStats) -> float:
    """The N-th root of the product, and a penalty with the same two constants."""
    product = math.prod(p for p in precisions if p is not None)
    ratio = (stats.hyp_len + TINY) / (stats.ref_len + SMALL)
    brevity = math.exp(1 - 1 / ratio) if ratio < 1 else 1.0
    return product ** (1 / len(precisions)) * brevity
