"""What can be done, told and refused in New York City."""

from __future__ import annotations

from typing import Final

from polis.core.words import SEAT, Arg, Event, Kind, Refusal, Words, names, numbers
from polis.games.newyork.data import TOKEN_NAMES, VEHICLE_NAMES
from polis.games.newyork.state import KINDS, LAST, MOST_PAIRS, PILES, ROUNDS, VALUES

# Moves of players
PICK: Final = 0
PICK_BLIND: Final = 1
PAIR: Final = 2
USE: Final = 3
CONVERT: Final = 4
ERECT: Final = 5
DONE: Final = 6
KEEP: Final = 7
SHELVE: Final = 8
SPARE: Final = 9
DROP: Final = 10
SWAP: Final = 11
BID: Final = 12
LAY: Final = 13
PASS: Final = 14
TAKE: Final = 15
DECLINE: Final = 16
PLACE: Final = 17
MOVE: Final = 18
SHED: Final = 19
# Moves of nature
LETTER: Final = 20
BASE: Final = 21
MARKER: Final = 22
OPEN_TILE: Final = 23
TURN: Final = 24
DEAL: Final = 25
TOKEN: Final = 26
ALLOT: Final = 27

# Events. Where one speaks of a player, the next code says the same of a Tom.
LETTER_LAID: Final = 0
BASE_LAID: Final = 1
MARKER_STACKED: Final = 2
TILE_OPENED: Final = 4
STARTER_OPENED: Final = 5
RESERVE_DEALT: Final = 6
PILE_PICKED: Final = 7
STARTER_GAINED: Final = 9
ROUND_BEGAN: Final = 11
TOKEN_OPENED: Final = 12
DREW: Final = 13
DREW_CARD: Final = 14
PAIR_LAID: Final = 15
PAIR_TAKEN: Final = 16
SPARE_DISCARDED: Final = 18
RESHUFFLED: Final = 19
USED: Final = 20
RESERVE_DREW: Final = 21
KEPT: Final = 22
KEPT_CARD: Final = 23
SHELVED: Final = 24
SPARED: Final = 25
DISCARDED: Final = 26
SWAPPED: Final = 28
AUCTION_OPENED: Final = 29
TOM_STOCKED: Final = 30
TOM_DREW: Final = 31
TOM_PLAYED: Final = 32
TOM_KEPT: Final = 33
TOM_DROPPED: Final = 34
TOM_RAISED: Final = 35
POSTPONED: Final = 36
WITHDRAWN: Final = 37
LAID: Final = 38
BID_MADE: Final = 40
PASSED: Final = 42
HIGHEST: Final = 44
NO_BIDS: Final = 46
ADVANCED: Final = 47
EARNED: Final = 49
TOOK: Final = 51
DECLINED: Final = 53
SUPPLIED: Final = 54
SCORED: Final = 55
PLACED: Final = 57
BUILT: Final = 59
MOVED: Final = 61
STATUE_WON: Final = 62
SHED_CARD: Final = 64
HANDS_DISCARDED: Final = 65
STAFF_SCORED: Final = 66
ABILITY_SCORED: Final = 68
DISTRICT_SCORED: Final = 69
DISTRICTS_SCORED: Final = 71
PRESS_SCORED: Final = 73
REST_SCORED: Final = 75
TOTAL_SCORED: Final = 77
WON: Final = 79
TOM_PASSES_BY: Final = 81
TOM_FULL: Final = 82

