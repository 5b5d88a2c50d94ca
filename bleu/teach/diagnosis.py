"""Which wrong idea makes a function answer as it does. Every chapter.

A reader's function is called with many inputs. What it does with all of them is compared
with what the right program does, and the wrong ones, alone and two at a time. Only a program
that does the same everywhere gives its name.
"""

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from bleu.teach.behavior import WHOLE, Behavior
from bleu.teach.exercise import (
    Arguments,
    Exercise,
    Misconception,
    Open,
    Program,
    Requirement,
)
from bleu.teach.outcome import Outcome, agree, in_tuples, outcome, same, watched
from bleu.teach.programs import composed
from bleu.teach.slips import ARITHMETIC, slips
from bleu.teach.smallest import size, smallest
from bleu.teach.source import NO_RETURN, clues, does_something, nothing_of, remarks
from bleu.teach.values import of_a_value

RIGHT, NOT_YET, NOTHING = "right", "not yet", "nothing"
NONE = (
    "If you did: its value is `None`. A line such as `words.sort()` or `table.update(...)`"
    " changes what stands before the dot, and returns nothing: make that anew, by its own cell."
    " `print` returns nothing, either. Or did no line of a loop ever set it?"
)
UNKNOWN = "The check does not know this mistake. Work through the example by hand."
OR_ANOTHER = "or what comes to the same"  # only answers are seen, not what was thought
ONE_WAY = "The check sees the answer alone. One way to it, and yours may be another:"
ALONE = "each told as if it were the only one"
OTHER_SHAPE = "It has not the shape that is asked for."
NO_EXAMPLE = "The check does not know this mistake. Read again what is asked for."


@dataclass(frozen=True)
class Example:
    """The smallest input that shows the difference.

    Attributes:
        arguments: what the function was called with.
        given: what it did.
        expected: what is right.
    """

    arguments: Arguments
    given: Outcome
    expected: object


@dataclass(frozen=True)
class Finding:
    """What a check found.

    Attributes:
        exercise: its name.
        state: `RIGHT`, `NOT_YET`, or `NOTHING` where nothing is written.
        names: of the misconceptions; none where the mistake is not known.
        says: what to tell the reader.
        section: where to read again.
        hints: to be opened one at a time.
        count: how many inputs were tried.
        wrong: for how many of them the answer is another one.
        example: the smallest of those, if there is one.
    """

    exercise: str
    state: str
    names: tuple[str, ...] = ()
    says: str = ""
    section: str = ""
    hints: tuple[str, ...] = ()
    count: int = 0
    wrong: int = 0
    example: Example | None = None

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.state == RIGHT


def diagnose(exercise: Exercise | Open, answer: object) -> Finding:
    """What a reader's answer is: right, a known misconception, or something else.

    Args:
        exercise: one of those in `bleu.teach.exercises`.
        answer: the reader's function, or her value. An error in it is never raised.

    >>> from bleu.teach.exercise import Exercise
    >>> double = Exercise("0.1", "double", lambda x: 2 * x, "", [(1,), (2,), (3,)])
    >>> diagnose(double, lambda x: x + x).right
    True
    >>> diagnose(double, lambda x: 2 * x + 1).names
    ('off by one',)
    """
    if isinstance(exercise, Open):
        return _properties(exercise, answer)
    if exercise.asks_for_a_value:
        return _value(exercise, answer)
    if answer is None or answer is ...:
        return Finding(exercise.name, NOTHING)
    problem = _not_callable(exercise, answer)
    if problem:
        says = f"{problem} Check the function itself."
        return Finding(exercise.name, NOT_YET, ("not called as asked",), says)
    return _function(exercise, answer)  # type: ignore[arg-type]  # it can be called


# ---- values, and open answers


def _value(exercise: Exercise, answer: object) -> Finding:
    if callable(answer):
        done = watched(answer, (), steps=exercise.longest)
        if done.error or done.unending:
            says = "It is a function that ends in no value. Hand in the value itself."
            return Finding(exercise.name, NOT_YET, ("a function for a value",), says)
        answer = done.value
    if answer is None or answer is ...:
        return _no_value(exercise, answer)
    expected = exercise.right()
    if isinstance(answer, str) and isinstance(expected, str):
        # a space more is no mistake; spaces alone are another answer than nothing
        answer = " ".join(answer.split()) or answer
    # brackets of either kind hold numbers that were worked out by hand
    if same(answer, expected, exercise.digits) or (
        isinstance(expected, list | tuple)
        and same(in_tuples(answer), in_tuples(expected), exercise.digits)
    ):
        return Finding(exercise.name, RIGHT, count=1)
    known = _mistake_by_hand(exercise, answer, expected)
    example = Example((), Outcome(answer), expected)
    return _named(exercise, (known,) if known else (), (), 1, 1, example)


