"""For the chapters: exercises, the example corpus, the look of figures. Every chapter.

Imports what the chapters derive, and what they import. Standard library only, until a chapter
draws: ``set_figure_style`` imports matplotlib when it is called.
"""

from bleu.teach.corpus import (
    ExampleCorpus,
    load_corpus,
    reference_streams,
    word_tokens,
)
from bleu.teach.feedback import Feedback, check
from bleu.teach.figures import set_figure_style
from bleu.teach.releases import Release, load_releases
from bleu.teach.speed import Speed, Timed, load_speed

__all__ = [
    "ExampleCorpus",
    "Feedback",
    "Release",
    "Speed",
    "Timed",
    "check",
    "load_corpus",
    "load_releases",
    "load_speed",
    "reference_streams",
    "set_figure_style",
    "word_tokens",
]
