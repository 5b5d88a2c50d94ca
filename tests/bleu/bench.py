"""How fast is `bleu` against NLTK and sacreBLEU?  `make bench`; not a test, not timed in CI.

One interleaved run: in each round every tool scores freshly made copies of the same
tokens (strings remember their hash, so old ones would flatter whoever comes second).
CPU time, medians, ratios. The scores have to agree before any time is printed.
"""

import itertools
import random
import statistics
import time
import warnings

import sacre
from nltk.translate.bleu_score import corpus_bleu as nltk_corpus_bleu
from nltk.translate.bleu_score import sentence_bleu as nltk_sentence_bleu
from sacrebleu.tokenizers.tokenizer_13a import Tokenizer13a
from sacrebleu.tokenizers.tokenizer_re import TokenizerRegexp

import bleu
from bleu.teach import load_corpus
from bleu.text import mteval_13a

SENTENCES, ROUNDS, CALLS, TYPES = 3000, 7, 2000, 30_000
FREQUENCIES = list(itertools.accumulate(1 / (i + 2.7) for i in range(TYPES)))
sacre_corpus = sacre.metric(tokenize="none", smooth_method="none")
sacre_pair = sacre.metric(tokenize="none", smooth_method="none", effective_order=True)
sacre_13a = Tokenizer13a()


def sentence(rng):
    """Tokens with the frequencies of natural text: Zipf-Mandelbrot, about 25 of them."""
    length = max(5, min(120, int(rng.lognormvariate(3.1, 0.5))))
    words = rng.choices(range(TYPES), cum_weights=FREQUENCIES, k=length)
    return [f"word{w}" for w in words]


def noisy(tokens, rng):
    """A translation of sorts: words substituted, dropped, inserted and swapped."""
    output = []
    for token in tokens:
        chance = rng.random()
        if chance < 0.16:
            output.extend(sentence(rng)[:1])
        elif chance >= 0.20:
            output.append(token)
        if 0.20 <= chance < 0.24:
            output.extend(sentence(rng)[:1])
    for i in range(len(output) - 1):
        if rng.random() < 0.02:
            output[i], output[i + 1] = output[i + 1], output[i]
    return output or tokens


def corpus(references, rng):
    originals = [sentence(rng) for _ in range(SENTENCES)]
    hypotheses = [noisy(tokens, rng) for tokens in originals]
    groups = [
        [tokens, *(noisy(tokens, rng) for _ in range(references - 1))]
        for tokens in originals
    ]
    return hypotheses, groups


def fresh(tokens):
    return ["".join(list(token)) for token in tokens]


def cpu(call):
    start = time.process_time()
    score = call()
    return score, time.process_time() - start


def corpus_round(hypotheses, groups):
    """One measurement of each tool, as {name: (score, seconds)}."""
    h, r = [fresh(t) for t in hypotheses], [[fresh(t) for t in g] for g in groups]
    ours = cpu(lambda: bleu.corpus_bleu(h, r).score)
    h, r = [fresh(t) for t in hypotheses], [[fresh(t) for t in g] for g in groups]
    nltk = cpu(lambda: nltk_corpus_bleu(r, h))
    texts = sacre.lines(hypotheses, groups)
    theirs = cpu(lambda: sacre_corpus.corpus_score(*texts).score / 100)
    return {"bleu": ours, "nltk": nltk, "sacrebleu": theirs}


def pair_round(hypotheses, groups):
    """The same, for single pairs of 25 tokens."""
    h, group = next((h, g) for h, g in zip(hypotheses, groups) if len(h) == 25)
    line, lines = " ".join(h), [" ".join(t) for t in group]

    def repeat(call):
        scores, seconds = cpu(lambda: [call() for _ in range(CALLS)])
        return scores[0], seconds * SENTENCES / CALLS

    return {
        "bleu": repeat(lambda: bleu.sentence_bleu(h, group).score),
        "nltk": repeat(lambda: nltk_sentence_bleu(group, h)),
        "sacrebleu": repeat(lambda: sacre_pair.sentence_score(line, lines).score / 100),
    }


def tokenizer_round(lines):
    """13a alone, on lines that neither side has seen: sacreBLEU keeps the lines it has."""
    Tokenizer13a.__call__.cache_clear()
    TokenizerRegexp.__call__.cache_clear()
    theirs, split = cpu(lambda: [sacre_13a(line).split() for line in lines])
    ours, seconds = cpu(lambda: [mteval_13a(line) for line in lines])
    assert ours == theirs
    return {"bleu": seconds, "sacrebleu": split}


def report_tokenizer(lines, rounds):
    median = {n: statistics.median(r[n] for r in rounds) for n in rounds[0]}
    print(f"13a, {len(lines)} lines, CPU per line")
    for name, seconds in median.items():
        ratio = seconds / median["bleu"]
        print(f"  {name:10} {seconds / len(lines) * 1e6:7.1f} us   {ratio:5.2f} x bleu")


def report(title, rounds):
    first = {name: score for name, (score, _) in rounds[0].items()}
    # NLTK counts 0 of 1 n-grams for a short segment, so it agrees to 1e-4 only
    assert abs(first["bleu"] - first["sacrebleu"]) < 1e-9, first
    assert abs(first["bleu"] - first["nltk"]) < 1e-3, first
    median = {
        name: statistics.median(r[name][1] for r in rounds) / SENTENCES * 1e6
        for name in first
    }
    print(f"{title}: BLEU {first['bleu']:.4f}")
    for name, microseconds in median.items():
        ratio = microseconds / median["bleu"]
        print(f"  {name:10} {microseconds:7.1f} us   {ratio:5.2f} x bleu")


def main():
    warnings.simplefilter("ignore")
    rng = random.Random(20260721)
    for references in (1, 4):
        data = corpus(references, rng)
        title = f"corpus of {SENTENCES}, {references} reference(s), CPU per segment"
        report(title, [corpus_round(*data) for _ in range(ROUNDS)])
        if references == 1:
            rounds = [pair_round(*data) for _ in range(ROUNDS)]
            report("one pair of 25 tokens, CPU per call", rounds)
    example = load_corpus(lambda line: line)
    pool = [line for lines in example.systems.values() for line in lines]
    lines = [" ".join(rng.sample(pool, 2)) for _ in range(SENTENCES)]
    report_tokenizer(lines, [tokenizer_round(lines) for _ in range(ROUNDS)])


if __name__ == "__main__":
    main()
