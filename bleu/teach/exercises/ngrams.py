"""Exercises of chapter 3: n-grams, and precisions of any order."""

import math
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import accumulate, chain, combinations, takewhile, zip_longest
from random import Random
from typing import Any

from bleu.ngrams import ngrams
from bleu.teach.by_hand import Such, by_hand
from bleu.teach.exercise import Exercise, Misconception, Open, Requirement
from bleu.teach.exercises.clipping import (
    ALL_OR_NOTHING,
    ALL_REFERENCES,
    AVERAGE,
    BY_THE_SUM,
    CASE_IGNORED,
    COPIES_TIMES_COPIES,
    EACH_WORD_ONCE,
    FEWEST_OF_OWNERS,
    FIRST_PURSE,
    LAST_PURSE,
    MAX_FOR_MIN,
    MAX_OF_KNOWN,
    MIN_LEFT_OUT,
    NEVER,
    NO_CLIP,
    ONE_COIN_LESS,
    ONE_COIN_MORE,
    OWNERS,
    THE_LOST,
    WHOLE_AVERAGE,
    in_order,
    kept_limit,
)
from bleu.teach.inputs import EDGES, pair, sentence

Sentence = list[str]
Sentences = list[list[str]]
Gram = tuple[str, ...]
Grams = Callable[[Sentence, int], list[Gram]]

WINDOW = "03_ngrams#look-through-a-window"
BUILD = "03_ngrams#build-it-copies-and-a-zip"
NOTHING_NEW = "03_ngrams#nothing-new-to-clip"
BORROWING = "03_ngrams#borrowing-from-two-references"
DECAY = "03_ngrams#why-the-precisions-fall"

SONG = "Half of my heart is in Havana ooh na na".split()
MODEL = "Half as my heart is in Obama ooh na".split()
PICTURE = "the picture the picture by me".split()
CLICKED = [
    "the picture is clicked by me".split(),
    "this picture was clicked by me".split(),
]
FERRY = [
    "the ferry leaves the island at noon today".split(),
    "today at noon our ferry sails from the island".split(),
]
BORROW = "our ferry leaves the island at noon today".split()


# ---- 3.1: four tables, in eight numbers


def tables_by_hand() -> list[tuple[int, int]]:
    """Exercise 3.1: matches and n-grams of each order."""
    return [(4, 6), (2, 5), (0, 4), (0, 3)]


def canceled(answer: Sequence[Sequence[int]]) -> bool:
    """Whether the fractions are right, with other numbers in them."""
    tables = tables_by_hand()
    pairs = zip(map(tuple, answer), tables, strict=True)
    return [*map(tuple, answer)] != tables and all(
        given in (table, Fraction(*table).as_integer_ratio()) for given, table in pairs
    )


CANCELED = Such(canceled)
STRINGS = Such(
    lambda answer: (
        isinstance(answer, str | list | tuple)
        and len(answer) > 0
        and all(isinstance(each, str) for each in answer)
    )
)

KNOWN_TABLES = (
    Misconception(
        "six below each line, and no clip",
        "Nothing is clipped, so all six words match. And six stand below each line: six words"
        " have five bigrams, four trigrams and three 4-grams.",
        NOTHING_NEW,
        program=lambda: [(6, 6), (3, 6), (0, 6), (0, 6)],
    ),
    Misconception(
        "a table for each reference, added",
        "Each reference has a table of its own here, and the two are added, above and below"
        " the line. The n-grams of the candidate are counted once.",
        BORROWING,
        program=lambda: [(7, 12), (3, 10), (0, 8), (0, 6)],
    ),
    Misconception(
        "windows over the end",
        "The windows run over the end: `me` and `by me` are counted among the longer n-grams. A"
        " sentence of six words has five bigrams, four trigrams and three 4-grams.",
        NOTHING_NEW,
        ("Where is the last place in which a window of n words can start?",),
        program=lambda: [(4, 6), (3, 6), (2, 6), (2, 6)],
    ),
    Misconception(
        "the unmatched counted",
        "The second numbers count the n-grams that are *not* paid for. How many are there"
        " in all?",
        NOTHING_NEW,
        program=lambda: [(4, 2), (2, 3), (0, 4), (0, 3)],
    ),
    Misconception(
        "canceled",
        "The fractions are right, but reduced. The counts themselves are asked for: how many"
        " of how many.",
        NOTHING_NEW,
        program=lambda: CANCELED,
    ),
    Misconception(
        "a string for a number",
        "Those are strings. Four pairs of numbers are asked for, `(…, …)`, without quotation"
        " marks.",
        NOTHING_NEW,
        program=lambda: STRINGS,
    ),
    Misconception(
        "n-grams word by word",
        "A trigram is counted that no reference has whole: its words have to stand there side"
        " by side, all three.",
        NOTHING_NEW,
        ("Read the trigrams of each reference aloud. Which one is the candidate's?",),
        program=lambda: [(4, 6), (2, 5), (1, 4), (0, 3)],
    ),
    Misconception(
        "denominator of the matches",
        "Where nothing is matched, nothing is counted here. The second number counts all"
        " n-grams of the candidate, matched or not.",
        NOTHING_NEW,
        ("How many trigrams has a sentence of six words?",),
        program=lambda: [(4, 6), (2, 5), (0, 0), (0, 0)],
    ),
    Misconception(
        "no clip",
        "Nothing is clipped: `the`, `picture` and `the picture` are said twice. How often does one"
        " reference have them?",
        NOTHING_NEW,
        ("The last column is the smaller of the two before it.",),
        program=lambda: [(6, 6), (3, 5), (0, 4), (0, 3)],
    ),
    Misconception(
        "clip by the sum",
        "One word too many is paid for, as if the counts of both references were added. The table"
        " asks for their maximum.",
        BORROWING,
        ("How often does the *one* reference with most `picture` have it?",),
        program=lambda: [(5, 6), (2, 5), (0, 4), (0, 3)],
    ),
    Misconception(
        "denominator of different n-grams",
        "The second numbers are those of *different* n-grams. A copy belongs there, too.",
        NOTHING_NEW,
        ("How many rows has the table, and how much is the sum of their counts?",),
        program=lambda: [(4, 4), (2, 4), (0, 4), (0, 3)],
    ),
    Misconception(
        "last n-gram lost",
        "Each second number is one too small, as if the last n-gram were lost, or a word of"
        " the candidate: six words have six unigrams.",
        BUILD,
        ("The number of n-grams is L - n + 1.",),
        program=lambda: [(4, 5), (2, 4), (0, 3), (0, 2)],
    ),
    Misconception(
        "windows over the end",
        "Six words, but fewer bigrams: no window may run over the end.",
        BUILD,
        program=lambda: [(4, 6), (2, 6), (0, 6), (0, 6)],
    ),
    Misconception(
        "blocks for windows",
        "It is as if the sentence were cut into blocks. The window slides by *one* word.",
        WINDOW,
        program=lambda: [(4, 6), (2, 3), (0, 2), (0, 1)],
    ),
    Misconception(
        "a ratio for a count",
        "Those are four ratios. Two numbers are asked for in each order.",
        NOTHING_NEW,
        program=lambda: [4 / 6, 2 / 5, 0, 0],
    ),
    Misconception(
        "denominator of the references",
        "The second numbers are those of both references, or twice the candidate's. They belong to"
        " the candidate, once.",
        NOTHING_NEW,
        program=lambda: [(4, 12), (2, 10), (0, 8), (0, 6)],
    ),
    Misconception(
        "last n-gram lost",
        "From order 2 on, each second number is one too small: the number of n-grams is L - n + 1.",
        BUILD,
        program=lambda: [(4, 6), (2, 4), (0, 3), (0, 2)],
    ),
    Misconception(
        "swapped results",
        "In each pair the numbers have changed places: first the sum of the clipped counts.",
        NOTHING_NEW,
        program=lambda: [(6, 4), (5, 2), (4, 0), (3, 0)],
    ),
    Misconception(
        "no clip",
        "One bigram too many is paid for. `the picture` is said twice, and no reference has it"
        " twice; `picture the` and `picture by` are in none of them, though their words are.",
        NOTHING_NEW,
        program=lambda: [(4, 6), (3, 5), (0, 4), (0, 3)],
    ),
    Misconception(
        "no clip",
        "The words are not clipped: `the` and `picture` are said twice, and no reference has them"
        " twice.",
        NOTHING_NEW,
        program=lambda: [(6, 6), (2, 5), (0, 4), (0, 3)],
    ),
    Misconception(
        "a bigram overlooked",
        "One bigram too few is paid for: both `the picture` and `by me` are in the first reference.",
        NOTHING_NEW,
        program=lambda: [(4, 6), (1, 5), (0, 4), (0, 3)],
    ),
    Misconception(
        "only one reference",
        "Too few are paid for, as if only the second reference were asked, or the one that has an"
        " n-gram least often. The table asks for the *maximum*.",
        BORROWING,
        program=lambda: [(3, 6), (1, 5), (0, 4), (0, 3)],
    ),
    Misconception(
        "every reference pays",
        "It is as if each reference paid anew: an n-gram that stands in both counts twice.",
        BORROWING,
        program=lambda: [(7, 6), (3, 5), (0, 4), (0, 3)],
    ),
    Misconception(
        "n-grams word by word",
        "All n-grams are paid for, as if each copy counted as soon as a reference has its words."
        " They have to stand there side by side, and as often as they are to be paid for.",
        NOTHING_NEW,
        program=lambda: [(6, 6), (5, 5), (4, 4), (3, 3)],
    ),
    Misconception(
        "n ignored",
        "Words are counted in every order. Cut the sentence into n-grams first.",
        WINDOW,
        program=lambda: [(4, 6), (4, 6), (4, 6), (4, 6)],
    ),
    Misconception(
        "n ignored",
        "The clipped counts are those of the words in every order.",
        WINDOW,
        program=lambda: [(4, 6), (4, 5), (4, 4), (4, 3)],
    ),
    Misconception(
        "the unmatched counted",
        "The first numbers count what is *not* matched.",
        NOTHING_NEW,
        program=lambda: [(2, 6), (3, 5), (4, 4), (3, 3)],
    ),
    Misconception(
        "a window too many",
        "Each second number is one too large: the number of n-grams is L - n + 1.",
        BUILD,
        program=lambda: [(4, 7), (2, 6), (0, 5), (0, 4)],
    ),
    Misconception(
        "denominator of the references",
        "The second numbers count n-grams that are matched without a clip; all belong there.",
        NOTHING_NEW,
        program=lambda: [(4, 6), (2, 3), (0, 0), (0, 0)],
    ),
    Misconception(
        "a sum over the orders",
        "Each pair adds up all orders to its own. One order is counted in each.",
        NOTHING_NEW,
        program=lambda: [(4, 6), (6, 11), (6, 15), (6, 18)],
    ),
    Misconception(
        "n-grams with gaps",
        "The matches fall by one from order to order, as if an n-gram might have gaps in a"
        " reference. Its words stand there side by side.",
        NOTHING_NEW,
        program=lambda: [(4, 6), (3, 5), (2, 4), (1, 3)],
    ),
    Misconception(
        "a sum over the orders",
        "Those are the sums over all orders. One pair for each order is asked for.",
        NOTHING_NEW,
        program=lambda: (6, 18),
    ),
    Misconception(
        "only the matches",
        "Those are the clipped counts. The number of n-grams of each order belongs beside them.",
        NOTHING_NEW,
        program=lambda: [4, 2, 0, 0],
    ),
    Misconception(
        "only the totals",
        "Those are the numbers of n-grams. The clipped counts belong beside them.",
        NOTHING_NEW,
        program=lambda: [6, 5, 4, 3],
    ),
    Misconception(
        "rows and columns mixed up",
        "Those are two lists. Four pairs are asked for, one for each order.",
        NOTHING_NEW,
        program=lambda: [(4, 2, 0, 0), (6, 5, 4, 3)],
    ),
    Misconception(
        "rows and columns mixed up",
        "Those are two lists. Four pairs are asked for, one for each order.",
        NOTHING_NEW,
        program=lambda: ([4, 2, 0, 0], [6, 5, 4, 3]),
    ),
    Misconception(
        "rows and columns mixed up",
        "Those are two lists. Four pairs are asked for, one for each order.",
        NOTHING_NEW,
        program=lambda: [[4, 2, 0, 0], [6, 5, 4, 3]],
    ),
    Misconception(
        "a dictionary for a list",
        "The pairs are right. They are asked for in a list, without the orders.",
        NOTHING_NEW,
        program=lambda: dict(enumerate(tables_by_hand(), 1)),
    ),
)

