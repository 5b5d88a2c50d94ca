"""Exercises of chapter 15: sums in parts. What travels, in which order, and cut where."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate, pairwise, zip_longest
from math import floor, sqrt
from pickle import dumps
from random import Random
from typing import Any

from bleu.teach.exercise import Exercise, Misconception

Mean = tuple[float, int]
Start = tuple[int, int]

FAILURE = "15_cluster#the-failure-two-scores-make-no-third"
LAWS = "15_cluster#three-laws"
CUT = "15_cluster#cut-at-a-line"
WIRE = "15_cluster#what-goes-over-the-wire"
TREE = "15_cluster#a-chain-or-a-tree"


# ---- 15.1: my_bytes


def sent_home(
    parts: int,
    max_order: int,
    *,
    counts: Callable[[int], int] = lambda n: 2 * n + 2,
    width: int = 8,
    senders: Callable[[int], int] = lambda parts: parts,
) -> int:
    """Bytes of the sums that the parts send: eight for each of their integers."""
    return senders(parts) * counts(max_order) * width


def edge_bytes(random: Random) -> tuple[int, int]:
    """Few parts, and orders from 1 on."""
    return random.choice([0, 1, 2, 3, 4, 8, 300]), random.choice([1, 2, 3, 4, 8, 20])


MY_BYTES = Exercise(
    "15.1",
    "my_bytes",
    sent_home,
    WIRE,
    cases=[(1, 4), (100, 4), (3, 1), (0, 4), (7, 2)],
    generate=lambda random: random.choice(
        ((lambda random: (random.randint(1, 300), random.randint(1, 6))), edge_bytes)
    )(random),
    count=220,
    kinds={
        "no parts": lambda parts, max_order: not parts,
        "one part": lambda parts, max_order: parts == 1,
        "order 1": lambda parts, max_order: max_order == 1,
    },
    accepts=lambda parts, max_order: parts >= 0 and max_order >= 1,
    wrong=(
        Misconception(
            "lengths forgotten",
            "Two integers of each part are missing: the two lengths, or the matches and the"
            " total of one order.",
            WIRE,
            (
                "By hand: what does a part send for order 1?",
                "What does a `BleuStats` hold besides matches and totals?",
            ),
            steps={"counts": lambda n: 2 * n},
        ),
        Misconception(
            "totals forgotten",
            "It is as if each part sent two integers, and one for each order. A precision"
            " needs two.",
            WIRE,
            ("A precision is a fraction: what stands above the line, what below it?",),
            steps={"counts": lambda n: n + 2},
        ),
        Misconception(
            "one length forgotten",
            "One integer of each part is missing: one of the two lengths, say. The"
            " penalty compares two.",
            WIRE,
            steps={"counts": lambda n: 2 * n + 1},
        ),
        Misconception(
            "always order 4",
            "Each part sends ten integers, whatever the highest order is.",
            WIRE,
            ("Ten is the number for order 4. How does it come about?",),
            steps={"counts": lambda n: 10},
        ),
        Misconception(
            "one byte each",
            "It is the number of integers, as if each had one byte. Here it has eight.",
            WIRE,
            steps={"width": 1},
        ),
        Misconception(
            "bits for bytes",
            "It is eight times too large, as if counted in bits. Eight of them are a"
            " byte.",
            WIRE,
            steps={"width": 64},
        ),
        Misconception(
            "additions for messages",
            "It is the bytes of one part less. There is one addition fewer than there are"
            " parts; but each part sends, the first one too.",
            WIRE,
            steps={"senders": lambda parts: parts - 1},
        ),
        Misconception(
            "parts forgotten",
            "Those are the bytes of one part. All parts send.",
            WIRE,
            steps={"senders": lambda parts: 1},
        ),
        Misconception(
            "lengths of one part",
            "The two lengths are sent once for all. Each part has its own.",
            WIRE,
            ("What does each part know of the length of the others?",),
            program=lambda parts, n: (parts * 2 * n + 2) * 8,
        ),
        Misconception(
            "lengths of one byte",
            "The two lengths are taken for one byte each. They have eight, too.",
            WIRE,
            ("Is a bracket missing?",),
            program=lambda parts, n: parts * (2 * n * 8 + 2),
        ),
        Misconception(
            "lengths for each order",
            "Four integers are counted for each order. Matches and totals hang on the"
            " order; the two lengths do not.",
            WIRE,
            ("How often does a text have a length?",),
            steps={"counts": lambda n: 4 * n},
        ),
        Misconception(
            "half of the bytes",
            "It is half of what is sent: as if an integer had four bytes, or as if only every"
            " second one were sent. Each order has two counts, and a text has two lengths.",
            WIRE,
            ("By hand: how many integers does a part send for order 1?",),
            steps={"width": 4},
        ),
        Misconception(
            "bytes of a pickle",
            "The bytes of a pickled list are counted. They hang on the numbers in it; eight"
            " for each integer are asked for.",
            WIRE,
            program=lambda parts, n: parts * len(dumps([0] * (2 * n + 2))),
        ),
        Misconception(
            "orders from 0",
            "Two integers of each part are too many: one order more, or the two lengths a second"
            " time. There are as many orders as the highest one says, and two lengths.",
            WIRE,
            ("By hand: what does a part send for order 1?",),
            steps={"counts": lambda n: 2 * n + 4},
        ),
        Misconception(
            "one count for each order alone",
            "One count for each order is sent, and nothing else: a precision needs two, and"
            " the penalty two lengths.",
            WIRE,
            ("What does a `BleuStats` hold?",),
            steps={"counts": lambda n: n},
        ),
        Misconception(
            "one integer too many",
            "One integer of each part is too many. There are matches and totals of each"
            " order, and two lengths, and no more.",
            WIRE,
            steps={"counts": lambda n: 2 * n + 3},
        ),
        Misconception(
            "parentheses left out",
            "The matches and totals are not multiplied by the eight bytes, and the two lengths"
            " not by the parts, as without parentheses.",
            WIRE,
            program=lambda parts, n: parts * 2 * n + 2 * 8,
        ),
        Misconception(
            "parentheses left out",
            "Nothing is multiplied by the eight bytes, and the two lengths are not multiplied by"
            " the parts either, as without parentheses.",
            WIRE,
            program=lambda parts, n: parts * 2 * n + 2,
        ),
        Misconception(
            "parentheses left out",
            "The two lengths are multiplied neither by the parts nor by the eight bytes, as"
            " without parentheses.",
            WIRE,
            program=lambda parts, n: parts * 8 * 2 * n + 2,
        ),
        *(
            Misconception(
                "kilobytes for bytes",
                f"The result is in kilobytes, of {many} bytes each; bytes are asked for.",
                WIRE,
                after=lambda found, parts, n, size=size: found / size,
            )
            for many, size in (("1,024", 1024), ("1,000", 1000))
        ),
        Misconception(
            "parentheses left out",
            "The two lengths have eight bytes each, and the matches and totals one, as without parentheses. All of them are integers of eight bytes.",
            WIRE,
            program=lambda parts, n: parts * (2 * n + 2 * 8),
        ),
        *(
            Misconception(
                "rounds for messages",
                "It goes by the rounds of a tree, and not by the parts, as if one part sent in"
                " each round. All parts send.",
                WIRE,
                steps={"senders": senders},
            )
            for senders in (
                lambda parts: (parts - 1).bit_length(),
                lambda parts: max(1, (parts - 1).bit_length()),
                lambda parts: (parts - 1).bit_length() if parts else 0,
            )
        ),
        Misconception(
            "more counts for higher orders",
            "Order n is sent as n numbers of matches and n totals. Each order has one number of"
            " matches and one total.",
            WIRE,
            ("How many integers does a part send for order 3 alone?",),
            steps={"counts": lambda n: n * (n + 1) + 2},
        ),
        Misconception(
            "one total alone",
            "It is as if matches of each order, two lengths and one total were sent. The orders"
            " have totals of their own, and lengths do not tell them in a corpus.",
            WIRE,
            (
                "How many bigrams have ten words in two sentences, and how many in three?",
            ),
            steps={"counts": lambda n: n + 3},
        ),
        Misconception(
            "precisions sent as well",
            "Three numbers are counted for each order, as if its precision were sent as well. A"
            " precision does not add: it is divided at the end, from the sums.",
            WIRE,
            ("What does a `BleuStats` hold?",),
            steps={"counts": lambda n: 3 * n + 2},
        ),
    ),
)


# ---- 15.2: my_rounds


def rounds(
    values: Sequence[str],
    *,
    join: Callable[[str, str], str] = lambda one, two: one + two,
    left: Callable[[list[str]], list[str]] = lambda rest: rest,
) -> list[list[str]]:
    """The rounds of a tree: neighbors joined two by two, a lone last one as it is."""
    found = [list(values)]
    while len(found[-1]) > 1:
        last = found[-1]
        even = len(last) - len(last) % 2
        joined = [join(last[i], last[i + 1]) for i in range(0, even, 2)]
        found.append(joined + left(last[even:]))
    return found


def ends_first(values: Sequence[str]) -> list[list[str]]:
    """The first is joined with the last, the second with the last but one."""
    found = [list(values)]
    while (n := len(found[-1])) > 1:
        last = found[-1]
        joined = [last[i] + last[n - 1 - i] for i in range(n // 2)]
        found.append(joined + ([last[n // 2]] if n % 2 else []))
    return found


def halves_apart(values: Sequence[str]) -> list[list[str]]:
    """The first of one half is joined with the first of the other."""
    found = [list(values)]
    while (n := len(found[-1])) > 1:
        last = found[-1]
        joined = [last[i] + last[i + n // 2] for i in range(n // 2)]
        found.append(joined + ([last[-1]] if n % 2 else []))
    return found


def chain_of_sums(values: Sequence[str]) -> list[list[str]]:
    """Each round joins the first two alone."""
    found = [list(values)]
    while len(found[-1]) > 1:
        one, two, *rest = found[-1]
        found.append([one + two, *rest])
    return found


def joined_twice(values: Sequence[str]) -> list[list[str]]:
    """Each value is joined with both of its neighbors."""
    found = [list(values)]
    while len(found[-1]) > 1:
        found.append([one + two for one, two in pairwise(found[-1])])
    return found


def by_rounds(
    values: Sequence[Any], following: Callable[[list[Any]], list[Any]]
) -> list[list[Any]]:
    """All rounds, each made of the one before."""
    found = [list(values)]
    while len(found[-1]) > 1:
        found.append(following(found[-1]))
    return found


def pairs(values: list[str]) -> list[str]:
    """Neighbors, joined two by two."""
    return [one + two for one, two in zip(values[::2], values[1::2])]


def odd_one_to_the_last_pair(values: Sequence[str]) -> list[list[str]]:
    """Three values are joined where a pair and a lone one stand."""

    def following(last: list[str]) -> list[str]:
        joined = pairs(last)
        if len(last) % 2:
            joined[-1] += last[-1]
        return joined

    return by_rounds(values, following)


def edge_values(random: Random) -> tuple[list[str]]:
    """Equal values, longer and empty ones, and up to 14 of them."""
    count = random.choice([1, 2, 3, 5, 6, 6, 7, 9, 10, 12, 13, 14])
    values = random.choice([["a"], ["a", "b"], ["ab", "c", ""], ["b", "a", "c", "d"]])
    return (random.choices(values, k=count),)


def set_aside(values: Sequence[str]) -> list[list[str]]:
    """Those without a neighbor come in when all others are joined."""
    row, aside, found = list(values), list[str](), [list(values)]
    while len(row) + len(aside) > 1:
        if len(row) == 1:
            row = [row[0] + aside.pop()]
        else:
            aside += [row.pop()] if len(row) % 2 else []
            row = pairs(row)
        found.append(row + aside[::-1])
    return found


def waiting_in_one(values: Sequence[str]) -> list[list[str]]:
    """Those without a neighbor are joined with each other, and come in at the very end."""
    row, waiting, found = list(values), "", [list(values)]
    while len(row) > 1:
        if len(row) % 2:
            waiting = row.pop() + waiting
        row = pairs(row)
        found.append([*row, waiting] if waiting else row)
    return [*found, [row[0] + waiting]] if waiting else found


def a_round_too_many(values: Sequence[str]) -> list[list[str]]:
    """Where the number of values is a power of two, the last round comes twice."""
    found = rounds(values)
    count = len(values)
    return found + [found[-1]] * (count > 0 and count & (count - 1) == 0)


def tree_of_halves(values: Sequence[str]) -> list[list[str]]:
    """The trees of two halves, side by side, and all values in one."""
    if len(values) < 2:
        return [list(values)]
    half = len(values) // 2
    left, right = tree_of_halves(values[:half]), tree_of_halves(values[half:])
    left += left[-1:] * (len(right) - len(left))
    return [a + b for a, b in zip(left, right)] + [["".join(values)]]


def halved_from_above(longer_first: bool, values: Sequence[str]) -> list[list[str]]:
    """All halves, from the whole list down to single values, turned round."""
    groups = [list(values)]
    found = [["".join(group) for group in groups]]
    for _ in values:
        if all(len(group) < 2 for group in groups):
            break
        cuts = [(len(g) + longer_first) // 2 for g in groups]
        halves = [half for g, k in zip(groups, cuts) for half in (g[:k], g[k:])]
        groups = [half for half in halves if half]
        found.append(["".join(group) for group in groups])
    return found[::-1]


MY_ROUNDS = Exercise(
    "15.2",
    "my_rounds",
    rounds,
    TREE,
    cases=[
        (list("abcd"),),
        (list("abcde"),),
        (list("abc"),),
        (["a"],),
        (list("ab"),),
        (list("abcdefg"),),
    ],
    generate=lambda random: random.choice(
        (
            (
                lambda random: (
                    [random.choice("uvwxyz") for _ in range(random.randint(1, 11))],
                )
            ),
            edge_values,
        )
    )(random),
    count=220,
    kinds={
        "one value": lambda values: len(values) == 1,
        "an odd number of values": lambda values: len(values) % 2 == 1,
    },
    parts={
        "the number of rounds": lambda values: len(rounds(values)),
        "the last round": lambda values: rounds(values)[-1],
    },
    accepts=lambda values: len(values) >= 1,
    wrong=(
        Misconception(
            "odd one lost",
            "Where the number is odd, the last value is lost. Nobody would notice: no error"
            " comes, and the sum is too small.",
            TREE,
            (
                "Three parts: who takes the third along?",
                "A value without a neighbor goes into the next round as it is.",
            ),
            steps={"left": lambda rest: []},
        ),
        Misconception(
            "neighbors change places",
            "The right one is put before the left one. Counts do not mind, but other sums"
            " do: lists of lines, say, get out of order.",
            LAWS,
            ("Which law do you use when you swap the two?",),
            steps={"join": lambda one, two: two + one},
        ),
        Misconception(
            "ends joined",
            "The first is joined with the last. The brackets may move; the values may not.",
            LAWS,
            ("Only neighbors are joined.",),
            program=ends_first,
        ),
        Misconception(
            "halves joined",
            "The first of one half is joined with the first of the other. That changes the"
            " order of the values.",
            LAWS,
            ("Only neighbors are joined.",),
            program=halves_apart,
        ),
        Misconception(
            "chain for tree",
            "Each round joins the first two alone, and the others wait: that is a chain."
            " In a tree all pairs of a round are joined at once.",
            TREE,
            program=chain_of_sums,
        ),
        Misconception(
            "joined on both sides",
            "A value is joined with the one before it and with the one after it, so it is"
            " there twice. A sum would count it twice.",
            TREE,
            ("After a pair, the next one begins two places on.",),
            program=joined_twice,
        ),
        Misconception(
            "last round alone",
            "That is the last round. All rounds are asked for, from the values themselves on.",
            TREE,
            program=lambda values: rounds(values)[-1],
        ),
        Misconception(
            "first round left out",
            "The values themselves are the first round, and it is not there.",
            TREE,
            program=lambda values: rounds(values)[1:],
        ),
        Misconception(
            "three at once",
            "Where the number is odd, the last value joins the pair before it, in the same"
            " round. It should wait for the next one.",
            TREE,
            ("A value without a neighbor goes into the next round as it is.",),
            program=odd_one_to_the_last_pair,
        ),
        Misconception(
            "odd one to the front",
            "The value without a neighbor is put in front. The brackets may move; the values"
            " may not.",
            LAWS,
            ("Where does it stand, before and after?",),
            program=lambda values: by_rounds(
                values,
                lambda last: (
                    last[len(last) // 2 * 2 :] + pairs(last[: len(last) // 2 * 2])
                ),
            ),
        ),
        Misconception(
            "pairs from the end",
            "The pairs are made from the end, so the *first* value is left over. The last one"
            " should be.",
            TREE,
            program=lambda values: by_rounds(
                values,
                lambda last: last[: len(last) % 2] + pairs(last[len(last) % 2 :]),
            ),
        ),
        Misconception(
            "halves joined",
            "The first of one half is joined with the first of the other. That changes the"
            " order of the values.",
            LAWS,
            ("Only neighbors are joined.",),
            program=lambda values: by_rounds(
                values,
                lambda last: [
                    "".join(pair)
                    for pair in zip_longest(
                        last[: (len(last) + 1) // 2],
                        last[(len(last) + 1) // 2 :],
                        fillvalue="",
                    )
                ],
            ),
        ),
        Misconception(
            "one list for all rounds",
            "All rounds are the last one, as if one list were changed in place. Each"
            " round needs a list of its own.",
            TREE,
            (
                "After `rounds.append(row)`, what happens to the rounds when `row` changes?",
            ),
            program=lambda values: [rounds(values)[-1]] * len(rounds(values)),
        ),
        Misconception(
            "last join left out",
            "The last round is missing, as if it stopped while two values are left. It"
            " should go on to one.",
            TREE,
            ("How long is the last round?",),
            program=lambda values: rounds(values)[: -1 if len(values) > 1 else None],
        ),
        Misconception(
            "one round alone",
            "There is no round of joining but the first.",
            TREE,
            ("Until how many values are left should it go on?",),
            program=lambda values: rounds(values)[:2],
        ),
        Misconception(
            "pairs not joined",
            "The pairs are put side by side, and not joined with `+`.",
            TREE,
            ('What is `"a" + "b"`?',),
            program=lambda values: by_rounds(
                values,
                lambda last: [tuple(last[i : i + 2]) for i in range(0, len(last), 2)],
            ),
        ),
        Misconception(
            "pairs not joined",
            "The pairs are put side by side, and not joined with `+`.",
            TREE,
            ('What is `"a" + "b"`?',),
            program=lambda values: by_rounds(
                values,
                lambda last: [last[i : i + 2] for i in range(0, len(last), 2)],
            ),
        ),
        Misconception(
            "a plus sign written",
            "A plus sign stands between the two, as text. `+` joins two strings, and leaves no"
            " sign.",
            TREE,
            ('What is `"a" + "b"`?',),
            steps={"join": lambda one, two: f"{one}+{two}"},
        ),
        Misconception(
            "joined at least once",
            "A single value makes a second round, as if something were always joined. With one"
            " value nothing is left to join.",
            TREE,
            ("When is the length looked at: before a round is made, or after?",),
            program=lambda values: (
                rounds(values) if len(values) > 1 else [[*values], [*values]]
            ),
        ),
        Misconception(
            "joined with a space",
            "A space is put between the two. `+` adds nothing.",
            TREE,
            steps={"join": lambda one, two: f"{one} {two}"},
        ),
        Misconception(
            "chain for tree",
            "Each round joins the last two alone, and the others wait: that is a chain. In a"
            " tree all pairs of a round are joined at once.",
            TREE,
            program=lambda values: by_rounds(
                values, lambda last: [*last[:-2], last[-2] + last[-1]]
            ),
        ),
        Misconception(
            "three by three",
            "Three values are joined at a time. Neighbors are joined two by two.",
            TREE,
            program=lambda values: by_rounds(
                values,
                lambda last: ["".join(last[i : i + 3]) for i in range(0, len(last), 3)],
            ),
        ),
        Misconception(
            "joined with itself",
            "The last value without a neighbor is joined with itself. A sum would count it"
            " twice.",
            TREE,
            ("A value without a neighbor goes into the next round as it is.",),
            steps={"left": lambda rest: [2 * one for one in rest]},
        ),
        Misconception(
            "last value without its list",
            "The last round is the value itself. Each round is a list, this one with one value.",
            TREE,
            after=lambda found, values: [*found[:-1], found[-1][0]],
        ),
        *(
            Misconception(
                "set aside to the end",
                f"A value without a neighbor is set aside until all others are joined{then}. It"
                " should be there in the next round: it may have a neighbor then.",
                TREE,
                ("Six values: how many are left after one round, and after two?",),
                program=program,
            )
            for then, program in (
                ("", set_aside),
                (", and joined meanwhile with others set aside", waiting_in_one),
            )
        ),
        Misconception(
            "a round too many",
            "For 1, 2, 4, 8 values and so on the last round comes twice, as where the number of rounds is reckoned before: it is one too many there.",
            TREE,
            (
                "How many rounds of joining do two values need? What is `(2).bit_length()`?",
            ),
            program=a_round_too_many,
        ),
        Misconception(
            "a round too few",
            "The last round is missing, but for 1, 2, 4, 8 values and so on: as where the number"
            " of rounds is reckoned before, and rounded down. It should go on to one value.",
            TREE,
            ("How many rounds of joining do three values need, and how many do four?",),
            program=lambda values: rounds(values)[: len(values).bit_length()],
        ),
        Misconception(
            "cut into halves",
            "The values are cut into halves, and each half has a tree of its own, shown side by side. Here neighbors are joined from the front, two by two.",
            TREE,
            ("Which of three values is alone in the first round?",),
            program=tree_of_halves,
        ),
        *(
            Misconception(
                "halved from above",
                "The list is halved, and its halves are halved again; where a number is odd, the"
                f" {longer} half is the longer one. Read backwards, that is another tree. Here"
                " neighbors are joined two by two, from the left.",
                TREE,
                ("Which letters of `abcde` are joined in the first round?",),
                program=partial(halved_from_above, longer == "left"),
            )
            for longer in ("left", "right")
        ),
        Misconception(
            "first and last round",
            "Only the first round and the last are there, and of a single value the same one twice."
            " The rounds between them belong into the list.",
            TREE,
            program=lambda values: [list(values), rounds(values)[-1]],
        ),
    ),
)


# ---- 15.3: my_cut


def cut(
    lengths: Sequence[int],
    size: int,
    *,
    stands: Callable[[int, int], int] = lambda begin, end: begin,
) -> list[int]:
    """Lines for each block of bytes: a line belongs to the block that it begins in."""
    ends = list(accumulate(lengths))
    begins = [0, *ends[:-1]]
    n_blocks = (ends[-1] - 1) // size + 1
    found = [0] * n_blocks
    for begin, end in zip(begins, ends):
        found[stands(begin, end) // size] += 1
    return found


def packed_lines(lengths: Sequence[int], size: int) -> list[int]:
    """Lines for each block, where a block holds whole lines only."""
    found, room = [0], size
    for length in lengths:
        if length > room:
            found.append(0)
            room = size
        found[-1] += 1
        room -= length
    return found


def in_each_block(lengths: Sequence[int], size: int) -> list[int]:
    """A line is counted in every block that has a byte of it."""
    ends = list(accumulate(lengths))
    found = [0] * ((ends[-1] - 1) // size + 1)
    for begin, end in zip([0, *ends], ends):
        for block in range(begin // size, (end - 1) // size + 1):
            found[block] += 1
    return found


def whole_lines(lengths: Sequence[int], size: int) -> list[int]:
    """A line that lies in two blocks is lost."""
    ends = list(accumulate(lengths))
    found = [0] * ((ends[-1] - 1) // size + 1)
    for begin, end in zip([0, *ends], ends):
        if begin // size == (end - 1) // size:
            found[begin // size] += 1
    return found


def filled_up(lengths: Sequence[int], size: int) -> list[int]:
    """Lines are packed until a block is full, so a cut moves with the lines before it."""
    found, used = [0], 0
    for length in lengths:
        if used and used + length > size:
            found.append(0)
            used = 0
        found[-1] += 1
        used += length
    return found


def lines_of_bytes(random: Random) -> tuple[list[int], int]:
    """Some lengths of lines, line feeds included, and a size of blocks."""
    lengths = [random.randint(1, 12) for _ in range(random.randint(1, 9))]
    return lengths, random.randint(2, 15)


def counted_at(
    lengths: Sequence[int], size: int, n_blocks: int, place: Callable[[int, int], int]
) -> list[int]:
    """Each line in the block of some byte, and in the last of the blocks at most."""
    found = [0] * n_blocks
    for begin, length in zip([0, *accumulate(lengths)], lengths):
        found[min(place(begin, begin + length) // size, n_blocks - 1)] += 1
    return found


def bytes_of_lines(lengths: Sequence[int], size: int) -> list[int]:
    """The lengths of the lines that begin in each block."""
    found = [0] * ((sum(lengths) - 1) // size + 1)
    for begin, length in zip([0, *accumulate(lengths)], lengths):
        found[begin // size] += length
    return found


def begun_anew(lengths: Sequence[int], size: int) -> list[int]:
    """A block ends with the line that fills it, and the next begins behind that line."""
    found, used = [0], 0
    for length in lengths:
        found[-1] += 1
        used += length
        if used >= size:
            found.append(0)
            used = 0
    return found if found[-1] else found[:-1]


def lengths_of_blocks(lengths: Sequence[int], size: int) -> list[list[int]]:
    """The lengths of the lines that begin in each block."""
    blocks: list[list[int]] = [[] for _ in cut(lengths, size)]
    for length, begin in zip(lengths, accumulate(lengths, initial=0)):
        blocks[begin // size].append(length)
    return blocks


def block_of_the_next(lengths: Sequence[int], size: int) -> list[int]:
    """The number of lines whose end is followed by this block."""
    lines = [0 for _ in cut(lengths, size)]
    for behind in accumulate(lengths):
        lines[min(behind // size, len(lines) - 1)] += 1
    return lines


def the_line_before(lengths: Sequence[int], size: int) -> list[int]:
    """A line begins where the length of the line before says."""
    lines = [0] * -(-sum(lengths) // size)
    for start in [0, *lengths[:-1]] if lengths else []:
        lines[start // size] += 1
    return lines


def behind_the_line(lengths: Sequence[int], size: int) -> list[int]:
    """Each line in the block of the byte behind it; nothing for one behind the last."""
    lines = [0] * ((sum(lengths) - 1) // size + 2)
    for behind in accumulate(lengths):
        lines[behind // size] += 1
    return lines[:-1]


def one_block_on(lengths: Sequence[int], size: int) -> list[int]:
    """After a border, the next block and no later one."""
    lines = [0] * ((sum(lengths) - 1) // size + 1)
    block = 0
    for begin in accumulate(lengths[:-1], initial=0):
        block += begin >= (block + 1) * size
        lines[block] += 1
    return lines


def numbers_of_lines(lengths: Sequence[int], size: int) -> list[list[int]]:
    """Which lines begin in each block."""
    blocks: list[list[int]] = [[] for _ in cut(lengths, size)]
    for number, begin in enumerate(accumulate(lengths[:-1], initial=0)):
        blocks[begin // size].append(number)
    return blocks


def edge_lines(random: Random) -> tuple[list[int], int]:
    """Blocks of one byte, lines of just a block or of several, equal lines."""
    size = random.choice([1, 2, 3, 4, 8])
    few = [1, size, size, 2 * size, 3 * size, size + 1, max(1, size - 1), 2 * size - 1]
    lengths = random.sample(few, random.randint(1, 3))
    return random.choices(lengths, k=random.randint(1, 6)), size


def pieces(lengths: Sequence[int], size: int) -> list[int]:
    """A line that is longer than a block is cut, and each piece counts."""
    cut_up = [
        length
        for line in lengths
        for length in [size] * ((line - 1) // size) + [(line - 1) % size + 1]
    ]
    return cut(cut_up, size)


def rounded_blocks(lengths: Sequence[int], size: int) -> list[int]:
    """The number of blocks is rounded, and may be too small for the last lines."""
    found = [0] * round(sum(lengths) / size)
    for begin in accumulate(lengths[:-1], initial=0):
        found[begin // size] += 1
    return found


def a_byte_more(lengths: Sequence[int], size: int) -> list[int]:
    """Each line feed counts once more; what begins behind the last block is lost."""
    found = [0] * ((sum(lengths) - 1) // size + 1)
    begin = 0
    for length in lengths:
        if begin // size < len(found):
            found[begin // size] += 1
        begin += length + 1
    return found


def twice_on_a_border(lengths: Sequence[int], size: int) -> list[int]:
    """A line that begins on a border belongs to both blocks."""
    *begins, end = accumulate(lengths, initial=0)
    return [
        sum(edge <= begin <= edge + size for begin in begins)
        for edge in range(0, end, size)
    ]


def each_from_the_front(lengths: Sequence[int], size: int) -> list[int]:
    """The block that a line would end in, if it were the first."""
    found = [0] * ((sum(lengths) - 1) // size + 1)
    for length in lengths:
        found[(length - 1) // size] += 1
    return found


def by_the_nearest_border(lengths: Sequence[int], size: int) -> list[int]:
    """Rounded, where it has to be cut off; what goes behind the last block is lost."""
    count = (sum(lengths) - 1) // size + 1
    found = [0] * (count + 1)
    for begin in accumulate(lengths[:-1], initial=0):
        found[round(begin / size)] += 1
    return found[:count]


def to_the_nearest_block(lengths: Sequence[int], size: int) -> list[int]:
    """Rounded; what would go behind the last block goes to the last."""
    found = [0] * ((sum(lengths) - 1) // size + 1)
    for begin in accumulate(lengths[:-1], initial=0):
        found[min(round(begin / size), len(found) - 1)] += 1
    return found


MY_CUT = Exercise(
    "15.3",
    "my_cut",
    cut,
    CUT,
    cases=[
        ([4, 4, 4, 4], 8),
        ([5, 6, 5], 8),
        ([20], 8),
        ([3, 20, 3], 8),
        ([8, 8], 8),
        ([1], 4),
    ],
    generate=lambda random: random.choice((lines_of_bytes, edge_lines))(random),
    count=400,
    kinds={
        "a line longer than a block": lambda lengths, size: max(lengths) > size,
        "a line after the first that begins where a block does": lambda lengths, size: (
            any(end % size == 0 for end in list(accumulate(lengths))[:-1])
        ),
        "one block": lambda lengths, size: sum(lengths) <= size,
    },
    parts={
        "the number of blocks": lambda lengths, size: (sum(lengths) - 1) // size + 1,
        "the number of lines in all": lambda lengths, size: len(lengths),
    },
    accepts=lambda lengths, size: (
        len(lengths) > 0 and size > 0 and all(length > 0 for length in lengths)
    ),
    wrong=(
        Misconception(
            "the block of its end",
            "Each block gets the number of lines that *end* in it.",
            CUT,
            ("Which of its bytes decides: the first or the last?",),
            steps={"stands": lambda begin, end: end - 1},
        ),
        Misconception(
            "counted in two blocks",
            "A line is counted in every block that has a byte of it. One that lies in two"
            " would be scored twice.",
            CUT,
            ("Add up your numbers: how many lines are there?",),
            program=in_each_block,
        ),
        Misconception(
            "cut lines lost",
            "A line that lies in two blocks, or more, is lost. Each line belongs to one"
            " block.",
            CUT,
            ("Add up your numbers: how many lines are there?",),
            program=whole_lines,
        ),
        Misconception(
            "blocks filled up",
            "Lines are packed into a block as long as they fit as a whole. Then a cut"
            " hangs on all lines before it, and nobody can look through the middle of the"
            " file alone.",
            CUT,
            ("Block k begins at byte k times the size, whatever the lines are.",),
            program=filled_up,
        ),
        Misconception(
            "empty blocks left out",
            "A block in which no line begins is left out. Its number is 0.",
            CUT,
            after=lambda found, lengths, size: (
                [n for n in found if n] if isinstance(found, list) else found
            ),
        ),
        Misconception(
            "middle of the line",
            "A line is given to the block that has its middle.",
            CUT,
            steps={"stands": lambda begin, end: (begin + end) // 2},
        ),
        Misconception(
            "the block after its end",
            "A line is given to the block in which the *next* line begins, or would"
            " begin: where the last block is full, one more stands at the end.",
            CUT,
            ("When do you add its length: before you count it, or after?",),
            program=lambda lengths, size: counted_at(
                lengths, size, sum(lengths) // size + 1, lambda begin, end: end
            ),
        ),
        Misconception(
            "a block too many",
            "Where the file ends with a full block, there is an empty one more. No byte"
            " stands in it.",
            CUT,
            ("How many blocks have 16 bytes, in blocks of 8?",),
            program=lambda lengths, size: counted_at(
                lengths, size, sum(lengths) // size + 1, lambda begin, _: begin
            ),
        ),
        Misconception(
            "last blocks left out",
            "The list ends with the last block in which a line begins. The blocks after it"
            " have bytes, and no line: their number is 0.",
            CUT,
            ("A line of 20 bytes in blocks of 8: how many blocks has the file?",),
            program=lambda lengths, size: cut(lengths, size)[
                : sum(lengths[:-1]) // size + 1
            ],
        ),
        Misconception(
            "last block dropped",
            "The last block is dropped where it is not full, with the lines in it, unless it is"
            " the only one.",
            CUT,
            ("Add up your numbers: how many lines are there?",),
            program=lambda lengths, size: cut(lengths, size)[
                : max(1, sum(lengths) // size)
            ],
        ),
        Misconception(
            "bytes from 1",
            "A line that begins with a block's last byte is given to the block after it, where"
            " there is one, as if the bytes were counted from 1. The first one is byte 0.",
            CUT,
            ("Which block has byte 7, and which has byte 8, in blocks of 8?",),
            program=lambda lengths, size: counted_at(
                lengths,
                size,
                (sum(lengths) - 1) // size + 1,
                lambda begin, _: begin + 1,
            ),
        ),
        Misconception(
            "border to the block before",
            "A line that begins where a block does is given to the block before, where there is"
            " one. Its first byte stands in the new one.",
            CUT,
            ("Which block has byte 7, and which has byte 8, in blocks of 8?",),
            steps={"stands": lambda begin, end: max(0, begin - 1)},
        ),
        Misconception(
            "bytes for lines",
            "The lengths of the lines are added up. Their number is asked for.",
            CUT,
            ("What grows by 1 with each line?",),
            program=bytes_of_lines,
        ),
        Misconception(
            "line feeds added",
            "One byte more is added for each line. The lengths have the line feeds in them.",
            CUT,
            program=lambda lengths, size: cut([n + 1 for n in lengths], size),
        ),
        Misconception(
            "begun anew",
            "It is as if the bytes were counted from 0 again after each block, so what"
            " stands over is lost. A block ends at its byte, in the middle of a line if"
            " need be.",
            CUT,
            ("Block k begins at byte k times the size, whatever the lines are.",),
            program=begun_anew,
        ),
        Misconception(
            "last block joined",
            "A last block that is not full is not there, and its lines are given to the block"
            " before, unless it is the only one. It is a block like the others.",
            CUT,
            ("How many blocks have 20 bytes, in blocks of 8?",),
            program=lambda lengths, size: counted_at(
                lengths, size, max(1, sum(lengths) // size), lambda begin, _: begin
            ),
        ),
        Misconception(
            "lines begun so far",
            "For each block it is how many lines have begun by its end, from the front of the"
            " file on. The lines of each block by itself are asked for.",
            CUT,
            ("Add up your numbers: how many lines are there?",),
            program=lambda lengths, size: [*accumulate(cut(lengths, size))],
        ),
        Misconception(
            "a block for each line",
            "It is a block for each line. A number of lines for each block is asked for.",
            CUT,
            ("How long is the list when the file has one block, and many lines?",),
            program=lambda lengths, size: [
                begin // size for begin in [0, *accumulate(lengths)][:-1]
            ],
        ),
        Misconception(
            "lengths for numbers",
            "The lengths of the lines stand in each block. How many lines are there is asked for.",
            CUT,
            program=lengths_of_blocks,
        ),
        Misconception(
            "the block of the next line",
            "Each line is given to the block in which the line after it begins, and the"
            " last line to the last block.",
            CUT,
            ("Which comes first: to ask for the block, or to add the length?",),
            program=block_of_the_next,
        ),
        Misconception(
            "the block of the next line",
            "A line counts where the line behind it begins, or would begin, and not where it begins itself; where the last block is full, the last line is lost.",
            CUT,
            ("In which order: to count a line, and to go on behind it?",),
            program=behind_the_line,
        ),
        Misconception(
            "one block on",
            "Behind a line it goes on by one block at most. A long line may reach over several.",
            CUT,
            ("`if` asks once, `while` again and again.",),
            program=one_block_on,
        ),
        Misconception(
            "lists for numbers",
            "These are the lines that begin in each block. How many they are is asked for.",
            CUT,
            program=numbers_of_lines,
        ),
        Misconception(
            "pieces of a long line",
            "A line longer than a block is cut, and each piece of it counts as a line. It is"
            " one line, and belongs to the block of its first byte.",
            CUT,
            ("Add up your numbers: how many lines are there?",),
            program=pieces,
        ),
        Misconception(
            "lines before each block",
            "It is how many lines begin before each block, and before the end of the file. The"
            " lines of each block by itself are asked for.",
            CUT,
            ("How long is the list, and how many blocks are there?",),
            program=lambda lengths, size: [*accumulate(cut(lengths, size), initial=0)],
        ),
        Misconception(
            "blocks rounded",
            "The number of blocks is rounded to the nearest, and there is an error where a line"
            " begins behind them. A block that is not full is a block: it is rounded up.",
            CUT,
            ("How many blocks have 10 bytes, in blocks of 8?",),
            program=rounded_blocks,
        ),
        Misconception(
            "line feeds added",
            "One byte is added for each line feed, and a line that then begins behind the last block is lost. The lengths hold the line feeds already.",
            CUT,
            ("Two lines of one byte each: at which byte does the second begin?",),
            program=a_byte_more,
        ),
        Misconception(
            "counted in two blocks",
            "A line that begins on the border of two blocks is counted in both. It begins in the second one.",
            CUT,
            ("Which byte is the last of a block, and which the first of the next?",),
            program=twice_on_a_border,
        ),
        Misconception(
            "each line from the front",
            "Each line is placed by its own length alone: in the block where it would end if it began at the front of the file. The bytes of the lines before it come first.",
            CUT,
            ("At which byte does the second line begin?",),
            program=each_from_the_front,
        ),
        *(
            Misconception(
                "the nearest border",
                "A line goes to the block whose front border is nearest to its first byte, and so"
                f" may go to the next one; behind the last block {behind}. It belongs to the"
                " block that its first byte lies in.",
                CUT,
                (
                    "Which block has byte 7, if each has 8 bytes? `round` and `//` differ.",
                ),
                program=program,
            )
            for behind, program in (
                ("it is lost", by_the_nearest_border),
                ("it goes to that one", to_the_nearest_block),
            )
        ),
        Misconception(
            "the last block left out",
            "Full blocks alone get a number; the last one, which is not full, is left out.",
            CUT,
            ("How many blocks has a file of 5 bytes, for blocks of 2? Round up.",),
            program=lambda lengths, size: cut(lengths, size)[: sum(lengths) // size],
        ),
        Misconception(
            "the line before alone",
            "Each line begins where the length of the line *before* says, as if the lengths were never"
            " added up.",
            CUT,
            ("`=+` sets a value, `+=` adds to it.",),
            program=the_line_before,
        ),
        Misconception(
            "whole lines packed",
            "Whole lines are packed into blocks, and a new block begins where the next line does"
            " not fit. The cuts fall every `size` bytes, whatever the lines are.",
            CUT,
            ("At which byte does the second block begin?",),
            program=packed_lines,
        ),
    ),
)


# ---- 15.4: my_start


def start_of(
    line: int,
    before: Sequence[int],
    *,
    find: Callable[[Sequence[int], int], int] = bisect_left,
    passed: Callable[[int, int], int] = lambda line, feeds: line - feeds,
) -> Start:
    """The block to begin in, and the line ends to pass over, to come to a line."""
    if line == 0:
        return 0, 0
    block = find(before, line) - 1
    return block, passed(line, before[block])


def feeds_before(random: Random) -> tuple[int, list[int]]:
    """A line, and the line feeds before each block of a file."""
    feeds = [random.choice([0, 0, 1, 2, 3]) for _ in range(random.randint(1, 7))]
    before = [0, *accumulate(feeds)]
    return random.randint(0, before[-1] + 2), before


def started(line: int, before: Sequence[int], block: int) -> Start:
    """In this block, with what is to be passed over there."""
    return (0, 0) if line == 0 else (block, line - before[block])


def behind(line: int, before: Sequence[int], passed: Callable[[int], int]) -> Start:
    """The first block with as many line feeds before it, or the last of all."""
    block = min(bisect_left(before, line), len(before) - 1)
    return (0, 0) if line == 0 else (block, passed(line - before[block]))


def first_that_has_enough(line: int, before: Sequence[int]) -> Start | None:
    """Nothing where no block has as many line feeds before it."""
    if line and line > before[-1]:
        return None
    return behind(line, before, lambda n: max(0, n))


def all_in_the_block(line: int, before: Sequence[int]) -> Start:
    """All line feeds of the block."""
    block, _ = start_of(line, before)
    return block, before[block + 1] - before[block] if line else 0


def all_in_the_block_but_the_last(line: int, before: Sequence[int]) -> Start:
    """The same; in the last block, whose line feeds nobody has counted, those needed."""
    block, passed = start_of(line, before)
    return all_in_the_block(line, before) if before[block + 1 :] else (block, passed)


def nothing_before(line: int, before: Sequence[int]) -> Start:
    """A block without a line feed before it is as good as block 0."""
    block, passed = start_of(line, before)
    return (block, passed) if before[block] else (0, line)


def added_up(line: int, before: Sequence[int]) -> Start:
    """The numbers are taken for those of each block."""
    block = passed = 0
    for k, feeds in enumerate(before):
        if passed + feeds >= line:
            break
        block, passed = k, passed + feeds
    return (block, line - passed) if line else (0, 0)


def edge_feeds(random: Random) -> tuple[int, list[int]]:
    """Blocks without a line feed, at the front, at the end, in rows; lines beside them."""
    feeds = random.choices(
        random.choice([[0], [0, 1], [0, 0, 5], [1, 2]]), k=random.randint(0, 6)
    )
    before = [0, *accumulate(feeds)]
    return max(0, random.choice(before) + random.choice([-1, 0, 0, 1, 1, 9])), before


def counted_from(line: int, before: Sequence[int], entry: int, *, back: bool) -> Start:
    """What is passed over is counted from the line feeds of another entry."""
    if line == 0:
        return 0, 0
    block = bisect_left(before, line) - 1
    feeds = before[block + entry] if block + entry >= 0 else before[0]
    return block, feeds - line if back else line - feeds


def one_in_front(line: int, before: Sequence[int]) -> Start:
    """The entry before; in front of the first stands the last."""
    block = bisect_left(before, line) - 1
    return (block, line - before[block - 1]) if line else (0, 0)


def from_the_next_or_the_last(line: int, before: Sequence[int]) -> Start:
    """The next entry, and the last one where there is none."""
    block = bisect_left(before, line) - 1
    feeds = before[min(block + 1, len(before) - 1)]
    return (block, line - feeds) if line else (0, 0)


def exactly_one_fewer(line: int, before: Sequence[int]) -> Start:
    """The first block with one line end fewer before it; the front if there is none."""
    if line and line - 1 in before:
        return [*before].index(line - 1), 1
    return 0, line


def counted_from_the_end(line: int, before: Sequence[int]) -> Start | None:
    """The right block, its number counted from the last block on."""
    if line == 0:
        return 0, 0
    for block, feeds in enumerate(reversed(before)):
        if feeds < line:
            return block, line - feeds
    return None


def nearest_block(line: int, before: Sequence[int]) -> Start:
    """More or fewer, the smallest difference wins."""
    block = min(range(len(before)), key=lambda k: abs(before[k] - line))
    return (block, abs(before[block] - line)) if line else (0, 0)


def nothing_left(line: int, before: Sequence[int]) -> Start:
    """What stands before the next block is subtracted; never below 0."""
    block, _ = start_of(line, before)
    return (block, max(0, line - before[block + 1])) if line else (0, 0)


def one_block_late(line: int, before: Sequence[int]) -> Start:
    """The first block with enough line feeds, and what the one before it needs."""
    if line == 0:
        return 0, 0
    block = bisect_left(before, line)
    if block == len(before):
        raise IndexError("no block has as many")
    return block, line - before[block - 1]


def first_with_enough(line: int, before: Sequence[int]) -> Start:
    """The first block with as many line feeds, else the last; nothing below 0."""
    block = min(bisect_left(before, line), len(before) - 1)
    return (block, max(0, line - before[block])) if line else (0, 0)


def one_step_back(line: int, before: Sequence[int]) -> Start:
    """One back from the last block with at most as many, if it has just as many."""
    if line == 0:
        return 0, 0
    block = bisect_right(before, line) - 1
    block -= before[block] == line
    return block, line - before[block]


MY_START = Exercise(
    "15.4",
    "my_start",
    start_of,
    CUT,
    cases=[
        (0, [0, 3, 5]),
        (3, [0, 3, 5]),
        (4, [0, 3, 5]),
        (6, [0, 3, 5]),
        (2, [0, 2, 2, 2, 4]),
        (3, [0, 2, 2, 2, 4]),
        (1, [0]),
    ],
    generate=lambda random: random.choice((feeds_before, edge_feeds))(random),
    count=400,
    kinds={
        "line 0": lambda line, before: line == 0,
        "a line after the first whose number is in `before`": (
            lambda line, before: line in before[1:] and line > 0
        ),
        "a line after the first whose number is not in `before`": (
            lambda line, before: line not in before
        ),
    },
    parts={
        "the block": lambda line, before: start_of(line, before)[0],
        "the line ends to pass over": lambda line, before: start_of(line, before)[1],
    },
    accepts=lambda line, before: (
        line >= 0
        and len(before) > 0
        and before[0] == 0
        and all(a <= b for a, b in pairwise(before))
    ),
    wrong=(
        Misconception(
            "begins too late",
            "It takes the last block that has at most as many line feeds before it as the"
            " line. With 3 line feeds before it, a block may begin in the middle of line"
            " 3: a piece of that line stands in the block before.",
            CUT,
            (
                "Which line does a block begin in, when three line feeds stand before it?",
                "The block needs *fewer* line feeds before it than the line has.",
            ),
            steps={"find": bisect_right},
        ),
        Misconception(
            "begins too late",
            "It takes the last block that has at most as many line feeds before it as the line,"
            " for line 0 as well. With 3 line feeds before it, a block may begin in the middle of"
            " line 3; and line 0 begins in block 0.",
            CUT,
            (
                "Which line does a block begin in, when three line feeds stand before it?",
                "The block needs *fewer* line feeds before it than the line has.",
            ),
            program=lambda line, before: (
                bisect_right(before, line) - 1,
                line - before[bisect_right(before, line) - 1],
            ),
        ),
        Misconception(
            "one line end too few",
            "One line end too few is passed over. The piece of a line at the front of the"
            " block has one, too.",
            CUT,
            ("The last piece of the line before ends with a line feed, too.",),
            steps={"passed": lambda line, feeds: line - feeds - 1},
        ),
        Misconception(
            "one line end too many",
            "One line end too many is passed over, so the line after the one asked for is"
            " found.",
            CUT,
            steps={"passed": lambda line, feeds: line - feeds + 1},
        ),
        Misconception(
            "begins with the line",
            "Where a block has just as many line feeds before it as the line, it begins in the"
            " first such block, and passes over nothing. A block may begin in the middle of that"
            " line.",
            CUT,
            ("Three line feeds before a block: does line 3 begin at its first byte?",),
            program=lambda line, before: (
                (before.index(line), 0) if line in before else start_of(line, before)
            ),
        ),
        Misconception(
            "line feeds for a block",
            "The first number is that of the line feeds before the block. The number of the"
            " block is asked for.",
            CUT,
            ("What does `enumerate(before)` give first, and what second?",),
            program=lambda line, before: (
                before[start_of(line, before)[0]],
                start_of(line, before)[1],
            ),
        ),
        Misconception(
            "from the front of the file",
            "The number of line ends is that from the front of the file, and not of the"
            " block.",
            CUT,
            ("The line feeds before the block are behind you already.",),
            steps={"passed": lambda line, feeds: line},
        ),
        Misconception(
            "whole file read",
            "It always begins in block 0, as where the *first* block that will do is taken. That"
            " finds the line, after as much reading as one machine does.",
            CUT,
            ("Which is the *last* block that will do?",),
            program=lambda line, before: (0, line),
        ),
        Misconception(
            "block of the first of equal ones",
            "Of several blocks with the same number before them, the first is taken. The"
            " last of them is nearest.",
            CUT,
            program=lambda line, before: (
                (0, 0)
                if line == 0
                else (
                    before.index(before[bisect_left(before, line) - 1]),
                    line - before[bisect_left(before, line) - 1],
                )
            ),
        ),
        Misconception(
            "the block behind",
            "It begins in the first block that has as many line feeds before it as the line,"
            " or more, and subtracts what stands before that; where there is none, in the last"
            " block. By then the line may have begun: one block before is right.",
            CUT,
            (
                "Does `bisect_left` give the last that is smaller, or the first that is not?",
            ),
            program=lambda line, before: behind(line, before, lambda n: n),
        ),
        Misconception(
            "the block behind",
            "It begins in the first block that has as many line feeds before it as the line,"
            " or more, and subtracts what stands before that; where there is no such block, there"
            " is an error. By then the line may have begun: one block before is right.",
            CUT,
            (
                "Does `bisect_left` give the last that is smaller, or the first that is not?",
            ),
            program=lambda line, before: (
                (at := bisect_left(before, line), line - before[at]) if line else (0, 0)
            ),
        ),
        Misconception(
            "the block behind",
            "It begins in the first block that has as many line feeds before it as the line,"
            " or more, and passes over nothing; where there is none, nothing is returned. By then"
            " the line may have begun: one block before is right.",
            CUT,
            ("Which is the last block with *fewer*?",),
            program=first_that_has_enough,
        ),
        Misconception(
            "subtraction turned round",
            "What is passed over is below 0: the line is subtracted from the line feeds"
            " before the block.",
            CUT,
            ("Which of the two numbers is the larger?",),
            steps={"passed": lambda line, feeds: feeds - line},
        ),
        Misconception(
            "begins too early",
            "It begins in the last block with fewer than `line - 1` line feeds before it, or in"
            " block 0. A later block may do.",
            CUT,
            ("Fewer line feeds than the line has: how many may it be at most?",),
            program=lambda line, before: started(
                line, before, max(1, bisect_left(before, line - 1)) - 1
            ),
        ),
        Misconception(
            "begins too early",
            "It begins one block before the last that will do, or in block 0: as if the blocks"
            " were numbered anew behind the 0 at the front of `before`.",
            CUT,
            (
                "Which is the *last* block that will do?",
                "In `before[1:]` every entry stands one place earlier than in `before`.",
            ),
            program=lambda line, before: started(
                line, before, max(0, bisect_left(before, line) - 2)
            ),
        ),
        Misconception(
            "one block before, to be sure",
            "It takes the last block with at most so many line feeds before it, and goes one"
            " block back. That block may be too early, or too late.",
            CUT,
            ("Ask for *fewer*, and no step back is needed.",),
            program=lambda line, before: started(
                line, before, max(0, bisect_right(before, line) - 2)
            ),
        ),
        Misconception(
            "no line ends to pass over",
            "Nothing is passed over. A block may begin in the middle of an earlier line.",
            CUT,
            ("A block with 3 line feeds before it: which line ends first in it?",),
            steps={"passed": lambda line, feeds: 0},
        ),
        Misconception(
            "line feeds before the block",
            "The line feeds *before* the block are returned. Those in it, up to the line, are"
            " to be passed over.",
            CUT,
            steps={"passed": lambda line, feeds: feeds},
        ),
        Misconception(
            "blocks from 1",
            "The block is one too high, but for line 0, as where the search ends one block late,"
            " or counts from 1. What is passed over is right.",
            CUT,
            program=lambda line, before: (
                start_of(line, before)[0] + (line > 0),
                start_of(line, before)[1],
            ),
        ),
        Misconception(
            "a byte for a block",
            "The first number is 16 times too large, as if it were the byte where the block begins. The number of the block is asked for.",
            CUT,
            after=lambda found, line, before: (16 * found[0], found[1]),
        ),
        Misconception(
            "lines from 1",
            "From line 1 on, it is what is right for the line before: as if lines were counted from 1. They are counted from 0.",
            CUT,
            ("How many line ends stand before line 1?",),
            before=lambda line, before: (max(0, line - 1), before),
        ),
        Misconception(
            "all line ends of the block",
            "All line ends of the block are passed over; in the last block, where `before` does not tell how many they are, there is an error. The line itself may begin before the last of them.",
            CUT,
            program=all_in_the_block,
        ),
        Misconception(
            "a 0 in `before` passed over",
            "A block after the first with 0 line feeds before it is never taken. It is nearer to the line than block 0.",
            CUT,
            program=nothing_before,
        ),
        Misconception(
            "added up twice",
            "It is as if the numbers in `before` were added up. Each of them counts all line feeds before its block already.",
            CUT,
            program=added_up,
        ),
        Misconception(
            "all line ends of the block",
            "All line ends of the block are passed over, unless it is the last one. The line itself may begin before the last of them.",
            CUT,
            program=all_in_the_block_but_the_last,
        ),
        Misconception(
            "counted back from the next block",
            "The line is subtracted from the line feeds before the *next* block: line ends are"
            " counted from the end of the block. The last block has no next one, and there is an"
            " error.",
            CUT,
            ("From where on does the reader pass over line ends?",),
            program=lambda line, before: counted_from(line, before, 1, back=True),
        ),
        *(
            Misconception(
                "line feeds of another block",
                "The block is right, and the line feeds before the block *in front of it* are"
                f" subtracted; in block 0, {those}.",
                CUT,
                ("Which entry of `before` belongs to the block that you have found?",),
                program=program,
            )
            for those, program in (
                (
                    "its own, which are none",
                    lambda line, before: counted_from(line, before, -1, back=False),
                ),
                ("those before the last block, as `before[-1]` is", one_in_front),
            )
        ),
        Misconception(
            "line feeds of another block",
            "The block is right, and the line feeds before the *last* block are subtracted.",
            CUT,
            ("Which entry is in the name of the loop when the loop is over?",),
            program=lambda line, before: (
                (start_of(line, before)[0], line - before[-1]) if line else (0, 0)
            ),
        ),
        *(
            Misconception(
                "line feeds of another block",
                "The block is right, and the line feeds before the block *behind it* are"
                f" subtracted. The last block has none behind it: {there}.",
                CUT,
                ("Which entry of `before` belongs to the block that you have found?",),
                program=program,
            )
            for there, program in (
                (
                    "an error",
                    lambda line, before: counted_from(line, before, 1, back=False),
                ),
                ("there it is right", from_the_next_or_the_last),
            )
        ),
        Misconception(
            "the block behind",
            "It begins in the first block that has as many line feeds before it as the line,"
            " or more, and subtracts what stands before that; where there is none, nothing is"
            " returned. By then the line may have begun: one block before is right.",
            CUT,
            ("Which is the last block with *fewer*?",),
            program=lambda line, before: (
                None
                if line > before[-1]
                else (
                    bisect_left(before, line) if line else 0,
                    line - before[bisect_left(before, line)] if line else 0,
                )
            ),
        ),
        Misconception(
            "one line end exactly",
            "It takes the first block with exactly one line end fewer before it, or the front of the file if there is none. The last block with fewer is asked for, by one or by more.",
            CUT,
            (
                "Several blocks may have the same number. And which one is taken if no number fits?",
            ),
            program=exactly_one_fewer,
        ),
        Misconception(
            "blocks counted from the end",
            "The block is found, and its number is counted from the end of the file. Block 0 is the first one.",
            CUT,
            ("What does `enumerate` give to the first item of a reversed list?",),
            program=counted_from_the_end,
        ),
        Misconception(
            "the nearest block",
            "It takes the block whose number of line feeds is nearest to the line, be it more or fewer. It needs fewer.",
            CUT,
            ("Three line feeds before a block: does line 3 begin at its first byte?",),
            program=nearest_block,
        ),
        Misconception(
            "line feeds of another block",
            "The block is right, and the line feeds before the block *behind it* are subtracted, so there is nothing left to pass over. The last block has none behind it: an error.",
            CUT,
            ("Which entry of `before` belongs to the block that you have found?",),
            program=nothing_left,
        ),
        Misconception(
            "stops one block late",
            "It stops at the first block that has as many line feeds before it as the line, or more, and does not go back to the one before; where there is no such block, there is an error. What is passed over is right.",
            CUT,
            ("Which is the last block with *fewer*?",),
            program=one_block_late,
        ),
        Misconception(
            "begins too late",
            "It begins in the first block that has as many line feeds before it as the line, or"
            " more, and passes over nothing. Where there is no such block, it takes the"
            " last one, and is right. The line may begin earlier.",
            CUT,
            ("The block needs *fewer* line feeds before it than the line has.",),
            program=first_with_enough,
        ),
        Misconception(
            "one step back",
            "It takes the last block with at most so many line feeds before it; with just as many,"
            " the one before that. Several blocks in a row may have as many.",
            CUT,
            ("Which block is taken for line 2 of `[0, 2, 2, 4]`?",),
            program=one_step_back,
        ),
        Misconception(
            "both slips, and no number below 0",
            "Both slips are still there, and `max` hides one: what was -1 reads 0. The last block"
            " with *fewer* line feeds before it is right, and no line end is taken off.",
            CUT,
            ("Line 1, and `before` is [0]: how many line ends come before line 1?",),
            program=lambda line, before: (
                (
                    bisect_right(before, line) - 1,
                    max(0, line - before[bisect_right(before, line) - 1] - 1),
                )
                if line
                else (0, 0)
            ),
        ),
        Misconception(
            "first with enough",
            "It takes the first block that has as many line feeds before it as the line, or more,"
            " and the last block where there is none. But before *that* block the line begins: the"
            " last block with *fewer* is right.",
            CUT,
            ("Line 1, and `before` is [0, 1]: in which block does line 1 begin?",),
            program=lambda line, before: (
                (
                    min(bisect_left(before, line), len(before) - 1),
                    abs(line - before[min(bisect_left(before, line), len(before) - 1)]),
                )
                if line
                else (0, 0)
            ),
        ),
    ),
)


# ---- 15.5: my_join


def joined(
    one: Mean,
    two: Mean,
    *,
    weights: Callable[[int, int], tuple[int, int]] = lambda a, b: (a, b),
    number: Callable[[int, int], int] = lambda a, b: a + b,
) -> Mean:
    """The mean of two groups together, with its number: a record that adds."""
    (m, a), (n, b) = one, two
    v, w = weights(a, b)
    return ((m * v + n * w) / (v + w) if v + w else 0.0), number(a, b)


def two_groups(random: Random) -> tuple[Mean, Mean]:
    """Two means of some numbers each; every sixth group is empty."""

    def group() -> Mean:
        number = random.choice([0, 1, 2, 3, 10, 30])
        return (random.randint(0, 40) / 2 if number else 0.0), number

    return group(), group()


def mean_asked(one: Mean, two: Mean) -> Mean:
    """A mean of 0 leaves the other group alone."""
    if not one[0]:
        return two
    return joined(one, two) if two[0] else one


def divided(one: Mean, two: Mean, first: float, second: float) -> Mean:
    """The second sum alone is divided."""
    number = one[1] + two[1]
    return (first + second / number, number) if number else (0.0, 0)


def moved_by_one(one: Mean, two: Mean) -> Mean:
    """As when one value comes to a mean."""
    number = one[1] + two[1]
    if not one[1]:
        return two
    return one[0] + (two[0] - one[0]) / number, number


def moved_always(one: Mean, two: Mean) -> Mean:
    """The same without a look at an empty first group."""
    number = one[1] + two[1]
    return (one[0] + (two[0] - one[0]) / number, number) if number else (0.0, 0)


def pairs_turned(one: Any, two: Any) -> tuple[Any, Any]:
    """Mean and number in each other's place, but for the result."""
    mean, number = joined(one[::-1], two[::-1])
    return (mean, number) if number else (0, 0)


