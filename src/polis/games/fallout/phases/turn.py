"""F1: a turn: the roll, the double, the next player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.games.fallout import tell
from polis.games.fallout.codes import DICE, FINISH, LAPSED, ROLL, ROLLING, STARTING, THROWING, USUAL
from polis.games.fallout.phases import jail
from polis.games.fallout.phases.claims import lose_claims
from polis.games.fallout.phases.ending import close_or_wait, is_time
from polis.games.fallout.phases.setup import roll_for_start
from polis.games.fallout.phases.spaces import step_forward, throw_for_rent
from polis.games.fallout.position import Fallout
from polis.games.fallout.terms import SETTLING
from polis.mech.street import is_alive, lapse_all, next_alive, place_in_round

TOO_MANY: Final = 3  # doubles in a row


def rolls(state: Fallout, menu: Menu) -> None:
    """[F1.3] Roll; [F3.2] in Jail there are other ways."""
    menu.offer(move(ROLL))
    jail.ways_out(state, menu)


def roll(state: Fallout, log: Log) -> None:
    """[F4.6] A roll ends what was on the table: offers lapse, and [F2.2] rents not asked for."""
    if len(state.claims) > 0:
        lose_claims(state, log)
    lapse_all(state, LAPSED, log)
    state.fresh = 0
    state.phase = DICE


def fall(state: Fallout, die: i64, second: i64, log: Log) -> None:
    """[F1.2] For the start, [F2.5] for a rent, or [F1.3] to move."""
    if state.phase == STARTING:
        roll_for_start(state, die, second, log)
    elif state.phase == THROWING:
        throw_for_rent(state, die, second, log)
    else:
        move_by(state, die, second, log)


def move_by(state: Fallout, die: i64, second: i64, log: Log) -> None:
    """[F1.4] A double rolls again once its move is settled; the third leads to Jail, unmoved."""
    seat = state.turn
    state.phase = SETTLING
    state.rent = USUAL
    if state.jail[seat] > 0:
        tell.rolled(log, seat, die, second)
        if jail.roll_in_jail(state, die, second, log):
            step_forward(state, die + second, log)
        return
    if die == second:
        state.doubles += 1
        state.again = 1
        tell.rolled_double(log, seat, die, state.doubles)
        if state.doubles == TOO_MANY:
            jail.go_to_jail(state, log)
            return
    else:
        tell.rolled(log, seat, die, second)
    step_forward(state, die + second, log)


def step_out(state: Fallout, log: Log) -> None:
    """[F3.2] The fine is paid, and the third roll moves him after all."""
    state.then = FINISH
    step_forward(state, state.steps, log)


def finish_move(state: Fallout, log: Log) -> None:
    """[F1.4] Another roll after a double, otherwise the next player."""
    if state.again == 1 and is_alive(state, state.turn):
        state.again = 0
        state.phase = ROLLING
        state.decider = state.turn
    else:
        pass_dice(state, log)


def pass_dice(state: Fallout, log: Log) -> None:
    """[F1.2] Clockwise; [F1.6] a round is over when the dice come past where it began."""
    before = place_in_round(state, state.turn)
    state.turn = next_alive(state, state.turn)
    state.doubles = 0
    state.again = 0
    is_new = place_in_round(state, state.turn) <= before
    if is_new:
        state.round += 1
    if is_time(state, is_new):
        close_or_wait(state, log)
        return
    if is_new:
        tell.round_began(log, state.round)
    state.phase = ROLLING
    state.decider = state.turn
    tell.turn_began(log, state.turn)
