"""When each refusal of Street Market is true, in other words than the rules say it."""

from __future__ import annotations

from polis.games.market.position import Market
from polis.games.market.schema import PHASE_NAMES, SCHEMA

from polis.core.model import first_of, kind_of
from polis.core.seats import members
from polis.testing.promises.reasons import Truth


def phase(state: Market) -> str:
    return PHASE_NAMES[state.phase]


REASONS: dict[str, Truth[Market]] = {
    "game_over": lambda state, seat, code, payload: phase(state) == "over",
    "natures_move": lambda state, seat, code, payload: (
        SCHEMA.moves[kind_of(code)].name in ("open", "draw")
    ),
    "not_your_move": lambda state, seat, code, payload: seat not in members(state.actors),
    "wrong_moment": lambda state, seat, code, payload: phase(state) in ("starting", "drawing"),
    "bid_too_low": lambda state, seat, code, payload: first_of(code) < state.bid + 1,
    "bid_over_cash": lambda state, seat, code, payload: first_of(code) > state.cash[seat],
}
