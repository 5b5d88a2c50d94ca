# 13.1 right
def my_lcs(words, reference):
    row = [0] * (len(reference) + 1)
    for word in words:
        above, row = row, [0]
        for j, other in enumerate(reference):
            if word == other:
                row.append(above[j] + 1)
            else:
                row.append(max(above[j + 1], row[j]))
    return row[-1]


# 13.1 right
def my_lcs(words, reference):
    if not words or not reference:
        return 0
    if words[0] == reference[0]:
        return 1 + my_lcs(words[1:], reference[1:])
    return max(my_lcs(words[1:], reference), my_lcs(words, reference[1:]))


# 13.1 right
def my_lcs(words, reference):
    table = {(0, j): 0 for j in range(len(reference) + 1)}
    for i in range(1, len(words) + 1):
        table[i, 0] = 0
        for j in range(1, len(reference) + 1):
            found = table[i - 1, j - 1] + (words[i - 1] == reference[j - 1])
            table[i, j] = max(found, table[i - 1, j], table[i, j - 1])
    return table[len(words), len(reference)]


# 13.1 wrong: order ignored
def my_lcs(words, reference):
    left = list(reference)
    count = 0
    for word in words:
        if word in left:
            left.remove(word)
            count += 1
    return count


# 13.1 wrong: gaps forbidden
def my_lcs(words, reference):
    best = 0
    for i in range(len(words)):
        for j in range(len(reference)):
            k = 0
            while (
                i + k < len(words)
                and j + k < len(reference)
                and words[i + k] == reference[j + k]
            ):
                k += 1
            best = max(best, k)
    return best


# 13.1 wrong: from left to right
def my_lcs(words, reference):
    left = iter(reference)
    rest = list(reference)
    count = 0
    for word in words:
        if word in rest:
            rest = rest[rest.index(word) + 1 :]
            count += 1
    return count


# 13.1 wrong: edits for what stays
def my_lcs(words, reference):
    row = list(range(len(reference) + 1))
    for i, word in enumerate(words):
        above, row = row, [i + 1]
        for j, other in enumerate(reference):
            differ = word != other
            row.append(min(above[j] + differ, above[j + 1] + 1, row[j] + 1))
    return row[-1]


# 13.1 wrong: corner for its neighbors
def my_lcs(words, reference):
    row = [0] * (len(reference) + 1)
    for word in words:
        above, row = row, [0]
        for j, other in enumerate(reference):
            row.append(above[j] + (word == other))
    return row[-1]


# 13.2 right
def my_f(matches, hyp_total, ref_total, beta):
    if matches == 0:
        return 0.0
    p, r = matches / hyp_total, matches / ref_total
    return (1 + beta**2) * p * r / (beta**2 * p + r)


# 13.2 right
def my_f(matches, hyp_total, ref_total, beta):
    below = beta**2 * ref_total + hyp_total
    return (1 + beta**2) * matches / below if below else 0


# 13.2 right
from fractions import Fraction


def my_f(matches, hyp_total, ref_total, beta):
    try:
        p, r = Fraction(matches, hyp_total), Fraction(matches, ref_total)
        weight = Fraction(beta) ** 2
        return (1 + weight) / (1 / p * 1 + weight / r)
    except ZeroDivisionError:
        return 0


# 13.2 wrong: beta not squared
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0
    p = matches / hyp_total
    r = matches / ref_total
    return (1 + beta) * p * r / (beta * p + r)


# 13.2 wrong: raises ZeroDivisionError
def my_f(matches, hyp_total, ref_total, beta):
    p = matches / hyp_total
    r = matches / ref_total
    return (1 + beta**2) * p * r / (beta**2 * p + r)


# 13.2 wrong: beta on the wrong side
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0
    p = matches / ref_total
    r = matches / hyp_total
    return (1 + beta**2) * p * r / (beta**2 * p + r)


# 13.2 wrong: parentheses left out
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0
    p, r = matches / hyp_total, matches / ref_total
    return (1 + beta**2) * p * r / beta**2 * p + r


# 13.2 wrong: beta left out
def my_f(matches, hyp_total, ref_total, beta):
    return 2 * matches / (hyp_total + ref_total) if matches else 0


# 13.2 wrong: arithmetic mean
def my_f(matches, hyp_total, ref_total, beta):
    if matches == 0:
        return 0
    return (matches / hyp_total + beta**2 * matches / ref_total) / (1 + beta**2)


# 13.3 right
from bleu.metrics import edit_table, moved


def shifted(words):
    for start in range(len(words)):
        for length in range(1, len(words) - start + 1):
            for target in range(len(words) + 1):
                yield moved(words, start, length, target)


def my_fewest(words, reference):
    best = edit_table(words, reference)[-1][-1]
    for one in shifted(words):
        best = min(best, 1 + edit_table(one, reference)[-1][-1])
        for two in shifted(one):
            best = min(best, 2 + edit_table(two, reference)[-1][-1])
    return best


# 13.3 right
from bleu.metrics import edit_table, moved


def my_fewest(words, reference, shifts=2):
    best = edit_table(words, reference)[-1][-1]
    if shifts == 0 or best < 2:
        return best
    n = len(words)
    orders = {
        tuple(moved(words, i, k, t))
        for i in range(n)
        for k in range(1, n - i + 1)
        for t in range(n + 1)
    }
    return (
        min(best, *(1 + my_fewest(list(o), reference, shifts - 1) for o in orders))
        if orders
        else best
    )


# 13.3 right
from bleu.metrics import edit_table


def one_shift(words):
    orders = set()
    for i in range(len(words)):
        for j in range(i + 1, len(words)):
            for k in range(j + 1, len(words) + 1):
                orders.add(words[:i] + words[j:k] + words[i:j] + words[k:])
    return orders


def my_fewest(words, reference):
    level = {tuple(words)}
    costs = []
    for shifts in range(3):
        costs += [shifts + edit_table(order, reference)[-1][-1] for order in level]
        level = set().union(*map(one_shift, level))
    return min(costs)


# 13.3 wrong: one shift only
from bleu.metrics import edit_table, moved


def my_fewest(words, reference):
    best = edit_table(words, reference)[-1][-1]
    for i in range(len(words)):
        for k in range(1, len(words) - i + 1):
            for t in range(len(words) + 1):
                order = moved(words, i, k, t)
                best = min(best, edit_table(order, reference)[-1][-1] + 1)
    return best


# 13.3 wrong: a shift is free
from bleu.metrics import edit_table, moved


def shifted(words):
    n = len(words)
    runs = [(i, k) for i in range(n) for k in range(1, n - i + 1)]
    return [moved(words, i, k, t) for i, k in runs for t in range(n + 1)]


def my_fewest(words, reference):
    once = [words, *shifted(words)]
    twice = [order for one in once for order in [one, *shifted(one)]]
    return min(edit_table(order, reference)[-1][-1] for order in twice)


# 13.3 wrong: single words moved
from bleu.metrics import edit_table, moved


def shifted(words):
    n = len(words)
    return [moved(words, i, 1, t) for i in range(n) for t in range(n + 1)]


def my_fewest(words, reference):
    best = edit_table(words, reference)[-1][-1]
    for one in shifted(words):
        best = min(best, 1 + edit_table(one, reference)[-1][-1])
        for two in shifted(one):
            best = min(best, 2 + edit_table(two, reference)[-1][-1])
    return best


# 13.3 wrong: greedy
from bleu.metrics import edit_table, moved


def shifted(words):
    n = len(words)
    runs = [(i, k) for i in range(n) for k in range(1, n - i + 1)]
    return [moved(words, i, k, t) for i, k in runs for t in range(n + 1)]


def my_fewest(words, reference):
    def cost(order):
        return edit_table(order, reference)[-1][-1]

    for shifts in range(2):
        best = min(shifted(words), key=cost, default=words)
        if cost(best) >= cost(words):
            return shifts + cost(words)
        words = best
    return 2 + cost(words)


# 13.3 wrong: no shifts
from bleu.metrics import edit_table


