"""What is measured on what: each workload, and who takes part in it."""

from dataclasses import dataclass

# The environments: the book's own, twice with packages out of reach, and that of the others
STANDARD, NUMPY, ARROW, OTHERS = "standard library", "numpy", "Arrow", "others"

EXACT = 1e-9
FLOAT32 = 1e-6  # it counts or scores in float32
NLTKS = 1e-3  # NLTK counts 0 of 1 n-grams for a segment that is too short
TIES = 1e-3  # of two references as close, torchmetrics takes the first one's length
ANOTHER = (
    1.0  # another quantity by design: shortest reference, smoothing, another tokenizer
)


@dataclass(frozen=True)
class Entry:
    """A program in a workload.

    Args:
        program: what it is called in the table.
        peer: the function of peers.py that makes its call.
        environment: where it runs.
        tolerance: how far its score may be from the first program's, as a ratio.
        options: what the peer is told besides.
    """

    program: str
    peer: str
    environment: str
    tolerance: float = EXACT
    options: tuple[str | int, ...] = ()


@dataclass(frozen=True)
class Workload:
    """Data of one kind, and the programs that are given it.

    Args:
        title: what the table says of it.
        data: "corpus", "pair" or "text".
        segments: how many.
        references: how many for each.
        rounds: how often everybody is measured, in turns.
        calls: how often one measurement repeats its call.
        entries: who takes part; the first one's score is what the others' are compared with.
        joined: how many sentences a segment is made of.
    """

    title: str
    data: str
    segments: int
    references: int
    rounds: int
    entries: tuple[Entry, ...]
    calls: int = 1
    joined: int = 1


OURS = tuple(Entry(f"bleu, {e}", "bleu_corpus", e) for e in (STANDARD, NUMPY, ARROW))
ORACLES = (
    Entry("NLTK", "nltk_corpus", STANDARD, NLTKS),
    Entry("sacreBLEU, none", "sacrebleu_corpus", STANDARD),
)
FLOOR = (Entry("words numbered, no score", "words_numbered", NUMPY, ANOTHER),)
QUICK = (
    Entry("sacrebleu-mojo, none", "mojo_corpus", OTHERS),
    Entry("bleuscore (Rust; tokenizes)", "bleuscore_corpus", OTHERS, ANOTHER),
)
SLOW = (
    Entry("bleu, as derived", "readable_corpus", STANDARD),
    Entry("bleu-mp", "bleu_mp_corpus", OTHERS, ANOTHER),
    Entry("PyTorch-Ignite", "ignite_corpus", OTHERS, NLTKS),
    Entry("pycocoevalcap", "pycocoevalcap_corpus", OTHERS, FLOAT32),
    Entry("torcheval", "torcheval_corpus", OTHERS, ANOTHER),
    Entry("torchmetrics", "torchmetrics_corpus", OTHERS, TIES),
)


def up_to(order):
    """Who counts up to another order than 4."""
    return (
        *(
            Entry(f"bleu, {e}", "bleu_corpus", e, EXACT, (order,))
            for e in (STANDARD, NUMPY)
        ),
        Entry("NLTK", "nltk_corpus", STANDARD, NLTKS, (order,)),
        Entry("sacreBLEU, none", "sacrebleu_corpus", STANDARD, EXACT, (order,)),
    )


def of_length(sentences):
    """As many tokens as 3,000 sentences have, in longer segments."""
    return Workload(
        f"3,000 sentences, {sentences} in a segment",
        "corpus",
        3000 // sentences,
        1,
        5,
        OURS[:2] + ORACLES,
        joined=sentences,
    )


