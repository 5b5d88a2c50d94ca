"""Why this score: matches shown token by token, and BLEU taken apart. Chapters 2 and 6; floor 4."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from bleu.ngrams import Ngram, Tokens, ngrams, require_order
from bleu.precision import clipped_counts, max_ref_counts
from bleu.score import BleuScore, sentence_bleu
from bleu.smoothing import Smoothing, none

PAID, CLIPPED, ABSENT = "match", "clipped", "no match"
MARKS = {PAID: "✓", CLIPPED: "✂", ABSENT: "·"}
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
        fates: for each order shown, each n-gram's fate, from left to right.
    """

    hypothesis: tuple[str, ...]
    fates: dict[int, tuple[str, ...]]

    def __repr__(self) -> str:
        lines = []
        for n, fates in self.fates.items():
            lines.append(f"{_summary(n, fates)}:")
            for ngram, fate in zip(ngrams(self.hypothesis, n), fates):
                lines.append(f"  {MARKS[fate]} {' '.join(map(str, ngram))} ({fate})")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        words = "".join(
            f'<th scope="col" style="{CELL}border:0">{escape(str(token))}</th>'
            for token in self.hypothesis
        )
        rows = "".join(
            row for n, fates in self.fates.items() for row in self._rows(n, fates)
        )
        summary = " · ".join(
            f'<span style="white-space:nowrap">{_summary(n, fates)}</span>'
            for n, fates in self.fates.items()
        )
        return (
            f'<div class="bleu-explain"><p style="margin:.3em 0">{summary}.<br>'
            "✓ match, ✂ clipped, · no match</p>"
            '<div style="overflow-x:auto" tabindex="0" role="group" '
            f'aria-label="n-gram matches in: {self._sentence()}">'
            '<table style="border-collapse:separate;border-spacing:2px;'
            'font-size:.85em;margin:0">'
            f'<thead><tr><th scope="col" style="border:0">n</th>{words}</tr></thead>'
            f"<tbody>{rows}</tbody></table></div></div>"
        )

    def _sentence(self) -> str:
        return escape(" ".join(map(str, self.hypothesis)))

    def _rows(self, n: int, fates: Sequence[str]) -> Iterator[str]:
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
                cells += _cell(n, grams[start], fates[start])
            yield f"<tr>{label}{cells}</tr>"


@dataclass(frozen=True, slots=True)
class Explanation:
    """A sentence's BLEU score taken apart: matches, precisions, lengths, product.

    It shows itself as HTML in a notebook and as text elsewhere.

    Attributes:
        score: the :class:`~bleu.score.BleuScore` explained.
        highlight: the :class:`~bleu.Highlight` of every order that was scored.
    """

    score: BleuScore
    highlight: Highlight

    def __repr__(self) -> str:
        lines = [" n  matches  n-grams  precision"]
        for n, matches, total, p in _orders(self.score):
            lines.append(f"{n:2}  {matches:7}  {total:7}  {p:9.4f}  {_bar(p)}")
        return "\n".join([*lines, *_product(self.score)])

    def _repr_html_(self) -> str:
        rows = "".join(
            f'<tr><th scope="row">{n}</th><td>{matches}</td><td>{total}</td>'
            f"<td>{p:.4f}</td><td>{_html_bar(n, p)}</td></tr>"
            for n, matches, total, p in _orders(self.score)
        )
        product = "<br>".join(escape(line) for line in _product(self.score))
        return (
            f"{self.highlight._repr_html_()}"
            '<div class="bleu-explain"><div style="overflow-x:auto" tabindex="0" '
            'role="group" aria-label="precisions per order of: '
            f'{self.highlight._sentence()}">'
            '<table style="font-size:.9em;margin:.6em 0"><thead><tr>'
            '<th scope="col">n</th><th scope="col">matches</th>'
            '<th scope="col">n-grams</th><th scope="col">precision</th>'
            '<th scope="col">as a bar</th></tr></thead>'
            f"<tbody>{rows}</tbody></table></div><p>{product}</p></div>"
        )


