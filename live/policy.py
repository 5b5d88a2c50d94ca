"""The strictest policy a built site works under: `python -m live.policy _build/html` prints it.

A page may then load and run what its own site serves, and nothing else. Scripts that stand in
the pages themselves are named by their hash, so a build that changes them changes the policy.
"""

import base64
import hashlib
import sys
from html.parser import HTMLParser
from pathlib import Path

# a script of one of these types is run; of any other it is data
RUN = {"", "module", "text/javascript", "application/javascript"}


def policy(site: Path) -> str:
    """The value of the header Content-Security-Policy for all pages below a folder.

    Raises:
        ValueError: there is no page below the folder.
    """
    pages = sorted(site.rglob("*.html"))
    if not pages:
        raise ValueError(f"{site} has no HTML pages; name the folder of a built site")
    hashes = sorted({digest(code) for page in pages for code in InlineCode(page).found})
    directives = {
        "default-src": "'none'",
        # WebAssembly may be compiled, but no text evaluated; the hashes serve for attributes too
        "script-src": " ".join(["'self' 'wasm-unsafe-eval' 'unsafe-hashes'", *hashes]),
        # formulas and figures carry style attributes, which cannot be named by a hash
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "worker-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{name} {sources}" for name, sources in directives.items())


class InlineCode(HTMLParser):
    """The scripts that stand in a page, and those in attributes, as a browser reads them."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[str] = []
        self.in_script = False
        self.feed(page.read_text("utf-8"))
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self.found += [v for name, v in attributes.items() if name.startswith("on")]
        kind = attributes.get("type", "").lower()
        if tag == "script" and "src" not in attributes and kind in RUN:
            self.in_script = True
            self.found.append("")

    def handle_data(self, data: str) -> None:
        if self.in_script:
            self.found[-1] += data

    def handle_endtag(self, tag: str) -> None:
        self.in_script = False


def digest(script: str) -> str:
    """A script as a policy names it."""
    sha256 = hashlib.sha256(script.encode("utf-8")).digest()
    return f"'sha256-{base64.b64encode(sha256).decode('ascii')}'"


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("name one folder: python -m live.policy _build/html")
    try:
        print(f"Content-Security-Policy: {policy(Path(sys.argv[1]))}")
    except ValueError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
