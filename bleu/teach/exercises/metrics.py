"""Exercises of chapter 13: other metrics. Order, characters and edits, and how they go wrong."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from difflib import SequenceMatcher
from functools import cache
from itertools import combinations, permutations, product
from math import ceil, floor, prod, sqrt
from random import Random
from statistics import median

from bleu.metrics import best_shift, count_edits, edit_table, moved
from bleu.ngrams import windows
from bleu.teach.exercise import Exercise, Misconception
from bleu.teach.inputs import changed, pair, sentence

Sentence = list[str]
Sentences = list[list[str]]
Letters = tuple[str, ...]

CHARACTERS = "13_after#by-hand-characters-instead-of-words"
EDITS = "13_after#how-many-edits-away"
TWO_CHRFS = "13_after#pitfalls-in-the-wild"

MONDAY = "we met him on monday".split()
FRONT = "on monday we met him".split()


def mean(values: Sequence[float]) -> float:
    """Their sum over their number; 0 where there are none."""
    return sum(values) / len(values) if values else 0.0


# ---- 13.1: my_lcs


def lcs(
    words: Sentence,
    reference: Sentence,
    *,
    equal: Callable[[int, int, int], int] = lambda corner, above, left: corner + 1,
    other: Callable[[int, int, int], int] = lambda corner, above, left: max(
        above, left
    ),
    start: Callable[[int], list[int]] = lambda n: [0] * (n + 1),
) -> int:
    """The table, row by row; the steps say what is made of the three neighbors of a cell."""
    row = start(len(reference))
    for word in words:
        above, row = row, [0]
        for j, wanted in enumerate(reference):
            step = equal if word == wanted else other
            row.append(step(above[j], above[j + 1], row[j]))
    return row[-1]


def longest_run(words: Sentence, reference: Sentence) -> int:
    """No gaps."""
    sizes = range(min(len(words), len(reference)) + 1)
    return max(n for n in sizes if n == 0 or common(words, reference, n))


def common(words: Sentence, reference: Sentence, n: int) -> set[Letters]:
    """The n-grams that both have."""
    return {*windows(words, n)} & {*windows(reference, n)}


def from_left_to_right(words: Sentence, reference: Sentence) -> int:
    """Each word takes the first equal word that is left, and never gives it back."""
    place = found = 0
    for word in words:
        if word in reference[place:]:
            place = reference.index(word, place) + 1
            found += 1
    return found


def longest_run_first(words: Sentence, reference: Sentence) -> int:
    """The blocks of `difflib`."""
    blocks = SequenceMatcher(None, words, reference, autojunk=False)
    return sum(block.size for block in blocks.get_matching_blocks())


def no_gap_in_one(words: Sentence, reference: Sentence) -> int:
    """A pointer into the words waits for its word until the reference ends."""
    found = 0
    for wanted in reference:
        found += found < len(words) and words[found] == wanted
    return found


def two_sentences(random: Random) -> tuple[Sentence, Sentence]:
    """Near to each other, every other time."""
    words, references = pair(random, 1)
    if random.random() < 0.3:
        return random.sample(references[0], len(references[0])), references[0]
    return words, references[0]


def begun_with_edits(words: Sentence, reference: Sentence) -> int:
    """The first row and the first column are those of the edit table."""
    row: list[int] = [*range(len(reference) + 1)]
    for i, word in enumerate(words, 1):
        above, row = row, [i]
        for j, wanted in enumerate(reference):
            row.append(above[j] + 1 if word == wanted else max(above[j + 1], row[j]))
    return row[-1]


def not_edited(words: Sentence, reference: Sentence) -> int:
    """The longer length, minus the edits."""
    longer = max(len(words), len(reference))
    return longer - edit_table(words, reference)[-1][-1]


def never_to_the_left(words: Sentence, reference: Sentence) -> int:
    """Where two words differ: the best of the entry above and the one before that."""
    row = [0] * (len(reference) + 1)
    for word in words:
        above = row
        row = [0]
        for j, other in enumerate(reference):
            row.append(above[j] + 1 if word == other else max(above[j + 1], above[j]))
    return row[-1]


def never_above(words: Sentence, reference: Sentence) -> int:
    """Where two words differ: the best of the entry on the left and the one above that."""
    return never_to_the_left(reference, words)


def edge_sentences(random: Random) -> tuple[Sentence, Sentence]:
    """Of two or three words, in any order, one of them empty or in the other."""
    words = random.choice(["ab", "abc", "aAb"])
    one = random.choices(words, k=random.randint(0, 6))
    other = random.choices(words, k=random.randint(0, 6))
    near = [
        other,
        one[::-1],
        one[1:],
        one[:-1],
        one + one,
        one[1:] + one[:1],
        sorted(one),
    ]
    return one, list(random.choice([other, other, *near]))


def no_zeros_around(words: Sentence, reference: Sentence) -> int:
    """A table as large as the texts: left of the first column stands the last."""
    table = [[0] * len(reference) for _ in words]
    for i, word in enumerate(words):
        for j, other in enumerate(reference):
            better = max(table[i - 1][j], table[i][j - 1])
            table[i][j] = table[i - 1][j - 1] + 1 if word == other else better
    return table[-1][-1]


def from_the_edits(words: Sentence, reference: Sentence) -> float:
    """What insertions and deletions would leave."""
    return (len(words) + len(reference) - edit_table(words, reference)[-1][-1]) / 2


def shared_by_place(words: Sentence, reference: Sentence) -> int:
    """Words that stand in the same place, when those of one text alone are out."""
    ours = [word for word in words if word in reference]
    theirs = [word for word in reference if word in words]
    return sum(map(str.__eq__, ours, theirs))


MY_LCS = Exercise(
    "13.1",
    "my_lcs",
    lcs,
    EDITS,
    cases=[
        ("we saw him monday".split(), MONDAY),
        (FRONT, MONDAY),
        (list("aab"), list("ab")),
        (list("ab"), list("aab")),
        (list("cab"), list("abc")),
        # the longest run is not among the most words
        (list("caaa"), list("aaca")),
        (list("abxcdyz"), list("xyzabcd")),
        (list("xaybzc"), list("abxyzc")),
        ([], MONDAY),
        (MONDAY, []),
    ],
    generate=lambda random: random.choice((two_sentences, edge_sentences))(random),
    count=400,
    kinds={
        "an empty text": lambda words, reference: not words or not reference,
        "two equal texts": lambda words, reference: words == reference,
    },
    wrong=(
        Misconception(
            "gaps forbidden",
            "The longest run is counted. In a subsequence there may be other words between.",
            EDITS,
            ("`we him` is a subsequence of `we met him`.",),
            program=longest_run,
        ),
        Misconception(
            "order ignored",
            "Shared words are counted in any order. The order has to be the same.",
            EDITS,
            ("`him we` and `we him` share two words, and a subsequence of one.",),
            program=lambda words, reference: (
                Counter(words) & Counter(reference)
            ).total(),
        ),
        Misconception(
            "edits for what stays",
            "Edits are counted. Count the words that stay.",
            EDITS,
            program=lambda words, reference: edit_table(words, reference)[-1][-1],
        ),
        Misconception(
            "a word used twice",
            "One word of `reference` is matched with several equal ones of `words`, as where equal"
            " words add 1 to the cell above. It can stand in one place only.",
            EDITS,
            ("Which neighbor knows nothing yet of either of the two equal words?",),
            steps={"equal": lambda corner, above, left: above + 1},
        ),
        Misconception(
            "a word used twice",
            "One word of `words` is matched with several equal ones of `reference`, as where equal"
            " words add 1 to the cell on the left, or all rows are one list.",
            EDITS,
            (
                "Which neighbor knows nothing yet of either of the two equal words?",
                "Does a cell add 1 to its left neighbor, or does `[row] * n` make the rows?",
            ),
            steps={"equal": lambda corner, above, left: left + 1},
        ),
        Misconception(
            "a word used twice",
            "One word is matched with several equal ones, whichever text it stands in, as where"
            " equal words add 1 to the largest of the three neighbors. It can stand in one place"
            " only.",
            EDITS,
            ("Which neighbor knows nothing yet of either of the two equal words?",),
            steps={"equal": lambda corner, above, left: max(corner, above, left) + 1},
        ),
        Misconception(
            "started anew",
            "Only the equal words at the very end of both texts count, as if a word that"
            " does not fit set the count back to 0.",
            EDITS,
            ("What was found before a gap still counts after it.",),
            steps={"other": lambda corner, above, left: 0},
        ),
        Misconception(
            "smaller for larger",
            "Where the words differ, it is as if the smaller one of two neighbors were"
            " taken, as for edits. Matches are to be many.",
            EDITS,
            steps={"other": lambda corner, above, left: min(above, left)},
        ),
        Misconception(
            "corner for its neighbors",
            "Words are compared place by place, from the end: as if the corner were taken"
            " where they differ. The cells above and on the left may know more.",
            EDITS,
            steps={"other": lambda corner, above, left: corner},
        ),
        Misconception(
            "only from above",
            "Where the words differ, it is as if only the cell above were asked.",
            EDITS,
            ("A word of the *other* text may be left out as well.",),
            steps={"other": lambda corner, above, left: above},
        ),
        Misconception(
            "only from the left",
            "Where the words differ, it is as if only the cell on the left were asked.",
            EDITS,
            ("A word of the *other* text may be left out as well.",),
            steps={"other": lambda corner, above, left: left},
        ),
        Misconception(
            "first row of edits",
            "It is as if the table began with the row 0, 1, 2, … of the edit table. An"
            " empty text shares nothing.",
            EDITS,
            steps={"start": lambda n: list(range(n + 1))},
        ),
        Misconception(
            "from left to right",
            "Each word of `words` takes the first equal one that is left in `reference`, and never"
            " gives it back. That is greedy: a later start can find more.",
            EDITS,
            ("Compare `c a b` with `a b c`: what is lost when `c` is taken first?",),
            program=from_left_to_right,
        ),
        Misconception(
            "from left to right",
            "Each word of `reference` takes the first equal one that is left in `words`, and never"
            " gives it back. That is greedy: a later start can find more.",
            EDITS,
            ("Compare `a b c` with `c a b`: what is lost when `c` is taken first?",),
            program=lambda words, reference: from_left_to_right(reference, words),
        ),
        Misconception(
            "longest run first",
            "The longest run is taken first, and then what stands before it and behind it. That is"
            " greedy: shorter runs can come to more words.",
            EDITS,
            ("`c a a a` and `a a c a`: how many words can stay?",),
            program=longest_run_first,
        ),
        Misconception(
            "by place",
            "Words are compared place by place, or both texts go on by a word where two words"
            " differ. One word more at the front spoils it all.",
            "01_matching#first-idea-the-same-word-in-the-same-place",
            program=lambda words, reference: sum(map(str.__eq__, words, reference)),
        ),
        Misconception(
            "a ratio for a count",
            "That is a share of the reference, as in ROUGE-L. The count is asked for.",
            EDITS,
            program=lambda words, reference: lcs(words, reference) / len(reference),
        ),
        Misconception(
            "last item lost",
            "The last word of both texts has no effect.",
            EDITS,
            ("Where does each range end?",),
            before=lambda words, reference: (words[:-1], reference[:-1]),
        ),
        Misconception(
            "the same beginning",
            "The count ends at the first difference. Gaps are allowed.",
            EDITS,
            program=lambda words, reference: next(
                (k for k, (a, b) in enumerate(zip(words, reference)) if a != b),
                min(len(words), len(reference)),
            ),
        ),
        Misconception(
            "one pointer alone moves",
            "It is as if the words of `words` were waited for one after the other: one"
            " that `reference` lacks is never passed over. Both texts may have gaps.",
            EDITS,
            program=no_gap_in_one,
        ),
        Misconception(
            "one pointer alone moves",
            "It is as if the words of `reference` were waited for one after the other: one"
            " that `words` lacks is never passed over. Both texts may have gaps.",
            EDITS,
            program=lambda words, reference: no_gap_in_one(reference, words),
        ),
        Misconception(
            "a row of edits",
            "It is as if the first row and the first column were 0, 1, 2, … as in the"
            " edit table. An empty text shares nothing.",
            EDITS,
            ("Start from a row of zeros, and begin each row with one.",),
            program=begun_with_edits,
        ),
        Misconception(
            "what is not edited",
            "It is the length of the longer text minus the edits. A replacement is one"
            " edit, and a gap on both sides.",
            EDITS,
            program=not_edited,
        ),
        Misconception(
            "unequal words counted",
            "It is the length of the shorter text, as if words that differ were counted"
            " as well.",
            EDITS,
            (
                "`a` and `b` share nothing. What should the corner be when words differ?",
            ),
            program=lambda words, reference: min(len(words), len(reference)),
        ),
        Misconception(
            "one text alone is passed over",
            "Where two words differ, a word of `reference` is never left out alone. Either"
            " text may have words that the other lacks.",
            EDITS,
            ("`b` and `a b`: whose word has to be left out?",),
            program=lambda words, reference: lcs(
                words[::-1],
                reference[::-1],
                other=lambda corner, above, left: max(corner, above),
            ),
        ),
        Misconception(
            "one text alone is passed over",
            "Where two words differ, a word of `words` is never left out alone. Either text"
            " may have words that the other lacks.",
            EDITS,
            ("`a b` and `b`: whose word has to be left out?",),
            program=lambda words, reference: lcs(
                words[::-1],
                reference[::-1],
                other=lambda corner, above, left: max(corner, left),
            ),
        ),
        Misconception(
            "first words passed over",
            "The first word of both sentences has no effect.",
            EDITS,
            (
                "Which word belongs to row 1 of the table?",
                "Does a loop begin at 1, and is the same index used for a word?",
            ),
            before=lambda words, reference: (words[1:], reference[1:]),
        ),
        Misconception(
            "one neighbor of the table forgotten",
            "But for the first ones, a word of `reference` is passed over only together with one of `words`, as where of the two cells, above and on the left, one is not asked. It may be passed over by itself.",
            EDITS,
            ("Where two words differ, which two entries are compared?",),
            program=never_to_the_left,
        ),
        Misconception(
            "one neighbor of the table forgotten",
            "But for the first ones, a word of `words` is passed over only together with one of `reference`, as where of the two cells, above and on the left, one is not asked. It may be passed over by itself.",
            EDITS,
            ("Where two words differ, which two entries are compared?",),
            program=never_above,
        ),
        Misconception(
            "first place alone",
            "Of a word that `reference` has several times, only the first place is seen.",
            EDITS,
            ("What does `index` find, and what not?",),
            program=lambda words, reference: lcs(words, [*dict.fromkeys(reference)]),
        ),
        Misconception(
            "repeats lost",
            "A word that comes again is taken out, of both texts, as in a set. Each place of a word counts.",
            EDITS,
            before=lambda words, reference: (
                [*dict.fromkeys(words)],
                [*dict.fromkeys(reference)],
            ),
        ),
        Misconception(
            "no zeros around the table",
            "It is as if the table had no row and no column of zeros: above the first row stands the"
            " last one then, and left of the first column the last. An empty text is an error.",
            EDITS,
            ("Which cell is `row[-1]`?",),
            program=no_zeros_around,
        ),
        *(
            Misconception(
                "replacements for deletions",
                "The edits are taken from the words of both texts, and the rest is halved,"
                f" {half}. That is so without replacements: a replacement is one edit, and two words"
                " are lost.",
                EDITS,
                ("`cat` and `mat`: one edit. How many words have both in common?",),
                program=lambda words, reference, whole=whole: whole(
                    from_the_edits(words, reference)
                ),
            )
            for whole, half in [
                (floor, "without what stands behind its point"),
                (float, "and may be no integer"),
                (ceil, "and a half is rounded up"),
            ]
        ),
        Misconception(
            "by place among the shared",
            "The words that only one text has are taken out; what is left is compared place by place. One shared word in another place moves all behind it.",
            EDITS,
            ("`b a` and `a b`: all words are shared. How many can stay?",),
            program=shared_by_place,
        ),
        Misconception(
            "letters for words",
            "Letters and spaces are compared, as in two strings. Words are counted here.",
            EDITS,
            ('What are the items of `" ".join(words)`?',),
            before=lambda words, reference: (
                [*" ".join(words)],
                [*" ".join(reference)],
            ),
        ),
    ),
)


# ---- 13.2: my_f


def f_beta(
    matches: int,
    hyp_total: int,
    ref_total: int,
    beta: float,
    *,
    joined: Callable[[float, float, float], float] = lambda p, r, b: (
        (1 + b * b) * p * r / (b * b * p + r)
    ),
) -> float:
    """From counts to precision and recall, and from these to one number."""
    if not matches:
        return 0.0
    return joined(matches / hyp_total, matches / ref_total, beta)


def some_counts(random: Random) -> tuple[int, int, int, float]:
    """Counts that fit together."""
    hyp_total, ref_total = random.randint(1, 12), random.randint(1, 12)
    matches = random.randint(0, min(hyp_total, ref_total))
    return matches, hyp_total, ref_total, random.choice([0.5, 1, 2, 2, 3])


def one_and_a_fraction(
    matches: int, hyp_total: int, ref_total: int, beta: float
) -> float:
    """1 + the fraction with beta squared above its line."""
    if not matches:
        return 0.0
    p, r = matches / hyp_total, matches / ref_total
    return 1 + beta**2 * p * r / (beta**2 * p + r)


def edge_counts(random: Random) -> tuple[int, int, int, float]:
    """Nothing, one, all, equal totals, and other betas."""
    hyp_total, ref_total = (random.choice([0, 1, 2, 3, 5, 100]) for _ in range(2))
    if random.random() < 0.3:
        ref_total = hyp_total
    most = min(hyp_total, ref_total)
    matches = random.choice([0, most, most, random.randint(0, most)])
    return matches, hyp_total, ref_total, random.choice([0.1, 0.5, 1, 1.5, 2, 3, 4, 10])


def share_of_recall(p: float, r: float, beta: float) -> float:
    """Beta as the share that recall has in a harmonic mean."""
    below = (1 - beta) / p + beta / r
    return 1 / below if below else 0.0


def matches_once(matches: int, hyp_total: int, ref_total: int, beta: float) -> float:
    """With what is missed and what is extra, but without the factor of the matches."""
    missed, extra = ref_total - matches, hyp_total - matches
    return matches / (matches + beta**2 * missed + extra) if matches else 0.0


def on_top_of_f(matches: int, hyp_total: int, ref_total: int, beta: float) -> float:
    """F of chapter 1 stands in the place of precision and recall."""
    if not matches:
        return 0.0
    f = 2 * matches / (hyp_total + ref_total)
    return (1 + beta**2) * f / (beta**2 + 1 / f)


MY_F = Exercise(
    "13.2",
    "my_f",
    f_beta,
    CHARACTERS,
    cases=[
        (4, 4, 8, 2),
        (4, 8, 4, 2),
        (4, 8, 4, 1),
        (4, 8, 4, 0.5),
        (0, 3, 5, 2),
        (0, 0, 5, 2),
        (0, 0, 0, 1),
        (0, 0, 0, 2),
        (0, 4, 0, 2),
        (5, 5, 5, 3),
    ],
    generate=lambda random: random.choice((some_counts, edge_counts))(random),
    count=400,
    kinds={
        "an empty hypothesis": lambda matches, hyp_total, ref_total, beta: (
            not hyp_total
        ),
        "counts without a match": lambda matches, hyp_total, ref_total, beta: (
            not matches
        ),
        "two texts with words and no match": lambda matches, hyp_total, ref_total, beta: (
            not matches and hyp_total > 0 and ref_total > 0
        ),
        "a beta of 1": lambda matches, hyp_total, ref_total, beta: beta == 1,
    },
    parts={
        "the precision": lambda matches, hyp_total, ref_total, beta: (
            matches / hyp_total if matches else 0.0
        ),
        "the recall": lambda matches, hyp_total, ref_total, beta: (
            matches / ref_total if matches else 0.0
        ),
    },
    accepts=lambda matches, hyp_total, ref_total, beta: (
        0 <= matches <= min(hyp_total, ref_total) and beta > 0
    ),
    wrong=(
        Misconception(
            "beta not squared",
            "It is as if beta stood there as it is. In the formula it is squared, in both"
            " places.",
            CHARACTERS,
            steps={"joined": lambda p, r, b: (1 + b) * p * r / (b * p + r)},
        ),
        Misconception(
            "beta squared once",
            "Beta is squared above the line, and not below it.",
            CHARACTERS,
            steps={"joined": lambda p, r, b: (1 + b * b) * p * r / (b * p + r)},
        ),
        Misconception(
            "beta left out",
            "Beta has no effect: precision and recall count the same.",
            CHARACTERS,
            ("That is the F-score of chapter 1. Where does beta come in?",),
            steps={"joined": lambda p, r, b: 2 * p * r / (p + r)},
        ),
        Misconception(
            "beta on the wrong side",
            "A large beta favors precision, and not recall, as where beta stands beside"
            " the wrong one of the two, or the totals are taken for each other.",
            CHARACTERS,
            ("A larger beta should favor recall. Try a large one, by hand.",),
            steps={"joined": lambda p, r, b: (1 + b * b) * p * r / (p + b * b * r)},
        ),
        Misconception(
            "beta on the wrong side",
            "A large beta favors precision, and not recall, and it is as if beta stood there as it"
            " is, and not squared.",
            CHARACTERS,
            ("A larger beta should favor recall. Try a large one, by hand.",),
            steps={"joined": lambda p, r, b: (1 + b) * p * r / (p + b * r)},
        ),
        Misconception(
            "factor left out",
            "The factor in front is missing, so a perfect text does not get 1.",
            CHARACTERS,
            ("Take precision 1 and recall 1: what has to stand above the line?",),
            steps={"joined": lambda p, r, b: p * r / (b * b * p + r)},
        ),
        Misconception(
            "factor of beta 1",
            "The factor in front is always 2. It depends on beta.",
            CHARACTERS,
            ("Take precision 1 and recall 1: what has to stand above the line?",),
            steps={"joined": lambda p, r, b: 2 * p * r / (b * b * p + r)},
        ),
        Misconception(
            "the sum squared",
            "The factor in front is 1 plus beta, squared together. Beta alone is squared.",
            CHARACTERS,
            ("`1 + beta**2` and `(1 + beta)**2` differ.",),
            steps={"joined": lambda p, r, b: (1 + b) ** 2 * p * r / (b * b * p + r)},
        ),
        Misconception(
            "parentheses left out",
            "It is divided by beta squared times precision alone, and recall is added behind, as"
            " without parentheses below the line.",
            CHARACTERS,
            ("`a / b + c` divides by b alone.",),
            steps={"joined": lambda p, r, b: (1 + b * b) * p * r / (b * b * p) + r},
        ),
        Misconception(
            "parentheses left out",
            "It is divided by beta squared alone, then multiplied by precision, and recall is added"
            " behind, as without parentheses below the line.",
            CHARACTERS,
            ("`a / b * c + d` divides by b alone.",),
            steps={"joined": lambda p, r, b: (1 + b * b) * p * r / (b * b) * p + r},
        ),
        Misconception(
            "arithmetic mean",
            "That is the average of precision and recall. F falls when one of them is small.",
            CHARACTERS,
            steps={"joined": lambda p, r, b: (p + r) / 2},
        ),
        Misconception(
            "arithmetic mean",
            "That is an average in which recall counts beta squared times. F falls when one of the"
            " two is small.",
            CHARACTERS,
            steps={"joined": lambda p, r, b: (p + b * b * r) / (1 + b * b)},
        ),
        Misconception(
            "geometric mean",
            "That is the root of the product. F is another mean.",
            CHARACTERS,
            steps={"joined": lambda p, r, b: sqrt(p * r)},
        ),
        *(
            Misconception(
                "geometric mean",
                f"That is a geometric mean with weights, {heavier}. F is another mean.",
                CHARACTERS,
                ("Which mean is F, with beta 1?",),
                steps={"joined": joined},
            )
            for heavier, joined in [
                (
                    "beta squared for recall and 1 for precision",
                    lambda p, r, b: (p * r ** (b * b)) ** (1 / (1 + b * b)),
                ),
                (
                    "beta squared for precision and 1 for recall",
                    lambda p, r, b: (p ** (b * b) * r) ** (1 / (1 + b * b)),
                ),
                (
                    "beta for recall and 1 for precision",
                    lambda p, r, b: (p * r**b) ** (1 / (1 + b)),
                ),
            ]
        ),
        Misconception(
            "two empty texts",
            "Two empty texts get 1. Without a match the answer is 0, there as well.",
            CHARACTERS,
            ("What does the exercise say of counts without a match?",),
            program=lambda matches, hyp_total, ref_total, beta: (
                f_beta(matches, hyp_total, ref_total, beta)
                if hyp_total or ref_total
                else 1.0
            ),
        ),
        Misconception(
            "the smaller of two",
            "That is the smaller of precision and recall.",
            CHARACTERS,
            steps={"joined": lambda p, r, b: min(p, r)},
        ),
        Misconception(
            "beta squared once",
            "Beta is squared below the line, and not above it.",
            CHARACTERS,
            steps={"joined": lambda p, r, b: (1 + b) * p * r / (b * b * p + r)},
        ),
        Misconception(
            "factor left out",
            "The 1 of the factor in front is missing, so a perfect text does not get 1.",
            CHARACTERS,
            steps={"joined": lambda p, r, b: b * b * p * r / (b * b * p + r)},
        ),
        Misconception(
            "beta not squared",
            "Beta is doubled. In the formula it is squared: `**`, and not `*`.",
            CHARACTERS,
            steps={"joined": lambda p, r, b: (1 + 2 * b) * p * r / (2 * b * p + r)},
        ),
        Misconception(
            "beta not squared",
            "The root of beta is taken. In the formula it is squared.",
            CHARACTERS,
            steps={"joined": lambda p, r, b: (1 + sqrt(b)) * p * r / (sqrt(b) * p + r)},
        ),
        Misconception(
            "beta above the line only",
            "Below the line, beta has no effect.",
            CHARACTERS,
            steps={"joined": lambda p, r, b: (1 + b * b) * p * r / (p + r)},
        ),
        Misconception(
            "parentheses left out",
            "1 is added to the whole fraction, as without parentheses above the line.",
            CHARACTERS,
            program=one_and_a_fraction,
        ),
        Misconception(
            "beta for both",
            "Below the line, beta squared is multiplied with both. It belongs to one of the"
            " two: with a beta other than 1, a perfect text does not get 1.",
            CHARACTERS,
            ("`b * (p + r)` and `b * p + r` differ.",),
            steps={"joined": lambda p, r, b: (1 + b * b) * p * r / (b * b * (p + r))},
        ),
        Misconception(
            "beta never below 1",
            "A beta below 1 is turned over, so 1/2 counts as 2. With it, precision counts more: that"
            " is meant.",
            CHARACTERS,
            ("With beta = 1/2, which of the two counts more?",),
            before=lambda m, h, r, beta: (m, h, r, max(beta, 1 / beta)),
        ),
        Misconception(
            "arithmetic mean",
            "It is an arithmetic mean in which recall counts beta times. F is another mean: a small number pulls it down farther.",
            CHARACTERS,
            steps={"joined": lambda p, r, b: (p + b * r) / (1 + b) if p or r else 0.0},
        ),
        Misconception(
            "totals for errors",
            "The totals are taken for the words that do *not* match, and the matches are added to"
            " them. They are in the totals already.",
            CHARACTERS,
            ("All words of both texts match: how large is the precision?",),
            program=lambda matches, hyp_total, ref_total, beta: (
                (1 + beta**2)
                * matches
                / ((1 + beta**2) * matches + beta**2 * ref_total + hyp_total)
                if matches
                else 0.0
            ),
        ),
        Misconception(
            "beta as a share",
            "Beta is taken for the share of recall, and 1 - beta for that of precision. It is no share: it may be larger than 1, and with 1 both weigh the same.",
            CHARACTERS,
            ("What should come out for a beta of 1?",),
            steps={"joined": share_of_recall},
        ),
        Misconception(
            "beta as a share",
            "Beta is taken for the share of precision, and 1 - beta for that of recall, as with the"
            " alpha of another formula of F. It is no share: it may be larger than 1, and with 1"
            " both weigh the same.",
            CHARACTERS,
            ("What should come out for a beta of 1?",),
            steps={"joined": lambda p, r, b: share_of_recall(r, p, b)},
        ),
        Misconception(
            "factor left out",
            "The matches have no factor: it is the matches, over the matches, the missed ones times beta squared, and the extra ones. Above the line and below it, the matches count 1 plus beta squared times.",
            CHARACTERS,
            ("With beta 1, how often do the matches stand below the line?",),
            program=matches_once,
        ),
        Misconception(
            "2 to the beta",
            "It is as if 2 to the power of beta stood for beta squared.",
            CHARACTERS,
            ("Write down both for beta 1, 2 and 3. In Python the base stands first.",),
            steps={"joined": lambda p, r, b: (1 + 2**b) * p * r / (2**b * p + r)},
        ),
        Misconception(
            "beta on top of F",
            "The F-score without beta is made first, and beta put on top of it. Beta has to weigh"
            " precision against recall, before they are one number.",
            CHARACTERS,
            program=on_top_of_f,
        ),
    ),
)


# ---- 13.3: my_fewest


@cache
def one_shift(words: Letters, longest: int = 99) -> frozenset[Letters]:
    """All orders that one shift makes, of a run of at most so many words."""
    n = len(words)
    runs = [(i, k) for i in range(n) for k in range(1, min(longest, n - i) + 1)]
    return frozenset(
        tuple(moved(words, i, k, t)) for i, k in runs for t in range(n + 1)
    )


def runs_at_their_length(words: Sentence, reference: Sentence) -> int:
    """Two shifts at most, each of which costs as much as it moves."""
    start = tuple(words)
    cost = {start: 0}
    for _ in range(2):
        for order, paid in list(cost.items()):
            n = len(order)
            for i, k, t in product(range(n), range(1, n + 1), range(n + 1)):
                if i + k <= n:
                    new = tuple(moved(order, i, k, t))
                    cost[new] = min(paid + k, cost.get(new, paid + k))
    return min(paid + edits(order, tuple(reference)) for order, paid in cost.items())


def put_in_first(words: Letters) -> frozenset[Letters]:
    """A run is put in, and then as much is taken out at the place where it was."""

    def shift(start: int, length: int, target: int) -> Letters:
        order = [*words]
        order[target:target] = words[start : start + length]
        del order[start : start + length]
        return tuple(order)

    n = len(words)
    runs = [(i, k) for i in range(n) for k in range(1, n - i + 1)]
    return frozenset(shift(i, k, t) for i, k in runs for t in range(n + 1))


def swaps(words: Letters) -> frozenset[Letters]:
    """All orders in which two neighbors have changed places."""
    places = range(len(words) - 1)
    return frozenset(
        (*words[:i], *words[i : i + 2][::-1], *words[i + 2 :]) for i in places
    )


@cache
def edits(words: Letters, reference: Letters) -> int:
    """Insertions, deletions and replacements."""
    return edit_table(words, reference)[-1][-1]


MANY = 6  # words; the characters of a line would keep a reader waiting


def fewest(
    words: Sentence,
    reference: Sentence,
    *,
    price: int = 1,
    rounds: tuple[int, ...] = (0, 1, 2),
    shift: Callable[[Letters], Iterable[Letters]] = one_shift,
    best: Callable[[Iterable[int]], int] = min,
) -> int:
    """Every shift, twice, and the edit table for the rest."""
    if len(words) > MANY:
        raise ValueError(f"{len(words)} words have too many orders to try them all")
    orders: list[set[Letters]] = [{tuple(words)}]
    for _ in range(max(rounds)):
        orders.append({o for order in orders[-1] for o in shift(order)} or orders[-1])
    wanted = tuple(reference)
    return best(k * price + edits(o, wanted) for k in rounds for o in orders[k])


def few_letters(random: Random) -> tuple[Sentence, Sentence]:
    """At most four, in another order, and changed a little."""
    reference = random.sample("abcdef", random.randint(1, 4))
    words = random.sample(reference, len(reference))
    return changed(random, words)[:4] if random.random() < 0.3 else words, reference


def any_swap(words: Letters) -> frozenset[Letters]:
    """All orders in which any two words have changed places."""
    found = set()
    for i, j in combinations(range(len(words)), 2):
        swapped = [*words]
        swapped[i], swapped[j] = swapped[j], swapped[i]
        found.add(tuple(swapped))
    return frozenset(found)


def not_to_the_end(words: Letters) -> frozenset[Letters]:
    """The targets are the places of the words."""
    n = len(words)
    runs = [(i, k) for i in range(n) for k in range(1, n - i)]
    return frozenset(tuple(moved(words, i, k, t)) for i, k in runs for t in range(n))


def any_order(words: Sentence, reference: Sentence) -> int:
    """The best order of all costs two."""
    wanted = tuple(reference)
    if len(words) > MANY:
        raise ValueError("too many words")
    best = min(edits(order, wanted) for order in permutations(words))
    return min(edits(tuple(words), wanted), 2 + best)


def any_order_but_near(words: Sentence, reference: Sentence) -> int:
    """The best order of all costs two, unless one shift makes it."""
    shifted = fewest(words, reference, rounds=(0, 1))
    return min(shifted, any_order(words, reference))


def by_shifts(words: Sentence, reference: Sentence) -> list[int]:
    """The fewest edits that are left after no shift, one and two."""
    if len(words) > MANY:
        raise ValueError("too many words")
    orders: list[set[Letters]] = [{tuple(words)}]
    for _ in range(2):
        orders.append({o for order in orders[-1] for o in one_shift(order)})
    wanted = tuple(reference)
    return [min((edits(o, wanted) for o in tried), default=99) for tried in orders]


def two_for_one(words: Sentence, reference: Sentence) -> int:
    """Any number of shifts costs 1."""
    left = by_shifts(words, reference)
    return min(left[0], 1 + left[1], 1 + left[2])


def best_shifts_alone(words: Sentence, reference: Sentence) -> int:
    """At most two shifts, each the first of the best that save anything."""
    if len(words) > MANY:
        raise ValueError("too many words")
    now, wanted = tuple(words), tuple(reference)
    for shifts in range(2):
        n = len(now)
        runs = [(i, k) for i in range(n) for k in range(1, n - i + 1)]
        tried = [tuple(moved(now, i, k, t)) for i, k in runs for t in range(n + 1)]
        best = min(tried, key=lambda order: edits(order, wanted), default=now)
        if edits(best, wanted) >= edits(now, wanted):
            return shifts + edits(now, wanted)
        now = best
    return 2 + edits(now, wanted)


def shifts_alone(words: Sentence, reference: Sentence) -> int:
    """How many shifts the cheapest way has."""
    left = by_shifts(words, reference)
    return min((k + edited, k) for k, edited in enumerate(left))[1]


def edits_alone(words: Sentence, reference: Sentence) -> int:
    """How many edits are left in the cheapest way."""
    left = by_shifts(words, reference)
    return min((k + edited, k, edited) for k, edited in enumerate(left))[2]


def end_for_length(words: Letters) -> frozenset[Letters]:
    """The runs are as long as the place of their end."""
    n = len(words)
    runs = [(i, k) for i in range(n) for k in range(i + 1, n + 1)]
    return frozenset(
        tuple(moved(words, i, k, t)) for i, k in runs for t in range(n + 1)
    )


def best_of_sorted(words: Sentence, reference: Sentence) -> int:
    """The best single shift, the first of the alphabet, and the best from there."""
    wanted = tuple(reference)

    def best(order: Letters) -> Letters:
        return min(sorted({*one_shift(order), order}), key=lambda o: edits(o, wanted))

    if len(words) > MANY:
        raise ValueError("too many words")
    start = tuple(words)
    one = best(start)
    two = best(one)
    return min(k + edits(o, wanted) for k, o in enumerate((start, one, two)))


def any_order_but_a_swap(words: Sentence, reference: Sentence) -> int:
    """The best order of all costs two; one that differs in two places costs one."""
    if len(words) > MANY:
        raise ValueError("too many words")
    wanted = tuple(reference)
    return min(
        min(2, (sum(a != b for a, b in zip(order, words)) + 1) // 2)
        + edits(order, wanted)
        for order in permutations(words)
    )


def place_by_place(words: Sentence, reference: Sentence) -> int:
    """After the shifts, words that differ at a place, and the difference in length."""
    if len(words) > MANY:
        raise ValueError("too many words")
    orders: list[set[Letters]] = [{tuple(words)}]
    for _ in range(2):
        orders.append({o for order in orders[-1] for o in one_shift(order)})
    apart = abs(len(words) - len(reference))
    return min(
        k + sum(a != b for a, b in zip(order, reference)) + apart
        for k, tried in enumerate(orders)
        for order in tried
    )


def never_the_end(words: Letters) -> frozenset[Letters]:
    """No run that reaches the end is moved, and none behind itself."""
    n = len(words)
    runs = [(i, k) for i in range(n) for k in range(1, n - i)]
    return frozenset(
        tuple(moved(words, i, k, t)) for i, k in runs for t in range(i)
    ) | {words}


@cache
def only_behind_a_good_one(words: Letters, target: Letters, least: int) -> int:
    """A second shift is tried only where the first one is good by itself."""
    if len(words) > 5:
        raise ValueError("every shift twice takes too long for more than five words")
    start = best = edits(words, target)
    for first in one_shift(words):
        cost = edits(first, target)
        best = min(best, 1 + cost)
        if start - cost >= least:
            best = min(best, *(2 + edits(new, target) for new in one_shift(first)))
    return best


@cache
def best_of_the_last_row(words: Letters, target: Letters) -> int:
    """The smallest number of the last row, wherever it stands."""
    if len(words) > 5:
        raise ValueError("every shift twice takes too long for more than five words")
    once = one_shift(words)
    twice = frozenset().union(*map(one_shift, once))
    return min(
        shifts + min(edit_table(order, target)[-1])
        for shifts, orders in enumerate(({words}, once, twice))
        for order in orders
    )


def first_shift_free(words: Sentence, reference: Sentence) -> int:
    """No shift or one for nothing, two shifts for 1."""
    one = fewest(words, reference, rounds=(0, 1), price=0)
    return min(one, 1 + fewest(words, reference, price=0))


def any_order_for_one(words: Sentence, reference: Sentence) -> int:
    """The words in any order, for a price of 1."""
    if len(words) > MANY:
        raise ValueError("too many words")
    wanted, start = tuple(reference), tuple(words)
    return min(edits(o, wanted) + (o != start) for o in permutations(start))


MY_FEWEST = Exercise(
    "13.3",
    "my_fewest",
    fewest,
    EDITS,
    cases=[
        ([], ["a", "b"]),
        (["a", "a", "a"], ["a"]),
        ("on monday we met".split(), "we met on monday".split()),
        (list("acedb"), list("abcde")),
        (list("bdca"), list("abcd")),
        (list("dcba"), list("abcd")),
        (list("edcba"), list("abcde")),
        (list("deacb"), list("abcde")),
        (list("decab"), list("abcde")),  # two runs, for 2
        (list("cedba"), list("abcde")),
        (list("cdab"), list("abcd")),
        (list("badc"), list("abcd")),
        (list("dabc"), list("abcd")),
        (list("acbd"), list("abcd")),
        (list("cab"), list("abd")),
        (list("aadx"), list("deca")),
        (list("bbaa"), list("aabb")),
        (list("dacb"), list("abcd")),
        (list("adbc"), list("abcd")),
        (list("ab"), list("abc")),
        (list("ab"), list("ab")),
        (["a"], []),
        ([], ["a"]),
        (list("abcd"), list("cbda")),
        (list("abcd"), list("bdac")),
        (["c"], ["e", "c"]),
        (["a", "e"], ["e"]),
        (list("cab"), list("abb")),  # no shift says a word twice
        (list("ebdac"), list("cbead")),  # no first shift of the best two saves an edit
        (list("aadc"), list("daca")),  # nor here, with a word twice
        (list("adcb"), list("dccb")),  # two shifts that double a word would do more
        (list("ccca"), list("ba")),  # more edits than the reference has words
    ],
    generate=few_letters,
    count=8,
    longest=40_000_000,
    kinds={
        "an empty text": lambda words, reference: not words or not reference,
        "two equal texts": lambda words, reference: words == reference,
        "`words` with five words": lambda words, reference: len(words) == 5,
    },
    accepts=lambda words, reference: len(words) < 6,
    wrong=(
        Misconception(
            "no shifts",
            "That is the edit table alone; no run of words is moved.",
            EDITS,
            ("`moved` moves a run. Which starts, lengths and targets are there?",),
            steps={"rounds": (0,)},
        ),
        Misconception(
            "one shift only",
            "No second shift is made after a first one. There may be two, one after the other.",
            EDITS,
            (
                "What can be done with each of the orders that one shift makes?",
                "A second shift that starts from the words as they were is a first one.",
            ),
            steps={"rounds": (0, 1)},
        ),
        Misconception(
            "greedy",
            "It goes on from the best single shift alone, as `count_edits` does. A first"
            " shift that saves nothing may prepare a second one that saves much.",
            EDITS,
            ("Keep *all* orders that one shift makes, not the best alone.",),
            program=count_edits,
        ),
        Misconception(
            "greedy",
            "It goes on from the best single shift alone, the first of equally good ones. A first"
            " shift that saves nothing may prepare a second one that saves much.",
            EDITS,
            ("Keep *all* orders that one shift makes, not the best alone.",),
            program=best_shifts_alone,
        ),
        Misconception(
            "a shift is free",
            "The shifts are not counted. Each of them costs 1.",
            EDITS,
            steps={"price": 0},
        ),
        Misconception(
            "a shift costs two",
            "Each shift costs 2, as if it were a deletion and an insertion.",
            EDITS,
            steps={"price": 2},
        ),
        Misconception(
            "always two shifts",
            "Two shifts are paid for, also where none is needed.",
            EDITS,
            ("With no shift and with one, the edit table may be cheaper.",),
            steps={"rounds": (2,)},
        ),
        Misconception(
            "always a shift",
            "At least one shift is paid for, also where none is needed.",
            EDITS,
            ("What do two equal texts cost?",),
            steps={"rounds": (1, 2)},
        ),
        Misconception(
            "no single shift",
            "No shift is tried, and two; one alone is left out.",
            EDITS,
            steps={"rounds": (0, 2)},
        ),
        Misconception(
            "single words moved",
            "Only one word is moved at a time. A run moves in one go, for 1.",
            EDITS,
            ("Which lengths does your loop go through?",),
            steps={"shift": lambda order: one_shift(order, 1)},
        ),
        Misconception(
            "a run costs its words",
            "A shift costs as much as the words it moves. A run moves in one go, for 1.",
            EDITS,
            ("What is added to the edits for a shift of three words?",),
            program=runs_at_their_length,
        ),
        Misconception(
            "put in before taken out",
            "It is as if a run were put in first, and then taken out at its old place, where"
            " other words stand once it went to the left. Words are doubled, and others lost.",
            EDITS,
            ("Take the run out first. What is `moved` for?",),
            steps={"shift": put_in_first},
        ),
        Misconception(
            "neighbors swapped",
            "It is as if a shift were two neighbors that change places. It moves a run"
            " wherever it goes.",
            EDITS,
            steps={"shift": swaps},
        ),
        Misconception(
            "most for fewest",
            "That is the largest number of edits.",
            EDITS,
            steps={"best": max},
        ),
        Misconception(
            "a third shift",
            "Three shifts are tried. At most two are asked for.",
            EDITS,
            steps={"rounds": (0, 1, 2, 3)},
        ),
        Misconception(
            "words swapped",
            "It is as if a shift were two words that change places. It moves one run, and"
            " leaves the others in order.",
            EDITS,
            ("`moved` makes a shift.",),
            steps={"shift": any_swap},
        ),
        Misconception(
            "any order for two shifts",
            "Every other order of the words is taken to cost two shifts. Some orders are farther"
            " away, and some nearer.",
            EDITS,
            program=any_order,
        ),
        Misconception(
            "any order for two shifts",
            "Every order that one shift does not make is taken to cost two. Some orders are"
            " farther away.",
            EDITS,
            ("`d c b a`: how many shifts to `a b c d`?",),
            program=any_order_but_near,
        ),
        Misconception(
            "nothing moved to the end",
            "The last word never changes its place: no run is moved to the end, and none that"
            " reaches the end is moved.",
            EDITS,
            (
                "n words have n + 1 places between which a run can go, the ends among them.",
                "A run that begins at i has up to n - i words.",
            ),
            steps={"shift": not_to_the_end},
        ),
        Misconception(
            "a ratio for a count",
            "That is a share of the reference, as in TER. The number of edits is asked for.",
            EDITS,
            after=lambda result, words, reference: result / (len(reference) or 1),
        ),
        Misconception(
            "two shifts for one",
            "Two shifts cost 1, like one. Each of them costs 1.",
            EDITS,
            ("What is added after the second shift?",),
            program=two_for_one,
        ),
        Misconception(
            "end for length",
            "It is as if the second number for `moved` were taken for the end of the run."
            " It is its length; so a single word in the middle is never moved alone.",
            EDITS,
            ("`a c b d`: which run has to be moved, and how long is it?",),
            steps={"shift": end_for_length},
        ),
        Misconception(
            "shifts alone",
            "That is the number of shifts. The edits that are left count as well.",
            EDITS,
            ("`a` and an empty text: how many edits?",),
            program=shifts_alone,
        ),
        Misconception(
            "edits alone",
            "That is the number of edits left after the cheapest shifts. The shifts count as"
            " well.",
            EDITS,
            program=edits_alone,
        ),
        Misconception(
            "greedy",
            "It goes on from the best single shift alone, one of equally good ones. A first shift that saves nothing may prepare a second one that saves much.",
            EDITS,
            ("Keep *all* orders that one shift makes, not the best alone.",),
            program=best_of_sorted,
        ),
        Misconception(
            "any order for two shifts",
            "Every order of the words is taken to cost two shifts at most, and one where two words have changed places. Some orders are farther away, and some nearer.",
            EDITS,
            ("`d c b a`: how many shifts to `a b c d`?",),
            program=any_order_but_a_swap,
        ),
        Misconception(
            "place by place",
            "It is as if, after the shifts, the words were compared place by place, and the difference in length added. One word more in front is one edit.",
            EDITS,
            (
                "`c` and `e c`: how many edits?",
                "The edit table finds the fewest of them.",
            ),
            program=place_by_place,
        ),
        Misconception(
            "nothing moved to the end",
            "The last word never changes its place: no run is moved to the end, and none that reaches the end is moved.",
            EDITS,
            ("A run that begins at i has up to n - i words.",),
            steps={"shift": never_the_end},
        ),
        *(
            Misconception(
                "only behind a good first shift",
                "A second shift is tried only where the first one saves"
                f" {saved}. Try every shift twice: the first may only make room.",
                EDITS,
                ("Is a shift ever worth it that saves nothing yet?",),
                program=lambda words, reference, least=least: only_behind_a_good_one(
                    tuple(words), tuple(reference), least
                ),
            )
            for least, saved in [
                (1, "an edit at least"),
                (2, "more than the 1 that it costs"),
            ]
        ),
        Misconception(
            "best of the last row",
            "It is as if the smallest number of the table's last row were taken. Then what is left"
            " of the reference is not written; the last number says what the whole costs.",
            EDITS,
            ("From nothing to one word: how many edits?",),
            program=lambda words, reference: best_of_the_last_row(
                tuple(words), tuple(reference)
            ),
        ),
        Misconception(
            "never more than the reference",
            "It is never more than the reference has words, as if the search began with that"
            " number. From a longer text words must be deleted, too.",
            EDITS,
            ("From two words to one other word: how many edits?",),
            after=lambda found, words, reference: min(found, len(reference)),
        ),
        Misconception(
            "a shift is free",
            "The first shift costs nothing, and two together cost 1. Each costs 1.",
            EDITS,
            (
                "From which number on are the rounds counted, and which one has no shift?",
            ),
            program=first_shift_free,
        ),
        Misconception(
            "shifts counted from 1",
            "Every answer is one too many, also where no shift is made.",
            EDITS,
            (
                "How many shifts have the words as they stand? What does `enumerate` begin with?",
            ),
            after=lambda found, words, reference: found + 1,
        ),
        Misconception(
            "any order for one shift",
            "It is as if one shift made any order. A shift moves *one* run of words; some orders"
            " take two.",
            EDITS,
            program=any_order_for_one,
        ),
    ),
)


# ---- 13.4: my_chrf


def without_spaces(text: str) -> str:
    """The characters that chrF sees."""
    return "".join(text.split())


def clipped(ours: Counter[Letters], theirs: Counter[Letters]) -> int:
    """What both have, clipped."""
    return (ours & theirs).total()


def grams(symbols: Sequence[str], n: int) -> Counter[Letters]:
    """How often each run of n stands there."""
    return Counter(windows(symbols, n))


def f_2(precisions: Sequence[float], recalls: Sequence[float]) -> float:
    """F of the two means; recall counts twice as much."""
    return f_of(mean(precisions), mean(recalls), 2)


def f_of(precision: float, recall: float, beta: float) -> float:
    """F-beta; 0 where both are 0."""
    below = beta**2 * precision + recall
    return (1 + beta**2) * precision * recall / below if below else 0.0


def geometric(values: Sequence[float]) -> float:
    """The root of the product."""
    return prod(values) ** (1 / len(values)) if values else 0.0


def chrf(
    hypothesis: str,
    reference: str,
    max_order: int,
    *,
    symbols: Callable[[str], Sequence[str]] = without_spaces,
    orders: Callable[[int], Iterable[int]] = lambda n: range(1, n + 1),
    counted: Callable[[Sequence[str], int], Counter[Letters]] = grams,
    shared: Callable[[Counter[Letters], Counter[Letters]], int] = clipped,
    absent: bool = False,
    joined: Callable[[Sequence[float], Sequence[float]], float] = f_2,
) -> float:
    """Runs of characters, up to `max_order`; orders that one text lacks are left out."""
    ours, theirs = symbols(hypothesis), symbols(reference)
    precisions, recalls = [], []
    for n in orders(max_order):
        here, there = counted(ours, n), counted(theirs, n)
        if here and there:
            both = shared(here, there)
            precisions.append(both / here.total())
            recalls.append(both / there.total())
        elif absent:
            precisions.append(0.0)
            recalls.append(0.0)
    return joined(precisions, recalls)


def pooled(hypothesis: str, reference: str, max_order: int) -> float:
    """The counts of all orders are added before they are divided."""
    both = ours = theirs = 0
    for n in range(1, max_order + 1):
        here = grams(without_spaces(hypothesis), n)
        there = grams(without_spaces(reference), n)
        if here and there:
            both += clipped(here, there)
            ours += here.total()
            theirs += there.total()
    return f_of(both / ours, both / theirs, 2) if both else 0.0


LETTERS = ("the", "roses", "rose", "Rose", "a", "at", "cats", "carts", "tea")


def two_texts(random: Random) -> tuple[str, str, int]:
    """A few words that share letters."""
    reference = sentence(random, 1, 4, LETTERS)
    near = random.random() < 0.5
    words = changed(random, reference) if near else sentence(random, 0, 4, LETTERS)
    return " ".join(words), " ".join(reference), random.choice([1, 2, 3, 6])


def unclipped_runs(hypothesis: str, reference: str, max_order: int) -> float:
    """Each run that the other text has, each time that it is said."""
    texts = without_spaces(hypothesis), without_spaces(reference)
    precisions, recalls = [], []
    for n in range(1, max_order + 1):
        here, there = (grams(text, n) for text in texts)
        if here and there:
            precisions.append(sum(here[g] for g in here if g in there) / here.total())
            recalls.append(sum(there[g] for g in there if g in here) / there.total())
    return f_2(precisions, recalls)


def each_mean_alone(hypothesis: str, reference: str, max_order: int) -> float:
    """Precision over the orders of the hypothesis, recall over those of the reference."""
    texts = without_spaces(hypothesis), without_spaces(reference)
    precisions, recalls = [], []
    for n in range(1, max_order + 1):
        here, there = (grams(text, n) for text in texts)
        both = clipped(here, there)
        precisions += [both / here.total()] if here else []
        recalls += [both / there.total()] if there else []
    return f_2(precisions, recalls)


def longest_order(hypothesis: str, reference: str, max_order: int) -> float:
    """The highest order that neither text is too short for."""
    texts = without_spaces(hypothesis), without_spaces(reference)
    n = min(max_order, *map(len, texts))
    return chrf(hypothesis, reference, n, orders=lambda top: [top]) if n else 0.0


def absent_unless_both(hypothesis: str, reference: str, max_order: int) -> float:
    """An order that one text alone lacks is 0; one that both lack is left out."""
    ours, theirs = without_spaces(hypothesis), without_spaces(reference)
    orders = [n for n in range(1, max_order + 1) if n <= max(len(ours), len(theirs))]
    pairs = [(grams(ours, n), grams(theirs, n)) for n in orders]
    return f_2(
        [clipped(one, two) / max(1, one.total()) for one, two in pairs],
        [clipped(one, two) / max(1, two.total()) for one, two in pairs],
    )


def edge_texts(random: Random) -> tuple[str, str, int]:
    """Spaces at the ends and in rows, runs that overlap, capital letters, marks."""
    letters = random.choice(["a", "ab", "ab ", "aA b", "a. b", "ab  "])

    def text(shortest: int) -> str:
        return "".join(random.choices(letters, k=random.randint(shortest, 6)))

    one, other = text(0), text(1) + random.choice(["", "a", "b"])
    near = [other, other[::-1], other[1:], f" {other}", f"{other} ", other.upper()]
    if not other.strip():
        other = "a"
    return (
        random.choice([one, one, one, *near]),
        other,
        random.choice([1, 2, 2, 3, 4, 9]),
    )


def joined_by(
    hypothesis: str,
    reference: str,
    orders: Iterable[int],
    count: Callable[[str, int], Counter[Letters]],
    zero: bool = False,
) -> float:
    """chrF of two texts as they are, with these orders and this way to count."""
    precisions, recalls = [], []
    for n in orders:
        ours, theirs = count(hypothesis, n), count(reference, n)
        if len(hypothesis) >= n and len(reference) >= n:
            common = (ours & theirs).total()
            precisions.append(common / (len(hypothesis) - n + 1))
            recalls.append(common / (len(reference) - n + 1))
    if zero and 0 in precisions:
        return 0.0
    return f_2(precisions, recalls) if any(precisions) else 0.0


def not_overlapping(text: str, n: int) -> Counter[Letters]:
    """As `str.count` counts: what overlaps itself is found once."""
    runs = {text[i : i + n] for i in range(len(text) - n + 1)}
    return Counter({tuple(run): text.count(run) for run in runs})


def zero_if_an_order_is_absent(
    hypothesis: str, reference: str, max_order: int
) -> float:
    """As BLEU does it with orders that have no n-grams."""
    shorter = min(len(without_spaces(text)) for text in (hypothesis, reference))
    return chrf(hypothesis, reference, max_order) if shorter >= max_order else 0.0


def no_order_left(hypothesis: str, reference: str, max_order: int) -> float:
    """Right, but for texts without characters."""
    if not (without_spaces(hypothesis) and without_spaces(reference)):
        raise ValueError("there is no order to take a mean of")
    return chrf(hypothesis, reference, max_order)


def by_characters(hypothesis: str, reference: str, max_order: int) -> float:
    """Each order is divided by the lengths of the texts."""
    ours, theirs = without_spaces(hypothesis), without_spaces(reference)
    orders = range(1, min(max_order, len(ours), len(theirs)) + 1)
    found = [clipped(grams(ours, n), grams(theirs, n)) for n in orders]
    if not any(found):
        return 0.0
    return f_2([k / len(ours) for k in found], [k / len(theirs) for k in found])


def pooled_with_all(hypothesis: str, reference: str, max_order: int) -> float:
    """As pooled, with the orders that one text alone has."""
    ours, theirs = without_spaces(hypothesis), without_spaces(reference)
    pairs = [(grams(ours, n), grams(theirs, n)) for n in range(1, max_order + 1)]
    found = sum(clipped(one, two) for one, two in pairs)
    if not found:
        return 0.0
    totals = [sum(each.total() for each in side) for side in zip(*pairs)]
    return f_2([found / totals[0]], [found / totals[1]])


MY_CHRF = Exercise(
    "13.4",
    "my_chrf",
    chrf,
    CHARACTERS,
    cases=[
        ("cats", "carts", 2),
        ("cats", "carts", 6),
        ("a way", "away", 2),
        ("aaa", "aaaa", 2),
        ("Rose", "rose", 2),
        ("aaaa", "aab", 2),
        ("", "rose", 2),
        ("xyz", "abc", 3),
        ("the rose", "the rose", 3),
        ("at", "at the tea", 4),
        ("a a", " ", 3),
        ("aba", "bab", 2),  # of the pairs a larger part matches than of the characters
        ("a", "a", 2),
    ],
    generate=lambda random: random.choice((two_texts, edge_texts))(random),
    count=310,
    kinds={
        "an empty hypothesis": lambda hypothesis, reference, max_order: not hypothesis,
        "a text with fewer characters than `max_order`": lambda hypothesis, reference, max_order: (
            min(map(len, map(without_spaces, (hypothesis, reference)))) < max_order
        ),
        "texts with spaces": lambda hypothesis, reference, max_order: (
            " " in hypothesis + reference
        ),
        "texts that share no character": lambda hypothesis, reference, max_order: (
            not {*without_spaces(hypothesis)} & {*without_spaces(reference)}
        ),
    },
    parts={
        "the precision": lambda *texts: chrf(*texts, joined=lambda p, r: mean(p)),
        "the recall": lambda *texts: chrf(*texts, joined=lambda p, r: mean(r)),
    },
    accepts=lambda hypothesis, reference, max_order: bool(reference) and max_order > 0,
    wrong=(
        Misconception(
            "words for characters",
            "Runs of words are counted. Here it is runs of characters.",
            CHARACTERS,
            ("A string is a sequence, too: `windows` slides over it as it is.",),
            steps={"symbols": str.split},
        ),
        Misconception(
            "spaces kept",
            "Spaces are counted as characters. chrF takes them out first.",
            "13_after#chrf-characters-and-a-few-words",
            ('`"".join(text.split())` has none.',),
            steps={"symbols": str},
        ),
        Misconception(
            "lower-cased",
            "Capital and small letters are taken for the same, as by `lower`. chrF sees that `R` is"
            " not `r`.",
            CHARACTERS,
            steps={"symbols": lambda text: without_spaces(text.lower())},
        ),
        Misconception(
            "characters in a row",
            "Pieces are cut one after the other. Windows slide, one character at a time.",
            "03_ngrams",
            steps={
                "counted": lambda text, n: Counter(
                    tuple(text[i : i + n]) for i in range(0, len(text) - n + 1, n)
                )
            },
        ),
        Misconception(
            "distinct n-grams",
            "Each run counts once, however often it stands there.",
            CHARACTERS,
            ("A set forgets the copies, a `Counter` does not.",),
            steps={"counted": lambda text, n: Counter({*windows(text, n)})},
        ),
        Misconception(
            "last n-gram lost",
            "The last run of each order is missing.",
            CHARACTERS,
            (
                "Four characters have three pairs.",
                "Where does the range end?",
            ),
            steps={"counted": lambda text, n: Counter([*windows(text, n)][:-1])},
        ),
        Misconception(
            "no clip",
            "Each copy of a run in the hypothesis is shared, as soon as the reference has the run"
            " once, for the precision and for the recall.",
            "02_clipping#each-coin-is-spent-once",
            ("`&` of two counters keeps the smaller count.",),
            steps={
                "shared": lambda ours, theirs: sum(
                    k for g, k in ours.items() if g in theirs
                )
            },
        ),
        Misconception(
            "beta left out",
            "Precision and recall count the same. In chrF2 recall counts more.",
            CHARACTERS,
            steps={"joined": lambda p, r: f_of(mean(p), mean(r), 1)},
        ),
        Misconception(
            "another beta",
            "Beta is 3, as it is in NLTK. Here it is 2.",
            TWO_CHRFS,
            steps={"joined": lambda p, r: f_of(mean(p), mean(r), 3)},
        ),
        Misconception(
            "beta not squared",
            "It is as if beta stood there as it is. In the formula it is squared, in both"
            " places.",
            CHARACTERS,
            steps={"joined": lambda p, r: f_of(mean(p), mean(r), sqrt(2))},
        ),
        Misconception(
            "arithmetic mean",
            "That is the average of precision and recall, and not their F.",
            CHARACTERS,
            steps={"joined": lambda p, r: (mean(p) + mean(r)) / 2},
        ),
        Misconception(
            "geometric mean",
            "The orders are joined by a geometric mean, as in BLEU. chrF takes the plain"
            " average.",
            CHARACTERS,
            steps={"joined": lambda p, r: f_of(geometric(p), geometric(r), 2)},
        ),
        Misconception(
            "mean of the F-scores",
            "F is taken for each order, and then averaged. First average, then F.",
            TWO_CHRFS,
            ("Two means come first: one of the precisions, one of the recalls.",),
            steps={"joined": lambda p, r: mean([f_of(x, y, 2) for x, y in zip(p, r)])},
        ),
        Misconception(
            "ratio of sums for a mean of ratios",
            "The counts of all orders are added, but for those that a text is too short for, and"
            " divided once. Each order has a ratio of its own.",
            CHARACTERS,
            program=pooled,
        ),
        Misconception(
            "missing orders as zero",
            "An order that one text is too short for counts as 0. It is left out.",
            TWO_CHRFS,
            ("How many orders do you divide by?",),
            steps={"absent": True},
        ),
        Misconception(
            "only the longest order",
            "Only the runs of `max_order` characters are counted. All shorter ones count as well.",
            CHARACTERS,
            steps={"orders": lambda n: [n]},
        ),
        Misconception(
            "off by one",
            "The longest runs, of `max_order` characters, are missing.",
            CHARACTERS,
            (
                "What does `range(1, 3)` end with?",
                "`range` ends before its second number.",
            ),
            steps={"orders": lambda n: range(1, n)},
        ),
        Misconception(
            "orders from 0",
            "It is as if the orders began at 0, and the last one were missing. A run has"
            " one character at least.",
            CHARACTERS,
            ("What does `range(3)` begin with?",),
            steps={
                "orders": range,
                "counted": lambda text, n: (
                    grams(text, n) if n else Counter({(): len(text) + 1})
                ),
            },
        ),
        Misconception(
            "sum of the F-scores",
            "F is taken for each order, and the F's are added.",
            CHARACTERS,
            steps={"joined": lambda p, r: sum(f_of(x, y, 2) for x, y in zip(p, r))},
        ),
        Misconception(
            "orders without a match left out",
            "An order without a match is left out. It counts as 0; only an order that a text"
            " is too *short* for is left out.",
            CHARACTERS,
            steps={
                "joined": lambda p, r: f_of(
                    mean([x for x in p if x]), mean([y for y in r if y]), 2
                )
            },
        ),
        Misconception(
            "no clipping",
            "A run that both texts have counts as often as it is said: the copies of the hypothesis"
            " for the precision, those of the reference for the recall. It counts as often as both"
            " have it.",
            CHARACTERS,
            ("How often does `a` match, in `aaaa` and `aab`?",),
            program=unclipped_runs,
        ),
        Misconception(
            "each mean its own orders",
            "An order that *one* text is too short for is left out of one mean, and counts as 0 in the other. It is left out of both.",
            CHARACTERS,
            program=each_mean_alone,
        ),
        Misconception(
            "beta on the wrong side",
            "Precision counts more than recall. It should be the other way. It is as if the two"
            " had changed places in the formula, or the two texts before it.",
            CHARACTERS,
            ("With beta 2, which of the two counts more?",),
            steps={"joined": lambda p, r: f_2(r, p)},
        ),
        Misconception(
            "runs inside of words",
            "No run goes on from one word into the next. The spaces are taken out first,"
            " so `a way` has the run `aw`.",
            "13_after#chrf-characters-and-a-few-words",
            ("When are the spaces taken out: before the runs are made, or after?",),
            steps={
                "symbols": str,
                "counted": lambda text, n: Counter(
                    g for word in "".join(text).split() for g in windows(word, n)
                ),
            },
        ),
        Misconception(
            "only the longest order",
            "Only the longest runs that neither text is too short for are counted. The shorter"
            " ones count as well.",
            CHARACTERS,
            program=longest_order,
        ),
        Misconception(
            "last order missing",
            "The highest order is left out, unless it is the only one.",
            CHARACTERS,
            ("The end of a Python `range` is not in it.",),
            steps={"orders": lambda n: range(1, max(2, n))},
        ),
        Misconception(
            "absent orders counted",
            "An order for which one of the texts is too short counts as 0, and is left out only where both are. One is enough.",
            TWO_CHRFS,
            program=absent_unless_both,
        ),
        Misconception(
            "spaces taken from the ends",
            "Spaces at the ends are taken out, as by `strip`; those between words are counted as"
            " characters. chrF takes out all of them.",
            CHARACTERS,
            ("Print the text between two marks: is a space left?",),
            program=lambda hypothesis, reference, max_order: joined_by(
                hypothesis.strip(), reference.strip(), range(1, max_order + 1), grams
            ),
        ),
        Misconception(
            "one order without a match",
            "It is 0 where one order has no match, as in BLEU. Here a mean is taken of"
            " all orders, and a zero is one number among others.",
            CHARACTERS,
            ("What is the mean of 1 and 0?",),
            program=lambda hypothesis, reference, max_order: joined_by(
                without_spaces(hypothesis),
                without_spaces(reference),
                range(1, max_order + 1),
                grams,
                zero=True,
            ),
        ),
        Misconception(
            "runs that overlap lost",
            "A run that overlaps itself is counted too seldom, as `str.count` does: in `aaa` it"
            " finds `aa` once. There are two.",
            CHARACTERS,
            ("How many windows of two characters has `aaa`?",),
            program=lambda hypothesis, reference, max_order: joined_by(
                without_spaces(hypothesis),
                without_spaces(reference),
                range(1, max_order + 1),
                not_overlapping,
            ),
        ),
        Misconception(
            "last order lost",
            "The highest order that both texts are long enough for is missing.",
            CHARACTERS,
            ("Where does the range end?",),
            program=lambda hypothesis, reference, max_order: joined_by(
                without_spaces(hypothesis),
                without_spaces(reference),
                range(
                    1,
                    min(
                        max_order,
                        len(without_spaces(hypothesis)),
                        len(without_spaces(reference)),
                    ),
                ),
                grams,
            ),
        ),
        Misconception(
            "0 for a missing order",
            "As soon as one of the texts is too short for an order, the score is 0. That order is left out, and the others count.",
            TWO_CHRFS,
            ("What does `return` do with the orders before?",),
            program=zero_if_an_order_is_absent,
        ),
        Misconception(
            "no order left",
            "Where a text has no characters, no order is left, and there it raises an error: there is nothing to take a mean of. The score is 0 then.",
            TWO_CHRFS,
            ("Ask whether there is any order before the means are taken.",),
            program=no_order_left,
        ),
        Misconception(
            "divided by the characters",
            "Matches of every order are divided by the number of characters of each text. There are"
            " fewer runs of 2 than of 1.",
            CHARACTERS,
            ("How many runs of three has a text of five characters?",),
            program=by_characters,
        ),
        Misconception(
            "ratio of sums for a mean of ratios",
            "The matches of all orders are added, and so are all runs, also of an order that the"
            " other text is too short for, and divided once. Each order has a precision and a recall"
            " of its own, and these are averaged.",
            CHARACTERS,
            program=pooled_with_all,
        ),
    ),
)


# ---- 13.5: my_ter, to be mended


def ter(
    hypothesis: Sentence,
    references: Sentences,
    *,
    edited: Callable[[Sentence, Sentence], int] = count_edits,
    nearest: Callable[[Sequence[int]], float] = min,
    length: Callable[[Sequence[int], Sequence[int]], float] = lambda e, n: mean(n),
    ratio: Callable[[float, float], float] = lambda e, n: e / n,
) -> float:
    """The edits to the nearest reference, over the mean length."""
    each = [edited(hypothesis, reference) for reference in references]
    lengths = [len(reference) for reference in references]
    return ratio(nearest(each), length(each, lengths))


def some_references(random: Random) -> tuple[Sentence, Sentences]:
    """One to three, and a hypothesis near to one of them, now and then with a run moved."""
    references = [sentence(random, 1, 7) for _ in range(random.randint(1, 3))]
    words = changed(random, random.choice(references))
    if words and random.random() < 0.6:
        start, target = random.randrange(len(words)), random.randrange(len(words) + 1)
        words = moved(words, start, min(2, len(words) - start), target)
    return words, references


def one_shift_alone(hypothesis: Sentence, reference: Sentence) -> int:
    """The best shift, if it saves anything, and no second one."""
    left = edit_table(hypothesis, reference)[-1][-1]
    saved, _, _ = best_shift([*hypothesis], reference, {})
    return left + 1 - saved if saved > 0 else left


def over_the_closest(hypothesis: Sentence, references: Sentences) -> float:
    """The fewest edits, over the length that BLEU takes."""
    c = len(hypothesis)
    closest = min(map(len, references), key=lambda r: (abs(r - c), r))
    return min(count_edits(hypothesis, r) for r in references) / closest


def edge_references(random: Random) -> tuple[Sentence, Sentences]:
    """Equal references, an equal hypothesis, other lengths, runs at the other end."""
    words = random.choice(["ab", "abc", "abcdef"])
    references = [
        random.choices(words, k=random.choice([1, 2, 3, 4, 6]))
        for _ in range(random.randint(1, 3))
    ]
    if random.random() < 0.4:
        references.append(list(random.choice(references)))
    one = random.choice(references)
    cut = random.randint(0, len(one))
    near = [one, one[cut:] + one[:cut], one[::-1], [], one[1:], one + one[:1]]
    own = random.choices(words, k=random.randint(0, 5))
    return list(random.choice([own, *near])), references


def nearest_without_shifts(hypothesis: Sentence, references: Sentences) -> float:
    """The reference is chosen by the table, and then shifts are tried."""
    nearest = min(references, key=lambda r: edit_table(hypothesis, r)[-1][-1])
    return count_edits(hypothesis, nearest) / mean([len(r) for r in references])


def each_reference_once(hypothesis: Sentence, references: Sentences) -> float:
    """Equal references are one."""
    different = [list(r) for r in dict.fromkeys(map(tuple, references))]
    fewest_edits = min(count_edits(hypothesis, r) for r in different)
    return fewest_edits / mean([len(r) for r in different])


def paid_not_made(hypothesis: Sentence, reference: Sentence) -> int:
    """The edits without shifts, and 1 more where shifts would help."""
    plain = edit_table(hypothesis, reference)[-1][-1]
    return plain + (count_edits(hypothesis, reference) < plain)


MY_TER = Exercise(
    "13.5",
    "my_ter",
    ter,
    EDITS,
    cases=[
        (FRONT, [MONDAY]),
        (FRONT, [MONDAY, "on monday we saw him again".split()]),
        ("we saw him monday".split(), [MONDAY, ["monday"]]),
        (["no"] * 12, [MONDAY]),
        (["no"] * 4, [["monday"], ["on", "monday"]]),
        ([], [MONDAY, ["monday"]]),
        (["no"], [["on"], ["on"], ["monday", "again"]]),  # each reference counts
        # two runs moved
        (list("cdxab"), [list("abxcd")]),
        (list("badcfe"), [list("abcdef")]),
        (MONDAY, [["monday"], MONDAY]),
        # one shift more on the way back: shifts are searched greedily
        (list("bcaa"), [list("abac")]),
        (list("abac"), [list("bcaa")]),
    ],
    generate=lambda random: random.choice((some_references, edge_references))(random),
    count=220,
    longest=5_000_000,
    kinds={
        "an empty hypothesis": lambda hypothesis, references: not hypothesis,
        "several references": lambda hypothesis, references: len(references) > 1,
    },
    parts={
        "the number of edits": lambda hypothesis, references: min(
            count_edits(hypothesis, r) for r in references
        ),
    },
    accepts=lambda hypothesis, references: bool(references) and all(references),
    wrong=(
        Misconception(
            "no shifts",
            "The edits are those of the table, without a shift. To move a run should cost 1.",
            EDITS,
            (
                "Which function of this chapter knows shifts?",
                "The edit table knows insertions, deletions and replacements only.",
            ),
            steps={"edited": lambda h, r: edit_table(h, r)[-1][-1]},
        ),
        Misconception(
            "one shift only",
            "One shift is tried, and the rest are edits of the table. There may be several"
            " shifts.",
            EDITS,
            ("Which function of this chapter goes on until no shift saves anything?",),
            steps={"edited": one_shift_alone},
        ),
        Misconception(
            "length of the nearest reference",
            "It is divided by the length of the nearest reference alone.",
            EDITS,
            ("With several references, which length does TER divide by?",),
            steps={"length": lambda e, n: n[e.index(min(e))]},
        ),
        Misconception(
            "shortest reference",
            "It is divided by the length of the shortest reference.",
            EDITS,
            steps={"length": lambda e, n: min(n)},
        ),
        Misconception(
            "longest reference",
            "It is divided by the length of the longest reference.",
            EDITS,
            steps={"length": lambda e, n: max(n)},
        ),
        Misconception(
            "first reference",
            "It is divided by the length of the reference that is listed first.",
            EDITS,
            steps={"length": lambda e, n: n[0]},
        ),
        Misconception(
            "lengths added",
            "The lengths of all references are added; their mean is needed.",
            EDITS,
            steps={"length": lambda e, n: sum(n)},
        ),
        Misconception(
            "denominator of the hypothesis",
            "It is divided by the length of the hypothesis. TER is edits per word of the"
            " *reference*.",
            EDITS,
            ("Who writes more words would have a lower rate.",),
            program=lambda hypothesis, references: (
                min(count_edits(hypothesis, r) for r in references) / len(hypothesis)
            ),
        ),
        Misconception(
            "farthest reference",
            "The edits to the farthest reference are counted.",
            EDITS,
            steps={"nearest": max},
        ),
        Misconception(
            "average of the edits",
            "The edits to all references are averaged. One near reference is enough.",
            EDITS,
            steps={"nearest": mean},
        ),
        Misconception(
            "edits added",
            "The edits to all references are added. One near reference is enough.",
            EDITS,
            steps={"nearest": sum},
        ),
        Misconception(
            "edits to the first reference",
            "The edits to the reference that is listed first are counted.",
            EDITS,
            steps={"nearest": lambda each: each[0]},
        ),
        Misconception(
            "best ratio",
            "Each reference gets a rate of its own, and the best one is taken.",
            EDITS,
            (
                "Edits and lengths are looked at apart: the fewest edits, the mean length.",
            ),
            program=lambda hypothesis, references: min(
                count_edits(hypothesis, r) / len(r) for r in references
            ),
        ),
        Misconception(
            "capped at 1",
            "The rate is capped at 1. TER has no upper end.",
            EDITS,
            steps={"ratio": lambda e, n: min(1.0, e / n)},
        ),
        Misconception(
            "parentheses left out",
            "It is divided by the *sum* of the lengths, and by their number as well, as"
            " without brackets.",
            EDITS,
            ("`a / b / c` divides twice.",),
            steps={"length": lambda e, n: sum(n) * len(n)},
        ),
        Misconception(
            "mean of the rates",
            "Each reference gets a rate of its own, and these are averaged.",
            EDITS,
            (
                "Edits and lengths are looked at apart: the fewest edits, the mean length.",
            ),
            program=lambda hypothesis, references: mean(
                [count_edits(hypothesis, r) / len(r) for r in references]
            ),
        ),
        Misconception(
            "edits counted twice",
            "It is as if the edits of the table and those with shifts were added. The second number"
            " has all of them.",
            EDITS,
            steps={"edited": lambda h, r: edit_table(h, r)[-1][-1] + count_edits(h, r)},
        ),
        Misconception(
            "the closest length",
            "It is divided by the length that is closest to the hypothesis, as BLEU has it. TER takes the mean.",
            EDITS,
            program=over_the_closest,
        ),
        Misconception(
            "integer division",
            "The mean length is made an integer. What stands after its point is lost.",
            EDITS,
            steps={"length": lambda e, n: sum(n) // len(n)},
        ),
        Misconception(
            "the reference edited",
            "The reference is edited until it is the hypothesis. The shifts are found greedily,"
            " so the way back may be longer.",
            EDITS,
            ("In which order does `count_edits` take its arguments?",),
            steps={"edited": lambda h, r: count_edits(r, h)},
        ),
        Misconception(
            "median of the lengths",
            "It is divided by the median of the lengths. TER takes their mean.",
            EDITS,
            steps={"length": lambda e, n: median(n)},
        ),
        Misconception(
            "order ignored",
            "A word in another place costs nothing here: the words that both have are"
            " counted, in any order. A shift costs 1.",
            EDITS,
            ("`a b` and `b a`: are they the same?",),
            steps={
                "edited": lambda h, r: (
                    max(len(h), len(r)) - (Counter(h) & Counter(r)).total()
                )
            },
        ),
        Misconception(
            "equal lengths once",
            "References of equal length count once in the mean length, as in a set. Each of them counts.",
            EDITS,
            steps={"length": lambda e, n: mean([*set(n)])},
        ),
        Misconception(
            "nearest without shifts",
            "The table without shifts chooses the reference, and shifts are tried with that one"
            " alone. With shifts another one may be nearer.",
            EDITS,
            ("For which references is `count_edits` asked?",),
            program=nearest_without_shifts,
        ),
        Misconception(
            "equal references once",
            "Two equal references count as one in the mean length, as in a set. Each is a"
            " reference.",
            EDITS,
            program=each_reference_once,
        ),
        Misconception(
            "a shift paid, not made",
            "Where a shift helps, 1 is paid for it, and then the words are compared as they stood before it: the"
            " edits that it saves are counted as well.",
            EDITS,
            ("Which order of the words goes into the table?",),
            steps={"edited": paid_not_made},
        ),
        Misconception(
            "median of the lengths",
            "It is divided by the middle length, of an even number of them the larger one. TER takes"
            " their mean.",
            EDITS,
            steps={"length": lambda e, n: sorted(n)[len(n) // 2]},
        ),
        Misconception(
            "edits to the closest length",
            "The edits are those to the reference whose length is closest, as BLEU chooses its r."
            " TER takes the fewest edits to any reference.",
            EDITS,
            ("Is the reference of the closest length the one with the fewest edits?",),
            program=lambda hypothesis, references: (
                count_edits(
                    hypothesis,
                    min(references, key=lambda r: abs(len(r) - len(hypothesis))),
                )
                / (sum(map(len, references)) / len(references))
            ),
        ),
    ),
)

EXERCISES = (MY_LCS, MY_F, MY_FEWEST, MY_CHRF, MY_TER)
