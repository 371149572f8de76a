"""F2.6: the two decks. Cards not drawn yet lie on top in an order nobody knows; those drawn go
under them one by one, so that after a first time through the order is known to all."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Odds, move
from polis.core.rng import Rng
from polis.games.fallout.codes import DRAW
from polis.games.fallout.position import Fallout
from polis.games.fallout.terms import CARDS
from polis.mech.sets import nth_of, size_of


def odds_of(state: Fallout, odds: Odds) -> None:
    """[F2.6] Any card not drawn yet; when there is none, the one drawn longest ago."""
    deck = state.deck
    if state.unseen[deck] == 0:
        odds.add(move(DRAW, top_known(state, deck)), 1)
    for card in range(i64(CARDS)):
        odds.add(move(DRAW, deck * CARDS + card), (state.unseen[deck] >> card) & 1)


def sample(state: Fallout, rng: Rng) -> i64:
    """The same odds, without listing them."""
    deck = state.deck
    rest = state.unseen[deck]
    if rest == 0:
        return move(DRAW, top_known(state, deck))
    return move(DRAW, deck * CARDS + nth_of(rest, rng.below(size_of(rest))))


def top_known(state: Fallout, deck: i64) -> i64:
    return state.known[deck * CARDS + state.ring[2 * deck]]


def take_off(state: Fallout, card: i64) -> None:
    """[F2.6] The top card leaves its deck."""
    deck = card // CARDS
    if state.unseen[deck] != 0:
        state.unseen[deck] &= ~(1 << (card % CARDS))
    else:
        state.ring[2 * deck] = (state.ring[2 * deck] + 1) % CARDS
        state.ring[2 * deck + 1] -= 1


def put_under(state: Fallout, card: i64) -> None:
    """[F2.6] The card goes under its deck."""
    deck = card // CARDS
    place = (state.ring[2 * deck] + state.ring[2 * deck + 1]) % CARDS
    state.known[deck * CARDS + place] = card
    state.ring[2 * deck + 1] += 1
