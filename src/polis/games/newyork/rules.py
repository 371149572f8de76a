"""New York City: the rules as the rest of Polis sees them, chapter by chapter in ``phases``.

Decision: the seats of a table are its people and bots. Toms sit down beside them by the option
``toms`` and are played by the rules: they are further houses of the state, never actors. Seats and
Toms together are two to four; one seat alone always has a Tom, and more Toms than fit stay away.
Places count the Toms, so that a Tom can win and the best seat be second.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import kind_of
from polis.core.vectors import filled, total
from polis.games.newyork.bidder import is_idle_swap
from polis.games.newyork.codes import SWAP
from polis.games.newyork.position import NewYork
from polis.games.newyork.scoring import all_places
from polis.games.newyork.terms import CARDS, DISTRICTS, KINDS, NONE_LEFT, card_at, kind_at, tower_at


def money(state: NewYork) -> vec[i64]:
    return state.dollars[: state.players]


def places(state: NewYork) -> vec[i64]:
    return all_places(state)[: state.players]


def rivals(state: NewYork) -> i64:
    return state.houses - state.players


def shuns(state: NewYork, seat: i64, code: i64) -> bool:
    return kind_of(code) == SWAP and is_idle_swap(state, seat, code)


# What no move may make or lose, counted where it lies


def conserved(state: NewYork) -> vec[i64]:
    """[N1.3] Cards by kind, [N1.4] characters by kind, [N1.8] neutral skyscrapers, and whether the
    counters agree with what they count."""
    counts = filled(0, CARDS + KINDS + 2)
    for card in range(i64(CARDS)):
        counts[card] = cards_of(state, card)
    for kind in range(i64(KINDS)):
        counts[CARDS + kind] = tiles_of(state, kind)
    for district in range(i64(DISTRICTS)):
        counts[CARDS + KINDS] += state.towers[tower_at(state.houses, district)]
    counts[CARDS + KINDS + 1] = total(state.deck) - state.deck_left
    for house in range(state.houses):
        held = total(state.hand[card_at(house, 0) : card_at(house + 1, 0)])
        kept = total(state.reserve[card_at(house, 0) : card_at(house + 1, 0)])
        counts[CARDS + KINDS + 1] += held - state.hand_size[house]
        counts[CARDS + KINDS + 1] += kept - state.reserve_size[house]
    return counts


def cards_of(state: NewYork, card: i64) -> i64:
    count = state.deck[card] + state.discards[card] + state.spare[card] + state.drawn[card]
    for house in range(state.houses):
        at = card_at(house, card)
        count += state.hand[at] + state.reserve[at] + state.laid[at]
    for laid in state.pairs:
        if laid == card:
            count += 1
    return count


def tiles_of(state: NewYork, kind: i64) -> i64:
    count = state.pile[kind] + state.light[kind]
    for house in range(state.houses):
        count += state.staff[kind_at(house, kind)]
    for tile in state.office:
        if tile == kind:
            count += 1
    for tile in state.starters:
        if tile == kind and tile != NONE_LEFT:
            count += 1
    return count
