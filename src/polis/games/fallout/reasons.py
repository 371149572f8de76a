"""Why a move can be refused in Monopoly: Fallout, each reason with the clause that forbids."""

from __future__ import annotations

from typing import Final

from polis.core.schema import Refusal
from polis.games.fallout.domains import (
    AMOUNT,
    ASSET,
    BUILDING,
    CASH,
    COUNT,
    GROUP,
    PHASE,
    PLAYER,
    PROPERTY,
    ROUND,
)

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
WHICH_CARD: Final = 44
ONE_CARD: Final = 45
NO_CASH_BID: Final = 46
GROUP_BARE: Final = 47
CHOOSE_ODD: Final = 48
NOT_ODD: Final = 49
TOO_EARLY: Final = 50

# The clause of a moment that is not a roll: a sale, a debt, scarce buildings, the last rents
MOMENTS: Final = ["F2.1", "F5.1", "F4.2", "F2.2"]
# Where one reason has several clauses, which of them: of ``no_cash``, of ``not_owned``
TO_BUY: Final = 0
TO_LEAVE: Final = 1
TO_BUILD: Final = 2
TO_REDEEM: Final = 3
ON_BUILDING: Final = 0
ON_SELLING: Final = 1
ON_PLEDGING: Final = 2

REFUSALS: Final = [
    Refusal(GAME_OVER, "game_over", "F1.5", [], ["F1.5", "F1.6"]),
    Refusal(NATURES_MOVE, "natures_move", "F1.3", []),
    Refusal(NOT_YOUR_MOVE, "not_your_move", "F1.2", [PLAYER], ["F1.2", *MOMENTS]),
    Refusal(WRONG_MOMENT, "wrong_moment", "F1.3", [PHASE], ["F1.3", *MOMENTS]),
    Refusal(ARE_BANKRUPT, "are_bankrupt", "F5.1", []),
    Refusal(NOT_IN_JAIL, "not_in_jail", "F3.2", []),
    Refusal(NO_CARD, "no_card", "F3.2", []),
    Refusal(NO_CASH, "no_cash", "F2.1", [AMOUNT], ["F2.1", "F3.2", "F4.1", "F4.4"]),
    Refusal(CASH_BOUND, "cash_bound", "F2.1", [AMOUNT]),
    Refusal(BID_TOO_LOW, "bid_too_low", "F2.1", [AMOUNT], ["F2.1", "F4.2"]),
    Refusal(BID_UNREADABLE, "bid_unreadable", "F2.1", []),
    Refusal(NOT_A_SITE, "not_a_site", "F4.1", [PROPERTY]),
    Refusal(NOT_OWNED, "not_owned", "F4.1", [PROPERTY], ["F4.1", "F4.3", "F4.4"]),
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
    Refusal(WHICH_CARD, "which_card", "F3.2", []),
    Refusal(ONE_CARD, "one_card", "F3.2", []),
    Refusal(NO_CASH_BID, "no_cash_bid", "F2.1", [AMOUNT], ["F2.1", "F4.2"]),
    Refusal(GROUP_BARE, "group_bare", "F4.3", [GROUP]),
    Refusal(CHOOSE_ODD, "choose_odd", "F4.3", [GROUP, COUNT]),
    Refusal(NOT_ODD, "not_odd", "F4.3", [GROUP, COUNT]),
    Refusal(TOO_EARLY, "too_early", "F1.6", [ROUND]),
]
