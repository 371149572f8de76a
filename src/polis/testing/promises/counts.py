"""Promises about numbers: fair chance, kept stock, places that make sense; and free-form moves."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.codec import pack
from polis.core.model import Game, Log, Odds, State
from polis.core.play import is_allowed
from polis.core.registry import GameInfo
from polis.core.rng import Rng
from polis.core.seats import NATURE, NONE, members
from polis.testing.promises import refusals
from polis.testing.promises.walk import (
    LONGEST,
    AnyGame,
    Step,
    after,
    legal,
    possible,
    snapshot,
    walk,
)

SELDOM = 8  # what is slow is done at one position in so many
DRAWS = 200  # from each position in which nature moves
DEVIATIONS = 5.0  # of chi squared from what is expected

# Counting


def chance_is_fair(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """Samples follow the odds: chi squared, summed over all positions in which nature moves."""
    game, rng, chi, free = info.game, Rng(seed + 4), 0.0, 0
    for step in walk(info, players, options, seed).steps:
        if step.seat != NATURE:
            continue
        odds = Odds()
        game.chances(step.state, odds)
        assert odds.total == sum(odds.weights) and len(set(odds.codes)) == len(odds.codes)
        counts = dict.fromkeys(odds.codes, 0)
        for _ in range(DRAWS):
            code = game.sample(step.state, rng)
            assert code in counts, "a draw that has no odds"
            counts[code] += 1
        for code, weight in zip(odds.codes, odds.weights, strict=True):
            expected = DRAWS * int(weight) / int(odds.total)
            chi += (counts[code] - expected) ** 2 / expected
        free += len(counts) - 1
    assert abs(chi - free) <= DEVIATIONS * sqrt(2 * free), (chi, free)


def counts_are_conserved(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """No move makes or loses money or pieces."""
    states = walk(info, players, options, seed).states
    first = list(info.game.conserved(states[0]))
    for state in states:
        assert list(info.game.conserved(state)) == first


def places_make_sense(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """A score and a place for every seat; each place counts those before it."""
    for state in walk(info, players, options, seed).states[::SELDOM]:
        ranked(info.game, state, players)
    ranked(info.game, walk(info, players, options, seed).end, players)


def sources_add_up(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """Every point of a finished game has a source, and a game played from its beginning knows them
    all: none came before it."""
    game, played = info.game, walk(info, players, options, seed)
    names = game.schema().sources
    if not names or played.end.actors != NONE:
        return
    rows = game.sources(played.end, [row for step in played.steps for row in step.told])
    assert len(rows) == len(names)
    houses = players + game.rivals(played.end)
    assert all(len(row) == houses for row in rows)
    sums = [sum(row[seat] for row in rows) for seat in range(players)]
    assert sums == list(game.scores(played.end))
    told_only = [row for name, row in zip(names, rows, strict=True) if name == "before"]
    assert not any(map(any, told_only)), told_only


def ranked(game: Game[State], state: State, players: int) -> None:
    """Places count the seats before them, and such rivals as the rules play."""
    scores, places = list(game.scores(state)), sorted(game.places(state))
    assert len(scores) == len(places) == players
    ahead = [place - 1 - sum(other < place for other in places) for place in places]
    assert ahead == sorted(ahead) and ahead[0] >= 0 and ahead[-1] <= game.rivals(state)


# Free-form moves


def free_moves_are_sound(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """Random payload is refused with a reason, or done: then the stock holds, the position can
    be copied and written down, and the game goes on from it to its end."""
    game, rng = info.game, Rng(seed + 6)
    for i, state in enumerate(walk(info, players, options, seed).some_states()):
        waiting = i % SELDOM == 0
        copy = snapshot(state)
        for seat, code, payload in refusals.free_moves(game, state, players, rng):
            if not is_allowed(game, copy, seat, code, payload):
                error = refusals.reason(info, copy, seat, code, payload)
                refusals.leads_on(game, copy, seat, code, error.nearest)
                continue
            step = Step(state, seat, code, payload, [])
            done, log = after(game, state, step, code)
            assert list(game.conserved(done)) == list(game.conserved(state))
            assert pack(game.copy(done)) == pack(done) and log.rows()
            if waiting:
                play_on(game, done, rng)
                waiting = False
        assert pack(copy) == pack(state), "a refusal changed the position"


def play_on(game: AnyGame, state: State, rng: Rng) -> None:
    for _ in range(LONGEST):
        if state.actors == NONE:
            return
        seat = members(state.actors)[0]
        codes = [game.sample(state, rng)] if seat == NATURE else legal(game, state, seat)
        code = codes[rng.below(len(codes))]
        assert possible(game, state, seat, code, vec[i64]())
        game.apply(state, seat, code, Log(silent=True))
    raise AssertionError("no end in sight")
