"""`bleu.decoding.search`: three searches held against each other, and against arithmetic."""

import dataclasses
import math
from functools import partial
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bleu.decoding import (
    END,
    Decoding,
    Hypothesis,
    beam_search,
    beam_search_with_list,
    exhaustive_search,
    gnmt,
    greedy_search,
    per_token,
    unnormalized,
)

BEAMS = [beam_search, beam_search_with_list]
beams = pytest.mark.parametrize("beam", BEAMS)
NORMALIZATIONS = [unnormalized, per_token, gnmt, partial(gnmt, alpha=2)]


def tree(table):
    """A model from probabilities: prefix (a string of letters) to next letter."""

    def model(prefix):
        steps = table["".join(prefix)]
        return {t: math.log(p) for t, p in steps.items() if p}

    return model


# a is likelier than b, but b leads to the likelier output
GARDEN = tree(
    {
        "": {"a": 0.6, "b": 0.4},
        "a": {"a": 0.35, "b": 0.35, END: 0.3},
        "b": {"a": 0.9, END: 0.1},
        "aa": {END: 1.0},
        "ab": {END: 1.0},
        "ba": {END: 1.0},
    }
)


@st.composite
def models(draw, most_words=3, depth=3):
    """A random model over 1 to 3 words, another distribution after each prefix."""
    words = "abc"[: draw(st.integers(1, most_words))]
    weights = st.lists(
        st.integers(1, 9), min_size=len(words) + 1, max_size=len(words) + 1
    )
    table, prefixes = {}, [()]
    for prefix in prefixes:
        drawn = draw(weights)
        table[prefix] = {
            t: math.log(w / sum(drawn)) for t, w in zip([*words, END], drawn)
        }
        if len(prefix) < depth:
            prefixes.extend((*prefix, w) for w in words)
    return table.__getitem__, len(words), depth


@beams
@given(models(), st.sampled_from(NORMALIZATIONS))
def test_a_beam_as_wide_as_all_prefixes_is_exhaustive(beam, drawn, normalization):
    model, words, depth = drawn
    wide = sum(words**n for n in range(depth + 1)) + words**depth
    assert beam(
        model, width=wide, max_len=depth, normalization=normalization
    ) == exhaustive_search(model, max_len=depth, normalization=normalization)


@beams
@given(models(), st.sampled_from(NORMALIZATIONS))
def test_a_beam_of_one_is_greedy(beam, drawn, normalization):
    model, _, depth = drawn
    greedy = greedy_search(model, max_len=depth)
    found = beam(model, width=1, max_len=depth, normalization=normalization)
    assert len(found.hypotheses) == 1
    assert (found.best.tokens, found.best.log_prob, found.scored) == (
        greedy.best.tokens,
        greedy.best.log_prob,
        greedy.scored,
    )


@beams
@given(models(), st.integers(1, 6), st.sampled_from(NORMALIZATIONS))
def test_no_beam_beats_exhaustive_search(beam, drawn, width, normalization):
    model, _, depth = drawn
    all_of_them = exhaustive_search(model, max_len=depth, normalization=normalization)
    found = beam(model, width=width, max_len=depth, normalization=normalization)
    assert found.best.score <= all_of_them.best.score + 1e-9
    assert set(found.hypotheses) <= set(all_of_them.hypotheses)


@beams
@given(models(), st.integers(1, 8), st.sampled_from(NORMALIZATIONS))
def test_hypotheses_are_distinct_and_stand_best_first(
    beam, drawn, width, normalization
):
    model, _, depth = drawn
    found = beam(model, width=width, max_len=depth, normalization=normalization)
    scores = [h.score for h in found.hypotheses]
    assert all(a >= b - 1e-9 for a, b in pairwise(scores))
    assert len({h.tokens for h in found.hypotheses}) == len(scores) <= width
    assert found.best is found.hypotheses[0]


@beams
@given(models(), st.integers(1, 8), st.sampled_from(NORMALIZATIONS))
def test_a_hypothesis_is_worth_the_sum_of_its_steps(beam, drawn, width, normalization):
    model, _, depth = drawn
    found = beam(model, width=width, max_len=depth, normalization=normalization)
    for h in found.hypotheses:
        path = [*h.tokens, END]
        steps = [model(tuple(path[:i]))[path[i]] for i in range(len(path))]
        assert math.isclose(h.log_prob, sum(steps))
        assert math.isclose(h.score, h.log_prob / normalization(len(path)))


