"""What can be done, told and refused in New York City."""

from __future__ import annotations

from typing import Final

from polis.core.schema import MoveType, Schema
from polis.games.newyork.codes import (
    ALLOT,
    ARRANGE,
    BASE,
    BID,
    CONVERT,
    DEAL,
    DECLINE,
    DONE,
    DROP,
    ERECT,
    KEEP,
    LAY,
    LETTER,
    MARKER,
    MOVE,
    OPEN_TILE,
    PAIR,
    PASS,
    PICK,
    PICK_BLIND,
    PLACE,
    SHED,
    SHELVE,
    SPARE,
    SWAP,
    TAKE,
    TOKEN,
    TURN,
    USE,
)
from polis.games.newyork.domains import (
    BASE_VALUE,
    CARD,
    CHARACTER,
    DISTRICT,
    HOUSE,
    JOKER_COUNT,
    LETTER_NAME,
    OTHER_CARD,
    OTHER_DISTRICT,
    PAIR_NUMBER,
    PILE,
    SIZE,
    TOKEN_NAME,
)
from polis.games.newyork.events import EVENT_TABLE
from polis.games.newyork.reasons import REFUSAL_TABLE

KIND_TABLE: Final = [
    MoveType(PICK, "pick", [PILE]),
    MoveType(PICK_BLIND, "blind", []),
    MoveType(PAIR, "pair", [PAIR_NUMBER]),
    MoveType(USE, "use", [CHARACTER]),
    MoveType(CONVERT, "convert", [CARD]),
    MoveType(ERECT, "erect", [DISTRICT]),
    MoveType(DONE, "done", []),
    MoveType(KEEP, "keep", [CARD], secret=True),
    MoveType(SHELVE, "shelve", [CARD]),
    MoveType(SPARE, "spare", [CARD]),
    MoveType(DROP, "drop", [CARD]),
    MoveType(SWAP, "swap", [CARD, OTHER_CARD]),
    MoveType(BID, "bid", [SIZE, JOKER_COUNT]),
    MoveType(LAY, "lay", [], freeform=True),
    MoveType(PASS, "pass", []),
    MoveType(TAKE, "take", [CHARACTER]),
    MoveType(DECLINE, "decline", []),
    MoveType(PLACE, "place", [TOKEN_NAME, DISTRICT, OTHER_DISTRICT]),
    MoveType(MOVE, "move", [DISTRICT]),
    MoveType(SHED, "shed", [CARD]),
    MoveType(ARRANGE, "arrange", [], freeform=True),
    MoveType(LETTER, "letter", [LETTER_NAME]),
    MoveType(BASE, "base", [BASE_VALUE]),
    MoveType(MARKER, "marker", [HOUSE]),
    MoveType(OPEN_TILE, "open", [CHARACTER]),
    MoveType(TURN, "turn", [CARD]),
    MoveType(DEAL, "deal", [CARD], secret=True),
    MoveType(TOKEN, "token", [TOKEN_NAME]),
    MoveType(ALLOT, "allot", [PAIR_NUMBER]),
]

SCHEMA: Final = Schema(KIND_TABLE, EVENT_TABLE, REFUSAL_TABLE)
