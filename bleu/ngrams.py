"""Tokens and the runs of n tokens they contain. Chapters 1 and 3."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bleu.checks import require_order, require_tokens

Tokens = Sequence[str]
Ngram = tuple[str, ...]


def windows(tokens: Tokens, n: int) -> Iterator[Ngram]:
    """The n-grams of ``tokens`` one after the other, made by zipping staggered copies.

    It checks nothing, so that counting stays quick; :func:`ngrams` checks.

    >>> list(windows(["my", "heart", "is"], 2))
    [('my', 'heart'), ('heart', 'is')]
    >>> list(windows(["my"], 2))
    []
    """
    return zip(*[tokens[start:] for start in range(n)])


def ngrams(tokens: Tokens, n: int) -> list[Ngram]:
    """Every run of ``n`` neighboring tokens, in order, repeats included.

    Source: Papineni et al. (2002), section 2.1.

    There are ``len(tokens) - n + 1`` of them, or none when there are fewer than ``n``
    tokens. NLTK's ``ngrams`` returns an iterator and takes a string as characters; this
    one returns a list and refuses a string.

    >>> ngrams("my heart is in".split(), 2)
    [('my', 'heart'), ('heart', 'is'), ('is', 'in')]
    >>> ngrams(["my"], 2)
    []
    """
    require_tokens(tokens)
    require_order(n)
    return list(windows(tokens, n))


def ngram_counts(tokens: Tokens, n: int) -> Counter[Ngram]:
    """How often each n-gram of order ``n`` occurs in ``tokens``.

    Source: Papineni et al. (2002), section 2.1: *Count(n-gram)*.

    >>> ngram_counts("na na na".split(), 2)
    Counter({('na', 'na'): 2})
    >>> ngram_counts([], 1)
    Counter()
    """
    return Counter(ngrams(tokens, n))
