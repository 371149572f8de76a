"""E4 and E5: floors and roofs."""

from __future__ import annotations

from typing import Any

import pytest

from polis.games.estates.data import SINGLE
from polis.games.estates.terms import lot_of
from polis.games.estates.tests.table import ESTATES, Script, arranged, story_of
from polis.testing.script import seen

POOR = [0, 0]


def holding(floor: str, **board: Any) -> Script:
    """Seat 1 has just won this floor."""
    return arranged(2, floor, cash=POOR, **board).play("1: offer left1")


def roofing(number: int, **board: Any) -> Script:
    """Seat 1 has just won this roof."""
    return arranged(2, cash=POOR, **board).play(f"1: offer roof; *: turn {number}")


def test_E4_1_the_first_floor_of_a_row_stands_by_the_street() -> None:
    assert holding("red6").offered(1) == ["build top 1", "build middle 1", "build bottom 1"]


def test_E4_1_a_later_floor_goes_on_top_or_on_the_next_lot() -> None:
    table = holding("red2", middle="blue4 green3")
    assert table.offered(1) == [
        *["build top 1", "build middle 1", "build middle 2", "build middle 3", "build bottom 1"]
    ]


def test_E4_1_no_gaps() -> None:
    table = holding("red2", middle="blue4")
    for line in ("1: build middle 3", "1: build top 2"):
        assert table.refused(line).code == "gap"


def test_E4_1_four_lots_before_the_river() -> None:
    table = holding("red6", top="blue1 blue2 blue3 blue4")
    assert table.offered(1) == ["build middle 1", "build bottom 1"]
    assert table.refused("1: build top 5").code == "beyond_limit"


def test_E4_1_a_barrier_moves_the_limit_out() -> None:
    table = holding("red6", top="blue1 blue2 blue3 blue4", extended="1:top")
    assert table.offered(1) == ["build top 5", "build middle 1", "build bottom 1"]
    table = holding("red6", top="blue1 blue2 blue3 blue4 blue5", extended="1:top")
    assert table.offered(1) == ["build middle 1", "build bottom 1"]


def test_E4_1_nothing_on_or_behind_a_barrier_that_shortens() -> None:
    table = holding("red6", middle="blue1 blue2", shortened="2:middle")
    assert table.offered(1) == ["build top 1", "build bottom 1"]
    assert table.refused("1: build middle 3").code == "beyond_limit"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_E4_2_on_top_only_a_strictly_lower_number(number: int) -> None:
    table = holding(f"red{number}", bottom="blue4")
    assert ("build bottom 1" in table.offered(1)) == (number < 4)


def test_E4_2_the_floor_directly_below_counts() -> None:
    assert "build bottom 1" not in holding("red2", bottom="blue6+green2").offered(1)
    assert "build bottom 1" in holding("red1", bottom="blue6+green2").offered(1)


def test_E4_2_colours_may_be_mixed() -> None:
    table = holding("red3", bottom="blue4").play("1: build bottom 1")
    lot = seen(ESTATES.game, table.state, 0)["rows"][2]["lots"][0]
    assert lot["floors"] == ["blue4", "red3"]


def test_E4_2_never_on_a_roof() -> None:
    table = holding("red1", bottom="blue4^1")
    assert table.offered(1) == ["build top 1", "build middle 1", "build bottom 2"]


def test_E4_3_five_lots_are_white() -> None:
    white = [("top", 1), ("top", 7), ("middle", 3), ("middle", 5), ("bottom", 2)]
    rows = seen(ESTATES.game, holding("red1").state, 0)["rows"]
    found = [
        (name, place + 1)
        for name, row in zip(["top", "middle", "bottom"], rows, strict=True)
        for place in range(10)
        if row["lots"][place]["white"]
    ]
    assert found == white


BUILT = "blue6 blue5 blue4 blue3 blue2 green6 green5 green4 green3"


@pytest.mark.parametrize("row", [0, 1, 2])
@pytest.mark.parametrize("place", range(1, 10))
def test_E4_3_a_white_lot_holds_one_floor_and_any_other_more(row: int, place: int) -> None:
    name = ["top", "middle", "bottom"][row]
    board = {name: BUILT, "extended": f"2:{name} 3:{name}"}
    white = SINGLE[lot_of(row, place)] != 0
    assert (f"build {name} {place}" in holding("red1", **board).offered(1)) != white


