"""One side in another form than the other: tokenized, lower-cased, without punctuation."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from bleu.faults.corpus import Corpus, Scorer
from bleu.faults.finding import Finding, Place, found, pair_of_lines
from bleu.faults.traits import Trait, find_trait

DETACHED = re.compile(
    r"\w [.,。、，．](?=\s|$)|\w n['’]t\b|\w ['’]s\b|\S @-@ \S|(?:^| )`` "
)
FINAL = tuple(".!?…。！？｡।؟۔།\"'”’»」』)）]】．＂＇")
CLOSING = re.compile(r" +([.,;:!?%)\]}。、，．！？；：）」』])")
OPENING = re.compile(r"([(\[{（「『]) +")
CONTRACTION = re.compile(r" +(n['’]t|['’](?:s|re|ve|ll|d|m))\b")
HAN_KANA = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff"
BETWEEN_HAN = re.compile(f"(?<=[{HAN_KANA}。、，！？]) +(?=[{HAN_KANA}。、，！？])")
SEGMENTED = re.compile(f"(?:[{HAN_KANA}]+ +){{2}}[{HAN_KANA}]")

# scripts that write no spaces, and Korean: the letters, the tokenizer, the section
SCRIPTS = {
    "Japanese": (re.compile("[\u3040-\u30ff]"), "char"),
    "Chinese": (re.compile("[\u3400-\u4dbf\u4e00-\u9fff]"), "zh"),
    "Thai": (re.compile("[\u0e00-\u0e7f]"), "char"),
    "Lao, Burmese or Khmer": (
        re.compile("[\u0e80-\u0eff\u1000-\u109f\u1780-\u17ff]"),
        "char",
    ),
    "Korean": (re.compile("[\uac00-\ud7a3]"), "char"),
}
ADVICE = {"Japanese": "ja-mecab, or char", "Korean": "ko-mecab, or char"}


def detokenized(line: str) -> str:
    """A line with its punctuation where people write it.

    >>> detokenized("It is n't well @-@ known , he said .")
    "It isn't well-known, he said."
    """
    line = line.replace(" @-@ ", "-").replace("``", '"').replace("''", '"')
    line = CONTRACTION.sub(r"\1", line)
    return OPENING.sub(r"\1", CLOSING.sub(r"\1", line))


TRAITS = (
    Trait(
        name="tokenized",
        says="are tokenized: a space stands before the punctuation, or words are split.",
        remedy="detokenize this side (sacremoses -l en detokenize), and let the scorer "
        "tokenize both",
        section="book/questions_tokens.ipynb#q-corpus-already-tokenized",
        has=DETACHED.search,
        mend=detokenized,
        share=0.2,
        sure_share=0.2,
        harmless=True,
    ),
    Trait(
        name="segmented",
        says="have spaces between words of a script that writes none.",
        remedy="delete the spaces, and let the scorer's tokenizer split both sides",
        section="book/questions_languages.ipynb#q-without-segmentation",
        has=SEGMENTED.search,
        mend=lambda s: BETWEEN_HAN.sub("", s),
        share=0.2,
        sure_share=0.2,
        harmless=True,
    ),
)


def find_traits(corpus: Corpus) -> Iterator[Finding]:
    """One side tokenized or segmented."""
    for trait in TRAITS:
        yield from find_trait(corpus, trait)


def shares(corpus: Corpus, has: Callable[[str], bool]) -> dict[int, float]:
    """For each side with text, the share of its lines that have something."""
    found = {}
    for side, _, lines in corpus.sides():
        texts = [line for line in lines if line and line.strip()]
        if texts:
            found[side] = sum(map(has, texts)) / len(texts)
    return found


def has_capital(line: str) -> bool:
    """Whether a letter of the line is a capital."""
    return not line.islower() and line.lower() != line


def has_small(line: str) -> bool:
    """Whether a letter of the line is a small one."""
    return not line.isupper() and line.upper() != line


def find_case(corpus: Corpus) -> Iterator[Finding]:
    """One side in small letters alone, or in capitals alone."""
    if corpus.scorer.lowercase or len(corpus) < 5:
        return
    for has, name, says in (
        (has_capital, "lower-cased", "has no capital letter"),
        (has_small, "upper-cased", "has no small letter"),
    ):
        having = shares(corpus, has)
        bare = [side for side, share in having.items() if share <= 0.005]
        if not bare or max(having.values()) < 0.5:
            continue
        if -1 not in bare and having.get(-1, 0) < 0.5:
            continue
        sides = {side: each for side, each, _ in corpus.sides()}
        places = [Place(sides[side]) for side in bare]
        finding = found(
            corpus,
            name,
            "sure",
            f"{' and '.join(map(str, places))} {says}; the other side has.",
            rule="at most one line in 200 of one side has one, and at least every second "
            "line of the other",
            places=places,
            evidence=pair_of_lines(corpus, 0, max(bare[0], 0)),
            remedy="restore the case of this side, or score both without case: "
            "python -m bleu -lc, and say so",
            section="book/questions_tokens.ipynb#q-cased-or-uncased",
            repair=lambda given: given.mapped(str.lower),
        )
        if (finding.cost or 0) > 0.02:
            yield finding


def find_unpunctuated(corpus: Corpus) -> Iterator[Finding]:
    """One side without any final punctuation."""
    if len(corpus) < 10:
        return
    having = shares(corpus, lambda line: line.rstrip().endswith(FINAL))
    theirs = [share for side, share in having.items() if side >= 0]
    if not theirs or -1 not in having:
        return
    if having[-1] <= 0.05 and min(theirs) >= 0.6:
        bare = -1
    elif having[-1] >= 0.6 and max(theirs) <= 0.05:
        bare = 0
    else:
        return
    name = corpus.names.hypotheses if bare else corpus.names.references[0]
    finding = found(
        corpus,
        "no-punctuation",
        "sure",
        f"Hardly a line of {name} ends in punctuation; most lines of the other side do.",
        rule="at most one line in 20 of one side ends in it, and at least 12 of the other",
        places=[Place(name)],
        evidence=pair_of_lines(corpus, 0),
        remedy="restore the punctuation, or delete it on both sides and say so (the "
        "repaired score is with that of the other side)",
        section="book/questions_uses.ipynb#q-asr-bleu",
        repair=partial(_with_final, bare=bare),
    )
    if (finding.cost or 0) > 0.02:
        yield finding


def _with_final(corpus: Corpus, *, bare: int) -> Corpus:
    """The corpus with the final punctuation of the other side."""
    ours, streams = corpus.hypotheses, list(corpus.references)
    if bare < 0:
        lines = [line + final_of(other or "") for line, other in zip(ours, streams[0])]
        return corpus.with_parts([*lines, *ours[len(lines) :]], streams)
    streams = [
        tuple(
            line if line is None else line + final_of(other)
            for line, other in zip(stream, ours)
        )
        for stream in streams
    ]
    return corpus.with_parts(ours, streams)


def final_of(line: str) -> str:
    """The punctuation at the end of a line.

    >>> final_of('He said: "No!"')
    '!"'
    """
    line = line.rstrip()
    return line[len(line.rstrip("".join(FINAL))) :]


def find_wrong_tokenizer(corpus: Corpus) -> Iterator[Finding]:
    """A tokenizer that does not know the script."""
    chosen = corpus.scorer.tokenize
    script = main_script(corpus)
    if script is None:
        return
    is_blind = chosen in ("13a", "none", "intl") or (
        chosen == "zh" and script != "Chinese"
    )
    if not is_blind:
        return
    fitting = SCRIPTS[script][1]
    spaced = script == "Korean"
    yield found(
        corpus,
        "tokenizer-for-another-script",
        "suspected" if spaced else "sure",
        f"The text is {script}, and the tokenizer {chosen} "
        + (
            "keeps each word and its particles in one piece."
            if spaced
            else "does not find its words."
        ),
        rule="half of the reference's letters are of this script"
        + ("; papers use both ways" if spaced else ", which writes no spaces"),
        places=[],
        evidence=pair_of_lines(corpus, 0),
        remedy=f"--tokenize {ADVICE.get(script, fitting)} (the repaired score is with "
        f"{fitting}: a number on another scale)",
        section="book/languages.ipynb#languages-table",
        after=replace(
            corpus, scorer=Scorer(fitting, lowercase=corpus.scorer.lowercase)
        ).points,
    )


def main_script(corpus: Corpus) -> str | None:
    """The script of most letters of the references, if it is one of ``SCRIPTS``."""
    text = "".join(line for line in corpus.references[0][:2000] if line)
    letters = sum(map(str.isalpha, text)) or 1
    counts = {name: len(has.findall(text)) for name, (has, _) in SCRIPTS.items()}
    kana, han = counts["Japanese"], counts["Chinese"]
    if kana + han >= letters / 2:
        return "Japanese" if kana >= 0.1 * (kana + han) else "Chinese"
    rest = {
        name: n for name, n in counts.items() if name not in ("Japanese", "Chinese")
    }
    best = max(rest, key=rest.__getitem__)
    return best if rest[best] >= letters / 2 else None
