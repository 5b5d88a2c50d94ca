"""A browser for the tests: the built site, served, and read in Chromium or in Firefox.

`Site` serves `_build/html` from a sub-path, as a static host does, well or badly, and writes
down what was asked for. It is also the only proxy the browser knows, and as such refuses and writes down
every request to another origin: of pages, workers, sockets and prefetches alike. (Playwright's
`route` would do for pages only, and switches the browser's cache off.)

`Reader` is one reader: a browser profile of its own, whose `check` fails on any request to
elsewhere, any error in the console and any uncaught error.
"""

import gzip
import os
import re
import shutil
import threading
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from notebooks import BOOK, PATHS

HTML = Path(__file__).parent.parent / "_build" / "html"
AXE = Path(__file__).parent.parent / ".cache" / "live" / "axe.min.js"

# every page of the site: what book/ has, and what Sphinx adds; a test holds this against the build
PAGES = [f"book/{path.stem}.html" for path in [*PATHS, *sorted(BOOK.glob("*.md"))]]
PAGES += ["genindex.html", "py-modindex.html", "search.html?q=brevity"]

WIDE, NARROW = 1280, 360


class Engine(NamedTuple):
    """A browser of this machine, as Playwright starts it."""

    kind: str  # Playwright's own name for it
    commands: tuple[str, ...]  # what it may be called on the PATH
    missing: str  # what a reader is told who has none
    channel: str | None = None
    args: tuple[str, ...] = ()

    @property
    def executable(self):
        """The path of the browser, or None."""
        return next(filter(None, map(shutil.which, self.commands)), None)


ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
CHROMIUM = Engine(
    "chromium",
    (
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ),
    "no Chromium is installed, so the pages cannot be tried: "
    "`apt-get install chromium` on Debian, any Chromium or Chrome on the PATH elsewhere",
    # Chromium itself asks a server about each form it sees; root has no sandbox
    args=("--disable-features=AutofillServerCommunication", *["--no-sandbox"] * ROOT),
)
FIREFOX = Engine(
    "firefox",
    ("firefox-esr", "firefox"),
    "no Firefox is installed, so the pages cannot be tried in a second browser: "
    "`apt-get install firefox-esr` on Debian, any Firefox on the PATH elsewhere",
    channel="moz-firefox",  # Firefox as it is, by WebDriver BiDi; not Playwright's own build
)

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ipynb": "application/json",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
# what common static hosts compress on the way; packages and web fonts are compressed already
COMPRESSED = (
    "text/",
    "application/json",
    "application/wasm",
    "font/ttf",
    "image/svg+xml",
)


FORMULAS = r"/tex-chtml\.js(\?|$)"  # what sets them takes half of a page's time


class Served(NamedTuple):
    """One answer of the site: what was asked for, below the sub-path, and the body's bytes."""

    path: str
    status: int
    size: int


def transferred(served, without=r"(?!)"):
    """Bytes of these answers, as they went over the wire; not those of matching paths."""
    return sum(one.size for one in served if not re.search(without, one.path))


@cache
def compressed(path, modified):
    """The bytes of a file gzipped; once for each state of it, as hosts do."""
    return gzip.compress(path.read_bytes(), compresslevel=6, mtime=0)


class Site:
    """A folder of static files below a sub-path of a server of this machine.

    Hosts differ: `headers` are sent with every answer, and `types`, by suffix, instead of `TYPES`.
    Paths that match `without` are answered with an empty file: a test does not wait for them.

    url      the address of the folder, with a slash at the end
    served   a list of `Served`, one for each request, in order; empty it as you like
    outside  a list of the requests to any other origin, all of them refused
    """

    base = "/some/where/"

    def __init__(self, folder=HTML, *, headers=None, types=None, without=r"(?!)"):
        self.folder = Path(folder).resolve()
        self.headers, self.types = headers or {}, TYPES | (types or {})
        self.without = re.compile(without)
        self.served, self.outside = [], []

    def __enter__(self):
        bound = type("Bound", (self.handler(),), {"site": self})
        self.server = Server(("127.0.0.1", 0), bound)
        self.host = f"127.0.0.1:{self.server.server_port}"
        self.url = f"http://{self.host}{self.base}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def handler(self):
        """The class that answers; another one for a site with faults."""
        return Handler

    def file(self, address):
        """The file at the address a browser asked for, or None."""
        path = unquote(urlsplit(address).path)
        if not path.startswith(self.base):
            return None
        file = (self.folder / path.removeprefix(self.base)).resolve()
        if file.is_dir():
            file = file / "index.html"
        return file if file.is_file() and file.is_relative_to(self.folder) else None


