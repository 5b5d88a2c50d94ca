"""What a page of this book unpacks: the repository's own `bleu`, and the libraries' own files, byte for byte."""

import io
import subprocess
import sys
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
import yaml
from sphinx.errors import ConfigError

from live import settings
from live.bundles import LIBRARY_NAMES, OWN, STANDINS, library, tree, trees, zipped

ROOT = Path(__file__).parents[2]
OF_BOOK = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))["sphinx"]["config"]
SETTINGS = settings.read(settings.DEFAULTS | OF_BOOK, ROOT)
LIBRARIES = ("nltk", "sacrebleu", "tabulate", "colorama", "ipython", "markupsafe")
NLTK = 'import nltk.translate.bleu_score as b; print(b.sentence_bleu(["abcd"], "abcd"))'
SACREBLEU = 'from sacrebleu.metrics import BLEU; print(BLEU().corpus_score(["a b c d"], [["a b c d"]]).score)'
INTL = "from sacrebleu.tokenizers.tokenizer_intl import TokenizerV14International as T; print(T()('«oui», 1,5€'))"


@pytest.fixture(scope="module")
def content():
    """Archive name -> file name -> bytes."""
    read = {}
    for name, files in trees(SETTINGS).items():
        with zipfile.ZipFile(io.BytesIO(zipped(files))) as archive:
            read[name] = {file: archive.read(file) for file in archive.namelist()}
    return read


@pytest.fixture(scope="module")
def standins():
    """The paths of stand-ins inside of the archives."""
    folders = [*STANDINS.iterdir()]
    for one in SETTINGS.libraries.values():
        folders += one.standins
    return {path for folder in folders for path in tree(folder)}


@pytest.fixture(scope="module")
def unpacked(content, tmp_path_factory):
    folder = tmp_path_factory.mktemp("page")
    for files in content.values():
        for name, data in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
    return folder


def test_the_page_runs_the_repositorys_own_module(content):
    shipped = {n: d for n, d in content[OWN].items() if n.startswith("bleu/")}
    own = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in (ROOT / "bleu").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert shipped == own


@pytest.mark.parametrize("distribution", LIBRARIES)
def test_a_librarys_files_are_its_own_unmodified(content, standins, distribution):
    shipped = {name: data for files in content.values() for name, data in files.items()}
    own = {f.as_posix(): f for f in metadata.files(distribution)}
    same = [name for name in shipped if name in own and name not in standins]
    assert same
    for name in same:
        assert shipped[name] == own[name].locate().read_bytes(), name


def test_whatever_is_not_a_librarys_is_the_repositorys(content, standins):
    names = {name for files in content.values() for name in files}
    installed = {f.as_posix() for d in LIBRARIES for f in metadata.files(d)}
    rest = names - installed - standins - {LIBRARY_NAMES}
    own = {(ROOT / name) for name in rest if name.startswith(("bleu/", "live/"))}
    forms = {ROOT / "book" / name for name in rest if name.startswith("forms/")}
    assert len(own) + len(forms) == len(rest)
    assert [path for path in own | forms if not path.is_file()] == []


def test_the_archives_do_not_depend_on_when_they_are_made():
    first, second = (list(map(zipped, trees(SETTINGS).values())) for _ in range(2))
    assert first == second
    assert zipped({"b": b"1", "a": b"2"}) == zipped({"a": b"2", "b": b"1"})


def test_what_editors_and_interpreters_leave_is_not_shipped(tmp_path):
    for name in ("toys/a.py", "toys/a.py~", "toys/.a.swp", "toys/__pycache__/a.pyc"):
        (tmp_path / name).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / name).write_text("")
    assert list(tree(tmp_path / "toys")) == ["toys/a.py"]
    assert list(tree(tmp_path / "toys" / "a.py")) == ["a.py"]


def test_nothing_compiled_and_no_machines_path_is_shipped(content):
    for files in content.values():
        for name, data in files.items():
            assert not name.endswith((".so", ".pyc")), name
            assert str(ROOT).encode() not in data, name


@pytest.mark.parametrize(
    ("source", "said"),
    [(NLTK, "1.0"), (SACREBLEU, "100.00000000000004"), (INTL, "« oui » , 1,5 €")],
    ids=["nltk", "sacrebleu", "intl"],
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
            "import nltk.pathsec; nltk.pathsec.open('x')",
            "nltk.pathsec.open is not in this page",
        ),
        ("import nltk; nltk.word_tokenize", "has no attribute"),
    ],
    ids=["files", "the rest of nltk"],
)
def test_what_the_page_does_not_have_says_so(unpacked, source, said):
    guard = f"import sys; sys.path[:] = [p for p in sys.path if 'site-packages' not in p] + [{str(unpacked)!r}]; "
    done = subprocess.run(
        [sys.executable, "-I", "-c", guard + source], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert said in done.stderr


def test_the_forms_and_the_kernel_run_with_nothing_but_what_the_page_has(unpacked):
    """No Sphinx, no IPython, no compiled markupsafe: only what is in the archives."""
    source = (
        "import forms, asyncio, live.kernel.cells as c, markupsafe; print(len(forms.NAMES));"
        "shown = []; asyncio.run(c.Kernel(shown.append).run('1 + 1'));"
        "print(shown[0]['data']); print(markupsafe.__file__)"
    )
    guard = f"import sys; sys.path[:] = [p for p in sys.path if 'site-packages' not in p] + [{str(unpacked)!r}]; "
    done = subprocess.run(
        [sys.executable, "-I", "-c", guard + source], capture_output=True, text=True
    )
    assert done.stdout.splitlines() == [
        "5",
        "{'text/plain': '2'}",
        str(unpacked / "markupsafe" / "__init__.py"),
    ], done.stderr


def test_a_library_that_moved_its_files_is_an_error():
    with pytest.raises(ConfigError, match="nltk has no file like nltk/nowhere"):
        library("nltk", "nltk/util.py", "nltk/nowhere*.py")


def test_a_library_that_is_not_installed_is_an_error():
    with pytest.raises(ConfigError, match="nowhere-to-be-found is not installed"):
        library("nowhere-to-be-found", "x.py")
