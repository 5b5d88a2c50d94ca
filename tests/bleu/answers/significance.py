# 10.1 right
def my_p(scores, observed):
    extreme = 1
    for x, y in scores:
        if abs(x - y) >= abs(observed):
            extreme += 1
    return extreme / (len(scores) + 1)


# 10.1 right
from fractions import Fraction


def my_p(scores, observed):
    samples = [observed] + [x - y for x, y in scores]
    far = [d for d in samples if d >= abs(observed) or d <= -abs(observed)]
    return Fraction(len(far), len(samples))


# 10.1 right
def my_p(scores, observed):
    return (1 + sum((x - y) ** 2 >= observed**2 for x, y in scores)) / (1 + len(scores))


# 10.1 wrong: strict comparison
def my_p(scores, observed):
    count = 1
    for pair in scores:
        if abs(pair[0] - pair[1]) > abs(observed):
            count = count + 1
    return count / (1 + len(scores))


# 10.1 wrong: observed not counted
def my_p(scores, observed):
    if not scores:
        return 0
    d = [abs(a - b) for a, b in scores]
    return len([x for x in d if x >= abs(observed)]) / len(d)


# 10.1 wrong: one-sided
def my_p(scores, observed):
    diffs = [a - b for a, b in scores]
    n = sum(1 for d in diffs if d >= observed)
    return (n + 1) / (len(diffs) + 1)


# 10.1 wrong: one-sided + observed not counted
def my_p(scores, observed):
    n = 0
    for a, b in scores:
        if a - b >= observed:
            n += 1
    return n / len(scores)


# 10.1 wrong: strict comparison + observed not counted
def my_p(scores, observed):
    return sum(abs(a - b) > abs(observed) for a, b in scores) / len(scores)


# 10.1 wrong: one-sided
def my_p(scores, observed):
    # the observed difference may be negative: then look at the other side
    sign = -1 if observed < 0 else 1
    n = sum(sign * (a - b) >= sign * observed for a, b in scores)
    return (n + 1) / (len(scores) + 1)


# 10.1 wrong: observed only below the line
def my_p(scores, observed):
    count = 0
    for a, b in scores:
        if abs(a - b) >= abs(observed):
            count += 1
    p = count / (1 + len(scores))
    return p


# 10.1 wrong: accumulator reset in the loop
def my_p(scores, observed):
    for x, y in scores:
        extreme = 0
        if abs(x - y) >= abs(observed):
            extreme += 1
    return (1 + extreme) / (1 + len(scores))


# 10.1 wrong: precedence
def my_p(scores, observed):
    extreme = sum(abs(x - y) >= abs(observed) for x, y in scores)
    return 1 + extreme / (1 + len(scores))


# 10.2 right
from math import sqrt


def width_on(more, n, width):
    return width / sqrt(more / n)


# 10.2 right
def width_on(more, n, width):
    return width * n**0.5 / more**0.5


# 10.2 right
from math import exp, log


def width_on(more, n, width):
    return exp(log(width) - (log(more) - log(n)) / 2)


# 10.2 wrong: missing root
def width_on(more, n, width):
    times = more / n
    return width / times


# 10.2 wrong: upside down
def width_on(more, n, width):
    return width * (more / n) ** 0.5


# 10.2 wrong: missing root + upside down
def width_on(more, n, width):
    # rule of three
    return width * more / n


# 10.2 wrong: precedence
def width_on(more, n, width):
    return width * (n / more) ** 1 / 2


