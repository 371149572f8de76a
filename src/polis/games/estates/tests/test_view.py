"""What each seat sees: money by E1.4 and E2.1, everything else by E4.6."""

from __future__ import annotations

import pytest

from polis.core.seats import SPECTATOR
from polis.games.estates.tests.table import ESTATES, arranged, opened
from polis.testing.script import seen


def test_E4_6_the_board_is_the_same_for_all() -> None:
    table = arranged(3, top="blue6+red2^3 green4", extended="2:top", mayor="top")
    views = [seen(ESTATES.game, table.state, viewer) for viewer in (0, 1, 2, SPECTATOR)]
    for view in views[1:]:
        for name in view:
            assert name == "seats" or view[name] == views[0][name], name


@pytest.mark.parametrize("money", ["hidden", "secret"])
def test_E1_4_a_spectator_sees_no_money(money: str) -> None:
    seats = seen(ESTATES.game, opened(4, money=money).state, SPECTATOR)["seats"]
    assert [(seat["cash"], seat["stash"]) for seat in seats] == [(None, None)] * 4


def test_E2_3_the_lines_show_what_is_left() -> None:
    table = arranged(2, "red1 red2", "", "blue4")
    lines = seen(ESTATES.game, table.state, 0)["lines"]
    assert lines == [["red1", "red2"], [], ["blue4"]]


def test_E2_4_which_roofs_are_still_hidden_can_be_counted() -> None:
    table = arranged(2, top="red1^4 red2").play("1: offer roof; *: turn 6")
    view = seen(ESTATES.game, table.state, 1)
    assert view["roofs"] == [2, 2, 2, 1, 2, 1]
    assert view["auction"]["roof"] == 6


def test_E2_4_no_number_is_shown_before_the_roof_is_turned() -> None:
    table = arranged(2, top="red1").play("1: offer roof")
    assert seen(ESTATES.game, table.state, 0)["auction"]["roof"] is None


def test_E3_1_the_auction_is_public() -> None:
    table = opened(3, "red1").play("1: offer left1; 2: bid 4")
    for viewer in (0, 1, 2, SPECTATOR):
        assert seen(ESTATES.game, table.state, viewer)["auction"] == {
            "piece": "left1",
            "floor": "red1",
            "roof": None,
            "bid": 4,
            "bidder": 1,
            "speaker": 2,
            "builder": -1,
        }


def test_E2_2_no_auction_while_a_piece_is_being_chosen() -> None:
    assert seen(ESTATES.game, opened().state, 0)["auction"] is None


def test_E8_3_each_row_shows_what_it_would_bring_now() -> None:
    table = arranged(2, top="blue6 green5^2", middle="red1", holders="green:2", mayor="top")
    rows = seen(ESTATES.game, table.state, SPECTATOR)["rows"]
    assert [row["points"] for row in rows] == [[-12, -14], [-1, 0], [0, 0]]


def test_E4_5_certificates_are_in_sight_of_all() -> None:
    table = arranged(2, top="blue6 green5", holders="blue:2")
    companies = seen(ESTATES.game, table.state, SPECTATOR)["companies"]
    assert (companies["blue"], companies["green"], companies["red"]) == (1, 0, -1)
