# 12.1 right
def my_winner(outputs, alpha):
    scores = [log_prob / length**alpha for log_prob, length in outputs]
    return scores.index(max(scores))


# 12.1 right
def my_winner(outputs, alpha):
    best, place = None, None
    for i in range(len(outputs)):
        score = outputs[i][0] / pow(outputs[i][1], alpha)
        if best is None or score > best:
            best, place = score, i
    return place


# 12.1 right
from math import exp, log


def my_winner(outputs, alpha):
    def divisor(length):
        return exp(alpha * log(length))

    scores = [p / divisor(n) for p, n in outputs]
    return max(range(len(outputs)), key=scores.__getitem__)


# 12.1 wrong: the worst for the best
def my_winner(outputs, alpha):
    scores = []
    for log_prob, length in outputs:
        scores.append(abs(log_prob) / length**alpha)
    return scores.index(max(scores))


# 12.1 wrong: multiplied for divided
def my_winner(outputs, alpha):
    scores = [length**alpha * log_prob for log_prob, length in outputs]
    return scores.index(max(scores))


# 12.1 wrong: a maximum that begins at 0
def my_winner(outputs, alpha):
    best = 0
    place = 0
    for i, (log_prob, length) in enumerate(outputs):
        score = log_prob / length**alpha
        if score > best:
            best, place = score, i
    return place


# 12.1 wrong: a score for an index
def my_winner(outputs, alpha):
    best = -1000
    for log_prob, length in outputs:
        best = max(best, log_prob / length**alpha)
    return best


# 12.1 wrong: product for a power
def my_winner(outputs, alpha):
    scores = [log_prob / (alpha * length) for log_prob, length in outputs]
    return scores.index(max(scores))


# 12.1 wrong: Google's divisor
def my_winner(outputs, alpha):
    scores = [p / ((5 + n) / 6) ** alpha for p, n in outputs]
    return scores.index(max(scores))


# 12.1 wrong: probability for its logarithm
from math import exp


def my_winner(outputs, alpha):
    scores = [exp(p) / n**alpha for p, n in outputs]
    return scores.index(max(scores))


# 12.1 wrong: multiplied for divided + the worst for the best
def my_winner(outputs, alpha):
    scores = sorted(p * n**alpha for p, n in outputs)
    return [p * n**alpha for p, n in outputs].index(scores[0])


# 12.2 right
def my_cost(width, V, max_len):
    return (V + 1) + (max_len - 1) * width * (V + 1) + width


# 12.2 right
def my_cost(width, V, max_len):
    total = 0
    beam = 1
    for step in range(max_len):
        total += beam * (V + 1)
        beam = width
    return total + beam


# 12.2 right
def my_cost(width, V, max_len):
    if max_len == 1:
        return V + 1 + width
    return my_cost(width, V, max_len - 1) + width * (V + 1)


# 12.2 wrong: K times K
def my_cost(width, V, max_len):
    total = V + 1
    for step in range(1, max_len):
        total += width * width
    return total + width


# 12.2 wrong: last step left out
def my_cost(width, V, max_len):
    cost = 0
    hypotheses = 1
    for step in range(max_len):
        cost += hypotheses * (V + 1)
        hypotheses = width
    return cost


# 12.2 wrong: every step alike
def my_cost(width, V, max_len):
    return width * (V + 1) * max_len


# 12.2 wrong: every step alike
def my_cost(width, V, max_len):
    cost = 0
    for step in range(max_len):
        cost = cost + width * V + width
    return cost


# 12.2 wrong: END left out + a full beam at the start
def my_cost(width, V, max_len):
    first = width * (V + 1)
    between = (max_len - 1) * (width * V)
    return first + between + width


# 12.2 wrong: END left out
def my_cost(width, V, max_len):
    return V + (max_len - 1) * width * V + width


# 12.2 wrong: exhaustive search
def my_cost(width, V, max_len):
    total = 0
    prefixes = 1
    for step in range(max_len):
        total += prefixes * (V + 1)
        prefixes *= V
    return total + prefixes


# 12.2 wrong: one round too many
def my_cost(width, V, max_len):
    total = V + 1 + width
    for step in range(max_len):
        total += width * (V + 1)
    return total


# 12.3 right
my_table = {
    (): {"a": 0.51, "b": 0.49},
    ("a",): {"a": 0.36, "b": 0.32, "c": 0.32},
    ("b",): {"a": 0.5, "b": 0.5},
    ("b", "a"): {"a": 0.5, "b": 0.5},
    ("b", "b"): {"a": 0.5, "b": 0.5},
}


# 12.3 right
spread = {word: 0.25 for word in "wxyz"}
my_table = {
    (): {"we": 0.6, "they": 0.4},
    ("we",): {"go": 0.3, "stay": 0.25, "eat": 0.25, "</s>": 0.2},
    ("they",): {"go": 0.5, "stay": 0.5},
    ("they", "go"): spread,
    ("they", "stay"): spread,
}


# 12.3 wrong: a word for a prefix
my_table = {
    (): {"a": 0.51, "b": 0.49},
    ("a"): {"a": 0.36, "b": 0.32, "c": 0.32},
}


# 12.3 wrong: a sum other than 1
my_table = {(): {"a": 0.5, "b": 0.4}, ("a",): {"c": 1.0}}


# 12.3 wrong: the wider beam finds more
my_table = {
    (): {"the": 0.6, "one": 0.4},
    ("the",): {"cat": 0.4, "dog": 0.3, "</s>": 0.3},
    ("one",): {"goat": 0.9, "</s>": 0.1},
}


# 12.3 wrong: both widths find the same
my_table = {(): {"a": 0.7, "b": 0.3}}


# 12.3 wrong: no first answer
my_table = {("a",): {"b": 0.7, "c": 0.3}}


# 12.3 wrong: no probabilities
my_table = {(): {"a": -0.5, "b": -1.0}}


# 12.4 right
def my_ranking(outputs, g):
    return sorted(
        outputs, key=lambda output: output[1] + g * len(output[0]), reverse=True
    )


