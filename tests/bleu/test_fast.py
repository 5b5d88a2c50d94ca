"""`bleu.fast`: each quick way counts the derivation's integers, and says what it says."""

import importlib
import random
import subprocess
import sys

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bleu
import bleu.score as derivation
from bleu.fast import blocks, numbers, plots, scores
from bleu.fast.sets import count_matches
from bleu.stats import corpus_stats as plain_corpus_stats
from bleu.stats import segment_stats as plain_segment_stats

WORDS = ["a", "b", "the", "cat", "", "é", "猫", "a b", "A", "\ud800"]


@pytest.fixture(autouse=True)
def small_corpora_go_to_numpy(monkeypatch):
    """Which way is chosen is a matter of time alone."""
    monkeypatch.setattr(scores, "FEW", 20)


def one_corpus(rng, *, most=8, longest=30):
    """A small corpus: a tiny vocabulary, so that words and n-grams repeat and are clipped."""
    words = WORDS[: rng.choice([1, 2, 2, 3, 5, 10])]
    length = rng.choice([3, 8, 12, longest])

    def tokens():
        return rng.choices(words, k=rng.randint(0, length))

    def translation(reference):
        """Often a reference with a few changes, so that long n-grams match."""
        output = list(reference)
        for _ in range(rng.randint(0, 3)):
            at = rng.randint(0, len(output))
            output[at : at + rng.randint(0, 2)] = rng.choices(
                words, k=rng.randint(0, 2)
            )
        return output

    references = [
        [tokens() for _ in range(rng.choice([1, 1, 1, 2, 3, 4, 16]))]
        for _ in range(rng.randint(1, most))
    ]
    hypotheses = [
        translation(rng.choice(group)) if rng.random() < 0.6 else tokens()
        for group in references
    ]
    return hypotheses, references


def rows_of(segments):
    return [[*s.matches, *s.totals, s.hyp_len, s.ref_len] for s in segments]


def counted_by_each_way(hypotheses, references, order):
    """The rows of each segment, by every way to count, whichever would be chosen."""
    pairs = list(zip(hypotheses, references))
    lengths = [(len(h), scores.closest_length(h, group)) for h, group in pairs]

    def rows(matches):
        return rows_of(scores.stats_of(m, c, r) for m, (c, r) in zip(matches, lengths))

    return {
        "plots": rows([plots.plot_matches(h, group, order) for h, group in pairs]),
        "sets": rows(
            [
                [count_matches(h, group, n) for n in range(1, order + 1)]
                for h, group in pairs
            ]
        ),
        "numpy": blocks.corpus_table(hypotheses, references, order).tolist(),
        "chosen": rows_of(
            scores.all_segment_stats(hypotheses, references, max_order=order)
        ),
    }


def assert_equal_counts(hypotheses, references, order):
    pairs = zip(hypotheses, references)
    plain = rows_of(
        plain_segment_stats(h, group, max_order=order) for h, group in pairs
    )
    for way, rows in counted_by_each_way(hypotheses, references, order).items():
        if rows != plain:
            i = next(i for i, row in enumerate(rows) if row != plain[i])
            case = hypotheses[i], references[i], order
            pytest.fail(f"{way}: {rows[i]}, not {plain[i]}, of {case}")


def many_corpora(seed, number, order, **sizes):
    """So many small corpora, joined, so that numpy's blocks have many columns."""
    rng = random.Random(f"{seed} {order}")
    joined = [one_corpus(rng, **sizes) for _ in range(number)]
    return [h for hs, _ in joined for h in hs], [g for _, gs in joined for g in gs]


@pytest.mark.parametrize("order", range(1, 9))
def test_each_way_counts_what_the_derivation_counts(order):
    for seed in range(2):
        assert_equal_counts(*many_corpora(seed, 60, order, most=4), order)


