"""T4.4 and T4.5 held against the slow truth on thousands of small random boards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, move
from polis.core.play import is_allowed
from polis.core.rng import Rng
from polis.core.seats import holds
from polis.games.tycoon.codes import DELIVER, SUPPLYING
from polis.games.tycoon.deliveries import (
    cheapest,
    cheapest_by,
    deliver_from,
    favouring,
    favourites,
    goods_needed,
    usual,
)
from polis.games.tycoon.fares import ANYBODY, share
from polis.games.tycoon.phases.supply import find_payable
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.router import chart, is_near_city, may_go_further
from polis.games.tycoon.routes import Freight, price_of, route_of
from polis.games.tycoon.survey import Survey, row_for
from polis.games.tycoon.terms import CITY, FAR, MOST_OWN, PAYEES
from polis.games.tycoon.tests.boards import cheapest_ways, price, random_board, ways_to_pay
from polis.games.tycoon.tests.table import GAME

QUICK, MANY = 150, 1500
BATCHES = [pytest.param(0, QUICK, id="quick")] + [
    pytest.param(batch, MANY, id=f"many{batch}", marks=pytest.mark.slow) for batch in (1, 2)
]


def boards(batch: int, count: int) -> Iterator[tuple[Tycoon, int, int]]:
    """Random boards, each with one of its hungry districts and the owner of it."""
    rng, found = Rng(batch), 0
    while found < count:
        state = random_board(rng, 10)
        if state.phase == SUPPLYING:  # or else nobody can supply anything
            hungry = [
                (seat, place) for seat in range(state.players) for place in own_hungry(state, seat)
            ]
            seat, place = hungry[rng.below(len(hungry))]
            if may_go_further(state, seat, place):
                chart(Survey(state, seat), place)
            found += 1
            yield state, seat, place


def own_hungry(state: Tycoon, seat: int) -> list[int]:
    return list(state.hungry[seat * MOST_OWN : seat * MOST_OWN + state.hungry_count[seat]])


def is_payable(state: Tycoon, seat: int, place: int) -> bool:
    return holds(find_payable(state, seat), own_hungry(state, seat).index(place))


def payees(state: Tycoon, own: int) -> list[int]:
    return [seat for seat in range(state.players) if seat != own] + [CITY]


def tolls(paid: int) -> tuple[int, ...]:
    return tuple(share(paid, payee) for payee in range(PAYEES))


@pytest.mark.parametrize(("batch", "count"), BATCHES)
def test_T4_4_the_cheapest_price_is_that_of_the_best_of_all_routes(batch: int, count: int) -> None:
    for state, seat, place in boards(batch, count):
        ways = ways_to_pay(state, seat, place)
        found = cheapest_by(state, place, row_for(state, seat, place, FAR), 0)
        assert found >= FAR if not ways else found == min(map(sum, ways))


@pytest.mark.parametrize(("batch", "count"), BATCHES)
def test_T4_2_the_chart_knows_every_price_that_can_be_paid(batch: int, count: int) -> None:
    for state, seat, place in boards(batch, count):
        prices = [price(way) for way in ways_to_pay(state, seat, place)]
        payable = [p for p in prices if p <= state.cash[seat]]
        assert is_payable(state, seat, place) == bool(payable)
        if payable:
            assert cheapest(state, place) * 2 == min(payable)
        if goods_needed(state.what[place]) <= state.goods[seat]:
            assert payable or not is_near_city(state, seat, place)


@pytest.mark.parametrize(("batch", "count"), BATCHES)
def test_T4_5_each_way_to_share_out_the_price_is_offered_by_its_favourite(
    batch: int, count: int
) -> None:
    for state, seat, place in boards(batch, count):
        if not is_payable(state, seat, place):
            continue
        ways, survey = cheapest_ways(state, seat, place), Survey(state, seat)
        delivery = usual(state, place)
        limit = delivery.dearest
        assert delivery.mixed == (len(ways) > 1)
        if not delivery.mixed:
            assert {tolls(delivery.paid)} == ways
        for payee in payees(state, seat):
            paid = tolls(favouring(survey, place, payee, limit).paid)
            assert paid in ways
            assert paid[payee] == max(way[payee] for way in ways)
        if not delivery.mixed:
            continue
        chosen = [p for p in range(PAYEES) if holds(favourites(state, seat, place, delivery), p)]
        assert len(chosen) > 1
        assert all(max(way[payee] for way in ways) > 0 for payee in chosen)
        offered = [favouring(survey, place, payee, limit).paid for payee in chosen]
        assert len(set(offered)) == len(offered), "one way is offered twice"


@pytest.mark.parametrize(("batch", "count"), BATCHES)
def test_T4_5_a_route_that_is_shown_is_permitted_and_costs_what_was_said(
    batch: int, count: int
) -> None:
    for state, seat, place in boards(batch, count):
        if not is_payable(state, seat, place):
            continue
        favours = payees(state, seat)
        if not usual(state, place).mixed:
            favours.append(ANYBODY)
        for favour in favours:
            row = Survey(state, seat).look(place, favour, FAR)
            delivery = deliver_from(state, place, row, 0)
            terms = payload_of(state, seat, place, list(delivery.sources), favour)
            freight = Freight(state, seat, place, Why())
            assert freight.read(terms), freight.why.refusal
            assert freight.delivery.paid == delivery.paid
            if holds(state.actors, seat):
                assert is_allowed(GAME, state, seat, move(DELIVER, place), terms)


def payload_of(state: Tycoon, seat: int, place: int, sources: list[int], favour: int) -> vec[i64]:
    numbers: list[int] = []
    for source in sources:
        route = list(route_of(state, seat, place, source, favour))
        numbers += [len(route), *route]
    return vec[i64](numbers)


def test_T4_4_a_price_is_two_dollars_a_toll() -> None:
    assert price_of(3 + (2 << 8) + (1 << 40)) == 12