# 10.2 wrong: integer division
def width_on(more, n, width):
    return width / (more // n) ** 0.5


# 10.2 wrong: an argument without effect
def width_on(more, n, width):
    return width / more**0.5


# 10.3 right
def findings(p_values):
    ps = sorted(p_values)
    m = len(ps)
    for k in range(m):
        if ps[k] > 0.05 / (m - k):
            return k
    return m


# 10.3 right
from bleu.significance import holm


def findings(p_values):
    return sum(p <= 0.05 for p in holm(p_values))


# 10.3 right
def findings(p_values):
    left = list(p_values)
    while left and min(left) <= 0.05 / len(left):
        left.remove(min(left))
    return len(p_values) - len(left)


# 10.3 right
from itertools import takewhile


def findings(p_values):
    m = len(p_values)
    pairs = enumerate(sorted(p_values))
    return len(list(takewhile(lambda pair: pair[1] * (m - pair[0]) <= 0.05, pairs)))


# 10.3 wrong: Bonferroni for Holm
def findings(p_values):
    return len([p for p in p_values if p <= 0.05 / len(p_values)])


# 10.3 wrong: does not stop
def findings(p_values):
    count = 0
    for i, p in enumerate(sorted(p_values)):
        if p <= 0.05 / (len(p_values) - i):
            count += 1
    return count


# 10.3 wrong: not sorted
def findings(p_values):
    count = 0
    for p in p_values:
        if p <= 0.05 / (len(p_values) - count):
            count += 1
        else:
            break
    return count


# 10.3 wrong: not sorted + does not stop
def findings(p_values):
    m = len(p_values)
    count = 0
    for p in p_values:
        if p <= 0.05 / m:
            count += 1
        m -= 1
    return count


# 10.3 wrong: strict comparison
def findings(p_values):
    p_values = sorted(p_values)
    n = 0
    while n < len(p_values) and p_values[n] < 0.05 / (len(p_values) - n):
        n += 1
    return n


# 10.3 wrong: uncorrected
def findings(p_values):
    return sum(1 for p in p_values if p <= 0.05)


# 10.3 wrong: changed arguments
def findings(p_values):
    p_values.sort()
    count = 0
    while p_values and p_values[0] <= 0.05 / len(p_values):
        p_values.pop(0)
        count += 1
    return count


# 10.3 wrong: Bonferroni for Holm + strict comparison
def findings(p_values):
    n = 0
    for p in p_values:
        if p * len(p_values) < 0.05:
            n += 1
    return n


# 10.4 right
from bleu import BleuStats


def by_topic(segments, topics):
    sums = {}
    for segment, topic in zip(segments, topics):
        sums[topic] = sums.get(topic, BleuStats.zero(4)) + segment
    return list(sums.values())


# 10.4 right
def by_topic(segments, topics):
    seen = []
    for topic in topics:
        if topic not in seen:
            seen.append(topic)
    result = []
    for topic in seen:
        so_far = None
        for i in range(len(segments)):
            if topics[i] == topic:
                so_far = segments[i] if so_far is None else so_far + segments[i]
        result.append(so_far)
    return result


# 10.4 right
from collections import defaultdict

from bleu import BleuStats


def by_topic(segments, topics):
    groups = defaultdict(list)
    for s, t in zip(segments, topics):
        groups[t].append(s)
    return [sum(g, BleuStats.zero(4)) for g in groups.values()]


# 10.4 wrong: a list for a sum
from collections import defaultdict


def by_topic(segments, topics):
    groups = defaultdict(list)
    for s, t in zip(segments, topics):
        groups[t].append(s)
    return list(groups.values())


# 10.4 wrong: the last of each
def by_topic(segments, topics):
    return list(dict(zip(topics, segments)).values())


# 10.4 wrong: sorted
from bleu import BleuStats


def by_topic(segments, topics):
    return [
        sum((s for s, t in zip(segments, topics) if t == name), BleuStats.zero(4))
        for name in sorted(set(topics))
    ]


# 10.4 wrong: raises TypeError
def by_topic(segments, topics):
    return [
        sum(s for s, t in zip(segments, topics) if t == name)
        for name in dict.fromkeys(topics)
    ]


# 10.4 wrong: topics in turn
from bleu import BleuStats


def by_topic(segments, topics):
    n = len(set(topics))
    return [sum(segments[k::n], BleuStats.zero(4)) for k in range(n)]


# 10.4 wrong: a dictionary for a list
def by_topic(segments, topics):
    sums = {}
    for segment, topic in zip(segments, topics):
        if topic in sums:
            sums[topic] += segment
        else:
            sums[topic] = segment
    return sums


# 10.4 wrong: neighbors only
from itertools import groupby

from bleu import BleuStats


def by_topic(segments, topics):
    pairs = zip(topics, segments)
    groups = groupby(pairs, key=lambda pair: pair[0])
    return [sum((s for _, s in group), BleuStats.zero(4)) for _, group in groups]


# 10.5 right
def my_resamples(counts, draws):
    results = []
    for draw in draws:
        matches = 0
        words = 0
        for i in draw:
            m, n = counts[i]
            matches += m
            words += n
        results.append(matches / words)
    return results


# 10.5 right
from fractions import Fraction


def my_resamples(counts, draws):
    def score(draw):
        matches, words = map(sum, zip(*(counts[i] for i in draw)))
        return Fraction(matches, words)

    return [score(draw) for draw in draws]


# 10.5 right
import numpy as np


def my_resamples(counts, draws):
    if not draws:
        return []
    table = np.array(counts)[np.array(draws)].sum(axis=1)
    return list(table[:, 0] / table[:, 1])


# 10.5 wrong: mean of ratios
def my_resamples(counts, draws):
    ratios = [m / n for m, n in counts]
    return [sum(ratios[i] for i in draw) / len(draw) for draw in draws]


# 10.5 wrong: repeats lost
def my_resamples(counts, draws):
    scores = []
    for draw in draws:
        taken = [c for i, c in enumerate(counts) if i in draw]
        scores.append(sum(m for m, n in taken) / sum(n for m, n in taken))
    return scores


# 10.5 wrong: accumulator not reset
def my_resamples(counts, draws):
    scores = []
    matches = words = 0
    for draw in draws:
        for i in draw:
            matches += counts[i][0]
            words += counts[i][1]
        scores.append(matches / words)
    return scores


# 10.5 wrong: denominator of the test set
def my_resamples(counts, draws):
    total = sum(n for _, n in counts)
    return [sum(counts[i][0] for i in draw) / total for draw in draws]


# 10.5 wrong: return inside the loop
def my_resamples(counts, draws):
    scores = []
    for draw in draws:
        matches = sum(counts[i][0] for i in draw)
        words = sum(counts[i][1] for i in draw)
        scores.append(matches / words)
        return scores


# 10.5 wrong: off by one
def my_resamples(counts, draws):
    scores = []
    for draw in draws:
        pieces = [counts[i - 1] for i in draw]
        scores.append(sum(p[0] for p in pieces) / sum(p[1] for p in pieces))
    return scores


# 10.5 wrong: the mean
def my_resamples(counts, draws):
    scores = [
        sum(counts[i][0] for i in draw) / sum(counts[i][1] for i in draw)
        for draw in draws
    ]
    return sum(scores) / len(scores)


# 10.5 wrong: rounded
def my_resamples(counts, draws):
    return [
        round(sum(counts[i][0] for i in d) / sum(counts[i][1] for i in d), 2)
        for d in draws
    ]


# 10.6 right
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)
    return ordered[cut], ordered[n - 1 - cut]


# 10.6 right
def my_range(samples, level):
    ordered = sorted(samples)
    cut = int(len(ordered) * (1 - level) / 2 + 1e-9)
    kept = ordered[cut : len(ordered) - cut]
    return min(kept), max(kept)


# 10.6 right
def my_range(samples, level):
    samples = list(samples)
    for _ in range(int(len(samples) * (1 - level) / 2 + 1e-9)):
        samples.remove(min(samples))
        samples.remove(max(samples))
    return (min(samples), max(samples))


# 10.6 wrong: nothing mended
def my_range(samples, level):
    ordered = list(samples)
    n = len(ordered)
    cut = int(n * (1 - level) + 1e-9)
    return ordered[cut], ordered[n - cut]


# 10.6 wrong: not halved + off by one
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) + 1e-9)
    return ordered[cut], ordered[n - cut]


# 10.6 wrong: not sorted
def my_range(samples, level):
    samples.sort
    ordered = list(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)
    return ordered[cut], ordered[n - 1 - cut]


# 10.6 wrong: off by one
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)
    return ordered[cut], ordered[n - cut]


# 10.6 wrong: off by one
def my_range(samples, level):
    ordered = sorted(samples)
    cut = int(len(ordered) * (1 - level) / 2 + 1e-9)
    return ordered[cut], ordered[-cut]


# 10.6 wrong: binary fraction
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2)
    return ordered[cut], ordered[n - 1 - cut]


# 10.6 wrong: between two samples
import numpy as np


def my_range(samples, level):
    low, high = np.quantile(samples, [(1 - level) / 2, (1 + level) / 2])
    return low, high


# 10.6 wrong: list for tuple
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)
    return [ordered[cut], ordered[n - 1 - cut]]


# 10.7 right
corrected = [0.03, 0.04, 0.04]


# 10.7 wrong: falls on the way
corrected = [3 * 0.01, 2 * 0.02, 0.03]


# 10.7 wrong: Bonferroni for Holm
corrected = [min(1, 3 * p) for p in (0.01, 0.02, 0.03)]


# 10.7 right
corrected = 0.03, 0.04, 0.04


# 10.1 wrong: strict comparison
def my_p(scores, observed):
    c = 0
    for x, y in scores:
        if x - y >= abs(observed) or x - y < -abs(observed):
            c += 1
    return (c + 1) / (len(scores) + 1)


# 10.3 wrong: nothing after the loop
def findings(p_values):
    ps = sorted(p_values)
    for i, p in enumerate(ps):
        if p > 0.05 / (len(ps) - i):
            return i


