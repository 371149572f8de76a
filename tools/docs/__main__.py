"""``python -m tools.docs``."""

from tools.docs.build import build

build()
