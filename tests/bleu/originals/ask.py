"""Ask the programs themselves, and store what they answer, for ``tests/bleu/test_rules.py``.

    python tests/bleu/originals/ask.py draw              # writes cases.json, seeded
    PYTHON tests/bleu/originals/ask.py torch [FOLDER]    # writes answers/torch.json

PYTHON is the interpreter of an environment of `make tools` (`.cache/tools/torch`,
`.cache/tools/light`); `perl` and `fairseq` need only a Python. All but `torch` need a FOLDER:

- perl: multi-bleu.perl, multi-bleu-detok.perl, mteval-v13a.pl and mteval-v14.pl of Moses
  (scripts/generic). They load XML::Twig, which SGML files do not need, and of
  Sort::Naturally `nsort`: modules of these names in FOLDER/stub, one empty, one with `sort`
  under that name, will do.
- light: bleu.py and tokenizer_13a.py of huggingface/evaluate (metrics/bleu), and nmt_bleu.py.
- scripts, in the environment torch: nmt_bleu.py of tensorflow/nmt, torchtext_metrics.py of
  torchtext.
- fairseq: libbleu.so, compiled from fairseq/clib/libbleu/libbleu.cpp.

The stored answers are of mosesdecoder at 34452895, tensorflow/nmt at 0be86425, pytorch/text at a5e61063,
huggingface/evaluate at a7dd3383 and fairseq at 3d262bb2.

An answer is a number, to nine digits, or the name of an error.
"""

import ctypes
import importlib
import importlib.util
import json
import random
import re
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path

HERE = Path(__file__).parent
CASES = HERE / "cases.json"
SEED = 16
DRAWN = 240

WORDS = """the The THE cat Cat cat. cat, mat on a b it's It&apos;s &amp; 3.5 3-4 $10 1,000 é É Ünï
10\u00a0000 <unk> “cat” -- … 你好 tree! (x) don't well-known""".split(" ")
WORDS = [word for part in WORDS for word in part.split("\n")]
LETTERS = list("abcdef")

# one hypothesis or several, and for each its references
BY_HAND = [
    (["a b c d e"], [["a b c d e"]]),
    (["a b c"], [["a b c"]]),
    (["a"], [["a"]]),
    ([""], [["a b c d"]]),
    ([""], [[""]]),
    (["a b"], [[""]]),
    (["", "a b c d e"], [["x y"], ["a b c d e"]]),
    (["a b c d e", "x y z"], [["a b c d e"], ["x y z"]]),
    (["a b c d"], [["e f g h"]]),
    (["a b c d x"], [["a b c d e"]]),
    (["a b c d e f"], [["a b c d e f g", "a b c d e"]]),
    (["a b c d e f"], [["a b c d e", "a b c d e f g"]]),
    (["a b c d e f"], [["a b c d e f g", "a b c"]]),
    (["a b c d e f"], [["a b c d e f g h", ""]]),
    (["the the the the the the the"], [["the cat is on the mat", "there is a cat"]]),
    (["THE CAT SAT ON THE MAT"], [["the cat sat on the mat"]]),
    (["É a b c d"], [["é a b c d"]]),
    (["10\u00a0000 a b c d"], [["10 000 a b c d"]]),
    (["a b <unk> c d e"], [["a b <unk> c d e"]]),
    (["It&apos;s 5% of 3.5."], [["It's 5% of 3.5."]]),
    (["a b a b a b", "c d"], [["a b a b", "b a b a b a b"], ["c d e", "d"]]),
]


def draw():
    """The cases: by hand, and drawn. All groups of a case have equally many references."""
    rng = random.Random(SEED)
    cases = [list(case) for case in BY_HAND]
    for i in range(DRAWN):
        words = LETTERS if i % 3 == 0 else WORDS
        n_refs = rng.choice((1, 1, 2, 3))
        hyps, refs = [], []
        for _ in range(rng.choice((1, 1, 2, 3))):
            base = rng.choices(words, k=rng.randint(0 if rng.random() < 0.1 else 1, 9))
            noise = rng.choice((0.05, 0.2, 0.5))
            hyps.append(" ".join(base))
            refs.append([noisy(base, words, noise, rng) for _ in range(n_refs)])
        cases.append([hyps, refs])
    return cases


