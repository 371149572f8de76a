"""N1: setting up the game, and the choice of starters."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Odds, first_of, move
from polis.core.rng import Rng
from polis.core.seats import NATURE, NOBODY, NONE, only
from polis.core.vectors import filled
from polis.games.newyork.data import (
    BASES,
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
from polis.games.newyork.phases.cards import leave_deck
from polis.games.newyork.state import (
    BASING,
    BLIND,
    CARDS,
    DISTRICTS,
    KINDS,
    LETTERING,
    LETTERS,
    MOST_HOUSES,
    MOST_IN_RESERVE,
    MOST_PAIRS,
    NONE_LEFT,
    ON_BOARD,
    OPEN,
    OPENING,
    PICKING,
    PILES,
    RESERVES,
    ROUTES,
    STACKED,
    STACKING,
    STARTERS,
    TIMES,
    TOKENS,
    VALUES,
    NewYork,
    X,
    card_at,
    tower_at,
)
from polis.games.newyork.telling import tell
from polis.games.newyork.words import (
    BASE,
    BASE_LAID,
    LETTER,
    LETTER_LAID,
    MARKER,
    MARKER_STACKED,
    OPEN_TILE,
    RESERVE_DEALT,
    STARTER_OPENED,
    TILE_OPENED,
)


def set_up(players: i64, options: vec[i64]) -> NewYork:
    """[N1.13] A Tom is a player wherever the number of players counts, at most four in all.
    [N1.1] Fewer than two cannot play, so a single person always has a Tom against him."""
    state = NewYork()
    state.players = players
    toms = min(options[0], MOST_HOUSES - players)
    if players + toms < 2:
        toms = 1
    state.houses = players + toms
    state.levels = options[1 : 1 + toms]
    lay_board(state)
    lay_cards(state)
    lay_characters(state)
    equip(state)
    state.phase = LETTERING
    state.actors = only(NATURE)
    return state


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


def open_piles(state: NewYork) -> i64:
    """[N1.5] One pile more than players lies face up; [N9.3] with a Tom just one each."""
    if state.houses > state.players:
        return state.houses
    return state.houses + 1


def build_first(state: NewYork) -> None:
    """[N1.9] Everybody, Toms included, has a skyscraper in the district with X."""
    for district in range(i64(DISTRICTS)):
        if state.letter[district] == X:
            for house in range(state.houses):
                state.towers[tower_at(house, district)] += 1


def setup_odds(state: NewYork, odds: Odds) -> None:
    """[N1.6] Everything is laid out at random."""
    if state.phase == LETTERING:
        for letter in range(i64(LETTERS)):
            if is_free(state, letter):
                odds.add(move(LETTER, letter), 1)
    elif state.phase == BASING:
        base_odds(state, odds)
    elif state.phase == STACKING:
        for house in range(state.houses):
            if state.standing[house] == NOBODY:
                odds.add(move(MARKER, house + 1), 1)
    elif state.phase == OPENING:
        tile_odds(state.pile, state.step // OPEN + 1, odds)
    else:
        tile_odds(state.light, starter_value(state), odds)


def is_free(state: NewYork, letter: i64) -> bool:
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


def starter_value(state: NewYork) -> i64:
    """[N1.5] Each pile is one tile of value 1, then one of value 5."""
    drawn = state.step
    if state.phase == BLIND:
        drawn = state.drawing
    if drawn % 2 == 0:
        return 1
    return VALUES


def tile_odds(bag: vec[i64], value: i64, odds: Odds) -> None:
    for kind in range(i64(KINDS)):
        if VALUE_OF[kind] == value:
            odds.add(move(OPEN_TILE, kind), bag[kind])


def draw_tile(bag: vec[i64], left: i64, value: i64, rng: Rng) -> i64:
    """The same odds, without listing them."""
    ticket = rng.below(left)
    kind: i64 = 0
    while VALUE_OF[kind] != value or ticket >= bag[kind]:
        if VALUE_OF[kind] == value:
            ticket -= bag[kind]
        kind += 1
    return move(OPEN_TILE, kind)


def sample_setup(state: NewYork, rng: Rng) -> i64:
    if state.phase == OPENING:
        value = state.step // OPEN
        return draw_tile(state.pile, state.pile_left[value], value + 1, rng)
    if state.phase == LETTERING:
        return draw_letter(state, rng)
    odds = Odds()
    setup_odds(state, odds)
    return odds.draw(rng)


def draw_letter(state: NewYork, rng: Rng) -> i64:
    """The same odds, without listing them."""
    ticket = rng.below(LETTERS - state.step)
    letter: i64 = 0
    while ticket > 0 or not is_free(state, letter):
        if is_free(state, letter):
            ticket -= 1
        letter += 1
    return move(LETTER, letter)


# Laying it out


def lay_out(state: NewYork, code: i64, log: Log) -> None:
    """[N1.6] One more thing lies on the table."""
    found = first_of(code)
    if state.phase == LETTERING:
        state.letter[state.step] = found
        log.tell(LETTER_LAID, state.step, found)
    elif state.phase == BASING:
        state.base[state.step] = found
        log.tell(BASE_LAID, state.step, found)
    elif state.phase == STACKING:
        state.order[state.step + 1] = found - 1
        state.standing[found - 1] = state.step + 1
        tell(state, log, MARKER_STACKED, found - 1, state.step + 1)
    elif state.phase == OPENING:
        open_tile(state, found, log)
    elif state.phase == STARTERS:
        state.light[found] -= 1
        state.starters[state.step] = found
        log.tell(STARTER_OPENED, state.step // 2 + 1, found)
        if state.houses == state.players:
            state.blind_left = PILES - open_piles(state)
    else:
        put_in_reserve(state, found, log)
    state.step += 1
    state.actors = NONE


def open_tile(state: NewYork, kind: i64, log: Log) -> None:
    """[N1.4] The tile comes to lie at the right end of its row."""
    value = VALUE_OF[kind]
    state.pile[kind] -= 1
    state.pile_left[value - 1] -= 1
    slot = (value - 1) * OPEN
    while state.office[slot] != NONE_LEFT:
        slot += 1
    state.office[slot] = kind
    log.tell(TILE_OPENED, kind, value)


def put_in_reserve(state: NewYork, card: i64, log: Log) -> None:
    """[N1.10] Two open cards for each person."""
    seat = state.step // MOST_IN_RESERVE
    leave_deck(state, card)
    state.reserve[card_at(seat, card)] += 1
    state.reserve_size[seat] += 1
    log.tell(RESERVE_DEALT, seat, card)


def is_setup(phase: i64) -> bool:
    return phase <= RESERVES
