"""What can be done, told and refused in Bibs."""

from __future__ import annotations

from typing import Final

from polis.core.schema import Event, MoveType, Refusal, Schema
from polis.games.bibs.arguments import (
    AMOUNT,
    ARROW_ARG,
    CASH,
    CELL,
    COUNT,
    DIE,
    FIRM,
    GROUP,
    LEVEL,
    METRO,
    OTHER,
    PARTNER,
    PHASE,
    PLAYER,
    PLOT,
    PREMIUM,
    ROUND,
    SECOND,
)
from polis.games.bibs.data import FIRM_NAMES, PLOT_NAMES

# Moves of players
ROLL: Final = 0
BUY: Final = 1
BUY_BACK: Final = 2
RIDE: Final = 3
ORDER: Final = 4
SKIP: Final = 5
FOUND: Final = 6
PLACE: Final = 7
DEVELOP: Final = 8
DESK: Final = 9
BACK: Final = 10
SELL_UNIT: Final = 11
STRIP: Final = 12
TAKE: Final = 13
RETURN: Final = 14
SELL: Final = 15
LEAVE: Final = 16
GIVE_UP: Final = 17
HOLDING: Final = 18
BREAK: Final = 19
ARROW: Final = 20
AGREE: Final = 21
REFUSE: Final = 22
OFFER: Final = 23
PROPOSE: Final = 24
ACCEPT: Final = 25
DECLINE: Final = 26
WITHDRAW: Final = 27
DONE: Final = 28
CALL_TIME: Final = 29
# Moves of nature
BEGIN: Final = 30
FALL: Final = 31
FALL_ONE: Final = 32

# Events
BEGAN: Final = 0
ROUND_BEGAN: Final = 1
TURN_BEGAN: Final = 2
TURN_SKIPPED: Final = 3
ROLLED: Final = 4
ROLLED_ONE: Final = 5
MOVED: Final = 6
BONUS_PAID: Final = 7
TAXED: Final = 8
PASSING_TAXED: Final = 9
PARKED: Final = 10
RODE: Final = 11
ORDER_PAID: Final = 12
PLOT_BOUGHT: Final = 13
PLOT_LEFT: Final = 14
BOUGHT_BACK: Final = 15
RENT_PAID: Final = 16
CLEAN_RENT_PAID: Final = 17
BANK_RENT_PAID: Final = 18
NO_RENT: Final = 19
FOUNDED: Final = 20
DEVELOPED: Final = 21
CHEAPLY: Final = 22
UNIT_SOLD: Final = 23
SOLD_DOWN: Final = 24
STRIPPED: Final = 25
TAKEN_OFF: Final = 26
PLACED: Final = 27
RETURNED: Final = 28
NO_PLACE: Final = 29
BUSINESS_SOLD: Final = 30
HOLDING_PROPOSED: Final = 31
ARROW_PROPOSED: Final = 32
REMOVAL_PROPOSED: Final = 33
AGREED: Final = 34
REFUSED: Final = 35
PACT_LAPSED: Final = 36
HOLDING_FORMED: Final = 37
HOLDING_LEFT: Final = 38
UNITS_BACK: Final = 39
HOLDING_ENDED: Final = 40
HOLDING_MERGED: Final = 41
HOLDING_BROKEN: Final = 42
BANK_IN_HOLDING: Final = 43
ARROW_LAID: Final = 44
ARROW_REMOVED: Final = 45
OFFERED: Final = 46
COUNTERED: Final = 47
TERM_PLOT: Final = 48
TERM_BUSINESS: Final = 49
TERM_CARD: Final = 50
TERM_CASH: Final = 51
ACCEPTED: Final = 52
PLOT_PASSED: Final = 53
BUSINESS_PASSED: Final = 54
CARD_PASSED: Final = 55
DECLINED: Final = 56
WITHDRAWN: Final = 57
LAPSED: Final = 58
IN_DEBT: Final = 59
DEBT_PAID: Final = 60
GAVE_UP: Final = 61
RUINED_BY_PLAYER: Final = 62
RUINED_BY_BANK: Final = 63
TIME_CALLED: Final = 64
SUM_REACHED: Final = 65
ROUNDS_OVER: Final = 66
TIME_OVER: Final = 67
WORTH: Final = 68
WON: Final = 69
SHARED: Final = 70
PLOT_TOO_DEAR: Final = 71
NO_MARKER: Final = 72
NO_FARE: Final = 73
NO_ORDER: Final = 74
REPLACED: Final = 75

