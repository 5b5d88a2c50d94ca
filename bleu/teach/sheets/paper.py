"""A sheet and its key as HTML in one file, which a browser prints, to paper or PDF."""

from html import escape

from bleu.teach.headings import place
from bleu.teach.markdown import inline, to_html
from bleu.teach.question import Question
from bleu.teach.sheets.draw import Sheet, stands_alone
from bleu.teach.sheets.notebook import LETTERS

SHORT = 12  # options of so many characters stand in one line
LICENCE = 'From "BLEU, derived": text CC BY 4.0, code BSD 3-Clause.'

# no size: the printer's paper, A4 or Letter, is taken as it is
STYLE = """\
@page { margin: 18mm 17mm 16mm; }
* { box-sizing: border-box; }
body { color: #111; font: 11.5pt/1.45 "DejaVu Sans", Verdana, Arial, sans-serif;
  margin: 0 auto; max-width: 44rem; padding: 1rem; }
header { border-bottom: 2pt solid #1a5fb4; margin-bottom: 1.4em; }
h1 { color: #1a5fb4; font-size: 1.35em; line-height: 1.25; margin: 0 0 0.7em; }
.line { display: flex; gap: 1.5em; margin: 0 0 0.9em; }
.line span { border-bottom: 0.7pt solid #111; flex: 3; padding-bottom: 0.2em; }
.line span + span { flex: 1; }
.origin, footer { color: #444; font-size: 0.75em; }
.origin { margin: 0 0 0.5em; }
ol.questions { list-style: none; margin: 0; padding: 0; }
ol.questions > li { break-inside: avoid; margin: 0 0 1.5em; padding-left: 2.2em;
  position: relative; }
.number { font-weight: bold; left: 0; position: absolute; top: 0; }
p { margin: 0 0 0.5em; orphans: 3; widows: 3; }
table { border-collapse: collapse; margin: 0.4em 0 0.7em; max-width: 99%; }
td:first-child { min-width: 6.4em; }
th, td { border: 0.6pt solid #777; padding: 0.15em 0.6em; text-align: left; }
th { background: #e6f0fd; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
code, pre { font: 0.95em "DejaVu Sans Mono", Consolas, monospace; }
pre { border-left: 2pt solid #9ec7fd; padding-left: 0.8em; white-space: pre-wrap; }
ul.options { list-style: none; margin: 0.3em 0 0; padding: 0; }
ul.options li { display: flex; gap: 0.6em; margin: 0.3em 0; }
ul.short { display: flex; flex-wrap: wrap; gap: 0.2em 2.2em; }
.box { border: 0.9pt solid #111; flex: none; height: 0.95em; margin-top: 0.24em;
  width: 0.95em; }
.letter { flex: none; }
.space { border-bottom: 0.6pt dotted #555; height: 2.3em; }
.options + .space { height: 2em; }
ul.key li { display: block; padding-left: 1.4em; text-indent: -1.4em; }
li.right { background: #e6f0fd; border-left: 2pt solid #1a5fb4; padding-bottom: 0.1em;
  padding-top: 0.1em; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.again { font-size: 0.9em; margin-top: 0.4em; }
footer { border-top: 0.6pt solid #777; margin-top: 2em; padding-top: 0.4em; }
@media print { body { max-width: none; padding: 0; } }"""


def sheet_page(sheet: Sheet, *, is_open: bool = False) -> str:
    """The questions with boxes to tick and a line for why, or with space to write.

    Args:
        sheet: what is asked.
        is_open: no options are printed, but where the question is about them.
    """
    name = '<p class="line"><span>Name</span><span>Date</span></p>'
    items = []
    for number, question in enumerate(sheet.questions, 1):
        answered = _to_write if is_open and stands_alone(question) else _to_tick
        items.append(_item(number, f"{to_html(question.text)}\n{answered(question)}"))
    return _page(sheet, sheet.title, name, items)


def key_page(sheet: Sheet) -> str:
    """The answers: why, what leads to each wrong option, where to read again."""
    items = [
        _item(number, f"{to_html(question.text)}\n{_explained(question)}")
        for number, question in enumerate(sheet.questions, 1)
    ]
    about = f'<p class="origin">{escape(sheet.command)}</p>'
    return _page(sheet, f"Key. {sheet.title}", about, items)


def _page(sheet: Sheet, title: str, below_title: str, items: list[str]) -> str:
    questions = "\n".join(items)
    return f"""\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)} ({escape(sheet.origin)})</title>
<style>
{STYLE}
</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
{below_title}
<p class="origin">{escape(sheet.origin)}</p>
</header>
<ol class="questions">
{questions}
</ol>
<footer>{escape(LICENCE)}</footer>
</body>
</html>
"""


def _item(number: int, content: str) -> str:
    return f'<li><span class="number">{number}.</span>\n{content}\n</li>'


def _to_tick(question: Question) -> str:
    options = "\n".join(
        f'<li><span class="box"></span><span class="letter">({letter})</span>'
        f"<span>{inline(option.text)}</span></li>"
        for letter, option in zip(LETTERS, question.options)
    )
    short = all(len(option.text) <= SHORT for option in question.options)
    return (
        f'<ul class="options{" short" * short}">\n{options}\n</ul>\n'
        '<div class="space">Because</div>'
    )


def _to_write(_: Question) -> str:
    return '<div class="space"></div>' * 3


def _explained(question: Question) -> str:
    items = []
    for letter, option in zip(LETTERS, question.options):
        text = f"({letter}) {inline(option.text)}"
        says = inline(option.says)
        items.append(
            f'<li class="right"><strong>✓ {text}</strong> is right. {says}</li>'
            if option.right
            else f"<li>✗ {text}: {says}</li>"
        )
    again = escape(place(question.section))
    return (
        '<ul class="options key">\n' + "\n".join(items) + "\n</ul>\n"
        f'<p class="again">Read again: {again}.</p>'
    )
