"""Write the list of questions, and the chapters' links to them: `make tidy`.

Usage: python book/question_index.py

The notebooks of questions are the source; `_toc.yml` says in which order they come. What
stands above the first page in `questions.md`, and the questions that a chapter links to one
by one, are written by hand.
"""

import re
from pathlib import Path

import nbformat
import yaml

BOOK = Path(__file__).parent
INDEX = BOOK / "questions.md"
ANSWER = re.compile(
    r"\((?P<anchor>q-[a-z0-9-]+)\)=\n## (?P<heading>.+)\n"
)
BACK = re.compile(
    r"^(Questions readers ask about this: .+?\))\.(?: More: .+\.)?$",
    re.M,
)


def pages():
    """The pages of questions, in the order of the contents."""
    toc = yaml.safe_load((BOOK.parent / "_toc.yml").read_text("utf-8"))
    for part in toc["parts"]:
        for chapter in part["chapters"]:
            if chapter["file"] == "book/questions":
                for section in chapter["sections"]:
                    path = BOOK.parent / (section["file"] + ".ipynb")
                    if path.name.startswith("questions_"):
                        yield path


def sources(path):
    """The markdown cells of a notebook."""
    cells = nbformat.read(path, as_version=4).cells
    return [c.source for c in cells if c.cell_type == "markdown"]


def answers(path):
    """Anchor, heading and last paragraph of each answer of a page."""
    for source in sources(path):
        found = ANSWER.match(source)
        if found:
            last = source.rsplit("\n\n", 1)[-1]
            yield found["anchor"], found["heading"], last


def title(path):
    return sources(path)[0].splitlines()[0].removeprefix("# ")


def index():
    """The text of questions.md: its beginning as it is, then all pages."""
    text = INDEX.read_text("utf-8").partition("\n## ")[0].rstrip("\n")
    for path in pages():
        text += f"\n\n## [{title(path)}]({path.name})\n\n"
        text += "\n".join(f"- [{h}](#{a})" for a, h, _ in answers(path))
    return text + "\n"


def linked_back(source, chapter):
    """A chapter's last cell, with the pages of the questions that it does not name."""
    back = BACK.search(source)
    line = back[1] + "."
    more = [
        f"[{title(path)}]({path.name})"
        for path in pages()
        if any(
            f"]({chapter}" in last and f"(#{anchor})" not in line
            for anchor, _, last in answers(path)
        )
    ]
    if more:
        line += f" More: {', '.join(more)}."
    return source[: back.start()] + line + source[back.end() :]


def write():
    """Write what is not so already, and say which files that changed."""
    if INDEX.read_text("utf-8") != index():
        INDEX.write_text(index(), "utf-8")
        print(f"{INDEX.name}: changed")
    for path in sorted(BOOK.glob("[0-9][0-9]_*.ipynb")):
        notebook = nbformat.read(path, as_version=4)
        last = [c for c in notebook.cells if c.cell_type == "markdown"][
            -1
        ]
        wanted = linked_back(last.source, path.name)
        if last.source != wanted:
            last.source = wanted
            path.write_text(nbformat.writes(notebook) + "\n", "utf-8")
            print(f"{path.name}: changed")


if __name__ == "__main__":
    write()
