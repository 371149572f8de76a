"""What can be done, told and refused in Monopoly: Fallout."""

from __future__ import annotations

from typing import Final

from polis.core.words import SEAT, Arg, Event, Kind, Refusal, Words, names, numbers
from polis.games.fallout.data import (
    COLOUR_NAMES,
    GUIDE_NAMES,
    PROPERTY_NAMES,
    SPECIAL_NAMES,
)

# Moves of players
ROLL: Final = 0
PAY_FINE: Final = 1
USE_CARD: Final = 2
BUY: Final = 3
REFUSE: Final = 4
RAISE: Final = 5
BID: Final = 6
PASS: Final = 7
BUILD: Final = 8
SELL: Final = 9
SELL_DOWN: Final = 10
MORTGAGE: Final = 11
REDEEM: Final = 12
WANT: Final = 13
PLACE: Final = 14
OFFER: Final = 15
PROPOSE: Final = 16
SWAP: Final = 17
ACCEPT: Final = 18
DECLINE: Final = 19
WITHDRAW: Final = 20
CLAIM: Final = 21
WAIVE: Final = 22
GIVE_UP: Final = 23
CALL_TIME: Final = 24
# Moves of nature
FALL: Final = 25
DRAW: Final = 26

# Events
STARTER_ROLLED: Final = 0
STARTS_TIED: Final = 1
BEGAN: Final = 2
ROUND_BEGAN: Final = 3
TURN_BEGAN: Final = 4
ROLLED: Final = 5
ROLLED_DOUBLE: Final = 6
MOVED: Final = 7
SALARY_PAID: Final = 8
LANDED: Final = 9
BOUGHT: Final = 10
AUCTION_OPENED: Final = 11
BID_MADE: Final = 12
DROPPED_OUT: Final = 13
SOLD: Final = 14
UNSOLD: Final = 15
RENT_OPEN: Final = 16
RENT_DUE: Final = 17
RENT_WAIVED: Final = 18
RENT_LOST: Final = 19
NO_RENT: Final = 20
THREW: Final = 21
CARD_DRAWN: Final = 22
CARD_KEPT: Final = 23
PAID_BANK: Final = 24
PAID_PLAYER: Final = 25
RECEIVED: Final = 26
JAILED: Final = 27
FINE_PAID: Final = 28
CARD_USED: Final = 29
OUT_BY_DOUBLE: Final = 30
STAYS_IN: Final = 31
MUST_LEAVE: Final = 32
BUILT: Final = 33
VAULT_BUILT: Final = 34
SOLD_BUILDING: Final = 35
SOLD_DOWN: Final = 36
MORTGAGED: Final = 37
REDEEMED: Final = 38
SHORTAGE: Final = 39
WANTED: Final = 40
BUILDING_AUCTIONED: Final = 41
BUILDING_WON: Final = 42
BUILDING_LEFT: Final = 43
OFFERED: Final = 44
COUNTERED: Final = 45
TERM_GIVEN: Final = 46
TERM_TAKEN: Final = 47
TERM_CASH: Final = 48
ACCEPTED: Final = 49
CHANGED_HANDS: Final = 50
INTEREST_PAID: Final = 51
DECLINED: Final = 52
WITHDRAWN: Final = 53
LAPSED: Final = 54
IN_DEBT: Final = 55
GAVE_UP: Final = 56
RUINED_BY_PLAYER: Final = 57
RUINED_BY_BANK: Final = 58
INHERITED: Final = 59
INTEREST_DUE: Final = 60
CARD_RETURNED: Final = 61
TIME_CALLED: Final = 62
LIMIT_REACHED: Final = 63
WORTH: Final = 64
WON: Final = 65
SHARED: Final = 66

