"""T1: the city centre, the first order and the first money."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.core.model import Log, Odds, move
from polis.core.rng import Rng
from polis.core.seats import NATURE, only
from polis.core.vectors import filled
from polis.games.tycoon import tell
from polis.games.tycoon.board import found_city
from polis.games.tycoon.codes import SEAT_NEXT, SEATING
from polis.games.tycoon.data import CASH_STEP, COINS, CUBES, FIRST_CASH
from polis.games.tycoon.phases.dealing import deal_round
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.terms import EMPTY, HAND, KINDS, LANDSCAPE, ROUNDS, SHORT, TYPES


def start(players: i64, options: vec[i64]) -> Tycoon:
    """[T1.1] Two to five players, four rounds; [T5.3] or two, if the table has agreed."""
    state = Tycoon()
    state.players = players
    state.cooperation = options[0]
    state.rounds = ROUNDS
    if options[1] == 1:
        state.rounds = SHORT
    state.cash = filled(0, players)
    state.points = filled(0, players)
    state.goods = filled(0, players)
    state.counts = filled(0, players * TYPES)
    state.hands = filled(EMPTY, players * HAND)
    state.packs = filled(EMPTY, players * HAND)
    state.shown = filled(0, players)
    state.used_plants = filled(0, KINDS)
    state.landscape = LANDSCAPE
    state.bank = vec[i64]([COINS, CUBES[0], CUBES[1], CUBES[2]])
    found_city(state)
    load_city(state)
    state.phase = SEATING
    state.actors = only(NATURE)
    return state


def load_city(state: Tycoon) -> None:
    """[T1.2] The two plants of the city hold as many cubes as there are players."""
    state.cubes[0] = state.players
    state.cubes[3] = state.players
    state.bank[1] -= state.players
    state.bank[2] -= state.players


def seatings(state: Tycoon, odds: Odds) -> None:
    """[T1.4] Anyone not yet in the order may be next."""
    for seat in range(state.players):
        if not is_seated(state, seat):
            odds.add(move(SEAT_NEXT, seat), 1)


def is_seated(state: Tycoon, seat: i64) -> bool:
    """[T1.4] Whether a player has a place in the order already."""
    for other in state.order:
        if other == seat:
            return True
    return False


def draw_seat(state: Tycoon, rng: Rng) -> i64:
    """[T1.4] The same odds as ``seatings``, without listing them."""
    seat = rng.below(state.players)
    while is_seated(state, seat):
        seat = rng.below(state.players)
    return move(SEAT_NEXT, seat)


def seat_next(state: Tycoon, player: i64, log: Log) -> None:
    """[T1.4] The first order is random; the last in it needs no draw."""
    seat_one(state, player, log)
    if len(state.order) == state.players - 1:
        for other in range(state.players):
            if not is_seated(state, other):
                seat_one(state, other, log)
        tell.round_began(log, 1)
        deal_round(state)


def seat_one(state: Tycoon, seat: i64, log: Log) -> None:
    """[T1.4] $20 for the first player, $2 more for each next one."""
    rank = i64(len(state.order))
    state.order = append(state.order, seat)
    state.cash[seat] = FIRST_CASH + CASH_STEP * rank
    state.bank[0] -= state.cash[seat]
    tell.seated(log, seat, rank + 1, state.cash[seat])
