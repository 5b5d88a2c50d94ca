"""Mistakes that stand in the text of a function, whatever it is given. Every chapter."""

import ast
import dis
import inspect
import textwrap
from collections.abc import Callable, Iterator
from types import CodeType

from bleu.teach.exercise import Misconception

RETURNS = Misconception(
    "return inside the loop",
    "`return` stands inside the loop, so the loop ends in its first round.",
    hints=("Move `return` to the left, until it stands below the `for`.",),
)


UNWRITTEN = {"RESUME", "NOP", "LOAD_CONST", "POP_TOP", "RETURN_VALUE", "RETURN_CONST"}


def does_something(function: Callable[..., object]) -> bool:
    """Whether more is written than a heading.

    >>> does_something(lambda tokens: ...), does_something(lambda tokens: tokens.sort())
    (False, True)
    """
    try:
        return any(
            step.opname not in UNWRITTEN for step in dis.get_instructions(function)
        )
    except TypeError:  # what is not written in Python is written
        return True


NO_RETURN = "It returns nothing: no input comes as far as its `return`."
NOTHING = {"append", "extend", "insert", "reverse", "sort", "update", "add", "remove"}


def nothing_of(function: Callable[..., object]) -> str:
    """Why a function that does something returns nothing, as far as its text tells."""
    for clue in clues(function):
        return clue.says
    values = [
        node.value
        for node in ast.walk(_tree(function))
        if isinstance(node, ast.Return) and node.value is not None
    ]
    given = [value for value in values if not _is_none(value)]
    if not given:
        return "It returns nothing. Does it end in `return`, with the answer behind it?"
    for value in given:
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute):
            method = value.func.attr
            if method in NOTHING:
                return (
                    f"It returns nothing: `.{method}(...)` changes what stands before it, and"
                    " returns None."
                )
    return NO_RETURN


def _is_none(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value in (None, ...)


def clues(function: Callable[..., object]) -> Iterator[Misconception]:
    """What can be seen without a run; nothing where the text cannot be had."""
    for node in ast.walk(_tree(function)):
        if isinstance(node, ast.For | ast.While) and _always_returns(node.body):
            yield RETURNS
            return


CHANCE = {"Random", "random", "choices", "shuffle", "randint", "randrange"}


def at_random(function: Callable[..., object]) -> bool:
    """Whether it draws something.

    >>> at_random(lambda draws: random.choices(draws)), at_random(lambda draws: draws)
    (True, False)
    """
    return bool(CHANCE & set(_names(getattr(function, "__code__", None))))


def _names(code: object) -> Iterator[str]:
    """What a function and those inside it call by name."""
    if isinstance(code, CodeType):
        yield from code.co_names
        for constant in code.co_consts:
            yield from _names(constant)


def _tree(function: Callable[..., object]) -> ast.AST:
    try:
        return ast.parse(textwrap.dedent(inspect.getsource(function)))
    except (
        OSError,
        TypeError,
        SyntaxError,
        ValueError,
    ):  # a lambda in a call, a built-in
        return ast.Module([], [])


def _always_returns(body: list[ast.stmt]) -> bool:
    """Whether each way through the body of a loop ends in `return`."""
    last = body[-1]
    if isinstance(last, ast.Return):
        return not any(isinstance(n, ast.Continue) for s in body for n in ast.walk(s))
    if isinstance(last, ast.If) and last.orelse:
        return _always_returns(last.body) and _always_returns(last.orelse)
    return False
