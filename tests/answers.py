"""Answers to the exercises, right and wrong, as readers write them: tests/bleu/answers/*.py.

A file holds many answers. Each begins with a comment that names the exercise and what the check
should call it: `# 2.2 right`, `# 2.2 wrong: no clip`; `+` stands between two mistakes. What
follows, up to the next such comment, is the text of a cell.

    python tests/answers.py FILE...    a table of what the checks say to the answers in the files
"""

import linecache
import re
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from bleu.teach.diagnosis import diagnose
from bleu.teach.exercises import find

FOLDER = Path(__file__).parent / "bleu" / "answers"
START = re.compile(r"^# (\d+\.\d+) (right|wrong: (.+))$", re.MULTILINE)


class Answer(NamedTuple):
    """The text of a cell, and what is to be said about it."""

    exercise: str
    names: tuple[str, ...]  # of its mistakes; empty where it is right
    source: str
    place: str  # file and line

    @property
    def right(self):
        """Whether it is meant to be right."""
        return not self.names

    def __str__(self):
        return f"{self.exercise} {' + '.join(self.names) or 'right'} ({self.place})"


def read(path):
    """The answers in a file, from top to bottom."""
    text = Path(path).read_text("utf-8")
    starts = [*START.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    for start, end in zip(starts, ends):
        line = text[: start.start()].count("\n") + 1
        names = tuple(filter(None, re.split(r" \+ ", start[3] or "")))
        source = text[start.end() : end]
        yield Answer(start[1], names, source, f"{Path(path).name}:{line}")


def checked(answer):
    """What the check finds in an answer."""
    exercise = find(answer.exercise)
    # as a notebook does it: the text of a cell can be had while it runs
    name = f"<{answer.place}>"
    linecache.cache[name] = (
        len(answer.source),
        None,
        answer.source.splitlines(True),
        name,
    )
    namespace = {"__name__": "__main__"}
    exec(compile(answer.source, name, "exec"), namespace)
    return diagnose(exercise, namespace[exercise.function])


def table(paths):
    """Print each answer with what was found, and count what kinds there are."""
    kinds = Counter()
    for path in paths:
        for answer in read(path):
            finding = checked(answer)
            if finding.right != answer.right:
                kind = "ACCEPTED" if finding.right else "REFUSED"
            else:
                kind = (
                    "right" if finding.right else "named" if finding.names else "bare"
                )
            kinds[kind] += 1
            print(
                f"{kind:8} {answer}\n         {' + '.join(finding.names)}: {finding.says}"
            )
    print(dict(kinds))


if __name__ == "__main__":
    table(sys.argv[1:] or sorted(FOLDER.glob("*.py")))
