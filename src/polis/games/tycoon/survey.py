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
from polis.games.tycoon.state import EMPTY, SIDES_OF_TILE, START, Tycoon, node


class Survey:
    """Every tile as seen from one group of a seat. [T4.5] With a favoured payee, the one of equally
    cheap routes is kept that pays him most."""

    def __init__(self, state: Tycoon, seat: i64) -> None:
        self.state: Tycoon = state
        self.seat: i64 = seat
        self.favour: i64 = ANYBODY
        self.level: i64 = 0  # tolls up to which everything has been found
        size = i64(len(state.at))
        self.mark: vec[i64] = NO_FARES[:size]  # by place the fare so far; the city's by its first
        self.came: vec[i64] = NOWHERE[:size]  # by place: the next one on the way home
        self.wave: vec[i64] = NOWHERE[:size]  # foreign tiles, wave behind wave
        self.first: i64 = 0
        self.last: i64 = 0
        self.seed: vec[i64] = NOWHERE[:size]  # own groups met in this wave: a place of each
        self.seeds: i64 = 0
        self.stack: vec[i64] = NOWHERE[:size]

    def look(self, place: i64, favour: i64, limit: i64) -> None:
        """From a tile of the seat's own outwards, as far as so many tolls go."""
        self.begin(place, favour)
        while self.level < limit and self.first < self.last:
            self.roll()

    def begin(self, place: i64, favour: i64) -> None:
        self.favour = favour
        self.mark = NO_FARES[: i64(len(self.mark))]
        self.first = 0
        self.last = 0
        self.level = 0
        self.mark[place] = 0
        self.flood(place)

    def look_for(self, place: i64, power: i64, water: i64, limit: i64) -> None:
        """Outwards until so many cubes are found, or all tolls spent; no wave is left by halves."""
        self.begin(place, ANYBODY)
        while self.first < self.last and self.level < limit:
            if self.cubes_of(0) >= power and self.cubes_of(1) >= water:
                return
            self.roll()
        if self.first == self.last:
            self.level = FAR

    def cubes_of(self, resource: i64) -> i64:
        """Cubes within the waves that are complete."""
        state, found = self.state, i64(0)
        for place in state.sources:
            if (
                tolls_of(self.mark[node(place)]) <= self.level
                and gives(state.what[place]) == resource
            ):
                found += state.cubes[place]
        return found

    def roll(self) -> None:
        """One wave: on to the next foreign tiles, and into own groups, which cost nothing more."""
        self.level += 1
        end = self.last
        self.seeds = 0
        for i in range(self.first, end):
            place = self.wave[i]
            self.step(place, place)
            if place == 0:
                for tile in range(i64(1), i64(START)):
                    self.step(tile, 0)
        self.first = end
        for i in range(self.seeds):
            self.flood(self.seed[i])

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
            self.wave[self.last] = other
            self.last += 1
        elif old != new and tolls_of(old) == tolls_of(new) and self.betters(other, new):
            self.mark[other] = new
            self.came[other] = place

    def enter(self, own: i64, place: i64, here: i64) -> None:
        """An own group is met at one or several tiles; one of them answers for it."""
        old = self.mark[own]
        if old != NO_FARE and tolls_of(old) != tolls_of(here):
            return
        group = self.state.group[own]
        at: i64 = 0
        while at < self.seeds and self.state.group[self.seed[at]] != group:
            at += 1
        if at < self.seeds:
            seed = self.seed[at]
            if self.mark[seed] == here or not self.betters(seed, here):
                return
            self.mark[seed] = NO_FARE
        else:
            self.seeds += 1
        self.seed[at] = own
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
        here = mark[place]
        self.stack[0] = place
        height: i64 = 1
        while height > 0:
            height -= 1
            tile = self.stack[height]
            for side in range(tile * SIDES_OF_TILE, tile * SIDES_OF_TILE + SIDES_OF_TILE):
                other = link[side]
                if other != EMPTY:
                    whose = owner[other]
                    if whose == self.seat:
                        if mark[other] == NO_FARE:
                            mark[other] = here
                            self.came[other] = tile
                            self.stack[height] = other
                            height += 1
                    elif whose >= 0:
                        self.meet(node(other), tile, here + STEPS[whose])

    def write_row(self, row: vec[i64], start: i64) -> None:
        """[T4.3] The fares from every plant with cubes: electricity, then water, cheapest first."""
        state = self.state
        power, water = start, start + ROW
        for source in range(i64(len(state.sources))):
            place = state.sources[source]
            mark = self.mark[node(place)]
            if mark != NO_FARE and tolls_of(mark) <= self.level and state.cubes[place] > 0:
                what = state.what[place]
                new = mark | is_once(what) << 53 | source << 49
                if gives(what) == 0:
                    insert(row, start, power, new, self.favour)
                    power += 1
                else:
                    insert(row, start + ROW, water, new, self.favour)
                    water += 1