def test_E4_3_a_white_lot_takes_a_roof() -> None:
    assert roofing(4, top="blue6").offered(1) == ["roof top 1"]


def test_E4_4_a_floor_must_be_placed() -> None:
    assert holding("red1").refused("1: discard").code == "must_be_placed"


def test_E4_4_a_roof_must_be_placed() -> None:
    assert roofing(2, top="red1").refused("1: discard").code == "must_be_placed"


@pytest.mark.parametrize("piece", ["barrier1", "barrier2", "barrier3", "mayor", "cancel"])
def test_E4_4_the_rest_may_be_removed_from_the_game(piece: str) -> None:
    table = arranged(2, cash=POOR, extended="2:top" if piece == "cancel" else "")
    table.play(f"1: offer {piece}; 1: discard")
    assert f"offer {piece}" not in table.offered(2)
    assert story_of(table, "discarded") == [{"event": "discarded", "player": 0, "piece": piece}]
    assert piece not in seen(ESTATES.game, table.state, 0)["beside"]


def test_E4_5_the_first_floor_of_a_colour_brings_its_certificate() -> None:
    table = holding("red4").play("1: build top 1")
    assert table.state.holder[4] == 0
    assert story_of(table, "certificate_taken") == [
        {"event": "certificate_taken", "player": 0, "colour": "red"}
    ]


def test_E4_5_a_later_floor_of_the_colour_does_not() -> None:
    table = holding("red4", middle="red5", holders="red:2").play("1: build top 1")
    assert table.state.holder[4] == 1
    assert story_of(table, "certificate_taken") == []


def test_E4_5_the_certificate_goes_to_the_one_who_places_not_to_the_auctioneer() -> None:
    table = arranged(2, "green4").play("1: offer left1; 2: bid 1; 1: sell; 2: build top 1")
    assert table.state.holder[1] == 1


def test_E4_5_a_player_may_hold_several() -> None:
    table = holding("red4", middle="blue5", holders="blue:1").play("1: build top 1")
    assert [table.state.holder[colour] for colour in (0, 4)] == [0, 0]


def test_E4_5_a_covered_first_floor_keeps_its_certificate() -> None:
    table = holding("red4", middle="blue5", holders="blue:2").play("1: build middle 1")
    assert (table.state.holder[0], table.state.holder[4]) == (1, 0)


def test_E4_6_all_floors_of_a_building_are_open_to_all() -> None:
    tower = "blue6+green5+grey4+yellow3+red2+purple1"
    table = arranged(2, middle=f"{tower}^3")
    for viewer in (0, 1, 16):
        lot = seen(ESTATES.game, table.state, viewer)["rows"][1]["lots"][0]
        assert lot["floors"] == tower.split("+")
        assert lot["roof"] == 3


def test_E4_6_six_floors_are_the_most() -> None:
    tower = "blue6+green5+grey4+yellow3+red2+purple1"
    table = holding("blue1", middle=tower)
    assert "build middle 1" not in table.offered(1)


def test_E5_1_any_building_without_a_roof() -> None:
    table = roofing(4, top="blue6 green2^1", middle="red1", bottom="grey3^2 grey4")
    assert table.offered(1) == ["roof top 1", "roof middle 1", "roof bottom 2"]


def test_E5_1_anyones_building() -> None:
    table = roofing(4, top="blue6", holders="blue:2").play("1: roof top 1")
    assert table.state.roof[0] == 4
    assert story_of(table, "roof_placed") == [
        {"event": "roof_placed", "player": 0, "roof": 4, "row": "top", "lot": 1}
    ]


def test_E5_1_the_building_is_finished_for_good() -> None:
    table = roofing(4, middle="blue6 red3").play("1: roof middle 1; 2: offer left1")
    assert "build middle 1" not in table.offered(2)
    assert table.refused("2: build middle 1").code == "on_roof"
    table = roofing(4, middle="blue6 red3").play("1: roof middle 1; 2: offer roof; *: turn 1")
    assert table.offered(2) == ["roof middle 2"]
