"""What can be done, told and refused in City Tycoon."""

from __future__ import annotations

from typing import Final

from polis.core.schema import SEAT, Arg, Event, MoveType, Refusal, Schema, names, numbers
from polis.games.tycoon.data import RESOURCE_NAMES, TILE_NAMES, TYPE_NAMES
from polis.games.tycoon.state import LEVELS, MOST_PLACES, PLANTS, ROUNDS

# Moves of players
KEEP: Final = 0
BUILD: Final = 1
INVEST: Final = 2
PLANT: Final = 3
SELL: Final = 4
PLACE: Final = 5
LAY_PARK: Final = 6
LAY_POND: Final = 7
SUPPLY: Final = 8
DELIVER: Final = 9
FAVOUR: Final = 10
FAVOUR_CITY: Final = 11
PASS: Final = 12
# Moves of nature
SEAT_NEXT: Final = 13
DEAL: Final = 14

# Events
SEATED: Final = 0
ROUND_BEGAN: Final = 1
ORDER_SET: Final = 2
DEALT: Final = 3
ALL_DEALT: Final = 4
CHOSE: Final = 5
KEPT: Final = 6
RECEIVED_2: Final = 7
RECEIVED_3: Final = 8
RECEIVED_4: Final = 9
RECEIVED_5: Final = 10
KEPT_LAST: Final = 11
DRAFT_ENDED: Final = 12
SOLD: Final = 13
TILE_SHOWN: Final = 14
TILE_GIVEN: Final = 15
DISTRICT_BUILT: Final = 16
PLANT_BUILT: Final = 17
BUILT_MONEY: Final = 18
BUILT_POINTS: Final = 19
BUILT_GOODS: Final = 20
LEVEL_CHOSEN: Final = 21
TYPE_SCORED: Final = 22
PARK_LAID: Final = 23
POND_LAID: Final = 24
LANDSCAPE_LEFT_OUT: Final = 25
SUPPLY_BEGAN: Final = 26
SUPPLIED: Final = 27
CUBE_CARRIED: Final = 28
GOODS_USED: Final = 29
TOLL_PAID: Final = 30
CITY_PAID: Final = 31
PROFIT_MONEY: Final = 32
PROFIT_POINTS: Final = 33
PROFIT_GOODS: Final = 34
SHARED_MONEY: Final = 35
SHARED_POINTS: Final = 36
SHARED_GOODS: Final = 37
PASSED: Final = 38
CANNOT_SUPPLY: Final = 39
CLEANED_UP: Final = 40
REFILLED: Final = 41
MONEY_SCORED: Final = 42
FINAL_SCORE: Final = 43
WON: Final = 44
WIN_SHARED: Final = 45
TIE_BROKEN: Final = 46

# Refusals
GAME_OVER: Final = 0
NOT_YOUR_MOVE: Final = 1
WRONG_MOMENT: Final = 2
NATURES_MOVE: Final = 3
CHOSEN_ALREADY: Final = 4
NOT_IN_PACK: Final = 5
NOT_IN_HAND: Final = 6
TOO_DEAR: Final = 7
COST_IS_CHOSEN: Final = 8
COST_IS_FIXED: Final = 9
PILE_EMPTY: Final = 10
PLANT_TOO_DEAR: Final = 11
PLACE_TAKEN: Final = 12
PLACE_NOT_OPEN: Final = 13
NOT_BESIDE: Final = 14
OTHER_LANDSCAPE: Final = 15
NO_DISTRICT: Final = 16
NOT_YOURS: Final = 17
NEEDS_NOTHING: Final = 18
SUPPLIED_ALREADY: Final = 19
OUT_OF_REACH: Final = 20
NO_GOODS: Final = 21
TOLL_TOO_HIGH: Final = 22
NOBODY_TO_FAVOUR: Final = 23
UNREADABLE: Final = 24
WRONG_CUBES: Final = 25
NO_CUBE_THERE: Final = 26
NOT_CROSSED: Final = 27
NO_WAY_BETWEEN: Final = 28
TWICE: Final = 29

