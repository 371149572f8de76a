"""F3: Jail."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.games.fallout import tell
from polis.games.fallout.codes import (
    FIRST_EDITION,
    FOR_FINE,
    PAY_FINE,
    SHOW_CARD,
    STEP_OUT,
    USE_CARD,
)
from polis.games.fallout.data import FINE, JAIL
from polis.games.fallout.phases.debt import owe, return_card
from polis.games.fallout.position import Fallout
from polis.games.fallout.terms import BANK, CARD_BITS, FIRST_CARD
from polis.mech.street import to_bank

LAST_TRY: Final = 3


def rolls_left(state: Fallout, seat: i64) -> i64:
    """[F3.2] How often one in Jail may still try for a double; 0 outside."""
    if state.jail[seat] == 0:
        return 0
    return LAST_TRY + 1 - state.jail[seat]


def go_to_jail(state: Fallout, log: Log) -> None:
    """[F3.1] Straight there, without the salary, and the turn ends."""
    state.position[state.turn] = JAIL
    state.jail[state.turn] = 1
    state.again = 0
    tell.jailed(log, state.turn)


def ways_out(state: Fallout, menu: Menu) -> None:
    """[F3.2] Before rolling: pay, or use a card."""
    seat = state.turn
    if state.jail[seat] > 0:
        if state.cash[seat] >= FINE:
            menu.offer(move(PAY_FINE))
        if has_choice_of_cards(state, seat):
            menu.offer_each(SHOW_CARD, 0, 1)
        elif state.owned[seat] & CARD_BITS != 0:
            menu.offer(move(USE_CARD))


def has_choice_of_cards(state: Fallout, seat: i64) -> bool:
    """[F3.2] Who has both cards says which is used; in the first edition it was the Guide's."""
    return state.owned[seat] & CARD_BITS == CARD_BITS and state.edition != FIRST_EDITION


def way_by_card(state: Fallout, seat: i64) -> i64:
    """[F3.2] The move of a player who leaves by a card, whichever it is."""
    if has_choice_of_cards(state, seat):
        return move(SHOW_CARD, 0)
    return move(USE_CARD)


def pay_fine(state: Fallout, log: Log) -> None:
    """[F3.2] Paid at the start of a turn; then he rolls like anyone."""
    to_bank(state, state.turn, FINE)
    state.jail[state.turn] = 0
    tell.fine_paid(log, state.turn, FINE)


def use_card(state: Fallout, log: Log) -> None:
    """[F3.2] The only card, or in the first edition the Guide's."""
    if (state.owned[state.turn] >> FIRST_CARD) & 1 == 0:
        show_card(state, 1, log)
    else:
        show_card(state, 0, log)


def show_card(state: Fallout, jail_card: i64, log: Log) -> None:
    """[F3.2] The card returns under its deck; then he rolls like anyone."""
    tell.card_used(log, state.turn, FIRST_CARD + jail_card)
    return_card(state, jail_card, log)
    state.jail[state.turn] = 0


def roll_in_jail(state: Fallout, die: i64, second: i64, log: Log) -> bool:
    """[F3.2] Whether he moves by this roll now: a double frees him; after the third other roll he
    owes the fine and moves once it is settled."""
    seat = state.turn
    if die == second:
        state.jail[seat] = 0
        tell.out_by_double(log, seat)
        return True
    if state.jail[seat] < LAST_TRY:
        state.jail[seat] += 1
        tell.stays_in(log, seat, rolls_left(state, seat))
        return False
    tell.must_leave(log, seat, FINE)
    state.jail[seat] = 0
    state.steps = die + second
    state.then = STEP_OUT
    owe(state, seat, BANK, FINE, FOR_FINE, log)
    return False
