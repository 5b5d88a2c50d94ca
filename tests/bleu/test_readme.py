"""What the README and its neighbors say is so: examples, commands, links, the picture."""

import contextlib
import io
import os
import re
import runpy
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from bleu.teach import load_corpus

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
PARSED = MarkdownIt("commonmark").enable("table")


def blocks(path):
    """The fenced blocks of a page, in order: their language and their text."""
    tokens = PARSED.parse(path.read_text("utf-8"))
    return [(t.info.strip(), t.content) for t in tokens if t.type == "fence"]


def python_examples():
    """The Python blocks, each with the block below it: what it prints."""
    found = blocks(README)
    for (language, code), (_, printed) in pairwise(found):
        if language == "python":
            yield code, printed


def console_examples():
    """Commands after a dollar sign, joined where a line goes on, and what each prints."""
    for language, content in blocks(README):
        if language == "console":
            for example in re.split(r"^\$ ", content, flags=re.MULTILINE)[1:]:
                command = re.match(r"(.*\\\n)*.*\n", example).group()
                yield command, example.removeprefix(command)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A reader's files: two sentences, and two systems for the book's corpus."""
    corpus = load_corpus(tokenize=lambda line: line)
    files = {
        "output.txt": [
            "the cat is on the mat",
            "He read a book yesterday evening at home",
        ],
        "reference.txt": [
            "the cat is on the mat",
            "he was reading a book at home yesterday evening",
        ],
        "reference.0": [group[0] for group in corpus.references],
        "reference.1": [group[1] for group in corpus.references],
        "old.txt": corpus.systems["B"],
        "new.txt": corpus.systems["A"],
    }
    place = tmp_path_factory.mktemp("files")
    for name, lines in files.items():
        (place / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return place


def test_python_examples_print_what_stands_below_them():
    """They share their names, as in one session: read from the top."""
    session, examples = {}, list(python_examples())
    assert len(examples) >= 3
    for code, printed in examples:
        with contextlib.redirect_stdout(io.StringIO()) as said:
            exec(code, session)
        assert said.getvalue() == printed


@pytest.mark.parametrize(("command", "printed"), list(console_examples()))
def test_a_command_prints_what_stands_below_it(command, printed, folder):
    this_python = os.pathsep.join(
        [str(Path(sys.executable).parent), os.environ["PATH"]]
    )
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=os.environ | {"PATH": this_python, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
    )
    assert (done.stdout, done.stderr) == (printed, "")


def test_the_commands_were_found():
    """Anti-vacuity: each of the README's console blocks has one."""
    assert (
        sum(command.startswith("python -m bleu") for command, _ in console_examples())
        == 2
    )


@pytest.mark.parametrize("path", PAGES, ids=lambda p: p.name)
def test_a_make_command_that_is_named_exists(path):
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    text = path.read_text("utf-8")
    assert set(re.findall(r"(?:`|^)make ([a-z-]+)", text, re.MULTILINE)) <= targets


@pytest.mark.parametrize("path", PAGES, ids=lambda p: p.name)
def test_a_link_inside_the_repository_leads_somewhere(path):
    text = path.read_text("utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("path", PAGES, ids=lambda p: p.name)
def test_a_file_or_folder_that_is_named_exists(path):
    """Names in code type that look like a path, without a placeholder."""
    text = path.read_text("utf-8")
    for name in re.findall(r"`((?:bleu|book|docs|live|tests)/[\w./-]*)`", text):
        assert (ROOT / name).exists(), name


def test_the_picture_is_what_its_script_draws():
    script = runpy.run_path(str(ROOT / "docs" / "picture.py"))
    assert script["FILE"].read_text("utf-8") == script["picture"]()


def test_the_picture_is_described_as_it_is_drawn():
    """For those who do not see it: the counts in words are the counts in the picture."""
    (alt,) = re.findall(r"!\[(.*?)\]\(docs/picture\.svg\)", README.read_text("utf-8"))
    drawn = (ROOT / "docs" / "picture.svg").read_text("utf-8")
    counts = re.findall(r"\d+ of \d+", alt)
    assert counts == re.findall(r"\d+ of \d+", drawn)
