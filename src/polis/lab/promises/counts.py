"""Promises about numbers: fair chance, kept stock, places that make sense; and free-form moves."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.codec import pack
from polis.core.model import Game, Log, Odds, State
from polis.core.registry import Title
from polis.core.rng import Rng
from polis.core.seats import NATURE, NONE, members
from polis.lab.promises import refusals
from polis.lab.promises.walk import (
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


def chance_is_fair(title: Title, players: int, options: Sequence[int], seed: int) -> None:
    """Samples follow the odds: chi squared, summed over all positions in which nature moves."""
    game, rng, chi, free = title.game, Rng(seed + 4), 0.0, 0
    for step in walk(title, players, options, seed).steps:
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


def stock_is_kept(title: Title, players: int, options: Sequence[int], seed: int) -> None:
    """No move makes or loses money or pieces."""
    states = walk(title, players, options, seed).states
    first = list(title.game.stock(states[0]))
    for state in states:
        assert list(title.game.stock(state)) == first


def places_make_sense(title: Title, players: int, options: Sequence[int], seed: int) -> None:
    """A score and a place for every seat; each place counts those before it."""
    for state in walk(title, players, options, seed).states[::SELDOM]:
        ranked(title.game, state, players)
    ranked(title.game, walk(title, players, options, seed).end, players)


def ranked(game: Game[State], state: State, players: int) -> None:
    """Places count the seats before them, and such rivals as the rules play."""
    scores, places = list(game.scores(state)), sorted(game.places(state))
    assert len(scores) == len(places) == players
    ahead = [place - 1 - sum(other < place for other in places) for place in places]
    assert ahead == sorted(ahead) and ahead[0] >= 0 and ahead[-1] <= game.rivals(state)


# Free-form moves


def free_moves_are_sound(title: Title, players: int, options: Sequence[int], seed: int) -> None:
    """Random small print is refused with a reason, or done: then the stock holds, the position can
    be copied and written down, and the game goes on from it to its end."""
    game, rng = title.game, Rng(seed + 6)
    for i, state in enumerate(walk(title, players, options, seed).some_states()):
        waiting = i % SELDOM == 0
        copy = snapshot(state)
        for seat, code, extra in refusals.free_moves(game, state, players, rng):
            if not game.permits(copy, seat, code, extra):
                error = refusals.reason(title, copy, seat, code, extra)
                refusals.leads_on(game, copy, seat, code, error.nearest)
                continue
            step = Step(state, seat, code, extra, [])
            done, log = after(game, state, step, code)
            assert list(game.stock(done)) == list(game.stock(state))
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
