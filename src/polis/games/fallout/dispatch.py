# Generated from schema.py by polis.testing.generate. Do not edit.
"""From the number of a move to the functions of its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, ROOM, Log, Why
from polis.games.fallout.legality import bargains, decisions, moments, works
from polis.games.fallout.phases import (
    auction,
    bidding,
    building,
    business,
    cards,
    claims,
    deals,
    debt,
    ending,
    jail,
    proposals,
    shortage,
    turn,
)
from polis.games.fallout.position import Fallout


def apply(state: Fallout, seat: i64, code: i64, log: Log) -> None:
    kind = code >> 48
    if kind < 15:
        if kind < 6:
            if kind < 3:
                if kind == 0:  # roll
                    turn.roll(state, log)
                elif kind == 1:  # fine
                    jail.pay_fine(state, log)
                elif kind == 2:  # use_card
                    jail.use_card(state, log)
            else:
                if kind == 3:  # show_card
                    jail.show_card(state, code & ROOM, log)
                elif kind == 4:  # buy
                    auction.buy(state, log)
                elif kind == 5:  # refuse
                    auction.refuse(state, log)
        else:
            if kind < 10:
                if kind == 6:  # raise
                    bidding.raise_by(state, code & ROOM, log)
                elif kind == 8:  # pass
                    bidding.drop_out(state, log)
                elif kind == 9:  # build
                    shortage.build(state, seat, code & ROOM, log)
            else:
                if kind < 12:
                    if kind == 10:  # sell
                        building.sell(state, seat, code & ROOM, log)
                    elif kind == 11:  # sell_down
                        building.sell_down(state, seat, code & ROOM, code >> 16 & ROOM, log)
                else:
                    if 12 <= kind <= 13:  # sell_keep … sell_less
                        building.sell_but(state, seat, kind, code & ROOM, code >> 16 & ROOM, log)
                    elif kind == 14:  # mortgage
                        business.mortgage(state, seat, code & ROOM, log)
    else:
        if kind < 23:
            if kind < 19:
                if kind == 15:  # redeem
                    business.redeem(state, seat, code & ROOM, log)
                elif kind == 16:  # want
                    shortage.want(state, code & ROOM, log)
                elif kind == 17:  # place
                    shortage.place(state, code & ROOM, log)
            else:
                if kind < 21:
                    if kind == 19:  # propose
                        proposals.propose(state, seat, code & ROOM, code >> 16 & ROOM, log)
                    elif kind == 20:  # swap
                        proposals.swap(state, seat, code & ROOM, code >> 16 & ROOM, log)
                else:
                    if kind == 21:  # accept
                        deals.accept(state, seat, code & ROOM, log)
                    elif kind == 22:  # decline
                        deals.decline(state, seat, code & ROOM, log)
        else:
            if kind < 26:
                if kind == 23:  # withdraw
                    deals.withdraw(state, seat, log)
                elif kind == 24:  # claim
                    claims.claim(state, seat, log)
                elif kind == 25:  # waive
                    claims.waive(state, seat, log)
            else:
                if kind < 28:
                    if kind == 26:  # give_up
                        debt.give_up(state, log)
                    elif kind == 27:  # time
                        ending.call_time(state, seat, log)
                else:
                    if kind == 28:  # dice
                        turn.fall(state, code & ROOM, code >> 16 & ROOM, log)
                    elif kind == 29:  # draw
                        cards.draw(state, code & ROOM, log)


def enact(state: Fallout, seat: i64, code: i64, payload: vec[i64], log: Log) -> None:
    kind = code >> 48
    if kind == 7:  # bid
        bidding.bid(state, payload, log)
    elif kind == 18:  # offer
        deals.offer(state, seat, code & ROOM, payload, log)


def check(state: Fallout, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    """The reason against a move, if there is any: the moment, then the move."""
    kind = code >> 48
    moments.check_moment(state, seat, kind, why)
    if why.refusal != LEGAL:
        return
    if kind < 15:
        if kind < 9:
            if kind < 4:
                if kind == 1:  # fine
                    decisions.check_fine(state, seat, why)
                elif kind == 2:  # use_card
                    decisions.check_use_card(state, seat, why)
                elif kind == 3:  # show_card
                    decisions.check_show_card(state, seat, why)
            else:
                if kind == 4:  # buy
                    decisions.check_buy(state, seat, why)
                elif kind == 6:  # raise
                    decisions.check_raise(state, seat, code & ROOM, why)
                elif kind == 7:  # bid
                    decisions.check_bid(state, seat, payload, why)
        else:
            if kind < 12:
                if kind == 9:  # build
                    works.check_build(state, seat, code & ROOM, why)
                elif kind == 10:  # sell
                    works.check_sell(state, seat, code & ROOM, why)
                elif kind == 11:  # sell_down
                    works.check_sell_down(state, seat, code & ROOM, code >> 16 & ROOM, why)
            else:
                if kind == 12:  # sell_keep
                    works.check_sell_keep(state, seat, kind, code & ROOM, code >> 16 & ROOM, why)
                elif kind == 13:  # sell_less
                    works.check_sell_less(state, seat, kind, code & ROOM, code >> 16 & ROOM, why)
                elif kind == 14:  # mortgage
                    works.check_mortgage(state, seat, code & ROOM, why)
    else:
        if kind < 21:
            if kind < 18:
                if kind == 15:  # redeem
                    works.check_redeem(state, seat, code & ROOM, why)
                elif kind == 16:  # want
                    decisions.check_want(state, seat, code & ROOM, why)
                elif kind == 17:  # place
                    decisions.check_place(state, code & ROOM, why)
            else:
                if kind == 18:  # offer
                    bargains.check_offer(state, seat, code & ROOM, payload, why)
                elif kind == 19:  # propose
                    bargains.check_propose(state, seat, code & ROOM, code >> 16 & ROOM, why)
                elif kind == 20:  # swap
                    bargains.check_swap(state, seat, code & ROOM, code >> 16 & ROOM, why)
        else:
            if kind < 24:
                if kind == 21:  # accept
                    bargains.check_accept(state, seat, code & ROOM, why)
                elif kind == 22:  # decline
                    bargains.check_decline(state, seat, code & ROOM, why)
                elif kind == 23:  # withdraw
                    bargains.check_withdraw(state, seat, why)
            else:
                if kind == 24:  # claim
                    decisions.check_claim(state, seat, why)
                elif kind == 25:  # waive
                    decisions.check_waive(state, seat, why)
                elif kind == 27:  # time
                    decisions.check_time(state, seat, why)
