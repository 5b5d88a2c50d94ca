"""Questions on what a token is, and on settings that change a score. Chapter 9.

A template draws lines, splits them with ``bleu``, and computes each wrong option with
another way to split. NLTK has no such tokenizers, so keys that need one take sacreBLEU's.
"""

import re
from random import Random

from bleu.precision import match_counts
from bleu.teach.keys import PRECISION
from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require
from bleu.teach.scenes import tell
from bleu.text.signature import parse_signature
from bleu.text.tokenizers import characters, mteval_13a, whitespace

SIDE = "09_tokens#one-side-only"
RULES = "09_tokens#13a-rule-by-rule"
CASE = "09_tokens#case"
PIECES = "09_tokens#pieces-of-words"
SIGNATURE = "09_tokens#what-a-signature-must-hold"

ORACLE = "from sacrebleu.tokenizers.tokenizer_13a import Tokenizer13a\n"


@redrawn
def how_many_tokens(random: Random) -> Question:
    """A line with a price, a hyphen and some marks, split by 13a."""
    who = random.choice(("Mina", "Jun", "Ada", "Omar"))
    price = (
        f"{random.randint(1, 9)},{random.randint(100, 999)}.{random.randint(10, 99)}"
    )
    off = f"({random.randint(1, 9) * 5}% off)"
    what = random.choice(("two-year ticket", "well-made boat", "three-wheel bike"))
    when = random.choice(("yesterday", "in May", "again"))
    line = f"{who} paid {price} {off} for a {what} {when}, didn't we hear?"
    tokens = mteval_13a(line)
    every_mark = re.findall(r"\w+|[^\w\s]", line)
    return Question(
        f"How many tokens does 13a make of this line?\n\n`{line}`",
        apart(
            random,
            (
                str(len(tokens)),
                f"They are: `{' '.join(tokens)}`. Hyphens between letters and apostrophes"
                " stay, and so do the comma and the point between digits.",
            ),
            (
                str(len(whitespace(line))),
                "Those are the pieces between the spaces. 13a sets most punctuation apart"
                " as well.",
            ),
            (
                str(len(every_mark)),
                "That sets each mark apart. 13a leaves an apostrophe, a hyphen after a"
                " letter, and a point or comma between digits.",
            ),
            (
                str(len(characters(line))),
                "Those are the characters, which is the tokenizer `char`.",
            ),
        ),
        section=RULES,
        key=f"{ORACLE}line = {line!r}\nlen(Tokenizer13a()(line).split())",
    )


@redrawn
def what_stays_whole(random: Random) -> Question:
    """Which of four pieces does 13a leave in one piece?"""
    digits = [random.randint(2, 9) for _ in range(4)]
    whole = {
        f"{digits[0]},{random.randint(100, 999)}.50": "The comma and the point stand"
        " between two digits, and no rule looks there.",
        "two-year": "Only a hyphen after a digit is split off.",
        "it's": "No rule looks for an apostrophe.",
    }
    parts = {
        f"{digits[1]}-{digits[1] + 1}": "A hyphen after a digit is split off.",
        f"{digits[2]}0%": "A sign for per cent gets a space on both sides.",
        random.choice(("(not", "[sic", '"Yes')): "Brackets and straight quotes are set"
        " apart from the word.",
        random.choice(("late.", "soon,")): "A point or a comma after a letter is set"
        " apart.",
        random.choice(("R&D", "and/or")): "The sign in the middle gets a space on both"
        " sides.",
    }
    right = random.choice(sorted(whole.items()))
    options = apart(random, right, *parts.items())
    pieces = [option.text for option in options]
    return Question(
        "Four pieces stand in the middle of a line, with a space on each side: "
        f"{', '.join(f'`{piece}`' for piece in pieces)}. Which of them is one token for "
        "13a?",
        options,
        section=RULES,
        key=f"{ORACLE}pieces = {pieces!r}\nsplit = Tokenizer13a()\n"
        'next(p for p in pieces if split(f"so {p} then") == f"so {p} then")',
    )


