"""The built site: nothing from elsewhere, alt text everywhere, every page there.

`make test` builds it first. Only the files are read here, no browser is needed.
"""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from notebooks import PATHS

HTML = Path(__file__).parents[2] / "_build" / "html"
PAGES = [f"book/{path.stem}.html" for path in PATHS]
PAGES += [
    f"book/{n}.html"
    for n in (
        "questions",
        "notation",
        "glossary",
        "api",
        "checked",
        "bibliography",
    )
]
LOADED = {
    "script": "src",
    "link": "href",
    "img": "src",
    "iframe": "src",
    "source": "src",
}


class Page(HTMLParser):
    """What a page loads, links to and shows."""

    def __init__(self, path):
        super().__init__()
        self.path, self.loaded, self.links, self.images = path, [], [], []
        self.language, self.titles, self.in_article = None, 0, False
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "html":
            self.language = attributes.get("lang")
        if tag == "article":
            self.in_article = True
        if (
            tag == "h1" and self.in_article
        ):  # outside it, the theme has one for printing
            self.titles += 1
        if tag in LOADED and attributes.get("rel") not in ("canonical", "license"):
            self.loaded.append(attributes.get(LOADED[tag]) or "")
        if tag == "a":
            self.links.append(attributes.get("href") or "")
        if tag == "img":
            self.images.append(attributes)


@pytest.fixture(scope="module", params=PAGES, ids=lambda p: Path(p).stem)
def page(request):
    path = HTML / request.param
    assert path.is_file(), f"{request.param} is not built; run `make html`"
    return Page(path)


def test_nothing_is_loaded_from_elsewhere(page):
    assert [url for url in page.loaded if urlsplit(url).netloc] == []


def test_whatever_is_loaded_is_there(page):
    for url in page.loaded:
        target = unquote(urlsplit(url).path)
        if target and not url.startswith("data:"):
            assert (page.path.parent / target).exists(), url


def test_links_within_the_site_lead_somewhere(page):
    for url in page.links:
        parts = urlsplit(url)
        if parts.scheme or parts.netloc or not parts.path:
            continue
        target = page.path.parent / unquote(parts.path)
        assert target.exists(), url


def test_every_image_says_what_it_shows(page):
    for image in page.images:
        alt = image.get("alt")
        assert alt, image
        assert not re.search(r"\.(svg|png)$|^_images", alt), image


def test_the_language_is_said_and_there_is_one_title(page):
    assert page.language == "en"
    assert page.titles == 1


def test_styles_load_nothing_from_elsewhere():
    for sheet in HTML.glob("_static/**/*.css"):
        text = sheet.read_text("utf-8", errors="replace")
        assert not re.search(r"(url\(|@import)\s*['\"]?(https?:)?//", text), sheet.name


def test_the_front_page_leads_to_the_book():
    assert "book/intro.html" in (HTML / "index.html").read_text("utf-8")
