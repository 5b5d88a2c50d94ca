"""What stands in a page for a compiled library gives what the library gives."""

import importlib.util
import sys
import unicodedata

import pytest
import regex
from notebooks import BOOK


@pytest.fixture(scope="module")
def standin():
    """book/standins/regex.py, beside the library of that name."""
    place = BOOK / "standins" / "regex.py"
    spec = importlib.util.spec_from_file_location("standin_for_regex", place)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("kind", ["P", "N", "S", "Nd", "Lu"])
def test_a_property_is_that_of_regex_but_for_characters_python_does_not_know(
    standin, kind
):
    known = [
        char
        for char in map(chr, range(sys.maxunicode + 1))
        if unicodedata.category(char) != "Cn"
    ]
    text = "".join(known)
    for sign in "pP":
        pattern = rf"\{sign}{{{kind}}}"
        assert standin.compile(pattern).findall(text) == regex.findall(pattern, text)


def test_a_property_inside_of_a_set_is_refused(standin):
    with pytest.raises(standin.error, match=r"outside of \[\.\.\.\]"):
        standin.compile(r"[\p{P}a]")
