"""HTML as the tests read it: checked for what a browser forgives, then searched."""

from html.parser import HTMLParser

from bs4 import BeautifulSoup

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta"}
VOID |= {"source", "track", "wbr"}


class Lawful(HTMLParser):
    """Fails where a browser would guess: tags that do not nest, an attribute twice."""

    def __init__(self, html):
        super().__init__()
        self.open = []
        self.feed(html)
        self.close()
        assert not self.open, f"never closed: {self.open}"

    def handle_starttag(self, tag, attributes):
        names = [name for name, value in attributes]
        assert len(names) == len(set(names)), f"<{tag}> has an attribute twice"
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        assert "svg" in self.open or tag in VOID, f"<{tag}/> outside of a picture"
        self.handle_starttag(tag, attributes)
        self.handle_endtag(tag)

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open, f"</{tag}> closes nothing"
            assert self.open[-1] == tag, f"</{tag}> closes <{self.open[-1]}>"
            self.open.pop()


def fragment(html):
    """A piece of HTML that is right in every tag, to be searched."""
    Lawful(html)
    return document(html)


def document(html):
    """A page, as a browser reads it, to be searched."""
    return BeautifulSoup(html, "html.parser")