# Refusals
GAME_OVER: Final = 0
NATURES_MOVE: Final = 1
NOT_YOUR_MOVE: Final = 2
WRONG_MOMENT: Final = 3
ARE_BANKRUPT: Final = 4
FIRM_TOO_DEAR: Final = 5
DEBT_FIRST: Final = 6
TOO_MANY_PLOTS: Final = 7
NOT_YOUR_PLOT: Final = 8
PLOT_TAKEN: Final = 9
PLOT_FRESH: Final = 10
NOT_ECO: Final = 11
NOT_FREE: Final = 12
TWO_A_TURN: Final = 13
NOT_HERE: Final = 14
NOT_YOURS: Final = 15
NOT_IN_HAND: Final = 16
NOT_ON_PLOT: Final = 17
NEXT_TURN: Final = 18
GROUP_NOT_WHOLE: Final = 19
ONE_A_TURN: Final = 20
FULLY_BUILT: Final = 21
GAP: Final = 22
NO_UNITS: Final = 23
UNITS_FIRST: Final = 24
ONLY_TO_BANK: Final = 25
LEAVE_HOLDING: Final = 26
NO_HOLDING: Final = 27
SAME_METRO: Final = 28
MUST_PLACE: Final = 29
NOT_TOGETHER: Final = 30
BOUND_ALREADY: Final = 31
ASKED_ALREADY: Final = 32
PACT_OPEN: Final = 33
SECOND_HOLDING: Final = 34
NO_DOUBLE: Final = 35
NO_DOUBLE_TO_PART: Final = 36
NOT_AGREED: Final = 37
ARROW_SPOKEN: Final = 38
NOT_ASKED: Final = 39
STILL_SOLVENT: Final = 40
NO_DEBT: Final = 41
NOTHING_TO_SELL: Final = 42
NO_SUCH_PARTNER: Final = 43
OFFER_UNREADABLE: Final = 44
OFFER_EMPTY: Final = 45
PLOT_NOT_YOURS: Final = 46
CARD_NOT_YOURS: Final = 47
OFFER_NO_CASH: Final = 48
OFFERS_SPENT: Final = 49
NOT_YOUR_TURN_TO_OFFER: Final = 50
NO_OFFER: Final = 51
NOT_USEFUL: Final = 52
UNTIMED: Final = 53
CALLED_ALREADY: Final = 54
UNIT_TOO_DEAR: Final = 55
NATURES_LOT: Final = 56
PLOT_CLEARED: Final = 57
CARD_FRESH: Final = 58
GAP_IN_HOLDING: Final = 59
MUST_PUT_BACK: Final = 60
NOT_A_MEMBER: Final = 61
TIME_NOT_YET: Final = 62

