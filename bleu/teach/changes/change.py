"""One change of a program, and where it is made. Every chapter."""

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

Node = TypeVar("Node", bound=ast.AST)
LONGEST = 40  # characters that are quoted of an expression


@dataclass(frozen=True)
class Change:
    """One change of a tree. It is made for a while, and taken back.

    Attributes:
        place: the expression or the statement that it is made in.
        says: what is another one, to the reader, without what it becomes.
        edits: a node, the field of it, and what stands there meanwhile; one or more.
    """

    place: ast.expr | ast.stmt
    says: str
    edits: tuple[tuple[ast.AST, str, Any], ...]

    @contextmanager
    def made(self) -> Iterator[None]:
        """While this is open, the tree is the changed one."""
        before = [(node, field, getattr(node, field)) for node, field, _ in self.edits]
        for node, field, value in self.edits:
            setattr(node, field, value)
        try:
            yield
        finally:
            for node, field, value in before:
                setattr(node, field, value)


@dataclass(frozen=True)
class Place:
    """Where an expression stands: in a field of its parent, which may be a list."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.expr

    def change(self, other: ast.expr, says: str) -> Change:
        """The change that puts another expression here."""
        value: ast.expr | list[ast.expr] = like(other, self.node)
        if self.index is not None:
            value = replaced(getattr(self.parent, self.field), self.index, value)
        return Change(self.node, says, ((self.parent, self.field, value),))

    def within(self) -> str:
        """For a name or a number, which may be in a line twice: what it is part of."""
        whole = (
            isinstance(self.parent, ast.expr)
            and len(ast.unparse(self.parent)) <= LONGEST
        )
        small = isinstance(self.node, ast.Name | ast.Constant | ast.UnaryOp)
        return f" in `{quoted(self.parent)}`" if whole and small else ""


def places(tree: ast.AST) -> Iterator[Place]:
    """All expressions of a tree, where they stand."""
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if isinstance(value, ast.expr):
                yield Place(parent, field, None, value)
            elif isinstance(value, list):
                for index, item in enumerate(value):
                    if isinstance(item, ast.expr):
                        yield Place(parent, field, index, item)


def like(new: Node, old: ast.AST) -> Node:
    """With the line of what it takes the place of, unless it has one of its own."""
    if getattr(new, "lineno", None) is None:
        ast.copy_location(new, old)
    return ast.fix_missing_locations(new)


def replaced(items: list[Any], index: int, *others: Any) -> list[Any]:
    """The list with other items, or none, in the place of one.

    >>> replaced([1, 2, 3], 1, 7), replaced([1, 2, 3], 1)
    ([1, 7, 3], [1, 3])
    """
    return [*items[:index], *others, *items[index + 1 :]]


def called(node: ast.AST) -> str:
    """The name of the function that is called, without what stands before a dot; or ""."""
    if not isinstance(node, ast.Call):
        return ""
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def quoted(node: ast.AST | None) -> str:
    """The text of an expression, cut if it is long."""
    text = ast.unparse(node) if node else ""
    return text if len(text) <= LONGEST else text[: LONGEST - 2] + " …"
