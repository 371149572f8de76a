"""What can be done, told, refused and remembered in Street Market."""

from __future__ import annotations

from typing import Final

from polis.games.market.terms import COPIES, GOODS, MOST_COINS, SALES

from polis.core.schema import (
    SEAT,
    Arg,
    EventType,
    Field,
    MoveType,
    RefusalType,
    Schema,
    names,
    numbers,
)

GOOD_NAMES: Final = ["fruit", "cloth", "spice", "lamps"]
PHASE_NAMES: Final = ["starting", "drawing", "bidding", "over"]

PHASE: Final = Arg("phase", names("phase", PHASE_NAMES, coded=True))
GOOD: Final = Arg("good", names("good", GOOD_NAMES))
PLAYER: Final = Arg("player", SEAT)
AMOUNT: Final = Arg("amount", numbers("money", 1, MOST_COINS))
CASH: Final = Arg("cash", numbers("money", 0, MOST_COINS))
POINTS: Final = Arg("points", numbers("points", 0, 99))
CRATES: Final = numbers("count", 0, COPIES)

SCHEMA: Final = Schema(
    [
        MoveType("bid", [AMOUNT], does="auction.bid"),
        MoveType("pass", [], does="auction.pass_by"),
        MoveType("open", [PLAYER], does="auction.open_market"),
        MoveType("draw", [GOOD], does="auction.draw"),
    ],
    [
        EventType("opened", "M1.2", [PLAYER]),
        EventType("drawn", "M2.1", [GOOD]),
        EventType("bid_made", "M2.2", [PLAYER, AMOUNT]),
        EventType("passed", "M2.1", [PLAYER]),
        EventType("sold", "M2.3", [PLAYER, GOOD, AMOUNT]),
        EventType("thrown_away", "M2.3", [GOOD]),
        EventType("closed", "M3.1", []),
        EventType("scored", "M3.2", [PLAYER, POINTS]),
        EventType("won", "M3.3", [PLAYER, POINTS]),
    ],
    [
        RefusalType("game_over", "M3.1", []),
        RefusalType("natures_move", "M2.1", []),
        RefusalType("not_your_move", "M2.1", [PLAYER]),
        RefusalType("wrong_moment", "M2.1", [PHASE]),
        RefusalType("bid_too_low", "M2.2", [AMOUNT]),
        RefusalType("bid_over_cash", "M2.2", [CASH]),
    ],
    "Market",
    [
        Field("purse", numbers("money", 5, MOST_COINS), option=True),
        Field("phase", PHASE.domain),
        Field("opener", SEAT, start=-1, none=True, about="who speaks first about this crate"),
        Field("crate", GOOD.domain, start=-1, none=True, about="the good for sale"),
        Field("left", numbers("count", 0, SALES), about="crates still to be sold"),
        Field("bid", CASH.domain),
        Field("bidder", SEAT, start=-1, none=True),
        Field("speaker", SEAT, start=-1, none=True),
        Field("bidders", SEAT, bits=True, about="those who have not passed"),
        Field("bag", CRATES, [GOOD.domain]),
        Field("thrown", CRATES, [GOOD.domain]),
        Field("cash", CASH.domain, [SEAT]),
        Field("crates", CRATES, [SEAT, numbers("good", 0, GOODS - 1)]),
    ],
)
