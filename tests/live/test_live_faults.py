"""What a reader meets when a host, a network or a browser does not do its part: in a real browser.

Each fault must be told in one line, never waited for without end, and be over when it is over.
"""

import base64
import hashlib
import json
import re
import threading

import pytest
from browser import FORMULAS, HTML, TYPES, Handler, Site
from live_cells import Cell, ready

CHAPTER = "book/02_clipping.html"
WASM = r"pyodide\.asm\.wasm$"
DATA = re.compile(r'id="live-cells">(.*?)</script>', re.S)
OWN = json.loads(DATA.search((HTML / CHAPTER).read_text("utf-8"))[1])["kernel"]["own"]
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' {hashes}; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; "
    "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)


class FaultyHandler(Handler):
    """Answers as always, but for the paths that have a fault."""

    def do_GET(self):
        for pattern, fault in self.site.faults.items():
            if re.search(pattern, self.path):
                return fault(self)
        super().do_GET()

    def body(self):
        return self.site.file(self.path).read_bytes()

    def begin(self, size=None, kind="application/octet-stream"):
        """Head of an answer; without a size it ends where the connection does."""
        self.close_connection = True
        self.send_response(200)
        self.send_header("Content-Type", kind)
        if size is not None:
            self.send_header("Content-Length", str(size))
        self.send_header("Connection", "close")
        self.end_headers()


class FaultySite(Site):
    """A site with faults: a pattern of paths -> what answers instead.

    `over` is set when a test is over, so that no answer is held back for longer.
    """

    def __init__(self):
        super().__init__(without=FORMULAS)
        self.faults, self.over = {}, threading.Event()

    def handler(self):
        return FaultyHandler


@pytest.fixture(scope="module")
def site():
    with FaultySite() as site:
        yield site


@pytest.fixture
def faulty(site):
    """`faulty(pattern, fault)`: a fault of this test's; `faulty.mend()` ends them all."""
    site.over.clear()

    def faulty(pattern, fault):
        site.faults[pattern] = fault

    faulty.mend = site.faults.clear
    yield faulty
    site.faults.clear()
    site.over.set()


# ---- faults


