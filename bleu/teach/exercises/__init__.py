"""The exercises of the book: a file for each chapter, with its misconceptions.

A chapter's file is imported when one of its exercises is checked.
"""

from importlib import import_module

from bleu.teach.exercise import Exercise, Open

CHAPTERS = {
    1: "matching",
    2: "clipping",
    3: "ngrams",
    4: "brevity",
    5: "mean",
    6: "score",
    7: "corpus",
    8: "smoothing",
    9: "tokens",
    10: "significance",
    11: "people",
    12: "decoding",
    13: "metrics",
    14: "fast",
    15: "cluster",
    16: "rules",
}


def load(chapter: int) -> tuple[Exercise | Open, ...]:
    """The exercises of one chapter.

    Raises:
        ValueError: there is no such chapter.

    >>> [exercise.name for exercise in load(2)][:2]
    ['2.1', '2.2']
    """
    if chapter not in CHAPTERS:
        known = ", ".join(map(str, CHAPTERS))
        raise ValueError(f"chapter {chapter} has no exercises; these have: {known}")
    module = import_module(f"bleu.teach.exercises.{CHAPTERS[chapter]}")
    exercises: tuple[Exercise | Open, ...] = module.EXERCISES
    return exercises


def find(name: str) -> Exercise | Open:
    """The exercise with this number.

    Raises:
        ValueError: the book has none.

    >>> find("2.2").function
    'my_matches'
    """
    chapter = name.partition(".")[0]
    if not chapter.isdecimal():
        raise ValueError(f'an exercise has a number such as "2.1", not {name!r}')
    known = {exercise.name: exercise for exercise in load(int(chapter))}
    if name not in known:
        listed = ", ".join(known)
        raise ValueError(f"chapter {chapter} has no exercise {name!r}; it has {listed}")
    return known[name]
