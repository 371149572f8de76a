"""Events that speak of a house: one sentence for a player, the next one for a Tom."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.games.newyork.state import NewYork


def tell_house(
    state: NewYork, log: Log, event: i64, house: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0
) -> None:
    if log.silent:
        return
    if house < state.players:
        log.tell(event, house, a, b, c)
    else:
        log.tell(event + 1, house - state.players, a, b, c)
