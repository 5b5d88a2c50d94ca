"""What a reader does with the cells of a page, in a real browser: run, edit, break, stop, reset, come back."""

import re

import pytest
from browser import HTML, Reader, bring_axe, set_theme, violations
from live_cells import HEARD, Cell, put_away, ready
from notebooks import BOOK, cells

# ---- what a reader does with one cell: chapter 2, whose page has all that is needed

CHAPTER = "book/02_clipping.html"
SOURCES = [cell.source for cell in cells(BOOK / "02_clipping.ipynb", "code")]


def number_of(part):
    """The number of the first cell that holds this text."""
    return 1 + next(n for n, text in enumerate(SOURCES) if part in text)


@pytest.fixture
def chapter(visit):
    """A page of the book and a way to its cells."""
    page = visit(CHAPTER)
    return lambda number: Cell(page, number)


@pytest.fixture(scope="module")
def visitor(browser, site):
    """A reader on whose page Python runs already."""
    visitor = Reader(browser, site, service_workers="block")
    Cell(visitor.open(CHAPTER), 1).runs()
    yield visitor
    visitor.close()


@pytest.fixture
def started(visitor):
    """The cells of a page that several tests share, as starting Python takes its time.

    Each test waits for what it runs; its edits and results are reset for the next one.
    """
    [page] = visitor.context.pages
    yield lambda number: Cell(page, number)
    page.wait_for_function(
        "() => !document.querySelector('[data-live=queued], [data-live=running]')"
    )
    page.evaluate(
        "() => document.querySelectorAll('[aria-label^=\"Reset: \"]:not([hidden])').forEach((button) => button.click())"
    )
    page.get_by_role("button", name="Forget my changes").wait_for(state="hidden")
    visitor.check()


def test_nothing_of_the_interpreter_is_fetched_before_the_first_run(visit, site):
    site.served.clear()
    page = visit(CHAPTER)
    page.mouse.wheel(0, 5000)
    page.wait_for_load_state("networkidle")
    assert not [
        s.path
        for s in site.served
        if re.search(r"pyodide|worker\.js|editor\.js|\.zip", s.path)
    ]


def test_each_reader_draws_other_numbers_and_the_same_ones_from_a_seed(visit):
    drawn = [
        Cell(visit(CHAPTER), 1)
        .write("import random\nx = random.random()\nrandom.seed(1)\nx, random.random()")
        .runs()
        .output
        for _ in range(2)
    ]
    (first, seeded), (second, again) = (output.split(", ") for output in drawn)
    assert first != second
    assert seeded == again == "0.13436424411240122)"


def test_a_middle_cell_runs_what_it_needs_first(chapter):
    cell = chapter(8).runs()
    assert cell.output == "[2, 1] 2"
    assert [chapter(n).state for n in (1, 2, 3, 7)] == ["done"] * 4
    assert chapter(9).state is None
    cell.press("Run all above")
    cell.page.wait_for_function(HEARD, arg="cell 7 is done", timeout=60_000)


def test_a_hidden_answer_is_shown_by_the_run_that_was_asked_for(chapter):
    fold = chapter(4).node.locator("details")
    chapter(5).runs()
    assert fold.get_attribute("open") is None
    chapter(4).runs()
    assert fold.get_attribute("open") is not None


def test_an_edit_changes_the_result_and_reset_brings_both_back(started):
    cell = started(5)
    before = cell.output
    cell.write("6 / 4").runs()
    assert cell.output == "1.5"
    assert cell.node.get_attribute("data-changed") is not None
    cell.press("Reset")
    assert cell.output == before
    assert cell.node.get_attribute("data-changed") is None
    cell.runs()
    assert cell.output == before


def test_the_keyboard_alone_edits_runs_undoes_and_leaves(started):
    cell = started(1)
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
    assert focused == "Run: cell 1"
    keyboard.press("Tab")
    assert cell.page.evaluate("document.activeElement.textContent") == "Edit"


