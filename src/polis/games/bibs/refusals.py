"""Why a move is refused in Bibs: first who and when, then what."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, second_of
from polis.games.bibs import refuse
from polis.games.bibs.codes import (
    ACCEPT,
    AGREE,
    ARROW,
    BACK,
    BEGIN,
    BREAK,
    BUY,
    BUY_BACK,
    CALL_TIME,
    DECLINE,
    DESK,
    DEVELOP,
    DONE,
    FOUND,
    GIVE_UP,
    HOLDING,
    LEAVE,
    OFFER,
    ORDER,
    PLACE,
    PROPOSE,
    REFUSE,
    RETURN,
    RIDE,
    ROLL,
    SELL,
    SELL_UNIT,
    SKIP,
    STRIP,
    TAKE,
    WITHDRAW,
)
from polis.games.bibs.objections import (
    why_not_answer,
    why_not_arrow,
    why_not_holding,
    why_not_part,
    why_not_propose,
)
from polis.games.bibs.phases.deals import small_print_fault
from polis.games.bibs.reasons import (
    why_not_develop,
    why_not_found,
    why_not_leave,
    why_not_order,
    why_not_place,
    why_not_return,
    why_not_roll,
    why_not_sell,
    why_not_sell_unit,
    why_not_strip,
    why_not_take,
)
from polis.games.bibs.state import (
    ACTING,
    AFTER,
    BUYING,
    FOUNDING,
    ORDERING,
    OVER,
    OWING,
    REDEEMING,
    RIDING,
    STARTING,
    TIME,
    Bibs,
    is_alive,
)
from polis.games.bibs.state import DESK as AT_DESK


def permits(state: Bibs, seat: i64, code: i64, payload: vec[i64]) -> bool:
    """[B6.3] Whether an offer may be made."""
    if state.phase < ACTING or state.phase == OVER or kind_of(code) != OFFER:
        return False
    if seat >= state.players or not is_alive(state, seat):
        return False
    return not small_print_fault(state, seat, first_of(code), payload, Why())


def why_not(state: Bibs, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    """[B1.6] First who and when, then what."""
    kind = kind_of(code)
    if state.phase == OVER:
        refuse.game_over(why)
    elif kind == BEGIN or state.phase == STARTING:
        refuse.natures_lot(why)
    elif kind > BEGIN or state.phase < ACTING:
        refuse.natures_move(why)
    elif seat >= state.players:
        refuse.not_your_move(why, state.decider)
    elif not is_alive(state, seat):
        refuse.are_bankrupt(why)
    elif is_answer(kind):
        why_not_talk(state, seat, code, payload, why)
    elif kind == GIVE_UP and state.phase != OWING:
        refuse.no_debt(why)
    elif seat != state.decider:
        refuse.not_your_move(why, state.decider)
    elif suits(state, kind):
        why_not_act(state, seat, code, why)
    elif state.phase == OWING:
        refuse.debt_first(why)
    else:
        refuse.wrong_moment(why, state.phase)


def is_answer(kind: i64) -> bool:
    """What others than the decider may do too."""
    if kind == OFFER or kind == AGREE or kind == REFUSE or kind == CALL_TIME:
        return True
    return kind == ACCEPT or kind == DECLINE or kind == WITHDRAW


def suits(state: Bibs, kind: i64) -> bool:
    """Whether this kind of move is what is to be decided now."""
    phase = state.phase
    if kind == BUY:
        return phase == BUYING
    if kind == BUY_BACK:
        return phase == REDEEMING
    if kind == RIDE:
        return phase == RIDING
    if kind == ORDER:
        return phase == ORDERING
    if kind == SKIP:
        return phase == BUYING or phase == REDEEMING or phase == RIDING or is_offering(phase)
    if kind == FOUND:
        return phase == ACTING or phase == FOUNDING
    if kind == HOLDING:
        return phase == ACTING or (phase == AFTER and state.decider == state.turn)
    if kind == BREAK:
        return phase == ACTING or phase == AFTER
    if kind == DONE:
        return phase == AFTER
    return suits_business(phase, kind)


def is_offering(phase: i64) -> bool:
    return phase == ORDERING or phase == FOUNDING


def suits_business(phase: i64, kind: i64) -> bool:
    if kind == BACK or kind == TAKE or kind == LEAVE:
        return phase == AT_DESK
    if SELL_UNIT <= kind <= SELL:
        return phase == AT_DESK or phase == OWING
    if kind == GIVE_UP:
        return phase == OWING
    return phase == ACTING


def why_not_act(state: Bibs, seat: i64, code: i64, why: Why) -> None:
    kind, what = kind_of(code), first_of(code)
    if kind == ROLL:
        why_not_roll(state, why)
    elif kind == RIDE:
        refuse.same_metro(why, what)
    elif kind == ORDER:
        why_not_order(state, seat, what, why)
    elif kind == FOUND:
        why_not_found(state, seat, what, second_of(code), why)
    elif kind == PLACE:
        why_not_place(state, seat, what, second_of(code), why)
    elif kind == DEVELOP:
        why_not_develop(state, seat, what, why)
    elif kind == DESK:
        refuse.nothing_to_sell(why)
    elif kind == GIVE_UP:
        refuse.still_solvent(why)
    elif kind <= LEAVE:
        why_not_at_desk(state, seat, kind, what, why)
    else:
        why_not_agree(state, seat, kind, what, second_of(code), why)


def why_not_at_desk(state: Bibs, seat: i64, kind: i64, firm: i64, why: Why) -> None:
    if kind == SELL_UNIT:
        why_not_sell_unit(state, seat, firm, why)
    elif kind == STRIP:
        why_not_strip(state, seat, firm, why)
    elif kind == TAKE:
        why_not_take(state, seat, firm, why)
    elif kind == RETURN:
        why_not_return(state, seat, firm, why)
    elif kind == SELL:
        why_not_sell(state, seat, firm, why)
    else:
        why_not_leave(state, seat, firm, why)


def why_not_agree(state: Bibs, seat: i64, kind: i64, what: i64, firm: i64, why: Why) -> None:
    if kind == HOLDING:
        why_not_holding(state, seat, what, why)
    elif kind == BREAK:
        why_not_part(state, seat, what, why)
    elif kind == ARROW:
        why_not_arrow(state, why)
    else:
        assert kind == PROPOSE
        why_not_propose(state, seat, what, firm, why)


def why_not_talk(state: Bibs, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
    kind, other = kind_of(code), first_of(code)
    if kind == OFFER:
        small_print_fault(state, seat, other, payload, why)
    elif kind == AGREE or kind == REFUSE:
        refuse.not_asked(why)
    elif kind == WITHDRAW:
        refuse.no_offer(why)
    elif kind == CALL_TIME:
        why_not_time(state, why)
    else:
        why_not_answer(state, seat, other, why)


def why_not_time(state: Bibs, why: Why) -> None:
    """[B1.1] Where time is the goal, once, and not before the agreed rounds."""
    if state.goal != TIME:
        refuse.untimed(why)
    elif state.called == 0:
        refuse.time_not_yet(why, state.rounds)
    else:
        refuse.called_already(why)
