"""F2.1 and F4.2: the rising auction, of a property or of a scarce building."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY, only, without
from polis.games.fallout import tell
from polis.games.fallout.codes import AUCTION, BIDDING, PASS, RAISE
from polis.games.fallout.phases import auction, shortage
from polis.games.fallout.phases.building import lowest_price
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import free_cash
from polis.games.fallout.terms import STEPS_UP
from polis.mech.street import next_in


def lowest_bid(state: Fallout) -> i64:
    """[F2.1] More than the last bid, [F4.2] and no less than the price on the bidder's own deed."""
    if state.phase == AUCTION:
        return state.bid + 1
    return max(state.price + 1, lowest_price(state, state.decider, state.kind))


def may_spend(state: Fallout, seat: i64) -> i64:
    """[F2.1] A bid may not exceed the bidder's cash. A higher bid takes the place of his own."""
    if state.phase == BIDDING:
        return free_cash(state, seat)
    return state.cash[seat]


def raised(low: i64, step: i64) -> i64:
    """[F2.1] The bid that a step of the menu makes of the lowest one."""
    return low - 1 + STEPS_UP[step]


def bids(state: Fallout, menu: Menu) -> None:
    """[F2.1] Drop out, or raise by some steps; any other sum is payload."""
    menu.offer(move(PASS))
    low, cash = lowest_bid(state), may_spend(state, state.decider)
    steps: i64 = 0
    while steps < len(STEPS_UP) and raised(low, steps) <= cash:
        steps += 1
    menu.offer_each(RAISE, 0, steps - 1)


def raise_by(state: Fallout, step: i64, log: Log) -> None:
    """[F2.1] By a step above the lowest bid there may be."""
    speak(state, raised(lowest_bid(state), step), log)


def bid(state: Fallout, payload: vec[i64], log: Log) -> None:
    """[F2.1] Any sum."""
    speak(state, payload[0], log)


def speak(state: Fallout, amount: i64, log: Log) -> None:
    """[F2.1] The highest bid so far binds the bidder's cash."""
    if state.phase == AUCTION:
        state.bid = amount
        state.bidder = state.decider
    else:
        state.price = amount
        state.buyer = state.decider
    tell.bid_made(log, state.decider, amount)
    hear_next(state, log)


def drop_out(state: Fallout, log: Log) -> None:
    """[F2.1] Who drops out does so for good."""
    tell.dropped_out(log, state.decider)
    if state.phase == AUCTION:
        state.bidders = without(state.bidders, state.decider)
    else:
        state.rivals = without(state.rivals, state.decider)
    hear_next(state, log)


def hear_next(state: Fallout, log: Log) -> None:
    """[F2.1] Until one bidder is left; without a bid it stays with the bank."""
    is_deed = state.phase == AUCTION
    if is_deed:
        bidders, highest = state.bidders, state.bidder
    else:
        bidders, highest = state.rivals, state.buyer
    if highest != NOBODY and bidders == only(highest):
        if is_deed:
            auction.sell(state, log)
        else:
            shortage.win(state, log)
    elif bidders != 0:
        state.decider = next_in(bidders, state.decider, state.players)
    elif is_deed:
        auction.keep_unsold(state, log)
    else:
        shortage.leave_over(state, log)
