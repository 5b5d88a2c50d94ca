"""A line left out, or in another place; arguments in another order. Every chapter."""

import ast
from collections.abc import Iterator
from itertools import chain, permutations

from bleu.teach.changes.change import Change, like, quoted, replaced


def in_calls(tree: ast.AST) -> Iterator[Change]:
    """The arguments of a function in another order, wherever it is called."""
    calls: dict[tuple[str, int], list[ast.Call]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) in (2, 3):
            key = ast.unparse(node.func), len(node.args)
            calls.setdefault(key, []).append(node)
    for (name, count), alike in calls.items():
        says = f"another order of what `{name}` is given"
        _, *others = permutations(range(count))
        for group in [alike, *([one] for one in alike if len(alike) > 1)]:
            for order in others:
                edits = [(one, "args", [one.args[k] for k in order]) for one in group]
                yield Change(group[0], says, tuple(edits))


def in_branches(tree: ast.AST) -> Iterator[Change]:
    """A case that is one too many, or that is every case."""
    for parent, field, block in _blocks(tree):
        for k, line in enumerate(block):
            if not isinstance(line, ast.If):
                continue
            others = replaced(block, k, *line.orelse) or [like(ast.Pass(), line)]
            says = "the case left out, with all that is done in it"
            yield Change(line, says, ((parent, field, others),))
            always = replaced(block, k, *line.body)
            yield Change(
                line,
                "what is done in this case done in each",
                ((parent, field, always),),
            )


def in_lines(tree: ast.AST) -> Iterator[Change]:
    """What can be done with whole lines."""
    for parent, field, block in _blocks(tree):
        for line, others, says in chain(_walked_along(block), _lines(block)):
            yield Change(line, says, ((parent, field, others),))
    for parent, field, block in _blocks(tree):
        yield from _moved(parent, field, block)


Block = list[ast.stmt]


def _blocks(tree: ast.AST) -> Iterator[tuple[ast.AST, str, Block]]:
    for node in ast.walk(tree):
        for field in ("body", "orelse"):
            block = getattr(node, field, None)
            if isinstance(block, list) and not isinstance(node, ast.Module):
                yield node, field, block


def _walked_along(block: Block) -> Iterator[tuple[ast.stmt, Block, str]]:
    """A list that is changed while a loop walks along it."""
    for k, line in enumerate(block):
        if isinstance(line, ast.For) and isinstance(line.iter, ast.Name):
            copy = ast.Call(ast.Name("list", ast.Load()), [line.iter], [])
            loop = like(ast.For(line.target, copy, line.body, line.orelse), line)
            says = (
                f"a copy of `{quoted(line.iter)}`, which is changed while the loop walks"
                " along it"
            )
            yield line, replaced(block, k, loop), says


def _lines(block: Block) -> Iterator[tuple[ast.stmt, Block, str]]:
    for k, line in enumerate(block):
        rest = replaced(block, k) or [like(ast.Pass(), line)]
        yield line, rest, f"this line left out{_with_its_block(line)}"
        if k + 1 < len(block):
            following = block[k + 1]
            turned = [*block[:k], following, line, *block[k + 2 :]]
            says = (
                f"this line{_with_its_block(line)} and `{_first_line(following)}`"
                f"{_with_its_block(following)} in the other order"
            )
            yield line, turned, says
        if isinstance(line, ast.If) and any(map(_takes_away, line.body)):
            loop = like(ast.While(line.test, line.body, line.orelse), line)
            yield line, replaced(block, k, loop), "something else than `if`"
        if isinstance(line, ast.Break | ast.Continue):
            other = ast.Continue() if isinstance(line, ast.Break) else ast.Break()
            says = f"something else than `{ast.unparse(line)}`"
            yield line, replaced(block, k, like(other, line)), says


def _with_its_block(line: ast.stmt) -> str:
    return ", with all that stands in it," if hasattr(line, "body") else ""


def _first_line(line: ast.stmt) -> str:
    """Without what stands in its block."""
    return ast.unparse(line).splitlines()[0]


def _takes_away(line: ast.stmt) -> bool:
    """Whether it may be done again until nothing is left."""
    return isinstance(line, ast.AugAssign) and isinstance(line.op, ast.Sub)


def _moved(parent: ast.AST, field: str, block: Block) -> Iterator[Change]:
    """The last line of a block behind the block, or the line behind it as its last."""
    for k, line in enumerate(block):
        inner = getattr(line, "body", None)
        if not isinstance(inner, list) or isinstance(line, ast.FunctionDef):
            continue
        if len(inner) > 1:
            last = inner[-1]
            outer = [*block[: k + 1], last, *block[k + 1 :]]
            edits = (line, "body", inner[:-1]), (parent, field, outer)
            yield Change(last, f"this line{_with_its_block(last)} {_left(line)}", edits)
        if k + 1 < len(block):
            following = block[k + 1]
            edits = (
                (line, "body", [*inner, following]),
                (parent, field, replaced(block, k + 1)),
            )
            says = f"this line{_with_its_block(following)} {_right(line)}"
            yield Change(following, says, edits)


def _left(block: ast.stmt) -> str:
    """Where a line is that is behind a block; behind an `if`, no case is to the left."""
    if isinstance(block, ast.If) and block.orelse:
        return "behind all cases"
    return "further to the left"


def _right(block: ast.stmt) -> str:
    """Where a line is that is in the block, the first one of several cases."""
    if isinstance(block, ast.If) and block.orelse:
        return f"in the case `{quoted(block.test)}` alone"
    return "further to the right"
