"""Endings of The Estates: boards on which a game has an auction or two to go."""

from __future__ import annotations

from typing import Any

from polis.core.model import State
from polis.games.estates.tests.table import arranged, earlier

SPECIAL = ["barrier1", "barrier2", "barrier3", "mayor", "cancel"]
RED = "red6^1 red5^2 red4^3 red3^4"  # a complete row, worth 28
SMALL_RED = "red1^1 red2^2 red3^3 red4^4"  # another, worth 20
BLUE = "blue6^5 blue5^6 blue4^1 blue3"  # rows that lack one roof
GREEN = "green6^2 green5^3 green4^4 green3"


def ending(
    seats: int,
    script: str,
    floor: str = "",
    left: str = "",
    cash: list[int] | None = None,
    stash: list[int] | None = None,
    turn: int = 1,
    totals: list[int] | None = None,
    **board: Any,
) -> State:
    """A script played where no floor but one is left to sell, no special piece but those named or
    standing, and every cheque that is not in hand is in the stash. With ``totals`` it is the last
    of two rounds, the first of which the second seat won."""
    money, standing = cash or [0] * seats, f"{board.get('extended')} {board.get('shortened')}"
    kept = [*left.split(), *[f"barrier{n}" for n in (1, 2, 3) if f"{n}:" in standing]]
    removed = " ".join(piece for piece in SPECIAL if piece not in kept)
    purses = stash or [12 - held for held in money]
    lines = (floor, "", "")
    board["ending"] = "nothing_to_finish"  # roofs are sold after the floors
    table = arranged(seats, *lines, removed=removed, cash=money, stash=purses, turn=turn, **board)
    if totals:
        earlier(table, [2], totals)
    return table.play(script).state
