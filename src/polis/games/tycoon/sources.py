"""T5.2: where the points came from."""

from __future__ import annotations

from typing import Final

from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.schema import SCHEMA
from polis.mech.tally import missing, points_told

# What tells of points of each source, in the order of the schema
TOLD: Final = [
    *["built_points", "level_chosen", "type_scored"],
    *["profit_points", "shared_points", "money_scored"],
]


def sources(state: Tycoon, told: list[tuple[int, ...]]) -> list[list[int]]:
    """What districts brought when built and when supplied, and what money was exchanged for."""
    players = int(state.players)
    rows = [points_told(SCHEMA, told, event, players) for event in TOLD]
    return [*rows, missing(rows, [int(points) for points in state.points])]