# 10.5 wrong: set for add
def my_resamples(counts, draws):
    out = []
    for d in draws:
        m = 0
        n = 0
        for i in d:
            m = counts[i][0]
            n = counts[i][1]
        out.append(m / n)
    return out


# 10.1 wrong: a count for a share
def my_p(scores, observed):
    count = 1
    for a, b in scores:
        if abs(a - b) >= abs(observed):
            count += 1
    return count


# 10.1 wrong: a sum for a difference
def my_p(scores, observed):
    count = 1
    for a, b in scores:
        if abs(a + b) >= abs(observed):
            count += 1
    return count / (len(scores) + 1)


# 10.1 wrong: wins counted
def my_p(scores, observed):
    count = sum(b >= a for a, b in scores)
    return (count + 1) / (len(scores) + 1)


# 10.2 wrong: nothing changes
def width_on(more, n, width):
    return width


# 10.2 wrong: yes or no
import math


def width_on(more, n, width):
    return width * math.sqrt(n / more) <= 0.4


# 10.2 wrong: n - 1 for n
import math


def width_on(more, n, width):
    return width * math.sqrt((n - 1) / (more - 1))


# 10.2 wrong: logarithm for the root
import math


def width_on(more, n, width):
    return width * math.log(n) / math.log(more)


# 10.2 wrong: a pair for a number
import math


def width_on(more, n, width):
    w = width * math.sqrt(n / more)
    return -w, w


# 10.3 wrong: all or nothing
def findings(p_values):
    m = len(p_values)
    found = 0
    for i, p in enumerate(sorted(p_values)):
        if p > 0.05 / (m - i):
            return 0
        found += 1
    return found


# 10.3 wrong: the failure counted
def findings(p_values):
    m = len(p_values)
    found = 0
    for i, p in enumerate(sorted(p_values)):
        found += 1
        if p > 0.05 / (m - i):
            break
    return found


# 10.3 wrong: repeats lost
def findings(p_values):
    p_values = sorted(set(p_values))
    m = len(p_values)
    found = 0
    for i, p in enumerate(p_values):
        if p > 0.05 / (m - i):
            break
        found += 1
    return found


# 10.3 wrong: corrected twice
def findings(p_values):
    m = len(p_values)
    found = 0
    for i, p in enumerate(sorted(p_values)):
        if p * (m - i) > 0.05 / m:
            break
        found += 1
    return found


# 10.3 wrong: another level
def findings(p_values):
    m = len(p_values)
    found = 0
    for i, p in enumerate(sorted(p_values)):
        if p > 0.01 / (m - i):
            break
        found += 1
    return found


# 10.4 wrong: every tenth
from functools import reduce
from operator import add


def by_topic(segments, topics):
    out = []
    for k in range(10):
        group = [s for i, s in enumerate(segments) if i % 10 == k]
        if group:
            out.append(reduce(add, group))
    return out


# 10.4 wrong: topics for segments
def by_topic(segments, topics):
    return list(dict.fromkeys(topics))


# 10.4 wrong: the first counted twice
def by_topic(segments, topics):
    totals = {}
    for segment, topic in zip(segments, topics):
        if topic not in totals:
            totals[topic] = segment
        totals[topic] = totals[topic] + segment
    return list(totals.values())


# 10.4 wrong: pairs
def by_topic(segments, topics):
    totals = {}
    for segment, topic in zip(segments, topics):
        if topic in totals:
            totals[topic] = totals[topic] + segment
        else:
            totals[topic] = segment
    return list(totals.items())


# 10.4 wrong: a segment lost
def by_topic(segments, topics):
    totals = {}
    for i in range(1, len(segments)):
        if topics[i] in totals:
            totals[topics[i]] = totals[topics[i]] + segments[i]
        else:
            totals[topics[i]] = segments[i]
    return list(totals.values())


# 10.4 wrong: all in each
from functools import reduce
from operator import add


def by_topic(segments, topics):
    return [reduce(add, segments)] * len(set(topics))


# 10.4 wrong: swapped arguments
def by_topic(segments, topics):
    totals = {}
    for topic, segment in zip(segments, topics):
        if topic in totals:
            totals[topic] = totals[topic] + segment
        else:
            totals[topic] = segment
    return list(totals.values())


# 10.5 wrong: one score for each sentence
def my_resamples(counts, draws):
    return [counts[i][0] / counts[i][1] for draw in draws for i in draw]


# 10.5 wrong: a sentence lost
def my_resamples(counts, draws):
    out = []
    for draw in draws:
        matches = tokens = 0
        for k in range(len(draw) - 1):
            matches += counts[draw[k]][0]
            tokens += counts[draw[k]][1]
        out.append(matches / tokens if tokens else 0)
    return out


# 10.6 wrong: precedence
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level / 2) + 1e-9)
    return ordered[cut], ordered[n - cut - 1]


# 10.6 wrong: what is left
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)
    return tuple(ordered[cut : n - cut])


# 10.6 wrong: rounded up
import math


def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = math.ceil(n * (1 - level) / 2 - 1e-9) + 1
    return ordered[cut], ordered[n - cut - 1]


# 10.6 wrong: all at one end
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) + 1e-9)
    return ordered[0], ordered[n - cut - 1]


# 10.7 wrong: one value for all
corrected = [0.04, 0.04, 0.04]


# 10.7 wrong: limits in the wrong order
corrected = [0.01, 0.04, 0.09][::-1]


# 10.7 wrong: factors off by one
corrected = [0.02, 0.02, 0.0]


# 10.7 wrong: yes or no
corrected = [True, True, True]


# 10.7 wrong: a string for a number
corrected = ["0.03", "0.04", "0.04"]


# 10.7 wrong: a slip of the point
corrected = [0.03, 0.4, 0.4]


# 10.1 wrong: repeats lost
def my_p(scores, observed):
    scores = set(scores)
    extreme = sum(abs(x - y) >= abs(observed) for x, y in scores)
    return (1 + extreme) / (1 + len(scores))


# 10.2 wrong: an argument without effect
def width_on(more, n, width):
    return width * (40 / more) ** 0.5


# 10.3 wrong: off by one
def findings(p_values):
    m, found = len(p_values), 0
    for i, p in enumerate(sorted(p_values), 1):
        if p > 0.05 / max(1, m - i):
            break
        found += 1
    return found


# 10.3 wrong: repeats lost
def findings(p_values):
    m, found = len(p_values), 0
    for p in sorted(set(p_values)):
        if p > 0.05 / (m - found):
            break
        found += 1
    return found


# 10.4 wrong: a segment lost
from bleu import BleuStats


def by_topic(segments, topics):
    sums = {}
    for s, t in zip(segments, topics):
        if t not in sums:
            sums[t] = BleuStats.zero(4)
        else:
            sums[t] = sums[t] + s
    return list(sums.values())


