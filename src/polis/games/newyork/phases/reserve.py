"""N6.1: swapping cards of the hand with the reserve."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import holds, only, without
from polis.games.newyork import tell
from polis.games.newyork.codes import DONE, SWAP, THIRD
from polis.games.newyork.phases.cards import gain_seen, lose
from polis.games.newyork.position import NewYork
from polis.games.newyork.state import speaker
from polis.games.newyork.terms import CARDS, NONE_LEFT, arrangement, card_at, one_of

# A run of neighbouring cards is one number: its length, shifted, and its lowest card.
SHIFT: Final = 4
LOWEST: Final = 15
MOST_RUNS: Final = 4  # of seven cards


def runs_of(cards: int) -> list[int]:
    """[N6.1] The runs of neighbours in a set of cards that may be swapped, filled up with zeros."""
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

SINCE: Final = 1  # the edition since which there is no limit, counted from 0


def swaps(state: NewYork, seat: i64, menu: Menu) -> None:
    """[N6.1] A card of the hand for one of the reserve, as often as one likes. Decision: the menu
    never leads back to an arrangement this decision has left, or play by menus could go round for
    ever; ``arrange`` does, so nobody is held to what he has tried. The first edition allowed as
    many swaps as the reserve has cards."""
    if state.edition < SINCE and state.swaps >= state.reserve_size[seat]:
        return
    at = card_at(seat, 0)
    if state.edition >= SINCE and len(state.left) > 0:
        new_swaps(state, at, menu)
        return
    reserve = state.reserve
    cards = held(state.hand, at)
    for taken in range(i64(CARDS)):
        if reserve[at + taken] > 0:
            swaps_for(cards & ~only(taken), taken, menu)


def held(hand: vec[i64], at: i64) -> i64:
    """[N6.1] The kinds of cards in a hand that may be swapped, as a set."""
    cards: i64 = 0
    for card in range(i64(CARDS)):
        if hand[at + card] > 0:
            cards |= only(card)
    return cards


def swaps_for(cards: i64, taken: i64, menu: Menu) -> None:
    """[N6.1] Any of these cards for one of the reserve; neighbours make one run of moves."""
    at = cards * MOST_RUNS
    for i in range(at, at + MOST_RUNS):
        run = RUNS[i]
        if run == 0:
            return
        menu.add(move(SWAP, run & LOWEST, taken), run >> SHIFT)


def new_swaps(state: NewYork, at: i64, menu: Menu) -> None:
    """[N6.1] Swaps to arrangements this decision has not had."""
    now, reserve = arrangement(state.reserve, at), state.reserve
    cards = held(state.hand, at)
    for taken in range(i64(CARDS)):
        if reserve[at + taken] > 0:
            rest, new = now - one_of(taken), without(cards, taken)
            for given in range(i64(CARDS)):
                if holds(new, given) and has_left(state, rest + one_of(given)):
                    new = without(new, given)
            swaps_for(new, taken, menu)


def was_left(state: NewYork, at: i64, given: i64, taken: i64) -> bool:
    """[N6.1] Whether a swap leads back to an arrangement of this decision."""
    return has_left(state, arrangement(state.reserve, at) + one_of(given) - one_of(taken))


def has_left(state: NewYork, wanted: i64) -> bool:
    """[N6.1] Whether this decision has had a reserve like this before."""
    for left in state.left:
        if left == wanted:
            return True
    return False


def leave(state: NewYork, seat: i64) -> None:
    """[N6.1] The decision has had the reserve as it lies now; it is noted once."""
    now = arrangement(state.reserve, card_at(seat, 0))
    if not has_left(state, now):
        state.left = append(state.left, now)


def swap(state: NewYork, seat: i64, card: i64, other: i64, log: Log) -> None:
    """[N6.1] A card of the hand for another of the reserve."""
    leave(state, seat)
    exchange(state, seat, card, other, log)
    state.swaps += 1


def exchange(state: NewYork, seat: i64, given: i64, taken: i64, log: Log) -> None:
    """[N6.5] Reserves are public, so everybody sees both cards."""
    lose(state, seat, given, 1)
    gain_seen(state, seat, taken)
    state.reserve[card_at(seat, given)] += 1
    state.reserve[card_at(seat, taken)] -= 1
    tell.swapped(log, seat, given, taken)


def arrange(state: NewYork, seat: i64, payload: vec[i64], log: Log) -> None:
    """[N6.1] Any number of swaps at once: these cards are the reserve, whatever was tried."""
    leave(state, seat)
    at = card_at(seat, 0)
    taken: i64 = 0
    for given in range(i64(CARDS)):
        while state.reserve[at + given] < payload[given]:
            while state.reserve[at + taken] <= payload[taken]:
                taken += 1
            exchange(state, seat, given, taken, log)


def not_owned(state: NewYork, seat: i64, cards: vec[i64]) -> i64:
    """[N6.1] A reserve is set up of one's own cards: the first card he has fewer of, in hand and
    reserve, than he wants; or none."""
    for card in range(i64(CARDS)):
        at = card_at(seat, card)
        if cards[card] > state.hand[at] + state.reserve[at]:
            return card
    return NONE_LEFT


def next_arrangement(state: NewYork) -> None:
    """[N6.1] Once more after the last auction, before hands are discarded."""
    while state.step < state.players:
        seat = speaker(state)
        if state.hand_size[seat] > 0 and state.reserve_size[seat] > 0:
            state.swaps = 0
            state.left = vec[i64]()
            state.actors = only(seat)
            return
        state.step += 1
    state.phase = THIRD
    state.step = 0


def arrangements(state: NewYork, menu: Menu) -> None:
    """[N6.1] After auction 6: a swap, or no more."""
    swaps(state, speaker(state), menu)
    menu.offer(move(DONE))
