"""mteval-v14's international rule: all punctuation of Unicode, with Python's own ``re``. Chapter 9.

``re`` has no ``\\p{P}``, so the classes are spelled out, as ranges. It finds a character up to
U+FFFF in a table, however many ranges there are, but tries the ranges above one by one, and
does so for every letter. So there are patterns for three kinds of text: in ASCII, up to
U+FFFF, and with characters above. They are made when the first such text comes.
"""

import re
import unicodedata
from functools import cache, partial

from bleu.checks import require_text
from bleu.text.passes import part_marks

ADVICE = "a tokenizer takes one line of text and returns its tokens"

# no punctuation, number or symbol stands above the last
ASCII, TABLE, ALL = 0x7F, 0xFFFF, 0x1FFFF
EVERY_ABOVE = "\U00010000-\U0010ffff"
ABOVE = re.compile(f"[{EVERY_ABOVE}]")

Rules = tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]


def international(text: str, last: int = 0x1FFFF) -> list[str]:
    """The tokens of mteval-v14's international rule, sacreBLEU's ``intl``.

    Source: mteval-v14.pl.

    All punctuation and symbols of Unicode stand alone, apostrophes too; punctuation
    between two digits stays. A number at the end of the line keeps its full stop.

    What is punctuation is asked of ``unicodedata``, so a character that is newer than the
    running Python counts as a letter. sacreBLEU asks the package ``regex``, which mostly
    knows a later Unicode; on characters that both know they agree.

    Rules for a text without characters above ``last`` are quicker; for many lines
    :func:`~bleu.text.tokenize_lines` is.

    >>> international("“It’s $1,000.50,” he said in 1999.")
    ['“', 'It', '’', 's', '$', '1,000.50', ',', '”', 'he', 'said', 'in', '1999.']
    >>> international("私は学校に行きました。")
    ['私は学校に行きました', '。']
    """
    require_text(text, "the text", advice=ADVICE)
    rules = international_rules(last)
    mark_after_other, mark_before_other, symbol = rules
    text = mark_after_other.sub(r"\1 \2 ", text)
    text = mark_before_other.sub(r" \1 \2", text)
    return " ".join(symbol.split(text)).split()


def international_lines(lines: list[str]) -> list[list[str]]:
    """The same of each line, all of them in one pass.

    >>> international_lines(["3,5 %", "«oui»"])
    [['3,5', '%'], ['«', 'oui', '»']]
    >>> international_lines([])
    []
    """
    text = "\n".join(lines)
    if text.count("\n") >= len(lines) > 0:  # it is white space, as any other
        lines = [line.replace("\n", " ") for line in lines]
    last = ASCII if text.isascii() else ALL if ABOVE.search(text) else TABLE
    return part_marks(lines, *passes(last), partial(international, last=last))


@cache
def international_rules(last: int = 0x1FFFF) -> Rules:
    """The three rules, for characters up to ``last``."""
    p, n, s = (ranges(kind, last) for kind in "PNS")
    return (
        re.compile(f"([^{n}])([{p}])"),
        re.compile(f"([{p}])([^{n}])"),
        re.compile(f"([{s}])"),
    )


@cache
def passes(last: int) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """What stands alone, and the runs that need the rules, for characters up to ``last``.

    The ends of a line count as digits: there the rules find nothing that is none.
    """
    p, n, s = (ranges(kind, last) for kind in "PNS")
    standing = f"([{p}{s}])"
    run = f"[{p}][{p}][{p}][{n}]"
    if last == ALL:  # what is above is looked up where it stands, and only there
        p_or_above, s_below = ranges("P", TABLE) + EVERY_ABOVE, ranges("S", TABLE)
        standing = f"([{p_or_above}{s_below}])(?<=[{p}{s}])"
        run = f"[{p_or_above}][{p}](?<=[{p}][{p}])[{p}][{n}]"
    inside_number = f"(?<=[{n}\n][{p}][{n}\n])"
    second_of_two = f"(?<=[^{n}{p}\n][{p}][{p}][{n}])"  # rule 1 has taken the first
    stays = f"(?![{n}\n](?:{inside_number}|{second_of_two}))"
    return re.compile(standing + stays), re.compile(run)


@cache
def ranges(kind: str, last: int = 0x1FFFF) -> str:
    """The characters up to ``last`` whose category begins with P, N or S, as in brackets.

    >>> ranges("N", 0x7F)
    '\\\\U00000030-\\\\U00000039'
    >>> ranges("N", 0x20)
    ''
    """
    kinds = "".join(unicodedata.category(chr(code))[0] for code in range(last + 1))
    runs = re.finditer(f"{kind}+", kinds)
    return "".join(rf"\U{run.start():08x}-\U{run.end() - 1:08x}" for run in runs)
