"""Slides of a chapter, from its own cells. Every chapter.

``blocks`` parts the text of a cell, ``deck`` chooses what stands on which slide, ``formula``
makes MathML of formulas, ``page`` makes one HTML file of it all.
"""
