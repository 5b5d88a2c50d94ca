"""Exercises of chapter 1: what counts as a match. Nothing is clipped here yet."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import takewhile
from numbers import Real
from random import Random
from typing import Any

from bleu.precision import match_counts
from bleu.teach.by_hand import Such, by_hand
from bleu.teach.corpus import load_corpus, word_tokens
from bleu.teach.exercise import Exercise, Misconception, Open, Requirement
from bleu.teach.inputs import EDGES, pair, sentence

Sentence = list[str]
Sentences = list[list[str]]
Votes = Callable[[Iterable[bool]], int]

FERRY = [
    "the ferry leaves the island at noon today".split(),
    "today at noon our ferry sails from the island".split(),
]
PLACE = "01_matching#first-idea-the-same-word-in-the-same-place"
BAG = "01_matching#second-idea-a-bag-of-words"
ANY = "01_matching#third-idea-any-reference"


# ---- 1.1: four numbers by hand


def marks_by_hand() -> tuple[float, ...]:
    """Exercise 1.1: points and precision of love, then of hate."""
    return 0, 3 / 4, 2, 2 / 3


def per_cent(answer: Sequence[float]) -> bool:
    """Whether the precisions are near 75 and 67."""
    points, precisions = answer[::2], answer[1::2]
    return (
        [*points] == [0, 2]
        and abs(precisions[0] - 75) < 0.01
        and abs(precisions[1] - 66.5) < 1
    )


PER_CENT = Such(per_cent)

KNOWN_MARKS = (
    Misconception(
        "bigrams for words",
        "2 of 4 for `oh I love you`: so many of its *pairs* of neighbors are in the reference,"
        " but of its words there are more. How many of the four, one by one?",
        BAG,
        program=lambda: (0, 2 / 4, 2, 2 / 3),
    ),
    Misconception(
        "every word counts",
        "Three points each: that is how many places both sentences have, whether the words in"
        " them are equal or not.",
        PLACE,
        ("`zip` gives pairs. When does a pair get its point?",),
        program=lambda: (3, 3 / 4, 3, 2 / 3),
    ),
    Misconception(
        "a count for a ratio",
        "The points are missing, and each precision is written as two counts: 3 of 4, 2 of 3."
        " Points, then a fraction, for each of the two.",
        BAG,
        program=lambda: (3, 4, 2, 3),
    ),
    Misconception(
        "denominator of the references",
        "The precision of `oh I love you` is not 1: `oh` is in no reference, and it is a word of"
        " the candidate. The matched words divided by those of the *reference* are recall.",
        BAG,
        ("How many words does `oh I love you` have?",),
        program=lambda: (0, 3 / 3, 2, 2 / 3),
    ),
    Misconception(
        "a count for a ratio",
        "Those are the matched words. Precision divides them by all words of the"
        " candidate.",
        BAG,
        program=lambda: (0, 3, 2, 2),
    ),
    Misconception(
        "swapped results",
        "Points and precision have changed places: for each sentence the points come"
        " first.",
        PLACE,
        program=lambda: (3 / 4, 0, 2 / 3, 2),
    ),
    Misconception(
        "place and bag mixed up",
        "Three words of `oh I love you` are in the reference, and none in its place: `oh`"
        " moves each of them one place on. A bag counts them; the points do not.",
        PLACE,
        ("Which word of the reference does `oh` sit above, and which one does `I`?",),
        program=lambda: (3, 3 / 4, 2, 2 / 3),
    ),
    Misconception(
        "a ratio for a count",
        "The points by place are divided; a point is a point.",
        PLACE,
        program=lambda: (0, 3 / 4, 2 / 3, 2 / 3),
    ),
    Misconception(
        "sentences mixed up",
        "Love and hate have changed places: the first two numbers belong to"
        " `oh I love you`.",
        BAG,
        program=lambda: (2, 2 / 3, 0, 3 / 4),
    ),
    Misconception(
        "place decides the bag",
        "The precision of `oh I love you` is not 0: a bag does not ask for the place.",
        BAG,
        ("Which of its four words stand anywhere in the reference?",),
        program=lambda: (0, 0, 2, 2 / 3),
    ),
    Misconception(
        "place and bag mixed up",
        "Three points are one too many for `I hate you`: where it has `hate`, the"
        " reference has another word.",
        PLACE,
        ("Which word sits above `love`? Is it the same?",),
        program=lambda: (0, 3 / 4, 3, 2 / 3),
    ),
    Misconception(
        "place and bag mixed up",
        "`I hate you` has two words in their places. It is as if counting ended at the"
        " first that differs: the third counts, too.",
        PLACE,
        ("Is `you` the third word of both?",),
        program=lambda: (0, 3 / 4, 1, 2 / 3),
    ),
    Misconception(
        "place and bag mixed up",
        "One point is too many for `oh I love you`: compare first with first, second with"
        " second, and so on.",
        PLACE,
        program=lambda: (1, 3 / 4, 2, 2 / 3),
    ),
    Misconception(
        "place decides the bag",
        "The precisions are the points once more. A bag does not ask for the place, and a"
        " precision is a share of the words.",
        BAG,
        program=lambda: (0, 0, 2, 2),
    ),
    Misconception(
        "denominator of another sentence",
        "The precision of `I hate you` is not a half, as if its matches were divided by four."
        " So many words has the other candidate, and so many different ones it has together"
        " with the reference. It has three itself.",
        BAG,
        program=lambda: (0, 3 / 4, 2, 2 / 4),
    ),
    Misconception(
        "denominator of another sentence",
        "It is as if both precisions were divided by the number of words of the other"
        " candidate.",
        BAG,
        program=lambda: (0, 3 / 3, 2, 2 / 4),
    ),
    Misconception(
        "denominator of both sentences",
        "It is as if each precision were divided by the seven words of both candidates.",
        BAG,
        program=lambda: (0, 3 / 7, 2, 2 / 7),
    ),
    Misconception(
        "the rest",
        "Those are the shares of the words that are *not* matched.",
        BAG,
        program=lambda: (0, 1 / 4, 2, 1 / 3),
    ),
    Misconception(
        "the rest",
        "Points are given for places that differ, and shares for words that are missing.",
        BAG,
        program=lambda: (4, 1 / 4, 1, 1 / 3),
    ),
    Misconception(
        "upside down",
        "The fractions stand on their heads: the matched words belong above the line.",
        BAG,
        program=lambda: (0, 4 / 3, 2, 3 / 2),
    ),
    Misconception(
        "precision and recall mixed up",
        "That is between precision and recall: both lengths are below the line. Precision"
        " divides by the words of the candidate alone.",
        BAG,
        program=lambda: (0, 6 / 7, 2, 2 / 3),
    ),
    Misconception(
        "a ratio for a count",
        "The points are divided by the number of places; a point is a point. And a bag"
        " does not ask for the place.",
        PLACE,
        program=lambda: (0, 0, 2 / 3, 2 / 3),
    ),
    Misconception(
        "a ratio for a count",
        "Four ratios: the points are those of a bag, and they are divided.",
        PLACE,
        program=lambda: (3 / 4, 3 / 4, 2 / 3, 2 / 3),
    ),
    Misconception(
        "swapped results",
        "Sentences and numbers have changed places: love comes before hate, and points"
        " before precision.",
        BAG,
        program=lambda: (2 / 3, 2, 3 / 4, 0),
    ),
    *(
        Misconception(
            "characters",
            f"`I hate you` gets a point for each *letter* in its place{more}. The words are to"
            " be compared: cut both sentences first.",
            PLACE,
            (
                "`zip` over two strings walks along their letters; `.split()` makes words.",
            ),
            program=lambda points=points: (0, 3 / 4, points, 2 / 3),
        )
        for points, more in ((7, ", and for each space"), (5, ""))
    ),
    Misconception(
        "integer division",
        "Both precisions are cut to 0: it is as if `//` stood where `/` belongs.",
        BAG,
        program=lambda: (0, 3 // 4, 2, 2 // 3),
    ),
    Misconception(
        "a word left out",
        "It is as if `oh` were left out. It is a word of the candidate: it moves the others"
        " away from their places, and it is counted below the line.",
        BAG,
        program=lambda: (3, 3 / 3, 2, 2 / 3),
    ),
    Misconception(
        "a point taken away",
        "It is as if each wrong word took a point away. A point is given where the words agree;"
        " nothing is subtracted.",
        PLACE,
        ("How many of the places have the same word in both sentences?",),
        program=lambda: (-3, 3 / 4, 1, 2 / 3),
    ),
    Misconception(
        "characters",
        "All four are made of *letters* and spaces: nothing has cut the sentences into words.",
        PLACE,
        ("`zip` over two strings walks along their letters; `.split()` makes words.",),
        program=lambda: (0, 12 / 13, 7, 7 / 10),
    ),
    Misconception(
        "per cent for a ratio",
        "Those are per cent. A precision goes from 0 to 1: write 3/4, not 75.",
        BAG,
        program=lambda: PER_CENT,
    ),
)

MARKS = Exercise(
    "1.1",
    "marks",
    marks_by_hand,
    BAG,
    digits=2,
    wrong=by_hand(
        marks_by_hand(),
        (
            "the points of love",
            "the precision of love",
            "the points of hate",
            "the precision of hate",
        ),
        KNOWN_MARKS,
        digits=2,
    ),
)


# ---- 1.2: my_words


def plainly_in(word: str, reference: Sentence) -> bool:
    """A whole word, as it is written."""
    return word in reference


def count_words(
    hypothesis: Sentence,
    references: Sentences,
    *,
    words: Callable[[Sentence], Iterable[str]] = list,
    has: Callable[[str, Sentence], bool] = plainly_in,
    votes: Votes = any,
) -> int:
    """How many words some reference has; the steps in which people differ."""
    return sum(votes([has(word, r) for r in references]) for word in words(hypothesis))


def in_the_text(word: str, reference: Sentence) -> bool:
    """ "a" is found in "cat"."""
    return word in " ".join(reference)


def begins_like(word: str, reference: Sentence) -> bool:
    """ "is" is found in "island"."""
    return any(other.startswith(word) for other in reference)


def ends_like(word: str, reference: Sentence) -> bool:
    """ "land" is found in "island"."""
    return any(other.endswith(word) for other in reference)


def in_any_case(word: str, reference: Sentence) -> bool:
    """As if all words were lower-case."""
    return word.lower() in [other.lower() for other in reference]


def by_place(hypothesis: Sentence, references: Sentences) -> int:
    """A word counts where some reference has it at the same place."""
    places = enumerate(hypothesis)
    return sum(any(r[k : k + 1] == [word] for r in references) for k, word in places)


def places_of_each(
    best: Callable[[Iterable[int]], int], hypothesis: Sentence, references: Sentences
) -> int:
    """Equal words in equal places, of all references or of one."""
    return best(sum(map(str.__eq__, hypothesis, r)) for r in references)


def clipped_by_each(hypothesis: Sentence, references: Sentences) -> int:
    """Chapter 2's limit, for each reference anew."""
    return sum(match_counts(hypothesis, [r], 1).matches for r in references)


