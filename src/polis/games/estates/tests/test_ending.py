"""E8: the end and the scoring."""

from __future__ import annotations

from typing import Any

import pytest

from polis.games.estates.tests.table import ESTATES, Script, arranged, story_of
from polis.testing.script import seen

POOR = [0, 0]
TOP = "red1^1 red2^2 red3^3 red4^4"  # complete, worth 20
MIDDLE = "blue1^1 blue2^2 blue3^3"  # one building short of complete, worth 12
ENDINGS = ("ended_by_rows", "ended_by_roofs", "ended_by_floors", "ended_without_floors")
GOES_ON = "nothing_to_finish"


def endings(table: Script) -> list[str]:
    return [str(event["event"]) for event in story_of(table, *ENDINGS)]


def points(table: Script) -> list[int]:
    """As they would stand if the game ended now."""
    return list(ESTATES.game.scores(table.state))


def test_E8_1_two_complete_rows_end_the_game_at_once() -> None:
    table = arranged(2, top=TOP, middle=f"{MIDDLE} blue4", cash=POOR)
    table.play("1: offer roof; *: turn 5; 1: roof middle 4")
    assert endings(table) == ["ended_by_rows"]
    assert table.state.actors == 0
    assert [table.offered(seat) for seat in (1, 2)] == [[], []]


def test_E8_1_one_complete_row_does_not() -> None:
    table = arranged(2, middle=f"{MIDDLE} blue4", cash=POOR)
    table.play("1: offer roof; *: turn 5; 1: roof middle 4")
    assert story_of(table, "row_completed") == [{"event": "row_completed", "row": "middle"}]
    assert endings(table) == []
    assert table.offered(2)


def test_E8_1_every_required_lot_must_be_built() -> None:
    table = arranged(2, top=TOP, middle="blue1^1 blue2^2 blue3", cash=POOR)
    table.play("1: offer roof; *: turn 5; 1: roof middle 3")
    assert endings(table) == []


def test_E8_1_every_building_must_be_roofed() -> None:
    table = arranged(2, top=TOP, middle="blue1^1 blue2^2 blue3 blue4", cash=POOR)
    table.play("1: offer roof; *: turn 5; 1: roof middle 3")
    assert endings(table) == []


def test_E8_1_shortening_a_row_may_complete_it() -> None:
    table = arranged(2, top=TOP, middle=MIDDLE, cash=POOR)
    table.play("1: offer barrier1; 1: shorten middle")
    assert endings(table) == ["ended_by_rows"]


def test_E8_1_the_requirement_counts_not_the_river() -> None:
    middle = f"{MIDDLE} blue4^4 blue5^5"
    table = arranged(2, top=f"{TOP} red5^5", middle=middle, extended="1:top 2:middle", cash=POOR)
    assert [row["complete"] for row in seen(ESTATES.game, table.state, 0)["rows"]] == [
        *[True, False, False]
    ]


def test_E8_2_the_last_roof_ends_the_game() -> None:
    table = arranged(2, top="red1 red2", roofs="3", cash=POOR)
    table.play("1: offer roof; *: turn 3; 1: roof top 1")
    assert endings(table) == ["ended_by_roofs"]


def test_E8_2_only_after_it_has_been_placed() -> None:
    table = arranged(2, top="red1 red2", roofs="3").play("1: offer roof; *: turn 3; 2: bid 1")
    assert endings(table) == []
    assert table.offered(1) == ["sell", "keep"]


def test_E8_2_two_rows_count_before_the_last_roof() -> None:
    table = arranged(2, top=TOP, middle=f"{MIDDLE} blue4", roofs="5", cash=POOR)
    table.play("1: offer roof; *: turn 5; 1: roof middle 4")
    assert endings(table) == ["ended_by_rows"]


def test_E8_2_unsold_special_pieces_do_not_keep_the_game_alive() -> None:
    table = arranged(2, top="red1 red2", roofs="3", cash=POOR)
    assert "offer barrier1" in table.offered(1) and "offer cancel" in table.offered(1)
    table.play("1: offer roof; *: turn 3; 1: roof top 1")
    assert table.state.actors == 0


def test_E8_2_no_floor_and_no_roofless_building_end_the_game() -> None:
    table = arranged(2, "", "", "", top="red1^1 red2", cash=POOR, ending=GOES_ON)
    table.play("1: offer roof; *: turn 3; 1: roof top 2")
    assert endings(table) == ["ended_by_floors"]


