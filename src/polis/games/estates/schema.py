"""What can be done, told and refused in The Estates."""

from __future__ import annotations

from typing import Final

from polis.core.schema import (
    FLAG,
    OWNER,
    SEAT,
    Arg,
    EventType,
    Field,
    MoveType,
    OpportunityType,
    PhaseType,
    RefusalType,
    Schema,
    names,
    numbers,
)
from polis.games.estates.data import CHEQUES, COLOUR_NAMES, MOST_PLAYERS, ROOFS
from polis.games.estates.terms import (
    BARRIERS,
    FLOORS,
    LINE,
    LINES,
    LOTS,
    NUMBERS,
    REMOVED,
    ROWS,
    UP_FOR_SALE,
)

MOST_MONEY: Final = CHEQUES * MOST_PLAYERS

PIECE_NAMES: Final = [
    *["left1", "right1", "left2", "right2", "left3", "right3"],
    *["roof", "barrier1", "barrier2", "barrier3", "mayor", "cancel"],
]
FLOOR_NAMES: Final = [f"{colour}{n + 1}" for colour in COLOUR_NAMES for n in range(NUMBERS)]

PHASES: Final = [
    PhaseType("dealing", "", "setup.deals", "setup.draw_floor"),
    PhaseType("who_begins", "", "setup.beginners"),
    PhaseType("choosing", "turn.choosings"),
    PhaseType("turning", "", "turn.hidden_roofs", "turn.draw_roof"),
    PhaseType("bidding", "auction.bids"),
    PhaseType("deciding", "auction.decisions"),
    PhaseType("placing", "placing.placings"),
    PhaseType("over"),
]
PHASE_NAMES: Final = [phase.name for phase in PHASES]

PHASE_CLAUSES: Final = [  # what says whose move it is, and which
    *["E1.2", "E1.4", "E2.2", "E2.4"],
    *["E3.1", "E3.2", "E2.2"],
]

PHASE: Final = Arg("phase", names("phase", PHASE_NAMES, coded=True))
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
GAIN: Final = Arg("gain", numbers("points", 0, 999))
THEIR_GAIN: Final = Arg("their_gain", numbers("points", 0, 999))
POINTS: Final = Arg("points", numbers("points", -999, 999))

BY_LOT: Final = numbers("lot", 0, ROWS * LOTS - 1)
PLACE: Final = numbers("place", UP_FOR_SALE, ROWS * LOTS - 1)
SLOTS: Final = LINES * LINE + 2 * LINES - 1
SLOT: Final = numbers("slot", 0, FLOORS - 1)
MARK: Final = numbers("mark", -ROWS, REMOVED)
TOTAL: Final = numbers("points", -9_999, 9_999)

