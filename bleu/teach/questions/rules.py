"""Questions on the rules of other programs: lengths, totals, zeros, and bugs. Chapter 16.

A template computes each wrong option with a wrong rule.
"""

from fractions import Fraction
from math import exp
from random import Random

from bleu.rules import STEPS
from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require

LENGTH = "16_implementations#one-step-three-answers"
RULES = "16_implementations#a-rule-is-eight-functions"
INPUTS = "16_implementations#twelve-inputs-fourteen-rules"
MUSEUM = "16_implementations#the-museum"


@redrawn
def listed_first(random: Random) -> Question:
    """A tie, and the order of the references."""
    c, near = random.randint(9, 20), random.randint(1, 3)
    lengths = random.sample([c - near, c + near, c - near - random.randint(1, 4)], 3)
    first = min(lengths, key=lambda r: abs(r - c))
    other = c - near if first > c else c + near
    return Question(
        f"A hypothesis has {c} tokens. Its references have {lengths[0]}, {lengths[1]} and "
        f"{lengths[2]}, listed in this order. A program takes the closest length, and of two "
        "as close the one listed first. Which length does it take?",
        apart(
            random,
            (
                str(first),
                f"{first} and {other} are both {near} away, and {first} comes first.",
            ),
            (str(other), "It is as close, and it is listed later."),
            (str(min(lengths)), "That is the shortest, and there are closer ones."),
            (str(near), "That is the distance, and not the length."),
        ),
        section=LENGTH,
        key=f"min({lengths}, key=lambda r: abs(r - {c}))",
    )


@redrawn
def shortest_of_each(random: Random) -> Question:
    """The reference length of a corpus, by the shortest."""
    segments = []
    for _ in range(3):
        c = random.randint(6, 15)
        segments.append((c, c + random.randint(-1, 2), random.randint(3, c + 5)))
    shortest = sum(min(a, b) for _, a, b in segments)
    closest = sum(min((abs(r - c), r) for r in (a, b))[1] for c, a, b in segments)
    rows = "".join(
        f"| {k} | {c} | {a}, {b} |\n" for k, (c, a, b) in enumerate(segments, 1)
    )
    return Question(
        "A corpus of three segments, in tokens:\n\n"
        f"| segment | hypothesis | references |\n|---|---|---|\n{rows}\n"
        "Which reference length does TensorFlow's NMT compare with that of the hypotheses?",
        apart(
            random,
            (str(shortest), "The shortest reference of each segment, added up."),
            (str(closest), "Those are the closest. This program takes the shortest."),
            (
                str(min(r for _, a, b in segments for r in (a, b))),
                "That is one segment's. The lengths of all segments are added.",
            ),
            (str(sum(max(a, b) for _, a, b in segments)), "Those are the longest."),
            (
                str(sum(a for _, a, _ in segments)),
                "Those are the references listed first.",
            ),
        ),
        section=LENGTH,
        key=f"sum(min(a, b) for _, a, b in {segments})",
    )


@redrawn
def one_at_least(random: Random) -> Question:
    """NLTK's total for lines that are too short."""
    lines = [
        random.randint(1, 3),
        random.randint(1, 3),
        *random.sample(range(5, 15), 2),
    ]
    random.shuffle(lines)
    shown = ", ".join(map(str, lines[:-1]))
    return Question(
        f"A corpus has lines of {shown} and {lines[-1]} tokens. How many 4-grams does NLTK's "
        "rule count in them, for the denominator?",
        apart(
            random,
            (
                str(sum(max(1, n - 3) for n in lines)),
                "A line that is too short counts one 4-gram there, though it has none.",
            ),
            (
                str(sum(max(0, n - 3) for n in lines)),
                "So many there are. NLTK counts one for each line that has none.",
            ),
            (
                str(sum(lines) - 3),
                "So many would be in one long line. No n-gram goes over the end of a line.",
            ),
            (
                str(sum(n - 3 for n in lines)),
                "A short line would take away from the others. A count is never below 0.",
            ),
        ),
        section=LENGTH,
        key=f"sum(max(1, n - 3) for n in {lines})",
    )


@redrawn
def half_a_match(random: Random) -> Question:
    """What mteval puts in place of the last zero."""
    length = random.randint(5, 20)
    zeros = random.choice((2, 3))
    totals = [length - k for k in range(4)]
    matches = [random.randint(3, length), *[random.randint(1, 2) for _ in range(3)]]
    matches = [m if n < 4 - zeros else 0 for n, m in enumerate(matches)]
    last = totals[-1]
    return Question(
        "The matches of the orders 1 to 4 are "
        f"{', '.join(map(str, matches))}, the totals {', '.join(map(str, totals))}. Which "
        "precision of order 4 does mteval compute with?",
        apart(
            random,
            (
                str(Fraction(1, 2**zeros * last)),
                f"It is zero number {zeros}, and counts as 1/{2**zeros} of a match.",
            ),
            (
                str(Fraction(1, 2 * last)),
                "Half a match is for the first zero. Each one after it has half of the one"
                " before.",
            ),
            (
                str(Fraction(1, 16 * last)),
                "The zeros are counted, and not the orders.",
            ),
            (
                str(Fraction(1, 2**zeros)),
                "So much of a match it is. A precision is divided by the total.",
            ),
            ("0", "So it is in the paper. mteval puts something in its place."),
        ),
        section=INPUTS,
        key="from fractions import Fraction\n"
        f"Fraction(1, 2 ** {matches}.count(0)) / {last}",
    )


