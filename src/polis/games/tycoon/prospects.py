"""What a supplied district would bring, and to whom: for those who look at the board."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.games.tycoon.phases.sharing import share_gains
from polis.games.tycoon.phases.supply import profit
from polis.games.tycoon.position import Tycoon


def gains_view(state: Tycoon, seat: i64, place: i64) -> list[dict[str, object]]:
    """[T4.2] What supplying a district pays, by seat: [T4.8] neighbours may gain by it too."""
    after = state.copy()
    profit(after, seat, state.what[place], Log(True))
    share_gains(after, place, Log(True))
    return [
        {
            "money": after.cash[one] - state.cash[one],
            "points": after.points[one] - state.points[one],
            "goods": after.goods[one] - state.goods[one],
        }
        for one in range(state.players)
    ]
