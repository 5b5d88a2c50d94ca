"""The page of one tool, part by part."""

import re
from collections.abc import Iterator

from tools.asked import ASKED
from tools.parts import Part, Text, code_of, formatted
from tools.run import stored
from tools.table import Piece, Tool, tools
from tools.words import address, anchor, block, cell, literal, shortened


def page_of(tool: Tool) -> str:
    """The file of a tool's page: a notebook, where a page can run the tool."""
    runs = tool.environment == "book" and any(
        p.code for p in tool.runnable
    )
    kind = "ipynb" if runs else "md"
    return f"tools_{tool.name}.{kind}"


def page_link(tool: Tool) -> str:
    """A link to the page of a tool."""
    return f"[{tool.title}]({page_of(tool)})"


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
            *block("python", formatted(tool.name)["rule"]),
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
