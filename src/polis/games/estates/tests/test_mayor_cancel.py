"""E7: the mayor and the cancel cube."""

from __future__ import annotations

from typing import Any

import pytest

from polis.games.estates.tests.table import ESTATES, Script, arranged, story_of
from polis.testing.script import seen

POOR = [0, 0]
DONE = "blue1^1 blue2^2 blue3^3 blue4^4"


def holding(piece: str, **board: Any) -> Script:
    return arranged(2, cash=POOR, **board).play(f"1: offer {piece}")


def row(table: Script, number: int) -> dict[str, Any]:
    found: dict[str, Any] = seen(ESTATES.game, table.state, 0)["rows"][number]
    return found


def test_E7_1_before_one_of_the_rows_or_out_of_the_game() -> None:
    assert holding("mayor").offered(1) == ["mayor top", "mayor middle", "mayor bottom", "discard"]


@pytest.mark.parametrize("name", ["top", "middle", "bottom"])
def test_E7_1_he_stays_there_for_good(name: str) -> None:
    table = holding("mayor").play(f"1: mayor {name}")
    rows = seen(ESTATES.game, table.state, 0)["rows"]
    assert [r["mayor"] for r in rows] == [name == other for other in ("top", "middle", "bottom")]
    assert table.refused("2: offer mayor").code == "piece_gone"


def test_E7_1_plus_and_minus_are_doubled() -> None:
    board: dict[str, Any] = {"top": "blue1^1 blue2^2 blue3^3 blue4^4", "middle": "red5"}
    factors = [
        [row(arranged(2, mayor=mayor, **board), number)["sign"] for number in (0, 1)]
        for mayor in ("", "top", "middle")
    ]
    assert factors == [[1, -1], [2, -1], [1, -2]]


def test_E7_1_a_removed_mayor_doubles_nothing() -> None:
    table = holding("mayor", top=DONE).play("1: discard")
    assert [row(table, number)["sign"] for number in (0, 1, 2)] == [1, -1, -1]


def test_E7_2_any_barrier_on_the_board_or_none() -> None:
    table = holding("cancel", extended="1:top", shortened="3:middle")
    assert table.offered(1) == ["lift 1", "lift 3", "discard"]


def test_E7_2_barrier_and_cube_leave_the_game() -> None:
    table = holding("cancel", extended="1:top", shortened="3:middle").play("1: lift 1")
    assert seen(ESTATES.game, table.state, 0)["beside"] == ["barrier2", "mayor"]
    assert row(table, 0)["barriers"] == []
    assert story_of(table, "barrier_lifted") == [
        {"event": "barrier_lifted", "player": 0, "barrier": 1, "row": "top", "count": 4}
    ]


def test_E7_2_without_other_barriers_the_row_needs_four_again() -> None:
    assert row(holding("cancel", extended="3:top").play("1: lift 3"), 0)["required"] == 4
    assert row(holding("cancel", shortened="3:top").play("1: lift 3"), 0)["required"] == 4


def test_E7_2_the_row_needs_four_plus_its_remaining_barriers() -> None:
    table = holding("cancel", extended="3:middle", shortened="2:middle")
    assert row(table, 1)["required"] == 5
    assert row(table.fork().play("1: lift 2"), 1)["required"] == 7
    assert row(table.fork().play("1: lift 3"), 1)["required"] == 2


def test_E7_2_removed_unused_the_barriers_stay() -> None:
    table = holding("cancel", extended="1:top").play("1: discard")
    assert row(table, 0)["required"] == 5
    assert "offer cancel" not in table.offered(2)


def test_E7_3_not_if_the_row_is_already_built_further() -> None:
    table = holding("cancel", extended="2:bottom", bottom="blue1 blue2 blue3 blue4 blue5")
    assert table.offered(1) == ["discard"]


def test_E7_3_down_to_the_lots_built_is_allowed() -> None:
    table = holding("cancel", extended="2:bottom", bottom="blue1 blue2 blue3 blue4")
    assert table.offered(1) == ["lift 2", "discard"]


def test_E7_3_not_below_one() -> None:
    """+2, -1 and -3 on an unbuilt row: without the +2 nothing would be required."""
    table = holding("cancel", extended="2:top", shortened="1:top 3:top")
    assert table.offered(1) == ["lift 1", "lift 3", "discard"]


def test_E7_3_lifting_a_shortening_barrier_may_reopen_a_row() -> None:
    table = holding("cancel", shortened="2:middle", middle="blue1^1 blue2^2")
    assert row(table, 1)["complete"]
    table.play("1: lift 2")
    assert not row(table, 1)["complete"]
    assert story_of(table, "row_reopened") == [{"event": "row_reopened", "row": "middle"}]


def test_E7_3_lifting_a_lengthening_barrier_may_finish_a_row() -> None:
    table = holding("cancel", extended="1:middle", middle=DONE).play("1: lift 1")
    assert row(table, 1)["complete"]
    assert story_of(table, "row_completed") == [{"event": "row_completed", "row": "middle"}]
    assert table.state.actors != 0


def test_E7_3_and_so_end_the_game() -> None:
    top = "red1^1 red2^2 red3^3 red4^4"
    table = holding("cancel", extended="1:middle", middle=DONE, top=top).play("1: lift 1")
    assert story_of(table, "ended_by_rows") == [{"event": "ended_by_rows"}]
    assert table.state.actors == 0
