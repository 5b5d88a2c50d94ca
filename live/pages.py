"""The Sphinx extension: puts the cells' sources, the explorables and the scripts on the pages.

A page with code cells gets their sources as JSON (data, no code) and one module script;
the interpreter beside it is fetched by the reader's browser on the first run only.
"""

import hashlib
import json
import re
import shutil
import zlib
from pathlib import Path

import nbformat
from assets import AssetError, prepare
from bundles import BLEU, LIVE, archives
from docutils import nodes
from explorables import explore, form
from sphinx.util import logging

logger = logging.getLogger(__name__)
STYLES = ["live.css", "explorables.css"]
ARCHIVES = {"nltk": "nltk.zip", "sacrebleu": "sacrebleu.zip"}
SELECTORS = {
    "title": ".bd-article h1",
    "input": ".cell_input",
    "output": ".cell_output",
}
WORKER = "offline.js"  # has to stand at the site's root


def setup(app):
    """Connect the extension to Sphinx."""
    # other scripts, other addresses: Sphinx has to write all pages again
    app.add_config_value("live_folders", [], "html", types=[list])
    app.connect("config-inited", gather)
    app.connect("config-inited", no_address_no_buttons)
    app.connect("doctree-resolved", mark)
    app.connect("html-page-context", dress)
    app.connect("build-finished", write)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def gather(app, config):
    """Collect all that goes beside the pages; without it the site is static."""
    app.live = None
    try:
        assets = prepare()
    except AssetError as error:
        logger.info("live pages: off, the site is static. %s", error, color="red")
        return
    own = {path.name: path.read_bytes() for path in sorted((LIVE / "page").iterdir())}
    own |= archives() | {"editor.js": assets.editor.read_bytes()}
    worker = own.pop(WORKER)
    interpreter = {
        path.name.replace(".mjs", ".js"): path.read_bytes()
        for path in sorted(assets.pyodide.iterdir())
    }
    for files in (own, interpreter):
        files["manifest.json"] = manifest(files)
    page, pyodide = f"live-{digest(own)}", f"pyodide-{digest(interpreter)}"
    names = config.live_folders = [page, pyodide]
    app.live = {
        "folders": {page: own, pyodide: interpreter},
        "worker": worker.replace(b"/*CURRENT*/ []", json.dumps(names).encode()),
        "kernel": kernel_settings(own, interpreter, f"../{pyodide}/"),
        "page": page,
    }


def no_address_no_buttons(app, config):
    """Colab, Binder and JupyterHub open a repository; the theme fails where none is named."""
    options = config.html_theme_options
    if not options.get("repository_url"):
        options.pop("launch_buttons", None)


def kernel_settings(own, interpreter, folder):
    """What the worker has to know: where the interpreter is, what it can load, and how large each file is."""
    sizes = {
        name: len(data)
        for name, data in (own | interpreter).items()
        if not name.endswith(".css")
    }
    first = [
        "pyodide.js",
        "pyodide.asm.js",
        "pyodide.asm.wasm",
        "python_stdlib.zip",
        "pyodide-lock.json",
        "bleu.zip",
    ]
    return {
        "pyodide": folder,
        "packages": packages(json.loads(interpreter["pyodide-lock.json"]), interpreter),
        "archives": ARCHIVES,
        "own": "bleu.zip",
        "forms": "explorables",
        "sizes": sizes,
        "bytes": sum(sizes[name] for name in first),
        "compressed": sum(len(zlib.compress((own | interpreter)[n])) for n in first),
    }


