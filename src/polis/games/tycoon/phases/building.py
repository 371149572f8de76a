"""T3: a tile is built, given for a plant, or sold."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import holds
from polis.games.tycoon import tell
from polis.games.tycoon.board import add_source, lay
from polis.games.tycoon.codes import BUILD, INVEST, PLACE, PLACING, PLANT, SELL
from polis.games.tycoon.data import (
    BUILT,
    COSTS,
    COUNTED,
    EACH,
    LEVEL_COUNT,
    LEVEL_POINTS,
    PLANT_COST,
    PLANT_CUBES,
    SALE,
    TYPE,
    cost_of,
)
from polis.games.tycoon.money import earn, get_goods, pay
from polis.games.tycoon.phases.landscape import begin_landscape
from polis.games.tycoon.phases.turns import end_turn
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.state import acting, is_shown, slot_of
from polis.games.tycoon.terms import (
    EMPTY,
    FIRST_PLANT,
    FIRST_PLANT_TYPE,
    HAND,
    KINDS,
    LEVELS,
    PLANTS,
    SIDES,
    TYPES,
    plant_of,
)

# Choosing


def buildings(state: Tycoon, menu: Menu) -> None:
    """[T3.1] Every tile in hand may be built, given for a plant, or sold. [T3.9] No debts."""
    seat = acting(state)
    cash, plants = state.cash[seat], affordable_stations(state, seat)
    for slot in range(i64(HAND)):
        if not is_shown(state, seat, slot):
            tile = state.hands[seat * HAND + slot]
            menu.offer(move(SELL, tile))
            if LEVEL_COUNT[tile] == 1:
                if COSTS[tile * LEVELS] <= cash:
                    menu.offer(move(BUILD, tile))
            else:
                investments(menu, tile, cash)
            for station in range(i64(KINDS * SIDES)):
                if holds(plants, station):
                    menu.offer(move(PLANT, tile, station))


def investments(menu: Menu, tile: i64, cash: i64) -> None:
    """[T3.4] The builder chooses one of the printed costs."""
    for level in range(LEVEL_COUNT[tile]):
        if cost_of(tile, level) <= cash:
            menu.offer(move(INVEST, tile, level + 1))


def affordable_stations(state: Tycoon, seat: i64) -> i64:
    """[T3.8] The top plant of either kind, either side up, as a set."""
    found: i64 = 0
    for kind in range(i64(KINDS)):
        number = state.used_plants[kind]
        if number < PLANTS:
            for side in range(i64(SIDES)):
                if PLANT_COST[plant_of(kind, number, side)] <= state.cash[seat]:
                    found |= 1 << (kind * SIDES + side)
    return found


def use_tile(state: Tycoon, seat: i64, tile: i64) -> None:
    """[T3.1] The tile is shown, and so known to all."""
    state.shown[seat] |= 1 << slot_of(state, seat, tile)


def sell(state: Tycoon, seat: i64, tile: i64, log: Log) -> None:
    """[T3.1] A tile brings $5 from the bank; selling is always allowed."""
    use_tile(state, seat, tile)
    state.discarded += 1
    earn(state, seat, SALE)
    tell.sold(log, seat, tile, SALE)
    end_turn(state, log)


def build(state: Tycoon, seat: i64, tile: i64, log: Log) -> None:
    """[T3.2] A district for its only cost."""
    choose_tile(state, seat, tile, 0, log)


def invest(state: Tycoon, seat: i64, tile: i64, level: i64, log: Log) -> None:
    """[T3.4] A district for one of its costs, counted from 1."""
    choose_tile(state, seat, tile, level - 1, log)


def choose_tile(state: Tycoon, seat: i64, tile: i64, level: i64, log: Log) -> None:
    """[T3.2] The district is shown; then its place is chosen."""
    use_tile(state, seat, tile)
    state.tile = tile
    state.level = level
    state.phase = PLACING
    tell.tile_shown(log, seat, tile)


def choose_plant(state: Tycoon, seat: i64, tile: i64, station: i64, log: Log) -> None:
    """[T3.8] The shown tile is discarded; then the plant's place is chosen."""
    use_tile(state, seat, tile)
    state.discarded += 1
    kind = station // SIDES
    state.plant = plant_of(kind, state.used_plants[kind], station % SIDES)
    state.phase = PLACING
    tell.tile_given(log, seat, tile)


# Placing


def placings(state: Tycoon, menu: Menu) -> None:
    """[T3.2] Any free open place that shares a side with a laid tile."""
    for i in range(state.free_count):
        menu.offer(move(PLACE, state.free[i]))


def place(state: Tycoon, seat: i64, place: i64, log: Log) -> None:
    """[T3.2] The district that was shown, [T3.8] or the plant a tile was given for."""
    if state.plant != EMPTY:
        place_plant(state, seat, place, log)
    else:
        place_district(state, seat, place, log)


def place_plant(state: Tycoon, seat: i64, at: i64, log: Log) -> None:
    """[T3.8] The cost of the chosen side is paid, the plant marked and loaded."""
    from_box = state.plant
    kind = from_box // (PLANTS * SIDES)
    pay(state, seat, PLANT_COST[from_box])
    lay(state, at, FIRST_PLANT + from_box, seat)
    state.used_plants[kind] += 1
    state.counts[seat * TYPES + FIRST_PLANT_TYPE + kind] += 1
    state.cubes[at] = PLANT_CUBES[from_box]
    state.bank[1 + kind] -= PLANT_CUBES[from_box]
    add_source(state, at)
    tell.plant_built(log, seat, from_box, at, PLANT_COST[from_box])
    end_turn(state, log)


def place_district(state: Tycoon, seat: i64, at: i64, log: Log) -> None:
    """[T3.2] The cost is paid and the tile marked; [T3.3] rewards come at once."""
    tile, cost = state.tile, cost_of(state.tile, state.level)
    pay(state, seat, cost)
    lay(state, at, tile, seat)
    tell.district_built(log, seat, tile, at, cost)
    reward(state, seat, tile, log)
    score_type(state, seat, tile, log)
    state.counts[seat * TYPES + TYPE[tile]] += 1
    begin_landscape(state, seat, at, log)
    if state.phase == PLACING:
        end_turn(state, log)


def reward(state: Tycoon, seat: i64, tile: i64, log: Log) -> None:
    """[T3.3] The build icon's reward; [T3.4] with a variable cost, what the chosen one brings."""
    money, points, goods = BUILT[tile * 5], BUILT[tile * 5 + 1], BUILT[tile * 5 + 2]
    if money > 0:
        earn(state, seat, money)
        tell.built_money(log, seat, money)
    if points > 0:
        state.points[seat] += points
        tell.built_points(log, seat, points)
    if goods > 0:
        get_goods(state, seat, goods)
        tell.built_goods(log, seat, goods)
    if LEVEL_COUNT[tile] > 1:
        points = LEVEL_POINTS[tile * LEVELS + state.level]
        state.points[seat] += points
        tell.level_chosen(log, seat, points, cost_of(tile, state.level))


def score_type(state: Tycoon, seat: i64, tile: i64, log: Log) -> None:
    """[T3.7] Points for each district of a type, or plant of a kind, the player already has; the
    tile itself is not counted."""
    counted = COUNTED[tile]
    if counted >= 0:
        count = state.counts[seat * TYPES + counted]
        state.points[seat] += count * EACH[tile]
        tell.type_scored(log, seat, count * EACH[tile], counted, count)
