"""Exercises of chapter 2: clipping. Each wrong idea is written out as what it computes."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial, reduce
from itertools import accumulate, chain, combinations, groupby, product, takewhile
from statistics import fmean
from typing import Any

from bleu.precision import match_counts
from bleu.teach.by_hand import Such, by_hand
from bleu.teach.exercise import Exercise, Misconception, Open, Requirement
from bleu.teach.exercises.matching import UPSIDE_DOWN, by_place, no_list_of_words
from bleu.teach.inputs import EDGES, pair

Sentence = list[str]
Sentences = list[list[str]]

FERRY = [
    "the ferry leaves the island at noon today".split(),
    "today at noon our ferry sails from the island".split(),
]
PURSE = "02_clipping#each-coin-is-spent-once"
PURSES = "02_clipping#two-references-two-purses"
WILD = "02_clipping#pitfalls-in-the-wild-the-sum-and-the-best-reference"


# ---- 2.1: how many words are paid for, of how many?


def paid_by_hand() -> tuple[int, int]:
    """Exercise 2.1, with the sentences of the book."""
    return 2, 3


NEAR_TWO_THIRDS = Such(
    lambda answer: abs(answer - 2 / 3) < 0.01 or abs(answer - 200 / 3) < 1, [2 / 3]
)
PART_OF_A_COIN = Such(lambda answer: len(answer) == 2 and answer[0] % 1 > 0)
SHARE_FIRST = Such(lambda answer: len(answer) == 2 and abs(answer[0] - 2 / 3) < 0.01)
TWO_SHARES = Such(
    lambda answer: len(answer) == 2 and all(abs(a - 2 / 3) < 0.01 for a in answer)
)
TWICE = Such(lambda answer: [*map(tuple, answer)] == [(2, 3)] * 2)
LISTS_OF_WORDS = Such(
    lambda answer: (
        len(answer) == 2
        and all(isinstance(each, list | tuple) and each for each in answer)
        and all(isinstance(word, str) for each in answer for word in each)
    )
)
BELOW_ONE = Such(lambda answer: len(answer) == 2 and all(0 < a < 1 for a in answer))
KNOWN_PAYMENTS = (
    Misconception(
        "whole sentences compared",
        "No reference is said as a whole, and there are two of them. *Words* are asked for: each"
        " word of the hypothesis that a reference has is paid for.",
        PURSE,
        program=lambda: (0, 2),
    ),
    Misconception(
        "denominator of all sentences",
        "Five is the number of different words in all lines. The words of the *hypothesis*"
        " belong there.",
        PURSE,
        program=lambda: (2, 5),
    ),
    Misconception(
        "denominator of the references",
        "Six is the number of words in both references. The words of the *hypothesis* are the ones to be paid for.",
        PURSE,
        program=lambda: (2, 6),
    ),
    Misconception(
        "a word for each reference",
        "Each word is paid for once, not once by each reference.",
        PURSES,
        program=lambda: (4, 3),
    ),
    Misconception(
        "a word for each reference",
        "Both numbers are added over the references. There is one hypothesis, and each of its words is paid for once.",
        PURSES,
        program=lambda: (4, 6),
    ),
    Misconception(
        "swapped results",
        "The two numbers have changed places: first how many are paid for, then of how many.",
        PURSE,
        program=lambda: (3, 2),
    ),
    Misconception(
        "a ratio for the counts",
        "That is the precision. The two numbers are asked for, with a comma between them.",
        PURSE,
        program=lambda: 2 / 3,
    ),
    Misconception(
        "substrings for words",
        "Three are one too many: no reference has `나는`. Neither a syllable that it shares"
        " with `그는` nor a meaning pays; a word has to agree as a whole.",
        PURSE,
        program=lambda: (3, 3),
    ),
    Misconception(
        "characters",
        "Those are syllables. Words are paid for, and spaces stand between them.",
        PURSE,
        program=lambda: (6, 7),
    ),
    Misconception(
        "characters",
        "The syllables are counted below; words are asked for, and spaces stand between them.",
        PURSE,
        program=lambda: (2, 7),
    ),
    Misconception(
        "characters",
        "The syllables of the words that are paid for are counted, and those of all. A word is"
        " one, however long it is.",
        PURSE,
        program=lambda: (5, 7),
    ),
    Misconception(
        "characters",
        "Those are characters, spaces too. Words are paid for.",
        PURSE,
        program=lambda: (8, 9),
    ),
    Misconception(
        "characters",
        "Those are characters, spaces too: of the words that are paid for, and of the line. How"
        " many *words* are they?",
        PURSE,
        program=lambda: (6, 9),
    ),
    Misconception(
        "the words for their number",
        "Those are words. Their numbers are asked for: how many are paid for, of how many?",
        PURSE,
        ("`len` says how many items a list has.",),
        program=lambda: LISTS_OF_WORDS,
    ),
    Misconception(
        "one paid word too few",
        "One is too few: so many are *not* paid for. Two words stand in a reference, letter for letter: ask for each word by itself.",
        PURSE,
        program=lambda: (1, 3),
    ),
    Misconception(
        "the unmatched counted",
        "Those are the paid and the unpaid words. The second number is how many words there are.",
        PURSE,
        program=lambda: (2, 1),
    ),
    Misconception(
        "the unmatched counted",
        "One of two: so it is with the bigrams, or where two words are taken for one; and they are the unpaid and the paid words. How many *words* are paid for, of how many?",
        PURSE,
        program=lambda: (1, 2),
    ),
    Misconception(
        "denominator of the matches",
        "The second number counts all words of the hypothesis, paid for or not. Here it is as if"
        " only those that are paid for were counted.",
        PURSE,
        program=lambda: (2, 2),
    ),
    Misconception(
        "denominator of the references",
        "Four is the number of different words in the references. The words of the *hypothesis* belong there.",
        PURSE,
        program=lambda: (2, 4),
    ),
    Misconception(
        "denominator of all sentences",
        "The second number counts the words of all lines. Those of the *hypothesis* belong there.",
        PURSE,
        program=lambda: (2, 9),
    ),
    Misconception(
        "denominator of all sentences",
        "Both numbers count too much: each word is paid for once, and the words of the hypothesis alone belong in the second.",
        PURSE,
        program=lambda: (4, 9),
    ),
    Misconception(
        "never a match",
        "Two words of the hypothesis stand in the references, letter for letter. Each word is asked for by itself, not the whole sentence.",
        PURSE,
        program=lambda: (0, 3),
    ),
    Misconception(
        "particles for words",
        "It is as if the particles were words of their own. Words are paid for, and spaces"
        " stand between them.",
        PURSE,
        program=lambda: (4, 5),
    ),
    Misconception(
        "a ratio for the counts",
        "Those are two precisions. Two counts are asked for, with both references together:"
        " how many words are paid for, of how many?",
        PURSES,
        program=lambda: TWO_SHARES,
    ),
    Misconception(
        "a ratio for the counts",
        "Numbers below 1 are no counts. How many words are paid for, of how many?",
        PURSE,
        program=lambda: BELOW_ONE,
    ),
    Misconception(
        "a ratio for the counts",
        "The first number is the precision, a share. How many words are paid for? And the"
        " second says of how many.",
        PURSE,
        program=lambda: SHARE_FIRST,
    ),
    Misconception(
        "part of a coin",
        "A word is paid for or it is not: no word gets a part of a coin.",
        PURSE,
        ("A word has to agree as a whole, particle and all.",),
        program=lambda: PART_OF_A_COIN,
    ),
    Misconception(
        "a pair for each reference",
        "The pair is right, and it stands there twice. Both references together make one"
        " pair: a word may take its coin from either.",
        PURSES,
        program=lambda: TWICE,
    ),
    Misconception(
        "a ratio for the counts",
        "That is the precision. The two numbers are asked for, with a comma between them.",
        PURSE,
        program=lambda: NEAR_TWO_THIRDS,
    ),
)

BY_HAND = Exercise(
    "2.1",
    "paid",
    paid_by_hand,
    PURSE,
    wrong=by_hand(
        paid_by_hand(),
        ("the number of words that are paid for", "the number of words to be paid for"),
        KNOWN_PAYMENTS,
    ),
)


# ---- 2.2: my_matches


def count_matches(
    hypothesis: Sentence,
    references: Sentences,
    *,
    words: Callable[[Sentence], Collection[str]] = set,
    limit: Callable[[Iterable[int]], int] = max,
    clip: Callable[[int, int], int] = min,
) -> int:
    """How many words are paid for; the steps in which people differ can be replaced."""
    return sum(
        clip(hypothesis.count(word), limit([r.count(word) for r in references]))
        for word in words(hypothesis)
    )


def best_reference(hypothesis: Sentence, references: Sentences) -> int:
    """The one reference that fits best."""
    return max(count_matches(hypothesis, [r]) for r in references)


def each_reference(hypothesis: Sentence, references: Sentences) -> int:
    """Every reference pays, one after the other."""
    return sum(count_matches(hypothesis, [r]) for r in references)


def each_reference_cut(hypothesis: Sentence, references: Sentences) -> int:
    """Every reference pays, up to as many words as there are."""
    return min(each_reference(hypothesis, references), len(hypothesis))


def paid_in_each_round(hypothesis: Sentence, references: Sentences) -> int:
    """A word is paid for after each reference, with the fullest purse so far."""
    return sum(
        min(hypothesis.count(word), purse)
        for word in set(hypothesis)
        for purse in accumulate((r.count(word) for r in references), max)
    )


def removed_on_the_way(hypothesis: Sentence, references: Sentences) -> int:
    """The loop goes through the list that it takes words from."""
    rest, paid = [*hypothesis], 0
    for word in rest:
        limit = max(r.count(word) for r in references)
        paid += min(rest.count(word), limit)
        while word in rest:
            rest.remove(word)
    return paid


def worst_reference(hypothesis: Sentence, references: Sentences) -> int:
    """The one reference that fits worst."""
    return min(count_matches(hypothesis, [r]) for r in references)


def average_reference(hypothesis: Sentence, references: Sentences) -> float:
    """Each reference alone, and the average."""
    return each_reference(hypothesis, references) / len(references)


def one_limit(
    hypothesis: Sentence,
    references: Sentences,
    coins: Callable[[Sentence, Sentences], int],
) -> int:
    """All known words are paid for out of one purse for all of them."""
    known = [w for w in hypothesis if any(w in r for r in references)]
    return min(len(known), coins(known, references))


def first_or_none(counts: Iterable[int]) -> int:
    """The most coins, if the first purse has any."""
    held = [*counts]
    return max(held) if held[0] else 0


def all_or_none(counts: Iterable[int]) -> int:
    """The most coins, if no purse is without."""
    held = [*counts]
    return max(held) if all(held) else 0


def longest(known: Sentence, references: Sentences) -> int:
    """The words of the longest reference, whichever they are."""
    return max(map(len, references))


def all_words(known: Sentence, references: Sentences) -> int:
    """The words of all references, whichever they are."""
    return sum(map(len, references))


def up_to_a_stranger(
    hypothesis: Sentence, references: Sentences, *, copies_behind: bool
) -> int:
    """Words up to the first that no reference has; maybe with their copies behind it."""
    known = {word for r in references for word in r}
    first = [*takewhile(known.__contains__, hypothesis)]
    kept = [w for w in hypothesis if w in first] if copies_behind else first
    return count_matches(kept, references)


def fullest(known: Sentence, references: Sentences) -> int:
    """The coins for these words, of each word in its fullest purse."""
    return sum(max(r.count(word) for r in references) for word in set(known))


def lower(words: Sentence) -> Sentence:
    """As if all words were lower-case."""
    return [word.lower() for word in words]


def as_text(hypothesis: Sentence, references: Sentences) -> int:
    """Words are looked for in the text of the references: "a" is in "cat"."""
    found = {w: max(" ".join(r).count(w) for r in references) for w in hypothesis}
    return sum(min(hypothesis.count(word), found[word]) for word in found)


def kept_limit(
    order: Callable[[Sentence], Iterable[str]], pour: Callable[[int, int], int]
) -> Callable[[Sentence, Sentences], int]:
    """The limit of one word is still there for the next one."""

    def count(hypothesis: Sentence, references: Sentences) -> int:
        found, limit = 0, 0
        for word in order(hypothesis):
            for reference in references:
                limit = pour(limit, reference.count(word))
            found += min(hypothesis.count(word), limit)
        return found

    return count


def last_word(
    order: Callable[[Sentence], Iterable[str]],
) -> Callable[[Sentence, Sentences], int]:
    """Each word writes over what the words before it have paid."""

    def count(hypothesis: Sentence, references: Sentences) -> int:
        *_, word = [None, *order(hypothesis)]
        return count_matches([w for w in hypothesis if w == word], references)

    return count


def in_order(words: Iterable[str]) -> list[str]:
    """Different words, sorted."""
    return sorted(set(words))


ORDERS: tuple[Callable[[Sentence], Iterable[str]], ...] = (
    set,
    in_order,
    dict.fromkeys,
    list,
)
AGAIN = " And each copy of a word adds again what is paid for all its copies."
NOT_RESET = tuple(
    Misconception(
        "not reset",
        "It is as if the limit of one word were still there for the next one; it should begin at"
        " 0 for each word." + more + (AGAIN if order is list else ""),
        PURSE,
        ("Which line belongs *into* the loop over the words?",),
        program=kept_limit(order, pour),
    )
    for pour, more in (
        (max, ""),
        (int.__add__, " And as if the purses were poured together."),
    )
    for order in ORDERS
)
LAST_WORD = (
    Misconception(
        "set where it should grow",
        "It only says of the last word of the hypothesis whether it is paid for, as if what the"
        " words before it paid were written over.",
        PURSE,
        ("Is it `=` or `+=`?",),
        program=lambda hypothesis, references: int(
            marks(hypothesis, references)[-1:] == ["match"]
        ),
    ),
    *(
        Misconception(
            "set where it should grow",
            "Only one word has an effect, the last that is asked about, as if what the words"
            " before it paid were written over.",
            PURSE,
            ("Is it `=` or `+=`? Does the sum begin anew in each round?",),
            program=last_word(order),
        )
        for order in ORDERS
    ),
)
NO_CLIP = Misconception(
    "no clip",
    "Every copy of a word counts, as soon as a reference has the word once: no purse ever"
    " gets empty.",
    PURSE,
    (
        "The purse of the reference holds as many coins as it has copies of the word.",
        "A word that is said four times, and stands twice in the reference, is paid"
        " for twice.",
        "Which of two numbers counts: the copies said, or the copies in the purse?",
    ),
    steps={"clip": lambda said, purse: said if purse else 0},
)


def grown_limit(counts: Iterable[int]) -> int:
    """A purse that holds more than the limit is poured into it."""
    return reduce(lambda limit, coins: limit + coins * (coins > limit), counts, 0)


GROWN_LIMIT = Misconception(
    "clip by the sum",
    "Where a reference has more copies than the limit so far, they are added to the limit. They"
    " should take its place.",
    WILD,
    ("Is it `=` or `+=`?",),
    steps={"limit": grown_limit},
)
BY_THE_SUM = Misconception(
    "clip by the sum",
    "A word is paid for out of all purses, as if they were poured together, or used one after"
    " the other. It may use only one, the fullest.",
    WILD,
    (
        "Take a word that stands once in each of two references. How many copies of"
        " it can one translation need?",
        "Over the references, what do you do with the counts: add them, or choose?",
    ),
    steps={"limit": sum},
)
ALL_REFERENCES = Misconception(
    "all references must have it",
    "A word is limited by the reference that has *fewest* of it.",
    PURSES,
    ("One reference that has the word is enough.",),
    steps={"limit": min},
)
MIN_LEFT_OUT = Misconception(
    "min left out",
    "Where a word is said, all coins for it in the purse are counted, also those that nobody"
    " spends.",
    PURSE,
    ("The hypothesis says a word once, the reference twice: how many coins go?",),
    steps={"clip": lambda said, purse: purse},
)
EACH_WORD_ONCE = Misconception(
    "each word once",
    "A word is paid for once at most; a second copy can be paid for, too.",
    PURSE,
    ("How many coins does a purse hold, if the reference has the word twice?",),
    steps={"clip": lambda said, purse: min(1, said, purse)},
)
COPIES_TIMES_COPIES = Misconception(
    "copies times copies",
    "Each copy of a word adds again what is paid for all its copies.",
    PURSE,
    ("Go through the *different* words: `set(hypothesis)`.",),
    steps={"words": list},
)
ALL_OR_NOTHING = Misconception(
    "all or nothing",
    "A word that is said too often gets nothing; it should get what is in the purse.",
    PURSE,
    steps={"clip": lambda said, purse: said if said <= purse else 0},
)
THE_LOST = Misconception(
    "the unmatched counted",
    "The copies that are *not* paid for are counted.",
    PURSE,
    steps={"clip": lambda said, purse: said - min(said, purse)},
)
AVERAGE = Misconception(
    "average over the references",
    "The limit is the average over the references. A word may use the fullest purse.",
    PURSES,
    ("Two purses hold 2 and 1 coins. How many copies can one of them pay for?",),
    steps={"limit": lambda counts: sum(counts) / len([*counts])},
)
MAX_FOR_MIN = Misconception(
    "max and min mixed up",
    "Of the copies said and the coins in the purse, it takes the larger number.",
    PURSE,
    ("Seven copies, two coins: how many are paid for?",),
    steps={"clip": max},
)
MAX_OF_KNOWN = replace(
    MAX_FOR_MIN,
    says="If a reference has a word, it takes the larger number of the copies said and the coins in"
    " the purse.",
    steps={"clip": lambda said, purse: max(said, purse) if purse else 0},
)
WHOLE_AVERAGE = replace(
    AVERAGE,
    says="The limit is the average over the references, without what stands after its"
    " point. A word may use the fullest purse.",
    steps={"limit": lambda counts: sum(counts) // len([*counts])},
)
FIRST_PURSE = Misconception(
    "stops too early",
    "Of the references that have a word, only the first sets its limit. One behind it may"
    " have the word more often.",
    PURSES,
    ("Does the search for the limit end before all references are asked?",),
    steps={"limit": lambda counts: next(filter(None, counts), 0)},
)
NEVER = Misconception(
    "never a match",
    "It is 0, as if nothing were ever paid for.",
    PURSE,
    (
        "Print what is compared. Are both sides of the same kind: word and word, tuple and"
        " tuple?",
        "Does the limit, or the sum, ever grow? A minimum that begins at 0 stays there.",
    ),
    steps={"clip": lambda said, purse: 0},
)

ONE_COIN_MORE = Misconception(
    "one coin too many",
    "The first copy for which no coin is left is paid for, too, if a reference has the word.",
    PURSE,
    (
        "How many coins are spent when the first copy is paid for: 0 or 1?",
        "Is it `<` or `<=`?",
    ),
    steps={"clip": lambda said, purse: min(said, purse + 1) if purse else 0},
)
ONE_COIN_LESS = Misconception(
    "one coin too few",
    "The last coin of a purse is never spent, as if a copy were counted as spent before it is"
    " paid for.",
    PURSE,
    ("Is the copy itself among those that came before it?",),
    steps={"clip": lambda said, purse: min(said, max(purse - 1, 0))},
)
LAST_PURSE = Misconception(
    "set where it should grow",
    "Of the references that have a word, only the last sets its limit, as if the"
    " limits of those before it were written over.",
    PURSES,
    (
        "A limit is there already. Which of the two stays: the new one, or the larger one?",
    ),
    steps={"limit": lambda counts: [0, *filter(None, counts)][-1]},
)
PAID_IN_EACH_ROUND = Misconception(
    "every reference pays",
    "A word is paid for once for each reference, with the fullest purse up to this"
    " one. It is paid for once.",
    PURSES,
    ("Which line belongs *behind* the loop over the references?",),
    program=paid_in_each_round,
)

EACH_PAYS_CUT = Misconception(
    "every reference pays",
    "Each reference pays anew, so a word that stands in two counts twice, and a cut at the number of"
    " words hides it.",
    PURSES,
    ("How many coins can one copy of a word cost at most?",),
    program=each_reference_cut,
)

OWNERS = Misconception(
    "references for copies",
    "The limit is how many references have the word, not how many copies one of them has.",
    PURSE,
    ("`in` says whether a word is there. What says how often?",),
    steps={"limit": lambda counts: sum(map(bool, counts))},
)
CASE_IGNORED = Misconception(
    "case ignored",
    "`The` and `the` are taken for the same word. Here they are two.",
    PURSE,
    before=lambda hypothesis, references, *order: (
        lower(hypothesis),
        [lower(r) for r in references],
        *order,
    ),
)
OF_ALL = Misconception(
    "all references must have it",
    "A word is paid for only if *every* reference has it. One reference that has it is enough.",
    PURSES,
    ("Over the references, is it `any` or `all`?",),
    steps={"limit": all_or_none},
)
OF_THE_FIRST = Misconception(
    "only the first item",
    "A word that the first reference does not have is never paid for, as if limits were made"
    " for the words of the first one alone. Another reference may have the word.",
    PURSES,
    ("Which words get a limit: those of one reference, of all, or of the hypothesis?",),
    steps={"limit": first_or_none},
)
EACH_ALONE = (
    Misconception(
        "average over the references",
        "Each reference pays alone, and the average is taken. A word may use the fullest"
        " purse.",
        PURSES,
        ("Which loop is outside: the one over words, or the one over references?",),
        program=average_reference,
    ),
    Misconception(
        "the worst reference",
        "Each reference pays alone, and the one that pays least is taken. A word may use the"
        " fullest purse.",
        PURSES,
        ("Which loop is outside: the one over words, or the one over references?",),
        program=worst_reference,
    ),
)
ONE_LIMIT = Misconception(
    "one purse for all words",
    "It is as if all words that some reference has were paid for out of one purse, where coins"
    " that one word leaves pay for another. Each word has a limit of its own.",
    PURSE,
    ("Is the smaller number taken for each word, or once for all of them?",),
    program=partial(one_limit, coins=fullest),
)
LENGTH_FOR_LIMIT = tuple(
    Misconception(
        "one purse for all words",
        f"All known words are paid for, up to as many as {which} words. Each word has a limit"
        " of its own.",
        PURSE,
        ("How many copies of *this* word has a reference?",),
        program=partial(one_limit, coins=coins),
    )
    for which, coins in (
        ("the longest reference has", longest),
        ("all references together have", all_words),
    )
)
FEWEST_OF_OWNERS = Misconception(
    "all references must have it",
    "Of the references that have a word, the one that has *fewest* of it sets its limit.",
    PURSES,
    ("Over the references, is it `min` or `max`?",),
    steps={"limit": lambda counts: min(filter(None, counts), default=0)},
)
STOPPED_AT_A_STRANGER = tuple(
    Misconception(
        "stops at the first miss",
        f"{what} counts behind the first word that no reference has, as if it stopped there."
        " The words behind it count, too.",
        PURSE,
        ("Is there a `break` where the next round should begin?",),
        program=partial(up_to_a_stranger, copies_behind=copies_behind),
    )
    for copies_behind, what in (
        (True, "No new word, but copies of those before it,"),
        (False, "Nothing"),
    )
)

STOPPED_UNPAID = Misconception(
    "stops at the first miss",
    "Nothing counts behind the first word that is not paid for, as if it stopped there. The"
    " words behind it count, too.",
    PURSE,
    ("Is there a `break` where the next round should begin?",),
    program=lambda hypothesis, references: len(
        [*takewhile("match".__eq__, marks(hypothesis, references))]
    ),
)

STUTTER = Misconception(
    "only neighbors clipped",
    "A word that stands right behind itself is never paid for, as if it were a stutter, and"
    " anywhere else it always is, if a reference has it. It is paid for as long as there are"
    " coins.",
    PURSE,
    ("How often does a reference have the word?",),
    program=lambda hypothesis, references: sum(
        any(word in r for r in references) for word, _ in groupby(hypothesis)
    ),
)
FEWEST_SPENT = Misconception(
    "all references must have it",
    "Of each word as many copies are paid for as the reference has that has *fewest* of it,"
    " however often the word is said (but not more than there are words in all).",
    PURSES,
    (
        "One reference that has the word is enough.",
        "Is the number of copies that are said in it, too?",
    ),
    program=lambda hypothesis, references: sum(
        min(len(hypothesis), *(r.count(word) for r in references))
        for word in set(hypothesis)
    ),
)

MY_MATCHES = Exercise(
    "2.2",
    "my_matches",
    count_matches,
    PURSE,
    cases=[
        (["the", "the", "the", "ferry"], FERRY[:1]),
        (["the", "ferry"], FERRY[:1]),
        ("the the ferry sails from the".split(), FERRY),
        (["a"], [["cat"]]),
        (["The", "ferry"], [["the", "ferry"]]),
        (["is", "an"], [["island", "another"]]),
        (["no", "land", "tan"], [["on", "the", "island", "ten"]]),
        ([], FERRY),
        (["the"], [[]]),
        *EDGES,
    ],
    generate=pair,
    kinds={
        "an empty hypothesis": lambda hypothesis, references: not hypothesis,
        "a hypothesis of one word": lambda hypothesis, references: len(hypothesis) == 1,
        "an empty reference": lambda hypothesis, references: [] in references,
        "several references": lambda hypothesis, references: len(references) > 1,
    },
    parts={
        "the number of words in the hypothesis": lambda hypothesis, references: len(
            hypothesis
        ),
        "the number of different words": lambda hypothesis, references: len(
            set(hypothesis)
        ),
    },
    accepts=lambda hypothesis, references: len(references) > 0,
    wrong=(
        NO_CLIP,
        BY_THE_SUM,
        AVERAGE,
        WHOLE_AVERAGE,
        MAX_FOR_MIN,
        MAX_OF_KNOWN,
        NEVER,
        Misconception(
            "clip by the best reference",
            "One reference is chosen for the whole sentence. Each word may choose its own.",
            WILD,
            ("Which loop is outside: the one over words, or the one over references?",),
            program=best_reference,
        ),
        Misconception(
            "every reference pays",
            "Each reference pays anew: a word that stands in two references counts twice.",
            PURSES,
            ("How many coins can one copy of a word cost at most?",),
            program=each_reference,
        ),
        EACH_PAYS_CUT,
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
        OF_THE_FIRST,
        OF_ALL,
        *EACH_ALONE,
        ONE_LIMIT,
        *LENGTH_FOR_LIMIT,
        FEWEST_OF_OWNERS,
        *STOPPED_AT_A_STRANGER,
        STOPPED_UNPAID,
        STUTTER,
        FEWEST_SPENT,
        Misconception(
            "one coin too many",
            "Each word has a coin too many, also a word that no reference has.",
            PURSE,
            ONE_COIN_MORE.hints,
            steps={"clip": lambda said, purse: min(said, purse + 1)},
        ),
        PAID_IN_EACH_ROUND,
        Misconception(
            "by place",
            "Words are compared place by place. Chapter 1 left that idea behind.",
            "01_matching#first-idea-the-same-word-in-the-same-place",
            program=by_place,
        ),
        *NOT_RESET,
        *LAST_WORD,
        Misconception(
            "a pair for a count",
            "Those are two numbers, the paid words and all words. The first alone is asked"
            " for.",
            PURSE,
            after=lambda result, hypothesis, references: (result, len(hypothesis)),
        ),
        Misconception(
            "substrings for words",
            "A word is paid for where its letters stand in a row in the text of a reference: `a` is"
            " found in `cat`.",
            PURSE,
            ("`list.count` compares whole words; `str.count` compares letters.",),
            program=as_text,
        ),
        Misconception(
            "a ratio for a count",
            "That is a share, the precision. How many words are paid for?",
            PURSE,
            after=lambda result, hypothesis, references: result / len(hypothesis),
        ),
        Misconception(
            "a ratio for a count",
            "That is a share, the precision. How many words are paid for?",
            PURSE,
            after=lambda result, hypothesis, references: (
                result / len(hypothesis) if hypothesis else 0
            ),
        ),
        CASE_IGNORED,
        GROWN_LIMIT,
        Misconception(
            "changed on the way",
            "It is as if words were taken out of the list that the loop goes through: each time,"
            " the loop leaves out the word that moves up.",
            PURSE,
            (
                "Go through one list, and take away from another: `list(...)` copies it.",
            ),
            program=removed_on_the_way,
        ),
        Misconception(
            "one coin for free",
            "A word that no reference has is paid for once, as if the search for its limit began"
            " at 1.",
            PURSE,
            ("How many copies may be paid for, if no reference has the word?",),
            steps={"limit": lambda counts: max(1, *counts)},
        ),
        Misconception(
            "only neighbors clipped",
            "Each run of equal neighbors is clipped by itself. Copies of a word share one purse,"
            " however far apart they stand.",
            PURSE,
            ("What is paid for two copies of `the` with another word between them?",),
            program=lambda hypothesis, references: sum(
                min(len([*run]), max(r.count(word) for r in references))
                for word, run in groupby(hypothesis)
            ),
        ),
    ),
)


# ---- 2.3 and 2.4: six words that make no sentence


def single_characters(words: Sentence) -> str:
    """What is said of items that are no words, and what has cut them, if it shows."""
    text = "".join(words)
    lines = " ".join(" ".join(reference) for reference in FERRY)
    says = " Those are single characters. No word of the references is as short."
    if " " in text or text in lines:
        says += " `list` takes a string apart; `split` cuts it into words."
    return says


def number_of_words(words: Sentence) -> str:
    """How many there are, and whether they are still one string."""
    says = f"Six words are asked for; these are {len(words)}."
    if len(words) == 1 and len(words[0].split()) > 1:
        says = "All words are in one string of the list. Each word should be a string."
    elif len(words) == 5 and any(
        long == one + two
        for long in words
        for one in chain(*FERRY)
        for two in chain(*FERRY)
    ):
        says += " One of them is two words run together: is a comma missing?"
    elif (
        len(words) == 5 and not cut_out(words) and {*words} & {*FERRY[0]} & {*FERRY[1]}
    ):
        says += (
            " If you counted one for each reference: a word that stands in both is one word of"
            " the list."
        )
    elif len(words) > 6 and all(len(word) == 1 for word in words):
        says += single_characters(words)
    return says


def cut_out(words: Sentence) -> bool:
    """Whether they stand side by side in a reference, forwards or backwards."""
    lines = [line for reference in FERRY for line in (reference, reference[::-1])]
    places = range(max(map(len, lines)))
    return any(line[k : k + len(words)] == words for line in lines for k in places)


def too_few_or_cut_out(words: Sentence) -> str:
    """How many there are, and whether they are a piece of a reference."""
    says = number_of_words(words)
    pieces = [reference[k : k + len(words)] for reference in FERRY for k in range(9)]
    if len(words) > 1 and [*words] in pieces:
        says += " And they stand in a row in a reference: that is no nonsense."
    return says


def strangers(words: Sentence) -> str:
    """Which words no reference has, and why that may be."""
    known = {*FERRY[0], *FERRY[1]}
    unknown = [*dict.fromkeys(word for word in words if word not in known)]
    named = ", ".join(f"`{word}`" for word in unknown)
    says = f"In neither reference, so nobody pays for it: {named}."
    if any(" " in word.strip() for word in words):
        says += (
            " Each item should be *one* word; a row of words is in no list of words."
        )
    elif any(word != word.strip() for word in words):
        says += " A space before or behind a word makes another word of it."
    elif all(len(word) == 1 for word in words):
        says += single_characters(words)
    elif any(word.lower() in known for word in unknown):
        says += " A word with a capital letter is another word."
    return says


def ferry_sentences() -> set[tuple[str, ...]]:
    """What one can say of the ferry with the words of the two references."""
    times = ["", "today", "at noon", "today at noon", "at noon today"]
    ways = ["leaves the island", "sails from the island", "leaves", "sails"]
    orders = product(times, ["the ferry", "our ferry"], ways, times)
    return {tuple(" ".join(parts).split()) for parts in orders}


SENTENCES = ferry_sentences()

SIX_WORDS = (
    Requirement(
        "not a list of words",
        lambda words: (
            isinstance(words, list | tuple)
            and all(isinstance(word, str) for word in words)
        ),
        no_list_of_words,
        hints=("`'noon the'.split()` makes a list of words.",),
    ),
    Requirement(
        "another number of words",
        lambda words: len(words) == 6,
        number_of_words,
    ),
)
BEST_NONSENSE = Open(
    "2.3",
    "nonsense",
    PURSES,
    (
        SIX_WORDS[0],
        replace(SIX_WORDS[1], says=too_few_or_cut_out),
        Requirement(
            "a word in no reference",
            lambda words: set(words) <= set(FERRY[0]) | set(FERRY[1]),
            strangers,
        ),
        Requirement(
            "no clip",
            lambda words: match_counts(list(words), FERRY, 1).matches == 6,
            "A word is said more often than any one reference has it: it is clipped.",
            hints=("`Counter(words)` shows what is said how often.",),
        ),
        Requirement(
            "a piece of a sentence",
            lambda words: all(
                [*words] != reference[k : k + 6]
                for reference in FERRY
                for k in range(5)
            ),
            "These six words stand in a row in a reference: that is no nonsense.",
        ),
        Requirement(
            "a sentence",
            lambda words: tuple(words) not in SENTENCES,
            "That is a sentence, and it makes sense. The metric would not mind nonsense:"
            " put the words in an order that nobody would say.",
        ),
    ),
)


def no_gain(words: Sentence) -> str:
    """What is paid for by one reference, by the other, by both."""
    said = list(words)
    first, second, both = (
        match_counts(said, refs, 1).matches for refs in (FERRY[:1], FERRY[1:], FERRY)
    )
    says = (
        "One reference alone pays for as many of these words as both together: the first"
        f" for {first}, the second for {second}, both for {both}."
    )
    if first == second == both == 3:
        says += (
            " What the two pay for is not added up: the same three words are in both."
        )
    clipped = [
        word
        for word in dict.fromkeys(said)
        if said.count(word) > max(r.count(word) for r in FERRY) > 0
    ]
    if clipped:
        named = ", ".join(f"`{word}`" for word in clipped)
        says += f" Said more often than any one reference has it, so clipped: {named}."
    if any(all(word in r for r in FERRY) for word in clipped):
        says += " Two purses are not poured together."
    if not set(said) <= {*FERRY[0], *FERRY[1]}:
        says += f" {strangers(words)}"
    return says


MIXED = Open(
    "2.4",
    "mixed",
    PURSES,
    (
        *SIX_WORDS,
        Requirement(
            "no gain from two references",
            lambda words: (
                match_counts(list(words), FERRY, 1).matches
                > max(match_counts(list(words), [r], 1).matches for r in FERRY)
            ),
            no_gain,
            PURSES,
            (
                "Which words has only the first reference? Which has only the second?",
                "Take a word or two of each kind.",
            ),
        ),
    ),
)


# ---- 2.5: a clipped share to be mended


def clipped_share(
    hypothesis: Sentence,
    references: Sentences,
    *,
    words: Callable[[Sentence], Collection[str]] = set,
    limit: Callable[[Iterable[int]], int] = max,
    clip: Callable[[int, int], int] = min,
    total: Callable[[Sentence, Sentences], int] = lambda said, refs: len(said),
) -> float:
    """Modified precision of single words, 0 for an empty hypothesis."""
    if not hypothesis:
        return 0
    paid = count_matches(hypothesis, references, words=words, limit=limit, clip=clip)
    return paid / total(hypothesis, references)


def copies_taken_off(least: int, hypothesis: Sentence, references: Sentences) -> float:
    """What is paid, less what is not."""
    if not hypothesis:
        return 0
    paid = count_matches(hypothesis, references)
    return max(least, (2 * paid - len(hypothesis)) / len(hypothesis))


DIFFERENT_WORDS = Misconception(
    "denominator of different words",
    "It divides by the number of *different* words. Each word that is said belongs below"
    " the line, a copy too.",
    "02_clipping#the-rule-in-code",
    ("Seven times `the`: how many words were said, and how many were paid for?",),
    steps={"total": lambda said, refs: len(set(said))},
)


def denominator(
    says: str, total: Callable[[Sentence, Sentences], int]
) -> Misconception:
    """The words of references below the line."""
    return Misconception(
        "denominator of the references",
        says,
        "02_clipping#the-rule-in-code",
        ("The second number counts what the *hypothesis* says.",),
        steps={"total": total},
    )


def as_share(wrong: Misconception) -> Misconception:
    """A mistake in the count of the words, seen in their share."""
    count: Any = wrong.program
    return replace(
        wrong,
        program=lambda hypothesis, references: (
            count(hypothesis, references) / len(hypothesis) if hypothesis else 0
        ),
    )


def unmended(hypothesis: Sentence, references: Sentences) -> float:
    """The function as it is given."""
    return clipped_share(
        hypothesis, references, limit=sum, total=lambda said, refs: len(set(said))
    )


def known_below(hypothesis: Sentence, references: Sentences) -> float:
    """Words that no reference has are not counted."""
    known = [word for word in hypothesis if any(word in r for r in references)]
    return count_matches(known, references) / len(known) if known else 0


def one_for_free(hypothesis: Sentence, references: Sentences) -> float:
    """The limit of a word is 1 at least."""
    words = list(hypothesis)
    paid = sum(
        min(words.count(word), max(1, *(list(r).count(word) for r in references)))
        for word in set(words)
    )
    return paid / len(words) if words else 0


MY_SHARE = Exercise(
    "2.5",
    "my_share",
    clipped_share,
    "02_clipping#the-rule-in-code",
    cases=[
        (["the"] * 7, FERRY),
        ("the the ferry sails from the".split(), FERRY),
        (["the", "ferry"], FERRY[:1]),
        (["The", "ferry"], FERRY[:1]),
        (["is", "an"], [["island", "another"]]),
        (["no", "land", "tan"], [["on", "the", "island", "ten"]]),
        ([], FERRY),
        *EDGES,
    ],
    generate=pair,
    kinds={
        "an empty hypothesis": lambda hypothesis, references: not hypothesis,
        "a hypothesis of one word": lambda hypothesis, references: len(hypothesis) == 1,
        "an empty reference": lambda hypothesis, references: [] in references,
        "several references": lambda hypothesis, references: len(references) > 1,
        "a word that the hypothesis repeats": lambda hypothesis, references: (
            len(set(hypothesis)) < len(hypothesis)
        ),
    },
    parts={
        "the number of words that are paid for": count_matches,
        "the number of words": lambda hypothesis, references: len(hypothesis),
    },
    accepts=lambda hypothesis, references: len(references) > 0 and all(references),
    wrong=(
        Misconception(
            "a cap on the result",
            "The cap at 1 hides a share that is too large. Both mistakes are still there.",
            "02_clipping#the-rule-in-code",
            program=lambda hypothesis, references: min(
                1, unmended(hypothesis, references)
            ),
        ),
        Misconception(
            "a cap on the result",
            "The cap at 1 hides a share that is too large: it divides by the number of"
            " *different* words.",
            "02_clipping#the-rule-in-code",
            program=lambda hypothesis, references: min(
                1,
                clipped_share(
                    hypothesis, references, total=lambda said, refs: len(set(said))
                ),
            ),
        ),
        Misconception(
            "a cap on the result",
            "The cap at 1 hides a share that is too large: where a word is said, all coins for it in"
            " the purse are counted, also those that nobody spends.",
            PURSE,
            MIN_LEFT_OUT.hints,
            program=lambda hypothesis, references: min(
                1,
                clipped_share(hypothesis, references, clip=lambda said, purse: purse),
            ),
        ),
        BY_THE_SUM,
        DIFFERENT_WORDS,
        AVERAGE,
        WHOLE_AVERAGE,
        MAX_FOR_MIN,
        MAX_OF_KNOWN,
        NEVER,
        NO_CLIP,
        ALL_REFERENCES,
        MIN_LEFT_OUT,
        EACH_WORD_ONCE,
        COPIES_TIMES_COPIES,
        ALL_OR_NOTHING,
        denominator(
            "It divides by the words of the first reference: that is no precision.",
            lambda said, refs: len(refs[0]),
        ),
        denominator(
            "It divides by the words of all references together.",
            lambda said, refs: sum(map(len, refs)),
        ),
        denominator(
            "It divides by the words of the longest reference.",
            lambda said, refs: max(map(len, refs)),
        ),
        denominator(
            "It divides by the words of the last reference.",
            lambda said, refs: len(refs[-1]),
        ),
        denominator(
            "It divides by the words of the shortest reference.",
            lambda said, refs: min(map(len, refs)),
        ),
        denominator(
            "It divides by the number of references.",
            lambda said, refs: len(refs),
        ),
        denominator(
            "It divides by the coins of the references, of each word in its fullest purse. That"
            " is a recall.",
            lambda said, refs: reduce(Counter.__or__, map(Counter, refs)).total(),
        ),
        Misconception(
            "every word counts",
            "Each hypothesis gets 1, whatever the references say, as if every word were paid"
            " for.",
            PURSE,
            ("How many coins for a word has each purse?",),
            program=lambda hypothesis, references: float(bool(hypothesis)),
        ),
        Misconception(
            "off by one",
            "One word too many is paid for.",
            PURSE,
            program=lambda hypothesis, references: (
                (count_matches(hypothesis, references) + 1) / len(hypothesis)
                if hypothesis
                else 0
            ),
            hints=("With what does the sum begin?",),
        ),
        ONE_COIN_MORE,
        ONE_COIN_LESS,
        LAST_PURSE,
        FIRST_PURSE,
        OWNERS,
        OF_THE_FIRST,
        OF_ALL,
        *map(
            as_share,
            (
                ONE_LIMIT,
                *LENGTH_FOR_LIMIT,
                *EACH_ALONE,
                PAID_IN_EACH_ROUND,
                EACH_PAYS_CUT,
                *NOT_RESET,
                *LAST_WORD,
                STOPPED_UNPAID,
                STUTTER,
                FEWEST_SPENT,
            ),
        ),
        THE_LOST,
        Misconception(
            "every reference pays",
            "Each reference pays anew: a word that stands in two references counts twice.",
            PURSES,
            ("How many coins can one copy of a word cost at most?",),
            program=lambda hypothesis, references: sum(
                clipped_share(hypothesis, [r]) for r in references
            ),
        ),
        CASE_IGNORED,
        *UPSIDE_DOWN,
        Misconception(
            "clip by the best reference",
            "One reference is chosen for the whole sentence. Each word may choose its own.",
            WILD,
            ("Which loop is outside: the one over words, or the one over references?",),
            program=lambda hypothesis, references: max(
                clipped_share(hypothesis, [r]) for r in references
            ),
        ),
        Misconception(
            "full marks for nothing",
            "An empty hypothesis gets 1. Nothing is paid for, so it gets 0.",
            after=lambda result, hypothesis, references: result if hypothesis else 1,
        ),
        # last: with a second mistake it would be a cover for others
        Misconception(
            "nothing mended",
            "Nothing is mended yet: it does what the given function does.",
            "02_clipping#the-rule-in-code",
            (
                "May a word use the coins of both purses together?",
                "Seven times `the`: how many words were said?",
            ),
            program=unmended,
        ),
        Misconception(
            "denominator of the known words",
            "Below the line stand the words that some reference has. Each word that is said"
            " belongs there, also one that nobody knows.",
            "02_clipping#the-rule-in-code",
            ("What is the precision of `a cat`, if `cat` is in no reference?",),
            program=known_below,
        ),
        Misconception(
            "one coin for free",
            "A word that no reference has is paid for once. Its limit should be 0.",
            "02_clipping#the-rule-in-code",
            ("Where does the search for the limit begin?",),
            program=one_for_free,
        ),
        GROWN_LIMIT,
        Misconception(
            "mean of the words' shares",
            "Each different word has a share of its own, and the shares are averaged. Add up"
            " what is paid for, and divide once, by all words.",
            PURSE,
            (
                "Which words count more in a precision: those said once, or those said often?",
            ),
            program=lambda hypothesis, references: (
                fmean(
                    count_matches([w for w in hypothesis if w == word], references)
                    / hypothesis.count(word)
                    for word in set(hypothesis)
                )
                if hypothesis
                else 0
            ),
        ),
        *(
            Misconception(
                "copies taken off",
                f"What is not paid for is taken off what is paid{more}. It is not paid for, and"
                " that is all.",
                PURSE,
                ("What is left of two copies, if one is paid for?",),
                program=partial(copies_taken_off, least),
            )
            for least, more in ((0, ", down to 0 at most"), (-99, ""))
        ),
        Misconception(
            "limit against the length",
            "The limit is compared with the number of all words said, not with how often this"
            " word is said: a word is paid for more often than it is there.",
            PURSE,
            ("Which two numbers does `min` compare?",),
            program=lambda hypothesis, references: (
                sum(
                    min(len(hypothesis), max(r.count(word) for r in references))
                    for word in set(hypothesis)
                )
                / len(hypothesis)
                if hypothesis
                else 0
            ),
        ),
    ),
)


# ---- 2.6: a mark for each word


def marks(
    hypothesis: Sentence,
    references: Sentences,
    *,
    limit: Callable[[Iterable[int]], int] = max,
    paid: Callable[[int, int, int], bool] = lambda before, after, coins: before < coins,
    clipped: str = "clipped",
    unknown: str = "no match",
) -> list[str]:
    """What becomes of each word; `paid` is told how many copies stand before and after."""
    found = []
    for place, word in enumerate(hypothesis):
        coins = limit([r.count(word) for r in references])
        before, after = (
            hypothesis[:place].count(word),
            hypothesis[place + 1 :].count(word),
        )
        if paid(before, after, coins) and coins:
            found.append("match")
        else:
            found.append(clipped if coins else unknown)
    return found


def marks_of_best(hypothesis: Sentence, references: Sentences) -> list[str]:
    """The marks by the one reference that pays most."""
    best = max(references, key=lambda r: count_matches(hypothesis, [r]))
    return marks(hypothesis, [best])


def coins_of_one(place: int, hypothesis: Sentence, references: Sentences) -> list[str]:
    """One reference pays, and whoever has any knows the word."""
    known = {word for r in references for word in r}
    found = marks(hypothesis, [references[place]], unknown="clipped")
    return [
        mark if word in known else "no match" for word, mark in zip(hypothesis, found)
    ]


def fewest_coins(hypothesis: Sentence, references: Sentences) -> list[str]:
    """The fewest coins are the limit, and whoever has any knows the word."""
    known = {word for r in references for word in r}
    found = marks(hypothesis, references, limit=min, unknown="clipped")
    return [
        mark if word in known else "no match" for word, mark in zip(hypothesis, found)
    ]


def one_count(
    hypothesis: Sentence, references: Sentences, *, only_paid: bool
) -> list[str]:
    """What is spent is counted for all words together."""
    found: list[str] = []
    for word in hypothesis:
        coins = max(r.count(word) for r in references)
        spent = found.count("match") if only_paid else len(found)
        mark = "match" if spent < coins else "clipped"
        found.append(mark if coins else "no match")
    return found


def renamed(right: list[str], which: Collection[str]) -> object:
    """Any list in which these marks, if there are any, have other names."""

    def holds(given: list[object]) -> bool:
        names = {*zip(given, right, strict=True)}
        kinds = {name for name, _ in names}, {mark for _, mark in names}
        told_apart = len(names) == len(kinds[0]) == len(kinds[1])
        others = all(
            name is not None and name not in MARKS if mark in which else name == mark
            for name, mark in names
        )
        return isinstance(given, list) and told_apart and others

    if not set(right) & set(which):
        return right
    return Such(holds, key=(*which, *right))


MARKS = ("match", "clipped", "no match")


def other_marks(which: Sequence[str]) -> str:
    """Which marks have other names."""
    named = " and ".join(f'"{mark}"' for mark in which)
    stands = "Another mark stands" if len(which) == 1 else "Other marks stand"
    return (
        f"{stands} in the place of {named}. The marks are spelled"
        ' "match", "clipped" and "no match".'
    )


def marks_by_runs(hypothesis: Sentence, references: Sentences) -> list[str]:
    """A purse is full again when another word was said."""
    found, run = [], 0
    for k, word in enumerate(hypothesis):
        run = run + 1 if hypothesis[k - 1 : k] == [word] else 1
        found.append(marks([word] * run, references)[-1])
    return found


def marks_of_one(place: int, hypothesis: Sentence, references: Sentences) -> list[str]:
    """The reference that pays most pays alone; the others tell what is known."""
    paid = [count_matches(hypothesis, [r]) for r in references]
    best = [k for k, coins in enumerate(paid) if coins == max(paid)]
    return coins_of_one(best[place], hypothesis, references)


def behind_itself(hypothesis: Sentence, references: Sentences) -> list[str]:
    """Clipped is what repeats its left neighbor."""
    found = []
    for word, before in zip(hypothesis, [None, *hypothesis]):
        if not any(word in r for r in references):
            found.append("no match")
        elif word == before:
            found.append("clipped")
        else:
            found.append("match")
    return found


def side_by_side(hypothesis: Sentence, references: Sentences) -> list[str]:
    """All marks of a word, then all those of the next different one."""
    gathered = sorted(hypothesis, key=hypothesis.index)
    return marks(gathered, references)


MY_MARKS = Exercise(
    "2.6",
    "my_marks",
    marks,
    PURSES,
    cases=[
        (["the"] * 4, FERRY[:1]),
        ("the the whale sails from the".split(), FERRY),
        (["ferry", "ferry"], FERRY),
        (["The", "ferry"], FERRY[:1]),
        (["is", "an"], [["island", "another"]]),
        (["no", "land", "tan"], [["on", "the", "island", "ten"]]),
        ([], FERRY),
        *EDGES,
    ],
    generate=pair,
    kinds={
        "an empty hypothesis": lambda hypothesis, references: not hypothesis,
        "a hypothesis of one word": lambda hypothesis, references: len(hypothesis) == 1,
        "several references": lambda hypothesis, references: len(references) > 1,
        "a word that the hypothesis repeats": lambda hypothesis, references: (
            len(set(hypothesis)) < len(hypothesis)
        ),
    },
    accepts=lambda hypothesis, references: len(references) > 0,
    wrong=(
        Misconception(
            "no clip",
            "Every copy of a word gets a match, as soon as a reference has the word once, as if no"
            " copy before it had spent a coin.",
            PURSE,
            (
                *NO_CLIP.hints[:2],
                "Which copies came before this one? `index` gives the place of the first"
                " copy, for every copy.",
            ),
            steps={"paid": lambda before, after, coins: True},
        ),
        BY_THE_SUM,
        ALL_REFERENCES,
        Misconception(
            "clip by the best reference",
            "One reference is chosen for the whole sentence, and a word that it does not have is"
            ' "no match". Each word may choose its own.',
            WILD,
            ("Which loop is outside: the one over words, or the one over references?",),
            program=marks_of_best,
        ),
        Misconception(
            "one coin too many",
            "The first copy for which no coin is left gets a match, too.",
            PURSE,
            (
                "How many coins are spent when the first copy is paid for: 0 or 1?",
                "Is it `<` or `<=`?",
            ),
            steps={"paid": lambda before, after, coins: before <= coins},
        ),
        Misconception(
            "one coin too few",
            "The last coin of a purse is never spent, as if a copy were counted as spent before it is"
            " paid for.",
            PURSE,
            ("Is the copy itself among those that came before it?",),
            steps={"paid": lambda before, after, coins: before + 1 < coins},
        ),
        Misconception(
            "each word once",
            "Only the first copy of a word gets a match; a second copy can be paid for, too.",
            PURSE,
            EACH_WORD_ONCE.hints,
            steps={"paid": lambda before, after, coins: before == 0},
        ),
        Misconception(
            "all or nothing",
            "All copies of a word get the mark of its last one: of a word that is said too often, all"
            " are clipped. The first of them are paid for, as many as there are coins.",
            PURSE,
            (
                "Do all copies of a word get one and the same mark?",
                "`hypothesis.count(word)` is the same for each copy.",
                "A dictionary has one place for a word, however often it is said.",
            ),
            steps={"paid": lambda before, after, coins: before + 1 + after <= coins},
        ),
        Misconception(
            "from right to left",
            "It pays from right to left: the *last* copies get a match.",
            PURSE,
            ("Which copies come before this one?",),
            steps={"paid": lambda before, after, coins: after < coins},
        ),
        Misconception(
            "clipped and unknown mixed up",
            'What should be "clipped" is "no match", as if a word were unknown once its coins'
            " are spent. A reference has it all the same.",
            PURSE,
            steps={"clipped": "no match"},
            hints=(
                "Where do you ask whether a reference has the word: in the purse, which gets"
                " empty, or in the references?",
            ),
        ),
        Misconception(
            "clipped and unknown mixed up",
            'What should be "no match" is "clipped", as if a purse that was never there had'
            " been emptied. Clipped is only what a reference has.",
            PURSE,
            steps={"unknown": "clipped"},
        ),
        Misconception(
            "a mark for each reference",
            "Each word gets a mark from every reference, and no copy is clipped. One mark for each"
            " word is asked for.",
            PURSES,
            ("What is the answer's length, and how many words are there?",),
            program=lambda hypothesis, references: [
                "match" if word in r else "no match"
                for word in hypothesis
                for r in references
            ],
        ),
        Misconception(
            "a mark for each reference",
            "Each word gets a mark from every reference, one reference after the other. One"
            " mark for each word is asked for.",
            PURSES,
            ("What is the answer's length, and how many words are there?",),
            program=lambda hypothesis, references: [
                mark for r in references for mark in marks(hypothesis, [r])
            ],
        ),
        replace(LAST_PURSE, hints=()),
        FIRST_PURSE,
        FEWEST_OF_OWNERS,
        OF_THE_FIRST,
        OF_ALL,
        CASE_IGNORED,
        OWNERS,
        WHOLE_AVERAGE,
        *(
            Misconception(
                f"only the {which} item",
                f"Only the coins of the {which} reference are spent: a word that only another one"
                " has is clipped.",
                PURSES,
                ("Of which references is the limit taken?",),
                program=partial(coins_of_one, place),
            )
            for which, place in (("first", 0), ("last", -1))
        ),
        Misconception(
            ALL_REFERENCES.name,
            "A word is limited by the reference that has *fewest* of it, and clipped where a"
            " reference does not have it.",
            PURSES,
            ALL_REFERENCES.hints,
            program=fewest_coins,
        ),
        *(
            Misconception(
                "one purse for all words",
                f"It is as if each word before, {whichever}, had taken a coin out of the purse of"
                " this one. Each word has coins of its own.",
                PURSE,
                ("Of *which* word does your count of what is spent speak?",),
                program=partial(one_count, only_paid=only_paid),
            )
            for only_paid, whichever in (
                (True, "if it was paid for"),
                (False, "paid for or not"),
            )
        ),
        Misconception(
            "clipped and unknown mixed up",
            '"clipped" and "no match" have changed places: "clipped" is a word that the'
            " references have.",
            PURSE,
            steps={"clipped": "no match", "unknown": "clipped"},
        ),
        *(
            Misconception(
                "a string for a list",
                "It is one long string; a list with a string for each word is asked for.",
                hints=("Leave out the `join`.",),
                after=lambda result, hypothesis, references, between=between: (
                    between.join(result)
                ),
            )
            for between in (" ", ", ", ",", "\n", "")
        ),
        *(
            Misconception(
                "pairs",
                "The words are there, too. The marks alone are asked for.",
                after=lambda result, hypothesis, references, change=change: change(
                    hypothesis, result
                ),
            )
            for change in (
                lambda words, found: [*zip(words, found, strict=True)],
                lambda words, found: [
                    [*each] for each in zip(words, found, strict=True)
                ],
                lambda words, found: [*zip(found, words, strict=True)],
                lambda words, found: [
                    f"{w}: {m}" for w, m in zip(words, found, strict=True)
                ],
            )
        ),
        Misconception(
            "a dictionary for a list",
            "It is a dictionary: a word that is said twice has one place in it. A list"
            " with a mark for each word is asked for.",
            after=lambda result, hypothesis, references: dict(
                zip(hypothesis, result, strict=True)
            ),
        ),
        Misconception(
            "a dictionary for a list",
            "It is a dictionary, from places to marks. A list is asked for: the marks alone, in"
            " their order.",
            after=lambda result, hypothesis, references: dict(enumerate(result)),
        ),
        Misconception(
            "in another order",
            "The marks of equal words stand side by side, as if the loop went through the"
            " different words. Each mark belongs to the place of its word.",
            PURSE,
            (
                "What does the loop go through: the hypothesis, or a set or a `Counter`?",
            ),
            program=side_by_side,
        ),
        *(
            Misconception(
                "a mark lost",
                f'What should be "{lost}" has no mark. Each word gets one.',
                hints=("Is there a way through the loop on which nothing is added?",),
                after=lambda result, *_, lost=lost: [m for m in result if m != lost],
            )
            for lost in MARKS[1:]
        ),
        Misconception(
            "a counter",
            "It counts the marks; the marks themselves are asked for.",
            after=lambda result, *_: Counter(result),
        ),
        Misconception(
            "the matched words",
            "Those are the words that are paid for. Each word gets a mark.",
            after=lambda result, hypothesis, references: [
                word
                for word, mark in zip(hypothesis, result, strict=True)
                if mark == "match"
            ],
        ),
        Misconception(
            "each word once",
            "Each different word gets one mark. A copy gets a mark, too.",
            PURSE,
            program=lambda hypothesis, references: marks(
                [*dict.fromkeys(hypothesis)], references
            ),
        ),
        Misconception(
            "each word once",
            "Each different word gets one mark, that of its last copy. Every copy gets a mark of"
            " its own.",
            PURSE,
            ("A dictionary has one place for a word, however often it is said.",),
            program=lambda hypothesis, references: [
                *dict(zip(hypothesis, marks(hypothesis, references))).values()
            ],
        ),
        Misconception(
            "never a match",
            'No word gets a match: every word is "no match", as if all purses were empty from'
            " the start.",
            PURSE,
            ("Is the purse filled before the words are paid for?",),
            program=lambda hypothesis, references: ["no match"] * len(hypothesis),
        ),
        Misconception(
            "never a match",
            'No word gets a match: what a reference has is "clipped", with its first copy, as'
            " if the coins were gone before.",
            PURSE,
            ("Which line makes a mark of a coin that is there?",),
            steps={"paid": lambda before, after, coins: False},
        ),
        *(
            Misconception(
                "returns nothing for some inputs",
                "Some words get `None` for a mark.",
                program=lambda hypothesis, references, which=which: [
                    None if mark in which else mark
                    for mark in marks(hypothesis, references)
                ],
                hints=("Does each way through end in a mark?",),
            )
            for count in (1, 2, 3)
            for which in combinations(MARKS, count)
        ),
        *(
            Misconception(
                "other marks",
                other_marks(which),
                hints=("Compare a mark of yours, letter for letter, with the text.",),
                after=lambda result, *_, which=which: renamed(result, which),
            )
            for count in (1, 2, 3)
            for which in combinations(MARKS, count)
        ),
        Misconception(
            "only neighbors counted",
            "Only copies that stand directly before a word are spent: another word between"
            " them fills the purse again.",
            PURSE,
            ("How often was the word said before, anywhere before it?",),
            program=marks_by_runs,
        ),
        *(
            Misconception(
                "clip by the best reference",
                f"One reference pays for the whole sentence, the {which} if two are as good."
                " Each word may take the reference that has it most often.",
                WILD,
                ("What happens to a word that the other reference alone has?",),
                program=partial(marks_of_one, place),
            )
            for place, which in ((0, "first"), (-1, "last"))
        ),
        Misconception(
            "letters for words",
            "Its items are letters, those of all marks in a row. A mark is one item.",
            PURSE,
            (
                "`+=` with a list and a string adds each letter by itself.",
                "`append` adds one item, whatever it is.",
            ),
            after=lambda result, *_: [*"".join(result)],
        ),
        Misconception(
            "a mark for each reference",
            "Each word gets a mark from every reference, all marks of a word side by side. One"
            " mark for each word is asked for.",
            PURSES,
            ("What is the answer's length, and how many words are there?",),
            program=lambda hypothesis, references: [
                marks(hypothesis, [r])[place]
                for place in range(len(hypothesis))
                for r in references
            ],
        ),
        Misconception(
            "only neighbors clipped",
            "A word is clipped where it stands right behind itself, and only there. What counts is"
            " how often it was said before, anywhere, and how often a reference has it.",
            PURSE,
            ("What is the mark of a second `the` that stands far from the first?",),
            program=behind_itself,
        ),
    ),
)

EXERCISES = (BY_HAND, MY_MATCHES, BEST_NONSENSE, MIXED, MY_SHARE, MY_MARKS)
