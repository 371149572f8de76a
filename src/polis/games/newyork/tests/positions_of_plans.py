"""Positions of New York City with a known best move: cards for this auction or for a later one."""

from __future__ import annotations

from polis.games.newyork.tests.last_round import bidding
from polis.testing.positions import Position

SKY = "skyscraper"

PLANS = [
    Position(
        "two is all that anybody can bid for the token",
        "N2.3 N6.3 N6.12",
        bidding(
            "prestige",
            ["joker press press", "joker press press"],
            supply=[3, 1],
            spaces=[7, 3, 8],
            towers=["manhattan:1 queens:2 bronx:2", "bronx:3 queens:1"],
            tokens="metro_high",
            points=[0, 8],
        ),
        1,
        ("bid 2 1",),
        "Ahead on the press he wins the tie, and with it the token and a tower in Queens.",
        proved=True,
    ),
    Position(
        "a plan now, the joker for a tower later",
        "N6.3 N6.11 N6.13",
        bidding(
            "plan",
            [f"joker plan {SKY}", "plan prestige prestige"],
            supply=[2, 0],
            spaces=[3, 4, 8],
            towers=["jersey_city:3", "jersey_city:2"],
            tokens="metro_high",
            points=[0, 6],
        ),
        1,
        ("bid 1 0",),
        "The plan is of no use later, and with the joker three towers stand on Staten Island.",
        proved=True,
    ),
    Position(
        "a pair of prestige cards wins Staten Island",
        "N6.3 N6.12 N6.13",
        bidding(
            "prestige",
            [f"prestige prestige {SKY} {SKY}", f"joker prestige prestige {SKY}"],
            supply=[2, 3],
            spaces=[7, 3, 8],
            towers=["jersey_city:3", "jersey_city:2"],
            points=[0, 7],
        ),
        1,
        ("pass",),
        "No token is open: they are two points here and the third card of the last auction there.",
        proved=True,
    ),
    Position(
        "cards that are points in the next auction",
        "N6.11 N6.12 N8.4",
        bidding(
            "plan",
            ["joker joker prestige prestige", f"prestige {SKY} {SKY} {SKY}"],
            supply=[1, 0],
            spaces=[9, 8, 8],
            towers=["manhattan:1 queens:2 bronx:2", "staten_island:2 queens:3"],
            points=[0, 4],
        ),
        1,
        ("pass",),
        "Plans are worth half a point each; prestige pays a whole one for every card and joker.",
        proved=True,
    ),
    Position(
        "the joker beats two, the pair goes on building",
        "N6.12 N6.13",
        bidding(
            "prestige",
            [f"joker prestige {SKY} {SKY}", f"press prestige prestige {SKY}"],
            supply=[0, 2],
            spaces=[4, 3, 8],
            towers=["jersey_city:3", "staten_island:2 queens:3"],
            tokens="metro_high",
            points=[4, 0],
        ),
        1,
        ("bid 2 1",),
        "Two win the tie for the token; a third card is more than it takes, and missed later.",
        proved=True,
    ),
]
