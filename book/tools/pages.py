"""Write the pages of the tools from their tables and stored results: `make tools-pages`.

Usage: PYTHONPATH=book python book/tools/pages.py

A page for each tool, `tools.md` with all of them side by side, and `messages.md`. A tool
that runs here has a notebook, whose cells run in the page; the others have their code and
what it printed. Nobody edits these files: they say so in their first line.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import nbformat

from tidy import KERNEL
from tools.run import stored
from tools.table import PROBES, Piece, TableError, Tool, tools

BOOK = Path(__file__).parent.parent

AS_TYPED = re.compile(r"""(?<!\S)--[a-z][\w-]*|(["'])[^"']+\1""")


class Probe(NamedTuple):
    """How the pages speak of one question that is asked of each tool."""

    short: str  # in the table at the top of a tool's page
    heading: str  # of its section there: with the name of the tool, for whoever searches
    compared: str  # its heading where the tools stand side by side


ASKED = {
    "sentence": Probe(
        "One sentence",
        "How do I score one sentence with {tool}?",
        "One sentence, one reference",
    ),
    "corpus": Probe(
        "A whole corpus",
        "How do I compute corpus BLEU with {tool}?",
        "A whole corpus",
    ),
    "references": Probe(
        "Several references",
        "{tool}: how do I give several references?",
        "Several references: the nesting",
    ),
    "strings": Probe(
        "Strings or tokens",
        "{tool}: strings or tokens?",
        "Strings or tokens?",
    ),
    "tokenizer": Probe(
        "Tokenizer",
        "{tool}: which tokenizer, and how do I choose another?",
        "Which tokenizer?",
    ),
    "case": Probe(
        "Case",
        "{tool}: does upper and lower case matter?",
        "Upper and lower case",
    ),
    "order": Probe(
        "BLEU-1 to BLEU-4",
        "How do I compute BLEU-1, BLEU-2, BLEU-3 and BLEU-4 with {tool}?",
        "BLEU-1 to BLEU-4: order and weights",
    ),
    "smoothing": Probe(
        "Smoothing",
        "{tool}: which smoothing, and how do I choose another?",
        "Which smoothing?",
    ),
    "zero": Probe(
        "No 4-gram matches",
        "{tool}: why is my score 0 when no 4-gram matches?",
        "No 4-gram matches",
    ),
    "short": Probe(
        "Fewer than four tokens",
        "{tool}: how are sentences of fewer than four tokens scored?",
        "Fewer than four tokens",
    ),
    "length": Probe(
        "Reference length",
        "{tool}: which reference length, closest or shortest?",
        "Which reference length?",
    ),
    "scale": Probe(
        "A perfect match",
        "{tool}: is a perfect match 1 or 100?",
        "A perfect match: 1 or 100?",
    ),
    "empty_hypothesis": Probe(
        "Empty hypothesis",
        "{tool}: what happens with an empty hypothesis?",
        "An empty hypothesis",
    ),
    "empty_reference": Probe(
        "Empty reference",
        "{tool}: what happens with an empty reference?",
        "An empty reference",
    ),
    "missing": Probe(
        "Missing reference",
        "{tool}: what happens when a reference is missing?",
        "No reference, or too few",
    ),
    "result": Probe(
        "What comes back",
        "What does {tool} return?",
        "What comes back",
    ),
    "command": Probe(
        "Command line",
        "{tool}: is there a command line?",
        "The command line",
    ),
    "signature": Probe(
        "How to report it",
        "How do I report a BLEU score from {tool}?",
        "How to report it",
    ),
}
KINDS = {
    "error": "An error",
    "warning": "A warning",
    "printed": "A printed line",
}
TAKES = (
    "strings",
    "references",
    "scale",
)  # side by side on the first table
BY = "Generated from book/tools/*.toml by `make tools-pages`: change those, not this."
LONGEST_HEADING = 90  # characters of a message


class Code(NamedTuple):
    """What a reader can run: its source, its output, and whether it is a command line."""

    key: str
    source: str
    output: str
    shell: bool


class Text(NamedTuple):
    """A stretch of MyST, and the numbers in it that no cell prints."""

    key: str
    source: str
    numbers: list[str]


Part = Code | Text


# ---- the pages of the tools


def tool_page(tool: Tool) -> Iterator[Part]:
    """All that stands on the page of a tool, in order."""
    yield Text("top", opening(tool), tool.numbers)
    if tool.rule:
        yield Text("rule", rule(tool), [])
    for piece in tool.pieces("probes"):
        heading = ASKED[piece.key].heading.format(tool=tool.title)
        text = f"({anchor(tool, piece.key)})=\n## {heading}\n\n{piece.answer.strip()}"
        if piece.cited:
            text += (
                f"\n\nSource: [{address(piece.cited)}]({piece.cited})."
            )
        yield from with_code(tool, piece, text)
    if tool.pieces("messages"):
        yield Text("messages", list_of_messages(tool), [])
    yield from with_heading(
        tool, "faults", "{tool}: known faults and surprises"
    )
    yield from with_heading(
        tool, "same", "{tool}: the same number from another tool"
    )


def opening(tool: Tool) -> str:
    """Title, what the tool is, what was run, and the answers in short."""
    rows = [
        f"| [{ASKED[piece.key].short}](#{anchor(tool, piece.key)}) | {cell(piece.short)} |"
        for piece in tool.pieces("probes")
    ]
    return "\n".join(
        [
            f"# BLEU in {tool.title}",
            "",
            tool.intro.strip(),
            "",
            ran(tool),
            "",
            "| Question | Answer in short |",
            "|---|---|",
            *rows,
            "",
            "The same questions, asked of [every tool](tools.md).",
        ]
    )


def rule(tool: Tool) -> str:
    """The rule of a restated tool, which every piece of its page uses."""
    return "\n".join(
        [
            f"({anchor(tool, 'rule')})=",
            f"## {tool.title}: the rule in Python",
            "",
            "This is our own code for the rule. The pieces below use it: run it "
            "once, then any of them.",
            "",
            *block("python", formatted(tool)["rule"]),
        ]
    )


def ran(tool: Tool) -> str:
    """A sentence: what was run to make the outputs, and when."""
    results = stored(tool.name)
    versions = versions_of(tool)
    if tool.environment == "restated":
        where = f"[{address(tool.source)}]({tool.source})"
        return f"Restated from {where}; the restatement is run here."
    if tool.environment == "book":
        return f"All outputs on this page are those of {versions}."
    python = ".".join(results["python"].split(".")[:2])
    return f"Run on {results['date']} with {versions}, Python {python}."


def versions_of(tool: Tool) -> str:
    """The versions that were run: torchmetrics 1.9.0."""
    versions = stored(tool.name)["versions"]
    return ", ".join(
        f"{name} {version}" for name, version in versions.items()
    )


def with_version(tool: Tool) -> str:
    """Title and version, where a version was run."""
    versions = stored(tool.name)["versions"]
    return " ".join([tool.title, *map(str, versions.values())])


def with_heading(tool: Tool, kind: str, heading: str) -> Iterator[Part]:
    """The faults or the recipes of a tool, below a heading of their own."""
    pieces = tool.pieces(kind)
    above = f"(tool-{tool.name}-{kind})=\n## {heading.format(tool=tool.title)}\n\n"
    for piece in pieces:
        write = fault if kind == "faults" else recipe
        yield from with_code(tool, piece, above + write(tool, piece))
        above = ""


def fault(tool: Tool, piece: Piece) -> str:
    """One known fault, with the versions it holds in."""
    link = (
        f" See [{address(piece.url)}]({piece.url})."
        if piece.url
        else ""
    )
    return (
        f"### {piece.title}\n\n"
        f"Versions: {piece.versions}. {piece.answer.strip()}{link}"
    )


def recipe(tool: Tool, piece: Piece) -> str:
    """How to get the number of this tool in another one."""
    other = tools().get(piece.tool)
    name = other.title if other else piece.tool
    link = f" More: {page_link(other)}." if other else ""
    return (
        f"({anchor(tool, 'as-' + piece.tool)})=\n"
        f"### {tool.title}: the same number in {name}\n\n"
        f"{piece.answer.strip()}{link}"
    )


def list_of_messages(tool: Tool) -> str:
    """Links to the messages of a tool."""
    lines = [
        f"- [{literal(shortened(piece.text))}](#{name})"
        for piece, name in named_messages(tool)
    ]
    return "\n".join(
        [
            f"({anchor(tool, 'messages')})=",
            f"## {tool.title}: errors and warnings",
            "",
            "What each of them means, and what to do:",
            "",
            *lines,
        ]
    )


def with_code(tool: Tool, piece: Piece, text: str) -> Iterator[Part]:
    """A text, and what is run below it."""
    yield Text(piece.key, text, piece.numbers)
    if piece.runs:
        yield code_of(tool, piece)


def code_of(tool: Tool, piece: Piece) -> Code:
    """What a piece runs, with its stored output."""
    outputs = stored(tool.name)["outputs"]
    if piece.key not in outputs:
        raise TableError(
            f"{tool.name}: {piece.key} has not been run; run book/tools/run.py"
        )
    if piece.shell:
        return Code(
            piece.key, piece.shell.strip(), outputs[piece.key], True
        )
    return Code(
        piece.key, formatted(tool)[piece.key], outputs[piece.key], False
    )


# ---- all tools side by side, and all messages


def index_page() -> str:
    """The page that compares the tools."""
    lines = [
        f"% {BY}",
        "",
        "(tools-all)=",
        "# Every tool, one form",
        "",
        "The same questions, asked of each tool that computes BLEU. A link leads to the "
        "answer on the tool's own page, with the call and what it printed. "
        "[Messages, word for word](messages.md) has the errors and warnings.",
        "",
        "## Which tools, in which versions",
        "",
        "| Tool | Version | Run |",
        "|---|---|---|",
        *(version_row(tool) for tool in tools().values()),
        "",
        "## Which tool takes what",
        "",
        f"| Tool | {' | '.join(ASKED[key].short for key in TAKES)} |",
        "|---|---|---|---|",
        *(taking_row(tool) for tool in tools().values()),
    ]
    for key in PROBES:
        lines += ["", *comparison(key)]
    return "\n".join(lines) + "\n"


def version_row(tool: Tool) -> str:
    """Tool, version, when it was run."""
    by_environment = {
        "book": "by the tests of this book",
        "restated": f"restated from [its source]({tool.source})",
    }
    results = stored(tool.name)
    run = by_environment.get(tool.environment, f"on {results['date']}")
    version = versions_of(tool) or source_version(tool) or "–"
    return f"| {page_link(tool)} | {version} | {run} |"


def source_version(tool: Tool) -> str:
    """The version or commit that the address of a restated source names."""
    found = re.search(r"/blob/v?([^/]+)/", tool.source)
    if not found:
        return ""
    is_commit = re.fullmatch(r"[0-9a-f]{40}", found[1])
    return f"commit {found[1][:7]}" if is_commit else found[1]


def taking_row(tool: Tool) -> str:
    """Tool, and the answers that explain most of what goes wrong."""
    short = [cell(tool.probes[key]["short"]) for key in TAKES]
    return f"| {page_link(tool)} | {' | '.join(short)} |"


def comparison(key: str) -> list[str]:
    """One question, and what each tool answers."""
    lines = [
        f"(tools-{key.replace('_', '-')})=",
        f"## {ASKED[key].compared}",
        "",
        "| Tool | Answer in short |",
        "|---|---|",
    ]
    for tool in tools().values():
        short = cell(tool.probes[key]["short"])
        lines.append(
            f"| {tool.title} | [{short}](#{anchor(tool, key)}) |"
        )
    return lines


def messages_page() -> str:
    """The page of errors, warnings and printed lines."""
    lines = [
        f"% {BY}",
        "",
        "(messages-all)=",
        "# Messages, word for word",
        "",
        "What the tools say about BLEU, as they say it: errors, warnings and printed "
        "lines, with what each means and what to change. Search for a few words of the "
        "message that you have.",
    ]
    for tool in tools().values():
        if tool.pieces("messages"):
            lines += [
                "",
                f"(messages-{tool.name})=",
                f"## Messages of {tool.title}",
                "",
                f"The page of this tool: [BLEU in {tool.title}]({page_of(tool)}).",
            ]
            for piece, name in named_messages(tool):
                lines += ["", *message(tool, piece, name)]
    return "\n".join(lines) + "\n"


def message(tool: Tool, piece: Piece, name: str) -> list[str]:
    """One message: its words, what it means, what to do, what provokes it."""
    by = with_version(tool)
    if piece.versions:
        by = f"{tool.title}, {piece.versions}"
    lines = [
        f"({name})=",
        f"### {literal(shortened(piece.text))}",
        "",
        "{.message}",
        *block("text", piece.text.strip()),
        "",
        f"{KINDS[piece.kind]} of {by}. {piece.means.strip()}",
        "",
        f"**What to do.** {piece.do.strip()}",
    ]
    if piece.cited:
        lines += [
            "",
            f"Source: [{address(piece.cited)}]({piece.cited}).",
        ]
    if piece.runs:
        lines += ["", *provoking(tool, code_of(tool, piece))]
    return lines


def provoking(tool: Tool, code: Code) -> list[str]:
    """The code behind a message, folded."""
    above = (
        f"After [the rule in Python](#{anchor(tool, 'rule')}):\n"
        if tool.rule
        else ""
    )
    return [
        "::::{admonition} Code that gives this message",
        ":class: dropdown",
        *([above] if above else []),
        *block("bash" if code.shell else "python", code.source),
        "::::",
    ]


def named_messages(tool: Tool) -> list[tuple[Piece, str]]:
    """The messages of a tool with their anchors, made of their first words."""
    named: dict[str, Piece] = {}
    for piece in tool.pieces("messages"):
        words = re.findall(r"[a-z0-9]+", piece.text.lower())[:8]
        name = wanted = "-".join(["message", tool.name, *words])
        number = 2
        while name in named:
            name, number = f"{wanted}-{number}", number + 1
        named[name] = piece
    return [(piece, name) for name, piece in named.items()]


# ---- from parts to files


def as_notebook(parts: Iterator[Part]) -> str:
    """A notebook as `tidy.py` writes it: Python in cells, the rest in text."""
    cells: list[Any] = []
    count = 0
    for part in parts:
        if isinstance(part, Text):
            metadata = {"cited": part.numbers} if part.numbers else {}
            text = nbformat.v4.new_markdown_cell(
                part.source,
                id=f"{identifier(part.key)}",
                metadata=metadata,
            )
            cells.append(text)
        elif part.shell:
            text = nbformat.v4.new_markdown_cell(
                "\n".join(shown(part)),
                id=f"{identifier(part.key)}-shell",
            )
            cells.append(text)
        else:
            count += 1
            printed = nbformat.v4.new_output(
                "stream", name="stdout", text=part.output
            )
            code = nbformat.v4.new_code_cell(
                part.source,
                id=f"{identifier(part.key)}-code",
                execution_count=count,
                outputs=[printed],
            )
            cells.append(code)
    cells[0].source = f"<!-- {BY} -->\n\n{cells[0].source}"
    for written in cells:
        written.source = "\n".join(
            line.rstrip() for line in written.source.splitlines()
        )
    notebook = nbformat.v4.new_notebook(
        cells=cells, metadata={"kernelspec": KERNEL}, nbformat_minor=5
    )
    nbformat.validate(notebook)
    return str(nbformat.writes(notebook)) + "\n"


def as_markdown(parts: Iterator[Part]) -> str:
    """The same as one file of text: code, and what it printed."""
    lines = [f"% {BY}"]
    for part in parts:
        lines.append("")
        lines += (
            [part.source] if isinstance(part, Text) else shown(part)
        )
    return (
        "\n".join(
            line.rstrip() for line in "\n".join(lines).splitlines()
        )
        + "\n"
    )


def shown(code: Code) -> list[str]:
    """Code that does not run in the page, and what it printed."""
    language = "bash" if code.shell else "python"
    return [
        *block(language, code.source),
        "",
        *block("text", code.output.rstrip("\n")),
    ]


def pages() -> dict[str, str]:
    """All generated files of `book/`: name and content."""
    written = {"tools.md": index_page(), "messages.md": messages_page()}
    for tool in tools().values():
        name = page_of(tool)
        form = as_notebook if name.endswith(".ipynb") else as_markdown
        written[name] = form(tool_page(tool))
    return written


def page_of(tool: Tool) -> str:
    """The file of a tool's page: a notebook, where a page can run the tool."""
    runs = tool.environment == "book" and any(
        p.code for p in tool.runnable
    )
    kind = "ipynb" if runs else "md"
    return f"tools_{tool.name}.{kind}"


# ---- small things


_FORMATTED: dict[str, dict[str, str]] = {}


def formatted(tool: Tool) -> dict[str, str]:
    """The Python of a tool's pieces as the project's formatter writes it."""
    if tool.name not in _FORMATTED:
        pieces = [piece for piece in tool.runnable if piece.code]
        sources = [tool.rule, *(piece.code for piece in pieces)]
        cells = [
            nbformat.v4.new_code_cell(source.strip())
            for source in sources
        ]
        text = nbformat.writes(nbformat.v4.new_notebook(cells=cells))
        for command in (
            ["check", "--select=I", "--fix-only"],
            ["format"],
        ):
            text = ruff(tool.name, command, text)
        sources = [cell["source"] for cell in json.loads(text)["cells"]]
        keys = ["rule", *(piece.key for piece in pieces)]
        _FORMATTED[tool.name] = {
            key: "".join(source) for key, source in zip(keys, sources)
        }
    return _FORMATTED[tool.name]


def ruff(name: str, command: list[str], text: str) -> str:
    """A notebook as ruff hands it back."""
    path = BOOK / f"tools_{name}.ipynb"
    done = subprocess.run(
        [
            str(Path(sys.executable).parent / "ruff"),
            *command,
            "--quiet",
            f"--stdin-filename={path}",
            "-",
        ],
        input=text,
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode:
        raise TableError(f"{name}: {done.stderr.strip()}")
    return done.stdout


def anchor(tool: Tool, key: str) -> str:
    """The name of a section of a tool's page."""
    return f"tool-{tool.name}-{key.replace('_', '-')}"


def identifier(key: str) -> str:
    """The key of a piece as the identifier of a cell."""
    return re.sub(r"[^a-z0-9]+", "-", key)


def page_link(tool: Tool) -> str:
    """A link to the page of a tool."""
    return f"[{tool.title}]({page_of(tool)})"


def cell(text: str) -> str:
    """A text as the cell of a table; options and quoted words as code.

    Otherwise two hyphens become a dash, and straight quotes bent ones.
    """
    if "`" not in text:
        text = AS_TYPED.sub(r"`\g<0>`", text)
    return text.replace("|", "\\|")


def shortened(text: str) -> str:
    """The beginning of a message on one line."""
    line = " ".join(text.split())
    if len(line) <= LONGEST_HEADING:
        return line
    return line[:LONGEST_HEADING].rsplit(" ", 1)[0] + " …"


def literal(text: str) -> str:
    """A text as inline code, whatever stands in it."""
    ticks = "`"
    while ticks in text:
        ticks += "`"
    space = " " if "`" in (text[0], text[-1]) else ""
    return f"{ticks}{space}{text}{space}{ticks}"


def block(language: str, text: str) -> list[str]:
    """A text as a fenced block, whatever stands in it."""
    fence = "```"
    while fence in text:
        fence += "`"
    return [f"{fence}{language}", text, fence]


def address(url: str) -> str:
    """An address as a reader sees it: no scheme, and not too long."""
    shown = re.sub(r"^https?://(www\.)?", "", url)
    github = re.fullmatch(
        r"github\.com/([^/]+)/([^/]+)/blob/([^/]+)/(.+)", shown
    )
    if github:
        owner, name, version, path = github.groups()
        version = version[:7] if len(version) == 40 else version
        return f"{owner}/{name} {version}, {path.split('#')[0]}"
    thread = re.fullmatch(
        r"github\.com/([^/]+)/([^/]+)/(issues|pull)/(\d+).*", shown
    )
    if thread:
        owner, name, kind, number = thread.groups()
        return f"{name}, {'issue' if kind == 'issues' else 'pull request'} {number}"
    return shown


def main() -> None:
    """Write what differs, and say so; a page that nothing writes any more goes."""
    written = pages()
    for path in BOOK.glob("tools_*"):
        if path.name not in written:
            path.unlink()
            print(f"{path.name}: removed")
    for name, content in written.items():
        path = BOOK / name
        if not path.is_file() or path.read_text("utf-8") != content:
            path.write_text(content, "utf-8")
            print(f"{name}: changed")


if __name__ == "__main__":
    try:
        main()
    except TableError as error:
        sys.exit(str(error))
