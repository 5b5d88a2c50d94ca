"""What a function does with one input: a value, an error, or no end. Every chapter."""

import io
import linecache
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import contextmanager, redirect_stdout
from copy import deepcopy
from dataclasses import dataclass
from decimal import Decimal
from itertools import islice
from math import isclose, isnan
from numbers import Real
from types import FrameType, TracebackType
from typing import Any

MANY_ITEMS = 10_000  # of an iterator without an end, these are taken
PUT_IN = (
    1e-60  # rounding leaves no number as small: it comes from one put in for a zero
)


class Unending(BaseException):
    """More was run than an answer needs. No `except Exception` catches it."""


class Drawn(list[object]):
    """What an iterator gave. It is equal to another one only, not to a list."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Drawn) and list(self) == list(other)

    def __repr__(self) -> str:
        return f"an iterator over {super().__repr__()}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one call.

    Attributes:
        value: what was returned.
        error: the name of the exception, or "".
        message: what the exception says.
        place: the line of the function in which it was raised, or "".
        printed: what the call printed.
        changed: whether the arguments are other ones afterwards.
        unending: whether the call was stopped.
        steps: how many steps of the compiled program were run, where they are counted.
    """

    value: object = None
    error: str = ""
    message: str = ""
    place: str = ""
    printed: str = ""
    changed: bool = False
    unending: bool = False
    steps: int = 0

    @property
    def empty(self) -> bool:
        """Whether nothing was returned, as by a function that is still to be written."""
        return not self.error and not self.unending and self.value in (None, ...)


def outcome(function: Callable[..., object], arguments: tuple[object, ...]) -> Outcome:
    """What one of our own programs does; it neither loops for ever nor prints."""
    try:
        return Outcome(_taken(function(*deepcopy(arguments))))
    except Exception as error:
        return Outcome(error=type(error).__name__)


def watched(
    function: Callable[..., object],
    arguments: tuple[object, ...],
    *,
    names: Sequence[str] | None = None,
    steps: int,
) -> Outcome:
    """What a reader's function does: on copies, its prints caught, its loops counted.

    Args:
        function: the reader's.
        arguments: what it is called with; they are copied first.
        names: of the arguments, if they are given by name.
        steps: how many steps of the compiled program may be run.
    """
    own = deepcopy(arguments)
    printed = io.StringIO()
    count = _Count(steps)
    try:
        with redirect_stdout(printed), _stopped_after(count, function):
            if names is None:
                value = function(*own)
            else:
                value = function(**dict(zip(names, own, strict=True)))
            value = _taken(value)
    except Unending:
        return Outcome(unending=True, printed=printed.getvalue(), steps=steps)
    except Exception as error:
        return Outcome(
            error=type(error).__name__,
            message=str(error),
            place=_place(error.__traceback__, function),
            printed=printed.getvalue(),
            changed=not same(own, arguments),
            steps=steps - count.left,
        )
    return Outcome(
        value,
        printed=printed.getvalue(),
        changed=not same(own, arguments),
        steps=steps - count.left,
    )


def agree(one: Outcome, other: Outcome, digits: int | None = None) -> bool:
    """Whether two programs did the same: equal values, or an error in both."""
    if one.unending or other.unending:
        return one.unending and other.unending
    if one.error or other.error:
        return bool(one.error and other.error)
    return same(one.value, other.value, digits)


def same(given: object, expected: object, digits: int | None = None) -> bool:
    """Whether two values are equal: numbers of any type nearly, a list is no tuple.

    >>> same(0.1 + 0.2, 0.3), same([1], (1,)), same([(1, 2.0)], [(1, 2)])
    (True, False, True)
    >>> same(1e-17, 0), same(1.8e-231, 0)
    (True, False)
    """
    one, other = _number(given), _number(expected)
    if one is not None and other is not None:
        return _equal(one, other, digits)
    if isinstance(given, Mapping) and isinstance(expected, Mapping):
        return same_mapping(given, expected, digits)
    if isinstance(given, Set) and isinstance(expected, Set):
        return set(given) == set(expected)
    if isinstance(given, list | tuple) and isinstance(expected, list | tuple):
        # a named tuple is a tuple; what an iterator gave is no list
        alike = isinstance(given, tuple) == isinstance(expected, tuple)
        alike = alike and isinstance(given, Drawn) == isinstance(expected, Drawn)
        return (
            alike
            and len(given) == len(expected)
            and all(same(a, b, digits) for a, b in zip(given, expected))
        )
    try:
        return bool(given == expected)
    except Exception:  # whatever an object's own == raises: it is not the answer
        return False


