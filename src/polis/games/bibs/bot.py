"""The player of thumb rules: buys plots, founds whole groups, develops what pays until the end,
forms holdings when they pay, and sells what it misses least when it is in debt."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import NO_MOVE, move
from polis.core.seats import NOBODY
from polis.games.bibs.appraisal import (
    VISITS,
    business,
    gain_of_unit,
    most_promising,
    most_sociable,
    reserve,
    rounds_left,
    value_to,
)
from polis.games.bibs.closing import is_closing, sale
from polis.games.bibs.codes import (
    ACTING,
    AFTER,
    BACK,
    BUY,
    BUY_BACK,
    BUYING,
    CALL_TIME,
    DESK,
    DEVELOP,
    DONE,
    FOUND,
    FOUNDING,
    GIVE_UP,
    ORDER,
    ORDERING,
    OWING,
    PLACE,
    REDEEMING,
    RETURN,
    RIDE,
    ROLL,
    SELL,
    SELL_UNIT,
    SKIP,
    TO_DESK,
)
from polis.games.bibs.data import METRO_CELLS, PLOT_AT, PLOT_PRICE, PRICES
from polis.games.bibs.haggling import answer_offers, answer_pact, propose, propose_holding
from polis.games.bibs.holdings import bank_has_part, lowest, open_groups, unit_price
from polis.games.bibs.losses import calls_time
from polis.games.bibs.phases.debt import is_hopeless
from polis.games.bibs.phases.founding import (
    MOST_OF_GROUP,
    bought_of,
    due_firm,
    may_develop,
)
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import fitting, half_price, nominal, refund, rent_of
from polis.games.bibs.terms import FIRMS, GROUPS, PLOTS, SIZE
from polis.mech.trade import bit

LAST_METRO: Final = 2  # nearest to Start on the way there
SHORT: Final = 4  # rounds: too few for a new group to pay


def advise(state: Bibs, seat: i64) -> i64:
    """The bot's move for a seat that is asked."""
    answer = answer_offers(state, seat)
    if answer == NO_MOVE:
        answer = answer_pact(state, seat)
    if answer != NO_MOVE:
        return answer
    if seat != state.decider:
        return NO_MOVE
    if calls_time(state, seat):
        return move(CALL_TIME)
    if state.phase == ACTING:
        return before_roll(state, seat)
    if state.phase == OWING:
        return raise_money(state, seat)
    if state.phase == DESK:
        return at_desk(state, seat)
    if state.phase == AFTER:
        return after_double(state, seat)
    return on_cell(state, seat)


def at_desk(state: Bibs, seat: i64) -> i64:
    """[B6.1] It sells in the last turn only."""
    found: i64 = NO_MOVE
    if is_closing(state):
        found = sale(state, seat)
    if found == NO_MOVE:
        return move(BACK)
    return found


def after_double(state: Bibs, seat: i64) -> i64:
    """[B7.5] Who has rolled it may propose; [B7.6] it ends no holding by a double."""
    found: i64 = NO_MOVE
    if seat == state.turn:
        found = propose_holding(state, seat)
    if found == NO_MOVE:
        return move(DONE)
    return found


# Cells


def on_cell(state: Bibs, seat: i64) -> i64:
    """[B2.1] Plots cost nothing in the end unless only cash counts; the dearest order; the metro
    that is nearest to Start, if there is a next turn."""
    if state.phase == BUYING:
        if state.cash_only != 0 and rounds_left(state) < SHORT:
            return move(SKIP)
        return move(BUY)
    if state.phase == ORDERING:
        return move(ORDER, dearest(state, seat))
    if state.phase == FOUNDING:
        return found_here(state, seat)
    if state.phase == REDEEMING:
        return consider(state, seat)
    if is_closing(state) or METRO_CELLS[LAST_METRO] == state.position[seat]:
        return move(SKIP)
    return move(RIDE, LAST_METRO)


def dearest(state: Bibs, seat: i64) -> i64:
    best: i64 = NOBODY
    most: i64 = 0
    for firm in range(i64(FIRMS)):
        if (state.own[seat] >> firm) & 1 != 0 and rent_of(state, firm) > most:
            most = rent_of(state, firm)
            best = firm
    return best


def consider(state: Bibs, seat: i64) -> i64:
    """[B6.5] A business of the bank's is worth its double price if it earns that."""
    firm = state.firm[PLOT_AT[state.position[seat]]]
    price = 2 * nominal(state, firm)
    saved = price - rent_of(state, firm)
    if state.cash[seat] - price >= reserve(state, seat) and value_to(state, seat, firm) > saved:
        return move(BUY_BACK)
    return move(SKIP)


def found_here(state: Bibs, seat: i64) -> i64:
    """[B7.3] The group wanted, if it may stand here."""
    plot = PLOT_AT[state.position[seat]]
    firm = firm_wanted(state, seat, bit(plot))
    if firm == NOBODY:
        return move(SKIP)
    return move(FOUND, firm, plot)


# Before the roll


def before_roll(state: Bibs, seat: i64) -> i64:
    """[B1.6] Cards down, units, firms, holdings, deals; then the dice."""
    if is_closing(state):
        return before_last_roll(state, seat)
    found = put_down(state, seat)
    if found == NO_MOVE:
        found = best_unit(state, seat)
    if found == NO_MOVE:
        found = found_firm(state, seat)
    if found == NO_MOVE:
        found = propose_holding(state, seat)
    if found == NO_MOVE:
        found = propose(state, seat)
    if found == NO_MOVE:
        return move(ROLL)
    return found


