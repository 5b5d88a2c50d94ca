"""Slides as one HTML file, which moves by keys and prints a slide a page."""

from html import escape

from bleu.teach.chapters import Chapter
from bleu.teach.slides.deck import Slide
from bleu.text.signature import VERSION

STYLE = """\
* { box-sizing: border-box; }
html { scroll-snap-type: y mandatory; }
body { background: #fff; color: #14181d; font: clamp(16px, 2.1vw, 40px)/1.4
  "DejaVu Sans", Verdana, Arial, sans-serif; margin: 0; }
section { display: flex; flex-direction: column; height: 100vh; overflow: auto;
  padding: 4vh 6vw 6vh; position: relative; scroll-snap-align: start; }
section > div { margin: auto 0; max-width: 100%; }
h1 { color: #1a5fb4; font-size: 2.1em; line-height: 1.15; margin: auto 0 0.4em; }
h2 { border-bottom: 0.08em solid #9ec7fd; color: #1a5fb4; flex: none; font-size: 1.15em;
  line-height: 1.25; margin: 0 0 0.6em; padding-bottom: 0.25em; }
h1 small { color: #5f6670; font-size: 0.5em; }
.title > div { margin: 0 0 auto; }
.predict h2::after { color: #a04a05; content: " · Predict"; }
p { margin: 0 0 0.7em; }
table { border-collapse: collapse; font-size: 0.85em; margin: 0 0 0.8em; }
th, td { border: 1px solid #99a1ac; padding: 0.2em 0.7em; text-align: left; }
th { background: #e6f0fd; }
code, pre { font-family: "DejaVu Sans Mono", Consolas, monospace; font-size: 0.92em; }
pre { background: #f2f6fb; border-left: 0.2em solid #4c94ec; font-size: 0.85em;
  margin: 0 0 0.8em; overflow: auto; padding: 0.6em 0.9em; }
pre code { font-size: 1em; }
pre.error { background: none; border-left-color: #dd7d2e; white-space: pre-wrap; }
pre.output { background: none; border-left-color: #99a1ac; }
ul { margin: 0 0 0.8em; padding-left: 1.2em; }
ul.options { list-style: none; padding: 0; }
ul.options li, .exercises li { margin: 0.35em 0; }
figure { margin: 0; text-align: center; }
img { max-height: 68vh; max-width: 100%; width: 90%; }
figcaption { color: #444b54; font-size: 0.75em; margin-top: 0.4em; }
details.answer { border-top: 1px solid #99a1ac; padding-top: 0.5em; }
summary { cursor: pointer; }
.answer summary { color: #1a5fb4; font-weight: bold; margin-bottom: 0.4em; }
.options details p { font-size: 0.85em; margin: 0.2em 0 0.3em 1.3em; }
.right[open] summary { color: #1a5fb4; font-weight: bold; }
.number { bottom: 1.5vh; color: #5f6670; font-size: 0.6em; position: absolute; right: 2vw; }
@page { margin: 0; size: 297mm 167mm; }
@media print {
  html { scroll-snap-type: none; }
  body { font-size: 17pt; }
  section { break-after: page; height: auto; min-height: 166mm; overflow: visible;
    padding: 9mm 16mm 11mm; }
  section:last-of-type { break-after: auto; }
  img { max-height: 112mm; }
  th, pre { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}"""

SCRIPT = """\
const slides = [...document.querySelectorAll("section")];
const here = () => slides.findIndex(
  (slide) => slide.getBoundingClientRect().bottom > innerHeight / 2);
const go = (number) => {
  const at = Math.max(0, Math.min(slides.length - 1, number));
  slides[at].scrollIntoView();
  history.replaceState(null, "", "#" + slides[at].id);
};
const fit = (slide) => {
  for (let size = 100; size >= 50; size -= 5) {
    slide.style.fontSize = size + "%";
    if (slide.scrollHeight <= slide.clientHeight + 1) return;
  }
};
const moves = {
  ArrowRight: 1, ArrowDown: 1, PageDown: 1, " ": 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1,
  Home: -Infinity, End: Infinity,
};
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("summary") && [" ", "Enter"].includes(event.key)) return;
  const fold = slides[here()].querySelector("details.answer");
  if (event.key === "Enter" && fold) fold.open = !fold.open;
  else if (event.key in moves) go(here() + moves[event.key]);
  else return;
  event.preventDefault();
});
addEventListener("beforeprint", () => {
  for (const fold of document.querySelectorAll("details")) fold.open = true;
  slides.forEach(fit);
});
addEventListener("toggle", (event) => fit(event.target.closest("section")), true);
addEventListener("resize", () => slides.forEach(fit));
addEventListener("load", () => slides.forEach(fit));"""


def page(chapter: Chapter, slides: list[Slide]) -> str:
    """The slides of a chapter in one file that asks nobody for anything."""
    title = f"Chapter {chapter.number}: {chapter.title}"
    shown = "\n".join(
        _section(chapter, number, slide, len(slides))
        for number, slide in enumerate(slides, 1)
    )
    return f"""\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="bleu {escape(VERSION)}">
<title>{escape(title)}</title>
<style>
{STYLE}
</style>
</head>
<body>
{shown}
<script>
{SCRIPT}
</script>
</body>
</html>
"""


def _section(about: Chapter, number: int, slide: Slide, count: int) -> str:
    first = number == 1
    kind, level = ("title", "h1") if first else (slide.kind, "h2")
    chapter = f"<small>Chapter {about.number}</small><br>" if first else ""
    return (
        f'<section id="slide-{number}" class="{kind}">\n'
        f"<{level}>{chapter}{slide.heading}</{level}>\n<div>\n{slide.content}\n</div>\n"
        f'<span class="number">{number} / {count}</span>\n</section>'
    )
