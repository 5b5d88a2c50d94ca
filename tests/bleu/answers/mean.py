# 5.1 right
middle = 0.669


# 5.1 right
from math import prod

middle = prod([4 / 5, 3 / 4, 2 / 3, 1 / 2]) ** 0.25


# 5.1 right
from math import exp, log

middle = exp((log(4 / 5) + log(3 / 4) + log(2 / 3) + log(1 / 2)) / 4)


# 5.1 wrong: arithmetic mean
middle = (4 / 5 + 3 / 4 + 2 / 3 + 1 / 2) / 4


# 5.1 wrong: missing root
middle = 1 / 5


# 5.1 wrong: square root for any root
middle = 0.447


# 5.1 wrong: divided for a root
middle = 0.05


# 5.1 wrong: missing exponential
middle = -0.402


# 5.2 right
import math


def my_mean(numbers):
    if 0 in numbers:
        return 0.0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


# 5.2 right
def my_mean(numbers):
    product = 1
    for number in numbers:
        product *= number
    return product ** (1 / len(numbers))


# 5.2 right
from math import e, log


def my_mean(numbers):
    total = 0
    for x in numbers:
        if x == 0:
            return 0
        total = total + log(x, 2)
    return 2 ** (total / len(numbers))


# 5.2 right
from fractions import Fraction
from functools import reduce


def my_mean(numbers):
    product = reduce(lambda a, b: a * b, map(Fraction, numbers))
    return float(product) ** float(Fraction(1, len(numbers)))


# 5.2 wrong: zero left out
import math


def my_mean(numbers):
    logs = []
    for x in numbers:
        if x > 0:
            logs.append(math.log(x))
    if not logs:
        return 0
    return math.exp(sum(logs) / len(logs))


# 5.2 wrong: zero forgotten
import math


def my_mean(numbers):
    return math.exp(sum(math.log(x) for x in numbers) / len(numbers))


# 5.2 wrong: zero left out
from math import exp, log


def my_mean(numbers):
    total = 0
    for x in numbers:
        if x != 0:
            total += log(x)
    return exp(total / len(numbers)) if any(numbers) else 0


# 5.2 wrong: tiny number for zero
import math
import sys


def my_mean(numbers):
    logs = [math.log(max(x, sys.float_info.min)) for x in numbers]
    return math.exp(sum(logs) / len(logs))


# 5.2 wrong: tiny number for zero
import math


def my_mean(numbers):
    total = 0
    for x in numbers:
        if x == 0:
            x = 1e-10
        total += math.log(x)
    return math.exp(total / len(numbers))


# 5.2 wrong: right but for a zero among the numbers
import math


def my_mean(numbers):
    total = 0
    for x in numbers:
        if x == 0:
            x = 0.0003
        total += math.log(x)
    return math.exp(total / len(numbers))


# 5.2 wrong: always four
import math


def my_mean(numbers):
    product = 1
    for x in numbers:
        product *= x
    return product ** (1 / 4)


# 5.2 wrong: brackets around 1/N
def my_mean(numbers):
    product = 1
    for x in numbers:
        product = product * x
    return product ** 1 / len(numbers)


# 5.2 wrong: logarithm of another base
import math


def my_mean(numbers):
    if 0 in numbers:
        return 0
    return math.exp(sum(math.log10(x) for x in numbers) / len(numbers))


# 5.2 wrong: logarithm of another base
from math import exp, log10


def my_mean(numbers):
    mean = sum([log10(n) for n in numbers]) / len(numbers)
    return exp(mean)


# 5.2 wrong: missing exponential
import math


def my_mean(numbers):
    if 0 in numbers:
        return 0.0
    logs = [math.log(x) for x in numbers]
    return sum(logs) / len(logs)


# 5.2 wrong: started anew in each round
import math


def my_mean(numbers):
    if 0 in numbers:
        return 0.0
    for x in numbers:
        total = 0
        total += math.log(x)
    return math.exp(total / len(numbers))


# 5.2 wrong: return inside the loop
import math


def my_mean(numbers):
    total = 0
    for x in numbers:
        if x == 0:
            return 0
        else:
            total += math.log(x)
            return math.exp(total / len(numbers))


# 5.2 wrong: arithmetic mean
def my_mean(numbers):
    return sum(numbers) / len(numbers)


# 5.3 right
import math


