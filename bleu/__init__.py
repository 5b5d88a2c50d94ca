"""BLEU, derived: the companion module of the book.

The derivation stands in seven files, in the order of the chapters: ngrams, precision,
brevity, mean, stats, smoothing, score. What one does with it stands in the folders beside
them, one room each; ``from bleu.decoding import beam_search`` says where it lives.

What all functions share:

- Tokens are a list or tuple of strings; a string is refused. The hypothesis comes first,
  its references, a list of token lists, second. ``references[i]`` belongs to
  ``hypotheses[i]``.
- A score is a ratio, in [0, 1] for BLEU without smoothing; points are 100 times that.
- Functions that tokenize, such as ``report``, take lines of text in place of tokens.
- TypeError is raised for the wrong kind of thing: a string where tokens belong, a wrong
  nesting, a float where an integer belongs. ValueError is raised for the wrong value: no
  reference, unequal lengths, an order below 1, weights that do not fit. Nothing is
  changed in what is given.
"""

from bleu.brevity import brevity_penalty, closest_ref_len
from bleu.fast.scores import corpus_bleu, sentence_bleu
from bleu.mean import geometric_mean
from bleu.ngrams import ngram_counts, ngrams
from bleu.precision import (
    MatchCounts,
    clipped_counts,
    match_counts,
    max_ref_counts,
    modified_precision,
)
from bleu.score import BleuScore, bleu_score
from bleu.show.explanations import explain
from bleu.smoothing import add_k, exponential, floor, no_smoothing
from bleu.stats import BleuStats, corpus_stats, segment_stats
from bleu.text.reports import report

__all__ = [
    "BleuScore",
    "BleuStats",
    "MatchCounts",
    "add_k",
    "bleu_score",
    "brevity_penalty",
    "clipped_counts",
    "closest_ref_len",
    "corpus_bleu",
    "corpus_stats",
    "explain",
    "exponential",
    "floor",
    "geometric_mean",
    "match_counts",
    "max_ref_counts",
    "modified_precision",
    "ngram_counts",
    "ngrams",
    "no_smoothing",
    "report",
    "segment_stats",
    "sentence_bleu",
]
