# Generated from schema.py by polis.testing.generate. Do not edit.
"""From the number of a move to the functions of its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, ROOM, Log, Why
from polis.games.newyork import legality
from polis.games.newyork.codes import DRAWS, is_due
from polis.games.newyork.phases import (
    auctions,
    bidding,
    building,
    first,
    office,
    reserve,
    rounds,
    setup,
    starters,
    third,
    tom,
)
from polis.games.newyork.position import NewYork


def apply(state: NewYork, seat: i64, code: i64, log: Log) -> None:
    kind = code >> 48
    if kind < 14:
        if kind < 6:
            if kind < 3:
                if kind == 0:  # pick
                    starters.pick(state, code & ROOM, log)
                elif kind == 1:  # blind
                    starters.pick_blind(state)
                elif kind == 2:  # pair
                    rounds.draft(state, code & ROOM, log)
            else:
                if kind == 3:  # use
                    phase = state.phase
                    if phase == 16:  # first
                        first.use_first(state, code & ROOM, log)
                    elif phase == 23:  # bidding
                        bidding.use_second(state, code & ROOM, log)
                    elif phase == 31:  # third
                        third.use_third(state, code & ROOM, log)
                elif kind == 4:  # convert
                    bidding.convert(state, code & ROOM, log)
                elif kind == 5:  # erect
                    third.erect(state, code & ROOM, log)
        else:
            if kind < 9:
                if kind == 6:  # done
                    phase = state.phase
                    if phase < 28:
                        if phase == 16:  # first
                            rounds.finish(state)
                        elif phase == 20:  # dropping
                            first.finish_drop(state)
                    else:
                        if phase == 28:  # moving
                            building.stop_moving(state)
                        elif 30 <= phase <= 31:  # arranging … third
                            rounds.finish(state)
                elif kind == 7:  # keep
                    first.keep(state, code & ROOM, log)
                elif kind == 8:  # shelve
                    first.shelve(state, code & ROOM, log)
            else:
                if kind < 11:
                    if kind == 9:  # spare
                        first.take_spare(state, code & ROOM, log)
                    elif kind == 10:  # drop
                        first.drop(state, code & ROOM, log)
                else:
                    if kind == 11:  # swap
                        reserve.swap(state, seat, code & ROOM, code >> 16 & ROOM, log)
                    elif kind == 12:  # bid
                        bidding.bid(state, code & ROOM, code >> 16 & ROOM, log)
    else:
        if kind < 22:
            if kind < 17:
                if kind == 14:  # pass
                    bidding.pass_by(state, log)
                elif kind == 15:  # take
                    office.take(state, code & ROOM, log)
                elif kind == 16:  # decline
                    auctions.decline(state, log)
            else:
                if kind < 19:
                    if kind == 17:  # place
                        building.place(
                            state, code & ROOM, code >> 16 & ROOM, code >> 32 & ROOM, log
                        )
                    elif kind == 18:  # move
                        building.move_tower(state, code & ROOM, log)
                else:
                    if kind == 19:  # shed
                        third.shed(state, code & ROOM, log)
                    elif kind == 21:  # letter
                        setup.lay_letter(state, code & ROOM, log)
        else:
            if kind < 25:
                if kind == 22:  # base
                    setup.lay_base(state, code & ROOM, log)
                elif kind == 23:  # marker
                    setup.stack_marker(state, code & ROOM, log)
                elif kind == 24:  # open
                    phase = state.phase
                    if phase < 7:
                        if phase == 3:  # opening
                            setup.lay_tile(state, code & ROOM, log)
                        elif phase == 4:  # starters
                            setup.lay_starter(state, code & ROOM, log)
                    else:
                        if phase == 7:  # blind
                            starters.turn_blind(state, code & ROOM, log)
                        elif phase == 26:  # refilling
                            office.fill_up(state, code & ROOM, log)
            else:
                if kind < 27:
                    if kind == 25:  # turn
                        phase = state.phase
                        if phase < 15:
                            if phase == 5:  # reserves
                                setup.put_in_reserve(state, code & ROOM, log)
                            elif phase == 12:  # pairing
                                rounds.lay_pair(state, code & ROOM, log)
                        else:
                            if phase == 15:  # stocking
                                rounds.stock_up(state, code & ROOM, log)
                            elif phase == 17:  # drawing
                                first.draw_for(state, code & ROOM, log)
                            elif phase == 22:  # tom_drawing
                                tom.tom_draws(state, code & ROOM, log)
                    elif kind == 26:  # deal
                        phase = state.phase
                        if phase == 11:  # dealing
                            rounds.deal(state, code & ROOM, log)
                        elif phase == 17:  # drawing
                            first.draw_for(state, code & ROOM, log)
                else:
                    if kind == 27:  # token
                        rounds.open_token(state, code & ROOM, log)
                    elif kind == 28:  # allot
                        phase = state.phase
                        if phase == 8:  # allotting
                            starters.allot(state, code & ROOM, log)
                        elif phase == 14:  # sharing
                            rounds.share(state, code & ROOM, log)


def enact(state: NewYork, seat: i64, code: i64, payload: vec[i64], log: Log) -> None:
    kind = code >> 48
    if kind == 13:  # lay
        bidding.lay(state, payload, log)
    elif kind == 20:  # arrange
        reserve.arrange(state, seat, payload, log)


def check(state: NewYork, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    """The reason against a move, if there is any: the moment, then the move."""
    kind = code >> 48
    legality.check_moment(state, seat, kind, DRAWS[kind], is_due(kind, state.phase), why)
    if why.refusal != LEGAL:
        return
    if kind < 10:
        if kind < 4:
            if kind < 2:
                if kind == 0:  # pick
                    legality.check_pick(state, code & ROOM, why)
                elif kind == 1:  # blind
                    legality.check_blind(state, why)
            else:
                if kind == 2:  # pair
                    legality.check_pair(state, code & ROOM, why)
                elif kind == 3:  # use
                    legality.check_use(state, seat, code & ROOM, why)
        else:
            if kind < 7:
                if kind == 4:  # convert
                    legality.check_convert(state, seat, code & ROOM, why)
                elif kind == 5:  # erect
                    legality.check_erect(state, seat, why)
            else:
                if kind == 7:  # keep
                    legality.check_keep(state, code & ROOM, why)
                elif kind == 8:  # shelve
                    legality.check_shelve(state, code & ROOM, why)
                elif kind == 9:  # spare
                    legality.check_spare(state, code & ROOM, why)
    else:
        if kind < 15:
            if kind < 12:
                if kind == 10:  # drop
                    legality.check_drop(state, seat, code & ROOM, why)
                elif kind == 11:  # swap
                    legality.check_swap(state, seat, code & ROOM, code >> 16 & ROOM, why)
            else:
                if kind == 12:  # bid
                    legality.check_bid(state, seat, code & ROOM, code >> 16 & ROOM, why)
                elif kind == 13:  # lay
                    legality.check_lay(state, seat, payload, why)
        else:
            if kind < 18:
                if kind == 15:  # take
                    legality.check_take(state, seat, code & ROOM, why)
                elif kind == 17:  # place
                    legality.check_place(
                        state, code & ROOM, code >> 16 & ROOM, code >> 32 & ROOM, why
                    )
            else:
                if kind == 18:  # move
                    legality.check_move(state, seat, code & ROOM, why)
                elif kind == 19:  # shed
                    legality.check_shed(state, seat, code & ROOM, why)
                elif kind == 20:  # arrange
                    legality.check_arrange(state, seat, payload, why)
