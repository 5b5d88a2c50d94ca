"""The one function of Jupyter's inline backend that the chapters call."""

from live.kernel.figures import set_formats as set_matplotlib_formats

__all__ = ["set_matplotlib_formats"]
