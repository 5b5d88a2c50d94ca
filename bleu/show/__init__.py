"""Scores for the eye: matches marked, a score taken apart, a paragraph. Chapters 2, 6, 9.

Imports the derivation, ``text`` and ``significance`` (its results, so no numpy). Standard
library only.
"""

from bleu.show.explanations import Clip, Explanation, explain
from bleu.show.highlights import Highlight, highlight
from bleu.show.paragraphs import paragraph

__all__ = ["Clip", "Explanation", "Highlight", "explain", "highlight", "paragraph"]