class Server(ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """Quiet: a page that is left closes its connections in the middle of an answer."""


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # connections stay open, as on any host

    def log_message(self, *_):
        pass

    def answer(self, status, body=b"", **headers):
        path = urlsplit(self.path).path.removeprefix(self.site.base)
        self.site.served.append(Served(path, status, len(body)))
        self.send_response(status)
        headers |= self.site.headers
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        if status != 304:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def refuse(self):
        """Asked as a proxy: for another origin, then."""
        self.site.outside.append(f"{self.command} {self.path}")
        self.close_connection = True
        self.send_response(502)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def do_GET(self):
        if not self.path.startswith("/"):
            return self.refuse()
        file = self.site.file(self.path)
        if file is None:
            return self.answer(404, b"not found", Content_Type="text/plain")
        modified = file.stat().st_mtime_ns
        kind = self.site.types.get(file.suffix, "application/octet-stream")
        headers = {"ETag": f'"{modified:x}"', "Cache_Control": "max-age=600"}
        if self.headers["If-None-Match"] == headers["ETag"]:
            return self.answer(304, **headers)
        if self.site.without.search(self.path):
            body = b""
        elif kind.startswith(COMPRESSED) and "gzip" in self.headers["Accept-Encoding"]:
            body = compressed(file, modified)
            headers |= {"Content_Encoding": "gzip", "Vary": "Accept-Encoding"}
        else:
            body = file.read_bytes()
        return self.answer(200, body, Content_Type=kind, **headers)

    def do_CONNECT(self):
        self.refuse()

    def do_POST(self):
        """A static host takes nothing; another origin is not asked."""
        if not self.path.startswith("/"):
            return self.refuse()
        self.close_connection = True  # the body is not read
        return self.answer(405)

    do_PUT = do_DELETE = do_PATCH = do_OPTIONS = do_HEAD = do_POST


@contextmanager
def launched(playwright, engine=CHROMIUM):
    """A running browser without a window; Playwright's `Browser`."""
    browser = getattr(playwright, engine.kind).launch(
        executable_path=engine.executable, channel=engine.channel, args=engine.args
    )
    try:
        yield browser
    finally:
        browser.close()


class Reader:
    """A reader with a profile of her own: nothing cached, nothing stored, no theme chosen.

    `options` are those of Playwright's `Browser.new_context`: `java_script_enabled`,
    `color_scheme`, ...

    context  Playwright's `BrowserContext`
    errors   what the console and the pages reported as errors
    outside  requests to other origins since she came
    """

    def __init__(self, browser, site, *, width=WIDE, height=900, **options):
        self.site, self.errors, self.allowed = site, [], []
        self.before = len(site.outside)
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            proxy={"server": f"http://{site.host}", "bypass": site.host},
            **{"reduced_motion": "reduce"} | options,
        )
        self.context.on("console", self._console)
        self.context.on("weberror", lambda event: self._error(str(event.error)))

    def _console(self, message):
        if message.type == "error":
            self._error(f"{message.text} ({message.location.get('url')})")

    def _error(self, text):
        self.errors.append(text)

    @property
    def outside(self):
        return self.site.outside[self.before :]

    def allow(self, pattern):
        """Errors that match are expected: for tests of what happens when something fails."""
        self.allowed.append(pattern)

    def open(self, path="", *, wait_until="load"):
        """A new tab with the page at `path` of the site; Playwright's `Page`."""
        page = self.context.new_page()
        page.goto(self.site.url + path, wait_until=wait_until)
        return page

    def check(self):
        """Nothing was asked of another origin, and nothing went wrong unexpectedly."""
        assert self.outside == [], f"requests to other origins: {self.outside}"
        errors = [
            error
            for error in self.errors
            if not any(re.search(pattern, error) for pattern in self.allowed)
        ]
        assert errors == [], f"errors in the page: {errors}"

    def close(self):
        self.context.close()


def settle(page):
    """Wait until formulas are set and fonts are there."""
    page.evaluate("() => window.MathJax?.startup?.promise.then(() => null)")
    page.evaluate("() => document.fonts.ready.then(() => null)")


def as_parsed(page, html):
    """HTML as the browser writes it back."""
    return page.evaluate(
        "(html) => { const t = document.createElement('template'); t.innerHTML = html; return t.innerHTML; }",
        html,
    )


def set_theme(page, theme):
    """Press the theme's own button until it has the `theme` "light", "dark" or "auto"."""
    for _ in range(3):
        if page.evaluate("document.documentElement.dataset.mode") == theme:
            return
        page.evaluate("document.querySelector('.theme-switch-button').click()")
    raise AssertionError(f"the theme's button never came to {theme}")


def set_details(page, *, is_open):
    """Open or close whatever can be folded."""
    page.evaluate(
        "(open) => document.querySelectorAll('details').forEach((fold) => fold.open = open)",
        is_open,
    )


# axe's rules for WCAG 2.2 A and AA, and its best practices; of its experiments, the one that is WCAG A. The others
# contradict it: focus-order-semantics forbids the tabindex that scrollable-region-focusable asks for.
# Only the violations come back: the lists of what passed take longer to hand over than to make.
EVERYTHING = {
    "runOnly": [
        "wcag2a",
        "wcag2aa",
        "wcag21a",
        "wcag21aa",
        "wcag22aa",
        "best-practice",
    ],
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
ALL_BUT_CONTRAST = EVERYTHING | {
    "rules": EVERYTHING["rules"] | {"color-contrast": {"enabled": False}}
}
# what the width of the window decides, of what stands in a narrow and in a wide one
WIDTH = {
    "runOnly": {
        "type": "rule",
        "values": ["scrollable-region-focusable", "target-size"],
    }
}
START = """(rules) => { window.found = axe.run({
    ...rules,
    resultTypes: ["violations"], preload: false,
}).then((all) => all.violations.flatMap((rule) => rule.nodes.map((node) =>
    `${rule.id}: ${node.target.join(" ")}\\n${node.html.slice(0, 200)}\\n${node.failureSummary}`))); }
"""


def bring_axe(page):
    """Put axe into the page; as no script of the page's, which the site's policy would forbid."""
    page.evaluate(AXE.read_text("utf-8"))


def violations(page, rules=EVERYTHING):
    """What axe finds on the page."""
    page.evaluate(START, rules)
    return page.evaluate("window.found")
