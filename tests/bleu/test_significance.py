"""`bleu.significance`: how sure a score is, and a difference.

Nothing here is random: every generator has a seed, and the two calibration tests state
the bound they use.
"""

import math
import random
import subprocess
import sys
from itertools import chain, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sacrebleu.metrics import BLEU
from sacrebleu.significance import PairedTest

import bleu.significance
from bleu import BleuStats, bleu_score, exponential, report, segment_stats
from bleu.significance import (
    NEED_NUMPY,
    Comparison,
    Interval,
    bootstrap,
    bootstrap_interval,
    compare,
    count_table,
    draw,
    holm,
    interval,
    p_value,
    paired_bootstrap,
    paired_randomization,
    resample_counts,
    tables,
)
from bleu.smoothing import neighbors
from bleu.teach import load_corpus

CORPUS = load_corpus()
SYSTEMS = {
    name: [segment_stats(h, r) for h, r in zip(hypotheses, CORPUS.references)]
    for name, hypotheses in CORPUS.systems.items()
}
A, B, C, D = SYSTEMS.values()


def pooled(segments):
    return sum(segments, BleuStats.zero(segments[0].max_order))


# the table of counts, and what is drawn from it


def test_a_table_has_a_row_of_integers_per_segment():
    table = count_table([BleuStats((3, 1), (4, 3), 4, 5), BleuStats.zero(2)])
    assert table.tolist() == [[3, 1, 4, 3, 4, 5], [0] * 6]
    assert table.dtype == np.int64


def test_columns_add_up_to_the_corpus():
    whole = pooled(B)
    assert count_table(B).sum(axis=0).tolist() == [
        *whole.matches,
        *whole.totals,
        whole.hyp_len,
        whole.ref_len,
    ]


def test_counts_of_two_to_the_24_stay_exact():
    """sacreBLEU adds float32 up, which loses the odd ones from here on."""
    big = BleuStats((2**24 + 1,), (2**24 + 1,), 2**24 + 1, 2**24 + 1)
    assert count_table([big, big]).sum(axis=0).tolist() == [2 * (2**24 + 1)] * 4
    assert np.float32(2**24 + 1) == 2**24


def test_a_resample_has_as_many_segments_as_the_test_set_and_repeats_some():
    indices = draw(40, n_samples=50, seed=3)
    assert indices.shape == (50, 40)
    assert set(indices.ravel().tolist()) == set(range(40))
    assert all(len(set(row)) < 40 for row in indices.tolist())


def test_resample_counts_count_what_stands_in_the_row():
    indices = draw(7, n_samples=20, seed=1)
    rows = resample_counts(indices).tolist()
    assert rows == [[row.count(i) for i in range(7)] for row in indices.tolist()]


def test_drawing_in_pieces_draws_the_same(monkeypatch):
    whole = paired_bootstrap(A, B, n_samples=200), paired_randomization(A, B)
    monkeypatch.setattr(tables, "CELLS", 40)
    assert whole == (paired_bootstrap(A, B, n_samples=200), paired_randomization(A, B))


def test_the_rows_drawn_one_at_a_time_are_those_of_draw():
    """Of an odd length: the generator keeps half of a number for the next row."""
    rng = np.random.default_rng(8)
    rows = [bootstrap._drawn_counts(41, n, rng).tolist() for n in (3, 1, 6)]
    assert (
        list(chain.from_iterable(rows))
        == resample_counts(draw(41, n_samples=10, seed=8)).tolist()
    )


@pytest.mark.parametrize("test", [paired_bootstrap, paired_randomization])
def test_sums_in_float64_are_those_in_int64(test, monkeypatch):
    assert tables.for_sums(count_table(A)).dtype == np.float64
    found = test(A, B, n_samples=200), bootstrap_interval(A, n_samples=200)
    monkeypatch.setattr(tables, "EXACT", 0)
    assert tables.for_sums(count_table(A)).dtype == np.int64
    assert found == (
        test(A, B, n_samples=200),
        bootstrap_interval(A, n_samples=200),
    )


@pytest.mark.parametrize("big", [2**52 - 1, 2**52 + 1, 2**58 + 1])
def test_sums_are_exact_however_large_the_counts_are(big):
    """2 times 2**52 + 1 is more than float64 holds to the last digit."""
    table = np.array([[big], [big - 2]])
    found = tables.sums(np.array([[2, 0], [1, 1]]), tables.for_sums(table))
    assert found.tolist() == [[2 * big], [2 * big - 2]]


