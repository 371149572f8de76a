"""What each phase asks of a player or of nature, and what follows what."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, Odds
from polis.core.rng import Rng
from polis.core.seats import NONE
from polis.games.newyork.codes import (
    ALLOTTING,
    ARRANGING,
    AUCTION,
    AWARDING,
    BIDDING,
    BLIND,
    CLOSING,
    DEAL,
    DEALING,
    DRAFTING,
    DRAWING,
    DROPPING,
    FIRST,
    KEEPING,
    MOVING,
    OVER,
    PAIRING,
    PICKING,
    REFILLING,
    RESERVES,
    RESOLVING,
    ROUND,
    SHARING,
    SPARING,
    STOCKING,
    TAKING,
    THIRD,
    TO_RESERVE,
    TOKENING,
    TOM_DRAWING,
    TRIMMING,
    TURN,
)
from polis.games.newyork.phases import (
    auctions,
    bidding,
    building,
    cards,
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
from polis.games.newyork.terms import PILES

# What a player may do


def choices(state: NewYork, menu: Menu) -> None:
    """[N1.1] By phase, the most frequent first."""
    if state.phase == BIDDING:
        bidding.bids(state, menu)
    elif state.phase == DRAFTING:
        rounds.pair_choices(state, menu)
    elif state.phase >= TAKING:
        late_choices(state, menu)
    else:
        early_choices(state, menu)


def early_choices(state: NewYork, menu: Menu) -> None:
    """[N5.2] Before the auctions."""
    if state.phase == FIRST:
        first.first_uses(state, menu)
    elif state.phase == KEEPING:
        first.keepings(state, menu)
    elif state.phase == SPARING:
        first.sparings(state, menu)
    elif state.phase == DROPPING:
        first.droppings(state, menu)
    else:
        assert state.phase == PICKING
        starters.picks(state, menu)


def late_choices(state: NewYork, menu: Menu) -> None:
    """[N6.6] After the bids."""
    if state.phase == TAKING:
        office.takings(state, menu)
    elif state.phase == AWARDING:
        building.placings(state, menu)
    elif state.phase == MOVING:
        building.movings(state, menu)
    elif state.phase == ARRANGING:
        reserve.arrangements(state, menu)
    elif state.phase == THIRD:
        third.third_uses(state, menu)
    else:
        assert state.phase == TRIMMING
        third.sheddings(state, menu)


# What nature may do


def chances(state: NewYork, odds: Odds) -> None:
    """[N1.3] Any tile, token or card that can come."""
    if state.phase == TOKENING:
        rounds.token_odds(state, odds)
    elif state.phase == ALLOTTING:
        starters.allotment_odds(state.starters, PILES, odds)
    elif state.phase == SHARING:
        starters.allotment_odds(state.pairs, rounds.pair_count(state), odds)
    elif state.phase == REFILLING:
        setup.tile_odds(state.pile, state.refill_value, odds)
    elif state.phase < RESERVES or state.phase == BLIND:
        setup.setup_odds(state, odds)
    else:
        cards.card_odds(state, card_kind(state), odds)


def sample(state: NewYork, rng: Rng) -> i64:
    """The same odds, mostly without listing them."""
    if state.phase > BLIND and state.phase != REFILLING:
        return sample_round(state, rng)
    if state.phase == REFILLING:
        value = state.refill_value
        return setup.draw_tile(state.pile, state.pile_left[value - 1], value, rng)
    if state.phase == RESERVES:
        return cards.draw_card(state, TURN, rng)
    return setup.sample_setup(state, rng)


def card_kind(state: NewYork) -> i64:
    """[N6.5] Cards for a hand are drawn unseen, others openly."""
    if state.phase == DEALING or (state.phase == DRAWING and state.goes != TO_RESERVE):
        return DEAL
    return TURN


def sample_round(state: NewYork, rng: Rng) -> i64:
    if state.phase == TOKENING:
        return rounds.draw_token(state, rng)
    if state.phase == ALLOTTING or state.phase == SHARING:
        odds = Odds()
        chances(state, odds)
        return odds.draw(rng)
    return cards.draw_card(state, card_kind(state), rng)


# What follows what


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
        auctions.close(state, log)
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
