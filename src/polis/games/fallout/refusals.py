"""Why a move is refused in Monopoly: Fallout: the clause a player runs into."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Why, first_of, kind_of, second_of
from polis.core.seats import NOBODY
from polis.games.fallout.data import (
    BUILDING,
    FINE,
    GROUP_OF,
    MASKS,
    PRICES,
    PROPERTY_AT,
)
from polis.games.fallout.holdings import highest_in, lowest_in
from polis.games.fallout.phases import auction, shortage
from polis.games.fallout.phases.building import FULL_HOUSE, in_stock, kind_next
from polis.games.fallout.phases.business import redemption
from polis.games.fallout.phases.deals import bars, fault, small_print_fault
from polis.games.fallout.phases.proposals import BOOTS, given_for, may_propose, premium
from polis.games.fallout.state import (
    AUCTION,
    BIDDING,
    BUYING,
    CARD_BITS,
    COLOURS,
    OVER,
    OWING,
    PLACING,
    ROLLING,
    VAULT,
    WINDOW,
    Fallout,
    is_alive,
    is_mortgaged,
    owes,
    owns_all,
)
from polis.games.fallout.words import (
    ACCEPT,
    ARE_BANKRUPT,
    BID,
    BID_TOO_LOW,
    BID_UNREADABLE,
    BUILD,
    BUSINESS_WAITS,
    BUY,
    CALL_TIME,
    CALLED_ALREADY,
    CANNOT_PLACE,
    CASH_BOUND,
    CLAIM,
    DEBT_FIRST,
    DECLINE,
    FALL,
    FULL,
    GAME_OVER,
    GIVE_UP,
    GROUP_BUILT,
    GROUP_MORTGAGED,
    GROUP_NOT_WHOLE,
    MORTGAGE,
    MORTGAGED_ALREADY,
    NATURES_MOVE,
    NO_BUILDINGS,
    NO_CARD,
    NO_CASH,
    NO_DEBT,
    NO_OFFER,
    NO_SUCH_PARTNER,
    NONE_IN_STOCK,
    NOT_A_SITE,
    NOT_EVEN_STATE,
    NOT_IN_JAIL,
    NOT_MORTGAGED,
    NOT_OWNED,
    NOT_USEFUL,
    NOT_YOUR_MOVE,
    NOTHING_TO_CLAIM,
    OFFER,
    PASS,
    PAY_FINE,
    PLACE,
    PROPOSE,
    RAISE,
    REDEEM,
    REFUSE,
    SELL_DOWN,
    SELL_SINGLY,
    SELL_UNEVEN,
    SWAP,
    TOO_MANY_WANTED,
    UNEVEN,
    UNTIMED,
    USE_CARD,
    VAULT_NEEDS_SHACKS,
    WAIVE,
    WANT,
    WITHDRAW,
    WRONG_MOMENT,
)
from polis.mech import trade

# Small print


def permits(state: Fallout, seat: i64, code: i64, extra: vec[i64]) -> bool:
    """[F4.5] Whether an offer, or [F2.1] a bid, of any sum may be made."""
    if state.phase < ROLLING or state.phase == OVER:
        return False
    if seat >= state.players or not is_alive(state, seat):
        return False
    kind = kind_of(code)
    if kind == BID:
        return may_bid(state, seat) and fair_bid(state, extra)
    if kind != OFFER or state.phase >= WINDOW:
        return False
    return not small_print_fault(state, seat, first_of(code), extra, Why())


def may_bid(state: Fallout, seat: i64) -> bool:
    return seat == state.decider and (state.phase == AUCTION or state.phase == BIDDING)


def lowest_bid(state: Fallout) -> i64:
    if state.phase == AUCTION:
        return auction.lowest_bid(state)
    return shortage.lowest_bid(state, state.decider)


def fair_bid(state: Fallout, extra: vec[i64]) -> bool:
    if len(extra) != 1:
        return False
    return lowest_bid(state) <= extra[0] <= auction.may_spend(state, state.decider)


# Reasons


def why_not(state: Fallout, seat: i64, code: i64, extra: vec[i64], why: Why) -> None:
    """[F4.6] First who and when, then what."""
    kind = kind_of(code)
    if state.phase == OVER:
        why.because(GAME_OVER)
    elif kind >= FALL or state.phase < ROLLING:
        why.because(NATURES_MOVE)
    elif seat >= state.players:
        why.because(NOT_YOUR_MOVE, state.decider)
    elif not is_alive(state, seat):
        why.because(ARE_BANKRUPT)
    elif is_decision(kind):
        why_not_decide(state, seat, code, extra, why)
    elif state.phase >= WINDOW:
        why.because(BUSINESS_WAITS)
    elif kind <= REDEEM:
        why_not_business(state, seat, code, why)
    else:
        why_not_deal(state, seat, code, extra, why)


def is_decision(kind: i64) -> bool:
    return kind <= PASS or kind == WANT or kind == PLACE or kind == GIVE_UP


def suits(state: Fallout, kind: i64) -> bool:
    """Whether this kind of move is what is to be decided now."""
    if kind <= USE_CARD:
        return state.phase == ROLLING
    if kind == BUY or kind == REFUSE:
        return state.phase == BUYING
    if kind == RAISE or kind == BID or kind == PASS:
        return state.phase == AUCTION or state.phase == BIDDING
    if kind == WANT:
        return state.phase == WINDOW
    if kind == PLACE:
        return state.phase == PLACING
    return state.phase == OWING


def why_not_decide(state: Fallout, seat: i64, code: i64, extra: vec[i64], why: Why) -> None:
    kind = kind_of(code)
    if kind == GIVE_UP and state.phase != OWING:
        why.because(NO_DEBT)
    elif seat != state.decider:
        why.because(NOT_YOUR_MOVE, state.decider)
    elif not suits(state, kind):
        why.because(WRONG_MOMENT, state.phase)
    elif kind == PAY_FINE or kind == USE_CARD:
        why_not_leave(state, seat, kind, why)
    elif kind == BUY:
        why.because(NO_CASH, PRICES[PROPERTY_AT[state.position[seat]]])
    elif kind == RAISE:
        why_not_bid(state, auction.raised(lowest_bid(state), first_of(code)), why)
    elif kind == BID:
        if len(extra) != 1:
            why.because(BID_UNREADABLE)
        else:
            why_not_bid(state, extra[0], why)
    elif kind == WANT:
        why.because(TOO_MANY_WANTED, shortage.most_wanted(state, seat))
    else:
        assert kind == PLACE
        why.because(CANNOT_PLACE, first_of(code))


def why_not_leave(state: Fallout, seat: i64, kind: i64, why: Why) -> None:
    """[F3.2] From Jail, with the cash or the card."""
    if state.jail[seat] == 0:
        why.because(NOT_IN_JAIL)
    elif kind == USE_CARD:
        assert state.owned[seat] & CARD_BITS == 0
        why.because(NO_CARD)
    else:
        why.because(NO_CASH, FINE)


def why_not_bid(state: Fallout, amount: i64, why: Why) -> None:
    """[F2.1] More than the last bid, and no more than the bidder's cash."""
    if amount < lowest_bid(state):
        why.because(BID_TOO_LOW, lowest_bid(state))
    else:
        why.because(NO_CASH, min(amount, 9_999_999))


