"""The archives that a page unpacks into its interpreter: `bleu`, and the libraries it is checked against.

Every file of a library is that library's own, unmodified. What a library wants and a page
cannot have (nltk's __init__ wants a compiled regex, sacrebleu wants lxml for its test
sets) has a stand-in in live/standins/.
"""

import io
import zipfile
from importlib.metadata import files
from pathlib import Path

LIVE = Path(__file__).parent
BLEU = LIVE.parent / "bleu"
STANDINS = LIVE / "standins"
EPOCH = (1980, 1, 1, 0, 0, 0)  # the same bytes whenever it is built
SUFFIXES = {".py", ".typed", ".mplstyle", ".jsonl", ".md"}  # and no editor's leavings

NLTK = [
    "nltk/translate/bleu_score.py",
    *(
        f"nltk/{name}.py"
        for name in ("util", "redos", "collections", "internals", "termsec")
    ),
]


def archives() -> dict[str, bytes]:
    """Name to content of each archive."""
    own = tree(BLEU.parent, "bleu") | tree(LIVE, "explorables", "livepage")
    ipython = tree(STANDINS, "IPython", "matplotlib_inline") | library(
        "ipython", "IPython/lib/pretty.py"
    )
    sacrebleu = library("sacrebleu", "sacrebleu/*.py", "sacrebleu/*/*.py")
    tables = library("tabulate", "tabulate/*.py") | library("colorama", "colorama/*.py")
    return {
        "bleu.zip": zipped(own | ipython),
        "nltk.zip": zipped(tree(STANDINS, "nltk", "regex.py") | library("nltk", *NLTK)),
        "sacrebleu.zip": zipped(
            sacrebleu | tables | tree(STANDINS, "lxml", "portalocker", "regex.py")
        ),
    }


def tree(root: Path, *names: str) -> dict[str, bytes]:
    """The files `root/name`, or all below them, by their path from `root`."""
    found = (p for name in names for p in [root / name, *(root / name).rglob("*")])
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in found
        if path.suffix in SUFFIXES and "__pycache__" not in path.parts
    }


def library(distribution: str, *patterns: str) -> dict[str, bytes]:
    """The files of an installed distribution whose path fits one of the patterns."""
    found = {
        file.as_posix(): file.locate().read_bytes()
        for file in files(distribution) or []
        for pattern in patterns
        if file.match(pattern) and len(file.parts) == pattern.count("/") + 1
    }
    if not found:
        raise FileNotFoundError(
            f"{distribution} has no file like {' or '.join(patterns)}"
        )
    return found


def zipped(content: dict[str, bytes]) -> bytes:
    """A zip archive that depends on nothing but its content."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(content):
            archive.writestr(
                zipfile.ZipInfo(name, EPOCH), content[name], zipfile.ZIP_DEFLATED
            )
    return buffer.getvalue()
