"""B5 to B7: what players propose to each other: holdings, arrows, the menu's offers, the end."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Why
from polis.core.seats import NOBODY
from polis.games.bibs import refuse
from polis.games.bibs.codes import NO_PACT, TIME
from polis.games.bibs.data import MOST_PLOTS
from polis.games.bibs.holdings import are_fellows, is_bound
from polis.games.bibs.legality.trading import check_deal
from polis.games.bibs.phases.ending import may_call
from polis.games.bibs.phases.pacts import already_fellow, doubled
from polis.games.bibs.phases.proposals import bid_for, is_wanted, may_propose
from polis.games.bibs.position import Bibs
from polis.games.bibs.terms import SIZE
from polis.mech import trade


def check_holding(state: Bibs, seat: i64, group: i64, why: Why) -> None:
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
    elif state.one_holding != 0 and already_fellow(state, group) != NOBODY:
        refuse.second_holding(why, already_fellow(state, group))


def check_break(state: Bibs, seat: i64, group: i64, why: Why) -> None:
    """[B7.6] Only by agreement before the game, and after a double of a member."""
    if state.double_parts == 0:
        refuse.not_agreed(why)
    elif not are_fellows(state, seat, seat, group):
        refuse.not_a_member(why, group)
    elif state.doubler == NOBODY or not are_fellows(state, seat, state.doubler, group):
        refuse.no_double_to_part(why, group)


def check_arrow(state: Bibs, why: Why) -> None:
    """[B2.6] Once a round, and one question at a time."""
    if state.pact != NO_PACT:
        refuse.pact_open(why)
    elif state.arrow_round >= state.round:
        refuse.arrow_spoken(why)


def check_agree(state: Bibs, seat: i64, why: Why) -> None:
    """[B5.1] Who is asked."""
    if (state.waiting >> seat) & 1 == 0:
        refuse.not_asked(why)


def check_refuse(state: Bibs, seat: i64, why: Why) -> None:
    """[B5.1] Likewise."""
    check_agree(state, seat, why)


def check_propose(state: Bibs, seat: i64, premium: i64, firm: i64, why: Why) -> None:
    """[B6.3] The menu's offers are for a group one has begun, one before each roll; others are made
    in payload."""
    begun = state.present[seat] >> (firm // SIZE) & 1 != 0
    if not is_wanted(state, seat, firm) or not begun:
        refuse.not_useful(why, firm)
    elif state.plots[seat] >= MOST_PLOTS:
        refuse.too_many_plots(why, seat)
    elif not may_propose(state, seat):
        refuse.not_useful(why, firm)
    else:
        bid, plots = bid_for(state, firm, premium), trade.bit(state.site[firm])
        check_deal(state, seat, state.holder[firm], bid, plots, 0, why)


def check_time(state: Bibs, seat: i64, why: Why) -> None:
    """[B1.1] Where time is the goal, once, and not before the agreed rounds."""
    if state.goal != TIME:
        refuse.untimed(why)
    elif may_call(state, seat):
        return
    elif state.called != 0:
        refuse.called_already(why)
    elif state.round < state.rounds:
        refuse.time_not_yet(why, state.rounds)
