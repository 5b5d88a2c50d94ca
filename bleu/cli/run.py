"""Reads the files that the options name, scores them, and writes the answer."""

import argparse
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from bleu import significance  # which loads numpy only when it is asked for samples
from bleu.cli.options import parse
from bleu.cli.print import SystemResult, as_json, as_text
from bleu.text.files import pair_up, require_names, text_lines
from bleu.text.reports import report

STDIN = "standard input"


def main(arguments: Sequence[str] | None = None) -> int:
    """Score the files named by ``arguments``; return the exit status."""
    options = parse(arguments)
    try:
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always", UserWarning)
            text = answer(options)
        for message in dict.fromkeys(str(each.message) for each in said):
            warn(message)
        return write(text)
    except KeyboardInterrupt:
        return fail("stopped", status=130)
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}")
    except (ImportError, RuntimeError, ValueError) as error:
        return fail(str(error))


def answer(options: argparse.Namespace) -> str:
    """What is printed: read, score, measure, say."""
    read_once = cache(read)  # what comes through a pipe cannot be read again
    names = options.hypotheses or [STDIN]
    systems = [score(name, options, read_once) for name in names]
    if options.confidence:
        systems = with_intervals(systems, options)
    if options.paired:
        systems = with_comparisons(systems, options)
    return (as_json if options.json else as_text)(systems, options)


def score(
    name: str, options: argparse.Namespace, read_reference: Callable[[Path], list[str]]
) -> SystemResult:
    """One system: the file of this name, or standard input, against the references."""
    hypotheses, references = pair_up(
        read_hypotheses(name, from_file=bool(options.hypotheses)),
        options.references,
        name=name,
        read=read_reference,
    )
    scored = report(
        hypotheses,
        references,
        tokenize=options.tokenize or "none",
        lowercase=options.lowercase,
        smoothing=options.smooth or "none",
        smooth_value=options.smooth_value,
        max_order=options.max_order or 4,
    )
    return SystemResult(name, hypotheses, scored)


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
    settings = {"smoothing": system.report.smoothing, "seed": options.seed}
    if options.samples is not None:
        settings["n_samples"] = options.samples
    return settings


def read_hypotheses(name: str, *, from_file: bool) -> list[str]:
    """The lines of one output: of the file of this name, or of standard input."""
    if from_file:
        require_names([name])
        return read(Path(name))
    if sys.stdin is None:
        raise ValueError("standard input is closed; use --hypotheses FILE")
    return named_lines(sys.stdin.buffer.read, name)


def read(path: Path) -> list[str]:
    """The lines of a file, as they are."""
    return named_lines(path.read_bytes, str(path))


def named_lines(read_bytes: Callable[[], bytes], name: str) -> list[str]:
    """Lines; an error says what could not be read, also when the system does not."""
    try:
        return text_lines(read_bytes(), name)
    except OSError as error:
        error.filename = error.filename or name
        raise


def write(text: str) -> int:
    """Print ``text`` as UTF-8; a full disk is said, a reader that left (head) is not."""
    if sys.stdout is None:
        return fail("standard output is closed")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape")
    try:
        print(text, flush=True)
    except OSError as error:
        # what is left in the buffer would be tried again, and fail, when Python ends
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0
        return fail(f"standard output: {error.strerror}")
    return 0


def fail(message: str, *, status: int = 2) -> int:
    """Say on standard error what is wrong; return the exit status."""
    warn(message)
    return status


def warn(message: str) -> None:
    """Say something on standard error, in one line."""
    print(f"python -m bleu: {message}", file=sys.stderr)
