"""Positions of Monopoly: Fallout with a known best move: trade, rents, buildings and time."""

from __future__ import annotations

from polis.games.fallout.tests.endings import last_round, last_turn, middle, sold_out
from polis.games.fallout.tests.table import offer
from polis.testing.positions import Position

TRADE = [
    Position(
        "a station for nothing",
        "F4.5",
        last_turn(
            2,
            1,
            offer(1, 2, 0, "vernon"),
            jailed={1: 1},
            cash=[0, 0],
            **sold_out({1: "green dark_blue yellow capitol vernon"}, rest=2, free="vernon"),
        ),
        2,
        ("accept 1",),
        "A gift of 200 that turns 1390 against 1555 into 1590 against 1355.",
        proved=True,
    ),
    Position(
        "one cap for Diamond City",
        "F4.5",
        last_turn(
            2,
            1,
            offer(1, 2, 1, "diamond_city"),
            jailed={1: 1},
            cash=[25, 0],
            **sold_out({1: "green yellow red vault111"}, rest=2),
        ),
        2,
        ("decline 1",),
        "Even pawned it counts 200, without which he is behind.",
        proved=True,
    ),
    Position(
        "ten caps too much are enough to win",
        "F4.5 F1.6",
        last_turn(
            2,
            1,
            offer(1, 2, 70, "klamath"),
            jailed={1: 1},
            cash=[70, 0],
            **sold_out({1: "green dark_blue yellow vernon enclave_radio"}, rest=2, free="klamath"),
        ),
        2,
        ("accept 1",),
        "It turns 1465 against 1480 into 1475 against 1470, with a roll in Jail to come.",
        proved=True,
    ),
    Position(
        "a whole group too late",
        "F4.5 F1.6",
        last_turn(
            2,
            1,
            offer(1, 2, 0, "capitol", "vault_city"),
            jailed={1: 1},
            cash=[47, 0],
            **sold_out(
                {1: "green dark_blue new_reno vernon dupont foggy_bottom capitol"},
                rest=2,
                free="capitol vault_city",
            ),
        ),
        2,
        ("decline 1", "mortgage vault_city"),
        "It completes red when nobody will pay rent any more, and gives 260 for 240.",
    ),
    Position(
        "sixty caps for the way out of Jail",
        "F4.5 F3.2",
        last_turn(
            2,
            1,
            offer(1, 2, 60, "guide_card"),
            jailed={1: 3},
            cards={2: "guide"},
            cash=[90, 0],
            **sold_out({1: "green dark_blue yellow rivet_city tenpenny"}, rest=2),
        ),
        2,
        ("accept 1",),
        "The card counts nothing at the end, and the fine it saves the buyer is fifty.",
        proved=True,
    ),
    Position(
        "a debtor asks for help",
        "F5.1 F5.2 F1.5",
        last_turn(
            2,
            1,
            f"1: roll; *: dice 2 3; {offer(1, 2, -60, 'capitol')}",
            deeds={1: "green yellow capitol klamath", 2: "orange"},
            levels={"vault101": 1},
            mortgaged="green yellow capitol",
            cash=[30, 90],
            at={1: 14},
        ),
        2,
        ("decline 1",),
        "With the sixty he pays the rent and is richer; without them he is bankrupt.",
        proved=True,
    ),
]

RENTS = [
    Position(
        "a rent to ask for before the dice roll on",
        "F2.2 F1.4",
        last_turn(
            2,
            1,
            "1: roll; *: dice 1 1",
            rent_claim="manual",
            levels={"klamath": 1},
            at={1: 1},
            cash=[75, 0],
            **sold_out({1: "green dark_blue yellow capitol vernon"}, rest=2, free="brown"),
        ),
        2,
        ("claim",),
        "Twenty caps turn 1500 against 1530 into 1520 against 1510; waived they are lost.",
    ),
    Position(
        "a rent the rival cannot pay",
        "F2.2 F5.2 F1.5",
        last_round(
            2,
            1,
            "1: roll; *: dice 1 2",
            rent_claim="manual",
            at={1: 12},
            cash=[20, 0],
            **sold_out({2: "vernon dupont"}, rest=1, free="vernon"),
        ),
        2,
        ("claim", "mortgage vernon"),
        "All he has is pawned: he is bankrupt at once, though he is the richer one.",
        proved=True,
    ),
    Position(
        "a shack before the rival comes",
        "F4.1 F2.3",
        last_round(
            2,
            1,
            jailed={1: 1},
            at={2: 32},
            cash=[210, 120],
            **sold_out({1: "dark_blue"}, rest=2, free="dark_blue"),
        ),
        1,
        ("build vault111", "build diamond_city"),
        "A shack counts what it costs, and a rival five and seven before it cannot pay its rent.",
    ),
    Position(
        "where to put the last shack",
        "F4.1 F2.3",
        last_round(
            2,
            1,
            jailed={1: 1},
            at={2: 39},
            cash=[50, 10],
            **sold_out(
                {1: "light_blue pink orange radio red brown vernon dupont"},
                rest=2,
                free="light_blue",
            ),
        ),
        1,
        ("build megaton",),
        "The rival stands seven before it, nine and ten before the others.",
    ),
]

CALLED = "2: time; 3: time; 1: roll; *: dice 1 2"

TIME = [
    Position(
        "ahead, and the others have called time",
        "F1.6",
        middle(
            3,
            CALLED,
            time="called",
            deeds={2: "orange", 3: "red"},
            levels={"orange": 3, "red": 3},
            at={1: 2},
            cash=[2400, 400, 300],
        ),
        1,
        ("time",),
        "The game ends with this turn, and the shacks of the others stay unpaid.",
    ),
    Position(
        "behind, and the others have called time",
        "F1.6",
        middle(
            3,
            CALLED,
            time="called",
            deeds={1: "red", 2: "brown"},
            levels={"red": 3},
            at={1: 2},
            cash=[500, 3000, 900],
        ),
        1,
        ("buy", "refuse", "build monument", "build memorial", "build capitol"),
        "Calling it too ends the game with this turn, and it is lost; the shacks may yet win it.",
    ),
]

DEALING = [*TRADE, *RENTS, *TIME]
