"""How a game may end: what each seat won in many imagined games."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from polis.bots.tree import WIN
from polis.core.model import NO_MOVE, Game, Log, Menu, S
from polis.core.pause import breathe
from polis.core.rng import Rng
from polis.core.seats import NATURE, NONE, first
from polis.core.vectors import filled

LONGEST: Final = 4000  # moves and draws of an imagined game; whole ones of thumb rules have 1,600
SLIPS: Final = 5  # in a hundred moves, where people are told a chance: nobody plays without fail


def finish(game: Game[S], rollout: S, rng: Rng, menu: Menu, null_log: Log, slips: i64 = 0) -> None:
    """Play to the end by rules of thumb, with any move instead so many times in a hundred. Some
    rules allow games without end, in which all grow rich: those are judged as they stand."""
    left: i64 = LONGEST
    while rollout.actors != NONE and left > 0:
        left -= 1
        mover = first(rollout.actors)
        if mover == NATURE:
            game.apply(rollout, NATURE, game.sample(rollout, rng), null_log)
            continue
        code = NO_MOVE
        if slips == 0 or rng.below(100) >= slips:
            code = game.advise(rollout, mover, rng)
        if code == NO_MOVE:
            code = game.pick(rollout, mover, menu, rng)
        game.apply(rollout, mover, code, null_log)


def shares(game: Game[S], over: S) -> vec[i64]:
    """Each seat's part of ``WIN`` in a game that is over; a rival without a seat has one too."""
    places = game.places(over)
    winners: i64 = 0
    for place in places:
        if place == 1:
            winners += 1
    result = filled(0, over.players)
    for seat in range(over.players):
        if places[seat] == 1:
            result[seat] = WIN // winners
    return result


def lead(scores: vec[i64], seat: i64) -> i64:
    """A seat's points above the best of the others."""
    best: i64 = -(1 << 30)
    for other in range(i64(len(scores))):
        if other != seat and scores[other] > best:
            best = scores[other]
    if len(scores) == 1:
        return scores[seat]
    return scores[seat] - best


def lead_of(game: Game[S], state: S, seat: i64) -> i64:
    return lead(game.scores(state), seat)


def outlook(game: Game[S], state: S, viewer: i64, rng: Rng, games: i64) -> vec[i64]:
    """What each seat won, in sum, as far as ``viewer`` can know the position."""
    menu, null_log = Menu(), Log(silent=True)
    result = filled(0, state.players)
    for _ in range(games):
        breathe()
        rollout = game.determinize(state, viewer, rng)
        finish(game, rollout, rng, menu, null_log, SLIPS)
        won = shares(game, rollout)
        for seat in range(state.players):
            result[seat] += won[seat]
    return result
