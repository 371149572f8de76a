"""F4.5: trade between two players, and what it does to both."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, Why, move
from polis.core.seats import NOBODY
from polis.games.fallout import refuse, tell
from polis.games.fallout.codes import ACCEPT, DECLINE, WITHDRAW
from polis.games.fallout.data import GROUP_OF
from polis.games.fallout.holdings import (
    drop_offers_of,
    hand_over,
    interest_of,
    to_bank,
    tradable,
    wholes,
)
from polis.games.fallout.state import ASSETS, Fallout, free_cash, is_alive, owes
from polis.mech import trade

# Decision: between two rolls a player makes so many offers at most, so that nobody can hold up the
# table by haggling.
MOST_OFFERS: Final = 10


class Side:
    """What a trade does to one of the two."""

    def __init__(self) -> None:
        self.cash: i64 = 0  # after it, interest paid
        self.interest: i64 = 0  # due at once on the mortgages received
        self.gets: i64 = 0  # the set of assets
        self.gives: i64 = 0
        self.completes: i64 = 0  # the set of groups
        self.breaks: i64 = 0


def side_of(state: Fallout, seat: i64, pays: i64, gets: i64, gives: i64) -> Side:
    """[F4.5] The new owner of a mortgaged property pays its ten per cent at once."""
    side = Side()
    side.gets, side.gives = gets, gives
    side.interest = interest_of(state, gets)
    side.cash = state.cash[seat] - pays - side.interest
    before, after = wholes(state.owned[seat]), wholes((state.owned[seat] & ~gives) | gets)
    side.completes = after & ~before
    side.breaks = before & ~after
    return side


def sides(state: Fallout, maker: i64, partner: i64, money: i64, things: i64) -> list[Side]:
    """[F4.5] What an offer would do: to its maker first, then to his partner."""
    given, taken = things & state.owned[maker], things & state.owned[partner]
    return [
        side_of(state, maker, money, taken, given),
        side_of(state, partner, -money, given, taken),
    ]


# Offers


def fault(state: Fallout, maker: i64, partner: i64, money: i64, things: i64, why: Why) -> bool:
    """[F4.5] What is wrong with an offer as its maker makes it."""
    if partner >= state.players or partner == maker or not is_alive(state, partner):
        refuse.no_such_partner(why)
        return True
    if trade.made_by(state.offers, maker) >= MOST_OFFERS:
        refuse.offers_spent(why, MOST_OFFERS)
        return True
    if things == 0:
        refuse.offer_empty(why)
        return True
    for asset in range(i64(ASSETS)):
        if (things >> asset) & 1 != 0:
            if state.owner[asset] != maker and state.owner[asset] != partner:
                refuse.not_of_you_two(why, asset)
                return True
            if not tradable(state, asset):
                refuse.offer_built(why, GROUP_OF[asset])
                return True
    return cannot_pay(state, maker, money, things & state.owned[partner], why)


def cannot_pay(state: Fallout, seat: i64, money: i64, gets: i64, why: Why) -> bool:
    """[F4.5] Unlawful without the cash for it, interest included. [F5.1] A debtor pays nobody else
    first."""
    interest = interest_of(state, gets)
    if money + interest > 0 and owes(state, seat):
        refuse.debt_first(why)
    elif money > free_cash(state, seat):
        refuse.offer_no_cash(why, seat, free_cash(state, seat))
    elif money + interest > free_cash(state, seat):
        refuse.offer_no_interest(why, seat, interest)
    else:
        return False
    return True


def small_print_fault(
    state: Fallout, maker: i64, partner: i64, payload: vec[i64], why: Why
) -> bool:
    if not trade.is_readable(payload, ASSETS):
        refuse.offer_unreadable(why)
        return True
    return fault(state, maker, partner, payload[0], trade.things_in(payload), why)


def offer(state: Fallout, maker: i64, partner: i64, money: i64, things: i64, log: Log) -> None:
    """[F4.5] The offer lies before the partner; it may be the answer to one of his."""
    if trade.partner_of(state.offers, partner) == maker:
        tell.countered(log, maker, partner)
    else:
        tell.offered(log, maker, partner)
    for asset in range(i64(ASSETS)):
        if (things >> asset) & 1 != 0:
            if state.owner[asset] == maker:
                tell.term_given(log, maker, asset)
            else:
                tell.term_taken(log, partner, asset)
    if money > 0:
        tell.term_cash(log, maker, money)
    elif money < 0:
        tell.term_cash(log, partner, -money)
    trade.put(state.offers, maker, partner, money, things)


# Answers


def answers(state: Fallout, seat: i64, menu: Menu) -> None:
    """[F4.5] Accept, decline, or take one's own offer back."""
    why = Why()
    for maker in range(state.players):
        if trade.partner_of(state.offers, maker) == seat:
            if not bars(state, maker, why):
                menu.offer(move(ACCEPT, maker))
            menu.offer(move(DECLINE, maker))
    if trade.partner_of(state.offers, seat) != NOBODY:
        menu.offer(move(WITHDRAW))


def bars(state: Fallout, maker: i64, why: Why) -> bool:
    """[F4.5] Whether either of the two can no longer pay."""
    partner = trade.partner_of(state.offers, maker)
    money, things = trade.money_of(state.offers, maker), trade.things_of(state.offers, maker)
    if cannot_pay(state, maker, money, things & state.owned[partner], why):
        return True
    return cannot_pay(state, partner, -money, things & state.owned[maker], why)


def accept(state: Fallout, seat: i64, maker: i64, log: Log) -> None:
    """[F4.5] Everything changes hands at once; mortgages stay and cost their ten per cent."""
    money, things = trade.money_of(state.offers, maker), trade.things_of(state.offers, maker)
    trade.take_back(state.offers, maker)
    tell.accepted(log, seat, maker)
    given, taken = things & state.owned[maker], things & state.owned[seat]
    state.cash[maker] -= money
    state.cash[seat] += money
    receive(state, seat, given, log)
    receive(state, maker, taken, log)
    drop_offers_of(state, things, log)


def receive(state: Fallout, seat: i64, assets: i64, log: Log) -> None:
    for asset in range(i64(ASSETS)):
        if (assets >> asset) & 1 != 0:
            hand_over(state, asset, seat)
            tell.changed_hands(log, seat, asset)
    due = interest_of(state, assets)
    if due > 0:
        to_bank(state, seat, due)
        state.fresh |= assets & state.mortgaged
        tell.interest_paid(log, seat, due)


def decline(state: Fallout, seat: i64, maker: i64, log: Log) -> None:
    trade.take_back(state.offers, maker)
    tell.declined(log, seat, maker)


def withdraw(state: Fallout, seat: i64, log: Log) -> None:
    tell.withdrawn(log, seat, trade.partner_of(state.offers, seat))
    trade.take_back(state.offers, seat)
