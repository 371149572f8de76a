"""B6: what the bank's desk takes, and giving up."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import LEGAL, Why
from polis.games.bibs import refuse
from polis.games.bibs.holdings import bank_has_part, is_bound
from polis.games.bibs.legality.building import check_standing, refuse_gap
from polis.games.bibs.phases.debt import is_hopeless
from polis.games.bibs.phases.desk import may_sell_unit, may_strip
from polis.games.bibs.position import Bibs
from polis.games.bibs.state import owes
from polis.games.bibs.terms import SIZE


def check_desk(state: Bibs, seat: i64, why: Why) -> None:
    """[B6.1] With a firm or a card."""
    if state.own[seat] | state.hand[seat] == 0:
        refuse.nothing_to_sell(why)


def check_give_up(state: Bibs, seat: i64, why: Why) -> None:
    """[B6.13] Only when the bank could not save him."""
    if not is_hopeless(state, seat):
        refuse.still_solvent(why)


def check_sell(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B6.3] A ready business."""
    check_standing(state, seat, firm, why)


def check_untied(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B6.12] Where the bank has a part in the holding, the firm is sold as a business only."""
    check_standing(state, seat, firm, why)
    if why.refusal == LEGAL and bank_has_part(state, firm // SIZE):
        refuse.only_to_bank(why, firm // SIZE)


# Units


def check_strip(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B6.6] There must be units; [B5.1] the gap holds within a holding."""
    check_untied(state, seat, firm, why)
    if why.refusal != LEGAL:
        return
    if state.level[firm] == 0:
        refuse.no_units(why, firm)
    elif not may_strip(state, seat, firm):
        refuse.gap_in_holding(why, firm)


def check_sell_unit(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B3.5] The gap holds when selling too."""
    check_untied(state, seat, firm, why)
    if why.refusal != LEGAL:
        return
    if state.level[firm] == 0:
        refuse.no_units(why, firm)
    elif not may_sell_unit(state, seat, firm):
        refuse_gap(state, firm, why)


# Firms


def check_take(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B6.6] First the units, and a turn between the steps."""
    check_untied(state, seat, firm, why)
    if why.refusal == LEGAL:
        check_cleared(state, firm, why)


def check_cleared(state: Bibs, firm: i64, why: Why) -> None:
    """[B6.6] Without units, on a later turn than they came off or the firm was put down."""
    if state.level[firm] > 0:
        refuse.units_first(why, firm)
    elif (state.moved >> firm) & 1 != 0:
        refuse.next_turn(why, firm)


def check_return(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B6.9] A card at any time, a firm as if it were taken off, [B6.13] in debt at once; [B5.3]
    from a holding it goes back only by leaving."""
    if (state.hand[seat] >> firm) & 1 != 0:
        return
    check_untied(state, seat, firm, why)
    if why.refusal != LEGAL:
        return
    if not owes(state, seat):
        if is_bound(state, firm // SIZE):
            refuse.leave_holding(why, firm // SIZE)
        else:
            check_cleared(state, firm, why)
    elif state.level[firm] > 0:
        refuse.units_first(why, firm)


def check_leave(state: Bibs, seat: i64, firm: i64, why: Why) -> None:
    """[B5.3] A firm of his in a holding."""
    check_untied(state, seat, firm, why)
    if why.refusal == LEGAL and not is_bound(state, firm // SIZE):
        refuse.no_holding(why, firm // SIZE)
