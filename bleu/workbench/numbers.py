"""What the sections show, as numbers: gains and losses, n-grams, lengths, frequencies."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from bleu.ngrams import Ngram
from bleu.precision import clipped_counts, max_ref_counts
from bleu.score import bleu_score
from bleu.stats import BleuStats
from bleu.workbench.bench import Bench, System, Tell, silent

LENGTHS = (10, 20, 30, 40)  # tokens of the reference: the upper ends of the groups
FREQUENCIES = (1, 4, 19, 99)  # how often the references have a word
AT_ONCE = 200  # segments between two words about progress


def points(bench: Bench, system: System) -> list[float]:
    """The score of each segment, over the orders it has n-grams of."""
    return [100 * bench.settings.sentence(s).score for s in system.report.segments]


def losses(system: System) -> list[float]:
    """By how many points the corpus score would rise if this segment were its reference.

    That is: if each of its n-grams matched, and it were as long as its reference.
    """
    report = system.report
    corpus, smoothing = report.score.stats, report.smoothing
    found = []
    for segment in report.segments:
        other = corpus + perfect(segment)
        mended = BleuStats(
            tuple(a - b for a, b in zip(other.matches, segment.matches)),
            tuple(a - b for a, b in zip(other.totals, segment.totals)),
            other.hyp_len - segment.hyp_len,
            other.ref_len - segment.ref_len,
        )
        score = bleu_score(mended, smoothing=smoothing).score
        found.append(100 * (score - report.score.score))
    return found


def perfect(segment: BleuStats) -> BleuStats:
    """The counts of a hypothesis that is its reference.

    >>> perfect(BleuStats((0, 0), (1, 0), 1, 3))
    BleuStats(matches=(3, 2), totals=(3, 2), hyp_len=3, ref_len=3)
    """
    length = segment.ref_len
    full = tuple(max(0, length - n) for n in range(segment.max_order))
    return BleuStats(full, full, length, length)


@dataclass(frozen=True, slots=True)
class Group:
    """Some segments, or some words, of one system.

    Attributes:
        name: which ones, such as "11 to 20".
        size: how many.
        value: their score in points, or the share of the words in per cent; None of nothing.
    """

    name: str
    size: int
    value: float | None


def by_length(system: System) -> list[Group]:
    """The score of the segments whose reference has so many tokens."""
    pooled = [BleuStats.zero(system.report.score.stats.max_order)] * (len(LENGTHS) + 1)
    sizes = [0] * len(pooled)
    for segment in system.report.segments:
        place = sum(segment.ref_len > end for end in LENGTHS)
        pooled[place] += segment
        sizes[place] += 1
    smoothing = system.report.smoothing
    return [
        Group(name, size, bleu_score(s, smoothing=smoothing).points if size else None)
        for name, size, s in zip(group_names(LENGTHS, least=0), sizes, pooled)
    ]


def group_names(ends: tuple[int, ...], *, least: int) -> list[str]:
    """The groups in words.

    >>> group_names((1, 4), least=1)
    ['1', '2 to 4', '5 or more']
    """
    starts = [least, *(end + 1 for end in ends)]
    names = [f"{a} to {b}" if a < b else f"{a}" for a, b in zip(starts, ends)]
    return [*names, f"{starts[-1]} or more"]


@dataclass(frozen=True, slots=True)
class Counts:
    """N-grams of all segments, counted.

    Attributes:
        wanted: how often the references have each, the most of any one reference.
        matched: for each system, how often it has it and it counts.
    """

    wanted: Counter[Ngram]
    matched: list[Counter[Ngram]]


def ngram_table(bench: Bench, tell: Tell = silent) -> Counts:
    """The n-grams of all orders that references have, and those that systems match."""
    table = Counts(Counter(), [Counter() for _ in bench.systems])
    orders = range(1, bench.settings.max_order + 1)
    for hypotheses, references in tokenized(bench, tell):
        for n in orders:
            table.wanted.update(max_ref_counts(references, n))
            for system, hypothesis in enumerate(hypotheses):
                table.matched[system].update(clipped_counts(hypothesis, references, n))
    return table


def tokenized(
    bench: Bench, tell: Tell = silent
) -> Iterator[tuple[list[list[str]], list[list[str]]]]:
    """The tokens of each segment: of all systems, and of all references."""
    n = len(bench.systems)
    for at in range(0, len(bench), AT_ONCE):
        stop = min(at + AT_ONCE, len(bench))
        lines = [
            line
            for i in range(at, stop)
            for line in (*(s.lines[i] for s in bench.systems), *bench.references[i])
        ]
        tokens = iter(bench.tokens(lines))
        for i in range(at, stop):
            hypotheses = [next(tokens) for _ in range(n)]
            yield hypotheses, [next(tokens) for _ in bench.references[i]]
        tell("Counting words", stop / len(bench))


def missed(
    counts: Counts, system: int, *, order: int, most: int = 10
) -> list[tuple[Ngram, int]]:
    """The n-grams that the references have most often more than the system matches."""
    lost = {
        g: k - counts.matched[system][g]
        for g, k in counts.wanted.items()
        if len(g) == order and k > counts.matched[system][g]
    }
    return ordered(lost)[:most]


def got(
    counts: Counts, one: int, other: int, *, order: int, most: int = 10
) -> list[tuple[Ngram, int]]:
    """The n-grams that one system matches most often more than another."""
    mine, theirs = counts.matched[one], counts.matched[other]
    more = {
        g: k - theirs[g] for g, k in mine.items() if len(g) == order and k > theirs[g]
    }
    return ordered(more)[:most]


def ordered(counts: dict[Ngram, int]) -> list[tuple[Ngram, int]]:
    """The largest first; of equal ones, words before punctuation, then by the alphabet.

    >>> ordered({(",", "and"): 1, ("a", "cat"): 1, (",", "the"): 2})
    [((',', 'the'), 2), (('a', 'cat'), 1), ((',', 'and'), 1)]
    """
    return sorted(counts.items(), key=lambda item: (-item[1], marks(item[0]), item[0]))


def marks(ngram: Ngram) -> int:
    """How many tokens of an n-gram have no letter and no digit."""
    return sum(not any(map(str.isalnum, str(token))) for token in ngram)


def by_frequency(counts: Counts, system: int) -> list[Group]:
    """Of the words that the references have so often, the share that the system matches."""
    wanted, matched = [[0] * (len(FREQUENCIES) + 1) for _ in range(2)]
    for ngram, k in counts.wanted.items():
        if len(ngram) == 1:
            place = sum(k > end for end in FREQUENCIES)
            wanted[place] += k
            matched[place] += counts.matched[system][ngram]
    return [
        Group(name, all_, 100 * some / all_ if all_ else None)
        for name, all_, some in zip(group_names(FREQUENCIES, least=1), wanted, matched)
    ]
