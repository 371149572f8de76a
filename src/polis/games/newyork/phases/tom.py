"""N9.2 to N9.9: the cards and bids of Tom, the rival whom the rules play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NATURE, NONE, holds, only
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
    SKYSCRAPER,
)
from polis.games.newyork.data import MODES
from polis.games.newyork.influence import beats
from polis.games.newyork.phases.cards import can_draw, gain_seen, leave_deck, lose
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import card_at

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
    state.laid[card_at(house, card)] += 1
    tell.tom_played(log, house - state.players, card, reason)


def keep(state: NewYork, house: i64, card: i64, reason: i64, log: Log) -> None:
    gain_seen(state, house, card)
    tell.tom_kept(log, house - state.players, card, reason)


def drop(state: NewYork, house: i64, card: i64, reason: i64, log: Log) -> None:
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
    lose(state, house, card, count)
    state.laid[card_at(house, card)] += count


def jokers_laid(state: NewYork, house: i64) -> i64:
    return state.laid[card_at(house, JOKER)] + state.laid[card_at(house, PLAN)]


def jokers_held(state: NewYork, house: i64) -> i64:
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
    """Plans first: they are worth the same to him."""
    plans = min(count, state.hand[card_at(house, PLAN)])
    lay_out(state, house, PLAN, plans)
    lay_out(state, house, JOKER, count - plans)


def make_bid(state: NewYork, house: i64, size: i64, log: Log) -> None:
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
