# 16.1 right
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return sorted(ref_lens)[0]
    lens = sorted(ref_lens) if rule == "closest" else ref_lens
    best = lens[0]
    for n in lens:
        if abs(n - hyp_len) < abs(best - hyp_len):
            best = n
    return best


# 16.1 wrong: tie to the last
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    if rule == "closest":
        return min(ref_lens, key=lambda n: (abs(n - hyp_len), n))
    best = ref_lens[0]
    for n in ref_lens:
        if abs(n - hyp_len) <= abs(best - hyp_len):
            best = n
    return best


# 16.1 wrong: tie by order
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    return min(ref_lens, key=lambda n: abs(n - hyp_len))


# 16.1 wrong: tie to the shorter
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    return min(ref_lens, key=lambda n: (abs(n - hyp_len), n))


# 16.1 wrong: distance for the length
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    return min(abs(n - hyp_len) for n in ref_lens)


# 16.1 wrong: first reference's length
def my_length(rule, hyp_len, ref_lens):
    if rule == "first":
        return ref_lens[0]
    if rule == "shortest":
        return min(ref_lens)
    return min(ref_lens, key=lambda n: (abs(n - hyp_len), n))


# 16.1 wrong: closest for shortest
def my_length(rule, hyp_len, ref_lens):
    if rule == "first":
        return min(ref_lens, key=lambda n: abs(n - hyp_len))
    return min(ref_lens, key=lambda n: (abs(n - hyp_len), n))


# 16.1 wrong: shortest reference
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    if rule == "first":
        return min(ref_lens, key=lambda n: n - hyp_len)
    return min(ref_lens, key=lambda n: (n - hyp_len, n))


# 16.1 wrong: shortest for closest
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    if rule == "first":
        return min(ref_lens, key=lambda n: abs(n - hyp_len))
    return min(ref_lens, key=lambda n: (n, abs(n - hyp_len)))


# 16.1 wrong: closest from below
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    if rule == "first":
        return min(ref_lens, key=lambda n: abs(n - hyp_len))
    below = [n for n in ref_lens if n <= hyp_len]
    return max(below) if below else min(ref_lens)


# 16.1 wrong: tie to the last
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    if rule == "closest":
        return min(ref_lens, key=lambda n: (abs(n - hyp_len), n))
    return min(reversed(ref_lens), key=lambda n: abs(n - hyp_len))


# 16.1 wrong: not below the hypothesis
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min((n for n in ref_lens if n >= hyp_len), default=min(ref_lens))
    if rule == "first":
        return min(ref_lens, key=lambda n: abs(n - hyp_len))
    return min(ref_lens, key=lambda n: (abs(n - hyp_len), n))


# 16.1 wrong: ratio for distance
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    if rule == "first":
        return min(ref_lens, key=lambda n: abs(n - hyp_len))
    return min(ref_lens, key=lambda n: (max(n, hyp_len) / max(1, min(n, hyp_len)), n))


# 16.1 wrong: farthest for closest
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    if rule == "first":
        return min(ref_lens, key=lambda n: abs(n - hyp_len))
    return sorted(ref_lens, key=lambda n: abs(n - hyp_len))[-1]


# 16.1 wrong: tie by order + first reference's length
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    if rule == "first":
        return ref_lens[0]
    return min(ref_lens, key=lambda n: abs(n - hyp_len))


# 16.1 wrong: mean of the lengths
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    if rule == "first":
        return min(ref_lens, key=lambda n: abs(n - hyp_len))
    return round(sum(ref_lens) / len(ref_lens))


# 16.1 wrong: shortest for first
def my_length(rule, hyp_len, ref_lens):
    if rule == "closest":
        return min(ref_lens, key=lambda n: (abs(n - hyp_len), n))
    return min(ref_lens)


# 16.2 right
def my_parting(ours, base):
    theirs = dict(base)
    for step, result in ours:
        if result != theirs[step]:
            return step
    return ""


# 16.2 wrong: the last for the first
def my_parting(ours, base):
    name = ""
    for (step, mine), (_, theirs) in zip(ours, base):
        if mine != theirs:
            name = step
    return name


# 16.2 wrong: a pair for its name
def my_parting(ours, base):
    for mine, theirs in zip(ours, base):
        if mine != theirs:
            return mine
    return ""


# 16.2 wrong: a place for its name
def my_parting(ours, base):
    for i in range(len(ours)):
        if ours[i] != base[i]:
            return i
    return ""


# 16.2 wrong: all for the first
def my_parting(ours, base):
    return [a for (a, x), (b, y) in zip(ours, base) if x != y]


# 16.2 wrong: a result for its name
def my_parting(ours, base):
    for (_, mine), (_, theirs) in zip(ours, base):
        if mine != theirs:
            return mine
    return ""


# 16.2 wrong: one object for equal
def my_parting(ours, base):
    for (step, mine), (_, theirs) in zip(ours, base):
        if mine is not theirs:
            return step
    return ""


