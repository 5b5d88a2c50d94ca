"""The words that may stand first, each a command; without one, files are scored."""

import sys
from collections.abc import Sequence

from bleu.cli import compare, run

COMMANDS = {"compare": compare.main}


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the first word says; return the exit status.

    A reference file that is called like a command is named ``./compare``.
    """
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given and given[0] in COMMANDS:
        return COMMANDS[given[0]](given[1:])
    return run.main(given)
