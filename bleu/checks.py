"""What functions ask of their arguments, each rule once.

A check raises TypeError for the wrong kind of thing and ValueError for the wrong value, and
names what was given. It is called before anything is computed, so that nothing is left
half-done. It imports nothing of ``bleu``: every other file may import it.
"""

import math
from collections.abc import Mapping, Sequence
from numbers import Integral, Real


class CorpusError(ValueError):
    """Files that do not make a corpus: bad UTF-8, unequal line counts, no line at all."""


def require_integer(value: object, name: str, *, least: int = 0) -> None:
    """Raise unless ``value`` is an integer of at least ``least``; True is not one."""
    if type(value) is not int:  # an int needs no closer look
        if isinstance(value, bool) or not isinstance(value, Integral):
            raise TypeError(f"{name} is {value!r}; it has to be an integer")
        value = int(value)
    if value < least:
        raise ValueError(f"{name} is {value}; it has to be {least} or more")


def require_order(n: object, name: str = "n") -> None:
    """Raise unless ``n`` is an n-gram order: an integer of at least 1."""
    require_integer(n, name, least=1)


def require_number(
    value: object, name: str, *, least: float = 0, most: float = math.inf
) -> None:
    """Raise unless ``value`` is a finite number from ``least`` to ``most``."""
    if isinstance(value, bool) or not isinstance(value, Real):
        raise TypeError(f"{name} is {value!r}; it has to be a number")
    if not least <= float(value) <= most or value == math.inf:
        span = f"{least:g} or more" if most == math.inf else f"{least:g} to {most:g}"
        raise ValueError(f"{name} is {value!r}; it has to be {span}")


def require_divisor(value: object, name: str) -> None:
    """Raise unless ``value`` is a finite number above 0."""
    require_number(value, name)
    if value == 0:
        raise ValueError(f"{name} is {value!r}; it divides, so it has to be above 0")


def require_share(value: object, name: str, *, example: float) -> None:
    """Raise unless ``value`` lies between 0 and 1, neither included."""
    require_number(value, name, most=1)
    if value in (0, 1):
        raise ValueError(
            f"{name} is {value!r}; it is a share between 0 and 1, such as {example}"
        )


def require_list(value: object, name: str, *, of: str) -> None:
    """Raise unless ``value`` is a list or tuple; ``of`` says what of."""
    if type(value) in (list, tuple):
        return
    if isinstance(value, str | bytes) or not isinstance(value, Sequence):
        raise TypeError(f"{name} is a {type(value).__name__}, not a list of {of}")


def require_tokens(tokens: Sequence[object], name: str = "tokens") -> None:
    """Raise unless ``tokens`` is a list or tuple of words (or of the numbers of words).

    Strings are sequences too: of characters. Scored as tokens they give a number that
    looks like BLEU and is not, so they are refused here, for every function.
    """
    if isinstance(tokens, str | bytes):
        raise TypeError(
            f"{name} is the {type(tokens).__name__} {_short(tokens)}, not a list of "
            "tokens; split it first, for example with .split()"
        )
    require_list(tokens, name, of="tokens")
    kinds = set(map(type, tokens))
    if kinds <= {str} or all(issubclass(kind, str | Integral) for kind in kinds):
        return
    place, token = next(
        (i, t) for i, t in enumerate(tokens) if not isinstance(t, str | Integral)
    )
    raise TypeError(
        f"{name}[{place}] is the {type(token).__name__} {_short(token)}, not a token; "
        "a token is a string: check how deeply the lists are nested"
    )


def require_references(
    references: Sequence[Sequence[object]], name: str = "references"
) -> None:
    """Raise unless ``references`` is a non-empty list of token lists."""
    require_list(references, name, of="token lists")
    if not references:
        raise ValueError(f"{name} is empty; a hypothesis needs at least one reference")
    for place, reference in enumerate(references):
        if isinstance(reference, str):
            raise TypeError(
                f"{name}[{place}] is the string {reference!r}, not a list of tokens; "
                "a single reference goes into a list of its own: [tokens]"
            )
        require_tokens(reference, "a reference")


def require_corpus(hypotheses: Sequence[object], references: Sequence[object]) -> None:
    """Raise unless both are lists, of the same length, and not empty."""
    for value, name in ((hypotheses, "hypotheses"), (references, "references")):
        require_list(value, name, of="one item per segment")
    if len(hypotheses) != len(references):
        raise ValueError(
            f"{len(hypotheses)} hypotheses but {len(references)} lists of references; "
            "references[i] holds the references of hypotheses[i]"
        )
    if not hypotheses:
        raise ValueError("the corpus is empty; give at least one hypothesis")


def require_token_corpus(
    hypotheses: Sequence[Sequence[object]],
    references: Sequence[Sequence[Sequence[object]]],
) -> None:
    """Raise unless each hypothesis has tokens and references; name the segment."""
    require_corpus(hypotheses, references)
    for i, (hypothesis, group) in enumerate(zip(hypotheses, references)):
        try:
            require_tokens(hypothesis, "hypothesis")
            require_references(group)
        except (TypeError, ValueError) as error:
            raise type(error)(f"segment {i}: {error}") from None


def require_text(text: object, name: str, *, advice: str) -> None:
    """Raise unless ``text`` is a string; ``advice`` says what to do with tokens."""
    if not isinstance(text, str):
        raise TypeError(f"{name} is a {type(text).__name__}, not a string; {advice}")


