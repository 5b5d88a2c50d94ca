"""Write the chapters' headings where `bleu.teach` finds them: part of `make tidy`.

A question names a section as a link in a notebook does: page and MyST's slug. The page's own
anchor is docutils' id, which may differ ("13a, rule by rule": `13a-rule-by-rule` and
`a-rule-by-rule`), and what a reader reads is the heading.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import nbformat
from docutils.nodes import make_id
from myst_parser.mdit_to_docutils.base import default_slugify

BOOK = Path(__file__).parent
FILE = BOOK.parent / "bleu" / "teach" / "data" / "headings.jsonl"


def chapters() -> list[Path]:
    """The notebooks of the chapters, in their order."""
    return sorted(BOOK.glob("[0-9][0-9]_*.ipynb"))


def headings(path: Path) -> Iterator[dict[str, str]]:
    """The headings of a chapter, down to the third level, with their two names."""
    cells = nbformat.read(path, as_version=4).cells
    text = "\n\n".join(
        cell.source for cell in cells if cell.cell_type == "markdown"
    )
    text = re.sub(r"^(```+|~~~+).*?^\1", "", text, flags=re.S | re.M)
    for heading in re.findall(r"^#{1,3} (.+)$", text, re.M):
        plain = re.sub(r"[`*]", "", heading)
        named = default_slugify(
            re.sub(r"\$[^$]*\$", "", plain)
        )  # as MyST names it
        yield {
            "section": f"{path.stem}#{named}",
            "anchor": make_id(plain),
            "heading": plain.replace("$", ""),
        }


def lines() -> str:
    """All of them, a line of JSON each."""
    found = [each for path in chapters() for each in headings(path)]
    return "".join(
        json.dumps(each, ensure_ascii=False) + "\n" for each in found
    )


if __name__ == "__main__":
    FILE.write_text(lines(), "utf-8")