def best_reference(hypothesis: Sentence, references: Sentences) -> int:
    """The one reference that fits best."""
    return max(count_words(hypothesis, [r]) for r in references)


def copies_in_references(hypothesis: Sentence, references: Sentences) -> int:
    """Each word adds the times that references say it."""
    return sum(r.count(word) for word in hypothesis for r in references)


def copies_in_one_reference(hypothesis: Sentence, references: Sentences) -> int:
    """Each word adds the most often that one reference says it."""
    return sum(max(r.count(word) for r in references) for word in hypothesis)


def after_the_first(hypothesis: Sentence, references: Sentences) -> int:
    """The yes of one word is still there for all words behind it."""
    known = [any(word in r for r in references) for word in hypothesis]
    return len(known) - known.index(True) if any(known) else 0


def words_of_references(hypothesis: Sentence, references: Sentences) -> int:
    """The other way round: words of references that the hypothesis has."""
    return sum(word in hypothesis for r in references for word in r)


def up_to_a_stranger(hypothesis: Sentence, references: Sentences) -> int:
    """Words up to the first that no reference has."""
    known = takewhile(lambda word: any(word in r for r in references), hypothesis)
    return len([*known])


EACH_WORD_ONCE = Misconception(
    "each word once",
    "A word that is found counts once, however often it is said. Here every word of the"
    " hypothesis counts, a repeated one again.",
    BAG,
    (
        "How many words has `the ferry leaves the island`, and how many are matched?",
        "Whose words does the outer loop go through: those of the hypothesis?",
    ),
    steps={"words": dict.fromkeys},
)
ALL_REFERENCES = Misconception(
    "all references must have it",
    "A word counts only if *every* reference has it.",
    ANY,
    (
        "Each reference is a right translation. Why should a word need them all?",
        "`borrow` takes `our` from one reference and `leaves` from the other.",
    ),
    steps={"votes": all},
)
EVERY_REFERENCE = Misconception(
    "every reference pays",
    "A word that stands in two references counts twice. It is one word.",
    ANY,
    (
        "Can more words be matched than the hypothesis has?",
        "When one reference has said yes, need the others still be asked?",
    ),
    steps={"votes": sum},
)
SUBSTRINGS = Misconception(
    "substrings for words",
    "A word counts where its letters stand in a row in the text of a reference: `a` is found in"
    " `cat`.",
    BAG,
    ("`in` on a list compares whole words; `in` on a string compares letters.",),
    steps={"has": in_the_text},
)
BEGINNINGS = Misconception(
    "substrings for words",
    "A word counts where a reference has one that begins like it: `is` is found in `island`.",
    BAG,
    ("Is it `==`, or `in` a list of words?",),
    steps={"has": begins_like},
)
ENDINGS = Misconception(
    "substrings for words",
    "A word counts where a reference has one that ends like it: `land` is found in `island`.",
    BAG,
    ("Is it `==`, or `in` a list of words?",),
    steps={"has": ends_like},
)
CASE_IGNORED = Misconception(
    "case ignored",
    "`The` and `the` are taken for the same word. Here they are two.",
    BAG,
    ("Compare the words as they are written; chapter 9 speaks of case.",),
    steps={"has": in_any_case},
)
BEST_REFERENCE = Misconception(
    "best single reference",
    "One reference is chosen for the whole sentence. Each word may choose its own.",
    ANY,
    ("Which loop is outside: the one over words, or the one over references?",),
    program=best_reference,
)
CLIPPED = tuple(
    Misconception(
        "clip too early",
        f"A word is matched only as often as {which} it. Here it is matched as often as it is"
        " said; a limit comes in chapter 2.",
        BAG,
        (
            "Full marks for `the the the`: that is what this chapter's count does.",
            "Is a word taken out of a reference, once it is found?",
        ),
        program=program,
    )
    for which, program in (
        (
            "one reference has",
            lambda hypothesis, references: (
                match_counts(hypothesis, references, 1).matches
            ),
        ),
        (
            "all references together have",
            lambda hypothesis, references: (
                match_counts(
                    hypothesis, [[w for r in references for w in r]], 1
                ).matches
            ),
        ),
    )
)

