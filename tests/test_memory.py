"""Memory per operation: what is done millions of times leaves nothing behind. Compiled code keeps a
reference too many of every new vector interpreted code hands to it, so this is where it shows."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from polis.analysis.looks import look
from polis.core import notation
from polis.core.codec import pack, unpack
from polis.core.model import Log, Menu, State
from polis.core.play import carry_out, permits, rollout
from polis.core.registry import games, load
from polis.core.rng import Rng
from polis.core.seats import members
from polis.server.thinking.lookback import LookBack, look_back
from polis.server.thinking.studies import Study, study
from polis.server.thinking.worker import Job, Worker
from polis.testing import marathon

STATM = Path("/proc/self/statm")

pytestmark = pytest.mark.skipif(
    os.environ.get("POLIS_BUILD") != "compiled" or not STATM.exists(),
    reason="interpreted code leaks no vectors, and memory is read as Linux tells it",
)
PAGE = 4096
LITTLE = 24.0  # bytes an operation: a page or two of noise, and less than any vector


def resident() -> int:
    gc.collect()
    return int(STATM.read_text().split()[1]) * PAGE


def growth(do: Callable[[], object], times: int) -> float:
    """Bytes an operation leaves behind."""
    for _ in range(times // 4):
        do()
    before = resident()
    for _ in range(times):
        do()
    return (resident() - before) / times


def middle(game: str) -> State:
    """A position in the middle of a game, at which a player must decide."""
    info = load(game)
    state = info.game.start(info.high, info.options.defaults())
    rollout(info.game, state, Rng(3), Log(silent=True), 120)
    return state


def packed(state: State) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(pack(state)))


@pytest.mark.parametrize("game", games())
def test_a_position_that_is_read_leaves_nothing_behind(game: str) -> None:
    state = middle(game)
    data, cls = pack(state), type(state)
    assert growth(lambda: unpack(data, cls), 1000) < LITTLE


@pytest.mark.parametrize("game", games())
def test_a_move_of_a_bot_leaves_nothing_behind_in_its_worker(game: str) -> None:
    state, worker = middle(game), Worker()
    job = Job(game, members(state.actors)[0], "thumb", 5, 100, 1000, packed(state))
    assert growth(lambda: worker.answer(job), 1000) < LITTLE


def test_studies_and_looks_back_leave_nothing_behind() -> None:
    state = middle("fallout")
    seat, menu, game = members(state.actors)[0], Menu(), load("fallout").game
    game.legal(state, seat, menu)
    move = notation.write(game.schema(), menu.at(0))
    asked = Study("fallout", seat, 5, packed(state), games=4, outlook=2)
    back = LookBack("fallout", seat, move, 5, 4, packed(state))
    # Each plays whole games, and the heap breathes by some pages; a position alone was 1,675 bytes.
    assert growth(lambda: study(asked), 300) < 600
    assert growth(lambda: look_back(back), 300) < 600
    assert look(game, state, seat, move, 5, 4) is not None


def test_payload_leaves_nothing_behind() -> None:
    state, game = middle("fallout"), load("fallout").game
    seat = members(state.actors)[0]
    kind = next(kind for kind in game.schema().moves if kind.freeform)
    code, numbers = notation.code_of(kind, [0] * len(kind.args)), [1, 0, 0, 1] * 4
    assert growth(lambda: permits(game, state, seat, code, numbers), 3000) < LITTLE
    menu = Menu()
    game.legal(state, seat, menu)
    made = menu.at(0)
    null_log = Log(silent=True)
    assert (
        growth(lambda: carry_out(game, game.copy(state), seat, made, [], null_log), 3000) < LITTLE
    )


def test_a_random_game_of_the_marathon_leaves_little_behind() -> None:
    """It was a megabyte a game."""
    info, numbers = load("fallout"), iter(range(1000))
    assert growth(lambda: marathon.play(info, next(numbers) % 4), 8) < 30_000
