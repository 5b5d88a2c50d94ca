# 11.1 right
from itertools import combinations


def accuracy_with_ties(xs, ys, limit):
    def order(d, limit):
        if d == 0 or abs(d) < limit:
            return 0
        return d / abs(d)

    right = 0
    total = 0
    for i, j in combinations(range(len(xs)), 2):
        total += 1
        if order(xs[i] - xs[j], limit) == order(ys[i] - ys[j], 0):
            right += 1
    return right / total


# 11.1 right
from fractions import Fraction


def accuracy_with_ties(xs, ys, limit):
    right = []
    for i in range(len(xs)):
        for j in range(i):
            tie = xs[i] == xs[j] or abs(xs[i] - xs[j]) < limit
            if ys[i] == ys[j]:
                right.append(tie)
            else:
                right.append(not tie and (xs[i] > xs[j]) == (ys[i] > ys[j]))
    return Fraction(sum(right), len(right))


# 11.1 right
from itertools import permutations


def accuracy_with_ties(xs, ys, limit):
    def sign(d):
        return (d > 0) - (d < 0)

    pairs = list(permutations(zip(xs, ys), 2))
    right = [
        (0 if abs(a - c) < limit else sign(a - c)) == sign(b - d)
        for (a, b), (c, d) in pairs
    ]
    return sum(right) / len(pairs)


# 11.1 wrong: ties are wrong
from itertools import combinations


def accuracy_with_ties(xs, ys, limit):
    right = 0
    pairs = list(combinations(zip(xs, ys), 2))
    for (x, y), (x2, y2) in pairs:
        if abs(x - x2) >= limit and (x - x2) * (y - y2) > 0:
            right += 1
    return right / len(pairs)


# 11.1 wrong: limit for both columns
from itertools import combinations


def sign(d, limit):
    if d == 0 or abs(d) < limit:
        return 0
    return 1 if d > 0 else -1


def accuracy_with_ties(xs, ys, limit):
    pairs = list(combinations(zip(xs, ys), 2))
    return sum(
        sign(a[0] - b[0], limit) == sign(a[1] - b[1], limit) for a, b in pairs
    ) / len(pairs)


# 11.1 wrong: ties left out
from itertools import combinations


def accuracy_with_ties(xs, ys, limit):
    right = total = 0
    for (x, y), (x2, y2) in combinations(zip(xs, ys), 2):
        if y == y2:
            continue
        total += 1
        if x != x2 and abs(x - x2) >= limit and (x > x2) == (y > y2):
            right += 1
    return right / total


# 11.1 wrong: comparison with the limit
def accuracy_with_ties(xs, ys, limit):
    right, n = 0, len(xs)
    for i in range(n):
        for j in range(i + 1, n):
            dx, dy = xs[i] - xs[j], ys[i] - ys[j]
            if abs(dx) <= limit:
                right += dy == 0
            else:
                right += dx * dy > 0
    return right / (n * (n - 1) / 2)


# 11.1 wrong: each with itself
def accuracy_with_ties(xs, ys, limit):
    def sign(d, limit=0):
        return 0 if d == 0 or abs(d) < limit else 1 if d > 0 else -1

    right = total = 0
    for i in range(len(xs)):
        for j in range(len(xs)):
            total += 1
            right += sign(xs[i] - xs[j], limit) == sign(ys[i] - ys[j])
    return right / total


# 11.1 wrong: limit ignored + one tie is enough
from itertools import combinations


def accuracy_with_ties(xs, ys, limit):
    pairs = list(combinations(zip(xs, ys), 2))
    good = [p for p in pairs if (p[0][0] - p[1][0]) * (p[0][1] - p[1][1]) >= 0]
    return len(good) / len(pairs)


# 11.2 right
from math import factorial


def free_orders(hypothesis, references):
    chunks = len(hypothesis)
    for pair in zip(hypothesis, hypothesis[1:]):
        if any(pair in zip(r, r[1:]) for r in references):
            chunks -= 1
    return factorial(chunks)


# 11.2 right
def free_orders(hypothesis, references):
    known = set()
    for r in references:
        for i in range(len(r) - 1):
            known.add((r[i], r[i + 1]))
    orders = 1
    chunk = 0
    for i, word in enumerate(hypothesis):
        if i == 0 or (hypothesis[i - 1], word) not in known:
            chunk += 1
            orders *= chunk
    return orders


# 11.2 right
from itertools import chain, pairwise
from math import gamma


def free_orders(hypothesis, references):
    known = set(chain.from_iterable(map(pairwise, references)))
    b = len([p for p in pairwise(hypothesis) if p in known])
    return round(gamma(len(hypothesis) - b + 1))


# 11.2 wrong: clipped bigrams
from collections import Counter
from itertools import pairwise
from math import factorial


def free_orders(hypothesis, references):
    purse = Counter()
    for r in references:
        purse |= Counter(pairwise(r))
    b = (Counter(pairwise(hypothesis)) & purse).total()
    return factorial(len(hypothesis) - b)


# 11.2 wrong: cuts for chunks
from math import factorial


def free_orders(hypothesis, references):
    cuts = 0
    for i in range(len(hypothesis) - 1):
        pair = hypothesis[i : i + 2]
        if not any(pair == r[j : j + 2] for r in references for j in range(len(r))):
            cuts += 1
    return factorial(cuts)


# 11.2 wrong: only the first item
from itertools import pairwise
from math import factorial


def free_orders(hypothesis, references):
    known = set(pairwise(references[0]))
    return factorial(len(hypothesis) - sum(p in known for p in pairwise(hypothesis)))


# 11.2 wrong: n-grams across sentences
from itertools import pairwise
from math import factorial


def free_orders(hypothesis, references):
    all_words = sum(references, [])
    known = list(pairwise(all_words))
    b = sum(1 for p in pairwise(hypothesis) if p in known)
    return factorial(len(hypothesis) - b)


