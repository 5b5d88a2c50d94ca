"""The tables of the tools: their form, what they run, and the pages written from them.

What runs in the project's own environment is run again, piece by piece, and has to print
what is stored. What ran in another environment is held to the versions that are pinned.
"""

import re
from functools import cache
from itertools import permutations

import nbformat
import pytest
from notebooks import BOOK, PATHS, cells
from test_prose import IN_FIGURES, NAMED, NUMBER, supported
from tidy import normalize
from tools import asked, pages, run, table
from tools.table import FIRST, HERE, OURS, TableError

TOOLS = table.tools()
MINE = {name: tool for name, tool in TOOLS.items() if tool.environment in OURS}
every = pytest.mark.parametrize("name", TOOLS)


def many(name):
    """Whether a tool has many command lines, which take seconds to run."""
    return sum(bool(piece.shell) for piece in TOOLS[name].runnable) > 10


def case(name, *piece):
    """A tool, or a piece of it, with an id that tells which; `make check` leaves many out."""
    marks = [pytest.mark.slow] if name in MINE and many(name) else []
    identifier = "-".join([name, *(p.key for p in piece)])
    return pytest.param(name, *piece, id=identifier, marks=marks)


PIECES = [case(n, piece) for n, tool in TOOLS.items() for piece in tool.runnable]
MESSAGES = [
    case(n, piece)
    for n, tool in TOOLS.items()
    for piece in tool.pieces("messages")
    if piece.runs
]


@cache
def ran(name):
    """What a tool's pieces do now, and what failed: run once for all tests."""
    return run.run(TOOLS[name])


def results(name):
    """What a tool's pieces do now."""
    return ran(name)[0]


def words(text):
    """A text without the ways in which it can be broken into lines."""
    # Python 3.13.0 alone says "third-party module"
    return " ".join(text.split()).replace("a third-party module you", "a library you")


# ---- what is run


@pytest.mark.parametrize(("name", "piece"), PIECES)
def test_what_is_stored_is_what_is_run(name, piece):
    stored, key = run.stored(name), piece.key
    assert stored["outputs"][key].strip()
    if name in MINE:
        assert ran(name)[1].get(key) is None
    if name in MINE and comparable(key, stored["python"], results(name)["python"]):
        assert results(name)["outputs"][key] == stored["outputs"][key]


def comparable(key, stored, now):
    """Whether an output is to be the same: Python words some errors anew in each version."""
    same_version = stored.split(".")[:2] == now.split(".")[:2]
    return same_version or not key.startswith("messages")


@every
def test_nothing_is_stored_that_nothing_runs(name):
    stored = run.stored(name)
    assert set(stored["outputs"]) == {piece.key for piece in TOOLS[name].runnable}
    assert re.fullmatch(r"20\d\d-\d\d-\d\d", stored["date"])
    assert re.fullmatch(r"3\.\d+\.\d+", stored["python"])


@pytest.mark.parametrize("name", [case(name) for name in TOOLS])
def test_the_stored_version_is_the_one_that_is_pinned(name):
    stored, tool = run.stored(name)["versions"], TOOLS[name]
    if name in MINE:
        assert stored == results(name)["versions"]
    else:
        pins = (HERE / f"requirements-{tool.environment}.txt").read_text("utf-8")
        pinned = dict(re.findall(r"^([\w.-]+)==([^\s;]+)", pins, re.M))
        assert list(stored) == [tool.package] * bool(tool.package)
        assert all(pinned[package] == version for package, version in stored.items())


@pytest.mark.parametrize(("name", "piece"), MESSAGES)
def test_a_message_is_what_its_code_provokes(name, piece):
    said = results(name) if name in MINE else run.stored(name)
    text = words(said["outputs"].get(piece.key, ""))
    assert words(piece.text) in text or (piece.newer and words(piece.newer) in text)


@every
def test_outputs_hold_no_path_and_no_address(name):
    for key, text in run.stored(name)["outputs"].items():
        assert not re.search(r"(/home/|/root/|/tmp/|/usr/|site-packages)", text), key
        assert not re.search(r" at 0x[0-9a-f]{6}", text), key


# ---- recipes


def test_each_of_the_first_tools_has_a_recipe_for_each_other():
    wanted = set(permutations(FIRST, 2))
    found = {(n, same.tool) for n in TOOLS for same in TOOLS[n].pieces("same")}
    assert wanted <= found


