"""For the chapters: exercises, the example corpus, the look of figures. Every chapter.

Imports nothing of ``bleu`` but the type of tokens. Standard library only; the figures'
style, ``bleu.teach.blue``, is a file that matplotlib reads.
"""

from bleu.teach.corpus import ExampleCorpus, load_corpus
from bleu.teach.exercises import Case, check

__all__ = ["Case", "ExampleCorpus", "check", "load_corpus"]
