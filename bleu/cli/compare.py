"""``python -m bleu compare``: every implementation's score of the same files."""

import argparse
import json
from collections.abc import Sequence
from contextlib import ExitStack, suppress

from bleu.cli.options import OF_A_FILE, add_columns
from bleu.cli.output import opened_output
from bleu.cli.run import STDIN, fail, open_hypotheses
from bleu.rules.compare import compare
from bleu.rules.table import DEFAULTS, RULES
from bleu.text.columns import open_lines
from bleu.text.files import pair_up

DESCRIPTION = """\
What each implementation makes of the same files, in its own scale, and the step at which
it parts from the base: tokens, counts, totals, length, zero, smoothing, mean, scale.
Line i of every reference file belongs to line i of the hypotheses."""


def main(arguments: Sequence[str]) -> int:
    """Compare the rules on the files named by ``arguments``; return the exit status."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    if options.column is not None and options.hypotheses in (None, STDIN):
        parser.error(OF_A_FILE)
    try:
        hypotheses, references = read(options)
        found = compare(
            hypotheses,
            references,
            rules=options.rule or (RULES if options.all else DEFAULTS),
            base=options.base,
        )
        text = json.dumps(found.as_dict()) if options.json else str(found)
        with opened_output(None) as write, suppress(BrokenPipeError):
            write(text + "\n")
    except KeyboardInterrupt:
        return fail("stopped", status=130)
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}")
    except (ImportError, ValueError) as error:
        return fail(str(error))
    return 0


def read(options: argparse.Namespace) -> tuple[list[str], list[list[str]]]:
    """The lines of the hypotheses, and those of the references of each."""
    name = options.hypotheses or STDIN
    with ExitStack() as opened:
        hypotheses = open_hypotheses(name, opened, column=options.column)
        lines = list(hypotheses)
        return pair_up(
            lines,
            options.references,
            name=hypotheses.name,
            read=lambda path: list(
                opened.enter_context(open_lines(path, options.reference_column))
            ),
        )


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
    add_columns(parser, {"--column": "outputs", "--reference-column": "references"})
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