# the bootstrap

STATS = st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 12)).map(
    lambda t: BleuStats(
        (min(t[:2]) + 1, min(t[:2])), (max(t[:2]) + 1, max(t[:2])), max(t[:2]) + 1, t[2]
    )
)


@pytest.mark.filterwarnings("ignore:1 samples are too few")
@given(st.lists(STATS, min_size=2, max_size=6), st.integers(0, 10**6))
def test_the_score_of_a_resample_is_the_score_of_its_pooled_counts(segments, seed):
    indices = draw(len(segments), n_samples=1, seed=seed)
    drawn = [segments[i] for i in indices[0]]
    for smoothing in (bleu.no_smoothing, exponential):
        found = bootstrap_interval(segments, indices=indices, smoothing=smoothing)
        assert found.low == bleu_score(pooled(drawn), smoothing=smoothing).score
        assert found.value == bleu_score(pooled(segments), smoothing=smoothing).score


def test_every_resample_of_three_segments_by_hand():
    segments = [BleuStats((m,), (4,), 4, 4) for m in (4, 2, 0)]
    every = np.array(list(product(range(3), repeat=3)))
    found = bootstrap_interval(segments, indices=every, level=0.9)
    scores = sorted((4 - 2 * row).sum() / 12 for row in every)
    assert found.low == pytest.approx(scores[1])
    assert found.high == pytest.approx(scores[-2])
    assert found.n_samples == 27


def test_the_interval_is_half_as_wide_on_four_times_the_segments():
    ratio = bootstrap_interval(A).half_width / bootstrap_interval(4 * A).half_width
    assert 1.8 < ratio < 2.2


def test_a_wider_level_makes_a_wider_interval():
    widths = [bootstrap_interval(A, level=x).half_width for x in (0.5, 0.9, 0.99)]
    assert widths == sorted(widths)


def test_segments_that_are_all_alike_leave_no_doubt():
    found = bootstrap_interval([BleuStats((4, 1), (4, 3), 4, 4)] * 5, n_samples=40)
    assert found.low == found.value == found.high


def test_a_smoothing_that_looks_ahead_gets_statistics_of_one_order_more():
    pairs = zip(CORPUS.systems["D"], CORPUS.references)
    five = [segment_stats(*pair, max_order=5) for pair in pairs]
    found = bootstrap_interval(five, smoothing=neighbors, n_samples=50)
    assert found.value == bleu_score(pooled(five), smoothing=neighbors).score


def test_orders_left_off_give_the_interval_of_the_shorter_score():
    two = [segment.truncated(2) for segment in A]
    assert bootstrap_interval(two).value == bleu_score(pooled(two)).score


@pytest.mark.parametrize(("n", "low", "high"), [(1000, 25, 974), (39, 0, 38)])
def test_an_interval_ends_where_sacrebleu_cuts(n, low, high):
    found = interval(0.5, range(n), level=0.95)
    assert (found.low, found.high) == (low, high)


def test_shares_that_binary_numbers_miss_are_cut_right():
    assert interval(0, range(1000), level=0.9).low == 50
    assert interval(0, range(10), level=0.4).low == 3


def test_nothing_to_draw_from_and_nothing_drawn_are_refused():
    with pytest.raises(ValueError, match="n_segments is 0"):
        draw(0)
    with pytest.raises(ValueError, match="samples is empty"):
        interval(0.5, [], level=0.95)


def test_too_few_samples_are_said():
    """Of 39 samples none is left out at either end, so the range is not of 95 %."""
    said = "39 samples are too few for a range of 95 %: .* draw 40 or more"
    for measure in (bootstrap_interval, lambda *_, **o: paired_bootstrap(A, B, **o)):
        with pytest.warns(UserWarning, match=said):
            measure(A, n_samples=39)
        measure(A, n_samples=40)
        measure(A, n_samples=20, level=0.9)


# the paired tests


def test_the_difference_of_systems_is_that_of_their_scores():
    for test in (paired_bootstrap, paired_randomization):
        found = test(A, B, n_samples=40)
        assert found.first == bleu_score(pooled(A)).score
        assert found.difference == found.first - bleu_score(pooled(B)).score


@pytest.mark.parametrize("test", [paired_bootstrap, paired_randomization])
def test_a_system_does_not_differ_from_itself(test):
    assert test(B, list(B), n_samples=300).p_value == 1.0


