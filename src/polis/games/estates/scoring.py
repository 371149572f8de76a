"""E8: what buildings, rows and stashes are worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.seats import NOBODY
from polis.core.vectors import filled, places_of
from polis.games.estates.codes import OVER
from polis.games.estates.position import Estates
from polis.games.estates.state import built, is_complete
from polis.games.estates.terms import FLOORS, ROWS, colour_of, lot_of, number_of, row_of

POINT: Final = 1000  # in a rank one point outweighs any number of cheques
CROWN: Final = 1000000000  # and two won rounds outweigh any number of points


def worth(state: Estates, lot: i64) -> i64:
    """[E8.3] A building is worth its floors plus its roof."""
    total = state.roof[lot]
    for floor in range(i64(FLOORS)):
        if state.where[floor] == lot:
            total += number_of(floor)
    return total


def owner(state: Estates, lot: i64) -> i64:
    """[E8.3] All of a building goes to the holder of its top floor's certificate."""
    return NOBODY if state.top[lot] < 0 else state.holder[colour_of(state.top[lot])]


def sign(state: Estates, row: i64) -> i64:
    """[E8.3] Plus in a complete row, minus in an incomplete one; [E8.4] twice before the mayor.
    [E8.5] So a building of 9 brings 9 or costs 9, and with the mayor 18."""
    factor: i64 = 1 if is_complete(state, row) else -1
    return 2 * factor if state.mayor == row + 1 else factor


def points_of_rows(state: Estates) -> vec[i64]:
    """[E8.3] Points of every seat in every row, if it all ended now: seat by seat."""
    points = filled(0, state.players * ROWS)
    for floor in range(i64(FLOORS)):
        lot = state.where[floor]
        if lot >= 0:
            add_to_owner(state, points, lot, number_of(floor))
    for row in range(i64(ROWS)):
        for place in range(i64(1), built(state, row) + 1):
            lot = lot_of(row, place)
            add_to_owner(state, points, lot, state.roof[lot])
    return points


def add_to_owner(state: Estates, points: vec[i64], lot: i64, value: i64) -> None:
    """[E8.3] Points of a floor or a roof go to the building's owner, with the row's sign."""
    row = row_of(lot)
    points[owner(state, lot) * ROWS + row] += value * sign(state, row)


def round_points(state: Estates) -> vec[i64]:
    """[E8.4] Buildings, and one point a cheque in the stash; cash in hand is worth nothing."""
    points = state.stash[:]
    rows = points_of_rows(state)
    for seat in range(state.players):
        for row in range(i64(ROWS)):
            points[seat] += rows[seat * ROWS + row]
    return points


def ranks(state: Estates, points: vec[i64]) -> vec[i64]:
    """[E8.4] Most points; of equals, more cheques in hand and stash together."""
    result = filled(0, state.players)
    for seat in range(state.players):
        result[seat] = points[seat] * POINT + cheques(state, seat)
    return result


def cheques(state: Estates, seat: i64) -> i64:
    """[E8.4] In hand and stash together."""
    return state.cash[seat] + state.stash[seat]


def scores(state: Estates) -> vec[i64]:
    """[E9.1] Points of all rounds, the running one as if it ended now."""
    if state.phase == OVER:
        return state.totals[:]
    result = round_points(state)
    if state.round > 1:
        for seat in range(state.players):
            result[seat] += state.totals[seat]
    return result


def places(state: Estates) -> vec[i64]:
    """[E9.1] The highest total wins, unless someone has won two rounds. [E9.3] Ties by cheques."""
    result = ranks(state, scores(state))
    if state.champion != NOBODY:
        result[state.champion] += CROWN
    return places_of(result)
