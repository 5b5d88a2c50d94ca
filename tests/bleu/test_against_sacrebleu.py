"""sacreBLEU 2.6.0 beside `bleu`: another hand's code, on the domain where both must agree.

Agreement is exact in the counts and to 1e-12 in the score, over 20,000 random corpora with
one to four references, empty lines included, for each smoothing they share.
"""

import math
import random
from itertools import islice

import pytest
import sacre
from sacrebleu.utils import smart_open

import bleu
from bleu import corpus_bleu
from bleu.text import text_lines

SHARED = {"none": bleu.no_smoothing, "floor": bleu.floor, "exp": bleu.exponential}
CORPORA = 20_000


def random_corpora(seed, shortest=0):
    rng = random.Random(seed)
    for _ in range(CORPORA):
        count = rng.randint(1, 4)
        hypotheses, references = [], []
        for _ in range(rng.randint(1, 4)):
            base = rng.choices("abcdef", k=rng.randint(shortest, 9))
            hypotheses.append(base)
            references.append([noisy(base, rng) for _ in range(count)])
        yield hypotheses, references


def noisy(tokens, rng):
    kept = [w if rng.random() < 0.8 else rng.choice("abcdef") for w in tokens]
    if kept and rng.random() < 0.4:
        kept.pop(rng.randrange(len(kept)))
    return kept + rng.choices("abcdef", k=rng.choice((0, 0, 1, 2)))


def sacre_score(method, hypotheses, references):
    return metric(method).corpus_score(*sacre.lines(hypotheses, references))


def metric(method):
    return sacre.metric(tokenize="none", smooth_method=method)


@pytest.mark.slow
def test_counts_and_scores_agree_on_every_corpus():
    methods = random.Random(1)
    for hypotheses, references in random_corpora(2):
        method = methods.choice(list(SHARED))
        ours = corpus_bleu(hypotheses, references, smoothing=SHARED[method])
        theirs = sacre_score(method, hypotheses, references)
        assert list(ours.stats.matches) == theirs.counts
        assert list(ours.stats.totals) == theirs.totals
        assert (ours.stats.hyp_len, ours.stats.ref_len) == (
            theirs.sys_len,
            theirs.ref_len,
        )
        assert math.isclose(
            ours.score, theirs.score / 100, rel_tol=1e-12, abs_tol=1e-12
        )


@pytest.mark.slow
def test_add_k_agrees_when_there_are_ngrams_of_every_order():
    for hypotheses, references in islice(random_corpora(3, shortest=4), 4000):
        ours = corpus_bleu(hypotheses, references, smoothing=bleu.add_k).score
        theirs = sacre_score("add-k", hypotheses, references).score / 100
        assert math.isclose(ours, theirs, rel_tol=1e-12, abs_tol=1e-12)


# --- where the definitions differ: ours first, sacreBLEU's second -----------------------


def test_sacrebleus_add_k_makes_full_marks_of_nothing():
    tokens = ["a", "b", "c"]
    assert corpus_bleu([tokens], [[tokens]], smoothing=bleu.add_k).score == 0.0
    assert round(sacre_score("add-k", [tokens], [[tokens]]).score, 6) == 100


def test_sacrebleus_perfect_score_is_a_hair_above_100():
    tokens = list("abcd")
    assert corpus_bleu([tokens], [[tokens]]).points == 100.0
    assert sacre_score("none", [tokens], [[tokens]]).score == 100.00000000000004


def test_sacrebleu_scores_only_as_many_segments_as_there_are_references():
    hypotheses = ["a b c d", "z z z z"]
    assert metric("none").corpus_score(hypotheses, [["a b c d"]]).score > 99.9
    with pytest.raises(ValueError, match="2 hypotheses but 1"):
        corpus_bleu([h.split() for h in hypotheses], [["a b c d".split()]])


def test_sacrebleu_takes_transposed_references():
    hypotheses = ["a b c d", "x y z w"]
    by_segment = [["a b c d", "a b c e"], ["x y z w", "x y z v"]]
    assert round(metric("none").corpus_score(hypotheses, by_segment).score, 2) == 72.31
    references = [[r.split() for r in group] for group in by_segment]
    assert corpus_bleu([h.split() for h in hypotheses], references).score == 1.0


def test_a_byte_order_mark_stays_in_sacrebleus_first_word_and_not_in_ours(tmp_path):
    """Chapter 9, row 18 of the differences: the same two files, another score."""
    marked = tmp_path / "output.txt"
    marked.write_text("the cat sat on a mat\nso did I\n", "utf-8-sig")
    references = ["the cat sat on the mat", "so did I"]
    with smart_open(str(marked)) as file:
        theirs = [line.rstrip() for line in file]
    ours = text_lines(marked.read_bytes(), "output.txt")
    assert (theirs[0][:4], ours[0][:4]) == ("\ufeffthe", "the ")
    score = sacre.metric().corpus_score(theirs, [references]).score
    points = bleu.report(ours, [[line] for line in references]).points
    assert score < points - 1
    assert math.isclose(
        sacre.metric().corpus_score(ours, [references]).score, points, abs_tol=1e-9
    )


def test_a_missing_bracket_is_seen_by_sacrebleus_sentence_score_alone():
    """Row 7: a corpus is scored against single characters, without a word."""
    assert sacre.metric().corpus_score(["the cat"], ["the cat"]).ref_len == 1
    with pytest.raises(TypeError, match="should be a sequence of strings"):
        sacre.metric().sentence_score("the cat", "the cat")
