"""The module's shape: imports point down, the standard library only, everything documented."""

import ast
import doctest
import importlib
import inspect
import re
import sys
from pathlib import Path

import pytest

import bleu

PACKAGE = Path(bleu.__file__).parent
MODULES = sorted(p.stem for p in PACKAGE.glob("*.py") if not p.stem.startswith("_"))

# a module imports from lower floors, or from the lower half of its own
FLOORS = {
    "ngrams": 0,
    "brevity": 0,
    "mean": 0,
    "normalization": 0,
    "chrf": 1.75,
    "exercise": 0,
    "tokenizers": 0,
    "signature": 0,
    "corpus": 0.5,
    "decoding": 0.25,
    "lexicon": 0.5,
    "translation": 0.75,
    "precision": 1,
    "stats": 1.5,
    "ter": 1.75,
    "evidence": 2,
    "smoothing": 2,
    "score": 3,
    "highlight": 4,
    "explain": 4.5,
    "significance": 4,
    "report": 4,
    "paragraph": 4.5,
    "listing": 4.5,
}

# what a module may import beyond the standard library; it says what to install
EXTRAS = {
    "significance": {"numpy", "tqdm"},
}


def imports(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: a relative import"
            yield node.module


def test_every_module_has_a_floor():
    assert set(MODULES) == set(FLOORS)


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_down(module):
    for name in imports(PACKAGE / f"{module}.py"):
        if name.startswith("bleu"):
            assert FLOORS[name.removeprefix("bleu.")] < FLOORS[module], name


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("*.py")), ids=lambda p: p.stem)
def test_the_package_needs_the_standard_library_only(path):
    for name in imports(path):
        root = name.split(".")[0]
        known = {"bleu", *EXTRAS.get(path.stem, ()), *sys.stdlib_module_names}
        assert root in known, name


def test_no_module_but_the_command_line_imports_one_with_extras():
    for path in PACKAGE.glob("*.py"):
        if path.stem != "__main__":
            with_extras = {f"bleu.{name}" for name in EXTRAS}
            assert not with_extras & set(imports(path)), path.name


@pytest.mark.parametrize("module", MODULES)
def test_modules_are_short_and_named_for_one_idea(module):
    assert module not in {"utils", "helpers", "common"}
    assert len((PACKAGE / f"{module}.py").read_text("utf-8").splitlines()) <= 300


def test_init_only_re_exports():
    tree = ast.parse((PACKAGE / "__init__.py").read_text("utf-8"))
    kinds = {type(node) for node in tree.body}
    assert kinds <= {ast.Expr, ast.ImportFrom, ast.Assign}


def test_everything_exported_exists_once_and_in_order():
    assert bleu.__all__ == sorted(set(bleu.__all__), key=lambda n: (n.islower(), n))
    assert all(hasattr(bleu, name) for name in bleu.__all__)


FUNCTIONS = [name for name in bleu.__all__ if inspect.isfunction(getattr(bleu, name))]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_public_function_is_documented_with_two_doctests(name):
    function = getattr(bleu, name)
    text = inspect.getdoc(function)
    examples = doctest.DocTestParser().get_examples(text)
    wanted = sum(1 for example in examples if example.want)
    assert wanted >= 2, f"{name} has {wanted} doctests with a result"
    assert "Args:" in text
    assert "Returns:" in text


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_public_function_that_can_raise_says_so(name):
    function = getattr(bleu, name)
    guards = re.search(r"require_\w+\(|raise ", inspect.getsource(function))
    if guards:
        assert "Raises:" in inspect.getdoc(function)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_public_function_is_annotated(name):
    signature = inspect.signature(getattr(bleu, name))
    for parameter in signature.parameters.values():
        assert parameter.annotation is not parameter.empty, parameter.name
    assert signature.return_annotation is not signature.empty


@pytest.mark.parametrize("module", MODULES)
def test_a_module_says_what_it_is_which_chapter_and_which_floor(module):
    text = importlib.import_module(f"bleu.{module}").__doc__
    assert re.search(r"[Cc]hapters? \d|Every chapter", text)
    assert "floor " in text
