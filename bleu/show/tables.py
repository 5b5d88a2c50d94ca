"""HTML tables in which every row and every column has a header."""

from collections.abc import Iterable
from html import escape
from typing import NamedTuple

HIDDEN = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"


class Cell(NamedTuple):
    """One cell of a table.

    Attributes:
        content: HTML; what is text has been escaped.
        style: CSS of this cell alone.
        colspan: how many columns it takes.
    """

    content: str = ""
    style: str = ""
    colspan: int = 1


def table(
    head: Iterable[Cell], rows: Iterable[Iterable[Cell]], *, style: str = ""
) -> str:
    """An HTML table; the first cell of each row is the row's header.

    >>> print(table([Cell("n"), Cell("a")], [[Cell("1"), Cell("x")]]))
    <table><thead><tr><th scope="col">n</th><th scope="col">a</th></tr></thead><tbody><tr><th scope="row">1</th><td>x</td></tr></tbody></table>
    """
    columns = "".join(_element("th", cell, scope="col") for cell in head)
    body = "".join(f"<tr>{_row(cells)}</tr>" for cells in rows)
    return (
        f"<table{_attribute('style', style)}><thead><tr>{columns}</tr></thead>"
        f"<tbody>{body}</tbody></table>"
    )


def hidden(text: str) -> str:
    """Words for those who hear the page, where others see a sign or a place.

    >>> hidden("a < b").endswith(">a &lt; b</span>")
    True
    """
    return f'<span style="{HIDDEN}">{escape(text)}</span>'


def scrolling(content: str, label: str) -> str:
    """A box of its own for a wide table: it scrolls where the page is narrow.

    >>> 'aria-label="a &amp; b"' in scrolling("<table></table>", "a & b")
    True
    """
    return (
        '<div style="overflow-x:auto" tabindex="0" role="group" '
        f'aria-label="{escape(label)}">{content}</div>'
    )


def _row(cells: Iterable[Cell]) -> str:
    header, *others = cells
    return _element("th", header, scope="row") + "".join(
        _element("td", cell) for cell in others
    )


def _element(tag: str, cell: Cell, *, scope: str = "") -> str:
    colspan = str(cell.colspan) if cell.colspan > 1 else ""
    attributes = (
        _attribute("scope", scope)
        + _attribute("colspan", colspan)
        + _attribute("style", cell.style)
    )
    return f"<{tag}{attributes}>{cell.content}</{tag}>"


def _attribute(name: str, value: str) -> str:
    return f' {name}="{value}"' if value else ""