WORKLOADS = {
    "pair": Workload(
        "one pair of 25 tokens, a call each",
        "pair",
        1,
        1,
        7,
        (
            Entry("bleu", "bleu_pair", STANDARD),
            Entry("NLTK", "nltk_pair", STANDARD),
            Entry("sacreBLEU, none", "sacrebleu_pair", STANDARD),
            Entry("bleuscore (Rust; tokenizes)", "bleuscore_pair", OTHERS, ANOTHER),
            Entry("blazemetrics (Rust)", "blazemetrics_pair", OTHERS, ANOTHER),
            Entry("fast-bleu (C++)", "fast_bleu_pair", OTHERS, ANOTHER),
            Entry("torchmetrics", "torchmetrics_pair", OTHERS, FLOAT32),
        ),
        calls=1000,
    ),
    "sentences": Workload(
        "3,000 sentence scores",
        "corpus",
        3000,
        1,
        7,
        (
            Entry("bleu", "bleu_sentences", STANDARD),
            Entry("NLTK", "nltk_sentences", STANDARD, NLTKS),
            Entry("sacreBLEU, none", "sacrebleu_sentences", STANDARD, EXACT),
            Entry("blazemetrics (Rust)", "blazemetrics_sentences", OTHERS, ANOTHER),
        ),
    ),
    "corpus": Workload(
        "a corpus of 3,000 segments, 1 reference",
        "corpus",
        3000,
        1,
        7,
        OURS + FLOOR + ORACLES + QUICK + SLOW,
    ),
    "references": Workload(
        "a corpus of 3,000 segments, 4 references",
        "corpus",
        3000,
        4,
        7,
        OURS + FLOOR + ORACLES + QUICK + SLOW,
    ),
    "large": Workload(
        "a corpus of 100,000 segments, 1 reference",
        "corpus",
        100_000,
        1,
        3,
        OURS + FLOOR + ORACLES + QUICK,
    ),
    "10,000": Workload(
        "a corpus of 10,000 segments, 1 reference",
        "corpus",
        10_000,
        1,
        5,
        OURS[:2] + ORACLES,
    ),
    "30,000": Workload(
        "a corpus of 30,000 segments, 1 reference",
        "corpus",
        30_000,
        1,
        3,
        OURS[:2] + ORACLES,
    ),
    "order 2": Workload("3,000 segments up to order 2", "corpus", 3000, 1, 5, up_to(2)),
    "order 8": Workload("3,000 segments up to order 8", "corpus", 3000, 1, 5, up_to(8)),
    "2 references": Workload(
        "3,000 segments, 2 references", "corpus", 3000, 2, 5, OURS[:2] + ORACLES
    ),
    "8 references": Workload(
        "3,000 segments, 8 references", "corpus", 3000, 8, 3, OURS[:2] + ORACLES
    ),
    "4 sentences": of_length(4),
    "10 sentences": of_length(10),
    "40 sentences": of_length(40),
    "13a": Workload(
        "3,000 lines of text, 13a",
        "text",
        3000,
        1,
        7,
        (
            Entry("bleu, Arrow", "bleu_text", ARROW, EXACT, ("13a",)),
            Entry("bleu, standard library", "bleu_text", STANDARD, EXACT, ("13a",)),
            Entry("sacreBLEU", "sacrebleu_text", STANDARD, EXACT, ("13a",)),
            Entry("sacrebleu-mojo", "mojo_text", OTHERS, EXACT, ("13a",)),
            Entry("bleuscore (Rust)", "bleuscore_text", OTHERS, EXACT, ("13a",)),
        ),
    ),
    "intl": Workload(
        "3,000 lines of text, intl",
        "text",
        3000,
        1,
        7,
        (
            Entry("bleu, Arrow", "bleu_text", ARROW, EXACT, ("intl",)),
            Entry("bleu, standard library", "bleu_text", STANDARD, EXACT, ("intl",)),
            Entry("sacreBLEU", "sacrebleu_text", STANDARD, EXACT, ("intl",)),
        ),
    ),
    "bootstrap": Workload(
        "1,000 resamples of 100,000 segments",
        "corpus",
        100_000,
        1,
        1,
        (
            Entry("bleu, numpy", "bleu_bootstrap", NUMPY),
            Entry("sacreBLEU", "sacrebleu_bootstrap", NUMPY, FLOAT32),
        ),
    ),
}
