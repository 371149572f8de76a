"""What a player could do: sell or keep, take a certificate, finish a row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import NO_MOVE, move
from polis.core.opportunities import Opportunities
from polis.core.seats import NOBODY
from polis.games.estates import could
from polis.games.estates.codes import (
    BIDDING,
    CHOOSING,
    DECIDING,
    KEEP,
    OFFER,
    OVER,
    PLACING,
    SELL,
)
from polis.games.estates.phases.floors import room_for_floors
from polis.games.estates.phases.turn import floor_is_available
from polis.games.estates.position import Estates
from polis.games.estates.scoring import points_of_rows
from polis.games.estates.state import built, floor_at, required, roofed
from polis.games.estates.terms import ENDS, ROWS, colour_of

# What comes first: the decision of the auction, then certificates, then rows by what they bring
DECISION: Final = 3_000
CERTIFICATE: Final = 2_000
UNCLAIMED: Final = 100


def opportunities(state: Estates, seat: i64, found: Opportunities) -> None:
    if state.phase < CHOOSING or state.phase == OVER:
        return
    if state.phase == DECIDING and seat == state.turn:
        find_prices(state, seat, found)
    if state.phase == CHOOSING:
        if seat == state.turn:
            find_unclaimed(state, found)
    elif may_win(state, seat):
        find_certificate(state, found)
    for row in range(i64(ROWS)):
        find_row(state, seat, row, found)


# The auction


def find_prices(state: Estates, seat: i64, found: Opportunities) -> None:
    """[E3.2] What selling brings and keeping costs; nobody keeps what they cannot pay for."""
    could.sell(found, DECISION + 1, move(SELL), state.bid, state.bidder)
    if state.cash[seat] >= state.bid:
        could.keep(found, DECISION, move(KEEP), state.bid, state.bidder)


def may_win(state: Estates, seat: i64) -> bool:
    """[E3.1] Whether the piece up for sale can still go to a seat: to the auctioneer, to who bids
    now or leads, and once it is won to the builder."""
    if state.phase == PLACING:
        return seat == state.builder
    if state.phase != BIDDING and state.phase != DECIDING:
        return False
    return seat == state.turn or seat == state.speaker or seat == state.bidder


def find_certificate(state: Estates, found: Opportunities) -> None:
    """[E4.5] The first floor of a colour brings its certificate."""
    if 0 <= state.piece < ENDS and state.holder[colour_of(state.value)] == NOBODY:
        could.certificate(found, CERTIFICATE, NO_MOVE, colour_of(state.value))


def find_unclaimed(state: Estates, found: Opportunities) -> None:
    """[E4.5] Floors to be put up whose colour nobody has, one for each colour."""
    room, seen = room_for_floors(state), i64(0)
    for end in range(i64(ENDS)):
        if floor_is_available(state, end, room):
            colour = colour_of(floor_at(state, end))
            if state.holder[colour] == NOBODY and (seen >> colour) & 1 == 0:
                could.unclaimed(found, UNCLAIMED, move(OFFER, end), end, colour)
                seen |= 1 << colour


# Rows


def find_row(state: Estates, seat: i64, row: i64, found: Opportunities) -> None:
    """[E8.1] A row that lacks one roof, or one building with its roof: what this seat then gains,
    and who of the others gains most. [E8.3] What costs as much now will bring as much."""
    if required(state, row) - roofed(state, row) != 1:
        return
    points = points_of_rows(state)
    rival = other_seat(seat)
    for other in range(state.players):
        if other != seat and points[other * ROWS + row] < points[rival * ROWS + row]:
            rival = other
    gain, theirs = -2 * points[seat * ROWS + row], -2 * points[rival * ROWS + row]
    if gain == 0 and theirs == 0:
        return
    worth = UNCLAIMED + 1 + gain
    if built(state, row) == required(state, row):
        could.last_roof(found, worth, NO_MOVE, row, gain, rival, theirs)
    else:
        could.last_lot(found, worth, NO_MOVE, row, gain, rival, theirs)


def other_seat(seat: i64) -> i64:
    if seat == 0:
        return 1
    return 0
