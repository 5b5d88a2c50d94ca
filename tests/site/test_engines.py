"""The pages in a second browser engine: what a reader does in Firefox, as she sees it.

Chapter 2 has all that is needed; one page and one Python serve all tests here but the last.
"""

import pytest
from browser import Reader, Site
from live_cells import LONGEST, Cell
from notebooks import BOOK, cells, number
from playwright.sync_api import expect

from bleu import report
from bleu.teach import load_corpus
from live.policy import policy

CHAPTER = BOOK / "02_clipping.ipynb"
FIRST = number(CHAPTER, "purse = ")
MIDDLE = number(CHAPTER, "clipped_counts(candidate")
FIGURE = number(CHAPTER, "figure, axes")


def stored(number):
    """The text that the notebook keeps as the result of a cell."""
    [output] = cells(CHAPTER, "code")[number - 1].outputs
    return output.data["text/plain"]


@pytest.fixture(scope="module")
def reader(firefox, site):
    headers = {"Content-Security-Policy": policy(site.folder)}
    with Site(site.folder, headers=headers) as strict:
        reader = Reader(firefox, strict)
        # Firefox would fetch the next page ahead, which the policy forbids
        reader.allow(r"\(default-src\) at \S+\.html because")
        reader.open("book/02_clipping.html")
        yield reader
        reader.close()


@pytest.fixture
def page(reader):
    [page] = reader.context.pages
    yield page
    reader.check()


def test_the_first_run_shows_what_the_notebook_stored(page):
    cell = Cell(page, FIRST).runs()
    assert cell.output == stored(FIRST)


def test_a_middle_cell_runs_what_it_needs_first(page):
    cell = Cell(page, MIDDLE).runs()
    assert cell.output == stored(MIDDLE)
    assert Cell(page, MIDDLE - 1).state == "done"


def test_a_figure_is_drawn(page):
    image = Cell(page, FIGURE).runs().node.locator("figure img")
    assert image.get_attribute("src").startswith("data:image/svg+xml")
    assert image.evaluate("async (image) => (await image.decode(), image.naturalWidth)")


def test_an_edit_changes_the_result_and_reset_brings_the_book_back(page):
    cell = Cell(page, FIRST).write("6 / 4")
    page.keyboard.press("Shift+Enter")
    cell.ends("done")
    assert cell.output == "1.5"
    cell.press("Reset")
    assert cell.output == stored(FIRST)


def test_a_form_answers(page):
    """Of "a b" and "b a", the first reference has one and the second the other."""
    form = page.get_by_role("form", name="What is paid for, and what is clipped?")
    form.get_by_label("Candidate").fill("a b a")
    form.get_by_label("References").fill("a b\nb b a a")
    form.get_by_label("Order n").select_option("2")
    form.get_by_role("button", name="Show").click()
    expect(form).to_contain_text("2 of 2 2-grams are paid for")


def test_an_endless_loop_can_be_stopped_and_python_runs_again(page, reader):
    # Firefox itself says so of a worker that is ended while WebAssembly runs in it
    reader.allow("^undefined$")
    loop = Cell(page, 1).write("while True: pass").press("Run").ends("running")
    loop.press("Stop").ends("stopped")
    assert loop.write("6 * 7").runs().output == "42"


def test_the_workbench_scores_its_sample(reader):
    page = reader.open("book/workbench.html")
    page.get_by_role("button", name="Load the sample").click()
    page.get_by_role("button", name="Score", exact=True).click()
    status = page.locator(".bench-status")
    corpus = load_corpus(lambda line: [line])
    groups = [[texts[0] for texts in group[:2]] for group in corpus.references]
    for name, system in (("old.txt", "B"), ("new.txt", "A")):
        lines = [texts[0] for texts in corpus.systems[system]]
        wanted = f"{name} has {report(lines, groups).points:.2f} points"
        expect(status).to_contain_text(wanted, timeout=LONGEST)
    expect(page.locator("#bench-results table").first).to_be_visible()
    page.close()
    reader.check()
