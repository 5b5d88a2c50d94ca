"""`bleu.teach`: what a check says to a function, whatever the function does."""

import linecache
import math
import random
import re
from dataclasses import replace
from fractions import Fraction

import pytest

from bleu.teach import check, feedback
from bleu.teach.by_hand import Such, by_hand
from bleu.teach.diagnosis import NOT_YET, NOTHING, RIGHT, diagnose
from bleu.teach.exercise import Exercise, Misconception, Open, Requirement
from bleu.teach.exercises import find, load
from bleu.teach.feedback import Feedback
from bleu.teach.outcome import same
from bleu.teach.smallest import smallest
from bleu.teach.source import remarks


def share(words, wanted, *, below=len):
    """The share of the words that are wanted."""
    return sum(word in wanted for word in words) / below(words) if words else 0


SHARE = Exercise(
    "2.9",
    "share",
    share,
    "02_clipping",
    cases=[
        (["a", "b", "c"], ["a", "b"]),
        (["a", "a", "b"], ["a"]),
        (["c", "a", "d", "b", "e", "a", "f"], ["a", "b", "f"]),
        (["b", "b", "a"], ["c"]),
        (["a", "b"], ["b", "c", "d"]),
        ([], ["a"]),
    ],
    generate=lambda random: (
        random.choices("abcd", k=random.randint(1, 7)),
        random.choices("abcd", k=random.randint(1, 4)),
    ),
    count=30,
    kinds={"no words": lambda words, wanted: not words},
    parts={"the number of words": lambda words, wanted: len(words)},
    wrong=(
        Misconception(
            "distinct words below",
            "Below the line, each word counts once.",
            "02_clipping#check-it",
            ("one", "two", "three"),
            steps={"below": lambda words: len(set(words))},
        ),
    ),
)


def named(answer, exercise=SHARE):
    return diagnose(exercise, answer).names


def test_any_type_of_number_is_right():
    assert diagnose(SHARE, share).right
    assert diagnose(
        SHARE, lambda words, wanted: Fraction(share(words, wanted)).limit_denominator()
    ).right


@pytest.mark.parametrize(
    ("answer", "names"),
    [
        (lambda words, wanted: 100 * share(words, wanted), ["per cent for a ratio"]),
        (lambda words, wanted: round(share(words, wanted), 2), ["rounded"]),
        (lambda words, wanted: 1 - share(words, wanted), ["the rest"]),
        (lambda words, wanted: [share(words, wanted)], ["packed"]),
        (lambda words, wanted: str(share(words, wanted)), ["a string for a number"]),
        (lambda words, wanted: share(wanted, words), ["swapped arguments"]),
        (lambda words, wanted: share(words[:-1], wanted), ["last item lost"]),
        (lambda words, wanted: share(words[1:], wanted), ["first item lost"]),
        (lambda words, wanted: share(words, wanted[:1]), ["only the first item"]),
        (lambda words, wanted: len(words), ["a part of the answer"]),
        (lambda words, wanted: 0.5, ["always the same"]),
        (
            lambda words, wanted: (
                100 * share(words, wanted, below=lambda w: len(set(w)))
            ),
            ["distinct words below", "per cent for a ratio"],
        ),
        (
            lambda words, wanted: share(words, wanted) if words else 1,
            ["right but for no words"],
        ),
        (
            lambda words, wanted: sum(word in wanted for word in words) / len(words),
            ["raises ZeroDivisionError"],
        ),
        (lambda words, wanted: len(words) ** 2 + 7, ["an argument without effect"]),
        (lambda words, wanted: len(words) ** 2 + len(wanted), []),
        (lambda words, wanted: random.random(), ["drawn at random"]),
        (lambda words, wanted: {"share": share(words, wanted)}, ["another type"]),
        (
            lambda words, wanted: share(words, wanted) if len(words) < 3 else None,
            ["returns nothing for some inputs"],
        ),
    ],
)
def test_slips_are_named_in_every_exercise(answer, names):
    assert named(answer) == tuple(names)


def test_what_comes_of_a_mistake_is_told_from_the_mistake():
    """Another mistake may come to the same answers; what the answers are is seen."""
    below = "Below the line, each word counts once."
    same = "or what comes to the same"

    def distinct(words, wanted):
        return share(words, wanted, below=lambda w: len(set(w)))

    def percent(words, wanted):
        return 100 * distinct(words, wanted)

    assert diagnose(SHARE, distinct).says == f"It fits this mistake, {same}: {below}"
    alone = "each told as if it were the only one"
    said = f"(1) {below} (2) It is 100 times too large."
    assert (
        diagnose(SHARE, percent).says
        == f"It fits 2 mistakes at once, {same}, {alone}: {said}"
    )
    swapped = diagnose(SHARE, lambda words, wanted: share(wanted, words)).says
    assert swapped == "It is as if `words` and `wanted` had changed places."
    seen = diagnose(SHARE, lambda words, wanted: 100 * share(words, wanted)).says
    assert seen == "It is 100 times too large."


