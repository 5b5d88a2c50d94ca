"""How long a reader waits, against the interpreter alone: `make bench-live`.

Times are medians of ROUNDS readers who take turns with the bare interpreter, so that a busy
machine slows both. "cold": a first visit, nothing in the browser's cache. "warm": a second.
"""

import re
import statistics
import time

from browser import Reader, Site, launched, transferred
from playwright.sync_api import sync_playwright

ROUNDS = 5
PAGE = "book/02_clipping.html"
SECOND, FIGURE = 5, 10  # cells of that page: a Counter, and the first figure

BARE = """async () => {
    const settings = JSON.parse(document.getElementById("live-cells").textContent).kernel;
    const live = document.querySelector('script[src*="/live.js"]').src;
    const folder = new URL(settings.pyodide, live).href;
    const code = `import { loadPyodide } from "${folder}pyodide.js";
        const python = await loadPyodide({ indexURL: "${folder}" });
        postMessage(python.runPython("1 + 1"));`;
    const begun = performance.now();
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
    await new Promise((done) => worker.onmessage = done);
    worker.terminate();
    return (performance.now() - begun) / 1000;
}"""

FIRST = """async () => {
    const live = document.querySelector('script[src*="/live.js"]').src;
    const { Python } = await import(live.replace("live.js", "python.js"));
    const settings = JSON.parse(document.getElementById("live-cells").textContent).kernel;
    const begun = performance.now();
    await new Python(settings).run({ kind: "cell", code: "1 + 1", label: "bench" });
    return (performance.now() - begun) / 1000;
}"""


def clicked(page, number):
    """Seconds from the press of Run to the end of the cell; what stands above it is run."""
    identifier = page.locator(".cell[id^=code-]").nth(number - 1).get_attribute("id")
    begun = time.perf_counter()
    page.get_by_role("button", name=f"Run: cell {number}", exact=True).click()
    page.wait_for_function(
        "(id) => document.getElementById(id).dataset.live === 'done'", arg=identifier
    )
    return time.perf_counter() - begun


def twice(browser, site, script):
    """Seconds of a script on a first visit and on a second one."""
    reader = Reader(browser, site)
    times = [reader.open(PAGE).evaluate(script) for _ in range(2)]
    reader.close()
    return times


def reading(browser, site):
    """Bytes of a page that is only read: all, and without MathJax."""
    site.served.clear()
    reader = Reader(browser, site)
    reader.open(PAGE, wait_until="networkidle")
    reader.close()
    return transferred(site.served), transferred(site.served, without="mathjax")


def cells(browser, site):
    """Seconds to the first cell, to the second, to the first figure, to a figure again."""
    site.served.clear()
    reader = Reader(browser, site)
    page = reader.open(PAGE, wait_until="networkidle")
    read = transferred(site.served)
    times = [clicked(page, number) for number in (1, SECOND, SECOND, FIGURE, FIGURE)]
    reader.close()
    return times, transferred(site.served) - read


def main():
    with (
        Site() as site,
        sync_playwright() as playwright,
        launched(playwright) as browser,
    ):
        bare, ours, steps = [], [], []
        for _ in range(ROUNDS):
            bare.append(twice(browser, site, BARE))
            ours.append(twice(browser, site, FIRST))
            (seconds, fetched) = cells(browser, site)
            steps.append(seconds)
        read, lean = reading(browser, site)
    for place, name in enumerate(("cold", "warm")):
        alone = statistics.median(times[place] for times in bare)
        with_book = statistics.median(times[place] for times in ours)
        ratio = statistics.median(b[place] / a[place] for a, b in zip(bare, ours))
        print(
            f"first result, {name}: {with_book:5.2f} s; the interpreter alone {alone:5.2f} s; ratio {ratio:.2f}"
        )
    words = (
        "first cell of the page",
        "",
        "second cell",
        "first figure and all above it",
        "a figure again",
    )
    for place, name in enumerate(words):
        if name:
            print(f"{name}: {statistics.median(times[place] for times in steps):.2f} s")
    print(
        f"bytes of a page that is read, gzipped: {read / 1e6:.2f} MB; without MathJax {lean / 1e6:.2f} MB"
    )
    print(f"bytes for everything that runs on it, gzipped: {fetched / 1e6:.2f} MB")
    raw = sum(
        f.stat().st_size
        for f in site.folder.glob("_static/pyodide-*/*")
        if not re.search("whl$", f.name)
    )
    print(f"bytes of the interpreter, raw: {raw / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
