"""Positions of Monopoly: Fallout with a known best move: the bank, debts and Jail."""

from __future__ import annotations

from polis.games.fallout.tests.endings import last_turn, middle, sold_out
from polis.games.fallout.tests.positions_of_dealing import DEALING
from polis.games.fallout.tests.table import offer
from polis.testing.positions import Position

ON_CAPITOL = "roll; *: dice 2 3"  # from 19
ON_DIAMOND_CITY = "roll; *: dice 1 4"  # from 34
ON_THE_TAX = "1: roll; *: dice 1 3"  # 200 from 0, 100 from 34

BANK = [
    Position(
        "the rival has no money for the auction",
        "F2.1 F1.6",
        last_turn(
            2,
            2,
            f"2: {ON_CAPITOL}",
            deeds={1: "vault_city san_francisco"},
            mortgaged="vault_city san_francisco",
            cash=[0, 250],
            at={2: 19},
        ),
        2,
        ("refuse",),
        "Bought at its price it adds nothing; at auction it costs one cap, and that wins.",
        proved=True,
    ),
    Position(
        "the only bidder with money",
        "F2.1",
        last_turn(
            3,
            3,
            f"3: {ON_DIAMOND_CITY}; 3: refuse",
            deeds={1: "green monument"},
            mortgaged="green monument",
            cash=[0, 0, 180],
            at={3: 34},
        ),
        3,
        ("raise one",),
        "Nobody can answer, so every cap above the first is given away.",
        proved=True,
    ),
    Position(
        "the rival has bid all he has",
        "F2.1",
        last_turn(
            2, 1, f"1: {ON_DIAMOND_CITY}; 1: refuse; 1: bid : 150", cash=[150, 300], at={1: 34}
        ),
        2,
        ("raise one",),
        "One cap more wins a deed of 400 for 151.",
        proved=True,
    ),
    Position(
        "a mortgage pays for the winning bid",
        "F2.1 F4.4",
        last_turn(
            2,
            1,
            f"1: {ON_DIAMOND_CITY}; 1: refuse; 1: bid : 150",
            deeds={2: "vernon"},
            cash=[150, 100],
            at={1: 34},
        ),
        2,
        ("mortgage vernon",),
        "A mortgage costs nothing at the end, and its hundred outbids all the rival has.",
        proved=True,
    ),
    Position(
        "the rival has bid too much",
        "F2.1 F1.6",
        last_turn(2, 1, f"1: {ON_CAPITOL}; 1: refuse; 1: bid : 250", cash=[255, 252], at={1: 19}),
        2,
        ("pass",),
        "He pays 250 for 240 and falls behind; who outbids him falls behind himself.",
        proved=True,
    ),
    Position(
        "the last of a group, with money to spare",
        "F2.1 F2.3",
        middle(3, "1: roll; *: dice 2 3", deeds={1: "rivet_city tenpenny"}, at={1: 14}),
        1,
        ("buy",),
        "It completes orange with 1300 left to build; refused, the others bid for it.",
    ),
]

DEBTS = [
    Position(
        "a mortgage pays the tax",
        "F5.1 F4.4",
        last_turn(2, 1, ON_THE_TAX, deeds={1: "vernon"}, cash=[150, 140]),
        1,
        ("mortgage vernon",),
        "With the hundred he pays the 200 and stays ahead; giving up loses all.",
        proved=True,
    ),
    Position(
        "a mortgage costs less than shacks",
        "F5.1 F4.3 F4.4",
        last_turn(
            2,
            1,
            ON_THE_TAX,
            deeds={1: "vernon brown"},
            levels={"brown": 1},
            at={1: 34},
            cash=[10, 320],
        ),
        1,
        ("mortgage vernon",),
        "A mortgage counts what it brings; a shack sold brings half of what it counts.",
        proved=True,
    ),
    Position(
        "twenty caps short, with dear and cheap shacks",
        "F5.1 F4.3",
        last_turn(
            2,
            1,
            ON_THE_TAX,
            deeds={1: "brown dark_blue"},
            levels={"brown": 1, "dark_blue": 1},
            at={1: 34},
            cash=[80, 1320],
        ),
        1,
        ("sell junktown", "sell klamath"),
        "A shack of brown brings the 25 needed and loses 25; one of dark blue loses 100.",
        proved=True,
    ),
    Position(
        "the offer that saves a debtor",
        "F5.1 F4.5",
        last_turn(
            2,
            1,
            f"{ON_THE_TAX}; {offer(2, 1, 140, 'den')}",
            deeds={1: "den dark_blue"},
            mortgaged="dark_blue",
            cash=[130, 160],
        ),
        1,
        ("accept 2",),
        "Pawned, the site brings 60 and 10 are missing; sold for 140 it pays the tax.",
        proved=True,
    ),
]

JAIL = [
    Position(
        "ahead by less than the fine",
        "F3.2 F1.6",
        last_turn(2, 1, jailed={1: 1}, cash=[2885, 0], **sold_out({}, rest=2)),
        1,
        ("roll",),
        "The fine alone loses the lead of forty, and nothing is to be won outside.",
        proved=True,
    ),
    Position(
        "a card for the last try",
        "F3.2 F1.6",
        last_turn(2, 1, jailed={1: 3}, cards={1: "guide"}, cash=[2885, 0], **sold_out({}, rest=2)),
        1,
        ("use_card",),
        "Five rolls of six would cost the fine and the lead; the card counts nothing.",
        proved=True,
    ),
    Position(
        "shacks all around the Jail",
        "F3.2 F2.3",
        last_turn(
            3,
            2,
            jailed={2: 1},
            levels={"pink": 3, "orange": 3},
            cash=[0, 3300, 0],
            **sold_out({1: "pink orange"}, rest=3, free="pink orange"),
        ),
        2,
        ("roll",),
        "Inside one pays nothing but for a double; outside every other roll costs the lead.",
        proved=True,
    ),
    Position(
        "a mortgage that stays",
        "F4.4 F1.6",
        last_turn(
            2,
            2,
            jailed={2: 1},
            deeds={1: "green new_reno dupont", 2: "diamond_city"},
            mortgaged="green new_reno dupont diamond_city",
            cash=[0, 500],
        ),
        2,
        ("roll",),
        "Redeeming costs twenty, the fine fifty, and he is ahead by ten.",
    ),
]

POSITIONS = [*BANK, *DEBTS, *JAIL, *DEALING]
