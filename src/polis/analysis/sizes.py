"""How much a command does: counts that POLIS_SMALL keeps small, and files it could not write."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from polis.core.errors import OptionError
from polis.core.texts import CORE, Texts

PACKAGE = "polis.analysis"
SMALL = "POLIS_SMALL"  # set while documented commands are tried; never changes anything unsaid


def at_most(most: int, asked: int, language: str) -> int:
    """The count asked for; with POLIS_SMALL no more than so many, which is said."""
    if not os.environ.get(SMALL) or asked <= most:
        return asked
    texts = Texts(language, [CORE, PACKAGE])
    print(texts.say("simulate-small", {"most": most, "asked": asked}), file=sys.stderr)
    return most


def tell_stopped(done: int, asked: int, language: str) -> None:
    """Ctrl+C: what is shown counts only what was finished."""
    texts = Texts(language, [CORE, PACKAGE])
    key = "simulate-stopped" if done else "simulate-stopped-early"
    print(f"polis: {texts.say(key, {'done': done, 'asked': asked})}", file=sys.stderr)


def check_file(path: Path | None) -> None:
    """A file that cannot be written is refused before any work, not after all of it."""
    if path is None:
        return
    if not path.absolute().parent.is_dir():
        raise OptionError("no_folder", folder=str(path.absolute().parent))
    new = not path.exists()
    with path.open("a", encoding="utf-8"):
        pass
    if new:
        path.unlink()