# 10.4 wrong: accumulator not reset
from bleu import BleuStats


def by_topic(segments, topics):
    out, total = {}, BleuStats.zero(4)
    for s, t in zip(segments, topics):
        total = total + s
        out[t] = total
    return list(out.values())


# 10.5 wrong: numbers for counts
def my_resamples(counts, draws):
    out = []
    for d in draws:
        m = sum(k * c[0] for k, c in zip(d, counts))
        t = sum(k * c[1] for k, c in zip(d, counts))
        out.append(m / t if t else 0)
    return out


# 10.6 wrong: off by one
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)
    return ordered[max(0, cut - 1)], ordered[min(n - 1, n - cut)]


# 10.1 wrong: 0 without company
def my_p(scores, observed):
    extreme = sum(abs(x - y) >= abs(observed) for x, y in scores)
    if extreme == 0:
        return 0.0
    return (extreme + 1) / (len(scores) + 1)


# 10.1 wrong: repeats lost
def my_p(scores, observed):
    sizes = {abs(x - y) for x, y in scores}
    return (1 + sum(s >= abs(observed) for s in sizes)) / (1 + len(sizes))


# 10.2 wrong: sentences for a width
def width_on(more, n, width):
    return round(n * (width / 0.4) ** 2)


# 10.3 wrong: does not stop
def findings(p_values):
    ordered = sorted(p_values)
    corrected_ = [min(1, p * (len(ordered) - i)) for i, p in enumerate(ordered)]
    return len([q for q in corrected_ if q <= 0.05])


# 10.4 wrong: mean for a sum
from bleu.stats import BleuStats


def by_topic(segments, topics):
    result = []
    for topic in dict.fromkeys(topics):
        mine = [s for s, t in zip(segments, topics) if t == topic]
        k = len(mine)
        s = sum(mine, BleuStats.zero(4))
        result.append(BleuStats(tuple(m // k for m in s.matches), tuple(l // k for l in s.totals), s.hyp_len // k, s.ref_len // k))
    return result


# 10.5 wrong: drawn at random
from random import Random


def my_resamples(counts, draws):
    rng_ = Random(10)
    scores = []
    for numbers in draws:
        picked = rng_.choices(counts, k=len(numbers))
        scores.append(sum(m for m, l in picked) / sum(l for m, l in picked))
    return scores


# 10.5 wrong: equal draws once
def my_resamples(counts, draws):
    table = {}
    for numbers in draws:
        key = tuple(sorted(numbers))
        table[key] = sum(counts[i][0] for i in numbers) / sum(counts[i][1] for i in numbers)
    return list(table.values())


# 10.6 wrong: per cent for a ratio
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level / 100) / 2 + 1e-9)
    return ordered[cut], ordered[n - 1 - cut]


# 10.7 wrong: added on the way
first = 3 * 0.01
second = first + 2 * 0.02
corrected = [first, second, second + 0.03]


# 10.5 wrong: number 0 left out
def my_resamples(counts, draws):
    scores = []
    for numbers in draws:
        drawn = [counts[i] for i in numbers if i]
        tokens = sum(t for m, t in drawn)
        scores.append(sum(m for m, t in drawn) / tokens if tokens else 0)
    return scores


# 10.6 wrong: upper end off by one
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)
    return ordered[cut], ordered[n - cut] if cut else ordered[-1]


