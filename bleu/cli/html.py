"""``python -m bleu --html``: the report of the page "A workbench in the page", as a file."""

import argparse
import os

from bleu.cli.output import whole_file
from bleu.text.files import reference_files
from bleu.text.reports import Settings
from bleu.workbench.bench import open_bench
from bleu.workbench.inputs import Input
from bleu.workbench.page import html_page


def write_report(options: argparse.Namespace, settings: Settings) -> None:
    """Read the files once more, whole, and write the report beside the answer."""
    references = [os.fspath(path) for path in reference_files(options.references)]
    require_another(options.html, [*options.hypotheses, *references])
    bench = open_bench(
        [read(name, options.column) for name in options.hypotheses],
        [read(name, options.reference_column) for name in references],
        settings,
        seed=options.seed,
    )
    with whole_file(options.html) as write:
        write(html_page(bench))


def read(name: str, column: str | None) -> Input:
    """The bytes of a file. Where no column is named, a line is a segment, whatever its name."""
    with open(name, "rb") as file:
        return Input(name, file.read(), column or "", plain=column is None)


def require_another(report: str, names: list[str]) -> None:
    """Raise if the report would replace a file that is scored."""
    for name in names:
        if os.path.exists(report) and os.path.samefile(name, report):
            raise ValueError(
                f"--html {report} is a file that is scored, and would be lost; name another"
            )
