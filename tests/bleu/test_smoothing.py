"""`bleu.smoothing`: the published rules, by their published values."""

import math
from functools import partial, wraps

import pytest

from bleu import (
    BleuStats,
    add_k,
    bleu_score,
    corpus_bleu,
    exponential,
    floor,
    no_smoothing,
    segment_stats,
    sentence_bleu,
)
from bleu.smoothing import (
    extra_orders,
    interpolated,
    length_scaled,
    length_scaled_neighbors,
    neighbors,
)

ALL = [
    no_smoothing,
    floor,
    add_k,
    exponential,
    length_scaled,
    neighbors,
    interpolated,
    length_scaled_neighbors,
]

# facts computed from the published rules with exact arithmetic, BP = 1 in both examples
FRUIT = [
    0,
    0.3976353643835253,
    0.6580370064762462,
    0.5946035575013605,
    0.5131051400769787,
]
FRUIT += [0.5372849659117709, 0.5803119107947283, 0.5942329384189143]
PICTURE = [0, 0.12209471671615688, 0.35930411196308426, 0.2295748846661433]
PICTURE += [
    0.17882537710772514,
    0.22454640187495675,
    0.17727652989816634,
    0.27164043801420207,
]


@pytest.mark.parametrize(("smoothing", "score"), list(zip(ALL, FRUIT)))
def test_the_value_with_one_empty_order(fruit, smoothing, score):
    got = sentence_bleu(*fruit, smoothing=smoothing).score
    assert math.isclose(got, score, abs_tol=1e-12)


@pytest.mark.parametrize(("smoothing", "score"), list(zip(ALL, PICTURE)))
def test_the_value_with_two_empty_orders(picture, smoothing, score):
    got = sentence_bleu(*picture, smoothing=smoothing).score
    assert math.isclose(got, score, abs_tol=1e-12)


@pytest.mark.parametrize("smoothing", ALL)
@pytest.mark.parametrize("length", [4, 5, 9, 30])
def test_no_smoothing_lifts_a_perfect_segment_above_1(smoothing, length):
    perfect = [f"w{i}" for i in range(length)]
    score = sentence_bleu(perfect, [perfect], smoothing=smoothing).score
    assert score <= 1
    assert math.isclose(score, 1)


@pytest.mark.parametrize("smoothing", ALL)
@pytest.mark.parametrize("length", [1, 2, 3])
def test_an_order_without_ngrams_stays_0_whatever_the_smoothing(smoothing, length):
    short = ["a", "b", "c"][:length]
    assert sentence_bleu(short, [short], smoothing=smoothing).precisions[length:] == (
        0.0,
    ) * (4 - length)


@pytest.mark.parametrize("smoothing", ALL)
def test_without_a_matching_word_the_score_is_0_whatever_the_smoothing(smoothing):
    assert sentence_bleu(list("abcd"), [list("efgh")], smoothing=smoothing).score == 0.0


@pytest.mark.parametrize("smoothing", ALL[1:])
def test_every_smoothing_lifts_a_zero(fruit, smoothing):
    assert sentence_bleu(*fruit, smoothing=smoothing).precisions[3] > 0


@pytest.mark.parametrize("smoothing", [floor, exponential, length_scaled])
def test_orders_with_a_match_are_left_as_they_are(fruit, smoothing):
    stats = segment_stats(*fruit)
    assert smoothing(stats)[:3] == no_smoothing(stats)[:3]


def test_each_further_zero_halves_the_exponential_stand_in():
    stats = BleuStats((5, 0, 0, 0), (8, 8, 8, 8), 11, 11)
    assert exponential(stats) == (5 / 8, 1 / 16, 1 / 32, 1 / 64)


def test_add_k_leaves_unigrams_alone():
    assert add_k(BleuStats((1, 0), (4, 3), 4, 4), k=2) == (0.25, 0.4)


def test_length_scaled_is_fair_to_nobody_of_one_word():
    assert length_scaled(BleuStats((0,), (1,), 1, 1)) == (0.0,)


def test_neighbors_of_counts_never_exceed_one_where_nltk_reaches_1_117():
    assert neighbors(BleuStats((5, 4, 3, 2, 1), (5, 4, 3, 2, 1), 5, 5)) == (1.0,) * 4


def test_neighbors_look_one_order_ahead():
    without = neighbors(BleuStats((5, 4, 3, 0), (6, 5, 4, 3), 6, 6))
    beyond = neighbors(BleuStats((5, 4, 3, 2), (6, 5, 4, 3), 6, 6))
    assert without[:2] == beyond[:2]
    assert without[2] < beyond[2]


