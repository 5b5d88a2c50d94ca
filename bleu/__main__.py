"""``python -m bleu``: see :mod:`bleu.cli`."""

import sys

from bleu.cli.commands import main

if __name__ == "__main__":
    sys.exit(main())
