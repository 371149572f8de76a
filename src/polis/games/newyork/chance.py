"""What nature does, by phase."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Odds, first_of
from polis.core.rng import Rng
from polis.games.newyork.codes import DEAL, TURN
from polis.games.newyork.phases import cards, drawing, laying, office, rounds, starters, tom
from polis.games.newyork.state import NewYork
from polis.games.newyork.terms import (
    ALLOTTING,
    BLIND,
    DEALING,
    DRAWING,
    REFILLING,
    SHARING,
    STOCKING,
    TO_RESERVE,
    TOKENING,
    TOM_DRAWING,
)


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


def let_nature(state: NewYork, code: i64, log: Log) -> None:
    """[N1.3] What chance has drawn."""
    what = first_of(code)
    if state.phase == DEALING:
        rounds.deal(state, what, log)
    elif state.phase == TOKENING:
        rounds.open_token(state, what, log)
    elif state.phase == STOCKING:
        rounds.stock_up(state, what, log)
    elif state.phase == TOM_DRAWING:
        tom.tom_draws(state, what, log)
    elif state.phase == DRAWING:
        drawing.draw_for(state, what, log)
    elif state.phase == REFILLING:
        laying.open_tile(state, what, log)
        office.end_refill(state)
    elif state.phase == SHARING:
        rounds.share(state, what, log)
    elif state.phase == BLIND:
        starters.turn_blind(state, what, log)
    elif state.phase == ALLOTTING:
        starters.allot(state, what, log)
    elif laying.is_setup(state.phase):
        laying.lay_out(state, code, log)
    else:
        rounds.lay_pair(state, what, log)
