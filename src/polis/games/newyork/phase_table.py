"""The phases of New York City: what is asked in each, what follows it, and the clauses of that."""

from __future__ import annotations

from typing import Final

from polis.core.schema import PhaseType


def laying(name: str, chances: str, sample: str = "") -> PhaseType:
    """The table is laid."""
    return PhaseType(name, "", chances, sample, "setup.next_setup")


def drawing(name: str, follows: str) -> PhaseType:
    """Cards are drawn."""
    return PhaseType(name, "", "cards.card_odds", "cards.draw_card", follows)


PHASES: Final = [  # those of set-up first, then those of a round in their order
    laying("lettering", "setup.letter_odds", "setup.draw_letter"),
    laying("basing", "setup.base_odds"),
    laying("stacking", "setup.marker_odds"),
    laying("opening", "setup.opening_odds", "setup.draw_opening"),
    laying("starters", "setup.starter_odds", "setup.draw_starter"),
    drawing("reserves", "setup.next_setup"),
    PhaseType("picking", "starters.picks", follows="starters.next_pick"),
    laying("blind", "setup.starter_odds", "setup.draw_starter"),
    PhaseType("allotting", chances="starters.allotment_odds", follows="starters.next_allotment"),
    PhaseType("round", follows="rounds.begin_round"),
    PhaseType("tokening", "", "rounds.token_odds", "rounds.draw_token", "rounds.next_token"),
    drawing("dealing", "rounds.next_deal"),
    drawing("pairing", "rounds.next_pair"),
    PhaseType("drafting", "rounds.pair_choices", follows="rounds.next_draft"),
    PhaseType("sharing", chances="rounds.share_odds", follows="rounds.next_share"),
    drawing("stocking", "rounds.next_stock"),
    PhaseType("first", "first.first_uses", follows="first.next_first"),
    drawing("drawing", "first.next_first"),
    PhaseType("keeping", "first.keepings", follows="first.next_first"),
    PhaseType("sparing", "first.sparings", follows="first.next_first"),
    PhaseType("dropping", "first.droppings", follows="first.next_first"),
    PhaseType("auction", follows="bidding.open_auction"),
    drawing("tom_drawing", "tom.next_tom_draw"),
    PhaseType("bidding", "bidding.bids", follows="bidding.next_bidder"),
    PhaseType("resolving", follows="auctions.next_action"),
    PhaseType("taking", "office.takings"),
    PhaseType("refilling", "", "office.refill_odds", "office.draw_refill", "office.next_refill"),
    PhaseType("awarding", "building.placings"),
    PhaseType("moving", "building.movings"),
    PhaseType("closing", follows="auctions.close"),
    PhaseType("arranging", "reserve.arrangements", follows="reserve.next_arrangement"),
    PhaseType("third", "third.third_uses", follows="third.next_third"),
    PhaseType("trimming", "third.sheddings", follows="third.next_trim"),
    PhaseType("round_end", follows="third.end_round"),
    PhaseType("over"),
]
PHASE_NAMES: Final = [phase.name for phase in PHASES]

# Clauses in the order that ``legality.py`` counts them in
TURNS: Final = ["N2.2", "N1.11", "N5.1", "N6.2", "N6.12"]
MOMENTS: Final = [  # by kind of move: the clause that says when it is made
    *["N1.11", "N1.11", "N5.1", "N3.2", "N3.5", "N7.1", "N1.1", "N5.2", "N5.2", "N5.2", "N5.2"],
    *["N6.1", "N6.2", "N6.2", "N6.2", "N6.10", "N6.12", "N6.12", "N6.13", "N6.1", "N6.1"],
]
DRAWS: Final = [  # by kind of nature's move
    *["N1.6", "N1.6", "N1.9", "N1.4", "N1.3", "N1.3", "N4.3", "N9.4"]
]
MOVING_FOR: Final = ["N6.13", "N6.12"]  # the auction's building, or its bonus
