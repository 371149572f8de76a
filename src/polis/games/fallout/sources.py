"""F1.6: what everyone is worth, and in what."""

from __future__ import annotations

from mypy_extensions import i64

from polis.games.fallout.holdings import buildings_worth, net_worth
from polis.games.fallout.position import Fallout
from polis.mech.street import is_alive


def sources(state: Fallout) -> list[list[int]]:
    """Cash, properties and buildings; nothing for the bankrupt."""
    cash, deeds, buildings = list[int](), list[int](), list[int]()
    for seat in range(i64(state.players)):
        alive = is_alive(state, seat)
        cash.append(int(state.cash[seat]) if alive else 0)
        buildings.append(int(buildings_worth(state, seat)) if alive else 0)
        deeds.append(int(net_worth(state, seat)) - cash[-1] - buildings[-1])
    return [cash, deeds, buildings]
