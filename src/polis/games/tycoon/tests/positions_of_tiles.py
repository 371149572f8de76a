"""Positions of City Tycoon with a known best move: the last tile."""

from __future__ import annotations

from polis.games.tycoon.tests.last_turns import known, last_turn

HOMES = """
.. 1:floating_homes ..
.. ##               ##
.. ##               ##
"""
PARKS = """
1p 1:city_park 1p
.. ##          ##
.. ##          ##
"""
ESTATES = """
1:terraced_row 1:capsule_tower 1:student_halls
..             ##              ##
..             ##              ##
"""
BUSINESS = """
.. 1:notary_office .. 1:savings_bank
.. ##              ## 1p
.. ##              ## ..
"""
SMART = """
.. 1:smart_district ..
.. ##               ##
.. ##               ##
"""
RING = """
2p 2p 2p ..
2p ## ## ..
.. ## ## ..
"""
FOUR_PLANTS = """
1W2 1w1 2p
..  ##  ##
..  ##  ##
"""

TILES = [
    known(
        "a monument for all the money",
        "T3.4 T5.2",
        last_turn(2, PARKS, "world_wonder", [30, 0], points=[0, 10]),
        "invest world_wonder 3",
        "Eleven points for what would be three at the end.",
    ),
    known(
        "a smaller monument, and money for carriage",
        "T3.4 T4.4",
        last_turn(2, SMART, "world_wonder", [20, 5], "1 1", points=[0, 7]),
        "invest world_wonder 1",
        "Four dollars bring the smart district's five points; the larger monument four more.",
    ),
    known(
        "a sale makes the tenth dollar",
        "T3.1 T5.2",
        last_turn(2, PARKS, "city_cathedral", [6, 7], points=[0, 0]),
        "sell city_cathedral",
        "The cathedral cannot be paid, and a plant without a use is money lost.",
    ),
    known(
        "a plant for the homes that have no water",
        "T3.8 T4.3",
        last_turn(2, HOMES, "spaceport", [8, 0], points=[0, 3]),
        "plant spaceport water_a",
        "Its two cubes are five points; the sale would make one.",
    ),
    known(
        "the plant goes beside what it serves",
        "T3.8 T4.4",
        last_turn(
            *(2, HOMES, "spaceport", [2, 0]),
            points=[0, 3],
            script="1: plant spaceport water_a",
        ),
        "place -1,-1; place 0,-2; place 1,-1",
        "No dollar is left for carriage, so the water must flow over one's own tiles.",
    ),
    known(
        "points for every district of a type",
        "T3.7 T5.2",
        last_turn(3, ESTATES, "housing_authority", [13, 0, 0], points=[0, 4, 5]),
        "build housing_authority",
        "Three residential districts are six points; sold, it makes one.",
    ),
    known(
        "points for every water plant",
        "T3.7 T3.8",
        last_turn(4, FOUR_PLANTS, "water_authority", [10, 0, 0, 0], points=[0, 4, 4, 5]),
        "build water_authority",
        "Two plants are six points; sold, or given for a third plant, it makes one at most.",
    ),
    known(
        "between two districts that gain by it",
        "T3.2 T4.8",
        last_turn(
            *(4, BUSINESS, "convention_palace", [15, 0, 0, 0], "1 0"),
            points=[0, 7, 0, 0],
            script="1: build convention_palace",
        ),
        "place 1,-1",
        "Supplied there it brings a point for each business beside it.",
    ),
    known(
        "a place from which the city can be paid",
        "T3.2 T4.4",
        last_turn(
            *(4, RING, "embassy_row", [14, 0, 0, 0], "0 1"),
            points=[0, 5, 0, 0],
            script="1: build embassy_row",
        ),
        "place 2,0; place 2,1; place 0,2; place 1,2; place -1,1",
        "Beside the city carriage is two dollars; behind a rival's tile it is four.",
    ),
    known(
        "a shop that nothing can supply is sold",
        "T3.1 T5.3",
        last_turn(2, PARKS, "supermarket", [16, 9], points=[0, 1], length="two_rounds"),
        "sell supermarket",
        "No cube is left, so it would cost six dollars and pay nothing.",
    ),
]
