"""Which n-grams match, shown token by token. Chapter 2."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from bleu.checks import require_integer, require_order
from bleu.ngrams import Ngram, Tokens, ngrams
from bleu.precision import clipped_counts, max_ref_counts

MATCHED, CLIPPED, ABSENT = "match", "clipped", "no match"
MARKS = {MATCHED: "✓", CLIPPED: "✂", ABSENT: "·"}
STYLES = {
    CLIPPED: "border:2px dashed var(--bleu-clip-ink,#a14a00);",
    ABSENT: "border:1px dotted currentColor;",
}
BLUES = ("#c8e0ff", "#9ec7fd", "#74aef6", "#4c94ec")  # n = 1..4, as in book.css
HIDDEN = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"
CELL = "text-align:center;padding:.1em .3em;border-radius:.3em;"


@dataclass(frozen=True, slots=True)
class Highlight:
    """A hypothesis with its n-grams marked: matched, clipped, or in no reference.

    It shows itself as a table in a notebook and as text elsewhere.

    Attributes:
        hypothesis: the tokens.
        statuses: for each order shown, each n-gram's status, from left to right.
    """

    hypothesis: tuple[str, ...]
    statuses: dict[int, tuple[str, ...]]

    def __repr__(self) -> str:
        lines = []
        for n, statuses in self.statuses.items():
            lines.append(f"{_summary(n, statuses)}:")
            for ngram, status in zip(ngrams(self.hypothesis, n), statuses):
                lines.append(
                    f"  {MARKS[status]} {' '.join(map(str, ngram))} ({status})"
                )
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        words = "".join(
            f'<th scope="col" style="{CELL}border:0">{escape(str(token))}</th>'
            for token in self.hypothesis
        )
        rows = "".join(
            row
            for n, statuses in self.statuses.items()
            for row in self._rows(n, statuses)
        )
        summary = " · ".join(
            f'<span style="white-space:nowrap">{_summary(n, statuses)}</span>'
            for n, statuses in self.statuses.items()
        )
        table = (
            '<table style="border-collapse:separate;border-spacing:2px;'
            'font-size:.85em;margin:0">'
            f'<thead><tr><th scope="col" style="border:0">n</th>{words}</tr></thead>'
            f"<tbody>{rows}</tbody></table>"
        )
        return (
            f'<div class="bleu-explain"><p style="margin:.3em 0">{summary}.<br>'
            "✓ match, ✂ clipped, · no match</p>"
            f"{scrolling(table, f'n-gram matches in: {self.sentence}')}</div>"
        )

    @property
    def sentence(self) -> str:
        """The tokens in one line."""
        return " ".join(map(str, self.hypothesis))

    def _rows(self, n: int, statuses: Sequence[str]) -> Iterator[str]:
        """One row per lane: n-grams that overlap stand in different lanes."""
        grams = ngrams(self.hypothesis, n)
        for lane in range(min(n, len(grams))):
            label = (
                f'<th scope="row" style="border:0">{n}</th>'
                if lane == 0
                else "<td></td>"
            )
            cells = "<td></td>" * lane
            for start in range(lane, len(grams), n):
                cells += _cell(n, grams[start], statuses[start])
            yield f"<tr>{label}{cells}</tr>"


def highlight(
    hypothesis: Tokens, references: Sequence[Tokens], n: int = 1, *, max_order: int = 0
) -> Highlight:
    """Mark each n-gram of a hypothesis: matched, clipped away, or in no reference.

    Of an n-gram that is clipped, the leftmost occurrences are the ones that count;
    which ones makes no difference to the score.

    Args:
        hypothesis: a token list.
        references: the token lists of its references, at least one.
        n: the order shown.
        max_order: show the orders from ``n`` up to this one; only ``n`` when left out.

    Returns:
        A :class:`~bleu.Highlight`, to be shown; nothing to compute with.

    Raises:
        TypeError: a string where tokens belong, or a wrong nesting.
        ValueError: there is no reference, or ``n`` is below 1.

    >>> highlight("the the the cat".split(), ["the cat sat".split()])
    1-grams, 2 of 4 match, 2 clipped:
      ✓ the (match)
      ✂ the (clipped)
      ✂ the (clipped)
      ✓ cat (match)
    >>> highlight([], [["the"]])
    1-grams, 0 of 0 match:
    """
    require_order(n)
    require_integer(max_order, "max_order")
    orders = range(n, max(n, max_order) + 1)
    return Highlight(
        tuple(hypothesis), {k: _statuses(hypothesis, references, k) for k in orders}
    )


def _statuses(
    hypothesis: Tokens, references: Sequence[Tokens], n: int
) -> tuple[str, ...]:
    left = clipped_counts(hypothesis, references, n)
    known = max_ref_counts(references, n)
    statuses = []
    for ngram in ngrams(hypothesis, n):
        statuses.append(
            MATCHED if left[ngram] > 0 else CLIPPED if known[ngram] else ABSENT
        )
        left[ngram] -= 1
    return tuple(statuses)


def _summary(n: int, statuses: Sequence[str]) -> str:
    clipped = statuses.count(CLIPPED)
    text = f"{n}-grams, {statuses.count(MATCHED)} of {len(statuses)} match"
    return f"{text}, {clipped} clipped" if clipped else text


def _cell(n: int, ngram: Ngram, status: str) -> str:
    paid = f"color:var(--bleu-on,#0b1f3a);background:{blue(n)};border:0;"
    return (
        f'<td colspan="{n}" style="{CELL}{STYLES.get(status, paid)}">'
        f'<span aria-hidden="true">{MARKS[status]}</span>'
        f'<span style="{HIDDEN}">{escape(" ".join(map(str, ngram)))}: {status}</span></td>'
    )


def blue(n: int) -> str:
    """The ground that belongs to order ``n``: one of four steps of one blue."""
    order = min(n, 4)
    return f"var(--bleu-{order},{BLUES[order - 1]})"


def scrolling(table: str, label: str) -> str:
    """A table in a box of its own, that scrolls where the page is narrow."""
    return (
        '<div style="overflow-x:auto" tabindex="0" role="group" '
        f'aria-label="{escape(label)}">{table}</div>'
    )
