"""`bleu.stats`: integers that add."""

import pytest

from bleu import BleuStats, corpus_stats, segment_stats


def test_the_counts_of_a_segment(fruit):
    assert segment_stats(*fruit) == BleuStats((3, 2, 1, 0), (4, 3, 2, 1), 4, 4)


def test_the_counts_of_a_corpus_are_the_sums():
    hypotheses = [
        "the cat sat on the mat".split(),
        "the quick brown fox jumps over the lazy dog".split(),
        "the the the the the the".split(),
    ]
    references = [
        ["a cat is sitting on the mat".split()],
        ["a fast brown fox leaps over a lazy dog".split()],
        ["on the mat is a cat".split()],
    ]
    unigrams = [segment_stats(h, r).matches[0] for h, r in zip(hypotheses, references)]
    assert unigrams == [4, 5, 1]
    assert corpus_stats(hypotheses, references) == BleuStats(
        (10, 4, 1, 0), (21, 18, 15, 12), 21, 22
    )


def test_a_short_segment_adds_nothing_of_nothing_never_nothing_of_one():
    assert segment_stats(["x"], [["x"]]).totals == (1, 0, 0, 0)


def test_an_empty_hypothesis_still_has_a_reference_length():
    assert segment_stats([], [["a", "b"], ["a"]]) == BleuStats((0,) * 4, (0,) * 4, 0, 1)


def test_adding_is_what_pooling_is():
    one, two = BleuStats((1, 0), (2, 1), 2, 3), BleuStats((3, 2), (4, 3), 4, 4)
    assert one + two == two + one == BleuStats((4, 2), (6, 4), 6, 7)
    assert sum([one, two], BleuStats.zero(2)) == one + two


def test_higher_orders_can_be_truncated(fruit):
    assert segment_stats(*fruit).truncated(2) == segment_stats(*fruit, max_order=2)


def test_statistics_cannot_be_changed():
    with pytest.raises(AttributeError):
        BleuStats.zero(4).hyp_len = 5


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        (((1, 0), (2,), 2, 2), ValueError, "2 orders of matches and 1 of totals"),
        (((), (), 2, 2), ValueError, "at least one"),
        (((3,), (2,), 2, 2), ValueError, "exceed totals"),
        (((-1,), (2,), 2, 2), ValueError, "a count is -1; it has to be 0 or more"),
        (((1,), (2,), -2, 2), ValueError, "hyp_len is -2"),
        (((1,), (2,), 2, -2), ValueError, "ref_len is -2"),
        (((0.5,), (2,), 2, 2), TypeError, "a count is 0.5; it has to be an integer"),
        (((True,), (2,), 2, 2), TypeError, "a count is True; it has to be an integer"),
        (((1,), (True,), 2, 2), TypeError, "a count is True; it has to be an integer"),
        (((1,), (2,), True, 2), TypeError, "hyp_len is True; it has to be an integer"),
    ],
    ids=[
        "unequal",
        "none",
        "more",
        "negative",
        "hyp_len",
        "ref_len",
        "part",
        "true match",
        "true total",
        "true length",
    ],
)
def test_impossible_counts_are_refused(arguments, error, said):
    with pytest.raises(error, match=said):
        BleuStats(*arguments)


def test_statistics_of_different_orders_do_not_add():
    with pytest.raises(ValueError, match="up to order 2 and up to order 3"):
        BleuStats.zero(2) + BleuStats.zero(3)


def test_statistics_and_numbers_do_not_add():
    with pytest.raises(TypeError):
        BleuStats.zero(2) + 1


GOOD = [["a", "b"], ["c"]], [[["a", "b"]], [["c"]]]


@pytest.mark.parametrize(
    ("hypotheses", "references", "error", "said"),
    [
        (GOOD[0], GOOD[1][:1], ValueError, "2 hypotheses but 1 lists of references"),
        ([], [], ValueError, "the corpus is empty"),
        ("a b", GOOD[1], TypeError, "hypotheses is a str"),
        (GOOD[0], "a b", TypeError, "references is a str"),
        (["a b", "c"], GOOD[1], TypeError, "segment 0: hypothesis is the str 'a b'"),
        (GOOD[0], [[["a"]], ["c"]], TypeError, "segment 1: .*list of its own"),
        (GOOD[0], [[["a"]], []], ValueError, "segment 1: references is empty"),
        ((h for h in GOOD[0]), GOOD[1], TypeError, "generator"),
    ],
    ids=[
        "unequal",
        "empty",
        "string",
        "strings",
        "untokenized",
        "flat",
        "none",
        "lazy",
    ],
)
def test_a_corpus_of_a_wrong_shape_is_refused(hypotheses, references, error, said):
    with pytest.raises(error, match=said):
        corpus_stats(hypotheses, references)


@pytest.mark.parametrize("function", [segment_stats, corpus_stats])
def test_an_order_below_1_is_refused(function):
    arguments = GOOD if function is corpus_stats else (["a"], [["a"]])
    with pytest.raises(ValueError, match="max_order is 0"):
        function(*arguments, max_order=0)
