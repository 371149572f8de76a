"""Golden counts: how many ways a game can go on from named positions, and what happens in a set of
random games. Any change of a rule shows as a changed number.

``python -m polis.testing.golden estates`` prints the game's ``tests/golden.toml`` with fresh
numbers.
"""

from __future__ import annotations

import sys
from collections import Counter
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from polis.core import notation
from polis.core.codec import Json
from polis.core.data import Table, read_toml
from polis.core.model import Game, Log, Menu, Odds, State, Why
from polis.core.play import settle
from polis.core.registry import PACKAGE, GameInfo, load
from polis.core.rng import Rng
from polis.core.seats import NATURE, NONE, first, left_of, members
from polis.testing.script import Script

GAMES = 50
STRIDE = 9  # decisions between the positions at which every action is tried


class Golden(NamedTuple):
    """A game's ``golden.toml``: positions by name, and the tallies of random games."""

    positions: dict[str, Table]
    events: dict[str, Json]
    refusals: dict[str, Json]


def file(id: str) -> Traversable:
    return files(f"{PACKAGE}.{id}").joinpath("tests", "golden.toml")


def kept(id: str) -> bool:
    return file(id).is_file()


def read(id: str) -> Golden:
    tables = read_toml(file(id).read_text(encoding="utf-8"), "golden.toml")
    positions = {name: Table(name, part(tables, name)) for name in tables if name != "games"}
    games = part(tables, "games")
    return Golden(positions, part(games, "events"), part(games, "refusals"))


def part(tables: dict[str, Json], name: str) -> dict[str, Json]:
    found = tables.get(name, {})
    assert isinstance(found, dict), name
    return found


# Ways to go on


def position(info: GameInfo, table: Table) -> State:
    """Nature draws from ``seed``; then ``moves`` random decisions, then the ``script``."""
    options = info.options.numbers(part(table.values, "options"))
    state = info.game.start(table.number("seats"), options)
    rng, log = Rng(table.number("seed")), Log(silent=True)
    settle(info.game, state, rng, log)
    for made in range(table.number("moves")):
        assert state.actors, f"{table.path}: the game is over after {made} moves"
        decide(info.game, state, rng, log)
        settle(info.game, state, rng, log)
    return Script(info, state).play(str(table.values.get("script", ""))).state


def decide(game: Game[State], state: State, rng: Rng, log: Log) -> None:
    seat, menu = first(state.actors), Menu()
    game.legal(state, seat, menu)
    game.apply(state, seat, menu.at(rng.below(menu.total)), log)


def ways(info: GameInfo, table: Table) -> list[int]:
    """The number of different beginnings of one move, of two, and so on up to ``depth``."""
    state = position(info, table)
    return [count(info.game, state, depth) for depth in range(1, table.number("depth") + 1)]


def count(game: Game[State], state: State, depth: int) -> int:
    moves = moves_of(game, state)
    if depth == 1:
        return len(moves)
    total, log = 0, Log(silent=True)
    for seat, code in moves:
        after = game.copy(state)
        game.apply(after, seat, code, log)
        total += count(game, after, depth - 1)
    return total


def moves_of(game: Game[State], state: State) -> list[tuple[int, int]]:
    """Everything that can happen next, nature's draws included."""
    if state.actors == 1 << NATURE:
        odds = Odds()
        game.chances(state, odds)
        return [(NATURE, code) for code in odds.codes]
    found: list[tuple[int, int]] = []
    for seat in members(state.actors):
        menu = Menu()
        game.legal(state, seat, menu)
        found += [(seat, code) for code in notation.codes(menu)]
    return found


# Random games


def tallies(info: GameInfo) -> tuple[dict[str, int], dict[str, int]]:
    """How often each event was told, and each refusal met, in fifty random games."""
    schema = info.game.schema()
    actions = [notation.action_code(schema, i) for i in range(notation.action_count(schema))]
    told: Counter[int] = Counter()
    met: Counter[int] = Counter()
    for number in range(GAMES):
        told.update(play(info, number, actions, met))
    events = {event.name: told[event.number] for event in schema.events}
    return events, {refusal.name: met[refusal.number] for refusal in schema.refusals}


def play(info: GameInfo, number: int, actions: list[int], met: Counter[int]) -> list[int]:
    """One game; returns its events. At some positions all that is illegal is tried too."""
    seats = info.low + number % len(info.seats)
    state, rng, log = info.game.start(seats, info.options.defaults()), Rng(number), Log()
    settle(info.game, state, rng, log)
    decisions = 0
    while state.actors != NONE:
        if decisions % STRIDE == 0:
            actor = first(state.actors)
            try_all(info.game, state, actor, actions, met)
            try_all(info.game, state, left_of(actor, seats), actions, met)
        decide(info.game, state, rng, log)
        settle(info.game, state, rng, log)
        decisions += 1
    try_all(info.game, state, 0, actions, met)
    return [row[1] for row in log.rows()]


def try_all(
    game: Game[State], state: State, seat: int, actions: list[int], met: Counter[int]
) -> None:
    menu = Menu()
    game.legal(state, seat, menu)
    for code in actions:
        if not menu.allows(code):
            why = Why()
            game.check(state, seat, code, vec[i64](), why)
            met[why.refusal] += 1


# The file


def fresh(id: str) -> str:
    """The file with its numbers counted anew."""
    info, golden = load(id), read(id)
    lines = [f"# Fresh numbers: python -m polis.testing.golden {id}", ""]
    for name, table in golden.positions.items():
        values = {**table.values, "ways": ways(info, table)}
        lines += [f"[{name}]", *(f"{key} = {toml(value)}" for key, value in values.items()), ""]
    events, refusals = tallies(info)
    for name, numbers in (("events", events), ("refusals", refusals)):
        lines += [f"[games.{name}]", *(f"{key} = {n}" for key, n in numbers.items()), ""]
    return "\n".join(lines)


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, str):
        return f'"""\n{value}"""' if "\n" in value else f'"{value}"'
    return str(value)


if __name__ == "__main__":
    print(fresh(sys.argv[1]), end="")
