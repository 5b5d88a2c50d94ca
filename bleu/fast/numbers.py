"""Words as numbers: equal words, equal numbers, so that numpy can compare them.

Imports numpy; pyarrow where it is installed.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import chain
from operator import countOf

import numpy as np
from numpy.typing import NDArray

from bleu.fast.counting import TOKENS, OddTokens
from bleu.ngrams import Tokens

Numbers = NDArray[np.int32]


def numbered(token_lists: Sequence[Tokens], total: int, *, arrow: bool) -> Numbers:
    """A number for each of ``total`` tokens, by Arrow where it is wanted and can do it.

    >>> numbered([["a", "b"], ["b"]], 3, arrow=True).tolist()
    [0, 1, 1]
    >>> numbered([[7, "b"], ["b"]], 3, arrow=True).tolist()
    [0, 1, 1]
    """
    if arrow:
        try:
            return arrow_numbers(token_lists, total)
        except (ImportError, TypeError, ValueError):
            pass
    return word_numbers(token_lists, total)


def word_numbers(token_lists: Sequence[Tokens], total: int) -> Numbers:
    """A number for each of ``total`` tokens, list after list; equal words have equal numbers.

    Raises OddTokens for what is neither a string nor an integer.

    >>> word_numbers([["a", "b"], ["b"]], 3).tolist()
    [0, 1, 1]
    >>> word_numbers([], 0).tolist()
    []
    """
    vocabulary: defaultdict[str, int] = defaultdict()
    vocabulary.default_factory = vocabulary.__len__  # a new word gets the next number
    words = chain.from_iterable(token_lists)
    try:
        numbers = np.fromiter(map(vocabulary.__getitem__, words), np.int32, total)
    except TypeError as error:  # a list or another thing without a hash
        raise OddTokens(str(error)) from error
    # nothing but a string equals one, so it is enough to look at each word once; but 1 is 1.0
    types = set(map(type, vocabulary))
    if int in types:
        types = set(map(type, chain.from_iterable(token_lists)))
    if not types <= TOKENS:
        raise OddTokens(f"tokens are strings or integers, not {types - TOKENS}")
    return numbers


def arrow_numbers(token_lists: Sequence[Tokens], total: int) -> Numbers:
    """The same by Arrow, which hashes text without Python's objects.

    The words are joined into one text, a line each, and Arrow is shown where they end. Raises an
    error where a token is no string, holds a line break, or cannot be written in UTF-8.

    >>> arrow_numbers([["a", "b"], [], ["b"]], 3).tolist()
    [0, 1, 1]
    >>> arrow_numbers([], 0).tolist()
    []
    """
    import pyarrow  # type: ignore[import-untyped]

    if countOf(map(type, chain.from_iterable(token_lists)), str) != total:
        raise OddTokens("Arrow is given strings only")
    lines = chain(map("\n".join, filter(None, token_lists)), [""])
    text = np.frombuffer("\n".join(lines).encode(), np.uint8)
    ends = np.flatnonzero(text == ord("\n")) + 1
    if len(ends) != total:
        raise ValueError("a token holds a line break")
    bounds = np.concatenate([[0], ends]).astype(np.int64, copy=False)
    words = pyarrow.LargeStringArray.from_buffers(
        total, pyarrow.py_buffer(bounds), pyarrow.py_buffer(text)
    )
    numbers: Numbers = words.dictionary_encode().indices.to_numpy()
    return numbers
