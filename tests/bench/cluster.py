"""How long a corpus takes with and without a cluster: the table of chapter 15. `make bench-cluster`

Wall time: of a loop in one process, of processes that read their part, and of processes that
are sent the lines. The least of three rounds, for a machine has other things to do as well.
"""

import pickle
import platform
import sys
from datetime import date
from functools import partial
from itertools import accumulate
from operator import add
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from bleu import BleuStats
from bleu.fast import segment_stats
from bleu.fast.cluster import connect, count_files, fold

SEGMENTS = 200_000
ROUNDS = 3
CHUNK = 10_000  # lines that are sent at a time
WORDS = [f"w{i}" for i in range(30_000)]
WEIGHTS = list(accumulate(1 / (rank + 2.7) for rank in range(30_000)))


def write_corpus(folder):
    """References of 5 to 45 words, the frequent ones often; every fourth word is replaced."""
    random = Random(15)
    draw = partial(random.choices, WORDS, cum_weights=WEIGHTS)
    names = folder / "output.txt", folder / "reference.txt"
    with open(names[0], "w") as output, open(names[1], "w") as reference:
        for _ in range(SEGMENTS):
            words = draw(k=random.randint(5, 45))
            said = [w if random.random() < 0.75 else draw()[0] for w in words]
            print(*words, file=reference)
            print(*said, file=output)
    return names


def lines(names):
    with open(names[0]) as output, open(names[1]) as reference:
        yield from zip(output, reference)


def counted(pairs):
    stats = (segment_stats(h.split(), [r.split()]) for h, r in pairs)
    return sum(stats, BleuStats.zero(4))


def sent(client, names):
    """The same with a cluster to which this process sends the lines."""
    pairs = list(lines(names))
    chunks = [pairs[at : at + CHUNK] for at in range(0, len(pairs), CHUNK)]
    return fold(add, client.gather(client.map(counted, client.scatter(chunks))))


def nothing(number):
    return number


def least(work):
    """The shortest time of some rounds, and what came out."""
    times = []
    for _ in range(ROUNDS):
        start = perf_counter()
        found = work()
        times.append(perf_counter() - start)
    return min(times), found


def main():
    with TemporaryDirectory() as folder:
        names = write_corpus(Path(folder))
        size = sum(name.stat().st_size for name in names)
        print(date.today(), platform.machine(), f"Python {platform.python_version()}")
        print(f"{SEGMENTS} segments, {size / 1e6:.1f} MB")
        time, whole = least(lambda: counted(lines(names)))
        print(f"one process, a loop            {time:6.2f} s")
        print(f"its statistics, pickled        {len(pickle.dumps(whole))} bytes")
        for workers in (1, 2):
            start = perf_counter()
            with connect(workers=workers, dashboard=False) as client:
                client.wait_for_workers(workers)
                print(
                    f"start of {workers} worker(s)            {perf_counter() - start:6.2f} s"
                )
                count = partial(count_files, client, *names, partition=2**20)
                time, found = least(lambda count=count: count().stats)
                assert found == whole
                print(f"{workers} worker(s), which read        {time:6.2f} s")
                time, found = least(lambda client=client: sent(client, names))
                assert found == whole
                print(f"{workers} worker(s), sent the lines    {time:6.2f} s")
                if workers == 2:
                    tasks = range(5000)
                    run = partial(client.map, nothing, tasks, pure=False)
                    time, _ = least(lambda client=client, run=run: client.gather(run()))
                    print(
                        f"a task that does nothing       {1000 * time / len(tasks):6.2f} ms"
                    )
                    start = perf_counter()
                    count().resampled(n_samples=1000)
                    print(
                        f"1000 resamples, with counting  {perf_counter() - start:6.2f} s"
                    )


if __name__ == "__main__":
    sys.exit(main())
