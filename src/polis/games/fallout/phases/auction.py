"""F2.1: buying what nobody owns, and the bank's auctions of it."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY
from polis.games.fallout import tell
from polis.games.fallout.codes import AUCTION, BUY, REFUSE
from polis.games.fallout.data import PRICES, PROPERTY_AT
from polis.games.fallout.holdings import hand_over
from polis.games.fallout.position import Fallout
from polis.games.fallout.terms import SETTLING, SPACES
from polis.mech.street import is_alive, next_alive, to_bank


def purchases(state: Fallout, menu: Menu) -> None:
    """[F2.1] Buy at the printed price, or leave it to the auction."""
    seat = state.turn
    if state.cash[seat] >= PRICES[PROPERTY_AT[state.position[seat]]]:
        menu.offer(move(BUY))
    menu.offer(move(REFUSE))


def buy(state: Fallout, log: Log) -> None:
    """[F2.1] The lander pays the printed price."""
    seat = state.turn
    lot = PROPERTY_AT[state.position[seat]]
    to_bank(state, seat, PRICES[lot])
    hand_over(state, lot, seat)
    tell.bought(log, seat, lot, PRICES[lot])
    state.phase = SETTLING


def refuse(state: Fallout, log: Log) -> None:
    """[F2.1] Otherwise the bank auctions it at once, the lander speaking first."""
    open_auction(state, PROPERTY_AT[state.position[state.turn]], state.turn, log)


def auction_estate(state: Fallout, log: Log) -> None:
    """[F5.3] What a bankrupt left to the bank, one by one in board order."""
    for space in range(i64(SPACES)):
        lot = PROPERTY_AT[space]
        if lot >= 0 and (state.estate >> lot) & 1 != 0:
            state.estate &= ~(1 << lot)
            open_auction(state, lot, state.heir, log)
            return


def open_auction(state: Fallout, lot: i64, starter: i64, log: Log) -> None:
    """[F2.1] All players not bankrupt may bid, from the lander clockwise."""
    state.phase = AUCTION
    state.lot = lot
    state.bid = 0
    state.bidder = NOBODY
    state.bidders = state.alive
    state.decider = starter
    if not is_alive(state, starter):
        state.decider = next_alive(state, starter)
    tell.auction_opened(log, lot)


def sell(state: Fallout, log: Log) -> None:
    """[F2.1] The highest bidder pays the bank."""
    winner = state.bidder
    to_bank(state, winner, state.bid)
    hand_over(state, state.lot, winner)
    tell.sold(log, winner, state.lot, state.bid)
    close_auction(state)


def keep_unsold(state: Fallout, log: Log) -> None:
    """[F2.1] Without a bid the property stays with the bank."""
    tell.unsold(log, state.lot)
    close_auction(state)


def close_auction(state: Fallout) -> None:
    """[F2.1] The auction ends, and no bid binds anybody's cash."""
    state.phase = SETTLING
    state.lot = NOBODY
    state.bid = 0
    state.bidder = NOBODY
    state.bidders = 0
