# interpreted: asked once for each position that comes from outside
"""Which counter is wrong of those that all games of a street keep."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.mech.street import Street
from polis.mech.trade import HEAD, MADE, MONEY, MORE, PARTNER, SIZE, THINGS, TICKET

OFTEN = 1 << 20


def miscounted(state: Street, over: i64, things: int, money: int) -> str:
    """``over`` is the phase of an ended game, ``things`` and ``money`` are those of offers."""
    if (state.phase == over) != (state.actors == 0):
        return "phase"
    if state.left != int(state.alive).bit_count():
        return "left"
    if sorted(filter(None, state.ruined)) != list(range(1, int(state.players - state.left) + 1)):
        return "ruined"
    return "" if offers_are_sane(state.offers, int(state.players), things, money) else "offers"


def offers_are_sane(offers: vec[i64], players: int, things: int, money: int) -> bool:
    """``things`` is how many there are, ``money`` the most anybody may speak of."""
    if len(offers) != HEAD + SIZE * players or not 0 <= offers[1] < OFTEN:
        return False
    rows = [list(offers[i : i + SIZE]) for i in range(HEAD, len(offers), SIZE)]
    if offers[0] != sum(row[PARTNER] >= 0 for row in rows):
        return False
    return all(
        -1 <= row[PARTNER] < players
        and row[PARTNER] != maker
        and -money <= row[MONEY] <= money
        and 0 <= row[THINGS] < 1 << min(things, 62)
        and 0 <= row[MORE] < 1 << min(things, 62)
        and 0 <= row[TICKET] <= offers[1]
        and 0 <= row[MADE] < OFTEN
        for maker, row in enumerate(rows)
    )
