"""Re-run the notebooks and write them back in one normal form: `make tidy`.

Usage: python book/tidy.py [NOTEBOOK ...]      (all of them when none is named)

A second run changes nothing. What a run leaves behind that differs between machines goes:
metadata other than the kernel's name, tracebacks other than their last line.
"""

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

BOOK = Path(__file__).parent
KERNEL = {
    "display_name": "Python 3",
    "language": "python",
    "name": "python3",
}
KEPT = ("tags", "mystnb", "cited", "live", "question")
FOLDED = {  # what a page folds, JupyterLab folds as well
    "hide-input": {"source_hidden": True},
    "hide-output": {"outputs_hidden": True},
    "hide-cell": {"source_hidden": True, "outputs_hidden": True},
}


def run(notebook):
    """Execute every cell, in a fresh kernel that stands in the book's folder."""
    client = NotebookClient(
        notebook,
        timeout=120,
        kernel_name="python3",
        resources={"metadata": {"path": str(BOOK)}},
    )
    client.execute()


def normalize(notebook):
    """Drop what differs from run to run or from machine to machine."""
    notebook.metadata = {"kernelspec": KERNEL}
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    for cell in notebook.cells:
        cell.source = "\n".join(
            line.rstrip() for line in cell.source.splitlines()
        )
        cell.metadata = {
            k: v for k, v in cell.metadata.items() if k in KEPT
        }
        cell.pop("attachments", None)
        for tag in cell.metadata.get("tags", []):
            if tag in FOLDED:
                cell.metadata["jupyter"] = FOLDED[tag]
        if cell.cell_type == "code":
            cell.outputs = merged(cell.outputs)


def merged(outputs):
    """Outputs with neighbouring pieces of one stream joined and tracebacks cut short."""
    kept = []
    for output in outputs:
        if output.output_type == "error":
            output.traceback = [f"{output.ename}: {output.evalue}"]
        if (
            output.output_type == "stream"
            and kept
            and kept[-1].get("name") == output.name
        ):
            kept[-1].text += output.text
        else:
            kept.append(output)
        output.get("metadata", {}).clear()
    return kept


def tidy(path):
    """Run and normalize one notebook; say whether that changed it."""
    before = path.read_text("utf-8")
    notebook = nbformat.reads(before, as_version=4)
    normalize(notebook)
    run(notebook)
    normalize(notebook)
    nbformat.validate(notebook)
    after = nbformat.writes(notebook) + "\n"
    if after != before:
        path.write_text(after, "utf-8")
    print(
        f"{path.name}: {'changed' if after != before else 'as it was'}"
    )


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:] or sorted(BOOK.glob("*.ipynb"))):
        tidy(path)
