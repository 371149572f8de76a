"""T4.4: what it costs to bring a cube from any plant to one group of tiles.

The search runs over ``roads`` backwards from the group, a wave for each toll, and so is exact. A
node is a tile of somebody else's or, behind all places, a group of the seat's own.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from polis.core.seats import holds, without
from polis.games.tycoon.data import NEEDS
from polis.games.tycoon.fares import (
    ANYBODY,
    NO_FARE,
    ROW,
    STEPS,
    better,
    insert,
    no_fares,
    tolls_of,
)
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.roads import ready
from polis.games.tycoon.terms import EMPTY, FAR, RESOURCES, SOURCES, START


@mypyc_attr(acyclic=True, free_list_len=1)
class Survey:
    """The board as seen from one group of a seat. [T4.5] With a favoured payee, the one of equally
    cheap routes is kept that pays him most; without, the most that each payee could get."""

    def __init__(self, state: Tycoon, seat: i64) -> None:
        ready(state)
        self.state: Tycoon = state
        self.seat: i64 = seat
        self.favour: i64 = ANYBODY
        self.size: i64 = i64(len(state.at))
        laid, groups = self.size - state.free_count, i64(len(state.charted))
        # By node the fare so far; behind all nodes those met: foreign tiles and, behind all that
        # could be, own groups. One vector, since it is made so often.
        self.mark: vec[i64] = no_fares(self.size + groups + laid + groups)
        self.met: i64 = self.size + groups  # where they begin
        self.met_groups: i64 = self.met + laid
        self.first: i64 = self.met  # the wave to come, up to the end of what was met
        self.last: i64 = self.met
        self.first_group: i64 = self.met_groups
        self.last_group: i64 = self.met_groups
        self.row: vec[i64] = vec[i64]()  # fares: electricity, then water, cheapest first
        self.start: i64 = 0
        self.powers: i64 = 0  # fares written
        self.waters: i64 = 0
        self.power: i64 = 0  # cubes still to be found
        self.water: i64 = 0
        self.plants: i64 = 0  # sources with cubes still to be found, as a set
        self.level: i64 = 0  # tolls up to which everything has been found
        self.least: i64 = 0  # tolls up to which to look, whatever has been found
        self.limit: i64 = 0  # tolls beyond which not to look

    def look(self, place: i64, favour: i64, limit: i64) -> vec[i64]:
        """All fares to a tile of the seat's own up to so many tolls, charted or not."""
        self.row = no_fares(SOURCES)
        self.start = 0
        self.look_again(place, favour, limit)
        return self.row

    def look_again(self, place: i64, favour: i64, limit: i64) -> None:
        """The same, written down elsewhere. Only for what the district there needs."""
        tile, state = self.state.what[place], self.state
        self.plants = 0
        if NEEDS[tile * RESOURCES] > 0:
            self.plants |= state.stocked & ~state.wells
        if NEEDS[tile * RESOURCES + 1] > 0:
            self.plants |= state.stocked & state.wells
        self.favour = favour
        self.least = limit
        self.limit = limit
        self.search(place)

    def look_for(self, place: i64, power: i64, water: i64, limit: i64) -> None:
        """At least as far as is charted, then until so many cubes are found or all tolls spent."""
        group = self.state.group[place]
        self.row = self.state.fares
        self.start = group * SOURCES
        self.plants = self.state.stocked
        self.favour = ANYBODY
        self.power = power
        self.water = water
        self.least = self.state.charted[group]
        self.limit = max(limit, self.least)
        self.search(place)
        if self.first == self.last or self.plants == 0:
            self.level = FAR

    def search(self, place: i64) -> None:
        """Wave by wave. The tiles of the last one are not left: what is a toll further is not asked
        for, and the seat's own plants behind them are looked for from the other side."""
        self.begin(self.size + self.state.group[place])
        while self.first < self.last and self.wants_more():
            self.level += 1
            self.visit()
            if self.wants_more():
                self.roll()
            else:
                self.look_back()

    def wants_more(self) -> bool:
        if self.plants == 0 or self.level >= self.limit:
            return False
        return self.level < self.least or self.power > 0 or self.water > 0

    def begin(self, home: i64) -> None:
        if self.last_group > self.met_groups:
            self.forget(self.met, self.last)
            self.forget(self.met_groups, self.last_group)
        self.first = self.met
        self.last = self.met
        self.first_group = self.met_groups
        self.last_group = self.met_groups
        self.powers = self.start
        self.waters = self.start + ROW
        self.level = 0
        self.enter(home, 0)
        self.roll()

    def forget(self, first: i64, end: i64) -> None:
        """What the search before this one has met."""
        mark = self.mark
        for i in range(first, end):
            mark[mark[i]] = NO_FARE

    def roll(self) -> None:
        """On to the next foreign tiles, and over own groups, which cost nothing more."""
        tiles = self.last
        if self.first < tiles:
            self.leave(self.first, tiles)
            self.first = tiles
        groups = self.last_group
        if self.first_group < groups:
            self.visit_groups(self.first_group, groups)
            self.leave(self.first_group, groups)
            self.first_group = groups

    def leave(self, first: i64, end: i64) -> None:
        """[T4.4] A toll to the owner of each foreign tile beside what was met."""
        state, mark, steps, seat = self.state, self.mark, STEPS, self.seat
        roads, owner, last, least = state.roads, state.owner, self.last, self.level + 1 << 54
        for i in range(first, end):
            here = mark[i]
            fare, at = mark[here], roads[here]
            other = roads[at]
            while other != EMPTY:
                payee = owner[other]
                if payee == seat:
                    self.enter(self.size + state.group[other], fare)
                else:
                    old, new = mark[other], fare + steps[payee]
                    if old == NO_FARE:
                        mark[other] = new
                        mark[last] = other
                        last += 1
                    elif old >= least and old != new:
                        mark[other] = better(old, new, self.favour)
                at += 1
                other = roads[at]
        self.last = last

    def enter(self, group: i64, fare: i64) -> None:
        """A group of the seat's own takes no toll."""
        mark = self.mark
        old = mark[group]
        if old == NO_FARE:
            mark[group] = fare
            mark[self.last_group] = group
            self.last_group += 1
        elif old != fare and tolls_of(old) == self.level:
            mark[group] = better(old, fare, self.favour)

    def visit(self) -> None:
        """Write down the plants of this wave: what it costs to come here is certain by now."""
        mark, rank = self.mark, self.state.rank
        for i in range(self.first, self.last):
            place = mark[i]
            source = rank[place]
            if source != EMPTY:
                self.write(source, mark[place])
                if place == 0:
                    self.write(rank[START - 1], mark[0])

    def visit_groups(self, first: i64, end: i64) -> None:
        """The same for the seat's own plants."""
        for i in range(first, end):
            group, source = self.mark[i], i64(0)
            rest = self.state.depots[group - self.size]
            while rest != 0:
                if holds(rest, 0):
                    self.write(source, self.mark[group])
                rest >>= 1
                source += 1

    def look_back(self) -> None:
        """From groups with own plants to the tiles of the last wave."""
        rest, source = self.plants & self.state.plants_of[self.seat], i64(0)
        while rest != 0:
            if holds(rest, 0):
                place = self.state.sources[source]
                group = self.size + self.state.group[place]
                fare = self.mark[group]
                if fare == NO_FARE:
                    fare = self.nearest(group)
                    if fare != NO_FARE:
                        self.enter(group, fare)
                if tolls_of(fare) == self.level:
                    self.write(source, fare)
            rest >>= 1
            source += 1

    def nearest(self, group: i64) -> i64:
        """The fare of the tiles of this wave beside a group."""
        roads, mark, fare = self.state.roads, self.mark, i64(NO_FARE)
        at, least = roads[group], self.level << 54
        other = roads[at]
        while other != EMPTY:
            new = mark[other]
            if least <= new < NO_FARE:
                fare = new if fare == NO_FARE else better(fare, new, self.favour)
            at += 1
            other = roads[at]
        return fare

    def write(self, source: i64, fare: i64) -> None:
        """[T4.3] Electricity, then water; of equal fares a plant that is filled again first."""
        if not holds(self.plants, source):
            return
        self.plants = without(self.plants, source)
        place = self.state.sources[source]
        new = fare | (self.state.once >> source & 1) << 53 | source << 49
        if holds(self.state.wells, source):
            insert(self.row, self.start + ROW, self.waters, new, self.favour)
            self.waters += 1
            self.water -= self.state.cubes[place]
        else:
            insert(self.row, self.start, self.powers, new, self.favour)
            self.powers += 1
            self.power -= self.state.cubes[place]


def row_for(state: Tycoon, seat: i64, place: i64, limit: i64) -> vec[i64]:
    """The same, whoever is paid."""
    return Survey(state, seat).look(place, ANYBODY, limit)