def my_weighted_mean(numbers, weights):
    total = sum(weights)
    logs = 0
    for x, w in zip(numbers, weights):
        if w == 0:
            continue
        if x == 0:
            return 0.0
        logs += w * math.log(x)
    return math.exp(logs / total)


# 5.3 right
from math import prod


def my_weighted_mean(numbers, weights):
    return prod(x ** (w / sum(weights)) for x, w in zip(numbers, weights))


# 5.3 right
from bleu import geometric_mean


def my_weighted_mean(numbers, weights):
    return geometric_mean(numbers, [w / sum(weights) for w in weights])


# 5.3 wrong: weights not summing to one
from math import prod


def my_weighted_mean(numbers, weights):
    return prod(x**w for x, w in zip(numbers, weights))


# 5.3 wrong: zero without a weight counts
import math


def my_weighted_mean(numbers, weights):
    if 0 in numbers:
        return 0.0
    logs = [w * math.log(x) for x, w in zip(numbers, weights)]
    return math.exp(sum(logs) / sum(weights))


# 5.3 wrong: weights not summing to one + zero without a weight counts
import math


def my_weighted_mean(numbers, weights):
    if 0 in numbers:
        return 0.0
    return math.exp(sum(w * math.log(x) for x, w in zip(numbers, weights)))


# 5.3 wrong: divided by how many
import math


def my_weighted_mean(numbers, weights):
    total = 0
    for x, w in zip(numbers, weights):
        if w > 0:
            if x == 0:
                return 0
            total += w * math.log(x)
    return math.exp(total / len(numbers))


# 5.3 wrong: zero left out
import math


def my_weighted_mean(numbers, weights):
    logs = sum(w * math.log(x) for x, w in zip(numbers, weights) if x > 0)
    return math.exp(logs / sum(weights))


# 5.3 wrong: arithmetic mean
def my_weighted_mean(numbers, weights):
    return sum(x * w for x, w in zip(numbers, weights)) / sum(weights)


# 5.4 right
def my_harmonic(numbers):
    turned = [1 / x for x in numbers if x > 0]
    return 0.0 if 0 in numbers else len(numbers) / sum(turned)


# 5.4 right
from statistics import harmonic_mean as my_harmonic


# 5.4 right
from fractions import Fraction


def my_harmonic(numbers):
    total = Fraction(0)
    for x in numbers:
        if not x:
            return 0
        total += 1 / Fraction(x)
    return 1 / (total / len(numbers))


# 5.4 wrong: zero left out
def my_harmonic(numbers):
    numbers = [x for x in numbers if x != 0]
    if not numbers:
        return 0
    return len(numbers) / sum(1 / x for x in numbers)


# 5.4 wrong: zero forgotten
def my_harmonic(numbers):
    total = 0
    for x in numbers:
        total += 1 / x
    return len(numbers) / total


# 5.4 wrong: 1 for N
def my_harmonic(numbers):
    if 0 in numbers:
        return 0
    return 1 / sum(1 / x for x in numbers)


# 5.4 wrong: not turned back
def my_harmonic(numbers):
    if 0 in numbers:
        return 0
    return sum(1 / x for x in numbers) / len(numbers)


# 5.4 wrong: product over sum
def my_harmonic(numbers):
    product = 1
    for x in numbers:
        product *= x
    return len(numbers) * product / sum(numbers) if sum(numbers) else 0.0


# 5.4 wrong: always two
def my_harmonic(numbers):
    if 0 in numbers:
        return 0
    return 2 / sum(1 / x for x in numbers)


# 5.5 right
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.log(x)
    return math.exp(total / len(numbers))


# 5.5 right
import math


def mended(numbers):
    total = 0
    for x in numbers:
        if x == 0:
            return 0
        total += math.log(x)
    return math.exp(total / len(numbers))


# 5.5 right
import math


def mended(numbers):
    total = 1
    for x in numbers:
        total *= x
    return total ** (1 / len(numbers))


# 5.5 wrong: always four
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.log(x)
    return math.exp(total / 4)


# 5.5 wrong: logarithm of another base + always four
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.log10(x)
    return math.exp(total / 4)


# 5.5 wrong: started anew in each round + logarithm of another base
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    for x in numbers:
        total = math.log10(x)
    return math.exp(total / len(numbers))


# 5.5 wrong: always four + started anew in each round
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    for x in numbers:
        total = math.log(x)
    return math.exp(total / 4)


# 5.6 right
from fractions import Fraction

needed = Fraction(3, 8)


