"""What a player could do: every figure is what then happens."""

from __future__ import annotations

import pytest

from polis.games.estates.scoring import points_of_rows
from polis.games.estates.terms import ROWS
from polis.games.estates.tests.table import arranged, opened
from polis.testing.prospects import named, prospects


def test_selling_and_keeping_say_their_price() -> None:
    table = opened(3, "red3").play("1: offer left1", "2: bid 7", "3: pass")
    sell, keep = prospects(table, 1)[:2]
    assert (sell.name, sell.args, sell.move) == ("sell", {"amount": 7, "other": 1}, "sell")
    assert (keep.name, keep.args, keep.move) == ("keep", {"amount": 7, "other": 1}, "keep")
    before = list(table.state.cash)
    assert table.fork().play("1: sell").state.cash[0] == before[0] + 7
    assert table.fork().play("1: keep").state.cash[0] == before[0] - 7


def test_nobody_keeps_what_they_cannot_pay_for() -> None:
    table = arranged(3, "red3 red4", cash=[2, 9, 9], stash=[10, 3, 3])
    table.play("1: offer left1", "2: bid 7", "3: pass")
    assert not named(table, 1, "keep") and named(table, 1, "sell")


def test_the_first_floor_of_a_colour_brings_its_certificate() -> None:
    table = opened(3, "red3").play("1: offer left1")
    assert [one.args for one in named(table, 2, "certificate")] == [{"colour": "red"}]
    table.play("2: bid 1", "3: pass", "1: sell")
    assert named(table, 2, "certificate") and not named(table, 1, "certificate")
    table.play("2: build top 1")
    assert list(table.state.holder).count(1) == 1
    assert "red" not in {one.args["colour"] for one in named(table, 2, "unclaimed")}


def test_colours_without_an_owner_are_named_once_each_to_the_auctioneer() -> None:
    table = opened(3, "red3", "red4", "blue2")
    found = named(table, 1, "unclaimed")
    assert len({one.args["colour"] for one in found}) == len(found) > 1
    assert all(one.move in table.offered(1) for one in found)
    assert not named(table, 2, "unclaimed")


@pytest.mark.parametrize("mayor", ["", "top"])
def test_a_row_short_of_one_roof_says_what_it_will_bring(mayor: str) -> None:
    table = arranged(
        3, top="blue5^1 red3^2 blue2^1 red4", holders="blue:1 red:2", mayor=mayor, roofs="3 3 3"
    )
    (found,) = named(table, 1, "last_roof")
    before = list(points_of_rows(table.state))
    table.play("1: offer roof", "*: turn 3", "2: pass", "3: pass", "1: roof top 4")
    after = list(points_of_rows(table.state))
    roof = 3 * (2 if mayor else 1)  # its own number comes on top, for whoever has the building
    assert after[0] - before[0] == found.args["gain"]
    assert (
        after[ROWS] - before[ROWS] - roof == found.args["their_gain"] and found.args["other"] == 1
    )


def test_a_row_short_of_one_building_is_named_too_and_an_empty_one_is_not() -> None:
    table = arranged(3, top="blue5^1 red3^2 blue2^1", holders="blue:1 red:2")
    assert [one.args["row"] for one in named(table, 2, "last_lot")] == ["top"]
    assert not named(arranged(3, "red3 red4"), 1, "last_lot")