def noisy(base, words, noise, rng):
    kept = [w if rng.random() > noise else rng.choice(words) for w in base]
    if kept and rng.random() < 0.4:
        kept.pop(rng.randrange(len(kept)))
    return " ".join(kept + rng.choices(words, k=rng.choice((0, 0, 1, 2))))


def said(ask, case):
    """A number to nine digits, or the name of an error."""
    try:
        return float(f"{float(ask(*case)):.9g}")
    except Exception as error:
        return type(error).__name__


def answers(asked, cases):
    """From each tool's name to its answers, one per case."""
    return {name: [said(ask, case) for case in cases] for name, ask in asked}


def tokens(hyps, refs):
    return [h.split() for h in hyps], [[r.split() for r in group] for group in refs]


# the environments, each a list of (name of the rule, function of hypotheses and references)


def torch_tools(folder):
    from torcheval.metrics.functional.text.bleu import bleu_score as torcheval
    from torchmetrics.functional.text import bleu_score, sacre_bleu_score

    return [
        ("torchmetrics", bleu_score),
        ("torchmetrics smooth", lambda h, r: bleu_score(h, r, smooth=True)),
        ("torchmetrics SacreBLEUScore", sacre_bleu_score),
        ("torcheval", lambda h, r: torcheval(h, r, n_gram=4)),
    ], ["torch", "torchmetrics", "torcheval"]


def light_tools(folder):
    from pycocoevalcap.bleu.bleu import Bleu

    package = sys.modules["hub"] = type(sys)("hub")
    package.__path__ = [str(folder)]
    bleu = importlib.import_module("hub.bleu").Bleu()

    def coco(hyps, refs):
        gts, res = dict(enumerate(refs)), {i: [h] for i, h in enumerate(hyps)}
        return Bleu(4).compute_score(gts, res, verbose=0)[0][3]

    def hub(hyps, refs, **settings):
        return bleu._compute(hyps, refs, **settings)["bleu"]

    return [
        ("evaluate-bleu", hub),
        ("evaluate-bleu smooth", lambda h, r: hub(h, r, smooth=True)),
        ("pycocoevalcap", coco),
    ], ["evaluate", "pycocoevalcap"]


def script_tools(folder):
    nmt = loaded(folder / "nmt_bleu.py")
    # torchtext itself does not load with this torch; of it the function needs n-grams only
    sys.modules["torchtext"] = type(sys)("torchtext")
    sys.modules["torchtext.data"] = type(sys)("torchtext.data")
    utils = sys.modules["torchtext.data.utils"] = type(sys)("torchtext.data.utils")
    utils.ngrams_iterator = spaced_ngrams
    text = loaded(folder / "torchtext_metrics.py")

    def compute(hyps, refs, **settings):
        hyps, refs = tokens(hyps, refs)
        return nmt.compute_bleu(refs, hyps, **settings)[0]

    return [
        ("tensorflow-nmt", compute),
        ("tensorflow-nmt smooth", lambda h, r: compute(h, r, smooth=True)),
        ("torchtext", lambda h, r: text.bleu_score(*tokens(h, r))),
    ], ["torch"]


def spaced_ngrams(words, most):
    for n in range(1, most + 1):
        for start in range(len(words) - n + 1):
            yield " ".join(words[start : start + n])