TABLES = Exercise(
    "3.1",
    "tables",
    tables_by_hand,
    NOTHING_NEW,
    wrong=by_hand(
        tables_by_hand(),
        [
            f"the {what} of order {n}"
            for n in range(1, 5)
            for what in ("matches", "total")
        ],
        KNOWN_TABLES,
        groups=((0, 1), (2, 3), (4, 5), (6, 7), (0, 2, 4, 6), (1, 3, 5, 7), (0, 2, 4)),
    ),
)


# ---- 3.2: my_ngrams

Starts = Callable[[int, int], Iterable[int]]
Cut = Callable[[Sentence, int, int], Sentence]


def full_windows(length: int, n: int) -> range:
    """Where a window can start."""
    return range(length - n + 1)


def window(tokens: Sentence, start: int, size: int) -> Sentence:
    """So many words from there on."""
    return tokens[start : start + size]


def slide(
    tokens: Sentence,
    n: int,
    *,
    starts: Starts = full_windows,
    width: Callable[[int], int] = lambda n: n,
    cut: Cut = window,
) -> list[Gram]:
    """All n-grams, from left to right; the steps in which people differ."""
    size = width(n)
    return [tuple(cut(tokens, i, size)) for i in starts(len(tokens), n)]


def steps_of_n(length: int, n: int) -> range:
    """Windows that do not overlap."""
    return range(0, length - n + 1, n)


def padded(tokens: Sentence, n: int) -> list[Gram]:
    """With None where the sentence has ended."""
    return [*zip_longest(*[tokens[start:] for start in range(n)])]


def around(tokens: Sentence, n: int) -> list[Gram]:
    """The sentence as a ring."""
    twice = tokens + tokens
    return [tuple(twice[i : i + n]) for i in range(len(tokens))]


def marked(tokens: Sentence, n: int) -> Such:
    """All n-grams, and some more in which there are marks."""
    right = slide(tokens, n)

    def holds(given: list[Gram]) -> bool:
        whole = [g for g in given if set(g) <= set(tokens)]
        return type(given) is list and whole == right

    return Such(holds, [right], key=("marked", *right))


def of_all_orders(tokens: Sentence, n: int) -> list[Gram]:
    """Unigrams, bigrams and so on, one order after the other."""
    return [gram for order in range(1, n + 1) for gram in ngrams(tokens, order)]


def draw_tokens(random: Random) -> tuple[Sentence, int]:
    """A sentence and an order."""
    return sentence(random, 0, 8), random.randint(1, 4)


LAST_LOST = Misconception(
    "last n-gram lost",
    "The last n-gram is missing, as if the starts ended one too early.",
    BUILD,
    (
        "A sentence of three words has two bigrams. How many starts does your range have?",
        "The number of n-grams is L - n + 1.",
    ),
    steps={"starts": lambda length, n: range(length - n)},
)
OVER_THE_END = Misconception(
    "windows over the end",
    "The last items are too short: their windows run over the end of the sentence.",
    BUILD,
    ("Where is the last place in which a window of n words can start?",),
    steps={"starts": lambda length, n: range(length)},
)
BLOCKS = Misconception(
    "blocks for windows",
    "The sentence is cut into blocks. The window slides by *one* word.",
    WINDOW,
    ("What is the third argument of `range` for?",),
    steps={"starts": steps_of_n},
)
A_WINDOW_MORE = Misconception(
    "a window too many",
    "The last item is too short, as if there were one start too many.",
    BUILD,
    (
        "Where is the last place in which a window of n words can start?",
        "The number of n-grams is L - n + 1.",
    ),
    steps={"starts": lambda length, n: range(length - n + 2)},
)
SHORT_ONES = Misconception(
    "a window that is not full",
    "A sentence shorter than n gives one short n-gram. It has none.",
    BUILD,
    ("How many trigrams has a sentence of one word?",),
    steps={"starts": lambda length, n: range(max(1, length - n + 1))},
)
TWO_LOST = Misconception(
    "last n-gram lost",
    "The last two n-grams are missing, as if the starts ended two too early: 1 taken"
    " away where it should be added.",
    BUILD,
    LAST_LOST.hints,
    steps={"starts": lambda length, n: range(length - n - 1)},
)
ONE_END = tuple(
    Misconception(
        "only one end moves",
        says,
        BUILD,
        ("In `tokens[a:b]`, both ends have to move.",),
        steps={"cut": cut},
    )
    for says, cut in (
        (
            "The items all begin with the first word, and get longer and longer, as if one"
            " end of the window stood still.",
            lambda tokens, start, size: tokens[: start + size],
        ),
        (
            "The items all run to the end of the sentence, as if that end of the window stood"
            " still.",
            lambda tokens, start, size: tokens[start:],
        ),
    )
)
FEW_STARTS = Misconception(
    "as many n-grams as the order",
    "There are n items at most, however long the sentence is. Its length says how many there are.",
    BUILD,
    steps={"starts": lambda length, n: range(min(n, max(0, length - n + 1)))},
)