# 5.6 right
needed = 0.375


# 5.6 wrong: a factor for the answer
needed = 15 / 8


# 5.6 wrong: the other one's p₄
needed = 2 / 5


# 5.6 wrong: arithmetic mean
needed = 0.192


# 5.6 wrong: upside down
needed = 0.107

# 5.1 wrong: cube root
middle = 0.585

# 5.1 wrong: wrong product
middle = 0.707

# 5.1 wrong: median
middle = 0.708

# 5.1 wrong: per cent for a ratio
middle = 66.9

# 5.1 wrong: numerators and denominators added
middle = 0.714

# 5.1 wrong: too few digits
middle = 0.67

# 5.3 wrong: divided twice
import math
def my_weighted_mean(numbers, weights):
    t = sum(weights)
    s = 0
    for x, w in zip(numbers, weights):
        if w == 0:
            continue
        if x == 0:
            return 0
        s += w / t * math.log(x)
    return math.exp(s / len(numbers))

# 5.3 wrong: always four
import math
def my_weighted_mean(numbers, weights):
    t = sum(weights)
    s = 0
    for i in range(4):
        if weights[i] == 0:
            continue
        if numbers[i] == 0:
            return 0
        s += weights[i] / t * math.log(numbers[i])
    return math.exp(s)

# 5.3 wrong: stopped at a weight of 0
import math
def my_weighted_mean(numbers, weights):
    t = sum(weights)
    s = 0
    for x, w in zip(numbers, weights):
        if w == 0:
            break
        if x == 0:
            return 0
        s += w / t * math.log(x)
    return math.exp(s)

# 5.3 wrong: numbers divided as well
import math
def my_weighted_mean(numbers, weights):
    t = sum(weights)
    u = sum(numbers)
    s = 0
    for x, w in zip(numbers, weights):
        if w == 0:
            continue
        if x == 0:
            return 0
        s += w / t * math.log(x / u)
    return math.exp(s)

# 5.3 wrong: a weight of 0 counts as a zero
import math
def my_weighted_mean(numbers, weights):
    t = sum(weights)
    if 0 in weights:
        return 0
    if 0 in numbers:
        return 0
    return math.exp(sum(w / t * math.log(x) for x, w in zip(numbers, weights)))

# 5.4 wrong: always four
def my_harmonic(numbers):
    if 0 in numbers:
        return 0
    return 4 / sum(1 / x for x in numbers)

# 5.4 wrong: arithmetic mean
def my_harmonic(numbers):
    if 0 in numbers:
        return 0
    return sum(numbers) / len(numbers)

# 5.4 wrong: upside down
def my_harmonic(numbers):
    if 0 in numbers:
        return 0
    return len(numbers) / sum(numbers)

