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
from polis.games.bibs import (
    bot,
    flow,
    instead,
    losses,
    opportunities,
    rules,
    scoring,
    sources,
    stocktaking,
    view,
)
from polis.games.bibs.dispatch import apply, check, enact
from polis.games.bibs.phases import setup
from polis.games.bibs.position import Bibs
from polis.games.bibs.schema import SCHEMA
from polis.games.bibs.view import BibsView


class BibsGame(Game[Bibs]):
    def schema(self) -> Schema:
        return SCHEMA

    def start(self, players: i64, options: vec[i64]) -> Bibs:
        return setup.start(players, options)

    def copy(self, state: Bibs) -> Bibs:
        return state.copy()

    def legal(self, state: Bibs, seat: i64, menu: Menu) -> None:
        rules.legal(state, seat, menu)

    def may_go_on(self, state: Bibs) -> i64:
        return rules.may_go_on(state)

    def check(self, state: Bibs, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
        check(state, seat, code, payload, why)

    def apart(self, state: Bibs, code: i64, other: i64) -> i64:
        return instead.apart(code, other)

    def repair(self, state: Bibs, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
        return instead.repair(self, state, seat, code, payload)

    def example(self, state: Bibs, seat: i64, code: i64) -> vec[i64]:
        return rules.example(self, state, seat, code)

    def chances(self, state: Bibs, odds: Odds) -> None:
        rules.chances(state, odds)

    def sample(self, state: Bibs, rng: Rng) -> i64:
        return rules.sample(state, rng)

    def apply(self, state: Bibs, seat: i64, code: i64, log: Log) -> None:
        apply(state, seat, code, log)
        flow.proceed(state, log)

    def enact(self, state: Bibs, seat: i64, code: i64, payload: vec[i64], log: Log) -> None:
        enact(state, seat, code, payload, log)
        flow.proceed(state, log)

    def view(self, state: Bibs, viewer: i64) -> BibsView:
        return view.view(state)

    def determinize(self, state: Bibs, viewer: i64, rng: Rng) -> Bibs:
        return state.copy()  # everybody sees all fields

    def money(self, state: Bibs) -> vec[i64]:
        return rules.money(state)

    def wholes(self, state: Bibs, seat: i64) -> i64:
        return rules.wholes(state, seat)

    def scores(self, state: Bibs) -> vec[i64]:
        return scoring.scores(state)

    def sources(self, state: Bibs, told: list[tuple[int, ...]]) -> list[list[int]]:
        return sources.sources(state)

    def places(self, state: Bibs) -> vec[i64]:
        return scoring.places(state)

    def conserved(self, state: Bibs) -> vec[i64]:
        return stocktaking.conserved(state)

    def advise(self, state: Bibs, seat: i64, rng: Rng) -> i64:
        return bot.advise(state, seat)

    def shuns(self, state: Bibs, seat: i64, code: i64) -> bool:
        return losses.shuns(state, seat, code)

    def opportunities(self, state: Bibs, seat: i64, found: Opportunities) -> None:
        opportunities.opportunities(state, seat, found)

    def hush(self, state: Bibs, seat: i64) -> None:
        losses.hush(state, seat)


GAME: Final = BibsGame()