MY_NGRAMS = Exercise(
    "3.2",
    "my_ngrams",
    slide,
    BUILD,
    cases=[
        (["we", "met", "her"], 2),
        (["we", "met"], 1),
        (["yes"], 3),
        ([], 1),
        (["na", "na", "na"], 2),
        (["na"], 2),
        (["we", "met", "her"], 3),
        ([], 5),
        ([], 2),
        (["na"] * 4, 6),
        (["na"] * 5, 5),
        (["the", "the", "a", "on", "a"], 5),
        (["the", "a", "on", "a", "cat", "the", "a"], 5),
        (["the", "a", "on", "a", "cat", "the", "a"], 6),
        (["a", "a", "b"], 1),
        (["a", "b", "a", "b", "a"], 2),
        (["Na", "na"], 1),
        (["met", "her"], 2),
        (["a", "b", "a", "b", "a", "b", "a", "b", "a"], 3),
    ],
    generate=draw_tokens,
    kinds={
        "n = 1": lambda tokens, n: n == 1,
        "an empty sentence": lambda tokens, n: not tokens,
        "a sentence that is shorter than n": lambda tokens, n: len(tokens) < n,
        "a sentence of n words": lambda tokens, n: len(tokens) == n,
        "an n-gram that comes twice": lambda tokens, n: (
            len(set(ngrams(tokens, n))) < len(ngrams(tokens, n))
        ),
    },
    parts={"the list of words": lambda tokens, n: tokens},
    accepts=lambda tokens, n: n > 0,
    wrong=(
        LAST_LOST,
        OVER_THE_END,
        A_WINDOW_MORE,
        TWO_LOST,
        BLOCKS,
        *ONE_END,
        Misconception(
            "blocks for windows",
            "The sentence is cut into blocks, and what is left over is kept.",
            WINDOW,
            BLOCKS.hints,
            steps={"starts": lambda length, n: range(0, length, n)},
        ),
        FEW_STARTS,
        replace(
            FEW_STARTS,
            says="There are always n items, however long the sentence is. Its length says how many"
            " there are.",
            steps={"starts": lambda length, n: range(n)},
        ),
        Misconception(
            "packed",
            "Each n-gram is packed into a list of its own.",
            BUILD,
            ("`append` packs nothing: what stands between its brackets?",),
            program=lambda tokens, n: [[gram] for gram in slide(tokens, n)],
        ),
        Misconception(
            "n ignored",
            "It gives bigrams, whatever n is.",
            WINDOW,
            ("Which number in your code should be n?",),
            program=lambda tokens, n: ngrams(tokens, 2),
        ),
        Misconception(
            "n ignored",
            "It gives single words, whatever n is.",
            WINDOW,
            program=lambda tokens, n: ngrams(tokens, 1),
        ),
        Misconception(
            "n ignored",
            "There is one start fewer than there are words, whatever n is.",
            WINDOW,
            ("Of L words, how many can start a window of width n?",),
            steps={"starts": lambda length, n: range(length - 1)},
        ),
        Misconception(
            "n ignored",
            "There are two starts fewer than there are words, whatever n is.",
            WINDOW,
            ("Of L words, how many can start a window of width n?",),
            steps={"starts": lambda length, n: range(length - 2)},
        ),
        Misconception(
            "only the ends of a window",
            "Each item is the first and the last word of a window; those between are lost.",
            WINDOW,
            program=lambda tokens, n: [
                (gram[0], gram[-1]) for gram in slide(tokens, n)
            ],
        ),
        Misconception(
            "packed",
            "Each n-gram is packed into a tuple of its own, with one list in it.",
            BUILD,
            (
                "`tuple(x)` makes a tuple of the items of x; `(x,)` has one item, x itself.",
            ),
            program=lambda tokens, n: [([*gram],) for gram in slide(tokens, n)],
        ),
        Misconception(
            "one word too many",
            "Each n-gram but the last has a word too many.",
            BUILD,
            (
                "A slice stops before its end: which words has `tokens[a:b]`?",
                "`tokens[2:4]` has how many words?",
            ),
            steps={"width": lambda n: n + 1},
        ),
        Misconception(
            "one word too few",
            "Each n-gram has a word too few.",
            BUILD,
            (
                "A slice stops before its end: which words has `tokens[a:b]`?",
                "`tokens[2:4]` has how many words?",
            ),
            steps={"width": lambda n: n - 1},
        ),
        Misconception(
            "a slice up to n",
            "The items all end at place n, and those that begin there or behind it are empty. Each"
            " should end n places behind its start.",
            BUILD,
            ("In `tokens[a:b]`, both ends have to move.",),
            program=lambda tokens, n: [
                tuple(tokens[i:n]) for i in full_windows(len(tokens), n)
            ],
        ),
        Misconception(
            "all orders up to n",
            "The shorter n-grams are there, too. Order n alone is asked for.",
            WINDOW,
            program=of_all_orders,
        ),
        Misconception(
            "padded",
            "The windows run over the end, and are filled up with something.",
            BUILD,
            ("An n-gram never crosses the end of a sentence.",),
            program=padded,
        ),
        *(
            Misconception(
                "padded",
                "Marks are put before or behind the sentence, and they are in n-grams now.",
                BUILD,
                (
                    "An n-gram is made of the words of the sentence, and of nothing else.",
                ),
                program=program,
            )
            for program in (
                lambda tokens, n: marked(tokens, n) if n > 1 else slide(tokens, n),
                lambda tokens, n: marked(tokens, n),
            )
        ),
        Misconception(
            "padded",
            "The windows run over the end, and start again in front.",
            BUILD,
            ("An n-gram never crosses the end of a sentence.",),
            program=around,
        ),
        Misconception(
            "words that are no neighbors",
            "These are all choices of n words. In an n-gram, the words stand side by side.",
            WINDOW,
            program=lambda tokens, n: [*combinations(tokens, n)],
        ),
        Misconception(
            "a window that is not full",
            "A sentence shorter than n gives one short n-gram. It has none.",
            BUILD,
            ("How many trigrams has a sentence of one word?",),
            program=lambda tokens, n: slide(tokens, n) or [tuple(tokens)],
        ),
        Misconception(
            "off by one",
            "A sentence of exactly n words has one n-gram. Here it has none.",
            BUILD,
            ("Is it `<` or `<=`?",),
            program=lambda tokens, n: slide(tokens, n) if len(tokens) > n else [],
        ),
        Misconception(
            "words for tuples of one",
            "For n = 1 the items are strings. A unigram is a tuple, too, with one word in it.",
            BUILD,
            ('A tuple of one word is written `("we",)`.',),
            program=lambda tokens, n: tokens if n == 1 else slide(tokens, n),
        ),
        Misconception(
            "words in any order",
            "The words of each n-gram are sorted. An n-gram keeps the order of the sentence.",
            WINDOW,
            ("Is there a `sorted` or a `set` around an n-gram?",),
            program=lambda tokens, n: [
                tuple(sorted(gram)) for gram in slide(tokens, n)
            ],
        ),
        *(
            Misconception(
                "characters",
                f"The items are tuples of letters{more}, as if the words of an n-gram were joined,"
                " and taken apart again.",
                BUILD,
                ("`tuple` of a string is a tuple of its characters.",),
                program=lambda tokens, n, between=between: [
                    tuple(between.join(gram)) for gram in slide(tokens, n)
                ],
            )
            for between, more in (("", ""), (" ", " and spaces"))
        ),
        Misconception(
            "only one item",
            "It is one tuple, of the first n words. A list of all n-grams is asked for.",
            BUILD,
            program=lambda tokens, n: tuple(tokens[:n]),
        ),
        Misconception(
            "each n-gram once",
            "Each n-gram is there only once, and their order is lost, as in a set.",
            BUILD,
            ("How many 1-grams has `a b a`?",),
            program=lambda tokens, n: list(set(slide(tokens, n))),
        ),
        Misconception(
            "words joined to a string",
            "Each n-gram is a tuple with one string in it. The n words of a window are n items"
            " of a tuple.",
            BUILD,
            ("A slice of the tokens, turned into a tuple, is an n-gram already.",),
            program=lambda tokens, n: [(" ".join(gram),) for gram in ngrams(tokens, n)],
        ),
        Misconception(
            "return inside the loop",
            "It is the list of the first n-gram alone, as if the loop were left after one round.",
            BUILD,
            ("How far is the `return` indented?",),
            after=lambda result, *_: result[:1],
        ),
        *(
            Misconception(
                "copies not zipped",
                "These are copies of the sentence, each beginning one word later. An n-gram is"
                " read across them: the first word of each, then the second of each.",
                WINDOW,
                ("What does `zip` do with several lists?", "And with `*` before them?"),
                program=lambda tokens, n, make=make: [
                    make(tokens[start:]) for start in range(n)
                ],
            )
            for make in (tuple, list)
        ),
    ),
)


# ---- 3.3: my_matches of any order


def count_ngrams(
    hypothesis: Sentence,
    references: Sentences,
    n: int,
    *,
    grams: Grams = ngrams,
    words: Callable[[list[Gram]], Collection[Gram]] = set,
    limit: Callable[[Iterable[int]], int] = max,
    clip: Callable[[int, int], int] = min,
) -> int:
    """How many n-grams are paid for; the steps are those of chapter 2, and `grams`."""
    said = grams(hypothesis, n)
    held = [grams(reference, n) for reference in references]
    return sum(
        clip(said.count(gram), limit([each.count(gram) for each in held]))
        for gram in words(said)
    )


def draw(random: Random) -> tuple[Sentence, Sentences, int]:
    """A hypothesis, its references, an order; short orders more often."""
    return (*pair(random), random.choice([1, 2, 2, 2, 3, 3, 4]))


def word_by_word(hypothesis: Sentence, references: Sentences, n: int) -> int:
    """An n-gram counts if a reference has all its words, wherever they stand."""
    said = ngrams(hypothesis, n)
    return sum(any(set(gram) <= set(r) for r in references) for gram in said)


def by_place(hypothesis: Sentence, references: Sentences, n: int) -> int:
    """An n-gram counts where a reference has it at the same place."""
    held = [ngrams(r, n) for r in references]
    places = enumerate(ngrams(hypothesis, n))
    return sum(any(h[k : k + 1] == [gram] for h in held) for k, gram in places)


def as_text(hypothesis: Sentence, references: Sentences, n: int) -> int:
    """N-grams are looked for in the text of the references: "is a" is in "this apple"."""
    said = Counter(" ".join(gram) for gram in ngrams(hypothesis, n))
    return sum(
        min(count, max(" ".join(r).count(text) for r in references))
        for text, count in said.items()
    )


def of_orders(count: Callable[[Any, Any, int], int]) -> Callable[[Any, Any, int], int]:
    """The sum over all orders up to n."""
    return lambda hypothesis, references, n: sum(
        count(hypothesis, references, order) for order in range(1, n + 1)
    )


def last_gram(
    order: Callable[[list[Gram]], Iterable[Gram]],
    hypothesis: Sentence,
    references: Sentences,
    n: int,
) -> int:
    """Each n-gram writes over what those before it have paid."""
    said = ngrams(hypothesis, n)
    *_, last = [None, *order(said)]
    held = (ngrams(r, n).count(last) for r in references if last)
    return min(said.count(last), max(held, default=0)) if last else 0


def kept_limit_of_grams(
    order: Callable[[Any], Any], hypothesis: Sentence, references: Sentences, n: int
) -> int:
    """The limit of one n-gram is still there for the next one."""
    count: Any = kept_limit(order, max)
    paid: int = count(ngrams(hypothesis, n), [ngrams(r, n) for r in references])
    return paid


def order_of_references(hypothesis: Sentence, references: Sentences, n: int) -> int:
    """The hypothesis is cut into n-grams, the references are not."""
    held: list[list[Gram]] = [[(word,) for word in r] for r in references]
    said = ngrams(hypothesis, n)
    return sum(min(said.count(g), max(h.count(g) for h in held)) for g in set(said))


def with_grams(wrong: Misconception) -> Misconception:
    """A mistake in `my_ngrams`, seen in what is counted with it."""
    starts: Starts = wrong.steps["starts"]  # type: ignore[assignment]
    return Misconception(
        wrong.name,
        f"It is as if `my_ngrams` were wrong. {wrong.says}",
        wrong.section,
        wrong.hints,
        steps={"grams": lambda tokens, n: slide(tokens, n, starts=starts)},
    )


def about_ngrams(wrong: Misconception) -> Misconception:
    """A mistake with words, told of n-grams."""

    def told(text: str) -> str:
        for word, gram in (("a word", "an n-gram"), ("A word", "An n-gram")):
            text = re.sub(rf"\b{word}\b", gram, text)
        return re.sub(r"\bword\b", "n-gram", text)

    return replace(wrong, says=told(wrong.says), hints=tuple(map(told, wrong.hints)))


CLIPS = (
    replace(
        NEVER,
        says="It is 0, as if n-grams were never compared with n-grams,"
        " but with words or with whole sentences.",
        hints=(
            "On which two sides does `my_ngrams` belong?",
            "`references` is a list of sentences. Of what does `my_ngrams` make n-grams?",
        ),
    ),
    *map(
        about_ngrams,
        (
            AVERAGE,
            MAX_FOR_MIN,
            MAX_OF_KNOWN,
            NO_CLIP,
            BY_THE_SUM,
            ALL_REFERENCES,
            MIN_LEFT_OUT,
            EACH_WORD_ONCE,
            COPIES_TIMES_COPIES,
            ALL_OR_NOTHING,
            THE_LOST,
            ONE_COIN_MORE,
            ONE_COIN_LESS,
            LAST_PURSE,
            FIRST_PURSE,
            OWNERS,
            FEWEST_OF_OWNERS,
            WHOLE_AVERAGE,
        ),
    ),
)


def two_sides(said: Grams, held: Grams) -> Callable[[Sentence, Sentences, int], int]:
    """The hypothesis and the references are cut in different ways."""

    def count(hypothesis: Sentence, references: Sentences, n: int) -> int:
        mine, theirs = said(hypothesis, n), [held(r, n) for r in references]
        return sum(
            min(mine.count(g), max(each.count(g) for each in theirs)) for g in set(mine)
        )

    return count


