"""Hypotheses that no translator writes: copies, loops, cut-off lines, one line for all."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence

from bleu.faults.corpus import Corpus
from bleu.faults.encoding import decoded_again, without_escapes
from bleu.faults.finding import Finding, Place, found, numbers, shown, without
from bleu.faults.form import FINAL
from bleu.faults.traits import is_better

LOOP = re.compile(r"(.{2,60}?)\1{3,}")
LONG = 6  # tokens of a line that are no chance
ALPHABETS = {
    "Latin": re.compile("[A-Za-z\u00c0-\u024f]"),
    "Cyrillic": re.compile("[\u0400-\u052f]"),
    "Greek": re.compile("[\u0370-\u03ff]"),
    "Hangul": re.compile("[\uac00-\ud7a3]"),
    "Han or kana": re.compile("[\u3040-\u30ff\u3400-\u9fff]"),
    "Arabic": re.compile("[\u0600-\u06ff]"),
    "Hebrew": re.compile("[\u0590-\u05ff]"),
    "Thai": re.compile("[\u0e00-\u0e7f]"),
    "Devanagari": re.compile("[\u0900-\u097f]"),
}


def letters_of(line: str) -> str | None:
    """The alphabet of three in four letters of a line; None for a short or mixed one.

    >>> letters_of("The cat sleeps."), letters_of("고양이가 지금 잔다."), letters_of("OK")
    ('Latin', 'Hangul', None)
    """
    if line.isascii():  # most lines of most corpora
        return "Latin" if sum(map(str.isalpha, line)) >= 5 else None
    counts = {name: len(has.findall(line)) for name, has in ALPHABETS.items()}
    best = max(counts, key=counts.__getitem__)
    total = sum(counts.values())
    return best if total >= 5 and counts[best] >= 0.75 * total else None


def find_copies(corpus: Corpus) -> Iterator[Finding]:
    """Hypotheses that are the source, untranslated."""
    sources = corpus.sources
    if sources is None or len(sources) != len(corpus.hypotheses):
        return
    copies = [
        i
        for i, (line, group) in enumerate(corpus.segments())
        if _same(line, sources[i])
        and not any(_same(line, each) for each in group)
        and len(line.strip()) >= 5
    ]
    if len(copies) < max(2, 0.01 * len(corpus)):
        return
    yield found(
        corpus,
        "copied-source",
        "sure",
        f"{len(copies)} lines of {corpus.names.hypotheses} are the source, untranslated.",
        rule="hypothesis and source are equal, and the reference is not",
        places=[Place(corpus.names.hypotheses, numbers(copies))],
        evidence=shown(corpus, (-1, copies[0]), (0, copies[0])),
        remedy="translate these lines again (the repaired score is without them)",
        section="book/questions_uses.ipynb#q-untranslated-output",
        after=without(corpus, copies),
    )


def _same(one: str, other: str) -> bool:
    return " ".join(one.split()).casefold() == " ".join(other.split()).casefold()


def find_other_script(corpus: Corpus) -> Iterator[Finding]:
    """Hypotheses in other letters than their references."""
    places: list[int] = []
    kinds: Counter[tuple[str, str]] = Counter()
    for i, (line, group) in enumerate(corpus.segments()):
        # what a wrong encoding or an escape has made of letters is another fault
        ours = letters_of(decoded_again(without_escapes(line)))
        theirs = {letters_of(decoded_again(without_escapes(each))) for each in group}
        known = ours and theirs and None not in theirs
        if known and ours not in theirs and not _is_copy(corpus, i):
            places.append(i)
            kinds[str(ours), min(map(str, theirs))] += 1
    if len(places) < max(2, 0.01 * len(corpus)):
        return
    (ours, theirs_name), _ = kinds.most_common(1)[0]
    yield found(
        corpus,
        "another-script",
        "sure",
        f"{len(places)} lines of {corpus.names.hypotheses} are in {ours} letters, and "
        f"their references in {theirs_name}: not translated, or files exchanged.",
        rule="three in four letters of the line are of one script, and none of the "
        "references is in it",
        places=[Place(corpus.names.hypotheses, numbers(places))],
        evidence=shown(corpus, (-1, places[0]), (0, places[0])),
        remedy="translate these lines again (the repaired score is without them), or "
        "name the right reference file",
        section="book/questions_uses.ipynb#q-untranslated-output",
        after=without(corpus, places),
    )


def _is_copy(corpus: Corpus, i: int) -> bool:
    sources = corpus.sources or ()
    return i < len(sources) and _same(corpus.hypotheses[i], sources[i])


def looped(line: str) -> str:
    """A line with one copy of what it repeats without end.

    >>> looped("we see the end the end the end the end the end the end")
    'we see the end'
    >>> looped("No, no, no, no!")
    'No, no, no, no!'
    """
    if len(line) < 30:
        return line
    pieces = [line[at : at + 4] for at in range(len(line) - 3)]
    if len(set(pieces)) > 0.7 * len(pieces):
        return line  # nothing repeats enough
    return LOOP.sub(_once, line)


def _once(match: re.Match[str]) -> str:
    is_text = any(map(str.isalnum, match[1]))
    return match[1].rstrip() if is_text and len(match[0]) >= 24 else match[0]


def find_loops(corpus: Corpus) -> Iterator[Finding]:
    """Hypotheses that say the same again and again."""
    affected = [
        i
        for i, (line, group) in enumerate(corpus.segments())
        if looped(line) != line
        and len(line) - len(looped(line)) >= 18
        and all(looped(each) == each for each in group)
    ]
    if not affected:
        return
    chosen = frozenset(affected)

    def repair(given: Corpus) -> Corpus:
        lines = [
            looped(line) if i in chosen else line
            for i, line in enumerate(given.hypotheses)
        ]
        return given.with_parts(lines, given.references)

    is_often = len(affected) >= max(2, 0.01 * len(corpus))
    finding = found(
        corpus,
        "repetition",
        "sure" if is_often else "suspected",
        f"{len(affected)} line{'s' * (len(affected) > 1)} of {corpus.names.hypotheses} "
        f"repeat{'s' * (len(affected) == 1)} the same words again and again.",
        rule="four copies or more in a row, which the references have not",
        places=[Place(corpus.names.hypotheses, numbers(affected))],
        evidence=shown(corpus, (-1, affected[0]), (0, affected[0])),
        remedy="decode with a repetition penalty, no_repeat_ngram_size or an earlier end",
        section="book/questions_training.ipynb#q-repeated-words",
        repair=repair,
    )
    if is_better(corpus, repair(corpus)):
        yield finding


def find_truncation(corpus: Corpus) -> Iterator[Finding]:
    """Lines of one side that end, unfinished, at the same length."""
    n = len(corpus)
    for side, name, lines in corpus.sides():
        texts = [line or "" for line in lines[:n]]
        others = (
            [line or "" for line in corpus.references[0][:n]]
            if side < 0
            else list(corpus.hypotheses[:n])
        )
        for unit, measure in (
            ("words", lambda line: len(line.split())),
            ("characters", len),
            ("tokens", lambda line: len(corpus.split(line))),
        ):
            cut = cut_lines(texts, others, measure)
            if cut:
                length = measure(texts[cut[0]])
                yield found(
                    corpus,
                    "truncation",
                    "sure",
                    f"{len(cut)} lines of {name} end, unfinished, after {length} {unit}.",
                    rule="none is longer, the same lines are longer on the other side, "
                    "and their last sentence has no end",
                    places=[Place(name, numbers(cut))],
                    evidence=shown(corpus, (side, cut[0])),
                    remedy="raise max_length (or max_new_tokens) and translate again "
                    "(the repaired score is without these lines)",
                    section="book/questions_training.ipynb#q-output-too-short",
                    after=without(corpus, cut),
                )
                break


def cut_lines(
    texts: Sequence[str], others: Sequence[str], measure: Callable[[str], int]
) -> list[int]:
    """The lines that reach the greatest length and stop there, where others go on."""
    lengths = [measure(line) for line in texts]
    most = max(lengths, default=0)
    if most < 4:
        return []
    longer = [i for i in range(len(texts)) if measure(others[i]) > most]
    cut = [
        i
        for i in longer
        if lengths[i] == most and not texts[i].rstrip().endswith(FINAL)
    ]
    ends = [i for i in longer if others[i].rstrip().endswith(FINAL)]
    if len(cut) < max(4, 0.03 * len(texts)) or len(ends) < 0.8 * len(longer):
        return []
    shorter = [line for line, length in zip(texts, lengths) if length < most]
    finished = sum(line.rstrip().endswith(FINAL) for line in shorter)
    # most that should be longer stop here; chance would spread them, and end sentences
    is_wall = len(cut) >= 0.5 * len(longer) and finished >= 0.8 * len(shorter)
    return cut if is_wall else []


def find_duplicates(corpus: Corpus) -> Iterator[Finding]:
    """One hypothesis for many different references."""
    groups: defaultdict[str, list[int]] = defaultdict(list)
    for i, line in enumerate(corpus.hypotheses[: len(corpus)]):
        if len(corpus.split(line)) >= 4 or len(line) >= 12:
            groups[line].append(i)
    streams = corpus.references
    again: list[int] = []
    for line, places in groups.items():
        theirs = {tuple(stream[i] for stream in streams) for i in places}
        if len(theirs) >= max(4, 0.02 * len(corpus)) and line.strip():
            again += places
    if again:
        yield found(
            corpus,
            "one-hypothesis-for-many",
            "sure",
            f"{len(again)} lines of {corpus.names.hypotheses} are the same line again, "
            "and their references differ.",
            rule="four different references or more have the same hypothesis, and it is "
            "no short phrase",
            places=[Place(corpus.names.hypotheses, numbers(again))],
            evidence=shown(corpus, *((-1, i) for i in sorted(again)[:2])),
            remedy="a batch was written more than once, or the model ignores its input "
            "(the repaired score is without these lines)",
            section="book/questions_training.ipynb#q-same-bleu-every-beam",
            after=without(corpus, again),
        )


def find_references_as_output(corpus: Corpus) -> Iterator[Finding]:
    """Hypotheses that are references."""
    long = equal = 0
    places = []
    for i, (line, group) in enumerate(corpus.segments()):
        if len(corpus.split(line)) < LONG:
            continue
        long += 1
        if any(_same(line, each) for each in group):
            equal += 1
            places.append(i)
    if long < 5 or equal < 0.5 * long or equal < 5:
        return
    all_equal = equal >= 0.95 * long
    if not all_equal and equal < 20:
        return
    yield found(
        corpus,
        "references-as-output",
        "sure" if all_equal else "suspected",
        f"{equal} of {long} lines of {LONG} tokens and more are equal to a reference.",
        rule="people who translate the same text rarely agree on whole sentences",
        places=[Place(corpus.names.hypotheses, numbers(places))],
        evidence=shown(corpus, (-1, places[0]), (0, places[0])),
        remedy="see whether the same file was named twice, or whether the test set was "
        "trained on",
        section="book/meaning.ipynb#meaning-high",
        after=without(corpus, places) if equal < long else None,
    )
