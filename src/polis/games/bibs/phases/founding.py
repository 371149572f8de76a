"""B3: firms are bought, put down and developed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY
from polis.games.bibs import tell
from polis.games.bibs.codes import DEVELOP, FOUND, FOUNDING, LAPSED, PLACE, SKIP
from polis.games.bibs.data import CITY, ECO, PLOT_AT, PRICES
from polis.games.bibs.holdings import (
    is_concern,
    lowest,
    open_groups,
    unit_price,
)
from polis.games.bibs.phases.desk import take_units_back
from polis.games.bibs.phases.lapsing import touch
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import fitting, half_price, must_go, put_on, set_free, set_level
from polis.games.bibs.terms import FIRMS, GROUPS, SETTLING, SIZE, TOP
from polis.mech.sets import lowest_of, lowest_of_many
from polis.mech.street import from_bank, lapse_about, to_bank
from polis.mech.trade import any_open, bit

MOST_OF_GROUP: Final = 2  # free firms of a group a player may buy in one turn
GROUP_BITS: Final = 7


def bought_of(state: Bibs, group: i64) -> i64:
    """[B3.3] Firms of a group bought from the bank this turn."""
    return state.founded >> (2 * group) & 3


def buyable(state: Bibs, seat: i64) -> i64:
    """[B3.3] The set of free firms he can pay for, two of a group in one turn at most."""
    cash = state.cash[seat]
    found: i64 = 0
    for group in range(i64(GROUPS)):
        if PRICES[group] <= cash and bought_of(state, group) < MOST_OF_GROUP:
            found |= GROUP_BITS << (SIZE * group)
    return found & state.free


# Menus


def foundings(state: Bibs, seat: i64, menu: Menu) -> None:
    """[B3.1] Any free firm on any of his bare plots that suits it, [B3.4] not on a plot bought this
    turn."""
    plots = state.bare[seat] & ~state.fresh
    if plots == 0 or state.free == 0:
        return
    firms = buyable(state, seat)
    if firms == 0:
        return
    while plots != 0:
        found_on(firms, lowest_of_many(plots), menu)
        plots &= plots - 1


def found_on(firms: i64, plot: i64, menu: Menu) -> None:
    """[B3.1] The firms that suit one plot, in the City those with the eco leaf."""
    if CITY & bit(plot) != 0:
        firms &= ECO
    menu.offer_set(FOUND, firms, plot)


def found_here(state: Bibs, menu: Menu) -> None:
    """[B7.3] With the plot just bought comes the right to a firm on it."""
    seat = state.turn
    found_on(buyable(state, seat), PLOT_AT[state.position[seat]], menu)
    menu.offer(move(SKIP))


def placings(state: Bibs, seat: i64, menu: Menu) -> None:
    """[B6.6] A card of an earlier turn goes on a bare plot that suits it."""
    cards = state.hand[seat] & ~state.moved
    while cards != 0:
        firm = lowest_of(cards)
        cards &= cards - 1
        plots = fitting(firm, state.bare[seat] & ~state.fresh)
        while plots != 0:
            menu.offer(move(PLACE, firm, lowest_of_many(plots)))
            plots &= plots - 1


def developments(state: Bibs, seat: i64, menu: Menu) -> None:
    """[B3.5] The next unit for each of his firms that are least developed in an open group, one
    a turn."""
    groups = open_groups(state, seat)
    if groups == 0:
        return
    cash = state.cash[seat]
    for group in range(i64(GROUPS)):
        if (groups >> group) & 1 == 0:
            continue
        low = lowest(state, group)
        for firm in range(group * SIZE, group * SIZE + SIZE):
            if may_develop(state, seat, firm, low) and unit_price(state, seat, firm) <= cash:
                menu.offer(move(DEVELOP, firm))


def may_develop(state: Bibs, seat: i64, firm: i64, low: i64) -> bool:
    """[B3.5] One of the least developed of the group, and without a unit bought this turn."""
    if state.holder[firm] != seat or state.level[firm] != low or low == TOP:
        return False
    return (state.built >> firm) & 1 == 0


# Moves


def found(state: Bibs, seat: i64, firm: i64, plot: i64, log: Log) -> None:
    """[B3.1] The firm is paid for and stands on the plot, [B7.3] or on the one just bought."""
    group = firm // SIZE
    to_bank(state, seat, PRICES[group])
    state.founded += bit(2 * group)
    settle_on(state, firm, plot, log)
    tell.founded(log, seat, firm, plot, PRICES[group])
    if state.phase == FOUNDING:
        state.phase = SETTLING


def place(state: Bibs, seat: i64, firm: i64, plot: i64, log: Log) -> None:
    """[B6.6] The last step of a reorganisation, [B6.7] or what a card received demands."""
    settle_on(state, firm, plot, log)
    tell.placed(log, seat, firm, plot)


def settle_on(state: Bibs, firm: i64, plot: i64, log: Log) -> None:
    """[B1.5] A firm stands on a plot that was bought before."""
    if any_open(state.offers):
        lapse_about(state, bit(plot), 1 << firm, LAPSED, log)
    put_on(state, firm, plot)
    state.moved |= 1 << firm


def develop(state: Bibs, seat: i64, firm: i64, log: Log) -> None:
    """[B3.5] One unit more; [B5.4] what it cost in a concern is remembered."""
    price, level = unit_price(state, seat, firm), state.level[firm]
    to_bank(state, seat, price)
    set_level(state, firm, level + 1)
    state.built |= 1 << firm
    touch(state, firm, log)
    if is_concern(state, seat, firm // SIZE):
        state.cheap[firm] |= 1 << level
        tell.cheaply(log, seat, firm, level + 1, price)
    else:
        tell.developed(log, seat, firm, level + 1, price)


# Cards that may not stay in hand


def due_firm(state: Bibs) -> i64:
    """[B6.7] A card that must be put down and that a plot is waiting for, NOBODY if none."""
    cards = must_go(state, state.turn)
    plots = state.bare[state.turn] & ~state.fresh
    if cards != 0 and plots != 0:
        for firm in range(i64(FIRMS)):
            if (cards >> firm) & 1 != 0 and fitting(firm, plots) != 0:
                return firm
    return NOBODY


def give_up_cards(state: Bibs, log: Log) -> None:
    """[B6.7] Cards that found no plot go to the bank, at half price like any other: those received,
    [B6.6] and those in whose place another firm stands."""
    seat = state.turn
    cards = must_go(state, seat)
    for firm in range(i64(FIRMS)):
        if (cards >> firm) & 1 != 0:
            touch(state, firm, log)
            if (state.received[seat] >> firm) & 1 != 0:
                tell.no_place(log, seat, firm, half_price(firm))
            else:
                tell.replaced(log, seat, firm, half_price(firm))
            if (state.parted >> firm) & 1 != 0:
                take_units_back(state, firm // SIZE, log)
            set_free(state, firm)
            from_bank(state, seat, half_price(firm))