def test_two_mistakes_are_no_finding_where_an_argument_does_nothing():
    """`y` is never looked at, and both mistakes together would look at it."""
    plane = Exercise(
        "2.9",
        "plane",
        lambda x, y, *, slope=2: slope * x + y,
        "02_clipping",
        cases=[(1, 1), (2, 2), (3, 3), (5, 5)],
        wrong=(
            Misconception("a", "A.", steps={"slope": 7}),
            Misconception("b", "B.", after=lambda result, x, y: result + 1),
        ),
    )
    assert diagnose(plane, lambda x, y: 7 * x + y + 1).names == ("a", "b")
    finding = diagnose(plane, lambda x, y: 8 * x + 1)
    assert finding.names == ("an argument without effect",)
    assert "`y` has no effect" in finding.says


def penalty(c, r):
    return math.exp(min(0, 1 - r / c))


def test_a_slip_that_undoes_a_mistake_is_not_told_with_it():
    rewarding = Misconception(
        "upside down",
        "A short output is rewarded.",
        program=lambda c, r: math.exp(1 - c / r) if c <= r else 1.0,
    )
    lengths = [(5, 7), (7, 5), (4, 4), (3, 8), (9, 2), (6, 5), (2, 6), (6, 8)]
    exercise = Exercise("2.9", "answer", penalty, "", lengths, wrong=(rewarding,))

    def turned(c, r):  # upside down, with c and r in each other's place
        return 1.0 if c < r else math.exp(1 - r / c)

    assert "upside down" not in diagnose(exercise, turned).names
    percent = diagnose(exercise, lambda c, r: 100 * rewarding.program(c, r))
    assert percent.names == ("upside down", "per cent for a ratio")


def test_few_errors_of_a_kind_are_not_said_of_the_whole_kind():
    double = Exercise(
        "2.9",
        "double",
        lambda x: 2 * x,
        "02_clipping",
        cases=[(x,) for x in range(8)],
        kinds={"a number above 1": lambda x: x > 1},
    )
    alone = diagnose(double, lambda x: 2 * x if x != 3 else 0)
    assert alone.names == ()
    finding = diagnose(double, lambda x: 2 * x if x < 2 else x**3 + 1)
    assert finding.says == "It is right, but for a number above 1."


def test_a_line_of_tokens_is_told_its_first_mistake():
    line = Exercise("2.9", "line", lambda: "we met , again .", "02_clipping")
    said = {
        "we met, again .": "`met,` is in one piece",
        "we met , a gain .": "`a gain` is taken apart",
        "we met again .": "belongs behind `met` is not there",
        "we met , | again .": "`|` is no token",
        "we met , met again .": "a `met` where none belongs",
        "we , met again .": "`,` and `met`, side by side, have changed places",
    }
    for answer, says in said.items():
        assert says in diagnose(line, answer).says
    assert diagnose(line, "nobody else").names == ()


def test_what_comes_to_no_answer_may_have_a_name():
    nothing = Misconception("nothing near", "None.", program=lambda words, wanted: None)
    exercise = replace(SHARE, wrong=(*SHARE.wrong, nothing))

    def never_near(words, wanted):
        for word in words:
            if word == wanted:
                return word

    assert diagnose(exercise, never_near).names == ("nothing near",)
    assert diagnose(SHARE, never_near).names == ("returns nothing",)


def test_a_mistake_is_named_though_an_error_hides_a_part_of_it():
    finding = diagnose(SHARE, lambda w, x: sum(a in x for a in w) / len(set(w)))
    assert finding.names == ("distinct words below",)
    assert "ZeroDivisionError" in finding.says
    assert "for no words" in finding.says


def test_changed_arguments_are_told_and_do_no_harm():
    def changing(words, wanted):
        answer = share(words, wanted)
        words.clear()
        return answer

    finding = diagnose(SHARE, changing)
    assert finding.state == NOT_YET
    assert finding.names == ("changed arguments",)
    assert diagnose(SHARE, share).right


