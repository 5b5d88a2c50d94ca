"""Mistakes that stand in the text of a function, whatever it is given. Every chapter."""

import ast
import dis
import inspect
import textwrap
from collections.abc import Callable, Iterator
from itertools import chain, islice, pairwise
from types import CodeType

from bleu.teach.exercise import Misconception

RETURNS = Misconception(
    "return inside the loop",
    "`return` stands inside the loop, so the loop ends in its first round.",
    hints=("Move `return` to the left, until it stands below the `for`.",),
)

NO_POWER = Misconception(
    "no power",
    "`^` is no power in Python: it compares the bits of two integers. A power is `**`.",
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


NO_RETURN = "It returns `None`, whatever the input."
NOTHING = {"append", "extend", "insert", "reverse", "sort", "update", "add", "remove"}


def nothing_of(function: Callable[..., object]) -> str:
    """Why a function that does something returns nothing, as far as its text tells."""
    for clue in clues(function):
        return clue.says
    tree = _tree(function)
    values = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Return) and node.value is not None
    ]
    given = [value for value in values if not _is_none(value)]
    if not given:
        return "It returns nothing. Does it end in `return`, with the answer behind it?"
    method = next(filter(None, map(_method_of_none, given)), "")
    if method:
        return f"It returns nothing: {_says_of(method)}"
    names = {ast.unparse(value) for value in given}
    made = (says for name, says in _made_none(tree) if name in names)
    return next((f"It returns nothing. {says}" for says in made), NO_RETURN)


def _says_of(method: str) -> str:
    return f"`.{method}(...)` changes what stands before it, and returns None."


def _method_of_none(value: ast.expr) -> str:
    """The method that is called, if it changes a list or a dictionary; or ""."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute):
        return value.func.attr if value.func.attr in NOTHING else ""
    return ""


def _is_none(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value in (None, ...)


def clues(function: Callable[..., object]) -> Iterator[Misconception]:
    """What can be seen without a run; nothing where the text cannot be had."""
    for node in ast.walk(_tree(function)):
        if isinstance(node, ast.For | ast.While) and _always_returns(node.body):
            yield RETURNS
            return


# what they return is all that they do
NEW = {
    "abs",
    "list",
    "max",
    "min",
    "reversed",
    "round",
    "set",
    "sorted",
    "sum",
    "tuple",
}
NEW_TEXT = {"lower", "lstrip", "replace", "rstrip", "split", "strip", "upper"}
ENDS = (ast.Return, ast.Break, ast.Continue, ast.Raise)


def remarks(function: Callable[..., object]) -> Iterator[str]:
    """What is true of the text whatever the mistake is: of lines, and of conditions.

    >>> list(remarks(len))
    []
    """
    tree = _tree(function)
    for node in ast.walk(tree):
        for field in ("body", "orelse"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                yield from _unreached(block)
        if isinstance(node, ast.BoolOp) and _holds_by_a_string(node):
            text = ast.unparse(node)
            yield f"`{text}` always holds: a string by itself counts as true."
        if isinstance(node, ast.Compare) and _is_chain_by_accident(node):
            text = ast.unparse(node)
            yield (
                f"`{text}` is a chain of {len(node.ops)} comparisons, each of two neighbors, and"
                " all have to hold."
            )
    yield from islice((says for _, says in _made_none(tree)), 1)
    yield from islice(_not_kept(tree), 1)


def _not_kept(tree: ast.AST) -> Iterator[str]:
    """A line that works something out, and nothing takes what it returns."""
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
            continue
        called = node.value.func
        if (isinstance(called, ast.Name) and called.id in NEW - own) or (
            isinstance(called, ast.Attribute) and called.attr in NEW_TEXT
        ):
            text = ast.unparse(node)
            yield (
                f"Line {node.lineno}, `{text}`, has no effect: it returns something new, and"
                " nothing takes it."
            )


def _made_none(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """A name for what a method returns that returns nothing, and what to say of it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and _method_of_none(node.value):
            name = ast.unparse(node.targets[0])
            why = _says_of(_method_of_none(node.value))
            yield name, f"In line {node.lineno} `{name}` becomes `None`: {why}"


def _is_chain_by_accident(node: ast.Compare) -> bool:
    """As `a > b == c > d` is; `0 < x <= 1` and `a == b == c` are meant."""
    signs = {type(each) for each in node.ops}
    return bool(signs & {ast.Eq, ast.NotEq, ast.In, ast.NotIn}) and len(signs) > 1