@pytest.mark.parametrize("test", [paired_bootstrap, paired_randomization])
def test_a_clear_difference_gets_a_small_p(test):
    assert test(A, D, n_samples=300).p_value == 1 / 301


@pytest.mark.parametrize("test", [paired_bootstrap, paired_randomization])
def test_exchanging_the_systems_changes_the_sign_alone(test):
    one, other = test(A, B, n_samples=99), test(B, A, n_samples=99)
    assert one.difference == -other.difference
    assert one.p_value == other.p_value


def test_systems_that_differ_in_one_segment_cannot_be_told_apart():
    """Swapped or not, the difference keeps its size: every sample is as extreme."""
    assert paired_randomization(A, [D[0], *A[1:]], n_samples=99).p_value == 1.0


def test_random_swaps_approach_the_p_value_of_all_swaps():
    first, second = A[:8], B[:8]
    d = bleu_score(pooled(first)).score - bleu_score(pooled(second)).score
    every = []
    for swaps in product((False, True), repeat=8):
        sides = [(b, a) if s else (a, b) for a, b, s in zip(first, second, swaps)]
        x, y = (bleu_score(pooled(side)).score for side in zip(*sides))
        every.append(abs(x - y) >= abs(d) - 1e-12)
    exact = sum(every) / 2**8
    assert abs(paired_randomization(first, second).p_value - exact) < 0.015


def test_pairing_is_narrower_than_two_intervals():
    near = [b if i % 8 else a for i, (a, b) in enumerate(zip(A, B))]
    paired = paired_bootstrap(near, B).interval
    assert paired.half_width < bootstrap_interval(B).half_width / 2


def test_p_counts_the_observed_difference_and_ties():
    assert p_value([0.3, -0.3, 0.1], 0.3 + 1e-15) == 3 / 4
    assert p_value([0.1] * 99, 0.3) == 0.01


def test_compare_takes_p_from_the_swaps_and_the_range_from_the_bootstrap():
    found = compare(A, B, n_samples=99, n_resamples=50, seed=7)
    swapped = paired_randomization(A, B, n_samples=99, seed=7)
    assert (found.test, found.p_value, found.n_samples) == (
        swapped.test,
        swapped.p_value,
        99,
    )
    assert found.interval == paired_bootstrap(A, B, n_samples=50, seed=7).interval


# several tests


def test_holm_by_hand():
    """Sorted .01 .02 .03 .4, times 4 3 2 1: .04 .06 .06 .4; and .03 may not fall below .02's."""
    assert holm([0.03, 0.01, 0.4, 0.02]) == pytest.approx([0.06, 0.04, 0.4, 0.06])
    assert holm([]) == []
    assert holm([0.2]) == [0.2]


@given(st.lists(st.floats(0, 1), min_size=1, max_size=8))
def test_holm_lies_between_p_and_bonferroni_and_keeps_the_order(ps):
    corrected = holm(ps)
    for p, q in zip(ps, corrected):
        assert p <= q <= min(1.0, len(ps) * p)
    assert [q for _, q in sorted(zip(ps, corrected))] == sorted(corrected)


@given(st.lists(st.floats(0, 1), min_size=1, max_size=6))
def test_holm_rejects_what_going_down_the_list_rejects(ps):
    """The definition: from the smallest p on, as long as p <= 0.05 / (tests left)."""
    rejected, left = set(), len(ps)
    for place in sorted(range(len(ps)), key=ps.__getitem__):
        if left * ps[place] > 0.05:
            break
        rejected.add(place)
        left -= 1
    assert {i for i, q in enumerate(holm(ps)) if q <= 0.05} == rejected


@pytest.mark.parametrize(
    ("ps", "error", "said"),
    [
        ([0.1, 1.5], ValueError, r"p_values\[1\] is 1.5; it has to be 0 to 1"),
        ([-0.1], ValueError, r"p_values\[0\] is -0.1"),
        (["0.1"], TypeError, "p_values.0. is '0.1'"),
        (0.1, TypeError, "p_values is a float"),
    ],
)
def test_what_is_no_p_value_is_refused(ps, error, said):
    with pytest.raises(error, match=said):
        holm(ps)


# against sacreBLEU 2.6.0

LINES = {name: [" ".join(h) for h in hyps] for name, hyps in CORPUS.systems.items()}
STREAMS = [
    [" ".join(group[j]) if j < len(group) else None for group in CORPUS.references]
    for j in range(4)
]


