"""What may be offered to another player, and how offers are answered."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, Why
from polis.core.seats import NOBODY
from polis.games.fallout import refuse
from polis.games.fallout.data import GROUP_OF, MASKS
from polis.games.fallout.holdings import interest_of, tradable
from polis.games.fallout.phases.proposals import given_for, may_propose, premium_of
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import free_cash, owes
from polis.games.fallout.terms import ASSETS, BOOTS, MOST_OFFERS
from polis.mech import trade
from polis.mech.street import may_trade_with

# Offers


def check_offer(state: Fallout, seat: i64, partner: i64, payload: vec[i64], why: Why) -> None:
    """[F4.5] Money and things, each once."""
    if not trade.is_readable(payload, ASSETS):
        refuse.offer_unreadable(why)
    else:
        check_terms(state, seat, partner, payload[0], trade.things_in(payload), why)


def check_terms(
    state: Fallout, maker: i64, partner: i64, money: i64, things: i64, why: Why
) -> None:
    """[F4.5] Another player, something besides money, and the cash for it; [F4.6] not too often."""
    if not may_trade_with(state, maker, partner):
        refuse.no_such_partner(why)
    elif trade.made_by(state.offers, maker) >= MOST_OFFERS:
        refuse.offers_spent(why, MOST_OFFERS)
    elif things == 0:
        refuse.offer_empty(why)
    else:
        check_things(state, maker, partner, things, why)
        if why.refusal == LEGAL:
            check_payment(state, maker, maker, money, things & state.owned[partner], why)


def check_things(state: Fallout, maker: i64, partner: i64, things: i64, why: Why) -> None:
    """[F4.5] Each belongs to one of the two, and its group has no buildings."""
    for asset in range(i64(ASSETS)):
        if (things >> asset) & 1 != 0:
            if state.owner[asset] != maker and state.owner[asset] != partner:
                refuse.not_of_you_two(why, asset)
                return
            if not tradable(state, asset):
                refuse.offer_built(why, GROUP_OF[asset])
                return


def check_payment(state: Fallout, seat: i64, payer: i64, money: i64, gets: i64, why: Why) -> None:
    """[F4.5] Unlawful without the cash for it, interest included. [F5.1] A debtor pays nobody else
    first."""
    interest = interest_of(state, gets)
    if money + interest > 0 and owes(state, payer):
        if payer == seat:
            refuse.debt_first(why)
        else:
            refuse.maker_owes(why, payer)
    elif money > free_cash(state, payer):
        refuse.offer_no_cash(why, payer, free_cash(state, payer))
    elif money + interest > free_cash(state, payer):
        refuse.offer_no_interest(why, payer, interest)


# The offers of the menu


def check_propose(state: Fallout, seat: i64, premium: i64, property: i64, why: Why) -> None:
    """[F4.5] Cash for a property of a group one has begun."""
    check_usefulness(state, seat, property, why)
    if why.refusal == LEGAL:
        money = premium_of(property, premium)
        check_terms(state, seat, state.owner[property], money, 1 << property, why)


def check_swap(state: Fallout, seat: i64, boot: i64, property: i64, why: Why) -> None:
    """[F4.5] One that completes a group, for one the other collects."""
    check_usefulness(state, seat, property, why)
    if why.refusal != LEGAL:
        return
    given = given_for(state, seat, property)
    if given == NOBODY:
        refuse.not_useful(why, property)
    else:
        things = 1 << property | 1 << given
        check_terms(state, seat, state.owner[property], BOOTS[boot], things, why)


def check_usefulness(state: Fallout, seat: i64, lot: i64, why: Why) -> None:
    """[F4.5] The menu's offers are for a group one has begun; others are made in payload."""
    owner = state.owner[lot]
    is_begun = state.owned[seat] & MASKS[GROUP_OF[lot]] != 0
    if owner == NOBODY or owner == seat or not is_begun or not may_propose(state, seat):
        refuse.not_useful(why, lot)


# Answers


def check_accept(state: Fallout, seat: i64, partner: i64, why: Why) -> None:
    """[F4.5] An offer which both can still pay."""
    check_decline(state, seat, partner, why)
    if why.refusal != LEGAL:
        return
    money, things = trade.money_of(state.offers, partner), trade.things_of(state.offers, partner)
    check_payment(state, seat, partner, money, things & state.owned[seat], why)
    if why.refusal == LEGAL:
        check_payment(state, seat, seat, -money, things & state.owned[partner], why)


def check_decline(state: Fallout, seat: i64, partner: i64, why: Why) -> None:
    """[F4.5] An offer made to him."""
    if partner >= state.players:
        refuse.no_such_partner(why)
    elif trade.partner_of(state.offers, partner) != seat:
        refuse.no_offer(why)


def check_withdraw(state: Fallout, seat: i64, why: Why) -> None:
    """[F4.5] An offer of his own."""
    if trade.partner_of(state.offers, seat) == NOBODY:
        refuse.no_offer(why)
