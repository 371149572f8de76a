"""F2.1: buying what nobody owns, and the bank's auctions of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY, only, without
from polis.games.fallout import tell
from polis.games.fallout.codes import BUY, PASS, RAISE, REFUSE
from polis.games.fallout.data import POSITIONS, PRICES, PROPERTY_AT
from polis.games.fallout.domains import STEP_NAMES
from polis.games.fallout.holdings import hand_over, to_bank
from polis.games.fallout.state import (
    AUCTION,
    BIDDING,
    PROPERTIES,
    SETTLING,
    SPACES,
    Fallout,
    free_cash,
    is_alive,
    next_alive,
    next_in,
)

STEPS_UP: Final = vec[i64]([1, 5, 10, 20, 50, 100, 200])  # by step: caps above the last bid
assert len(STEPS_UP) == len(STEP_NAMES) and len(POSITIONS) == PROPERTIES


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


def lowest_bid(state: Fallout) -> i64:
    return state.bid + 1


def bids(low: i64, cash: i64, menu: Menu) -> None:
    """[F2.1] Drop out, or raise by some steps; any other sum is payload."""
    menu.offer(move(PASS))
    steps: i64 = 0
    while steps < len(STEPS_UP) and low - 1 + STEPS_UP[steps] <= cash:
        steps += 1
    menu.offer_each(RAISE, 0, steps - 1)


def raised(low: i64, step: i64) -> i64:
    return low - 1 + STEPS_UP[step]


def bid(state: Fallout, amount: i64, log: Log) -> None:
    """[F2.1] The highest bid so far binds the bidder's cash."""
    state.bid = amount
    state.bidder = state.decider
    tell.bid_made(log, state.decider, amount)
    hear_next(state, log)


def drop_out(state: Fallout, log: Log) -> None:
    """[F2.1] Who drops out does so for good."""
    tell.dropped_out(log, state.decider)
    state.bidders = without(state.bidders, state.decider)
    hear_next(state, log)


def hear_next(state: Fallout, log: Log) -> None:
    """[F2.1] Until one bidder is left; without a bid the property stays with the bank."""
    if state.bidders == 0:
        tell.unsold(log, state.lot)
        close_auction(state)
    elif state.bidder != NOBODY and state.bidders == only(state.bidder):
        sell(state, log)
    else:
        state.decider = next_in(state.bidders, state.decider, state.players)


def sell(state: Fallout, log: Log) -> None:
    """[F2.1] The highest bidder pays the bank."""
    winner = state.bidder
    to_bank(state, winner, state.bid)
    hand_over(state, state.lot, winner)
    tell.sold(log, winner, state.lot, state.bid)
    close_auction(state)


def close_auction(state: Fallout) -> None:
    state.phase = SETTLING
    state.lot = NOBODY
    state.bid = 0
    state.bidder = NOBODY
    state.bidders = 0


def may_spend(state: Fallout, seat: i64) -> i64:
    """[F2.1] A bid may not exceed the bidder's cash. A higher bid takes the place of his own."""
    if state.phase == BIDDING:
        return free_cash(state, seat)
    return state.cash[seat]
