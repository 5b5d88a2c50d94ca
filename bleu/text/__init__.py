"""From lines of text to a score that says how it was made. Chapters 7 and 9.

Imports the derivation, and ``fast`` to count quickly. Standard library only; zstd and
Parquet files and the two MeCab tokenizers ask for their packages when they are used, and a
bar that shows progress comes where tqdm is installed.
"""

from bleu.checks import CorpusError
from bleu.text.batches import tokenize_lines
from bleu.text.files import pair_up, read_corpus
from bleu.text.intl import international
from bleu.text.lines import text_lines
from bleu.text.reports import Report, report, sentence_report
from bleu.text.signature import Signature, differences, parse_signature, signature_of
from bleu.text.streaming import report_files
from bleu.text.tokenizers import (
    TOKENIZERS,
    characters,
    chinese,
    japanese_mecab,
    korean_mecab,
    mteval_13a,
    split_punctuation,
    tokenizer,
    whitespace,
)

__all__ = [
    "TOKENIZERS",
    "CorpusError",
    "Report",
    "Signature",
    "characters",
    "chinese",
    "differences",
    "international",
    "japanese_mecab",
    "korean_mecab",
    "mteval_13a",
    "pair_up",
    "parse_signature",
    "read_corpus",
    "report",
    "report_files",
    "sentence_report",
    "signature_of",
    "split_punctuation",
    "text_lines",
    "tokenize_lines",
    "tokenizer",
    "whitespace",
]