def highlight(
    hypothesis: Tokens, references: Sequence[Tokens], n: int = 1, *, up_to: int = 0
) -> Highlight:
    """Mark each n-gram of a hypothesis: matched, clipped away, or in no reference.

    Of an n-gram that is clipped, the leftmost occurrences are the ones that count;
    which ones makes no difference to the score.

    Args:
        hypothesis: a token list.
        references: the token lists of its references, at least one.
        n: the order shown.
        up_to: show the orders from ``n`` up to this one; only ``n`` when left out.

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
    orders = range(n, max(n, up_to) + 1)
    return Highlight(
        tuple(hypothesis), {k: _fates(hypothesis, references, k) for k in orders}
    )


def explain(
    hypothesis: Tokens,
    references: Sequence[Tokens],
    *,
    smoothing: Smoothing = none,
    max_order: int = 4,
) -> Explanation:
    """One sentence's BLEU score taken apart, to be looked at.

    Args:
        hypothesis: a token list.
        references: the token lists of its references, at least one.
        smoothing: a function of the statistics, from :mod:`bleu.smoothing`.
        max_order: N, the highest order.

    Returns:
        An :class:`~bleu.Explanation`; its ``.score`` is what ``sentence_bleu`` returns.

    Raises:
        TypeError: a string where tokens belong, or a wrong nesting.
        ValueError: there is no reference, or ``max_order`` is below 1.

    >>> explain("the cat sat".split(), ["the cat ran".split()], max_order=2)
     n  matches  n-grams  precision
     1        2        3     0.6667  #######...
     2        1        2     0.5000  #####.....
    c = 3 tokens, r = 3 tokens, so BP = 1.0000
    geometric mean of the precisions = 0.5774
    BLEU = 1.0000 x 0.5774 = 0.5774
    >>> explain([], [["the"]]).score.score
    0.0
    """
    score = sentence_bleu(
        hypothesis, references, smoothing=smoothing, max_order=max_order
    )
    return Explanation(score, highlight(hypothesis, references, up_to=max_order))


def _fates(hypothesis: Tokens, references: Sequence[Tokens], n: int) -> tuple[str, ...]:
    left = clipped_counts(hypothesis, references, n)
    known = max_ref_counts(references, n)
    fates = []
    for ngram in ngrams(hypothesis, n):
        fates.append(PAID if left[ngram] > 0 else CLIPPED if known[ngram] else ABSENT)
        left[ngram] -= 1
    return tuple(fates)


def _summary(n: int, fates: Sequence[str]) -> str:
    clipped = fates.count(CLIPPED)
    text = f"{n}-grams, {fates.count(PAID)} of {len(fates)} match"
    return f"{text}, {clipped} clipped" if clipped else text


def _cell(n: int, ngram: Ngram, fate: str) -> str:
    paid = f"color:var(--bleu-on,#0b1f3a);background:{_blue(n)};border:0;"
    return (
        f'<td colspan="{n}" style="{CELL}{STYLES.get(fate, paid)}">'
        f'<span aria-hidden="true">{MARKS[fate]}</span>'
        f'<span style="{HIDDEN}">{escape(" ".join(map(str, ngram)))}: {fate}</span></td>'
    )


def _blue(n: int) -> str:
    order = min(n, 4)
    return f"var(--bleu-{order},{BLUES[order - 1]})"


def _orders(score: BleuScore) -> Iterator[tuple[int, int, int, float]]:
    stats = score.stats
    for n, p in enumerate(score.precisions, 1):
        yield n, stats.matches[n - 1], stats.totals[n - 1], p


def _bar(p: float) -> str:
    filled = round(10 * min(p, 1))
    return "#" * filled + "." * (10 - filled)


def _html_bar(n: int, p: float) -> str:
    return (
        '<div aria-hidden="true" style="width:8em;border:1px solid currentColor">'
        f'<div style="width:{100 * min(p, 1):.1f}%;height:.8em;'
        f'background:{_blue(n)}"></div></div>'
    )


def _product(score: BleuScore) -> list[str]:
    stats, penalty = score.stats, score.brevity_penalty
    lines = [
        f"c = {stats.hyp_len} tokens, r = {stats.ref_len} tokens, so BP = {penalty:.4f}"
    ]
    if not penalty:
        return [*lines, "BLEU = 0.0000: the hypothesis is empty, or far too short"]
    if not score.score:
        return [*lines, "BLEU = 0.0000: there is an order without a match"]
    mean = score.score / penalty
    return [
        *lines,
        f"geometric mean of the precisions = {mean:.4f}",
        f"BLEU = {penalty:.4f} x {mean:.4f} = {score.score:.4f}",
    ]
