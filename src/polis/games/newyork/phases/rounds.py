"""N4 and N5: the round is set up and the cards are drafted."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from polis.core.model import Log, Menu, Odds, move
from polis.core.rng import Rng
from polis.core.seats import NATURE, NONE, only
from polis.core.vectors import nth_equal
from polis.games.newyork import tell
from polis.games.newyork.codes import (
    DEALING,
    DRAFTING,
    FIRST,
    PAIR,
    PAIRING,
    SHARING,
    STOCKING,
    TOKEN,
    TOKENING,
)
from polis.games.newyork.data import EXTRA_CARDS, TOKEN_VALUES
from polis.games.newyork.influence import seats_in_order, seats_in_reverse
from polis.games.newyork.phases.cards import gain, gain_seen, leave_deck
from polis.games.newyork.phases.staff import rest
from polis.games.newyork.phases.starters import last_left
from polis.games.newyork.position import NewYork
from polis.games.newyork.state import is_tom, speaker
from polis.games.newyork.terms import DISTRICTS, LISTED, NONE_LEFT, OPENED, STACKED, TOKENS

DEALT: Final = 3  # cards to each hand
TOKENS_A_ROUND: Final = 2


def begin_round(state: NewYork, log: Log) -> None:
    """[N4.1] Dollars on characters go back; [N4.2] the mayor moves on by the letters, A to E, and
    so never enters X."""
    state.round += 1
    rest(state)
    for district in range(i64(DISTRICTS)):
        if state.letter[district] == state.round - 1:
            state.mayor = district
    tell.round_began(log, state.round, state.mayor)
    state.phase = TOKENING
    state.step = 0


# Prestige tokens


def next_token(state: NewYork) -> None:
    """[N4.3] Two tokens are turned up."""
    if state.step < TOKENS_A_ROUND:
        state.actors = only(NATURE)
    else:
        state.phase = DEALING
        state.step = 0


def token_odds(state: NewYork, odds: Odds) -> None:
    """[N4.3] Any token that still lies face down."""
    for token in range(i64(TOKENS)):
        if state.token_at[token] == STACKED:
            odds.add(move(TOKEN, token), 1)


def draw_token(state: NewYork, rng: Rng) -> i64:
    """[N4.3] The same odds as ``token_odds``, without listing them."""
    left = TOKENS - TOKENS_A_ROUND * (state.round - 1) - state.step
    return move(TOKEN, nth_equal(state.token_at, STACKED, rng.below(left)))


def open_token(state: NewYork, token: i64, log: Log) -> None:
    """[N4.3] The token lies face up."""
    state.token_at[token] = OPENED
    tell.token_opened(log, token, TOKEN_VALUES[token])
    state.step += 1
    state.actors = NONE


# Hands


def next_deal(state: NewYork) -> None:
    """[N4.4] Three cards for each person, [N9.3] none for a Tom."""
    if state.step < DEALT * state.players:
        state.actors = only(NATURE)
    else:
        state.phase = PAIRING
        state.step = 0


def deal(state: NewYork, card: i64, log: Log) -> None:
    """[N6.5] How many cards a hand holds is public, which they are is not."""
    seat = state.step // DEALT
    leave_deck(state, card, log)
    gain(state, seat, card)
    if state.step % DEALT == 0:
        tell.drew(log, seat, DEALT)
    tell.drew_card_to(log, seat, seat, card)
    state.step += 1
    state.actors = NONE


# Pairs


def pair_count(state: NewYork) -> i64:
    """[N4.5] Two pairs a player and one more: 5, 7, 9. [N9.4] With Toms two a person and one a Tom,
    and none to spare."""
    if state.houses > state.players:
        return state.players + state.houses
    return 2 * state.players + 1


def next_pair(state: NewYork) -> None:
    """[N4.5] Cards are laid out until all pairs are complete; [N5.1] then each chooses in reverse
    order, and once more in the same order."""
    if state.step < 2 * pair_count(state):
        state.actors = only(NATURE)
        return
    state.phase = DRAFTING
    state.step = 0
    state.queue = seats_in_reverse(state)
    for i in range(state.players):
        state.queue = append(state.queue, state.queue[i])


def lay_pair(state: NewYork, card: i64, log: Log) -> None:
    """[N4.5] The pairs lie face up; [N6.5] a log that told them would list whose they are later."""
    leave_deck(state, card, log)
    state.pairs[state.step] = card
    if state.step % 2 == 1 and state.drafted == LISTED:
        tell.pair_laid(log, state.step // 2 + 1, state.pairs[state.step - 1], card)
    state.step += 1
    state.actors = NONE


def next_draft(state: NewYork) -> None:
    """[N5.1] In reverse order each takes a pair, then again in the same order."""
    if state.step < 2 * state.players:
        state.actors = only(speaker(state))
        return
    state.phase = SHARING
    state.step = state.players


def pair_choices(state: NewYork, menu: Menu) -> None:
    """[N5.1] Any pair that still lies there."""
    low: i64 = 1
    count = pair_count(state)
    for pair in range(i64(1), count + 1):
        if state.pairs[2 * pair - 2] == NONE_LEFT:
            menu.offer_each(PAIR, low, pair - 1)
            low = pair + 1
    menu.offer_each(PAIR, low, count)


def draft(state: NewYork, pair: i64, log: Log) -> None:
    """[N5.1] One pair for whoever is next."""
    take_pair(state, speaker(state), pair, log)
    state.step += 1
    state.actors = NONE


def take_pair(state: NewYork, house: i64, pair: i64, log: Log) -> None:
    """[N5.1] Both cards go to hand, and everybody has seen them."""
    at = 2 * (pair - 1)
    if is_tom(state, house) or state.drafted == LISTED:
        tell.pair_taken(log, state.players, house, state.pairs[at], state.pairs[at + 1])
    else:
        tell.pair_chosen(log, house, pair)
    for i in range(i64(2)):
        gain_seen(state, house, state.pairs[at + i])
        state.pairs[at + i] = NONE_LEFT


def next_share(state: NewYork, log: Log) -> None:
    """[N9.4] The Toms get what is left, by lot; [N5.1] otherwise a pair is to spare."""
    while state.step < state.houses:
        if state.step + 1 < state.houses:
            state.actors = only(NATURE)
            return
        share(state, last_left(state.pairs), log)
    for at in range(2 * pair_count(state)):
        if state.pairs[at] != NONE_LEFT:
            state.spare[state.pairs[at]] += 1
            state.pairs[at] = NONE_LEFT
    state.phase = STOCKING
    state.step = state.players
    state.drawing = 0


def share(state: NewYork, pair: i64, log: Log) -> None:
    """[N9.4] A Tom gets one of the pairs people have left."""
    take_pair(state, state.step, pair, log)
    state.step += 1
    state.actors = NONE


def next_stock(state: NewYork) -> None:
    """[N9.4] Each Tom draws as many cards as his level says, for all to see."""
    while state.step < state.houses:
        if state.drawing < EXTRA_CARDS[state.levels[state.step - state.players]]:
            state.actors = only(NATURE)
            return
        state.drawing = 0
        state.step += 1
    state.drawing = 0
    state.phase = FIRST
    state.step = 0
    state.queue = seats_in_order(state)


def stock_up(state: NewYork, card: i64, log: Log) -> None:
    """[N9.4] A Tom draws a card for his stock, [N9.11] which is open to all."""
    leave_deck(state, card, log)
    gain_seen(state, state.step, card)
    tell.tom_stocked(log, state.step - state.players, card)
    state.drawing += 1
    state.actors = NONE
