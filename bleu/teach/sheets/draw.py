"""Which questions stand on a sheet: by chance, none twice, the same for the same seed."""

from dataclasses import dataclass
from random import Random

from bleu.teach.chapters import Chapter, chapter, questions_of
from bleu.teach.question import Question, Template
from bleu.teach.redraw import number
from bleu.text.signature import VERSION

TRIES = 60  # as often a template may repeat itself before it counts as used up


@dataclass(frozen=True, slots=True)
class Sheet:
    """Questions of one chapter.

    Attributes:
        chapter: where they are from.
        seed: draws the same questions again, in the same version of ``bleu``.
        questions: no two alike.
    """

    chapter: Chapter
    seed: int
    questions: tuple[Question, ...]

    @property
    def title(self) -> str:
        """The chapter's number and title."""
        return f"Chapter {self.chapter.number}: {self.chapter.title}"

    @property
    def name(self) -> str:
        """How its files begin."""
        return f"chapter-{self.chapter.number:02}-seed-{self.seed}"

    @property
    def command(self) -> str:
        """What writes the same sheet again."""
        return (
            f"python -m bleu.teach sheet --chapter {self.chapter.number} "
            f"--seed {self.seed} --count {len(self.questions)}"
        )

    @property
    def origin(self) -> str:
        """Seed and version: the same two draw the same sheet."""
        return f"seed {self.seed}, bleu {VERSION}"


def draw(asked: int, *, seed: int, count: int) -> Sheet:
    """A sheet of a chapter's questions.

    Every template has its turn before one comes again, with other numbers.

    Args:
        asked: the number of the chapter.
        seed: the same one draws the same questions.
        count: how many, at least one.

    Raises:
        ValueError: there are no questions, or not as many that differ.

    >>> sheet = draw(4, seed=7, count=3)
    >>> len({question.text for question in sheet.questions})
    3
    >>> sheet == draw(4, seed=7, count=3)
    True
    """
    if count < 1:
        raise ValueError(
            f"a sheet of {count} questions is asked for; ask for 1 or more"
        )
    random = Random(f"chapter {asked}, seed {seed}")
    found: dict[str, Question] = {}
    left = list(questions_of(asked))
    random.shuffle(left)
    while left and len(found) < count:
        for template in tuple(left):
            question = _another(template, random, found)
            if question is None:
                left.remove(template)
            elif len(found) < count:
                found[question.text] = question
    if len(found) < count:
        raise ValueError(
            f"chapter {asked} has no {count} questions that differ; with seed {seed} "
            f"there are {len(found)}, so ask for fewer"
        )
    return Sheet(chapter(asked), seed, tuple(found.values()))


def _another(
    template: Template, random: Random, known: dict[str, Question]
) -> Question | None:
    """A question that is not known yet, or None if the template seems used up."""
    for _ in range(TRIES):
        question = template(random)
        if question.text not in known:
            return question
    return None


def stands_alone(question: Question) -> bool:
    """Whether a question can be answered without its options: they are all numbers."""
    return all(number(option.text) is not None for option in question.options)
