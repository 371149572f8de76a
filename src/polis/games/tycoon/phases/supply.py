"""T4: players supply their districts, one a turn, until all have passed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, Why, move
from polis.core.seats import all_of, holds, only, without
from polis.core.vectors import filled
from polis.games.tycoon import tell
from polis.games.tycoon.codes import FAVOUR, FAVOUR_CITY, FAVOURING, PASS, SUPPLY, SUPPLYING
from polis.games.tycoon.data import PAYS, TOLL, gives, has_needs
from polis.games.tycoon.deliveries import (
    Delivery,
    cheapest,
    deliver_from,
    favouring,
    favourites,
    goods_needed,
    usual,
)
from polis.games.tycoon.money import earn, get_goods, pay_tolls
from polis.games.tycoon.phases.cleanup import clean_up
from polis.games.tycoon.phases.sharing import share_gains
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.roads import begin_chart, ready
from polis.games.tycoon.router import (
    can_pay_further,
    chart,
    is_near_city,
    may_go_further,
)
from polis.games.tycoon.routes import Freight
from polis.games.tycoon.state import acting
from polis.games.tycoon.survey import Survey
from polis.games.tycoon.terms import (
    CITY,
    EMPTY,
    FAR,
    HAND,
    MOST_OWN,
    PAYEES,
    SOURCES,
    START,
    UNKNOWN,
    is_district,
)

# Turns


def begin_supply(state: Tycoon, log: Log) -> None:
    """[T4.1] In order, one district a turn. All hands are empty by now."""
    state.phase = SUPPLYING
    state.hands = filled(EMPTY, state.players * HAND)
    state.shown = filled(0, state.players)
    state.passed = 0
    list_hungry(state)
    begin_chart(state)
    tell.supply_began(log, state.order[0])
    state.turn = state.players - 1
    next_supplier(state, log)


def list_hungry(state: Tycoon) -> None:
    """[T4.1] The districts that can be supplied this round, by owner."""
    hungry, counts = filled(EMPTY, state.players * MOST_OWN), filled(0, state.players)
    for place in range(i64(START), i64(len(state.what))):
        what = state.what[place]
        if is_district(what) and has_needs(what):
            seat = state.owner[place]
            hungry[seat * MOST_OWN + counts[seat]] = place
            counts[seat] += 1
    state.hungry = hungry
    state.hungry_count = counts


def next_supplier(state: Tycoon, log: Log) -> None:
    """[T4.1] Who cannot supply must pass; the phase ends when all have passed."""
    while state.passed != all_of(state.players):
        state.turn += 1
        if state.turn == state.players:
            state.turn = 0
        seat = state.order[state.turn]
        if not holds(state.passed, seat):
            state.payable = find_payable(state, seat)
            if state.payable != 0:
                state.actors = only(seat)
                return
            state.passed |= only(seat)
            tell.cannot_supply(log, seat)
    clean_up(state, log)


def find_payable(state: Tycoon, seat: i64) -> i64:
    """[T4.1] Which of a seat's hungry districts can be supplied now, as a set. [T4.2] All must be
    delivered and paid for, and rewards do not pay for it. Fares are looked for here, where the city
    is not near enough to do without."""
    ready(state)
    found: i64 = 0
    survey: Survey | None = None
    at = seat * MOST_OWN
    for i in range(state.hungry_count[seat]):
        place = state.hungry[at]
        at += 1
        tile = state.what[place]
        if goods_needed(tile) <= state.goods[seat]:
            if is_near_city(state, seat, place):
                found |= 1 << i
            else:
                tolls = cheapest(state, place)
                if tolls >= FAR and can_pay_further(state, seat, place):
                    if survey is None:
                        survey = Survey(state, seat)
                    chart(survey, place)
                    tolls = cheapest(state, place)
                if tolls * TOLL <= state.cash[seat]:
                    found |= 1 << i
    return found


def payable(state: Tycoon) -> i64:
    """[T4.1] The same of who must act, looked for when the position was just read."""
    if state.payable == UNKNOWN:
        state.payable = find_payable(state, acting(state))
    return state.payable


def supplies(state: Tycoon, menu: Menu) -> None:
    """[T4.1] One of one's own districts, or pass. Each stands for its cheapest delivery."""
    first, found = acting(state) * MOST_OWN, payable(state)
    menu.offer(move(PASS))
    for i in range(i64(MOST_OWN)):
        if holds(found, i):
            menu.offer(move(SUPPLY, state.hungry[first + i]))


