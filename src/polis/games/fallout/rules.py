"""Monopoly: Fallout: the rules as the rest of Polis sees them, chapter by chapter in ``phases``."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import (
    NO_MOVE,
    Game,
    Log,
    Menu,
    Odds,
    Why,
    first_of,
    kind_of,
    move,
    second_of,
)
from polis.core.rng import Rng
from polis.core.schema import Schema
from polis.games.fallout import decks, draws, fast_move
from polis.games.fallout.bot import advise
from polis.games.fallout.calling import may_go_on
from polis.games.fallout.codes import (
    ACCEPT,
    BID,
    BUILD,
    BUY,
    CALL_TIME,
    CLAIM,
    DECLINE,
    DRAW,
    FALL,
    GIVE_UP,
    MORTGAGE,
    PASS,
    PAY_FINE,
    PLACE,
    PROPOSE,
    RAISE,
    REDEEM,
    REFUSE,
    ROLL,
    SELL,
    SELL_DOWN,
    SELL_KEEP,
    SELL_LESS,
    SHOW_CARD,
    SWAP,
    USE_CARD,
    WAIVE,
    WANT,
    WITHDRAW,
)
from polis.games.fallout.examples import example
from polis.games.fallout.flow import proceed
from polis.games.fallout.losses import hush, shuns
from polis.games.fallout.nearness import apart
from polis.games.fallout.phases import (
    auction,
    building,
    business,
    cards,
    claims,
    deals,
    debt,
    ending,
    jail,
    proposals,
    setup,
    shortage,
    spaces,
    turn,
)
from polis.games.fallout.refusals import why_not
from polis.games.fallout.schema import SCHEMA
from polis.games.fallout.smallprint import permits, repair
from polis.games.fallout.state import (
    AUCTION,
    BIDDING,
    BUYING,
    DRAWING,
    OVER,
    OWING,
    PLACING,
    ROLLING,
    STARTING,
    THROWING,
    WINDOW,
    Fallout,
    is_alive,
    is_open,
)
from polis.games.fallout.stocktaking import conserved
from polis.games.fallout.view import view
from polis.mech import trade


class FalloutGame(Game[Fallout]):
    def schema(self) -> Schema:
        return SCHEMA

    def start(self, players: i64, options: vec[i64]) -> Fallout:
        return setup.set_up(players, options)

    def copy(self, state: Fallout) -> Fallout:
        return state.copy()

    def legal(self, state: Fallout, seat: i64, menu: Menu) -> None:
        """[F4.6] The decision, for whoever must make it; business, for everyone, before it."""
        if state.phase < ROLLING or state.phase == OVER:
            return
        if seat >= state.players or not is_alive(state, seat):
            return
        if seat == state.decider:
            decisions(state, menu)
        if is_open(state):
            business.dealings(state, seat, menu)
            if proposals.may_propose(state, seat):
                proposals.proposals(state, seat, menu)
            if trade.any_open(state.offers):
                deals.answers(state, seat, menu)
            claims.claimable(state, seat, menu)
            if state.timed != 0 and ending.may_call(state, seat):
                menu.offer(move(CALL_TIME))

    def pick(self, state: Fallout, seat: i64, menu: Menu, rng: Rng) -> i64:
        if draws.is_plain(state):
            return draws.pick(state, seat, rng)
        menu.clear()
        self.legal(state, seat, menu)
        return menu.at(rng.below(menu.total))

    def fast_move(self, state: Fallout, seat: i64, menu: Menu, rng: Rng) -> i64:
        code = fast_move.choose(state, seat, menu)
        if code != NO_MOVE:
            return code
        return self.pick(state, seat, menu, rng)

    def may_go_on(self, state: Fallout) -> i64:
        return may_go_on(state)

    def permits(self, state: Fallout, seat: i64, code: i64, payload: vec[i64]) -> bool:
        return permits(state, seat, code, payload)

    def repair(self, state: Fallout, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
        return repair(state, seat, code, payload)

    def apart(self, state: Fallout, code: i64, other: i64) -> i64:
        return apart(code, other)

    def why_not(self, state: Fallout, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
        why_not(state, seat, code, payload, why)

    def chances(self, state: Fallout, odds: Odds) -> None:
        if state.phase == DRAWING:
            decks.odds_of(state, odds)
        else:
            setup.dice_odds(odds)

    def sample(self, state: Fallout, rng: Rng) -> i64:
        if state.phase == DRAWING:
            return decks.sample(state, rng)
        fallen = rng.below(36)
        return move(FALL, fallen // 6 + 1, fallen % 6 + 1)

    def apply(self, state: Fallout, seat: i64, code: i64, log: Log) -> None:
        kind = kind_of(code)
        if kind == FALL:
            fall(state, first_of(code), second_of(code), log)
        elif kind == DRAW:
            cards.draw(state, first_of(code), log)
        elif kind <= SHOW_CARD:
            set_out(state, kind, code, log)
        elif kind <= PASS:
            trade_with_bank(state, kind, code, log)
        elif kind <= PLACE:
            do_business(state, seat, kind, code, log)
        else:
            deal(state, seat, kind, code, log)
        proceed(state, log)

    def enact(self, state: Fallout, seat: i64, code: i64, payload: vec[i64], log: Log) -> None:
        """[F4.5] Any offer, [F2.1] any bid."""
        if kind_of(code) == BID:
            bid(state, payload[0], log)
        else:
            deals.offer(state, seat, first_of(code), payload[0], trade.things_in(payload), log)
        proceed(state, log)

    def example(self, state: Fallout, seat: i64, code: i64) -> vec[i64]:
        return example(state, seat, code)

    def view(self, state: Fallout, viewer: i64) -> dict[str, object]:
        return view(state)

    def determinize(self, state: Fallout, viewer: i64, rng: Rng) -> Fallout:
        """Nothing is hidden: what nobody has seen of a deck has no order yet."""
        return state.copy()

    def money(self, state: Fallout) -> vec[i64]:
        return state.cash[:]

    def scores(self, state: Fallout) -> vec[i64]:
        return ending.worths(state)

    def places(self, state: Fallout) -> vec[i64]:
        return ending.final_places(state)

    def conserved(self, state: Fallout) -> vec[i64]:
        return conserved(state)

    def advise(self, state: Fallout, seat: i64, rng: Rng) -> i64:
        return advise(state, seat)

    def shuns(self, state: Fallout, seat: i64, code: i64) -> bool:
        return shuns(state, seat, code)

    def hush(self, state: Fallout, seat: i64) -> None:
        hush(state, seat)


def decisions(state: Fallout, menu: Menu) -> None:
    """What the one decides whom the game waits for."""
    if state.phase == ROLLING:
        turn.rolls(state, menu)
    elif state.phase == BUYING:
        auction.purchases(state, menu)
    elif state.phase == AUCTION:
        auction.bids(auction.lowest_bid(state), state.cash[state.decider], menu)
    elif state.phase == OWING:
        menu.offer(move(GIVE_UP))
    elif state.phase == WINDOW:
        shortage.wishes(state, menu)
    elif state.phase == BIDDING:
        low = shortage.lowest_bid(state, state.decider)
        auction.bids(low, auction.may_spend(state, state.decider), menu)
    elif state.phase == PLACING:
        shortage.placings(state, menu)


def fall(state: Fallout, die: i64, second: i64, log: Log) -> None:
    if state.phase == STARTING:
        setup.roll_for_start(state, die, second, log)
    elif state.phase == THROWING:
        spaces.throw_for_rent(state, die, second, log)
    else:
        turn.fall(state, die, second, log)


def set_out(state: Fallout, kind: i64, code: i64, log: Log) -> None:
    if kind == ROLL:
        turn.roll(state, log)
    elif kind == PAY_FINE:
        jail.pay_fine(state, log)
    elif kind == USE_CARD:
        jail.use_card(state, log)
    else:
        jail.show_card(state, first_of(code), log)


def trade_with_bank(state: Fallout, kind: i64, code: i64, log: Log) -> None:
    """[F2.1] Buying and bidding."""
    if kind == BUY:
        auction.buy(state, log)
    elif kind == REFUSE:
        auction.refuse(state, log)
    elif kind == RAISE:
        bid(state, auction.raised(lowest_bid(state), first_of(code)), log)
    elif state.phase == AUCTION:
        auction.drop_out(state, log)
    else:
        shortage.drop_out(state, log)


def lowest_bid(state: Fallout) -> i64:
    if state.phase == AUCTION:
        return auction.lowest_bid(state)
    return shortage.lowest_bid(state, state.decider)


def bid(state: Fallout, amount: i64, log: Log) -> None:
    if state.phase == AUCTION:
        auction.bid(state, amount, log)
    else:
        shortage.bid(state, amount, log)


def do_business(state: Fallout, seat: i64, kind: i64, code: i64, log: Log) -> None:
    """[F4.1] Building, selling, mortgaging."""
    what = first_of(code)
    if kind == MORTGAGE:
        business.mortgage(state, seat, what, log)
    elif kind == REDEEM:
        business.redeem(state, seat, what, log)
    elif kind == BUILD:
        shortage.build(state, seat, what, log)
    elif kind == SELL:
        building.sell(state, seat, what, log)
    elif kind == SELL_DOWN:
        building.sell_down(state, seat, what, second_of(code), log)
    elif kind == SELL_KEEP or kind == SELL_LESS:
        building.sell_but(state, seat, kind, what, second_of(code), log)
    elif kind == WANT:
        shortage.want(state, what, log)
    else:
        shortage.place(state, what, log)


def deal(state: Fallout, seat: i64, kind: i64, code: i64, log: Log) -> None:
    """[F4.5] Trade, rent by hand, giving up and calling time."""
    what = first_of(code)
    if kind == PROPOSE:
        proposals.propose(state, seat, what, second_of(code), log)
    elif kind == SWAP:
        proposals.swap(state, seat, what, second_of(code), log)
    elif kind == ACCEPT:
        deals.accept(state, seat, what, log)
    elif kind == DECLINE:
        deals.decline(state, seat, what, log)
    elif kind == WITHDRAW:
        deals.withdraw(state, seat, log)
    elif kind == CLAIM:
        claims.claim(state, seat, log)
    elif kind == WAIVE:
        claims.waive(state, seat, log)
    elif kind == GIVE_UP:
        debt.give_up(state, log)
    else:
        assert kind == CALL_TIME
        ending.call_time(state, seat, log)


GAME: Final = FalloutGame()
