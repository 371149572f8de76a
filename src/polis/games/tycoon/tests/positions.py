"""Positions of City Tycoon with a known best move: the last supply."""

from __future__ import annotations

from polis.games.tycoon.tests.last_turns import known, last_supply
from polis.games.tycoon.tests.positions_of_cubes import CUBES
from polis.games.tycoon.tests.positions_of_tiles import TILES

GOODS_WAIT = """
1:luxury_boulevard 1:opera_house 2:convention_palace
..                 ##            ##
..                 ##            ##
"""
TWO_NEEDS = """
1:embassy_row 1:opera_house 2:fusion_works
..            ##            ##
..            ##            ##
"""
LONG_ROAD = """
1:scrap_recycler 2p 2p 2E1
~~               ~~ ## ##
..               .. ## ##
"""
CITY_OR_RIVAL = """
1:food_market 2W1
##            ##
##            ##
"""
TWO_RIVALS = """
3W1 1:food_market 2W1
..  ~~            ~~
..  ##            ##
..  ##            ##
"""
ONE_CUBE = """
1:food_market 1:workers_estate
##            ##
##            ##
"""
SCHOOL = """
2:terraced_row 1:primary_school 1:fire_station
..             ##               ##
..             ##               ##
"""
HOSPITAL = """
2:hospital 1:terraced_row 1:capsule_tower
..         ##             ##
..         ##             ##
"""
THREE_GOODS = """
1:grand_bazaar 1:luxury_boulevard 1:family_quarter
..             ##                 ##
..             ##                 ##
"""
FACTORY = """
1:luxury_boulevard 1:assembly_hall 1:opera_house
..                 ##              ##
..                 ##              ##
"""
RIVAL_PARK = """
..            .. 1:container_flats ..
1:food_market 2p 1W2               2:convention_palace
..            .. ##                ##
..            .. ##                ##
"""
NO_GAIN = """
..            1:corner_shops 3:ai_institute
2:opera_house ##             ##
..            ##             ##
"""

SUPPLY = [
    known(
        "the last cube before goods that nobody can take",
        "T4.1 T4.3 T4.6",
        last_supply(2, GOODS_WAIT, [4, 4], "1 0", goods=[2], points=[3, 8]),
        "supply opera_house",
        "The rival would take the cube; the goods are one's own and wait.",
    ),
    known(
        "the cube that the rival needs",
        "T4.1 T4.3",
        last_supply(2, TWO_NEEDS, [4, 4], "2 1", points=[5, 4]),
        "supply opera_house",
        "Two cubes of electricity are left and he needs both; the water stays where it is.",
    ),
    known(
        "carriage that costs more than it brings",
        "T4.2 T4.4 T5.2",
        last_supply(2, LONG_ROAD, [10, 4], points=[4, 4]),
        "pass",
        "Three dollars of profit cost six, and the rival would have the ten.",
    ),
    known(
        "the city is paid, not a rival short of two dollars",
        "T4.5 T5.2",
        last_supply(2, CITY_OR_RIVAL, [3, 8], "0 1", points=[3, 3], script="1: supply food_market"),
        "favour_city",
        "With two dollars more he has ten and wins.",
    ),
    known(
        "the rival who stays below ten dollars is paid",
        "T4.5 T5.2",
        last_supply(3, TWO_RIVALS, [4, 8, 5], points=[3, 3, 3], script="1: supply food_market"),
        "favour 3",
        "The second seat would have ten dollars and share the win.",
    ),
    known(
        "of two profits for one cube the one that leaves more money",
        "T4.2 T5.2",
        last_supply(2, ONE_CUBE, [4, 3], "0 1", points=[2, 3]),
        "supply workers_estate",
        "Both make one point; the market leaves nothing over and the estate five dollars.",
    ),
    known(
        "a profit without a present to the neighbour",
        "T4.8 T5.2",
        last_supply(2, SCHOOL, [2, 9], "1 0", points=[3, 3]),
        "supply fire_station",
        "Each brings one point, but the school brings the owner of the houses one as well.",
    ),
    known(
        "a district beside a hospital earns more",
        "T4.8",
        last_supply(
            *(3, HOSPITAL, [2, 5, 0], "1 0"),
            points=[3, 4, 0],
            cooperation="when_neighbour_supplied",
        ),
        "supply terraced_row",
        "The hospital's icon adds a point to its profit, whoever owns the hospital.",
    ),
    known(
        "three goods for two districts rather than one",
        "T4.6",
        last_supply(2, THREE_GOODS, [2, 0], "0 1", points=[0, 7], goods=[3]),
        "supply luxury_boulevard; supply family_quarter",
        "The bazaar takes all the goods for six points, the other two bring nine.",
    ),
    known(
        "goods are made before they are needed",
        "T4.2 T4.6",
        last_supply(2, FACTORY, [2, 0], "1 0", points=[0, 3]),
        "supply assembly_hall",
        "Its two goods supply the boulevard for five points; the opera is worth one.",
    ),
    known(
        "a rival without a dollar is paid after he has passed",
        "T4.1 T4.4",
        last_supply(2, RIVAL_PARK, [2, 0], "1 0", points=[0, 1]),
        "supply container_flats",
        "Paid first he could pay the city and supply; once he has passed he may not.",
    ),
    known(
        "a cube is taken though it earns less than a point",
        "T4.1 T4.3",
        last_supply(3, NO_GAIN, [2, 2, 4], "2 0", points=[6, 0, 3]),
        "supply corner_shops",
        "The shops bring no tenth dollar, but they leave too little for the institute.",
    ),
]

POSITIONS = [*SUPPLY, *CUBES, *TILES]