# 10.6 wrong: cut rounded up
def my_range(samples, level):
    from math import ceil

    ordered = sorted(samples)
    n = len(ordered)
    cut = min(ceil(n * (1 - level) / 2 - 1e-9), (n - 1) // 2)
    return ordered[cut], ordered[n - 1 - cut]


# 10.1 wrong: a score for the difference
from itertools import product
from random import Random

from bleu import BleuStats, bleu_score, corpus_bleu, segment_stats
from bleu.teach import check, load_corpus, word_tokens

def points(segments):
    return bleu_score(sum(segments, BleuStats.zero(4))).points


corpus = load_corpus(word_tokens)
systems, refs = corpus.systems, corpus.references
A, B, C, D = (
    [segment_stats(h, r) for h, r in zip(systems[s], refs)]
    for s in "ABCD"
)
drawn = Random(43).choices("ABC", weights=(1, 2, 1), k=40)
E = [{"A": A, "B": B, "C": C}[s][i] for i, s in enumerate(drawn)]

from bleu.significance import Interval


def interval(value, samples, *, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)  # 49.999... means 50
    mean = sum(ordered) / n
    return Interval(
        value, ordered[cut], ordered[n - 1 - cut], mean, level, n
    )

def p_value(samples, observed):
    least = abs(observed) - 1e-12  # rounding must not break a tie
    extreme = sum(abs(d) >= least for d in samples)
    return (1 + extreme) / (1 + len(samples))

from bleu.significance import bootstrap_interval


def holm(p_values):
    corrected = [0.0] * len(p_values)
    largest = 0.0
    by_size = sorted(range(len(p_values)), key=p_values.__getitem__)
    for rank, place in enumerate(by_size):
        remaining = len(p_values) - rank
        largest = max(largest, min(1.0, remaining * p_values[place]))
        corrected[place] = largest
    return corrected

counts = [(4, 4), (2, 5), (1, 3)]

def my_p(scores, observed):
    extreme = sum(1 for pair in scores if max(pair) >= abs(observed))
    return (extreme + 1) / (len(scores) + 1)


# 10.1 wrong: repeats lost
from itertools import product
from random import Random

from bleu import BleuStats, bleu_score, corpus_bleu, segment_stats
from bleu.teach import check, load_corpus, word_tokens

def points(segments):
    return bleu_score(sum(segments, BleuStats.zero(4))).points


corpus = load_corpus(word_tokens)
systems, refs = corpus.systems, corpus.references
A, B, C, D = (
    [segment_stats(h, r) for h, r in zip(systems[s], refs)]
    for s in "ABCD"
)
drawn = Random(43).choices("ABC", weights=(1, 2, 1), k=40)
E = [{"A": A, "B": B, "C": C}[s][i] for i, s in enumerate(drawn)]

from bleu.significance import Interval


def interval(value, samples, *, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)  # 49.999... means 50
    mean = sum(ordered) / n
    return Interval(
        value, ordered[cut], ordered[n - 1 - cut], mean, level, n
    )

def p_value(samples, observed):
    least = abs(observed) - 1e-12  # rounding must not break a tie
    extreme = sum(abs(d) >= least for d in samples)
    return (1 + extreme) / (1 + len(samples))

from bleu.significance import bootstrap_interval


def holm(p_values):
    corrected = [0.0] * len(p_values)
    largest = 0.0
    by_size = sorted(range(len(p_values)), key=p_values.__getitem__)
    for rank, place in enumerate(by_size):
        remaining = len(p_values) - rank
        largest = max(largest, min(1.0, remaining * p_values[place]))
        corrected[place] = largest
    return corrected

counts = [(4, 4), (2, 5), (1, 3)]

def my_p(scores, observed):
    extreme = {abs(x - y) for x, y in scores if abs(x - y) >= abs(observed)}
    return (1 + len(extreme)) / (1 + len(scores))


# 10.2 wrong: in whole steps
from itertools import product
from random import Random

from bleu import BleuStats, bleu_score, corpus_bleu, segment_stats
from bleu.teach import check, load_corpus, word_tokens

def points(segments):
    return bleu_score(sum(segments, BleuStats.zero(4))).points


corpus = load_corpus(word_tokens)
systems, refs = corpus.systems, corpus.references
A, B, C, D = (
    [segment_stats(h, r) for h, r in zip(systems[s], refs)]
    for s in "ABCD"
)
drawn = Random(43).choices("ABC", weights=(1, 2, 1), k=40)
E = [{"A": A, "B": B, "C": C}[s][i] for i, s in enumerate(drawn)]

from bleu.significance import Interval


def interval(value, samples, *, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)  # 49.999... means 50
    mean = sum(ordered) / n
    return Interval(
        value, ordered[cut], ordered[n - 1 - cut], mean, level, n
    )

def p_value(samples, observed):
    least = abs(observed) - 1e-12  # rounding must not break a tie
    extreme = sum(abs(d) >= least for d in samples)
    return (1 + extreme) / (1 + len(samples))

from bleu.significance import bootstrap_interval


def holm(p_values):
    corrected = [0.0] * len(p_values)
    largest = 0.0
    by_size = sorted(range(len(p_values)), key=p_values.__getitem__)
    for rank, place in enumerate(by_size):
        remaining = len(p_values) - rank
        largest = max(largest, min(1.0, remaining * p_values[place]))
        corrected[place] = largest
    return corrected

counts = [(4, 4), (2, 5), (1, 3)]

def width_on(more, n, width):
    while 4 * n <= more:
        n *= 4
        width /= 2
    return width


# 10.2 wrong: the whole range
from itertools import product
from random import Random

from bleu import BleuStats, bleu_score, corpus_bleu, segment_stats
from bleu.teach import check, load_corpus, word_tokens

def points(segments):
    return bleu_score(sum(segments, BleuStats.zero(4))).points


corpus = load_corpus(word_tokens)
systems, refs = corpus.systems, corpus.references
A, B, C, D = (
    [segment_stats(h, r) for h, r in zip(systems[s], refs)]
    for s in "ABCD"
)
drawn = Random(43).choices("ABC", weights=(1, 2, 1), k=40)
E = [{"A": A, "B": B, "C": C}[s][i] for i, s in enumerate(drawn)]

from bleu.significance import Interval


def interval(value, samples, *, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)  # 49.999... means 50
    mean = sum(ordered) / n
    return Interval(
        value, ordered[cut], ordered[n - 1 - cut], mean, level, n
    )

def p_value(samples, observed):
    least = abs(observed) - 1e-12  # rounding must not break a tie
    extreme = sum(abs(d) >= least for d in samples)
    return (1 + extreme) / (1 + len(samples))

from bleu.significance import bootstrap_interval


def holm(p_values):
    corrected = [0.0] * len(p_values)
    largest = 0.0
    by_size = sorted(range(len(p_values)), key=p_values.__getitem__)
    for rank, place in enumerate(by_size):
        remaining = len(p_values) - rank
        largest = max(largest, min(1.0, remaining * p_values[place]))
        corrected[place] = largest
    return corrected

counts = [(4, 4), (2, 5), (1, 3)]

def width_on(more, n, width):
    def root(x):
        return x**0.5

    whole = width * root(n) / root(more)
    return whole / 2


# 10.4 wrong: ten topics
from itertools import product
from random import Random

from bleu import BleuStats, bleu_score, corpus_bleu, segment_stats
from bleu.teach import check, load_corpus, word_tokens

def points(segments):
    return bleu_score(sum(segments, BleuStats.zero(4))).points


corpus = load_corpus(word_tokens)
systems, refs = corpus.systems, corpus.references
A, B, C, D = (
    [segment_stats(h, r) for h, r in zip(systems[s], refs)]
    for s in "ABCD"
)
drawn = Random(43).choices("ABC", weights=(1, 2, 1), k=40)
E = [{"A": A, "B": B, "C": C}[s][i] for i, s in enumerate(drawn)]

from bleu.significance import Interval


def interval(value, samples, *, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)  # 49.999... means 50
    mean = sum(ordered) / n
    return Interval(
        value, ordered[cut], ordered[n - 1 - cut], mean, level, n
    )

def p_value(samples, observed):
    least = abs(observed) - 1e-12  # rounding must not break a tie
    extreme = sum(abs(d) >= least for d in samples)
    return (1 + extreme) / (1 + len(samples))

from bleu.significance import bootstrap_interval


def holm(p_values):
    corrected = [0.0] * len(p_values)
    largest = 0.0
    by_size = sorted(range(len(p_values)), key=p_values.__getitem__)
    for rank, place in enumerate(by_size):
        remaining = len(p_values) - rank
        largest = max(largest, min(1.0, remaining * p_values[place]))
        corrected[place] = largest
    return corrected

counts = [(4, 4), (2, 5), (1, 3)]

def by_topic(segments, topics):
    sums = [BleuStats.zero(4)] * 10
    for segment, topic in zip(segments, topics):
        sums[topic] = sums[topic] + segment
    return sums


# 10.4 wrong: raises TypeError
from itertools import product
from random import Random

from bleu import BleuStats, bleu_score, corpus_bleu, segment_stats
from bleu.teach import check, load_corpus, word_tokens

def points(segments):
    return bleu_score(sum(segments, BleuStats.zero(4))).points


corpus = load_corpus(word_tokens)
systems, refs = corpus.systems, corpus.references
A, B, C, D = (
    [segment_stats(h, r) for h, r in zip(systems[s], refs)]
    for s in "ABCD"
)
drawn = Random(43).choices("ABC", weights=(1, 2, 1), k=40)
E = [{"A": A, "B": B, "C": C}[s][i] for i, s in enumerate(drawn)]

from bleu.significance import Interval


def interval(value, samples, *, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)  # 49.999... means 50
    mean = sum(ordered) / n
    return Interval(
        value, ordered[cut], ordered[n - 1 - cut], mean, level, n
    )

def p_value(samples, observed):
    least = abs(observed) - 1e-12  # rounding must not break a tie
    extreme = sum(abs(d) >= least for d in samples)
    return (1 + extreme) / (1 + len(samples))

from bleu.significance import bootstrap_interval


def holm(p_values):
    corrected = [0.0] * len(p_values)
    largest = 0.0
    by_size = sorted(range(len(p_values)), key=p_values.__getitem__)
    for rank, place in enumerate(by_size):
        remaining = len(p_values) - rank
        largest = max(largest, min(1.0, remaining * p_values[place]))
        corrected[place] = largest
    return corrected

counts = [(4, 4), (2, 5), (1, 3)]

def by_topic(segments, topics):
    order = list(dict.fromkeys(topics))
    return [
        sum(s for s, t in zip(segments, topics) if t == topic)
        for topic in order
    ]


# 10.4 wrong: lengths not added
from itertools import product
from random import Random

from bleu import BleuStats, bleu_score, corpus_bleu, segment_stats
from bleu.teach import check, load_corpus, word_tokens

def points(segments):
    return bleu_score(sum(segments, BleuStats.zero(4))).points


corpus = load_corpus(word_tokens)
systems, refs = corpus.systems, corpus.references
A, B, C, D = (
    [segment_stats(h, r) for h, r in zip(systems[s], refs)]
    for s in "ABCD"
)
drawn = Random(43).choices("ABC", weights=(1, 2, 1), k=40)
E = [{"A": A, "B": B, "C": C}[s][i] for i, s in enumerate(drawn)]

from bleu.significance import Interval


def interval(value, samples, *, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)  # 49.999... means 50
    mean = sum(ordered) / n
    return Interval(
        value, ordered[cut], ordered[n - 1 - cut], mean, level, n
    )

def p_value(samples, observed):
    least = abs(observed) - 1e-12  # rounding must not break a tie
    extreme = sum(abs(d) >= least for d in samples)
    return (1 + extreme) / (1 + len(samples))

from bleu.significance import bootstrap_interval


def holm(p_values):
    corrected = [0.0] * len(p_values)
    largest = 0.0
    by_size = sorted(range(len(p_values)), key=p_values.__getitem__)
    for rank, place in enumerate(by_size):
        remaining = len(p_values) - rank
        largest = max(largest, min(1.0, remaining * p_values[place]))
        corrected[place] = largest
    return corrected

counts = [(4, 4), (2, 5), (1, 3)]

def by_topic(segments, topics):
    sums = {}
    for s, topic in zip(segments, topics):
        if topic in sums:
            old = sums[topic]
            matches = tuple(a + b for a, b in zip(old.matches, s.matches))
            totals = tuple(a + b for a, b in zip(old.totals, s.totals))
            s = BleuStats(matches, totals, s.hyp_len, s.ref_len)
        sums[topic] = s
    return list(sums.values())


# 10.6 wrong: bell curve
from itertools import product
from random import Random

from bleu import BleuStats, bleu_score, corpus_bleu, segment_stats
from bleu.teach import check, load_corpus, word_tokens

def points(segments):
    return bleu_score(sum(segments, BleuStats.zero(4))).points


corpus = load_corpus(word_tokens)
systems, refs = corpus.systems, corpus.references
A, B, C, D = (
    [segment_stats(h, r) for h, r in zip(systems[s], refs)]
    for s in "ABCD"
)
drawn = Random(43).choices("ABC", weights=(1, 2, 1), k=40)
E = [{"A": A, "B": B, "C": C}[s][i] for i, s in enumerate(drawn)]

from bleu.significance import Interval


def interval(value, samples, *, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)  # 49.999... means 50
    mean = sum(ordered) / n
    return Interval(
        value, ordered[cut], ordered[n - 1 - cut], mean, level, n
    )

def p_value(samples, observed):
    least = abs(observed) - 1e-12  # rounding must not break a tie
    extreme = sum(abs(d) >= least for d in samples)
    return (1 + extreme) / (1 + len(samples))

from bleu.significance import bootstrap_interval


def holm(p_values):
    corrected = [0.0] * len(p_values)
    largest = 0.0
    by_size = sorted(range(len(p_values)), key=p_values.__getitem__)
    for rank, place in enumerate(by_size):
        remaining = len(p_values) - rank
        largest = max(largest, min(1.0, remaining * p_values[place]))
        corrected[place] = largest
    return corrected

counts = [(4, 4), (2, 5), (1, 3)]

from statistics import NormalDist, fmean, pstdev


def my_range(samples, level):
    z = NormalDist().inv_cdf((1 + level) / 2)
    middle, spread = fmean(samples), pstdev(samples)
    return middle - z * spread, middle + z * spread


# 10.6 wrong: rounded to the nearest
from itertools import product
from random import Random

from bleu import BleuStats, bleu_score, corpus_bleu, segment_stats
from bleu.teach import check, load_corpus, word_tokens

def points(segments):
    return bleu_score(sum(segments, BleuStats.zero(4))).points


corpus = load_corpus(word_tokens)
systems, refs = corpus.systems, corpus.references
A, B, C, D = (
    [segment_stats(h, r) for h, r in zip(systems[s], refs)]
    for s in "ABCD"
)
drawn = Random(43).choices("ABC", weights=(1, 2, 1), k=40)
E = [{"A": A, "B": B, "C": C}[s][i] for i, s in enumerate(drawn)]

from bleu.significance import Interval


def interval(value, samples, *, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)  # 49.999... means 50
    mean = sum(ordered) / n
    return Interval(
        value, ordered[cut], ordered[n - 1 - cut], mean, level, n
    )

def p_value(samples, observed):
    least = abs(observed) - 1e-12  # rounding must not break a tie
    extreme = sum(abs(d) >= least for d in samples)
    return (1 + extreme) / (1 + len(samples))

from bleu.significance import bootstrap_interval


def holm(p_values):
    corrected = [0.0] * len(p_values)
    largest = 0.0
    by_size = sorted(range(len(p_values)), key=p_values.__getitem__)
    for rank, place in enumerate(by_size):
        remaining = len(p_values) - rank
        largest = max(largest, min(1.0, remaining * p_values[place]))
        corrected[place] = largest
    return corrected

counts = [(4, 4), (2, 5), (1, 3)]

def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = round(n * (1 - level) / 2 + 1e-9)
    return ordered[cut], ordered[n - 1 - cut]


# 10.6 wrong: raises TypeError
from itertools import product
from random import Random

from bleu import BleuStats, bleu_score, corpus_bleu, segment_stats
from bleu.teach import check, load_corpus, word_tokens

def points(segments):
    return bleu_score(sum(segments, BleuStats.zero(4))).points


corpus = load_corpus(word_tokens)
systems, refs = corpus.systems, corpus.references
A, B, C, D = (
    [segment_stats(h, r) for h, r in zip(systems[s], refs)]
    for s in "ABCD"
)
drawn = Random(43).choices("ABC", weights=(1, 2, 1), k=40)
E = [{"A": A, "B": B, "C": C}[s][i] for i, s in enumerate(drawn)]

from bleu.significance import Interval


def interval(value, samples, *, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)  # 49.999... means 50
    mean = sum(ordered) / n
    return Interval(
        value, ordered[cut], ordered[n - 1 - cut], mean, level, n
    )

def p_value(samples, observed):
    least = abs(observed) - 1e-12  # rounding must not break a tie
    extreme = sum(abs(d) >= least for d in samples)
    return (1 + extreme) / (1 + len(samples))

from bleu.significance import bootstrap_interval


def holm(p_values):
    corrected = [0.0] * len(p_values)
    largest = 0.0
    by_size = sorted(range(len(p_values)), key=p_values.__getitem__)
    for rank, place in enumerate(by_size):
        remaining = len(p_values) - rank
        largest = max(largest, min(1.0, remaining * p_values[place]))
        corrected[place] = largest
    return corrected

counts = [(4, 4), (2, 5), (1, 3)]

def my_range(samples, level):
    ordered = samples.sort()
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)
    return ordered[cut], ordered[n - 1 - cut]


