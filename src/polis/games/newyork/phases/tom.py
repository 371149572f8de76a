"""N9.2 to N9.9: the cards, bids and gains of Tom, the rival whom the rules play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NATURE, NOBODY, NONE, holds, only
from polis.games.newyork import tell
from polis.games.newyork.codes import (
    BESIDE_OWN,
    BIDDING,
    FOR_LATER,
    JOKER,
    NONE_TO_JOIN,
    NOT_KEPT,
    OF_PAST,
    OF_THIS,
    PLAN,
    REFILLING,
    SKYSCRAPER,
)
from polis.games.newyork.data import MODES, MOST_IN_DISTRICT, VALUE_OF, route_end, route_vehicle
from polis.games.newyork.influence import beats
from polis.games.newyork.phases.cards import can_draw, gain_seen, leave_deck, lose
from polis.games.newyork.phases.staff import hire
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import (
    NONE_LEFT,
    ON_BOARD,
    OPEN,
    OPENED,
    ROUTES,
    VALUES,
    card_at,
    tower_at,
)

MODE_A: Final = 0
LAID_IS_BID: Final = 0  # the reading of the option ``tom_laid``
MODE_C: Final = 2


# Cards


def next_tom_draw(state: NewYork) -> None:
    """[N9.5] At the start of an auction a Tom draws a card, in mode A none."""
    while state.step < state.houses:
        if mode_of(state, state.step) != MODE_A and can_draw(state):
            state.actors = only(NATURE)
            return
        state.step += 1
    state.phase = BIDDING
    state.step = 0


def mode_of(state: NewYork, house: i64) -> i64:
    """[N9.1] The mode of a Tom's level: A, B or C."""
    return MODES[state.levels[house - state.players]]


def tom_draws(state: NewYork, card: i64, log: Log) -> None:
    """[N9.5] A joker or plan is played at once beside a card of the current category, otherwise it
    joins the stock; a card of the current category is played at once; one of a past auction is
    discarded; one of a coming auction is discarded in mode B and kept in mode C."""
    house = state.step
    leave_deck(state, card, log)
    tell.tom_drew(log, house - state.players, card)
    if is_joker(card):
        if state.auction != PLAN and state.hand[card_at(house, state.auction)] > 0:
            play_at_once(state, house, card, BESIDE_OWN, log)
        else:
            keep(state, house, card, NONE_TO_JOIN, log)
    elif card == state.auction:
        play_at_once(state, house, card, OF_THIS, log)
    elif card < state.auction:
        drop(state, house, card, OF_PAST, log)
    elif mode_of(state, house) == MODE_C:
        keep(state, house, card, FOR_LATER, log)
    else:
        drop(state, house, card, NOT_KEPT, log)
    state.step += 1
    state.actors = NONE


def is_joker(card: i64) -> bool:
    """[N9.2] Building plans are jokers for a Tom."""
    return card == JOKER or card == PLAN


def play_at_once(state: NewYork, house: i64, card: i64, reason: i64, log: Log) -> None:
    """[N9.5] A card drawn is played at once."""
    state.laid[card_at(house, card)] += 1
    tell.tom_played(log, house - state.players, card, reason)


def keep(state: NewYork, house: i64, card: i64, reason: i64, log: Log) -> None:
    """[N9.5] A card drawn is kept, [N9.11] for all to see."""
    gain_seen(state, house, card)
    tell.tom_kept(log, house - state.players, card, reason)


def drop(state: NewYork, house: i64, card: i64, reason: i64, log: Log) -> None:
    """[N9.5] A card drawn is discarded."""
    state.discards[card] += 1
    tell.tom_dropped(log, house - state.players, card, reason)


# Bids


