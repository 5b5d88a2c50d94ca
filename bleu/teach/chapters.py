"""The chapters, for whoever asks by number: where each stands, and its questions."""

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from bleu.teach.exercises import CHAPTERS as NOUNS
from bleu.teach.question import Template


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter.

    Attributes:
        number: from 1.
        page: its notebook's name without the ending, such as ``"04_brevity"``.
        noun: the name of its modules of questions and exercises.
        title: a claim or a question, as on its page.
    """

    number: int
    page: str
    noun: str
    title: str


TITLES = {
    "01_matching": "What should count as a match?",
    "02_clipping": 'How good is "the the the"?',
    "03_ngrams": "Word order: count runs of words, not words",
    "04_brevity": "Saying less must not win",
    "05_mean": "One number from four: which mean?",
    "06_bleu": "BLEU is a product: no part makes up for a missing one",
    "07_corpus": "A corpus is not an average",
    "08_smoothing": "What do we put in place of zero?",
    "09_tokens": "Same output, two scores",
    "10_significance": "Is 0.4 points anything?",
    "11_people": "Does BLEU agree with people?",
    "12_decoding": "Does a better search give a better BLEU?",
    "13_after": "What comes after BLEU?",
    "14_fast": "The fastest n-gram is the one you never build",
    "15_cluster": "When one machine is not enough: counts that add",
    "16_implementations": "Every implementation on one input",
}
CHAPTERS = {
    (number := int(page[:2])): Chapter(number, page, NOUNS[number], title)
    for page, title in TITLES.items()
}
# Deriving BLEU, Using BLEU, Engineering BLEU
PARTS = {1: range(1, 9), 2: range(9, 14), 3: range(14, 17)}


def chapter(number: int) -> Chapter:
    """The chapter with this number; a ValueError says which there are.

    >>> chapter(4).title
    'Saying less must not win'
    >>> chapter(17)
    Traceback (most recent call last):
    ValueError: there is no chapter 17; give a number from 1 to 16
    """
    if number not in CHAPTERS:
        raise ValueError(
            f"there is no chapter {number}; give a number from 1 to {max(CHAPTERS)}"
        )
    return CHAPTERS[number]


def has_questions(number: int) -> bool:
    """Whether the chapter's questions are there.

    >>> has_questions(4)
    True
    """
    return find_spec(f"bleu.teach.questions.{chapter(number).noun}") is not None


def questions_of(number: int) -> tuple[Template, ...]:
    """The templates of a chapter's questions; a ValueError if there are none.

    >>> [template.__name__ for template in questions_of(4)][:2]
    ['too_short', 'long_enough']
    """
    if not has_questions(number):
        there = ", ".join(str(other) for other in CHAPTERS if has_questions(other))
        raise ValueError(
            f"chapter {number} has no questions so far; there are some for {there}"
        )
    module = import_module(f"bleu.teach.questions.{chapter(number).noun}")
    templates: tuple[Template, ...] = module.QUESTIONS
    return templates