def pass_by(state: Tycoon, seat: i64, log: Log) -> None:
    """[T4.1] A pass is final for the phase."""
    state.passed |= only(seat)
    tell.passed(log, seat)
    next_supplier(state, log)


# Deliveries


def supply(state: Tycoon, seat: i64, place: i64, log: Log) -> None:
    """[T4.5] If the cheapest price can be paid to different people, the player chooses."""
    delivery = cheapest_delivery(state, seat, place)
    if delivery.mixed:
        state.favours = favourites(state, seat, place, delivery)
        state.ways = delivery.ways
        state.phase = FAVOURING
        state.site = place
    else:
        carry(state, seat, place, delivery, log)


def cheapest_delivery(state: Tycoon, seat: i64, place: i64) -> Delivery:
    """[T4.2] By the chart, which goes as far as it takes."""
    ready(state)
    if may_go_further(state, seat, place):
        chart(Survey(state, seat), place)
    return usual(state, place)


def favours(state: Tycoon, menu: Menu) -> None:
    """[T4.5] One choice for each way to share out the price."""
    for payee in range(i64(PAYEES)):
        if holds(state.favours, payee):
            if payee == CITY:
                menu.offer(move(FAVOUR_CITY))
            else:
                menu.offer(move(FAVOUR, payee))


def deliver(state: Tycoon, seat: i64, place: i64, payload: vec[i64], log: Log) -> None:
    """[T4.5] By sources and routes of the player's own choice."""
    freight = Freight(state, seat, place, Why())
    assert freight.read(payload)
    carry(state, seat, place, freight.delivery, log)


def favour(state: Tycoon, seat: i64, player: i64, log: Log) -> None:
    """[T4.5] A player is paid most."""
    pay_most(state, seat, player, log)


def favour_city(state: Tycoon, seat: i64, log: Log) -> None:
    """[T4.5] The city is paid most."""
    pay_most(state, seat, CITY, log)


def pay_most(state: Tycoon, seat: i64, payee: i64, log: Log) -> None:
    """[T4.5] The delivery that pays this payee most is made."""
    place, ways = state.site, state.ways
    state.phase = SUPPLYING
    state.favours = 0
    state.ways = vec[i64]()
    state.site = EMPTY
    if len(ways) > 0:
        carry(state, seat, place, deliver_from(state, place, ways, payee * SOURCES), log)
        return
    limit = cheapest_delivery(state, seat, place).dearest
    carry(state, seat, place, favouring(Survey(state, seat), place, payee, limit), log)


def carry(state: Tycoon, seat: i64, place: i64, delivery: Delivery, log: Log) -> None:
    """[T4.2] Everything is delivered and paid for in one turn, then the reward comes at once."""
    tile = state.what[place]
    tell.supplied(log, seat, tile, place)
    for i in range(i64(len(delivery.sources))):
        source, price = delivery.sources[i], delivery.tolls[i] * TOLL
        at = state.sources[source]
        state.cubes[at] -= 1
        if state.cubes[at] == 0:
            state.stocked = without(state.stocked, source)
        tell.cube_carried(log, gives(state.what[at]), at, place, tile, price)
    if goods_needed(tile) > 0:
        state.goods[seat] -= goods_needed(tile)
        tell.goods_used(log, seat, goods_needed(tile))
    pay_tolls(state, seat, delivery.paid, log)
    put_behind(state, seat, place)
    profit(state, seat, tile, log)
    share_gains(state, place, log)
    next_supplier(state, log)


def put_behind(state: Tycoon, seat: i64, place: i64) -> None:
    """[T4.7] The cubes lie on the district until clean-up: once a round is enough."""
    state.cubes[place] = 1
    state.hungry_count[seat] -= 1
    hungry, at = state.hungry, seat * MOST_OWN
    last = at + state.hungry_count[seat]
    while hungry[at] != place:
        at += 1
    hungry[at] = hungry[last]
    hungry[last] = place


def profit(state: Tycoon, seat: i64, tile: i64, log: Log) -> None:
    """[T4.2] Money, points and goods of the district."""
    money, points, goods = PAYS[tile * 3], PAYS[tile * 3 + 1], PAYS[tile * 3 + 2]
    if money > 0:
        earn(state, seat, money)
        tell.profit_money(log, seat, money)
    if points > 0:
        state.points[seat] += points
        tell.profit_points(log, seat, points)
    if goods > 0:
        get_goods(state, seat, goods)
        tell.profit_goods(log, seat, goods)
