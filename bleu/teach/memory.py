"""Whether a function remembers earlier calls, and is right where it forgets them. Every chapter."""

from collections.abc import Callable
from types import FunctionType
from typing import Any

CONTAINERS = (list, dict, set)


def forgetful(function: Callable[..., Any]) -> Callable[..., Any] | None:
    """A copy of the function whose own containers are empty in each call.

    These are the defaults of its parameters and what it finds outside of itself: a list, a
    dictionary or a set. Nothing is changed in them. None if it has none, or all are empty.

    >>> def count(word, known={}):
    ...     return known.setdefault(word, len(known))
    >>> count("a"), count("b"), forgetful(count)("b")
    (0, 1, 0)
    >>> forgetful(len)
    """
    if not isinstance(function, FunctionType):
        return None
    defaults = function.__defaults__ or ()
    named = function.__kwdefaults__ or {}
    outside = {
        name: function.__globals__[name]
        for name in function.__code__.co_names
        if name in function.__globals__
    }
    if not any(map(_filled, (*defaults, *named.values(), *outside.values()))):
        return None

    def fresh(*arguments: object, **by_name: object) -> object:
        known = function.__globals__ | {n: _emptied(v) for n, v in outside.items()}
        copy = FunctionType(
            function.__code__,
            known,
            function.__name__,
            tuple(map(_emptied, defaults)),
            function.__closure__,
        )
        copy.__kwdefaults__ = {n: _emptied(v) for n, v in named.items()}
        return copy(*arguments, **by_name)

    return fresh


def _filled(value: object) -> bool:
    return isinstance(value, CONTAINERS) and bool(value)


def _emptied(value: object) -> object:
    return type(value)() if isinstance(value, CONTAINERS) else value
