"""What a model's vocabulary leaves in its output: pieces of words, special tokens."""

import re
from collections.abc import Iterator

from bleu.faults.corpus import Corpus
from bleu.faults.finding import Finding
from bleu.faults.traits import Trait, find_trait

BPE = re.compile(r"@@(?: |$)")
BYTE_BPE = re.compile(r"(?:(?:^|(?<=\s))Ġ\S*\s+){2}")
WORD_PIECE = re.compile(r" ##(?=\w)")
SPECIAL = re.compile(
    r"\s*(?:</?s>|<(?:pad|unk|eos|bos|mask)>|<extra_id_\d+>|\[(?:CLS|SEP|PAD|UNK|EOS)\]"
    r"|<\|[a-z_]+\|>|⁇|__[a-z]{2,3}__|<(?:start|end)_of_turn>)\s*"
)
SECTION = "book/questions_tokens.ipynb#q-remove-bpe"


def joined(marker: str, line: str) -> str:
    """A line whose pieces are parted by spaces, its words by ``marker``.

    >>> joined("▁", "▁the ▁cat s")
    'the cats'
    """
    if marker not in line:
        return line
    return line.replace(" ", "").replace(marker, " ").strip()


TRAITS = (
    Trait(
        name="subwords-bpe",
        says="are in pieces that end in @@.",
        remedy="sed -r 's/@@( |$)//g' output.txt, or --remove-bpe where it was decoded",
        section=SECTION,
        has=BPE.search,
        mend=lambda s: BPE.sub("", s),
        on_both_sides=True,
    ),
    Trait(
        name="subwords-sentencepiece",
        says="are in SentencePiece's pieces, with ▁ before each word.",
        remedy='line.replace(" ", "").replace("▁", " ").strip(), or the model\'s decode()',
        section=SECTION,
        has=lambda s: "▁" in s,
        mend=lambda s: joined("▁", s),
        on_both_sides=True,
    ),
    Trait(
        name="subwords-wordpiece",
        says="are in pieces that begin with ##.",
        remedy='line.replace(" ##", ""), or tokenizer.decode(ids)',
        section=SECTION,
        has=WORD_PIECE.search,
        mend=lambda s: WORD_PIECE.sub("", s),
        on_both_sides=True,
    ),
    Trait(
        name="subwords-bytes",
        says="are in pieces of bytes, with Ġ before each word.",
        remedy="tokenizer.decode(ids) in place of convert_ids_to_tokens(ids)",
        section=SECTION,
        has=BYTE_BPE.search,
        mend=lambda s: joined("Ġ", s) if BYTE_BPE.search(s) else s,
        on_both_sides=True,
    ),
    Trait(
        name="special-tokens",
        says="have a model's special tokens, such as </s> or <unk>.",
        remedy="tokenizer.decode(ids, skip_special_tokens=True), or delete them",
        section="book/differs.ipynb#differs-table",
        has=SPECIAL.search,
        mend=lambda s: SPECIAL.sub(" ", s).strip(),
        on_both_sides=True,
    ),
)


def find_traits(corpus: Corpus) -> Iterator[Finding]:
    """Pieces and special tokens."""
    for trait in TRAITS:
        yield from find_trait(corpus, trait)
