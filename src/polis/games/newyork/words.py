"""What can be done, told and refused in New York City."""

from __future__ import annotations

from typing import Final

from polis.core.words import Kind, Words
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
    Kind(PICK, "pick", [PILE]),
    Kind(PICK_BLIND, "blind", []),
    Kind(PAIR, "pair", [PAIR_NUMBER]),
    Kind(USE, "use", [CHARACTER]),
    Kind(CONVERT, "convert", [CARD]),
    Kind(ERECT, "erect", [DISTRICT]),
    Kind(DONE, "done", []),
    Kind(KEEP, "keep", [CARD], secret=True),
    Kind(SHELVE, "shelve", [CARD]),
    Kind(SPARE, "spare", [CARD]),
    Kind(DROP, "drop", [CARD]),
    Kind(SWAP, "swap", [CARD, OTHER_CARD]),
    Kind(BID, "bid", [SIZE, JOKER_COUNT]),
    Kind(LAY, "lay", [], free=True),
    Kind(PASS, "pass", []),
    Kind(TAKE, "take", [CHARACTER]),
    Kind(DECLINE, "decline", []),
    Kind(PLACE, "place", [TOKEN_NAME, DISTRICT, OTHER_DISTRICT]),
    Kind(MOVE, "move", [DISTRICT]),
    Kind(SHED, "shed", [CARD]),
    Kind(ARRANGE, "arrange", [], free=True),
    Kind(LETTER, "letter", [LETTER_NAME]),
    Kind(BASE, "base", [BASE_VALUE]),
    Kind(MARKER, "marker", [HOUSE]),
    Kind(OPEN_TILE, "open", [CHARACTER]),
    Kind(TURN, "turn", [CARD]),
    Kind(DEAL, "deal", [CARD], secret=True),
    Kind(TOKEN, "token", [TOKEN_NAME]),
    Kind(ALLOT, "allot", [PAIR_NUMBER]),
]

WORDS: Final = Words(KIND_TABLE, EVENT_TABLE, REFUSAL_TABLE)
