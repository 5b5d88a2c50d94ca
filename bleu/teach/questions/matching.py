"""Questions on matched words, by place and from a bag. Chapter 1.

A template draws sentences, computes the answer with ``bleu``, and each wrong option with a
wrong rule that somebody believes in. Chapter 1 does not clip yet, so the sentences are
drawn so that clipping takes nothing away; then NLTK's precision is the chapter's.
"""

from fractions import Fraction
from random import Random

from bleu.ngrams import Tokens
from bleu.precision import match_counts
from bleu.teach.keys import PRECISION, pair_code, precision_code, split_code
from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require
from bleu.teach.scenes import table, tell

PLACE = "01_matching#first-idea-the-same-word-in-the-same-place"
BAG = "01_matching#second-idea-a-bag-of-words"
ANY = "01_matching#third-idea-any-reference"
TRIAL = "01_matching#four-candidates-on-trial"
WILD = "01_matching#pitfalls-in-the-wild"


@redrawn
def by_place(random: Random) -> Question:
    """One word moves to the front, and pushes others out of their places."""
    reference = tell(random).references[0]
    place = random.randrange(2, len(reference) - 1)
    moved = [reference[place], *reference[:place], *reference[place + 1 :]]
    right = _same_place(moved, reference)
    return Question(
        "The candidate moves one word to the front.\n\n"
        f"{table({'reference': reference, 'candidate': moved})}\n\n"
        "It gets one point for each word that stands in the same place as in the "
        "reference. How many points?",
        apart(
            random,
            (
                str(right),
                f'"{reference[place]}" pushes the words before it one seat to the right.'
                " Those after its old place sit where they sat.",
            ),
            (
                str(len(moved)),
                "All words of the candidate are in the reference: that is the bag,"
                " which forgets the places.",
            ),
            (
                str(len(moved) - 1),
                "Only one word was taken out. But the words that make room for it lose"
                " their places, too.",
            ),
            (
                "0",
                "One word at the front shifts those behind it, but only as far as the"
                " gap that it left.",
            ),
        ),
        section=PLACE,
        key=f"candidate = {split_code(moved)}\nreference = {split_code(reference)}\n"
        "sum(a == b for a, b in zip(candidate, reference))",
    )


@redrawn
def precision_or_recall(random: Random) -> Question:
    """A candidate with a wrong word that stops early: what is divided by what?"""
    told = tell(random, least=8)
    reference = told.references[0]
    candidate = told.slip(random).references[0][: -random.randint(1, 3)]
    found = _found(candidate, [reference])
    require(_unclipped(candidate, [reference]))
    different = len(set(candidate) & set(reference))
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        "What is the unigram precision of the candidate?",
        apart(
            random,
            (
                f"{found}/{len(candidate)}",
                f"{found} of the candidate's own {len(candidate)} words are in the"
                " reference.",
            ),
            (
                f"{found}/{len(reference)}",
                "Divided by the words of the reference: that is recall, if each of them"
                " counts once.",
            ),
            (
                f"{different}/{len(candidate)}",
                "A word that the candidate says twice was counted once. Each copy is a"
                " word that it wrote.",
            ),
            (
                f"{len(candidate) - found}/{len(candidate)}",
                "That is the share of words that no reference has.",
            ),
        ),
        section=BAG,
        key=precision_code(candidate, [reference], 1),
    )


@redrawn
def recall(random: Random) -> Question:
    """The same pair, asked for its recall."""
    told = tell(random, least=8)
    reference = told.references[0]
    candidate = told.slip(random, random.randint(1, 2)).references[0]
    candidate = candidate[: -random.randint(1, 3)]
    require(_unclipped(candidate, [reference]))
    require(_unclipped(reference, [candidate]))
    found = _found(reference, [candidate])
    p, r = Fraction(found, len(candidate)), Fraction(found, len(reference))
    f = 2 * p * r / (p + r)
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        "What is the recall of single words?",
        apart(
            random,
            (
                f"{found}/{len(reference)}",
                f"Of the reference's {len(reference)} words, the candidate has {found}.",
            ),
            (
                f"{found}/{len(candidate)}",
                "Divided by the words of the candidate: that is precision.",
            ),
            (
                f"{f.numerator}/{f.denominator}",
                "That is the F-score, the harmonic mean of precision and recall.",
            ),
            (
                f"{len(reference) - len(candidate)}/{len(reference)}",
                "That is how much shorter the candidate is. Recall asks which words of"
                " the reference are there.",
            ),
        ),
        section=BAG,
        key=precision_code(reference, [candidate], 1),
    )


@redrawn
def borrowed_words(random: Random) -> Question:
    """Two references, and a candidate with words of both."""
    told = tell(random)
    first, second = told.references
    cut = random.randint(3, len(first) - 2)
    candidate = [*told.slip(random).references[1][: len(second) - cut], *first[cut:]]
    require(_unclipped(candidate, [first, second]))
    found = _found(candidate, [first, second])
    each = [_found(candidate, [reference]) for reference in (first, second)]
    both = sum(word in first and word in second for word in candidate)
    total = len(candidate)
    require(found < total)
    return Question(
        f"{table({'reference 1': first, 'reference 2': second, 'candidate': candidate})}"
        "\n\nHow many words of the candidate are matched?",
        apart(
            random,
            (
                f"{found} of {total}",
                "A word is matched if any one of the references has it.",
            ),
            (
                f"{both} of {total}",
                "Those are the words that both references have. One is enough: each"
                " reference is right.",
            ),
            (
                f"{max(each)} of {total}",
                "Those are the matches with the better one of the references. The"
                " candidate may borrow from both.",
            ),
            (
                f"{total} of {total}",
                "A wrong word is in neither of the references. Look for it.",
            ),
        ),
        section=ANY,
        key=f"{PRECISION}{pair_code(candidate, [first, second])}"
        "p = modified_precision(references, hypothesis, 1)\n"
        'f"{p.numerator} of {p.denominator}"',
    )


