"""The built pages of this book: what its cells and forms need is there, verified, and named."""

import json
import re
from pathlib import Path

import pytest
import yaml
from browser import HTML
from notebooks import PATHS, cells

from live import bundles, settings, site

ROOT = Path(__file__).parents[2]
LIVE = sorted(HTML.glob("_static/live-*"))
PYODIDE = sorted(HTML.glob("_static/pyodide-*"))


def data(path):
    """What the scripts of a page read."""
    text = (HTML / "book" / f"{path.stem}.html").read_text("utf-8")
    found = re.search(
        r'<script type="application/json" id="live-cells">(.*?)</script>', text, re.S
    )
    return text, json.loads(found.group(1))


def test_the_site_is_live():
    """One folder of scripts and one interpreter; none is left over from another build."""
    assert len(LIVE) == len(PYODIDE) == 1


def test_the_folders_are_named_by_what_is_in_them():
    for folder in LIVE + PYODIDE:
        files = {path.name: path.read_bytes() for path in folder.iterdir()}
        assert folder.name.endswith(site.digest(files))


def test_the_manifests_hold_the_hash_of_every_file():
    for folder in LIVE + PYODIDE:
        files = {p.name: p.read_bytes() for p in folder.iterdir()}
        assert files.pop(site.MANIFEST) == site.manifest(files)


def test_the_site_serves_what_was_bundled():
    config = yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))["sphinx"][
        "config"
    ]
    chosen = settings.read(settings.DEFAULTS | config, ROOT)
    for name, files in bundles.trees(chosen).items():
        assert (LIVE[0] / name).read_bytes() == bundles.zipped(files)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_page_holds_the_sources_of_its_cells_as_data(path):
    text, found = data(path)
    assert [cell["source"] for cell in found["cells"]] == [
        cell.source for cell in cells(path, "code")
    ]
    for cell in found["cells"]:
        assert f'id="{cell["id"]}"' in text


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_whatever_a_page_may_load_is_there(path):
    _, found = data(path)
    kernel = found["kernel"]
    for name in [kernel["own"], *kernel["archives"].values()]:
        assert (LIVE[0] / name).stat().st_size == kernel["sizes"][name]
    for name in site.INTERPRETER:
        assert (PYODIDE[0] / name).stat().st_size == kernel["sizes"][name]
    assert kernel["bytes"] <= kernel["first"]["bytes"] <= kernel["page"]["bytes"]


def test_a_page_without_cells_gets_no_interpreter():
    assert "live.js" not in (HTML / "book" / "glossary.html").read_text("utf-8")
