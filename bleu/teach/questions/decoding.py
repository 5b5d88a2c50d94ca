"""Questions on search: paths, prices, lengths and votes. Chapter 12.

A template draws a small model or a list, searches it with ``bleu.decoding``, and computes
each wrong option with a wrong rule. NLTK does not search, so the keys are plain Python.
"""

import math
from collections.abc import Callable
from random import Random

from bleu.decoding import (
    END,
    beam_search,
    beam_search_with_list,
    exhaustive_search,
    greedy_search,
    per_token,
)
from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require

FAILURE = "12_decoding#the-failure-one-word-at-a-time"
ALL = "12_decoding#exhaustive-all-paths"
BEAM = "12_decoding#beam-k-paths"
FINISHED = "12_decoding#when-is-an-output-finished"
LENGTH = "12_decoding#divide-by-the-length"
VOTE = "12_decoding#let-the-list-vote-minimum-bayes-risk"

Prefix = tuple[str, ...]
Steps = dict[Prefix, dict[str, float]]
FIRST = ("the one", "our this", "a my", "your his")
SECOND = ("cat", "dog", "ferry", "garden", "kitchen", "teacher", "library", "soup")


@redrawn
def one_word_at_a_time(random: Random) -> Question:
    """Greedy search takes the likeliest word, and cannot go back."""
    first, second = random.choice(FIRST).split()
    words = random.sample(SECOND, 4)
    p = random.choice((6, 5, 7)) / 10
    a = random.choice(((0.4, 0.3, 0.3), (0.5, 0.3, 0.2), (0.5, 0.4, 0.1)))
    q = random.choice((0.9, 0.8, 0.7))
    tree = {
        (first, words[0]): p * a[0],
        (first, words[1]): p * a[1],
        (first, words[2]): p * a[2],
        (second, words[3]): (1 - p) * q,
    }
    require(p > 0.5 and (1 - p) * q > p * a[0])
    steps: Steps = {
        (): {first: p, second: 1 - p},
        (first,): dict(zip(words, a)),
        (second,): {words[3]: q, END: 1 - q},
    }
    model = _model(steps)
    greedy = greedy_search(model, max_len=2).best.tokens
    best = exhaustive_search(model, max_len=2).best.tokens
    asked, right, other = random.choice(
        (
            ("does greedy search give", greedy, best),
            ("is the likeliest", best, greedy),
        )
    )
    says = {
        greedy: f'"{first}" is the likeliest first word, and "{words[0]}" the likeliest'
        f" after it. That makes {tree[first, words[0]]:.2f}.",
        best: f'"{second}" looks worse than "{first}", but nearly all its probability goes'
        f" to one word: {tree[second, words[3]]:.2f}.",
    }
    rest = (first, words[1])
    rows = "\n".join(
        f"| {' '.join(prefix) or '(nothing)'} | "
        + ", ".join(f"{'end' if w == END else w} {x:g}" for w, x in row.items())
        + " |"
        for prefix, row in (
            ((), {first: p, second: round(1 - p, 1)}),
            ((first,), dict(zip(words, a))),
            ((second,), {words[3]: q, END: round(1 - q, 1)}),
        )
    )
    return Question(
        "A model says of each prefix what comes next. After two words it ends.\n\n"
        f"| prefix | next, with its probability |\n|---|---|\n{rows}\n\n"
        f"Which output {asked}?",
        apart(
            random,
            (" ".join(right), says[right]),
            (
                " ".join(other),
                says[other]
                + (
                    " But greedy search has said the first word already."
                    if right == greedy
                    else " The other first word leads to a likelier whole."
                ),
            ),
            (
                " ".join(rest),
                "Its second word is not the likeliest after its first one.",
            ),
        ),
        section=FAILURE,
        key=f"tree = { {' '.join(k): v for k, v in tree.items()}!r}\n"
        + (
            "max(tree, key=tree.get)"
            if right == best
            else f"greedy = {{k: v for k, v in tree.items() if k.startswith({first!r})}}\n"
            "max(greedy, key=greedy.get)"
        ),
    )


