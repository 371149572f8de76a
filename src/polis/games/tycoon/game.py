# Generated from schema.py by polis.testing.generate. Do not edit.
"""The game as the rest of Polis knows it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Game, Log, Menu, Odds, Why
from polis.core.opportunities import Opportunities
from polis.core.rng import Rng
from polis.core.schema import Schema
from polis.core.seats import holds
from polis.games.tycoon import (
    bot,
    determinizing,
    examples,
    instead,
    opportunities,
    rules,
    scoring,
    sources,
    stocktaking,
    view,
)
from polis.games.tycoon.dispatch import apply, check, enact
from polis.games.tycoon.flow import chances, choices, sample
from polis.games.tycoon.phases import setup
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.schema import SCHEMA
from polis.games.tycoon.view import TycoonView


class TycoonGame(Game[Tycoon]):
    def schema(self) -> Schema:
        return SCHEMA

    def start(self, players: i64, options: vec[i64]) -> Tycoon:
        return setup.start(players, options)

    def copy(self, state: Tycoon) -> Tycoon:
        return state.copy()

    def legal(self, state: Tycoon, seat: i64, menu: Menu) -> None:
        if holds(state.actors, seat) and seat < state.players:
            choices(state, seat, menu)

    def pick(self, state: Tycoon, seat: i64, menu: Menu, rng: Rng) -> i64:
        return rules.pick(self, state, seat, menu, rng)

    def check(self, state: Tycoon, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
        check(state, seat, code, payload, why)

    def apart(self, state: Tycoon, code: i64, other: i64) -> i64:
        return instead.apart(state, code, other)

    def repair(self, state: Tycoon, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
        return rules.repair(state, seat, code, payload)

    def example(self, state: Tycoon, seat: i64, code: i64) -> vec[i64]:
        return examples.example(state, seat, code)

    def chances(self, state: Tycoon, odds: Odds) -> None:
        chances(state, odds)

    def sample(self, state: Tycoon, rng: Rng) -> i64:
        return sample(state, rng)

    def apply(self, state: Tycoon, seat: i64, code: i64, log: Log) -> None:
        apply(state, seat, code, log)

    def enact(self, state: Tycoon, seat: i64, code: i64, payload: vec[i64], log: Log) -> None:
        enact(state, seat, code, payload, log)

    def view(self, state: Tycoon, viewer: i64) -> TycoonView:
        return view.view(state, viewer)

    def determinize(self, state: Tycoon, viewer: i64, rng: Rng) -> Tycoon:
        return determinizing.determinize(state, viewer, rng)

    def money(self, state: Tycoon) -> vec[i64]:
        return rules.money(state)

    def scores(self, state: Tycoon) -> vec[i64]:
        return scoring.scores(state)

    def sources(self, state: Tycoon, told: list[tuple[int, ...]]) -> list[list[int]]:
        return sources.sources(state, told)

    def places(self, state: Tycoon) -> vec[i64]:
        return scoring.places(state)

    def conserved(self, state: Tycoon) -> vec[i64]:
        return stocktaking.conserved(state)

    def advise(self, state: Tycoon, seat: i64, rng: Rng) -> i64:
        return bot.advise(state, seat)

    def opportunities(self, state: Tycoon, seat: i64, found: Opportunities) -> None:
        opportunities.opportunities(state, seat, found)


GAME: Final = TycoonGame()
