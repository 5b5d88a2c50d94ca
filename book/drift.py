"""Run each release of NLTK's BLEU on the same few inputs, and store what it gives.

Usage: python book/drift.py [FOLDER]

Releases that are not in FOLDER (default `.cache/releases`) are fetched with pip; of each, only
`nltk/translate/bleu_score.py` is used, beside the pinned NLTK's own `ngrams`. Older files make
fractions in a way that Python 3.12 no longer has, so this needs Python 3.11. What is stored is
`bleu/teach/data/releases.jsonl`: chapter 16 shows it, a test holds the pinned release's row
against the one that is installed.
"""

import json
import subprocess
import sys
import tarfile
import warnings
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parent.parent
STORED = ROOT / "bleu" / "teach" / "data" / "releases.jsonl"
INSIDE = "nltk/translate/bleu_score.py"
RELEASES = """3.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.5 3.3.0 3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.5
3.6 3.6.1 3.6.2 3.6.3 3.6.5 3.6.6 3.6.7 3.7 3.8 3.8.1 3.9 3.9.1 3.9.2 3.9.3 3.9.4
3.10.0 3.10.1 3.10.2 3.10.3 3.10.4""".split()

FRUIT = ["This is an apple".split()], "This is an fruit".split()
FIVE = ["a b c d e".split()], "a b c d e".split()
NOTHING = ["e f g h".split()], "a b c d".split()


def smoothed(method: str, pair: Any) -> Callable[[Any], Any]:
    """One sentence under one of the methods."""

    def value(bleu: Any) -> Any:
        smooth = getattr(bleu.SmoothingFunction(), method)
        return bleu.sentence_bleu(*pair, smoothing_function=smooth)

    return value


QUESTIONS: dict[str, Callable[[Any], Any]] = {
    "method0": lambda bleu: bleu.sentence_bleu(*FRUIT),
    **{
        f"method{k}": smoothed(f"method{k}", FRUIT) for k in range(1, 8)
    },
    "one token, method4": smoothed("method4", ([["a", "b"]], ["a"])),
    "a copy, method5": smoothed("method5", FIVE),
    "no match": lambda bleu: bleu.sentence_bleu(*NOTHING),
    "no match, method1": smoothed("method1", NOTHING),
    "a short segment": lambda bleu: bleu.corpus_bleu(
        [["a b c d e".split()], ["x y z".split()]],
        ["a b c d e".split(), "x y z".split()],
    ),
    "a list of weights": lambda bleu: bleu.sentence_bleu(
        *FRUIT, weights=[(1,), (0.5, 0.5)]
    )[1],
}


def answers(bleu: Any) -> dict[str, float | str]:
    """From each question to a number of nine digits, or the name of an error."""
    found: dict[str, float | str] = {}
    for question, ask in QUESTIONS.items():
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                found[question] = float(f"{float(ask(bleu)):.9g}")
            except Exception as error:  # whatever a release does
                found[question] = type(error).__name__
    return found


def module(source: str, version: str) -> ModuleType:
    """A release's file as a module."""
    made = ModuleType(f"bleu_score_{version}")
    exec(
        compile(source, f"{INSIDE} of {version}", "exec"), made.__dict__
    )
    return made


def source(archive: Path) -> str:
    """The one file of a release's archive."""
    if archive.name.endswith(".tar.gz"):
        with tarfile.open(archive) as tar:
            member = next(m for m in tar if m.name.endswith(INSIDE))
            file = tar.extractfile(member)
            assert file
            return file.read().decode("utf-8")
    with zipfile.ZipFile(archive) as packed:
        name = next(n for n in packed.namelist() if n.endswith(INSIDE))
        return packed.read(name).decode("utf-8")


def archive(version: str, folder: Path) -> Path:
    """The archive of a release in ``folder``; fetched, if it is not there."""
    endings = ("-py3-none-any.whl", ".zip", ".tar.gz")
    named = [folder / f"nltk-{version}{ending}" for ending in endings]
    if not any(path.is_file() for path in named):
        fetch = ["download", "--quiet", "--no-deps", "--dest", folder]
        subprocess.run(
            [sys.executable, "-m", "pip", *fetch, f"nltk=={version}"],
            check=True,
        )
    return next(path for path in named if path.is_file())


def main(folder: str = ".cache/releases") -> None:
    """Ask every release, and write the rows."""
    if sys.version_info >= (3, 12):
        sys.exit("the older releases need Python 3.11")
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    today = datetime.now(UTC).date().isoformat()
    rows = [
        {
            "release": version,
            "asked": today,
            "values": answers(
                module(source(archive(version, place)), version)
            ),
        }
        for version in RELEASES
    ]
    STORED.write_text(
        "".join(f"{json.dumps(row)}\n" for row in rows), "utf-8"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