def manifest(files):
    """What the offline worker compares a file with before it keeps it."""
    hashes = {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
    return json.dumps({"hashes": hashes}).encode()


def page_size(live, cells):
    """What running all of a page loads: Python, and the packages that its cells name."""
    kernel, files = live["kernel"], {}
    for folder in live["folders"].values():
        files |= folder
    lock = json.loads(files["pyodide-lock.json"])["packages"]
    code = "\n".join(cell["source"] for cell in cells)
    ahead = [p for module, p in kernel["packages"].items() if named(module, code)]
    wanted = {file for module, file in ARCHIVES.items() if named(module, code)}
    while ahead:
        package = lock[ahead.pop()]
        if package["file_name"] not in wanted:
            wanted.add(package["file_name"])
            ahead += package["depends"]
    return {
        "bytes": kernel["bytes"] + sum(len(files[name]) for name in wanted),
        "compressed": kernel["compressed"]
        + sum(len(zlib.compress(files[name])) for name in wanted),
    }


def named(module, code):
    return re.search(rf"^\s*(from|import)\b.*\b{re.escape(module)}\b", code, re.M)


def packages(lock, interpreter):
    """What a cell may import -> the interpreter's package that holds it, of those that are here."""
    here = {
        name: package
        for name, package in lock["packages"].items()
        if package["file_name"] in interpreter
    }
    found = {
        module: name for name, package in here.items() for module in package["imports"]
    }
    for path in sorted(BLEU.glob("*.py")):
        if re.search("^ *import numpy", path.read_text("utf-8"), re.M):
            found[f"bleu.{path.stem}"] = "numpy"
    return found


def digest(files):
    """A name for content: another content, another name, so that no cache is ever stale."""
    state = hashlib.sha256()
    for name, data in sorted(files.items()):
        state.update(f"{name} {len(data)} ".encode())
        state.update(data)
    return state.hexdigest()[:12]


def mark(app, doctree, docname):
    """Name each code cell by its place in the notebook; put the explorables' forms in."""
    if app.builder.format != "html":
        return
    for node in doctree.findall(nodes.container):
        if node.get("nb_element") == "cell_code":
            node["ids"].append(identifier(node["cell_index"]))
    for node in list(doctree.findall(nodes.container)):
        name = next(
            (
                c.removeprefix("explore-")
                for c in node["classes"]
                if c.startswith("explore-")
            ),
            None,
        )
        if name:
            # not replace_self, which would hand on the classes and frame the form twice
            text = form(name) if app.live else explore(name, {})
            node.parent.replace(node, nodes.raw("", text, format="html"))


def identifier(index):
    return f"code-{index}"


def dress(app, pagename, templatename, context, doctree):
    """Add scripts, styles and the cells' sources to a page."""
    if app.live is None:
        return
    folder = app.live["page"]
    app.add_js_file(f"{folder}/offline-page.js", type="module")
    cells = page_cells(app, pagename) if doctree is not None else []
    if not cells and 'class="explorable"' not in context.get("body", ""):
        return
    data = {
        "kernel": app.live["kernel"] | {"page": page_size(app.live, cells)},
        "cells": cells,
        "storage": "bleu",
        "selectors": SELECTORS,
    }
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    context["body"] += (
        f'<script type="application/json" id="live-cells">{text}</script>'
    )
    app.add_js_file(f"{folder}/missing.js", defer="defer")
    app.add_js_file(f"{folder}/live.js", type="module")
    for style in STYLES:
        app.add_css_file(f"{folder}/{style}")


def page_cells(app, pagename):
    """The code cells of a page's notebook, in order."""
    path = Path(app.env.doc2path(pagename))
    if path.suffix != ".ipynb":
        return []
    notebook = nbformat.read(path, as_version=4)
    return [
        described(cell, index)
        for index, cell in enumerate(notebook.cells)
        if cell.cell_type == "code"
    ]


def described(cell, index):
    """What a page needs of a cell; `reason` says why it cannot run there."""
    data = {"id": identifier(index), "source": cell.source}
    if "raises-exception" in cell.metadata.get("tags", []):
        data["raises"] = True
    if "live" in cell.metadata:
        data["reason"] = cell.metadata["live"]
    return data


def write(app, error):
    """Copy everything beside the pages; what earlier builds left goes."""
    if error or app.builder.format != "html":
        return
    static, live = Path(app.outdir) / "_static", app.live or {"folders": {}}
    for old in [*static.glob("live-*"), *static.glob("pyodide-*")]:
        if old.name not in live["folders"]:
            shutil.rmtree(old)
    for folder, files in live["folders"].items():
        (static / folder).mkdir(parents=True, exist_ok=True)
        for name, data in files.items():
            (static / folder / name).write_bytes(data)
    worker = Path(app.outdir) / WORKER
    if app.live:
        worker.write_bytes(live["worker"])
    else:
        worker.unlink(missing_ok=True)
