# 15.1 right
def my_bytes(parts, max_order):
    return parts * (2 * max_order + 2) * 8


# 15.1 right
def my_bytes(parts, max_order):
    total = 0
    for _ in range(parts):
        total += 8 * (max_order + max_order + 1 + 1)
    return total


# 15.1 wrong: lengths forgotten
def my_bytes(parts, max_order):
    return 16 * parts * max_order


# 15.1 wrong: totals forgotten
def my_bytes(parts, max_order):
    return parts * (max_order + 2) * 8


# 15.1 wrong: always order 4
def my_bytes(parts, max_order):
    return 80 * parts


# 15.1 wrong: one byte each
def my_bytes(parts, max_order):
    return parts * (2 * max_order + 2)


# 15.1 wrong: lengths forgotten + one byte each
def my_bytes(parts, max_order):
    return parts * 2 * max_order


# 15.1 wrong: lengths of one part
def my_bytes(parts, max_order):
    return (parts * 2 * max_order + 2) * 8


# 15.1 wrong: lengths of one byte
def my_bytes(parts, max_order):
    return parts * (2 * max_order * 8 + 2)


# 15.1 wrong: lengths for each order
def my_bytes(parts, max_order):
    return parts * 4 * max_order * 8


# 15.1 wrong: additions for messages
def my_bytes(parts, max_order):
    return (parts - 1) * (2 * max_order + 2) * 8


# 15.1 wrong: half of the bytes
def my_bytes(parts, max_order):
    return 4 * parts * (2 * max_order + 2)


# 15.1 wrong: lengths forgotten
def my_bytes(parts, max_order):
    integers = 2
    for n in range(1, max_order):
        integers += 2
    return 8 * integers * parts


# 15.1 wrong: bytes of a pickle
import pickle


def my_bytes(parts, max_order):
    return parts * len(pickle.dumps([0] * (2 * max_order + 2)))


# 15.1 wrong: orders from 0
def my_bytes(parts, max_order):
    return parts * (2 * (max_order + 1) + 2) * 8


# 15.1 wrong: parentheses left out
def my_bytes(parts, max_order):
    return parts * 2 * max_order + 2 * 8


# 15.1 wrong: one count for each order alone
def my_bytes(parts, max_order):
    return parts * max_order * 8


# 15.1 wrong: kilobytes for bytes
def my_bytes(parts, max_order):
    return parts * (2 * max_order + 2) * 8 / 1024


# 15.1 wrong: one integer too many
def my_bytes(parts, max_order):
    return parts * (2 * max_order + 3) * 8


# 15.1 wrong: doubled
def my_bytes(parts, max_order):
    return 2 * parts * (2 * max_order + 2) * 8


# 15.2 right
def my_rounds(values):
    rounds = [values]
    while len(values) > 1:
        values = ["".join(values[i : i + 2]) for i in range(0, len(values), 2)]
        rounds.append(values)
    return rounds


# 15.2 right
def my_rounds(values):
    if len(values) == 1:
        return [values]
    joined = [a + b for a, b in zip(values[::2], values[1::2])]
    if len(values) % 2:
        joined.append(values[-1])
    return [values] + my_rounds(joined)


# 15.2 wrong: odd one lost
def my_rounds(values):
    rounds = [values]
    while len(rounds[-1]) > 1:
        last = rounds[-1]
        rounds.append([a + b for a, b in zip(last[::2], last[1::2])])
    return rounds


# 15.2 wrong: joined on both sides
def my_rounds(values):
    rounds = [list(values)]
    while len(rounds[-1]) > 1:
        last = rounds[-1]
        rounds.append([last[i] + last[i + 1] for i in range(len(last) - 1)])
    return rounds


# 15.2 wrong: chain for tree
def my_rounds(values):
    rounds = [values]
    while len(values) > 1:
        values = [values[0] + values[1]] + values[2:]
        rounds.append(values)
    return rounds


# 15.2 wrong: ends joined
def my_rounds(values):
    rounds = [list(values)]
    while len(rounds[-1]) > 1:
        rest, new = list(rounds[-1]), []
        while len(rest) > 1:
            new.append(rest.pop(0) + rest.pop())
        rounds.append(new + rest)
    return rounds


# 15.2 wrong: last round alone
def my_rounds(values):
    return ["".join(values)]


