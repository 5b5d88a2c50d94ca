"""Finding the output with the best score, on a small translation model. Chapter 12.

Imports ``ngrams`` and ``checks`` of the derivation. Standard library only.
"""

from bleu.decoding.language_model import (
    START,
    train_language_model,
    word_probability,
)
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
    Candidate,
    Decoding,
    Hypothesis,
    beam_search,
    beam_search_with_list,
    continuations,
    decoding_of,
    exhaustive_search,
    extended,
    greedy_search,
    is_finished,
)
from bleu.decoding.translation import MIN_COVERAGE, translator

__all__ = [
    "END",
    "MIN_COVERAGE",
    "NULL",
    "START",
    "Candidate",
    "Decoding",
    "Hypothesis",
    "beam_search",
    "beam_search_with_list",
    "continuations",
    "decoding_of",
    "em_step",
    "exhaustive_search",
    "expected_words",
    "extended",
    "gnmt",
    "greedy_search",
    "is_finished",
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
