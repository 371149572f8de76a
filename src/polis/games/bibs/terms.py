"""The sizes and places that Bibs is counted in."""

from __future__ import annotations

from typing import Final

CELLS: Final = 64
PLOTS: Final = 48
FIRMS: Final = 30
GROUPS: Final = 10
SIZE: Final = 3  # firms of a group
ARROWS: Final = 3
METROS: Final = 5
LEVELS: Final = 6  # clean, three upgrades, two networks
TOP: Final = 5
UPGRADES: Final = 3
# What can change hands: plots with what stands on them, then the firm cards in hand.
THINGS: Final = 78
ALL_FIRMS: Final = 0x3FFFFFFF

BANK: Final = -2  # owns businesses, is owed taxes
SETTLING: Final = 12  # a phase between two decisions only
