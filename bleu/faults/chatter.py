"""What a language model writes around a translation."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from bleu.faults.corpus import Corpus
from bleu.faults.finding import Finding, Place, found, numbers, shown, without
from bleu.faults.traits import ONE_SIDED, Trait, find_trait, is_better, lines_with

LABEL = (
    r"(?:the\s+)?(?:\w+\s+)?(?:translation|translated\s+text|output|answer|target|result)"
    r"(?:\s+(?:is|in|into|to)\b[^:：\n]{0,30})?|english|german|french|korean|japanese|chinese"
    r"|russian|spanish|übersetzung|antwort|traduction|traducción|traduzione|tradução"
    r"|перевод|번역(?:문|\s*결과)?|翻訳(?:文|結果)?|訳(?:文)?|译文|翻译(?:结果)?|翻譯"
)
OPENING = (
    r"(?:(?:sure|certainly|of course|okay|ok|absolutely|great|natürlich|конечно|물론(?:이죠|입니다)"
    r"|はい|当然)[,.!、。！，]\s*)?"
    r"(?:(?:here(?:'s|’s| is| are)|below is|this is|hier ist|voici|вот|다음은|以下は|以下是)"
    r"[^:：\n]{0,60}[:：]"
    rf"|[*_]*(?:{LABEL})[*_]*\s*[:：][*_]*)"
)
PREFACE = re.compile(rf"^\s*{OPENING}\s*", re.IGNORECASE)
NOTE = re.compile(
    r"\s*(?:[(\[（]\s*(?:note|translator'?s note|literally|注|주)\s*[:：].*[)\]）]"
    r"|(?:i hope this helps|let me know if|feel free to).*)\s*$",
    re.IGNORECASE,
)
THINKING = re.compile(
    r"<(think|thinking|reasoning)>.*?</\1>\s*|^.*</think>\s*", re.DOTALL
)
REFUSAL = re.compile(
    r"^\s*(?:i(?:'|’)?m sorry|i am sorry,? but|sorry, (?:but )?i can|as an ai\b|i cannot"
    r" (?:translate|assist|provide)|i can(?:'|’)t (?:translate|assist|help)|죄송하지만"
    r"|申し訳ありませんが|很抱歉|抱歉，|к сожалению, я|es tut mir leid, aber)",
    re.IGNORECASE,
)
BOLD = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*|`([^`\n]+)`")
FENCE = re.compile(r"^\s*```\w*\s*|\s*```\s*$")
HEADING = re.compile(r"^\s*#{1,4}\s+")
BULLET = re.compile(r"^\s*[-*•>]\s+")
NUMBER = re.compile(r"^\s*[(\[]?(\d{1,6})[.):\]]\s+")
WRAPPED = re.compile(r'^\s*["“「『«](.+)["”」』»]\s*$')
SECTION = "book/questions_uses.ipynb#q-chat-preface"


def without_markdown(line: str) -> str:
    """A line without fences, bold type, code marks and headings.

    >>> without_markdown("**The cat** sleeps.")
    'The cat sleeps.'
    """
    line = HEADING.sub("", FENCE.sub("", line))
    return BOLD.sub(lambda match: match[1] or match[2], line)


def first_line(text: str) -> str:
    """The first line that says something.

    >>> first_line("Here is the translation:\\n\\nThe cat sleeps.\\nThe cat is asleep.")
    'The cat sleeps.'
    """
    lines = [without_markdown(PREFACE.sub("", line)) for line in text.split("\n")]
    return next((line for line in lines if line.strip()), "")


def unwrapped(line: str) -> str:
    """A line without the quotes around all of it."""
    match = WRAPPED.match(line)
    return match[1] if match and not re.search('["“”]', match[1]) else line


TRAITS = (
    Trait(
        name="reasoning",
        says="hold what the model thought before it answered.",
        remedy='re.sub(r"(?s)^.*</think>\\s*", "", text)',
        section="book/questions_uses.ipynb#q-chat-preface",
        has=THINKING.search,
        mend=lambda s: THINKING.sub("", s),
        least=1,
        share=0.0,
        sure_share=0.0,
    ),
    Trait(
        name="line-breaks",
        says="hold more than one line.",
        remedy='keep the translation alone, " ".join(text.split()) before it is written '
        "to a file (the repaired score is with the first line of each)",
        section="book/questions_uses.ipynb#q-line-breaks-in-output",
        has=lambda s: "\n" in s.strip(),
        mend=lambda s: first_line(s) if "\n" in s.strip() else s,
        least=1,
        share=0.0,
        sure_share=0.0,
        harmless=True,
    ),
    Trait(
        name="preface",
        says='begin with words about the translation, such as "Translation:".',
        remedy="ask the model for the translation alone, or cut the words off: "
        'line.partition(":")[2].strip()',
        section=SECTION,
        has=lambda s: PREFACE.match(s) and PREFACE.sub("", s),
        mend=lambda s: PREFACE.sub("", s),
        least=2,
        share=0.01,
        sure_share=0.0,
    ),
    Trait(
        name="notes",
        says="end with a note about the translation.",
        remedy="ask the model for the translation alone, or cut the notes off",
        section=SECTION,
        has=NOTE.search,
        mend=lambda s: NOTE.sub("", s),
        least=2,
        share=0.01,
        sure_share=0.0,
    ),
    Trait(
        name="markdown",
        says="have Markdown's marks (**bold**, `code`, ``` or #).",
        remedy='re.sub(r"[*`]+", "", line), and ask the model for plain text',
        section=SECTION,
        has=lambda s: without_markdown(s) != s,
        mend=without_markdown,
        least=2,
        share=0.01,
        sure_share=0.0,
    ),
    Trait(
        name="bullets",
        says="begin with the sign of a list.",
        remedy='re.sub(r"^\\s*[-*•>]\\s+", "", line)',
        section=SECTION,
        has=BULLET.match,
        mend=lambda s: BULLET.sub("", s),
        least=3,
        share=0.2,
        sure_share=0.5,
    ),
    Trait(
        name="quoted-lines",
        says="stand in quotes from end to end.",
        remedy="strip the quotes that a model or a table has put around each line",
        section=SECTION,
        has=lambda s: unwrapped(s) != s,
        mend=unwrapped,
        least=3,
        share=0.3,
        sure_share=0.3,
    ),
)


def find_traits(corpus: Corpus) -> Iterator[Finding]:
    """Words and marks around the translation."""
    for trait in TRAITS:
        yield from find_trait(corpus, trait)


def find_numbering(corpus: Corpus) -> Iterator[Finding]:
    """Lines that are numbered, one after the other."""
    for side, name, lines in corpus.sides():
        numbered = [
            (i, int(match[1]))
            for i, line in enumerate(lines)
            if line and (match := NUMBER.match(line))
        ]
        if len(numbered) < max(4, 0.3 * len(corpus)):
            continue
        steps = Counter(
            b[1] - a[1] == 1 or b[1] - a[1] == b[0] - a[0]
            for a, b in pairwise(numbered)
        )
        others = [s for s, _, _ in corpus.sides() if (s < 0) != (side < 0)]
        having = lines_with(corpus, NUMBER.match)
        if steps[True] < 0.7 * len(numbered) or any(
            len(having[s]) > 0.2 * len(numbered) for s in others
        ):
            continue
        repaired = _without_numbers(corpus, side=side)
        if is_better(corpus, repaired):
            yield found(
                corpus,
                "numbering",
                "sure",
                f"{len(numbered)} lines of {name} begin with their number.",
                rule="the numbers go up by one, and the other side has none",
                places=[Place(name, numbers([i for i, _ in numbered]))],
                evidence=shown(
                    corpus, (side, numbered[0][0]), (others[0], numbered[0][0])
                ),
                remedy='re.sub(r"^\\s*\\d+[.)]\\s+", "", line)',
                section=SECTION,
                repair=partial(_without_numbers, side=side),
            )


def _without_numbers(corpus: Corpus, *, side: int) -> Corpus:
    return corpus.mapped(lambda line: NUMBER.sub("", line), {side})


def find_common_start(corpus: Corpus) -> Iterator[Finding]:
    """Words that many hypotheses begin with, and no reference: a prompt, or a label."""
    starts = Counter(
        label for line in corpus.hypotheses if (label := _label(line)) is not None
    )
    for label, count in starts.most_common(1):
        theirs = [line or "" for stream in corpus.references for line in stream]
        if count < max(3, 0.3 * len(corpus)) or PREFACE.match(label + " "):
            continue
        if any(line.startswith(label) for line in theirs):
            continue
        affected = [i for i, s in enumerate(corpus.hypotheses) if _label(s) == label]
        finding = found(
            corpus,
            "common-start",
            "sure",
            f"{count} lines of {corpus.names.hypotheses} begin with {label!r}, and no "
            "reference does.",
            rule="at least three lines in ten begin with the same words and a colon",
            places=[Place(corpus.names.hypotheses, numbers(affected))],
            evidence=shown(corpus, (-1, affected[0]), (0, affected[0])),
            remedy=f"line.removeprefix({label!r}).strip()",
            section=SECTION,
            repair=partial(_without_label, label=label),
        )
        if finding.repair and is_better(corpus, finding.repair(corpus)):
            yield finding


def _without_label(corpus: Corpus, *, label: str) -> Corpus:
    return corpus.mapped(lambda line: line.removeprefix(label).lstrip(), {-1})


def _label(line: str) -> str | None:
    """What stands before the first colon, if it is short."""
    head, colon, rest = line[:60].partition(":" if ":" in line[:60] else "：")
    return head + colon if colon and head.strip() and rest.strip() else None


def find_refusals(corpus: Corpus) -> Iterator[Finding]:
    """Answers that refuse to translate."""
    having = lines_with(corpus, REFUSAL.match)
    alone = set(having[-1]).difference(*(having[s] for s in having if s >= 0))
    if len(alone) >= 2 and len(alone) >= ONE_SIDED * len(having[-1]):
        yield found(
            corpus,
            "refusals",
            "suspected",
            f"{len(alone)} lines of {corpus.names.hypotheses} sound like a refusal.",
            rule="they begin with the words of an apology that their references have not",
            places=[Place(corpus.names.hypotheses, numbers(alone))],
            evidence=shown(corpus, (-1, min(alone)), (0, min(alone))),
            remedy="ask again, or count them as failures and say so (the repaired score "
            "is without them)",
            section=SECTION,
            after=without(corpus, alone),
        )
