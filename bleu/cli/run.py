"""Reads the files that the options name, scores them, and writes the answer."""

import argparse
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

from bleu import significance  # which loads numpy only when it is asked for samples
from bleu.cli.html import write_report
from bleu.cli.options import parse
from bleu.cli.output import Write, opened_output
from bleu.cli.print import SystemResult, as_json, as_text, sentence_lines
from bleu.text.columns import open_lines
from bleu.text.files import require_names
from bleu.text.lines import TextFile
from bleu.text.progress import progress_bar
from bleu.text.reports import Settings
from bleu.text.streaming import Tally, count_files, open_references

STDIN = "-"  # as a file's name: standard input


def main(arguments: Sequence[str] | None = None) -> int:
    """Score the files named by ``arguments``; return the exit status."""
    options = parse(arguments)
    if sys.stdout is None and options.output is None:
        return fail("standard output is closed")
    try:
        with opened_output(options.output) as write:
            with warnings.catch_warnings(record=True) as said:
                warnings.simplefilter("always", UserWarning)
                text = answer(options, write)
            for message in dict.fromkeys(str(each.message) for each in said):
                warn(message)
            if options.html is not None:
                write_report(options, chosen_settings(options))
            write(text + "\n")
        return 0
    except KeyboardInterrupt:
        return fail("stopped", status=130)
    except BrokenPipeError:  # whoever reads the answer (head) has had enough
        return 0
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}")
    except (ImportError, RuntimeError, ValueError) as error:
        return fail(str(error))


def answer(options: argparse.Namespace, write: Write) -> str:
    """What is printed at the end: read, score, measure, say; sentences are written on the way."""
    systems = score(options, write)
    if options.confidence:
        systems = with_intervals(systems, options)
    if options.paired:
        systems = with_comparisons(systems, options)
    return (as_json if options.json else as_text)(systems, options)


def score(options: argparse.Namespace, write: Write) -> list[SystemResult]:
    """All systems against the references, in one pass through the files."""
    settings = chosen_settings(options)
    names = options.hypotheses or [STDIN]
    with ExitStack() as opened:
        systems = [
            open_hypotheses(name, opened, column=options.column) for name in names
        ]
        references = open_references(
            options.references, systems, opened, column=options.reference_column
        )
        require_other_output(options.output, [*systems, *references])
        tallies = [
            Tally(settings, keep_segments=needs_segments(options)) for _ in systems
        ]
        files = [*systems, *dict.fromkeys(references)]
        move_on = opened.enter_context(progress_bar(files, shown=shows_bar(options)))
        for chunks in count_files(systems, references, settings):
            if options.sentences and not options.json:
                first = tallies[0].n_segments + 1
                scores = list(map(settings.sentence, chunks[0].table))
                write(sentence_lines(chunks[0].lines, scores, first=first))
            for tally, chunk in zip(tallies, chunks):
                tally.add(chunk)
            move_on()
    return [
        SystemResult(system.name, tally.report(n_refs=len(references)))
        for system, tally in zip(systems, tallies)
    ]


def chosen_settings(options: argparse.Namespace) -> Settings:
    """How lines are scored; what was not chosen is as in multi-bleu."""
    return Settings(
        tokenize=options.tokenize or "none",
        lowercase=options.lowercase,
        smoothing=options.smooth or "none",
        smooth_value=options.smooth_value,
        max_order=options.max_order or 4,
    )


def open_hypotheses(
    name: str, opened: ExitStack, *, column: str | None = None
) -> TextFile:
    """One output: the file of this name, or a column of it, or standard input."""
    require_names([name])
    if name != STDIN:
        return opened.enter_context(open_lines(name, column))
    if sys.stdin is None:
        raise ValueError("standard input is closed; use --hypotheses FILE")
    return TextFile(sys.stdin.buffer, "standard input")


def needs_segments(options: argparse.Namespace) -> bool:
    """Whether the counts of every segment are needed at the end, and not only their sum."""
    listed = options.sentences and options.json
    return bool(options.confidence or options.paired or listed)


def shows_bar(options: argparse.Namespace) -> bool:
    """Whether a bar is wanted: not among sentences that appear on the same terminal."""
    listed = options.sentences and not options.json and options.output is None
    return not (options.quiet or (listed and sys.stdout.isatty()))


def require_other_output(output: str | None, files: Sequence[TextFile]) -> None:
    """Raise if the answer would replace a file that is read."""
    if output is None or not os.path.exists(output):
        return
    for file in files:
        if os.path.isfile(file.name) and os.path.samefile(file.name, output):
            raise ValueError(
                f"--output {output} is a file that is scored, and would be lost; name "
                "another"
            )


def with_intervals(
    systems: Sequence[SystemResult], options: argparse.Namespace
) -> list[SystemResult]:
    """The systems, each with the bootstrap interval of its score."""
    settings = sample_settings(systems[0], options)
    return [
        replace(
            system,
            interval=significance.bootstrap_interval(
                system.report.segments, **settings
            ),
        )
        for system in systems
    ]


def with_comparisons(
    systems: Sequence[SystemResult], options: argparse.Namespace
) -> list[SystemResult]:
    """The systems, each but the first with its paired test against the first."""
    baseline, *others = systems
    settings = sample_settings(baseline, options)
    test: Callable[..., significance.Comparison] = (
        significance.paired_bootstrap
        if options.paired == "bootstrap"
        else significance.compare
    )
    if options.paired == "randomization" and options.samples is not None:
        settings["n_resamples"] = options.samples
    return [
        baseline,
        *(
            replace(
                system,
                comparison=test(
                    system.report.segments, baseline.report.segments, **settings
                ),
            )
            for system in others
        ),
    ]


def sample_settings(
    system: SystemResult, options: argparse.Namespace
) -> dict[str, Any]:
    """The settings of intervals and tests; without ``--samples`` they draw as many as usual."""
    settings = {
        "smoothing": system.report.smoothing,
        "seed": options.seed,
        "progress": not options.quiet,
    }
    if options.samples is not None:
        settings["n_samples"] = options.samples
    return settings


def fail(message: str, *, status: int = 2) -> int:
    """Say on standard error what is wrong; return the exit status."""
    warn(message)
    return status


def warn(message: str) -> None:
    """Say something on standard error, in one line."""
    print(f"python -m bleu: {message}", file=sys.stderr)
