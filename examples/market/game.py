# Generated from schema.py by polis.testing.generate. Do not edit.
"""The game as the rest of Polis knows it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from polis.games.market import rules, scoring, view
from polis.games.market.dispatch import apply, check
from polis.games.market.position import Market
from polis.games.market.schema import SCHEMA
from polis.games.market.view import MarketView

from polis.core.model import Game, Log, Menu, Odds, Why
from polis.core.rng import Rng
from polis.core.schema import Schema


class MarketGame(Game[Market]):
    def schema(self) -> Schema:
        return SCHEMA

    def start(self, players: i64, options: vec[i64]) -> Market:
        return rules.start(players, options)

    def copy(self, state: Market) -> Market:
        return state.copy()

    def legal(self, state: Market, seat: i64, menu: Menu) -> None:
        rules.legal(state, seat, menu)

    def check(self, state: Market, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
        check(state, seat, code, payload, why)

    def chances(self, state: Market, odds: Odds) -> None:
        rules.chances(state, odds)

    def apply(self, state: Market, seat: i64, code: i64, log: Log) -> None:
        apply(state, seat, code, log)

    def view(self, state: Market, viewer: i64) -> MarketView:
        return view.view(state)

    def determinize(self, state: Market, viewer: i64, rng: Rng) -> Market:
        return state.copy()  # everybody sees all fields

    def money(self, state: Market) -> vec[i64]:
        return rules.money(state)

    def scores(self, state: Market) -> vec[i64]:
        return rules.scores(state)

    def places(self, state: Market) -> vec[i64]:
        return scoring.places(state)

    def conserved(self, state: Market) -> vec[i64]:
        return rules.conserved(state)

    def advise(self, state: Market, seat: i64, rng: Rng) -> i64:
        return rules.advise(state, seat, rng)


GAME: Final = MarketGame()
