"""The Sphinx extension: what it puts on a page, and what becomes of a book without assets."""

import json
import re
from types import ModuleType, SimpleNamespace

import docutils.utils
import nbformat
import pytest
from docutils import nodes
from myst_nb.core.config import NbParserConfig
from myst_parser.config.main import MdParserConfig
from sphinx.errors import ConfigError

from live import assets, extension, formframes, pages, settings, site
from live.extension import Extension
from live.loads import Loads

LOCK = {
    "packages": {
        "numpy": {"file_name": "numpy.bin", "depends": [], "imports": ["numpy"]}
    }
}


def made(folder, **given):
    """A site of a few bytes, whose own package wants numpy in one of its modules."""
    chosen = settings.read(
        settings.DEFAULTS | {f"live_{name}": value for name, value in given.items()},
        folder,
    )
    own = {"toys/__init__.py": b"", "toys/fast.py": b"import numpy"}
    loads = Loads(
        {"own.zip": own, "nltk.zip": {}}, LOCK, ["numpy"], {"nltk": "nltk.zip"}, {}
    )
    names = ("own.zip", "snapshot.bin", "nltk.zip", "live.css", "live.js")
    files = {name: b"x" * 10 for name in names}
    interpreter = {name: b"x" * 100 for name in (*site.INTERPRETER, "numpy.bin")}
    folders = {"live-0": files, "pyodide-0": interpreter}
    return site.Site(chosen, "live-0", "pyodide-0", folders, b"worker", loads)


@pytest.fixture
def app(tmp_path):
    """As much of a Sphinx application as the extension asks of one."""
    app = SimpleNamespace(
        builder=SimpleNamespace(format="html"), confdir=tmp_path, outdir=tmp_path
    )
    app.env = SimpleNamespace(
        doc2path=lambda name: tmp_path / name,
        myst_config=MdParserConfig(),
        mystnb_config=NbParserConfig(),
    )
    app.scripts, app.styles = [], []
    app.add_js_file = lambda name, **how: app.scripts.append((name, how))
    app.add_css_file = app.styles.append
    return app


def notebook(folder, *cells):
    nbformat.write(nbformat.v4.new_notebook(cells=list(cells)), folder / "x.ipynb")
    return "x.ipynb"


def code(source, **metadata):
    return nbformat.v4.new_code_cell(source, metadata=metadata)


def equipped(app, name, *, live=None, doctree=None):
    """The data that a page of this source is given."""
    context = {"body": "<p>text</p>"}
    doctree = docutils.utils.new_document("x") if doctree is None else doctree
    Extension(site=live or made(app.confdir)).equip(app, name, "", context, doctree)
    assert context["body"].startswith("<p>text</p>")
    inside = re.search("<script[^>]*>(.*)</script>$", context["body"], re.S)
    return inside and json.loads(inside.group(1))


# ---- the data of a page


def test_a_page_holds_what_the_scripts_are_promised(app):
    name = notebook(app.confdir, code("import toys"))
    live = made(app.confdir, storage="toys", selectors={"title": "h1"})
    data = equipped(app, name, live=live)
    assert set(data) == {"kernel", "scripts", "cells", "storage", "selectors"}
    assert set(data["kernel"]) == {
        *("pyodide", "packages", "archives", "own", "snapshot", "forms", "sizes"),
        *("bytes", "compressed", "first", "page"),
    }
    assert data["kernel"]["pyodide"] == "../pyodide-0/"
    assert data["kernel"]["own"] == "own.zip"
    assert data["kernel"]["snapshot"] == "snapshot.bin"
    assert data["kernel"]["archives"] == {"nltk": "nltk.zip"}
    files = ["numpy.bin"]
    assert data["kernel"]["packages"] == {"numpy": files, "toys.fast": files}
    assert data["kernel"]["forms"] is None
    assert data["storage"] == "toys"
    assert data["selectors"]["title"] == "h1"


BASE = 100 * len(site.INTERPRETER) + 2 * 10  # and the own archive and the snapshot


