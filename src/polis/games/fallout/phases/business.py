"""F4: what everyone may do at any time: build, sell, mortgage and redeem."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.games.fallout import tell
from polis.games.fallout.codes import BUILD, LAPSED, MORTGAGE, REDEEM
from polis.games.fallout.data import INTEREST, MASKS, MORTGAGES
from polis.games.fallout.phases.building import may_build_on, sales, to_build
from polis.games.fallout.position import Fallout
from polis.games.fallout.reach import pledges, to_spend
from polis.games.fallout.terms import COLOURS, GROUPS
from polis.mech.sets import lowest_of
from polis.mech.street import from_bank, lapse_about, to_bank


def dealings(state: Fallout, seat: i64, menu: Menu) -> None:
    """[F4.6] Whoever's decision it is, every player may do business first, [F3.3] in Jail too.
    [F4.4] What has no building in its group is mortgaged or redeemed."""
    owned, spare = state.owned[seat], to_spend(state, seat)
    lots = pledges(state, seat, spare)
    for group in range(i64(GROUPS)):
        if owned & MASKS[group] == 0:
            continue
        if state.built[group] > 0:
            sales(state, group, menu)
        else:
            mortgages(state, lots & MASKS[group], menu)
        if group < COLOURS and may_build_on(state, seat, group):
            menu.offer_set(BUILD, to_build(state, group, spare))


def mortgages(state: Fallout, lots: i64, menu: Menu) -> None:
    """[F4.4] One move for each of these."""
    while lots != 0:
        menu.offer(pledge(state, lowest_of(lots)))
        lots &= lots - 1


def pledge(state: Fallout, lot: i64) -> i64:
    """[F4.4] To mortgage a property, or to redeem it."""
    if (state.mortgaged >> lot) & 1 != 0:
        return move(REDEEM, lot)
    return move(MORTGAGE, lot)


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