@given(models())
def test_exhaustive_search_finds_every_output_once(drawn):
    model, words, depth = drawn
    found = exhaustive_search(model, max_len=depth).hypotheses
    assert len(found) == sum(words**n for n in range(depth + 1))
    assert len({h.tokens for h in found}) == len(found)


@given(models())
def test_a_longer_max_len_never_makes_the_best_output_less_likely(drawn):
    """It adds outputs and takes none away; the best of more is never worse."""
    model, _, depth = drawn
    best = [exhaustive_search(model, max_len=n).best for n in range(1, depth + 1)]
    assert all(a.log_prob <= b.log_prob + 1e-9 for a, b in pairwise(best))


@given(models(), st.floats(0, 3), st.floats(0, 3))
def test_a_larger_alpha_never_shortens_the_best_output(drawn, a, b):
    model, _, depth = drawn
    low, high = sorted((round(a, 1), round(b, 1)))
    short, long = (
        exhaustive_search(model, max_len=depth, normalization=partial(gnmt, alpha=x))
        for x in (low, high)
    )
    ties = [h.score for h in long.hypotheses if h.score > long.best.score - 1e-8]
    assert len(short.best.tokens) <= len(long.best.tokens) or len(ties) > 1


@given(models(most_words=2))
def test_greedy_never_takes_an_unlikelier_step(drawn):
    model, _, depth = drawn
    path = [*greedy_search(model, max_len=depth).best.tokens, END]
    for i, token in enumerate(path[:depth]):
        steps = model(tuple(path[:i]))
        assert steps[token] >= max(steps.values()) - 1e-9


def test_greedy_is_led_up_the_garden_path():
    greedy = greedy_search(GARDEN, max_len=2)
    assert greedy.best.tokens == ("a", "a")
    assert math.isclose(math.exp(greedy.best.log_prob), 0.21)
    best = exhaustive_search(GARDEN, max_len=2).best
    assert best.tokens == ("b", "a")
    assert math.isclose(math.exp(best.log_prob), 0.36)


def test_a_beam_of_two_finds_the_way_back():
    beam = beam_search(GARDEN, width=2, max_len=2)
    assert [h.tokens for h in beam.hypotheses] == [("b", "a"), ("a", "a")]


def uniform(words):
    share = math.log(1 / (len(words) + 1))
    return lambda prefix: dict.fromkeys([*words, END], share)


@pytest.mark.parametrize("words", ["a", "abc", "abcde"])
@pytest.mark.parametrize("max_len", [1, 2, 4])
def test_exhaustive_search_scores_v_to_the_power_of_t(words, max_len):
    """(V + 1) after each prefix that may go on, 1 (END) after each that may not."""
    v = len(words)
    cost = (v + 1) * sum(v**n for n in range(max_len)) + v**max_len
    assert exhaustive_search(uniform(words), max_len=max_len).scored == cost


@pytest.mark.parametrize("width", [1, 2, 3])
def test_a_step_scores_width_times_v(width):
    """END is never likely here, so every hypothesis stays alive until max_len."""
    steps = dict.fromkeys("abcd", math.log(0.999 / 4)) | {END: math.log(0.001)}
    scored = beam_search(lambda prefix: steps, width=width, max_len=6).scored
    assert scored == 5 + 5 * width * 5 + width


def test_ties_go_to_the_alphabet_whatever_order_the_model_answers_in():
    def backwards(prefix):
        return dict(reversed(uniform("abc")(prefix).items()))

    for model in (uniform("abc"), backwards):
        assert greedy_search(model, max_len=3).best.tokens == ()  # "</s>" < "a"
        beam = beam_search(model, width=3, max_len=1)
        assert [h.tokens for h in beam.hypotheses] == [(), ("a",), ("b",)]


def test_a_difference_in_the_tenth_decimal_is_a_tie():
    steps = {"a": math.log(0.5 - 1e-11), "b": math.log(0.5 + 1e-11)}

    def model(prefix):
        return {END: 0.0} if prefix else steps

    assert greedy_search(model, max_len=2).best.tokens == ("a",)
    assert beam_search(model, width=2, max_len=2).best.tokens == ("a",)
    assert exhaustive_search(model, max_len=2).best.tokens == ("a",)


