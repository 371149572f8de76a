"""T4.4: what it costs to bring a cube from any plant to one group of tiles.

All tiles of one owner that hang together are a group: among them he carries for nothing. The search
runs backwards from the group, a wave for each toll, and so is exact.
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
    share,
    tolls_of,
)
from polis.games.tycoon.state import (
    EMPTY,
    FIRST_PLANT,
    SIDES_OF_TILE,
    SOURCES,
    START,
    Tycoon,
    node,
)


class Survey:
    """Every tile as seen from one group of a seat. [T4.5] With a favoured payee, the one of equally
    cheap routes is kept that pays him most."""

    def __init__(self, state: Tycoon, seat: i64) -> None:
        self.state: Tycoon = state
        self.seat: i64 = seat
        self.favour: i64 = ANYBODY
        self.level: i64 = 0  # tolls up to which everything has been found
        self.size: i64 = i64(len(state.at))
        self.mark: vec[i64] = vec[i64]()  # by place the fare so far; the city's by its first
        self.came: vec[i64] = NOWHERE[: self.size]  # by place: the next one on the way home
        # Foreign tiles, wave behind wave; own tiles still to flood; own groups met in this wave.
        self.lists: vec[i64] = NOWHERE[: 3 * self.size]
        self.first: i64 = 0
        self.last: i64 = 0
        self.seeds: i64 = 0
        self.plants: vec[i64] = NOWHERE[:SOURCES]  # places of plants found
        self.found: i64 = 0
        self.cubes: vec[i64] = NOWHERE[:4]  # by resource: found so far, and in the wave to come

    def look(self, place: i64, favour: i64, limit: i64) -> None:
        """From a tile of the seat's own outwards, as far as so many tolls go."""
        self.begin(place, favour)
        while self.level < limit and self.first < self.last:
            self.roll()

    def begin(self, place: i64, favour: i64) -> None:
        self.favour = favour
        self.mark = NO_FARES[: self.size]
        self.first = 0
        self.last = 0
        self.level = 0
        self.found = 0
        for i in range(i64(4)):
            self.cubes[i] = 0
        self.mark[place] = 0
        self.flood(place)

    def look_for(self, place: i64, power: i64, water: i64, limit: i64) -> None:
        """Outwards until so many cubes are found, or all tolls spent; no wave is left by halves."""
        self.begin(place, ANYBODY)
        while self.first < self.last and self.level < limit:
            if self.cubes[0] >= power and self.cubes[1] >= water:
                return
            self.roll()
        if self.first == self.last:
            self.level = FAR

    def note(self, place: i64, ahead: i64) -> None:
        """A plant is found; ``ahead`` is 2 if the wave that found it is still to roll."""
        state = self.state
        kind = gives(state.what[place])
        if kind >= 0 and state.cubes[place] > 0:
            self.plants[self.found] = place
            self.found += 1
            self.cubes[kind + ahead] += state.cubes[place]

    def roll(self) -> None:
        """One wave: on to the next foreign tiles, and into own groups, which cost nothing more."""
        self.level += 1
        self.cubes[0] += self.cubes[2]
        self.cubes[1] += self.cubes[3]
        self.cubes[2] = 0
        self.cubes[3] = 0
        end = self.last
        self.seeds = 0
        for i in range(self.first, end):
            place = self.lists[i]
            self.step(place, place)
            if place == 0:
                for tile in range(i64(1), i64(START)):
                    self.step(tile, 0)
        self.first = end
        for i in range(self.seeds):
            self.flood(self.lists[2 * self.size + i])

    def step(self, tile: i64, place: i64) -> None:
        """[T4.4] Over shared sides, never over ponds: a toll to the owner of a foreign tile."""
        link, owner, here = self.state.link, self.state.owner, self.mark[place]
        for side in range(tile * SIDES_OF_TILE, tile * SIDES_OF_TILE + SIDES_OF_TILE):
            other = link[side]
            if other != EMPTY:
                whose = owner[other]
                if whose == self.seat:
                    self.enter(other, place, here)
                elif whose >= 0:
                    self.meet(node(other), place, here + STEPS[whose])

    def meet(self, other: i64, place: i64, new: i64) -> None:
        """A foreign tile, for the first time or by another way."""
        old = self.mark[other]
        if old == NO_FARE:
            self.mark[other] = new
            self.came[other] = place
            self.lists[self.last] = other
            self.last += 1
            if other == 0:
                self.note(0, 2)
                self.note(START - 1, 2)
            elif self.state.what[other] >= FIRST_PLANT:
                self.note(other, 2)
        elif old != new and tolls_of(old) == tolls_of(new) and self.betters(other, new):
            self.mark[other] = new
            self.came[other] = place

    def enter(self, own: i64, place: i64, here: i64) -> None:
        """An own group is met at one or several tiles; one of them answers for it."""
        old = self.mark[own]
        if old != NO_FARE and tolls_of(old) != tolls_of(here):
            return
        group, first = self.state.group[own], 2 * self.size
        at = first
        while at < first + self.seeds and self.state.group[self.lists[at]] != group:
            at += 1
        if at < first + self.seeds:
            seed = self.lists[at]
            if self.mark[seed] == here or not self.betters(seed, here):
                return
            self.mark[seed] = NO_FARE
        else:
            self.seeds += 1
        self.lists[at] = own
        self.mark[own] = here
        self.came[own] = place

    def betters(self, place: i64, new: i64) -> bool:
        """Whether another route at the same price pays the favoured payee more."""
        if self.favour == ANYBODY:
            self.mark[place] |= MIXED
            return False
        return share(new, self.favour) > share(self.mark[place], self.favour)

    def flood(self, place: i64) -> None:
        """Through all own tiles that hang together, and on to the foreign ones around them."""
        link, owner, mark = self.state.link, self.state.owner, self.mark
        here, bottom = mark[place], self.size
        self.lists[bottom] = place
        top = bottom + 1
        while top > bottom:
            top -= 1
            tile = self.lists[top]
            if self.state.what[tile] >= FIRST_PLANT:
                self.note(tile, 0)
            for side in range(tile * SIDES_OF_TILE, tile * SIDES_OF_TILE + SIDES_OF_TILE):
                other = link[side]
                if other != EMPTY:
                    whose = owner[other]
                    if whose == self.seat:
                        if mark[other] == NO_FARE:
                            mark[other] = here
                            self.came[other] = tile
                            self.lists[top] = other
                            top += 1
                    elif whose >= 0:
                        self.meet(node(other), tile, here + STEPS[whose])

    def owners(self) -> i64:
        """The set of those whose tiles were met: nobody else can be paid."""
        found: i64 = 0
        for i in range(self.last):
            found |= 1 << self.state.owner[self.lists[i]]
        return found

    def write_row(self, row: vec[i64], start: i64) -> None:
        """[T4.3] The fares from every plant found: electricity, then water, cheapest first."""
        state = self.state
        power, water = start, start + ROW
        for i in range(self.found):
            place = self.plants[i]
            mark = self.mark[node(place)]
            if tolls_of(mark) <= self.level:
                what = state.what[place]
                new = mark | is_once(what) << 53 | state.rank[place] << 49
                if gives(what) == 0:
                    insert(row, start, power, new, self.favour)
                    power += 1
                else:
                    insert(row, start + ROW, water, new, self.favour)
                    water += 1
