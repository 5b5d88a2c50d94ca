"""How typed text becomes sentences, references and lengths, and what the forms share.

The book's own tokens: whatever stands between spaces. The limits keep an answer short
enough to read, and the page quick.
"""

import re
from functools import partial

from live.forms import Choice, Text, shown

MOST_WORDS, MOST_REFERENCES, MOST_LENGTH = 60, 6, 40
SEPARATORS = r"[\s,;、，]+"  # typed on a Korean or a Japanese keyboard, too


def sentence(label: str, text: str) -> list[str]:
    """Tokens; none is allowed, too many are not.

    >>> sentence("Candidate", " the cat ")
    ['the', 'cat']
    """
    tokens = text.split()
    if len(tokens) > MOST_WORDS:
        raise ValueError(
            f"{label}: {len(tokens)} words were given. At most {MOST_WORDS} are allowed."
        )
    return tokens


def sentences(label: str, text: str, most: int = MOST_REFERENCES) -> list[list[str]]:
    """One reference per line, at least one; empty lines do not count.

    >>> sentences("References", "the cat\\n\\na dog")
    [['the', 'cat'], ['a', 'dog']]
    """
    lines = [line for line in text.splitlines() if line.strip()]
    if not 1 <= len(lines) <= most:
        allowed = (
            "Write exactly one" if most == 1 else f"Write 1 to {most}, one per line"
        )
        raise ValueError(f"{label}: {_lines(len(lines))} given. {allowed}.")
    return [
        sentence(label if most == 1 else f"{label}, line {place}", line)
        for place, line in enumerate(lines, 1)
    ]


def lengths(label: str, text: str) -> list[int]:
    """Integers with commas or spaces between them.

    >>> lengths("Lengths", "12, 15 17")
    [12, 15, 17]
    """
    parts = [part for part in re.split(SEPARATORS, text) if part]
    if not 1 <= len(parts) <= MOST_REFERENCES:
        raise ValueError(
            f"{label}: {len(parts) or 'no'} numbers were given. "
            f"Write 1 to {MOST_REFERENCES}, with commas between them."
        )
    for part in parts:
        if not re.fullmatch(r"\d{1,2}", part) or not 1 <= int(part) <= MOST_LENGTH:
            raise ValueError(
                f"{label}: {shown(part)} was given. "
                f"Allowed are integers from 1 to {MOST_LENGTH}."
            )
    return [int(part) for part in parts]


def candidate(default: str) -> Text:
    """The field for the candidate, which three forms have."""
    return Text(
        name="candidate",
        label="Candidate",
        default=default,
        hint=f"Words with spaces between them, at most {MOST_WORDS}.",
        read=sentence,
        rows=2,
    )


def references(*defaults: str) -> Text:
    """The field for one or more references."""
    return Text(
        name="references",
        label="References",
        default="\n".join(defaults),
        hint=f"One per line: 1 to {MOST_REFERENCES} lines, "
        f"each at most {MOST_WORDS} words.",
        read=sentences,
        rows=3,
        most=600 * MOST_REFERENCES,
    )


def reference(default: str) -> Text:
    """The field for a single reference; its value is a list of one."""
    return Text(
        name="reference",
        label="Reference",
        default=default,
        hint=f"One sentence, at most {MOST_WORDS} words.",
        read=partial(sentences, most=1),
        rows=2,
    )


def order(default: str) -> Choice:
    """The field for n, which two forms have."""
    orders = {str(n): n for n in (1, 2, 3, 4)}
    return Choice(name="n", label="Order n", default=default, options=orders)


def small(n: int) -> str:
    """A number as small digits below the line: the 1 of p₁."""
    return str(n).translate(str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉"))


def _lines(count: int) -> str:
    return {0: "no sentence was", 1: "1 line was"}.get(count, f"{count} lines were")