def bid_for_tom(state: NewYork, house: i64, log: Log) -> None:
    """[N9.6] He plays all his cards of the category, and passes without one. [N9.7] He has no part
    in auction 4."""
    if state.auction == PLAN:
        tell.tom_passes_by(log, house - state.players)
        return
    lay_out(state, house, state.auction, state.hand[card_at(house, state.auction)])
    own = state.laid[card_at(house, state.auction)]
    if own > 0:
        size = own + jokers_laid(state, house)
        size += raise_bid(state, house, size, log)
        make_bid(state, house, size, log)
    elif state.auction == SKYSCRAPER:
        bid_jokers(state, house, log)
    else:
        tell.passed(log, state.players, house)


def lay_out(state: NewYork, house: i64, card: i64, count: i64) -> None:
    """[N9.6] Cards of his stock are played."""
    lose(state, house, card, count)
    state.laid[card_at(house, card)] += count


def jokers_laid(state: NewYork, house: i64) -> i64:
    """[N9.2] Jokers and building plans he has played."""
    return state.laid[card_at(house, JOKER)] + state.laid[card_at(house, PLAN)]


def jokers_held(state: NewYork, house: i64) -> i64:
    """[N9.2] Jokers and building plans in his stock."""
    return state.hand[card_at(house, JOKER)] + state.hand[card_at(house, PLAN)]


def raise_bid(state: NewYork, house: i64, size: i64, log: Log) -> i64:
    """[N9.6] The fewest jokers that make his bid beat every bid on the table, if that is possible
    and needed; bidding first he adds none."""
    for added in range(jokers_held(state, house) + 1):
        if beats_all(state, house, size + added):
            if added > 0:
                lay_jokers(state, house, added)
                tell.tom_raised(log, house - state.players, added)
            return added
    if jokers_held(state, house) > 0:
        tell.tom_holds(log, house - state.players, jokers_held(state, house))
    return 0


def beats_all(state: NewYork, house: i64, size: i64) -> bool:
    """[N9.6] Whether a bid of this size beats every other bid on the table."""
    for other in range(state.houses):
        bid = bid_on_table(state, other)
        if other != house and bid > 0 and not beats(state, house, size, other, bid):
            return False
    return True


def bid_on_table(state: NewYork, house: i64) -> i64:
    """[N9.6] A bid made; of a Tom who has not decided yet what he has played as he drew it, if the
    table has agreed so."""
    if state.tom_laid != LAID_IS_BID or holds(state.settled, house):
        return state.bids[house]
    count: i64 = 0
    for card in range(i64(JOKER + 1)):
        count += state.laid[card_at(house, card)]
    return count


def lay_jokers(state: NewYork, house: i64, count: i64) -> None:
    """[N9.2] Plans first: they are worth the same to him."""
    plans = min(count, state.hand[card_at(house, PLAN)])
    lay_out(state, house, PLAN, plans)
    lay_out(state, house, JOKER, count - plans)


def make_bid(state: NewYork, house: i64, size: i64, log: Log) -> None:
    """[N9.6] What he has played is his bid."""
    state.bids[house] = size
    for card in range(i64(JOKER + 1)):
        if state.laid[card_at(house, card)] > 0:
            tell.laid(log, state.players, house, card, state.laid[card_at(house, card)])
    tell.bid_made(log, state.players, house, size)


def bid_jokers(state: NewYork, house: i64, log: Log) -> None:
    """[N9.9] Without a skyscraper card he plays all jokers and plans: the first two count as one,
    each further one as one more. A single one is discarded."""
    held = jokers_held(state, house)
    lay_jokers(state, house, held)
    if held >= 2:
        tell.tom_substitutes(log, house - state.players, held, held - 1)
        make_bid(state, house, held - 1, log)
        return
    for card in range(i64(JOKER + 1)):
        if state.laid[card_at(house, card)] > 0:
            tell.tom_single(log, house - state.players, card)
    tell.passed(log, state.players, house)


# Auction 3, as he takes a character


def take_for_tom(state: NewYork, house: i64, limit: i64, log: Log) -> None:
    """[N9.7] The leftmost open character of exactly that value, more than 5 counting 5; if none is
    open, of the next lower value. The row shifts and a new one is opened at once."""
    value = min(limit, VALUES)
    while value > 0:
        slot = leftmost(state, value)
        if slot != NONE_LEFT:
            employ(state, house, slot, min(limit, VALUES), log)
            shift(state, value)
            state.refill_value = value
            state.phase = REFILLING
            state.refill = 1
            return
        value -= 1


