# Generated from schema.py by polis.testing.generate. Do not edit.
"""From the number of a move to the functions of its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, ROOM, Log, Why
from polis.games.bibs.legality import accord, building, moment, selling, trading
from polis.games.bibs.phases import (
    cells,
    deals,
    debt,
    desk,
    ending,
    founding,
    pacts,
    proposals,
    setup,
    turn,
)
from polis.games.bibs.position import Bibs


def apply(state: Bibs, seat: i64, code: i64, log: Log) -> None:
    kind = code >> 48
    if kind < 16:
        if kind < 8:
            if kind < 4:
                if kind < 2:
                    if kind == 0:  # roll
                        turn.roll(state, log)
                    elif kind == 1:  # buy
                        cells.buy(state, log)
                else:
                    if kind == 2:  # buy_back
                        cells.buy_back(state, log)
                    elif kind == 3:  # ride
                        cells.ride(state, code & ROOM, log)
            else:
                if kind < 6:
                    if kind == 4:  # order
                        cells.fill_order(state, code & ROOM, log)
                    elif kind == 5:  # skip
                        cells.skip(state, log)
                else:
                    if kind == 6:  # found
                        founding.found(state, seat, code & ROOM, code >> 16 & ROOM, log)
                    elif kind == 7:  # place
                        founding.place(state, seat, code & ROOM, code >> 16 & ROOM, log)
        else:
            if kind < 12:
                if kind < 10:
                    if kind == 8:  # develop
                        founding.develop(state, seat, code & ROOM, log)
                    elif kind == 9:  # desk
                        desk.approach(state)
                else:
                    if kind == 10:  # back
                        desk.step_back(state)
                    elif kind == 11:  # sell_unit
                        desk.sell_unit(state, seat, code & ROOM, log)
            else:
                if kind < 14:
                    if kind == 12:  # strip
                        desk.strip(state, seat, code & ROOM, log)
                    elif kind == 13:  # take
                        desk.take(state, seat, code & ROOM, log)
                else:
                    if kind == 14:  # return
                        desk.give_back(state, seat, code & ROOM, log)
                    elif kind == 15:  # sell
                        desk.sell(state, seat, code & ROOM, log)
    else:
        if kind < 25:
            if kind < 20:
                if kind < 18:
                    if kind == 16:  # leave
                        desk.leave(state, seat, code & ROOM, log)
                    elif kind == 17:  # give_up
                        debt.give_up(state, log)
                else:
                    if kind == 18:  # holding
                        pacts.propose_holding(state, seat, code & ROOM, log)
                    elif kind == 19:  # break
                        pacts.part(state, seat, code & ROOM, log)
            else:
                if kind < 22:
                    if kind == 20:  # arrow
                        pacts.propose_arrow(state, seat, code & ROOM, log)
                    elif kind == 21:  # agree
                        pacts.consent(state, seat, log)
                else:
                    if kind == 22:  # refuse
                        pacts.refuse(state, seat, log)
                    elif kind == 24:  # propose
                        proposals.propose(state, seat, code & ROOM, code >> 16 & ROOM, log)
        else:
            if kind < 29:
                if kind < 27:
                    if kind == 25:  # accept
                        deals.accept(state, seat, code & ROOM, log)
                    elif kind == 26:  # decline
                        deals.decline(state, seat, code & ROOM, log)
                else:
                    if kind == 27:  # withdraw
                        deals.withdraw(state, seat, log)
                    elif kind == 28:  # done
                        turn.finish_talk(state, log)
            else:
                if kind < 31:
                    if kind == 29:  # time
                        ending.call_time(state, seat, log)
                    elif kind == 30:  # begin
                        setup.begin(state, code & ROOM, log)
                else:
                    if kind == 31:  # dice
                        turn.fall(state, code & ROOM, code >> 16 & ROOM, log)
                    elif kind == 32:  # die
                        turn.fall_one(state, code & ROOM, log)


def enact(state: Bibs, seat: i64, code: i64, payload: vec[i64], log: Log) -> None:
    kind = code >> 48
    if kind == 23:  # offer
        deals.make(state, seat, code & ROOM, payload, log)


def check(state: Bibs, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    """The reason against a move, if there is any: the moment, then the move."""
    kind = code >> 48
    moment.check_moment(state, seat, kind, why)
    if why.refusal != LEGAL:
        return
    if kind < 16:
        if kind < 9:
            if kind < 6:
                if kind == 0:  # roll
                    building.check_roll(state, why)
                elif kind == 3:  # ride
                    building.check_ride(state, code & ROOM, why)
                elif kind == 4:  # order
                    building.check_order(state, seat, code & ROOM, why)
            else:
                if kind == 6:  # found
                    building.check_found(state, seat, code & ROOM, code >> 16 & ROOM, why)
                elif kind == 7:  # place
                    building.check_place(state, seat, code & ROOM, code >> 16 & ROOM, why)
                elif kind == 8:  # develop
                    building.check_develop(state, seat, code & ROOM, why)
        else:
            if kind < 13:
                if kind == 9:  # desk
                    selling.check_desk(state, seat, why)
                elif kind == 11:  # sell_unit
                    selling.check_sell_unit(state, seat, code & ROOM, why)
                elif kind == 12:  # strip
                    selling.check_strip(state, seat, code & ROOM, why)
            else:
                if kind == 13:  # take
                    selling.check_take(state, seat, code & ROOM, why)
                elif kind == 14:  # return
                    selling.check_return(state, seat, code & ROOM, why)
                elif kind == 15:  # sell
                    selling.check_sell(state, seat, code & ROOM, why)
    else:
        if kind < 22:
            if kind < 19:
                if kind == 16:  # leave
                    selling.check_leave(state, seat, code & ROOM, why)
                elif kind == 17:  # give_up
                    selling.check_give_up(state, seat, why)
                elif kind == 18:  # holding
                    accord.check_holding(state, seat, code & ROOM, why)
            else:
                if kind == 19:  # break
                    accord.check_break(state, seat, code & ROOM, why)
                elif kind == 20:  # arrow
                    accord.check_arrow(state, why)
                elif kind == 21:  # agree
                    accord.check_agree(state, seat, why)
        else:
            if kind < 25:
                if kind == 22:  # refuse
                    accord.check_refuse(state, seat, why)
                elif kind == 23:  # offer
                    trading.check_offer(state, seat, code & ROOM, payload, why)
                elif kind == 24:  # propose
                    accord.check_propose(state, seat, code & ROOM, code >> 16 & ROOM, why)
            else:
                if kind < 27:
                    if kind == 25:  # accept
                        trading.check_accept(state, seat, code & ROOM, why)
                    elif kind == 26:  # decline
                        trading.check_decline(state, seat, code & ROOM, why)
                else:
                    if kind == 27:  # withdraw
                        trading.check_withdraw(state, seat, why)
                    elif kind == 29:  # time
                        accord.check_time(state, seat, why)
