"""The likeliest output of a next-token model: greedy, exhaustive, beam. Chapter 12.

A model is a function: prefix (a tuple of tokens) to a mapping from each next token to
its log-probability, with ``END`` among the tokens. The three searches share their rules:

1. A hypothesis is finished when it takes ``END``, whose log-probability counts.
2. After ``max_len`` tokens only ``END`` may follow.
3. score = log-probability / normalization(length), and the length counts ``END``.
4. Scores that agree to nine decimals tie; the alphabetically first tokens win, ``END``
   counting as the word "</s>". (Round, or the last bit of a logarithm would decide.)
5. Greedy search stops when its one hypothesis is finished, beam search when all in the
   beam are, exhaustive search when no prefix is left.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from math import inf

from bleu.checks import require_distribution, require_divisor, require_integer
from bleu.decoding.length import Normalization, unnormalized

END = "</s>"
TOKENS = 20  # of a continuation, on average, that exhaustive search can hold

Prefix = tuple[str, ...]
Model = Callable[[Prefix], Mapping[str, float]]
_Entry = tuple[float, Prefix, float, float]  # rank, tokens, log-probability, score


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """A finished output and what the model makes of it.

    Attributes:
        tokens: the output, without ``END``.
        log_prob: natural logarithm of its probability, at most 0; ``END`` counts.
        score: what the search ranked it by: ``log_prob`` over the normalization.
    """

    tokens: Prefix
    log_prob: float
    score: float


@dataclass(frozen=True, slots=True)
class Decoding:
    """What a search found, and what the search cost.

    Attributes:
        hypotheses: finished ones, best first: all of them (exhaustive search), the
            beam (beam search) or one (greedy search).
        scored: continuations scored: one for each token after each prefix looked at.
    """

    hypotheses: tuple[Hypothesis, ...]
    scored: int

    @property
    def best(self) -> Hypothesis:
        """The first hypothesis, which is the search's answer."""
        return self.hypotheses[0]


def greedy_search(model: Model, *, max_len: int) -> Decoding:
    """Take the likeliest next token, again and again.

    Args:
        model: prefix to log-probabilities of the next token.
        max_len: tokens after which the output has to end, 1 or more.

    Returns:
        A :class:`Decoding` with one hypothesis; its score is its log-probability.

    Raises:
        TypeError: ``max_len`` is not a whole number, or the model's answer no mapping.
        ValueError: ``max_len`` is below 1; the model's answer is empty or not
            normalized; or the output cannot end at ``max_len``.

    >>> from math import log
    >>> def coin(prefix):
    ...     return {"na": log(0.6), END: log(0.4)}
    >>> greedy_search(coin, max_len=2).best.tokens
    ('na', 'na')
    >>> greedy_search(coin, max_len=2).scored
    5
    """
    require_integer(max_len, "max_len", least=1)
    tokens: Prefix = ()
    log_prob, scored = 0.0, 0
    while not _finished(tokens):
        steps = _continuations(model, tokens, max_len)
        scored += len(steps)
        entries = _extended(tokens, log_prob, steps, unnormalized)
        _require_a_way_on(entries, max_len)
        _, tokens, log_prob, _ = min(entries)
    return _decoding([(0.0, tokens, log_prob, log_prob)], scored)


def exhaustive_search(
    model: Model,
    *,
    max_len: int,
    normalization: Normalization = unnormalized,
    limit: int = 1_000_000,
) -> Decoding:
    """Score every output of at most ``max_len`` tokens.

    With V words and ``END`` that is 1 + V + V^2 + ... + V^max_len outputs.

    Args:
        model: prefix to log-probabilities of the next token.
        max_len: tokens after which the output has to end, 1 or more.
        normalization: length (with ``END``) to divisor of the log-probability.
        limit: continuations after which the search gives up, or sooner if they are long.

    Returns:
        A :class:`Decoding` of all outputs that the model thinks possible.

    Raises:
        TypeError: as for :func:`greedy_search`.
        ValueError: as for :func:`greedy_search`; the search passes ``limit``; or a
            divisor is not above 0.

    >>> from math import log
    >>> def coin(prefix):
    ...     return {"na": log(0.6), END: log(0.4)}
    >>> exhaustive_search(coin, max_len=2).best.tokens
    ()
    >>> exhaustive_search(coin, max_len=2).scored
    5
    """
    require_integer(max_len, "max_len", least=1)
    require_integer(limit, "limit", least=1)
    finished: list[_Entry] = []
    prefixes: deque[tuple[Prefix, float]] = deque([((), 0.0)])
    scored = held = 0
    while prefixes:
        prefix, log_prob = prefixes.popleft()  # short ones first: they take less room
        steps = _continuations(model, prefix, max_len)
        scored += len(steps)
        held += len(steps) * (len(prefix) + 1)
        _require_within(limit, scored, held, max_len)
        for entry in _extended(prefix, log_prob, steps, normalization):
            if _finished(entry[1]):
                finished.append(entry)
            else:
                prefixes.append(entry[1:3])
    _require_a_way_on(finished, max_len)
    return _decoding(sorted(finished), scored)