@pytest.mark.parametrize(
    ("cells", "first", "page"),
    [
        (["1"], 0, 0),
        (["1", "import toys", "import nltk"], 0, 10),
        (["import numpy", "import nltk"], 100, 110),
        (["import toys.fast"], 100, 100),
        (["from toys import fast"], 100, 100),
    ],
)
def test_a_page_says_what_its_own_cells_load(app, cells, first, page):
    """Not what some page may load: a reader on a slow network decides by it."""
    kernel = equipped(app, notebook(app.confdir, *map(code, cells)))["kernel"]
    assert kernel["bytes"] == BASE
    assert kernel["first"]["bytes"] == BASE + first
    assert kernel["page"]["bytes"] == BASE + page
    assert kernel["page"]["compressed"] < kernel["page"]["bytes"]


def test_a_cell_that_cannot_run_in_a_page_loads_nothing(app):
    name = notebook(app.confdir, code("import numpy", live="it starts another program"))
    data = equipped(app, name)
    assert data["cells"][0]["reason"] == "it starts another program"
    assert data["kernel"]["page"] == data["kernel"]["first"]
    assert data["kernel"]["page"]["bytes"] == BASE


def test_a_reason_and_an_expected_error_are_handed_on():
    cell = code("x", live="why", tags=["raises-exception"])
    assert pages.described(cell, 3) == {
        "id": "code-3",
        "source": "x",
        "raises": True,
        "reason": "why",
    }


def test_hidden_cells_are_there_and_text_is_not(app):
    text = nbformat.v4.new_markdown_cell("# Title")
    name = notebook(app.confdir, text, code("a = 1", tags=["remove-cell"]), code("a"))
    assert [(c["id"], c["source"]) for c in equipped(app, name)["cells"]] == [
        ("code-1", "a = 1"),
        ("code-2", "a"),
    ]


def test_a_notebook_may_be_written_as_text(app):
    (app.confdir / "x.md").write_text(
        "---\nfile_format: mystnb\nkernelspec:\n  name: python3\n---\n# Title\n\n"
        "```{code-cell}\n:tags: [raises-exception]\nimport numpy\n```\n"
    )
    data = equipped(app, "x.md")
    assert data["cells"] == [{"id": "code-1", "source": "import numpy", "raises": True}]


def test_a_page_of_text_gets_no_interpreter(app):
    (app.confdir / "x.md").write_text("# Title\n\nText.\n")
    assert equipped(app, "x.md") is None
    assert [name for name, _ in app.scripts] == ["live-0/offline-page.js"]
    assert app.styles == []


def test_a_page_with_a_form_and_no_cells_gets_one(app):
    (app.confdir / "x.md").write_text("# Title\n")
    doctree = docutils.utils.new_document("x")
    doctree += nodes.raw("", "<form>", format="html", live_form="letters")
    assert equipped(app, "x.md", doctree=doctree)["cells"] == []
    assert ("live-0/live.js", {"type": "module"}) in app.scripts
    assert app.styles == ["live-0/live.css"]


def test_a_page_whose_own_script_uses_python_gets_one_and_no_buttons(app):
    (app.confdir / "x.md").write_text("# Title\n")
    live = made(app.confdir, pages=["x.md"])
    data = equipped(app, "x.md", live=live)
    assert data["cells"] == []
    assert data["scripts"] == live.scripts
    names = [name for name, _ in app.scripts]
    assert names == ["live-0/offline-page.js", "live-0/missing.js"]


@pytest.mark.parametrize(
    "source", ["'</script><b>'", "'<!--<script>'", "'</SCRIPT >'", "a < b"]
)
def test_no_source_is_read_as_html_or_ends_its_script(app, source):
    context = {"body": ""}
    name = notebook(app.confdir, code(source))
    Extension(site=made(app.confdir)).equip(
        app, name, "", context, docutils.utils.new_document("x")
    )
    inside = re.fullmatch("<script[^>]*>(.*)</script>", context["body"]).group(1)
    assert "<" not in inside
    assert json.loads(inside)["cells"][0]["source"] == source


# ---- forms


@pytest.fixture
def letters():
    """A module that answers one form."""
    module = ModuleType("letters")
    module.form = lambda name: f"<form>{name}</form>"
    module.explore = lambda name, state: f"<p>{name} {state}</p>"
    return module


def page_with(*classes):
    doctree = docutils.utils.new_document("x")
    doctree += nodes.container("", nodes.Text("for Jupyter"), classes=[*classes])
    return doctree


def test_a_form_stands_where_it_can_be_answered(app, letters):
    doctree = page_with("explore-letters")
    Extension(made(app.confdir), letters).prepare_page(app, doctree, "x")
    assert doctree.astext() == "<form>letters</form>"
    assert formframes.has_form(doctree)