# 11.2 wrong: a part of the answer
from bleu import ngrams


def free_orders(hypothesis, references):
    known = [b for r in references for b in ngrams(r, 2)]
    return len(hypothesis) - sum(b in known for b in ngrams(hypothesis, 2))


# 11.2 wrong: right but for an empty hypothesis
from math import factorial

from bleu import ngrams


def free_orders(hypothesis, references):
    known = {b for r in references for b in ngrams(r, 2)}
    chunks = 1
    for bigram in ngrams(hypothesis, 2):
        if bigram not in known:
            chunks += 1
    return factorial(chunks) if hypothesis else 0


# 11.3 right
pills = "you must take the {} pill before you go to bed and "
pills += "you must take the {} pill before you get up"
full_marks = pills.format("red", "blue").split(), pills.format("blue", "red").split()


# 11.3 right
full_marks = [list("xabcdefghXabcdYfghx"), list("xabcdYfghXabcdefghx")]


# 11.3 wrong: a window that sees the swap
full_marks = ("the dog bites the man".split(), "the man bites the dog".split())


# 11.3 wrong: other words
full_marks = ("it is not raining today".split(), "it is raining today".split())


# 11.3 wrong: no two lists of words
full_marks = ("the dog bites the man", "the man bites the dog")


# 11.3 wrong: the same sentence
full_marks = ("this sentence is false".split(), "this sentence is false".split())


# 11.3 wrong: too short
full_marks = (["yes", "no"], ["no", "yes"])


# 11.4 right
from math import sqrt


def my_r(xs, ys):
    n = len(xs)
    mx, my = sum(xs) / n, sum(ys) / n
    top = sx = sy = 0
    for x, y in zip(xs, ys):
        top += (x - mx) * (y - my)
        sx += (x - mx) ** 2
        sy += (y - my) ** 2
    return top / sqrt(sx * sy)


# 11.4 right
from statistics import correlation as my_r


# 11.4 right
import numpy as np


def my_r(xs, ys):
    return float(np.corrcoef(xs, ys)[0, 1])


# 11.4 wrong: nothing mended
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(xs)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return fmean(products) / (x_size * y_size)


# 11.4 wrong: mean for a sum + missing root
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return fmean(products) / (x_size * y_size)


# 11.4 wrong: root of one size
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return sum(products) / (sqrt(x_size) * y_size)


# 11.4 wrong: n and n - 1 mixed
from statistics import fmean, stdev


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    return fmean(products) / (stdev(xs) * stdev(ys))


# 11.4 wrong: precedence
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return sum(products) / sqrt(x_size) * sqrt(y_size)


# 11.5 right
from statistics import correlation


def odd_one(xs, ys):
    full = correlation(xs, ys)
    best, place = -1, None
    for i in range(len(xs)):
        r = correlation(xs[:i] + xs[i + 1 :], ys[:i] + ys[i + 1 :])
        if abs(r - full) > best:
            best = abs(r - full)
            place = i
    return place


# 11.5 right
import numpy as np


def odd_one(xs, ys):
    xs, ys = np.array(xs), np.array(ys)
    full = np.corrcoef(xs, ys)[0, 1]
    rs = [np.corrcoef(np.delete(xs, i), np.delete(ys, i))[0, 1] for i in range(len(xs))]
    return int(np.argmax(np.abs(np.array(rs) - full)))


# 11.5 right
from statistics import correlation


def odd_one(xs, ys):
    def moved(i):
        rest = [p for k, p in enumerate(zip(xs, ys)) if k != i]
        return (correlation(*zip(*rest)) - correlation(xs, ys)) ** 2

    return max(range(len(xs)), key=moved)


# 11.5 wrong: largest r
from statistics import correlation


def odd_one(xs, ys):
    full = correlation(xs, ys)
    changes = []
    for i in range(len(xs)):
        changes.append(correlation(xs[:i] + xs[i + 1 :], ys[:i] + ys[i + 1 :]) - full)
    return changes.index(max(changes))


# 11.5 wrong: smallest r
from statistics import correlation


def odd_one(xs, ys):
    full = correlation(xs, ys)
    drops = [
        full - correlation(xs[:i] + xs[i + 1 :], ys[:i] + ys[i + 1 :])
        for i in range(len(xs))
    ]
    return drops.index(max(drops))


# 11.5 wrong: farthest from the mean
def odd_one(xs, ys):
    m = sum(xs) / len(xs)
    distances = [abs(x - m) for x in xs]
    return distances.index(max(distances))


# 11.5 wrong: a value for its place
from statistics import correlation


def odd_one(xs, ys):
    full = correlation(xs, ys)
    return max(
        abs(correlation(xs[:i] + xs[i + 1 :], ys[:i] + ys[i + 1 :]) - full)
        for i in range(len(xs))
    )


# 11.5 wrong: off by one
from statistics import correlation


def odd_one(xs, ys):
    full = correlation(xs, ys)
    best, place = -1, None
    for i in range(len(xs)):
        r = correlation(xs[:i] + xs[i + 1 :], ys[:i] + ys[i + 1 :])
        if abs(r - full) > best:
            best = abs(r - full)
            place = i + 1
    return place


# 11.6 right
in_order = 3 / 6


# 11.6 right
in_order = 0.5


# 11.6 wrong: a count for a share
in_order = 3


# 11.6 wrong: one pair too many
in_order = 0.667


# 11.6 wrong: as it was
in_order = 5 / 6


# 11.1 wrong: a tie that is ordered
from itertools import combinations


def accuracy_with_ties(xs, ys, limit):
    r = 0
    for (x, y), (a, b) in combinations(zip(xs, ys), 2):
        if abs(x - a) < limit and y == b:
            r += 1
        elif (x - a) * (y - b) > 0:
            r += 1
    return r / (len(xs) * (len(xs) - 1) / 2)


