"""N1: what lies on the table before the first draw, and what chance lays there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Odds, move
from polis.core.rng import Rng
from polis.core.seats import NATURE, NOBODY, NONE, only
from polis.core.vectors import filled
from polis.games.newyork import tell
from polis.games.newyork.codes import (
    BASE,
    BASING,
    BLIND,
    LETTER,
    LETTERING,
    MARKER,
    OPEN_TILE,
    OPENING,
    PICKING,
    STACKING,
    STARTERS,
)
from polis.games.newyork.data import (
    BASES,
    BY_VALUE,
    COPIES,
    DARK_COPIES,
    FIRST_DOLLARS,
    FIRST_OF_VALUE,
    FIRST_TOWERS,
    LIGHT_COPIES,
    NEUTRAL_SPACES,
    NEUTRAL_TOWERS,
    VALUE_OF,
)
from polis.games.newyork.influence import neutral, seats_in_reverse
from polis.games.newyork.phases.cards import leave_deck
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import (
    CARDS,
    DISTRICTS,
    KINDS,
    LETTERS,
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
    card_at,
    tower_at,
)

# Options in the order of ``game.toml``
TOMS: Final = 0
DRAFTED: Final = 4
TOM_LAID: Final = 5
EDITION: Final = 6


def start(players: i64, options: vec[i64]) -> NewYork:
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
    """[N1.6] How much a part of the set-up lays out: letters and base values by district, [N1.9] a
    marker for each house, [N1.4] open characters, [N1.5] starters, [N1.10] reserves."""
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


# What chance may lay


def open_piles(state: NewYork) -> i64:
    """[N1.5] One pile more than players lies face up; [N9.3] with a Tom just one each."""
    if state.houses > state.players:
        return state.houses
    return state.houses + 1


def letter_odds(state: NewYork, odds: Odds) -> None:
    """[N1.6] Any letter still free."""
    for letter in range(i64(LETTERS)):
        if is_free(state, letter):
            odds.add(move(LETTER, letter), 1)


def is_free(state: NewYork, letter: i64) -> bool:
    """[N1.6] Whether no district has this letter yet."""
    for laid in state.letter:
        if laid == letter:
            return False
    return True


def base_odds(state: NewYork, odds: Odds) -> None:
    """[N1.6] One base value token for each district; two of them show the same number."""
    left = filled(0, 11)
    for value in BASES:
        left[value] += 1
    for laid in state.base:
        left[laid] -= 1
    for value in range(i64(1), i64(11)):
        odds.add(move(BASE, value), left[value])


def marker_odds(state: NewYork, odds: Odds) -> None:
    """[N1.9] Any house whose marker is not stacked yet."""
    for house in range(state.houses):
        if state.standing[house] == NOBODY:
            odds.add(move(MARKER, house + 1), 1)


def opening_odds(state: NewYork, odds: Odds) -> None:
    """[N1.4] Any dark tile of the row's value."""
    tile_odds(state.pile, state.step // OPEN + 1, odds)


def draw_opening(state: NewYork, rng: Rng) -> i64:
    """[N1.4] The same odds as ``opening_odds``, without listing them."""
    value = state.step // OPEN
    return draw_tile(state.pile, state.pile_left[value], value + 1, rng)


def starter_odds(state: NewYork, odds: Odds) -> None:
    """[N1.5] Any starter of the value that comes next in a pile."""
    tile_odds(state.light, starter_value(state), odds)


def draw_starter(state: NewYork, rng: Rng) -> i64:
    """[N1.5] The same odds as ``starter_odds``, without listing them."""
    value = starter_value(state)
    return draw_tile(state.light, tiles_left(state.light, value), value, rng)


def starter_value(state: NewYork) -> i64:
    """[N1.5] Each pile is one tile of value 1, then one of value 5."""
    drawn = state.step
    if state.phase == BLIND:
        drawn = state.drawing
    if drawn % 2 == 0:
        return 1
    return VALUES


def tile_odds(bag: vec[i64], value: i64, odds: Odds) -> None:
    """[N1.4] [N1.5] Any tile of this value among the dark ones, or among the starters."""
    for i in range(FIRST_OF_VALUE[value], FIRST_OF_VALUE[value + 1]):
        odds.add(move(OPEN_TILE, BY_VALUE[i]), bag[BY_VALUE[i]])


def draw_tile(bag: vec[i64], left: i64, value: i64, rng: Rng) -> i64:
    """[N1.4] [N1.5] The same odds as ``tile_odds``, without listing them."""
    ticket = rng.below(left)
    i = FIRST_OF_VALUE[value]
    while ticket >= bag[BY_VALUE[i]]:
        ticket -= bag[BY_VALUE[i]]
        i += 1
    return move(OPEN_TILE, BY_VALUE[i])


def tiles_left(bag: vec[i64], value: i64) -> i64:
    """[N1.5] How many starters of this value still lie face down."""
    count: i64 = 0
    for i in range(FIRST_OF_VALUE[value], FIRST_OF_VALUE[value + 1]):
        count += bag[BY_VALUE[i]]
    return count


def draw_letter(state: NewYork, rng: Rng) -> i64:
    """[N1.6] Any letter still free, by the odds of ``letter_odds``, without listing them."""
    ticket = rng.below(LETTERS - state.step)
    letter: i64 = 0
    while ticket > 0 or not is_free(state, letter):
        if is_free(state, letter):
            ticket -= 1
        letter += 1
    return move(LETTER, letter)


# Laying it out


def laid_one(state: NewYork) -> None:
    """[N1.6] One more thing lies on the table."""
    state.step += 1
    state.actors = NONE


def lay_letter(state: NewYork, letter: i64, log: Log) -> None:
    """[N1.6] District by district."""
    state.letter[state.step] = letter
    tell.letter_laid(log, state.step, letter)
    laid_one(state)


def lay_base(state: NewYork, points: i64, log: Log) -> None:
    """[N1.6] District by district."""
    state.base[state.step] = points
    tell.base_laid(log, state.step, points)
    laid_one(state)


def stack_marker(state: NewYork, house: i64, log: Log) -> None:
    """[N1.9] Behind those already there; houses are counted from 1."""
    state.order[state.step + 1] = house - 1
    state.standing[house - 1] = state.step + 1
    tell.marker_stacked(log, state.players, house - 1, state.step + 1)
    laid_one(state)


def lay_tile(state: NewYork, character: i64, log: Log) -> None:
    """[N1.4] One of the four open ones of its value."""
    open_tile(state, character, log)
    laid_one(state)


def lay_starter(state: NewYork, character: i64, log: Log) -> None:
    """[N1.5] Two tiles a pile; with a Tom no pile stays face down."""
    state.light[character] -= 1
    state.starters[state.step] = character
    tell.starter_opened(log, state.step // 2 + 1, character)
    if state.houses == state.players:
        state.blind_left = PILES - open_piles(state)
    laid_one(state)


def open_tile(state: NewYork, kind: i64, log: Log) -> None:
    """[N1.4] The tile comes to lie at the right end of its row."""
    value = VALUE_OF[kind]
    state.pile[kind] -= 1
    state.pile_left[value - 1] -= 1
    slot = (value - 1) * OPEN
    while state.office[slot] != NONE_LEFT:
        slot += 1
    state.office[slot] = kind
    tell.tile_opened(log, kind, value)


def put_in_reserve(state: NewYork, card: i64, log: Log) -> None:
    """[N1.10] Two open cards for each person."""
    seat = state.step // MOST_IN_RESERVE
    leave_deck(state, card, log)
    state.reserve[card_at(seat, card)] += 1
    state.reserve_size[seat] += 1
    tell.reserve_dealt(log, seat, card)
    laid_one(state)
