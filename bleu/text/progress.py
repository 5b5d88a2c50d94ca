"""How much is done: a bar at a terminal, or whatever a caller does with the share."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from bleu.text.lines import TextFile

Tell = Callable[[float], None]  # how much is done, from 0 to 1


def nobody(share: float) -> None:
    """Tell nobody of it."""


@contextmanager
def progress_bar(
    files: Sequence[TextFile], *, shown: bool = True
) -> Iterator[Callable[[], None]]:
    """A bar of the bytes read of all ``files``; what it gives, called, moves it on.

    There is a bar only where standard error is a terminal, the package tqdm is installed and
    ``shown`` is true; it comes after a second, and goes at the end. A pipe does not say how
    long it is; then the bar only counts.

    >>> with progress_bar([]) as move_on:
    ...     move_on()
    """
    if not shown or sys.stderr is None or not sys.stderr.isatty():
        yield lambda: None
        return
    try:
        from tqdm import tqdm  # type: ignore[import-untyped]
    except ModuleNotFoundError:
        yield lambda: None
        return
    sizes = [file.size for file in files if file.size is not None]
    total = sum(sizes) if len(sizes) == len(files) else None
    with tqdm(total=total, unit="B", unit_scale=True, delay=1, leave=False) as bar:
        yield lambda: bar.update(sum(file.n_bytes for file in files) - bar.n)