# 16.2 wrong: names compared
def my_parting(ours, base):
    for (step, _), (other, _) in zip(ours, base):
        if step != other:
            return step
    return ""


# 16.2 wrong: nothing is no result
def my_parting(ours, base):
    for (step, mine), (_, theirs) in zip(ours, base):
        if mine and theirs and mine != theirs:
            return step
    return ""


# 16.2 wrong: first in the alphabet
def my_parting(ours, base):
    theirs = dict(base)
    parted = [step for step, mine in ours if mine != theirs[step]]
    return min(parted, default="")


# 16.2 wrong: first step left out
def my_parting(ours, base):
    for i in range(1, len(ours)):
        if ours[i][1] != base[i][1]:
            return ours[i][0]
    return ""


# 16.2 wrong: only a higher result
def my_parting(ours, base):
    for (step, mine), (_, theirs) in zip(ours, base):
        if repr(mine) > repr(theirs):
            return step
    return ""


# 16.2 wrong: return inside the loop
def my_parting(ours, base):
    for (step, mine), (_, theirs) in zip(ours, base):
        if mine != theirs:
            return step
        else:
            return ""


# 16.2 wrong: only the end
def my_parting(ours, base):
    if ours[-1] == base[-1]:
        return ""
    for (step, mine), (_, theirs) in zip(ours, base):
        if mine != theirs:
            return step


# 16.2 wrong: lists as sets
def my_parting(ours, base):
    for (step, mine), (_, theirs) in zip(ours, base):
        if isinstance(mine, list) and set(mine) != set(theirs) or not isinstance(mine, list) and mine != theirs:
            return step
    return ""


# 16.2 wrong: returns nothing for some inputs
def my_parting(ours, base):
    for (step, mine), (other, theirs) in zip(ours, base):
        if mine == theirs:
            continue
        return other + ""
    return None


# 16.3 right
def my_precisions(matches, totals):
    zeros = 0
    found = []
    for m, l in zip(matches, totals):
        if l == 0:
            found.append(1)
        elif m == 0:
            zeros += 1
            found.append(0.5**zeros / l)
        else:
            found.append(m / l)
    return found


# 16.3 wrong: halved too late
def my_precisions(matches, totals):
    half = 1
    found = []
    for m, l in zip(matches, totals):
        if l == 0:
            found.append(1)
        elif m == 0:
            found.append(half / l)
            half /= 2
        else:
            found.append(m / l)
    return found


# 16.3 wrong: zero for an order without n-grams
def my_precisions(matches, totals):
    zeros = 0
    found = []
    for m, l in zip(matches, totals):
        if l == 0:
            found.append(0)
        elif m == 0:
            zeros += 1
            found.append(1 / (2**zeros * l))
        else:
            found.append(m / l)
    return found


# 16.3 wrong: the same half for each zero
def my_precisions(matches, totals):
    return [max(m, 0.5) / l if l else 1.0 for m, l in zip(matches, totals)]


# 16.3 wrong: thirds for quarters
def my_precisions(matches, totals):
    zeros, precisions = 0, []
    for m, l in zip(matches, totals):
        if l and not m:
            zeros += 1
            precisions.append(1 / (1 + zeros) / l)
        else:
            precisions.append(m / l if l else 1.0)
    return precisions


# 16.3 wrong: begun anew after a match
def my_precisions(matches, totals):
    half, precisions = 1, []
    for m, l in zip(matches, totals):
        if m:
            half = 1
        elif l:
            half /= 2
        precisions.append((m or half) / l if l else 1.0)
    return precisions


# 16.3 wrong: no match at all
def my_precisions(matches, totals):
    if not any(matches):
        return [0.0] * len(matches)
    half, precisions = 1, []
    for m, l in zip(matches, totals):
        if l and not m:
            half /= 2
        precisions.append((m or half) / l if l else 1.0)
    return precisions


# 16.3 wrong: the half stays
def my_precisions(matches, totals):
    half, precisions = 1, []
    for m, l in zip(matches, totals):
        if l and not m:
            half /= 2
        precisions.append((m + half) / l if l and half < 1 else m / l if l else 1.0)
    return precisions


# 16.3 wrong: sixths for eighths
def my_precisions(matches, totals):
    k, precisions = 0, []
    for m, l in zip(matches, totals):
        if l == 0:
            precisions.append(1.0)
            continue
        if m == 0:
            k += 1
            m = 1 / (2 * k)
        precisions.append(m / l)
    return precisions


# 16.3 wrong: from the highest order down
def my_precisions(matches, totals):
    half, precisions = 1, []
    for m, l in reversed(list(zip(matches, totals))):
        if l and not m:
            half /= 2
        precisions.append((m or half) / l if l else 1.0)
    return precisions[::-1]


# 16.3 wrong: add one for halves
def my_precisions(matches, totals):
    precisions = []
    for n, (m, l) in enumerate(zip(matches, totals)):
        if not l:
            precisions.append(1.0)
        elif n == 0:
            precisions.append(m / l)
        else:
            precisions.append((m + 1) / (l + 1))
    return precisions


