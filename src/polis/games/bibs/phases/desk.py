"""B6: at the bank's desk: units, firms and businesses are sold, firms come off their plots."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY
from polis.games.bibs import tell
from polis.games.bibs.codes import (
    ACTING,
    DESK,
    GIVE_UP,
    LEAVE,
    RETURN,
    SELL,
    SELL_UNIT,
    STRIP,
    TAKE,
)
from polis.games.bibs.holdings import bank_has_part, dissolve, is_bound, review
from polis.games.bibs.phases.debt import is_hopeless
from polis.games.bibs.phases.lapsing import touch
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import (
    half_price,
    nominal,
    pass_plot,
    refund,
    set_free,
    set_level,
    take_off,
)
from polis.games.bibs.state import owes
from polis.games.bibs.terms import BANK, SIZE
from polis.mech.sets import lowest_of
from polis.mech.street import from_bank
from polis.mech.trade import bit

# Menus


def counters(state: Bibs, seat: i64, menu: Menu) -> None:
    """[B6.1] Everything the desk takes or helps with."""
    firms = state.own[seat]
    while firms != 0:
        sales_of(state, seat, lowest_of(firms), menu)
        firms &= firms - 1
    menu.offer_set(RETURN, state.hand[seat])


def sales_of(state: Bibs, seat: i64, firm: i64, menu: Menu) -> None:
    """[B6.3] A business may always be sold; [B6.12] nothing else where the bank has a part."""
    menu.offer(move(SELL, firm))
    group = firm // SIZE
    if bank_has_part(state, group):
        return
    if state.level[firm] > 0:
        if may_strip(state, seat, firm):
            menu.offer(move(STRIP, firm))
        if may_sell_unit(state, seat, firm):
            menu.offer(move(SELL_UNIT, firm))
    elif owes(state, seat):
        menu.offer(move(RETURN, firm))
    elif may_come_off(state, firm):
        menu.offer(move(TAKE, firm))
        if not is_bound(state, group):
            menu.offer(move(RETURN, firm))
    if is_bound(state, group) and not owes(state, seat):
        menu.offer(move(LEAVE, firm))


def may_sell_unit(state: Bibs, seat: i64, firm: i64) -> bool:
    """[B3.5] The gap holds among his own firms too when he sells, [B6.13] unless he is in debt."""
    if owes(state, seat):
        return True
    first = firm // SIZE * SIZE
    for other in range(first, first + SIZE):
        if state.holder[other] == seat and state.level[other] > state.level[firm]:
            return False
    return True


def may_strip(state: Bibs, seat: i64, firm: i64) -> bool:
    """[B5.1] The gap holds within a holding, where only his own other firms keep their units;
    [B6.13] not in debt, nor if so agreed."""
    group = firm // SIZE
    if state.strip_free != 0 or owes(state, seat) or not is_bound(state, group):
        return True
    for other in range(group * SIZE, group * SIZE + SIZE):
        if other != firm and state.holder[other] == seat and state.level[other] > 1:
            return False
    return True


def may_come_off(state: Bibs, firm: i64) -> bool:
    """[B6.6] Without units, on a later turn than they came off or the firm was put down."""
    return state.level[firm] == 0 and (state.moved >> firm) & 1 == 0


def distress(state: Bibs, seat: i64, menu: Menu) -> None:
    """[B6.13] What a debtor may do; he gives up only when the bank could not save him."""
    counters(state, seat, menu)
    if is_hopeless(state, seat):
        menu.offer(move(GIVE_UP))


# To the desk and back


def approach(state: Bibs) -> None:
    """[B6.1] To the desk."""
    state.phase = DESK


def step_back(state: Bibs) -> None:
    """[B6.1] Back to business, by itself after one act at the desk; a debtor stays one."""
    if state.phase == DESK:
        state.phase = ACTING


# Units


def sell_unit(state: Bibs, seat: i64, firm: i64, log: Log) -> None:
    """[B6.8] The unit bought last, for half its cost; [B6.10] fellow members follow."""
    step_back(state)
    level = state.level[firm] - 1
    half = refund(state, firm, level)
    lower(state, firm, level, log)
    tell.unit_sold(log, seat, firm, level, half)
    follow(state, firm, log)


def strip(state: Bibs, seat: i64, firm: i64, log: Log) -> None:
    """[B6.6] All units at once: the first step of a reorganisation."""
    step_back(state)
    half = refund(state, firm, 0)
    lower(state, firm, 0, log)
    tell.stripped(log, seat, firm, half)
    follow(state, firm, log)


def lower(state: Bibs, firm: i64, level: i64, log: Log) -> None:
    """[B6.8] Units go to the bank for half their cost, those of a concern for nothing; [B6.6] that
    is the firm's step for this turn."""
    from_bank(state, state.holder[firm], refund(state, firm, level))
    set_level(state, firm, level)
    state.moved |= 1 << firm
    touch(state, firm, log)