@pytest.mark.parametrize("empty", [None, ..., lambda words, wanted: None])
def test_what_is_not_written_yet_is_not_wrong(empty):
    assert diagnose(SHARE, empty).state == NOTHING


def test_a_missing_return_is_told():
    def answer(words, wanted):
        found = [word for word in words if word in wanted]
        found.sort()

    assert named(answer) == ("returns nothing",)


def test_a_default_that_outlives_the_call_is_named():
    def answer(words, wanted, found=[]):  # noqa: B006  # the mistake itself
        found += [word in wanted for word in words]
        return sum(found) / len(found) if found else 0

    assert named(answer) == ("something outlives the call",)


def test_a_list_outside_that_outlives_the_call_is_named():
    source = """
from collections import defaultdict
seen = defaultdict(int)
def answer(words, wanted):
    for word in words:
        seen[word] += 1
    right = sum(count for word, count in seen.items() if word in wanted)
    return right / sum(seen.values()) if words else 0
"""
    namespace = {}
    exec(source, namespace)
    assert named(namespace["answer"]) == ("something outlives the call",)
    assert namespace["seen"]  # nobody has emptied it


def test_an_answer_that_changes_from_call_to_call_is_named():
    calls = []

    def answer(words, wanted):
        calls.append(words)
        return len(calls)

    assert named(answer) == ("something outlives the call",)


def test_a_list_outside_that_is_only_read_is_no_mistake():
    source = """
minus = [1]
def answer(words, wanted):
    return sum(word in wanted for word in words) / (len(words) + sum(minus))
"""
    namespace = {}
    exec(source, namespace)
    assert "outlives" not in diagnose(SHARE, namespace["answer"]).says


def test_a_function_without_its_memory_is_stopped_as_well():
    source = """
left = [1]
def answer(words, wanted):
    while not left:
        pass
    return 7 if words or wanted else 7
"""
    namespace = {}
    exec(source, namespace)
    assert named(namespace["answer"]) == ("always the same",)


def test_a_guard_is_not_called_another_mistake():
    """One that divides by what is 0 there has to be guarded, and is wrong there anyhow."""
    below = Misconception(
        "distinct words below",
        "Below the line, each word counts once.",
        program=lambda w, x: sum(a in x for a in w) / len(set(w)),
    )
    finding = diagnose(
        replace(SHARE, wrong=(below,)),
        lambda w, x: sum(a in x for a in w) / len(set(w)) if w else 0.5,
    )
    assert finding.names == ("distinct words below",)
    assert "Something else" not in finding.says
    assert "Look at no words, too: the mistake does not fit there." in finding.says


def test_a_kind_that_most_inputs_are_of_is_not_claimed_by_chance():
    """Three or more words are common; three wrong answers are too few to tell."""
    long = replace(SHARE, kinds={"two words or more": lambda w, x: len(w) > 1})

    def last_alone(words, wanted):
        return 1.5 if words[:2] == ["b", "b"] else share(words, wanted)

    assert named(last_alone, long) == ("one place",)


def test_why_nothing_is_returned_is_told():
    def sorts(words, wanted):
        found = [word for word in words if word in wanted]
        return found.sort()

    def never(words, wanted):
        for word in words:
            if word == 1:
                return share(words, wanted)

    def forgotten(words, wanted):
        words = sorted(words)

    said = [diagnose(SHARE, answer).says for answer in (sorts, never, forgotten)]
    assert "`.sort(...)` changes" in said[0]
    assert said[1] == "It returns `None`, whatever the input."
    assert "Does it end in `return`" in said[2]


LENGTHS = Exercise(
    "0.4",
    "longer",
    lambda one, two: [max(a, b) for a, b in zip(one, two)],
    "",
    cases=[([3, 1, 4, 1, 5][:n], [2, 7, 1, 8, 2][:n]) for n in range(1, 6)],
    generate=lambda random: tuple(
        zip(*((random.randint(1, 9), random.randint(1, 9)) for _ in range(4)))
    ),
    count=20,
    kinds={
        "one place": lambda one, two: len(one) == 1,
        "a 5 in `one`": lambda one, two: 5 in one,
    },
)


def answer_for(wrong):
    """Right, but wrong where `wrong` says so."""
    return lambda one, two: [0] if wrong(one, two) else LENGTHS.right(one, two)


def test_an_edge_is_told_only_as_far_as_it_is_true():
    all_of_it = diagnose(LENGTHS, answer_for(lambda one, two: 5 in one))
    assert all_of_it.says == "It is right, but for a 5 in `one`."
    some = diagnose(LENGTHS, answer_for(lambda one, two: 5 in one and one[0] != 5))
    assert some.names == ()


