"""Why business is refused in Monopoly: Fallout: building, selling, mortgaging."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, second_of
from polis.games.fallout.data import BUILDING, GROUP_OF, MASKS
from polis.games.fallout.holdings import highest_in, lowest_in
from polis.games.fallout.phases.building import FULL_HOUSE, can_sell_down, in_stock, kind_next
from polis.games.fallout.phases.business import redemption
from polis.games.fallout.reasons import (
    CASH_BOUND,
    CHOOSE_ODD,
    DEBT_FIRST,
    FULL,
    GROUP_BARE,
    GROUP_BUILT,
    GROUP_MORTGAGED,
    GROUP_NOT_WHOLE,
    MORTGAGED_ALREADY,
    NO_BUILDINGS,
    NO_CASH,
    NONE_IN_STOCK,
    NOT_A_SITE,
    NOT_EVEN_STATE,
    NOT_MORTGAGED,
    NOT_ODD,
    NOT_OWNED,
    ON_BUILDING,
    ON_PLEDGING,
    ON_SELLING,
    SELL_SINGLY,
    SELL_UNEVEN,
    TO_BUILD,
    TO_REDEEM,
    UNEVEN,
    VAULT_NEEDS_SHACKS,
)
from polis.games.fallout.schema import (
    BUILD,
    MORTGAGE,
    REDEEM,
    SELL,
    SELL_DOWN,
    SELL_KEEP,
    SELL_LESS,
)
from polis.games.fallout.state import COLOURS, VAULT, Fallout, is_mortgaged, owes, owns_all


def why_not_spend(state: Fallout, seat: i64, amount: i64, clause: i64, why: Why) -> None:
    """[F5.1] A debtor spends nothing; [F2.1] the highest bidder keeps his bid."""
    if owes(state, seat):
        why.because(DEBT_FIRST)
    elif state.cash[seat] >= amount:
        why.because(CASH_BOUND, state.bid)
    else:
        why.because(NO_CASH, amount)
        why.by(clause)


def why_not_business(state: Fallout, seat: i64, code: i64, why: Why) -> None:
    kind, lot = kind_of(code), first_of(code)
    if kind == SELL_DOWN:
        why_not_sell_down(state, seat, lot, second_of(code), why)
    elif kind == SELL_KEEP or kind == SELL_LESS:
        why_not_sell_but(state, seat, lot, second_of(code), why)
    elif state.owner[lot] != seat:
        why_not_anothers(kind, lot, why)
    elif kind == MORTGAGE:
        if is_mortgaged(state, lot):
            why.because(MORTGAGED_ALREADY, lot)
        else:
            why.because(GROUP_BUILT, GROUP_OF[lot])
    elif kind == REDEEM:
        if is_mortgaged(state, lot):
            why_not_spend(state, seat, redemption(state, lot), TO_REDEEM, why)
        else:
            why.because(NOT_MORTGAGED, lot)
    elif GROUP_OF[lot] >= COLOURS:
        why.because(NOT_A_SITE, lot)
    elif kind == BUILD:
        why_not_build(state, seat, lot, why)
    else:
        why_not_sell(state, lot, why)


def why_not_anothers(kind: i64, lot: i64, why: Why) -> None:
    """[F4.1] One builds on one's own, [F4.3] sells one's own and [F4.4] mortgages one's own."""
    why.because(NOT_OWNED, lot)
    if kind == BUILD:
        why.by(ON_BUILDING)
    elif kind == MORTGAGE or kind == REDEEM:
        why.by(ON_PLEDGING)
    else:
        why.by(ON_SELLING)


def why_not_build(state: Fallout, seat: i64, site: i64, why: Why) -> None:
    """[F4.1] A whole group without mortgages, evenly, up to a vault; [F4.2] from the stock."""
    group = GROUP_OF[site]
    if not owns_all(state, seat, MASKS[group]):
        why.because(GROUP_NOT_WHOLE, group)
    elif state.mortgaged & MASKS[group] != 0:
        why.because(GROUP_MORTGAGED, group)
    elif state.level[site] == VAULT:
        why.because(FULL, site)
    elif state.level[site] > lowest_in(state, group):
        why.because(UNEVEN, site)
    elif in_stock(state, kind_next(state, site)) == 0:
        why.because(NONE_IN_STOCK, kind_next(state, site))
    else:
        why_not_spend(state, seat, BUILDING[group], TO_BUILD, why)


def why_not_sell(state: Fallout, site: i64, why: Why) -> None:
    """[F4.3] Evenly, a vault only against four shacks of the stock."""
    if state.level[site] == 0:
        why.because(NO_BUILDINGS, site)
    elif highest_in(state, GROUP_OF[site]) == VAULT and state.shacks < FULL_HOUSE:
        why.because(VAULT_NEEDS_SHACKS, state.shacks)
    else:
        why.because(SELL_UNEVEN, site)


def why_not_sell_down(state: Fallout, seat: i64, total: i64, group: i64, why: Why) -> None:
    """[F4.3] Only a group whose vaults cannot be broken singly, to what the stock can supply."""
    if group >= COLOURS or not owns_all(state, seat, MASKS[group]) or state.built[group] == 0:
        why.because(GROUP_BARE, group)
    elif highest_in(state, group) < VAULT or state.shacks >= FULL_HOUSE:
        why.because(SELL_SINGLY, group)
    elif total >= state.built[group] or not can_sell_down(state, group, total):
        why.because(NOT_EVEN_STATE, group, total)
    else:
        why.because(CHOOSE_ODD, group, total)


def why_not_sell_but(state: Fallout, seat: i64, total: i64, site: i64, why: Why) -> None:
    """[F4.3] Where one site has a step more or fewer than the others."""
    group = GROUP_OF[site]
    if state.owner[site] != seat:
        why_not_anothers(SELL, site, why)
    elif group < COLOURS and total < state.built[group] and can_be_odd(state, group, total):
        why.because(NOT_ODD, group, total)
    else:
        why_not_sell_down(state, seat, total, group, why)


def can_be_odd(state: Fallout, group: i64, total: i64) -> bool:
    """[F4.3] Whether the group may be sold down so far, only not with this site apart."""
    is_whole = highest_in(state, group) == VAULT and state.shacks < FULL_HOUSE
    return is_whole and can_sell_down(state, group, total)
