"""What of a chapter stands on which slide."""

import base64
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from bleu.teach.chapters import Chapter
from bleu.teach.markdown import inline, to_html
from bleu.teach.slides.blocks import Block, blocks
from bleu.teach.slides.formula import mathml

LEFT_OUT = (
    "Check it",
    "What just changed",
    "Glossary and sources",
)  # for readers, not for a class
EXERCISES = "Exercises"
OPTION = re.compile(r"(?:^|(?<=\s))\(([a-h])\)\s+")
FOLD = re.compile(
    r'^<details class="([\w ]+)"[^>]*><summary>([^\n]+)</summary>$(.*?)^</details>$',
    re.S | re.M,
)
TOGETHER = 3  # paragraphs, tables, lists and formulas on one slide, at most
LISTED = re.compile(r"\||[-*] |\d+\. ")  # how a table or a list begins

Cell = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Slide:
    """One slide.

    Attributes:
        heading: HTML, the section's.
        content: HTML.
        kind: title, section, predict, code, figure or exercises.
    """

    heading: str
    content: str
    kind: str


def read(book: Path, chapter: Chapter) -> list[Cell]:
    """The cells of a chapter's notebook; a ValueError says if it is not there."""
    path = book / f"{chapter.page}.ipynb"
    if not path.is_file():
        raise ValueError(
            f"{path}: the chapter's notebook is not there; give the folder of the book's "
            "notebooks with --book"
        )
    try:
        cells: list[Cell] = json.loads(path.read_text("utf-8"))["cells"]
        for cell in cells:
            _ = cell["cell_type"], cell["source"], cell["metadata"]
    except (ValueError, KeyError, TypeError):
        raise ValueError(f"{path} is no notebook") from None
    return cells


def slides(cells: Sequence[Cell]) -> list[Slide]:
    """The slides of a chapter.

    A section begins with a slide of its first paragraph, its tables, lists and formulas.
    Each prediction, each defining cell, each error and each figure has a slide of its own,
    in the order of the chapter. The exercises are a list.
    """
    found: list[Slide] = []
    for heading, section in _sections(cells):
        if not heading.startswith(LEFT_OUT):
            name = "exercises" if heading.startswith(EXERCISES) else "section"
            make = _exercises if name == "exercises" else _section
            found += make(heading, section)
    return found


def markdown(text: str) -> str:
    """HTML of a chapter's Markdown, formulas too."""
    return to_html(_plain(text), formula=mathml)


def options(text: str) -> tuple[str, list[str]]:
    """The question of a prediction, and its options as HTML.

    An option is a fold with the thinking behind it, or a letter in the text.

    >>> options("How many? (a) one &emsp; (b) two")
    ('How many?', ['(a) one', '(b) two'])
    """
    folds = list(FOLD.finditer(text))
    if folds:
        return FOLD.sub("", text).strip(), [_fold(fold) for fold in folds]
    question = []
    found: list[str] = []
    for paragraph in re.split(r"\n\s*\n", text.replace("&emsp;", " ")):
        first, *pieces = OPTION.split(paragraph)
        question.append(first.strip())
        for letter, option in zip(pieces[::2], pieces[1::2]):
            said = inline(_plain(option.strip(" \n,")), formula=mathml)
            found.append(f"({letter}) {said}")
    return "\n\n".join(filter(None, question)), found


def _fold(found: re.Match[str]) -> str:
    """An option that opens, without what the site needs to know of it."""
    kind, label, says = found.groups()
    return f'<details class="{kind}"><summary>{label}</summary>\n{markdown(says)}\n</details>'


def _sections(cells: Sequence[Cell]) -> Iterator[tuple[str, list[Block | Cell]]]:
    """From a heading to what stands below it: blocks of text, and cells of code."""
    heading, content = "", list[Block | Cell]()
    for cell in cells:
        if cell["cell_type"] == "code":
            content.append(cell)
            continue
        for block in blocks("".join(cell["source"])):
            if block.kind == "heading" and block.level <= 2:
                if heading:
                    yield heading, content
                heading, content = block.text, []
            else:
                content.append(block)
    yield heading, content


