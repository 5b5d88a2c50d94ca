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
