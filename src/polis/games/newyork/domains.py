"""What the arguments of moves, events and refusals may be in New York City."""

from __future__ import annotations

from typing import Final

from polis.core.schema import SEAT, Arg, names, numbers
from polis.games.newyork.data import TOKEN_NAMES, VEHICLE_NAMES
from polis.games.newyork.terms import KINDS, LAST, MOST_PAIRS, PILES, ROUNDS, VALUES

MOST: Final = 105  # the whole deck
SIZES: Final = 60
JOKERS: Final = 15

CARD_NAMES: Final = ["press", "dollars", "office", "plan", "prestige", "skyscraper", "joker"]
DISTRICT_NAMES: Final = [
    *["manhattan", "brooklyn", "queens", "bronx", "staten_island", "jersey_city"]
]
LETTER_NAMES: Final = ["a", "b", "c", "d", "e", "x"]
CHARACTER_NAMES: Final = [f"c{number + 1}" for number in range(KINDS)]
PHASE_NAMES: Final = [
    *["lettering", "basing", "stacking", "opening", "starters", "reserves", "picking", "blind"],
    *["allotting", "round", "tokening", "dealing", "pairing", "drafting", "sharing", "stocking"],
    *["first", "drawing", "keeping", "sparing", "dropping", "auction", "tom_drawing", "bidding"],
    *["resolving", "taking", "refilling", "awarding", "moving", "closing", "arranging", "third"],
    *["trimming", "round_end", "over"],
]

REASON_NAMES: Final = [
    *["beside_own", "of_this", "none_to_join", "for_later", "of_past", "not_kept"],
    *["by_influence", "by_character"],
]

PHASE: Final = Arg("phase", names("phase", PHASE_NAMES))
PLAYER: Final = Arg("player", SEAT)
TOM: Final = Arg("tom", names("tom", ["tom1", "tom2", "tom3"]))
CARD: Final = Arg("card", names("card", CARD_NAMES))
OTHER_CARD: Final = Arg("other", names("card", CARD_NAMES))
AUCTION_NAME: Final = Arg("auction", names("auction", CARD_NAMES[:6]))
DISTRICT: Final = Arg("district", names("district", DISTRICT_NAMES))
OTHER_DISTRICT: Final = Arg("other", names("district", DISTRICT_NAMES))
LETTER_NAME: Final = Arg("letter", names("letter", LETTER_NAMES))
CHARACTER: Final = Arg("character", names("character", CHARACTER_NAMES))
TOKEN_NAME: Final = Arg("token", names("token", TOKEN_NAMES))
VEHICLE: Final = Arg("vehicle", names("vehicle", VEHICLE_NAMES))
PILE: Final = Arg("pile", numbers("pile", 1, PILES))
PAIR_NUMBER: Final = Arg("pair", numbers("pair", 1, MOST_PAIRS))
HOUSE: Final = Arg("house", numbers("house", 1, 4))
ROUND_NUMBER: Final = Arg("round", numbers("round", 1, ROUNDS))
BASE_VALUE: Final = Arg("points", numbers("base", 1, 10))
SIZE: Final = Arg("size", numbers("size", 1, SIZES))
JOKER_COUNT: Final = Arg("jokers", numbers("jokers", 0, JOKERS))
COUNT: Final = Arg("count", numbers("count", 0, MOST))
SPACE: Final = Arg("space", numbers("space", 0, LAST))
POINTS: Final = Arg("points", numbers("points", 0, 999))
TILE_VALUE: Final = Arg("value", numbers("value", 1, VALUES))
REASON: Final = Arg("reason", names("reason", REASON_NAMES, coded=True))
PLACE_NUMBER: Final = Arg("place", numbers("place", 1, 5))
