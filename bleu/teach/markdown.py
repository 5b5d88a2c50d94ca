"""The Markdown of questions, as HTML: paragraphs, lists, tables, code, emphasis."""

import re
from collections.abc import Callable, Iterator
from html import escape

FENCE = re.compile(r"^(`{3,})\S*\n(.*?)\n\1$", re.S | re.M)
MARKS = (
    r"(?P<ticks>`+)(?P<code>.+?)(?P=ticks)",
    r"\*\*(?P<strong>\S.*?)\*\*",
    r"\*(?P<em>[^\s*](?:[^*]*[^\s*])?)\*",
    r"\[(?P<text>[^\]]+)\]\([^)]*\)",
    r"\\(?P<escaped>[\\`*|$\[\]])",
)
FORMULA = r"\$(?P<formula>[^$\s](?:[^$]*[^$\s])?)\$"
INLINE = re.compile("|".join(MARKS), re.S)
INLINE_WITH_FORMULAS = re.compile("|".join([*MARKS, FORMULA]), re.S)
Formula = Callable[[str], str]


def to_html(text: str, *, formula: Formula | None = None) -> str:
    """HTML of the subset of Markdown that questions and slides are written in.

    A link is its text: on paper, there is nothing to press.

    Args:
        text: Markdown.
        formula: makes HTML of what stands between dollar signs; without it, they are
            signs for money.

    >>> print(to_html("Is `a < b`?\\n\\n*No.* And **c**?"))
    <p>Is <code>a &lt; b</code>?</p>
    <p><em>No.</em> And <strong>c</strong>?</p>
    >>> print(to_html("| n | matches |\\n|---|---|\\n| 1 | 2 |"))
    <table><thead><tr><th>n</th><th>matches</th></tr></thead>
    <tbody><tr><td>1</td><td>2</td></tr></tbody></table>
    """
    return "\n".join(_block(block, formula) for block in _blocks(text))


def inline(text: str, *, formula: Formula | None = None) -> str:
    """HTML of one line of Markdown.

    >>> inline("`2 * 3` and 2 * 3 * 4")
    '<code>2 * 3</code> and 2 * 3 * 4'
    >>> inline("$1 or $2"), inline("$x$", formula="<i>{}</i>".format)
    ('$1 or $2', '<i>x</i>')
    """
    parts = []
    end = 0
    marks = INLINE_WITH_FORMULAS if formula else INLINE
    for found in marks.finditer(text):
        parts += [escape(text[end : found.start()]), _marked(found, formula)]
        end = found.end()
    return "".join([*parts, escape(text[end:])])


def _blocks(text: str) -> Iterator[str]:
    """Paragraphs, tables, lists; a fence is one block, whatever stands in it."""
    end = 0
    for fence in FENCE.finditer(text):
        yield from _parted(text[end : fence.start()])
        yield fence[0]
        end = fence.end()
    yield from _parted(text[end:])


def _parted(text: str) -> Iterator[str]:
    for block in re.split(r"\n\s*\n", text):
        if block.strip():
            yield block.strip("\n")


def _block(block: str, formula: Formula | None) -> str:
    if fence := FENCE.match(block):
        return f"<pre><code>{escape(fence[2])}</code></pre>"
    lines = block.splitlines()
    if len(lines) > 1 and re.fullmatch(r"[|\s:-]+", lines[1]) and "|" in lines[0]:
        return _table(lines, formula)
    if all(re.match(r"[-*] |  ", line) for line in lines):
        items = re.split(r"^[-*] ", block, flags=re.M)[1:]
        return _list("ul", items, formula)
    if all(re.match(r"\d+\. |   ", line) for line in lines):
        return _list("ol", re.split(r"^\d+\. ", block, flags=re.M)[1:], formula)
    return f"<p>{inline(block, formula=formula)}</p>"


def _list(tag: str, items: list[str], formula: Formula | None) -> str:
    shown = "".join(
        f"<li>{inline(item.strip(), formula=formula)}</li>" for item in items
    )
    return f"<{tag}>{shown}</{tag}>"


def _table(lines: list[str], formula: Formula | None) -> str:
    head, _, *body = lines
    return (
        f"<table><thead>{_row(head, 'th', formula)}</thead>\n"
        f"<tbody>{''.join(_row(line, 'td', formula) for line in body)}</tbody></table>"
    )


def _row(line: str, tag: str, formula: Formula | None) -> str:
    shown = (inline(cell.strip(), formula=formula) for cell in _cells(line))
    return f"<tr>{''.join(f'<{tag}>{cell}</{tag}>' for cell in shown)}</tr>"


def _cells(line: str) -> list[str]:
    """The cells of a row; a bar in code, or behind a backslash, parts nothing.

    >>> _cells(r"| `a | b` | c \\| d | |")
    [' `a | b` ', ' c \\\\| d ', ' ']
    """
    return re.findall(r"(?:\\.|`[^`]*`|[^|])+", line.strip().removeprefix("|"))


def _marked(found: re.Match[str], formula: Formula | None) -> str:
    if found["code"]:
        return f"<code>{escape(found['code'].strip())}</code>"
    if formula and found["formula"]:
        return formula(found["formula"])
    if found["escaped"]:
        return escape(found["escaped"])
    for tag in ("strong", "em"):
        if found[tag]:
            return f"<{tag}>{inline(found[tag], formula=formula)}</{tag}>"
    return inline(found["text"], formula=formula)
