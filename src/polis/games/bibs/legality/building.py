"""B2 and B3: the roll, what a cell offers, firms and units."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import LEGAL, Why
from polis.core.seats import NOBODY
from polis.games.bibs import refuse
from polis.games.bibs.codes import FOUNDING
from polis.games.bibs.data import METRO_CELLS, PLOT_AT, PRICES
from polis.games.bibs.holdings import bank_has_part, is_bound, lowest, open_groups, unit_price
from polis.games.bibs.phases.founding import MOST_OF_GROUP, bought_of, due_firm
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import fitting
from polis.games.bibs.terms import SIZE, TOP
from polis.mech.trade import bit


def check_roll(state: Bibs, why: Why) -> None:
    """[B6.7] A card received must be put down first, [B6.6] one taken off a plot too."""
    firm = due_firm(state)
    if firm == NOBODY:
        return
    if (state.received[state.turn] >> firm) & 1 != 0:
        refuse.must_place(why, firm)
    elif (state.lifted >> firm) & 1 != 0:
        refuse.must_put_back(why, firm)


def check_ride(state: Bibs, metro: i64, why: Why) -> None:
    """[B2.4] To another Metro cell."""
    if METRO_CELLS[metro] == state.position[state.turn]:
        refuse.same_metro(why, metro)


def check_order(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B2.5] A firm of his own, on a plot."""
    check_standing(state, seat, firm, why)


def check_standing(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B6.1] His own, and on a plot."""
    if state.holder[firm] != seat:
        refuse.not_yours(why, firm)
    elif state.site[firm] == NOBODY:
        refuse.not_on_plot(why, firm)


# Firms


def check_found(state: Bibs, seat: i64, firm: i64, plot: i64, why: Why) -> None:
    """[B3.1] A free firm for a suitable plot; [B3.3] two of a group in a turn; then the price."""
    group = firm // SIZE
    if state.phase != FOUNDING:
        check_plot(state, seat, plot, why)
    elif plot != PLOT_AT[state.position[seat]]:
        refuse.not_here(why, PLOT_AT[state.position[seat]])
    if why.refusal != LEGAL:
        return
    if (state.free >> firm) & 1 == 0:
        refuse.not_free(why, firm)
    elif fitting(firm, bit(plot)) == 0:
        refuse.not_eco(why, firm)
    elif bought_of(state, group) >= MOST_OF_GROUP:
        refuse.two_a_turn(why, group)
    elif PRICES[group] > state.cash[seat]:
        refuse.firm_too_dear(why, firm, PRICES[group], state.cash[seat])


def check_plot(state: Bibs, seat: i64, plot: i64, why: Why) -> None:
    """[B3.4] His own plot, bare, and not since this turn only; [B6.6] nor cleared in it."""
    if state.owner[plot] != seat:
        refuse.not_your_plot(why, plot)
    elif state.firm[plot] != NOBODY:
        refuse.plot_taken(why, plot)
    elif state.cleared & bit(plot) != 0:
        refuse.plot_cleared(why, plot)
    elif state.fresh & bit(plot) != 0:
        refuse.plot_fresh(why, plot)


def check_place(state: Bibs, seat: i64, firm: i64, plot: i64, why: Why) -> None:
    """[B6.6] A card of an earlier turn, [B6.7] one received too."""
    if (state.hand[seat] >> firm) & 1 == 0:
        refuse.not_in_hand(why, firm)
    elif (state.moved & state.received[seat]) >> firm & 1 != 0:
        refuse.card_fresh(why, firm)
    elif (state.moved >> firm) & 1 != 0:
        refuse.next_turn(why, firm)
    else:
        check_plot(state, seat, plot, why)
        if why.refusal == LEGAL and fitting(firm, bit(plot)) == 0:
            refuse.not_eco(why, firm)


# Units


def check_develop(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B3.5] In an open group, one unit a turn, the least developed first."""
    check_standing(state, seat, firm, why)
    if why.refusal == LEGAL:
        check_open(state, seat, firm // SIZE, why)
    if why.refusal != LEGAL:
        return
    if state.level[firm] == TOP:
        refuse.fully_built(why, firm)
    elif (state.built >> firm) & 1 != 0:
        refuse.one_a_turn(why, firm)
    elif state.level[firm] > lowest(state, firm // SIZE):
        refuse_gap(state, firm, why)
    elif unit_price(state, seat, firm) > state.cash[seat]:
        refuse.unit_too_dear(why, firm, unit_price(state, seat, firm), state.cash[seat])


def check_open(state: Bibs, seat: i64, group: i64, why: Why) -> None:
    """[B3.5] A whole group or a holding, [B6.12] in which the bank has no part."""
    if bank_has_part(state, group):
        refuse.only_to_bank(why, group)
    elif (open_groups(state, seat) >> group) & 1 == 0:
        refuse.group_not_whole(why, group)


def refuse_gap(state: Bibs, firm: i64, why: Why) -> None:
    """[B3.5] The gap within a group, [B5.1] and over all firms of a holding."""
    if is_bound(state, firm // SIZE):
        refuse.gap_in_holding(why, firm)
    else:
        refuse.gap(why, firm)
