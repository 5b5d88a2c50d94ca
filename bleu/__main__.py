"""The command line: ``python -m bleu REFERENCE... < HYPOTHESES``. Chapter 7."""

import argparse
import json
import sys
from collections.abc import Sequence

from bleu.corpus import CorpusError, pair_up, read_lines, split_lines
from bleu.score import BleuScore, corpus_bleu

DESCRIPTION = """\
Corpus BLEU of tokenised text, one segment per line.

Line i of every reference file belongs to line i of the hypotheses. Tokens are what
stands between spaces: nothing is tokenised, so tokenise both sides in the same way
first. Scores are in points (0-100), unsmoothed, with n-grams up to order 4: an order
without a match makes the score 0."""

EXAMPLES = """\
examples:
  python -m bleu reference.txt < output.txt
  python -m bleu reference.0 reference.1 --hypotheses output.txt
  python -m bleu references/ --hypotheses output.txt      every file in references/
  python -m bleu -lc --json reference.txt < output.txt

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


def parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    options = argparse.ArgumentParser(
        prog="python -m bleu",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    options.add_argument(
        "references",
        nargs="+",
        metavar="REFERENCE",
        help="a reference file, or a directory for all the files in it",
    )
    options.add_argument(
        "--hypotheses",
        metavar="FILE",
        help="the file to score; standard input when left out",
    )
    options.add_argument(
        "-lc", action="store_true", help="lower-case both sides, in every script"
    )
    options.add_argument(
        "--json", action="store_true", help="print everything, in full precision"
    )
    return options


def as_json(score: BleuScore) -> str:
    """Everything a score holds, as one JSON object."""
    return json.dumps(
        {
            "score": score.score,
            "points": score.points,
            "precisions": score.precisions,
            "matches": score.stats.matches,
            "totals": score.stats.totals,
            "brevity_penalty": score.brevity_penalty,
            "hyp_len": score.stats.hyp_len,
            "ref_len": score.stats.ref_len,
        }
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Score the files named by ``arguments``; return the exit status."""
    options = parser().parse_args(arguments)
    try:
        if options.hypotheses:
            name = options.hypotheses
            lines = read_lines(name, lowercase=options.lc)
        else:
            name = "standard input"
            if sys.stdin is None:
                return _failed("standard input is closed; use --hypotheses FILE")
            lines = split_lines(sys.stdin.buffer.read(), name, lowercase=options.lc)
        hypotheses, references = pair_up(
            lines, options.references, name=name, lowercase=options.lc
        )
    except CorpusError as error:
        return _failed(str(error))
    except OSError as error:
        return _failed(f"{error.filename}: {error.strerror}")
    score = corpus_bleu(hypotheses, references)
    print(as_json(score) if options.json else score)
    return 0


def _failed(message: str) -> int:
    print(f"python -m bleu: {message}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
