"""``python -m bleu.teach``: see :mod:`bleu.teach.cli`."""

import sys

from bleu.teach.cli.run import main

if __name__ == "__main__":
    sys.exit(main())
