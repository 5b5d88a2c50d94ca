"""From lines of text to a score that says how it was made. Chapter 9.

The settings have sacreBLEU's names and defaults, and the scores are sacreBLEU 2.6.0's to
1e-9 points. Chapter 9 lists every exception.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, islice

from bleu.checks import require_lines, require_order
from bleu.fast.scores import all_segment_stats
from bleu.score import BleuScore, bleu_score
from bleu.smoothing import Smoothing, add_k, exponential, floor, no_smoothing
from bleu.stats import BleuStats
from bleu.text.batches import tokenize_lines
from bleu.text.signature import Signature, signature_of
from bleu.text.tokenizers import signature_name, tokenizer

BATCH = 8192  # segments that are tokens at a time

# by the names that sacreBLEU gives them
SMOOTHINGS: dict[str, Callable[..., tuple[float, ...]]] = {
    "none": no_smoothing,
    "floor": floor,
    "add-k": add_k,
    "exp": exponential,
}
# those that take a value: its name here, and sacreBLEU's default
VALUES = {"floor": ("epsilon", 0.1), "add-k": ("k", 1.0)}


@dataclass(frozen=True, slots=True, repr=False)
class Report:
    """A score of lines of text, and everything needed to make it again.

    Attributes:
        score: a :class:`~bleu.BleuScore`: precisions, brevity penalty, counts.
        signature: the settings, a :class:`~bleu.text.Signature`.
        segments: the counts of each segment, for the intervals and tests of
            :mod:`bleu.significance`; none if a report of files was asked not to keep them.
        smoothing: the function from counts to precisions, for the same.
        n_segments: how many segments there are, kept or not.

    ``str(report)`` is multi-bleu's line, in points, and the signature below it.
    """

    score: BleuScore
    signature: Signature
    segments: Sequence[BleuStats]
    smoothing: Smoothing
    n_segments: int

    @property
    def points(self) -> float:
        """The score in points (0-100)."""
        return self.score.points

    @property
    def is_sacrebleus(self) -> bool:
        """Whether sacreBLEU 2.6.0 computes this score, too, from the same lines.

        With one setting it may not: its add-k makes 1 of 1 of an order without n-grams.
        """
        add_k = (self.signature.get("smooth") or "").startswith("add-k")
        return not (add_k and 0 in self.score.stats.totals)

    def sentences(self) -> list[BleuScore]:
        """The score of each segment, over the orders it has n-grams of.

        sacreBLEU's ``sentence_bleu`` leaves out the orders that are too long, too,
        except under add-k, which makes k of k of them.
        """
        return [effective_score(s, self.smoothing) for s in self.segments]

    def as_dict(self) -> dict[str, object]:
        """Everything but the segments, ready for JSON."""
        score, stats = self.score, self.score.stats
        return {
            "score": score.score,
            "points": score.points,
            "precisions": list(score.precisions),
            "matches": list(stats.matches),
            "totals": list(stats.totals),
            "brevity_penalty": score.brevity_penalty,
            "hyp_len": stats.hyp_len,
            "ref_len": stats.ref_len,
            "signature": str(self.signature),
        }

    def __repr__(self) -> str:
        return f"{self.score}\n{self.signature}"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How lines are scored: the settings of :func:`~bleu.report`, checked.

    >>> Settings(lowercase=True).tokens(["Stop!"])
    [['stop', '!']]
    """

    tokenize: str = "13a"
    lowercase: bool = False
    smoothing: str = "exp"
    smooth_value: float | None = None
    effective_order: bool = False
    max_order: int = 4

    def __post_init__(self) -> None:
        require_order(self.max_order, "max_order")
        named_smoothing(self.smoothing, self.smooth_value)
        tokenizer(self.tokenize)

    def tokens(self, lines: Iterable[str]) -> list[list[str]]:
        """The tokens of each line."""
        if self.lowercase:
            lines = [line.lower() for line in lines]
        # sacreBLEU strips the end: intl would split "1999. " and leave "1999."
        return tokenize_lines([line.rstrip() for line in lines], self.tokenize)

    def sentence(self, stats: BleuStats) -> BleuScore:
        """The score of one segment, as in :meth:`Report.sentences`."""
        smooth, _ = named_smoothing(self.smoothing, self.smooth_value)
        return effective_score(stats, smooth)

    def report(
        self,
        corpus: BleuStats,
        *,
        n_refs: int | None,
        n_segments: int,
        segments: Sequence[BleuStats],
    ) -> Report:
        """The report of counts already pooled."""
        smooth, value = named_smoothing(self.smoothing, self.smooth_value)
        if self.effective_order:
            score = effective_score(corpus, smooth)
        else:
            score = bleu_score(corpus, smoothing=smooth)
        signature = signature_of(
            n_refs=n_refs,
            tokenizer=signature_name(self.tokenize),
            smoothing=self.smoothing,
            smooth_value=value,
            lowercase=self.lowercase,
            effective_order=self.effective_order,
            max_order=self.max_order,
        )
        return Report(score, signature, segments, smooth, n_segments)


