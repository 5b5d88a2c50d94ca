"""Finding the output with the best score, on a small translation model. Chapter 12.

Imports ``ngrams`` and ``checks`` of the derivation. Standard library only.
"""

from bleu.decoding.length import gnmt, per_token, unnormalized
from bleu.decoding.lexicon import (
    NULL,
    em_step,
    expected_words,
    log_likelihood,
    shares,
    train_lexicon,
    uniform_lexicon,
)
from bleu.decoding.search import (
    END,
    Decoding,
    Hypothesis,
    beam_search,
    exhaustive_search,
    greedy_search,
)
from bleu.decoding.translation import (
    MIN_COVERAGE,
    START,
    train_language_model,
    translator,
    word_probability,
)

__all__ = [
    "END",
    "MIN_COVERAGE",
    "NULL",
    "START",
    "Decoding",
    "Hypothesis",
    "beam_search",
    "em_step",
    "exhaustive_search",
    "expected_words",
    "gnmt",
    "greedy_search",
    "log_likelihood",
    "per_token",
    "shares",
    "train_language_model",
    "train_lexicon",
    "translator",
    "uniform_lexicon",
    "unnormalized",
    "word_probability",
]