def leftmost(state: NewYork, value: i64) -> i64:
    """[N9.7] Where the leftmost open character of a value lies, or none."""
    for slot in range((value - 1) * OPEN, value * OPEN):
        if state.office[slot] != NONE_LEFT:
            return slot
    return NONE_LEFT


def employ(state: NewYork, house: i64, slot: i64, limit: i64, log: Log) -> None:
    """[N6.10] The tile leaves the office for a house."""
    kind = state.office[slot]
    state.office[slot] = NONE_LEFT
    hire(state, house, kind)
    tell.took(log, state.players, house, kind, VALUE_OF[kind], limit)


def shift(state: NewYork, value: i64) -> None:
    """[N6.10] The tiles of a row move to the left."""
    free = (value - 1) * OPEN
    for slot in range((value - 1) * OPEN, value * OPEN):
        kind = state.office[slot]
        if kind != NONE_LEFT:
            state.office[slot] = NONE_LEFT
            state.office[free] = kind
            free += 1


# Auction 5


def award_tom(state: NewYork, house: i64, log: Log) -> None:
    """[N9.8] The reachable district with the fewest of his skyscrapers, of those the one with the
    latest letter; the vehicle whose route leads there from the latest letter; of two tokens of its
    colour the higher."""
    best: i64 = NOBODY
    best_end: i64 = 0
    for route in range(i64(ROUTES)):
        if token_for(state, route) != NOBODY and state.vehicle_of[route] == ON_BOARD:
            for end in range(i64(2)):
                if best == NOBODY or is_better(state, house, route, end, best, best_end):
                    best = route
                    best_end = end
    if best == NOBODY:
        return
    district = route_end(best, best_end)
    token = token_for(state, best)
    state.token_at[token] = district
    state.vehicle_of[best] = house
    tell.placed(log, state.players, house, token, district, route_end(best, 1 - best_end))
    if build_for_tom(state, house, district, 1) > 0:
        tell.award_built(log, state.players, house, 1, district)
    else:
        tell.tom_full(log, house - state.players, district)


def token_for(state: NewYork, route: i64) -> i64:
    """[N9.8] The open token of the route's colour, the higher of two; or none."""
    vehicle = route_vehicle(route)
    if state.token_at[2 * vehicle + 1] == OPENED:
        return 2 * vehicle + 1
    if state.token_at[2 * vehicle] == OPENED:
        return 2 * vehicle
    return NOBODY


def is_better(state: NewYork, house: i64, route: i64, end: i64, than: i64, than_end: i64) -> bool:
    """[N9.8] Fewer skyscrapers, then the later letter, then the later letter at the other end."""
    here, there = route_end(route, end), route_end(than, than_end)
    mine = state.towers[tower_at(house, here)]
    theirs = state.towers[tower_at(house, there)]
    if mine != theirs:
        return mine < theirs
    if here != there:
        return state.letter[here] > state.letter[there]
    other, than_other = route_end(route, 1 - end), route_end(than, 1 - than_end)
    return state.letter[other] > state.letter[than_other]


def build_bid_of_tom(state: NewYork, house: i64, count: i64, log: Log) -> None:
    """[N9.9] In the mayor's district, as far as there is room."""
    built = build_for_tom(state, house, state.mayor, count)
    if built > 0:
        tell.built(log, state.players, house, built, state.mayor)
    if built < count:
        tell.tom_full(log, house - state.players, state.mayor)


def build_for_tom(state: NewYork, house: i64, district: i64, count: i64) -> i64:
    """[N9.9] From the general stock, and never more than five in one district. Returns how many."""
    at = tower_at(house, district)
    built = min(count, MOST_IN_DISTRICT - state.towers[at])
    state.towers[at] += built
    return built
