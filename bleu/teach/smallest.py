"""The smallest input on which two programs differ. Every chapter."""

from collections.abc import Callable, Iterator

from bleu.teach.exercise import Arguments

TRIES = 400  # calls of the reader's function; enough for a few dozen words


def smallest(
    arguments: Arguments, differs: Callable[[Arguments], bool], tries: int = TRIES
) -> Arguments:
    """Take items away from `arguments` as long as `differs` holds.

    >>> smallest((["a", "b", "c"], 9), lambda a: "b" in a[0])
    (['b'], 0)
    """
    smaller: Arguments | None = arguments
    while smaller is not None:
        arguments, smaller = smaller, None
        for candidate in _simpler(arguments):
            tries -= 1
            if tries < 0:
                return arguments
            if differs(candidate):
                smaller = candidate
                break
    return arguments


def size(arguments: Arguments) -> tuple[int, int]:
    """How much there is to read: items, then characters."""
    return _items(arguments), len(repr(arguments))


def _items(value: object) -> int:
    if isinstance(value, list | tuple):
        return 1 + sum(map(_items, value))
    return 1


def _simpler(arguments: Arguments) -> Iterator[Arguments]:
    for place, value in enumerate(arguments):
        for simpler in _less(value):
            yield (*arguments[:place], simpler, *arguments[place + 1 :])


def _less(value: object) -> Iterator[object]:
    """The same value with a bit less: an item or half of them, or a smaller integer."""
    if isinstance(value, list | tuple):
        make: Callable[[list[object]], object] = type(value)
        value = list(value)
        half = len(value) // 2
        if half > 1:
            yield make(value[:half])
            yield make(value[half:])
        for place in range(len(value)):
            yield make(value[:place] + value[place + 1 :])
        for place, item in enumerate(value):
            for simpler in _less(item):
                yield make([*value[:place], simpler, *value[place + 1 :]])
    elif isinstance(value, int) and not isinstance(value, bool) and value > 0:
        yield from sorted({0, value // 2, value - 1})
