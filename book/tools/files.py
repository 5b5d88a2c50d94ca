"""From the parts of a page to its file: a notebook, or text."""

import re
from collections.abc import Iterable
from typing import Any

import nbformat

from tidy import KERNEL
from tools.parts import Code, Part, Text
from tools.words import block

BY = "Generated from book/tools/*.toml by `make tools-pages`: change those, not this."


def as_notebook(parts: Iterable[Part]) -> str:
    """A notebook as `tidy.py` writes it: Python in cells, the rest in text."""
    cells: list[Any] = []
    count = 0
    for part in parts:
        if isinstance(part, Text):
            metadata = {"cited": part.numbers} if part.numbers else {}
            text = nbformat.v4.new_markdown_cell(
                part.source,
                id=f"{identifier(part.key)}",
                metadata=metadata,
            )
            cells.append(text)
        elif part.shell:
            text = nbformat.v4.new_markdown_cell(
                "\n".join(shown(part)),
                id=f"{identifier(part.key)}-shell",
            )
            cells.append(text)
        else:
            count += 1
            printed = nbformat.v4.new_output(
                "stream", name="stdout", text=part.output
            )
            code = nbformat.v4.new_code_cell(
                part.source,
                id=f"{identifier(part.key)}-code",
                execution_count=count,
                outputs=[printed],
            )
            cells.append(code)
    cells[0].source = f"<!-- {BY} -->\n\n{cells[0].source}"
    for written in cells:
        written.source = "\n".join(
            line.rstrip() for line in written.source.splitlines()
        )
    notebook = nbformat.v4.new_notebook(
        cells=cells, metadata={"kernelspec": KERNEL}, nbformat_minor=5
    )
    nbformat.validate(notebook)
    return str(nbformat.writes(notebook)) + "\n"


def as_markdown(parts: Iterable[Part]) -> str:
    """The same as one file of text: code, and what it printed."""
    lines = [f"% {BY}"]
    for part in parts:
        lines.append("")
        lines += (
            [part.source] if isinstance(part, Text) else shown(part)
        )
    return (
        "\n".join(
            line.rstrip() for line in "\n".join(lines).splitlines()
        )
        + "\n"
    )


def shown(code: Code) -> list[str]:
    """Code that does not run in the page, and what it printed."""
    language = "bash" if code.shell else "python"
    return [
        *block(language, code.source),
        "",
        *block("text", code.output.rstrip("\n")),
    ]


def identifier(key: str) -> str:
    """The key of a piece as the identifier of a cell."""
    return re.sub(r"[^a-z0-9]+", "-", key)