SCHEMA: Final = Schema(
    [
        MoveType("stash", [], "choosing", "turn.stash", secret=True),
        MoveType("abstain", [], "choosing", "turn.settle_stash", secret=True),
        MoveType("offer", [PIECE], "choosing", "turn.offer"),
        MoveType("bid", [AMOUNT], "bidding", "auction.bid"),
        MoveType("pass", [], "bidding", "auction.pass_by"),
        MoveType("sell", [], "deciding", "auction.sell"),
        MoveType("keep", [], "deciding", "auction.keep"),
        MoveType("build", [ROW, LOT], "placing", "placing.place"),
        MoveType("roof", [ROW, LOT], "placing", "placing.place", code="COVER"),
        MoveType("extend", [ROW], "placing", "placing.place"),
        MoveType("shorten", [ROW], "placing", "placing.place"),
        MoveType("mayor", [ROW], "placing", "placing.place", code="SEAT_MAYOR"),
        MoveType("lift", [BARRIER], "placing", "placing.place"),
        MoveType("discard", [], "placing", "placing.place"),
        MoveType("begin", [PLAYER], "who_begins", "setup.begin", nature=True),
        MoveType("deal", [FLOOR], "dealing", "setup.deal", nature=True),
        MoveType("turn", [ROOF_NUMBER], "turning", "turn.turn_up", code="TURN_UP", nature=True),
    ],
    [
        EventType("round_began", "E1.4", [Arg("round", numbers("round", 1, 9)), PLAYER]),
        EventType("floor_dealt", "E1.2", [FLOOR]),
        EventType("stashed", "E2.1", [PLAYER], whispered=True),
        EventType("offered_floor", "E2.3", [PLAYER, FLOOR, PIECE]),
        EventType("offered", "E2.3", [PLAYER, PIECE]),
        EventType("roof_turned", "E2.4", [ROOF_NUMBER]),
        EventType("bid_made", "E3.1", [PLAYER, AMOUNT]),
        EventType("passed", "E3.1", [PLAYER]),
        EventType("cannot_overbid", "E3.1", [PLAYER]),
        EventType("sold", "E3.2", [PLAYER, OTHER, AMOUNT], deal="amount"),
        EventType("kept", "E3.2", [PLAYER, OTHER, AMOUNT], deal="amount"),
        EventType("taken_free", "E3.3", [PLAYER]),
        EventType("floor_built", "E4.1", [PLAYER, FLOOR, ROW, LOT]),
        EventType("certificate_taken", "E4.5", [PLAYER, COLOUR]),
        EventType("roof_placed", "E5.1", [PLAYER, ROOF_NUMBER, ROW, LOT]),
        EventType("row_extended", "E6.1", [PLAYER, BARRIER, ROW, COUNT]),
        EventType("row_shortened", "E6.1", [PLAYER, BARRIER, ROW, COUNT]),
        EventType("mayor_seated", "E7.1", [PLAYER, ROW]),
        EventType("barrier_lifted", "E7.2", [PLAYER, BARRIER, ROW, COUNT]),
        EventType("discarded", "E4.4", [PLAYER, PIECE]),
        EventType("row_completed", "E8.1", [ROW]),
        EventType("row_reopened", "E6.3", [ROW]),
        EventType("ended_by_rows", "E8.1", []),
        EventType("ended_by_roofs", "E8.2", []),
        EventType("ended_by_floors", "E8.2", []),
        EventType("row_scored", "E8.3", [PLAYER, ROW, POINTS]),
        EventType("stash_scored", "E8.4", [PLAYER, POINTS], reveals=True),
        EventType("round_score", "E8.4", [PLAYER, POINTS], reveals=True),
        EventType("round_won", "E8.4", [PLAYER]),
        EventType("round_shared", "E9.3", []),
        EventType("match_won", "E9.1", [PLAYER, POINTS]),
        EventType("match_shared", "E9.3", [PLAYER, POINTS]),
        EventType("won_by_two", "E9.1", [PLAYER]),
        EventType("ended_without_floors", "E8.2", []),
        EventType("tie_broken", "E8.4", [PLAYER, POINTS, CASH]),
        EventType("total_tie_broken", "E9.3", [PLAYER, POINTS, CASH]),
    ],
    [
        RefusalType("game_over", "E8.1", [], ["E8.1", "E8.2", "E9.1"]),
        RefusalType("not_your_move", "E2.2", [PLAYER], PHASE_CLAUSES),
        RefusalType("wrong_moment", "E2.2", [PHASE], PHASE_CLAUSES),
        RefusalType("no_cheque", "E2.1", []),
        RefusalType("stashed_already", "E2.1", []),
        RefusalType("stash_first", "E2.1", []),
        RefusalType("line_empty", "E2.3", [PIECE]),
        RefusalType("one_floor_left", "E2.3", [PIECE]),
        RefusalType("floor_fits_nowhere", "E2.3", [FLOOR]),
        RefusalType("no_roofs_left", "E2.3", []),
        RefusalType("nothing_to_roof", "E2.3", []),
        RefusalType("piece_gone", "E2.3", [PIECE]),
        RefusalType("bid_too_low", "E3.1", [AMOUNT]),
        RefusalType("bid_over_cash", "E3.1", [CASH]),
        RefusalType("keep_over_cash", "E3.2", [AMOUNT]),
        RefusalType("piece_is_other", "E2.2", [PIECE]),
        RefusalType("must_be_placed", "E4.4", [PIECE]),
        RefusalType("gap", "E4.1", [ROW, LOT]),
        RefusalType("beyond_limit", "E4.1", [ROW, COUNT]),
        RefusalType("too_tall", "E4.2", [FLOOR]),
        RefusalType("on_roof", "E4.2", []),
        RefusalType("white_lot", "E4.3", [ROW, LOT]),
        RefusalType("no_building", "E5.1", [ROW, LOT]),
        RefusalType("roofed_already", "E5.1", [ROW, LOT]),
        RefusalType("too_short", "E6.4", [ROW, COUNT]),
        RefusalType("below_one", "E6.4", [ROW]),
        RefusalType("too_long", "E6.4", [ROW]),
        RefusalType("barrier_not_there", "E7.2", [BARRIER]),
        RefusalType("lift_too_short", "E7.3", [BARRIER, ROW, COUNT]),
        RefusalType("lift_below_one", "E7.3", [BARRIER, ROW]),
        RefusalType("natures_move", "E1.4", [], ["E1.4", "E1.2", "E2.4"]),
    ],
    "Estates",
    [
        Field("money", names("money", ["hidden", "open", "secret"]), option=True),
        Field("rounds", numbers("rounds", 1, 9), start=1, option=True),
        Field("two_wins", names("two_wins", ["in_a_row", "any"]), option=True),
        Field("ending", names("ending", ["floors_or_roofs", "nothing_to_finish"]), option=True),
        Field("phase", PHASE.domain),
        Field("round", numbers("round", 1, 9), start=1),
        Field("turn", SEAT, start=-1, none=True, about="the auctioneer"),
        Field("stashed", FLAG, about="whether the auctioneer has settled this turn's stash"),
        # The auction
        Field("piece", PIECE.domain, start=-1, none=True),
        Field("value", numbers("value", 0, FLOORS), about="the floor, or the roof's number"),
        Field("bid", CASH.domain),
        Field("bidder", SEAT, start=-1, none=True),
        Field("speaker", SEAT, start=-1, none=True),
        Field("builder", SEAT, start=-1, none=True, about="who places the piece"),
        # The players
        Field("cash", CASH.domain, [SEAT], seen=OWNER),
        Field("stash", CASH.domain, [SEAT], seen=OWNER),
        Field(
            "ceiling",
            CASH.domain,
            [SEAT],
            sometimes=True,
            about="SECRET only: the most a stash may hold, as far as the others can tell",
        ),
        Field("totals", TOTAL, [SEAT], sometimes=True, about="points of the rounds scored"),
        Field("wins", numbers("round", 0, 9), [SEAT], sometimes=True, about="rounds won alone"),
        Field("last_winner", SEAT, start=-1, none=True, about="who won the round before alone"),
        Field("champion", SEAT, start=-1, none=True, about="who won by two rounds"),
        # The board
        Field("where", PLACE, [FLOOR.domain], about="a lot, or BAG, LINED_UP, UP_FOR_SALE"),
        Field("display", SLOT, [numbers("slot", 0, SLOTS)], about="the lines, then their ends"),
        Field("dealt", numbers("count", 0, LINES * LINE)),
        Field("top", FLOOR.domain, [BY_LOT], none=True, about="its top floor, -1 when empty"),
        Field("roof", numbers("roof", 0, NUMBERS), [BY_LOT], about="its number, 0 without one"),
        Field("roofs", numbers("count", 0, ROOFS), [numbers("roof", 0, NUMBERS)]),
        Field("roofs_left", numbers("count", 0, ROOFS)),
        Field("rows", COUNT.domain, [names("count", ["required", "built", "roofed"]), ROW.domain]),
        Field("holder", SEAT, [COLOUR.domain], none=True, about="who has the certificate"),
        Field("barriers", MARK, [BARRIER.domain], about="BESIDE, a signed row, or REMOVED"),
        Field("mayor", MARK, about="BESIDE, row + 1, or REMOVED"),
        Field("cancel", MARK, about="BESIDE or REMOVED"),
    ],
    views={
        "table": "phase round rounds turn champion",
        "auction": "bid bidder speaker builder",
    },
    phases=PHASES,
    opportunities=[
        OpportunityType("sell", "E3.2", [CASH, OTHER]),
        OpportunityType("keep", "E3.2", [CASH, OTHER]),
        OpportunityType("certificate", "E4.5", [COLOUR]),
        OpportunityType("unclaimed", "E4.5", [PIECE, COLOUR]),
        OpportunityType("last_roof", "E8.1", [ROW, GAIN, OTHER, THEIR_GAIN]),
        OpportunityType("last_lot", "E8.1", [ROW, GAIN, OTHER, THEIR_GAIN]),
    ],
    sources=["row_top", "row_middle", "row_bottom", "mayor", "stash", "earlier"],
)
