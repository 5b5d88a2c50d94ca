"""The page of languages: what it shows of ``bleu`` is sacreBLEU's, and its table is whole.

Its cells run in the page, where sacreBLEU's ``intl`` cannot, so they show ``bleu``'s tokens.
"""

import ast
import re

import pytest
from notebooks import BOOK, cells
from sacrebleu.metrics import BLEU

from bleu.text import TOKENIZERS

PAGE = BOOK / "languages.ipynb"
TEXT = "\n\n".join(cell.source for cell in cells(PAGE, "markdown"))
ROWS = re.findall(r"^\| \[(.+?)\]\(#([\w-]+)\) \|", TEXT, re.M)


def lines():
    """Every string in the page's code that is longer than a name."""
    for cell in cells(PAGE, "code"):
        for node in ast.walk(ast.parse(cell.source)):
            value = getattr(node, "value", None)
            if isinstance(value, str) and (" " in value or not value.isascii()):
                yield value


@pytest.mark.parametrize("name", ["none", "13a", "intl", "zh", "char"])
def test_the_pages_lines_have_sacrebleus_tokens(name):
    theirs = BLEU(tokenize=name).tokenizer
    found = set(lines())
    assert len(found) > 100
    for line in found:
        assert TOKENIZERS[name](line) == theirs(line).split(), line


def test_the_table_has_the_languages_and_leads_to_their_sections():
    languages = [name for row, _ in ROWS for name in row.split(", ")]
    assert len(languages) >= 36
    labels = set(re.findall(r"^\((languages-[\w-]+)\)=", TEXT, re.M))
    assert {anchor for _, anchor in ROWS} <= labels


def test_each_section_says_the_call_in_each_tool():
    """Where a section names a remedy, it names it for sacreBLEU, bleu and NLTK."""
    sections = re.split(r"^\(languages-", TEXT, flags=re.M)[1:]
    for section in sections:
        name = section.partition(")")[0]
        if name in ("table", "signature", "spbleu", "rtl", "zero-width"):
            continue  # the list of names; the same step before every tool
        tools = "in every tool|in any tool|whichever tool|In sacreBLEU|for NLTK"
        assert re.search(tools, section, re.I), name