def loaded(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def perl_tools(folder):
    def moses(script, *options):
        def ask(hyps, refs):
            with tempfile.TemporaryDirectory() as place:
                for j, stream in enumerate(zip(*refs)):
                    write(Path(place, f"ref{j}"), stream)
                text = "".join(f"{h}\n" for h in hyps).encode()
                command = ["perl", folder / script, *options, f"{place}/ref"]
                out = subprocess.run(command, input=text, capture_output=True).stdout
            return float(re.match(rb"BLEU = ([\d.]+)", out)[1])

        return ask

    def mteval(version, *options):
        def ask(hyps, refs):
            with tempfile.TemporaryDirectory() as place:
                sets = {
                    "src": [("src", hyps)],
                    "ref": [(f"r{j}", s) for j, s in enumerate(zip(*refs))],
                    "tst": [("sys", hyps)],
                }
                for kind, systems in sets.items():
                    Path(place, kind).write_text(sgml(kind, systems), "utf-8")
                command = ["perl", f"-I{folder}/stub", folder / f"mteval-v{version}.pl"]
                command += ["-b", *options]
                for kind in sets:
                    command += [f"-{kind[0]}", f"{place}/{kind}"]
                out = subprocess.run(command, capture_output=True).stdout
            return float(re.search(rb"BLEU score = ([\d.]+)", out)[1])

        return ask

    shortest = ("-c", "--brevity-penalty", "shortest")
    return [
        ("multi-bleu", moses("multi-bleu.perl")),
        ("multi-bleu -lc", moses("multi-bleu.perl", "-lc")),
        ("multi-bleu-detok", moses("multi-bleu-detok.perl")),
        ("mteval-v13a", mteval("13a")),
        ("mteval-v13a -c", mteval("13a", "-c")),
        ("mteval-v13a -c --no-smoothing", mteval("13a", "-c", "--no-smoothing")),
        ("mteval-v13a -c shortest", mteval("13a", *shortest)),
        ("mteval-v14 -c", mteval("14", "-c")),
        ("mteval-v14 international", mteval("14", "--international-tokenization")),
    ], []


def write(path, lines):
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def sgml(kind, systems):
    name = {"src": "srcset", "ref": "refset", "tst": "tstset"}[kind]
    docs = "".join(
        f'<doc docid="d" sysid="{sysid}">'
        + "".join(f'<seg id="{i}">{line}</seg>\n' for i, line in enumerate(lines, 1))
        + "</doc>\n"
        for sysid, lines in systems
    )
    return f'<{name} setid="s" srclang="x" trglang="y">\n{docs}</{name}>\n'


def fairseq_tools(folder):
    library = ctypes.cdll.LoadLibrary(str(folder / "libbleu.so"))
    pad, eos, unk = 1, 2, 3

    def ask(hyps, refs):
        if len(refs[0]) > 1:
            raise ValueError("one reference")
        ids = {"<pad>": pad, "</s>": eos, "<unk>": unk}
        counts = (ctypes.c_size_t * 10)()

        def encoded(line, *, blind):
            row = [ids.setdefault(word, len(ids) + 1) for word in line.split()] + [eos]
            row = [-999 if blind and i == unk else i for i in row]
            return len(row), (ctypes.c_int * len(row))(*row)

        for hyp, (ref,) in zip(hyps, refs):
            n, pred = encoded(hyp, blind=False)
            m, gold = encoded(ref, blind=True)
            library.bleu_add(
                ctypes.byref(counts),
                *(ctypes.c_size_t(m), gold, ctypes.c_size_t(n), pred),
                *(ctypes.c_int(pad), ctypes.c_int(eos)),
            )
        import math

        ref_len, hyp_len, *pairs = counts
        p = [m / l if l else 0 for m, l in zip(pairs[::2], pairs[1::2])]
        logs = sum(math.log(x) if x else -math.inf for x in p)
        return 100 * min(1, math.exp(1 - ref_len / hyp_len)) * math.exp(logs / 4)

    return [("fairseq", ask)], []


ENVIRONMENTS = {
    "torch": torch_tools,
    "light": light_tools,
    "scripts": script_tools,
    "perl": perl_tools,
    "fairseq": fairseq_tools,
}


def main(what, folder="."):
    if what == "draw":
        text = ",\n".join(json.dumps(case, ensure_ascii=False) for case in draw())
        CASES.write_text(f"[\n{text}\n]\n", "utf-8")
        return
    asked, packages = ENVIRONMENTS[what](Path(folder).resolve())
    found = answers(asked, json.loads(CASES.read_text("utf-8")))
    rows = ",\n".join(f' "{name}": {json.dumps(row)}' for name, row in found.items())
    head = {
        "date": datetime.now(UTC).date().isoformat(),
        "python": sys.version.split()[0],
        "versions": {name: metadata.version(name) for name in packages},
    }
    (HERE / "answers").mkdir(exist_ok=True)
    (HERE / "answers" / f"{what}.json").write_text(
        f'{json.dumps(head)[:-1]}, "answers": {{\n{rows}\n}}}}\n', "utf-8"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
