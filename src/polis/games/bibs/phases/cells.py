"""B2 and B4: what a cell does to whoever lands on it."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY
from polis.games.bibs import tell
from polis.games.bibs.codes import (
    BUY,
    BUY_BACK,
    BUYING,
    FOUNDING,
    ORDER,
    ORDERING,
    REDEEMING,
    RIDE,
    RIDING,
    SKIP,
)
from polis.games.bibs.data import (
    FARE,
    KIND,
    METRO_CELL,
    METRO_CELLS,
    MOST_PLOTS,
    ORDER_CELL,
    PARKING_CELL,
    PLOT_AT,
    PLOT_CELL,
    PLOT_PRICE,
    TAX_CELL,
)
from polis.games.bibs.holdings import pays_clean, review
from polis.games.bibs.phases.debt import owe
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import clean_rent, levy, nominal, pass_plot, rent_of, take_plot
from polis.games.bibs.terms import BANK, METROS, SETTLING, SIZE
from polis.mech.street import from_bank, to_bank
from polis.mech.trade import bit


def land(state: Bibs, log: Log) -> None:
    """[B2.1] The cell, once the token has come to rest."""
    seat = state.turn
    kind = KIND[state.position[seat]]
    if kind == PLOT_CELL:
        visit(state, seat, PLOT_AT[state.position[seat]], log)
    elif kind == TAX_CELL:
        pay_tax(state, seat, log)
    elif kind == PARKING_CELL:
        park(state, seat, log)
    elif kind == METRO_CELL:
        if state.cash[seat] >= FARE:
            ask(state, RIDING)
        else:
            tell.no_fare(log, seat, FARE)
    elif kind == ORDER_CELL:
        if state.own[seat] != 0:
            ask(state, ORDERING)
        else:
            tell.no_order(log, seat)


def ask(state: Bibs, phase: i64) -> None:
    """[B1.6] Who landed on a cell takes what it offers, or leaves it."""
    state.phase = phase
    state.decider = state.turn


def pay_tax(state: Bibs, seat: i64, log: Log) -> None:
    """[B2.3] A tenth of the cash."""
    tell.taxed(log, seat, levy(state, seat))


def park(state: Bibs, seat: i64, log: Log) -> None:
    """[B2.2] His whole next turn is skipped."""
    state.parked[seat] = 1
    tell.parked(log, seat)


# Plots


def visit(state: Bibs, seat: i64, plot: i64, log: Log) -> None:
    """[B1.4] An empty plot may be bought, with the money and fewer than twelve plots; [B6.5] the
    bank's business too; [B4.1] at another's firm the visitor pays."""
    owner, firm = state.owner[plot], state.firm[plot]
    if owner == seat:
        return
    if owner == NOBODY:
        if state.plots[seat] >= MOST_PLOTS:
            tell.no_marker(log, seat, plot)
        elif state.cash[seat] < PLOT_PRICE[plot]:
            tell.plot_too_dear(log, seat, plot, PLOT_PRICE[plot])
        else:
            ask(state, BUYING)
    elif firm == NOBODY:
        tell.no_rent(log, seat, plot)
    elif owner != BANK:
        pay_rent(state, seat, firm, log)
    elif state.plots[seat] < MOST_PLOTS and state.cash[seat] >= 2 * nominal(state, firm):
        ask(state, REDEEMING)
    else:
        pay_bank(state, seat, firm, log)


def pay_rent(state: Bibs, seat: i64, firm: i64, log: Log) -> None:
    """[B4.1] The rent of the firm as it is developed; [B5.2] a fellow member pays the clean one."""
    owner = state.holder[firm]
    if pays_clean(state, seat, firm):
        tell.clean_rent_paid(log, seat, owner, firm, clean_rent(firm))
        owe(state, owner, clean_rent(firm), log)
    else:
        tell.rent_paid(log, seat, owner, firm, rent_of(state, firm))
        owe(state, owner, rent_of(state, firm), log)


def pay_bank(state: Bibs, seat: i64, firm: i64, log: Log) -> None:
    """[B6.5] The rent of a business of the bank's, [B6.12] in full for everyone."""
    tell.bank_rent_paid(log, seat, firm, rent_of(state, firm))
    owe(state, BANK, rent_of(state, firm), log)


# Decisions


def purchases(state: Bibs, menu: Menu) -> None:
    """[B1.4] Buy the plot, or [B1.6] leave it free."""
    menu.offer(move(BUY))
    menu.offer(move(SKIP))


def buy(state: Bibs, log: Log) -> None:
    """[B1.4] The plot is paid for and marked; [B7.3] a firm may follow at once."""
    seat = state.turn
    plot = PLOT_AT[state.position[seat]]
    to_bank(state, seat, PLOT_PRICE[plot])
    take_plot(state, seat, plot)
    tell.plot_bought(log, seat, plot, PLOT_PRICE[plot])
    state.fresh |= bit(plot)
    state.phase = SETTLING
    if state.plot_and_firm != 0:
        state.phase = FOUNDING


def redemptions(state: Bibs, menu: Menu) -> None:
    """[B6.5] Buy the business for double its price, or pay its rent."""
    menu.offer(move(BUY_BACK))
    menu.offer(move(SKIP))


def buy_back(state: Bibs, log: Log) -> None:
    """[B6.5] Firm and units with the plot; no rent is due."""
    seat = state.turn
    plot = PLOT_AT[state.position[seat]]
    firm = state.firm[plot]
    price = 2 * nominal(state, firm)
    to_bank(state, seat, price)
    pass_plot(state, plot, seat)
    tell.bought_back(log, seat, firm, price)
    review(state, firm // SIZE, log)
    state.phase = SETTLING


def rides(state: Bibs, menu: Menu) -> None:
    """[B2.4] To any other Metro cell, or nowhere."""
    here = state.position[state.turn]
    for metro in range(i64(METROS)):
        if METRO_CELLS[metro] != here:
            menu.offer(move(RIDE, metro))
    menu.offer(move(SKIP))


def ride(state: Bibs, metro: i64, log: Log) -> None:
    """[B2.4] Start is not passed, and nothing happens where one gets off."""
    to_bank(state, state.turn, FARE)
    state.position[state.turn] = METRO_CELLS[metro]
    tell.rode(log, state.turn, metro, FARE)
    state.phase = SETTLING


def orders(state: Bibs, menu: Menu) -> None:
    """[B2.5] For any one firm of his that stands on a plot."""
    menu.offer_set(ORDER, state.own[state.turn])
    menu.offer(move(SKIP))


def fill_order(state: Bibs, firm: i64, log: Log) -> None:
    """[B2.5] The bank pays the firm's present rent."""
    from_bank(state, state.turn, rent_of(state, firm))
    tell.order_paid(log, state.turn, firm, rent_of(state, firm))
    state.phase = SETTLING


def skip(state: Bibs, log: Log) -> None:
    """[B1.6] What a cell offers may be left; [B6.5] the rent of a bank's business may not."""
    was = state.phase
    state.phase = SETTLING
    plot = PLOT_AT[state.position[state.turn]]
    if was == REDEEMING:
        pay_bank(state, state.turn, state.firm[plot], log)
    elif was == BUYING:
        tell.plot_left(log, state.turn, plot)
