"""Which word follows which: an n-gram language model. Chapter 12."""

from collections import Counter
from collections.abc import Sequence

from bleu.checks import require_integer, require_list, require_number, require_tokens
from bleu.decoding.lexicon import shares
from bleu.decoding.search import END, Prefix
from bleu.ngrams import Tokens

START = "<s>"

LanguageModel = dict[Prefix, dict[str, float]]


def train_language_model(
    sentences: Sequence[Tokens], *, order: int = 3
) -> LanguageModel:
    """Relative frequencies of the next word after 0, 1, ... order - 1 words.

    For each context (a tuple of words) it holds the share of each word that followed it.
    ``END`` is a word, and sentences start with ``order - 1`` times ``START``.

    >>> model = train_language_model([["the", "cat"], ["the", "sea"]], order=2)
    >>> model["the",]
    {'cat': 0.5, 'sea': 0.5}
    >>> model["cat",]
    {'</s>': 1.0}
    """
    require_sentences(sentences)
    require_integer(order, "order", least=1)
    counts: dict[Prefix, Counter[str]] = {}
    for sentence in sentences:
        words = (START,) * (order - 1) + (*sentence, END)
        for i in range(order - 1, len(words)):
            for n in range(order):
                counts.setdefault(words[i - n : i], Counter())[words[i]] += 1
    return {context: shares(words) for context, words in counts.items()}


def word_probability(
    model: LanguageModel, context: Prefix, word: str, *, trust: float = 0.9
) -> float:
    """p(word | context): the longest context has the first say, shorter ones the rest.

    Args:
        model: what :func:`train_language_model` returns.
        context: the words before, at most order - 1 of them.
        word: the word asked about; 0.0 is the answer for one that was never seen at all.
        trust: the share of the answer that a context which was seen may give; what is
            left goes to the context without its first word.

    >>> model = train_language_model([["the", "cat"], ["the", "sea"]], order=2)
    >>> round(word_probability(model, ("the",), "cat"), 3)
    0.467
    >>> word_probability(model, ("the",), "dog")
    0.0
    """
    require_number(trust, "trust", most=1)
    if not context:
        return model[()].get(word, 0.0)
    shorter = word_probability(model, context[1:], word, trust=trust)
    if context not in model:
        return shorter
    return trust * model[context].get(word, 0.0) + (1 - trust) * shorter


def require_sentences(sentences: Sequence[Tokens]) -> None:
    """Raise unless there is a sentence, and each is a list of tokens."""
    require_list(sentences, "sentences", of="token lists")
    if not sentences:
        raise ValueError("sentences is empty; a model needs at least one sentence")
    for i, sentence in enumerate(sentences):
        require_tokens(sentence, f"sentences[{i}]")
