"""Slips with a value that was worked out by hand. Every chapter."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import accumulate, count, pairwise

from bleu.teach.exercise import Exercise, Misconception
from bleu.teach.outcome import in_tuples, same
from bleu.teach.types import kind_of_value

MOSTLY = 0.5  # of the tokens are right; with less, the first wrong one says little


def of_a_value(
    exercise: Exercise, answer: object, expected: object
) -> Iterator[Misconception]:
    """What can be said of a wrong value that no known mistake makes."""
    if exercise.digits and _cut_off(exercise, answer, expected):
        says = too_few_digits(exercise.digits, [expected])
        yield _known("too few digits", says, answer)
    # a list is as good as a tuple here, and a row of numbers is neither to a reader
    given, wanted = kind_of_value(in_tuples(answer)), kind_of_value(in_tuples(expected))
    if given != wanted:
        asked = f"{wanted} is"
        if isinstance(expected, list | tuple):
            asked = f"{len(expected)} values are"
        says = f"It is {kind_of_value(answer)}; {asked} asked for."
        yield _known("another type", says, answer)
    elif isinstance(answer, str) and isinstance(expected, str):
        yield from _of_tokens(answer, answer.split(), expected.split())
    elif isinstance(answer, list | tuple) and isinstance(expected, list | tuple):
        yield from _of_items(exercise, answer, expected)


def _of_tokens(
    answer: str, given: Sequence[str], wanted: Sequence[str]
) -> Iterator[Misconception]:
    """The first token that is another one, in a line that is right for the most part."""
    compared = SequenceMatcher(None, given, wanted, autojunk=False)
    if len(wanted) < 2 or compared.ratio() < MOSTLY:
        return
    swapped = _neighbors(given, wanted)
    if swapped:
        says = f"`{swapped[0]}` and `{swapped[1]}`, side by side, have changed places."
        yield _known("tokens changed places", says, answer)
        return
    for kind, i, end, j, until in compared.get_opcodes():
        wrong, right = given[i:end], wanted[j:until]
        if kind == "equal":
            continue
        if kind == "insert":
            where = f"behind `{given[i - 1]}`" if i else "at the start"
            says = f"A token that belongs {where} is not there."
            yield _known("a token lost", says, answer)
        elif kind == "delete":
            says = f"`{wrong[0]}` is no token of this line."
            if wrong[0] in wanted:
                says = f"Here is a `{wrong[0]}` where none belongs."
            yield _known("a token too many", says, answer)
        elif "".join(wrong) == "".join(right):
            yield _known(*_cut(wrong, right), answer)
        return


def _cut(given: Sequence[str], wanted: Sequence[str]) -> tuple[str, str]:
    """Where the same letters are cut into other tokens: a cut too few, or one too many."""
    ours, theirs = _pieces(given), _pieces(wanted)
    for token, (start, end) in zip(given, ours, strict=True):
        if any(start < cut < end for _, cut in theirs):
            return "tokens glued", f"`{token}` is in one piece here: a cut is missing."
    start, end = next(
        (start, end)
        for start, end in theirs
        if any(start < cut < end for _, cut in ours)
    )
    parts = zip(given, ours, strict=True)
    inside = [token for token, (a, b) in parts if start <= a and b <= end]
    return "a token split", f"`{' '.join(inside)}` is taken apart too far."


def _pieces(tokens: Sequence[str]) -> list[tuple[int, int]]:
    """Where each token begins and ends in the text without spaces."""
    ends = [0, *accumulate(map(len, tokens))]
    return list(pairwise(ends))


def _neighbors(given: Sequence[str], wanted: Sequence[str]) -> Sequence[str]:
    """The first two tokens that are wrong, if the one stands where the other belongs."""
    pairs = zip(given, wanted)
    first = next((k for k, (one, other) in enumerate(pairs) if one != other), None)
    if first is None:
        return ()
    ours, theirs = given[first : first + 2], wanted[first : first + 2]
    goes_on = given[first + 2 : first + 3] == wanted[first + 2 : first + 3]
    return ours if goes_on and list(ours) == list(reversed(theirs)) else ()


def _cut_off(exercise: Exercise, answer: object, expected: object) -> bool:
    if exercise.digits is None or not isinstance(answer, float):
        return False
    return any(
        same(answer, expected, digits) and answer == round(answer, digits)
        for digits in range(1, exercise.digits)
    )


def too_few_digits(digits: int, wanted: Sequence[object]) -> str:
    """What is said of a rounded value; 0.800 has three digits, and no number keeps them.

    >>> too_few_digits(3, [0.8007])
    'It has too few digits, or is cut off: write 3 after the point at least, and round the last.'
    >>> too_few_digits(3, [0.8127])
    'It has too few digits: write 3 after the point at least.'
    """
    floats = [each for each in wanted if isinstance(each, float)]
    cut = [int(each * 10**digits) / 10**digits for each in floats]
    if any(
        short == round(short, digits - 1) and short != round(each, digits)
        for each, short in zip(floats, cut, strict=True)
    ):
        return (
            f"It has too few digits, or is cut off: write {digits} after the point at least,"
            " and round the last."
        )
    return f"It has too few digits: write {digits} after the point at least."


def _of_items(
    exercise: Exercise,
    answer: list[object] | tuple[object, ...],
    expected: list[object] | tuple[object, ...],
) -> Iterator[Misconception]:
    if len(answer) != len(expected):
        items = "item" if len(answer) == 1 else "items"
        says = f"It has {len(answer)} {items}; {len(expected)} are asked for."
        yield _known("another number of items", says, answer)
        return
    right = [
        str(k)
        for k, given, wanted in zip(count(1), answer, expected)
        if same(given, wanted, exercise.digits)
    ]
    if right:
        items = (
            f"item {right[0]} is" if len(right) == 1 else f"items {_listed(right)} are"
        )
        yield _known(
            "some items wrong", f"Of the {len(answer)}, {items} right.", answer
        )


def _listed(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _known(name: str, says: str, answer: object) -> Misconception:
    return Misconception(name, says, program=lambda: answer)
