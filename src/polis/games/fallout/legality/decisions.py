"""What may be decided: the way out of Jail, a purchase, a bid, scarce buildings, the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why
from polis.core.seats import NOBODY
from polis.games.fallout import refuse
from polis.games.fallout.codes import BIDDING, CLOCK, CLOSING, UNTIMED
from polis.games.fallout.data import FINE, PRICES, PROPERTY_AT
from polis.games.fallout.legality.moments import not_now
from polis.games.fallout.phases.bidding import lowest_bid, may_spend, raised
from polis.games.fallout.phases.claims import claim_of
from polis.games.fallout.phases.ending import has_called
from polis.games.fallout.phases.jail import has_choice_of_cards
from polis.games.fallout.phases.shortage import can_place_on, most_wanted
from polis.games.fallout.position import Fallout
from polis.games.fallout.terms import CARD_BITS, TO_LEAVE

# Jail


def check_fine(state: Fallout, seat: i64, why: Why) -> None:
    """[F3.2] From Jail, with the cash."""
    if state.jail[seat] == 0:
        refuse.not_in_jail(why)
    elif state.cash[seat] < FINE:
        refuse.no_cash(why, FINE)
        why.by(TO_LEAVE)


def check_use_card(state: Fallout, seat: i64, why: Why) -> None:
    """[F3.2] From Jail, with the only card."""
    if state.jail[seat] == 0:
        refuse.not_in_jail(why)
    elif state.owned[seat] & CARD_BITS == 0:
        refuse.no_card(why)
    elif has_choice_of_cards(state, seat):
        refuse.which_card(why)


def check_show_card(state: Fallout, seat: i64, why: Why) -> None:
    """[F3.2] From Jail, with one of two cards; in the first edition nobody chose."""
    cards = state.owned[seat] & CARD_BITS
    if state.jail[seat] == 0:
        refuse.not_in_jail(why)
    elif cards == 0:
        refuse.no_card(why)
    elif cards != CARD_BITS:
        refuse.one_card(why)
    elif not has_choice_of_cards(state, seat):
        refuse.card_not_chosen(why)


# Sales


def check_buy(state: Fallout, seat: i64, why: Why) -> None:
    """[F2.1] At the printed price."""
    price = PRICES[PROPERTY_AT[state.position[seat]]]
    if state.cash[seat] < price:
        refuse.no_cash(why, price)


def check_raise(state: Fallout, seat: i64, step: i64, why: Why) -> None:
    """[F2.1] By a step above the lowest bid there may be."""
    check_sum(state, seat, raised(lowest_bid(state), step), why)


def check_bid(state: Fallout, seat: i64, payload: vec[i64], why: Why) -> None:
    """[F2.1] Any sum, but one."""
    if len(payload) != 1:
        refuse.bid_unreadable(why)
    else:
        check_sum(state, seat, payload[0], why)


def check_sum(state: Fallout, seat: i64, amount: i64, why: Why) -> None:
    """[F2.1] More than the last bid, and no more than the bidder's cash; [F4.2] for a building no
    less than the price of a deed."""
    if amount < lowest_bid(state):
        refuse.bid_too_low(why, lowest_bid(state))
    elif amount > may_spend(state, seat):
        refuse.no_cash_bid(why, may_spend(state, seat))
    if state.phase == BIDDING:
        why.by(1)


# Scarce buildings


def check_want(state: Fallout, seat: i64, count: i64, why: Why) -> None:
    """[F4.2] No more than he could place and pay."""
    most = most_wanted(state, seat)
    if count > most:
        refuse.too_many_wanted(why, most)


def check_place(state: Fallout, property: i64, why: Why) -> None:
    """[F4.2] Evenly, on a site whose deed asks no more than was bid."""
    if not can_place_on(state, property):
        refuse.cannot_place(why, property)


# Rent by hand, and the end


def check_claim(state: Fallout, seat: i64, why: Why) -> None:
    """[F2.2] A rent that can be asked for now."""
    if claim_of(state, seat) == NOBODY:
        refuse.nothing_to_claim(why)


def check_waive(state: Fallout, seat: i64, why: Why) -> None:
    """[F2.2] The same rent, let go."""
    check_claim(state, seat, why)


def check_time(state: Fallout, seat: i64, why: Why) -> None:
    """[F1.6] Once, and by the clock not before the agreed rounds are played."""
    if state.timed == UNTIMED:
        refuse.untimed(why)
    elif state.phase == CLOSING:
        not_now(state, why)
    elif state.timed == CLOCK and state.round <= state.time_from:
        refuse.too_early(why, state.time_from)
    elif has_called(state, seat):
        refuse.called_already(why)