def of_order(fixed: int) -> Grams:
    """N-grams of this order, whatever is asked for."""
    return lambda tokens, n: ngrams(tokens, fixed)


def without_last(tokens: Sentence, n: int) -> list[Gram]:
    """The last n-gram is lost."""
    return ngrams(tokens, n)[:-1]


ONE_SIDE = (
    *(
        Misconception(
            "n ignored",
            f"Unless n is {fixed} it is 0, as if one side, the hypothesis or the references, were"
            f" always cut into {fixed}-grams.",
            NOTHING_NEW,
            ("Which number in your code should be n?",),
            program=two_sides(ngrams, of_order(fixed)),
        )
        for fixed in (2, 3, 4)
    ),
    Misconception(
        "last n-gram lost",
        "The last n-gram of each reference is lost; those of the hypothesis are all there.",
        BUILD,
        program=two_sides(ngrams, without_last),
    ),
    Misconception(
        "last n-gram lost",
        "The last n-gram of the hypothesis is lost; those of the references are all there.",
        BUILD,
        program=two_sides(without_last, ngrams),
    ),
)
ANY_ORDER = tuple(
    Misconception(
        "words in any order",
        f"The words of an n-gram may stand in any order{more}. `my heart` is not `heart my`.",
        NOTHING_NEW,
        ("Is there a `sorted` or a `set` around an n-gram?",),
        steps={"grams": grams},
    )
    for more, grams in (
        ("", lambda tokens, n: [tuple(sorted(gram)) for gram in ngrams(tokens, n)]),
        (
            ", and it is forgotten how often it has them",
            lambda tokens, n: [frozenset(gram) for gram in ngrams(tokens, n)],
        ),
    )
)


def by_all_ngrams(hypothesis: Sentence, references: Sentences, n: int) -> int:
    """The limit of an n-gram is the number of all n-grams of a reference that has it."""
    said = Counter(ngrams(hypothesis, n))
    pages = [ngrams(reference, n) for reference in references]
    return sum(
        min(copies, max((len(page) for page in pages if ngram in page), default=0))
        for ngram, copies in said.items()
    )


CASES = [
    (["The", "boat"], [["the", "boat"]], 1),
    ("now here".split(), ["no where".split()], 2),  # not the same without the space
    (["The", "boat"], [["the", "boat"]], 2),
    (PICTURE, CLICKED, 2),
    (BORROW, FERRY, 2),
    (BORROW, FERRY, 3),
    (MODEL, [SONG], 2),
    ("the boat and the boat".split(), ["the boat and the boat".split()], 2),
    (["the", "boat"], ["the boat and the boat".split()], 2),
    (
        "the picture and the picture".split(),
        ["the picture is here".split(), "see the picture".split()],
        2,
    ),
    ("the boat the boat the boat".split(), ["the boat is here".split()], 2),
    (["is", "a"], [["this", "apple"]], 2),
    (["the", "dog"], [["see", "the"], ["dog", "ran"]], 2),
    (["cat", "the", "dog"], [["a", "cat", "the"], ["dog", "ran", "on"]], 3),
    (["na"], [SONG], 2),
    ([], FERRY, 1),
    ("the the the".split(), [["the", "boat"]], 1),
    *((hypothesis, references, n) for n in (1, 2) for hypothesis, references in EDGES),
    (["a", "b", "c"], [["a", "b", "c"]], 3),
    (["a", "b", "c"], [["a", "b", "c", "d"], ["a", "b"], []], 3),
    (["a", "b", "c"], [[], ["a", "b"], ["a", "b", "c", "d"]], 3),
    (["a", "a", "a", "a", "a"], [["a", "a", "a"], ["a", "a", "a", "a"]], 3),
    (["a", "b", "a", "b", "a"], [["b", "a", "b", "a"], ["a", "b"]], 2),
    (["a", "b", "c", "d"], [["d", "c", "b", "a"]], 2),
    (["a", "b", "c", "d", "e"], [["a", "b", "c", "d"], ["b", "c", "d", "e"]], 4),
    (["a", "b", "c", "d", "e", "f"], [["a", "b", "c", "d", "e", "f"]], 5),
    (["a", "b"], [["a", "b", "c"]], 5),
    (["ab"], [["a", "b"]], 2),
    (["a", "b"], [["ab"]], 1),
]
KINDS: dict[str, Callable[..., bool]] = {
    "an empty hypothesis": lambda hypothesis, references, n: not hypothesis,
    "a hypothesis that is shorter than n": lambda hypothesis, references, n: (
        len(hypothesis) < n
    ),
    "a reference that is shorter than n": lambda hypothesis, references, n: (
        min(map(len, references)) < n
    ),
    "a hypothesis that is shorter than n, but not empty": lambda hypothesis, references, n: (
        0 < len(hypothesis) < n
    ),
    "a hypothesis of n words": lambda hypothesis, references, n: len(hypothesis) == n,
    "n = 1": lambda hypothesis, references, n: n == 1,
    "n larger than 1": lambda hypothesis, references, n: n > 1,
    "n larger than 2": lambda hypothesis, references, n: n > 2,
    "several references": lambda hypothesis, references, n: len(references) > 1,
}

BEST_REFERENCE = (
    "One reference is chosen for all n-grams. Each n-gram may choose its own."
)
BEST_HINTS = (
    "Which loop is outside: the one over n-grams, or the one over references?",
)


def gives_up(hypothesis: Sentence, references: Sentences, n: int) -> int:
    """One reference without any n-gram ends it all."""
    if any(len(reference) < n for reference in references):
        return 0
    return count_ngrams(hypothesis, references, n)


def longer_than_n(hypothesis: Sentence, references: Sentences, n: int) -> int:
    """A hypothesis of n words counts as too short."""
    return count_ngrams(hypothesis, references, n) if len(hypothesis) > n else 0


def clipped_once(hypothesis: Sentence, references: Sentences, n: int) -> int:
    """Matches without a limit, and the sum of the limits: the smaller one."""
    held = [ngrams(reference, n) for reference in references]
    said = Counter(ngrams(hypothesis, n))
    limits = {gram: max(each.count(gram) for each in held) for gram in said}
    found = sum(count for gram, count in said.items() if limits[gram])
    return min(found, sum(limits.values()))


def by_words(hypothesis: Sentence, references: Sentences, n: int) -> int:
    """The limit of an n-gram is the smallest limit of its words."""
    said = Counter(ngrams(hypothesis, n))
    return sum(
        min(count, max(min(r.count(word) for word in gram) for r in references))
        for gram, count in said.items()
    )


def without_overlap(hypothesis: Sentence, references: Sentences, n: int) -> int:
    """Behind an n-gram that is paid for, the next one begins."""
    held = [ngrams(reference, n) for reference in references]
    limits = {gram: max(e.count(gram) for e in held) for gram in ngrams(hypothesis, n)}
    paid = start = 0
    while start + n <= len(hypothesis):
        gram = tuple(hypothesis[start : start + n])
        match = limits[gram] > 0
        limits[gram] -= match
        paid += match
        start += n if match else 1
    return paid


MATCHES_ALONE = (
    Misconception(
        "off by one",
        "A hypothesis of exactly n words gets 0, as if it were too short. It has one n-gram.",
        NOTHING_NEW,
        ("Is it `<` or `<=`?",),
        program=longer_than_n,
    ),
    Misconception(
        "all references must be long enough",
        "It gives 0 as soon as one reference is shorter than n. Another one may have the"
        " n-gram.",
        NOTHING_NEW,
        ("What should a reference without any n-gram do to the others?",),
        program=gives_up,
    ),
    Misconception(
        "clip at the end",
        "The sums are clipped, once, and not each n-gram: coins of one n-gram pay for"
        " another.",
        NOTHING_NEW,
        ("Where does `min` stand: in the loop, or behind it?",),
        program=clipped_once,
    ),
    Misconception(
        "words for n-grams",
        "The limit of an n-gram is that of its rarest *word* in a reference. Its words have to stand"
        " there in a row.",
        NOTHING_NEW,
        ("Make n-grams of the references, too.",),
        program=by_words,
    ),
    Misconception(
        "blocks for windows",
        "Behind an n-gram that is paid for, the next one begins. N-grams overlap: each word"
        " starts one.",
        NOTHING_NEW,
        ("By how many words does the window slide?",),
        program=without_overlap,
    ),
)


