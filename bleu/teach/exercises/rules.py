"""Exercises of chapter 16: the rules of other programs. Lengths, steps, zeros, mended scores."""

from collections.abc import Callable, Sequence
from copy import copy
from functools import partial
from itertools import combinations
from math import exp, inf, log, prod
from operator import eq, gt, is_not, lt, ne
from random import Random
from typing import Any

from bleu.rules import RuleComparison, compare
from bleu.teach.exercise import Exercise, Misconception, Open, Requirement

Trace = list[tuple[str, Any]]  # step, what came of it
Lengths = list[int]
EIGHT = ("tokens", "counts", "totals", "length", "zero", "smoothing", "mean", "scale")

STEPS = "16_implementations#by-hand-eight-questions"
LENGTH = "16_implementations#one-step-three-answers"
ZERO = "16_implementations#a-rule-is-eight-functions"
MUSEUM = "16_implementations#the-museum"
TABLE = "16_implementations#twelve-inputs-fourteen-rules"


# ---- 16.1: my_length


def distance(hyp_len: int) -> Callable[[int], int]:
    """How far a reference length is from the hypothesis' own."""
    return lambda length: abs(length - hyp_len)


def taken(
    rule: str,
    hyp_len: int,
    ref_lens: Lengths,
    *,
    closest: Callable[[int, Lengths], int] = lambda c, lens: min(
        sorted(lens), key=distance(c)
    ),
    first: Callable[[int, Lengths], int] = lambda c, lens: min(lens, key=distance(c)),
    shortest: Callable[[int, Lengths], int] = lambda c, lens: min(lens),
) -> int:
    """The reference length that this rule takes."""
    return {"closest": closest, "first": first, "shortest": shortest}[rule](
        hyp_len, ref_lens
    )


def some_lengths(random: Random) -> tuple[str, int, Lengths]:
    """A tie every other time."""
    c = random.randint(4, 14)
    lens = random.choices(range(1, 20), k=random.randint(1, 3))
    if random.random() < 0.5:
        d = random.randint(1, 3)
        lens += random.sample([c - d, c + d], 2)
    return random.choice(["closest", "first", "shortest"]), c, lens


def halfway(hyp_len: int, ref_lens: Lengths) -> float:
    """The mean of those lengths that are as close as any."""
    least = min_distance(hyp_len, ref_lens)
    tied = {n for n in ref_lens if abs(n - hyp_len) == least}
    return sum(tied) / len(tied)


def min_distance(hyp_len: int, ref_lens: Lengths) -> int:
    """How far the closest one is."""
    return min(map(distance(hyp_len), ref_lens))


def edge_lengths(random: Random) -> tuple[str, int, Lengths]:
    """Lengths of 0, of the hypothesis, ties in both orders, equal ones in other places."""
    c = random.choice([0, 1, 2, 3, 5, 10, 100])
    d = random.choice([1, 2, c, c + 1])
    few = [c, c + d, max(0, c - d), c + d, max(0, c - d), 0, c + d + 1, 2 * c]
    lens = random.choices(random.sample(few, 3), k=random.choice([1, 2, 2, 3, 4]))
    return random.choice(["closest", "first", "shortest"]), c, lens


def zero_competes(rule: str, hyp_len: int, ref_lens: Lengths) -> int:
    """The search begins with the length 0."""
    return {
        "closest": min([0, *sorted(ref_lens)], key=distance(hyp_len)),
        "first": min([0, *ref_lens], key=distance(hyp_len)),
        "shortest": min(ref_lens),
    }[rule]


def off(c: int) -> Callable[[int], float]:
    """How many times the larger length is the smaller one."""
    return lambda n: max(n, c) / max(1, min(n, c))


def times(c: int) -> Callable[[int], float]:
    """The same, where nothing is some times 0."""
    return lambda n: max(n, c) / min(n, c) if min(n, c) else inf


def own_length_competes(rule: str, hyp_len: int, ref_lens: Lengths) -> int:
    """The search begins with the hypothesis' length, as best and as distance."""
    near = [n for n in ref_lens if abs(n - hyp_len) < hyp_len]
    if rule == "shortest" or near:
        return taken(rule, hyp_len, ref_lens)
    return hyp_len


def last_of_a_tie(c: int, lens: Lengths) -> int:
    """Of those as close, the one that stands last."""
    return min(reversed(lens), key=distance(c))


