"""The look of the book's figures. Every chapter that draws.

matplotlib is imported by the call, not by the module: a page that shows no figure need not
load it.
"""


def set_figure_style() -> None:
    """From here on, figures have the style ``bleu.teach.blue`` and are SVG without a date.

    A figure without a date is the same in every run, so that a test can compare it. It
    works in Jupyter and in the book's pages, and needs matplotlib.
    """
    import matplotlib.pyplot as plt
    from matplotlib_inline.backend_inline import set_matplotlib_formats

    plt.style.use("bleu.teach.blue")
    set_matplotlib_formats("svg", metadata={"Date": None})  # type: ignore[no-untyped-call]
