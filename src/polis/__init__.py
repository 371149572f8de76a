"""Polis: economic city games, exactly by the rulebook, for people, bots and researchers."""

from importlib import import_module

from polis.core import registry
from polis.core.errors import (
    DataError,
    IllegalMove,
    NotationError,
    OptionError,
    PolisError,
    RecordError,
)
from polis.core.match import Match

# Importing the package of the games binds it to the name ``polis.games``. It happens here, once,
# so that no later import hides the function that lists them.
import_module("polis.games")
games = registry.games

__version__ = "0.1.0"
__all__ = [
    "DataError",
    "IllegalMove",
    "Match",
    "NotationError",
    "OptionError",
    "PolisError",
    "RecordError",
    "games",
]
