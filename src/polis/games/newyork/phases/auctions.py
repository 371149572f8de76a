"""N6.6 to N6.15: who won an auction, what it brings its bidders, and how it ends."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NOBODY, holds
from polis.games.newyork import tell
from polis.games.newyork.codes import (
    ARRANGING,
    AUCTION,
    AWARDING,
    BY_CHARACTER,
    BY_INFLUENCE,
    CLOSING,
    DOLLARS,
    OFFICE,
    PLAN,
    PRESS,
    PRESTIGE,
    REFILLING,
    RESOLVING,
)
from polis.games.newyork.data import STATUE
from polis.games.newyork.influence import advance, outbids, seats_in_order
from polis.games.newyork.phases.building import award, build, end_action, give_points
from polis.games.newyork.phases.office import choose_character, gains
from polis.games.newyork.position import NewYork
from polis.games.newyork.scoring import districts_of
from polis.games.newyork.state import is_tom, speaker
from polis.games.newyork.terms import (
    AUCTIONS,
    CARDS,
    DISTRICTS,
    GONE,
    OPENED,
    TOKENS,
    card_at,
)


def resolve(state: NewYork, log: Log) -> None:
    """[N6.15] First the highest and the second bidder are fixed, then the bidders act in the
    influence order of this moment."""
    state.winner = highest(state, NOBODY)
    state.second = NOBODY
    state.queue = vec[i64]()
    if state.winner != NOBODY:
        state.second = highest(state, state.winner)
        tell_tie(state, log)
        tell.highest(log, state.players, state.winner, state.bids[state.winner])
    else:
        tell.no_bids(log)
    for marker in state.order:
        if marker < state.houses and state.bids[marker] > 0:
            state.queue = append(state.queue, marker)
    state.pointed = False
    state.phase = RESOLVING
    state.step = 0


def tell_tie(state: NewYork, log: Log) -> None:
    """[N2.3] Of equal bids: what decided."""
    if state.second == NOBODY or state.bids[state.second] != state.bids[state.winner]:
        return
    reason: i64 = BY_INFLUENCE
    if holds(state.tie_winners, state.winner) and not holds(state.tie_winners, state.second):
        reason = BY_CHARACTER
    tell.bids_tied(log, state.bids[state.winner], reason)


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


def act(state: NewYork, house: i64, log: Log) -> bool:
    """[N6.8] Press steps, [N6.9] dollars, [N6.11] skyscrapers for the supply, [N6.13] or built;
    true if a choice is needed."""
    count = gains(state, house)
    if state.auction == PRESS:
        steps = advance(state, house, count)
        tell.advanced(log, state.players, house, steps, state.space[house])
    elif state.auction == DOLLARS:
        state.dollars[house] += count
        tell.earned(log, state.players, house, count)
    elif state.auction == PLAN:
        state.supply[house] += count
        tell.supplied(log, house, count)
    else:
        return build(state, house, count, log)
    return False


def decline(state: NewYork, log: Log) -> None:
    """[N6.10] [N6.12] Nobody has to take what he may."""
    if state.phase == AWARDING:
        tell.award_declined(log, speaker(state))
    else:
        tell.declined(log, speaker(state))
    end_action(state)


# The end of an auction


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
    """[N6.6] The cards a house has laid out go to the discards."""
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
        if districts_of(state, house) == DISTRICTS:
            state.statue = False
            state.points[house] += STATUE
            tell.statue_won(log, state.players, house, STATUE)