# 12.4 right
def my_ranking(outputs, g):
    left = list(outputs)
    ranked = []
    while left:
        best = left[0]
        for words, log_prob in left:
            if log_prob + g * len(words) > best[1] + g * len(best[0]):
                best = (words, log_prob)
        left.remove(best)
        ranked.append(best)
    return ranked


# 12.4 right
def my_ranking(outputs, g):
    scored = [(p + g * len(words), words, p) for words, p in outputs]
    scored.sort(key=lambda item: -item[0])
    return [(words, p) for _, words, p in scored]


# 12.4 wrong: worst first
def my_ranking(outputs, g):
    def score(output):
        words, log_prob = output
        return log_prob + g * len(words)

    return sorted(outputs, key=score)


# 12.4 wrong: worst first + bonus before the product
def my_ranking(outputs, g):
    return sorted(outputs, key=lambda o: (o[1] + g) * len(o[0]))


# 12.4 wrong: g left out
def my_ranking(outputs, g):
    return sorted(outputs, key=lambda o: o[1] + g * len(o), reverse=True)


# 12.4 wrong: only one item
def my_ranking(outputs, g):
    return max(outputs, key=lambda o: o[1] + g * len(o[0]))


# 12.4 wrong: changed arguments
def my_ranking(outputs, g):
    outputs.sort(key=lambda o: o[1] + g * len(o[0]), reverse=True)
    return outputs


# 12.4 wrong: words alone
def my_ranking(outputs, g):
    ranked = sorted(outputs, key=lambda o: o[1] + g * len(o[0]), reverse=True)
    return [words for words, p in ranked]


# 12.4 wrong: a price for a bonus
def my_ranking(outputs, g):
    return sorted(outputs, key=lambda o: g * len(o[0]) - o[1])


# 12.5 right
def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != ("</s>",) for words, p in beam):
        pool = []
        for words, p in beam:
            if words[-1:] == ("</s>",):
                pool.append((words, p))
                continue
            for word, q in table.get(words, {"</s>": 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda item: item[1], reverse=True)
        beam = pool[:width]
    return beam[0][0][:-1]


# 12.5 right
from math import log

from bleu.decoding import END, beam_search


def my_beam(table, width):
    def model(prefix):
        return {w: log(p) for w, p in table.get(prefix, {END: 1.0}).items()}

    return beam_search(model, width=width, max_len=9).best.tokens


# 12.5 right
from heapq import nlargest
from math import log


def my_beam(table, width):
    beam = [(0.0, ())]
    while not beam[0][1][-1:] == ("</s>",):
        pool = [item for item in beam if item[1][-1:] == ("</s>",)]
        for score, words in beam:
            if words[-1:] != ("</s>",):
                answer = table.get(words, {"</s>": 1.0})
                pool += [(score + log(q), words + (w,)) for w, q in answer.items()]
        beam = nlargest(width, pool)
    return beam[0][1][:-1]


# 12.5 wrong: finished ones dropped + only the last word
def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != ("</s>",) for words, p in beam):
        pool = []
        for words, p in beam:
            if words[-1:] == ("</s>",):
                continue
            for word, q in table.get(words, {"</s>": 1.0}).items():
                pool.append(((*words, word), q))
        pool.sort(key=lambda item: item[1], reverse=True)
        beam = pool[:width]
    return beam[0][0][:-1]


# 12.5 wrong: added for multiplied
def my_beam(table, width):
    beam = [((), 0.0)]
    while any(words[-1:] != ("</s>",) for words, p in beam):
        pool = []
        for words, p in beam:
            if words[-1:] == ("</s>",):
                pool.append((words, p))
                continue
            for word, q in table.get(words, {"</s>": 1.0}).items():
                pool.append(((*words, word), p + q))
        pool.sort(key=lambda item: item[1], reverse=True)
        beam = pool[:width]
    return beam[0][0][:-1]


# 12.5 wrong: finished ones dropped
def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != ("</s>",) for words, p in beam):
        pool = []
        for words, p in beam:
            if words[-1:] == ("</s>",):
                continue
            for word, q in table.get(words, {"</s>": 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda item: item[1], reverse=True)
        beam = pool[:width]
    return beam[0][0][:-1]


# 12.5 wrong: END in the output
def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != ("</s>",) for words, p in beam):
        pool = [(words, p) for words, p in beam if words[-1:] == ("</s>",)]
        for words, p in beam:
            if words[-1:] != ("</s>",):
                for word, q in table.get(words, {"</s>": 1.0}).items():
                    pool.append(((*words, word), p * q))
        beam = sorted(pool, key=lambda item: -item[1])[:width]
    return beam[0][0]


