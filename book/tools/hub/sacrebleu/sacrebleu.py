"""`evaluate.load("sacrebleu")`, restated: it turns the references round and calls sacreBLEU.

The library fetches this module from a hub. This one stands in for it: the same inputs,
options and results, our own code. Rule: huggingface/evaluate v0.4.6,
metrics/sacrebleu/sacrebleu.py.
"""

import datasets
import evaluate
import sacrebleu

FIELDS = (
    "score",
    "counts",
    "totals",
    "precisions",
    "bp",
    "sys_len",
    "ref_len",
)


class Sacrebleu(evaluate.Metric):
    """The metric: strings in, a dictionary out."""

    def _info(self):
        text = datasets.Value("string", id="sequence")
        many = datasets.Sequence(text, id="references")
        return evaluate.MetricInfo(
            description="sacreBLEU",
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
        smooth_method="exp",
        smooth_value=None,
        force=False,
        lowercase=False,
        tokenize=None,
        use_effective_order=False,
    ):
        if isinstance(references[0], str):
            references = [[ref] for ref in references]
        if len({len(refs) for refs in references}) > 1:
            raise ValueError(
                "Sacrebleu requires the same number of references for each prediction"
            )
        options = {"tokenize": tokenize} if tokenize else {}
        bleu = sacrebleu.corpus_bleu(
            predictions,
            [list(column) for column in zip(*references)],
            smooth_method=smooth_method,
            smooth_value=smooth_value,
            force=force,
            lowercase=lowercase,
            use_effective_order=use_effective_order,
            **options,
        )
        return {name: getattr(bleu, name) for name in FIELDS}