# Refusals
GAME_OVER: Final = 0
NATURES_MOVE: Final = 1
NOT_YOUR_MOVE: Final = 2
WRONG_MOMENT: Final = 3
ARE_BANKRUPT: Final = 4
NOT_IN_JAIL: Final = 5
NO_CARD: Final = 6
NO_CASH: Final = 7
CASH_BOUND: Final = 8
BID_TOO_LOW: Final = 9
BID_UNREADABLE: Final = 10
NOT_A_SITE: Final = 11
NOT_OWNED: Final = 12
GROUP_NOT_WHOLE: Final = 13
GROUP_MORTGAGED: Final = 14
UNEVEN: Final = 15
FULL: Final = 16
NONE_IN_STOCK: Final = 17
NO_BUILDINGS: Final = 18
SELL_UNEVEN: Final = 19
VAULT_NEEDS_SHACKS: Final = 20
SELL_SINGLY: Final = 21
NOT_EVEN_STATE: Final = 22
MORTGAGED_ALREADY: Final = 23
GROUP_BUILT: Final = 24
NOT_MORTGAGED: Final = 25
DEBT_FIRST: Final = 26
TOO_MANY_WANTED: Final = 27
CANNOT_PLACE: Final = 28
NO_SUCH_PARTNER: Final = 29
OFFER_UNREADABLE: Final = 30
OFFER_EMPTY: Final = 31
NOT_OF_YOU_TWO: Final = 32
OFFER_BUILT: Final = 33
OFFER_NO_CASH: Final = 34
OFFER_NO_INTEREST: Final = 35
OFFERS_SPENT: Final = 36
NO_OFFER: Final = 37
NOT_USEFUL: Final = 38
BUSINESS_WAITS: Final = 39
NOTHING_TO_CLAIM: Final = 40
NO_DEBT: Final = 41
UNTIMED: Final = 42
CALLED_ALREADY: Final = 43

MOST: Final = 9_999_999  # caps: no sum of a lawful game comes near it

PHASE_NAMES: Final = [
    *["starting", "dice", "drawing", "throwing", "rolling", "buying"],
    *["auction", "owing", "window", "bidding", "placing", "over"],
]
GROUP_NAMES: Final = [*COLOUR_NAMES, "station", "radio"]
CARD_NAMES: Final = [*GUIDE_NAMES, *SPECIAL_NAMES]
SPACE_NAMES: Final = [f"at{space}" for space in range(40)]
ASSET_NAMES: Final = [*PROPERTY_NAMES, "guide_card", "special_card"]

# How much a bid goes above the lowest one allowed, and how many caps that is
STEP_NAMES: Final = ["one", "five", "ten", "twenty", "fifty", "hundred", "two_hundred"]
# What a buyer offers, in hundredths of the printed price
PREMIUM_NAMES: Final = ["price", "half_more", "double", "triple"]
# What is paid on top of a swap
BOOT_NAMES: Final = ["even", "plus100", "plus300"]

PHASE: Final = Arg("phase", names("phase", PHASE_NAMES))
PROPERTY: Final = Arg("property", names("property", PROPERTY_NAMES))
ASSET: Final = Arg("asset", names("asset", ASSET_NAMES))
GROUP: Final = Arg("group", names("group", GROUP_NAMES))
SPACE: Final = Arg("space", names("space", SPACE_NAMES))
CARD: Final = Arg("card", names("card", CARD_NAMES))
BUILDING: Final = Arg("building", names("building", ["shack", "vault"]))
STEP: Final = Arg("step", names("step", STEP_NAMES))
PREMIUM: Final = Arg("premium", names("premium", PREMIUM_NAMES))
BOOT: Final = Arg("boot", names("boot", BOOT_NAMES))
TOTAL: Final = Arg("total", numbers("total", 0, 14))
COUNT: Final = Arg("count", numbers("count", 0, 32))
ROUND: Final = Arg("round", numbers("round", 1, 99_999))
DIE: Final = Arg("die", numbers("die", 1, 6))
SECOND: Final = Arg("second", numbers("die", 1, 6))
AMOUNT: Final = Arg("amount", numbers("money", 0, MOST))
CASH: Final = Arg("cash", numbers("money", -MOST, MOST))
PLAYER: Final = Arg("player", SEAT)
OTHER: Final = Arg("other", SEAT)
PARTNER: Final = Arg("partner", SEAT)

