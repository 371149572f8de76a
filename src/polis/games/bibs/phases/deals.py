"""B6.3: trade between two players: businesses, groups, cards, bare plots, cash."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, Why, move
from polis.core.seats import NOBODY
from polis.games.bibs import refuse, tell
from polis.games.bibs.codes import ACCEPT, DECLINE, WITHDRAW
from polis.games.bibs.data import MOST_PLOTS
from polis.games.bibs.holdings import bank_has_part, review
from polis.games.bibs.offers import drop_offers_about
from polis.games.bibs.property import hand_card, pass_plot
from polis.games.bibs.state import (
    FIRMS,
    GROUPS,
    OWING,
    PLOTS,
    SIZE,
    THINGS,
    Bibs,
    is_alive,
    owes,
)
from polis.mech import trade

# Decision: between two rolls a player makes so many offers at most, so that nobody can hold up the
# table by haggling.
MOST_OFFERS: Final = 10


def plots_in(payload: vec[i64]) -> i64:
    return trade.things_in(payload, 0, PLOTS)


def cards_in(payload: vec[i64]) -> i64:
    return trade.things_in(payload, PLOTS, FIRMS)


# What is wrong with an offer


def small_print_fault(state: Bibs, maker: i64, partner: i64, payload: vec[i64], why: Why) -> bool:
    if not trade.is_readable(payload, THINGS):
        refuse.offer_unreadable(why)
        return True
    plots, cards = plots_in(payload), cards_in(payload)
    return fault(state, maker, partner, payload[0], plots, cards, why)


def fault(
    state: Bibs, maker: i64, partner: i64, money: i64, plots: i64, cards: i64, why: Why
) -> bool:
    """[B6.3] What is wrong with an offer as its maker makes it."""
    if partner >= state.players or partner == maker or not is_alive(state, partner):
        refuse.no_such_partner(why)
    elif not may_offer(state, maker, partner):
        refuse.not_your_turn_to_offer(why)
    elif trade.made_by(state.offers, maker) >= MOST_OFFERS:
        refuse.offers_spent(why, MOST_OFFERS)
    elif plots == 0 and cards == 0:
        refuse.offer_empty(why)
    elif is_theirs(state, maker, partner, plots, cards, why):
        return cannot_pay(state, maker, money, why) or has_no_room(
            state, maker, partner, plots, why
        )
    return True


def may_offer(state: Bibs, maker: i64, partner: i64) -> bool:
    """[B1.6] On one's own turn before the roll, [B6.13] in debt, to a debtor, or in answer to an
    offer."""
    if state.phase > OWING:
        return False
    if owes(state, partner) or maker == state.decider:
        return True
    return trade.partner_of(state.offers, partner) == maker


def is_theirs(state: Bibs, maker: i64, partner: i64, plots: i64, cards: i64, why: Why) -> bool:
    """[B6.1] Plots with what stands on them, and cards in hand; [B6.12] no firm of a holding in
    which the bank has a part."""
    for plot in range(i64(PLOTS)):
        if plots & trade.bit(plot) != 0:
            if state.owner[plot] != maker and state.owner[plot] != partner:
                refuse.plot_not_yours(why, plot)
                return False
            if is_tied(state, plot):
                refuse.only_to_bank(why, state.firm[plot] // SIZE)
                return False
    mine = state.hand[maker] | state.hand[partner]
    for firm in range(i64(FIRMS)):
        if (cards & ~mine) >> firm & 1 != 0:
            refuse.card_not_yours(why, firm)
            return False
    return True


def is_tied(state: Bibs, plot: i64) -> bool:
    firm = state.firm[plot]
    return firm != NOBODY and bank_has_part(state, firm // SIZE)


def cannot_pay(state: Bibs, seat: i64, money: i64, why: Why) -> bool:
    """[B6.3] With cash he has. [B6.13] A debtor pays nobody else first."""
    if money > 0 and owes(state, seat):
        refuse.debt_first(why)
    elif money > state.cash[seat]:
        refuse.offer_no_cash(why, seat, state.cash[seat])
    else:
        return False
    return True


def has_no_room(state: Bibs, maker: i64, partner: i64, plots: i64, why: Why) -> bool:
    """[B6.4] Each has twelve markers."""
    change = net_plots(state, maker, plots)
    if state.plots[maker] + change > MOST_PLOTS:
        refuse.too_many_plots(why, maker)
        return True
    if state.plots[partner] - change > MOST_PLOTS:
        refuse.too_many_plots(why, partner)
        return True
    return False


def net_plots(state: Bibs, seat: i64, plots: i64) -> i64:
    """How many plots more he would have if those of these that are not his came to him and the
    others went."""
    change: i64 = 0
    plot: i64 = 0
    while plots != 0:
        if plots & 1 != 0:
            if state.owner[plot] == seat:
                change -= 1
            else:
                change += 1
        plots >>= 1
        plot += 1
    return change


# Offers


def offer(
    state: Bibs, maker: i64, partner: i64, money: i64, plots: i64, cards: i64, log: Log
) -> None:
    """[B6.3] The offer lies before the partner; it may be the answer to one of his."""
    if trade.partner_of(state.offers, partner) == maker:
        tell.countered(log, maker, partner)
    else:
        tell.offered(log, maker, partner)
    if not log.silent:
        tell_terms(state, plots, cards, log)
        if money > 0:
            tell.term_cash(log, maker, money)
        elif money < 0:
            tell.term_cash(log, partner, -money)
    trade.put(state.offers, maker, partner, money, plots, cards)


def tell_terms(state: Bibs, plots: i64, cards: i64, log: Log) -> None:
    """[B6.1] Who would give what."""
    for plot in range(i64(PLOTS)):
        if plots & trade.bit(plot) != 0:
            if state.firm[plot] == NOBODY:
                tell.term_plot(log, state.owner[plot], plot)
            else:
                tell.term_business(log, state.owner[plot], state.firm[plot])
    for firm in range(i64(FIRMS)):
        if (cards >> firm) & 1 != 0:
            tell.term_card(log, state.holder[firm], firm)


# Answers


def answers(state: Bibs, seat: i64, menu: Menu) -> None:
    """[B6.3] Accept, decline, or take one's own offer back."""
    why = Why()
    for maker in range(state.players):
        if trade.partner_of(state.offers, maker) == seat:
            if not bars(state, maker, why):
                menu.offer(move(ACCEPT, maker))
            menu.offer(move(DECLINE, maker))
    if trade.partner_of(state.offers, seat) != NOBODY:
        menu.offer(move(WITHDRAW))


