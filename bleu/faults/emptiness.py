"""Lines without text, and references that are fewer than they seem."""

from collections.abc import Iterator
from functools import partial

from bleu.faults.corpus import Corpus
from bleu.faults.finding import Finding, Place, found, numbers, shown, without

# what a table or a script writes where there was nothing
PLACEHOLDERS = {"none", "nan", "null", "n/a", "na", "undefined", "[]", "{}", "error"}


def find_empty_hypotheses(corpus: Corpus) -> Iterator[Finding]:
    """Hypotheses without text, where a reference has some."""
    empty = [
        i
        for i, (line, group) in enumerate(corpus.segments())
        if not line.strip() and any(each.strip() for each in group)
    ]
    if empty:
        yield found(
            corpus,
            "empty-hypotheses",
            "sure",
            f"{len(empty)} line{'s are' if len(empty) > 1 else ' is'} empty in "
            f"{corpus.names.hypotheses}, and not in the references.",
            rule="an empty line matches nothing, and its reference's length counts",
            places=[Place(corpus.names.hypotheses, numbers(empty))],
            evidence=shown(corpus, (-1, empty[0]), (0, empty[0])),
            remedy="translate these lines again (the repaired score is without them)",
            section="book/questions_zero.ipynb#q-empty-hypothesis",
            after=without(corpus, empty),
        )


def find_placeholders(corpus: Corpus) -> Iterator[Finding]:
    """Words that a table or script wrote where there was no text."""
    places = [
        i
        for i, (line, group) in enumerate(corpus.segments())
        if line.strip().lower() in PLACEHOLDERS
        and line.strip().lower() not in [each.strip().lower() for each in group]
    ]
    if len(places) >= 2:
        yield found(
            corpus,
            "placeholders",
            "sure",
            f"{len(places)} lines of {corpus.names.hypotheses} hold a program's word for "
            "nothing, such as nan or None.",
            rule="the line is this word alone, and no reference has it",
            places=[Place(corpus.names.hypotheses, numbers(places))],
            evidence=shown(corpus, (-1, places[0]), (0, places[0])),
            remedy="find out where the text was lost: df.fillna(''), str(None) (the "
            "repaired score is without these lines)",
            section="book/questions_references.ipynb#q-arrays-and-tensors",
            after=without(corpus, places),
        )


def find_empty_references(corpus: Corpus) -> Iterator[Finding]:
    """References without text, where the hypothesis or another reference has some."""
    for side, name, lines in corpus.sides():
        if side < 0:
            continue
        empty = [
            i
            for i, line in enumerate(lines[: len(corpus)])
            if line is not None
            and not line.strip()
            and (
                corpus.hypotheses[i].strip()
                or any((s[i] or "").strip() for s in corpus.references)
            )
        ]
        if not empty:
            continue
        alone = len(corpus.references) == 1
        yield found(
            corpus,
            "empty-references",
            "sure",
            f"{len(empty)} of {len(corpus)} lines are empty in {name}"
            + (
                ": nothing can match there."
                if alone
                else ": there are fewer references than files, and an empty one counts "
                "as a reference of length 0."
            ),
            rule="an empty line is no translation of a line with text",
            places=[Place(name, numbers(empty))],
            evidence=shown(corpus, (-1, empty[0]), (side, empty[0])),
            remedy="fill the lines, or pass None for a missing reference "
            "(bleu.report(hypotheses, references) takes it)",
            section="book/questions_zero.ipynb#q-empty-reference-line",
            repair=partial(_none_for_empty, side=side),
        )


def _none_for_empty(corpus: Corpus, *, side: int) -> Corpus:
    streams = list(corpus.references)
    streams[side] = tuple(
        line if (line or "").strip() else None for line in streams[side]
    )
    return corpus.with_parts(corpus.hypotheses, streams)


def find_fewer_references(corpus: Corpus) -> Iterator[Finding]:
    """Fewer references than said, or the same one twice."""
    n = len(corpus.references)
    if corpus.n_refs is not None and corpus.n_refs != n:
        yield found(
            corpus,
            "number-of-references",
            "sure",
            f"There are {n} references per line, not {corpus.n_refs}.",
            rule="counted",
            places=[Place(name) for name in corpus.names.references],
            remedy="name every reference file; the signature says nrefs",
            section="book/questions_references.ipynb#q-sacrebleu-nesting",
        )
    for j, one in enumerate(corpus.references):
        for k, other in enumerate(corpus.references[:j]):
            if one == other and len(one) > 1:
                names = corpus.names.references
                yield found(
                    corpus,
                    "same-references",
                    "sure",
                    f"{names[j]} and {names[k]} are the same lines: one reference "
                    "fewer than it seems.",
                    rule="every line is equal",
                    places=[Place(names[j]), Place(names[k])],
                    remedy="name another file; a reference twice changes no count, but "
                    "the signature claims more",
                    section="book/differs.ipynb#differs-table",
                    after=corpus.points,
                )
