"""The likeliest output of a next-token model: greedy, exhaustive, beam. Chapter 12.

A model is a function: prefix (a tuple of tokens) to a mapping from each next token to
its log-probability, with ``END`` among the tokens. The searches share their rules:

1. A hypothesis is finished when it takes ``END``, whose log-probability counts.
2. After ``max_len`` tokens only ``END`` may follow.
3. score = log-probability / normalization(length), and the length counts ``END``.
4. Scores that agree to nine decimals tie; the alphabetically first tokens win, ``END``
   counting as the word "</s>". (Without rounding, the last bit of a logarithm would
   decide.)
5. Greedy search stops when its one hypothesis is finished, exhaustive search when no
   prefix is left. Beam search comes with two stopping rules: finished hypotheses stay in
   the beam, and it stops when all in the beam are finished (``beam_search``); or they
   leave for a list of their own, and it stops when ``width`` of them stand there
   (``beam_search_with_list``).

A model's answer that is empty, no mapping, or not normalized is refused, and so is a model
that cannot end.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from math import inf
from typing import NamedTuple

from bleu.checks import require_distribution, require_divisor, require_integer
from bleu.decoding.length import Normalization, unnormalized

END = "</s>"
MAX_MEAN_LEN = (
    20  # tokens of a continuation, on average, that exhaustive search can hold
)

Prefix = tuple[str, ...]
Model = Callable[[Prefix], Mapping[str, float]]


class Candidate(NamedTuple):
    """A prefix, finished or not, as a search ranks it; candidates sort best first.

    Attributes:
        rank: minus the score, rounded to nine decimals; equal ranks sort by tokens.
        tokens: the prefix; its last token is ``END`` when it is finished.
        log_prob: natural logarithm of its probability.
        score: ``log_prob`` over the normalization.

    >>> Candidate() == Candidate(rank=0.0, tokens=(), log_prob=0.0, score=0.0)
    True
    >>> min(Candidate(rank=0.5, tokens=("b",)), Candidate(rank=0.5, tokens=("a",))).tokens
    ('a',)
    """

    rank: float = 0.0
    tokens: Prefix = ()
    log_prob: float = 0.0
    score: float = 0.0


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
            beam or the list (beam search) or one (greedy search).
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

    The one hypothesis is scored by its log-probability.

    >>> from math import log
    >>> def coin(prefix):
    ...     return {"na": log(0.6), END: log(0.4)}
    >>> greedy_search(coin, max_len=2).best.tokens
    ('na', 'na')
    >>> greedy_search(coin, max_len=2).scored
    5
    """
    require_integer(max_len, "max_len", least=1)
    best = Candidate()
    scored = 0
    while not is_finished(best):
        steps = continuations(model, best.tokens, max_len)
        scored += len(steps)
        candidates = extended(best, steps, unnormalized)
        _require_a_way_on(candidates, max_len)
        best = min(candidates)
    return decoding_of([best], scored)


def exhaustive_search(
    model: Model,
    *,
    max_len: int,
    normalization: Normalization = unnormalized,
    limit: int = 1_000_000,
) -> Decoding:
    """Score every output of at most ``max_len`` tokens that the model thinks possible.

    With V words and ``END`` that is 1 + V + V^2 + ... + V^max_len outputs.

    Args:
        model: prefix to log-probabilities of the next token.
        max_len: tokens after which the output has to end, 1 or more.
        normalization: length (with ``END``) to divisor of the log-probability.
        limit: continuations after which the search gives up with a ValueError, or sooner
            if they are long.

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
    finished: list[Candidate] = []
    unfinished = deque([Candidate()])
    scored = held = 0
    while unfinished:
        candidate = unfinished.popleft()  # short ones first: they take less room
        steps = continuations(model, candidate.tokens, max_len)
        scored += len(steps)
        held += len(steps) * (len(candidate.tokens) + 1)
        _require_within(limit, scored, held, max_len)
        for longer in extended(candidate, steps, normalization):
            (finished if is_finished(longer) else unfinished).append(longer)
    _require_a_way_on(finished, max_len)
    return decoding_of(sorted(finished), scored)


def beam_search(
    model: Model,
    *,
    width: int,
    max_len: int,
    normalization: Normalization = unnormalized,
) -> Decoding:
    """Keep the ``width`` best hypotheses at each step, finished ones among them.

    A step scores every continuation of every unfinished hypothesis: at most width times V + 1,
    with V words and ``END``. A
    finished hypothesis keeps its place until ``width`` better ones push it out, be they
    finished or not. Width 1 is greedy search. A wider beam is not always a better one.
    :func:`beam_search_with_list` is the other convention.

    Args:
        model: prefix to log-probabilities of the next token.
        width: the number K of hypotheses kept, 1 or more.
        max_len: tokens after which the output has to end, 1 or more.
        normalization: length (with ``END``) to divisor of the log-probability. It
            ranks inside the beam, too, where finished meets unfinished.

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
    beam = [Candidate()]
    scored = 0
    while unfinished := [c for c in beam if not is_finished(c)]:
        pool = [c for c in beam if is_finished(c)]
        for candidate in unfinished:
            steps = continuations(model, candidate.tokens, max_len)
            scored += len(steps)
            pool += extended(candidate, steps, normalization)
        _require_a_way_on(pool, max_len)
        beam = nsmallest(width, pool)
    return decoding_of(beam, scored)


