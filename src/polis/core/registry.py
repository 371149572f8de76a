# interpreted: finds games by their folders
"""Which games there are: every folder of ``polis.games`` with a ``game.toml``, and of the folders
that ``POLIS_GAMES`` names. Nothing is listed anywhere, so a folder added or deleted is a game added
or deleted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.codec import Json
from polis.core.data import Table, read_toml
from polis.core.errors import NotationError, OptionError
from polis.core.model import Game, State
from polis.core.options import Options, read_option
from polis.core.rulebook import Rulebook, load_rulebook

PACKAGE = "polis.games"


class GameInfo(NamedTuple):
    """A game as the rest of Polis knows it."""

    id: str
    game: Game[State]
    low: int
    high: int
    options: Options
    rulebook: Rulebook
    data: list[str]  # names of its data files
    trial: int = 1000  # random games its marathon has
    review: int = 300  # games imagined for a decision looked back at, in the middle of the game
    master: int = 200  # games a bot of the highest level imagines for a decision
    added: tuple[str, ...] = ()  # fields that positions stored before them take from an opening

    @property
    def seats(self) -> range:
        return range(self.low, self.high + 1)

    def check_seats(self, seats: int) -> int:
        if seats not in self.seats:
            raise OptionError("bad_seats", seats=seats, low=self.low, high=self.high)
        return seats

    def agree(self, seats: int, chosen: Mapping[str, object]) -> vec[i64]:
        """The numbers of the options of a new table; refuses what it cannot have."""
        numbers = self.options.numbers(chosen)
        self.options.check_beside(self.check_seats(seats), numbers)
        return numbers


@cache
def games() -> list[str]:
    """Ids of all games, sorted."""
    homes = [Path(home) for home in import_module(PACKAGE).__path__]
    return sorted(file.parent.name for home in homes for file in home.glob("*/game.toml"))


@cache
def load(id: str) -> GameInfo:
    if id not in games():
        raise NotationError("unknown_game", game=id[:40], known=", ".join(games()))
    package = f"{PACKAGE}.{id}"
    text = files(package).joinpath("game.toml").read_text(encoding="utf-8")
    table = Table("game.toml", read_toml(text, "game.toml"))
    low, high = table.numbers("seats", 2)
    folder = files(package).joinpath("data")
    data = sorted(f.name for f in folder.iterdir()) if folder.is_dir() else []
    made = import_module(f"{package}.game")
    info = GameInfo(id, made.GAME, low, high, options_of(table), load_rulebook(package), data)
    trial, review = tuned(table, "trial", info.trial), tuned(table, "review", info.review)
    master = tuned(table, "master", info.master)
    added = added_to(table, info.options)
    return info._replace(trial=trial, review=review, master=master, added=added)


@cache
def position(id: str) -> type[State]:
    """The class of a game's positions, for those who are handed one packed."""
    info = load(id)
    return type(info.game.start(info.low, info.options.defaults()))


def tuned(table: Table, name: str, usual: int) -> int:
    """A number a game may set for itself, since games differ in how long they take."""
    return table.number(name) if name in table.values else usual


def added_to(table: Table, options: Options) -> tuple[str, ...]:
    """A field that holds an option has its name; ``added`` of ``game.toml`` lists other fields."""
    listed = table.values.get("added", [])
    others = [str(name) for name in listed] if isinstance(listed, list) else []
    return (*(o.name for o in options.all if o.before is not None), *others)


def options_of(table: Table) -> Options:
    found: Json = table.values.get("options", {})
    assert isinstance(found, dict)
    return Options([read_option(name, values) for name, values in found.items()])
