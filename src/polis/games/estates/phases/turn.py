"""E2: a turn: the stash, and the choice of a piece to auction."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, Odds, move
from polis.core.rng import Rng
from polis.core.seats import NATURE, NOBODY, only
from polis.games.estates import tell
from polis.games.estates.codes import ABSTAIN, CHOOSING, OFFER, STASH, TURN_UP, TURNING
from polis.games.estates.phases.auction import open_auction
from polis.games.estates.phases.floors import room_for_floors
from polis.games.estates.position import Estates
from polis.games.estates.state import built, floor_at, floors_left, line_start, roofed
from polis.games.estates.terms import (
    BESIDE,
    CANCEL,
    ENDS,
    FIRST_BARRIER,
    MAYOR,
    NO_PIECE,
    NUMBERS,
    ROOF,
    ROWS,
    SECRET,
    UP_FOR_SALE,
    number_of,
)


def begin_turn(state: Estates, seat: i64) -> None:
    """[E2.2] It is this player's turn to auction a piece."""
    state.turn = seat
    state.stashed = False
    state.piece = NO_PIECE
    state.value = 0
    state.bid = 0
    state.bidder = NOBODY
    state.builder = NOBODY
    state.phase = CHOOSING
    state.actors = only(seat)


def choosings(state: Estates, menu: Menu) -> None:
    """[E2.1] The stash, [E2.2] and a piece."""
    stashing(state, menu)
    offers(state, menu)


# The stash


def stashing(state: Estates, menu: Menu) -> None:
    """[E2.1] Put one cheque away, or not. [E1.4] Where even the act is secret, both are a move."""
    if state.stashed:
        return
    if state.cash[state.turn] > 0:
        menu.offer(move(STASH))
    if state.money == SECRET:
        menu.offer(move(ABSTAIN))


def stash(state: Estates, log: Log) -> None:
    """[E2.1] The cheque cannot be used before the end."""
    state.cash[state.turn] -= 1
    state.stash[state.turn] += 1
    if state.money == SECRET:
        tell.stashed_to(log, state.turn, state.turn)
    else:
        tell.stashed(log, state.turn)
    settle_stash(state)


def settle_stash(state: Estates) -> None:
    """[E2.1] One cheque a turn; who cannot see the stash must allow for one more in it."""
    state.stashed = True
    if state.money == SECRET:
        seat = state.turn
        state.ceiling[seat] = min(state.ceiling[seat] + 1, state.cash[seat] + state.stash[seat])


# The choice of a piece


def offers(state: Estates, menu: Menu) -> None:
    """[E2.2] Choose one available piece."""
    if state.money == SECRET and not state.stashed:
        return
    room = room_for_floors(state)
    for end in range(i64(ENDS)):
        if floor_is_available(state, end, room):
            menu.offer(move(OFFER, end))
    for piece in range(i64(ROOF), i64(CANCEL + 1)):
        if is_available(state, piece):
            menu.offer(move(OFFER, piece))


def floor_is_available(state: Estates, end: i64, room: i64) -> bool:
    """[E2.3] The floor at either end of a line, if it can be placed somewhere now."""
    left = floors_left(state, end // 2)
    if left == 0 or (left == 1 and end % 2 == 1):  # a single floor is called the left end
        return False
    return number_of(floor_at(state, end)) <= room


def has_room(state: Estates, floor: i64) -> bool:
    """[E2.3] Whether this floor could be placed somewhere now."""
    return number_of(floor) <= room_for_floors(state)


def is_available(state: Estates, piece: i64) -> bool:
    """[E2.3] A roof while one is left and a building lacks one; the rest until used or removed."""
    if piece == ROOF:
        return state.roofs_left > 0 and roofless(state) > 0
    if piece == MAYOR:
        return state.mayor == BESIDE
    if piece == CANCEL:
        return state.cancel == BESIDE
    return state.barriers[piece - FIRST_BARRIER] == BESIDE


def roofless(state: Estates) -> i64:
    """[E2.3] How many buildings have no roof."""
    count: i64 = 0
    for row in range(i64(ROWS)):
        count += built(state, row) - roofed(state, row)
    return count


def offer(state: Estates, piece: i64, log: Log) -> None:
    """[E2.2] The piece is put up for auction; [E2.4] a roof is turned over first."""
    state.stashed = True
    state.piece = piece
    if piece < ENDS:
        take_from_line(state, piece)
        tell.offered_floor(log, state.turn, state.value, piece)
        open_auction(state, log)
        return
    tell.offered(log, state.turn, piece)
    if piece == ROOF:
        state.phase = TURNING
        state.actors = only(NATURE)
    else:
        open_auction(state, log)


def take_from_line(state: Estates, end: i64) -> None:
    """[E2.3] The floor leaves its end of the line, and the next one becomes available."""
    state.value = floor_at(state, end)
    state.where[state.value] = UP_FOR_SALE
    at = line_start(end // 2)
    if end % 2 == 0:
        state.display[at] += 1
    else:
        state.display[at + 1] -= 1


def hidden_roofs(state: Estates, odds: Odds) -> None:
    """[E2.4] Any of the hidden roofs."""
    for number in range(i64(1), i64(NUMBERS + 1)):
        odds.add(move(TURN_UP, number), state.roofs[number])


def draw_roof(state: Estates, rng: Rng) -> i64:
    """[E2.4] The same odds as ``hidden_roofs``, without listing them."""
    ticket = rng.below(state.roofs_left)
    number: i64 = 1
    while ticket >= state.roofs[number]:
        ticket -= state.roofs[number]
        number += 1
    return move(TURN_UP, number)


def turn_up(state: Estates, roof: i64, log: Log) -> None:
    """[E2.4] Once turned over, the roof must be auctioned."""
    state.roofs[roof] -= 1
    state.roofs_left -= 1
    state.value = roof
    tell.roof_turned(log, roof)
    open_auction(state, log)
