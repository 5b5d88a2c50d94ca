"""The first word of the command line: a command, or the first reference."""

import sys
from collections.abc import Callable, Sequence

from bleu.cli import diagnose, run

# a file of one of these names is written ./diagnose
COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "diagnose": diagnose.main,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; return the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    if given and given[0] in COMMANDS:
        return COMMANDS[given[0]](given[1:])
    return run.main(given)
