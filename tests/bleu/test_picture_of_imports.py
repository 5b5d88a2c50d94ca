"""The picture in docs/architecture.md has an arrow for each import, and no other."""

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import bleu

PACKAGE = Path(bleu.__file__).parent
PAGE = PACKAGE.parent / "docs" / "architecture.md"
DERIVATION = {p.stem for p in PACKAGE.glob("*.py")} - {"__init__", "__main__", "checks"}
ROOMS = {p.name for p in PACKAGE.iterdir() if (p / "__init__.py").is_file()}


def imported(path):
    """The files and rooms of the package that a file imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            package, *inside = node.module.split(".")
            if package == "bleu":
                yield from inside[:1] or [alias.name for alias in node.names]


def drawn():
    """The picture's arrows."""
    (picture,) = re.findall(r"```mermaid\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    return set(re.findall(r"(\w+) --> (\w+)", picture))


def test_the_arrows_inside_the_derivation_are_its_imports():
    imports = {
        (name, other)
        for name in DERIVATION
        for other in imported(PACKAGE / f"{name}.py")
        if other != "checks"
    }
    assert {(a, b) for a, b in drawn() if a in DERIVATION} == imports


@pytest.mark.parametrize("room", sorted(ROOMS))
def test_the_arrows_of_a_room_are_its_imports(room):
    names = {name for path in (PACKAGE / room).rglob("*.py") for name in imported(path)}
    below = {"derivation" if name in DERIVATION else name for name in names}
    assert {b for a, b in drawn() if a == room} == below - {room, "checks"}


def test_the_guards_stand_below_everything():
    assert ("derivation", "checks") in drawn()
    assert set(imported(PACKAGE / "checks.py")) == set()


def test_the_picture_has_no_circle():
    sorter = TopologicalSorter()
    for above, below in drawn():
        sorter.add(above, below)
    sorter.prepare()  # raises CycleError, which names the circle