def test_one_input_of_a_wide_kind_is_no_sign_of_it():
    fives = [case for case in LENGTHS.inputs if 5 in case[0]]
    assert len(fives) > 0.1 * len(LENGTHS.inputs)
    assert named(answer_for(lambda *given: given == fives[-1]), LENGTHS) == ()


def test_for_which_inputs_nothing_is_returned_is_told():
    finding = diagnose(
        LENGTHS,
        lambda one, two: None if len(one) == 1 else LENGTHS.right(one, two),
    )
    assert finding.names == ("returns nothing for some inputs",)
    assert "For one place, and only there," in finding.says


def test_a_place_too_far_is_told_what_it_is():
    finding = diagnose(
        LENGTHS, lambda one, two: [max(one[k], two[k]) for k in range(1, len(one) + 1)]
    )
    assert finding.names == ("raises IndexError",)
    assert "they are counted from 0" in finding.says


def test_items_lost_in_two_lists_side_by_side_are_named():
    def late(one, two):
        return [(one[k] + two[k]) / 2 for k in range(1, len(one))]

    means = Exercise(
        "0.5",
        "means",
        lambda one, two: [(a + b) / 2 for a, b in zip(one, two)],
        "",
        LENGTHS.cases,
    )
    assert named(late, means) == ("first item lost",)
    summed = Exercise(
        "0.6",
        "summed",
        lambda one, two: sum(a * b for a, b in zip(one, two)),
        "",
        LENGTHS.cases,
    )
    found = diagnose(
        summed, lambda one, two: sum(a * b for a, b in zip(one[1:], two[1:]))
    )
    assert found.says == "The first items of `one` and `two` have no effect."


def test_repeats_lost_in_any_list_are_named():
    pairs = [([(1, 2), (4, 3), (1, 2)],), ([(1, 2)],), ([(2, 3), (2, 3), (7, 1)],)]
    added = Exercise("0.2", "added", lambda pairs: sum(m for m, _ in pairs), "", pairs)
    assert diagnose(added, lambda p: sum(m for m, _ in set(p))).names == (
        "repeats lost",
    )


def test_a_list_for_a_tuple_now_and_then_is_told():
    pairs = [(1, 2), (3, 1), (0, 0)]
    both = Exercise("0.4", "both", lambda a, b: (a, [b]), "", pairs)
    answer = diagnose(both, lambda a, b: [a, (b,)] if a > b else (a, [b]))
    assert answer.names == ("list for tuple",)
    assert "The values are right" in answer.says
    wrong = diagnose(both, lambda a, b: [a, (b + 1,)] if a > b else (a, [b]))
    assert wrong.names != ("list for tuple",)


def test_a_space_more_in_a_line_by_hand_is_no_mistake():
    line = Exercise("0.3", "line", lambda: "a b .", "")
    assert diagnose(line, " a  b .").right
    assert not diagnose(line, "a b.").right


def test_spaces_alone_are_no_empty_line():
    empty = Misconception("nothing", "It is empty.", program=lambda: "")
    line = Exercise("2.9", "line", lambda: "the cat", "", wrong=(empty,))
    assert diagnose(line, "").names == ("nothing",)
    assert not diagnose(line, " ").names


def test_a_pattern_holds_for_strings():
    such = Such(lambda answer: answer.endswith("."))
    mark = Misconception("a mark", "It ends in a mark.", program=lambda: such)
    line = Exercise("2.9", "line", lambda: "the cat", "", wrong=(mark,))
    assert diagnose(line, "a cat.").names == ("a mark",)
    assert not diagnose(line, "a cat").names


def test_the_number_1_is_no_yes():
    many = Exercise("2.9", "many", lambda: 7, "")
    assert not diagnose(many, 1).names
    assert diagnose(many, True).names == ("yes or no",)


def test_numbers_by_hand_may_have_too_few_digits():
    right = (2, 2 / 3)
    wrong = by_hand(right, ("the points", "the share"), (), digits=2)
    exercise = Exercise("2.9", "marks", lambda: right, "", digits=2, wrong=wrong)
    assert diagnose(exercise, (2, 0.67)).right
    assert diagnose(exercise, (2, 0.7)).names == ("too few digits",)
    assert diagnose(exercise, (2, 0.6)).names == ("too few digits",)
    # 0.8007, cut off: 0.800 is 0.8
    assert "too few digits, or is cut off" in diagnose(find("4.1"), 0.800).says
    assert diagnose(exercise, (2, 0.5)).names == ("one number wrong",)


