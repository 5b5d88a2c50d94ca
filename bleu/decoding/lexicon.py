"""Who translates whom: word probabilities learned from sentence pairs by EM. Chapter 12.

IBM model 1 (Brown et al., 1993): t(e | f) is the probability that source word f becomes
target word e.
"""

from collections.abc import Mapping, Sequence
from math import fsum, log

from bleu.checks import require_integer, require_list, require_tokens
from bleu.ngrams import Tokens

NULL = "<null>"  # stands in every source, for target words that no source word explains

Pair = tuple[Tokens, Tokens]
Lexicon = dict[str, dict[str, float]]


def train_lexicon(pairs: Sequence[Pair], *, iterations: int = 8) -> Lexicon:
    """IBM model 1: who translates whom, learned from sentence pairs alone.

    Source: Brown et al. (1993), model 1.

    A pair is (source tokens, target tokens), neither empty; an iteration is one
    :func:`em_step`. t(e | f) is ``lexicon[f][e]``; for each source word, and for ``NULL``,
    the probabilities sum to 1.

    >>> pairs = [(["le", "chat"], ["the", "cat"]), (["le", "pain"], ["the", "bread"])]
    >>> lexicon = train_lexicon(pairs)
    >>> max(lexicon["chat"], key=lexicon["chat"].get)
    'cat'
    >>> round(sum(lexicon["le"].values()), 9)
    1.0
    """
    require_pairs(pairs)
    require_integer(iterations, "iterations", least=1)
    lexicon = uniform_lexicon(pairs)
    for _ in range(iterations):
        lexicon = em_step(lexicon, pairs)
    return lexicon


def uniform_lexicon(pairs: Sequence[Pair]) -> Lexicon:
    """Where EM starts: each source word treats all words it was seen with alike.

    >>> uniform_lexicon([(["chat"], ["the", "cat"])])["chat"]
    {'the': 0.5, 'cat': 0.5}
    """
    lexicon: Lexicon = {}
    for source, target in pairs:
        for f in [NULL, *source]:
            lexicon.setdefault(f, {}).update(dict.fromkeys(target, 1.0))
    return {f: shares(words) for f, words in lexicon.items()}


def em_step(lexicon: Lexicon, pairs: Sequence[Pair]) -> Lexicon:
    """One round: share out each target word among its source words, then count anew.

    The likelihood of the pairs never falls from one round to the next. The lexicon needs an
    entry for every two words that meet in a pair. It is left alone; the result is new.

    >>> pairs = [(["le", "chat"], ["the", "cat"]), (["le", "pain"], ["the", "bread"])]
    >>> lexicon = em_step(uniform_lexicon(pairs), pairs)
    >>> lexicon["le"]["the"] > lexicon["le"]["cat"]
    True
    >>> round(lexicon["le"]["the"], 3)
    0.5
    """
    counts = {f: dict.fromkeys(words, 0.0) for f, words in lexicon.items()}
    for source, target in pairs:
        for e in target:
            total = fsum([lexicon[f][e] for f in [NULL, *source]])
            for f in [NULL, *source]:
                counts[f][e] += lexicon[f][e] / total
    return {f: shares(words) for f, words in counts.items()}


def log_likelihood(lexicon: Lexicon, pairs: Sequence[Pair]) -> float:
    """How well a lexicon explains the pairs: the sum of log mean over f of t(e | f).

    A number of at most 0, for pairs that the lexicon has seen; model 1's constant for the
    target length is left out.

    >>> pairs = [(["chat"], ["cat"])]
    >>> log_likelihood(uniform_lexicon(pairs), pairs)
    0.0
    >>> from math import log
    >>> log_likelihood({"chat": {"cat": 0.5}, NULL: {"cat": 0.5}}, pairs) == log(0.5)
    True
    """
    return fsum(
        log(fsum([lexicon[f][e] for f in [NULL, *source]]) / (len(source) + 1))
        for source, target in pairs
        for e in target
    )


def expected_words(
    source: Tokens, lexicon: Lexicon, *, options: int = 6
) -> dict[str, float]:
    """How often each target word is expected in a translation: the sum over f of t(e | f).

    The sum is over the source words and ``NULL``. Source words that the lexicon does not know
    are passed over; a ValueError says that it knows none of them. Only
    the likeliest words of each source word are kept, ``options`` of them. Words come in
    alphabetical order.

    >>> expected_words(["le"], {"le": {"the": 0.9, "a": 0.1}}, options=1)
    {'the': 0.9}
    >>> expected_words(["na", "na"], {"na": {"ooh": 1.0}})
    {'ooh': 2.0}
    """
    require_tokens(source, "source")
    require_integer(options, "options", least=1)
    require_known_words(lexicon, source)
    known = [lexicon[f] for f in [NULL, *source] if f in lexicon]
    kept = {
        e
        for words in known
        for e in sorted(words, key=lambda e: (-words[e], e))[:options]
    }
    return {e: fsum(words.get(e, 0.0) for words in known) for e in sorted(kept)}


def shares(counts: Mapping[str, float]) -> dict[str, float]:
    """Counts divided by their sum.

    >>> shares({"the": 3, "a": 1})
    {'the': 0.75, 'a': 0.25}
    """
    total = fsum(counts.values())
    return {word: count / total for word, count in counts.items()}


def require_pairs(pairs: Sequence[Pair]) -> None:
    """Raise unless there is a pair, and each is two token lists that are not empty."""
    require_list(pairs, "pairs", of="sentence pairs")
    if not pairs:
        raise ValueError("there is no sentence pair to learn from")
    for i, pair in enumerate(pairs):
        if isinstance(pair, str):
            raise TypeError(f"pairs[{i}] is {pair!r}; it has to be (source, target)")
        if len(pair) != 2:
            raise ValueError(f"pairs[{i}] is {pair!r}; it has to be (source, target)")
        for name, tokens in zip(("source", "target"), pair):
            require_tokens(tokens, f"pairs[{i}] {name}")
            if not tokens:
                raise ValueError(f"pairs[{i}]: the {name} is empty")


def require_known_words(lexicon: Lexicon, source: Tokens) -> None:
    """Raise unless the lexicon knows a word of the source; ``NULL`` is none."""
    if not any(f in lexicon for f in source):
        raise ValueError(f"the lexicon knows no word of {' '.join(map(str, source))!r}")
