"""N6.2 to N6.5: whose turn it is to bid, and what a bid is; N3.5: the characters used with it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NONE, holds, left_of, only
from polis.core.vectors import filled
from polis.games.newyork import tell
from polis.games.newyork.codes import BID, BIDDING, CONVERT, JOKER, PASS, TOM_DRAWING, USE
from polis.games.newyork.phases.auctions import resolve
from polis.games.newyork.phases.cards import lose
from polis.games.newyork.phases.reserve import swaps
from polis.games.newyork.phases.sets import choose_cards, lowest_real, real_units, worth
from polis.games.newyork.phases.staff import (
    CONVERTER,
    EXTRA_JOKER,
    FIRST_PLUS,
    PHASE_TWO,
    PLUS_TWO,
    POSTPONER,
    SECOND_KINDS,
    TIE_BREAKER,
    WILD,
    has_ready,
    pay,
    take_back,
)
from polis.games.newyork.phases.tom import bid_for_tom
from polis.games.newyork.position import NewYork
from polis.games.newyork.state import is_tom, speaker
from polis.games.newyork.terms import AUCTIONS, CARDS, card_at, kind_at


def open_auction(state: NewYork, log: Log) -> None:
    """[N6.2] Clockwise from the first bidder, each decides once."""
    tell.auction_opened(log, state.auction)
    state.settled = 0
    state.postponed = 0
    state.tie_winners = 0
    queue = filled(0, state.houses)
    house = state.first
    for i in range(state.houses):
        state.bids[i] = 0
        queue[i] = house
        house = left_of(house, state.houses)
    state.queue = queue
    state.phase = TOM_DRAWING
    state.step = state.players


def next_bidder(state: NewYork, log: Log) -> None:
    """[N6.2] A Tom bids by his rules, and who has no card in hand passes."""
    while state.step < i64(len(state.queue)):
        house = speaker(state)
        if is_tom(state, house):
            bid_for_tom(state, house, log)
            state.settled |= only(house)
            state.step += 1
        elif state.hand_size[house] == 0:
            settle_pass(state, house, log)
        else:
            begin_turn(state)
            state.actors = only(house)
            return
    resolve(state, log)


def begin_turn(state: NewYork) -> None:
    """[N3.5] Characters serve one bid only, so a bidding turn begins without their bonuses, [N6.1]
    and with the reserve as it lies."""
    state.phase = BIDDING
    state.declared = vec[i64]()
    state.plus = 0
    state.wilds = 0
    state.extra_jokers = 0
    state.converted = 0
    state.swaps = 0
    state.left = vec[i64]()


# Bidding


def bids(state: NewYork, menu: Menu) -> None:
    """[N6.3] For each number of jokers every size that cards and bonuses can make."""
    seat = speaker(state)
    at = card_at(seat, 0)
    menu.offer(move(PASS))
    bonus = state.extra_jokers + state.plus
    most = real_units(state, state.hand, at)
    low = lowest_real(state, at, state.extra_jokers)
    menu.offer_each(BID, bonus + low, bonus + most)
    held = state.hand[at + JOKER]
    if held > 0:
        low = lowest_real(state, at, held)
    for jokers in range(i64(1), held + 1):
        menu.offer_each(BID, bonus + jokers + low, bonus + jokers + most, jokers)
    bid_uses(state, seat, menu)
    swaps(state, seat, menu)


def bid(state: NewYork, size: i64, jokers: i64, log: Log) -> None:
    """[N6.4] A bid of the menu."""
    lay(state, cards_of(state, speaker(state), size, jokers), log)


def cards_of(state: NewYork, seat: i64, size: i64, jokers: i64) -> vec[i64]:
    """[N6.4] The cards a bid of the menu takes."""
    real = size - jokers - state.extra_jokers - state.plus
    return choose_cards(state, seat, real, jokers)


def lay(state: NewYork, payload: vec[i64], log: Log) -> None:
    """[N6.4] The set lies on the table, and its best count with the bonuses is the bid."""
    seat = speaker(state)
    for card in range(i64(CARDS)):
        count = payload[card]
        if count > 0:
            tell.laid(log, state.players, seat, card, count)
            lose(state, seat, card, count)
            state.laid[card_at(seat, card)] = count
    state.bids[seat] = worth(state, payload)
    tell.bid_made(log, state.players, seat, state.bids[seat])
    end_turn(state, seat)


def end_turn(state: NewYork, seat: i64) -> None:
    """[N6.2] Each decides once; the next in the queue follows."""
    state.settled |= only(seat)
    state.declared = vec[i64]()
    state.step += 1
    state.actors = NONE


def pass_by(state: NewYork, log: Log) -> None:
    """[N3.5] Without a bid no character is used: dollars put on them are taken back."""
    seat = speaker(state)
    for kind in state.declared:
        take_back(state, seat, kind)
        tell.withdrawn(log, seat, kind)
        if kind == TIE_BREAKER:
            state.tie_winners &= ~only(seat)
    settle_pass(state, seat, log)


def settle_pass(state: NewYork, seat: i64, log: Log) -> None:
    """[N6.2] Who passes has decided, and is not asked again in this auction."""
    tell.passed(log, state.players, seat)
    end_turn(state, seat)


# Characters used with the bid


def bid_uses(state: NewYork, seat: i64, menu: Menu) -> None:
    """[N3.5] Used with one's own bid."""
    if not has_ready(state, seat, PHASE_TWO):
        return
    staff = state.staff
    paid = state.paid
    at = kind_at(seat, 0)
    for kind in SECOND_KINDS:
        if paid[at + kind] < staff[at + kind]:
            if kind == CONVERTER:
                conversions(state, menu)
            elif suits(state, seat, kind):
                menu.offer(move(USE, kind))


