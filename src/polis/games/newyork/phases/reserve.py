"""N6.1: swapping cards of the hand with the reserve."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NONE, only
from polis.games.newyork.codes import DONE, SWAP, SWAPPED
from polis.games.newyork.phases.cards import gain_seen, lose
from polis.games.newyork.state import NewYork, card_at, speaker
from polis.games.newyork.terms import CARDS, THIRD


def swaps(state: NewYork, seat: i64, menu: Menu) -> None:
    """[N6.1] A card of the hand for one of the reserve. As many swaps as the reserve has cards
    reach every arrangement, so a decision allows no more."""
    if state.swaps >= state.reserve_size[seat]:
        return
    for taken in range(i64(CARDS)):
        if state.reserve[card_at(seat, taken)] > 0:
            swaps_for(state.hand, card_at(seat, 0), taken, menu)


def swaps_for(hand: vec[i64], at: i64, taken: i64, menu: Menu) -> None:
    """Neighbouring cards of the hand make one run of moves."""
    low: i64 = 0
    for given in range(i64(CARDS)):
        if given == taken or hand[at + given] == 0:
            menu.offer_each(SWAP, low, given - 1, taken)
            low = given + 1
    menu.offer_each(SWAP, low, CARDS - 1, taken)


def swap(state: NewYork, seat: i64, given: i64, taken: i64, log: Log) -> None:
    """[N6.5] Reserves are public, so everybody sees both cards."""
    lose(state, seat, given)
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
