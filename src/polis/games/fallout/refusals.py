"""Why a move is refused in Monopoly: Fallout: the clause a player runs into."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, second_of
from polis.core.seats import NOBODY
from polis.games.fallout import refuse
from polis.games.fallout.codes import (
    ACCEPT,
    BID,
    BUY,
    CALL_TIME,
    CLAIM,
    DECLINE,
    FALL,
    GIVE_UP,
    OFFER,
    PASS,
    PAY_FINE,
    PLACE,
    PROPOSE,
    RAISE,
    REDEEM,
    REFUSE,
    SHOW_CARD,
    SWAP,
    USE_CARD,
    WAIVE,
    WANT,
    WITHDRAW,
)
from polis.games.fallout.data import FINE, GROUP_OF, MASKS, PRICES, PROPERTY_AT
from polis.games.fallout.objections import why_not_business
from polis.games.fallout.phases import auction, shortage
from polis.games.fallout.phases.deals import bars, fault, small_print_fault
from polis.games.fallout.phases.proposals import BOOTS, given_for, may_propose, premium
from polis.games.fallout.reasons import TO_LEAVE
from polis.games.fallout.smallprint import lowest_bid
from polis.games.fallout.state import (
    AUCTION,
    BIDDING,
    BUYING,
    CARD_BITS,
    CLOCK,
    CLOSING,
    OVER,
    OWING,
    PLACING,
    ROLLING,
    WINDOW,
    Fallout,
    is_alive,
    is_open,
)
from polis.mech import trade


def why_not(state: Fallout, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    """[F4.6] First who and when, then what."""
    kind = kind_of(code)
    if state.phase == OVER:
        why_over(state, why)
    elif kind >= FALL or state.phase < ROLLING:
        refuse.natures_move(why)
    elif seat >= state.players:
        why_not_he(state, why)
    elif not is_alive(state, seat):
        refuse.are_bankrupt(why)
    elif is_decision(kind):
        why_not_decide(state, seat, code, payload, why)
    elif not is_open(state):
        refuse.business_waits(why)
    elif kind <= REDEEM:
        why_not_business(state, seat, code, why)
    else:
        why_not_deal(state, seat, code, payload, why)


def why_over(state: Fallout, why: Why) -> None:
    """[F1.5] One is left, or [F1.6] the agreed end has come."""
    refuse.game_over(why)
    if state.left > 1:
        why.by(1)


def moment(phase: i64) -> i64:
    """Which clause rules this moment: dice, [F2.1] a sale, [F5.1] a debt, [F4.2] scarce buildings
    or [F2.2] the last rents."""
    if phase == BUYING or phase == AUCTION:
        return 1
    if phase == OWING:
        return 2
    if WINDOW <= phase <= PLACING:
        return 3
    if phase == CLOSING:
        return 4
    return 0


def why_not_he(state: Fallout, why: Why) -> None:
    """[F1.2] It is for another to decide."""
    refuse.not_your_move(why, state.decider)
    why.by(moment(state.phase))


def why_not_now(state: Fallout, why: Why) -> None:
    """[F1.3] Something else is to be decided."""
    refuse.wrong_moment(why, state.phase)
    why.by(moment(state.phase))


def is_decision(kind: i64) -> bool:
    return kind <= PASS or kind == WANT or kind == PLACE or kind == GIVE_UP


def suits(state: Fallout, kind: i64) -> bool:
    """Whether this kind of move is what is to be decided now."""
    if kind <= SHOW_CARD:
        return state.phase == ROLLING
    if kind == BUY or kind == REFUSE:
        return state.phase == BUYING
    if kind == RAISE or kind == BID or kind == PASS:
        return state.phase == AUCTION or state.phase == BIDDING
    if kind == WANT:
        return state.phase == WINDOW
    if kind == PLACE:
        return state.phase == PLACING
    return state.phase == OWING


def why_not_decide(state: Fallout, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    kind = kind_of(code)
    if kind == GIVE_UP and state.phase != OWING:
        refuse.no_debt(why)
    elif seat != state.decider:
        why_not_he(state, why)
    elif not suits(state, kind):
        why_not_now(state, why)
    elif kind == PAY_FINE or kind == USE_CARD or kind == SHOW_CARD:
        why_not_leave(state, seat, kind, why)
    elif kind == BUY:
        refuse.no_cash(why, PRICES[PROPERTY_AT[state.position[seat]]])
    elif kind == RAISE:
        why_not_bid(state, auction.raised(lowest_bid(state), first_of(code)), why)
    elif kind == BID:
        if len(payload) != 1:
            refuse.bid_unreadable(why)
        else:
            why_not_bid(state, payload[0], why)
    elif kind == WANT:
        refuse.too_many_wanted(why, shortage.most_wanted(state, seat))
    else:
        assert kind == PLACE
        refuse.cannot_place(why, first_of(code))


def why_not_leave(state: Fallout, seat: i64, kind: i64, why: Why) -> None:
    """[F3.2] From Jail, with the cash or the card."""
    if state.jail[seat] == 0:
        refuse.not_in_jail(why)
    elif kind == PAY_FINE:
        refuse.no_cash(why, FINE)
        why.by(TO_LEAVE)
    elif state.owned[seat] & CARD_BITS == 0:
        refuse.no_card(why)
    elif kind == USE_CARD:
        refuse.which_card(why)
    else:
        refuse.one_card(why)


def why_not_bid(state: Fallout, amount: i64, why: Why) -> None:
    """[F2.1] More than the last bid, and no more than the bidder's cash; [F4.2] for a building no
    less than the price of a deed."""
    low, cash = lowest_bid(state), auction.may_spend(state, state.decider)
    if amount < low:
        refuse.bid_too_low(why, low)
    else:
        refuse.no_cash_bid(why, cash)
    if state.phase == BIDDING:
        why.by(1)


def why_not_deal(state: Fallout, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    kind, other = kind_of(code), first_of(code)
    if kind == OFFER:
        small_print_fault(state, seat, other, payload, why)
    elif kind == PROPOSE or kind == SWAP:
        why_not_propose(state, seat, kind, other, second_of(code), why)
    elif kind == ACCEPT or kind == DECLINE:
        why_not_answer(state, seat, other, why)
    elif kind == WITHDRAW:
        refuse.no_offer(why)
    elif kind == CLAIM or kind == WAIVE:
        refuse.nothing_to_claim(why)
    else:
        assert kind == CALL_TIME
        why_not_call(state, why)


def why_not_answer(state: Fallout, seat: i64, maker: i64, why: Why) -> None:
    """[F4.5] An offer made to him, which both can still pay."""
    if maker >= state.players:
        refuse.no_such_partner(why)
    elif trade.partner_of(state.offers, maker) != seat:
        refuse.no_offer(why)
    else:
        bars(state, maker, why)


def why_not_propose(state: Fallout, seat: i64, kind: i64, tier: i64, lot: i64, why: Why) -> None:
    """[F4.5] The menu's offers are for a group one has begun; others are made in payload."""
    owner = state.owner[lot]
    mine = state.owned[seat] & MASKS[GROUP_OF[lot]]
    if owner == NOBODY or owner == seat or mine == 0 or not may_propose(state, seat):
        refuse.not_useful(why, lot)
    elif kind == PROPOSE:
        fault(state, seat, owner, premium(lot, tier), 1 << lot, why)
    elif given_for(state, seat, lot) == NOBODY:
        refuse.not_useful(why, lot)
    else:
        things = 1 << lot | 1 << given_for(state, seat, lot)
        fault(state, seat, owner, BOOTS[tier], things, why)


def why_not_call(state: Fallout, why: Why) -> None:
    """[F1.6] Once, and by the clock not before the agreed rounds are played."""
    if state.timed == 0:
        refuse.untimed(why)
    elif state.phase == CLOSING:
        why_not_now(state, why)
    elif state.timed == CLOCK and state.round <= state.time_from:
        refuse.too_early(why, state.time_from)
    else:
        refuse.called_already(why)
