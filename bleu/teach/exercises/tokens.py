"""Exercises of chapter 9: what a token is, and what a signature has to say."""

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache, partial
from random import Random

from bleu.teach.corpus import load_corpus
from bleu.teach.exercise import Exercise, Misconception
from bleu.text.reports import Report, report
from bleu.text.tokenizers import TOKENIZERS

RULES = "09_tokens#13a-rule-by-rule"
UNSEEN = "09_tokens#what-13a-does-not-see"
PIECES = "09_tokens#pieces-of-words"
NO_SPACES = "09_tokens#no-spaces-at-all"
SIGNATURE = "09_tokens#what-a-signature-must-hold"
TWENTY = "09_tokens#one-system-twenty-scores"
WILD = "09_tokens#pitfalls-in-the-wild"


# ---- 9.1: split it by hand


LINE = '"No," he said, "it\'s 3-0 (again)."'
SPLIT = '" No , " he said , " it\'s 3 - 0 ( again ) . "'


def _by_hand(
    name: str, says: str, wrong: object, hint: str = "", section: str = RULES
) -> Misconception:
    return Misconception(
        name, says, section, (hint,) if hint else (), program=lambda: wrong
    )


def _quoted(opening: str, closing: str) -> str:
    """The answer with other quotes."""
    pieces = SPLIT.split('"')
    signs = (opening, closing, opening, closing, "")
    return "".join(f"{piece}{sign}" for piece, sign in zip(pieces, signs, strict=True))


BY_HAND = Exercise(
    "9.1",
    "tokens",
    lambda: SPLIT,
    RULES,
    wrong=(
        _by_hand("not split", "That is the line itself.", LINE),
        _by_hand(
            "a list for a line",
            "The tokens are right; write them as one string, joined by spaces.",
            SPLIT.split(),
        ),
        _by_hand(
            "intl for 13a",
            "That is what `intl` makes of it.",
            " ".join(TOKENIZERS["intl"](LINE)),
            section=UNSEEN,
        ),
        _by_hand(
            "apostrophe split",
            "The apostrophe is split off. No rule looks for it.",
            SPLIT.replace("it's", "it ' s"),
        ),
        _by_hand(
            "apostrophe split",
            "`it's` is taken apart before its apostrophe. No rule looks for it.",
            SPLIT.replace("it's", "it 's"),
        ),
        _by_hand(
            "apostrophe split",
            "`it's` is taken apart before its apostrophe, which no rule looks for; and the result"
            " 3-0 is left whole.",
            SPLIT.replace("it's", "it 's").replace("3 - 0", "3-0"),
            "Rule 4 looks at what stands before a hyphen.",
        ),
        _by_hand(
            "characters for tokens",
            "Each character stands alone: that is `char`. In 13a a word stays whole.",
            " ".join(TOKENIZERS["char"](LINE)),
        ),
        _by_hand(
            "hyphen kept",
            "The result 3-0 is left whole.",
            SPLIT.replace("3 - 0", "3-0"),
            "Rule 4 looks at what stands before a hyphen.",
        ),
        _by_hand(
            "quote glued",
            "A quote still hangs on a full stop. It is an ASCII sign, as the brackets are.",
            SPLIT.replace('. "', '."'),
        ),
        _by_hand(
            "bracket glued",
            "A bracket still hangs on a word.",
            SPLIT.replace("( again )", "(again)"),
        ),
        _by_hand(
            "bracket glued",
            "The bracket and the full stop still hang together.",
            SPLIT.replace(") .", ")."),
            "Rule 2: a point after anything but a digit.",
        ),
        _by_hand(
            "comma glued",
            "The two commas still hang on the words before them.",
            SPLIT.replace("No ,", "No,").replace("said ,", "said,"),
        ),
        _by_hand(
            "punctuation lost",
            "The punctuation is gone, but for the apostrophe. It is split off, and stays.",
            "No he said it's 3 0 again",
        ),
        _by_hand("lower-cased", "It is lower-cased: 13a keeps case.", SPLIT.lower()),
        _by_hand(
            "punctuation lost",
            "The quotes are gone. They are split off, and stay.",
            " ".join(SPLIT.replace('"', "").split()),
        ),
        *(
            _by_hand(
                "quotes changed",
                "The quotes are other signs now. 13a splits them off, and keeps them as they are.",
                _quoted(*signs),
            )
            for signs in (("``", "''"), ("“", "”"), ("'", "'"))
        ),
        _by_hand(
            "punctuation lost",
            "The quotes are gone: they are split off, and stay. And the result 3-0 is left whole.",
            " ".join(SPLIT.replace('"', "").replace("3 - 0", "3-0").split()),
        ),
        _by_hand(
            "signs glued to each other",
            "A quote still hangs on the comma or the full stop before it, where the two meet in the line. Each of them is a token of its own.",
            SPLIT.replace('No , "', 'No ,"').replace('. "', '."'),
        ),
        *(
            _by_hand(
                "signs glued to each other",
                'A comma and a quote are one token, `,"`, also where a space stands between them'
                f" in the line{besides}. Each of them is a token of its own.",
                glued,
            )
            for besides, glued in (
                (
                    '; a full stop and a quote are one, `."`',
                    SPLIT.replace(', "', ',"').replace('. "', '."'),
                ),
                ("", SPLIT.replace(', "', ',"')),
            )
        ),
        *(
            _by_hand(
                "hyphen kept",
                "The hyphen hangs on a digit still.",
                SPLIT.replace("3 - 0", kept),
            )
            for kept in ("3 -0", "3- 0")
        ),
        *(
            _by_hand(
                "quote glued",
                "A quote still hangs on a word. It is an ASCII sign, as the brackets are.",
                glued,
            )
            for glued in (
                SPLIT.replace('" No', '"No')
                .replace('" it', '"it')
                .replace('. "', '."'),
                SPLIT.replace('" No', '"No').replace('" it', '"it'),
                SPLIT.replace('" No', '"No'),
                SPLIT.replace('" it', '"it'),
            )
        ),
        _by_hand(
            "punctuation lost",
            "The quotes, commas, brackets and the full stop are gone. They are split off, and"
            " stay. And the result 3-0 is left whole.",
            "No he said it's 3-0 again",
        ),
        _by_hand(
            "quotes changed",
            "The quotes are written as entities. 13a reads entities, and writes signs.",
            SPLIT.replace('"', "&quot;"),
        ),
        _by_hand(
            "quote glued",
            "All quotes still hang on what stands beside them. A quote is an ASCII sign, as the brackets are.",
            SPLIT.replace('" No , "', '"No ,"')
            .replace('" it', '"it')
            .replace('. "', '."'),
        ),
        _by_hand(
            "bars for spaces",
            "Bars stand between the tokens, as in the tables of the chapter. Spaces are asked for.",
            SPLIT.replace(" ", "|"),
        ),
        _by_hand(
            "bars for spaces",
            "Bars stand between the tokens, as in the tables of the chapter. Spaces are asked for.",
            SPLIT.replace(" ", " | "),
        ),
        _by_hand(
            "a backslash in the line",
            "A backslash stands in the line. In a raw string, `r'...'`, it is a character of its own.",
            SPLIT.replace("'", "\\'"),
            "Three quotes at each end let both kinds stand in between.",
        ),
        _by_hand(
            "outer quotes lost",
            "The quotation marks at both ends are not there. They are tokens of the line; Python's own marks stand around them.",
            SPLIT[2:-2],
            "How many double quotes has the line?",
        ),
        _by_hand(
            "a treebank's rules",
            "These are the rules of a treebank: it writes opening and closing quotes as `` and '',"
            " and takes `it's` apart. No rule of 13a does so.",
            _quoted("``", "''").replace("it's", "it 's"),
        ),
        _by_hand(
            "backslashes",
            "There are backslashes in it. They stay in a raw string, `r'...'`; the line has none.",
            SPLIT.replace('"', '\\"').replace("'", "\\'"),
        ),
        _by_hand(
            "the text of a list",
            "It is the text of a list, with its brackets, commas and quotes, as `str` makes it. The"
            " tokens are right; join them with spaces.",
            str(SPLIT.split()),
            '`" ".join(tokens)` makes one string of them.',
        ),
        Misconception(
            "entities",
            "The signs are written as entities, `&quot;` and `&apos;`, as another tokenizer does."
            " 13a turns entities into signs, and writes signs.",
            program=lambda: (
                "&quot; No , &quot; he said , &quot; it&apos;s 3 - 0 ( again ) . &quot;"
            ),
        ),
    ),
)


# ---- 9.2: restore


def restore(line: str) -> str:
    """Words again, from pieces with a mark at the start of each word."""
    return line.replace(" ", "").replace("▁", " ").strip()


def words_glued(line: str) -> str:
    """A piece with a mark is taken for the end of the word before."""
    words: list[str] = []
    for piece in line.split():
        if piece.startswith("▁") and words:
            words[-1] += piece[1:]
        else:
            words.append(piece.lstrip("▁"))
    return " ".join(words)


def glued_in_front(line: str) -> str:
    """A piece is put before what the word has so far."""
    words: list[str] = []
    for piece in line.split():
        if piece.startswith("▁") or not words:
            words.append(piece.removeprefix("▁"))
        else:
            words[-1] = piece + words[-1]
    return " ".join(words)


def some_pieces(random: Random) -> tuple[str]:
    """Words cut into pieces."""
    pieces = []
    for _ in range(random.randint(1, 5)):
        word = random.choice(
            ("the", "librarian", "reads", "Novels", "a", "new.", "3,5")
        )
        cut = random.randint(1, len(word))
        pieces += ["▁" + word[:cut], word[cut:]]
    return (" ".join(filter(None, pieces)),)


def glued_letters(line: str) -> str:
    """Only pieces of letters are glued to the word before."""
    words: list[str] = []
    for piece in line.split():
        if piece.isalpha() and words:
            words[-1] += piece
        else:
            words.append(piece.replace("▁", ""))
    return " ".join(words)


def first_signs_cut(line: str) -> str:
    """Each piece loses its first sign, a mark or not."""
    words: list[str] = []
    for piece in line.split():
        if piece[0] == "▁" or not words:
            words.append(piece[1:])
        else:
            words[-1] += piece[1:]
    return " ".join(words)


def closed_by_the_mark(line: str) -> str:
    """A piece with a mark ends a word; what comes behind the last one is lost."""
    words, word = [], ""
    for piece in line.split():
        word += piece.strip("▁")
        if piece.startswith("▁"):
            words.append(word)
            word = ""
    return " ".join(words)


