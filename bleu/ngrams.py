"""Tokens and the runs of n tokens they contain. Chapters 1 and 3; floor 0."""

from collections import Counter
from collections.abc import Iterator, Sequence
from numbers import Integral

Tokens = Sequence[str]
Ngram = tuple[str, ...]


def require_tokens(tokens: Tokens, name: str = "tokens") -> None:
    """Raise unless ``tokens`` is a list or tuple of words (or of word numbers).

    Strings are sequences too: of characters. Scored as tokens they give a number that
    looks like BLEU and is not, so they are refused here, once, for every function.
    """
    if type(tokens) not in (list, tuple):  # these two need no closer look
        _require_sequence(tokens, name)
    kinds = set(map(type, tokens))
    if kinds <= {str} or all(issubclass(kind, str | Integral) for kind in kinds):
        return
    place, token = next(
        (i, t) for i, t in enumerate(tokens) if not isinstance(t, str | Integral)
    )
    raise TypeError(
        f"{name}[{place}] is the {type(token).__name__} {_short(token)}, not a token; "
        "a token is a string: check how deeply the lists are nested"
    )


def require_order(n: int, name: str = "n") -> None:
    """Raise unless ``n`` is a whole number of at least 1."""
    if type(n) is not int and (isinstance(n, bool) or not isinstance(n, Integral)):
        raise TypeError(f"{name} is {n!r}; an n-gram order is a whole number")
    if n < 1:
        raise ValueError(f"{name} is {n}; the smallest n-gram order is 1")


def windows(tokens: Tokens, n: int) -> Iterator[Ngram]:
    """The n-grams of ``tokens`` one after the other, made by zipping staggered copies.

    It checks nothing, so that counting stays quick; :func:`ngrams` is the guarded door.

    >>> list(windows(["my", "heart", "is"], 2))
    [('my', 'heart'), ('heart', 'is')]
    >>> list(windows(["my"], 2))
    []
    """
    return zip(*[tokens[start:] for start in range(n)])


def ngrams(tokens: Tokens, n: int) -> list[Ngram]:
    """Every run of ``n`` neighbouring tokens, in order, repeats included.

    Source: Papineni et al. (2002), section 2.1.

    Args:
        tokens: a list or tuple of tokens.
        n: the order, 1 or more.

    Returns:
        ``len(tokens) - n + 1`` tuples; an empty list when there are fewer than ``n``
        tokens.

    Raises:
        TypeError: ``tokens`` is a string, or holds something that is not a token.
        ValueError: ``n`` is below 1.

    NLTK's ``ngrams`` returns an iterator and takes a string as characters; this one
    returns a list and refuses a string.

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

    Args:
        tokens: a list or tuple of tokens.
        n: the order, 1 or more.

    Returns:
        A Counter from n-gram (a tuple) to count; empty when there are fewer than ``n``
        tokens.

    Raises:
        TypeError: ``tokens`` is a string, or holds something that is not a token.
        ValueError: ``n`` is below 1.

    >>> ngram_counts("na na na".split(), 2)
    Counter({('na', 'na'): 2})
    >>> ngram_counts([], 1)
    Counter()
    """
    return Counter(ngrams(tokens, n))


def _require_sequence(tokens: object, name: str) -> None:
    kind = type(tokens).__name__
    if isinstance(tokens, str | bytes):
        raise TypeError(
            f"{name} is the {kind} {_short(tokens)}, not a list of tokens; "
            "split it first, for example with .split()"
        )
    if not isinstance(tokens, Sequence):
        raise TypeError(f"{name} is a {kind}, not a list or tuple of tokens")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
