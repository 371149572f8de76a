"""B5.1 and B2.6: what several players agree on: a holding, an arrow."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NOBODY, first
from polis.games.bibs import tell
from polis.games.bibs.codes import (
    AGREE,
    ARROW,
    ARROW_PACT,
    BREAK,
    HOLDING,
    HOLDING_PACT,
    NO_PACT,
    REFUSE,
)
from polis.games.bibs.holdings import are_fellows, dissolve, holders_of, is_bound
from polis.games.bibs.phases.lapsing import close_pact
from polis.games.bibs.position import Bibs
from polis.games.bibs.terms import ARROWS, GROUPS
from polis.mech.sets import size_of

# Holdings


def proposable(state: Bibs, seat: i64) -> i64:
    """[B5.1] The set of groups for which he may propose a holding: all three firms on plots, some
    of them his. Decision: each once a turn."""
    found = state.present[seat] & state.complete & ~state.holdings & ~state.wholes[seat]
    found &= ~state.asked
    if found == 0:
        return 0
    if state.double_joins != 0:
        found &= doubled(state)
    if state.one_holding != 0:
        for group in range(i64(GROUPS)):
            if (found >> group) & 1 != 0 and already_fellow(state, group) != NOBODY:
                found &= ~(1 << group)
    return found


def doubled(state: Bibs) -> i64:
    """[B7.5] The groups that whoever has just rolled a double has a firm of."""
    if state.doubler == NOBODY:
        return 0
    return state.present[state.doubler]


def already_fellow(state: Bibs, group: i64) -> i64:
    """[B7.4] A future member who shares another holding with one of the others, NOBODY if none."""
    party = holders_of(state, group)
    for other in range(i64(GROUPS)):
        if is_bound(state, other):
            shared = party & state.members[other] & holders_of(state, other)
            if size_of(shared) > 1:
                return first(shared)
    return NOBODY


def may_part(state: Bibs, seat: i64) -> i64:
    """[B7.6] The set of his holdings of which a member has just rolled a double."""
    found: i64 = 0
    if state.double_parts == 0 or state.doubler == NOBODY or state.holdings == 0:
        return found
    for group in range(i64(GROUPS)):
        if are_fellows(state, seat, state.doubler, group):
            found |= 1 << group
    return found


# Menus


def proposals(state: Bibs, seat: i64, menu: Menu) -> None:
    """[B5.1] Holdings he may propose on his turn, [B7.6] and those he may end for nothing."""
    if state.pact == NO_PACT and seat == state.turn:
        menu.offer_set(HOLDING, proposable(state, seat))
    if state.double_parts != 0:
        menu.offer_set(BREAK, may_part(state, seat))


def may_speak_of_arrows(state: Bibs) -> bool:
    """[B2.6] Decision: arrows are spoken of once a round, so that nobody holds up the table."""
    return state.arrow_round < state.round and state.pact == NO_PACT


def arrows(state: Bibs, menu: Menu) -> None:
    """[B2.6] Any arrow, to be laid or removed."""
    if may_speak_of_arrows(state):
        menu.offer_each(ARROW, 0, ARROWS - 1)


def answers(state: Bibs, seat: i64, menu: Menu) -> None:
    """[B5.1] Consent, or refuse."""
    if (state.waiting >> seat) & 1 != 0:
        menu.offer(move(AGREE))
        menu.offer(move(REFUSE))


# Moves


def propose_holding(state: Bibs, seat: i64, group: i64, log: Log) -> None:
    """[B5.1] Every owner of a firm of the group is asked."""
    state.asked |= 1 << group
    tell.holding_proposed(log, seat, group)
    open_pact(state, HOLDING_PACT, group, seat, holders_of(state, group))


def propose_arrow(state: Bibs, seat: i64, arrow: i64, log: Log) -> None:
    """[B2.6] Every player is asked, whether to lay an arrow or to remove one that lies."""
    state.arrow_round = state.round
    if (state.arrows >> arrow) & 1 == 0:
        tell.arrow_proposed(log, seat, arrow)
    else:
        tell.removal_proposed(log, seat, arrow)
    open_pact(state, ARROW_PACT, arrow, seat, state.alive)


def open_pact(state: Bibs, kind: i64, subject: i64, asker: i64, party: i64) -> None:
    """[B5.1] [B2.6] All whose consent it takes are asked, except who proposes it."""
    state.pact = kind
    state.subject = subject
    state.asker = asker
    state.party = party
    state.waiting = party & ~(1 << asker)


def consent(state: Bibs, seat: i64, log: Log) -> None:
    """[B5.1] With the last consent it is done."""
    tell.agreed(log, seat, state.asker)
    state.waiting &= ~(1 << seat)
    if state.waiting != 0:
        return
    if state.pact == HOLDING_PACT:
        form(state, state.subject, log)
    else:
        turn_arrow(state, state.subject, log)
    close_pact(state)


def refuse(state: Bibs, seat: i64, log: Log) -> None:
    """[B5.1] One refusal is enough."""
    tell.refused(log, seat, state.asker)
    close_pact(state)


def form(state: Bibs, group: i64, log: Log) -> None:
    """[B5.1] From now on each member develops his own firms of the group."""
    state.holdings |= 1 << group
    state.members[group] = state.party
    tell.holding_formed(log, group)


def turn_arrow(state: Bibs, arrow: i64, log: Log) -> None:
    """[B2.6] The way changes for everyone who comes to the arrow's tail."""
    state.arrows ^= 1 << arrow
    if (state.arrows >> arrow) & 1 != 0:
        tell.arrow_laid(log, arrow)
    else:
        tell.arrow_removed(log, arrow)


def part(state: Bibs, seat: i64, group: i64, log: Log) -> None:
    """[B7.6] The holding ends, no firm goes back, and units stay as they are."""
    tell.holding_broken(log, seat, group)
    dissolve(state, group)
