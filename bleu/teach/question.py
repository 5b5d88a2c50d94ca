"""A question with options, and the thinking that leads to each of them. Every chapter."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Option:
    """One answer that can be chosen.

    Attributes:
        text: the answer, in a line.
        says: for the right one, why; for a wrong one, what thinking leads there.
        right: whether it is the answer.
    """

    text: str
    says: str
    right: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """A question of one chapter, with one right option.

    Attributes:
        text: the question, in Markdown without formulas; tables and `code` are fine.
        options: in the order in which they are shown; one of them is right.
        section: where to read again, such as ``"04_brevity#how-steep"``.
        key: Python code whose last line is the answer, computed with NLTK; empty where
            NLTK knows nothing about it.
    """

    text: str
    options: tuple[Option, ...]
    section: str
    key: str = ""

    def __post_init__(self) -> None:
        right = sum(option.right for option in self.options)
        texts = {option.text for option in self.options}
        if right != 1 or len(texts) != len(self.options):
            raise ValueError(
                f"a question has one right option, and no two alike; this one has {right}"
                f" right ones: {[option.text for option in self.options]}"
            )

    @property
    def answer(self) -> Option:
        """The right option."""
        return next(option for option in self.options if option.right)


Template = Callable[[Random], Question]


def shuffled(
    random: Random, right: tuple[str, str], wrong: Mapping[str, str], count: int = 4
) -> tuple[Option, ...]:
    """The right answer among wrong ones, in an order by chance.

    Args:
        random: draws which wrong answers are kept, and the order.
        right: the answer, and why it is right.
        wrong: from a wrong answer to the thinking that leads there. One that is equal to the
            right answer is left out.
        count: how many options there shall be, if there are so many.

    >>> options = shuffled(Random(1), ("7/9", "why"), {"7/9": "same", "2": "counts"})
    >>> sorted((option.text, option.right) for option in options)
    [('2', False), ('7/9', True)]
    """
    others = [Option(*pair) for pair in wrong.items() if pair[0] != right[0]]
    kept = random.sample(others, min(count - 1, len(others)))
    options = [Option(*right, right=True), *kept]
    random.shuffle(options)
    return tuple(options)
