"""One environment at work: a line of JSON in, "measure this", a line out, "so long it took".

`worker.py numpy pyarrow` loads the packages that it is told first, and puts those that it is told
second out of reach, as if they were not installed. It runs in other programs' environments too,
so it needs the standard library only.
"""

import json
import os
import sys
import time
import warnings
from functools import cache
from importlib import import_module

import corpora
import peers

PAIR_LENGTH = 25


@cache
def data(kind, segments, references, joined):
    """The hypotheses and references of a workload, made once."""
    if kind == "text":
        return corpora.text(segments)
    if kind == "corpus":
        sentences = corpora.corpus(segments * joined, references)
        return corpora.longer(*sentences, joined)
    hypotheses, groups = corpora.corpus(200, references)
    pairs = zip(hypotheses, groups)
    return next((h, g) for h, g in pairs if len(h) == PAIR_LENGTH)


@cache
def peer(name, options):
    return getattr(peers, name)(*options)


def measure(asked):
    """The score of one program, and the CPU seconds of one call: all its threads'."""
    kind = asked["data"]
    given = data(kind, asked["segments"], asked["references"], asked["joined"])
    if kind == "corpus":
        given = corpora.fresh_corpus(*given)
    prepare, score = peer(asked["peer"], tuple(asked["options"]))
    given = prepare(*given)
    start = time.process_time()
    for _ in range(asked["calls"]):
        result = score(*given)
    seconds = time.process_time() - start
    return {"score": result, "seconds": seconds / asked["calls"]}


def main():
    loaded, missing = (filter(None, names.split(",")) for names in sys.argv[1:])
    for name in missing:
        sys.modules[name] = None
    for name in loaded:
        import_module(name)
    warnings.simplefilter("ignore")
    # what a program prints is not the answer
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for line in sys.stdin:
        print(json.dumps(measure(json.loads(line))), file=answers, flush=True)


if __name__ == "__main__":
    main()
