"""Which n-grams match, shown token by token. Chapter 2."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from bleu.checks import require_integer, require_order
from bleu.ngrams import Ngram, Tokens, ngrams
from bleu.precision import clipped_counts, max_ref_counts
from bleu.show.tables import Cell, hidden, scrolling, table

MATCHED, CLIPPED, ABSENT = "match", "clipped", "no match"
MARKS = {MATCHED: "✓", CLIPPED: "✂", ABSENT: "·"}
STYLES = {
    CLIPPED: "border:2px dashed var(--bleu-clip-ink,#a14a00);",
    ABSENT: "border:1px dotted currentColor;",
}
BLUES = ("#c8e0ff", "#9ec7fd", "#74aef6", "#4c94ec")  # n = 1..4, as in book.css
CELL = "text-align:center;padding:.1em .3em;border-radius:.3em;"
HEADER = "border:0"


@dataclass(frozen=True, slots=True)
class Highlight:
    """A hypothesis with its n-grams marked: matched, clipped, or in no reference.

    It shows itself as a table in a notebook and as text elsewhere; there is nothing to
    compute with.

    Attributes:
        hypothesis: the tokens.
        statuses: for each order shown, each n-gram's status, from left to right.
    """

    hypothesis: tuple[str, ...]
    statuses: dict[int, tuple[str, ...]]

    @property
    def sentence(self) -> str:
        """The tokens in one line."""
        return " ".join(map(str, self.hypothesis))

    def __repr__(self) -> str:
        lines = []
        for n, statuses in self.statuses.items():
            lines.append(f"{_summary(n, statuses)}:")
            for ngram, status in zip(ngrams(self.hypothesis, n), statuses):
                lines.append(f"  {MARKS[status]} {_words(ngram)} ({status})")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        summary = " · ".join(
            f'<span style="white-space:nowrap">{_summary(n, statuses)}</span>'
            for n, statuses in self.statuses.items()
        )
        words = [Cell(escape(str(token)), CELL + HEADER) for token in self.hypothesis]
        shown = table(
            [Cell("n", HEADER), *words],
            (row for n in self.statuses for row in self._rows(n)),
            style="border-collapse:separate;border-spacing:2px;font-size:.85em;margin:0",
        )
        return (
            f'<div class="bleu-explain"><p style="margin:.3em 0">{summary}.<br>'
            "✓ match, ✂ clipped, · no match</p>"
            f"{scrolling(shown, f'n-gram matches in: {self.sentence}')}</div>"
        )

    def _rows(self, n: int) -> Iterator[list[Cell]]:
        """The rows of order n: n-grams that overlap stand in different rows.

        The first row shows the order; the headers of the others are heard only.
        """
        grams = ngrams(self.hypothesis, n)
        for first in range(min(n, len(grams))):
            start = f"-grams from token {first + 1}"
            name = f"{n}{hidden(start)}" if first == 0 else hidden(f"{n}{start}")
            yield [
                Cell(name, HEADER),
                *[Cell()] * first,
                *(
                    _cell(n, grams[i], self.statuses[n][i])
                    for i in range(first, len(grams), n)
                ),
            ]


def highlight(
    hypothesis: Tokens, references: Sequence[Tokens], n: int = 1, *, max_order: int = 0
) -> Highlight:
    """Each n-gram of a hypothesis marked: matched, clipped away, or in no reference.

    Of an n-gram that is clipped, the leftmost occurrences are the ones that count;
    which ones makes no difference to the score. Shown is order ``n``, or the orders from
    ``n`` up to ``max_order``.

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
    unmatched = clipped_counts(hypothesis, references, n)  # matches still to be given
    known = max_ref_counts(references, n)
    statuses = []
    for ngram in ngrams(hypothesis, n):
        if unmatched[ngram] > 0:
            statuses.append(MATCHED)
        else:
            statuses.append(CLIPPED if known[ngram] else ABSENT)
        unmatched[ngram] -= 1
    return tuple(statuses)


def _summary(n: int, statuses: Sequence[str]) -> str:
    clipped = statuses.count(CLIPPED)
    text = f"{n}-grams, {statuses.count(MATCHED)} of {len(statuses)} match"
    return f"{text}, {clipped} clipped" if clipped else text


def _words(ngram: Ngram) -> str:
    return " ".join(map(str, ngram))


def _cell(n: int, ngram: Ngram, status: str) -> Cell:
    matched = f"color:var(--bleu-on,#0b1f3a);background:{blue(n)};border:0;"
    return Cell(
        f'<span aria-hidden="true">{MARKS[status]}</span>'
        + hidden(f"{_words(ngram)}: {status}"),
        CELL + STYLES.get(status, matched),
        colspan=n,
    )


def blue(n: int) -> str:
    """The background of order ``n``: one of four steps of one blue."""
    order = min(n, 4)
    return f"var(--bleu-{order},{BLUES[order - 1]})"
