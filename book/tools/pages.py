"""Write the pages of the tools from their tables and stored results: `make tools-pages`.

Usage: PYTHONPATH=book python book/tools/pages.py

A page for each tool, `tools.md` with all of them side by side, and `messages.md`. A tool
that runs here has a notebook, whose cells run in the page; the others have their code and
what it printed. Nobody edits these files: they say so in their first line.
"""

import sys

from tools.files import as_markdown, as_notebook
from tools.overviews import index_page, messages_page
from tools.parts import BOOK, Text
from tools.table import TableError, tools
from tools.toolpages import page_of, tool_page


def pages() -> dict[str, str]:
    """All generated files of `book/`: name and content."""
    overviews = {
        "tools.md": index_page(),
        "messages.md": messages_page(),
    }
    written = {
        name: as_markdown([Text(name, page, [])])
        for name, page in overviews.items()
    }
    for tool in tools().values():
        name = page_of(tool)
        form = as_notebook if name.endswith(".ipynb") else as_markdown
        written[name] = form(tool_page(tool))
    return written


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