def before_last_roll(state: Bibs, seat: i64) -> i64:
    """[B6.9] To the desk with what is worth more there, and units that pay at once."""
    if sale(state, seat) != NO_MOVE:
        return move(TO_DESK)
    found = best_unit(state, seat)
    if found == NO_MOVE:
        found = propose_holding(state, seat)
    if found == NO_MOVE:
        return move(ROLL)
    return found


def put_down(state: Bibs, seat: i64) -> i64:
    """[B6.7] A card that may stand somewhere, on the plot most visited."""
    cards = state.hand[seat] & ~state.moved
    if cards == 0:
        return NO_MOVE
    for firm in range(i64(FIRMS)):
        if (cards >> firm) & 1 != 0:
            plot = best_plot(state, seat, firm)
            if plot != NOBODY:
                return move(PLACE, firm, plot)
    assert due_firm(state) == NOBODY
    return NO_MOVE


def best_plot(state: Bibs, seat: i64, firm: i64) -> i64:
    plots = fitting(firm, state.bare[seat] & ~state.fresh)
    best: i64 = NOBODY
    if plots == 0:
        return best
    for plot in range(i64(PLOTS)):
        if plots & bit(plot) != 0 and (best == NOBODY or VISITS[plot] > VISITS[best]):
            best = plot
    return best


def best_unit(state: Bibs, seat: i64) -> i64:
    """[B3.5] The unit that gains most for its price, while the reserve lasts."""
    groups = open_groups(state, seat)
    if groups == 0:
        return NO_MOVE
    spare = state.cash[seat] - reserve(state, seat)
    best: i64 = 0
    answer: i64 = NO_MOVE
    for group in range(i64(GROUPS)):
        if (groups >> group) & 1 == 0:
            continue
        low = lowest(state, group)
        for firm in range(group * SIZE, group * SIZE + SIZE):
            if may_develop(state, seat, firm, low) and unit_price(state, seat, firm) <= spare:
                price = unit_price(state, seat, firm)
                gain = gain_of_unit(state, firm, price) * 100 // price
                if gain > best:
                    best = gain
                    answer = move(DEVELOP, firm)
    return answer


def found_firm(state: Bibs, seat: i64) -> i64:
    """[B3.1] A firm of the most promising group on the best plot for it."""
    plots = state.bare[seat] & ~state.fresh
    if plots == 0:
        return NO_MOVE
    firm = firm_wanted(state, seat, plots)
    if firm == NOBODY:
        return NO_MOVE
    return move(FOUND, firm, best_plot(state, seat, firm))


def firm_wanted(state: Bibs, seat: i64, plots: i64) -> i64:
    """A free firm of the most promising group for one of these plots, NOBODY if none is."""
    spare = state.cash[seat] - reserve(state, seat)
    if rounds_left(state) < SHORT or spare < PRICES[0]:
        return NOBODY
    group = most_promising(state, seat, spare, plots)
    if group == NOBODY:
        group = most_sociable(state, seat, spare, plots)
    if group == NOBODY or bought_of(state, group) >= MOST_OF_GROUP or PRICES[group] > spare:
        return NOBODY
    for firm in range(group * SIZE, group * SIZE + SIZE):
        if (state.free >> firm) & 1 != 0 and fitting(firm, plots) != 0:
            return firm
    return NOBODY


# Debt


def raise_money(state: Bibs, seat: i64) -> i64:
    """[B6.13] What brings cash at the least loss: cards, single firms, units, then the rest."""
    if is_hopeless(state, seat):
        return move(GIVE_UP)
    best: i64 = 0
    answer: i64 = NO_MOVE
    for firm in range(i64(FIRMS)):
        if (state.hand[seat] >> firm) & 1 != 0:
            return move(RETURN, firm)
        if (state.own[seat] >> firm) & 1 != 0:
            found = cheapest_way(state, seat, firm)
            loss = loss_by(state, seat, firm, found)
            if answer == NO_MOVE or loss < best:
                best = loss
                answer = found
    return answer


def cheapest_way(state: Bibs, seat: i64, firm: i64) -> i64:
    """[B6.13] How to turn a firm into cash: a unit, the card alone, or the whole business."""
    if not bank_has_part(state, firm // SIZE):
        level = state.level[firm]
        if level > 0 and refund(state, firm, level - 1) > 0 and not is_closing(state):
            return move(SELL_UNIT, firm)
        if level == 0 and half_price(firm) >= nominal(state, firm) - PLOT_PRICE[state.site[firm]]:
            return move(RETURN, firm)
    return move(SELL, firm)


def loss_by(state: Bibs, seat: i64, firm: i64, code: i64) -> i64:
    """What he gives up by it, less the cash it brings."""
    if code == move(SELL_UNIT, firm):
        half = refund(state, firm, state.level[firm] - 1)
        return 2 * half + business(state, firm) // 8
    if code == move(RETURN, firm):
        return value_to(state, seat, firm) - PLOT_PRICE[state.site[firm]] - half_price(firm)
    return value_to(state, seat, firm) - nominal(state, firm)
