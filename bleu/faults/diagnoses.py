"""From lines or files to what is wrong with them."""

import codecs
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path

from bleu.checks import CorpusError, require_list, require_number
from bleu.faults.corpus import Corpus, Names, Scorer, Stream
from bleu.faults.finding import Finding, Place, wrapped
from bleu.faults.nesting import Nested, Shape, as_streams, nesting_finding, untangled
from bleu.faults.scale import said_of_seen
from bleu.faults.table import ALIGNERS, FINDERS, Find
from bleu.text.columns import open_lines
from bleu.text.files import reference_files, require_apart, require_names
from bleu.text.lines import unpacked
from bleu.text.progress import Tell, nobody
from bleu.text.tokenizers import tokenizer

Name = str | PathLike[str]
# those that files are in which are not UTF-8, the commonest first
ENCODINGS = ("WINDOWS-1252", "CP949", "SHIFT_JIS", "GB18030", "BIG5", "WINDOWS-1251")


@dataclass(frozen=True, slots=True, repr=False)
class Diagnosis:
    """What was found in a corpus, and the score before and after.

    Attributes:
        findings: the faults; first those that are sure, then those that are suspected.
        points: the score of the lines as they are, in points.
        repaired_points: the score after the repairs of all sure findings that have one.
        tokenize: the tokenizer of both scores.
        n_segments: how many lines were compared.
        about_seen: what is known of a score seen elsewhere, where no finding says it.

    ``str(diagnosis)`` is the report that the command line prints. A diagnosis is true if
    anything was found.
    """

    findings: tuple[Finding, ...]
    points: float
    repaired_points: float
    tokenize: str
    n_segments: int
    about_seen: str = ""

    @property
    def sure(self) -> tuple[Finding, ...]:
        """The findings that are sure."""
        return tuple(each for each in self.findings if each.is_sure)

    @property
    def suspected(self) -> tuple[Finding, ...]:
        """The findings that are only suspected."""
        return tuple(each for each in self.findings if not each.is_sure)

    def __bool__(self) -> bool:
        return bool(self.findings)

    def as_dict(self) -> dict[str, object]:
        """Everything, ready for JSON."""
        return {
            "points": self.points,
            "repaired_points": self.repaired_points,
            "tokenize": self.tokenize,
            "segments": self.n_segments,
            "about_seen": self.about_seen,
            "findings": [each.as_dict() for each in self.findings],
        }

    def __repr__(self) -> str:
        lines = f"{self.n_segments} line{'s' * (self.n_segments != 1)}"
        head = f"{lines}, BLEU = {self.points:.2f} ({self.tokenize})"
        if not self.findings:
            head += ": nothing found"
            return "\n".join([head, *wrapped("", self.about_seen)])
        if abs(self.repaired_points - self.points) >= 0.005:
            head += f", {self.repaired_points:.2f} with the sure repairs"
        head = "\n".join([head, *wrapped("", self.about_seen)])
        return "\n\n".join([head, *map(str, self.findings)])


def diagnose(
    hypotheses: Sequence[str],
    references: Sequence[Sequence[str | None]] | Sequence[str],
    *,
    sources: Sequence[str] | None = None,
    tokenize: str = "13a",
    lowercase: bool = False,
    score: float | None = None,
    n_refs: int | None = None,
    shape: Shape = "segments",
    tell: Tell = nobody,
) -> Diagnosis:
    """Why the score of these lines is low, or is not the one that was expected.

    Source: the faults are those of public threads; chapter 9 and the page *My number
    differs* show most of them. Nothing is changed: a repair is tried on a copy, and the
    score before and after it is the evidence.

    Args:
        hypotheses: one line of text per segment.
        references: one list of lines per hypothesis, as for :func:`bleu.report`; None
            stands for a missing line. Lists that are nested in another way are read as
            they were meant, and that is the first finding.
        sources: what was translated, to find copies of it.
        tokenize, lowercase: how the scores are made, as for :func:`bleu.report`.
        score: a score seen elsewhere, to be explained: a ratio, or points.
        n_refs: how many references per line there should be.
        shape: what the tool wants that the lists are meant for: "segments", one list per
            hypothesis (``bleu``, NLTK), or "streams", one list per translator (sacreBLEU).
        tell: is called with the share that is done, from 0 to 1.

    Returns:
        A :class:`Diagnosis`, empty when nothing was found. Empty lines are findings; an
        empty corpus is a ValueError, tokens in place of lines are a TypeError.

    >>> diagnosis = diagnose(
    ...     ["the cat is on the mat .", "he read a book last night ."] * 10,
    ...     [["The cat is on the mat."], ["He read a book last night."]] * 10,
    ... )
    >>> [(finding.name, finding.grade) for finding in diagnosis.findings]
    [('lower-cased', 'sure'), ('tokenized', 'suspected')]
    >>> good = ["The cat sat on the mat.", "A dog came in and looked at it, too."] * 5
    >>> print(diagnose(good, [["The cat is on the mat."], ["A dog came and saw it."]] * 5))
    10 lines, BLEU = 25.85 (13a): nothing found
    """
    require_list(hypotheses, "hypotheses", of="lines of text")
    for i, line in enumerate(hypotheses):
        if not isinstance(line, str):
            raise TypeError(
                f"hypotheses[{i}] is a {type(line).__name__}, not a line of text; for "
                'tokens, " ".join(tokens) and tokenize="none"'
            )
    if shape not in ("segments", "streams"):
        raise ValueError(f"shape is {shape!r}; it is 'segments' or 'streams'")
    nested = as_streams(references, len(hypotheses), shape=shape)
    n = len(nested.streams)
    many = [f"references[{j}]" for j in range(n)]
    names = Names(references=tuple(many) if n > 1 else ("references",))
    corpus = Corpus(
        tuple(hypotheses),
        nested.streams,
        sources=None if sources is None else tuple(sources),
        names=names,
        scorer=_scorer(tokenize, lowercase=lowercase),
        seen=score,
        n_refs=n_refs,
    )
    _require_some(corpus)
    return examine(*_nesting(corpus, nested, references, shape), tell=tell)


