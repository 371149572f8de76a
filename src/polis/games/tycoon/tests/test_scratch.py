"""What follows from the board is not written down, and looked for again in a position just read."""

from __future__ import annotations

from typing import Any, cast

import pytest

from polis.core.codec import pack, unpack
from polis.core.model import Log, Menu
from polis.core.play import settle
from polis.core.rng import Rng
from polis.core.seats import NONE, first
from polis.games.tycoon.codes import FAVOURING, SUPPLYING
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.tests.table import GAME, TYCOON

SCRATCH = ["payable", "stocked", "wells", "once", "plants_of", "depots", "ways", "group"]
SCRATCH += ["roads", "fares", "charted"]
SILENCE = Log(silent=True)


def written(state: Tycoon) -> dict[str, Any]:
    return cast("dict[str, Any]", pack(state))


def menu_of(state: Tycoon) -> list[int]:
    menu = Menu()
    GAME.legal(state, first(state.actors), menu)
    return [int(menu.at(i)) for i in range(menu.total)]


def test_scratch_is_not_written() -> None:
    state = GAME.start(3, TYCOON.options.defaults())
    assert state.scratch() == SCRATCH
    assert not {*SCRATCH} & {*written(state)}


def test_a_position_stored_with_its_scratch_can_be_read_and_the_scratch_is_not_believed() -> None:
    state = GAME.start(3, TYCOON.options.defaults())
    stored = written(state) | {"fares": [7, 7], "roads": [1], "payable": 5, "stocked": "many"}
    again = unpack(stored, Tycoon)
    assert (list(again.fares), list(again.roads), again.payable) == ([], [], -1)
    assert written(again) == written(state)


@pytest.mark.parametrize("seed", range(2))
def test_T4_1_a_supply_goes_on_from_a_position_just_read_as_if_it_had_not_been(seed: int) -> None:
    rng, state, met = Rng(seed), GAME.start(4, TYCOON.options.defaults()), set[int]()
    settle(GAME, state, rng, SILENCE)
    while state.actors != NONE:
        seat, codes = first(state.actors), menu_of(state)
        code = codes[rng.below(len(codes))]
        if state.phase in (SUPPLYING, FAVOURING):
            met.add(int(state.phase))
            again = unpack(pack(state), Tycoon)
            assert menu_of(again) == codes
            again = unpack(pack(state), Tycoon)  # whose menu was not asked for
            GAME.apply(again, seat, code, SILENCE)
            GAME.apply(state, seat, code, SILENCE)
            assert pack(again) == pack(state)
        else:
            GAME.apply(state, seat, code, SILENCE)
        settle(GAME, state, rng, SILENCE)
    assert met == {SUPPLYING, FAVOURING}
