"""Text as the pages need it: anchors, inline code, blocks, addresses, cells of a table."""

import re

from tools.table import Tool

AS_TYPED = re.compile(r"""(?<!\S)--[a-z][\w-]*|(["'])[^"']+\1""")
LONGEST_HEADING = 90  # characters of a message


def anchor(tool: Tool, key: str) -> str:
    """The name of a section of a tool's page."""
    return f"tool-{tool.name}-{key.replace('_', '-')}"


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
