"""BLEU, derived: the companion module of the book. Ratios in [0, 1] unless it says points."""

from bleu.brevity import brevity_penalty, closest_ref_len
from bleu.corpus import CorpusError, ExampleCorpus, load_corpus, read_corpus
from bleu.explain import Explanation, explain
from bleu.highlight import Highlight, highlight
from bleu.mean import geometric_mean
from bleu.ngrams import ngram_counts, ngrams
from bleu.precision import (
    MatchCounts,
    clipped_counts,
    match_counts,
    max_ref_counts,
    modified_precision,
)
from bleu.score import BleuScore, bleu_score, corpus_bleu, sentence_bleu
from bleu.smoothing import (
    add_k,
    exponential,
    floor,
    interpolated,
    length_scaled,
    length_scaled_neighbours,
    neighbours,
    none,
)
from bleu.stats import BleuStats, corpus_stats, segment_stats

__all__ = [
    "BleuScore",
    "BleuStats",
    "CorpusError",
    "ExampleCorpus",
    "Explanation",
    "Highlight",
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
    "highlight",
    "interpolated",
    "length_scaled",
    "length_scaled_neighbours",
    "load_corpus",
    "match_counts",
    "max_ref_counts",
    "modified_precision",
    "neighbours",
    "ngram_counts",
    "ngrams",
    "none",
    "read_corpus",
    "segment_stats",
    "sentence_bleu",
]
