"""N2: press track and order."""

from __future__ import annotations

from polis.games.newyork.influence import advance, leader, rank, seats_in_order, seats_in_reverse
from polis.games.newyork.position import NewYork
from polis.games.newyork.scoring import place_in
from polis.games.newyork.tests.table import auction, bare, build, stand, told


def track(spaces: list[int], order: str = "") -> NewYork:
    state = bare(len(spaces) - 1)
    stand(state, spaces, order)
    return state


def names(state: NewYork) -> str:
    return " ".join("N" if m == state.houses else str(m + 1) for m in state.order)


def test_N2_1_a_marker_lands_on_top_of_those_on_its_space() -> None:
    state = track([2, 5, 8], "N 2 1")
    advance(state, 0, 3)
    assert names(state) == "N 1 2" and state.space[0] == 5


def test_N2_1_those_on_top_of_a_marker_do_not_move_with_it() -> None:
    state = track([3, 3, 8], "N 2 1")
    advance(state, 0, 2)
    assert list(state.space) == [5, 3, 8]


def test_N2_1_on_the_last_space_a_newcomer_goes_under() -> None:
    state = track([15, 12, 8], "1 2 N")
    advance(state, 1, 9)
    assert names(state) == "1 2 N" and state.space[1] == 15


def test_N2_1_a_marker_on_the_last_space_keeps_its_place() -> None:
    state = track([15, 15, 8], "2 1 N")
    advance(state, 1, 3)
    assert names(state) == "2 1 N"


def test_N2_2_turns_go_by_influence_without_the_neutral_marker() -> None:
    state = track([2, 9, 5, 7], "2 N 3 1")
    assert list(seats_in_order(state)) == [1, 2, 0]
    assert list(seats_in_reverse(state)) == [0, 2, 1]
    assert leader(state) == 1
    stand(state, [2, 5, 3, 7], "N 2 3 1")
    assert leader(state) == 1 and rank(state, 1) == 1 and rank(state, 0) == 3


def test_N2_3_of_equal_bids_the_more_influential_is_highest() -> None:
    table = auction("dollars", ["dollars", "dollars"], order="N 2 1", first=1)
    table.play("1: bid 1 0; 2: bid 1 0")
    assert told(table, "highest")[0]["player"] == 1
    assert told(table, "bids_tied")[0]["reason"] == "by_influence"


def test_N2_3_number_17_comes_before_influence() -> None:
    hands, staff = ["dollars", "dollars"], ["c17", ""]
    table = auction("dollars", hands, staff=staff, dollars=[1, 0], order="N 2 1", first=1)
    table.play("1: use c17; 1: bid 1 0; 2: bid 1 0")
    assert told(table, "highest")[0]["player"] == 0
    assert told(table, "bids_tied")[0]["reason"] == "by_character"


def test_N2_3_in_a_district_the_neutral_marker_counts() -> None:
    state = track([2, 9, 5], "2 N 1")
    build(state, 0, bronx=2)
    build(state, 1, bronx=2)
    assert [place_in(state, house, 3) for house in (0, 1)] == [3, 1]