MY_MATCHES = Exercise(
    "3.3",
    "my_matches",
    count_ngrams,
    NOTHING_NEW,
    cases=CASES,
    generate=draw,
    kinds=KINDS,
    parts={
        "the number of n-grams": lambda hypothesis, references, n: len(
            ngrams(hypothesis, n)
        ),
    },
    accepts=lambda hypothesis, references, n: n > 0 and len(references) > 0,
    wrong=(
        Misconception(
            "n ignored",
            "Single words are counted, whatever n is. Make n-grams of both sides first.",
            NOTHING_NEW,
            ("Where does `my_ngrams` come in?",),
            program=lambda hypothesis, references, n: count_ngrams(
                hypothesis, references, 1
            ),
        ),
        *CLIPS,
        *(
            Misconception(
                "not reset",
                "It is as if the limit of one n-gram were still there for the next one; it"
                " should begin at 0 for each n-gram.",
                NOTHING_NEW,
                ("Which line belongs *into* the loop over the n-grams?",),
                program=partial(kept_limit_of_grams, order),
            )
            for order in (in_order, dict.fromkeys)
        ),
        Misconception(
            "words less n - 1",
            "It is as if words were paid for, and n - 1 taken away in the end, down to 0 at most. The"
            " n-grams themselves have to agree.",
            NOTHING_NEW,
            ("`home sweet` and `sweet home`: how many pairs do they share?",),
            program=lambda hypothesis, references, n: max(
                0, count_ngrams(hypothesis, references, 1) - n + 1
            ),
        ),
        Misconception(
            "the total for the limit",
            "The limit of an n-gram is how many n-grams of any kind a reference has that has it. Its"
            " own copies there are the limit.",
            NOTHING_NEW,
            ("`the the` and `the boat`, n = 1: how often is `the` paid for?",),
            program=by_all_ngrams,
        ),
        Misconception(
            "clip by the best reference",
            BEST_REFERENCE,
            BORROWING,
            BEST_HINTS,
            program=lambda hypothesis, references, n: max(
                count_ngrams(hypothesis, [r], n) for r in references
            ),
        ),
        Misconception(
            "every reference pays",
            "Each reference pays anew: an n-gram that stands in two of them counts twice.",
            BORROWING,
            ("How many coins can one copy of an n-gram cost at most?",),
            program=lambda hypothesis, references, n: sum(
                count_ngrams(hypothesis, [r], n) for r in references
            ),
        ),
        with_grams(LAST_LOST),
        with_grams(SHORT_ONES),
        with_grams(OVER_THE_END),
        with_grams(BLOCKS),
        *(
            Misconception(
                "set where it should grow",
                "Only one n-gram has an effect, the last that is asked about, as if what those"
                " before it paid were written over.",
                NOTHING_NEW,
                ("Is it `=` or `+=`? Does the sum begin anew in each round?",),
                program=partial(last_gram, order),
            )
            for order in (set, dict.fromkeys)
        ),
        Misconception(
            "n-grams word by word",
            "An n-gram counts, each copy of it, as soon as a reference has all its words. It has"
            " to stand there whole, side by side; and as often as it is to be paid for.",
            NOTHING_NEW,
            ("`my heart` is in the song. Is `heart my`?",),
            program=word_by_word,
        ),
        CASE_IGNORED,
        Misconception(
            "all orders up to n",
            "The matches of the shorter n-grams are added, too.",
            NOTHING_NEW,
            program=of_orders(count_ngrams),
        ),
        Misconception(
            "by place",
            "N-grams are compared place by place; they may stand anywhere.",
            NOTHING_NEW,
            program=by_place,
        ),
        Misconception(
            "substrings for words",
            "N-grams are looked for in the text of a reference: `is a` is in `this apple`.",
            BUILD,
            ("Tuples have to agree word for word.",),
            program=as_text,
        ),
        Misconception(
            "words of the references for n-grams",
            "Unless n is 1 it is 0, as if one side were cut into n-grams, and the other, the references"
            " or the hypothesis, were still words.",
            NOTHING_NEW,
            ("On which two sides does `my_ngrams` belong?",),
            program=order_of_references,
        ),
        *ONE_SIDE,
        *ANY_ORDER,
        Misconception(
            "n for each n-gram",
            "Each n-gram that is paid for counts n times, once for each of its words. It is"
            " one n-gram.",
            NOTHING_NEW,
            after=lambda result, hypothesis, references, n: n * result,
        ),
        Misconception(
            "a pair for a count",
            "Those are two numbers, the matches and the total. The first alone is asked for.",
            NOTHING_NEW,
            after=lambda result, hypothesis, references, n: (
                result,
                len(ngrams(hypothesis, n)),
            ),
        ),
        Misconception(
            "a ratio for a count",
            "That is a share, the precision. How many n-grams are paid for?",
            NOTHING_NEW,
            after=lambda result, hypothesis, references, n: (
                result / len(ngrams(hypothesis, n)) if len(hypothesis) >= n else 0
            ),
        ),
        Misconception(
            "a ratio for a count",
            "That is a share, the precision. How many n-grams are paid for?",
            NOTHING_NEW,
            after=lambda result, hypothesis, references, n: (
                result / len(ngrams(hypothesis, n))
            ),
        ),
        *MATCHES_ALONE,
        Misconception(
            "a smaller order",
            "For a hypothesis of fewer than n words, n is lowered to its length. It has no n-gram of"
            " order n, so nothing matches.",
            WINDOW,
            ("How many pairs has a sentence of one word?",),
            program=lambda hypothesis, references, n: count_ngrams(
                hypothesis, references, max(1, min(n, len(hypothesis)))
            ),
        ),
    ),
)


# ---- 3.4: my_precision

Total = Callable[[Sentence, Sentences, int], float]


def precision(
    hypothesis: Sentence,
    references: Sentences,
    n: int,
    *,
    grams: Grams = ngrams,
    words: Callable[[list[Gram]], Collection[Gram]] = set,
    limit: Callable[[Iterable[int]], int] = max,
    clip: Callable[[int, int], int] = min,
    total: Total | None = None,
) -> float:
    """Modified precision of order n, 0 where the hypothesis has no n-gram."""
    said = grams(hypothesis, n)
    below = total(hypothesis, references, n) if total else len(said)
    if not said or below <= 0:
        return 0
    paid = count_ngrams(
        hypothesis, references, n, grams=grams, words=words, limit=limit, clip=clip
    )
    return paid / below


def below_the_line(
    name: str, says: str, total: Total, section: str = NOTHING_NEW
) -> Misconception:
    """A wrong denominator."""
    hint = "Below the line stand the n-grams *of the candidate*, copies too."
    return Misconception(name, says, section, (hint,), steps={"total": total})


def each_length(references: Sentences, n: int) -> list[int]:
    """The number of n-grams of each reference."""
    return [len(ngrams(r, n)) for r in references]


OF_REFERENCES = "denominator of the references"


def one_added(hypothesis: Sentence, references: Sentences, n: int) -> float:
    """One more above the line and below it."""
    total = len(ngrams(hypothesis, n))
    return (count_ngrams(hypothesis, references, n) + 1) / (total + 1)


def words_above(hypothesis: Sentence, references: Sentences, n: int) -> float:
    """The matches of single words, divided by the n-grams."""
    if len(hypothesis) < n:
        return 0
    return count_ngrams(hypothesis, references, 1) / len(ngrams(hypothesis, n))


def one_match_at_least(hypothesis: Sentence, references: Sentences, n: int) -> float:
    """Matches never fall below 1."""
    total = len(ngrams(hypothesis, n))
    return max(1, count_ngrams(hypothesis, references, n)) / total if total else 0


def references_first(hypothesis: Sentence, references: Sentences, n: int) -> float:
    """N-grams of sentences cannot be counted: no list is a key of a dictionary."""
    if n <= len(hypothesis) and n <= len(references):
        raise TypeError("unhashable type: 'list'")
    return 0


MY_PRECISION = Exercise(
    "3.4",
    "my_precision",
    precision,
    NOTHING_NEW,
    cases=CASES,
    generate=draw,
    kinds=KINDS,
    parts={
        "the number of matches": count_ngrams,
        "the number of n-grams": lambda hypothesis, references, n: len(
            ngrams(hypothesis, n)
        ),
    },
    accepts=lambda hypothesis, references, n: (
        n > 0 and len(references) > 0 and all(references)
    ),
    wrong=(
        Misconception(
            "n ignored",
            "It is the precision of single words, whatever n is.",
            NOTHING_NEW,
            ("Does `my_matches` get the n that it needs?",),
            program=lambda hypothesis, references, n: precision(
                hypothesis, references, 1
            ),
        ),
        below_the_line(
            "denominator of words",
            "It divides by the number of words. How many n-grams are there?",
            lambda said, refs, n: len(said),
        ),
        below_the_line(
            "denominator of different n-grams",
            "It divides by the number of *different* n-grams.",
            lambda said, refs, n: len(set(ngrams(said, n))),
        ),
        below_the_line(
            "last n-gram lost",
            "The denominator is one too small: L words have L - n + 1 n-grams.",
            lambda said, refs, n: len(said) - n,
            BUILD,
        ),
        below_the_line(
            "a window too many",
            "The denominator is one too large. A 1 that is put there against a zero makes the"
            " precisions too small.",
            lambda said, refs, n: len(ngrams(said, n)) + 1,
            BUILD,
        ),
        below_the_line(
            OF_REFERENCES,
            "It divides by the n-grams of the first reference: that is no precision.",
            lambda said, refs, n: each_length(refs, n)[0],
        ),
        below_the_line(
            OF_REFERENCES,
            "It divides by the n-grams of all references together.",
            lambda said, refs, n: sum(each_length(refs, n)),
        ),
        below_the_line(
            OF_REFERENCES,
            "It divides by the n-grams of the longest reference.",
            lambda said, refs, n: max(each_length(refs, n)),
        ),
        below_the_line(
            OF_REFERENCES,
            "It divides by the n-grams of the shortest reference.",
            lambda said, refs, n: min(each_length(refs, n)),
        ),
        below_the_line(
            OF_REFERENCES,
            "It divides by the n-grams of the *list* of references, whose items are sentences.",
            lambda said, refs, n: len(refs) - n + 1,
        ),
        Misconception(
            "set where it should grow",
            "Only one matched n-gram adds to the share, as if what came before it were"
            " written over.",
            NOTHING_NEW,
            ("Is it `=` or `+=`?",),
            program=lambda hypothesis, references, n: (
                (count_ngrams(hypothesis, references, n) > 0)
                / max(1, len(ngrams(hypothesis, n)))
            ),
        ),
        below_the_line(
            "denominator of different words",
            "It divides by the number of different words. How many n-grams are there?",
            lambda said, refs, n: len(set(said)),
        ),
        Misconception(
            "a pair for a ratio",
            "Those are the two numbers. Divide the first by the second.",
            NOTHING_NEW,
            program=lambda hypothesis, references, n: (
                count_ngrams(hypothesis, references, n),
                len(ngrams(hypothesis, n)),
            ),
        ),
        *(
            Misconception(
                "add-one",
                "One is added above and below the line. That is a smoothing: chapter 8.",
                NOTHING_NEW,
                program=program,
            )
            for program in (
                one_added,
                lambda hypothesis, references, n: (
                    one_added(hypothesis, references, n) if len(hypothesis) >= n else 0
                ),
            )
        ),
        *(
            Misconception(
                "upside down",
                "The fraction stands on its head: the matches belong above the line.",
                NOTHING_NEW,
                ("Which of the two numbers can be 0, though n-grams are there?",),
                after=after,
            )
            for after in (
                lambda result, hypothesis, references, n: (
                    1 / result if len(hypothesis) >= n else 0
                ),
                lambda result, *_: 1 / result if result else 0,
            )
        ),
        *CLIPS,
        Misconception(
            "clip by the best reference",
            BEST_REFERENCE,
            BORROWING,
            BEST_HINTS,
            program=lambda hypothesis, references, n: max(
                precision(hypothesis, [r], n) for r in references
            ),
        ),
        below_the_line(
            OF_REFERENCES,
            "It divides by the n-grams of the closest reference: that is no precision.",
            lambda said, refs, n: (
                len(min(refs, key=lambda r: abs(len(r) - len(said)))) - n + 1
            ),
        ),
        Misconception(
            "all orders up to n",
            "It is the product of the precisions of orders 1 to n; order n alone is asked"
            " for.",
            NOTHING_NEW,
            program=lambda hypothesis, references, n: math.prod(
                precision(hypothesis, references, k) for k in range(1, n + 1)
            ),
        ),
        Misconception(
            "average over the references",
            "It is the average of the precisions with each reference alone.",
            BORROWING,
            ("Is an n-gram half right, if one of two references has it?",),
            program=lambda hypothesis, references, n: (
                sum(precision(hypothesis, [r], n) for r in references) / len(references)
            ),
        ),
        Misconception(
            "every reference pays",
            "Each reference pays anew: an n-gram that stands in two of them counts twice.",
            BORROWING,
            ("How many coins can one copy of an n-gram cost at most?",),
            program=lambda hypothesis, references, n: sum(
                precision(hypothesis, [r], n) for r in references
            ),
        ),
        Misconception(
            "n ignored",
            "Above the line stand the matches of single words, whatever n is.",
            NOTHING_NEW,
            ("Does `my_matches` get the n that it needs?",),
            program=words_above,
        ),
        Misconception(
            "n ignored",
            "Above the line stand the matches of single words, whatever n is, and the cap at 1"
            " hides it.",
            NOTHING_NEW,
            ("Does `my_matches` get the n that it needs?",),
            program=lambda *arguments: min(1, words_above(*arguments)),
        ),
        Misconception(
            "all orders up to n",
            "It is the average of the precisions of orders 1 to n; order n alone is asked"
            " for.",
            NOTHING_NEW,
            program=lambda hypothesis, references, n: (
                sum(precision(hypothesis, references, k) for k in range(1, n + 1)) / n
            ),
        ),
        with_grams(LAST_LOST),
        with_grams(BLOCKS),
        CASE_IGNORED,
        Misconception(
            "off by one",
            "A hypothesis of exactly n words gets 0. It has one n-gram.",
            NOTHING_NEW,
            ("Is it `<` or `<=`?",),
            program=lambda hypothesis, references, n: (
                precision(hypothesis, references, n) if len(hypothesis) > n else 0
            ),
        ),
        Misconception(
            "swapped arguments",
            "It is as if `my_matches` were given the references first: the hypothesis comes"
            " first, then its references, then n.",
            NOTHING_NEW,
            ("In which order does `my_matches` take its arguments?",),
            program=references_first,
        ),
        Misconception(
            "full marks for nothing",
            "A hypothesis without n-grams gets 1. It has matched none, and gets 0.",
            NOTHING_NEW,
            program=lambda hypothesis, references, n: (
                precision(hypothesis, references, n) if len(hypothesis) >= n else 1
            ),
        ),
        Misconception(
            "all orders up to n",
            "The shorter n-grams are counted, too; order n alone is asked for.",
            NOTHING_NEW,
            program=lambda hypothesis, references, n: (
                of_orders(count_ngrams)(hypothesis, references, n)
                / len(of_all_orders(hypothesis, n))
                if hypothesis
                else 0
            ),
        ),
        Misconception(
            "words of the references for n-grams",
            "Unless n is 1 it is 0, as if one side were cut into n-grams, and the other, the references"
            " or the hypothesis, were still words.",
            NOTHING_NEW,
            ("On which two sides does `my_ngrams` belong?",),
            program=lambda hypothesis, references, n: (
                order_of_references(hypothesis, references, n)
                / max(1, len(ngrams(hypothesis, n)))
            ),
        ),
        Misconception(
            "all references must be long enough",
            "It gives 0 as soon as one reference is shorter than n. Another one may have the"
            " n-gram.",
            BORROWING,
            ("Which length is asked for: that of the hypothesis, or of a reference?",),
            program=lambda hypothesis, references, n: (
                precision(hypothesis, references, n)
                if all(len(r) >= n for r in references)
                else 0
            ),
        ),
        Misconception(
            "one match at least",
            "Where nothing matches, one match is counted. There the precision is 0.",
            NOTHING_NEW,
            ("Which number may not be 0: the one above the line, or the one below?",),
            program=one_match_at_least,
        ),
        Misconception(
            "n - 1 taken away twice",
            "n - 1 is taken away from the number of *n-grams*. The number of words has to give"
            " it up; there are no fewer n-grams than `my_ngrams` finds.",
            NOTHING_NEW,
            ("How many bigrams has a sentence of three words?",),
            steps={"total": lambda said, refs, n: len(said) - 2 * (n - 1)},
        ),
        Misconception(
            "one reference for all",
            "The words of the first reference are taken for references: n-grams are compared"
            " with letters.",
            NOTHING_NEW,
            (
                "`references[0]` is a list of words. `[references[0]]` is a list of lists.",
            ),
            program=lambda hypothesis, references, n: precision(
                hypothesis, [[*word] for word in references[0]], n
            ),
        ),
        Misconception(
            "n lowered to the length",
            "For a hypothesis of fewer than n words, n is lowered to its length, so that it has"
            " an n-gram after all. It has none of order n, and its precision is 0.",
            NOTHING_NEW,
            ("How many bigrams has a sentence of one word?",),
            program=lambda hypothesis, references, n: (
                precision(hypothesis, references, min(n, len(hypothesis)))
                if hypothesis
                else 0
            ),
        ),
    ),
)