def diagnose_files(
    hypotheses: Name,
    references: Name | Sequence[Name],
    *,
    sources: Name | None = None,
    column: str | None = None,
    reference_column: str | None = None,
    source_column: str | None = None,
    tokenize: str = "13a",
    lowercase: bool = False,
    score: float | None = None,
    n_refs: int | None = None,
) -> Diagnosis:
    """As :func:`diagnose`, of text files with one segment per line.

    Files may be packed by gzip or zstd. Files of unequal length, byte order marks and files
    that are not UTF-8 are findings here, where :func:`bleu.text.read_corpus` stops. A file
    that cannot be opened is an OSError, no line at all, or a table without the column, a
    :class:`~bleu.text.CorpusError`.

    Args:
        hypotheses: the file to examine.
        references: a file, a directory of files, or a list of either.
        sources: the file that was translated.
        column, reference_column, source_column: for files that are tables (``.jsonl``,
            ``.tsv``, ``.parquet``), the column with the texts of each side.
        tokenize, lowercase, score, n_refs: as for :func:`diagnose`.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder, "output.txt")
    ...     _ = path.write_text("the cat sat on the mat\\n", encoding="utf-8")
    ...     diagnose_files(path, path, n_refs=2).findings[0].sentence
    'There are 1 references per line, not 2.'
    >>> diagnose_files("nowhere.txt", "nowhere.txt")
    Traceback (most recent call last):
    FileNotFoundError: [Errno 2] No such file or directory: 'nowhere.txt'
    """
    paths = [references] if isinstance(references, str | PathLike) else list(references)
    require_names([hypotheses, *paths, *([] if sources is None else [sources])])
    files = reference_files(paths)
    require_apart(str(hypotheses), paths)
    asked = [(hypotheses, column), *((file, reference_column) for file in files)]
    if sources is not None:
        asked.append((sources, source_column))
    text, *others = read_all(asked)
    streams = others[: len(files)]
    origin = None if sources is None else others[-1]
    corpus = Corpus(
        text.lines,
        tuple(each.lines for each in streams),
        sources=None if origin is None else origin.lines,
        names=Names(
            text.name,
            tuple(stream.name for stream in streams),
            "sources" if origin is None else origin.name,
        ),
        scorer=_scorer(tokenize, lowercase=lowercase),
        seen=score,
        n_refs=n_refs,
    )
    _require_some(corpus)
    wrong = [encoding_finding(corpus, f) for f in (text, *others) if f.encoding]
    return examine(corpus, wrong)


def examine(
    corpus: Corpus,
    known: Sequence[Finding] = (),
    *,
    tell: Tell = nobody,
) -> Diagnosis:
    """All findings of a corpus, and the score after the repairs of the sure ones."""
    moved = looked(ALIGNERS, corpus, nobody)
    aligned = mended(corpus, moved)
    rounds = 1 if aligned is corpus else 2
    found = looked(FINDERS, corpus, lambda share: tell(share / rounds))
    if aligned is not corpus:
        # what is gone with the shift was never a fault of its own
        again = looked(FINDERS, aligned, lambda share: tell((1 + share) / rounds))
        real = {each.name for each in again}
        found = [each for each in found if each.name in real]
    findings = [*known, *moved, *found]
    repaired = mended(aligned, found)
    first = known[0].before if known and known[0].repair else corpus.points
    return Diagnosis(
        findings=tuple(sorted(findings, key=lambda each: not each.is_sure)),
        points=first,
        repaired_points=repaired.points,
        tokenize=corpus.scorer.tokenize,
        n_segments=len(corpus),
        about_seen=said_of_seen(corpus, repaired.points, findings),
    )


