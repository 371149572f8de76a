"""What a seat of New York City may imagine of what it cannot see."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.rng import Rng
from polis.core.vectors import total
from polis.games.newyork.phases.cards import any_card
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import CARDS, card_at


def determinize(state: NewYork, viewer: i64, rng: Rng) -> NewYork:
    """[N6.5] The deck and the unseen cards of other hands are dealt anew; what everybody saw come
    into a hand and has not seen leave it stays there. Decision: what a bid or a pass lets one
    suspect is not used, only what is certain."""
    new = state.copy()
    unseen = total(state.drawn)
    drawer = viewer
    if unseen > 0:
        drawer = state.queue[state.step]
    for seat in range(state.players):
        if seat != viewer:
            to_deck(new, seat)
    if drawer != viewer:
        for card in range(i64(CARDS)):
            new.deck[card] += new.drawn[card]
            new.deck_left += new.drawn[card]
            new.drawn[card] = 0
    for seat in range(state.players):
        if seat != viewer:
            from_deck(new, seat, state.hand_size[seat], rng)
    if drawer != viewer:
        for _card in range(unseen):
            new.drawn[pull(new, rng)] += 1
    return new


def to_deck(state: NewYork, seat: i64) -> None:
    """Everything in this hand that not everybody has seen."""
    for card in range(i64(CARDS)):
        at = card_at(seat, card)
        hidden = state.hand[at] - state.known[at]
        state.hand[at] -= hidden
        state.hand_size[seat] -= hidden
        state.deck[card] += hidden
        state.deck_left += hidden


def from_deck(state: NewYork, seat: i64, size: i64, rng: Rng) -> None:
    while state.hand_size[seat] < size:
        state.hand[card_at(seat, pull(state, rng))] += 1
        state.hand_size[seat] += 1


def pull(state: NewYork, rng: Rng) -> i64:
    card = any_card(state, rng)
    state.deck[card] -= 1
    state.deck_left -= 1
    return card
