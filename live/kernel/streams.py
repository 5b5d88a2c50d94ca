"""What a cell prints, sent to the page at once, or in larger pieces when there is much of it."""

import io
import time
from collections.abc import Callable
from typing import Any

LONGEST = 200_000  # characters that one cell may print; an endless loop prints more
PIECE = 4096
PAUSE = 0.1  # seconds between pieces, so that the page keeps up
BURST = 50  # pieces that need not wait for the pause; each pause allows one more
FIRST = 10  # so many of them go to what is printed; the others are for what is flushed
CUT = "\n[the page shows no more of this output]\n"

Send = Callable[[dict[str, Any]], None]


def shortened(text: str) -> str:
    """Text of a length that a page can hold."""
    return text if len(text) <= LONGEST else text[:LONGEST] + CUT


class Stream(io.TextIOBase):
    """A text file whose text goes to `send` as messages.

    What is printed or flushed goes out at once: while Python computes nobody else can send
    it, and after Stop it would be lost. A loop that prints without end has used up its
    share soon, and then its text goes out together.
    """

    def __init__(self, name: str, send: Send, hurry: Callable[[], None] | None = None):
        self.name = name
        self.send = send
        self.hurry = hurry  # what a flush calls when its text is sent
        self.other: Stream | None = None  # what waits there was written earlier
        self.begin()

    def begin(self) -> None:
        """Forget the last cell."""
        self.drop()
        self.sent = time.monotonic()
        self.at_once: float = BURST

    def drop(self) -> None:
        """Forget what was printed."""
        self.waiting: list[str] = []
        self.size = self.total = 0

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() takes a string, not {type(text).__name__}")
        if self.other:
            self.other.send_all()
        if self.total < LONGEST:
            self._keep(text[: LONGEST - self.total])
            if self.total == LONGEST:
                self.waiting.append(CUT)
        if self.size > PIECE or self._allowed() > BURST - FIRST:
            self.send_all()
        return len(text)

    def _keep(self, text: str) -> None:
        self.waiting.append(text)
        self.size += len(text)
        self.total += len(text)

    def flush(self) -> None:
        """What `print(flush=True)` calls."""
        if self._allowed() >= 1:
            self.send_all()
            if self.hurry:
                self.hurry()

    def _allowed(self) -> float:
        """How many messages now would not be too many for the page."""
        pauses = (time.monotonic() - self.sent) / PAUSE
        return min(BURST, self.at_once + pauses)

    def send_all(self) -> None:
        text = "".join(self.waiting)
        self.waiting, self.size = [], 0
        if text:
            self.at_once, self.sent = self._allowed() - 1, time.monotonic()
            self.send({"kind": "stream", "name": self.name, "text": text})