# 16.3 wrong: an empty order halves
def my_precisions(matches, totals):
    out = []
    k = 0
    for m, l in zip(matches, totals):
        if m == 0:
            k += 1
            out.append(0.5 ** k / l if l else 1.0)
        else:
            out.append(m / l)
    return out


# 16.3 wrong: the total left out
def my_precisions(matches, totals):
    out = []
    h = 0.5
    for m, l in zip(matches, totals):
        if l == 0:
            out.append(1.0)
        elif m == 0:
            out.append(h)
            h /= 2
        else:
            out.append(m / l)
    return out


# 16.3 wrong: squared for halved
def my_precisions(matches, totals):
    out = []
    h = 0.5
    for m, l in zip(matches, totals):
        if l == 0:
            out.append(1.0)
        elif m == 0:
            out.append(h / l)
            h = h ** 2
        else:
            out.append(m / l)
    return out


# 16.3 wrong: all zeros at once
def my_precisions(matches, totals):
    k = matches.count(0)
    return [m / l if m else (0.5 ** k / l if l else 1.0) for m, l in zip(matches, totals)]


# 16.3 wrong: half of the precision before
def my_precisions(matches, totals):
    out = []
    for i, (m, l) in enumerate(zip(matches, totals)):
        if l == 0: out.append(1.0)
        elif m == 0: out.append(out[-1] / 2 if out else 0.5 / l)
        else: out.append(m / l)
    return out


# 16.4 right
def my_score(matches, totals, c, r):
    product = 1
    for m, l in zip(matches, totals):
        product *= m / l if l else 0
    if c < r:
        return product ** (1 / len(matches)) * 2.718281828459045 ** (1 - r / c)
    return product ** (1 / len(matches))


# 16.4 wrong: upside down
def my_score(matches, totals, c, r):
    import math

    product = math.prod(m / l for m, l in zip(matches, totals))
    penalty = 1 if c > r else math.exp(1 - c / r)
    return product ** (1 / len(matches)) * penalty


# 16.4 wrong: zero left out
def my_score(matches, totals, c, r):
    import math

    logs = [math.log(m / l) for m, l in zip(matches, totals) if m]
    penalty = 1 if c > r else math.exp(1 - r / c)
    return math.exp(sum(logs) / len(matches)) * penalty


# 16.4 wrong: upside down + zero left out
def my_score(matches, totals, c, r):
    import math

    logs = [math.log(m / l) for m, l in zip(matches, totals) if m]
    penalty = 1 if c > r else math.exp(1 - c / r)
    return math.exp(sum(logs) / len(matches)) * penalty


# 16.4 wrong: raises ZeroDivisionError
import math


def my_score(matches, totals, c, r):
    precisions = [m / l for m, l in zip(matches, totals)]
    if 0 in precisions:
        return 0.0
    mean = math.exp(sum(map(math.log, precisions)) / len(precisions))
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: root of what is left
import math


def my_score(matches, totals, c, r):
    logs = [math.log(m / l) for m, l in zip(matches, totals) if m > 0]
    if not logs:
        return 0.0
    mean = math.exp(sum(logs) / len(logs))
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: 0 where nothing matches
import math


def my_score(matches, totals, c, r):
    if not any(matches):
        return 0.0
    precisions = [m / l if l else 0 for m, l in zip(matches, totals)]
    logs = [math.log(p) for p in precisions if p > 0]
    mean = math.exp(sum(logs) / len(precisions))
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: lengths changed places
import math


def my_score(matches, totals, c, r):
    if 0 in matches:
        return 0.0
    precisions = [m / l for m, l in zip(matches, totals)]
    mean = math.exp(sum(math.log(p) for p in precisions) / len(precisions))
    return mean if c < r else mean * math.exp(1 - c / r)


# 16.4 wrong: a tiny number for zero
import math


def my_score(matches, totals, c, r):
    precisions = [m / l if m else 1e-9 for m, l in zip(matches, totals)]
    mean = math.exp(sum(math.log(p) for p in precisions) / len(precisions))
    if c == 0:
        return 0.0
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: 0 for the first order alone
import math


def my_score(matches, totals, c, r):
    if matches[0] == 0:
        return 0.0
    logs = [math.log(m / l) for m, l in zip(matches, totals) if m]
    mean = math.exp(sum(logs) / len(matches))
    return mean * min(1, math.exp(1 - r / c))


# 16.4 wrong: always four orders
import math


def my_score(matches, totals, c, r):
    if 0 in matches:
        return 0.0
    mean = math.exp(sum(math.log(m / l) / 4 for m, l in zip(matches, totals)))
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: exponential of 1 alone
import math


def my_score(matches, totals, c, r):
    if 0 in matches:
        return 0.0
    precisions = [m / l for m, l in zip(matches, totals)]
    mean = math.exp(sum(math.log(p) for p in precisions) / len(precisions))
    return mean if c > r else mean * (math.exp(1) - r / c)


