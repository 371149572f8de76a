"""The tree a search grows: nodes as columns of numbers, children as chains."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import Menu
from polis.core.seats import NATURE

NO_NODE: Final = -1
ROOT: Final = 0
WIN: Final = 1000  # what a won game is worth to its winner


class Tree:
    """Node by node: who moved into it, by which move, and how it went for the mover."""

    def __init__(self) -> None:
        self.movers: vec[i64] = vec[i64]()
        self.moves: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.earned: vec[i64] = vec[i64]()  # sum of what the mover got
        self.eldest: vec[i64] = vec[i64]()
        self.younger: vec[i64] = vec[i64]()
        self.add(NO_NODE, NO_NODE)

    def add(self, mover: i64, code: i64) -> i64:
        self.movers = append(self.movers, mover)
        self.moves = append(self.moves, code)
        self.visits = append(self.visits, 0)
        self.earned = append(self.earned, 0)
        self.eldest = append(self.eldest, NO_NODE)
        self.younger = append(self.younger, NO_NODE)
        return i64(len(self.moves)) - 1

    def child(self, node: i64, mover: i64, code: i64) -> i64:
        """The node this move leads to, or ``NO_NODE`` if nobody went there yet."""
        found = self.eldest[node]
        while found != NO_NODE and not (self.moves[found] == code and self.movers[found] == mover):
            found = self.younger[found]
        return found

    def grow(self, node: i64, mover: i64, code: i64) -> i64:
        """A new child, the last of its chain: the first is the one advised."""
        new = self.add(mover, code)
        if self.eldest[node] == NO_NODE:
            self.eldest[node] = new
            return new
        last = self.eldest[node]
        while self.younger[last] != NO_NODE:
            last = self.younger[last]
        self.younger[last] = new
        return new

    def count(self, path: vec[i64], worth: vec[i64]) -> None:
        """A game that passed these nodes, and what it was worth to each seat."""
        for node in path:
            self.visits[node] += 1
            if self.movers[node] != NATURE:
                self.earned[node] += worth[self.movers[node]]

    def known(self, node: i64, mover: i64, menu: Menu) -> i64:
        """How many children of this mover the menu allows."""
        count: i64 = 0
        each = self.eldest[node]
        while each != NO_NODE:
            if self.movers[each] == mover and menu.allows(self.moves[each]):
                count += 1
            each = self.younger[each]
        return count

    def mean(self, node: i64) -> i64:
        """What the move into a node brought its mover on average; nothing if never tried."""
        if self.visits[node] == 0:
            return 0
        return self.earned[node] // self.visits[node]
