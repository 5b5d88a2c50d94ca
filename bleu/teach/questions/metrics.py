"""Questions on what came after BLEU: characters, edits, F-scores. Chapter 13.

A template draws texts, computes the answer with ``bleu.metrics``, and each wrong option
with a wrong rule. NLTK has neither chrF as sacreBLEU computes it nor TER, so those keys
take sacreBLEU.
"""

from random import Random

from bleu.metrics.chrf import f_score, sentence_chrf
from bleu.metrics.ter import edit_table, sentence_ter
from bleu.ngrams import ngram_counts
from bleu.precision import match_counts
from bleu.teach.keys import PRECISION
from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require
from bleu.teach.scenes import table, tell

CHARACTERS = "13_after#by-hand-characters-instead-of-words"
WORDS = "13_after#chrf-characters-and-a-few-words"
EDITS = "13_after#how-many-edits-away"
BETA = "13_after#exercise-132-what-does-beta-do"

ORACLE = "from sacrebleu.metrics import TER\n"

LIKE = (
    "garden gardener",
    "waters watered",
    "painters paint",
    "carts cats",
    "rains rained",
    "kitchen kitten",
    "sailing sailors",
    "baker bakery",
    "libraries library",
    "teacher teaching",
    "planted plants",
    "farmers farming",
)


@redrawn
def runs_of_characters(random: Random) -> Question:
    """Two words that share a stem: precision or recall of one order."""
    pair = random.choice(LIKE).split()
    random.shuffle(pair)
    candidate, reference = pair
    n = random.randint(2, 3)
    m, l = match_counts(list(candidate), [list(reference)], n)
    whole = ngram_counts(list(reference), n).total()
    asked = random.choice(("precision", "recall"))
    below, other = (l, whole) if asked == "precision" else (whole, l)
    letters = match_counts(list(candidate), [list(reference)], 1).matches
    said, wanted = pair if asked == "precision" else pair[::-1]
    return Question(
        f"The candidate is `{candidate}`, the reference `{reference}`. What is the {asked} "
        f"of runs of {n} characters?",
        apart(
            random,
            (
                f"{m}/{below}",
                f"{m} {'run is' if m == 1 else 'runs are'} shared, of {below} in the"
                f" {'candidate' if asked == 'precision' else 'reference'}.",
            ),
            (
                f"{m}/{other}",
                "That is recall, which divides by the reference."
                if asked == "precision"
                else "That is precision, which divides by the candidate.",
            ),
            (
                f"{m}/{below + n - 1}",
                f"Divided by the characters. A word of L letters has L - {n - 1} runs of {n}.",
            ),
            (f"{letters}/{below + n - 1}", "Those are single characters."),
            (f"0/{below}", "For BLEU the word is wrong. Its parts are not."),
        ),
        section=CHARACTERS,
        key=f"{PRECISION}said, wanted = list({said!r}), list({wanted!r})\n"
        f"p = modified_precision([wanted], said, {n})\n"
        'f"{p.numerator}/{p.denominator}"',
    )


@redrawn
def which_beta(random: Random) -> Question:
    """chrF2: recall counts more."""
    p, r = (random.randint(20, 90) / 100 for _ in range(2))
    require(abs(p - r) > 0.2)
    return Question(
        f"Over all orders, the mean precision of characters is {p} and the mean recall {r}. "
        "What is chrF2? (A calculator helps; it is the F-score with beta = 2.)",
        apart(
            random,
            (
                f"{f_score(p, r):.4f}",
                "5PR / (4P + R): with beta = 2 the recall counts more, so the score is"
                " near to it.",
            ),
            (
                f"{f_score(p, r, 1):.4f}",
                "That is beta = 1, the harmonic mean. The 2 in chrF2 is beta.",
            ),
            (f"{(p + r) / 2:.4f}", "The arithmetic mean."),
            (
                f"{f_score(r, p):.4f}",
                "Precision and recall are swapped: that is near to the precision.",
            ),
        ),
        section=BETA,
        key=f"p, r, beta = {p}, {r}, 2\n"
        'f"{(1 + beta**2) * p * r / (beta**2 * p + r):.4f}"',
    )


@redrawn
def edits_in_place(random: Random) -> Question:
    """Replace, delete, insert: how many edits?"""
    told = tell(random, least=8)
    reference = told.references[0]
    candidate = told.slip(random, random.randint(1, 2)).references[0]
    gone = random.randrange(1, len(candidate) - 2)
    candidate = [*candidate[:gone], *candidate[gone + 1 :]]
    edits = edit_table(candidate, reference)[-1][-1]
    require(sentence_ter(candidate, [reference]).stats.edits == edits)
    by_place = sum(a != b for a, b in zip(candidate, reference)) + 1
    unmatched = len(candidate) - match_counts(candidate, [reference], 1).matches
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        "How many edits (insert, delete or replace a word) does it take, at least, to turn the "
        "candidate into the reference?",
        apart(
            random,
            (
                str(edits),
                "Each wrong word is replaced, and the missing one is inserted.",
            ),
            (
                str(by_place),
                "Compared place by place. After one insertion all the words behind it are"
                " in their places again.",
            ),
            (
                str(unmatched),
                "Those are the wrong words. A word that is missing costs an edit, too.",
            ),
            (
                str(edits + 1),
                "To replace a word is one edit, and not a deletion and an insertion.",
            ),
            (
                str(len(reference) - edits),
                "Those are the words that stay.",
            ),
        ),
        section=EDITS,
        key=f"from nltk import edit_distance\nedit_distance({candidate}, {reference})",
    )