RESTORE = Exercise(
    "9.2",
    "restore",
    restore,
    PIECES,
    cases=[
        ("▁the ▁libr arian ▁reads",),
        ("▁no v el s .",),
        ("▁Yes",),
        ("▁ yes ▁ no",),
        ("▁us er @@ home",),  # the other kind of mark means nothing here
        ("▁a",),
        ("▁a ▁a",),
        ("▁a ▁a ▁a",),
        ("▁ a",),
        ("▁th e",),
        ("▁3 , 5",),
        ("▁3, 5",),
        ("▁a ▁no v el ▁b",),
        ("▁l i b r a r i a n",),
        ("▁_ a_",),
        ("▁us er _ name",),
        ("▁no - one",),
        ("▁( yes )",),
        ("▁B 2 B ▁10",),
        ("▁an a an ▁an",),
        ("▁oh !",),
        ("▁no v el ?",),
    ],
    generate=some_pieces,
    kinds={
        "one word": lambda line: line.count("▁") == 1,
        "words of one piece": lambda line: " " not in line.replace(" ▁", ""),
    },
    accepts=lambda line: line.startswith("▁"),
    wrong=(
        Misconception(
            "words run together",
            "All words are run together. A mark has to become a space, and that space has to stay.",
            PIECES,
            ("In which order come the two replacements?",),
            program=lambda line: line.replace(" ", "").replace("▁", ""),
        ),
        Misconception(
            "spaces kept",
            "Only the marks are taken out: the pieces of a word still stand apart.",
            PIECES,
            ("First take out all spaces: none of them is one of the text.",),
            program=lambda line: line.replace("▁", ""),
        ),
        Misconception(
            "double spaces",
            "The spaces between the pieces are still there, beside the new ones.",
            PIECES,
            ("First take out all spaces: none of them is one of the text.",),
            program=lambda line: line.replace("▁", " ").strip(),
        ),
        Misconception(
            "spaces kept",
            "Only the marks are taken out, and spaces at the ends of the line: the pieces of a word still stand apart.",
            PIECES,
            ("First take out all spaces: none of them is one of the text.",),
            program=lambda line: line.replace("▁", "").strip(),
        ),
        Misconception(
            "marks left",
            "The spaces are gone, and the mark at the start; the others are still there.",
            PIECES,
            ("`strip` looks at the ends of a line, `replace` at all of it.",),
            program=lambda line: line.replace(" ", "").strip("▁"),
        ),
        *(
            Misconception(
                "punctuation split",
                f"A space stands before each {which}. Plain text is asked for; the scorer splits it.",
                PIECES,
                program=lambda line, signs=signs: re.sub(
                    f"([{signs}])", r" \1", restore(line)
                ),
            )
            for which, signs in (
                ("full stop, comma, `!` and `?`", ".,!?"),
                ("full stop, `!` and `?`", ".!?"),
                ("full stop and comma", ".,"),
                ("full stop", "."),
            )
        ),
        Misconception(
            "spaces kept",
            "All pieces stand apart, with one space between them. `▁` marks where a word *begins*; a space"
            " alone says nothing.",
            PIECES,
            program=lambda line: " ".join(line.replace("▁", " ").split()),
        ),
        Misconception(
            "a space at the start",
            "A space is left at the start: the first word has a mark, too.",
            PIECES,
            (
                "`strip` takes spaces away from both ends.",
                "`text.strip()` changes nothing in `text`: it gives a new string. Is that kept?",
            ),
            program=lambda line: line.replace(" ", "").replace("▁", " "),
        ),
        Misconception(
            "marks left",
            "The spaces are gone, and the marks are still there. They are `▁`, and no underscores `_`.",
            PIECES,
            program=lambda line: line.replace(" ", ""),
        ),
        Misconception(
            "marks left",
            "The marks are still there, and spaces before them.",
            PIECES,
            program=lambda line: line.replace(" ", "").replace("▁", " ▁").strip(),
        ),
        Misconception(
            "nothing changed",
            "The line comes back as it was. Do the replacements find what stands in it, and is"
            " their result kept?",
            PIECES,
            (
                "A string never changes. `replace` and `strip` return a new one.",
                "`line = line.replace(...)` keeps it.",
            ),
            program=lambda line: line,
        ),
        Misconception(
            "only the first space",
            "Only the first space of the line is taken out.",
            PIECES,
            ("`replace` with a third argument stops after so many.",),
            program=lambda line: line.replace(" ", "", 1).replace("▁", " ").strip(),
        ),
        Misconception(
            "glued in front",
            "A piece without a mark is put *before* the piece that it follows.",
            PIECES,
            ("`a + b` and `b + a` are two strings.",),
            program=glued_in_front,
        ),
        Misconception(
            "words glued",
            "Pieces with a mark are glued to the word before, and those without one are not. It"
            " is the other way round.",
            PIECES,
            ("What does a mark say about the piece that it stands on?",),
            program=words_glued,
        ),
        Misconception(
            "last letter lost",
            "The last character of the line is lost.",
            PIECES,
            ("A slice `[:-1]` ends before the last one.",),
            after=lambda result, line: result[:-1].strip(),
        ),
        Misconception(
            "the other kind of mark",
            "Only `@@` with a space behind it is taken out: that joins pieces of another kind. Here a mark stands at the *start* of a word.",
            PIECES,
            program=lambda line: line.replace("@@ ", ""),
        ),
        Misconception(
            "a list for a line",
            "It is a list of words; a line is asked for.",
            PIECES,
            ('`" ".join(...)` makes a line of words.',),
            after=lambda result, line: result.split(),
        ),
        Misconception(
            "first letter lost",
            "The first character of the line is lost.",
            PIECES,
            after=lambda result, line: result[1:],
        ),
        Misconception(
            "punctuation split",
            "The punctuation is split off, as `13a` does it. Plain text is asked for; the scorer splits it.",
            PIECES,
            after=lambda result, line: " ".join(TOKENIZERS["13a"](result)),
        ),
        Misconception(
            "lower-cased",
            "It is lower-cased.",
            PIECES,
            after=lambda result, line: result.lower(),
        ),
        Misconception(
            "spaces kept",
            "The pieces of a word still stand apart, and the first mark is there.",
            PIECES,
            program=lambda line: line.replace(" ▁", " "),
        ),
        Misconception(
            "nothing glued",
            "Only marks at the ends of the line are taken away; nothing is glued.",
            PIECES,
            program=lambda line: line.strip("▁"),
        ),
        Misconception(
            "last word lost",
            "The last word is missing, as if it were never appended.",
            PIECES,
            ("What happens to the word at hand when the loop ends?",),
            after=lambda result, line: " ".join(result.split(" ")[:-1]),
        ),
        Misconception(
            "glued to the next word",
            "A piece without a mark is glued to the *next* word, or is one of its own where none comes. It belongs to the word before.",
            PIECES,
            program=lambda line: "".join(
                piece[1:] + " " if piece.startswith("▁") else piece
                for piece in line.split()
            ).strip(),
        ),
        Misconception(
            "pieces lost",
            "Pieces that do not start a word are dropped.",
            PIECES,
            program=lambda line: " ".join(
                piece[1:] for piece in line.split() if piece.startswith("▁")
            ),
        ),
        Misconception(
            "mark for a hyphen",
            "The mark is taken for a sign that a piece goes on. It stands where a word begins.",
            PIECES,
            ("Which pieces carry a mark: the first ones of a word, or the others?",),
            program=lambda line: line.replace(" ▁", "").replace("▁", "").strip(),
        ),
        Misconception(
            "marks left",
            "The first mark is still there: no space stands before it.",
            PIECES,
            ("A piece at the start of the line has a mark, too.",),
            program=lambda line: (
                line.replace(" ▁", "\n").replace(" ", "").replace("\n", " ").strip()
            ),
        ),
        Misconception(
            "punctuation lost",
            "Points, commas and other signs are lost. Whatever stands in the pieces stays.",
            PIECES,
            program=lambda line: (
                "".join(re.findall(r"▁|\w+", line)).replace("▁", " ").strip()
            ),
        ),
        Misconception(
            "the chapter's pattern",
            "Only a mark with a space behind it is taken out, together with that space: that is the pattern for `@@`, which ends a piece. `▁` begins a word.",
            PIECES,
            ("On which side of the piece does this mark stand?",),
            program=lambda line: re.sub("▁ ", "", line).strip(),
        ),
        Misconception(
            "first letters cut",
            "Each piece loses its first character, also where that is no mark.",
            PIECES,
            ("Which pieces begin with a mark?",),
            program=first_signs_cut,
        ),
        Misconception(
            "replaced once",
            "One space and one mark are replaced; the others stay.",
            PIECES,
            ("What does the third argument of `replace` say?",),
            program=lambda line: line.replace(" ", "", 1).replace("▁", " ", 1).strip(),
        ),
        Misconception(
            "only letters glued",
            "Only pieces of letters are glued to what stands before; a piece with another sign begins a word. The mark alone begins a word.",
            PIECES,
            ("What does `isalpha` say of a comma?",),
            program=glued_letters,
        ),
        Misconception(
            "glued in pairs",
            "Pieces are glued by twos, so a word of three pieces or more is still apart.",
            PIECES,
            ("Try a word of three pieces.",),
            program=lambda line: re.sub(r"(\S+) ([^▁\s]+)", r"\1\2", line).replace(
                "▁", ""
            ),
        ),
        Misconception(
            "marks left",
            "The spaces are gone, the marks are still there, and underscores `_` have become spaces. The mark is `▁`; an underscore belongs to the text.",
            PIECES,
            ("Copy the mark from the exercise.",),
            program=lambda line: line.replace(" ", "").replace("_", " ").strip(),
        ),
        Misconception(
            "last sign cut off",
            "The marks have become spaces, and then the last sign of the line is cut off. It is the first one that is too many.",
            PIECES,
            ("Where does the space of the first mark stand?",),
            program=lambda line: line.replace(" ", "").replace("▁", " ")[:-1],
        ),
        Misconception(
            "both ends cut off",
            "A sign is cut off at each end of the line. Only the space at its start is too many.",
            PIECES,
            ("What stands at the end of the line, once the marks have become spaces?",),
            program=lambda line: line.replace(" ", "").replace("▁", " ")[1:-1],
        ),
        Misconception(
            "one more piece at most",
            "To the piece with the mark only the next one is glued. A word goes on until the next mark.",
            PIECES,
            ("How many pieces has `▁no v el s`?",),
            program=lambda line: re.sub(r"▁(\S+) ([^▁\s]+)", r"\1\2", line).replace(
                "▁", ""
            ),
        ),
        Misconception(
            "the chapter's pattern",
            "Only a mark with a space behind it is taken out, together with that space, as `@@` is, and marks at the ends: that is the pattern for `@@`, which stands where a word goes on. This mark stands where a word begins.",
            PIECES,
            ("First take out all spaces: none of them is one of the text.",),
            program=lambda line: re.sub("▁ |@@ ", "", line).strip("▁ "),
        ),
        Misconception(
            "glued letters",
            "A piece is glued only where a letter, a digit or `_` stands at its front; a full stop"
            " or a bracket stays alone.",
            PIECES,
            ("Which pieces begin a word? Those with a mark, and no others.",),
            program=lambda line: (
                re.sub(r" (\w)", r"\1", line)
                .replace("▁", " ")
                .replace("  ", " ")
                .strip()
            ),
        ),
        Misconception(
            "a mark for the end",
            "The mark is taken for the end of a word: a word is closed with the piece that has the"
            " mark, the pieces behind it go to the next word, and those behind the last mark are lost.",
            PIECES,
            (
                "Where does the mark stand: on the first piece of a word, or on its last?",
            ),
            program=closed_by_the_mark,
        ),
        Misconception(
            "one piece more",
            "One piece alone is glued to each word. A word may have many.",
            PIECES,
            ("What happens with the third piece of a word?",),
            program=lambda line: " ".join(
                re.sub(r"(▁\S+) ([^▁ ]+)", r"\1\2", line).replace("▁", " ").split()
            ),
        ),
        Misconception(
            "the other kind of mark",
            "Pieces are joined where `@@` and a space stand between them, and the marks `▁` are taken"
            " out; the pieces of a word still stand apart. Here a mark stands at the *start* of a"
            " word, and `@@` is text.",
            PIECES,
            ("First take out all spaces: none of them is one of the text.",),
            program=lambda line: line.replace("@@ ", "").replace("▁", "").strip(),
        ),
    ),
)


