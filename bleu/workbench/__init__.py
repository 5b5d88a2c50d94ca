"""Outputs on the bench: scores, how sure they are, and where they come from. The book's page
"A workbench in the page", and ``python -m bleu --html``.

Imports ``rules``, ``faults``, ``show``, ``text``, ``significance`` (its results, so no numpy)
and the derivation. Standard library only: a page in the browser runs it as it is.
"""

from bleu.workbench.bench import Bench, System, open_bench
from bleu.workbench.inputs import Input
from bleu.workbench.page import html_page

__all__ = ["Bench", "Input", "System", "html_page", "open_bench"]
