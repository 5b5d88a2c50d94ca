"""``python -m bleu``: see :mod:`bleu.cli`."""

import sys

if __name__ == "__main__":
    try:
        from bleu.cli.commands import main

        status = main()
    except KeyboardInterrupt:  # before anything has begun
        print("python -m bleu: stopped", file=sys.stderr)
        status = 130
    sys.exit(status)
