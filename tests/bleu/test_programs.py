"""`bleu.teach.programs`: known mistakes end, also with other arguments than the exercise's.

A slip before the program, such as an argument that is one smaller, can make a loop endless; the
check runs our own programs without a limit, and the reader would wait for ever.
"""

import inspect
import re
import signal
from functools import partial
from types import CodeType, FunctionType

import pytest

from bleu.teach.exercise import Exercise
from bleu.teach.exercises import CHAPTERS, load
from bleu.teach.outcome import outcome
from bleu.teach.programs import composed
from bleu.teach.slips import slips

EXERCISES = [
    exercise
    for chapter in CHAPTERS
    for exercise in load(chapter)
    if isinstance(exercise, Exercise)
]
ENDLESS = 20  # seconds for one call; each takes some milliseconds


def names(code):
    """What a function's code, and that of the functions in it, looks up."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names(constant)


def is_ours(program):
    return isinstance(program, FunctionType) and program.__module__.startswith("bleu.")


def parts(program):
    """The functions that a program of ours is made of."""
    if isinstance(program, partial):
        return [program.func, *program.keywords.values()]
    if not is_ours(program):
        return []
    kept = [cell.cell_contents for cell in program.__closure__ or ()]
    return [*map(program.__globals__.get, names(program.__code__)), *kept]


def loops(program, seen):
    """Whether `while` stands in the program, or in what it calls."""
    if not callable(program) or id(program) in seen:
        return False
    seen.add(id(program))
    if is_ours(program) and re.search(r"\bwhile\b", inspect.getsource(program)):
        return True
    return any(loops(part, seen) for part in parts(program))


def looping(exercise):
    """The exercise's programs with a `while`: each as its mistakes, none for the right one."""
    found = [(m,) for m in exercise.wrong if loops(m.program, set())]
    if loops(exercise.right, set()):
        found += [(), *((m,) for m in exercise.wrong if not m.program)]
    return found


LOOPING = [exercise for exercise in EXERCISES if looping(exercise)]


@pytest.fixture
def alarm():
    def ring(*_):
        pytest.fail("it runs for ever")

    before = signal.signal(signal.SIGALRM, ring)
    yield lambda seconds: signal.setitimer(signal.ITIMER_REAL, seconds)
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("exercise", LOOPING, ids=lambda exercise: exercise.name)
def test_a_program_ends_whatever_slip_stands_before_it(exercise, alarm):
    before = [(m,) for m in slips(exercise) if m.before]
    for own in looping(exercise):
        for slip in [(), *before]:
            program = composed(exercise, [*own, *slip])
            for arguments in exercise.inputs:
                alarm(ENDLESS)
                outcome(program, arguments)


def test_a_loop_is_found_in_what_a_program_calls():
    assert "12.5" in [exercise.name for exercise in LOOPING]
    assert not loops(partial(sum, start=1), set())
