"""A stand-in for the compiled library `regex`: Python's own `re`, with properties of Unicode spelled out.

nltk compiles patterns that `re` reads as well when it is imported. sacreBLEU's tokenizer "intl" asks for
punctuation, numbers and symbols: \\p{P}, \\P{N}, \\p{S}.
"""

import re
import sys
import unicodedata
from functools import cache
from itertools import groupby
from re import error

__all__ = ["compile", "error"]

PROPERTY = re.compile(r"\\([pP])\{([A-Z][a-z]?)\}")


def compile(pattern, flags=0):
    if re.search(r"\[[^\]]*\\[pP]", pattern):
        raise error(
            "in this page, a property of Unicode stands outside of [...]"
        )
    return re.compile(PROPERTY.sub(_spelled_out, pattern), flags)


def _spelled_out(found):
    sign = "^" if found[1] == "P" else ""
    return f"[{sign}{_ranges(found[2])}]"


@cache
def _ranges(category):
    """The characters of a general category, such as P or Nd, as a set of `re` names them."""
    return "".join(
        rf"\U{first:08x}-\U{last:08x}"
        for name, first, last in _runs()
        if name.startswith(category)
    )


@cache
def _runs():
    """Neighbors of one category, first and last: a few thousand for all of Unicode."""
    codes = range(sys.maxunicode + 1)
    runs = []
    for name, run in groupby(
        codes, lambda code: unicodedata.category(chr(code))
    ):
        members = list(run)
        runs.append((name, members[0], members[-1]))
    return runs
