"""What lies on the table in Bibs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import State
from polis.core.seats import NOBODY, left_of

CELLS: Final = 64
PLOTS: Final = 48
FIRMS: Final = 30
GROUPS: Final = 10
SIZE: Final = 3  # firms of a group
ARROWS: Final = 3
METROS: Final = 5
LEVELS: Final = 6  # clean, three upgrades, two networks
TOP: Final = 5
UPGRADES: Final = 3
# What can change hands: plots with what stands on them, then the firm cards in hand.
THINGS: Final = 78
ALL_FIRMS: Final = 0x3FFFFFFF

BANK: Final = -2  # owns businesses, is owed taxes

# Phases; nature acts in those before ACTING.
STARTING: Final = 0
DICE: Final = 1
ACTING: Final = 2  # deals, building, selling; then the roll
DESK: Final = 3  # at the bank's desk, to sell or to reorganise
OWING: Final = 4
BUYING: Final = 5
FOUNDING: Final = 6
REDEEMING: Final = 7
RIDING: Final = 8
ORDERING: Final = 9
AFTER: Final = 10  # a double just rolled may form or end a holding
OVER: Final = 11
SETTLING: Final = 12  # between two decisions only

# Option ``goal``
ROUNDS: Final = 0
SUM: Final = 1
RUIN: Final = 2
TIME: Final = 3

# What the players are asked to agree on
NO_PACT: Final = 0
HOLDING_PACT: Final = 1
ARROW_PACT: Final = 2


class Bibs(State):
    def __init__(self) -> None:
        super().__init__()
        # What was agreed on
        self.goal: i64 = ROUNDS
        self.target: i64 = 0
        self.rounds: i64 = 0  # 0 without a limit
        self.cash_only: i64 = 0
        self.all_firms: i64 = 0  # clean rent at every firm of a fellow member
        self.bonus: i64 = 0
        self.passing_tax: i64 = 0
        self.plot_and_firm: i64 = 0
        self.one_holding: i64 = 0
        self.double_joins: i64 = 0
        self.double_parts: i64 = 0
        self.consent: i64 = 0  # time is up only when all say so
        self.strip_free: i64 = 0  # of the gap within a holding
        self.keep_cards: i64 = 0  # a firm taken off may lie in hand for ever
        self.edition: i64 = 2  # of the rules; 1 is that of the first recorded games
        # The turn
        self.phase: i64 = STARTING
        self.decider: i64 = NOBODY  # whose decision the game waits for, offers and pacts aside
        self.turn: i64 = 0
        self.starter: i64 = NOBODY
        self.round: i64 = 1
        self.doubler: i64 = NOBODY  # who has rolled the last dice, if they fell double
        self.founded: i64 = 0  # two bits by group: firms bought from the bank this turn
        self.built: i64 = 0  # the set of firms that got a unit this turn
        self.moved: i64 = 0  # the set of firms reorganised or handed over this turn
        self.fresh: i64 = 0  # the set of plots bought or cleared this turn
        self.cleared: i64 = 0  # the set of those cleared
        self.asked: i64 = 0  # the set of groups a holding was proposed for this turn
        # The players
        self.cash: vec[i64] = vec[i64]()
        self.position: vec[i64] = vec[i64]()
        self.parked: vec[i64] = vec[i64]()
        self.plots: vec[i64] = vec[i64]()  # by seat: how many he has
        self.ruined: vec[i64] = vec[i64]()  # by seat: 0, or the how manieth to go bankrupt
        self.alive: i64 = 0  # the set of seats not bankrupt
        self.left: i64 = 0  # how many they are
        self.called: i64 = 0  # the set of seats that called time
        self.victor: i64 = NOBODY  # who has ruined a rival where that is the goal
        # Plots and firms
        self.owner: vec[i64] = vec[i64]()  # by plot: a seat, NOBODY or BANK
        self.firm: vec[i64] = vec[i64]()  # by plot: what stands on it, or NOBODY
        self.site: vec[i64] = vec[i64]()  # by firm: the plot it stands on, or NOBODY
        self.holder: vec[i64] = vec[i64]()  # by firm: a seat, NOBODY or BANK
        self.level: vec[i64] = vec[i64]()  # by firm: units bought
        self.cheap: vec[i64] = vec[i64]()  # by firm: the set of its units bought at half price
        self.bare: vec[i64] = vec[i64]()  # by seat: the set of his plots without a firm
        self.own: vec[i64] = vec[i64]()  # by seat: the set of his firms on plots
        self.hand: vec[i64] = vec[i64]()  # by seat: the set of his firms off plots
        self.received: vec[i64] = vec[i64]()  # by seat: those of them another player gave him
        self.lifted: i64 = 0  # the set of firms in hand that must be down by their owner's roll
        self.parted: i64 = 0  # the set of firms in hand that were taken out of a holding
        self.tally: vec[i64] = vec[i64]()  # by seat and group: his firms on plots
        self.present: vec[i64] = vec[i64]()  # by seat: the set of groups he has a firm of
        self.wholes: vec[i64] = vec[i64]()  # by seat: the set of groups he has on plots whole
        self.standing: vec[i64] = vec[i64]()  # by group: its firms on plots of players
        self.complete: i64 = 0  # the set of groups all standing on plots of players
        self.free: i64 = 0  # the set of firms for sale at the bank
        self.holdings: i64 = 0  # the set of groups bound by a holding
        self.members: vec[i64] = vec[i64]()  # by group: the seats its holding was formed by
        self.arrows: i64 = 0  # the set of arrows that lie
        self.arrow_round: i64 = 0  # in which an arrow was last spoken of
        self.bank: i64 = 0  # what it has taken in, less what it has paid out
        # A debt of whoever's turn it is
        self.debt: i64 = 0
        self.creditor: i64 = BANK
        # What the players are asked to agree on
        self.pact: i64 = NO_PACT
        self.subject: i64 = 0  # the group, or the arrow
        self.asker: i64 = NOBODY
        self.party: i64 = 0  # the set of seats it would bind
        self.waiting: i64 = 0  # those of them that have not answered
        # Offers on the table, see ``trade``
        self.offers: vec[i64] = vec[i64]()

    def copy(self) -> Bibs:
        new = Bibs()
        new.actors, new.players = self.actors, self.players
        new.goal, new.target, new.rounds = self.goal, self.target, self.rounds
        new.cash_only, new.all_firms, new.bonus = self.cash_only, self.all_firms, self.bonus
        new.passing_tax, new.plot_and_firm = self.passing_tax, self.plot_and_firm
        new.one_holding, new.double_joins = self.one_holding, self.double_joins
        new.double_parts, new.consent = self.double_parts, self.consent
        new.strip_free, new.keep_cards = self.strip_free, self.keep_cards
        new.edition = self.edition
        new.phase, new.decider, new.turn = self.phase, self.decider, self.turn
        new.starter, new.round, new.doubler = self.starter, self.round, self.doubler
        new.founded, new.built, new.moved = self.founded, self.built, self.moved
        new.fresh, new.cleared, new.asked = self.fresh, self.cleared, self.asked
        new.cash, new.position, new.parked = self.cash[:], self.position[:], self.parked[:]
        new.plots, new.ruined = self.plots[:], self.ruined[:]
        new.alive, new.left, new.called = self.alive, self.left, self.called
        new.victor = self.victor
        new.owner, new.firm = self.owner[:], self.firm[:]
        new.site, new.holder = self.site[:], self.holder[:]
        new.level, new.cheap = self.level[:], self.cheap[:]
        new.bare, new.own, new.hand = self.bare[:], self.own[:], self.hand[:]
        new.received, new.tally = self.received[:], self.tally[:]
        new.lifted, new.parted = self.lifted, self.parted
        new.present, new.wholes = self.present[:], self.wholes[:]
        new.standing, new.complete = self.standing[:], self.complete
        new.free, new.holdings, new.members = self.free, self.holdings, self.members[:]
        new.arrows, new.arrow_round, new.bank = self.arrows, self.arrow_round, self.bank
        new.debt, new.creditor = self.debt, self.creditor
        new.pact, new.subject = self.pact, self.subject
        new.asker, new.party, new.waiting = self.asker, self.party, self.waiting
        new.offers = self.offers[:]
        return new


def is_alive(state: Bibs, seat: i64) -> bool:
    return (state.alive >> seat) & 1 != 0


def next_alive(state: Bibs, seat: i64) -> i64:
    """The next player clockwise who is not bankrupt."""
    for _ in range(state.players):
        seat = left_of(seat, state.players)
        if is_alive(state, seat):
            return seat
    return NOBODY


def owes(state: Bibs, seat: i64) -> bool:
    return state.debt > 0 and state.turn == seat


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