def test_E8_2_the_last_floor_ends_the_game() -> None:
    table = arranged(2, "red5", "", "", top="red1^1 red2", cash=POOR)
    table.play("1: offer left1; 1: build top 3")
    assert endings(table) == ["ended_without_floors"]
    assert table.state.actors == 0


def test_E8_2_floors_that_fit_nowhere_are_not_gone() -> None:
    """Every lot is built and no floor above 2 fits, but a roof can be placed."""
    board: dict[str, Any] = {
        "top": "red1^1 red2",
        "middle": "red4^2 red3^2 blue2",
        "bottom": "green3",
    }
    table = arranged(2, "blue6", "", "", shortened="2:top 1:middle 3:bottom", cash=POOR, **board)
    table.play("1: offer mayor; 1: mayor top")
    assert endings(table) == []
    assert "offer roof" in table.offered(2) and "offer left1" not in table.offered(2)


def test_E8_2_floors_gone_but_a_roofless_building_left_play_goes_on() -> None:
    """In the reading a table may agree on, which games before it were played under."""
    table = arranged(2, "red5", "", "", top="red1^1 red2", cash=POOR, ending=GOES_ON)
    table.play("1: offer left1; 1: build top 3")
    assert endings(table) == []
    assert [move for move in table.offered(2) if "offer" in move] == [
        *["offer roof", "offer barrier1", "offer barrier2", "offer barrier3"],
        *["offer mayor", "offer cancel"],
    ]
    table.play("2: offer roof; *: turn 3; 2: roof top 2")
    assert endings(table) == []


def test_E8_2_all_roofed_but_a_floor_left_play_goes_on() -> None:
    table = arranged(2, "red5", "", "", top="red1^1 red2", cash=POOR)
    table.play("1: offer roof; *: turn 3; 1: roof top 2")
    assert endings(table) == []
    assert "offer left1" in table.offered(2)


def test_E8_2_a_roof_is_always_left_to_offer_while_no_end_of_a_line_fits() -> None:
    """Every lot is built; the only floor that fits, the 1, lies inside its line."""
    table = arranged(
        *(2, "blue6 blue1 grey6", "", ""),
        top="red1^1 red2",
        middle="red5^2 red4^2 red3",
        bottom="green3",
        shortened="2:top 1:middle 3:bottom",
        removed="mayor cancel",
        cash=POOR,
    )
    assert table.offered(1) == ["offer roof"]
    table.play("1: offer roof; *: turn 3; 1: roof bottom 1")
    assert endings(table) == []
    assert table.offered(2) == ["offer roof"]


def test_E8_3_plus_in_complete_rows_minus_in_incomplete_ones() -> None:
    table = arranged(2, top=TOP, middle="blue6^4 blue5", holders="red:1 blue:2")
    assert points(table) == [20, -15]


def test_E8_3_unroofed_buildings_count_too() -> None:
    assert points(arranged(2, middle="blue6+red2", holders="red:2 blue:1")) == [0, -8]


def test_E8_3_there_may_be_no_complete_row() -> None:
    table = arranged(2, top="red6", middle="blue6", bottom="green1", holders="blue:2 green:2")
    assert points(table) == [-6, -7]


def test_E8_3_all_of_a_building_goes_to_the_colour_on_top() -> None:
    table = arranged(3, middle="blue6+green5+red2^3", holders="blue:1 green:2 red:3")
    assert points(table) == [0, 0, -16]


def test_E8_3_one_holder_collects_for_all_their_colours() -> None:
    table = arranged(2, middle="blue6 green5 red2", holders="blue:1 green:2 red:1")
    assert points(table) == [-8, -5]


BUILDING = "grey3+blue1^5"  # a building worth 9 to blue
REST = "grey1^1 grey2^1 grey4^2"


def test_E8_5_the_rulebooks_example_brings_blue_nine() -> None:
    table = arranged(2, bottom=f"{BUILDING} {REST}", holders="blue:2 grey:1")
    lot = seen(ESTATES.game, table.state, 0)["rows"][2]["lots"][0]
    assert (lot["worth"], lot["owner"]) == (9, 1)
    assert points(table)[1] == 9


def test_E8_5_in_an_incomplete_row_blue_loses_nine() -> None:
    assert points(arranged(2, bottom=BUILDING, holders="blue:2 grey:1")) == [0, -9]