def test_printing_is_not_returning(capsys):
    assert named(lambda words, wanted: print(share(words, wanted))) == (
        "printed, not returned",
    )
    assert capsys.readouterr().out == ""


def test_what_is_printed_for_the_example_is_shown():
    def answer(words, wanted):
        print("two", len(words))
        return 7

    said = repr(Feedback(SHARE, diagnose(SHARE, answer)))
    assert "printed: 'two" in said


def endless(words, wanted):
    while True: pass  # fmt: skip  # noqa: E701  # one line for ever


def growing(words, wanted):
    for word in words:
        words.append(word)


@pytest.mark.parametrize("answer", [endless, growing])
def test_an_endless_loop_is_stopped(answer):
    finding = diagnose(SHARE, answer)
    assert finding.names == ("endless loop",)
    assert "no end" in repr(Feedback(SHARE, finding))


def test_an_error_comes_with_its_line():
    source = "def answer(words, wanted):\n    n = 0\n    return 1 / n\n"
    linecache.cache["<a cell>"] = (
        len(source),
        None,
        source.splitlines(True),
        "<a cell>",
    )
    namespace = {}
    exec(compile(source, "<a cell>", "exec"), namespace)
    finding = diagnose(SHARE, namespace["answer"])
    assert finding.names == ("raises ZeroDivisionError",)
    assert "line 3 of answer: return 1 / n" in finding.says


def in_a_cell(source):
    name = f"<{source}>"
    linecache.cache[name] = (len(source), None, source.splitlines(True), name)
    namespace = {}
    exec(compile(source, name, "exec"), namespace)
    return namespace["answer"]


def test_an_error_in_a_helper_comes_with_the_line_that_called_it():
    finding = diagnose(
        SHARE,
        in_a_cell(
            "def part(n):\n    return 1 / n\n\n"
            "def answer(words, wanted):\n    return part(0)\n"
        ),
    )
    assert (
        "(line 2 of answer: return part(0); there line 2 of part: return 1 / n)"
        in finding.says
    )


def test_inputs_for_which_nothing_is_returned_are_told():
    def answer(words, wanted):
        return share(words, wanted) if words else None

    finding = diagnose(SHARE, answer)
    assert finding.names == ("returns nothing for some inputs",)
    assert "For no words, and only there, it returns nothing: `None`." in finding.says


def test_nothing_mended_is_not_said_of_what_is_mended_for_an_edge():
    given = Misconception("nothing mended", "It is as given.", program=lambda *_: 2)
    exercise = replace(SHARE, wrong=(given,))
    assert named(lambda words, wanted: 2, exercise) == ("nothing mended",)
    edge = named(lambda words, wanted: 2 if words else 0, exercise)
    assert "nothing mended" not in edge
    assert "nothing mended" not in named(lambda words, wanted: 2 / len(words), exercise)


def test_a_caret_for_a_power_is_seen_in_the_text():
    def root(words, wanted):
        return share(words, wanted) * 2 ^ len(words)

    def of_sets(words, wanted):
        return len(set(words) ^ {*wanted}) / len(words)

    assert named(root) == ("no power",)
    assert "no power" not in named(of_sets)


TEXT = ["a", "b"]


def test_a_name_from_outside_in_place_of_an_argument_is_told():
    finding = diagnose(SHARE, lambda words, wanted: share(TEXT, wanted))
    assert finding.names == ("another name read",)
    assert "`words` is never looked at; `TEXT` is" in finding.says
    inner = diagnose(SHARE, lambda words, wanted: [w for w in words if w in TEXT])
    assert "`wanted` is never looked at; `TEXT` is" in inner.says
    both = named(lambda words, wanted: share(words, wanted) + len(TEXT))
    assert "another name read" not in both


def test_an_edge_is_told_without_a_word_of_a_second_mistake():
    finding = diagnose(
        SHARE,
        lambda words, wanted: (
            share(words, wanted, below=lambda words: len(set(words))) if words else 7
        ),
    )
    assert finding.names == ("distinct words below",)
    assert finding.says.endswith(
        "Look at no words, too: the mistake does not fit there."
    )