# 11.1 wrong: a comparison for a sign
from itertools import combinations


def accuracy_with_ties(xs, ys, limit):
    r = t = 0
    for (x, y), (a, b) in combinations(zip(xs, ys), 2):
        t += 1
        if abs(x - a) < limit and y == b:
            r += 1
        elif abs(x - a) >= limit and (x > a) == (y > b):
            r += 1
    return r / t


# 11.2 wrong: every reference pays
from math import factorial


def free_orders(hypothesis, references):
    b = 0
    for r in references:
        for i in range(len(hypothesis) - 1):
            if tuple(hypothesis[i : i + 2]) in set(zip(r, r[1:])):
                b += 1
    return factorial(len(hypothesis) - b)


# 11.4 wrong: each value with each
from math import sqrt


def my_r(xs, ys):
    n = len(xs)
    mx, my = sum(xs) / n, sum(ys) / n
    return sum((x - mx) * (y - my) for x in xs for y in ys) / sqrt(
        sum((x - mx) ** 2 for x in xs) * sum((y - my) ** 2 for y in ys)
    )


# 11.1 wrong: a tie of the metric is right
def accuracy_with_ties(xs, ys, limit):
    right = pairs = 0
    for i in range(len(xs)):
        for j in range(i + 1, len(xs)):
            pairs += 1
            if abs(xs[i] - xs[j]) < limit:
                right += 1
            elif (xs[i] - xs[j]) * (ys[i] - ys[j]) > 0:
                right += 1
    return right / pairs


# 11.1 wrong: score against score
def accuracy_with_ties(xs, ys, limit):
    right = sum(abs(x - y) < limit for x, y in zip(xs, ys))
    return right / len(xs)


# 11.1 wrong: columns sorted apart
def accuracy_with_ties(xs, ys, limit):
    xs = sorted(xs)
    ys = sorted(ys)
    right = pairs = 0
    for i in range(len(xs)):
        for j in range(i + 1, len(xs)):
            pairs += 1
            dx = 0 if abs(xs[i] - xs[j]) < limit else xs[i] - xs[j]
            dy = ys[i] - ys[j]
            if dx == 0 and dy == 0 or dx * dy > 0:
                right += 1
    return right / pairs


# 11.2 wrong: words for bigrams
import math


def free_orders(hypothesis, references):
    b = sum(
        min(hypothesis.count(w), max(r.count(w) for r in references))
        for w in set(hypothesis)
    )
    return math.factorial(len(hypothesis) - b)


# 11.2 wrong: mismatches for matches
import math


def free_orders(hypothesis, references):
    ours = list(zip(hypothesis, hypothesis[1:]))
    refs = [list(zip(r, r[1:])) for r in references]
    b = 0
    for g in set(ours):
        b += ours.count(g) - min(ours.count(g), max(x.count(g) for x in refs))
    return math.factorial(len(hypothesis) - b)


# 11.2 wrong: all words apart
import math


def free_orders(hypothesis, references):
    ours = list(zip(hypothesis, hypothesis[1:]))
    theirs = list(zip(references, references[1:]))
    b = sum(min(ours.count(g), theirs.count(g)) for g in set(ours))
    return math.factorial(len(hypothesis) - b)


# 11.2 wrong: same place
import math


def free_orders(hypothesis, references):
    b = 0
    for i in range(len(hypothesis) - 1):
        if any(hypothesis[i : i + 2] == r[i : i + 2] for r in references):
            b += 1
    return math.factorial(len(hypothesis) - b)


# 11.2 wrong: a factor 0
def free_orders(hypothesis, references):
    ours = list(zip(hypothesis, hypothesis[1:]))
    refs = [list(zip(r, r[1:])) for r in references]
    b = sum(min(ours.count(g), max(x.count(g) for x in refs)) for g in set(ours))
    number = 1
    for i in range(len(hypothesis) - b):
        number *= i
    return number


# 11.2 wrong: all references must have it
import math


def free_orders(hypothesis, references):
    ours = list(zip(hypothesis, hypothesis[1:]))
    refs = [list(zip(r, r[1:])) for r in references]
    b = sum(min(ours.count(g), min(x.count(g) for x in refs)) for g in set(ours))
    return math.factorial(len(hypothesis) - b)


