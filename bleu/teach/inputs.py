"""Inputs for exercises, drawn so that wrong ideas show. Every chapter.

Few different words, many repeats: that is where clipping, ties and zeros live.
"""

from collections.abc import Sequence
from random import Random

WORDS = ("the", "cat", "on", "mat", "a", "dog")


def sentence(
    random: Random, shortest: int = 0, longest: int = 8, words: Sequence[str] = WORDS
) -> list[str]:
    """Words by chance, some of them several times.

    >>> sentence(Random(1), 3, 3)
    ['the', 'the', 'the']
    """
    few = random.sample(words, random.randint(min(2, len(words)), len(words)))
    return [random.choice(few) for _ in range(random.randint(shortest, longest))]


def references(random: Random, most: int = 3, shortest: int = 1) -> list[list[str]]:
    """One to `most` sentences."""
    return [sentence(random, shortest) for _ in range(random.randint(1, most))]


def pair(random: Random, most: int = 3) -> tuple[list[str], list[list[str]]]:
    """A hypothesis and its references; every other time near to one of them.

    >>> hypothesis, references = pair(Random(3))
    >>> len(references) in (1, 2, 3)
    True
    """
    refs = references(random, most)
    if random.random() < 0.5:
        return sentence(random), refs
    return changed(random, random.choice(refs)), refs


# pairs that chance draws too seldom: nothing said, an empty reference before and behind another,
# a word that the last of five references alone has, equal references, capitals on both sides
EDGES: tuple[tuple[list[str], list[list[str]]], ...] = (
    ([], [[]]),
    (["dog"], [[]]),
    (["dog"], [["dog"], []]),
    (["dog"], [[], ["dog"], []]),
    (["on"], [["on"], [], [], ["on", "on"], ["on"]]),
    (["cat", "dog"], [[], ["cat"], [], ["dog", "cat"]]),
    (["cat", "cat"], [["cat"], ["cat"]]),
    (["cat", "cat", "cat"], [["cat"], ["cat", "cat"]]),
    (["cat", "cat", "cat"], [["cat", "cat"], ["cat"], []]),
    (["dog"], [["on"], ["the"], ["the"], ["on", "the", "on"], ["dog"]]),
    (["the", "mat"], [["mat"], ["the"], ["the"], ["mat"], ["the", "mat"]]),
    (["a", "cat", "a"], [["cat"], ["cat"], ["cat", "a", "cat"], ["a"], ["a", "a"]]),
    (["Dog"], [["Dog"]]),
    (["a", "Dog"], [["Dog"], []]),
    (["Dog", "dog"], [["dog", "Dog"], ["dog"]]),
    (["on", "On", "on"], [[], ["On", "On", "On"], ["On", "On", "on", "On"]]),
    (["the", "dog", "the"], [[], ["the"], [], ["on", "on", "the"], ["dog", "the"]]),
    (["mat", "cat"], [["cat"], ["mat"]]),
    (["a", "on", "the"], [["a", "on", "the"], ["the", "on", "a"]]),
    (["the"], [["The"], []]),
)


def changed(random: Random, tokens: list[str]) -> list[str]:
    """The same sentence with a word or two lost, doubled or replaced."""
    words = list(tokens)
    for _ in range(random.randint(0, 2)):
        place = random.randrange(len(words) + 1)
        new = random.choice([[], words[place : place + 1] * 2, [random.choice(WORDS)]])
        words[place : place + 1] = new
    return words


def corpus(
    random: Random, most_segments: int = 4, most_references: int = 3
) -> tuple[list[list[str]], list[list[list[str]]]]:
    """Hypotheses and, for each, its references."""
    pairs = [
        pair(random, most_references) for _ in range(random.randint(1, most_segments))
    ]
    return [hyp for hyp, _ in pairs], [refs for _, refs in pairs]
