"""Types in a reader's words. Every chapter."""

from collections.abc import Mapping, Set
from numbers import Real

from bleu.teach.outcome import Drawn


def kind_of_value(value: object) -> str:
    """What sort of thing a value is.

    >>> kind_of_value(0.5), kind_of_value([1]), kind_of_value("a")
    ('a number', 'a list', 'a string')
    >>> kind_of_value(None)
    'nothing'
    """
    if value is None:
        return "nothing"
    for types, words in KINDS:
        if isinstance(value, types):
            return words
    return f"an object of type {type(value).__name__}"


KINDS: tuple[tuple[type | tuple[type, ...], str], ...] = (
    (bool, "True or False"),
    (Real, "a number"),
    (str, "a string"),
    (Drawn, "an iterator"),
    (list, "a list"),
    (tuple, "a tuple"),
    (Mapping, "a dictionary"),
    (Set, "a set"),
)
