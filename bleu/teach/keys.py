"""Code for the keys of questions: NLTK computes the answer once more."""

from collections.abc import Sequence

from bleu.ngrams import Tokens

PRECISION = "from nltk.translate.bleu_score import modified_precision\n"
SENTENCE = "from nltk.translate.bleu_score import sentence_bleu\n"
CORPUS = "from nltk.translate.bleu_score import corpus_bleu\n"


def split_code(tokens: Tokens) -> str:
    """Python code of a token list.

    >>> split_code(["a", "dog"])
    '"a dog".split()'
    """
    return f'"{" ".join(tokens)}".split()'


def pair_code(hypothesis: Tokens, references: Sequence[Tokens]) -> str:
    """Python code that names a hypothesis and its references, each on a line.

    >>> print(pair_code(["a", "cat"], [["a", "dog"]]), end="")
    hypothesis = "a cat".split()
    references = ["a dog".split()]
    """
    listed = ", ".join(map(split_code, references))
    return f"hypothesis = {split_code(hypothesis)}\nreferences = [{listed}]\n"


def precision_code(hypothesis: Tokens, references: Sequence[Tokens], n: int) -> str:
    """Python code of one clipped precision, as an unreduced fraction.

    >>> print(precision_code(["a", "cat"], [["a", "dog"]], 1))
    from nltk.translate.bleu_score import modified_precision
    hypothesis = "a cat".split()
    references = ["a dog".split()]
    p = modified_precision(references, hypothesis, 1)
    f"{p.numerator}/{p.denominator}"
    """
    return (
        f"{PRECISION}{pair_code(hypothesis, references)}"
        f"p = modified_precision(references, hypothesis, {n})\n"
        'f"{p.numerator}/{p.denominator}"'
    )