def looked(finders: Sequence[Find], corpus: Corpus, tell: Tell) -> list[Finding]:
    """What these find, one after the other."""
    found: list[Finding] = []
    for done, find in enumerate(finders, 1):
        found += find(corpus)
        tell(done / len(finders))
    return found


def mended(corpus: Corpus, findings: Sequence[Finding]) -> Corpus:
    """The corpus after the repairs of all sure findings that have one."""
    for each in findings:
        if each.is_sure and each.repair:
            corpus = each.repair(corpus)
    return corpus


@dataclass(frozen=True, slots=True)
class FileText:
    """The lines of a file, and its encoding if that is not UTF-8."""

    name: str
    lines: tuple[str, ...]
    encoding: str = ""


def read_all(asked: Sequence[tuple[Name, str | None]]) -> list[FileText]:
    """The lines of files, or of columns of tables.

    Lines may be in whatever encoding; the mark of UTF-8 stays. What gzip or zstd have packed
    is unpacked. A text in UTF-16 is known by its mark. What is not UTF-8 is read in the
    encoding that gives most characters of the other files.
    """
    contents = {
        str(path): b"".join(unpacked(iter([Path(path).read_bytes()]), str(path)))
        for path, column in asked
        if column is None
    }
    texts = {name: utf_8(data) for name, data in contents.items()}
    known = set("".join(text for text in texts.values() if text))
    read = []
    for path, column in asked:
        if column is not None:
            read.append(read_column(path, column))
            continue
        name = str(path)
        text, encoding = texts[name], ""
        if text is None:
            text, encoding = other_encoding(contents[name], known)
        lines = text.split("\n")
        if not lines[-1]:
            lines.pop()
        read.append(FileText(name, tuple(lines), encoding))
    return read


def read_column(path: Name, column: str) -> FileText:
    """The texts of one column, under the names of the file and of the column."""
    with open_lines(path, column) as texts:
        return FileText(f"{path} ({column})", tuple(texts))


def utf_8(data: bytes) -> str | None:
    """The text of bytes that are UTF-8."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return None


def other_encoding(data: bytes, known: Collection[str]) -> tuple[str, str]:
    """The text of bytes that are not UTF-8, and the name of their encoding.

    >>> other_encoding("좋은 아침".encode("cp949"), set("좋은 저녁"))
    ('좋은 아침', 'CP949')
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", "replace"), "UTF-16"
    found: list[tuple[int, int, int, str, str]] = []
    for name in ENCODINGS:
        text = data.decode(name, "replace")
        odd = text.count("\ufffd")
        found.append((odd, -len(set(text).intersection(known)), len(found), text, name))
    *_, text, name = min(found)
    return text, name


def encoding_finding(corpus: Corpus, file: FileText) -> Finding:
    """A file that is not UTF-8."""
    marked = file.encoding == "UTF-16"
    guess = "" if marked else " as it seems (so it is read here)"
    return Finding(
        name="not-utf-8",
        grade="sure",
        sentence=f"{file.name} is not UTF-8 but {file.encoding}{guess}.",
        rule="the bytes at its start"
        if marked
        else "it has bytes that no UTF-8 text has",
        places=(Place(file.name),),
        evidence=(),
        before=corpus.points,
        after=None,
        remedy=f"iconv -f {file.encoding} -t UTF-8 {file.name}, and save it as UTF-8",
        section="book/differs.ipynb#differs-first",
    )


def _nesting(
    corpus: Corpus, nested: Nested, references: Sequence[object], shape: Shape
) -> tuple[Corpus, list[Finding]]:
    """The corpus as it was meant, and what was wrong with the nesting."""
    if not nested.fault:
        other = untangled(corpus)
        if other is None:
            return corpus, []
        fault = "transposed-references"
        return other, [nesting_finding(other, fault, corpus, shape=shape)]
    # what a tool makes of the lists: lines of them, or letters of strings
    as_read: list[Stream] = [tuple(each) for each in references]  # type: ignore[arg-type]
    if shape == "segments":
        most = min(len(corpus.hypotheses), max(map(len, as_read)))
        as_read = [
            tuple(g[j] if j < len(g) else None for g in as_read) for j in range(most)
        ]
    given = replace(corpus, references=tuple(as_read))
    return corpus, [nesting_finding(corpus, nested.fault, given, shape=shape)]


def _scorer(tokenize: str, *, lowercase: bool) -> Scorer:
    tokenizer(tokenize)("")  # raises where its name or its package is wrong
    return Scorer(tokenize, lowercase=lowercase)


def _require_some(corpus: Corpus) -> None:
    if corpus.seen is not None:
        require_number(corpus.seen, "score")
    if not corpus.hypotheses:
        raise CorpusError("there are no hypotheses, so there is no corpus to examine")
    if not corpus.references or not len(corpus):
        raise CorpusError(
            f"{corpus.names.references[0]}: no lines, so there is nothing to compare with"
        )