@redrawn
def all_paths(random: Random) -> Question:
    """What exhaustive search costs."""
    words = random.randint(2, 9)
    longest = random.randint(2, 3)

    def model(prefix: Prefix) -> dict[str, float]:
        return dict.fromkeys([*"abcdefghi"[:words], END], -math.log(words + 1))

    scored = exhaustive_search(model, max_len=longest).scored
    return Question(
        f"A model knows {words} words and `END`. An output has at most {longest} words, and "
        "then only `END` may follow. How many continuations does exhaustive search score?",
        apart(
            random,
            (
                str(scored),
                f"Each prefix of less than {longest} words has {words + 1} continuations,"
                f" and each of the {words**longest} of {longest} words has one, `END`.",
            ),
            (
                str(longest * (words + 1)),
                "That is one path, as greedy search takes it. Exhaustive search goes on"
                " from every prefix.",
            ),
            (
                str(words**longest),
                f"Those are the outputs of {longest} words. Shorter ones, and the steps on"
                " the way, are scored as well.",
            ),
            (
                str((words + 1) ** longest),
                "Nothing follows an `END`, so it does not branch.",
            ),
        ),
        section=ALL,
        key=f"V, T = {words}, {longest}\nsum(V**t * (V + 1) for t in range(T)) + V**T",
    )


@redrawn
def one_step_of_a_beam(random: Random) -> Question:
    """How many continuations a beam scores."""
    width = random.choice((2, 3, 4, 5, 8, 10))
    words = random.choice((20, 100, 1000, 8000, 30000))
    return Question(
        f"A beam of width {width} holds {width} unfinished hypotheses. The model knows "
        f"{words:,} words and `END`. How many continuations are scored in one step?",
        apart(
            random,
            (
                str(width * (words + 1)),
                "Each hypothesis in the beam is extended by each word, and by `END`.",
            ),
            (
                str(width * width),
                f"At most {width} of each can survive. To find them, all have to be"
                " scored.",
            ),
            (
                str(words + 1),
                "That is for one hypothesis, as in greedy search.",
            ),
            (
                str(width),
                "So many are kept. Many more are scored.",
            ),
        ),
        section=BEAM,
        key=f"prefixes = range({width})\ntokens = range({words} + 1)\n"
        "len([1 for p in prefixes for t in tokens])",
    )


@redrawn
def pushed_out(random: Random) -> Question:
    """A finished hypothesis, and two rules for it."""
    end = random.randint(20, 32) / 100
    last = random.randint(3, 6)
    tails = ("here", "left", "now", "please", "today", "there")[:last]
    steps: Steps = {
        (): {"no": 1.0},
        ("no",): {END: end, "more": 1 - end},
        ("no", "more"): {"milk": 0.5, "tea": 0.5},
        ("no", "more", "milk"): dict.fromkeys(tails, 1 / last),
        ("no", "more", "tea"): dict.fromkeys(tails, 1 / last),
    }
    model = _model(steps)
    stays = math.exp(beam_search(model, width=2, max_len=4).best.log_prob)
    leaves = math.exp(beam_search_with_list(model, width=2, max_len=4).best.log_prob)
    half = (1 - end) / 2
    require(half > end + 0.01 and f"{stays:.4f}" == f"{half / last:.4f}")
    in_beam = random.random() < 0.5
    rule = (
        "A finished hypothesis keeps its place in the beam until better ones push it out."
        if in_beam
        else "A finished hypothesis goes to a list of its own, where no unfinished one can "
        "push it out."
    )
    about = {
        f"{stays:.4f}": "The two halves that are not finished yet push the short output"
        " out of the beam. What they will still lose is not counted.",
        f"{leaves:.4f}": "The short output waits in its list, and no long one is as"
        " likely.",
    }
    right, other = (stays, leaves) if in_beam else (leaves, stays)
    return Question(
        'A model begins with "no". Then it ends with probability '
        f'{end}, or says "more". After that come "milk" or "tea", 0.5 each, and then '
        f"one of {last} last words, equally likely. Beam search has width 2. {rule} What is "
        "the probability of its answer?",
        apart(
            random,
            (f"{right:.4f}", about[f"{right:.4f}"]),
            (
                f"{other:.4f}",
                "That is the answer under the other rule for finished hypotheses.",
            ),
            (
                f"{half:.4f}",
                'That is the probability of "no more milk", which is not finished.',
            ),
            (
                f"{1 - end:.4f}",
                'That is the probability of "no more", which is not finished.',
            ),
        ),
        section=FINISHED,
        key=f"end, last = {end}, {last}\nhalf = (1 - end) / 2\n"
        + (
            'f"{half / last if half > end else end:.4f}"'
            if in_beam
            else 'f"{max(end, half / last):.4f}"'
        ),
    )