def my_fewest(words, reference):
    return edit_table(words, reference)[-1][-1]


# 13.4 right
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    ours = hypothesis.replace(" ", "")
    theirs = reference.replace(" ", "")
    precisions, recalls = [], []
    for n in range(1, max_order + 1):
        a = Counter(ours[i : i + n] for i in range(len(ours) - n + 1))
        b = Counter(theirs[i : i + n] for i in range(len(theirs) - n + 1))
        if a and b:
            shared = (a & b).total()
            precisions.append(shared / a.total())
            recalls.append(shared / b.total())
    if not precisions or not sum(precisions):
        return 0.0
    p = sum(precisions) / len(precisions)
    r = sum(recalls) / len(recalls)
    return 5 * p * r / (4 * p + r)


# 13.4 right
from bleu.metrics import sentence_chrf


def my_chrf(hypothesis, reference, max_order):
    return sentence_chrf(hypothesis, [reference], char_order=max_order).score


# 13.4 right
def my_chrf(hypothesis, reference, max_order):
    h, r = "".join(hypothesis.split()), "".join(reference.split())
    orders = min(max_order, len(h), len(r))
    p_sum = r_sum = 0
    for n in range(1, orders + 1):
        left = [r[i : i + n] for i in range(len(r) - n + 1)]
        size = len(left)
        shared = 0
        for i in range(len(h) - n + 1):
            if h[i : i + n] in left:
                left.remove(h[i : i + n])
                shared += 1
        p_sum += shared / (len(h) - n + 1)
        r_sum += shared / size
    if p_sum == 0:
        return 0
    p_sum /= orders
    r_sum /= orders
    return 5 * p_sum * r_sum / (4 * p_sum + r_sum)


# 13.4 wrong: spaces kept
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    precisions, recalls = [], []
    for n in range(1, max_order + 1):
        a = Counter(hypothesis[i : i + n] for i in range(len(hypothesis) - n + 1))
        b = Counter(reference[i : i + n] for i in range(len(reference) - n + 1))
        if a and b:
            precisions.append((a & b).total() / a.total())
            recalls.append((a & b).total() / b.total())
    p = sum(precisions) / max(1, len(precisions))
    r = sum(recalls) / max(1, len(recalls))
    return 5 * p * r / (4 * p + r) if p else 0


# 13.4 wrong: missing orders as zero
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    ours, theirs = hypothesis.replace(" ", ""), reference.replace(" ", "")
    p = r = 0
    for n in range(1, max_order + 1):
        a = Counter(ours[i : i + n] for i in range(len(ours) - n + 1))
        b = Counter(theirs[i : i + n] for i in range(len(theirs) - n + 1))
        shared = (a & b).total()
        if shared:
            p += shared / a.total() / max_order
            r += shared / b.total() / max_order
    return 5 * p * r / (4 * p + r) if p else 0


# 13.4 wrong: mean of the F-scores
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    ours, theirs = hypothesis.replace(" ", ""), reference.replace(" ", "")
    scores = []
    for n in range(1, max_order + 1):
        a = Counter(ours[i : i + n] for i in range(len(ours) - n + 1))
        b = Counter(theirs[i : i + n] for i in range(len(theirs) - n + 1))
        if not a or not b:
            continue
        p, r = (a & b).total() / a.total(), (a & b).total() / b.total()
        scores.append(5 * p * r / (4 * p + r) if p else 0)
    return sum(scores) / len(scores) if scores else 0


# 13.4 wrong: distinct n-grams
def my_chrf(hypothesis, reference, max_order):
    ours, theirs = hypothesis.replace(" ", ""), reference.replace(" ", "")
    ps, rs = [], []
    for n in range(1, max_order + 1):
        a = {ours[i : i + n] for i in range(len(ours) - n + 1)}
        b = {theirs[i : i + n] for i in range(len(theirs) - n + 1)}
        if a and b:
            ps.append(len(a & b) / len(a))
            rs.append(len(a & b) / len(b))
    if not ps or not any(ps):
        return 0
    p, r = sum(ps) / len(ps), sum(rs) / len(rs)
    return 5 * p * r / (4 * p + r)


# 13.4 wrong: off by one
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    ours, theirs = hypothesis.replace(" ", ""), reference.replace(" ", "")
    ps, rs = [], []
    for n in range(1, max_order):
        a = Counter(ours[i : i + n] for i in range(len(ours) - n + 1))
        b = Counter(theirs[i : i + n] for i in range(len(theirs) - n + 1))
        if a and b:
            ps.append((a & b).total() / a.total())
            rs.append((a & b).total() / b.total())
    if not ps or not any(ps):
        return 0
    p, r = sum(ps) / len(ps), sum(rs) / len(rs)
    return 5 * p * r / (4 * p + r)


# 13.4 wrong: spaces kept + beta left out
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    ps, rs = [], []
    for n in range(1, max_order + 1):
        a = Counter(hypothesis[i : i + n] for i in range(len(hypothesis) - n + 1))
        b = Counter(reference[i : i + n] for i in range(len(reference) - n + 1))
        if a and b:
            ps.append((a & b).total() / a.total())
            rs.append((a & b).total() / b.total())
    if not ps or not any(ps):
        return 0
    p, r = sum(ps) / len(ps), sum(rs) / len(rs)
    return 2 * p * r / (p + r)


# 13.5 right
from bleu.metrics import count_edits


def my_ter(hypothesis, references):
    edits = min(count_edits(hypothesis, r) for r in references)
    return edits / (sum(map(len, references)) / len(references))


# 13.5 right
from statistics import fmean

from bleu.metrics import count_edits


def my_ter(hypothesis, references):
    fewest = None
    for reference in references:
        edits = count_edits(hypothesis, reference)
        if fewest is None or edits < fewest:
            fewest = edits
    return fewest / fmean([len(r) for r in references])


# 13.5 right
from bleu.metrics import sentence_ter


def my_ter(hypothesis, references):
    return sentence_ter(hypothesis, references).score


# 13.5 wrong: no shifts + length of the nearest reference
from bleu.metrics import edit_table


def my_ter(hypothesis, references):
    edits = [edit_table(hypothesis, r)[-1][-1] for r in references]
    nearest = references[edits.index(min(edits))]
    return min(edits) / len(nearest)


# 13.5 wrong: length of the nearest reference
from bleu.metrics import count_edits


def my_ter(hypothesis, references):
    nearest = min(references, key=lambda r: count_edits(hypothesis, r))
    return count_edits(hypothesis, nearest) / len(nearest)


# 13.5 wrong: no shifts
from bleu.metrics import edit_table


def my_ter(hypothesis, references):
    edits = [edit_table(hypothesis, r)[-1][-1] for r in references]
    return min(edits) * len(references) / sum(len(r) for r in references)


# 13.5 wrong: lengths added
from bleu.metrics import count_edits


def my_ter(hypothesis, references):
    edits = [count_edits(hypothesis, r) for r in references]
    return min(edits) / sum(len(r) for r in references)


# 13.5 wrong: best ratio
from bleu.metrics import count_edits


def my_ter(hypothesis, references):
    best = 1000
    for r in references:
        best = min(best, count_edits(hypothesis, r) / len(r))
    return best


# 13.5 wrong: capped at 1
from bleu.metrics import count_edits


def my_ter(hypothesis, references):
    edits = min(count_edits(hypothesis, r) for r in references)
    mean = sum(len(r) for r in references) / len(references)
    return min(edits / mean, 1)


# 13.1 wrong: order ignored + repeats lost
def my_lcs(words, reference):
    return len(set(words) & set(reference))


# 13.1 wrong: by place
def my_lcs(words, reference):
    return sum(a == b for a, b in zip(words, reference))


# 13.1 wrong: a word used twice
def my_lcs(words, reference):
    t = [[0] * (len(reference) + 1) for _ in range(len(words) + 1)]
    for i in range(1, len(words) + 1):
        for j in range(1, len(reference) + 1):
            if words[i - 1] == reference[j - 1]:
                t[i][j] = max(t[i - 1][j], t[i][j - 1]) + 1
            else:
                t[i][j] = max(t[i - 1][j], t[i][j - 1])
    return t[-1][-1]