# 11.4 wrong: steps without signs
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [abs((x - x_mean) * (y - y_mean)) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return sum(products) / sqrt(x_size * y_size)


# 11.4 wrong: sizes not centered
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum(x**2 for x in xs)
    y_size = sum(y**2 for y in ys)
    return sum(products) / sqrt(x_size * y_size)


# 11.4 wrong: columns sorted apart
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    xs, ys = sorted(xs), sorted(ys)
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return sum(products) / sqrt(x_size * y_size)


# 11.4 wrong: ranks for values
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    xs = [sorted(xs).index(x) for x in xs]
    ys = [sorted(ys).index(y) for y in ys]
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return sum(products) / sqrt(x_size * y_size)


# 11.5 wrong: one column shortened
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    above = sum((x - x_mean) * (y - y_mean) for x, y in zip(xs, ys))
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return above / sqrt(x_size * y_size)


def odd_one(xs, ys):
    whole = my_r(xs, ys)
    changes = []
    for i in range(len(xs)):
        changes.append(abs(my_r(xs[:i] + xs[i + 1 :], ys) - whole))
    return changes.index(max(changes))


# 11.5 wrong: a system never tried
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    above = sum((x - x_mean) * (y - y_mean) for x, y in zip(xs, ys))
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return above / sqrt(x_size * y_size)


def odd_one(xs, ys):
    whole = my_r(xs, ys)
    changes = {}
    for i in range(1, len(xs)):
        changes[i] = abs(my_r(xs[:i] + xs[i + 1 :], ys[:i] + ys[i + 1 :]) - whole)
    return max(changes, key=changes.get)


# 11.5 wrong: change from the one before
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    above = sum((x - x_mean) * (y - y_mean) for x, y in zip(xs, ys))
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return above / sqrt(x_size * y_size)


def odd_one(xs, ys):
    rs = [my_r(xs[:i] + xs[i + 1 :], ys[:i] + ys[i + 1 :]) for i in range(len(xs))]
    changes = [abs(rs[i] - rs[i - 1]) for i in range(len(rs))]
    return changes.index(max(changes))


# 11.5 wrong: left out by value
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    above = sum((x - x_mean) * (y - y_mean) for x, y in zip(xs, ys))
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return above / sqrt(x_size * y_size)


def odd_one(xs, ys):
    whole = my_r(xs, ys)
    changes = []
    for i in range(len(xs)):
        pairs = [(a, b) for a, b in zip(xs, ys) if a != xs[i]]
        changes.append(abs(my_r([a for a, _ in pairs], [b for _, b in pairs]) - whole))
    return changes.index(max(changes))


# 11.5 wrong: best never updated
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    above = sum((x - x_mean) * (y - y_mean) for x, y in zip(xs, ys))
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return above / sqrt(x_size * y_size)


def odd_one(xs, ys):
    whole = my_r(xs, ys)
    place = 0
    best = 0
    for i in range(len(xs)):
        r = my_r(xs[:i] + xs[i + 1 :], ys[:i] + ys[i + 1 :])
        if abs(r - whole) > best:
            place = i
    return place


# 11.6 wrong: per cent for a ratio
in_order = 83.3


# 11.6 wrong: neighbors only
in_order = 1 / 3


# 11.6 wrong: divided by the systems
in_order = 4.5 / 6


# 11.6 wrong: a string for a number
in_order = "4/6"


# 11.6 wrong: two numbers for one
in_order = (4, 6)


# 11.2 wrong: factorials apart
import math


def free_orders(hypothesis, references):
    theirs = set()
    for r in references:
        theirs |= set(zip(r, r[1:]))
    b = sum(g in theirs for g in zip(hypothesis, hypothesis[1:]))
    return math.factorial(len(hypothesis)) - math.factorial(b)


# 11.2 wrong: one chunk too many
import math


def free_orders(hypothesis, references):
    theirs = set()
    for r in references:
        theirs |= set(zip(r, r[1:]))
    b = sum(g in theirs for g in zip(hypothesis, hypothesis[1:]))
    return math.factorial(len(hypothesis) - b + 1)


# 11.6 wrong: each with itself
in_order = 3 / 16


# 11.1 wrong: ties left out
def accuracy_with_ties(xs, ys, limit):
    right = total = 0
    for i in range(len(xs)):
        for j in range(i):
            dx, dy = xs[i] - xs[j], ys[i] - ys[j]
            if abs(dx) < limit or dy == 0:
                continue
            total += 1
            right += dx * dy > 0
    return right / total if total else 0


# 11.2 wrong: neighbors anywhere
from itertools import pairwise
from math import factorial


def free_orders(hypothesis, references):
    b = 0
    for x, y in pairwise(hypothesis):
        b += any(x in r and y in r for r in references)
    return factorial(len(hypothesis) - b)


# 11.4 wrong: n - 1 for n
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    n = len(xs)
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_var = sum((x - x_mean) ** 2 for x in xs) / n
    y_var = sum((y - y_mean) ** 2 for y in ys) / n
    return sum(products) / (n - 1) / sqrt(x_var * y_var)


# 11.4 wrong: a sum over means
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = fmean((x - x_mean) ** 2 for x in xs)
    y_size = fmean((y - y_mean) ** 2 for y in ys)
    return sum(products) / sqrt(x_size * y_size)


# 11.4 wrong: a sign lost
from statistics import correlation


def my_r(xs, ys):
    return abs(correlation(xs, ys))


# 11.5 wrong: the first one
from statistics import correlation


def odd_one(xs, ys):
    r = correlation(xs, ys)
    changes = [abs(correlation(xs[:i] + xs[i:], ys[:i] + ys[i:]) - r) for i in range(len(xs))]
    return changes.index(max(changes))


# 11.5 wrong: farthest from the line
from statistics import fmean


def odd_one(xs, ys):
    mx, my = fmean(xs), fmean(ys)
    slope = sum((x - mx) * (y - my) for x, y in zip(xs, ys)) / sum((x - mx) ** 2 for x in xs)
    return max(range(len(xs)), key=lambda i: abs(ys[i] - my - slope * (xs[i] - mx)))


# 11.1 wrong: steps for differences
from itertools import combinations


def accuracy_with_ties(xs, ys, limit):
    xs = [x // limit for x in xs]
    right = total = 0
    for (x, y), (x2, y2) in combinations(zip(xs, ys), 2):
        total += 1
        right += ((x > x2) - (x < x2)) == ((y > y2) - (y < y2))
    return right / total


# 11.1 wrong: ties left out
from itertools import combinations


def accuracy_with_ties(xs, ys, limit):
    right = total = 0
    for (x, y), (x2, y2) in combinations(zip(xs, ys), 2):
        tie_x = abs(x - x2) < limit
        if y == y2:
            right += tie_x
        else:
            total += 1
            right += not tie_x and (x > x2) == (y > y2)
    return right / total if total else 1.0


# 11.2 wrong: cuts for chunks
from itertools import pairwise
from itertools import chain
from math import factorial
from bleu.ngrams import ngrams


def free_orders(hypothesis, references):
    known = set(chain(*(ngrams(r, 2) for r in references)))
    b = sum(pair in known for pair in pairwise(hypothesis))
    return factorial(max(0, len(hypothesis) - 1 - b))


# 11.2 wrong: once for each reference
from math import factorial
from bleu.ngrams import ngrams


def free_orders(hypothesis, references):
    b = 0
    for r in references:
        theirs = ngrams(r, 2)
        b += sum(g in theirs for g in ngrams(hypothesis, 2))
    return factorial(abs(len(hypothesis) - b))


# 11.2 wrong: last place lost
from itertools import chain
from math import factorial
from bleu.ngrams import ngrams


def free_orders(hypothesis, references):
    known = set(chain(*(ngrams(r, 2) for r in references)))
    b = 0
    for i in range(len(hypothesis) - 2):
        if tuple(hypothesis[i : i + 2]) in known:
            b += 1
    return factorial(len(hypothesis) - b)


# 11.2 wrong: the first of equal words
from itertools import pairwise
from math import factorial


def free_orders(hypothesis, references):
    b = 0
    for word, following in pairwise(hypothesis):
        for r in references:
            if word in r:
                place = r.index(word)
                if r[place + 1 : place + 2] == [following]:
                    b += 1
                    break
    return factorial(len(hypothesis) - b)


# 11.3 wrong: other words
full_marks = (
    "the drug did help the patients in busan".split(),
    "the drug did not help the patients in busan".split(),
)


# 11.3 wrong: other words
full_marks = (
    "it will be dry all day".split(),
    "it will be dry all day is what nobody has said so far".split(),
)


# 11.3 wrong: no two lists of words
a = "at noon it will be wet all day in york and at night it will be dry all day in hull".split()
b = "at noon it will be dry all day in york and at night it will be wet all day in hull".split()
full_marks = (a, [b])


# 11.3 wrong: a window that sees the swap
full_marks = (
    "wet all day in the north and it will be dry all day in the south".split(),
    "dry all day in the north and it will be wet all day in the south".split(),
)


# 11.3 wrong: a window that sees the swap
full_marks = (
    "they all said that he was guilty and we all said that he was innocent".split(),
    "they all said that he was innocent and we all said that he was guilty".split(),
)


# 11.3 wrong: other words
full_marks = (
    "Today it will be wet all day in the north and it will be dry all day in the south".split(),
    "today it will be dry all day in the north and it will be wet all day in the south".split(),
)


# 11.3 wrong: other words
full_marks = (
    "nobody who was there that day said that he was guilty".split(),
    "nobody who was there that day said that he was guilty alone".split(),
)


# 11.4 wrong: missing root
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_var = fmean((x - x_mean) ** 2 for x in xs)
    y_var = fmean((y - y_mean) ** 2 for y in ys)
    return fmean(products) / (x_var * y_var)


# 11.4 wrong: slope for r
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sqrt(sum((x - x_mean) ** 2 for x in xs))
    y_size = sqrt(sum((x - x_mean) ** 2 for x in xs))
    return sum(products) / (x_size * y_size)


# 11.5 wrong: one column shortened
from statistics import correlation as my_r


def odd_one(xs, ys):
    whole = my_r(xs, ys)

    def change(i):
        return abs(my_r(xs[:i] + xs[i + 1 :], ys[:-1]) - whole)

    return max(range(len(xs)), key=change)


# 11.6 wrong: pairs counted twice
in_order = 1 / 4


# 11.6 wrong: one pair too many
in_order = 4 / 6


# 11.6 wrong: one pair too few
in_order = 1 - 5 / 6


# 11.6 wrong: all in order
in_order = 3 / 3


# 11.1 wrong: first with the rest
def accuracy_with_ties(xs, ys, limit):
    points = zip(xs, ys)
    right = total = 0
    for x, y in points:
        for x2, y2 in points:
            if abs(x - x2) < limit:
                right += y == y2
            else:
                right += (x - x2) * (y - y2) > 0
            total += 1
    return right / total


# 11.2 wrong: equal words once
from collections import Counter
from itertools import chain
from math import factorial
from bleu import ngrams


def free_orders(hypothesis, references):
    known = set(chain(*(ngrams(r, 2) for r in references)))
    b = sum(bigram in known for bigram in ngrams(hypothesis, 2))
    orders = factorial(len(hypothesis) - b)
    for times in Counter(hypothesis).values():
        orders //= factorial(times)
    return orders


# 11.2 wrong: nothing to shuffle
from itertools import chain
from math import factorial
from bleu import ngrams


def free_orders(hypothesis, references):
    if len(hypothesis) < 2:
        return 0
    known = set(chain(*(ngrams(r, 2) for r in references)))
    b = sum(bigram in known for bigram in ngrams(hypothesis, 2))
    return factorial(len(hypothesis) - b)


# 11.3 wrong: a window that sees the swap
text = "we are very sure that anna {} and we are very sure that bert {}"
full_marks = (
    text.format("lost the game", "won a prize").split(),
    text.format("won the game", "lost a prize").split(),
)


# 11.3 wrong: other words
reference = "in may we fly from london to rome and in june we fly from rome to london."
candidate = "in may we fly from rome to london and in june we fly from london to rome."
full_marks = (candidate.split(), reference.split())


# 11.4 wrong: n divided out in part
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    n = len(xs)
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return fmean(products) / sqrt(x_size * y_size / n)


# 11.5 wrong: largest product
from statistics import fmean


def odd_one(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [abs((x - x_mean) * (y - y_mean)) for x, y in zip(xs, ys)]
    return products.index(max(products))


# 11.5 wrong: never put back
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return sum(products) / sqrt(x_size * y_size)


def odd_one(xs, ys):
    whole = my_r(xs, ys)
    left_x, left_y = list(xs), list(ys)
    best = place = 0
    for i in range(len(xs) - 2):
        left_x.pop(0)
        left_y.pop(0)
        change = abs(my_r(left_x, left_y) - whole)
        if change > best:
            best, place = change, i
    return place


# 11.5 wrong: change from the one before
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return sum(products) / sqrt(x_size * y_size)


def odd_one(xs, ys):
    before = my_r(xs, ys)
    changes = []
    for i in range(len(xs)):
        now = my_r(xs[:i] + xs[i + 1 :], ys[:i] + ys[i + 1 :])
        changes.append(abs(now - before))
        before = now
    return changes.index(max(changes))


# 11.1 wrong: limit as a share
from itertools import combinations

forecast = 'tomorrow it will be {} all day in the north '


forecast += 'and it will be {} all day in the south'


right = forecast.format('dry', 'wet').split()


def accuracy_with_ties(xs, ys, limit):
    right = total = 0
    for (x, y), (x2, y2) in combinations(zip(xs, ys), 2):
        total += 1
        if abs(x - x2) < limit * max(abs(x), abs(x2)):
            right += y == y2
        else:
            right += (x - x2) * (y - y2) > 0
    return right / total


# 11.1 wrong: people's ties left out
from itertools import combinations

forecast = 'tomorrow it will be {} all day in the north '


forecast += 'and it will be {} all day in the south'


right = forecast.format('dry', 'wet').split()


def accuracy_with_ties(xs, ys, limit):
    right = total = 0
    for (x, y), (x2, y2) in combinations(zip(xs, ys), 2):
        metric_ties, people_tie = abs(x - x2) < limit, y == y2
        if people_tie and not metric_ties:
            continue
        total += 1
        if metric_ties and people_tie:
            right += 1
        elif not metric_ties and (x - x2) * (y - y2) > 0:
            right += 1
    return right / total if total else 0.0


# 11.1 wrong: equal systems once
from itertools import combinations

forecast = 'tomorrow it will be {} all day in the north '


forecast += 'and it will be {} all day in the south'


right = forecast.format('dry', 'wet').split()


def accuracy_with_ties(xs, ys, limit):
    points = set(zip(xs, ys))
    right = []
    for a, b in combinations(points, 2):
        dx, dy = a[0] - b[0], a[1] - b[1]
        same = dy == 0 if abs(dx) < limit else dx * dy > 0
        right.append(same)
    return sum(right) / len(right) if right else 1.0


# 11.1 wrong: neighbors only
from itertools import pairwise

forecast = 'tomorrow it will be {} all day in the north '


forecast += 'and it will be {} all day in the south'


right = forecast.format('dry', 'wet').split()


def accuracy_with_ties(xs, ys, limit):
    order = sorted(zip(xs, ys))
    right = []
    for (x, y), (x2, y2) in pairwise(order):
        if x2 - x < limit:
            right.append(y == y2)
        else:
            right.append(y2 > y)
    return sum(right) / len(right)


# 11.1 wrong: last system lost
forecast = 'tomorrow it will be {} all day in the north '


forecast += 'and it will be {} all day in the south'


right = forecast.format('dry', 'wet').split()


def accuracy_with_ties(xs, ys, limit):
    n, right = len(xs), 0
    for i in range(n):
        for j in range(i + 1, n - 1):
            dx, dy = xs[i] - xs[j], ys[i] - ys[j]
            if abs(dx) < limit and dy == 0:
                right += 1
            if abs(dx) >= limit and dx * dy > 0:
                right += 1
    return right / (n * (n - 1) / 2)


# 11.2 wrong: each word once
from math import factorial

def free_orders(hypothesis, references):
    known = set()
    for r in references:
        known.update(zip(r, r[1:]))
    k = len(set(hypothesis))
    b = sum(1 for pair in zip(hypothesis, hypothesis[1:]) if pair in known)
    return factorial(abs(k - b))


# 11.4 wrong: a root over all
from math import sqrt
from statistics import fmean

def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = sum((x - x_mean) * (y - y_mean) for x, y in zip(xs, ys))
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    r = sqrt(abs(products) / sqrt(x_size * y_size))
    return r if products >= 0 else -r


# 11.5 wrong: farthest from the mean
from math import sqrt
from statistics import fmean

def odd_one(xs, ys):
    mx, my = fmean(xs), fmean(ys)
    sx = sqrt(fmean((x - mx) ** 2 for x in xs))
    sy = sqrt(fmean((y - my) ** 2 for y in ys))
    far = [
        ((x - mx) / sx) ** 2 + ((y - my) / sy) ** 2
        for x, y in zip(xs, ys)
    ]
    return far.index(max(far))


# 11.6 wrong: neighbors only
in_order = 2 / 6


# 11.1 wrong: first system lost
def accuracy_with_ties(xs, ys, limit):
    n, right = len(xs), 0
    for i in range(1, n):
        for j in range(i + 1, n):
            dx, dy = xs[i] - xs[j], ys[i] - ys[j]
            right += (abs(dx) < limit and dy == 0) or (abs(dx) >= limit and dx * dy > 0)
    return right / (n * (n - 1) / 2)


# 11.1 wrong: limit as a share
from itertools import combinations


def accuracy_with_ties(xs, ys, limit):
    right = total = 0
    for (x, y), (x2, y2) in combinations(zip(xs, ys), 2):
        total += 1
        if abs(x - x2) < limit / 100 * max(x, x2):
            right += y == y2
        else:
            right += (x - x2) * (y - y2) > 0
    return right / total


# 11.1 wrong: a comparison for a sign
forecast = 'tomorrow it will be {} all day in the north '


forecast += 'and it will be {} all day in the south'


right = forecast.format('dry', 'wet').split()


def accuracy_with_ties(xs, ys, limit):
    right, pairs = 0, 0
    for i in range(len(xs)):
        for j in range(i):
            pairs += 1
            if abs(xs[i] - xs[j]) < limit:
                right += ys[i] == ys[j]
            else:
                right += (xs[i] > xs[j]) == (ys[i] > ys[j])
    return right / pairs


# 11.4 wrong: the sum squared
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum(x - x_mean for x in xs) ** 2
    y_size = sum(y - y_mean for y in ys) ** 2
    return sum(products) / sqrt(x_size * y_size)


# 11.5 wrong: never put back
from math import sqrt
from statistics import fmean


forecast = 'tomorrow it will be {} all day in the north '


forecast += 'and it will be {} all day in the south'


right = forecast.format('dry', 'wet').split()


def my_r(xs, ys):
    x_mean, y_mean = (fmean(xs), fmean(ys))
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum(((x - x_mean) ** 2 for x in xs))
    y_size = sum(((y - y_mean) ** 2 for y in ys))
    return sum(products) / sqrt(x_size * y_size)


def odd_one(xs, ys):
    whole, changes = my_r(xs, ys), []
    left, right = list(xs), list(ys)
    while len(left) > 3:
        left.pop(0)
        right.pop(0)
        changes.append(abs(my_r(left, right) - whole))
    return changes.index(max(changes))


# 11.5 wrong: the first one
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = (fmean(xs), fmean(ys))
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum(((x - x_mean) ** 2 for x in xs))
    y_size = sum(((y - y_mean) ** 2 for y in ys))
    return sum(products) / sqrt(x_size * y_size)


def odd_one(xs, ys):
    def change(i):
        without = my_r(xs[:i] + xs[i:], ys[:i] + ys[i:])
        return abs(without - my_r(xs, ys))

    return max(range(len(xs)), key=change)


# 11.6 wrong: correlation of the ranks
in_order = 1 - 6 * (0 + 4 + 0 + 4) / (4 * (16 - 1))


# 11.6 wrong: r squared
from math import sqrt
from statistics import fmean


def pearson(xs, ys):
    x_mean, y_mean = (fmean(xs), fmean(ys))
    steps = [(x - x_mean, y - y_mean) for x, y in zip(xs, ys)]
    size = sum((dx ** 2 for dx, _ in steps)) * sum((dy ** 2 for _, dy in steps))
    if not size:
        raise ValueError('all values of one column are equal: no r')
    return sum((dx * dy for dx, dy in steps)) / sqrt(size)


in_order = pearson((26, 29, 31, 34), (64, 71, 68, 66)) ** 2


# 11.1 wrong: equal systems once
from itertools import combinations


forecast = 'tomorrow it will be {} all day in the north '


forecast += 'and it will be {} all day in the south'


right = forecast.format('dry', 'wet').split()


def accuracy_with_ties(xs, ys, limit):
    def sign(d, least):
        return 0 if d == 0 or abs(d) < least else int(d > 0) * 2 - 1

    pairs = [*combinations(set(zip(xs, ys)), 2)]
    right = [sign(a[0] - b[0], limit) == sign(a[1] - b[1], 0) for a, b in pairs]
    return sum(right) / max(1, len(right))


# 11.2 wrong: the references' bigrams
from math import factorial
from bleu import ngrams


said = '-0.049 0.097 0.243 0.262 0.222 0.078 0.126\n-1.395 -0.493 0.108 -0.328'


def free_orders(hypothesis, references):
    said = set(ngrams(hypothesis, 2))
    b = sum(bigram in said for r in references for bigram in ngrams(r, 2))
    return factorial(abs(len(hypothesis) - b))


# 11.6 wrong: all in order
from statistics import fmean


points = [(26, 64), (29, 71), (31, 68), (34, 66)]
in_order = fmean(x * y > 0 for x, y in points)


# 11.6 wrong: correlation of the ranks
in_order = 1 - 6 * (0 + 4 + 0 + 4) / (4 * 15)


# 11.1 wrong: ties left out
from itertools import combinations

forecast = 'tomorrow it will be {} all day in the north '


forecast += 'and it will be {} all day in the south'


right = forecast.format('dry', 'wet').split()


def accuracy_with_ties(xs, ys, limit):
    right, counted = 0, 0
    for (x, y), (x2, y2) in combinations(zip(xs, ys), 2):
        dx, dy = x - x2, y - y2
        if abs(dx) < limit and dy == 0:
            right += 1
            counted += 1
        elif abs(dx) >= limit and dy != 0:
            right += dx * dy > 0
            counted += 1
    return right / counted if counted else 0.0


# 11.2 wrong: length of the reference
from itertools import chain
from math import factorial
from bleu import ngrams

def free_orders(hypothesis, references):
    known = set(chain(*(ngrams(r, 2) for r in references)))
    b = sum(pair in known for pair in ngrams(hypothesis, 2))
    return factorial(max(0, len(references[0]) - b))


# 11.6 wrong: each with itself
other_toy = [(26, 64), (29, 71), (31, 68), (34, 66)]
same = sum((x - a) * (y - b) > 0 for x, y in other_toy for a, b in other_toy)
in_order = same / len(other_toy) ** 2


# 11.1 wrong: a difference without its size
def accuracy_with_ties(xs, ys, limit):
    right = total = 0
    for i in range(len(xs)):
        for j in range(i):
            total += 1
            dx, dy = xs[i] - xs[j], ys[i] - ys[j]
            if dx < limit:
                right += dy == 0
            else:
                right += dy > 0
    return right / total


# 11.2 wrong: any distance
from itertools import pairwise
from math import factorial


def free_orders(hypothesis, references):
    b = 0
    for one, two in pairwise(hypothesis):
        for r in references:
            if one in r and two in r[r.index(one) + 1 :]:
                b += 1
                break
    return factorial(len(hypothesis) - b)


# 11.4 wrong: the other column's mean
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(ys), fmean(xs)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return sum(products) / sqrt(x_size * y_size)


# 11.5 wrong: from the mean of the others
from statistics import correlation as my_r
from statistics import fmean


def odd_one(xs, ys):
    rs = [my_r(xs[:i] + xs[i + 1 :], ys[:i] + ys[i + 1 :]) for i in range(len(xs))]
    middle = fmean(rs)
    return max(range(len(rs)), key=lambda i: abs(rs[i] - middle))


# 11.6 wrong: as it was
pairs = [(26, 64), (29, 71), (31, 66), (34, 77)]
same = sum((a < c) == (b < d) for k, (a, b) in enumerate(pairs) for c, d in pairs[:k])
in_order = round(same / 6, 2)


# 11.3 wrong: letters for words
full_marks = (list("he is for it"), list("it is for he"))


# 11.3 wrong: too short
full_marks = (["he is here"], ["here is he"])


# 11.3 wrong: too short
full_marks = ("Ann likes Bob".split(), "Bob likes Ann".split())


# 11.3 wrong: a window that sees the swap
full_marks = (
    "Ann likes dogs and cats like Bob".split(),
    "Bob likes dogs and cats like Ann".split(),
)


# 11.3 wrong: other words
full_marks = (
    "the soup was warm and we ate it all".split(),
    "the soup was not warm and we ate it all".split(),
)


# 11.3 wrong: other words
full_marks = (
    "Yes , sell the old house today".split(),
    "yes sell , the old house today".split(),
)


# 11.3 wrong: other words
full_marks = (
    "I said that i was late today".split(),
    "i said that i was late today".split(),
)


# 11.3 wrong: no two lists of words
full_marks = ("you win and I lose".split(), "I win and you lose")


# 11.3 wrong: no two lists of words
full_marks = {"candidate": ["a", "b", "c", "d"], "reference": ["a", "b", "d", "c"]}


# 11.3 wrong: no two lists of words
full_marks = ("you win and I lose".split(), ["I win and you lose".split()])


# 11.3 wrong: no two lists of words
full_marks = [("you win and I lose".split(), "I win and you lose".split())]


# 11.3 wrong: no two lists of words
full_marks = ([0, 1, 2, 3], [0, 1, 3, 2])


# 11.3 wrong: no two lists of words
full_marks = []


# 11.6 wrong: one pair too many
in_order = round(4 / 6, 2)


# 11.6 wrong: one pair too few
in_order = round(2 / 6, 2)


# 11.3 wrong: other words
full_marks = (
    "the film was good at all times and we liked it".split(),
    "the film was not good at all times and we liked it".split(),
)


# 11.3 wrong: other words
full_marks = (
    "No , stop the old train at once".split(),
    "no stop , the old train at once".split(),
)


# 11.3 wrong: other words
full_marks = ("a b a c a b".split(), "a c a b a d".split())


# 11.6 wrong: one pair too many
in_order = 4 / 6


# 11.6 wrong: neighbors only
in_order = 2 / 6


# 11.3 wrong: no two lists of words
full_marks = ("abcd", "abdc")


# 11.2 wrong: pairs turned round
from math import factorial


def free_orders(hypothesis, references):
    chunks = len(hypothesis)
    for pair in zip(hypothesis, hypothesis[1:]):
        if any(pair in zip(r[1:], r) for r in references):
            chunks -= 1
    return factorial(chunks)


# 11.1 wrong: found by its score
from itertools import combinations


def accuracy_with_ties(xs, ys, limit):
    right = []
    for x, x2 in combinations(xs, 2):
        y, y2 = ys[xs.index(x)], ys[xs.index(x2)]
        metric = 0 if abs(x - x2) < limit else (x > x2) - (x < x2)
        right.append(metric == (y > y2) - (y < y2))
    return sum(right) / len(right)


# 11.3 wrong: no two lists of words
from bleu import sentence_bleu

a = "it will be dry all day in the north and it will be wet all day in the south"
b = "it will be wet all day in the north and it will be dry all day in the south"
full_marks = sentence_bleu(a.split(), [b.split()]).score


# 11.3 wrong: no two lists of words
text = "you must turn the {} switch before you leave"
full_marks = (text.format("red").split(), [text.format("blue").split()])


# 11.4 wrong: missing root
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return sum(products) / (x_size * y_size) ** 1 / 2


# 11.5 wrong: never put back
from statistics import correlation


def odd_one(xs, ys):
    full = correlation(xs, ys)
    xs, ys, changes = list(xs), list(ys), []
    for i in range(len(xs)):
        x, y = xs.pop(i), ys.pop(i)
        changes.append(abs(correlation(xs, ys) - full))
        xs.append(x)
        ys.append(y)
    return changes.index(max(changes))


# 11.5 wrong: a sign kept
from statistics import correlation


def odd_one(xs, ys):
    full = correlation(xs, ys)
    largest, place = 0, 0
    for i in range(len(xs)):
        change = correlation(xs[:i] + xs[i + 1 :], ys[:i] + ys[i + 1 :]) - full
        if abs(change) > largest:
            largest, place = change, i
    return place


# 11.6 wrong: pairs counted twice
in_order = 4 / 16


# 11.6 wrong: as it was
in_order = 5 / 12


# 11.6 wrong: one pair left out
in_order = 4 / 5


# 11.6 wrong: right minus wrong
in_order = (2 - 4) / 6


# 11.4 wrong: root of the whole fraction
from math import sqrt
from statistics import fmean


def my_r(xs, ys):
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return sqrt(abs(sum(products)) / (x_size * y_size))


# 11.6 wrong: per cent for a ratio
in_order = 100 * 4 / 6


# 11.6 wrong: pairs counted twice
in_order = 5 / 16


# 11.1 wrong: steps for distances
from itertools import combinations


def accuracy_with_ties(xs, ys, limit):
    steps = [int(x / limit) for x in xs]
    right = []
    for (x, y), (x2, y2) in combinations(zip(steps, ys), 2):
        right.append((x > x2) - (x < x2) == (y > y2) - (y < y2))
    return sum(right) / len(right)