OTHERS = (
    Misconception(
        "by place",
        "Words are compared place by place. A bag does not remember places.",
        BAG,
        ("Is the word *anywhere* in the reference? `in` asks that.",),
        program=by_place,
    ),
    *(
        Misconception(
            "by place",
            f"Words are compared place by place, {how}. A bag does not remember places.",
            BAG,
            ("Is the word *anywhere* in the reference? `in` asks that.",),
            program=partial(places_of_each, best),
        )
        for how, best in (
            ("and each reference adds its own", sum),
            ("and the best reference is taken", max),
        )
    ),
    Misconception(
        "clip too early",
        "Each reference adds the copies of a word that it can pay for. Here a word is matched"
        " as often as it is said, and once, whichever reference has it.",
        BAG,
        ("Can more words be matched than the hypothesis has?",),
        program=clipped_by_each,
    ),
    Misconception(
        "copies of the references",
        "Each word adds all copies of it that the references have. It can add one at"
        " most.",
        ANY,
        ("`count` says how often; `in` says whether.",),
        program=copies_in_references,
    ),
    Misconception(
        "copies of the references",
        "Each word adds all copies of it in the reference that has most. It can add one at"
        " most.",
        ANY,
        ("`count` says how often; `in` says whether.",),
        program=copies_in_one_reference,
    ),
    Misconception(
        "not reset",
        "From the first word that is found on, every word counts, as if the yes of one"
        " word were still there for the next.",
        BAG,
        ("Which line belongs *into* the loop over the words?",),
        program=after_the_first,
    ),
    Misconception(
        "words of the references counted",
        "The words of all references that the hypothesis has are counted. Those of the"
        " *hypothesis* are asked for.",
        BAG,
        ("Over which words does the outer loop go?",),
        program=words_of_references,
    ),
    Misconception(
        "stops at the first miss",
        "Nothing counts behind the first word that no reference has, as if it stopped"
        " there. The words behind it count, too.",
        BAG,
        ("Is there a `break`, or a `while` that ends too early?",),
        program=up_to_a_stranger,
    ),
    Misconception(
        "stops at the first miss",
        "Each reference that has the word adds 1, and none behind the first that does not"
        " have it. One yes is enough, of whichever reference.",
        ANY,
        ("Which `break` is right: the one after a yes, or the one after a no?",),
        steps={"votes": lambda found: len([*takewhile(bool, found)])},
    ),
    Misconception(
        "only two references",
        "Only the first two references have an effect. There may be one, or three.",
        ANY,
        ("A loop over `references` asks all of them, however many there are.",),
        before=lambda hypothesis, references: (hypothesis, references[:2]),
    ),
    Misconception(
        "only two references",
        "Only the first reference and the last one have an effect. Those between them count,"
        " too.",
        ANY,
        ("A loop over `references` asks all of them, however many there are.",),
        before=lambda hypothesis, references: (
            hypothesis,
            [references[0], references[-1]],
        ),
    ),
    Misconception(
        "words of the references counted",
        "The words of a reference that the hypothesis has are counted, and the largest of"
        " these numbers is taken. The words of the *hypothesis* are asked for.",
        BAG,
        ("Over which words does the outer loop go?",),
        program=lambda hypothesis, references: max(
            words_of_references(hypothesis, [r]) for r in references
        ),
    ),
    Misconception(
        "each word once",
        "The missing words are taken away, each different one once. A missing word that is"
        " said twice is missing twice.",
        BAG,
        ("A set forgets how often something was said.",),
        program=lambda hypothesis, references: (
            len(hypothesis) - len(set(hypothesis) - {w for r in references for w in r})
        ),
    ),
    Misconception(
        "never a match",
        "It is 0, as if no word were ever found. Is `word in references` asked? There the word"
        " is compared with whole references.",
        ANY,
        (
            "What is `references[0]`, a word or a list of words? A word is in a sentence, not"
            " in a list of sentences.",
            "Does the list of the words that are known ever grow? `append` adds a whole reference"
            " as one item, `extend` its words.",
            "Does the sum ever grow?",
        ),
        program=lambda hypothesis, references: sum(w in references for w in hypothesis),
    ),
    Misconception(
        "the unmatched counted",
        "The words that *no* reference has are counted.",
        BAG,
        steps={"votes": lambda found: not any(found)},
    ),
)
NO_WORD_OF_ONE = Misconception(
    "any for every",
    "A word counts as soon as one of the references does *not* have it.",
    ANY,
    ("One yes is enough. Is one no enough here?",),
    steps={"votes": lambda found: not all(found)},
)
LAST_WORD = Misconception(
    "set where it should grow",
    "Only the last word has an effect, as if what was counted before it were written"
    " over.",
    BAG,
    ("Is it `=` or `+=`?",),
    program=lambda hypothesis, references: count_words(hypothesis[-1:], references),
)
WHOLE_SENTENCES = tuple(
    Misconception(
        "whole sentences compared",
        "The whole hypothesis is compared with whole references. Its *words* are to be looked"
        " for, one by one.",
        BAG,
        ("One loop goes over the words of the hypothesis. What does it ask of each?",),
        program=program,
    )
    for program in (
        lambda hypothesis, references: len(hypothesis) * references.count(hypothesis),
        lambda hypothesis, references: len(hypothesis) * (hypothesis in references),
        lambda hypothesis, references: references.count(hypothesis),
    )
)
PROGRAMS = (BEST_REFERENCE, *OTHERS)
ONE_WORD_A_REFERENCE = Misconception(
    "break of the wrong loop",
    "It counts the references that have any word of the hypothesis, as if each could"
    " find one word and no more. Every word counts for itself.",
    ANY,
    ("A `break` ends the loop that it stands in.",),
    program=lambda hypothesis, references: sum(
        any(w in r for w in hypothesis) for r in references
    ),
)