# 16.4 wrong: smoothed
import math


def my_score(matches, totals, c, r):
    if not c:
        return 0.0
    half, logs = 1, []
    for m, l in zip(matches, totals):
        if not m:
            half /= 2
        logs.append(math.log((m or half) / max(1, l)))
    mean = math.exp(sum(logs) / len(logs))
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: ratio of sums for a mean of ratios
import math


def my_score(matches, totals, c, r):
    if 0 in matches: return 0.0
    p = sum(matches) / sum(totals)
    return p if c > r else p * math.exp(1 - r / c)


# 16.4 wrong: per cent for a ratio
import math


def my_score(matches, totals, c, r):
    if 0 in matches: return 0.0
    p = [m / l for m, l in zip(matches, totals)]
    mean = math.exp(sum(math.log(x) for x in p) / len(p))
    return 100 * mean if c > r else 100 * mean * math.exp(1 - r / c)


# 16.4 wrong: missing root
import math


def my_score(matches, totals, c, r):
    if not all(matches): return 0.0
    p = [m / l for m, l in zip(matches, totals)]
    mean = math.exp(sum(math.log(x) for x in p))
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: harmonic mean
import math


def my_score(matches, totals, c, r):
    if not all(matches): return 0.0
    p = [m / l for m, l in zip(matches, totals)]
    mean = len(p) / sum(1 / x for x in p)
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: sign turned round
import math


def my_score(matches, totals, c, r):
    if 0 in matches: return 0.0
    mean = math.exp(sum(math.log(m / l) for m, l in zip(matches, totals)) / len(totals))
    return mean if c > r else mean * math.exp(r / c - 1)


# 16.5 right
my_corpus = (
    ["a b c d e f", "a b c d e"],
    [["a b c d e f g", "a b c d e"], ["a b c d e f g", "a"]],
)


# 16.5 wrong: paper and tensorflow-nmt differ
my_corpus = (["a b c d e f"], [["a b c d e f g", "a b c d e"]])


# 16.5 wrong: paper and torchmetrics differ
my_corpus = (["a b c d e"], [["a b c d e"]])


# 16.5 wrong: hypotheses and their references
my_corpus = ("a b c d", ["a b c d"])


# 16.5 wrong: a score above 0
my_corpus = (["a b c"], [["a b c"]])


# 16.5 wrong: paper and torchmetrics differ
my_corpus = (
    ["we all go home right now", "they stay here until noon"],
    [
        ["we go home now", "we all go home right now or else"],
        ["they stay here until noon or even later", "noon"],
    ],
)


# 16.5 wrong: paper and tensorflow-nmt differ
my_corpus = (
    ["we all go home right now", "they stay here until noon"],
    [
        ["we all go home right now or else", "we go home now"],
        ["they stay here until noon or so", "they stay here"],
    ],
)


# 16.5 wrong: paper and torchmetrics differ
my_corpus = (
    ["we all go home right now", "they stay here until noon and then they go home too"],
    [
        ["we all go home right now or else", "we go home now"],
        ["they stay here until noon and then", "noon"],
    ],
)


# 16.4 wrong: comparison turned
import math


def my_score(matches, totals, c, r):
    if 0 in matches:
        return 0.0
    precisions = [m / l for m, l in zip(matches, totals)]
    mean = math.exp(sum(map(math.log, precisions)) / len(precisions))
    return mean if c < r else mean * math.exp(1 - r / c)


# 16.1 wrong: shortest for first
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    if rule == "first":
        return min(ref_lens, key=lambda n: n - hyp_len)
    return min(ref_lens, key=lambda n: (abs(hyp_len - n), n))


# 16.1 wrong: shortest reference
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest" or "min":
        return min(ref_lens)
    if rule == "first":
        return min(ref_lens, key=lambda n: abs(n - hyp_len))
    return min(ref_lens, key=lambda n: (abs(n - hyp_len), n))


# 16.1 wrong: a place for the length
def my_length(rule, hyp_len, ref_lens):
    keys = {
        "shortest": lambda i: ref_lens[i],
        "first": lambda i: abs(ref_lens[i] - hyp_len),
        "closest": lambda i: (abs(ref_lens[i] - hyp_len), ref_lens[i]),
    }
    return min(range(len(ref_lens)), key=keys[rule])


# 16.1 wrong: the hypothesis counted in
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(hyp_len, *ref_lens)
    if rule == "first":
        return min(ref_lens, key=lambda n: abs(n - hyp_len))
    return min(ref_lens, key=lambda n: (abs(n - hyp_len), n))


# 16.1 wrong: mean of a tie
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    if rule == "first":
        return min(ref_lens, key=lambda n: abs(n - hyp_len))
    least = min(abs(n - hyp_len) for n in ref_lens)
    tied = {n for n in ref_lens if abs(n - hyp_len) == least}
    return sum(tied) / len(tied)


