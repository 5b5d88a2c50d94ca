"""The other implementations' rules, each restated in eight named steps. Chapter 16.

Imports the derivation, ``text`` for its tokenizers and ``show`` for its tables. Standard
library only: the programs themselves are what the tests compare these rules with.
"""

from bleu.rules.coco import pycocoevalcap_rule
from bleu.rules.compare import Row, RuleComparison, compare, walk
from bleu.rules.fairseq import fairseq_rule
from bleu.rules.nltk import nltk_rule
from bleu.rules.paper import paper_rule
from bleu.rules.perl import mteval_rule, multi_bleu_rule
from bleu.rules.rule import STEPS, Counted, Rule, Stop, Trace, with_step
from bleu.rules.sacrebleu import sacrebleu_rule
from bleu.rules.table import DEFAULTS, RULES
from bleu.rules.tensorflow import evaluate_rule, tensorflow_nmt_rule
from bleu.rules.torch import (
    torcheval_rule,
    torchmetrics_rule,
    torchmetrics_sacre_rule,
    torchtext_rule,
)

__all__ = [
    "DEFAULTS",
    "RULES",
    "STEPS",
    "Counted",
    "Row",
    "Rule",
    "RuleComparison",
    "Stop",
    "Trace",
    "compare",
    "evaluate_rule",
    "fairseq_rule",
    "mteval_rule",
    "multi_bleu_rule",
    "nltk_rule",
    "paper_rule",
    "pycocoevalcap_rule",
    "sacrebleu_rule",
    "tensorflow_nmt_rule",
    "torcheval_rule",
    "torchmetrics_rule",
    "torchmetrics_sacre_rule",
    "torchtext_rule",
    "walk",
    "with_step",
]
