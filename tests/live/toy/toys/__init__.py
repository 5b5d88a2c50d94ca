"""The package of the toy book."""


def letters(word: str) -> int:
    """How many letters a word has."""
    return len(word)
