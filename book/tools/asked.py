"""How the pages speak of what is asked of every tool, and of what tools say."""

from typing import NamedTuple


class Probe(NamedTuple):
    """How the pages speak of one question that is asked of each tool."""

    short: str  # in the table at the top of a tool's page
    heading: str  # of its section there: with the name of the tool, for whoever searches
    compared: str  # its heading where the tools stand side by side


ASKED = {
    "sentence": Probe(
        "One sentence",
        "How do I score one sentence with {tool}?",
        "One sentence, one reference",
    ),
    "corpus": Probe(
        "A whole corpus",
        "How do I compute corpus BLEU with {tool}?",
        "A whole corpus",
    ),
    "references": Probe(
        "Several references",
        "{tool}: how do I give several references?",
        "Several references: the nesting",
    ),
    "strings": Probe(
        "Strings or tokens",
        "{tool}: strings or tokens?",
        "Strings or tokens?",
    ),
    "tokenizer": Probe(
        "Tokenizer",
        "{tool}: which tokenizer, and how do I choose another?",
        "Which tokenizer?",
    ),
    "case": Probe(
        "Case",
        "{tool}: does upper and lower case matter?",
        "Upper and lower case",
    ),
    "order": Probe(
        "BLEU-1 to BLEU-4",
        "How do I compute BLEU-1, BLEU-2, BLEU-3 and BLEU-4 with {tool}?",
        "BLEU-1 to BLEU-4: order and weights",
    ),
    "smoothing": Probe(
        "Smoothing",
        "{tool}: which smoothing, and how do I choose another?",
        "Which smoothing?",
    ),
    "zero": Probe(
        "No 4-gram matches",
        "{tool}: why is my score 0 when no 4-gram matches?",
        "No 4-gram matches",
    ),
    "short": Probe(
        "Fewer than four tokens",
        "{tool}: how are sentences of fewer than four tokens scored?",
        "Fewer than four tokens",
    ),
    "length": Probe(
        "Reference length",
        "{tool}: which reference length, closest or shortest?",
        "Which reference length?",
    ),
    "scale": Probe(
        "A perfect match",
        "{tool}: is a perfect match 1 or 100?",
        "A perfect match: 1 or 100?",
    ),
    "empty_hypothesis": Probe(
        "Empty hypothesis",
        "{tool}: what happens with an empty hypothesis?",
        "An empty hypothesis",
    ),
    "empty_reference": Probe(
        "Empty reference",
        "{tool}: what happens with an empty reference?",
        "An empty reference",
    ),
    "missing": Probe(
        "Missing reference",
        "{tool}: what happens when a reference is missing?",
        "No reference, or too few",
    ),
    "result": Probe(
        "What comes back",
        "What does {tool} return?",
        "What comes back",
    ),
    "command": Probe(
        "Command line",
        "{tool}: is there a command line?",
        "The command line",
    ),
    "signature": Probe(
        "How to report it",
        "How do I report a BLEU score from {tool}?",
        "How to report it",
    ),
}
KINDS = {
    "error": "An error",
    "warning": "A warning",
    "printed": "A printed line",
}
TAKES = (
    "strings",
    "references",
    "scale",
)  # side by side on the first table
