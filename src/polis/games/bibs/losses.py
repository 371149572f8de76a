"""What no bot does, whatever it overlooks: give something away by its own appraisal, or take back
what it has just done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from polis.core.model import NO_MOVE, first_of, kind_of, second_of
from polis.games.bibs.appraisal import gain_of_unit, value_to
from polis.games.bibs.closing import is_closing, sale
from polis.games.bibs.codes import (
    ACCEPT,
    AGREE,
    ARROW,
    BACK,
    BREAK,
    CALL_TIME,
    DESK,
    DEVELOP,
    FOUND,
    HOLDING,
    HOLDING_PACT,
    LEAVE,
    PROPOSE,
    RETURN,
    SELL,
    TIME,
    TO_DESK,
    WITHDRAW,
)
from polis.games.bibs.haggling import WORTH_IT, change, pays, welcomes
from polis.games.bibs.holdings import unit_price
from polis.games.bibs.phases.ending import may_call
from polis.games.bibs.phases.proposals import bid_for
from polis.games.bibs.position import Bibs
from polis.games.bibs.scoring import scores
from polis.games.bibs.state import owes
from polis.games.bibs.terms import GROUPS
from polis.mech import trade
from polis.mech.street import is_ahead

LEAD: Final = 20  # a lead by a twentieth is one


def shuns(state: Bibs, seat: i64, code: i64) -> bool:
    kind, what = kind_of(code), first_of(code)
    if kind == ACCEPT:
        return is_robbed(state, seat, what)
    if kind == AGREE:
        return is_drawn_in(state, seat)
    if kind == PROPOSE:
        return gives_away(state, seat, what, second_of(code))
    if kind == HOLDING:
        return not pays(state, seat, what)
    if kind == ARROW:
        return is_early(state) or not welcomes(state, seat, what)
    if kind == BREAK:
        return pays(state, seat, what)
    if kind == CALL_TIME:
        return not ends_well(state, seat)
    if kind == TO_DESK or state.phase == DESK:
        return is_idle(state, seat, code)
    if kind == DEVELOP:
        return is_closing(state) and gain_of_unit(state, what, unit_price(state, seat, what)) < 0
    if kind == FOUND:
        return is_closing(state)
    return kind == WITHDRAW or kind == LEAVE


# Trade and pacts


def is_robbed(state: Bibs, seat: i64, maker: i64) -> bool:
    """[B6.3] Less than nothing for oneself, or clearly more for the other. A debtor sells to pay,
    not to give somebody his group."""
    money = trade.money_of(state.offers, maker)
    plots, cards = trade.things_of(state.offers, maker), trade.more_of(state.offers, maker)
    own = money + change(state, seat, maker, plots, cards)
    theirs = change(state, maker, seat, plots, cards) - money
    if owes(state, seat):
        return own < 0 or theirs > 2 * own + 2 * WORTH_IT
    return own < 0 or theirs > own + WORTH_IT


def gives_away(state: Bibs, seat: i64, tier: i64, firm: i64) -> bool:
    """[B6.3] An offer that costs more than it brings."""
    return value_to(state, seat, firm) - bid_for(state, firm, tier) < WORTH_IT


def is_drawn_in(state: Bibs, seat: i64) -> bool:
    """[B5.1] A holding, [B2.6] an arrow that others gain by."""
    if state.pact == HOLDING_PACT:
        return not pays(state, seat, state.subject)
    return not welcomes(state, seat, state.subject)


def is_early(state: Bibs) -> bool:
    """[B2.6] Nobody is asked about the board before having had a turn on it."""
    return state.round == 1


# The desk


def is_idle(state: Bibs, seat: i64, code: i64) -> bool:
    """[B6.1] To the desk and back, and whatever could be bought again: bots sell in the last turn
    only, what is worth more there."""
    best: i64 = NO_MOVE
    if is_closing(state):
        best = sale(state, seat)
    kind = kind_of(code)
    if kind == TO_DESK:
        return best == NO_MOVE
    if best == NO_MOVE:
        return kind != BACK
    return kind != RETURN and (kind != SELL or state.cash_only == 0)


# The end


def ends_well(state: Bibs, seat: i64) -> bool:
    """[B1.1] Where all must agree, time is called last, since a call cannot be taken back; only by
    who is clearly ahead, since the end would cost anybody else the game. So bots alone never end a
    game by time: who calls first are people."""
    if state.consent != 0 and state.called & state.alive != state.alive & ~(1 << seat):
        return False
    return is_ahead(state, scores(state), seat, LEAD)


def calls_time(state: Bibs, seat: i64) -> bool:
    """[B1.1] As soon as it may, if it ends well."""
    return state.goal == TIME and may_call(state, seat) and ends_well(state, seat)


def hush(state: Bibs, seat: i64) -> None:
    """[B6.3] As if its offer of this turn were made, [B5.1] and its pacts proposed."""
    state.offers[trade.at(seat) + trade.MADE] += 1
    state.asked |= (1 << GROUPS) - 1
    state.arrow_round = state.round