# ---- 9.3: settings_of


NAMES = ("none", "13a", "intl", "zh", "char")


@cache
def reports() -> tuple[tuple[str, bool, Report], ...]:
    """Name, lower case or not, and the report on system B."""
    corpus = load_corpus(lambda line: line)
    output = [str(line) for line in corpus.systems["B"]]
    references = [[str(line) for line in group] for group in corpus.references]
    return tuple(
        (name, lower, report(output, references, tokenize=name, lowercase=lower))
        for name in NAMES
        for lower in (False, True)
    )


@cache
def scores() -> tuple[tuple[str, bool, float], ...]:
    """Name, lower case or not, and points of system B."""
    return tuple((name, lower, found.points) for name, lower, found in reports())


def settings_of(points: float, *, near: float = 0.0051) -> str | None:
    """The first settings that give these points."""
    for name, lower, found in scores():
        if abs(round(found, 2) - points) < near:
            return f"{name}, {'lc' if lower else 'mixed'}"
    return None


def cut_off(points: float) -> str | None:
    """What stands behind the second decimal is cut off, not rounded."""
    for name, lower, found in scores():
        if int(found * 100) == round(points * 100):
            return f"{name}, {'lc' if lower else 'mixed'}"
    return None


def settings_but(points: float, without: tuple[str, ...]) -> str | None:
    """Nothing is found for these tokenizers."""
    found = settings_of(points)
    return None if found and found.startswith(without) else found


def nearest_below(points: float) -> str | None:
    """The settings with the largest score that is smaller."""
    below = [
        (found, -k)
        for k, (_, _, found) in enumerate(scores())
        if round(found, 2) < points
    ]
    if not below:
        return None
    name, lower, _ = scores()[-max(below)[1]]
    return f"{name}, {'lc' if lower else 'mixed'}"


def nearest_above(points: float) -> str | None:
    """The settings with the smallest score that is larger."""
    above = [
        (found, k)
        for k, (_, _, found) in enumerate(scores())
        if round(found, 2) > points
    ]
    if not above:
        return None
    name, lower, _ = scores()[min(above)[1]]
    return f"{name}, {'lc' if lower else 'mixed'}"


def always_lowered(points: float) -> str | None:
    """All text is lower-cased, and the first name of the case is told."""
    found = settings_of(points)
    return found.replace("lc", "mixed") if found and "lc" in found else None


def whole_signature(points: float) -> str | None:
    """The signature of the first settings with these points."""
    for _, _, found in reports():
        if abs(round(found.points, 2) - points) < 0.0051:
            return str(found.signature)
    return None


def sacrebleu_signature(points: float) -> str | None:
    """The signature that sacreBLEU 2.6.0 gives with these points."""
    found = settings_of(points)
    if not found:
        return None
    name, case = found.split(", ")
    return f"nrefs:var|case:{case}|eff:no|tok:{name}|smooth:exp|version:2.6.0"


def after_the_last(points: float) -> str | None:
    """As if `break` left the loop over the cases, and not that over the tokenizers."""
    return "char, mixed" if settings_of(points) == "char, mixed" else "char, lc"


def other_case(settings: str) -> str:
    """Lower case for mixed, and mixed for lower."""
    name, _, case = settings.partition(", ")
    return f"{name}, {'mixed' if case == 'lc' else 'lc'}"


def _renamed(settings: str, points: float, *, lower: str, mixed: str) -> str:
    """With other words for the case."""
    name, _, case = settings.partition(", ")
    return f"{name}, {lower if case == 'lc' else mixed}"


def whole_points(points: float) -> str | None:
    """What stands behind the point is left out."""
    for name, lower, found in scores():
        if int(found) == int(points):
            return f"{name}, {'lc' if lower else 'mixed'}"
    return None


def farthest(points: float) -> str:
    """The settings whose score is farthest away."""
    name, lower, _ = max(scores(), key=lambda one: abs(one[2] - points))
    return f"{name}, {'lc' if lower else 'mixed'}"


def cut_off_twice(points: float) -> str | None:
    """Both numbers are cut off behind the second decimal."""
    for name, lower, found in scores():
        if int(found * 100) == int(points * 100):
            return f"{name}, {'lc' if lower else 'mixed'}"
    return None


def spaces_alone(points: float) -> str:
    """The nearer one of the two scores of `none`."""
    name, lower, _ = min(scores()[:2], key=lambda one: abs(one[2] - points))
    return f"{name}, {'lc' if lower else 'mixed'}"


@cache
def first_scores() -> tuple[tuple[str, bool, float], ...]:
    """As `scores`, against the first reference of each group alone."""
    corpus = load_corpus(lambda line: line)
    output = [str(line) for line in corpus.systems["B"]]
    firsts = [[str(group[0])] for group in corpus.references]
    return tuple(
        (name, lower, report(output, firsts, tokenize=name, lowercase=lower).points)
        for name in NAMES
        for lower in (False, True)
    )


def nearest_of_first(points: float) -> str:
    """The nearest score against the first references."""
    name, lower, _ = min(first_scores(), key=lambda one: abs(one[2] - points))
    return f"{name}, {'lc' if lower else 'mixed'}"


