"""``python -m bleu diagnose``: why is my score different, or so low?"""

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import suppress

from bleu.cli.options import add_columns, number
from bleu.cli.output import opened_output
from bleu.cli.run import fail
from bleu.faults import Diagnosis, diagnose_files
from bleu.text.tokenizers import TOKENIZERS

NOTHING, SURE, SUSPECTED = 0, 1, 3

DESCRIPTION = """\
Why is my BLEU different, or so low? Looks for faults in the files themselves: shifted
lines, pieces of words, another encoding, quotes, chat phrases, and some fifty more.

Each finding says where it is, what it costs in points (the score before and after a
repair, on a copy) and what to do. No file is changed. A finding is sure or suspected;
the line "why" has the rule."""

EPILOG = """\
examples:
  python -m bleu diagnose reference.txt --hypotheses output.txt
  python -m bleu diagnose ref.0 ref.1 --hypotheses output.txt --sources source.txt
  python -m bleu diagnose reference.txt --hypotheses output.txt --score 0.27
      is this the score that I saw?
  python -m bleu diagnose test.jsonl --hypotheses test.jsonl --column mt \\
      --reference-column ref
  python -m bleu diagnose reference.txt --hypotheses output.txt --json

exit status: 0 nothing found, 1 a sure finding, 3 suspicions alone, 2 it could not look"""


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = argparse.ArgumentParser(
        prog="python -m bleu diagnose",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "references",
        nargs="+",
        metavar="REFERENCE",
        help="a file, or a directory of files",
    )
    parser.add_argument(
        "--hypotheses", required=True, metavar="FILE", help="the file to examine"
    )
    parser.add_argument(
        "--sources", metavar="FILE", help="what was translated, to find copies of it"
    )
    sides = {
        "--column": "outputs",
        "--reference-column": "references",
        "--source-column": "sources",
    }
    add_columns(parser, sides)
    parser.add_argument(
        "-t",
        "--tokenize",
        choices=TOKENIZERS,
        default="13a",
        metavar="NAME",
        help=f"{', '.join(TOKENIZERS)}; default 13a",
    )
    parser.add_argument(
        "-lc", "--lowercase", action="store_true", help="lower-case both sides first"
    )
    parser.add_argument(
        "--score",
        type=number,
        metavar="X",
        help="a score seen elsewhere, to be explained: a ratio, or points",
    )
    parser.add_argument(
        "--n-refs",
        type=int,
        metavar="N",
        help="how many references each line should have",
    )
    parser.add_argument(
        "--json", action="store_true", help="print everything, in full precision"
    )
    return parser


def main(arguments: Sequence[str]) -> int:
    """Examine the files named by ``arguments``; return the exit status."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    if options.source_column is not None and options.sources is None:
        parser.error("--source-column is that of a file; name it with --sources FILE")
    if sys.stdout is None:
        return fail("standard output is closed")
    try:
        diagnosis = diagnose_files(
            options.hypotheses,
            options.references,
            sources=options.sources,
            column=options.column,
            reference_column=options.reference_column,
            source_column=options.source_column,
            tokenize=options.tokenize,
            lowercase=options.lowercase,
            score=options.score,
            n_refs=options.n_refs,
        )
        report(diagnosis, as_json=options.json)
        return status(diagnosis)
    except KeyboardInterrupt:
        return fail("stopped", status=130)
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}")
    except (ImportError, RuntimeError, ValueError) as error:
        return fail(str(error))


def report(diagnosis: Diagnosis, *, as_json: bool) -> None:
    """Print what was found, to whoever still reads it."""
    text = json.dumps(diagnosis.as_dict()) if as_json else str(diagnosis)
    with opened_output(None) as write, suppress(BrokenPipeError):
        write(text + "\n")


def status(diagnosis: Diagnosis) -> int:
    """The exit status: what a pipeline asks."""
    if diagnosis.sure:
        return SURE
    return SUSPECTED if diagnosis.suspected else NOTHING
