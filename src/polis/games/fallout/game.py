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
from polis.games.fallout import (
    bot,
    flow,
    freeform,
    losses,
    nearness,
    opportunities,
    rules,
    sources,
    stocktaking,
    view,
)
from polis.games.fallout.dispatch import apply, check, enact
from polis.games.fallout.phases import ending, setup
from polis.games.fallout.position import Fallout
from polis.games.fallout.schema import SCHEMA
from polis.games.fallout.view import FalloutView


class FalloutGame(Game[Fallout]):
    def schema(self) -> Schema:
        return SCHEMA

    def start(self, players: i64, options: vec[i64]) -> Fallout:
        return setup.start(players, options)

    def copy(self, state: Fallout) -> Fallout:
        return state.copy()

    def legal(self, state: Fallout, seat: i64, menu: Menu) -> None:
        rules.legal(state, seat, menu)

    def pick(self, state: Fallout, seat: i64, menu: Menu, rng: Rng) -> i64:
        return rules.pick(state, seat, menu, rng)

    def fast_move(self, state: Fallout, seat: i64, menu: Menu, rng: Rng) -> i64:
        return rules.fast_move(state, seat, menu, rng)

    def may_go_on(self, state: Fallout) -> i64:
        return rules.may_go_on(state)

    def check(self, state: Fallout, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
        check(state, seat, code, payload, why)

    def apart(self, state: Fallout, code: i64, other: i64) -> i64:
        return nearness.apart(code, other)

    def repair(self, state: Fallout, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
        return freeform.repair(self, state, seat, code, payload)

    def example(self, state: Fallout, seat: i64, code: i64) -> vec[i64]:
        return freeform.example(self, state, seat, code)

    def chances(self, state: Fallout, odds: Odds) -> None:
        rules.chances(state, odds)

    def sample(self, state: Fallout, rng: Rng) -> i64:
        return rules.sample(state, rng)

    def apply(self, state: Fallout, seat: i64, code: i64, log: Log) -> None:
        apply(state, seat, code, log)
        flow.proceed(state, log)

    def enact(self, state: Fallout, seat: i64, code: i64, payload: vec[i64], log: Log) -> None:
        enact(state, seat, code, payload, log)
        flow.proceed(state, log)

    def view(self, state: Fallout, viewer: i64) -> FalloutView:
        return view.view(state)

    def determinize(self, state: Fallout, viewer: i64, rng: Rng) -> Fallout:
        return state.copy()  # everybody sees all fields

    def money(self, state: Fallout) -> vec[i64]:
        return rules.money(state)

    def wholes(self, state: Fallout, seat: i64) -> i64:
        return rules.wholes(state, seat)

    def scores(self, state: Fallout) -> vec[i64]:
        return ending.scores(state)

    def sources(self, state: Fallout, told: list[tuple[int, ...]]) -> list[list[int]]:
        return sources.sources(state)

    def places(self, state: Fallout) -> vec[i64]:
        return ending.places(state)

    def conserved(self, state: Fallout) -> vec[i64]:
        return stocktaking.conserved(state)

    def advise(self, state: Fallout, seat: i64, rng: Rng) -> i64:
        return bot.advise(state, seat)

    def shuns(self, state: Fallout, seat: i64, code: i64) -> bool:
        return losses.shuns(state, seat, code)

    def opportunities(self, state: Fallout, seat: i64, found: Opportunities) -> None:
        opportunities.opportunities(state, seat, found)

    def hush(self, state: Fallout, seat: i64) -> None:
        losses.hush(state, seat)


GAME: Final = FalloutGame()