SETTINGS_OF = Exercise(
    "9.3",
    "settings_of",
    settings_of,
    TWENTY,
    # 13a and zh give the same points here: no program can tell them apart
    cases=[(35.23,), (35.95,), (41.21,), (41.93,), (75.97,), (76.22,)],
    kinds={
        "lower-cased text": lambda points: "lc" in str(settings_of(points)),
        "the score of `char`": lambda points: points > 60,
    },
    accepts=lambda points: settings_of(points) is not None,
    wrong=(
        Misconception(
            "case turned round",
            "The case is the other one.",
            TWENTY,
            ("`lowercase=True` is `lc`.",),
            after=lambda result, points: other_case(result),
        ),
        Misconception(
            "too near for near",
            "For some points a score that is only near is taken, and not the one that is equal to two decimals.",
            TWENTY,
            steps={"near": 1.0},
        ),
        Misconception(
            "too near for near",
            "For some points a score that is only near is taken, and not the one that is equal to two decimals.",
            TWENTY,
            steps={"near": 0.5},
        ),
        *(
            Misconception(
                "other names for the case",
                "The case goes by another name here. Write `lc` or `mixed`.",
                TWENTY,
                after=partial(_renamed, lower=lower, mixed=mixed),
            )
            for lower in ("lower", "lowercase", "lowercased", "uncased", "lc")
            for mixed in ("cased", "mixed", "normal", "original", "upper", "uc")
            if (lower, mixed) != ("lc", "mixed")
        ),
        Misconception(
            "always the first",
            "It is always `none, mixed`, the first of the settings, with the lowest score of the"
            " ten: as if any score below these points were near enough, or the lowest the"
            " nearest.",
            TWENTY,
            (
                "Print the difference that is compared. Which sign has it?",
                "`abs` of a difference has no side.",
            ),
            program=lambda points: "none, mixed",
        ),
        Misconception(
            "nearest from below",
            "The score just *below* these points is taken. Find the one that is equal, to two"
            " decimals.",
            TWENTY,
            ("`abs` of a difference has no side.",),
            program=nearest_below,
        ),
        Misconception(
            "nothing near",
            "Nothing is found for any of these points. Each is the score of one of the ten settings against all references, in points from 0 to 100, rounded to two decimals.",
            TWENTY,
            (
                "Print each score beside the one that you look for. How far apart are they, is one of them a string, and are two numbers ever equal with `==`?",
                "`points` goes from 0 to 100, `score.score` from 0 to 1; both have more digits than the two that were written down.",
                "A score is that of the whole file, with all references of each line: no mean of sentences, and no first reference alone. Is `report` told the tokenizer?",
            ),
            program=lambda points: None,
        ),
        Misconception(
            "cut off, or never tried",
            "For the scores of `none` and of `intl` nothing is found: either they are never tried, or their digits are cut off, not rounded.",
            TWENTY,
            (
                "`int(35.228 * 100)` and `round(35.228 * 100)` differ.",
                "`names` in a cell of this chapter has all five.",
            ),
            program=cut_off,
        ),
        *(
            Misconception(
                "settings never tried",
                f"Nothing is found for the scores of {names}.",
                TWENTY,
                ("`names` in a cell of this chapter has all five.",),
                program=partial(settings_but, without=without),
            )
            for without in (
                ("none",),
                ("intl",),
                ("char",),
                ("none", "char"),
                ("intl", "char"),
            )
            for names in (" and ".join(f"`{name}`" for name in without),)
        ),
        Misconception(
            "case never lowered",
            "The scores of lower-cased text are not found, those of `none`, `intl` and `char` at least. Each tokenizer goes with lower case, too, on both sides: output and references.",
            TWENTY,
            after=lambda result, points: (
                result if "mixed" in str(settings_of(points)) else None
            ),
        ),
        Misconception(
            "always lower-cased",
            "The scores of lower-cased text are found, and called `mixed`; the others are not, those of `none`, `intl` and `char` at least: as if both cases were lower-cased.",
            TWENTY,
            (
                'What is `bool("mixed")`?',
                "`lowercase` is to be True for `lc` alone.",
            ),
            program=always_lowered,
        ),
        Misconception(
            "nearest from above",
            "The score just *above* these points is taken. Find the one that is equal, to two"
            " decimals.",
            TWENTY,
            ("`abs` of a difference has no side.",),
            program=nearest_above,
        ),
        Misconception(
            "the whole signature",
            "It is the whole signature. The name of the tokenizer and the case are asked for.",
            TWENTY,
            program=whole_signature,
        ),
        Misconception(
            "the tokenizer alone",
            "It is the tokenizer alone; the case is missing.",
            TWENTY,
            after=lambda result, points: result.partition(",")[0],
        ),
        Misconception(
            "a tuple for a string",
            "It is right, as a tuple; one string is asked for.",
            TWENTY,
            after=lambda result, points: tuple(result.split(", ")),
        ),
        Misconception(
            "case first",
            "The case stands first; the tokenizer leads.",
            TWENTY,
            after=lambda result, points: ", ".join(reversed(result.split(", "))),
        ),
        Misconception(
            "True and False for the case",
            "The case is told as True or False; write `lc` or `mixed`.",
            TWENTY,
            after=lambda result, points: result.replace("lc", "True").replace(
                "mixed", "False"
            ),
        ),
        Misconception(
            "too near for near",
            "It is as if whole points alone were compared, so that a score is taken that is only near. Two decimals are given.",
            TWENTY,
            program=whole_points,
        ),
        Misconception(
            "gives up after the first",
            "Of the scores that were tried, only that of `none, mixed` is found, the first of the settings. The search may end with its first score; or few of the settings are made, as by a `zip` in place of a product.",
            TWENTY,
            (
                "Which of the indented lines belong to the loop, and which come after it?",
            ),
            program=lambda points: (
                found if (found := settings_of(points)) == "none, mixed" else None
            ),
        ),
        Misconception(
            "farthest for nearest",
            "It gives the settings whose score is *farthest* from the points.",
            TWENTY,
            ("Is the smallest distance looked for, or the largest?",),
            program=farthest,
        ),
        Misconception(
            "cut off for rounded",
            "For some points nothing is found, as if what stands behind the second decimal were cut off, in both numbers. It should be rounded.",
            TWENTY,
            ("What does Python print for `int(35.23 * 100)`?",),
            program=cut_off_twice,
        ),
        Misconception(
            "only one tokenizer",
            "It is always `none`, the splitting at spaces, with the case whose score is the nearer one: as if no other tokenizer were tried.",
            TWENTY,
            ("`names` in a cell of this chapter has all five.",),
            program=spaces_alone,
        ),
        Misconception(
            "case of the last round",
            "The case is always `lc`, as if it were read when the loop is over.",
            TWENTY,
            ("Which value has a name of a loop when the loop has ended?",),
            program=lambda points: str(settings_of(points)).replace("mixed", "lc"),
        ),
        Misconception(
            "first reference only",
            "It looks for the nearest of the scores against the first references alone. The points come from all references.",
            TWENTY,
            ("How many references has a line of the corpus?",),
            program=nearest_of_first,
        ),
        Misconception(
            "the last one wins",
            "It is always `char, lc`, the last of the settings, with the highest score of the ten: as if each one took the place of the one before, or the highest score were the nearest.",
            TWENTY,
            (
                "Is the smallest distance so far kept, together with its settings?",
                "Which sign has the difference that is compared? `abs` of it has none.",
                "Where does the loop end once the points are found?",
            ),
            program=lambda points: "char, lc",
        ),
        Misconception(
            "case always lowered",
            "The scores of text as it is are not found, those of `none`, `intl` and `char` at least: as if all text were lower-cased. Each tokenizer goes with mixed case, too.",
            TWENTY,
            ("How many settings are tried, and is `lowercase` False in half of them?",),
            after=lambda result, points: (
                result if "lc" in str(settings_of(points)) else None
            ),
        ),
        Misconception(
            "the whole signature",
            "It is as in sacreBLEU's signature, which names the case first, and more. The name of the"
            " tokenizer and the case are asked for, as `none, mixed`.",
            TWENTY,
            program=sacrebleu_signature,
        ),
        Misconception(
            "written as in a signature",
            "It is written as in a signature. `none, mixed` is the form that is asked for: tokenizer,"
            " comma, space, case.",
            TWENTY,
            after=lambda result, points: "case:{1}|tok:{0}".format(*result.split(", ")),
        ),
        Misconception(
            "the tokenizer alone",
            "The case is missing, and lower-cased text is never scored. Each tokenizer goes with both.",
            TWENTY,
            program=lambda points: (
                found.partition(",")[0]
                if "mixed" in (found := str(settings_of(points)))
                else None
            ),
        ),
        Misconception(
            "two scores alone",
            "Only the two scores of the example are found. The check, and the next reader, have"
            " others: let a loop score the file with all settings.",
            TWENTY,
            program=lambda points: (
                settings_of(points) if points in (41.93, 75.97) else None
            ),
        ),
        Misconception(
            "the last settings tried",
            "For all scores but one the tokenizer is `char`, the last one that is tried: as if `break` left"
            " the inner loop alone.",
            TWENTY,
            ("`return` leaves both loops, and the function.",),
            program=after_the_last,
        ),
    ),
)


# ---- 9.4: kanji_and_kana


def kana(text: str, *, letters: str = "\u3040-\u30ff") -> tuple[str, ...]:
    """As zh, and each kana apart."""
    return tuple(TOKENIZERS["zh"](re.sub(f"([{letters}])", r" \1 ", text)))


def split_by_the_first(text: str) -> tuple[str, ...]:
    """Tokens that begin with a kana are taken apart, after zh."""
    found: list[str] = []
    for token in TOKENIZERS["zh"](text):
        found += token if "\u3040" <= token[0] <= "\u30ff" else [token]
    return tuple(found)


def split_by_any(text: str) -> tuple[str, ...]:
    """Tokens that have a kana anywhere are taken apart, after zh."""
    found: list[str] = []
    for token in TOKENIZERS["zh"](text):
        found += token if re.search("[\u3040-\u30ff]", token) else [token]
    return tuple(found)


def some_japanese(random: Random) -> tuple[str]:
    """Words in four scripts."""
    words = (
        "学校",
        "に",
        "きました",
        "OK",
        "テレビ",
        "。",
        "12",
        "見る",
        " ",
        "カメラ",
    )
    return ("".join(random.choices(words, k=random.randint(1, 6))),)


def pieces_alone(text: str) -> tuple[str, ...]:
    """zh sees each piece between two kana alone."""
    tokens: list[str] = []
    for part in re.findall("[\u3040-\u30ff]|[^\u3040-\u30ff]+", text):
        tokens += TOKENIZERS["zh"](part)
    return tuple(tokens)


def kana_last(text: str) -> tuple[str, ...]:
    """The tokens of zh without the kana, and then these."""
    rest = re.sub("[\u3040-\u30ff]", " ", text)
    return (*TOKENIZERS["zh"](rest), *re.findall("[\u3040-\u30ff]", text))


def up_to_the_last_kana(text: str) -> tuple[str, ...]:
    """What is gathered goes to zh at each kana, and after the last one never."""
    tokens: list[str] = []
    for before, sign in re.findall("([^\u3040-\u30ff]*)([\u3040-\u30ff])", text):
        tokens += [*TOKENIZERS["zh"](before), sign]
    return tuple(tokens)


def split_if_all(text: str) -> tuple[str, ...]:
    """Tokens of kana, and nothing else, are taken apart, after zh."""
    found: list[str] = []
    for token in TOKENIZERS["zh"](text):
        kana_alone = re.fullmatch("[\u3040-\u30ff]+", token)
        found += token if kana_alone else [token]
    return tuple(found)


def kana_by_name(text: str, *, named: str) -> tuple[str, ...]:
    """As zh, and apart what Unicode calls so."""
    apart = (
        f" {sign} " if re.search(named, unicodedata.name(sign, "")) else sign
        for sign in text
    )
    return tuple(TOKENIZERS["zh"]("".join(apart)))


