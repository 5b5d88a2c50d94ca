"""The same integers, counted faster. Tests hold them equal to the derivation's.

Imports the derivation. Standard library only.
"""

from bleu.fast.counting import count_matches, segment_stats

__all__ = ["count_matches", "segment_stats"]