# Refusals
GAME_OVER: Final = 0
NOT_YOUR_MOVE: Final = 1
WRONG_MOMENT: Final = 2
NATURES_MOVE: Final = 3
PILE_GONE: Final = 4
NO_BLIND: Final = 5
PAIR_GONE: Final = 6
NOT_EMPLOYED: Final = 7
OTHER_PHASE: Final = 8
OTHER_AUCTION: Final = 9
NO_DOLLAR: Final = 10
USED_ALREADY: Final = 11
SAY_WHICH: Final = 12
NO_CONVERTER: Final = 13
OWN_CATEGORY: Final = 14
POSTPONED_ALREADY: Final = 15
POSTPONE_FIRST: Final = 16
NO_BUILDER: Final = 17
NO_TOWER: Final = 18
NOT_DRAWN: Final = 19
KEEP_FIRST: Final = 20
KEPT_ENOUGH: Final = 21
NOT_SPARE: Final = 22
NOT_IN_HAND: Final = 23
NOT_IN_RESERVE: Final = 24
SAME_CARD: Final = 25
SWAPPED_ENOUGH: Final = 26
NO_SUCH_BID: Final = 27
TOO_MANY_JOKERS: Final = 28
UNREADABLE: Final = 29
NOTHING_LAID: Final = 30
JOKERS_ALONE: Final = 31
CARD_ALONE: Final = 32
TILE_NOT_OPEN: Final = 33
TILE_TOO_DEAR: Final = 34
TOKEN_NOT_OPEN: Final = 35
NO_ROUTE: Final = 36
VEHICLE_GONE: Final = 37
NO_TOWER_THERE: Final = 38
ALREADY_THERE: Final = 39

MOST: Final = 99
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
PLACE_NUMBER: Final = Arg("place", numbers("place", 1, 5))


def both(code: int, name: str, clause: str, tom_clause: str, args: list[Arg]) -> list[Event]:
    """The same said of a player and of a Tom, whose rules may be of another clause."""
    return [
        Event(code, name, clause, [PLAYER, *args]),
        Event(code + 1, f"tom_{name}", tom_clause, [TOM, *args]),
    ]


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
    Kind(LETTER, "letter", [LETTER_NAME]),
    Kind(BASE, "base", [BASE_VALUE]),
    Kind(MARKER, "marker", [HOUSE]),
    Kind(OPEN_TILE, "open", [CHARACTER]),
    Kind(TURN, "turn", [CARD]),
    Kind(DEAL, "deal", [CARD], secret=True),
    Kind(TOKEN, "token", [TOKEN_NAME]),
    Kind(ALLOT, "allot", [PAIR_NUMBER]),
]