KANA = Exercise(
    "9.4",
    "kanji_and_kana",
    kana,
    NO_SPACES,
    cases=[
        ("学校にOK。",),
        ("きました",),
        ("テレビ",),
        ("OK",),
        ("",),
        ("OK\u30ffOK",),  # the end of the range
        ("すごーーい",),
        ("DVDヴィラ",),
        ("あ" * 35,),
        ("OK・12",),
        ("café",),  # beyond ASCII, and no kana
        ("Привет, ñüé",),
        ("1,テ",),
        ("テ.1",),
        ("!ヿ.1",),
        ("テ。",),
        ("12。",),
        ("3.5テ",),
        ("1,000円です。",),
        ("-!",),
        ("1\u3040-見る",),
        ("\u3040ゝー",),
        ("・。\u3040テ",),
        ("学校",),
        ("\u303f\u3100",),  # just before the range, and just behind it
        ("OK OK",),
        ("it's テスト, 10-3!",),
        ("O,K",),
        ("ㇰㇱ",),  # kana, and not of the range
    ],
    generate=some_japanese,
    kinds={
        "an empty line": lambda text: not text.strip(),
        "a line without kana": lambda text: not re.search("[\u3040-\u30ff]", text),
        "a line with katakana": lambda text: bool(re.search("[\u30a0-\u30ff]", text)),
    },
    wrong=(
        Misconception(
            "kana glued",
            "Kana stay in one piece, as in `zh`, as if `chinese` had not seen the line with spaces: `re.sub` returns it, and changes nothing.",
            NO_SPACES,
            (
                "Put spaces around each kana, *before* `chinese` sees the line.",
                "Is any kana found? U+3040 is a number to the base of 16: `0x3040`.",
                "Which line does `chinese` see: the one with the new spaces, or the old one?",
            ),
            program=lambda text: tuple(TOKENIZERS["zh"](text)),
        ),
        Misconception(
            "characters for words",
            "Every character is a token, also the letters of `OK`: that is `char`.",
            NO_SPACES,
            program=lambda text: tuple(TOKENIZERS["char"](text)),
        ),
        Misconception(
            "kanji glued",
            "Kana are apart, but kanji and signs are not, as if `chinese` had not seen the line.",
            NO_SPACES,
            program=lambda text: tuple(
                re.sub("([\u3040-\u30ff])", r" \1 ", text).split()
            ),
        ),
        Misconception(
            "hiragana only",
            "Katakana stay in one piece. Both rows of kana are asked for.",
            NO_SPACES,
            ("The range ends at U+30FF.",),
            steps={"letters": "\u3040-\u309f"},
        ),
        Misconception(
            "katakana only",
            "Hiragana stay in one piece. Both rows of kana are asked for.",
            NO_SPACES,
            ("The range begins at U+3040.",),
            steps={"letters": "\u30a0-\u30ff"},
        ),
        Misconception(
            "runs of kana",
            "Spaces stand around each *run* of kana. Each kana is a token of its own.",
            NO_SPACES,
            ("Is there a `+` in the pattern?",),
            program=lambda text: tuple(
                TOKENIZERS["zh"](re.sub("([\u3040-\u30ff]+)", r" \1 ", text))
            ),
        ),
        Misconception(
            "kana lost",
            "The kana are gone, and a space stands for each. The replacement needs them, as `\\1`.",
            NO_SPACES,
            program=lambda text: tuple(
                TOKENIZERS["zh"](re.sub("[\u3040-\u30ff]", " ", text))
            ),
        ),
        Misconception(
            "joined words",
            "It is one string; a tuple of tokens is asked for.",
            NO_SPACES,
            after=lambda result, text: " ".join(result),
        ),
        Misconception(
            "a space on one side",
            "A space stands only before each kana; what follows sticks to it.",
            NO_SPACES,
            program=lambda text: tuple(
                TOKENIZERS["zh"](re.sub("([\u3040-\u30ff])", r" \1", text))
            ),
        ),
        Misconception(
            "a space on one side",
            "A space stands only behind each kana; it sticks to what comes before.",
            NO_SPACES,
            program=lambda text: tuple(
                TOKENIZERS["zh"](re.sub("([\u3040-\u30ff])", r"\1 ", text))
            ),
        ),
        Misconception(
            "range too short",
            "The last kana of the range, U+30FF, is left out. It belongs to the range.",
            NO_SPACES,
            (
                "The end of a Python `range` is not in it; the end of a range in a pattern is.",
            ),
            steps={"letters": "\u3040-\u30fe"},
        ),
        *(
            Misconception(
                "letters alone",
                "Some signs of the range are not set apart, such as the long mark `ー` of `すごーい`, `・`"
                " and `ゝ`: as where letters alone are looked for.",
                NO_SPACES,
                (
                    "Which two numbers does the exercise give for the range?",
                    "From one letter to another, as in `ァ-ン`, the range does not hold all kana.",
                ),
                steps={"letters": letters},
            )
            for letters in (
                "ぁ-んァ-ン",
                "あ-んア-ン",
                "ぁ-んァ-ヴ",
                "ぁ-んァ-ヶ",
                "ぁ-ゔァ-ヴ",
                "ぁ-ゖァ-ヺ",
            )
        ),
        Misconception(
            "the rest lost",
            "Only kanji and kana are left. Signs, digits and Latin words are tokens, too.",
            NO_SPACES,
            ("`re.findall` returns what it finds, and nothing else.",),
            program=lambda text: tuple(
                re.findall("[\u3040-\u30ff\u4e00-\u9fff]", text)
            ),
        ),
        Misconception(
            "tokens split after the fact",
            "What `chinese` leaves in one piece is taken apart where it *begins* with a kana, and"
            " with all its letters. A piece may have both: `にOK`.",
            NO_SPACES,
            ("Which of the two has to see the line first?",),
            program=split_by_the_first,
        ),
        Misconception(
            "tokens split after the fact",
            "What `chinese` leaves in one piece is taken apart where a kana is in it, and with"
            " all its letters. A piece may have both: `にOK`.",
            NO_SPACES,
            ("Which of the two has to see the line first?",),
            program=split_by_any,
        ),
        Misconception(
            "spaces in the tokens",
            "There are spaces inside the tokens and at their ends, as if they were set after `chinese` has made them.",
            NO_SPACES,
            ("Which of the two has to see the line first?",),
            program=lambda text: tuple(
                re.sub("([\u3040-\u30ff])", r" \1 ", token)
                for token in TOKENIZERS["zh"](text)
            ),
        ),
        Misconception(
            "no raw string",
            "The kana are replaced by the character number 1: `\\1` needs a raw string, `r...`.",
            NO_SPACES,
            program=lambda text: tuple(
                TOKENIZERS["zh"](re.sub("([\u3040-\u30ff])", " \x01 ", text))
            ),
        ),
        Misconception(
            "only the first kana",
            "Only the first kana of the line is set apart.",
            NO_SPACES,
            program=lambda text: tuple(
                TOKENIZERS["zh"](re.sub("([\u3040-\u30ff])", r" \1 ", text, count=1))
            ),
        ),
        Misconception(
            "spaces lost",
            "It is as if the spaces of the line were taken out first, so words run together.",
            NO_SPACES,
            before=lambda text: (text.replace(" ", ""),),
        ),
        Misconception(
            "characters for tokens",
            "`tuple` of a string takes it apart into characters, with the spaces.",
            NO_SPACES,
            program=lambda text: tuple(re.sub("([\u3040-\u30ff])", r" \1 ", text)),
        ),
        Misconception(
            "only the kana",
            "These are the kana alone; the rest is missing.",
            NO_SPACES,
            program=lambda text: tuple(re.findall("[\u3040-\u30ff]", text)),
        ),
        Misconception(
            "all beyond ASCII apart",
            "Every character beyond ASCII is set apart, letters with an accent too. It should be each kana.",
            NO_SPACES,
            ("Which two numbers does the exercise give for the range?",),
            steps={"letters": "^\\x00-\\x7f"},
        ),
        Misconception(
            "spaces in the tokens",
            "There are spaces inside the tokens, as if they were set after `chinese` has made them.",
            NO_SPACES,
            ("Which of the two has to see the line first?",),
            program=lambda text: tuple(
                re.sub("([\u3040-\u30ff])", r" \1 ", token).strip()
                for token in TOKENIZERS["zh"](text)
            ),
        ),
        Misconception(
            "long mark glued",
            "The long mark `ー` is not set apart, but stays on the kana before it. It lies in the range as well, and is a token of its own.",
            NO_SPACES,
            program=lambda text: tuple(
                TOKENIZERS["zh"](
                    re.sub("([\u3040-\u30fb\u30fd-\u30ff]ー?)", r" \1 ", text)
                )
            ),
        ),
        Misconception(
            "pieces alone",
            "It is as if the line were cut at the kana, and `chinese` saw each piece alone: a point or a comma beside a kana has no neighbor then.",
            NO_SPACES,
            ("Put spaces around each kana, and give `chinese` the whole line.",),
            program=pieces_alone,
        ),
        Misconception(
            "signs glued",
            "Kana and kanji are apart, but signs are not, as if `chinese` had not seen the line.",
            NO_SPACES,
            ("Who splits off the full stop?",),
            program=lambda text: tuple(
                re.sub("([\u3040-\u30ff\u4e00-\u9fff])", r" \1 ", text).split()
            ),
        ),
        Misconception(
            "characters of the joined line",
            "The tokens are joined to a line again, and every character of that line is an item, a space, too.",
            NO_SPACES,
            ("`tuple` takes a string apart. What does it do with a list?",),
            program=lambda text: tuple(" ".join(kana(text))),
        ),
        Misconception(
            "only the first ones",
            "Only the first 32 kana are taken apart. The fourth argument of `re.sub` is a count, and `re.UNICODE` is 32.",
            NO_SPACES,
            program=lambda text: tuple(
                TOKENIZERS["zh"](re.sub("([\u3040-\u30ff])", r" \1 ", text, count=32))
            ),
        ),
        Misconception(
            "hiragana only",
            "Katakana stay in one piece, and U+3040 is not set apart. Both rows of kana are asked for, from end to end.",
            NO_SPACES,
            ("The range goes from U+3040 to U+30FF.",),
            steps={"letters": "\u3041-\u309f"},
        ),
        Misconception(
            "kanji glued",
            "Each kana is a token, and kanji stay glued together: `13a` does the rest. It has to be done as `zh` does it.",
            NO_SPACES,
            ("What does `zh` do with a sign such as 学?",),
            program=lambda text: tuple(
                TOKENIZERS["13a"](re.sub("([\u3040-\u30ff])", r" \1 ", text))
            ),
        ),
        Misconception(
            "kana behind the rest",
            "The kana stand behind all other tokens, as if the two were looked for one after the other. Each has its place in the line.",
            NO_SPACES,
            ("Put spaces around each kana, and let `chinese` see the whole line.",),
            program=kana_last,
        ),
        Misconception(
            "characters of a text",
            "It is a tuple of characters, spaces among them: `tuple` takes a string apart.",
            NO_SPACES,
            ("`chinese` makes the tokens. Does it see the line with the new spaces?",),
            program=lambda text: tuple(
                re.sub("([\u3040-\u30ff])", r" \1 ", " ".join(TOKENIZERS["zh"](text)))
            ),
        ),
        Misconception(
            "tokens of kana alone",
            "A token of `zh` is taken apart only where all of it is kana. Kana may stand beside"
            " letters, digits and signs.",
            NO_SPACES,
            ("Put spaces around each kana, *before* `chinese` sees the line.",),
            program=split_if_all,
        ),
        Misconception(
            "ends of the range",
            "The first and the last of the range, U+3040 and U+30FF, are left out.",
            NO_SPACES,
            steps={"letters": "\u3041-\u30fe"},
        ),
        *(
            Misconception(
                "letters alone",
                "The long mark `ー` is set apart, and other signs of the range are not, such as `・` and"
                " `ゝ`.",
                NO_SPACES,
                ("Which two numbers does the exercise give for the range?",),
                steps={"letters": letters},
            )
            for letters in ("ぁ-んァ-ンー", "ぁ-んァ-ヶー")
        ),
        Misconception(
            "range too short",
            "The first of the range, U+3040, is left out. It belongs to the range.",
            NO_SPACES,
            ("Which two numbers does the exercise give for the range?",),
            steps={"letters": "\u3041-\u30ff"},
        ),
        *(
            Misconception(
                "names for numbers",
                f"Kana outside of the range are set apart, such as `ㇰ`, and {but}:"
                " as where Unicode is asked for names. The range is U+3040 to U+30FF.",
                NO_SPACES,
                ("`ord` gives the number of a character.",),
                program=partial(kana_by_name, named=named),
            )
            for but, named in (
                ("U+3040, which has no name, is not", r"HIRAGANA|KATAKANA"),
                (
                    "`ー`, `・` and `ゝ` in it are not",
                    r"(HIRAGANA|KATAKANA) LETTER",
                ),
            )
        ),
        Misconception(
            "the rest is lost",
            "What stands behind the last kana is lost, and a line without kana altogether.",
            NO_SPACES,
            ("What is still in hand when the loop has ended?",),
            program=up_to_the_last_kana,
        ),
        Misconception(
            "every other gap",
            "A space is set between two kana that are taken as a pair: the next pair begins behind"
            " both, so every other gap is missed. And none is set where kana meet other characters.",
            NO_SPACES,
            ("Put spaces around *each* kana.",),
            program=lambda text: tuple(
                TOKENIZERS["zh"](re.sub("([぀-ヿ])([぀-ヿ])", r"\1 \2", text))
            ),
        ),
        Misconception(
            "a list in a tuple",
            "It is a tuple with one item, the whole list: a comma behind an expression makes it."
            " `tuple(...)` makes a tuple of the tokens.",
            NO_SPACES,
            program=lambda text: ([*kana(text)],),
        ),
    ),
)


