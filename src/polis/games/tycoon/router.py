"""T4.4: what it costs to bring a cube from any plant to any tile: exact, and charted once a round.

All tiles of one owner that hang together are a group: among them he carries for nothing, so every
district of a group pays the same fares. The search runs backwards from the group, a wave for each
toll. A fare is one number: tolls, the plant, and how many of the tolls go to whom.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.games.tycoon.data import PLANT_RENEWED, gives
from polis.games.tycoon.state import (
    CITY,
    EMPTY,
    FIRST_PLANT,
    MOST_OWN,
    SIDES_OF_TILE,
    SOURCES,
    START,
    START_POWER,
    Tycoon,
    node,
)

FAR: Final = 255  # tolls; more than any route can cost
ANYBODY: Final = -1  # no payee is favoured
PAYEE_BITS: Final = 8
UNITS: Final = vec[i64]([1, 1 << 8, 1 << 16, 1 << 24, 1 << 32, 1 << 40])  # one toll, by payee
ALL_TOLLS: Final = (1 << 48) - 1
PLENTY: Final = 4096  # more than all places, or all fares of a board
NOWHERE: Final = vec[i64]([EMPTY] * PLENTY)
NO_FARE: Final = FAR << 54
NO_FARES: Final = vec[i64]([NO_FARE] * PLENTY)
ROW: Final = SOURCES // 2  # plants of one kind, the city's too


# A fare


def fare(tolls: i64, once: i64, source: i64, mixed: i64, paid: i64) -> i64:
    """Fewer tolls come first, then plants that are refilled, then older ones. ``mixed``: equally
    cheap routes pay others."""
    return tolls << 54 | once << 53 | source << 49 | mixed << 48 | paid


def tolls_of(fare: i64) -> i64:
    return fare >> 54


def source_of(fare: i64) -> i64:
    return fare >> 49 & 15


def is_mixed(fare: i64) -> bool:
    return fare >> 48 & 1 != 0


def paid_of(fare: i64) -> i64:
    return fare & ALL_TOLLS


def share(paid: i64, payee: i64) -> i64:
    """How many of these tolls go to one payee."""
    return paid >> payee * PAYEE_BITS & FAR


class Survey:
    """Every tile as seen from one group of a seat. [T4.5] With a favoured payee, the one of equally
    cheap routes is kept that pays him most."""

    def __init__(self, state: Tycoon, seat: i64) -> None:
        self.state: Tycoon = state
        self.seat: i64 = seat
        self.favour: i64 = ANYBODY
        size = i64(len(state.at))
        self.tolls: vec[i64] = NOWHERE[:size]  # by place; of the city by its first one
        self.paid: vec[i64] = NOWHERE[:size]
        self.mixed: vec[i64] = NOWHERE[:size]
        self.came: vec[i64] = NOWHERE[:size]  # the next place on the way home
        self.seed: vec[i64] = NOWHERE[:size]  # own groups met in this wave: a place of each
        self.seeds: i64 = 0
        self.wave: vec[i64] = NOWHERE[:size]  # foreign tiles, wave behind wave
        self.first: i64 = 0
        self.last: i64 = 0
        self.stack: vec[i64] = NOWHERE[:size]

    def look(self, place: i64, favour: i64) -> None:
        """From a tile of the seat's own outwards, until nothing new is reached."""
        self.favour = favour
        for i in range(i64(len(self.tolls))):
            self.tolls[i] = FAR
        self.first = 0
        self.last = 0
        self.reach(place, 0, 0, 0, EMPTY)
        self.flood(place)
        tolls: i64 = 1
        while self.first < self.last:
            self.roll(tolls)
            tolls += 1

    def reach(self, place: i64, tolls: i64, paid: i64, mixed: i64, came: i64) -> None:
        self.tolls[place] = tolls
        self.paid[place] = paid
        self.mixed[place] = mixed
        self.came[place] = came

    def roll(self, tolls: i64) -> None:
        """One wave: on to the next foreign tiles, and into own groups, which cost nothing more."""
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
        """[T4.4] Over shared sides, never over ponds."""
        link, owner = self.state.link, self.state.owner
        for side in range(tile * SIDES_OF_TILE, tile * SIDES_OF_TILE + SIDES_OF_TILE):
            other = link[side]
            if other != EMPTY and owner[other] >= 0:
                if owner[other] == self.seat:
                    self.enter(other, place)
                elif node(other) != place:
                    self.meet(other, place)

    def enter(self, own: i64, place: i64) -> None:
        """An own group is met at one or several tiles; one of them answers for it."""
        group = self.state.group[own]
        for i in range(self.seeds):
            seed = self.seed[i]
            if self.state.group[seed] == group:
                if self.joins(seed, self.paid[place], self.mixed[place]):
                    self.tolls[seed] = FAR
                    self.seed[i] = own
                    self.reach(own, self.tolls[place], self.paid[place], 0, place)
                return
        if self.tolls[own] == FAR:
            self.reach(own, self.tolls[place], self.paid[place], self.mixed[place], place)
            self.seed[self.seeds] = own
            self.seeds += 1

    def meet(self, other: i64, place: i64) -> None:
        """[T4.4] A toll to the owner of a foreign tile, the city being one tile."""
        tolls, paid = self.tolls[place] + 1, self.paid[place] + UNITS[self.state.owner[other]]
        other = node(other)
        if self.tolls[other] == FAR:
            self.reach(other, tolls, paid, self.mixed[place], place)
            self.wave[self.last] = other
            self.last += 1
        elif self.tolls[other] == tolls and self.joins(other, paid, self.mixed[place]):
            self.reach(other, tolls, paid, 0, place)

    def joins(self, place: i64, paid: i64, mixed: i64) -> bool:
        """Another route at the same price; whether it is the better one."""
        if self.favour == ANYBODY:
            if paid != self.paid[place] or mixed != 0:
                self.mixed[place] = 1
            return False
        return share(paid, self.favour) > share(self.paid[place], self.favour)

    def flood(self, place: i64) -> None:
        """Through all own tiles that hang together, and on to the foreign ones around them."""
        link, owner = self.state.link, self.state.owner
        self.stack[0] = place
        height: i64 = 1
        while height > 0:
            height -= 1
            tile = self.stack[height]
            for side in range(tile * SIDES_OF_TILE, tile * SIDES_OF_TILE + SIDES_OF_TILE):
                other = link[side]
                if other != EMPTY and owner[other] >= 0:
                    if owner[other] != self.seat:
                        self.meet(other, tile)
                    elif self.tolls[other] == FAR:
                        self.reach(other, self.tolls[tile], self.paid[tile], self.mixed[tile], tile)
                        self.stack[height] = other
                        height += 1

    def write_row(self, row: vec[i64], start: i64) -> None:
        """[T4.3] The fares from every plant with cubes: electricity, then water, cheapest first."""
        state = self.state
        ends = start
        water = start + ROW
        for source in range(i64(len(state.sources))):
            place = state.sources[source]
            if state.cubes[place] > 0 and self.tolls[node(place)] < FAR:
                what, from_node = state.what[place], node(place)
                tolls, paid = self.tolls[from_node], self.paid[from_node]
                new = fare(tolls, is_once(what), source, self.mixed[from_node], paid)
                if gives(what) == 0:
                    insert(row, start, ends, new, self.favour)
                    ends += 1
                else:
                    insert(row, start + ROW, water, new, self.favour)
                    water += 1


