"""N6.6 to N6.15: what the six auctions bring their bidders."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NATURE, NOBODY, NONE, only
from polis.games.newyork.data import (
    STATUE,
    VALUE_OF,
)
from polis.games.newyork.influence import advance, outbids, seats_in_order
from polis.games.newyork.phases.building import award, build, end_action, give_points
from polis.games.newyork.phases.tom import (
    employ,
    shift,
    take_for_tom,
)
from polis.games.newyork.state import (
    ARRANGING,
    AUCTION,
    AUCTIONS,
    CARDS,
    CLOSING,
    DISTRICTS,
    DOLLARS,
    GONE,
    NONE_LEFT,
    OFFICE,
    OPEN,
    OPENED,
    PLAN,
    PRESS,
    PRESTIGE,
    REFILLING,
    RESOLVING,
    TAKING,
    TOKENS,
    VALUES,
    NewYork,
    card_at,
    is_tom,
    speaker,
    tower_at,
)
from polis.games.newyork.telling import tell
from polis.games.newyork.words import (
    DECLINE,
    DECLINED,
    EARNED,
    HIGHEST,
    NO_BIDS,
    STATUE_WON,
    SUPPLIED,
    TAKE,
)


def resolve(state: NewYork, log: Log) -> None:
    """[N6.15] First the highest and the second bidder are fixed, then the bidders act in the
    influence order of this moment."""
    state.winner = highest(state, NOBODY)
    state.second = NOBODY
    state.queue = vec[i64]()
    if state.winner != NOBODY:
        state.second = highest(state, state.winner)
        tell(state, log, HIGHEST, state.winner, state.bids[state.winner])
    else:
        log.tell(NO_BIDS)
    for marker in state.order:
        if marker < state.houses and state.bids[marker] > 0:
            state.queue = append(state.queue, marker)
    state.pointed = False
    state.phase = RESOLVING
    state.step = 0


def highest(state: NewYork, apart_from: i64) -> i64:
    """[N6.7] The highest bidder, [N2.3] ties by influence."""
    best: i64 = NOBODY
    for house in range(state.houses):
        if state.bids[house] == 0 or house == apart_from:
            continue
        if best == NOBODY or outbids(state, house, state.bids[house], best):
            best = house
    return best


def next_action(state: NewYork, log: Log) -> None:
    """[N6.6] Only bidders act, one after another; [N6.12] in auction 5 all gain points first, then
    the two highest have their bonus."""
    if state.auction == PRESTIGE and not state.pointed:
        give_points(state, log)
    while state.step < i64(len(state.queue)):
        house = speaker(state)
        if state.auction == OFFICE:
            if choose_character(state, house, log):
                return
        elif state.auction == PRESTIGE:
            if award(state, house, log):
                return
        elif act(state, house, log):
            return
        state.step += 1
    if state.auction == OFFICE:
        state.phase = REFILLING
        state.refill = 0
    else:
        state.phase = CLOSING


def gains(state: NewYork, house: i64) -> i64:
    """[N6.7] The bid, and one more for the highest bidder."""
    if house == state.winner:
        return state.bids[house] + 1
    return state.bids[house]


def act(state: NewYork, house: i64, log: Log) -> bool:
    """[N6.8] Press steps, [N6.9] dollars, [N6.11] skyscrapers for the supply, [N6.13] or built;
    true if a choice is needed."""
    count = gains(state, house)
    if state.auction == PRESS:
        advance(state, house, count, log)
    elif state.auction == DOLLARS:
        state.dollars[house] += count
        tell(state, log, EARNED, house, count)
    elif state.auction == PLAN:
        state.supply[house] += count
        log.tell(SUPPLIED, house, count)
    else:
        return build(state, house, count, log)
    return False


# Auction 3


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


def is_first(state: NewYork, slot: i64) -> bool:
    """Whether no like tile lies to the left in its row."""
    left = slot // OPEN * OPEN
    while left < slot:
        if state.office[left] == state.office[slot]:
            return False
        left += 1
    return True


def take(state: NewYork, kind: i64, log: Log) -> None:
    slot = (VALUE_OF[kind] - 1) * OPEN
    while state.office[slot] != kind:
        slot += 1
    employ(state, speaker(state), slot, log)
    end_action(state)


def decline(state: NewYork, log: Log) -> None:
    """[N6.10] [N6.12] Nobody has to take what he may."""
    log.tell(DECLINED, speaker(state))
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


def end_refill(state: NewYork) -> None:
    if state.refill > 0:
        state.refill = 0
        state.phase = RESOLVING
    state.actors = NONE


# Closing


def close(state: NewYork, log: Log) -> None:
    """[N6.6] All cards bid are discarded. [N6.2] The highest bidder bids first in the next auction;
    if there was none, the first bidder stays."""
    for house in range(state.houses):
        if state.bids[house] > 0 or is_tom(state, house):
            clear_table(state, house)
    if state.winner != NOBODY:
        state.first = state.winner
    if state.auction >= PRESTIGE:
        check_statue(state, log)
    if state.auction == PRESTIGE:
        remove_tokens(state)
    state.auction += 1
    state.phase = AUCTION
    if state.auction == AUCTIONS:
        state.phase = ARRANGING
        state.step = 0
        state.queue = seats_in_order(state)


def clear_table(state: NewYork, house: i64) -> None:
    for card in range(i64(CARDS)):
        at = card_at(house, card)
        if state.laid[at] > 0:
            state.discards[card] += state.laid[at]
            state.laid[at] = 0


def remove_tokens(state: NewYork) -> None:
    """[N6.12] Open tokens nobody used leave the game."""
    for token in range(i64(TOKENS)):
        if state.token_at[token] == OPENED:
            state.token_at[token] = GONE


def check_statue(state: NewYork, log: Log) -> None:
    """[N6.14] While it shows 4, everybody now in all six districts gains it, and it flips."""
    if not state.statue:
        return
    for house in range(state.houses):
        if is_everywhere(state, house):
            state.statue = False
            state.points[house] += STATUE
            tell(state, log, STATUE_WON, house, STATUE)


def is_everywhere(state: NewYork, house: i64) -> bool:
    for district in range(i64(DISTRICTS)):
        if state.towers[tower_at(house, district)] == 0:
            return False
    return True
