"""Polis: economic city games, exactly by the rulebook, for people, bots and researchers."""

import os
import sys

# Errors and builds are interpreted in either build, so nothing compiled is imported before this.
from polis.core import builds

if os.environ.get("POLIS_BUILD") == "interpreted":
    sys.meta_path.insert(0, builds.Sources())
else:
    sys.meta_path.insert(0, builds.Seals())

from polis.core.errors import (
    DataError,
    IllegalMove,
    NotationError,
    OptionError,
    PolisError,
    RecordError,
)
from polis.core.match import Match
from polis.core.model import View
from polis.core.registry import games as list_games
from polis.core.types import Choice, Event, Move, Opportunity, Preview

__version__ = "0.1.0"
__all__ = [
    "Choice",
    "DataError",
    "Event",
    "IllegalMove",
    "Match",
    "Move",
    "NotationError",
    "Opportunity",
    "OptionError",
    "PolisError",
    "Preview",
    "RecordError",
    "View",
    "list_games",
]
