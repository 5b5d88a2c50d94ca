"""The Perl scripts of the field's first years: multi-bleu and mteval. Chapter 16."""

from bleu.rules.rule import Counted, Rule, Stop
from bleu.rules.steps import (
    all_there_are,
    as_points,
    as_ratio,
    ascii_lower,
    ascii_lowered_13a,
    bytes_split,
    clipped,
    closest,
    empty_is_zero,
    geometric,
    halves,
    lowered_first,
    missing_orders_as_one,
    shortest,
    unsmoothed,
)
from bleu.text.intl import international
from bleu.text.tokenizers import mteval_13a

MOSES = (
    "https://github.com/moses-smt/mosesdecoder/blob/"
    "34452895f350bf097b21ee514a529a1dc542243c/scripts/generic/"
)
TOOL = "Moses @34452895"


def multi_bleu_rule(*, detok: bool = False, lowercase: bool = False) -> Rule:
    """Moses' multi-bleu.perl, and multi-bleu-detok.perl: points, printed with two digits.

    Source: scripts/generic/multi-bleu.perl, multi-bleu-detok.perl.

    Args:
        detok: the second script, which tokenizes with 13a.
        lowercase: the option -lc. The first script reads bytes, and lower-cases A to Z
            alone; the second every script.

    It is the paper's rule. The first script parts words at ASCII spaces alone, so a
    no-break space stays inside a token. Both end with an error where no hypothesis has a
    token, and print 0 where no reference has one.

    >>> score = multi_bleu_rule().score(["a b c d e"], [["a b c d f"]])
    >>> print(f"{score:.2f}")
    66.87
    >>> multi_bleu_rule().score(["a"], [[""]])
    0.0
    """
    tokens = {
        (False, False): bytes_split,
        (False, True): ascii_lowered_bytes,
        (True, False): mteval_13a,
        (True, True): lowered_first("13a"),
    }
    script = "multi-bleu-detok" if detok else "multi-bleu"
    return Rule(
        name=f"{script} -lc" if lowercase else script,
        tool=TOOL,
        source=f"{MOSES}{script}.perl",
        tokens=tokens[detok, lowercase],
        counts=clipped,
        totals=all_there_are,
        length=closest,
        zero=without_reference_zero,
        smoothing=unsmoothed,
        mean=geometric,
        scale=as_points,
    )


def mteval_rule(
    *,
    version: str = "13a",
    keep_case: bool = False,
    smoothing: bool = True,
    brevity_penalty: str = "closest",
    international_tokenization: bool = False,
) -> Rule:
    """NIST's mteval-v13a.pl and mteval-v14.pl: a ratio, printed with four digits.

    Source: scripts/generic/mteval-v13a.pl, mteval-v14.pl.

    Args:
        version: 13a or 14.
        keep_case: the option -c. Without it A to Z are lower-cased (with international
            tokens, every script).
        smoothing: False is the option --no-smoothing.
        brevity_penalty: closest, or shortest as in mteval 12 and older.
        international_tokenization: the option of that name.

    It differs from the paper in its tokens, its case and its smoothing. An order without
    n-grams counts as if all had matched, and a hypothesis without any match is not 0.
    Version 13a ends with an error where no hypothesis has a token.

    >>> round(mteval_rule().score(["THE cat sat"], [["the cat sat"]]), 4)
    1.0
    >>> mteval_rule(version="14").score([""], [["the cat"]])
    0.0
    """
    if version not in ("13a", "14"):
        raise ValueError(f"there is no version {version!r} here; give 13a or 14")
    lengths = {"closest": closest, "shortest": shortest}
    if brevity_penalty not in lengths:
        raise ValueError(
            f"brevity_penalty is {brevity_penalty!r}; give closest or shortest"
        )
    tokens = {
        (False, False): ascii_lowered_13a,
        (False, True): mteval_13a,
        (True, False): lowered_international,
        (True, True): cased_international,
    }
    options = {
        "-c": keep_case,
        "--no-smoothing": not smoothing,
        "shortest": brevity_penalty == "shortest",
        "international": international_tokenization,
    }
    return Rule(
        name=" ".join(
            [f"mteval-v{version}", *(name for name in options if options[name])]
        ),
        tool=TOOL,
        source=f"{MOSES}mteval-v{version}.pl",
        tokens=tokens[international_tokenization, keep_case],
        counts=clipped,
        totals=all_there_are,
        length=lengths[brevity_penalty],
        zero=empty_stops_perl if version == "13a" and smoothing else empty_is_zero,
        smoothing=halves if smoothing else unsmoothed,
        mean=missing_orders_as_one if smoothing else geometric,
        scale=as_ratio,
    )


def ascii_lowered_bytes(line: str) -> list[str]:
    """Tokens between ASCII spaces, A to Z in lower case.

    >>> ascii_lowered_bytes("L'ÉTÉ Lyon")
    ["l'ÉtÉ", 'lyon']
    """
    return bytes_split(ascii_lower(line))


def cased_international(line: str) -> list[str]:
    """sacreBLEU's ``intl``, after five entities are undone.

    >>> cased_international("It&apos;s so.")
    ['It', "'", 's', 'so', '.']
    """
    line = line.replace("<skipped>", "")
    for entity, sign in (
        ("&quot;", '"'),
        ("&amp;", "&"),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&apos;", "'"),
    ):
        line = line.replace(entity, sign)
    return international(line)


def lowered_international(line: str) -> list[str]:
    """The same, with every letter in lower case.

    >>> lowered_international("ÉTÉ!")
    ['été', '!']
    """
    return [token.lower() for token in cased_international(line)]


def without_reference_zero(counted: Counted) -> float | None:
    """0 where the reference length is 0; an error of Perl where only c is."""
    if not counted.stats.ref_len:
        return 0.0
    if not counted.stats.hyp_len:
        raise Stop("Illegal division by zero")
    return None


def empty_stops_perl(counted: Counted) -> None:
    """Both kinds of nothing end mteval-v13a."""
    if not counted.stats.ref_len:
        raise Stop("Illegal division by zero")
    if not counted.stats.hyp_len:
        raise Stop("Can't take log of 0")
