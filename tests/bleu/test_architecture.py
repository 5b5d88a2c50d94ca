"""The house: who imports whom, the standard library only, everything documented.

Who imports whom is written down in pyproject.toml, under `tool.importlinter`.
"""

import ast
import importlib
import sys
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

import bleu

PACKAGE = Path(bleu.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))
NAMES = [
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in FILES
]
MODULES = [name.removesuffix(".__init__") for name in NAMES if "__main__" not in name]
ROOMS = [name.removesuffix(".__init__") for name in NAMES if name.endswith(".__init__")]

# what a room may import beyond the standard library, when it is used for what needs it
EXTRAS = {
    "fast": {"distributed", "numpy", "pyarrow", "tqdm"},
    "significance": {"numpy", "tqdm"},
    "text": {"tqdm"},
    "teach": {"matplotlib", "matplotlib_inline"},
}

files = pytest.mark.parametrize("path", FILES, ids=NAMES)


def test_imports_keep_to_the_plan_of_the_house():
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS


def imports(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: a relative import"
            yield node.module


@files
def test_the_standard_library_is_enough_but_for_the_extras(path):
    extras = EXTRAS.get(path.parent.name, set())
    roots = {name.split(".")[0] for name in imports(path)}
    assert roots <= {"bleu", *extras, *sys.stdlib_module_names}


@files
def test_a_file_is_named_for_its_idea(path):
    assert path.stem not in {"utils", "util", "helpers", "common", "misc"}


def test_the_package_only_re_exports():
    tree = ast.parse((PACKAGE / "__init__.py").read_text("utf-8"))
    assert {type(node) for node in tree.body} <= {ast.Expr, ast.ImportFrom, ast.Assign}


@pytest.mark.parametrize("room", ROOMS)
def test_what_a_room_exports_is_there_and_documented(room):
    module = importlib.import_module(room)
    for name in getattr(module, "__all__", []):
        thing = getattr(module, name)
        if callable(thing):
            assert thing.__doc__, name


@pytest.mark.parametrize("module", MODULES)
def test_a_module_says_what_it_is(module):
    assert importlib.import_module(module).__doc__
