"""The page scripts: formatted, linted, unit-tested, and their states as the docs say."""

import json
import re
import sys
from pathlib import Path

import assets
import page_tools
import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted((ROOT / "live" / "page").glob("*.js"))
DOCS = ROOT / "docs" / "live-states.md"
# the package index of the lock had Biome's program for Linux only
BIOME = pytest.mark.skipif(sys.platform != "linux", reason="Biome is locked for Linux")


@pytest.fixture(scope="module")
def tools():
    return page_tools.prepare()


def run(*arguments):
    """Node's exit code, and all that it said."""
    done = assets.NODE([*map(str, arguments)], cwd=ROOT, **assets.QUIETLY)
    return done.returncode, done.stdout + done.stderr


@BIOME
def test_the_scripts_are_formatted_and_free_of_lint(tools):
    code, said = run(
        page_tools.biome(tools), "check", "--error-on-warnings", "--colors=off"
    )
    assert code == 0, said


def test_the_unit_tests_of_the_scripts_pass(tools):
    files = sorted((ROOT / "tests" / "live" / "page").glob("*.test.js"))
    code, said = run("--test", "--test-reporter=spec", *files)
    assert code == 0, said
    [passed] = re.findall(r"^\S* ?pass (\d+)$", said, re.M)
    assert int(passed) > len(files)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_line_is_longer_than_a_screen_of_code(path):
    long = [line for line in path.read_text("utf-8").split("\n") if len(line) > 100]
    assert long == []


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_nothing_of_this_book_is_written_in_a_script(path):
    text = path.read_text("utf-8")
    words = "bleu|nltk|sacrebleu|explorables|bd-article|cell_input|cell_output"
    assert re.findall(rf"\b({words})\b", text, re.I) == []


def test_a_warm_cache_of_tools_needs_no_network(tools, monkeypatch):
    def refuse(*_, **__):
        raise AssertionError("npm was called")

    monkeypatch.setattr(assets, "NPM", refuse)
    assert page_tools.prepare() == tools


# ---- the states


def tables(path):
    """Heading -> rows of cells, of each table of a Markdown page."""
    found = {}
    for section in path.read_text("utf-8").split("\n## ")[1:]:
        heading, _, text = section.partition("\n")
        lines = [line for line in text.split("\n") if line.startswith("|")]
        found[heading] = [
            [cell.strip().strip("`") for cell in line.strip("|").split("|")]
            for line in lines[2:]
        ]
    return found


def test_the_docs_show_the_table_of_every_state():
    code, said = run(
        "--input-type=module",
        "--eval",
        "import * as tables from './live/page/states.js';"
        "const { CELL, INTERPRETER, FORM } = tables;"
        "console.log(JSON.stringify({ 'A cell': CELL, 'The interpreter': INTERPRETER, 'A form': FORM }))",
    )
    assert code == 0, said
    assert tables(DOCS) == json.loads(said)
