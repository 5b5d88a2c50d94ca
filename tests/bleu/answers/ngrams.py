# 3.1 right
tables = [(4, 6), (2, 5), (0, 4), (0, 3)]


# 3.1 wrong: no clip
tables = [(6, 6), (3, 5), (0, 4), (0, 3)]


# 3.1 right
tables = [[4, 6], [2, 5], [0, 4], [0, 3]]


# 3.1 right
tables = (4, 6), (2, 5), (0, 4), (0, 3)


# 3.1 wrong: a ratio for a count
tables = [4 / 6, 2 / 5, 0 / 4, 0 / 3]


# 3.2 right
def my_ngrams(tokens, n):
    result = []
    for start in range(len(tokens)):
        if start + n <= len(tokens):
            result.append(tuple(tokens[start : start + n]))
    return result


# 3.2 right
def my_ngrams(tokens, n):
    return list(zip(*[tokens[k:] for k in range(n)]))


# 3.2 right
def my_ngrams(tokens, n):
    if len(tokens) < n:
        return []
    return [tuple(tokens[:n])] + my_ngrams(tokens[1:], n)


# 3.2 right
def my_ngrams(tokens, n):
    window, result = [], []
    for token in tokens:
        window.append(token)
        if len(window) > n:
            window.pop(0)
        if len(window) == n:
            result.append(tuple(window))
    return result


# 3.2 wrong: list for tuple
def my_ngrams(tokens, n):
    return [tokens[i : i + n] for i in range(len(tokens) - n + 1)]


# 3.2 wrong: last n-gram lost
def my_ngrams(tokens, n):
    result = []
    for i in range(len(tokens) - n):
        result.append(tuple(tokens[i : i + n]))
    return result


# 3.2 wrong: windows over the end
def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens))]


# 3.2 wrong: an iterator
def my_ngrams(tokens, n):
    return zip(*[tokens[i:] for i in range(n)])


# 3.2 wrong: joined words
def my_ngrams(tokens, n):
    return [" ".join(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


# 3.2 wrong: repeats lost
def my_ngrams(tokens, n):
    result = []
    for i in range(len(tokens) - n + 1):
        gram = tuple(tokens[i : i + n])
        if gram not in result:
            result.append(gram)
    return result


# 3.2 wrong: n ignored
def my_ngrams(tokens, n):
    return [(tokens[i], tokens[i + 1]) for i in range(len(tokens) - 1)]


# 3.2 wrong: last n-gram lost + list for tuple
def my_ngrams(tokens, n):
    return [tokens[i : i + n] for i in range(len(tokens) - n)]


# 3.2 wrong: blocks for windows
def my_ngrams(tokens, n):
    result = []
    i = 0
    while i + n <= len(tokens):
        result.append(tuple(tokens[i : i + n]))
        i += n
    return result


# 3.2 wrong: raises IndexError
def my_ngrams(tokens, n):
    return [tuple(tokens[i + k] for k in range(n)) for i in range(len(tokens))]


# 3.3 right
def my_matches(hypothesis, references, n):
    def cut(tokens):
        return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]

    said = cut(hypothesis)
    paid = 0
    for gram in set(said):
        best = max(cut(r).count(gram) for r in references)
        paid += min(said.count(gram), best)
    return paid


# 3.3 right
from collections import Counter


def my_ngrams(tokens, n):
    return zip(*[tokens[i:] for i in range(n)])


def my_matches(hypothesis, references, n):
    purse = Counter()
    for reference in references:
        purse |= Counter(my_ngrams(reference, n))
    return (Counter(my_ngrams(hypothesis, n)) & purse).total()


# 3.3 right
def my_matches(hypothesis, references, n):
    limits = {}
    for reference in references:
        here = {}
        for i in range(len(reference) - n + 1):
            gram = " ".join(reference[i : i + n])
            here[gram] = here.get(gram, 0) + 1
            limits[gram] = max(limits.get(gram, 0), here[gram])
    paid = 0
    for i in range(len(hypothesis) - n + 1):
        gram = " ".join(hypothesis[i : i + n])
        if limits.get(gram, 0) > 0:
            limits[gram] -= 1
            paid += 1
    return paid


# 3.3 wrong: n ignored
def my_matches(hypothesis, references, n):
    paid = 0
    for word in set(hypothesis):
        best = max(r.count(word) for r in references)
        paid += min(hypothesis.count(word), best)
    return paid


# 3.3 wrong: words of the references for n-grams
def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for gram in set(said):
        best = max(my_ngrams(r, 1).count(gram) for r in references)
        paid += min(said.count(gram), best)
    return paid


# 3.3 wrong: clip by the sum
from collections import Counter


def my_matches(hypothesis, references, n):
    def cut(tokens):
        return Counter(tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1))

    purse = Counter()
    for reference in references:
        purse += cut(reference)
    return (cut(hypothesis) & purse).total()


