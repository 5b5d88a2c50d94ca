"""A small translation model: a lexicon and a language model joined. Chapter 12.

:func:`translator` makes the next-token model that the searches of :mod:`bleu.decoding`
look through. It is made to be looked into, not to translate well.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from math import fsum, log
from operator import mul

from bleu.checks import require_number
from bleu.decoding.language_model import START, LanguageModel, word_probability
from bleu.decoding.lexicon import Lexicon, expected_words, shares
from bleu.decoding.search import END, Model, Prefix
from bleu.ngrams import Tokens

# a word is never less uncovered than this, however often it was said: none is impossible
MIN_COVERAGE = 0.05


def translator(
    source: Tokens,
    lexicon: Lexicon,
    lm: LanguageModel,
    *,
    options: int = 6,
    coverage_penalty: float = 1.5,
) -> Model:
    """p(next | source, prefix): the language model's, times what is still uncovered.

    A word is uncovered as often as it is expected in a translation and is not yet in the
    prefix. It weighs p(word | the two words before) times that number, or times
    ``MIN_COVERAGE`` if the number is smaller. ``END`` weighs its p times
    coverage_penalty^(-u), where u is the number of uncovered words. The weights are divided
    by their sum.

    Args:
        source: source tokens; those that the lexicon does not know are passed over.
        lexicon: t(e | f).
        lm: an n-gram model of order 3 or less.
        options: likeliest words kept for each source word.
        coverage_penalty: each uncovered word makes ``END`` this many times less likely; 1
            leaves the end to the language model alone. Wu et al. (2016) have a penalty of
            this name too; theirs is made of attention.

    >>> from bleu.decoding import train_language_model, train_lexicon
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
    expected = expected_words(source, lexicon, options=options)
    words = [*expected, END]

    @cache
    def fluency(context: Prefix) -> list[float]:
        return [word_probability(lm, context, word) for word in words]

    @cache
    def next_token(prefix: Prefix) -> Mapping[str, float]:
        said = Counter(prefix)
        uncovered = [max(0.0, n - said[word]) for word, n in expected.items()]
        adequacy = [max(MIN_COVERAGE, n) for n in uncovered]
        adequacy.append(coverage_penalty ** -fsum(uncovered))
        context = (START, START, *prefix)[-2:]
        weights = dict(zip(words, map(mul, fluency(context), adequacy)))
        answer = shares(weights).items()
        return {word: log(p) for word, p in answer if p > 0}

    return next_token
