"""Clipping: what a candidate's n-grams say, and what one reference pays. Chapters 2 and 3."""

from typing import Any

from bleu import (
    clipped_counts,
    match_counts,
    max_ref_counts,
    modified_precision,
    ngram_counts,
)
from bleu.show import highlight
from live.forms import (
    Form,
    Markup,
    element,
    join,
    note,
    summary,
    table,
    words,
)

from forms.reading import candidate, order, references, small

FIELDS = (
    candidate("the the the the the the the"),
    references("the cat is on the mat", "there is a cat on the mat"),
    order("1"),
)

SPELLED_OUT = 12  # a longer sum is harder to read than its result


def show(values: dict[str, Any]) -> Markup:
    """The counts of every n-gram, their sum, and the sentence with its marks."""
    hypothesis, refs, n = (
        values["candidate"],
        values["references"],
        values["n"],
    )
    matches, total = match_counts(hypothesis, refs, n)
    if not total:
        return summary(
            f"The candidate is too short: its length is {len(hypothesis)}, "
            f"so it has no {n}-gram, and there is nothing to pay for."
        )
    p = float(modified_precision(hypothesis, refs, n))
    return join(
        [
            summary(
                f"{matches} of {total} {n}-grams are paid for: "
                f"p{small(n)} = {matches}/{total} = {p:.4f}."
            ),
            _counts(hypothesis, refs, n),
            note(_sum(hypothesis, refs, n)),
            Markup(highlight(hypothesis, refs, n)._repr_html_()),
        ]
    )


def _counts(hypothesis: list[str], refs: list[list[str]], n: int) -> Markup:
    said = ngram_counts(hypothesis, n)
    known = [ngram_counts(ref, n) for ref in refs]
    limits, paid = (
        max_ref_counts(refs, n),
        clipped_counts(hypothesis, refs, n),
    )
    rows = [
        (
            words(ngram),
            count,
            *(counts[ngram] for counts in known),
            limits[ngram],
            f"min({count}, {limits[ngram]}) = {paid[ngram]}",
            _fate(count, limits[ngram]),
        )
        for ngram, count in said.items()
    ]
    numbers = [f"reference {k}" for k in range(1, len(refs) + 1)]
    return table(
        f"Each {n}-gram, counted and paid",
        [
            "n-gram",
            "candidate",
            *numbers,
            "limit (max)",
            "paid",
            "result",
        ],
        rows,
        foot=[
            "sum",
            said.total(),
            *[""] * (len(refs) + 1),
            paid.total(),
            "",
        ],
    )


def _fate(count: int, limit: int) -> Markup:
    """What happens to an n-gram: a sign, and words."""
    if not limit:
        return join(["· no match"])
    if count <= limit:
        return join(["✓ match"])
    return element("span", f"✂ {count - limit} clipped", "explorable-taken")


def _sum(hypothesis: list[str], refs: list[list[str]], n: int) -> str:
    """m_n / l_n, with the paid counts written out while there are few of them."""
    matches, total = match_counts(hypothesis, refs, n)
    paid = clipped_counts(hypothesis, refs, n).values()
    start = f"m{small(n)} / l{small(n)} = "
    if 1 < len(paid) <= SPELLED_OUT:
        start += f"({' + '.join(map(str, paid))}) / {total} = "
    return f"{start}{matches}/{total}"


FORM = Form(
    title="What is paid for, and what is clipped?",
    intro="Type a candidate and its references, choose the order n, and press Show.",
    fields=FIELDS,
    show=show,
)