def _mistake_by_hand(
    exercise: Exercise, answer: object, expected: object
) -> Misconception | None:
    """What leads to this value: a known mistake, or what can be said of any."""
    chance = ARITHMETIC | {"rounded"}
    if not isinstance(answer, bool):
        chance |= {"yes or no"}  # the number 1 counts something
    common = (m for m in slips(exercise) if m.name not in chance)
    for known in chain(exercise.wrong, common):
        if _fits(known, exercise, answer):
            return known
    # brackets of either kind here, too, unless there is a word on just these
    for known in exercise.wrong:
        if _fits(known, exercise, in_tuples(answer), in_tuples):
            return known
    return next(of_a_value(exercise, answer, expected), None)


def _no_value(exercise: Exercise | Open, answer: object) -> Finding:
    return Finding(exercise.name, NOTHING, says=NONE if answer is None else "")


def _fits(
    wrong: Misconception,
    exercise: Exercise,
    answer: object,
    form: Callable[[object], object] = lambda value: value,
) -> bool:
    done = outcome(composed(exercise, (wrong,)), ())
    digits = _digits_given(answer, exercise.digits)
    return not done.error and same(answer, form(done.value), digits)


def _digits_given(answer: object, enough: int | None) -> int | None:
    """As many as are asked for; of a number with more, all but the last, which may be cut.

    A near number is no sign of a mistake if both are known better.
    """
    if enough is None or not isinstance(answer, float):
        return enough
    decimals = f"{answer:.9f}".rstrip("0").partition(".")[2]
    return max(enough, len(decimals) - 1)


def _properties(exercise: Open, answer: object) -> Finding:
    if answer is None or answer is ...:
        return _no_value(exercise, answer)
    for done, requirement in enumerate(exercise.requirements):
        try:
            holds = bool(requirement.holds(answer))
        except Exception:  # an answer of a shape that nobody thought of
            holds = False
        if not holds:
            return Finding(
                exercise.name,
                NOT_YET,
                (requirement.name,),
                _said(requirement, answer),
                requirement.section or exercise.section,
                requirement.hints,
                len(exercise.requirements),
                len(exercise.requirements) - done,
            )
    return Finding(exercise.name, RIGHT, count=len(exercise.requirements))


def _said(requirement: Requirement, answer: object) -> str:
    if isinstance(requirement.says, str):
        return requirement.says
    try:
        return requirement.says(answer)
    except Exception:  # an answer of a shape that nobody thought of
        return OTHER_SHAPE


# ---- functions


def _not_callable(exercise: Exercise, answer: object) -> str:
    name = exercise.function
    if not callable(answer):
        return f"`{name}` should be a function; this is {answer!r:.60}."
    try:
        signature = inspect.signature(answer)
    except (TypeError, ValueError):  # a built-in without one
        return ""
    wanted = exercise.parameters
    try:
        if exercise.keywords:
            signature.bind(**dict.fromkeys(wanted))
        else:
            signature.bind(*wanted)
    except TypeError:
        listed = ", ".join(wanted)
        return f"`{name}` is called with ({listed}); yours takes {signature}."
    return ""


def _function(exercise: Exercise, answer: Program) -> Finding:
    done = _run(exercise, answer)
    inputs = exercise.inputs
    expected = [outcome(exercise.right, case) for case in inputs]
    if all(each.empty for each in done) and not all(each.empty for each in expected):
        return _nothing_returned(exercise, answer, done)
    if done[-1].unending:
        return _endless(exercise, inputs[len(done) - 1], len(done))
    wrong = [k for k, pair in enumerate(zip(done, expected)) if not agree(*pair)]
    if not wrong:
        changes = [k for k, each in enumerate(done) if each.changed]
        return _right_or_changing(exercise, done, expected, changes)
    # an input that gives a wrong answer shows more than one that gives none
    telling = [k for k in wrong if not done[k].error] or wrong
    example = _example(exercise, answer, [inputs[k] for k in telling])
    behavior = Behavior(exercise, done, expected, wrong, answer, example.given)
    known, notes = behavior.explained()
    seen = [clue.says for clue in clues(answer) if clue not in known]
    seen += remarks(answer)
    if seen and not known:  # a mistake, if maybe not the only one
        known, seen = (Misconception("seen in the text", " ".join(seen)),), []
    found = _named(exercise, known, notes, len(inputs), len(wrong), example)
    says = [found.says, *seen]
    if any(each.changed for each in done):
        says.append("It also changes the lists it is given; work on a copy.")
    return replace(found, says=" ".join(says))


def _run(exercise: Exercise, answer: Program) -> list[Outcome]:
    """The reader's function on all inputs, up to one on which it does not end."""
    done = []
    for arguments in exercise.inputs:
        done.append(_watched(exercise, answer, arguments))
        if done[-1].unending:
            break
    return done