MY_LENGTH = Exercise(
    "16.1",
    "my_length",
    taken,
    LENGTH,
    cases=[
        ("closest", 12, [13, 11]),
        ("first", 12, [13, 11]),
        ("shortest", 12, [13, 11]),
        ("closest", 12, [11, 13]),
        ("first", 12, [11, 13]),
        ("closest", 6, [7, 3]),
        ("first", 6, [3, 7]),
        ("shortest", 6, [7, 3]),
        ("closest", 5, [9]),
        ("first", 0, [4, 2]),
        ("closest", 10, [20, 10, 5]),
        # the longer one is closer, by one
        ("first", 2, [0, 3]),
        ("first", 5, [6, 3]),
        ("closest", 2, [0, 3]),
        ("closest", 5, [6, 3]),
        ("first", 5, [3, 6]),
        # all references are shorter than the hypothesis
        ("shortest", 9, [5, 2]),
        # farther than a search that begins with 999 looks
        ("closest", 7, [40000, 2000]),
        ("first", 7, [2000, 40000]),
        ("shortest", 7, [2000]),
    ],
    generate=lambda random: random.choice((some_lengths, edge_lengths))(random),
    count=400,
    kinds={
        "a tie": lambda rule, hyp_len, ref_lens: (
            len(
                {
                    n
                    for n in ref_lens
                    if abs(n - hyp_len) == min_distance(hyp_len, ref_lens)
                }
            )
            > 1
        ),
        "a single reference": lambda rule, hyp_len, ref_lens: len(ref_lens) == 1,
        "the rule closest": lambda rule, hyp_len, ref_lens: rule == "closest",
        "the rule first": lambda rule, hyp_len, ref_lens: rule == "first",
        "the rule shortest": lambda rule, hyp_len, ref_lens: rule == "shortest",
    },
    accepts=lambda rule, hyp_len, ref_lens: (
        rule in ("closest", "first", "shortest")
        and bool(ref_lens)
        and hyp_len >= 0
        and all(n >= 0 for n in ref_lens)
    ),
    wrong=(
        Misconception(
            "tie by order",
            "On a tie `closest` takes the one listed first. That is the rule `first`;"
            " `closest` takes the shorter.",
            LENGTH,
            ("What should not matter to `closest`: the order of the references?",),
            steps={"closest": lambda c, lens: min(lens, key=distance(c))},
        ),
        Misconception(
            "tie to the shorter",
            "On a tie `first` takes the shorter. It should take the one listed first.",
            LENGTH,
            ("Are the lengths sorted before the closest one is looked for?",),
            steps={"first": lambda c, lens: min(sorted(lens), key=distance(c))},
        ),
        Misconception(
            "tie to the longer",
            "On a tie `closest` takes the longer one.",
            LENGTH,
            steps={
                "closest": lambda c, lens: min(
                    sorted(lens, reverse=True), key=distance(c)
                )
            },
        ),
        Misconception(
            "tie to the last",
            "On a tie `first` takes the one listed last.",
            LENGTH,
            (
                "A loop with `<=` lets a later one win, and so does a list turned round.",
            ),
            steps={"first": lambda c, lens: min(lens[::-1], key=distance(c))},
        ),
        Misconception(
            "distance for the length",
            "`closest` and `first` give the distance to the closest length, and not that"
            " length.",
            MUSEUM,
            ("In the museum there is a program that did this for a year.",),
            steps={
                "closest": lambda c, lens: min_distance(c, lens),
                "first": lambda c, lens: min_distance(c, lens),
            },
        ),
        Misconception(
            "first reference's length",
            "`first` takes the first reference, however far it is. It is the first among"
            " the closest.",
            LENGTH,
            steps={"first": lambda c, lens: lens[0]},
        ),
        Misconception(
            "longest reference",
            "`shortest` takes the longest one.",
            LENGTH,
            steps={"shortest": lambda c, lens: max(lens)},
        ),
        Misconception(
            "shorter than the hypothesis",
            "`shortest` takes the longest of the references that are not longer than the"
            " hypothesis, and the shortest where there is none. It looks at nothing but"
            " the references.",
            LENGTH,
            steps={
                "shortest": lambda c, lens: max(
                    [n for n in lens if n <= c], default=min(lens)
                )
            },
        ),
        Misconception(
            "shortest reference",
            "Every rule takes the shortest of all. Two of the three ask for the smallest"
            " *distance* from the hypothesis, which has no sign: with its sign, the"
            " difference of the shortest is always the smallest.",
            LENGTH,
            (
                "Which is smaller, 3 - 7 or 8 - 7? And which is closer?",
                'Is a condition such as `rule == "a" or "b"` ever false?',
            ),
            program=lambda rule, hyp_len, ref_lens: min(ref_lens),
        ),
        *(
            Misconception(
                "closest for shortest",
                f"`shortest` takes the closest, and of two as close the {which}. It looks at"
                " nothing but the references.",
                LENGTH,
                (
                    "What does the hypothesis' length matter to the shortest reference?",
                    'Is the line for `shortest` ever reached? `rule == "a" or "b"` is always true.',
                ),
                steps={
                    "shortest": lambda c, lens, put=put: min(put(lens), key=distance(c))
                },
            )
            for which, put in (("shorter", sorted), ("one listed first", list))
        ),
        Misconception(
            "not below the hypothesis",
            "`shortest` leaves out the references that are shorter than the hypothesis, unless"
            " all are. It looks at nothing but the references.",
            LENGTH,
            steps={
                "shortest": lambda c, lens: min(
                    [n for n in lens if n >= c], default=min(lens)
                )
            },
        ),
        Misconception(
            "shortest for closest",
            "`closest` takes the shortest of all. The distance decides, without its sign;"
            " the length decides between two as close.",
            LENGTH,
            (
                "A `key` of two numbers: which of them is compared first?",
                "Which is smaller, 3 - 7 or 8 - 7? And which is closer?",
                "Does an `else` write over what `closest` has found?",
            ),
            steps={"closest": lambda c, lens: min(lens)},
        ),
        Misconception(
            "closest from below",
            "`closest` takes the closest of the references that are not longer than the"
            " hypothesis, wherever there is one. A longer one may be closer.",
            LENGTH,
            ("6 tokens; references of 7 and of 3: which one is closer?",),
            steps={
                "closest": lambda c, lens: max(
                    [n for n in lens if n <= c], default=min(lens)
                )
            },
        ),
        Misconception(
            "closest from above",
            "`closest` takes the closest of the references that are not shorter than the"
            " hypothesis, wherever there is one. A shorter one may be closer.",
            LENGTH,
            steps={
                "closest": lambda c, lens: min(
                    [n for n in lens if n >= c], default=max(lens)
                )
            },
        ),
        Misconception(
            "ratio for distance",
            "`closest` compares ratios of lengths. What counts is the difference, in tokens.",
            LENGTH,
            ("How far are 11 and 13 from 12?",),
            steps={
                "closest": lambda c, lens: min(
                    lens, key=lambda n: (max(n, c) / max(1, min(n, c)), n)
                )
            },
        ),
        Misconception(
            "first reference's length",
            "`closest` takes the first reference, however far it is.",
            LENGTH,
            steps={"closest": lambda c, lens: lens[0]},
        ),
        Misconception(
            "farthest for closest",
            "`closest` takes the one that is farthest from the hypothesis.",
            LENGTH,
            ("Which end of a sorted list is the smallest distance?",),
            steps={"closest": lambda c, lens: sorted(lens, key=distance(c))[-1]},
        ),
        Misconception(
            "tie to the last",
            "On a tie `closest` takes the one listed last. It takes the shorter, wherever that"
            " is listed.",
            LENGTH,
            ("What should not matter to `closest`: the order of the references?",),
            steps={"closest": lambda c, lens: min(lens[::-1], key=distance(c))},
        ),
        Misconception(
            "mean of the lengths",
            "`closest` takes the mean of all lengths, rounded. It takes one of them.",
            LENGTH,
            steps={"closest": lambda c, lens: round(sum(lens) / len(lens))},
        ),
        Misconception(
            "a place for the length",
            "It is the place of a reference in the list. Its length is asked for.",
            LENGTH,
            ("What does `enumerate` or `range` give, and what the list?",),
            after=lambda length, rule, hyp_len, ref_lens: ref_lens.index(length),
        ),
        Misconception(
            "the hypothesis counted in",
            "`shortest` counts the length of the hypothesis in. It looks at nothing but the"
            " references.",
            LENGTH,
            (
                "What does the hypothesis' length matter to the shortest reference?",
                'Is the line for `shortest` ever reached? `rule == "a" or "b"` is always true.',
            ),
            steps={"shortest": lambda c, lens: min(c, *lens)},
        ),
        *(
            Misconception(
                "mean of a tie",
                f"On a tie `{rule}` takes the mean of the two, which is the length of the"
                " hypothesis. It takes one of them.",
                LENGTH,
                ("Is there a reference of that length?",),
                steps={rule: halfway},
            )
            for rule in ("closest", "first")
        ),
        Misconception(
            "shortest for first",
            "`first` takes the shortest of all, whose difference from the hypothesis is"
            " the smallest where it keeps its sign. It takes the one at the smallest"
            " *distance*, and of two as close the one listed first.",
            LENGTH,
            ("Which is smaller, 3 - 7 or 8 - 7? And which is closer?",),
            steps={"first": lambda c, lens: min(lens)},
        ),
        Misconception(
            "a place for the length",
            "`first` gives the place of a length in the list. The length itself is asked for.",
            LENGTH,
            ("What does `index` give, and what the list?",),
            steps={
                "first": lambda c, lens: [*map(distance(c), lens)].index(
                    min_distance(c, lens)
                )
            },
        ),
        Misconception(
            "a place for the length",
            "`closest` gives the place of a length in the list. The length itself is asked for.",
            LENGTH,
            ("What does `index` give, and what the list?",),
            steps={
                "closest": lambda c, lens: [*map(distance(c), lens)].index(
                    min_distance(c, lens)
                )
            },
        ),
        Misconception(
            "a place for the length",
            "`closest` and `first` give the place of a length in the list. The length itself is asked for.",
            LENGTH,
            ("What does `index` give, and what the list?",),
            steps={
                rule: lambda c, lens: [*map(distance(c), lens)].index(
                    min_distance(c, lens)
                )
                for rule in ("closest", "first")
            },
        ),
        Misconception(
            "distance for the length",
            "`closest` gives the distance to the closest length, and not that length.",
            LENGTH,
            ("What do you return: the number compared, or the length?",),
            steps={"closest": lambda c, lens: min_distance(c, lens)},
        ),
        Misconception(
            "distance for the length",
            "`first` gives the distance to the closest length, and not that length.",
            LENGTH,
            ("What do you return: the number compared, or the length?",),
            steps={"first": lambda c, lens: min_distance(c, lens)},
        ),
        Misconception(
            "the hypothesis competes",
            "`closest` and `first` look only at references whose distance is below the"
            " hypothesis' own length, and take that length where there is none: as if the search"
            " began with it. They take a reference, however far it is.",
            LENGTH,
            (
                "With which distance does the search begin? One token, a reference of three.",
            ),
            program=own_length_competes,
        ),
        Misconception(
            "a length of 0 competes",
            "`closest` and `first` choose among the references and a length of 0, as if the search"
            " began with 0. No reference has it.",
            LENGTH,
            ("With which length does the search begin?",),
            program=zero_competes,
        ),
        Misconception(
            "ratio for distance",
            "`closest` and `first` compare ratios of lengths. What counts is the difference, in"
            " tokens.",
            LENGTH,
            ("How far are 9 and 4 from 6?",),
            steps={
                "closest": lambda c, lens: min(lens, key=lambda n: (off(c)(n), n)),
                "first": lambda c, lens: min(lens, key=off(c)),
            },
        ),
        Misconception(
            "ratio for distance",
            "`closest` and `first` compare ratios of lengths, and a length of 0 is farther than"
            " any other. What counts is the difference, in tokens.",
            LENGTH,
            ("How far are 9 and 4 from 6?",),
            steps={
                "closest": lambda c, lens: min(lens, key=lambda n: (times(c)(n), n)),
                "first": lambda c, lens: min(lens, key=times(c)),
            },
        ),
        Misconception(
            "tie to the last",
            "Of two as close, the one listed last is taken, under both rules: it replaces the one before.",
            LENGTH,
            ("What does a dictionary do with a key that it has?",),
            steps={"closest": last_of_a_tie, "first": last_of_a_tie},
        ),
        Misconception(
            "not below the hypothesis",
            "`shortest` takes the shortest that is not shorter than the hypothesis, and the longest where all are. It is the shortest of all.",
            LENGTH,
            ("Does `shortest` look at the hypothesis?",),
            steps={
                "shortest": lambda c, lens: min(
                    [n for n in lens if n >= c], default=max(lens)
                )
            },
        ),
        Misconception(
            "a condition that is always true",
            "Every rule takes the closest, and on a tie the shorter one: as if the rule were not asked for, or its condition always true.",
            LENGTH,
            ('`rule == "closest" or "first"` asks two questions. What is the second?',),
            program=lambda rule, hyp_len, ref_lens: taken("closest", hyp_len, ref_lens),
        ),
        Misconception(
            "order lost in a set",
            "On a tie `first` takes one in an order that need not be that of the list, as a set has one of its own.",
            LENGTH,
            (
                "What becomes of the order in `set(ref_lens)`?",
                "`first` needs the list as it was.",
            ),
            steps={"first": lambda c, lens: min(set(lens), key=distance(c))},
        ),
        Misconception(
            "tie to the longer",
            "On a tie both `closest` and `first` take the longer one. `closest` takes the shorter,"
            " `first` the one listed first.",
            LENGTH,
            steps={
                rule: lambda c, lens: min(sorted(lens, reverse=True), key=distance(c))
                for rule in ("closest", "first")
            },
        ),
    ),
)


# ---- 16.2: my_parting


def in_order(result: object) -> object:
    """A list sorted; another result as it is."""
    return sorted(result) if isinstance(result, list) else result