# ---- 9.5: my_13a


SIGNS = r"([\{-\~\[-\` -\&\(-\+\:-\@\/])"


def my_13a(
    line: str,
    *,
    signs: str = SIGNS,
    after_other: str = r"([^0-9])([\.,])",
    before_other: str = r"([\.,])([^0-9])",
    dash: str = r"([0-9])(-)",
    ends: str = " ",
) -> list[str]:
    """The four rules."""
    line = f"{ends}{line}{ends}"
    line = re.sub(signs, r" \1 ", line)
    line = re.sub(after_other, r"\1 \2 ", line)
    line = re.sub(before_other, r" \1 \2", line)
    return re.sub(dash, r"\1 \2 ", line).split()


NEVER = r"(?!)()()"  # fits nowhere


def never_split(line: str) -> str:
    """The four rules, without the last step."""
    line = re.sub(SIGNS, r" \1 ", f" {line} ")
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    return re.sub(r"([0-9])(-)", r"\1 \2 ", line)


def both_neighbors(line: str) -> list[str]:
    """Rules 2 and 3 as one: no digit before, and none behind."""
    line = re.sub(SIGNS, r" \1 ", f" {line} ")
    line = re.sub(r"([^0-9])([\.,])([^0-9])", r"\1 \2 \3", line)
    return re.sub(r"([0-9])(-)", r"\1 \2 ", line).split()


def some_line(random: Random) -> tuple[str]:
    """Words, numbers and signs."""
    words = ("well", "It's", "3-4", "1,000.50", "two-year", "(no)", "1999", "yes", "$5")
    ends = ("", "", ",", ".", "!", '"', ";")
    return (
        " ".join(
            random.choice(words) + random.choice(ends)
            for _ in range(random.randint(1, 5))
        ),
    )


def space_behind_a_point(line: str) -> list[str]:
    """Only behind a point at the end stands a space."""
    line = re.sub(SIGNS, r" \1 ", " " + line + (" " if line.endswith(".") else ""))
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    return re.sub(r"([0-9])(-)", r"\1 \2 ", line).split()


