"""What the player of thumb rules expects of the board: how far cubes are, and how scarce."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.vectors import filled
from polis.games.tycoon.data import (
    BUILT,
    COUNTED,
    EACH,
    LEVEL_POINTS,
    NEEDS,
    PAYS,
    PLANT_CUBES,
    PLANT_RENEWED,
    TOLL,
    cost_of,
    gives,
    has_needs,
)
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.terms import (
    EMPTY,
    FAR,
    GOODS,
    LEVELS,
    PLANTS,
    RESOURCES,
    SIDES,
    SIDES_OF_TILE,
    START,
    TYPES,
    is_district,
    node,
)

# Everything is weighed in tenths of a dollar. Money buys more points in the rounds to come than the
# exchange at the end gives for it.
DOLLAR: Final = 10
LAST_POINT: Final = 100
POINT: Final = 30
GOOD: Final = 25
PARK_WORTH: Final = 6
CUBE: Final = vec[i64]([55, 60, 90, 220])  # what one more cube lets a player earn, by round
LATER: Final = 6  # tenths: how much of a later round's profit is believed in
SURE: Final = 9  # tenths: supply that has its cubes
UNSURE: Final = 4


class Outlook:
    """One seat's view of the board."""

    def __init__(self, state: Tycoon, seat: i64) -> None:
        self.state: Tycoon = state
        self.seat: i64 = seat
        self.point: i64 = LAST_POINT
        if state.round < state.rounds:
            self.point = POINT
        self.left: i64 = 10 + LATER * (state.rounds - state.round)  # tenths of a round of profit
        self.slack: vec[i64] = filled(0, RESOURCES)  # cubes to be had beyond what is needed
        self.tolls: vec[i64] = vec[i64]()  # by resource and place: to carry a cube across it
        for resource in range(i64(GOODS)):
            self.slack[resource] = supply_of(state, seat, resource)
            self.spread(resource)
        self.slack[GOODS] = state.goods[seat]
        for place in range(i64(START), i64(len(state.what))):
            if state.owner[place] == seat and is_district(state.what[place]):
                for resource in range(i64(RESOURCES)):
                    need = NEEDS[state.what[place] * RESOURCES + resource]
                    self.slack[resource] -= need

    def spread(self, resource: i64) -> None:
        """The fewest tolls for which a cube crosses each tile, from whichever plant."""
        state, size = self.state, i64(len(self.state.at))
        tolls, wave = filled(FAR, size), vec[i64]()
        for place in state.sources:
            if state.cubes[place] > 0 and gives(state.what[place]) == resource:
                tolls[node(place)] = self.toll(place)
                wave = append(wave, node(place))
        while len(wave) > 0:
            following = vec[i64]()
            for place in wave:
                following = self.go_on(place, tolls, following)
                if place == 0:
                    for tile in range(i64(1), i64(START)):
                        tolls[tile] = tolls[0]
                        following = self.go_on(tile, tolls, following)
            wave = following
        for toll in tolls:
            self.tolls = append(self.tolls, toll)

    def go_on(self, place: i64, tolls: vec[i64], wave: vec[i64]) -> vec[i64]:
        for side in range(place * SIDES_OF_TILE, place * SIDES_OF_TILE + SIDES_OF_TILE):
            other = self.state.link[side]
            if other != EMPTY and self.state.owner[other] >= 0:
                other = node(other)
                reached = tolls[place] + self.toll(other)
                if reached < tolls[other]:
                    tolls[other] = reached
                    wave = append(wave, other)
        return wave

    def toll(self, place: i64) -> i64:
        if self.state.owner[place] == self.seat:
            return 0
        return 1

    def tolls_to(self, place: i64, resource: i64) -> i64:
        """The fewest tolls for a cube to a free place, through any of its neighbours."""
        least, size = i64(FAR), i64(len(self.state.at))
        for side in range(place * SIDES_OF_TILE, place * SIDES_OF_TILE + SIDES_OF_TILE):
            other = self.state.link[side]
            if other != EMPTY:
                least = min(least, self.tolls[resource * size + node(other)])
        return least

    # Worth

    def carriage(self, tile: i64, place: i64) -> i64:
        """The price of one supply of a tile on a place; EMPTY: somewhere sensible."""
        price: i64 = 0
        for resource in range(i64(GOODS)):
            need = NEEDS[tile * RESOURCES + resource]
            if need > 0:
                tolls: i64 = 1
                if place != EMPTY:
                    tolls = self.tolls_to(place, resource)
                price += need * tolls * TOLL * DOLLAR
        return price

    def profit(self, tile: i64) -> i64:
        goods: i64 = GOOD
        if self.state.round == self.state.rounds:
            goods = 0
        money, points = PAYS[tile * 3] * DOLLAR, PAYS[tile * 3 + 1] * self.point
        return money + points + PAYS[tile * 3 + 2] * goods

    def supplies(self, tile: i64, place: i64) -> i64:
        """What supplying a tile is worth in all rounds left."""
        if not has_needs(tile):
            return 0
        each = self.profit(tile) - self.carriage(tile, place)
        chance: i64 = SURE
        for resource in range(i64(RESOURCES)):
            need = NEEDS[tile * RESOURCES + resource]
            if need > 0 and self.slack[resource] < need:
                chance = UNSURE
        return max(each, 0) * chance * self.left // 100

    def building(self, tile: i64, level: i64) -> i64:
        """What building a tile brings at once, less its cost."""
        worth = BUILT[tile * 5] * DOLLAR + BUILT[tile * 5 + 1] * self.point
        worth += BUILT[tile * 5 + 2] * GOOD + BUILT[tile * 5 + 3] * PARK_WORTH
        worth += LEVEL_POINTS[tile * LEVELS + level] * self.point
        if COUNTED[tile] >= 0:
            count = self.state.counts[self.seat * TYPES + COUNTED[tile]]
            worth += count * EACH[tile] * self.point
        return worth - cost_of(tile, level) * DOLLAR

    def district(self, tile: i64, level: i64, place: i64) -> i64:
        return self.building(tile, level) + self.supplies(tile, place)

    def plant(self, plant: i64) -> i64:
        """A plant is worth the cubes its owner lacks, with a little for what he will build."""
        kind, cubes = plant // (PLANTS * SIDES), PLANT_CUBES[plant]
        wanted = 2 - self.slack[kind]
        if self.state.round == self.state.rounds:
            wanted = -self.slack[kind]
        used = max(min(cubes, wanted), 0)
        each = CUBE[self.state.round - 1] * used
        if PLANT_RENEWED[plant] != 0:
            return each * self.left // 10
        return each


def supply_of(state: Tycoon, seat: i64, resource: i64) -> i64:
    """Cubes on one's own plants, and a fair share of the city's."""
    cubes: i64 = 1
    for place in state.sources:
        if state.owner[place] == seat and gives(state.what[place]) == resource:
            cubes += state.cubes[place]
    return cubes
