"""What can be done, told, refused and remembered in New York City."""

from __future__ import annotations

from typing import Final

from polis.core.schema import (
    FLAG,
    NOBODY,
    OWNER,
    SEAT,
    Arg,
    EventType,
    Field,
    MoveType,
    OpportunityType,
    RefusalType,
    Schema,
    names,
    numbers,
)
from polis.games.newyork.data import DECK, MODES, TOKEN_NAMES
from polis.games.newyork.phase_table import DRAWS, MOMENTS, MOVING_FOR, PHASE_NAMES, PHASES, TURNS
from polis.games.newyork.terms import (
    AUCTIONS,
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
WHY: Final = "beside_own of_this none_to_join for_later of_past not_kept by_influence by_character"
REASON: Final = Arg("reason", names("reason", WHY.split(), coded=True))
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


def both(
    name: str, clause: str, tom_clause: str, args: list[Arg], deal: str = ""
) -> list[EventType]:
    """The same said of a player and of a Tom, whose rules may be of another clause."""
    return [
        EventType(name, clause, [PLAYER, *args], house=True, deal=deal),
        EventType(f"tom_{name}", tom_clause, [TOM, *args]),
    ]


SCHEMA: Final = Schema(
    [
        MoveType("pick", [PILE], "picking", "starters.pick"),
        MoveType("blind", [], "picking", "starters.pick_blind", code="PICK_BLIND"),
        MoveType("pair", [PAIR_NUMBER], "drafting", "rounds.draft"),
        MoveType(
            "use",
            [CHARACTER],
            "first bidding third",
            "first.use_first bidding.use_second third.use_third",
        ),
        MoveType("convert", [CARD], "bidding", "bidding.convert"),
        MoveType("erect", [DISTRICT], "third", "third.erect"),
        MoveType(
            "done",
            [],
            "first dropping moving arranging third",
            "rounds.finish first.finish_drop building.stop_moving rounds.finish rounds.finish",
        ),
        MoveType("keep", [CARD], "keeping", "first.keep", secret=True),
        MoveType("shelve", [CARD], "keeping", "first.shelve"),
        MoveType("spare", [CARD], "sparing", "first.take_spare"),
        MoveType("drop", [CARD], "dropping", "first.drop"),
        MoveType("swap", [CARD, OTHER_CARD], "bidding arranging", "reserve.swap"),
        MoveType("bid", [SIZE, JOKER_COUNT], "bidding", "bidding.bid"),
        MoveType("lay", [], "bidding", "bidding.lay", freeform=True),
        MoveType("pass", [], "bidding", "bidding.pass_by"),
        MoveType("take", [CHARACTER], "taking", "office.take"),
        MoveType("decline", [], "taking awarding", "auctions.decline"),
        MoveType("place", [TOKEN_NAME, DISTRICT, OTHER_DISTRICT], "awarding", "building.place"),
        MoveType("move", [DISTRICT], "moving", "building.move_tower"),
        MoveType("shed", [CARD], "trimming", "third.shed"),
        MoveType("arrange", [], "bidding arranging", "reserve.arrange", freeform=True),
        MoveType("letter", [LETTER_NAME], "lettering", "setup.lay_letter", nature=True),
        MoveType("base", [BASE_VALUE], "basing", "setup.lay_base", nature=True),
        MoveType("marker", [HOUSE_NUMBER], "stacking", "setup.stack_marker", nature=True),
        MoveType(
            "open",
            [CHARACTER],
            "opening starters blind refilling",
            "setup.lay_tile setup.lay_starter starters.turn_blind office.fill_up",
            code="OPEN_TILE",
            nature=True,
        ),
        MoveType(
            "turn",
            [CARD],
            "reserves pairing stocking drawing tom_drawing",
            "setup.put_in_reserve rounds.lay_pair rounds.stock_up first.draw_for tom.tom_draws",
            nature=True,
        ),
        MoveType(
            "deal",
            [CARD],
            "dealing drawing",
            "rounds.deal first.draw_for",
            secret=True,
            nature=True,
        ),
        MoveType("token", [TOKEN_NAME], "tokening", "rounds.open_token", nature=True),
        MoveType(
            "allot", [PAIR_NUMBER], "allotting sharing", "starters.allot rounds.share", nature=True
        ),
    ],
    [
        EventType("letter_laid", "N1.6", [DISTRICT, LETTER_NAME]),
        EventType("base_laid", "N1.6", [DISTRICT, BASE_VALUE]),
        *both("marker_stacked", "N1.9", "N1.9", [HOUSE_NUMBER]),
        EventType("tile_opened", "N1.4", [CHARACTER, TILE_VALUE]),
        EventType("starter_opened", "N1.5", [PILE, CHARACTER]),
        EventType("reserve_dealt", "N1.10", [PLAYER, CARD]),
        *both("pile_picked", "N1.11", "N9.3", [PILE]),
        *both("starter_gained", "N1.11", "N9.3", [CHARACTER]),
        EventType("round_began", "N4.2", [ROUND_NUMBER, DISTRICT]),
        EventType("token_opened", "N4.3", [TOKEN_NAME, POINTS]),
        EventType("drew", "N4.4", [PLAYER, COUNT]),
        EventType("drew_card", "N4.4", [PLAYER, CARD], whispered=True),
        EventType("pair_laid", "N4.5", [PAIR_NUMBER, CARD, OTHER_CARD]),
        *both("pair_taken", "N5.1", "N9.4", [CARD, OTHER_CARD]),
        EventType("spare_discarded", "N5.2", [CARD]),
        EventType("reshuffled", "N1.3", [COUNT]),
        EventType("used", "N3.2", [PLAYER, CHARACTER]),
        EventType("reserve_drew", "N5.2", [PLAYER, CARD]),
        EventType("kept", "N5.2", [PLAYER]),
        EventType("kept_card", "N5.2", [PLAYER, CARD], whispered=True),
        EventType("shelved", "N5.2", [PLAYER, CARD]),
        EventType("spared", "N5.2", [PLAYER, CARD]),
        *both("discarded", "N5.2", "N9.11", [CARD, COUNT]),
        EventType("swapped", "N6.1", [PLAYER, CARD, OTHER_CARD]),
        EventType("auction_opened", "N6.2", [AUCTION_NAME]),
        EventType("tom_stocked", "N9.4", [TOM, CARD]),
        EventType("tom_drew", "N9.5", [TOM, CARD]),
        EventType("tom_played", "N9.5", [TOM, CARD, REASON]),
        EventType("tom_kept", "N9.5", [TOM, CARD, REASON]),
        EventType("tom_dropped", "N9.5", [TOM, CARD, REASON]),
        EventType("tom_raised", "N9.6", [TOM, COUNT]),
        EventType("postponed", "N3.5", [PLAYER]),
        EventType("withdrawn", "N3.5", [PLAYER, CHARACTER]),
        *both("laid", "N6.3", "N9.6", [CARD, COUNT]),
        *both("bid_made", "N6.4", "N9.6", [SIZE], deal=SIZE.name),
        *both("passed", "N6.2", "N9.6", []),
        *both("highest", "N6.7", "N6.7", [SIZE]),
        EventType("no_bids", "N6.2", []),
        *both("advanced", "N6.8", "N6.8", [COUNT, SPACE]),
        *both("earned", "N6.9", "N6.9", [COUNT]),
        *both("took", "N6.10", "N9.7", [CHARACTER, TILE_VALUE, COUNT]),
        EventType("declined", "N6.10", [PLAYER]),
        EventType("supplied", "N6.11", [PLAYER, COUNT]),
        *both("scored", "N6.12", "N6.12", [POINTS]),
        *both("placed", "N6.12", "N9.8", [TOKEN_NAME, DISTRICT, OTHER_DISTRICT]),
        *both("built", "N6.13", "N9.9", [COUNT, DISTRICT]),
        EventType("moved", "N6.13", [PLAYER, DISTRICT, OTHER_DISTRICT]),
        *both("statue_won", "N6.14", "N6.14", [POINTS]),
        EventType("shed_card", "N6.1", [PLAYER, CARD]),
        EventType("hands_discarded", "N7.2", [ROUND_NUMBER], reveals=True),
        *both("staff_scored", "N8.1", "N9.10", [POINTS]),
        EventType("ability_scored", "N8.1", [PLAYER, CHARACTER, POINTS]),
        *both("district_scored", "N8.2", "N8.2", [DISTRICT, PLACE_NUMBER, POINTS]),
        *both("districts_scored", "N8.3", "N8.3", [POINTS]),
        *both("press_scored", "N8.3", "N8.3", [POINTS]),
        *both("rest_scored", "N8.4", "N8.4", [POINTS]),
        *both("total_scored", "N8.5", "N8.5", [POINTS]),
        *both("won", "N8.5", "N8.5", [POINTS]),
        EventType("tom_passes_by", "N9.7", [TOM]),
        EventType("tom_full", "N9.9", [TOM, DISTRICT]),
        EventType("tom_single", "N9.9", [TOM, CARD]),
        EventType("tom_substitutes", "N9.9", [TOM, COUNT, SIZE]),
        EventType("tom_holds", "N9.6", [TOM, COUNT]),
        EventType("bids_tied", "N2.3", [SIZE, REASON]),
        EventType("scores_tied", "N8.5", [POINTS]),
        EventType("drew_more", "N5.2", [PLAYER, COUNT]),
        EventType("work_scored", "N7.1", [PLAYER, POINTS]),
        EventType("work_supplied", "N7.1", [PLAYER, COUNT]),
        EventType("work_advanced", "N7.1", [PLAYER, COUNT, SPACE]),
        EventType("work_built", "N7.1", [PLAYER, COUNT, DISTRICT]),
        *both("award_built", "N6.12", "N9.8", [COUNT, DISTRICT]),
        EventType("award_declined", "N6.12", [PLAYER]),
        *both("track_scored", "N8.5", "N8.5", [POINTS]),
        EventType("left_over", "N7.2", [CARD, COUNT], reveals=True),
        EventType("pair_chosen", "N5.1", [PLAYER, PAIR_NUMBER]),
    ],
    [
        RefusalType("game_over", "N7.2", []),
        RefusalType("not_your_move", "N2.2", [PLAYER], TURNS),
        RefusalType("wrong_moment", "N1.1", [PHASE], MOMENTS),
        RefusalType("natures_move", "N1.3", [], DRAWS),
        RefusalType("pile_gone", "N1.11", [PILE]),
        RefusalType("no_blind", "N1.5", [], ["N1.5", "N9.3"]),
        RefusalType("pair_gone", "N5.1", [PAIR_NUMBER]),
        RefusalType("not_employed", "N3.2", [CHARACTER]),
        RefusalType("other_phase", "N3.1", [CHARACTER]),
        RefusalType("other_auction", "N3.5", [CHARACTER]),
        RefusalType("no_dollar", "N3.2", []),
        RefusalType("used_already", "N3.3", [CHARACTER]),
        RefusalType("say_which", "N3.5", [CHARACTER], ["N3.5", "N7.1"]),
        RefusalType("no_converter", "N3.5", [CHARACTER]),
        RefusalType("own_category", "N3.5", [CARD]),
        RefusalType("postponed_already", "N3.5", []),
        RefusalType("postpone_first", "N3.5", []),
        RefusalType("no_builder", "N7.1", [CHARACTER]),
        RefusalType("no_tower", "N7.1", []),
        RefusalType("not_drawn", "N5.2", [CARD]),
        RefusalType("keep_first", "N5.2", []),
        RefusalType("kept_enough", "N5.2", []),
        RefusalType("not_spare", "N5.2", [CARD]),
        RefusalType("not_in_hand", "N6.1", [CARD], ["N6.1", "N5.2"]),
        RefusalType("not_in_reserve", "N6.1", [CARD]),
        RefusalType("same_card", "N6.1", [CARD]),
        RefusalType("swapped_enough", "N6.1", [COUNT]),
        RefusalType("no_such_bid", "N6.4", [COUNT]),
        RefusalType("too_many_jokers", "N6.3", [COUNT]),
        RefusalType("unreadable", "N6.3", [], ["N6.3", "N6.1"]),
        RefusalType("nothing_laid", "N6.3", []),
        RefusalType("jokers_alone", "N6.3", []),
        RefusalType("card_alone", "N6.3", [CARD]),
        RefusalType("tile_not_open", "N6.10", [CHARACTER]),
        RefusalType("tile_too_dear", "N6.10", [CHARACTER, COUNT]),
        RefusalType("token_not_open", "N6.12", [TOKEN_NAME]),
        RefusalType("no_route", "N6.12", [TOKEN_NAME, DISTRICT, OTHER_DISTRICT]),
        RefusalType("vehicle_gone", "N6.12", [DISTRICT, OTHER_DISTRICT]),
        RefusalType("no_tower_there", "N6.13", [DISTRICT], MOVING_FOR),
        RefusalType("already_there", "N6.13", [DISTRICT], MOVING_FOR),
        RefusalType("arrangement_left", "N6.1", [CARD, OTHER_CARD]),
        RefusalType("arranged_so", "N6.1", []),
        RefusalType("reserve_size", "N6.1", [COUNT]),
        RefusalType("not_owned", "N6.1", [CARD]),
        RefusalType("no_bid", "N6.3", []),
        RefusalType("ties_already", "N3.5", []),
    ],
    "NewYork",
    [
        Field("houses", numbers("houses", 2, MOST_HOUSES), about="the seats, then the Toms"),
        Field("levels", LEVEL, [TOM.domain]),
        Field("drafted", names("drafted", ["closed", "open"]), option=True),
        Field("tom_laid", names("tom_laid", ["bid", "waits"]), option=True),
        Field("edition", names("edition", ["1", "2"]), start=1, option=True),
        Field("phase", PHASE.domain),
        Field("step", numbers("step", 0, 200), about="how far the phase has come"),
        Field("round", numbers("round", 0, ROUNDS)),
        Field("auction", numbers("auction", 0, AUCTIONS)),
        Field("queue", HOUSE, [TURN], grows=True, about="whose turn it is, one after another"),
        # The districts
        Field("letter", LETTER_NAME.domain, [DISTRICT.domain], none=True),
        Field("base", numbers("base", 0, 10), [DISTRICT.domain]),
        Field("towers", FEW, [MARKER, DISTRICT.domain]),
        Field("mayor", DISTRICT.domain, start=-1, none=True),
        Field("token_at", TOKEN_PLACE, [TOKEN_NAME.domain], about="or STACKED, OPENED, GONE"),
        Field("vehicle_of", HOUSE, [ROUTE], none=True, about="who took it, or ON_BOARD"),
        Field("statue", FLAG, start=1, about="whether the district bonus can still be gained"),
        # The press track
        Field("space", SPACE.domain, [MARKER]),
        Field("order", MARKER, [MARKER], none=True, about="by influence, the leader first"),
        Field("standing", MARKER, [MARKER], none=True, about="its index in ``order``"),
        # The cards
        Field("deck", COUNT.domain, [CARD.domain], seen=NOBODY),
        Field("deck_left", COUNT.domain),
        Field("discards", COUNT.domain, [CARD.domain]),
        Field("hand", COUNT.domain, [HOUSE, CARD.domain], seen=OWNER, about="a Tom's is open"),
        Field("hand_size", COUNT.domain, [HOUSE]),
        Field("known", COUNT.domain, [HOUSE, CARD.domain], about="of the hand, to everybody"),
        Field("reserve", COUNT.domain, [HOUSE, CARD.domain]),
        Field("reserve_size", COUNT.domain, [HOUSE]),
        Field("pairs", CARD.domain, [PAIRED], none=True, about="two cards a pair"),
        Field("spare", COUNT.domain, [CARD.domain], about="left over from the draft"),
        # The characters
        Field("pile", COPIES_OF, [CHARACTER.domain], seen=NOBODY),
        Field("pile_left", TILES, [TILE_VALUE.domain]),
        Field("light", COPIES_OF, [CHARACTER.domain], seen=NOBODY, about="starters face down"),
        Field("office", CHARACTER.domain, [SLOT], none=True, about="OPEN slots a value"),
        Field("starters", CHARACTER.domain, [STARTER], none=True, about="two tiles a pile"),
        Field("blind_left", FEW, about="starter piles face down"),
        Field("staff", COPIES_OF, [HOUSE, CHARACTER.domain]),
        Field("paid", COPIES_OF, [HOUSE, CHARACTER.domain], about="with a dollar on it"),
        Field("idle", FEW, [HOUSE, TIME], about="tiles without a dollar, by when they work"),
        # What each house has
        Field("dollars", MONEY, [HOUSE]),
        Field("supply", FEW, [HOUSE], about="skyscrapers"),
        Field("points", SCORE, [HOUSE]),
        # An ability of phase I at work
        Field("drawing", FEW),
        Field("goes", GOES),
        Field("drawn", COUNT.domain, [CARD.domain], seen=NOBODY, about="but by whoever drew it"),
        Field("keep_left", FEW),
        Field("shelve_left", FEW),
        Field("drop_left", FEW),
        Field("dropped", FEW),
        Field("sparing", FLAG),
        # The auction
        Field("first", HOUSE, start=-1, none=True, about="first bidder"),
        Field("bids", BID_SIZE, [HOUSE], about="0 for a pass"),
        Field("laid", COUNT.domain, [HOUSE, CARD.domain]),
        Field("settled", HOUSE, bits=True, about="who has bid or passed"),
        Field("postponed", HOUSE, bits=True, about="who bids after the others"),
        Field("tie_winners", HOUSE, bits=True),
        Field("winner", HOUSE, start=-1, none=True),
        Field("second", HOUSE, start=-1, none=True),
        Field("pointed", FLAG, about="whether the points of auction 5 have been given"),
        Field("moves_left", FEW),
        Field("moving_to", DISTRICT.domain, start=-1, none=True),
        Field("refill", FEW, about="tiles still to be opened in one row for a Tom"),
        Field("refill_value", numbers("value", 0, VALUES)),
        # The bid being made
        Field("declared", CHARACTER.domain, [USED], grows=True, about="used for it"),
        Field("plus", FEW),
        Field("wilds", FEW),
        Field("extra_jokers", FEW),
        Field("converted", CARD.domain, bits=True, about="what counts as the auction's own"),
        Field("swaps", numbers("swaps", 0, 1000)),
        Field("left", ARRANGEMENT, [TRIED], grows=True, about="reserves this decision has left"),
    ],
    views={
        "table": "phase step round queue mayor statue",
        "house": "dollars supply points hand_size",
        "auction": "bids settled postponed tie_winners winner second moves_left moving_to "
        "plus wilds extra_jokers converted swaps",
    },
    phases=PHASES,
    opportunities=[
        OpportunityType("lead", "N8.2", [DISTRICT, POINTS]),
        OpportunityType("enter", "N8.2", [DISTRICT, PLACE_NUMBER, POINTS]),
        OpportunityType("bid", "N6.7", [AUCTION_NAME, SIZE, COUNT]),
        OpportunityType("reach", "N6.10", [CHARACTER, SIZE]),
        OpportunityType("hire", "N6.10", [CHARACTER, POINTS]),
    ],
    sources=[
        *["points", "work", "statue", *DISTRICT_NAMES, "people", "abilities", "everywhere"],
        *["press", "rest", "before"],
    ],
)
