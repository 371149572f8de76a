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
    Refusal("game_over", "F1.5", [], ["F1.5", "F1.6"]),
    Refusal("natures_move", "F1.3", []),
    Refusal("not_your_move", "F1.2", [PLAYER], ["F1.2", *MOMENTS]),
    Refusal("wrong_moment", "F1.3", [PHASE], ["F1.3", *MOMENTS]),
    Refusal("are_bankrupt", "F5.1", []),
    Refusal("not_in_jail", "F3.2", []),
    Refusal("no_card", "F3.2", []),
    Refusal("no_cash", "F2.1", [AMOUNT], ["F2.1", "F3.2", "F4.1", "F4.4"]),
    Refusal("cash_bound", "F2.1", [AMOUNT]),
    Refusal("bid_too_low", "F2.1", [AMOUNT], ["F2.1", "F4.2"]),
    Refusal("bid_unreadable", "F2.1", []),
    Refusal("not_a_site", "F4.1", [PROPERTY]),
    Refusal("not_owned", "F4.1", [PROPERTY], ["F4.1", "F4.3", "F4.4"]),
    Refusal("group_not_whole", "F4.1", [GROUP]),
    Refusal("group_mortgaged", "F4.1", [GROUP]),
    Refusal("uneven", "F4.1", [PROPERTY]),
    Refusal("full", "F4.1", [PROPERTY]),
    Refusal("none_in_stock", "F4.2", [BUILDING]),
    Refusal("no_buildings", "F4.3", [PROPERTY]),
    Refusal("sell_uneven", "F4.3", [PROPERTY]),
    Refusal("vault_needs_shacks", "F4.3", [COUNT]),
    Refusal("sell_singly", "F4.3", [GROUP]),
    Refusal("not_even_state", "F4.3", [GROUP, COUNT]),
    Refusal("mortgaged_already", "F4.4", [PROPERTY]),
    Refusal("group_built", "F4.4", [GROUP]),
    Refusal("not_mortgaged", "F4.4", [PROPERTY]),
    Refusal("debt_first", "F5.1", []),
    Refusal("too_many_wanted", "F4.2", [COUNT]),
    Refusal("cannot_place", "F4.2", [PROPERTY]),
    Refusal("no_such_partner", "F4.5", []),
    Refusal("offer_unreadable", "F4.5", []),
    Refusal("offer_empty", "F4.5", []),
    Refusal("not_of_you_two", "F4.5", [ASSET]),
    Refusal("offer_built", "F4.5", [GROUP]),
    Refusal("offer_no_cash", "F4.5", [PLAYER, CASH]),
    Refusal("offer_no_interest", "F4.5", [PLAYER, AMOUNT]),
    Refusal("offers_spent", "F4.6", [COUNT]),
    Refusal("no_offer", "F4.5", []),
    Refusal("not_useful", "F4.5", [PROPERTY]),
    Refusal("business_waits", "F4.2", []),
    Refusal("nothing_to_claim", "F2.2", []),
    Refusal("no_debt", "F5.1", []),
    Refusal("untimed", "F1.6", []),
    Refusal("called_already", "F1.6", []),
    Refusal("which_card", "F3.2", []),
    Refusal("one_card", "F3.2", []),
    Refusal("no_cash_bid", "F2.1", [AMOUNT], ["F2.1", "F4.2"]),
    Refusal("group_bare", "F4.3", [GROUP]),
    Refusal("choose_odd", "F4.3", [GROUP, COUNT]),
    Refusal("not_odd", "F4.3", [GROUP, COUNT]),
    Refusal("too_early", "F1.6", [ROUND]),
]
