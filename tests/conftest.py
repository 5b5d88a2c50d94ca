"""What several test files share: how laws are tried, small corpora, a browser on the site."""

import os

import pytest
from browser import CHROMIUM, FIREFOX, HTML, Reader, Site, launched
from hypothesis import settings
from live_cells import LONGEST
from playwright.sync_api import expect, sync_playwright
from sentences import FRUIT, MAT, PAPER, PICTURE, words

from live.policy import policy

expect.set_options(timeout=LONGEST)  # a busy machine is slow, not wrong


# the same examples every time, so that a change is what turns a test red; `make fuzz`
# tries others, from a seed that it prints
settings.register_profile(
    "book", deadline=None, database=None, derandomize=True, max_examples=150
)
settings.register_profile("fuzz", deadline=None, database=None, max_examples=1000)
settings.load_profile("book")

BROWSERS = {"browser", "firefox"}  # the fixtures that start one


def pytest_collection_modifyitems(items):
    """Mark what needs a browser, and what needs the built site."""
    for item in items:
        fixtures = set(getattr(item, "fixturenames", ()))
        if fixtures & BROWSERS:
            item.add_marker("browser")
        if "site" in fixtures:
            item.add_marker("built")


@pytest.fixture
def paper_references():
    """The three references of the paper's first example, lower-cased, without full stops."""
    return words(PAPER)


@pytest.fixture
def mat():
    """The two references of the paper's example about the cat and the mat."""
    return words(MAT)


@pytest.fixture
def fruit():
    """A pair with matches 3, 2, 1, 0 of 4, 3, 2, 1: the last is a zero order."""
    return "This is an fruit".split(), words(FRUIT)


@pytest.fixture
def picture():
    """A pair with matches 4, 2, 0, 0 of 6, 5, 4, 3: two are zero orders."""
    return "the picture the picture by me".split(), words(PICTURE)


@pytest.fixture(scope="session")
def site():
    """The built site, served from a sub-path: `site.url`, `site.served`, `site.outside`.

    It is served under the strictest policy: what that forbids is an error of a page, in each
    test that opens one.
    """
    assert (HTML / "index.html").is_file(), "the site is not built; run `make html`"
    with Site(headers={"Content-Security-Policy": policy(HTML)}) as site:
        yield site


@pytest.fixture(scope="session")
def playwright():
    """What drives the browsers; a process has room for one."""
    with sync_playwright() as playwright:
        yield playwright


def running(playwright, engine):
    """That browser. Without it, readers skip the tests that need it; on CI they fail."""
    if engine.executable is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(engine.missing)
    with launched(playwright, engine) as browser:
        yield browser


@pytest.fixture(scope="session")
def browser(playwright):
    """A running Chromium."""
    yield from running(playwright, CHROMIUM)


@pytest.fixture(scope="session")
def firefox(playwright):
    """A running Firefox."""
    yield from running(playwright, FIREFOX)


@pytest.fixture
def visit(browser, site):
    """`visit(path, width=…, java_script_enabled=…, …)`: the page, opened by a new reader.

    Without the offline worker, which would fetch and keep 19 MB for each of them: a test that
    is about it asks for `service_workers="allow"`.

    `visit.readers` has the readers, last one last. After the test, each must have asked
    nothing of another origin and met no error that it was not told to `allow`.
    """

    def visit(path="", *, wait_until="load", **options):
        reader = Reader(browser, site, **{"service_workers": "block"} | options)
        visit.readers.append(reader)
        return reader.open(path, wait_until=wait_until)

    visit.readers = []
    yield visit
    for reader in visit.readers:
        reader.close()
    for reader in visit.readers:
        reader.check()
