"""F4.5: trade between two players, and what it does to both."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY
from polis.games.fallout import tell
from polis.games.fallout.codes import (
    ACCEPT,
    COUNTERED,
    DECLINE,
    LAPSED,
    OFFERED,
    TERM_CASH,
    WITHDRAW,
)
from polis.games.fallout.holdings import hand_over, interest_of
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import free_cash, owes
from polis.games.fallout.terms import ASSETS
from polis.mech import trade
from polis.mech.sets import lowest_of
from polis.mech.street import call_cash, call_offer, hand_cash, lapse_about, to_bank

# Offers


def offer(state: Fallout, seat: i64, partner: i64, payload: vec[i64], log: Log) -> None:
    """[F4.5] Any money for any things."""
    lay(state, seat, partner, payload[0], trade.things_in(payload), log)


def lay(state: Fallout, maker: i64, partner: i64, money: i64, things: i64, log: Log) -> None:
    """[F4.5] The offer lies before the partner; it may be the answer to one of his."""
    call_offer(state, maker, partner, OFFERED, COUNTERED, log)
    for asset in range(i64(ASSETS)):
        if (things >> asset) & 1 != 0:
            if state.owner[asset] == maker:
                tell.term_given(log, maker, asset)
            else:
                tell.term_taken(log, partner, asset)
    call_cash(maker, partner, money, TERM_CASH, log)
    trade.put(state.offers, maker, partner, money, things)


# Answers


def answers(state: Fallout, seat: i64, menu: Menu) -> None:
    """[F4.5] Accept, decline, or take one's own offer back."""
    found = open_answers(state, seat)
    while found != 0:
        menu.offer(answer(state, lowest_of(found)))
        found &= found - 1


def open_answers(state: Fallout, seat: i64) -> i64:
    """[F4.5] Two bits a maker, accept and decline; above them, to take back one's own offer."""
    found: i64 = 0
    for maker in range(state.players):
        if trade.partner_of(state.offers, maker) == seat:
            found |= 2 << 2 * maker
            if is_payable(state, maker):
                found |= 1 << 2 * maker
    if trade.partner_of(state.offers, seat) != NOBODY:
        found |= 1 << 2 * state.players
    return found


def answer(state: Fallout, bit: i64) -> i64:
    """[F4.5] The move that one of these bits stands for."""
    if bit == 2 * state.players:
        return move(WITHDRAW)
    if bit % 2 == 0:
        return move(ACCEPT, bit // 2)
    return move(DECLINE, bit // 2)


def is_payable(state: Fallout, maker: i64) -> bool:
    """[F4.5] Whether both can still pay what an offer asks of them."""
    partner = trade.partner_of(state.offers, maker)
    money, things = trade.money_of(state.offers, maker), trade.things_of(state.offers, maker)
    if not can_pay(state, maker, money, things & state.owned[partner]):
        return False
    return can_pay(state, partner, -money, things & state.owned[maker])


def can_pay(state: Fallout, seat: i64, money: i64, gets: i64) -> bool:
    """[F4.5] Whether the cash is there, interest included. [F5.1] A debtor pays nobody else
    first."""
    due = money + interest_of(state, gets)
    return due <= 0 or (due <= free_cash(state, seat) and not owes(state, seat))


def accept(state: Fallout, seat: i64, partner: i64, log: Log) -> None:
    """[F4.5] Everything changes hands at once; mortgages stay and cost their ten per cent."""
    money, things = trade.money_of(state.offers, partner), trade.things_of(state.offers, partner)
    trade.take_back(state.offers, partner)
    tell.accepted(log, seat, partner)
    given, taken = things & state.owned[partner], things & state.owned[seat]
    hand_cash(state, partner, seat, money)
    receive(state, seat, given, log)
    receive(state, partner, taken, log)
    lapse_about(state, things, 0, LAPSED, log)


def receive(state: Fallout, seat: i64, assets: i64, log: Log) -> None:
    """[F4.5] What was traded comes to a new owner, who pays ten per cent on mortgages at once."""
    for asset in range(i64(ASSETS)):
        if (assets >> asset) & 1 != 0:
            hand_over(state, asset, seat)
            tell.changed_hands(log, seat, asset)
    due = interest_of(state, assets)
    if due > 0:
        to_bank(state, seat, due)
        state.fresh |= assets & state.mortgaged
        tell.interest_paid(log, seat, due)


def decline(state: Fallout, seat: i64, partner: i64, log: Log) -> None:
    """[F4.5] The offer is gone."""
    trade.take_back(state.offers, partner)
    tell.declined(log, seat, partner)


def withdraw(state: Fallout, seat: i64, log: Log) -> None:
    """[F4.5] Its maker takes an offer back before it is answered."""
    tell.withdrawn(log, seat, trade.partner_of(state.offers, seat))
    trade.take_back(state.offers, seat)