def test_without_python_its_worked_case_stands_there(app, letters):
    doctree = page_with("other", "explore-letters")
    Extension(None, letters).prepare_page(app, doctree, "x")
    assert doctree.astext() == "<p>letters {}</p>"


def test_another_container_stays(app, letters):
    doctree = page_with("other")
    Extension(made(app.confdir), letters).prepare_page(app, doctree, "x")
    assert doctree.astext() == "for Jupyter"
    assert not formframes.has_form(doctree)


def test_a_form_that_nobody_answers_is_a_warning(app, monkeypatch):
    said = []
    monkeypatch.setattr(
        formframes.logger, "warning", lambda text, *v, **_: said.append(text % v)
    )
    doctree = page_with("explore-letters")
    Extension(made(app.confdir)).prepare_page(app, doctree, "x")
    assert said == ["the form letters: live_forms names no module"]
    assert doctree.astext() == "for Jupyter"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (
            "import nowhere_at_all",
            "live_forms: unfit.*: No module named 'nowhere_at_all'",
        ),
        ("explore = print", "live_forms: unfit.* has no function 'form'"),
    ],
)
def test_a_module_that_cannot_answer_is_named(tmp_path, content, said, request):
    name = f"unfit{abs(hash(request.node.name))}"
    (tmp_path / f"{name}.py").write_text(content)
    given = {"live_sources": [f"{name}.py"], "live_forms": name}
    with pytest.raises(ConfigError, match=said):
        formframes.load(settings.read(settings.DEFAULTS | given, tmp_path))


# ---- what is there and what is asked for


def test_without_assets_the_build_says_so_once_and_goes_on(app, monkeypatch):
    def fail(*_):
        raise assets.AssetError("numpy's wheel is on neither source")

    said = []
    monkeypatch.setattr(extension, "prepare", fail)
    monkeypatch.setattr(
        extension.logger, "info", lambda text, *values, **_: said.append(text % values)
    )
    static = Extension()
    static.gather(app, settings.DEFAULTS)
    assert said == [
        "live pages: off, the site is static. numpy's wheel is on neither source"
    ]
    context = {"body": "text"}
    static.equip(app, "x", "page.html", context, docutils.utils.new_document("x"))
    assert context == {"body": "text"}
    assert app.scripts == []


def test_a_package_that_no_wheel_brings_is_named(tmp_path):
    live = made(tmp_path, needs={"toys": ["pandas"]})
    with pytest.raises(ConfigError, match="live_needs: toys needs 'pandas', which"):
        extension.require_sound(live)


def test_a_form_that_would_wait_for_a_wheel_is_refused(tmp_path):
    (tmp_path / "toys").mkdir()
    live = made(tmp_path, sources=["toys"], forms="toys.fast")
    with pytest.raises(ConfigError, match=r"live_forms: toys\.fast imports numpy"):
        extension.require_sound(live)


# ---- the files beside the pages


def test_a_change_of_content_is_a_change_of_name():
    digests = {
        site.digest(files)
        for files in (
            {"a": b"1"},
            {"a": b"2"},
            {"b": b"2"},
            {"a": b"12", "b": b""},
            {"a": b"1", "b": b"2"},
        )
    }
    assert len(digests) == 5


def test_the_offline_worker_is_told_the_folders():
    told = site.for_folders(b"const CURRENT = /*CURRENT*/ []; //", ["live-0"])
    assert told == b'const CURRENT = ["live-0"]; //'
    with pytest.raises(ValueError, match="no place"):
        site.for_folders(b"const CURRENT = [];", [])


def test_what_an_earlier_build_left_goes(app):
    for folder in ("live-old", "pyodide-old"):
        (app.outdir / "_static" / folder).mkdir(parents=True)
    (app.outdir / "offline.js").write_text("old")
    Extension().write(app, None)
    assert [path.name for path in app.outdir.rglob("*")] == ["_static"]


def test_the_files_stand_beside_the_pages(app):
    Extension(made(app.confdir)).write(app, None)
    assert (app.outdir / "offline.js").read_bytes() == b"worker"
    assert (app.outdir / "_static/live-0/own.zip").read_bytes() == b"x" * 10
    assert (app.outdir / "_static/pyodide-0/numpy.bin").is_file()


def test_a_failed_build_writes_nothing(app):
    Extension(made(app.confdir)).write(app, RuntimeError("no"))
    assert list(app.outdir.iterdir()) == []
