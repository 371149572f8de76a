"""N6.1: swapping cards of the hand with the reserve."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NONE, only
from polis.games.newyork.codes import DONE, SWAP, SWAPPED
from polis.games.newyork.phases.cards import gain_seen, lose
from polis.games.newyork.state import NewYork, card_at, speaker
from polis.games.newyork.terms import CARDS, THIRD

# A run of neighbouring cards is one number: its length, shifted, and its lowest card.
SHIFT: Final = 4
LOWEST: Final = 15
MOST_RUNS: Final = 4  # of seven cards


def runs_of(cards: int) -> list[int]:
    """The runs of neighbours in a set of cards, filled up with zeros."""
    runs: list[int] = []
    low = 0
    for card in range(CARDS + 1):
        if not cards >> card & 1:
            if low < card:
                runs.append(card - low << SHIFT | low)
            low = card + 1
    return runs + [0] * (MOST_RUNS - len(runs))


# By set of cards. Every bidding decision lists its swaps, so that scanning hands anew is dear.
RUNS: Final = vec[i64]([run for cards in range(1 << CARDS) for run in runs_of(cards)])


def swaps(state: NewYork, seat: i64, menu: Menu) -> None:
    """[N6.1] A card of the hand for one of the reserve. As many swaps as the reserve has cards
    reach every arrangement, so a decision allows no more."""
    if state.swaps >= state.reserve_size[seat]:
        return
    at = card_at(seat, 0)
    reserve = state.reserve
    cards = held(state.hand, at)
    for taken in range(i64(CARDS)):
        if reserve[at + taken] > 0:
            swaps_for(cards & ~only(taken), taken, menu)


def held(hand: vec[i64], at: i64) -> i64:
    """The kinds of cards in a hand, as a set."""
    cards: i64 = 0
    for card in range(i64(CARDS)):
        if hand[at + card] > 0:
            cards |= only(card)
    return cards


def swaps_for(cards: i64, taken: i64, menu: Menu) -> None:
    """Neighbouring cards of the hand make one run of moves."""
    at = cards * MOST_RUNS
    for i in range(at, at + MOST_RUNS):
        run = RUNS[i]
        if run == 0:
            return
        menu.add(move(SWAP, run & LOWEST, taken), run >> SHIFT)


def swap(state: NewYork, seat: i64, given: i64, taken: i64, log: Log) -> None:
    """[N6.5] Reserves are public, so everybody sees both cards."""
    lose(state, seat, given, 1)
    gain_seen(state, seat, taken)
    state.reserve[card_at(seat, given)] += 1
    state.reserve[card_at(seat, taken)] -= 1
    state.swaps += 1
    log.tell(SWAPPED, seat, given, taken)


def next_arrangement(state: NewYork) -> None:
    """[N6.1] Once more after the last auction, before hands are discarded."""
    while state.step < state.players:
        seat = speaker(state)
        if state.hand_size[seat] > 0 and state.reserve_size[seat] > 0:
            state.swaps = 0
            state.actors = only(seat)
            return
        state.step += 1
    state.phase = THIRD
    state.step = 0


def arrangements(state: NewYork, menu: Menu) -> None:
    swaps(state, speaker(state), menu)
    menu.offer(move(DONE))


def finish_arrangement(state: NewYork) -> None:
    state.step += 1
    state.actors = NONE
