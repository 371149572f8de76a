# Generated from schema.py by polis.testing.generate. Do not edit.
"""A position: what lies on the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.mech.street import Street


class Bibs(Street):
    def __init__(self) -> None:
        super().__init__()
        self.goal: i64 = 0
        self.target: i64 = 0
        self.rounds: i64 = 0  # 0 without a limit
        self.cash_only: i64 = 0
        self.all_firms: i64 = 0  # clean rent at every firm of a fellow
        self.bonus: i64 = 0
        self.passing_tax: i64 = 0
        self.plot_and_firm: i64 = 0
        self.one_holding: i64 = 0
        self.double_joins: i64 = 0
        self.double_parts: i64 = 0
        self.consent: i64 = 0  # time is up only when all say so
        self.strip_free: i64 = 0  # of the gap within a holding
        self.keep_cards: i64 = 0  # a firm taken off may stay in hand
        self.edition: i64 = 2  # of the rules
        self.doubler: i64 = -1  # who rolled last, if a double
        self.founded: i64 = 0  # two bits by group: firms bought this turn
        self.built: i64 = 0  # got a unit this turn
        self.moved: i64 = 0  # reorganised or handed over this turn
        self.fresh: i64 = 0  # bought or cleared this turn
        self.cleared: i64 = 0  # cleared this turn
        self.asked: i64 = 0  # a holding was proposed this turn
        self.position: vec[i64] = vec[i64]()
        self.parked: vec[i64] = vec[i64]()
        self.plots: vec[i64] = vec[i64]()  # how many he has
        self.victor: i64 = -1  # who ruined a rival as a goal
        self.owner: vec[i64] = vec[i64]()
        self.firm: vec[i64] = vec[i64]()  # what stands there
        self.site: vec[i64] = vec[i64]()  # where it stands
        self.holder: vec[i64] = vec[i64]()
        self.level: vec[i64] = vec[i64]()  # units bought
        self.cheap: vec[i64] = vec[i64]()  # units bought at half price
        self.bare: vec[i64] = vec[i64]()  # his plots without a firm
        self.own: vec[i64] = vec[i64]()  # his firms on plots
        self.hand: vec[i64] = vec[i64]()  # his firms off plots
        self.received: vec[i64] = vec[i64]()  # those of them another gave him
        self.lifted: i64 = 0  # in hand, to be down by the roll
        self.parted: i64 = 0  # in hand, taken out of a holding
        self.tally: vec[i64] = vec[i64]()  # his firms on plots
        self.present: vec[i64] = vec[i64]()  # groups he has a firm of on plots
        self.wholes: vec[i64] = vec[i64]()  # groups he has on plots whole
        self.standing: vec[i64] = vec[i64]()  # firms on plots of players
        self.complete: i64 = 0  # groups of which all three stand so
        self.free: i64 = 0  # for sale at the bank
        self.holdings: i64 = 0  # bound by a holding
        self.members: vec[i64] = vec[i64]()  # who formed its holding
        self.arrows: i64 = 0  # which lie
        self.arrow_round: i64 = 0  # in which one was last spoken of
        self.debt: i64 = 0
        self.creditor: i64 = -2
        self.pact: i64 = 0
        self.subject: i64 = 0  # the group, or the arrow
        self.asker: i64 = -1
        self.party: i64 = 0  # whom it would bind
        self.waiting: i64 = 0  # who has yet to answer

    def copy(self) -> Bibs:
        new = Bibs()
        new.actors = self.actors
        new.players = self.players
        new.goal = self.goal
        new.target = self.target
        new.rounds = self.rounds
        new.cash_only = self.cash_only
        new.all_firms = self.all_firms
        new.bonus = self.bonus
        new.passing_tax = self.passing_tax
        new.plot_and_firm = self.plot_and_firm
        new.one_holding = self.one_holding
        new.double_joins = self.double_joins
        new.double_parts = self.double_parts
        new.consent = self.consent
        new.strip_free = self.strip_free
        new.keep_cards = self.keep_cards
        new.edition = self.edition
        new.phase = self.phase
        new.decider = self.decider
        new.turn = self.turn
        new.starter = self.starter
        new.round = self.round
        new.doubler = self.doubler
        new.founded = self.founded
        new.built = self.built
        new.moved = self.moved
        new.fresh = self.fresh
        new.cleared = self.cleared
        new.asked = self.asked
        new.alive = self.alive
        new.left = self.left
        new.called = self.called
        new.victor = self.victor
        new.lifted = self.lifted
        new.parted = self.parted
        new.complete = self.complete
        new.free = self.free
        new.holdings = self.holdings
        new.arrows = self.arrows
        new.arrow_round = self.arrow_round
        new.bank = self.bank
        new.debt = self.debt
        new.creditor = self.creditor
        new.pact = self.pact
        new.subject = self.subject
        new.asker = self.asker
        new.party = self.party
        new.waiting = self.waiting
        new.cash = self.cash[:]
        new.position = self.position[:]
        new.parked = self.parked[:]
        new.plots = self.plots[:]
        new.ruined = self.ruined[:]
        new.owner = self.owner[:]
        new.firm = self.firm[:]
        new.site = self.site[:]
        new.holder = self.holder[:]
        new.level = self.level[:]
        new.cheap = self.cheap[:]
        new.bare = self.bare[:]
        new.own = self.own[:]
        new.hand = self.hand[:]
        new.received = self.received[:]
        new.tally = self.tally[:]
        new.present = self.present[:]
        new.wholes = self.wholes[:]
        new.standing = self.standing[:]
        new.members = self.members[:]
        new.offers = self.offers[:]
        return new
