"""What can be asked of the command line, and what does not go together."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from math import inf

from bleu.significance.results import SEED
from bleu.text.reports import SMOOTHINGS, VALUES
from bleu.text.tokenizers import TOKENIZERS

DESCRIPTION = """\
Corpus BLEU of text, one segment per line; files may be gzip or zstd, and of any size.

Line i of every reference file belongs to line i of the hypotheses. With no option,
tokens are what stands between spaces (no-break ones, too), nothing is smoothed and n-grams
go up to order 4: an order without a match makes the score 0. Scores are in points (0-100);
in --json, "score" and "precisions" are ratios."""

EXAMPLES = """\
examples:
  python -m bleu reference.txt < output.txt
  python -m bleu reference.0 reference.1 --hypotheses output.txt
  python -m bleu references/ --hypotheses output.txt      every file in references/
  python -m bleu -lc --json reference.txt < output.txt
  python -m bleu reference.txt --tokenize 13a --smooth exp < output.txt
      the score and settings of sacreBLEU's defaults
  python -m bleu reference.txt --hypotheses old.txt --hypotheses new.txt \\
      --tokenize 13a --smooth exp --confidence --paired randomization --paragraph
      a table, intervals, a test of new.txt against old.txt, and a text for a paper
  python -m bleu diagnose reference.txt --hypotheses output.txt
      why is the score low? faults in the files; see python -m bleu diagnose --help
  python -m bleu reference.txt --hypotheses output.txt --html report.html
      everything about it, as one page
  python -m bleu compare reference.txt < output.txt
      what other programs make of the same files; see python -m bleu compare --help
  python -m bleu cluster reference.txt --hypotheses output.txt
      very large files, by several processes; see python -m bleu cluster --help

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

OF_A_FILE = "--column is that of a file; name the output with --hypotheses FILE"


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """The options given; what is wrong with them is printed, with the usage, and ends it."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    for message, is_so in conflicts(options).items():
        if is_so:
            parser.error(message)
    if options.seed is None:
        options.seed = SEED
    return options


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = argparse.ArgumentParser(
        prog="python -m bleu",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "references",
        nargs="+",
        metavar="REFERENCE",
        help="a file, or a directory of files",
    )
    parser.add_argument(
        "--hypotheses",
        action="append",
        metavar="FILE",
        help="the file to score; standard input when left out, or -; again for more "
        "systems, the baseline first",
    )
    add_columns(parser, {"--column": "outputs", "--reference-column": "references"})
    _add_settings(parser)
    _add_samples(parser)
    _add_output(parser)
    return parser


def add_columns(parser: argparse.ArgumentParser, sides: Mapping[str, str]) -> None:
    """An option for each side that may be a column of a table."""
    for option, side in sides.items():
        parser.add_argument(
            option,
            metavar="NAME",
            help=f"the {side} are tables, .jsonl, .tsv or .parquet (which needs pyarrow): "
            "the column with the text",
        )


def conflicts(options: argparse.Namespace) -> dict[str, bool]:
    """From what does not go together to whether it is so here."""
    systems = options.hypotheses or ["standard input"]
    repeated = sorted({name for name in systems if systems.count(name) > 1})
    draws_samples = options.confidence or options.paired
    return {
        f"--hypotheses {' '.join(repeated)} is given twice": bool(repeated),
        "--html reads files a second time, and standard input has only one; name the "
        "output with --hypotheses FILE": (
            options.html is not None and (not options.hypotheses or "-" in systems)
        ),
        OF_A_FILE: options.column is not None and "-" in (options.hypotheses or ["-"]),
        "--paired compares systems; give --hypotheses at least twice": (
            bool(options.paired) and len(systems) < 2
        ),
        "--sentences is for one system; give --hypotheses once": (
            options.sentences and len(systems) > 1
        ),
        f"--smooth-value belongs to --smooth {' or --smooth '.join(VALUES)}": (
            options.smooth_value is not None and options.smooth not in VALUES
        ),
        "--samples belongs to --confidence or --paired": (
            options.samples is not None and not draws_samples
        ),
        "--seed belongs to --confidence or --paired": (
            options.seed is not None and not draws_samples
        ),
    }


def integer_from(least: int) -> Callable[[str], int]:
    """A reader of integers of at least ``least``, for argparse."""

    def integer(text: str) -> int:
        if int(text) < least:
            raise argparse.ArgumentTypeError(
                f"{text} is too small; give {least} or more"
            )
        return int(text)

    return integer


def number(text: str) -> float:
    """A finite number of at least 0, for argparse."""
    if not 0 <= float(text) < inf:
        raise argparse.ArgumentTypeError(f"{text} does not fit; give 0 or more")
    return float(text)


def _add_settings(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("how to score")
    group.add_argument(
        "-t",
        "--tokenize",
        choices=TOKENIZERS,
        metavar="NAME",
        help=f"{', '.join(TOKENIZERS)}; default none",
    )
    group.add_argument(
        "-s",
        "--smooth",
        choices=SMOOTHINGS,
        metavar="NAME",
        help=f"{', '.join(SMOOTHINGS)}; default none",
    )
    group.add_argument(
        "--smooth-value",
        type=number,
        metavar="X",
        help="for floor (0.1) and add-k (1)",
    )
    group.add_argument(
        "--max-order",
        type=integer_from(1),
        metavar="N",
        help="the highest n-gram order; default 4",
    )
    group.add_argument(
        "-lc",
        "--lowercase",
        action="store_true",
        help="lower-case both sides, in every script",
    )


def _add_samples(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("how sure (needs numpy)")
    group.add_argument(
        "--confidence", action="store_true", help="a 95 %% bootstrap interval"
    )
    group.add_argument(
        "--paired",
        choices=("randomization", "bootstrap"),
        help="test each system against the first: p by random swaps and the interval of "
        "the difference by the bootstrap (take this), or both by the bootstrap",
    )
    group.add_argument(
        "--samples",
        type=integer_from(1),
        metavar="N",
        help="resamples, 1000; swaps of the randomization, 10000",
    )
    group.add_argument(
        "--seed",
        type=integer_from(0),
        metavar="N",
        help=f"of the samples; default {SEED}",
    )


def _add_output(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("what to print")
    group.add_argument(
        "--sentences",
        action="store_true",
        help="number, points and text of each line, before the corpus score; orders "
        "that a line is too short for are left out",
    )
    form = group.add_mutually_exclusive_group()
    form.add_argument(
        "--paragraph", action="store_true", help="a text for a paper, at the end"
    )
    form.add_argument(
        "--json", action="store_true", help="print everything, in full precision"
    )
    group.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help="write into this file, once everything is done, and print nothing",
    )
    group.add_argument(
        "--html",
        metavar="FILE",
        help="write a report into this file, too: scores with intervals and tests "
        "(of its own samples, whatever --samples says), sentences, n-grams, faults, other programs' scores; keeps all lines in memory",
    )
    group.add_argument(
        "-q",
        "--quiet",
        action="store_true",
        help="no progress bars; there are some on a terminal, with the package tqdm",
    )