@every
def test_a_recipe_compares(name):
    """An assert, or for a command line a last command that fails when they differ."""
    for same in TOOLS[name].pieces("same"):
        assert same.shell or re.search(r"assert abs\(.*\) < 1e-9", same.code), same.key


# ---- the form


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[probes.case]", "[probes.caze]", "bleu.toml: probes.case is missing"),
        ("short = ", "shrot = ", "probes.sentence: short is missing"),
        ('short = "', 'short = "much more than what fits into a cell, ', "40 fit"),
        ('title = "', 'name = "T"\ntitle = "', "there is no key name"),
        ('kind = "error"', 'kind = "fault"', "messages.0: kind is 'fault'"),
        ("[probes.sentence]", "[probes.sentence", "bleu.toml: "),
    ],
)
def test_what_does_not_fit_the_form_is_refused(tmp_path, old, new, message):
    text = (HERE / "bleu.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / "bleu.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(TableError, match=re.escape(message)):
        table.read(path)


def test_the_pages_ask_each_question():
    assert tuple(asked.ASKED) == table.PROBES
    assert all("{tool}" in probe.heading for probe in asked.ASKED.values())


def claims(text):
    """The decimals of a text that are no names of sections or versions."""
    text = re.sub(
        r"`[^`\n]*`|```.*?```|\]\([^)]*\)|https?://\S+", " ", text, flags=re.S
    )
    for found in NUMBER.finditer(text):
        before = text[max(0, found.start() - 24) : found.start()]
        if not NAMED.search(before):
            yield found.group()


@every
def test_numbers_in_the_text_are_printed_or_cited(name):
    tool, outputs = TOOLS[name], run.stored(name)["outputs"]
    code = tool.rule + "\n".join(p.code + p.shell for p in tool.runnable)
    evidence = code + "\n".join(outputs.values())
    numbers = [float(n) for n in IN_FIGURES.findall(evidence) if len(n) < 40]
    for piece in (table.Piece("top", tool.table), *tool.everything()):
        for part in (piece.intro, piece.short, piece.answer, piece.means, piece.do):
            for claim in claims(part):
                cited = claim in piece.numbers
                assert cited or supported(claim, evidence, numbers), (piece.key, claim)


# ---- the pages


WRITTEN = pages.pages()


@pytest.mark.parametrize("name", WRITTEN)
def test_a_page_is_what_the_generator_writes(name):
    path = BOOK / name
    assert path.is_file(), "run `make tools-pages`"
    assert path.read_text("utf-8") == WRITTEN[name], "run `make tools-pages`"


def test_no_page_is_left_over():
    assert {path.name for path in BOOK.glob("tools_*")} <= set(WRITTEN)


@pytest.mark.parametrize("name", [name for name in WRITTEN if name.endswith(".ipynb")])
def test_a_generated_notebook_is_as_tidy_writes_it(name):
    notebook = nbformat.reads(WRITTEN[name], as_version=4)
    normalize(notebook)
    assert nbformat.writes(notebook) + "\n" == WRITTEN[name]


def test_anchors_are_unique():
    found = re.findall(r"^\(([\w-]+)\)=", "\n".join(map(text_of, WRITTEN)), re.M)
    assert len(found) == len(set(found))


def text_of(name):
    """The MyST of a page."""
    if name.endswith(".md"):
        return WRITTEN[name]
    notebook = nbformat.reads(WRITTEN[name], as_version=4)
    return "\n".join(cell.source for cell in notebook.cells)


def test_links_to_sections_lead_somewhere():
    elsewhere = [path for path in PATHS if path.name not in WRITTEN]
    texts = [cell.source for path in elsewhere for cell in cells(path, "markdown")]
    texts += [p.read_text("utf-8") for p in BOOK.glob("*.md") if p.name not in WRITTEN]
    ours = "\n".join(map(text_of, WRITTEN))
    anchors = re.findall(r"^\(([\w-]+)\)=", "\n".join([ours, *texts]), re.M)
    assert set(re.findall(r"\]\(#([\w-]+)\)", ours)) <= set(anchors)
    files = set(re.findall(r"\]\(([\w-]+\.(?:md|ipynb))[#)]", ours))
    assert all(name in WRITTEN or (BOOK / name).is_file() for name in files)
