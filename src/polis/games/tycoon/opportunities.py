"""What a player could do: supply districts, and where a tile would be supplied for how much."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import NO_MOVE, Log, move
from polis.core.opportunities import Opportunities
from polis.core.seats import first, holds
from polis.games.tycoon import could
from polis.games.tycoon.board import lay
from polis.games.tycoon.codes import BUILDING, OVER, PLACE, PLACING, SUPPLY
from polis.games.tycoon.data import TOLL, has_needs
from polis.games.tycoon.deliveries import cheapest_by, deliver_from, favouring, goods_needed
from polis.games.tycoon.fares import ANYBODY
from polis.games.tycoon.phases.sharing import share_gains
from polis.games.tycoon.phases.supply import profit
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.roads import begin_chart
from polis.games.tycoon.routes import route_of
from polis.games.tycoon.survey import Survey, row_for
from polis.games.tycoon.terms import EMPTY, FAR, START, is_district

# What comes first: what can be supplied now, by what it leaves; then what cannot, and why
NOW: Final = 1_000
POINT: Final = 3  # dollars, for the order alone
STOPS: Final = 4  # places of a way in one line


def opportunities(state: Tycoon, seat: i64, found: Opportunities) -> None:
    if state.phase < BUILDING or state.phase == OVER:
        return
    if state.phase == PLACING and holds(state.actors, seat) and state.tile != EMPTY:
        if has_needs(state.tile):
            find_sites(state, seat, found)
        return
    board = state.copy()
    begin_chart(board)
    for place in range(i64(START), i64(len(board.what))):
        tile = board.what[place]
        mine = board.owner[place] == seat and is_district(tile) and has_needs(tile)
        if mine and board.cubes[place] == 0:
            find_supply(board, seat, place, found)


def find_supply(state: Tycoon, seat: i64, place: i64, found: Opportunities) -> None:
    """[T4.2] An own district that waits for supply: the cheapest carriage now and the profit, or
    what is missing: [T4.3] cubes within reach, [T4.6] goods, money."""
    tile = state.what[place]
    tolls = cheapest_by(state, place, row_for(state, seat, place, FAR), 0)
    short, price = goods_needed(tile) - state.goods[seat], tolls * TOLL
    if tolls >= FAR:
        could.out_of_reach(found, 0, NO_MOVE, tile, place)
    elif short > 0:
        could.goods_short(found, 1, NO_MOVE, tile, place, short)
    elif price > state.cash[seat]:
        could.too_dear(found, 2, NO_MOVE, tile, place, price, price - state.cash[seat])
    else:
        gain, points, goods = gains_of(state, seat, place)
        worth, code = NOW + gain + POINT * points + goods - price, move(SUPPLY, place)
        if goods > 0 and points == 0:
            could.supply_goods(found, worth, code, tile, place, price, gain, goods)
        else:
            could.supply(found, worth, code, tile, place, price, gain, points)


def gains_of(state: Tycoon, seat: i64, place: i64) -> tuple[i64, i64, i64]:
    """[T4.2] Money, points and goods for the owner, [T4.8] with what neighbours' icons give."""
    after, silent = state.copy(), Log(True)
    profit(after, seat, state.what[place], silent)
    share_gains(after, place, silent)
    money, points = after.cash[seat] - state.cash[seat], after.points[seat] - state.points[seat]
    return money, points, after.goods[seat] - state.goods[seat]


# Where to build


def find_sites(state: Tycoon, seat: i64, found: Opportunities) -> None:
    """[T3.2] Every free place, as if the district lay there already."""
    for i in range(state.free_count):
        place, board = state.free[i], state.copy()
        lay(board, place, state.tile, seat)
        begin_chart(board)
        find_site(board, seat, place, found)


def find_site(state: Tycoon, seat: i64, place: i64, found: Opportunities) -> None:
    """[T4.4] What carriage to a place costs now, [T4.2] what the district brings there, and the
    cheapest way of each cube."""
    row = row_for(state, seat, place, FAR)
    tolls = cheapest_by(state, place, row, 0)
    if tolls >= FAR:
        could.dry_site(found, 0, move(PLACE, place), place)
        return
    gain, points, goods = gains_of(state, seat, place)
    worth = NOW + gain + POINT * points + goods - tolls * TOLL
    could.site(found, worth, move(PLACE, place), place, tolls * TOLL, gain, points, goods)
    delivery, favour = deliver_from(state, place, row, 0), i64(ANYBODY)
    if delivery.mixed:
        favour = first(delivery.payees())
        delivery = favouring(Survey(state, seat), place, favour, delivery.dearest)
    for source in delivery.sources:
        find_way(place, route_of(state, seat, place, source, favour), found)


def find_way(place: i64, route: vec[i64], found: Opportunities) -> None:
    """[T4.4] A way from a plant to a place, so many places a line; a short line ends it."""
    stops = [-1] * STOPS
    for i in range(i64(len(route))):
        stops[i % STOPS] = route[i]
        if i % STOPS == STOPS - 1:
            could.way(found, -1, NO_MOVE, place, stops[0], stops[1], stops[2], stops[3])
            stops = [-1] * STOPS
    could.way(found, -1, NO_MOVE, place, stops[0], stops[1], stops[2], stops[3])
