"""Every code cell of every chapter, run in the page of a real browser, shows what the notebook stored."""

import re
from urllib.parse import unquote

import assets
import nbformat
import pytest
from browser import set_theme, violations
from notebooks import PATHS, cells, tags

LIVE_PATHS = [path for path in PATHS if cells(path, "code")]
LONGEST = 120_000  # ms for all the cells of a page

# The cells that do not run in a page, by chapter and by how their source begins: the whole list
STATIC = {
    "07_corpus": ["def shell(", 'shell("reference.0"', "size = (place"],
}

SHOWN = """() => Object.fromEntries([...document.querySelectorAll(".cell[id^=code-]")].map((cell) => [cell.id, {
    state: cell.dataset.live ?? "",
    status: cell.querySelector(".live-status")?.textContent ?? "",
    outputs: [...cell.querySelectorAll(".cell_output > *")].map((node) => {
        const image = node.matches("img") ? node : node.querySelector("img");
        const kinds = ["stream", "stderr", "traceback", "text_plain", "text_html", "text_latex"];
        const kind = kinds.find((name) => node.classList.contains(name)) ?? (image ? "image" : "?");
        if (kind === "image") return [kind, image.src];
        return [kind, kind === "text_html" ? node.innerHTML : node.textContent];
    }),
}]))"""


def as_parsed(page, html):
    """HTML as the browser writes it back."""
    return page.evaluate(
        "(html) => { const t = document.createElement('template'); t.innerHTML = html; return t.innerHTML; }",
        html,
    )


def stored(page, cell):
    """What a notebook's cell shows, as (kind, text), in the page's words for it."""
    for output in cell.outputs:
        data = output.get("data", {})
        if output.output_type == "stream":
            yield "stream" if output.name == "stdout" else "stderr", output.text
        elif output.output_type == "error":
            yield "traceback", f"{output.ename}: {output.evalue}"
        elif "text/html" in data:
            yield "text_html", as_parsed(page, data["text/html"])
        elif "image/svg+xml" in data:
            yield "image", marks(data["image/svg+xml"])
        else:
            yield "text_plain", data["text/plain"]


def shown(outputs):
    """The same, of what a page shows."""
    for kind, text in outputs:
        if kind == "traceback":
            text = text.rstrip("\n").split("\n")[-1]
        elif kind == "image":
            text = marks(unquote(text.partition(",")[2]))
        yield kind, text


def marks(svg):
    """The words of a figure, and how many marks of each kind it has."""
    words = re.findall(r"<!-- (.*?) -->", svg)
    kinds = re.findall(r'<g id="([a-zA-Z]\w*?)_?\d*"', svg)
    return sorted(words), {kind: kinds.count(kind) for kind in set(kinds)}


def run_all(page):
    page.get_by_role("button", name="Run all", exact=True).click()
    page.wait_for_function(
        "() => /All cells are done|ended with an error|could not/.test(document.querySelector('.live-voice').textContent)",
        timeout=LONGEST,
    )


@pytest.mark.parametrize("path", LIVE_PATHS, ids=lambda path: path.stem)
def test_every_cell_shows_what_the_notebook_stored(visit, path):
    page = visit(f"book/{path.stem}.html")
    run_all(page)
    found = page.evaluate(SHOWN)
    differ = {}
    for index, cell in enumerate(nbformat.read(path, as_version=4).cells):
        if cell.cell_type == "code" and "live" not in cell.metadata:
            live = found[f"code-{index}"]
            got, wanted = list(shown(live["outputs"])), list(stored(page, cell))
            if (live["state"], got) != ("done", wanted):
                differ[cell.source] = (live["state"], got, wanted)
    assert differ == {}


@pytest.mark.parametrize("path", LIVE_PATHS, ids=lambda path: path.stem)
def test_the_cells_that_cannot_run_in_a_page_are_few_and_say_why(path):
    kept = [cell for cell in cells(path, "code") if "live" in cell.metadata]
    begin = STATIC.get(path.stem, [])
    assert len(kept) == len(begin)
    for cell, beginning in zip(kept, begin):
        assert cell.source.startswith(beginning)
        assert re.fullmatch(r"[a-z].{10,80}[^.]", cell.metadata.live)


