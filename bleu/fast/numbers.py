"""Words as numbers: equal words, equal numbers, so that numpy can compare them.

Imports numpy; pyarrow where it is installed and saves time.
"""

from collections import defaultdict
from collections.abc import Iterable
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from bleu.ngrams import Tokens

Numbers = NDArray[np.int32]

ARROW_PAYS = 2_000_000  # tokens, for which it is worth importing


def word_numbers(token_lists: Iterable[Tokens], total: int) -> Numbers:
    """A number for each of ``total`` tokens, list after list; equal words have equal numbers.

    >>> word_numbers([["a", "b"], ["b"]], 3).tolist()
    [0, 1, 1]
    >>> word_numbers([], 0).tolist()
    []
    """
    vocabulary: defaultdict[str, int] = defaultdict()
    vocabulary.default_factory = vocabulary.__len__  # a new word gets the next number
    words = chain.from_iterable(token_lists)
    return np.fromiter(map(vocabulary.__getitem__, words), np.int32, total)


def arrow_numbers(token_lists: Iterable[Tokens]) -> Numbers:
    """The same by Arrow, which hashes the text without Python's objects.

    Raises an error of pyarrow's where a token is no text that UTF-8 can write.

    >>> arrow_numbers([["a", "b"], ["b"]]).tolist()
    [0, 1, 1]
    >>> arrow_numbers([]).tolist()
    []
    """
    import pyarrow  # type: ignore[import-untyped]

    words = pyarrow.array(
        list(chain.from_iterable(token_lists)), pyarrow.large_string()
    )
    numbers: Numbers = words.dictionary_encode().indices.to_numpy()
    return numbers
