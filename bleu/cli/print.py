"""How the command line prints systems: a line, a table, JSON, sentences."""

from collections.abc import Sequence
from dataclasses import dataclass

from bleu.significance.results import Comparison, Interval
from bleu.text.reports import Report


@dataclass(frozen=True, slots=True)
class SystemResult:
    """One system and what was asked about it.

    Attributes:
        name: of its file.
        lines: its hypotheses.
        report: its score and settings.
        interval: of its score, if asked for.
        comparison: with the baseline, if asked for.
    """

    name: str
    lines: Sequence[str]
    report: Report
    interval: Interval | None = None
    comparison: Comparison | None = None


def table(systems: Sequence[SystemResult]) -> str:
    """One row per system, columns aligned; intervals and tests where there are any."""
    rows = [["system", "BLEU", "precisions", "BP", "ratio", "95 % interval", "p"]]
    for each in systems:
        score = each.report.score
        rows.append(
            [
                each.name,
                f"{score.points:.2f}",
                "/".join(f"{100 * p:.1f}" for p in score.precisions),
                f"{score.brevity_penalty:.3f}",
                f"{score.length_ratio:.3f}",
                _ends(each.interval, " - ") if each.interval else "",
                each.comparison.p_text if each.comparison else "",
            ]
        )
    asked = [column for column in zip(*rows) if any(column[1:])]
    widths = [max(map(len, column)) for column in asked]
    lines = ("  ".join(map(str.ljust, row, widths)).rstrip() for row in zip(*asked))
    return "\n".join(lines)


def tested(systems: Sequence[SystemResult], *, seed: int) -> str:
    """What the p-values of the table are; an empty string when there are none."""
    for each in systems:
        if each.comparison:
            return (
                f"p: {each.comparison.test} against {systems[0].name}, two-sided, "
                f"{each.comparison.n_samples} samples, seed {seed}"
            )
    return ""


def single(each: SystemResult) -> str:
    """Multi-bleu's line of one system, and its interval below it."""
    text = str(each.report.score)
    if each.interval:
        text += (
            f"\n95 % interval: {_ends(each.interval, ' to ')} points "
            f"({each.interval.n_samples} resamples)"
        )
    return text


def sentences(each: SystemResult) -> str:
    """Number, points and text of each line, with tabs between them."""
    scores = each.report.sentences()
    return "\n".join(
        f"{number}\t{score.points:.2f}\t{line.rstrip()}"
        for number, (score, line) in enumerate(zip(scores, each.lines), 1)
    )


def entry(each: SystemResult, *, with_sentences: bool = False) -> dict[str, object]:
    """One system for JSON: its scores in full precision, and what was asked about it."""
    found = each.report.as_dict()
    if each.interval:
        found["interval"] = {
            **_interval(each.interval),
            "samples": each.interval.n_samples,
        }
    if each.comparison:
        spread = each.comparison.interval
        found["paired"] = {
            "test": each.comparison.test,
            "difference": 100 * each.comparison.difference,
            **(_interval(spread) if spread else {}),
            "p": each.comparison.p_value,
            "samples": each.comparison.n_samples,
        }
    if with_sentences:
        found["sentences"] = [score.points for score in each.report.sentences()]
    return found


def _interval(interval: Interval) -> dict[str, float]:
    """The ends, in points; of a score, or of a difference."""
    return {
        "low": 100 * interval.low,
        "high": 100 * interval.high,
        "level": interval.level,
    }


def _ends(interval: Interval, between: str) -> str:
    return f"{100 * interval.low:.2f}{between}{100 * interval.high:.2f}"
