"""B6.3: what is wrong with an offer, or with taking it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, Why
from polis.core.seats import NOBODY
from polis.games.bibs import refuse
from polis.games.bibs.codes import OWING
from polis.games.bibs.data import MOST_PLOTS
from polis.games.bibs.holdings import bank_has_part
from polis.games.bibs.position import Bibs
from polis.games.bibs.state import owes
from polis.games.bibs.terms import FIRMS, PLOTS, SIZE, THINGS
from polis.mech import trade
from polis.mech.sets import lowest_of_many
from polis.mech.street import may_trade_with

# Decision: between two rolls a player makes so many offers at most, so that nobody can hold up the
# table by haggling.
MOST_OFFERS: Final = 10


def plots_in(payload: vec[i64]) -> i64:
    """[B6.1] The plots an offer names, which go with the firms on them."""
    return trade.things_in(payload, 0, PLOTS)


def cards_in(payload: vec[i64]) -> i64:
    """[B6.1] The cards of firms an offer names."""
    return trade.things_in(payload, PLOTS, FIRMS)


# Making an offer


def check_offer(state: Bibs, seat: i64, partner: i64, payload: vec[i64], why: Why) -> None:
    """[B6.3] Written right, then what it says."""
    if not trade.is_readable(payload, THINGS):
        refuse.offer_unreadable(why)
    else:
        plots, cards = plots_in(payload), cards_in(payload)
        check_deal(state, seat, partner, payload[0], plots, cards, why)


def check_deal(
    state: Bibs, maker: i64, partner: i64, money: i64, plots: i64, cards: i64, why: Why
) -> None:
    """[B6.3] An offer as its maker makes it; what the partner would pay is for him to see."""
    if not may_trade_with(state, maker, partner):
        refuse.no_such_partner(why)
    elif not may_offer(state, maker, partner):
        refuse.not_your_turn_to_offer(why)
    elif trade.made_by(state.offers, maker) >= MOST_OFFERS:
        refuse.offers_spent(why, MOST_OFFERS)
    elif plots == 0 and cards == 0:
        refuse.offer_empty(why)
    else:
        check_things(state, maker, partner, plots, cards, why)
        if why.refusal == LEGAL:
            check_payment(state, maker, money, why)
        if why.refusal == LEGAL:
            check_markers(state, maker, partner, plots, why)


def may_offer(state: Bibs, maker: i64, partner: i64) -> bool:
    """[B1.6] On one's own turn before the roll, [B6.13] in debt, to a debtor, or in answer to an
    offer."""
    if state.phase > OWING:
        return False
    if owes(state, partner) or maker == state.decider:
        return True
    return trade.partner_of(state.offers, partner) == maker


def check_things(state: Bibs, maker: i64, partner: i64, plots: i64, cards: i64, why: Why) -> None:
    """[B6.1] Plots with what stands on them, and cards in hand; [B6.12] no firm of a holding in
    which the bank has a part."""
    for plot in range(i64(PLOTS)):
        if plots & trade.bit(plot) != 0:
            firm = state.firm[plot]
            if state.owner[plot] != maker and state.owner[plot] != partner:
                refuse.plot_not_yours(why, plot)
                return
            if firm != NOBODY and bank_has_part(state, firm // SIZE):
                refuse.only_to_bank(why, firm // SIZE)
                return
    cards &= ~(state.hand[maker] | state.hand[partner])
    for card in range(i64(FIRMS)):
        if (cards >> card) & 1 != 0:
            refuse.card_not_yours(why, card)
            return


def check_payment(state: Bibs, seat: i64, money: i64, why: Why) -> None:
    """[B6.3] With cash he has. [B6.13] A debtor pays nobody else first."""
    if money > 0 and owes(state, seat):
        refuse.debt_first(why)
    elif money > state.cash[seat]:
        refuse.offer_no_cash(why, seat, state.cash[seat])


def check_markers(state: Bibs, maker: i64, partner: i64, plots: i64, why: Why) -> None:
    """[B6.4] Each has twelve markers."""
    change = net_plots(state, maker, plots)
    if state.plots[maker] + change > MOST_PLOTS:
        refuse.too_many_plots(why, maker)
    elif state.plots[partner] - change > MOST_PLOTS:
        refuse.too_many_plots(why, partner)


def net_plots(state: Bibs, seat: i64, plots: i64) -> i64:
    """[B6.4] How many plots more he would have if those of these that are not his came to him and
    the others went."""
    change: i64 = 0
    while plots != 0:
        if state.owner[lowest_of_many(plots)] == seat:
            change -= 1
        else:
            change += 1
        plots &= plots - 1
    return change


# Answering one


def check_accept(state: Bibs, seat: i64, partner: i64, why: Why) -> None:
    """[B6.3] An offer made to him, which both can still keep."""
    check_decline(state, seat, partner, why)
    if why.refusal == LEGAL:
        check_keeping(state, partner, why)


def check_decline(state: Bibs, seat: i64, partner: i64, why: Why) -> None:
    """[B6.3] An offer made to him."""
    if partner >= state.players:
        refuse.no_such_partner(why)
    elif trade.partner_of(state.offers, partner) != seat:
        refuse.no_offer(why)


def check_keeping(state: Bibs, maker: i64, why: Why) -> None:
    """[B6.3] Whether both can still pay, have what they would give, and markers."""
    partner, money = trade.partner_of(state.offers, maker), trade.money_of(state.offers, maker)
    plots, cards = trade.things_of(state.offers, maker), trade.more_of(state.offers, maker)
    check_payment(state, maker, money, why)
    if why.refusal == LEGAL:
        check_payment(state, partner, -money, why)
    if why.refusal == LEGAL:
        check_things(state, maker, partner, plots, cards, why)
    if why.refusal == LEGAL:
        check_markers(state, maker, partner, plots, why)


def can_be_kept(state: Bibs, maker: i64) -> bool:
    """[B6.3] Whether the offer of this player may be accepted."""
    why = Why()
    check_keeping(state, maker, why)
    return why.refusal == LEGAL


def check_withdraw(state: Bibs, seat: i64, why: Why) -> None:
    """[B6.3] One's own offer."""
    if trade.partner_of(state.offers, seat) == NOBODY:
        refuse.no_offer(why)
