"""T4.3: which cubes a district is supplied with, and who is paid for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from polis.core.seats import holds, without
from polis.games.tycoon.data import NEEDS
from polis.games.tycoon.fares import (
    NO_FARE,
    ROW,
    is_mixed,
    no_fares,
    paid_of,
    share,
    source_of,
    tolls_of,
)
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.survey import Survey
from polis.games.tycoon.terms import FAR, GOODS, PAYEES, RESOURCES, SOURCES

MOST_CUBES: Final = 4  # that any district needs


def cheapest(state: Tycoon, place: i64) -> i64:
    """[T4.2] The fewest tolls that bring all electricity and water a district needs, by the chart;
    FAR or more if there is too little that can be paid."""
    return cheapest_by(state, place, state.fares, state.group[place] * SOURCES)


def cheapest_by(state: Tycoon, place: i64, row: vec[i64], start: i64) -> i64:
    """[T4.3] All cubes go to one place, each at its own price, so the cheapest ones are the answer,
    whatever plants they lie on."""
    tile = state.what[place]
    power = fewest_tolls(state, row, start, NEEDS[tile * RESOURCES])
    return power + fewest_tolls(state, row, start + ROW, NEEDS[tile * RESOURCES + 1])


def fewest_tolls(state: Tycoon, row: vec[i64], start: i64, need: i64) -> i64:
    tolls: i64 = 0
    at = start
    while need > 0:
        if at == start + ROW or row[at] == NO_FARE:
            return FAR
        taken = min(need, cubes_at(state, row[at]))
        tolls += taken * tolls_of(row[at])
        need -= taken
        at += 1
    return tolls


def cubes_at(state: Tycoon, fare: i64) -> i64:
    """On the plant a fare is for."""
    source = source_of(fare)
    place = state.sources[source]
    return state.cubes[place]


@mypyc_attr(acyclic=True, free_list_len=1)
class Delivery:
    """Cubes from plants, and the tolls for them; goods come from the player's own store."""

    def __init__(self) -> None:
        self.sources: vec[i64] = vec[i64](capacity=MOST_CUBES)  # of each cube
        self.tolls: vec[i64] = vec[i64](capacity=MOST_CUBES)  # likewise
        self.paid: i64 = 0  # unless it is mixed
        self.mixed: bool = False  # others could be paid as much instead
        self.open_to: i64 = 0  # tolls of everyone who could be paid anything
        self.dearest: i64 = 0  # tolls of one cube
        self.ways: vec[i64] = vec[i64]()  # by payee: fares if he is favoured; empty: not looked for

    def load(self, state: Tycoon, row: vec[i64], start: i64, need: i64) -> None:
        """Take the cheapest cubes of one resource."""
        at = start
        while need > 0:
            fare = row[at]
            here = cubes_at(state, fare)
            taken = min(need, here)
            for _cube in range(taken):
                self.sources = append(self.sources, source_of(fare))
                self.tolls = append(self.tolls, tolls_of(fare))
            if taken > 0:
                self.paid += taken * paid_of(fare)
                self.open_to |= paid_of(fare)
                self.mixed = self.mixed or is_mixed(fare)
                self.dearest = max(self.dearest, tolls_of(fare))
            need -= taken
            if need == 0:
                self.compare(state, row, start, at, here - taken)
            at += 1

    def compare(self, state: Tycoon, row: vec[i64], start: i64, at: i64, left: i64) -> None:
        """Plants as near as the last one used, if their cubes are not used up, may pay others."""
        tolls, paid = tolls_of(row[at]), paid_of(row[at])
        last = at + 1
        while last < start + ROW and tolls_of(row[last]) == tolls:
            left += cubes_at(state, row[last])
            last += 1
        if left == 0:
            return
        first = at
        while first > start and tolls_of(row[first - 1]) == tolls:
            first -= 1
        for i in range(first, last):
            fare = row[i]
            if cubes_at(state, fare) > 0:
                self.open_to |= paid_of(fare)
                self.mixed = self.mixed or paid_of(fare) != paid or is_mixed(fare)

    def payees(self) -> i64:
        """The set of those who could be paid anything."""
        found: i64 = 0
        for payee in range(i64(PAYEES)):
            if share(self.open_to, payee) > 0:
                found |= 1 << payee
        return found


def deliver_from(state: Tycoon, place: i64, row: vec[i64], start: i64) -> Delivery:
    found = Delivery()
    tile = state.what[place]
    found.load(state, row, start, NEEDS[tile * RESOURCES])
    found.load(state, row, start + ROW, NEEDS[tile * RESOURCES + 1])
    return found


def usual(state: Tycoon, place: i64) -> Delivery:
    """The cheapest delivery by the chart."""
    return deliver_from(state, place, state.fares, state.group[place] * SOURCES)


def favouring(survey: Survey, place: i64, payee: i64, limit: i64) -> Delivery:
    """[T4.5] Of the cheapest deliveries the one that pays a payee most."""
    return deliver_from(survey.state, place, survey.look(place, payee, limit), 0)


def favourites(state: Tycoon, seat: i64, place: i64, delivery: Delivery) -> i64:
    """[T4.5] The payees between whom there is a choice, as a set: one for each way to share out the
    cheapest price. Of two, each has a way of his own; three or more may share one."""
    found = delivery.payees()
    if is_pair(found):
        return found
    survey, seen = Survey(state, seat), vec[i64]()
    delivery.ways = no_fares(PAYEES * SOURCES)
    survey.row = delivery.ways
    for payee in range(i64(PAYEES)):
        if holds(found, payee):
            survey.start = payee * SOURCES
            survey.look_again(place, payee, delivery.dearest)
            paid = paid_by(state, place, delivery.ways, survey.start)
            if is_among(paid, seen):
                found = without(found, payee)
            seen = append(seen, paid)
    return found


def is_pair(payees: i64) -> bool:
    rest = payees & (payees - 1)
    return rest != 0 and rest & (rest - 1) == 0


def paid_by(state: Tycoon, place: i64, row: vec[i64], start: i64) -> i64:
    """All tolls of a delivery."""
    tile = state.what[place]
    power = paid_for(state, row, start, NEEDS[tile * RESOURCES])
    return power + paid_for(state, row, start + ROW, NEEDS[tile * RESOURCES + 1])


def paid_for(state: Tycoon, row: vec[i64], at: i64, need: i64) -> i64:
    paid: i64 = 0
    while need > 0:
        taken = min(need, cubes_at(state, row[at]))
        paid += taken * paid_of(row[at])
        need -= taken
        at += 1
    return paid


def is_among(number: i64, numbers: vec[i64]) -> bool:
    for other in numbers:
        if other == number:
            return True
    return False


def goods_needed(tile: i64) -> i64:
    return NEEDS[tile * RESOURCES + GOODS]
