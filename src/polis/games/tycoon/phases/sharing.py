"""T4.8: districts that help their neighbours."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.games.tycoon import tell
from polis.games.tycoon.codes import WHEN_SUPPLIED
from polis.games.tycoon.data import FRIEND, FRIEND_GAINS, TYPE
from polis.games.tycoon.money import earn, get_goods
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.terms import EMPTY, SIDES_OF_TILE, is_district


def share_gains(state: Tycoon, place: i64, log: Log) -> None:
    """[T4.8] A supplied district with the icon pays the owner of each neighbour of the icon's type,
    whoever he is and whatever he has done; in the other reading a supplied district takes what the
    icons of its neighbours give to its type."""
    tile = state.what[place]
    if state.cooperation == WHEN_SUPPLIED and FRIEND[tile] < 0:
        return
    for direction in range(i64(SIDES_OF_TILE)):
        other = state.link[place * SIDES_OF_TILE + direction]
        if other != EMPTY and is_district(state.what[other]):
            neighbour = state.what[other]
            if state.cooperation == WHEN_SUPPLIED:
                if FRIEND[tile] == TYPE[neighbour]:
                    gain(state, state.owner[other], tile, log)
            elif FRIEND[neighbour] == TYPE[tile]:
                gain(state, state.owner[place], neighbour, log)


def gain(state: Tycoon, seat: i64, icon: i64, log: Log) -> None:
    """[T4.8] What the icon of a tile gives."""
    money, points = FRIEND_GAINS[icon * 3], FRIEND_GAINS[icon * 3 + 1]
    goods = FRIEND_GAINS[icon * 3 + 2]
    if money > 0:
        earn(state, seat, money)
        tell.shared_money(log, seat, icon, money)
    if points > 0:
        state.points[seat] += points
        tell.shared_points(log, seat, icon, points)
    if goods > 0:
        get_goods(state, seat, goods)
        tell.shared_goods(log, seat, icon, goods)