# 15.2 wrong: three at once
def my_rounds(values):
    rounds = [list(values)]
    while len(rounds[-1]) > 1:
        last = rounds[-1]
        new = [last[i] + last[i + 1] for i in range(0, len(last) - 1, 2)]
        if len(last) % 2:
            new[-1] += last[-1]
        rounds.append(new)
    return rounds


# 15.2 wrong: odd one to the front
def my_rounds(values):
    rounds = [list(values)]
    while len(rounds[-1]) > 1:
        last = rounds[-1]
        new = [last[i] + last[i + 1] for i in range(0, len(last) - 1, 2)]
        if len(last) % 2:
            new.insert(0, last[-1])
        rounds.append(new)
    return rounds


# 15.2 wrong: halves joined
def my_rounds(values):
    rounds = [list(values)]
    while len(rounds[-1]) > 1:
        last = rounds[-1]
        half = (len(last) + 1) // 2
        left, right = last[:half], last[half:] + [""] * (len(last) % 2)
        rounds.append([a + b for a, b in zip(left, right)])
    return rounds


# 15.2 wrong: one list for all rounds
def my_rounds(values):
    row = list(values)
    rounds = [row]
    while len(row) > 1:
        row[:] = ["".join(row[i : i + 2]) for i in range(0, len(row), 2)]
        rounds.append(row)
    return rounds


# 15.2 wrong: last join left out
def my_rounds(values):
    rounds = [list(values)]
    while len(rounds[-1]) > 2:
        last = rounds[-1]
        rounds.append(["".join(last[i : i + 2]) for i in range(0, len(last), 2)])
    return rounds


# 15.2 wrong: pairs not joined
def my_rounds(values):
    rounds = [list(values)]
    while len(rounds[-1]) > 1:
        last = rounds[-1]
        rounds.append([tuple(last[i : i + 2]) for i in range(0, len(last), 2)])
    return rounds


# 15.2 wrong: pairs from the end
def my_rounds(values):
    rounds = [list(values)]
    while len(rounds[-1]) > 1:
        last = rounds[-1]
        odd = len(last) % 2
        new = last[:odd] + [
            last[i] + last[i + 1] for i in range(odd, len(last), 2)
        ]
        rounds.append(new)
    return rounds


# 15.2 wrong: last item lost
def my_rounds(values):
    r = []
    while len(values) > 1:
        r.append(values)
        values = ["".join(values[i:i+2]) for i in range(0, len(values), 2)]
    return r


# 15.2 wrong: reversed
def my_rounds(values):
    if len(values) <= 1:
        return [values]
    return my_rounds(["".join(values[i:i+2]) for i in range(0, len(values), 2)]) + [values]


# 15.2 wrong: three by three
def my_rounds(values):
    r = [list(values)]
    while len(r[-1]) > 1:
        last = r[-1]
        r.append(["".join(last[i:i+3]) for i in range(0, len(last), 3)])
    return r


# 15.2 wrong: joined with itself
def my_rounds(values):
    out = []
    last = list(values)
    out.append(last)
    while len(last) > 1:
        new = []
        for i in range(0, len(last) - 1, 2):
            new.append(last[i] + last[i + 1])
        if len(last) % 2:
            new.append(last[-1] + last[-1])
        last = new
        out.append(last)
    return out