MY_WORDS = Exercise(
    "1.2",
    "my_words",
    count_words,
    ANY,
    cases=[
        ("the dog slept and the cat".split(), ["the cat slept well here".split()]),
        ("our ferry leaves the island at noon today".split(), FERRY),
        ("at 8 o'clock , today".split(), ["today , at 8 o'clock".split()]),
        ("the land is an island".split(), ["the island is near".split()]),
        ("The ferry".split(), ["the ferry leaves".split()]),
        ("the cat".split(), ["The cat slept".split()]),
        ([], FERRY),
        (["the"], [[]]),
        (["the"], [[], ["the"]]),
        (["is", "an"], [["island", "another"]]),
        (["no", "land", "tan"], [["on", "the", "island", "ten"]]),
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
        "the number of words in the hypothesis": lambda hypothesis, references: len(
            hypothesis
        ),
        "the number of different words": lambda hypothesis, references: len(
            set(hypothesis)
        ),
    },
    accepts=lambda hypothesis, references: len(references) > 0,
    wrong=(
        EACH_WORD_ONCE,
        ALL_REFERENCES,
        EVERY_REFERENCE,
        SUBSTRINGS,
        BEGINNINGS,
        ENDINGS,
        CASE_IGNORED,
        BEST_REFERENCE,
        *CLIPPED,
        *OTHERS,
        ONE_WORD_A_REFERENCE,
        NO_WORD_OF_ONE,
        LAST_WORD,
        *WHOLE_SENTENCES,
        Misconception(
            "average over the references",
            "It is the average over the references: each is asked alone. Ask them all about"
            " one word, then go on to the next.",
            ANY,
            ("Is a word half there, if one of two references has it?",),
            program=lambda hypothesis, references: (
                sum(count_words(hypothesis, [r]) for r in references) / len(references)
            ),
        ),
        Misconception(
            "the words for their number",
            "Those are the matched words. How many are they?",
            BAG,
            program=lambda hypothesis, references: [
                w for w in hypothesis if any(w in r for r in references)
            ],
        ),
        Misconception(
            "a ratio for a count",
            "That is the share of the matched words, the precision. How many are there?",
            BAG,
            after=lambda result, hypothesis, references: result / len(hypothesis),
        ),
        Misconception(
            "a ratio for a count",
            "That is the share of the matched words, the precision. How many are there?",
            BAG,
            after=lambda result, hypothesis, references: (
                result / len(hypothesis) if hypothesis else 0
            ),
        ),
        Misconception(
            "exactly one reference",
            "A word counts if *one* reference has it, and not if two do. The more of them say"
            " yes, the better: one yes is enough.",
            ANY,
            ("Two references have the word. Is it still a right word?",),
            steps={"votes": lambda found: found.count(True) == 1},
        ),
        Misconception(
            "one taken off for each reference",
            "For each reference without the word, one is taken off. A word is lost only if none"
            " of them has it, and then it is lost once.",
            ANY,
            ("A word is in one of two references. Is it matched?",),
            program=lambda hypothesis, references: (
                len(hypothesis)
                - sum(word not in r for word in hypothesis for r in references)
            ),
        ),
        Misconception(
            "one word for free",
            "The last word counts, whether a reference has it or not.",
            BAG,
            ("When one word is left: does anybody look for it?",),
            program=lambda hypothesis, references: (
                count_words(hypothesis[:-1], references) + len(hypothesis[-1:])
            ),
        ),
        Misconception(
            "yes or no",
            "It is 1 where any word is found, as if it ended with the first. How many are found?",
            BAG,
            (
                "How far is the `return` indented? Which loops does a `break` end?",
                "How many words does it find in `the cat`, if a reference has both?",
            ),
            program=lambda hypothesis, references: int(
                count_words(hypothesis, references) > 0
            ),
        ),
        Misconception(
            "copies times copies",
            "Each copy of a word that is found adds all its copies again.",
            ANY,
            ("Each word of the loop is one word. How much does it add?",),
            program=lambda hypothesis, references: sum(
                hypothesis.count(word)
                for word in hypothesis
                if any(word in reference for reference in references)
            ),
        ),
    ),
)


