"""Bibs: the rules as the rest of Polis sees them, chapter by chapter in ``phases``."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import (
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
from polis.games.bibs.bot import advise
from polis.games.bibs.calling import may_go_on
from polis.games.bibs.codes import (
    ACCEPT,
    AGREE,
    ARROW,
    BACK,
    BEGIN,
    BREAK,
    BUY,
    BUY_BACK,
    CALL_TIME,
    DECLINE,
    DESK,
    DEVELOP,
    DONE,
    FALL,
    FALL_ONE,
    FOUND,
    GIVE_UP,
    HOLDING,
    LEAVE,
    ORDER,
    PLACE,
    PROPOSE,
    REFUSE,
    RETURN,
    RIDE,
    ROLL,
    SELL_UNIT,
    SKIP,
    STRIP,
    TAKE,
    WITHDRAW,
)
from polis.games.bibs.examples import example
from polis.games.bibs.flow import proceed
from polis.games.bibs.losses import hush, shuns
from polis.games.bibs.nearness import apart, repair
from polis.games.bibs.phases import (
    cells,
    deals,
    debt,
    desk,
    ending,
    founding,
    pacts,
    proposals,
    setup,
    turn,
)
from polis.games.bibs.phases.deals import cards_in, plots_in
from polis.games.bibs.refusals import permits, why_not
from polis.games.bibs.schema import SCHEMA
from polis.games.bibs.state import (
    ACTING,
    BUYING,
    FOUNDING,
    ORDERING,
    OVER,
    OWING,
    REDEEMING,
    RIDING,
    STARTING,
    TIME,
    Bibs,
    is_alive,
)
from polis.games.bibs.state import DESK as AT_DESK
from polis.games.bibs.stocktaking import conserved
from polis.games.bibs.view import view
from polis.mech import trade


class BibsGame(Game[Bibs]):
    def schema(self) -> Schema:
        return SCHEMA

    def start(self, players: i64, options: vec[i64]) -> Bibs:
        return setup.set_up(players, options)

    def copy(self, state: Bibs) -> Bibs:
        return state.copy()

    def legal(self, state: Bibs, seat: i64, menu: Menu) -> None:
        """[B1.6] The decision, for whoever must make it; answers, for whoever is asked."""
        if state.phase < ACTING or state.phase == OVER:
            return
        if seat >= state.players or not is_alive(state, seat):
            return
        if trade.any_open(state.offers):
            deals.answers(state, seat, menu)
        if state.waiting != 0:
            pacts.answers(state, seat, menu)
        if seat == state.decider:
            decisions(state, seat, menu)
        if state.goal == TIME and ending.may_call(state, seat):
            menu.offer(move(CALL_TIME))

    def may_go_on(self, state: Bibs) -> i64:
        return may_go_on(state)

    def permits(self, state: Bibs, seat: i64, code: i64, payload: vec[i64]) -> bool:
        return permits(state, seat, code, payload)

    def apart(self, state: Bibs, code: i64, other: i64) -> i64:
        return apart(code, other)

    def repair(self, state: Bibs, seat: i64, code: i64, payload: vec[i64]) -> vec[i64]:
        return repair(state, seat, code, payload)

    def why_not(self, state: Bibs, seat: i64, code: i64, payload: vec[i64], why: Why) -> None:
        why_not(state, seat, code, payload, why)

    def chances(self, state: Bibs, odds: Odds) -> None:
        if state.phase == STARTING:
            setup.starters(state.players, odds)
        elif turn.in_city(state):
            setup.one_die(odds)
        else:
            setup.two_dice(odds)

    def sample(self, state: Bibs, rng: Rng) -> i64:
        if state.phase == STARTING:
            return move(BEGIN, rng.below(state.players))
        if turn.in_city(state):
            return move(FALL_ONE, rng.below(6) + 1)
        fallen = rng.below(36)
        return move(FALL, fallen // 6 + 1, fallen % 6 + 1)

    def apply(self, state: Bibs, seat: i64, code: i64, log: Log) -> None:
        kind = kind_of(code)
        if kind >= BEGIN:
            chance(state, kind, code, log)
        elif kind <= SKIP:
            on_cell(state, kind, code, log)
        elif kind <= BACK:
            build(state, seat, kind, code, log)
        elif kind <= GIVE_UP:
            at_desk(state, seat, kind, first_of(code), log)
        else:
            talk(state, seat, kind, code, log)
        proceed(state, log)

    def enact(self, state: Bibs, seat: i64, code: i64, payload: vec[i64], log: Log) -> None:
        """[B6.3] Any offer."""
        partner, money = first_of(code), payload[0]
        deals.offer(state, seat, partner, money, plots_in(payload), cards_in(payload), log)
        proceed(state, log)

    def example(self, state: Bibs, seat: i64, code: i64) -> vec[i64]:
        return example(state, seat, code)

    def view(self, state: Bibs, viewer: i64) -> dict[str, object]:
        return view(state)

    def determinize(self, state: Bibs, viewer: i64, rng: Rng) -> Bibs:
        """Nothing is hidden."""
        return state.copy()

    def money(self, state: Bibs) -> vec[i64]:
        return state.cash[:]

    def scores(self, state: Bibs) -> vec[i64]:
        return ending.worths(state)

    def places(self, state: Bibs) -> vec[i64]:
        return ending.final_places(state)

    def conserved(self, state: Bibs) -> vec[i64]:
        return conserved(state)

    def advise(self, state: Bibs, seat: i64, rng: Rng) -> i64:
        return advise(state, seat)

    def shuns(self, state: Bibs, seat: i64, code: i64) -> bool:
        return shuns(state, seat, code)

    def hush(self, state: Bibs, seat: i64) -> None:
        hush(state, seat)


def decisions(state: Bibs, seat: i64, menu: Menu) -> None:
    """What the one decides whom the game waits for."""
    if state.phase == ACTING:
        acts(state, seat, menu)
    elif state.phase == BUYING:
        cells.purchases(state, menu)
    elif state.phase == AT_DESK:
        desk.counters(state, seat, menu)
        menu.offer(move(BACK))
    elif state.phase == OWING:
        desk.distress(state, seat, menu)
    elif state.phase == FOUNDING:
        founding.found_here(state, menu)
    elif state.phase == REDEEMING:
        cells.redemptions(state, menu)
    elif state.phase == RIDING:
        cells.rides(state, menu)
    elif state.phase == ORDERING:
        cells.orders(state, menu)
    else:
        pacts.proposals(state, seat, menu)
        menu.offer(move(DONE))


def acts(state: Bibs, seat: i64, menu: Menu) -> None:
    """[B1.6] Deals, building, selling; then the roll."""
    turn.rolls(state, menu)
    founding.foundings(state, seat, menu)
    if state.hand[seat] != 0:
        founding.placings(state, seat, menu)
    if state.own[seat] != 0:
        founding.developments(state, seat, menu)
        pacts.proposals(state, seat, menu)
        proposals.proposals(state, seat, menu)
    if state.own[seat] | state.hand[seat] != 0:
        menu.offer(move(DESK))
    pacts.arrows(state, menu)


def chance(state: Bibs, kind: i64, code: i64, log: Log) -> None:
    if kind == FALL:
        turn.fall(state, first_of(code), second_of(code), log)
    elif kind == FALL_ONE:
        turn.fall_one(state, first_of(code), log)
    else:
        setup.begin(state, first_of(code), log)


def on_cell(state: Bibs, kind: i64, code: i64, log: Log) -> None:
    """[B2.1] The roll, and what the cell offers."""
    if kind == ROLL:
        turn.roll(state, log)
    elif kind == BUY:
        cells.buy(state, log)
    elif kind == SKIP:
        cells.skip(state, log)
    elif kind == BUY_BACK:
        cells.buy_back(state, log)
    elif kind == RIDE:
        cells.ride(state, first_of(code), log)
    else:
        assert kind == ORDER
        cells.fill_order(state, first_of(code), log)


def build(state: Bibs, seat: i64, kind: i64, code: i64, log: Log) -> None:
    """[B1.5] Firms and units on bought plots; the way to the desk and back."""
    if kind == FOUND:
        if state.phase == FOUNDING:
            founding.found_now(state, first_of(code), second_of(code), log)
        else:
            founding.found(state, seat, first_of(code), second_of(code), log)
    elif kind == PLACE:
        founding.place(state, seat, first_of(code), second_of(code), log)
    elif kind == DEVELOP:
        founding.develop(state, seat, first_of(code), log)
    elif kind == DESK:
        state.phase = AT_DESK
    else:
        state.phase = ACTING


def at_desk(state: Bibs, seat: i64, kind: i64, firm: i64, log: Log) -> None:
    """[B6.1] One act at the desk, and back to business."""
    if state.phase == AT_DESK:
        state.phase = ACTING
    if kind == SELL_UNIT:
        desk.sell_unit(state, seat, firm, log)
    elif kind == STRIP:
        desk.strip(state, seat, firm, log)
    elif kind == TAKE:
        desk.take(state, seat, firm, log)
    elif kind == RETURN:
        desk.give_back(state, seat, firm, log)
    elif kind == LEAVE:
        desk.leave(state, seat, firm, log)
    elif kind == GIVE_UP:
        debt.give_up(state, log)
    else:
        desk.sell(state, seat, firm, log)


def talk(state: Bibs, seat: i64, kind: i64, code: i64, log: Log) -> None:
    """[B5.1] Pacts, offers and the call of time."""
    what = first_of(code)
    if kind == HOLDING:
        pacts.propose_holding(state, seat, what, log)
    elif kind == BREAK:
        pacts.part(state, seat, what, log)
    elif kind == ARROW:
        pacts.propose_arrow(state, seat, what, log)
    elif kind == AGREE:
        pacts.consent(state, seat, log)
    elif kind == REFUSE:
        pacts.refuse(state, seat, log)
    elif kind == PROPOSE:
        proposals.propose(state, seat, what, second_of(code), log)
    elif kind == ACCEPT:
        deals.accept(state, seat, what, log)
    elif kind == DECLINE:
        deals.decline(state, seat, what, log)
    elif kind == WITHDRAW:
        deals.withdraw(state, seat, log)
    elif kind == DONE:
        turn.finish_talk(state, log)
    else:
        assert kind == CALL_TIME
        ending.call_time(state, seat, log)


GAME: Final = BibsGame()
