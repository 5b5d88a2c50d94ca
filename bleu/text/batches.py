"""Many lines at once to tokens: those of ``TOKENIZERS``, in less than half the time. Chapter 9.

What takes the time in a tokenizer is to begin, for each line and each rule anew. A text of
some hundred lines is gone through once (:mod:`bleu.text.passes`).
"""

import re
from collections.abc import Callable, Sequence

from bleu.checks import require_list, require_text
from bleu.text.intl import ADVICE, international_lines
from bleu.text.passes import part_marks, portions
from bleu.text.tokenizers import (
    CHINESE,
    ENTITIES,
    SIGN,
    chinese,
    split_punctuation,
    tokenizer,
)

# what the rules of 13a split: signs, a point or comma that is not inside a number, a dash
# after a digit; for zh the ends of a line count as digits
SIGNS = SIGN.pattern[2:-2]
NOT_AFTER_OTHER = "(?<![^0-9]-)"
MARK = re.compile(f"([{SIGNS}.,-]){NOT_AFTER_OTHER}(?![0-9](?<=[0-9][.,][0-9]))")
CHINESE_MARK = re.compile(
    f"([{CHINESE.pattern[2:-2]}{SIGNS}.,-]){NOT_AFTER_OTHER}"
    "(?![0-9\n](?<=[0-9\n][.,][0-9\n]))"
)
RUN = re.compile("[.,][.,][0-9]")


def tokenize_lines(lines: Sequence[str], name: str) -> list[list[str]]:
    """The tokens of each line, by the tokenizer that has this name in sacreBLEU.

    Those that ``tokenizer(name)`` gives line by line, sooner for 13a, intl and zh.

    >>> tokenize_lines(["Stop!", "It costs $5."], "13a")
    [['Stop', '!'], ['It', 'costs', '$', '5', '.']]
    >>> tokenize_lines([], "13a")
    []
    """
    split = tokenizer(name)
    require_list(lines, "lines", of="lines of text")
    for line in lines:
        require_text(line, "a line", advice=ADVICE)
    if name not in AT_ONCE:
        return [split(line) for line in lines]
    at_once = AT_ONCE[name]
    return [tokens for portion in portions(lines) for tokens in at_once(portion)]


def mteval_13a_lines(lines: list[str]) -> list[list[str]]:
    """Each line as by :func:`~bleu.text.mteval_13a`.

    >>> mteval_13a_lines(["R&amp;D: 3-4", "over-\\nlong"])
    [['R', '&', 'D', ':', '3', '-', '4'], ['overlong']]
    """
    text = "\n".join(lines)
    if "<skipped>" in text or text.count("\n") >= len(lines) > 0:
        lines = [_without_line_feeds(line.replace("<skipped>", "")) for line in lines]
    if "&" in text:
        lines = _undone("\n".join(lines)).split("\n")
    return part_marks(lines, MARK, RUN, lambda line: split_punctuation(f" {line} "))


def chinese_lines(lines: list[str]) -> list[list[str]]:
    """Each line as by :func:`~bleu.text.chinese`.

    >>> chinese_lines(["我住在London。", "3.5"])
    [['我', '住', '在', 'London', '。'], ['3.5']]
    """
    lines = [line.strip().replace("\n", " ") for line in lines]
    return part_marks(lines, CHINESE_MARK, RUN, chinese)


AT_ONCE: dict[str, Callable[[list[str]], list[list[str]]]] = {
    "13a": mteval_13a_lines,
    "intl": international_lines,
    "zh": chinese_lines,
}


def _without_line_feeds(line: str) -> str:
    return line.replace("-\n", "").replace("\n", " ")


def _undone(text: str) -> str:
    for entity, sign in ENTITIES:
        text = text.replace(entity, sign)
    return text
