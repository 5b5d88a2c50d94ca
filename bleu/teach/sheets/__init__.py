"""Sheets of questions with fresh numbers, and their keys. Every chapter.

``draw`` chooses the questions, ``paper`` makes HTML of them that prints well, ``notebook``
makes notebooks whose keys recompute each answer by NLTK.
"""

from bleu.teach.sheets.draw import Sheet, draw

__all__ = ["Sheet", "draw"]