MOST_MONEY: Final = 9999
STATION_NAMES: Final = ["power_a", "power_b", "water_a", "water_b"]
PLANT_NAMES: Final = [
    f"{kind}_{number + 1}{side}" for kind in ("power", "water") for number in range(PLANTS)
    for side in "ab"
]  # fmt: skip
PHASE_NAMES: Final = [
    *["seating", "dealing", "drafting", "building", "placing", "landscaping"],
    *["supplying", "favouring", "over"],
]

# By phase, and behind them for a plant being placed and for a pond: what says what is done now.
PLACING_PLANT: Final = 9
LAYING_POND: Final = 10
PHASE_CLAUSES: Final = [
    *["T1.4", "T2.2", "T2.2", "T3.1", "T3.2", "T3.5"],
    *["T4.1", "T4.5", "T5.2", "T3.8", "T3.6"],
]
TURN_CLAUSES: Final = [  # by phase: what says who does it
    *["T1.4", "T2.2", "T2.2", "T3.1", "T3.1", "T3.1"],
    *["T4.1", "T4.1"],
]

PHASE: Final = Arg("phase", names("phase", PHASE_NAMES))
TILE: Final = Arg("tile", names("tile", TILE_NAMES))
SECOND: Final = Arg("second", names("tile", TILE_NAMES))
THIRD: Final = Arg("third", names("tile", TILE_NAMES))
FOURTH: Final = Arg("fourth", names("tile", TILE_NAMES))
FIFTH: Final = Arg("fifth", names("tile", TILE_NAMES))
TYPE: Final = Arg("type", names("type", TYPE_NAMES))
RESOURCE: Final = Arg("resource", names("resource", RESOURCE_NAMES))
STATION: Final = Arg("station", names("station", STATION_NAMES))
PLANT_TILE: Final = Arg("plant", names("plant", PLANT_NAMES))
LEVEL: Final = Arg("level", numbers("level", 1, LEVELS))
AT: Final = Arg("place", numbers("place", 0, MOST_PLACES - 1))
FROM: Final = Arg("source", numbers("place", 0, MOST_PLACES - 1))
RANK: Final = Arg("rank", numbers("rank", 1, 5))
ROUND: Final = Arg("round", numbers("round", 1, ROUNDS))
AMOUNT: Final = Arg("amount", numbers("money", 0, MOST_MONEY))
CASH: Final = Arg("cash", numbers("money", 0, MOST_MONEY))
POINTS: Final = Arg("points", numbers("points", 0, MOST_MONEY))
COUNT: Final = Arg("count", numbers("count", 0, 99))
HELD: Final = Arg("held", numbers("count", 0, MOST_MONEY))
PLAYER: Final = Arg("player", SEAT)
OTHER: Final = Arg("other", SEAT)

