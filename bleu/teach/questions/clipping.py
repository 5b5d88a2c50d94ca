"""Questions on clipping, with one reference and with several. Chapter 2.

A template draws sentences, computes the answer with ``bleu``, and each wrong option with a
wrong rule that somebody believes in: no clip, the sum, the best single reference.
"""

from collections import Counter
from random import Random

from bleu.ngrams import Tokens
from bleu.precision import match_counts
from bleu.teach.keys import PRECISION, pair_code, precision_code
from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require
from bleu.teach.scenes import table, tell

COIN = "02_clipping#each-coin-is-spent-once"
PURSES = "02_clipping#two-references-two-purses"
CHECK = "02_clipping#check-it"
BREAK = "02_clipping#break-it"
WILD = "02_clipping#pitfalls-in-the-wild-the-sum-and-the-best-reference"
HURT = "02_clipping#exercise-27-can-a-reference-hurt"


@redrawn
def one_reference(random: Random) -> Question:
    """A stuttering candidate, one reference, and its precision."""
    reference = tell(random, least=8).references[0]
    candidate = _stutter(random, reference[: random.randint(4, 6)])
    matches, total = match_counts(candidate, [reference], 1)
    unclipped = sum(word in reference for word in candidate)
    different = len(set(candidate) & set(reference))
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        "What is the modified (clipped) unigram precision?",
        apart(
            random,
            (
                f"{matches}/{total}",
                "Each coin of the reference is spent once, and the candidate's own words"
                " are counted below the line.",
            ),
            (
                f"{unclipped}/{total}",
                "Not clipped: a word that is repeated more often than the reference has"
                " it was paid for each time.",
            ),
            (
                f"{matches}/{len(reference)}",
                "The coins are right. They are divided by the reference's words, and"
                " precision divides by the candidate's.",
            ),
            (
                f"{different}/{total}",
                "Each different word once. But a word that the reference has twice may"
                " be said twice.",
            ),
        ),
        section=COIN,
        key=precision_code(candidate, [reference], 1),
    )


@redrawn
def two_references(random: Random) -> Question:
    """Two purses: the larger count for each word, and neither sum nor best reference."""
    first, second = tell(random).references
    candidate = _stutter(random, second[: random.randint(4, 7)])
    references = [first, second]
    matches = match_counts(candidate, references, 1).matches
    words = Counter(candidate)
    summed = (words & (Counter(first) + Counter(second))).total()
    best = max((words & Counter(reference)).total() for reference in references)
    smaller = (words & Counter(first) & Counter(second)).total()
    shown = {"reference 1": first, "reference 2": second, "candidate": candidate}
    return Question(
        f"{table(shown)}\n\nHow many words of the candidate are paid for?",
        apart(
            random,
            (
                str(matches),
                "For each word, the purse that holds more of it sets the limit.",
            ),
            (
                str(summed),
                "The purses are poured together. Two translators who wrote a word once"
                " each did not write it twice.",
            ),
            (
                str(best),
                "That is the best single reference. Each word may use another purse.",
            ),
            (
                str(smaller),
                "That is the smaller of the references' counts. One reference that has"
                " the word is enough.",
            ),
        ),
        section=WILD,
        key=f"{PRECISION}{pair_code(candidate, references)}"
        "modified_precision(references, hypothesis, 1).numerator",
    )


@redrawn
def limit_of_a_word(random: Random) -> Question:
    """One word, three references, and how often each of them says it."""
    said = random.randint(4, 9)
    counts = [random.randint(0, 3) for _ in range(3)]
    word = random.choice(("the", "a", "very", "and", "more", "no"))
    paid = min(said, max(counts))
    return Question(
        f'A candidate says "{word}" {said} times. Its three references say it {counts[0]},'
        f' {counts[1]} and {counts[2]} times. How many of the candidate\'s "{word}" are '
        "paid for?",
        apart(
            random,
            (
                str(paid),
                f"The largest purse holds {max(counts)}: the maximum over the references,"
                " and then the minimum with the candidate.",
            ),
            (
                str(min(said, sum(counts))),
                "The purses are poured together. The limit is the largest one, and not"
                " their sum.",
            ),
            (
                str(min(counts)),
                "The smallest purse. Each reference is right, so one that has the word"
                " is enough.",
            ),
            (
                str(said),
                "Not clipped: the word is in a reference, but not so often.",
            ),
        ),
        section=PURSES,
        key=f"{PRECISION}references = [['{word}'] * k + ['.'] for k in {counts}]\n"
        f"modified_precision(references, ['{word}'] * {said}, 1).numerator",
    )


