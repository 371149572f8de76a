# Generated from schema.py by polis.testing.generate. Do not edit.
"""A position: what lies on the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import State


class NewYork(State):
    def __init__(self) -> None:
        super().__init__()
        self.houses: i64 = 0  # the seats, then the Toms
        self.levels: vec[i64] = vec[i64]()
        self.drafted: i64 = 0
        self.tom_laid: i64 = 0
        self.edition: i64 = 1
        self.phase: i64 = 0
        self.step: i64 = 0  # how far the phase has come
        self.round: i64 = 0
        self.auction: i64 = 0
        self.queue: vec[i64] = vec[i64]()  # whose turn it is, one after another
        self.letter: vec[i64] = vec[i64]()
        self.base: vec[i64] = vec[i64]()
        self.towers: vec[i64] = vec[i64]()
        self.mayor: i64 = -1
        self.token_at: vec[i64] = vec[i64]()  # or STACKED, OPENED, GONE
        self.vehicle_of: vec[i64] = vec[i64]()  # who took it, or ON_BOARD
        self.statue: bool = True  # whether the district bonus can still be gained
        self.space: vec[i64] = vec[i64]()
        self.order: vec[i64] = vec[i64]()  # by influence, the leader first
        self.standing: vec[i64] = vec[i64]()  # its index in ``order``
        self.deck: vec[i64] = vec[i64]()
        self.deck_left: i64 = 0
        self.discards: vec[i64] = vec[i64]()
        self.hand: vec[i64] = vec[i64]()  # a Tom's is open
        self.hand_size: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()  # of the hand, to everybody
        self.reserve: vec[i64] = vec[i64]()
        self.reserve_size: vec[i64] = vec[i64]()
        self.pairs: vec[i64] = vec[i64]()  # two cards a pair
        self.spare: vec[i64] = vec[i64]()  # left over from the draft
        self.pile: vec[i64] = vec[i64]()
        self.pile_left: vec[i64] = vec[i64]()
        self.light: vec[i64] = vec[i64]()  # starters face down
        self.office: vec[i64] = vec[i64]()  # OPEN slots a value
        self.starters: vec[i64] = vec[i64]()  # two tiles a pile
        self.blind_left: i64 = 0  # starter piles face down
        self.staff: vec[i64] = vec[i64]()
        self.paid: vec[i64] = vec[i64]()  # with a dollar on it
        self.idle: vec[i64] = vec[i64]()  # tiles without a dollar, by when they work
        self.dollars: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()  # skyscrapers
        self.points: vec[i64] = vec[i64]()
        self.drawing: i64 = 0
        self.goes: i64 = 0
        self.drawn: vec[i64] = vec[i64]()  # but by whoever drew it
        self.keep_left: i64 = 0
        self.shelve_left: i64 = 0
        self.drop_left: i64 = 0
        self.dropped: i64 = 0
        self.sparing: bool = False
        self.first: i64 = -1  # first bidder
        self.bids: vec[i64] = vec[i64]()  # 0 for a pass
        self.laid: vec[i64] = vec[i64]()
        self.settled: i64 = 0  # who has bid or passed
        self.postponed: i64 = 0  # who bids after the others
        self.tie_winners: i64 = 0
        self.winner: i64 = -1
        self.second: i64 = -1
        self.pointed: bool = False  # whether the points of auction 5 have been given
        self.moves_left: i64 = 0
        self.moving_to: i64 = -1
        self.refill: i64 = 0  # tiles still to be opened in one row for a Tom
        self.refill_value: i64 = 0
        self.declared: vec[i64] = vec[i64]()  # used for it
        self.plus: i64 = 0
        self.wilds: i64 = 0
        self.extra_jokers: i64 = 0
        self.converted: i64 = 0  # what counts as the auction's own
        self.swaps: i64 = 0
        self.left: vec[i64] = vec[i64]()  # reserves this decision has left

    def copy(self) -> NewYork:
        new = NewYork()
        new.actors = self.actors
        new.players = self.players
        new.houses = self.houses
        new.drafted = self.drafted
        new.tom_laid = self.tom_laid
        new.edition = self.edition
        new.phase = self.phase
        new.step = self.step
        new.round = self.round
        new.auction = self.auction
        new.mayor = self.mayor
        new.statue = self.statue
        new.deck_left = self.deck_left
        new.blind_left = self.blind_left
        new.drawing = self.drawing
        new.goes = self.goes
        new.keep_left = self.keep_left
        new.shelve_left = self.shelve_left
        new.drop_left = self.drop_left
        new.dropped = self.dropped
        new.sparing = self.sparing
        new.first = self.first
        new.settled = self.settled
        new.postponed = self.postponed
        new.tie_winners = self.tie_winners
        new.winner = self.winner
        new.second = self.second
        new.pointed = self.pointed
        new.moves_left = self.moves_left
        new.moving_to = self.moving_to
        new.refill = self.refill
        new.refill_value = self.refill_value
        new.plus = self.plus
        new.wilds = self.wilds
        new.extra_jokers = self.extra_jokers
        new.converted = self.converted
        new.swaps = self.swaps
        new.levels = self.levels[:]
        new.queue = self.queue[:]
        new.letter = self.letter[:]
        new.base = self.base[:]
        new.towers = self.towers[:]
        new.token_at = self.token_at[:]
        new.vehicle_of = self.vehicle_of[:]
        new.space = self.space[:]
        new.order = self.order[:]
        new.standing = self.standing[:]
        new.deck = self.deck[:]
        new.discards = self.discards[:]
        new.hand = self.hand[:]
        new.hand_size = self.hand_size[:]
        new.known = self.known[:]
        new.reserve = self.reserve[:]
        new.reserve_size = self.reserve_size[:]
        new.pairs = self.pairs[:]
        new.spare = self.spare[:]
        new.pile = self.pile[:]
        new.pile_left = self.pile_left[:]
        new.light = self.light[:]
        new.office = self.office[:]
        new.starters = self.starters[:]
        new.staff = self.staff[:]
        new.paid = self.paid[:]
        new.idle = self.idle[:]
        new.dollars = self.dollars[:]
        new.supply = self.supply[:]
        new.points = self.points[:]
        new.drawn = self.drawn[:]
        new.bids = self.bids[:]
        new.laid = self.laid[:]
        new.declared = self.declared[:]
        new.left = self.left[:]
        return new
