"""The first word of the command line: a command, or the first reference."""

import sys
from collections.abc import Sequence
from importlib import import_module

# each is a file beside this one, loaded when it is asked for; a file of text that has one of
# these names is written ./diagnose
COMMANDS = ("cluster", "compare", "diagnose")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; return the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    if given and given[0] in COMMANDS:
        command, given = given[0], given[1:]
    else:
        command = "run"
    status: int = import_module(f"bleu.cli.{command}").main(given)
    return status