@redrawn
def one_side_only(random: Random) -> Question:
    """A tokenized hypothesis against a detokenized reference, split at spaces."""
    words = tell(random, most=9).references[random.randrange(2)]
    start = random.choice(("well", "yes", "no", "oh"))
    end = random.choice(("you know", "it seems", "I think", "they say"))
    hypothesis = f"{start} , {' '.join(words)} , {end} ."
    reference = hypothesis.replace(" ,", ",").replace(" .", ".")
    matches, total = match_counts(hypothesis.split(), [reference.split()], 1)
    marks = hypothesis.count(",") + 1
    return Question(
        "| line | text |\n|---|---|\n"
        f"| hypothesis | {hypothesis} |\n| reference | {reference} |\n\n"
        "Both are split at spaces. What is the unigram precision?",
        apart(
            random,
            (
                f"{matches}/{total}",
                "Each mark is a token of its own on one side, and sticks to a word on the"
                " other. Both are lost, the mark and the word.",
            ),
            (
                f"{total}/{total}",
                "So a reader would say, and 13a, which splits both sides in the same"
                " way.",
            ),
            (
                f"{total - marks}/{total}",
                "The marks match nothing. But the words to which they stick in the"
                " reference are lost, too.",
            ),
            (
                f"{matches}/{len(reference.split())}",
                "Divided by the tokens of the reference. It has fewer.",
            ),
        ),
        section=SIDE,
        key=f"{PRECISION}hypothesis = {hypothesis!r}.split()\n"
        f"reference = {reference!r}.split()\n"
        "p = modified_precision([reference], hypothesis, 1)\n"
        'f"{p.numerator}/{p.denominator}"',
    )


@redrawn
def pieces_of_words(random: Random) -> Question:
    """Subwords, scored as they are."""
    right = random.sample(
        ("libr@@ arian", "garden@@ er", "recom@@ men@@ ded", "remem@@ ber@@ ed"), 2
    )
    wrong, wanted = random.choice(
        (
            ("no@@ vel", "poem"),
            ("umbrella", "para@@ sol"),
            ("tea", "cof@@ fee"),
            ("neigh@@ bor", "visit@@ or"),
        )
    )
    end = random.choice(("today", "yester@@ day", "this morning", "after lunch"))
    hypothesis = f"the {right[0]} {right[1]} the {wrong} {end}"
    reference = f"the {right[0]} {right[1]} the {wanted} {end}"
    said, gold = (line.replace("@@ ", "") for line in (hypothesis, reference))
    asked = random.choice(("pieces", "words"))
    pieces = match_counts(hypothesis.split(), [reference.split()], 1)
    words = match_counts(said.split(), [gold.split()], 1)
    pair = (hypothesis, reference) if asked == "pieces" else (said, gold)
    m, l = pieces if asked == "pieces" else words
    texts = {
        "pieces": (
            f"{pieces.matches}/{pieces.total}",
            "That is the precision of the pieces: a right word of three pieces is three"
            " right tokens.",
        ),
        "words": (
            f"{words.matches}/{words.total}",
            "That is the precision of the words, after they were put together again.",
        ),
    }
    other = "words" if asked == "pieces" else "pieces"
    ref_len = len(pair[1].split())
    return Question(
        "A system writes subwords; `@@` says that the word goes on.\n\n"
        "| line | text |\n|---|---|\n"
        f"| hypothesis | {hypothesis} |\n| reference | {reference} |\n\n"
        + (
            "Somebody scores the pieces as they are. What is the unigram precision?"
            if asked == "pieces"
            else "The words are restored, as they should be. What is the unigram "
            "precision?"
        ),
        apart(
            random,
            texts[asked],
            texts[other],
            (
                f"{m}/{words.total if asked == 'pieces' else pieces.total}",
                "Above the line stands one kind of token, and below it the other.",
            ),
            (f"{m - 1}/{l}", 'One match too few. Did you count both "the"?'),
            (
                f"{m}/{ref_len}",
                "Divided by the tokens of the reference.",
            )
            if ref_len not in (l, words.total, pieces.total)
            else (f"{l}/{l}", "One word of the hypothesis is wrong."),
        ),
        section=PIECES,
        key=f"{PRECISION}hypothesis = {pair[0]!r}.split()\n"
        f"reference = {pair[1]!r}.split()\n"
        "p = modified_precision([reference], hypothesis, 1)\n"
        'f"{p.numerator}/{p.denominator}"',
    )