# 3.3 wrong: no clip
def my_matches(hypothesis, references, n):
    grams = []
    for r in references:
        grams += [r[i : i + n] for i in range(len(r) - n + 1)]
    found = 0
    for i in range(len(hypothesis) - n + 1):
        if hypothesis[i : i + n] in grams:
            found += 1
    return found


# 3.3 wrong: no clip + run together
def my_matches(hypothesis, references, n):
    everything = []
    for r in references:
        everything += r
    grams = [everything[i : i + n] for i in range(len(everything) - n + 1)]
    found = 0
    for i in range(len(hypothesis) - n + 1):
        if hypothesis[i : i + n] in grams:
            found += 1
    return found


# 3.3 wrong: last n-gram lost
def my_matches(hypothesis, references, n):
    def cut(tokens):
        return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n)]

    said = cut(hypothesis)
    paid = 0
    for gram in set(said):
        best = max(cut(r).count(gram) for r in references)
        paid += min(said.count(gram), best)
    return paid


# 3.3 wrong: substrings for words
def my_matches(hypothesis, references, n):
    said = [" ".join(hypothesis[i : i + n]) for i in range(len(hypothesis) - n + 1)]
    paid = 0
    for gram in set(said):
        best = max(" ".join(r).count(gram) for r in references)
        paid += min(said.count(gram), best)
    return paid


# 3.3 wrong: clip by the best reference
def my_matches(hypothesis, references, n):
    def cut(tokens):
        return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]

    said = cut(hypothesis)
    scores = []
    for r in references:
        held = cut(r)
        scores.append(sum(min(said.count(g), held.count(g)) for g in set(said)))
    return max(scores)


# 3.4 right
def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for gram in set(said):
        best = max(my_ngrams(r, n).count(gram) for r in references)
        paid += min(said.count(gram), best)
    return paid


def my_precision(hypothesis, references, n):
    total = max(0, len(hypothesis) - n + 1)
    return my_matches(hypothesis, references, n) / total if total else 0


# 3.4 right
from collections import Counter
from fractions import Fraction


def my_precision(hypothesis, references, n):
    def cut(tokens):
        return Counter(zip(*[tokens[i:] for i in range(n)]))

    said, purse = cut(hypothesis), Counter()
    for r in references:
        purse |= cut(r)
    return Fraction((said & purse).total(), max(1, said.total()))


# 3.4 right
from bleu.precision import match_counts


def my_precision(hypothesis, references, n):
    matches, total = match_counts(hypothesis, references, n)
    if total == 0:
        return 0.0
    return matches / total


# 3.4 wrong: raises ZeroDivisionError
from bleu.precision import match_counts


def my_precision(hypothesis, references, n):
    matches, total = match_counts(hypothesis, references, n)
    return matches / total


# 3.4 wrong: denominator of words
from bleu.precision import match_counts


def my_precision(hypothesis, references, n):
    if len(hypothesis) < n:
        return 0
    return match_counts(hypothesis, references, n).matches / len(hypothesis)


# 3.4 wrong: denominator of words
from bleu.precision import match_counts


def my_precision(hypothesis, references, n):
    if not hypothesis:
        return 0
    return match_counts(hypothesis, references, n).matches / len(hypothesis)


# 3.4 wrong: full marks for nothing
from bleu.precision import match_counts


def my_precision(hypothesis, references, n):
    matches, total = match_counts(hypothesis, references, n)
    if total == 0:
        return 1
    return matches / total


# 3.4 wrong: per cent for a ratio
from bleu.precision import match_counts


def my_precision(hypothesis, references, n):
    matches, total = match_counts(hypothesis, references, n)
    if total == 0:
        return 0
    return 100 * matches / total


# 3.4 wrong: denominator of the references
from bleu.ngrams import ngrams
from bleu.precision import match_counts


def my_precision(hypothesis, references, n):
    total = 0
    for reference in references:
        total += len(ngrams(reference, n))
    if total == 0:
        return 0
    return match_counts(hypothesis, references, n).matches / total


# 3.4 wrong: denominator of different n-grams
from bleu.ngrams import ngrams
from bleu.precision import match_counts


def my_precision(hypothesis, references, n):
    different = set(ngrams(hypothesis, n))
    if not different:
        return 0
    return match_counts(hypothesis, references, n).matches / len(different)


# 3.4 wrong: integer division
from bleu.precision import match_counts


def my_precision(hypothesis, references, n):
    matches, total = match_counts(hypothesis, references, n)
    return matches // total if total else 0


# 3.4 wrong: last n-gram lost
from bleu.precision import match_counts


def my_precision(hypothesis, references, n):
    matches, total = match_counts(hypothesis, references, n)
    if len(hypothesis) <= n:
        return 0
    return matches / (len(hypothesis) - n)


