"""Small changes of a program: another comparison, another number, a line left out. Every chapter."""

import ast
from collections.abc import Iterator, Sequence
from itertools import permutations

from bleu.teach.changes.change import Change, called, places
from bleu.teach.changes.expressions import (
    KINDS,
    LIKELY,
    Kind,
    other_names,
    own_names,
    same_comparisons,
)
from bleu.teach.changes.lines import in_branches, in_calls, in_lines

__all__ = ["Change", "changes"]


def changes(tree: ast.Module) -> Iterator[Change]:
    """All changes of one place; the likeliest kinds first.

    >>> tree = ast.parse("def short(x): return x < 2")
    >>> change = next(changes(tree))
    >>> change.says
    'another comparison than `<`'
    >>> with change.made():
    ...     ast.unparse(tree.body[0].body[0])
    'return x <= 2'
    >>> ast.unparse(tree.body[0].body[0])
    'return x < 2'
    """
    yield from in_expressions(tree, LIKELY)
    yield from in_branches(tree)
    yield from in_expressions(tree, KINDS)
    yield from same_comparisons(tree)
    yield from in_calls(tree)
    yield from in_lines(tree)
    if may_run_on(tree):
        return  # what is put into itself again and again grows too large
    yield from in_names(tree)


def in_names(tree: ast.Module) -> Iterator[Change]:
    """A name for another one; `word.count(word)` is always 1, and right by luck alone."""
    named = sorted(own_names(tree))
    met = meetings(tree)
    for place in places(tree):
        for other, says in other_names(place, named):
            if ast.unparse(other) not in met.get(place.node, ()):
                yield place.change(other, says + place.within())


def in_expressions(tree: ast.Module, kinds: Sequence[Kind]) -> Iterator[Change]:
    """Another expression in the place of one, kind by kind."""
    everywhere = list(places(tree))
    for kind in kinds:
        for place in everywhere:
            for other, says in kind(place.node):
                yield place.change(other, says + place.within())


def meetings(tree: ast.AST) -> dict[ast.expr, set[str]]:
    """What each part is brought together with, in a comparison, an operation or a method.

    >>> [*meetings(ast.parse("words.count(word) == 2")).values()]
    [{'2'}, {'words.count(word)'}, {'word'}, {'words'}]
    """
    found: dict[ast.expr, set[str]] = {}
    for node in ast.walk(tree):
        for part, other in permutations(_brought_together(node), 2):
            found.setdefault(part, set()).add(ast.unparse(other))
    return found


def _brought_together(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators]
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return [node.func.value, *node.args]
    return []


def may_run_on(tree: ast.Module) -> bool:
    """Whether nothing says how many rounds there are: a `while`, or a function calls itself.

    >>> may_run_on(ast.parse("def f(x): return f(x - 1) if x else 0"))
    True
    """
    return any(
        isinstance(inner, ast.While) or called(inner) == function.name
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for inner in ast.walk(function)
    )
