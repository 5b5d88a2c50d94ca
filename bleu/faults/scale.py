"""A number on another scale, or of too little text."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bleu.faults.corpus import Corpus, Scorer
from bleu.faults.finding import Finding, Place, found

FEW = 50  # tokens


def find_scale(corpus: Corpus) -> Iterator[Finding]:
    """A score that was seen, and is this one on another scale, or with another setting."""
    seen = corpus.seen
    if seen is None:
        return
    points = corpus.points
    if is_near(seen, points):
        return
    if seen <= 1 and is_near(100 * seen, points, within=0.6):
        yield found(
            corpus,
            "scale",
            "sure",
            f"{seen:g} is a ratio; in points, the scale of sacreBLEU and of papers, it "
            f"is {100 * seen:g}. Here the score is {points:.2f} points: the same.",
            rule="a hundred times the number is the score",
            places=[],
            remedy="multiply by 100, and write which scale it is",
            section="book/meaning.ipynb#meaning-scale",
            after=points,
        )
        return
    for name, other in settings(corpus):
        theirs = other.points
        if is_near(seen, theirs) or (seen <= 1 and is_near(100 * seen, theirs)):
            yield found(
                corpus,
                "another-setting",
                "suspected",
                f"{seen:g} is the score of these lines with {name}.",
                rule="the two numbers agree to their last digit; another cause may give "
                "the same number",
                places=[],
                remedy="compare the signatures, and score both with one setting",
                section="book/differs.ipynb#differs-which",
                after=theirs,
            )
            return


def said_of_seen(corpus: Corpus, repaired: float, findings: Sequence[Finding]) -> str:
    """What is known of a score that was seen, if no finding is about it."""
    seen, names = corpus.seen, {each.name for each in findings}
    if seen is None or not names.isdisjoint(("scale", "another-setting")):
        return ""
    for points, lines in ((corpus.points, "as they are"), (repaired, "repaired")):
        if is_near(seen, points) or (seen <= 1 and is_near(100 * seen, points)):
            return f"{seen:g} is the score of these lines, {lines}."
    return (
        f"{seen:g} is not the score of these lines, as points or as a ratio, with any tokenizer "
        "or case that was tried. Left are other references, lines, orders, smoothings."
    )


def is_near(seen: float, points: float, *, within: float = 0.006) -> bool:
    """Whether a number is the score, as far as its digits go.

    >>> is_near(27.3, 27.321), is_near(27.32, 27.3)
    (True, False)
    """
    digits = len(f"{seen:g}".partition(".")[2])
    return abs(seen - points) <= max(0.5 * 10**-digits, 0.0) + 1e-9 or (
        within > 0.5 and abs(seen - points) <= within
    )


def settings(corpus: Corpus) -> Iterator[tuple[str, Corpus]]:
    """The same lines with other tokenizers, with and without case."""
    for lowercase in (False, True):
        for name in ("13a", "none", "intl", "zh", "char"):
            said = f"--tokenize {name}{' -lc' * lowercase}"
            yield said, replace(corpus, scorer=Scorer(name, lowercase=lowercase))


def find_too_short(corpus: Corpus) -> Iterator[Finding]:
    """Too few 4-grams for a score of order 4."""
    stats = corpus.score.stats
    name = corpus.names.hypotheses
    if stats.totals[-1] == 0 and stats.hyp_len:
        yield found(
            corpus,
            "too-short-for-order-4",
            "sure",
            f"No line of {name} has four tokens: order 4 counts nothing, and the score "
            "is 0 whatever the words are.",
            rule="0 of 0 n-grams of order 4",
            places=[Place(name)],
            remedy="python -m bleu --max-order 2, or chrF; and say so",
            section="book/questions_zero.ipynb#q-short-candidate",
        )
    elif stats.ref_len < FEW:
        yield found(
            corpus,
            "too-little-text",
            "suspected",
            f"{len(corpus)} line{'s' * (len(corpus) != 1)} with {stats.ref_len} reference "
            "tokens are too little for a corpus score.",
            rule=f"fewer than {FEW} tokens: one word more or less moves it by points",
            places=[Place(name)],
            remedy="score a whole test set, and give an interval (--confidence)",
            section="book/meaning.ipynb#meaning-difference",
        )