@redrawn
def where_they_part(random: Random) -> Question:
    """Two traces, and the first step that differs."""
    steps = list(STEPS[:7])
    base = [random.randint(2, 60) for _ in steps]
    differing = sorted(random.sample(range(1, 7), 3))
    ours = [
        value + (random.randint(1, 9) if k in differing else 0)
        for k, value in enumerate(base)
    ]
    first, _, last = differing
    most = max(differing, key=lambda k: ours[k] - base[k])
    require(most not in (first, last))
    rows = "".join(f"| {step} | {a} | {b} |\n" for step, a, b in zip(steps, ours, base))
    return Question(
        "Two rules were run on one corpus. What came of each step is shortened to one number:"
        f"\n\n| step | ours | base |\n|---|---|---|\n{rows}\n"
        "At which step do the two rules part?",
        apart(
            random,
            (steps[first], "It is the first step whose results differ."),
            (steps[last], "It may follow from what differs before it."),
            (
                steps[most],
                "The difference is largest there, and there is an earlier one.",
            ),
            (steps[first - 1], "There they are still the same."),
        ),
        section=RULES,
        key=f"ours, base = {ours}, {base}\n"
        f"{steps}[[a == b for a, b in zip(ours, base)].index(False)]",
    )


@redrawn
def upside_down(random: Random) -> Question:
    """The penalty of a program that rewards short output."""
    r = random.randint(10, 30)
    c = random.randint(r // 2, r - 2)
    return Question(
        f"The fraction in a program's brevity penalty stands upside down. Its output has {c} "
        f"tokens, the reference {r}. By what does it multiply the mean of the precisions?",
        apart(
            random,
            (
                f"{exp(1 - c / r):.3f}",
                "e to the power of 1 − c/r is above 1: short output is rewarded.",
            ),
            (f"{exp(1 - r / c):.3f}", "That is the penalty as it should be."),
            (f"{c / r:.3f}", "There is no exponential in it."),
            ("1.000", "So it would be for a text that is long enough."),
            (f"{r / c:.3f}", "There is no exponential in it."),
        ),
        section=MUSEUM,
        key=f'from math import exp\nf"{{exp(1 - {c} / {r}):.3f}}"',
    )


@redrawn
def distance_for_length(random: Random) -> Question:
    """The reference length of exhibit 3."""
    segments = []
    for _ in range(3):
        c = random.randint(8, 15)
        segments.append((c, c + random.choice((-2, -1, 1, 2, 3))))
    rows = "".join(f"| {k} | {c} | {r} |\n" for k, (c, r) in enumerate(segments, 1))
    distances = sum(abs(r - c) for c, r in segments)
    hyp_len, ref_len = (sum(lengths) for lengths in zip(*segments))
    return Question(
        "A program looks for the closest reference, and goes on with its *distance* from the "
        f"hypothesis in place of its length. In tokens:\n\n| segment | hypothesis | reference |"
        f"\n|---|---|---|\n{rows}\nWhich r does it put into the brevity penalty?",
        apart(
            random,
            (
                str(distances),
                "The distances, added up. So r is small, and nothing is punished.",
            ),
            (str(ref_len), "That is what r should be: the sum of the lengths."),
            (str(abs(ref_len - hyp_len)), "It takes a distance for each segment."),
            (str(hyp_len), "That is c, the length of the hypotheses."),
        ),
        section=MUSEUM,
        key=f"sum(abs(r - c) for c, r in {segments})",
    )


WORDS = ("we", "go", "home", "now", "all", "the", "ferry", "leaves", "at", "noon")


@redrawn
def letters_for_words(random: Random) -> Question:
    """What a string is, to a program that wants tokens."""
    words = random.sample(WORDS, random.randint(3, 6))
    line = " ".join(words)
    return Question(
        f'A program wants a list of tokens, and gets the string `"{line}"`. It counts unigrams '
        "all the same. How many?",
        apart(
            random,
            (str(len(line)), "Each character is taken for a token, the spaces too."),
            (str(len(words)), "So many it would be of the list of words."),
            (str(len(line) - line.count(" ")), "A space is a character as well."),
            (
                str(len(set(line))),
                "Those are the different ones. A total counts them all.",
            ),
        ),
        section=MUSEUM,
        key=f"len({line!r})",
    )


QUESTIONS: tuple[Template, ...] = (
    listed_first,
    shortest_of_each,
    one_at_least,
    half_a_match,
    where_they_part,
    upside_down,
    distance_for_length,
    letters_for_words,
)
