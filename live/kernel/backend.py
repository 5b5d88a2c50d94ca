"""The backend of matplotlib in a page: no screen, and `plt.show()` shows at once, as in Jupyter."""

from matplotlib.backend_bases import FigureManagerBase as FigureManager
from matplotlib.backends.backend_agg import FigureCanvasAgg as FigureCanvas

from live.kernel import figures, formats

__all__ = ["FigureCanvas", "FigureManager", "show"]


def show(*_: object, **__: object) -> None:
    """Show all open figures here, between what is printed before and after."""
    for data in figures.drawn():
        formats.show(data)
