"""Questions on n-grams: windows, runs, and what a wrong word spoils. Chapter 3.

A template draws sentences, computes the answer with ``bleu``, and each wrong option with a
wrong rule that somebody believes in.
"""

from collections import Counter
from random import Random

from bleu.ngrams import ngram_counts
from bleu.precision import match_counts
from bleu.teach.keys import PRECISION, pair_code, precision_code, split_code
from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require
from bleu.teach.scenes import table, tell

NAMES = {2: "bigrams", 3: "trigrams", 4: "4-grams"}

BUILD = "03_ngrams#build-it-copies-and-a-zip"
CLIP = "03_ngrams#nothing-new-to-clip"
BORROW = "03_ngrams#borrowing-from-two-references"
DIAGONAL = "03_ngrams#a-match-is-a-diagonal"
FALL = "03_ngrams#why-the-precisions-fall"
SONG = "03_ngrams#the-failure-a-song-shaken-in-a-bag"
WILD = "03_ngrams#pitfalls-in-the-wild"


@redrawn
def how_many(random: Random) -> Question:
    """The number of n-grams in a sentence."""
    n = random.randint(2, 4)
    words = random.randint(9, 24)
    return Question(
        f"A sentence has {words} words. How many {NAMES[n]} does it have?",
        apart(
            random,
            (
                str(words - n + 1),
                f"A window of {n} words fits as long as {n - 1} more"
                f" word{'s' * (n > 2)} can follow. At the end it would run over.",
            ),
            (
                str(words - n),
                "One too few: the + 1 of L - n + 1 is lost. With n = 1 it would leave out"
                " a word.",
            ),
            (
                str(words // n),
                "That cuts the sentence into blocks. The window slides by one word at a"
                " time.",
            ),
            (
                str(words),
                "A window for each word. The last ones would run over the end.",
            ),
        ),
        section=BUILD,
        key=f'from nltk import ngrams\nlen(list(ngrams(["word"] * {words}, {n})))',
    )


@redrawn
def one_wrong_word(random: Random) -> Question:
    """A word inside the sentence is wrong: what is left of one order?"""
    reference = tell(random, least=8).references[0]
    n = random.randint(2, 4)
    place = random.randrange(1, len(reference) - 1)
    candidate = [*reference[:place], "pepper", *reference[place + 1 :]]
    matches, total = match_counts(candidate, [reference], n)
    words = len(candidate)
    require(match_counts(candidate, [reference], 1).matches == words - 1)
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        f"One word is wrong. What is the modified {NAMES[n][:-1]} precision?",
        apart(
            random,
            (
                f"{matches}/{total}",
                f'"pepper" spoils each window that it stands in, and there are'
                f" {total - matches} of them.",
            ),
            (
                f"{total - 1}/{total}",
                f"One wrong word, one lost n-gram: that holds for single words. A word"
                f" stands in up to {n} windows of width {n}.",
            ),
            (
                f"{matches}/{words}",
                f"The matches are right. They are divided by the words, and the"
                f" candidate has only {total} {NAMES[n]}.",
            ),
            (
                f"{words - 1}/{words}",
                "That is the precision of single words.",
            ),
        ),
        section=FALL,
        key=precision_code(candidate, [reference], n),
    )


@redrawn
def borrowed_runs(random: Random) -> Question:
    """Two references: an n-gram has to stand whole in one of them."""
    first, second = tell(random).references
    candidate = [*second[: random.randint(3, 6)], *first[-random.randint(3, 6) :]]
    references = [first, second]
    n = random.choice((2, 3))
    matches, total = match_counts(candidate, references, n)
    best = max(match_counts(candidate, [r], n).matches for r in references)
    summed = sum(match_counts(candidate, [r], n).matches for r in references)
    known = match_counts(candidate, references, 1).matches
    require(known == len(candidate))
    return Question(
        f"{table({'reference 1': first, 'reference 2': second, 'candidate': candidate})}"
        f"\n\nHow many of the candidate's {total} {NAMES[n]} are matched?",
        apart(
            random,
            (
                str(matches),
                "Each n-gram chooses its own reference, and has to stand whole in it.",
            ),
            (
                str(best),
                "That is the best single reference. The maximum is taken for each n-gram,"
                " and not once for all.",
            ),
            (
                str(total),
                "Every word is in some reference. But a window over the seam stands whole"
                " in neither of them.",
            ),
            (
                str(summed),
                "The matches with each reference were added. What both have is then"
                " counted twice.",
            ),
        ),
        section=BORROW,
        key=f"{PRECISION}{pair_code(candidate, references)}"
        f"modified_precision(references, hypothesis, {n}).numerator",
    )


@redrawn
def two_diagonals(random: Random) -> Question:
    """From the dots of the picture to the matches of one order."""
    long, short = random.randint(4, 8), random.randint(2, 5)
    n = random.randint(2, 4)
    require(short < long)
    right = sum(max(0, d - n + 1) for d in (long, short))
    letters = [chr(ord("a") + k) for k in range(long + short)]
    wrong = [
        (
            str(long + short - n + 1),
            "That is one long diagonal. Between the two the order is broken.",
        ),
        (str(long + short), "Those are the dots: the matched words."),
        (
            str(max(0, long - n) + max(0, short - n)),
            "The + 1 is lost: a diagonal of n dots holds one n-gram.",
        ),
    ]
    if short >= n:
        wrong.append((str(long - n + 1), "Only the longer diagonal was counted."))
    return Question(
        f"Somebody draws candidate against reference, and finds two diagonals, of {long} "
        f"and of {short} dots, and no other dot. How many {NAMES[n]} match?",
        apart(
            random,
            (
                str(right),
                f"A diagonal of d dots holds d - {n} + 1 of them, or none when it is too"
                " short. No n-gram runs from one diagonal to the other.",
            ),
            *wrong,
        ),
        section=DIAGONAL,
        key=f"{PRECISION}reference = {split_code(letters)}\n"
        f"candidate = reference[{long}:] + reference[:{long}]\n"
        f"modified_precision([reference], candidate, {n}).numerator",
    )


