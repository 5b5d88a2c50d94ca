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
