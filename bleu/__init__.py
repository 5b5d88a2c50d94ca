"""BLEU, derived: the companion module of the book. Ratios in [0, 1] unless it says points."""

from bleu.brevity import brevity_penalty, closest_ref_len
from bleu.chrf import ChrfScore, corpus_chrf, sentence_chrf
from bleu.corpus import CorpusError, ExampleCorpus, load_corpus, read_corpus
from bleu.decoding import (
    Decoding,
    Hypothesis,
    beam_search,
    exhaustive_search,
    greedy_search,
)
from bleu.explain import Explanation, explain
from bleu.highlight import Highlight, highlight
from bleu.mean import geometric_mean
from bleu.ngrams import ngram_counts, ngrams
from bleu.normalization import gnmt, per_token, unnormalised
from bleu.paragraph import paragraph
from bleu.precision import (
    MatchCounts,
    clipped_counts,
    match_counts,
    max_ref_counts,
    modified_precision,
)
from bleu.report import Report, report, sentence_report
from bleu.score import BleuScore, bleu_score, corpus_bleu, sentence_bleu
from bleu.signature import Signature, parse_signature
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
from bleu.ter import TerScore, corpus_ter, sentence_ter
from bleu.tokenizers import tokenizer

__all__ = [
    "BleuScore",
    "BleuStats",
    "ChrfScore",
    "CorpusError",
    "Decoding",
    "ExampleCorpus",
    "Explanation",
    "Highlight",
    "Hypothesis",
    "MatchCounts",
    "Report",
    "Signature",
    "TerScore",
    "add_k",
    "beam_search",
    "bleu_score",
    "brevity_penalty",
    "clipped_counts",
    "closest_ref_len",
    "corpus_bleu",
    "corpus_chrf",
    "corpus_stats",
    "corpus_ter",
    "exhaustive_search",
    "explain",
    "exponential",
    "floor",
    "geometric_mean",
    "gnmt",
    "greedy_search",
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
    "paragraph",
    "parse_signature",
    "per_token",
    "read_corpus",
    "report",
    "segment_stats",
    "sentence_bleu",
    "sentence_chrf",
    "sentence_report",
    "sentence_ter",
    "tokenizer",
    "unnormalised",
]
