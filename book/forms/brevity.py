"""The brevity penalty as a candidate grows, with several references. Chapter 4."""

from typing import Any

from bleu import brevity_penalty, closest_ref_len
from live.forms import (
    Form,
    Markup,
    Slider,
    Text,
    element,
    folded,
    join,
    note,
    number,
    summary,
    table,
)

from forms.curve import Curve, draw
from forms.reading import MOST_LENGTH, MOST_REFERENCES, lengths

FIELDS = (
    Slider(
        name="c",
        label="Length of the candidate, c",
        default="14",
        low=0,
        high=MOST_LENGTH,
        unit="words",
    ),
    Text(
        name="lengths",
        label="Lengths of the references",
        default="12, 15, 17",
        hint=f"1 to {MOST_REFERENCES} integers from 1 to {MOST_LENGTH}, "
        "with commas between them.",
        read=lengths,
        most=60,
    ),
)


def show(values: dict[str, Any]) -> Markup:
    """BP and r for one length, the curve over all of them, and the curve as a table."""
    c, ref_lens = values["c"], values["lengths"]
    curve = _curve(c, ref_lens)
    return join(
        [
            summary(_formula(curve, c)),
            draw(curve, c),
            note(_jumps(curve)),
            _distances(c, ref_lens),
            folded("The curve as a table", _points(curve)),
        ]
    )


def _curve(c: int, ref_lens: list[int]) -> Curve:
    """r and BP for every length, a little beyond the last one that matters."""
    counted = range(max(c, *ref_lens) + 3)
    nearest = [closest_ref_len(hyp_len=c, ref_lens=ref_lens) for c in counted]
    pairs = zip(counted, nearest)
    return Curve(
        nearest,
        [brevity_penalty(hyp_len=c, ref_len=r) for c, r in pairs],
    )


def _formula(curve: Curve, c: int) -> str:
    r, left = curve.ref_lens[c], curve.penalties[c]
    start = f"c = {c}, and the closest reference length is r = {r}."
    if c == 0:
        return f"{start} Nothing is said: BP = 0."
    if c >= r:
        return f"{start} c is not below r, so nothing is taken: BP = 1."
    return (
        f"{start} BP = exp(1 − r/c) = exp(1 − {r}/{c}) = {left:.4f}: "
        f"{1 - left:.1%} of the score is taken."
    )


def _jumps(curve: Curve) -> str:
    if not curve.jumps:
        return f"One length counts everywhere: r = {curve.ref_lens[0]}."
    moves = "; ".join(
        f"from {curve.ref_lens[c - 1]} to {curve.ref_lens[c]} at c = {c}"
        for c in curve.jumps
    )
    return f"The closest length jumps {moves}. A tie takes the shorter one."


def _distances(c: int, ref_lens: list[int]) -> Markup:
    r = closest_ref_len(hyp_len=c, ref_lens=ref_lens)
    rows = [
        (
            k,
            length,
            abs(length - c),
            element("b", "✓ closest") if length == r else "",
        )
        for k, length in enumerate(ref_lens, 1)
    ]
    head = [
        "reference",
        "length",
        f"distance from c = {c}",
        "taken as r",
    ]
    return table("Which reference length counts", head, rows)


def _points(curve: Curve) -> Markup:
    rows = [(c, r, number(left)) for c, (r, left) in enumerate(zip(*curve))]
    return table("Length of the candidate, r, and BP", ["c", "r", "BP"], rows)


FORM = Form(
    title="How short is too short?",
    intro="Move the length of the candidate, change the references, and press Show.",
    fields=FIELDS,
    show=show,
)
