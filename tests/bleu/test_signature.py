"""Signatures: written, read back, compared; sacreBLEU's and ours."""

import re
import tomllib
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sacrebleu.metrics import BLEU

from bleu.text import Signature, differences, parse_signature, signature_of
from bleu.text.signature import VERSION

SACRE = "nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0"
OURS = f"nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|order:4|version:bleu-{VERSION}"


def ours(**settings):
    return signature_of(
        **{"n_refs": 1, "tokenizer": "13a", "smoothing": "exp", **settings}
    )


def theirs(short=False, references=(("a b",),), **settings):
    metric = BLEU(**settings)
    metric.corpus_score(["a b"], references)
    return metric.get_signature().format(short)


def test_the_version_is_that_of_the_package():
    """The project file holds no number: it reads the one that scores are signed with."""
    file = Path(__file__).parents[2] / "pyproject.toml"
    project = tomllib.loads(file.read_text("utf-8"))
    source = project["tool"]["setuptools"]["dynamic"]["version"]
    assert project["project"]["dynamic"] == ["version"]
    assert source == {"attr": "bleu.text.signature.VERSION"}
    assert ours().get("version") == f"bleu-{VERSION}"


def test_the_line_is_sacrebleus_with_order_and_program():
    assert str(ours()) == OURS
    shown = OURS.replace("|order:4", "").replace(f"bleu-{VERSION}", "2.6.0")
    assert shown == theirs() == SACRE


@pytest.mark.parametrize(
    ("settings", "options"),
    [
        ({}, {}),
        ({"lowercase": True}, {"lowercase": True}),
        ({"effective_order": True}, {"effective_order": True}),
        ({"tokenizer": "char"}, {"tokenize": "char"}),
        ({"smoothing": "none"}, {"smooth_method": "none"}),
        ({"smoothing": "floor", "smooth_value": 0.1}, {"smooth_method": "floor"}),
        ({"smoothing": "add-k", "smooth_value": 1.0}, {"smooth_method": "add-k"}),
        (
            {"smoothing": "floor", "smooth_value": 0.25},
            {"smooth_method": "floor", "smooth_value": 0.25},
        ),
    ],
    ids=str,
)
def test_what_sacrebleu_says_we_say_too(settings, options):
    sacre, mine = parse_signature(theirs(**options)), ours(**settings)
    assert differences(sacre, mine) == [
        f"version: 2.6.0 / bleu-{VERSION}",
        "order: not said / 4",
    ]


def test_a_varying_number_of_references_is_var():
    sacre = parse_signature(theirs(references=[["a b"], [None]]))
    assert sacre.get("nrefs") == "1"
    assert ours(n_refs=None).get("nrefs") == "var"


def test_the_bootstrap_stands_where_sacrebleu_has_it():
    metric = BLEU()
    metric.corpus_score(["a b", "c d"], [["a b", "c d"]], n_bootstrap=20)
    keys = [key for key, _ in ours().with_bootstrap(n_samples=20, seed=12345).settings]
    wanted = [part.split(":")[0] for part in str(metric.get_signature()).split("|")]
    assert [key for key in keys if key != "order"] == wanted


def test_sacrebleu_does_not_say_the_order():
    assert theirs() == theirs(max_ngram_order=2)
    assert differences(ours(), ours(max_order=2)) == ["order: 4 / 2"]


def test_sacrebleu_rounds_the_smoothing_value_away():
    tiny = {"smooth_method": "floor", "smooth_value": 0.001}
    assert "smooth:floor[0.00]" in theirs(**tiny)
    assert ours(smoothing="floor", smooth_value=0.001).get("smooth") == "floor[0.001]"


def test_intl_names_its_version_of_unicode():
    assert ours(tokenizer="intl").get("unicode") == unicodedata.unidata_version
    assert ours(tokenizer="13a").get("unicode") is None


@pytest.mark.parametrize("text", [SACRE, OURS, f"BLEU|{SACRE}", f" {SACRE}\n"])
def test_a_line_is_read_back(text):
    assert str(parse_signature(text)) == text.strip().removeprefix("BLEU|")


def test_short_and_long_forms_are_the_same():
    for options in ({}, {"lowercase": True}, {"smooth_method": "floor"}):
        one, other = theirs(**options), theirs(short=True, **options)
        assert one != other
        assert differences(parse_signature(one), parse_signature(other)) == []


def test_the_form_before_2_0_is_read_too():
    old = "BLEU+case.mixed+lang.en-de+numrefs.1+smooth.exp+test.wmt14+tok.13a+version.1.4.14"
    assert differences(parse_signature(old), parse_signature(SACRE)) == [
        "lang: en-de / not said",
        "test: wmt14 / not said",
        "version: 1.4.14 / 2.6.0",
        "eff: not said / no",
    ]


def test_a_mecab_version_with_a_slash_and_dots_is_read():
    text = "nrefs:1|tok:ko-mecab-0.996/ko-0.9.2-KO|version:2.6.0"
    assert parse_signature(text).get("tok") == "ko-mecab-0.996/ko-0.9.2-KO"


WORD = st.text("abcXYZ019-.[]/", min_size=1, max_size=6)
PAIRS = st.dictionaries(WORD, WORD, min_size=1, max_size=8)


@given(PAIRS)
def test_reading_undoes_writing(settings):
    settings = {f"key-{key}": value for key, value in settings.items()}
    signature = Signature(tuple(settings.items()))
    assert parse_signature(str(signature)) == signature


@given(PAIRS, PAIRS)
def test_nothing_differs_exactly_when_the_settings_are_the_same(one, other):
    same = (
        differences(Signature(tuple(one.items())), Signature(tuple(other.items())))
        == []
    )
    assert same == (one == other)


@pytest.mark.parametrize(
    "line",
    [
        "BLEU|nrefs:1|case:lc|version:2.6.0 = 53.1 77.2/59.9/45.1/34.6 (BP = 1.000)",
        "nrefs:1 | case:lc | version:2.6.0",
        "BLEU+case.lc+numrefs.1+version.2.6.0 = 53.1 77.2/59.9 (BP = 1.000)",
    ],
)
def test_a_line_of_a_log_is_read(line):
    wanted = parse_signature("nrefs:1|case:lc|version:2.6.0")
    assert differences(parse_signature(line), wanted) == []


# --- errors -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "'' is not a key and a value with ':'"),
        ("BLEU = 42.5", "'BLEU' is not a key and a value"),
        ("nrefs:1|case", "'case' is not a key and a value"),
        ("nrefs:1||tok:13a", "'' is not a key and a value"),
        ("nrefs:|tok:13a", "'nrefs:' is not a key and a value"),
        (":1|tok:13a", "':1' is not a key and a value"),
        ("tok:13a|tok:intl", "tok is said twice"),
        ("#:1|nrefs:2", "nrefs is said twice"),
        ("BLEU+case.mixed+tok", "'tok' is not a key and a value with '.'"),
    ],
)
def test_what_is_not_a_signature_raises_and_says_where(text, said):
    with pytest.raises(ValueError, match=re.escape(said)):
        parse_signature(text)


@pytest.mark.parametrize("text", [None, 5, ours(), ["nrefs:1"]], ids=repr)
def test_only_a_string_is_read(text):
    with pytest.raises(TypeError, match="not a string"):
        parse_signature(text)


def test_a_string_is_not_compared():
    with pytest.raises(TypeError, match="a str is not a Signature; parse_signature"):
        differences(ours(), SACRE)
