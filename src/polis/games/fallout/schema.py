"""What can be done, told, refused and remembered in Monopoly: Fallout."""

from __future__ import annotations

from typing import Final

from polis.core.schema import (
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
from polis.games.fallout.data import (
    COLOUR_NAMES,
    GUIDE_NAMES,
    PROPERTY_NAMES,
    SHACKS,
    SPECIAL_NAMES,
    VAULTS,
)
from polis.games.fallout.terms import (
    ALL_OTHERS,
    BOOTS,
    CARDS,
    PREMIUMS,
    SETTLING,
    SPACES,
    STEPS_UP,
    TIERS,
    VAULT,
)

MOST: Final = 9_999_999  # caps: no sum of a lawful game comes near it
MOST_CAPS: Final = 1_000_000  # in one hand

# Nature acts in the phases before rolling, and business waits from the window to placing. In the
# last one the game is at its end, but a rent of the last turn may still be asked for.
PHASE_NAMES: Final = [
    *["starting", "dice", "drawing", "throwing", "rolling", "buying"],
    *["auction", "owing", "window", "bidding", "placing", "over", "closing"],
]
GROUP_NAMES: Final = [*COLOUR_NAMES, "station", "radio"]
CARD_NAMES: Final = [*GUIDE_NAMES, *SPECIAL_NAMES]
SPACE_NAMES: Final = [f"at{space}" for space in range(SPACES)]
BUILDING_NAMES: Final = ["shack", "vault"]
ASSET_NAMES: Final = [*PROPERTY_NAMES, "guide_card", "special_card"]

# How much a bid goes above the lowest one allowed, what a buyer offers for a property, and what is
# paid on top of a swap
STEP_NAMES: Final = ["one", "five", "ten", "twenty", "fifty", "hundred", "two_hundred"]
PREMIUM_NAMES: Final = ["price", "half_more", "double", "triple"]
BOOT_NAMES: Final = ["even", "plus100", "plus300"]
assert len(STEP_NAMES) == len(STEPS_UP) and len(BOOT_NAMES) == len(BOOTS)
assert len(PREMIUM_NAMES) == len(PREMIUMS) == TIERS and len(PHASE_NAMES) == SETTLING

# The clause of a moment that is not a roll: a sale, a debt, scarce buildings, the last rents
MOMENTS: Final = ["F2.1", "F5.1", "F4.2", "F2.2"]

PHASE: Final = Arg("phase", names("phase", PHASE_NAMES, coded=True))
PROPERTY: Final = Arg("property", names("property", PROPERTY_NAMES))
ASSET: Final = Arg("asset", names("asset", ASSET_NAMES))
GROUP: Final = Arg("group", names("group", GROUP_NAMES))
SPACE: Final = Arg("space", names("space", SPACE_NAMES))
CARD: Final = Arg("card", names("card", CARD_NAMES))
JAIL_CARD: Final = Arg("jail_card", names("jail_card", ["guide", "special"]))
BUILDING: Final = Arg("building", names("building", BUILDING_NAMES))
STEP: Final = Arg("step", names("step", STEP_NAMES))
PREMIUM: Final = Arg("premium", names("premium", PREMIUM_NAMES))
BOOT: Final = Arg("boot", names("boot", BOOT_NAMES))
TOTAL: Final = Arg("total", numbers("total", 0, 14))
COUNT: Final = Arg("count", numbers("count", 0, SHACKS))
ROUND: Final = Arg("round", numbers("round", 1, 99_999))
DIE: Final = Arg("die", numbers("die", 1, 6))
SECOND: Final = Arg("second", numbers("die", 1, 6))
AMOUNT: Final = Arg("amount", numbers("money", 0, MOST))
RAISED: Final = Arg("raised", numbers("money", 0, MOST))
RENT_NOW: Final = Arg("rent", numbers("money", 0, MOST))
RENT_THEN: Final = Arg("rent_then", numbers("money", 0, MOST))
MISSING: Final = Arg("missing", numbers("money", 0, MOST))
CASH: Final = Arg("cash", numbers("money", -MOST, MOST))
PLAYER: Final = Arg("player", SEAT)
OTHER: Final = Arg("other", SEAT)
PARTNER: Final = Arg("partner", SEAT)

# What only a position knows
CAPS: Final = numbers("caps", 0, MOST_CAPS)
BIT: Final = numbers("bit", 0, 1)
DECK: Final = numbers("deck", 0, 1)
KIND: Final = names("kind", ["shack_kind", "vault_kind"], coded=True)
RENT_CLAIM: Final = names("rent_claim", ["auto", "manual"], coded=True)
# All who still play call time, or any of them from an agreed round on
TIMED: Final = names("timed", ["untimed", "called", "clock"], coded=True)
# In the first a debtor with nothing left to sell or mortgage was bankrupt at once, rents of the
# last turn were lost, and the rules chose which site kept an odd step and which of two cards opened
# the Jail.
EDITION: Final = names("edition", ["first_edition", "second_edition"], coded=True)
# Once all debts are settled: the move is done; out of Jail by the roll that failed; back to the
# decision a claimed rent has interrupted; the agreed end, once the last rents are asked for
THEN: Final = names("then", ["finish", "step_out", "resume", "ending"], coded=True)
RENT: Final = names("rent", ["usual", "double", "tenfold"], coded=True)
CAUSE: Final = names(
    "cause", ["for_rent", "for_tax", "for_card", "for_fine", "for_interest"], coded=True
)
THROW: Final = numbers("throw", -1, 12)  # -1 before it
PLACE: Final = numbers("place", 1, CARDS)
RING: Final = names("ring", ["start", "size"])
DEBTS: Final = numbers("debt", 1, 21)
DEBT: Final = names("debt", ["who", "to", "amount"])
CLAIM: Final = names("claim", ["visitor", "owner", "rent"])
OWED: Final = numbers("owed", ALL_OTHERS, MOST_CAPS)
TERM: Final = numbers("term", -MOST_CAPS, (1 << len(ASSET_NAMES)) - 1)
TABLE: Final = numbers("place", 1, 38)  # of a table of offers: two, and six for each player

SCHEMA: Final = Schema(
    [
        MoveType("roll", [], does="turn.roll", phases="rolling"),
        MoveType("fine", [], code="PAY_FINE", does="jail.pay_fine", phases="rolling"),
        MoveType("use_card", [], does="jail.use_card", phases="rolling"),
        MoveType("show_card", [JAIL_CARD], does="jail.show_card", phases="rolling"),
        MoveType("buy", [], does="auction.buy", phases="buying"),
        MoveType("refuse", [], does="auction.refuse", phases="buying"),
        MoveType("raise", [STEP], does="bidding.raise_by", phases="auction bidding"),
        MoveType("bid", [], freeform=True, does="bidding.bid", phases="auction bidding"),
        MoveType("pass", [], does="bidding.drop_out", phases="auction bidding"),
        MoveType("build", [PROPERTY], does="shortage.build"),
        MoveType("sell", [PROPERTY], does="building.sell"),
        MoveType("sell_down", [TOTAL, GROUP], does="building.sell_down"),
        MoveType("sell_keep", [TOTAL, PROPERTY], does="building.sell_but"),
        MoveType("sell_less", [TOTAL, PROPERTY], does="building.sell_but"),
        MoveType("mortgage", [PROPERTY], does="business.mortgage"),
        MoveType("redeem", [PROPERTY], does="business.redeem"),
        MoveType("want", [COUNT], does="shortage.want", phases="window"),
        MoveType("place", [PROPERTY], does="shortage.place", phases="placing"),
        MoveType("offer", [PARTNER], freeform=True, things=ASSET_NAMES, does="deals.offer"),
        MoveType("propose", [PREMIUM, PROPERTY], does="proposals.propose"),
        MoveType("swap", [BOOT, PROPERTY], does="proposals.swap"),
        MoveType("accept", [PARTNER], answer=True, does="deals.accept"),
        MoveType("decline", [PARTNER], answer=True, does="deals.decline"),
        MoveType("withdraw", [], does="deals.withdraw"),
        MoveType("claim", [], answer=True, does="claims.claim"),
        MoveType("waive", [], answer=True, does="claims.waive"),
        MoveType("give_up", [], final=True, does="debt.give_up", phases="owing"),
        MoveType("time", [], code="CALL_TIME", does="ending.call_time"),
        MoveType("dice", [DIE, SECOND], code="FALL", does="turn.fall", nature=True),
        MoveType("draw", [CARD], does="cards.draw", nature=True),
    ],
    [
        EventType("starter_rolled", "F1.2", [PLAYER, DIE, SECOND]),
        EventType("starts_tied", "F1.2", [COUNT]),
        EventType("began", "F1.2", [PLAYER]),
        EventType("round_began", "F1.6", [ROUND]),
        EventType("turn_began", "F1.2", [PLAYER]),
        EventType("rolled", "F1.3", [PLAYER, DIE, SECOND]),
        EventType("rolled_double", "F1.4", [PLAYER, DIE, COUNT]),
        EventType("moved", "F1.3", [PLAYER, SPACE]),
        EventType("salary_paid", "F1.3", [PLAYER, AMOUNT]),
        EventType("landed", "F2.8", [PLAYER, SPACE]),
        EventType("bought", "F2.1", [PLAYER, PROPERTY, AMOUNT]),
        EventType("auction_opened", "F2.1", [PROPERTY]),
        EventType("bid_made", "F2.1", [PLAYER, AMOUNT]),
        EventType("dropped_out", "F2.1", [PLAYER]),
        EventType("sold", "F2.1", [PLAYER, PROPERTY, AMOUNT], deal="amount"),
        EventType("unsold", "F2.1", [PROPERTY]),
        EventType("rent_open", "F2.2", [PLAYER, OTHER, AMOUNT]),
        EventType("rent_due", "F2.2", [PLAYER, OTHER, AMOUNT]),
        EventType("rent_waived", "F2.2", [PLAYER, OTHER, AMOUNT]),
        EventType("rent_lost", "F2.2", [PLAYER, AMOUNT]),
        EventType("no_rent", "F2.2", [PLAYER, PROPERTY]),
        EventType("threw", "F2.5", [PLAYER, DIE, SECOND, COUNT]),
        EventType("card_drawn", "F2.6", [PLAYER, CARD]),
        EventType("card_kept", "F2.6", [PLAYER]),
        EventType("paid_bank", "F2.7", [PLAYER, AMOUNT]),
        EventType("paid_player", "F5.4", [PLAYER, OTHER, AMOUNT]),
        EventType("received", "F2.6", [PLAYER, AMOUNT]),
        EventType("jailed", "F3.1", [PLAYER]),
        EventType("fine_paid", "F3.2", [PLAYER, AMOUNT]),
        EventType("card_used", "F3.2", [PLAYER, ASSET]),
        EventType("out_by_double", "F3.2", [PLAYER]),
        EventType("stays_in", "F3.2", [PLAYER, COUNT]),
        EventType("must_leave", "F3.2", [PLAYER, AMOUNT]),
        EventType("built", "F4.1", [PLAYER, PROPERTY, COUNT, AMOUNT]),
        EventType("vault_built", "F4.1", [PLAYER, PROPERTY, AMOUNT]),
        EventType("sold_building", "F4.3", [PLAYER, BUILDING, PROPERTY, AMOUNT]),
        EventType("sold_down", "F4.3", [PLAYER, GROUP, COUNT, AMOUNT]),
        EventType("mortgaged", "F4.4", [PLAYER, PROPERTY, AMOUNT]),
        EventType("redeemed", "F4.4", [PLAYER, PROPERTY, AMOUNT]),
        EventType("shortage", "F4.2", [PLAYER, BUILDING, COUNT]),
        EventType("wanted", "F4.2", [PLAYER, COUNT]),
        EventType("building_auctioned", "F4.2", [BUILDING]),
        EventType("building_won", "F4.2", [PLAYER, BUILDING, AMOUNT]),
        EventType("building_left", "F4.2", [BUILDING]),
        EventType("offered", "F4.5", [PLAYER, OTHER], asks=True, chosen=True),
        EventType("countered", "F4.5", [PLAYER, OTHER], asks=True, chosen=True),
        EventType("term_given", "F4.5", [PLAYER, ASSET]),
        EventType("term_taken", "F4.5", [PLAYER, ASSET]),
        EventType("term_cash", "F4.5", [PLAYER, AMOUNT], chosen=True),
        EventType("accepted", "F4.5", [PLAYER, OTHER]),
        EventType("changed_hands", "F4.5", [PLAYER, ASSET]),
        EventType("interest_paid", "F4.5", [PLAYER, AMOUNT]),
        EventType("declined", "F4.5", [PLAYER, OTHER]),
        EventType("withdrawn", "F4.5", [PLAYER, OTHER]),
        EventType("lapsed", "F4.6", [PLAYER, OTHER], chosen=True),
        EventType("in_debt", "F5.1", [PLAYER, AMOUNT, CASH]),
        EventType("gave_up", "F5.1", [PLAYER]),
        EventType("ruined_by_player", "F5.2", [PLAYER, OTHER]),
        EventType("ruined_by_bank", "F5.3", [PLAYER]),
        EventType("inherited", "F5.2", [PLAYER, AMOUNT, COUNT]),
        EventType("interest_due", "F5.2", [PLAYER, AMOUNT]),
        EventType("card_returned", "F5.3", [ASSET]),
        EventType("time_called", "F1.6", [PLAYER]),
        EventType("limit_reached", "F1.6", []),
        EventType("worth", "F1.6", [PLAYER, AMOUNT]),
        EventType("won", "F1.5", [PLAYER], chosen=True),
        EventType("shared", "F1.6", [PLAYER], chosen=True),
        EventType("paid_rent", "F2.2", [PLAYER, OTHER, AMOUNT], deal="amount"),
        EventType("paid_card", "F2.6", [PLAYER, AMOUNT]),
        EventType("paid_fine", "F3.2", [PLAYER, AMOUNT]),
        EventType("paid_interest", "F5.2", [PLAYER, AMOUNT]),
        EventType("step_kept", "F4.3", [PROPERTY]),
        EventType("step_less", "F4.3", [PROPERTY]),
        EventType("clock_called", "F1.6", [PLAYER]),
        EventType("last_rents", "F2.2", []),
    ],
    [
        RefusalType("game_over", "F1.5", [], ["F1.5", "F1.6"]),
        RefusalType("natures_move", "F1.3", [], ["F1.3", "F1.2", "F2.6", "F2.5"]),
        RefusalType("not_your_move", "F1.2", [PLAYER], ["F1.2", *MOMENTS]),
        RefusalType("wrong_moment", "F1.3", [PHASE], ["F1.3", *MOMENTS]),
        RefusalType("are_bankrupt", "F5.1", []),
        RefusalType("not_in_jail", "F3.2", []),
        RefusalType("no_card", "F3.2", []),
        RefusalType("no_cash", "F2.1", [AMOUNT], ["F2.1", "F3.2", "F4.1", "F4.4"]),
        RefusalType("cash_bound", "F2.1", [AMOUNT]),
        RefusalType("bid_too_low", "F2.1", [AMOUNT], ["F2.1", "F4.2"]),
        RefusalType("bid_unreadable", "F2.1", []),
        RefusalType("not_a_site", "F4.1", [PROPERTY]),
        RefusalType("not_owned", "F4.1", [PROPERTY], ["F4.1", "F4.3", "F4.4"]),
        RefusalType("group_not_whole", "F4.1", [GROUP]),
        RefusalType("group_mortgaged", "F4.1", [GROUP]),
        RefusalType("uneven", "F4.1", [PROPERTY]),
        RefusalType("full", "F4.1", [PROPERTY]),
        RefusalType("none_in_stock", "F4.2", [BUILDING]),
        RefusalType("no_buildings", "F4.3", [PROPERTY]),
        RefusalType("sell_uneven", "F4.3", [PROPERTY]),
        RefusalType("vault_needs_shacks", "F4.3", [COUNT]),
        RefusalType("sell_singly", "F4.3", [GROUP]),
        RefusalType("not_even_state", "F4.3", [GROUP, COUNT]),
        RefusalType("mortgaged_already", "F4.4", [PROPERTY]),
        RefusalType("group_built", "F4.4", [GROUP]),
        RefusalType("not_mortgaged", "F4.4", [PROPERTY]),
        RefusalType("debt_first", "F5.1", []),
        RefusalType("too_many_wanted", "F4.2", [COUNT]),
        RefusalType("cannot_place", "F4.2", [PROPERTY]),
        RefusalType("no_such_partner", "F4.5", []),
        RefusalType("offer_unreadable", "F4.5", []),
        RefusalType("offer_empty", "F4.5", []),
        RefusalType("not_of_you_two", "F4.5", [ASSET]),
        RefusalType("offer_built", "F4.5", [GROUP]),
        RefusalType("offer_no_cash", "F4.5", [PLAYER, CASH]),
        RefusalType("offer_no_interest", "F4.5", [PLAYER, AMOUNT]),
        RefusalType("offers_spent", "F4.6", [COUNT]),
        RefusalType("no_offer", "F4.5", []),
        RefusalType("not_useful", "F4.5", [PROPERTY]),
        RefusalType("business_waits", "F4.2", []),
        RefusalType("nothing_to_claim", "F2.2", []),
        RefusalType("no_debt", "F5.1", []),
        RefusalType("untimed", "F1.6", []),
        RefusalType("called_already", "F1.6", []),
        RefusalType("which_card", "F3.2", []),
        RefusalType("one_card", "F3.2", []),
        RefusalType("no_cash_bid", "F2.1", [AMOUNT], ["F2.1", "F4.2"]),
        RefusalType("group_bare", "F4.3", [GROUP]),
        RefusalType("choose_odd", "F4.3", [GROUP, COUNT]),
        RefusalType("not_odd", "F4.3", [GROUP, COUNT]),
        RefusalType("too_early", "F1.6", [ROUND]),
        RefusalType("card_not_chosen", "F3.2", []),
        RefusalType("maker_owes", "F5.1", [PLAYER]),
    ],
    "Fallout",
    [
        Field("rent_claim", RENT_CLAIM, option=True),
        Field("rounds", numbers("rounds", 0, 200), option=True, about="0 without a limit"),
        Field("timed", TIMED, option=True),
        Field("time_from", numbers("rounds", 0, 80), option=True, about="time is called after it"),
        Field("edition", EDITION, start=1, option=True),
        Field("phase", PHASE.domain),
        Field("decider", SEAT, start=-1, none=True, about="offers and claims aside"),
        # The turn
        Field("turn", SEAT),
        Field("starter", SEAT, start=-1, none=True),
        Field("round", ROUND.domain, start=1),
        Field("doubles", numbers("count", 0, 3)),
        Field("again", BIT, about="1 when another roll follows"),
        Field("steps", numbers("steps", 0, 12), about="of the roll that failed in Jail"),
        Field("then", THEN, about="what follows once all debts are settled"),
        Field("resume", numbers("resumed", 4, 5), start=4, about="ROLLING or BUYING"),
        Field("deck", DECK, about="drawn from"),
        Field("rent", RENT, about="as the last card has it"),
        Field("contest", THROW, [SEAT], sometimes=True, about="for the start; 0 once out of it"),
        # The players
        Field("cash", CAPS, [SEAT]),
        Field("position", SPACE.domain, [SEAT]),
        Field("jail", numbers("tries", 0, 3), [SEAT], about="0, or which roll in Jail comes next"),
        Field("ruined", numbers("count", 0, 6), [SEAT], about="how manieth to go bankrupt, or 0"),
        Field("alive", SEAT, bits=True),
        Field("left", numbers("count", 1, 6), about="how many they are"),
        Field("called", SEAT, bits=True, about="who called time"),
        # Property
        Field("owner", SEAT, [ASSET.domain], none=True),
        Field("owned", ASSET.domain, [SEAT], bits=True),
        Field("level", numbers("level", 0, VAULT), [PROPERTY.domain], about="shacks, or VAULT"),
        Field("built", numbers("count", 0, 3 * VAULT), [GROUP.domain], about="all its levels"),
        Field("mortgaged", PROPERTY.domain, bits=True),
        Field("fresh", PROPERTY.domain, bits=True, about="interest paid since the last roll"),
        # The bank
        Field("bank", numbers("caps", -MOST_CAPS, MOST_CAPS), about="taken in, less paid out"),
        Field("shacks", numbers("count", 0, SHACKS)),
        Field("vaults", numbers("count", 0, VAULTS)),
        Field("unseen", numbers("card", 0, CARDS - 1), [DECK], bits=True, about="not drawn yet"),
        Field("known", CARD.domain, [DECK, PLACE], about="a ring of the cards under them"),
        Field("ring", numbers("count", 0, CARDS), [DECK, RING], about="where it begins, its size"),
        # Debts and rents not asked for
        Field("debts", OWED, [DEBTS, DEBT], grows=True),
        Field("causes", CAUSE, [DEBTS], grows=True, about="what a debt is for"),
        Field("pressing", BIT, about="1 once the first debt was announced"),
        Field("claims", CAPS, [DEBTS, CLAIM], grows=True),
        Field("estate", PROPERTY.domain, bits=True, about="what the bank will auction"),
        Field("heir", SEAT, about="who speaks first in these auctions, if he can"),
        # The auction of a property
        Field("lot", PROPERTY.domain, start=-1, none=True),
        Field("bid", CAPS),
        Field("bidder", SEAT, start=-1, none=True),
        Field("bidders", SEAT, bits=True, about="who has not dropped out"),
        # The shortage of buildings
        Field("under", PHASE.domain, start=4, about="the phase it has interrupted"),
        Field("before", SEAT, start=-1, none=True, about="and its decider"),
        Field("kind", KIND),
        Field("asker", SEAT, start=-1, none=True),
        Field("site", PROPERTY.domain, start=-1, none=True, about="where the asker would build"),
        Field("wants", COUNT.domain, [SEAT]),
        Field("price", CAPS, about="highest bid, or what the winner paid"),
        Field("buyer", SEAT, start=-1, none=True),
        Field("rivals", SEAT, bits=True, about="who is still in it"),
        Field("offers", TERM, [TABLE], about="those on the table, see ``trade``"),
    ],
    base="polis.mech.street.Street",
    views={
        "table": "phase turn decider starter rounds doubles contest shacks vaults bank estate "
        "called",
        "seat": "cash jail ruined",
    },
    opportunities=[
        OpportunityType("build", "F4.1", [BUILDING, PROPERTY, AMOUNT, RENT_NOW, RENT_THEN]),
        OpportunityType("save_for", "F4.1", [BUILDING, PROPERTY, MISSING, RENT_NOW, RENT_THEN]),
        OpportunityType("unlock", "F4.1", [GROUP, PROPERTY, AMOUNT]),
        OpportunityType("last_deed", "F4.5", [GROUP, PROPERTY, OTHER]),
        OpportunityType("last_free", "F2.1", [GROUP, PROPERTY, AMOUNT]),
        OpportunityType("redeem", "F4.4", [PROPERTY, AMOUNT, RENT_THEN]),
        OpportunityType("raise_money", "F5.1", [MISSING, RAISED, AMOUNT]),
        OpportunityType("beyond", "F5.1", [MISSING, RAISED]),
        OpportunityType("mortgage", "F4.4", [PROPERTY, AMOUNT]),
        OpportunityType("sell", "F4.3", [BUILDING, PROPERTY, AMOUNT]),
    ],
    sources=["cash", "deeds", "buildings"],
)