# 3.5 right
rising = "sweet home sweet".split(), "home sweet home".split()


# 3.5 right
rising = [["na", "la", "na"], ["la", "na", "la"]]


# 3.5 wrong: nothing clipped
rising = "a b c".split(), "a b c".split()


# 3.5 wrong: a bigram without a match
rising = "home home home".split(), "sweet home sweet".split()


# 3.5 wrong: not two lists of words
rising = "sweet home sweet", "home sweet home"


# 3.5 wrong: another number of words
rising = "home sweet".split(), "home sweet home".split()


# 3.6 right
without_a_pair = 53


# 3.6 wrong: the rest
without_a_pair = 120 - 53


# 3.6 wrong: another line of the tally
without_a_pair = 44


# 3.7 right
def my_counts(sentences, n):
    counts = {}
    for sentence in sentences:
        for start in range(len(sentence) - n + 1):
            ngram = tuple(sentence[start : start + n])
            counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.7 right
from collections import Counter

from bleu.ngrams import ngram_counts


def my_counts(sentences, n):
    return sum((ngram_counts(s, n) for s in sentences), Counter())


# 3.7 right
from collections import defaultdict


def my_counts(sentences, n):
    counts = defaultdict(int)
    for sentence in sentences:
        for gram in zip(*[sentence[k:] for k in range(n)]):
            counts[gram] += 1
    return counts


# 3.7 wrong: n-grams across sentences + last n-gram lost
def my_counts(sentences, n):
    tokens = []
    for sentence in sentences:
        tokens.extend(sentence)
    counts = {}
    for start in range(len(tokens) - n):
        ngram = tuple(tokens[start : start + n])
        counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.7 wrong: n-grams across sentences
def my_counts(sentences, n):
    tokens = []
    for sentence in sentences:
        tokens.extend(sentence)
    counts = {}
    for start in range(len(tokens) - n + 1):
        ngram = tuple(tokens[start : start + n])
        counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.7 wrong: last n-gram lost
def my_counts(sentences, n):
    counts = {}
    for sentence in sentences:
        for start in range(len(sentence) - n):
            ngram = tuple(sentence[start : start + n])
            counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.7 wrong: only the last item
def my_counts(sentences, n):
    counts = {}
    for sentence in sentences:
        counts = {}
        for start in range(len(sentence) - n + 1):
            ngram = tuple(sentence[start : start + n])
            counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.7 wrong: each once
def my_counts(sentences, n):
    counts = {}
    for sentence in sentences:
        for start in range(len(sentence) - n + 1):
            counts[tuple(sentence[start : start + n])] = 1
    return counts


# 3.4 wrong: last n-gram lost
def my_precision(hypothesis, references, n):
    def cut(tokens):
        return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]

    said = cut(hypothesis)
    paid = sum(
        min(said.count(g), max(cut(r).count(g) for r in references)) for g in set(said)
    )
    return paid / (len(hypothesis) - n)


# 3.2 wrong: only the ends of a window
def my_ngrams(tokens, n):
    result = []
    for i in range(len(tokens) - n + 1):
        result.append((tokens[i], tokens[i + n - 1]))
    return result


# 3.2 wrong: n ignored
def my_ngrams(tokens, n):
    result = []
    for i in range(len(tokens) - 1):
        result.append(tuple(tokens[i : i + n]))
    return result


# 3.3 wrong: never a match
def my_matches(hypothesis, references, n):
    def cut(tokens):
        return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]

    paid = 0
    for gram in set(cut(hypothesis)):
        best = max(r.count(gram) for r in references)
        paid += min(hypothesis.count(gram), best)
    return paid


# 3.4 wrong: a pair for a ratio
from bleu.precision import match_counts


def my_precision(hypothesis, references, n):
    m, t = match_counts(hypothesis, references, n)
    return (m, t)


# 3.4 wrong: add-one
from bleu.precision import match_counts


def my_precision(hypothesis, references, n):
    m, t = match_counts(hypothesis, references, n)
    return (m + 1) / (t + 1)


# 3.7 wrong: off by one
def my_counts(sentences, n):
    counts = {}
    for sentence in sentences:
        for start in range(len(sentence) - n + 1):
            ngram = tuple(sentence[start : start + n])
            counts[ngram] = counts.get(ngram, 1) + 1
    return counts


# 3.1 right
tables = [[4, 6], [2, 5], [0, 4], [0, 3]]


# 3.2 wrong: words in any order
def my_ngrams(tokens, n):
    return [tuple(sorted(tokens[i : i + n])) for i in range(len(tokens) - n + 1)]


# 3.4 wrong: n ignored
def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for ngram in set(said):
        best = max(my_ngrams(r, n).count(ngram) for r in references)
        paid += min(said.count(ngram), best)
    return paid


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    if total == 0:
        return 0
    return my_matches(hypothesis, references, 1) / total