def test_an_error_shows_the_readers_lines_and_nothing_of_the_machinery(started):
    cell = started(1).write("f = lambda: 1 / 0\nf()")
    cell.runs("failed")
    assert cell.output.endswith("ZeroDivisionError: division by zero")
    assert re.search(r'File "cell 1(, version \d+)?", line 1', cell.output)
    assert not re.search(r"kernel|pyodide|<exec>", cell.output)
    assert cell.status == "ended with an error"
    cell.write("1").runs()  # the interpreter lives on


def test_a_wrong_line_and_a_magic_are_told(started):
    cell = started(1).write("x = = 1").runs("failed")
    assert cell.output.endswith("SyntaxError: invalid syntax")
    cell.write("%timeit 1").runs("failed")
    assert "They work in Jupyter, not in this page." in cell.output


def test_an_expected_error_is_a_success_until_the_cell_is_changed(started):
    cell = started(number_of("from bleu import modified_precision  #")).runs()
    assert "TypeError" in cell.output
    cell.write("raise TypeError('mine')").runs("failed")


def test_an_endless_loop_leaves_the_page_usable_and_can_be_stopped(started):
    loop = started(1).write("while True: pass")
    loop.press("Run").ends("running")
    started(7).press("Run").ends("queued")
    page = loop.page
    page.locator(".theme-switch-button").first.click()  # the page answers
    loop.press("Stop").ends("stopped")
    assert loop.status == "stopped; Python starts again"
    assert started(7).state == "idle"
    ready(page)
    assert started(7).state == "idle"  # what waited did not run
    loop.press("Reset").runs()


def test_after_a_restart_nothing_is_left_in_the_interpreter(started):
    cell = started(1).write("candidate = 1").runs()
    cell.page.get_by_role("button", name="Stop and restart").click()
    ready(cell.page)
    assert cell.status == "run before the restart"
    cell.write("candidate").runs("failed")
    assert cell.output.endswith("NameError: name 'candidate' is not defined")


def test_much_output_is_cut_and_said_so(started):
    cell = started(1).write("for i in range(10**5): print(i)").runs()
    assert cell.output.endswith("[the page shows no more of this output]")
    assert len(cell.output) < 210_000


def test_edits_survive_a_reload_and_can_be_forgotten(chapter):
    cell = chapter(1).write("'mine'")
    page = cell.page
    page.reload()
    assert cell.node.locator("pre").first.inner_text().strip() == "'mine'"
    assert cell.status == "changed by you on an earlier visit"
    cell.runs()
    assert cell.output == "'mine'"
    page.get_by_role("button", name="Forget my changes").click()
    page.reload()
    assert (
        cell.node.locator("pre")
        .first.inner_text()
        .strip()
        .startswith("from collections")
    )


def test_a_figure_drawn_again_keeps_its_caption_and_description(started):
    cell = started(number_of("figure, axes"))
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
    said = re.search(
        r"runs here, in your browser\. The first run loads Python and what this page "
        r"imports: (\d+) to (\d+) MB, once\.",
        bar.inner_text(),
    )
    page_size = page.evaluate(
        "JSON.parse(document.getElementById('live-cells').textContent).kernel.page"
    )
    assert [int(size) for size in said.groups()] == [
        round(page_size[key] / 1e6) for key in ("compressed", "bytes")
    ]
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
    page = visit(CHAPTER)
    visit.readers[-1].allow("ERR_FAILED|Failed to (fetch|load)|could not be loaded")
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    cell = Cell(page, 1).press("Run").ends("failed")
    bar = page.locator(".live-state")
    assert bar.inner_text().startswith("Python could not be loaded:")
    assert cell.button("Run").is_visible()
    page.unroute("**/pyodide.asm.wasm")
    page.get_by_role("button", name="Try again").click()
    ready(page)
    cell.runs()


def test_a_library_that_cannot_be_had_is_an_error_of_the_cell(visit):
    page = visit(CHAPTER)
    visit.readers[-1].allow("ERR_FAILED|Failed to (fetch|load)")
    page.route("**/nltk.zip", lambda route: route.abort())
    cell = Cell(page, number_of("from nltk")).runs("failed")
    assert "nltk.zip" in cell.output or "fetch" in cell.output
    page.unroute("**/nltk.zip")
    cell.runs()


