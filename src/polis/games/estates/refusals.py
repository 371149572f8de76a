"""Why a move is refused in The Estates: the clause a player runs into."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, second_of
from polis.core.seats import NATURE, first, holds, only
from polis.games.estates.data import SINGLE, STEPS
from polis.games.estates.phases.ending import ending_of
from polis.games.estates.phases.permits import barrier_row, fits_above, is_standing
from polis.games.estates.phases.turn import roofless
from polis.games.estates.schema import (
    ABSTAIN,
    BARRIER_NOT_THERE,
    BEGIN,
    BELOW_ONE,
    BEYOND_LIMIT,
    BID,
    BID_OVER_CASH,
    BID_TOO_LOW,
    BUILD,
    COVER,
    DISCARD,
    ENDED_BY_ROWS,
    EXTEND,
    FLOOR_FITS_NOWHERE,
    GAME_OVER,
    GAP,
    KEEP,
    KEEP_OVER_CASH,
    LIFT,
    LIFT_BELOW_ONE,
    LIFT_TOO_SHORT,
    LINE_EMPTY,
    MUST_BE_PLACED,
    NATURES_MOVE,
    NO_BUILDING,
    NO_CHEQUE,
    NO_ROOFS_LEFT,
    NOT_YOUR_MOVE,
    NOTHING_TO_ROOF,
    OFFER,
    ON_ROOF,
    ONE_FLOOR_LEFT,
    PASS,
    PIECE_GONE,
    PIECE_IS_OTHER,
    ROOFED_ALREADY,
    SEAT_MAYOR,
    SELL,
    SHORTEN,
    STASH,
    STASH_FIRST,
    STASHED_ALREADY,
    TOO_LONG,
    TOO_SHORT,
    TOO_TALL,
    WHITE_LOT,
    WRONG_MOMENT,
)
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
        why.because(NATURES_MOVE)
        why.by(kind - BEGIN)
    elif not holds(state.actors, seat) and state.actors != only(NATURE):
        why.because(NOT_YOUR_MOVE, first(state.actors))
        why.by(state.phase)
    elif phase_of(kind) != state.phase:
        why.because(WRONG_MOMENT, state.phase)
        why.by(state.phase)
    elif kind <= ABSTAIN:
        why_not_stash(state, kind, why)
    elif kind == OFFER:
        why_not_offer(state, first_of(code), why)
    elif kind == BID:
        why_not_bid(state, first_of(code), why)
    elif kind == KEEP:
        why.because(KEEP_OVER_CASH, state.bid)
    else:
        why_not_place(state, code, why)


def why_over(state: Estates, why: Why) -> None:
    """[E8.1] Two rows, or [E8.2] nothing left to build with; [E9.1] of several rounds, the last or
    a second one won."""
    why.because(GAME_OVER)
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
        why.because(WRONG_MOMENT, CHOOSING)
        why.by(CHOOSING)
    elif state.stashed:
        why.because(STASHED_ALREADY)
    else:
        assert kind == STASH
        why.because(NO_CHEQUE)


def why_not_offer(state: Estates, piece: i64, why: Why) -> None:
    """[E2.3] What is not available."""
    if state.money == SECRET and not state.stashed:
        why.because(STASH_FIRST)
    elif piece < ENDS:
        left = floors_left(state, piece // 2)
        if left == 0:
            why.because(LINE_EMPTY, piece)
        elif left == 1 and piece % 2 == 1:
            why.because(ONE_FLOOR_LEFT, piece)
        else:
            why.because(FLOOR_FITS_NOWHERE, floor_at(state, piece))
    elif piece != ROOF:
        why.because(PIECE_GONE, piece)
    elif state.roofs_left == 0:
        why.because(NO_ROOFS_LEFT)
    else:
        assert roofless(state) == 0
        why.because(NOTHING_TO_ROOF)


def why_not_bid(state: Estates, amount: i64, why: Why) -> None:
    """[E3.1] Higher than every bid before, and no more than the cash in hand."""
    if amount > state.cash[state.speaker]:
        why.because(BID_OVER_CASH, state.cash[state.speaker])
    else:
        why.because(BID_TOO_LOW, state.bid + 1)


def why_not_place(state: Estates, code: i64, why: Why) -> None:
    """[E4.4] The piece just won, where it may go; a floor or a roof must be placed."""
    kind, row = kind_of(code), first_of(code)
    if kind == DISCARD:
        why.because(MUST_BE_PLACED, state.piece)
    elif not suits(state.piece, kind):
        why.because(PIECE_IS_OTHER, state.piece)
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
        why.because(BEYOND_LIMIT, row, required(state, row))
    elif place > built(state, row):
        why.because(GAP, row, built(state, row) + 1)
    elif state.roof[lot] != 0:
        why.because(ON_ROOF)
    elif SINGLE[lot] != 0:
        why.because(WHITE_LOT, row, place)
    else:
        why.because(TOO_TALL, state.top[lot])


def why_not_cover(state: Estates, row: i64, place: i64, why: Why) -> None:
    """[E5.1] A building without a roof."""
    if state.top[lot_of(row, place)] < 0:
        why.because(NO_BUILDING, row, place)
    else:
        why.because(ROOFED_ALREADY, row, place)


def why_not_barrier(state: Estates, kind: i64, row: i64, why: Why) -> None:
    """[E6.4] Not below what is built, nor below one, nor past the last printed lot."""
    step = STEPS[state.piece - FIRST_BARRIER]
    if kind == EXTEND:
        assert not fits_above(state, row, step)
        why.because(TOO_LONG, row)
    elif built(state, row) > 0:
        why.because(TOO_SHORT, row, built(state, row))
    else:
        why.because(BELOW_ONE, row)


def why_not_lift(state: Estates, barrier: i64, why: Why) -> None:
    """[E7.2] A barrier on the board; [E7.3] not if the row would get too short."""
    if not is_standing(state, barrier):
        why.because(BARRIER_NOT_THERE, barrier + 1)
        return
    row = barrier_row(state, barrier)
    if built(state, row) > 0:
        why.because(LIFT_TOO_SHORT, barrier + 1, row, built(state, row))
    else:
        why.because(LIFT_BELOW_ONE, barrier + 1, row)
