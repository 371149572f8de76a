"""Why business is refused in Monopoly: Fallout: building, selling, mortgaging."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, second_of
from polis.games.fallout import refuse
from polis.games.fallout.codes import BUILD, MORTGAGE, REDEEM, SELL, SELL_DOWN, SELL_KEEP, SELL_LESS
from polis.games.fallout.data import BUILDING, GROUP_OF, MASKS
from polis.games.fallout.holdings import highest_in, lowest_in
from polis.games.fallout.phases.building import FULL_HOUSE, can_sell_down, in_stock, kind_next
from polis.games.fallout.phases.business import redemption
from polis.games.fallout.reasons import ON_BUILDING, ON_PLEDGING, ON_SELLING, TO_BUILD, TO_REDEEM
from polis.games.fallout.state import COLOURS, VAULT, Fallout, is_mortgaged, owes, owns_all


def why_not_spend(state: Fallout, seat: i64, amount: i64, clause: i64, why: Why) -> None:
    """[F5.1] A debtor spends nothing; [F2.1] the highest bidder keeps his bid."""
    if owes(state, seat):
        refuse.debt_first(why)
    elif state.cash[seat] >= amount:
        refuse.cash_bound(why, state.bid)
    else:
        refuse.no_cash(why, amount)
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
            refuse.mortgaged_already(why, lot)
        else:
            refuse.group_built(why, GROUP_OF[lot])
    elif kind == REDEEM:
        if is_mortgaged(state, lot):
            why_not_spend(state, seat, redemption(state, lot), TO_REDEEM, why)
        else:
            refuse.not_mortgaged(why, lot)
    elif GROUP_OF[lot] >= COLOURS:
        refuse.not_a_site(why, lot)
    elif kind == BUILD:
        why_not_build(state, seat, lot, why)
    else:
        why_not_sell(state, lot, why)


def why_not_anothers(kind: i64, lot: i64, why: Why) -> None:
    """[F4.1] One builds on one's own, [F4.3] sells one's own and [F4.4] mortgages one's own."""
    refuse.not_owned(why, lot)
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
        refuse.group_not_whole(why, group)
    elif state.mortgaged & MASKS[group] != 0:
        refuse.group_mortgaged(why, group)
    elif state.level[site] == VAULT:
        refuse.full(why, site)
    elif state.level[site] > lowest_in(state, group):
        refuse.uneven(why, site)
    elif in_stock(state, kind_next(state, site)) == 0:
        refuse.none_in_stock(why, kind_next(state, site))
    else:
        why_not_spend(state, seat, BUILDING[group], TO_BUILD, why)


def why_not_sell(state: Fallout, site: i64, why: Why) -> None:
    """[F4.3] Evenly, a vault only against four shacks of the stock."""
    if state.level[site] == 0:
        refuse.no_buildings(why, site)
    elif highest_in(state, GROUP_OF[site]) == VAULT and state.shacks < FULL_HOUSE:
        refuse.vault_needs_shacks(why, state.shacks)
    else:
        refuse.sell_uneven(why, site)


def why_not_sell_down(state: Fallout, seat: i64, total: i64, group: i64, why: Why) -> None:
    """[F4.3] Only a group whose vaults cannot be broken singly, to what the stock can supply."""
    if group >= COLOURS or not owns_all(state, seat, MASKS[group]) or state.built[group] == 0:
        refuse.group_bare(why, group)
    elif highest_in(state, group) < VAULT or state.shacks >= FULL_HOUSE:
        refuse.sell_singly(why, group)
    elif total >= state.built[group] or not can_sell_down(state, group, total):
        refuse.not_even_state(why, group, total)
    else:
        refuse.choose_odd(why, group, total)


def why_not_sell_but(state: Fallout, seat: i64, total: i64, site: i64, why: Why) -> None:
    """[F4.3] Where one site has a step more or fewer than the others."""
    group = GROUP_OF[site]
    if state.owner[site] != seat:
        why_not_anothers(SELL, site, why)
    elif group < COLOURS and total < state.built[group] and can_be_odd(state, group, total):
        refuse.not_odd(why, group, total)
    else:
        why_not_sell_down(state, seat, total, group, why)


def can_be_odd(state: Fallout, group: i64, total: i64) -> bool:
    """[F4.3] Whether the group may be sold down so far, only not with this site apart."""
    is_whole = highest_in(state, group) == VAULT and state.shacks < FULL_HOUSE
    return is_whole and can_sell_down(state, group, total)
