"""Which wrong ideas explain all that a function does. Every chapter."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import chain, combinations, islice, product

from bleu.teach.exercise import Arguments, Exercise, Misconception, Program
from bleu.teach.memory import forgetful
from bleu.teach.outcome import Outcome, agree, in_tuples, outcome, same, watched
from bleu.teach.programs import compatible, composed
from bleu.teach.repair import repaired
from bleu.teach.slips import ARITHMETIC, slips
from bleu.teach.smallest import size
from bleu.teach.source import (
    NO_POWER,
    at_random,
    clues,
    has_caret,
    read_from_outside,
)
from bleu.teach.types import kind_of_value

MOST_PAIRS = 2_500  # of mistakes at once; more would keep a reader waiting
FEW = 0.25  # of the inputs: a kind of input that is an edge
WHOLE = "nothing mended"  # says what the program is everywhere: with more in it, untrue
FEW_CALLS = 3  # made a second time
MANY = 20  # inputs; among fewer, an edge beside another mistake would be a coincidence
Explained = tuple[tuple[Misconception, ...], tuple[str, ...]] | None


@dataclass(frozen=True)
class Behavior:
    """What the reader's function did with each input, beside what is right.

    Attributes:
        exercise: whose inputs these are.
        done: by the reader's function.
        expected: by the right program.
        wrong: the places where these differ.
        answer: the reader's function itself.
        shown: what it did with the input that the reader is shown.
    """

    exercise: Exercise
    done: Sequence[Outcome]
    expected: Sequence[Outcome]
    wrong: Sequence[int]
    answer: Program
    shown: Outcome

    def explained(self) -> tuple[tuple[Misconception, ...], tuple[str, ...]]:
        """The mistakes that explain it all, and what is to be said besides."""
        for attempt in (
            self._drawn_at_random,
            self._power,
            self._from_outside,
            self._remembering,
            self._one,
            self._brackets,
            self._nothing_for_some,
            self._errors,
            self._seen_in_the_text,
            self._constant,
            self._edge,
            self._one_and_errors,
            self._one_and_an_edge,
            self._two_known,
            self._two,
            self._without_effect,
            self._one_kind_of_input,
            self._another_type,
            self._errors_and_more,
            self._one_place,
        ):
            found = attempt()
            if found is not None:
                return found
        return (), ()

    def _remembering(self) -> Explained:
        """Another answer when it is asked again, or a right one with an empty memory."""
        fresh = forgetful(self.answer)
        right = fresh and all(
            agree(self._again(fresh, k), self.expected[k]) for k in self.wrong
        )
        if fresh and right and fresh.kept:
            return (REMEMBERED,), ()
        for k in self.wrong[:FEW_CALLS]:
            again = self._again(self.answer, k)
            if not (again.error or again.unending or agree(again, self.done[k])):
                return (REMEMBERED,), ()
        return None

    def _again(self, program: Program, k: int) -> Outcome:
        return self._watched(program, self.exercise.inputs[k])

    def _watched(self, program: Program, arguments: Arguments) -> Outcome:
        names = self.exercise.parameters if self.exercise.keywords else None
        return watched(program, arguments, names=names, steps=self.exercise.longest)

    def _one(self) -> Explained:
        # nearly any slip raises some error; errors alone do not tell which one it is
        raises = all(self.done[k].error for k in self.wrong)
        for m in self.exercise.wrong if raises else self._singles():
            if not self._differences((m,), first_only=True):
                # a slip tells what comes of it; the text may tell how it came about
                text = None if self.exercise.has(m) else self._seen_in_the_text()
                return text or ((m,), ())
        return None

    def _two(self) -> Explained:
        return self._first_fitting(self._pairs())

    def _two_known(self) -> Explained:
        """Two of the exercise's own mistakes say more than one of them and a kind of input."""
        return self._first_fitting(combinations(self._own(), 2))

    def _with_another(self, wrong: Misconception) -> Explained:
        """This mistake, and another one of the exercise that hides it now and then."""
        pairs = combinations(self._own(), 2)
        return self._first_fitting(pair for pair in pairs if wrong in pair)

    def _first_fitting(
        self, pairs: Iterable[tuple[Misconception, Misconception]]
    ) -> Explained:
        """Two at once. Where few answers are possible, that would be a coincidence."""
        if len({repr(each.value) for each in self.done}) < 3:
            return None
        possible = (pair for pair in pairs if compatible(*pair))
        for pair in islice(possible, MOST_PAIRS):
            alike = not self._differences(pair, first_only=True)
            if alike and self._both_seen(pair) and self._idle_as_well(pair):
                # what one change of the text mends is one mistake, whatever it looks like
                return self._one_place() or (pair, ())
        return None

    def _both_seen(self, pair: tuple[Misconception, Misconception]) -> bool:
        """Whether each of the two shows, with the other, where it shows alone.

        A slip that undoes a mistake fits with it, and what is said of the mistake is untrue.
        """
        one, other = pair
        if all(m.steps and not m.after for m in pair):
            return True  # each stands in a line of its own, and is there, seen or not
        return self._seen_beside(one, other) and self._seen_beside(other, one)

    def _seen_beside(self, wrong: Misconception, other: Misconception) -> bool:
        alone, without = (composed(self.exercise, (m,)) for m in (wrong, other))
        return any(
            not agree(self._outcome((wrong,), alone, k), self.expected[k])
            and not agree(self._outcome((other,), without, k), self.done[k])
            for k in self.wrong
        )

    def _seen_in_the_text(self) -> Explained:
        return next((((clue,), ()) for clue in clues(self.answer)), None)

    def _one_place(self) -> Explained:
        """No known mistake, but one place of the text hides it."""
        if not self._change:
            return None
        return (Misconception("one place", self._change, hints=(BY_HAND,)),), ()

    @cached_property
    def _change(self) -> str:
        return repaired(
            self.exercise, self.answer, self.done, self.expected, self.wrong
        )

    def _and_where(self, seen: Misconception, *notes: str) -> Explained:
        """What comes of a mistake, and the place that it comes from, if that can be had."""
        return (seen,), (*notes, self._change) if self._change else notes

    def _without_effect(self) -> Explained:
        """An argument that may be another one, and nothing changes."""
        answers = [each for each in self.done if not (each.error or each.empty)]
        if 2 * len(answers) <= len(self.done):
            return None  # what comes of an error tells nothing of an argument
        for place in self._idle:
            says = (
                f"`{self.exercise.parameters[place]}` has no effect: with another one, the"
                " answer is the same."
            )
            return self._and_where(Misconception("an argument without effect", says))
        return None

    @cached_property
    def _idle(self) -> list[int]:
        """The places of the arguments that the reader's function does nothing with."""
        count = len(self.exercise.parameters)
        places = range(count if count > 1 else 0)
        answer = partial(self._watched, self.answer)
        return [k for k in places if not self._has_effect(k, answer)]

    def _has_effect(self, place: int, run: Callable[[Arguments], Outcome]) -> bool:
        """Whether another value in this place ever changes what is done."""
        inputs = self.exercise.inputs
        for k, arguments in enumerate(inputs):
            for other in (inputs[k - 1], inputs[k - 2]):
                changed = (*arguments[:place], other[place], *arguments[place + 1 :])
                if not agree(run(changed), self.done[k]):
                    return True
        return False

    def _idle_as_well(self, pair: Sequence[Misconception]) -> bool:
        """Whether these mistakes leave the same arguments without effect, or more."""
        program = composed(self.exercise, pair)
        return not any(
            self._has_effect(place, lambda arguments: outcome(program, arguments))
            for place in self._idle
        )

    def _power(self) -> Explained:
        # between two names, it is an error that tells that these are no sets
        raised = any(
            each.message.startswith("unsupported operand type(s) for ^")
            and re.search("'(int|float)'", each.message)
            for each in self.done
        )
        return ((NO_POWER,), ()) if raised or has_caret(self.answer) else None

    def _from_outside(self) -> Explained:
        found = read_from_outside(self.answer)
        if not found:
            return None
        argument, name = found
        says = f"`{argument}` is never looked at; `{name}` is, a name from outside of the function."
        return (Misconception("another name read", says),), ()

    def _drawn_at_random(self) -> Explained:
        drawn = at_random(self.answer) and not at_random(self.exercise.right)
        return ((DRAWN_AT_RANDOM,), ()) if drawn else None

    def _errors(self) -> Explained:
        """Right wherever it does not raise an error."""
        if all(self.done[k].error for k in self.wrong):
            return self._and_where(self._raising(self.wrong, RIGHT_ELSEWHERE))
        return None

    def _errors_and_more(self) -> Explained:
        """No known mistake, but errors, where the right program raises none."""
        places = [k for k in self.wrong if self.done[k].error]
        return self._and_where(self._raising(places)) if places else None

    def _brackets(self) -> Explained:
        """A list for a tuple now and then; for all inputs it is a slip."""
        pairs = ((self.done[k], self.expected[k]) for k in self.wrong)
        if all(
            not given.error and same(in_tuples(given.value), in_tuples(wanted.value))
            for given, wanted in pairs
        ):
            return (OTHER_BRACKETS,), ()
        return None

    def _nothing_for_some(self) -> Explained:
        """Right wherever it returns something."""
        if any(
            self.done[k].error or self.done[k].value is not None for k in self.wrong
        ):
            return None
        if all(self.done[k].printed for k in self.wrong):
            return self._and_where(PRINTED_FOR_SOME)
        kind = self._kind_of(self.wrong, 1.0)
        return self._and_where(_nothing_returned(kind) if kind else NOTHING_RETURNED)

    def _another_type(self) -> Explained:
        given = {kind_of_value(each.value) for each in self.done if not each.error}
        wanted = {kind_of_value(each.value) for each in self.expected if not each.error}
        if len(given) != 1 or len(wanted) != 1 or given == wanted:
            return None
        says = f"It returns {given.pop()}; what is asked for is {wanted.pop()}."
        return self._and_where(Misconception("another type", says))

    def _one_and_errors(self) -> Explained:
        if not any(self.done[k].error for k in self.wrong):
            return None
        for m in self._singles():
            if m.name in (WHOLE, "an empty list"):
                continue
            places = self._differences((m,))
            explains = set(self.wrong) - set(places)
            errors_alone = all(self.done[k].error for k in places)
            # one value wherever there is no error tells no mistake
            if explains and errors_alone and self._varied(places):
                return (m,), (self._raising(places).says,)
        return None

    def _edge(self) -> Explained:
        return self._one_kind_of_input(FEW)

    def _one_kind_of_input(self, share: float = 1.0) -> Explained:
        """Right but for one kind of input, for which it is always wrong."""
        kind = self._kind_of(self.wrong, share)
        if not kind or not self._all_wrong(kind):
            return None
        name = f"right but for {kind}"
        return self._and_where(Misconception(name, f"It is right, but for {kind}."))

    def _one_and_an_edge(self) -> Explained:
        if len(self.done) < MANY:
            return None
        for m in self.exercise.wrong:
            if m.name == WHOLE:
                continue
            places = self._differences((m,))
            kind = self._kind_of(places, FEW)
            if kind and set(self.wrong) - set(places) and self._varied(places):
                if not set(self.wrong) & set(places):
                    # right though the mistake would show: a guard
                    return self._with_another(m) or ((m,), (RIGHT_WHERE_NOT,))
                if self._members(kind) > len(places):
                    continue  # it fits some of them: another mistake does so by chance
                # the same mistake, written in another way, may part from it there alone
                note = f"Look at {kind}, too: the mistake does not fit there."
                return self._two_known() or self._two() or ((m,), (note,))
        return None

    def _all_wrong(self, kind: str) -> bool:
        """Whether no input of this kind goes right."""
        test = self.exercise.kinds[kind]
        right = set(range(len(self.done))) - set(self.wrong)
        return not any(test(*self.exercise.inputs[k]) for k in right)

    def _varied(self, places: Sequence[int]) -> bool:
        """Whether more than one answer is left without these; one tells no mistake."""
        others = set(range(len(self.done))) - set(places)
        return len({repr(self.done[k].value) for k in others}) > 1

    def _constant(self) -> Explained:
        calm = [each for each in self.done if not each.error]
        if 2 * len(calm) <= len(self.done):
            return None
        if not all(agree(calm[0], each) for each in calm):
            return None
        errors = [k for k in self.wrong if self.done[k].error]
        notes = (self._raising(errors).says,) if errors else ()
        when = "wherever it raises no error" if errors else "for every input"
        value = calm[0].value
        if agree(calm[0], Outcome(0)):
            says = f"It is 0 {when}."
            hint = "Does a product start at 0, or does a sum never grow?"
        elif agree(calm[0], Outcome({})):
            says = f"Nothing is counted {when}."
            hint = "Is 1 ever added to a count?"
        elif isinstance(value, Sized) and not value:
            says = f"It is empty {when}."
            hint = "Is anything ever added to it?"
        else:
            says = f"It gives the same answer {when}."
            hint = "What do the arguments change on their way to `return`?"
        return self._and_where(
            Misconception("always the same", says, hints=(hint,)), *notes
        )

    def _always_the_same(self) -> bool:
        return all(agree(self.done[0], each) for each in self.done)

    def _singles(self) -> Iterator[Misconception]:
        yield from self.exercise.wrong
        # a ratio without what stands after its point is 0, and so is what never grows
        same = self._always_the_same()
        chance = ARITHMETIC | {"an empty list", "yes or no"} if same else frozenset()
        yield from (m for m in slips(self.exercise) if m.name not in chance)

    def _own(self) -> list[Misconception]:
        return [m for m in self.exercise.wrong if m.name != WHOLE]

    def _pairs(self) -> Iterable[tuple[Misconception, Misconception]]:
        # what has no effect is seen by trying others: `_without_effect`
        common = [
            m
            for m in slips(self.exercise)
            if m.name != "an argument without effect"
            # one larger or smaller makes up for a half that is cut, or for another factor
            and not (m.name == "off by one" and m.before and self._of_integers)
        ]
        befores = [m for m in common if m.before]
        # twice a number, or its root, is soon the number of another mistake by chance; and
        # what has no effect at all hides what another mistake would do with it
        telling = [m for m in common if m.name not in ARITHMETIC | {"an empty list"}]
        afters = [m for m in telling if m.after]
        return chain(product(self._own(), telling), product(befores, afters))

    @property
    def _of_integers(self) -> bool:
        """Whether it computes with integers alone."""
        return all(isinstance(x, int) for case in self.exercise.inputs for x in case)

    def _differences(
        self, wrong: Sequence[Misconception], *, first_only: bool = False
    ) -> list[int]:
        """Where a program with these mistakes does not do what the reader's did."""
        program = composed(self.exercise, wrong)
        # what tells the reader's program from the right one is likeliest to tell it from this
        others = set(range(len(self.done))) - set(self.wrong)
        found = []
        for k in (*self.wrong, *sorted(others)):
            if not agree(self._outcome(wrong, program, k), self.done[k]):
                found.append(k)
                if first_only:
                    break
        return found

    def _outcome(
        self, wrong: Sequence[Misconception], program: Program, k: int
    ) -> Outcome:
        """Kept for the next answer, if it is of one of the exercise's own programs."""
        arguments = self.exercise.inputs[k]
        if len(wrong) > 1 or not self.exercise.has(wrong[0]):
            return outcome(program, arguments)
        kept = self.exercise.kept
        key = id(wrong[0]), k
        if key not in kept:
            kept[key] = outcome(program, arguments)
        known: Outcome = kept[key]
        return known

    def _kind_of(self, places: Sequence[int], share: float) -> str:
        """The narrowest kind of input that all of these are of, if not too many inputs are."""
        inputs = self.exercise.inputs
        found = []
        for description, test in self.exercise.kinds.items():
            members = {k for k, case in enumerate(inputs) if test(*case)}
            few = len(members) <= share * len(inputs)
            covered = bool(places) and members.issuperset(places)
            if covered and few and len(members) < len(inputs):
                found.append((len(members), description))
        return min(found)[1] if found else ""

    def _members(self, kind: str) -> int:
        """How many inputs are of this kind."""
        test = self.exercise.kinds[kind]
        return sum(map(bool, (test(*case) for case in self.exercise.inputs)))

    def _raising(self, places: Sequence[int], more: str = "") -> Misconception:
        first = min(places, key=lambda k: size(self.exercise.inputs[k]))
        error = self.shown if self.shown.error else self.done[first]
        where = f" ({error.place})" if error.place else ""
        message = f": {error.message}" if error.message else ""
        all_of_them = len(places) == len(self.done)
        kind = "" if all_of_them else self._kind_of(places, 1.0)
        # of some inputs of a kind: it may be another kind that nobody thought of
        when = f" for {kind}" if kind and self._members(kind) == len(places) else ""
        says = f"It raises {error.error}{message}{where}{when}."
        says += MEANT.get((error.error, error.message), "")
        others = sorted({self.done[k].error for k in places} - {error.error})
        if others:
            says += f" For other inputs it raises {' or '.join(others)}."
        if more and not all_of_them:
            says += more
        return Misconception(f"raises {error.error}", says)


