"""N6.10: auction 3, the office centre."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, Odds, move
from polis.core.rng import Rng
from polis.core.seats import NATURE, NONE, only
from polis.games.newyork.codes import CLOSING, DECLINE, REFILLING, RESOLVING, TAKE, TAKING
from polis.games.newyork.data import VALUE_OF
from polis.games.newyork.phases.building import end_action
from polis.games.newyork.phases.setup import draw_tile, open_tile, tile_odds
from polis.games.newyork.phases.tom import employ, shift, take_for_tom
from polis.games.newyork.position import NewYork
from polis.games.newyork.state import is_tom, speaker
from polis.games.newyork.terms import NONE_LEFT, OPEN, VALUES


def gains(state: NewYork, house: i64) -> i64:
    """[N6.7] The bid, and one more for the highest bidder."""
    if house == state.winner:
        return state.bids[house] + 1
    return state.bids[house]


def choose_character(state: NewYork, house: i64, log: Log) -> bool:
    """[N6.10] One open character of at most his bid's value, if there is any."""
    if is_tom(state, house):
        take_for_tom(state, house, gains(state, house), log)
        if state.phase == REFILLING:
            state.step += 1
            return True
        return False
    for slot in range(min(gains(state, house), VALUES) * OPEN):
        if state.office[slot] != NONE_LEFT:
            state.phase = TAKING
            state.actors = only(house)
            return True
    return False


def takings(state: NewYork, menu: Menu) -> None:
    """[N6.10] Of equal tiles in a row the left one is meant; he may decline."""
    for slot in range(min(gains(state, speaker(state)), VALUES) * OPEN):
        kind = state.office[slot]
        if kind != NONE_LEFT and is_first(state, slot):
            menu.offer(move(TAKE, kind))
    menu.offer(move(DECLINE))


def is_open(state: NewYork, kind: i64) -> bool:
    """[N6.10] Whether a character of this kind lies open."""
    for tile in state.office:
        if tile == kind:
            return True
    return False


def is_first(state: NewYork, slot: i64) -> bool:
    """[N6.10] Whether no like tile lies to the left in its row."""
    left = slot // OPEN * OPEN
    while left < slot:
        if state.office[left] == state.office[slot]:
            return False
        left += 1
    return True


def take(state: NewYork, character: i64, log: Log) -> None:
    """[N6.10] The leftmost of its kind."""
    slot = (VALUE_OF[character] - 1) * OPEN
    while state.office[slot] != character:
        slot += 1
    employ(state, speaker(state), slot, gains(state, speaker(state)), log)
    end_action(state)


def next_refill(state: NewYork) -> None:
    """[N6.10] Rows are filled up to four when all have taken; [N9.7] after a Tom by one at once."""
    if state.refill > 0:
        if state.pile_left[state.refill_value - 1] > 0:
            state.actors = only(NATURE)
        else:
            state.refill = 0
            state.phase = RESOLVING
        return
    for value in range(i64(1), i64(VALUES + 1)):
        shift(state, value)
        if state.office[value * OPEN - 1] == NONE_LEFT and state.pile_left[value - 1] > 0:
            state.refill_value = value
            state.actors = only(NATURE)
            return
    state.phase = CLOSING


def refill_odds(state: NewYork, odds: Odds) -> None:
    """[N6.10] Any tile of the row's value."""
    tile_odds(state.pile, state.refill_value, odds)


def draw_refill(state: NewYork, rng: Rng) -> i64:
    """[N6.10] The same odds as ``refill_odds``, without listing them."""
    value = state.refill_value
    return draw_tile(state.pile, state.pile_left[value - 1], value, rng)


def fill_up(state: NewYork, character: i64, log: Log) -> None:
    """[N6.10] A new tile in a row."""
    open_tile(state, character, log)
    if state.refill > 0:
        state.refill = 0
        state.phase = RESOLVING
    state.actors = NONE