# ---- 1.3: all the words, none in its place


def no_list_of_words(words: Any) -> str:
    """What it is, if it is a list of something else."""
    says = "A list of words is asked for, such as `['noon', 'the']`."
    if isinstance(words, list | tuple) and words:
        if all(isinstance(each, tuple) for each in words):
            says += " Here each item is a tuple; a word is a string."
        elif all(isinstance(each, list) for each in words):
            outside = "a list" if isinstance(words, list) else "a tuple"
            one = len(words) == 1
            inside = "a list stands" if one else f"{len(words)} lists stand"
            says += f" Here {inside} in {outside}. One list of words is enough."
    return says


def too_few_or_many(words: Sentence) -> str:
    """How many there are, and what may have become of the others."""
    says = f"All eight words are asked for; these are {len(words)}."
    if len(words) == 1 and len(words[0].split()) > 1:
        return "All words are in one string of the list. Each word should be a string."
    if len(words) > 8 and all(len(word) == 1 for word in words):
        says += " Each is a single character, and no word of the reference is as short."
    if sorted(words) == sorted(FERRY[1]):
        says += (
            " They are the words of reference 2. Those of reference 1 are asked for."
        )
    elif [*words] in (FERRY[0][:0:-1], FERRY[0][1:]):
        says += (
            " A `the` is lost, the first word. Does a slice end too soon, or is each word kept"
            " only once?"
        )
    elif sorted(words) == sorted(set(FERRY[0])):
        says += (
            " One `the` of two is lost, as in a set, which keeps one copy of each word."
        )
    elif len(words) == 7 and Counter(words) < Counter(FERRY[0]):
        (missing,) = Counter(FERRY[0]) - Counter(words)
        says += f" `{missing}` is missing."
    return says


def other_words(words: Sentence) -> str:
    """Which are too many, and which are missing."""
    said, asked = Counter(words), Counter(FERRY[0])
    more, missing = (
        ", ".join(f"`{word}`" for word in difference.elements())
        for difference in (said - asked, asked - said)
    )
    says = f"Not in the reference, or not as often: {more}. Missing: {missing}."
    if Counter(word.lower() for word in words) == asked:
        says += " A word with a capital letter is another word."
    if Counter(word[::-1] for word in words) == asked:
        says += (
            " The letters are turned round: only the order of the *words* is to change."
        )
    standing = [word for word, own in zip(words, FERRY[0]) if word == own]
    if standing:
        says += " In its place stands: " + ", ".join(f"`{w}`" for w in standing) + "."
    return says


SALAD = Open(
    "1.3",
    "salad",
    BAG,
    (
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
            lambda words: len(words) == 8,
            too_few_or_many,
        ),
        Requirement(
            "other words",
            lambda words: sorted(words) == sorted(FERRY[0]),
            other_words,
            hints=("Compare `Counter(salad)` with `Counter(reference)`.",),
        ),
        Requirement(
            "a word in its place",
            lambda words: not any(a == b for a, b in zip(words, FERRY[0])),
            lambda words: (
                "In its place stands: "
                + ", ".join(f"`{a}`" for a, b in zip(words, FERRY[0]) if a == b)
                + "."
            ),
            PLACE,
            (
                "`the` has two places in the reference; a salad must avoid both of them.",
            ),
        ),
        Requirement(
            "a known order",
            lambda words: (
                [*words] != "today the ferry leaves the island at noon".split()
            ),
            "That is `good`, a fine sentence. Find an order that is none.",
        ),
    ),
)


# ---- 1.4: the laziest translator


# of the 40 groups, so many have the token in one of their references
GROUPS = {
    **{"to": 20, "a": 17, "of": 16, "is": 15, "and": 14, "in": 13, "it": 12},
    **{"that": 11, "my": 10, "we": 9, "has": 8, "so": 8, "for": 8, "but": 8},
    **{";": 8, "on": 7, "at": 7, "was": 7, "you": 5, "i": 5, "?": 3},
}


def pairs(answer: Any) -> bool:
    """Whether it is a table of tokens and numbers, or what `most_common` gives."""
    table = [*answer.items()] if isinstance(answer, Mapping) else answer
    return all(
        isinstance(each, tuple)
        and len(each) == 2
        and isinstance(each[0], str)
        and isinstance(each[1], Real)
        for each in table
    )


def with_its_count(answer: Any) -> str:
    """The token of the one pair that the answer is, or holds; or nothing."""
    if isinstance(answer, Mapping):
        answer = [*answer.items()]
    if len(answer) == 1:
        (answer,) = answer
    token, number = answer if isinstance(answer, tuple) else ("", "")
    return token if isinstance(token, str) and isinstance(number, Real) else ""


def strings_in(answer: Any) -> int:
    """How many strings it has, if it has nothing else and is no string itself."""
    if isinstance(answer, str) or not all(isinstance(each, str) for each in answer):
        return 0
    return len(answer)


def only_item(answer: Any) -> str:
    """The one string in it; or nothing."""
    return next(iter(answer)) if strings_in(answer) == 1 else ""


def groups_with(token: str) -> int:
    """How many groups of references have the token."""
    groups = load_corpus(word_tokens).references
    return sum(any(token in words for words in group) for group in groups)


def last_of_the_alphabet() -> str:
    """The token that comes last when all are sorted."""
    groups = load_corpus(word_tokens).references
    return max(word for group in groups for words in group for word in words)


def mistaken_for_a_token(
    name: str, says: str, holds: Callable[[Any], object]
) -> Misconception:
    """An answer of another kind, whatever its value."""
    known = [".", *(m.program() for m in GUESSES if m.program)]
    pattern = Such(lambda answer: bool(holds(answer)), known)
    return Misconception(name, says, program=lambda: pattern)


