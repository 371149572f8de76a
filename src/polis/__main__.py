"""``python -m polis`` is the same as ``polis``."""

import sys

from polis.cli import main

if __name__ == "__main__":
    sys.exit(main())
