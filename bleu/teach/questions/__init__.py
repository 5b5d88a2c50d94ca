"""Questions with fresh numbers, a file for each chapter: for reviews and for sheets.

Each file has ``QUESTIONS``: functions that draw a question from a ``random.Random``.
"""
