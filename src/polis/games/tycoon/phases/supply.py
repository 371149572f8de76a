"""T4: players supply their districts, one a turn, until all have passed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import all_of, holds, only, without
from polis.core.vectors import filled
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
from polis.games.tycoon.fares import NOWHERE, share
from polis.games.tycoon.money import earn, get_goods
from polis.games.tycoon.phases.cleanup import clean_up
from polis.games.tycoon.phases.sharing import share_gains
from polis.games.tycoon.router import begin_chart, chart, is_near_city, may_go_further
from polis.games.tycoon.state import (
    CITY,
    EMPTY,
    FAVOURING,
    MOST_OWN,
    PAYEES,
    SOURCES,
    START,
    SUPPLYING,
    Tycoon,
    acting,
    is_district,
)
from polis.games.tycoon.survey import Survey
from polis.games.tycoon.words import (
    CANNOT_SUPPLY,
    CITY_PAID,
    CUBE_CARRIED,
    FAVOUR,
    FAVOUR_CITY,
    GOODS_USED,
    PASS,
    PASSED,
    PROFIT_GOODS,
    PROFIT_MONEY,
    PROFIT_POINTS,
    SUPPLIED,
    SUPPLY,
    SUPPLY_BEGAN,
    TOLL_PAID,
)

# Turns


def begin_supply(state: Tycoon, log: Log) -> None:
    """[T4.1] In order, one district a turn. All hands are empty by now."""
    state.phase = SUPPLYING
    for i in range(i64(len(state.hands))):
        state.hands[i] = EMPTY
    for seat in range(state.players):
        state.shown[seat] = 0
    state.passed = 0
    state.hungry = NOWHERE[: state.players * MOST_OWN]
    state.hungry_count = filled(0, state.players)
    for place in range(i64(START), i64(len(state.what))):
        if is_district(state.what[place]) and has_needs(state.what[place]):
            seat = state.owner[place]
            state.hungry[seat * MOST_OWN + state.hungry_count[seat]] = place
            state.hungry_count[seat] += 1
    begin_chart(state)
    log.tell(SUPPLY_BEGAN, state.order[0])
    state.turn = state.players - 1
    next_supplier(state, log)


def next_supplier(state: Tycoon, log: Log) -> None:
    """[T4.1] Who cannot supply must pass; the phase ends when all have passed."""
    while state.passed != all_of(state.players):
        state.turn += 1
        if state.turn == state.players:
            state.turn = 0
        seat = state.order[state.turn]
        if not holds(state.passed, seat):
            if can_supply(state, seat):
                state.actors = only(seat)
                return
            state.passed |= only(seat)
            log.tell(CANNOT_SUPPLY, seat)
    clean_up(state, log)


def can_supply(state: Tycoon, seat: i64) -> bool:
    """[T4.1] Whether anything can be delivered and paid for. Fares are looked for here, where the
    city is not near enough to do without."""
    found = False
    survey: Survey | None = None
    for i in range(seat * MOST_OWN, seat * MOST_OWN + state.hungry_count[seat]):
        place = state.hungry[i]
        if goods_needed(state.what[place]) <= state.goods[seat]:
            if is_near_city(state, seat, place):
                found = True
            else:
                if may_go_further(state, seat, place):
                    if survey is None:
                        survey = Survey(state, seat)
                    chart(survey, place)
                found = found or cheapest(state, place) * TOLL <= state.cash[seat]
    return found


def is_payable(state: Tycoon, seat: i64, place: i64) -> bool:
    """[T4.2] All resources can be delivered and paid for now; rewards do not pay for it."""
    if goods_needed(state.what[place]) > state.goods[seat]:
        return False
    return is_near_city(state, seat, place) or cheapest(state, place) * TOLL <= state.cash[seat]


def supplies(state: Tycoon, menu: Menu) -> None:
    """[T4.1] One of one's own districts, or pass. Each stands for its cheapest delivery."""
    seat = acting(state)
    menu.offer(move(PASS))
    for i in range(seat * MOST_OWN, seat * MOST_OWN + state.hungry_count[seat]):
        if is_payable(state, seat, state.hungry[i]):
            menu.offer(move(SUPPLY, state.hungry[i]))


