# Generated from schema.py by polis.testing.generate. Do not edit.
"""A position: what lies on the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import State


class Market(State):
    def __init__(self) -> None:
        super().__init__()
        self.purse: i64 = 0
        self.phase: i64 = 0
        self.opener: i64 = -1  # who speaks first about this crate
        self.crate: i64 = -1  # the good for sale
        self.left: i64 = 0  # crates still to be sold
        self.bid: i64 = 0
        self.bidder: i64 = -1
        self.speaker: i64 = -1
        self.bidders: i64 = 0  # those who have not passed
        self.bag: vec[i64] = vec[i64]()
        self.thrown: vec[i64] = vec[i64]()
        self.cash: vec[i64] = vec[i64]()
        self.crates: vec[i64] = vec[i64]()

    def copy(self) -> Market:
        new = Market()
        new.actors = self.actors
        new.players = self.players
        new.purse = self.purse
        new.phase = self.phase
        new.opener = self.opener
        new.crate = self.crate
        new.left = self.left
        new.bid = self.bid
        new.bidder = self.bidder
        new.speaker = self.speaker
        new.bidders = self.bidders
        new.bag = self.bag[:]
        new.thrown = self.thrown[:]
        new.cash = self.cash[:]
        new.crates = self.crates[:]
        return new