def test_sentence_bleu_counts_the_order_ahead_itself(picture):
    stats = segment_stats(*picture, max_order=5)
    by_hand = bleu_score(stats, smoothing=neighbors)
    assert by_hand == sentence_bleu(*picture, smoothing=neighbors)
    assert by_hand.stats.max_order == len(by_hand.precisions) == 4


@pytest.mark.parametrize("smoothing", ALL)
def test_two_of_the_seven_see_one_order_more(smoothing):
    ahead = smoothing in (neighbors, length_scaled_neighbors)
    assert extra_orders(smoothing) == ahead


def test_a_partial_looks_ahead_as_its_function_does():
    assert extra_orders(partial(length_scaled_neighbors, k=3)) == 1
    assert extra_orders(partial(partial(length_scaled_neighbors), k=3)) == 1
    assert extra_orders(partial(floor, epsilon=0.01)) == 0


def two_ahead(stats):
    """A reader's own smoothing: each order takes the matches of the order two above."""
    return tuple(m / l if l else 0.0 for m, l in zip(stats.matches[2:], stats.totals))


two_ahead.extra_orders = 2


def test_a_readers_own_smoothing_says_how_many_orders_it_sees():
    tokens = list("abcdefgh")
    own = sentence_bleu(tokens, [tokens], smoothing=two_ahead)
    assert own.precisions == (6 / 8, 5 / 7, 4 / 6, 3 / 5)
    assert own.stats == segment_stats(tokens, [tokens])


def test_a_wrapper_made_with_wraps_looks_ahead_too(picture):
    @wraps(neighbors)
    def own(stats):
        return neighbors(stats)

    hypothesis, references = picture
    expected = sentence_bleu(hypothesis, references, smoothing=neighbors)
    assert sentence_bleu(hypothesis, references, smoothing=own) == expected
    assert corpus_bleu([hypothesis], [references], smoothing=own) == expected


def test_interpolated_without_a_basis_for_a_guess_is_0_where_nltk_asserts():
    assert interpolated(BleuStats((2, 0, 0), (4, 3, 2), 4, 4)) == (0.5, 0.0, 0.0)


def test_a_parameter_is_set_with_partial(fruit):
    small = sentence_bleu(*fruit, smoothing=partial(floor, epsilon=0.01)).score
    assert math.isclose(small, (3 / 4 * 2 / 3 * 1 / 2 * 0.01) ** 0.25)


def test_epsilon_0_is_no_smoothing(fruit):
    assert sentence_bleu(*fruit, smoothing=partial(floor, epsilon=0)).score == 0.0


@pytest.mark.parametrize(
    ("smoothing", "said"),
    [
        (partial(floor, epsilon=-0.1), "epsilon is -0.1"),
        (partial(add_k, k=-1), "k is -1"),
        (partial(length_scaled, k=0), "k is 0"),
        (partial(length_scaled_neighbors, k=-5), "k is -5"),
        (partial(interpolated, alpha=-1), "alpha is -1"),
        (partial(floor, epsilon=math.nan), "epsilon is nan"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.func.__name__,
)
def test_parameters_that_make_no_sense_are_refused(fruit, smoothing, said):
    with pytest.raises(ValueError, match=said):
        sentence_bleu(*fruit, smoothing=smoothing)


@pytest.mark.parametrize("smoothing", [neighbors, length_scaled_neighbors])
def test_looking_ahead_needs_an_order_to_look_at(smoothing):
    with pytest.raises(ValueError, match=r"statistics is 1; .* 2 or more"):
        smoothing(BleuStats((1,), (1,), 1, 1))


def test_a_wrapper_that_does_not_say_how_far_it_looks_is_told_how_to(fruit):
    hypothesis, references = fruit
    said = r"gave 3 precisions for 4 orders; .* smoothing\.extra_orders = 1"
    with pytest.raises(ValueError, match=said):
        sentence_bleu(hypothesis, references, smoothing=lambda s: neighbors(s))
    with pytest.raises(ValueError, match=said):
        corpus_bleu([hypothesis], [references], smoothing=lambda s: neighbors(s))


def test_a_corpus_with_short_lines_can_exceed_1_under_neighbors():
    """Counts 2, 1, 0, 0 of "e f" do not fall by one at each step: see chapter 8."""
    perfect = [list("abcd"), list("ef")]
    score = corpus_bleu(perfect, [[h] for h in perfect], smoothing=neighbors)
    assert math.isclose(score.points, 103.74, abs_tol=0.005)


def test_a_segment_can_exceed_1_under_interpolated():
    references = [list("bbaa"), list("ab"), list("baba")]
    score = sentence_bleu(list("abaa"), references, smoothing=interpolated)
    assert math.isclose(score.score, 1.0436, abs_tol=0.00005)
