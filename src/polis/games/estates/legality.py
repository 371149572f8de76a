"""What may be done in The Estates: each move has one check, which names the rule against it."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why
from polis.core.seats import NATURE, first, holds, only
from polis.games.estates import refuse
from polis.games.estates.codes import (
    ABSTAIN,
    BEGIN,
    OVER,
    is_due,
)
from polis.games.estates.data import SINGLE, STEPS
from polis.games.estates.phases.ending import BY_ROWS, ending_of
from polis.games.estates.phases.floors import height_left
from polis.games.estates.phases.permits import can_lift, fits_above, fits_below
from polis.games.estates.phases.turn import has_room, is_available, roofless
from polis.games.estates.position import Estates
from polis.games.estates.state import (
    barrier_row,
    built,
    floor_at,
    floors_left,
    is_standing,
    required,
)
from polis.games.estates.terms import (
    CANCEL,
    ENDS,
    FIRST_BARRIER,
    MAYOR,
    ROOF,
    SECRET,
    is_barrier,
    lot_of,
    number_of,
)


def check_moment(state: Estates, seat: i64, kind: i64, why: Why) -> None:
    """[E2.2] Whose move it is, and of what sort."""
    if state.phase == OVER:
        check_over(state, why)
    elif kind >= BEGIN:
        refuse.natures_move(why)
        why.by(kind - BEGIN)
    elif not holds(state.actors, seat) and state.actors != only(NATURE):
        refuse.not_your_move(why, first(state.actors))
        why.by(state.phase)
    elif not is_due(kind, state.phase) or (kind == ABSTAIN and state.money != SECRET):
        refuse.wrong_moment(why, state.phase)
        why.by(state.phase)


def check_over(state: Estates, why: Why) -> None:
    """[E8.1] Two rows, or [E8.2] nothing left to build with; [E9.1] of several rounds, the last or
    a second one won."""
    refuse.game_over(why)
    if state.rounds > 1:
        why.by(2)
    elif ending_of(state) != BY_ROWS:
        why.by(1)


# The turn


def check_stash(state: Estates, why: Why) -> None:
    """[E2.1] One cheque, from the hand, once a turn."""
    if state.stashed:
        refuse.stashed_already(why)
    elif state.cash[state.turn] == 0:
        refuse.no_cheque(why)


def check_abstain(state: Estates, why: Why) -> None:
    """[E2.1] Declining is a move only in secret, and only once."""
    if state.stashed:
        refuse.stashed_already(why)


def check_offer(state: Estates, piece: i64, why: Why) -> None:
    """[E2.3] Only what is available."""
    if state.money == SECRET and not state.stashed:
        refuse.stash_first(why)
    elif piece < ENDS:
        check_floor(state, piece, why)
    elif piece != ROOF:
        if not is_available(state, piece):
            refuse.piece_gone(why, piece)
    elif state.roofs_left == 0:
        refuse.no_roofs_left(why)
    elif roofless(state) == 0:
        refuse.nothing_to_roof(why)


def check_floor(state: Estates, end: i64, why: Why) -> None:
    """[E2.3] The floor at an end of a line, if it can be placed; a single one is the left end."""
    left = floors_left(state, end // 2)
    if left == 0:
        refuse.line_empty(why, end)
    elif left == 1 and end % 2 == 1:
        refuse.one_floor_left(why, end)
    elif not has_room(state, floor_at(state, end)):
        refuse.floor_fits_nowhere(why, floor_at(state, end))


# The auction


def check_bid(state: Estates, amount: i64, why: Why) -> None:
    """[E3.1] Higher than every bid before, and no more than the cash in hand."""
    if amount > state.cash[state.speaker]:
        refuse.bid_over_cash(why, state.cash[state.speaker])
    elif amount <= state.bid:
        refuse.bid_too_low(why, state.bid + 1)


def check_keep(state: Estates, why: Why) -> None:
    """[E3.2] The auctioneer pays the highest bidder their own bid."""
    if state.cash[state.turn] < state.bid:
        refuse.keep_over_cash(why, state.bid)


# Placing: the piece just won, and no other


def check_build(state: Estates, row: i64, lot: i64, why: Why) -> None:
    """[E4.1] No gaps, nothing beyond the limit; [E4.2] lower than the floor below, never on a roof;
    [E4.3] one floor on white ground."""
    here = lot_of(row, lot)
    if state.piece >= ENDS:
        refuse.piece_is_other(why, state.piece)
    elif lot > required(state, row):
        refuse.beyond_limit(why, row, required(state, row))
    elif lot > built(state, row) + 1:
        refuse.gap(why, row, built(state, row) + 1)
    elif lot == built(state, row) + 1:
        return
    elif state.roof[here] != 0:
        refuse.on_roof(why)
    elif SINGLE[here] != 0:
        refuse.white_lot(why, row, lot)
    elif number_of(state.value) > height_left(state, here):
        refuse.too_tall(why, state.top[here])


def check_roof(state: Estates, row: i64, lot: i64, why: Why) -> None:
    """[E5.1] A building without a roof."""
    here = lot_of(row, lot)
    if state.piece != ROOF:
        refuse.piece_is_other(why, state.piece)
    elif state.top[here] < 0:
        refuse.no_building(why, row, lot)
    elif state.roof[here] != 0:
        refuse.roofed_already(why, row, lot)


def check_extend(state: Estates, row: i64, why: Why) -> None:
    """[E6.4] Not past the last printed lot."""
    if not is_barrier(state.piece):
        refuse.piece_is_other(why, state.piece)
    elif not fits_above(state, row, STEPS[state.piece - FIRST_BARRIER]):
        refuse.too_long(why, row)


def check_shorten(state: Estates, row: i64, why: Why) -> None:
    """[E6.4] Not below what is built, nor below one."""
    if not is_barrier(state.piece):
        refuse.piece_is_other(why, state.piece)
    elif not fits_below(state, row, STEPS[state.piece - FIRST_BARRIER]):
        if built(state, row) > 0:
            refuse.too_short(why, row, built(state, row))
        else:
            refuse.below_one(why, row)


def check_mayor(state: Estates, why: Why) -> None:
    """[E7.1] Before any row."""
    if state.piece != MAYOR:
        refuse.piece_is_other(why, state.piece)


def check_lift(state: Estates, barrier: i64, why: Why) -> None:
    """[E7.2] A barrier on the board; [E7.3] not if the row would get too short."""
    if state.piece != CANCEL:
        refuse.piece_is_other(why, state.piece)
    elif not is_standing(state, barrier - 1):
        refuse.barrier_not_there(why, barrier)
    elif not can_lift(state, barrier - 1):
        row = barrier_row(state, barrier - 1)
        if built(state, row) > 0:
            refuse.lift_too_short(why, barrier, row, built(state, row))
        else:
            refuse.lift_below_one(why, barrier, row)


def check_discard(state: Estates, why: Why) -> None:
    """[E4.4] A floor or a roof must be placed."""
    if state.piece <= ROOF:
        refuse.must_be_placed(why, state.piece)