def test_max_len_forces_the_end_and_its_price_is_paid():
    def talker(prefix):
        return {"na": math.log(0.9), END: math.log(0.1)}

    best = greedy_search(talker, max_len=3).best
    assert best.tokens == ("na",) * 3
    assert math.isclose(math.exp(best.log_prob), 0.9**3 * 0.1)


def test_a_finished_hypothesis_can_be_pushed_out_of_the_beam():
    model = tree(
        {
            "": {"a": 0.5, "b": 0.3, END: 0.2},
            "a": {"a": 0.5, "b": 0.5},
            "b": {"a": 0.9, END: 0.1},
        }
        | {prefix: {END: 1.0} for prefix in ("aa", "ab", "ba")}
    )
    wide = beam_search(model, width=3, max_len=2)
    assert () not in [h.tokens for h in wide.hypotheses]
    assert {h.tokens for h in exhaustive_search(model, max_len=2).hypotheses} >= {()}


# END has 0.3, each of the paths through "a" more, until it forks
FLOOD = tree(
    {
        "": {"a": 0.7, END: 0.3},
        "a": {"b": 0.5, "c": 0.5},
        "ab": dict.fromkeys("defgh", 0.2),
        "ac": dict.fromkeys("defgh", 0.2),
    }
    | {f"a{x}{y}": {END: 1.0} for x in "bc" for y in "defgh"}
)


def test_an_unfinished_hypothesis_evicts_from_the_beam_and_not_from_the_list():
    """0.7 * 0.5 = 0.35 > 0.3, twice; then 0.35 * 0.2 = 0.07."""
    beam = beam_search(FLOOD, width=2, max_len=3)
    assert math.isclose(math.exp(beam.best.log_prob), 0.07)
    listed = beam_search_with_list(FLOOD, width=2, max_len=3)
    assert listed.best.tokens == ()
    assert math.isclose(math.exp(listed.best.log_prob), 0.3)


def test_a_full_list_stops_the_search_before_a_better_hypothesis_ends():
    """Two short outputs fill the list; per token, the long one would be the best."""
    model = tree(
        {
            "": {"a": 0.5, END: 0.5},
            "a": {"b": 0.6, END: 0.4},
            "ab": {END: 1.0},
        }
    )
    found = {
        beam: beam(model, width=2, max_len=3, normalization=per_token) for beam in BEAMS
    }
    assert found[beam_search].best.tokens == ("a", "b")
    listed = [h.tokens for h in found[beam_search_with_list].hypotheses]
    assert listed == [(), ("a",)]


def test_the_list_takes_only_what_is_among_the_best_of_its_step():
    """END is likelier than nothing at each step, but never among the two best."""
    steps = {"a": math.log(0.5), "b": math.log(0.4), END: math.log(0.1)}
    found = beam_search_with_list(lambda prefix: steps, width=2, max_len=3)
    assert {len(h.tokens) for h in found.hypotheses} == {3}


def test_a_wider_beam_can_find_a_worse_output():
    """Greedy keeps a, then takes the long sure road; width 2 loses it to two others."""
    model = tree(
        {
            "": {"a": 0.5, "b": 0.49, END: 0.01},
            "a": {"a": 0.36, "b": 0.32, "c": 0.32},
            "b": {"a": 0.5, "b": 0.5},
            "aa": {"a": 1.0},
            "ab": {END: 0.5, "a": 0.5},
            "ac": {END: 0.5, "a": 0.5},
            "ba": {END: 0.5, "a": 0.5},
            "bb": {END: 0.5, "a": 0.5},
        }
        | {prefix: {END: 1.0} for prefix in ("aaa", "aba", "aca", "baa", "bba")}
    )
    found = [beam_search(model, width=k, max_len=3).best.log_prob for k in (1, 2)]
    assert found[1] < found[0]


def test_an_impossible_continuation_is_neither_scored_nor_kept():
    def model(prefix):
        return {"a": -math.inf, END: 0.0}

    for search in (greedy_search, exhaustive_search, partial(beam_search, width=9)):
        assert search(model, max_len=2) == Decoding((Hypothesis((), 0.0, 0.0),), 1)


