"""Positions of Bibs with a known best move: cells, debts and the goals of the game."""

from __future__ import annotations

from polis.games.bibs.tests.endings import end_of_round, last_turn
from polis.games.bibs.tests.positions_of_business import BUSINESS
from polis.games.bibs.tests.table import offer
from polis.testing.positions import Position

CELLS = [
    Position(
        "a State order for one of three firms",
        "B2.5",
        last_turn(
            2,
            1,
            "1: roll; *: dice 1 1",
            firms={1: "bar@o1 oil@o2 cars@o3"},
            levels={"cars": 1},
            at={1: "o8"},
            cash=[0, 700],
        ),
        1,
        ("order cars",),
        "The bank pays the present rent, and only the 240 of the developed one is enough.",
        proved=True,
    ),
    Position(
        "a ride to nowhere",
        "B2.4 B1.1",
        last_turn(2, 2, "2: roll; *: dice 1 1", at={2: "o5"}, cash=[500, 505]),
        2,
        ("skip",),
        "The fare is ten, he is ahead by five, and there is no next turn.",
        proved=True,
    ),
    Position(
        "a plot when only cash counts",
        "B1.4 B1.1",
        last_turn(3, 3, "3: roll; *: dice 1 2", money="cash", at={3: "o5"}, cash=[400, 300, 420]),
        3,
        ("skip",),
        "The plot would be his, but without its forty he is second.",
        proved=True,
    ),
    Position(
        "a firm of the bank's at double its price",
        "B6.5 B6.2",
        last_turn(
            2,
            1,
            "1: roll; *: dice 1 2",
            firms={2: "restaurant@o3"},
            bank="restaurant",
            cash=[300, 260],
        ),
        1,
        ("skip",),
        "The rent is 25; buying gives away 65, and the lead with it.",
        proved=True,
    ),
    Position(
        "a firm founded in the last turn",
        "B7.3 B1.1",
        last_turn(
            2, 1, "1: roll; *: dice 1 2; 1: buy", plot_and_firm="on", cash=[500, 480], at={1: "o5"}
        ),
        1,
        ("skip",),
        "The cheapest costs 80 and counts 20, and he is ahead by twenty.",
        proved=True,
    ),
]

DEBTS = [
    Position(
        "a debtor keeps his units",
        "B6.13 B6.2 B6.8",
        last_turn(
            2,
            1,
            "1: roll; *: dice 1 2",
            firms={1: "electricity@o1 gas@o3", 2: "cars@o5"},
            levels={"electricity": 2, "gas": 2, "cars": 1},
            at={1: "o2"},
            cash=[130, 400],
        ),
        1,
        ("sell electricity", "sell gas"),
        "The bank pays for a business what it counts; a unit brings 95 and counts 200.",
        proved=True,
    ),
    Position(
        "a debtor parts with the firm, not with its plot",
        "B6.13 B6.9",
        last_turn(
            2,
            1,
            "1: roll; *: dice 1 2",
            firms={1: "oil@o1", 2: "vegetables@o5"},
            at={1: "o2"},
            cash=[0, 100],
        ),
        1,
        ("return oil",),
        "Half the price of the firm is 200 and the plot stays; the business brings 150.",
        proved=True,
    ),
    Position(
        "twenty for a plot the bank does not take",
        "B6.14 B6.13",
        last_turn(
            2,
            1,
            f"1: roll; *: dice 1 2; {offer(1, 2, -100, 'o1')}; {offer(2, 1, 20, 'o1')}",
            plots={1: "o1 o3 o6 o8 o9 o11"},
            firms={2: "bar@o5"},
            at={1: "o2"},
            cash=[10, 60],
        ),
        1,
        ("accept 2",),
        "A plot for half its price pays the rent; without it he is bankrupt.",
        proved=True,
    ),
    Position(
        "a debtor asks his creditor for help",
        "B1.1 B6.13",
        last_turn(
            2,
            1,
            f"1: roll; *: dice 1 2; {offer(1, 2, -40, 'c1')}",
            goal="ruin",
            plots={1: "c1 c2 c4 c5 c6 c8 c9 c11 c12 c14 c15 c16"},
            firms={2: "oil@o5"},
            levels={"oil": 1},
            at={1: "o2"},
            cash=[250, 100],
        ),
        2,
        ("decline 1",),
        "Half the price of a plot would save the richer one; without it he is bankrupt.",
        proved=True,
    ),
    Position(
        "a debtor of another asks for help",
        "B1.1 B6.13",
        last_turn(
            3,
            1,
            f"1: roll; *: dice 1 2; {offer(1, 2, -60, 'o1')}",
            goal="ruin",
            plots={1: "o1 o3"},
            firms={3: "oil@o5"},
            levels={"oil": 1},
            at={1: "o2"},
            cash=[240, 2000, 100],
        ),
        2,
        ("accept 1",),
        "His ruin would make the creditor win; for twenty bibs too much the richest does.",
        proved=True,
    ),
]

CALLED = "2: time; 3: time"

GOALS = [
    Position(
        "the sum is within reach",
        "B1.1 B6.9",
        end_of_round(
            2,
            2,
            9,
            goal="sum",
            sum="4000",
            firms={1: "cars@o24 steel@o25", 2: "oil@o1"},
            levels={"cars": 3, "steel": 3},
            at={1: "o20", 2: "c4"},
            cash=[2600, 3790],
        ),
        2,
        ("desk",),
        "Returned, the firm lifts him from 3940 to 4030, and the round ends with him alone there.",
    ),
    Position(
        "ahead, and the others have called time",
        "B1.1",
        end_of_round(
            3,
            1,
            4,
            CALLED,
            goal="time",
            time_ends="consent",
            firms={2: "electricity@o8 gas@o9 oil@o11", 3: "cars@o30 steel@o31 coal@o32"},
            levels={"energy": 3, "industry": 3},
            at={1: "c8"},
            cash=[2800, 400, 300],
        ),
        1,
        ("time",),
        "The game ends with this round, and the rents of the others stay unpaid.",
    ),
    Position(
        "behind, and the others have called time",
        "B1.1",
        end_of_round(
            3,
            1,
            4,
            CALLED,
            goal="time",
            time_ends="consent",
            firms={1: "electricity@o8 gas@o9 oil@o11"},
            levels={"energy": 3},
            at={1: "c8"},
            cash=[300, 3000, 1500],
        ),
        1,
        ("roll", "desk"),
        "Calling it too ends the game with this round, and it is lost; rents may yet win it.",
    ),
]

POSITIONS = [*CELLS, *DEBTS, *GOALS, *BUSINESS]
