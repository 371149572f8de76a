"""How the bot sees an auction: what the piece is worth to whom, and who will bid how much."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu
from polis.core.seats import NOBODY
from polis.core.vectors import filled, total
from polis.games.estates.outlook import CERTAIN, odds, outlook, purses
from polis.games.estates.phases.ending import NOT_YET, ending_of
from polis.games.estates.phases.placing import place, placings
from polis.games.estates.position import Estates
from polis.games.estates.terms import ENDS, colour_of

# A seat compares itself half with the best of the others, half with their mean: to hurt the
# leader alone feeds the third, to look at the mean alone lets the leader run.
LEADER: Final = 500
VICTORY: Final = 10000  # once the round is over a win is worth more than any lead
CALM: Final = 10  # to gain a point by keeping makes it e times as likely that he keeps
HIGHEST: Final = 24  # higher bids are not thought about; they all but never pay
LEAST: Final = -1000000000
NO_END: Final = -1


class Sale:
    """A piece up for auction, and the board that each winner would make of it."""

    def __init__(self, state: Estates) -> None:
        players = state.players
        self.state: Estates = state
        self.purses: vec[i64] = purses(state)
        self.boards: vec[i64] = filled(0, players * players)  # winner by winner, by seat
        self.over: vec[i64] = filled(0, players)  # by winner: 1 if his placing ends the round
        self.placing: vec[i64] = filled(0, players)  # by winner: his best placing
        self.best: vec[i64] = filled(LEAST, players)  # by winner: what it is worth to him
        self.survey()

    def survey(self) -> None:
        """Find everyone's best placing. Who places matters only if it brings a certificate."""
        state, menu = self.state, Menu()
        placings(state, menu)
        for i in range(menu.total):
            if state.piece < ENDS and state.holder[colour_of(state.value)] == NOBODY:
                for winner in range(state.players):
                    self.consider(menu.at(i), winner, winner + 1)
            else:
                self.consider(menu.at(i), 0, state.players)

    def consider(self, code: i64, first: i64, end: i64) -> None:
        """Remember a placing for those from seat ``first`` to before ``end`` who like it best."""
        players, after = self.state.players, self.state.copy()
        after.builder = first
        place(after, code, Log(silent=True))
        over: i64 = 1 if ending_of(after) != NOT_YET else 0
        board = outlook(after)
        values = self.values(board, over, NOBODY, NOBODY, 0)
        for winner in range(first, end):
            if values[winner] > self.best[winner]:
                self.best[winner] = values[winner]
                self.placing[winner] = code
                self.over[winner] = over
                for seat in range(players):
                    self.boards[winner * players + seat] = board[seat]

    def values(self, board: vec[i64], over: i64, payer: i64, payee: i64, price: i64) -> vec[i64]:
        """By seat: what a board and a payment are worth. Once it is over cash is worth nothing."""
        if over != 0:
            return leads(board, VICTORY)
        points, cash = board[:], self.state.cash[:]
        if price > 0:
            cash[payer] -= price
            cash[payee] += price
        for seat in range(self.state.players):
            points[seat] += self.purses[cash[seat]]
        return leads(points, 0)

    def sold(self, bidder: i64, bid: i64) -> vec[i64]:
        """By seat: what it is worth that the auctioneer sells."""
        return self.values(self.board(bidder), self.over[bidder], bidder, self.state.turn, bid)

    def kept(self, bidder: i64, bid: i64) -> vec[i64]:
        """By seat: what it is worth that the auctioneer pays the bid and keeps the piece."""
        turn = self.state.turn
        return self.values(self.board(turn), self.over[turn], turn, bidder, bid)

    def board(self, winner: i64) -> vec[i64]:
        players = self.state.players
        return self.boards[winner * players : (winner + 1) * players]


def leads(points: vec[i64], victory: i64) -> vec[i64]:
    """By seat: its lead over the others, and more if it is first and that decides."""
    result, others, everyone = points[:], i64(len(points)) - 1, total(points)
    for seat in range(i64(len(points))):
        rival: i64 = LEAST
        for other in range(i64(len(points))):
            if other != seat and points[other] > rival:
                rival = points[other]
        mean = (everyone - points[seat]) // others
        result[seat] -= (rival * LEADER + mean * (CERTAIN - LEADER)) // CERTAIN
        result[seat] += victory if points[seat] > rival else -victory
    return result


class Auction:
    """The rest of an auction, solved backwards: each speaker knows what the later ones will do.
    An end of it is a highest bid and its bidder, as one number."""

    def __init__(self, sale: Sale) -> None:
        state = sale.state
        self.sale: Sale = sale
        self.players: i64 = state.players
        self.highest: i64 = state.bid
        for seat in range(state.players):
            if seat != state.turn:
                self.highest = max(self.highest, min(state.cash[seat], HIGHEST))
        ends = (self.highest + 1) * self.players
        self.worth: vec[i64] = filled(0, ends * self.players)  # end by end, by seat
        self.leads_to: vec[i64] = filled(0, ends)  # by highest bid so far: the end to come
        for end in range(ends):
            self.leads_to[end] = end
            self.weigh(end, end // self.players, end % self.players)

    def weigh(self, end: i64, bid: i64, bidder: i64) -> None:
        """What an end is worth to each, the auctioneer's last word being likely, not certain."""
        sale, state = self.sale, self.sale.state
        if bid > 0 and (bidder == state.turn or bid > state.cash[bidder]):
            return
        kept, keeps = sale.sold(bidder, bid), i64(0)
        sold = kept
        if bid == 0:
            kept, keeps = sale.kept(bidder, 0), CERTAIN
        elif bid <= state.cash[state.turn]:
            kept = sale.kept(bidder, bid)
            keeps = odds((kept[state.turn] - sold[state.turn]) // CALM)
        for seat in range(self.players):
            value = kept[seat] * keeps + sold[seat] * (CERTAIN - keeps)
            self.worth[end * self.players + seat] = value // CERTAIN

    def hear(self, seat: i64) -> None:
        """Let a seat speak just before those already heard: it passes or makes its best bid."""
        heard, players = self.leads_to[:], self.players
        best: i64 = NO_END
        for step in range(self.highest + 1):
            bid = self.highest - step
            for bidder in range(players):
                at = bid * players + bidder
                if best != NO_END and self.prefers(seat, best, self.leads_to[at]):
                    heard[at] = best
            end = self.leads_to[bid * players + seat]
            if 0 < bid <= self.sale.state.cash[seat] and not self.prefers(seat, best, end):
                best = end
        self.leads_to = heard

    def prefers(self, seat: i64, one: i64, other: i64) -> bool:
        if one == NO_END:
            return False
        return self.worth[one * self.players + seat] > self.worth[other * self.players + seat]

    def hear_from(self, first: i64) -> None:
        """All who speak from ``first`` up to the auctioneer, the last of them first."""
        seat = self.sale.state.turn
        while seat != first:
            seat = seat - 1 if seat > 0 else self.players - 1
            self.hear(seat)

    def result(self, seat: i64, bid: i64, bidder: i64) -> i64:
        """What it is worth to a seat that this is the highest bid so far; 0 is no bid."""
        end = self.leads_to[bid * self.players + max(bidder, 0)]
        return self.worth[end * self.players + seat]
