"""Ten questions from a whole part, for looking back. After chapters 8, 13 and 16."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import zip_longest
from random import Random

from bleu.teach.chapters import PARTS, questions_of
from bleu.teach.headings import link, place
from bleu.teach.markdown import inline, to_html
from bleu.teach.question import Option, Question, Template

COUNT = 10
LETTERS = "abcdefghij"


@dataclass(frozen=True, slots=True)
class Review:
    """Questions of one part; it shows itself as folds in a notebook and as text elsewhere.

    Attributes:
        part: 1, 2 or 3.
        seed: draws the same questions again.
        questions: ten, each from another template.
    """

    part: int
    seed: int
    questions: tuple[Question, ...]

    def __repr__(self) -> str:
        numbered = list(enumerate(self.questions, 1))
        asked = [_text(number, question) for number, question in numbered]
        answers = [_answer(number, question) for number, question in numbered]
        return "\n\n".join([*asked, "\n".join(["Answers", *answers])])

    def _repr_html_(self) -> str:
        boxes = (_box(*pair) for pair in enumerate(self.questions, 1))
        return "\n".join(boxes)


def review(part: int, seed: int) -> Review:
    """Ten questions from the chapters of a part.

    Each chapter has its turn before one comes again, and no two questions are from one
    template. Another seed draws other questions, and other numbers.

    Args:
        part: 1 for chapters 1 to 8, 2 for chapters 9 to 13, 3 for chapters 14 to 16.
        seed: any integer.

    >>> review(part=4, seed=1)
    Traceback (most recent call last):
    ValueError: there is no part 4; give 1, 2 or 3
    """
    if part not in PARTS:
        raise ValueError(f"there is no part {part}; give 1, 2 or 3")
    random = Random(f"part {part}, seed {seed}")
    chapters = [questions_of(number) for number in PARTS[part]]
    chosen = _in_turns([random.sample(each, len(each)) for each in chapters])[:COUNT]
    random.shuffle(chosen)
    return Review(part, seed, tuple(template(random) for template in chosen))


def _in_turns(chapters: Sequence[Sequence[Template]]) -> list[Template]:
    """One template of each chapter, then a second of each, and so on."""
    rounds = zip_longest(*chapters)
    return [template for each in rounds for template in each if template]


def _text(number: int, question: Question) -> str:
    options = (
        f"   ({letter}) {option.text}"
        for letter, option in zip(LETTERS, question.options)
    )
    # a table begins on a line of its own
    between = "\n" if question.text.startswith("|") else " "
    return "\n".join([f"{number}.{between}{question.text}", *options])


def _answer(number: int, question: Question) -> str:
    letter = LETTERS[question.options.index(question.answer)]
    return f"{number:2} ({letter})  {place(question.section)}"


def _box(number: int, question: Question) -> str:
    options = "\n".join(
        _fold(letter, option, question.section)
        for letter, option in zip(LETTERS, question.options)
    )
    return (
        '<div class="admonition predict">\n'
        f'<p class="admonition-title">Predict, {number} of {COUNT}</p>\n'
        f"{to_html(question.text)}\n{options}\n</div>"
    )


def _fold(letter: str, option: Option, section: str) -> str:
    """An option that opens; a wrong one leads to the section to read again."""
    if option.right:
        kind, said = "option right", f"Right. {inline(option.says)}"
    else:
        again = f'<a href="{escape(link(section))}">{escape(place(section))}</a>'
        kind, said = "option", f"{inline(option.says)} Read again: {again}."
    return (
        f'<details class="{kind}"><summary>({letter}) {inline(option.text)}</summary>'
        f"<p>{said}</p></details>"
    )