def test_a_visited_page_can_be_read_and_run_without_a_network(visit, site):
    page = visit(CHAPTER, service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    site.served.clear()
    Cell(page, 5).runs()
    put_away(page, site)
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
    cell = chapter(1).write("1 / 0  # a comment\n'a string', True").runs("failed")
    bring_axe(cell.page)
    found = {}
    for theme in ("light", "dark"):
        set_theme(cell.page, theme)
        found[theme] = violations(cell.page)
    assert found == {"light": [], "dark": []}


def test_edits_that_cannot_be_read_do_not_stop_the_page(visit):
    page = visit(CHAPTER)
    for text in ("not JSON", "5", '"text"', "[1]"):
        page.evaluate(
            "(text) => localStorage.setItem(`bleu ${location.pathname}`, text)", text
        )
        page.reload()
        assert Cell(page, 1).write("1").status == "changed"
        page.get_by_role("button", name="Forget my changes").click()
    Cell(page, 1).runs()


def test_a_browser_without_storage_runs_and_edits(visit):
    page = visit(CHAPTER)
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('forbidden here'); } })"
    )
    visit.readers[-1].allow("forbidden here")  # the theme wants storage too
    page.reload()
    cell = Cell(page, 1).write("1 + 1").runs()
    assert cell.output == "2"


