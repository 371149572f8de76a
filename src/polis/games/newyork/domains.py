"""What the arguments and fields of New York City may be."""

from __future__ import annotations

from typing import Final

from polis.core.schema import SEAT, Arg, names, numbers
from polis.games.newyork.data import DECK, MODES, TOKEN_NAMES
from polis.games.newyork.terms import (
    BITS,
    CARDS,
    GONE,
    KINDS,
    LAST,
    MOST_HOUSES,
    MOST_PAIRS,
    OPEN,
    PILES,
    ROUNDS,
    ROUTES,
    TIMES,
    VALUES,
)

CARD_NAMES: Final = ["press", "dollars", "office", "plan", "prestige", "skyscraper", "joker"]
DISTRICT_NAMES: Final = [
    *["manhattan", "brooklyn", "queens", "bronx", "staten_island", "jersey_city"]
]
LETTER_NAMES: Final = ["a", "b", "c", "d", "e", "x"]
CHARACTER_NAMES: Final = [f"c{number + 1}" for number in range(KINDS)]
PHASE_NAMES: Final = [  # those of set-up first, then those of a round in their order
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

# Arguments

PHASE: Final = Arg("phase", names("phase", PHASE_NAMES, coded=True))
PLAYER: Final = Arg("player", SEAT)
TOM: Final = Arg("tom", names("tom", ["tom1", "tom2", "tom3"]))
CARD: Final = Arg("card", names("card", CARD_NAMES, coded=True))  # in the order of their auctions
OTHER_CARD: Final = Arg("other", CARD.domain)
AUCTION_NAME: Final = Arg("auction", names("auction", CARD_NAMES[:6]))
DISTRICT: Final = Arg("district", names("district", DISTRICT_NAMES))
OTHER_DISTRICT: Final = Arg("other", DISTRICT.domain)
LETTER_NAME: Final = Arg("letter", names("letter", LETTER_NAMES))
CHARACTER: Final = Arg("character", names("character", CHARACTER_NAMES))
TOKEN_NAME: Final = Arg("token", names("token", TOKEN_NAMES))
PILE: Final = Arg("pile", numbers("pile", 1, PILES))
PAIR_NUMBER: Final = Arg("pair", numbers("pair", 1, MOST_PAIRS))
HOUSE_NUMBER: Final = Arg("house", numbers("house", 1, MOST_HOUSES))
ROUND_NUMBER: Final = Arg("round", numbers("round", 1, ROUNDS))
BASE_VALUE: Final = Arg("points", numbers("base", 1, 10))
SIZE: Final = Arg("size", numbers("size", 1, 60))
JOKER_COUNT: Final = Arg("jokers", numbers("jokers", 0, 15))
COUNT: Final = Arg("count", numbers("count", 0, DECK))
SPACE: Final = Arg("space", numbers("space", 0, LAST))
POINTS: Final = Arg("points", numbers("points", 0, 999))
TILE_VALUE: Final = Arg("value", numbers("value", 1, VALUES))
REASON: Final = Arg("reason", names("reason", REASON_NAMES, coded=True))
PLACE_NUMBER: Final = Arg("place", numbers("place", 1, 5))

# Fields. The houses are the seats and then the Toms; behind the last house comes the neutral
# colour, on the press track and in the districts.

HOUSE: Final = numbers("house", 0, MOST_HOUSES - 1, counted="houses")
MARKER: Final = numbers("marker", 0, MOST_HOUSES)
GOES: Final = names("goes", ["to_hand", "to_reserve", "to_choice"], coded=True)
LEVEL: Final = numbers("level", 0, len(MODES) - 1)
TOKEN_PLACE: Final = numbers("token_place", GONE, len(DISTRICT_NAMES) - 1)
ROUTE: Final = numbers("route", 0, ROUTES - 1)
PAIRED: Final = numbers("paired", 1, 2 * MOST_PAIRS)
STARTER: Final = numbers("starter", 1, 2 * PILES)
SLOT: Final = numbers("slot", 1, VALUES * OPEN)
TIME: Final = numbers("time", 1, TIMES)
COPIES_OF: Final = numbers("copies", 0, 9)
FEW: Final = numbers("few", 0, 40)
TILES: Final = numbers("tiles", 0, 100)
MONEY: Final = numbers("money", 0, 1000)
SCORE: Final = numbers("score", -1000, 1000)
BID_SIZE: Final = numbers("bid", 0, 200)
TURN: Final = numbers("turn", 1, 63)
USED: Final = numbers("used", 1, 31)
ARRANGEMENT: Final = numbers("arrangement", 0, (1 << BITS * CARDS) - 1)
TRIED: Final = numbers("tried", 1, 999)
