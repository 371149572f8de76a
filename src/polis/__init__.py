"""Polis: economic city games, exactly by the rulebook, for people, bots and researchers."""

from polis.core.errors import (
    DataError,
    IllegalMove,
    NotationError,
    OptionError,
    PolisError,
    RecordError,
)
from polis.core.match import Match
from polis.core.registry import games as list_games

__version__ = "0.1.0"
__all__ = [
    "DataError",
    "IllegalMove",
    "Match",
    "NotationError",
    "OptionError",
    "PolisError",
    "RecordError",
    "list_games",
]