@redrawn
def price_per_token(random: Random) -> Question:
    """Two outputs, and two ways to compare them."""
    names = random.sample("AB", 2)
    short, long = random.randint(3, 6), random.randint(8, 14)
    one = -random.randint(20, 60) / 10
    two = round(one - random.randint(5, 60) / 10, 1)
    require(abs(one / per_token(short) - two / per_token(long)) > 0.05)
    rows = {names[0]: (short, one), names[1]: (long, two)}
    plain = names[0]
    each = max(rows, key=lambda name: rows[name][1] / per_token(rows[name][0]))
    require(each != plain or random.random() < 0.3)
    lines = "\n".join(f"| {k} | {rows[k][0]} | −{-rows[k][1]} |" for k in "AB")
    values = ", ".join(f"{rows[k][1] / rows[k][0]:.2f}" for k in "AB").replace("-", "−")
    texts = [f"{x} and {y}" for x in "AB" for y in "AB"]
    right = f"{plain} and {each}"
    says = {
        (
            False,
            True,
        ): "The first comparison is turned round: a log-probability nearer to"
        " 0 is a larger one.",
        (True, False): "The second comparison is turned round. Divide each by its own"
        " length, and take the larger number.",
        (
            False,
            False,
        ): "Both are turned round: of two negative numbers, the one nearer to"
        " 0 is larger.",
    }
    return Question(
        "Two finished outputs:\n\n"
        f"| output | tokens, `END` included | log-probability |\n|---|---|---|\n{lines}\n\n"
        "Which one wins without normalization, and which one per token?",
        apart(
            random,
            (
                right,
                f"The sums as they stand, and then {values} per token. The larger number"
                " wins.",
            ),
            *(
                (text, says[text[0] == plain, text[-1] == each])
                for text in texts
                if text != right
            ),
        ),
        section=LENGTH,
        key=f"rows = {dict(sorted(rows.items()))}\n"
        "plain = max(rows, key=lambda k: rows[k][1])\n"
        "each = max(rows, key=lambda k: rows[k][1] / rows[k][0])\n"
        'f"{plain} and {each}"',
    )


@redrawn
def a_vote(random: Random) -> Question:
    """Minimum Bayes risk on a list of three."""
    p = random.choice(
        ((0.4, 0.3, 0.3), (0.5, 0.3, 0.2), (0.4, 0.4, 0.2), (0.5, 0.4, 0.1))
    )
    ab, ac, bc = (random.randint(2, 9) / 10 for _ in range(3))
    u = ((1.0, ab, ac), (ab, 1.0, bc), (ac, bc, 1.0))
    expected = [sum(x * y for x, y in zip(p, row)) for row in u]
    equal = [sum(row) for row in u]
    order = random.sample("ABC", 3)
    best = expected.index(max(expected))
    require(best != 0 and p[0] > p[1])
    require(sorted(expected)[-1] - sorted(expected)[-2] > 0.015)
    rows = sorted(zip(order, range(3)))
    cells = "\n".join(
        f"| {name} | {p[i]} | " + " | ".join(f"{u[i][j]:g}" for _, j in rows) + " |"
        for name, i in rows
    )
    shown = ", ".join(f"{name} {expected[i]:.2f}" for name, i in rows)
    says = []
    for i, name in enumerate(order):
        if i == best:
            continue
        if i == 0:
            why = (
                "It is the likeliest. But another one agrees more with the whole list."
            )
        elif equal[i] == max(equal):
            why = "It wins if each output has one vote. The votes weigh as the probabilities."
        else:
            why = (
                f"Its expected quality is {expected[i]:.2f}, and another one has more."
            )
        says.append((name, why))
    return Question(
        "A list of three outputs: their probabilities, and the quality u of each when "
        "another one is the truth.\n\n"
        "| output | P | u, truth A | u, truth B | u, truth C |\n|---|---|---|---|---|\n"
        f"{cells}\n\n"
        "Which output does minimum Bayes risk choose, with votes by probability?",
        apart(
            random,
            (order[best], f"The expected qualities are {shown}."),
            *says,
        ),
        section=VOTE,
        key=f"names, p = {order}, {p}\nu = {u}\n"
        "expected = [sum(x * y for x, y in zip(p, row)) for row in u]\n"
        "names[expected.index(max(expected))]",
    )


def _model(steps: Steps) -> Callable[[Prefix], dict[str, float]]:
    """A model that looks its answers up, as log-probabilities; otherwise it ends."""

    def next_token(prefix: Prefix) -> dict[str, float]:
        answer = steps.get(prefix, {END: 1.0})
        return {token: math.log(p) for token, p in answer.items()}

    return next_token


QUESTIONS: tuple[Template, ...] = (
    one_word_at_a_time,
    all_paths,
    one_step_of_a_beam,
    pushed_out,
    price_per_token,
    a_vote,
)
