"""How fast is `bleu`, and how fast is everybody else?  `make bench`; no test, not timed in CI.

In each round every program is measured once, in turns, in a process of its environment: CPU
time, on freshly made tokens. The table gives medians and ratios. The scores have to agree
before a time is printed. `--write` keeps the table for chapter 14.
"""

import argparse
import datetime
import json
import platform
import statistics
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

from tqdm import tqdm
from workloads import ARROW, NUMPY, OTHERS, STANDARD, WORKLOADS

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
# of each environment, what is loaded before anything is measured, and what cannot be
WITH = {STANDARD: "", NUMPY: "numpy", ARROW: "numpy,pyarrow", OTHERS: ""}
WITHOUT = {STANDARD: "numpy,pyarrow", NUMPY: "pyarrow", ARROW: "", OTHERS: ""}
BESIDE = ("NLTK", "sacreBLEU")  # whose time is the unit of a ratio


class Worker:
    """A process of one environment."""

    def __init__(self, environment):
        python = sys.executable
        if environment == OTHERS:
            python = str(ROOT / ".cache/bench/bin/python")
        self.process = subprocess.Popen(
            [python, HERE / "worker.py", WITH[environment], WITHOUT[environment]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()

    def measure(self, workload, entry):
        asked = {
            "data": workload.data,
            "segments": workload.segments,
            "references": workload.references,
            "calls": workload.calls,
            "joined": workload.joined,
            "peer": entry.peer,
            "options": entry.options,
        }
        print(json.dumps(asked), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"{entry.program} does not run: {entry.peer}")
        return json.loads(answer)


def measured(name, workload):
    """A row for each program: its score, its median time, and its ratios."""
    with ExitStack() as stack:
        environments = {entry.environment for entry in workload.entries}
        workers = {e: stack.enter_context(Worker(e)) for e in environments}
        rounds = []
        # the first round is not kept: modules are imported in it, and data made
        for _ in tqdm(range(workload.rounds + 1), desc=name, disable=None):
            rounds.append(
                {
                    entry.program: workers[entry.environment].measure(workload, entry)
                    for entry in workload.entries
                }
            )
    require_agreement(workload, rounds[0])
    return [
        row(name, workload, entry.program, rounds[1:]) for entry in workload.entries
    ]


def require_agreement(workload, answers):
    wanted = answers[workload.entries[0].program]["score"]
    for entry in workload.entries:
        score = answers[entry.program]["score"]
        if abs(score - wanted) > entry.tolerance:
            raise SystemExit(
                f"{workload.title}: {entry.program} gives {score!r}, not {wanted!r}"
            )


def row(name, workload, program, rounds):
    """Medians over the rounds; a ratio is the median of the rounds' ratios."""
    seconds = [answers[program]["seconds"] for answers in rounds]
    found = {
        "workload": name,
        "program": program,
        "microseconds": round(statistics.median(seconds) / workload.segments * 1e6, 2),
        "score": rounds[0][program]["score"],
    }
    for unit in BESIDE:
        for other in rounds[0]:
            if other.startswith(unit) and not other.startswith("sacrebleu-"):
                ratios = [
                    answers[other]["seconds"] / answers[program]["seconds"]
                    for answers in rounds
                ]
                found[unit] = round(statistics.median(ratios), 2)
    return found


def printed(title, rows):
    print(
        f"\n{title}; CPU time, and how many times faster than NLTK and than sacreBLEU"
    )
    for found in rows:
        ratios = "".join(
            f"{found[unit]:9.2f} x" if unit in found else " " * 11 for unit in BESIDE
        )
        program, time = found["program"], found["microseconds"]
        print(f"  {program:28} {time:10.1f} us{ratios}   BLEU {found['score']:.6f}")


def machine():
    """What the figures were measured on."""
    cpuinfo = Path("/proc/cpuinfo")
    models = [
        line.partition(": ")[2]
        for line in (cpuinfo.read_text() if cpuinfo.exists() else "").splitlines()
        if line.startswith("model name")
    ]
    return {
        "date": datetime.date.today().isoformat(),
        "machine": models[0] if models else platform.machine(),
        "cores": len(models) or None,
        "python": platform.python_version(),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("workloads", nargs="*", help=", ".join(WORKLOADS))
    parser.add_argument("--write", type=Path, help="keep the table in this file")
    options = parser.parse_args()
    unknown = set(options.workloads) - set(WORKLOADS)
    if unknown:
        parser.error(f"no such workload: {', '.join(sorted(unknown))}")
    rows = [machine()]
    for name in options.workloads or WORKLOADS:
        found = measured(name, WORKLOADS[name])
        printed(WORKLOADS[name].title, found)
        rows += found
    if options.write:
        lines = [json.dumps(found, ensure_ascii=False) for found in rows]
        options.write.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
