"""Moves as text: what cannot be read."""

from __future__ import annotations

import pytest

from polis.core import notation
from polis.core.errors import NotationError
from tests.toys import barter


def test_nature_is_no_player_that_a_move_may_name() -> None:
    with pytest.raises(NotationError) as error:
        notation.read(barter.WORDS, "swap * salt wool")
    assert error.value.code == "bad_seat"
