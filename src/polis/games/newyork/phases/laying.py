"""N1: what chance lays on the table before the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Odds, move
from polis.core.rng import Rng
from polis.core.seats import NOBODY, NONE
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
    STACKING,
    STARTERS,
)
from polis.games.newyork.data import BASES, BY_VALUE, FIRST_OF_VALUE, VALUE_OF
from polis.games.newyork.phases.cards import leave_deck
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import (
    LETTERS,
    MOST_IN_RESERVE,
    NONE_LEFT,
    OPEN,
    PILES,
    VALUES,
    card_at,
)


def open_piles(state: NewYork) -> i64:
    """[N1.5] One pile more than players lies face up; [N9.3] with a Tom just one each."""
    if state.houses > state.players:
        return state.houses
    return state.houses + 1


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
    for i in range(FIRST_OF_VALUE[value], FIRST_OF_VALUE[value + 1]):
        odds.add(move(OPEN_TILE, BY_VALUE[i]), bag[BY_VALUE[i]])


def draw_tile(bag: vec[i64], left: i64, value: i64, rng: Rng) -> i64:
    """The same odds, without listing them."""
    ticket = rng.below(left)
    i = FIRST_OF_VALUE[value]
    while ticket >= bag[BY_VALUE[i]]:
        ticket -= bag[BY_VALUE[i]]
        i += 1
    return move(OPEN_TILE, BY_VALUE[i])


def tiles_left(bag: vec[i64], value: i64) -> i64:
    count: i64 = 0
    for i in range(FIRST_OF_VALUE[value], FIRST_OF_VALUE[value + 1]):
        count += bag[BY_VALUE[i]]
    return count


def sample_setup(state: NewYork, rng: Rng) -> i64:
    if state.phase == OPENING:
        value = state.step // OPEN
        return draw_tile(state.pile, state.pile_left[value], value + 1, rng)
    if state.phase == LETTERING:
        return draw_letter(state, rng)
    if state.phase == STARTERS or state.phase == BLIND:
        value = starter_value(state)
        return draw_tile(state.light, tiles_left(state.light, value), value, rng)
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


def lay_tile(state: NewYork, kind: i64, log: Log) -> None:
    """[N1.4] One of the four open ones of its value."""
    open_tile(state, kind, log)
    laid_one(state)


def lay_starter(state: NewYork, kind: i64, log: Log) -> None:
    """[N1.5] Two tiles a pile; with a Tom no pile stays face down."""
    state.light[kind] -= 1
    state.starters[state.step] = kind
    tell.starter_opened(log, state.step // 2 + 1, kind)
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
