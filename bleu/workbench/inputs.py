"""Files that hold lines of text: plain, or one column of JSONL, TSV or Parquet."""

from dataclasses import dataclass
from io import BytesIO

from bleu.text.columns import ColumnFile, is_table
from bleu.text.lines import TextFile


@dataclass(frozen=True, slots=True)
class Input:
    """A file, as bytes.

    Attributes:
        name: of the file; its end says what it is: ``.jsonl``, ``.tsv`` and ``.parquet``
            have columns, everything else is one segment a line, plain or packed by gzip.
        data: its bytes.
        column: for JSONL a key, for TSV a name in the first line or a number from 1, for
            Parquet the name of a flat column of strings (which takes pyarrow).
        plain: whether it is one segment a line, whatever its name.
        title: what it is called in results, if that is not its name.
    """

    name: str
    data: bytes
    column: str = ""
    plain: bool = False
    title: str = ""


class KeptFile(TextFile):
    """The lines of bytes in memory, which remembers those it has given.

    Attributes:
        given: the lines so far.
        expected: about how many there are.
    """

    def __init__(self, data: bytes, name: str) -> None:
        super().__init__(BytesIO(data), name)
        self.given: list[str] = []
        self.expected = max(1, data.count(b"\n"))

    def __next__(self) -> str:
        line = super().__next__()
        self.given.append(line)
        return line


def opened(one: Input) -> KeptFile:
    """The lines of a file; of a table, those of its column.

    A :class:`~bleu.text.CorpusError` names the file, and the line of what is wrong.

    >>> list(opened(Input("out.txt", b"The cat\\nsat")))
    ['The cat', 'sat']
    >>> list(opened(Input("out.jsonl", b'{"mt": "The cat"}', "mt")))
    ['The cat']
    >>> list(opened(Input("out.tsv", b"id\\tmt\\n1\\tThe cat", "mt")))
    ['The cat']
    """
    title = one.title or one.name
    if one.plain or not is_table(one.name):
        return KeptFile(one.data, title)
    texts = ColumnFile(BytesIO(one.data), one.name, one.column.strip())
    return KeptFile("".join(f"{text}\n" for text in texts).encode(), title)