def test_a_full_disk_does_not_stand_between_a_reader_and_the_site(visit):
    page = visit(CHAPTER, service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    session = page.context.new_cdp_session(page)
    quota = {"origin": page.evaluate("location.origin"), "quotaSize": 1000}
    session.send("Storage.overrideQuotaForOrigin", quota)
    page.goto(page.url.replace("02_clipping", "03_ngrams"))
    assert page.locator(".bd-article h1").inner_text().startswith("3.")


# ---- in haste


def test_cells_run_in_order_however_fast_they_are_asked_for(started):
    for number in (5, 9, 7):
        started(number).press("Run")
    started(9).ends("done")
    states = [started(n).state for n in range(1, 10)]
    assert states == ["done"] * 9


def test_a_double_click_on_run_runs_once(started):
    cell = started(1).runs()
    cell.button("Run").dblclick()
    cell.ends("done")
    assert cell.status.startswith("done in")


def test_stop_on_the_cell_whose_turn_it_is_stops_python(started):
    """It is Python's already, and waits there: here, while Python computes a form."""
    slow = "import time, forms\nforms.FORMS.named = lambda _: time.sleep(4)"
    cell = started(1).write(slow).runs()
    cell.page.get_by_role("button", name="Show").click()
    started(3).press("Run").ends("queued")
    started(2).press("Stop").ends("idle")
    started(3).ends("idle")
    ready(cell.page)
    assert cell.status == "run before the restart"


def test_stop_on_a_cell_that_waits_takes_only_that_cell_away(started):
    loop = started(1).write("import time\ntime.sleep(3)").press("Run").ends("running")
    waits = started(3).press("Run").ends("queued")
    waits.press("Stop").ends("idle")
    loop.ends("done")
    assert started(2).ends("done").status.startswith("done")


def test_an_endless_loop_that_displays_can_be_stopped(started):
    loop = started(1).write("while True: display(1)").press("Run").ends("running")
    last = loop.node.get_by_text("[the page shows no more of this output]")
    last.wait_for()
    assert loop.node.locator(".output").count() < 300
    loop.press("Stop").ends("stopped")


def test_a_stopped_loop_is_not_run_again_by_a_later_cell(started):
    loop = started(1).write("while True: pass").press("Run").ends("running")
    loop.press("Stop").ends("stopped")
    later = started(3).press("Run")
    assert later.status == "not run: cell 1 was stopped; change it or reset it first"


def test_a_cell_changed_while_it_runs_says_so(started):
    cell = started(1).write("import time\ntime.sleep(2)").press("Run").ends("running")
    cell.node.locator(".cm-content").focus()
    cell.page.keyboard.type("#")
    cell.ends("done")
    assert cell.status.endswith("; changed since")


def test_forgetting_the_changes_stops_what_runs(started):
    loop = started(1).write("while True: pass").press("Run").ends("running")
    loop.page.get_by_role("button", name="Forget my changes").click()
    loop.ends("idle")
    loop.runs()


def test_a_reset_can_be_undone(started):
    cell = started(1).write("'mine'").press("Reset").press("Undo reset")
    assert cell.node.locator("pre").first.inner_text().strip() == "'mine'"
    assert cell.node.get_attribute("data-changed") is not None


def test_copying_the_code_does_not_open_the_editor(started):
    cell = started(1)
    cell.node.locator(".cell_input").hover()
    cell.node.locator("button.copybtn").click()
    cell.node.locator("button.copybtn.success").wait_for()
    assert cell.status == ""  # and not "loading the editor"
    assert cell.node.locator(".cm-content").count() == 0


def test_edit_opens_the_fold_that_hides_the_code(started):
    cell = started(2).press("Edit")
    cell.node.locator(".cm-content").wait_for(state="visible")
    assert cell.page.evaluate("document.activeElement.className").count("cm-content")


def test_a_cell_that_is_not_on_the_page_runs_when_a_later_one_needs_it(visit):
    page = visit("book/glossary.html")

    text = (HTML / CHAPTER).read_text("utf-8").replace('id="code-4"', "")

    def without_the_cell(route):
        route.fulfill(body=text, content_type="text/html")

    page.route("**/02_clipping.html", without_the_cell)
    page.goto(visit.readers[-1].site.url + CHAPTER)
    assert (
        page.locator(".live-bar").count()
        == len(cells(BOOK / "02_clipping.ipynb", "code")) - 1
    )
    last = page.locator("#code-8")  # it counts the words of what code-4 defines
    last.get_by_role("button", name="Run", exact=False).first.click()
    page.wait_for_function(
        "() => document.getElementById('code-8').dataset.live === 'done'",
        timeout=60_000,
    )


def test_the_focus_is_not_lost_when_a_button_goes(chapter):
    cell = chapter(1).press("Run")
    page = cell.page
    page.get_by_role("button", name="Stop", exact=True).click()  # while Python loads
    assert page.evaluate("document.activeElement.textContent") == "Run all"
    assert page.locator(".live-page-bar").get_attribute("data-state") == "off"
    cell.runs()


def test_one_wait_is_one_announcement(chapter):
    cell = chapter(9)
    cell.page.evaluate("""() => {
        window.heard = [];
        new MutationObserver(() => window.heard.push(document.querySelector(".live-voice").textContent))
            .observe(document.querySelector(".live-voice"), { childList: true });
    }""")
    cell.runs()
    cell.page.wait_for_function(HEARD, arg="cell 9 is done")
    assert cell.page.evaluate("window.heard") == ["Python is loading", "cell 9 is done"]


# ---- when Python dies, and what a second visit finds


def test_a_death_of_python_is_told_and_nothing_counts_as_run(chapter, visit):
    visit.readers[-1].allow("fatal error|Maximum call stack|call stack size")
    chapter(3).runs()
    recursive = (
        "import sys\nsys.setrecursionlimit(10**6)\n"
        "class A:\n    def __repr__(self): return repr(self)\nrepr(A())"
    )
    cell = chapter(5).press("Edit")
    cell.node.locator(".cm-content").wait_for()
    cell.page.keyboard.press("Control+a")
    cell.page.keyboard.insert_text(recursive)
    cell.runs("failed")
    bar = cell.page.locator(".live-state")
    assert bar.inner_text().startswith("Python ended:")
    assert cell.status == "Python ended; press Run to try again"
    assert chapter(3).status == "run before the restart"
    cell.page.get_by_role("button", name="Try again").click()
    ready(cell.page)
    chapter(3).runs()  # what stands above it was run again


def test_a_value_that_shows_itself_without_end_is_an_error_and_python_lives(started):
    recursive = "class A:\n    def __repr__(self): return repr(self)\nA()"
    cell = started(1).press("Edit")
    cell.node.locator(".cm-content").wait_for()
    cell.page.keyboard.press("Control+a")
    cell.page.keyboard.insert_text(recursive)
    cell.runs("failed")
    assert "calls itself without end" in cell.output
    assert started(3).runs().state == "done"


def test_two_tabs_keep_the_edits_of_both(visit):
    first = visit(CHAPTER)
    second = visit.readers[-1].open(CHAPTER)
    Cell(first, 1).write("'first'")
    Cell(second, 3).write("'second'")
    third = visit.readers[-1].open(CHAPTER)
    for number, text in ((1, "'first'"), (3, "'second'")):
        shown = Cell(third, number).node.locator("pre").first.inner_text()
        assert shown.strip() == text


def test_undo_reset_writes_into_an_open_editor(started):
    cell = started(1).write("'mine'").press("Reset").press("Edit")
    cell.node.locator(".cm-content").wait_for()
    cell.press("Undo reset")
    assert cell.node.locator(".cm-content").inner_text().strip() == "'mine'"
    assert cell.runs().output == "'mine'"


def test_a_drawing_is_shown_as_jupyter_shows_it(started):
    svg = "<svg width='50' height='40'><circle r='9'/></svg>"
    cell = started(1).write(f'from IPython.display import *\nSVG("{svg}")').runs()
    image = cell.node.locator(".cell_output img")
    assert image.evaluate("async (e) => (await e.decode(), e.naturalWidth)") == 50


def test_a_line_is_overwritten_from_its_start(started):
    cell = started(1).write(r"for i in range(5): print(f'\rstep {i}', end='')").runs()
    assert cell.output == "step 4"


# ---- what the page says of a run


def test_a_stopped_cell_does_not_say_for_ever_that_python_starts(started):
    loop = started(1).write("while True: pass").press("Run").ends("running")
    loop.press("Stop").ends("stopped")
    ready(loop.page)
    assert loop.status == "stopped"


def test_the_output_of_before_is_marked_until_something_new_comes(started):
    cell = started(1).write("print('first')").runs()
    box = cell.node.locator(".cell_output")
    cell.paste("while True: pass").press("Run").ends("running")
    assert cell.output == "first"
    assert box.get_attribute("data-old") == "running"
    assert cell.status == "running; the output below is from before"
    cell.press("Stop").ends("stopped")
    assert box.get_attribute("data-old") == "ended"
    ready(cell.page)
    cell.paste("print('second', flush=True)\nwhile True: pass").press("Run")
    box.get_by_text("second").wait_for()
    assert cell.output == "second"
    assert box.get_attribute("data-old") is None
    assert cell.status == "running"
    cell.press("Stop").ends("stopped")
    ready(cell.page)


def test_an_error_far_away_has_a_link_to_its_cell(started):
    started(3).paste("1 / 0")
    started(5).press("Run").ends("idle")
    notice = started(3).page.locator(".live-notice")
    assert notice.inner_text() == "cell 3 ended with an error"
    target = notice.get_by_role("link", name="cell 3").get_attribute("href")
    assert target == f"#{started(3).node.get_attribute('id')}"
    started(1).runs()
    assert not notice.is_visible()


SIZES = """() => [...document.querySelectorAll(
    ".live-bar button, .live-page-bar button, form[data-name] :is(button, input, select, textarea)"
)].filter((node) => node.checkVisibility()).map((node) => {
    const { width, height } = node.getBoundingClientRect();
    return [node.textContent || node.name, Math.round(width), Math.round(height)];
})"""


@pytest.mark.parametrize(
    ("options", "least"),
    [({"has_touch": True, "is_mobile": True, "width": 360}, 44), ({}, 32)],
    ids=["finger", "mouse"],
)
def test_what_is_pressed_is_large_enough(visit, options, least):
    sizes = visit(CHAPTER, **options).evaluate(SIZES)
    assert len(sizes) > 20
    assert [size for size in sizes if min(size[1:]) < least] == []
