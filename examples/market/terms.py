"""The sizes Street Market is counted in."""

from __future__ import annotations

from typing import Final

GOODS: Final = 4
COPIES: Final = 5  # crates of each good
SALES: Final = 12  # crates sold before the market closes
MOST_PLAYERS: Final = 4
MOST_COINS: Final = 60