def numbers_first(one: Any, two: Any) -> tuple[Any, Any]:
    """Mean and number in each other's place, in the result as well."""
    mean, number = joined(one[::-1], two[::-1])
    return (number, mean) if number else (0, 0)


def edge_groups(random: Random) -> tuple[Mean, Mean]:
    """Means of 0, equal, opposite and negative ones; one number, and very many."""

    def group() -> Mean:
        number = random.choice([0, 1, 1, 2, 3, 1000])
        return (
            random.choice([0.0, 1.0, -1.0, 2.5, -4.0, 100.0]) if number else 0.0
        ), number

    one, two = group(), group()
    return random.choice([(one, two), (one, two), (one, two), (one, one)])


def unpacked_across(one: Mean, two: Mean) -> tuple[float, float]:
    """The first pair for both means, the second for both numbers."""
    (m, n), (a, b) = one, two
    return ((m * a + n * b) / (a + b), a + b) if a + b else (0, 0)


def moved_to_the_second(one: Mean, two: Mean) -> Mean:
    """As when one value comes to a mean, unless nothing comes."""
    return moved_always(one, two) if two[1] else one


def plain_mean(one: Mean, two: Mean) -> Mean:
    """An empty group leaves the other one; else both means weigh the same."""
    (m, a), (n, b) = one, two
    if not a or not b:
        return one if a else two
    return (m + n) / 2, a + b


