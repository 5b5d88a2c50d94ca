"""The small example corpus that runs through the book. Chapter 1."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import resources
from itertools import zip_longest

from bleu.ngrams import Tokens


@dataclass(frozen=True, slots=True)
class ExampleCorpus:
    """Sentence groups written for this book; see ``bleu/teach/data/README.md``.

    Attributes:
        sources: language ("fr", "ko", "ja") to one sentence per group.
        references: for each group, two to four English translations.
        systems: name ("A" to "D", from good to poor) to one candidate per group. No
            system produced them: they were written to look as if one had.
    """

    sources: dict[str, list[str]]
    references: list[list[Tokens]]
    systems: dict[str, list[Tokens]]


def load_corpus(tokenize: Callable[[str], Tokens] = str.split) -> ExampleCorpus:
    """The example corpus that comes with the book.

    ``tokenize`` turns an English line into tokens; the default splits at white space only,
    so that a full stop sticks to the last word. Sources stay strings.

    >>> corpus = load_corpus()
    >>> sorted(corpus.systems)
    ['A', 'B', 'C', 'D']
    >>> len(corpus.references) == len(corpus.systems["A"]) == len(corpus.sources["ko"])
    True
    """
    file = resources.files("bleu.teach").joinpath("data", "example.jsonl")
    groups = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return ExampleCorpus(
        sources={lang: [g[lang] for g in groups] for lang in ("fr", "ko", "ja")},
        references=[[tokenize(text) for text in g["references"]] for g in groups],
        systems={
            name: [tokenize(g["systems"][name]) for g in groups]
            for name in sorted(groups[0]["systems"])
        },
    )


def word_tokens(line: str) -> list[str]:
    """The lower-cased words and the punctuation of a line: the book's plainest tokenizer.

    >>> word_tokens("It's late, isn't it?")
    ["it's", 'late', ',', "isn't", 'it', '?']
    >>> word_tokens("")
    []
    """
    return re.findall(r"\w+(?:['’]\w+)*|[^\w\s]", line.lower())


def reference_streams(references: Sequence[Sequence[str]]) -> list[list[str | None]]:
    """The references as sacreBLEU nests them: all first ones, all second ones, and so on.

    Args:
        references: one list of lines per segment; ``references[i][j]`` is reference j of
            segment i.

    Returns:
        One list per reference number; None where a segment has fewer references.

    >>> reference_streams([["a cat", "one cat"], ["a dog", "one dog"]])
    [['a cat', 'a dog'], ['one cat', 'one dog']]
    >>> reference_streams([["a cat", "one cat"], ["a dog"]])
    [['a cat', 'a dog'], ['one cat', None]]
    """
    return [list(stream) for stream in zip_longest(*references)]
