"""Why this score: BLEU of one sentence taken apart. Chapter 6."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

from bleu.ngrams import Ngram, Tokens, ngram_counts
from bleu.precision import max_ref_counts
from bleu.score import BleuScore, sentence_bleu
from bleu.show.highlights import MARKS, Highlight, blue, highlight
from bleu.show.tables import Cell, scrolling, table
from bleu.smoothing import Smoothing, no_smoothing

SHOWN = 12  # rows of the clip table
CLIP_HEAD = ("in the hypothesis", "at most in one reference", "counted")
NO_CLIPS = "Nothing is clipped: every n-gram that is in a reference is counted in full."
TIGHT = "padding:.2em min(.8em,1.2vw)"


class Clip(NamedTuple):
    """An n-gram that the hypothesis has more often than any one reference.

    Attributes:
        ngram: the n-gram, a tuple of tokens.
        hyp_count: its occurrences in the hypothesis.
        max_ref_count: the most occurrences in one reference; so many are counted.
    """

    ngram: Ngram
    hyp_count: int
    max_ref_count: int

    @property
    def words(self) -> str:
        """The n-gram in one line."""
        return " ".join(map(str, self.ngram))

    @property
    def counts(self) -> tuple[int, int, int]:
        """A row of the table: both counts, and the smaller of them, which is counted."""
        counted = min(self.hyp_count, self.max_ref_count)
        return self.hyp_count, self.max_ref_count, counted


@dataclass(frozen=True, slots=True)
class Explanation:
    """A sentence's BLEU score taken apart: matches, clips, precisions, lengths, product.

    It shows itself as HTML in a notebook and as text elsewhere.

    Attributes:
        score: the :class:`~bleu.BleuScore` explained.
        highlight: the :class:`~bleu.show.Highlight` of every order that was scored.
        clips: a :class:`~bleu.show.Clip` for each n-gram that was clipped: low orders
            first, then large losses.
        ref_lens: the number of tokens of each reference.
    """

    score: BleuScore
    highlight: Highlight
    clips: tuple[Clip, ...]
    ref_lens: tuple[int, ...]

    def __repr__(self) -> str:
        lines = [*_marks(self.highlight), *self._clip_lines()]
        lines.append(" n  matches  n-grams  precision")
        for n, matches, total, p, note in _orders(self.score):
            row = f"{n:2}  {matches:7}  {total:7}  {p:9.4f}  {_bar(p)}  {note}"
            lines.append(row.rstrip())
        return "\n".join([*lines, *self._lengths_and_product()])

    def _repr_html_(self) -> str:
        rows = [
            (n, matches, total, f"{p:.4f} {note}", _html_bar(n, p))
            for n, matches, total, p, note in _orders(self.score)
        ]
        heads = ("n", "matches", "n-grams", "precision", "as a bar")
        label = f"precisions per order of: {self.highlight.sentence}"
        rest = "<br>".join(map(escape, self._lengths_and_product()))
        return (
            f'{self.highlight._repr_html_()}<div class="bleu-explain">'
            f"{self._clip_table()}{scrolling(_tight_table(heads, rows), label)}"
            f"<p>{rest}</p></div>"
        )

    def _clip_lines(self) -> Iterator[str]:
        if not self.clips:
            yield NO_CLIPS
            return
        yield "  ".join([*CLIP_HEAD, "n-gram"])
        widths = [len(head) for head in CLIP_HEAD]
        for clip in self.clips[:SHOWN]:
            cells = [f"{k:{width}}" for k, width in zip(clip.counts, widths)]
            yield "  ".join([*cells, clip.words])
        if len(self.clips) > SHOWN:
            yield self._left_out()

    def _clip_table(self) -> str:
        if not self.clips:
            return f'<p style="margin:.6em 0">{NO_CLIPS}</p>'
        rows = [(escape(clip.words), *clip.counts) for clip in self.clips[:SHOWN]]
        shown = _tight_table(("n-gram", *CLIP_HEAD), rows)
        label = f"clipped n-grams of: {self.highlight.sentence}"
        note = f"<p>{self._left_out()}</p>" if len(self.clips) > SHOWN else ""
        return (
            '<p style="margin:.6em 0 0">Clipped, since no reference has it as often:</p>'
            f"{scrolling(shown, label)}{note}"
        )

    def _left_out(self) -> str:
        return (
            f"{len(self.clips) - SHOWN} more are not shown: "
            "their order is higher, or they lose less."
        )

    def _lengths_and_product(self) -> list[str]:
        return [_lengths(self.score, self.ref_lens), *_product(self.score)]


def explain(
    hypothesis: Tokens,
    references: Sequence[Tokens],
    *,
    smoothing: Smoothing = no_smoothing,
    max_order: int = 4,
) -> Explanation:
    """One sentence's BLEU score taken apart, to be looked at.

    Its ``.score`` is what :func:`~bleu.sentence_bleu` returns with the same smoothing and
    ``max_order``.

    >>> explain("the cat the".split(), ["the cat ran".split()], max_order=2)
    n = 1 2  n-grams by their first token: ✓ match, ✂ clipped, · no match
        ✓ ✓  the
        ✓ ·  cat
        ✂    the
    in the hypothesis  at most in one reference  counted  n-gram
                    2                         1        1  the
     n  matches  n-grams  precision
     1        2        3     0.6667  #######...
     2        1        2     0.5000  #####.....
    tokens: 3 in the hypothesis, 3 in the reference
    c = 3 tokens, r = 3 tokens, so BP = 1.0000
    geometric mean of the precisions = 0.5774
    BLEU = 1.0000 x 0.5774 = 0.5774
    >>> explain([], [["the"]]).score.score
    0.0
    """
    score = sentence_bleu(
        hypothesis, references, smoothing=smoothing, max_order=max_order
    )
    return Explanation(
        score,
        highlight(hypothesis, references, max_order=max_order),
        tuple(
            clip
            for n in range(1, max_order + 1)
            for clip in _clips(hypothesis, references, n)
        ),
        tuple(map(len, references)),
    )


def _clips(hypothesis: Tokens, references: Sequence[Tokens], n: int) -> list[Clip]:
    """The n-grams of one order that are clipped, the largest loss first."""
    most = max_ref_counts(references, n)
    clips = [
        Clip(ngram, count, most[ngram])
        for ngram, count in ngram_counts(hypothesis, n).items()
        if count > most[ngram] > 0  # what no reference has is no match at all
    ]
    return sorted(clips, key=lambda clip: clip.max_ref_count - clip.hyp_count)


def _tight_table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table of HTML cells with little room around them."""
    return table(
        [Cell(head, TIGHT) for head in heads],
        ([Cell(str(content), TIGHT) for content in row] for row in rows),
        style="font-size:.85em;margin:.2em 0 .8em",
    )