def cut(handler):
    """The connection breaks in the middle of the file."""
    body = handler.body()
    handler.begin(len(body), TYPES[".wasm"])
    handler.wfile.write(body[: len(body) // 2])


def cut_unnoticed(handler):
    """As above, from a host that does not say how long a file is."""
    handler.begin(None, TYPES[".wasm"])
    handler.wfile.write(handler.body()[:100_000])


def a_page_instead(handler):
    """What some hosts and every hotel's network send: a page, and status 200."""
    handler.answer(
        200, b"<!doctype html><title>Sign in</title>", Content_Type="text/html"
    )


def not_found(handler):
    handler.answer(404, b"no", Content_Type="text/plain")


def stalled(handler):
    """Some bytes come, and then nothing, for ever."""
    body = handler.body()
    handler.begin(len(body), TYPES[".wasm"])
    handler.wfile.write(body[:100_000])
    handler.wfile.flush()
    handler.site.over.wait()


def typed(kind):
    """The right bytes under another type."""
    return lambda handler: handler.answer(200, handler.body(), Content_Type=kind)


def replaced(old, new):
    """The file with a piece of its text replaced; the test needs that piece."""

    def fault(handler):
        text = handler.body().decode()
        assert old in text
        kind = TYPES["." + handler.path.partition("?")[0].rpartition(".")[2]]
        handler.answer(200, text.replace(old, new).encode(), Content_Type=kind)

    return fault


IMPATIENT = replaced('"kernel": {', '"kernel": {"patience": 5, ')


# ---- the interpreter's files


LOADER_FAULTS = {
    "cut": (cut, "the connection was cut after"),
    "cut unnoticed": (cut_unnoticed, "100000 bytes came, and it has"),
    "a page instead": (a_page_instead, "37 bytes came, and it has"),
    "not found": (not_found, "the site answered 404"),
}


@pytest.mark.parametrize("name", LOADER_FAULTS)
def test_a_wasm_that_does_not_come_is_told_and_can_be_tried_again(visit, faulty, name):
    fault, words = LOADER_FAULTS[name]
    faulty(WASM, fault)
    page = visit(CHAPTER)
    visit.readers[-1].allow("Failed to load resource|ERR_")
    cell = Cell(page, 1).runs("failed")
    told = page.locator(".live-state").inner_text()
    assert told.startswith(
        f"Python could not be loaded: pyodide.asm.wasm could not be loaded: {words}"
    )
    faulty.mend()
    page.get_by_role("button", name="Try again").click()
    ready(page)
    assert cell.status == "not run yet"  # and no longer that it could not be loaded
    cell.runs()


def test_a_download_that_stands_still_is_given_up(visit, faulty):
    faulty(WASM, stalled)
    faulty(r"02_clipping\.html$", IMPATIENT)
    page = visit(CHAPTER)
    Cell(page, 1).runs("failed")
    told = page.locator(".live-state").inner_text()
    assert told.endswith("nothing came for 5 seconds after 100000 bytes")


@pytest.mark.parametrize(
    "kind",
    ["application/octet-stream", "application/wasm; charset=utf-8", "text/plain"],
)
def test_a_wasm_of_another_type_is_compiled_all_the_same(visit, faulty, kind):
    faulty(WASM, typed(kind))
    Cell(visit(CHAPTER), 1).runs()


@pytest.mark.parametrize(
    "file",
    [
        "pyodide.js",
        "pyodide.asm.js",
        "pyodide-lock.json",
        "own.zip",
        "snapshot.bin",
    ],
)
def test_every_other_file_of_the_start_is_told_by_its_name(visit, faulty, file):
    faulty(re.escape(file), a_page_instead)
    page = visit(CHAPTER)
    Cell(page, 1).runs("failed")
    told = page.locator(".live-state").inner_text()
    assert told.startswith(
        f"Python could not be loaded: {file} could not be loaded: 37 bytes came"
    )


def damaged(handler):
    """As long as the file, and nothing in it."""
    handler.answer(200, bytes(len(handler.body())))


@pytest.mark.parametrize(
    ("file", "fault"),
    [
        (r"/snapshot\.bin", damaged),
        (r"/interpreter\.js", replaced("globalThis.DecompressionStream", "false")),
        (r"/interpreter\.js", replaced("adopt(python._module)", "throw Error()")),
    ],
    ids=["damaged", "cannot be unpacked here", "cannot be restored here"],
)
def test_a_snapshot_of_no_use_costs_time_and_nothing_else(
    visit, faulty, site, file, fault
):
    faulty(file, fault)
    site.served.clear()
    page = visit(CHAPTER)
    assert Cell(page, 5).runs().output.startswith("Counter({'the': 2")
    begun = [served.path for served in site.served]
    assert sum("python_stdlib.zip" in path for path in begun) == 1


def test_a_standard_library_that_does_not_come_is_an_error_of_who_wants_more_of_it(
    visit, faulty
):
    faulty(r"/python_stdlib\.zip", a_page_instead)
    page = visit(CHAPTER)
    cell = Cell(page, 1).write("1 + 1").runs()  # the snapshot has what this takes
    cell.write("import colorsys").runs("failed")
    assert cell.output.startswith("python_stdlib.zip could not be loaded: 37 bytes")
    faulty.mend()
    cell.runs()


def test_a_module_that_is_wanted_at_once_is_waited_for(visit, faulty):
    """By an import that no parser sees, while the archive is still on its way."""
    faulty(r"/python_stdlib\.zip", lambda handler: handler.site.over.wait())
    page = visit(CHAPTER)
    cell = Cell(page, 1).write("__import__('colorsys')").press("Run").ends("running")
    faulty.mend()
    cell.ends("done")
    assert cell.output.startswith("<module 'colorsys'")


def test_a_browser_without_memory_says_so(visit, faulty):
    refuse = 'WebAssembly.instantiate = async () => { throw RangeError("Out of memory"); };\n'
    comment = "// Loads Pyodide"
    faulty(r"/interpreter\.js", replaced(comment, refuse + comment))
    page = visit(CHAPTER)
    Cell(page, 1).runs("failed")
    told = page.locator(".live-state").inner_text()
    assert told == (
        "Python could not be loaded: the browser has not enough memory for it"
    )


def test_an_interpreter_script_that_does_not_come_is_told(visit, faulty):
    faulty(r"/worker\.js", not_found)
    page = visit(CHAPTER)
    visit.readers[-1].allow("Failed to load resource")
    Cell(page, 1).runs("failed")
    told = page.locator(".live-state").inner_text()
    assert "its first script did not come" in told
    faulty.mend()
    page.get_by_role("button", name="Try again").click()
    ready(page)


@pytest.mark.parametrize("fault", [a_page_instead, not_found])
def test_a_package_that_does_not_come_is_an_error_of_the_cell_by_name(
    visit, faulty, fault
):
    faulty(r"/numpy-.*\.bin", fault)
    page = visit(CHAPTER)
    visit.readers[-1].allow("Failed to load resource|numpy")
    cell = Cell(page, 1).write("import numpy\nnumpy.arange(3)").runs("failed")
    assert re.match(r"numpy-\S+\.bin could not be loaded: ", cell.output)
    assert "Traceback" not in cell.output
    faulty.mend()
    assert cell.runs().output == "array([0, 1, 2])"


def test_a_program_that_ends_python_is_told_what_it_did(visit):
    page = visit(CHAPTER)
    visit.readers[-1].allow("exit|ExitStatus|fatal")
    cell = Cell(page, 1).write("import os\nos._exit(3)").runs("failed")
    told = page.locator(".live-state").inner_text()
    assert told == "Python ended: the code ended it, with exit(3)"
    assert cell.status == "Python ended; press Run to try again"


# ---- what is kept for reading offline


KEPT = """async (pattern) => {
    const files = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
            if (!new RegExp(pattern).test(url)) continue;
            const size = (await (await cache.match(url)).arrayBuffer()).byteLength;
            files.push([url.split("/").pop(), size]);
        }
    }
    return files;
}"""


@pytest.fixture
def kept_page(visit):
    """A page whose requests the offline worker answers."""
    page = visit(CHAPTER, service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


@pytest.mark.parametrize("file", [WASM, re.escape(OWN) + "$"])
def test_a_wrong_answer_is_not_kept_and_a_new_try_goes_past_it(
    kept_page, faulty, site, file
):
    faulty(file, a_page_instead)
    Cell(kept_page, 1).runs("failed")
    assert kept_page.evaluate(KEPT, file) == []
    faulty.mend()
    kept_page.get_by_role("button", name="Try again").click()
    ready(kept_page)
    kept_page.wait_for_function(
        f"(file) => ({KEPT})(file).then((all) => all.length)", arg=file
    )
    [(name, size)] = kept_page.evaluate(KEPT, file)
    [path] = site.folder.glob(f"_static/*/{name}")
    assert size == path.stat().st_size


def test_a_wrong_copy_that_was_kept_does_not_outlive_a_new_try(kept_page, site):
    """A damaged disk has made it, or an earlier version of the worker has kept it."""
    [path] = site.folder.glob("_static/pyodide-*/pyodide.asm.wasm")
    url = site.url + path.relative_to(site.folder).as_posix()
    kept_page.evaluate(
        """async (url) => {
            const [name] = await caches.keys();
            await (await caches.open(name)).put(url, new Response("wrong"));
        }""",
        url,
    )
    Cell(kept_page, 1).runs("failed")
    kept_page.get_by_role("button", name="Try again").click()
    ready(kept_page)


def test_without_a_network_and_a_kept_python_the_page_says_so(kept_page, visit):
    visit.readers[-1].allow("ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)")
    kept_page.context.set_offline(True)
    Cell(kept_page, 1).runs("failed")
    told = kept_page.locator(".live-state").inner_text()
    assert "there is no network" in told
    assert "reload" not in told
    kept_page.context.set_offline(False)
    kept_page.get_by_role("button", name="Try again").click()
    ready(kept_page)


# ---- when the scripts of the page itself do not come


@pytest.mark.parametrize(
    ("file", "fault"),
    [(r"/live\.js", typed("application/octet-stream")), (r"/cell\.js", not_found)],
    ids=["mistyped", "missing"],
)
def test_a_page_whose_scripts_do_not_come_says_so_and_its_forms_are_no_trap(
    visit, faulty, file, fault
):
    faulty(file, fault)
    page = visit(CHAPTER)
    visit.readers[-1].allow("Failed to load|MIME type")
    said = page.locator(".live-page-bar").inner_text()
    assert said.startswith(
        "The cells and forms of this page cannot run here: its script"
    )
    form = page.locator("#explore-clip")
    assert form.get_by_role("button", name="Show").is_disabled()
    address = page.url
    form.evaluate("(form) => form.querySelector('[name=candidate]').focus()")
    page.keyboard.press("Enter")
    assert page.url == address


def test_a_script_that_fails_says_how(visit, faulty):
    faulty(
        r"/live\.js", replaced("startForms(new", 'throw Error("odd");startForms(new')
    )
    page = visit(CHAPTER)
    visit.readers[-1].allow("odd")
    assert "its script failed (Uncaught Error: odd)" in (
        page.locator(".live-page-bar").inner_text()
    )


# ---- policies


def inline_hashes(text):
    """The inline scripts of a page, as a policy names them."""
    scripts = re.findall(r"<script(?![^>]*\bsrc=)([^>]*)>(.*?)</script>", text, re.S)
    return " ".join(
        f"'sha256-{base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"
        for attributes, code in scripts
        if "application/json" not in attributes
    )


def with_policy(policy):
    """Every file with the policy, as a host sends it; a page with its own hashes."""

    def fault(handler):
        file = handler.site.file(handler.path)
        body = file.read_bytes()
        hashes = inline_hashes(body.decode()) if file.suffix == ".html" else ""
        handler.answer(
            200,
            body,
            Content_Type=TYPES.get(file.suffix, "application/octet-stream"),
            Content_Security_Policy=policy.format(hashes=hashes),
            X_Content_Type_Options="nosniff",
        )

    return fault


def test_a_policy_that_forbids_webassembly_is_told_and_nothing_is_loaded(
    visit, faulty, site
):
    faulty("", with_policy(POLICY.replace("'wasm-unsafe-eval' ", "")))
    site.served.clear()
    page = visit(CHAPTER)
    visit.readers[-1].allow("inline event handler|wasm|Content Security Policy")
    Cell(page, 1).runs("failed")
    told = page.locator(".live-state").inner_text()
    assert "the site's policy lacks 'wasm-unsafe-eval'" in told
    assert not [s for s in site.served if s.path.endswith(".wasm")]