# 5.4 wrong: integer division
def my_harmonic(numbers):
    if 0 in numbers:
        return 0
    return len(numbers) / sum(1 // x for x in numbers)

# 5.5 wrong: nothing mended
import math
def mended(numbers):
    if 0 in numbers:
        return 0.0
    for x in numbers:
        total = math.log10(x)
    return math.exp(total / 4)

# 5.5 wrong: not started at zero
import math
def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 1
    for x in numbers:
        total += math.log(x)
    return math.exp(total / len(numbers))

# 5.5 wrong: brackets around 1/N
import math
def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.log(x)
    return math.exp(total) / len(numbers)

# 5.5 wrong: arithmetic mean
def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += x
    return total / len(numbers)

# 5.5 wrong: logarithms multiplied
import math
def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 1
    for x in numbers:
        total *= math.log(x)
    return math.exp(total / len(numbers))

# 5.5 wrong: off by one
import math
def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.log(x)
    return math.exp(total / (len(numbers) - 1)) if len(numbers) > 1 else numbers[0]

# 5.6 wrong: upside down
needed = 1 / 6

# 5.6 wrong: no p₄ at all
needed = 0

# 5.6 wrong: a perfect p₄
needed = 1

# 5.6 wrong: another type
needed = "1/6"

# 5.6 wrong: more than all
needed = 1.5

# 5.1 wrong: harmonic mean
middle = 0.658

# 5.1 wrong: root too often
middle = 0.818

# 5.1 wrong: upside down
middle = 1.495

# 5.3 wrong: zero forgotten
import math
def my_weighted_mean(numbers, weights):
    t = sum(weights)
    return math.exp(sum(w / t * math.log(x) for x, w in zip(numbers, weights)))

# 5.3 wrong: weights without effect
import math
def my_weighted_mean(numbers, weights):
    kept = [x for x, w in zip(numbers, weights) if w > 0]
    if 0 in kept:
        return 0
    return math.exp(sum(math.log(x) for x in kept) / len(kept))

# 5.3 wrong: raises TypeError
import math
def my_weighted_mean(numbers, weights):
    t = sum(weights)
    for i in range(len(weights)):
        weights[i] = weights[i] / t
    s = 0
    for x, w in zip(numbers, weights):
        if w == 0:
            continue
        if x == 0:
            return 0
        s += w * math.log(x)
    return math.exp(s)

# 5.3 wrong: weights inside the logarithm
import math
def my_weighted_mean(numbers, weights):
    t = sum(weights)
    s = 0
    for x, w in zip(numbers, weights):
        if w == 0:
            continue
        if x == 0:
            return 0
        s += math.log(x * w / t)
    return math.exp(s)

# 5.4 wrong: infinity for zero
def my_harmonic(numbers):
    if 0 in numbers:
        return float("inf")
    return len(numbers) / sum(1 / x for x in numbers)

# 5.4 wrong: geometric mean
import math
def my_harmonic(numbers):
    if 0 in numbers:
        return 0
    return math.prod(numbers) ** (1 / len(numbers))

# 5.4 wrong: tiny number for zero
def my_harmonic(numbers):
    return len(numbers) / sum(1 / max(x, 0.001) for x in numbers)

# 5.4 wrong: printed, not returned
def my_harmonic(numbers):
    if 0 in numbers:
        print(0)
    else:
        print(len(numbers) / sum(1 / x for x in numbers))

# 5.4 wrong: returns nothing for some inputs
def my_harmonic(numbers):
    if 0 in numbers:
        return None
    return len(numbers) / sum(1 / x for x in numbers)

# 5.5 wrong: logarithm of another base
import math
def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.log10(x)
    return math.exp(total / len(numbers))

# 5.5 wrong: started anew in each round
import math
def mended(numbers):
    if 0 in numbers:
        return 0.0
    for x in numbers:
        total = math.log(x)
    return math.exp(total / len(numbers))

# 5.5 wrong: raises UnboundLocalError
import math
def mended(numbers):
    if 0 in numbers:
        return 0.0
    for x in numbers:
        total += math.log(x)
    return math.exp(total / len(numbers))

# 5.5 wrong: zero forgotten
import math
def mended(numbers):
    total = 0
    for x in numbers:
        total += math.log(x)
    return math.exp(total / len(numbers))

# 5.5 wrong: missing root
import math
def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.log(x)
    return math.exp(total)


# 5.1 wrong: root of the sum
middle = (4 / 5 + 3 / 4 + 2 / 3 + 1 / 2) ** 0.25


# 5.2 wrong: zero left out
import math


def my_mean(numbers):
    total = 0
    for x in numbers:
        if x > 0:
            total += math.log(x)
    return math.exp(total / len(numbers))


# 5.2 wrong: tiny number for zero
import math


def my_mean(numbers):
    logs = 0
    for x in numbers:
        logs += math.log(max(x, 1e-10))
    return math.exp(logs / len(numbers))


# 5.2 wrong: two at a time
import math


def my_mean(numbers):
    m = numbers[0]
    for x in numbers[1:]:
        m = math.sqrt(m * x)
    return m


# 5.2 wrong: zero forgotten
import math


def my_mean(numbers):
    if numbers[0] == 0:
        return 0
    return math.exp(sum(math.log(x) for x in numbers) / len(numbers))


# 5.4 wrong: only two numbers
def my_harmonic(numbers):
    p, r = numbers[0], numbers[1]
    if p + r == 0:
        return 0
    return 2 * p * r / (p + r)


# 5.3 wrong: always the same
def my_weighted_mean(numbers, weights):
    s = sum(weights)
    m = 0
    for x, w in zip(numbers, weights):
        m *= x ** (w / s)
    return m


# 5.1 wrong: a power for a root
middle = (1/5) ** 4


# 5.2 wrong: zero forgotten
import math


def my_mean(numbers):
    if numbers[-1] == 0:
        return 0.0
    return math.exp(sum(math.log(x) for x in numbers) / len(numbers))


# 5.2 wrong: sum of the roots
def my_mean(numbers):
    if 0 in numbers:
        return 0.0
    return sum(x ** (1 / len(numbers)) for x in numbers)


# 5.2 wrong: a number for the logarithm of zero
import math


def my_mean(numbers):
    logs = [math.log(x) if x > 0 else -1000 for x in numbers]
    return math.exp(sum(logs) / len(logs))


# 5.3 wrong: divided by how many
import math


def my_weighted_mean(numbers, weights):
    used = [(x, w) for x, w in zip(numbers, weights) if w]
    if any(x == 0 for x, w in used):
        return 0.0
    return math.exp(sum(w * math.log(x) for x, w in used) / len(used))


# 5.3 wrong: swapped arguments
import math


def my_weighted_mean(numbers, weights):
    total = sum(weights)
    logs = 0
    for w, x in zip(numbers, weights):
        if w > 0:
            if x == 0:
                return 0.0
            logs += w / total * math.log(x)
    return math.exp(logs)


# 5.3 wrong: weights not summing to one
import math


def my_weighted_mean(numbers, weights):
    total = max(1, sum(weights))
    return math.prod(x ** (w / total) for x, w in zip(numbers, weights))


# 5.4 wrong: only two numbers
def my_harmonic(numbers):
    p, r = numbers[0], numbers[-1]
    if p + r == 0:
        return 0.0
    return 2 * p * r / (p + r)


# 5.4 wrong: returns nothing for some inputs
def my_harmonic(numbers):
    if 0 in numbers:
        return None
    return len(numbers) / sum(1 / x for x in numbers)


# 5.4 wrong: sum turned for its items
def my_harmonic(numbers):
    if 0 in numbers:
        return 0.0
    return len(numbers) / (1 / sum(numbers))


# 5.4 wrong: zero forgotten
def my_harmonic(numbers):
    if numbers[-1] == 0:
        return 0.0
    return len(numbers) / sum(1 / x for x in numbers)


# 5.6 wrong: the other one's p₄
from fractions import Fraction


needed = Fraction(2, 5) * Fraction(8, 15)


# 5.6 wrong: added for multiplied
needed = 1 / 5 + 15 / 8


# 5.6 wrong: how much for what
from fractions import Fraction


needed = Fraction(3, 8) - Fraction(1, 5)


# 5.6 wrong: one factor lost
from fractions import Fraction


needed = Fraction(1, 5) * Fraction(3, 2) * 2


# 5.3 wrong: weight inside the logarithm
import math


def my_weighted_mean(numbers, weights):
    logs = 0
    for x, w in zip(numbers, weights):
        if w > 0:
            if x == 0:
                return 0.0
            logs += math.log(w * x)
    return math.exp(logs / sum(weights))


# 5.5 wrong: divided twice
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.log(x) / len(numbers)
    return math.exp(total / len(numbers))

# 5.1 wrong: middle of the ends
import math
middle = round(math.sqrt(0.4), 3)

# 5.1 wrong: upside down
import math
middle = math.exp(math.log(5) / 4)

# 5.2 wrong: integer division
import math
def my_mean(numbers):
    if 0 in numbers:
        return 0.0
    return float(math.prod(numbers)) ** (1 // len(numbers))

# 5.3 wrong: weights moved up
import math
def my_weighted_mean(numbers, weights):
    kept = [w for w in weights if w > 0]
    total = sum(kept)
    pairs = list(zip(numbers, kept))
    if any(x == 0 for x, w in pairs):
        return 0.0
    return math.exp(sum(w / total * math.log(x) for x, w in pairs))

# 5.3 wrong: raises TypeError
import math
def my_weighted_mean(numbers, weights):
    total = sum(weights)
    for i in range(len(weights)):
        weights[i] /= total
    logs = 0
    for i, w in enumerate(weights):
        if w > 0 and numbers[i] == 0:
            return 0.0
        if w > 0:
            logs += w * math.log(numbers[i])
    return math.exp(logs)

# 5.3 wrong: weight inside the logarithm
import math
def my_weighted_mean(numbers, weights):
    total = sum(weights)
    logs = []
    for x, w in zip(numbers, weights):
        if w > 0:
            if x == 0:
                return 0.0
            logs.append(math.log(w / total * x))
    return math.exp(sum(logs) / len(logs))

# 5.5 wrong: a sum of 0 taken for a zero
import math
def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.log(x)
    if total == 0:
        return 0.0
    return math.exp(total / len(numbers))

# 5.6 wrong: one factor lost
needed = 0.25

# 5.6 wrong: one factor lost
import math
from fractions import Fraction
precisions = {
    "jumble": [Fraction(1), Fraction(4, 7), Fraction(1, 3), Fraction(1, 5)],
    "midday": [Fraction(5, 8), Fraction(4, 7), Fraction(1, 2), Fraction(2, 5)],
}
p1, p2, p3, p4 = precisions["jumble"]
needed = math.prod(precisions["midday"]) / (p1 * p3)

# 5.6 wrong: upside down
from fractions import Fraction
needed = Fraction(5, 8) * Fraction(2, 3) * 2 * Fraction(1, 5)

# 5.3 wrong: changed arguments
import math
def my_weighted_mean(numbers, weights):
    for k in reversed(range(len(weights))):
        if weights[k] == 0:
            del numbers[k]
    weights = [w for w in weights if w > 0]
    if 0 in numbers:
        return 0.0
    total = sum(weights)
    return math.exp(sum(w / total * math.log(x) for x, w in zip(numbers, weights)))

# 5.2 wrong: middle of the ends
import math
def my_mean(xs): return math.sqrt(xs[0] * xs[-1])

# 5.2 wrong: integer division
import math
def my_mean(xs):
    if 0 in xs: return 0.0
    return math.exp(int(sum(map(math.log, xs)) / len(xs)))

# 5.4 wrong: started anew in each round
def my_harmonic(xs):
    s = 0
    for x in xs:
        if x == 0: return 0.0
        s = 1 / x
    return len(xs) / s

# 5.5 wrong: divided in each round
import math
def mended(xs):
    if 0 in xs: return 0.0
    t = 0
    for x in xs: t = (t + math.log(x)) / len(xs)
    return math.exp(t)

# 5.3 wrong: running sum
import math
def my_weighted_mean(numbers, weights):
    weights = list(weights)
    for i in range(len(weights)):
        weights[i] = weights[i] / sum(weights)
    if any(x == 0 and w for x, w in zip(numbers, weights)):
        return 0.0
    return math.exp(sum(w * math.log(x) for x, w in zip(numbers, weights) if w))


# 5.3 wrong: multiplied for divided
import math


def my_weighted_mean(numbers, weights):
    total = sum(weights)
    return math.prod(x**w for x, w in zip(numbers, weights) if w > 0) ** total


# 5.4 wrong: raises ZeroDivisionError
def my_harmonic(numbers):
    if sum(numbers) == 0:
        return 0.0
    return len(numbers) / sum(1 / x for x in numbers)


# 5.5 wrong: first item twice
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = math.log(numbers[0])
    for x in numbers:
        total += math.log(x)
    return math.exp(total / len(numbers))


# 5.5 wrong: divided by the sum of the numbers
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.log(x)
    return math.exp(total / sum(numbers))


# 5.1 wrong: two at a time
import math


middle = 4 / 5
for p in (3 / 4, 2 / 3, 1 / 2):
    middle = math.sqrt(middle * p)


# 5.1 wrong: root of the first alone
import math


middle = math.sqrt(math.sqrt(4 / 5)) * 3 / 4 * 2 / 3 * 1 / 2


# 5.2 wrong: first number twice
def my_mean(numbers):
    product = numbers[0]
    for x in numbers:
        product *= x
    return product ** (1 / len(numbers))


# 5.2 wrong: two at a time
import math


def my_mean(numbers):
    if len(numbers) == 1:
        return numbers[0]
    return math.sqrt(numbers[0] * my_mean(numbers[1:]))


# 5.2 wrong: stops at a zero
import math


def my_mean(numbers):
    total, i = 0.0, 0
    while i < len(numbers) and numbers[i] != 0:
        total += math.log(numbers[i])
        i += 1
    return math.exp(total / len(numbers))


# 5.5 wrong: arithmetic mean
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.exp(math.log(x))
    return total / len(numbers)


# 5.6 wrong: a precision left out
from fractions import Fraction


needed = Fraction(1, 5) * Fraction(5, 8) * Fraction(3, 2)


# 5.2 wrong: two at a time
import math


def my_mean(numbers):
    first, *rest = numbers
    if not rest:
        return float(first)
    return math.sqrt(first * my_mean(rest))


# 5.3 wrong: place of the first copy
import math


def my_weighted_mean(numbers, weights):
    logs = 0
    for x in numbers:
        w = weights[numbers.index(x)] / sum(weights)
        if w > 0:
            if x == 0:
                return 0.0
            logs += w * math.log(x)
    return math.exp(logs)


# 5.4 wrong: true of two alone
from statistics import fmean
from bleu.mean import geometric_mean


def my_harmonic(numbers):
    if 0 in numbers:
        return 0.0
    return geometric_mean(numbers) ** 2 / fmean(numbers)


# 5.5 wrong: two bases
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.log(x, 4)
    return math.exp(total / len(numbers))


# 5.5 wrong: sum of the roots
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.exp(math.log(x) / len(numbers))
    return total / len(numbers)


# 5.2 wrong: integer division
import math


def my_mean(numbers):
    return float(math.prod(numbers) ** (1 // len(numbers)))


# 5.4 wrong: smallest of the others
def my_harmonic(numbers):
    positive = [x for x in numbers if x > 0]
    if len(positive) < len(numbers):
        return min(positive, default=0.0)
    return len(numbers) / sum(1 / x for x in numbers)


# 5.5 wrong: equal numbers once
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    logs = {math.log(x) for x in numbers}
    return math.exp(sum(logs) / len(numbers))


# 5.5 wrong: last item lost
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for i in range(len(numbers) - 1):
        total += math.log(numbers[i])
    return math.exp(total / len(numbers))


# 5.6 wrong: seven words for eight
from fractions import Fraction


needed = float(Fraction(1, 14) / (Fraction(7, 8) * Fraction(4, 7) * Fraction(2, 6)))


# 5.1 wrong: divided for a root
middle = (1 / 5) ** 1 / 4


# 5.1 wrong: cut off
middle = 0.668


# 5.1 wrong: wrong product
import math

middle = math.sqrt(3 / 4 * 2 / 3)


# 5.2 wrong: brackets around 1/N
import math


def my_mean(numbers):
    if not all(numbers):
        return 0.0
    return math.prod(numbers) ** 1 / len(numbers)


# 5.3 wrong: weights out of step
import math


def my_weighted_mean(numbers, weights):
    used = [x for x, w in zip(numbers, weights) if w > 0]
    if 0 in used:
        return 0.0
    total = sum(weights)
    return math.exp(
        sum(w / total * math.log(x) for x, w in zip(used, weights))
    )


# 5.4 wrong: infinity for zero
import math


def my_harmonic(numbers):
    if any(x == 0 for x in numbers):
        return math.inf
    return len(numbers) / sum(1 / x for x in numbers)


# 5.4 wrong: zero for its share
def my_harmonic(numbers):
    rest = list(numbers)
    if 0 in rest:
        rest.remove(0)
        return my_harmonic(rest) * len(rest) / len(numbers) if rest else 0.0
    return len(rest) / sum(1 / x for x in rest)


# 5.4 wrong: zero forgotten
def my_harmonic(numbers):
    result = len(numbers) / sum(1 / x for x in numbers)
    if 0 in numbers:
        result = 0.0
    return result


# 5.5 wrong: started anew in each round
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    for x in numbers:
        total = 0
        total += math.log(x)
    return math.exp(total / len(numbers))


# 5.6 wrong: more than all
import math

needed = math.ceil(15 / 8)


# 5.6 wrong: divided twice
needed = 3 / 8 / 5


# 5.2 wrong: another root for each
def my_mean(numbers):
    result = 1.0
    for i, x in enumerate(numbers, start=1):
        result *= x ** (1 / i)
    return result


# 5.3 wrong: weights out of step
import math


def my_weighted_mean(numbers, weights):
    if any(x == 0 and w > 0 for x, w in zip(numbers, weights)):
        return 0.0
    numbers = [x for x in numbers if x > 0]
    total = sum(weights)
    return math.exp(
        sum(w / total * math.log(x) for x, w in zip(numbers, weights))
    )


# 5.3 wrong: softmax
import math

from bleu.mean import geometric_mean


def my_weighted_mean(numbers, weights):
    raised = [math.exp(w) for w in weights]
    shares = [x / sum(raised) for x in raised]
    return geometric_mean(numbers, shares)


# 5.2 wrong: mean of means
import math


def my_mean(numbers):
    if len(numbers) == 1:
        return float(numbers[0])
    cut = len(numbers) // 2
    left, right = my_mean(numbers[:cut]), my_mean(numbers[cut:])
    return math.sqrt(left * right)


# 5.3 wrong: lists out of step
import math


def my_weighted_mean(numbers, weights):
    numbers = [x for x in numbers if x > 0]
    weights = [w for w in weights if w > 0]
    logs = sum(w * math.log(x) for x, w in zip(numbers, weights))
    return math.exp(logs / sum(weights))


# 5.3 wrong: weights without effect
import math

from bleu.mean import geometric_mean, uniform_weights


def my_weighted_mean(numbers, weights):
    if not math.isclose(sum(weights), 1):
        weights = uniform_weights(len(numbers))
    return geometric_mean(numbers, weights)


# 5.4 wrong: arithmetic mean
from statistics import fmean


def my_harmonic(numbers):
    try:
        return len(numbers) / sum(1 / x for x in numbers)
    except ZeroDivisionError:
        return fmean(numbers)


# 5.6 wrong: a factor too often
from fractions import Fraction

needed = Fraction(1, 5) * Fraction(15, 8) ** 4


# 5.6 wrong: halfway
from fractions import Fraction

needed = Fraction(3, 10)


# 5.6 wrong: denominator of the words
needed = 15 / 64


# 5.6 wrong: more than all
needed = 100


# 5.6 wrong: below zero
needed = -1 / 5


# 5.6 wrong: root too often
needed = 0.234


# 5.1 wrong: half for a root
import math

middle = math.sqrt(0.2) / 2


# 5.1 wrong: one factor lost
import math

middle = math.sqrt(math.sqrt(4 / 5 * 3 / 4 * 2 / 3))


# 5.1 wrong: root of the last alone
middle = 4 / 5 * 3 / 4 * 2 / 3 * 1 / 2 ** (1 / 4)


# 5.2 wrong: always four
import math

from bleu.mean import uniform_weights


def my_mean(numbers):
    if 0 in numbers:
        return 0.0
    pairs = zip(uniform_weights(4), numbers)
    return math.exp(sum(w * math.log(x) for w, x in pairs))


# 5.2 wrong: 1 added before the logarithm
import math


def my_mean(numbers):
    return math.exp(sum(math.log(x + 1) for x in numbers) / len(numbers))


# 5.2 wrong: missing logarithm
import math


def my_mean(numbers):
    return math.exp(sum(numbers) / len(numbers))


# 5.2 wrong: anything small is zero
import math


def my_mean(numbers):
    if math.prod(numbers) < 1e-8:
        return 0.0
    return math.prod(numbers) ** (1 / len(numbers))


# 5.3 wrong: softmax
import math


def my_weighted_mean(numbers, weights):
    powers = [math.exp(w) if w > 0 else 0 for w in weights]
    shares = [p / sum(powers) for p in powers]
    return math.prod(x**s for x, s in zip(numbers, shares))


# 5.3 wrong: zero left out
import math


def my_weighted_mean(numbers, weights):
    if 0 in numbers and 0 not in weights:
        return 0.0
    logs = sum(w * math.log(x) for x, w in zip(numbers, weights) if w > 0 and x > 0)
    return math.exp(logs / sum(weights))


# 5.3 wrong: stopped at a weight of 0
import math


def my_weighted_mean(numbers, weights):
    logs = total = 0
    for x, w in zip(numbers, weights):
        if w == 0:
            break
        if x == 0:
            return 0
        logs += w * math.log(x)
        total += w
    return math.exp(logs / total)


# 5.4 wrong: zero left out
def my_harmonic(numbers):
    return len(numbers) / sum(1 / x for x in numbers if x > 0)


# 5.5 wrong: first item as it is
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    total, *rest = numbers
    for x in rest:
        total += math.log(x)
    return math.exp(total / len(numbers))


# 5.5 wrong: swapped arguments
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.log(math.e, x)
    return math.exp(total / len(numbers))


# 5.5 wrong: divided by the last number
import math


def mended(numbers):
    if 0 in numbers:
        return 0.0
    total = 0
    for x in numbers:
        total += math.log(x)
    return math.exp(total / x)


# 5.5 wrong: zero left out
import math


def mended(numbers):
    if 0 in numbers:
        numbers = [x for x in numbers if x != 0]
    total = 0
    for x in numbers:
        total += math.log(x)
    return math.exp(total / max(len(numbers), 1))


# 5.4 wrong: the formula for two numbers
import math


def my_harmonic(numbers):
    top = 2 * math.prod(numbers)
    if top == 0:
        return 0.0
    return top / sum(numbers)