def second_as_a_value(one: Mean, two: Mean) -> Mean:
    """The mean of the second group is one more value of the first."""
    (m, a), (n, b) = one, two
    return ((m * a + n) / (a + 1), a + 1) if b else one


def moved_by_a_group(one: Mean, two: Mean) -> Mean:
    """As when one value comes to a mean; an empty group changes nothing."""
    return moved_by_one(one, two) if two[1] else one


def one_more(one: Mean, two: Mean) -> Mean:
    """The right mean, and one more than the larger number."""
    mean, number = joined(one, two)
    return (mean, max(one[1], two[1]) + 1) if number else (0.0, 0)


def a_quarter(one: Mean, two: Mean) -> Mean:
    """All values, over 4."""
    number = one[1] + two[1]
    return (one[0] * one[1] + two[0] * two[1]) / 4 if number else 0.0, number


def grown_by_1(one: Mean, two: Mean) -> Mean:
    """An empty group leaves the other; else the first number, and 1."""
    if not one[1] or not two[1]:
        return one if one[1] else two
    return joined(one, two)[0], one[1] + 1


def with_square_roots(one: Mean, two: Mean) -> Mean:
    """As errors of means are weighted."""
    (m, a), (n, b) = one, two
    v, w = sqrt(a), sqrt(b)
    return ((m * v + n * w) / (v + w) if a + b else 0.0), a + b