@redrawn
def one_word_more(random: Random) -> Question:
    """The candidate says a word of the reference once more than there are coins."""
    reference = tell(random, least=8).references[0]
    candidate = reference[: random.randint(4, 7)]
    word = random.choice([w for w in candidate if candidate.count(w) == 1])
    require(reference.count(word) == 1)
    longer = [*candidate, word]
    k = len(candidate)
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        f'The clipped unigram precision is {k}/{k}. Now the candidate says "{word}" once '
        "more, at its end. What is the precision then?",
        apart(
            random,
            (
                f"{k}/{k + 1}",
                "There is no coin left for the new word. It adds one below the line, and"
                " nothing above it.",
            ),
            (
                f"{k + 1}/{k + 1}",
                "That is precision without the clip: the word is in the reference, but"
                " its coin is spent.",
            ),
            (
                f"{k - 1}/{k + 1}",
                "The first copy stays paid for. Only the second one goes without a coin.",
            ),
            (
                f"{k}/{len(reference)}",
                "The line below counts the candidate's words, and not the reference's.",
            ),
        ),
        section=COIN,
        key=precision_code(longer, [reference], 1),
    )


@redrawn
def a_repeated_reference(random: Random) -> Question:
    """A missing second reference is filled with a copy of the first."""
    reference = tell(random).references[0]
    candidate = _stutter(random, reference[: random.randint(4, 6)])
    matches, total = match_counts(candidate, [reference], 1)
    twice = (Counter(candidate) & (Counter(reference) + Counter(reference))).total()
    require(twice > matches)
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        f"The clipped unigram precision is {matches}/{total}. A program wants two "
        "references, and somebody hands it this one twice. What is the precision then?",
        apart(
            random,
            (
                f"{matches}/{total}",
                "The larger of two equal counts is that count. A copy of a reference"
                " does nothing.",
            ),
            (
                f"{twice}/{total}",
                "Two copies are poured together here. The limit is the maximum over the"
                " references, and not their sum.",
            ),
            (
                f"{matches}/{2 * total}",
                "Below the line stand the candidate's words. A reference never changes"
                " their number.",
            ),
            (
                f"{sum(word in reference for word in candidate) - matches}/{total}",
                "Those are the words that were clipped.",
            ),
        ),
        section=CHECK,
        key=precision_code(candidate, [reference, reference], 1),
    )


@redrawn
def another_reference(random: Random) -> Question:
    """A second translator, who repeats a word: what can change?"""
    first, second = tell(random).references
    candidate = [*first[: random.randint(3, 6)], *second[-random.randint(4, 7) :]]
    before, total = match_counts(candidate, [first], 1)
    after = match_counts(candidate, [first, second], 1).matches
    alone = match_counts(candidate, [second], 1).matches
    summed = (Counter(candidate) & (Counter(first) + Counter(second))).total()
    require(before < after)
    return Question(
        f"{table({'reference 1': first, 'reference 2': second, 'candidate': candidate})}"
        f"\n\nWith reference 1 alone, the clipped unigram precision is {before}/{total}. "
        "Now reference 2 comes in. What is it with both?",
        apart(
            random,
            (
                f"{after}/{total}",
                "Each word may now choose between two purses. A limit can rise, and none"
                " can fall; below the line nothing moves.",
            ),
            (
                f"{before}/{total}",
                "That asks the first reference only.",
            ),
            (
                f"{alone}/{total}",
                "That is reference 2 alone. The purse of the first one is still there.",
            ),
            (
                f"{summed}/{total}",
                "The purses are poured together. For each word only the larger one"
                " counts.",
            ),
        ),
        section=HURT,
        key=precision_code(candidate, [first, second], 1),
    )


@redrawn
def what_still_fools_it(random: Random) -> Question:
    """Which nonsense gets full marks after clipping?"""
    reference = tell(random).references[0]
    word = reference[0]
    shuffled_words = reference.copy()
    random.shuffle(shuffled_words)
    require(match_counts(shuffled_words, [reference], 2).matches <= 2)
    candidates = {
        "salad": shuffled_words,
        "chorus": [word] * len(reference),
        "echo": [*reference, reference[-1]],
        "spice": [*reference[:-1], "pepper"],
    }
    texts = {name: " ".join(words) for name, words in candidates.items()}
    return Question(
        f"The only reference is: `{' '.join(reference)}`. Which candidate has a clipped "
        "unigram precision of 1?",
        apart(
            random,
            (
                texts["salad"],
                "Each of its words finds its coin. Clipping counts words, and never asks"
                " who stands next to whom.",
            ),
            (
                texts["chorus"],
                "That fools precision without the clip. Now only as many are paid for as"
                " the reference has.",
            ),
            (
                texts["echo"],
                "The last word is said once too often, and its coin is spent.",
            ),
            (
                texts["spice"],
                'Nearly. The reference has no "pepper".',
            ),
        ),
        section=BREAK,
        key=f"{PRECISION}reference = {' '.join(reference)!r}.split()\n"
        f"candidates = {sorted(texts.values())!r}\n"
        "next(text for text in candidates"
        " if float(modified_precision([reference], text.split(), 1)) == 1)",
    )


def _stutter(random: Random, words: Tokens) -> list[str]:
    """The words with two or three of them said again, mostly the commonest one."""
    extra = [words[0] if random.random() < 0.6 else random.choice(words) for _ in "abc"]
    return [*extra[: random.randint(2, 3)], *words]


QUESTIONS: tuple[Template, ...] = (
    one_reference,
    two_references,
    limit_of_a_word,
    one_word_more,
    a_repeated_reference,
    another_reference,
    what_still_fools_it,
)
