"""The package as others get it: a wheel, installed and used from somewhere else."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from itertools import chain
from pathlib import Path

import pytest
import uv
import yaml
from packaging.version import Version

import bleu
from bleu.text.signature import VERSION

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

# imports every module, asks every room for every name, and prints what could not be had
ASK_FOR_EVERYTHING = """
import importlib, json, pkgutil, bleu
modules, names = {}, {}
for found in pkgutil.walk_packages(bleu.__path__, "bleu."):
    if found.name == "bleu.__main__":
        continue
    try:
        module = importlib.import_module(found.name)
    except ModuleNotFoundError as error:
        modules[found.name] = error.name
        continue
    for name in getattr(module, "__all__", ()):
        try:
            getattr(module, name)
        except ModuleNotFoundError as error:
            names[f"{found.name}.{name}"] = str(error)
print(json.dumps([modules, names]))
"""


def run(*command, cwd, given=""):
    """A program's standard output; a failure shows what it said."""
    done = subprocess.run(
        [*map(str, command)],
        cwd=cwd,
        input=given,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel, built from a copy: building leaves files behind."""
    copy, out = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    no_leftovers = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "bleu", copy / "bleu", ignore=no_leftovers)
    build = ("build", "--wheel", "--no-build-isolation", "--offline", "--out-dir", out)
    run(uv.find_uv_bin(), *build, "--python", sys.executable, cwd=copy)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def python(wheel, tmp_path_factory):
    """A Python that has the wheel and nothing else."""
    place = tmp_path_factory.mktemp("environment")
    venv.create(place)
    (interpreter,) = [*place.glob("bin/python"), *place.glob("Scripts/python.exe")]
    install = ("pip", "install", "--no-deps", "--offline", "--python", interpreter)
    run(uv.find_uv_bin(), *install, wheel, cwd=place)
    return interpreter


def test_the_wheel_has_every_file_of_the_package_and_no_other(wheel):
    with zipfile.ZipFile(wheel) as archive:
        packed = {n for n in archive.namelist() if ".dist-info/" not in n}
    files = (p for p in (ROOT / "bleu").rglob("*") if p.is_file())
    assert packed == {
        p.relative_to(ROOT).as_posix() for p in files if "__pycache__" not in p.parts
    }


def test_what_is_no_code_is_in_it_too(wheel):
    with zipfile.ZipFile(wheel) as archive:
        endings = {Path(name).suffix for name in archive.namelist()}
        assert "bleu/py.typed" in archive.namelist()
    assert {".mplstyle", ".jsonl", ".md"} <= endings


def test_it_is_imported_from_where_it_was_installed(python, tmp_path):
    where = run(python, "-c", "import bleu; print(bleu.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(python.parents[1])


@pytest.fixture(scope="module")
def missing(python, tmp_path_factory):
    """What a Python without numpy lacks: modules with their cause, names with an answer."""
    place = tmp_path_factory.mktemp("elsewhere")
    return json.loads(run(python, "-c", ASK_FOR_EVERYTHING, cwd=place))


def test_every_module_is_imported_where_its_extra_is_installed(missing):
    modules, _ = missing
    named = chain.from_iterable(PROJECT["optional-dependencies"].values())
    assert set(modules.values()) <= set(named)


def test_a_name_that_needs_an_extra_says_what_to_install(missing):
    _, names = missing
    assert "bleu.significance.bootstrap_interval" in names
    for name, answer in names.items():
        assert re.search(r"needs (\w+); install it with: pip install \1$", answer), name


def test_its_command_line_scores_files_of_another_folder(python, tmp_path):
    (tmp_path / "reference.txt").write_text("the cat is on the mat\n", encoding="utf-8")
    printed = run(
        python,
        "-m",
        "bleu",
        "reference.txt",
        cwd=tmp_path,
        given="the cat is on the mat\n",
    )
    assert printed.startswith("BLEU = 100.00, ")


def test_its_example_corpus_can_be_read(python, tmp_path):
    code = "from bleu.teach import load_corpus; print(len(load_corpus().references))"
    assert run(python, "-c", code, cwd=tmp_path) == "40\n"


def test_it_needs_nothing_that_an_extra_does_not_name():
    assert PROJECT["dependencies"] == []
    assert PROJECT["optional-dependencies"].keys() == {
        "significance",
        "fast",
        "stream",
        "parquet",
        "cluster",
        "ja",
        "ko",
    }


def test_the_wheel_has_the_version_that_signs_scores(python, tmp_path):
    code = "from importlib.metadata import version; print(version('bleu-textbook'))"
    assert run(python, "-c", code, cwd=tmp_path) == f"{VERSION}\n"


def test_between_releases_the_version_is_one_of_development():
    """No score may be signed with a version that it was not computed by."""
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest, *released = re.findall(r"^## (\S+)", changes, re.MULTILINE)
    if newest == "Unreleased":
        assert Version(VERSION).is_devrelease
        assert Version(VERSION) > Version(released[0])
    else:
        assert newest == VERSION


def test_the_citation_names_the_newest_release():
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    version, date = re.search(r"^## (\d\S*) \((.*)\)", changes, re.MULTILINE).groups()
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == version
    assert str(citation["date-released"]) == date


def test_this_very_package_is_tested():
    assert Path(bleu.__file__).parent == ROOT / "bleu"
