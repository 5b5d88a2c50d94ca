"""The bootstrap and the paired test in the standard library, for where numpy is not.

The counts of a segment, those of all systems side by side, are packed into one large
integer, a field each: so one addition adds them all, and a resample is one ``sum``.
"""

import random
from collections.abc import Sequence
from itertools import compress

from bleu.score import bleu_score
from bleu.significance.results import SEED, Comparison, Interval, interval, p_value
from bleu.smoothing import Smoothing, no_smoothing
from bleu.stats import BleuStats
from bleu.text.progress import Tell, nobody

FIELD = 48  # bits: sums of counts below 2**48 never reach the next field
MASK = (1 << FIELD) - 1
DRAWS = 10_000_000  # segments drawn in all, at most: some seconds in a page
LEVEL = 0.95
BITS = bytes.maketrans(b"01", b"\x00\x01")


def pack(systems: Sequence[Sequence[BleuStats]]) -> list[int]:
    """Each segment's counts, of all systems, in one integer.

    >>> pack([[BleuStats((1,), (2,), 2, 3)]]) == [1 + (2 << 48) + (2 << 96) + (3 << 144)]
    True
    """
    return [
        sum(
            count << (FIELD * place)
            for place, count in enumerate(
                count
                for s in segments
                for count in (*s.matches, *s.totals, s.hyp_len, s.ref_len)
            )
        )
        for segments in zip(*systems)
    ]


def unpack(packed: int, n_systems: int, max_order: int) -> list[BleuStats]:
    """The counts of each system.

    >>> unpack(pack([[BleuStats((1,), (2,), 2, 3)]])[0], 1, 1)
    [BleuStats(matches=(1,), totals=(2,), hyp_len=2, ref_len=3)]
    """
    width = 2 * max_order + 2
    row = [(packed >> (FIELD * place)) & MASK for place in range(n_systems * width)]
    return [
        BleuStats(
            tuple(row[at : at + max_order]),
            tuple(row[at + max_order : at + 2 * max_order]),
            row[at + width - 2],
            row[at + width - 1],
        )
        for at in range(0, len(row), width)
    ]


def sample_size(n_segments: int, *, most: int) -> int:
    """How many samples are drawn: fewer of a large corpus, for the time they take.

    >>> sample_size(40, most=1000), sample_size(100_000, most=1000)
    (1000, 100)
    """
    return max(min(most, DRAWS // n_segments), 100)


def intervals(
    systems: Sequence[Sequence[BleuStats]],
    smoothing: Smoothing = no_smoothing,
    *,
    n_samples: int = 1000,
    seed: int = SEED,
    tell: Tell = nobody,
) -> tuple[list[Interval], list[Interval]]:
    """The bootstrap interval of each score, and of each difference to the first system's.

    Source: Koehn (2004). All systems are scored on the same resamples. They are drawn by
    Python's ``random``, so other ones than numpy draws from the same seed.

    >>> good, poor = BleuStats((4, 3), (4, 3), 4, 4), BleuStats((2, 1), (4, 3), 4, 4)
    >>> scores, differences = intervals([[good, poor] * 9, [good] * 18])
    >>> scores[1].low, differences[0].low > 0
    (1.0, True)
    """
    packed = pack(systems)
    draw = random.Random(seed)
    order = systems[0][0].max_order
    whole = _scores(sum(packed), len(systems), order, smoothing)
    samples = []
    for done in range(n_samples):
        drawn = sum(draw.choices(packed, k=len(packed)))
        samples.append(_scores(drawn, len(systems), order, smoothing))
        tell((done + 1) / n_samples)
    columns = list(zip(*samples))
    return (
        [interval(w, c, level=LEVEL) for w, c in zip(whole, columns)],
        [
            interval(w - whole[0], [b - a for a, b in zip(columns[0], c)], level=LEVEL)
            for w, c in zip(whole[1:], columns[1:])
        ],
    )


def randomization(
    first: Sequence[BleuStats],
    second: Sequence[BleuStats],
    smoothing: Smoothing = no_smoothing,
    *,
    n_samples: int = 10_000,
    seed: int = SEED,
    tell: Tell = nobody,
) -> Comparison:
    """Approximate randomization, as :func:`bleu.significance.paired_randomization`.

    Source: Riezler and Maxwell (2005). The coins are those of Python's ``random``.

    >>> good, poor = BleuStats((4, 3), (4, 3), 4, 4), BleuStats((2, 1), (4, 3), 4, 4)
    >>> randomization([good] * 12, [poor] * 12, n_samples=99).p_value
    0.01
    >>> randomization([good, poor], [good, poor], n_samples=99).p_value
    1.0
    """
    order, n = first[0].max_order, len(first)
    width = FIELD * (2 * order + 2)
    there = pack([first, second])
    back = pack([second, first])
    # one addition for both: what stays in the lower half, what goes in the upper
    both = [a | (b << (2 * width)) for a, b in zip(there, back)]
    total, half = sum(there), (1 << (2 * width)) - 1
    coins = random.Random(seed)
    samples = []
    for done in range(n_samples):
        heads = format(coins.getrandbits(n), f"0{n}b").encode().translate(BITS)
        swapped = sum(compress(both, heads))
        a, b = _scores(
            total - (swapped & half) + (swapped >> (2 * width)), 2, order, smoothing
        )
        samples.append(a - b)
        tell((done + 1) / n_samples)
    a, b = _scores(total, 2, order, smoothing)
    return Comparison(
        "approximate randomization", a, b, p_value(samples, a - b), n_samples
    )


def _scores(
    packed: int, n_systems: int, max_order: int, smoothing: Smoothing
) -> list[float]:
    return [
        bleu_score(stats, smoothing=smoothing).score
        for stats in unpack(packed, n_systems, max_order)
    ]
