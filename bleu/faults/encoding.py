"""Bytes read in another encoding than they were written in, and letters in disguise."""

import html
import re
from collections.abc import Iterator

from bleu.faults.corpus import Corpus
from bleu.faults.finding import Finding, Place, found, numbers, pair_of_lines, without
from bleu.faults.traits import Trait, find_trait, lines_with

REPLACEMENT = "\ufffd"
ENTITY = re.compile(r"&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
ESCAPE = re.compile(r"\\u[0-9a-fA-F]{4}|\\[nrt](?![A-Za-z])|\\\"")

# what Latin-1 and Windows-1252 make of the bytes from 0x80 on, and back
BYTES = {chr(byte): byte for byte in range(0x80, 0x100)}
for _byte in range(0x80, 0xA0):
    _sign = bytes([_byte]).decode("cp1252", "replace")
    if _sign != REPLACEMENT:
        BYTES[_sign] = _byte
RUN = re.compile(f"[{re.escape(''.join(BYTES))}]{{2,}}")


def decoded_again(text: str) -> str:
    """The text, where UTF-8 was read as Latin-1 or Windows-1252 and can be read again.

    >>> decoded_again("cafÃ© and naÃ¯ve")
    'café and naïve'
    >>> decoded_again("Übung «für» Ängste")
    'Übung «für» Ängste'
    """
    return RUN.sub(lambda match: _as_utf8(match[0]), text)


def _as_utf8(run: str) -> str:
    try:
        return bytes(BYTES[sign] for sign in run).decode("utf-8")
    except UnicodeDecodeError:
        return run


def without_escapes(text: str) -> str:
    """JSON's escapes undone.

    >>> without_escapes('caf\\\\u00e9 \\\\"now\\\\"')
    'café "now"'
    """
    return ESCAPE.sub(lambda match: _unescaped(match[0]), text)


def _unescaped(sign: str) -> str:
    if sign[1] == "u":
        return chr(int(sign[2:], 16))
    return {"n": " ", "r": " ", "t": " ", '"': '"'}[sign[1]]


TRAITS = (
    Trait(
        name="wrong-encoding",
        says="are UTF-8 that was read as Latin-1 or Windows-1252.",
        remedy='open(path, encoding="utf-8") wherever the file is read and written; '
        'line.encode("cp1252").decode("utf-8") repairs most lines',
        section="book/differs.ipynb#differs-first",
        has=lambda s: not s.isascii() and decoded_again(s) != s,
        mend=decoded_again,
        sure_share=0.0,
        on_both_sides=True,
    ),
    Trait(
        name="html-entities",
        says="have HTML entities in place of characters.",
        remedy="html.unescape(line); after Moses' tokenizer, deescape and detokenize",
        section="book/questions_tokens.ipynb#q-html-entities",
        has=lambda s: (
            "&" in s and any(html.unescape(e) != e for e in ENTITY.findall(s))
        ),
        mend=lambda s: ENTITY.sub(lambda match: html.unescape(match[0]), s),
        least=2,
        share=0.01,
        sure_share=0.0,
        harmless=True,
    ),
    Trait(
        name="json-escapes",
        says="have JSON's escapes (\\u00e9, \\n) in place of characters.",
        remedy="json.loads(line) gives the text; write it with ensure_ascii=False",
        section="book/questions_uses.ipynb#q-line-breaks-in-output",
        has=ESCAPE.search,
        mend=without_escapes,
        share=0.03,
    ),
)


def find_traits(corpus: Corpus) -> Iterator[Finding]:
    """Characters in disguise."""
    for trait in TRAITS:
        yield from find_trait(corpus, trait)


def find_replaced(corpus: Corpus) -> Iterator[Finding]:
    """The sign that a decoder puts where it could not read."""
    having = lines_with(corpus, lambda line: REPLACEMENT in line)
    for side, name, _ in corpus.sides():
        if not having[side]:
            continue
        first = having[side][0]
        affected = frozenset(having[side])
        yield found(
            corpus,
            "lost-characters",
            "sure",
            f"{len(affected)} line{'s' * (len(affected) > 1)} of {name} with the sign �, which a "
            "decoder puts where it could not read: characters are lost.",
            rule="U+FFFD is written by decoders, not by people",
            places=(Place(name, numbers(having[side])),),
            evidence=pair_of_lines(corpus, first, max(side, 0)),
            after=without(corpus, affected),
            remedy="make the file again and read it as UTF-8; the cost is that of these "
            "lines, the score without them",
            section="book/differs.ipynb#differs-first",
        )
