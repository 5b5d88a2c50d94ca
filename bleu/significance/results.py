"""What samples say of a score: an interval, a p-value, a comparison. Chapter 10."""

from collections.abc import Sequence
from dataclasses import dataclass
from numbers import Integral
from warnings import warn

from bleu.checks import (
    require_integer,
    require_list,
    require_number,
    require_share,
    require_smoothing,
)
from bleu.fast.streaming import StatsTable
from bleu.stats import BleuStats

SEED = 12345  # sacreBLEU's default


@dataclass(frozen=True, slots=True, repr=False)
class Interval:
    """A score, or a difference of two, and the range its resamples fall in.

    Attributes:
        value: of the test set itself; a ratio, as are ``low``, ``high`` and ``mean``.
        low: the lower end; the share ``level`` of the resamples lies between the ends.
        high: the upper end.
        mean: of the resamples. sacreBLEU prints it as mu; it is not the score.
        level: a share, between 0 and 1.
        n_samples: how many resamples there are.

    ``repr`` rounds to four places; ``str`` is in points (0-100).
    """

    value: float
    low: float
    high: float
    mean: float
    level: float
    n_samples: int

    @property
    def half_width(self) -> float:
        """Half of the range as a ratio; sacreBLEU prints it after its plus-minus sign."""
        return (self.high - self.low) / 2

    def __repr__(self) -> str:
        return (
            f"Interval(value={self.value:.4f}, low={self.low:.4f}, "
            f"high={self.high:.4f}, mean={self.mean:.4f}, level={self.level}, "
            f"n_samples={self.n_samples})"
        )

    def __str__(self) -> str:
        return (
            f"{100 * self.value:.2f} points, {100 * self.level:g} % of "
            f"{self.n_samples} resamples from {100 * self.low:.2f} to "
            f"{100 * self.high:.2f}"
        )


@dataclass(frozen=True, slots=True, repr=False)
class Comparison:
    """The outcome of a paired test of two systems on one test set.

    Attributes:
        test: its name.
        first: the score of the one system, a ratio.
        second: the score of the other.
        p_value: see :func:`~bleu.significance.p_value`; two-sided, and 1 when the outputs
            are equal.
        n_samples: how many samples there are; p is at least 1 / (n_samples + 1).
        interval: of the difference, from the bootstrap; None from
            ``paired_randomization`` alone.

    ``repr`` rounds to four places; ``str`` is in points (0-100).
    """

    test: str
    first: float
    second: float
    p_value: float
    n_samples: int
    interval: Interval | None = None

    @property
    def difference(self) -> float:
        """``first - second`` as a ratio; positive when the first scores higher."""
        return self.first - self.second

    @property
    def p_text(self) -> str:
        """``p_value`` in four decimals, or in more where the smallest p needs them."""
        places = 4 if self.n_samples < 20_000 else len(str(self.n_samples))
        return f"{self.p_value:.{places}f}"

    def __repr__(self) -> str:
        return (
            f"Comparison(test={self.test!r}, first={self.first:.4f}, "
            f"second={self.second:.4f}, p_value={self.p_value:.4f}, "
            f"n_samples={self.n_samples})"
        )

    def __str__(self) -> str:
        return (
            f"{100 * self.first:.2f} - {100 * self.second:.2f} = "
            f"{100 * self.difference:+.2f} points, p = {self.p_text} "
            f"({self.test}, {self.n_samples} samples)"
        )


def p_value(samples: Sequence[float], observed: float) -> float:
    """The share of differences at least as far from 0 as the observed one, itself counted.

    A share above 0, at most 1. The observed difference counts as one more sample, and as
    extreme. sacreBLEU 2.6.0 counts only samples that are *more* extreme, so that equal
    systems get the smallest p there is.

    Args:
        samples: differences between two systems, drawn as if there were none to find.
        observed: the difference between the two systems on the test set.

    >>> p_value([0.2, -0.3, 0.1], 0.25)
    0.5
    >>> p_value([0.0, 0.0], 0.0)
    1.0
    """
    least = abs(observed) - 1e-12  # rounding must not break a tie
    extreme = sum(abs(d) >= least for d in samples)
    return (1 + extreme) / (1 + len(samples))


