"""Slips that happen in any exercise: per cent for a ratio, the last item lost. Every chapter.

Which of them are tried depends on what the right program takes and returns.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from itertools import chain, combinations
from numbers import Real
from typing import Any

from bleu.teach.exercise import Exercise, Misconception
from bleu.teach.outcome import Drawn, outcome


def slips(exercise: Exercise) -> tuple[Misconception, ...]:
    """All slips that can happen in this exercise."""
    arguments = exercise.inputs[0]
    results = [outcome(exercise.right, case).value for case in exercise.inputs]
    return (*of_results(results), *parts(exercise), *of_arguments(exercise, arguments))


# ---- of what is returned


def of_results(results: list[object]) -> Iterable[Misconception]:
    """Slips with a result, by its type."""
    known = [result for result in results if result is not None]
    if known and all(isinstance(result, bool | str) for result in known):
        return []
    if known and all(isinstance(result, Real) for result in known):
        whole = all(isinstance(result, int) for result in known)
        return [*WRAPPED, *(COUNTS if whole else RATIOS), *NUMBERS]
    if known and all(isinstance(result, list | tuple) for result in known):
        return SEQUENCES
    if known and all(isinstance(result, dict) for result in known):
        return MAPPINGS
    return []


def _after(
    name: str, says: str, change: Callable[[Any], object], hint: str = ""
) -> Misconception:
    return Misconception(
        name,
        says,
        hints=(hint,) if hint else (),
        after=lambda result, *_: change(result),
    )


def _rounded(digits: int, value: float) -> float:
    return round(float(value), digits)


def _power(exponent: float, value: float) -> float:
    return float(value**exponent)


def _logarithm(base: float, value: float) -> float:
    return math.log(value, base)


PERCENT = "Look at the unit: a ratio goes from 0 to 1, points go from 0 to 100."
LOGARITHM = (
    "`log` and `exp` belong together: `exp(log(x))` is x again. Which base has each?"
)
WRAPPED = (
    _after("a string for a number", "It is the right number, as a string.", str),
    _after(
        "packed",
        "It is the right number, packed into a list or a tuple.",
        lambda r: [r],
    ),
    _after(
        "packed",
        "It is the right number, packed into a list or a tuple.",
        lambda r: (r,),
    ),
)
NUMBERS = (
    _after("sign", "It is the right number with the other sign.", lambda r: -r),
    _after("squared", "It is the right number, squared.", lambda r: r * r),
    _after("doubled", "It is twice the right number.", lambda r: 2 * r),
    _after("halved", "It is half the right number.", lambda r: r / 2),
)
COUNTS = (
    _after("off by one", "It is one too many.", lambda r: r + 1),
    _after("off by one", "It is one too few.", lambda r: r - 1),
    _after("yes or no", "It says only whether there is one, not how many.", bool),
)
RATIOS = (
    _after(
        "per cent for a ratio", "It is 100 times too large.", lambda r: 100 * r, PERCENT
    ),
    _after(
        "per cent for a ratio", "It is 100 times too small.", lambda r: r / 100, PERCENT
    ),
    *(
        _after(
            "rounded",
            f"It is rounded to {digits} digit{'s' * (digits > 1)} after the point; return it as"
            " it is.",
            partial(_rounded, digits),
        )
        for digits in range(1, 7)
    ),
    _after("rounded", "It is rounded to an integer; return it as it is.", round),
    _after(
        "integer division",
        "What stands after the point is lost. Is there a `//` or an `int(...)`?",
        int,
    ),
    _after("shifted by 1", "It is too large by 1.", lambda r: r + 1),
    _after("shifted by 1", "It is too small by 1.", lambda r: r - 1),
    _after(
        "the rest", "It is what is missing to 1: 1 minus the answer.", lambda r: 1 - r
    ),
    _after(
        "upside down",
        "It is 1 divided by the answer. Does a fraction stand on its head?",
        lambda r: 1 / r,
        "Which number belongs above the line, and which one below?",
    ),
    _after(
        "missing exponential",
        "It is the logarithm of the answer. Is the way back, `exp`, missing?",
        math.log,
        LOGARITHM,
    ),
    _after(
        "exponential too often",
        "It is the exponential of the answer. Is there one `exp` too many?",
        math.exp,
        LOGARITHM,
    ),
    *(
        _after(
            "logarithm of another base",
            f"It is as if the logarithm were of base {base}, and the way back of base e.",
            partial(_power, 1 / math.log(base)),
            LOGARITHM,
        )
        for base in (10, 2)
    ),
    *(
        _after(
            "logarithm of another base",
            f"It is as if the logarithm were of base e, and the way back of base {base}.",
            partial(_power, math.log(base)),
            LOGARITHM,
        )
        for base in (10, 2)
    ),
    *(
        _after(
            "missing exponential",
            f"It is the answer's logarithm, of base {base}.",
            partial(_logarithm, base),
            LOGARITHM,
        )
        for base in (10, 2)
    ),
    _after(
        "root too often",
        "It is the square root of the answer. Is there one root too many?",
        math.sqrt,
    ),
    _after(
        "missing root",
        "It is the fourth power of the answer. Is a fourth root missing?",
        lambda r: r**4,
    ),
    _after(
        "missing root",
        "It is the third power of the answer. Is a third root missing?",
        lambda r: r**3,
    ),
    _after(
        "root too often",
        "It is the fourth root of the answer. Is there one root too many?",
        lambda r: r**0.25,
    ),
)


ARITHMETIC = frozenset(
    [
        "doubled",
        "halved",
        "squared",
        "root too often",
        "missing root",
        "integer division",
        "shifted by 1",
    ]
)


def _items(change: Callable[[Any], object]) -> Callable[[Any], object]:
    """Change each item of a sequence; the sequence keeps its type."""
    return lambda result: type(result)(change(item) for item in result)


SEQUENCES = (
    _after("list for tuple", "It is a tuple where a list belongs.", tuple),
    _after("list for tuple", "It is a list where a tuple belongs.", list),
    _after(
        "an iterator",
        "It is an iterator where a list or a tuple belongs: `list(...)` or `tuple(...)` around"
        " it makes it one.",
        lambda r: Drawn(r),
    ),
    _after(
        "list for tuple",
        "Its items are lists where tuples belong. A slice of a list is a list.",
        _items(list),
        "`tuple(...)` makes a tuple of a list.",
    ),
    _after("list for tuple", "Its items are tuples where lists belong.", _items(tuple)),
    _after(
        "joined words",
        "Its items are strings, the words joined by spaces; tuples belong there.",
        _items(" ".join),
        "With `tuple(...)` in place of `join`, each word stays itself.",
    ),
    _after(
        "joined words",
        "Its items are strings, the words run together.",
        _items("".join),
    ),
    _after("a set", "It is a set: order and repeats are lost.", set),
    _after(
        "a counter", "It counts the items; the items themselves are asked for.", Counter
    ),
    _after(
        "repeats lost",
        "Each item is there only once; repeats belong to the answer.",
        lambda r: type(r)(dict.fromkeys(r)),
    ),
    _after(
        "sorted",
        "It is sorted by its items, from the smallest on; another order is asked for.",
        sorted,
    ),
    # of two items, before all that run backwards
    _after(
        "swapped results",
        "The two items of the result have changed places.",
        lambda r: type(r)([r[1], r[0]]),
    ),
    _after("reversed", "It runs backwards.", lambda r: r[::-1]),
    _after("first item lost", "The first item is missing.", lambda r: r[1:]),
    _after("last item lost", "The last item is missing.", lambda r: r[:-1]),
    _after("a count", "It is how many there are; the items are asked for.", len),
    _after("only one item", "It is the first item alone.", lambda r: r[:1]),
    _after("only one item", "It is the first item alone, unpacked.", lambda r: r[0]),
    _after("only one item", "It is the last item alone.", lambda r: r[-1:]),
    _after("only one item", "It is the last item alone, unpacked.", lambda r: r[-1]),
    _after("the sum", "It is the sum of the items.", sum),
    _after(
        "flat", "The items are run together into one list.", lambda r: list(chain(*r))
    ),
    _after(
        "integer division",
        "What stands after the point is lost. Is there a `//` or an `int(...)`?",
        _items(int),
    ),
    _after(
        "per cent for a ratio",
        "All are 100 times too large.",
        _items(lambda x: 100 * x),
    ),
    *(
        _after(
            "rounded",
            "The items are rounded; return them as they are.",
            _items(partial(_rounded, digits)),
        )
        for digits in range(1, 7)
    ),
)
MAPPINGS = (
    _after("keys alone", "It has the keys without their values.", list),
    _after("keys alone", "It has the keys without their values.", set),
    _after("the sum", "It is the sum of the values.", lambda r: sum(r.values())),
    _after("a count", "It is how many keys there are.", len),
    _after("pairs", "It is a list of pairs.", lambda r: list(r.items())),
    _after(
        "values alone", "It has the values without their keys.", lambda r: [*r.values()]
    ),
    _after(
        "each once",
        "Each value is 1: every key is counted once.",
        lambda r: dict.fromkeys(r, 1),
    ),
)


def parts(exercise: Exercise) -> Iterable[Misconception]:
    """An answer that stops on the way."""
    for description, program in exercise.parts.items():
        says = f"It is {description}: a step on the way, not the answer."
        yield Misconception("a part of the answer", says, program=program)


# ---- of what is taken


def of_arguments(
    exercise: Exercise, arguments: tuple[object, ...]
) -> Iterable[Misconception]:
    """Slips with one argument, by its type, and with two that are taken for each other."""
    for place, (name, value) in enumerate(
        zip(exercise.parameters, arguments, strict=True)
    ):
        for slip, says, change in _changes(value):
            yield _before(slip, says.format(f"`{name}`"), place, change)
    yield from _of_parallel(exercise)
    for i, j in combinations(range(len(arguments)), 2):
        names = f"`{exercise.parameters[i]}` and `{exercise.parameters[j]}`"
        if _kind(arguments[i]) == _kind(arguments[j]):
            yield Misconception(
                "swapped arguments",
                f"It is as if {names} had changed places.",
                before=lambda *a, i=i, j=j: _swapped(a, i, j),
            )
        elif {_kind(arguments[i]), _kind(arguments[j])} == {"words", "sentences"}:
            yield Misconception(
                "swapped roles",
                f"It is as if {names} had changed places: one plays the part of the other.",
                before=lambda *a, i=i, j=j: _roles(a, i, j),
            )


def _of_parallel(exercise: Exercise) -> Iterable[Misconception]:
    """Slips with two lists that run side by side: an item of both is lost."""
    inputs = exercise.inputs
    lists = [
        place
        for place, value in enumerate(inputs[0])
        if isinstance(value, list | tuple)
    ]
    lengths = ([len(case[k]) for k in lists] for case in inputs)  # type: ignore[arg-type]
    if len(lists) < 2 or any(len(set(each)) > 1 for each in lengths):
        return
    names = " and ".join(f"`{exercise.parameters[k]}`" for k in lists)
    for slip, says, part in (
        ("first item lost", "The first items of {} have no effect.", slice(1, None)),
        (
            "only the last item",
            "Only the last items of {} have an effect.",
            slice(-1, None),
        ),
    ):

        def before(*arguments: Any, part: slice = part) -> tuple[object, ...]:
            return tuple(
                value[part] if place in lists else value
                for place, value in enumerate(arguments)
            )

        yield Misconception(slip, says.format(names), before=before)


Change = tuple[str, str, Callable[[Any], object]]


def _before(
    name: str, says: str, place: int, change: Callable[[Any], object]
) -> Misconception:
    def before(*arguments: object) -> tuple[object, ...]:
        return (*arguments[:place], change(arguments[place]), *arguments[place + 1 :])

    return Misconception(name, says, before=before)


LIST: tuple[Change, ...] = (
    (
        "only the first item",
        "Only the first item of {} has an effect. Are the others looked at, or does"
        " `return`, or a `break`, stand inside the loop?",
        lambda v: v[:1],
    ),
    (
        "only the last item",
        "Only the last item of {} has an effect. Is something started anew in each round of"
        " the loop, or set where it should grow?",
        lambda v: v[-1:],
    ),
    ("first item lost", "The first item of {} has no effect.", lambda v: v[1:]),
    ("last item lost", "The last item of {} has no effect.", lambda v: v[:-1]),
    ("an empty list", "{} has no effect at all.", lambda v: v[:0]),
)
WORDS: tuple[Change, ...] = (
    *LIST,
    (
        "lower-cased",
        "It is as if {} were lower-cased.",
        lambda v: [w.lower() for w in v],
    ),
    (
        "repeats lost",
        "Each word of {} counts only once.",
        lambda v: [*dict.fromkeys(v)],
    ),
    ("sorted", "It is as if {} were sorted; the order is lost.", sorted),
    ("reversed", "It is as if {} ran backwards.", lambda v: v[::-1]),
    (
        "characters",
        "It is as if each character of {} were a word.",
        lambda v: list(" ".join(v)),
    ),
    (
        "characters",
        "It is as if each character of {} were a word.",
        lambda v: list("".join(v)),
    ),
)
SENTENCES: tuple[Change, ...] = (
    *LIST,
    (
        "lower-cased",
        "It is as if {} were lower-cased.",
        lambda v: [_lower(s) for s in v],
    ),
    (
        "run together",
        "It is as if the items of {} were run together into one.",
        lambda v: [list(chain(*v))],
    ),
    (
        "only the longest",
        "Only the longest of {} has an effect.",
        lambda v: _by(max, v),
    ),
    (
        "only the shortest",
        "Only the shortest of {} has an effect.",
        lambda v: _by(min, v),
    ),
)
INTEGER: tuple[Change, ...] = (
    ("off by one", "It is as if {} were one larger.", lambda v: v + 1),
    ("off by one", "It is as if {} were one smaller.", lambda v: v - 1),
    *(
        (
            "an argument without effect",
            f"{{}} has no effect: it is always as if it were {fixed}.",
            lambda v, fixed=fixed: fixed,
        )
        for fixed in (1, 2, 3, 4)
    ),
)
THINGS: tuple[Change, ...] = (
    *LIST,
    (
        "repeats lost",
        "Equal items of {} count only once. Is there a set or a dictionary on the way?",
        lambda v: [*dict.fromkeys(v)],
    ),
)
CHANGES: dict[str, tuple[Change, ...]] = {
    "words": WORDS,
    "sentences": SENTENCES,
    "list": THINGS,
    "int": INTEGER,
}


def _changes(value: object) -> tuple[Change, ...]:
    return CHANGES.get(_kind(value), ())


def _kind(value: object) -> str:
    """A rough type: two arguments of the same kind can be taken for each other."""
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, Real):
        return "int" if isinstance(value, int) else "number"
    if isinstance(value, list | tuple):
        inside = {_kind(item) for item in value}
        if inside <= {"str"}:
            return "words"
        return "sentences" if inside <= {"words"} else "list"
    return type(value).__name__


def _lower(words: list[str]) -> list[str]:
    return [word.lower() for word in words]


def _by(best: Callable[..., Any], values: list[list[str]]) -> list[list[str]]:
    return [best(values, key=len)] if values else []


def _swapped(arguments: tuple[object, ...], i: int, j: int) -> tuple[object, ...]:
    changed = list(arguments)
    changed[i], changed[j] = changed[j], changed[i]
    return tuple(changed)


def _roles(arguments: tuple[Any, ...], i: int, j: int) -> tuple[object, ...]:
    """A hypothesis and its only reference, each in the place of the other."""
    changed = list(arguments)
    one, many = (i, j) if _kind(arguments[i]) == "words" else (j, i)
    changed[one], changed[many] = list(chain(*arguments[many])), [arguments[one]]
    return tuple(changed)
