"""The command line: ``python -m bleu REFERENCE... < HYPOTHESES``. Chapters 7 and 9.

``options`` says what can be asked for, ``run`` reads and scores, ``print`` says it.
``commands`` knows the words that may stand first, ``compare`` is one of them. Imports
the derivation and any other room; none imports it.
"""