def beam_search_with_list(
    model: Model,
    *,
    width: int,
    max_len: int,
    normalization: Normalization = unnormalized,
) -> Decoding:
    """Beam search whose finished hypotheses leave the beam for a list of their own.

    At each step the finished ones among the ``width`` best continuations go to the list,
    and the ``width`` best unfinished ones go on. It stops when ``width`` hypotheses stand
    in the list. So an unfinished hypothesis cannot push a finished one out, and a better
    one that would end later may come too late. fairseq works like this, and so does
    Hugging Face's library with ``early_stopping=True``.

    Args:
        model: prefix to log-probabilities of the next token.
        width: the number K of hypotheses kept, 1 or more.
        max_len: tokens after which the output has to end, 1 or more.
        normalization: length (with ``END``) to divisor of the log-probability. Whoever
            meets in one step has one length, so it ranks in the list alone.

    >>> from math import log
    >>> from bleu.decoding import per_token
    >>> def coin(prefix):
    ...     return {"na": log(0.6), END: log(0.4)}
    >>> found = beam_search_with_list(coin, width=2, max_len=3, normalization=per_token)
    >>> [h.tokens for h in found.hypotheses]
    [('na',), ()]
    >>> beam_search(coin, width=2, max_len=3, normalization=per_token).best.tokens
    ('na', 'na', 'na')
    """
    require_integer(width, "width", least=1)
    require_integer(max_len, "max_len", least=1)
    beam = [Candidate()]
    finished: list[Candidate] = []
    scored = 0
    while beam and len(finished) < width:
        pool: list[Candidate] = []
        for candidate in beam:
            steps = continuations(model, candidate.tokens, max_len)
            scored += len(steps)
            pool += extended(candidate, steps, normalization)
        finished += [c for c in nsmallest(width, pool) if is_finished(c)]
        beam = nsmallest(width, [c for c in pool if not is_finished(c)])
    _require_a_way_on(finished, max_len)
    return decoding_of(nsmallest(width, finished), scored)


def is_finished(candidate: Candidate) -> bool:
    """Whether it has taken ``END``.

    >>> is_finished(Candidate(tokens=("na", END))), is_finished(Candidate())
    (True, False)
    """
    return candidate.tokens[-1:] == (END,)


def continuations(model: Model, prefix: Prefix, max_len: int) -> dict[str, float]:
    """The possible next tokens and their log-probabilities: at ``max_len`` only ``END``.

    >>> from math import inf, log
    >>> def coin(prefix):
    ...     return {"na": log(0.5), END: log(0.5), "no": -inf}
    >>> list(continuations(coin, (), max_len=1))
    ['na', '</s>']
    >>> list(continuations(coin, ("na",), max_len=1))
    ['</s>']
    """
    steps = model(prefix)
    require_distribution(
        steps, f"the model's answer after {' '.join(map(str, prefix[-3:]))!r}"
    )
    allowed = (END,) if len(prefix) == max_len else steps
    return {token: steps[token] for token in allowed if steps.get(token, -inf) > -inf}


def extended(
    candidate: Candidate, steps: Mapping[str, float], normalization: Normalization
) -> list[Candidate]:
    """The candidate with each token of ``steps`` put to its end.

    >>> [c.tokens for c in extended(Candidate(), {"na": -0.5, END: -1.0}, unnormalized)]
    [('na',), ('</s>',)]
    >>> extended(Candidate(0.5, ("na",), -0.5, -0.5), {END: -1.0}, lambda length: length)
    [Candidate(rank=0.75, tokens=('na', '</s>'), log_prob=-1.5, score=-0.75)]
    """
    divisor = normalization(len(candidate.tokens) + 1)
    require_divisor(divisor, f"the normalization of length {len(candidate.tokens) + 1}")
    longer = []
    for token, step in steps.items():
        tokens = (*candidate.tokens, token)
        log_prob = candidate.log_prob + step
        score = log_prob / divisor
        longer.append(Candidate(-round(score, 9), tokens, log_prob, score))
    return longer


def decoding_of(candidates: Sequence[Candidate], scored: int) -> Decoding:
    """The result of a search: finished candidates, best first, without their ``END``.

    >>> decoding_of([Candidate(0.75, ("na", END), -1.5, -0.75)], scored=3).best
    Hypothesis(tokens=('na',), log_prob=-1.5, score=-0.75)
    """
    hypotheses = [Hypothesis(c.tokens[:-1], c.log_prob, c.score) for c in candidates]
    return Decoding(tuple(hypotheses), scored)


def _require_a_way_on(candidates: Sequence[object], max_len: int) -> None:
    if not candidates:
        raise ValueError(
            f"no output can end: after {max_len} tokens the model gives {END!r} no "
            "probability; raise max_len or mend the model"
        )


def _require_within(limit: int, scored: int, held: int, max_len: int) -> None:
    if scored > limit or held > MAX_MEAN_LEN * limit:
        raise ValueError(
            f"more than {limit:,} continuations, or too long ones, up to max_len "
            f"{max_len}: exhaustive search is for short cases; lower max_len, or use "
            "beam_search"
        )