def sacre(**options):
    return BLEU(tokenize="none", smooth_method="none", force=True, **options)


@pytest.mark.parametrize("name", "ABCD")
def test_the_interval_is_sacrebleus_when_given_its_indices(name):
    theirs = sacre().corpus_score(LINES[name], STREAMS, n_bootstrap=1000)
    indices = np.random.default_rng(12345).choice(40, size=(1000, 40), replace=True)
    ours = bootstrap_interval(SYSTEMS[name], indices=indices)
    assert 100 * ours.half_width == pytest.approx(theirs._ci, abs=1e-5)  # float32
    assert 100 * ours.mean == pytest.approx(theirs._mean, abs=1e-5)
    assert 100 * ours.value == pytest.approx(theirs.score, abs=1e-9)
    assert bootstrap_interval(SYSTEMS[name]) == ours  # and from the same seed


def sacre_p(kind, first, second):
    named = [("first", LINES[first]), ("second", LINES[second])]
    metrics = {"BLEU": sacre(references=STREAMS)}
    results = PairedTest(named, metrics, None, test_type=kind, n_samples=500)()[1]
    return results["BLEU"][1].p_value


def test_randomization_is_sacrebleus_on_systems_that_differ():
    assert sacre_p("ar", "A", "B") == paired_randomization(A, B, n_samples=500).p_value


@pytest.mark.parametrize("kind", ["bs", "ar"])
def test_sacrebleu_finds_a_system_different_from_itself(kind):
    assert sacre_p(kind, "B", "B") == 1 / 501


# calibration: where there is no difference, every p is as likely as every other

PAIRS, SAMPLES = 1000, 39


def null_pairs(segments, seed):
    """Both sides take each output from A or from B by a coin: they do not differ."""
    rng = random.Random(seed)
    for _ in range(PAIRS):
        groups = [rng.randrange(40) for _ in range(segments)]
        yield tuple([rng.choice((A, B))[g] for g in groups] for _ in range(2))


def furthest_from_uniform(ps):
    """Kolmogorov and Smirnov's D, on the steps that p can take."""
    steps = [(k + 1) / (SAMPLES + 1) for k in range(SAMPLES + 1)]
    return max(abs(sum(p <= x + 1e-9 for p in ps) / len(ps) - x) for x in steps)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:39 samples are too few")  # p needs no range
@pytest.mark.parametrize(
    ("test", "segments"), [(paired_randomization, 30), (paired_bootstrap, 200)]
)
def test_p_is_uniform_when_nothing_differs(test, segments):
    """On 1,000 pairs, D passes 1.36 / sqrt(1000) by chance once in twenty times; seed 10."""
    ps = [
        test(first, second, n_samples=SAMPLES, seed=seed).p_value
        for seed, (first, second) in enumerate(null_pairs(segments, seed=10))
    ]
    assert furthest_from_uniform(ps) < 1.36 / math.sqrt(PAIRS)


def test_a_p_that_is_not_uniform_would_be_seen():
    """Anti-vacuity: the rule of sacreBLEU's paired bootstrap, on differences of one law."""
    rng = np.random.default_rng(10)
    ps = []
    for observed in rng.normal(size=PAIRS):
        sizes = abs(rng.normal(observed, size=SAMPLES))
        more = (sizes - sizes.mean() > abs(observed)).sum()
        ps.append((1 + more) / (1 + SAMPLES))
    assert furthest_from_uniform(ps) > 0.4


# what a reader sees


def test_results_are_shown_rounded_and_printed_in_points():
    spread = Interval(1 / 3, 0.25, 0.5, 0.34, 0.95, 1000)
    assert repr(spread) == (
        "Interval(value=0.3333, low=0.2500, high=0.5000, mean=0.3400, level=0.95, "
        "n_samples=1000)"
    )
    assert str(spread) == "33.33 points, 95 % of 1000 resamples from 25.00 to 50.00"
    assert spread.half_width == 0.125


def test_a_comparison_is_printed_with_its_sign_and_test():
    found = Comparison("paired bootstrap", 0.4, 0.404, 0.25, 999)
    assert str(found) == (
        "40.00 - 40.40 = -0.40 points, p = 0.2500 (paired bootstrap, 999 samples)"
    )
    assert "p_value=0.2500, n_samples=999)" in repr(found)


