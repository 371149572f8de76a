"""What can be done, told, refused and remembered in Bibs."""

from __future__ import annotations

from typing import Final

from polis.core.schema import (
    FLAG,
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
from polis.games.bibs.data import (
    ARROW_NAMES,
    CELL_NAMES,
    FIRM_NAMES,
    GROUP_NAMES,
    METRO_NAMES,
    PLOT_NAMES,
)
from polis.games.bibs.terms import BANK, GROUPS, PLOTS, SIZE, TOP
from polis.mech import trade

MOST: Final = 9_999_999  # no sum of a lawful game comes near it

PHASE_NAMES: Final = [
    *["starting", "dice", "acting", "desk", "owing", "buying"],
    *["founding", "redeeming", "riding", "ordering", "after", "over"],
]
GOAL_NAMES: Final = ["rounds", "sum", "ruin", "time"]
PACT_NAMES: Final = ["no_pact", "holding_pact", "arrow_pact"]
LEVEL_NAMES: Final = ["clean", "first", "second", "third", "network", "networks"]
# What a buyer offers, in hundredths of what a business has cost
PREMIUM_NAMES: Final = ["cost", "half_more", "double", "triple"]

PHASE: Final = Arg("phase", names("phase", PHASE_NAMES, coded=True))
CELL: Final = Arg("cell", names("cell", CELL_NAMES))
PLOT: Final = Arg("plot", names("plot", PLOT_NAMES))
METRO: Final = Arg("metro", names("metro", METRO_NAMES))
FIRM: Final = Arg("firm", names("firm", FIRM_NAMES))
GROUP: Final = Arg("group", names("group", GROUP_NAMES))
ARROW_ARG: Final = Arg("arrow", names("arrow", ARROW_NAMES))
LEVEL: Final = Arg("level", names("level", LEVEL_NAMES))
PREMIUM: Final = Arg("premium", names("premium", PREMIUM_NAMES))
COUNT: Final = Arg("count", numbers("count", 0, 99))
ROUND: Final = Arg("round", numbers("round", 1, 9_999))
DIE: Final = Arg("die", numbers("die", 1, 6))
SECOND: Final = Arg("second", numbers("die", 1, 6))
AMOUNT: Final = Arg("amount", numbers("money", 0, MOST))
RENT: Final = Arg("rent", numbers("money", 0, MOST))
RENT_THEN: Final = Arg("rent_then", numbers("money", 0, MOST))
MISSING: Final = Arg("missing", numbers("money", 0, MOST))
VISITS: Final = Arg("visits", numbers("count", 0, 99))
CASH: Final = Arg("cash", numbers("money", -MOST, MOST))
PLAYER: Final = Arg("player", SEAT)
OTHER: Final = Arg("other", SEAT)
PARTNER: Final = Arg("partner", SEAT)

WHOSE: Final = numbers("seat", BANK, SEAT.high)  # a seat, NOBODY or BANK
MONEY: Final = numbers("money", 0, 10_000_000)
BALANCE: Final = numbers("money", -MONEY.high, MONEY.high)
ROUNDS: Final = numbers("round", 0, 10_000)
SWITCH: Final = numbers("switch", 0, 1)
FOUNDED: Final = numbers("founded", 0, (1 << 2 * GROUPS) - 1)
UNIT: Final = numbers("unit", 0, TOP - 1)
PLAYERS: Final = numbers("count", 0, 6)
OF_GROUP: Final = numbers("count", 0, SIZE)
TABLE: Final = numbers("offers", 0, trade.HEAD + trade.SIZE * PLAYERS.high - 1)
TERM: Final = numbers("term", -MONEY.high, (1 << PLOTS) - 1)

SCHEMA: Final = Schema(
    [
        MoveType("roll", [], does="turn.roll", phases="acting"),
        MoveType("buy", [], does="cells.buy", phases="buying"),
        MoveType("buy_back", [], does="cells.buy_back", phases="redeeming"),
        MoveType("ride", [METRO], does="cells.ride", phases="riding"),
        MoveType("order", [FIRM], does="cells.fill_order", phases="ordering"),
        MoveType(
            "skip",
            [],
            does="cells.skip",
            phases="buying founding redeeming riding ordering",
        ),
        MoveType("found", [FIRM, PLOT], does="founding.found", phases="acting founding"),
        MoveType("place", [FIRM, PLOT], does="founding.place", phases="acting"),
        MoveType("develop", [FIRM], does="founding.develop", phases="acting"),
        MoveType("desk", [], code="TO_DESK", does="desk.approach", phases="acting"),
        MoveType("back", [], does="desk.step_back", phases="desk"),
        MoveType("sell_unit", [FIRM], does="desk.sell_unit", phases="desk owing"),
        MoveType("strip", [FIRM], does="desk.strip", phases="desk owing"),
        MoveType("take", [FIRM], does="desk.take", phases="desk"),
        MoveType("return", [FIRM], does="desk.give_back", phases="desk owing"),
        MoveType("sell", [FIRM], does="desk.sell", phases="desk owing"),
        MoveType("leave", [FIRM], does="desk.leave", phases="desk"),
        MoveType("give_up", [], final=True, does="debt.give_up", phases="owing"),
        MoveType("holding", [GROUP], does="pacts.propose_holding", phases="acting after"),
        MoveType("break", [GROUP], does="pacts.part", phases="acting after"),
        MoveType("arrow", [ARROW_ARG], does="pacts.propose_arrow", phases="acting"),
        MoveType("agree", [], answer=True, does="pacts.consent"),
        MoveType("refuse", [], answer=True, does="pacts.refuse"),
        MoveType(
            "offer", [PARTNER], freeform=True, things=[*PLOT_NAMES, *FIRM_NAMES], does="deals.make"
        ),
        MoveType("propose", [PREMIUM, FIRM], does="proposals.propose", phases="acting"),
        MoveType("accept", [PARTNER], answer=True, does="deals.accept"),
        MoveType("decline", [PARTNER], answer=True, does="deals.decline"),
        MoveType("withdraw", [], does="deals.withdraw"),
        MoveType("done", [], does="turn.finish_talk", phases="after"),
        MoveType("time", [], code="CALL_TIME", does="ending.call_time"),
        MoveType("begin", [PLAYER], does="setup.begin", nature=True),
        MoveType("dice", [DIE, SECOND], code="FALL", does="turn.fall", nature=True),
        MoveType("die", [DIE], code="FALL_ONE", does="turn.fall_one", nature=True),
    ],
    [
        EventType("began", "B1.6", [PLAYER]),
        EventType("round_began", "B1.6", [ROUND]),
        EventType("turn_began", "B1.6", [PLAYER]),
        EventType("turn_skipped", "B2.2", [PLAYER]),
        EventType("rolled", "B1.3", [PLAYER, DIE, SECOND]),
        EventType("rolled_one", "B1.3", [PLAYER, DIE]),
        EventType("moved", "B1.3", [PLAYER, CELL]),
        EventType("bonus_paid", "B2.1", [PLAYER, AMOUNT]),
        EventType("taxed", "B2.3", [PLAYER, AMOUNT]),
        EventType("passing_taxed", "B7.2", [PLAYER, AMOUNT]),
        EventType("parked", "B2.2", [PLAYER]),
        EventType("rode", "B2.4", [PLAYER, METRO, AMOUNT]),
        EventType("order_paid", "B2.5", [PLAYER, FIRM, AMOUNT]),
        EventType("plot_bought", "B1.4", [PLAYER, PLOT, AMOUNT]),
        EventType("plot_left", "B1.6", [PLAYER, PLOT]),
        EventType("bought_back", "B6.5", [PLAYER, FIRM, AMOUNT]),
        EventType("rent_paid", "B4.1", [PLAYER, OTHER, FIRM, AMOUNT], deal="amount"),
        EventType("clean_rent_paid", "B5.2", [PLAYER, OTHER, FIRM, AMOUNT], deal="amount"),
        EventType("bank_rent_paid", "B6.5", [PLAYER, FIRM, AMOUNT]),
        EventType("no_rent", "B4.1", [PLAYER, PLOT]),
        EventType("founded", "B3.1", [PLAYER, FIRM, PLOT, AMOUNT]),
        EventType("developed", "B3.5", [PLAYER, FIRM, LEVEL, AMOUNT]),
        EventType("cheaply", "B5.4", [PLAYER, FIRM, LEVEL, AMOUNT]),
        EventType("unit_sold", "B6.8", [PLAYER, FIRM, LEVEL, AMOUNT]),
        EventType("sold_down", "B6.10", [PLAYER, FIRM, LEVEL, AMOUNT]),
        EventType("stripped", "B6.6", [PLAYER, FIRM, AMOUNT]),
        EventType("taken_off", "B6.6", [PLAYER, FIRM]),
        EventType("placed", "B6.6", [PLAYER, FIRM, PLOT]),
        EventType("returned", "B6.9", [PLAYER, FIRM, AMOUNT]),
        EventType("no_place", "B6.7", [PLAYER, FIRM, AMOUNT]),
        EventType("business_sold", "B6.3", [PLAYER, FIRM, AMOUNT]),
        EventType("holding_proposed", "B5.1", [PLAYER, GROUP], asks=True),
        EventType("arrow_proposed", "B2.6", [PLAYER, ARROW_ARG], asks=True),
        EventType("removal_proposed", "B2.6", [PLAYER, ARROW_ARG], asks=True),
        EventType("agreed", "B1.6", [PLAYER, OTHER]),
        EventType("refused", "B1.6", [PLAYER, OTHER]),
        EventType("pact_lapsed", "B1.6", [PLAYER]),
        EventType("holding_formed", "B5.1", [GROUP]),
        EventType("holding_left", "B5.3", [PLAYER, FIRM, AMOUNT]),
        EventType("units_back", "B5.3", [PLAYER, FIRM, AMOUNT]),
        EventType("holding_ended", "B6.11", [GROUP]),
        EventType("holding_merged", "B5.1", [PLAYER, GROUP]),
        EventType("holding_broken", "B7.6", [PLAYER, GROUP]),
        EventType("bank_in_holding", "B6.12", [GROUP]),
        EventType("arrow_laid", "B2.6", [ARROW_ARG]),
        EventType("arrow_removed", "B2.6", [ARROW_ARG]),
        EventType("offered", "B6.3", [PLAYER, OTHER], asks=True, chosen=True),
        EventType("countered", "B6.3", [PLAYER, OTHER], asks=True, chosen=True),
        EventType("term_plot", "B6.14", [PLAYER, PLOT]),
        EventType("term_business", "B6.1", [PLAYER, FIRM]),
        EventType("term_card", "B6.1", [PLAYER, FIRM]),
        EventType("term_cash", "B6.3", [PLAYER, AMOUNT], chosen=True),
        EventType("accepted", "B6.3", [PLAYER, OTHER]),
        EventType("plot_passed", "B6.14", [PLAYER, PLOT]),
        EventType("business_passed", "B6.4", [PLAYER, FIRM]),
        EventType("card_passed", "B6.7", [PLAYER, FIRM]),
        EventType("declined", "B6.3", [PLAYER, OTHER]),
        EventType("withdrawn", "B6.3", [PLAYER, OTHER]),
        EventType("lapsed", "B1.6", [PLAYER, OTHER], chosen=True),
        EventType("in_debt", "B6.13", [PLAYER, AMOUNT, CASH]),
        EventType("debt_paid", "B6.13", [PLAYER, AMOUNT]),
        EventType("gave_up", "B6.13", [PLAYER]),
        EventType("ruined_by_player", "B6.13", [PLAYER, OTHER, AMOUNT]),
        EventType("ruined_by_bank", "B6.13", [PLAYER, AMOUNT]),
        EventType("time_called", "B1.1", [PLAYER]),
        EventType("sum_reached", "B1.1", [PLAYER]),
        EventType("rounds_over", "B1.1", [ROUND]),
        EventType("time_over", "B1.1", []),
        EventType("worth", "B1.1", [PLAYER, AMOUNT]),
        EventType("won", "B1.1", [PLAYER], chosen=True),
        EventType("shared", "B1.1", [PLAYER], chosen=True),
        EventType("plot_too_dear", "B1.4", [PLAYER, PLOT, AMOUNT]),
        EventType("no_marker", "B1.4", [PLAYER, PLOT]),
        EventType("no_fare", "B2.4", [PLAYER, AMOUNT]),
        EventType("no_order", "B2.5", [PLAYER]),
        EventType("replaced", "B6.6", [PLAYER, FIRM, AMOUNT]),
    ],
    [
        RefusalType("game_over", "B1.1", []),
        RefusalType("natures_move", "B1.3", []),
        RefusalType("not_your_move", "B1.6", [PLAYER]),
        RefusalType("wrong_moment", "B1.6", [PHASE]),
        RefusalType("are_bankrupt", "B6.13", []),
        RefusalType("firm_too_dear", "B3.2", [FIRM, AMOUNT, CASH]),
        RefusalType("debt_first", "B6.13", []),
        RefusalType("too_many_plots", "B6.4", [PLAYER]),
        RefusalType("not_your_plot", "B3.1", [PLOT]),
        RefusalType("plot_taken", "B3.1", [PLOT]),
        RefusalType("plot_fresh", "B3.4", [PLOT]),
        RefusalType("not_eco", "B3.1", [FIRM]),
        RefusalType("not_free", "B3.1", [FIRM]),
        RefusalType("two_a_turn", "B3.3", [GROUP]),
        RefusalType("not_here", "B7.3", [PLOT]),
        RefusalType("not_yours", "B6.1", [FIRM]),
        RefusalType("not_in_hand", "B6.6", [FIRM]),
        RefusalType("not_on_plot", "B6.6", [FIRM]),
        RefusalType("next_turn", "B6.6", [FIRM]),
        RefusalType("group_not_whole", "B3.5", [GROUP]),
        RefusalType("one_a_turn", "B3.5", [FIRM]),
        RefusalType("fully_built", "B3.5", [FIRM]),
        RefusalType("gap", "B3.5", [FIRM]),
        RefusalType("no_units", "B6.8", [FIRM]),
        RefusalType("units_first", "B6.6", [FIRM]),
        RefusalType("only_to_bank", "B6.12", [GROUP]),
        RefusalType("leave_holding", "B5.3", [GROUP]),
        RefusalType("no_holding", "B5.3", [GROUP]),
        RefusalType("same_metro", "B2.4", [METRO]),
        RefusalType("must_place", "B6.7", [FIRM]),
        RefusalType("not_together", "B5.1", [GROUP]),
        RefusalType("bound_already", "B5.1", [GROUP]),
        RefusalType("asked_already", "B5.1", [GROUP]),
        RefusalType("pact_open", "B1.6", []),
        RefusalType("second_holding", "B7.4", [PLAYER]),
        RefusalType("no_double", "B7.5", [GROUP]),
        RefusalType("no_double_to_part", "B7.6", [GROUP]),
        RefusalType("not_agreed", "B7.6", []),
        RefusalType("arrow_spoken", "B2.6", []),
        RefusalType("not_asked", "B1.6", []),
        RefusalType("still_solvent", "B6.13", []),
        RefusalType("no_debt", "B6.13", []),
        RefusalType("nothing_to_sell", "B6.1", []),
        RefusalType("no_such_partner", "B6.3", []),
        RefusalType("offer_unreadable", "B6.3", []),
        RefusalType("offer_empty", "B6.14", []),
        RefusalType("plot_not_yours", "B6.14", [PLOT]),
        RefusalType("card_not_yours", "B6.1", [FIRM]),
        RefusalType("offer_no_cash", "B6.3", [PLAYER, CASH]),
        RefusalType("offers_spent", "B1.6", [COUNT]),
        RefusalType("not_your_turn_to_offer", "B1.6", []),
        RefusalType("no_offer", "B6.3", []),
        RefusalType("not_useful", "B6.3", [FIRM]),
        RefusalType("untimed", "B1.1", []),
        RefusalType("called_already", "B1.1", []),
        RefusalType("unit_too_dear", "B3.5", [FIRM, AMOUNT, CASH]),
        RefusalType("natures_lot", "B1.6", []),
        RefusalType("plot_cleared", "B6.6", [PLOT]),
        RefusalType("card_fresh", "B6.7", [FIRM]),
        RefusalType("gap_in_holding", "B5.1", [FIRM]),
        RefusalType("must_put_back", "B6.6", [FIRM]),
        RefusalType("not_a_member", "B7.6", [GROUP]),
        RefusalType("time_not_yet", "B1.1", [ROUND]),
    ],
    "Bibs",
    [
        # What was agreed on
        Field("goal", names("goal", GOAL_NAMES, coded=True), option=True),
        Field("target", MONEY, option=True),
        Field("rounds", ROUNDS, option=True, about="0 without a limit"),
        Field("cash_only", SWITCH, option=True),
        Field("all_firms", SWITCH, option=True, about="clean rent at every firm of a fellow"),
        Field("bonus", MONEY, option=True),
        Field("passing_tax", SWITCH, option=True),
        Field("plot_and_firm", SWITCH, option=True),
        Field("one_holding", SWITCH, option=True),
        Field("double_joins", SWITCH, option=True),
        Field("double_parts", SWITCH, option=True),
        Field("consent", SWITCH, option=True, about="time is up only when all say so"),
        Field("strip_free", SWITCH, option=True, about="of the gap within a holding"),
        Field("keep_cards", SWITCH, option=True, about="a firm taken off may stay in hand"),
        Field("edition", numbers("edition", 1, 2), start=2, option=True, about="of the rules"),
        # The turn
        Field("phase", PHASE.domain),
        Field("decider", SEAT, start=-1, none=True, about="offers and pacts aside"),
        Field("turn", SEAT),
        Field("starter", SEAT, start=-1, none=True),
        Field("round", ROUND.domain, start=1),
        Field("doubler", SEAT, start=-1, none=True, about="who rolled last, if a double"),
        Field("founded", FOUNDED, about="two bits by group: firms bought this turn"),
        Field("built", FIRM.domain, bits=True, about="got a unit this turn"),
        Field("moved", FIRM.domain, bits=True, about="reorganised or handed over this turn"),
        Field("fresh", PLOT.domain, bits=True, about="bought or cleared this turn"),
        Field("cleared", PLOT.domain, bits=True, about="cleared this turn"),
        Field("asked", GROUP.domain, bits=True, about="a holding was proposed this turn"),
        # The players
        Field("cash", MONEY, [SEAT]),
        Field("position", CELL.domain, [SEAT]),
        Field("parked", FLAG, [SEAT]),
        Field("plots", numbers("count", 0, PLOTS), [SEAT], about="how many he has"),
        Field("ruined", PLAYERS, [SEAT], about="0, or the how manieth to go bankrupt"),
        Field("alive", SEAT, bits=True, about="not bankrupt"),
        Field("left", numbers("count", 1, PLAYERS.high), about="how many are not bankrupt"),
        Field("called", SEAT, bits=True, about="who called time"),
        Field("victor", SEAT, start=-1, none=True, about="who ruined a rival as a goal"),
        # Plots and firms
        Field("owner", WHOSE, [PLOT.domain]),
        Field("firm", FIRM.domain, [PLOT.domain], none=True, about="what stands there"),
        Field("site", PLOT.domain, [FIRM.domain], none=True, about="where it stands"),
        Field("holder", WHOSE, [FIRM.domain]),
        Field("level", LEVEL.domain, [FIRM.domain], about="units bought"),
        Field("cheap", UNIT, [FIRM.domain], bits=True, about="units bought at half price"),
        Field("bare", PLOT.domain, [SEAT], bits=True, about="his plots without a firm"),
        Field("own", FIRM.domain, [SEAT], bits=True, about="his firms on plots"),
        Field("hand", FIRM.domain, [SEAT], bits=True, about="his firms off plots"),
        Field("received", FIRM.domain, [SEAT], bits=True, about="those of them another gave him"),
        Field("lifted", FIRM.domain, bits=True, about="in hand, to be down by the roll"),
        Field("parted", FIRM.domain, bits=True, about="in hand, taken out of a holding"),
        Field("tally", OF_GROUP, [SEAT, GROUP.domain], about="his firms on plots"),
        Field("present", GROUP.domain, [SEAT], bits=True, about="groups he has a firm of on plots"),
        Field("wholes", GROUP.domain, [SEAT], bits=True, about="groups he has on plots whole"),
        Field("standing", OF_GROUP, [GROUP.domain], about="firms on plots of players"),
        Field("complete", GROUP.domain, bits=True, about="groups of which all three stand so"),
        Field("free", FIRM.domain, bits=True, about="for sale at the bank"),
        Field("holdings", GROUP.domain, bits=True, about="bound by a holding"),
        Field("members", SEAT, [GROUP.domain], bits=True, about="who formed its holding"),
        Field("arrows", ARROW_ARG.domain, bits=True, about="which lie"),
        Field("arrow_round", ROUNDS, about="in which one was last spoken of"),
        Field("bank", BALANCE, about="what it took in, less what it paid out"),
        # A debt of whoever's turn it is
        Field("debt", MONEY),
        Field("creditor", WHOSE, start=BANK),
        # What the players are asked to agree on
        Field("pact", names("pact", PACT_NAMES, coded=True)),
        Field("subject", GROUP.domain, about="the group, or the arrow"),
        Field("asker", SEAT, start=-1, none=True),
        Field("party", SEAT, bits=True, about="whom it would bind"),
        Field("waiting", SEAT, bits=True, about="who has yet to answer"),
        Field("offers", TERM, [TABLE], about="as ``mech/trade`` keeps them"),
    ],
    base="polis.mech.street.Street",
    views={
        "table": "phase turn decider starter round rounds goal doubler arrows bank called",
        "seat": "cash position parked plots hand ruined",
        "plot": "owner firm",
    },
    opportunities=[
        OpportunityType("found", "B3.1", [PLOT, FIRM, AMOUNT, RENT, VISITS]),
        OpportunityType("third", "B3.2", [FIRM, GROUP, AMOUNT]),
        OpportunityType("join", "B5.1", [FIRM, OTHER, GROUP]),
        OpportunityType("develop", "B3.5", [FIRM, LEVEL, AMOUNT, RENT, RENT_THEN]),
        OpportunityType("develop_cheaply", "B5.4", [FIRM, LEVEL, AMOUNT, RENT, RENT_THEN]),
        OpportunityType("save_for", "B3.5", [FIRM, LEVEL, MISSING, RENT, RENT_THEN]),
    ],
    sources=["cash", "businesses", "plots", "cards"],
)
