"""Why building, selling or reorganising is refused."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why
from polis.core.seats import NOBODY
from polis.games.bibs.data import PLOT_AT, PRICES
from polis.games.bibs.holdings import bank_has_part, is_bound, lowest, open_groups, unit_price
from polis.games.bibs.phases.founding import MOST_OF_GROUP, bought_of, due_firm
from polis.games.bibs.property import fits
from polis.games.bibs.schema import (
    CARD_FRESH,
    FIRM_TOO_DEAR,
    FULLY_BUILT,
    GAP,
    GAP_IN_HOLDING,
    GROUP_NOT_WHOLE,
    LEAVE_HOLDING,
    MUST_PLACE,
    MUST_PUT_BACK,
    NEXT_TURN,
    NO_HOLDING,
    NO_UNITS,
    NOT_ECO,
    NOT_FREE,
    NOT_HERE,
    NOT_IN_HAND,
    NOT_ON_PLOT,
    NOT_YOUR_PLOT,
    NOT_YOURS,
    ONE_A_TURN,
    ONLY_TO_BANK,
    PLOT_CLEARED,
    PLOT_FRESH,
    PLOT_TAKEN,
    TWO_A_TURN,
    UNIT_TOO_DEAR,
    UNITS_FIRST,
)
from polis.games.bibs.state import FOUNDING, SIZE, TOP, Bibs, owes
from polis.mech.trade import bit


def why_not_roll(state: Bibs, why: Why) -> None:
    """[B6.7] A card received must be put down first, [B6.6] one taken off a plot too."""
    firm = due_firm(state)
    if (state.received[state.turn] >> firm) & 1 != 0:
        why.because(MUST_PLACE, firm)
    else:
        why.because(MUST_PUT_BACK, firm)


def why_not_order(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B2.5] A firm of his own, on a plot."""
    if state.holder[firm] != seat:
        why.because(NOT_YOURS, firm)
    else:
        why.because(NOT_ON_PLOT, firm)


# Building


def why_not_found(state: Bibs, seat: i64, firm: i64, plot: i64, why: Why) -> None:
    """[B3.1] A free firm for a suitable plot; [B3.3] two of a group in a turn; then the price."""
    group = firm // SIZE
    if state.phase == FOUNDING and plot != PLOT_AT[state.position[seat]]:
        why.because(NOT_HERE, PLOT_AT[state.position[seat]])
    elif state.phase != FOUNDING and cannot_use(state, seat, plot, why):
        return
    elif (state.freeform >> firm) & 1 == 0:
        why.because(NOT_FREE, firm)
    elif not fits(firm, plot):
        why.because(NOT_ECO, firm)
    elif bought_of(state, group) >= MOST_OF_GROUP:
        why.because(TWO_A_TURN, group)
    else:
        why.because(FIRM_TOO_DEAR, firm, PRICES[group], state.cash[seat])


def cannot_use(state: Bibs, seat: i64, plot: i64, why: Why) -> bool:
    """[B3.4] His own plot, bare, and not since this turn only; [B6.6] nor cleared in it."""
    if state.owner[plot] != seat:
        why.because(NOT_YOUR_PLOT, plot)
    elif state.firm[plot] != NOBODY:
        why.because(PLOT_TAKEN, plot)
    elif state.cleared & bit(plot) != 0:
        why.because(PLOT_CLEARED, plot)
    elif state.fresh & bit(plot) != 0:
        why.because(PLOT_FRESH, plot)
    else:
        return False
    return True


def why_not_place(state: Bibs, seat: i64, firm: i64, plot: i64, why: Why) -> None:
    """[B6.6] A card of an earlier turn, [B6.7] one received too."""
    if (state.hand[seat] >> firm) & 1 == 0:
        why.because(NOT_IN_HAND, firm)
    elif (state.moved & state.received[seat]) >> firm & 1 != 0:
        why.because(CARD_FRESH, firm)
    elif (state.moved >> firm) & 1 != 0:
        why.because(NEXT_TURN, firm)
    elif not cannot_use(state, seat, plot, why):
        why.because(NOT_ECO, firm)


def why_not_develop(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B3.5] In an open group, one unit a turn, the least developed first."""
    group = firm // SIZE
    if is_not_on_plot(state, seat, firm, why):
        return
    if bank_has_part(state, group):
        why.because(ONLY_TO_BANK, group)
    elif (open_groups(state, seat) >> group) & 1 == 0:
        why.because(GROUP_NOT_WHOLE, group)
    elif state.level[firm] == TOP:
        why.because(FULLY_BUILT, firm)
    elif (state.built >> firm) & 1 != 0:
        why.because(ONE_A_TURN, firm)
    elif state.level[firm] > lowest(state, group):
        why_not_so_far_apart(state, firm, why)
    else:
        why.because(UNIT_TOO_DEAR, firm, unit_price(state, seat, firm), state.cash[seat])


def why_not_so_far_apart(state: Bibs, firm: i64, why: Why) -> None:
    """[B3.5] The gap within a group, [B5.1] and over all firms of a holding."""
    if is_bound(state, firm // SIZE):
        why.because(GAP_IN_HOLDING, firm)
    else:
        why.because(GAP, firm)


# The desk


def is_not_on_plot(state: Bibs, seat: i64, firm: i64, why: Why) -> bool:
    if state.holder[firm] != seat:
        why.because(NOT_YOURS, firm)
    elif state.site[firm] == NOBODY:
        why.because(NOT_ON_PLOT, firm)
    else:
        return False
    return True


def is_tied_up(state: Bibs, seat: i64, firm: i64, why: Why) -> bool:
    """[B6.12] Where the bank has a part in the holding, the firm is sold as a business only."""
    if is_not_on_plot(state, seat, firm, why):
        return True
    if bank_has_part(state, firm // SIZE):
        why.because(ONLY_TO_BANK, firm // SIZE)
        return True
    return False


def why_not_sell(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    is_not_on_plot(state, seat, firm, why)


def why_not_strip(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B6.6] There must be units; [B5.1] the gap holds within a holding."""
    if is_tied_up(state, seat, firm, why):
        return
    if state.level[firm] == 0:
        why.because(NO_UNITS, firm)
    else:
        why.because(GAP_IN_HOLDING, firm)


def why_not_sell_unit(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B3.5] The gap holds when selling too."""
    if is_tied_up(state, seat, firm, why):
        return
    if state.level[firm] == 0:
        why.because(NO_UNITS, firm)
    else:
        why_not_so_far_apart(state, firm, why)


def why_not_take(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B6.6] First the units, and a turn between the steps."""
    if is_tied_up(state, seat, firm, why):
        return
    if state.level[firm] > 0:
        why.because(UNITS_FIRST, firm)
    else:
        why.because(NEXT_TURN, firm)


def why_not_return(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B6.9] The same; [B5.3] from a holding a firm goes back only by leaving it."""
    if is_tied_up(state, seat, firm, why):
        return
    if is_bound(state, firm // SIZE) and not owes(state, seat):
        why.because(LEAVE_HOLDING, firm // SIZE)
    elif state.level[firm] > 0:
        why.because(UNITS_FIRST, firm)
    else:
        why.because(NEXT_TURN, firm)


def why_not_leave(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B5.3] A firm of his in a holding."""
    if not is_tied_up(state, seat, firm, why):
        why.because(NO_HOLDING, firm // SIZE)