# 16.3 wrong: all zeros at once
def my_precisions(matches, totals):
    stand_in = 1 / 2 ** matches.count(0)
    return [
        (m if m else stand_in) / l if l else 1.0
        for m, l in zip(matches, totals)
    ]


# 16.3 wrong: one number for each zero
def my_precisions(matches, totals):
    return [
        1.0 if total == 0 else (match or 0.1) / total
        for match, total in zip(matches, totals)
    ]


# 16.4 wrong: arithmetic mean
import math


def my_score(matches, totals, c, r):
    if 0 in matches:
        return 0.0
    precisions = [m / l for m, l in zip(matches, totals)]
    mean = sum(precisions) / len(precisions)
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: smoothed
import math


def my_score(matches, totals, c, r):
    if c == 0:
        return 0.0
    logs = [
        math.log((m or 0.5) / max(l, 1)) for m, l in zip(matches, totals)
    ]
    mean = math.exp(sum(logs) / len(logs))
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: weights that fall
import math


def my_score(matches, totals, c, r):
    if 0 in matches:
        return 0.0
    mean = 1.0
    for n, (m, l) in enumerate(zip(matches, totals), 1):
        mean *= (m / l) ** (1 / 2**n)
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.5 wrong: hypotheses and their references
my_corpus = (
    ["we all go home right now", "they stay here until noon", "so do we all"],
    [
        ["we all go home right now or else", "they stay here until noon or even later", "so do we all"],
        ["we go home now", "noon", "so do we"],
    ],
)


# 16.5 wrong: hypotheses and their references
my_corpus = (
    [
        ["we all go home right now or else", "we go home now"],
        ["they stay here until noon or even later", "noon"],
    ],
    ["we all go home right now", "they stay here until noon"],
)


# 16.5 wrong: paper and torchmetrics differ
my_corpus = (
    ["we all go home right now my dear friends", "they stay here until noon or even much later"],
    [
        ["we all go home right now", "we go home now"],
        ["they stay here until noon", "they stay"],
    ],
)


# 16.5 wrong: paper and torchmetrics differ
my_corpus = (
    ["we all go home right now", "thank you"],
    [["we all go home right now or else"], ["thank you"]],
)


# 16.5 wrong: hypotheses and their references
from bleu.rules import compare


my_corpus = compare(
    ["we all go home right now", "they stay here until noon"],
    [
        ["we all go home right now or else", "we go home now"],
        ["they stay here until noon or even later", "noon"],
    ],
    rules=["paper", "tensorflow-nmt", "torchmetrics"],
    base="paper",
)


# 16.1 wrong: shortest reference
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    if rule == "first":
        return min(ref_lens, key=lambda n: n - hyp_len)
    return min(ref_lens, key=lambda n: (n - hyp_len, n))


# 16.1 wrong: a place for the length
def my_length(rule, hyp_len, ref_lens):
    distances = [abs(n - hyp_len) for n in ref_lens]
    if rule == "first":
        return distances.index(min(distances))
    if rule == "shortest":
        return min(ref_lens)
    return min(n for n, d in zip(ref_lens, distances) if d == min(distances))


# 16.2 wrong: the same at any step
def my_parting(ours, base):
    theirs = [result for _, result in base]
    for step, result in ours:
        if result not in theirs:
            return step
    return ""


# 16.2 wrong: near for equal
def my_parting(ours, base):
    def same(a, b):
        if isinstance(a, (int, float)) and isinstance(b, (int, float)):
            return abs(a - b) < 0.01
        return a == b

    return next(
        (s for (s, a), (_, b) in zip(ours, base) if not same(a, b)), ""
    )


# 16.2 wrong: order left out
def my_parting(ours, base):
    for (step, mine), (_, theirs) in zip(ours, base):
        if sorted(str(mine)) != sorted(str(theirs)):
            return step
    return ""


# 16.3 wrong: the part added to the total
def my_precisions(matches, totals):
    half, out = 1, []
    for m, l in zip(matches, totals):
        if not l:
            out.append(1.0)
        elif m:
            out.append(m / l)
        else:
            half /= 2
            out.append(half / (l + half))
    return out


# 16.4 wrong: ratio of sums for a mean of ratios
import math

def my_score(matches, totals, c, r):
    if not any(matches):
        return 0.0
    mean = sum(matches) / sum(totals)
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: root of the penalty
import math

def my_score(matches, totals, c, r):
    if 0 in matches:
        return 0.0
    logs = [math.log(m / l) for m, l in zip(matches, totals)]
    if c <= r:
        logs.append(1 - r / c)
    return math.exp(sum(logs) / len(matches))


# 16.4 wrong: whole numbers alone
import math

