"""What of a student's file is run: her Python, and neither magics nor the book's solutions."""

import ast
import json
import re
from pathlib import Path

ENDINGS = (".py", ".ipynb")
MAGIC = re.compile(r"(\s*)(?:(?:\w+\s*=\s*)?[%!].*|.*\?\s*)$")


def sources(path: Path) -> list[str]:
    """The pieces of Python in a file, in their order: one, or a cell each.

    A ValueError says what keeps the file from being read.
    """
    try:
        text = path.read_bytes().decode("utf-8-sig")
        return [text] if path.suffix == ".py" else notebook_sources(json.loads(text))
    except UnicodeDecodeError as error:
        raise ValueError(f"byte {error.start + 1} of the file is not UTF-8") from None
    except (json.JSONDecodeError, KeyError, TypeError, AttributeError):
        raise ValueError("the file is no notebook") from None


def notebook_sources(notebook: dict[str, list[dict[str, object]]]) -> list[str]:
    """The code cells of a notebook; the book's own solutions are left out.

    >>> code = {"cell_type": "code", "metadata": {}}
    >>> notebook_sources({"cells": [code | {"source": ["x = 1"]},
    ...                             code | {"source": ["%%bash", "rm x"]}]})
    ['x = 1']
    """
    cells = notebook["cells"]
    code = [
        "".join(cell["source"])  # type: ignore[arg-type]  # a string, or a list of lines
        for cell in cells
        if cell["cell_type"] == "code" and not is_solution(cell)
    ]
    return [without_magics(source) for source in code if not source.startswith("%%")]


def is_solution(cell: dict[str, object]) -> bool:
    """Whether a cell is a solution that the book's notebook came with.

    >>> is_solution({"metadata": {"mystnb": {"code_prompt_show": "Show the solution"}}})
    True
    >>> is_solution({"metadata": {}})
    False
    """
    metadata = cell.get("metadata")
    shown = metadata.get("mystnb", {}) if isinstance(metadata, dict) else {}
    return "solution" in str(shown.get("code_prompt_show", ""))


def without_magics(source: str) -> str:
    """The source with ``pass`` for each line that is Jupyter's and not Python's.

    In Python, a line inside brackets may begin with a percent sign; it stays.

    >>> without_magics("%matplotlib inline\\nx = 1\\nfiles = !ls")
    'pass\\nx = 1\\npass'
    >>> without_magics("x = (7\\n% 4)")
    'x = (7\\n% 4)'
    """
    lines = source.split("\n")
    for _ in lines:
        try:
            ast.parse("\n".join(lines))
        except SyntaxError as error:
            at = (error.lineno or 1) - 1
            if at >= len(lines) or not (magic := MAGIC.match(lines[at])):
                break
            lines[at] = f"{magic[1]}pass"
        else:
            break
    return "\n".join(lines)


def stubs(source: str) -> dict[str, bool]:
    """From a function's name to whether it still waits to be written.

    >>> stubs('def f(x): ...\\ndef g(x):\\n    "Doc."\\n    return x')
    {'f': True, 'g': False}
    """
    try:
        body = ast.parse(source).body
    except SyntaxError:
        return {}
    return {
        node.name: all(map(_does_nothing, node.body))
        for node in body
        if isinstance(node, ast.FunctionDef)
    }


def _does_nothing(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)  # a docstring, or three dots
    return isinstance(node, ast.Pass)
