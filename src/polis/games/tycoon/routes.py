"""T4.5: deliveries by routes of the player's own choice.

The payload of ``deliver`` is one route after another: how many places it has, then the plant's
place and every place crossed on the way; the destination itself is not written.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import LEGAL, Why
from polis.core.vectors import filled
from polis.games.tycoon import refuse
from polis.games.tycoon.board import touch
from polis.games.tycoon.data import NEEDS, TOLL, gives
from polis.games.tycoon.deliveries import Delivery
from polis.games.tycoon.fares import STEPS, UNITS, share
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.survey import Survey
from polis.games.tycoon.terms import EMPTY, FAR, GOODS, PAYEES, RESOURCES, START, node

LONGEST: Final = 1000  # numbers of payload; more than any sensible delivery has


class Freight:
    """Payload being read: the delivery so far, or the first fault in it."""

    def __init__(self, state: Tycoon, seat: i64, place: i64, why: Why) -> None:
        self.state: Tycoon = state
        self.seat: i64 = seat
        self.place: i64 = place
        self.delivery: Delivery = Delivery()
        self.taken: vec[i64] = filled(0, i64(len(state.sources)))
        self.brought: vec[i64] = filled(0, 2)
        self.why: Why = why

    def read(self, payload: vec[i64]) -> bool:
        """[T4.5] Route by route; [T4.2] then all of it must be what is needed, and payable."""
        size, at = i64(len(payload)), i64(0)
        if size > LONGEST:
            refuse.unreadable(self.why)
        while at < size and self.is_fine():
            length = payload[at]
            if length < 1 or length > size - at - 1:
                refuse.unreadable(self.why)
            else:
                self.read_route(payload[at + 1 : at + 1 + length])
                at += length + 1
        if self.is_fine():
            self.sum_up()
        return self.is_fine()

    def is_fine(self) -> bool:
        return self.why.refusal == LEGAL

    def read_route(self, route: vec[i64]) -> None:
        """[T4.3] From a plant with a cube; [T4.4] from side to side, no tile twice."""
        for place in route:
            self.cross(place)
            if not self.is_fine():
                return
        self.take(route[0])
        paid = price_of(self.delivery.paid)
        for i in range(i64(len(route))):
            if not self.is_fine():
                return
            following = self.place if i + 1 == len(route) else route[i + 1]
            self.step(route, i, following)
        tolls = (price_of(self.delivery.paid) - paid) // TOLL
        self.delivery.tolls = append(self.delivery.tolls, tolls)

    def cross(self, place: i64) -> None:
        """[T4.4] Laid tiles only, and no ponds; the destination itself is not written."""
        if not 0 <= place < len(self.state.what):
            refuse.unreadable(self.why)
        elif self.state.owner[place] < 0:
            refuse.not_crossed(self.why, place)
        elif place == self.place:
            refuse.twice(self.why, place)

    def step(self, route: vec[i64], i: i64, following: i64) -> None:
        """[T4.4] A toll to the owner of each foreign tile; the city's four are one."""
        here = route[i]
        if i == 0 or node(here) != node(route[i - 1]):
            if was_there(route, i):
                refuse.twice(self.why, here)
                return
            owner = self.state.owner[here]
            if owner != self.seat:
                self.delivery.paid += UNITS[owner]
        if not are_beside(self.state, here, following):
            refuse.no_way_between(self.why, here, following)

    def take(self, place: i64) -> None:
        """[T4.3] A cube that no other route of this delivery takes."""
        state = self.state
        for source in range(i64(len(state.sources))):
            if state.sources[source] == place and state.cubes[place] > self.taken[source]:
                self.taken[source] += 1
                self.brought[gives(state.what[place])] += 1
                self.delivery.sources = append(self.delivery.sources, source)
                return
        refuse.no_cube_there(self.why, place)

    def sum_up(self) -> None:
        """[T4.2] Neither too little nor too much of anything, and all tolls can be paid."""
        tile, cash = self.state.what[self.place], self.state.cash[self.seat]
        for resource in range(i64(GOODS)):
            need = NEEDS[tile * RESOURCES + resource]
            if self.brought[resource] != need:
                refuse.wrong_cubes(self.why, resource, need, self.brought[resource])
                return
        price = price_of(self.delivery.paid)
        if price > cash:
            refuse.toll_too_high(self.why, tile, price, cash)


def was_there(route: vec[i64], i: i64) -> bool:
    for before in range(i):
        if node(route[before]) == node(route[i]):
            return True
    return False


def price_of(paid: i64) -> i64:
    """[T4.4] All tolls together, in dollars. [T4.9] One cube from the plant of blue over two of his
    districts is three tolls; two cubes across the city are two."""
    tolls: i64 = 0
    for payee in range(i64(PAYEES)):
        tolls += share(paid, payee)
    return tolls * TOLL


def are_beside(state: Tycoon, place: i64, other: i64) -> bool:
    """[T4.4] Tiles that share a side; the city's four are one, and beside all around them."""
    if place >= START and other >= START:
        return touch(state, place, other)
    if place < START and other < START:
        return True
    outside = max(place, other)
    for tile in range(i64(START)):
        if touch(state, tile, outside):
            return True
    return False


# Routes to show


def route_of(state: Tycoon, seat: i64, place: i64, source: i64, favour: i64) -> vec[i64]:
    """A cheapest way from a plant to a district, as payload writes it: of all of them the one
    with fewest tiles."""
    survey, start = Survey(state, seat), state.sources[source]
    survey.look(place, favour, FAR)
    came, tiles = filled(EMPTY, survey.size), vec[i64]([place])
    came[place] = place
    i: i64 = 0
    while came[node(start)] == EMPTY:
        there = tiles[i]
        i += 1
        at = state.roads[node(there)]
        while state.roads[at] != EMPTY:
            here = state.roads[at]
            if came[here] == EMPTY and leads(survey, here, there):
                came[here] = there
                tiles = append(tiles, here)
            at += 1
    route = vec[i64]([start])
    there = came[node(start)]
    while there != place:
        route = append(route, there)
        there = came[there]
    return route


def leads(survey: Survey, here: i64, there: i64) -> bool:
    """Whether a cheapest route that was found goes from one tile to the next."""
    toll: i64 = 0
    if survey.state.owner[here] != survey.seat:
        toll = STEPS[survey.state.owner[here]]
    return survey.mark[node_of(survey, here)] == survey.mark[node_of(survey, there)] + toll


def node_of(survey: Survey, place: i64) -> i64:
    if survey.state.owner[place] == survey.seat:
        return survey.size + survey.state.group[place]
    return node(place)