# ---- 3.5: a precision that rises


def two_sentences(answer: Any) -> bool:
    """Whether it is a candidate and a reference, each a list of words."""
    return len(answer) == 2 and all(
        isinstance(each, list | tuple) and all(isinstance(word, str) for word in each)
        for each in answer
    )


def precisions(answer: Sequence[Sentence]) -> list[float]:
    """p1 and p2 of a candidate with its reference."""
    candidate, reference = map(list, answer)
    return [precision(candidate, [reference], n) for n in (1, 2)]


def not_two_lists(answer: Any) -> str:
    """What is asked for, and whether the reference is packed."""
    says = "Two lists of words are asked for: the candidate, a comma, the reference."
    packed = (
        isinstance(answer, list | tuple)
        and len(answer) == 2
        and isinstance(answer[1], list | tuple)
        and len(answer[1]) == 1
        and isinstance(answer[1][0], list | tuple)
    )
    if packed:
        says += " Here the reference is packed into a list of references."
    elif (
        isinstance(answer, list | tuple)
        and len(answer) == 2
        and isinstance(answer[1], list | tuple)
        and answer[1]
        and all(isinstance(each, list | tuple) for each in answer[1])
    ):
        first = answer[0]
        both = (
            isinstance(first, list | tuple)
            and first
            and all(isinstance(each, list | tuple) for each in first)
        )
        where = "both items hold" if both else "the second item holds"
        says += f" Here {where} groups, not words."
    return says


def other_numbers(answer: Sequence[Sentence]) -> str:
    """How many words each sentence has, and whether they are words at all."""
    first, second = map(len, answer)
    says = f"Three words each are asked for; these are {first} and {second}."
    if any(" " in each and all(len(w) == 1 for w in each) for each in answer):
        says += (
            " Those are single characters: `list` takes a string apart, and `split` cuts it"
            " into words."
        )
    elif any(len(each) == 1 and len(each[0].split()) > 1 for each in answer):
        says += " A whole sentence is one string here; each word should be a string."
    return says


def no_rise(answer: Sequence[Sentence]) -> str:
    """The two precisions, and what keeps the second one down."""
    says = "p1 is {:.2f} and p2 is {:.2f}: that is no rise.".format(*precisions(answer))
    first, second = precisions([[w.lower() for w in words] for words in answer])
    candidate, reference = answer
    strange = [word for word in candidate if word not in reference]
    lost = [gram for gram in ngrams(candidate, 2) if gram not in ngrams(reference, 2)]
    if second > first:
        says += (
            " A word with a capital letter is another word, and each pair that it stands"
            " in is another pair."
        )
    elif strange:
        says += (
            f" The reference does not have `{strange[0]}`, and it takes the pairs along that it is in."
            " A word that is *clipped* need not."
        )
    elif lost:
        says += f" The reference does not say `{' '.join(lost[0])}`, side by side."
    return says


def all_paid(answer: Sequence[Sentence]) -> str:
    """What p1 is, and a pair that is lost all the same."""
    says = "All three words are paid for: p1 is 1, and nothing is larger."
    candidate, reference = answer
    lost = [gram for gram in ngrams(candidate, 2) if gram not in ngrams(reference, 2)]
    if lost:
        says += f" And it is a *pair* that is lost: `{' '.join(lost[0])}`."
    return says


def no_bigram(answer: Sequence[Sentence]) -> str:
    """What p2 is, and whether a pair is there in the other order."""
    says = (
        "No bigram of the candidate is in the reference, so the second precision is 0."
    )
    candidate, reference = answer
    small, other = ([word.lower() for word in words] for words in answer)
    if {*ngrams(small, 2)} & {*ngrams(other, 2)}:
        says += " A word with a capital letter is another word, and so is its pair."
    elif {*ngrams(candidate, 2)} & {*ngrams(reference[::-1], 2)}:
        says += " Read backwards, a pair is another pair."
    return says


RISING = Open(
    "3.5",
    "rising",
    WINDOW,
    (
        Requirement(
            "not two lists of words",
            two_sentences,
            not_two_lists,
            hints=("`'sing it again'.split()` makes a list of words.",),
        ),
        Requirement(
            "another number of words",
            lambda answer: [*map(len, answer)] == [3, 3],
            other_numbers,
        ),
        Requirement(
            "a bigram without a match",
            lambda answer: precisions(answer)[1] > 0,
            no_bigram,
            NOTHING_NEW,
        ),
        Requirement(
            "nothing clipped",
            lambda answer: precisions(answer)[0] < 1,
            all_paid,
            NOTHING_NEW,
            ("Three words, two of them the same: which of them can be clipped?",),
        ),
        Requirement(
            "no clip",
            lambda answer: answer[0][:2] != answer[0][1:],
            "The same bigram is said twice, and clipped: the reference has it once.",
            NOTHING_NEW,
            ("Let the two bigrams be different ones.",),
        ),
        Requirement(
            "no rise",
            lambda answer: precisions(answer)[1] > precisions(answer)[0],
            no_rise,
            NOTHING_NEW,
            (
                "Keep both bigrams: they have to stand in the reference.",
                "Three words, two of them the same: which of them can be clipped?",
                "Let the reference say the *other* word twice.",
            ),
        ),
    ),
)


# ---- 3.6: how many arrangements have no right pair


TALLY = {0: 53, 1: 44, 2: 18, 3: 4, 4: 1}
SINGLE = Such(lambda answer: answer == 1 and not isinstance(answer, bool))
SHARE_WITHOUT = Such(
    lambda answer: abs(answer - 53 / 120) < 0.01 or abs(answer - 5300 / 120) < 0.2,
    [44],
)

