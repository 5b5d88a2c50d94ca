"""Many lines at once: the tokens are those of one line at a time, and sacreBLEU's.

By hand, 240,000 random lines of each tokenizer were compared with sacreBLEU's once; the suite
has every short line of the signs that the rules look at, and a share of the random ones.
"""

import subprocess
import sys
from itertools import chain, product

import pytest
from sacrebleu.metrics.bleu import _get_tokenizer
from test_tokenizers import lines

from bleu import BleuStats, report
from bleu.teach import load_corpus
from bleu.text import TOKENIZERS, tokenize_lines, tokenizer
from bleu.text.batches import AT_ONCE
from bleu.text.passes import LINES

at_once = pytest.mark.parametrize("name", AT_ONCE)


def sacrebleus(name, texts):
    theirs = _get_tokenizer(name)()
    unkept = type(theirs).__call__.__wrapped__  # without the memory of lines
    return [unkept(theirs, text).split() for text in texts]


def short_lines(signs, longest):
    return ["".join(s) for n in range(longest + 1) for s in product(signs, repeat=n)]


@pytest.mark.parametrize("name", TOKENIZERS)
def test_the_tokens_are_those_of_each_line_alone(name):
    texts = list(lines(1_500, seed=11))
    assert tokenize_lines(texts, name) == [tokenizer(name)(text) for text in texts]


@pytest.mark.parametrize(
    ("name", "signs", "longest"),
    [
        ("13a", "a5.- ", 6),
        ("13a", "5,.%“", 5),
        ("intl", "a5.$ ", 5),
        ("intl", "½”.a\U0001f600", 5),
        ("zh", "a5.- ", 5),
        ("zh", "中。.5,", 5),
    ],
)
def test_every_short_line_of_the_signs_that_matter_is_split_as_sacrebleu_does(
    name, signs, longest
):
    texts = short_lines(signs, longest)
    assert tokenize_lines(texts, name) == sacrebleus(name, texts)


@pytest.mark.slow
@at_once
def test_random_lines_and_the_example_corpus_are_split_as_sacrebleu_does(name):
    example = load_corpus(lambda line: line)
    texts = [*lines(25_000, seed=12), *chain.from_iterable(example.systems.values())]
    texts += [line for group in example.references for line in group]
    assert tokenize_lines(texts, name) == sacrebleus(name, texts)


@at_once
@pytest.mark.parametrize("n", [0, 1, LINES - 1, LINES, LINES + 1])
def test_no_line_is_lost_at_the_end_of_a_portion(name, n):
    assert tokenize_lines(["5."] * n, name) == [tokenizer(name)("5.")] * n


@at_once
@pytest.mark.parametrize(
    "odd",
    ["a\nb", "over-\nlong", "-\n-\n", "\n", "a <skip-\nped>", "<skip<skipped>ped>"],
)
def test_a_line_feed_inside_a_line_is_no_end_of_it(name, odd):
    texts = ["5.", odd, ".5 &amp;lt;", ""]
    assert tokenize_lines(texts, name) == sacrebleus(name, texts)


@at_once
@pytest.mark.parametrize("other", ["", "“", "\U0001f600", "𐐀", "\ud800"])
def test_a_line_is_split_alike_in_every_company(name, other):
    """intl has other patterns for a text with characters from other planes."""
    texts = ["(a..5) 3,5 %", "$.5 “1.” ..5", "5-3 x-5", other]
    alone = [tokens for text in texts for tokens in tokenize_lines([text], name)]
    assert tokenize_lines(texts, name) == alone


def test_nothing_is_computed_before_a_text_needs_it():
    code = "from bleu.text.intl import ranges; assert not ranges.cache_info().currsize"
    assert subprocess.call([sys.executable, "-c", code]) == 0


def test_a_report_pools_its_segments():
    hypotheses, groups = ["a b", "", "c d, e"], [["a b"], ["x"], ["c d", "d, e"]]
    found = report(hypotheses, groups, max_order=2)
    assert found.score.stats == sum(found.segments, BleuStats.zero(2))


@pytest.mark.parametrize(
    ("texts", "error", "said"),
    [
        ("a line", TypeError, "lines is a str, not a list of lines of text"),
        (["a", ["b"]], TypeError, "a line is a list, not a string; a tokenizer takes"),
        (["a", None], TypeError, "a line is a NoneType, not a string"),
    ],
)
def test_what_are_no_lines_is_refused(texts, error, said):
    with pytest.raises(error, match=said):
        tokenize_lines(texts, "13a")


def test_an_unknown_tokenizer_is_refused():
    with pytest.raises(ValueError, match="the names are none, 13a"):
        tokenize_lines(["a"], "13A")
