"""A small translation model: a lexicon and a language model joined. Chapter 12.

:func:`translator` makes the next-token model that :mod:`bleu.decoding` searches. It is
made to be looked into, not to translate well.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from math import fsum, log
from operator import mul

from bleu.checks import require_integer, require_number, require_tokens
from bleu.decoding.lexicon import Lexicon, expected_words, shares
from bleu.decoding.search import END, Model, Prefix
from bleu.ngrams import Tokens

START = "<s>"
MIN_COVERAGE = (
    0.05  # owed of a word that is used up, so that nothing becomes impossible
)

LanguageModel = dict[Prefix, dict[str, float]]


def train_language_model(
    sentences: Sequence[Tokens], *, order: int = 3
) -> LanguageModel:
    """Relative frequencies of the next word after 0, 1, ... order - 1 words.

    Args:
        sentences: tokenized sentences of the target language.
        order: the longest n-gram counted, 1 or more.

    Returns:
        For each context (a tuple of words) the share of each word that followed it;
        ``END`` is a word, and sentences start with ``order - 1`` times ``START``.

    Raises:
        TypeError: a sentence is a string, or holds something that is not a token.
        ValueError: there is no sentence, or ``order`` is below 1.

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
        word: the word asked about.
        trust: the share of the answer that a context which was seen may give; what is
            left goes to the context without its first word.

    Returns:
        A probability; 0.0 for a word that was never seen at all.

    Raises:
        ValueError: ``trust`` is not between 0 and 1.

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


def translator(
    source: Tokens,
    lexicon: Lexicon,
    lm: LanguageModel,
    *,
    options: int = 6,
    coverage_penalty: float = 1.5,
) -> Model:
    """p(next | source, prefix): what the language model says times what is still owed.

    A word weighs p(word | the two words before) times its expected count, less the
    times it was said already (at least ``MIN_COVERAGE``). ``END`` weighs its p times
    coverage_penalty^(-u), where u is the expected count, over all words, that is still owed.
    The weights are divided by their sum.

    Args:
        source: source tokens.
        lexicon: t(e | f).
        lm: an n-gram model of order 3 or less.
        options: likeliest words kept for each source word.
        coverage_penalty: each word still owed makes ``END`` this many times less likely; 1
            leaves the end to the language model alone.

    Returns:
        A function from prefix to log-probabilities, for the searches of
        ``bleu.decoding``.

    Raises:
        TypeError: ``source`` is a string, or holds something that is not a token.
        ValueError: ``options`` or ``coverage_penalty`` is below 1, or the lexicon knows no word
            of the source.

    >>> from bleu.decoding import train_lexicon
    >>> pairs = [(["le", "chat"], ["the", "cat"]), (["le", "pain"], ["the", "bread"])]
    >>> sentences = [target for _, target in pairs]
    >>> model = translator(
    ...     ["le", "chat"], train_lexicon(pairs), train_language_model(sentences)
    ... )
    >>> max(model(()), key=model(()).get)
    'the'
    >>> max(model(("the",)), key=model(("the",)).get)
    'cat'
    """
    require_number(coverage_penalty, "coverage_penalty", least=1)
    owed = expected_words(source, lexicon, options=options)
    words = [*owed, END]

    @cache
    def fluency(context: Prefix) -> list[float]:
        return [word_probability(lm, context, word) for word in words]

    @cache
    def next_token(prefix: Prefix) -> Mapping[str, float]:
        said = Counter(prefix)
        left = [max(0.0, n - said[word]) for word, n in owed.items()]
        adequacy = [max(MIN_COVERAGE, x) for x in left]
        adequacy.append(coverage_penalty ** -fsum(left))
        context = (START, START, *prefix)[-2:]
        weights = dict(zip(words, map(mul, fluency(context), adequacy)))
        answer = shares(weights).items()
        return {word: log(p) for word, p in answer if p > 0}

    return next_token


def require_sentences(sentences: Sequence[Tokens]) -> None:
    """Raise unless there is a sentence, and each is a list of tokens."""
    if isinstance(sentences, str) or not sentences:
        raise ValueError(f"sentences is {sentences!r}; give a list of token lists")
    for i, sentence in enumerate(sentences):
        require_tokens(sentence, f"sentences[{i}]")
