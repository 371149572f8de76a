"""B6.13: debts, and what becomes of those who cannot pay them."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NOBODY
from polis.games.bibs import tell
from polis.games.bibs.codes import LAPSED, OWING, RUIN
from polis.games.bibs.holdings import bank_has_part, review
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import (
    half_price,
    leave_plot,
    nominal,
    refund,
    set_free,
    set_level,
    take_off,
)
from polis.games.bibs.scoring import cards_worth
from polis.games.bibs.terms import BANK, FIRMS, PLOTS, SETTLING, SIZE
from polis.mech import trade
from polis.mech.sets import lowest_of
from polis.mech.street import fall_out, hand_cash, lapse_of, to_bank


def owe(state: Bibs, creditor: i64, amount: i64, log: Log) -> None:
    """[B6.13] Who has the cash pays at once, otherwise he is in debt. Only who moves can owe."""
    seat = state.turn
    if state.cash[seat] >= amount:
        pay(state, creditor, amount)
        return
    state.debt = amount
    state.creditor = creditor
    tell.in_debt(log, seat, amount, state.cash[seat])


def pay(state: Bibs, creditor: i64, amount: i64) -> None:
    """[B6.13] Cash goes to the creditor, a player or the bank."""
    if creditor == BANK:
        to_bank(state, state.turn, amount)
    else:
        hand_cash(state, state.turn, creditor, amount)


def press(state: Bibs, log: Log) -> None:
    """[B6.13] The debt is paid as soon as it can be. Until then the debtor must sell; with nothing
    left and no offer open he is bankrupt."""
    seat = state.turn
    if state.cash[seat] >= state.debt:
        pay(state, state.creditor, state.debt)
        tell.debt_paid(log, seat, state.debt)
        forget(state, log)
    elif has_nothing(state, seat) and trade.next_of(state.offers, seat) == NOBODY:
        ruin(state, log)
    else:
        state.phase = OWING
        state.decider = seat


def forget(state: Bibs, log: Log) -> None:
    """[B6.13] The debt is settled, and offers made for its sake are off the table."""
    state.debt = 0
    state.creditor = BANK
    lapse_of(state, state.turn, LAPSED, log)


def has_nothing(state: Bibs, seat: i64) -> bool:
    """[B6.13] Whether a debtor has nothing left to sell: neither plots nor cards."""
    return state.plots[seat] == 0 and state.hand[seat] == 0


def is_hopeless(state: Bibs, seat: i64) -> bool:
    """[B6.13] Whether all that the bank would take could not pay the debt."""
    return state.cash[seat] + raisable(state, seat) < state.debt


def raisable(state: Bibs, seat: i64) -> i64:
    """[B6.13] What the bank would pay for all he has. [B6.14] It takes businesses and cards, but no
    bare plots."""
    worth = cards_worth(state, seat)
    firms = state.own[seat]
    while firms != 0:
        worth += most_for(state, lowest_of(firms))
        firms &= firms - 1
    return worth


def most_for(state: Bibs, firm: i64) -> i64:
    """[B6.13] The most a debtor gets for a firm: as a business, or card and units at half price,
    [B6.12] which the bank does not take where it has a part in the holding."""
    if bank_has_part(state, firm // SIZE):
        return nominal(state, firm)
    return max(nominal(state, firm), half_price(firm) + refund(state, firm, 0))


def give_up(state: Bibs, log: Log) -> None:
    """[B6.13] When the bank cannot help and no player will."""
    tell.gave_up(log, state.turn)
    ruin(state, log)
    state.phase = SETTLING


# Bankruptcy


def ruin(state: Bibs, log: Log) -> None:
    """[B6.13] The cash to the creditor; plots empty, firms free, holdings at an end."""
    seat, creditor, cash = state.turn, state.creditor, state.cash[state.turn]
    fall_out(state, seat)
    pay(state, creditor, cash)
    if creditor == BANK:
        tell.ruined_by_bank(log, seat, cash)
    else:
        tell.ruined_by_player(log, seat, creditor, cash)
        if state.goal == RUIN:
            state.victor = creditor
    forget(state, log)
    vacate(state, seat, log)


def vacate(state: Bibs, seat: i64, log: Log) -> None:
    """[B6.13] Units off without a refund, firms free, plots empty; [B6.11] fellow members keep
    their units."""
    for firm in range(i64(FIRMS)):
        if state.holder[firm] == seat:
            if state.site[firm] != NOBODY:
                set_level(state, firm, 0)
                take_off(state, firm)
            set_free(state, firm)
            review(state, firm // SIZE, log)
    for plot in range(i64(PLOTS)):
        if state.owner[plot] == seat:
            leave_plot(state, plot)
