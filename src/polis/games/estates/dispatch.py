# Generated from schema.py by polis.testing.generate. Do not edit.
"""From the number of a move to the functions of its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, ROOM, Log, Why
from polis.games.estates import legality
from polis.games.estates.codes import DRAWS, is_due
from polis.games.estates.phases import auction, placing, setup, turn
from polis.games.estates.position import Estates


def apply(state: Estates, seat: i64, code: i64, log: Log) -> None:
    kind = code >> 48
    if kind < 5:
        if kind < 2:
            if kind == 0:  # stash
                turn.stash(state, log)
            elif kind == 1:  # abstain
                turn.settle_stash(state)
        else:
            if kind == 2:  # offer
                turn.offer(state, code & ROOM, log)
            elif kind == 3:  # bid
                auction.bid(state, code & ROOM, log)
            elif kind == 4:  # pass
                auction.pass_by(state, log)
    else:
        if kind < 14:
            if kind == 5:  # sell
                auction.sell(state, log)
            elif kind == 6:  # keep
                auction.keep(state, log)
            elif 7 <= kind <= 13:  # build … discard
                placing.place(state, code, log)
        else:
            if kind == 14:  # begin
                setup.begin(state, code & ROOM, log)
            elif kind == 15:  # deal
                setup.deal(state, code & ROOM, log)
            elif kind == 16:  # turn
                turn.turn_up(state, code & ROOM, log)


def check(state: Estates, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    """The reason against a move, if there is any: the moment, then the move."""
    kind = code >> 48
    legality.check_moment(state, seat, kind, DRAWS[kind], is_due(kind, state.phase), why)
    if why.refusal != LEGAL:
        return
    if kind < 8:
        if kind < 3:
            if kind == 0:  # stash
                legality.check_stash(state, why)
            elif kind == 1:  # abstain
                legality.check_abstain(state, why)
            elif kind == 2:  # offer
                legality.check_offer(state, code & ROOM, why)
        else:
            if kind == 3:  # bid
                legality.check_bid(state, code & ROOM, why)
            elif kind == 6:  # keep
                legality.check_keep(state, why)
            elif kind == 7:  # build
                legality.check_build(state, code & ROOM, code >> 16 & ROOM, why)
    else:
        if kind < 11:
            if kind == 8:  # roof
                legality.check_roof(state, code & ROOM, code >> 16 & ROOM, why)
            elif kind == 9:  # extend
                legality.check_extend(state, code & ROOM, why)
            elif kind == 10:  # shorten
                legality.check_shorten(state, code & ROOM, why)
        else:
            if kind == 11:  # mayor
                legality.check_mayor(state, why)
            elif kind == 12:  # lift
                legality.check_lift(state, code & ROOM, why)
            elif kind == 13:  # discard
                legality.check_discard(state, why)
