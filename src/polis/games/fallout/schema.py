"""What can be done, told and refused in Monopoly: Fallout."""

from __future__ import annotations

from typing import Final

from polis.core.schema import Event, MoveType, Schema
from polis.games.fallout.domains import (
    AMOUNT,
    ASSET,
    ASSET_NAMES,
    BOOT,
    BUILDING,
    CARD,
    CASH,
    COUNT,
    DIE,
    GROUP,
    JAIL_CARD,
    OTHER,
    PARTNER,
    PLAYER,
    PREMIUM,
    PROPERTY,
    ROUND,
    SECOND,
    SPACE,
    STEP,
    TOTAL,
)
from polis.games.fallout.reasons import REFUSALS

# Moves of players
ROLL: Final = 0
PAY_FINE: Final = 1
USE_CARD: Final = 2
SHOW_CARD: Final = 3
BUY: Final = 4
REFUSE: Final = 5
RAISE: Final = 6
BID: Final = 7
PASS: Final = 8
BUILD: Final = 9
SELL: Final = 10
SELL_DOWN: Final = 11
SELL_KEEP: Final = 12
SELL_LESS: Final = 13
MORTGAGE: Final = 14
REDEEM: Final = 15
WANT: Final = 16
PLACE: Final = 17
OFFER: Final = 18
PROPOSE: Final = 19
SWAP: Final = 20
ACCEPT: Final = 21
DECLINE: Final = 22
WITHDRAW: Final = 23
CLAIM: Final = 24
WAIVE: Final = 25
GIVE_UP: Final = 26
CALL_TIME: Final = 27
# Moves of nature
FALL: Final = 28
DRAW: Final = 29

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
PAID_RENT: Final = 67
PAID_CARD: Final = 68
PAID_FINE: Final = 69
PAID_INTEREST: Final = 70
STEP_KEPT: Final = 71
STEP_LESS: Final = 72
CLOCK_CALLED: Final = 73
LAST_RENTS: Final = 74

SCHEMA: Final = Schema(
    [
        MoveType(ROLL, "roll", []),
        MoveType(PAY_FINE, "fine", []),
        MoveType(USE_CARD, "use_card", []),
        MoveType(SHOW_CARD, "show_card", [JAIL_CARD]),
        MoveType(BUY, "buy", []),
        MoveType(REFUSE, "refuse", []),
        MoveType(RAISE, "raise", [STEP]),
        MoveType(BID, "bid", [], freeform=True),
        MoveType(PASS, "pass", []),
        MoveType(BUILD, "build", [PROPERTY]),
        MoveType(SELL, "sell", [PROPERTY]),
        MoveType(SELL_DOWN, "sell_down", [TOTAL, GROUP]),
        MoveType(SELL_KEEP, "sell_keep", [TOTAL, PROPERTY]),
        MoveType(SELL_LESS, "sell_less", [TOTAL, PROPERTY]),
        MoveType(MORTGAGE, "mortgage", [PROPERTY]),
        MoveType(REDEEM, "redeem", [PROPERTY]),
        MoveType(WANT, "want", [COUNT]),
        MoveType(PLACE, "place", [PROPERTY]),
        MoveType(OFFER, "offer", [PARTNER], freeform=True, things=ASSET_NAMES),
        MoveType(PROPOSE, "propose", [PREMIUM, PROPERTY]),
        MoveType(SWAP, "swap", [BOOT, PROPERTY]),
        MoveType(ACCEPT, "accept", [PARTNER], answer=True),
        MoveType(DECLINE, "decline", [PARTNER], answer=True),
        MoveType(WITHDRAW, "withdraw", []),
        MoveType(CLAIM, "claim", [], answer=True),
        MoveType(WAIVE, "waive", [], answer=True),
        MoveType(GIVE_UP, "give_up", []),
        MoveType(CALL_TIME, "time", []),
        MoveType(FALL, "dice", [DIE, SECOND]),
        MoveType(DRAW, "draw", [CARD]),
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
        Event(PAID_RENT, "paid_rent", "F2.2", [PLAYER, OTHER, AMOUNT]),
        Event(PAID_CARD, "paid_card", "F2.6", [PLAYER, AMOUNT]),
        Event(PAID_FINE, "paid_fine", "F3.2", [PLAYER, AMOUNT]),
        Event(PAID_INTEREST, "paid_interest", "F5.2", [PLAYER, AMOUNT]),
        Event(STEP_KEPT, "step_kept", "F4.3", [PROPERTY]),
        Event(STEP_LESS, "step_less", "F4.3", [PROPERTY]),
        Event(CLOCK_CALLED, "clock_called", "F1.6", [PLAYER]),
        Event(LAST_RENTS, "last_rents", "F2.2", []),
    ],
    REFUSALS,
)