def test_two_known_mistakes_say_more_than_one_and_an_edge():
    empty = Misconception(
        "full marks for nothing",
        "No words get 1.",
        after=lambda result, words, wanted: result if words else 1,
    )
    exercise = replace(SHARE, wrong=(*SHARE.wrong, empty))
    names = named(
        lambda words, wanted: (
            share(words, wanted, below=lambda words: len(set(words))) if words else 1
        ),
        exercise,
    )
    assert names == ("distinct words below", "full marks for nothing")


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (lambda words, wanted: 0, "It is 0 for every input."),
        (lambda words, wanted: [], "It is empty for every input."),
        (lambda words, wanted: dict.fromkeys(words, 0), "Nothing is counted for every"),
        (lambda words, wanted: 7, "It gives the same answer for every input."),
        (lambda words, wanted: 0 / len(words), "It is 0 wherever it raises no error."),
    ],
)
def test_one_answer_for_all_inputs_is_told(answer, says):
    finding = diagnose(SHARE, answer)
    assert finding.names == ("always the same",)
    assert finding.says.startswith(says)


def test_a_mistake_that_gives_one_answer_is_not_said_of_all_but_an_edge():
    never = Misconception("never a match", "It is 0.", program=lambda *_: 0)
    exercise = replace(SHARE, wrong=(never,))
    assert named(lambda words, wanted: 0, exercise) == ("never a match",)
    edge = named(lambda words, wanted: 0 if words else 7, exercise)
    assert "never a match" not in edge


def test_return_inside_the_loop_is_seen():
    def answer(words, wanted):
        found = 0
        for word in words:
            found += word in wanted
            return found / len(words)

    assert named(answer) == ("return inside the loop",)


@pytest.mark.parametrize("answer", [7, lambda words: 1, lambda a, b, c: 1])
def test_what_cannot_be_called_as_asked_is_told_so(answer):
    finding = diagnose(SHARE, answer)
    assert finding.names == ("not called as asked",)
    assert "share" in finding.says


def test_the_example_is_as_small_as_it_gets():
    words, wanted = diagnose(SHARE, composed_distinct).example.arguments
    assert words == wanted * 2
    assert len(wanted) == 1


def composed_distinct(words, wanted):
    return share(words, wanted, below=lambda w: len(set(w)))


def test_smaller_inputs_keep_their_types():
    found = smallest(((1, 2), ["x", "y"]), lambda a: len(a[0]) > 0 and "y" in a[1])
    assert found == ((0,), ["y"])


@pytest.mark.parametrize(
    ("one", "other"),
    [([1], (1,)), ("1", 1), ([("a",)], [["a"]]), ([1, 2], [1]), ({"a": 1}, {"a": 2})],
)
def test_what_differs_is_not_the_same(one, other):
    assert not same(one, other)


# ---- values and open answers

HALF = Exercise(
    "2.8",
    "half",
    lambda: 0.5,
    "02_clipping",
    digits=2,
    wrong=(Misconception("a third", "That is a third.", program=lambda: 1 / 3),),
)
LONG = Open(
    "2.7",
    "long",
    "02_clipping",
    (
        Requirement(
            "not a list", lambda a: isinstance(a, list), "A list is asked for."
        ),
        Requirement("too short", lambda a: len(a) > 2, lambda a: f"It has {len(a)}."),
    ),
)


@pytest.mark.parametrize(
    ("answer", "names"),
    [(0.33, ["a third"]), (50, ["per cent for a ratio"]), (0.7, [])],
)
def test_a_value_is_told_its_mistake(answer, names):
    assert named(answer, HALF) == tuple(names)


def test_a_value_worked_out_by_hand_may_be_rounded():
    assert diagnose(HALF, Fraction(1, 2)).right
    assert diagnose(HALF, 0.504).right
    assert not diagnose(HALF, 0.51).right
    assert diagnose(HALF, None).state == NOTHING


def test_a_value_tells_no_more_than_one_way_to_it():
    says = "The check sees the answer alone. One way to it, and yours may be another: That is a third."
    assert diagnose(HALF, 0.33).says == says


@pytest.mark.parametrize("exercise", [HALF, LONG])
def test_a_value_that_is_none_is_told_of_methods_that_return_nothing(exercise):
    assert "`None`" in diagnose(exercise, [3, 1, 2].sort()).says
    assert not diagnose(exercise, ...).says


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("so it 's 3 - 0 now", "`it 's` is taken apart too far."),
        ("so it's 3-0 now", "`3-0` is in one piece here: a cut is missing."),
        ("so i t's3 - 0 now", "`t's3` is in one piece here: a cut is missing."),
        ("so it's 3 - 0", "A token that belongs behind `0` is not there."),
        ("so it's 3 - 0 now .", "`.` is no token of this line."),
        ("so it's - 3 0 now", "`-` and `3`, side by side, have changed places."),
    ],
)
def test_a_line_is_told_its_first_wrong_token(answer, says):
    line = Exercise("0.8", "line", lambda: "so it's 3 - 0 now", "")
    assert diagnose(line, answer).says == says


