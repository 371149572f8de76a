# Generated from schema.py by polis.testing.generate. Do not edit.
"""A position: what lies on the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.mech.street import Street


class Fallout(Street):
    def __init__(self) -> None:
        super().__init__()
        self.rent_claim: i64 = 0
        self.rounds: i64 = 0  # 0 without a limit
        self.timed: i64 = 0
        self.time_from: i64 = 0  # time is called after it
        self.edition: i64 = 1
        self.doubles: i64 = 0
        self.again: i64 = 0  # 1 when another roll follows
        self.steps: i64 = 0  # of the roll that failed in Jail
        self.then: i64 = 0  # what follows once all debts are settled
        self.resume: i64 = 4  # ROLLING or BUYING
        self.deck: i64 = 0  # drawn from
        self.rent: i64 = 0  # as the last card has it
        self.contest: vec[i64] = vec[i64]()  # for the start; 0 once out of it
        self.position: vec[i64] = vec[i64]()
        self.jail: vec[i64] = vec[i64]()  # 0, or which roll in Jail comes next
        self.owner: vec[i64] = vec[i64]()
        self.owned: vec[i64] = vec[i64]()
        self.level: vec[i64] = vec[i64]()  # shacks, or VAULT
        self.built: vec[i64] = vec[i64]()  # all its levels
        self.mortgaged: i64 = 0
        self.fresh: i64 = 0  # interest paid since the last roll
        self.shacks: i64 = 0
        self.vaults: i64 = 0
        self.unseen: vec[i64] = vec[i64]()  # not drawn yet
        self.known: vec[i64] = vec[i64]()  # a ring of the cards under them
        self.ring: vec[i64] = vec[i64]()  # where it begins, its size
        self.debts: vec[i64] = vec[i64]()
        self.causes: vec[i64] = vec[i64]()  # what a debt is for
        self.pressing: i64 = 0  # 1 once the first debt was announced
        self.claims: vec[i64] = vec[i64]()
        self.estate: i64 = 0  # what the bank will auction
        self.heir: i64 = 0  # who speaks first in these auctions, if he can
        self.lot: i64 = -1
        self.bid: i64 = 0
        self.bidder: i64 = -1
        self.bidders: i64 = 0  # who has not dropped out
        self.under: i64 = 4  # the phase it has interrupted
        self.before: i64 = -1  # and its decider
        self.kind: i64 = 0
        self.asker: i64 = -1
        self.site: i64 = -1  # where the asker would build
        self.wants: vec[i64] = vec[i64]()
        self.price: i64 = 0  # highest bid, or what the winner paid
        self.buyer: i64 = -1
        self.rivals: i64 = 0  # who is still in it

    def copy(self) -> Fallout:
        new = Fallout()
        new.actors = self.actors
        new.players = self.players
        new.rent_claim = self.rent_claim
        new.rounds = self.rounds
        new.timed = self.timed
        new.time_from = self.time_from
        new.edition = self.edition
        new.phase = self.phase
        new.decider = self.decider
        new.turn = self.turn
        new.starter = self.starter
        new.round = self.round
        new.doubles = self.doubles
        new.again = self.again
        new.steps = self.steps
        new.then = self.then
        new.resume = self.resume
        new.deck = self.deck
        new.rent = self.rent
        new.alive = self.alive
        new.left = self.left
        new.called = self.called
        new.mortgaged = self.mortgaged
        new.fresh = self.fresh
        new.bank = self.bank
        new.shacks = self.shacks
        new.vaults = self.vaults
        new.pressing = self.pressing
        new.estate = self.estate
        new.heir = self.heir
        new.lot = self.lot
        new.bid = self.bid
        new.bidder = self.bidder
        new.bidders = self.bidders
        new.under = self.under
        new.before = self.before
        new.kind = self.kind
        new.asker = self.asker
        new.site = self.site
        new.price = self.price
        new.buyer = self.buyer
        new.rivals = self.rivals
        new.contest = self.contest[:]
        new.cash = self.cash[:]
        new.position = self.position[:]
        new.jail = self.jail[:]
        new.ruined = self.ruined[:]
        new.owner = self.owner[:]
        new.owned = self.owned[:]
        new.level = self.level[:]
        new.built = self.built[:]
        new.unseen = self.unseen[:]
        new.known = self.known[:]
        new.ring = self.ring[:]
        new.debts = self.debts[:]
        new.causes = self.causes[:]
        new.claims = self.claims[:]
        new.wants = self.wants[:]
        new.offers = self.offers[:]
        return new
