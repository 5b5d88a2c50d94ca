"""What a cell prints, sent to the page in pieces of a readable size."""

import io
import time

LONGEST = 200_000  # characters that one cell may print; an endless loop prints more
PIECE = 4096
PAUSE = 0.1  # seconds between pieces, so that the page keeps up
CUT = "\n[the page shows no more of this output]\n"


def shortened(text):
    """Text of a length that a page can hold."""
    return text if len(text) <= LONGEST else text[:LONGEST] + CUT


class Stream(io.TextIOBase):
    """A text file whose lines go to `send` as messages."""

    def __init__(self, name, send):
        self.name, self.send = name, send
        self.other = None  # what waits there was written earlier
        self.begin()

    def begin(self):
        """Forget the last cell."""
        self.drop()
        self.sent = time.monotonic()

    def drop(self):
        """Forget what was printed."""
        self.waiting, self.size, self.total = [], 0, 0

    def writable(self):
        return True

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() takes a string, not {type(text).__name__}")
        if self.other:
            self.other.send_all()
        if self.total < LONGEST:
            self.keep(text[: LONGEST - self.total])
            if self.total == LONGEST:
                self.waiting.append(CUT)
        if self.size > PIECE or time.monotonic() - self.sent > PAUSE:
            self.send_all()
        return len(text)

    def keep(self, text):
        self.waiting.append(text)
        self.size += len(text)
        self.total += len(text)

    def flush(self):
        """What `print(flush=True)` calls: at once, but not for each sign of a loop."""
        if time.monotonic() - self.sent > PAUSE:
            self.send_all()

    def send_all(self):
        if self.waiting:
            text = "".join(self.waiting)
            self.waiting, self.size, self.sent = [], 0, time.monotonic()
            if text:
                self.send({"kind": "stream", "name": self.name, "text": text})