def test_a_cell_that_cannot_run_has_a_reason_where_others_have_buttons(visit):
    page = visit("book/07_corpus.html")
    bars = page.locator(".live-bar", has_text="Does not run in the page")
    assert bars.count() == len(STATIC["07_corpus"])
    assert bars.locator("button").count() == 0


def test_every_code_cell_of_a_page_is_known_to_it(visit):
    page = visit("book/03_ngrams.html")
    known = page.evaluate(
        "JSON.parse(document.getElementById('live-cells').textContent).cells.map((c) => c.source)"
    )
    on_page = page.eval_on_selector_all(
        ".cell .cell_input pre", "(all) => all.map((pre) => pre.textContent.trimEnd())"
    )
    assert on_page == known
    assert len(known) == sum(
        1 for cell in cells(PATHS[2], "code") if "remove-cell" not in tags(cell)
    )


READY = "() => document.querySelector('.live-page-bar').dataset.state === 'ready'"
HEARD = "(text) => document.querySelector('.live-voice').textContent === text"

# ---- what a reader does with one cell: chapter 2, whose page has all that is needed

CHAPTER = "book/02_clipping.html"


class Cell:
    """One cell of the page, as a reader uses it: by the names of its buttons."""

    def __init__(self, page, number):
        self.page, self.number = page, number
        self.node = page.locator(".cell[id^=code-]").nth(number - 1)

    def button(self, text):
        return self.page.get_by_role(
            "button", name=f"{text}: cell {self.number}", exact=True
        )

    def press(self, text):
        self.button(text).click()
        return self

    def ends(self, state):
        identifier = self.node.get_attribute("id")
        self.page.wait_for_function(
            "([id, state]) => document.getElementById(id).dataset.live === state",
            arg=[identifier, state],
            timeout=60_000,
        )
        return self

    def runs(self, state="done"):
        return self.press("Run").ends(state)

    def write(self, text):
        """Replace the code, key by key."""
        self.press("Edit")
        self.node.locator(".cm-content").focus()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)
        return self

    @property
    def output(self):
        return self.node.locator(".cell_output").inner_text().strip()

    @property
    def status(self):
        return self.node.locator(".live-status").inner_text()


@pytest.fixture
def chapter(visit):
    """A page of the book and a way to its cells."""
    page = visit(CHAPTER)
    return lambda number: Cell(page, number)


def test_nothing_of_the_interpreter_is_fetched_before_the_first_run(visit, site):
    site.served.clear()
    page = visit(CHAPTER)
    page.mouse.wheel(0, 5000)
    page.wait_for_timeout(300)
    assert not [
        s.path
        for s in site.served
        if re.search(r"pyodide|worker\.mjs|editor\.mjs|\.zip", s.path)
    ]


def test_a_middle_cell_runs_what_it_needs_first(chapter):
    cell = chapter(8).runs()
    assert cell.output == "[2, 1] 2"
    assert [chapter(n).node.get_attribute("data-live") for n in (1, 2, 3, 7)] == [
        "done"
    ] * 4
    assert chapter(9).node.get_attribute("data-live") is None
    cell.press("Run all above")
    cell.page.wait_for_function(HEARD, arg="cell 7 is done", timeout=60_000)


def test_a_hidden_answer_is_shown_by_the_run_that_was_asked_for(chapter):
    fold = chapter(4).node.locator("details")
    chapter(5).runs()
    assert fold.get_attribute("open") is None
    chapter(4).runs()
    assert fold.get_attribute("open") is not None


def test_an_edit_changes_the_result_and_reset_brings_both_back(chapter):
    cell = chapter(5)
    before = cell.output
    cell.write("6 / 4").runs()
    assert cell.output == "1.5"
    assert cell.node.get_attribute("data-changed") is not None
    cell.press("Reset")
    assert cell.output == before
    assert cell.node.get_attribute("data-changed") is None
    cell.runs()
    assert cell.output == before