def parting(
    ours: Trace, base: Trace, *, parted: Callable[[Any, Any], object] = ne
) -> str:
    """The first step with another result, or ""."""
    return next((a[0] for a, b in zip(ours, base) if parted(a[1], b[1])), "")


def parting_as(form: Callable[[Any], Any]) -> Callable[[Trace, Trace], str]:
    """The first step whose two results differ when both are in some form."""
    return partial(parting, parted=lambda mine, theirs: form(mine) != form(theirs))


def some_traces(random: Random) -> tuple[Trace, Trace]:
    """Words, counts and numbers; a step that differs need not spoil those after it.

    Two equal results are two objects, as when two programs have made them.
    """
    results: dict[str, Callable[[], Any]] = {
        "tokens": lambda: random.choices(["a", "b", "."], k=random.randint(0, 3)),
        "counts": lambda: [random.randint(0, 3), random.randint(0, 1)],
        "totals": lambda: [3, random.randint(1, 3)],
        "length": lambda: random.randint(0, 12),
        "mean": lambda: random.randint(0, 4) / 4,
    }
    base = [(step, some()) for step, some in results.items()][: random.randint(2, 5)]
    changed = [random.random() < 0.3 for _ in base]
    ours = [
        (step, results[step]() if new else copy(value))
        for (step, value), new in zip(base, changed)
    ]
    return ours, base


def how_many(result: Any) -> Any:
    """Of a list; a number is itself."""
    return len(result) if isinstance(result, list) else result


def same_steps(ours: Trace, base: Trace) -> bool:
    """Whether both have gone through the same steps, each of them once."""
    names = [step for step, _ in ours]
    return (
        names == [step for step, _ in base]
        and len(set(names)) == len(names)
        and all(names)
    )


def step_before(ours: Trace, base: Trace) -> str:
    """The last step before they part, or ""."""
    names = ["", *(step for step, _ in ours)]
    parted = parting(ours, base)
    return names[names.index(parted) - 1] if parted else ""


def as_set(result: Any) -> Any:
    """The items of a list; a number is itself."""
    return set(result) if isinstance(result, list) else result


def nearly(near: float, ours: Trace, base: Trace) -> str:
    """Numbers that are so near count as equal."""

    def parted(mine: Any, theirs: Any) -> bool:
        if isinstance(mine, list):
            return bool(mine != theirs)
        return bool(abs(mine - theirs) >= near)

    return parting(ours, base, parted=parted)


def edge_traces(random: Random) -> tuple[Trace, Trace]:
    """Empty and zero results, equal ones of another type, one step, and all eight."""
    pools: list[list[Any]] = [
        [0, 0.0, 1, 1.0, 300, -1],
        [[], [0], [1, 2], [2, 1], [1, 1, 2]],
        [[], ["a"], ["a", "b"], ["b", "a"]],
    ]
    names = random.sample(EIGHT, random.choice([0, 1, 1, 2, 3, 8]))
    few = {step: random.sample(random.choice(pools), 2) for step in names}
    base = [(step, copy(random.choice(few[step]))) for step in names]
    ours = [
        (step, copy(random.choice(few[step]) if random.random() < 0.3 else value))
        for step, value in base
    ]
    return ours, base


def last_that_agrees(ours: Trace, base: Trace) -> str:
    """The last step before they part, or the last of all."""
    before = ""
    for one, other in zip(ours, base):
        if one[1] != other[1]:
            return before
        before = one[0]
    return before


def all_that_differ(ours: Trace, base: Trace) -> list[str] | str:
    """A list of steps; "" where it is empty."""
    return [one[0] for one, other in zip(ours, base) if one[1] != other[1]] or ""


def by_halves(ours: Trace, base: Trace) -> str:
    """A search that goes to the left of any difference."""
    low, high = 0, len(ours)
    while low < high:
        middle = (low + high) // 2
        if ours[middle][1] == base[middle][1]:
            low = middle + 1
        else:
            high = middle
    return ours[low][0] if low < len(ours) else ""


