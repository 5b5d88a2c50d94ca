"""How a value is shown: IPython's rules, with IPython's own pretty printer."""

import base64

from IPython.lib.pretty import pretty

from livepage import figures
from livepage.streams import shortened

METHODS = {
    "text/html": "_repr_html_",
    "text/markdown": "_repr_markdown_",
    "image/svg+xml": "_repr_svg_",
    "image/png": "_repr_png_",
    "text/latex": "_repr_latex_",
}


def show(data):
    """Where displayed bundles go; the kernel sets it."""


def clear(wait=False):
    """Where a request to clear the output goes; the kernel sets it."""


def bundle(value):
    """All the forms in which a value can be shown, by mime type."""
    if is_figure(value):
        return figures.bundle(value)
    data = mimebundle(value)
    if not isinstance(value, type):
        for mime, name in METHODS.items():
            method = getattr(value, name, None)
            shown = method() if callable(method) else None
            if shown:
                data[mime] = as_text(shown)
    # the width and the limits of IPython's plain text formatter
    data.setdefault("text/plain", pretty(value, max_width=79, max_seq_length=1000))
    data["text/plain"] = shortened(data["text/plain"])
    return data


def mimebundle(value):
    method = getattr(value, "_repr_mimebundle_", None)
    if not callable(method) or isinstance(value, type):
        return {}
    data = method()
    data = data[0] if isinstance(data, tuple) else data
    return {mime: as_text(text) for mime, text in (data or {}).items()}


def as_text(shown):
    return base64.b64encode(shown).decode() if isinstance(shown, bytes) else str(shown)


def is_figure(value):
    kind = type(value)
    return (kind.__module__, kind.__name__) == ("matplotlib.figure", "Figure")


def display(*values, **_):
    """IPython's `display`."""
    for value in values:
        show(bundle(value))
