"""E4 and E5: floors and roofs."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY
from polis.games.estates import tell
from polis.games.estates.codes import BUILD, COVER
from polis.games.estates.data import SINGLE
from polis.games.estates.position import Estates
from polis.games.estates.state import built, required
from polis.games.estates.terms import NUMBERS, ROWS, colour_of, lot_of, number_of, row_of


def has_empty_lot(state: Estates, row: i64) -> bool:
    """[E4.1] Whether the row's next lot may be built."""
    return built(state, row) < required(state, row)


def height_left(state: Estates, lot: i64) -> i64:
    """[E4.2] The highest number a floor on top of this building may have, 0 if none.
    [E4.3] White lots hold one floor only."""
    if state.roof[lot] != 0 or SINGLE[lot] != 0:
        return 0
    return number_of(state.top[lot]) - 1


def room_for_floors(state: Estates) -> i64:
    """[E2.3] The highest number a floor may have to be placed anywhere now, 0 if none can be."""
    for row in range(i64(ROWS)):
        if has_empty_lot(state, row):
            return NUMBERS
    room: i64 = 0
    for row in range(i64(ROWS)):
        for place in range(i64(1), built(state, row) + 1):
            room = max(room, height_left(state, lot_of(row, place)))
    return room


def building_lots(state: Estates, menu: Menu) -> None:
    """[E4.1] On the next empty lot of a row, or on top of a floor in it."""
    number = number_of(state.value)
    for row in range(i64(ROWS)):
        for place in range(i64(1), built(state, row) + 1):
            if number <= height_left(state, lot_of(row, place)):
                menu.offer(move(BUILD, row, place))
        if has_empty_lot(state, row):
            menu.offer(move(BUILD, row, built(state, row) + 1))


def build(state: Estates, row: i64, place: i64, log: Log) -> None:
    """[E4.1] The floor stands on its lot, [E4.6] and everyone can read it for good."""
    floor, lot = state.value, lot_of(row, place)
    if state.top[lot] < 0:
        state.rows[ROWS + row] += 1
    state.top[lot] = floor
    state.where[floor] = lot
    tell.floor_built(log, state.builder, floor, row, place)
    take_certificate(state, colour_of(floor), log)


def take_certificate(state: Estates, colour: i64, log: Log) -> None:
    """[E4.5] The first floor of a colour brings its certificate."""
    if state.holder[colour] == NOBODY:
        state.holder[colour] = state.builder
        tell.certificate_taken(log, state.builder, colour)


def roofing_lots(state: Estates, menu: Menu) -> None:
    """[E5.1] Any building without a roof, anyone's."""
    for row in range(i64(ROWS)):
        for place in range(i64(1), built(state, row) + 1):
            if state.roof[lot_of(row, place)] == 0:
                menu.offer(move(COVER, row, place))


def cover(state: Estates, row: i64, place: i64, log: Log) -> None:
    """[E5.1] The building is finished for good."""
    lot = lot_of(row, place)
    state.roof[lot] = state.value
    state.rows[2 * ROWS + row_of(lot)] += 1
    tell.roof_placed(log, state.builder, state.value, row, place)
