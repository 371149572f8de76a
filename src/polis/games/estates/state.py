"""What lies on the table in The Estates."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import State
from polis.core.seats import NOBODY

ROWS: Final = 3
LOTS: Final = 10  # in a row
COLOURS: Final = 6
NUMBERS: Final = 6
FLOORS: Final = 36
LINES: Final = 3
LINE: Final = 8  # floors in a line at the start
BARRIERS: Final = 3

# Phases
DEALING: Final = 0
WHO_BEGINS: Final = 1
CHOOSING: Final = 2
TURNING: Final = 3
BIDDING: Final = 4
DECIDING: Final = 5
PLACING: Final = 6
OVER: Final = 7

# Option ``money``
HIDDEN: Final = 0
OPEN: Final = 1
SECRET: Final = 2

# Option ``two_wins``
IN_A_ROW: Final = 0
ANY: Final = 1

# Option ``ending``
FLOORS_OR_ROOFS: Final = 0
NOTHING_TO_FINISH: Final = 1

# Pieces that can be auctioned: both ends of the three lines, then the rest.
ENDS: Final = 6  # ``left1 right1 left2 right2 left3 right3``
ROOF: Final = 6
FIRST_BARRIER: Final = 7
MAYOR: Final = 10
CANCEL: Final = 11
PIECES: Final = 12
NO_PIECE: Final = -1

# Where a floor is, when it is not on a lot (a lot is a number from 0)
BAG: Final = -1  # not drawn: in the bag while dealing, out of the game after it
LINED_UP: Final = -2
UP_FOR_SALE: Final = -3

# Where a special piece is: a barrier in row r is r + 1, negative if it shortens.
BESIDE: Final = 0
REMOVED: Final = 9


class Estates(State):
    def __init__(self) -> None:
        super().__init__()
        self.money: i64 = HIDDEN
        self.rounds: i64 = 1
        self.two_wins: i64 = IN_A_ROW
        self.ending: i64 = FLOORS_OR_ROOFS
        self.phase: i64 = DEALING
        self.round: i64 = 1
        self.turn: i64 = NOBODY  # the auctioneer
        self.stashed: bool = False  # whether the auctioneer has settled this turn's stash
        # The auction
        self.piece: i64 = NO_PIECE
        self.value: i64 = 0  # the floor, or the roof's number
        self.bid: i64 = 0
        self.bidder: i64 = NOBODY
        self.speaker: i64 = NOBODY
        self.builder: i64 = NOBODY  # who places the piece
        # The players
        self.cash: vec[i64] = vec[i64]()  # by seat
        self.stash: vec[i64] = vec[i64]()  # by seat
        self.ceiling: vec[i64] = vec[i64]()  # by seat, SECRET only: the most a stash may hold, as
        #  far as the others can tell
        self.totals: vec[i64] = vec[i64]()  # by seat: points of the rounds scored; empty before
        self.wins: vec[i64] = vec[i64]()  # by seat: rounds won alone; empty before
        self.last_winner: i64 = NOBODY  # who won the round before this one alone
        self.champion: i64 = NOBODY  # who won by two rounds
        # The board
        self.where: vec[i64] = vec[i64]()  # by floor: a lot, or BAG, LINED_UP, UP_FOR_SALE
        self.display: vec[i64] = vec[i64]()  # the lines, LINE floors each; then their ends
        self.dealt: i64 = 0
        self.top: vec[i64] = vec[i64]()  # by lot: its top floor, -1 when empty
        self.roof: vec[i64] = vec[i64]()  # by lot: its roof's number, 0 without one
        self.roofs: vec[i64] = vec[i64]()  # face down, by number
        self.roofs_left: i64 = 0
        self.rows: vec[i64] = vec[i64]()  # by row: lots required, built, roofed; see below
        self.holder: vec[i64] = vec[i64]()  # by colour: who has the certificate
        self.barriers: vec[i64] = vec[i64]()  # by barrier: BESIDE, a signed row, or REMOVED
        self.mayor: i64 = BESIDE  # or row + 1, or REMOVED
        self.cancel: i64 = BESIDE  # or REMOVED

    def copy(self) -> Estates:
        new = Estates()
        new.actors = self.actors
        new.players = self.players
        new.money = self.money
        new.rounds = self.rounds
        new.two_wins = self.two_wins
        new.ending = self.ending
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.stashed = self.stashed
        new.piece = self.piece
        new.value = self.value
        new.bid = self.bid
        new.bidder = self.bidder
        new.speaker = self.speaker
        new.builder = self.builder
        new.cash = self.cash[:]
        new.stash = self.stash[:]
        new.ceiling = self.ceiling[:]
        new.totals = self.totals[:]
        new.wins = self.wins[:]
        new.last_winner = self.last_winner
        new.champion = self.champion
        new.where = self.where[:]
        new.display = self.display[:]
        new.dealt = self.dealt
        new.top = self.top[:]
        new.roof = self.roof[:]
        new.roofs = self.roofs[:]
        new.roofs_left = self.roofs_left
        new.rows = self.rows[:]
        new.holder = self.holder[:]
        new.barriers = self.barriers[:]
        new.mayor = self.mayor
        new.cancel = self.cancel
        return new


# A floor is a colour and a number from 1 to 6.


def floor_of(colour: i64, number: i64) -> i64:
    return colour * NUMBERS + number - 1


def colour_of(floor: i64) -> i64:
    return floor // NUMBERS


def number_of(floor: i64) -> i64:
    return floor % NUMBERS + 1


# A lot is a row and a place counted from 1 at the Street.


def lot_of(row: i64, place: i64) -> i64:
    return row * LOTS + place - 1


def row_of(lot: i64) -> i64:
    return lot // LOTS


def place_of(lot: i64) -> i64:
    return lot % LOTS + 1


# ``rows`` keeps counts, so that no rule has to look at thirty lots.


def required(state: Estates, row: i64) -> i64:
    """Lots the row must fill: 4, changed by its barriers."""
    return state.rows[row]


def built(state: Estates, row: i64) -> i64:
    return state.rows[ROWS + row]


def roofed(state: Estates, row: i64) -> i64:
    return state.rows[2 * ROWS + row]


def is_complete(state: Estates, row: i64) -> bool:
    """[E8.1] Every required lot is built and every building roofed."""
    return roofed(state, row) == required(state, row)


# ``display`` keeps the ends of line n behind the floors: first index, then the one past the last.


def line_start(line: i64) -> i64:
    return LINES * LINE + 2 * line


def floors_left(state: Estates, line: i64) -> i64:
    at = line_start(line)
    return state.display[at + 1] - state.display[at]


def floor_at(state: Estates, end: i64) -> i64:
    """The floor at an end of a line: ends are even on the left and odd on the right."""
    at = line_start(end // 2)
    if end % 2 == 0:
        return state.display[end // 2 * LINE + state.display[at]]
    return state.display[end // 2 * LINE + state.display[at + 1] - 1]


def line_of(state: Estates, line: i64) -> list[int]:
    """The floors left in a line, from its left end."""
    at = line_start(line)
    low, high = line * LINE + state.display[at], line * LINE + state.display[at + 1]
    return list(state.display[low:high])
