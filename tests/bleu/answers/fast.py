# 14.1 right
def my_tuples(length, max_order):
    return sum(max(0, length - n + 1) for n in range(1, max_order + 1))


# 14.1 right
def my_tuples(length, max_order):
    words = list(range(length))
    return sum(
        len(words[i : i + n]) == n
        for n in range(1, max_order + 1)
        for i in range(length)
    )


# 14.1 wrong: one n-gram per word
def my_tuples(length, max_order):
    return length * max_order


# 14.1 wrong: negative counts
def my_tuples(length, max_order):
    return sum(length - n + 1 for n in range(1, max_order + 1))


# 14.1 wrong: last window missing
def my_tuples(length, max_order):
    return sum(len(range(length - n)) for n in range(1, max_order + 1))


# 14.1 wrong: highest order missing
def my_tuples(length, max_order):
    return sum(max(0, length - n + 1) for n in range(1, max_order))


# 14.1 wrong: one n-gram at least
def my_tuples(length, max_order):
    return sum(max(1, length - n + 1) for n in range(1, max_order + 1))


# 14.1 wrong: any words for neighbors
import math


from math import comb


def my_tuples(length, max_order):
    return sum(comb(length, n) for n in range(1, max_order + 1))


# 14.1 wrong: whole sentence left out
def my_tuples(length, max_order):
    return sum(length - n + 1 for n in range(1, min(length - 1, max_order) + 1))


