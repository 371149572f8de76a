"""F2.6: the cards of the Survival Guide and of S.P.E.C.I.A.L."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log
from polis.games.fallout import tell
from polis.games.fallout.codes import DOUBLE, FOR_CARD, TENFOLD
from polis.games.fallout.data import (
    ADVANCE,
    BACK,
    EFFECT,
    GET_OUT,
    NEAREST_RADIO,
    NEAREST_STATION,
    PAY,
    PAY_EACH,
    RECEIVE,
    RECEIVE_EACH,
    REPAIRS,
    TO_JAIL,
    TO_RADIO,
    TO_STATION,
    VALUE,
    VAULT_VALUE,
)
from polis.games.fallout.decks import put_under, take_off
from polis.games.fallout.holdings import hand_over
from polis.games.fallout.phases.debt import owe
from polis.games.fallout.phases.jail import go_to_jail
from polis.games.fallout.phases.spaces import advance, step_back
from polis.games.fallout.position import Fallout
from polis.games.fallout.terms import ALL_OTHERS, BANK, CARDS, FIRST_CARD, SETTLING, SITES, VAULT
from polis.mech.street import from_bank, next_alive


def draw(state: Fallout, card: i64, log: Log) -> None:
    """[F2.6] Do what the card says and put it under its deck; one that opens the Jail is kept."""
    state.phase = SETTLING
    tell.card_drawn(log, state.turn, card)
    take_off(state, card)
    if EFFECT[card] == GET_OUT:
        hand_over(state, FIRST_CARD + card // CARDS, state.turn)
        tell.card_kept(log, state.turn)
        return
    put_under(state, card)
    if EFFECT[card] <= TO_JAIL:
        send(state, card, log)
    else:
        settle(state, card, log)


def send(state: Fallout, card: i64, log: Log) -> None:
    """[F2.9] Cards that move the token."""
    effect, here = EFFECT[card], state.position[state.turn]
    if effect == ADVANCE:
        advance(state, VALUE[card], log)
    elif effect == TO_STATION:
        state.rent = DOUBLE
        advance(state, NEAREST_STATION[here], log)
    elif effect == TO_RADIO:
        state.rent = TENFOLD
        advance(state, NEAREST_RADIO[here], log)
    elif effect == BACK:
        step_back(state, VALUE[card], log)
    else:
        assert effect == TO_JAIL
        go_to_jail(state, log)


def settle(state: Fallout, card: i64, log: Log) -> None:
    """[F5.4] To pay every player is one debt; each payer to the drawer is a debtor of his own."""
    effect, seat, value = EFFECT[card], state.turn, VALUE[card]
    if effect == RECEIVE:
        from_bank(state, seat, value)
        tell.received(log, seat, value)
    elif effect == PAY:
        owe(state, seat, BANK, value, FOR_CARD, log)
    elif effect == REPAIRS:
        repair(state, value, VAULT_VALUE[card], log)
    elif effect == PAY_EACH:
        owe(state, seat, ALL_OTHERS, value * (state.left - 1), FOR_CARD, log)
    else:
        assert effect == RECEIVE_EACH
        payer = next_alive(state, seat)
        while payer != seat:
            owe(state, payer, seat, value, FOR_CARD, log)
            payer = next_alive(state, payer)


def repair(state: Fallout, shack: i64, vault: i64, log: Log) -> None:
    """[F2.6] So much for each shack, more for each vault."""
    due: i64 = 0
    for site in range(i64(SITES)):
        if state.level[site] > 0 and state.owner[site] == state.turn:
            if state.level[site] == VAULT:
                due += vault
            else:
                due += shack * state.level[site]
    if due > 0:
        owe(state, state.turn, BANK, due, FOR_CARD, log)