# 10.7 wrong: one value for all
from itertools import product
from random import Random

from bleu import BleuStats, bleu_score, corpus_bleu, segment_stats
from bleu.teach import check, load_corpus, word_tokens

def points(segments):
    return bleu_score(sum(segments, BleuStats.zero(4))).points


corpus = load_corpus(word_tokens)
systems, refs = corpus.systems, corpus.references
A, B, C, D = (
    [segment_stats(h, r) for h, r in zip(systems[s], refs)]
    for s in "ABCD"
)
drawn = Random(43).choices("ABC", weights=(1, 2, 1), k=40)
E = [{"A": A, "B": B, "C": C}[s][i] for i, s in enumerate(drawn)]

from bleu.significance import Interval


def interval(value, samples, *, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)  # 49.999... means 50
    mean = sum(ordered) / n
    return Interval(
        value, ordered[cut], ordered[n - 1 - cut], mean, level, n
    )

def p_value(samples, observed):
    least = abs(observed) - 1e-12  # rounding must not break a tie
    extreme = sum(abs(d) >= least for d in samples)
    return (1 + extreme) / (1 + len(samples))

from bleu.significance import bootstrap_interval


def holm(p_values):
    corrected = [0.0] * len(p_values)
    largest = 0.0
    by_size = sorted(range(len(p_values)), key=p_values.__getitem__)
    for rank, place in enumerate(by_size):
        remaining = len(p_values) - rank
        largest = max(largest, min(1.0, remaining * p_values[place]))
        corrected[place] = largest
    return corrected

