"""What a piece of Python imports, by name."""

import ast
from collections.abc import Iterator

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def imported(tree: ast.AST, package: str = "", *, later: bool = True) -> set[str]:
    """Every name that an import in `tree` may have to load, dotted.

    `from a import b` may load a.b, or take b out of a: both are named. Relative imports
    start from `package`. Without `later`, imports inside of functions are left out.

    >>> sorted(imported(ast.parse("import a.b\\nfrom c import d")))
    ['a.b', 'c', 'c.d']
    >>> imported(ast.parse("def f(): import a"), later=False)
    set()
    """
    found: set[str] = set()
    for node in _walk(tree, later):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _base(node, package)
            found.add(base)
            found.update(f"{base}.{alias.name}" for alias in node.names)
    return found - {""}


def of_source(source: str) -> set[str]:
    """What a cell imports; a cell that is no Python imports nothing.

    >>> of_source("import a\\nb = ("), sorted(of_source("import a, b"))
    (set(), ['a', 'b'])
    """
    try:
        return imported(ast.parse(source))
    except SyntaxError:
        return set()


def lineage(name: str) -> Iterator[str]:
    """A dotted name and the packages above it, which are imported before it.

    >>> list(lineage("a.b.c"))
    ['a', 'a.b', 'a.b.c']
    """
    parts = name.split(".")
    return (".".join(parts[:k]) for k in range(1, len(parts) + 1))


def _walk(node: ast.AST, later: bool) -> Iterator[ast.AST]:
    """All nodes that run; what only a type checker reads does not."""
    yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, FUNCTIONS) and not later:
            continue
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test):
            continue
        yield from _walk(child, later)


def _base(node: ast.ImportFrom, package: str) -> str:
    """The module after `from`, without its dots."""
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    above = parts[: len(parts) - node.level + 1]
    return ".".join([*above, node.module] if node.module else above)
