"""Figures as the inline backend of Jupyter sends them: after a cell, then closed."""

import base64
import io
import logging
import sys
import warnings
from collections.abc import Sequence
from typing import Any

# "building the font cache" is a message for somebody who waits at a terminal
logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)

saving: dict[str, Any] = {"format": "svg"}


def set_formats(*formats: str, **options: Any) -> None:
    """What `matplotlib_inline.backend_inline.set_matplotlib_formats` sets."""
    kind = formats[0] if formats else "svg"
    if kind not in ("svg", "png"):
        raise ValueError(f"the page shows figures as svg or png, not as {kind!r}")
    saving.clear()
    saving.update(format=kind, **options)


def bundle(figure: Any) -> dict[str, str]:
    """One figure as a picture and as text."""
    file = io.BytesIO()
    options = {"bbox_inches": "tight", "facecolor": figure.get_facecolor(), **saving}
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        figure.savefig(file, **options)
    _repeat(told)
    data = {"text/plain": repr(figure)}
    if saving["format"] == "svg":
        data["image/svg+xml"] = file.getvalue().decode()
    else:
        data["image/png"] = base64.b64encode(file.getvalue()).decode()
    return data


def _repeat(told: Sequence[warnings.WarningMessage]) -> None:
    """Warn again, in one line instead of one for each letter that the font lacks."""
    missing = [warning for warning in told if "Glyph" in str(warning.message)]
    for warning in told:
        if warning not in missing:
            warnings.warn_explicit(
                warning.message, warning.category, warning.filename, warning.lineno
            )
    if missing:
        print(
            "The figure's font has no sign for some letters, Korean or Japanese for one.",
            file=sys.stderr,
        )


def drawn() -> list[dict[str, str]]:
    """Bundles of all open figures, which are closed."""
    import matplotlib.pyplot as plt

    try:
        open_figures = [plt.figure(number) for number in plt.get_fignums()]
        return [bundle(figure) for figure in open_figures if figure.axes]
    finally:
        plt.close("all")
