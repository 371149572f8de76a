"""What can be done, told and refused in City Tycoon."""

from __future__ import annotations

from typing import Final

from polis.core.schema import (
    FLAG,
    NOBODY,
    OWNER,
    SEAT,
    Arg,
    Domain,
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
from polis.games.tycoon.data import RESOURCE_NAMES, TILE_NAMES, TYPE_NAMES
from polis.games.tycoon.terms import (
    CELLS,
    CITY,
    DISTRICTS,
    FAR,
    HAND,
    KINDS,
    LANDSCAPE,
    LEVELS,
    MOST_OWN,
    MOST_PLACES,
    MOST_PLAYERS,
    PAYEES,
    PILE,
    PLANTS,
    POND,
    ROUNDS,
    SHORT,
    SIDES_OF_TILE,
    SOURCES,
    WIDTH,
)

MOST_MONEY: Final = 9999
STATION_NAMES: Final = ["power_a", "power_b", "water_a", "water_b"]
PLANT_NAMES: Final = [
    f"{kind}_{number + 1}{side}" for kind in ("power", "water") for number in range(PLANTS)
    for side in "ab"
]  # fmt: skip
PHASES: Final = [
    PhaseType("seating", "", "setup.seatings", "setup.draw_seat"),
    PhaseType("dealing", "", "dealing.deals", "dealing.draw_tile"),
    PhaseType("drafting", "draft.keepings"),
    PhaseType("building", "building.buildings"),
    PhaseType("placing", "building.placings"),
    PhaseType("landscaping", "landscape.layings"),
    PhaseType("supplying", "supply.supplies"),
    PhaseType("favouring", "supply.favours"),
    PhaseType("over"),
]
PHASE_NAMES: Final = [phase.name for phase in PHASES]

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

PHASE: Final = Arg("phase", names("phase", PHASE_NAMES, coded=True))
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
INCOME: Final = Arg("income", numbers("money", 0, MOST_MONEY))
GOODS_GAIN: Final = Arg("goods", numbers("count", 0, MOST_MONEY))
MISSING: Final = Arg("missing", numbers("money", 0, MOST_MONEY))
STOP: Final = numbers("place", -1, MOST_PLACES - 1)  # -1 behind the end of a way
STOPS: Final = [Arg(name, STOP) for name in ("first", "second", "third", "fourth")]
COUNT: Final = Arg("count", numbers("count", 0, 99))
HELD: Final = Arg("held", numbers("count", 0, MOST_MONEY))
PLAYER: Final = Arg("player", SEAT)
OTHER: Final = Arg("other", SEAT)

COOPERATION: Final = ["when_supplied", "when_neighbour_supplied"]
TURN: Final = numbers("turn", 0, HAND * MOST_PLAYERS)
BANK: Final = numbers("bank", -MOST_MONEY, MOST_MONEY)
STOCK: Final = names("stock", ["money", *RESOURCE_NAMES])
IN_PILE: Final = numbers("pile", 0, PILE - 1)
SLOT: Final = numbers("slot", 0, HAND - 1)
SIDE: Final = numbers("direction", 0, SIDES_OF_TILE - 1)
ROW: Final = numbers("row", 0, CELLS - 1)
COLUMN: Final = numbers("column", 0, CELLS - 1)
GRASS: Final = numbers("landscape", 0, LANDSCAPE)
TOLLS: Final = numbers("tolls", 0, FAR)
SOURCE: Final = numbers("source", 0, SOURCES - 1)
PAYEE: Final = numbers("payee", 0, PAYEES - 1)
OWN: Final = numbers("own", 0, MOST_OWN - 1)
GROUP: Final = numbers("group", 0, MOST_PLACES - 1)
ROAD: Final = numbers("road", 0, 1 << 13)
FARE: Final = numbers("fare", 0, 1 << 62)


def by_place(name: str, domain: Domain, none: bool = False, about: str = "") -> Field:
    """One value for each place, in the order in which they opened."""
    return Field(name, domain, [AT.domain], none=none, grows=True, about=about)


SCHEMA: Final = Schema(
    [
        MoveType("keep", [TILE], "drafting", "draft.keep", secret=True),
        MoveType("build", [TILE], "building", "building.build"),
        MoveType("invest", [TILE, LEVEL], "building", "building.invest"),
        MoveType("plant", [TILE, STATION], "building", "building.choose_plant"),
        MoveType("sell", [TILE], "building", "building.sell"),
        MoveType("place", [AT], "placing", "building.place"),
        MoveType("park", [AT], "landscaping", "landscape.lay_landscape", code="LAY_PARK"),
        MoveType("pond", [AT], "landscaping", "landscape.lay_landscape", code="LAY_POND"),
        MoveType("supply", [AT], "supplying", "supply.supply"),
        MoveType("deliver", [AT], "supplying", "supply.deliver", freeform=True),
        MoveType("favour", [PLAYER], "favouring", "supply.favour"),
        MoveType("favour_city", [], "favouring", "supply.favour_city"),
        MoveType("pass", [], "supplying", "supply.pass_by"),
        MoveType("seat", [PLAYER], "seating", "setup.seat_next", code="SEAT_NEXT", nature=True),
        MoveType("deal", [TILE], "dealing", "dealing.deal", secret=True, nature=True),
    ],
    [
        EventType("seated", "T1.4", [PLAYER, RANK, AMOUNT]),
        EventType("round_began", "T1.1", [ROUND]),
        EventType("order_set", "T2.1", [PLAYER, RANK, AMOUNT]),
        EventType("dealt", "T2.2", [TILE], whispered=True),
        EventType("all_dealt", "T2.2", [ROUND]),
        EventType("chose", "T2.2", [PLAYER]),
        EventType("kept", "T2.2", [TILE], whispered=True),
        EventType("received_2", "T2.2", [TILE, SECOND], reveals=True, whispered=True),
        EventType("received_3", "T2.2", [TILE, SECOND, THIRD], reveals=True, whispered=True),
        EventType(
            "received_4", "T2.2", [TILE, SECOND, THIRD, FOURTH], reveals=True, whispered=True
        ),
        EventType(
            "received_5", "T2.2", [TILE, SECOND, THIRD, FOURTH, FIFTH], reveals=True, whispered=True
        ),
        EventType("kept_last", "T2.2", [TILE], reveals=True, whispered=True),
        EventType("draft_ended", "T2.2", []),
        EventType("sold", "T3.1", [PLAYER, TILE, AMOUNT], reveals=True),
        EventType("tile_shown", "T3.1", [PLAYER, TILE], reveals=True),
        EventType("tile_given", "T3.8", [PLAYER, TILE], reveals=True),
        EventType("district_built", "T3.2", [PLAYER, TILE, AT, AMOUNT]),
        EventType("plant_built", "T3.8", [PLAYER, PLANT_TILE, AT, AMOUNT]),
        EventType("built_money", "T3.3", [PLAYER, AMOUNT]),
        EventType("built_points", "T3.3", [PLAYER, POINTS]),
        EventType("built_goods", "T3.3", [PLAYER, COUNT]),
        EventType("level_chosen", "T3.4", [PLAYER, POINTS, AMOUNT]),
        EventType("type_scored", "T3.7", [PLAYER, POINTS, TYPE, COUNT]),
        EventType("park_laid", "T3.5", [PLAYER, AT]),
        EventType("pond_laid", "T3.6", [PLAYER, AT]),
        EventType("landscape_left_out", "T1.5", [COUNT]),
        EventType("supply_began", "T4.1", [PLAYER]),
        EventType("supplied", "T4.2", [PLAYER, TILE, AT]),
        EventType("cube_carried", "T4.3", [RESOURCE, FROM, AT, TILE, AMOUNT]),
        EventType("goods_used", "T4.6", [PLAYER, COUNT]),
        EventType("toll_paid", "T4.4", [PLAYER, OTHER, AMOUNT], deal="amount"),
        EventType("city_paid", "T4.4", [PLAYER, AMOUNT]),
        EventType("profit_money", "T4.2", [PLAYER, AMOUNT]),
        EventType("profit_points", "T4.2", [PLAYER, POINTS]),
        EventType("profit_goods", "T4.2", [PLAYER, COUNT]),
        EventType("shared_money", "T4.8", [PLAYER, TILE, AMOUNT]),
        EventType("shared_points", "T4.8", [PLAYER, TILE, POINTS]),
        EventType("shared_goods", "T4.8", [PLAYER, TILE, COUNT]),
        EventType("passed", "T4.1", [PLAYER]),
        EventType("cannot_supply", "T4.1", [PLAYER]),
        EventType("cleaned_up", "T5.1", [ROUND]),
        EventType("refilled", "T5.1", [AT, COUNT]),
        EventType("money_scored", "T5.2", [PLAYER, POINTS, AMOUNT]),
        EventType("final_score", "T5.2", [PLAYER, POINTS, CASH]),
        EventType("won", "T5.2", [PLAYER, POINTS]),
        EventType("win_shared", "T5.2", [PLAYER, POINTS]),
        EventType("tie_broken", "T5.2", [PLAYER, POINTS, CASH]),
    ],
    [
        RefusalType("game_over", "T5.2", [], ["T5.2", "T5.3"]),
        RefusalType("not_your_move", "T3.1", [PLAYER], TURN_CLAUSES),
        RefusalType("wrong_moment", "T3.1", [PHASE], PHASE_CLAUSES),
        RefusalType("natures_move", "T1.4", [], ["T1.4", "T2.2"]),
        RefusalType("chosen_already", "T2.2", []),
        RefusalType("not_in_pack", "T2.2", [TILE]),
        RefusalType("not_in_hand", "T3.1", [TILE]),
        RefusalType("too_dear", "T3.9", [TILE, AMOUNT, CASH]),
        RefusalType("cost_is_chosen", "T3.4", [TILE]),
        RefusalType("cost_is_fixed", "T3.4", [TILE]),
        RefusalType("pile_empty", "T3.8", [STATION]),
        RefusalType("plant_too_dear", "T3.9", [STATION, AMOUNT, CASH]),
        RefusalType("place_taken", "T3.2", [AT], PHASE_CLAUSES),
        RefusalType("place_not_open", "T3.2", [AT], PHASE_CLAUSES),
        RefusalType("not_beside", "T3.5", [AT], PHASE_CLAUSES),
        RefusalType("other_landscape", "T3.5", [], PHASE_CLAUSES),
        RefusalType("no_district", "T4.1", [AT]),
        RefusalType("not_yours", "T3.2", [AT, PLAYER]),
        RefusalType("needs_nothing", "T4.1", [TILE]),
        RefusalType("supplied_already", "T4.7", [TILE]),
        RefusalType("out_of_reach", "T4.3", [TILE, RESOURCE]),
        RefusalType("no_goods", "T4.6", [TILE, COUNT, HELD]),
        RefusalType("toll_too_high", "T4.2", [TILE, AMOUNT, CASH]),
        RefusalType("nobody_to_favour", "T4.5", []),
        RefusalType("unreadable", "T4.5", []),
        RefusalType("wrong_cubes", "T4.2", [RESOURCE, COUNT, HELD]),
        RefusalType("no_cube_there", "T4.3", [AT]),
        RefusalType("not_crossed", "T4.4", [AT]),
        RefusalType("no_way_between", "T4.4", [FROM, AT]),
        RefusalType("twice", "T4.4", [AT]),
    ],
    "Tycoon",
    [
        Field("cooperation", names("cooperation", COOPERATION, coded=True), option=True),
        Field("rounds", numbers("rounds", SHORT, ROUNDS), start=ROUNDS, option=True),
        Field("phase", PHASE.domain),
        Field("round", ROUND.domain, start=1),
        Field("order", SEAT, [SEAT], grows=True, about="the first player first"),
        Field("turn", TURN, about="building: turns taken; supply: index in the order"),
        # The players
        Field("cash", CASH.domain, [SEAT]),
        Field("points", POINTS.domain, [SEAT]),
        Field("goods", numbers("goods", 0, 200), [SEAT]),
        Field("counts", numbers("count", 0, MOST_OWN), [SEAT, TYPE.domain], about="what is built"),
        Field("bank", BANK, [STOCK], about="below 0: borrowed coins"),
        # The draft. Pack k began before seat k, and has gone left ``passes`` times.
        Field("box", FLAG, [IN_PILE], seen=NOBODY, sometimes=True, about="yes: undealt"),
        Field("dealt", numbers("count", 0, PILE)),
        Field("packs", TILE.domain, [SEAT, SLOT], seen=NOBODY, none=True, about="rising"),
        Field("passes", numbers("count", 0, HAND)),
        Field("hands", TILE.domain, [SEAT, SLOT], seen=OWNER, none=True, about="by pass"),
        Field("shown", SLOT, [SEAT], bits=True, about="tiles used, and so seen by all"),
        Field("discarded", numbers("count", 0, DISTRICTS), about="sold, or given for plants"),
        # The board
        by_place("at", numbers("spot", 0, WIDTH * WIDTH - 1), about="row and column"),
        Field("link", AT.domain, [AT.domain, SIDE], none=True, grows=True, about="what is beside"),
        by_place("what", numbers("what", 0, POND), none=True, about="none: free"),
        by_place("owner", numbers("owner", 0, CITY), none=True, about="none: not to be crossed"),
        by_place("cubes", numbers("cubes", 0, 20), about="on a district 1 when supplied"),
        Field("sieve", COLUMN, [ROW], bits=True, about="see ``board``"),
        by_place("rank", AT.domain, none=True, about="in ``free`` or, of a plant, in ``sources``"),
        by_place("hops", TOLLS, about="tiles to cross from the city, its own among them"),
        by_place("free", AT.domain, none=True, about="only the first ``free_count`` count"),
        Field("free_count", numbers("count", 0, MOST_PLACES)),
        Field("sources", AT.domain, [SOURCE], grows=True, about="plants, as they were built"),
        Field("used_plants", numbers("count", 0, PLANTS), [numbers("kind", 0, KINDS - 1)]),
        Field("landscape", GRASS, about="tiles left"),
        # The turn
        Field("tile", TILE.domain, start=-1, none=True, about="the district being built"),
        Field("level", numbers("level", 0, LEVELS - 1), about="which of its costs"),
        Field("plant", PLANT_TILE.domain, start=-1, none=True, about="the plant being built"),
        Field("site", AT.domain, start=-1, none=True, about="of landscape, or being supplied"),
        Field("parks", GRASS, about="still to lay"),
        Field("ponds", GRASS),
        # Supply; empty outside it
        Field("passed", SEAT, bits=True),
        Field("favours", PAYEE, bits=True, about="between whom the supplier chooses"),
        Field("hungry", AT.domain, [SEAT, OWN], none=True, sometimes=True, about="supplied behind"),
        Field("hungry_count", numbers("count", 0, MOST_OWN), [SEAT], sometimes=True),
        # Written down while districts are supplied: see ``roads`` and ``router``
        Field("payable", OWN, start=-1, bits=True, scratch=True, about="of the hungry, or UNKNOWN"),
        Field("stocked", SOURCE, bits=True, scratch=True, about="sources with cubes"),
        Field("wells", SOURCE, bits=True, scratch=True, about="sources of water"),
        Field("once", SOURCE, bits=True, scratch=True, about="sources never refilled"),
        Field("plants_of", SOURCE, [SEAT], bits=True, scratch=True),
        Field("depots", SOURCE, [GROUP], bits=True, scratch=True),
        Field("ways", FARE, [PAYEE, SOURCE], scratch=True, about="empty: not looked for"),
        Field("group", GROUP, [AT.domain], none=True, scratch=True, about="of tiles of one owner"),
        Field("roads", ROAD, [ROAD], none=True, scratch=True),
        Field("fares", FARE, [GROUP, SOURCE], scratch=True),
        Field("charted", TOLLS, [GROUP], none=True, scratch=True, about="all fares up to so many"),
    ],
    views={
        "table": "phase round rounds order passes landscape",
        "seat": "cash points goods",
    },
    phases=PHASES,
    opportunities=[
        OpportunityType("supply", "T4.2", [TILE, AT, AMOUNT, INCOME, POINTS]),
        OpportunityType("supply_goods", "T4.2", [TILE, AT, AMOUNT, INCOME, GOODS_GAIN]),
        OpportunityType("out_of_reach", "T4.3", [TILE, AT]),
        OpportunityType("goods_short", "T4.6", [TILE, AT, COUNT]),
        OpportunityType("too_dear", "T4.4", [TILE, AT, AMOUNT, MISSING]),
        # Where the tile being built could go: what supplying it there costs and brings now, and
        # the cheapest ways, four places a line from the plant on.
        OpportunityType("site", "T3.2", [AT, AMOUNT, INCOME, POINTS, GOODS_GAIN], drawn=True),
        OpportunityType("dry_site", "T3.2", [AT], drawn=True),
        OpportunityType("way", "T4.4", [AT, *STOPS], drawn=True),
    ],
    sources=["built", "levels", "types", "supplied", "shared", "money", "before"],
)
