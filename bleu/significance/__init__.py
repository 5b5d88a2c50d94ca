"""How sure a score is, and a difference of two. Chapter 10.

Imports the derivation. ``results`` needs the standard library only; the rest needs numpy,
and is loaded when it is asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from bleu.significance.results import Comparison, Interval, holm, interval, p_value

if TYPE_CHECKING:
    from bleu.significance.bootstrap import (
        bootstrap_interval,
        draw,
        paired_bootstrap,
        resample_counts,
    )
    from bleu.significance.comparing import compare
    from bleu.significance.randomization import paired_randomization
    from bleu.significance.tables import count_table

__all__ = [
    "Comparison",
    "Interval",
    "bootstrap_interval",
    "compare",
    "count_table",
    "draw",
    "holm",
    "interval",
    "p_value",
    "paired_bootstrap",
    "paired_randomization",
    "resample_counts",
]

NEED_NUMPY = {
    "bootstrap_interval": "bootstrap",
    "compare": "comparing",
    "count_table": "tables",
    "draw": "bootstrap",
    "paired_bootstrap": "bootstrap",
    "paired_randomization": "randomization",
    "resample_counts": "bootstrap",
}


def __getattr__(name: str) -> object:
    if name not in NEED_NUMPY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        module = import_module(f"{__name__}.{NEED_NUMPY[name]}")
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"bleu.significance needs {error.name}; install it with: pip install "
            f"{error.name}"
        ) from None
    return getattr(module, name)
