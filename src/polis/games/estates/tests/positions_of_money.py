"""Positions of The Estates with a known best move: what a piece is worth in cheques."""

from __future__ import annotations

from typing import Any

from polis.games.estates.tests.endings import BLUE, GREEN, RED, SMALL_RED, ending
from polis.games.estates.tests.table import arranged
from polis.testing.positions import Position

# Whoever has the roof completes his row and wins.
DUEL: dict[str, Any] = {
    "top": SMALL_RED,
    "middle": BLUE,
    "bottom": GREEN,
    "holders": "red:2 blue:2 green:1",
}
# Whoever has the roof must put it on the last building: nine points lost by each.
EVEN: dict[str, Any] = {"top": "red5^4", "middle": "blue6", "holders": "blue:2"}

MONEY = [
    Position(
        "a bid beyond the auctioneer's purse",
        "E3.1 E3.2",
        ending(2, "1: offer roof; *: turn 6", **DUEL, cash=[2, 4]),
        2,
        ("bid 3", "bid 4"),
        "He cannot match it, and whoever has the roof completes his row and wins.",
        proved=True,
    ),
    Position(
        "the last to speak outbids the one who would win with it",
        "E3.1 E8.1",
        ending(
            3,
            "1: offer roof; *: turn 5; 2: bid 4",
            top=SMALL_RED,
            middle=BLUE,
            bottom=GREEN,
            holders="blue:2 green:3",
            cash=[1, 4, 6],
            stash=[9, 8, 8],
        ),
        3,
        ("bid 5", "bid 6"),
        "Sold to the second seat the roof completes blue; bought, it completes green.",
        proved=True,
    ),
    Position(
        "the roof that decides is kept, whatever it costs",
        "E3.2 E8.4",
        ending(2, "1: offer roof; *: turn 6; 2: bid 9", **DUEL, cash=[9, 9], money="open"),
        1,
        ("keep",),
        "Cheques in hand are worth nothing at the end, and the roof decides who wins.",
        proved=True,
    ),
    Position(
        "the cheque that matches the rival's stays in hand",
        "E2.1 E3.2",
        ending(2, "", **DUEL, cash=[2, 2]),
        1,
        ("offer roof",),
        "With two he may keep the roof against any bid; with one he is outbid and loses.",
        proved=True,
    ),
    Position(
        "the cheque that keeps the last floor stays in hand",
        "E2.1 E3.2 E8.3",
        ending(
            2,
            "",
            floor="red5",
            left="mayor",
            top=SMALL_RED,
            middle="blue6^5 blue5^6 blue4^1",
            bottom="green6^2 green5^3",
            cash=[3, 3],
        ),
        1,
        ("offer left1",),
        "Only this floor can finish his middle row, and a stashed cheque would lose the auction.",
        proved=True,
    ),
    Position(
        "a cheque that breaks the tie is taken",
        "E3.2 E8.4",
        ending(2, "1: offer roof; *: turn 3; 2: bid 1", **EVEN, cash=[2, 2]),
        1,
        ("sell",),
        "The points are equal whoever roofs the last building; the cheques then decide.",
        proved=True,
    ),
    Position(
        "a bid would hand over the tie",
        "E3.1 E8.4",
        ending(2, "1: offer roof; *: turn 3", **EVEN, cash=[1, 3], stash=[10, 10]),
        2,
        ("pass",),
        "The points are equal and he has more cheques, as long as he pays none.",
        proved=True,
    ),
    Position(
        "not a cheque more than the piece is worth",
        "E3.1 E3.2 E8.4",
        ending(
            2,
            "1: offer roof; *: turn 5",
            top=RED,
            middle="blue1^1 blue2^2 blue3^3 blue4",
            bottom="green1^4 green2",
            shortened="2:bottom",
            holders="blue:2",
            cash=[2, 10],
            stash=[6, 6],
        ),
        2,
        ("bid 3",),
        "Three buy the roof and leave more cheques at equal points; four share the win.",
        proved=True,
    ),
    Position(
        "the last cheque goes into the stash",
        "E2.1 E8.4",
        ending(2, "", **EVEN, cash=[1, 0]),
        1,
        ("stash",),
        "Nobody can bid, so in hand it is worth nothing and in the stash a point.",
        proved=True,
    ),
    Position(
        "in secret too the last cheque goes into the stash",
        "E1.4 E2.1",
        ending(3, "", **EVEN, cash=[1, 8, 8], money="secret"),
        1,
        ("stash",),
        "One auction is left, in which a cheque buys nothing.",
    ),
    Position(
        "a floor that only loses points is sold",
        "E3.2 E4.5 E8.3",
        ending(
            2,
            "1: offer left1; 2: bid 1",
            floor="yellow6",
            top=SMALL_RED,
            bottom="green2 blue1",
            shortened="2:bottom",
            extended="1:middle",
            holders="green:2 blue:2",
            cash=[1, 1],
            stash=[9, 13],
        ),
        1,
        ("sell",),
        "It fits only an unfinished row, and the certificate brings whoever places it minus six.",
        proved=True,
    ),
    Position(
        "the cube without a barrier is sold for a fortune",
        "E2.3 E3.2 E7.2",
        arranged(
            *(4, "yellow1 green2", "grey3 purple4", ""),
            top="red6^1 red5",
            middle="blue6^2 blue5",
            removed="barrier1 barrier2 barrier3",
            holders="blue:2",
            turn=3,
        )
        .play("3: offer cancel; 4: bid 2; 1: bid 9; 2: pass")
        .state,
        3,
        ("sell",),
        "Its winner can only remove it, so nine cheques come for nothing.",
    ),
    Position(
        "the barrier against the leader rather than the roof for oneself",
        "E2.3 E6.3 E8.3",
        ending(
            *(3, ""),
            left="barrier3",
            top=SMALL_RED,
            middle=BLUE,
            bottom="green6^2 green5^3",
            holders="red:2",
            cash=[2, 2, 0],
        ),
        1,
        ("offer barrier3",),
        "A completed blue row rarely makes up for green; with the red one reopened it need not.",
        proved=True,
    ),
]