def _watched(exercise: Exercise, answer: Program, arguments: Arguments) -> Outcome:
    names = exercise.parameters if exercise.keywords else None
    return watched(answer, arguments, names=names, steps=exercise.longest)


def _nothing_returned(
    exercise: Exercise, answer: Program, done: Sequence[Outcome]
) -> Finding:
    if any(each.printed for each in done):
        says = "It prints its answer, and returns nothing: write `return` for `print`."
        return Finding(exercise.name, NOT_YET, ("printed, not returned",), says)
    if does_something(answer):
        says = nothing_of(answer)
        known = _known_for_nothing(exercise) if says == NO_RETURN else ()
        if known:
            return _named(exercise, known, (), len(done), len(done), None)
        return Finding(exercise.name, NOT_YET, ("returns nothing",), says)
    return Finding(exercise.name, NOTHING)


def _known_for_nothing(exercise: Exercise) -> tuple[Misconception, ...]:
    """A misconception of this exercise that comes to no answer, whatever it is given."""
    for wrong in exercise.wrong:
        program = composed(exercise, (wrong,))
        if all(outcome(program, arguments).empty for arguments in exercise.inputs):
            return (wrong,)
    return ()


def _endless(exercise: Exercise, arguments: Arguments, count: int) -> Finding:
    says = (
        "It was stopped, as no end was in sight. Is there a loop that never ends, or one that"
        " tries far too much?"
    )
    example = Example(arguments, Outcome(unending=True), exercise.right(*arguments))
    return Finding(
        exercise.name, NOT_YET, ("endless loop",), says, "", (), count, 1, example
    )


def _right_or_changing(
    exercise: Exercise,
    done: Sequence[Outcome],
    expected: Sequence[Outcome],
    changes: Sequence[int],
) -> Finding:
    count = len(done)
    if not changes:
        return Finding(exercise.name, RIGHT, count=count)
    first = min(changes, key=lambda k: size(exercise.inputs[k]))
    return Finding(
        exercise.name,
        NOT_YET,
        ("changed arguments",),
        "The answers are right, but the function changes the lists it is given. Whoever"
        " calls it needs them again.",
        "",
        (
            "Which line takes something away from an argument, or adds to it?",
            "Work on a copy: `list(...)` makes one.",
        ),
        count,
        len(changes),
        Example(exercise.inputs[first], done[first], expected[first].value),
    )


def _example(
    exercise: Exercise, answer: Program, wrong: Sequence[Arguments]
) -> Example:
    """The smallest wrong input: the smallest of those tried, made smaller still."""

    def differs(arguments: Arguments) -> bool:
        expected = outcome(exercise.right, arguments)
        if expected.error or not _accepted(exercise, arguments):
            return False
        given = _watched(exercise, answer, arguments)
        alike = bool(given.error) == raises and not given.unending
        return alike and not agree(given, expected)

    found = min(wrong, key=size)
    raises = bool(_watched(exercise, answer, found).error)
    if not outcome(exercise.right, found).error:
        found = smallest(found, differs)
    return Example(
        found,
        _watched(exercise, answer, found),
        outcome(exercise.right, found).value,
    )


def _accepted(exercise: Exercise, arguments: Arguments) -> bool:
    try:
        return exercise.accepts(*arguments)
    except Exception:  # what is no input at all
        return False


# ---- how it is said


def _named(
    exercise: Exercise,
    known: Sequence[Misconception],
    notes: Sequence[str],
    count: int,
    wrong: int,
    example: Example | None,
) -> Finding:
    sections = [m.section for m in known if m.section]
    unknown = UNKNOWN if example and example.arguments else NO_EXAMPLE
    sentences = [m.says for m in known] or [unknown]
    fits = OR_ANOTHER + (", but not for all inputs" if notes else "")
    if len(known) > 1:
        sentences = [f"({k}) {says}" for k, says in enumerate(sentences, 1)]
        sentences.insert(0, f"It fits {len(known)} mistakes at once, {fits}, {ALONE}:")
    elif any(_only_fits(exercise, m) for m in known):
        of_values = exercise.asks_for_a_value
        sentences.insert(0, ONE_WAY if of_values else f"It fits this mistake, {fits}:")
    sentences += notes
    return Finding(
        exercise.name,
        NOT_YET,
        tuple(m.name for m in known),
        " ".join(sentences),
        sections[0] if sections else exercise.section,
        tuple(chain.from_iterable(m.hints for m in known))[:3],
        count,
        wrong,
        example,
    )


def _only_fits(exercise: Exercise, known: Misconception) -> bool:
    """Whether it tells what was done, where no more is seen than what comes of it.

    Another mistake may come to the same; so it is said that this one fits, not that it is
    this one. The slips say as much by themselves.
    """
    return known.name != WHOLE and exercise.has(known)
