"""Why a holding, an arrow or an offer is refused."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why
from polis.games.bibs.data import MOST_PLOTS
from polis.games.bibs.holdings import is_bound
from polis.games.bibs.phases.deals import bars, fault
from polis.games.bibs.phases.pacts import already_fellow, doubled
from polis.games.bibs.phases.proposals import is_wanted, may_propose, premium
from polis.games.bibs.schema import (
    ARROW_SPOKEN,
    ASKED_ALREADY,
    BOUND_ALREADY,
    NO_DOUBLE,
    NO_DOUBLE_TO_PART,
    NO_OFFER,
    NO_SUCH_PARTNER,
    NOT_A_MEMBER,
    NOT_AGREED,
    NOT_TOGETHER,
    NOT_USEFUL,
    PACT_OPEN,
    SECOND_HOLDING,
    TOO_MANY_PLOTS,
    WRONG_MOMENT,
)
from polis.games.bibs.state import ACTING, NO_PACT, SIZE, Bibs
from polis.mech import trade


def why_not_holding(state: Bibs, seat: i64, group: i64, why: Why) -> None:
    """[B5.1] The three firms of the group on plots of several players, one of them his."""
    together = state.present[seat] & state.complete & ~state.wholes[seat]
    if is_bound(state, group):
        why.because(BOUND_ALREADY, group)
    elif (together >> group) & 1 == 0:
        why.because(NOT_TOGETHER, group)
    elif state.pact != NO_PACT:
        why.because(PACT_OPEN)
    elif (state.asked >> group) & 1 != 0:
        why.because(ASKED_ALREADY, group)
    elif state.double_joins != 0 and (doubled(state) >> group) & 1 == 0:
        why.because(NO_DOUBLE, group)
    else:
        assert state.one_holding != 0
        why.because(SECOND_HOLDING, already_fellow(state, group))


def why_not_part(state: Bibs, seat: i64, group: i64, why: Why) -> None:
    """[B7.6] Only by agreement before the game, and after a double of a member."""
    mine = state.present[seat] & state.holdings
    if state.double_parts == 0:
        why.because(NOT_AGREED)
    elif (mine >> group) & 1 == 0 or (state.members[group] >> seat) & 1 == 0:
        why.because(NOT_A_MEMBER, group)
    else:
        why.because(NO_DOUBLE_TO_PART, group)


def why_not_arrow(state: Bibs, why: Why) -> None:
    """[B2.6] Once a round, and one question at a time."""
    if state.pact != NO_PACT:
        why.because(PACT_OPEN)
    else:
        why.because(ARROW_SPOKEN)


def why_not_propose(state: Bibs, seat: i64, tier: i64, firm: i64, why: Why) -> None:
    """[B6.3] The menu's offers are for a group one has begun; others are made in payload."""
    begun = state.present[seat] >> (firm // SIZE) & 1 != 0
    if state.phase != ACTING:
        why.because(WRONG_MOMENT, state.phase)
    elif not is_wanted(state, seat, firm) or not begun:
        why.because(NOT_USEFUL, firm)
    elif state.plots[seat] >= MOST_PLOTS:
        why.because(TOO_MANY_PLOTS, seat)
    elif not may_propose(state, seat):
        why.because(NOT_USEFUL, firm)
    else:
        plots = trade.bit(state.site[firm])
        fault(state, seat, state.holder[firm], premium(state, firm, tier), plots, 0, why)


def why_not_answer(state: Bibs, seat: i64, maker: i64, why: Why) -> None:
    """[B6.3] An offer made to him, which both can still keep."""
    if maker >= state.players:
        why.because(NO_SUCH_PARTNER)
    elif trade.partner_of(state.offers, maker) != seat:
        why.because(NO_OFFER)
    else:
        bars(state, maker, why)