def beam_search(
    model: Model,
    *,
    width: int,
    max_len: int,
    normalization: Normalization = unnormalized,
) -> Decoding:
    """Keep the ``width`` best hypotheses at each step, finished ones among them.

    A step scores every continuation of every unfinished hypothesis: width times V. A
    finished hypothesis keeps its place until ``width`` better ones push it out. Width
    1 is greedy search. A wider beam is not always a better one.

    Args:
        model: prefix to log-probabilities of the next token.
        width: the number K of hypotheses kept, 1 or more.
        max_len: tokens after which the output has to end, 1 or more.
        normalization: length (with ``END``) to divisor of the log-probability. It
            ranks inside the beam, too, where finished meets unfinished.

    Returns:
        A :class:`Decoding` of at most ``width`` hypotheses.

    Raises:
        TypeError: as for :func:`greedy_search`.
        ValueError: as for :func:`greedy_search`; ``width`` is below 1; or a divisor is
            not above 0.

    >>> from math import log
    >>> from bleu.decoding import per_token
    >>> def coin(prefix):
    ...     return {"na": log(0.6), END: log(0.4)}
    >>> beam_search(coin, width=2, max_len=2).best.tokens
    ()
    >>> beam_search(coin, width=2, max_len=2, normalization=per_token).best.tokens
    ('na', 'na')
    """
    require_integer(width, "width", least=1)
    require_integer(max_len, "max_len", least=1)
    beam: list[_Entry] = [(0.0, (), 0.0, 0.0)]
    scored = 0
    while live := [entry for entry in beam if not _finished(entry[1])]:
        pool = [entry for entry in beam if _finished(entry[1])]
        for _, prefix, log_prob, _ in live:
            steps = _continuations(model, prefix, max_len)
            scored += len(steps)
            pool += _extended(prefix, log_prob, steps, normalization)
        _require_a_way_on(pool, max_len)
        beam = nsmallest(width, pool)
    return _decoding(beam, scored)


def _continuations(model: Model, prefix: Prefix, max_len: int) -> dict[str, float]:
    """The possible next tokens: at ``max_len`` none but ``END``."""
    steps = model(prefix)
    after = " ".join(map(str, prefix[-3:]))
    require_distribution(steps, f"the model's answer after {after!r}")
    allowed = (END,) if len(prefix) == max_len else steps
    return {token: steps[token] for token in allowed if steps.get(token, -inf) > -inf}


def _extended(
    prefix: Prefix,
    log_prob: float,
    steps: Mapping[str, float],
    normalization: Normalization,
) -> list[_Entry]:
    """The prefix with each token put to its end; entries sort by score, ties by tokens."""
    divisor = normalization(len(prefix) + 1)
    require_divisor(divisor, f"the normalization of length {len(prefix) + 1}")
    entries = []
    for token, step in steps.items():
        total = log_prob + step
        score = total / divisor
        entries.append((-round(score, 9), (*prefix, token), total, score))
    return entries


def _finished(tokens: Prefix) -> bool:
    return tokens[-1:] == (END,)


def _decoding(entries: Sequence[_Entry], scored: int) -> Decoding:
    return Decoding(
        tuple(Hypothesis(tokens[:-1], p, score) for _, tokens, p, score in entries),
        scored,
    )


def _require_a_way_on(entries: Sequence[object], max_len: int) -> None:
    if not entries:
        raise ValueError(
            f"no output can end: after {max_len} tokens the model gives {END!r} no "
            "probability; raise max_len or mend the model"
        )


def _require_within(limit: int, scored: int, held: int, max_len: int) -> None:
    if scored > limit or held > TOKENS * limit:
        raise ValueError(
            f"more than {limit:,} continuations, or too long ones, up to max_len "
            f"{max_len}: exhaustive search is for short cases; lower it, or use beam_search"
        )
