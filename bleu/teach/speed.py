"""What `make bench` has measured, for chapter 14: read, never measured again here."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources


@dataclass(frozen=True, slots=True)
class Timed:
    """A program in a workload.

    Attributes:
        program: its name, with what it may use.
        microseconds: CPU time per segment, the median of the rounds.
        score: the BLEU it gives, a ratio in [0, 1]; 0.0 where none is asked for.
        ratios: from ``"NLTK"`` and ``"sacreBLEU"`` to how many times faster it is; one that
            does not take part is not in it.
    """

    program: str
    microseconds: float
    score: float
    ratios: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Speed:
    """All measurements of one day on one machine.

    Attributes:
        measured: the day, the machine and the Python, as a sentence shows them.
        workloads: from the name of a workload to who took part, by name.
    """

    measured: str
    workloads: Mapping[str, Mapping[str, Timed]]


def load_speed() -> Speed:
    """The measurements that come with the book.

    >>> speed = load_speed()
    >>> speed.workloads["corpus"]["NLTK"].ratios["NLTK"]
    1.0
    >>> "sacreBLEU, none" in speed.workloads["corpus"]
    True
    """
    file = resources.files("bleu.teach").joinpath("data", "speed.jsonl")
    head, *rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    workloads: dict[str, dict[str, Timed]] = {}
    for row in rows:
        ratios = {unit: row[unit] for unit in ("NLTK", "sacreBLEU") if unit in row}
        timed = Timed(row["program"], row["microseconds"], row["score"], ratios)
        workloads.setdefault(row["workload"], {})[timed.program] = timed
    measured = f"{head['date']}, {head['machine']}, Python {head['python']}"
    return Speed(measured, workloads)
