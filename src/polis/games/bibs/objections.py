"""Why a holding, an arrow or an offer is refused."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why
from polis.games.bibs import refuse
from polis.games.bibs.data import MOST_PLOTS
from polis.games.bibs.holdings import is_bound
from polis.games.bibs.phases.deals import bars, fault
from polis.games.bibs.phases.pacts import already_fellow, doubled
from polis.games.bibs.phases.proposals import is_wanted, may_propose, premium
from polis.games.bibs.state import ACTING, NO_PACT, SIZE, Bibs
from polis.mech import trade


def why_not_holding(state: Bibs, seat: i64, group: i64, why: Why) -> None:
    """[B5.1] The three firms of the group on plots of several players, one of them his."""
    together = state.present[seat] & state.complete & ~state.wholes[seat]
    if is_bound(state, group):
        refuse.bound_already(why, group)
    elif (together >> group) & 1 == 0:
        refuse.not_together(why, group)
    elif state.pact != NO_PACT:
        refuse.pact_open(why)
    elif (state.asked >> group) & 1 != 0:
        refuse.asked_already(why, group)
    elif state.double_joins != 0 and (doubled(state) >> group) & 1 == 0:
        refuse.no_double(why, group)
    else:
        assert state.one_holding != 0
        refuse.second_holding(why, already_fellow(state, group))


def why_not_part(state: Bibs, seat: i64, group: i64, why: Why) -> None:
    """[B7.6] Only by agreement before the game, and after a double of a member."""
    mine = state.present[seat] & state.holdings
    if state.double_parts == 0:
        refuse.not_agreed(why)
    elif (mine >> group) & 1 == 0 or (state.members[group] >> seat) & 1 == 0:
        refuse.not_a_member(why, group)
    else:
        refuse.no_double_to_part(why, group)


def why_not_arrow(state: Bibs, why: Why) -> None:
    """[B2.6] Once a round, and one question at a time."""
    if state.pact != NO_PACT:
        refuse.pact_open(why)
    else:
        refuse.arrow_spoken(why)


def why_not_propose(state: Bibs, seat: i64, tier: i64, firm: i64, why: Why) -> None:
    """[B6.3] The menu's offers are for a group one has begun; others are made in payload."""
    begun = state.present[seat] >> (firm // SIZE) & 1 != 0
    if state.phase != ACTING:
        refuse.wrong_moment(why, state.phase)
    elif not is_wanted(state, seat, firm) or not begun:
        refuse.not_useful(why, firm)
    elif state.plots[seat] >= MOST_PLOTS:
        refuse.too_many_plots(why, seat)
    elif not may_propose(state, seat):
        refuse.not_useful(why, firm)
    else:
        plots = trade.bit(state.site[firm])
        fault(state, seat, state.holder[firm], premium(state, firm, tier), plots, 0, why)


def why_not_answer(state: Bibs, seat: i64, maker: i64, why: Why) -> None:
    """[B6.3] An offer made to him, which both can still keep."""
    if maker >= state.players:
        refuse.no_such_partner(why)
    elif trade.partner_of(state.offers, maker) != seat:
        refuse.no_offer(why)
    else:
        bars(state, maker, why)
