"""Which wrong ideas explain all that a function does. Every chapter."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, combinations, islice, product

from bleu.teach.exercise import Arguments, Exercise, Misconception, Program
from bleu.teach.outcome import Outcome, agree, outcome, watched
from bleu.teach.programs import compatible, composed
from bleu.teach.slips import ARITHMETIC, slips
from bleu.teach.smallest import size
from bleu.teach.source import at_random, clues
from bleu.teach.types import kind_of_value

MOST_PAIRS = 2_500  # of mistakes at once; more would keep a reader waiting
FEW = 0.25  # of the inputs: a kind of input that is an edge
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
    """

    exercise: Exercise
    done: Sequence[Outcome]
    expected: Sequence[Outcome]
    wrong: Sequence[int]
    answer: Program

    def explained(self) -> tuple[tuple[Misconception, ...], tuple[str, ...]]:
        """The mistakes that explain it all, and what is to be said besides."""
        for attempt in (
            self._one,
            self._nothing_for_some,
            self._errors,
            self._drawn_at_random,
            self._seen_in_the_text,
            self._constant,
            self._edge,
            self._one_and_errors,
            self._one_and_an_edge,
            self._two,
            self._without_effect,
            self._one_kind_of_input,
            self._another_type,
            self._errors_and_more,
        ):
            found = attempt()
            if found is not None:
                return found
        return (), ()

    def _one(self) -> Explained:
        # nearly any slip raises some error; errors alone do not tell which one it is
        raises = all(self.done[k].error for k in self.wrong)
        for m in self.exercise.wrong if raises else self._singles():
            if not self._differences((m,), first_only=True):
                return (m,), ()
        return None

    def _two(self) -> Explained:
        """Two at once. Where few answers are possible, that would be a coincidence."""
        if len({repr(each.value) for each in self.done}) < 3:
            return None
        for pair in self._pairs():
            alike = not self._differences(pair, first_only=True)
            if alike and self._idle_as_well(pair):
                return pair, ()
        return None

    def _seen_in_the_text(self) -> Explained:
        return next((((clue,), ()) for clue in clues(self.answer)), None)

    def _without_effect(self) -> Explained:
        """An argument that may be another one, and nothing changes."""
        for place in self._idle:
            says = (
                f"`{self.exercise.parameters[place]}` has no effect: with another one, the"
                " answer is the same."
            )
            return (Misconception("an argument without effect", says),), ()
        return None

    @cached_property
    def _idle(self) -> list[int]:
        """The places of the arguments that the reader's function does nothing with."""
        names = self.exercise.parameters if self.exercise.keywords else None

        def answer(arguments: Arguments) -> Outcome:
            steps = self.exercise.longest
            return watched(self.answer, arguments, names=names, steps=steps)

        count = len(self.exercise.parameters)
        places = range(count if count > 1 else 0)
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

    def _drawn_at_random(self) -> Explained:
        drawn = at_random(self.answer) and not at_random(self.exercise.right)
        return ((DRAWN_AT_RANDOM,), ()) if drawn else None

    def _errors(self) -> Explained:
        """Right wherever it does not raise an error."""
        if all(self.done[k].error for k in self.wrong):
            return (self._raising(self.wrong, RIGHT_ELSEWHERE),), ()
        return None

    def _errors_and_more(self) -> Explained:
        """No known mistake, but errors, where the right program raises none."""
        places = [k for k in self.wrong if self.done[k].error]
        return ((self._raising(places),), ()) if places else None

    def _nothing_for_some(self) -> Explained:
        """Right wherever it returns something."""
        if any(
            self.done[k].error or self.done[k].value is not None for k in self.wrong
        ):
            return None
        return (NOTHING_RETURNED,), ()

    def _another_type(self) -> Explained:
        given = {kind_of_value(each.value) for each in self.done if not each.error}
        wanted = {kind_of_value(each.value) for each in self.expected if not each.error}
        if len(given) != 1 or len(wanted) != 1 or given == wanted:
            return None
        says = f"It returns {given.pop()}; what is asked for is {wanted.pop()}."
        return (Misconception("another type", says),), ()

    def _one_and_errors(self) -> Explained:
        if not any(self.done[k].error for k in self.wrong):
            return None
        for m in self._singles():
            places = self._differences((m,))
            explains = set(self.wrong) - set(places)
            if explains and all(self.done[k].error for k in places):
                return (m,), (self._raising(places).says,)
        return None

    def _edge(self) -> Explained:
        return self._one_kind_of_input(FEW)

    def _one_kind_of_input(self, share: float = 1.0) -> Explained:
        """Right but for one kind of input."""
        kind = self._kind_of(self.wrong, share)
        if not kind:
            return None
        test = self.exercise.kinds[kind]
        members = sum(bool(test(*case)) for case in self.exercise.inputs)
        return ((_edge(kind, every=2 * len(self.wrong) >= members),), ())

    def _one_and_an_edge(self) -> Explained:
        if len(self.done) < MANY:
            return None
        for m in self.exercise.wrong:
            places = self._differences((m,))
            kind = self._kind_of(places, FEW)
            if kind and set(self.wrong) - set(places):
                # where it is right though the mistake would show: a guard, and nothing to tell
                more = bool(set(self.wrong) & set(places))
                note = f"For {kind}, it is wrong in another way."
                return (m,), (note,) if more else ()
        return None

    def _constant(self) -> Explained:
        first = self.done[0]
        if first.error or not self._always_the_same():
            return None
        says = "It gives the same answer for every input."
        if agree(first, Outcome(0)):
            says = "It is 0 for every input. Does a product start at 0, or a sum never grow?"
        return (Misconception("always the same", says),), ()

    def _always_the_same(self) -> bool:
        return all(agree(self.done[0], each) for each in self.done)

    def _singles(self) -> Iterator[Misconception]:
        yield from self.exercise.wrong
        # a ratio without what stands after its point is 0, and so is what never grows
        same = self._always_the_same()
        chance = ARITHMETIC | {"yes or no"} if same else frozenset()
        yield from (m for m in slips(self.exercise) if m.name not in chance)

    def _pairs(self) -> Iterable[tuple[Misconception, Misconception]]:
        own = self.exercise.wrong
        # what has no effect is seen by trying others: `_without_effect`
        common = [
            m for m in slips(self.exercise) if m.name != "an argument without effect"
        ]
        befores = [m for m in common if m.before]
        # twice a number, or its root, is soon the number of another mistake by chance; and
        # what has no effect at all hides what another mistake would do with it
        telling = [m for m in common if m.name not in ARITHMETIC | {"an empty list"}]
        afters = [m for m in telling if m.after]
        pairs = chain(
            combinations(own, 2), product(own, telling), product(befores, afters)
        )
        return islice((pair for pair in pairs if compatible(*pair)), MOST_PAIRS)

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
        if len(wrong) > 1 or not any(wrong[0] is own for own in self.exercise.wrong):
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

    def _raising(self, places: Sequence[int], more: str = "") -> Misconception:
        first = min(places, key=lambda k: size(self.exercise.inputs[k]))
        error = self.done[first]
        where = f" ({error.place})" if error.place else ""
        message = f": {error.message}" if error.message else ""
        all_of_them = len(places) == len(self.done)
        kind = "" if all_of_them else self._kind_of(places, 1.0)
        when = f" for {kind}" if kind else ""
        says = f"It raises {error.error}{message}{where}{when}."
        if more and not all_of_them:
            says += more
        return Misconception(f"raises {error.error}", says)


RIGHT_ELSEWHERE = " Where it raises none, the answer is right."
DRAWN_AT_RANDOM = Misconception(
    "drawn at random",
    "It draws at random by itself. Nothing is left to chance here: all that is needed is given.",
    hints=("Which argument is never looked at?",),
)
NOTHING_RETURNED = Misconception(
    "returns nothing for some inputs",
    "For some inputs it returns nothing. Does each way through the function end in `return`?",
)


def _edge(kind: str, *, every: bool) -> Misconception:
    which = kind if every else f"some inputs with {kind}"
    says = f"It is right, but for {which}."
    return Misconception(f"right but for {kind}", says)