def is_once(what: i64) -> i64:
    """[T5.1] Whether a plant is never filled again; those of the city are."""
    if what >= START_POWER:
        return 0
    return 1 - PLANT_RENEWED[what - FIRST_PLANT]


def insert(row: vec[i64], start: i64, end: i64, new: i64, favour: i64) -> None:
    at = end
    while at > start and is_before(new, row[at - 1], favour):
        row[at] = row[at - 1]
        at -= 1
    row[at] = new


def is_before(one: i64, other: i64, favour: i64) -> bool:
    """Cheaper; of equally cheap ones that which pays the favoured payee more."""
    if favour != ANYBODY and tolls_of(one) == tolls_of(other):
        mine, others = share(paid_of(one), favour), share(paid_of(other), favour)
        if mine != others:
            return mine > others
    return one < other


# Once a round


def chart(state: Tycoon) -> None:
    """[T4.4] Tiles do not move while districts are supplied, so fares are found once for each group
    that has something to supply. Only which plants are empty changes."""
    groups = find_groups(state)
    state.fares = NO_FARES[: groups * SOURCES]
    for seat in range(state.players):
        if state.hungry_count[seat] > 0:
            chart_seat(state, Survey(state, seat))


def chart_seat(state: Tycoon, survey: Survey) -> None:
    first = survey.seat * MOST_OWN
    for i in range(first, first + state.hungry_count[survey.seat]):
        place = state.hungry[i]
        start = state.group[place] * SOURCES
        if state.fares[start] == NO_FARE and state.fares[start + ROW] == NO_FARE:
            survey.look(place, ANYBODY)
            survey.write_row(state.fares, start)


def find_groups(state: Tycoon) -> i64:
    """Number the groups; returns how many there are."""
    size = i64(len(state.at))
    group = NOWHERE[:size]
    stack = NOWHERE[:size]
    count: i64 = 0
    for place in range(i64(START), size):
        if group[place] == EMPTY and state.owner[place] >= 0:
            fill_group(state, group, stack, place, count)
            count += 1
    state.group = group
    return count


def fill_group(state: Tycoon, group: vec[i64], stack: vec[i64], place: i64, number: i64) -> None:
    link, owner = state.link, state.owner
    seat = owner[place]
    group[place] = number
    stack[0] = place
    height: i64 = 1
    while height > 0:
        height -= 1
        tile = stack[height]
        for side in range(tile * SIDES_OF_TILE, tile * SIDES_OF_TILE + SIDES_OF_TILE):
            other = link[side]
            if other != EMPTY and owner[other] == seat and group[other] == EMPTY:
                group[other] = number
                stack[height] = other
                height += 1


def row_for(state: Tycoon, seat: i64, place: i64, favour: i64) -> vec[i64]:
    """The fares to one place when a payee is favoured."""
    survey = Survey(state, seat)
    survey.look(place, favour)
    row = NO_FARES[:SOURCES]
    survey.write_row(row, 0)
    return row


def payees(state: Tycoon, seat: i64) -> vec[i64]:
    """Whom a seat may have to pay."""
    found = vec[i64]()
    for payee in range(state.players):
        if payee != seat:
            found = append(found, payee)
    return append(found, CITY)
