"""N6.1 to N6.5: swapping with the reserve, using characters of phase II, and bidding."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NONE, holds, only
from polis.games.newyork.phases.auctions import resolve
from polis.games.newyork.phases.cards import gain_seen, lose
from polis.games.newyork.phases.sets import (
    choose_cards,
    lowest_real,
    other_cards,
    real_units,
    worth,
)
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
    is_ready,
    pay,
    take_back,
)
from polis.games.newyork.phases.tom import bid_for_tom
from polis.games.newyork.state import (
    AUCTIONS,
    BIDDING,
    CARDS,
    JOKER,
    THIRD,
    TOM_DRAWING,
    NewYork,
    card_at,
    is_tom,
    speaker,
)
from polis.games.newyork.telling import tell
from polis.games.newyork.words import (
    AUCTION_OPENED,
    BID,
    BID_MADE,
    CONVERT,
    DONE,
    LAID,
    PASS,
    PASSED,
    POSTPONED,
    SWAP,
    SWAPPED,
    USE,
    WITHDRAWN,
)


def open_auction(state: NewYork, log: Log) -> None:
    """[N6.2] Clockwise from the first bidder, each decides once."""
    log.tell(AUCTION_OPENED, state.auction)
    state.settled = 0
    state.postponed = 0
    state.tie_winners = 0
    state.queue = vec[i64]()
    house = state.first
    for i in range(state.houses):
        state.bids[i] = 0
        state.queue = append(state.queue, house)
        house += 1
        if house == state.houses:
            house = 0
    state.phase = TOM_DRAWING
    state.step = state.players


def next_bidder(state: NewYork, log: Log) -> None:
    """[N6.2] A Tom bids by his rules, and who has no card in hand passes."""
    while state.step < i64(len(state.queue)):
        house = speaker(state)
        if is_tom(state, house):
            bid_for_tom(state, house, log)
            state.step += 1
        elif state.hand_size[house] == 0:
            settle_pass(state, house, log)
        else:
            begin_turn(state)
            state.actors = only(house)
            return
    resolve(state, log)


def begin_turn(state: NewYork) -> None:
    state.phase = BIDDING
    state.declared = vec[i64]()
    state.plus = 0
    state.wilds = 0
    state.extra_jokers = 0
    state.converted = 0
    state.swaps = 0


# The reserve


def swaps(state: NewYork, seat: i64, menu: Menu) -> None:
    """[N6.1] A card of the hand for one of the reserve. As many swaps as the reserve has cards
    reach every arrangement, so a decision allows no more."""
    if state.swaps >= state.reserve_size[seat]:
        return
    for taken in range(i64(CARDS)):
        if state.reserve[card_at(seat, taken)] > 0:
            swaps_for(state.hand, card_at(seat, 0), taken, menu)


def swaps_for(hand: vec[i64], at: i64, taken: i64, menu: Menu) -> None:
    """Neighbouring cards of the hand make one run of moves."""
    low: i64 = 0
    for given in range(i64(CARDS)):
        if given == taken or hand[at + given] == 0:
            menu.offer_each(SWAP, low, given - 1, taken)
            low = given + 1
    menu.offer_each(SWAP, low, CARDS - 1, taken)


def swap(state: NewYork, seat: i64, given: i64, taken: i64, log: Log) -> None:
    """[N6.5] Reserves are public, so everybody sees both cards."""
    lose(state, seat, given)
    gain_seen(state, seat, taken)
    state.reserve[card_at(seat, given)] += 1
    state.reserve[card_at(seat, taken)] -= 1
    state.swaps += 1
    log.tell(SWAPPED, seat, given, taken)


def next_arrangement(state: NewYork) -> None:
    """[N6.1] Once more after the last auction, before hands are discarded."""
    while state.step < state.players:
        seat = speaker(state)
        if state.hand_size[seat] > 0 and state.reserve_size[seat] > 0:
            state.swaps = 0
            state.actors = only(seat)
            return
        state.step += 1
    state.phase = THIRD
    state.step = 0


def arrangements(state: NewYork, menu: Menu) -> None:
    swaps(state, speaker(state), menu)
    menu.offer(move(DONE))


def finish_arrangement(state: NewYork) -> None:
    state.step += 1
    state.actors = NONE


# Characters of phase II


def bid_uses(state: NewYork, seat: i64, menu: Menu) -> None:
    """[N3.5] Used with one's own bid."""
    if not has_ready(state, seat, PHASE_TWO):
        return
    for kind in SECOND_KINDS:
        if is_ready(state, seat, kind):
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


def use_second(state: NewYork, kind: i64, log: Log) -> None:
    """[N3.5] What the character does for the bid to come."""
    seat = speaker(state)
    pay(state, seat, kind, log)
    if kind == POSTPONER:
        postpone(state, seat, log)
        return
    state.declared = append(state.declared, kind)
    if kind == PLUS_TWO:
        state.plus += 2
    elif kind == WILD:
        state.wilds += 1
    elif kind == TIE_BREAKER:
        state.tie_winners |= only(seat)
    elif kind == EXTRA_JOKER:
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
    log.tell(POSTPONED, seat)
    state.step += 1
    state.actors = NONE


# Bidding


def bids(state: NewYork, menu: Menu) -> None:
    """[N6.3] For each number of jokers every size that cards and bonuses can make."""
    seat = speaker(state)
    menu.offer(move(PASS))
    others = other_cards(state, state.hand, card_at(seat, 0))
    most = real_units(state, state.hand, card_at(seat, 0))
    for jokers in range(state.hand[card_at(seat, JOKER)] + 1):
        base = jokers + state.extra_jokers + state.plus
        menu.offer_each(BID, base + lowest_real(state, others, jokers), base + most, jokers)
    bid_uses(state, seat, menu)
    swaps(state, seat, menu)


def bid(state: NewYork, size: i64, jokers: i64, log: Log) -> None:
    seat = speaker(state)
    real = size - jokers - state.extra_jokers - state.plus
    lay(state, choose_cards(state, seat, real, jokers), log)


def lay(state: NewYork, cards: vec[i64], log: Log) -> None:
    """[N6.4] The set lies on the table, and its best count with the bonuses is the bid."""
    seat = speaker(state)
    for card in range(i64(CARDS)):
        if cards[card] > 0:
            tell(state, log, LAID, seat, card, cards[card])
        for _ in range(cards[card]):
            lose(state, seat, card)
        state.laid[card_at(seat, card)] = cards[card]
    state.bids[seat] = worth(state, cards)
    tell(state, log, BID_MADE, seat, state.bids[seat])
    end_turn(state, seat)


def end_turn(state: NewYork, seat: i64) -> None:
    state.settled |= only(seat)
    state.declared = vec[i64]()
    state.step += 1
    state.actors = NONE


def pass_by(state: NewYork, log: Log) -> None:
    """[N3.5] Without a bid no character is used: dollars put on them are taken back."""
    seat = speaker(state)
    for kind in state.declared:
        take_back(state, seat, kind)
        log.tell(WITHDRAWN, seat, kind)
        if kind == TIE_BREAKER:
            state.tie_winners &= ~only(seat)
    settle_pass(state, seat, log)


def settle_pass(state: NewYork, seat: i64, log: Log) -> None:
    tell(state, log, PASSED, seat)
    end_turn(state, seat)
