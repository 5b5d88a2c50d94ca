"""For the chapters: exercises, the example corpus, the look of figures. Every chapter.

Imports nothing of ``bleu`` but the type of tokens. Standard library only, until a chapter
draws: ``set_figure_style`` imports matplotlib when it is called.
"""

from bleu.teach.corpus import (
    ExampleCorpus,
    load_corpus,
    reference_streams,
    word_tokens,
)
from bleu.teach.exercises import Case, check
from bleu.teach.figures import set_figure_style

__all__ = [
    "Case",
    "ExampleCorpus",
    "check",
    "load_corpus",
    "reference_streams",
    "set_figure_style",
    "word_tokens",
]