GUESSES = (
    Misconception(
        "guessed, not counted",
        "`the` comes close: 36 of the 40 groups have it. No *word* is in more of them, and no"
        " token is written more often, several times in one group. Another token is in more"
        " groups.",
        hints=(
            "A token need not be a word.",
            "Go through the groups, and collect the different tokens of each in a set.",
        ),
        program=lambda: "the",
    ),
    Misconception(
        "guessed, not counted",
        "A comma is in 31 of the 40 groups. Another token is in more.",
        hints=("Which mark does nearly every sentence have?",),
        program=lambda: ",",
    ),
    *(
        Misconception(
            "guessed, not counted",
            f"`{token}` is in {count} of the 40 groups. Another token is in more"
            f"{'; marks are tokens, too' if token.isalpha() else ''}"
            f"{', and so are words of few letters' if token == 'that' else ''}."
            f"{' The group that is printed is one of them.' if token == '?' else ''}",
            hints=(
                "A token need not be a word.",
                "Go through the groups, and collect the different tokens of each in a set.",
            ),
            program=lambda token=token: token,
        )
        for token, count in GROUPS.items()
    ),
    *(
        Misconception(
            "guessed, not counted",
            f"{what} is no token of the corpus. Which token, word or mark, is in most groups?",
            hints=("`word_tokens` cuts a line; look at what it makes of one.",),
            program=lambda token=token: token,
        )
        for token, what in {
            "": "An empty string",
            " ": "A space",
            "The": "`The`, with a capital letter,",
            "e": "The letter `e`",
            "...": "A row of three dots",
        }.items()
    ),
    *(
        Misconception(
            "the name of a token",
            "That is what people call a token. Write it as the corpus has it.",
            program=lambda name=name: name,
        )
        for name in ("full stop", "period", "dot", "point")
    ),
    *(
        Misconception(
            "the name of a token",
            "That is what people call a token. Write one as the corpus has it; and another one is"
            " in more groups.",
            program=lambda name=name: name,
        )
        for name in ("comma", "question mark")
    ),
    Misconception(
        "a pair for its first item",
        "The token is asked for, without its count.",
        program=lambda: (".", 37),
    ),
    Misconception(
        "a pair for its first item",
        "The token is asked for; `most_common` gives a list of pairs.",
        hints=("`[0]` takes the first item, of a list as of a pair.",),
        program=lambda: [(".", 37)],
    ),
    Misconception(
        "a count",
        "That is how many groups have the token. Which token is it?",
        program=lambda: 37,
    ),
    Misconception(
        "the number of groups",
        "40 is the number of groups. Which token is in most of them?",
        program=lambda: 40,
    ),
    Misconception(
        "a ratio for a token",
        "That is the share of the groups that have the token. Which token is it?",
        program=lambda: 37 / 40,
    ),
    Misconception(
        "packed",
        "It is the right token, packed into a list.",
        program=lambda: ["."],
    ),
    Misconception(
        "packed",
        "It is the right token, packed into a tuple.",
        program=lambda: (".",),
    ),
    Misconception(
        "packed",
        "It is the right token, packed into a set.",
        program=lambda: {"."},
    ),
)
LAZIEST = Exercise(
    "1.4",
    "laziest",
    lambda: ".",
    "01_matching#four-candidates-on-trial",
    wrong=(
        *GUESSES,
        mistaken_for_a_token(
            "a pair for its first item",
            "The token is right. It is asked for alone, without a number.",
            lambda answer: with_its_count(answer) == ".",
        ),
        mistaken_for_a_token(
            "a pair for its first item",
            "That is a token with its count, and it is the wrong token: another one is in"
            " more *groups*. The token alone is asked for.",
            lambda answer: with_its_count(answer),
        ),
        mistaken_for_a_token(
            "a pair for its first item",
            "Those are tokens with their counts. One token is asked for: the one that is in"
            " most *groups*.",
            lambda answer: len(answer) > 1 and pairs(answer),
        ),
        mistaken_for_a_token(
            "several tokens",
            "One token is asked for, as a string; that is not the right one, and it is"
            " packed.",
            lambda answer: only_item(answer) and only_item(answer) != ".",
        ),
        mistaken_for_a_token(
            "packed",
            "It is the right token, and it is there more than once. Write it once, as a"
            " string.",
            lambda answer: strings_in(answer) > 1 and {*answer} == {"."},
        ),
        mistaken_for_a_token(
            "packed",
            "All of those are the same token, and it is not the right one. One string is"
            " asked for.",
            lambda answer: strings_in(answer) > 1 and len({*answer}) == 1,
        ),
        mistaken_for_a_token(
            "several tokens",
            "Those are several tokens. The same *one* is handed in for every source.",
            lambda answer: strings_in(answer) > 1,
        ),
        mistaken_for_a_token(
            "several tokens",
            "There are spaces in it, and no token has a space: it is a row of several. One token"
            " is asked for.",
            lambda answer: isinstance(answer, str) and " " in answer.strip(),
        ),
        mistaken_for_a_token(
            "a word with its mark",
            "A word and a mark are one string here. `word_tokens` makes two tokens of them.",
            lambda answer: (
                isinstance(answer, str)
                and answer[:1].isalnum()
                and answer[-1] in ".,;:?!"
            ),
        ),
        mistaken_for_a_token(
            "another script",
            "That is no token of the corpus: its lines are English.",
            lambda answer: not answer.isascii() and not groups_with(answer),
        ),
        mistaken_for_a_token(
            "minimum for the maximum",
            "That is in one of the 40 groups only. The token that is in *most* groups is asked"
            " for. After a loop, its variable is the last token that was looked at: keep the"
            " best one beside its count.",
            lambda answer: isinstance(answer, str) and groups_with(answer) == 1,
        ),
        mistaken_for_a_token(
            "last of the alphabet",
            "That is the last token of the alphabet, which is what `max` of a table finds: it"
            " compares the keys. The numbers beside them count.",
            lambda answer: answer == last_of_the_alphabet(),
        ),
        mistaken_for_a_token(
            "guessed, not counted",
            "That is no token of the corpus: all its words are in small letters.",
            lambda answer: not groups_with(answer) and groups_with(answer.lower()),
        ),
        mistaken_for_a_token(
            "guessed, not counted",
            "That is no token of the corpus: it is in none of the 40 groups.",
            lambda answer: isinstance(answer, str) and not groups_with(answer),
        ),
        mistaken_for_a_token(
            "guessed, not counted",
            "That is in no more than six of the 40 groups. Another token is in more.",
            lambda answer: isinstance(answer, str),
        ),
        mistaken_for_a_token(
            "a number for a token",
            "That is a number. A token is asked for: a string, such as `'the'`.",
            lambda answer: isinstance(answer, Real) and not isinstance(answer, bool),
        ),
    ),
)


