"""What a page is made of: stretches of text, and code with what it printed."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import nbformat

from tools.run import stored
from tools.table import Piece, TableError, Tool, tools

BOOK = Path(__file__).parent.parent


class Code(NamedTuple):
    """What a reader can run: its source, its output, and whether it is a command line."""

    key: str
    source: str
    output: str
    shell: bool


class Text(NamedTuple):
    """A stretch of MyST, and the numbers in it that no cell prints."""

    key: str
    source: str
    numbers: list[str]


Part = Code | Text


def code_of(tool: Tool, piece: Piece) -> Code:
    """What a piece runs, with its stored output."""
    outputs = stored(tool.name)["outputs"]
    if piece.key not in outputs:
        raise TableError(
            f"{tool.name}: {piece.key} has not been run; run book/tools/run.py"
        )
    if piece.shell:
        return Code(
            piece.key, piece.shell.strip(), outputs[piece.key], True
        )
    return Code(
        piece.key,
        formatted(tool.name)[piece.key],
        outputs[piece.key],
        False,
    )


@cache
def formatted(name: str) -> dict[str, str]:
    """The Python of a tool's pieces as the project's formatter writes it."""
    tool = tools()[name]
    pieces = [piece for piece in tool.runnable if piece.code]
    sources = [tool.rule, *(piece.code for piece in pieces)]
    cells = [
        nbformat.v4.new_code_cell(source.strip()) for source in sources
    ]
    text = nbformat.writes(nbformat.v4.new_notebook(cells=cells))
    for command in (["check", "--select=I", "--fix-only"], ["format"]):
        text = ruff(name, command, text)
    sources = [cell["source"] for cell in json.loads(text)["cells"]]
    keys = ["rule", *(piece.key for piece in pieces)]
    return {key: "".join(source) for key, source in zip(keys, sources)}


def ruff(name: str, command: list[str], text: str) -> str:
    """A notebook as ruff hands it back."""
    path = BOOK / f"tools_{name}.ipynb"
    done = subprocess.run(
        [
            str(Path(sys.executable).parent / "ruff"),
            *command,
            "--quiet",
            f"--stdin-filename={path}",
            "-",
        ],
        input=text,
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode:
        raise TableError(f"{name}: {done.stderr.strip()}")
    return done.stdout