def holm(p_values: Sequence[float]) -> list[float]:
    """p-values corrected for their number: each may then be compared with 0.05, say.

    Source: Holm (1979). The smallest of m is multiplied by m, the next by m - 1, and so on;
    none is more than 1, and none is less than one that was smaller before.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    >>> holm([0.5, 0.6])
    [1.0, 1.0]
    """
    require_p_values(p_values)
    corrected = [0.0] * len(p_values)
    largest = 0.0
    by_size = sorted(range(len(p_values)), key=p_values.__getitem__)
    for rank, place in enumerate(by_size):
        remaining = len(p_values) - rank
        largest = max(largest, min(1.0, remaining * p_values[place]))
        corrected[place] = largest
    return corrected


def interval(value: float, samples: Sequence[float], *, level: float) -> Interval:
    """The range that is left when the lowest and the highest samples are left out.

    With 1000 samples and level 0.95 it starts at the 26th lowest and ends at the 26th
    highest, as in sacreBLEU.

    Args:
        value: of the test set itself.
        samples: the same, of each resample; at least one.
        level: the share to keep, between 0 and 1; half of the rest goes at each end.

    >>> interval(0.5, [0.1, 0.4, 0.5, 0.6, 0.9], level=0.6)
    Interval(value=0.5000, low=0.4000, high=0.6000, mean=0.5000, level=0.6, n_samples=5)
    >>> interval(0.5, [0.4, 0.6], level=0.95).low
    0.4
    """
    require_share(level, "level", example=0.95)
    require_samples(samples)
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)  # binary 49.9999 is 50
    mean = sum(ordered) / n
    return Interval(value, ordered[cut], ordered[n - 1 - cut], mean, level, n)


def require_samples(samples: Sequence[float]) -> None:
    """Raise unless there is one."""
    if not len(samples):
        raise ValueError("samples is empty; a range needs at least one")


def require_p_values(p_values: Sequence[float]) -> None:
    """Raise unless each is a number from 0 to 1."""
    require_list(p_values, "p_values", of="numbers")
    for place, p in enumerate(p_values):
        require_number(p, f"p_values[{place}]", most=1)


def warn_of_few(n_samples: int, level: float) -> None:
    """Warn when no sample is left out at either end: the range holds them all, whatever it says."""
    needed = round(2 / (1 - level))
    if n_samples < needed:
        warn(
            f"{n_samples} samples are too few for a range of {100 * level:g} %: it goes from "
            f"the lowest to the highest; draw {needed} or more, 1000 for a paper",
            stacklevel=3,
        )


def require_segments(segments: Sequence[BleuStats]) -> None:
    """Raise unless there are two or more :class:`BleuStats`, all of one order."""
    if not isinstance(segments, Sequence):
        raise TypeError(
            f"segments is a {type(segments).__name__}, not a list of BleuStats; a "
            "report has them as report.segments"
        )
    orders = _orders(segments)
    if len(segments) < 2:
        raise ValueError(
            f"segments to draw from: {len(segments)}; a bootstrap or a test needs 2 or more"
        )
    require_one_order(orders)


def require_one_order(orders: set[int]) -> None:
    """Raise if segments are counted up to different orders."""
    if len(orders) > 1:
        raise ValueError(
            f"segments counted up to orders {sorted(orders)}; use one max_order"
        )


def _orders(segments: Sequence[BleuStats]) -> set[int]:
    if isinstance(segments, StatsTable):  # which holds nothing else, of one order
        return {segments.max_order}
    for place, segment in enumerate(segments):
        if not isinstance(segment, BleuStats):
            kind = type(segment).__name__
            raise TypeError(
                f"segment {place} is a {kind}, not a BleuStats; count it with "
                "segment_stats(hypothesis, references)"
            )
    return {segment.max_order for segment in segments}


def require_settings(*, seed: object, smoothing: object, level: object = 0.95) -> None:
    """Raise unless ``smoothing`` is a function, not its name, and the others fit.

    A seed may be one of numpy's generators, too; numpy says nothing of a negative one.
    """
    require_share(level, "level", example=0.95)
    require_smoothing(smoothing)
    if isinstance(seed, Integral):
        require_integer(seed, "seed")
