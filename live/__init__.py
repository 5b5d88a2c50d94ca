"""Cells and forms that run in the reader's browser: a Sphinx extension. README.md says how to use it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect the extension to Sphinx."""
    # the page imports live.kernel and live.forms, and has no Sphinx
    from live.extension import connect

    return connect(app)
