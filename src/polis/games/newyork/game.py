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
from polis.games.newyork import (
    bot,
    determinizing,
    instead,
    opportunities,
    rules,
    scoring,
    sources,
    view,
)
from polis.games.newyork.dispatch import apply, check, enact
from polis.games.newyork.flow import chances, choices, proceed, sample
from polis.games.newyork.phases import setup
from polis.games.newyork.position import NewYork
from polis.games.newyork.schema import SCHEMA
from polis.games.newyork.view import NewYorkView


class NewYorkGame(Game[NewYork]):
    def schema(self) -> Schema:
        return SCHEMA

    def start(self, players: i64, options: vec[i64]) -> NewYork:
        return setup.start(players, options)

    def copy(self, state: NewYork) -> NewYork:
        return state.copy()

    def legal(self, state: NewYork, seat: i64, menu: Menu) -> None:
        if holds(state.actors, seat) and seat < state.players:
            choices(state, seat, menu)

    def check(self, state: NewYork, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
        check(state, seat, code, payload, why)

    def apart(self, state: NewYork, code: i64, other: i64) -> i64:
        return instead.apart(code, other)

    def repair(self, state: NewYork, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
        return instead.repair(state, seat, code, payload)

    def freely(self, code: i64) -> i64:
        return instead.freely(code)

    def example(self, state: NewYork, seat: i64, code: i64) -> vec[i64]:
        return instead.example(state, seat, code)

    def chances(self, state: NewYork, odds: Odds) -> None:
        chances(state, odds)

    def sample(self, state: NewYork, rng: Rng) -> i64:
        return sample(state, rng)

    def apply(self, state: NewYork, seat: i64, code: i64, log: Log) -> None:
        apply(state, seat, code, log)
        proceed(state, log)

    def enact(self, state: NewYork, seat: i64, code: i64, payload: vec[i64], log: Log) -> None:
        enact(state, seat, code, payload, log)
        proceed(state, log)

    def view(self, state: NewYork, viewer: i64) -> NewYorkView:
        return view.view(state, viewer)

    def determinize(self, state: NewYork, viewer: i64, rng: Rng) -> NewYork:
        return determinizing.determinize(state, viewer, rng)

    def money(self, state: NewYork) -> vec[i64]:
        return rules.money(state)

    def scores(self, state: NewYork) -> vec[i64]:
        return scoring.scores(state)

    def sources(self, state: NewYork, told: list[tuple[int, ...]]) -> list[list[int]]:
        return sources.sources(state, told)

    def places(self, state: NewYork) -> vec[i64]:
        return rules.places(state)

    def rivals(self, state: NewYork) -> i64:
        return rules.rivals(state)

    def conserved(self, state: NewYork) -> vec[i64]:
        return rules.conserved(state)

    def advise(self, state: NewYork, seat: i64, rng: Rng) -> i64:
        return bot.advise(state, seat)

    def shuns(self, state: NewYork, seat: i64, code: i64) -> bool:
        return rules.shuns(state, seat, code)

    def opportunities(self, state: NewYork, seat: i64, found: Opportunities) -> None:
        opportunities.opportunities(state, seat, found)


GAME: Final = NewYorkGame()