SCHEMA: Final = Schema(
    [
        MoveType(KEEP, "keep", [TILE], secret=True),
        MoveType(BUILD, "build", [TILE]),
        MoveType(INVEST, "invest", [TILE, LEVEL]),
        MoveType(PLANT, "plant", [TILE, STATION]),
        MoveType(SELL, "sell", [TILE]),
        MoveType(PLACE, "place", [AT]),
        MoveType(LAY_PARK, "park", [AT]),
        MoveType(LAY_POND, "pond", [AT]),
        MoveType(SUPPLY, "supply", [AT]),
        MoveType(DELIVER, "deliver", [AT], freeform=True),
        MoveType(FAVOUR, "favour", [PLAYER]),
        MoveType(FAVOUR_CITY, "favour_city", []),
        MoveType(PASS, "pass", []),
        MoveType(SEAT_NEXT, "seat", [PLAYER]),
        MoveType(DEAL, "deal", [TILE], secret=True),
    ],
    [
        Event(SEATED, "seated", "T1.4", [PLAYER, RANK, AMOUNT]),
        Event(ROUND_BEGAN, "round_began", "T1.1", [ROUND]),
        Event(ORDER_SET, "order_set", "T2.1", [PLAYER, RANK, AMOUNT]),
        Event(DEALT, "dealt", "T2.2", [TILE]),
        Event(ALL_DEALT, "all_dealt", "T2.2", [ROUND]),
        Event(CHOSE, "chose", "T2.2", [PLAYER]),
        Event(KEPT, "kept", "T2.2", [TILE]),
        Event(RECEIVED_2, "received_2", "T2.2", [TILE, SECOND]),
        Event(RECEIVED_3, "received_3", "T2.2", [TILE, SECOND, THIRD]),
        Event(RECEIVED_4, "received_4", "T2.2", [TILE, SECOND, THIRD, FOURTH]),
        Event(RECEIVED_5, "received_5", "T2.2", [TILE, SECOND, THIRD, FOURTH, FIFTH]),
        Event(KEPT_LAST, "kept_last", "T2.2", [TILE]),
        Event(DRAFT_ENDED, "draft_ended", "T2.2", []),
        Event(SOLD, "sold", "T3.1", [PLAYER, TILE, AMOUNT], reveals=True),
        Event(TILE_SHOWN, "tile_shown", "T3.1", [PLAYER, TILE], reveals=True),
        Event(TILE_GIVEN, "tile_given", "T3.8", [PLAYER, TILE], reveals=True),
        Event(DISTRICT_BUILT, "district_built", "T3.2", [PLAYER, TILE, AT, AMOUNT]),
        Event(PLANT_BUILT, "plant_built", "T3.8", [PLAYER, PLANT_TILE, AT, AMOUNT]),
        Event(BUILT_MONEY, "built_money", "T3.3", [PLAYER, AMOUNT]),
        Event(BUILT_POINTS, "built_points", "T3.3", [PLAYER, POINTS]),
        Event(BUILT_GOODS, "built_goods", "T3.3", [PLAYER, COUNT]),
        Event(LEVEL_CHOSEN, "level_chosen", "T3.4", [PLAYER, POINTS, AMOUNT]),
        Event(TYPE_SCORED, "type_scored", "T3.7", [PLAYER, POINTS, TYPE, COUNT]),
        Event(PARK_LAID, "park_laid", "T3.5", [PLAYER, AT]),
        Event(POND_LAID, "pond_laid", "T3.6", [PLAYER, AT]),
        Event(LANDSCAPE_LEFT_OUT, "landscape_left_out", "T1.5", [COUNT]),
        Event(SUPPLY_BEGAN, "supply_began", "T4.1", [PLAYER]),
        Event(SUPPLIED, "supplied", "T4.2", [PLAYER, TILE, AT]),
        Event(CUBE_CARRIED, "cube_carried", "T4.3", [PLAYER, RESOURCE, FROM, AT]),
        Event(GOODS_USED, "goods_used", "T4.6", [PLAYER, COUNT]),
        Event(TOLL_PAID, "toll_paid", "T4.4", [PLAYER, OTHER, AMOUNT]),
        Event(CITY_PAID, "city_paid", "T4.4", [PLAYER, AMOUNT]),
        Event(PROFIT_MONEY, "profit_money", "T4.2", [PLAYER, AMOUNT]),
        Event(PROFIT_POINTS, "profit_points", "T4.2", [PLAYER, POINTS]),
        Event(PROFIT_GOODS, "profit_goods", "T4.2", [PLAYER, COUNT]),
        Event(SHARED_MONEY, "shared_money", "T4.8", [PLAYER, TILE, AMOUNT]),
        Event(SHARED_POINTS, "shared_points", "T4.8", [PLAYER, TILE, POINTS]),
        Event(SHARED_GOODS, "shared_goods", "T4.8", [PLAYER, TILE, COUNT]),
        Event(PASSED, "passed", "T4.1", [PLAYER]),
        Event(CANNOT_SUPPLY, "cannot_supply", "T4.1", [PLAYER]),
        Event(CLEANED_UP, "cleaned_up", "T5.1", [ROUND]),
        Event(REFILLED, "refilled", "T5.1", [AT, COUNT]),
        Event(MONEY_SCORED, "money_scored", "T5.2", [PLAYER, POINTS, AMOUNT]),
        Event(FINAL_SCORE, "final_score", "T5.2", [PLAYER, POINTS, CASH]),
        Event(WON, "won", "T5.2", [PLAYER, POINTS]),
        Event(WIN_SHARED, "win_shared", "T5.2", [PLAYER, POINTS]),
        Event(TIE_BROKEN, "tie_broken", "T5.2", [PLAYER, POINTS, CASH]),
    ],
    [
        Refusal(GAME_OVER, "game_over", "T5.2", [], ["T5.2", "T5.3"]),
        Refusal(NOT_YOUR_MOVE, "not_your_move", "T3.1", [PLAYER], TURN_CLAUSES),
        Refusal(WRONG_MOMENT, "wrong_moment", "T3.1", [PHASE], PHASE_CLAUSES),
        Refusal(NATURES_MOVE, "natures_move", "T1.4", [], ["T1.4", "T2.2"]),
        Refusal(CHOSEN_ALREADY, "chosen_already", "T2.2", []),
        Refusal(NOT_IN_PACK, "not_in_pack", "T2.2", [TILE]),
        Refusal(NOT_IN_HAND, "not_in_hand", "T3.1", [TILE]),
        Refusal(TOO_DEAR, "too_dear", "T3.9", [TILE, AMOUNT, CASH]),
        Refusal(COST_IS_CHOSEN, "cost_is_chosen", "T3.4", [TILE]),
        Refusal(COST_IS_FIXED, "cost_is_fixed", "T3.4", [TILE]),
        Refusal(PILE_EMPTY, "pile_empty", "T3.8", [STATION]),
        Refusal(PLANT_TOO_DEAR, "plant_too_dear", "T3.9", [STATION, AMOUNT, CASH]),
        Refusal(PLACE_TAKEN, "place_taken", "T3.2", [AT], PHASE_CLAUSES),
        Refusal(PLACE_NOT_OPEN, "place_not_open", "T3.2", [AT], PHASE_CLAUSES),
        Refusal(NOT_BESIDE, "not_beside", "T3.5", [AT], PHASE_CLAUSES),
        Refusal(OTHER_LANDSCAPE, "other_landscape", "T3.5", [], PHASE_CLAUSES),
        Refusal(NO_DISTRICT, "no_district", "T4.1", [AT]),
        Refusal(NOT_YOURS, "not_yours", "T3.2", [AT, PLAYER]),
        Refusal(NEEDS_NOTHING, "needs_nothing", "T4.1", [TILE]),
        Refusal(SUPPLIED_ALREADY, "supplied_already", "T4.7", [TILE]),
        Refusal(OUT_OF_REACH, "out_of_reach", "T4.3", [TILE, RESOURCE]),
        Refusal(NO_GOODS, "no_goods", "T4.6", [TILE, COUNT, HELD]),
        Refusal(TOLL_TOO_HIGH, "toll_too_high", "T4.2", [TILE, AMOUNT, CASH]),
        Refusal(NOBODY_TO_FAVOUR, "nobody_to_favour", "T4.5", []),
        Refusal(UNREADABLE, "unreadable", "T4.5", []),
        Refusal(WRONG_CUBES, "wrong_cubes", "T4.2", [RESOURCE, COUNT, HELD]),
        Refusal(NO_CUBE_THERE, "no_cube_there", "T4.3", [AT]),
        Refusal(NOT_CROSSED, "not_crossed", "T4.4", [AT]),
        Refusal(NO_WAY_BETWEEN, "no_way_between", "T4.4", [FROM, AT]),
        Refusal(TWICE, "twice", "T4.4", [AT]),
    ],
)