ARRANGEMENTS = Exercise(
    "3.6",
    "without_a_pair",
    lambda: 53,
    WINDOW,
    wrong=(
        Misconception(
            "another line of the tally",
            "44 arrangements have exactly one right pair. (44 have no word in its place,"
            " too, and that is another question.) How many have none?",
            hints=("Look up the key 0 in your tally.",),
            program=lambda: 44,
        ),
        Misconception(
            "the rest",
            "That is how many have at least one right pair. How many have none?",
            program=lambda: 67,
        ),
        Misconception(
            "pairs in either order",
            "A pair read backwards is taken for a match. A bigram knows its order.",
            hints=("Is `heart my` a bigram of `my heart is in Havana`?",),
            program=lambda: 14,
        ),
        Misconception(
            "all of them",
            "120 is the number of all arrangements.",
            program=lambda: 120,
        ),
        Misconception(
            "all but the sentence",
            "119 arrangements differ from the sentence. Most of them have a right pair.",
            hints=("Count the right bigrams of each arrangement.",),
            program=lambda: 119,
        ),
        Misconception(
            "the ends are no pair",
            "The last word and the first are taken for a pair, as in a ring.",
            hints=("Is `Havana my` a bigram of `my heart is in Havana`?",),
            program=lambda: 45,
        ),
        Misconception(
            "another line of the tally",
            "18 arrangements have exactly two right pairs. How many have none?",
            hints=("Look up the key 0 in your tally.",),
            program=lambda: 18,
        ),
        Misconception(
            "another line of the tally",
            "Those arrangements have exactly one right pair, or none. How many have none?",
            program=lambda: 97,
        ),
        Misconception(
            "another line of the tally",
            "Those arrangements have one to three right pairs: the middle of the tally. How many"
            " have none?",
            hints=("Look up the key 0 in your tally.",),
            program=lambda: 66,
        ),
        Misconception(
            "pairs for arrangements",
            "Of five words 20 pairs can be made, and 16 of them are not in the sentence. Arrange"
            " all five words, and look at the pairs of each arrangement.",
            hints=("What does the second argument of `permutations` say?",),
            program=lambda: 16,
        ),
        Misconception(
            "none at all",
            "There are some: the sentence read backwards has no right pair. A counter of right"
            " pairs begins anew with each arrangement. None is without right"
            " *words*, as each arrangement has all of them; and where the *letters* of a string are"
            " arranged, there is nothing to compare.",
            hints=(
                "Are *pairs* counted, or words, which are all there in each arrangement? And"
                " which keys has the tally?",
                "`0` and `'0'` are two keys.",
                "Are the words arranged, or the letters of a string? And a bigram has order 2.",
            ),
            program=lambda: 0,
        ),
        Misconception(
            "a ratio for a count",
            "That is the share of the arrangements that have none. How many are there?",
            program=lambda: SHARE_WITHOUT,
        ),
        Misconception(
            "some taken away twice",
            "24 is 120 less 4 times 24, and it is 4 · 3 · 2 · 1. The first takes an arrangement"
            " with two right pairs away twice; the second arranges four things. Let a loop"
            " count.",
            hints=("`permutations(words)` gives each arrangement once.",),
            program=lambda: 24,
        ),
        Misconception(
            "some taken away twice",
            "60 is half of all, and it is where a sum ends too early: single pairs taken away,"
            " two at a time put back. Three at a time follow, and all four.",
            hints=(
                "Or let a loop count: `permutations(words)` gives each arrangement.",
            ),
            program=lambda: 60,
        ),
        Misconception(
            "only one",
            "Backwards, the sentence has no right pair, but it is not the only arrangement"
            " without one.",
            hints=("Count the right bigrams of each arrangement.",),
            program=lambda: SINGLE,
        ),
        Misconception(
            "off by one",
            "One is missing. The sentence itself has four right pairs, so it is not among these;"
            " the sentence read backwards is.",
            program=lambda: 52,
        ),
        Misconception(
            "a word left out",
            "So many arrangements of *four* words have no right pair. The sentence has five.",
            program=lambda: 11,
        ),
        Misconception(
            "a word left out",
            "So many arrangements of *four* things have none in its place, and so many of the"
            " five words begin with the first one and have no right pair. All arrangements"
            " of the five are asked for.",
            program=lambda: 9,
        ),
        Misconception(
            "another line of the tally",
            "That is how many do *not* have exactly one right pair: 120 - 44. How many have"
            " none?",
            hints=("Look up the key 0 in your tally.",),
            program=lambda: 76,
        ),
        *(
            Misconception(
                "a pair left out",
                f"So many arrangements have none of {some} pairs of the sentence, or none of its pairs"
                f" in {some} of their four places. Five words have four pairs, and none of the four"
                " may be there, in any place.",
                hints=("Where does the last pair start, and is it in your list?",),
                program=lambda number=number: number,
            )
            for some, number in (("three", 64), ("two", 78))
        ),
        Misconception(
            "another order of n-grams",
            "So many arrangements have no right *trigram*. A pair is a bigram.",
            program=lambda: 106,
        ),
        Misconception(
            "the whole tally",
            "That is the whole tally. Which number in it belongs to no right pair?",
            program=lambda: TALLY,
        ),
        Misconception(
            "the whole tally",
            "That is the whole tally. Which number in it belongs to no right pair?",
            program=lambda: [(0, 53), (1, 44), (2, 18), (3, 4), (4, 1)],
        ),
        Misconception(
            "the lines of the tally",
            "The tally has five lines: 0 to 4 right pairs. Which number stands beside 0?",
            program=lambda: 5,
        ),
        Misconception(
            "one pair for all",
            "96 is how many have not the *first* pair of the sentence (or any other one of the"
            " four), and how many do not *begin* with a pair of it: 120 less 24. And it is the"
            " number of right pairs that all arrangements have together. Arrangements are counted"
            " here, and all four pairs have to be missing, in all places.",
            hints=("How many right bigrams has each arrangement? Let a loop count.",),
            program=lambda: 96,
        ),
        Misconception(
            "words repeated",
            "Each place may have any of the five words here, also one that was used before."
            " An arrangement has each word once.",
            hints=("`permutations` uses each word once, `product` does not.",),
            program=lambda: 1547,
        ),
        Misconception(
            "place by place",
            "102 have no right pair in its own place. A right pair counts wherever it stands.",
            hints=(
                "Is each pair compared with one pair of the sentence, or with all four?",
            ),
            program=lambda: 102,
        ),
        Misconception(
            "in a ring",
            "40 come out where the last word and the first are a pair, too: index -1 is the last"
            " one. A line of words has an end.",
            hints=("What is `words[i - 1]` for `i = 0`?",),
            program=lambda: 40,
        ),
    ),
)


# ---- 3.7: counts of several sentences, to be mended


def alone(sentences: Sentences) -> Sentences:
    """Each sentence by itself."""
    return sentences


def count_in_sentences(
    sentences: Sentences,
    n: int,
    *,
    pieces: Callable[[Sentences], Sentences] = alone,
    starts: Starts = full_windows,
    cut: Cut = window,
    once: Callable[[list[Gram]], Iterable[Gram]] = list,
) -> Counter[Gram]:
    """How often each n-gram is in the sentences."""
    counts: Counter[Gram] = Counter()
    for tokens in pieces(sentences):
        counts.update(once(slide(tokens, n, starts=starts, cut=cut)))
    return counts


def draw_sentences(random: Random) -> tuple[Sentences, int]:
    """A few sentences of few words, and an order."""
    count = random.randint(1, 4)
    words = ("the", "cat", "sat")
    return [sentence(random, 1, 6, words) for _ in range(count)], random.randint(1, 3)


def most_in_one(sentences: Sentences, n: int) -> Counter[Gram]:
    """The maximum over the sentences, as if they were references."""
    counts: Counter[Gram] = Counter()
    for tokens in sentences:
        counts |= Counter(ngrams(tokens, n))
    return counts


def last_counts(sentences: Sentences, n: int) -> dict[Gram, int]:
    """Each sentence writes over what those before it have counted."""
    counts: dict[Gram, int] = {}
    for tokens in sentences:
        counts.update({**Counter(ngrams(tokens, n))})
    return counts


def again_and_again(sentences: Sentences, n: int) -> Counter[Gram]:
    """The text so far is counted after each sentence."""
    ends = range(1, len(sentences) + 1)
    return count_in_sentences([[*chain(*sentences[:end])] for end in ends], n)


def across_if_known(sentences: Sentences, n: int) -> Counter[Gram]:
    """The n-grams of the joined text, as far as some sentence has them."""
    own = count_in_sentences(sentences, n)
    joined = Counter(ngrams([*chain(*sentences)], n))
    return Counter({gram: k for gram, k in joined.items() if gram in own})


def with_short_ones(least: int, sentences: Sentences, n: int) -> Counter[Gram]:
    """And each sentence shorter than n, if it has so many words at least."""
    short = [tuple(each) for each in sentences if least <= len(each) < n]
    return count_in_sentences(sentences, n) + Counter(short)


def without_last_starts(sentences: Sentences, n: int) -> Counter[Gram]:
    """The n-grams of the joined text, but for those that begin with a last word."""
    lasts = {end - 1 for end in accumulate(map(len, sentences))}
    grams = enumerate(ngrams([*chain(*sentences)], n))
    return Counter(gram for k, gram in grams if k not in lasts)


def with_marks(after_the_last: bool, sentences: Sentences, n: int) -> object:
    """The right counts, and besides them n-grams with a mark behind a sentence."""
    right = count_in_sentences(sentences, n)
    marks = len(sentences) - (not after_the_last)
    if marks < 1 or sum(map(len, sentences)) + marks < n:
        return right

    def marked(gram: Gram) -> bool:
        # the words of all inputs are lower-case; a mark is "|", "</s>", "END" or None
        return not all(
            isinstance(token, str) and token.isalpha() and token.islower()
            for token in gram
        )

    def holds(given: Mapping[Gram, int]) -> bool:
        return {g: k for g, k in given.items() if not marked(g)} == right

    return Such(holds, [right], key=("marked", *right.items()))


def whole_sentences(sentences: Sentences, n: int) -> Counter[tuple[object, ...]]:
    """Each sentence is one token of one long list."""
    tokens = [tuple(words) for words in sentences]
    starts = range(len(tokens) - n + 1)
    return Counter(tuple(tokens[k : k + n]) for k in starts)


def starts_of_the_first(sentences: Sentences, n: int) -> Counter[Gram]:
    """The first sentence says for all of them where an n-gram begins."""
    starts = range(len(sentences[0]) - n + 1)
    return Counter(tuple(words[k : k + n]) for words in sentences for k in starts)


def last_at_all_starts(sentences: Sentences, n: int) -> Counter[Gram]:
    """The last sentence alone is cut, wherever an n-gram of any sentence begins."""
    starts = [k for words in sentences for k in full_windows(len(words), n)]
    return Counter(tuple(sentences[-1][k : k + n]) for k in starts)


