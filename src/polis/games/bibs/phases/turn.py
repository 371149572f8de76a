"""B1: a turn: business, the roll, the way, the next player."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY
from polis.games.bibs import tell
from polis.games.bibs.codes import ACTING, AFTER, DICE, OVER, ROLL
from polis.games.bibs.data import IN_CITY, KIND, NEXT, START_CELL, TAX_CELL
from polis.games.bibs.phases.cells import land
from polis.games.bibs.phases.ending import end_round, is_round_over
from polis.games.bibs.phases.founding import due_firm, give_up_cards
from polis.games.bibs.phases.lapsing import clear_table
from polis.games.bibs.phases.pacts import may_part, proposable
from polis.games.bibs.position import Bibs
from polis.games.bibs.property import levy
from polis.games.bibs.terms import CELLS, SETTLING
from polis.mech.street import from_bank, is_alive, next_alive, place_in_round


def in_city(state: Bibs) -> bool:
    """[B1.3] Whether the token of who is to roll stands in the City."""
    return IN_CITY[state.position[state.turn]] != 0


def rolls(state: Bibs, menu: Menu) -> None:
    """[B1.6] The roll ends business; [B6.7] cards that must be put down come before."""
    if due_firm(state) == NOBODY:
        menu.offer(move(ROLL))


def roll(state: Bibs, log: Log) -> None:
    """[B1.3] Two dice outside the City, one inside."""
    if state.hand[state.turn] != 0:
        give_up_cards(state, log)
    clear_table(state, log)
    state.phase = DICE


def fall(state: Bibs, die: i64, second: i64, log: Log) -> None:
    """[B1.6] A double gives nothing by itself; [B7.5] it is remembered until the next roll."""
    tell.rolled(log, state.turn, die, second)
    state.doubler = NOBODY
    if die == second:
        state.doubler = state.turn
    go(state, die + second, log)


def fall_one(state: Bibs, die: i64, log: Log) -> None:
    """[B1.3] One die, so never a double."""
    tell.rolled_one(log, state.turn, die)
    state.doubler = NOBODY
    go(state, die, log)


def go(state: Bibs, steps: i64, log: Log) -> None:
    """[B1.6] Step by step; what is passed counts before where one lands."""
    seat = state.turn
    state.phase = SETTLING
    here = state.position[seat]
    way = state.arrows * CELLS
    for step in range(steps):
        here = NEXT[way + here]
        kind = KIND[here]
        if kind == START_CELL:
            from_bank(state, seat, state.bonus)
            tell.bonus_paid(log, seat, state.bonus)
        elif kind == TAX_CELL and state.passing_tax != 0 and step < steps - 1:
            pay_in_passing(state, seat, log)
    state.position[seat] = here
    tell.moved(log, seat, here)
    land(state, log)


def pay_in_passing(state: Bibs, seat: i64, log: Log) -> None:
    """[B7.2] A tenth of the cash on every pass of Tax too."""
    tell.passing_taxed(log, seat, levy(state, seat))


# The next player


def finish_move(state: Bibs, log: Log) -> None:
    """[B7.5] Who has just rolled a double may speak of holdings before the dice go on."""
    seat = state.turn
    if state.doubler == seat and is_alive(state, seat):
        state.asked = 0
        if may_speak(state, seat):
            state.phase = AFTER
            state.decider = seat
            return
    pass_dice(state, log)


def may_speak(state: Bibs, seat: i64) -> bool:
    """[B7.5] Whether a double lets him propose a holding, [B7.6] or end one."""
    if state.double_joins != 0 and proposable(state, seat) != 0:
        return True
    return state.double_parts != 0 and may_part(state, seat) != 0


def finish_talk(state: Bibs, log: Log) -> None:
    """[B7.6] The next member who may end a holding is asked; then the dice go on and what was
    proposed lapses."""
    seat = next_to_part(state)
    if seat != NOBODY:
        state.decider = seat
        return
    clear_table(state, log)
    pass_dice(state, log)


def next_to_part(state: Bibs) -> i64:
    """[B7.6] Clockwise from who was asked last, NOBODY once all have been. In the first edition
    only the roller was asked."""
    seat = next_alive(state, state.decider)
    while seat != state.turn and state.edition >= 2:
        if may_part(state, seat) != 0:
            return seat
        seat = next_alive(state, seat)
    return NOBODY


def pass_dice(state: Bibs, log: Log) -> None:
    """[B1.6] Clockwise; a round is over when the dice come past where it began. [B2.2] Whoever has
    parked is passed over once."""
    while True:
        before = place_in_round(state, state.turn)
        state.turn = next_alive(state, state.turn)
        if place_in_round(state, state.turn) <= before:
            if is_round_over(state):
                end_round(state, log)
            if state.phase == OVER:
                return
            state.round += 1
            tell.round_began(log, state.round)
        if state.parked[state.turn] == 0:
            break
        state.parked[state.turn] = 0
        tell.turn_skipped(log, state.turn)
    begin_turn(state, log)


def begin_turn(state: Bibs, log: Log) -> None:
    """[B1.6] A turn begins with business, and nothing has been done in it yet."""
    state.founded = 0
    state.built = 0
    state.moved = 0
    state.fresh = 0
    state.cleared = 0
    state.asked = 0
    state.phase = ACTING
    state.decider = state.turn
    tell.turn_began(log, state.turn)
