"""N1.3: the deck, the hands, the reserves and the discards."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Odds, move
from polis.core.rng import Rng
from polis.core.vectors import filled, total
from polis.games.newyork import tell
from polis.games.newyork.codes import DEAL, DEALING, DRAWING, TO_RESERVE, TURN
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import CARDS, card_at


def can_draw(state: NewYork) -> bool:
    """[N1.3] Whether deck or discards have a card left."""
    return state.deck_left > 0 or total(state.discards) > 0


def source(state: NewYork) -> vec[i64]:
    """[N1.3] Where the next card comes from: an empty deck is made anew of the discards."""
    if state.deck_left > 0:
        return state.deck
    return state.discards


def card_kind(state: NewYork) -> i64:
    """[N6.5] Cards for a hand are drawn unseen, others openly."""
    if state.phase == DEALING or (state.phase == DRAWING and state.goes != TO_RESERVE):
        return DEAL
    return TURN


def card_odds(state: NewYork, odds: Odds) -> None:
    """[N1.3] Any card still in the deck."""
    cards, kind = source(state), card_kind(state)
    for card in range(i64(CARDS)):
        odds.add(move(kind, card), cards[card])


def draw_card(state: NewYork, rng: Rng) -> i64:
    """[N1.3] The same odds as ``card_odds``, without listing them."""
    return move(card_kind(state), any_card(state, rng))


def any_card(state: NewYork, rng: Rng) -> i64:
    """[N1.3] A card of the deck, all alike."""
    cards = source(state)
    left = state.deck_left
    if left == 0:
        left = total(cards)
    ticket = rng.below(left)
    card: i64 = 0
    while ticket >= cards[card]:
        ticket -= cards[card]
        card += 1
    return card


def leave_deck(state: NewYork, card: i64, log: Log) -> None:
    """[N1.3] The discards are shuffled into a new deck when a card is drawn and none is left, not
    before: until then they lie face up, and everybody may know what they hold (our ruling)."""
    if state.deck_left == 0:
        reshuffle(state, log)
    state.deck[card] -= 1
    state.deck_left -= 1


def reshuffle(state: NewYork, log: Log) -> None:
    """[N1.3] The discards become the new deck."""
    state.deck = state.discards
    state.deck_left = total(state.deck)
    state.discards = filled(0, CARDS)
    tell.reshuffled(log, state.deck_left)


def gain(state: NewYork, house: i64, card: i64) -> None:
    """[N6.5] A card comes into a hand unseen."""
    state.hand[card_at(house, card)] += 1
    state.hand_size[house] += 1


def gain_seen(state: NewYork, house: i64, card: i64) -> None:
    """[N6.5] A card comes into a hand before everybody's eyes."""
    gain(state, house, card)
    state.known[card_at(house, card)] += 1


def lose(state: NewYork, house: i64, card: i64, count: i64) -> None:
    """[N6.5] Cards of one kind leave a hand, and everybody sees which."""
    at = card_at(house, card)
    state.hand[at] -= count
    state.hand_size[house] -= count
    state.known[at] = max(state.known[at] - count, 0)


def discard(state: NewYork, house: i64, card: i64, count: i64) -> None:
    """[N1.3] Cards of a hand go to the discards, which lie open."""
    lose(state, house, card, count)
    state.discards[card] += count
