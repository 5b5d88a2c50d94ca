"""`IPython.display` for a page: what a chapter may use to show things."""

from live.kernel import formats
from live.kernel.formats import display

__all__ = ["HTML", "SVG", "Latex", "Markdown", "Math", "clear_output", "display"]


class Shown:
    """Text of one mime type."""

    def __init__(self, data):
        self.data = data

    def __repr__(self):
        return f"<IPython.core.display.{type(self).__name__} object>"


class HTML(Shown):
    def _repr_html_(self):
        return self.data


class Markdown(Shown):
    def _repr_markdown_(self):
        return self.data


class SVG(Shown):
    def _repr_svg_(self):
        return self.data


class Latex(Shown):
    def _repr_latex_(self):
        return self.data


class Math(Shown):
    def _repr_latex_(self):
        return f"$\\displaystyle {self.data.strip('$')}$"


def clear_output(wait=False):
    """Empty the cell's output; with `wait` when the next thing is shown."""
    formats.clear(wait)