def lines_of_the_first(sentences: Sentences, n: int) -> Counter[Gram]:
    """The joined text, as if each sentence were as long as the first."""
    tokens = [*chain(*sentences)]
    size = len(sentences[0]) if sentences else 0
    starts = [k for k in full_windows(len(tokens), n) if k % size + n <= size]
    return Counter(tuple(tokens[k : k + n]) for k in starts)


MY_COUNTS = Exercise(
    "3.7",
    "my_counts",
    count_in_sentences,
    BUILD,
    cases=[
        ([["we", "met"], ["met", "we"]], 2),
        ([["na", "na", "na"], ["na", "na"]], 2),
        ([["yes"], ["we", "met"]], 2),
        ([["yes"]], 2),
        ([["we", "met"], ["we", "met"]], 2),
        ([["we"], []], 2),
        ([], 1),
        ([[]], 1),
        ([[], []], 2),
        ([["cat"], []], 1),
        ([[], ["cat"]], 1),
        ([["na", "na"], [], ["na", "na"]], 2),
        ([["a", "b", "c"], ["b", "c"], ["c"]], 3),
        ([["c"], ["b", "c"], ["a", "b", "c"]], 3),
        ([["a"], ["b"], ["c"]], 3),
        ([["a", "b", "c", "d", "e"], ["a", "b", "c", "d"]], 4),
        ([["a", "b", "c", "d"], ["e"]], 4),
        ([["na"], ["na"], ["na"]], 1),
        ([["a"], ["b"], ["a", "b"], [], ["b", "a"], ["a", "b"]], 1),
        ([["na", "na", "na", "na"]], 5),
    ],
    generate=draw_sentences,
    kinds={
        "no sentence at all": lambda sentences, n: not sentences,
        "a single sentence": lambda sentences, n: len(sentences) == 1,
        "several sentences": lambda sentences, n: len(sentences) > 1,
        "n = 1": lambda sentences, n: n == 1,
        "a sentence that is shorter than n": lambda sentences, n: any(
            len(each) < n for each in sentences
        ),
    },
    parts={
        "the list of all n-grams": lambda sentences, n: [
            gram for each in sentences for gram in ngrams(each, n)
        ]
    },
    accepts=lambda sentences, n: n > 0,
    wrong=(
        Misconception(
            "n-grams across sentences",
            "Some n-grams begin in one sentence and end in another. Nobody wrote them.",
            BUILD,
            (
                "Which n-gram of the example is in neither sentence?",
                "Cut each sentence into n-grams by itself, and add up afterwards.",
            ),
            steps={"pieces": lambda sentences: [list(chain(*sentences))]},
        ),
        # of each sentence, or of the joined text: the one before makes the difference
        replace(
            LAST_LOST,
            says="The last n-gram of what is cut is missing, as if the starts ended one too early.",
        ),
        OVER_THE_END,
        replace(
            A_WINDOW_MORE,
            says="The last item of what is cut is too short, as if there were one start too many.",
        ),
        replace(
            TWO_LOST,
            says="The last two n-grams of what is cut are missing, as if the starts ended two too"
            " early: 1 taken away where it should be added.",
        ),
        BLOCKS,
        *ONE_END,
        Misconception(
            "each n-gram once a sentence",
            "An n-gram that comes twice in a sentence is counted once there.",
            BUILD,
            steps={"once": set},
        ),
        Misconception(
            "off by one",
            "Each count is one too large, as if a new n-gram began with more than its own 1.",
            BUILD,
            after=lambda result, sentences, n: {
                gram: count + 1 for gram, count in result.items()
            },
        ),
        Misconception(
            "off by one",
            "Each count is one too small, as if the first copy of an n-gram were not counted.",
            BUILD,
            after=lambda result, sentences, n: {
                gram: count - 1 for gram, count in result.items()
            },
        ),
        Misconception(
            "equal sentences once",
            "Of two equal sentences, only one is counted.",
            BUILD,
            ("Is there a `set` of sentences?",),
            steps={
                "pieces": lambda sentences: [
                    [*each] for each in dict.fromkeys(map(tuple, sentences))
                ]
            },
        ),
        *(
            Misconception(
                "n-grams across sentences",
                "Marks stand between or behind the sentences, and they are in n-grams now. Nobody wrote"
                " these either.",
                BUILD,
                ("Cut each sentence into n-grams by itself, and add up afterwards.",),
                program=partial(with_marks, after_the_last),
            )
            for after_the_last in (True, False)
        ),
        Misconception(
            "set where it should grow",
            "Of the sentences that have an n-gram, only the last one counts, as if what those"
            " before it counted were written over.",
            BUILD,
            (
                "A `dict`'s `update` replaces a value; a `Counter`'s adds to it.",
                "Is it `=` or `+=`?",
            ),
            program=last_counts,
        ),
        Misconception(
            "not reset",
            "It is as if with each new sentence those before it were counted again, joined to"
            " it.",
            BUILD,
            ("Which line belongs *into* the loop over the sentences?",),
            program=again_and_again,
        ),
        Misconception(
            "n-grams across sentences",
            "An n-gram that begins in one sentence and ends in the next is counted, if some"
            " sentence has the same one whole. There it is counted already.",
            BUILD,
            ("Cut each sentence into n-grams by itself, and add up afterwards.",),
            program=across_if_known,
        ),
        *(
            Misconception(
                "a total for each sentence",
                "It says of each *sentence* how many n-grams it has. Of each n-gram it is asked"
                " how often it comes.",
                BUILD,
                ("What should be a key: a sentence, or an n-gram?",),
                program=lambda sentences, n, key=key: {
                    key(k, words): len(ngrams(words, n))
                    for k, words in enumerate(sentences)
                },
            )
            for key in (
                lambda k, words: tuple(words),
                lambda k, words: " ".join(words),
                lambda k, words: k,
            )
        ),
        Misconception(
            "one word too many",
            "Each n-gram has a word too many.",
            BUILD,
            (
                "A slice stops before its end: which words has `tokens[a:b]`?",
                "`tokens[2:4]` has how many words?",
            ),
            before=lambda sentences, n: (sentences, n + 1),
        ),
        Misconception(
            "one word too few",
            "Each n-gram has a word too few.",
            BUILD,
            (
                "A slice stops before its end: which words has `tokens[a:b]`?",
                "`tokens[2:4]` has how many words?",
            ),
            program=lambda sentences, n: Counter(
                tuple(words[i : i + n - 1])
                for words in sentences
                for i in full_windows(len(words), n)
            ),
        ),
        *(
            Misconception(
                "a window that is not full",
                "A sentence shorter than n gives one short n-gram. It has none.",
                BUILD,
                ("How many windows of three words fit into two words?",),
                program=partial(with_short_ones, least),
            )
            for least in (0, 1)
        ),
        Misconception(
            "off by one",
            "A sentence of exactly n words has one n-gram. Here it adds none.",
            BUILD,
            ("Is it `<` or `<=`?",),
            program=lambda sentences, n: count_in_sentences(
                [each for each in sentences if len(each) > n], n
            ),
        ),
        Misconception(
            "stops at a short sentence",
            "Nothing counts behind the first sentence shorter than n, as if it stopped there.",
            BUILD,
            ("Which word goes on with the next round: `break`, or `continue`?",),
            program=lambda sentences, n: count_in_sentences(
                [*takewhile(lambda each: len(each) >= n, sentences)], n
            ),
        ),
        Misconception(
            "n-grams across sentences",
            "It is as if the sentences were joined, and only the last word of each were"
            " passed over as a start. For bigrams that is enough, and for no other n.",
            BUILD,
            ("Cut each sentence into n-grams by itself, and add up afterwards.",),
            program=without_last_starts,
        ),
        Misconception(
            "whole sentences for words",
            "Each sentence counts as one token, as if whole sentences were put into the list, and"
            " not their words.",
            BUILD,
            ("`append` adds one item, whatever it is. What adds each word?",),
            program=whole_sentences,
        ),
        Misconception(
            "starts of the first sentence",
            "The first sentence says for all of them where an n-gram may begin. Each sentence has"
            " a length of its own.",
            BUILD,
            ("Whose length is in the `range`?",),
            program=starts_of_the_first,
        ),
        Misconception(
            "only the last item",
            "Only the last sentence is cut into n-grams, at the starts of all of them, as if the loop"
            " over the starts stood behind the loop over the sentences.",
            BUILD,
            ("How far is the line indented that cuts an n-gram?",),
            program=last_at_all_starts,
        ),
        Misconception(
            "the length of the first sentence",
            "The joined text is cut as if each sentence were as long as the first. Each has a length"
            " of its own.",
            BUILD,
            ("Cut each sentence into n-grams by itself, and add up afterwards.",),
            program=lines_of_the_first,
        ),
        Misconception(
            "maximum for the sum",
            "It takes the maximum over the sentences. These are no references: add up.",
            BUILD,
            program=most_in_one,
        ),
        Misconception(
            "all orders up to n",
            "The shorter n-grams are counted, too.",
            WINDOW,
            program=lambda sentences, n: Counter(
                gram for each in sentences for gram in of_all_orders(each, n)
            ),
        ),
        Misconception(
            "joined words",
            "The keys are strings; tuples are asked for.",
            BUILD,
            after=lambda result, sentences, n: {
                " ".join(gram): count for gram, count in result.items()
            },
        ),
        Misconception(
            "n-grams across sentences",
            "It is as if the sentences were joined, and only the last word of each were"
            " passed over as a start of longer n-grams. For bigrams that is enough, for"
            " trigrams it is not.",
            BUILD,
            ("Cut each sentence into n-grams by itself, and add up afterwards.",),
            program=lambda sentences, n: (
                without_last_starts(sentences, n)
                if n > 1
                else count_in_sentences(sentences, n)
            ),
        ),
        Misconception(
            "not reset",
            "With each new sentence, the n-grams of those before it are counted again.",
            BUILD,
            ("Over which list does the loop that counts go?",),
            program=lambda sentences, n: count_in_sentences(
                [each for k in range(len(sentences)) for each in sentences[: k + 1]], n
            ),
        ),
        Misconception(
            "n ignored",
            "In each sentence there is one start fewer than there are words, whatever n is.",
            BUILD,
            ("Of L words, how many can start a window of width n?",),
            program=lambda sentences, n: Counter(
                tuple(tokens[k : k + n])
                for tokens in sentences
                for k in range(len(tokens) - 1)
            ),
        ),
    ),
)

EXERCISES = (
    TABLES,
    MY_NGRAMS,
    MY_MATCHES,
    MY_PRECISION,
    RISING,
    ARRANGEMENTS,
    MY_COUNTS,
)
