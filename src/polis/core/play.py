"""Running a game: nature's turns, legality, and random play to the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import LEGAL, Game, Log, Menu, S, Why, kind_of
from polis.core.rng import Rng
from polis.core.seats import NATURE, NONE, first, only


def settle(game: Game[S], state: S, rng: Rng, log: Log) -> None:
    """Let nature move until a player must, or the game is over."""
    while state.actors == only(NATURE):
        game.apply(state, NATURE, game.sample(state, rng), log)


def is_legal(game: Game[S], state: S, seat: i64, code: i64) -> bool:
    return is_allowed(game, state, seat, code, vec[i64]())


def is_allowed(game: Game[S], state: S, seat: i64, code: i64, payload: vec[i64]) -> bool:
    """The same for a move with a payload."""
    why = Why()
    game.check(state, seat, code, payload, why)
    return why.refusal == LEGAL


# Payload comes from outside as a list: a vector made by interpreted code and handed to compiled
# code is never freed.


def permits(game: Game[S], state: S, seat: i64, code: i64, numbers: list[int]) -> bool:
    """``is_allowed`` for those outside."""
    return is_allowed(game, state, seat, code, vec[i64](numbers))


def carry_out(game: Game[S], state: S, seat: i64, code: i64, numbers: list[int], log: Log) -> None:
    """Make a move that is known to be allowed, whether it has payload or not."""
    if game.schema().moves[kind_of(code)].freeform:
        game.enact(state, seat, code, vec[i64](numbers), log)
    else:
        game.apply(state, seat, code, log)


def playout(game: Game[S], state: S, rng: Rng, log: Log) -> i64:
    """Play random moves to the end; returns how many decisions the players made."""
    count: i64 = 0
    menu = Menu()
    while state.actors != NONE:
        seat = first(state.actors)
        if seat == NATURE:
            game.apply(state, NATURE, game.sample(state, rng), log)
        else:
            game.apply(state, seat, game.pick(state, seat, menu, rng), log)
            count += 1
    return count


def rollout(game: Game[S], state: S, rng: Rng, log: Log, most: i64) -> i64:
    """Play fast moves to the end, but no more than so many; returns how many were made."""
    count: i64 = 0
    menu = Menu()
    settle(game, state, rng, log)
    while state.actors != NONE and count < most:
        seat = first(state.actors)
        game.apply(state, seat, game.fast_move(state, seat, menu, rng), log)
        settle(game, state, rng, log)
        count += 1
    return count


def conserved_until(game: Game[S], state: S, rng: Rng) -> i64:
    """Play at random and recount after every move what none may change; the moves until a count
    did change, or -1 if none ever did."""
    menu, log = Menu(), Log(silent=True)
    before = game.conserved(state)
    count: i64 = 0
    while state.actors != NONE:
        seat = first(state.actors)
        if seat == NATURE:
            game.apply(state, NATURE, game.sample(state, rng), log)
        else:
            menu.clear()
            game.legal(state, seat, menu)
            game.apply(state, seat, menu.at(rng.below(menu.total)), log)
        count += 1
        if not same(before, game.conserved(state)):
            return count
    return -1


def same(a: vec[i64], b: vec[i64]) -> bool:
    if len(a) != len(b):
        return False
    for i in range(i64(len(a))):
        if a[i] != b[i]:
            return False
    return True
