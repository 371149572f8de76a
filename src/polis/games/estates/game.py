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
from polis.games.estates import bot, instead, opportunities, rules, scoring, sources, view
from polis.games.estates.dispatch import apply, check
from polis.games.estates.flow import chances, choices, sample
from polis.games.estates.phases import setup
from polis.games.estates.position import Estates
from polis.games.estates.schema import SCHEMA
from polis.games.estates.view import EstatesView


class EstatesGame(Game[Estates]):
    def schema(self) -> Schema:
        return SCHEMA

    def start(self, players: i64, options: vec[i64]) -> Estates:
        return setup.start(players, options)

    def copy(self, state: Estates) -> Estates:
        return state.copy()

    def legal(self, state: Estates, seat: i64, menu: Menu) -> None:
        if holds(state.actors, seat) and seat < state.players:
            choices(state, seat, menu)

    def check(self, state: Estates, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
        check(state, seat, code, payload, why)

    def apart(self, state: Estates, code: i64, other: i64) -> i64:
        return instead.apart(state, code, other)

    def chances(self, state: Estates, odds: Odds) -> None:
        chances(state, odds)

    def sample(self, state: Estates, rng: Rng) -> i64:
        return sample(state, rng)

    def apply(self, state: Estates, seat: i64, code: i64, log: Log) -> None:
        apply(state, seat, code, log)

    def view(self, state: Estates, viewer: i64) -> EstatesView:
        return view.view(state, viewer)

    def determinize(self, state: Estates, viewer: i64, rng: Rng) -> Estates:
        return view.determinize(state, viewer, rng)

    def money(self, state: Estates) -> vec[i64]:
        return rules.money(state)

    def scores(self, state: Estates) -> vec[i64]:
        return scoring.scores(state)

    def sources(self, state: Estates, told: list[tuple[int, ...]]) -> list[list[int]]:
        return sources.sources(state)

    def places(self, state: Estates) -> vec[i64]:
        return scoring.places(state)

    def conserved(self, state: Estates) -> vec[i64]:
        return rules.conserved(state)

    def advise(self, state: Estates, seat: i64, rng: Rng) -> i64:
        return bot.advise(state, seat)

    def opportunities(self, state: Estates, seat: i64, found: Opportunities) -> None:
        opportunities.opportunities(state, seat, found)


GAME: Final = EstatesGame()