# 3.4 wrong: every reference pays
def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for ngram in set(said):
        best = max(my_ngrams(r, n).count(ngram) for r in references)
        paid += min(said.count(ngram), best)
    return paid


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    if total == 0:
        return 0
    hits = 0
    for r in references:
        hits += my_matches(r, [hypothesis], n)
    return hits / total


# 3.4 wrong: all orders up to n
def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for ngram in set(said):
        best = max(my_ngrams(r, n).count(ngram) for r in references)
        paid += min(said.count(ngram), best)
    return paid


def my_precision(hypothesis, references, n):
    ps = []
    for k in range(1, n + 1):
        total = len(my_ngrams(hypothesis, k))
        ps.append(my_matches(hypothesis, references, k) / total if total else 0)
    return sum(ps) / n


# 3.6 wrong: the ends are no pair
from itertools import permutations


words = "my heart is in Havana".split()


ring = list(zip(words, words[1:] + words[:1]))


without_a_pair = sum(
    not any(q in ring for q in zip(p, p[1:])) for p in permutations(words)
)


# 3.7 wrong: each n-gram once a sentence
def my_counts(sentences, n):
    counts = {}
    for sentence in sentences:
        grams = {tuple(sentence[i : i + n]) for i in range(len(sentence) - n + 1)}
        for g in grams:
            counts[g] = counts.get(g, 0) + 1
    return counts


# 3.7 wrong: n-grams across sentences
def my_counts(sentences, n):
    tokens = []
    for sentence in sentences:
        tokens.extend(sentence)
        tokens.append("|")
    counts = {}
    for start in range(len(tokens) - n + 1):
        ngram = tuple(tokens[start : start + n])
        counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.7 wrong: off by one
def my_counts(sentences, n):
    counts = {}
    for sentence in sentences:
        for start in range(len(sentence) - n + 1):
            g = tuple(sentence[start : start + n])
            if g in counts:
                counts[g] += 1
            else:
                counts[g] = 0
    return counts


# 3.7 wrong: equal sentences once
from collections import Counter


def my_counts(sentences, n):
    counts = Counter()
    for s in set(map(tuple, sentences)):
        for i in range(len(s) - n + 1):
            counts[s[i : i + n]] += 1
    return dict(counts)


# 3.5 wrong: no clip
rising = "the the the".split(), "the the cat".split()


# 3.5 wrong: nothing clipped
rising = "home sweet home".split(), "home sweet home".split()


# 3.1 wrong: canceled
tables = [(2, 3), (2, 5), (0, 1), (0, 1)]


# 3.1 wrong: a string for a number
tables = ["4/6", "2/5", "0/4", "0/3"]


# 3.1 wrong: n-grams word by word
tables = [(4, 6), (2, 5), (1, 4), (0, 3)]


# 3.1 wrong: denominator of the matches
tables = [(4, 6), (2, 5), (0, 0), (0, 0)]


# 3.2 wrong: characters
def my_ngrams(tokens, n):
    return [tuple("".join(tokens[i : i + n])) for i in range(len(tokens) - n + 1)]


# 3.3 wrong: never a match
def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    there = my_ngrams(references, n)
    return sum(min(said.count(g), there.count(g)) for g in set(said))


# 3.4 wrong: add-one
def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]

def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for gram in set(said):
        best = max(my_ngrams(r, n).count(gram) for r in references)
        paid += min(said.count(gram), best)
    return paid


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    if total == 0:
        return 0
    return (my_matches(hypothesis, references, n) + 1) / (total + 1)


# 3.4 wrong: only the first item
def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]

def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for gram in set(said):
        best = max(my_ngrams(r, n).count(gram) for r in references)
        paid += min(said.count(gram), best)
    return paid


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    if total == 0:
        return 0
    return my_matches(references[0], [hypothesis], n) / total


# 3.4 wrong: upside down
def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]

def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for gram in set(said):
        best = max(my_ngrams(r, n).count(gram) for r in references)
        paid += min(said.count(gram), best)
    return paid


def my_precision(hypothesis, references, n):
    matches = my_matches(hypothesis, references, n)
    if matches == 0:
        return 0
    return len(my_ngrams(hypothesis, n)) / matches


# 3.4 wrong: n ignored
def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]

def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for gram in set(said):
        best = max(my_ngrams(r, n).count(gram) for r in references)
        paid += min(said.count(gram), best)
    return paid


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    if total == 0:
        return 0
    return min(1, my_matches(hypothesis, references, 1) / total)


# 3.5 wrong: no rise
rising = "sweet home sweet".split(), "Home sweet home".split()


# 3.6 wrong: pairs for arrangements
from itertools import permutations

