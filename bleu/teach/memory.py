"""Whether a function keeps something from one call to the next. Every chapter."""

from collections.abc import Callable
from copy import copy
from types import FunctionType
from typing import Any

from bleu.teach.source import names_in

CONTAINERS = (list, dict, set)


class Forgetful:
    """A function whose own lists, dictionaries and sets are empty when it is called.

    They are the defaults of its parameters, and what it finds outside of itself. Copies are
    emptied; its own stay as they are.

    Attributes:
        kept: whether a call has put something into one of them.

    >>> def number(word, known={}):
    ...     return known.setdefault(word, len(known))
    >>> fresh = Forgetful(number)
    >>> number("a"), number("b"), fresh("b"), fresh.kept
    (0, 1, 0, True)
    """

    def __init__(self, function: FunctionType) -> None:
        self.kept = False
        self._function = function
        # steps are counted in the functions that have these
        self.__globals__ = dict(function.__globals__)

    def __call__(self, *arguments: object, **by_name: object) -> object:
        function = self._function
        outside = {
            name: _emptied(function.__globals__[name])
            for name in names_in(function.__code__)
            if name in function.__globals__
        }
        self.__globals__.update(outside)
        defaults = tuple(map(_emptied, function.__defaults__ or ()))
        named = {n: _emptied(v) for n, v in (function.__kwdefaults__ or {}).items()}
        fresh = in_world(function, self.__globals__)
        fresh.__defaults__, fresh.__kwdefaults__ = defaults, named
        result = fresh(*arguments, **by_name)
        self.kept |= any(map(_filled, (*defaults, *named.values(), *outside.values())))
        return result


def in_world(function: FunctionType, world: dict[str, Any]) -> FunctionType:
    """The same function, which finds other things outside of itself.

    >>> def price(): return amount
    >>> in_world(price, {"amount": 3})()
    3
    """
    moved = FunctionType(
        function.__code__,
        world,
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    moved.__kwdefaults__ = function.__kwdefaults__
    return moved


def forgetful(function: Callable[..., Any]) -> Forgetful | None:
    """The function without a memory; None for what is not written in Python.

    >>> forgetful(len)
    """
    return Forgetful(function) if isinstance(function, FunctionType) else None


def _filled(value: object) -> bool:
    return isinstance(value, CONTAINERS) and bool(value)


def _emptied(value: object) -> object:
    if not isinstance(value, CONTAINERS):
        return value
    emptied = copy(value)
    emptied.clear()
    return emptied
