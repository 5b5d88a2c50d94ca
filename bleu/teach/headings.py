"""Where a section stands: its heading for readers, its address for links. Every chapter."""

import json
from functools import cache
from importlib.resources import files


def place(section: str) -> str:
    """Chapter and heading of a section.

    >>> place("09_tokens#13a-rule-by-rule")
    'chapter 9, "13a, rule by rule"'
    >>> place("09_tokens")
    'chapter 9'
    """
    chapter = f"chapter {int(section[:2])}"
    return f'{chapter}, "{known(section)["heading"]}"' if "#" in section else chapter


def link(section: str) -> str:
    """The address of a section, from any page of the site.

    >>> link("09_tokens#13a-rule-by-rule")
    '09_tokens.html#a-rule-by-rule'
    """
    page, mark, _ = section.partition("#")
    return f"{page}.html{mark}{known(section)['anchor'] if mark else ''}"


def known(section: str) -> dict[str, str]:
    """What is known of a section; a ValueError if no chapter has it.

    >>> known("04_brevity#break-it")["heading"]
    'Break it'
    """
    if section not in _headings():
        raise ValueError(f"no chapter has a section {section!r}")
    return _headings()[section]


@cache
def _headings() -> dict[str, dict[str, str]]:
    """From a section, named as in a notebook's links, to its heading and its anchor."""
    text = (files("bleu.teach") / "data" / "headings.jsonl").read_text("utf-8")
    found = map(json.loads, text.splitlines())
    return {each["section"]: each for each in found}