def _section(heading: str, content: Sequence[Block | Cell]) -> Iterator[Slide]:
    title = inline(heading, formula=mathml)
    told = _told(content)
    for at in range(0, len(told), TOGETHER):
        yield Slide(title, "\n".join(told[at : at + TOGETHER]), "section")
    for at, thing in enumerate(content):
        if isinstance(thing, Block):
            if "predict" in thing.classes:
                yield Slide(title, _prediction(thing, content[at + 1 :]), "predict")
            continue
        tags = thing["metadata"].get("tags", [])
        if "defines" in tags:
            yield Slide(title, _code(thing), "code")
        elif "raises-exception" in tags:
            said = "".join(map(_output, thing["outputs"]))
            yield Slide(title, f"{_code(thing)}\n{said}", "code")
        elif figure := _figure(thing):
            yield Slide(title, figure, "figure")


def _told(content: Sequence[Block | Cell]) -> list[str]:
    """The first paragraph of a section, then its tables, lists and formulas."""
    shown = []
    for thing in content:
        if isinstance(thing, dict):
            continue
        if thing.kind == "formula":
            shown.append(f"<p>{mathml(thing.text, display=True)}</p>")
        elif thing.kind == "text" and (not shown or LISTED.match(thing.text)):
            shown.append(markdown(thing.text))
    # what only announces the code below it says nothing alone
    return [] if len(shown) == 1 and shown[0].endswith(":</p>") else shown


def _exercises(heading: str, content: Sequence[Block | Cell]) -> Iterator[Slide]:
    names = [
        thing.text.removeprefix("Exercise ")
        for thing in content
        if isinstance(thing, Block) and thing.kind == "heading"
    ]
    items = "".join(f"<li>{inline(name, formula=mathml)}</li>" for name in names)
    yield Slide(inline(heading), f"<ul>{items}</ul>", "exercises")


def _prediction(box: Block, after: Sequence[Block | Cell]) -> str:
    """The question and its options; what the next cell prints, and what is said of it."""
    question, choices = options(box.text)
    items = "".join(f"<li>{choice}</li>" for choice in choices)
    listed = f'<ul class="options">{items}</ul>' if items else ""
    said = "\n".join(_answer(after))
    answer = f'<details class="answer"><summary>Answer</summary>\n{said}\n</details>'
    return "\n".join(filter(None, [markdown(question), listed, said and answer]))


def _answer(after: Sequence[Block | Cell]) -> Iterator[str]:
    for thing in after:
        if isinstance(thing, dict):
            yield from filter(None, map(_output, thing["outputs"]))
        elif thing.kind == "text":
            yield markdown(thing.text)
            return
        elif "predict" in thing.classes or thing.kind == "heading":
            return


def _code(cell: Cell) -> str:
    return f"<pre><code>{escape(''.join(cell['source']))}</code></pre>"


def _figure(cell: Cell) -> str:
    """The figure that a cell has stored, with its caption; nothing if there is none."""
    told = cell["metadata"].get("mystnb", {})
    alt = told.get("image", {}).get("alt", "")
    pictures = [
        picture for output in cell["outputs"] if (picture := _picture(output, alt))
    ]
    if not pictures:
        return ""
    caption = inline(_plain(told.get("figure", {}).get("caption", "")), formula=mathml)
    return f"<figure>{''.join(pictures)}<figcaption>{caption}</figcaption></figure>"


def _output(output: Cell) -> str:
    """What a cell has stored, as HTML: a picture, a table, or text."""
    data = output.get("data", {})
    if picture := _picture(output, ""):
        return picture
    if "text/html" in data:
        return "".join(data["text/html"])
    if output["output_type"] == "error":
        return f'<pre class="error">{escape(output["evalue"])}</pre>'
    text = "".join(output.get("text", data.get("text/plain", "")))
    return f'<pre class="output">{escape(text.rstrip())}</pre>' if text.strip() else ""


def _picture(output: Cell, alt: str) -> str:
    """As an image of its own: names inside one picture mean nothing to another."""
    svg = "".join(output.get("data", {}).get("image/svg+xml", ""))
    if not svg:
        return ""
    data = base64.b64encode(svg.encode()).decode()
    return f'<img src="data:image/svg+xml;base64,{data}" alt="{escape(alt)}">'


def _plain(text: str) -> str:
    """Markdown without what belongs to a site: roles, and entities for spaces."""
    text = re.sub(r"\{[a-z:]+\}`([^`<]*?)(?:\s*<[^>]*>)?`", r"\1", text)
    return text.replace("&emsp;", " ").replace("&nbsp;", "\u00a0")
