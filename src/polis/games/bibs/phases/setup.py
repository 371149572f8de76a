"""B1: the set-up, and who begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Odds, move
from polis.core.seats import NOBODY
from polis.core.vectors import filled
from polis.games.bibs import tell
from polis.games.bibs.codes import ACTING, BEGIN, FALL_ONE, ROUNDS, TIME
from polis.games.bibs.data import BONUSES, CAPITALS
from polis.games.bibs.position import Bibs
from polis.games.bibs.terms import ALL_FIRMS, FIRMS, GROUPS, PLOTS
from polis.mech.street import seat_players

# By value of the option
TARGETS: Final = vec[i64]([4000, 5000, 6000, 8000, 10_000])
LIMITS: Final = vec[i64]([0, 12, 24, 36, 48, 60, 120])
USUAL: Final = 36  # rounds of a goal that needs a number of them
LAID: Final = vec[i64]([0, 1, 2, 4, 6])  # sets of arrows


def start(players: i64, options: vec[i64]) -> Bibs:
    """[B1.2] Tokens on Start, the same capital for everyone, all firms and plots at the bank."""
    state = Bibs()
    seat_players(state, players, CAPITALS[options[6]])
    agree(state, options)
    state.position, state.parked = filled(0, players), filled(0, players)
    state.plots = filled(0, players)
    state.owner, state.firm = filled(NOBODY, PLOTS), filled(NOBODY, PLOTS)
    state.site, state.holder = filled(NOBODY, FIRMS), filled(NOBODY, FIRMS)
    state.level, state.cheap = filled(0, FIRMS), filled(0, FIRMS)
    state.bare, state.own = filled(0, players), filled(0, players)
    state.hand, state.received = filled(0, players), filled(0, players)
    state.tally = filled(0, players * GROUPS)
    state.present, state.wholes = filled(0, players), filled(0, players)
    state.standing, state.members = filled(0, GROUPS), filled(0, GROUPS)
    state.free = ALL_FIRMS
    return state


def agree(state: Bibs, options: vec[i64]) -> None:
    """[B1.1] The goal and the rest; [B7.1] the bonus follows the capital; [B2.6] arrows laid before
    the game."""
    state.goal, state.target = options[0], TARGETS[options[1]]
    state.rounds, state.cash_only = LIMITS[options[2]], options[3]
    if state.rounds == 0 and (state.goal == ROUNDS or state.goal == TIME):
        state.rounds = USUAL
    state.all_firms, state.arrows = options[4], LAID[options[5]]
    state.bonus = BONUSES[options[6]]
    state.passing_tax, state.plot_and_firm = options[7], options[8]
    state.one_holding = options[9]
    state.double_joins, state.double_parts = options[10], options[11]
    state.consent, state.strip_free = options[12], options[13]
    state.keep_cards, state.edition = options[14], options[15] + 1


def starters(players: i64, odds: Odds) -> None:
    """[B1.6] Chance says who begins."""
    for seat in range(players):
        odds.add(move(BEGIN, seat), 1)


def begin(state: Bibs, player: i64, log: Log) -> None:
    """[B1.6] The starter; then clockwise."""
    state.starter = player
    state.turn = player
    state.decider = player
    state.phase = ACTING
    tell.began(log, player)


def one_die(odds: Odds) -> None:
    """[B1.3] Inside the City."""
    for die in range(i64(1), i64(7)):
        odds.add(move(FALL_ONE, die), 1)
