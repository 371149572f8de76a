"""E3: the auction, once around the table."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY, left_of, only
from polis.games.estates import tell
from polis.games.estates.codes import (
    BID,
    BIDDING,
    DECIDING,
    KEEP,
    PASS,
    PLACING,
    SELL,
)
from polis.games.estates.position import Estates
from polis.games.estates.terms import OPEN, SECRET


def open_auction(state: Estates, log: Log) -> None:
    """[E3.1] The auctioneer's left neighbour speaks first."""
    state.phase = BIDDING
    state.speaker = state.turn
    hear_next(state, log)


def bids(state: Estates, menu: Menu) -> None:
    """[E3.1] Pass, or bid more than every bid before, up to the cash in hand."""
    menu.offer(move(PASS))
    menu.offer_each(BID, state.bid + 1, state.cash[state.speaker])


def bid(state: Estates, amount: i64, log: Log) -> None:
    """[E3.1] The bid is the highest so far."""
    state.bid = amount
    state.bidder = state.speaker
    show_cash(state, state.speaker, amount)
    tell.bid_made(log, state.speaker, amount)
    hear_next(state, log)


def pass_by(state: Estates, log: Log) -> None:
    """[E3.1] Each speaks once, so a pass is final."""
    tell.passed(log, state.speaker)
    hear_next(state, log)


def tell_pass(state: Estates, log: Log) -> None:
    """[E3.1] Who must pass passes; [E1.4] that it was for want of cheques is said only where all
    see them."""
    if state.money == OPEN:
        tell.cannot_overbid(log, state.speaker)
    else:
        tell.passed(log, state.speaker)


def hear_next(state: Estates, log: Log) -> None:
    """[E3.1] Clockwise, each other player once; who cannot overbid passes unasked. (In secret
    they are asked like anyone: passing for them would tell what they have.)"""
    state.speaker = left_of(state.speaker, state.players)
    while state.speaker != state.turn:
        if state.cash[state.speaker] > state.bid or state.money == SECRET:
            state.actors = only(state.speaker)
            return
        tell_pass(state, log)
        state.speaker = left_of(state.speaker, state.players)
    state.speaker = NOBODY
    if state.bidder == NOBODY:
        take_free(state, log)
    else:
        state.phase = DECIDING
        state.actors = only(state.turn)


def show_cash(state: Estates, seat: i64, amount: i64) -> None:
    """[E1.4] Where stashing is secret, who bids or pays an amount shows that so much is not in
    their stash."""
    if state.money == SECRET:
        rest = state.cash[seat] + state.stash[seat] - amount
        state.ceiling[seat] = min(state.ceiling[seat], rest)


def decisions(state: Estates, menu: Menu) -> None:
    """[E3.2] Sell to the highest bidder, or keep the piece and pay them their own bid."""
    menu.offer(move(SELL))
    if state.cash[state.turn] >= state.bid:
        menu.offer(move(KEEP))


def sell(state: Estates, log: Log) -> None:
    """[E3.2] The highest bidder pays the auctioneer and takes the piece."""
    state.cash[state.bidder] -= state.bid
    state.cash[state.turn] += state.bid
    tell.sold(log, state.turn, state.bidder, state.bid)
    place_next(state, state.bidder)


def keep(state: Estates, log: Log) -> None:
    """[E3.2] The auctioneer pays the highest bidder and keeps the piece."""
    show_cash(state, state.turn, state.bid)
    state.cash[state.turn] -= state.bid
    state.cash[state.bidder] += state.bid
    tell.kept(log, state.turn, state.bidder, state.bid)
    place_next(state, state.turn)


def take_free(state: Estates, log: Log) -> None:
    """[E3.3] If all pass, the auctioneer takes the piece free."""
    tell.taken_free(log, state.turn)
    place_next(state, state.turn)


def place_next(state: Estates, seat: i64) -> None:
    """[E2.2] The winner places the piece at once."""
    state.builder = seat
    state.phase = PLACING
    state.actors = only(seat)