def pass_by(state: Tycoon, log: Log) -> None:
    """[T4.1] A pass is final for the phase."""
    state.passed |= only(acting(state))
    log.tell(PASSED, acting(state))
    next_supplier(state, log)


# Deliveries


def supply(state: Tycoon, place: i64, log: Log) -> None:
    """[T4.5] If the cheapest price can be paid to different people, the player chooses."""
    seat = acting(state)
    if may_go_further(state, seat, place):
        chart(Survey(state, seat), place)
    delivery = usual(state, place)
    if delivery.mixed:
        state.favours = favourites(state, seat, place, delivery)
        state.ways = delivery.ways
        state.phase = FAVOURING
        state.site = place
    else:
        carry(state, place, delivery, log)


def favours(state: Tycoon, menu: Menu) -> None:
    """[T4.5] One choice for each way to share out the price."""
    for payee in range(i64(PAYEES)):
        if holds(state.favours, payee):
            if payee == CITY:
                menu.offer(move(FAVOUR_CITY))
            else:
                menu.offer(move(FAVOUR, payee))


def favour(state: Tycoon, payee: i64, log: Log) -> None:
    """[T4.5] The delivery that pays this payee most is made."""
    place, ways = state.site, state.ways
    state.phase = SUPPLYING
    state.favours = 0
    state.ways = vec[i64]()
    state.site = EMPTY
    if len(ways) > 0:
        carry(state, place, deliver_from(state, place, ways, payee * SOURCES), log)
        return
    limit = usual(state, place).dearest
    carry(state, place, favouring(Survey(state, acting(state)), place, payee, limit), log)


def carry(state: Tycoon, place: i64, delivery: Delivery, log: Log) -> None:
    """[T4.2] Everything is delivered and paid for in one turn, then the reward comes at once."""
    seat, tile = acting(state), state.what[place]
    log.tell(SUPPLIED, seat, tile, place)
    for source in delivery.sources:
        at = state.sources[source]
        state.cubes[at] -= 1
        if state.cubes[at] == 0:
            state.stocked = without(state.stocked, source)
        log.tell(CUBE_CARRIED, seat, gives(state.what[at]), at, place)
    if goods_needed(tile) > 0:
        state.goods[seat] -= goods_needed(tile)
        log.tell(GOODS_USED, seat, goods_needed(tile))
    pay_tolls(state, seat, delivery.paid, log)
    put_behind(state, seat, place)
    profit(state, seat, tile, log)
    share_gains(state, place, log)
    next_supplier(state, log)


def pay_tolls(state: Tycoon, seat: i64, paid: i64, log: Log) -> None:
    """[T4.4] $2 for each toll, to its owner at once; the city's go to the bank."""
    if paid == 0:
        return
    for payee in range(i64(PAYEES)):
        amount = share(paid, payee) * TOLL
        if amount > 0:
            state.cash[seat] -= amount
            if payee == CITY:
                state.bank[0] += amount
                log.tell(CITY_PAID, seat, amount)
            else:
                state.cash[payee] += amount
                log.tell(TOLL_PAID, seat, payee, amount)


def put_behind(state: Tycoon, seat: i64, place: i64) -> None:
    """[T4.7] The cubes lie on the district until clean-up: once a round is enough."""
    state.cubes[place] = 1
    state.hungry_count[seat] -= 1
    last = seat * MOST_OWN + state.hungry_count[seat]
    at = seat * MOST_OWN
    while state.hungry[at] != place:
        at += 1
    state.hungry[at] = state.hungry[last]
    state.hungry[last] = place


def profit(state: Tycoon, seat: i64, tile: i64, log: Log) -> None:
    """[T4.2] Money, points and goods of the district."""
    money, points, goods = PAYS[tile * 3], PAYS[tile * 3 + 1], PAYS[tile * 3 + 2]
    if money > 0:
        earn(state, seat, money)
        log.tell(PROFIT_MONEY, seat, money)
    if points > 0:
        state.points[seat] += points
        log.tell(PROFIT_POINTS, seat, points)
    if goods > 0:
        get_goods(state, seat, goods)
        log.tell(PROFIT_GOODS, seat, goods)
