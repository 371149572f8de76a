"""What lies on the table in Monopoly: Fallout."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import State
from polis.core.seats import NOBODY, left_of

SPACES: Final = 40
COLOURS: Final = 8  # groups one can build on
STATION_GROUP: Final = 8
RADIO_GROUP: Final = 9
GROUPS: Final = 10
SITES: Final = 22
STATIONS: Final = 4
RADIOS: Final = 2
PROPERTIES: Final = 28  # in the order of the groups: sites, stations, radio stations
# What can change hands: the properties, then the two cards that open the Jail, the Guide's first.
FIRST_CARD: Final = 28
ASSETS: Final = 30
EVERYTHING: Final = 0x3FFFFFFF
CARD_BITS: Final = 0x30000000
PROPERTY_BITS: Final = 0x0FFFFFFF
CARDS: Final = 16  # in a deck
ALL_CARDS: Final = 0xFFFF
STEPS: Final = 6  # states of a site: bare, one to four shacks, a vault
VAULT: Final = 5

# Phases; nature acts in those before ROLLING, and business waits in those from WINDOW on.
STARTING: Final = 0
DICE: Final = 1
DRAWING: Final = 2
THROWING: Final = 3
ROLLING: Final = 4
BUYING: Final = 5
AUCTION: Final = 6
OWING: Final = 7
WINDOW: Final = 8
BIDDING: Final = 9
PLACING: Final = 10
OVER: Final = 11
CLOSING: Final = 12  # the last turn is over, but a rent of it may still be asked for
SETTLING: Final = 13  # between two decisions only: debts, auctions and turns follow one another

# Option ``rent_claim``
AUTO: Final = 0
MANUAL: Final = 1

# Option ``time``
CALLED: Final = 1  # over when all who still play say so
CLOCK: Final = 2  # over when one of them says so, from an agreed round on

# Option ``edition``. In the first a debtor with nothing left to sell or mortgage was bankrupt at
# once, rents of the last turn were lost, and the rules chose which site kept an odd step and which
# of two cards opened the Jail.
FIRST_EDITION: Final = 0

# What follows once all debts are settled
FINISH: Final = 0  # the move is done
STEP_OUT: Final = 1  # out of Jail by the roll that failed
RESUME: Final = 2  # back to the decision a claimed rent has interrupted
ENDING: Final = 3  # the agreed end, once the last rents are asked for

# Whom a debt is owed to, besides players
BANK: Final = -1
ALL_OTHERS: Final = -2

# What a debt is for
FOR_RENT: Final = 0
FOR_TAX: Final = 1
FOR_CARD: Final = 2
FOR_FINE: Final = 3
FOR_INTEREST: Final = 4

# Rent of a card that sends a token to a station or a radio station
USUAL: Final = 0
DOUBLE: Final = 1
TENFOLD: Final = 2

DEBT: Final = 3  # numbers of a debt: who, to whom, how much
CLAIM_SIZE: Final = 3  # numbers of a claim: visitor, owner, sum
SHACK_KIND: Final = 0
VAULT_KIND: Final = 1


class Fallout(State):
    def __init__(self) -> None:
        super().__init__()
        self.rent_claim: i64 = AUTO
        self.rounds: i64 = 0  # 0 without a limit
        self.timed: i64 = 0
        self.time_from: i64 = 0  # rounds to be played before anyone may call time by the clock
        self.edition: i64 = FIRST_EDITION + 1
        self.phase: i64 = STARTING
        self.decider: i64 = NOBODY  # whose decision the game waits for, offers and claims aside
        # The turn
        self.turn: i64 = 0
        self.starter: i64 = NOBODY
        self.round: i64 = 1
        self.doubles: i64 = 0
        self.again: i64 = 0  # 1 when another roll follows
        self.steps: i64 = 0  # of the roll that failed in Jail
        self.then: i64 = FINISH
        self.resume: i64 = ROLLING
        self.deck: i64 = 0  # drawn from
        self.rent: i64 = USUAL  # as the last card has it
        self.contest: vec[i64] = vec[i64]()  # by seat: who rolls for the start, 0 once out of it
        # The players
        self.cash: vec[i64] = vec[i64]()
        self.position: vec[i64] = vec[i64]()
        self.jail: vec[i64] = vec[i64]()  # by seat: 0, or which roll in Jail comes next
        self.ruined: vec[i64] = vec[i64]()  # by seat: 0, or the how manieth to go bankrupt
        self.alive: i64 = 0  # the set of seats not bankrupt
        self.left: i64 = 0  # how many they are
        self.called: i64 = 0  # the set of seats that called time
        # Property
        self.owner: vec[i64] = vec[i64]()  # by asset
        self.owned: vec[i64] = vec[i64]()  # by seat: the set of his assets
        self.level: vec[i64] = vec[i64]()  # by property: shacks, or VAULT
        self.built: vec[i64] = vec[i64]()  # by group: all its levels
        self.mortgaged: i64 = 0  # the set of properties
        self.fresh: i64 = 0  # those whose interest was paid since the last roll
        # The bank
        self.bank: i64 = 0  # what it has taken in, less what it has paid out
        self.shacks: i64 = 0
        self.vaults: i64 = 0
        self.unseen: vec[i64] = vec[i64]()  # by deck: the set of cards not drawn yet
        self.known: vec[i64] = vec[i64]()  # by deck: a ring of the cards under them, in order
        self.ring: vec[i64] = vec[i64]()  # by deck: where its ring begins, then how many lie in it
        # Debts and rents not asked for
        self.debts: vec[i64] = vec[i64]()
        self.causes: vec[i64] = vec[i64]()  # by debt: what it is for
        self.pressing: i64 = 0  # 1 once the first debt was announced
        self.claims: vec[i64] = vec[i64]()
        self.estate: i64 = 0  # the set of properties the bank will auction
        self.heir: i64 = 0  # who speaks first in these auctions, if he can
        # The auction of a property
        self.lot: i64 = NOBODY
        self.bid: i64 = 0
        self.bidder: i64 = NOBODY
        self.bidders: i64 = 0  # the set of seats that have not dropped out
        # The shortage of buildings
        self.under: i64 = ROLLING  # the phase it has interrupted
        self.before: i64 = NOBODY  # and its decider
        self.kind: i64 = SHACK_KIND
        self.asker: i64 = NOBODY
        self.site: i64 = NOBODY  # where the first to ask wants to build
        self.wants: vec[i64] = vec[i64]()  # by seat
        self.price: i64 = 0  # highest bid, or what the winner paid
        self.buyer: i64 = NOBODY
        self.rivals: i64 = 0  # the set of seats still in it
        # Offers on the table, see ``trade``
        self.offers: vec[i64] = vec[i64]()

    def copy(self) -> Fallout:
        new = Fallout()
        new.actors, new.players = self.actors, self.players
        new.rent_claim, new.rounds, new.timed = self.rent_claim, self.rounds, self.timed
        new.time_from, new.edition = self.time_from, self.edition
        new.phase, new.decider = self.phase, self.decider
        new.turn, new.starter, new.round = self.turn, self.starter, self.round
        new.doubles, new.again, new.steps = self.doubles, self.again, self.steps
        new.then, new.resume, new.deck, new.rent = self.then, self.resume, self.deck, self.rent
        new.contest = self.contest[:]
        new.cash, new.position = self.cash[:], self.position[:]
        new.jail, new.ruined = self.jail[:], self.ruined[:]
        new.alive, new.left, new.called = self.alive, self.left, self.called
        new.owner, new.owned = self.owner[:], self.owned[:]
        new.level, new.built = self.level[:], self.built[:]
        new.mortgaged, new.fresh = self.mortgaged, self.fresh
        new.bank, new.shacks, new.vaults = self.bank, self.shacks, self.vaults
        new.unseen, new.known, new.ring = self.unseen[:], self.known[:], self.ring[:]
        new.debts, new.causes, new.claims = self.debts[:], self.causes[:], self.claims[:]
        new.estate, new.heir = self.estate, self.heir
        new.lot, new.bid, new.bidder = self.lot, self.bid, self.bidder
        new.bidders, new.pressing = self.bidders, self.pressing
        new.under, new.before = self.under, self.before
        new.kind, new.asker, new.site = self.kind, self.asker, self.site
        new.wants = self.wants[:]
        new.price, new.buyer, new.rivals = self.price, self.buyer, self.rivals
        new.offers = self.offers[:]
        return new


def is_open(state: Fallout) -> bool:
    """[F4.6] Whether everyone may do business: between dice, unless buildings are being shared."""
    return ROLLING <= state.phase < WINDOW or state.phase == CLOSING


def is_alive(state: Fallout, seat: i64) -> bool:
    return (state.alive >> seat) & 1 != 0


def next_alive(state: Fallout, seat: i64) -> i64:
    """The next player clockwise who is not bankrupt."""
    return next_in(state.alive, seat, state.players)


def next_in(seats: i64, seat: i64, players: i64) -> i64:
    """The next of a set of seats clockwise, the seat itself last."""
    for _ in range(players):
        seat = left_of(seat, players)
        if (seats >> seat) & 1 != 0:
            return seat
    return NOBODY


def is_mortgaged(state: Fallout, asset: i64) -> bool:
    return (state.mortgaged >> asset) & 1 != 0


def owns_all(state: Fallout, seat: i64, mask: i64) -> bool:
    return state.owned[seat] & mask == mask


def owes(state: Fallout, seat: i64) -> bool:
    """Whether a player has a debt that is not settled yet."""
    for debt in range(i64(len(state.debts)) // DEBT):
        if state.debts[debt * DEBT] == seat:
            return True
    return False


def free_cash(state: Fallout, seat: i64) -> i64:
    """What a player may spend: the highest bidder keeps his bid until the auction ends."""
    if state.bidder == seat:
        return state.cash[seat] - state.bid
    return state.cash[seat]


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
