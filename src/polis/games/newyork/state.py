"""What lies on the table in New York City."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import State
from polis.core.seats import NOBODY
from polis.games.newyork.terms import CARDS, DISTRICTS, KINDS, LETTERING, TIMES, TO_HAND


class NewYork(State):
    """``players`` are the seats; the houses are the seats and then the Toms. Behind the last house
    comes the neutral colour, on the press track and in the districts."""

    def __init__(self) -> None:
        super().__init__()
        self.houses: i64 = 0
        self.levels: vec[i64] = vec[i64]()  # by Tom
        # Agreed on; each field has the name and the numbers of its option
        self.drafted: i64 = 0  # whether cards seen going to a hand stay listed
        self.tom_laid: i64 = 0  # whether what a Tom has laid is a bid before his turn
        self.edition: i64 = 1  # of these rules, counted from 0
        self.phase: i64 = LETTERING
        self.step: i64 = 0  # how far the phase has come
        self.round: i64 = 0
        self.auction: i64 = 0
        self.queue: vec[i64] = vec[i64]()  # whose turn it is, one after another, in this phase
        # The districts
        self.letter: vec[i64] = vec[i64]()  # by district
        self.base: vec[i64] = vec[i64]()  # by district
        self.towers: vec[i64] = vec[i64]()  # by house (then neutral) and district
        self.mayor: i64 = NOBODY  # his district
        self.token_at: vec[i64] = vec[i64]()  # by token: a district, or STACKED, OPENED, GONE
        self.vehicle_of: vec[i64] = vec[i64]()  # by route: who took its vehicle, or ON_BOARD
        self.statue: bool = True  # whether the district bonus can still be gained
        # The press track
        self.space: vec[i64] = vec[i64]()  # by house, then neutral
        self.order: vec[i64] = vec[i64]()  # markers by influence, the leader first
        self.standing: vec[i64] = vec[i64]()  # by marker: its index in ``order``
        # The cards
        self.deck: vec[i64] = vec[i64]()  # by card
        self.deck_left: i64 = 0
        self.discards: vec[i64] = vec[i64]()  # by card
        self.hand: vec[i64] = vec[i64]()  # by house and card; a Tom's is his open stock
        self.hand_size: vec[i64] = vec[i64]()  # by house
        self.known: vec[i64] = vec[i64]()  # by house and card: so many everybody knows to be there
        self.reserve: vec[i64] = vec[i64]()  # by house and card
        self.reserve_size: vec[i64] = vec[i64]()  # by house
        self.pairs: vec[i64] = vec[i64]()  # two cards a pair, NONE_LEFT when taken
        self.spare: vec[i64] = vec[i64]()  # by card: left over from the draft
        # The characters
        self.pile: vec[i64] = vec[i64]()  # by kind, face down
        self.pile_left: vec[i64] = vec[i64]()  # by value, from 0
        self.light: vec[i64] = vec[i64]()  # by kind: starters face down
        self.office: vec[i64] = vec[i64]()  # OPEN slots a value, from the left: a kind
        self.starters: vec[i64] = vec[i64]()  # two kinds a pile, NONE_LEFT when taken
        self.blind_left: i64 = 0  # starter piles face down
        self.staff: vec[i64] = vec[i64]()  # by house and kind
        self.paid: vec[i64] = vec[i64]()  # by house and kind: with a dollar on it
        self.idle: vec[i64] = vec[i64]()  # by house and when they work: tiles without a dollar
        # What each house has
        self.dollars: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()  # skyscrapers
        self.points: vec[i64] = vec[i64]()
        # An ability of phase I at work
        self.drawing: i64 = 0
        self.goes: i64 = TO_HAND
        self.drawn: vec[i64] = vec[i64]()  # by card: drawn, and not yet chosen from
        self.keep_left: i64 = 0
        self.shelve_left: i64 = 0
        self.drop_left: i64 = 0
        self.dropped: i64 = 0
        self.sparing: bool = False
        # The auction
        self.first: i64 = NOBODY  # first bidder
        self.bids: vec[i64] = vec[i64]()  # by house; 0 for a pass
        self.laid: vec[i64] = vec[i64]()  # by house and card
        self.settled: i64 = 0  # houses that have bid or passed, as a set
        self.postponed: i64 = 0  # houses that bid after the others, as a set
        self.tie_winners: i64 = 0  # houses that win ties, as a set
        self.winner: i64 = NOBODY
        self.second: i64 = NOBODY
        self.pointed: bool = False  # whether the points of auction 5 have been given
        self.moves_left: i64 = 0
        self.moving_to: i64 = NOBODY  # the district skyscrapers may be moved to
        self.refill: i64 = 0  # tiles still to be opened in one row for a Tom
        self.refill_value: i64 = 0
        # The bid being made
        self.declared: vec[i64] = vec[i64]()  # kinds used for it
        self.plus: i64 = 0
        self.wilds: i64 = 0
        self.extra_jokers: i64 = 0
        self.converted: i64 = 0  # categories that count as the auction's, as a set
        self.swaps: i64 = 0
        self.left: vec[i64] = vec[i64]()  # arrangements of the reserve this decision has left

    def copy(self) -> NewYork:
        new = NewYork()
        copy_table(self, new)
        copy_cards(self, new)
        copy_auction(self, new)
        return new


def copy_table(old: NewYork, new: NewYork) -> None:
    new.actors = old.actors
    new.players = old.players
    new.houses = old.houses
    new.levels = old.levels[:]
    new.drafted = old.drafted
    new.tom_laid = old.tom_laid
    new.edition = old.edition
    new.phase = old.phase
    new.step = old.step
    new.round = old.round
    new.auction = old.auction
    new.queue = old.queue[:]
    new.letter = old.letter[:]
    new.base = old.base[:]
    new.towers = old.towers[:]
    new.mayor = old.mayor
    new.token_at = old.token_at[:]
    new.vehicle_of = old.vehicle_of[:]
    new.statue = old.statue
    new.space = old.space[:]
    new.order = old.order[:]
    new.standing = old.standing[:]
    new.dollars = old.dollars[:]
    new.supply = old.supply[:]
    new.points = old.points[:]


def copy_cards(old: NewYork, new: NewYork) -> None:
    new.deck = old.deck[:]
    new.deck_left = old.deck_left
    new.discards = old.discards[:]
    new.hand = old.hand[:]
    new.hand_size = old.hand_size[:]
    new.known = old.known[:]
    new.reserve = old.reserve[:]
    new.reserve_size = old.reserve_size[:]
    new.pairs = old.pairs[:]
    new.spare = old.spare[:]
    new.pile = old.pile[:]
    new.pile_left = old.pile_left[:]
    new.light = old.light[:]
    new.office = old.office[:]
    new.starters = old.starters[:]
    new.blind_left = old.blind_left
    new.staff = old.staff[:]
    new.paid = old.paid[:]
    new.idle = old.idle[:]
    new.drawing = old.drawing
    new.goes = old.goes
    new.drawn = old.drawn[:]
    new.keep_left = old.keep_left
    new.shelve_left = old.shelve_left
    new.drop_left = old.drop_left
    new.dropped = old.dropped
    new.sparing = old.sparing


def copy_auction(old: NewYork, new: NewYork) -> None:
    new.first = old.first
    new.bids = old.bids[:]
    new.laid = old.laid[:]
    new.settled = old.settled
    new.postponed = old.postponed
    new.tie_winners = old.tie_winners
    new.winner = old.winner
    new.second = old.second
    new.pointed = old.pointed
    new.moves_left = old.moves_left
    new.moving_to = old.moving_to
    new.refill = old.refill
    new.refill_value = old.refill_value
    new.declared = old.declared[:]
    new.plus = old.plus
    new.wilds = old.wilds
    new.extra_jokers = old.extra_jokers
    new.converted = old.converted
    new.swaps = old.swaps
    new.left = old.left[:]


# Where things stand in the flat vectors


def card_at(house: i64, card: i64) -> i64:
    return house * CARDS + card


def kind_at(house: i64, kind: i64) -> i64:
    return house * KINDS + kind


def idle_at(house: i64, when: i64) -> i64:
    return house * TIMES + when - 1


def tower_at(house: i64, district: i64) -> i64:
    return house * DISTRICTS + district


def is_tom(state: NewYork, house: i64) -> bool:
    return house >= state.players


def speaker(state: NewYork) -> i64:
    """Whose turn it is in this phase."""
    return state.queue[state.step]


# Characters are numbered from 1, their kinds from 0.


def number_of(kind: i64) -> i64:
    return kind + 1


def kind_of_number(number: i64) -> i64:
    return number - 1
