# Generated from schema.py by polis.testing.generate. Do not edit.
"""What is shown of a position as it is, to everybody."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from polis.core.seats import members
from polis.games.newyork.position import NewYork

PHASE_NAMES: Final = [
    "lettering",
    "basing",
    "stacking",
    "opening",
    "starters",
    "reserves",
    "picking",
    "blind",
    "allotting",
    "round",
    "tokening",
    "dealing",
    "pairing",
    "drafting",
    "sharing",
    "stocking",
    "first",
    "drawing",
    "keeping",
    "sparing",
    "dropping",
    "auction",
    "tom_drawing",
    "bidding",
    "resolving",
    "taking",
    "refilling",
    "awarding",
    "moving",
    "closing",
    "arranging",
    "third",
    "trimming",
    "round_end",
    "over",
]
DISTRICT_NAMES: Final = ["manhattan", "brooklyn", "queens", "bronx", "staten_island", "jersey_city"]
CARD_NAMES: Final = ["press", "dollars", "office", "plan", "prestige", "skyscraper", "joker"]


class TableShown(TypedDict):
    phase: str
    step: int
    round: int
    queue: list[int]
    mayor: str | None
    statue: bool


def table_shown(state: NewYork) -> TableShown:
    return {
        "phase": PHASE_NAMES[state.phase],
        "step": state.step,
        "round": state.round,
        "queue": list(state.queue),
        "mayor": DISTRICT_NAMES[state.mayor] if state.mayor >= 0 else None,
        "statue": state.statue,
    }


class HouseShown(TypedDict):
    dollars: int
    supply: int
    points: int
    hand_size: int


def house_shown(state: NewYork, at: i64) -> HouseShown:
    return {
        "dollars": state.dollars[at],
        "supply": state.supply[at],
        "points": state.points[at],
        "hand_size": state.hand_size[at],
    }


class AuctionShown(TypedDict):
    first: int
    bids: list[int]
    settled: list[int]
    postponed: list[int]
    tie_winners: list[int]
    winner: int
    second: int
    moves_left: int
    moving_to: str | None
    plus: int
    wilds: int
    extra_jokers: int
    converted: list[str]
    swaps: int


def auction_shown(state: NewYork) -> AuctionShown:
    return {
        "first": state.first,
        "bids": list(state.bids),
        "settled": members(state.settled),
        "postponed": members(state.postponed),
        "tie_winners": members(state.tie_winners),
        "winner": state.winner,
        "second": state.second,
        "moves_left": state.moves_left,
        "moving_to": DISTRICT_NAMES[state.moving_to] if state.moving_to >= 0 else None,
        "plus": state.plus,
        "wilds": state.wilds,
        "extra_jokers": state.extra_jokers,
        "converted": [name for i, name in enumerate(CARD_NAMES) if state.converted >> i & 1 != 0],
        "swaps": state.swaps,
    }
