# interpreted: looks at positions by the names of their fields, once for each from outside
"""Whether a position that came from outside can be played: asked before anything else is done with
it, since rules believe what they are given.

Every game says in its ``sane.py`` what its fields may hold (``ranges``) and which of its counters
is wrong (``miscounted``). The rest holds for all games: vectors are as long as those of an opening,
options are what was agreed on, the stock is the one the game began with, whoever must act can, and
a short game from there goes well.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from polis.core.codec import VECTOR, Json, fields, pack, unpack
from polis.core.errors import DataError, PolisError
from polis.core.model import Game, Log, Menu, Odds, State
from polis.core.rng import Rng
from polis.core.schema import Domain, Field
from polis.core.seats import NATURE, SPECTATOR, members, only

if TYPE_CHECKING:
    from polis.core.registry import GameInfo

LONGEST = 200_000  # characters of a position
REMEMBERED = 128  # positions
KNOWN: dict[tuple[str, int, tuple[tuple[str, str], ...], str], bool] = {}

TRIALS = 3  # short games
TRIAL = 60  # moves of each
TRIED = 100  # moves of a menu
MOST_MOVES = 1_000_000  # on a menu
UNKNOWN = 1 << 24  # what a field no game speaks of may hold


class Range(NamedTuple):
    """What a number, or each number of a vector, may be; ``lengths`` where they differ from those
    of an opening."""

    low: int
    high: int
    lengths: tuple[int, ...] = ()


class Sane(NamedTuple):
    """What a game's own module has: the ranges of its fields, given an opening, and the name of a
    counter that is wrong."""

    ranges: Callable[[State], Mapping[str, Range]]
    miscounted: Callable[[State], str]


@cache
def sane_of(game: str) -> Sane | None:
    if find_spec(f"polis.games.{game}") is None or find_spec(f"polis.games.{game}.sane") is None:
        return None
    found = import_module(f"polis.games.{game}.sane")
    return Sane(getattr(found, "ranges", no_ranges), found.miscounted)


def no_ranges(start: State) -> Mapping[str, Range]:
    return {}


def read_position(info: GameInfo, text: str, start: State, options: Mapping[str, str]) -> State:
    """The position of a ``start`` line, of a game that would have begun with ``start``."""
    try:
        data = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError) as error:
        raise DataError("broken_file", "start", detail=short(error)) from error
    if isinstance(data, dict):  # one stored before an option or field was added does not have it
        fresh = pack(start)
        assert isinstance(fresh, dict)
        data = {name: fresh[name] for name in info.added if name in fresh} | data
    state = unpack(data, type(start))
    # Tables are folded again and again from the same words: a position found sane stays so.
    known = info.id, int(start.players), tuple(options.items()), text
    if known not in KNOWN:
        check(info.id, info.game, state, start, options)
        KNOWN[known] = True
        while len(KNOWN) > REMEMBERED:
            del KNOWN[next(iter(KNOWN))]
    return state


def written(data: Json) -> str:
    try:
        return json.dumps(data, separators=(",", ":"))
    except (ValueError, RecursionError) as error:
        raise DataError("broken_file", "state", detail=short(error)) from error


def short(error: Exception) -> str:
    return str(error).splitlines()[0][:100] if str(error) else type(error).__name__


def check(
    name: str, game: Game[State], state: State, start: State, options: Mapping[str, str]
) -> None:
    """Raise DataError if the position cannot be one of a game that began so."""
    if state.players != start.players:
        raise DataError("wrong_field", "state.players", expected=str(start.players))
    own, declared = sane_of(name), ranges_of(game, start)
    try:
        if own:
            check_fields(state, start, options, declared or own.ranges(start))
        wrong = (own.miscounted(state) if own else "") or unlike(game, state, start)
    except (LookupError, AssertionError, ArithmeticError, ValueError) as error:
        if isinstance(error, PolisError):
            raise
        raise DataError("impossible_position", "state") from error
    if wrong:
        raise DataError("impossible_position", f"state.{wrong}")


def ranges_of(game: Game[State], start: State) -> dict[str, Range]:
    """What the schema says of every field; what the table has agreed on stays."""
    found = dict[str, Range]()
    for field in game.schema().fields:
        if field.option:
            agreed = int(getattr(start, field.name))
            found[field.name] = Range(agreed, agreed)
        else:
            high = field.high(count_of(field.domain, start))
            found[field.name] = Range(field.low(), high, lengths_of(field, start))
    return found


def count_of(domain: Domain, start: State) -> int:
    """How many values a domain has in a game that begins so: as many seats as players."""
    return int(getattr(start, domain.counted)) if domain.counted else domain.size()


def lengths_of(field: Field, start: State) -> tuple[int, ...]:
    """How long a vector may be; nothing where it is as long as that of an opening."""
    sizes = [count_of(by, start) for by in field.by]
    if field.grows:
        return tuple(prod(sizes[1:]) * count for count in range(sizes[0] + 1))
    return (0, prod(sizes)) if field.sometimes else ()


def check_fields(
    state: State, start: State, options: Mapping[str, str], ranges: Mapping[str, Range]
) -> None:
    for name in fields(start):
        value, fresh, path = getattr(state, name), getattr(start, name), f"state.{name}"
        limits = ranges.get(name, Range(-UNKNOWN, UNKNOWN))
        if isinstance(fresh, VECTOR):
            if len(value) not in (limits.lengths or (len(fresh),)):
                raise DataError("impossible_position", path)
            numbers = list(value)
        elif name in options and name not in ranges:
            limits, numbers = Range(fresh, fresh), [int(value)]  # what was agreed on stays
        else:
            numbers = [int(value)] if name != "actors" else []
        if numbers and not limits.low <= min(numbers) <= max(numbers) <= limits.high:
            raise DataError("impossible_position", path)


def unlike(game: Game[State], state: State, start: State) -> str:
    """What shows that no game comes here: "" if nothing does."""
    if list(game.conserved(state)) != list(game.conserved(start)):
        return "stock"
    if not can_act(game, state):
        return "actors"
    if not goes_well(game, state):
        return "moves"
    return ""


def can_act(game: Game[State], state: State) -> bool:
    if not 0 <= state.actors < 1 << state.players and state.actors != only(NATURE):
        return False
    if state.actors == only(NATURE):
        odds = Odds()
        game.chances(state, odds)
        return int(odds.total) > 0
    menu = Menu()
    for seat in members(state.actors):
        menu.clear()
        game.legal(state, seat, menu)
        if not 0 < menu.total <= MOST_MOVES:
            return False
    return True


def goes_well(game: Game[State], state: State) -> bool:
    """Whether any move from there, and a few short games, break nothing."""
    stock = list(game.conserved(state))
    if pack(game.copy(state)) != pack(state):
        return False
    for seat in (*range(int(state.players)), SPECTATOR):
        game.view(state, seat)
        game.determinize(state, seat, Rng(1))
    for seat, code in options(game, state):
        copy = game.copy(state)
        game.apply(copy, seat, code, Log(silent=True))
        if list(game.conserved(copy)) != stock:
            return False
    return all(list(game.conserved(played(game, state, luck))) == stock for luck in range(TRIALS))


def options(game: Game[State], state: State) -> list[tuple[int, int]]:
    """Moves that could be made now, one after another; of very many some."""
    if state.actors == only(NATURE):
        odds = Odds()
        game.chances(state, odds)
        return [(NATURE, code) for code in list(odds.codes)[:TRIED]]
    found: list[tuple[int, int]] = []
    for seat in range(int(state.players)):
        menu = Menu()
        game.legal(state, seat, menu)
        step = 1 + int(menu.total) // TRIED
        found += [(seat, menu.at(i)) for i in range(0, int(menu.total), step)]
    return found


def played(game: Game[State], state: State, luck: int) -> State:
    """The position after a short game of random moves, looked at from every side."""
    copy, rng, menu, null_log = game.copy(state), Rng(luck), Menu(), Log(silent=True)
    for _ in range(TRIAL):
        seats = members(copy.actors)
        if not seats:
            break
        if seats == [NATURE]:
            game.apply(copy, NATURE, game.sample(copy, rng), null_log)
        else:
            seat = seats[rng.below(len(seats))]
            game.apply(copy, seat, game.pick(copy, seat, menu, rng), null_log)
    for seat in range(int(copy.players)):
        game.view(copy, seat)
    game.scores(copy), game.places(copy)
    return copy
