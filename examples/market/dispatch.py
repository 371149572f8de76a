# Generated from schema.py by polis.testing.generate. Do not edit.
"""From the number of a move to the functions of its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64
from polis.games.market import auction, legality
from polis.games.market.position import Market

from polis.core.model import LEGAL, ROOM, Log, Why


def apply(state: Market, seat: i64, code: i64, log: Log) -> None:
    kind = code >> 48
    if kind < 2:
        if kind == 0:  # bid
            auction.bid(state, seat, code & ROOM, log)
        elif kind == 1:  # pass
            auction.pass_by(state, seat, log)
    else:
        if kind == 2:  # open
            auction.open_market(state, code & ROOM, log)
        elif kind == 3:  # draw
            auction.draw(state, code & ROOM, log)


def check(state: Market, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    """The reason against a move, if there is any: the moment, then the move."""
    kind = code >> 48
    legality.check_moment(state, seat, kind, why)
    if why.refusal != LEGAL:
        return
    if kind == 0:  # bid
        legality.check_bid(state, seat, code & ROOM, why)
