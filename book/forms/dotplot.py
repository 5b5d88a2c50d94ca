"""The picture of the dot plot: the candidate's words across, the reference's words down."""

from collections.abc import Iterable, Sequence
from unicodedata import east_asian_width

from live.forms import Markup, join

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
    marks = join(_diagonal(*diagonal, n, left, top) for diagonal in diagonals)
    return Markup(
        '<svg class="explorable-dots" viewBox="0 0 {width} {height}" '
        'style="max-width:{width}px;min-width:{least:.0f}px" role="img" '
        'aria-label="Dot plot: {across} words of the candidate across, {down} words of '
        'the reference down. The table below lists all diagonals.">{grid}{marks}</svg>'
    ).format(
        width=width,
        height=height,
        least=SMALLEST * width,
        across=len(hypothesis),
        down=len(ref),
        grid=_grid(hypothesis, ref, left, top),
        marks=marks,
    )


def _grid(
    hypothesis: Sequence[str],
    ref: Sequence[str],
    left: float,
    top: float,
) -> Markup:
    """The words, and a faint line from each."""
    right, bottom = left + CELL * len(hypothesis), top + CELL * len(ref)
    down = Markup('<path class="grid" d="M{0:.1f} {1:.1f}V{2:.1f}"/>')
    across = Markup('<path class="grid" d="M{0:.1f} {2:.1f}H{1:.1f}"/>')
    slanted = Markup('<text transform="translate({:.1f} {:.1f}) rotate(-60)">{}</text>')
    beside = Markup('<text x="{:.1f}" y="{:.1f}" text-anchor="end">{}</text>')
    parts = []
    for place, word in enumerate(hypothesis):
        x = left + CELL * (place + 0.5)
        parts.append(down.format(x, top, bottom))
        parts.append(slanted.format(x + 3, top - 4, _short(word)))
    for place, word in enumerate(ref):
        y = top + CELL * (place + 0.5)
        parts.append(across.format(left, right, y))
        parts.append(beside.format(left - 6, y + 5, _short(word)))
    return join(parts)


def _diagonal(
    column: int, row: int, length: int, n: int, left: float, top: float
) -> Markup:
    """Full dots on a band when there is an n-gram; otherwise hollow dots."""
    x, y = left + CELL * (column + 0.5), top + CELL * (row + 0.5)
    enough = length >= n
    path = Markup('<path class="{}" d="M{:.1f} {:.1f}l{reach} {reach}"/>')
    dot = Markup('<circle class="{}" cx="{:.1f}" cy="{:.1f}" r="4.5"/>')
    # an edge below, the order's blue upon it, then a line that joins the dots
    band = [
        path.format(css, x, y, reach=CELL * (length - 1))
        for css in ("edge", f"band band-{n}", "joint")
    ]
    dots = [
        dot.format("dot" if enough else "lone", x + CELL * k, y + CELL * k)
        for k in range(length)
    ]
    return join([*band, *dots] if enough else dots)


def _short(word: str) -> str:
    return word if len(word) <= LONGEST else f"{word[: LONGEST - 1]}…"


def _width(word: str) -> float:
    """About how wide a word is drawn: Korean and Japanese letters are squares."""
    wide = sum(east_asian_width(letter) in "WF" for letter in _short(word))
    return FONT * (wide + 0.65 * (len(_short(word)) - wide))
