"""Moves as text: what cannot be read."""

from __future__ import annotations

import pytest

from polis.core import notation
from polis.core.digits import is_number, is_signed
from polis.core.errors import NotationError, OptionError
from polis.core.record import read_entry
from polis.core.registry import load
from tests.toys import barter


def test_nature_is_no_player_that_a_move_may_name() -> None:
    with pytest.raises(NotationError) as error:
        notation.read(barter.SCHEMA, "swap * salt wool")
    assert error.value.code == "bad_seat"


@pytest.mark.parametrize("text", ["007", "+7", "٧", "7_0", "0" * 400 + "7", "-0", ""])
def test_a_number_is_read_whole_or_not_at_all(text: str) -> None:
    assert not is_number(text)
    assert not is_signed(text)


def test_padding_makes_no_other_move_of_a_move() -> None:
    """Checked on its first digits and read whole, ``001…`` once ran into the bits of the kind."""
    for seat in ("0" * 2 + "1" + "0" * 20, "01", "0001"):
        with pytest.raises(NotationError) as error:
            notation.read(barter.SCHEMA, f"swap {seat} salt wool")
        assert error.value.code == "bad_seat"


@pytest.mark.parametrize("rounds", ["0000019", "01", "1" + "0" * 30, "٢"])
def test_an_option_is_checked_as_a_whole(rounds: str) -> None:
    with pytest.raises(OptionError) as error:
        load("estates").options.numbers({"rounds": rounds})
    assert error.value.code == "bad_option_value"


@pytest.mark.parametrize("line", ["undo 01", "undo +1", "redo -1", "correct 0 1: pass", "undo 0"])
def test_a_line_of_a_record_counts_in_plain_numbers(line: str) -> None:
    with pytest.raises((NotationError, ValueError)):
        read_entry(line)
