"""``python -m bleu compare``: every implementation's score of the same files."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from bleu.cli.run import STDIN, fail, read, read_hypotheses, write
from bleu.rules.compare import compare
from bleu.rules.table import DEFAULTS, RULES
from bleu.text.files import pair_up

DESCRIPTION = """\
What each implementation makes of the same files, in its own scale, and the step at which
it parts from the base: tokens, counts, totals, length, zero, smoothing, mean, scale.
Line i of every reference file belongs to line i of the hypotheses."""


def main(arguments: Sequence[str]) -> int:
    """Compare the rules on the files named by ``arguments``; return the exit status."""
    options = make_parser().parse_args(arguments)
    try:
        hypotheses, references = pair_up(
            read_hypotheses(
                options.hypotheses or STDIN, from_file=bool(options.hypotheses)
            ),
            options.references,
            name=options.hypotheses or STDIN,
            read=lambda path: read(Path(path)),
        )
        found = compare(
            hypotheses,
            references,
            rules=options.rule or (RULES if options.all else DEFAULTS),
            base=options.base,
        )
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}")
    except ValueError as error:
        return fail(str(error))
    return write(json.dumps(found.as_dict()) if options.json else str(found))


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = argparse.ArgumentParser(
        prog="python -m bleu compare",
        description=DESCRIPTION,
        epilog=f"rules: {', '.join(RULES)}",
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
        metavar="FILE",
        help="the file to score; standard input when left out",
    )
    parser.add_argument(
        "--base", default="sacrebleu", metavar="RULE", help="default sacrebleu"
    )
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument(
        "--rule",
        action="append",
        metavar="RULE",
        help="one to score with; again for more; one per tool when left out",
    )
    chosen.add_argument(
        "--all", action="store_true", help="with every setting that is written down"
    )
    parser.add_argument(
        "--json", action="store_true", help="print everything, in full precision"
    )
    return parser
