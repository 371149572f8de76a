"""How a delivery by routes of one's own could be written now, for those who look for it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import LEGAL, Why, first_of
from polis.core.seats import holds
from polis.games.tycoon.codes import SUPPLYING
from polis.games.tycoon.deliveries import cheapest_by, deliver_from, favouring, favourites
from polis.games.tycoon.fares import ANYBODY
from polis.games.tycoon.legality import check_district
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.routes import route_of
from polis.games.tycoon.survey import Survey, row_for
from polis.games.tycoon.terms import FAR


def example(state: Tycoon, seat: i64, code: i64) -> vec[i64]:
    """[T4.5] The cheapest delivery, route by route: how many places, then the places."""
    payload, place = vec[i64](), first_of(code)
    if state.phase != SUPPLYING:
        return payload
    why = Why()
    check_district(state, seat, place, why)
    if why.refusal != LEGAL:
        return payload
    row = row_for(state, seat, place, FAR)
    if cheapest_by(state, place, row, 0) >= FAR:
        return payload
    delivery, favour = deliver_from(state, place, row, 0), i64(ANYBODY)
    if delivery.mixed:
        favour = lowest(favourites(state, seat, place, delivery))
        delivery = favouring(Survey(state, seat), place, favour, delivery.dearest)
    for source in delivery.sources:
        route = route_of(state, seat, place, source, favour)
        payload = append(payload, i64(len(route)))
        for step in route:
            payload = append(payload, step)
    return payload


def lowest(payees: i64) -> i64:
    """The first of a set."""
    payee: i64 = 0
    while not holds(payees, payee):
        payee += 1
    return payee
