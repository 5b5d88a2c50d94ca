"""A stand-in for the compiled library `regex`, for patterns that Python's own `re` reads as well.

nltk compiles some when it is imported. sacrebleu's tokenizer "intl" needs more: Unicode properties.
"""

import re
from re import error

__all__ = ["compile", "error"]


def compile(pattern, flags=0):
    if r"\p{" in pattern:
        raise ImportError(
            "the library regex is not in this page; run this cell in Jupyter"
        )
    return re.compile(pattern, flags)
