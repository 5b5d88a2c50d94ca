"""Draw the README's picture, docs/picture.svg: one sentence, its n-grams, its score.

Usage: python docs/picture.py

What is drawn is what `bleu` finds, in the colors of the book (book/_static/book.css).
"""

import re
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from bleu import explain
from bleu.show import Explanation
from bleu.show.highlights import CLIPPED, MATCHED
from bleu.teach import load_corpus

FILE = Path(__file__).parent / "picture.svg"
SYSTEM, GROUP = "B", 20  # "I lost my glasses, and without my glasses …"

WIDTH, HEIGHT = 1140, 440
LEFT, TOP = 112, 76  # of the first token; of the first lane
LANE, BAR = 18, 13  # from one lane to the next; the height of a bar
ORDER_GAP = 14
RIGHT = 930  # where the precisions stand

STYLE = """
  svg { --page: #ffffff; --ink: #1b2027; --quiet: #5f6670; --rule: #d5dae1;
        --n1: #c8e0ff; --n2: #9ec7fd; --n3: #74aef6; --n4: #4c94ec;
        --clip: #a04a05; --clip-ground: #fdeadb }
  @media (prefers-color-scheme: dark) {
    svg { --page: #14181d; --ink: #eef2f6; --quiet: #99a1ac; --rule: #3a424c;
          --n1: #1c2f46; --n2: #204069; --n3: #24548f; --n4: #2769b7;
          --clip: #f8a052; --clip-ground: #3a2410 } }
  text { font: 17px system-ui, "Segoe UI", Helvetica, Arial, sans-serif; fill: var(--ink) }
  .page { fill: var(--page); stroke: var(--rule) }
  .token { font-weight: 600; text-anchor: middle }
  .quiet { fill: var(--quiet); font-size: 15px }
  .number { font-variant-numeric: tabular-nums }
  .score { font-size: 26px; font-weight: 700 }
  .rule { stroke: var(--rule) }
  .match { stroke: var(--quiet); stroke-width: .6 }
  .n1 { fill: var(--n1) } .n2 { fill: var(--n2) }
  .n3 { fill: var(--n3) } .n4 { fill: var(--n4) }
  .clipped { fill: var(--clip-ground); stroke: var(--clip);
             stroke-width: 2; stroke-dasharray: 5 3 }
  .absent { fill: none; stroke: var(--quiet); stroke-dasharray: 1 3 }
"""

KINDS = (
    ("match n3", "in a reference: counted"),
    ("clipped", "clipped: more of them than in any one reference"),
    ("absent", "in no reference"),
)


def words(line: str) -> list[str]:
    """Lower-cased words and punctuation."""
    return re.findall(r"\w+(?:['’]\w+)*|[^\w\s]", line.lower())


def text(x: float, y: float, content: str, style: str = "") -> str:
    """A line of text that begins at x, or has its middle there."""
    return f'<text x="{x:g}" y="{y:g}" class="{style}">{escape(content)}</text>'


def bar(left: float, right: float, y: float, style: str) -> str:
    """A rounded bar."""
    place = f'x="{left:g}" y="{y:g}" width="{right - left:g}" height="{BAR}"'
    return f'<rect {place} rx="4" class="{style}"/>'


def columns(tokens: Sequence[str]) -> list[float]:
    """Where each token begins, and where the last one ends."""
    edges = [float(LEFT)]
    for token in tokens:
        edges.append(edges[-1] + 9 * len(token) + 17)
    return edges


def orders(found: Explanation, edges: Sequence[float]) -> Iterator[str]:
    """A block per order: n-grams that overlap stand in different lanes."""
    y = TOP
    stats = found.score.stats
    for n, statuses in found.highlight.statuses.items():
        styles = {MATCHED: f"match n{n}", CLIPPED: "clipped"}
        for start, status in enumerate(statuses):
            left, right = edges[start] + 3, edges[start + n] - 3
            lane = y + LANE * (start % n)
            yield bar(left, right, lane, styles.get(status, "absent"))
        middle = y + n * LANE / 2 + 3
        matches, total = stats.matches[n - 1], stats.totals[n - 1]
        yield text(24, middle, f"{n}-grams")
        yield text(
            RIGHT, middle, f"{matches} of {total} = {matches / total:.4f}", "number"
        )
        y += n * LANE + ORDER_GAP


def legend(y: float) -> Iterator[str]:
    """The three kinds of bars, each told by its line as well as by its color."""
    x = float(LEFT)
    for style, meaning in KINDS:
        yield bar(x, x + 30, y - 11, style)
        yield text(x + 38, y, meaning, "quiet")
        x += 72 + 7.8 * len(meaning)


def product(found: Explanation, y: float) -> Iterator[str]:
    """The score, and what it is the product of."""
    score, stats = found.score, found.score.stats
    penalty = f"{score.brevity_penalty:.4f}"
    precisions = " × ".join(f"{p:.4f}" for p in score.precisions)
    yield f'<path d="M24 {y - 40}H{WIDTH - 24}" class="rule"/>'
    yield text(24, y, f"BLEU = {score.score:.4f}", "score number")
    yield text(270, y - 11, f"= {penalty} × ⁴√({precisions})", "number")
    lengths = f"{stats.hyp_len} tokens, the closest reference has {stats.ref_len}"
    meaning = f"brevity penalty ({lengths}) × geometric mean of the precisions"
    yield text(270, y + 11, meaning, "quiet")


def picture() -> str:
    """The whole drawing."""
    corpus = load_corpus(tokenize=words)
    found = explain(corpus.systems[SYSTEM][GROUP], corpus.references[GROUP])
    tokens = found.highlight.hypothesis
    edges = columns(tokens)
    parts = [text(24, 50, "to score", "quiet"), text(RIGHT, 50, "precision", "quiet")]
    for token, left, right in zip(tokens, edges, edges[1:]):
        parts.append(text((left + right) / 2, 50, token, "token"))
    parts += orders(found, edges)
    parts += legend(HEIGHT - 104)
    parts += product(found, HEIGHT - 36)
    title = f"{found.highlight.sentence} BLEU = {found.score.score:.4f}"
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" role="img" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="10" class="page"/>',
            *parts,
            "</svg>\n",
        ]
    )


if __name__ == "__main__":
    FILE.write_text(picture(), encoding="utf-8")
