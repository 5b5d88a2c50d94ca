"""Corpora with the frequencies of natural text, the same for the same seed."""

import itertools
import random

TYPES = 30_000
FREQUENCIES = list(itertools.accumulate(1 / (i + 2.7) for i in range(TYPES)))
MARKS = [".", ".", ".", "?", "!", ", of course.", ' ("so").', " - 3.5 %.", "'s."]


def sentence(rng):
    """Tokens with Zipf-Mandelbrot's frequencies, about 25 of them."""
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


def corpus(segments, references, seed=20260721):
    """Hypotheses, and a list of references for each: token lists."""
    rng = random.Random(seed)
    originals = [sentence(rng) for _ in range(segments)]
    hypotheses = [noisy(tokens, rng) for tokens in originals]
    groups = [
        [tokens, *(noisy(tokens, rng) for _ in range(references - 1))]
        for tokens in originals
    ]
    return hypotheses, groups


def longer(hypotheses, groups, k):
    """The same tokens in segments of k sentences each."""
    places = range(0, len(hypotheses), k)
    streams = [[one_list(stream[i : i + k]) for i in places] for stream in zip(*groups)]
    segments = [one_list(hypotheses[i : i + k]) for i in places]
    return segments, [list(group) for group in zip(*streams)]


def one_list(token_lists):
    return list(itertools.chain.from_iterable(token_lists))


def written(tokens, rng):
    """The tokens as somebody writes them: a capital, a mark or two, no space before it."""
    words = [word + "," if rng.random() < 0.06 else word for word in tokens]
    return " ".join(words).capitalize() + rng.choice(MARKS)


def text(segments, seed=20260721):
    """Hypotheses and their one reference: lines of text that nobody has tokenized."""
    rng = random.Random(seed + 1)
    hypotheses, groups = corpus(segments, 1, seed)
    lines = [written(tokens, rng) for tokens in hypotheses]
    return lines, [written(group[0], rng) for group in groups]


def fresh(tokens):
    """The same tokens as new strings: a string remembers its hash once it was asked."""
    return ["".join(list(token)) for token in tokens]


def fresh_corpus(hypotheses, groups):
    """A corpus as ``split`` leaves it."""
    again = [[fresh(tokens) for tokens in group] for group in groups]
    return [fresh(tokens) for tokens in hypotheses], again