line = "my heart is in Havana".split()
good_pairs = list(zip(line, line[1:]))
without_a_pair = sum(pair not in good_pairs for pair in permutations(line, 2))


# 3.6 wrong: none at all
from bleu import match_counts
from collections import Counter

from itertools import permutations

havana = "my heart is in Havana".split()
tally = Counter()
for words in permutations(havana):
    tally[str(match_counts(words, [havana], 2).matches)] += 1
without_a_pair = tally[0]


# 3.6 wrong: a ratio for a count
without_a_pair = 53 / 120


# 3.6 wrong: only one
without_a_pair = 1


# 3.6 wrong: some taken away twice
without_a_pair = 120 - 4 * 24


# 3.6 wrong: some taken away twice
without_a_pair = 120 - 4 * 24 + 6 * 6


# 3.6 wrong: some taken away twice
without_a_pair = 24


# 3.6 wrong: none at all
from bleu import match_counts

from itertools import permutations

havana = "my heart is in Havana".split()
without_a_pair = 0
for words in permutations(havana):
    if match_counts(words, [havana], 1).matches == 0:
        without_a_pair += 1


# 3.6 wrong: off by one
without_a_pair = 52


# 3.7 wrong: n-grams across sentences
def my_counts(sentences, n):
    tokens = []
    for sentence in sentences:
        tokens.extend(sentence)
        tokens.append("</s>")
    counts = {}
    for start in range(len(tokens) - n + 1):
        ngram = tuple(tokens[start : start + n])
        counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.7 wrong: set where it should grow
def my_counts(sentences, n):
    counts = {}
    for sentence in sentences:
        grams = [tuple(sentence[i : i + n]) for i in range(len(sentence) - n + 1)]
        counts.update({g: grams.count(g) for g in grams})
    return counts


# 3.7 wrong: not reset
def my_counts(sentences, n):
    tokens = []
    counts = {}
    for sentence in sentences:
        tokens.extend(sentence)
        for start in range(len(tokens) - n + 1):
            ngram = tuple(tokens[start : start + n])
            counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.7 wrong: one word too many
def my_counts(sentences, n):
    counts = {}
    for sentence in sentences:
        for start in range(len(sentence) - n):
            ngram = tuple(sentence[start : start + n + 1])
            counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.7 wrong: n-grams across sentences
def my_counts(sentences, n):
    tokens = sum((list(s) for s in sentences), [])
    own = set()
    for s in sentences:
        own.update(tuple(s[i : i + n]) for i in range(len(s) - n + 1))
    counts = {}
    for start in range(len(tokens) - n + 1):
        gram = tuple(tokens[start : start + n])
        if gram in own:
            counts[gram] = counts.get(gram, 0) + 1
    return counts


# 3.7 wrong: a total for each sentence
def my_counts(sentences, n):
    counts = {}
    for sentence in sentences:
        counts[tuple(sentence)] = max(0, len(sentence) - n + 1)
    return counts


# 3.2 wrong: as many n-grams as the order
def my_ngrams(tokens, n):
    return [tuple(tokens[i:i+n]) for i in range(n)]


# 3.2 wrong: packed
def my_ngrams(tokens, n):
    out=[]
    for i in range(len(tokens)-n+1):
        out.append([tuple(tokens[i:i+n])])
    return out


# 3.4 wrong: no clip
def my_precision(hypothesis, references, n):
    f=lambda t,k: [tuple(t[i:i+k]) for i in range(len(t)-k+1)]
    said=f(hypothesis,n)
    if not said: return 0
    return sum(any(g in f(r,n) for r in references) for g in said)/len(said)


# 3.3 wrong: the total for the limit
def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for ngram in set(said):
        best = 0
        for r in references:
            grams = my_ngrams(r, n)
            if ngram in grams:
                best = max(best, len(grams))
        paid += min(said.count(ngram), best)
    return paid


# 3.2 wrong: each n-gram once
def my_ngrams(tokens, n):
    found = set()
    for i in range(len(tokens) - n + 1):
        found.add(tuple(tokens[i : i + n]))
    return list(found)


# 3.4 wrong: one match at least
from bleu import match_counts


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    return match_counts(hypothesis, references, n).matches


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    if total == 0:
        return 0
    return max(1, my_matches(hypothesis, references, n)) / total

# 3.1 wrong: last n-gram lost
tables = [(4, 5), (2, 4), (0, 3), (0, 2)]

# 3.1 wrong: n-grams with gaps
tables = [(4, 6), (3, 5), (2, 4), (1, 3)]

# 3.1 wrong: no clip
tables = [(4, 6), (3, 5), (0, 4), (0, 3)]

# 3.1 wrong: a sum over the orders
tables = [(4, 6), (6, 11), (6, 15), (6, 18)]

