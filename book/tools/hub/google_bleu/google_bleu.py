"""`evaluate.load("google_bleu")`, restated: 13a tokens given to NLTK's `corpus_gleu`.

The library fetches this module from a hub. This one stands in for it: the same inputs,
options and results, our own code. Rule: huggingface/evaluate v0.4.6,
metrics/google_bleu/google_bleu.py.
"""

import datasets
import evaluate
from nltk.translate.gleu_score import corpus_gleu
from sacrebleu.tokenizers.tokenizer_13a import Tokenizer13a


class GoogleBleu(evaluate.Metric):
    """The metric: strings in, a dictionary with one number out."""

    def _info(self):
        text = datasets.Value("string", id="sequence")
        many = datasets.Sequence(text, id="references")
        return evaluate.MetricInfo(
            description="Google-BLEU",
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
        min_len=1,
        max_len=4,
    ):
        tokenize = tokenizer or (
            lambda line: Tokenizer13a()(line).split()
        )
        if isinstance(references[0], str):
            references = [[ref] for ref in references]
        score = corpus_gleu(
            [[tokenize(ref) for ref in refs] for refs in references],
            [tokenize(line) for line in predictions],
            min_len=min_len,
            max_len=max_len,
        )
        return {"google_bleu": score}