MY_PARTING = Exercise(
    "16.2",
    "my_parting",
    parting,
    STEPS,
    cases=[
        ([("tokens", 4), ("counts", 3)], [("tokens", 4), ("counts", 2)]),
        ([("tokens", 5), ("counts", 3)], [("tokens", 4), ("counts", 3)]),
        ([("tokens", 5), ("counts", 3)], [("tokens", 4), ("counts", 2)]),
        ([("tokens", 4), ("counts", 3)], [("tokens", 4), ("counts", 3)]),
        ([], []),
        ([("mean", 1)], [("mean", 1.0)]),
        ([("counts", [2, 1])], [("counts", [2, 1.0])]),
        ([("counts", [2, 1])], [("counts", [2, 1])]),
        ([("tokens", ["a", "b"])], [("tokens", ["a", "c"])]),
        ([("tokens", ["a", "b"])], [("tokens", ["b", "a"])]),
        ([("tokens", ["a", "c"])], [("tokens", ["a", "b"])]),
        ([("length", 300), ("mean", 0.25)], [("length", 300), ("mean", 0.5)]),
        ([("length", 9), ("mean", 0.0)], [("length", 10), ("mean", 0.5)]),
        ([("mean", 0.5)], [("mean", 0.505)]),
        ([("mean", 0.5)], [("mean", 0.5005)]),
        ([("mean", 0.5)], [("mean", 0.50005)]),
        # our result stands at another step of the base
        ([("counts", 3), ("totals", 3)], [("counts", 2), ("totals", 3)]),
        ([("counts", 2), ("totals", 2)], [("counts", 2), ("totals", 3)]),
    ],
    generate=lambda random: random.choice((some_traces, edge_traces))(random),
    count=400,
    kinds={
        "two equal traces": lambda ours, base: ours == base,
        "no step at all": lambda ours, base: not ours,
        "different traces with the same last result": lambda ours, base: (
            ours != base and ours[-1] == base[-1]
        ),
    },
    accepts=same_steps,
    wrong=(
        Misconception(
            "the last for the first",
            "The last step that differs is named. What comes later may follow from it:"
            " look for the first.",
            STEPS,
            ("Does your loop go on after it has found one?",),
            program=lambda ours, base: parting(ours[::-1], base[::-1]),
        ),
        Misconception(
            "only the end",
            "Two traces that end alike are called the same. They may part before, and meet"
            " again.",
            STEPS,
            program=lambda ours, base: (
                parting(ours, base) if ours and ours[-1] != base[-1] else ""
            ),
        ),
        Misconception(
            "a place for its name",
            "That is the place of the step. Its name is asked for.",
            STEPS,
            program=lambda ours, base: next(
                (i for i, (a, b) in enumerate(zip(ours, base)) if a != b), ""
            ),
        ),
        Misconception(
            "a pair for its name",
            "That is the step and its result, a pair. The name alone is asked for.",
            STEPS,
            program=lambda ours, base: next(
                (a for a, b in zip(ours, base) if a != b), ""
            ),
        ),
        Misconception(
            "the step before",
            "The step before the first that differs is named, or nothing where the very first"
            " one differs. The first that differs is asked for.",
            STEPS,
            program=step_before,
        ),
        Misconception(
            "all for the first",
            "All steps that differ are there, in a list. The first one is asked for.",
            STEPS,
            program=lambda ours, base: [a[0] for a, b in zip(ours, base) if a != b],
        ),
        Misconception(
            "equal for different",
            "The first step with the *same* result is named.",
            STEPS,
            program=partial(parting, parted=eq),
        ),
        Misconception(
            "one object for equal",
            "It is as if `is` were asked: two equal lists are taken for different, as"
            " they are two objects, and so are 1 and 1.0. `==` and `!=` compare what is in them.",
            STEPS,
            ("`[4, 3] is [4, 3]`: try it.",),
            program=partial(parting, parted=is_not),
        ),
        Misconception(
            "always the first step",
            "The first step is named, whatever the results are, as if no two of them were ever"
            " equal.",
            STEPS,
            ("Which two things do you compare? Print both.",),
            program=lambda ours, base: ours[0][0] if ours else "",
        ),
        Misconception(
            "names compared",
            "It finds no difference, ever, as if the names of the steps were compared,"
            " and not their results.",
            STEPS,
            ("The steps are the same in both. What may differ?",),
            program=lambda ours, base: "",
        ),
        Misconception(
            "a result for its name",
            "That is our result at the step. Its name is asked for.",
            STEPS,
            program=lambda ours, base: next(
                (a[1] for a, b in zip(ours, base) if a[1] != b[1]), ""
            ),
        ),
        Misconception(
            "a result for its name",
            "That is the base's result at the step. The step's name is asked for.",
            STEPS,
            program=lambda ours, base: next(
                (b[1] for a, b in zip(ours, base) if a[1] != b[1]), ""
            ),
        ),
        Misconception(
            "nothing is no result",
            "A step is passed over where a result is 0 or empty. That is a result, too.",
            STEPS,
            ("`if mine` is not true of 0. Does it have to be asked?",),
            program=partial(
                parting, parted=lambda mine, theirs: mine and theirs and mine != theirs
            ),
        ),
        Misconception(
            "first in the alphabet",
            "Of the steps that differ, the first by the alphabet is named. The first is"
            " the one that is done first.",
            STEPS,
            ("What does `min` compare, when it is given strings?",),
            program=lambda ours, base: min(
                (a[0] for a, b in zip(ours, base) if a[1] != b[1]), default=""
            ),
        ),
        Misconception(
            "first step left out",
            "The first step is not looked at.",
            STEPS,
            ("What does `range(1, n)` begin with?",),
            program=lambda ours, base: parting(ours[1:], base[1:]),
        ),
        Misconception(
            "only a higher result",
            "A lower result of ours is not taken for different. `!=` asks for both.",
            STEPS,
            program=partial(parting, parted=gt),
        ),
        Misconception(
            "only a higher result",
            "It is as if results were compared as texts, and a lower one of ours is not"
            " taken for different. `!=` asks for both.",
            STEPS,
            program=partial(
                parting, parted=lambda mine, theirs: repr(mine) > repr(theirs)
            ),
        ),
        Misconception(
            "only a lower result",
            "A higher result of ours is not taken for different. `!=` asks for both.",
            STEPS,
            program=partial(parting, parted=lt),
        ),
        Misconception(
            "as many for equal",
            "Two lists of one length are taken for equal. Their items may differ.",
            STEPS,
            program=parting_as(how_many),
        ),
        Misconception(
            "lists as sets",
            "It is as if lists were compared as sets: the order of their items is lost,"
            " and how often each is there.",
            STEPS,
            ("Are `a a` and `a` the same tokens?",),
            program=parting_as(as_set),
        ),
        *(
            Misconception(
                "near for equal",
                "Numbers that are near each other are taken for equal, such as 0.5 and"
                f" {0.5 + near / 2:g}. Another result is another one, however near.",
                STEPS,
                program=partial(nearly, near),
            )
            for near in (0.01, 0.001, 0.0001)
        ),
        Misconception(
            "the same at any step",
            "A result that the base has at any step counts as the same. Compare with the result of the same step.",
            STEPS,
            program=lambda ours, base: next(
                (s for s, a in ours if not any(a == b for _, b in base)), ""
            ),
        ),
        Misconception(
            "order left out",
            "The order inside a result has no effect: the same in another order counts as equal.",
            STEPS,
            program=parting_as(in_order),
        ),
        Misconception(
            "order left out",
            "Results are compared as texts, and as if the order of their signs had no effect. A"
            " result in another order is another one; 1 and 1.0 are equal.",
            STEPS,
            program=parting_as(lambda result: sorted(str(result))),
        ),
        Misconception(
            "all for the first",
            "The names of all steps that differ are there, as one text with spaces between them."
            " The first one is asked for.",
            STEPS,
            ("After which difference can you stop?",),
            program=lambda ours, base: " ".join(
                a[0] for a, b in zip(ours, base) if a[1] != b[1]
            ),
        ),
        *(
            Misconception(
                "printed for equal",
                "Results are compared as they are printed. 1 and 1.0 are printed in two ways, and"
                " are equal.",
                STEPS,
                ("Is `1 == 1.0` true? And `str(1) == str(1.0)`?",),
                program=parting_as(printed),
            )
            for printed in (str, repr)
        ),
        Misconception(
            "types compared",
            "It is as if two results of different types were never equal. 1 and 1.0 are equal.",
            STEPS,
            ("Is `1 == 1.0` true?",),
            program=partial(
                parting,
                parted=lambda mine, theirs: (
                    type(mine) is not type(theirs) or mine != theirs
                ),
            ),
        ),
        Misconception(
            "the step before",
            "The step before the first that differs is named, or the first one where that"
            " differs. The first one that *differs* is asked for.",
            STEPS,
            program=lambda ours, base: step_before(ours, base) or parting(ours, base),
        ),
        Misconception(
            "all for the first",
            "The names of all steps with different results are joined, with nothing between them. The first one is asked for.",
            STEPS,
            program=lambda ours, base: "".join(
                a[0] for a, b in zip(ours, base) if a[1] != b[1]
            ),
        ),
        Misconception(
            "the step before",
            "It is the last step before the two part, and the last of all where they agree to the end. The first that differs is asked for.",
            STEPS,
            ("Which name has the variable when the loop finds a difference?",),
            program=last_that_agrees,
        ),
        Misconception(
            "all that differ",
            "All steps that differ are returned, as a list, and no list where there are none. The first one alone is asked for.",
            STEPS,
            ("Which item of the list is asked for, and when is there none?",),
            program=all_that_differ,
        ),
        Misconception(
            "searched by halves",
            "It searches by halves, as if two that have parted stayed apart. They may meet again;"
            " the first difference is found from the front.",
            STEPS,
            ("Which step is looked at first?",),
            program=by_halves,
        ),
        Misconception(
            "one place late",
            "Each step is compared with the one before it in `base`, and the first not at all.",
            STEPS,
            ("Which two items does your loop compare when it begins?",),
            program=lambda ours, base: parting(ours[1:], base),
        ),
        Misconception(
            "all names in one text",
            "The names of all steps that differ stand in one text, with commas between them. The"
            " first is asked for.",
            STEPS,
            program=lambda ours, base: ", ".join(
                a[0] for a, b in zip(ours, base) if a[1] != b[1]
            ),
        ),
        Misconception(
            "results for a name",
            "Those are the two results that differ. The name of the step is asked for.",
            STEPS,
            program=lambda ours, base: next(
                ((a, b) for (_, a), (_, b) in zip(ours, base) if a != b), ""
            ),
        ),
    ),
)


# ---- 16.3: my_precisions


def nist(
    matches: Sequence[int],
    totals: Sequence[int],
    *,
    stand_in: Callable[[int, int], float] = lambda k, n: 1 / 2**k,
    empty: float = 1.0,
    counts_empty: bool = False,
) -> list[float]:
    """The precisions of mteval: zeros are halved, and an order without n-grams is 1."""
    k, found = 0, []
    for n, (m, l) in enumerate(zip(matches, totals), 1):
        k += m == 0 and (l > 0 or counts_empty)
        found.append((m or stand_in(k, n)) / l if l else empty)
    return found


def some_orders(random: Random) -> tuple[list[int], list[int]]:
    """Of a segment that may be short; matches fall with the order."""
    length = random.randint(1, 7)
    totals = [max(0, length - n) for n in range(4)]
    m, matches = length, []
    for total in totals:
        m = random.randint(0, min(m, total))
        matches.append(m)
    return matches, totals


def begun_anew(matches: Sequence[int], totals: Sequence[int]) -> list[float]:
    """A match sets the stand-in back to 1."""
    half, found = 1.0, []
    for m, l in zip(matches, totals):
        if m:
            half = 1.0
        elif l:
            half /= 2
        found.append((m or half) / l if l else 1.0)
    return found


def half_stays(matches: Sequence[int], totals: Sequence[int]) -> list[float]:
    """The stand-in is added to all orders from the first zero on."""
    half, found = 1.0, []
    for m, l in zip(matches, totals):
        half /= 2 if l and not m else 1
        found.append((m + (half if half < 1 else 0)) / l if l else 1.0)
    return found


def halved_precisions(matches: Sequence[int], totals: Sequence[int]) -> list[float]:
    """The first order without a match counts half a match, if it is the first of all."""
    found: list[float] = []
    for m, l in zip(matches, totals):
        before = found[-1] / 2 if found else 0.5 / l if l else 1.0
        found.append(m / l if m else before if l else 1.0)
    return found


def added_below(matches: Sequence[int], totals: Sequence[int]) -> list[float]:
    """Half a match of so many n-grams and a half."""
    half, found = 1.0, []
    for m, l in zip(matches, totals):
        half /= 2 if l and not m else 1
        found.append((m / l if m else half / (l + half)) if l else 1.0)
    return found


def edge_orders(random: Random) -> tuple[list[int], list[int]]:
    """Zeros in every place, orders without n-grams between others, one order and many."""
    totals = random.choices([0, 1, 2, 3, 8], k=random.choice([0, 1, 2, 3, 4, 4, 6]))
    few = [0, 0, 1, 2, 8]
    return [min(total, random.choice(few)) for total in totals], totals


def match_or_share(matches: Sequence[int], totals: Sequence[int]) -> list[float]:
    """Matches are not divided; what stands in for a zero is."""
    return [
        (m or p) if l else p for m, l, p in zip(matches, totals, nist(matches, totals))
    ]


def added_from_there_on(matches: Sequence[int], totals: Sequence[int]) -> list[float]:
    """After the first zero each order gets something."""
    part, found = 1.0, []
    for m, l in zip(matches, totals):
        if l and (m == 0 or part < 1):
            part /= 2
        found.append((m + (part if part < 1 else 0)) / l if l else 1.0)
    return found


def half_of_the_one_before(
    matches: Sequence[int], totals: Sequence[int]
) -> list[float]:
    """A zero gets half of the precision before it."""
    found = [1.0]
    for m, l in zip(matches, totals):
        found.append(1.0 if not l else m / l if m else found[-1] / 2)
    return found[1:]


def total_of_equal_matches(
    matches: Sequence[int], totals: Sequence[int]
) -> list[float]:
    """The total is that of the first order with as many matches."""
    return nist(matches, [totals[list(matches).index(m)] for m in matches])