WORDS: Final = Words(
    [
        Kind(ROLL, "roll", []),
        Kind(PAY_FINE, "fine", []),
        Kind(USE_CARD, "use_card", []),
        Kind(BUY, "buy", []),
        Kind(REFUSE, "refuse", []),
        Kind(RAISE, "raise", [STEP]),
        Kind(BID, "bid", [], free=True),
        Kind(PASS, "pass", []),
        Kind(BUILD, "build", [PROPERTY]),
        Kind(SELL, "sell", [PROPERTY]),
        Kind(SELL_DOWN, "sell_down", [TOTAL, GROUP]),
        Kind(MORTGAGE, "mortgage", [PROPERTY]),
        Kind(REDEEM, "redeem", [PROPERTY]),
        Kind(WANT, "want", [COUNT]),
        Kind(PLACE, "place", [PROPERTY]),
        Kind(OFFER, "offer", [PARTNER], free=True),
        Kind(PROPOSE, "propose", [PREMIUM, PROPERTY]),
        Kind(SWAP, "swap", [BOOT, PROPERTY]),
        Kind(ACCEPT, "accept", [PARTNER], answer=True),
        Kind(DECLINE, "decline", [PARTNER], answer=True),
        Kind(WITHDRAW, "withdraw", []),
        Kind(CLAIM, "claim", [], answer=True),
        Kind(WAIVE, "waive", [], answer=True),
        Kind(GIVE_UP, "give_up", []),
        Kind(CALL_TIME, "time", []),
        Kind(FALL, "dice", [DIE, SECOND]),
        Kind(DRAW, "draw", [CARD]),
    ],
    [
        Event(STARTER_ROLLED, "starter_rolled", "F1.2", [PLAYER, DIE, SECOND]),
        Event(STARTS_TIED, "starts_tied", "F1.2", [COUNT]),
        Event(BEGAN, "began", "F1.2", [PLAYER]),
        Event(ROUND_BEGAN, "round_began", "F1.6", [ROUND]),
        Event(TURN_BEGAN, "turn_began", "F1.2", [PLAYER]),
        Event(ROLLED, "rolled", "F1.3", [PLAYER, DIE, SECOND]),
        Event(ROLLED_DOUBLE, "rolled_double", "F1.4", [PLAYER, DIE, COUNT]),
        Event(MOVED, "moved", "F1.3", [PLAYER, SPACE]),
        Event(SALARY_PAID, "salary_paid", "F1.3", [PLAYER, AMOUNT]),
        Event(LANDED, "landed", "F2.8", [PLAYER, SPACE]),
        Event(BOUGHT, "bought", "F2.1", [PLAYER, PROPERTY, AMOUNT]),
        Event(AUCTION_OPENED, "auction_opened", "F2.1", [PROPERTY]),
        Event(BID_MADE, "bid_made", "F2.1", [PLAYER, AMOUNT]),
        Event(DROPPED_OUT, "dropped_out", "F2.1", [PLAYER]),
        Event(SOLD, "sold", "F2.1", [PLAYER, PROPERTY, AMOUNT]),
        Event(UNSOLD, "unsold", "F2.1", [PROPERTY]),
        Event(RENT_OPEN, "rent_open", "F2.2", [PLAYER, OTHER, AMOUNT]),
        Event(RENT_DUE, "rent_due", "F2.2", [PLAYER, OTHER, AMOUNT]),
        Event(RENT_WAIVED, "rent_waived", "F2.2", [PLAYER, OTHER, AMOUNT]),
        Event(RENT_LOST, "rent_lost", "F2.2", [PLAYER, AMOUNT]),
        Event(NO_RENT, "no_rent", "F2.2", [PLAYER, PROPERTY]),
        Event(THREW, "threw", "F2.5", [PLAYER, DIE, SECOND, COUNT]),
        Event(CARD_DRAWN, "card_drawn", "F2.6", [PLAYER, CARD]),
        Event(CARD_KEPT, "card_kept", "F2.6", [PLAYER]),
        Event(PAID_BANK, "paid_bank", "F2.7", [PLAYER, AMOUNT]),
        Event(PAID_PLAYER, "paid_player", "F5.4", [PLAYER, OTHER, AMOUNT]),
        Event(RECEIVED, "received", "F2.6", [PLAYER, AMOUNT]),
        Event(JAILED, "jailed", "F3.1", [PLAYER]),
        Event(FINE_PAID, "fine_paid", "F3.2", [PLAYER, AMOUNT]),
        Event(CARD_USED, "card_used", "F3.2", [PLAYER, ASSET]),
        Event(OUT_BY_DOUBLE, "out_by_double", "F3.2", [PLAYER]),
        Event(STAYS_IN, "stays_in", "F3.2", [PLAYER, COUNT]),
        Event(MUST_LEAVE, "must_leave", "F3.2", [PLAYER, AMOUNT]),
        Event(BUILT, "built", "F4.1", [PLAYER, PROPERTY, COUNT, AMOUNT]),
        Event(VAULT_BUILT, "vault_built", "F4.1", [PLAYER, PROPERTY, AMOUNT]),
        Event(SOLD_BUILDING, "sold_building", "F4.3", [PLAYER, BUILDING, PROPERTY, AMOUNT]),
        Event(SOLD_DOWN, "sold_down", "F4.3", [PLAYER, GROUP, COUNT, AMOUNT]),
        Event(MORTGAGED, "mortgaged", "F4.4", [PLAYER, PROPERTY, AMOUNT]),
        Event(REDEEMED, "redeemed", "F4.4", [PLAYER, PROPERTY, AMOUNT]),
        Event(SHORTAGE, "shortage", "F4.2", [PLAYER, BUILDING, COUNT]),
        Event(WANTED, "wanted", "F4.2", [PLAYER, COUNT]),
        Event(BUILDING_AUCTIONED, "building_auctioned", "F4.2", [BUILDING]),
        Event(BUILDING_WON, "building_won", "F4.2", [PLAYER, BUILDING, AMOUNT]),
        Event(BUILDING_LEFT, "building_left", "F4.2", [BUILDING]),
        Event(OFFERED, "offered", "F4.5", [PLAYER, OTHER], asks=True),
        Event(COUNTERED, "countered", "F4.5", [PLAYER, OTHER], asks=True),
        Event(TERM_GIVEN, "term_given", "F4.5", [PLAYER, ASSET]),
        Event(TERM_TAKEN, "term_taken", "F4.5", [PLAYER, ASSET]),
        Event(TERM_CASH, "term_cash", "F4.5", [PLAYER, AMOUNT]),
        Event(ACCEPTED, "accepted", "F4.5", [PLAYER, OTHER]),
        Event(CHANGED_HANDS, "changed_hands", "F4.5", [PLAYER, ASSET]),
        Event(INTEREST_PAID, "interest_paid", "F4.5", [PLAYER, AMOUNT]),
        Event(DECLINED, "declined", "F4.5", [PLAYER, OTHER]),
        Event(WITHDRAWN, "withdrawn", "F4.5", [PLAYER, OTHER]),
        Event(LAPSED, "lapsed", "F4.6", [PLAYER, OTHER]),
        Event(IN_DEBT, "in_debt", "F5.1", [PLAYER, AMOUNT, CASH]),
        Event(GAVE_UP, "gave_up", "F5.1", [PLAYER]),
        Event(RUINED_BY_PLAYER, "ruined_by_player", "F5.2", [PLAYER, OTHER]),
        Event(RUINED_BY_BANK, "ruined_by_bank", "F5.3", [PLAYER]),
        Event(INHERITED, "inherited", "F5.2", [PLAYER, AMOUNT, COUNT]),
        Event(INTEREST_DUE, "interest_due", "F5.2", [PLAYER, AMOUNT]),
        Event(CARD_RETURNED, "card_returned", "F5.3", [ASSET]),
        Event(TIME_CALLED, "time_called", "F1.6", [PLAYER]),
        Event(LIMIT_REACHED, "limit_reached", "F1.6", []),
        Event(WORTH, "worth", "F1.6", [PLAYER, AMOUNT]),
        Event(WON, "won", "F1.5", [PLAYER]),
        Event(SHARED, "shared", "F1.6", [PLAYER]),
    ],
    [
        Refusal(GAME_OVER, "game_over", "F1.5", []),
        Refusal(NATURES_MOVE, "natures_move", "F1.3", []),
        Refusal(NOT_YOUR_MOVE, "not_your_move", "F1.2", [PLAYER]),
        Refusal(WRONG_MOMENT, "wrong_moment", "F4.6", [PHASE]),
        Refusal(ARE_BANKRUPT, "are_bankrupt", "F5.2", []),
        Refusal(NOT_IN_JAIL, "not_in_jail", "F3.2", []),
        Refusal(NO_CARD, "no_card", "F3.2", []),
        Refusal(NO_CASH, "no_cash", "F1.1", [AMOUNT]),
        Refusal(CASH_BOUND, "cash_bound", "F2.1", [AMOUNT]),
        Refusal(BID_TOO_LOW, "bid_too_low", "F2.1", [AMOUNT]),
        Refusal(BID_UNREADABLE, "bid_unreadable", "F2.1", []),
        Refusal(NOT_A_SITE, "not_a_site", "F4.1", [PROPERTY]),
        Refusal(NOT_OWNED, "not_owned", "F4.1", [PROPERTY]),
        Refusal(GROUP_NOT_WHOLE, "group_not_whole", "F4.1", [GROUP]),
        Refusal(GROUP_MORTGAGED, "group_mortgaged", "F4.1", [GROUP]),
        Refusal(UNEVEN, "uneven", "F4.1", [PROPERTY]),
        Refusal(FULL, "full", "F4.1", [PROPERTY]),
        Refusal(NONE_IN_STOCK, "none_in_stock", "F4.2", [BUILDING]),
        Refusal(NO_BUILDINGS, "no_buildings", "F4.3", [PROPERTY]),
        Refusal(SELL_UNEVEN, "sell_uneven", "F4.3", [PROPERTY]),
        Refusal(VAULT_NEEDS_SHACKS, "vault_needs_shacks", "F4.3", [COUNT]),
        Refusal(SELL_SINGLY, "sell_singly", "F4.3", [GROUP]),
        Refusal(NOT_EVEN_STATE, "not_even_state", "F4.3", [GROUP, COUNT]),
        Refusal(MORTGAGED_ALREADY, "mortgaged_already", "F4.4", [PROPERTY]),
        Refusal(GROUP_BUILT, "group_built", "F4.4", [GROUP]),
        Refusal(NOT_MORTGAGED, "not_mortgaged", "F4.4", [PROPERTY]),
        Refusal(DEBT_FIRST, "debt_first", "F5.1", []),
        Refusal(TOO_MANY_WANTED, "too_many_wanted", "F4.2", [COUNT]),
        Refusal(CANNOT_PLACE, "cannot_place", "F4.2", [PROPERTY]),
        Refusal(NO_SUCH_PARTNER, "no_such_partner", "F4.5", []),
        Refusal(OFFER_UNREADABLE, "offer_unreadable", "F4.5", []),
        Refusal(OFFER_EMPTY, "offer_empty", "F4.5", []),
        Refusal(NOT_OF_YOU_TWO, "not_of_you_two", "F4.5", [ASSET]),
        Refusal(OFFER_BUILT, "offer_built", "F4.5", [GROUP]),
        Refusal(OFFER_NO_CASH, "offer_no_cash", "F4.5", [PLAYER, CASH]),
        Refusal(OFFER_NO_INTEREST, "offer_no_interest", "F4.5", [PLAYER, AMOUNT]),
        Refusal(OFFERS_SPENT, "offers_spent", "F4.6", [COUNT]),
        Refusal(NO_OFFER, "no_offer", "F4.5", []),
        Refusal(NOT_USEFUL, "not_useful", "F4.5", [PROPERTY]),
        Refusal(BUSINESS_WAITS, "business_waits", "F4.2", []),
        Refusal(NOTHING_TO_CLAIM, "nothing_to_claim", "F2.2", []),
        Refusal(NO_DEBT, "no_debt", "F5.1", []),
        Refusal(UNTIMED, "untimed", "F1.6", []),
        Refusal(CALLED_ALREADY, "called_already", "F1.6", []),
    ],
)
