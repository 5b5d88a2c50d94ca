"""How many edits away: translation edit rate, TER. Chapter 13."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from bleu.checks import require_corpus, require_references, require_tokens
from bleu.ngrams import Tokens

Row = list[int]
FAR = 10**9  # stands in cells of the edit table that nobody looks at

# what the program of the TER paper limits, so that long sentences end; sacreBLEU's values
MAX_SHIFT_WORDS = 10
MAX_SHIFT_DISTANCE = 50
MAX_SHIFTS_TRIED = 1000
BEAM = 25


@dataclass(frozen=True, slots=True)
class TerStats:
    """What a TER score is computed from. They add.

    Attributes:
        edits: insertions, deletions, substitutions and shifts, to the reference that
            needs the fewest; an integer.
        ref_len: the mean length of the references, in tokens; exact.

    >>> from fractions import Fraction
    >>> TerStats(2, Fraction(13, 2)) + TerStats(0, Fraction(4))
    TerStats(edits=2, ref_len=Fraction(21, 2))
    """

    edits: int
    ref_len: Fraction

    def __add__(self, other: object) -> "TerStats":
        if not isinstance(other, TerStats):
            return NotImplemented
        return TerStats(self.edits + other.edits, self.ref_len + other.ref_len)


@dataclass(frozen=True, slots=True)
class TerScore:
    """A TER score: edits per reference token. Lower is better.

    Attributes:
        score: a ratio, 0.0 or more; it can exceed 1.
        stats: the numbers behind it.
    """

    score: float
    stats: TerStats

    @property
    def points(self) -> float:
        """The score in points, 100 times the ratio."""
        return 100 * self.score


def edit_row(
    above: Row, word: str, reference: Tokens, start: int = 0, stop: int | None = None
) -> Row:
    """One more row of the edit table: the row ``above``, and the next hypothesis word.

    Entry j is the number of edits between the hypothesis up to ``word`` and the first
    j words of the reference. Outside ``start`` and ``stop`` it is ``FAR``.

    >>> edit_row([0, 1, 2, 3], "cat", ["a", "cat", "sat"])
    [1, 1, 1, 2]
    """
    stop = len(above) if stop is None else min(stop, len(above))
    row = [FAR] * len(above)
    for j in range(start, stop):
        row[j] = above[j] + 1
        if j:
            same_or_not = above[j - 1] + (word != reference[j - 1])
            row[j] = min(same_or_not, row[j], row[j - 1] + 1)
    return row


def edit_table(
    hypothesis: Tokens, reference: Tokens, known: dict[Tokens, Row] | None = None
) -> list[Row]:
    """All rows of the edit table, from the empty hypothesis to the whole one.

    Only a band around the diagonal is filled in, as in sacreBLEU: it is narrower than
    the table from 26 words on. ``known`` keeps the rows of beginnings met before.

    >>> edit_table(["cat"], ["a", "cat"])
    [[0, 1, 2], [1, 1, 1]]
    """
    known = {} if known is None else known
    words, length = tuple(hypothesis), len(reference)
    slope = length / len(words) if words else 1.0
    width = ceil(slope / 2 + BEAM) if slope / 2 > BEAM else BEAM
    rows = [[*range(length + 1)]]
    for i, word in enumerate(words, 1):
        row = known.get(words[:i])
        if row is None:
            middle = int(i * slope)
            stop = length + 1 if i == len(words) else middle + width
            start = max(0, middle - width)
            row = known[words[:i]] = edit_row(rows[-1], word, reference, start, stop)
        rows.append(row)
    return rows


def _path(rows: list[Row], hypothesis: Tokens, reference: Tokens) -> list[str]:
    """The operations that lead through the edit table: match, replace, delete, insert."""
    steps = []
    i, j = len(hypothesis), len(reference)
    while i or j:
        differ = i and j and hypothesis[i - 1] != reference[j - 1]
        if i and j and rows[i][j] == rows[i - 1][j - 1] + bool(differ):
            steps.append("replace" if differ else "match")
            i, j = i - 1, j - 1
        elif i and rows[i][j] == rows[i - 1][j] + 1:
            steps.append("delete")
            i -= 1
        else:
            steps.append("insert")
            j -= 1
    return steps[::-1]


def _alignment(steps: list[str]) -> tuple[list[int], list[bool], list[bool]]:
    """For each reference word its place in the hypothesis; then which words are wrong."""
    places: list[int] = []
    hyp_wrong: list[bool] = []
    ref_wrong: list[bool] = []
    for step in steps:
        if step != "insert":
            hyp_wrong.append(step != "match")
        if step != "delete":
            ref_wrong.append(step != "match")
            places.append(len(hyp_wrong) - 1)
    return places, hyp_wrong, ref_wrong


def _common_runs(first: Tokens, second: Tokens) -> Iterator[tuple[int, int, int]]:
    """Runs of words that both have: start in the first, start in the second, length."""
    for i in range(len(first)):
        for j in range(len(second)):
            if abs(i - j) <= MAX_SHIFT_DISTANCE:
                longest = min(MAX_SHIFT_WORDS, len(first) - i, len(second) - j)
                for k in range(longest):
                    if first[i + k] != second[j + k]:
                        break
                    yield i, j, k + 1


def moved(words: Tokens, start: int, length: int, target: int) -> list[str]:
    """``words`` with the run from ``start`` taken out and put in before ``target``.

    A target inside the run, or right behind it, moves it to the right by ``target - start``
    places.

    >>> moved(["c", "d", "a", "b"], start=2, length=2, target=0)
    ['a', 'b', 'c', 'd']
    """
    run = [*words[start : start + length]]
    rest = [*words[:start], *words[start + length :]]
    if target > start + length:
        target -= length
    return rest[:target] + run + rest[target:]


def best_shift(
    hypothesis: Tokens, reference: Tokens, known: dict[Tokens, Row]
) -> tuple[int, list[str], int]:
    """The shift that saves most edits: what it saves, the shifted words, how many were tried.

    A run is moved only if it stands in both sentences, is wrong where it is, and is
    missing where it goes. Of equal savings the longer run is taken, then the earlier.
    """
    rows = edit_table(hypothesis, reference, known)
    places, hyp_wrong, ref_wrong = _alignment(_path(rows, hypothesis, reference))
    tried, best = 0, (-FAR, 0, 0, 0, [*hypothesis])
    for i, j, length in _common_runs(hypothesis, reference):
        if not any(hyp_wrong[i : i + length]) or not any(ref_wrong[j : j + length]):
            continue
        if i <= places[j] < i + length:
            continue
        behind = places[max(0, j - 1) : j + length]
        targets = [0] * (j == 0) + [place + 1 for place in behind]
        for target in dict.fromkeys(targets):
            words = moved(hypothesis, i, length, target)
            cost = edit_table(words, reference, known)[-1][-1]
            saved = rows[-1][-1] - cost
            best = max(best, (saved, length, -i, -target, words))
            tried += 1
        if tried >= MAX_SHIFTS_TRIED:
            break
    return best[0], best[4], tried


def count_edits(hypothesis: Tokens, reference: Tokens) -> int:
    """Edits from the hypothesis to the reference, a shifted run of words counting one.

    Source: Snover et al. (2006). Shifts are found greedily, best first: the smallest
    number of edits there is would take too long to find.

    >>> count_edits("on monday we met him".split(), "we met him on monday".split())
    1
    >>> count_edits([], ["a", "b"])
    2
    """
    require_tokens(hypothesis, "hypothesis")
    require_tokens(reference, "reference")
    if not reference:
        return len(hypothesis)
    words = [*hypothesis]
    known: dict[Tokens, Row] = {}
    shifts = tried = 0
    while True:
        saved, order, more = best_shift(words, reference, known)
        tried += more
        if saved <= 0 or tried >= MAX_SHIFTS_TRIED:
            break
        words, shifts = order, shifts + 1
    return shifts + edit_table(words, reference, known)[-1][-1]


def ter_stats(hypothesis: Tokens, references: Sequence[Tokens]) -> TerStats:
    """Edits to the nearest reference, and the references' mean length, of one segment.

    >>> ter_stats(["a", "c"], [["a", "b", "c"], ["c"]])
    TerStats(edits=1, ref_len=Fraction(2, 1))
    >>> ter_stats([], [["a"]])
    TerStats(edits=1, ref_len=Fraction(1, 1))
    """
    require_references(references)
    lengths = [len(reference) for reference in references]
    return TerStats(
        min(count_edits(hypothesis, reference) for reference in references),
        Fraction(sum(lengths), len(lengths)),
    )


def corpus_ter(
    hypotheses: Sequence[Tokens], references: Sequence[Sequence[Tokens]]
) -> TerScore:
    """TER of a corpus: all edits, over the sum of the mean reference lengths.

    Source: Snover et al. (2006).

    The same as sacreBLEU's on these tokens; sacreBLEU lower-cases unless told otherwise,
    and this function takes the tokens as they are. When all references are empty the score
    is 1.0, or 0.0 if the hypotheses are empty too.

    >>> corpus_ter([["a", "c"], ["d"]], [[["a", "b", "c"]], [["d"]]]).score
    0.25
    >>> corpus_ter([["a", "b", "c"]], [[["d"]]]).score
    3.0
    """
    require_corpus(hypotheses, references)
    stats = sum(map(ter_stats, hypotheses, references), TerStats(0, Fraction(0)))
    if stats.ref_len:
        return TerScore(float(stats.edits / stats.ref_len), stats)
    return TerScore(1.0 if stats.edits else 0.0, stats)


def sentence_ter(hypothesis: Tokens, references: Sequence[Tokens]) -> TerScore:
    """TER of one segment: of a corpus that has only this one.

    >>> sentence_ter("on monday we met".split(), ["we met on monday".split()]).score
    0.25
    >>> sentence_ter(["a"], [["a"]]).score
    0.0
    """
    return corpus_ter([hypothesis], [references])
