"""The same numbers, faster: dot plots in place of n-grams. Tests hold them equal. Chapter 14.

Imports the derivation. Standard library only; with numpy, and with pyarrow, large corpora are
quicker still: ``blocks`` and ``numbers`` need numpy, and are loaded when they are asked for.
``cluster`` (chapter 15) is named where it is used: ``from bleu.fast.cluster import count_files``.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from bleu.fast.counting import segment_matches, segment_stats
from bleu.fast.plots import (
    bit_plot,
    bit_rows,
    dot_plot,
    longer_diagonals,
    plot_matches,
    row_marks,
    rows_with_a_dot,
)
from bleu.fast.scores import (
    all_segment_stats,
    corpus_bleu,
    corpus_stats,
    plain_score,
    sentence_bleu,
)
from bleu.fast.sets import count_matches
from bleu.fast.streaming import StatsTable, count_segments

if TYPE_CHECKING:
    from bleu.fast.blocks import block_matches, corpus_table
    from bleu.fast.numbers import arrow_numbers, word_numbers

__all__ = [
    "StatsTable",
    "all_segment_stats",
    "arrow_numbers",
    "bit_plot",
    "bit_rows",
    "block_matches",
    "corpus_bleu",
    "corpus_stats",
    "corpus_table",
    "count_matches",
    "count_segments",
    "dot_plot",
    "longer_diagonals",
    "plain_score",
    "plot_matches",
    "row_marks",
    "rows_with_a_dot",
    "segment_matches",
    "segment_stats",
    "sentence_bleu",
    "word_numbers",
]

NEED_NUMPY = {
    "arrow_numbers": "numbers",
    "block_matches": "blocks",
    "corpus_table": "blocks",
    "word_numbers": "numbers",
}


def __getattr__(name: str) -> object:
    if name not in NEED_NUMPY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        module = import_module(f"{__name__}.{NEED_NUMPY[name]}")
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"bleu.fast.{name} needs {error.name}; install it with: pip install "
            f"{error.name}"
        ) from None
    return getattr(module, name)