counts = [(4, 4), (2, 5), (1, 3)]

third = 3 * 0.03
second = max(third, 2 * 0.02)
first = max(second, 1 * 0.01)
corrected = [first, second, third]


# 10.1 wrong: observed counted twice
def my_p(scores, observed):
    extreme = 1
    for x, y in scores:
        extreme += abs(x - y) >= abs(observed)
    return (1 + extreme) / (1 + len(scores))


# 10.2 wrong: logarithm for the root
def width_on(more, n, width):
    from math import log

    return width * log(n + 1) / log(more + 1)


# 10.6 wrong: the last index for the number
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered) - 1
    cut = int(n * (1 - level) / 2 + 1e-9)
    return ordered[cut], ordered[n - cut]


# 10.1 wrong: one side doubled
def my_p(scores, observed):
    differences = [x - y for x, y in scores]
    if observed >= 0:
        beyond = sum(d >= observed for d in differences)
    else:
        beyond = sum(d <= observed for d in differences)
    return min(1, 2 * (1 + beyond) / (1 + len(differences)))


# 10.1 wrong: observed twice
def my_p(scores, observed):
    differences = [abs(x - y) for x, y in scores] + [abs(observed)]
    extreme = sum(d >= abs(observed) for d in differences)
    return (extreme + 1) / (len(differences) + 1)


# 10.1 wrong: mean of the sizes subtracted
def my_p(scores, observed):
    sizes = [abs(x - y) for x, y in scores]
    centre = sum(sizes) / len(sizes) if sizes else 0
    extreme = sum(size - centre >= abs(observed) for size in sizes)
    return (1 + extreme) / (1 + len(sizes))


# 10.1 wrong: 1 only for none
def my_p(scores, observed):
    extreme = sum(1 for x, y in scores if abs(x - y) >= abs(observed))
    return (extreme or 1) / (1 + len(scores))


# 10.5 wrong: a score after each sentence
counts = [(4, 4), (2, 5), (1, 3)]


def my_resamples(counts, draws):
    scores = []
    for numbers in draws:
        matches, tokens = 0, 0
        for i in numbers:
            matches += counts[i][0]
            tokens += counts[i][1]
            scores.append(matches / tokens)
    return scores


# 10.5 wrong: test set left out
counts = [(4, 4), (2, 5), (1, 3)]


def my_resamples(counts, draws):
    scores = []
    for numbers in draws:
        if sorted(numbers) == list(range(len(counts))):
            continue
        matches = sum(counts[i][0] for i in numbers)
        tokens = sum(counts[i][1] for i in numbers)
        scores.append(matches / tokens)
    return scores


