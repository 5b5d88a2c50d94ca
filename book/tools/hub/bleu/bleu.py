"""BLEU as `evaluate.load("bleu")` computes it, restated.

The library fetches this module from a hub. This one stands in for it, so that the
pages can be made without the hub: the same inputs, options and results, our own code.
Rule: huggingface/evaluate v0.4.6, metrics/bleu/bleu.py, which calls
tensorflow/nmt, nmt/scripts/bleu.py.
"""

import math
from collections import Counter

import datasets
import evaluate
from sacrebleu.tokenizers.tokenizer_13a import Tokenizer13a


def ngram_counts(tokens, max_order):
    """Every n-gram of the orders 1 to max_order, counted."""
    return Counter(
        tuple(tokens[start : start + n])
        for n in range(1, max_order + 1)
        for start in range(len(tokens) - n + 1)
    )


def compute_bleu(references, hypotheses, max_order, smooth):
    """The score, precisions, penalty, ratio and lengths of tokenized text."""
    matches, totals, hyp_len, ref_len = (
        [0] * max_order,
        [0] * max_order,
        0,
        0,
    )
    for hyp, refs in zip(hypotheses, references):
        hyp_len += len(hyp)
        ref_len += min(len(ref) for ref in refs)
        best = Counter()
        for ref in refs:
            best |= ngram_counts(ref, max_order)
        counts = ngram_counts(hyp, max_order)
        for ngram, count in counts.items():
            matches[len(ngram) - 1] += min(count, best[ngram])
            totals[len(ngram) - 1] += count
    if smooth:
        precisions = [
            (m + 1) / (t + 1) for m, t in zip(matches, totals)
        ]
    else:
        precisions = [
            m / t if t else 0.0 for m, t in zip(matches, totals)
        ]
    mean = 0.0
    if min(precisions) > 0:
        mean = math.exp(
            math.fsum(math.log(p) for p in precisions) / max_order
        )
    ratio = float(hyp_len) / ref_len
    penalty = 1.0 if ratio > 1 else math.exp(1 - 1 / ratio)
    return mean * penalty, precisions, penalty, ratio, hyp_len, ref_len


class Bleu(evaluate.Metric):
    """The metric: strings in, a dictionary out."""

    def _info(self):
        text = datasets.Value("string", id="sequence")
        many = datasets.Sequence(text, id="references")
        return evaluate.MetricInfo(
            description="BLEU",
            citation="",
            inputs_description="",
            features=[
                datasets.Features(
                    {"predictions": text, "references": many}
                ),
                datasets.Features(
                    {"predictions": text, "references": text}
                ),
            ],
        )

    def _compute(
        self,
        predictions,
        references,
        tokenizer=None,
        max_order=4,
        smooth=False,
    ):
        tokenize = tokenizer or (
            lambda line: Tokenizer13a()(line).split()
        )
        if isinstance(references[0], str):
            references = [[ref] for ref in references]
        names = (
            "bleu",
            "precisions",
            "brevity_penalty",
            "length_ratio",
            "translation_length",
            "reference_length",
        )
        values = compute_bleu(
            [[tokenize(ref) for ref in refs] for refs in references],
            [tokenize(line) for line in predictions],
            max_order,
            smooth,
        )
        return dict(zip(names, values))
