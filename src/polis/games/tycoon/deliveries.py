"""T4.3: which cubes a district is supplied with, and who is paid for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.seats import holds
from polis.games.tycoon.data import NEEDS
from polis.games.tycoon.fares import (
    FAR,
    NO_FARE,
    ROW,
    is_mixed,
    paid_of,
    share,
    source_of,
    tolls_of,
)
from polis.games.tycoon.router import is_payee, row_by
from polis.games.tycoon.state import GOODS, PAYEES, RESOURCES, SOURCES, Tycoon
from polis.games.tycoon.survey import Survey

EVERYBODY: Final = (1 << PAYEES) - 1  # the set of all payees


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
        taken = min(need, state.cubes[state.sources[source_of(row[at])]])
        tolls += taken * tolls_of(row[at])
        need -= taken
        at += 1
    return tolls


class Delivery:
    """Cubes from plants, and the tolls for them; goods come from the player's own store."""

    def __init__(self) -> None:
        self.sources: vec[i64] = vec[i64]()  # of each cube
        self.paid: i64 = 0
        self.mixed: bool = False  # perhaps others could be paid as much instead
        self.dearest: i64 = 0  # tolls of one cube

    def load(self, state: Tycoon, row: vec[i64], start: i64, need: i64) -> None:
        """Take the cheapest cubes of one resource."""
        at = start
        while need > 0:
            fare = row[at]
            source = source_of(fare)
            here = state.cubes[state.sources[source]]
            taken = min(need, here)
            for _ in range(taken):
                self.sources = append(self.sources, source)
            self.paid += taken * paid_of(fare)
            self.mixed = self.mixed or (taken > 0 and is_mixed(fare))
            self.dearest = max(self.dearest, tolls_of(fare))
            need -= taken
            if need == 0:
                self.compare(state, row, start, at, here - taken)
            at += 1

    def compare(self, state: Tycoon, row: vec[i64], start: i64, at: i64, left: i64) -> None:
        """Plants as near as the last one used, if their cubes are not used up, may pay others."""
        tolls = tolls_of(row[at])
        last = at + 1
        while last < start + ROW and tolls_of(row[last]) == tolls:
            left += state.cubes[state.sources[source_of(row[last])]]
            last += 1
        first = at
        while first > start and tolls_of(row[first - 1]) == tolls:
            first -= 1
        for i in range(first, last):
            if left > 0 and state.cubes[state.sources[source_of(row[i])]] > 0:
                differs = paid_of(row[i]) != paid_of(row[at]) or is_mixed(row[i])
                self.mixed = self.mixed or differs


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
    return deliver_from(survey.state, place, row_by(survey, place, payee, limit), 0)


def favourites(state: Tycoon, seat: i64, place: i64, limit: i64) -> i64:
    """[T4.5] The payees between whom there is a choice, as a set: one for each way to share out the
    cheapest price. If all who can be paid anything get the same from each of them, there is only
    one way: nobody's share can then grow, and the sum is fixed."""
    survey, seen = Survey(state, seat), vec[i64]()
    found: i64 = 0
    near: i64 = EVERYBODY
    for payee in range(i64(PAYEES)):
        if is_payee(state, seat, payee) and holds(near, payee):
            paid = paid_by(state, place, row_by(survey, place, payee, limit))
            near = survey.owners()
            if share(paid, payee) > 0 and not is_among(paid, seen):
                seen = append(seen, paid)
                found |= 1 << payee
    return found


def paid_by(state: Tycoon, place: i64, row: vec[i64]) -> i64:
    """All tolls of a delivery."""
    tile = state.what[place]
    power = paid_for(state, row, 0, NEEDS[tile * RESOURCES])
    return power + paid_for(state, row, ROW, NEEDS[tile * RESOURCES + 1])


def paid_for(state: Tycoon, row: vec[i64], at: i64, need: i64) -> i64:
    paid: i64 = 0
    while need > 0:
        taken = min(need, state.cubes[state.sources[source_of(row[at])]])
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