# 12.5 wrong: endless loop
def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != ("</s>",) for words, p in beam):
        pool = []
        for words, p in beam:
            pool.append((words, p))
            for word, q in table.get(words, {"</s>": 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda item: item[1], reverse=True)
        beam = pool[:width]
    return beam[0][0][:-1]


# 12.6 right
from collections import Counter


def my_vote(outputs):
    def agreement(one, other):
        shared = (Counter(one) & Counter(other)).total()
        return 2 * shared / (len(one) + len(other))

    worth = [sum(p * agreement(h, y) for y, p in outputs) for h, _ in outputs]
    return worth.index(max(worth))


# 12.6 right
def my_vote(outputs):
    best, winner = -1, 0
    for i in range(len(outputs)):
        mine = outputs[i][0]
        total = 0
        for theirs, p in outputs:
            shared = sum(min(mine.count(w), theirs.count(w)) for w in set(mine))
            precision = shared / len(mine)
            recall = shared / len(theirs)
            if precision + recall > 0:
                total += p * 2 * precision * recall / (precision + recall)
        if total > best:
            best, winner = total, i
    return winner


# 12.6 right
from collections import Counter


def my_vote(outputs):
    def risk(i):
        words = outputs[i][0]
        lost = 0.0
        for other, p in outputs:
            missing = Counter(words) - Counter(other)
            lost += p * (
                1 - 2 * (len(words) - missing.total()) / (len(words) + len(other))
            )
        return lost

    return min(range(len(outputs)), key=risk)


# 12.6 wrong: votes of equal weight
from collections import Counter


def my_vote(outputs):
    worth = []
    for words, p in outputs:
        total = 0
        for other, q in outputs:
            shared = (Counter(words) & Counter(other)).total()
            total += 2 * shared / (len(words) + len(other))
        worth.append(total / len(outputs))
    return worth.index(max(worth))


# 12.6 wrong: no vote for itself
from collections import Counter


def my_vote(outputs):
    worth = []
    for words, p in outputs:
        total = 0
        for other, q in outputs:
            if other is not words:
                shared = (Counter(words) & Counter(other)).total()
                total += q * 2 * shared / (len(words) + len(other))
        worth.append(total)
    return worth.index(max(worth))


# 12.6 wrong: own probability for the voter's
from collections import Counter


def my_vote(outputs):
    worth = []
    for words, p in outputs:
        total = 0
        for other, _ in outputs:
            shared = (Counter(words) & Counter(other)).total()
            total += p * 2 * shared / (len(words) + len(other))
        worth.append(total)
    return worth.index(max(worth))


# 12.6 wrong: words for an index
from collections import Counter


def my_vote(outputs):
    def worth(output):
        words = output[0]
        return sum(
            p * 2 * (Counter(words) & Counter(o)).total() / (len(words) + len(o))
            for o, p in outputs
        )

    return max(outputs, key=worth)[0]


# 12.6 wrong: each word once
def my_vote(outputs):
    worth = []
    for words, _ in outputs:
        total = 0
        for other, p in outputs:
            total += p * 2 * len(set(words) & set(other)) / (len(words) + len(other))
        worth.append(total)
    return worth.index(max(worth))


# 12.6 wrong: no clip
def my_vote(outputs):
    worth = []
    for words, _ in outputs:
        total = 0
        for other, p in outputs:
            shared = 0
            for word in words:
                if word in other:
                    shared += 1
            total += p * 2 * shared / (len(words) + len(other))
        worth.append(total)
    return worth.index(max(worth))


# 12.6 wrong: precision for F
def my_vote(outputs):
    worth = []
    for words, _ in outputs:
        total = 0
        for other, p in outputs:
            left = list(other)
            shared = 0
            for word in words:
                if word in left:
                    left.remove(word)
                    shared += 1
            total += p * shared / len(words)
        worth.append(total)
    return worth.index(max(worth))


# 12.1 wrong: an item for an index
def my_winner(outputs, alpha):
    return max(outputs, key=lambda o: o[0] / o[1] ** alpha)


# 12.1 wrong: product for a power
def my_winner(outputs, alpha):
    scores = [p / (n * alpha) if alpha else p for p, n in outputs]
    return scores.index(max(scores))


# 12.1 wrong: power of the quotient
def my_winner(outputs, alpha):
    scores = [abs(p / n) ** alpha for p, n in outputs]
    return scores.index(max(scores))


# 12.1 wrong: off by one
def my_winner(outputs, alpha):
    scores = [p / n**alpha for p, n in outputs]
    return scores.index(max(scores)) + 1


# 12.1 wrong: END left out
def my_winner(outputs, alpha):
    scores = [p / (n - 1) ** alpha if n > 1 else p for p, n in outputs]
    return scores.index(max(scores))


# 12.1 wrong: END counted twice
def my_winner(outputs, alpha):
    scores = [p / (n + 1) ** alpha for p, n in outputs]
    return scores.index(max(scores))


# 12.1 wrong: the pair turned round
def my_winner(outputs, alpha):
    scores = [p / n**alpha for n, p in outputs]
    return scores.index(max(scores))


# 12.2 wrong: END left out + last step left out
def my_cost(width, V, max_len):
    return V + width * V * (max_len - 1)


# 12.2 wrong: a full beam at the start
def my_cost(width, V, max_len):
    return width * (V + 1) * max_len + width


# 12.2 wrong: one round too few
def my_cost(width, V, max_len):
    return (V + 1) + width * (V + 1) * (max_len - 2) + width


# 12.2 wrong: the beam grows
def my_cost(width, V, max_len):
    return sum(width**step * (V + 1) for step in range(max_len))


# 12.2 wrong: only what survives
def my_cost(width, V, max_len):
    return width * max_len


# 12.2 wrong: last step like the others
def my_cost(width, V, max_len):
    return (V + 1) + width * (V + 1) * max_len


# 12.2 wrong: one END for all
def my_cost(width, V, max_len):
    return (V + 1) + width * (V + 1) * (max_len - 1) + 1


# 12.4 wrong: scores for outputs
def my_ranking(outputs, g):
    return sorted((p + g * len(w) for w, p in outputs), reverse=True)


# 12.4 wrong: places for outputs
def my_ranking(outputs, g):
    return sorted(
        range(len(outputs)),
        key=lambda i: outputs[i][1] + g * len(outputs[i][0]),
        reverse=True,
    )


# 12.4 wrong: divided by the length
def my_ranking(outputs, g):
    return sorted(
        outputs, key=lambda o: o[1] / len(o[0]) if o[0] else o[1], reverse=True
    )


# 12.4 wrong: a power for a product
def my_ranking(outputs, g):
    return sorted(outputs, key=lambda o: o[1] + g ** len(o[0]), reverse=True)


# 12.4 wrong: multiplied for added
def my_ranking(outputs, g):
    return sorted(outputs, key=lambda o: o[1] * g * len(o[0]), reverse=True)


# 12.4 wrong: new log-probabilities
def my_ranking(outputs, g):
    new = [(w, p + g * len(w)) for w, p in outputs]
    return sorted(new, key=lambda o: o[1], reverse=True)


# 12.4 wrong: scores in the answer
def my_ranking(outputs, g):
    return sorted([(p + g * len(w), w) for w, p in outputs], reverse=True)


# 12.4 wrong: characters
def my_ranking(outputs, g):
    return sorted(outputs, key=lambda o: o[1] + g * len(" ".join(o[0])), reverse=True)


# 12.6 wrong: the likeliest
def my_vote(outputs):
    return max(range(len(outputs)), key=lambda i: outputs[i][1])


# 12.6 wrong: recall for F
def my_vote(outputs):
    def u(a, b):
        return sum(min(a.count(w), b.count(w)) for w in set(a)) / len(b) if b else 0

    e = [sum(p * u(h, r) for r, p in outputs) for h, _ in outputs]
    return e.index(max(e))


# 12.6 wrong: a count for a ratio
def my_vote(outputs):
    def u(a, b):
        return sum(min(a.count(w), b.count(w)) for w in set(a))

    e = [sum(p * u(h, r) for r, p in outputs) for h, _ in outputs]
    return e.index(max(e))


# 12.6 wrong: an expectation for an index
def f(a, b):
    shared = sum(min(a.count(w), b.count(w)) for w in set(a))
    return 2 * shared / (len(a) + len(b)) if a or b else 0


def my_vote(outputs):
    return max(sum(p * f(h, r) for r, p in outputs) for h, _ in outputs)


# 12.6 wrong: off by one
def f(a, b):
    shared = sum(min(a.count(w), b.count(w)) for w in set(a))
    return 2 * shared / (len(a) + len(b)) if a or b else 0


def my_vote(outputs):
    e = [sum(p * f(h, r) for r, p in outputs) for h, _ in outputs]
    return e.index(max(e)) + 1


# 12.6 wrong: the worst for the best
def f(a, b):
    shared = sum(min(a.count(w), b.count(w)) for w in set(a))
    return 2 * shared / (len(a) + len(b)) if a or b else 0


def my_vote(outputs):
    e = [sum(p * f(h, r) for r, p in outputs) for h, _ in outputs]
    return e.index(min(e))


# 12.6 wrong: both probabilities
def f(a, b):
    shared = sum(min(a.count(w), b.count(w)) for w in set(a))
    return 2 * shared / (len(a) + len(b)) if a or b else 0


def my_vote(outputs):
    e = [q * sum(p * f(h, r) for r, p in outputs) for h, q in outputs]
    return e.index(max(e))


# 12.2 wrong: beam grows
def my_cost(width, V, max_len):
    return (V + 1) + sum(width**t * (V + 1) for t in range(1, max_len)) + width


# 12.2 wrong: added for multiplied
def my_cost(width, V, max_len):
    return (V + 1) + (max_len - 1) * (width + V + 1) + width


# 12.4 wrong: length first
def my_ranking(outputs, g):
    return sorted(outputs, key=lambda o: (len(o[0]), o[1]), reverse=True)


# 12.4 wrong: per word
def my_ranking(outputs, g):
    return sorted(outputs, key=lambda o: (o[1] + g * len(o[0])) / max(1, len(o[0])), reverse=True)


# 12.4 wrong: returns nothing
def my_ranking(outputs, g):
    return outputs.sort(key=lambda o: o[1] + g * len(o[0]), reverse=True)


# 12.5 wrong: finished ones set aside
from bleu.decoding import END


def my_beam(table, width):
    beam, done = [((), 1.0)], []
    while beam:
        pool = []
        for words, p in beam:
            for word, q in table.get(words, {END: 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda pair: pair[1], reverse=True)
        done += [pair for pair in pool if pair[0][-1] == END]
        beam = [pair for pair in pool if pair[0][-1] != END][:width]
    return max(done, key=lambda pair: pair[1])[0][:-1]


# 12.6 wrong: accumulator not reset
from collections import Counter


def my_vote(outputs):
    worth, total = [], 0
    for h, _ in outputs:
        for o, p in outputs:
            total += p * 2 * (Counter(h) & Counter(o)).total() / (len(h) + len(o))
        worth.append(total)
    return worth.index(max(worth))


# 12.1 wrong: a sorted list
def my_winner(outputs, alpha):
    scores = sorted(lp / n**alpha for lp, n in outputs)
    return scores.index(max(scores))


# 12.1 wrong: product for a power
def my_winner(outputs, alpha):
    def score(i):
        log_prob, length = outputs[i]
        return log_prob / (length * alpha) if alpha else log_prob

    return max(range(len(outputs)), key=score)


# 12.1 wrong: product for a power
def my_winner(outputs, alpha):
    scores = [lp / n if alpha > 0 else lp for lp, n in outputs]
    return scores.index(max(scores))


# 12.1 wrong: rounded
def my_winner(outputs, alpha):
    scores = [lp // n**alpha for lp, n in outputs]
    return scores.index(max(scores))


# 12.1 wrong: the pair turned round
def my_winner(outputs, alpha):
    scores = [lp / abs(n) ** alpha for n, lp in outputs]
    return scores.index(max(scores))


# 12.2 wrong: precedence
def my_cost(width, V, max_len):
    return V + 1 + (max_len - 1) * width * V + 1 + width


# 12.2 wrong: only what survives
def my_cost(width, V, max_len):
    return width * (max_len + 1)


# 12.2 wrong: last step like the others
def my_cost(width, V, max_len):
    return 2 * (V + 1) + (max_len - 1) * width * (V + 1)


# 12.2 wrong: a beam that doubles
def my_cost(width, V, max_len):
    scored, beam = 0, 1
    for _ in range(max_len):
        scored += beam * (V + 1)
        beam = min(width, 2 * beam)
    return scored + beam


# 12.3 wrong: the wider beam finds more
my_table = {
    (): {"a": 0.51, "b": 0.49},
    ("a",): {"a": 0.36, "b": 0.32, "c": 0.32},
    ("b",): {"a": 0.5, "b": 0.5},
}


# 12.3 wrong: the wider beam finds more
my_table = {
    (): {"a": 0.51, "b": 0.49},
    ("a",): {"a": 0.36, "b": 0.32, "c": 0.32},
    ("b",): {"a": 0.5, "b": 0.5},
    ("b", "a"): {"a": 0.5, "b": 0.5},
}


# 12.3 wrong: both widths find the same
my_table = {
    (): {"a": 0.6, "b": 0.4},
    ("a",): {"a": 0.4, "b": 0.3, "c": 0.3},
    ("b",): {"a": 0.7, "b": 0.3},
    ("b", "a"): {"a": 0.5, "b": 0.5},
}


# 12.3 wrong: both widths find the same
from bleu.decoding import END


my_table = {
    (): {"no": 1.0},
    ("no",): {END: 0.3, "more": 0.7},
    ("no", "more"): {"milk": 0.5, "tea": 0.5},
    ("no", "more", "milk"): {"here": 0.2, "left": 0.2, "now": 0.2, "please": 0.2, "today": 0.2},
    ("no", "more", "tea"): {"here": 0.2, "left": 0.2, "now": 0.2, "please": 0.2, "today": 0.2},
}


# 12.3 wrong: the wider beam finds more
my_table = {
    (): {"a": 0.51, "b": 0.49},
    ("a",): {"a": 0.36, "b": 0.32, "c": 0.32},
    ("a", "a"): {"a": 0.5, "b": 0.5},
    ("b",): {"a": 0.5, "b": 0.5},
    ("b", "a"): {"a": 0.5, "b": 0.5},
    ("b", "b"): {"a": 0.5, "b": 0.5},
}


# 12.3 wrong: the wider beam finds more
my_table = {
    (): {"a": 0.51, "b": 0.49},
    ("a",): {"a": 0.36, "b": 0.32, "c": 0.32},
    ("b",): {"a": 0.5, "b": 0.5},
    ("b", "a"): {"a": 0.9, "b": 0.1},
    ("b", "b"): {"a": 0.9, "b": 0.1},
}


# 12.4 wrong: g left out
def my_ranking(outputs, g):
    return sorted(outputs, key=lambda o: o[1] + g * len(outputs), reverse=True)


# 12.4 wrong: one bonus for all words
def my_ranking(outputs, g):
    return sorted(outputs, key=lambda o: o[1] + (g if o[0] else 0), reverse=True)


# 12.4 wrong: bonus for ties alone
def my_ranking(outputs, g):
    return sorted(outputs, key=lambda o: (o[1], g * len(o[0])), reverse=True)


# 12.5 wrong: paid again
from bleu.decoding import END


def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != (END,) for words, p in beam):
        pool = []
        for words, p in beam:
            if words[-1:] == (END,):
                pool.append((words, p * p))
                continue
            for word, q in table.get(words, {END: 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda pair: pair[1], reverse=True)
        beam = pool[:width]
    return beam[0][0][:-1]


# 12.5 wrong: cut before the sort
from bleu.decoding import END


def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != (END,) for words, p in beam):
        pool = []
        for words, p in beam:
            if words[-1:] == (END,):
                pool.append((words, p))
                continue
            for word, q in table.get(words, {END: 1.0}).items():
                pool.append(((*words, word), p * q))
        beam = pool[:width]
        beam.sort(key=lambda pair: pair[1], reverse=True)
    return beam[0][0][:-1]


# 12.5 wrong: stops at the first
from bleu.decoding import END


def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != (END,) for words, p in beam):
        pool = []
        for words, p in beam:
            if words[-1:] == (END,):
                pool.append((words, 1.0))
                continue
            for word, q in table.get(words, {END: 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda pair: pair[1], reverse=True)
        beam = pool[:width]
    return beam[0][0][:-1]


# 12.5 wrong: per token
from bleu.decoding import END


def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != (END,) for words, p in beam):
        pool = []
        for words, p in beam:
            if words[-1:] == (END,):
                pool.append((words, p))
                continue
            for word, q in table.get(words, {END: 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda pair: pair[1] ** (1 / len(pair[0])), reverse=True)
        beam = pool[:width]
    return beam[0][0][:-1]


# 12.6 wrong: all words below the line
def my_vote(outputs):
    def u(a, b):
        return len(set(a) & set(b)) / len(set(a) | set(b))

    return max(
        range(len(outputs)),
        key=lambda i: sum(p * u(outputs[i][0], o) for o, p in outputs),
    )


# 12.6 wrong: the likeliest
from collections import Counter

def word_f(one, other):
    return 2 * (Counter(one) & Counter(other)).total() / (len(one) + len(other))


def my_vote(outputs):
    worth = [
        max(p * word_f(words, other) for other, p in outputs) for words, _ in outputs
    ]
    return worth.index(max(worth))


# 12.6 wrong: a list around it forgotten
from collections import Counter

def my_matches(hypothesis, references):
    best = Counter()
    for reference in references:
        best |= Counter(reference)
    return (Counter(hypothesis) & best).total()


def my_vote(outputs):
    worth = []
    for words, _ in outputs:
        e = 0.0
        for other, p in outputs:
            shared = my_matches(words, other)
            e += p * 2 * shared / (len(words) + len(other))
        worth.append(e)
    return worth.index(max(worth))


# 12.6 wrong: some votes left out
from collections import Counter

def word_f(one, other):
    return 2 * (Counter(one) & Counter(other)).total() / (len(one) + len(other))


def my_vote(outputs):
    worth = []
    for i, (words, _) in enumerate(outputs):
        worth.append(sum(p * word_f(words, other) for other, p in outputs[: i + 1]))
    return worth.index(max(worth))


# 12.1 wrong: power of the quotient
def my_winner(outputs, alpha):
    scores = [(log_prob / length) ** alpha for log_prob, length in outputs]
    return scores.index(max(scores))


# 12.1 wrong: alpha for the quotient
def my_winner(outputs, alpha):
    scores = [alpha * log_prob / length for log_prob, length in outputs]
    return scores.index(max(scores))


# 12.2 wrong: only what survives
def my_cost(width, V, max_len):
    return width + (max_len - 1) * width * (V + 1) + width


# 12.2 wrong: one END for all
def my_cost(width, V, max_len):
    return (V + 1) + (max_len - 1) * (width * V + 1) + width


# 12.2 wrong: last step left out
def my_cost(width, V, max_len):
    if max_len == 1:
        return V + 1
    return (V + 1) + (max_len - 1) * width * (V + 1) + width


# 12.4 wrong: divided by the length as well
def my_ranking(outputs, g):
    def worth(output):
        words, log_prob = output
        return log_prob / (len(words) + 1) + g * len(words)

    return sorted(outputs, key=worth, reverse=True)


# 12.4 wrong: g left out
def my_ranking(outputs, g):
    return sorted(
        outputs, key=lambda output: output[1] + g * len(output), reverse=True
    )


# 12.4 wrong: equal scores fall together
def my_ranking(outputs, g):
    by_score = {lp + g * len(words): (words, lp) for words, lp in outputs}
    return [by_score[score] for score in sorted(by_score, reverse=True)]


# 12.5 wrong: END again
from bleu.decoding import END


def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != (END,) for words, p in beam):
        pool = []
        for words, p in beam:
            for word, q in table.get(words, {END: 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda pair: pair[1], reverse=True)
        beam = pool[:width]
    return beam[0][0][:-1]


# 12.5 wrong: stops too early
from bleu.decoding import END


def my_beam(table, width):
    beam = [((), 1.0)]
    while all(words[-1:] != (END,) for words, p in beam):
        pool = []
        for words, p in beam:
            for word, q in table.get(words, {END: 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda pair: pair[1], reverse=True)
        beam = pool[:width]
    return beam[0][0][:-1]


# 12.5 wrong: one pool for all forgotten
from bleu.decoding import END


def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != (END,) for words, p in beam):
        following = []
        for words, p in beam:
            pool = []
            if words[-1:] == (END,):
                pool.append((words, p))
            else:
                for word, q in table.get(words, {END: 1.0}).items():
                    pool.append(((*words, word), p * q))
            pool.sort(key=lambda pair: pair[1], reverse=True)
            following = pool[:width]
        beam = following
    return beam[0][0][:-1]


# 12.5 wrong: finished ones set aside
from bleu.decoding import END


def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != (END,) for words, p in beam):
        kept = [c for c in beam if c[0][-1:] == (END,)]
        pool = []
        for words, p in beam:
            if words[-1:] != (END,):
                for word, q in table.get(words, {END: 1.0}).items():
                    pool.append(((*words, word), p * q))
        pool.sort(key=lambda pair: pair[1], reverse=True)
        beam = kept + pool[:width]
    return max(beam, key=lambda pair: pair[1])[0][:-1]


# 12.1 wrong: always the root
import math

def my_winner(outputs, alpha):
    def divisor(length):
        if alpha == 0:
            return 1
        if alpha == 1:
            return length
        return math.sqrt(length)

    scores = [lp / divisor(length) for lp, length in outputs]
    return scores.index(max(scores))


# 12.1 wrong: mixed with alpha
def my_winner(outputs, alpha):
    scores = [
        (1 - alpha) * lp + alpha * lp / length for lp, length in outputs
    ]
    return max(range(len(scores)), key=scores.__getitem__)


# 12.1 wrong: better than the one before
def my_winner(outputs, alpha):
    scores = [lp / n**alpha for lp, n in outputs]
    place = 0
    for i in range(1, len(scores)):
        if scores[i] > scores[i - 1]:
            place = i
    return place


# 12.2 wrong: off by one
def my_cost(width, V, max_len):
    scored = 1 + (V + 1)
    scored += sum(width * (V + 1) for _ in range(1, max_len))
    return scored + width


# 12.4 wrong: one pass of a sort
def my_ranking(outputs, g):
    ranked = list(outputs)
    for i in range(len(ranked) - 1):
        a, b = ranked[i], ranked[i + 1]
        if a[1] + g * len(a[0]) < b[1] + g * len(b[0]):
            ranked[i], ranked[i + 1] = b, a
    return ranked


# 12.4 wrong: a power for a price
def my_ranking(outputs, g):
    def worth(output):
        words, lp = output
        return lp + len(words) ** g if words else lp

    return sorted(outputs, key=worth, reverse=True)


# 12.5 wrong: the longest for the likeliest
from bleu.decoding import END

def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != (END,) for words, p in beam):
        pool = []
        for words, p in beam:
            if words[-1:] == (END,):
                pool.append((words, p))
                continue
            for word, q in table.get(words, {END: 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda pair: pair[1], reverse=True)
        beam = pool[:width]
    return max(beam, key=lambda h: len(h[0]))[0][:-1]


# 12.5 wrong: one continuation each
from bleu.decoding import END

def my_beam(table, width):
    first = sorted(
        table.get((), {END: 1.0}).items(), key=lambda i: -i[1]
    )
    beam = [((word,), p) for word, p in first[:width]]
    while any(words[-1] != END for words, p in beam):
        longer = []
        for words, p in beam:
            if words[-1] == END:
                longer.append((words, p))
            else:
                answer = table.get(words, {END: 1.0})
                word = max(answer, key=answer.get)
                longer.append(((*words, word), p * answer[word]))
        beam = sorted(longer, key=lambda h: -h[1])
    return beam[0][0][:-1]


# 12.5 wrong: multiplied on
from bleu.decoding import END

def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != (END,) for words, p in beam):
        pool = []
        for words, p in beam:
            if words[-1:] == (END,):
                pool.append((words, p))
                continue
            for word, q in table.get(words, {END: 1.0}).items():
                p *= q
                pool.append(((*words, word), p))
        pool.sort(key=lambda pair: pair[1], reverse=True)
        beam = pool[:width]
    return beam[0][0][:-1]


