"""What a page unpacks: the repository's own `bleu`, and the libraries' own files, byte for byte."""

import io
import subprocess
import sys
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from bundles import STANDINS, archives, library, zipped

ROOT = Path(__file__).parents[2]
NLTK = 'import nltk.translate.bleu_score as b; print(b.sentence_bleu(["abcd"], "abcd"))'
SACREBLEU = 'from sacrebleu.metrics import BLEU; print(BLEU().corpus_score(["a b c d"], [["a b c d"]]).score)'


@pytest.fixture(scope="module")
def content():
    """Archive name -> file name -> bytes."""
    read = {}
    for name, data in archives().items():
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            read[name] = {file: archive.read(file) for file in archive.namelist()}
    return read


@pytest.fixture(scope="module")
def unpacked(content, tmp_path_factory):
    folder = tmp_path_factory.mktemp("page")
    for files in content.values():
        for name, data in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
    return folder


def test_the_page_runs_the_repositorys_own_module(content):
    shipped = {n: d for n, d in content["bleu.zip"].items() if n.startswith("bleu/")}
    own = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in (ROOT / "bleu").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert shipped == own


@pytest.mark.parametrize(
    "distribution", ["nltk", "sacrebleu", "tabulate", "colorama", "ipython"]
)
def test_a_librarys_files_are_its_own_unmodified(content, distribution):
    shipped = {name: data for files in content.values() for name, data in files.items()}
    own = {f.as_posix(): f for f in metadata.files(distribution)}
    standins = {p.relative_to(STANDINS).as_posix() for p in STANDINS.rglob("*.py")}
    same = [name for name in shipped if name in own and name not in standins]
    assert same
    for name in same:
        assert shipped[name] == own[name].locate().read_bytes(), name


def test_whatever_is_not_a_librarys_is_the_repositorys(content):
    names = {name for files in content.values() for name in files}
    installed = {
        f.as_posix()
        for d in ("nltk", "sacrebleu", "tabulate", "colorama", "ipython")
        for f in metadata.files(d)
    }
    ours = {
        p.relative_to(STANDINS).as_posix() for p in STANDINS.rglob("*") if p.is_file()
    }
    rest = {
        n
        for n in names - installed - ours
        if not n.startswith(("bleu/", "explorables/", "livepage/"))
    }
    assert rest == set()


def test_the_archives_do_not_depend_on_when_they_are_made():
    assert archives() == archives()
    assert zipped({"b": b"1", "a": b"2"}) == zipped({"a": b"2", "b": b"1"})


def test_nothing_compiled_and_no_machines_path_is_shipped(content):
    for files in content.values():
        for name, data in files.items():
            assert not name.endswith((".so", ".pyc")), name
            assert str(ROOT).encode() not in data, name


@pytest.mark.parametrize(
    ("source", "said"),
    [(NLTK, "1.0"), (SACREBLEU, "100.00000000000004")],
    ids=["nltk", "sacrebleu"],
)
def test_the_oracles_run_with_nothing_but_what_the_page_has(unpacked, source, said):
    guard = f"import sys; sys.path[:] = [p for p in sys.path if 'site-packages' not in p] + [{str(unpacked)!r}]; "
    done = subprocess.run(
        [sys.executable, "-I", "-c", guard + source], capture_output=True, text=True
    )
    assert done.stdout.strip() == said, done.stderr


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (
            "from sacrebleu.tokenizers.tokenizer_intl import TokenizerV14International as T; T()('a')",
            "regex is not in this page",
        ),
        (
            "import nltk.pathsec; nltk.pathsec.open('x')",
            "nltk.pathsec.open is not in this page",
        ),
        ("import nltk; nltk.word_tokenize", "has no attribute"),
    ],
    ids=["intl", "files", "the rest of nltk"],
)
def test_what_the_page_does_not_have_says_so(unpacked, source, said):
    guard = f"import sys; sys.path[:] = [p for p in sys.path if 'site-packages' not in p] + [{str(unpacked)!r}]; "
    done = subprocess.run(
        [sys.executable, "-I", "-c", guard + source], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert said in done.stderr


def test_a_library_that_moved_its_files_is_an_error():
    with pytest.raises(FileNotFoundError, match="nltk has no file like nltk/nowhere"):
        library("nltk", "nltk/nowhere*.py")