def test_the_keyboard_alone_edits_runs_undoes_and_leaves(chapter):
    cell = chapter(5)
    cell.button("Edit").focus()
    keyboard = cell.page.keyboard
    keyboard.press("Enter")
    cell.node.locator(".cm-content").wait_for()
    keyboard.press("Control+a")
    keyboard.type("[7 / 2,\n'x']")
    keyboard.press("Shift+Enter")
    cell.ends("done")
    assert cell.output == "[3.5, 'x']"
    keyboard.press("Control+z")  # undo survives a run
    assert "'x'" not in cell.node.locator(".cm-content").inner_text()
    keyboard.press("Escape")
    focused = cell.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert focused == "Run: cell 5"
    keyboard.press("Tab")
    assert cell.page.evaluate("document.activeElement.textContent") == "Run all above"


def test_an_error_shows_the_readers_lines_and_nothing_of_the_machinery(chapter):
    cell = chapter(5).write("f = lambda: 1 / 0\nf()")
    cell.runs("failed")
    assert cell.output.endswith("ZeroDivisionError: division by zero")
    assert "Cell In[" in cell.output
    assert not re.search(r"kernel|pyodide|livepage|<exec>", cell.output)
    assert cell.status == "ended with an error"
    cell.write("1").runs()  # the interpreter lives on


def test_a_wrong_line_and_a_magic_are_told(chapter):
    cell = chapter(5).write("x = = 1").runs("failed")
    assert cell.output.endswith("SyntaxError: invalid syntax")
    cell.write("%timeit 1").runs("failed")
    assert "They work in Jupyter, not in this page." in cell.output


def test_an_expected_error_is_a_success_until_the_cell_is_changed(chapter):
    number = 1 + [
        c.source.startswith("from bleu import modified_precision  #")
        for c in cells(PATHS[1], "code")
    ].index(True)
    cell = chapter(number).runs()
    assert "TypeError" in cell.output
    cell.write("raise TypeError('mine')").runs("failed")


def test_an_endless_loop_leaves_the_page_usable_and_can_be_stopped(chapter):
    loop = chapter(5).runs().write("while True: pass")
    loop.press("Run").ends("running")
    chapter(7).press("Run").ends("queued")
    page = loop.page
    page.locator(".theme-switch-button").first.click()  # the page answers
    loop.press("Stop").ends("stopped")
    assert loop.status == "stopped; Python starts anew"
    assert chapter(7).node.get_attribute("data-live") == "idle"
    page.wait_for_function(
        "() => document.querySelector('.live-page-bar').dataset.state === 'ready'",
        timeout=60_000,
    )
    assert (
        chapter(7).node.get_attribute("data-live") == "idle"
    )  # what waited did not run
    loop.press("Reset")
    chapter(7).runs()


def test_after_a_restart_nothing_is_left_in_the_interpreter(chapter):
    cell = chapter(3).write("candidate = 1\ncandidate").runs()
    cell.page.get_by_role("button", name="Stop and restart").click()
    cell.page.wait_for_function(
        "() => document.querySelector('.live-page-bar').dataset.state === 'ready'",
        timeout=60_000,
    )
    assert cell.status == "run before the restart"
    cell.write("candidate").runs("failed")
    assert cell.output.endswith("NameError: name 'candidate' is not defined")


def test_much_output_is_cut_and_said_so(chapter):
    cell = chapter(5).write("for i in range(10**5): print(i)").runs()
    assert cell.output.endswith("[the page shows no more of this output]")
    assert len(cell.output) < 210_000


def test_edits_survive_a_reload_and_can_be_forgotten(chapter):
    cell = chapter(5).write("'mine'")
    page = cell.page
    page.reload()
    assert cell.node.locator("pre").first.inner_text().strip() == "'mine'"
    assert cell.status == "changed by you on an earlier visit"
    cell.runs()
    assert cell.output == "'mine'"
    page.get_by_role("button", name="Forget my changes").click()
    page.reload()
    assert cell.node.locator("pre").first.inner_text().strip().startswith("purse")


