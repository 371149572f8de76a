# Generated from schema.py by polis.testing.generate. Do not edit.
"""A position: what lies on the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import State


class Tycoon(State):
    def __init__(self) -> None:
        super().__init__()
        self.cooperation: i64 = 0
        self.rounds: i64 = 4
        self.phase: i64 = 0
        self.round: i64 = 1
        self.order: vec[i64] = vec[i64]()  # the first player first
        self.turn: i64 = 0  # building: turns taken; supply: index in the order
        self.cash: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.goods: vec[i64] = vec[i64]()
        self.counts: vec[i64] = vec[i64]()  # what is built
        self.bank: vec[i64] = vec[i64]()  # below 0: borrowed coins
        self.box: vec[i64] = vec[i64]()  # yes: undealt
        self.dealt: i64 = 0
        self.packs: vec[i64] = vec[i64]()  # rising
        self.passes: i64 = 0
        self.hands: vec[i64] = vec[i64]()  # by pass
        self.shown: vec[i64] = vec[i64]()  # tiles used, and so seen by all
        self.discarded: i64 = 0  # sold, or given for plants
        self.at: vec[i64] = vec[i64]()  # row and column
        self.link: vec[i64] = vec[i64]()  # what is beside
        self.what: vec[i64] = vec[i64]()  # none: free
        self.owner: vec[i64] = vec[i64]()  # none: not to be crossed
        self.cubes: vec[i64] = vec[i64]()  # on a district 1 when supplied
        self.sieve: vec[i64] = vec[i64]()  # see ``board``
        self.rank: vec[i64] = vec[i64]()  # in ``free`` or, of a plant, in ``sources``
        self.hops: vec[i64] = vec[i64]()  # tiles to cross from the city, its own among them
        self.free: vec[i64] = vec[i64]()  # only the first ``free_count`` count
        self.free_count: i64 = 0
        self.sources: vec[i64] = vec[i64]()  # plants, as they were built
        self.used_plants: vec[i64] = vec[i64]()
        self.landscape: i64 = 0  # tiles left
        self.tile: i64 = -1  # the district being built
        self.level: i64 = 0  # which of its costs
        self.plant: i64 = -1  # the plant being built
        self.site: i64 = -1  # of landscape, or being supplied
        self.parks: i64 = 0  # still to lay
        self.ponds: i64 = 0
        self.passed: i64 = 0
        self.favours: i64 = 0  # between whom the supplier chooses
        self.hungry: vec[i64] = vec[i64]()  # supplied behind
        self.hungry_count: vec[i64] = vec[i64]()
        self.payable: i64 = -1  # of the hungry, or UNKNOWN
        self.stocked: i64 = 0  # sources with cubes
        self.wells: i64 = 0  # sources of water
        self.once: i64 = 0  # sources never refilled
        self.plants_of: vec[i64] = vec[i64]()
        self.depots: vec[i64] = vec[i64]()
        self.ways: vec[i64] = vec[i64]()  # empty: not looked for
        self.group: vec[i64] = vec[i64]()  # of tiles of one owner
        self.roads: vec[i64] = vec[i64]()
        self.fares: vec[i64] = vec[i64]()
        self.charted: vec[i64] = vec[i64]()  # all fares up to so many

    def copy(self) -> Tycoon:
        new = Tycoon()
        new.actors = self.actors
        new.players = self.players
        new.cooperation = self.cooperation
        new.rounds = self.rounds
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.dealt = self.dealt
        new.passes = self.passes
        new.discarded = self.discarded
        new.free_count = self.free_count
        new.landscape = self.landscape
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
        new.order = self.order[:]
        new.cash = self.cash[:]
        new.points = self.points[:]
        new.goods = self.goods[:]
        new.counts = self.counts[:]
        new.bank = self.bank[:]
        new.box = self.box[:]
        new.packs = self.packs[:]
        new.hands = self.hands[:]
        new.shown = self.shown[:]
        new.at = self.at[:]
        new.link = self.link[:]
        new.what = self.what[:]
        new.owner = self.owner[:]
        new.cubes = self.cubes[:]
        new.sieve = self.sieve[:]
        new.rank = self.rank[:]
        new.hops = self.hops[:]
        new.free = self.free[:]
        new.sources = self.sources[:]
        new.used_plants = self.used_plants[:]
        new.hungry = self.hungry[:]
        new.hungry_count = self.hungry_count[:]
        new.plants_of = self.plants_of[:]
        new.depots = self.depots[:]
        new.ways = self.ways[:]
        new.group = self.group[:]
        new.roads = self.roads[:]
        new.fares = self.fares[:]
        new.charted = self.charted[:]
        return new

    def scratch(self) -> list[str]:
        return [
            "payable",
            "stocked",
            "wells",
            "once",
            "plants_of",
            "depots",
            "ways",
            "group",
            "roads",
            "fares",
            "charted",
        ]