@redrawn
def moved_half(random: Random) -> Question:
    """The second half of a sentence moves to the front."""
    reference = tell(random, least=8).references[0]
    n = random.choice((2, 3))
    cut = random.randint(n + 1, len(reference) - n - 1)
    candidate = [*reference[cut:], *reference[:cut]]
    matches, total = match_counts(candidate, [reference], n)
    require(matches == total - n + 1)
    half = max(cut, len(reference) - cut) - n + 1
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        "The candidate begins with the end of the reference. What is its modified "
        f"{NAMES[n][:-1]} precision?",
        apart(
            random,
            (
                f"{matches}/{total}",
                "Only the windows over the seam are lost. An n-gram knows its neighbors,"
                " and not its place in the sentence.",
            ),
            (
                f"0/{total}",
                "Nothing stands in its old place. But n-grams do not look at places.",
            ),
            (
                f"{half}/{total}",
                "Only one of the two parts was counted. Both are runs of the reference.",
            ),
            (
                f"{total}/{total}",
                "Both parts are whole. The windows that hold words of both are new.",
            ),
        ),
        section=DIAGONAL,
        key=precision_code(candidate, [reference], n),
    )


@redrawn
def read_backwards(random: Random) -> Question:
    """A sentence from its end: one order stays, the others go."""
    reference = tell(random).references[0]
    candidate = reference[::-1]
    words = len(reference)
    require(match_counts(candidate, [reference], 2).matches == 0)
    return Question(
        f"The only reference is: `{' '.join(reference)}`. The candidate is the same "
        "sentence, read from its last word to its first. What are its unigram and its "
        "bigram precision?",
        apart(
            random,
            (
                f"{words}/{words} and 0/{words - 1}",
                "All words are there, and no word stands before the one it should stand"
                " before.",
            ),
            (
                f"{words}/{words} and {words - 1}/{words - 1}",
                "The same pairs of neighbors, but turned round. A bigram is an ordered"
                " pair.",
            ),
            (
                f"{words}/{words} and 0/{words}",
                f"Nearly: of {words} words, {words - 1} can start a bigram.",
            ),
            (
                f"0/{words} and 0/{words - 1}",
                "That compares place by place. Unigram precision forgets the order.",
            ),
        ),
        section=SONG,
        key=f"{PRECISION}reference = {split_code(reference)}\n"
        "p = [modified_precision([reference], reference[::-1], n) for n in (1, 2)]\n"
        '" and ".join(f"{x.numerator}/{x.denominator}" for x in p)',
    )


@redrawn
def repeated_pairs(random: Random) -> Question:
    """Clipping bites in bigrams, too."""
    reference = tell(random).references[0]
    run = reference[: random.randint(2, 3)]
    rest = reference[random.randint(3, 5) :]
    candidate = [*run, *run, *rest]
    matches, total = match_counts(candidate, [reference], 2)
    pairs = ngram_counts(reference, 2)
    counts = ngram_counts(candidate, 2)
    unclipped = sum(count for pair, count in counts.items() if pair in pairs)
    words = Counter(reference)
    bag = sum(
        count for pair, count in counts.items() if all(words[word] for word in pair)
    )
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        "What is the modified bigram precision?",
        apart(
            random,
            (
                f"{matches}/{total}",
                "A bigram is paid for as often as the reference has it, which here is"
                " once each.",
            ),
            (
                f"{unclipped}/{total}",
                "Not clipped: a bigram that is said twice was paid for twice.",
            ),
            (
                f"{bag}/{total}",
                "A pair of known words is not yet a known pair. They have to stand side"
                " by side in the reference.",
            ),
            (
                f"{matches}/{len(reference) - 1}",
                "Divided by the bigrams of the reference. The candidate's are meant.",
            ),
        ),
        section=CLIP,
        key=precision_code(candidate, [reference], 2),
    )


@redrawn
def too_short(random: Random) -> Question:
    """A candidate that is shorter than the window."""
    words = random.randint(1, 3)
    n = random.randint(words + 1, 4)
    candidate = tell(random).references[0][:words]
    shown = " ".join(candidate)
    return Question(
        f"The candidate is `{shown}`, and the reference starts with the same "
        f"{'word' if words == 1 else 'words'}. How many {NAMES[n]} match, of how many? "
        "(As this book and the paper count.)",
        apart(
            random,
            (
                "0 of 0",
                f"There is no run of {n} words in it, and where nothing is, nothing can"
                " be wrong.",
            ),
            (
                "0 of 1",
                "NLTK counts so, to avoid a division by zero. Nobody wrote that one"
                " n-gram.",
            ),
            (
                f"{words} of {words}",
                f"Those are the words. A window of {n} words is wider than the"
                " candidate.",
            ),
            (
                f"0 of {words - n + 1}" if words - n + 1 else "1 of 1",
                "A negative number of n-grams: L - n + 1 needs a maximum with 0."
                if words - n + 1
                else "A run must have all of its words; a part of it does not match.",
            ),
        ),
        section=WILD,
        key=f"from nltk import ngrams\n"
        f"total = len(list(ngrams({split_code(candidate)}, {n})))\n"
        'f"{0} of {total}"',
    )


QUESTIONS: tuple[Template, ...] = (
    how_many,
    one_wrong_word,
    borrowed_runs,
    two_diagonals,
    moved_half,
    read_backwards,
    repeated_pairs,
    too_short,
)
