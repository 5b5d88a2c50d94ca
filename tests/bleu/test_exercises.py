"""`bleu.teach.exercises`: each wrong idea is named, alone and with another; right answers pass."""

import re
from itertools import combinations
from pathlib import Path
from random import Random

import answers
import pytest
from notebooks import BOOK

import bleu.teach.exercises
from bleu.teach.behavior import WHOLE
from bleu.teach.diagnosis import diagnose
from bleu.teach.exercise import Exercise, Open
from bleu.teach.exercises import CHAPTERS, load
from bleu.teach.outcome import agree, outcome
from bleu.teach.programs import compatible, composed

WRITTEN = Path(bleu.teach.exercises.__file__).parent
ALL = [
    exercise
    for chapter, noun in CHAPTERS.items()
    if (WRITTEN / f"{noun}.py").exists()
    for exercise in load(chapter)
]
FUNCTIONS = [exercise for exercise in ALL if isinstance(exercise, Exercise)]
OPEN = [exercise for exercise in ALL if isinstance(exercise, Open)]
WRONG = [(exercise, wrong) for exercise in FUNCTIONS for wrong in exercise.wrong]
ANSWERS = [
    answer
    for path in sorted(answers.FOLDER.glob("*.py"))
    for answer in answers.read(path)
]

WORDS = "the cat sat on the mat".split()
ODD = [  # values of shapes that nobody asks for
    0,
    -1,
    float("nan"),
    10**400,
    True,
    "",
    "a cat",
    b"a cat",
    [],
    (),
    {},
    set(),
    [None],
    (None, None),
    ["a", 1],
    [[], []],
    ([], []),
    [["a"], "b"],
    {"a": [1]},
    ({}, {}),
    ([WORDS, WORDS], {0: [WORDS]}),
    (([WORDS, WORDS], [[WORDS], {0: 1}]),) * 2,
    (([WORDS, WORDS], {0: 1}),) * 2,
    ([[WORDS], [WORDS]], [[[WORDS]], [[WORDS]]]),
    (([[WORDS], [WORDS]], [[[WORDS]], [[WORDS]]]),) * 2,
    {(): {"a": "b"}},
    {(): {1: 2}},
    range(5),
    object(),
]

SOME = 3  # pairs of misconceptions of each exercise; all of them would take minutes


def name(value):
    return str(getattr(value, "name", value))


def behavior(exercise, *wrong):
    program = composed(exercise, wrong)
    return [outcome(program, arguments) for arguments in exercise.inputs]


def alike(one, other):
    return all(map(agree, one, other))


def slug(heading):
    """The anchor that MyST gives a heading."""
    text = re.sub(r"[^\w\- ]", "", heading.strip().lower().replace("`", ""))
    return text.replace(" ", "-")


def anchors(file):
    text = (BOOK / f"{file}.ipynb").read_text("utf-8")
    headings = re.findall(r'"#{1,3} ([^"]+?)(?:\\n)?"', text)
    return {slug(heading.replace('\\"', '"')) for heading in headings}


def own(exercise, program):
    """The program as an answer: a function, or the value that it makes."""
    return program() if exercise.asks_for_a_value else program


def test_exercises_have_numbers_of_their_own():
    names = [exercise.name for exercise in ALL]
    assert len(names) == len(set(names))
    assert all(int(n.split(".")[0]) in CHAPTERS for n in names)


@pytest.mark.parametrize("exercise", FUNCTIONS, ids=name)
def test_the_right_program_is_right(exercise):
    finding = diagnose(exercise, own(exercise, composed(exercise, ())))
    assert finding.right, finding


@pytest.mark.parametrize(("exercise", "wrong"), WRONG, ids=name)
def test_each_misconception_is_named(exercise, wrong):
    finding = diagnose(exercise, own(exercise, composed(exercise, [wrong])))
    assert finding.names == (wrong.name,), finding.says


@pytest.mark.parametrize("exercise", FUNCTIONS, ids=name)
def test_a_misconception_is_more_than_a_type_error(exercise):
    """Or its program is wrong itself, and it names nobody's mistake."""
    right = behavior(exercise)
    for wrong in exercise.wrong:
        pairs = zip(behavior(exercise, wrong), right)
        errors = {each.error for each, wanted in pairs if not agree(each, wanted)}
        assert errors != {"TypeError"}, wrong.says


@pytest.mark.parametrize(
    "exercise", [one for one in FUNCTIONS if not one.asks_for_a_value], ids=name
)
def test_two_misconceptions_at_once_are_named(exercise):
    """Unless the two together are what one of them is, or the right program, or a third one.

    With two different answers and no more, a pair that fits would be a coincidence.
    """
    alone = [behavior(exercise), *(behavior(exercise, m) for m in exercise.wrong)]
    # "nothing is mended" is no one mistake, and with another it would not be true
    single = [m for m in exercise.wrong if m.name != WHOLE]
    pairs = [pair for pair in combinations(single, 2) if compatible(*pair)]
    # a program that may take many steps takes its time
    some = 1 if exercise.longest > Exercise.longest else SOME
    for pair in Random(exercise.name).sample(pairs, min(len(pairs), some)):
        both = behavior(exercise, *pair)
        if any(alike(both, one) for one in alone) or all(each.error for each in both):
            continue
        if len({repr(each.value) for each in both}) < 3:
            continue
        finding = diagnose(exercise, composed(exercise, pair))
        assert finding.names, [m.name for m in pair]
        assert not finding.right


@pytest.mark.parametrize(
    "exercise", [one for one in ALL if one.asks_for_a_value], ids=name
)
def test_an_odd_value_is_wrong_and_no_error(exercise):
    for value in [*ODD, iter(["a"])]:
        assert not diagnose(exercise, value).right, value


@pytest.mark.parametrize("exercise", ALL, ids=name)
def test_what_a_reader_is_told_is_there(exercise):
    sections = [exercise.section]
    for told in (
        exercise.wrong if isinstance(exercise, Exercise) else exercise.requirements
    ):
        assert len(told.hints) <= 3
        sections.append(told.section)
        if isinstance(told.says, str):
            assert told.says.endswith((".", "?")), told.says
    for section in filter(None, sections):
        file, _, heading = section.partition("#")
        assert not heading or heading in anchors(file), section


# a warning of a newer Python, which pytest would raise inside the answer
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("answer", ANSWERS, ids=str)
def test_an_answer_is_told_its_mistake(answer):
    finding = answers.checked(answer)
    assert finding.right == answer.right, finding
    assert finding.names == answer.names
