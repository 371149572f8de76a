"""F4: what everyone may do at any time: build, sell, mortgage and redeem."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.games.fallout import tell
from polis.games.fallout.codes import BUILD, LAPSED, MORTGAGE, REDEEM
from polis.games.fallout.data import INTEREST, MASKS, MORTGAGES, SIZES, STARTS
from polis.games.fallout.phases.building import sales, to_build
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import free_cash, owes
from polis.games.fallout.terms import COLOURS, GROUPS
from polis.mech.street import from_bank, lapse_about, to_bank


def dealings(state: Fallout, seat: i64, menu: Menu) -> None:
    """[F4.6] Whoever's decision it is, every player may do business first, [F3.3] in Jail too."""
    owned = state.owned[seat]
    if owned == 0:
        return
    spare = free_cash(state, seat)
    if len(state.debts) > 0 and owes(state, seat):
        spare = -1
    for group in range(i64(GROUPS)):
        if owned & MASKS[group] != 0:
            if state.built[group] > 0:
                sales(state, group, menu)
                menu.offer_set(BUILD, to_build(state, group, spare))
            else:
                pledges(state, seat, group, spare, menu)


def pledges(state: Fallout, seat: i64, group: i64, spare: i64, menu: Menu) -> None:
    """[F4.4] Mortgage what has no building in its group, redeem what is mortgaged."""
    mask = MASKS[group]
    owned, pledged = state.owned[seat] & mask, state.mortgaged
    start, end = STARTS[group], STARTS[group] + SIZES[group]
    if owned == mask and pledged & mask == 0:
        menu.offer_each(MORTGAGE, start, end - 1)
        if group < COLOURS:
            menu.offer_set(BUILD, to_build(state, group, spare))
        return
    for lot in range(start, end):
        if (owned >> lot) & 1 != 0:
            if (pledged >> lot) & 1 == 0:
                menu.offer(move(MORTGAGE, lot))
            elif spare >= MORTGAGES[lot] and spare >= redemption(state, lot):
                menu.offer(move(REDEEM, lot))


def redemption(state: Fallout, lot: i64) -> i64:
    """[F4.4] The mortgage and ten per cent. [F4.5] Who has just paid the ten per cent for taking it
    over redeems it at once for the rest."""
    if (state.fresh >> lot) & 1 != 0:
        return MORTGAGES[lot]
    return MORTGAGES[lot] + INTEREST[lot]


def mortgage(state: Fallout, seat: i64, property: i64, log: Log) -> None:
    """[F4.4] The bank pays the printed mortgage."""
    state.mortgaged |= 1 << property
    lapse_about(state, 1 << property, 0, LAPSED, log)
    from_bank(state, seat, MORTGAGES[property])
    tell.mortgaged(log, seat, property, MORTGAGES[property])


def redeem(state: Fallout, seat: i64, property: i64, log: Log) -> None:
    """[F4.4] Free of mortgage again."""
    paid = redemption(state, property)
    to_bank(state, seat, paid)
    state.mortgaged &= ~(1 << property)
    state.fresh &= ~(1 << property)
    lapse_about(state, 1 << property, 0, LAPSED, log)
    tell.redeemed(log, seat, property, paid)