def looking_behind(line: str) -> list[str]:
    """Rule 2 with a pattern that uses no character up."""
    line = re.sub(SIGNS, r" \1 ", f" {line} ")
    line = re.sub(r"(?<=[^0-9])([\.,])", r" \1 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    return re.sub(r"([0-9])(-)", r"\1 \2 ", line).split()


def third_before_second(line: str) -> list[str]:
    """Rule 3, then rule 2."""
    line = re.sub(SIGNS, r" \1 ", f" {line} ")
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    return re.sub(r"([0-9])(-)", r"\1 \2 ", line).split()


def all_hyphens(line: str) -> list[str]:
    """All hyphens are split off where one stands behind a digit."""
    split = my_13a(line, dash=NEVER)
    return (
        " ".join(split).replace("-", " - ").split()
        if re.search("[0-9]-", " ".join(split))
        else split
    )


MY_13A = Exercise(
    "9.5",
    "my_13a",
    my_13a,
    RULES,
    cases=[
        ("well, I think so.",),
        ("We are in 2023.",),
        ("It's 1,000.50",),
        ("a two-year, 3-4 km walk",),
        ("(not less)",),
        ("",),
        (".5",),
        ("a .5",),
        ("a..5",),
        ("...5",),
        ("٣-a",),  # an Arabic digit is none of 0 to 9
        ("10-3",),
        ("A-4, a 3-day trip, 12-",),
        ("No.5",),
        ("in 2023,",),
        (",5",),
        ("1-2-3",),
        ("5.3-4",),
        ("`5.3-4<b>",),
        ("...",),
        (". ... .. :",),
        ("1.a",),
        ("a.1",),
        ("1,a 2",),
        ("a,1",),
        ("5.",),
        ("5..",),
        ("in 5.,",),
        ("5,",),
        ("5.-",),
        ("so,",),
        ("2,3-",),
        ("-3",),
        ("--",),
        (" a  b ",),
        ("A/B & C",),
        ("[x] {y} ~ a_b a^b",),
        ("3 - 4",),
        ("3.-4",),
        ("a,-4 3-",),
        ("B.1 é.2",),  # no small letter, and none from A to Z
        (",B",),
        ("٣.5 5.٤",),
    ],
    generate=some_line,
    kinds={
        "an empty line": lambda line: not line,
        "a line that ends in a number and a point": lambda line: bool(
            re.search("[0-9][.,]$", line)
        ),
        "a hyphen": lambda line: "-" in line,
        "a point or a comma between two digits": lambda line: bool(
            re.search("[0-9][.,][0-9]", line)
        ),
    },
    wrong=(
        Misconception(
            "no space at the ends",
            "A point or a comma stays on a number at both ends of the line, in front of a first one and behind a last one: no other character stands there while the rules are at work.",
            WILD,
            (
                "Which two characters does the third rule look at?",
                "Are there spaces at the ends while the rules are at work, not only afterwards?",
            ),
            steps={"ends": ""},
        ),
        Misconception(
            "hyphen always split",
            "Every hyphen is split off. Rule 4 asks what stands before it.",
            RULES,
            ("`two-year` should stay whole, `3-4` should not.",),
            steps={"dash": r"()(-)"},
        ),
        Misconception(
            "hyphen kept",
            "No hyphen is split off, as if the fourth rule were missing.",
            RULES,
            steps={"dash": NEVER},
        ),
        Misconception(
            "numbers cut",
            "A point or a comma is split off also between two digits.",
            RULES,
            ("Rules 2 and 3 both ask for a neighbor that is no digit.",),
            steps={"after_other": r"()([\.,])"},
        ),
        Misconception(
            "numbers cut",
            "A point or a comma is split off also between two digits.",
            RULES,
            ("Rules 2 and 3 both ask for a neighbor that is no digit.",),
            steps={"before_other": r"([\.,])()"},
        ),
        Misconception(
            "no space in front",
            "A point or a comma at the very start of the line stays on its number: nothing"
            " stands before it.",
            WILD,
            program=lambda line: my_13a(f"{line} ", ends=""),
        ),
        Misconception(
            "second rule missing",
            "A point or a comma before a digit stays on it, whatever stands before.",
            RULES,
            steps={"after_other": NEVER},
        ),
        *(
            Misconception(
                "a letter for no digit",
                f"Before a digit, a point or a comma is split off behind {letters} alone. A space, a bracket and the start of the line are no digits either.",
                RULES,
                ("`[^0-9]` is whatever is no digit.",),
                steps={"after_other": pattern},
            )
            for letters, pattern in (
                ("a letter from A to Z, large or small,", r"([A-Za-z])([\.,])"),
                ("a small letter from a to z", r"([a-z])([\.,])"),
                ("a letter of any kind", r"([^\W\d])([\.,])"),
            )
        ),
        *(
            Misconception(
                "one end mended",
                "A final point is set apart, as if by hand. A final comma, and a point at the very start of the line, have the same trouble.",
                WILD,
                ("Which neighbor do the second and the third rule ask for?",),
                program=lambda line, mend=mend: " ".join(
                    my_13a(mend(line), ends="")
                ).split(),
            )
            for mend in (
                lambda line: re.sub(r"\.$", " .", line),
                lambda line: f"{line} " if line.endswith(".") else line,
            )
        ),
        Misconception(
            "every sign apart",
            "Each sign but `_` is a token, wherever it stands: apostrophes, all hyphens, and the"
            " points and commas in numbers. The four rules leave some of them alone.",
            RULES,
            ("Mend the four lines, and keep them.",),
            program=lambda line: re.findall(r"\w+|[^\w\s]", line),
        ),
        Misconception(
            "two rules in one",
            "A point or a comma with a digit on *one* side stays. It stays only with digits on"
            " both.",
            RULES,
            (
                "The second rule asks what stands before it, the third what follows. Which is enough?",
            ),
            program=both_neighbors,
        ),
        Misconception(
            "third rule missing",
            "A point or a comma after a digit stays on it, whatever follows.",
            RULES,
            steps={"before_other": NEVER},
        ),
        Misconception(
            "apostrophe split",
            "Apostrophes are split off. No rule looks for them.",
            RULES,
            steps={"signs": r"([\{-\~\[-\` -\+\:-\@\/])"},
        ),
        Misconception(
            "a wider range of signs",
            "Apostrophes and all commas are split off, as if a range of signs were too wide.",
            RULES,
            (
                "Rule 1 leaves the apostrophe, the comma, the hyphen and the point alone.",
            ),
            steps={"signs": r"([!-,/:-@\[-`{-~])"},
        ),
        Misconception(
            "hyphen not set apart",
            "A space is set before the hyphen, and none behind it.",
            RULES,
            program=lambda line: re.sub(
                r"([0-9])(-)", r"\1 \2", " ".join(my_13a(line, dash=NEVER))
            ).split(),
        ),
        Misconception(
            "digit lost",
            "The digit before a hyphen is gone: what the pattern has taken, the replacement"
            " has to give back.",
            RULES,
            program=lambda line: re.sub(
                "[0-9](-)", r" \1 ", " ".join(my_13a(line, dash=NEVER))
            ).split(),
        ),
        Misconception(
            "no space at the end",
            "It is as if there were a space in front of the line, and none behind it: the third rule needs one there.",
            WILD,
            program=lambda line: my_13a(f" {line}", ends=""),
        ),
        Misconception(
            "signs kept",
            "Brackets, quotes and other ASCII signs stay on their words.",
            RULES,
            steps={"signs": "(?!)()"},
        ),
        Misconception(
            "at spaces",
            "The line is split at spaces, and no rule has an effect.",
            RULES,
            program=lambda line: line.split(),
        ),
        Misconception(
            "punctuation lost",
            "The tokens without a letter or a digit are gone. Punctuation is split off, and stays.",
            RULES,
            after=lambda result, line: [t for t in result if any(map(str.isalnum, t))],
        ),
        Misconception(
            "lower-cased",
            "It is lower-cased: 13a keeps case.",
            RULES,
            after=lambda result, line: [token.lower() for token in result],
        ),
        Misconception(
            "a line for a list",
            "It is one string; a list of tokens is asked for.",
            RULES,
            after=lambda result, line: " ".join(result),
        ),
        Misconception(
            "a line for a list",
            "It is one string, with the spaces that the rules have set; a list of tokens is asked"
            " for.",
            RULES,
            ("`split()` makes a list of it.",),
            program=never_split,
        ),
        Misconception(
            "a space before the digit",
            "Rule 4 sets a space before the digit as well: 10-3 loses its 10.",
            RULES,
            program=lambda line: re.sub(
                r"([0-9])(-)", r" \1 \2 ", " ".join(my_13a(line, dash=NEVER))
            ).split(),
        ),
        Misconception(
            "hyphen before a digit",
            "A hyphen is split off *before* a digit; rule 4 looks at what stands before it.",
            RULES,
            steps={"dash": r"()(-)(?=[0-9])"},
        ),
        Misconception(
            "hyphen between digits",
            "A hyphen is split off only between two digits. What follows does not matter.",
            RULES,
            steps={"dash": r"([0-9])(-)(?=[0-9])"},
        ),
        Misconception(
            "split at each space",
            "Empty strings stand among the tokens, one for each space too many.",
            RULES,
            ('`split(" ")` leaves empty strings; `split()` does not.',),
            program=lambda line: never_split(line).split(" "),
        ),
        Misconception(
            "hyphen not set apart",
            "A hyphen after a digit gets a space behind it and none before it: it stays on its digit.",
            RULES,
            program=lambda line: re.sub(
                r"([0-9])(-)", r"\1\2 ", " ".join(my_13a(line, dash=NEVER))
            ).split(),
        ),
        Misconception(
            "hyphen lost",
            "A hyphen after a digit is gone: what the pattern has taken, the replacement has to give back.",
            RULES,
            program=lambda line: re.sub(
                r"([0-9])-", r"\1 ", " ".join(my_13a(line, dash=NEVER))
            ).split(),
        ),
        Misconception(
            "hyphen after no digit",
            "A hyphen is split off after whatever is *no* digit. Rule 4 asks for a digit before it.",
            RULES,
            steps={"dash": r"([^0-9])(-)"},
        ),
        Misconception(
            "a space behind a point alone",
            "Only a line that ends in a point gets its space at the end. A comma behind a number needs one, too.",
            WILD,
            ("Which two characters does the third rule look at?",),
            program=space_behind_a_point,
        ),
        Misconception(
            "rules in another order",
            "Rule 3 is applied before rule 2. Each rule sees what those before it have left.",
            RULES,
            ("What do rules 2 and 3 make of `...5`, in this order and in the other?",),
            program=third_before_second,
        ),
        Misconception(
            "looked behind, not taken",
            "Of two points in a row both are split off, as if rule 2 only looked at the character before. It takes it along, and then the second point has none before it.",
            RULES,
            ("What does rule 2 make of `a..5`?",),
            program=looking_behind,
        ),
        Misconception(
            "empty tokens",
            "Between two spaces stands an empty token: the line is split at each single space.",
            RULES,
            ("`split()` without an argument takes several spaces for one.",),
            program=lambda line: never_split(line).strip().split(" "),
        ),
        *(
            Misconception(
                "digits of other scripts",
                f"Digits of other scripts count as digits{where}, as `\\d` has it. The rules name 0"
                " to 9.",
                RULES,
                ("Which characters are in `[0-9]`?",),
                steps=steps,
            )
            for where, steps in (
                (" before a hyphen", {"dash": r"(\d)(-)"}),
                (
                    " beside a point or a comma",
                    {"after_other": r"(\D)([\.,])", "before_other": r"([\.,])(\D)"},
                ),
                (
                    " in all rules",
                    {
                        "after_other": r"(\D)([\.,])",
                        "before_other": r"([\.,])(\D)",
                        "dash": r"(\d)(-)",
                    },
                ),
            )
        ),
        Misconception(
            "hyphen between digits",
            "A hyphen is split off only between two digits, and the digit behind it is used up. What follows does not matter.",
            RULES,
            program=lambda line: re.sub(
                r"([0-9])(-)([0-9])",
                r"\1 \2 \3",
                " ".join(my_13a(line, dash=NEVER)),
            ).split(),
        ),
        Misconception(
            "third rule turned round",
            "A point or a comma in front of a digit is split off, in a number, too; and one behind a digit stays where no digit follows. The third rule is about a sign that no digit follows.",
            RULES,
            ("What stands between the second pair of parentheses of the third rule?",),
            steps={"before_other": r"([\.,])([0-9])"},
        ),
        Misconception(
            "the last rule alone",
            "Only the last rule, that of the hyphen, has an effect, as if each one started again from the line as it was given. Each goes on with what the one before has made of it.",
            RULES,
            ("Which string does each `re.sub` get, and which one should it get?",),
            program=lambda line: re.sub(r"([0-9])(-)", r"\1 \2 ", f" {line} ").split(),
        ),
        Misconception(
            "no f before the string",
            "The answer is always the name of the variable, in braces: the string has no `f` before its quotes, so the line never gets into it.",
            RULES,
            ('What does `print(" {line} ")` print?',),
            program=lambda line: ["{", "line", "}"],
        ),
        Misconception(
            "all hyphens with one",
            "As soon as one hyphen stands behind a digit, all hyphens of the line are split off. Each has a character of its own before it.",
            RULES,
            ("The pattern looks at each hyphen by itself; does the replacement?",),
            program=all_hyphens,
        ),
        Misconception(
            "hyphen after a letter",
            "A hyphen is split off behind a letter or a `_`, too, not only behind a digit: `well-known`"
            " falls apart.",
            RULES,
            ("Which signs does `\\w` stand for?",),
            steps={"dash": r"(\w)(-)"},
        ),
        Misconception(
            "hyphen lost",
            "A hyphen after a digit is gone, and the digit stands apart: of two groups that the pattern has"
            " taken, the replacement gives back the first.",
            RULES,
            ("Which of the two groups is the hyphen?",),
            program=lambda line: re.sub(
                r"([0-9])(-)", r" \1 ", " ".join(my_13a(line, dash=NEVER))
            ).split(),
        ),
    ),
)


# ---- 9.6: my_differences


Settings = dict[str, str]


def read(signature: str) -> Settings:
    """The settings that a signature names."""
    return dict(setting.split(":", 1) for setting in signature.split("|"))


def looked_for_in_the_text(one: str, other: str) -> list[str]:
    """Settings and keys are looked for in the whole text of the other signature."""
    missing = [part for part in one.split("|") if part not in other]
    keys = [part.split(":")[0] for part in other.split("|")]
    return [part.split(":")[0] for part in missing] + [
        key for key in keys if f"{key}:" not in one
    ]


def my_differences(
    one: str,
    other: str,
    *,
    keys: Callable[[Settings, Settings], Iterable[str]] = lambda a, b: {**a, **b},
    differ: Callable[[str | None, str | None], bool] = lambda a, b: a != b,
    shown: Callable[[str, Settings, Settings], object] = lambda key, a, b: key,
) -> list[object]:
    """The keys whose values are not the same in both."""
    a, b = read(one), read(other)
    return [shown(k, a, b) for k in keys(a, b) if differ(a.get(k), b.get(k))]


def some_signature(random: Random) -> str:
    """Some settings, in the usual order; one may be missing, and two may be swapped."""
    settings = [
        "nrefs:" + random.choice(("1", "2", "var")),
        "case:" + random.choice(("mixed", "lc", "mixed")),
        "tok:" + random.choice(("13a", "intl", "13A")),
        "smooth:" + random.choice(("exp", "none", "exp")),
        "version:" + random.choice(("2.6.0", "2.3.1")),
    ]
    if random.random() < 0.4:
        settings.pop(random.randrange(5))
    if random.random() < 0.4:
        settings.insert(0, settings.pop())
    return "|".join(settings)


def by_place(one: str, other: str) -> list[str]:
    """Settings are compared place by place."""
    pairs = zip(one.split("|"), other.split("|"))
    return [a.partition(":")[0] for a, b in pairs if a != b]


def within_the_text(one: str, other: str) -> list[str]:
    """A setting is the same where the other signature has its letters anywhere."""
    here = [part.split(":")[0] for part in one.split("|") if part not in other]
    there = [part.split(":")[0] for part in other.split("|") if part not in one]
    return [*dict.fromkeys(here + there)]


def with_their_values(one: str, other: str) -> list[str]:
    """The settings that differ, and not their keys alone."""
    first, second = one.split("|"), other.split("|")
    keys = read(one)
    return [part for part in first if part not in second] + [
        part for part in second if part.split(":", 1)[0] not in keys
    ]


def among_all_values(one: str, other: str) -> list[str]:
    """A value is the same where any key of the other signature has it."""
    a, b = read(one), read(other)
    here = [key for key, value in a.items() if value not in b.values()]
    there = [key for key, value in b.items() if value not in a.values()]
    return [*dict.fromkeys(here + there)]


MY_DIFFERENCES = Exercise(
    "9.6",
    "my_differences",
    my_differences,
    SIGNATURE,
    cases=[
        ("nrefs:1|case:mixed|tok:13a", "nrefs:1|case:lc|tok:13a"),
        ("nrefs:1|case:mixed", "nrefs:1|case:mixed|order:4"),
        ("nrefs:1|tok:13a|order:4", "nrefs:1|tok:13a"),
        ("case:lc|tok:13a", "tok:13a|case:lc"),
        ("tok:13a|version:2.6.0", "tok:13a|version:2.3.1"),
        ("nrefs:1|tok:none|smooth:none", "nrefs:1|tok:none|smooth:exp"),
        ("eff:no|case:lc", "eff:case"),
        ("tok:13a", "tok:13a"),
        ("nrefs:1|tok:13a", "nrefs:16|tok:13a"),
        ("nrefs:1|case:mixed", "nrefs:16|case:lc"),
        ("case:lc|eff:no|tok:13a", "case:lc|tok:13a"),
        ("case:lc|tok:13a", "case:lc|tok:13a|smooth:none"),
        ("tok:13a|smooth:no", "tok:13a|smooth:none"),
        ("eff:no", "case:lc|tok:13a"),
        ("eff:no", "tok:13a|case:lc"),
        ("case:lc|tok:13a", "eff:no"),
        ("tok:13a|smooth:exp", "nrefs:1"),
        ("tok:zh|smooth:exp|nrefs:1", "tok:13a|nrefs:16"),
        ("tok:13a|nrefs:16", "tok:zh|smooth:exp|nrefs:1"),
        ("nrefs:1", "nrefs:1"),
        ("nrefs:1|case:lc|tok:13a", "tok:13a|nrefs:1|case:lc"),
        ("smooth:floor[0.10]|tok:13a", "smooth:floor[0.01]|tok:13a"),
        ("tok:13a|case:lc", "tok:13A|case:lc"),
        ("case:lc|smooth:exp", "smooth:exp|tok:13a|case:lc|eff:no"),
        # a setting that is the end of another
        ("lowercase:lc|tok:13a", "case:lc|tok:13a"),
        ("case:lc|tok:13a", "lowercase:lc|tok:13a"),
    ],
    generate=lambda random: (some_signature(random), some_signature(random)),
    kinds={
        "equal settings": lambda one, other: read(one) == read(other),
        "settings in another order": lambda one, other: (
            [k for k in read(one) if k in read(other)]
            != [k for k in read(other) if k in read(one)]
        ),
        "a setting that one does not name": lambda one, other: (
            read(one).keys() != read(other).keys()
        ),
    },
    wrong=(
        Misconception(
            "missing settings forgotten",
            "A setting that only one of the two names is passed over. Not said is not the"
            " same.",
            SIGNATURE,
            ("`dict.get` gives `None` for a key that is not there.",),
            steps={"keys": lambda a, b: [k for k in a if k in b]},
        ),
        Misconception(
            "only the first's settings",
            "A setting that only the second names is passed over.",
            SIGNATURE,
            ("Which keys does the loop go through?",),
            steps={"keys": lambda a, b: a},
        ),
        Misconception(
            "only the second's settings",
            "A setting that only the first names is passed over, and the keys come in the order of the second.",
            SIGNATURE,
            ("Which keys does the loop go through?",),
            steps={"keys": lambda a, b: b},
        ),
        Misconception(
            "order of the second",
            "The keys come in the order of the second signature; the first leads.",
            SIGNATURE,
            steps={"keys": lambda a, b: {**b, **a}},
        ),
        Misconception(
            "order of the second",
            "What only the second signature names comes first. The first leads.",
            SIGNATURE,
            steps={"keys": lambda a, b: [*(k for k in b if k not in a), *a]},
        ),
        Misconception(
            "by place",
            "Settings are compared place by place. Their order says nothing.",
            SIGNATURE,
            ("Compare what has the same key: a `dict` finds it.",),
            program=by_place,
        ),
        Misconception(
            "names alone",
            "Only which settings are named is compared. The values of those that both name may"
            " differ, too.",
            SIGNATURE,
            ("`nrefs:1` and `nrefs:2` have one key.",),
            steps={
                "keys": lambda a, b: [k for k in {**a, **b} if (k in a) != (k in b)]
            },
        ),
        Misconception(
            "all settings",
            "All keys are there, also those on which the two agree.",
            SIGNATURE,
            ("Which condition lets a key into the list?",),
            steps={"differ": lambda a, b: True},
        ),
        Misconception(
            "what is the same",
            "These are the settings in which the two agree.",
            SIGNATURE,
            steps={"differ": lambda a, b: a == b},
        ),
        Misconception(
            "version passed over",
            "The version is passed over. It can change a score as well.",
            SIGNATURE,
            steps={"keys": lambda a, b: [k for k in {**a, **b} if k != "version"]},
        ),
        Misconception(
            "lower-cased",
            "Values that differ in upper and lower case alone count as equal.",
            SIGNATURE,
            steps={"differ": lambda a, b: (a or "").lower() != (b or "").lower()},
        ),
        Misconception(
            "settings for keys",
            "Each key stands with its value in the first signature (`None` where it has none); the keys alone are asked for.",
            SIGNATURE,
            steps={"shown": lambda key, a, b: f"{key}:{a.get(key)}"},
        ),
        Misconception(
            "values for keys",
            "These are the pairs of values; the keys are asked for.",
            SIGNATURE,
            steps={"shown": lambda key, a, b: (a.get(key), b.get(key))},
        ),
        Misconception(
            "lines for keys",
            "These are lines with the values of both; the keys alone are asked for.",
            SIGNATURE,
            steps={
                "shown": lambda key, a, b: (
                    f"{key}: {a.get(key, 'not said')} / {b.get(key, 'not said')}"
                )
            },
        ),
        Misconception(
            "settings for keys",
            "These are whole settings of both signatures; the keys alone are asked for.",
            SIGNATURE,
            program=lambda one, other: [
                *(p for p in one.split("|") if p not in other.split("|")),
                *(p for p in other.split("|") if p not in one.split("|")),
            ],
        ),
        Misconception(
            "named twice",
            "A key with two values is named twice.",
            SIGNATURE,
            program=lambda one, other: [
                *(p.split(":")[0] for p in one.split("|") if p not in other.split("|")),
                *(p.split(":")[0] for p in other.split("|") if p not in one.split("|")),
            ],
        ),
        Misconception(
            "yes or no",
            "It says only whether they differ; the keys are asked for.",
            SIGNATURE,
            program=lambda one, other: read(one) != read(other),
        ),
        Misconception(
            "character by character",
            "The two strings are compared character by character.",
            SIGNATURE,
            ('`split("|")` gives the settings.',),
            program=lambda one, other: [a for a, b in zip(one, other) if a != b],
        ),
        Misconception(
            "found inside another",
            "A setting of the first is looked for in the whole text of the second: `nrefs:1` is found in `nrefs:16`.",
            SIGNATURE,
            program=lambda one, other: [
                *(p.split(":")[0] for p in one.split("|") if p not in other),
                *(k for k in read(other) if k not in read(one)),
            ],
        ),
        Misconception(
            "substrings for settings",
            "A setting of either signature is looked for in the text of the other: `nrefs:1` stands in `nrefs:16`.",
            SIGNATURE,
            ("What does `in` ask of a string, and what of a list?",),
            program=within_the_text,
        ),
        *(
            Misconception(
                "not named for no",
                f"The value {names} counts as much as a setting that is not named. Not said is"
                " not the same.",
                SIGNATURE,
                steps={
                    "differ": lambda a, b, off=off: (
                        a != b and not (a in off and b in off)
                    )
                },
            )
            for names, off in (
                ("`no` or `none`", ("no", "none", None)),
                ("`none`", ("none", None)),
                ("`no`", ("no", None)),
            )
        ),
        Misconception(
            "one object for equal values",
            "Equal values of two characters or more count as different: `is` asks for the same object, `==` for equal ones.",
            SIGNATURE,
            ("Which of `is not` and `!=` compares what is written in two strings?",),
            steps={"differ": lambda a, b: a is not b},
        ),
        Misconception(
            "settings for keys",
            "The settings come back with their values, those of the first where both name them. The keys alone are asked for.",
            SIGNATURE,
            ("What stands before the colon?",),
            program=with_their_values,
        ),
        Misconception(
            "missing settings forgotten",
            "A setting that only the first names is passed over, and one that only the second names is not. Not said is another value than any that is.",
            SIGNATURE,
            (
                "What does `b.get(key, ...)` give for a setting that the second does not name?",
            ),
            steps={"differ": lambda a, b: b is not None and a != b},
        ),
        Misconception(
            "any key with this value",
            "A value is looked for among all values of the other signature, whatever their key.",
            SIGNATURE,
            ("With which value is the one of `case` to be compared?",),
            program=among_all_values,
        ),
        Misconception(
            "the first alone",
            "Only the first difference is there.",
            SIGNATURE,
            ("Does a `return` stand inside the loop?",),
            after=lambda found, one, other: found[:1],
        ),
        Misconception(
            "keys and values",
            "Each item is a key with its two values. The keys alone are asked for.",
            SIGNATURE,
            steps={"shown": lambda key, a, b: (key, a.get(key), b.get(key))},
        ),
        Misconception(
            "names alone",
            "Only the settings that the first names, and the second does not, are there. The"
            " values of those that both name may differ, and the second may name others.",
            SIGNATURE,
            ("`a.update(b)` overwrites what stood in `a`. Which values are left?",),
            steps={"keys": lambda a, b: [k for k in a if k not in b]},
        ),
        Misconception(
            "names alone",
            "Only the settings that the second names, and the first does not, are there. The"
            " values of those that both name may differ, and the first may name others.",
            SIGNATURE,
            ("`nrefs:1` and `nrefs:2` have one key.",),
            steps={"keys": lambda a, b: [k for k in b if k not in a]},
        ),
        Misconception(
            "part of a text",
            "A setting counts as the same where its text stands *anywhere* in the other signature:"
            " `nrefs:1` stands in `nrefs:16`, too.",
            SIGNATURE,
            ("Split both signatures at `|` first, and compare whole settings.",),
            program=looked_for_in_the_text,
        ),
        Misconception(
            "both values, too",
            "Each key stands with its two values. The keys alone are asked for.",
            SIGNATURE,
            steps={"shown": lambda key, a, b: f"{key}: {a.get(key)} / {b.get(key)}"},
        ),
        Misconception(
            "those of both first",
            "Keys that both name come first, then those that only one names. The order of the first signature"
            " is asked for.",
            SIGNATURE,
            ("In which order does `{**a, **b}` have its keys?",),
            steps={
                "keys": lambda a, b: [
                    *(k for k in a if k in b),
                    *(k for k in a if k not in b),
                    *(k for k in b if k not in a),
                ]
            },
        ),
    ),
)

EXERCISES = (BY_HAND, RESTORE, SETTINGS_OF, KANA, MY_13A, MY_DIFFERENCES)
