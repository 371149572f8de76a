"""Positions of Bibs with a known best move: deals, pacts, firms and units."""

from __future__ import annotations

from polis.games.bibs.tests.endings import last_round, last_turn
from polis.games.bibs.tests.table import offer
from polis.testing.positions import Position

INDUSTRY = "cars@o8 steel@o30 coal@o40"
ON_THE_WAY = "c5 c6 c8 c9"  # all plots that one die can lead to from c4

DEALS = [
    Position(
        "a bar for nothing",
        "B6.3",
        last_turn(
            3, 1, offer(1, 2, 0, "o5"), firms={1: "bar@o5"}, at={1: "c4"}, cash=[30, 300, 350]
        ),
        2,
        ("accept 1",),
        "A gift of 65, with which he is ahead of the third.",
        proved=True,
    ),
    Position(
        "one bib for the oil",
        "B6.3 B6.2",
        last_turn(
            2,
            1,
            offer(1, 2, 1, "o1"),
            firms={2: "oil@o1"},
            levels={"oil": 1},
            at={1: "c4"},
            cash=[300, 10],
        ),
        2,
        ("decline 1",),
        "It gives 320 away, and the lead with them.",
        proved=True,
    ),
    Position(
        "a plot ten below its price",
        "B6.14 B1.1",
        last_turn(2, 1, offer(1, 2, -70, "c1"), plots={1: "c1 c2 c4"}, at={1: "c4"}, cash=[5, 240]),
        2,
        ("accept 1",),
        "It turns 240 against 245 into 250 against 235.",
        proved=True,
    ),
    Position(
        "the last firm of a group too late",
        "B6.3 B3.5",
        last_turn(
            2,
            1,
            offer(1, 2, -300, "o5"),
            firms={1: "cars@o5", 2: "steel@o1 coal@o2"},
            at={1: "c4"},
            cash=[400, 400],
        ),
        2,
        ("decline 1",),
        "No turn of his is left to develop the group in, and 300 are paid for 135.",
        proved=True,
    ),
]

PACTS = [
    Position(
        "a holding only one side can use",
        "B5.1 B3.5",
        last_round(
            2,
            1,
            "1: holding industry",
            firms={1: "steel@o30 coal@o40", 2: "cars@o8"},
            plots={1: ON_THE_WAY},
            levels={"industry": 1},
            at={1: "c4", 2: "c4"},
            cash=[10, 590],
        ),
        2,
        ("agree",),
        "A unit for 110 raises his rent by 155; the other, with two firms, has no money for one.",
    ),
    Position(
        "an arrow around the City",
        "B2.6 B4.1",
        last_turn(
            2,
            1,
            "1: arrow ring",
            plots={1: "o1 o2 o3 o5 o6 o8 o9 o11 o12 o13"},
            firms={2: "repair@c1 haircut@c4"},
            levels={"repair": 1, "haircut": 1},
            at={1: "o20"},
            cash=[30, 0],
            spoken=False,
        ),
        2,
        ("refuse",),
        "The richer one must pass the firms there and cannot pay; the arrow would lead him by.",
        proved=True,
    ),
]

FIRMS = [
    Position(
        "a unit in the last turn",
        "B3.5 B6.2",
        last_turn(
            2,
            1,
            firms={1: INDUSTRY},
            plots={2: ON_THE_WAY},
            levels={"industry": 1},
            at={1: "c4"},
            cash=[115, 660],
        ),
        1,
        ("develop cars", "develop steel", "develop coal"),
        "It costs 110 and raises what its firm counts by 155.",
        proved=True,
    ),
    Position(
        "which firm to develop before the rival comes",
        "B3.5 B4.1",
        last_round(
            2,
            1,
            firms={1: INDUSTRY},
            plots={2: ON_THE_WAY},
            levels={"industry": 1},
            at={1: "c4", 2: "o23"},
            cash=[115, 1315],
        ),
        1,
        ("develop steel",),
        "All count the same, but the rival stands seven before this one, and 395 from him win.",
    ),
    Position(
        "a firm is worth more at the bank",
        "B6.9 B1.1",
        last_turn(2, 1, firms={1: "oil@o1"}, at={1: "c4"}, cash=[50, 240]),
        1,
        ("desk",),
        "Its rent counts 110, half its price 200, and he is behind by forty.",
        proved=True,
    ),
    Position(
        "at the desk, when only cash counts",
        "B6.9 B6.3 B1.1",
        last_turn(2, 1, "1: desk", money="cash", firms={1: "oil@o1"}, at={1: "c4"}, cash=[50, 240]),
        1,
        ("return oil", "take oil"),
        "The firm brings 200, at once or as a card; the whole business brings 150.",
        proved=True,
    ),
    Position(
        "a developed business, when only cash counts",
        "B6.3 B6.2 B6.8",
        last_turn(
            3,
            2,
            "2: desk",
            money="cash",
            firms={2: "cars@o8"},
            levels={"cars": 2},
            at={2: "c4"},
            cash=[300, 100, 400],
        ),
        2,
        ("sell cars",),
        "It brings 435 with its units, which alone bring 110.",
        proved=True,
    ),
    Position(
        "a card that stays in hand",
        "B6.6 B1.1",
        last_turn(2, 1, hand={1: "oil"}, plots={1: "o1"}, at={1: "c4"}, cash=[50, 240]),
        1,
        ("roll", "desk"),
        "In hand or returned it counts 200, on the plot 110, and he is ahead by fifty.",
        proved=True,
    ),
    Position(
        "a card received too late",
        "B6.7 B6.9",
        last_turn(3, 2, received={2: "bread"}, plots={2: "o1"}, at={2: "c4"}, cash=[75, 10, 80]),
        2,
        ("desk",),
        "It must be put down, where it counts 20, or returned for 40; with those he is ahead.",
        proved=True,
    ),
]

BUSINESS = [*DEALS, *PACTS, *FIRMS]