def test_results_are_frozen():
    best = greedy_search(GARDEN, max_len=2).best
    with pytest.raises(dataclasses.FrozenInstanceError):
        best.score = 0.0


SEARCHES = {
    "greedy": greedy_search,
    "exhaustive": exhaustive_search,
    "beam": partial(beam_search, width=2),
    "beam with a list": partial(beam_search_with_list, width=2),
}
searches = pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)


@searches
@pytest.mark.parametrize("max_len", [0, -1])
def test_max_len_below_1_is_refused(search, max_len):
    with pytest.raises(ValueError, match=f"max_len is {max_len}; .* 1 or more"):
        search(GARDEN, max_len=max_len)


@searches
@pytest.mark.parametrize("max_len", [2.0, "2", None, True])
def test_max_len_that_is_no_integer_is_refused(search, max_len):
    with pytest.raises(TypeError, match=r"max_len is .*has to be an integer"):
        search(GARDEN, max_len=max_len)


@beams
@pytest.mark.parametrize("width", [0, -3])
def test_a_beam_without_room_is_refused(beam, width):
    with pytest.raises(ValueError, match=f"width is {width}; .* 1 or more"):
        beam(GARDEN, width=width, max_len=2)


@beams
@pytest.mark.parametrize("width", [2.0, "2", None, True])
def test_a_width_that_is_no_integer_is_refused(beam, width):
    with pytest.raises(TypeError, match=r"width is .*has to be an integer"):
        beam(GARDEN, width=width, max_len=2)


@searches
def test_a_model_without_a_continuation_is_named(search):
    with pytest.raises(ValueError, match="the model's answer after '' is empty"):
        search(lambda prefix: {}, max_len=2)


@searches
@pytest.mark.parametrize("p", [0.4, 0.6])
def test_probabilities_that_do_not_sum_to_1_are_refused(search, p):
    with pytest.raises(ValueError, match=f"sum to {p + 0.5:.6g}, not to 1"):
        search(lambda prefix: {"a": math.log(p), END: math.log(0.5)}, max_len=2)


@searches
@pytest.mark.parametrize("value", [0.5, math.nan])
def test_probabilities_in_place_of_logarithms_are_refused(search, value):
    with pytest.raises(ValueError, match=r"take math\.log"):
        search(lambda prefix: {"a": value, END: value}, max_len=2)


@searches
def test_an_answer_that_is_no_mapping_is_refused(search):
    with pytest.raises(TypeError, match="is a list; it has to be a mapping"):
        search(lambda prefix: [("a", 0.0)], max_len=2)


@searches
def test_the_message_names_the_prefix(search):
    def model(prefix):
        return {"a": 0.0} if len(prefix) < 2 else {}

    with pytest.raises(ValueError, match="after 'a a' is empty"):
        search(model, max_len=3)


@searches
def test_a_model_that_cannot_end_is_refused(search):
    with pytest.raises(ValueError, match="no output can end: after 2 tokens"):
        search(lambda prefix: {"a": 0.0}, max_len=2)


@pytest.mark.parametrize("divisor", [0.0, -1.0, math.nan, math.inf])
@pytest.mark.parametrize(
    "search",
    [exhaustive_search, *(partial(beam, width=2) for beam in BEAMS)],
)
def test_a_normalization_has_to_be_above_0(search, divisor):
    with pytest.raises(ValueError, match="the normalization of length 1 is"):
        search(GARDEN, max_len=2, normalization=lambda length: divisor)


def test_exhaustive_search_gives_up_in_time():
    with pytest.raises(ValueError, match=r"more than 1,000 .*use beam_search"):
        exhaustive_search(uniform("abcde"), max_len=9, limit=1000)


def test_exhaustive_search_gives_up_before_long_outputs_fill_the_memory():
    with pytest.raises(ValueError, match="or too long ones, up to max_len 1000000"):
        exhaustive_search(uniform("a"), max_len=10**6, limit=10_000)


@pytest.mark.parametrize("answer", [{1: 0.0}, {END: None}, {END: "x"}])
def test_tokens_are_strings_and_log_probabilities_numbers(answer):
    with pytest.raises(TypeError, match="a token is a string, and its"):
        greedy_search(lambda prefix: answer, max_len=2)
