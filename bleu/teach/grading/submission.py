"""One submission, run in the process that this module is started as.

Usage: python -m bleu.teach.grading.submission CHAPTER FILE RESULTS

A line of JSON is added to RESULTS as soon as an exercise is checked, so that what came
before an endless loop is known.
"""

import json
import linecache
import re
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from bleu.teach.diagnosis import NOTHING, Finding, diagnose
from bleu.teach.exercise import Exercise, Open
from bleu.teach.exercises import load
from bleu.teach.grading.sources import sources, stubs

RIGHT, NAMED, UNNAMED, MISSING, ERROR = (
    "right",
    "named",
    "not named",
    "missing",
    "error",
)


@dataclass(frozen=True, slots=True)
class Result:
    """What became of one exercise.

    Attributes:
        exercise: its name, such as ``"2.2"``.
        kind: right, named, not named, missing or error.
        names: of the misconceptions, if it is a named one; of what it raises.
        says: what the checker says to the student.
        section: where to read again.
    """

    exercise: str
    kind: str
    names: tuple[str, ...] = ()
    says: str = ""
    section: str = ""

    def __str__(self) -> str:
        return ", ".join(self.names) or self.kind


@dataclass(slots=True)
class Run:
    """What a submission has left behind.

    Attributes:
        names: what it has defined.
        waiting: the functions that are not written yet.
        broken: from a piece that failed to its error.
    """

    names: dict[str, Any] = field(default_factory=dict)
    waiting: set[str] = field(default_factory=set)
    broken: dict[str, str] = field(default_factory=dict)


def main(chapter: str, path: str, results: str) -> None:
    """Run a file, check every exercise of the chapter, write down what is found."""
    run = execute(sources(Path(path)))
    with Path(results).open("a", encoding="utf-8") as file:
        for exercise in load(int(chapter)):
            file.write(json.dumps(asdict(checked(exercise, run))) + "\n")
            file.flush()


def execute(pieces: list[str]) -> Run:
    """Run the pieces one after another; the next one runs also after an error."""
    module = ModuleType("submission")  # so what is kept for __main__ does not run
    sys.modules[module.__name__] = module
    run = Run(vars(module))
    for number, piece in enumerate(pieces, 1):
        name = f"<cell {number}>"
        # the checker reads the text of functions
        linecache.cache[name] = len(piece), None, piece.splitlines(True), name
        try:
            exec(compile(piece, name, "exec"), run.names)
        except (Exception, SystemExit) as error:
            run.broken[piece] = f"{type(error).__name__}: {error}"
        for function, waits in stubs(piece).items():
            (run.waiting.add if waits else run.waiting.discard)(function)
    return run


def checked(exercise: Exercise | Open, run: Run) -> Result:
    """One exercise: looked for, and given to the book's checker."""
    name = exercise.function
    answer = run.names.get(name)
    if answer is None:
        for piece, error in run.broken.items():
            if re.search(rf"\b{name}\b", piece):
                return Result(exercise.name, ERROR, says=error)
    if answer is None or name in run.waiting:
        return Result(exercise.name, MISSING)
    finding = diagnose(exercise, answer)
    section = finding.section or exercise.section
    return Result(exercise.name, kind(finding), finding.names, finding.says, section)


def kind(finding: Finding) -> str:
    """What a table calls it."""
    if finding.right:
        return RIGHT
    if finding.state == NOTHING:
        return MISSING
    if any(name.startswith("raises ") for name in finding.names):
        return ERROR  # which says what happened, and not what was thought
    return NAMED if finding.names else UNNAMED


if __name__ == "__main__":
    main(*sys.argv[1:])
