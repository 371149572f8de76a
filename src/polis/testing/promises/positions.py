"""Promises about positions: whole copies, exact JSON and replay, questions that change nothing."""

from __future__ import annotations

import copy as stdlib
import json
import pickle
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from polis.core import notation
from polis.core.codec import VECTOR, attributes, pack, unpack
from polis.core.errors import DataError
from polis.core.model import Log, State
from polis.core.registry import GameInfo
from polis.core.rng import Rng
from polis.core.seats import NATURE, members
from polis.testing.promises.walk import (
    carry_out,
    chances,
    legal,
    opening,
    viewers,
    walk,
)

SELDOM = 8  # what is slow is done at one position in so many

# Copies


def copies_are_whole(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """Same content, nothing shared, and the next move does to the copy what it did to the game."""
    game, way = info.game, walk(info, players, options, seed)
    for i, step in enumerate(way.steps):
        before, twin = pack(step.state), game.copy(step.state)
        assert pack(twin) == before, "a copy differs"
        carry_out(game, twin, step.seat, step.code, step.payload, Log(silent=True))
        assert pack(step.state) == before, "a move on a copy changed the original"
        assert pack(twin) == pack(way.state_after(i)), "a move did something else to a copy"
        assert (found := shared(step.state, game.copy(step.state))) == [], found
        if i % SELDOM == 0:  # what is scratch is blank before a move and not behind it
            assert (found := shared(twin, game.copy(twin))) == [], found
    for state in way.states[::SELDOM]:
        for copy in (stdlib.copy(state), stdlib.deepcopy(state), pickled(state)):
            assert pack(copy) == pack(state)
            assert shared(state, copy) == []


def pickled(state: State) -> State:
    again: State = pickle.loads(pickle.dumps(state))
    return again


def shared(a: object, b: object) -> list[str]:
    """Names of vectors and records of ``a`` that change when those of ``b`` are scribbled on.
    (A compiled vector has no identity to compare.)"""
    found: list[str] = []
    for name in attributes(a):
        mine, other = getattr(a, name), getattr(b, name)
        if isinstance(mine, VECTOR):
            found += [name] if scribbled(a, name, other) else []
        elif not isinstance(mine, int):
            found += [name] if mine is other else shared(mine, other)
    return found


def scribbled(record: object, name: str, other: vec[i64]) -> bool:
    before = list(getattr(record, name))
    for i in range(len(other)):
        other[i] += 1
    changed = list(getattr(record, name)) != before
    for i in range(len(other)):
        other[i] -= 1
    return changed


def json_leads_back(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """A position survives being written as text; one with a spoiled field is refused by name."""
    way = walk(info, players, options, seed)
    for state in way.some_states():
        again = unpack(json.loads(json.dumps(pack(state))), type(state))
        assert pack(again) == pack(state)
    for state in (way.states[0], way.end):
        packed = pack(state)
        assert isinstance(packed, dict)
        for name, value in packed.items():
            rest = {other: packed[other] for other in packed if other != name}
            refuses(type(state), rest, name)
            refuses(type(state), {**packed, name: "spoiled"}, name)
            refuses(type(state), {**packed, name: 0.5 if isinstance(value, int) else 1}, name)
        refuses(type(state), {**packed, "stowaway": 0}, "stowaway")


def refuses(cls: type[State], data: object, name: str) -> None:
    blamed = "nothing"
    try:
        unpack(json.loads(json.dumps(data)), cls)
    except DataError as error:
        blamed = error.field
    assert f".{name}" in blamed, f"{name} is spoiled and {blamed} is blamed"


# Replay


def replay_is_exact(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """The moves alone, as text, lead back to the same position and tell the same story: twice in
    one process, with another game played in between, and in silence."""
    game, way = info.game, walk(info, players, options, seed)
    other = walk(info, players, options, seed + 1)
    lines = [notation.write(game.schema(), step.code, step.payload) for step in way.steps]
    tables = [opening(game, players, options) for _ in range(3)]
    logs = [Log(), Log(), Log(silent=True)]
    noise = opening(game, players, options)
    for i, (step, line) in enumerate(zip(way.steps, lines, strict=True)):
        schema = game.schema()
        code, payload = notation.read(schema, line), notation.read_payload(schema, line)
        for table, log in zip(tables, logs, strict=True):
            carry_out(game, table, step.seat, code, payload, log)
        if i < len(other.steps):
            own = other.steps[i]
            carry_out(game, noise, own.seat, own.code, own.payload, Log())
    told = [row for step in way.steps for row in step.told]
    assert all(pack(table) == pack(way.end) for table in tables), "replay leads elsewhere"
    assert logs[0].rows() == logs[1].rows() == told, "the story is told differently"
    assert logs[2].rows() == [], "a silent log speaks"


# Questions


def questions_change_nothing(
    info: GameInfo, players: int, options: Sequence[int], seed: int
) -> None:
    """Looking, counting, guessing and asking for moves leave the position as it was."""
    game, rng = info.game, Rng(seed + 5)
    for state in walk(info, players, options, seed).some_states():
        before = pack(state)
        for seat in viewers(players):
            game.view(state, seat)
            game.determinize(state, seat, rng)
            legal(game, state, seat)
        if members(state.actors) == [NATURE]:
            chances(game, state)
            game.sample(state, rng)
        game.scores(state), game.places(state), game.conserved(state)
        assert pack(state) == before