def test_brackets_of_either_kind_hold_numbers():
    pairs = Exercise("0.2", "pairs", lambda: [(1, 2), (3, 4)], "")
    for answer in ([[1, 2], [3, 4]], ((1, 2), (3, 4)), ([1, 2], (3, 4))):
        assert diagnose(pairs, answer).right
    assert not diagnose(pairs, [1, 2, 3, 4]).right


@pytest.mark.parametrize(
    ("answer", "names"), [([1, 2, 3], []), (5, ["not a list"]), ([1], ["too short"])]
)
def test_an_open_answer_is_told_what_it_lacks(answer, names):
    assert named(answer, LONG) == tuple(names)


# ---- what the reader sees


@pytest.fixture
def no_tries(monkeypatch):
    monkeypatch.setattr(feedback, "TRIES", type(feedback.TRIES)())


def all_copies(hypothesis, references):
    return sum(any(w in r for r in references) for w in hypothesis)


def test_text_tells_more_with_each_try(no_tries):
    said = [repr(check("2.2", all_copies)) for _ in range(4)]
    assert [text.count("Hint:") for text in said] == [0, 1, 2, 3]
    assert ["    right " in text for text in said] == [False, True, True, True]
    assert all("Read again: chapter 2" in text for text in said)


def test_html_folds_the_hints_into_each_other(no_tries):
    html = check("2.2", all_copies)._repr_html_()
    folds = re.findall(r"<summary>(.*?)</summary>", html)
    assert folds == ["The right value", "Hint 1 of 3", "Hint 2 of 3", "Hint 3 of 3"]
    assert html.endswith("</div>")
    assert 'data-exercise="2.2" data-state="not-yet"' in html
    assert html.count("</details></details></details>") == 1


def test_html_is_escaped(no_tries):
    html = check("2.2", lambda hypothesis, references: "<b>")._repr_html_()
    assert "<b>" not in html


def test_right_is_said(no_tries):
    finding = check("2.2", find("2.2").right).finding
    assert finding.state == RIGHT
    html = Feedback(find("2.2"), finding)._repr_html_()
    assert 'data-state="right"' in html


@pytest.mark.parametrize("name", ["2.99", "2", "two", "99.1", ""])
def test_an_unknown_exercise_says_which_there_are(name):
    with pytest.raises(ValueError, match=r"2\.1|these have: 1|has a number"):
        check(name, None)


def test_an_unknown_chapter_says_which_there_are():
    with pytest.raises(ValueError, match="1, 2, 3"):
        load(0)


def test_an_integer_above_each_float_is_compared():
    assert same(10**400, 10**400)
    assert not same(10**400, 1.0)
    assert not same(1.0, 10**400)


def test_a_list_that_contains_itself_is_told():
    def around(*_):
        kept = []
        kept.append(kept)
        return kept

    finding = diagnose(find("2.2"), around)
    assert "contains itself" in finding.says


def test_a_line_that_is_never_reached_is_shown():
    def answer(words, wanted):
        found = 0
        for word in words:
            if word in wanted:
                continue
                found += 1
        return found / len(words) if words else 0

    assert (
        "Line 6 is never reached, as it stands behind `continue`."
        in diagnose(SHARE, answer).says
    )


def test_a_slip_that_the_text_explains_is_told_with_it():
    """The first item alone, since `return` stands inside the loop."""
    doubles = Exercise(
        "0.3", "doubles", lambda xs: [2 * x for x in xs], "", [([1, 2],), ([4, 1, 3],)]
    )

    def answer(xs):
        found = []
        for x in xs:
            found.append(2 * x)
            return found

    assert named(answer, doubles) == ("return inside the loop",)


def test_a_condition_that_always_holds_is_shown():
    def answer(words, wanted):
        return sum(w == "a" or "b" for w in words) / len(words) if words else 0

    says = diagnose(SHARE, answer).says
    assert "`w == 'a' or 'b'` always holds" in says


def test_a_chain_of_comparisons_is_shown():
    def answer(words, wanted):
        return len(words) > 0 == len(wanted) > 0

    found = diagnose(SHARE, answer)
    assert (
        "`len(words) > 0 == len(wanted) > 0` is a chain of 3 comparisons" in found.says
    )
    assert not list(remarks(lambda x: x if 0 < x <= 1 else 0))


