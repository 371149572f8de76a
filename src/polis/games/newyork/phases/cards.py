"""N1.3: the deck, the hands, the reserves and the discards."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Odds, move
from polis.core.rng import Rng
from polis.games.newyork.codes import RESHUFFLED
from polis.games.newyork.state import NewYork, card_at
from polis.games.newyork.terms import CARDS


def deck_ready(state: NewYork, log: Log) -> bool:
    """[N1.3] The discards are shuffled into a new deck when a card is needed and none is left.
    Ruling: discards lie face up, so that everybody may know what they hold."""
    if state.deck_left > 0:
        return True
    for card in range(i64(CARDS)):
        state.deck[card] += state.discards[card]
        state.deck_left += state.discards[card]
        state.discards[card] = 0
    if state.deck_left > 0:
        log.tell(RESHUFFLED, state.deck_left)
    return state.deck_left > 0


def card_odds(state: NewYork, kind: i64, odds: Odds) -> None:
    """[N1.3] Any card still in the deck."""
    for card in range(i64(CARDS)):
        odds.add(move(kind, card), state.deck[card])


def draw_card(state: NewYork, kind: i64, rng: Rng) -> i64:
    """The same odds, without listing them."""
    ticket = rng.below(state.deck_left)
    card: i64 = 0
    while ticket >= state.deck[card]:
        ticket -= state.deck[card]
        card += 1
    return move(kind, card)


def leave_deck(state: NewYork, card: i64) -> None:
    state.deck[card] -= 1
    state.deck_left -= 1


def gain(state: NewYork, house: i64, card: i64) -> None:
    """A card comes into a hand unseen."""
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
    lose(state, house, card, count)
    state.discards[card] += count