def report(
    hypotheses: Sequence[str],
    references: Sequence[Sequence[str | None]],
    *,
    tokenize: str = "13a",
    lowercase: bool = False,
    smoothing: str = "exp",
    smooth_value: float | None = None,
    effective_order: bool = False,
    max_order: int = 4,
) -> Report:
    """Corpus BLEU of lines of text, with its signature.

    Source: Post (2018); the settings are those of sacreBLEU 2.6.0.

    Args:
        hypotheses: one line of detokenized text per segment.
        references: one list of lines per hypothesis; sacreBLEU wants the transpose. None
            stands for a missing line. An empty line is a reference of length 0, as in
            sacreBLEU.
        tokenize: a key of ``bleu.text.TOKENIZERS``.
        lowercase: lower-case both sides first, in every script.
        smoothing: none, floor, add-k or exp.
        smooth_value: for floor (0.1 when left out) and add-k (1).
        effective_order: leave out the orders without any n-gram.
        max_order: the highest order.

    Returns:
        A :class:`~bleu.text.Report`. ``.points`` is the number that sacreBLEU calls the score.

    >>> print(report(["The cat is here."], [["The cat is there."]]).score)
    BLEU = 42.73, 80.0/50.0/33.3/25.0 (BP=1.000, ratio=1.000, hyp_len=5, ref_len=5)
    >>> report([""], [["The cat is there.", None]]).points
    0.0
    """
    require_lines(hypotheses, references)
    require_order(max_order, "max_order")
    settings = Settings(
        tokenize=tokenize,
        lowercase=lowercase,
        smoothing=smoothing,
        smooth_value=smooth_value,
        effective_order=effective_order,
        max_order=max_order,
    )
    groups = [[line for line in group if line is not None] for group in references]
    segments = tuple(_counted(settings, hypotheses, groups))
    group_sizes = set(map(len, groups))
    return settings.report(
        _pooled(segments),
        n_refs=group_sizes.pop() if len(group_sizes) == 1 else None,
        n_segments=len(segments),
        segments=segments,
    )


def sentence_report(
    hypothesis: str,
    references: Sequence[str | None],
    *,
    tokenize: str = "13a",
    lowercase: bool = False,
    smoothing: str = "exp",
    smooth_value: float | None = None,
    effective_order: bool = True,
    max_order: int = 4,
) -> Report:
    """BLEU of one line of text: as ``report`` of it alone, with effective order.

    Source: Post (2018); as sacreBLEU's ``sentence_bleu``. The settings are those of
    :func:`~bleu.report`.

    >>> round(sentence_report("Yes please!", ["Yes please!"]).points, 6)
    100.0
    >>> sentence_report("Yes please!", ["Yes please!"], effective_order=False).points
    0.0
    """
    return report(
        [hypothesis],
        [references],
        tokenize=tokenize,
        lowercase=lowercase,
        smoothing=smoothing,
        smooth_value=smooth_value,
        effective_order=effective_order,
        max_order=max_order,
    )


def named_smoothing(
    name: str, value: float | None = None
) -> tuple[Smoothing, float | None]:
    """The smoothing of this name in sacreBLEU, and the value it uses, if it has one.

    >>> named_smoothing("add-k")[1], named_smoothing("exp")[1]
    (1.0, None)
    """
    if not isinstance(name, str) or name not in SMOOTHINGS:
        raise ValueError(
            f"there is no smoothing {name!r}; the names are {', '.join(SMOOTHINGS)}"
        )
    if name not in VALUES:
        if value is not None:
            raise ValueError(
                f"smoothing {name} takes no value, but {value!r} is given; floor and "
                "add-k take one"
            )
        return SMOOTHINGS[name], None
    parameter, default = VALUES[name]
    value = default if value is None else value
    return partial(SMOOTHINGS[name], **{parameter: value}), value


def effective_score(stats: BleuStats, smoothing: Smoothing) -> BleuScore:
    """The score over the orders that have n-grams; the other precisions are 0.

    >>> effective_score(BleuStats((2, 1, 0), (2, 1, 0), 2, 2), no_smoothing).score
    1.0
    >>> effective_score(BleuStats.zero(2), no_smoothing).precisions
    (0.0, 0.0)
    """
    orders = sum(total > 0 for total in stats.totals)
    score = bleu_score(stats.truncated(max(1, orders)), smoothing=smoothing)
    left_out = (0.0,) * (stats.max_order - len(score.precisions))
    return replace(score, precisions=score.precisions + left_out, stats=stats)


def _counted(
    settings: Settings, hypotheses: Sequence[str], groups: Sequence[Sequence[str]]
) -> Iterator[BleuStats]:
    """The counts of each segment; a few thousand are tokens at a time, never all."""
    for at in range(0, len(hypotheses), BATCH):
        lines, batch = hypotheses[at : at + BATCH], groups[at : at + BATCH]
        tokens = iter(settings.tokens([*lines, *chain.from_iterable(batch)]))
        yield from all_segment_stats(
            list(islice(tokens, len(lines))),
            [list(islice(tokens, len(group))) for group in batch],
            max_order=settings.max_order,
        )


def _pooled(segments: Sequence[BleuStats]) -> BleuStats:
    """The sum of the segments, column by column: without an object for each step."""
    return BleuStats(
        tuple(map(sum, zip(*[segment.matches for segment in segments]))),
        tuple(map(sum, zip(*[segment.totals for segment in segments]))),
        sum([segment.hyp_len for segment in segments]),
        sum([segment.ref_len for segment in segments]),
    )
