"""One cell of a live page, as a reader uses it, and what a test waits for on such a page."""

import re

HEARD = "(text) => document.querySelector('.live-voice').textContent === text"
LONGEST = 120_000  # ms until Python has started, on a busy machine


class Cell:
    """One cell of the page: by the names of its buttons."""

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
            timeout=LONGEST,
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

    def paste(self, text):
        """Replace the code at once; the editor indents what is typed."""
        self.write("")
        self.page.keyboard.insert_text(text)
        return self

    @property
    def state(self):
        return self.node.get_attribute("data-live")

    @property
    def output(self):
        return self.node.locator(".cell_output").inner_text().strip()

    @property
    def status(self):
        return self.node.locator(".live-status").inner_text()


def interpreter_is(page, state):
    """Wait until the page says so."""
    page.wait_for_function(
        "(state) => document.querySelector('.live-page-bar').dataset.state === state",
        arg=state,
        timeout=LONGEST,
    )


def ready(page):
    interpreter_is(page, "ready")


def put_away(page, site):
    """Wait until the offline worker has kept every file that was served."""
    hashed = r"_static/(live|pyodide)-[0-9a-f]+/(?!manifest)"
    files = [s.path for s in site.served if re.match(hashed, s.path)]
    assert any(path.endswith(".wasm") for path in files)
    page.wait_for_function(
        """async (urls) => {
            const kept = await Promise.all(urls.map((url) => caches.match(url)));
            return kept.every(Boolean);
        }""",
        arg=[site.url + path for path in files],
    )