@redrawn
def backwards(random: Random) -> Question:
    """Unigram precision when the candidate is read from its end."""
    told = tell(random)
    reference = told.references[0]
    candidate = told.slip(random, random.randint(1, 2)).references[0]
    turned = candidate[::-1]
    require(_unclipped(candidate, [reference]))
    found, total = _found(candidate, [reference]), len(candidate)
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        "Somebody writes the words of the candidate in the opposite order. What is its "
        "unigram precision then?",
        apart(
            random,
            (
                f"{found}/{total}",
                "The bag holds the same words as before. Unigram precision does not see"
                " their order.",
            ),
            (
                f"{_same_place(turned, reference)}/{total}",
                "Those are the words in their places, which is another way to count.",
            ),
            (
                f"{total - found}/{total}",
                "Turning the order round does not turn right words into wrong ones.",
            ),
            (
                f"{total}/{total}",
                "A wrong word stays wrong wherever it stands.",
            ),
        ),
        section=BAG,
        key=precision_code(turned, [reference], 1),
    )


@redrawn
def who_wins(random: Random) -> Question:
    """A good translation, a jumble and two words: which gets the most?"""
    first, careful = tell(random).references
    jumble = [*first[1:], random.choice(("not", "soon", "there"))]
    random.shuffle(jumble)
    short = first[-2:]
    candidates = careful, jumble, short
    scores = [Fraction(*match_counts(words, [first], 1)) for words in candidates]
    require(scores[0] < scores[1] < scores[2])
    texts = [" ".join(words) for words in candidates]
    return Question(
        f"The only reference is: `{' '.join(first)}`. Which of these candidates gets the "
        "highest unigram precision?",
        apart(
            random,
            (
                texts[2],
                "It says two words, and both are there. Precision does not ask what is"
                " missing.",
            ),
            (
                texts[0],
                "It is the best translation. But each word that the reference does not"
                " happen to say costs it a part.",
            ),
            (
                texts[1],
                "Nobody minds its order, but one of its words is not in the reference.",
            ),
        ),
        section=TRIAL,
        key=f"{PRECISION}reference = {split_code(first)}\n"
        f"candidates = {texts!r}\n"
        "max(candidates, key=lambda text: "
        "float(modified_precision([reference], text.split(), 1)))",
    )


@redrawn
def what_it_says(random: Random) -> Question:
    """Unigram precision in words: of whom, and of what?"""
    told = tell(random)
    reference = told.references[0]
    candidate = told.slip(random, random.randint(1, 2)).references[0]
    if random.random() < 0.5:
        candidate = candidate[:-1]
    require(_unclipped(candidate, [reference]))
    found, total = _found(candidate, [reference]), len(candidate)
    require(_same_place(candidate, reference) == found)
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        f"The unigram precision is {found}/{total}. What does this number say?",
        apart(
            random,
            (
                f"{found} of the candidate's {total} words are in the reference.",
                "It is a count of words, and no more than that.",
            ),
            (
                f"{found} of {total} parts of the meaning are right.",
                "No meaning is measured. One wrong word can turn the sense round, and"
                " costs no more than any other.",
            ),
            (
                f"{found} of {total} words stand in their right place.",
                "That would be the first idea of the chapter. Precision forgets places;"
                " here the two numbers happen to agree.",
            ),
            (
                f"{total - found} of {total} words of the reference are missing.",
                "What is missing would be recall. Precision looks at the candidate's"
                " words only.",
            ),
        ),
        section="01_matching#what-78-does-not-say",
        key=f"{PRECISION}{pair_code(candidate, [reference])}"
        "p = modified_precision(references, hypothesis, 1)\n"
        'f"{p.numerator} of the candidate\'s {p.denominator} words are in the reference."',
    )


@redrawn
def a_string(random: Random) -> Question:
    """A string where a list of tokens belongs."""
    told = tell(random, most=9)
    words = told.references[random.randrange(2)]
    text = " ".join(words[:4])
    letters = len(text)
    return Question(
        f'Somebody forgets `.split()` and hands the string `"{text}"` to NLTK as a '
        "candidate. How many unigrams does NLTK count in it?",
        apart(
            random,
            (
                str(letters),
                "A string is a sequence of characters, and each of them becomes a token."
                " Spaces are characters, too.",
            ),
            (
                str(len(text.split())),
                "That is what was meant. NLTK does not split a string at its spaces.",
            ),
            (
                str(letters - text.count(" ")),
                "Nearly: those are the letters. A space is a character as well.",
            ),
            (
                "none, it raises an error",
                "An error would help. NLTK does not check, and the functions of this"
                " book do.",
            ),
        ),
        section=WILD,
        key=f'{PRECISION}modified_precision(["any"], "{text}", 1).denominator',
    )


def _same_place(candidate: Tokens, reference: Tokens) -> int:
    """Words that stand in the same place."""
    return sum(word == other for word, other in zip(candidate, reference))


def _found(candidate: Tokens, references: list[list[str]]) -> int:
    """Words that some reference has, as chapter 1 counts them."""
    return sum(any(word in reference for reference in references) for word in candidate)


def _unclipped(candidate: Tokens, references: list[list[str]]) -> bool:
    """Whether clipping takes nothing away."""
    found = _found(candidate, references)
    return match_counts(candidate, references, 1).matches == found


QUESTIONS: tuple[Template, ...] = (
    by_place,
    precision_or_recall,
    recall,
    borrowed_words,
    backwards,
    who_wins,
    what_it_says,
    a_string,
)