# 13.1 wrong: smaller for larger
def my_lcs(words, reference):
    t = [[0] * (len(reference) + 1) for _ in range(len(words) + 1)]
    for i in range(1, len(words) + 1):
        for j in range(1, len(reference) + 1):
            if words[i - 1] == reference[j - 1]:
                t[i][j] = t[i - 1][j - 1] + 1
            else:
                t[i][j] = min(t[i - 1][j], t[i][j - 1])
    return t[-1][-1]


# 13.1 wrong: last item lost
def my_lcs(words, reference):
    t = [[0] * (len(reference) + 1) for _ in range(len(words) + 1)]
    for i in range(1, len(words)):
        for j in range(1, len(reference)):
            if words[i - 1] == reference[j - 1]:
                t[i][j] = t[i - 1][j - 1] + 1
            else:
                t[i][j] = max(t[i - 1][j], t[i][j - 1])
    return t[len(words) - 1][len(reference) - 1] if words and reference else 0


# 13.1 wrong: a ratio for a count
def my_lcs(words, reference):
    t = [[0] * (len(reference) + 1) for _ in range(len(words) + 1)]
    for i in range(1, len(words) + 1):
        for j in range(1, len(reference) + 1):
            if words[i - 1] == reference[j - 1]:
                t[i][j] = t[i - 1][j - 1] + 1
            else:
                t[i][j] = max(t[i - 1][j], t[i][j - 1])
    return t[-1][-1] / len(reference) if reference else 0


# 13.1 wrong: the same beginning
def my_lcs(words, reference):
    n = 0
    for a, b in zip(words, reference):
        if a != b:
            break
        n += 1
    return n


# 13.1 wrong: one pointer alone moves
def my_lcs(words, reference):
    i = j = n = 0
    while i < len(words) and j < len(reference):
        if words[i] == reference[j]:
            n += 1
            i += 1
            j += 1
        else:
            j += 1
    return n


# 13.2 wrong: factor of beta 1
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0
    p, r = matches / hyp_total, matches / ref_total
    return 2 * p * r / (beta**2 * p + r)


# 13.2 wrong: beta squared once
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0
    p, r = matches / hyp_total, matches / ref_total
    return (1 + beta**2) * p * r / (beta * p + r)


# 13.2 wrong: factor left out
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0
    p, r = matches / hyp_total, matches / ref_total
    return beta**2 * p * r / (beta**2 * p + r)


# 13.2 wrong: per cent for a ratio
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0
    p, r = matches / hyp_total, matches / ref_total
    return 100 * (1 + beta**2) * p * r / (beta**2 * p + r)


# 13.2 wrong: two empty texts
def my_f(matches, hyp_total, ref_total, beta):
    if hyp_total == ref_total == 0:
        return 1
    if not matches:
        return 0
    return (1 + beta**2) * matches / (hyp_total + beta**2 * ref_total)


# 13.2 wrong: integer division
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0
    return (1 + beta**2) * matches // (hyp_total + beta**2 * ref_total)


# 13.2 wrong: returns nothing for some inputs
def my_f(matches, hyp_total, ref_total, beta):
    if matches:
        return (1 + beta**2) * matches / (hyp_total + beta**2 * ref_total)


# 13.2 wrong: beta above the line only
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0
    return (1 + beta**2) * matches / (hyp_total + ref_total)


# 13.2 wrong: geometric mean
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0
    return matches / (hyp_total * ref_total) ** 0.5


# 13.4 wrong: a part of the answer
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    h, r = hypothesis.replace(" ", ""), reference.replace(" ", "")
    ps = []
    for n in range(1, max_order + 1):
        a = Counter(h[i : i + n] for i in range(len(h) - n + 1))
        b = Counter(r[i : i + n] for i in range(len(r) - n + 1))
        if a and b:
            ps.append(sum((a & b).values()) / sum(a.values()))
    return sum(ps) / len(ps) if ps else 0


# 13.4 wrong: beta on the wrong side
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    h, r = hypothesis.replace(" ", ""), reference.replace(" ", "")
    ps, rs = [], []
    for n in range(1, max_order + 1):
        a = Counter(h[i : i + n] for i in range(len(h) - n + 1))
        b = Counter(r[i : i + n] for i in range(len(r) - n + 1))
        if a and b:
            m = sum((a & b).values())
            ps.append(m / sum(a.values()))
            rs.append(m / sum(b.values()))
    if not sum(ps):
        return 0
    p, q = sum(ps) / len(ps), sum(rs) / len(rs)
    return 5 * p * q / (p + 4 * q)


# 13.4 wrong: each mean its own orders
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    h, r = hypothesis.replace(" ", ""), reference.replace(" ", "")
    ps, rs = [], []
    for n in range(1, max_order + 1):
        a = Counter(h[i : i + n] for i in range(len(h) - n + 1))
        b = Counter(r[i : i + n] for i in range(len(r) - n + 1))
        m = sum((a & b).values())
        if a:
            ps.append(m / sum(a.values()))
        if b:
            rs.append(m / sum(b.values()))
    if not sum(ps):
        return 0
    p, q = sum(ps) / len(ps), sum(rs) / len(rs)
    return 5 * p * q / (4 * p + q)


# 13.4 wrong: orders from 0
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    h, r = hypothesis.replace(" ", ""), reference.replace(" ", "")
    ps, rs = [], []
    for n in range(max_order):
        a = Counter(h[i : i + n] for i in range(len(h) - n + 1))
        b = Counter(r[i : i + n] for i in range(len(r) - n + 1))
        if a and b:
            m = sum((a & b).values())
            ps.append(m / sum(a.values()))
            rs.append(m / sum(b.values()))
    if not sum(ps):
        return 0
    p, q = sum(ps) / len(ps), sum(rs) / len(rs)
    return 5 * p * q / (4 * p + q)


# 13.4 wrong: per cent for a ratio
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    h, r = hypothesis.replace(" ", ""), reference.replace(" ", "")
    ps, rs = [], []
    for n in range(1, max_order + 1):
        a = Counter(h[i : i + n] for i in range(len(h) - n + 1))
        b = Counter(r[i : i + n] for i in range(len(r) - n + 1))
        if a and b:
            m = sum((a & b).values())
            ps.append(m / sum(a.values()))
            rs.append(m / sum(b.values()))
    if not sum(ps):
        return 0
    p, q = sum(ps) / len(ps), sum(rs) / len(rs)
    return 500 * p * q / (4 * p + q)


# 13.4 wrong: raises ZeroDivisionError
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    h, r = hypothesis.replace(" ", ""), reference.replace(" ", "")
    ps, rs = [], []
    for n in range(1, max_order + 1):
        a = Counter(h[i : i + n] for i in range(len(h) - n + 1))
        b = Counter(r[i : i + n] for i in range(len(r) - n + 1))
        if a and b:
            m = sum((a & b).values())
            ps.append(m / sum(a.values()))
            rs.append(m / sum(b.values()))
    p, q = sum(ps) / len(ps), sum(rs) / len(rs)
    return 5 * p * q / (4 * p + q)


# 13.4 wrong: only the longest order
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    h, r = hypothesis.replace(" ", ""), reference.replace(" ", "")
    n = max_order
    a = Counter(h[i : i + n] for i in range(len(h) - n + 1))
    b = Counter(r[i : i + n] for i in range(len(r) - n + 1))
    m = sum((a & b).values())
    if not m:
        return 0
    p, q = m / sum(a.values()), m / sum(b.values())
    return 5 * p * q / (4 * p + q)


# 13.4 wrong: beta left out
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    h, r = hypothesis.replace(" ", ""), reference.replace(" ", "")
    ps, rs = [], []
    for n in range(1, max_order + 1):
        a = Counter(h[i : i + n] for i in range(len(h) - n + 1))
        b = Counter(r[i : i + n] for i in range(len(r) - n + 1))
        if a and b:
            m = sum((a & b).values())
            ps.append(m / sum(a.values()))
            rs.append(m / sum(b.values()))
    if not sum(ps):
        return 0
    p, q = sum(ps) / len(ps), sum(rs) / len(rs)
    return 2 * p * q / (p + q)