# ---- 1.5: a share to be mended


def share(
    hypothesis: Sentence,
    references: Sentences,
    *,
    words: Callable[[Sentence], Iterable[str]] = list,
    has: Callable[[str, Sentence], bool] = plainly_in,
    votes: Votes = any,
    total: Callable[[Sentence, Sentences], float] = lambda said, refs: len(said),
) -> float:
    """Unigram precision, 0 for an empty hypothesis."""
    if not hypothesis:
        return 0
    found = count_words(hypothesis, references, words=words, has=has, votes=votes)
    return found / total(hypothesis, references)


def draw(random: Random) -> tuple[Sentence, Sentences]:
    """A hypothesis, seldom empty, and one to three references."""
    said, refs = pair(random)
    return said or sentence(random, 1, 4), refs


def denominator(
    says: str, total: Callable[[Sentence, Sentences], float]
) -> Misconception:
    """A wrong number below the line."""
    hints = (
        "Precision is a share of the words of the *candidate*.",
        "What belongs below the line, if three words are said and all three are right?",
    )
    return Misconception(
        "denominator of the references", says, BAG, hints, steps={"total": total}
    )


ONE_MORE_WORD = Misconception(
    "off by one",
    "It divides by one word too many. A 1 below the line keeps it from being zero, and makes"
    " the shares too small.",
    BAG,
    ("Ask for the empty hypothesis by itself.",),
    steps={"total": lambda said, refs: len(said) + 1},
)


def unmended(hypothesis: Sentence, references: Sentences) -> float:
    """The function as it is given."""
    return sum(w in r for w in hypothesis for r in references) / len(references[0])


def taken_out(hypothesis: Sentence, references: Sentences, *, shrunk: bool) -> float:
    """A word that is found is taken out of the list that the loop walks along."""
    rest, found = [*hypothesis], 0
    for (
        word
    ) in rest:  # the word behind one that is taken out moves up, and is passed over
        if any(word in r for r in references):
            found += 1
            rest.remove(word)
    below = rest if shrunk else hypothesis
    return found / len(below) if below else 0


def break_of_the_wrong_loop(hypothesis: Sentence, references: Sentences) -> float:
    """Each reference pays for one word, and no more."""
    if not hypothesis:
        return 0
    return sum(any(w in r for w in hypothesis) for r in references) / len(hypothesis)


def as_share(wrong: Misconception) -> Misconception:
    """A mistake in the count of the words, seen in their share."""
    count = wrong.program
    if count is None:
        return wrong

    def program(hypothesis: Sentence, references: Sentences) -> float:
        found: Any = count(hypothesis, references)
        return found / len(hypothesis) if hypothesis else 0

    return replace(wrong, program=program)


NOTHING_MENDED = "Nothing is mended yet: it does what the given function does."
CAP = "The cap at 1 hides a share that is too large, and mends nothing. "
CAPPED = (
    Misconception(
        "a cap on the result",
        f"{CAP}Both mistakes are still there.",
        ANY,
        ("Which word pays twice? And by how many words is it divided?",),
        program=lambda hypothesis, references: min(1, unmended(hypothesis, references)),
    ),
    Misconception(
        "a cap on the result",
        f"{CAP}It divides by the words of the first reference.",
        BAG,
        program=lambda hypothesis, references: min(
            1, share(hypothesis, references, total=lambda said, refs: len(refs[0]))
        ),
    ),
    Misconception(
        "a cap on the result",
        f"{CAP}A word that stands in two references counts twice, and it is divided by the"
        " words of all references.",
        ANY,
        program=lambda hypothesis, references: min(
            1,
            share(
                hypothesis,
                references,
                votes=sum,
                total=lambda said, refs: sum(map(len, refs)),
            ),
        ),
    ),
)
UPSIDE_DOWN = (
    Misconception(
        "upside down",
        "The fraction stands on its head: the matched words belong above the line.",
        BAG,
        ("Which of the two numbers can be 0?",),
        after=lambda result, hypothesis, *_: 1 / result if hypothesis else 0,
    ),
    Misconception(
        "upside down",
        "The fraction stands on its head: the matched words belong above the line.",
        BAG,
        ("Which of the two numbers can be 0?",),
        after=lambda result, *_: 1 / result if result else 0,
    ),
)

