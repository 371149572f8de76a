"""B6.3: trade between two players: businesses, groups, cards, bare plots, cash."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY
from polis.games.bibs import tell
from polis.games.bibs.codes import ACCEPT, COUNTERED, DECLINE, LAPSED, OFFERED, TERM_CASH, WITHDRAW
from polis.games.bibs.holdings import review
from polis.games.bibs.legality.trading import can_be_kept, cards_in, plots_in
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import hand_card, pass_plot
from polis.games.bibs.terms import FIRMS, GROUPS, PLOTS
from polis.mech import trade
from polis.mech.street import call_cash, call_offer, hand_cash, lapse_about

# Offers


def make(state: Bibs, seat: i64, partner: i64, payload: vec[i64], log: Log) -> None:
    """[B6.3] Any offer."""
    offer(state, seat, partner, payload[0], plots_in(payload), cards_in(payload), log)


def offer(
    state: Bibs, maker: i64, partner: i64, money: i64, plots: i64, cards: i64, log: Log
) -> None:
    """[B6.3] The offer lies before the partner; it may be the answer to one of his."""
    call_offer(state, maker, partner, OFFERED, COUNTERED, log)
    if not log.silent:
        tell_terms(state, plots, cards, log)
        call_cash(maker, partner, money, TERM_CASH, log)
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
    for maker in range(state.players):
        if trade.partner_of(state.offers, maker) == seat:
            if can_be_kept(state, maker):
                menu.offer(move(ACCEPT, maker))
            menu.offer(move(DECLINE, maker))
    if trade.partner_of(state.offers, seat) != NOBODY:
        menu.offer(move(WITHDRAW))


def accept(state: Bibs, seat: i64, partner: i64, log: Log) -> None:
    """[B6.14] Everything changes hands at once, and nothing else is promised."""
    maker, money = partner, trade.money_of(state.offers, partner)
    plots, cards = trade.things_of(state.offers, maker), trade.more_of(state.offers, maker)
    trade.take_back(state.offers, maker)
    tell.accepted(log, seat, maker)
    hand_cash(state, maker, seat, money)
    swap_plots(state, seat, maker, plots, log)
    swap_cards(state, seat, maker, cards, log)
    lapse_about(state, plots, cards, LAPSED, log)
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


def decline(state: Bibs, seat: i64, partner: i64, log: Log) -> None:
    """[B6.3] The offer is off the table."""
    trade.take_back(state.offers, partner)
    tell.declined(log, seat, partner)


def withdraw(state: Bibs, seat: i64, log: Log) -> None:
    """[B6.3] One's own offer is taken back."""
    tell.withdrawn(log, seat, trade.partner_of(state.offers, seat))
    trade.take_back(state.offers, seat)