EVENT_TABLE: Final = [
    Event(LETTER_LAID, "letter_laid", "N1.6", [DISTRICT, LETTER_NAME]),
    Event(BASE_LAID, "base_laid", "N1.6", [DISTRICT, BASE_VALUE]),
    *both(MARKER_STACKED, "marker_stacked", "N1.9", "N1.9", [HOUSE]),
    Event(TILE_OPENED, "tile_opened", "N1.4", [CHARACTER, TILE_VALUE]),
    Event(STARTER_OPENED, "starter_opened", "N1.5", [PILE, CHARACTER]),
    Event(RESERVE_DEALT, "reserve_dealt", "N1.10", [PLAYER, CARD]),
    *both(PILE_PICKED, "pile_picked", "N1.11", "N9.3", [PILE]),
    *both(STARTER_GAINED, "starter_gained", "N1.11", "N9.3", [CHARACTER]),
    Event(ROUND_BEGAN, "round_began", "N4.2", [ROUND_NUMBER, DISTRICT]),
    Event(TOKEN_OPENED, "token_opened", "N4.3", [TOKEN_NAME, POINTS]),
    Event(DREW, "drew", "N4.4", [PLAYER, COUNT]),
    Event(DREW_CARD, "drew_card", "N4.4", [PLAYER, CARD]),
    Event(PAIR_LAID, "pair_laid", "N4.5", [PAIR_NUMBER, CARD, OTHER_CARD]),
    *both(PAIR_TAKEN, "pair_taken", "N5.1", "N9.4", [CARD, OTHER_CARD]),
    Event(SPARE_DISCARDED, "spare_discarded", "N5.2", [CARD]),
    Event(RESHUFFLED, "reshuffled", "N1.3", [COUNT]),
    Event(USED, "used", "N3.2", [PLAYER, CHARACTER]),
    Event(RESERVE_DREW, "reserve_drew", "N5.2", [PLAYER, CARD]),
    Event(KEPT, "kept", "N5.2", [PLAYER]),
    Event(KEPT_CARD, "kept_card", "N5.2", [PLAYER, CARD]),
    Event(SHELVED, "shelved", "N5.2", [PLAYER, CARD]),
    Event(SPARED, "spared", "N5.2", [PLAYER, CARD]),
    *both(DISCARDED, "discarded", "N5.2", "N9.11", [CARD, COUNT]),
    Event(SWAPPED, "swapped", "N6.1", [PLAYER, CARD, OTHER_CARD]),
    Event(AUCTION_OPENED, "auction_opened", "N6.2", [AUCTION_NAME]),
    Event(TOM_STOCKED, "tom_stocked", "N9.4", [TOM, CARD]),
    Event(TOM_DREW, "tom_drew", "N9.5", [TOM, CARD]),
    Event(TOM_PLAYED, "tom_played", "N9.5", [TOM, CARD]),
    Event(TOM_KEPT, "tom_kept", "N9.5", [TOM, CARD]),
    Event(TOM_DROPPED, "tom_dropped", "N9.5", [TOM, CARD]),
    Event(TOM_RAISED, "tom_raised", "N9.6", [TOM, COUNT]),
    Event(POSTPONED, "postponed", "N3.5", [PLAYER]),
    Event(WITHDRAWN, "withdrawn", "N3.5", [PLAYER, CHARACTER]),
    *both(LAID, "laid", "N6.3", "N9.6", [CARD, COUNT]),
    *both(BID_MADE, "bid_made", "N6.4", "N9.6", [SIZE]),
    *both(PASSED, "passed", "N6.2", "N9.6", []),
    *both(HIGHEST, "highest", "N6.7", "N6.7", [SIZE]),
    Event(NO_BIDS, "no_bids", "N6.2", []),
    *both(ADVANCED, "advanced", "N6.8", "N6.8", [COUNT, SPACE]),
    *both(EARNED, "earned", "N6.9", "N6.9", [COUNT]),
    *both(TOOK, "took", "N6.10", "N9.7", [CHARACTER, TILE_VALUE]),
    Event(DECLINED, "declined", "N6.10", [PLAYER]),
    Event(SUPPLIED, "supplied", "N6.11", [PLAYER, COUNT]),
    *both(SCORED, "scored", "N6.12", "N6.12", [POINTS]),
    *both(PLACED, "placed", "N6.12", "N9.8", [TOKEN_NAME, DISTRICT, OTHER_DISTRICT]),
    *both(BUILT, "built", "N6.13", "N9.9", [COUNT, DISTRICT]),
    Event(MOVED, "moved", "N6.13", [PLAYER, DISTRICT, OTHER_DISTRICT]),
    *both(STATUE_WON, "statue_won", "N6.14", "N6.14", [POINTS]),
    Event(SHED_CARD, "shed_card", "N6.1", [PLAYER, CARD]),
    Event(HANDS_DISCARDED, "hands_discarded", "N7.2", [ROUND_NUMBER], reveals=True),
    *both(STAFF_SCORED, "staff_scored", "N8.1", "N9.10", [POINTS]),
    Event(ABILITY_SCORED, "ability_scored", "N8.1", [PLAYER, CHARACTER, POINTS]),
    *both(DISTRICT_SCORED, "district_scored", "N8.2", "N8.2", [DISTRICT, PLACE_NUMBER, POINTS]),
    *both(DISTRICTS_SCORED, "districts_scored", "N8.3", "N8.3", [POINTS]),
    *both(PRESS_SCORED, "press_scored", "N8.3", "N8.3", [POINTS]),
    *both(REST_SCORED, "rest_scored", "N8.4", "N8.4", [POINTS]),
    *both(TOTAL_SCORED, "total_scored", "N8.5", "N8.5", [POINTS]),
    *both(WON, "won", "N8.5", "N8.5", [POINTS]),
    Event(TOM_PASSES_BY, "tom_passes_by", "N9.7", [TOM]),
    Event(TOM_FULL, "tom_full", "N9.9", [TOM, DISTRICT]),
]