SCHEMA: Final = Schema(
    [
        MoveType(ROLL, "roll", []),
        MoveType(BUY, "buy", []),
        MoveType(BUY_BACK, "buy_back", []),
        MoveType(RIDE, "ride", [METRO]),
        MoveType(ORDER, "order", [FIRM]),
        MoveType(SKIP, "skip", []),
        MoveType(FOUND, "found", [FIRM, PLOT]),
        MoveType(PLACE, "place", [FIRM, PLOT]),
        MoveType(DEVELOP, "develop", [FIRM]),
        MoveType(DESK, "desk", []),
        MoveType(BACK, "back", []),
        MoveType(SELL_UNIT, "sell_unit", [FIRM]),
        MoveType(STRIP, "strip", [FIRM]),
        MoveType(TAKE, "take", [FIRM]),
        MoveType(RETURN, "return", [FIRM]),
        MoveType(SELL, "sell", [FIRM]),
        MoveType(LEAVE, "leave", [FIRM]),
        MoveType(GIVE_UP, "give_up", []),
        MoveType(HOLDING, "holding", [GROUP]),
        MoveType(BREAK, "break", [GROUP]),
        MoveType(ARROW, "arrow", [ARROW_ARG]),
        MoveType(AGREE, "agree", [], answer=True),
        MoveType(REFUSE, "refuse", [], answer=True),
        MoveType(OFFER, "offer", [PARTNER], freeform=True, things=[*PLOT_NAMES, *FIRM_NAMES]),
        MoveType(PROPOSE, "propose", [PREMIUM, FIRM]),
        MoveType(ACCEPT, "accept", [PARTNER], answer=True),
        MoveType(DECLINE, "decline", [PARTNER], answer=True),
        MoveType(WITHDRAW, "withdraw", []),
        MoveType(DONE, "done", []),
        MoveType(CALL_TIME, "time", []),
        MoveType(BEGIN, "begin", [PLAYER]),
        MoveType(FALL, "dice", [DIE, SECOND]),
        MoveType(FALL_ONE, "die", [DIE]),
    ],
    [
        Event(BEGAN, "began", "B1.6", [PLAYER]),
        Event(ROUND_BEGAN, "round_began", "B1.6", [ROUND]),
        Event(TURN_BEGAN, "turn_began", "B1.6", [PLAYER]),
        Event(TURN_SKIPPED, "turn_skipped", "B2.2", [PLAYER]),
        Event(ROLLED, "rolled", "B1.3", [PLAYER, DIE, SECOND]),
        Event(ROLLED_ONE, "rolled_one", "B1.3", [PLAYER, DIE]),
        Event(MOVED, "moved", "B1.3", [PLAYER, CELL]),
        Event(BONUS_PAID, "bonus_paid", "B2.1", [PLAYER, AMOUNT]),
        Event(TAXED, "taxed", "B2.3", [PLAYER, AMOUNT]),
        Event(PASSING_TAXED, "passing_taxed", "B7.2", [PLAYER, AMOUNT]),
        Event(PARKED, "parked", "B2.2", [PLAYER]),
        Event(RODE, "rode", "B2.4", [PLAYER, METRO, AMOUNT]),
        Event(ORDER_PAID, "order_paid", "B2.5", [PLAYER, FIRM, AMOUNT]),
        Event(PLOT_BOUGHT, "plot_bought", "B1.4", [PLAYER, PLOT, AMOUNT]),
        Event(PLOT_LEFT, "plot_left", "B1.6", [PLAYER, PLOT]),
        Event(BOUGHT_BACK, "bought_back", "B6.5", [PLAYER, FIRM, AMOUNT]),
        Event(RENT_PAID, "rent_paid", "B4.1", [PLAYER, OTHER, FIRM, AMOUNT]),
        Event(CLEAN_RENT_PAID, "clean_rent_paid", "B5.2", [PLAYER, OTHER, FIRM, AMOUNT]),
        Event(BANK_RENT_PAID, "bank_rent_paid", "B6.5", [PLAYER, FIRM, AMOUNT]),
        Event(NO_RENT, "no_rent", "B4.1", [PLAYER, PLOT]),
        Event(FOUNDED, "founded", "B3.1", [PLAYER, FIRM, PLOT, AMOUNT]),
        Event(DEVELOPED, "developed", "B3.5", [PLAYER, FIRM, LEVEL, AMOUNT]),
        Event(CHEAPLY, "cheaply", "B5.4", [PLAYER, FIRM, LEVEL, AMOUNT]),
        Event(UNIT_SOLD, "unit_sold", "B6.8", [PLAYER, FIRM, LEVEL, AMOUNT]),
        Event(SOLD_DOWN, "sold_down", "B6.10", [PLAYER, FIRM, LEVEL, AMOUNT]),
        Event(STRIPPED, "stripped", "B6.6", [PLAYER, FIRM, AMOUNT]),
        Event(TAKEN_OFF, "taken_off", "B6.6", [PLAYER, FIRM]),
        Event(PLACED, "placed", "B6.6", [PLAYER, FIRM, PLOT]),
        Event(RETURNED, "returned", "B6.9", [PLAYER, FIRM, AMOUNT]),
        Event(NO_PLACE, "no_place", "B6.7", [PLAYER, FIRM, AMOUNT]),
        Event(BUSINESS_SOLD, "business_sold", "B6.3", [PLAYER, FIRM, AMOUNT]),
        Event(HOLDING_PROPOSED, "holding_proposed", "B5.1", [PLAYER, GROUP], asks=True),
        Event(ARROW_PROPOSED, "arrow_proposed", "B2.6", [PLAYER, ARROW_ARG], asks=True),
        Event(REMOVAL_PROPOSED, "removal_proposed", "B2.6", [PLAYER, ARROW_ARG], asks=True),
        Event(AGREED, "agreed", "B1.6", [PLAYER, OTHER]),
        Event(REFUSED, "refused", "B1.6", [PLAYER, OTHER]),
        Event(PACT_LAPSED, "pact_lapsed", "B1.6", [PLAYER]),
        Event(HOLDING_FORMED, "holding_formed", "B5.1", [GROUP]),
        Event(HOLDING_LEFT, "holding_left", "B5.3", [PLAYER, FIRM, AMOUNT]),
        Event(UNITS_BACK, "units_back", "B5.3", [PLAYER, FIRM, AMOUNT]),
        Event(HOLDING_ENDED, "holding_ended", "B6.11", [GROUP]),
        Event(HOLDING_MERGED, "holding_merged", "B5.1", [PLAYER, GROUP]),
        Event(HOLDING_BROKEN, "holding_broken", "B7.6", [PLAYER, GROUP]),
        Event(BANK_IN_HOLDING, "bank_in_holding", "B6.12", [GROUP]),
        Event(ARROW_LAID, "arrow_laid", "B2.6", [ARROW_ARG]),
        Event(ARROW_REMOVED, "arrow_removed", "B2.6", [ARROW_ARG]),
        Event(OFFERED, "offered", "B6.3", [PLAYER, OTHER], asks=True),
        Event(COUNTERED, "countered", "B6.3", [PLAYER, OTHER], asks=True),
        Event(TERM_PLOT, "term_plot", "B6.14", [PLAYER, PLOT]),
        Event(TERM_BUSINESS, "term_business", "B6.1", [PLAYER, FIRM]),
        Event(TERM_CARD, "term_card", "B6.1", [PLAYER, FIRM]),
        Event(TERM_CASH, "term_cash", "B6.3", [PLAYER, AMOUNT]),
        Event(ACCEPTED, "accepted", "B6.3", [PLAYER, OTHER]),
        Event(PLOT_PASSED, "plot_passed", "B6.14", [PLAYER, PLOT]),
        Event(BUSINESS_PASSED, "business_passed", "B6.4", [PLAYER, FIRM]),
        Event(CARD_PASSED, "card_passed", "B6.7", [PLAYER, FIRM]),
        Event(DECLINED, "declined", "B6.3", [PLAYER, OTHER]),
        Event(WITHDRAWN, "withdrawn", "B6.3", [PLAYER, OTHER]),
        Event(LAPSED, "lapsed", "B1.6", [PLAYER, OTHER]),
        Event(IN_DEBT, "in_debt", "B6.13", [PLAYER, AMOUNT, CASH]),
        Event(DEBT_PAID, "debt_paid", "B6.13", [PLAYER, AMOUNT]),
        Event(GAVE_UP, "gave_up", "B6.13", [PLAYER]),
        Event(RUINED_BY_PLAYER, "ruined_by_player", "B6.13", [PLAYER, OTHER, AMOUNT]),
        Event(RUINED_BY_BANK, "ruined_by_bank", "B6.13", [PLAYER, AMOUNT]),
        Event(TIME_CALLED, "time_called", "B1.1", [PLAYER]),
        Event(SUM_REACHED, "sum_reached", "B1.1", [PLAYER]),
        Event(ROUNDS_OVER, "rounds_over", "B1.1", [ROUND]),
        Event(TIME_OVER, "time_over", "B1.1", []),
        Event(WORTH, "worth", "B1.1", [PLAYER, AMOUNT]),
        Event(WON, "won", "B1.1", [PLAYER]),
        Event(SHARED, "shared", "B1.1", [PLAYER]),
        Event(PLOT_TOO_DEAR, "plot_too_dear", "B1.4", [PLAYER, PLOT, AMOUNT]),
        Event(NO_MARKER, "no_marker", "B1.4", [PLAYER, PLOT]),
        Event(NO_FARE, "no_fare", "B2.4", [PLAYER, AMOUNT]),
        Event(NO_ORDER, "no_order", "B2.5", [PLAYER]),
        Event(REPLACED, "replaced", "B6.6", [PLAYER, FIRM, AMOUNT]),
    ],
    [
        Refusal(GAME_OVER, "game_over", "B1.1", []),
        Refusal(NATURES_MOVE, "natures_move", "B1.3", []),
        Refusal(NOT_YOUR_MOVE, "not_your_move", "B1.6", [PLAYER]),
        Refusal(WRONG_MOMENT, "wrong_moment", "B1.6", [PHASE]),
        Refusal(ARE_BANKRUPT, "are_bankrupt", "B6.13", []),
        Refusal(FIRM_TOO_DEAR, "firm_too_dear", "B3.2", [FIRM, AMOUNT, CASH]),
        Refusal(DEBT_FIRST, "debt_first", "B6.13", []),
        Refusal(TOO_MANY_PLOTS, "too_many_plots", "B6.4", [PLAYER]),
        Refusal(NOT_YOUR_PLOT, "not_your_plot", "B3.1", [PLOT]),
        Refusal(PLOT_TAKEN, "plot_taken", "B3.1", [PLOT]),
        Refusal(PLOT_FRESH, "plot_fresh", "B3.4", [PLOT]),
        Refusal(NOT_ECO, "not_eco", "B3.1", [FIRM]),
        Refusal(NOT_FREE, "not_free", "B3.1", [FIRM]),
        Refusal(TWO_A_TURN, "two_a_turn", "B3.3", [GROUP]),
        Refusal(NOT_HERE, "not_here", "B7.3", [PLOT]),
        Refusal(NOT_YOURS, "not_yours", "B6.1", [FIRM]),
        Refusal(NOT_IN_HAND, "not_in_hand", "B6.6", [FIRM]),
        Refusal(NOT_ON_PLOT, "not_on_plot", "B6.6", [FIRM]),
        Refusal(NEXT_TURN, "next_turn", "B6.6", [FIRM]),
        Refusal(GROUP_NOT_WHOLE, "group_not_whole", "B3.5", [GROUP]),
        Refusal(ONE_A_TURN, "one_a_turn", "B3.5", [FIRM]),
        Refusal(FULLY_BUILT, "fully_built", "B3.5", [FIRM]),
        Refusal(GAP, "gap", "B3.5", [FIRM]),
        Refusal(NO_UNITS, "no_units", "B6.8", [FIRM]),
        Refusal(UNITS_FIRST, "units_first", "B6.6", [FIRM]),
        Refusal(ONLY_TO_BANK, "only_to_bank", "B6.12", [GROUP]),
        Refusal(LEAVE_HOLDING, "leave_holding", "B5.3", [GROUP]),
        Refusal(NO_HOLDING, "no_holding", "B5.3", [GROUP]),
        Refusal(SAME_METRO, "same_metro", "B2.4", [METRO]),
        Refusal(MUST_PLACE, "must_place", "B6.7", [FIRM]),
        Refusal(NOT_TOGETHER, "not_together", "B5.1", [GROUP]),
        Refusal(BOUND_ALREADY, "bound_already", "B5.1", [GROUP]),
        Refusal(ASKED_ALREADY, "asked_already", "B5.1", [GROUP]),
        Refusal(PACT_OPEN, "pact_open", "B1.6", []),
        Refusal(SECOND_HOLDING, "second_holding", "B7.4", [PLAYER]),
        Refusal(NO_DOUBLE, "no_double", "B7.5", [GROUP]),
        Refusal(NO_DOUBLE_TO_PART, "no_double_to_part", "B7.6", [GROUP]),
        Refusal(NOT_AGREED, "not_agreed", "B7.6", []),
        Refusal(ARROW_SPOKEN, "arrow_spoken", "B2.6", []),
        Refusal(NOT_ASKED, "not_asked", "B1.6", []),
        Refusal(STILL_SOLVENT, "still_solvent", "B6.13", []),
        Refusal(NO_DEBT, "no_debt", "B6.13", []),
        Refusal(NOTHING_TO_SELL, "nothing_to_sell", "B6.1", []),
        Refusal(NO_SUCH_PARTNER, "no_such_partner", "B6.3", []),
        Refusal(OFFER_UNREADABLE, "offer_unreadable", "B6.3", []),
        Refusal(OFFER_EMPTY, "offer_empty", "B6.14", []),
        Refusal(PLOT_NOT_YOURS, "plot_not_yours", "B6.14", [PLOT]),
        Refusal(CARD_NOT_YOURS, "card_not_yours", "B6.1", [FIRM]),
        Refusal(OFFER_NO_CASH, "offer_no_cash", "B6.3", [PLAYER, CASH]),
        Refusal(OFFERS_SPENT, "offers_spent", "B1.6", [COUNT]),
        Refusal(NOT_YOUR_TURN_TO_OFFER, "not_your_turn_to_offer", "B1.6", []),
        Refusal(NO_OFFER, "no_offer", "B6.3", []),
        Refusal(NOT_USEFUL, "not_useful", "B6.3", [FIRM]),
        Refusal(UNTIMED, "untimed", "B1.1", []),
        Refusal(CALLED_ALREADY, "called_already", "B1.1", []),
        Refusal(UNIT_TOO_DEAR, "unit_too_dear", "B3.5", [FIRM, AMOUNT, CASH]),
        Refusal(NATURES_LOT, "natures_lot", "B1.6", []),
        Refusal(PLOT_CLEARED, "plot_cleared", "B6.6", [PLOT]),
        Refusal(CARD_FRESH, "card_fresh", "B6.7", [FIRM]),
        Refusal(GAP_IN_HOLDING, "gap_in_holding", "B5.1", [FIRM]),
        Refusal(MUST_PUT_BACK, "must_put_back", "B6.6", [FIRM]),
        Refusal(NOT_A_MEMBER, "not_a_member", "B7.6", [GROUP]),
        Refusal(TIME_NOT_YET, "time_not_yet", "B1.1", [ROUND]),
    ],
)
