"""`bleu.teach.repair`: the one change that makes a function right, or nothing."""

import linecache
import random
from dataclasses import replace
from itertools import count

import pytest

from bleu.teach.diagnosis import diagnose
from bleu.teach.exercise import Exercise
from bleu.teach.outcome import agree, outcome, watched
from bleu.teach.repair import repaired


def known(words, references):
    """How many words stand in one of the references."""
    return sum(any(word in reference for reference in references) for word in words)


def draw(random):
    def sentence():
        return random.choices("abcd", k=random.randint(0, 5))

    return sentence(), [sentence() for _ in range(random.randint(1, 3))]


KNOWN = Exercise(
    "2.8", "known", known, "02_clipping", generate=draw, cases=[(["a"], [["a"]])]
)
numbers = count()


def written(text, name="answer"):
    """A function as a cell of a notebook defines it, with its text."""
    file = f"<cell {next(numbers)}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    space = {}
    exec(compile(text, file, "exec"), space)
    return space[name]


def said(text, exercise=KNOWN):
    answer = written(text)
    expected = [outcome(exercise.right, case) for case in exercise.inputs]
    names = exercise.parameters if exercise.keywords else None
    done = [watched(answer, x, names=names, steps=10_000) for x in exercise.inputs]
    wrong = [k for k, pair in enumerate(zip(done, expected)) if not agree(*pair)]
    assert wrong
    return repaired(exercise, answer, done, expected, wrong)


USED_UP = """
def answer(words, references):
    pool = (word for reference in references for word in reference)
    return sum(word in pool for word in words)
"""
WALKED = """
def answer(words, references):
    left = list(words)
    for word in left:
        if not any(word in reference for reference in references):
            left.remove(word)
    return len(left)
"""
TOO_WIDE = """
def answer(words, references):
    if len(words) <= 1:
        return 0
    found = 0
    for word in words:
        for reference in references:
            if word in reference:
                found += 1
                break
    return found
"""
NO_BREAK = TOO_WIDE.replace("<= 1", "< 1").replace("break", "continue")
RETURNS = TOO_WIDE.replace("<= 1", "< 1").replace(
    "\n    return found", "\n        return found"
)
HELPER = """
def stands(word, references):
    return all(word in reference for reference in references)


def answer(words, references):
    return sum(stands(word, references) for word in words)
"""
ORDER = HELPER.replace("all(", "any(").replace(
    "stands(word, references) for", "stands(references, word) for"
)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            USED_UP,
            "gives each value only once and is used up then, in line 2 of answer: `pool =",
        ),
        (
            WALKED,
            "a copy of `left`, which is changed while the loop walks along it, in line 3",
        ),
        (
            TOO_WIDE,
            "another comparison than `<=`, in line 2 of answer: `if len(words) <= 1:`.",
        ),
        (NO_BREAK, "something else than `continue`, in line 9 of answer: `continue`."),
        (
            RETURNS,
            "this line further to the left, in line 10 of answer: `return found`.",
        ),
        (HELPER, "another function than `all`, in line 2 of stands: `return all("),
        (ORDER, "another order of what `stands` is given, in line 2 of answer"),
    ],
    ids=["used up", "walked", "too wide", "no break", "returns", "helper", "order"],
)
def test_the_place_is_shown(text, says):
    found = said(text)
    assert found.startswith("One change makes all answers right, and others may, too: ")
    assert says in found


@pytest.mark.parametrize(
    "text",
    [
        # two mistakes in two places
        "def answer(words, references):\n"
        "    return sum(word in references[0] for word in words) / len(words)\n",
        # its text is no definition
        "answer = lambda words, references: len(words)\n",
        # it never ends with most of its changes
        "def answer(words, references):\n"
        "    found = 0\n"
        "    while found < 10 ** 4:\n"
        "        found = found * 1 + 1\n"
        "    return -7 * found\n",
    ],
    ids=["two mistakes", "lambda", "endless"],
)
def test_where_no_place_is_to_blame_nothing_is_said(text):
    assert said(text) == ""


def test_what_has_no_text_is_left_alone():
    expected = [outcome(known, case) for case in KNOWN.inputs]
    assert repaired(KNOWN, len, expected, expected, [0]) == ""
    space = {}
    exec("def answer(words, references): return 0", space)
    assert repaired(KNOWN, space["answer"], expected, expected, [0]) == ""


def test_the_readers_own_names_stay_as_they_are():
    answer = written(TOO_WIDE)
    before = dict(answer.__globals__)
    diagnose(KNOWN, answer)
    assert answer.__globals__ == before


def test_the_check_says_it_where_it_knows_no_mistake():
    finding = diagnose(KNOWN, written(TOO_WIDE))
    assert finding.names == ("one place",)
    assert "another comparison than `<=`" in finding.says
    assert finding.hints


def test_the_check_says_it_beside_what_comes_of_the_mistake():
    text = USED_UP.replace("sum(", "1 // 0 if not words else sum(").replace(
        "(word for", "[word for"
    )
    text = text.replace("in reference)", "in reference]")
    finding = diagnose(KNOWN, written(text))
    assert finding.names == ("raises ZeroDivisionError",)
    assert finding.says.startswith("It raises ZeroDivisionError")
    assert "One change makes all answers right" in finding.says


def test_arguments_by_name():
    assert "another comparison" in said(TOO_WIDE, replace(KNOWN, keywords=True))


def test_any_comparison_or_number_that_is_spoilt_is_found():
    right = TOO_WIDE.replace("<= 1", "< 1")
    assert diagnose(KNOWN, written(right)).right
    for old, new in [
        ("< 1", "< 2"),
        ("in reference:", "not in reference:"),
        ("+= 1", "+= 2"),
    ]:
        assert "One change makes all answers right" in said(right.replace(old, new))


def test_it_draws_nothing_at_random():
    random.seed(1)
    state = random.getstate()
    said(TOO_WIDE)
    assert random.getstate() == state
