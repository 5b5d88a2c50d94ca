"""Questions on agreement with people, and on what BLEU cannot see. Chapter 11.

All numbers of judges are drawn: nobody was asked. A template computes each wrong option
with a wrong rule.
"""

import math
from itertools import combinations, pairwise
from random import Random

from bleu.precision import match_counts
from bleu.score import sentence_bleu
from bleu.smoothing import exponential
from bleu.teach.keys import PRECISION, SENTENCE, split_code
from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require
from bleu.teach.scenes import tell

OUTLIER = "11_people#one-odd-system-makes-the-number"
SHIP = "11_people#which-one-do-i-ship"
ORDERS = "11_people#orders-that-bleu-cannot-tell-apart"
ERROR = "11_people#what-an-error-costs"
MODEL = "11_people#output-of-a-language-model"

METHOD = "from nltk.translate.bleu_score import SmoothingFunction\n"


@redrawn
def pairs_of_systems(random: Random) -> Question:
    """Pairwise accuracy of four systems."""
    bleu = sorted(random.sample(range(20, 40), 4))
    people = random.sample(range(55, 90), 4)
    same = sum(b > a for a, b in combinations(people, 2))
    ranks = [sorted(people).index(value) for value in people]
    in_place = sum(rank == place for place, rank in enumerate(ranks))
    neighbors = sum(b > a for a, b in pairwise(people))
    rows = "\n".join(
        f"| {name} | {x} | {y} |" for name, x, y in zip("WXYZ", bleu, people)
    )
    return Question(
        "Four systems, with numbers that were made up for this question:\n\n"
        f"| system | BLEU | people |\n|---|---|---|\n{rows}\n\n"
        "What is the pairwise accuracy of BLEU?",
        apart(
            random,
            (
                f"{same}/6",
                "There are six pairs, and in so many of them BLEU puts the same system"
                " ahead as people do.",
            ),
            (
                f"{6 - same}/6",
                "Those are the pairs in which the two disagree.",
            ),
            (
                f"{in_place}/4",
                "Those are the systems that have the same rank twice. Pairs are counted.",
            ),
            (
                f"{neighbors}/3",
                "Only neighbors in the table were compared. There are three more pairs.",
            ),
        ),
        section=SHIP,
        key="from itertools import combinations\n"
        f"points = {list(zip(bleu, people))}\n"
        "pairs = list(combinations(points, 2))\n"
        "same = sum((a[0] - b[0]) * (a[1] - b[1]) > 0 for a, b in pairs)\n"
        'f"{same}/{len(pairs)}"',
    )


@redrawn
def without_the_odd_one(random: Random) -> Question:
    """Five systems alike and one broken: what is r of the five?"""
    bleu = sorted(random.sample(range(300, 340), 5))
    people = [random.randint(68, 76) for _ in bleu]
    xs, ys = [x / 10 for x in bleu], [float(y) for y in people]
    require(len(set(ys)) > 2)
    broken = (random.randint(60, 120) / 10, float(random.randint(30, 42)))
    alone, all_six = _pearson(xs, ys), _pearson([*xs, broken[0]], [*ys, broken[1]])
    require(alone < -0.1 and all_six > 0.9)
    rows = "\n".join(f"| {x:.1f} | {y:.0f} |" for x, y in [*zip(xs, ys), broken])
    return Question(
        "Six systems, with numbers that were made up for this question:\n\n"
        f"| BLEU | people |\n|---|---|\n{rows}\n\n"
        f"With all six, Pearson's r is {all_six:.2f}. The last system is broken. What is r of "
        "the five others? (Look, do not compute.)",
        apart(
            random,
            (
                f"{alone:.2f}",
                "Among the five, more BLEU does not go with more praise. One far point"
                " had made the r.",
            ),
            (
                f"{all_six:.2f}",
                "One system of six seems to be little. But it stretches both columns at"
                " once.",
            ),
            (
                f"{all_six * 5 / 6:.2f}",
                "That takes off the share of one system. r is no sum over systems.",
            ),
        ),
        section=OUTLIER,
        key=f'from statistics import correlation\nf"{{correlation({xs}, {ys}):.2f}}"',
    )


@redrawn
def orders_alike(random: Random) -> Question:
    """Chunks in any order score at least as much."""
    told = tell(random, most=9)
    reference = told.references[random.randrange(2)]
    require(len(set(reference)) == len(reference))
    cuts = sorted(random.sample(range(1, len(reference)), random.randint(2, 4)))
    chunks = [reference[a:b] for a, b in zip([0, *cuts], [*cuts, len(reference)])]
    random.shuffle(chunks)
    candidate = [word for chunk in chunks for word in chunk]
    k, b = len(candidate), match_counts(candidate, [reference], 2).matches
    require(k - b == len(chunks))
    return Question(
        "| line | text |\n|---|---|\n"
        f"| reference | {' '.join(reference)} |\n| candidate | {' '.join(candidate)} |\n\n"
        "The candidate is cut wherever two neighbors are not neighbors in the reference. In "
        "how many orders can the chunks be written? (BLEU scores none of them lower.)",
        apart(
            random,
            (
                f"{math.factorial(k - b):,}",
                f"{k} words and {b} matching bigrams make {k} - {b} chunks, and these have"
                f" {k - b}! orders. What matches lies inside a chunk.",
            ),
            (
                f"{math.factorial(k - b - 1):,}",
                f"{k - 1 - b} is the number of cuts. There is one chunk more.",
            ),
            (
                f"{math.factorial(b):,}",
                "The matching bigrams hold the chunks together. They are not put into"
                " another order.",
            ),
            (
                f"{math.factorial(k):,}",
                "Those are the orders of single words. Most of them break a match.",
            ),
        ),
        section=ORDERS,
        key=f"{PRECISION}import math\ncandidate = {split_code(candidate)}\n"
        f"reference = {split_code(reference)}\n"
        "b = modified_precision([reference], candidate, 2).numerator\n"
        'f"{math.factorial(len(candidate) - b):,}"',
    )


