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
    NO_FARE,
    NO_FARES,
    NOWHERE,
    ROW,
    STEPS,
    better,
    insert,
    is_once,
    tolls_of,
)
from polis.games.tycoon.state import EMPTY, FAR, SOURCES, Tycoon, node


class Survey:
    """The board as seen from one group of a seat. [T4.5] With a favoured payee, the one of equally
    cheap routes is kept that pays him most; without, the most that each payee could get."""

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
        self.plants: vec[i64] = state.sources[:]  # by source: its node
        for source in range(i64(len(self.plants))):
            self.plants[source] = self.node_of(self.plants[source])
        self.missing: vec[i64] = NOWHERE[: len(self.plants)]  # sources not found so far
        self.missing_count: i64 = 0
        self.row: vec[i64] = vec[i64]()  # fares: electricity, then water, cheapest first
        self.start: i64 = 0
        self.power: i64 = 0  # cubes found, and fares written
        self.water: i64 = 0
        self.powers: i64 = 0
        self.waters: i64 = 0

    def node_of(self, place: i64) -> i64:
        if self.state.owner[place] == self.seat:
            return self.size + self.state.group[place]
        return node(place)

    def look(self, place: i64, favour: i64, limit: i64) -> None:
        """From a tile of the seat's own outwards, as far as so many tolls go."""
        self.row = NO_FARES[:SOURCES]
        self.begin(place, favour, 0)
        while self.level < limit and self.first < self.last and self.missing_count > 0:
            self.roll()

    def look_for(self, place: i64, power: i64, water: i64, limit: i64) -> None:
        """Outwards until so many cubes are found, or all tolls spent; no wave is left by halves."""
        self.row = self.state.fares
        self.begin(place, ANYBODY, self.state.group[place] * SOURCES)
        while self.first < self.last and self.missing_count > 0 and self.level < limit:
            if self.power >= power and self.water >= water:
                return
            self.roll()
        if self.first == self.last or self.missing_count == 0:
            self.level = FAR

    def begin(self, place: i64, favour: i64, start: i64) -> None:
        home = self.size + self.state.group[place]
        self.favour = favour
        self.mark = NO_FARES[: len(self.met)]
        self.mark[home] = 0
        self.level = 0
        self.first = 0
        self.last = 0
        self.first_group = self.size
        self.last_group = self.size
        self.start = start
        self.power = 0
        self.water = 0
        self.powers = start
        self.waters = start + ROW
        self.miss_all()
        self.spread(home)
        self.collect()

    def miss_all(self) -> None:
        """[T4.3] Only plants that hold cubes are looked for."""
        state, count = self.state, i64(0)
        for source in range(i64(len(self.plants))):
            if state.cubes[state.sources[source]] > 0:
                self.missing[count] = source
                count += 1
        self.missing_count = count

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
        self.collect()

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
                mark[other] = better(old, new, self.favour)
            at += 1
            other = roads[at]

    def meet(self, new: i64) -> None:
        if new < self.size:
            self.met[self.last] = new
            self.last += 1
        else:
            self.met[self.last_group] = new
            self.last_group += 1

    def collect(self) -> None:
        """Write down the plants whose fares are certain by now."""
        mark, plants, missing, level = self.mark, self.plants, self.missing, self.level
        left, count = i64(0), self.missing_count
        for i in range(count):
            source = missing[i]
            fare = mark[plants[source]]
            if tolls_of(fare) <= level:
                self.write(source, fare)
            else:
                missing[left] = source
                left += 1
        self.missing_count = left

    def write(self, source: i64, fare: i64) -> None:
        """[T4.3] Electricity, then water; of equal fares a plant that is filled again first."""
        place = self.state.sources[source]
        what, cubes = self.state.what[place], self.state.cubes[place]
        new = fare | is_once(what) << 53 | source << 49
        if gives(what) == 0:
            insert(self.row, self.start, self.powers, new, self.favour)
            self.powers += 1
            self.power += cubes
        else:
            insert(self.row, self.start + ROW, self.waters, new, self.favour)
            self.waters += 1
            self.water += cubes

    def leads(self, here: i64, there: i64) -> bool:
        """Whether a cheapest route that was found goes from one tile to the next."""
        toll: i64 = 0
        if self.state.owner[here] != self.seat:
            toll = STEPS[self.state.owner[here]]
        return self.mark[self.node_of(here)] == self.mark[self.node_of(there)] + toll


def row_for(state: Tycoon, seat: i64, place: i64, limit: i64) -> vec[i64]:
    """All fares to one place up to so many tolls, charted or not."""
    return row_by(Survey(state, seat), place, ANYBODY, limit)


def row_by(survey: Survey, place: i64, favour: i64, limit: i64) -> vec[i64]:
    """The same, when one payee is to be paid as much as possible."""
    survey.look(place, favour, limit)
    return survey.row
