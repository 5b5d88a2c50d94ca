"""The picture of the brevity curve: BP above, and which reference length counts below.

One mark for each integer c. No reference length lasts for ever: where another one is
closer, the curve breaks off, and a dotted line shows it. What is taken is an orange dashed
line from the curve up to 1.
"""

from itertools import groupby
from typing import NamedTuple

from live.forms import Markup, join, number

WIDTH, HEIGHT = 340, 282
LEFT, RIGHT, TOP, BOTTOM = 34, 330, 34, 194  # of the curve
STRIP = 242  # of the line that shows r
ANSWER = 14  # of the line of text above all: no line of the picture crosses it


class Curve(NamedTuple):
    """r and BP of a candidate of 0, 1, 2 ... words."""

    ref_lens: list[int]
    penalties: list[float]

    @property
    def jumps(self) -> list[int]:
        """The lengths at which another reference becomes the closest."""
        r = self.ref_lens
        return [c for c in range(1, len(r)) if r[c] != r[c - 1]]

    def runs(self) -> list[tuple[int, int, int]]:
        """(first c, last c, r) for each stretch in which r stays."""
        found = []
        for r, group in groupby(range(len(self.ref_lens)), self.ref_lens.__getitem__):
            stretch = list(group)
            found.append((stretch[0], stretch[-1], r))
        return found


def draw(curve: Curve, c: int) -> Markup:
    """The curve as SVG, with the point for a candidate of c words."""
    step = (RIGHT - LEFT) / (len(curve.penalties) - 1)
    parts = [
        _axes(curve, step),
        *_stems(curve, step),
        *_stretches(curve, c, step),
    ]
    return Markup(
        '<svg class="explorable-picture" viewBox="0 0 {} {}" role="img" '
        'aria-label="{}">{}{}</svg>'
    ).format(
        WIDTH,
        HEIGHT,
        _description(curve, c),
        join(parts),
        _point(curve, c, step),
    )


def _description(curve: Curve, c: int) -> str:
    return (
        f"BP for candidates of 0 to {len(curve.penalties) - 1} words. "
        f"At {c} words r is {curve.ref_lens[c]} and BP is {number(curve.penalties[c])}. "
        "The table below has all values."
    )


def _axes(curve: Curve, step: float) -> Markup:
    last = len(curve.penalties) - 1
    every = 2 if last <= 12 else 5 if last <= 25 else 10
    ticks = join(
        _text(LEFT + step * c, BOTTOM + 17, str(c), "middle")
        for c in range(0, last + 1, every)
    )
    return (
        _path("axis", f"M{LEFT} {TOP}V{BOTTOM}H{RIGHT}")
        + _path("limit", f"M{LEFT} {TOP}H{RIGHT}")
        + ticks
        + _text(LEFT - 6, TOP + 5, "1", "end")
        + _text(LEFT - 6, BOTTOM + 5, "0", "end")
        + _text(LEFT - 6, (TOP + BOTTOM) / 2 + 5, "BP", "end")
        + _text(LEFT - 18, BOTTOM + 17, "c", "end")
        + _text(LEFT - 18, STRIP + 5, "r", "end")
    )


def _stems(curve: Curve, step: float) -> list[Markup]:
    """What is taken, for each c: from the curve up to 1."""
    return [
        _path("taken", f"M{LEFT + step * c:.1f} {TOP}V{_y(left):.1f}")
        for c, left in enumerate(curve.penalties)
        if left < 1
    ]


def _stretches(curve: Curve, c: int, step: float) -> list[Markup]:
    """For each r: its part of the curve, its part of the strip, and the jump to it."""
    parts = []
    for first, last, r in curve.runs():
        left, right = LEFT + step * first, LEFT + step * last
        points = " ".join(
            f"{LEFT + step * k:.1f},{_y(curve.penalties[k]):.1f}"
            for k in range(first, last + 1)
        )
        here = first <= c <= last
        beyond = min(0.3 * step, 4)  # a stretch of one length is a line, too
        parts.append(Markup('<polyline class="curve" points="{}"/>').format(points))
        reach = f"M{left - beyond:.1f} {STRIP}H{right + beyond:.1f}"
        parts.append(_path("strip here" if here else "strip", reach))
        # a label that would run into its neighbour is left to the table
        if here or (last - first + 1) * step >= 22:
            parts.append(
                _text(
                    (left + right) / 2,
                    STRIP + 22,
                    str(r),
                    "middle",
                    here,
                )
            )
        if first:
            jump = left - step / 2
            parts.append(_path("jump", f"M{jump:.1f} {TOP}V{STRIP + 8}"))
    return parts


def _point(curve: Curve, c: int, step: float) -> Markup:
    x, y = LEFT + step * c, _y(curve.penalties[c])
    said = f"c = {c}, r = {curve.ref_lens[c]}, BP = {number(curve.penalties[c])}"
    point = Markup('<circle class="point" cx="{:.1f}" cy="{:.1f}" r="6"/>')
    return (
        _path("taken here", f"M{x:.1f} {TOP}V{y:.1f}")
        + _path("drop", f"M{x:.1f} {y:.1f}V{STRIP}")
        + point.format(x, y)
        + _text(RIGHT, ANSWER, said, "end", True)
    )


def _path(css: str, line: str) -> Markup:
    return Markup('<path class="{}" d="{}"/>').format(css, line)


def _text(x: float, y: float, text: str, anchor: str, strong: bool = False) -> Markup:
    css = Markup(' class="strong"') if strong else ""
    return Markup('<text{} x="{:.1f}" y="{:.1f}" text-anchor="{}">{}</text>').format(
        css, x, y, anchor, text
    )


def _y(penalty: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * penalty
