# Generated from schema.py by polis.testing.generate. Do not edit.
"""What is shown of a position as it is, to everybody."""

from __future__ import annotations

from typing import Final, TypedDict

from polis.games.estates.position import Estates

PHASE_NAMES: Final = [
    "dealing",
    "who_begins",
    "choosing",
    "turning",
    "bidding",
    "deciding",
    "placing",
    "over",
]


class TableShown(TypedDict):
    phase: str
    round: int
    rounds: int
    turn: int
    champion: int


def table_shown(state: Estates) -> TableShown:
    return {
        "phase": PHASE_NAMES[state.phase],
        "round": state.round,
        "rounds": state.rounds,
        "turn": state.turn,
        "champion": state.champion,
    }


class AuctionShown(TypedDict):
    bid: int
    bidder: int
    speaker: int
    builder: int


def auction_shown(state: Estates) -> AuctionShown:
    return {
        "bid": state.bid,
        "bidder": state.bidder,
        "speaker": state.speaker,
        "builder": state.builder,
    }
