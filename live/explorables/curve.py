"""The picture of the brevity curve: BP above, and which reference length counts below.

One mark for each whole number c. No reference length lasts for ever: where another one is
closer, the curve breaks off, and a dotted line shows it. What is taken is an orange dashed
line from the curve up to 1.
"""

from itertools import groupby
from typing import NamedTuple

from explorables.markup import Markup, number

WIDTH, HEIGHT = 340, 262
LEFT, RIGHT, TOP, BOTTOM = 34, 330, 14, 174  # of the curve
STRIP = 222  # of the line that shows r


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
    parts = [_axes(curve, step), *_stems(curve, step), *_stretches(curve, c, step)]
    return Markup(
        f'<svg class="explorable-picture" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{_description(curve, c)}">'
        f"{''.join(parts)}{_point(curve, c, step)}</svg>"
    )


def _description(curve: Curve, c: int) -> str:
    return (
        f"BP for candidates of 0 to {len(curve.penalties) - 1} words. "
        f"At {c} words r is {curve.ref_lens[c]} and BP is {number(curve.penalties[c])}. "
        "The table below has all values."
    )


def _axes(curve: Curve, step: float) -> str:
    last = len(curve.penalties) - 1
    every = 2 if last <= 12 else 5 if last <= 25 else 10
    ticks = "".join(
        _text(LEFT + step * c, BOTTOM + 17, str(c), "middle")
        for c in range(0, last + 1, every)
    )
    return (
        f'<path class="axis" d="M{LEFT} {TOP}V{BOTTOM}H{RIGHT}"/>'
        f'<path class="limit" d="M{LEFT} {TOP}H{RIGHT}"/>{ticks}'
        + _text(LEFT - 6, TOP + 5, "1", "end")
        + _text(LEFT - 6, BOTTOM + 5, "0", "end")
        + _text(LEFT - 6, (TOP + BOTTOM) / 2 + 5, "BP", "end")
        + _text(LEFT - 18, BOTTOM + 17, "c", "end")
        + _text(LEFT - 18, STRIP + 5, "r", "end")
    )


def _stems(curve: Curve, step: float) -> list[str]:
    """What is taken, for each c: from the curve up to 1."""
    return [
        f'<path class="taken" d="M{LEFT + step * c:.1f} {TOP}V{_y(left):.1f}"/>'
        for c, left in enumerate(curve.penalties)
        if left < 1
    ]


def _stretches(curve: Curve, c: int, step: float) -> list[str]:
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
        parts.append(f'<polyline class="curve" points="{points}"/>')
        parts.append(
            f'<path class="{"strip here" if here else "strip"}" '
            f'd="M{left - beyond:.1f} {STRIP}H{right + beyond:.1f}"/>'
        )
        # a label that would run into its neighbour is left to the table
        if here or (last - first + 1) * step >= 22:
            parts.append(_text((left + right) / 2, STRIP + 22, str(r), "middle", here))
        if first:
            jump = left - step / 2
            parts.append(f'<path class="jump" d="M{jump:.1f} {TOP}V{STRIP + 8}"/>')
    return parts


def _point(curve: Curve, c: int, step: float) -> str:
    x, y = LEFT + step * c, _y(curve.penalties[c])
    # below the right end of the curve there is always room
    return (
        f'<path class="taken here" d="M{x:.1f} {TOP}V{y:.1f}"/>'
        f'<path class="drop" d="M{x:.1f} {y:.1f}V{STRIP}"/>'
        f'<circle class="point" cx="{x:.1f}" cy="{y:.1f}" r="6"/>'
        + _text(RIGHT, BOTTOM - 26, f"c = {c}, r = {curve.ref_lens[c]}", "end", True)
        + _text(RIGHT, BOTTOM - 8, f"BP = {number(curve.penalties[c])}", "end", True)
    )


def _text(x: float, y: float, text: str, anchor: str, strong: bool = False) -> str:
    css = ' class="strong"' if strong else ""
    return f'<text{css} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>'


def _y(penalty: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * penalty
