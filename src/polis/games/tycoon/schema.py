"""What can be done, told and refused in City Tycoon."""

from __future__ import annotations

from typing import Final

from polis.core.schema import SEAT, Arg, Event, MoveType, Refusal, Schema, names, numbers
from polis.games.tycoon.data import RESOURCE_NAMES, TILE_NAMES, TYPE_NAMES
from polis.games.tycoon.state import LEVELS, MOST_PLACES, PLANTS, ROUNDS

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
        MoveType("keep", [TILE], secret=True),
        MoveType("build", [TILE]),
        MoveType("invest", [TILE, LEVEL]),
        MoveType("plant", [TILE, STATION]),
        MoveType("sell", [TILE]),
        MoveType("place", [AT]),
        MoveType("park", [AT], code="LAY_PARK"),
        MoveType("pond", [AT], code="LAY_POND"),
        MoveType("supply", [AT]),
        MoveType("deliver", [AT], freeform=True),
        MoveType("favour", [PLAYER]),
        MoveType("favour_city", []),
        MoveType("pass", []),
        MoveType("seat", [PLAYER], code="SEAT_NEXT"),
        MoveType("deal", [TILE], secret=True),
    ],
    [
        Event("seated", "T1.4", [PLAYER, RANK, AMOUNT]),
        Event("round_began", "T1.1", [ROUND]),
        Event("order_set", "T2.1", [PLAYER, RANK, AMOUNT]),
        Event("dealt", "T2.2", [TILE], whispered=True),
        Event("all_dealt", "T2.2", [ROUND]),
        Event("chose", "T2.2", [PLAYER]),
        Event("kept", "T2.2", [TILE], whispered=True),
        Event("received_2", "T2.2", [TILE, SECOND], reveals=True, whispered=True),
        Event("received_3", "T2.2", [TILE, SECOND, THIRD], reveals=True, whispered=True),
        Event("received_4", "T2.2", [TILE, SECOND, THIRD, FOURTH], reveals=True, whispered=True),
        Event(
            "received_5", "T2.2", [TILE, SECOND, THIRD, FOURTH, FIFTH], reveals=True, whispered=True
        ),
        Event("kept_last", "T2.2", [TILE], reveals=True, whispered=True),
        Event("draft_ended", "T2.2", []),
        Event("sold", "T3.1", [PLAYER, TILE, AMOUNT], reveals=True),
        Event("tile_shown", "T3.1", [PLAYER, TILE], reveals=True),
        Event("tile_given", "T3.8", [PLAYER, TILE], reveals=True),
        Event("district_built", "T3.2", [PLAYER, TILE, AT, AMOUNT]),
        Event("plant_built", "T3.8", [PLAYER, PLANT_TILE, AT, AMOUNT]),
        Event("built_money", "T3.3", [PLAYER, AMOUNT]),
        Event("built_points", "T3.3", [PLAYER, POINTS]),
        Event("built_goods", "T3.3", [PLAYER, COUNT]),
        Event("level_chosen", "T3.4", [PLAYER, POINTS, AMOUNT]),
        Event("type_scored", "T3.7", [PLAYER, POINTS, TYPE, COUNT]),
        Event("park_laid", "T3.5", [PLAYER, AT]),
        Event("pond_laid", "T3.6", [PLAYER, AT]),
        Event("landscape_left_out", "T1.5", [COUNT]),
        Event("supply_began", "T4.1", [PLAYER]),
        Event("supplied", "T4.2", [PLAYER, TILE, AT]),
        Event("cube_carried", "T4.3", [PLAYER, RESOURCE, FROM, AT]),
        Event("goods_used", "T4.6", [PLAYER, COUNT]),
        Event("toll_paid", "T4.4", [PLAYER, OTHER, AMOUNT]),
        Event("city_paid", "T4.4", [PLAYER, AMOUNT]),
        Event("profit_money", "T4.2", [PLAYER, AMOUNT]),
        Event("profit_points", "T4.2", [PLAYER, POINTS]),
        Event("profit_goods", "T4.2", [PLAYER, COUNT]),
        Event("shared_money", "T4.8", [PLAYER, TILE, AMOUNT]),
        Event("shared_points", "T4.8", [PLAYER, TILE, POINTS]),
        Event("shared_goods", "T4.8", [PLAYER, TILE, COUNT]),
        Event("passed", "T4.1", [PLAYER]),
        Event("cannot_supply", "T4.1", [PLAYER]),
        Event("cleaned_up", "T5.1", [ROUND]),
        Event("refilled", "T5.1", [AT, COUNT]),
        Event("money_scored", "T5.2", [PLAYER, POINTS, AMOUNT]),
        Event("final_score", "T5.2", [PLAYER, POINTS, CASH]),
        Event("won", "T5.2", [PLAYER, POINTS], chosen=True),
        Event("win_shared", "T5.2", [PLAYER, POINTS], chosen=True),
        Event("tie_broken", "T5.2", [PLAYER, POINTS, CASH]),
    ],
    [
        Refusal("game_over", "T5.2", [], ["T5.2", "T5.3"]),
        Refusal("not_your_move", "T3.1", [PLAYER], TURN_CLAUSES),
        Refusal("wrong_moment", "T3.1", [PHASE], PHASE_CLAUSES),
        Refusal("natures_move", "T1.4", [], ["T1.4", "T2.2"]),
        Refusal("chosen_already", "T2.2", []),
        Refusal("not_in_pack", "T2.2", [TILE]),
        Refusal("not_in_hand", "T3.1", [TILE]),
        Refusal("too_dear", "T3.9", [TILE, AMOUNT, CASH]),
        Refusal("cost_is_chosen", "T3.4", [TILE]),
        Refusal("cost_is_fixed", "T3.4", [TILE]),
        Refusal("pile_empty", "T3.8", [STATION]),
        Refusal("plant_too_dear", "T3.9", [STATION, AMOUNT, CASH]),
        Refusal("place_taken", "T3.2", [AT], PHASE_CLAUSES),
        Refusal("place_not_open", "T3.2", [AT], PHASE_CLAUSES),
        Refusal("not_beside", "T3.5", [AT], PHASE_CLAUSES),
        Refusal("other_landscape", "T3.5", [], PHASE_CLAUSES),
        Refusal("no_district", "T4.1", [AT]),
        Refusal("not_yours", "T3.2", [AT, PLAYER]),
        Refusal("needs_nothing", "T4.1", [TILE]),
        Refusal("supplied_already", "T4.7", [TILE]),
        Refusal("out_of_reach", "T4.3", [TILE, RESOURCE]),
        Refusal("no_goods", "T4.6", [TILE, COUNT, HELD]),
        Refusal("toll_too_high", "T4.2", [TILE, AMOUNT, CASH], chosen=True),
        Refusal("nobody_to_favour", "T4.5", []),
        Refusal("unreadable", "T4.5", [], chosen=True),
        Refusal("wrong_cubes", "T4.2", [RESOURCE, COUNT, HELD], chosen=True),
        Refusal("no_cube_there", "T4.3", [AT], chosen=True),
        Refusal("not_crossed", "T4.4", [AT], chosen=True),
        Refusal("no_way_between", "T4.4", [FROM, AT], chosen=True),
        Refusal("twice", "T4.4", [AT], chosen=True),
    ],
)