def halved_after_dividing(matches: Sequence[int], totals: Sequence[int]) -> list[float]:
    """The precision of the zero before is halved, and divided by the next total."""
    last, found = 1.0, []
    for m, l in zip(matches, totals):
        last = last / 2 / l if l and not m else last
        found.append((m / l if m else last) if l else 1.0)
    return found


def words_not_smoothed(matches: Sequence[int], totals: Sequence[int]) -> list[float]:
    """Order 1 is as it is; the rest is smoothed without it."""
    first = [m / l if l else 1.0 for m, l in zip(matches[:1], totals)]
    return first + nist(matches[1:], totals[1:])


def added_everywhere(matches: Sequence[int], totals: Sequence[int]) -> list[float]:
    """1/2, 1/4 and so on, matches or not."""
    return [
        min(1.0, (m + 1 / 2**n) / l) if l else 1.0
        for n, (m, l) in enumerate(zip(matches, totals), 1)
    ]


def halves_added(matches: Sequence[int], totals: Sequence[int]) -> list[float]:
    """Half a match more with each zero."""
    zeros, found = 0, []
    for m, l in zip(matches, totals):
        zeros += bool(l and not m)
        found.append((m or zeros / 2) / l if l else 1.0)
    return found


def halved_from_then_on(matches: Sequence[int], totals: Sequence[int]) -> list[float]:
    """Half of everything from a zero on, and half of that from the next one."""
    part, found = 1.0, []
    for m, l in zip(matches, totals):
        part /= 2 if l and not m else 1
        found.append((m or 1) * part / l if l else 1.0)
    return found