def test_no_bar_is_drawn_where_no_terminal_is(capsys, monkeypatch):
    monkeypatch.setattr("tqdm.std.tqdm.monitor_interval", 0)
    paired_randomization(A, B, n_samples=64)
    assert capsys.readouterr() == ("", "")


def test_without_tqdm_the_result_is_the_same(monkeypatch):
    with_bar = bootstrap_interval(A, n_samples=50)
    monkeypatch.setitem(sys.modules, "tqdm", None)
    assert bootstrap_interval(A, n_samples=50) == with_bar


def test_without_numpy_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in ("bootstrap", "comparing", "randomization", "tables"):
        monkeypatch.delitem(sys.modules, f"bleu.significance.{name}")
    for name in NEED_NUMPY:
        with pytest.raises(ModuleNotFoundError, match="pip install numpy"):
            getattr(bleu.significance, name)


def test_bleu_itself_does_not_ask_for_numpy():
    code = "import sys, bleu; sys.exit('numpy' in sys.modules)"
    assert subprocess.call([sys.executable, "-c", code]) == 0


def test_inputs_are_left_as_they_were():
    segments, indices = list(A), draw(40, n_samples=40)
    before = indices.copy()
    paired_bootstrap(segments, B, indices=indices)
    assert segments == A
    assert (indices == before).all()


# what is refused

ORDERS = [BleuStats.zero(4), BleuStats.zero(3)]
ONE = [BleuStats.zero(4)]


@pytest.mark.parametrize(
    ("segments", "options", "error", "said"),
    [
        (ONE, {}, ValueError, "draw from: 1; .* needs 2 or more"),
        ([], {}, ValueError, "draw from: 0"),
        (ORDERS, {}, ValueError, r"up to orders \[3, 4\]; use one max_order"),
        (["the cat", "sat"], {}, TypeError, "segment 0 is a str, not a BleuStats"),
        ([A[0], 0.5], {}, TypeError, "segment 1 is a float, .*segment_stats"),
        (A, {"n_samples": 0}, ValueError, "n_samples is 0"),
        (A, {"n_samples": 2.5}, TypeError, "n_samples is 2.5; it has to be an integer"),
        (A, {"n_samples": True}, TypeError, "n_samples is True"),
        (A, {"level": "0.95"}, TypeError, "level is '0.95'"),
        (report(["a"], [["a"]]), {}, TypeError, "segments is a Report.*segments"),
        (iter(A), {}, TypeError, "not a list of BleuStats"),
        (A, {"level": 1}, ValueError, "level is 1; .* such as 0.95"),
        (A, {"level": 95}, ValueError, "level is 95"),
        (A, {"level": 0.0}, ValueError, "level is 0.0"),
        (A, {"seed": -1}, ValueError, "seed is -1"),
        (A, {"indices": draw(40)[:, :32]}, ValueError, r"shape \(1000, 32\) for 40"),
        (A, {"indices": draw(40)[:0]}, ValueError, r"shape \(0, 40\)"),
        (A, {"indices": list(range(40))}, ValueError, r"shape \(40,\)"),
        (A, {"indices": draw(40) + 1}, ValueError, "from 0 to 39"),
        (A, {"indices": draw(40) - 1}, ValueError, "from 0 to 39"),
        (A, {"indices": draw(40) / 1}, ValueError, "indices are integers from 0 to 39"),
        (A, {"smoothing": "exp"}, TypeError, "smoothing is 'exp'"),
    ],
)
def test_an_impossible_bootstrap_is_refused(segments, options, error, said):
    with pytest.raises(error, match=said):
        bootstrap_interval(segments, **options)


@pytest.mark.parametrize("test", [paired_bootstrap, paired_randomization])
@pytest.mark.parametrize(
    ("second", "options", "error", "said"),
    [
        (B[:39], {}, ValueError, "40 segments in first but 39 in second"),
        ([s.truncated(2) for s in B], {}, ValueError, r"orders \[2, 4\]"),
        (CORPUS.systems["B"], {}, TypeError, "segment 0 is a list"),
        (B, {"n_samples": -5}, ValueError, "n_samples is -5"),
    ],
    ids=["unequal", "orders", "tokens", "samples"],
)
def test_an_impossible_comparison_is_refused(test, second, options, error, said):
    with pytest.raises(error, match=said):
        test(A, second, **options)


def test_a_level_is_checked_before_anything_is_drawn():
    with pytest.raises(ValueError, match="level is -1"):
        paired_bootstrap(A, B, level=-1, n_samples=10**9)
