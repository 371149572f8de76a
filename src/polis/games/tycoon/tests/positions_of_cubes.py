"""Positions of City Tycoon with a known best move: whole boards, and cubes that are short."""

from __future__ import annotations

from polis.games.tycoon.tests.last_turns import known, last_supply

TRADING_FLOOR = """
2:embassy_row     2p  2:assembly_hall 1:opera_house
1:robotics_works  1W1 1:media_house   2:trading_floor
2:shopping_arcade 2W1 ##              ##
..                ..  ##              ##
"""
FUSION_WORKS = """
2:bio_refinery   2:fusion_works   2:embassy_row 2:outlet_row
1:robotics_works 1:workers_estate 2W1           2:family_quarter
1E1              2W2              ##            ##
..               ..               ##            ##
"""
ARCADE = """
1:bio_refinery  1W1           1:hospital     1:corner_shops
1:trading_floor 1:media_house 2:law_chambers 3:shopping_arcade
1E2             3W1           ##             ##
..              ..            ##             ##
"""
REFINERY = """
2:department_store 1:fire_station 2:shopping_arcade 2:bio_refinery
2E1                1:robo_diner   2:capsule_tower   1:fusion_works
1E2                ~~             ##                ##
..                 ..             ##                ##
"""

CUBES = [
    known(
        "both of the city's cubes, before a trading floor has them",
        "T4.1 T4.3",
        last_supply(2, TRADING_FLOOR, [6, 7], "2 1", points=[2, 0], goods=[1, 2]),
        "supply robotics_works",
        "After one cube the rival's arcade takes the other; after two he has only his embassies.",
    ),
    known(
        "two cubes of electricity that the rival's works needs",
        "T4.1 T4.3",
        last_supply(2, FUSION_WORKS, [6, 6], "1 0", points=[5, 0], goods=[1, 1]),
        "supply robotics_works",
        "His works would be five points; the estate's water can wait.",
    ),
    known(
        "a trading floor leaves the arcade without electricity",
        "T4.1 T4.3",
        last_supply(3, ARCADE, [5, 2, 9], "1 1", points=[1, 6, 6], goods=[0, 2, 2]),
        "supply trading_floor",
        "Its two cubes are the last within the third seat's purse, and the refinery waits.",
    ),
    known(
        "a diner drinks what the refinery needs",
        "T4.1 T4.3",
        last_supply(2, REFINERY, [9, 5], "1 2", points=[0, 1], goods=[2, 1]),
        "supply robo_diner",
        "One of the two cubes of water is enough to stop five points; the works can wait.",
    ),
]
