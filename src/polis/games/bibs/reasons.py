"""Why building, selling or reorganising is refused."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why
from polis.core.seats import NOBODY
from polis.games.bibs import refuse
from polis.games.bibs.data import PLOT_AT, PRICES
from polis.games.bibs.holdings import bank_has_part, is_bound, lowest, open_groups, unit_price
from polis.games.bibs.phases.founding import MOST_OF_GROUP, bought_of, due_firm
from polis.games.bibs.property import fits
from polis.games.bibs.state import FOUNDING, SIZE, TOP, Bibs, owes
from polis.mech.trade import bit


def why_not_roll(state: Bibs, why: Why) -> None:
    """[B6.7] A card received must be put down first, [B6.6] one taken off a plot too."""
    firm = due_firm(state)
    if (state.received[state.turn] >> firm) & 1 != 0:
        refuse.must_place(why, firm)
    else:
        refuse.must_put_back(why, firm)


def why_not_order(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B2.5] A firm of his own, on a plot."""
    if state.holder[firm] != seat:
        refuse.not_yours(why, firm)
    else:
        refuse.not_on_plot(why, firm)


# Building


def why_not_found(state: Bibs, seat: i64, firm: i64, plot: i64, why: Why) -> None:
    """[B3.1] A free firm for a suitable plot; [B3.3] two of a group in a turn; then the price."""
    group = firm // SIZE
    if state.phase == FOUNDING and plot != PLOT_AT[state.position[seat]]:
        refuse.not_here(why, PLOT_AT[state.position[seat]])
    elif state.phase != FOUNDING and cannot_use(state, seat, plot, why):
        return
    elif (state.free >> firm) & 1 == 0:
        refuse.not_free(why, firm)
    elif not fits(firm, plot):
        refuse.not_eco(why, firm)
    elif bought_of(state, group) >= MOST_OF_GROUP:
        refuse.two_a_turn(why, group)
    else:
        refuse.firm_too_dear(why, firm, PRICES[group], state.cash[seat])


def cannot_use(state: Bibs, seat: i64, plot: i64, why: Why) -> bool:
    """[B3.4] His own plot, bare, and not since this turn only; [B6.6] nor cleared in it."""
    if state.owner[plot] != seat:
        refuse.not_your_plot(why, plot)
    elif state.firm[plot] != NOBODY:
        refuse.plot_taken(why, plot)
    elif state.cleared & bit(plot) != 0:
        refuse.plot_cleared(why, plot)
    elif state.fresh & bit(plot) != 0:
        refuse.plot_fresh(why, plot)
    else:
        return False
    return True


def why_not_place(state: Bibs, seat: i64, firm: i64, plot: i64, why: Why) -> None:
    """[B6.6] A card of an earlier turn, [B6.7] one received too."""
    if (state.hand[seat] >> firm) & 1 == 0:
        refuse.not_in_hand(why, firm)
    elif (state.moved & state.received[seat]) >> firm & 1 != 0:
        refuse.card_fresh(why, firm)
    elif (state.moved >> firm) & 1 != 0:
        refuse.next_turn(why, firm)
    elif not cannot_use(state, seat, plot, why):
        refuse.not_eco(why, firm)


def why_not_develop(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B3.5] In an open group, one unit a turn, the least developed first."""
    group = firm // SIZE
    if is_not_on_plot(state, seat, firm, why):
        return
    if bank_has_part(state, group):
        refuse.only_to_bank(why, group)
    elif (open_groups(state, seat) >> group) & 1 == 0:
        refuse.group_not_whole(why, group)
    elif state.level[firm] == TOP:
        refuse.fully_built(why, firm)
    elif (state.built >> firm) & 1 != 0:
        refuse.one_a_turn(why, firm)
    elif state.level[firm] > lowest(state, group):
        why_not_so_far_apart(state, firm, why)
    else:
        refuse.unit_too_dear(why, firm, unit_price(state, seat, firm), state.cash[seat])


def why_not_so_far_apart(state: Bibs, firm: i64, why: Why) -> None:
    """[B3.5] The gap within a group, [B5.1] and over all firms of a holding."""
    if is_bound(state, firm // SIZE):
        refuse.gap_in_holding(why, firm)
    else:
        refuse.gap(why, firm)


# The desk


def is_not_on_plot(state: Bibs, seat: i64, firm: i64, why: Why) -> bool:
    if state.holder[firm] != seat:
        refuse.not_yours(why, firm)
    elif state.site[firm] == NOBODY:
        refuse.not_on_plot(why, firm)
    else:
        return False
    return True


def is_tied_up(state: Bibs, seat: i64, firm: i64, why: Why) -> bool:
    """[B6.12] Where the bank has a part in the holding, the firm is sold as a business only."""
    if is_not_on_plot(state, seat, firm, why):
        return True
    if bank_has_part(state, firm // SIZE):
        refuse.only_to_bank(why, firm // SIZE)
        return True
    return False


def why_not_sell(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    is_not_on_plot(state, seat, firm, why)


def why_not_strip(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B6.6] There must be units; [B5.1] the gap holds within a holding."""
    if is_tied_up(state, seat, firm, why):
        return
    if state.level[firm] == 0:
        refuse.no_units(why, firm)
    else:
        refuse.gap_in_holding(why, firm)


def why_not_sell_unit(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B3.5] The gap holds when selling too."""
    if is_tied_up(state, seat, firm, why):
        return
    if state.level[firm] == 0:
        refuse.no_units(why, firm)
    else:
        why_not_so_far_apart(state, firm, why)


def why_not_take(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B6.6] First the units, and a turn between the steps."""
    if is_tied_up(state, seat, firm, why):
        return
    if state.level[firm] > 0:
        refuse.units_first(why, firm)
    else:
        refuse.next_turn(why, firm)


def why_not_return(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B6.9] The same; [B5.3] from a holding a firm goes back only by leaving it."""
    if is_tied_up(state, seat, firm, why):
        return
    if is_bound(state, firm // SIZE) and not owes(state, seat):
        refuse.leave_holding(why, firm // SIZE)
    elif state.level[firm] > 0:
        refuse.units_first(why, firm)
    else:
        refuse.next_turn(why, firm)


def why_not_leave(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B5.3] A firm of his in a holding."""
    if not is_tied_up(state, seat, firm, why):
        refuse.no_holding(why, firm // SIZE)
