"""``python -m bleu``: see :mod:`bleu.cli`."""

import sys

from bleu.cli.run import main

sys.exit(main())
