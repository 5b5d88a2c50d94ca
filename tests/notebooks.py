"""The book's notebooks, as the tests read them."""

import ast
import re
from functools import cache
from pathlib import Path

import nbformat

BOOK = Path(__file__).parent.parent / "book"
PATHS = sorted(BOOK.glob("*.ipynb"))
CHAPTERS = [path for path in PATHS if re.match(r"\d\d_", path.name)]


@cache
def notebook(path):
    """One notebook, read once; nobody changes it."""
    return nbformat.read(path, as_version=4)


def cells(path, kind=None):
    """The cells of one notebook, all of them or those of one kind."""
    found = notebook(path).cells
    return [cell for cell in found if kind in (None, cell.cell_type)]


def number(path, part):
    """The number of the first code cell that holds this text, as its page counts them."""
    sources = [cell.source for cell in cells(path, "code")]
    return 1 + [part in source for source in sources].index(True)


def tags(cell):
    return cell.metadata.get("tags", [])


def tagged(path, tag):
    return [cell for cell in cells(path, "code") if tag in tags(cell)]


def functions_defined(source):
    """The functions that a cell or a module defines, as syntax trees."""
    return [
        node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)
    ]


def output_text(cell):
    """All that a reader of the code cell's output reads, as plain text."""
    parts = []
    for output in cell.outputs:
        data = output.get("data", {})
        parts.append(output.get("text", ""))
        parts.append(data.get("text/plain", ""))
        parts.append(re.sub(r"<[^>]+>", " ", data.get("text/html", "")))
        parts.append(output.get("evalue", ""))
    return "\n".join(parts)


BOX = re.compile(r"^:::+\s*\{admonition\} Predict\n(.*?)^:::+$", re.S | re.M)
FOLD = re.compile(
    r'^<details class="(?P<kind>[\w ]+)"(?P<data>[^>]*)><summary>(?P<label>[^\n]+)</summary>$'
    r"(?P<text>.*?)^</details>$",
    re.S | re.M,
)


def explanations(box):
    """What a Predict box says under its right option and under what is to be guessed."""
    folds = FOLD.finditer(box[1])
    return "\n\n".join(fold["text"] for fold in folds if fold["kind"] != "option")


def prose(cell):
    """A markdown cell without code, links and HTML tags; of Predict boxes, what they explain.

    A box asks: the numbers it offers are guesses, most of them meant to be wrong. What stands
    under the right option, or under a guess, is as true as any sentence.
    """
    text = BOX.sub(explanations, cell.source)
    text = re.sub(r"```.*?```|~~~.*?~~~", " ", text, flags=re.S)
    text = re.sub(r"`[^`\n]*`", " ", text)
    text = re.sub(r"\]\([^)]*\)", "] ", text)
    return re.sub(r"https?://\S+|<[^>]+>|&\w+;", " ", text)
