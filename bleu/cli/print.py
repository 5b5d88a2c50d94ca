"""What the command line prints of systems: a line, a table, sentences, JSON."""

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass

from bleu.score import BleuScore
from bleu.show.paragraphs import paragraph
from bleu.significance.results import Comparison, Interval
from bleu.text.reports import Report
from bleu.text.signature import Signature

COLUMNS = ("system", "BLEU", "precisions", "BP", "ratio", "95 % interval", "p")


@dataclass(frozen=True, slots=True)
class SystemResult:
    """One system, and what was asked about it.

    Attributes:
        name: of its file.
        report: its score and settings.
        interval: of its score, if asked for.
        comparison: with the first system, if asked for.
    """

    name: str
    report: Report
    interval: Interval | None = None
    comparison: Comparison | None = None


def as_text(systems: Sequence[SystemResult], options: argparse.Namespace) -> str:
    """Multi-bleu's line alone, unless more was asked for; sentences are printed before it."""
    first = systems[0]
    parts = [score_lines(first) if len(systems) == 1 else score_table(systems)]
    if options.paired:
        parts.append(comparison_line(systems, seed=options.seed))
    if needs_signature(options):
        parts.append(str(signature(first, seed=options.seed)))
    if options.paragraph:
        parts.append(paper_text(systems, options))
    return "\n".join(parts)


def as_json(systems: Sequence[SystemResult], options: argparse.Namespace) -> str:
    """One object: the fields of one system, or a list of them with names."""
    fields = [json_fields(system) for system in systems]
    if options.sentences:
        sentences = systems[0].report.sentences()
        fields[0]["sentences"] = [score.points for score in sentences]
    for each in fields:
        if "interval" in each or "paired" in each:
            each["seed"] = options.seed
    if len(systems) == 1:
        return json.dumps(fields[0])
    named = [
        {"system": utf8_name(system.name), **each}
        for system, each in zip(systems, fields)
    ]
    return json.dumps({"systems": named})


def needs_signature(options: argparse.Namespace) -> bool:
    """Whether anything was chosen that the plain line does not tell."""
    settings = (options.tokenize, options.smooth, options.max_order)
    more = (options.confidence, options.sentences, options.paragraph)
    several = len(options.hypotheses or []) > 1
    return any(value is not None for value in settings) or any(more) or several


def score_lines(system: SystemResult) -> str:
    """Multi-bleu's line of one system, and its interval below it."""
    line = str(system.report.score)
    if not system.interval:
        return line
    return (
        f"{line}\n95 % interval: {ends(system.interval, ' to ')} points "
        f"({system.interval.n_samples} resamples)"
    )


def score_table(systems: Sequence[SystemResult]) -> str:
    """One row per system; a column without a value in any row is left out."""
    rows = [COLUMNS, *map(table_row, systems)]
    columns = [column for column in zip(*rows) if any(column[1:])]
    widths = [max(map(len, column)) for column in columns]
    return "\n".join(
        "  ".join(map(str.ljust, row, widths)).rstrip() for row in zip(*columns)
    )


def table_row(system: SystemResult) -> tuple[str, ...]:
    """The cells of one system, one for each of ``COLUMNS``."""
    score = system.report.score
    return (
        system.name,
        f"{score.points:.2f}",
        "/".join(f"{100 * p:.1f}" for p in score.precisions),
        f"{score.brevity_penalty:.3f}",
        f"{score.length_ratio:.3f}",
        ends(system.interval, " - ") if system.interval else "",
        system.comparison.p_text if system.comparison else "",
    )


def comparison_line(systems: Sequence[SystemResult], *, seed: int) -> str:
    """What the p-values of the table are."""
    tested = next(system.comparison for system in systems if system.comparison)
    return (
        f"p: {tested.test} against {systems[0].name}, two-sided, "
        f"{tested.n_samples} samples, seed {seed}"
    )


def sentence_lines(
    lines: Sequence[str], scores: Sequence[BleuScore], *, first: int
) -> str:
    """Number, points and text of each line, with tabs between them; ``first`` is the first number."""
    return "".join(
        f"{number}\t{score.points:.2f}\t{line.rstrip()}\n"
        for number, (score, line) in enumerate(zip(scores, lines), first)
    )


def signature(system: SystemResult, *, seed: int) -> Signature:
    """How the score was made, and its interval."""
    if not system.interval:
        return system.report.signature
    return system.report.signature.with_bootstrap(
        n_samples=system.interval.n_samples, seed=seed
    )


def paper_text(systems: Sequence[SystemResult], options: argparse.Namespace) -> str:
    """The paragraph for a paper."""
    return paragraph(
        {system.name: system.report for system in systems},
        intervals={s.name: s.interval for s in systems if s.interval},
        comparisons={s.name: s.comparison for s in systems if s.comparison},
        seed=options.seed if options.confidence or options.paired else None,
    )


def json_fields(system: SystemResult) -> dict[str, object]:
    """The scores in full precision, and what was asked about them."""
    fields = system.report.as_dict()
    if system.interval:
        fields["interval"] = {
            **interval_fields(system.interval),
            "samples": system.interval.n_samples,
        }
    if system.comparison:
        difference = system.comparison.interval
        fields["paired"] = {
            "test": system.comparison.test,
            "difference": 100 * system.comparison.difference,
            **(interval_fields(difference) if difference else {}),
            **({"resamples": difference.n_samples} if difference else {}),
            "p": system.comparison.p_value,
            "samples": system.comparison.n_samples,
        }
    return fields


def interval_fields(interval: Interval) -> dict[str, float]:
    """The ends, in points; of a score, or of a difference."""
    return {
        "low": 100 * interval.low,
        "high": 100 * interval.high,
        "level": interval.level,
    }


def ends(interval: Interval, between: str) -> str:
    """The ends in points, as text."""
    return f"{100 * interval.low:.2f}{between}{100 * interval.high:.2f}"


def utf8_name(name: str) -> str:
    """A file's name as text, whatever the locale has made of its bytes."""
    return os.fsencode(name).decode("utf-8", "replace")
