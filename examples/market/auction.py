"""M1 to M3: crates come out of the bag and are sold, one by one."""

from __future__ import annotations

from mypy_extensions import i64
from polis.games.market import tell
from polis.games.market.codes import BIDDING, DRAWING, OVER
from polis.games.market.position import Market
from polis.games.market.scoring import places, points
from polis.games.market.terms import GOODS

from polis.core.model import Log
from polis.core.seats import NATURE, NOBODY, NONE, all_of, holds, left_of, only, without


def open_market(state: Market, player: i64, log: Log) -> None:
    """[M1.2] Who speaks first is drawn by lot."""
    tell.opened(log, player)
    state.opener, state.phase = player, DRAWING


def draw(state: Market, good: i64, log: Log) -> None:
    """[M2.1] A crate comes out of the bag; everybody may bid, the opener first."""
    tell.drawn(log, good)
    state.bag[good] -= 1
    state.crate, state.bid, state.bidder = good, 0, NOBODY
    state.bidders = all_of(state.players)
    state.phase, state.speaker = BIDDING, state.opener
    state.actors = only(state.speaker)


def bid(state: Market, seat: i64, amount: i64, log: Log) -> None:
    """[M2.2] The bid is the highest so far."""
    tell.bid_made(log, seat, amount)
    state.bid, state.bidder = amount, seat
    hear_next(state, log)


def pass_by(state: Market, seat: i64, log: Log) -> None:
    """[M2.1] Who passes is out of this auction."""
    tell.passed(log, seat)
    state.bidders = without(state.bidders, seat)
    hear_next(state, log)


def hear_next(state: Market, log: Log) -> None:
    """[M2.1] Clockwise, until nobody but the highest bidder is left."""
    if state.bidders == NONE or (state.bidder != NOBODY and state.bidders == only(state.bidder)):
        settle(state, log)
        return
    state.speaker = left_of(state.speaker, state.players)
    while not holds(state.bidders, state.speaker):
        state.speaker = left_of(state.speaker, state.players)
    state.actors = only(state.speaker)


def settle(state: Market, log: Log) -> None:
    """[M2.3] The highest bidder pays the bank and takes the crate; without a bid it is thrown away.
    Then the next one clockwise opens."""
    if state.bidder == NOBODY:
        state.thrown[state.crate] += 1
        tell.thrown_away(log, state.crate)
    else:
        state.cash[state.bidder] -= state.bid
        state.crates[state.bidder * GOODS + state.crate] += 1
        tell.sold(log, state.bidder, state.crate, state.bid)
    state.left -= 1
    state.crate, state.speaker = NOBODY, NOBODY
    state.opener = left_of(state.opener, state.players)
    state.phase, state.actors = DRAWING, only(NATURE)
    if state.left == 0:
        close(state, log)


def close(state: Market, log: Log) -> None:
    """[M3.1] After twelve crates the market closes, [M3.2] and everybody counts."""
    state.phase, state.actors = OVER, NONE
    tell.closed(log)
    scores, place = points(state), places(state)
    for seat in range(state.players):
        tell.scored(log, seat, scores[seat])
    for seat in range(state.players):
        if place[seat] == 1:
            tell.won(log, seat, scores[seat])
