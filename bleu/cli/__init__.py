"""The command line: ``python -m bleu REFERENCE... < HYPOTHESES``. Chapters 7 and 9.

Imports any other room; none imports it.
"""
