"""How lists of references are nested: three shapes that people pass, and the right one.

``bleu``, NLTK and most wrappers want one list per segment, sacreBLEU one list per translator.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from bleu.faults.corpus import Corpus, Stream
from bleu.faults.finding import Finding, found

Shape = Literal["segments", "streams"]
SECTION = "book/questions_references.ipynb#q-sacrebleu-nesting"


class Nested(NamedTuple):
    """References as streams, and what was wrong with their nesting."""

    streams: tuple[Stream, ...]
    fault: Literal["", "flat-references", "transposed-references"] = ""


def as_streams(
    references: Sequence[object], n: int, *, shape: Shape = "segments"
) -> Nested:
    """One stream per translator, of references nested in one of three ways.

    Args:
        references: a list of strings, or of lists of strings or None.
        n: the number of hypotheses.
        shape: what the tool wants that the lists are meant for.

    >>> as_streams([["a", "A"], ["b", "B"]], 2).streams
    (('a', 'b'), ('A', 'B'))
    >>> as_streams(["a", "b"], 2)
    Nested(streams=(('a', 'b'),), fault='flat-references')
    >>> as_streams([["a", "b", "c"]], 3)
    Nested(streams=(('a', 'b', 'c'),), fault='transposed-references')
    """
    if isinstance(references, str) or not isinstance(references, Sequence):
        raise TypeError(
            f"references is a {type(references).__name__}; give one list of lines per "
            "hypothesis"
        )
    if not references:
        raise ValueError("references is empty; give at least one reference per line")
    if all(isinstance(each, str) for each in references):
        return Nested((tuple(references),), "flat-references")  # type: ignore[arg-type]
    groups = [_group(each, i) for i, each in enumerate(references)]
    lengths = set(map(len, groups))
    is_per_segment = len(groups) == n
    is_per_stream = lengths == {n}
    if shape == "streams":
        if is_per_stream or not is_per_segment:
            return Nested(tuple(groups))
        return Nested(_transposed(groups), "transposed-references")
    if is_per_segment or not is_per_stream:
        return Nested(_transposed(groups))
    return Nested(tuple(groups), "transposed-references")


def _group(each: object, i: int) -> Stream:
    if isinstance(each, str) or not isinstance(each, Sequence):
        raise TypeError(
            f"references[{i}] is a {type(each).__name__} among lists; give one list of "
            "lines per hypothesis"
        )
    for line in each:
        if line is not None and not isinstance(line, str):
            raise TypeError(
                f"references[{i}] holds a {type(line).__name__}; give lines of text, "
                'such as " ".join(tokens)'
            )
    return tuple(each)


def _transposed(groups: Sequence[Stream]) -> tuple[Stream, ...]:
    most = max(map(len, groups), default=0)
    return tuple(
        tuple(group[j] if j < len(group) else None for group in groups)
        for j in range(most)
    )


def untangled(corpus: Corpus) -> Corpus | None:
    """Square references the other way round, if that scores far better."""
    n = len(corpus.hypotheses)
    if n < 2 or len(corpus.references) != n or {*map(len, corpus.references)} != {n}:
        return None
    other = corpus.with_parts(corpus.hypotheses, _transposed(corpus.references))
    return other if other.points > 2 * corpus.points + 1 else None


def nesting_finding(
    corpus: Corpus, fault: str, given: Corpus, *, shape: Shape
) -> Finding:
    """What is wrong with the nesting; ``given`` is what a tool reads."""
    wanted = (
        "one list per hypothesis, with its references"
        if shape == "segments"
        else "one list per translator, with a line per hypothesis"
    )
    is_flat = fault == "flat-references"
    wrap = "[[line] for line in references]" if shape == "segments" else "[references]"
    what = "a list of strings" if is_flat else "nested the other way round"
    return found(
        given,
        fault,
        "sure",
        f"references is {what}: a tool that takes it compares {len(given)} of "
        f"{len(corpus)} lines, with the wrong references.",
        rule=f"the tool wants {wanted}; the lengths say what was given",
        places=[],
        remedy=wrap if is_flat else "[list(group) for group in zip(*references)]",
        section=SECTION,
        repair=lambda _: corpus,
    )