def test_a_figure_drawn_again_keeps_its_caption_and_description(chapter):
    number = 1 + [
        c.source.startswith("figure, axes") for c in cells(PATHS[1], "code")
    ].index(True)
    cell = chapter(number)
    alt = cell.node.locator("img").get_attribute("alt")
    cell.runs()
    image = cell.node.locator("figure img")
    assert image.get_attribute("src").startswith("data:image/svg+xml")
    assert image.get_attribute("alt") == alt
    assert cell.node.locator("figcaption").is_visible()


def test_the_page_says_what_it_does(chapter):
    cell = chapter(1)
    page = cell.page
    bar, voice = page.locator(".live-state"), page.locator(".live-voice")
    assert re.search(r"runs here, in your browser.*\d+\.\d MB", bar.inner_text())
    cell.press("Run")
    page.wait_for_function(
        "() => /is loading: [1-9]\\d*\\.\\d of/.test(document.querySelector('.live-state').textContent)"
    )
    assert page.locator("progress").is_visible()
    cell.ends("done")
    page.wait_for_function(HEARD, arg="cell 1 is done")
    assert bar.inner_text() == "Python is ready."
    assert voice.get_attribute("role") == "status"


# ---- when something is missing


def test_a_failed_download_is_told_and_can_be_tried_again(visit):
    page = visit(CHAPTER, service_workers="block")
    visit.readers[-1].allow("ERR_FAILED|Failed to (fetch|load)|could not be loaded")
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    cell = Cell(page, 1).press("Run").ends("stopped")
    bar = page.locator(".live-state")
    assert bar.inner_text().startswith("Python could not be loaded:")
    assert cell.button("Run").is_visible()
    page.unroute("**/pyodide.asm.wasm")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_function(READY, timeout=60_000)
    cell.runs()


def test_a_library_that_cannot_be_had_is_an_error_of_the_cell(visit):
    page = visit(CHAPTER, service_workers="block")
    visit.readers[-1].allow("ERR_FAILED|Failed to (fetch|load)")
    page.route("**/nltk.zip", lambda route: route.abort())
    cell = Cell(page, 1).runs("failed")
    assert "nltk.zip" in cell.output or "fetch" in cell.output
    page.unroute("**/nltk.zip")
    cell.runs()


def test_a_visited_page_can_be_read_and_run_without_a_network(visit, site):
    page = visit(CHAPTER)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    Cell(page, 5).runs()
    page.wait_for_timeout(500)  # the last answers are put away
    context = page.context
    context.set_offline(True)
    visit.readers[-1].allow("ERR_INTERNET_DISCONNECTED|Failed to fetch")
    page.reload()
    assert page.locator(".bd-article h1").inner_text().startswith("2.")
    cell = Cell(page, 5).runs()
    assert cell.output.startswith("Counter({'the': 2")
    context.set_offline(False)


def test_a_narrow_window_has_all_the_buttons_and_no_sideways_scroll(visit):
    page = visit(CHAPTER, width=360)
    cell = Cell(page, 5).runs()
    cell.press("Edit")
    cell.node.locator(".cm-content").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    for text in ("Run", "Run all above", "Edit", "Reset"):
        box = cell.button(text).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert min(box["width"], box["height"]) >= 24


def test_the_editor_open_and_an_error_shown_are_accessible(chapter):
    cell = chapter(5).write("1 / 0  # a comment\n'a string', True").runs("failed")
    cell.page.add_script_tag(path=assets.prepare().axe)
    found = {}
    for theme in ("light", "dark"):
        set_theme(cell.page, theme)
        [found[theme]] = violations(cell.page)
    assert found == {"light": [], "dark": []}


def test_storage_that_is_forbidden_or_broken_does_not_stop_the_page(visit):
    page = visit(CHAPTER)
    page.evaluate("Object.keys(localStorage).length")
    key = page.evaluate(
        "`bleu ${location.pathname} ${JSON.parse(document.getElementById('live-cells').textContent).version}`"
    )
    page.evaluate("(key) => localStorage.setItem(key, 'not JSON')", key)
    page.reload()
    Cell(page, 1).runs()