# 14.1 wrong: pieces side by side
def my_tuples(length, max_order):
    return sum(length // n for n in range(1, max_order + 1))


# 14.1 wrong: an order too many and negative counts
def my_tuples(length, max_order):
    return sum(range(length - max_order, length + 1))


# 14.1 wrong: all orders
def my_tuples(length, max_order):
    return length * (length + 1) // 2


# 14.1 wrong: off by one
def my_tuples(length, max_order):
    return sum(max(0, length - n) for n in range(max_order + 1))


# 14.1 wrong: every order like the highest
def my_tuples(length, max_order):
    return max_order * (length - max_order + 1)


# 14.2 right
def my_diagonals(hypothesis, reference, n):
    ours = [tuple(hypothesis[i : i + n]) for i in range(len(hypothesis) - n + 1)]
    theirs = [tuple(reference[i : i + n]) for i in range(len(reference) - n + 1)]
    return sum(a == b for a in ours for b in theirs)


# 14.2 right
def my_diagonals(hypothesis, reference, n):
    hits = plot = [[a == b for b in reference] for a in hypothesis]
    for k in range(1, n):
        hits = [
            [a and b for a, b in zip(row, end[k:])] for row, end in zip(hits, plot[k:])
        ]
    return sum(map(sum, hits))


# 14.2 wrong: dots for diagonals
def my_diagonals(hypothesis, reference, n):
    return sum(a == b for a in hypothesis for b in reference)


# 14.2 wrong: rows for diagonals
def my_diagonals(hypothesis, reference, n):
    theirs = [tuple(reference[i : i + n]) for i in range(len(reference) - n + 1)]
    return sum(
        tuple(hypothesis[i : i + n]) in theirs for i in range(len(hypothesis) - n + 1)
    )


# 14.2 wrong: clipped
from collections import Counter
from bleu.ngrams import windows


def my_diagonals(hypothesis, reference, n):
    return (Counter(windows(hypothesis, n)) & Counter(windows(reference, n))).total()


# 14.2 wrong: one dot too short
from bleu.fast import dot_plot
from bleu.fast import longer_diagonals


def my_diagonals(hypothesis, reference, n):
    plot = hits = dot_plot(hypothesis, reference)
    for length in range(2, n):
        hits = longer_diagonals(hits, plot, length)
    return sum(map(sum, hits))


# 14.2 wrong: lines of exactly n
def my_diagonals(hypothesis, reference, n):
    def dot(i, j):
        inside = 0 <= i < len(hypothesis) and 0 <= j < len(reference)
        return inside and hypothesis[i] == reference[j]

    return sum(
        all(dot(i + k, j + k) for k in range(n))
        and not dot(i - 1, j - 1)
        and not dot(i + n, j + n)
        for i in range(len(hypothesis))
        for j in range(len(reference))
    )


# 14.2 wrong: round the edge
def my_diagonals(hypothesis, reference, n):
    h, r = len(hypothesis), len(reference)
    return sum(
        all(hypothesis[(i + k) % h] == reference[(j + k) % r] for k in range(n))
        for i in range(h)
        for j in range(r)
    )


# 14.2 wrong: distinct n-grams
from bleu.ngrams import windows


def my_diagonals(hypothesis, reference, n):
    return len(set(windows(hypothesis, n)) & set(windows(reference, n)))


# 14.2 wrong: short pieces at the edge
def my_diagonals(hypothesis, reference, n):
    return sum(
        hypothesis[i : i + n] == reference[j : j + n]
        for i in range(len(hypothesis))
        for j in range(len(reference))
    )


# 14.2 wrong: the ends alone
from bleu.fast import dot_plot


def my_diagonals(hypothesis, reference, n):
    plot = dot_plot(hypothesis, reference)
    found = 0
    for i in range(len(hypothesis) - n + 1):
        for j in range(len(reference) - n + 1):
            found += plot[i][j] and plot[i + n - 1][j + n - 1]
    return found


# 14.2 wrong: last start lost
def my_diagonals(hypothesis, reference, n):
    found = 0
    for i in range(len(hypothesis) - n):
        for j in range(len(reference) - n):
            if hypothesis[i : i + n] == reference[j : j + n]:
                found += 1
    return found


# 14.2 wrong: grown out of hits
from bleu.fast import dot_plot
from bleu.fast import longer_diagonals


def my_diagonals(hypothesis, reference, n):
    hits = dot_plot(hypothesis, reference)
    for length in range(2, n + 1):
        hits = longer_diagonals(hits, hits, length)
    return sum(map(sum, hits))


# 14.2 wrong: shorter ones as well
def my_diagonals(hypothesis, reference, n):
    plot = hits = [[a == b for b in reference] for a in hypothesis]
    total = 0
    for k in range(1, n):
        total += sum(map(sum, hits))
        hits = [[a and b for a, b in zip(row, end[k:])] for row, end in zip(hits, plot[k:])]
    return total + sum(map(sum, hits))


# 14.2 wrong: columns for diagonals
def my_diagonals(hypothesis, reference, n):
    ours = {tuple(hypothesis[i:i+n]) for i in range(len(hypothesis)-n+1)}
    theirs = [tuple(reference[i:i+n]) for i in range(len(reference)-n+1)]
    return sum(t in ours for t in theirs)


# 14.2 wrong: the same place
def my_diagonals(hypothesis, reference, n):
    m = min(len(hypothesis), len(reference))
    return sum(hypothesis[i:i+n] == reference[i:i+n] for i in range(m - n + 1))


# 14.3 right
def my_plot(hypothesis, reference):
    width = len(reference) + 1
    plot = 0
    for i, word in enumerate(hypothesis):
        row = sum(1 << j for j, other in enumerate(reference) if other == word)
        plot += row << width * i
    return plot


# 14.3 right
def my_plot(hypothesis, reference):
    bits = "".join(
        "".join("01"[a == b] for b in reference) + "0" for a in hypothesis
    )
    return int("0" + bits[::-1], 2)


# 14.3 wrong: no blank column
def my_plot(hypothesis, reference):
    plot = 0
    for i, word in enumerate(hypothesis):
        for j, other in enumerate(reference):
            plot |= (word == other) << (i * len(reference) + j)
    return plot


# 14.3 wrong: first row on top
def my_plot(hypothesis, reference):
    plot = 0
    for word in hypothesis:
        plot <<= len(reference) + 1
        plot |= sum(1 << j for j, other in enumerate(reference) if other == word)
    return plot


# 14.3 wrong: rows and columns swapped
def my_plot(hypothesis, reference):
    plot = 0
    for i, word in enumerate(hypothesis):
        for j, other in enumerate(reference):
            plot |= (word == other) << (j * (len(hypothesis) + 1) + i)
    return plot


# 14.3 wrong: as wide as the hypothesis
from bleu.fast import bit_rows


def my_plot(hypothesis, reference):
    width = len(hypothesis) + 1
    return sum(
        row << width * i for i, row in enumerate(bit_rows(hypothesis, [reference]))
    )


# 14.3 wrong: one dot in a row
def my_plot(hypothesis, reference):
    width, plot = len(reference) + 1, 0
    for i, word in enumerate(hypothesis):
        if word in reference:
            plot |= 1 << width * i + reference.index(word)
    return plot


# 14.3 wrong: one dot in a row
def my_plot(hypothesis, reference):
    place = {word: j for j, word in enumerate(reference)}
    width = len(reference) + 1
    return sum(
        1 << width * i + place[word]
        for i, word in enumerate(hypothesis)
        if word in place
    )


# 14.3 wrong: columns from 1
def my_plot(hypothesis, reference):
    width, plot = len(reference) + 1, 0
    for i, ours in enumerate(hypothesis):
        for j, theirs in enumerate(reference):
            if ours == theirs:
                plot += 2 ** (width * i + j + 1)
    return plot


# 14.3 wrong: blank column filled
from bleu.fast import bit_rows


def my_plot(hypothesis, reference):
    width = len(reference) + 1
    rows = bit_rows(hypothesis, [reference])
    return sum((row | 1 << len(reference)) << width * i for i, row in enumerate(rows))


# 14.3 wrong: rows of a fixed width
from bleu.fast import bit_rows


def my_plot(hypothesis, reference):
    rows = bit_rows(hypothesis, [reference])
    return sum(row << 64 * i for i, row in enumerate(rows))


# 14.3 wrong: plus before shift
from bleu.fast import bit_rows


def my_plot(hypothesis, reference):
    width, plot = len(reference) + 1, 0
    for i, row in enumerate(bit_rows(hypothesis, [reference])):
        plot = plot + row << width * i
    return plot


# 14.3 wrong: two blank columns
from bleu.fast import bit_rows


def my_plot(hypothesis, reference):
    width = len(reference) + 1
    rows = bit_rows(hypothesis, [reference])
    return sum(row << (width + 1) * i for i, row in enumerate(rows))


# 14.3 wrong: as one reads
def my_plot(hypothesis, reference):
    lines = []
    for ours in hypothesis:
        lines.append("".join(str(int(ours == theirs)) for theirs in reference) + "0")
    return int("".join(lines), 2) if lines else 0


# 14.3 wrong: rows from 1
def my_plot(hypothesis, reference):
    w = len(reference) + 1
    p = 0
    for i, a in enumerate(hypothesis):
        for j, b in enumerate(reference):
            if a == b:
                p ^= 1 << (w * (i + 1) + j)
    return p


# 14.3 wrong: a digit for a bit
def my_plot(hypothesis, reference):
    w = len(reference) + 1
    p = 0
    for i, a in enumerate(hypothesis):
        for j, b in enumerate(reference):
            if a == b:
                p += 10 ** (w * i + j)
    return p


# 14.3 wrong: dots turned round
def my_plot(hypothesis, reference):
    w = len(reference) + 1
    return sum(1 << (i * w + j) for i, a in enumerate(hypothesis) for j, b in enumerate(reference) if a != b)


# 14.3 wrong: one bit more in all
def my_plot(hypothesis, reference):
    w = len(reference)
    p = 0
    for i, a in enumerate(hypothesis):
        for j, b in enumerate(reference):
            if a == b:
                p |= 1 << (w * i + j + 1)
    return p


# 14.4 right
def my_ratio(rounds):
    from statistics import median

    return median([theirs / ours for theirs, ours in rounds[1:]])


# 14.4 right
def my_ratio(rounds):
    found = sorted(theirs / ours for theirs, ours in rounds[1:])
    half = len(found) // 2
    if len(found) % 2:
        return found[half]
    return (found[half - 1] + found[half]) / 2


# 14.4 wrong: first round kept
def my_ratio(rounds):
    from statistics import median

    return median([theirs / ours for theirs, ours in rounds])


# 14.4 wrong: first round kept + mean for median
def my_ratio(rounds):
    return sum(theirs / ours for theirs, ours in rounds) / len(rounds)


# 14.4 wrong: sums divided
def my_ratio(rounds):
    theirs, ours = zip(*rounds[1:])
    return sum(theirs) / sum(ours)


# 14.4 wrong: middle of the unsorted
def my_ratio(rounds):
    ratios = [theirs / ours for theirs, ours in rounds[1:]]
    return ratios[len(ratios) // 2]


# 14.4 wrong: one of two middles
def my_ratio(rounds):
    ratios = sorted(theirs / ours for theirs, ours in rounds[1:])
    return ratios[len(ratios) // 2]


# 14.4 wrong: lowest ratio dropped
from statistics import median


def my_ratio(rounds):
    ratios = sorted(theirs / ours for theirs, ours in rounds)
    return median(ratios[1:])


# 14.4 wrong: best times divided
def my_ratio(rounds):
    rest = rounds[1:]
    return min(t for t, _ in rest) / min(o for _, o in rest)


# 14.4 wrong: geometric mean
import math


from math import prod


def my_ratio(rounds):
    ratios = [theirs / ours for theirs, ours in rounds[1:]]
    return prod(ratios) ** (1 / len(ratios))


# 14.4 wrong: last round dropped
from statistics import median


def my_ratio(rounds):
    return median([theirs / ours for theirs, ours in rounds[1:-1] or rounds[1:]])


# 14.4 wrong: slowest round dropped
from statistics import median


def my_ratio(rounds):
    slowest = max(rounds, key=lambda pair: pair[1])
    return median([t / o for t, o in rounds if (t, o) != slowest] or [slowest[0] / slowest[1]])


# 14.4 wrong: gain for ratio
from statistics import median


def my_ratio(rounds):
    return 100 * (median([theirs / ours for theirs, ours in rounds[1:]]) - 1)


# 14.4 wrong: turned round twice
from statistics import median


def my_ratio(rounds):
    r = [ours / theirs for theirs, ours in rounds[1:]]
    return 1 / median(r)


# 14.4 wrong: rounded
from statistics import median


def my_ratio(rounds):
    return median([round(t / o) for t, o in rounds[1:]])


# 14.4 wrong: integer division
from statistics import median


def my_ratio(rounds):
    return median([t // o for t, o in rounds[1:]])


# 14.4 wrong: changed arguments
from statistics import median


def my_ratio(rounds):
    rounds.pop(0)
    return median([t / o for t, o in rounds])


# 14.4 wrong: two rounds dropped
from statistics import median


def my_ratio(rounds):
    return median([t / o for t, o in rounds[2:]] or [rounds[-1][0]/rounds[-1][1]])


# 14.4 wrong: mean of the middle
from statistics import mean


def my_ratio(rounds):
    rest = sorted(t / o for t, o in rounds[1:])
    return mean(rest[1:-1] or rest)


# 14.5 right
def my_numbers(token_lists):
    known = {}
    return [
        known.setdefault(word, len(known)) for tokens in token_lists for word in tokens
    ]


# 14.5 right
def my_numbers(token_lists):
    known, found = [], []
    for tokens in token_lists:
        for word in tokens:
            if word not in known:
                known.append(word)
            found.append(known.index(word))
    return found


# 14.5 wrong: each list by itself
def my_numbers(token_lists):
    found = []
    for tokens in token_lists:
        known = {}
        found += [known.setdefault(word, len(known)) for word in tokens]
    return found


# 14.5 wrong: alphabetical numbers
def my_numbers(token_lists):
    words = [word for tokens in token_lists for word in tokens]
    known = {word: k for k, word in enumerate(sorted(set(words)))}
    return [known[word] for word in words]


# 14.5 wrong: lists kept apart
def my_numbers(token_lists):
    known = {}
    return [
        [known.setdefault(word, len(known)) for word in tokens]
        for tokens in token_lists
    ]


# 14.5 wrong: place of the first
def my_numbers(token_lists):
    flat = [word for words in token_lists for word in words]
    return [flat.index(word) for word in flat]


# 14.5 wrong: place of the first
def my_numbers(token_lists):
    known, numbers, following = {}, [], 0
    for words in token_lists:
        for word in words:
            if word not in known:
                known[word] = following
            following += 1
            numbers.append(known[word])
    return numbers


# 14.5 wrong: 0 taken for none
def my_numbers(token_lists):
    known, numbers = {}, []
    for words in token_lists:
        for word in words:
            if not known.get(word):
                known[word] = len(known)
            numbers.append(known[word])
    return numbers


# 14.5 wrong: something outlives the call
def my_numbers(token_lists, known={}):
    numbers = []
    for words in token_lists:
        for word in words:
            if word not in known:
                known[word] = len(known)
            numbers.append(known[word])
    return numbers


# 14.5 wrong: lower-cased
def my_numbers(token_lists):
    known = {}
    return [
        known.setdefault(word.lower(), len(known))
        for words in token_lists
        for word in words
    ]


# 14.5 wrong: place of the first
def my_numbers(token_lists):
    known, numbers = [], []
    for words in token_lists:
        for word in words:
            if word in known:
                numbers.append(known.index(word))
            else:
                numbers.append(len(known))
            known.append(word)
    return numbers


# 14.5 wrong: counted on
from collections import Counter
from itertools import chain


def my_numbers(token_lists):
    seen, numbers = Counter(), []
    for word in chain.from_iterable(token_lists):
        numbers.append(seen[word])
        seen[word] += 1
    return numbers


# 14.5 wrong: numbers only for the first list
def my_numbers(token_lists):
    known = {word: k for k, word in enumerate(dict.fromkeys(token_lists[0]))}
    return [known.get(word, len(known)) for words in token_lists for word in words]


# 14.5 wrong: most frequent first
from collections import Counter
from itertools import chain


def my_numbers(token_lists):
    counts = Counter(chain(*token_lists))
    order = [word for word, _ in counts.most_common()]
    return [order.index(word) for words in token_lists for word in words]


# 14.5 wrong: neighbors alone
def my_numbers(token_lists):
    numbers, before = [], None
    for words in token_lists:
        for word in words:
            last = numbers[-1] if numbers else -1
            numbers.append(last if word == before else last + 1)
            before = word
    return numbers


# 14.5 wrong: new words left out
def my_numbers(token_lists):
    known = {}
    out = []
    for words in token_lists:
        for w in words:
            if w in known:
                out.append(known[w])
            else:
                known[w] = len(known) 
    return out


# 14.5 wrong: numbers begin at 1
def my_numbers(token_lists):
    known = []
    out = []
    for words in token_lists:
        known = list(dict.fromkeys(known + words))
        out += [known.index(w) + 1 for w in words]
    return out


# 14.1 wrong: orders from 0
def my_tuples(length, max_order):
    return sum([max(0, length - n + 1) for n in range(max_order)])


# 14.2 wrong: blank column missing
from bleu.fast.plots import bit_rows


def my_diagonals(hypothesis, reference, n):
    width = len(reference)
    rows = bit_rows(hypothesis, [reference])
    plot = hits = sum(row << width * i for i, row in enumerate(rows))
    for k in range(1, n):
        hits &= plot >> (width + 1) * k
    return hits.bit_count()


# 14.4 wrong: not sorted
def my_ratio(rounds):
    ratios = [theirs / ours for theirs, ours in rounds[1:]]
    middle = len(ratios) // 2
    if len(ratios) % 2:
        return ratios[middle]
    return (ratios[middle - 1] + ratios[middle]) / 2


# 14.1 wrong: one n-gram of the highest order
def my_tuples(length, max_order):
    if length <= 0 or max_order <= 0:
        return 0
    if max_order == 1:
        return 1
    return length + my_tuples(length - 1, max_order - 1)


# 14.1 wrong: a plus for a minus
def my_tuples(length, max_order):
    return sum(abs(length - n + 1) for n in range(1, max_order + 1))


# 14.2 wrong: round the edge
def my_diagonals(hypothesis, reference, n):
    found = 0
    for i in range(len(hypothesis)):
        for j in range(len(reference)):
            if min(len(hypothesis), len(reference)) < n:
                return 0
            if all(hypothesis[i - k] == reference[j - k] for k in range(n)):
                found += 1
    return found


# 14.3 wrong: added for multiplied
from bleu.fast.plots import BITS, side_by_side


def bit_rows(hypothesis, references):
    rows = {}
    for word, bit in zip(side_by_side(references), BITS):
        if word in rows:
            rows[word] |= bit
        else:
            rows[word] = bit
    row = rows.get
    return [row(word, 0) for word in hypothesis]


def my_plot(hypothesis, reference):
    width = len(reference) + 1
    rows = bit_rows(hypothesis, [reference])
    return sum(row << width + i for i, row in enumerate(rows))


# 14.1 wrong: last window missing
def my_tuples(length, max_order):
    n = min(length, max_order)
    return n * length - n * (n + 1) // 2


# 14.2 wrong: both diagonals
def my_diagonals(hypothesis, reference, n):
    def starts(a, b):
        return sum(
            a[i : i + n] == b[j : j + n]
            for i in range(len(a) - n + 1)
            for j in range(len(b) - n + 1)
        )

    both = starts(hypothesis, reference)
    if n > 1:
        both += starts(hypothesis, reference[::-1])
    return both


# 14.3 wrong: parentheses left out
from bleu.fast.plots import BITS, side_by_side

def bit_rows(hypothesis, references):
    rows = {}
    for word, bit in zip(side_by_side(references), BITS):
        if word in rows:
            rows[word] |= bit
        else:
            rows[word] = bit
    row = rows.get
    return [row(word, 0) for word in hypothesis]


def my_plot(hypothesis, reference):
    plot = 0
    for i, row in enumerate(bit_rows(hypothesis, [reference])):
        plot += row << len(reference) + 1 * i
    return plot


# 14.3 wrong: one bit for a row
from bleu.fast.plots import BITS, side_by_side

def bit_rows(hypothesis, references):
    rows = {}
    for word, bit in zip(side_by_side(references), BITS):
        if word in rows:
            rows[word] |= bit
        else:
            rows[word] = bit
    row = rows.get
    return [row(word, 0) for word in hypothesis]


def my_plot(hypothesis, reference):
    plot = 0
    for i, row in enumerate(bit_rows(hypothesis, [reference])):
        plot |= row << i
    return plot


# 14.5 wrong: column by column
def my_numbers(token_lists):
    from itertools import zip_longest

    known, out = {}, []
    gap = object()
    for column in zip_longest(*token_lists, fillvalue=gap):
        for word in column:
            if word is not gap:
                out.append(known.setdefault(word, len(known)))
    return out


# 14.5 wrong: last new word first
from itertools import chain

def my_numbers(token_lists):
    words = list(dict.fromkeys(chain(*token_lists)))
    known = {}
    while words:
        known[words.pop()] = len(known)
    return [known[w] for w in chain(*token_lists)]


# 14.3 wrong: a list around it forgotten
from bleu.fast.plots import bit_rows


def my_plot(hypothesis, reference):
    width = len(reference) + 1
    rows = bit_rows(hypothesis, reference)
    return sum(row << width * i for i, row in enumerate(rows))


# 14.1 wrong: every order like the highest
def my_tuples(length, max_order):
    if max_order == 0 or length < max_order:
        return 0
    return (length - max_order + 1) + my_tuples(length - 1, max_order - 1)


# 14.2 wrong: dots for diagonals
def dot_plot(hypothesis, reference):
    return [[ours == theirs for theirs in reference] for ours in hypothesis]


def longer_diagonals(hits, plot, n):
    ends = [row[n - 1:] for row in plot[n - 1:]]
    return [[a and b for a, b in zip(*rows)] for rows in zip(hits, ends)]


def my_diagonals(hypothesis, reference, n):
    plot = hits = dot_plot(hypothesis, reference)
    for length in range(2, n + 1):
        hits = longer_diagonals(hits, plot, length)
    return n * sum(map(sum, hits))


# 14.3 wrong: columns from 1
def my_plot(hypothesis, reference):
    width, plot = len(reference) + 1, 0
    for i, ours in enumerate(hypothesis):
        for j, theirs in enumerate(reference):
            if ours == theirs:
                plot |= 1 << (i * width + j + 1)
    return plot


# 14.3 wrong: rows of other widths
from bleu.fast.plots import BITS, side_by_side


def bit_rows(hypothesis, references):
    rows = {}
    for word, bit in zip(side_by_side(references), BITS):
        if word in rows:
            rows[word] |= bit
        else:
            rows[word] = bit
    row = rows.get
    return [row(word, 0) for word in hypothesis]


def my_plot(hypothesis, reference):
    plot = at = 0
    for row in bit_rows(hypothesis, [reference]):
        plot |= row << at
        at += row.bit_length() + 1
    return plot


# 14.3 wrong: width plus row
from bleu.fast.plots import BITS, side_by_side


def bit_rows(hypothesis, references):
    rows = {}
    for word, bit in zip(side_by_side(references), BITS):
        if word in rows:
            rows[word] |= bit
        else:
            rows[word] = bit
    row = rows.get
    return [row(word, 0) for word in hypothesis]


def my_plot(hypothesis, reference):
    width = len(reference) + 1
    plot = 0
    for i, row in enumerate(bit_rows(hypothesis, [reference])):
        plot |= row << (width + i if i else 0)
    return plot


# 14.4 wrong: half of one
def my_ratio(rounds):
    ratios = sorted(theirs / ours for theirs, ours in rounds[1:])
    half, odd = divmod(len(ratios), 2)
    if odd:
        return ratios[half]
    return ratios[half - 1] + ratios[half] / 2


# 14.5 wrong: the number after its own
from itertools import chain


def my_numbers(token_lists):
    known, numbers = {}, []
    for word in chain(*token_lists):
        if word in known:
            numbers.append(known[word])
        else:
            known[word] = len(known)
            numbers.append(len(known))
    return numbers


# 14.5 wrong: forgotten after each list
def my_numbers(token_lists):
    numbers, next_number = [], 0
    for words in token_lists:
        known = {}
        for word in words:
            if word not in known:
                known[word] = next_number
                next_number += 1
            numbers.append(known[word])
    return numbers


# 14.5 wrong: the last place for a number
from itertools import chain


def my_numbers(token_lists):
    joined = list(chain.from_iterable(token_lists))
    number = {word: n for n, word in enumerate(joined)}
    return [number[word] for word in joined]


# 14.2 wrong: cut to the shorter
def my_diagonals(hypothesis, reference, n):
    m = min(len(hypothesis), len(reference))
    found = 0
    for i in range(m - n + 1):
        for j in range(m - n + 1):
            found += hypothesis[i : i + n] == reference[j : j + n]
    return found


# 14.2 wrong: diagonals that do not overlap
def my_diagonals(hypothesis, reference, n):
    total = 0
    for shift in range(-len(hypothesis), len(reference)):
        run = 0
        for i, word in enumerate(hypothesis):
            j = i + shift
            if 0 <= j < len(reference) and word == reference[j]:
                run += 1
                if run == n:
                    total, run = total + 1, 0
            else:
                run = 0
    return total


# 14.3 wrong: width plus row
from bleu.fast.plots import BITS, side_by_side


def bit_rows(hypothesis, references):
    rows = {}
    for word, bit in zip(side_by_side(references), BITS):
        if word in rows:
            rows[word] |= bit
        else:
            rows[word] = bit
    row = rows.get
    return [row(word, 0) for word in hypothesis]


def my_plot(hypothesis, reference):
    width = len(reference) + 1
    rows = bit_rows(hypothesis, [reference])
    return sum(row << width + i if i else row for i, row in enumerate(rows))


# 14.5 wrong: 0 for unknown
def my_numbers(token_lists):
    known, numbers, following = {}, [], 0
    for words in token_lists:
        for word in words:
            if not known.get(word):
                known[word] = following
                following += 1
            numbers.append(known[word])
    return numbers


# 14.5 wrong: one number for a list
def my_numbers(token_lists):
    known, numbers = {}, []
    for words in token_lists:
        following = len(known)
        for word in words:
            numbers.append(known.setdefault(word, following))
    return numbers


# 14.5 wrong: a number for a blank
def my_numbers(token_lists):
    known, numbers = {}, []
    for k, words in enumerate(token_lists):
        for word in words:
            if word not in known:
                known[word] = len(known)
            numbers.append(known[word])
        known["blank", k] = len(known)
    return numbers


# 14.5 wrong: repeats dropped in a list
def my_numbers(token_lists):
    known = {}
    numbers = []
    for words in token_lists:
        for word in dict.fromkeys(words):
            numbers.append(known.setdefault(word, len(known)))
    return numbers


# 14.5 wrong: one after the last word's number
from itertools import chain


def my_numbers(token_lists):
    known, numbers = {}, []
    last = -1
    for word in chain.from_iterable(token_lists):
        if word not in known:
            known[word] = last + 1
        last = known[word]
        numbers.append(last)
    return numbers


# 14.1 wrong: too many fewer
def my_tuples(length, max_order):
    total, left = 0, length
    for n in range(1, max_order + 1):
        if left <= 0:
            break
        total += left
        left -= n
    return total


# 14.1 wrong: words left out
def my_tuples(length, max_order):
    return sum(max(0, length - n + 1) for n in range(2, max_order + 1))


# 14.2 wrong: longest runs only
def my_diagonals(hypothesis, reference, n):
    count = 0
    for i in range(len(hypothesis) - n + 1):
        for j in range(len(reference) - n + 1):
            begins = i == 0 or j == 0 or hypothesis[i - 1] != reference[j - 1]
            if begins and hypothesis[i : i + n] == reference[j : j + n]:
                count += 1
    return count


# 14.2 wrong: places for dots
def dot_plot(hypothesis, reference):
    return [[ours == theirs for theirs in reference] for ours in hypothesis]


def longer_diagonals(hits, plot, n):
    ends = [row[n - 1:] for row in plot[n - 1:]]
    return [[a and b for a, b in zip(*rows)] for rows in zip(hits, ends)]


def my_diagonals(hypothesis, reference, n):
    plot = hits = dot_plot(hypothesis, reference)
    for length in range(2, n + 1):
        hits = longer_diagonals(hits, plot, length)
    return sum(len(row) for row in hits)


# 14.2 wrong: added for multiplied
from collections import Counter
from bleu.ngrams import windows

def my_diagonals(hypothesis, reference, n):
    ours = Counter(windows(hypothesis, n))
    theirs = Counter(windows(reference, n))
    return sum(ours[gram] + theirs[gram] for gram in ours.keys() & theirs.keys())


# 14.3 wrong: multiplied for shifted
from bleu.fast.plots import BITS, side_by_side

def bit_rows(hypothesis, references):
    rows = {}
    for word, bit in zip(side_by_side(references), BITS):
        if word in rows:
            rows[word] |= bit
        else:
            rows[word] = bit
    row = rows.get
    return [row(word, 0) for word in hypothesis]


def my_plot(hypothesis, reference):
    width = len(reference) + 1
    rows = bit_rows(hypothesis, [reference])
    return sum((row << width) * i for i, row in enumerate(rows))


# 14.3 wrong: rows on one another
from bleu.fast.plots import BITS, side_by_side

def bit_rows(hypothesis, references):
    rows = {}
    for word, bit in zip(side_by_side(references), BITS):
        if word in rows:
            rows[word] |= bit
        else:
            rows[word] = bit
    row = rows.get
    return [row(word, 0) for word in hypothesis]


def my_plot(hypothesis, reference):
    width = len(reference) + 1
    plot, shift = 0, 0
    for row in bit_rows(hypothesis, [reference]):
        plot |= row << shift
        shift = width
    return plot


# 14.3 wrong: a list around it forgotten
from bleu.fast.plots import BITS, side_by_side

def bit_rows(hypothesis, references):
    rows = {}
    for word, bit in zip(side_by_side(references), BITS):
        if word in rows:
            rows[word] |= bit
        else:
            rows[word] = bit
    row = rows.get
    return [row(word, 0) for word in hypothesis]


def my_plot(hypothesis, reference):
    width = len(reference) + 1
    plot = 0
    for i, row in enumerate(bit_rows(hypothesis, reference)):
        plot |= row << i * width
    return plot


# 14.5 wrong: place of the first
def my_numbers(token_lists):
    known, numbers = {}, []
    for words in token_lists:
        for i, word in enumerate(words):
            if word not in known:
                known[word] = i
            numbers.append(known[word])
    return numbers


# 14.5 wrong: column by column
def my_numbers(token_lists):
    known = {}
    return [
        known.setdefault(word, len(known))
        for column in zip(*token_lists)
        for word in column
    ]


# 14.5 wrong: the number given last
from itertools import chain

def my_numbers(token_lists):
    known = {}
    last = -1
    out = []
    for word in chain(*token_lists):
        if word not in known:
            last += 1
            known[word] = last
        else:
            known[word] = last
        out.append(known[word])
    return out


# 14.1 wrong: a sum with another end
def my_tuples(length, max_order):
    k = min(length, max_order)
    first, last = length, length - k
    return (first + last) * k // 2


# 14.2 wrong: counted as text
def windows(words, n):
    return [tuple(words[i : i + n]) for i in range(len(words) - n + 1)]


def my_diagonals(hypothesis, reference, n):
    line = " ".join(reference)
    return sum(line.count(" ".join(g)) for g in windows(hypothesis, n))


# 14.2 wrong: columns for diagonals
from collections import Counter


def windows(words, n):
    return [tuple(words[i : i + n]) for i in range(len(words) - n + 1)]


def my_diagonals(hypothesis, reference, n):
    theirs = Counter(windows(reference, n))
    return sum(theirs[ngram] for ngram in set(windows(hypothesis, n)))


# 14.3 wrong: one bit more in all
def bit_rows(hypothesis, references):
    (reference,) = references
    return [sum(1 << j for j, w in enumerate(reference) if w == v) for v in hypothesis]


def my_plot(hypothesis, reference):
    rows = bit_rows(hypothesis, [reference])
    return sum(row << (len(reference) * i + (1 if i else 0)) for i, row in enumerate(rows))


# 14.3 wrong: rows without a dot left out
def bit_rows(hypothesis, references):
    (reference,) = references
    return [sum(1 << j for j, w in enumerate(reference) if w == v) for v in hypothesis]


def my_plot(hypothesis, reference):
    width = len(reference) + 1
    rows = [row for row in bit_rows(hypothesis, [reference]) if row]
    return sum(row << width * i for i, row in enumerate(rows))


# 14.3 wrong: only dots take a place
def my_plot(hypothesis, reference):
    plot, bit = 0, 1
    for ours in hypothesis:
        for theirs in reference:
            if ours == theirs:
                plot |= bit
                bit <<= 1
        bit <<= 1
    return plot


# 14.4 wrong: one place too high
def my_ratio(rounds):
    ratios = sorted(t / o for t, o in rounds[1:])
    k = len(ratios) // 2
    if len(ratios) % 2:
        return ratios[k]
    return (ratios[k] + ratios[min(k + 1, len(ratios) - 1)]) / 2


# 14.1 wrong: one n-gram per word
def my_tuples(length, max_order):
    return length * min(length, max_order)


# 14.5 wrong: a new number each time
def my_numbers(token_lists):
    known, numbers = {}, []
    for words in token_lists:
        for word in words:
            known[word] = len(known)
            numbers.append(known[word])
    return numbers


# 14.5 wrong: hashes for numbers
def my_numbers(token_lists):
    return [hash(word) for words in token_lists for word in words]


# 14.3 wrong: the last dot alone
def my_plot(hypothesis, reference):
    width = len(reference) + 1
    plot = 0
    for i, w in enumerate(hypothesis):
        for j, r in enumerate(reference):
            if w == r:
                plot = 1 << (i * width + j)
    return plot


# 14.3 wrong: two times for a power
def my_plot(hypothesis, reference):
    width = len(reference) + 1
    plot = 0
    for i, w in enumerate(hypothesis):
        for j, r in enumerate(reference):
            if w == r:
                plot += 2 * (i * width + j)
    return plot


# 14.5 wrong: order of a set
def my_numbers(token_lists):
    vocab = list({w for ws in token_lists for w in ws})
    return [vocab.index(w) for ws in token_lists for w in ws]


# 14.4 wrong: two rounds left out
from statistics import median


def my_ratio(rounds):
    return median(theirs / ours for theirs, ours in rounds[2:])


# 14.1 wrong: order 0 counted
def my_tuples(length, max_order):
    return sum(max(0, length - n + 1) for n in range(max_order + 1))


# 14.1 wrong: last window missing
def my_tuples(length, max_order):
    total = length
    for n in range(2, max_order + 1):
        if n <= length:
            total += length - n
    return total


# 14.1 wrong: padded at both ends
def my_tuples(length, max_order):
    padded = 0
    for n in range(1, max_order + 1):
        padded += length + 2 * (n - 1) - n + 1
    return padded


# 14.1 wrong: order 1 is one
def my_tuples(length, max_order):
    if max_order == 1:
        return 1
    return max(0, length - max_order + 1) + my_tuples(length, max_order - 1)


# 14.2 wrong: longest runs only
def my_diagonals(hypothesis, reference, n):
    def lines(length):
        return sum(
            hypothesis[i : i + length] == reference[j : j + length]
            for i in range(len(hypothesis) - length + 1)
            for j in range(len(reference) - length + 1)
        )

    return lines(n) - lines(n + 1)


# 14.2 wrong: round the edge
def my_diagonals(hypothesis, reference, n):
    count = 0
    for i in range(len(hypothesis)):
        for j in range(len(reference)):
            if all(
                hypothesis[i - k] == reference[j - k]
                for k in range(min(n, len(hypothesis), len(reference)))
            ):
                count += 1
    return count


# 14.3 wrong: one bit more in all
def my_plot(hypothesis, reference):
    width = len(reference)
    rows = [
        sum(1 << j for j, other in enumerate(reference) if other == word)
        for word in hypothesis
    ]
    return sum(row << width * i + 1 for i, row in enumerate(rows))


# 14.3 wrong: rows of whole bytes
def my_plot(hypothesis, reference):
    size = len(reference) // 8 + 1
    rows = [
        sum(1 << j for j, other in enumerate(reference) if other == word)
        for word in hypothesis
    ]
    return int.from_bytes(
        b"".join(row.to_bytes(size, "little") for row in rows), "little"
    )


# 14.4 wrong: slowest round dropped
from statistics import median


def my_ratio(rounds):
    rest = list(rounds)
    rest.remove(max(rest, key=lambda pair: pair[0]))
    return median([theirs / ours for theirs, ours in rest])


# 14.4 wrong: rounds like the first dropped
from statistics import median


def my_ratio(rounds):
    warm = rounds[0]
    return median([a / b for a, b in rounds if (a, b) != tuple(warm)])


# 14.4 wrong: first round counted
def my_ratio(rounds):
    ratios = [theirs / ours for theirs, ours in rounds]
    return sum(ratios[1:]) / len(ratios)


# 14.4 wrong: sums divided
def my_ratio(rounds):
    return sum(theirs for theirs, _ in rounds) / sum(ours for _, ours in rounds)


# 14.4 wrong: medians divided
from statistics import median


def my_ratio(rounds):
    return median([a for a, _ in rounds]) / median([b for _, b in rounds])


# 14.4 wrong: the second round alone
from statistics import median


def my_ratio(rounds):
    theirs, ours = rounds[1]
    return median([theirs / ours])


# 14.4 wrong: the ends left out
def my_ratio(rounds):
    ratios = sorted(theirs / ours for theirs, ours in rounds)[1:-1]
    return sum(ratios) / len(ratios)


# 14.5 wrong: numbered by the last place
def my_numbers(token_lists):
    numbers = {}
    words = [w for tokens in token_lists for w in tokens]
    for word in words:
        numbers[word] = len(numbers)
    return [numbers[word] for word in words]


# 14.3 wrong: column not shifted
def my_plot(hypothesis, reference):
    width = len(reference) + 1
    plot = 0
    for i, ours in enumerate(hypothesis):
        for j, theirs in enumerate(reference):
            if ours == theirs:
                plot |= 1 << i * width | j
    return plot


# 14.2 wrong: columns of the hypothesis
def my_diagonals(hypothesis, reference, n):
    count = 0
    places = range(len(hypothesis) - n + 1)
    for i in places:
        for j in places:
            if hypothesis[i:i + n] == reference[j:j + n]:
                count += 1
    return count