def _marks(shown: Highlight) -> Iterator[str]:
    """A line per token: the statuses of the n-grams that begin there."""
    orders = " ".join(map(str, shown.statuses))
    legend = ", ".join(f"{mark} {status}" for status, mark in MARKS.items())
    yield f"n = {orders}  n-grams by their first token: {legend}"
    for start, token in enumerate(shown.hypothesis):
        marks = [
            (MARKS[statuses[start]] if start < len(statuses) else " ").rjust(
                len(str(n))
            )
            for n, statuses in shown.statuses.items()
        ]
        yield f"    {' '.join(marks)}  {token}"


def _orders(score: BleuScore) -> Iterator[tuple[int, int, int, float, str]]:
    stats = score.stats
    plain = no_smoothing(stats)
    for n, p in enumerate(score.precisions, 1):
        note = "" if p == plain[n - 1] else "smoothed"
        yield n, stats.matches[n - 1], stats.totals[n - 1], p, note


def _bar(p: float) -> str:
    filled = round(10 * min(p, 1))
    return "#" * filled + "." * (10 - filled)


def _html_bar(n: int, p: float) -> str:
    return (
        '<div aria-hidden="true" style="width:min(8em,15vw);border:1px solid currentColor">'
        f'<div style="width:{100 * min(p, 1):.1f}%;height:.8em;box-sizing:border-box;'
        f'border-right:2px solid currentColor;background:{blue(n)}"></div></div>'
    )


def _lengths(score: BleuScore, ref_lens: Sequence[int]) -> str:
    """The lengths in words, and which of the references' is the closest."""
    stats = score.stats
    hypothesis = f"tokens: {stats.hyp_len} in the hypothesis"
    if len(ref_lens) == 1:
        return f"{hypothesis}, {ref_lens[0]} in the reference"
    away = abs(stats.ref_len - stats.hyp_len)
    tie = stats.hyp_len + away in ref_lens and stats.hyp_len - away in ref_lens
    closest = "closest; of two as close, the shorter" if away and tie else "closest"
    lengths = ", ".join(
        f"{length} ({closest})" if length == stats.ref_len else f"{length}"
        for length in ref_lens
    )
    span = "1 and 2" if len(ref_lens) == 2 else f"1 to {len(ref_lens)}"
    return f"{hypothesis}; {lengths} in references {span}"


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