# 13.4 wrong: return inside the loop
from collections import Counter


def my_chrf(hypothesis, reference, max_order):
    h, r = hypothesis.replace(" ", ""), reference.replace(" ", "")
    for n in range(1, max_order + 1):
        a = Counter(h[i : i + n] for i in range(len(h) - n + 1))
        b = Counter(r[i : i + n] for i in range(len(r) - n + 1))
        m = sum((a & b).values())
        if not m:
            return 0
        p, q = m / sum(a.values()), m / sum(b.values())
        return 5 * p * q / (4 * p + q)


# 13.5 wrong: denominator of the hypothesis
from bleu.metrics.ter import count_edits


def my_ter(hypothesis, references):
    edits = [count_edits(hypothesis, r) for r in references]
    return min(edits) / len(hypothesis)


# 13.5 wrong: parentheses left out
from bleu.metrics.ter import count_edits


def my_ter(hypothesis, references):
    edits = [count_edits(hypothesis, r) for r in references]
    return min(edits) / sum(map(len, references)) / len(references)


# 13.5 wrong: per cent for a ratio
from bleu.metrics.ter import count_edits


def my_ter(hypothesis, references):
    edits = [count_edits(hypothesis, r) for r in references]
    return 100 * min(edits) / (sum(map(len, references)) / len(references))


# 13.5 wrong: the rest
from bleu.metrics.ter import count_edits


def my_ter(hypothesis, references):
    edits = [count_edits(hypothesis, r) for r in references]
    return 1 - min(edits) / (sum(map(len, references)) / len(references))


# 13.5 wrong: farthest reference
from bleu.metrics.ter import count_edits


def my_ter(hypothesis, references):
    edits = [count_edits(hypothesis, r) for r in references]
    return max(edits) / (sum(map(len, references)) / len(references))


# 13.5 wrong: a part of the answer
from bleu.metrics.ter import count_edits


def my_ter(hypothesis, references):
    return min(count_edits(hypothesis, r) for r in references)


# 13.1 wrong: a row of edits
def my_lcs(words, reference):
    row = list(range(len(reference) + 1))
    for i, word in enumerate(words, 1):
        above, row = row, [i]
        for j, other in enumerate(reference):
            row.append(above[j] + 1 if word == other else max(above[j + 1], row[j]))
    return row[-1]


# 13.1 wrong: what is not edited
def my_lcs(words, reference):
    row = list(range(len(reference) + 1))
    for i, word in enumerate(words, 1):
        above, row = row, [i]
        for j, other in enumerate(reference):
            row.append(min(above[j] + (word != other), above[j + 1] + 1, row[j] + 1))
    return max(len(words), len(reference)) - row[-1]


# 13.1 wrong: unequal words counted
def my_lcs(words, reference):
    table = [[0] * (len(reference) + 1) for _ in range(len(words) + 1)]
    for i in range(1, len(words) + 1):
        for j in range(1, len(reference) + 1):
            table[i][j] = max(
                table[i - 1][j], table[i][j - 1], table[i - 1][j - 1] + 1
            )
    return table[-1][-1]


# 13.1 wrong: a word used twice
def my_lcs(words, reference):
    table = [[0] * (len(reference) + 1)] * (len(words) + 1)
    for i, word in enumerate(words, 1):
        for j, other in enumerate(reference, 1):
            if word == other:
                table[i][j] = table[i - 1][j - 1] + 1
            else:
                table[i][j] = max(table[i - 1][j], table[i][j - 1])
    return table[-1][-1]


# 13.1 wrong: one text alone is passed over
def my_lcs(words, reference):
    if not words or not reference:
        return 0
    if words[0] == reference[0]:
        return 1 + my_lcs(words[1:], reference[1:])
    return max(my_lcs(words[1:], reference[1:]), my_lcs(words[1:], reference))


# 13.2 wrong: parentheses left out
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0
    p, r = matches / hyp_total, matches / ref_total
    return 1 + beta**2 * p * r / (beta**2 * p + r)


# 13.4 wrong: no clipping
from bleu.ngrams import windows


def my_chrf(hypothesis, reference, max_order):
    h, r = "".join(hypothesis.split()), "".join(reference.split())
    ps, rs = [], []
    for n in range(1, max_order + 1):
        a, b = list(windows(h, n)), list(windows(r, n))
        if a and b:
            ps.append(sum(g in b for g in a) / len(a))
            rs.append(sum(g in a for g in b) / len(b))
    if not any(ps):
        return 0
    p, r = sum(ps) / len(ps), sum(rs) / len(rs)
    return 5 * p * r / (4 * p + r)


# 13.4 wrong: beta on the wrong side
from collections import Counter
from bleu.ngrams import windows as my_ngrams
from bleu.metrics import f_score


def my_chrf(hypothesis, reference, max_order):
    a, b = "".join(hypothesis.split()), "".join(reference.split())
    ps, rs = [], []
    for n in range(1, max_order + 1):
        ours, theirs = Counter(my_ngrams(a, n)), Counter(my_ngrams(b, n))
        if ours and theirs:
            shared = (ours & theirs).total()
            ps.append(shared / ours.total())
            rs.append(shared / theirs.total())
    if not any(ps):
        return 0.0
    return f_score(sum(rs) / len(rs), sum(ps) / len(ps))


# 13.4 wrong: runs inside of words
from collections import Counter
from bleu.ngrams import windows as my_ngrams
from bleu.metrics import f_score


def my_chrf(hypothesis, reference, max_order):
    ps, rs = [], []
    for n in range(1, max_order + 1):
        ours, theirs = (
            Counter(g for word in t.split() for g in my_ngrams(word, n))
            for t in (hypothesis, reference)
        )
        if ours and theirs:
            shared = (ours & theirs).total()
            ps.append(shared / ours.total())
            rs.append(shared / theirs.total())
    if not any(ps):
        return 0.0
    return f_score(sum(ps) / len(ps), sum(rs) / len(rs))


# 13.5 wrong: the closest length
from bleu.metrics import count_edits


def my_ter(hypothesis, references):
    edits = [count_edits(hypothesis, r) for r in references]
    c = len(hypothesis)
    closest = min((len(r) for r in references), key=lambda x: (abs(x - c), x))
    return min(edits) / closest


# 13.5 wrong: integer division
from bleu.metrics import count_edits


