"""What a player could do: every figure is what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from polis.games.fallout.data import MORTGAGES, PROPERTY_NAMES
from polis.games.fallout.phases.spaces import rent_of
from polis.games.fallout.position import Fallout
from polis.games.fallout.tests.table import arranged, cash, told
from polis.testing.prospects import named, prospects


def test_the_next_building_of_a_whole_group_costs_and_brings_what_is_said() -> None:
    table = arranged(2, deeds={1: "light_blue"})
    (found,) = prospects(table, 1)
    assert (found.name, found.args["building"]) == ("build", "shack")
    site, before = str(found.args["property"]), cash(table)[0]
    assert found.move == f"build {site}"
    table.play(f"1: {found.move}")
    assert before - cash(table)[0] == found.args["amount"]
    assert rent_paid(table.state, site) == found.args["rent_then"]


@pytest.mark.parametrize("level", [0, 1, 3, 4])
def test_the_rent_before_and_after_is_what_a_visitor_pays(level: int) -> None:
    table = arranged(2, deeds={1: "red"}, levels={"red": level})
    (found,) = named(table, 1, "build")
    site = str(found.args["property"])
    assert rent_paid(table.state, site) == found.args["rent"]
    table.play(f"1: {found.move}")
    assert rent_paid(table.state, site) == found.args["rent_then"]
    assert found.args["building"] == ("vault" if level == 4 else "shack")


def rent_paid(state: Fallout, site: str) -> int:
    return int(rent_of(state, PROPERTY_NAMES.index(site)))


def test_of_the_lowest_sites_the_one_is_named_whose_rent_rises_most() -> None:
    table = arranged(2, deeds={1: "dark_blue"}, levels={"diamond_city": 1})
    assert named(table, 1, "build")[0].move == "build vault111"


def test_who_cannot_pay_yet_is_told_how_much_is_missing_and_named_no_move() -> None:
    table = arranged(2, deeds={1: "dark_blue"}, cash=[150, 0])
    (found,) = prospects(table, 1)
    assert (found.name, found.args["missing"], found.move) == ("save_for", 50, "")


@pytest.mark.parametrize("stock", [{"shacks": 0}, {"levels": {"dark_blue": 5}}])
def test_nothing_is_said_of_buildings_that_cannot_be_had(stock: dict[str, Any]) -> None:
    table = arranged(2, deeds={1: "dark_blue"}, **stock)
    assert prospects(table, 1) == []


def test_mortgages_that_keep_one_from_building_are_summed() -> None:
    table = arranged(2, deeds={1: "dark_blue"}, mortgaged="dark_blue")
    (found,) = prospects(table, 1)
    assert found.name == "unlock" and found.move.startswith("redeem ")
    before = cash(table)[0]
    table.play("1: redeem vault111", "1: redeem diamond_city")
    assert before - cash(table)[0] == found.args["amount"]
    assert named(table, 1, "build")


def test_the_last_deed_of_a_group_is_named_with_its_owner() -> None:
    table = arranged(3, deeds={1: "vault111", 3: "diamond_city"})
    (found,) = named(table, 1, "last_deed")
    assert found.args == {"group": "dark_blue", "property": "diamond_city", "other": 2}
    assert named(arranged(3, deeds={1: "vault111"}), 1, "last_free")[0].args == {
        "group": "dark_blue", "property": "diamond_city", "amount": 400
    }  # fmt: skip


def test_what_is_mortgaged_is_named_with_its_price_and_rent() -> None:
    table = arranged(2, deeds={1: "vernon junktown"}, mortgaged="vernon junktown")
    found = named(table, 1, "redeem")
    assert [one.move for one in found] == ["redeem vernon", "redeem junktown"]  # the larger rent
    before = cash(table)[0]
    table.play("1: redeem vernon")
    assert before - cash(table)[0] == found[0].args["amount"]


def test_a_debtor_is_told_what_can_be_raised_and_the_smallest_that_is_enough() -> None:
    table = arranged(2, deeds={1: "station junktown"}, at={1: 0}, cash=[150, 0])
    table.play("1: roll", "*: dice 1 3")
    first, then = prospects(table, 1)[:2]
    assert (first.name, first.args["missing"], first.move) == ("raise_money", 50, "")
    lots = [PROPERTY_NAMES.index(name) for name in ("junktown", "vernon")]
    assert first.args["raised"] == MORTGAGES[lots[0]] + 4 * MORTGAGES[lots[1]]
    assert then.name == "mortgage" and then.args["amount"] == MORTGAGES[lots[1]] >= 50
    table.play(f"1: {then.move}")
    assert told(table, "paid_bank") and prospects(table, 1)[0].name != "raise_money"


def test_a_debtor_beyond_the_bank_s_help_is_told_so() -> None:
    table = arranged(2, deeds={1: "junktown"}, at={1: 0}, cash=[10, 0])
    table.play("1: roll", "*: dice 1 3")
    first, then = prospects(table, 1)
    assert (first.name, first.args["missing"], first.args["raised"]) == ("beyond", 190, 30)
    assert then.move == "mortgage junktown"


def test_a_debtor_sells_buildings_evenly() -> None:
    table = arranged(2, deeds={1: "light_blue"}, levels={"light_blue": 2}, at={1: 0}, cash=[50, 0])
    table.play("1: roll", "*: dice 1 3")
    (found,) = named(table, 1, "sell")
    before = cash(table)[0]
    table.play(f"1: {found.move}")
    assert cash(table)[0] - before == found.args["amount"]


def test_nothing_is_said_to_the_bankrupt_and_before_the_first_roll() -> None:
    table = arranged(3, deeds={1: "dark_blue"})
    table.state.alive &= ~1
    assert prospects(table, 1) == []