# 3.2 wrong: last n-gram lost
def my_ngrams(tokens, n):
    if len(tokens) <= n:
        return []
    return [tuple(tokens[:n])] + my_ngrams(tokens[1:], n)

# 3.3 wrong: n for each n-gram

def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]
def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for ngram in set(said):
        best = max(my_ngrams(r, n).count(ngram) for r in references)
        paid += n * min(said.count(ngram), best)
    return paid

# 3.3 wrong: n-grams word by word

def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]
def my_matches(hypothesis, references, n):
    paid = 0
    for ngram in my_ngrams(hypothesis, n):
        for reference in references:
            if all(word in reference for word in ngram):
                paid += 1
                break
    return paid

# 3.4 wrong: off by one

def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]

def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    return sum(
        min(said.count(g), max(my_ngrams(r, n).count(g) for r in references))
        for g in set(said)
    )

def my_precision(hypothesis, references, n):
    if len(hypothesis) <= n:
        return 0
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total

# 3.4 wrong: swapped arguments

def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]

def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    return sum(
        min(said.count(g), max(my_ngrams(r, n).count(g) for r in references))
        for g in set(said)
    )

def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    if total == 0:
        return 0
    return my_matches(references, hypothesis, n) / total

# 3.5 wrong: not two lists of words
rising = "sweet home sweet".split(), ["home sweet home".split()]

# 3.5 wrong: no rise
rising = ["my", "sweet", "home"], ["our", "sweet", "home"]

# 3.5 wrong: no rise
rising = "the cat the".split(), "the cat sat".split()

# 3.6 wrong: a word left out
from bleu import match_counts
from itertools import permutations

home = "my heart is in".split()
without_a_pair = sum(
    match_counts(words, [home], 2).matches == 0
    for words in permutations(home)
)

# 3.6 wrong: another order of n-grams
from collections import Counter
from bleu import match_counts
from itertools import permutations

home = "my heart is in Havana".split()
tally = Counter(
    match_counts(words, [home], 3).matches for words in permutations(home)
)
without_a_pair = tally[0]

# 3.7 wrong: a window that is not full
def my_counts(sentences, n):
    counts = {}
    for sentence in sentences:
        last = max(0, len(sentence) - n)
        for start in range(last + 1):
            ngram = tuple(sentence[start : start + n])
            counts[ngram] = counts.get(ngram, 0) + 1
    return counts

# 3.7 wrong: n-grams across sentences
def my_counts(sentences, n):
    tokens, ends = [], set()
    for sentence in sentences:
        tokens.extend(sentence)
        ends.add(len(tokens) - 1)
    counts = {}
    for start in range(len(tokens) - n + 1):
        if start in ends:
            continue
        ngram = tuple(tokens[start : start + n])
        counts[ngram] = counts.get(ngram, 0) + 1
    return counts

# 3.2 wrong: off by one
def my_ngrams(t, n):
    if n >= len(t): return []
    return [tuple(t[i:i+n]) for i in range(len(t) - n + 1)]

# 3.3 wrong: a window that is not full
def my_matches(h, rs, n):
    g = lambda t: [tuple(t[i:i+n]) for i in range(max(1, len(t)-n+1))]
    return sum(min(g(h).count(x), max(g(r).count(x) for r in rs)) for x in set(g(h)))

# 3.4 wrong: all orders up to n
def my_precision(h, rs, n):
    from bleu.precision import match_counts
    p = 1
    for k in range(1, n + 1):
        m, t = match_counts(h, rs, k)
        p *= m / t if t else 0
    return p

# 3.4 wrong: denominator of the references
def my_precision(h, rs, n):
    from bleu.precision import match_counts
    m, t = match_counts(h, rs, n)
    r = min(rs, key=lambda r: abs(len(r) - len(h)))
    d = len(r) - n + 1
    return m / d if d > 0 else 0

# 3.7 wrong: off by one
def my_counts(ss, n):
    c = {}
    for s in ss:
        if len(s) <= n: continue
        for i in range(len(s) - n + 1):
            g = tuple(s[i:i+n]); c[g] = c.get(g, 0) + 1
    return c

# 3.7 wrong: stops at a short sentence
def my_counts(ss, n):
    c = {}
    for s in ss:
        if len(s) < n: break
        for i in range(len(s) - n + 1):
            g = tuple(s[i:i+n]); c[g] = c.get(g, 0) + 1
    return c


# 3.3 wrong: words less n - 1
def my_matches(hypothesis, references, n):
    paid = 0
    for word in set(hypothesis):
        best = max(r.count(word) for r in references)
        paid += min(hypothesis.count(word), best)
    return max(0, paid - n + 1)


# 3.5 wrong: not two lists of words
rising = "sweet home sweet".split(), ["sweet home now".split(), "home sweet home".split()]


# 3.6 wrong: a word left out
without_a_pair = 9