def my_ter(hypothesis, references):
    edits = [count_edits(hypothesis, r) for r in references]
    lengths = [len(r) for r in references]
    return min(edits) / (sum(lengths) // len(lengths))


# 13.5 wrong: the reference edited
from bleu.metrics import count_edits


def my_ter(hypothesis, references):
    edits = [count_edits(r, hypothesis) for r in references]
    lengths = [len(r) for r in references]
    return min(edits) / (sum(lengths) / len(lengths))


# 13.5 wrong: denominator of the hypothesis
from bleu.metrics import count_edits


def my_ter(hypothesis, references):
    edits = [count_edits(hypothesis, r) for r in references]
    return min(edits) / max(1, len(hypothesis))


# 13.5 wrong: median of the lengths
from bleu.metrics import count_edits


from statistics import median


def my_ter(hypothesis, references):
    edits = [count_edits(hypothesis, r) for r in references]
    return min(edits) / median(len(r) for r in references)


# 13.5 wrong: order ignored
from collections import Counter


def my_ter(hypothesis, references):
    def edits(r):
        shared = (Counter(hypothesis) & Counter(r)).total()
        return max(len(hypothesis), len(r)) - shared

    return min(map(edits, references)) * len(references) / sum(map(len, references))


# 13.3 wrong: a third shift
from bleu.metrics import edit_table, moved


def my_fewest(words, reference):
    def shifted(ws):
        n = len(ws)
        return {tuple(moved(ws, i, k, t)) for i in range(n) for k in range(1, n - i + 1) for t in range(n + 1)}

    levels = [{tuple(words)}]
    for _ in range(3):
        levels.append({o for w in levels[-1] for o in shifted(w)})
    return min(s + edit_table(list(o), reference)[-1][-1] for s, os in enumerate(levels) for o in os)


# 13.3 wrong: nothing moved to the end
from bleu.metrics import edit_table
from bleu.metrics import moved


def one_shift(words):
    n = len(words)
    runs = [(i, k) for i in range(n) for k in range(1, n - i)]
    return {tuple(moved(words, *run, t)) for run in runs for t in range(n)}


def my_fewest(words, reference):
    once = one_shift(words)
    twice = set().union(*map(one_shift, once))
    tried = [{tuple(words)}, once, twice]
    return min(
        shifts + edit_table(order, reference)[-1][-1]
        for shifts, orders in enumerate(tried)
        for order in orders
    )


# 13.3 wrong: two shifts for one
from bleu.metrics import edit_table
from bleu.metrics import moved


def one_shift(words):
    n = len(words)
    runs = [(i, k) for i in range(n) for k in range(1, n - i + 1)]
    return {tuple(moved(words, *run, t)) for run in runs for t in range(n + 1)}


def my_fewest(words, reference):
    best = edit_table(words, reference)[-1][-1]
    for once in one_shift(words):
        for order in {once} | one_shift(once):
            best = min(best, 1 + edit_table(order, reference)[-1][-1])
    return best


# 13.3 wrong: end for length
from bleu.metrics import edit_table
from bleu.metrics import moved


def one_shift(words):
    n = len(words)
    return {
        tuple(moved(words, i, j, t))
        for i in range(n)
        for j in range(i + 1, n + 1)
        for t in range(n + 1)
    }


def my_fewest(words, reference):
    once = one_shift(words)
    twice = set().union(*map(one_shift, once))
    tried = [{tuple(words)}, once, twice]
    return min(
        shifts + edit_table(order, reference)[-1][-1]
        for shifts, orders in enumerate(tried)
        for order in orders
    )


# 13.3 wrong: shifts alone
from bleu.metrics import edit_table
from bleu.metrics import moved


def one_shift(words):
    n = len(words)
    runs = [(i, k) for i in range(n) for k in range(1, n - i + 1)]
    return {tuple(moved(words, *run, t)) for run in runs for t in range(n + 1)}


def my_fewest(words, reference):
    once = one_shift(words)
    twice = set().union(*map(one_shift, once))
    tried = []
    for shifts, orders in enumerate([{tuple(words)}, once, twice]):
        for order in orders:
            tried.append((shifts + edit_table(order, reference)[-1][-1], shifts))
    return min(tried)[1]


# 13.1 wrong: first words passed over
def my_lcs(words, reference):
    n, m = len(words), len(reference)
    table = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(1, n):
        for j in range(1, m):
            if words[i] == reference[j]:
                table[i][j] = table[i - 1][j - 1] + 1
            else:
                table[i][j] = max(table[i - 1][j], table[i][j - 1])
    return table[n - 1][m - 1] if n and m else 0


# 13.2 wrong: beta never below 1
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0.0
    b = max(beta, 1 / beta) ** 2
    p, r = matches / hyp_total, matches / ref_total
    return (1 + b) * p * r / (b * p + r)


# 13.1 wrong: longest run first
def my_lcs(words, reference):
    from difflib import SequenceMatcher

    matcher = SequenceMatcher(None, list(words), list(reference), False)
    return sum(block.size for block in matcher.get_matching_blocks())


# 13.2 wrong: two empty texts
def my_f(matches, hyp_total, ref_total, beta):
    if hyp_total == ref_total == 0:
        return 1.0
    if not matches:
        return 0.0
    p, r = matches / hyp_total, matches / ref_total
    return (1 + beta**2) * p * r / (beta**2 * p + r)


# 13.2 wrong: geometric mean
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0.0
    p, r = matches / hyp_total, matches / ref_total
    share = beta**2 / (1 + beta**2)
    return p ** (1 - share) * r**share


# 13.3 wrong: any order for two shifts
from bleu.metrics import edit_table, moved


def my_fewest(words, reference):
    from itertools import permutations

    n = len(words)
    once = {
        tuple(moved(words, i, k, t))
        for i in range(n)
        for k in range(1, n - i + 1)
        for t in range(n + 1)
    }
    best = edit_table(words, reference)[-1][-1]
    for order in set(permutations(words)):
        cost = 1 if order in once else 2
        best = min(best, cost + edit_table(order, reference)[-1][-1])
    return best


# 13.5 wrong: one shift only
from bleu.metrics import best_shift, edit_table


def my_ter(hypothesis, references):
    fewest = []
    for r in references:
        edits = edit_table(hypothesis, r)[-1][-1]
        if r and hypothesis:
            saved, order, _ = best_shift([*hypothesis], r, {})
            if saved > 0:
                edits = 1 + edit_table(order, r)[-1][-1]
        fewest.append(edits)
    return min(fewest) * len(references) / sum(map(len, references))


# 13.1 wrong: one neighbor of the table forgotten
def my_lcs(words, reference):
    n, m = len(words), len(reference)
    table = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            if words[i - 1] == reference[j - 1]:
                table[i][j] = table[i - 1][j - 1] + 1
            else:
                table[i][j] = max(table[i - 1][j], table[i - 1][j - 1])
    return table[n][m]


# 13.1 wrong: first place alone
def my_lcs(words, reference):
    places = [reference.index(w) for w in words if w in reference]
    best = []
    for i, place in enumerate(places):
        before = [best[k] for k in range(i) if places[k] < place]
        best.append(1 + max(before, default=0))
    return max(best, default=0)


# 13.1 wrong: repeats lost
def my_lcs(words, reference):
    ours, theirs = list(dict.fromkeys(words)), list(dict.fromkeys(reference))
    row = [0] * (len(theirs) + 1)
    for a in ours:
        old, row = row, [0]
        for j, b in enumerate(theirs):
            row.append(old[j] + 1 if a == b else max(old[j + 1], row[j]))
    return row[-1]


# 13.2 wrong: arithmetic mean
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0.0
    p, r = matches / hyp_total, matches / ref_total
    return (p + beta * r) / (1 + beta)


# 13.3 wrong: greedy
from bleu.metrics import edit_table

def moved(words, start, length, target):
    run = [*words[start:start + length]]
    rest = [*words[:start], *words[start + length:]]
    if target > start + length:
        target -= length
    return rest[:target] + run + rest[target:]


def my_fewest(words, reference):
    def shifts(w):
        n = len(w)
        return sorted(
            {
                tuple(moved(w, i, k, t))
                for i in range(n)
                for k in range(1, n - i + 1)
                for t in range(n + 1)
            }
            | {tuple(w)}
        )

    def rest(w):
        return edit_table(w, reference)[-1][-1]

    one = min(shifts(words), key=rest)
    two = min(shifts(one), key=rest)
    return min(rest(words), 1 + rest(one), 2 + rest(two))


# 13.3 wrong: nothing moved to the end
from bleu.metrics import edit_table

def moved(words, start, length, target):
    run = [*words[start:start + length]]
    rest = [*words[:start], *words[start + length:]]
    if target > start + length:
        target -= length
    return rest[:target] + run + rest[target:]


def my_fewest(words, reference):
    def shifts(w):
        n = len(w)
        return {
            tuple(moved(w, i, k, t))
            for i in range(n)
            for k in range(1, n - i)
            for t in range(i)
        } | {tuple(w)}

    best = edit_table(words, reference)[-1][-1]
    for one in shifts(words):
        for two in shifts(one):
            paid = (one != tuple(words)) + (two != one)
            best = min(best, paid + edit_table(two, reference)[-1][-1])
    return best


# 13.3 wrong: any order for two shifts
from bleu.metrics import edit_table

def my_fewest(words, reference):
    from itertools import permutations

    best = edit_table(words, reference)[-1][-1]
    for order in permutations(words):
        edits = edit_table(order, reference)[-1][-1]
        changed = sum(a != b for a, b in zip(order, words))
        paid = 0 if not changed else 1 if changed <= 2 else 2
        best = min(best, paid + edits)
    return best


# 13.3 wrong: place by place
def moved(words, start, length, target):
    run = [*words[start:start + length]]
    rest = [*words[:start], *words[start + length:]]
    if target > start + length:
        target -= length
    return rest[:target] + run + rest[target:]


def my_fewest(words, reference):
    def wrong_places(order):
        differ = sum(a != b for a, b in zip(order, reference))
        return differ + abs(len(order) - len(reference))

    level, tries = {tuple(words)}, []
    for shifts in range(3):
        tries += [shifts + wrong_places(order) for order in level]
        level = {
            tuple(moved(w, i, k, t))
            for w in level
            for i in range(len(w))
            for k in range(1, len(w) - i + 1)
            for t in range(len(w) + 1)
        }
    return min(tries)


# 13.4 wrong: last order missing
from collections import Counter
from bleu.ngrams import windows

BETA = 2.0


def f_score(precision, recall, beta=BETA):
    weighted = beta ** 2 * precision + recall
    top = (1 + beta ** 2) * precision * recall
    return top / weighted if weighted else 0.0


def my_chrf(hypothesis, reference, max_order):
    h, r = "".join(hypothesis.split()), "".join(reference.split())
    ps, rs = [], []
    for n in range(1, max(2, max_order)):
        a, b = Counter(windows(h, n)), Counter(windows(r, n))
        if a and b:
            m = (a & b).total()
            ps.append(m / a.total())
            rs.append(m / b.total())
    if not ps:
        return 0.0
    return f_score(sum(ps) / len(ps), sum(rs) / len(rs))


# 13.4 wrong: absent orders counted
from collections import Counter
from bleu.ngrams import windows

BETA = 2.0


def f_score(precision, recall, beta=BETA):
    weighted = beta ** 2 * precision + recall
    top = (1 + beta ** 2) * precision * recall
    return top / weighted if weighted else 0.0


def my_chrf(hypothesis, reference, max_order):
    h, r = "".join(hypothesis.split()), "".join(reference.split())
    ps, rs = [], []
    for n in range(1, max_order + 1):
        a, b = Counter(windows(h, n)), Counter(windows(r, n))
        if not a and not b:
            break
        m = (a & b).total()
        ps.append(m / max(1, a.total()))
        rs.append(m / max(1, b.total()))
    if not ps:
        return 0.0
    return f_score(sum(ps) / len(ps), sum(rs) / len(rs))


# 13.5 wrong: no shifts
from bleu.metrics import edit_table

def my_ter(hypothesis, references):
    edits = [edit_table(hypothesis, r)[-1][-1] for r in references]
    return min(edits) * len(references) / sum(map(len, references))


# 13.5 wrong: equal lengths once
from bleu.metrics import best_shift, edit_table

MAX_SHIFTS_TRIED = 1000


def count_edits(hypothesis, reference):
    if not reference:
        return len(hypothesis)
    words = [*hypothesis]
    known = {}
    shifts = tried = 0
    while True:
        saved, order, more = best_shift(words, reference, known)
        tried += more
        if saved <= 0 or tried >= MAX_SHIFTS_TRIED:
            break
        words, shifts = (order, shifts + 1)
    return shifts + edit_table(words, reference, known)[-1][-1]


def my_ter(hypothesis, references):
    edits = min(count_edits(hypothesis, r) for r in references)
    lengths = {len(r) for r in references}
    return edits / (sum(lengths) / len(lengths))


# 13.1 wrong: replacements for deletions
from bleu.metrics import edit_table


def my_lcs(words, reference):
    edits = edit_table(words, reference)[-1][-1]
    return (len(words) + len(reference) - edits) // 2


# 13.1 wrong: by place
def my_lcs(words, reference):
    if not words or not reference:
        return 0
    if words[0] == reference[0]:
        return 1 + my_lcs(words[1:], reference[1:])
    return my_lcs(words[1:], reference[1:])


# 13.2 wrong: totals for errors
def my_f(matches, hyp_total, ref_total, beta):
    b2 = beta**2
    tp, fp, fn = matches, hyp_total, ref_total
    if not tp:
        return 0.0
    return (1 + b2) * tp / ((1 + b2) * tp + b2 * fn + fp)


# 13.3 wrong: only behind a good first shift
from bleu.metrics import edit_table


def moved(words, start, length, target):
    run = [*words[start:start + length]]
    rest = [*words[:start], *words[start + length:]]
    if target > start + length:
        target -= length
    return rest[:target] + run + rest[target:]


def my_fewest(words, reference):
    def one_shift(order):
        n = len(order)
        return {
            tuple(moved(order, i, k, t))
            for i in range(n)
            for k in range(1, n - i + 1)
            for t in range(n + 1)
        }

    def edits(order):
        return edit_table(order, reference)[-1][-1]

    unshifted = best = edits(words)
    for first in one_shift(words):
        cost = edits(first)
        best = min(best, 1 + cost)
        if cost < unshifted - 1:
            for second in one_shift(first):
                best = min(best, 2 + edits(second))
    return best


# 13.3 wrong: best of the last row
from bleu.metrics import edit_table


def moved(words, start, length, target):
    run = [*words[start:start + length]]
    rest = [*words[:start], *words[start + length:]]
    if target > start + length:
        target -= length
    return rest[:target] + run + rest[target:]


def my_fewest(words, reference):
    def one_shift(order):
        n = len(order)
        return {
            tuple(moved(order, i, k, t))
            for i in range(n)
            for k in range(1, n + 1 - i)
            for t in range(n + 1)
        }

    levels = [{tuple(words)}]
    for _ in range(2):
        levels.append({new for o in levels[-1] for new in one_shift(o)})
    return min(
        s + min(edit_table(o, reference)[-1])
        for s, level in enumerate(levels)
        for o in level
    )


# 13.4 wrong: one order without a match
from collections import Counter
from bleu.ngrams import windows


BETA = 2.0


def f_score(precision, recall, beta=BETA):
    weighted = beta ** 2 * precision + recall
    top = (1 + beta ** 2) * precision * recall
    return top / weighted if weighted else 0.0


def my_chrf(hypothesis, reference, max_order):
    texts = ["".join(text.split()) for text in (hypothesis, reference)]
    precisions, recalls = [], []
    for n in range(1, max_order + 1):
        ours, theirs = (Counter(windows(text, n)) for text in texts)
        if ours and theirs:
            shared = (ours & theirs).total()
            precisions.append(shared / ours.total())
            recalls.append(shared / theirs.total())
    if not precisions or not all(precisions):
        return 0.0
    count = len(precisions)
    return f_score(sum(precisions) / count, sum(recalls) / count)


# 13.4 wrong: spaces taken from the ends
from collections import Counter
from bleu.ngrams import windows


BETA = 2.0


def f_score(precision, recall, beta=BETA):
    weighted = beta ** 2 * precision + recall
    top = (1 + beta ** 2) * precision * recall
    return top / weighted if weighted else 0.0


def my_chrf(hypothesis, reference, max_order):
    h, r = hypothesis.strip(), reference.strip()
    precisions, recalls = [], []
    for n in range(1, max_order + 1):
        ours, theirs = Counter(windows(h, n)), Counter(windows(r, n))
        if not ours or not theirs:
            continue
        shared = (ours & theirs).total()
        precisions.append(shared / ours.total())
        recalls.append(shared / theirs.total())
    if not any(precisions):
        return 0.0
    return f_score(
        sum(precisions) / len(precisions), sum(recalls) / len(recalls)
    )


# 13.4 wrong: last order lost
from collections import Counter


BETA = 2.0


def f_score(precision, recall, beta=BETA):
    weighted = beta ** 2 * precision + recall
    top = (1 + beta ** 2) * precision * recall
    return top / weighted if weighted else 0.0


def my_ngrams(tokens, n):
    starts = range(len(tokens) - n + 1)
    return [tuple(tokens[i:i + n]) for i in starts]


def my_chrf(hypothesis, reference, max_order):
    h, r = "".join(hypothesis.split()), "".join(reference.split())
    highest = min(max_order, len(h), len(r))
    ps, rs = [], []
    for n in range(1, highest):
        ours, theirs = Counter(my_ngrams(h, n)), Counter(my_ngrams(r, n))
        shared = sum((ours & theirs).values())
        ps.append(shared / (len(h) - n + 1))
        rs.append(shared / (len(r) - n + 1))
    if not any(ps):
        return 0.0
    return f_score(sum(ps) / len(ps), sum(rs) / len(rs))


# 13.5 wrong: nearest without shifts
from bleu.metrics import best_shift, edit_table


MAX_SHIFTS_TRIED = 1000


def count_edits(hypothesis, reference):
    if not reference:
        return len(hypothesis)
    words = [*hypothesis]
    known = {}
    shifts = tried = 0
    while True:
        saved, order, more = best_shift(words, reference, known)
        tried += more
        if saved <= 0 or tried >= MAX_SHIFTS_TRIED:
            break
        words, shifts = (order, shifts + 1)
    return shifts + edit_table(words, reference, known)[-1][-1]


def my_ter(hypothesis, references):
    table_edits = [edit_table(hypothesis, r)[-1][-1] for r in references]
    nearest = references[table_edits.index(min(table_edits))]
    mean_length = sum(len(r) for r in references) / len(references)
    return count_edits(hypothesis, nearest) / mean_length


# 13.1 wrong: no zeros around the table
def my_lcs(words, reference):
    t = [[0] * len(reference) for _ in words]
    for i, w in enumerate(words):
        for j, r in enumerate(reference):
            if w == r:
                t[i][j] = t[i - 1][j - 1] + 1
            else:
                t[i][j] = max(t[i - 1][j], t[i][j - 1])
    return t[-1][-1]


# 13.2 wrong: totals for errors
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0.0
    p = matches / (matches + hyp_total)
    r = matches / (matches + ref_total)
    return (1 + beta**2) * p * r / (beta**2 * p + r)


# 13.3 wrong: only behind a good first shift
from bleu.metrics import edit_table


def moved(words, start, length, target):
    run = [*words[start:start + length]]
    rest = [*words[:start], *words[start + length:]]
    if target > start + length:
        target -= length
    return rest[:target] + run + rest[target:]


def shifted(words):
    n = len(words)
    for i in range(n):
        for k in range(1, n - i + 1):
            for t in range(n + 1):
                yield moved(words, i, k, t)


def my_fewest(words, reference):
    def distance(order):
        return edit_table(order, reference)[-1][-1]

    best = start = distance(words)
    for first in shifted(words):
        after = distance(first)
        if after >= start:
            continue
        best = min(best, 1 + after)
        for second in shifted(first):
            best = min(best, 2 + distance(second))
    return best


# 13.3 wrong: never more than the reference
from bleu.metrics import edit_table


def moved(words, start, length, target):
    run = [*words[start:start + length]]
    rest = [*words[:start], *words[start + length:]]
    if target > start + length:
        target -= length
    return rest[:target] + run + rest[target:]


def one_shift(words):
    n = len(words)
    runs = [(i, k) for i in range(n) for k in range(1, n - i + 1)]
    return {tuple(moved(words, *r, t)) for r in runs for t in range(n + 1)}


def my_fewest(words, reference):
    best = len(reference)
    layer = {tuple(words)}
    for shifts in range(3):
        for order in layer:
            best = min(best, shifts + edit_table(order, reference)[-1][-1])
        layer = set().union(*map(one_shift, layer))
    return best


# 13.4 wrong: runs that overlap lost
BETA = 2.0


def f_score(precision, recall, beta=BETA):
    weighted = beta ** 2 * precision + recall
    top = (1 + beta ** 2) * precision * recall
    return top / weighted if weighted else 0.0


def my_chrf(hypothesis, reference, max_order):
    h, r = hypothesis.replace(" ", ""), reference.replace(" ", "")
    precisions, recalls = [], []
    for n in range(1, max_order + 1):
        ours, theirs = len(h) - n + 1, len(r) - n + 1
        if ours < 1 or theirs < 1:
            continue
        kinds = {h[i : i + n] for i in range(ours)}
        shared = sum(min(h.count(k), r.count(k)) for k in kinds)
        precisions.append(shared / ours)
        recalls.append(shared / theirs)
    if not any(precisions):
        return 0.0
    return f_score(sum(precisions) / len(precisions), sum(recalls) / len(recalls))


# 13.5 wrong: nearest without shifts
from bleu.metrics import best_shift, edit_table


MAX_SHIFTS_TRIED = 1000


def count_edits(hypothesis, reference):
    if not reference:
        return len(hypothesis)
    words = [*hypothesis]
    known = {}
    shifts = tried = 0
    while True:
        saved, order, more = best_shift(words, reference, known)
        tried += more
        if saved <= 0 or tried >= MAX_SHIFTS_TRIED:
            break
        words, shifts = (order, shifts + 1)
    return shifts + edit_table(words, reference, known)[-1][-1]


def my_ter(hypothesis, references):
    table = [edit_table(hypothesis, r)[-1][-1] for r in references]
    nearest = references[table.index(min(table))]
    mean = sum(len(r) for r in references) / len(references)
    return count_edits(hypothesis, nearest) / mean


# 13.5 wrong: equal references once
from bleu.metrics import best_shift, edit_table


MAX_SHIFTS_TRIED = 1000


def count_edits(hypothesis, reference):
    if not reference:
        return len(hypothesis)
    words = [*hypothesis]
    known = {}
    shifts = tried = 0
    while True:
        saved, order, more = best_shift(words, reference, known)
        tried += more
        if saved <= 0 or tried >= MAX_SHIFTS_TRIED:
            break
        words, shifts = (order, shifts + 1)
    return shifts + edit_table(words, reference, known)[-1][-1]


def my_ter(hypothesis, references):
    distinct = {tuple(r) for r in references}
    edits = [count_edits(hypothesis, r) for r in distinct]
    lengths = [len(r) for r in distinct]
    return min(edits) / (sum(lengths) / len(lengths))


# 13.2 wrong: beta as a share
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0.0
    p, r = matches / hyp_total, matches / ref_total
    return 1 / ((1 - beta) / p + beta / r) if (1 - beta) / p + beta / r else 0.0


# 13.3 wrong: a shift is free
from bleu.metrics import edit_table

def moved(words, start, length, target):
    run = [*words[start:start + length]]
    rest = [*words[:start], *words[start + length:]]
    if target > start + length:
        target -= length
    return rest[:target] + run + rest[target:]


def my_fewest(words, reference):
    def one(order):
        n = len(order)
        orders = {tuple(order)}
        for i in range(n):
            for k in range(1, n - i + 1):
                orders |= {tuple(moved(order, i, k, t)) for t in range(n + 1)}
        return orders

    once = one(words)
    twice = set().union(*map(one, once))
    return min(
        shifts + edit_table(order, reference)[-1][-1]
        for shifts, orders in enumerate([once, twice])
        for order in orders
    )


# 13.5 wrong: a shift paid, not made
from bleu.metrics import best_shift, edit_table

MAX_SHIFTS_TRIED = 1000


def count_edits(hypothesis, reference):
    if not reference:
        return len(hypothesis)
    words = [*hypothesis]
    known = {}
    shifts = tried = 0
    while True:
        saved, order, more = best_shift(words, reference, known)
        tried += more
        if saved <= 0 or tried >= MAX_SHIFTS_TRIED:
            break
        words, shifts = (order, shifts + 1)
    return shifts + edit_table(words, reference, known)[-1][-1]


def my_ter(hypothesis, references):
    lengths = [len(r) for r in references]
    edits = []
    for r in references:
        plain = edit_table(hypothesis, r)[-1][-1]
        shifted = count_edits(hypothesis, r)
        edits.append(plain + (shifted < plain))
    return min(edits) * len(lengths) / sum(lengths)


# 13.1 wrong: by place among the shared
def my_lcs(words, reference):
    ours = [w for w in words if w in reference]
    theirs = [w for w in reference if w in words]
    return sum(a == b for a, b in zip(ours, theirs))


# 13.1 wrong: letters for words
def my_lcs(words, reference):
    a, b = " ".join(words), " ".join(reference)
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            if a[i - 1] == b[j - 1]:
                table[i][j] = table[i - 1][j - 1] + 1
            else:
                table[i][j] = max(table[i - 1][j], table[i][j - 1])
    return table[len(a)][len(b)]


# 13.1 wrong: one neighbor of the table forgotten
def my_lcs(words, reference):
    n, m = len(words), len(reference)
    table = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(n):
        for j in range(m):
            corner, left = table[i][j], table[i + 1][j]
            table[i + 1][j + 1] = corner + 1 if words[i] == reference[j] else max(corner, left)
    return table[n][m]


# 13.2 wrong: factor left out
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0.0
    missed = ref_total - matches
    extra = hyp_total - matches
    return matches / (matches + beta**2 * missed + extra)


# 13.4 wrong: 0 for a missing order
from collections import Counter


def my_ngrams(words, n):
    return [tuple(words[i : i + n]) for i in range(len(words) - n + 1)]


def f_score(precision, recall, beta=2):
    below = beta**2 * precision + recall
    return (1 + beta**2) * precision * recall / below if below else 0.0


def my_chrf(hypothesis, reference, max_order):
    h, r = "".join(hypothesis.split()), "".join(reference.split())
    ps, rs = [], []
    for n in range(1, max_order + 1):
        ours, theirs = Counter(my_ngrams(h, n)), Counter(my_ngrams(r, n))
        if not ours or not theirs:
            return 0.0
        shared = (ours & theirs).total()
        ps.append(shared / ours.total())
        rs.append(shared / theirs.total())
    return f_score(sum(ps) / len(ps), sum(rs) / len(rs))


# 13.4 wrong: no order left
from collections import Counter


def my_ngrams(words, n):
    return [tuple(words[i : i + n]) for i in range(len(words) - n + 1)]


def f_score(precision, recall, beta=2):
    below = beta**2 * precision + recall
    return (1 + beta**2) * precision * recall / below if below else 0.0


def my_chrf(hypothesis, reference, max_order):
    h, r = "".join(hypothesis.split()), "".join(reference.split())
    rows = []
    for n in range(1, max_order + 1):
        ours, theirs = Counter(my_ngrams(h, n)), Counter(my_ngrams(r, n))
        if ours and theirs:
            shared = (ours & theirs).total()
            rows.append((shared / ours.total(), shared / theirs.total()))
    ps, rs = zip(*rows)
    return f_score(sum(ps) / len(ps), sum(rs) / len(rs))


# 13.2 wrong: 2 to the beta
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0.0
    weight = 2**beta
    p, r = matches / hyp_total, matches / ref_total
    return (1 + weight) * p * r / (weight * p + r)


# 13.2 wrong: beta on top of F
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0.0
    f1 = 2 * matches / (hyp_total + ref_total)
    return (1 + beta**2) * f1 / (beta**2 + 1 / f1)


# 13.3 wrong: one shift only
from bleu.metrics import edit_table, moved


def my_fewest(words, reference):
    n = len(words)
    moves = [
        (i, k, t)
        for i in range(n)
        for k in range(1, n - i + 1)
        for t in range(n + 1)
    ]
    best = edit_table(words, reference)[-1][-1]
    for one in moves:
        order = moved(words, *one)
        best = min(best, 1 + edit_table(order, reference)[-1][-1])
        for two in moves:
            order = moved(words, *two)
            best = min(best, 2 + edit_table(order, reference)[-1][-1])
    return best


# 13.3 wrong: shifts counted from 1
from bleu.metrics import edit_table, moved


def my_fewest(words, reference):
    def shifted(order):
        n = len(order)
        starts = [(i, k) for i in range(n) for k in range(1, n - i + 1)]
        return {tuple(moved(order, *s, t)) for s in starts for t in range(n + 1)}

    once = shifted(words)
    twice = {o for order in once for o in shifted(order)}
    best = None
    for shifts, orders in enumerate([{tuple(words)}, once, twice], 1):
        for order in orders:
            cost = shifts + edit_table(order, reference)[-1][-1]
            if best is None or cost < best:
                best = cost
    return best


# 13.4 wrong: divided by the characters
from collections import Counter

from bleu.metrics import f_score
from bleu.ngrams import windows


def my_chrf(hypothesis, reference, max_order):
    h, r = ("".join(t.split()) for t in (hypothesis, reference))
    ps, rs = [], []
    for n in range(1, max_order + 1):
        ours, theirs = Counter(windows(h, n)), Counter(windows(r, n))
        if ours and theirs:
            shared = (ours & theirs).total()
            ps.append(shared / len(h))
            rs.append(shared / len(r))
    if not any(ps):
        return 0.0
    return f_score(sum(ps) / len(ps), sum(rs) / len(rs))


# 13.5 wrong: median of the lengths
from bleu.metrics import count_edits


def my_ter(hypothesis, references):
    edits = min(count_edits(hypothesis, r) for r in references)
    lengths = sorted(len(r) for r in references)
    return edits / lengths[len(lengths) // 2]


# 13.3 wrong: any order for one shift
from bleu.metrics import edit_table
from itertools import permutations
def my_fewest(words, reference):
    best = edit_table(words, reference)[-1][-1]
    for o in permutations(words):
        best = min(best, 1 + edit_table(o, reference)[-1][-1])
    return best


# 13.4 wrong: ratio of sums for a mean of ratios
from collections import Counter
from bleu.ngrams import windows
from bleu.metrics import f_score
def my_chrf(hypothesis, reference, max_order):
    h, r = ("".join(t.split()) for t in (hypothesis, reference))
    m = ta = tb = 0
    for n in range(1, max_order + 1):
        a, b = Counter(windows(h, n)), Counter(windows(r, n))
        m += (a & b).total(); ta += a.total(); tb += b.total()
    return f_score(m / ta, m / tb) if m else 0.0


# 13.1 wrong: a word used twice
def my_lcs(words, reference):
    row = [0] * (len(reference) + 1)
    for word in words:
        above, row = row, [0]
        for j, other in enumerate(reference):
            row.append(max(above[j], above[j + 1], row[j]) + (word == other))
    return row[-1]


# 13.1 wrong: a word used twice
def my_lcs(words, reference):
    row = [0] * (len(reference) + 1)
    for word in words:
        above, row = row, [0]
        for j, other in enumerate(reference):
            if word == other:
                row.append(above[j + 1] + 1)
            else:
                row.append(max(above[j + 1], row[j]))
    return row[-1]


# 13.2 wrong: beta as a share
def my_f(matches, hyp_total, ref_total, beta):
    if not matches:
        return 0.0
    p, r = matches / hyp_total, matches / ref_total
    below = beta / p + (1 - beta) / r
    return 1 / below if below else 0.0


# 13.3 wrong: only behind a good first shift
from bleu.metrics import edit_table, moved


def my_fewest(words, reference):
    def edits(order):
        return edit_table(order, reference)[-1][-1]

    def shifts(order):
        n = len(order)
        runs = [(i, k) for i in range(n) for k in range(1, n - i + 1)]
        return [moved(order, i, k, t) for i, k in runs for t in range(n + 1)]

    start = best = edits(words)
    for once in shifts(words):
        cost = edits(once)
        best = min(best, 1 + cost)
        if cost < start:
            for twice in shifts(once):
                best = min(best, 2 + edits(twice))
    return best


# 13.5 wrong: edits to the closest length
from bleu.metrics import count_edits


def my_ter(hypothesis, references):
    nearest = min(references, key=lambda r: abs(len(r) - len(hypothesis)))
    mean = sum(len(r) for r in references) / len(references)
    return count_edits(hypothesis, nearest) / mean
