"""Characters that look alike, or like nothing, and do not match."""

import re
import unicodedata
from collections.abc import Iterator
from functools import partial

from bleu.faults.corpus import Corpus
from bleu.faults.finding import Evidence, Finding, Place, found, numbers
from bleu.faults.traits import Trait, find_trait
from bleu.faults.visible import clipped, visible

BOM = "\ufeff"
LATIN = "aceopxyijsdABCEHIKMOPTXYJS"
CYRILLIC = "асеорхуіјѕԁАВСЕНІКМОРТХУЈЅ"
GREEK = "οανρΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"
GREEK_LATIN = "oavpABEZHIKMNOPTYX"
TO_LATIN = str.maketrans(CYRILLIC + GREEK, LATIN + GREEK_LATIN)
TO_CYRILLIC = str.maketrans(LATIN, CYRILLIC)
TO_GREEK = str.maketrans(GREEK_LATIN, GREEK)
MIXED = re.compile(r"(?=\w*[A-Za-z])\w*[\u0370-\u03ff\u0400-\u052f]\w*")

QUOTES = str.maketrans(
    dict.fromkeys("‘’‚‛′´‹›", "'") | dict.fromkeys("“”„‟″«»「」『』", '"')
)
DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−", "-"))
WIDTH = str.maketrans(
    {chr(wide): chr(wide - 0xFEE0) for wide in range(0xFF01, 0xFF5F)}
    | {"。": ".", "｡": ".", "､": "、"}
    | {
        chr(half): unicodedata.normalize("NFKC", chr(half))
        for half in range(0xFF65, 0xFFA0)
    }
)
SPACES = re.compile("[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
# no letter, and nothing to see; the mark at the start of a file is a fault of its own
UNSEEN = re.compile(
    "[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u061c\u180e"
    "\x00-\x08\x0e-\x1f\x7f]|(?<!^)\ufeff"
)


def in_one_script(text: str) -> str:
    """The text, with words that mix look-alike letters of two scripts written in one.

    >>> in_one_script("p\\u0430per") == "paper"
    True
    >>> in_one_script("β-carotene, Москва and α2A")
    'β-carotene, Москва and α2A'
    """
    return MIXED.sub(lambda match: _unmixed(match[0]), text)


def _unmixed(word: str) -> str:
    letters = [sign for sign in word if sign.isalpha()]
    n_latin = sum(sign.isascii() for sign in letters)
    tables = [TO_LATIN, TO_CYRILLIC, TO_GREEK]
    if 2 * n_latin < len(letters):
        tables = [TO_CYRILLIC, TO_GREEK, TO_LATIN]
    if len(letters) < 3:
        return word
    for table in tables:
        written = word.translate(table)
        if len({_script(s) for s in written if s.isalpha()}) == 1:
            return written
    return word


def _script(letter: str) -> str:
    return unicodedata.name(letter, "?").partition(" ")[0]


TRAITS = (
    Trait(
        name="unicode-form",
        says="are not in Unicode's form NFC: letters and accents stand apart.",
        remedy='unicodedata.normalize("NFC", line) for every line of every file',
        section="book/languages.ipynb#languages-unicode",
        has=lambda s: not s.isascii() and not unicodedata.is_normalized("NFC", s),
        mend=lambda s: unicodedata.normalize("NFC", s),
        marks=re.compile("[\u0300-\u036f\u1161-\u11ff\u3099\u309a]"),
    ),
    Trait(
        name="look-alike-letters",
        says="have words with letters of another alphabet that look the same.",
        remedy="replace the letters whose codes are shown; they come from typing, "
        "scanning, or a model's vocabulary",
        section="book/languages.ipynb#languages-look-alikes",
        has=lambda s: not s.isascii() and in_one_script(s) != s,
        mend=in_one_script,
        least=2,
        share=0.0,
        sure_share=0.0,
        marks=re.compile("[\u0370-\u03ff\u0400-\u052f]"),
    ),
    Trait(
        name="quotes",
        says="have curly, angled or cornered quotes or apostrophes where the other side "
        "has straight ones.",
        remedy="write the quotes of both sides in one style, and say so",
        section="book/questions_tokens.ipynb#q-curly-quotes",
        has=lambda s: s.translate(QUOTES) != s,
        mend=lambda s: s.translate(QUOTES),
        least=5,
        share=0.05,
        sure_share=0.1,
    ),
    Trait(
        name="dashes",
        says="have a dash or hyphen of Unicode where the other side has another sign.",
        remedy="write the dashes of both sides in one style, and say so",
        section="book/languages.ipynb#languages-curly",
        has=lambda s: not s.isascii() and s.translate(DASHES) != s,
        mend=lambda s: s.translate(DASHES),
        least=5,
        share=0.05,
        sure_share=0.1,
        marks=re.compile("[‐-―−]"),
    ),
    Trait(
        name="ellipsis",
        says="have the one character … where the other side has three points.",
        remedy='line.replace("…", "...") on both sides',
        section="book/languages.ipynb#languages-curly",
        has=lambda s: "…" in s,
        mend=lambda s: s.replace("…", "..."),
        least=5,
        share=0.05,
        sure_share=0.1,
    ),
    Trait(
        name="spaces",
        says="have spaces that are not U+0020.",
        remedy='" ".join(line.split()) for every line, before any tool reads it',
        section="book/languages.ipynb#languages-zero-width",
        has=lambda s: not s.isascii() and SPACES.search(s),
        mend=lambda s: SPACES.sub(" ", s),
        least=5,
        share=0.1,
        harmless=True,
    ),
    Trait(
        name="invisible-characters",
        says="have characters that nobody sees.",
        remedy="delete the characters that are named in brackets",
        section="book/languages.ipynb#languages-zero-width",
        has=UNSEEN.search,
        mend=lambda s: UNSEEN.sub("", s),
        least=3,
        share=0.01,
    ),
)

# both forms are good text: what counts is one form here and the other there
WIDTH_TRAIT = Trait(
    name="width",
    says="have the full-width or half-width form of a character that the other "
    "side has not.",
    remedy='unicodedata.normalize("NFKC", line), or full-width marks on both sides',
    section="book/languages.ipynb#languages-full-width",
    has=lambda s: not s.isascii() and s.translate(WIDTH) != s,
    mend=lambda s: s.translate(WIDTH),
    share=0.05,
    sure_share=0.2,
    marks=re.compile("[\uff01-\uff9f]"),
)


def find_width(corpus: Corpus) -> Iterator[Finding]:
    """A form of a character on one side where the same line has the other form opposite."""
    segments = list(corpus.segments())
    ours = [wide_forms(line) for line, _ in segments]
    having = {
        -1: tuple(
            i
            for i, (_, group) in enumerate(segments)
            if in_other_form(ours[i], "".join(group))
        )
    }
    for side, _, stream in corpus.sides():
        if side >= 0:
            having[side] = tuple(
                i
                for i, (line, _) in enumerate(segments)
                if in_other_form(wide_forms(stream[i] or ""), line)
            )
    yield from find_trait(corpus, WIDTH_TRAIT, having)


def wide_forms(line: str) -> set[str]:
    """The characters of a line that have another width."""
    if line.isascii():
        return set()
    return {sign for sign in line if sign.translate(WIDTH) != sign}


def in_other_form(ours: set[str], theirs: str) -> bool:
    """Whether one of our forms is missing there, where its other form stands."""
    return any(sign not in theirs and sign.translate(WIDTH) in theirs for sign in ours)


def find_traits(corpus: Corpus) -> Iterator[Finding]:
    """Characters of another form on one side."""
    yield from find_width(corpus)
    for trait in TRAITS:
        yield from find_trait(corpus, trait)


def find_bom(corpus: Corpus) -> Iterator[Finding]:
    """A byte order mark, at the start of a file or where files were joined."""
    for side, name, lines in corpus.sides():
        places = [i for i, line in enumerate(lines) if line and line.startswith(BOM)]
        if not places:
            continue
        marked = lines[places[0]] or ""
        yield found(
            corpus,
            "byte-order-mark",
            "sure",
            f"{name} has a byte order mark: it makes another word of the first.",
            rule="the character U+FEFF at the start of a line is never part of a text",
            places=[Place(name, numbers(places))],
            evidence=[Evidence(name, places[0] + 1, visible(clipped(marked)))],
            remedy='open(path, encoding="utf-8-sig"), or save the file without the mark',
            section="book/differs.ipynb#differs-first",
            repair=partial(_without_bom, side=side),
        )


def _without_bom(corpus: Corpus, *, side: int) -> Corpus:
    return corpus.mapped(lambda line: line.removeprefix(BOM), {side})
