"""The text of a cell, block by block: headings, boxes, formulas, paragraphs, tables."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

FENCE = re.compile(r"^(:{3,}|`{3,})\{(\S+)\}[ ]*(.*)$")
ROLE = re.compile(r"\s*\{cite(?::\w+)?\}`[^`]*`")
COMMENT = re.compile(r"^(%.*|\+\+\+.*|\(\S+\)=)$")


@dataclass(frozen=True, slots=True)
class Block:
    """One block of MyST Markdown.

    Attributes:
        kind: heading, formula, text, or the name of a directive.
        text: its content, without the marks round it.
        title: of a directive.
        classes: of a directive.
        level: of a heading, from 1.
    """

    kind: str
    text: str
    title: str = ""
    classes: tuple[str, ...] = ()
    level: int = 0


def blocks(source: str) -> Iterator[Block]:
    """The blocks of a cell's Markdown, in their order.

    >>> [(b.kind, b.text) for b in blocks("# One\\n\\nTwo\\n:::{margin}\\nThree\\n:::")]
    [('heading', 'One'), ('text', 'Two'), ('margin', 'Three')]
    """
    lines = ROLE.sub("", source).splitlines()
    at = 0
    while at < len(lines):
        line = lines[at]
        if found := FENCE.match(line):
            end = _end(lines, at, found[1])
            yield _directive(found, lines[at + 1 : end])
            at = end + 1
        elif line.startswith("$$"):
            end = _formula_end(lines, at)
            yield Block("formula", "\n".join(lines[at : end + 1]).strip().strip("$"))
            at = end + 1
        elif heading := re.match(r"(#{1,6}) (.*)", line):
            yield Block("heading", heading[2], level=len(heading[1]))
            at += 1
        elif not line.strip() or COMMENT.match(line):
            at += 1
        else:
            end = _text_end(lines, at)
            yield Block("text", "\n".join(lines[at:end]))
            at = end


def _end(lines: list[str], start: int, fence: str) -> int:
    """Where a directive ends: at a line of as many marks."""
    for at in range(start + 1, len(lines)):
        if lines[at].rstrip() == fence:
            return at
    return len(lines)


def _formula_end(lines: list[str], start: int) -> int:
    if len(lines[start].strip()) > 2 and lines[start].rstrip().endswith("$$"):
        return start
    for at in range(start + 1, len(lines)):
        if lines[at].rstrip().endswith("$$"):
            return at
    return len(lines) - 1


def _text_end(lines: list[str], start: int) -> int:
    for at in range(start + 1, len(lines)):
        line = lines[at]
        if not line.strip() or line.startswith("$$") or FENCE.match(line):
            return at
    return len(lines)


def _directive(found: re.Match[str], content: list[str]) -> Block:
    classes: tuple[str, ...] = ()
    while content and (option := re.match(r":(\w+):\s*(.*)$", content[0])):
        if option[1] == "class":
            classes = tuple(option[2].split())
        content = content[1:]
    return Block(found[2], "\n".join(content).strip(), found[3], classes)
