"""What follows what: from the end of one move to the next decision or draw."""

from __future__ import annotations

from polis.core.model import Log
from polis.core.seats import NONE
from polis.games.newyork.codes import (
    ALLOTTING,
    ARRANGING,
    AUCTION,
    BIDDING,
    CLOSING,
    DEALING,
    DRAFTING,
    DROPPING,
    OVER,
    PAIRING,
    PICKING,
    REFILLING,
    RESOLVING,
    ROUND,
    SHARING,
    STOCKING,
    THIRD,
    TOKENING,
    TOM_DRAWING,
    TRIMMING,
)
from polis.games.newyork.phases import (
    auctions,
    bidding,
    closing,
    first,
    office,
    reserve,
    rounds,
    setup,
    starters,
    third,
    tom,
)
from polis.games.newyork.position import NewYork


def proceed(state: NewYork, log: Log) -> None:
    """[N1.1] Five rounds of the phases 0, I, II and III, until someone must decide or draw."""
    while state.actors == NONE and state.phase != OVER:
        if state.phase < ROUND:
            prepare(state, log)
        elif state.phase <= DROPPING:
            go_to_auctions(state, log)
        elif state.phase < ARRANGING:
            go_through_auction(state, log)
        else:
            finish_round(state, log)


def prepare(state: NewYork, log: Log) -> None:
    """[N1.11] The table is laid, then everybody has his starters."""
    if state.phase == PICKING:
        starters.next_pick(state)
    elif state.phase == ALLOTTING:
        starters.next_allotment(state, log)
    else:
        setup.next_setup(state)


def go_to_auctions(state: NewYork, log: Log) -> None:
    """[N4.2] Phases 0 and I."""
    if state.phase == DEALING:
        rounds.next_deal(state)
    elif state.phase == PAIRING:
        rounds.next_pair(state)
    elif state.phase == DRAFTING:
        rounds.next_draft(state)
    elif state.phase == STOCKING:
        rounds.next_stock(state)
    elif state.phase == TOKENING:
        rounds.next_token(state)
    elif state.phase == SHARING:
        rounds.next_share(state, log)
    elif state.phase == ROUND:
        rounds.begin_round(state, log)
    else:
        first.next_first(state, log)


def go_through_auction(state: NewYork, log: Log) -> None:
    """[N6.2] Phase II."""
    if state.phase == BIDDING:
        bidding.next_bidder(state, log)
    elif state.phase == RESOLVING:
        auctions.next_action(state, log)
    elif state.phase == CLOSING:
        closing.close(state, log)
    elif state.phase == TOM_DRAWING:
        tom.next_tom_draw(state)
    elif state.phase == AUCTION:
        bidding.open_auction(state, log)
    else:
        assert state.phase == REFILLING
        office.next_refill(state)


def finish_round(state: NewYork, log: Log) -> None:
    """[N7.2] Phase III and the end of the round."""
    if state.phase == ARRANGING:
        reserve.next_arrangement(state)
    elif state.phase == THIRD:
        third.next_third(state)
    elif state.phase == TRIMMING:
        third.next_trim(state)
    else:
        third.end_round(state, log)
