"""Why a move is refused in The Estates: the clause a player runs into."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, second_of
from polis.core.seats import NATURE, first, holds, only
from polis.games.estates import refuse
from polis.games.estates.codes import (
    ABSTAIN,
    BEGIN,
    BID,
    BUILD,
    COVER,
    DISCARD,
    ENDED_BY_ROWS,
    EXTEND,
    KEEP,
    LIFT,
    OFFER,
    PASS,
    SEAT_MAYOR,
    SELL,
    SHORTEN,
    STASH,
)
from polis.games.estates.data import SINGLE, STEPS
from polis.games.estates.phases.ending import ending_of
from polis.games.estates.phases.permits import barrier_row, fits_above, is_standing
from polis.games.estates.phases.turn import roofless
from polis.games.estates.state import (
    BIDDING,
    CANCEL,
    CHOOSING,
    DECIDING,
    ENDS,
    FIRST_BARRIER,
    MAYOR,
    OVER,
    PLACING,
    ROOF,
    SECRET,
    Estates,
    built,
    floor_at,
    floors_left,
    lot_of,
    required,
)


def why_not(state: Estates, seat: i64, code: i64, why: Why) -> None:
    """[E2.2] First who and when, then what."""
    kind = kind_of(code)
    if state.phase == OVER:
        why_over(state, why)
    elif kind >= BEGIN:
        refuse.natures_move(why)
        why.by(kind - BEGIN)
    elif not holds(state.actors, seat) and state.actors != only(NATURE):
        refuse.not_your_move(why, first(state.actors))
        why.by(state.phase)
    elif phase_of(kind) != state.phase:
        refuse.wrong_moment(why, state.phase)
        why.by(state.phase)
    elif kind <= ABSTAIN:
        why_not_stash(state, kind, why)
    elif kind == OFFER:
        why_not_offer(state, first_of(code), why)
    elif kind == BID:
        why_not_bid(state, first_of(code), why)
    elif kind == KEEP:
        refuse.keep_over_cash(why, state.bid)
    else:
        why_not_place(state, code, why)


def why_over(state: Estates, why: Why) -> None:
    """[E8.1] Two rows, or [E8.2] nothing left to build with; [E9.1] of several rounds, the last or
    a second one won."""
    refuse.game_over(why)
    if state.rounds > 1:
        why.by(2)
    elif ending_of(state) != ENDED_BY_ROWS:
        why.by(1)


def phase_of(kind: i64) -> i64:
    if kind <= OFFER:
        return CHOOSING
    if kind == BID or kind == PASS:
        return BIDDING
    if kind == SELL or kind == KEEP:
        return DECIDING
    return PLACING


def why_not_stash(state: Estates, kind: i64, why: Why) -> None:
    """[E2.1] One cheque, from the hand, once a turn; declining is a move only in secret."""
    if kind == ABSTAIN and state.money != SECRET:
        refuse.wrong_moment(why, CHOOSING)
        why.by(CHOOSING)
    elif state.stashed:
        refuse.stashed_already(why)
    else:
        assert kind == STASH
        refuse.no_cheque(why)


def why_not_offer(state: Estates, piece: i64, why: Why) -> None:
    """[E2.3] What is not available."""
    if state.money == SECRET and not state.stashed:
        refuse.stash_first(why)
    elif piece < ENDS:
        left = floors_left(state, piece // 2)
        if left == 0:
            refuse.line_empty(why, piece)
        elif left == 1 and piece % 2 == 1:
            refuse.one_floor_left(why, piece)
        else:
            refuse.floor_fits_nowhere(why, floor_at(state, piece))
    elif piece != ROOF:
        refuse.piece_gone(why, piece)
    elif state.roofs_left == 0:
        refuse.no_roofs_left(why)
    else:
        assert roofless(state) == 0
        refuse.nothing_to_roof(why)


def why_not_bid(state: Estates, amount: i64, why: Why) -> None:
    """[E3.1] Higher than every bid before, and no more than the cash in hand."""
    if amount > state.cash[state.speaker]:
        refuse.bid_over_cash(why, state.cash[state.speaker])
    else:
        refuse.bid_too_low(why, state.bid + 1)


def why_not_place(state: Estates, code: i64, why: Why) -> None:
    """[E4.4] The piece just won, where it may go; a floor or a roof must be placed."""
    kind, row = kind_of(code), first_of(code)
    if kind == DISCARD:
        refuse.must_be_placed(why, state.piece)
    elif not suits(state.piece, kind):
        refuse.piece_is_other(why, state.piece)
    elif kind == BUILD:
        why_not_build(state, row, second_of(code), why)
    elif kind == COVER:
        why_not_cover(state, row, second_of(code), why)
    elif kind == LIFT:
        why_not_lift(state, first_of(code) - 1, why)
    else:
        why_not_barrier(state, kind, row, why)


def suits(piece: i64, kind: i64) -> bool:
    """Whether this kind of move is how the piece is placed."""
    if piece < ENDS:
        return kind == BUILD
    if piece == ROOF:
        return kind == COVER
    if piece == MAYOR:
        return kind == SEAT_MAYOR
    if piece == CANCEL:
        return kind == LIFT
    return kind == EXTEND or kind == SHORTEN


def why_not_build(state: Estates, row: i64, place: i64, why: Why) -> None:
    """[E4.1] No gaps, nothing beyond the limit; [E4.2] lower than the floor below, never on a roof;
    [E4.3] one floor on white ground."""
    lot = lot_of(row, place)
    if place > required(state, row):
        refuse.beyond_limit(why, row, required(state, row))
    elif place > built(state, row):
        refuse.gap(why, row, built(state, row) + 1)
    elif state.roof[lot] != 0:
        refuse.on_roof(why)
    elif SINGLE[lot] != 0:
        refuse.white_lot(why, row, place)
    else:
        refuse.too_tall(why, state.top[lot])


def why_not_cover(state: Estates, row: i64, place: i64, why: Why) -> None:
    """[E5.1] A building without a roof."""
    if state.top[lot_of(row, place)] < 0:
        refuse.no_building(why, row, place)
    else:
        refuse.roofed_already(why, row, place)


def why_not_barrier(state: Estates, kind: i64, row: i64, why: Why) -> None:
    """[E6.4] Not below what is built, nor below one, nor past the last printed lot."""
    step = STEPS[state.piece - FIRST_BARRIER]
    if kind == EXTEND:
        assert not fits_above(state, row, step)
        refuse.too_long(why, row)
    elif built(state, row) > 0:
        refuse.too_short(why, row, built(state, row))
    else:
        refuse.below_one(why, row)


def why_not_lift(state: Estates, barrier: i64, why: Why) -> None:
    """[E7.2] A barrier on the board; [E7.3] not if the row would get too short."""
    if not is_standing(state, barrier):
        refuse.barrier_not_there(why, barrier + 1)
        return
    row = barrier_row(state, barrier)
    if built(state, row) > 0:
        refuse.lift_too_short(why, barrier + 1, row, built(state, row))
    else:
        refuse.lift_below_one(why, barrier + 1, row)