@pytest.mark.parametrize(("rest", "expected"), [(REST, 18), ("", -18)])
def test_E8_5_before_the_mayor_it_is_doubled(rest: str, expected: int) -> None:
    row = f"{BUILDING} {rest}"
    table = arranged(2, bottom=row, mayor="bottom", holders="blue:2 grey:1")
    assert points(table)[1] == expected


def test_E8_4_the_rulebooks_end_with_barriers_in_all_rows() -> None:
    """Top -2 with the mayor and middle +1 complete, bottom +3 not."""
    table = arranged(
        *(2,),
        top="red1^1 red2^2",
        middle=f"{MIDDLE} blue4^4 blue5^5",
        bottom="green6^6",
        shortened="2:top",
        extended="1:middle 3:bottom",
        mayor="top",
        holders="red:1 blue:2 green:1",
    )
    assert points(table) == [2 * 6 - 12, 30]


def test_E8_4_a_point_for_each_cheque_in_the_stash_and_none_for_the_hand() -> None:
    assert points(arranged(3, cash=[9, 2, 20], stash=[3, 10, 0])) == [3, 10, 0]


def finish(**board: Any) -> Script:
    """The top row is complete; seat 1 shortens the middle one and ends the game."""
    table = arranged(2, top=TOP, middle=MIDDLE, **board)
    rest = "; 2: pass" if table.state.cash[1] else ""
    return table.play(f"1: offer barrier1{rest}; 1: shorten middle")


def test_E8_4_most_points_win() -> None:
    table = finish(holders="red:2 blue:1")
    assert points(table) == [12, 20]
    assert list(ESTATES.game.places(table.state)) == [2, 1]
    assert story_of(table, "round_won", "match_won") == [
        {"event": "round_won", "player": 1},
        {"event": "match_won", "player": 1, "points": 20},
    ]


def test_E8_4_the_points_are_told_row_by_row_then_stash_then_sum() -> None:
    table = finish(holders="red:2 blue:1", stash=[4, 0], bottom="green3")
    assert story_of(table, "row_scored", "stash_scored", "round_score") == [
        {"event": "row_scored", "player": 0, "row": "middle", "points": 12},
        {"event": "row_scored", "player": 0, "row": "bottom", "points": -3},
        {"event": "stash_scored", "player": 0, "points": 4},
        {"event": "round_score", "player": 0, "points": 13},
        {"event": "row_scored", "player": 1, "row": "top", "points": 20},
        {"event": "round_score", "player": 1, "points": 20},
    ]


@pytest.mark.parametrize(
    ("cash", "stash", "places"),
    [
        ([4, 3], [8, 0], [1, 2]),  # 20 each; 12 cheques against 3
        ([0, 13], [8, 0], [2, 1]),  # 8 against 13
        ([0, 8], [8, 0], [1, 1]),  # still equal: shared
    ],
)
def test_E8_4_a_tie_goes_to_more_cheques_in_hand_and_stash_then_is_shared(
    cash: list[int], stash: list[int], places: list[int]
) -> None:
    table = finish(holders="red:2 blue:1", cash=cash, stash=stash)
    assert points(table) == [20, 20]
    assert list(ESTATES.game.places(table.state)) == places


def test_E8_4_that_cheques_broke_a_tie_is_told() -> None:
    table = finish(holders="red:2 blue:1", cash=[0, 13], stash=[8, 0])
    assert story_of(table, "tie_broken", "total_tie_broken", "round_won", "match_won") == [
        {"event": "tie_broken", "player": 1, "points": 20, "amount": 13},
        {"event": "round_won", "player": 1},
        {"event": "match_won", "player": 1, "points": 20},
    ]
    assert not story_of(finish(holders="red:2 blue:1"), "tie_broken")


def test_E8_4_one_point_outweighs_all_the_cheques() -> None:
    table = finish(holders="red:2 blue:1", cash=[23, 0], stash=[7, 0])
    assert list(ESTATES.game.places(table.state)) == [2, 1]


def test_E8_4_a_shared_win_is_told_for_each() -> None:
    table = finish(holders="red:2 blue:1", cash=[0, 8], stash=[8, 0])
    assert story_of(table, "round_shared", "match_won", "match_shared") == [
        {"event": "round_shared"},
        {"event": "match_shared", "player": 0, "points": 20},
        {"event": "match_shared", "player": 1, "points": 20},
    ]


def test_E8_4_all_money_is_shown_at_the_end() -> None:
    seats = seen(ESTATES.game, finish(stash=[3, 2]).state, 16)["seats"]
    assert [(seat["cash"], seat["stash"]) for seat in seats] == [(9, 3), (10, 2)]