def my_score(matches, totals, c, r):
    if 0 in matches:
        return 0.0
    precisions = [m / l for m, l in zip(matches, totals)]
    mean = math.exp(fsum_of_logs(precisions) / len(precisions))
    return mean if c > r else mean * math.exp(1 - r // c)


def fsum_of_logs(precisions):
    return math.fsum(math.log(p) for p in precisions)


# 16.5 wrong: paper and tensorflow-nmt differ
my_corpus = (
    ["we all go home right now"],
    [["we all go home right now today", "we go home right now", "home"]],
)


# 16.5 wrong: hypotheses and their references
my_corpus = (
    ["we all go home right now".split(), "they stay here until noon".split()],
    [
        [
            "we all go home right now or else".split(),
            "we go home now".split(),
        ],
        ["they stay here until noon or even later".split(), ["noon"]],
    ],
)


# 16.1 wrong: a place for the length
def my_length(rule, hyp_len, ref_lens):
    distances = [abs(n - hyp_len) for n in ref_lens]
    if rule == "shortest":
        return min(ref_lens)
    return distances.index(min(distances))


# 16.2 wrong: near for equal
def my_parting(ours, base):
    for (step, mine), (_, theirs) in zip(ours, base):
        if isinstance(mine, float):
            mine, theirs = round(mine, 2), round(theirs, 2)
        if mine != theirs:
            return step
    return ""


# 16.1 wrong: distance for the length
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    distances = [abs(n - hyp_len) for n in ref_lens]
    if rule == "first":
        return ref_lens[distances.index(min(distances))]
    return min(distances)


# 16.1 wrong: a length of 0 competes
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    best = 0
    for n in sorted(ref_lens) if rule == "closest" else ref_lens:
        if abs(n - hyp_len) < abs(best - hyp_len):
            best = n
    return best


# 16.2 wrong: all for the first
def my_parting(ours, base):
    differing = [a[0] for a, b in zip(ours, base) if a[1] != b[1]]
    return " ".join(differing)


# 16.3 wrong: matches not divided
def my_precisions(matches, totals):
    half, precisions = 1, []
    for m, l in zip(matches, totals):
        if l and not m:
            half /= 2
        precisions.append((m or half / l) if l else 1.0)
    return precisions


# 16.3 wrong: added from there on
def my_precisions(matches, totals):
    half, zeros, precisions = 1, False, []
    for m, l in zip(matches, totals):
        if not l:
            precisions.append(1.0)
            continue
        zeros = zeros or m == 0
        if zeros:
            half /= 2
            precisions.append((m + half) / l)
        else:
            precisions.append(m / l)
    return precisions


# 16.4 wrong: 0 where nothing matches
import math


def my_score(matches, totals, c, r):
    precisions = [m / l if l else 0.0 for m, l in zip(matches, totals)]
    logs = [math.log(p) for p in precisions if p > 0]
    mean = math.exp(sum(logs) / len(precisions)) if logs else 0.0
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: orders without n-grams left out
import math


def my_score(matches, totals, c, r):
    precisions = [m / l for m, l in zip(matches, totals) if l]
    if not precisions or 0 in precisions:
        return 0.0
    mean = math.exp(sum(map(math.log, precisions)) / len(precisions))
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: the zero of the totals
import math


def my_score(matches, totals, c, r):
    if 0 in totals:
        return 0.0
    precisions = [m / l for m, l in zip(matches, totals)]
    logs = [math.log(p) for p in precisions]
    mean = math.exp(sum(logs) / len(precisions))
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.1 wrong: shortest for closest
def my_length(rule, hyp_len, ref_lens):
    if rule == "closest":
        length = min(ref_lens, key=lambda n: (abs(n - hyp_len), n))
    if rule == "first":
        length = min(ref_lens, key=lambda n: abs(n - hyp_len))
    else:
        length = min(ref_lens)
    return length


# 16.1 wrong: distance for the length
def my_length(rule, hyp_len, ref_lens):
    distances = [abs(n - hyp_len) for n in ref_lens]
    if rule == "closest":
        return min(distances)
    if rule == "first":
        return ref_lens[distances.index(min(distances))]
    return min(ref_lens)


# 16.2 wrong: printed for equal
def my_parting(ours, base):
    for (step, mine), (_, theirs) in zip(ours, base):
        if str(mine) != str(theirs):
            return step
    return ""


# 16.2 wrong: the step before
def my_parting(ours, base):
    equal = 0
    while equal < len(ours) and ours[equal][1] == base[equal][1]:
        equal += 1
    if equal == len(ours):
        return ""
    return ours[max(equal - 1, 0)][0]


# 16.3 wrong: no match at all
def my_precisions(matches, totals):
    if not any(matches):
        return [0.0 if l else 1.0 for l in totals]
    half, precisions = 1, []
    for m, l in zip(matches, totals):
        if l and not m:
            half /= 2
        precisions.append((m or half) / l if l else 1.0)
    return precisions


# 16.3 wrong: half of the precision before
def my_precisions(matches, totals):
    precisions = []
    before = 1.0
    for m, l in zip(matches, totals):
        if l == 0:
            before = 1.0
        elif m == 0:
            before = before / 2
        else:
            before = m / l
        precisions.append(before)
    return precisions


# 16.3 wrong: total of another order
def my_precisions(matches, totals):
    half, precisions = 1, []
    for m in matches:
        l = totals[matches.index(m)]
        if l == 0:
            precisions.append(1.0)
            continue
        if m == 0:
            half /= 2
        precisions.append((m or half) / l)
    return precisions


# 16.4 wrong: orders without n-grams left out
import math


def my_score(matches, totals, c, r):
    pairs = [(m, l) for m, l in zip(matches, totals) if l > 0]
    if not pairs or any(m == 0 for m, _ in pairs):
        return 0.0
    mean = math.exp(sum(math.log(m / l) for m, l in pairs) / len(pairs))
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: an order without n-grams is 1
import math


def my_score(matches, totals, c, r):
    precisions = [m / l if l else 1.0 for m, l in zip(matches, totals)]
    if 0 in precisions:
        return 0.0
    mean = math.prod(precisions) ** (1 / len(precisions))
    return mean * min(1.0, math.exp(1 - r / c) if c else 0.0)


# 16.1 wrong: closest for shortest
def shortest(hyp_len, ref_lens):
    return min(ref_lens)


def closest_listed_first(hyp_len, ref_lens):
    return min(ref_lens, key=lambda length: abs(length - hyp_len))


def my_length(rule, hyp_len, ref_lens):
    if rule == "closest":
        return min(sorted(ref_lens), key=lambda n: abs(n - hyp_len))
    if rule == "first" or "closest":
        return closest_listed_first(hyp_len, ref_lens)
    return shortest(hyp_len, ref_lens)


# 16.1 wrong: tie to the last
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    by_distance = {}
    for n in ref_lens:
        by_distance[abs(n - hyp_len)] = n
    return by_distance[min(by_distance)]


# 16.1 wrong: not below the hypothesis
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        enough = [n for n in ref_lens if n >= hyp_len]
        return min(enough) if enough else max(ref_lens)
    if rule == "first":
        return min(ref_lens, key=lambda n: abs(n - hyp_len))
    return min(ref_lens, key=lambda n: (abs(n - hyp_len), n))


# 16.2 wrong: all for the first
def my_parting(ours, base):
    return "".join(
        step for (step, mine), (_, theirs) in zip(ours, base) if mine != theirs
    )


# 16.4 wrong: a tiny number for zero
import math

def my_score(matches, totals, c, r):
    precisions = [max(m, 1e-9) / max(l, 1) for m, l in zip(matches, totals)]
    mean = math.exp(sum(math.log(p) for p in precisions) / len(precisions))
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.4 wrong: parentheses of the exponent
import math

def my_score(matches, totals, c, r):
    if 0 in matches:
        return 0.0
    precisions = [m / l for m, l in zip(matches, totals)]
    mean = math.exp(sum(math.log(p) for p in precisions) / len(precisions))
    if c > r:
        return mean
    return mean * math.exp((1 - r) / c)


# 16.1 wrong: a condition that is always true
def my_length(rule, hyp_len, ref_lens):
    if rule == "closest" or "first":
        return min(ref_lens, key=lambda n: (abs(n - hyp_len), n))
    return min(ref_lens)


# 16.1 wrong: order lost in a set
def my_length(rule, hyp_len, ref_lens):
    lengths = set(ref_lens)
    if rule == "shortest":
        return min(lengths)
    if rule == "first":
        return min(lengths, key=lambda n: abs(n - hyp_len))
    return min(lengths, key=lambda n: (abs(n - hyp_len), n))


# 16.2 wrong: the step before
def my_parting(ours, base):
    before = ""
    for (step, mine), (_, theirs) in zip(ours, base):
        if mine != theirs:
            return before
        before = step
    return before


# 16.2 wrong: all that differ
def my_parting(ours, base):
    return [s for (s, mine), (_, theirs) in zip(ours, base) if mine != theirs] or ""


# 16.3 wrong: the first order left at 0
def my_precisions(matches, totals):
    half, out = 1, []
    for n, (m, l) in enumerate(zip(matches, totals), 1):
        if l == 0:
            out.append(1.0)
        elif m or n == 1:
            out.append(m / l)
        else:
            half /= 2
            out.append(half / l)
    return out


# 16.3 wrong: added to every order
def my_precisions(matches, totals):
    half, out = 1, []
    for m, l in zip(matches, totals):
        half /= 2
        out.append(min(1.0, (m + half) / l) if l else 1.0)
    return out


# 16.4 wrong: zeros left out
import math


def my_score(matches, totals, c, r):
    precisions = [m / l for m, l in zip(matches, totals) if l]
    logs = [math.log(p) for p in precisions if p > 0]
    if not logs:
        return 0.0
    mean = math.exp(sum(logs) / len(precisions))
    return mean if c > r else mean * math.exp(1 - r / c)


# 16.5 wrong: hypotheses and their references
my_corpus = [
    ("we all go home right now", ["we all go home right now or else", "we go home now"]),
    ("they stay here until noon", ["they stay here until noon or even later", "noon"]),
    ("we see", ["we see it", "we"]),
]


# 16.5 wrong: paper and torchmetrics differ
my_corpus = (
    ["We go home now, my friend.", "They stay here until noon!"],
    [["we go home now, my friend.", "We go home now , my friend ."], ["They stay here until noon!", "they stay here until noon !"]],
)


# 16.2 wrong: searched by halves
def my_parting(ours, base):
    low, high = 0, len(ours)
    while low < high:
        middle = (low + high) // 2
        if ours[middle][1] != base[middle][1]:
            high = middle
        else:
            low = middle + 1
    return ours[low][0] if low < len(ours) else ""


# 16.5 wrong: paper and torchmetrics differ
my_corpus = (
    ["he sings one more song tonight", "nobody claps at all now"],
    [
        ["he sings one more song tonight or two", "nobody claps at all now or ever again"],
        ["he sings one song", "nobody"],
    ],
)


# 16.5 wrong: paper and torchmetrics differ
my_corpus = (
    ["he sings one more song tonight", "nobody claps at all now"],
    [
        ["he sings one more song tonight or two" "he sings one song"],
        ["nobody claps at all now or ever again", "nobody"],
    ],
)


# 16.5 wrong: hypotheses and their references
my_corpus = ([], [])


# 16.5 wrong: hypotheses and their references
my_corpus = (["he sings one song"], ["he sings a song", "he sings"])


# 16.5 wrong: hypotheses and their references
my_corpus = (["he sings one song"], [["he sings a song".split()]])


# 16.5 wrong: hypotheses and their references
my_corpus = (["he sings one song"], [["he sings a song"], "he sings"])


# 16.5 wrong: hypotheses and their references
my_corpus = (["he sings one song", "she claps"], [["he sings a song"], []])


# 16.1 wrong: tie to the longer
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    d = 0
    while True:
        if hyp_len + d in ref_lens:
            return hyp_len + d
        if hyp_len - d in ref_lens:
            return hyp_len - d
        d += 1


# 16.2 wrong: one place late
def my_parting(ours, base):
    for i in range(1, len(ours)):
        if ours[i][1] != base[i - 1][1]:
            return ours[i][0]
    return ""


# 16.2 wrong: all names in one text
def my_parting(ours, base):
    return ", ".join(
        step
        for (step, mine), (_, theirs) in zip(ours, base)
        if mine != theirs
    )


# 16.3 wrong: halves added
def my_precisions(matches, totals):
    k, p = 0, []
    for m, l in zip(matches, totals):
        if l == 0:
            p.append(1)
        elif m == 0:
            k += 1
            p.append(1 / 2 * k / l)
        else:
            p.append(m / l)
    return p


# 16.1 wrong: the hypothesis competes
def my_length(rule, hyp_len, ref_lens):
    if rule == "shortest":
        return min(ref_lens)
    best, distance = hyp_len, hyp_len
    for n in sorted(ref_lens) if rule == "closest" else ref_lens:
        if abs(n - hyp_len) < distance:
            best, distance = n, abs(n - hyp_len)
    return best


# 16.1 wrong: ratio for distance
import math


def my_length(rule, hyp_len, ref_lens):
    def far(n):
        a, b = sorted((n, hyp_len))
        return b / a if a else math.inf

    if rule == "shortest":
        return min(ref_lens)
    if rule == "first":
        return min(ref_lens, key=far)
    return min(ref_lens, key=lambda n: (far(n), n))


# 16.3 wrong: the first zero alone
def my_precisions(matches, totals):
    helped, out = False, []
    for m, l in zip(matches, totals):
        if l and not m and not helped:
            m, helped = 0.5, True
        out.append(m / l if l else 1.0)
    return out


# 16.3 wrong: no smoothing
def my_precisions(matches, totals):
    half, out = 1, []
    for m, l in zip(matches, totals):
        if l and not m:
            half //= 2
        out.append((m or half) / l if l else 1.0)
    return out


# 16.3 wrong: half of the precision before
def my_precisions(matches, totals):
    last, out = 1.0, []
    for m, l in zip(matches, totals):
        if l and not m:
            last = last / 2 / l
        out.append((m / l if m else last) if l else 1.0)
    return out


# 16.2 wrong: types compared
def my_parting(ours, base):
    for (step, a), (_, b) in zip(ours, base):
        if type(a) != type(b) or a != b:
            return step
    return ""


# 16.2 wrong: near for equal
def my_parting(ours, base):
    for (step, a), (_, b) in zip(ours, base):
        if isinstance(a, list):
            if a != b:
                return step
        elif round(a, 2) != round(b, 2):
            return step
    return ""


# 16.2 wrong: results for a name
def my_parting(ours, base):
    for (step, a), (_, b) in zip(ours, base):
        if a != b:
            return (a, b)
    return ""


# 16.3 wrong: every order after a zero
def my_precisions(matches, totals):
    factor = 1.0
    out = []
    for m, l in zip(matches, totals):
        if l == 0:
            out.append(1.0)
            continue
        if m == 0:
            factor /= 2
        out.append((m or 1) * factor / l)
    return out