@redrawn
def a_shift(random: Random) -> Question:
    """A run of words is moved: TER."""
    reference = tell(random).references[random.randrange(2)]
    require(len(set(reference)) == len(reference))
    length = random.randint(2, 3)
    start = random.randint(3, len(reference) - length)
    run = reference[start : start + length]
    candidate = [*run, *reference[:start], *reference[start + length :]]
    words = len(reference)
    edits = sentence_ter(candidate, [reference]).stats.edits
    plain = edit_table(candidate, reference)[-1][-1]
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        "What is TER of the candidate?",
        apart(
            random,
            (
                f"{edits}/{words}",
                f'To move "{" ".join(run)}" is one shift, however long the run and'
                " wherever it goes.",
            ),
            (
                f"{plain}/{words}",
                "Without shifts: the run is deleted in one place and inserted in the"
                " other.",
            ),
            (
                f"{length}/{words}",
                "One edit for each moved word. The run moves as a whole.",
            ),
            (
                f"0/{words}",
                "All words are there. But an editor has to do something.",
            ),
        ),
        section=EDITS,
        key=f"{ORACLE}score = TER(case_sensitive=True).sentence_score(\n"
        f"    {' '.join(candidate)!r}, [{' '.join(reference)!r}]\n).score\n"
        f'f"{{round(score * {words} / 100)}}/{words}"',
    )


@redrawn
def babble(random: Random) -> Question:
    """TER has no upper end."""
    reference = tell(random).references[0]
    words = len(reference)
    word = random.choice(("no", "well", "so", "hm"))
    times = words + random.randint(3, 12)
    score = sentence_ter([word] * times, [reference]).score
    return Question(
        f'The reference is: `{" ".join(reference)}`. The candidate says "{word}" {times} '
        "times. What is its TER, as a ratio?",
        apart(
            random,
            (
                f"{score:.4f}",
                f"{words} words are replaced and {times - words} deleted: {times} edits,"
                f" for {words} words of the reference. There is no upper end.",
            ),
            ("1.0000", "A rate seems to end at 1. Edits may outnumber the words."),
            ("0.0000", "0 is perfect: TER counts edits, so lower is better."),
            (
                f"{words / times:.4f}",
                "Divided by the candidate. TER divides by the reference's length.",
            ),
        ),
        section=EDITS,
        key=f"{ORACLE}score = TER(case_sensitive=True).sentence_score(\n"
        f"    {' '.join([word] * times)!r}, [{' '.join(reference)!r}]\n).score\n"
        'f"{score / 100:.4f}"',
    )


@redrawn
def a_space(random: Random) -> Question:
    """What chrF does not see, and chrF++ does."""
    parted = random.choice(
        ("a way", "to day", "any one", "may be", "some time", "every day", "in side")
    )
    joined = parted.replace(" ", "")
    end = random.choice(("", " now", " again"))
    texts = parted + end, joined + end
    hypothesis, reference = random.choice((texts, texts[::-1]))
    plain = sentence_chrf(hypothesis, [reference]).score
    words = sentence_chrf(hypothesis, [reference], word_order=2).score
    found = match_counts(hypothesis.split(), [reference.split()], 1)
    asked, right, other = random.choice(
        (("chrF", plain, words), ("chrF++", words, plain))
    )
    says = {
        "chrF": "chrF takes the spaces out first. So these texts are equal for it.",
        "chrF++": "chrF++ adds runs of one and two words, and there the texts differ.",
    }
    return Question(
        f"The hypothesis is `{hypothesis}`, the reference `{reference}`. What is {asked}, as "
        "a ratio?",
        apart(
            random,
            (f"{right:.4f}", says[asked]),
            (f"{other:.4f}", says["chrF" if asked == "chrF++" else "chrF++"]),
            (
                f"{found.matches / found.total:.4f}",
                "That is the precision of words.",
            ),
            (
                f"{(plain + found.matches / found.total) / 2:.4f}",
                "That is the mean of characters and words. chrF++ takes the mean over all"
                " its orders, six of characters and two of words.",
            ),
        ),
        section=WORDS,
        key="from sacrebleu.metrics import CHRF\n"
        f"metric = CHRF(word_order={2 if asked == 'chrF++' else 0})\n"
        f"score = metric.sentence_score({hypothesis!r}, [{reference!r}]).score\n"
        'f"{score / 100:.4f}"',
    )


QUESTIONS: tuple[Template, ...] = (
    runs_of_characters,
    which_beta,
    edits_in_place,
    a_shift,
    babble,
    a_space,
)