MY_PRECISIONS = Exercise(
    "16.3",
    "my_precisions",
    nist,
    ZERO,
    cases=[
        ([4, 2, 1, 0], [6, 5, 4, 3]),
        ([4, 2, 0, 0], [6, 5, 4, 3]),
        ([0, 0, 0, 0], [4, 3, 2, 1]),
        ([3, 2, 1, 0], [3, 2, 1, 0]),
        ([2, 0, 0, 0], [3, 2, 1, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([5, 4, 3, 2], [5, 4, 3, 2]),
        # not of one text: of orders that were counted in any way
        ([0, 2, 0, 1], [6, 5, 4, 3]),
        ([3, 0, 1, 0, 0, 2], [6, 5, 4, 3, 2, 2]),
        ([0, 1], [2, 1]),
        ([0, 1, 0], [0, 3, 2]),
        ([0, 2, 0, 0], [0, 4, 3, 2]),
        ([0, 1, 0, 1, 0], [5, 4, 3, 2, 1]),
        ([2, 0, 1, 0], [4, 3, 2, 1]),
    ],
    generate=lambda random: random.choice((some_orders, edge_orders))(random),
    count=400,
    kinds={
        "an order without n-grams": lambda matches, totals: 0 in totals,
        "matches at every order": lambda matches, totals: 0 not in matches,
        "several orders with n-grams and no match": lambda matches, totals: (
            sum(m == 0 < l for m, l in zip(matches, totals)) > 1
        ),
    },
    accepts=lambda matches, totals: (
        len(matches) == len(totals)
        and all(0 <= m <= l for m, l in zip(matches, totals))
    ),
    wrong=(
        Misconception(
            "the same half for each zero",
            "Every zero becomes half a match. The second one is a quarter, the third an"
            " eighth.",
            ZERO,
            steps={"stand_in": lambda k, n: 1 / 2},
        ),
        Misconception(
            "halved too early",
            "The first zero becomes a quarter of a match, the next one an eighth. The"
            " first should be a half.",
            ZERO,
            steps={"stand_in": lambda k, n: 1 / 2 ** (k + 1)},
        ),
        Misconception(
            "halved too late",
            "The first zero becomes a whole match, the next one a half. The first should"
            " be a half.",
            ZERO,
            ("When does k grow: before it is used, or after?",),
            steps={"stand_in": lambda k, n: 1 / 2 ** (k - 1)},
        ),
        Misconception(
            "the order for its place",
            "A zero of order n becomes 1 / 2 to the power of n. The power should count"
            " the zeros.",
            ZERO,
            steps={"stand_in": lambda k, n: 1 / 2**n},
        ),
        Misconception(
            "no smoothing",
            "A zero stays a zero, or its part is cut off, as `//` does it. mteval puts a part of a"
            " match in its place.",
            ZERO,
            ("What is `1 // 2`?",),
            steps={"stand_in": lambda k, n: 0},
        ),
        Misconception(
            "zero for an order without n-grams",
            "An order without n-grams gives 0. mteval counts it as if all had matched.",
            ZERO,
            steps={"empty": 0.0},
        ),
        Misconception(
            "an empty order halves",
            "An order without n-grams counts as a zero: it becomes a part of a match, not 1, and zeros"
            " after it a smaller one.",
            ZERO,
            program=lambda matches, totals: [
                m / l if m else 1 / (2 ** (1 + matches[:i].count(0)) * max(1, l))
                for i, (m, l) in enumerate(zip(matches, totals))
            ],
        ),
        Misconception(
            "the total left out",
            "The stand-in is not divided by the number of n-grams.",
            ZERO,
            program=lambda matches, totals: [
                p * l if m == 0 < l else p
                for p, m, l in zip(nist(matches, totals), matches, totals)
            ],
        ),
        Misconception(
            "begun anew after a match",
            "After an order with a match the halves begin anew. The zeros are counted from"
            " the first order to the last.",
            ZERO,
            ("What is set back, and when?",),
            program=begun_anew,
        ),
        Misconception(
            "the half stays",
            "An order with matches gets the part of the last zero before it added, as soon as"
            " there has been one. Only zeros are replaced.",
            ZERO,
            program=half_stays,
        ),
        Misconception(
            "thirds for quarters",
            "The stand-ins are 1/2, 1/3, 1/4. Each one is half of the one before.",
            ZERO,
            ("1/2, 1/4: what comes next?",),
            steps={"stand_in": lambda k, n: 1 / (k + 1)},
        ),
        Misconception(
            "sixths for eighths",
            "The stand-ins are 1/2, 1/4, 1/6. Each one is half of the one before.",
            ZERO,
            ("`2 * k` and `2**k`: which of them doubles?",),
            steps={"stand_in": lambda k, n: 1 / (2 * k)},
        ),
        Misconception(
            "from the highest order down",
            "The zeros are counted from the highest order down. The first order comes first.",
            ZERO,
            program=lambda matches, totals: nist(matches[::-1], totals[::-1])[::-1],
        ),
        Misconception(
            "add one for halves",
            "1 is added to the matches and the total of each order after the first that has"
            " n-grams. That is another smoothing.",
            "08_smoothing",
            ("Which orders does mteval change?",),
            program=lambda matches, totals: [
                (m + (i > 0)) / (l + (i > 0)) if l else 1.0
                for i, (m, l) in enumerate(zip(matches, totals))
            ],
        ),
        Misconception(
            "no match at all",
            "Where no order has a match, all are 0. mteval halves there, too.",
            ZERO,
            program=lambda matches, totals: (
                nist(matches, totals) if any(matches) else [0.0] * len(matches)
            ),
        ),
        Misconception(
            "orders without n-grams left out",
            "An order without n-grams is not in the list. It has precision 1.",
            ZERO,
            ("How long should the list be?",),
            program=lambda matches, totals: [
                p for p, l in zip(nist(matches, totals), totals) if l
            ],
        ),
        Misconception(
            "an empty order halves",
            "An order without n-grams counts as a zero, so that zeros after it become a"
            " smaller part of a match.",
            ZERO,
            ("When does k grow: at each order without a match?",),
            steps={"counts_empty": True},
        ),
        Misconception(
            "squared for halved",
            "The stand-ins are 1/2, 1/4, 1/16: each one is the square of the one before. It"
            " should be half of it.",
            ZERO,
            ("1/2, 1/4: what comes next?",),
            steps={"stand_in": lambda k, n: 1 / 2**2 ** (k - 1)},
        ),
        Misconception(
            "all zeros at once",
            "Every zero gets the same power: all zeros are counted, also those that come"
            " later, and those of orders without n-grams. The first one is half a match.",
            ZERO,
            ("How many zeros have come so far?",),
            program=lambda matches, totals: [
                m / l if m else (0.5 ** matches.count(0) / l if l else 1.0)
                for m, l in zip(matches, totals)
            ],
        ),
        Misconception(
            "all zeros at once",
            "Every zero gets the same power: all zeros are counted, also those that come later."
            " The first one is half a match.",
            ZERO,
            ("How many zeros have come so far?",),
            program=lambda matches, totals: [
                (m or 0.5 ** sum(m == 0 < l for m, l in zip(matches, totals))) / l
                if l
                else 1.0
                for m, l in zip(matches, totals)
            ],
        ),
        *(
            Misconception(
                "one number for each zero",
                f"Every zero becomes {small:g} of a match, as in another smoothing. Here the first"
                " one is a half, the second one a quarter.",
                "08_smoothing",
                ("1/2, 1/4: what comes next?",),
                steps={"stand_in": lambda k, n, small=small: small},
            )
            for small in (0.1, 0.01, 1e-9)
        ),
        Misconception(
            "one number for each zero",
            "Every zero becomes a whole match. Here the first one is a half, the second one a"
            " quarter.",
            ZERO,
            ("1/2, 1/4: what comes next?",),
            steps={"stand_in": lambda k, n: 1},
        ),
        Misconception(
            "half of the precision before",
            "A zero gets half of the precision before it, and at the first order half a match."
            " It gets a part of a match, divided by its own total.",
            ZERO,
            ("Half of what, for the first zero?",),
            program=halved_precisions,
        ),
        Misconception(
            "the part added to the total",
            "What stands in for a match is added to the total as well. The total stays as it is.",
            ZERO,
            program=added_below,
        ),
        Misconception(
            "matches not divided",
            "Where an order has matches, their number is there, not divided by the total. What"
            " stands in for a zero is divided.",
            ZERO,
            ("What does Python do first: `or`, or `/`?",),
            program=match_or_share,
        ),
        Misconception(
            "added from there on",
            "From the first zero on, something is added to every order with n-grams, matches or"
            " not: 1/2, then 1/4, 1/8. An order with matches keeps them as they are.",
            ZERO,
            ("Which orders need something in place of a zero?",),
            program=added_from_there_on,
        ),
        Misconception(
            "half of the precision before",
            "A zero gets half of the precision before it, and at the first order 1/2. It is a"
            " half, a quarter, and so on of a *match*, over its own total.",
            ZERO,
            ("What stands below the line?",),
            program=half_of_the_one_before,
        ),
        Misconception(
            "total of another order",
            "Orders with as many matches are all divided by the total of the first of them.",
            ZERO,
            ("`index` finds the first place of a number. Is it the place you are at?",),
            program=total_of_equal_matches,
        ),
        Misconception(
            "no match at all",
            "Where no order has a match, each order with n-grams is 0. mteval halves there, too.",
            ZERO,
            program=lambda matches, totals: (
                nist(matches, totals)
                if any(matches)
                else [0.0 if total else 1.0 for total in totals]
            ),
        ),
        Misconception(
            "half of the precision before",
            "The precision of the zero before is halved, and divided by the next total. It is the part of a match that is halved, before anything is divided.",
            ZERO,
            ("Two zeros, totals of 2 and 1: which parts of a match are they?",),
            program=halved_after_dividing,
        ),
        Misconception(
            "the first order left at 0",
            "A zero of the first order stays 0 and is not counted: the halves begin behind it. Every zero of an order with n-grams gets its part.",
            ZERO,
            ("Is the first order another case in the rule?",),
            program=words_not_smoothed,
        ),
        Misconception(
            "added to every order",
            "Something is added to the matches of every order, 1/2 to the first and half as much to each next one, up to a precision of 1. Only an order without a match gets something.",
            ZERO,
            ("Which orders get a part, and which keep their matches?",),
            program=added_everywhere,
        ),
        Misconception(
            "halves added",
            "The second order without a match counts two halves of a match, the third three"
            " halves. It goes down: 1/2, 1/4, 1/8.",
            ZERO,
            ("What is half of a half?",),
            program=halves_added,
        ),
        Misconception(
            "the first zero alone",
            "The first zero becomes half a match, and each further one stays 0. The second"
            " becomes a quarter, and so on.",
            ZERO,
            ("1/2, 1/4: what comes next?",),
            steps={"stand_in": lambda k, n: 1 / 2 if k == 1 else 0},
        ),
        Misconception(
            "every order after a zero",
            "From the first zero on, all orders are multiplied by the part, also those with"
            " matches. Only a zero gets a part.",
            ZERO,
            ("What should an order with a match be, behind one without?",),
            program=halved_from_then_on,
        ),
    ),
)


# ---- 16.4: my_score


def mended(
    matches: Sequence[int],
    totals: Sequence[int],
    c: int,
    r: int,
    *,
    penalty: Callable[[int, int], float] = lambda c, r: exp(min(0, 1 - r / c)),
    mean: Callable[[list[float]], float] = lambda p: prod(p) ** (1 / len(p)),
    precision: Callable[[int, int], float] = lambda m, l: m / l if l else 0.0,
) -> float:
    """The paper's score of these counts; an order without n-grams has no match."""
    return mean([precision(m, l) for m, l in zip(matches, totals)]) * penalty(c, r)


def skipped(p: list[float]) -> float:
    """The zeros are left out; the root stays."""
    return prod(x for x in p if x) ** (1 / len(p))


def some_statistics(random: Random) -> tuple[list[int], list[int], int, int]:
    """Of up to six orders, mostly four; a segment may be short, and zeros come."""
    c = random.randint(2, 15)
    totals = [max(0, c - n) for n in range(random.choice((1, 2, 3, 4, 4, 4, 4, 5, 6)))]
    m, matches = c, []
    for total in totals:
        least = 0 if random.random() < 0.2 else min(1, m, total)
        m = random.randint(least, min(m, total))
        matches.append(m)
    return matches, totals, c, max(1, c + random.randint(-3, 5))


def root(p: list[float]) -> float:
    """The geometric mean."""
    return prod(p) ** (1 / len(p))


def root_of_the_rest(p: list[float]) -> float:
    """The geometric mean of those above 0."""
    rest = [x for x in p if x]
    return root(rest) if rest else 0.0


def halved_zeros(
    matches: Sequence[int], totals: Sequence[int], c: int, r: int
) -> float:
    """mteval's zeros, and a total of 1 at least."""
    half, p = 1.0, []
    for m, l in zip(matches, totals):
        half /= 1 if m else 2
        p.append((m or half) / max(1, l))
    return root(p) * exp(min(0, 1 - r / c))


def edge_statistics(random: Random) -> tuple[list[int], list[int], int, int]:
    """Zeros in every place, one order and many, lengths of 1, equal or one apart."""
    n = random.choice([1, 1, 2, 3, 4, 4, 5])
    totals = random.choices([1, 1, 2, 3, 8, random.choice([0, 4])], k=n)
    matches = [max(0, total - random.choice([0, 0, 0, 1, 2, 9])) for total in totals]
    c = random.choice([1, 2, 3, 8, 20])
    return matches, totals, c, max(1, c + random.choice([0, 0, 1, -1, 5, -5]))


def orders_with_ngrams(
    matches: Sequence[int], totals: Sequence[int], c: int, r: int
) -> float:
    """The mean of the orders that the text is long enough for."""
    kept = [(m, l) for m, l in zip(matches, totals) if l]
    return mended([m for m, _ in kept], [l for _, l in kept], c, r) if kept else 0.0


def zero_of_the_totals(
    matches: Sequence[int], totals: Sequence[int], c: int, r: int
) -> float:
    """A match of 0 goes on to its logarithm."""
    if 0 in totals:
        return 0.0
    logs = [log(m / l) for m, l in zip(matches, totals)]
    return exp(sum(logs) / len(logs) + min(0, 1 - r / c))


def zeros_and_empty_left_out(
    matches: Sequence[int], totals: Sequence[int], c: int, r: int
) -> float:
    """The root is that of all orders with n-grams; the product has no zeros."""
    if not any(matches):
        return 0.0
    kept = [(m, l) for m, l in zip(matches, totals) if l]
    return mended([m for m, _ in kept], [l for _, l in kept], c, r, mean=skipped)


MY_SCORE = Exercise(
    "16.4",
    "my_score",
    mended,
    MUSEUM,
    cases=[
        ([5, 4, 3, 2], [5, 4, 3, 2], 5, 7),
        ([5, 4, 3, 2], [5, 4, 3, 2], 5, 5),
        ([5, 4, 3, 2], [5, 4, 3, 2], 5, 3),
        ([5, 3, 1, 0], [6, 5, 4, 3], 6, 6),
        ([1, 0, 0, 0], [9, 8, 7, 6], 9, 9),
        ([0, 0, 0, 0], [4, 3, 2, 1], 4, 6),
        ([3, 2, 1, 0], [3, 2, 1, 0], 3, 3),
        ([0, 2, 1, 1], [6, 5, 4, 3], 6, 6),
        ([5, 4], [6, 5], 6, 7),
        ([7, 5, 4, 3, 2], [7, 6, 5, 4, 3], 7, 6),
    ],
    generate=lambda random: random.choice((some_statistics, edge_statistics))(random),
    count=400,
    kinds={
        "an order without n-grams": lambda matches, totals, c, r: 0 in totals,
        "an order without a match": lambda matches, totals, c, r: 0 in matches,
        "fewer or more than four orders": lambda matches, totals, c, r: (
            len(matches) != 4
        ),
        "a c below r": lambda matches, totals, c, r: c < r,
        "a c above r": lambda matches, totals, c, r: c > r,
    },
    accepts=lambda matches, totals, c, r: (
        len(matches) == len(totals) > 0
        and all(0 <= m <= l for m, l in zip(matches, totals))
        and c > 0
        and r > 0
    ),
    wrong=(
        Misconception(
            "upside down",
            "A short output is rewarded, as if the fraction in the penalty stood upside"
            " down.",
            MUSEUM,
            ("With 5 tokens for 7 the penalty should be below 1.",),
            steps={"penalty": lambda c, r: exp(1 - c / r) if c <= r else 1.0},
        ),
        Misconception(
            "comparison turned",
            "A short output goes unpunished, and a long one gets more than its mean, as"
            " if the comparison of the lengths were turned round.",
            MUSEUM,
            ("With 5 tokens for 7 the penalty should be below 1.",),
            steps={"penalty": lambda c, r: 1.0 if c < r else exp(1 - r / c)},
        ),
        Misconception(
            "zero left out",
            "An order without a match is left out of the product, so a single matched word may"
            " make a high score. One zero makes the product 0.",
            MUSEUM,
            ("What is 3 · 0?",),
            steps={"mean": skipped},
        ),
        Misconception(
            "penalty missing",
            "The lengths have no effect: there is no penalty.",
            MUSEUM,
            steps={"penalty": lambda c, r: 1.0},
        ),
        Misconception(
            "no cap",
            "The penalty of an output longer than r is above 1: it needs a cap.",
            "04_brevity#from-the-picture-to-a-penalty",
            steps={"penalty": lambda c, r: exp(1 - r / c)},
        ),
        Misconception(
            "linear penalty",
            "The penalty of a short output is c / r. It is the exponential of 1 − r / c.",
            "04_brevity#from-the-picture-to-a-penalty",
            steps={"penalty": lambda c, r: min(1.0, c / r)},
        ),
        Misconception(
            "arithmetic mean",
            "The precisions are averaged, zeros as well. BLEU takes the root of their product.",
            "05_mean",
            steps={"mean": lambda p: sum(p) / len(p)},
        ),
        Misconception(
            "arithmetic mean",
            "The precisions are averaged where each order has a match; else it is 0. BLEU takes"
            " the root of their product.",
            "05_mean",
            steps={"mean": lambda p: sum(p) / len(p) if all(p) else 0.0},
        ),
        Misconception(
            "weights that fall",
            "Order n has the weight 1 / 2 to the power of n. All orders have the same weight.",
            "05_mean",
            ("Add up your weights: what should they come to?",),
            steps={
                "mean": lambda p: prod(
                    x ** (1 / 2**n) for n, x in enumerate(p, start=1)
                )
            },
        ),
        Misconception(
            "missing root",
            "The product has no root: with four orders it should be the fourth.",
            "05_mean",
            steps={"mean": prod},
        ),
        Misconception(
            "zero left out",
            "An order without a match is left out of the product, so a single matched word may"
            " make a high score; and an order without n-grams makes an error, a division by 0."
            " One zero makes the product 0.",
            MUSEUM,
            ("What is 3 · 0?",),
            steps={"mean": skipped, "precision": lambda m, l: m / l},
        ),
        Misconception(
            "root of what is left",
            "An order without a match is left out, of the root as well; where none has a match,"
            " it is 0. One zero makes the product 0.",
            MUSEUM,
            ("What is 3 · 0?",),
            steps={"mean": root_of_the_rest},
        ),
        Misconception(
            "0 where nothing matches",
            "An order without a match is left out of the product, or of the sum of logarithms; it is 0"
            " only where no order has a match. One order without a match is enough.",
            MUSEUM,
            ("What is 3 · 0?", "`any` and `all` differ."),
            steps={"mean": lambda p: skipped(p) if any(p) else 0.0},
        ),
        Misconception(
            "0 for the first order alone",
            "It is 0 where the first order has no match, and a zero of another order is left out"
            " of the product. A zero of any order makes the product 0.",
            MUSEUM,
            ("What is 3 · 0?",),
            steps={"mean": lambda p: skipped(p) if p[0] else 0.0},
        ),
        *(
            Misconception(
                "a tiny number for zero",
                f"A zero becomes {tiny:g}, and the root makes a score of it. The paper's score"
                " is 0.",
                MUSEUM,
                ("What is the fourth root of a small number?",),
                steps={"mean": lambda p, tiny=tiny: root([x or tiny for x in p])},
            )
            for tiny in (1e-4, 1e-6, 1e-8, 1e-9, 1e-10, 1e-12, 1e-15, 1e-16, 1e-20)
        ),
        Misconception(
            "smoothed",
            "The zeros are smoothed: 1/2 of a match, then 1/4, also where an order has no"
            " n-grams. The paper does not smooth.",
            MUSEUM,
            ("What is 3 · 0?",),
            program=halved_zeros,
        ),
        Misconception(
            "lengths changed places",
            "A long output is punished, and a short one is not: the two lengths have changed"
            " places, or the comparison is turned and the fraction is still upside down.",
            MUSEUM,
            ("With 5 tokens for 7 the penalty should be below 1.",),
            steps={"penalty": lambda c, r: exp(min(0, 1 - c / r))},
        ),
        Misconception(
            "exponential of 1 alone",
            "The penalty is e − r / c where c is not above r, as if the exponential were of 1"
            " alone. It is of the whole, 1 − r / c.",
            "04_brevity#from-the-picture-to-a-penalty",
            ("With 5 tokens for 5 the penalty should be 1.",),
            steps={"penalty": lambda c, r: 1.0 if c > r else exp(1) - r / c},
        ),
        Misconception(
            "always four orders",
            "The root is always the fourth. There may be fewer orders, or more.",
            "05_mean",
            ("How many precisions are there?",),
            steps={"mean": lambda p: prod(p) ** (1 / 4)},
        ),
        Misconception(
            "penalty of the difference",
            "The penalty of a short output is the exponential of c − r. It is that of 1 − r / c.",
            "04_brevity#from-the-picture-to-a-penalty",
            steps={"penalty": lambda c, r: exp(min(0, c - r))},
        ),
        Misconception(
            "ratio of sums for a mean of ratios",
            "The counts of all orders are added, and divided once, where each order has a match;"
            " else it is 0. Each order has a precision of its own.",
            "05_mean",
            program=lambda matches, totals, c, r: (
                sum(matches) / sum(totals) * exp(min(0, 1 - r / c))
                if all(matches)
                else 0.0
            ),
        ),
        Misconception(
            "harmonic mean",
            "The harmonic mean of the precisions is taken. BLEU takes the geometric one.",
            "05_mean",
            steps={"mean": lambda p: len(p) / sum(1 / x for x in p) if all(p) else 0.0},
        ),
        *(
            Misconception(
                "smoothed",
                f"A zero becomes {part} of a match, also where an order has no n-grams. The paper"
                " does not smooth.",
                MUSEUM,
                ("What is 3 · 0?",),
                steps={
                    "precision": lambda m, l, stand_in=stand_in: (
                        (m or stand_in) / max(1, l)
                    )
                },
            )
            for part, stand_in in [("half", 0.5), ("a tenth", 0.1), ("the whole", 1)]
        ),
        Misconception(
            "smoothed",
            "1 is added to matches and totals of all orders. The paper does not smooth.",
            MUSEUM,
            ("What is 3 · 0?",),
            steps={"precision": lambda m, l: (m + 1) / (l + 1)},
        ),
        Misconception(
            "sign turned round",
            "A short output gets more than its mean, as if the sign in the exponent were"
            " turned round.",
            "04_brevity#from-the-picture-to-a-penalty",
            ("With 5 tokens for 7 the penalty should be below 1.",),
            steps={"penalty": lambda c, r: exp(max(0, r / c - 1))},
        ),
        Misconception(
            "ratio of sums for a mean of ratios",
            "The counts of all orders are added, and divided once, so that an order without a match does not make it 0. Each order has a precision of its own.",
            "05_mean",
            program=lambda matches, totals, c, r: (
                sum(matches) / sum(totals) * exp(min(0, 1 - r / c))
                if any(matches)
                else 0.0
            ),
        ),
        Misconception(
            "root of the penalty",
            "The root is taken of the penalty as well. It belongs to the product of the precisions alone.",
            MUSEUM,
            ("What is divided by the number of orders?",),
            program=lambda matches, totals, c, r: (
                mended(matches, totals, c, c) * exp(min(0, 1 - r / c) / len(matches))
            ),
        ),
        Misconception(
            "whole numbers alone",
            "Of r / c, only the whole number counts, as with `//`.",
            "04_brevity#from-the-picture-to-a-penalty",
            steps={"penalty": lambda c, r: exp(min(0, 1 - r // c))},
        ),
        Misconception(
            "orders without n-grams left out",
            "An order that the text is too short for is left out of the mean, and of the root."
            " The paper's score is 0 there: it has no match at that order.",
            MUSEUM,
            ("How many matches has an order without n-grams?",),
            program=orders_with_ngrams,
        ),
        Misconception(
            "an order without n-grams is 1",
            "An order that the text is too short for counts as if all of it matched. The paper's"
            " score is 0 there: it has no match at that order.",
            MUSEUM,
            ("How many matches has an order without n-grams?",),
            steps={"precision": lambda m, l: m / l if l else 1.0},
        ),
        Misconception(
            "the zero of the totals",
            "The zero is looked for among the totals. An order that has n-grams and no match gets"
            " past it, and 0 has no logarithm.",
            MUSEUM,
            ("Which of the two lists has the 0 that makes a precision 0?",),
            program=zero_of_the_totals,
        ),
        Misconception(
            "a tiny number for zero",
            "An order without a match counts a tiny number of matches, and the root makes a score of it. The paper's score is 0.",
            MUSEUM,
            ("What is the fourth root of a small number?",),
            steps={"precision": lambda m, l: max(m, 1e-9) / max(l, 1)},
        ),
        Misconception(
            "parentheses of the exponent",
            "The exponent of the penalty, where c is not above r, is (1 - r) / c. It is 1 - r / c: only r is divided.",
            MUSEUM,
            ("What is the penalty where r is as large as c?",),
            steps={"penalty": lambda c, r: 1.0 if c > r else exp((1 - r) / c)},
        ),
        Misconception(
            "zeros left out",
            "The orders without a match are left out of the product, and those without n-grams of the root as well; it is 0 only where no order has a match. One order without a match makes the score 0.",
            MUSEUM,
            ("What does a geometric mean do with a 0?",),
            program=zeros_and_empty_left_out,
        ),
    ),
)


# ---- 16.5: my_corpus


THREE = ("paper", "tensorflow-nmt", "torchmetrics")


def three_scores(answer: Any) -> list[float]:
    """What the three rules make of the corpus; 0 where one stops."""
    rows = compare(*answer, rules=THREE, base=THREE[0]).rows
    return [row.trace.ratio or 0.0 for row in rows]


def why_alike(
    i: int, j: int, alike: Callable[[list[int], list[list[int]]], str]
) -> Callable[[Any], str]:
    """Why two of the three scores are the same: the lengths taken, or no penalty."""

    def says(answer: Any) -> str:
        if by_translator(answer):
            return (
                "The first list of references belongs to the first hypothesis, the second to the"
                " second. Yours look like a list for each translator."
            )
        rows = compare(*answer, rules=THREE, base=THREE[0]).rows
        names = " and ".join(
            "the paper's rule" if THREE[k] == "paper" else THREE[k] for k in (i, j)
        )
        hyps, refs = rows[i].trace.values["tokens"]
        lengths = sorted((rows[i].trace.ref_len, rows[j].trace.ref_len))
        words = sum(map(len, hyps))
        if all(len(group) == 1 for group in refs):
            why = (
                "With one reference to a segment there is nothing to choose from, and both add"
                " up the counts of all segments."
            )
        elif lengths[0] == lengths[1]:
            why = alike([*map(len, hyps)], [[*map(len, group)] for group in refs])
            if words >= lengths[0]:
                why += (
                    f" And the hypotheses have {words} words, those lengths {lengths[0]}:"
                    " neither score is punished."
                )
        elif lengths[1] <= words:
            why = (
                f"They take {rows[i].trace.ref_len} and {rows[j].trace.ref_len} words for the"
                f" references' length, and the hypotheses have {words}: neither score is"
                " punished."
            )
            if len(hyps) == 1 and i == 0:
                why += (
                    " In a single segment that is always so: on its tie the paper takes the"
                    " shorter one."
                )
        else:
            why = "Look at the lengths that each of them takes."
        if rows[i].trace.values["tokens"] == rows[j].trace.values["tokens"]:
            why += (
                " Their tokens are the same, capitals and punctuation marks included."
            )
        return f"{names[0].upper()}{names[1:]} give the same score. {why}"

    return says


def tied(c: int, lens: list[int]) -> bool:
    """Whether a shorter and a longer reference are as close as any."""
    nearest = min_distance(c, lens)
    return nearest > 0 and {c - nearest, c + nearest} <= {*lens}


def no_tie_that_tells(hyps: list[int], refs: list[list[int]]) -> str:
    """Why the closest is the closest listed first, in all segments."""
    if any(map(tied, hyps, refs)):
        return (
            "Where two references are as close, the shorter one is listed first, and both"
            " rules take it."
        )
    says = (
        "They take the same lengths: no segment has a tie, a shorter and a longer reference"
        " that are equally close, and none closer."
    )
    for k, (length, lens) in enumerate(zip(hyps, refs), 1):
        if len(lens) == 1 and lens[0] > length:
            says += (
                f" Segment {k} has one reference only, of {lens[0]} words: is a comma missing"
                " between two?"
            )
    return says


def closest_is_shortest(hyps: list[int], refs: list[list[int]]) -> str:
    """Why the closest is the shortest, in all segments."""
    return "They take the same lengths: in every segment the closest is the shortest."


def is_corpus(answer: Any) -> bool:
    """Strings, and as many lists of strings."""
    try:
        three_scores(answer)
    except (TypeError, ValueError):
        return False
    return len(answer) == 2


def no_corpus(answer: Any) -> str:
    """What stands in place of a list of strings and their references."""
    asked = "`my_corpus` is a pair: a list of strings, and for each of them a list of strings."
    if isinstance(answer, RuleComparison):
        return f"{asked} This is what `compare` says of it."
    if isinstance(answer, dict):
        return f"{asked} This is a dictionary."
    if isinstance(answer, list | tuple) and not any(answer):
        return f"{asked} Here is no segment."
    if is_segments(answer):
        return (
            f"{asked} Here each segment is a pair of its own. All hypotheses belong into one"
            " list, and their references into another."
        )
    if not isinstance(answer, list | tuple):
        return asked
    if all(isinstance(each, int | float) for each in answer):
        return f"{asked} Here are numbers, as if the scores were asked for, and not a corpus."
    if len(answer) != 2:
        many = "is one thing" if len(answer) == 1 else f"are {len(answer)} things"
        return f"{asked} Here {many} in the outer brackets."
    if is_corpus(answer[::-1]):
        return f"{asked} Here the references come first."
    hyps, refs = answer
    if isinstance(hyps, str):
        return f"{asked} Here the first of the two is a string, in no list."
    if isinstance(hyps, list | tuple) and hyps and all(map(are_strings, hyps)):
        return f"{asked} Here the first list holds lists, as of words, and no strings."
    if are_strings(hyps) and isinstance(refs, list | tuple) and any(refs):
        return f"{asked}{wrong_references(len(hyps), refs)}"
    return asked


def wrong_references(count: int, refs: Sequence[Any]) -> str:
    """What is wrong with the references, where the hypotheses are strings."""
    if are_strings(refs):
        return (
            " Here the references are strings in one list: each hypothesis has a list of its"
            " own."
        )
    if any(isinstance(group, str) for group in refs):
        return " Here one of the references stands in no list."
    if all(map(are_strings, refs)):
        if not all(refs):
            return " Here one of the lists of references is empty."
        if len(refs) != count:
            hyps = "1 hypothesis" if count == 1 else f"{count} hypotheses"
            lists = "1 list" if len(refs) == 1 else f"{len(refs)} lists"
            return (
                f" Here {'is' if count == 1 else 'are'} {hyps} and {lists} of references: each"
                " hypothesis has a list of its own."
            )
    if all(
        isinstance(group, list | tuple) and group and all(map(are_strings, group))
        for group in refs
    ):
        return " Here each reference is a list, as of words, and no string."
    return ""


def by_translator(answer: Any) -> bool:
    """Whether the references make three scores, if each list is taken for a translator's."""
    hyps, refs = answer
    if {len(group) for group in refs} != {len(hyps)} or len(refs) != len(hyps) > 1:
        return False
    turned = [[*group] for group in zip(*refs)]
    return all(differ(i, j)((hyps, turned)) for i, j in combinations(range(3), 2))


def is_segments(answer: Any) -> bool:
    """Whether these are hypotheses with their references, one by one."""
    return isinstance(answer, list | tuple) and all(
        isinstance(pair, list | tuple)
        and len(pair) == 2
        and isinstance(pair[0], str)
        and are_strings(pair[1])
        for pair in answer
    )


def are_strings(given: object) -> bool:
    """Whether this is a list of strings."""
    return isinstance(given, list | tuple) and all(isinstance(s, str) for s in given)


def differ(i: int, j: int) -> Callable[[Any], bool]:
    """Two of the three scores are not the same."""

    def holds(answer: Any) -> bool:
        scores = three_scores(answer)
        return abs(scores[i] - scores[j]) > 1e-6

    return holds


MY_CORPUS = Open(
    "16.5",
    "my_corpus",
    TABLE,
    (
        Requirement(
            "hypotheses and their references",
            is_corpus,
            no_corpus,
        ),
        Requirement(
            "a score above 0",
            lambda answer: all(three_scores(answer)),
            "At least one of the three gives 0, or stops. Let some 4-gram match.",
            TABLE,
            ("Begin with a hypothesis of five words that one reference contains.",),
        ),
        Requirement(
            "paper and torchmetrics differ",
            differ(0, 2),
            why_alike(0, 2, no_tie_that_tells),
            LENGTH,
            (
                "They take different lengths on a tie.",
                "Which one must be listed first?",
            ),
        ),
        Requirement(
            "paper and tensorflow-nmt differ",
            differ(0, 1),
            why_alike(0, 1, closest_is_shortest),
            LENGTH,
            (
                "They take different reference lengths: the closest, and the shortest.",
                "A length counts only when the sum is above that of the hypotheses.",
                "Add a segment whose closest reference is longer, with a short one beside"
                " it.",
            ),
        ),
        Requirement(
            "tensorflow-nmt and torchmetrics differ",
            differ(1, 2),
            why_alike(1, 2, closest_is_shortest),
            LENGTH,
        ),
    ),
)


EXERCISES = (MY_LENGTH, MY_PARTING, MY_PRECISIONS, MY_SCORE, MY_CORPUS)
