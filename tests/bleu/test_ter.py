"""TER: laws, values worked out by hand, and sacreBLEU beside them."""

import random
import string
from fractions import Fraction
from itertools import product

import pytest
from sacrebleu.metrics import TER

from bleu.metrics import (
    TerStats,
    corpus_ter,
    count_edits,
    edit_table,
    moved,
    sentence_ter,
    ter_stats,
)


def noisy(base, vocabulary, rng):
    words = [w for w in base if rng.random() < 0.9]
    words = [w if rng.random() < 0.85 else rng.choice(vocabulary) for w in words]
    for _ in range(rng.randint(0, 2)):
        if len(words) > 3:
            start, stop = sorted(rng.sample(range(len(words)), 2))
            target = rng.randint(0, len(words))
            words = moved(words, start, stop - start, target)
    return words


def random_corpora(seed, count, lengths):
    rng = random.Random(seed)
    for _ in range(count):
        vocabulary = rng.choice(("abcde", string.ascii_letters))
        streams = rng.randint(1, 3)
        bases = [
            rng.choices(vocabulary, k=rng.choice(lengths))
            for _ in range(rng.randint(1, 3))
        ]
        yield (
            [noisy(b, vocabulary, rng) for b in bases],
            [[noisy(b, vocabulary, rng) for _ in range(streams)] for b in bases],
        )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("count", "lengths"), [(400, (0, 1, 3, 6, 9, 14)), (4, (30, 60))]
)
def test_it_is_sacrebleus_on_random_sentences(count, lengths):
    oracle = TER(case_sensitive=True)
    for hypotheses, references in random_corpora(count, count, lengths):
        ours = corpus_ter(hypotheses, references)
        theirs = oracle.corpus_score(
            [" ".join(h) for h in hypotheses],
            [[" ".join(r) for r in stream] for stream in zip(*references)],
        )
        assert ours.points == pytest.approx(theirs.score, abs=1e-9)
        assert ours.stats.edits == theirs.num_edits


def test_on_all_short_sentences_too():
    oracle = TER(case_sensitive=True)
    for reference in (["a", "b", "c", "a"], ["b", "a", "a"]):
        for hypothesis in product("abc", repeat=4):
            theirs = oracle.sentence_score(" ".join(hypothesis), [" ".join(reference)])
            assert count_edits(hypothesis, reference) == theirs.num_edits


def test_the_same_sentence_needs_no_edit():
    assert sentence_ter(["a", "b"], [["a", "b"]]).score == 0.0


@pytest.mark.parametrize(
    ("hypothesis", "edits"),
    [
        ("we met him on monday", 0),
        ("we met him on tuesday", 1),
        ("we met on monday", 1),
        ("we have met him on monday", 1),
        ("on monday we met him", 1),
        ("on monday we met her", 2),
        ("", 5),
    ],
)
def test_each_kind_of_edit_costs_one(hypothesis, edits):
    reference = "we met him on monday".split()
    assert count_edits(hypothesis.split(), reference) == edits


def test_a_moved_run_costs_one_and_without_shifts_more():
    hypothesis, reference = list("cdefab"), list("abcdef")
    assert count_edits(hypothesis, reference) == 1
    assert edit_table(hypothesis, reference)[-1][-1] == 4


def test_the_table_holds_the_distance_of_every_pair_of_beginnings():
    assert edit_table(["x", "b"], ["a", "b"]) == [[0, 1, 2], [1, 1, 2], [2, 2, 1]]


def test_shifts_never_cost_more_than_no_shifts():
    for hypotheses, references in random_corpora(5, 60, (2, 5, 8)):
        for hypothesis, group in zip(hypotheses, references):
            plain = edit_table(hypothesis, group[0])[-1][-1]
            assert count_edits(hypothesis, group[0]) <= plain


def test_the_nearest_reference_counts_edits_and_all_count_for_the_length():
    stats = ter_stats(["a", "b"], [["a", "b"], ["a", "b", "c", "d", "e"]])
    assert stats == TerStats(0, Fraction(7, 2))


def test_ter_can_exceed_1():
    assert sentence_ter(list("abcd"), [["x"]]).points == 400.0


@pytest.mark.parametrize(("hypothesis", "score"), [([], 0.0), (["a"], 1.0)])
def test_an_empty_reference_gives_1_or_0(hypothesis, score):
    assert sentence_ter(hypothesis, [[]]).score == score


def test_the_corpus_pools_edits_and_lengths():
    score = corpus_ter([["a"], list("bcde")], [[["x"]], [list("bcde")]])
    assert score.score == 1 / 5


@pytest.mark.parametrize("target", range(5))
def test_a_moved_run_is_only_moved(target):
    words = moved(["a", "b", "c", "d"], start=1, length=2, target=target)
    assert sorted(words) == ["a", "b", "c", "d"]
    assert words[words.index("b") + 1] == "c"


# --- errors -------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", ["the cat", None, 7, b"cat", {"the"}])
def test_what_is_not_tokens_is_refused(wrong):
    with pytest.raises(TypeError):
        sentence_ter(wrong, [["the", "cat"]])


def test_a_flat_reference_is_refused():
    with pytest.raises(TypeError, match=r"list of its own: \[tokens\]"):
        sentence_ter(["the", "cat"], ["the", "cat"])


def test_a_string_for_a_reference_is_refused_by_count_edits():
    with pytest.raises(TypeError, match=r"reference is the str.*split it first"):
        count_edits(["the"], "the")


def test_no_reference_is_refused():
    with pytest.raises(ValueError, match="references is empty"):
        sentence_ter(["a"], [])


def test_no_hypothesis_is_refused():
    with pytest.raises(ValueError, match="corpus is empty"):
        corpus_ter([], [])


def test_unequal_lengths_are_refused_and_both_are_named():
    with pytest.raises(ValueError, match="1 hypotheses but 2 lists"):
        corpus_ter([["a"]], [[["a"]], [["b"]]])


def test_a_number_does_not_add():
    with pytest.raises(TypeError):
        TerStats(1, Fraction(1)) + 1


@pytest.mark.parametrize(
    ("hypotheses", "references", "said"),
    [
        ("the cat", [[["the"]]], "hypotheses is a str"),
        (None, [[["the"]]], "hypotheses is a NoneType"),
        ([["the"]], (group for group in [[["the"]]]), "references is a generator"),
    ],
)
def test_what_is_no_list_is_named(hypotheses, references, said):
    with pytest.raises(TypeError, match=said):
        corpus_ter(hypotheses, references)
