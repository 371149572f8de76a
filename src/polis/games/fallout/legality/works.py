"""What business may be done with the bank: building, selling, mortgaging."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import LEGAL, Why
from polis.games.fallout import refuse
from polis.games.fallout.codes import SELL_DOWN
from polis.games.fallout.data import BUILDING, GROUP_OF, MASKS
from polis.games.fallout.holdings import highest_in, lowest_in
from polis.games.fallout.phases.building import can_sell_down, in_stock, kind_down, kind_next
from polis.games.fallout.phases.business import redemption
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import free_cash, is_mortgaged, owes, owns_all
from polis.games.fallout.terms import (
    COLOURS,
    FULL_HOUSE,
    ON_BUILDING,
    ON_PLEDGING,
    ON_SELLING,
    TO_BUILD,
    TO_REDEEM,
    VAULT,
)


def check_owner(state: Fallout, seat: i64, lot: i64, clause: i64, why: Why) -> None:
    """[F4.1] One builds on one's own, [F4.3] sells one's own and [F4.4] mortgages one's own."""
    if state.owner[lot] != seat:
        refuse.not_owned(why, lot)
        why.by(clause)


def check_spending(state: Fallout, seat: i64, amount: i64, clause: i64, why: Why) -> None:
    """[F5.1] A debtor spends nothing; [F2.1] the highest bidder keeps his bid."""
    if owes(state, seat):
        refuse.debt_first(why)
    elif state.cash[seat] < amount:
        refuse.no_cash(why, amount)
        why.by(clause)
    elif free_cash(state, seat) < amount:
        refuse.cash_bound(why, state.bid)


def check_site(state: Fallout, seat: i64, lot: i64, clause: i64, why: Why) -> None:
    """[F4.1] One's own, and such as is built on."""
    check_owner(state, seat, lot, clause, why)
    if why.refusal == LEGAL and GROUP_OF[lot] >= COLOURS:
        refuse.not_a_site(why, lot)


# Building


def check_build(state: Fallout, seat: i64, property: i64, why: Why) -> None:
    """[F4.1] A whole group without mortgages, evenly, up to a vault; [F4.2] from the stock."""
    check_site(state, seat, property, ON_BUILDING, why)
    if why.refusal != LEGAL:
        return
    group = GROUP_OF[property]
    if not owns_all(state, seat, MASKS[group]):
        refuse.group_not_whole(why, group)
    elif state.mortgaged & MASKS[group] != 0:
        refuse.group_mortgaged(why, group)
    elif state.level[property] == VAULT:
        refuse.full(why, property)
    elif state.level[property] > lowest_in(state, group):
        refuse.uneven(why, property)
    elif in_stock(state, kind_next(state, property)) == 0:
        refuse.none_in_stock(why, kind_next(state, property))
    else:
        check_spending(state, seat, BUILDING[group], TO_BUILD, why)


# Selling


def check_sell(state: Fallout, seat: i64, property: i64, why: Why) -> None:
    """[F4.3] Evenly, a vault only against four shacks of the stock."""
    check_site(state, seat, property, ON_SELLING, why)
    if why.refusal != LEGAL:
        return
    highest = highest_in(state, GROUP_OF[property])
    if state.level[property] == 0:
        refuse.no_buildings(why, property)
    elif highest == VAULT and state.shacks < FULL_HOUSE:
        refuse.vault_needs_shacks(why, state.shacks)
    elif state.level[property] < highest:
        refuse.sell_uneven(why, property)


def check_sell_down(state: Fallout, seat: i64, total: i64, group: i64, why: Why) -> None:
    """[F4.3] Only a group whose vaults cannot be broken singly, to what the stock can supply."""
    check_group_sale(state, seat, total, group, why)
    if why.refusal == LEGAL and kind_down(state, group, total) != SELL_DOWN:
        refuse.choose_odd(why, group, total)


def check_sell_keep(
    state: Fallout, seat: i64, kind: i64, total: i64, property: i64, why: Why
) -> None:
    """[F4.3] The same, where one site has a step more than the others."""
    group = GROUP_OF[property]
    check_owner(state, seat, property, ON_SELLING, why)
    if why.refusal == LEGAL:
        check_group_sale(state, seat, total, group, why)
    if why.refusal == LEGAL and kind_down(state, group, total) != kind:
        refuse.not_odd(why, group, total)


def check_sell_less(
    state: Fallout, seat: i64, kind: i64, total: i64, property: i64, why: Why
) -> None:
    """[F4.3] Or a step fewer."""
    check_sell_keep(state, seat, kind, total, property, why)


def check_group_sale(state: Fallout, seat: i64, total: i64, group: i64, why: Why) -> None:
    """[F4.3] One's own buildings, which no one could sell singly, down to an even state."""
    if group >= COLOURS or not owns_all(state, seat, MASKS[group]) or state.built[group] == 0:
        refuse.group_bare(why, group)
    elif highest_in(state, group) < VAULT or state.shacks >= FULL_HOUSE:
        refuse.sell_singly(why, group)
    elif total >= state.built[group] or not can_sell_down(state, group, total):
        refuse.not_even_state(why, group, total)


# Mortgages


def check_mortgage(state: Fallout, seat: i64, property: i64, why: Why) -> None:
    """[F4.4] Once, and not while the group has buildings."""
    check_owner(state, seat, property, ON_PLEDGING, why)
    if why.refusal != LEGAL:
        return
    if is_mortgaged(state, property):
        refuse.mortgaged_already(why, property)
    elif state.built[GROUP_OF[property]] > 0:
        refuse.group_built(why, GROUP_OF[property])


def check_redeem(state: Fallout, seat: i64, property: i64, why: Why) -> None:
    """[F4.4] What is mortgaged, for the mortgage and ten per cent."""
    check_owner(state, seat, property, ON_PLEDGING, why)
    if why.refusal != LEGAL:
        return
    if not is_mortgaged(state, property):
        refuse.not_mortgaged(why, property)
    else:
        check_spending(state, seat, redemption(state, property), TO_REDEEM, why)