def why_not_spend(state: Fallout, seat: i64, amount: i64, why: Why) -> None:
    """[F5.1] A debtor spends nothing; [F2.1] the highest bidder keeps his bid."""
    if owes(state, seat):
        why.because(DEBT_FIRST)
    elif state.cash[seat] >= amount:
        why.because(CASH_BOUND, state.bid)
    else:
        why.because(NO_CASH, amount)


def why_not_business(state: Fallout, seat: i64, code: i64, why: Why) -> None:
    kind, lot = kind_of(code), first_of(code)
    if kind == SELL_DOWN:
        why_not_sell_down(state, seat, lot, second_of(code), why)
    elif state.owner[lot] != seat:
        why.because(NOT_OWNED, lot)
    elif kind == MORTGAGE:
        if is_mortgaged(state, lot):
            why.because(MORTGAGED_ALREADY, lot)
        else:
            why.because(GROUP_BUILT, GROUP_OF[lot])
    elif kind == REDEEM:
        if is_mortgaged(state, lot):
            why_not_spend(state, seat, redemption(state, lot), why)
        else:
            why.because(NOT_MORTGAGED, lot)
    elif GROUP_OF[lot] >= COLOURS:
        why.because(NOT_A_SITE, lot)
    elif kind == BUILD:
        why_not_build(state, seat, lot, why)
    else:
        why_not_sell(state, lot, why)


