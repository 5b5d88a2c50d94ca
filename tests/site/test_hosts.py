"""The pages on hosts as they are: under the strictest policy, and with wrong types."""

from contextlib import contextmanager

import pytest
from browser import TYPES, Reader, Site
from live_cells import LONGEST, Cell
from playwright.sync_api import expect

PAGE = "book/02_clipping.html"
# a reader's own, in the first cell, so that no other is run: an archive and a package are fetched
PARTS = "import sacrebleu, numpy\nnumpy.arange(2)"
FIGURE = "import matplotlib.pyplot as plt\nplt.plot([1, 2])"

BYTES = "application/octet-stream"
COMMON = {".css", ".html", ".js", ".png", ".svg"}  # known to every host

# the offline worker has put away whatever the page was made of
KEPT = """async () => {
    const urls = [location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)];
    const copies = await Promise.all(urls.map((url) => caches.match(url, { ignoreSearch: true })));
    return copies.every(Boolean);
}"""


@contextmanager
def reading(browser, folder, **host):
    """A reader of the site on such a host; at the end, nothing must have gone wrong for her."""
    with Site(folder, **host) as site:
        reader = Reader(browser, site)
        yield reader
        reader.close()
        reader.check()


# ---- under the strictest policy, as in all tests of pages here; in test_engines, too


@pytest.fixture(scope="module")
def strict(browser, site):
    """A reader who keeps what she visits."""
    reader = Reader(browser, site)
    yield reader
    reader.close()


@pytest.fixture
def page(strict):
    """Chapter 2 under the policy; whatever the policy forbids is an error of the page."""
    page = strict.open(PAGE)
    yield page
    page.close()
    strict.check()


def test_a_cell_a_figure_a_formula_and_a_form_work_under_the_policy(page):
    image = Cell(page, 1).write(FIGURE).runs().node.locator(".cell_output img")
    assert image.get_attribute("src").startswith("data:image/svg+xml")
    assert image.evaluate("async (image) => (await image.decode(), image.naturalWidth)")
    formula = "from IPython.display import Math\nMath(r'\\frac12')"
    Cell(page, 2).write(formula).runs().node.locator("mjx-container").wait_for()
    form = page.get_by_role("form", name="What is paid for, and what is clipped?")
    form.get_by_label("Candidate").fill("a zebra")
    form.get_by_role("button", name="Show").click()
    expect(form).to_contain_text("1 of 2 1-grams")


def test_what_was_visited_is_read_without_a_network_under_the_policy(page):
    page.wait_for_function(KEPT, timeout=LONGEST)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("article h1")).to_be_visible()
    page.context.set_offline(False)


def test_the_policy_is_in_force(strict, page):
    """An inline script that no build has written does not run. The last one here: its error is allowed."""
    strict.allow("violates the following Content Security Policy directive")
    page.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "document.title = 'taken'";
        document.head.append(script);
    }""")
    assert page.title() != "taken"


# ---- under wrong types


@pytest.mark.parametrize(
    ("types", "headers"),
    [
        # Debian 12's nginx does not know .mjs; older ones not .wasm either
        ({".mjs": BYTES, ".wasm": BYTES}, {}),
        # text/plain for all that is rare, and the browser must not look for itself
        (
            {suffix: "text/plain" for suffix in TYPES.keys() - COMMON},
            {"X-Content-Type-Options": "nosniff"},
        ),
    ],
    ids=["bytes", "text"],
)
def test_cells_run_whatever_a_host_calls_the_rare_files(browser, site, types, headers):
    with reading(browser, site.folder, types=types, headers=headers) as reader:
        output = Cell(reader.open(PAGE), 1).write(PARTS).runs().output
    assert output == "array([0, 1])"
