"""What can be done, told and refused in The Estates."""

from __future__ import annotations

from typing import Final

from polis.core.schema import SEAT, Arg, Event, MoveType, Refusal, Schema, names, numbers
from polis.games.estates.data import CHEQUES, COLOUR_NAMES, MOST_PLAYERS
from polis.games.estates.state import BARRIERS, LOTS, NUMBERS

# Moves of players
STASH: Final = 0
ABSTAIN: Final = 1
OFFER: Final = 2
BID: Final = 3
PASS: Final = 4
SELL: Final = 5
KEEP: Final = 6
BUILD: Final = 7
COVER: Final = 8
EXTEND: Final = 9
SHORTEN: Final = 10
SEAT_MAYOR: Final = 11
LIFT: Final = 12
DISCARD: Final = 13
# Moves of nature
BEGIN: Final = 14
DEAL: Final = 15
TURN_UP: Final = 16

# Events
ROUND_BEGAN: Final = 0
FLOOR_DEALT: Final = 1
STASHED: Final = 2
OFFERED_FLOOR: Final = 3
OFFERED: Final = 4
ROOF_TURNED: Final = 5
BID_MADE: Final = 6
PASSED: Final = 7
CANNOT_OVERBID: Final = 8
SOLD: Final = 9
KEPT: Final = 10
TAKEN_FREE: Final = 11
FLOOR_BUILT: Final = 12
CERTIFICATE_TAKEN: Final = 13
ROOF_PLACED: Final = 14
ROW_EXTENDED: Final = 15
ROW_SHORTENED: Final = 16
MAYOR_SEATED: Final = 17
BARRIER_LIFTED: Final = 18
DISCARDED: Final = 19
ROW_COMPLETED: Final = 20
ROW_REOPENED: Final = 21
ENDED_BY_ROWS: Final = 22
ENDED_BY_ROOFS: Final = 23
ENDED_BY_FLOORS: Final = 24
ROW_SCORED: Final = 25
STASH_SCORED: Final = 26
ROUND_SCORE: Final = 27
ROUND_WON: Final = 28
ROUND_SHARED: Final = 29
MATCH_WON: Final = 30
MATCH_SHARED: Final = 31
WON_BY_TWO: Final = 32
ENDED_WITHOUT_FLOORS: Final = 33
TIE_BROKEN: Final = 34
TOTAL_TIE_BROKEN: Final = 35

# Refusals
GAME_OVER: Final = 0
NOT_YOUR_MOVE: Final = 1
WRONG_MOMENT: Final = 2
NO_CHEQUE: Final = 3
STASHED_ALREADY: Final = 4
STASH_FIRST: Final = 5
LINE_EMPTY: Final = 6
ONE_FLOOR_LEFT: Final = 7
FLOOR_FITS_NOWHERE: Final = 8
NO_ROOFS_LEFT: Final = 9
NOTHING_TO_ROOF: Final = 10
PIECE_GONE: Final = 11
BID_TOO_LOW: Final = 12
BID_OVER_CASH: Final = 13
KEEP_OVER_CASH: Final = 14
PIECE_IS_OTHER: Final = 15
MUST_BE_PLACED: Final = 16
GAP: Final = 17
BEYOND_LIMIT: Final = 18
TOO_TALL: Final = 19
ON_ROOF: Final = 20
WHITE_LOT: Final = 21
NO_BUILDING: Final = 22
ROOFED_ALREADY: Final = 23
TOO_SHORT: Final = 24
BELOW_ONE: Final = 25
TOO_LONG: Final = 26
BARRIER_NOT_THERE: Final = 27
LIFT_TOO_SHORT: Final = 28
LIFT_BELOW_ONE: Final = 29
NATURES_MOVE: Final = 30

MOST_MONEY: Final = CHEQUES * MOST_PLAYERS

PIECE_NAMES: Final = [
    *["left1", "right1", "left2", "right2", "left3", "right3"],
    *["roof", "barrier1", "barrier2", "barrier3", "mayor", "cancel"],
]
FLOOR_NAMES: Final = [f"{colour}{n + 1}" for colour in COLOUR_NAMES for n in range(NUMBERS)]

PHASE_NAMES: Final = [
    *["dealing", "who_begins", "choosing", "turning"],
    *["bidding", "deciding", "placing", "over"],
]

PHASE_CLAUSES: Final = [  # what says whose move it is, and which
    *["E1.2", "E1.4", "E2.2", "E2.4"],
    *["E3.1", "E3.2", "E2.2"],
]

