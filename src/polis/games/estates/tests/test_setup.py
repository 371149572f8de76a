"""E1: setting up."""

from __future__ import annotations

import pytest

from polis.core.errors import NotationError, OptionError
from polis.core.seats import NATURE
from polis.games.estates.schema import FLOOR_NAMES
from polis.games.estates.tests.table import (
    ESTATES,
    Script,
    arranged,
    deal,
    dealt,
    opened,
    start,
    story_of,
)
from polis.testing.script import draws, seen


def nature(table: Script) -> list[str]:
    return draws(ESTATES.game, table.state)


def test_E1_1_two_to_five_players() -> None:
    assert list(ESTATES.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(OptionError) as error:
            ESTATES.check_seats(seats)
        assert error.value.facts == {"seats": seats, "low": 2, "high": 5}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_E1_1_every_number_of_players_can_begin(seats: int) -> None:
    table = opened(seats, first=seats)
    assert table.state.players == seats
    assert "offer left1" in table.offered(seats)


def test_E1_1_three_rows_of_ten_lots_of_which_four_are_required() -> None:
    rows = seen(ESTATES.game, opened().state, 0)["rows"]
    assert [len(row["lots"]) for row in rows] == [10, 10, 10]
    assert [row["required"] for row in rows] == [4, 4, 4]


def test_E1_2_the_bag_holds_six_colours_from_1_to_6() -> None:
    colours = ["blue", "green", "grey", "yellow", "red", "purple"]
    assert nature(start()) == [f"deal {c}{n}" for c in colours for n in range(1, 7)]


def test_E1_2_no_floor_is_drawn_twice() -> None:
    table = start().play("*: deal red3")
    assert "deal red3" not in nature(table)
    with pytest.raises(AssertionError, match="cannot 'deal red3'"):
        table.play("*: deal red3")


def test_E1_2_24_floors_lie_open_in_three_lines_of_eight() -> None:
    table = opened(3, "red1 red2", "blue6", "grey4")
    lines = seen(ESTATES.game, table.state, 16)["lines"]
    assert lines == dealt("red1 red2", "blue6", "grey4")
    assert [len(line) for line in lines] == [8, 8, 8]


def test_E1_2_the_other_twelve_floors_never_come_into_play() -> None:
    table = start().play(deal())
    assert nature(table) == ["begin 1", "begin 2", "begin 3", "begin 4"]
    drawn = [floor for line in dealt() for floor in line]
    assert [event["floor"] for event in story_of(table, "floor_dealt")] == drawn
    assert len(set(FLOOR_NAMES) - set(drawn)) == 12


def test_E1_3_twelve_roofs_two_of_each_number() -> None:
    state = opened().state
    assert list(state.roofs) == [0, 2, 2, 2, 2, 2, 2]
    assert state.roofs_left == 12


def test_E1_3_barriers_cancel_cube_and_mayor_lie_beside_the_board() -> None:
    table = opened()
    beside = ["barrier1", "barrier2", "barrier3", "mayor", "cancel"]
    assert seen(ESTATES.game, table.state, 16)["beside"] == beside


def test_E1_3_all_six_certificates_are_free() -> None:
    table = opened()
    companies = seen(ESTATES.game, table.state, 16)["companies"]
    assert list(companies.values()) == [-1] * 6


def test_E1_4_each_player_starts_with_twelve_cheques_in_hand() -> None:
    state = opened(5).state
    assert list(state.cash) == [12] * 5
    assert list(state.stash) == [0] * 5


@pytest.mark.parametrize("first", [1, 2, 3])
def test_E1_4_any_player_may_be_first(first: int) -> None:
    table = opened(3, first=first)
    assert story_of(table, "round_began") == [
        {"event": "round_began", "round": 1, "player": first - 1}
    ]
    assert [seat for seat in (1, 2, 3) if table.offered(seat)] == [first]


def test_E1_4_only_players_at_the_table_can_be_first() -> None:
    table = start(2).play(deal())
    with pytest.raises(AssertionError, match="begin 3"):
        table.play("*: begin 3")


def test_E1_4_money_is_hidden_unless_the_table_agrees_otherwise() -> None:
    assert ESTATES.options.names(ESTATES.options.defaults())["money"] == "hidden"
    seats = seen(ESTATES.game, opened(3).state, 1)["seats"]
    assert [seat["cash"] for seat in seats] == [None, 12, None]


def test_E1_4_open_money_is_seen_by_all() -> None:
    table = arranged(3, cash=[3, 4, 5], stash=[1, 0, 2], money="open")
    for viewer in (0, 1, 2, 16):
        seats = seen(ESTATES.game, table.state, viewer)["seats"]
        assert [(seat["cash"], seat["stash"]) for seat in seats] == [(3, 1), (4, 0), (5, 2)]


def test_E1_4_every_payment_is_told_to_everyone() -> None:
    table = opened(2).play("1: offer left1; 2: bid 5; 1: sell")
    for viewer in (1, 2):
        assert table.story(viewer)[-1]["event"] == "sold"
        assert table.story(viewer)[-1]["amount"] == 5


def test_E1_4_nature_is_the_only_one_to_act_during_the_set_up() -> None:
    table = start(3)
    assert table.state.actors == 1 << NATURE
    assert [table.offered(seat) for seat in (1, 2, 3)] == [[], [], []]


def test_E1_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionError):
        start(3, bank="open")
    with pytest.raises(OptionError):
        start(3, rounds=10)
    with pytest.raises(NotationError):
        start(3).play("*: deal pink3")
