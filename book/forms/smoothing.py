"""All smoothings side by side, as a candidate loses its matches. Chapter 8."""

from functools import partial
from itertools import count
from typing import Any

from bleu import BleuScore, add_k, exponential, floor, no_smoothing, sentence_bleu
from bleu.smoothing import (
    Smoothing,
    interpolated,
    length_scaled,
    length_scaled_neighbors,
    neighbors,
)
from live.forms import (
    Form,
    Markup,
    Slider,
    bar,
    element,
    hidden,
    join,
    note,
    number,
    summary,
    table,
    words,
)

from forms.reading import candidate, references, small

FIELDS = (
    candidate("the old boat was back in the port just before a storm"),
    references("the old boat is back in the port just before a storm"),
    Slider(
        name="away",
        label="Last words replaced",
        default="5",
        low=0,
        high=20,  # more would leave most of the slider without effect
        unit="words",
    ),
)

SMOOTHINGS: dict[str, Smoothing] = {
    "no_smoothing": no_smoothing,
    "floor, ε = 0.1": partial(floor, epsilon=0.1),
    "add_k, k = 1": partial(add_k, k=1),
    "exponential": exponential,
    "length_scaled": length_scaled,
    "neighbors": neighbors,
    "interpolated": interpolated,
    "length_scaled_neighbors": length_scaled_neighbors,
}


def show(values: dict[str, Any]) -> Markup:
    """What is left of the candidate, its score under each smoothing, and why."""
    refs = values["references"]
    hypothesis = without_last(values["candidate"], refs, values["away"])
    scores = {
        name: sentence_bleu(hypothesis, refs, smoothing=smoothing)
        for name, smoothing in SMOOTHINGS.items()
    }
    plain = scores["no_smoothing"]
    return join(
        [
            summary(_counts(plain)),
            note(
                join(
                    [
                        "Candidate now: ",
                        words(hypothesis) if hypothesis else "empty",
                    ]
                )
            ),
            _bars(scores),
            _precisions(scores, plain),
            note("▲ higher, ▼ lower than without smoothing."),
        ]
    )


def without_last(tokens: list[str], refs: list[list[str]], away: int) -> list[str]:
    """The same number of tokens, the last ones replaced by one that no reference has.

    >>> without_last("we met him".split(), [["we"]], 2)
    ['we', '...', '...']
    """
    known = {token for ref in refs for token in ref}
    stranger = next(dots for k in count(3) if (dots := "." * k) not in known)
    away = min(away, len(tokens))
    return [*tokens[: len(tokens) - away], *[stranger] * away]


def _counts(plain: BleuScore) -> str:
    stats = plain.stats
    pairs = zip(stats.matches, stats.totals)
    precisions = ", ".join(
        f"p{small(n)} = {m}/{total}" for n, (m, total) in enumerate(pairs, 1)
    )
    return (
        f"{precisions}; c = {stats.hyp_len}, r = {stats.ref_len}, "
        f"BP = {number(plain.brevity_penalty)}. {_zeros(plain)}"
    )


def _zeros(plain: BleuScore) -> str:
    """Which orders wait for a stand-in, and which have nothing to smooth."""
    pairs = list(enumerate(zip(plain.stats.matches, plain.stats.totals), 1))
    zero = [f"{n}-grams" for n, (m, total) in pairs if total and not m]
    missing = [f"{n}-grams" for n, (m, total) in pairs if not total]
    said = [f"No match among the {', '.join(zero)}."] if zero else []
    if missing:
        said.append(f"The candidate has no {', '.join(missing)}: nothing to smooth.")
    return " ".join(said) or "Every order has a match."


def _bars(scores: dict[str, BleuScore]) -> Markup:
    full = max(1.0, *(score.score for score in scores.values()))
    rows = [
        (
            _name(name),
            number(score.score),
            bar(score.score, full=full),
            _remark(score),
        )
        for name, score in scores.items()
    ]
    head = ["smoothing", "BLEU", "as a bar", "remark"]
    return table("BLEU of this one sentence, by smoothing", head, rows)


def _name(name: str) -> Markup:
    """A function's name, which may break after each underscore."""
    return join(name.split("_"), Markup("_<wbr>"))


def _remark(score: BleuScore) -> str | Markup:
    """In words, what is special: a score of 0, or one above 1."""
    if score.score > 1:
        return element("b", "above 1")
    if score.score:
        return ""
    if not score.stats.matches[0]:
        return "0: no word matches"
    zeros = [f"p{small(n)}" for n, p in enumerate(score.precisions, 1) if not p]
    return f"0: {', '.join(zeros)} {'is' if len(zeros) == 1 else 'are'} 0"


def _precisions(scores: dict[str, BleuScore], plain: BleuScore) -> Markup:
    rows = [
        (_name(name), *map(_moved, score.precisions, plain.precisions))
        for name, score in scores.items()
    ]
    head = ["smoothing", *(f"p{small(n)}" for n in range(1, 5))]
    return table("The four precisions", head, rows)


def _moved(p: float, before: float) -> Markup:
    """A precision, marked when a smoothing has moved it, and when it is above 1."""
    signs = [""]
    if p != before:
        higher = p > before
        signs = [
            Markup(f' <span aria-hidden="true">{"▲" if higher else "▼"}</span>'),
            hidden(" higher" if higher else " lower"),
        ]
    return join([number(p), *signs, " above 1" if p > 1 else ""])


FORM = Form(
    title="What each smoothing makes of a zero",
    intro="Replace the last words by one that matches nothing, and press Show.",
    fields=FIELDS,
    show=show,
)
