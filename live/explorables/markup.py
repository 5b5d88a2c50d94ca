"""Pieces of HTML that several explorables share: escaped text, tables, bars.

Whatever is not `Markup` is text and gets escaped. So what a reader typed cannot become
part of the page by being forgotten.
"""

from collections.abc import Iterable, Sequence
from html import escape


class Markup(str):
    """HTML that was made here, and may go into the page as it is."""

    __slots__ = ()


def safe(content: object) -> Markup:
    """Content as HTML: `Markup` as it is, anything else escaped.

    >>> safe("<b>"), safe(Markup("<b>"))
    ('&lt;b&gt;', '<b>')
    """
    return content if isinstance(content, Markup) else Markup(escape(str(content)))


def join(pieces: Iterable[object], between: str = "") -> Markup:
    """Several pieces in a row, each made safe."""
    return Markup(safe(between).join(map(safe, pieces)))


def element(tag: str, content: object, css: str = "") -> Markup:
    """One element, with a class when one is given.

    >>> element("p", "1 < 2", "note")
    '<p class="note">1 &lt; 2</p>'
    """
    attribute = f' class="{escape(css)}"' if css else ""
    return Markup(f"<{tag}{attribute}>{safe(content)}</{tag}>")


def summary(content: object) -> Markup:
    """The answer in one or two sentences: the first thing of every output."""
    return element("p", content, "explorable-summary")


def note(content: object) -> Markup:
    """A sentence below a table or a picture."""
    return element("p", content, "explorable-note")


def number(value: float) -> str:
    """A ratio with four digits; 0 only when it is exactly 0.

    >>> number(2 / 3), number(0.0), number(0.00001)
    ('0.6667', '0', '0.0000')
    """
    return f"{value:.4f}" if value else "0"


def small(n: int) -> str:
    """A number as small digits below the line: the 1 of p₁."""
    return str(n).translate(str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉"))


def words(tokens: Sequence[str]) -> Markup:
    """Tokens as a quoted piece of text."""
    return element("q", " ".join(tokens), "explorable-words")


def scroll(content: object, label: str) -> Markup:
    """A box that scrolls sideways by itself, by mouse, by touch and by keyboard."""
    return Markup(
        '<div class="explorable-scroll" tabindex="0" role="group" '
        f'aria-label="{escape(label)}">{safe(content)}</div>'
    )


def table(
    caption: str,
    head: Sequence[object],
    rows: Iterable[Sequence[object]],
    *,
    foot: Sequence[object] = (),
) -> Markup:
    """A table in a scrolling box; the first cell of every row is the row's head."""
    columns = join(Markup(f'<th scope="col">{safe(cell)}</th>') for cell in head)
    body = element("tbody", join(map(_row, rows)))
    end = element("tfoot", _row(foot)) if foot else ""
    return scroll(
        Markup(
            f'<table class="explorable-table"><caption>{escape(caption)}</caption>'
            f"<thead><tr>{columns}</tr></thead>{body}{end}</table>"
        ),
        caption,
    )


def bar(value: float, order: int = 3, *, full: float = 1.0) -> Markup:
    """A bar from 0 to `full`; what is above 1 is hatched. The number stands beside it."""
    parts = f'<span class="explorable-bar-{order}" style="width:{_share(min(value, 1), full)}"></span>'
    if value > 1:
        parts += f'<span class="explorable-bar-over" style="width:{_share(value - 1, full)}"></span>'
    return Markup(f'<span class="explorable-bar" aria-hidden="true">{parts}</span>')


def folded(title: str, content: object, *, unfolded: bool = False) -> Markup:
    """Something long, behind one line that opens it."""
    state = " open" if unfolded else ""
    return Markup(
        f"<details{state}><summary>{escape(title)}</summary>{safe(content)}</details>"
    )


def hidden(text: str) -> Markup:
    """Words for those who hear the page, where a sign stands for those who see it."""
    return element("span", text, "explorable-hidden")


def _row(cells: Sequence[object]) -> Markup:
    first, *rest = map(safe, cells)
    others = "".join(f"<td>{cell}</td>" for cell in rest)
    return Markup(f'<tr><th scope="row">{first}</th>{others}</tr>')


def _share(value: float, full: float) -> str:
    return f"{100 * value / full:.2f}%"
