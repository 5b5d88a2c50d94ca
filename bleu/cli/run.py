"""The command line: ``python -m bleu REFERENCE... < HYPOTHESES``. Chapters 7 and 9."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from io import TextIOWrapper
from math import inf
from pathlib import Path
from typing import Any

from bleu.cli.print import SystemResult, entry, sentences, single, table, tested
from bleu.show.paragraphs import paragraph
from bleu.text.files import pair_up, require_names, text_lines
from bleu.text.reports import SMOOTHINGS, report
from bleu.text.tokenizers import TOKENIZERS

DESCRIPTION = """\
Corpus BLEU of text, one segment per line.

Line i of every reference file belongs to line i of the hypotheses. With no option,
tokens are what stands between spaces, nothing is smoothed and n-grams go up to order 4:
an order without a match makes the score 0. Scores are in points (0-100)."""

EXAMPLES = """\
examples:
  python -m bleu reference.txt < output.txt
  python -m bleu reference.0 reference.1 --hypotheses output.txt
  python -m bleu references/ --hypotheses output.txt      every file in references/
  python -m bleu -lc --json reference.txt < output.txt
  python -m bleu reference.txt --tokenize 13a --smooth exp < output.txt
      the score and settings of sacreBLEU's defaults
  python -m bleu reference.txt --hypotheses old.txt --hypotheses new.txt \\
      --tokenize 13a --smooth exp --confidence --paired bootstrap --paragraph
      a table, intervals, a test of new.txt against old.txt, and a text for a paper

how to read the line it prints:
  BLEU = 7.08, 28.6/11.0/4.4/1.8 (BP=1.000, ratio=1.005, hyp_len=2127, ref_len=2117)
         |     |                  |         |            |             |
         |     |                  |         |            |             closest reference
         |     |                  |         |            |             lengths, summed
         |     |                  |         |            tokens in the hypotheses
         |     |                  |         hyp_len / ref_len
         |     |                  brevity penalty, 1 when nothing is missing
         |     precisions of 1-, 2-, 3- and 4-grams, in per cent
         the score, in points"""

SEED = 12345  # sacreBLEU's
STDIN = "standard input"


def parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    options = argparse.ArgumentParser(
        prog="python -m bleu",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = options.add_argument
    add(
        "references",
        nargs="+",
        metavar="REFERENCE",
        help="a file, or a directory of files",
    )
    add("--hypotheses", action="append", metavar="FILE",
        help="the file to score; standard input when left out; again for more systems, "
        "the baseline first")  # fmt: skip
    how = options.add_argument_group("how to score")
    add = how.add_argument
    add(
        "-t",
        "--tokenize",
        metavar="NAME",
        help=f"{', '.join(TOKENIZERS)}; default none",
    )
    add("-s", "--smooth", metavar="NAME", help=f"{', '.join(SMOOTHINGS)}; default none")
    add("--smooth-value", type=float, metavar="X", help="for floor (0.1) and add-k (1)")
    add(
        "--max-order", type=int, metavar="N", help="the highest n-gram order; default 4"
    )
    add("-lc", "--lowercase", action="store_true", help="fold case, in every script")
    sure = options.add_argument_group("how sure (needs numpy)")
    add = sure.add_argument
    add("--confidence", action="store_true", help="a 95 %% bootstrap interval")
    add("--paired", choices=("bootstrap", "randomization"),
        help="test each system against the first")  # fmt: skip
    add("--samples", type=int, metavar="N", help="1000; for randomization 10000")
    add("--seed", type=int, metavar="N", help=f"of the samples; default {SEED}")
    out = options.add_argument_group("what to print")
    add = out.add_argument
    add("--sentences", action="store_true",
        help="number, points and text of each line, before the corpus score; orders "
        "that a line is too short for are left out")  # fmt: skip
    add("--paragraph", action="store_true", help="a text for a paper, at the end")
    add("--json", action="store_true", help="print everything, in full precision")
    return options


def conflict(options: argparse.Namespace) -> str:
    """What is wrong with the options together, or an empty string."""
    systems = options.hypotheses or ["standard input"]
    repeated = sorted({name for name in systems if systems.count(name) > 1})
    if repeated:
        return f"--hypotheses {repeated[0]} is given twice"
    if options.paired and len(systems) < 2:
        return "--paired compares systems; give --hypotheses at least twice"
    if options.sentences and len(systems) > 1:
        return "--sentences is for one system; give --hypotheses once"
    if options.smooth_value is not None and options.smooth not in ("floor", "add-k"):
        return "--smooth-value belongs to --smooth floor or --smooth add-k"
    if options.smooth_value is not None and not 0 <= options.smooth_value < inf:
        return f"--smooth-value {options.smooth_value} does not fit; give 0 or more"
    if not (options.confidence or options.paired):
        if options.samples is not None:
            return "--samples belongs to --confidence or --paired"
        if options.seed is not None:
            return "--seed belongs to --confidence or --paired"
    if options.samples is not None and options.samples < 1:
        return f"--samples {options.samples} is too few; give at least 1"
    if options.seed is not None and options.seed < 0:
        return f"--seed {options.seed} is negative; give 0 or more"
    if options.paragraph and options.json:
        return "--paragraph is plain text; leave out --json"
    return ""


def measured(options: argparse.Namespace) -> list[SystemResult]:
    """Every system, read and scored; with intervals and tests where asked for."""
    once = cache(read)  # what comes through a pipe cannot be read again
    systems = [scored(name, options, once) for name in options.hypotheses or [STDIN]]
    if not (options.confidence or options.paired):
        return systems
    # not before it is asked for: numpy takes longer to start than most scores
    from bleu.significance import (
        bootstrap_interval,
        paired_bootstrap,
        paired_randomization,
    )

    tests = {"bootstrap": paired_bootstrap, "randomization": paired_randomization}
    first = systems[0].report
    how: dict[str, Any] = {"smoothing": first.smoothing, "seed": seed(options)}
    if options.samples is not None:
        how["n_samples"] = options.samples
    if options.confidence:
        systems = [
            replace(each, interval=bootstrap_interval(each.report.segments, **how))
            for each in systems
        ]
    if options.paired:
        test: Any = tests[options.paired]
        systems[1:] = [
            replace(each, comparison=test(each.report.segments, first.segments, **how))
            for each in systems[1:]
        ]
    return systems


def scored(
    name: str, options: argparse.Namespace, read_reference: Callable[[Path], list[str]]
) -> SystemResult:
    """One system: the file of this name, or standard input, against the references."""
    if options.hypotheses:
        require_names([name])
        lines = read(Path(name))
    elif sys.stdin is None:
        raise ValueError("standard input is closed; use --hypotheses FILE")
    else:
        lines = named_lines(sys.stdin.buffer.read, name)
    hypotheses, references = pair_up(
        lines, options.references, name=name, read=read_reference
    )
    settings = {
        "tokenize": "none" if options.tokenize is None else options.tokenize,
        "lowercase": options.lowercase,
        "smoothing": "none" if options.smooth is None else options.smooth,
        "smooth_value": options.smooth_value,
        "max_order": 4 if options.max_order is None else options.max_order,
    }
    return SystemResult(name, hypotheses, report(hypotheses, references, **settings))


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


def seed(options: argparse.Namespace) -> int:
    """The seed of all samples."""
    return SEED if options.seed is None else int(options.seed)


def as_json(systems: Sequence[SystemResult], options: argparse.Namespace) -> str:
    """One object: of one system its entry, of several a list of entries with names."""
    entries = [entry(each, with_sentences=options.sentences) for each in systems]
    for found in entries:
        if "interval" in found or "paired" in found:
            found["seed"] = seed(options)
    if len(entries) == 1:
        return json.dumps(entries[0])
    named = [{"system": shown(s.name), **f} for s, f in zip(systems, entries)]
    return json.dumps({"systems": named})


def shown(name: str) -> str:
    """A file's name as text, whatever the locale has made of its bytes."""
    return os.fsencode(name).decode("utf-8", "replace")


