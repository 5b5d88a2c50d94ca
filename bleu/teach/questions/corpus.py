"""Questions on pooling: counts are added first, and divided last. Chapter 7.

A template draws segments, computes the answer with ``bleu``, and each wrong option with a
wrong rule that somebody believes in: the mean of scores, of ratios, of penalties.
"""

import math
from fractions import Fraction
from random import Random

from bleu.brevity import brevity_penalty
from bleu.mean import geometric_mean
from bleu.score import corpus_bleu, sentence_bleu
from bleu.teach.keys import CORPUS, split_code
from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require
from bleu.teach.scenes import table, tell

HAND = "07_corpus#by-hand-add-first-divide-last"
FAILURE = "07_corpus#the-failure-one-sentence-one-vote"
LENGTHS = "07_corpus#and-the-lengths"
ADD = "07_corpus#counts-that-add"
RIGHT = "07_corpus#three-segments-counted-right"
LINE = "07_corpus#from-files-to-one-line"
CHECK = "07_corpus#check-it"
WILD = "07_corpus#pitfalls-in-the-wild"

PENALTY = "from nltk.translate.bleu_score import brevity_penalty\n"


@redrawn
def pooled_precision(random: Random) -> Question:
    """Two segments of different length: one precision for both."""
    long, short = random.randint(7, 12), random.randint(3, 5)
    pairs = [
        (random.randint(0, long // 2), long),
        (random.randint(short - 1, short), short),
    ]
    random.shuffle(pairs)
    matches, total = (sum(column) for column in zip(*pairs))
    ratios = [Fraction(*pair) for pair in pairs]
    shown = "\n".join(f"| {k} | {m} | {l} |" for k, (m, l) in enumerate(pairs, 1))
    hyps = [_letters(l, 0) for m, l in pairs]
    refs = [_letters(m, l - m) for m, l in pairs]
    return Question(
        "A corpus has two segments:\n\n"
        f"| segment | matched words | words in the hypothesis |\n|---|---|---|\n{shown}\n\n"
        "What is the unigram precision of the corpus?",
        apart(
            random,
            (
                f"{matches}/{total}",
                "The matches are added, the words are added, and then there is one"
                " division. Each word has one vote.",
            ),
            (
                str(sum(ratios) / 2),
                "The mean of two ratios: each segment has one vote, however short it is.",
            ),
            (
                str(math.prod(ratios)),
                "The product of two ratios. Precisions of orders are multiplied, those"
                " of segments are not.",
            ),
            (
                str(max(ratios)),
                "The better segment alone. The other one has its words, too.",
            ),
        ),
        section=HAND,
        key=f"{CORPUS}from fractions import Fraction\n"
        f"hypotheses = [list(h) for h in {hyps}]\n"
        f"references = [[list(r)] for r in {refs}]\n"
        "p = corpus_bleu(references, hypotheses, weights=(1,))\n"
        f'f"{{round(p * {total})}}/{total}"',
    )


@redrawn
def penalty_of_corpus(random: Random) -> Question:
    """Three segments, one penalty."""
    refs = [random.randint(5, 12) for _ in range(3)]
    hyps = [r + random.randint(-4, 3) for r in refs]
    c, r = sum(hyps), sum(refs)
    alone = [brevity_penalty(hyp_len=h, ref_len=f) for h, f in zip(hyps, refs)]
    require(c < r and any(h > f for h, f in zip(hyps, refs)) and 1 - c / r > 0.08)
    rows = "\n".join(
        f"| {k} | {h} | {f} |" for k, (h, f) in enumerate(zip(hyps, refs), 1)
    )
    return Question(
        "A corpus has three segments:\n\n"
        "| segment | words in the hypothesis | closest reference length |\n"
        f"|---|---|---|\n{rows}\n\nWhat is its brevity penalty? (A calculator helps.)",
        apart(
            random,
            (
                f"{brevity_penalty(hyp_len=c, ref_len=r):.4f}",
                f"The lengths are pooled: c = {c} and r = {r}. A long segment makes up for"
                " a short one.",
            ),
            (
                f"{sum(alone) / 3:.4f}",
                "The mean of three penalties. The words too many would help nobody.",
            ),
            (
                f"{math.prod(alone):.4f}",
                "The product of three penalties: the longer the corpus, the harder.",
            ),
            (
                f"{min(alone):.4f}",
                "The penalty of the worst segment. The corpus pays one penalty, for all.",
            ),
        ),
        section=LENGTHS,
        key=f'{PENALTY}f"{{brevity_penalty(sum({refs}), sum({hyps})):.4f}}"',
    )


@redrawn
def a_zero_in_one_segment(random: Random) -> Question:
    """One segment is perfect, the other has no 4-gram: what does the corpus get?"""
    first = tell(random).references[0]
    told = tell(random, least=8)
    wanted = told.references[random.randrange(2)]
    second = told.slip(random, random.randint(2, 3)).references[0]
    require(len(second) == len(wanted))
    require(first != wanted)
    hyps, refs = [first, second], [[first], [wanted]]
    lone = sentence_bleu(second, [wanted])
    require(lone.score == 0 and lone.stats.matches[1] > 0)
    both = corpus_bleu(hyps, refs)
    stats = both.stats
    macro = geometric_mean([(1 + p) / 2 for p in lone.precisions])
    shown = ", ".join(
        f"{m} of {l}" for m, l in zip(lone.stats.matches, lone.stats.totals)
    )
    k = len(first)
    pooled = ", ".join(f"{m}/{l}" for m, l in zip(stats.matches, stats.totals))
    return Question(
        "A corpus has two segments, and each hypothesis is as long as its reference.\n\n"
        f"| segment | matches, n = 1 to 4 |\n|---|---|\n"
        f"| 1 | {k} of {k}, {k - 1} of {k - 1}, {k - 2} of {k - 2}, {k - 3} of {k - 3} |\n"
        f"| 2 | {shown} |\n\nWhat is BLEU of the corpus? (A calculator helps, or thinking.)",
        apart(
            random,
            (
                f"{both.score:.4f}",
                f"The pooled precisions are {pooled}, without a zero, and BP is 1.",
            ),
            (
                "0.0000",
                "The zero belongs to a segment. After adding, every order has a match.",
            ),
            (
                "0.5000",
                "The mean of the sentence scores 1 and 0. One sentence, one vote: that is"
                " not BLEU.",
            ),
            (
                f"{macro:.4f}",
                "Each precision was averaged over the segments before the geometric mean:"
                " a macro average.",
            ),
        ),
        section=HAND,
        key=f"{CORPUS}hypotheses = [{split_code(first)}, {split_code(second)}]\n"
        f"references = [[{split_code(first)}], [{split_code(wanted)}]]\n"
        'f"{corpus_bleu(references, hypotheses):.4f}"',
    )


@redrawn
def bananas(random: Random) -> Question:
    """A segment that scores 0 becomes worse: who notices?"""
    first = tell(random, most=8).references[0]
    told = tell(random, least=8)
    wanted = told.references[0]
    second = told.slip(random, 3).references[0]
    require(first != wanted and sentence_bleu(second, [wanted]).score == 0)
    fruit = random.choice(("banana", "potato", "pepper", "mango"))
    replaced = [fruit] * len(second)
    scores = [
        corpus_bleu([first, hyp], [[first], [wanted]]).score
        for hyp in (second, replaced)
    ]
    require(scores[1] < scores[0])
    return Question(
        f"{table({'reference 1': first, 'hypothesis 1': first})}\n"
        f"| reference 2 | {' '.join(wanted)} |\n| hypothesis 2 | {' '.join(second)} |\n\n"
        f'Now the second hypothesis becomes "{fruit}", {len(second)} times. What happens to '
        "the mean of the two sentence scores, and what to BLEU of the corpus?",
        apart(
            random,
            (
                "The mean stays, and BLEU falls.",
                "No 4-gram of the second hypothesis matches, so its score was 0 already,"
                " and a zero cannot fall. BLEU loses the words that matched.",
            ),
            (
                "Both fall.",
                "The score of the second hypothesis was 0 before, although most of its"
                " words were right.",
            ),
            (
                "Both stay.",
                "BLEU adds matches, and the matched words of the second hypothesis are"
                " gone.",
            ),
            (
                "The mean falls, and BLEU stays.",
                "It is the other way round. BLEU adds counts, and sees each match.",
            ),
        ),
        section=FAILURE,
        key="from nltk.translate.bleu_score import corpus_bleu, sentence_bleu\n"
        f"good, wanted = {split_code(first)}, {split_code(wanted)}\n"
        f"second = [{split_code(second)}, {[fruit]} * {len(second)}]\n"
        "references = [[good], [wanted]]\n"
        "means = [(1 + sentence_bleu([wanted], h)) / 2 for h in second]\n"
        "scores = [corpus_bleu(references, [good, h]) for h in second]\n"
        "word = {True: 'falls', False: 'stays'}\n"
        "mean, bleu = (word[x[1] < x[0] - 1e-9] for x in (means, scores))\n"
        'f"The mean {mean}, and BLEU {bleu}."',
    )


@redrawn
def a_perfect_corpus(random: Random) -> Question:
    """NLTK and a perfect line that is too short for a 4-gram."""
    long = [random.randint(5, 9) for _ in range(random.randint(1, 2))]
    short = [random.randint(1, 3) for _ in range(random.randint(1, 2))]
    lengths = [*long, *short]
    random.shuffle(lengths)
    total = sum(length - 3 for length in long)
    joined = sum(lengths) - 3
    shown = ", ".join(map(str, lengths[:-1])) + f" and {lengths[-1]}"
    return Question(
        f"The hypotheses of a corpus have {shown} words, and each is a copy of its "
        "reference. Which 4-gram precision does NLTK's `corpus_bleu` compute?",
        apart(
            random,
            (
                f"{total}/{total + len(short)}",
                "NLTK adds 0 of 1 for each line of fewer than four words. So its BLEU of"
                " a perfect corpus is below 1.",
            ),
            (
                f"{total}/{total}",
                "That is the paper's, and this book's: a line without a 4-gram adds 0 of"
                " 0.",
            ),
            (
                f"{total}/{joined}",
                "That joins all lines to one text, and counts 4-grams that run across the"
                " line breaks.",
            ),
            (
                f"0/{total + len(short)}",
                "A short line has no match at order 4, but the long lines keep theirs.",
            ),
        ),
        section=WILD,
        key="from nltk.translate.bleu_score import modified_precision\n"
        f"lines = [[str(i) for i in range(length)] for length in {lengths}]\n"
        "p = [modified_precision([line], line, 4) for line in lines]\n"
        'f"{sum(x.numerator for x in p)}/{sum(x.denominator for x in p)}"',
    )


@redrawn
def how_many_ngrams(random: Random) -> Question:
    """The denominator of a pooled precision."""
    lengths = [random.randint(5, 12) for _ in range(3)]
    n = random.randint(2, 4)
    if n == 4 and random.random() < 0.5:
        lengths[random.randrange(3)] = random.randint(1, 2)
    total = sum(max(0, length - n + 1) for length in lengths)
    refs = [length + random.randint(-1, 2) for length in lengths]
    by_refs = sum(max(0, length - n + 1) for length in refs)
    rows = "\n".join(
        f"| {k} | {h} | {f} |" for k, (h, f) in enumerate(zip(lengths, refs), 1)
    )
    name = {2: "bigram", 3: "trigram", 4: "4-gram"}[n]
    short = min(lengths) < n
    return Question(
        "A corpus has three segments:\n\n"
        "| segment | words in the hypothesis | words in the reference |\n"
        f"|---|---|---|\n{rows}\n\n"
        f"Which number stands below the line in its {name} precision?",
        apart(
            random,
            (
                str(total),
                f"A hypothesis of L words has L - {n - 1} of them, and the three numbers"
                " are added." + (" The one that is too short adds 0." if short else ""),
            ),
            (
                str(sum(lengths) - n + 1),
                "That joins all hypotheses to one text: windows across the line breaks"
                " are counted, too.",
            ),
            (str(sum(lengths)), f"Those are the words. A window has {n} of them."),
            (
                str(by_refs),
                "Those are the references' n-grams. Precision counts the hypotheses'.",
            ),
        ),
        section=RIGHT,
        key=f"from nltk import ngrams\n"
        f"sum(len(list(ngrams(range(length), {n}))) for length in {lengths})",
    )


@redrawn
def two_machines(random: Random) -> Question:
    """Two parts of a file are counted apart: which bigram precision has the whole?"""
    words = [random.randint(40, 90), random.randint(100, 300)]
    lines = [random.randint(4, 8), random.randint(10, 20)]
    totals = [w - s for w, s in zip(words, lines)]
    shares = random.sample(range(2, 9), 2)
    matches = [l * share // 10 for l, share in zip(totals, shares)]
    p = [m / l for m, l in zip(matches, totals)]
    pooled = sum(matches) / sum(totals)
    by_lines = sum(x * s for x, s in zip(p, lines)) / sum(lines)
    rows = "\n".join(
        f"| {name} | {s} | {m} | {l} |"
        for name, s, m, l in zip("AB", lines, matches, totals)
    )
    return Question(
        "Two machines count one part of a file each:\n\n"
        f"| machine | lines | matched bigrams | bigrams |\n|---|---|---|---|\n{rows}\n\n"
        "What is the bigram precision of the whole file? (A calculator helps.)",
        apart(
            random,
            (
                f"{pooled:.4f}",
                f"{sum(matches)} of {sum(totals)}: integers add, wherever they were"
                " counted.",
            ),
            (
                f"{sum(p) / 2:.4f}",
                "The mean of two precisions: the smaller part weighs as much as the"
                " larger one.",
            ),
            (
                f"{by_lines:.4f}",
                "The mean with the numbers of lines as weights. A bigram has a vote, and"
                " lines are of different length.",
            ),
            (
                f"{math.prod(p):.4f}",
                "The product of the two. Parts of a corpus are added.",
            ),
            (
                f"{geometric_mean(p):.4f}",
                "The geometric mean is for the orders of one corpus, and not for its"
                " parts.",
            ),
        ),
        section=ADD,
        key=f'f"{{sum({matches}) / sum({totals}):.4f}}"',
    )


@redrawn
def every_line_twice(random: Random) -> Question:
    """A file is appended to itself."""
    told = tell(random, least=8)
    wanted = told.references[0]
    said = told.slip(random).references[0][: -random.randint(1, 2)]
    score = sentence_bleu(said, [wanted])
    require(score.score > 0)
    mean = geometric_mean(score.precisions)
    times = random.choice((2, 3, 10))
    name = {2: "twice", 3: "three times", 10: "ten times"}[times]
    return Question(
        f"A corpus has one segment: {len(said)} words, reference length {len(wanted)}, BP "
        f"{score.brevity_penalty:.4f}, BLEU {score.score:.4f}. Somebody writes the segment "
        f"into both files {name}. What is BLEU now?",
        apart(
            random,
            (
                f"{score.score:.4f}",
                f"All ten counts are multiplied by {times}, above and below each line."
                " Nothing moves.",
            ),
            (
                f"{mean * score.brevity_penalty**times:.4f}",
                "The penalty was taken for each copy. It is one, of the summed lengths.",
            ),
            (
                f"{score.score**times:.4f}",
                "The scores were multiplied. Counts are added.",
            ),
            (
                f"{mean:.4f}",
                "The penalty went away. The file is longer, but it is as much too short"
                " as before: r grows, too.",
            ),
        ),
        section=CHECK,
        key=f"{CORPUS}hypothesis = {split_code(said)}\nreference = {split_code(wanted)}\n"
        f"score = corpus_bleu([[reference]] * {times}, [hypothesis] * {times})\n"
        'f"{score:.4f}"',
    )


@redrawn
def back_to_counts(random: Random) -> Question:
    """From a printed per cent to a number of matches."""
    lines = random.randint(5, 30)
    words = lines * random.randint(8, 14) + random.randint(0, 7)
    ref_words = words + random.randint(4, 20)
    total = words - lines
    matches = random.randint(total // 4, total // 2)
    percent = 100 * matches / total
    shown = f"{percent:.1f}"
    require(round(float(shown) * total / 100) == matches)
    return Question(
        f"A line says that the bigram precision is {shown} per cent, with `hyp_len={words}` "
        f"and `ref_len={ref_words}`. The file has {lines} lines, each of two words or more. "
        "How many bigrams matched?",
        apart(
            random,
            (
                str(matches),
                f"Each of the {lines} lines has one bigram fewer than words, so there are"
                f" {total} of them.",
            ),
            (
                str(round(float(shown) * words / 100)),
                "A share of the words. There are fewer bigrams than words.",
            ),
            (
                str(round(float(shown) * (words - 1) / 100)),
                "That takes the file for one long line. No bigram runs across a line"
                " break.",
            ),
            (
                str(round(float(shown) * (ref_words - lines) / 100)),
                "A share of the references' bigrams. Precision divides by the"
                " hypotheses'.",
            ),
        ),
        section=LINE,
        key=f"round({shown} / 100 * ({words} - {lines}))",
    )


def _letters(same: int, other: int) -> str:
    """A text of which each letter is a token: some of the alphabet, then some dots.

    >>> _letters(3, 2)
    'abc..'
    """
    return "".join(chr(ord("a") + k) for k in range(same)) + "." * other


QUESTIONS: tuple[Template, ...] = (
    pooled_precision,
    penalty_of_corpus,
    a_zero_in_one_segment,
    bananas,
    a_perfect_corpus,
    how_many_ngrams,
    two_machines,
    every_line_twice,
    back_to_counts,
)
