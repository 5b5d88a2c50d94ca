"""Which files a page loads: what its cells import, followed through the book's own modules."""

import pytest

from live.loads import Loads, closure


def package(name, *depends, imports=()):
    return {"file_name": f"{name}.whl", "depends": depends, "imports": imports}


LOCK = {
    "packages": {
        "numpy": package("numpy", imports=["numpy"]),
        "plots": package("plots", "numpy", "six", imports=["plots", "pylab"]),
        "six": package("six", "plots", imports=["six"]),  # in a circle
        "other": package("other", imports=["other"]),
    }
}
OWN = {
    "toys/__init__.py": b"from toys.words import split",
    "toys/words.py": b"import re",
    "toys/fast.py": b"try:\n    import numpy as np\nexcept ImportError: raise",
    "toys/faster.py": b"from .fast import count",
    "toys/pictures.py": b"def draw():\n    import plots",
    "toys/shown.py": b"from toys import pictures",
    "toys/typed.py": b"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import numpy",
    "toys/deep/__init__.py": b"",
    "toys/deep/down.py": b"from ..fast import x",
    "toys/data.txt": b"import numpy",
}


@pytest.fixture
def loads():
    return Loads(
        trees={"own.zip": OWN, "nltk.zip": {"nltk/__init__.py": b"import toys.fast"}},
        lock=LOCK,
        wheels=["numpy", "plots", "six"],
        archives={"nltk": "nltk.zip"},
        needs={"toys.words": ["six"]},
    )


PLOTS = {"plots.whl", "numpy.whl", "six.whl"}


@pytest.mark.parametrize(
    ("cell", "files"),
    [
        ("1 + 1", set()),
        ("import re", set()),
        ("import numpy", {"numpy.whl"}),
        ("import numpy.random as r", {"numpy.whl"}),
        ("from pylab import *", PLOTS),
        ("import other", set()),  # not asked for by live_wheels
        ("from toys.fast import count", {"numpy.whl"}),
        ("from toys import fast", {"numpy.whl"}),
        ("from toys.words import split", PLOTS),  # as the settings say
        ("def f():\n    import numpy", {"numpy.whl"}),
        ("import nltk", {"nltk.zip", "numpy.whl"}),
        ("import numpy\nthis is = no Python", set()),
    ],
)
def test_a_cell_loads_what_it_imports(loads, cell, files):
    assert loads.files([cell]) == files


@pytest.mark.parametrize(
    ("module", "needs"),
    [
        ("toys.fast", True),
        ("toys.faster", True),  # by a relative import
        ("toys.deep.down", True),
        ("toys.typed", False),  # only a type checker reads it
        ("toys.deep", False),
    ],
)
def test_a_module_needs_what_the_modules_it_imports_need(module, needs):
    loads = Loads({"own.zip": OWN}, LOCK, ["numpy"], {}, {})
    assert (module in loads.packages) == needs


def test_an_import_inside_of_a_function_is_of_its_own_module_only():
    loads = Loads({"own.zip": OWN}, LOCK, ["numpy", "plots", "six"], {}, {})
    assert loads.packages["toys.pictures"] == ["plots"]
    assert "toys.shown" not in loads.packages


def test_what_the_settings_say_holds_for_that_name_alone(loads):
    assert loads.packages["toys.words"] == ["six"]
    assert "toys" not in loads.packages  # it imports toys.words, and needs it no sooner


def test_a_package_that_does_not_exist_has_no_closure():
    with pytest.raises(KeyError, match="numpi"):
        closure(LOCK, ["numpi"])
