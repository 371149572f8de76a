# Generated from schema.py by polis.testing.generate. Do not edit.
"""From the number of a move to the functions of its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, ROOM, Log, Why
from polis.games.tycoon import legality
from polis.games.tycoon.codes import DRAWS, is_due
from polis.games.tycoon.phases import building, dealing, draft, landscape, setup, supply
from polis.games.tycoon.position import Tycoon


def apply(state: Tycoon, seat: i64, code: i64, log: Log) -> None:
    kind = code >> 48
    if kind < 6:
        if kind < 3:
            if kind == 0:  # keep
                draft.keep(state, seat, code & ROOM, log)
            elif kind == 1:  # build
                building.build(state, seat, code & ROOM, log)
            elif kind == 2:  # invest
                building.invest(state, seat, code & ROOM, code >> 16 & ROOM, log)
        else:
            if kind == 3:  # plant
                building.choose_plant(state, seat, code & ROOM, code >> 16 & ROOM, log)
            elif kind == 4:  # sell
                building.sell(state, seat, code & ROOM, log)
            elif kind == 5:  # place
                building.place(state, seat, code & ROOM, log)
    else:
        if kind < 11:
            if 6 <= kind <= 7:  # park … pond
                landscape.lay_landscape(state, seat, code & ROOM, log)
            elif kind == 8:  # supply
                supply.supply(state, seat, code & ROOM, log)
            elif kind == 10:  # favour
                supply.favour(state, seat, code & ROOM, log)
        else:
            if kind < 13:
                if kind == 11:  # favour_city
                    supply.favour_city(state, seat, log)
                elif kind == 12:  # pass
                    supply.pass_by(state, seat, log)
            else:
                if kind == 13:  # seat
                    setup.seat_next(state, code & ROOM, log)
                elif kind == 14:  # deal
                    dealing.deal(state, code & ROOM, log)


def enact(state: Tycoon, seat: i64, code: i64, payload: vec[i64], log: Log) -> None:
    kind = code >> 48
    if kind == 9:  # deliver
        supply.deliver(state, seat, code & ROOM, payload, log)


def check(state: Tycoon, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    """The reason against a move, if there is any: the moment, then the move."""
    kind = code >> 48
    legality.check_moment(state, seat, DRAWS[kind], is_due(kind, state.phase), why)
    if why.refusal != LEGAL:
        return
    if kind < 6:
        if kind < 3:
            if kind == 0:  # keep
                legality.check_keep(state, seat, code & ROOM, why)
            elif kind == 1:  # build
                legality.check_build(state, seat, code & ROOM, why)
            elif kind == 2:  # invest
                legality.check_invest(state, seat, code & ROOM, code >> 16 & ROOM, why)
        else:
            if kind == 3:  # plant
                legality.check_plant(state, seat, code & ROOM, code >> 16 & ROOM, why)
            elif kind == 4:  # sell
                legality.check_sell(state, seat, code & ROOM, why)
            elif kind == 5:  # place
                legality.check_place(state, code & ROOM, why)
    else:
        if kind < 9:
            if kind == 6:  # park
                legality.check_park(state, code & ROOM, why)
            elif kind == 7:  # pond
                legality.check_pond(state, code & ROOM, why)
            elif kind == 8:  # supply
                legality.check_supply(state, seat, code & ROOM, why)
        else:
            if kind == 9:  # deliver
                legality.check_deliver(state, seat, code & ROOM, payload, why)
            elif kind == 10:  # favour
                legality.check_favour(state, code & ROOM, why)
            elif kind == 11:  # favour_city
                legality.check_favour_city(state, why)
