"""All rules by name, as ``compare`` takes them. Chapter 16."""

from bleu.rules.coco import pycocoevalcap_rule
from bleu.rules.fairseq import fairseq_rule
from bleu.rules.nltk import METHODS, nltk_rule
from bleu.rules.paper import paper_rule
from bleu.rules.perl import mteval_rule, multi_bleu_rule
from bleu.rules.rule import Rule
from bleu.rules.sacrebleu import sacrebleu_rule
from bleu.rules.tensorflow import evaluate_rule, tensorflow_nmt_rule
from bleu.rules.torch import (
    torcheval_rule,
    torchmetrics_rule,
    torchmetrics_sacre_rule,
    torchtext_rule,
)

RULES: dict[str, Rule] = {
    rule.name: rule
    for rule in (
        paper_rule(),
        *(nltk_rule(smoothing=method) for method in METHODS),
        sacrebleu_rule(),
        sacrebleu_rule(lowercase=True),
        sacrebleu_rule(effective_order=True),
        sacrebleu_rule(smooth_method="none"),
        sacrebleu_rule(smooth_method="floor"),
        sacrebleu_rule(smooth_method="add-k"),
        sacrebleu_rule(tokenize="none"),
        sacrebleu_rule(tokenize="intl"),
        sacrebleu_rule(tokenize="char"),
        sacrebleu_rule(tokenize="none", smooth_method="none"),
        multi_bleu_rule(),
        multi_bleu_rule(lowercase=True),
        multi_bleu_rule(detok=True),
        mteval_rule(),
        mteval_rule(keep_case=True),
        mteval_rule(keep_case=True, smoothing=False),
        mteval_rule(version="14", keep_case=True),
        tensorflow_nmt_rule(),
        tensorflow_nmt_rule(smooth=True),
        evaluate_rule(),
        evaluate_rule(smooth=True),
        torchmetrics_rule(),
        torchmetrics_rule(smooth=True),
        torchmetrics_sacre_rule(),
        torcheval_rule(),
        torchtext_rule(),
        fairseq_rule(),
        pycocoevalcap_rule(),
    )
}
# one rule per tool, with the settings that it has when nothing is said
DEFAULTS = (
    "paper",
    "nltk",
    "sacrebleu",
    "multi-bleu",
    "multi-bleu-detok",
    "mteval-v13a",
    "tensorflow-nmt",
    "evaluate-bleu",
    "torchmetrics",
    "torchmetrics SacreBLEUScore",
    "torcheval",
    "torchtext",
    "fairseq",
    "pycocoevalcap",
)


def rule_named(name: str) -> Rule:
    """The rule that has this name, a key of ``RULES``.

    >>> rule_named("torcheval").tool
    'torcheval 0.0.7'
    >>> rule_named("nltk").perfect
    1.0
    """
    if name not in RULES:
        raise ValueError(f"there is no rule {name!r}; the names are {', '.join(RULES)}")
    return RULES[name]