def follow(state: Bibs, firm: i64, log: Log) -> None:
    """[B6.10] The other members of the holding sell theirs down to that level."""
    group = firm // SIZE
    if not is_bound(state, group):
        return
    level = state.level[firm]
    for other in range(group * SIZE, group * SIZE + SIZE):
        owner = state.holder[other]
        if owner != state.holder[firm] and state.level[other] > level:
            tell.sold_down(log, owner, other, level, refund(state, other, level))
            lower(state, other, level, log)


# Firms


def take(state: Bibs, seat: i64, firm: i64, log: Log) -> None:
    """[B6.6] The second step: the firm comes off into the hand, and the plot waits a turn."""
    step_back(state)
    touch(state, firm, log)
    clear_plot(state, firm)
    state.moved |= 1 << firm
    if state.keep_cards == 0:
        state.lifted |= 1 << firm
    if is_bound(state, firm // SIZE) and state.edition >= 2:
        state.parted |= 1 << firm
    tell.taken_off(log, seat, firm)
    review(state, firm // SIZE, log)


def give_back(state: Bibs, seat: i64, firm: i64, log: Log) -> None:
    """[B6.9] A firm goes back to the bank for half its price and is free again."""
    step_back(state)
    tell.returned(log, seat, firm, half_price(firm))
    if (state.parted >> firm) & 1 != 0 and not owes(state, seat):
        take_units_back(state, firm // SIZE, log)
    release(state, seat, firm, log)
    review(state, firm // SIZE, log)


def release(state: Bibs, seat: i64, firm: i64, log: Log) -> None:
    """[B6.9] A firm goes to the bank for half its price, and anyone may buy it."""
    touch(state, firm, log)
    if state.site[firm] != NOBODY:
        clear_plot(state, firm)
    set_free(state, firm)
    from_bank(state, seat, half_price(firm))


def clear_plot(state: Bibs, firm: i64) -> None:
    """[B6.6] The firm comes off, and nothing is put in its place this turn."""
    state.fresh |= bit(state.site[firm])
    state.cleared |= bit(state.site[firm])
    take_off(state, firm)


def leave(state: Bibs, seat: i64, firm: i64, log: Log) -> None:
    """[B5.3] A member ends the holding by returning his firm: every unit in it goes back too, each
    owner getting half of what it cost."""
    step_back(state)
    group = firm // SIZE
    tell.holding_left(log, seat, firm, half_price(firm))
    take_units_back(state, group, log)
    dissolve(state, group)
    release(state, seat, firm, log)


def take_units_back(state: Bibs, group: i64, log: Log) -> None:
    """[B5.3] By leaving, or by returning a firm that was first taken out of the holding: so far no
    unit can have been added to the others."""
    for firm in range(group * SIZE, group * SIZE + SIZE):
        if state.level[firm] > 0 and state.holder[firm] >= 0:
            tell.units_back(log, state.holder[firm], firm, refund(state, firm, 0))
            lower(state, firm, 0, log)


def sell(state: Bibs, seat: i64, firm: i64, log: Log) -> None:
    """[B6.3] A ready business goes to the bank for its nominal price, [B6.5] units and all."""
    step_back(state)
    touch(state, firm, log)
    price = nominal(state, firm)
    tell.business_sold(log, seat, firm, price)
    pass_plot(state, state.site[firm], BANK)
    from_bank(state, seat, price)
    review(state, firm // SIZE, log)
