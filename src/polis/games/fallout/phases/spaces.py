"""F2: where a token lands, and what that costs."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NOBODY
from polis.games.fallout import tell
from polis.games.fallout.codes import (
    BUYING,
    DOUBLE,
    DRAWING,
    FOR_RENT,
    FOR_TAX,
    MANUAL,
    TENFOLD,
    THROWING,
    USUAL,
)
from polis.games.fallout.data import (
    GROUP_OF,
    GUIDE_SPACE,
    JAILER,
    MASKS,
    NOTHING,
    POSITIONS,
    PROPERTY_AT,
    PROPERTY_SPACE,
    RADIO_FACTORS,
    RADIO_MASK,
    RENTS,
    SALARY,
    SPACE,
    SPECIAL_SPACE,
    STATION_MASK,
    STATION_RENTS,
    TAX_PLACES,
    TAXES,
)
from polis.games.fallout.phases.debt import owe
from polis.games.fallout.phases.jail import go_to_jail
from polis.games.fallout.position import Fallout
from polis.games.fallout.state import is_mortgaged, owns_all
from polis.games.fallout.terms import (
    BANK,
    RADIO_GROUP,
    SETTLING,
    SITES,
    SPACES,
    STATION_GROUP,
    STEPS,
)
from polis.mech.sets import size_of
from polis.mech.street import from_bank


def step_forward(state: Fallout, steps: i64, log: Log) -> None:
    """[F1.3] Clockwise; landing on GO or passing it pays the salary."""
    advance(state, (state.position[state.turn] + steps) % SPACES, log)


def advance(state: Fallout, space: i64, log: Log) -> None:
    """[F2.9] Forwards to a space, round past GO if need be, and the space is settled in full."""
    seat = state.turn
    passed = space <= state.position[seat]
    state.position[seat] = space
    tell.moved(log, seat, space)
    if passed:
        from_bank(state, seat, SALARY)
        tell.salary_paid(log, seat, SALARY)
    land(state, log)


def step_back(state: Fallout, steps: i64, log: Log) -> None:
    """[F2.9] Backwards, which never pays the salary."""
    seat = state.turn
    state.position[seat] = (state.position[seat] - steps + SPACES) % SPACES
    tell.moved(log, seat, state.position[seat])
    land(state, log)


def land(state: Fallout, log: Log) -> None:
    """[F2.6] Draw a card, [F2.7] pay the bank, [F2.8] go to Jail, or nothing."""
    space = state.position[state.turn]
    what = SPACE[space]
    if what == PROPERTY_SPACE:
        visit(state, PROPERTY_AT[space], log)
    elif what == GUIDE_SPACE or what == SPECIAL_SPACE:
        state.deck = what - GUIDE_SPACE
        state.phase = DRAWING
    elif what == JAILER:
        go_to_jail(state, log)
    elif what == NOTHING:
        tell.landed(log, state.turn, space)
    elif space == TAX_PLACES[0]:
        owe(state, state.turn, BANK, TAXES[0], FOR_TAX, log)
    else:
        owe(state, state.turn, BANK, TAXES[1], FOR_TAX, log)


def visit(state: Fallout, lot: i64, log: Log) -> None:
    """[F2.1] Unowned: buy or auction. [F2.2] Another's: rent, none if mortgaged. [F2.8] One's own:
    nothing."""
    seat, owner = state.turn, state.owner[lot]
    if owner == NOBODY:
        state.phase = BUYING
        state.decider = seat
    elif owner == seat:
        tell.landed(log, seat, POSITIONS[lot])
    elif is_mortgaged(state, lot):
        tell.no_rent(log, seat, lot)
    elif GROUP_OF[lot] == RADIO_GROUP:
        state.phase = THROWING
        return
    else:
        charge(state, owner, rent_of(state, lot), log)
    state.rent = USUAL


def rent_of(state: Fallout, lot: i64) -> i64:
    """[F2.3] As printed, twice that for a bare site of a whole group; [F2.4] by stations owned,
    mortgaged ones counted. A card may double it."""
    owner = state.owner[lot]
    if GROUP_OF[lot] == STATION_GROUP:
        rent = STATION_RENTS[size_of(state.owned[owner] & STATION_MASK) - 1]
        if state.rent == DOUBLE:
            return 2 * rent
        return rent
    assert lot < SITES
    rent = RENTS[lot * STEPS + state.level[lot]]
    if state.level[lot] == 0 and owns_all(state, owner, MASKS[GROUP_OF[lot]]):
        return 2 * rent
    return rent


def factor_of(state: Fallout, owner: i64) -> i64:
    """[F2.5] Times four, times ten with both, mortgaged or not; or ten by a card."""
    if state.rent == TENFOLD:
        return RADIO_FACTORS[1]
    return RADIO_FACTORS[size_of(state.owned[owner] & RADIO_MASK) - 1]


def throw_for_rent(state: Fallout, die: i64, second: i64, log: Log) -> None:
    """[F2.5] The visitor throws anew for the rent; this throw is no double."""
    owner = state.owner[PROPERTY_AT[state.position[state.turn]]]
    factor = factor_of(state, owner)
    state.rent = USUAL
    state.phase = SETTLING
    tell.threw(log, state.turn, die, second, factor)
    charge(state, owner, factor * (die + second), log)


def charge(state: Fallout, owner: i64, rent: i64, log: Log) -> None:
    """[F2.2] The rent is due, or waits for the owner to ask. [F2.9] Its sum is fixed now."""
    seat = state.turn
    if state.rent_claim == MANUAL:
        tell.rent_open(log, seat, owner, rent)
        state.claims = append(append(append(state.claims, seat), owner), rent)
    else:
        tell.rent_due(log, seat, owner, rent)
        owe(state, seat, owner, rent, FOR_RENT, log)
