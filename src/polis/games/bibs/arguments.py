"""What moves, events and refusals of Bibs speak of."""

from __future__ import annotations

from typing import Final

from polis.core.schema import SEAT, Arg, names, numbers
from polis.games.bibs.data import (
    ARROW_NAMES,
    CELL_NAMES,
    FIRM_NAMES,
    GROUP_NAMES,
    METRO_NAMES,
    PLOT_NAMES,
)

MOST: Final = 9_999_999  # no sum of a lawful game comes near it

PHASE_NAMES: Final = [
    *["starting", "dice", "acting", "desk", "owing", "buying"],
    *["founding", "redeeming", "riding", "ordering", "after", "over"],
]
LEVEL_NAMES: Final = ["clean", "first", "second", "third", "network", "networks"]
# What a buyer offers, in hundredths of what a business has cost
PREMIUM_NAMES: Final = ["cost", "half_more", "double", "triple"]

PHASE: Final = Arg("phase", names("phase", PHASE_NAMES))
CELL: Final = Arg("cell", names("cell", CELL_NAMES))
PLOT: Final = Arg("plot", names("plot", PLOT_NAMES))
METRO: Final = Arg("metro", names("metro", METRO_NAMES))
FIRM: Final = Arg("firm", names("firm", FIRM_NAMES))
GROUP: Final = Arg("group", names("group", GROUP_NAMES))
ARROW_ARG: Final = Arg("arrow", names("arrow", ARROW_NAMES))
LEVEL: Final = Arg("level", names("level", LEVEL_NAMES))
PREMIUM: Final = Arg("premium", names("premium", PREMIUM_NAMES))
COUNT: Final = Arg("count", numbers("count", 0, 99))
ROUND: Final = Arg("round", numbers("round", 1, 9_999))
DIE: Final = Arg("die", numbers("die", 1, 6))
SECOND: Final = Arg("second", numbers("die", 1, 6))
AMOUNT: Final = Arg("amount", numbers("money", 0, MOST))
CASH: Final = Arg("cash", numbers("money", -MOST, MOST))
PLAYER: Final = Arg("player", SEAT)
OTHER: Final = Arg("other", SEAT)
PARTNER: Final = Arg("partner", SEAT)