MY_JOIN = Exercise(
    "15.5",
    "my_join",
    joined,
    LAWS,
    cases=[
        ((8.0, 1), (2.0, 3)),
        ((5.0, 2), (7.0, 2)),
        ((0.0, 0), (7.0, 2)),
        ((7.0, 2), (0.0, 0)),
        ((0.0, 0), (0.0, 0)),
        ((0.0, 4), (0.5, 2)),
        ((0.5, 2), (0.0, 4)),
    ],
    generate=lambda random: random.choice((two_groups, edge_groups))(random),
    count=400,
    kinds={
        "an empty group": lambda one, two: one[1] == 0 or two[1] == 0,
        "two empty groups": lambda one, two: one[1] == two[1] == 0,
        "two groups of equal size": lambda one, two: one[1] == two[1],
    },
    parts={
        "the mean": lambda one, two: joined(one, two)[0],
        "the number": lambda one, two: one[1] + two[1],
    },
    accepts=lambda one, two: all(
        number > 0 or (number == 0 and mean == 0) for mean, number in (one, two)
    ),
    wrong=(
        Misconception(
            "mean of means",
            "The mean is the mean of the two means, also where a group is empty. A group of one"
            " has as many votes as a group of thirty.",
            FAILURE,
            ("What is the sum of a group, when its mean and its number are known?",),
            steps={"weights": lambda a, b: (1, 1)},
        ),
        Misconception(
            "weights swapped",
            "Each mean is weighted with the number of the *other* group.",
            LAWS,
            steps={"weights": lambda a, b: (b, a)},
        ),
        Misconception(
            "number left behind",
            "The number is that of the second group alone: the next join goes wrong.",
            LAWS,
            ("How many have been averaged now?",),
            steps={"number": lambda a, b: b},
        ),
        Misconception(
            "number left behind",
            "The number is that of the first group alone: the next join goes wrong.",
            LAWS,
            ("How many have been averaged now?",),
            steps={"number": lambda a, b: a},
        ),
        Misconception(
            "two groups counted",
            "The number that is returned is 2, the groups. Their members are counted.",
            LAWS,
            steps={"number": lambda a, b: 2},
        ),
        Misconception(
            "mean alone",
            "The mean alone is returned. What is joined next needs its number, too.",
            LAWS,
            program=lambda one, two: joined(one, two)[0],
        ),
        Misconception(
            "sums of means",
            "The means are added, as if they were sums. Multiply each by its number first.",
            LAWS,
            program=lambda one, two: (one[0] + two[0], one[1] + two[1]),
        ),
        Misconception(
            "a sum for its mean",
            "In place of the mean stands the sum of all values. A mean is the sum,"
            " divided by the number.",
            LAWS,
            program=lambda one, two: (
                one[0] * one[1] + two[0] * two[1],
                one[1] + two[1],
            ),
        ),
        Misconception(
            "a mean of 0 for no group",
            "A group with the mean 0 is taken for an empty one. Its number says whether it is"
            " empty.",
            LAWS,
            ("Four scores of 0 have the mean 0. How many are they?",),
            program=mean_asked,
        ),
        Misconception(
            "parentheses left out",
            "Only what the second group brings is divided by the number of all. What the first"
            " one brings has to be divided, too.",
            LAWS,
            ("`a + b / c` divides b alone.",),
            program=lambda one, two: divided(
                one, two, one[0] * one[1], two[0] * two[1]
            ),
        ),
        Misconception(
            "second group for one value",
            "The mean moves by its distance from the second mean, divided by the number of all,"
            " as if one value came to it; unless the first group is empty. All members of the"
            " second group pull, and where it is empty, none.",
            LAWS,
            ("How far does the mean of thirty move the mean of one?",),
            program=moved_by_one,
        ),
        Misconception(
            "second group for one value",
            "The mean moves by its distance from the second mean, divided by the number of all,"
            " as if one value came to it; also where one of the groups is empty. All members of"
            " the second group pull.",
            LAWS,
            ("How far does the mean of thirty move the mean of one?",),
            program=moved_always,
        ),
        Misconception(
            "one mean used twice",
            "The mean of the second group has no effect: that of the first one stands in its place.",
            LAWS,
            (
                "Give the four numbers four names, and look for each of them.",
                "Is one variable there twice?",
            ),
            program=lambda one, two: joined(one, (one[0], two[1])),
        ),
        Misconception(
            "one mean used twice",
            "The mean of the first group has no effect: that of the second one stands in its place.",
            LAWS,
            (
                "Give the four numbers four names, and look for each of them.",
                "Is one variable there twice?",
            ),
            program=lambda one, two: joined((two[0], one[1]), two),
        ),
        Misconception(
            "number and mean changed places",
            "Each pair is taken for (number, mean). It is (mean, number).",
            LAWS,
            ("`m, a = one`: which of the two is the mean?",),
            program=numbers_first,
        ),
        Misconception(
            "number and mean changed places",
            "Each pair is taken for (number, mean), and the result is in the right order. So the"
            " means are added, and the numbers averaged. A pair is (mean, number).",
            LAWS,
            ("`m, a = one`: which of the two is the mean?",),
            program=pairs_turned,
        ),
        Misconception(
            "nothing for an empty group",
            "Where one group is empty, the result is (0, 0). An empty group changes"
            " nothing.",
            LAWS,
            ("What is the mean of two groups, when one has nobody in it?",),
            program=lambda one, two: joined(one, two) if one[1] and two[1] else (0, 0),
        ),
        Misconception(
            "an empty group counts as one",
            "An empty group counts as if it had one member, a 0.",
            LAWS,
            ("An empty group changes nothing: not the mean, and not the number.",),
            program=lambda one, two: joined(
                (one[0], max(1, one[1])), (two[0], max(1, two[1]))
            ),
        ),
        Misconception(
            "larger group for both",
            "The number is that of the larger group. All members count.",
            LAWS,
            ("How many have been averaged now?",),
            steps={"number": max},
        ),
        Misconception(
            "numbers multiplied",
            "The two numbers are multiplied. How many are two and three together?",
            LAWS,
            steps={"number": lambda a, b: a * b},
        ),
        Misconception(
            "two for the number",
            "The sum of all values is divided by 2. Divide it by how many they are.",
            LAWS,
            ("How many members have both groups together?",),
            program=lambda one, two: (
                (one[0] * one[1] + two[0] * two[1]) / 2,
                one[1] + two[1],
            ),
        ),
        Misconception(
            "numbers averaged",
            "The number is half of what it should be. Numbers add.",
            LAWS,
            steps={"number": lambda a, b: (a + b) / 2},
        ),
        Misconception(
            "one pair behind the other",
            "The two pairs stand one behind the other: `+` joins tuples. A mean and a number are asked for.",
            LAWS,
            program=lambda one, two: (*one, *two),
        ),
        Misconception(
            "two groups counted",
            "The number that is returned is 2, the groups, where neither of them is empty. Their members are counted.",
            LAWS,
            program=lambda one, two: (
                (joined(one, two)[0], 2) if one[1] and two[1] else joined(one, two)
            ),
        ),
        Misconception(
            "divided by the first number",
            "The second mean pulls as much as its number is to that of the first group alone. It is to be compared with both numbers together.",
            LAWS,
            ("The mean of 8 and 2: how far is it from 8?",),
            program=lambda one, two: (
                (one[0] + (two[0] - one[0]) * two[1] / one[1], one[1] + two[1])
                if one[1]
                else two
            ),
        ),
        Misconception(
            "groups for numbers",
            "The mean is right. The number is how many groups were joined, without empty ones,"
            " and not how many numbers are in them.",
            LAWS,
            ("Join a third group to the result: how much does it weigh?",),
            program=lambda one, two: (
                joined(one, two)[0],
                (one[1] > 0) + (two[1] > 0),
            ),
        ),
        Misconception(
            "a number for a pair",
            "For two empty groups it is the number 0. A pair is asked for there, too.",
            LAWS,
            ("What is an empty group, as a pair?",),
            program=lambda one, two: joined(one, two) if one[1] or two[1] else 0,
        ),
        Misconception(
            "unpacked across",
            "The first pair is taken for the two means, and the second one for the two numbers."
            " Each pair is a mean and its number.",
            LAWS,
            ("`(m, a), (n, b) = one, two`: what does each name stand for?",),
            program=unpacked_across,
        ),
        Misconception(
            "means of 0 for empty groups",
            "Where the two means add up to 0, the result is an empty group. A group is empty when"
            " its *number* is 0.",
            LAWS,
            ("Four numbers, all of them 0: is that an empty group?",),
            program=lambda one, two: joined(one, two) if one[0] + two[0] else (0, 0),
        ),
        Misconception(
            "moved by one value",
            "The mean moves by its distance from the second mean, divided by the number of all,"
            " as if one value came to it; unless the second group is empty. A whole group comes,"
            " with a number of its own, and the first one may be empty.",
            LAWS,
            ("How much does the second group weigh?",),
            program=moved_to_the_second,
        ),
        Misconception(
            "integer division",
            "What stands after the point is lost: a mean is rounded down.",
            LAWS,
            ("`//` or `/`?",),
            after=lambda found, one, two: (floor(found[0]), found[1]),
        ),
        Misconception(
            "mean of means",
            "Where neither group is empty, both means weigh the same, though one group may be larger. Each weighs as much as it has values.",
            LAWS,
            (
                "One group of 1, one of 99: to which mean is that of all of them closer?",
            ),
            program=plain_mean,
        ),
        Misconception(
            "second group for one value",
            "The second group, where it is not empty, counts as one value, in the mean and in the number. It has as many values as its number says.",
            LAWS,
            ("How many values does the second pair stand for?",),
            program=second_as_a_value,
        ),
        Misconception(
            "moved by one value",
            "Where neither group is empty, the mean is moved by its distance from the other one, over the number of both: as when one value comes to a mean. The second group has as many as its number.",
            LAWS,
            ("How much does a group of 30 weigh, and how much one value?",),
            program=moved_by_a_group,
        ),
        Misconception(
            "groups for values",
            "The mean is right. The number is the larger one plus 1, as if a group were one value more, unless both are empty. The number of all values is asked for.",
            LAWS,
            ("How many values have two groups of 2 and 2?",),
            program=one_more,
        ),
        Misconception(
            "divided by the length of the pairs",
            "The sum is divided by 4, the length of the two pairs put together. Divide by the number of values.",
            LAWS,
            ("What is `len(one + two)`?",),
            program=a_quarter,
        ),
        Misconception(
            "number grows by 1",
            "The mean is right. Where neither group is empty, its number is that of the first"
            " group and 1 more: the next join goes wrong.",
            LAWS,
            ("How many values have been averaged now?",),
            program=grown_by_1,
        ),
        Misconception(
            "square roots for weights",
            "Each mean is weighted with the square root of its number. It weighs as much as it"
            " has values: its number itself.",
            LAWS,
            ("What is the sum of a group, when its mean and its number are known?",),
            program=with_square_roots,
        ),
        Misconception(
            "means divided by all",
            "The two means are added and divided by the number of all values. Each mean times its own number"
            " is the sum of its group; add these.",
            LAWS,
            ("What is the sum of two values whose mean is 2?",),
            program=lambda one, two: (
                ((one[0] + two[0]) / (one[1] + two[1]), one[1] + two[1])
                if one[1] + two[1]
                else (0, 0)
            ),
        ),
        Misconception(
            "a group as one value",
            "The second group is taken for a single value: its mean is added once, and the number"
            " goes up by 1, whatever its own number is.",
            LAWS,
            ("How many values are in the second group?",),
            program=lambda one, two: (
                (one[0] * one[1] + two[0]) / (one[1] + 1),
                one[1] + 1,
            ),
        ),
    ),
)


EXERCISES = (MY_BYTES, MY_ROUNDS, MY_CUT, MY_START, MY_JOIN)
