"""What is put on a page: names for its cells, their sources as data, scripts and styles."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from docutils import nodes
from myst_nb.core.read import create_nb_reader

from live.site import Site


def name_cells(doctree: nodes.document) -> None:
    """Name each code cell by its place in the notebook."""
    for node in doctree.findall(nodes.container):
        if node.get("nb_element") == "cell_code":
            node["ids"].append(identifier(node["cell_index"]))


def identifier(index: int) -> str:
    """The id of a cell on its page."""
    return f"code-{index}"


def cells(env: Any, docname: str) -> list[dict[str, Any]]:
    """The code cells of a page's notebook, in order; none where it is no notebook.

    They are read from the source, as a tag may keep a cell off the page that others need.

    Args:
        env: Sphinx's build environment, with the settings that myst_nb keeps there.
        docname: of the page.
    """
    path = Path(env.doc2path(docname))
    if path.suffix not in (".ipynb", ".md"):
        return []
    text = path.read_text("utf-8")
    reader = create_nb_reader(str(path), env.myst_config, env.mystnb_config, text)
    if reader is None:
        return []
    return [
        described(cell, index)
        for index, cell in enumerate(reader.read(text).cells)
        if cell.cell_type == "code"
    ]


def described(cell: Any, index: int) -> dict[str, Any]:
    """What a page needs of a cell; `reason` says why it cannot run there."""
    data = {"id": identifier(index), "source": cell.source}
    if "raises-exception" in cell.metadata.get("tags", []):
        data["raises"] = True
    if "live" in cell.metadata:
        data["reason"] = cell.metadata["live"]
    return data


def data(site: Site, cells: list[dict[str, Any]]) -> str:
    """The data that a page's scripts read: text, which no browser runs."""
    content = {
        "kernel": site.kernel(cells),
        "scripts": site.scripts,
        "cells": cells,
        "storage": site.settings.storage,
        "selectors": site.settings.selectors,
    }
    text = json.dumps(content, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="live-cells">{text}</script>'


def styles(names: Iterable[str]) -> list[str]:
    """Those of the files that are style sheets."""
    return sorted(name for name in names if name.endswith(".css"))