# 15.3 right
def my_cut(lengths, size):
    found = [0] * -(-sum(lengths) // size)
    byte = 0
    for length in lengths:
        found[byte // size] += 1
        byte += length
    return found


# 15.3 right
def my_cut(lengths, size):
    begins = [sum(lengths[:i]) for i in range(len(lengths))]
    blocks = range(0, sum(lengths), size)
    return [sum(a <= begin < a + size for begin in begins) for a in blocks]


# 15.3 wrong: the block of its end
def my_cut(lengths, size):
    found = [0] * -(-sum(lengths) // size)
    byte = 0
    for length in lengths:
        byte += length
        found[(byte - 1) // size] += 1
    return found


# 15.3 wrong: empty blocks left out
def my_cut(lengths, size):
    found, byte = {}, 0
    for length in lengths:
        block = byte // size
        found[block] = found.get(block, 0) + 1
        byte += length
    return list(found.values())


# 15.3 wrong: cut lines lost
def my_cut(lengths, size):
    found = [0] * -(-sum(lengths) // size)
    byte = 0
    for length in lengths:
        if byte // size == (byte + length - 1) // size:
            found[byte // size] += 1
        byte += length
    return found


# 15.3 wrong: the block after its end
def my_cut(lengths, size):
    lines = [0] * (sum(lengths) // size + 1)
    byte = 0
    for length in lengths:
        byte += length
        lines[byte // size] += 1
    return lines


# 15.3 wrong: a block too many
def my_cut(lengths, size):
    lines = [0] * (sum(lengths) // size + 1)
    byte = 0
    for length in lengths:
        lines[byte // size] += 1
        byte += length
    return lines


# 15.3 wrong: last blocks left out
def my_cut(lengths, size):
    lines, byte = [], 0
    for length in lengths:
        while len(lines) <= byte // size:
            lines.append(0)
        lines[byte // size] += 1
        byte += length
    return lines


# 15.3 wrong: last block dropped
def my_cut(lengths, size):
    blocks = max(1, sum(lengths) // size)
    lines, byte = [0] * blocks, 0
    for length in lengths:
        if byte // size < blocks:
            lines[byte // size] += 1
        byte += length
    return lines


# 15.3 wrong: bytes from 1
def my_cut(lengths, size):
    lines = [0] * ((sum(lengths) - 1) // size + 1)
    byte = 1
    for length in lengths:
        lines[min(byte // size, len(lines) - 1)] += 1
        byte += length
    return lines


# 15.3 wrong: bytes for lines
def my_cut(lengths, size):
    lines = [0] * ((sum(lengths) - 1) // size + 1)
    byte = 0
    for length in lengths:
        lines[byte // size] += length
        byte += length
    return lines


# 15.3 wrong: line feeds added
def my_cut(lengths, size):
    lines = [0] * ((sum(lengths) + len(lengths) - 1) // size + 1)
    byte = 0
    for length in lengths:
        lines[byte // size] += 1
        byte += length + 1
    return lines


# 15.3 wrong: begun anew
def my_cut(lengths, size):
    lines, used = [0], 0
    for length in lengths:
        lines[-1] += 1
        used += length
        if used >= size:
            lines.append(0)
            used = 0
    return lines if lines[-1] else lines[:-1]


# 15.3 wrong: last block joined
def my_cut(lengths, size):
    n = sum(lengths) // size
    out = [0] * max(n, 1)
    b = 0
    for l in lengths:
        out[min(b // size, len(out) - 1)] += 1
        b += l
    return out


# 15.4 right
def my_start(line, before):
    block = max((k for k, feeds in enumerate(before) if feeds < line), default=0)
    return block, line - before[block]


# 15.4 right
def my_start(line, before):
    block = 0
    while block + 1 < len(before) and before[block + 1] < line:
        block += 1
    return block, line - before[block]


# 15.4 wrong: begins too late + one line end too few
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds <= line)
    return block, line - before[block] - 1


# 15.4 wrong: begins too late
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds <= line)
    return block, line - before[block]


# 15.4 wrong: whole file read
def my_start(line, before):
    return 0, line


# 15.4 wrong: the block behind
from bisect import bisect_left


def my_start(line, before):
    if line == 0:
        return 0, 0
    block = min(bisect_left(before, line), len(before) - 1)
    return block, line - before[block]


# 15.4 wrong: swapped results
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds < line)
    return line - before[block], block


# 15.4 wrong: subtraction turned round
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds < line)
    return block, before[block] - line


# 15.4 wrong: the block behind
def my_start(line, before):
    if line == 0:
        return 0, 0
    for block, feeds in enumerate(before):
        if feeds >= line:
            return block, max(0, line - feeds)


# 15.4 wrong: begins too early
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max((k for k, feeds in enumerate(before) if feeds < line - 1), default=0)
    return block, line - before[block]


# 15.4 wrong: one block before, to be sure
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds <= line)
    block = max(0, block - 1)
    return block, line - before[block]


# 15.4 wrong: from the front of the file
def my_start(line, before):
    block = max((k for k, f in enumerate(before) if f < line), default=0)
    return block, line


# 15.4 wrong: blocks from 1
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds < line)
    return block + 1, line - before[block]


# 15.4 wrong: list for tuple
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds < line)
    return [block, line - before[block]]


# 15.4 wrong: line feeds before the block
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, f in enumerate(before) if f < line)
    return block, before[block]


# 15.5 right
def my_join(one, two):
    n = one[1] + two[1]
    if n == 0:
        return 0, 0
    return (one[0] * one[1] + two[0] * two[1]) / n, n


# 15.5 right
def my_join(one, two):
    (a, m), (b, n) = one, two
    return (a * m + b * n) / max(m + n, 1), m + n


# 15.5 wrong: a sum for its mean
def my_join(one, two):
    return one[0] * one[1] + two[0] * two[1], one[1] + two[1]


# 15.5 wrong: mean of means
def my_join(one, two):
    return (one[0] + two[0]) / 2, one[1] + two[1]


# 15.5 wrong: mean alone
def my_join(one, two):
    n = one[1] + two[1]
    return (one[0] * one[1] + two[0] * two[1]) / n if n else 0


# 15.5 wrong: raises ZeroDivisionError
def my_join(one, two):
    n = one[1] + two[1]
    return (one[0] * one[1] + two[0] * two[1]) / n, n


# 15.5 wrong: a mean of 0 for no group
def my_join(one, two):
    (m, a), (n, b) = one, two
    if not m:
        return two
    if not n:
        return one
    return (m * a + n * b) / (a + b), a + b


# 15.5 wrong: parentheses left out
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a + b == 0:
        return 0, 0
    return m * a + n * b / (a + b), a + b


# 15.5 wrong: second group for one value
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a + b == 0:
        return 0, 0
    if a == 0:
        return two
    return m + (n - m) / (a + b), a + b


# 15.5 wrong: integer division
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a + b == 0:
        return 0, 0
    return (m * a + n * b) // (a + b), a + b


# 15.5 wrong: number and mean changed places
def my_join(one, two):
    (a, m), (b, n) = one, two
    if a + b == 0:
        return 0, 0
    return a + b, (m * a + n * b) / (a + b)


# 15.5 wrong: one mean used twice
def my_join(one, two):
    mean_one, n_one = one
    mean_two, n_two = two
    n = n_one + n_two
    if n == 0:
        return 0, 0
    return (mean_one * n_one + mean_one * n_two) / n, n


# 15.5 wrong: larger group for both
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a + b == 0:
        return 0, 0
    return (m * a + n * b) / (a + b), max(a, b)


# 15.5 wrong: numbers multiplied
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a == b == 0:
        return 0, 0
    return (a * m + b * n) / (a + b), a * b


# 15.5 wrong: nothing for an empty group
def my_join(one, two):
    (m, a), (n, b) = one, two
    if not a: return one
    if not b: return two
    return (m * a + n * b) / (a + b), a + b


# 15.5 wrong: two for the number
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a + b == 0: return 0, 0
    return (m * a + n * b) / 2, a + b


# 15.1 wrong: half of the bytes
def my_bytes(parts, max_order):
    return parts * (max_order + 1) * 8


# 15.4 wrong: a byte for a block
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds < line)
    return 16 * block, line - before[block]


# 15.4 wrong: lines from 1
def my_start(line, before):
    if line <= 1:
        return 0, 0
    line -= 1
    block = max(k for k, feeds in enumerate(before) if feeds < line)
    return block, line - before[block]


# 15.5 wrong: numbers averaged
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a + b == 0:
        return 0, 0
    return (m * a + n * b) / (a + b), (a + b) / 2


# 15.5 wrong: one pair behind the other
def my_join(one, two):
    return tuple(one) + tuple(two)


# 15.3 wrong: lengths for numbers
def my_cut(lengths, size):
    blocks_ = [[] for _ in range((sum(lengths) - 1) // size + 1)]
    byte = 0
    for length in lengths:
        blocks_[byte // size].append(length)
        byte += length
    return blocks_


# 15.3 wrong: the block of the next line
def my_cut(lengths, size):
    lines = [0] * ((sum(lengths) - 1) // size + 1)
    byte = 0
    for length in lengths:
        byte += length
        block = min(byte // size, len(lines) - 1)
        lines[block] += 1
    return lines


# 15.2 wrong: a plus sign written
def my_rounds(values):
    rounds = [list(values)]
    while len(rounds[-1]) > 1:
        last = rounds[-1]
        pairs = [last[i : i + 2] for i in range(0, len(last), 2)]
        rounds.append(["+".join(pair) for pair in pairs])
    return rounds


# 15.2 wrong: joined at least once
def my_rounds(values):
    rounds = [list(values)]
    while True:
        last = rounds[-1]
        rounds.append(
            ["".join(last[i : i + 2]) for i in range(0, len(last), 2)]
        )
        if len(rounds[-1]) <= 1:
            return rounds


# 15.3 wrong: lines begun so far
from itertools import accumulate


def my_cut(lengths, size):
    n_blocks = (sum(lengths) - 1) // size + 1
    lines, byte = [0] * n_blocks, 0
    for length in lengths:
        lines[byte // size] += 1
        byte += length
    return list(accumulate(lines))


# 15.3 wrong: a block for each line
def my_cut(lengths, size):
    blocks_of_lines, byte = [], 0
    for length in lengths:
        blocks_of_lines.append(byte // size)
        byte += length
    return blocks_of_lines


# 15.4 wrong: line feeds for a block
def my_start(line, before):
    if line == 0:
        return 0, 0
    feeds = max(feeds for feeds in before if feeds < line)
    return feeds, line - feeds


# 15.4 wrong: begins with the line
def my_start(line, before):
    if line == 0:
        return 0, 0
    if line in before:
        return before.index(line), 0
    block = max(k for k, feeds in enumerate(before) if feeds < line)
    return block, line - before[block]


# 15.5 wrong: second group for one value
def my_join(one, two):
    (mean_1, n_1), (mean_2, n_2) = one, two
    n = n_1 + n_2
    if n == 0:
        return 0, 0
    return mean_1 + (mean_2 - mean_1) / n, n


# 15.5 wrong: number and mean changed places
def my_join(one, two):
    (a, m), (b, n) = one, two
    if a + b == 0:
        return 0, 0
    return (a * m + b * n) / (a + b), a + b


# 15.1 wrong: rounds for messages
def my_bytes(parts, max_order):
    rounds = max(1, (parts - 1).bit_length())
    return rounds * (2 * max_order + 2) * 8


# 15.1 wrong: parentheses left out
def my_bytes(parts, max_order):
    return parts * (2 * max_order + 2 * 8)


# 15.2 wrong: last value without its list
from functools import reduce
from operator import add

def my_rounds(values):
    rounds = [list(values)]
    while len(rounds[-1]) > 1:
        row = rounds[-1]
        rounds.append([reduce(add, row[i : i + 2]) for i in range(0, len(row), 2)])
    rounds[-1] = rounds[-1][0]
    return rounds


# 15.3 wrong: the block of the next line
def my_cut(lengths, size):
    n_blocks = (sum(lengths) - 1) // size + 1
    lines = [0] * (n_blocks + 1)
    byte = 0
    for length in lengths:
        byte += length
        lines[byte // size] += 1
    return lines[:n_blocks]


# 15.3 wrong: lists for numbers
def my_cut(lengths, size):
    blocks_ = [[] for _ in range((sum(lengths) - 1) // size + 1)]
    byte = 0
    for number, length in enumerate(lengths):
        blocks_[byte // size].append(number)
        byte += length
    return blocks_


# 15.3 wrong: one block on
def my_cut(lengths, size):
    n_blocks = (sum(lengths) - 1) // size + 1
    lines = [0] * n_blocks
    block, border, byte = 0, size, 0
    for length in lengths:
        if byte >= border:
            block += 1
            border += size
        lines[block] += 1
        byte += length
    return lines


# 15.4 wrong: all line ends of the block
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds < line)
    return block, before[block + 1] - before[block]


# 15.4 wrong: a 0 in `before` passed over
def my_start(line, before):
    block = 0
    for k, feeds in enumerate(before):
        if 0 < feeds < line:
            block = k
    return block, line - before[block]


# 15.4 wrong: added up twice
def my_start(line, before):
    if line == 0:
        return 0, 0
    passed, block = 0, 0
    for k, feeds in enumerate(before):
        if passed + feeds >= line:
            break
        passed += feeds
        block = k
    return block, line - passed


# 15.5 wrong: two groups counted
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a + b == 0:
        return 0, 0
    if not a or not b:
        return one if a else two
    return (m * a + n * b) / (a + b), 2


# 15.5 wrong: divided by the first number
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a == 0:
        return two
    return m + (n - m) * b / a, a + b


# 15.4 wrong: all line ends of the block
def my_start(line, before):
    if line == 0:
        return 0, 0
    k = max(k for k, feeds in enumerate(before) if feeds < line)
    if k + 1 < len(before):
        return k, before[k + 1] - before[k]
    return k, line - before[k]


# 15.1 wrong: more counts for higher orders
def my_bytes(parts, max_order):
    counts = sum(2 * n for n in range(1, max_order + 1))
    return parts * (counts + 2) * 8


# 15.1 wrong: orders from 0
def my_bytes(parts, max_order):
    return parts * 2 * (max_order + 2) * 8


# 15.2 wrong: set aside to the end
def my_rounds(values):
    row, waiting, rounds = list(values), "", [list(values)]
    while len(row) > 1:
        if len(row) % 2:
            waiting = row.pop() + waiting
        row = [a + b for a, b in zip(row[::2], row[1::2])]
        rounds.append(row + [waiting] if waiting else row)
    if waiting and row:
        rounds.append([row[0] + waiting])
    return rounds


# 15.3 wrong: pieces of a long line
def my_cut(lengths, size):
    pieces = []
    for length in lengths:
        while length > size:
            pieces.append(size)
            length -= size
        pieces.append(length)
    lines = [0] * ((sum(pieces) - 1) // size + 1)
    byte = 0
    for piece in pieces:
        lines[byte // size] += 1
        byte += piece
    return lines


# 15.4 wrong: counted back from the next block
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds < line)
    return block, before[block + 1] - line


# 15.4 wrong: the block behind
def my_start(line, before):
    if line == 0:
        return 0, 0
    for block, feeds in enumerate(before):
        if feeds >= line:
            return block, line - before[block]


# 15.4 wrong: line feeds of another block
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds < line)
    return block, line - before[max(0, block - 1)]


# 15.5 wrong: groups for numbers
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a + b == 0:
        return 0, 0
    return (m * a + n * b) / (a + b), (a > 0) + (b > 0)


# 15.5 wrong: a number for a pair
def mean(one, two):
    return (one + two) / 2


def my_join(one, two):
    number = one[1] + two[1]
    if number == 0:
        return 0
    mean = sum(m * k for m, k in (one, two)) / number
    return mean, number


# 15.5 wrong: unpacked across
def my_join(one, two):
    (m, n), (a, b) = one, two
    if a + b == 0:
        return 0, 0
    return (m * a + n * b) / (a + b), a + b


# 15.1 wrong: orders from 0
def my_bytes(parts, max_order):
    return 8 * parts * 2 * (max_order + 2)


# 15.1 wrong: one total alone
def my_bytes(parts, max_order):
    matches, totals, lengths = max_order, 1, 2
    return (matches + totals + lengths) * 8 * parts


# 15.2 wrong: set aside to the end
def my_rounds(values):
    now, aside = list(values), []
    rounds = [list(now)]
    while len(now) + len(aside) > 1:
        if len(now) == 1:
            now = [now[0] + aside.pop()]
        else:
            if len(now) % 2:
                aside.append(now.pop())
            now = [now[i] + now[i + 1] for i in range(0, len(now), 2)]
        rounds.append(now + aside[::-1])
    return rounds


# 15.3 wrong: lines before each block
from itertools import accumulate


def my_cut(lengths, size):
    n_blocks = (sum(lengths) - 1) // size + 1
    lines = [0] * n_blocks
    byte = 0
    for length in lengths:
        lines[byte // size] += 1
        byte += length
    return [0, *accumulate(lines)]


# 15.3 wrong: blocks rounded
def my_cut(lengths, size):
    starts = [sum(lengths[:k]) for k in range(len(lengths))]
    n_blocks = round(sum(lengths) / size)
    lines = [0] * n_blocks
    for start in starts:
        lines[start // size] += 1
    return lines


# 15.4 wrong: line feeds of another block
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = 0
    for k, feeds in enumerate(before):
        if feeds < line:
            block = k
    return block, line - feeds


# 15.4 wrong: line feeds of another block
from bisect import bisect_left


def my_start(line, before):
    if line == 0:
        return 0, 0
    place = bisect_left(before, line)
    passed = before[place] if place < len(before) else before[-1]
    return place - 1, line - passed


# 15.5 wrong: means of 0 for empty groups
def my_join(one, two):
    (m, a), (n, b) = one, two
    if m + n == 0:
        return 0, 0
    return (m * a + n * b) / (a + b), a + b


# 15.5 wrong: moved by one value
def my_join(one, two):
    (m, a), (n, b) = one, two
    if b == 0:
        return one
    return m + (n - m) / (a + b), a + b


# 15.5 wrong: groups for numbers
def my_join(one, two):
    groups = [group for group in (one, two) if group[1]]
    if not groups:
        return 0, 0
    total = sum(number for _, number in groups)
    return sum(m * k for m, k in groups) / total, len(groups)


# 15.2 wrong: a round too many
def my_rounds(values):
    rounds = [list(values)]
    for _ in range(len(values).bit_length()):
        row = rounds[-1]
        rounds.append(["".join(row[i : i + 2]) for i in range(0, len(row), 2)])
    return rounds


# 15.3 wrong: line feeds added
def my_cut(lengths, size):
    n_blocks = (sum(lengths) - 1) // size + 1
    lines = [0] * n_blocks
    byte = 0
    for length in lengths:
        if byte // size < n_blocks:
            lines[byte // size] += 1
        byte += length + 1
    return lines


# 15.3 wrong: counted in two blocks
from itertools import accumulate

def my_cut(lengths, size):
    starts = [0, *accumulate(lengths)]
    end = starts.pop()
    return [
        sum(edge <= start <= edge + size for start in starts)
        for edge in range(0, end, size)
    ]


# 15.4 wrong: one line end exactly
def my_start(line, before):
    if line == 0:
        return 0, 0
    for block, feeds in enumerate(before):
        if feeds == line - 1:
            return block, 1
    return 0, line


# 15.4 wrong: blocks counted from the end
def my_start(line, before):
    if line == 0:
        return 0, 0
    for block, feeds in enumerate(reversed(before)):
        if feeds < line:
            return block, line - feeds


# 15.5 wrong: mean of means
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a == 0:
        return two
    if b == 0:
        return one
    return (m + n) / 2, a + b


# 15.5 wrong: second group for one value
def my_join(one, two):
    (m, a), (n, b) = one, two
    if b == 0:
        return one
    return (m * a + n) / (a + 1), a + 1


# 15.2 wrong: cut into halves
def my_rounds(values):
    values = list(values)
    if len(values) < 2:
        return [values]
    half = len(values) // 2
    left, right = my_rounds(values[:half]), my_rounds(values[half:])
    while len(left) < len(right):
        left.append(left[-1])
    rounds = [a + b for a, b in zip(left, right)]
    return rounds + [["".join(values)]]


# 15.3 wrong: each line from the front
def my_cut(lengths, size):
    lines = [0] * ((sum(lengths) - 1) // size + 1)
    for length in lengths:
        lines[(length - 1) // size] += 1
    return lines


# 15.4 wrong: whole file read
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = next(k for k, feeds in enumerate(before) if feeds < line)
    return block, line - before[block]


# 15.4 wrong: the nearest block
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = min(range(len(before)), key=lambda k: abs(before[k] - line))
    return block, abs(line - before[block])


# 15.4 wrong: line feeds of another block
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds < line)
    return block, max(0, line - before[block + 1])


# 15.4 wrong: stops one block late
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = 0
    while before[block] < line:
        block += 1
    return block, line - before[block - 1]


# 15.5 wrong: moved by one value
def my_join(one, two):
    (m, a), (n, b) = one, two
    if b == 0:
        return one
    if a == 0:
        return two
    return m + (n - m) / (a + b), a + b


# 15.5 wrong: groups for values
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a + b == 0:
        return 0, 0
    return (m * a + n * b) / (a + b), max(a, b) + 1


# 15.5 wrong: divided by the length of the pairs
def my_join(one, two):
    m, a, n, b = one + two
    if a == b == 0:
        return 0, 0
    weighted = [m] * a + [n] * b
    return sum(weighted) / len(one + two), len(weighted)


# 15.2 wrong: halved from above
def my_rounds(values):
    groups = [list(values)]
    rounds = [["".join(g) for g in groups]]
    while any(len(g) > 1 for g in groups):
        smaller = []
        for g in groups:
            mid = (len(g) + 1) // 2
            smaller += [half for half in (g[:mid], g[mid:]) if half]
        groups = smaller
        rounds.append(["".join(g) for g in groups])
    return rounds[::-1]


# 15.1 wrong: totals forgotten
def my_bytes(parts, max_order):
    numbers = max_order + 2
    return parts * numbers * 8


# 15.3 wrong: the nearest border
def my_cut(lengths, size):
    n_blocks = (sum(lengths) - 1) // size + 1
    lines = [0] * (n_blocks + 1)
    byte = 0
    for length in lengths:
        lines[round(byte / size)] += 1
        byte += length
    return lines[:n_blocks]


# 15.4 wrong: begins too late
def my_start(line, before):
    if line == 0:
        return 0, 0
    for block, feeds in enumerate(before):
        if feeds >= line:
            break
    return block, max(0, line - before[block])


# 15.4 wrong: one step back
from bisect import bisect


def my_start(line, before):
    if line == 0:
        return 0, 0
    block = bisect(before, line) - 1
    skip = line - before[block]
    return (block, skip) if skip else (block - 1, line - before[block - 1])


# 15.4 wrong: begins too early
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = 0
    for k, feeds in enumerate(before[1:]):
        if feeds < line:
            block = k
    return block, line - before[block]


# 15.5 wrong: number grows by 1
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a == 0 or b == 0:
        return two if a == 0 else one
    return (m * a + n * b) / (a + b), a + 1


# 15.1 wrong: precisions sent as well
def my_bytes(parts, max_order):
    integers = 0
    for what in ("matches", "totals", "precisions"):
        integers += max_order
    return parts * 8 * (integers + 2)


# 15.2 wrong: a round too few
def my_rounds(values):
    rounds = [list(values)]
    for _ in range(max(len(values), 1).bit_length() - 1):
        last = rounds[-1]
        rounds.append(["".join(last[i : i + 2]) for i in range(0, len(last), 2)])
    return rounds


# 15.3 wrong: the nearest border
def my_cut(lengths, size):
    n = (sum(lengths) - 1) // size + 1
    lines = [0] * n
    byte = 0
    for length in lengths:
        block = round(byte / size)
        lines[min(block, n - 1)] += 1
        byte += length
    return lines


# 15.4 wrong: begins too early
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = 0
    for k, feeds in enumerate(before[1:]):
        if feeds < line:
            block = k
    return block, line - before[block]


# 15.4 wrong: line feeds of another block
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds < line)
    return block, line - before[block - 1]


# 15.5 wrong: square roots for weights
def my_join(one, two):
    (m, a), (n, b) = one, two
    if a + b == 0:
        return 0, 0
    u, v = a**0.5, b**0.5
    return (m * u + n * v) / (u + v), a + b


# 15.1 wrong: rounds for messages
from math import ceil, log2


def my_bytes(parts, max_order):
    rounds = ceil(log2(parts)) if parts else 0
    return rounds * (2 * max_order + 2) * 8


# 15.3 wrong: the last block left out
from itertools import accumulate


def my_cut(lengths, size):
    starts = [0, *accumulate(lengths)][:-1]
    n = sum(lengths) // size
    return [
        len([s for s in starts if k * size <= s < (k + 1) * size])
        for k in range(n)
    ]


# 15.3 wrong: the line before alone
def my_cut(lengths, size):
    counts = [0] * -(-sum(lengths) // size)
    start = 0
    for length in lengths:
        counts[start // size] += 1
        start = +length
    return counts


# 15.5 wrong: means divided by all
def my_join(one, two):
    number = one[1] + two[1]
    if not number:
        return 0, 0
    return (one[0] + two[0]) / number, number


# 15.4 wrong: the block behind
from bisect import bisect


def my_start(line, before):
    if line == 0:
        return 0, 0
    block = bisect(before, line - 1)
    return block, line - before[block]


# 15.5 wrong: mean of means + numbers averaged
def my_join(one, two):
    return (one[0] + two[0]) / 2, (one[1] + two[1]) / 2


# 15.2 wrong: first and last round
def my_rounds(values):
    return [list(values), ["".join(values)]]



# 15.3 wrong: whole lines packed
def my_cut(lengths, size):
    counts = [0]
    room = size
    for length in lengths:
        if length > room:
            counts.append(0)
            room = size
        counts[-1] += 1
        room -= length
    return counts


# 15.4 wrong: both slips, and no number below 0
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = max(k for k, feeds in enumerate(before) if feeds <= line)
    return block, max(0, line - before[block] - 1)


# 15.4 wrong: first with enough
def my_start(line, before):
    if line == 0:
        return 0, 0
    block = next((k for k, feeds in enumerate(before) if feeds >= line), len(before) - 1)
    return block, abs(line - before[block])


# 15.5 wrong: a group as one value
def my_join(one, two):
    mean, number = one
    value, _ = two
    return ((mean * number + value) / (number + 1), number + 1)
