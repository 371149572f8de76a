"""N1: what lies on the table before the first draw, and what follows what in set-up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.seats import NATURE, NOBODY, only
from polis.core.vectors import filled
from polis.games.newyork.codes import BASING, LETTERING, OPENING, PICKING, STACKING, STARTERS
from polis.games.newyork.data import (
    COPIES,
    DARK_COPIES,
    FIRST_DOLLARS,
    FIRST_TOWERS,
    LIGHT_COPIES,
    NEUTRAL_SPACES,
    NEUTRAL_TOWERS,
    VALUE_OF,
)
from polis.games.newyork.influence import neutral, seats_in_reverse
from polis.games.newyork.phases.laying import open_piles
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import (
    CARDS,
    DISTRICTS,
    KINDS,
    MOST_HOUSES,
    MOST_IN_RESERVE,
    MOST_PAIRS,
    NONE_LEFT,
    ON_BOARD,
    OPEN,
    PILES,
    ROUTES,
    STACKED,
    TIMES,
    TOKENS,
    VALUES,
    X,
    tower_at,
)

# Options in the order of ``game.toml``
TOMS: Final = 0
DRAFTED: Final = 4
TOM_LAID: Final = 5
EDITION: Final = 6


def set_up(players: i64, options: vec[i64]) -> NewYork:
    """[N1.13] A Tom is a player wherever the number of players counts, at most four in all.
    [N1.1] Fewer than two cannot play, so a single person always has a Tom against him."""
    state = NewYork()
    state.players = players
    toms = min(options[TOMS], MOST_HOUSES - players)
    if players + toms < 2:
        toms = 1
    state.houses = players + toms
    state.levels = options[1 : 1 + toms]
    agree(state, options)
    lay_board(state)
    lay_cards(state)
    lay_characters(state)
    equip(state)
    state.phase = LETTERING
    state.actors = only(NATURE)
    return state


def agree(state: NewYork, options: vec[i64]) -> None:
    """[N6.5] [N9.6] The readings this table has agreed on, [N6.1] and the edition it plays by."""
    state.drafted = options[DRAFTED]
    state.tom_laid = options[TOM_LAID]
    state.edition = options[EDITION]


def lay_board(state: NewYork) -> None:
    """[N1.8] Two neutral skyscrapers in every district, the neutral marker on its space.
    [N1.7] Tokens face down, vehicles on their routes, the Statue's bonus to be gained."""
    state.letter = filled(NONE_LEFT, DISTRICTS)
    state.base = filled(0, DISTRICTS)
    state.towers = filled(0, (state.houses + 1) * DISTRICTS)
    for district in range(i64(DISTRICTS)):
        state.towers[tower_at(state.houses, district)] = NEUTRAL_TOWERS
    state.token_at = filled(STACKED, TOKENS)
    state.vehicle_of = filled(ON_BOARD, ROUTES)
    state.space = filled(0, state.houses + 1)
    state.space[neutral(state)] = NEUTRAL_SPACES[state.houses - 2]
    state.order = filled(NOBODY, state.houses + 1)
    state.standing = filled(NOBODY, state.houses + 1)
    state.order[0] = neutral(state)
    state.standing[neutral(state)] = 0


def lay_cards(state: NewYork) -> None:
    """[N1.3] Fifteen cards of each kind in the deck."""
    state.deck = filled(COPIES, CARDS)
    state.deck_left = COPIES * CARDS
    state.discards = filled(0, CARDS)
    state.hand = filled(0, state.houses * CARDS)
    state.hand_size = filled(0, state.houses)
    state.known = filled(0, state.houses * CARDS)
    state.reserve = filled(0, state.houses * CARDS)
    state.reserve_size = filled(0, state.houses)
    state.pairs = filled(NONE_LEFT, 2 * MOST_PAIRS)
    state.spare = filled(0, CARDS)
    state.drawn = filled(0, CARDS)
    state.bids = filled(0, state.houses)
    state.laid = filled(0, state.houses * CARDS)


def lay_characters(state: NewYork) -> None:
    """[N1.4] Light and dark tiles face down, the dark ones by value."""
    state.pile = DARK_COPIES[:]
    state.light = LIGHT_COPIES[:]
    state.pile_left = filled(0, VALUES)
    for kind in range(i64(KINDS)):
        state.pile_left[VALUE_OF[kind] - 1] += DARK_COPIES[kind]
    state.office = filled(NONE_LEFT, VALUES * OPEN)
    state.starters = filled(NONE_LEFT, 2 * PILES)
    state.staff = filled(0, state.houses * KINDS)
    state.paid = filled(0, state.houses * KINDS)
    state.idle = filled(0, state.houses * TIMES)


def equip(state: NewYork) -> None:
    """[N1.9] Four skyscrapers and a dollar for each person; [N9.3] none for a Tom. [N1.12] There is
    always enough of both, so nothing counts what the general supply still has."""
    state.dollars = filled(0, state.houses)
    state.supply = filled(0, state.houses)
    state.points = filled(0, state.houses)
    for seat in range(state.players):
        state.dollars[seat] = FIRST_DOLLARS
        state.supply[seat] = FIRST_TOWERS


# What must be laid out next


def next_setup(state: NewYork) -> None:
    """[N1.6] Letters and base values, [N1.9] markers, [N1.4] open characters, [N1.5] starters,
    [N1.10] reserves: one after another."""
    if state.step < steps_of(state):
        state.actors = only(NATURE)
        return
    if state.phase == STACKING:
        build_first(state)
    state.step = 0
    state.phase += 1
    if state.phase == PICKING:
        state.queue = seats_in_reverse(state)


def steps_of(state: NewYork) -> i64:
    if state.phase == LETTERING or state.phase == BASING:
        return DISTRICTS
    if state.phase == STACKING:
        return state.houses
    if state.phase == OPENING:
        return VALUES * OPEN
    if state.phase == STARTERS:
        return 2 * open_piles(state)
    return MOST_IN_RESERVE * state.players


def build_first(state: NewYork) -> None:
    """[N1.9] Everybody, Toms included, has a skyscraper in the district with X."""
    for district in range(i64(DISTRICTS)):
        if state.letter[district] == X:
            for house in range(state.houses):
                state.towers[tower_at(house, district)] += 1
