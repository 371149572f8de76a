"""B3 and B4: firms, units and rent."""

from __future__ import annotations

import pytest

from polis.games.bibs.data import ECO, FIRM_NAMES, GROUP_NAMES
from polis.games.bibs.tests.table import (
    GAME,
    arranged,
    begun,
    cash,
    drive,
    firms,
    level,
    told,
)
from polis.testing.script import seen

WHOLE = {1: "bar@o1 cafe@o2 restaurant@o3"}

# Firms


def test_B3_1_a_firm_needs_a_plot_of_ones_own() -> None:
    table = arranged(2, plots={1: "o1", 2: "o2"})
    assert table.refused("1: found bar o2").code == "not_your_plot"
    assert table.refused("1: found bar o3").code == "not_your_plot"
    table.play("1: found bar o1")
    assert firms(table, 1) == {"bar"} and cash(table)[0] == 2880
    assert table.refused("1: found cafe o1").code == "plot_taken"


def test_B3_1_only_eco_firms_stand_in_the_City() -> None:
    table = arranged(2, plots={1: "c1 o1"})
    refusal = table.refused("1: found oil c1")
    assert refusal.code == "not_eco" and refusal.nearest == "found oil o1"
    offered = {text.split()[1] for text in table.offered(1) if text.endswith(" c1")}
    assert offered == {name for i, name in enumerate(FIRM_NAMES) if ECO >> i & 1}
    assert len(offered) == 20
    table.play("1: found bar c1; 1: found oil o1")
    assert firms(table, 1) == {"bar", "oil"}


def test_B3_1_a_firm_that_somebody_has_is_not_free() -> None:
    table = arranged(2, plots={1: "o1"}, firms={2: "bar@o2"}, hand={2: "cafe"})
    assert table.refused("1: found bar o1").code == "not_free"
    assert table.refused("1: found cafe o1").code == "not_free"


def test_B3_2_thirty_firms_in_ten_groups_of_three() -> None:
    assert len(FIRM_NAMES) == 30 and len(GROUP_NAMES) == 10
    groups = [group["firms"] for group in seen(GAME, begun(2).state, 0)["groups"]]
    assert groups[2] == ["bar", "cafe", "restaurant"]
    assert groups[9] == ["electricity", "gas", "oil"]


def test_B3_3_two_firms_of_one_group_in_a_turn() -> None:
    table = arranged(2, plots={1: "o1 o2 o3 o5"})
    table.play("1: found bar o1; 1: found cafe o2")
    assert table.refused("1: found restaurant o3").code == "two_a_turn"
    table.play("1: found oil o3; 1: found gas o5")
    assert firms(table, 1) == {"bar", "cafe", "oil", "gas"}


def test_B3_3_the_third_may_follow_on_the_next_turn() -> None:
    table = arranged(2, plots={1: "o1 o2 o3"}, at={1: "o10", 2: "o10"})
    table.play("1: found bar o1; 1: found cafe o2")
    drive(table, 1, 2, 1)
    drive(table.play("1: skip"), 2, 2, 1)
    assert firms(table.play("2: skip; 1: found restaurant o3"), 1) == {"bar", "cafe", "restaurant"}


def test_B3_4_not_on_a_plot_bought_this_turn() -> None:
    table = arranged(2, plots={2: "o1"}).play("1: offer 2 : 60 0; 2: accept 1")
    assert table.refused("1: found bar o1").code == "plot_fresh"
    assert not [text for text in table.offered(1) if text.startswith("found")]


def test_B3_4_wherever_the_token_stands() -> None:
    table = arranged(2, plots={1: "o1"}, at={1: "c5"}).play("1: found bar o1")
    assert firms(table, 1) == {"bar"}


def test_B3_1_nobody_founds_without_the_money() -> None:
    table = arranged(2, plots={1: "o1"}, cash=[119, 0])
    refusal = table.refused("1: found bar o1")
    assert refusal.code == "firm_too_dear" and refusal.rule == "B3.2"
    assert (refusal.facts["amount"], refusal.facts["cash"]) == (120, 119)
    assert {text.split()[1] for text in table.offered(1) if "found" in text} == {
        *["vegetables", "bread", "meat", "books", "shoes", "clothes"]
    }


# Units


def test_B3_5_units_need_the_whole_group_on_plots() -> None:
    table = arranged(2, firms={1: "bar@o1 cafe@o2"}, hand={1: "restaurant"})
    assert table.refused("1: develop bar").code == "group_not_whole"
    assert "develop bar" in arranged(2, firms=WHOLE).offered(1)


def test_B3_5_three_upgrades_then_two_networks() -> None:
    paid = []
    for step in range(5):
        table = arranged(2, firms=WHOLE, levels={"dining": step}).play("1: develop bar")
        paid.append(3000 - cash(table)[0])
        assert level(table, "bar") == step + 1
    assert paid == [50, 50, 50, 70, 70]
    table = arranged(2, firms=WHOLE, levels={"dining": 5})
    assert table.refused("1: develop bar").code == "fully_built"


def test_B3_5_one_unit_a_turn_for_each_firm() -> None:
    table = arranged(2, firms=WHOLE).play("1: develop bar; 1: develop cafe; 1: develop restaurant")
    assert table.refused("1: develop bar").code == "one_a_turn"


def test_B3_5_the_gap_within_a_group_is_one_at_most() -> None:
    table = arranged(2, firms=WHOLE, levels={"bar": 1})
    assert table.refused("1: develop bar").code == "gap"
    assert {t for t in table.offered(1) if "develop" in t} == {"develop cafe", "develop restaurant"}


def test_B3_5_the_gap_holds_when_selling_too() -> None:
    table = arranged(2, firms=WHOLE, levels={"dining": 2, "bar": 1}).play("1: desk")
    assert table.refused("1: sell_unit bar").code == "gap"
    assert level(table.play("1: sell_unit cafe"), "cafe") == 1


def test_B3_5_a_group_broken_up_keeps_its_units_and_gets_no_new_ones() -> None:
    table = arranged(2, firms=WHOLE, levels={"dining": 2}).play("1: desk; 1: sell bar")
    assert level(table, "cafe") == 2
    assert table.refused("1: develop cafe").code == "group_not_whole"


def test_B3_5_without_the_money_the_price_is_named() -> None:
    refusal = arranged(2, firms=WHOLE, cash=[49, 0]).refused("1: develop bar")
    assert refusal.code == "unit_too_dear" and refusal.rule == "B3.5"
    assert (refusal.facts["amount"], refusal.facts["cash"]) == (50, 49)


# Rent


@pytest.mark.parametrize(
    ("units", "rent"), [(0, 110), (1, 280), (2, 480), (3, 680), (4, 920), (5, 1200)]
)
def test_B4_1_rent_rises_with_the_units(units: int, rent: int) -> None:
    table = arranged(2, firms={2: "oil@o3"}, levels={"oil": units})
    assert cash(drive(table, 1, 1, 2)) == [3000 - rent, 3000 + rent]


def test_B4_1_a_plot_without_a_firm_brings_nothing() -> None:
    table = drive(arranged(2, plots={2: "o3"}), 1, 1, 2)
    assert cash(table) == [3000, 3000] and told(table, "no_rent")


def test_B4_1_ones_own_firm_costs_nothing() -> None:
    assert cash(drive(arranged(2, firms={1: "oil@o3"}), 1, 1, 2)) == [3000, 3000]


def test_B4_1_a_firm_in_hand_brings_nothing() -> None:
    table = arranged(2, plots={2: "o3"}, hand={2: "oil"})
    assert cash(drive(table, 1, 1, 2)) == [3000, 3000]
