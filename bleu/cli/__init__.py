"""The command line: ``python -m bleu REFERENCE... < HYPOTHESES``. Chapters 7 and 9.

``commands`` knows the words that may stand first. Without one, ``options`` says what can be
asked for, ``run`` reads and scores, ``print`` says it, ``output`` writes it. Imports the
derivation and any other room; none imports it.
"""
