"""What can be done, told and refused in New York City."""

from __future__ import annotations

from typing import Final

from polis.core.schema import MoveType, Schema
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
    MoveType("pick", [PILE]),
    MoveType("blind", [], code="PICK_BLIND"),
    MoveType("pair", [PAIR_NUMBER]),
    MoveType("use", [CHARACTER]),
    MoveType("convert", [CARD]),
    MoveType("erect", [DISTRICT]),
    MoveType("done", []),
    MoveType("keep", [CARD], secret=True),
    MoveType("shelve", [CARD]),
    MoveType("spare", [CARD]),
    MoveType("drop", [CARD]),
    MoveType("swap", [CARD, OTHER_CARD]),
    MoveType("bid", [SIZE, JOKER_COUNT]),
    MoveType("lay", [], freeform=True),
    MoveType("pass", []),
    MoveType("take", [CHARACTER]),
    MoveType("decline", []),
    MoveType("place", [TOKEN_NAME, DISTRICT, OTHER_DISTRICT]),
    MoveType("move", [DISTRICT]),
    MoveType("shed", [CARD]),
    MoveType("arrange", [], freeform=True),
    MoveType("letter", [LETTER_NAME]),
    MoveType("base", [BASE_VALUE]),
    MoveType("marker", [HOUSE]),
    MoveType("open", [CHARACTER], code="OPEN_TILE"),
    MoveType("turn", [CARD]),
    MoveType("deal", [CARD], secret=True),
    MoveType("token", [TOKEN_NAME]),
    MoveType("allot", [PAIR_NUMBER]),
]

SCHEMA: Final = Schema(KIND_TABLE, EVENT_TABLE, REFUSAL_TABLE)