def why_not_build(state: Fallout, seat: i64, site: i64, why: Why) -> None:
    """[F4.1] A whole group without mortgages, evenly, up to a vault; [F4.2] from the stock."""
    group = GROUP_OF[site]
    if not owns_all(state, seat, MASKS[group]):
        why.because(GROUP_NOT_WHOLE, group)
    elif state.mortgaged & MASKS[group] != 0:
        why.because(GROUP_MORTGAGED, group)
    elif state.level[site] == VAULT:
        why.because(FULL, site)
    elif state.level[site] > lowest_in(state, group):
        why.because(UNEVEN, site)
    elif in_stock(state, kind_next(state, site)) == 0:
        why.because(NONE_IN_STOCK, kind_next(state, site))
    else:
        why_not_spend(state, seat, BUILDING[group], why)


def why_not_sell(state: Fallout, site: i64, why: Why) -> None:
    """[F4.3] Evenly, a vault only against four shacks of the stock."""
    if state.level[site] == 0:
        why.because(NO_BUILDINGS, site)
    elif highest_in(state, GROUP_OF[site]) == VAULT and state.shacks < FULL_HOUSE:
        why.because(VAULT_NEEDS_SHACKS, state.shacks)
    else:
        why.because(SELL_UNEVEN, site)


def why_not_sell_down(state: Fallout, seat: i64, total: i64, group: i64, why: Why) -> None:
    """[F4.3] Only a group whose vaults cannot be broken singly, to what the stock can supply."""
    if group >= COLOURS or not owns_all(state, seat, MASKS[group]):
        why.because(GROUP_NOT_WHOLE, group)
    elif highest_in(state, group) < VAULT or state.shacks >= FULL_HOUSE:
        why.because(SELL_SINGLY, group)
    else:
        why.because(NOT_EVEN_STATE, group, total)


def why_not_deal(state: Fallout, seat: i64, code: i64, extra: vec[i64], why: Why) -> None:
    kind, other = kind_of(code), first_of(code)
    if kind == OFFER:
        small_print_fault(state, seat, other, extra, why)
    elif kind == PROPOSE or kind == SWAP:
        why_not_propose(state, seat, kind, other, second_of(code), why)
    elif kind == ACCEPT or kind == DECLINE:
        why_not_answer(state, seat, other, why)
    elif kind == WITHDRAW:
        why.because(NO_OFFER)
    elif kind == CLAIM or kind == WAIVE:
        why.because(NOTHING_TO_CLAIM)
    else:
        assert kind == CALL_TIME
        if state.timed == 0:
            why.because(UNTIMED)
        else:
            why.because(CALLED_ALREADY)


def why_not_answer(state: Fallout, seat: i64, maker: i64, why: Why) -> None:
    """[F4.5] An offer made to him, which both can still pay."""
    if maker >= state.players:
        why.because(NO_SUCH_PARTNER)
    elif trade.partner_of(state.offers, maker) != seat:
        why.because(NO_OFFER)
    else:
        bars(state, maker, why)


def why_not_propose(state: Fallout, seat: i64, kind: i64, tier: i64, lot: i64, why: Why) -> None:
    """[F4.5] The menu's offers are for a group one has begun; others are made in small print."""
    owner = state.owner[lot]
    mine = state.owned[seat] & MASKS[GROUP_OF[lot]]
    if owner == NOBODY or owner == seat or mine == 0 or not may_propose(state, seat):
        why.because(NOT_USEFUL, lot)
    elif kind == PROPOSE:
        fault(state, seat, owner, premium(lot, tier), 1 << lot, why)
    elif given_for(state, seat, lot) == NOBODY:
        why.because(NOT_USEFUL, lot)
    else:
        things = 1 << lot | 1 << given_for(state, seat, lot)
        fault(state, seat, owner, BOOTS[tier], things, why)
