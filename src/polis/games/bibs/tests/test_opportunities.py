"""What a player could do: every figure is what then happens."""

from __future__ import annotations

from polis.games.bibs.data import FIRM_NAMES, PRICES, RENTS
from polis.games.bibs.property import rent_of
from polis.games.bibs.terms import LEVELS, SIZE
from polis.games.bibs.tests.table import arranged, cash
from polis.testing.prospects import named, prospects

WHOLE = "bar@o1 cafe@o2 restaurant@o3"


def test_a_bare_plot_is_offered_the_firm_that_pays_back_soonest() -> None:
    table = arranged(2, plots={1: "o5"})
    (found,) = prospects(table, 1)
    assert (found.name, found.args["plot"]) == ("found", "o5")
    assert found.move == f"found {found.args['firm']} o5"
    fewest = min(-(-PRICES[g] // RENTS[g * LEVELS]) for g in range(len(PRICES)))
    assert found.args["visits"] == fewest
    table.play(f"1: {found.move}")
    firm = FIRM_NAMES.index(str(found.args["firm"]))
    assert 3000 - cash(table)[0] == found.args["amount"]
    assert rent_of(table.state, firm) == found.args["rent"]
    paid = int(found.args["visits"]) * int(found.args["rent"])
    assert paid >= int(found.args["amount"]) > paid - int(found.args["rent"])


def test_in_the_City_only_eco_firms_are_offered_and_none_beyond_ones_cash() -> None:
    table = arranged(2, plots={1: "c1"}, cash=[80, 0])
    for found in prospects(table, 1):
        assert PRICES[FIRM_NAMES.index(str(found.args["firm"])) // SIZE] <= 80
        assert found.move in table.offered(1)
    assert prospects(arranged(2, plots={1: "c1"}, cash=[79, 0]), 1) == []


def test_six_bare_plots_get_three_different_firms() -> None:
    found = prospects(arranged(2, plots={1: "o2 o3 o5 o6 c1 c2"}), 1)
    assert len(found) == 3 and len({one.args["firm"] for one in found}) == 3


def test_the_next_unit_costs_and_brings_what_is_said() -> None:
    table = arranged(2, firms={1: WHOLE})
    (found,) = prospects(table, 1)
    firm = FIRM_NAMES.index(str(found.args["firm"]))
    assert found.name == "develop" and rent_of(table.state, firm) == found.args["rent"]
    table.play(f"1: {found.move}")
    assert 3000 - cash(table)[0] == found.args["amount"]
    assert rent_of(table.state, firm) == found.args["rent_then"]


def test_a_concern_builds_at_half_price() -> None:
    table = arranged(2, firms={1: WHOLE + " vegetables@o5 bread@o6 meat@c1"})
    (found,) = named(table, 1, "develop_cheaply")
    assert found.args["amount"] == 25
    table.play(f"1: {found.move}")
    assert 3000 - cash(table)[0] == 25


def test_what_is_too_dear_says_how_much_is_missing() -> None:
    (found,) = prospects(arranged(2, firms={1: WHOLE}, cash=[20, 0]), 1)
    assert (found.name, found.args["missing"], found.move) == ("save_for", 30, "")


def test_the_third_firm_of_a_group_at_the_bank_is_named() -> None:
    table = arranged(2, firms={1: "bar@o1 cafe@o2"}, plots={1: "o5"})
    (found,) = named(table, 1, "third")
    assert (found.args["firm"], found.move) == ("restaurant", "found restaurant o5")
    table.play(f"1: {found.move}")
    assert 3000 - cash(table)[0] == found.args["amount"] and named(table, 1, "develop")


def test_the_third_firm_is_told_once_and_behind_the_rest_while_it_is_too_dear() -> None:
    firms = {1: "electricity@o1 gas@o2"}
    rich = arranged(2, firms=firms, plots={1: "o5"})
    assert [one.args["firm"] for one in prospects(rich, 1)].count("oil") == 1
    poor = arranged(2, firms=firms, plots={1: "o5"}, cash=[100, 0])
    assert [one.name for one in prospects(poor, 1)] == ["found", "third"]


def test_a_holding_refused_this_turn_is_not_offered_again() -> None:
    table = arranged(3, firms={1: "bar@o1 cafe@o2", 3: "restaurant@o3"})
    table.play("1: holding dining; 3: refuse")
    assert named(table, 1, "join") == []


def test_six_bare_plots_and_much_cash_are_never_nothing_to_do() -> None:
    bare = "o22 o25 o31 o36 o19 c5"
    table = arranged(3, plots={1: bare}, cash=[2840, 0, 0])
    for turn in (0, 1):
        table.state.turn = table.state.decider = turn
        found = prospects(table, 1)
        assert [one.name for one in found] == ["found"] * 3
        assert all(str(one.args["plot"]) in bare for one in found)


def test_a_third_firm_of_another_makes_a_holding_possible() -> None:
    table = arranged(3, firms={1: "bar@o1 cafe@o2", 3: "restaurant@o3"})
    (found,) = prospects(table, 1)
    assert found.args == {"firm": "restaurant", "other": 2, "group": "dining"}
    assert found.move == "holding dining"
    assert prospects(table, 3)[0].move == ""  # not their turn yet


def test_in_a_holding_nobody_is_asked_to_join_again() -> None:
    firms = {1: "bar@o1 cafe@o2", 3: "restaurant@o3"}
    table = arranged(3, firms=firms, holdings="dining")
    assert [one.name for one in prospects(table, 1)] == ["develop"]
