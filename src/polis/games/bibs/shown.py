# Generated from schema.py by polis.testing.generate. Do not edit.
"""What is shown of a position as it is, to everybody."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from polis.core.seats import members
from polis.games.bibs.position import Bibs

PHASE_NAMES: Final = [
    "starting",
    "dice",
    "acting",
    "desk",
    "owing",
    "buying",
    "founding",
    "redeeming",
    "riding",
    "ordering",
    "after",
    "over",
]
GOAL_NAMES: Final = ["rounds", "sum", "ruin", "time"]
ARROW_NAMES: Final = ["ring", "early_city", "late_city"]
CELL_NAMES: Final = [
    "o0",
    "o1",
    "o2",
    "o3",
    "o4",
    "o5",
    "o6",
    "o7",
    "o8",
    "o9",
    "o10",
    "o11",
    "o12",
    "o13",
    "o14",
    "o15",
    "o16",
    "o17",
    "o18",
    "o19",
    "o20",
    "o21",
    "o22",
    "c0",
    "c1",
    "c2",
    "c3",
    "c4",
    "c5",
    "c6",
    "c7",
    "c8",
    "c9",
    "c10",
    "c11",
    "c12",
    "c13",
    "c14",
    "c15",
    "c16",
    "c17",
    "c18",
    "c19",
    "o23",
    "o24",
    "o25",
    "o26",
    "o27",
    "o28",
    "o29",
    "o30",
    "o31",
    "o32",
    "o33",
    "o34",
    "o35",
    "o36",
    "o37",
    "o38",
    "o39",
    "o40",
    "o41",
    "o42",
    "o43",
]
FIRM_NAMES: Final = [
    "vegetables",
    "bread",
    "meat",
    "books",
    "shoes",
    "clothes",
    "bar",
    "cafe",
    "restaurant",
    "billiards",
    "bowling",
    "club",
    "repair",
    "laundry",
    "haircut",
    "garage",
    "rental",
    "tourism",
    "newspaper",
    "radio",
    "television",
    "machinery",
    "freight",
    "construction",
    "cars",
    "steel",
    "coal",
    "electricity",
    "gas",
    "oil",
]


class TableShown(TypedDict):
    phase: str
    turn: int
    decider: int
    starter: int
    round: int
    rounds: int
    goal: str
    doubler: int
    arrows: list[str]
    bank: int
    called: list[int]


def table_shown(state: Bibs) -> TableShown:
    return {
        "phase": PHASE_NAMES[state.phase],
        "turn": state.turn,
        "decider": state.decider,
        "starter": state.starter,
        "round": state.round,
        "rounds": state.rounds,
        "goal": GOAL_NAMES[state.goal],
        "doubler": state.doubler,
        "arrows": [name for i, name in enumerate(ARROW_NAMES) if state.arrows >> i & 1 != 0],
        "bank": state.bank,
        "called": members(state.called),
    }


class SeatShown(TypedDict):
    cash: int
    position: str
    parked: bool
    plots: int
    hand: list[str]
    ruined: int


def seat_shown(state: Bibs, at: i64) -> SeatShown:
    return {
        "cash": state.cash[at],
        "position": CELL_NAMES[state.position[at]],
        "parked": state.parked[at] != 0,
        "plots": state.plots[at],
        "hand": [name for i, name in enumerate(FIRM_NAMES) if state.hand[at] >> i & 1 != 0],
        "ruined": state.ruined[at],
    }


class PlotShown(TypedDict):
    owner: int
    firm: str | None


def plot_shown(state: Bibs, at: i64) -> PlotShown:
    return {
        "owner": state.owner[at],
        "firm": FIRM_NAMES[state.firm[at]] if state.firm[at] >= 0 else None,
    }
