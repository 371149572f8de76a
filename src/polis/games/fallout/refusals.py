"""Why a move is refused in Monopoly: Fallout: the clause a player runs into."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, second_of
from polis.core.seats import NOBODY
from polis.games.fallout.data import FINE, GROUP_OF, MASKS, PRICES, PROPERTY_AT
from polis.games.fallout.objections import why_not_business
from polis.games.fallout.phases import auction, shortage
from polis.games.fallout.phases.deals import bars, fault, small_print_fault
from polis.games.fallout.phases.proposals import BOOTS, given_for, may_propose, premium
from polis.games.fallout.reasons import (
    ARE_BANKRUPT,
    BID_TOO_LOW,
    BID_UNREADABLE,
    BUSINESS_WAITS,
    CALLED_ALREADY,
    CANNOT_PLACE,
    GAME_OVER,
    NATURES_MOVE,
    NO_CARD,
    NO_CASH,
    NO_CASH_BID,
    NO_DEBT,
    NO_OFFER,
    NO_SUCH_PARTNER,
    NOT_IN_JAIL,
    NOT_USEFUL,
    NOT_YOUR_MOVE,
    NOTHING_TO_CLAIM,
    ONE_CARD,
    TO_LEAVE,
    TOO_EARLY,
    TOO_MANY_WANTED,
    UNTIMED,
    WHICH_CARD,
    WRONG_MOMENT,
)
from polis.games.fallout.schema import (
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
        why.because(NATURES_MOVE)
    elif seat >= state.players:
        why_not_he(state, why)
    elif not is_alive(state, seat):
        why.because(ARE_BANKRUPT)
    elif is_decision(kind):
        why_not_decide(state, seat, code, payload, why)
    elif not is_open(state):
        why.because(BUSINESS_WAITS)
    elif kind <= REDEEM:
        why_not_business(state, seat, code, why)
    else:
        why_not_deal(state, seat, code, payload, why)


def why_over(state: Fallout, why: Why) -> None:
    """[F1.5] One is left, or [F1.6] the agreed end has come."""
    why.because(GAME_OVER)
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
    why.because(NOT_YOUR_MOVE, state.decider)
    why.by(moment(state.phase))


def why_not_now(state: Fallout, why: Why) -> None:
    """[F1.3] Something else is to be decided."""
    why.because(WRONG_MOMENT, state.phase)
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
        why.because(NO_DEBT)
    elif seat != state.decider:
        why_not_he(state, why)
    elif not suits(state, kind):
        why_not_now(state, why)
    elif kind == PAY_FINE or kind == USE_CARD or kind == SHOW_CARD:
        why_not_leave(state, seat, kind, why)
    elif kind == BUY:
        why.because(NO_CASH, PRICES[PROPERTY_AT[state.position[seat]]])
    elif kind == RAISE:
        why_not_bid(state, auction.raised(lowest_bid(state), first_of(code)), why)
    elif kind == BID:
        if len(payload) != 1:
            why.because(BID_UNREADABLE)
        else:
            why_not_bid(state, payload[0], why)
    elif kind == WANT:
        why.because(TOO_MANY_WANTED, shortage.most_wanted(state, seat))
    else:
        assert kind == PLACE
        why.because(CANNOT_PLACE, first_of(code))


def why_not_leave(state: Fallout, seat: i64, kind: i64, why: Why) -> None:
    """[F3.2] From Jail, with the cash or the card."""
    if state.jail[seat] == 0:
        why.because(NOT_IN_JAIL)
    elif kind == PAY_FINE:
        why.because(NO_CASH, FINE)
        why.by(TO_LEAVE)
    elif state.owned[seat] & CARD_BITS == 0:
        why.because(NO_CARD)
    elif kind == USE_CARD:
        why.because(WHICH_CARD)
    else:
        why.because(ONE_CARD)


def why_not_bid(state: Fallout, amount: i64, why: Why) -> None:
    """[F2.1] More than the last bid, and no more than the bidder's cash; [F4.2] for a building no
    less than the price of a deed."""
    low, cash = lowest_bid(state), auction.may_spend(state, state.decider)
    if amount < low:
        why.because(BID_TOO_LOW, low)
    else:
        why.because(NO_CASH_BID, cash)
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
        why.because(NO_OFFER)
    elif kind == CLAIM or kind == WAIVE:
        why.because(NOTHING_TO_CLAIM)
    else:
        assert kind == CALL_TIME
        why_not_call(state, why)


def why_not_answer(state: Fallout, seat: i64, maker: i64, why: Why) -> None:
    """[F4.5] An offer made to him, which both can still pay."""
    if maker >= state.players:
        why.because(NO_SUCH_PARTNER)
    elif trade.partner_of(state.offers, maker) != seat:
        why.because(NO_OFFER)
    else:
        bars(state, maker, why)


def why_not_propose(state: Fallout, seat: i64, kind: i64, tier: i64, lot: i64, why: Why) -> None:
    """[F4.5] The menu's offers are for a group one has begun; others are made in payload."""
    owner = state.owner[lot]
    mine = state.owned[seat] & MASKS[GROUP_OF[lot]]
    if owner == NOBODY or owner == seat or mine == 0 or not may_propose(state, seat):
        why.because(NOT_USEFUL, lot)
    elif kind == PROPOSE:
        fault(state, seat, owner, premium(lot, tier), 1 << lot, why)
    elif given_for(state, seat, lot) == NOBODY:
        why.because(NOT_USEFUL, lot)
    else:
        things = 1 << lot | 1 << given_for(state, seat, lot)
        fault(state, seat, owner, BOOTS[tier], things, why)


def why_not_call(state: Fallout, why: Why) -> None:
    """[F1.6] Once, and by the clock not before the agreed rounds are played."""
    if state.timed == 0:
        why.because(UNTIMED)
    elif state.phase == CLOSING:
        why_not_now(state, why)
    elif state.timed == CLOCK and state.round <= state.time_from:
        why.because(TOO_EARLY, state.time_from)
    else:
        why.because(CALLED_ALREADY)