# 12.5 wrong: stops too early
END = "</s>"


def my_beam(table, width):
    beam = [((), 1.0)]
    while all(words[-1:] != (END,) for words, p in beam):
        pool = []
        for words, p in beam:
            for word, q in table.get(words, {END: 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda pair: pair[1], reverse=True)
        beam = pool[:width]
    words = beam[0][0]
    return words[:-1] if words[-1] == END else words


# 12.2 wrong: a place for a finished one
def my_cost(width, V, max_len):
    beam, cost = 1, 0
    for _ in range(max_len):
        cost += beam * (V + 1)
        beam = max(1, width - 1)
    return cost + width


# 12.2 wrong: brackets missing
def my_cost(width, V, max_len):
    tokens = V + 1
    return tokens * (1 + max_len - 1 * width) + width


# 12.4 wrong: bonus for ties alone
def my_ranking(outputs, g):
    return sorted(
        outputs, key=lambda o: (o[1], g * len(o[0])), reverse=True
    )


# 12.6 wrong: whole votes
from collections import Counter


def word_f(words, others):
    shared = (Counter(words) & Counter(others)).total()
    return 2 * shared / (len(words) + len(others))


def my_vote(outputs):
    votes = [0.0] * len(outputs)
    for j, (other, p) in enumerate(outputs):
        rest = [i for i in range(len(outputs)) if i != j] or [j]
        friend = max(rest, key=lambda i: word_f(outputs[i][0], other))
        votes[friend] += p
    return votes.index(max(votes))


# 12.6 wrong: the first one
from collections import Counter


def word_f(words, others):
    shared = (Counter(words) & Counter(others)).total()
    return 2 * shared / (len(words) + len(others))


def my_vote(outputs):
    worth = []
    for words, p in outputs:
        worth.append(sum(p * word_f(words, words) for words, p in outputs))
    return worth.index(max(worth))


# 12.1 wrong: a straight line for a power
def my_winner(outputs, alpha):
    scores = [lp / ((1 - alpha) + alpha * n) for lp, n in outputs]
    return scores.index(max(scores))


# 12.1 wrong: divisor cut to an integer
def my_winner(outputs, alpha):
    scores = [log_prob / int(length**alpha) for log_prob, length in outputs]
    return scores.index(max(scores))


# 12.2 wrong: the beam gets narrower
def my_cost(width, V, max_len):
    total = V + 1
    alive = width
    for _ in range(max_len - 1):
        total += alive * (V + 1)
        alive = max(alive - 1, 1)
    return total + alive


# 12.2 wrong: filled a step too late
def my_cost(width, V, max_len):
    cost = 0
    for step in range(max_len):
        cost += (1 if step < 2 else width) * (V + 1)
    return cost + width


# 12.1 wrong: a maximum that begins at 0
def my_winner(outputs, alpha):
    best, winner = 0, None
    for i, (log_prob, length) in enumerate(outputs):
        score = log_prob / length**alpha
        if score > best:
            best, winner = score, i
    return winner


# 12.1 wrong: a sorted list
def my_winner(outputs, alpha):
    by_length = sorted(outputs, key=lambda output: output[1])
    scores = [lp / n**alpha for lp, n in by_length]
    return scores.index(max(scores))


# 12.6 wrong: same place
def my_vote(outputs):
    worth = []
    for words, _ in outputs:
        total = 0.0
        for other, p in outputs:
            shared = sum(a == b for a, b in zip(words, other))
            total += p * 2 * shared / (len(words) + len(other))
        worth.append(total)
    return worth.index(max(worth))


# 12.5 wrong: never pushed out
END = "</s>"


def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != (END,) for words, p in beam):
        done = [pair for pair in beam if pair[0][-1:] == (END,)]
        pool = []
        for words, p in beam:
            if words[-1:] == (END,):
                continue
            for word, q in table.get(words, {END: 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda pair: pair[1], reverse=True)
        beam = done + pool[: width - len(done)]
    beam.sort(key=lambda pair: pair[1], reverse=True)
    return beam[0][0][:-1]


# 12.5 wrong: per token at the end
END = "</s>"


def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != (END,) for words, p in beam):
        pool = []
        for words, p in beam:
            if words[-1:] == (END,):
                pool.append((words, p))
                continue
            for word, q in table.get(words, {END: 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda pair: pair[1], reverse=True)
        beam = pool[:width]
    best = max(beam, key=lambda pair: pair[1] ** (1 / len(pair[0])))
    return best[0][:-1]


# 12.5 wrong: lost without a row
END = "</s>"


def my_beam(table, width):
    beam = [((), 1.0)]
    while any(words[-1:] != (END,) for words, p in beam):
        pool = []
        for words, p in beam:
            if words[-1:] == (END,):
                pool.append((words, p))
                continue
            for word, q in table.get(words, {}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda pair: pair[1], reverse=True)
        beam = pool[:width]
    return beam[0][0][:-1]


# 12.1 wrong: a maximum that begins at 0
def my_winner(outputs, alpha):
    ranked = sorted(outputs, key=lambda o: o[0] / o[1] ** alpha, reverse=True)
    for i, output in enumerate(ranked):
        if output == ranked[0]:
            return i


# 12.1 wrong: stops at the first peak
def my_winner(outputs, alpha):
    score = lambda o: o[0] / o[1] ** alpha
    i = 0
    while i + 1 < len(outputs) and score(outputs[i + 1]) > score(outputs[i]):
        i += 1
    return i


# 12.2 wrong: one more in each step
def my_cost(width, V, max_len):
    kept, total = 1, 0
    for _ in range(max_len):
        total += kept * (V + 1)
        kept = min(width, kept + 1)
    return total + kept


# 12.2 wrong: the last step of width 1
def my_cost(width, V, max_len):
    if width == 1:
        return max_len * (V + 1)
    return (V + 1) + (max_len - 1) * width * (V + 1) + width


# 12.3 wrong: the wider beam finds more
my_table = {
    (): {"a": 0.51, "b": 0.49},
    ("a",): {"good": 0.36, "big": 0.32, "new": 0.32},
    ("b",): {"old": 0.5, "red": 0.5},
    ("old",): {"cat": 0.5, "dog": 0.5},
    ("red",): {"cat": 0.5, "dog": 0.5},
}


# 12.4 wrong: accumulator not reset
def my_ranking(outputs, g):
    scored = []
    bonus = 0
    for words, log_prob in outputs:
        for _ in words:
            bonus += g
        scored.append((log_prob + bonus, (words, log_prob)))
    scored.sort(key=lambda pair: pair[0], reverse=True)
    return [output for _, output in scored]


# 12.6 wrong: some votes left out
from collections import Counter


def my_matches(hypothesis, references):
    return (Counter(hypothesis) & Counter(references[0])).total()


def word_f(words, other):
    return 2 * my_matches(words, [other]) / (len(words) + len(other))


def expected_quality(words, ballot, quality):
    return sum(p * quality(words, other) for other, p in ballot.items())


def my_vote(outputs):
    ballot = {}
    worth = []
    for words, p in outputs:
        ballot[tuple(words)] = p
        worth.append(expected_quality(words, ballot, word_f))
    return worth.index(max(worth))


# 12.6 wrong: one place
from collections import Counter


def my_matches(hypothesis, references):
    return (Counter(hypothesis) & Counter(references[0])).total()


def my_vote(outputs):
    worth = []
    for words, _ in outputs:
        votes = []
        for other, p in outputs:
            f = 2 * my_matches(words, [other]) / len(words) + len(other)
            votes.append(p * f)
        worth.append(sum(votes))
    return worth.index(max(worth))


# 12.3 wrong: no strings for words
my_table = {(): {("a",): 0.6, ("b",): 0.4}}


# 12.3 wrong: no probabilities
my_table = {(): {"a": "0.6", "b": "0.4"}}


# 12.3 wrong: both widths find the same
my_table = {
    (): {"a": 0.6, "b": 0.4},
    ("b", "x", "x", "x", "x", "x"): {"x": 0.5, "y": 0.5},
}


# 12.3 wrong: both widths find the same
my_table = {
    (): {"A": 0.6, "B": 0.4},
    ("A",): {"END": 1.0},
}


# 12.3 wrong: both widths find the same
my_table = {
    (): {"a": 0.5, "b": 0.5},
    ("a",): {"x": 1.0},
    ("a", "x"): {"x": 1.0},
    ("a", "x", "x"): {"x": 1.0},
    ("a", "x", "x", "x"): {"x": 1.0},
    ("a", "x", "x", "x", "x", "x"): {"x": 1.0},
}


# 12.1 wrong: no normalization
def my_winner(outputs, alpha):
    log_probs, lengths = zip(*outputs)
    scores = [lp / lengths[0] ** alpha for lp in log_probs]
    return scores.index(max(scores))


# 12.3 wrong: both widths find the same
my_table = {
    (): {"a": 0.4, "b": 0.35, "c": 0.25},
    ("a",): {"x": 0.4, "y": 0.3, "z": 0.3},
    ("b",): {"x": 0.4, "y": 0.3, "z": 0.3},
    ("c",): {"x": 1.0},
}


# 12.6 wrong: divided by the longer one
from collections import Counter


def my_vote(outputs):
    def u(words, other):
        shared = (Counter(words) & Counter(other)).total()
        return shared / max(len(words), len(other))

    worth = [sum(p * u(w, o) for o, p in outputs) for w, _ in outputs]
    return worth.index(max(worth))


# 12.3 wrong: both widths find the same
my_table = {
    (): {"a": 0.6, "b": 0.4},
    ("a",): {"x": 0.0, "y": 1.0},
    ("a", "x"): {"z": 1.0},
}


# 12.1 wrong: divisor cut to an integer
import math


def my_winner(outputs, alpha):
    scores = []
    for lp, n in outputs:
        if alpha == 0.5:
            scores.append(lp / math.isqrt(n))
        else:
            scores.append(lp / n**alpha)
    return scores.index(max(scores))


# 12.3 wrong: a sum other than 1
my_table = {
    (): {"a": 0.51, "b": 0.49},
    ("a",): {"a": 0.18, "b": 0.16, "c": 0.17},
    ("b",): {"a": 0.245, "b": 0.245},
    ("b", "a"): {"a": 0.1225, "b": 0.1225},
    ("b", "b"): {"a": 0.1225, "b": 0.1225},
}


# 12.3 wrong: the wider beam finds more
my_table = {
    (): {"b": 0.51, "a": 0.49},
    ("b",): {"a": 0.5, "b": 0.5},
    ("b", "a"): {"x": 0.5, "y": 0.5},
    ("b", "b"): {"x": 0.5, "y": 0.5},
    ("a",): {"a": 0.6, "b": 0.4},
}


# 12.5 wrong: paid again
from bleu.decoding import END


def my_beam(table, width):
    beam, q = [((), 1.0)], 1.0
    while any(words[-1:] != (END,) for words, p in beam):
        pool = []
        for words, p in beam:
            if words[-1:] == (END,):
                pool.append((words, q))
                continue
            for word, q in table.get(words, {END: 1.0}).items():
                pool.append(((*words, word), p * q))
        pool.sort(key=lambda pair: pair[1], reverse=True)
        beam = pool[:width]
    return beam[0][0][:-1]


# 12.6 wrong: the longest
def my_matches(hypothesis, references):
    found = 0
    for word in {*hypothesis}:
        found += min(
            hypothesis.count(word), max(r.count(word) for r in references)
        )
    return found


def my_vote(outputs):
    everyone = [words for words, _ in outputs]
    mean = sum(p * len(words) for words, p in outputs)
    worth = [2 * my_matches(h, everyone) / (len(h) + mean) for h in everyone]
    return worth.index(max(worth))


# 12.6 wrong: ratio of sums for a mean of ratios
from collections import Counter


def my_matches(hypothesis, references):
    return (Counter(hypothesis) & Counter(references[0])).total()


def my_vote(outputs):
    def expected(h):
        shared = sum(p * my_matches(h, [y]) for y, p in outputs)
        length = sum(len(h) + len(y) for y, _ in outputs)
        return 2 * shared / length
    worth = [expected(h) for h, _ in outputs]
    return worth.index(max(worth))


# 12.4 wrong: g for the score
def my_ranking(outputs, g):
    def worth(output):
        words, log_prob = output
        return g * log_prob + len(words)
    return sorted(outputs, key=worth, reverse=True)


# 12.1 wrong: no power
def my_winner(outputs, alpha):
    scores = [lp / (length ^ alpha) for lp, length in outputs]
    return scores.index(max(scores))


# 12.1 wrong: alpha by cases
import math


def my_winner(outputs, alpha):
    scores = []
    for lp, n in outputs:
        if alpha == 0:
            scores.append(lp)
        elif alpha == 0.5:
            scores.append(lp / math.sqrt(n))
        else:
            scores.append(lp / n)
    return scores.index(max(scores))


# 12.2 wrong: all paths
def my_cost(width, V, max_len):
    return sum((V + 1) ** n for n in range(1, max_len + 1))


# 12.6 wrong: e to a probability
import math
from collections import Counter


def word_f(one, other):
    return 2 * (Counter(one) & Counter(other)).total() / (len(one) + len(other))


def my_vote(outputs):
    worth = []
    for words, _ in outputs:
        votes = [math.exp(lp) * word_f(words, other) for other, lp in outputs]
        worth.append(sum(votes))
    return worth.index(max(worth))