# 3.6 wrong: another line of the tally
without_a_pair = 120 - 44


# 3.1 wrong: windows over the end
tables = [(4, 6), (3, 6), (2, 6), (2, 6)]


# 3.3 wrong: off by one


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    if len(hypothesis) <= n:
        return 0
    said = my_ngrams(hypothesis, n)
    paid = 0
    for ngram in set(said):
        best = max(my_ngrams(r, n).count(ngram) for r in references)
        paid += min(said.count(ngram), best)
    return paid


# 3.3 wrong: all references must be long enough


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    coins = []
    for reference in references:
        if len(reference) < n:
            return 0
        coins.append(my_ngrams(reference, n))
    said = my_ngrams(hypothesis, n)
    return sum(min(said.count(g), max(c.count(g) for c in coins)) for g in set(said))


# 3.3 wrong: clip at the end


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    found = coins = 0
    for ngram in set(said):
        best = max(my_ngrams(r, n).count(ngram) for r in references)
        if best:
            found += said.count(ngram)
        coins += best
    return min(found, coins)


# 3.4 wrong: n - 1 taken away twice


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    paid = 0
    said = my_ngrams(hypothesis, n)
    for ngram in set(said):
        best = max(my_ngrams(r, n).count(ngram) for r in references)
        paid += min(said.count(ngram), best)
    return paid


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n)) - n + 1
    if total <= 0:
        return 0
    return my_matches(hypothesis, references, n) / total


# 3.4 wrong: one reference for all


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    paid = 0
    said = my_ngrams(hypothesis, n)
    for ngram in set(said):
        best = max(my_ngrams(r, n).count(ngram) for r in references)
        paid += min(said.count(ngram), best)
    return paid


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    if total == 0:
        return 0
    return my_matches(hypothesis, references[0], n) / total


# 3.7 wrong: n-grams across sentences
def my_counts(sentences, n):
    tokens = []
    ends = set()
    for sentence in sentences:
        tokens.extend(sentence)
        ends.add(len(tokens) - 1)
    counts = {}
    for start in range(len(tokens) - n + 1):
        if n > 1 and start in ends:
            continue
        ngram = tuple(tokens[start : start + n])
        counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.7 wrong: not reset
from bleu.ngrams import ngrams


def my_counts(sentences, n):
    grams = []
    counts = {}
    for sentence in sentences:
        grams.extend(ngrams(sentence, n))
        for ngram in grams:
            counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.1 wrong: the unmatched counted
tables = [(4, 2), (2, 3), (0, 4), (0, 3)]


# 3.2 wrong: words joined to a string
def my_ngrams(tokens, n):
    starts = range(len(tokens) - n + 1)
    return [(" ".join(tokens[i : i + n]),) for i in starts]


# 3.3 wrong: words for n-grams


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for ngram in set(said):
        best = max(min(r.count(w) for w in ngram) for r in references)
        paid += min(said.count(ngram), best)
    return paid


# 3.3 wrong: blocks for windows
from collections import Counter


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    limits = Counter()
    for reference in references:
        limits |= Counter(my_ngrams(reference, n))
    paid = i = 0
    while i + n <= len(hypothesis):
        ngram = tuple(hypothesis[i : i + n])
        if limits[ngram] > 0:
            limits[ngram] -= 1
            paid += 1
            i += n
        else:
            i += 1
    return paid


# 3.2 wrong: return inside the loop
def my_ngrams(tokens, n):
    grams = []
    for i in range(len(tokens) - n + 1):
        grams.append(tuple(tokens[i : i + n]))
        return grams
    return grams


# 3.4 wrong: n lowered to the length
def my_ngrams(tokens, n):
    starts = range(len(tokens) - n + 1)
    return [tuple(tokens[i : i + n]) for i in starts]

def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for ngram in set(said):
        best = max(my_ngrams(r, n).count(ngram) for r in references)
        paid += min(said.count(ngram), best)
    return paid


def my_precision(hypothesis, references, n):
    n = min(n, len(hypothesis))
    if n == 0:
        return 0
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total


# 3.6 wrong: words repeated
from bleu import match_counts


from itertools import product

words = "my heart is in Havana".split()
without_a_pair = sum(
    match_counts(p, [words], 2).matches == 0 for p in product(words, repeat=5)
)


# 3.6 wrong: one pair for all
without_a_pair = 96


# 3.1 wrong: only one reference
tables = [(3, 6), (1, 5), (0, 4), (0, 3)]


# 3.2 wrong: copies not zipped
def my_ngrams(tokens, n):
    return [tuple(tokens[start:]) for start in range(n)]


# 3.3 wrong: a smaller order
def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    n = max(1, min(n, len(hypothesis)))
    said = my_ngrams(hypothesis, n)
    paid = 0
    for ngram in set(said):
        best = max(my_ngrams(r, n).count(ngram) for r in references)
        paid += min(said.count(ngram), best)
    return paid


