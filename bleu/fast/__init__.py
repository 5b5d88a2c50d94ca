"""The same numbers, faster. Tests hold them equal to the derivation's.

Imports the derivation. Standard library only.
"""

from bleu.fast.counting import count_matches, segment_stats
from bleu.fast.scoring import plain_score

__all__ = ["count_matches", "plain_score", "segment_stats"]
