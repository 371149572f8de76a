# Generated from schema.py by polis.testing.generate. Do not edit.
"""A position: what lies on the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import State


class Estates(State):
    def __init__(self) -> None:
        super().__init__()
        self.money: i64 = 0
        self.rounds: i64 = 1
        self.two_wins: i64 = 0
        self.ending: i64 = 0
        self.phase: i64 = 0
        self.round: i64 = 1
        self.turn: i64 = -1  # the auctioneer
        self.stashed: bool = False  # whether the auctioneer has settled this turn's stash
        self.piece: i64 = -1
        self.value: i64 = 0  # the floor, or the roof's number
        self.bid: i64 = 0
        self.bidder: i64 = -1
        self.speaker: i64 = -1
        self.builder: i64 = -1  # who places the piece
        self.cash: vec[i64] = vec[i64]()
        self.stash: vec[i64] = vec[i64]()
        self.ceiling: vec[i64] = vec[
            i64
        ]()  # SECRET only: the most a stash may hold, as far as the others can tell
        self.totals: vec[i64] = vec[i64]()  # points of the rounds scored
        self.wins: vec[i64] = vec[i64]()  # rounds won alone
        self.last_winner: i64 = -1  # who won the round before alone
        self.champion: i64 = -1  # who won by two rounds
        self.where: vec[i64] = vec[i64]()  # a lot, or BAG, LINED_UP, UP_FOR_SALE
        self.display: vec[i64] = vec[i64]()  # the lines, then their ends
        self.dealt: i64 = 0
        self.top: vec[i64] = vec[i64]()  # its top floor, -1 when empty
        self.roof: vec[i64] = vec[i64]()  # its number, 0 without one
        self.roofs: vec[i64] = vec[i64]()
        self.roofs_left: i64 = 0
        self.rows: vec[i64] = vec[i64]()
        self.holder: vec[i64] = vec[i64]()  # who has the certificate
        self.barriers: vec[i64] = vec[i64]()  # BESIDE, a signed row, or REMOVED
        self.mayor: i64 = 0  # BESIDE, row + 1, or REMOVED
        self.cancel: i64 = 0  # BESIDE or REMOVED

    def copy(self) -> Estates:
        new = Estates()
        new.actors = self.actors
        new.players = self.players
        new.money = self.money
        new.rounds = self.rounds
        new.two_wins = self.two_wins
        new.ending = self.ending
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.stashed = self.stashed
        new.piece = self.piece
        new.value = self.value
        new.bid = self.bid
        new.bidder = self.bidder
        new.speaker = self.speaker
        new.builder = self.builder
        new.last_winner = self.last_winner
        new.champion = self.champion
        new.dealt = self.dealt
        new.roofs_left = self.roofs_left
        new.mayor = self.mayor
        new.cancel = self.cancel
        new.cash = self.cash[:]
        new.stash = self.stash[:]
        new.ceiling = self.ceiling[:]
        new.totals = self.totals[:]
        new.wins = self.wins[:]
        new.where = self.where[:]
        new.display = self.display[:]
        new.top = self.top[:]
        new.roof = self.roof[:]
        new.roofs = self.roofs[:]
        new.rows = self.rows[:]
        new.holder = self.holder[:]
        new.barriers = self.barriers[:]
        return new
