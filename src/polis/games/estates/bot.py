"""The player of thumb rules: it looks one auction ahead, all the way through it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import Menu, first_of, move
from polis.core.seats import left_of
from polis.games.estates.codes import (
    ABSTAIN,
    BID,
    BIDDING,
    CHOOSING,
    DECIDING,
    KEEP,
    PASS,
    SELL,
    STASH,
)
from polis.games.estates.haggling import Auction, Sale
from polis.games.estates.outlook import auctions_left
from polis.games.estates.phases.turn import offers, take_from_line
from polis.games.estates.position import Estates
from polis.games.estates.terms import ENDS, ROOF, SECRET

# Cheques kept for bidding: one, and three for each two turns to come. What is left after the last
# turn is worth nothing, so the reserve melts.
RESERVE: Final = 1
RESERVE_PER_TWO_TURNS: Final = 3


def advise(state: Estates, seat: i64) -> i64:
    """The bot's move for a seat that must act."""
    if state.phase == CHOOSING:
        return choose(state, seat)
    sale = Sale(state)
    if state.phase == BIDDING:
        return speak(sale, seat)
    if state.phase == DECIDING:
        return decide(sale, seat)
    return sale.placing[seat]


def choose(state: Estates, seat: i64) -> i64:
    """[E2] The stash first, then the piece whose auction will end best."""
    if not state.stashed and has_spare_cheque(state, seat):
        return move(STASH)
    if not state.stashed and state.money == SECRET:
        return move(ABSTAIN)
    menu = Menu()
    offers(state, menu)
    answer, best = menu.at(0), offered(state, seat, first_of(menu.at(0)))
    for i in range(i64(1), menu.total):
        value = offered(state, seat, first_of(menu.at(i)))
        if value > best:
            answer, best = menu.at(i), value
    return answer


def has_spare_cheque(state: Estates, seat: i64) -> bool:
    turns = auctions_left(state) // state.players
    return state.cash[seat] > RESERVE + turns * RESERVE_PER_TWO_TURNS // 2


def offered(state: Estates, seat: i64, piece: i64) -> i64:
    """What it is worth to the auctioneer to offer a piece. A roof is imagined middling."""
    after = state.copy()
    after.piece = piece
    if piece < ENDS:
        take_from_line(after, piece)
    elif piece == ROOF:
        after.value = middling_roof(state)
        after.roofs[after.value] -= 1
        after.roofs_left -= 1
    auction = Auction(Sale(after))
    auction.hear_from(left_of(seat, state.players))
    return auction.result(seat, 0, 0)


def middling_roof(state: Estates) -> i64:
    """The median of the roofs still face down."""
    half = state.roofs_left // 2
    number: i64 = 1
    while half >= state.roofs[number]:
        half -= state.roofs[number]
        number += 1
    return number


def speak(sale: Sale, seat: i64) -> i64:
    """[E3.1] Pass, or make the bid that leads to the best end."""
    state, auction = sale.state, Auction(sale)
    auction.hear_from(left_of(seat, state.players))
    answer, best = move(PASS), auction.result(seat, state.bid, state.bidder)
    for bid in range(state.bid + 1, min(state.cash[seat], auction.highest) + 1):
        value = auction.result(seat, bid, seat)
        if value > best:
            answer, best = move(BID, bid), value
    return answer


def decide(sale: Sale, seat: i64) -> i64:
    """[E3.2] Keep the piece if that is worth more than the price."""
    state = sale.state
    if state.cash[seat] < state.bid:
        return move(SELL)
    kept, sold = sale.kept(state.bidder, state.bid), sale.sold(state.bidder, state.bid)
    return move(KEEP) if kept[seat] > sold[seat] else move(SELL)
