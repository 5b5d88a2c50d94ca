"""Wrong answers that are known by a property, not one by one. Every chapter.

Numbers worked out by hand go wrong in more ways than a list holds: what can be said then is
which of them are right, and which to work out again.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain, combinations
from numbers import Real
from typing import Any

from bleu.teach.exercise import Misconception
from bleu.teach.outcome import same
from bleu.teach.values import too_few_digits

NUMERALS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


class Such:
    """Equal to every answer that has a property; in the place of a wrong answer.

    Attributes:
        holds: the property; it may raise for an answer of another shape.
        besides: answers that are known by other names, or right.
        key: two with the same key are equal.

    >>> Such(lambda answer: sum(answer) == 5) == (2, 3)
    True
    >>> Such(lambda answer: sum(answer) == 5, [(2, 3)]) == (2, 3)
    False
    """

    def __init__(
        self,
        holds: Callable[[Any], bool],
        besides: Iterable[object] = (),
        key: object = None,
    ) -> None:
        self.holds = holds
        self.besides = tuple(besides)
        self.key = key

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Such):
            return self is other or (self.key is not None and self.key == other.key)
        if any(same(other, known) for known in self.besides):
            return False
        try:
            return bool(self.holds(other))
        except Exception:  # an answer of another shape
            return False

    __hash__ = None  # type: ignore[assignment]  # equal to much

    def __repr__(self) -> str:
        return "such an answer" if self.key is None else f"such as {self.key}"


def flat(answer: object) -> list[Any]:
    """The numbers of an answer, without its brackets.

    >>> flat([(4, 6), (2, 5)])
    [4, 6, 2, 5]
    >>> flat(2 / 3) == [2 / 3]
    True
    """
    if isinstance(answer, list | tuple):
        return [*chain.from_iterable(map(flat, answer))]
    return [answer]


def by_hand(
    right: object,
    numbers: Sequence[str],
    known: Sequence[Misconception],
    *,
    digits: int | None = None,
    groups: Sequence[Sequence[int]] = (),
) -> tuple[Misconception, ...]:
    """The known misconceptions, and behind them: these numbers are right, those are not.

    Args:
        right: the right answer, numbers in any brackets.
        numbers: what each number is, for the reader.
        known: those whose answer is one value each.
        digits: decimal places that are enough.
        groups: places that are wrong together more often than any two are.

    >>> [m.name for m in by_hand((2, 3), ("the points", "the words"), ())]
    ['another order', 'one number wrong', 'one number wrong', 'other brackets', 'too few numbers', 'too many numbers']
    >>> by_hand((2, 3), ("the points", "the words"), ())[1].says
    'All is right but the points.'
    """
    wanted = flat(right)
    values = [m.program() for m in known if m.program]
    # a known mistake in other brackets is that mistake, too
    others = (_listed(v) for v in values if isinstance(v, list | tuple))
    besides = [right, *_listed(right), *values, *chain.from_iterable(others)]

    def equal(one: object, other: object) -> bool:
        return same(one, other, digits)

    def such(name: str, says: str, holds: Callable[[list[Any]], bool]) -> Misconception:
        def of_numbers(answer: object) -> bool:
            given = flat(answer)
            return all(isinstance(g, Real) for g in given) and holds(given)

        pattern = Such(of_numbers, besides)
        return Misconception(name, says, program=lambda: pattern)

    def wrong_at(places: Sequence[int]) -> Misconception:
        def holds(given: list[Any]) -> bool:
            off = [k for k, pair in enumerate(zip(given, wanted)) if not equal(*pair)]
            return len(given) == len(wanted) and off == [*places]

        named = [numbers[k] for k in places]
        listed = " and ".join(filter(None, [", ".join(named[:-1]), named[-1]]))
        name = "one number wrong" if len(places) == 1 else "some numbers wrong"
        return such(name, f"All is right but {listed}.", holds)

    def short(given: list[Any]) -> bool:
        pairs = list(zip(given, wanted))
        return (
            len(given) == len(wanted)
            and not all(equal(*pair) for pair in pairs)
            and all(equal(*pair) or _too_short(*pair, digits or 0) for pair in pairs)
        )

    everywhere = range(len(wanted))
    some: list[tuple[int, ...]] = [(k,) for k in everywhere]
    some += [tuple(group) for group in groups]
    if len(wanted) > 2:
        some += [pair for pair in combinations(everywhere, 2) if pair not in some]
    count = NUMERALS[len(wanted)]
    grouped = isinstance(right, list | tuple) and len(right) < len(wanted)
    return (
        *known,
        # numbers that have changed places are all right: two of them are not wrong
        such(
            "another order",
            f"The numbers are right, in another order. It should be: {', '.join(numbers)}.",
            lambda given: (
                len(given) == len(wanted)
                and not all(map(equal, given, wanted))
                and all(map(equal, sorted(given), sorted(wanted)))
            ),
        ),
        *(
            [
                such(
                    "too few digits",
                    too_few_digits(digits, wanted),
                    short,
                )
            ]
            if digits
            else []
        ),
        *map(wrong_at, some),
        such(
            "other brackets",
            "The numbers are right. "
            + (
                "Write them with the brackets and commas that are asked for."
                if grouped
                else "Write them in a row, without brackets in it."
            ),
            lambda given: len(given) == len(wanted) and all(map(equal, given, wanted)),
        ),
        such(
            "too few numbers",
            f"Not all is there: {count} numbers are asked for, {', '.join(numbers)}.",
            lambda given: len(given) < len(wanted),
        ),
        such(
            "too many numbers",
            f"That is too much: {count} numbers are asked for, {', '.join(numbers)}.",
            lambda given: len(given) > len(wanted),
        ),
    )


def _too_short(given: Any, wanted: Any, digits: int) -> bool:
    """Whether it is rounded, or cut, to fewer digits than are asked for."""
    if isinstance(given, int):
        return False
    return any(
        same(given, cut, digits=9)
        for few in range(1, digits)
        for cut in (round(wanted, few), int(wanted * 10**few) / 10**few)
    )


def _listed(answer: Any) -> Iterable[object]:
    """The answer with a list for a tuple."""
    yield list(answer)
    yield tuple(answer)
    yield [list(each) if isinstance(each, tuple) else each for each in answer]