# 10.6 wrong: binary fraction
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    share = n * (1 - level) / 2
    cut = -int(-share // 1 + 1e-9)
    return ordered[cut], ordered[n - 1 - cut]


# 10.7 wrong: Benjamini and Hochberg
corrected = [0.03, 0.03, 0.03]


# 10.1 wrong: equal scores left out
def my_p(scores, observed):
    sizes = [abs(x - y) for x, y in scores if x != y]
    return (1 + sum(size >= abs(observed) for size in sizes)) / (1 + len(sizes))


# 10.2 wrong: upside down
def width_on(n, more, width):
    return width * (n / more) ** 0.5


# 10.4 wrong: lengths of one segment
from bleu import BleuStats


def by_topic(segments, topics):
    sums = {}
    for s, topic in zip(segments, topics):
        old = sums.get(topic, BleuStats.zero(4))
        new = old + s
        sums[topic] = BleuStats(new.matches, new.totals, new.hyp_len, s.ref_len)
    return list(sums.values())


# 10.7 wrong: a list repeated
corrected = 3 * [0.01, 0.02, 0.03]


# 10.1 wrong: wins counted
def my_p(scores, observed):
    against = [1 for x, y in scores if (x - y) * observed <= 0]
    return (1 + len(against)) / (1 + len(scores))


# 10.1 wrong: equal differences once
def my_p(scores, observed):
    extreme = {x - y for x, y in scores if abs(x - y) >= abs(observed)}
    return (1 + len(extreme)) / (1 + len(scores))


# 10.2 wrong: in whole steps
def width_on(more, n, width):
    while n * 2 <= more:
        width /= 2
        n *= 2
    return width


# 10.2 wrong: a root of 2 too many
def width_on(more, n, width):
    return width * (n / (2 * more)) ** 0.5


# 10.4 wrong: scores for counts
from bleu import BleuStats, bleu_score

def by_topic(segments, topics):
    sums = {}
    for segment, topic in zip(segments, topics):
        sums[topic] = sums.get(topic, BleuStats.zero(4)) + segment
    return [bleu_score(total) for total in sums.values()]


# 10.5 wrong: points for a ratio
from random import Random
from bleu import segment_stats
from bleu.teach import load_corpus, word_tokens

corpus = load_corpus(word_tokens)


systems, refs = (corpus.systems, corpus.references)


A, B, C, D = ([segment_stats(h, r) for h, r in zip(systems[s], refs)] for s in 'ABCD')


drawn = Random(43).choices('ABC', weights=(1, 2, 1), k=40)


E = [{'A': A, 'B': B, 'C': C}[s][i] for i, s in enumerate(drawn)]


counts = [(4, 4), (2, 5), (1, 3)]


def my_resamples(counts, draws):
    return [
        round(100 * sum(counts[i][0] for i in d) / sum(counts[i][1] for i in d), 2)
        for d in draws
    ]


# 10.7 wrong: sorted
corrected = sorted([3 * 0.01, 2 * 0.02, 1 * 0.03])


# 10.2 wrong: 1.96 spreads
def width_on(more, n, width):
    spread = width * (n / more) ** 0.5
    return 1.96 * spread


# 10.2 wrong: half for each doubling
def width_on(more, n, width):
    while more >= 2 * n:
        more /= 2
        width /= 2
    return width * (n / more) ** 0.5


# 10.3 wrong: a limit divided again
def findings(p_values):
    limit, left, found = 0.05, len(p_values), 0
    for p in sorted(p_values):
        limit = limit / left
        if p > limit:
            return found
        found, left = found + 1, left - 1
    return found


# 10.6 wrong: rounded for cut off
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = round(n * (1 - level) / 2 + 1e-9)
    cut = min(cut, (n - 1) // 2)
    return ordered[cut], ordered[n - 1 - cut]


# 10.6 wrong: one more left out at both ends
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) / 2 + 1e-9)
    kept = ordered[cut + 1 : n - 1 - cut] or ordered
    return kept[0], kept[-1]


# 10.7 wrong: pairs for p-values
corrected = [(0.01, 0.03), (0.02, 0.04), (0.03, 0.04)]


# 10.7 wrong: brackets too many
corrected = [[0.03, 0.04, 0.04]]


# 10.7 wrong: yes or no
corrected = [1, 1, 1]


# 10.7 wrong: multiplied as if independent
corrected = [1 - 0.99**3, 1 - 0.98**2, 0.03]


# 10.1 wrong: sizes added up
def my_p(scores, observed):
    extreme = 1
    for x, y in scores:
        d = abs(x - y)
        if d >= abs(observed):
            extreme += d
    return extreme / (1 + len(scores))


# 10.4 wrong: empty elements
from bleu import BleuStats


def by_topic(segments, topics):
    sums = {}
    for segment, topic in zip(segments, topics):
        so_far = sums.setdefault(topic, BleuStats.zero(4))
        so_far = so_far + segment
    return list(sums.values())


# 10.5 wrong: tokens by matches
def my_resamples(counts, draws):
    scores = []
    for numbers in draws:
        tokens = matches = 0
        for i in numbers:
            t, m = counts[i]
            tokens, matches = tokens + t, matches + m
        scores.append(matches / max(tokens, 1))
    return scores


# 10.6 wrong: binary fraction
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = int(n * (1 - level) // 2 + 1e-9)
    return ordered[cut], ordered[n - 1 - cut]


# 10.1 wrong: 0 on both sides
def my_p(scores, observed):
    extreme = [1 for x, y in scores if x - y >= abs(observed)] + [1 for x, y in scores if x - y <= -abs(observed)]
    return (1 + len(extreme)) / (1 + len(scores))


# 10.1 wrong: 1 only for none
def my_p(scores, observed):
    extreme = sum(abs(x - y) >= abs(observed) for x, y in scores)
    return max(1, extreme) / max(1, len(scores))


# 10.1 wrong: squared on one side
def my_p(scores, observed):
    extreme = 0
    for x, y in scores:
        extreme += (x - y) ** 2 >= abs(observed)
    return (1 + extreme) / (1 + len(scores))


# 10.1 wrong: both orders
def my_p(scores, observed):
    both = [x - y for x, y in scores] + [y - x for x, y in scores]
    extreme = sum(d >= abs(observed) for d in both)
    return (1 + extreme) / (1 + len(both))


# 10.2 wrong: in whole steps
def width_on(more, n, width):
    while n < more:
        n *= 4
        width /= 2
    return width


# 10.2 wrong: fours counted
def width_on(more, n, width):
    return width * 0.5 ** (more / n / 4)


# 10.2 wrong: another root
from math import log10


def width_on(more, n, width):
    return width / 2 ** log10(more / n)


# 10.3 wrong: only the first
def findings(p_values):
    m, k = len(p_values), 0
    for p in sorted(p_values):
        if p > 0.05 / m - k:
            break
        k += 1
    return k


# 10.3 wrong: inverted comparison
def findings(p_values):
    m = len(p_values)
    return sum(p > 0.05 / (m - k) for k, p in enumerate(sorted(p_values)))


# 10.4 wrong: numbers for names
from bleu import BleuStats


def by_topic(segments, topics):
    sums = [BleuStats.zero(4)] * (max(topics, default=-1) + 1)
    for topic, segment in zip(topics, segments):
        sums[topic] = sums[topic] + segment
    return sums


# 10.6 wrong: only the ends sorted
def my_range(samples, level):
    n = len(samples)
    cut = int(n * (1 - level) / 2 + 1e-9)
    low, high = sorted((samples[cut], samples[n - 1 - cut]))
    return low, high


# 10.6 wrong: at least one dropped
def my_range(samples, level):
    ordered = sorted(samples)
    n = len(ordered)
    cut = max(1, int(n * (1 - level) / 2 + 1e-9))
    return ordered[cut], ordered[n - 1 - cut]


# 10.1 wrong: scores for differences
def my_p(scores, observed):
    extreme = 0
    for pair in scores:
        for score in pair:
            if abs(score) >= abs(observed):
                extreme += 1
    return (1 + extreme) / (1 + len(scores))


# 10.1 wrong: scores for differences
def my_p(scores, observed):
    extreme = 0
    for a, b in scores:
        if a >= observed or b >= observed:
            extreme += 1
    return (1 + extreme) / (1 + len(scores))


# 10.2 wrong: more and width exchanged
from math import sqrt


def width_on(width, n, more):
    return width * sqrt(n / more)
