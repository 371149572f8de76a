"""T4.4: what it costs to bring a cube from any plant to one group of tiles.

The search runs over ``roads`` backwards from the group, a wave for each toll, and so is exact. A
node is a tile of somebody else's or, behind all places, a group of the seat's own.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.games.tycoon.data import gives
from polis.games.tycoon.fares import (
    ANYBODY,
    FAR,
    MIXED,
    NO_FARE,
    NO_FARES,
    NOWHERE,
    ROW,
    STEPS,
    insert,
    is_once,
    paid_of,
    share,
    tolls_of,
)
from polis.games.tycoon.state import EMPTY, Tycoon, node


class Survey:
    """The board as seen from one group of a seat. [T4.5] With a favoured payee, the one of equally
    cheap routes is kept that pays him most."""

    def __init__(self, state: Tycoon, seat: i64) -> None:
        self.state: Tycoon = state
        self.seat: i64 = seat
        self.favour: i64 = ANYBODY
        self.level: i64 = 0  # tolls up to which everything has been found
        self.size: i64 = i64(len(state.at))
        self.mark: vec[i64] = vec[i64]()  # by node: the fare so far
        # Foreign tiles in the order they were met; behind them the own groups met.
        self.met: vec[i64] = NOWHERE[: self.size + len(state.charted)]
        self.first: i64 = 0  # the wave to come, and how many tiles were met
        self.last: i64 = 0
        self.first_group: i64 = 0
        self.last_group: i64 = 0

    def look(self, place: i64, favour: i64, limit: i64) -> None:
        """From a tile of the seat's own outwards, as far as so many tolls go."""
        self.begin(place, favour)
        while self.level < limit and self.first < self.last:
            self.roll()

    def look_for(self, place: i64, power: i64, water: i64, limit: i64) -> None:
        """Outwards until so many cubes are found, or all tolls spent; no wave is left by halves."""
        self.begin(place, ANYBODY)
        while self.first < self.last and self.level < limit:
            if self.has_found(power, water):
                return
            self.roll()
        if self.first == self.last:
            self.level = FAR

    def begin(self, place: i64, favour: i64) -> None:
        home = self.size + self.state.group[place]
        self.favour = favour
        self.mark = NO_FARES[: len(self.met)]
        self.mark[home] = 0
        self.level = 0
        self.first = 0
        self.last = 0
        self.first_group = self.size
        self.last_group = self.size
        self.spread(home)

    def roll(self) -> None:
        """One wave: on to the next foreign tiles, and over own groups, which cost nothing more."""
        self.level += 1
        end = self.last
        for i in range(self.first, end):
            self.spread(self.met[i])
        self.first = end
        for i in range(self.first_group, self.last_group):
            self.spread(self.met[i])
        self.first_group = self.last_group

    def spread(self, here: i64) -> None:
        """[T4.4] A toll to the owner of each foreign tile beside a node."""
        state, mark, steps, seat = self.state, self.mark, STEPS, self.seat
        roads, owner = state.roads, state.owner
        fare, at = mark[here], roads[here]
        other = roads[at]
        while other != EMPTY:
            whose = owner[other]
            new = fare
            if whose == seat:
                other = self.size + state.group[other]
            else:
                new += steps[whose]
            old = mark[other]
            if old == NO_FARE:
                mark[other] = new
                self.meet(other)
            elif old != new and tolls_of(old) == tolls_of(new):
                mark[other] = self.better(old, new)
            at += 1
            other = roads[at]

    def meet(self, new: i64) -> None:
        if new < self.size:
            self.met[self.last] = new
            self.last += 1
        else:
            self.met[self.last_group] = new
            self.last_group += 1

    def better(self, old: i64, new: i64) -> i64:
        """Of two fares at the same price that which pays the favoured payee more."""
        if self.favour == ANYBODY:
            return old | MIXED
        mine, others = share(new, self.favour), share(old, self.favour)
        if mine > others or (mine == others and new > old):
            return new
        return old

    def fare_at(self, place: i64) -> i64:
        """What has been found out about a tile."""
        if self.state.owner[place] == self.seat:
            return self.mark[self.size + self.state.group[place]]
        return self.mark[node(place)]

    def has_found(self, power: i64, water: i64) -> bool:
        """Whether so many cubes lie within the tolls spent so far."""
        state = self.state
        for place in state.sources:
            if tolls_of(self.fare_at(place)) <= self.level:
                if gives(state.what[place]) == 0:
                    power -= state.cubes[place]
                else:
                    water -= state.cubes[place]
        return power <= 0 and water <= 0

    def owners(self) -> i64:
        """The set of those whose tiles were met: nobody else can be paid."""
        found: i64 = 0
        for i in range(self.last):
            found |= 1 << self.state.owner[self.met[i]]
        return found

    def write_row(self, row: vec[i64], start: i64) -> None:
        """[T4.3] The fares from every plant found: electricity, then water, cheapest first."""
        state = self.state
        power, water = start, start + ROW
        for source in range(i64(len(state.sources))):
            place = state.sources[source]
            fare = self.fare_at(place)
            if state.cubes[place] > 0 and tolls_of(fare) <= self.level:
                what = state.what[place]
                new = fare | is_once(what) << 53 | source << 49
                if gives(what) == 0:
                    insert(row, start, power, new, self.favour)
                    power += 1
                else:
                    insert(row, start + ROW, water, new, self.favour)
                    water += 1

    def leads(self, here: i64, there: i64) -> bool:
        """Whether a cheapest route that was found goes from one tile to the next."""
        toll: i64 = 0
        if self.state.owner[here] != self.seat:
            toll = STEPS[self.state.owner[here]]
        left, right = self.fare_at(here), self.fare_at(there) + toll
        return tolls_of(left) == tolls_of(right) and paid_of(left) == paid_of(right)
