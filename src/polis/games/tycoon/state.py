"""What lies on the table in City Tycoon."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import State
from polis.core.seats import NOBODY

ROUNDS: Final = 4
SHORT: Final = 2  # rounds of a short game
DISTRICTS: Final = 120
PILE: Final = 30
HAND: Final = 6
START: Final = 4
LANDSCAPE: Final = 32
LEVELS: Final = 3  # costs on a tile with variable cost
KINDS: Final = 2  # of plants
PLANTS: Final = 6  # of each kind
SIDES: Final = 2
SOURCES: Final = 14  # plants of the box and of the city
MOST_OWN: Final = 24  # districts one player can ever build: one in each turn of four rounds

# Resources; then districts' types, behind which the two kinds of plants are types too.
ELECTRICITY: Final = 0
WATER: Final = 1
GOODS: Final = 2
RESOURCES: Final = 3
TYPES: Final = 7
FIRST_PLANT_TYPE: Final = 5

# Phases
SEATING: Final = 0
DEALING: Final = 1
DRAFTING: Final = 2
BUILDING: Final = 3
PLACING: Final = 4
LANDSCAPING: Final = 5
SUPPLYING: Final = 6
FAVOURING: Final = 7
OVER: Final = 8

# Option ``cooperation``
WHEN_SUPPLIED: Final = 0
WHEN_NEIGHBOUR_SUPPLIED: Final = 1

# What lies on a place: a district is its number, a plant its kind, number and side.
FREE: Final = -1
FIRST_PLANT: Final = 120
START_POWER: Final = 144
START_WATER: Final = 145
SIGHT: Final = 146  # a start tile that is no plant
PARK: Final = 147
POND: Final = 148

FAR: Final = 255  # tolls; more than any route can cost

# Owners, who are also payees
CITY: Final = 5
PAYEES: Final = 6
EMPTY: Final = -1  # a slot without a tile

# Directions, clockwise from the north; the opposite one is two further.
SIDES_OF_TILE: Final = 4

# The grid has no edge, but no game reaches further than the tiles it lays: 24 builds of five
# players and the landscape make 152. Numbers of places are given as they open: three at most with
# each tile, behind the city's four tiles and the eight places around it.
REACH: Final = 160
WIDTH: Final = 2 * REACH
MOST_PLACES: Final = 468


class Tycoon(State):
    def __init__(self) -> None:
        super().__init__()
        self.cooperation: i64 = WHEN_SUPPLIED
        self.rounds: i64 = ROUNDS
        self.phase: i64 = SEATING
        self.round: i64 = 1
        self.order: vec[i64] = vec[i64]()  # seats, the first player first
        self.turn: i64 = 0  # building: turns taken; supply: index in the order
        # The players
        self.cash: vec[i64] = vec[i64]()  # by seat
        self.points: vec[i64] = vec[i64]()  # by seat
        self.goods: vec[i64] = vec[i64]()  # by seat
        self.counts: vec[i64] = vec[i64]()  # by seat and type: what he has built
        self.bank: vec[i64] = vec[i64]()  # money, then cubes by resource; below 0: borrowed coins
        # The draft. Pack k began before seat k, and has gone left ``passes`` times.
        self.box: vec[i64] = vec[i64]()  # by tile of the pile: 1 while undealt; empty after it
        self.dealt: i64 = 0
        self.packs: vec[i64] = vec[i64]()  # by pack: its tiles, rising
        self.passes: i64 = 0
        self.hands: vec[i64] = vec[i64]()  # by seat and pass: the tile kept then
        self.shown: vec[i64] = vec[i64]()  # by seat: a bit for each tile used
        self.discarded: i64 = 0  # districts sold, or given for plants
        # The board, by place in the order they opened
        self.at: vec[i64] = vec[i64]()  # row and column
        self.link: vec[i64] = vec[i64]()  # by place and direction: the place beside it
        self.what: vec[i64] = vec[i64]()  # FREE, or the tile
        self.owner: vec[i64] = vec[i64]()  # who is paid for crossing it; NOBODY: not to be crossed
        self.cubes: vec[i64] = vec[i64]()  # on a plant; on a district 1 when supplied this round
        self.sieve: vec[i64] = vec[i64]()  # by row: bits of columns; see ``board``
        self.rank: vec[i64] = vec[i64]()  # in ``free`` or, of a plant, in ``sources``
        self.hops: vec[i64] = vec[i64]()  # tiles to cross from the city, its own among them
        self.free: vec[i64] = vec[i64]()  # free places; only the first ``free_count`` count
        self.free_count: i64 = 0
        self.sources: vec[i64] = vec[i64]()  # places of plants, as they were built
        self.used_plants: vec[i64] = vec[i64]()  # by kind: how many were built
        self.landscape: i64 = 0  # tiles left
        # The turn
        self.tile: i64 = EMPTY  # the district being built
        self.level: i64 = 0  # which of its costs
        self.plant: i64 = EMPTY  # the plant being built
        self.site: i64 = EMPTY  # where landscape is laid, or what is being supplied
        self.parks: i64 = 0  # still to lay
        self.ponds: i64 = 0
        # Supply; empty outside it
        self.passed: i64 = 0  # a set of seats
        self.favours: i64 = 0  # a set of payees between whom the supplier chooses
        self.payable: i64 = 0  # which of the supplier's hungry can be supplied, as a set
        self.stocked: i64 = 0  # sources with cubes, as a set
        self.wells: i64 = 0  # sources of water
        self.once: i64 = 0  # sources never refilled
        self.plants_of: vec[i64] = vec[i64]()  # by seat: sources, as a set
        self.depots: vec[i64] = vec[i64]()  # by group: sources, as a set
        self.ways: vec[i64] = vec[i64]()  # by payee: fares if he is favoured; empty: not looked for
        self.hungry: vec[i64] = vec[i64]()  # by seat: districts with needs, those supplied behind
        self.hungry_count: vec[i64] = vec[i64]()  # by seat: not yet supplied
        self.group: vec[i64] = vec[i64]()  # by place: which tiles of one owner hang together
        self.roads: vec[i64] = vec[i64]()  # see ``roads``
        self.fares: vec[i64] = vec[i64]()  # by group: see ``router``
        self.charted: vec[i64] = vec[i64]()  # by group: tolls up to which all fares were found

    def copy(self) -> Tycoon:
        new = Tycoon()
        new.actors = self.actors
        new.players = self.players
        new.cooperation = self.cooperation
        new.rounds = self.rounds
        new.phase = self.phase
        new.round = self.round
        new.order = self.order[:]
        new.turn = self.turn
        new.cash = self.cash[:]
        new.points = self.points[:]
        new.goods = self.goods[:]
        new.counts = self.counts[:]
        new.bank = self.bank[:]
        new.box = self.box[:]
        new.dealt = self.dealt
        new.packs = self.packs[:]
        new.passes = self.passes
        new.hands = self.hands[:]
        new.shown = self.shown[:]
        new.discarded = self.discarded
        self.copy_board(new)
        self.copy_turn(new)
        return new

    def copy_board(self, new: Tycoon) -> None:
        new.at = self.at[:]
        new.link = self.link[:]
        new.what = self.what[:]
        new.owner = self.owner[:]
        new.cubes = self.cubes[:]
        new.sieve = self.sieve[:]
        new.rank = self.rank[:]
        new.hops = self.hops[:]
        new.free = self.free[:]
        new.free_count = self.free_count
        new.sources = self.sources[:]
        new.used_plants = self.used_plants[:]
        new.landscape = self.landscape

    def copy_turn(self, new: Tycoon) -> None:
        new.tile = self.tile
        new.level = self.level
        new.plant = self.plant
        new.site = self.site
        new.parks = self.parks
        new.ponds = self.ponds
        new.passed = self.passed
        new.favours = self.favours
        new.payable = self.payable
        new.stocked = self.stocked
        new.wells = self.wells
        new.once = self.once
        new.plants_of = self.plants_of[:]
        new.depots = self.depots[:]
        new.ways = self.ways[:]
        new.hungry = self.hungry[:]
        new.hungry_count = self.hungry_count[:]
        new.group = self.group[:]
        new.roads = self.roads[:]
        new.fares = self.fares[:]
        new.charted = self.charted[:]


def acting(state: Tycoon) -> i64:
    """The seat whose turn it is to build or to supply."""
    if BUILDING <= state.phase <= LANDSCAPING:
        rank = state.turn
        while rank >= state.players:
            rank -= state.players
        return state.order[rank]
    if state.phase == SUPPLYING or state.phase == FAVOURING:
        return state.order[state.turn]
    return NOBODY


# Hands


def is_shown(state: Tycoon, seat: i64, slot: i64) -> bool:
    """Whether the tile kept at this pass has been used, and so is known to all."""
    return (state.shown[seat] >> slot) & 1 != 0


def pack_before(state: Tycoon, seat: i64) -> i64:
    """[T2.2] The pack a seat has before it: packs go left, from seat to next seat."""
    pack = seat - state.passes
    while pack < 0:
        pack += state.players
    return pack


# Places


def is_district(what: i64) -> bool:
    return 0 <= what < FIRST_PLANT


def is_plant(what: i64) -> bool:
    return FIRST_PLANT <= what < SIGHT


def plant_of(kind: i64, number: i64, side: i64) -> i64:
    """A plant as data know it; behind the districts it is what lies on a place."""
    return (kind * PLANTS + number) * SIDES + side


def node(place: i64) -> i64:
    """[T4.4] The city's four tiles are one."""
    if place < START:
        return 0
    return place