REFUSAL_TABLE: Final = [
    Refusal(GAME_OVER, "game_over", "N7.2", []),
    Refusal(NOT_YOUR_MOVE, "not_your_move", "N2.2", [PLAYER]),
    Refusal(WRONG_MOMENT, "wrong_moment", "N1.1", [PHASE]),
    Refusal(NATURES_MOVE, "natures_move", "N1.3", []),
    Refusal(PILE_GONE, "pile_gone", "N1.11", [PILE]),
    Refusal(NO_BLIND, "no_blind", "N1.5", []),
    Refusal(PAIR_GONE, "pair_gone", "N5.1", [PAIR_NUMBER]),
    Refusal(NOT_EMPLOYED, "not_employed", "N3.2", [CHARACTER]),
    Refusal(OTHER_PHASE, "other_phase", "N3.1", [CHARACTER]),
    Refusal(OTHER_AUCTION, "other_auction", "N3.5", [CHARACTER]),
    Refusal(NO_DOLLAR, "no_dollar", "N3.2", []),
    Refusal(USED_ALREADY, "used_already", "N3.3", [CHARACTER]),
    Refusal(SAY_WHICH, "say_which", "N3.2", [CHARACTER]),
    Refusal(NO_CONVERTER, "no_converter", "N3.2", [CHARACTER]),
    Refusal(OWN_CATEGORY, "own_category", "N3.5", [CARD]),
    Refusal(POSTPONED_ALREADY, "postponed_already", "N3.5", []),
    Refusal(POSTPONE_FIRST, "postpone_first", "N3.5", []),
    Refusal(NO_BUILDER, "no_builder", "N3.2", [CHARACTER]),
    Refusal(NO_TOWER, "no_tower", "N7.1", []),
    Refusal(NOT_DRAWN, "not_drawn", "N5.2", [CARD]),
    Refusal(KEEP_FIRST, "keep_first", "N5.2", []),
    Refusal(KEPT_ENOUGH, "kept_enough", "N5.2", []),
    Refusal(NOT_SPARE, "not_spare", "N5.2", [CARD]),
    Refusal(NOT_IN_HAND, "not_in_hand", "N6.1", [CARD]),
    Refusal(NOT_IN_RESERVE, "not_in_reserve", "N6.1", [CARD]),
    Refusal(SAME_CARD, "same_card", "N6.1", [CARD]),
    Refusal(SWAPPED_ENOUGH, "swapped_enough", "N6.1", [COUNT]),
    Refusal(NO_SUCH_BID, "no_such_bid", "N6.4", [COUNT]),
    Refusal(TOO_MANY_JOKERS, "too_many_jokers", "N6.3", [COUNT]),
    Refusal(UNREADABLE, "unreadable", "N6.3", []),
    Refusal(NOTHING_LAID, "nothing_laid", "N6.3", []),
    Refusal(JOKERS_ALONE, "jokers_alone", "N6.3", []),
    Refusal(CARD_ALONE, "card_alone", "N6.3", [CARD]),
    Refusal(TILE_NOT_OPEN, "tile_not_open", "N6.10", [CHARACTER]),
    Refusal(TILE_TOO_DEAR, "tile_too_dear", "N6.10", [CHARACTER, COUNT]),
    Refusal(TOKEN_NOT_OPEN, "token_not_open", "N6.12", [TOKEN_NAME]),
    Refusal(NO_ROUTE, "no_route", "N6.12", [TOKEN_NAME, DISTRICT, OTHER_DISTRICT]),
    Refusal(VEHICLE_GONE, "vehicle_gone", "N6.12", [DISTRICT, OTHER_DISTRICT]),
    Refusal(NO_TOWER_THERE, "no_tower_there", "N6.13", [DISTRICT]),
    Refusal(ALREADY_THERE, "already_there", "N6.13", [DISTRICT]),
]

WORDS: Final = Words(KIND_TABLE, EVENT_TABLE, REFUSAL_TABLE)
