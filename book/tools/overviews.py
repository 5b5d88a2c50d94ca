"""The pages that have all tools: side by side, and their messages."""

import re

from tools.asked import ASKED, KINDS, TAKES
from tools.parts import Code, code_of
from tools.run import stored
from tools.table import PROBES, Piece, Tool, tools
from tools.toolpages import (
    named_messages,
    page_link,
    page_of,
    versions_of,
)
from tools.words import address, anchor, block, cell, literal, shortened


def index_page() -> str:
    """The page that compares the tools."""
    lines = [
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
        "Your tool is not in the list? [Two probes say which BLEU it computes]"
        "(any_tool.ipynb). Your version is another? "
        "[What changed in which version](#differs-versions).",
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
        *newer(piece),
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


def newer(piece: Piece) -> list[str]:
    """How newer Pythons put it, where they put it in another way."""
    if not piece.newer:
        return []
    return [
        "In Python 3.13:",
        "",
        "{.message}",
        *block("text", piece.newer),
        "",
    ]


def with_version(tool: Tool) -> str:
    """Title and version, where a version was run."""
    versions = stored(tool.name)["versions"]
    return " ".join([tool.title, *map(str, versions.values())])


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