BY_HAND = "Work through the example by hand, up to this line."
RIGHT_WHERE_NOT = "Where it did not fit, the answer was right."
RIGHT_ELSEWHERE = " Where it raised none, the answer was right."
OTHER_BRACKETS = Misconception(
    "list for tuple",
    "The values are right. For some inputs a list stands where a tuple belongs, or a tuple"
    " for a list: square brackets make the one, parentheses and commas the other.",
)
REMEMBERED = Misconception(
    "something outlives the call",
    "Its answer hangs on the calls before: something outlives the call. Each call should"
    " begin anew.",
    hints=(
        "What is a list or a dictionary that is made outside of the function, or as the"
        " default of a parameter?",
        "A default is made once, when the function is defined. Make it anew in each call.",
    ),
)
DRAWN_AT_RANDOM = Misconception(
    "drawn at random",
    "It draws at random by itself. Nothing is left to chance here: all that is needed is given.",
    hints=("Which argument is never looked at?",),
)
NOTHING_RETURNED = Misconception(
    "returns nothing for some inputs",
    "For some inputs it returns nothing: `None`.",
    hints=(
        "Does each way through the function end in `return`, with an answer behind it?",
    ),
)
PRINTED_FOR_SOME = Misconception(
    "prints for some inputs",
    "For some inputs it prints its answer, and returns nothing: write `return` for `print`.",
)
# what an error means, where its own words say little
NO_LIST = (
    " A line such as `words.sort()` changes a list, and what it returns is `None`."
)
MEANT = (
    {
        ("IndexError", f"{type_} index out of range"): (
            " A place is asked for that is not there. The last one is the length minus 1,"
            f" since they are counted from 0, and an empty {type_} has none."
        )
        for type_ in ("list", "tuple")
    }
    | {
        ("TypeError", f"{what} {does}"): NO_LIST
        for what, does in [
            ("object of type 'NoneType'", "has no len()"),
            ("'NoneType' object", "is not subscriptable"),
            ("'NoneType' object", "is not iterable"),
        ]
    }
    | {
        ("TypeError", "unsupported operand type(s) for +: 'int' and 'BleuStats'"): (
            " `sum` begins at the number 0, unless its second argument says where."
        ),
    }
)


def _nothing_returned(kind: str) -> Misconception:
    says = (
        f"For {kind}, and only there, it returns nothing: `None`. Is a `return` reached"
        " there, and what stands behind it? Where a word is compared, look at each letter."
    )
    return Misconception(NOTHING_RETURNED.name, says)