def suits(state: NewYork, seat: i64, kind: i64) -> bool:
    """[N3.5] Numbers 10 to 15 serve one auction each; postponing comes before anything else and
    once an auction; a tie can be won only once."""
    if FIRST_PLUS <= kind < FIRST_PLUS + AUCTIONS:
        return kind - FIRST_PLUS == state.auction
    if kind == POSTPONER:
        return not holds(state.postponed, seat) and len(state.declared) == 0
    if kind == TIE_BREAKER:
        return not holds(state.tie_winners, seat)
    return True


def conversions(state: NewYork, menu: Menu) -> None:
    """[N3.5] Number 19 names another category for all its cards."""
    for card in range(i64(AUCTIONS)):
        if card != state.auction and not holds(state.converted, card):
            menu.offer(move(CONVERT, card))


def use_second(state: NewYork, character: i64, log: Log) -> None:
    """[N3.5] What the character does for the bid to come."""
    seat = speaker(state)
    pay(state, seat, character, log)
    if character == POSTPONER:
        postpone(state, seat, log)
        return
    state.declared = append(state.declared, character)
    if character == PLUS_TWO:
        state.plus += 2
    elif character == WILD:
        state.wilds += 1
    elif character == TIE_BREAKER:
        state.tie_winners |= only(seat)
    elif character == EXTRA_JOKER:
        state.extra_jokers += 1
    else:
        state.plus += 1


def convert(state: NewYork, card: i64, log: Log) -> None:
    """[N3.5] All cards of one other category count as the auction's own."""
    pay(state, speaker(state), CONVERTER, log)
    state.declared = append(state.declared, CONVERTER)
    state.converted |= only(card)


def postpone(state: NewYork, seat: i64, log: Log) -> None:
    """[N3.5] Number 9: he bids after everybody else, and gains a dollar."""
    state.dollars[seat] += 1
    state.postponed |= only(seat)
    state.queue = append(state.queue, seat)
    tell.postponed(log, seat)
    state.step += 1
    state.actors = NONE
