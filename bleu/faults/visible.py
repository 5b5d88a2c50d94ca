"""Text with what cannot be seen made visible, for evidence."""

import re
import unicodedata

SHORT = {
    "\t": "TAB",
    "\n": "LF",
    "\r": "CR",
    "\u00a0": "NBSP",
    "\u00ad": "soft hyphen",
    "\u2009": "thin space",
    "\u200b": "zero-width space",
    "\u200e": "LRM",
    "\u200f": "RLM",
    "\u2028": "line separator",
    "\u202f": "narrow NBSP",
    "\u3000": "wide space",
    "\ufeff": "BOM",
}
UNSEEN = {"Cc", "Cf", "Zl", "Zp", "Co", "Cn"}


def visible(text: str, marks: re.Pattern[str] | None = None) -> str:
    """The text with invisible characters named, and the code after what ``marks`` matches.

    >>> visible("a\\u00a0b\\u200bc")
    'a⟨NBSP⟩b⟨zero-width space⟩c'
    >>> visible("p\\u0430per", re.compile("\\u0430"))
    'pа⟨U+0430⟩per'
    """
    shown = []
    for sign in text:
        if is_unseen(sign):
            shown.append(f"⟨{SHORT.get(sign) or code(sign)}⟩")
        elif marks and marks.match(sign):
            shown.append(f"{sign}⟨{code(sign)}⟩")
        else:
            shown.append(sign)
    return "".join(shown)


def is_unseen(sign: str) -> bool:
    """Whether nothing is to be seen of a character, or a space that is no space.

    >>> is_unseen("\\u3000"), is_unseen(" ")
    (True, False)
    """
    if sign.isascii():
        return sign < " "
    kind = unicodedata.category(sign)
    return kind in UNSEEN or kind == "Zs"


def code(sign: str) -> str:
    """The number of a character as Unicode writes it.

    >>> code("é")
    'U+00E9'
    """
    return f"U+{ord(sign):04X}"


def clipped(text: str, at: int = 0, width: int = 48) -> str:
    """A piece of a long line, around the character number ``at``.

    >>> clipped("abcdefghij", at=7, width=4)
    '…fghi…'
    """
    if len(text) <= width:
        return text
    start = min(max(0, at - width // 2), len(text) - width)
    end = start + width
    return "…" * (start > 0) + text[start:end] + "…" * (end < len(text))
