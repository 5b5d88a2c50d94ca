"""The bank of questions: over many draws, each has one answer, and its key finds it.

The keys are run here, so NLTK computes what the templates compute with `bleu`.
"""

import ast
import importlib
import pkgutil
import re
import warnings
from functools import cache
from itertools import combinations
from random import Random

import pytest
from notebooks import BOOK, cells

from bleu.teach import questions
from bleu.teach.redraw import number

SEEDS = range(30)
NOUNS = [module.name for module in pkgutil.iter_modules(questions.__path__)]
FILES = {
    noun: importlib.import_module(f"{questions.__name__}.{noun}") for noun in NOUNS
}
TEMPLATES = [
    pytest.param(template, id=f"{noun}-{template.__name__}")
    for noun, file in FILES.items()
    for template in file.QUESTIONS
]
templates = pytest.mark.parametrize("template", TEMPLATES)


@cache
def drawn(template):
    return [template(Random(seed)) for seed in SEEDS]


def evaluated(code):
    """What the last line of the code is, after the lines above it."""
    *lines, last = ast.parse(code).body
    names = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # NLTK's, about orders without a match
        exec(compile(ast.Module(lines, []), "key", "exec"), names)
        return eval(compile(ast.Expression(last.value), "key", "eval"), names)


@cache
def slugs(chapter):
    """The anchors of a chapter's headings, as MyST makes them."""
    found = set()
    for cell in cells(BOOK / f"{chapter}.ipynb", "markdown"):
        outside = re.sub(r"(?ms)^(`{3,}).*?^\1", "", cell.source)
        for heading in re.findall(r"(?m)^#{1,3} (.+)$", outside):
            words = re.sub(r"\$[^$]*\$", "", heading)  # a formula has no name
            plain = re.sub(r"[^\w\- ]", "", words.strip().lower())
            found.add(plain.replace(" ", "-"))
    return found


@templates
def test_three_options_or_four_and_one_is_right(template):
    for question in drawn(template):
        assert 3 <= len(question.options) <= 4
        assert sum(option.right for option in question.options) == 1
        assert all(option.says.endswith((".", "?")) for option in question.options)


@templates
def test_no_two_options_are_one_number(template):
    for question in drawn(template):
        numbers = [number(option.text) for option in question.options]
        for one, other in combinations([n for n in numbers if n is not None], 2):
            assert one != other


@templates
def test_the_key_finds_the_answer(template):
    for question in drawn(template):
        if question.key:
            assert str(evaluated(question.key)) == question.answer.text


@templates
def test_the_section_to_read_again_is_there(template):
    for question in drawn(template):
        chapter, slug = question.section.split("#")
        assert slug in slugs(chapter)


@templates
def test_a_question_is_new_each_time(template):
    asked = {(question.text, question.answer.text) for question in drawn(template)}
    assert len(asked) > 5


@templates
def test_markdown_without_formulas(template):
    for question in drawn(template):
        assert "$" not in question.text


@pytest.mark.parametrize("noun", NOUNS)
def test_a_chapter_has_questions_enough(noun):
    assert len(FILES[noun].QUESTIONS) >= 5
    assert len({template.__name__ for template in FILES[noun].QUESTIONS}) == len(
        FILES[noun].QUESTIONS
    )
