"""Pieces of HTML that several forms share: escaped text, tables, bars.

Whatever is not `Markup` is text and gets escaped. So what a reader typed cannot become
part of the page by being forgotten.
"""

from collections.abc import Iterable, Sequence

from markupsafe import Markup, escape

__all__ = [
    "Markup",
    "bar",
    "element",
    "escape",
    "folded",
    "hidden",
    "join",
    "note",
    "number",
    "scroll",
    "summary",
    "table",
    "words",
]


def join(pieces: Iterable[object], between: str = "") -> Markup:
    """Several pieces in a row, each made safe."""
    return escape(between).join(map(escape, pieces))


def element(tag: str, content: object, css: str = "") -> Markup:
    """One element, with a class when one is given.

    >>> str(element("p", "1 < 2", "note"))
    '<p class="note">1 &lt; 2</p>'
    """
    start = Markup('<{} class="{}">').format(tag, css) if css else Markup(f"<{tag}>")
    return start + escape(content) + Markup(f"</{tag}>")


def summary(content: object) -> Markup:
    """The answer in one or two sentences: the first thing of every output, read aloud."""
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


def words(tokens: Sequence[str]) -> Markup:
    """Tokens as a quoted piece of text."""
    return element("q", " ".join(tokens), "explorable-words")


def scroll(content: object, label: str) -> Markup:
    """A box that scrolls sideways by itself, by mouse, by touch and by keyboard."""
    return Markup(
        '<div class="explorable-scroll" tabindex="0" role="group" aria-label="{}">{}</div>'
    ).format(label, content)


def table(
    caption: str,
    head: Sequence[object],
    rows: Iterable[Sequence[object]],
    *,
    foot: Sequence[object] = (),
) -> Markup:
    """A table in a scrolling box; the first cell of every row is the row's head."""
    columns = join(Markup('<th scope="col">{}</th>').format(cell) for cell in head)
    body = element("tbody", join(map(_row, rows)))
    end = element("tfoot", _row(foot)) if foot else ""
    content = Markup(
        '<table class="explorable-table"><caption>{}</caption>'
        "<thead><tr>{}</tr></thead>{}{}</table>"
    ).format(caption, columns, body, end)
    return scroll(content, caption)


def bar(value: float, shade: int = 3, *, full: float = 1.0) -> Markup:
    """A bar from 0 to `full`; what is above 1 is hatched. The number stands beside it.

    Args:
        value: its length.
        shade: which of the four colors of the styles it has, 1 to 4.
        full: the length of the whole bar.
    """
    part = Markup('<span class="explorable-bar-{}" style="width:{:.2f}%"></span>')
    parts = part.format(shade, 100 * min(value, 1) / full)
    if value > 1:
        parts += part.format("over", 100 * (value - 1) / full)
    return Markup('<span class="explorable-bar" aria-hidden="true">{}</span>').format(
        parts
    )


def folded(title: str, content: object, *, unfolded: bool = False) -> Markup:
    """Something long, behind one line that opens it."""
    start = Markup("<details open>" if unfolded else "<details>")
    return start + element("summary", title) + escape(content) + Markup("</details>")


def hidden(text: str) -> Markup:
    """Words for those who hear the page, where a sign stands for those who see it."""
    return element("span", text, "explorable-hidden")


def _row(cells: Sequence[object]) -> Markup:
    first, *rest = cells
    others = join(element("td", cell) for cell in rest)
    return Markup('<tr><th scope="row">{}</th>{}</tr>').format(first, others)