def bars(state: Bibs, maker: i64, why: Why) -> bool:
    """[B6.3] Whether either of the two can no longer pay, or has no marker left."""
    partner, money = trade.partner_of(state.offers, maker), trade.money_of(state.offers, maker)
    plots, cards = trade.things_of(state.offers, maker), trade.more_of(state.offers, maker)
    if cannot_pay(state, maker, money, why) or cannot_pay(state, partner, -money, why):
        return True
    if not is_theirs(state, maker, partner, plots, cards, why):
        return True
    return has_no_room(state, maker, partner, plots, why)


def accept(state: Bibs, seat: i64, maker: i64, log: Log) -> None:
    """[B6.14] Everything changes hands at once, and nothing else is promised."""
    money = trade.money_of(state.offers, maker)
    plots, cards = trade.things_of(state.offers, maker), trade.more_of(state.offers, maker)
    trade.take_back(state.offers, maker)
    tell.accepted(log, seat, maker)
    state.cash[maker] -= money
    state.cash[seat] += money
    swap_plots(state, seat, maker, plots, log)
    swap_cards(state, seat, maker, cards, log)
    drop_offers_about(state, plots, cards, log)
    if state.holdings != 0:
        for group in range(i64(GROUPS)):
            if (state.holdings >> group) & 1 != 0:
                review(state, group, log)


def swap_plots(state: Bibs, seat: i64, other: i64, plots: i64, log: Log) -> None:
    """[B6.4] The buyer's marker takes the place of the seller's; [B3.4] nothing is founded there
    this turn, [B7.3] unless a firm may come with its plot."""
    if state.plot_and_firm == 0 or state.edition < 2:
        state.fresh |= plots
    for plot in range(i64(PLOTS)):
        if plots & trade.bit(plot) != 0:
            taker = seat + other - state.owner[plot]
            pass_plot(state, plot, taker)
            if state.firm[plot] == NOBODY:
                tell.plot_passed(log, taker, plot)
            else:
                tell.business_passed(log, taker, state.firm[plot])


def swap_cards(state: Bibs, seat: i64, other: i64, cards: i64, log: Log) -> None:
    """[B6.7] A card received is put down on the next turn, not on this one."""
    state.moved |= cards
    for firm in range(i64(FIRMS)):
        if (cards >> firm) & 1 != 0:
            taker = seat + other - state.holder[firm]
            hand_card(state, firm, taker)
            tell.card_passed(log, taker, firm)


def decline(state: Bibs, seat: i64, maker: i64, log: Log) -> None:
    trade.take_back(state.offers, maker)
    tell.declined(log, seat, maker)


def withdraw(state: Bibs, seat: i64, log: Log) -> None:
    tell.withdrawn(log, seat, trade.partner_of(state.offers, seat))
    trade.take_back(state.offers, seat)