@pytest.mark.slow
@pytest.mark.parametrize("order", range(1, 9))
def test_each_way_counts_the_same_in_thousands_of_corpora(order):
    for seed in range(100, 110):
        assert_equal_counts(*many_corpora(seed, 250, order, most=2, longest=20), order)


@pytest.mark.parametrize("order", [1, 4, 8])
def test_each_way_counts_the_same_in_a_corpus_of_its_own(order):
    """Blocks of few columns, down to one."""
    for seed in range(30):
        assert_equal_counts(*many_corpora(seed, 1, order, most=6), order)


@pytest.mark.parametrize(
    "length", [1, 63, 64, 65, 127, 129, 200, 201, 249, 250, 251, 300, 1000]
)
def test_each_way_counts_the_same_where_a_way_ends(length):
    """Rows of 64 bits, plots of 200 tokens, blocks of 250, sums of 8 bits."""
    rng = random.Random(length)
    words = [f"w{k}" for k in range(max(1, length // 6))]
    reference = rng.choices(words, k=length)
    changed = [w if rng.random() < 0.8 else rng.choice(words) for w in reference]
    hypotheses = [changed, ["a"] * length, reference[: length // 2], reference, []]
    references = [
        [reference, changed[:64]],
        [["a"] * (length // 2), ["a"] * 3],
        [reference],
        [reference[::-1], reference[7:]],
        [reference, []],
    ]
    pairs = zip(hypotheses, references)
    plain = rows_of(plain_segment_stats(h, group, max_order=5) for h, group in pairs)
    assert blocks.corpus_table(hypotheses, references, 5).tolist() == plain
    chosen = scores.all_segment_stats(hypotheses, references, max_order=5)
    assert rows_of(chosen) == plain


def test_no_sum_overflows():
    for copies in (300, 250, 249):
        table = blocks.corpus_table([["a"] * 2 * copies], [[["a"] * copies]], 1)
        assert table.tolist() == [[copies, 2 * copies, 2 * copies, copies]]
        table = blocks.corpus_table([["a"] * copies], [[["a"] * 250]], 1)
        assert table[0, 0] == min(copies, 250)


def test_chunks_are_counted_as_one_corpus(monkeypatch):
    hypotheses, references = many_corpora(7, 40, 3)
    whole = blocks.corpus_table(hypotheses, references, 3)
    monkeypatch.setattr(blocks, "SEGMENTS", 7)
    monkeypatch.setattr(blocks, "CELLS", 50)
    assert (blocks.corpus_table(hypotheses, references, 3) == whole).all()


@pytest.mark.parametrize(
    "words", [["a", "b", "é猫"], ["a", "\ud800"], ["a", "b\n", ""], [1, "a"], [1, 2]]
)
def test_arrow_and_a_dictionary_number_words_alike(monkeypatch, words):
    """What Arrow cannot write as text, a dictionary takes."""
    rng = random.Random(5)
    hypotheses = [rng.choices(words, k=9) for _ in range(80)]
    references = [[rng.choices(words, k=9)] for _ in range(80)]
    monkeypatch.setattr(blocks, "MANY", 0)
    assert_equal_counts(hypotheses, references, 3)
    assert_equal_counts([["a"], []], [[["b"]], [[], ["a"]]], 2)


def test_arrow_is_asked_where_it_is_loaded(monkeypatch):
    asked = []
    real = numbers.arrow_numbers
    monkeypatch.setattr(
        numbers, "arrow_numbers", lambda *x: asked.append(1) or real(*x)
    )
    monkeypatch.setitem(sys.modules, "pyarrow", importlib.import_module("pyarrow"))
    blocks.corpus_table([["a"]], [[["a"]]], 1)
    monkeypatch.delitem(sys.modules, "pyarrow")
    blocks.corpus_table([["a"]], [[["a"]]], 1)
    assert asked == [1]


def test_without_arrow_a_dictionary_numbers_the_words(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)  # importing it fails
    assert blocks.corpus_table([["a"]], [[["a"]]], 1).tolist() == [[1, 1, 1, 1]]


TOKENS = st.lists(st.sampled_from("abc"), max_size=9)


@given(TOKENS, TOKENS)
def test_the_plot_in_one_integer_is_the_plot(hypothesis, reference):
    rows = plots.bit_rows(hypothesis, [reference])
    size = plots.row_bytes([reference])
    plot = plots.bit_plot(rows, size)
    drawn = [
        [bool(plot >> 8 * size * i + j & 1) for j in range(len(reference))]
        for i in range(len(hypothesis))
    ]
    assert drawn == plots.dot_plot(hypothesis, reference)


@given(TOKENS, TOKENS, st.integers(2, 4))
def test_a_diagonal_of_dots_is_an_ngram_of_both(hypothesis, reference, order):
    plot = hits = plots.dot_plot(hypothesis, reference)
    for n in range(2, order + 1):
        hits = plots.longer_diagonals(hits, plot, n)
    theirs = bleu.ngrams(reference, order)
    ours = bleu.ngrams(hypothesis, order)
    assert list(map(any, hits)) == [ngram in theirs for ngram in ours]


@given(st.lists(st.integers(0, 255), max_size=9))
def test_a_carry_marks_each_row_that_has_a_dot(rows):
    plot = plots.bit_plot(rows, 8)
    marks = plots.row_marks(len(rows), 8)
    assert plots.rows_with_a_dot(plot, marks) == sum(row > 0 for row in rows)


def same_outcome(quick, plain, *arguments, **options):
    """Both return the same, or both raise the same error with the same words."""
    outcomes = []
    for function in (quick, plain):
        try:
            outcomes.append(function(*arguments, **options))
        except Exception as error:
            outcomes.append((type(error), str(error)))
    assert outcomes[0] == outcomes[1]
    return outcomes[0]


class Words(list):
    """Tokens, but no plain list."""


A = ["a", "b"]
INPUTS = {
    "good": (A, [A]),
    "tuples": (("a", "b"), (("a", "b"), ("b",))),
    "numbers": ([1, 2, 1], [[1, 2], [2, 1]]),
    "numbers and text": ([1, "a"], [["a", 1]]),
    "numpy's numbers": (list(numpy.array([1, 2])), [[1, 2]]),
    "truths": ([True, 1], [[1, 1]]),
    "its own list": (Words(A), [Words(A)]),
    "empty": ([], [[]]),
    "no reference": (A, []),
    "a string": ("a b", [A]),
    "bytes": (b"a b", [A]),
    "a flat reference": (A, A),
    "a string for references": (A, "a b"),
    "None": (None, [A]),
    "None for references": (A, None),
    "None as a reference": (A, [A, None]),
    "None as a token": (["a", None], [A]),
    "None in a reference": (A, [A, ["a", None]]),
    "decimals": ([0.5], [A]),
    "bytes inside": ([b"a"], [A]),
    "nested": ([A], [A]),
    "nested references": (A, [[A]]),
    "a set": ({"a"}, [A]),
    "a set as reference": (A, [{"a"}]),
    "a generator": ((w for w in ()), [A]),
    "a dictionary": ({"a": 1}, [A]),
}
OPTIONS = {
    "plain": {},
    "order 0": {"max_order": 0},
    "order true": {"max_order": True},
    "order 2.0": {"max_order": 2.0},
    "order of numpy": {"max_order": numpy.int64(2)},
    "order 9": {"max_order": 9},
    "two weights": {"weights": (0.5, 0.5)},
    "weights that do not fit": {"weights": (0.5, 0.5), "max_order": 3},
    "weights of sum 2": {"weights": (1, 1)},
    "exponential": {"smoothing": bleu.exponential},
    "a smoothing that looks ahead": {
        "smoothing": importlib.import_module("bleu.smoothing").neighbors
    },
    "a smoothing by name": {"smoothing": "exp"},
    "a smoothing that forgets": {"smoothing": lambda stats: (0.5,)},
}


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("kind", INPUTS)
def test_a_sentence_has_the_outcome_of_the_derivation(kind, options):
    arguments = (*INPUTS[kind],)
    same_outcome(
        bleu.sentence_bleu, derivation.sentence_bleu, *arguments, **OPTIONS[options]
    )


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("kind", INPUTS)
def test_a_corpus_has_the_outcome_of_the_derivation(kind, options):
    hypothesis, references = INPUTS[kind]
    for n in (0, 1, scores.FEW):
        corpus = [A] * n + [hypothesis], [[A]] * n + [references]
        same_outcome(
            bleu.corpus_bleu, derivation.corpus_bleu, *corpus, **OPTIONS[options]
        )


@pytest.mark.parametrize(
    "corpus",
    [
        ([], []),
        ([A], []),
        ([A], [[A], [A]]),
        ("a b", ["a b"]),
        ([A], "a"),
        (None, [[A]]),
        ([A], None),
        ((A,), ((A,),)),
        (Words([A]), Words([[A]])),
        ({"a": 1}, [[A]]),
        ([A] * 70, [[A]] * 69 + [[]]),
        ([A] * 70, [[A]] * 69 + [A]),
    ],
    ids=range(12),
)
def test_a_wrong_corpus_has_the_outcome_of_the_derivation(corpus):
    same_outcome(bleu.corpus_bleu, derivation.corpus_bleu, *corpus)
    for order in (4, 0, "4"):
        same_outcome(scores.corpus_stats, plain_corpus_stats, *corpus, max_order=order)


@pytest.mark.parametrize("number", [1, 5, 70])
def test_scores_are_those_of_the_derivation_to_the_last_bit(number):
    for order in (1, 3, 4):
        corpus = many_corpora(number, number, order)
        for smoothing in (bleu.no_smoothing, bleu.exponential):
            options = {"max_order": order, "smoothing": smoothing}
            same_outcome(bleu.corpus_bleu, derivation.corpus_bleu, *corpus, **options)
            for pair in zip(*corpus):
                same_outcome(
                    bleu.sentence_bleu, derivation.sentence_bleu, *pair, **options
                )


def test_the_segments_add_up_to_the_corpus():
    for number in (2, 100):
        corpus = many_corpora(3, number, 4)
        each = scores.all_segment_stats(*corpus)
        assert sum(each, bleu.BleuStats.zero(4)) == scores.corpus_stats(*corpus)


def test_the_documentation_is_that_of_the_derivation():
    for name in ("corpus_bleu", "sentence_bleu"):
        assert getattr(bleu, name).__doc__ == getattr(derivation, name).__doc__


def test_numpy_counts_from_where_it_pays(monkeypatch):
    few, many = scores.FEW, scores.MANY
    assert scores.numpy_for(few - 1) is None
    assert scores.numpy_for(few) is blocks
    monkeypatch.delitem(sys.modules, "numpy")
    assert scores.numpy_for(many - 1) is None
    assert scores.numpy_for(many) is blocks
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert scores.numpy_for(many) is None


WITHOUT = """
import sys
sys.modules["numpy"] = None  # importing it fails
import bleu
n = 20_000
score = bleu.corpus_bleu([["a", "b"]] * n, [[["a", "b"]]] * n, max_order=2)
print(score.score, score.stats.hyp_len)
"""
UNASKED = """
import sys, bleu
bleu.corpus_bleu([["a"]] * 1000, [[["a"]]] * 1000)
bleu.report(["a"] * 1000, [["a"]] * 1000)
print(sorted({"numpy", "pyarrow"} & set(sys.modules)))
"""


@pytest.mark.parametrize(
    ("code", "printed"), [(WITHOUT, "1.0 40000\n"), (UNASKED, "[]\n")]
)
def test_numpy_is_not_needed_and_small_corpora_do_not_load_it(code, printed):
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout == printed