@redrawn
def the_dearest_word(random: Random) -> Question:
    """Which word costs the most when it is wrong?"""
    who = random.choice(("Dr. Kim", "Dr. Okafor", "Mrs. Lind"))
    day = random.choice(("Monday", "Tuesday", "Friday"))
    number = random.choice(("30", "45", "12", "80"))
    city = random.choice(("Busan", "Oslo", "Quito", "Turin"))
    line = f"{who} said on {day} that this drug helped none of the {number} people in {city}"
    words = line.split()
    middle = random.randrange(4, len(words) - 4)
    places = (0, 1, middle, len(words) - 1)
    texts = [words[place] for place in places]
    require(len(set(texts)) == 4)
    says = {
        0: "The first word stands in one 4-gram.",
        1: "The second word stands in two 4-grams. A name matters to people, and BLEU does"
        " not know that.",
        len(words) - 1: "The last word stands in one 4-gram. A wrong city matters to"
        " people, and BLEU does not know that.",
    }
    return Question(
        f"A candidate is equal to its reference but for one wrong word:\n\n`{line}`\n\n"
        "Which of these words costs the most BLEU when it is the wrong one?",
        apart(
            random,
            (
                words[middle],
                "It stands far from both ends, in four 4-grams. The price depends on the place"
                " alone.",
            ),
            *((words[place], says[place]) for place in places if place != middle),
        ),
        section=ERROR,
        key=f"{SENTENCE}reference = {line!r}.split()\n"
        f"def hurt(word):\n    return ['?' if w == word else w for w in reference]\n"
        f"min({texts!r}, key=lambda w: sentence_bleu([reference], hurt(w)))",
    )


@redrawn
def who_scores_highest(random: Random) -> Question:
    """A wrong fact at the edge against a right sentence in other words."""
    told = tell(random, least=8)
    reference, free = told.references
    last = max(told.words, key=lambda name: reference.index(told.words[name]))
    choices = told.scene.blanks[last].split()
    choices.remove(told.words[last])
    fact = [random.choice(choices) if w == told.words[last] else w for w in reference]
    jumble = [*reference[len(reference) // 2 :], *reference[: len(reference) // 2]]
    texts = [" ".join(words) for words in (fact, free, jumble)]
    scores = [
        sentence_bleu(text.split(), [reference], smoothing=exponential).score
        for text in texts
    ]
    require(scores[0] > max(scores[1:]) + 0.05)
    return Question(
        f"The only reference is: `{' '.join(reference)}`. Which candidate has the highest "
        "sentence BLEU (exponential smoothing)?",
        apart(
            random,
            (
                texts[0],
                "One fact is wrong, and one word. All other runs of words are there, and"
                " BLEU does not know which word matters.",
            ),
            (
                texts[1],
                "It is the right one, in words of its own. BLEU finds fewer runs of the"
                " reference in it.",
            ),
            (
                texts[2],
                "Its halves are whole, and the windows over the seam are lost.",
            ),
        ),
        section=ERROR,
        key=f"{SENTENCE}{METHOD}reference = {split_code(reference)}\n"
        f"candidates = {sorted(texts)!r}\nrule = SmoothingFunction().method3\n"
        "def score(text):\n"
        "    return sentence_bleu([reference], text.split(), smoothing_function=rule)\n"
        "max(candidates, key=score)",
    )


@redrawn
def one_break_too_many(random: Random) -> Question:
    """A model breaks one line in two."""
    lines = random.choice((40, 100, 500, 1000))
    place = random.randint(3, lines // 2)
    return Question(
        f"A language model translates {lines:,} lines, and breaks line {place} in two. The "
        f"file is cut after {lines:,} lines, and scored. How many of its lines are compared "
        "with the reference of another line?",
        apart(
            random,
            (
                str(lines - place),
                f"The second half of line {place} is now line {place + 1}, and each line"
                " after it is one too late.",
            ),
            ("1", "Only one line was broken. But all the lines behind it have moved."),
            (
                "0",
                "The number of lines is right after the cut, so no program complains."
                " Each line is compared with the one of the same number.",
            ),
            (
                str(lines),
                f"The first {place} lines still stand where they should.",
            ),
        ),
        section=MODEL,
        key=f"lines = list(range(1, {lines} + 1))\n"
        f"output = lines[:{place}] + [{place}] + lines[{place}:-1]\n"
        "sum(a != b for a, b in zip(output, lines))",
    )


def _pearson(xs: list[float], ys: list[float]) -> float:
    """Pearson's r.

    >>> _pearson([1, 2, 3], [2, 4, 6])
    1.0
    """
    x, y = math.fsum(xs) / len(xs), math.fsum(ys) / len(ys)
    top = math.fsum((a - x) * (b - y) for a, b in zip(xs, ys))
    size = math.fsum((a - x) ** 2 for a in xs) * math.fsum((b - y) ** 2 for b in ys)
    return top / math.sqrt(size)


QUESTIONS: tuple[Template, ...] = (
    pairs_of_systems,
    without_the_odd_one,
    orders_alike,
    the_dearest_word,
    who_scores_highest,
    one_break_too_many,
)
