"""Doors: one player opens a door, and a die of ten says whether he wins. It counts what was opened,
so that a test sees how many games a search has imagined for every first move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Game, Log, Menu, Odds, State, first_of, kind_of, move
from polis.core.rng import Rng
from polis.core.schema import Arg, MoveType, Schema, numbers
from polis.core.seats import NATURE, NONE, only

SIDES: Final = 10
STAKE: Final = 100  # what a player of the other seat has, come what may
OPEN: Final = 0
FALL: Final = 1

SCHEMA: Final = Schema(
    [
        MoveType("open", [Arg("door", numbers("door", 0, SIDES))]),
        MoveType("fall", [Arg("side", numbers("side", 0, SIDES))]),
    ],
    [],
    [],
)


class Door(State):
    def __init__(self) -> None:
        super().__init__()
        self.door: i64 = 0
        self.score: i64 = STAKE

    def copy(self) -> Door:
        new = Door()
        new.actors, new.players = self.actors, self.players
        new.door, new.score = self.door, self.score
        return new


class DoorsGame(Game[Door]):
    """Door by door: on how many sides of ten it wins, and whether no bot opens it. Thumb rules
    advise the first."""

    def __init__(self, wins: list[int], shunned: tuple[int, ...] = ()) -> None:
        self.wins = wins
        self.shunned = shunned
        self.opened = [0] * len(wins)

    def schema(self) -> Schema:
        return SCHEMA

    def start(self, players: i64, options: vec[i64]) -> Door:
        state = Door()
        state.players, state.actors = 2, only(0)
        return state

    def legal(self, state: Door, seat: i64, menu: Menu) -> None:
        for door in range(len(self.wins)):
            menu.offer(move(OPEN, door))

    def chances(self, state: Door, odds: Odds) -> None:
        for side in range(SIDES):
            odds.add(move(FALL, side), 1)

    def apply(self, state: Door, seat: i64, code: i64, log: Log) -> None:
        if kind_of(code) == OPEN:
            state.door = first_of(code)
            self.opened[state.door] += 1
            state.actors = only(NATURE)
            return
        state.actors = NONE
        if first_of(code) < self.wins[state.door]:
            state.score += STAKE
        else:
            state.score -= STAKE // 2

    def determinize(self, state: Door, viewer: i64, rng: Rng) -> Door:
        return state.copy()

    def scores(self, state: Door) -> vec[i64]:
        return vec[i64]([state.score, STAKE])

    def advise(self, state: Door, seat: i64, rng: Rng) -> i64:
        return move(OPEN, 0)

    def shuns(self, state: Door, seat: i64, code: i64) -> bool:
        return first_of(code) in self.shunned
