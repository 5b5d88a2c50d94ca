"""The pages in a second browser engine: what a reader does in Firefox, as she sees it.

Chapter 2 has all that is needed; one page and one Python serve all tests here.
"""

import pytest
from browser import Cell, Reader, as_parsed
from explorables import explore
from notebooks import BOOK, cells
from playwright.sync_api import expect

CHAPTER = "02_clipping"
FIRST, MIDDLE, FIGURE = 5, 12, 22
SOURCES = [cell.source for cell in cells(BOOK / f"{CHAPTER}.ipynb", "code")]
STORED = [cell.outputs for cell in cells(BOOK / f"{CHAPTER}.ipynb", "code")]


@pytest.fixture(scope="module")
def reader(firefox, site):
    reader = Reader(firefox, site)
    reader.open(f"book/{CHAPTER}.html")
    yield reader
    reader.close()


@pytest.fixture
def page(reader):
    [page] = reader.context.pages
    yield page
    reader.check()


def test_the_first_run_shows_what_the_notebook_stored(page):
    cell = Cell(page, FIRST).runs()
    [stored] = STORED[FIRST - 1]
    assert cell.output == stored.data["text/plain"]


def test_a_middle_cell_runs_what_it_needs_first(page):
    cell = Cell(page, MIDDLE).runs()
    [stored] = STORED[MIDDLE - 1]
    assert cell.output == stored.data["text/plain"]
    Cell(page, MIDDLE - 1).says("done")


def test_a_figure_is_drawn(page):
    assert SOURCES[FIGURE - 1].startswith("figure, axes")
    image = Cell(page, FIGURE).runs().node.locator("figure img")
    assert image.get_attribute("src").startswith("data:image/svg+xml")
    assert image.evaluate("async (image) => (await image.decode(), image.naturalWidth)")


def test_an_edit_changes_the_result_and_reset_brings_the_book_back(page):
    cell = Cell(page, FIRST).write("6 / 4")
    page.keyboard.press("Shift+Enter")
    cell.says("done")
    assert cell.output == "1.5"
    cell.press("Reset")
    assert cell.output == STORED[FIRST - 1][0].data["text/plain"]


def test_a_form_answers(page):
    form = page.get_by_role("form", name="What is paid for, and what is clipped?")
    fields = {"candidate": "a b a", "references": "a b\nb b a a", "n": "2"}
    form.get_by_label("Candidate").fill(fields["candidate"])
    form.get_by_label("References").fill(fields["references"])
    form.get_by_label("Order n").select_option(fields["n"])
    form.get_by_role("button", name="Show").click()
    wanted = as_parsed(page, explore("clip", fields))
    page.wait_for_function(
        "(wanted) => document.querySelector('#explore-clip [data-output]').innerHTML === wanted",
        arg=wanted,
    )


def test_an_endless_loop_can_be_stopped_and_python_runs_again(page, reader):
    # Firefox itself says so of a worker that is ended while WebAssembly runs in it
    reader.allow("^undefined$")
    # a Stop less than half a second after Run counts as a double click
    slow = "import time\ntime.sleep(0.6)\nprint('endless')\nwhile True: pass"
    loop = Cell(page, 1).write(slow).press("Run")
    expect(loop.node.locator(".cell_output")).to_contain_text("endless")
    loop.press("Stop").says("stopped")
    assert loop.write("6 * 7").runs().output == "42"