def as_text(systems: Sequence[SystemResult], options: argparse.Namespace) -> str:
    """Multi-bleu's line alone, unless more was asked for."""
    parts = [sentences(each) for each in systems if options.sentences]
    first = systems[0]
    parts.append(single(first) if len(systems) == 1 else table(systems))
    if options.paired:
        parts.append(tested(systems, seed=seed(options)))
    if parts[0] == str(first.report.score) and not says_how(options):
        return parts[0]
    signature = first.report.signature
    samples = [each.interval.n_samples for each in systems if each.interval]
    if samples:
        signature = signature.with_bootstrap(n_samples=samples[0], seed=seed(options))
    parts.append(str(signature))
    if options.paragraph:
        parts.append(
            paragraph(
                {each.name: each.report for each in systems},
                intervals={e.name: e.interval for e in systems if e.interval},
                comparisons={e.name: e.comparison for e in systems if e.comparison},
                seed=seed(options) if options.confidence or options.paired else None,
            )
        )
    return "\n".join(parts)


def says_how(options: argparse.Namespace) -> bool:
    """Whether a setting was chosen: then the signature is printed below the score."""
    chosen = (options.tokenize, options.smooth, options.max_order)
    return options.paragraph or any(value is not None for value in chosen)


def main(arguments: Sequence[str] | None = None) -> int:
    """Score the files named by ``arguments``; return the exit status."""
    options = parser().parse_args(arguments)
    wrong = conflict(options)
    if wrong:
        return _failed(wrong)
    try:
        return _written(answer(options))
    except KeyboardInterrupt:
        return _failed("stopped", status=130)
    except OSError as error:
        return _failed(f"{error.filename}: {error.strerror}")
    except (ImportError, RuntimeError, ValueError) as error:
        return _failed(str(error))


def answer(options: argparse.Namespace) -> str:
    """What is printed: read, score, say."""
    return (as_json if options.json else as_text)(measured(options), options)


def _written(text: str) -> int:
    """Print ``text`` as UTF-8; a full disk is said, a reader that left (head) is not."""
    if sys.stdout is None:
        return _failed("standard output is closed")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape")
    try:
        print(text, flush=True)
    except OSError as error:
        # what is left in the buffer would be tried again, and fail, when Python ends
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0
        return _failed(f"standard output: {error.strerror}")
    return 0


def _failed(message: str, *, status: int = 2) -> int:
    print(f"python -m bleu: {message}", file=sys.stderr)
    return status
