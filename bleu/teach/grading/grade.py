"""A folder of submissions, each run in a process of its own, with a time limit."""

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from bleu.teach.exercises import load
from bleu.teach.grading.sources import ENDINGS, sources
from bleu.teach.grading.submission import ERROR, NAMED, Result

PACKAGES = Path(__file__).parents[3]  # where `bleu` is imported from


@dataclass(frozen=True, slots=True)
class Misconception:
    """How many of a class think so.

    Attributes:
        name: short.
        count: students, each counted once.
        share: of the class, a ratio.
        section: where to read again.
    """

    name: str
    count: int
    share: float
    section: str


@dataclass(frozen=True, slots=True)
class Grades:
    """What became of each exercise of each student.

    Attributes:
        chapter: its number.
        exercises: their names.
        students: from a student to a result for each of the exercises.
    """

    chapter: int
    exercises: tuple[str, ...]
    students: dict[str, tuple[Result, ...]]

    def misconceptions(self) -> list[Misconception]:
        """Those that were named, the most frequent first."""
        sections: dict[str, str] = {}
        count: Counter[str] = Counter()
        for results in self.students.values():
            named = [result for result in results if result.kind == NAMED]
            count.update({name for result in named for name in result.names})
            for result in named:
                for name in result.names:
                    sections.setdefault(name, result.section)
        return [
            Misconception(name, n, n / len(self.students), sections[name])
            for name, n in sorted(count.items(), key=lambda pair: (-pair[1], pair[0]))
        ]


def grade(folder: Path, chapter: int, *, seconds: float) -> Grades:
    """Check every submission of a folder.

    Args:
        folder: one .py or .ipynb file per student, named for the student.
        chapter: its number.
        seconds: how long each submission may run.
    """
    names = tuple(exercise.name for exercise in load(chapter))
    files = submissions(folder)

    def results(path: Path) -> tuple[Result, ...]:
        return graded(path, chapter, names, seconds=seconds)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(results, files))
    return Grades(chapter, names, {path.stem: each for path, each in zip(files, found)})


def submissions(folder: Path) -> list[Path]:
    """The files to grade, in the order of their names; what is hidden is passed over."""
    if not folder.exists():
        raise ValueError(f"{folder}: there is no such folder")
    if not folder.is_dir():
        raise ValueError(f"{folder} is a file; give the folder of the submissions")
    files = sorted(
        path
        for path in folder.iterdir()
        if path.suffix in ENDINGS and path.is_file() and not path.name.startswith(".")
    )
    if not files:
        raise ValueError(f"{folder} has no file that ends in {' or '.join(ENDINGS)}")
    for one, next_one in pairwise(files):
        if one.stem == next_one.stem:
            raise ValueError(
                f"{one.name} and {next_one.name} are of one student; keep one of them"
            )
    return files


def graded(
    path: Path, chapter: int, names: Sequence[str], *, seconds: float
) -> tuple[Result, ...]:
    """The results of one submission: those that its process wrote, and why not more."""
    try:
        sources(path)
    except ValueError as error:
        return tuple(Result(name, ERROR, says=str(error)) for name in names)
    with TemporaryDirectory() as place:
        written = Path(place, "results")
        written.touch()
        end = ended(
            [
                sys.executable,
                *("-m", "bleu.teach.grading.submission"),
                *(str(chapter), str(path.resolve()), str(written)),
            ],
            place,
            seconds=seconds,
        )
        lines = written.read_text("utf-8").splitlines()
    known = [Result(**json.loads(line)) for line in lines]
    left = names[len(known) :]
    return *known, *(Result(name, ERROR, says=end) for name in left)


def ended(command: list[str], place: str, *, seconds: float) -> str:
    """Run a command in a folder of its own; return how it ended, in words."""
    searched = [str(PACKAGES), *filter(None, [os.environ.get("PYTHONPATH")])]
    process = subprocess.Popen(
        command,
        cwd=place,
        env=os.environ | {"MPLBACKEND": "agg", "PYTHONPATH": os.pathsep.join(searched)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        status = process.wait(seconds)
    except subprocess.TimeoutExpired:
        return f"it ran longer than {seconds:g} seconds"
    finally:
        _stop(process)
    return f"its process ended with status {status}"


def _stop(process: "subprocess.Popen[bytes]") -> None:
    """End the process and whatever it has started."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):  # nothing is left of it
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
