"""E6: barriers."""

from __future__ import annotations

from typing import Any

import pytest

from polis.games.estates.tests.table import ESTATES, Script, arranged, story_of
from polis.testing.script import seen

POOR = [0, 0]


def holding(barrier: int, **board: Any) -> Script:
    """Seat 1 has just won this barrier."""
    return arranged(2, cash=POOR, **board).play(f"1: offer barrier{barrier}")


def requirements(table: Script) -> list[int]:
    return [row["required"] for row in seen(ESTATES.game, table.state, 0)["rows"]]


ALL_WAYS = [f"{way} {row}" for row in ("top", "middle", "bottom") for way in ("extend", "shorten")]


@pytest.mark.parametrize("barrier", [1, 2, 3])
def test_E6_1_any_row_either_way_or_out_of_the_game(barrier: int) -> None:
    assert holding(barrier).offered(1) == [*ALL_WAYS, "discard"]


@pytest.mark.parametrize("barrier", [1, 2, 3])
def test_E6_1_the_requirement_changes_by_the_barriers_number(barrier: int) -> None:
    assert requirements(holding(barrier).play("1: extend middle")) == [4, 4 + barrier, 4]
    assert requirements(holding(barrier).play("1: shorten top")) == [4 - barrier, 4, 4]


def test_E6_1_from_what_it_is_now() -> None:
    table = holding(2, extended="1:bottom")
    assert requirements(table.fork().play("1: extend bottom")) == [4, 4, 7]
    assert requirements(table.play("1: shorten bottom")) == [4, 4, 3]


def test_E6_1_a_removed_barrier_changes_nothing() -> None:
    assert requirements(holding(3).play("1: discard")) == [4, 4, 4]


def test_E6_1_the_change_is_told() -> None:
    table = holding(2).play("1: extend top")
    assert story_of(table, "row_extended") == [
        {"event": "row_extended", "player": 0, "barrier": 2, "row": "top", "count": 6}
    ]
    table = holding(2).play("1: shorten top")
    assert story_of(table, "row_shortened") == [
        {"event": "row_shortened", "player": 0, "barrier": 2, "row": "top", "count": 2}
    ]


def test_E6_2_the_rulebooks_example_minus_2_then_plus_3_gives_5() -> None:
    table = arranged(2, cash=POOR)
    table.play("1: offer barrier2; 1: shorten middle; 2: offer barrier3; 2: extend middle")
    assert requirements(table) == [4, 5, 4]


def test_E6_2_the_rulebooks_first_example_two_rows_at_once() -> None:
    table = arranged(2, cash=POOR)
    table.play("1: offer barrier2; 1: shorten top; 2: offer barrier1; 2: extend middle")
    assert requirements(table) == [2, 5, 4]


def test_E6_2_three_barriers_of_one_row_add_up() -> None:
    table = holding(1, extended="3:top", shortened="2:top").play("1: shorten top")
    assert requirements(table) == [4, 4, 4]
    barriers = seen(ESTATES.game, table.state, 0)["rows"][0]["barriers"]
    assert [barrier["effect"] for barrier in barriers] == [-1, -2, 3]


def test_E6_2_the_lot_of_the_barrier_must_be_empty() -> None:
    """With three lots built the barrier may stand on the fourth, not on the third."""
    built = "blue1 blue2 blue3"
    assert "shorten bottom" in holding(1, bottom=built).offered(1)
    assert "shorten bottom" not in holding(2, bottom=built).offered(1)


DONE = "blue1^1 blue2^2 blue3^3 blue4^4"


def test_E6_3_a_finished_row_may_be_lengthened_and_is_unfinished() -> None:
    table = holding(1, middle=DONE)
    assert seen(ESTATES.game, table.state, 0)["rows"][1]["complete"]
    table.play("1: extend middle")
    assert not seen(ESTATES.game, table.state, 0)["rows"][1]["complete"]
    assert story_of(table, "row_reopened") == [{"event": "row_reopened", "row": "middle"}]


def test_E6_3_a_reopened_row_can_be_built_again() -> None:
    table = holding(1, middle=DONE).play("1: extend middle; 2: offer left1")
    assert "build middle 5" in table.offered(2)


def test_E6_4_not_below_the_lots_already_built() -> None:
    table = holding(2, top="blue1 blue2 blue3", middle="green1 green2", bottom="red1")
    assert table.offered(1) == [
        *["extend top", "extend middle", "shorten middle", "extend bottom", "shorten bottom"],
        "discard",
    ]


def test_E6_4_down_to_the_lots_built_is_allowed() -> None:
    table = holding(2, middle="green1 green2").play("1: shorten middle")
    assert requirements(table) == [4, 2, 4]


def test_E6_4_a_finished_row_cannot_be_shortened() -> None:
    assert "shorten middle" not in holding(1, middle=DONE).offered(1)


def test_E6_4_never_below_one() -> None:
    assert requirements(holding(3).play("1: shorten top")) == [1, 4, 4]
    assert "shorten top" not in holding(1, shortened="3:top").offered(1)
    assert "shorten top" not in holding(3, shortened="2:top").offered(1)
    assert "shorten top" in holding(1, shortened="2:top").offered(1)


def test_E6_4_never_past_nine() -> None:
    assert requirements(holding(2, extended="3:top").play("1: extend top")) == [9, 4, 4]
    assert "extend top" not in holding(1, extended="2:top 3:top").offered(1)
    assert "extend top" not in holding(3, extended="1:top 2:top").offered(1)
    assert "extend top" in holding(3, extended="2:top").offered(1)
