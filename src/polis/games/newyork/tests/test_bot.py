"""The game's own player always finds a legal move, and plays better than chance."""

from __future__ import annotations

import pytest

from polis.analysis.simulate import simulate
from polis.core.model import Log
from polis.core.play import is_legal, settle
from polis.core.rng import Rng
from polis.core.seats import first
from polis.games.newyork.tests.table import GAME, NEWYORK


@pytest.mark.parametrize(("seats", "toms"), [(1, 1), (2, 0), (3, 1), (4, 0)])
def test_advice_is_legal_at_every_decision(seats: int, toms: int) -> None:
    game, rng, log = GAME, Rng(seats), Log(silent=True)
    state = game.start(seats, NEWYORK.options.numbers({"toms": toms}))
    settle(game, state, rng, log)
    while state.actors:
        seat = first(state.actors)
        before = game.copy(state)
        code = game.advise(state, seat, rng)
        assert is_legal(game, state, seat, code)
        assert list(before.towers) == list(state.towers), "thinking changes nothing"
        game.apply(state, seat, code, log)
        settle(game, state, rng, log)


@pytest.mark.slow
def test_it_beats_random_players() -> None:
    bots = ["thumb", "random", "random", "random"]
    found = simulate("newyork", bots, 12, "a dozen").summary()
    rates = {row["bot"]: row["rate"]["win_rate"] for row in found["by_bot"]}
    assert rates["thumb"] >= 0.8