@redrawn
def four_ways_to_count(random: Random) -> Question:
    """Case and a full stop: four answers for one pair."""
    words = tell(random).references[0]
    require(words[0] == "the" and words.count("the") == 2)
    reference = " ".join(["The", *words[1:]]) + "."
    times = random.randint(4, 9)
    hypothesis = " ".join(["the"] * times) + "."
    counts = {}
    for apart_, how in ((False, "split at spaces"), (True, "split by 13a")):
        for lower, case in ((False, "with its case kept"), (True, "lower-cased")):
            lines = [x.lower() if lower else x for x in (hypothesis, reference)]
            said, wanted = (mteval_13a(x) if apart_ else x.split() for x in lines)
            counts[how, case] = match_counts(said, [wanted], 1)
    asked = random.choice(sorted(counts))
    m, l = counts.pop(asked)
    tokenize = (
        "split(' ')" if asked[0] == "split at spaces" else "replace('.', ' .').split()"
    )
    lowered = ".lower()" if asked[1] == "lower-cased" else ""
    return Question(
        "| line | text |\n|---|---|\n"
        f"| reference | {reference} |\n| candidate | {hypothesis} |\n\n"
        f"The text is {asked[0]}, {asked[1]}. What is the clipped unigram precision?",
        apart(
            random,
            (
                f"{m}/{l}",
                "13a makes the full stop a token of its own, and it matches."
                if asked[0] == "split by 13a"
                else 'At spaces, the full stop sticks: "the." is another word than "the".',
            ),
            *(
                (f"{x}/{y}", f"That is the text {how}, {case}.")
                for (how, case), (x, y) in counts.items()
            ),
        ),
        section=CASE,
        key=f"{PRECISION}def tokens(line):\n    return line{lowered}.{tokenize}\n"
        f"hypothesis, reference = tokens({hypothesis!r}), tokens({reference!r})\n"
        "p = modified_precision([reference], hypothesis, 1)\n"
        'f"{p.numerator}/{p.denominator}"',
    )


@redrawn
def two_signatures(random: Random) -> Question:
    """A short and a long signature: which setting is another one?"""
    names = {
        "nrefs": "the number of references",
        "case": "the case",
        "tok": "the tokenizer",
        "smooth": "the smoothing",
        "eff": "the effective order",
    }
    one = {
        "nrefs": random.choice("123"),
        "case": random.choice(("mixed", "lc")),
        "eff": random.choice(("no", "yes")),
        "tok": random.choice(("13a", "intl", "char", "none")),
        "smooth": random.choice(("exp", "none", "add-k[1.00]")),
    }
    values = {
        "nrefs": "123",
        "case": ("mixed", "lc"),
        "eff": ("no", "yes"),
        "tok": ("13a", "intl", "char", "none"),
        "smooth": ("exp", "none", "add-k[1.00]"),
    }
    key = random.choice(sorted(names))
    other = dict(one)
    other[key] = random.choice([v for v in values[key] if v != one[key]])
    long = "|".join(f"{k}:{v}" for k, v in one.items()) + "|version:2.6.0"
    letters = {"nrefs": "#", "case": "c", "eff": "e", "tok": "tok", "smooth": "s"}
    short = "|".join(f"{letters[k]}:{v}" for k, v in other.items()) + "|v:2.6.0"
    assert parse_signature(short).get(key) == other[key]
    wrong = [
        (text, f"Both say {one[k]} there. Look at the other fields.")
        for k, text in names.items()
        if k != key
    ]
    return Question(
        f"Two scores stand beside these signatures of sacreBLEU:\n\n`{long}`\n\n`{short}`\n\n"
        "The second one is in the short form. What must be made equal before the scores may "
        "be compared?",
        apart(
            random,
            (names[key], f"One says {one[key]}, the other {other[key]}."),
            *random.sample(wrong, 2),
            (
                "nothing, the settings are the same",
                "The short form writes other names for the same keys, but one value"
                " differs.",
            ),
        ),
        section=SIGNATURE,
        key=f"names = {names!r}\nlong, short = {long!r}, {short!r}\n"
        "fields = zip(long.split('|'), short.split('|'))\n"
        "values = [[x.split(':')[1] for x in pair] for pair in fields]\n"
        "place = next(k for k, (a, b) in enumerate(values) if a != b)\n"
        "names[long.split('|')[place].split(':')[0]]",
    )


QUESTIONS: tuple[Template, ...] = (
    how_many_tokens,
    what_stays_whole,
    one_side_only,
    pieces_of_words,
    four_ways_to_count,
    two_signatures,
)