PHASE: Final = Arg("phase", names("phase", PHASE_NAMES))
PIECE: Final = Arg("piece", names("piece", PIECE_NAMES))
COLOUR: Final = Arg("colour", names("colour", COLOUR_NAMES))
FLOOR: Final = Arg("floor", names("floor", FLOOR_NAMES))
ROW: Final = Arg("row", names("row", ["top", "middle", "bottom"]))
LOT: Final = Arg("lot", numbers("lot", 1, LOTS))
ROOF_NUMBER: Final = Arg("roof", numbers("roof", 1, NUMBERS))
BARRIER: Final = Arg("barrier", numbers("barrier", 1, BARRIERS))
AMOUNT: Final = Arg("amount", numbers("money", 1, MOST_MONEY))
CASH: Final = Arg("amount", numbers("money", 0, MOST_MONEY))
PLAYER: Final = Arg("player", SEAT)
OTHER: Final = Arg("other", SEAT)
COUNT: Final = Arg("count", numbers("count", 0, LOTS))
POINTS: Final = Arg("points", numbers("points", -999, 999))

SCHEMA: Final = Schema(
    [
        MoveType(STASH, "stash", [], secret=True),
        MoveType(ABSTAIN, "abstain", [], secret=True),
        MoveType(OFFER, "offer", [PIECE]),
        MoveType(BID, "bid", [AMOUNT]),
        MoveType(PASS, "pass", []),
        MoveType(SELL, "sell", []),
        MoveType(KEEP, "keep", []),
        MoveType(BUILD, "build", [ROW, LOT]),
        MoveType(COVER, "roof", [ROW, LOT]),
        MoveType(EXTEND, "extend", [ROW]),
        MoveType(SHORTEN, "shorten", [ROW]),
        MoveType(SEAT_MAYOR, "mayor", [ROW]),
        MoveType(LIFT, "lift", [BARRIER]),
        MoveType(DISCARD, "discard", []),
        MoveType(BEGIN, "begin", [PLAYER]),
        MoveType(DEAL, "deal", [FLOOR]),
        MoveType(TURN_UP, "turn", [ROOF_NUMBER]),
    ],
    [
        Event(ROUND_BEGAN, "round_began", "E1.4", [Arg("round", numbers("round", 1, 9)), PLAYER]),
        Event(FLOOR_DEALT, "floor_dealt", "E1.2", [FLOOR]),
        Event(STASHED, "stashed", "E2.1", [PLAYER]),
        Event(OFFERED_FLOOR, "offered_floor", "E2.3", [PLAYER, FLOOR, PIECE]),
        Event(OFFERED, "offered", "E2.3", [PLAYER, PIECE]),
        Event(ROOF_TURNED, "roof_turned", "E2.4", [ROOF_NUMBER]),
        Event(BID_MADE, "bid_made", "E3.1", [PLAYER, AMOUNT]),
        Event(PASSED, "passed", "E3.1", [PLAYER]),
        Event(CANNOT_OVERBID, "cannot_overbid", "E3.1", [PLAYER]),
        Event(SOLD, "sold", "E3.2", [PLAYER, OTHER, AMOUNT]),
        Event(KEPT, "kept", "E3.2", [PLAYER, OTHER, AMOUNT]),
        Event(TAKEN_FREE, "taken_free", "E3.3", [PLAYER]),
        Event(FLOOR_BUILT, "floor_built", "E4.1", [PLAYER, FLOOR, ROW, LOT]),
        Event(CERTIFICATE_TAKEN, "certificate_taken", "E4.5", [PLAYER, COLOUR]),
        Event(ROOF_PLACED, "roof_placed", "E5.1", [PLAYER, ROOF_NUMBER, ROW, LOT]),
        Event(ROW_EXTENDED, "row_extended", "E6.1", [PLAYER, BARRIER, ROW, COUNT]),
        Event(ROW_SHORTENED, "row_shortened", "E6.1", [PLAYER, BARRIER, ROW, COUNT]),
        Event(MAYOR_SEATED, "mayor_seated", "E7.1", [PLAYER, ROW]),
        Event(BARRIER_LIFTED, "barrier_lifted", "E7.2", [PLAYER, BARRIER, ROW, COUNT]),
        Event(DISCARDED, "discarded", "E4.4", [PLAYER, PIECE]),
        Event(ROW_COMPLETED, "row_completed", "E8.1", [ROW]),
        Event(ROW_REOPENED, "row_reopened", "E6.3", [ROW]),
        Event(ENDED_BY_ROWS, "ended_by_rows", "E8.1", []),
        Event(ENDED_BY_ROOFS, "ended_by_roofs", "E8.2", []),
        Event(ENDED_BY_FLOORS, "ended_by_floors", "E8.2", []),
        Event(ROW_SCORED, "row_scored", "E8.3", [PLAYER, ROW, POINTS]),
        Event(STASH_SCORED, "stash_scored", "E8.4", [PLAYER, POINTS]),
        Event(ROUND_SCORE, "round_score", "E8.4", [PLAYER, POINTS]),
        Event(ROUND_WON, "round_won", "E8.4", [PLAYER]),
        Event(ROUND_SHARED, "round_shared", "E9.3", []),
        Event(MATCH_WON, "match_won", "E9.1", [PLAYER, POINTS]),
        Event(MATCH_SHARED, "match_shared", "E9.3", [PLAYER, POINTS]),
        Event(WON_BY_TWO, "won_by_two", "E9.1", [PLAYER]),
        Event(ENDED_WITHOUT_FLOORS, "ended_without_floors", "E8.2", []),
        Event(TIE_BROKEN, "tie_broken", "E8.4", [PLAYER, POINTS, CASH]),
        Event(TOTAL_TIE_BROKEN, "total_tie_broken", "E9.3", [PLAYER, POINTS, CASH]),
    ],
    [
        Refusal(GAME_OVER, "game_over", "E8.1", [], ["E8.1", "E8.2", "E9.1"]),
        Refusal(NOT_YOUR_MOVE, "not_your_move", "E2.2", [PLAYER], PHASE_CLAUSES),
        Refusal(WRONG_MOMENT, "wrong_moment", "E2.2", [PHASE], PHASE_CLAUSES),
        Refusal(NO_CHEQUE, "no_cheque", "E2.1", []),
        Refusal(STASHED_ALREADY, "stashed_already", "E2.1", []),
        Refusal(STASH_FIRST, "stash_first", "E2.1", []),
        Refusal(LINE_EMPTY, "line_empty", "E2.3", [PIECE]),
        Refusal(ONE_FLOOR_LEFT, "one_floor_left", "E2.3", [PIECE]),
        Refusal(FLOOR_FITS_NOWHERE, "floor_fits_nowhere", "E2.3", [FLOOR]),
        Refusal(NO_ROOFS_LEFT, "no_roofs_left", "E2.3", []),
        Refusal(NOTHING_TO_ROOF, "nothing_to_roof", "E2.3", []),
        Refusal(PIECE_GONE, "piece_gone", "E2.3", [PIECE]),
        Refusal(BID_TOO_LOW, "bid_too_low", "E3.1", [AMOUNT]),
        Refusal(BID_OVER_CASH, "bid_over_cash", "E3.1", [CASH]),
        Refusal(KEEP_OVER_CASH, "keep_over_cash", "E3.2", [AMOUNT]),
        Refusal(PIECE_IS_OTHER, "piece_is_other", "E2.2", [PIECE]),
        Refusal(MUST_BE_PLACED, "must_be_placed", "E4.4", [PIECE]),
        Refusal(GAP, "gap", "E4.1", [ROW, LOT]),
        Refusal(BEYOND_LIMIT, "beyond_limit", "E4.1", [ROW, COUNT]),
        Refusal(TOO_TALL, "too_tall", "E4.2", [FLOOR]),
        Refusal(ON_ROOF, "on_roof", "E4.2", []),
        Refusal(WHITE_LOT, "white_lot", "E4.3", [ROW, LOT]),
        Refusal(NO_BUILDING, "no_building", "E5.1", [ROW, LOT]),
        Refusal(ROOFED_ALREADY, "roofed_already", "E5.1", [ROW, LOT]),
        Refusal(TOO_SHORT, "too_short", "E6.4", [ROW, COUNT]),
        Refusal(BELOW_ONE, "below_one", "E6.4", [ROW]),
        Refusal(TOO_LONG, "too_long", "E6.4", [ROW]),
        Refusal(BARRIER_NOT_THERE, "barrier_not_there", "E7.2", [BARRIER]),
        Refusal(LIFT_TOO_SHORT, "lift_too_short", "E7.3", [BARRIER, ROW, COUNT]),
        Refusal(LIFT_BELOW_ONE, "lift_below_one", "E7.3", [BARRIER, ROW]),
        Refusal(NATURES_MOVE, "natures_move", "E1.4", [], ["E1.4", "E1.2", "E2.4"]),
    ],
)
