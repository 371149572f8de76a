"""What offers and pacts the player of thumb rules makes and accepts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import NO_MOVE, move
from polis.core.seats import NOBODY
from polis.games.bibs.appraisal import reserve, value_to
from polis.games.bibs.codes import (
    ACCEPT,
    AGREE,
    DECLINE,
    HOLDING,
    HOLDING_PACT,
    NO_PACT,
    PROPOSE,
    REFUSE,
)
from polis.games.bibs.data import CELL_OF, HEADS, PLOT_PRICE, TAILS
from polis.games.bibs.holdings import bank_has_part
from polis.games.bibs.legality.trading import can_be_kept
from polis.games.bibs.phases.pacts import proposable
from polis.games.bibs.phases.proposals import PREMIUMS, bid_for, is_wanted, may_propose
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import half_price, rent_of
from polis.games.bibs.state import owes
from polis.games.bibs.terms import FIRMS, GROUPS, PLOTS, SIZE
from polis.mech import trade

WORTH_IT: Final = 20  # a deal that brings less is not worth the talk


# Offers


def answer_offers(state: Bibs, seat: i64) -> i64:
    """[B6.3] Accept what is good for oneself and not better for the other."""
    if not trade.any_open(state.offers):
        return NO_MOVE
    for maker in range(state.players):
        if trade.partner_of(state.offers, maker) == seat:
            if can_be_kept(state, maker) and is_good(state, seat, maker):
                return move(ACCEPT, maker)
            return move(DECLINE, maker)
    return NO_MOVE


def is_good(state: Bibs, seat: i64, maker: i64) -> bool:
    money = trade.money_of(state.offers, maker)
    plots, cards = trade.things_of(state.offers, maker), trade.more_of(state.offers, maker)
    own = money + change(state, seat, maker, plots, cards)
    theirs = change(state, maker, seat, plots, cards) - money
    if money < 0 and state.cash[seat] + money < reserve(state, seat):
        return False
    if owes(state, seat):
        return money > 0 and own >= 0 and theirs <= 2 * own + 2 * WORTH_IT
    return own >= WORTH_IT and own >= theirs


def change(state: Bibs, seat: i64, other: i64, plots: i64, cards: i64) -> i64:
    """What the things of a deal change for one side, money aside."""
    worth: i64 = 0
    for plot in range(i64(PLOTS)):
        if plots & trade.bit(plot) != 0:
            thing = PLOT_PRICE[plot]
            if state.firm[plot] != NOBODY:
                thing = value_to(state, seat, state.firm[plot])
            if state.owner[plot] == seat:
                worth -= thing
            else:
                worth += thing
    for firm in range(i64(FIRMS)):
        if (cards >> firm) & 1 != 0:
            if state.holder[firm] == seat:
                worth -= half_price(firm)
            else:
                worth += half_price(firm)
    return worth


def propose(state: Bibs, seat: i64) -> i64:
    """[B6.3] The cheapest price for the last firm of a group that both sides gain by."""
    if not may_propose(state, seat):
        return NO_MOVE
    for group in range(i64(GROUPS)):
        if state.tally[seat * GROUPS + group] == SIZE - 1 and not bank_has_part(state, group):
            for firm in range(group * SIZE, group * SIZE + SIZE):
                if is_wanted(state, seat, firm):
                    return propose_for(state, seat, firm)
    return NO_MOVE


def propose_for(state: Bibs, seat: i64, firm: i64) -> i64:
    own = value_to(state, seat, firm)
    theirs = value_to(state, state.holder[firm], firm)
    for tier in range(i64(len(PREMIUMS))):
        price = bid_for(state, firm, tier)
        suits_both = own - price >= WORTH_IT and price - theirs >= own - price
        if suits_both and state.cash[seat] - price >= reserve(state, seat):
            return move(PROPOSE, tier, firm)
    return NO_MOVE


# Pacts


def answer_pact(state: Bibs, seat: i64) -> i64:
    """[B5.1] Join what pays; [B2.6] let no arrow cut off one's own firms."""
    if (state.waiting >> seat) & 1 == 0:
        return NO_MOVE
    if state.pact == HOLDING_PACT:
        agrees = pays(state, seat, state.subject)
    else:
        agrees = welcomes(state, seat, state.subject)
    if agrees:
        return move(AGREE)
    return move(REFUSE)


def pays(state: Bibs, seat: i64, group: i64) -> bool:
    """[B5.1] Whether a holding gives him no less than the others in it: between two players that
    means more firms, among several it is enough that outsiders pay."""
    mine = state.tally[seat * GROUPS + group]
    if state.left == 2:
        return mine == SIZE - 1
    return mine > 0


def propose_holding(state: Bibs, seat: i64) -> i64:
    if state.pact != NO_PACT:
        return NO_MOVE
    groups = proposable(state, seat)
    for group in range(i64(GROUPS)):
        if (groups >> group) & 1 != 0 and pays(state, seat, group):
            return move(HOLDING, group)
    return NO_MOVE


def welcomes(state: Bibs, seat: i64, arrow: i64) -> bool:
    """[B2.6] An arrow is welcome if the others have more to lose by it, or by its removal less."""
    mine: i64 = 0
    others: i64 = 0
    for plot in range(i64(PLOTS)):
        firm = state.firm[plot]
        if firm != NOBODY and is_cut_off(CELL_OF[plot], arrow):
            if state.owner[plot] == seat:
                mine += rent_of(state, firm) * (state.left - 1)
            elif state.owner[plot] >= 0:
                others += rent_of(state, firm)
    if (state.arrows >> arrow) & 1 == 0:
        return mine < others
    return mine > others


def is_cut_off(cell: i64, arrow: i64) -> bool:
    return TAILS[arrow] < cell < HEADS[arrow]