def _unreached(block: list[ast.stmt]) -> Iterator[str]:
    """The first line behind one that ends the block."""
    for end, line in pairwise(block):
        if isinstance(end, ENDS):
            word = ast.unparse(end).split()[0]
            yield f"Line {line.lineno} is never reached, as it stands behind `{word}`."
            return


def _holds_by_a_string(condition: ast.BoolOp) -> bool:
    """As `x == "a" or "b"` does."""
    first, *others = condition.values
    return (
        isinstance(condition.op, ast.Or)
        and isinstance(first, ast.Compare)
        and any(
            isinstance(part, ast.Constant)
            and isinstance(part.value, str)
            and part.value
            for part in others
        )
    )


def has_caret(function: Callable[..., object]) -> bool:
    """Whether `^` stands beside a number, or beside a fraction: a power is meant.

    Between two names it may be a right one, of sets.
    """
    carets = (
        node
        for node in ast.walk(_tree(function))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitXor)
    )
    return any(_is_number(side) for node in carets for side in (node.left, node.right))


def _is_number(node: ast.expr) -> bool:
    """Whether it can be seen to be no set."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ast.Add | ast.Mult | ast.Div | ast.FloorDiv)
    return isinstance(node, ast.Constant | ast.UnaryOp)


def read_from_outside(function: Callable[..., object]) -> tuple[str, str] | None:
    """A parameter that is never looked at, and a value from outside that is.

    >>> words = ["here", "there"]
    >>> read_from_outside(lambda tokens: len(words))
    ('tokens', 'words')
    >>> read_from_outside(lambda tokens: len(tokens) / len(words)) is None
    True
    """
    code = getattr(function, "__code__", None)
    if not isinstance(code, CodeType):
        return None
    taken = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    steps = list(_steps(code))
    looked_at = set(chain.from_iterable(_names_of(step) for step in steps))
    unread = [name for name in taken if name not in looked_at]
    values = getattr(function, "__globals__", {})
    asked = (str(s.argval) for s in steps if s.opname == "LOAD_GLOBAL")
    outside = [
        name
        for name in asked
        if _is_value(values.get(name))
        # such as the mark of an end: meant to be read
        and not (name.isupper() and isinstance(values[name], str))
    ]
    return (unread[0], outside[0]) if unread and outside else None


def _steps(code: CodeType) -> Iterator[dis.Instruction]:
    """Of a function, and of those inside it."""
    yield from dis.get_instructions(code)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _steps(inner)


def _names_of(step: dis.Instruction) -> tuple[object, ...]:
    """One name, as a rule; from Python 3.13 on, two may be loaded in a step."""
    return step.argval if isinstance(step.argval, tuple) else (step.argval,)


def _is_value(thing: object) -> bool:
    """Whether this is neither a function, a class nor a module."""
    return thing is not None and not callable(thing) and not inspect.ismodule(thing)


DRAWS = {"Random", "random", "choices", "shuffle", "randint", "randrange"}


def at_random(function: Callable[..., object]) -> bool:
    """Whether it draws something.

    >>> at_random(lambda draws: random.choices(draws)), at_random(lambda draws: draws)
    (True, False)
    """
    return bool(DRAWS & names_in(getattr(function, "__code__", None)))


def names_in(code: object) -> set[str]:
    """What a function, and those inside it, look up by name; nothing for what is no code."""
    if not isinstance(code, CodeType):
        return set()
    return set(code.co_names).union(*map(names_in, code.co_consts))


def text_of(function: Callable[..., object]) -> str:
    """Its text, or "" where that cannot be had: of a built-in, say."""
    try:
        return textwrap.dedent(inspect.getsource(function))
    except (OSError, TypeError):
        return ""


def _tree(function: Callable[..., object]) -> ast.AST:
    try:
        return ast.parse(text_of(function))
    except (SyntaxError, ValueError):  # a lambda in a call
        return ast.Module([], [])


def _always_returns(body: list[ast.stmt]) -> bool:
    """Whether each way through the body of a loop ends in `return`."""
    last = body[-1]
    if isinstance(last, ast.Return):
        return not any(isinstance(n, ast.Continue) for s in body for n in ast.walk(s))
    if isinstance(last, ast.If) and last.orelse:
        return _always_returns(last.body) and _always_returns(last.orelse)
    return False
