"""The picture of the dot plot: the candidate's words across, the reference's words down."""

from collections.abc import Iterable, Sequence
from html import escape
from unicodedata import east_asian_width

from explorables.markup import Markup

CELL, FONT = 24, 14
LONGEST = 12  # letters of a word beside the plot; the table has all of them
SMALLEST = 0.8  # the picture scrolls rather than shrink its letters below 11 px


def draw(
    hypothesis: Sequence[str],
    ref: Sequence[str],
    n: int,
    diagonals: Iterable[tuple[int, int, int]],
) -> Markup:
    """The plot as SVG; a diagonal is (column, row, length)."""
    left = 10 + max(map(_width, ref))
    top = 18 + 0.87 * max(map(_width, hypothesis))  # the slanted words' height
    # the last slanted word leans out to the right
    right = left + CELL * len(hypothesis) + 0.5 * _width(hypothesis[-1])
    width, height = round(right), round(top + CELL * len(ref) + 4)
    marks = "".join(_diagonal(*diagonal, n, left, top) for diagonal in diagonals)
    return Markup(
        f'<svg class="explorable-dots" viewBox="0 0 {width} {height}" '
        f'style="max-width:{width}px;min-width:{SMALLEST * width:.0f}px" role="img" '
        f'aria-label="Dot plot: {len(hypothesis)} words of the candidate across, '
        f'{len(ref)} words of the reference down. The table below lists all diagonals.">'
        f"{_grid(hypothesis, ref, left, top)}{marks}</svg>"
    )


def _grid(
    hypothesis: Sequence[str], ref: Sequence[str], left: float, top: float
) -> str:
    """The words, and a faint line from each."""
    right, bottom = left + CELL * len(hypothesis), top + CELL * len(ref)
    parts = []
    for place, word in enumerate(hypothesis):
        x = left + CELL * (place + 0.5)
        parts.append(f'<path class="grid" d="M{x:.1f} {top:.1f}V{bottom:.1f}"/>')
        parts.append(
            f'<text transform="translate({x + 3:.1f} {top - 4:.1f}) rotate(-60)">'
            f"{escape(_short(word))}</text>"
        )
    for place, word in enumerate(ref):
        y = top + CELL * (place + 0.5)
        parts.append(f'<path class="grid" d="M{left:.1f} {y:.1f}H{right:.1f}"/>')
        parts.append(
            f'<text x="{left - 6:.1f}" y="{y + 5:.1f}" text-anchor="end">'
            f"{escape(_short(word))}</text>"
        )
    return "".join(parts)


def _diagonal(
    column: int, row: int, length: int, n: int, left: float, top: float
) -> str:
    """Full dots on a band when there is an n-gram; otherwise hollow dots."""
    x, y = left + CELL * (column + 0.5), top + CELL * (row + 0.5)
    enough = length >= n
    reach = CELL * (length - 1)
    line = f'd="M{x:.1f} {y:.1f}l{reach} {reach}"'
    # an edge below, the order's blue upon it, then a line that joins the dots
    band = (
        f'<path class="edge" {line}/><path class="band band-{n}" {line}/>'
        f'<path class="joint" {line}/>'
        if enough
        else ""
    )
    return band + "".join(
        f'<circle class="{"dot" if enough else "lone"}" '
        f'cx="{x + CELL * k:.1f}" cy="{y + CELL * k:.1f}" r="4.5"/>'
        for k in range(length)
    )


def _short(word: str) -> str:
    return word if len(word) <= LONGEST else f"{word[: LONGEST - 1]}…"


def _width(word: str) -> float:
    """About how wide a word is drawn: Korean and Japanese letters are squares."""
    wide = sum(east_asian_width(letter) in "WF" for letter in _short(word))
    return FONT * (wide + 0.65 * (len(_short(word)) - wide))
