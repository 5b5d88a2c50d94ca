"""The bad-input table: every function that takes tokens, with everything that is not tokens.

Each call has to raise, and the message has to name what was given. In the libraries the
same calls return a number (see chapter 6).
"""

import pytest

import bleu
from bleu.metrics import corpus_ter, sentence_ter
from bleu.show import highlight

GOOD, REFERENCES = ["the", "cat"], [["the", "cat", "sat"]]

# functions of (hypothesis, references), each called with what else it needs
OF_A_PAIR = {
    "clipped_counts": lambda h, r: bleu.clipped_counts(h, r, 1),
    "match_counts": lambda h, r: bleu.match_counts(h, r, 1),
    "modified_precision": lambda h, r: bleu.modified_precision(h, r, 1),
    "segment_stats": bleu.segment_stats,
    "sentence_bleu": bleu.sentence_bleu,
    "highlight": highlight,
    "explain": bleu.explain,
    "sentence_ter": sentence_ter,
    "corpus_ter": lambda h, r: corpus_ter([h], [r]),
    "corpus_stats": lambda h, r: bleu.corpus_stats([h], [r]),
    "corpus_bleu": lambda h, r: bleu.corpus_bleu([h], [r]),
}
NOT_A_HYPOTHESIS = {
    "a string": ("the cat", "'the cat'.*split it first"),
    "bytes": (b"the cat", "b'the cat'"),
    "None": (None, "NoneType"),
    "a number": (7, "int"),
    "a generator": ((w for w in GOOD), "generator"),
    "a set": ({"the"}, "set"),
    "a corpus": ([GOOD], "nested"),
    "a hole": (["the", None], "None"),
    "decimals": ([0.5], r"0\.5"),
}
NOT_REFERENCES = {
    "none": ([], "references is empty.*at least one reference"),
    "a string": ("the cat", "references is a str"),
    "one flat reference": (GOOD, r"list of its own: \[tokens\]"),
    "untokenized": (["the cat"], r"references\[0\] is the string 'the cat'"),
    "None": (None, "NoneType"),
    "a generator": ((r for r in REFERENCES), "generator"),
    "a hole": ([GOOD, None], "NoneType"),
    "too deep": ([REFERENCES], "nested"),
}
functions = pytest.mark.parametrize("name", OF_A_PAIR)


@functions
@pytest.mark.parametrize("kind", NOT_A_HYPOTHESIS)
def test_what_is_not_a_hypothesis_is_refused_and_named(name, kind):
    wrong, said = NOT_A_HYPOTHESIS[kind]
    with pytest.raises(TypeError, match=said):
        OF_A_PAIR[name](wrong, REFERENCES)


@functions
@pytest.mark.parametrize("kind", NOT_REFERENCES)
def test_what_are_not_references_is_refused_and_named(name, kind):
    wrong, said = NOT_REFERENCES[kind]
    with pytest.raises((TypeError, ValueError), match=said):
        OF_A_PAIR[name](GOOD, wrong)


@functions
def test_the_good_input_of_this_table_is_good(name):
    """Anti-vacuity: the table's own hypothesis and references pass everywhere."""
    OF_A_PAIR[name](GOOD, REFERENCES)


@pytest.mark.parametrize("kind", NOT_REFERENCES)
def test_max_ref_counts_refuses_the_same(kind):
    wrong, said = NOT_REFERENCES[kind]
    with pytest.raises((TypeError, ValueError), match=said):
        bleu.max_ref_counts(wrong, 1)


@pytest.mark.parametrize("n", [0, -1, 1.5, "1", None, True])
@pytest.mark.parametrize(
    "call",
    [
        lambda n: bleu.ngrams(GOOD, n),
        lambda n: bleu.ngram_counts(GOOD, n),
        lambda n: bleu.max_ref_counts(REFERENCES, n),
        lambda n: bleu.match_counts(GOOD, REFERENCES, n),
        lambda n: highlight(GOOD, REFERENCES, n),
        lambda n: bleu.segment_stats(GOOD, REFERENCES, max_order=n),
        lambda n: bleu.explain(GOOD, REFERENCES, max_order=n),
        lambda n: bleu.BleuStats.zero(n),
    ],
    ids=[
        "ngrams",
        "ngram_counts",
        "max_ref_counts",
        "match_counts",
        "highlight",
        "segment_stats",
        "explain",
        "zero",
    ],
)
def test_an_order_that_is_none_is_refused(call, n):
    with pytest.raises((TypeError, ValueError), match=r"order|n is"):
        call(n)
