"""What nature may do, by phase."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Odds
from polis.core.rng import Rng
from polis.games.newyork.codes import (
    ALLOTTING,
    BLIND,
    DEAL,
    DEALING,
    DRAWING,
    REFILLING,
    RESERVES,
    SHARING,
    TO_RESERVE,
    TOKENING,
    TURN,
)
from polis.games.newyork.phases import cards, laying, rounds, starters
from polis.games.newyork.position import NewYork


def chances(state: NewYork, odds: Odds) -> None:
    """[N1.3] Any tile, token or card that can come."""
    if state.phase == TOKENING:
        rounds.token_odds(state, odds)
    elif state.phase == ALLOTTING:
        starters.allotment_odds(state, odds)
    elif state.phase == SHARING:
        rounds.share_odds(state, odds)
    elif state.phase == REFILLING:
        laying.tile_odds(state.pile, state.refill_value, odds)
    elif state.phase < RESERVES or state.phase == BLIND:
        laying.setup_odds(state, odds)
    else:
        cards.card_odds(state, card_kind(state), odds)


def sample(state: NewYork, rng: Rng) -> i64:
    """The same odds, mostly without listing them."""
    if state.phase > BLIND and state.phase != REFILLING:
        return sample_round(state, rng)
    if state.phase == REFILLING:
        value = state.refill_value
        return laying.draw_tile(state.pile, state.pile_left[value - 1], value, rng)
    if state.phase == RESERVES:
        return cards.draw_card(state, TURN, rng)
    return laying.sample_setup(state, rng)


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
        if state.phase == ALLOTTING:
            starters.allotment_odds(state, odds)
        else:
            rounds.share_odds(state, odds)
        return odds.draw(rng)
    return cards.draw_card(state, card_kind(state), rng)
