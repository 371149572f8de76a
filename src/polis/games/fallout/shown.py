# Generated from schema.py by polis.testing.generate. Do not edit.
"""What is shown of a position as it is, to everybody."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from polis.core.seats import members
from polis.games.fallout.position import Fallout

PHASE_NAMES: Final = [
    "starting",
    "dice",
    "drawing",
    "throwing",
    "rolling",
    "buying",
    "auction",
    "owing",
    "window",
    "bidding",
    "placing",
    "over",
    "closing",
]
PROPERTY_NAMES: Final = [
    "junktown",
    "klamath",
    "megaton",
    "arroyo",
    "den",
    "shady_sands",
    "hub",
    "vault13",
    "rivet_city",
    "tenpenny",
    "vault101",
    "monument",
    "memorial",
    "capitol",
    "new_reno",
    "vault_city",
    "san_francisco",
    "concord",
    "lexington",
    "sanctuary",
    "vault111",
    "diamond_city",
    "metro_central",
    "vernon",
    "dupont",
    "foggy_bottom",
    "enclave_radio",
    "galaxy_news",
]


class TableShown(TypedDict):
    phase: str
    turn: int
    decider: int
    starter: int
    rounds: int
    doubles: int
    contest: list[int]
    shacks: int
    vaults: int
    bank: int
    estate: list[str]
    called: list[int]


def table_shown(state: Fallout) -> TableShown:
    return {
        "phase": PHASE_NAMES[state.phase],
        "turn": state.turn,
        "decider": state.decider,
        "starter": state.starter,
        "rounds": state.rounds,
        "doubles": state.doubles,
        "contest": list(state.contest),
        "shacks": state.shacks,
        "vaults": state.vaults,
        "bank": state.bank,
        "estate": [name for i, name in enumerate(PROPERTY_NAMES) if state.estate >> i & 1 != 0],
        "called": members(state.called),
    }


class SeatShown(TypedDict):
    cash: int
    jail: int
    ruined: int


def seat_shown(state: Fallout, at: i64) -> SeatShown:
    return {
        "cash": state.cash[at],
        "jail": state.jail[at],
        "ruined": state.ruined[at],
    }
