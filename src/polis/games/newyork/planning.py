"""What a hand may bring in the auctions to come, to a player of thumb rules.

The weights were found by changing one or two at a time and keeping what gained points against four
levels of Tom and against the weights before.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.seats import holds, only
from polis.core.vectors import filled
from polis.games.newyork.codes import DOLLARS, JOKER, OFFICE, PLAN, PRESS, PRESTIGE, SKYSCRAPER
from polis.games.newyork.data import MOST_IN_DISTRICT
from polis.games.newyork.position import NewYork
from polis.games.newyork.prospects import POINT, rounds_left, tile_worth
from polis.games.newyork.scoring import district_points, district_value
from polis.games.newyork.state import is_tom
from polis.games.newyork.terms import (
    AUCTIONS,
    LAST,
    NONE_LEFT,
    OPEN,
    OPENED,
    TOKENS,
    VALUES,
    card_at,
    tower_at,
)

SIZES: Final = 11  # bids of 0 to 10 are thought about
WITHOUT: Final = 300  # what it costs to bid without a card of the category
# Hundredths of a point
STEP: Final = 100  # on the press track
STEP_TO_BONUS: Final = 50
PASSING: Final = 160  # another marker
PASSING_NEUTRAL: Final = 35  # more
DOLLAR: Final = 50
USEFUL_DOLLAR: Final = 130  # more
TOWER: Final = 130  # in the supply
USEFUL_TOWER: Final = 100  # more
BUILT_TOWER: Final = 120
NEW_DISTRICT: Final = 250
AWARD: Final = 330
SECOND_AWARD: Final = 170


# The hand


def gains_table(state: NewYork, seat: i64, first: i64) -> vec[i64]:
    """By auction from the first one and by size of the bid: what it would bring."""
    table = filled(0, AUCTIONS * SIZES)
    for auction in range(first, i64(AUCTIONS)):
        for size in range(i64(1), i64(SIZES)):
            place = likely_place(state, seat, auction, size)
            table[auction * SIZES + size] = bid_gain(state, seat, auction, size, place)
    return table


def hand_worth(table: vec[i64], hand: vec[i64], at: i64, first: i64) -> i64:
    """All cards in their own auctions, jokers and pairs of past auctions where they bring most.
    The hand begins at ``at`` of a longer vector."""
    spread = hand[at + JOKER]
    for card in range(first):
        spread += hand[at + card] >> 1
    spread = min(spread, SIZES - 1)
    best = filled(0, SIZES)
    auction: i64 = AUCTIONS - 1
    while auction >= first:
        best = with_auction(table, best, spread, auction, hand[at + auction])
        auction -= 1
    return best[spread]


def with_auction(table: vec[i64], later: vec[i64], spread: i64, auction: i64, own: i64) -> vec[i64]:
    """The best of one auction and those after it, for each number of jokers to spread."""
    best = filled(0, SIZES)
    for held in range(spread + 1):
        for used in range(held + 1):
            size = min(own + used, SIZES - 1)
            worth = table[auction * SIZES + size] + later[held - used]
            if own == 0 and used > 0:
                worth -= WITHOUT
            best[held] = max(best[held], worth)
    return best


# The rivals


def likely_place(state: NewYork, seat: i64, auction: i64, size: i64) -> i64:
    """The place a bid will have among those made and those to be expected."""
    place: i64 = 1
    for house in range(state.houses):
        if house == seat:
            continue
        other = likely_bid(state, house, auction, size)
        if other > size or (other == size and wins_tie(state, house, seat, auction)):
            place += 1
    return place


def wins_tie(state: NewYork, house: i64, other: i64, auction: i64) -> bool:
    """By number 17 in the auction it was used in, otherwise by influence."""
    if auction == state.auction and (state.tie_winners & (only(house) | only(other))) != 0:
        return holds(state.tie_winners, house)
    return state.standing[house] < state.standing[other]


def likely_bid(state: NewYork, house: i64, auction: i64, against: i64) -> i64:
    """The bid made, or what his cards allow; a Tom raises with jokers if that wins."""
    if auction == state.auction and (state.bids[house] > 0 or (state.settled >> house) & 1 != 0):
        return state.bids[house]
    own = state.hand[card_at(house, auction)] + state.laid[card_at(house, auction)]
    if not is_tom(state, house):
        return own
    jokers = state.hand[card_at(house, JOKER)] + state.hand[card_at(house, PLAN)]
    if auction == PLAN or (own == 0 and auction != SKYSCRAPER):
        return 0
    if own == 0:
        return max(jokers - 1, 0)
    if auction == state.auction:
        own += state.laid[card_at(house, JOKER)] + state.laid[card_at(house, PLAN)]
    else:
        jokers = jokers // 2
    return max(own, min(own + jokers, against + 1))


# The auctions


def bid_gain(state: NewYork, seat: i64, auction: i64, size: i64, place: i64) -> i64:
    count = size
    if place == 1:
        count += 1
    if auction == PRESS:
        return press_gain(state, seat, count)
    if auction == DOLLARS:
        return dollar_gain(state, seat, count)
    if auction == OFFICE:
        return office_gain(state, seat, count)
    if auction == PLAN:
        return plan_gain(state, seat, count)
    if auction == PRESTIGE:
        return size * POINT + award_gain(state, place)
    return tower_gain(state, seat, count)


def press_gain(state: NewYork, seat: i64, steps: i64) -> i64:
    """Steps up to the bonus are worth more; so is passing others."""
    here = state.space[seat]
    there = min(here + steps, LAST)
    worth = (there - here) * STEP
    worth += (min(there, 5) - min(here, 5)) * STEP_TO_BONUS
    for house in range(state.houses + 1):
        if state.standing[house] < state.standing[seat] and state.space[house] <= there:
            worth += PASSING
            if house == state.houses:
                worth += PASSING_NEUTRAL
    return worth


def dollar_gain(state: NewYork, seat: i64, count: i64) -> i64:
    """Half a point each, more while there are characters to pay."""
    wanted = 2 + 2 * rounds_left(state) - state.dollars[seat]
    return count * DOLLAR + max(min(count, wanted), 0) * USEFUL_DOLLAR


def office_gain(state: NewYork, seat: i64, value: i64) -> i64:
    best: i64 = 0
    for slot in range(min(value, VALUES) * OPEN):
        if state.office[slot] != NONE_LEFT:
            best = max(best, tile_worth(state, seat, state.office[slot]))
    return best


def plan_gain(state: NewYork, seat: i64, count: i64) -> i64:
    """Skyscrapers that can still be built are worth more than those that stay in the supply."""
    building = state.hand[card_at(seat, SKYSCRAPER)] + 2 + 2 * rounds_left(state)
    useful = max(min(count, building - state.supply[seat]), 0)
    return count * TOWER + useful * USEFUL_TOWER


def award_gain(state: NewYork, place: i64) -> i64:
    """A token, a vehicle and a skyscraper for the two highest."""
    open_tokens: i64 = 0
    for token in range(i64(TOKENS)):
        if state.token_at[token] == OPENED:
            open_tokens += 1
    if place == 1 and open_tokens > 0:
        return AWARD
    if place == 2 and open_tokens > 1:
        return SECOND_AWARD
    return 0


def tower_gain(state: NewYork, seat: i64, count: i64) -> i64:
    """What the places in the mayor's district change, his own and the rivals', when they build what
    they seem to be able to; and a promise of what more skyscrapers there may do."""
    if state.mayor < 0:
        return 0
    built = min(count, state.supply[seat])
    at = tower_at(seat, state.mayor)
    worth = built * BUILT_TOWER + count
    if state.towers[at] == 0 and built > 0:
        worth += NEW_DISTRICT
    saved = state.towers[:]
    for house in range(state.houses):
        if house != seat:
            rival = tower_at(house, state.mayor)
            state.towers[rival] += likely_bid(state, house, SKYSCRAPER, 0)
            if is_tom(state, house):
                state.towers[rival] = min(state.towers[rival], MOST_IN_DISTRICT)
    before = edge(state, seat)
    state.towers[at] += built
    worth += edge(state, seat) - before
    state.towers = saved
    return worth


def edge(state: NewYork, seat: i64) -> i64:
    """Points in the mayor's district, less the rivals' on average."""
    value = district_value(state, state.mayor)
    others: i64 = 0
    for house in range(state.houses):
        if house != seat:
            others += district_points(state, house, state.mayor, value)
    mine = district_points(state, seat, state.mayor, value)
    return mine * POINT - others * POINT // (state.houses - 1)