def require_texts(references: Sequence[object], *, advice: str) -> None:
    """Raise unless ``references`` is a non-empty list of strings."""
    if isinstance(references, str) or not isinstance(references, Sequence):
        raise TypeError(
            f"references is a {type(references).__name__}, not a list of strings; "
            "a single reference goes into a list of its own: [text]"
        )
    if not references:
        raise ValueError("references is empty; a hypothesis needs at least one")
    for text in references:
        require_text(text, "a reference", advice=advice)


def require_lines(
    hypotheses: Sequence[object], references: Sequence[Sequence[object]]
) -> None:
    """Raise unless every hypothesis is a string, with a list of strings beside it."""
    require_corpus(hypotheses, references)
    for i, (line, group) in enumerate(zip(hypotheses, references)):
        if isinstance(group, str | bytes) or not isinstance(group, Sequence):
            raise TypeError(
                f"references[{i}] is a {type(group).__name__}; each hypothesis has a "
                "list of references, also when there is only one"
            )
        for each in (line, *group):
            if not isinstance(each, str) and (each is not None or each is line):
                raise TypeError(
                    f"segment {i} holds a {type(each).__name__} where a line of text "
                    "belongs; for token lists there is corpus_bleu"
                )
        if all(each is None for each in group):
            raise ValueError(f"segment {i} has no reference; give at least one")


def decoded(line: bytes, name: str, number: int) -> str:
    """The text of a line of a UTF-8 file; ``name`` and ``number`` stand in the error."""
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise CorpusError(
            f"{name}, line {number}, byte {error.start + 1}: "
            f"0x{line[error.start]:02x} is not UTF-8; save the file as UTF-8"
        ) from None


def require_ref_lens(ref_lens: Sequence[object]) -> None:
    """Raise unless ``ref_lens`` is a non-empty list of lengths."""
    require_list(ref_lens, "ref_lens", of="lengths")
    if not ref_lens:
        raise ValueError("ref_lens is empty; a hypothesis needs at least one reference")
    for length in ref_lens:
        require_integer(length, "a reference length")


def require_counts(matches: Sequence[object], totals: Sequence[object]) -> None:
    """Raise unless there are as many matches as totals, and no match too many."""
    if not matches or len(matches) != len(totals):
        raise ValueError(
            f"{len(matches)} orders of matches and {len(totals)} of totals; give the "
            "same number of each, at least one"
        )
    for count in (*matches, *totals):
        require_integer(count, "a count")
    if any(m > l for m, l in zip(matches, totals)):  # type: ignore[operator]
        raise ValueError(
            f"matches {matches} exceed totals {totals}; a match is one of the n-grams "
            "counted"
        )


def require_precisions(precisions: Sequence[object]) -> None:
    """Raise unless ``precisions`` is a non-empty list of numbers of at least 0."""
    if not precisions:
        raise ValueError("no precisions; a mean needs at least one number")
    for precision in precisions:
        require_number(precision, "a precision")


def require_weights(weights: Sequence[float], orders: int) -> None:
    """Raise unless ``weights`` are ``orders`` numbers, none negative, with sum 1."""
    if len(weights) != orders:
        raise ValueError(
            f"{len(weights)} weights for {orders} orders; give one weight per order"
        )
    for place, weight in enumerate(weights):
        require_number(weight, f"weights[{place}]", most=math.inf)
    total = math.fsum(weights)
    if abs(total - 1) > 1e-9:
        shown = ", ".join(f"{weight:g}" for weight in weights)
        raise ValueError(
            f"the weights ({shown}) sum to {total:g}, not 1; divide each by their sum"
        )


def require_smoothing(smoothing: object) -> None:
    """Raise unless ``smoothing`` is a function, and not the name of one."""
    if not callable(smoothing):
        raise TypeError(
            f"smoothing is {smoothing!r}; it is a function from bleu.smoothing, such "
            "as exponential, or the smoothing of a report"
        )


def require_orders(precisions: Sequence[object], orders: int) -> None:
    """Raise unless a smoothing gave a precision for each order that is scored."""
    if len(precisions) != orders:
        raise ValueError(
            f"the smoothing gave {len(precisions)} precisions for {orders} orders; one "
            "that needs to see more orders says how many: smoothing.extra_orders = 1"
        )


def require_distribution(steps: Mapping[str, float], name: str) -> None:
    """Raise unless ``steps`` are log-probabilities whose probabilities sum to 1."""
    if not isinstance(steps, Mapping):
        raise TypeError(
            f"{name} is a {type(steps).__name__}; it has to be a mapping from token to "
            "log-probability"
        )
    if not steps:
        raise ValueError(f"{name} is empty; give at least the end a probability")
    for token, value in steps.items():
        number = type(value) is float or isinstance(value, Real)  # the first is quick
        if not number or not isinstance(token, str):
            raise TypeError(
                f"{name} holds {value!r} for {token!r}; a token is a string, and its "
                "log-probability a number"
            )
    if not all(value <= 0 for value in steps.values()):  # nan is not
        token = next(t for t, value in steps.items() if not value <= 0)
        raise ValueError(
            f"{name} holds {steps[token]!r} for {token!r}; a log-probability is at "
            "most 0: take math.log of the probability"
        )
    total = math.fsum(map(math.exp, steps.values()))
    if abs(total - 1) > 1e-6:
        raise ValueError(f"{name} has probabilities that sum to {total:.6g}, not to 1")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