def in_tuples(value: object) -> object:
    """The value with every list in it as a tuple; what an iterator gave stays one.

    >>> in_tuples([1, [2, (3,)]])
    (1, (2, (3,)))
    """
    if isinstance(value, list | tuple) and not isinstance(value, Drawn):
        return tuple(map(in_tuples, value))
    return value


def same_mapping(
    given: Mapping[Any, object], expected: Mapping[Any, object], digits: int | None
) -> bool:
    """As counters compare: a key with the count 0 is as good as none."""
    keys = set(given) | set(expected)
    return all(same(given.get(k, 0), expected.get(k, 0), digits) for k in keys)


def _equal(one: Any, other: Any, digits: int | None) -> bool:
    try:
        return _close(one, other, digits)
    except OverflowError:  # an integer above each float
        return bool(one == other)


def _close(one: Any, other: Any, digits: int | None) -> bool:
    if isnan(one) or isnan(other):
        return isnan(one) and isnan(other)
    if (one == 0) != (other == 0) and abs(one + other) < PUT_IN:
        return False
    if digits is not None:
        return bool(abs(one - other) <= 0.5000001 * 10**-digits)
    return isclose(one, other, rel_tol=1e-9, abs_tol=1e-12)


def _number(value: object) -> Any:
    if isinstance(value, Decimal):
        return float(value)
    return value if isinstance(value, Real) else None


def _taken(value: object) -> object:
    if isinstance(value, Iterator):
        return Drawn(islice(value, MANY_ITEMS))
    try:
        in_tuples(value)
    except RecursionError:
        raise ValueError("a list is returned that contains itself") from None
    return value


COSTS = {"opcode": 1, "line": 10}  # in steps


@dataclass(slots=True)
class _Count:
    """Of the steps that may still be run."""

    left: int


@contextmanager
def _stopped_after(count: _Count, function: Callable[..., object]) -> Iterator[None]:
    """Count the steps run in the notebook that the function is from; raise when none is left.

    Steps are those of the compiled program: to Python 3.11, `while True: pass` is one line
    for ever. Later ones begin a line anew in each round, and tell of steps too late.
    """
    by_lines = sys.version_info >= (3, 12)
    home = getattr(function, "__globals__", None)

    def step(_frame: FrameType, event: str, _argument: object) -> Any:
        count.left -= COSTS.get(event, 0)
        if count.left < 0:
            raise Unending
        return step

    def call(frame: FrameType, _event: str, _argument: object) -> Any:
        if frame.f_globals is not home:
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = not by_lines, by_lines
        return step

    before = sys.gettrace()
    sys.settrace(call)
    try:
        yield
    finally:
        sys.settrace(before)


def _place(traceback: TracebackType | None, function: Callable[..., object]) -> str:
    """The reader's own lines that the error came through: the first, and the last."""
    home = getattr(function, "__globals__", None)
    found: list[str] = []
    while traceback:
        frame = traceback.tb_frame
        # a comprehension is not what a reader calls a function
        own = home is not None and frame.f_globals is home
        if own and not frame.f_code.co_name.startswith("<"):
            found.append(_line(frame, traceback.tb_lineno))
        traceback = traceback.tb_next
    return "; there ".join(dict.fromkeys(found[:1] + found[-1:]))


def _line(frame: FrameType, place: int) -> str:
    code = frame.f_code
    text = linecache.getline(code.co_filename, place).strip()
    if text.endswith(("(", "[", "{", ",")):
        text += " …"  # it goes on in the next line
    found = f"line {place - code.co_firstlineno + 1} of {code.co_name}"
    return found + (f": {text}" if text else "")