MY_SHARE = Exercise(
    "1.5",
    "my_share",
    share,
    ANY,
    cases=[
        ("our ferry leaves the island at noon today".split(), FERRY),
        (["the", "ferry"], FERRY[:1]),
        (["whale"], FERRY),
        (["The", "ferry"], FERRY[:1]),
        (["a", "ferry"], [["a", "cat", "sat"], ["the", "ferry"]]),
        ("at 8 o'clock , today".split(), ["today , at 8 o'clock".split()]),
        (["is", "an"], [["island", "another"]]),
        (["no", "land", "tan"], [["on", "the", "island", "ten"]]),
        ([], FERRY),
        ([], [["cat"]]),
        *EDGES,
    ],
    generate=draw,
    kinds={
        "an empty hypothesis": lambda hypothesis, references: not hypothesis,
        "a hypothesis of one word": lambda hypothesis, references: len(hypothesis) == 1,
        "an empty reference": lambda hypothesis, references: [] in references,
        "several references": lambda hypothesis, references: len(references) > 1,
    },
    parts={
        "the number of matched words": count_words,
        "the number of words": lambda hypothesis, references: len(hypothesis),
    },
    accepts=lambda hypothesis, references: len(references) > 0 and all(references),
    wrong=(
        replace(
            EVERY_REFERENCE,
            hints=(
                *EVERY_REFERENCE.hints,
                "`continue` goes on with the same loop. Which word leaves it?",
            ),
        ),
        denominator(
            "It divides by the words of the first reference. That is no precision.",
            lambda said, refs: len(refs[0]),
        ),
        denominator(
            "It divides by the words of all references together.",
            lambda said, refs: sum(map(len, refs)),
        ),
        denominator(
            "It divides by the longer of two lengths: of the hypothesis, and of the first"
            " reference.",
            lambda said, refs: max(len(said), len(refs[0])),
        ),
        denominator(
            "It divides by the longer of two lengths: of the hypothesis, and of the longest"
            " reference.",
            lambda said, refs: max(len(said), *map(len, refs)),
        ),
        denominator(
            "It divides by the average of two lengths, of the hypothesis and of the first"
            " reference: between precision and recall, as an F-score is.",
            lambda said, refs: (len(said) + len(refs[0])) / 2,
        ),
        denominator(
            "It divides by the number of references.", lambda said, refs: len(refs)
        ),
        denominator(
            "It divides by the words of the last reference.",
            lambda said, refs: len(refs[-1]),
        ),
        denominator(
            "It divides by the words of the longest reference.",
            lambda said, refs: max(map(len, refs)),
        ),
        denominator(
            "It divides by the words of the shortest reference.",
            lambda said, refs: min(map(len, refs)),
        ),
        denominator(
            "It divides by the average length of the references.",
            lambda said, refs: sum(map(len, refs)) / len(refs),
        ),
        denominator(
            "It divides by the number of different words in the references.",
            lambda said, refs: len({word for r in refs for word in r}),
        ),
        denominator(
            "It divides by the words of the hypothesis for each reference anew; it is one"
            " hypothesis.",
            lambda said, refs: len(said) * len(refs),
        ),
        ONE_MORE_WORD,
        *CAPPED,
        ALL_REFERENCES,
        Misconception(
            "denominator of different words",
            "It divides by the number of *different* words; every word belongs below the"
            " line.",
            BAG,
            steps={"total": lambda said, refs: len(set(said))},
        ),
        EACH_WORD_ONCE,
        SUBSTRINGS,
        BEGINNINGS,
        ENDINGS,
        CASE_IGNORED,
        *map(as_share, (*PROGRAMS, *CLIPPED, LAST_WORD)),
        NO_WORD_OF_ONE,
        Misconception(
            "off by one",
            "One word too many is counted above the line.",
            BAG,
            program=lambda hypothesis, references: (
                (count_words(hypothesis, references) + 1) / len(hypothesis)
                if hypothesis
                else 0
            ),
            hints=("With what does the count begin?",),
        ),
        Misconception(
            "every word counts",
            "Each hypothesis gets 1, whatever the references say, as if every word were"
            " found.",
            ANY,
            ("What is asked of a word, and of which list?",),
            program=lambda hypothesis, references: float(bool(hypothesis)),
        ),
        Misconception(
            "yes or no",
            "It says whether any word is matched: 1 for a yes, 0 for a no.",
            BAG,
            ("How many words are found, of how many?",),
            program=lambda hypothesis, references: float(
                count_words(hypothesis, references) > 0
            ),
        ),
        Misconception(
            "break of the wrong loop",
            "Each reference adds one word at most, as if the loop over the words ended with"
            " the first that is found.",
            ANY,
            (
                "Which loop may end after a yes, the one over words or the one over references?",
                "Let the words be the outer loop, and the references the inner one.",
                "A `break` ends the loop that it stands in.",
            ),
            program=break_of_the_wrong_loop,
        ),
        *UPSIDE_DOWN,
        *(
            Misconception(
                "list changed while walked along",
                "Behind a word that is found, the next one is passed over, as if found words were"
                f" taken out of the list that the loop walks along{more}.",
                BAG,
                ("What does `remove` do to the list that a `for` is walking along?",),
                program=partial(taken_out, shrunk=shrunk),
            )
            for shrunk, more in (
                (False, ""),
                (True, ", and what is left were the divisor"),
            )
        ),
        Misconception(
            "yes or no",
            "It counts one word at most, as if it ended with the first that is found. How many"
            " are found?",
            BAG,
            (
                "How large does the number above the line become, at most?",
                "How far is the `return` indented? Which loops does a `break` end?",
            ),
            program=lambda hypothesis, references: (
                bool(count_words(hypothesis, references)) / max(1, len(hypothesis))
            ),
        ),
        Misconception(
            "every reference pays",
            "A word that stands in two references counts twice, and the cap at 1 hides it.",
            ANY,
            EVERY_REFERENCE.hints,
            program=lambda hypothesis, references: min(
                1, share(hypothesis, references, votes=sum)
            ),
        ),
        Misconception(
            "average over the references",
            "It is the average of the precisions with each reference alone, as it is where all"
            " finds are divided by words times references.",
            ANY,
            ("Is a word half right, if one of two references has it?",),
            program=lambda hypothesis, references: (
                sum(share(hypothesis, [r]) for r in references) / len(references)
            ),
        ),
        Misconception(
            "full marks for nothing",
            "An empty hypothesis gets 1. It has matched no word, and gets 0.",
            BAG,
            after=lambda result, hypothesis, references: result if hypothesis else 1,
        ),
        Misconception(
            "guard of the wrong list",
            "It returns 0 where the first *reference* is empty, and divides by the words of"
            " the *hypothesis*. Which of the two can be zero below the line?",
            BAG,
            ("The list that is asked for should be the one that is divided by.",),
            program=lambda hypothesis, references: (
                count_words(hypothesis, references) / len(hypothesis)
                if references[0]
                else 0
            ),
        ),
        # last: with a second mistake it would be a cover for others
        Misconception(
            "nothing mended",
            NOTHING_MENDED,
            ANY,
            (
                "A word that stands in both references: how often is it counted?",
                "The number of words of *what* belongs below the line?",
            ),
            program=unmended,
        ),
    ),
)

EXERCISES = (MARKS, MY_WORDS, SALAD, LAZIEST, MY_SHARE)
