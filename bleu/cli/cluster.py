"""``python -m bleu cluster REFERENCE... --hypotheses FILE``: a score of many processes. Chapter 15."""

import argparse
import sys
from collections.abc import Sequence

from bleu.checks import CorpusError
from bleu.score import bleu_score
from bleu.significance.results import interval
from bleu.text.lines import ZSTD
from bleu.text.reports import SMOOTHINGS, VALUES
from bleu.text.signature import signature_of
from bleu.text.tokenizers import TOKENIZERS, signature_name, tokenizer


def main(arguments: Sequence[str] | None = None) -> int:
    """Score the files that are named; return the exit status."""
    options = make_parser().parse_args(arguments)
    try:
        return run(options)
    except KeyboardInterrupt:
        return fail("stopped", status=130)
    except OSError as error:
        named = f"{error.filename}: {error.strerror}"
        return fail(named if error.filename and error.strerror else str(error))
    except (ImportError, ValueError) as error:
        return fail(str(error))


def make_parser() -> argparse.ArgumentParser:
    """The options, with their help."""
    parser = argparse.ArgumentParser(
        prog="python -m bleu cluster",
        description="Corpus BLEU of large files, counted in parts by several processes. "
        "The score is that of python -m bleu.",
    )
    add = parser.add_argument
    add("references", nargs="+", metavar="REFERENCE", help="a file; gzip is unpacked")
    add("--hypotheses", required=True, metavar="FILE", help="the file to score")
    add("--address", help="of a Dask scheduler; without it, processes are started here")
    add(
        "--workers", type=int, metavar="N", help="processes to start; one for each core"
    )
    add("--memory", default="auto", metavar="SIZE", help="of each, such as 2GB")
    add("--partition", type=int, default=2**24, metavar="BYTES", help="size of a part")
    add("--tokenize", choices=TOKENIZERS, default="none", help="default none")
    add("--smooth", choices=SMOOTHINGS, default="none", help="default none")
    add("--skip", action="store_true", help="leave malformed lines out, and name them")
    add("--confidence", action="store_true", help="a 95 %% range, by Poisson bootstrap")
    add(
        "--scores",
        metavar="FOLDER",
        help="write a score for each line, in a new folder",
    )
    return parser


def run(options: argparse.Namespace) -> int:
    """Count, and print the score with its signature."""
    from bleu.fast.cluster import connect, count_files  # what it needs is an extra

    for name in (options.hypotheses, *options.references):
        require_readable(name)
    smoothing = SMOOTHINGS[options.smooth]
    with connect(
        options.address, workers=options.workers, memory_limit=options.memory
    ) as client:
        counted = count_files(
            client,
            options.hypotheses,
            options.references,
            tokenize=tokenizer(options.tokenize),
            partition=options.partition,
            on_error="skip" if options.skip else "stop",
        )
        summary = counted.summary
        if not summary.n_segments:
            raise CorpusError(f"no line is left to score; {summary.faults[0].says}")
        score = bleu_score(counted.stats, smoothing=smoothing)
        if options.scores:
            counted.write_scores(options.scores, smoothing=smoothing)
        print(score)
        if options.confidence:
            samples = [
                bleu_score(resample, smoothing=smoothing).score
                for resample in counted.resampled()
            ]
            print(interval(score.score, samples, level=0.95))
    print(
        signature_of(
            n_refs=len(options.references),
            tokenizer=signature_name(options.tokenize),
            smoothing=options.smooth,
            smooth_value=VALUES.get(options.smooth, ("", None))[1],
        )
    )
    if summary.n_skipped:
        n = summary.n_skipped
        lines = "1 malformed line is" if n == 1 else f"{n} malformed lines are"
        warn(f"{lines} left out{'; the first of them' * (n > len(summary.faults))}:")
        for fault in summary.faults:
            warn(fault.says)
    return 0


def require_readable(name: str) -> None:
    """Raise unless the file is there, and is not packed in a way that workers do not read."""
    with open(name, "rb") as file:
        if file.read(len(ZSTD)) == ZSTD:
            raise CorpusError(
                f"{name} is a zstd file, and workers read text or gzip; unpack it first: "
                f"zstd -d {name}"
            )


def fail(message: str, *, status: int = 2) -> int:
    """Say on standard error what is wrong; return the exit status."""
    warn(message)
    return status


def warn(message: str) -> None:
    """Say something on standard error, in one line."""
    print(f"python -m bleu cluster: {message}", file=sys.stderr)
