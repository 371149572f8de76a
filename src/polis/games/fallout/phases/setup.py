"""F1: the set-up, and who begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log
from polis.core.seats import NOBODY
from polis.core.vectors import filled
from polis.games.fallout import tell
from polis.games.fallout.codes import ROLLING
from polis.games.fallout.data import SHACKS, START, VAULTS
from polis.games.fallout.position import Fallout
from polis.games.fallout.terms import ALL_CARDS, ASSETS, CARDS, GROUPS, PROPERTIES
from polis.mech.street import seat_players

TIME_FROM: Final = vec[i64]([10, 20, 40, 80])  # by value of the option
ROUNDS: Final = vec[i64]([0, 20, 60, 200])  # by value of the option
IN_CONTEST: Final = -1  # has yet to roll for the start


def start(players: i64, options: vec[i64]) -> Fallout:
    """[F1.1] Tokens on GO, the same cash for everyone, decks shuffled, all else in the bank."""
    state = Fallout()
    seat_players(state, players, START)
    state.rent_claim, state.rounds, state.timed = options[0], ROUNDS[options[1]], options[2]
    state.time_from, state.edition = TIME_FROM[options[3]], options[4]
    state.contest = filled(IN_CONTEST, players)
    state.position, state.jail = filled(0, players), filled(0, players)
    state.wants, state.owned = filled(0, players), filled(0, players)
    state.owner = filled(NOBODY, ASSETS)
    state.level, state.built = filled(0, PROPERTIES), filled(0, GROUPS)
    state.shacks, state.vaults = SHACKS, VAULTS
    state.unseen = filled(ALL_CARDS, 2)
    state.known, state.ring = filled(0, 2 * CARDS), filled(0, 4)
    return state


def roll_for_start(state: Fallout, die: i64, second: i64, log: Log) -> None:
    """[F1.2] The highest roll begins; those who tie roll again among themselves."""
    seat = next_to_roll(state)
    state.contest[seat] = die + second
    tell.starter_rolled(log, seat, die, second)
    if next_to_roll(state) == NOBODY:
        compare(state, log)


def next_to_roll(state: Fallout) -> i64:
    """[F1.2] Who has still to roll for the start, NOBODY if all have."""
    for seat in range(state.players):
        if state.contest[seat] == IN_CONTEST:
            return seat
    return NOBODY


def compare(state: Fallout, log: Log) -> None:
    """[F1.2] The highest begins; of several, those who tie roll again."""
    best: i64 = 0
    tied: i64 = 0
    for seat in range(state.players):
        if state.contest[seat] > best:
            best = state.contest[seat]
            tied = 1
            state.starter = seat
        elif state.contest[seat] == best:
            tied += 1
    if tied == 1:
        begin(state, log)
        return
    state.starter = NOBODY
    tell.starts_tied(log, tied)
    for seat in range(state.players):
        if state.contest[seat] == best:
            state.contest[seat] = IN_CONTEST
        else:
            state.contest[seat] = 0


def begin(state: Fallout, log: Log) -> None:
    """[F1.2] Whoever rolled highest has the first turn."""
    state.contest = vec[i64]()
    state.turn = state.starter
    state.decider = state.starter
    state.phase = ROLLING
    tell.began(log, state.starter)
