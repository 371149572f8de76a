"""The values that moves, events and refusals of Monopoly: Fallout speak of."""

from __future__ import annotations

from typing import Final

from polis.core.schema import SEAT, Arg, names, numbers
from polis.games.fallout.data import (
    COLOUR_NAMES,
    GUIDE_NAMES,
    PROPERTY_NAMES,
    SPECIAL_NAMES,
)

MOST: Final = 9_999_999  # caps: no sum of a lawful game comes near it

PHASE_NAMES: Final = [
    *["starting", "dice", "drawing", "throwing", "rolling", "buying"],
    *["auction", "owing", "window", "bidding", "placing", "over", "closing"],
]
GROUP_NAMES: Final = [*COLOUR_NAMES, "station", "radio"]
CARD_NAMES: Final = [*GUIDE_NAMES, *SPECIAL_NAMES]
SPACE_NAMES: Final = [f"at{space}" for space in range(40)]
ASSET_NAMES: Final = [*PROPERTY_NAMES, "guide_card", "special_card"]

# How much a bid goes above the lowest one allowed, and how many caps that is
STEP_NAMES: Final = ["one", "five", "ten", "twenty", "fifty", "hundred", "two_hundred"]
# What a buyer offers, in hundredths of the printed price
PREMIUM_NAMES: Final = ["price", "half_more", "double", "triple"]
# What is paid on top of a swap
BOOT_NAMES: Final = ["even", "plus100", "plus300"]

PHASE: Final = Arg("phase", names("phase", PHASE_NAMES))
PROPERTY: Final = Arg("property", names("property", PROPERTY_NAMES))
ASSET: Final = Arg("asset", names("asset", ASSET_NAMES))
GROUP: Final = Arg("group", names("group", GROUP_NAMES))
SPACE: Final = Arg("space", names("space", SPACE_NAMES))
CARD: Final = Arg("card", names("card", CARD_NAMES))
JAIL_CARD: Final = Arg("jail_card", names("jail_card", ["guide", "special"]))
BUILDING: Final = Arg("building", names("building", ["shack", "vault"]))
STEP: Final = Arg("step", names("step", STEP_NAMES))
PREMIUM: Final = Arg("premium", names("premium", PREMIUM_NAMES))
BOOT: Final = Arg("boot", names("boot", BOOT_NAMES))
TOTAL: Final = Arg("total", numbers("total", 0, 14))
COUNT: Final = Arg("count", numbers("count", 0, 32))
ROUND: Final = Arg("round", numbers("round", 1, 99_999))
DIE: Final = Arg("die", numbers("die", 1, 6))
SECOND: Final = Arg("second", numbers("die", 1, 6))
AMOUNT: Final = Arg("amount", numbers("money", 0, MOST))
CASH: Final = Arg("cash", numbers("money", -MOST, MOST))
PLAYER: Final = Arg("player", SEAT)
OTHER: Final = Arg("other", SEAT)
PARTNER: Final = Arg("partner", SEAT)
