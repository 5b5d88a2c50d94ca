"""What each release of NLTK gives for the same few inputs. Chapter 16."""

import json
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Release:
    """One release, and its answers.

    Attributes:
        version: of NLTK.
        asked: the day on which it was run.
        values: from each question to a number (a ratio), or the name of an error.
    """

    version: str
    asked: str
    values: dict[str, float | str]


def load_releases() -> tuple[Release, ...]:
    """The releases from 3.2 on, oldest first; ``book/drift.py`` has asked them.

    >>> first, *_, last = load_releases()
    >>> first.version, last.version
    ('3.2', '3.10.4')
    >>> first.values["method0"], last.values["method0"]
    (0.707106781, 8.63616856e-78)
    """
    text = (files("bleu.teach") / "data" / "releases.jsonl").read_text("utf-8")
    rows = map(json.loads, text.splitlines())
    return tuple(Release(r["release"], r["asked"], r["values"]) for r in rows)
