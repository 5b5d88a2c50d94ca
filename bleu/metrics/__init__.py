"""Metrics that are not BLEU, for comparison: chrF and TER. Chapter 13.

Imports the derivation. Standard library only. A new metric is a file of its own here.
"""

from bleu.metrics.chrf import (
    ChrfScore,
    ChrfStats,
    all_ngrams,
    chrf_score,
    chrf_stats,
    corpus_chrf,
    f_score,
    sentence_chrf,
    split_edge_punctuation,
    text_ngrams,
)
from bleu.metrics.ter import (
    TerScore,
    TerStats,
    best_shift,
    corpus_ter,
    count_edits,
    edit_row,
    edit_table,
    moved,
    sentence_ter,
    ter_stats,
)

__all__ = [
    "ChrfScore",
    "ChrfStats",
    "TerScore",
    "TerStats",
    "all_ngrams",
    "best_shift",
    "chrf_score",
    "chrf_stats",
    "corpus_chrf",
    "corpus_ter",
    "count_edits",
    "edit_row",
    "edit_table",
    "f_score",
    "moved",
    "sentence_chrf",
    "sentence_ter",
    "split_edge_punctuation",
    "ter_stats",
    "text_ngrams",
]