def test_a_name_for_nothing_is_shown_once():
    def answer(words, wanted):
        found = []
        for word in words:
            if word in wanted:
                found = found.append(word)
        found = found.append("")
        return len(found) / len(words)

    says = diagnose(SHARE, answer).says
    assert says.count("becomes `None`") == 1
    assert "In line 6 `found` becomes `None`: `.append(...)` changes" in says


def test_an_argument_is_not_blamed_for_an_error_everywhere():
    def answer(words, wanted):
        return None if len(words) < 2 else None.append(words[0] in wanted)

    says = diagnose(SHARE, answer).says
    assert "has no effect" not in says
    assert says.startswith("It returns nothing")


def test_a_value_with_more_digits_is_another_one():
    """A near value is not the value of this mistake."""
    doubled = Misconception("doubled", "It is doubled.", program=lambda: 2 / 3)
    third = Exercise("0.4", "third", lambda: 1 / 3, "", digits=3, wrong=(doubled,))
    for near in (0.667, 0.66667, 2 / 3, 0.66666):
        assert diagnose(third, near).names == ("doubled",)
    assert diagnose(third, 0.66708).names == ()


def test_a_wrong_list_is_not_blamed_for_its_brackets():
    """A list is as good as a tuple, where a value is asked for."""
    pair = Exercise("0.5", "pair", lambda: (1, 2), "")
    assert diagnose(pair, [1, 2]).right
    assert diagnose(pair, [1, 3]).says == "Of the 2, item 1 is right."
    assert diagnose(pair, "1, 2").says == "It is a string; 2 values are asked for."


def test_a_line_that_goes_on_is_quoted_with_dots():
    def answer(words, wanted):
        return wanted.index(
            words,
        )

    assert "return wanted.index( …)" in diagnose(SHARE, answer).says


def test_several_errors_are_all_told():
    def answer(words, wanted):
        if not words:
            raise KeyError("a")
        if words == ["c", "a", "d", "b", "e", "a", "f"]:
            raise IndexError("b")
        return share(words, wanted)

    says = diagnose(SHARE, answer).says
    assert says.startswith("It raises KeyError")
    assert "raises IndexError." in says


def test_a_result_that_nothing_takes_is_shown():
    def answer(words, wanted):
        sorted(words)
        wanted[0].strip()
        return len(words)

    says = diagnose(SHARE, answer).says
    assert "Line 2, `sorted(words)`, has no effect: it returns something new" in says
    assert says.count("nothing takes it") == 1

    def own(words, wanted):
        def sorted(words):
            words.append("a")

        sorted(words)
        return len(words)

    assert "nothing takes it" not in diagnose(SHARE, own).says


def test_a_return_inside_the_loop_is_told_beside_what_comes_of_it():
    first = Misconception(
        "only the first",
        "Only the first word counts.",
        program=lambda words, wanted: words[0] in wanted if words else 0,
    )

    def answer(words, wanted):
        for word in words:
            return word in wanted
        return 0

    found = diagnose(replace(SHARE, wrong=(first,)), answer)
    assert found.names == ("only the first",)
    assert "`return` stands inside the loop" in found.says
    assert diagnose(SHARE, answer).says.count("`return` stands inside the loop") == 1


def test_lists_that_change_before_an_error_are_told():
    def answer(words, wanted):
        del words[0]
        return wanted[len(words) + 100]

    assert "It also changes the lists it is given" in diagnose(SHARE, answer).says


def test_what_one_change_mends_is_not_told_as_two_mistakes():
    """A halved level alone turns the two ends round; the answer sorts them again."""

    def my_range(samples, level):
        ordered = sorted(samples)
        n = len(ordered)
        cut = int(n * (1 - level / 2) + 1e-9)
        low, high = sorted((ordered[cut], ordered[n - 1 - cut]))
        return low, high

    found = diagnose(find("10.6"), my_range)
    assert found.names == ("one place",)
    assert "other brackets in `1 - level / 2`" in found.says


def test_a_limit_that_no_number_mends_is_left_out():
    def smallest(c):
        totals = [min(c, 6) - i for i in range(4)]
        return (24 / math.prod(totals)) ** 0.25

    says = diagnose(find("6.6"), smallest).says
    assert "`min(...)` left out of `min(c, 6)`" in says


def test_a_function_that_another_one_made_is_checked():
    def made(k): return lambda c, n: c * n - k  # fmt: skip

    assert diagnose(find("8.4"), made(3)).state == NOT_YET
