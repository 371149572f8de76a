"""What everybody sees in Street Market: nothing but the order of the bag is hidden."""

from __future__ import annotations

from typing import TypedDict

from polis.games.market.position import Market
from polis.games.market.schema import GOOD_NAMES, PHASE_NAMES
from polis.games.market.terms import GOODS


class SeatView(TypedDict):
    cash: int
    crates: dict[str, int]


class MarketView(TypedDict):
    """``crate`` is the good for sale, None between sales; seats are -1 where there is none."""

    phase: str
    opener: int
    crate: str | None
    left: int
    bid: int
    bidder: int
    speaker: int
    bag: dict[str, int]
    seats: list[SeatView]


def view(state: Market) -> MarketView:
    return {
        "phase": PHASE_NAMES[state.phase],
        "opener": state.opener,
        "crate": GOOD_NAMES[state.crate] if state.crate >= 0 else None,
        "left": state.left,
        "bid": state.bid,
        "bidder": state.bidder,
        "speaker": state.speaker,
        "bag": {GOOD_NAMES[good]: int(state.bag[good]) for good in range(GOODS)},
        "seats": [seat_view(state, seat) for seat in range(state.players)],
    }


def seat_view(state: Market, seat: int) -> SeatView:
    crates = {GOOD_NAMES[g]: int(state.crates[seat * GOODS + g]) for g in range(GOODS)}
    return {"cash": int(state.cash[seat]), "crates": crates}