# 3.6 wrong: none at all
from bleu import match_counts
from collections import Counter

from itertools import permutations

havana = "my heart is in Havana".split()
tally = Counter(match_counts(w, [havana], 1).matches for w in permutations(havana))
without_a_pair = tally[0]


# 3.6 wrong: a pair left out
from bleu import ngrams

from itertools import permutations

havana = "my heart is in Havana".split()
pairs = [(havana[i], havana[i + 1]) for i in range(len(havana) - 2)]
without_a_pair = 0
for words in permutations(havana):
    if not any(pair in pairs for pair in ngrams(words, 2)):
        without_a_pair += 1


# 3.7 wrong: whole sentences for words
def my_counts(sentences, n):
    tokens = []
    for sentence in sentences:
        tokens.append(tuple(sentence))
    counts = {}
    for start in range(len(tokens) - n + 1):
        ngram = tuple(tokens[start : start + n])
        counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.7 wrong: starts of the first sentence
def my_counts(sentences, n):
    counts = {}
    starts = range(len(sentences[0]) - n + 1)
    for sentence in sentences:
        for start in starts:
            ngram = tuple(sentence[start : start + n])
            counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.1 wrong: one number wrong
tables = [(4, 6), (2, 5), (0, 4), (0, 2)]


# 3.1 wrong: too few numbers
tables = []


# 3.5 wrong: not two lists of words
rising = 'sweet home sweet', []


# 3.5 wrong: another number of words
rising = list('sweet home sweet'), list('home sweet home')


# 3.6 wrong: a pair left out
without_a_pair = 78


# 3.4 wrong: words of the references for n-grams
def my_precision(hypothesis, references, n):
    places = range(len(hypothesis) - n + 1)
    said = [" ".join(hypothesis[k : k + n]) for k in places]
    if not said:
        return 0
    paid = 0
    for gram in set(said):
        paid += min(said.count(gram), max(r.count(gram) for r in references))
    return paid / len(said)


# 3.4 wrong: all references must be long enough
def my_precision(hypothesis, references, n):
    if len(hypothesis) < n or min(map(len, references)) < n:
        return 0

    def cut(words):
        return [tuple(words[k : k + n]) for k in range(len(words) - n + 1)]

    said = cut(hypothesis)
    paid = 0
    for gram in set(said):
        most = max(cut(r).count(gram) for r in references)
        paid += min(said.count(gram), most)
    return paid / len(said)


# 3.3 wrong: references for copies
def my_matches(hypothesis, references, n):
    def cut(words):
        return [tuple(words[k : k + n]) for k in range(len(words) - n + 1)]

    said = cut(hypothesis)
    paid = 0
    for gram in set(said):
        limit = 0
        for reference in references:
            if gram in cut(reference):
                limit += 1
        paid += min(said.count(gram), limit)
    return paid


# 3.3 wrong: n ignored
def my_matches(hypothesis, references, n):
    said = [tuple(hypothesis[k : k + 2]) for k in range(len(hypothesis) - 1)]
    paid = 0
    for ngram in set(said):
        best = 0
        for r in references:
            best = max(best, [tuple(r[k : k + n]) for k in range(len(r) - n + 1)].count(ngram))
        paid += min(said.count(ngram), best)
    return paid


# 3.6 wrong: another line of the tally
from itertools import permutations

from bleu.precision import match_counts

havana = "my heart is in Havana".split()
without_a_pair = sum(
    0 < match_counts(p, [havana], 2).matches < 4 for p in permutations(havana)
)


# 3.7 wrong: the length of the first sentence
def my_counts(sentences, n):
    tokens = []
    for sentence in sentences:
        tokens.extend(sentence)
    size = len(sentences[0]) if sentences else 0
    counts = {}
    for start in range(len(tokens) - n + 1):
        if start % size + n <= size:
            ngram = tuple(tokens[start : start + n])
            counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.7 wrong: only the last item
def my_counts(sentences, n):
    counts = {}
    starts = []
    for sentence in sentences:
        starts.extend(range(len(sentence) - n + 1))
    for start in starts:
        ngram = tuple(sentence[start : start + n])
        counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.7 wrong: n ignored
def my_counts(sentences, n):
    counts = {}
    for sentence in sentences:
        for start in range(len(sentence) - 1):
            ngram = tuple(sentence[start : start + n])
            counts[ngram] = counts.get(ngram, 0) + 1
    return counts


# 3.6 wrong: one pair for all
from itertools import permutations

from bleu import ngrams

words = "my heart is in Havana".split()
without_a_pair = 0
for p in permutations(words):
    without_a_pair += len(set(ngrams(p, 2)) & set(ngrams(words, 2)))
