"""B6: sales, reorganisation, deals and debts."""

from __future__ import annotations

from typing import Any

import pytest

from polis.games.bibs.tests.table import (
    GAME,
    Script,
    actor,
    arranged,
    bound,
    cards,
    cash,
    drive,
    firms,
    free,
    level,
    names_told,
    offer,
    owner,
    told,
)
from polis.testing.script import seen

SHARED = {1: "bar@o1 cafe@o2", 2: "restaurant@o3"}
THREE = {1: "bar@o1", 2: "cafe@o2", 3: "restaurant@o3"}
WHOLE = {1: "bar@o1 cafe@o2 restaurant@o3"}

# For sale


def test_B6_1_a_business_a_card_and_a_whole_group_change_hands() -> None:
    table = arranged(2, firms=WHOLE, hand={1: "oil"}, levels={"dining": 1})
    table.play(offer(1, 2, -900, "o1", "o2", "o3", "oil"), "2: accept 1")
    assert firms(table, 2) == {"bar", "cafe", "restaurant"} and cards(table, 2) == {"oil"}
    assert cash(table) == [3900, 2100] and level(table, "bar") == 1


def test_B6_1_one_firm_of_a_whole_group_may_be_sold() -> None:
    table = arranged(2, firms=WHOLE).play(offer(1, 2, -200, "o1"), "2: accept 1")
    assert firms(table, 1) == {"cafe", "restaurant"}


def test_B6_1_a_firm_on_its_plot_is_no_card() -> None:
    assert arranged(2, firms=WHOLE).refused(offer(1, 2, 0, "bar")).code == "card_not_yours"


def test_B6_2_the_nominal_price_is_plot_and_present_rent() -> None:
    table = arranged(2, firms={1: "bar@o1 oil@o2", 2: "cafe@c1"}, levels={"oil": 3})
    shown = {firm["name"]: firm["nominal"] for firm in seen(GAME, table.state, 0)["firms"]}
    assert (shown["bar"], shown["oil"], shown["cafe"]) == (40 + 25, 40 + 680, 80 + 25)


def test_B6_3_the_bank_pays_the_nominal_price() -> None:
    table = arranged(2, firms=WHOLE, levels={"dining": 2}).play("1: desk; 1: sell bar")
    assert cash(table)[0] == 3000 + 40 + 115 and firms(table, 1) == {"cafe", "restaurant"}


def test_B6_3_players_agree_on_any_price() -> None:
    table = arranged(2, firms={1: "bar@o1"}).play(offer(1, 2, -1, "o1"), "2: accept 1")
    assert cash(table) == [3001, 2999] and firms(table, 2) == {"bar"}


def test_B6_4_the_buyers_marker_takes_the_place_of_the_sellers() -> None:
    table = arranged(2, firms={1: "bar@o1"}).play(offer(1, 2, -77, "o1"), "2: accept 1")
    assert owner(table, "o1") == 2 and cash(table) == [3077, 2923]


def test_B6_4_within_the_limit_of_twelve() -> None:
    twelve = "o5 o6 o8 o9 o11 o12 o13 o15 o16 o17 o19 o20"
    table = arranged(2, firms={1: "bar@o1"}, plots={2: twelve})
    refusal = table.refused(offer(1, 2, -10, "o1"))
    assert refusal.code == "too_many_plots" and refusal.facts["player"] == 1
    table.play(offer(1, 2, -10, "o1", "o5"), "2: accept 1")
    assert owner(table, "o1") == 2 and owner(table, "o5") == 1


# The bank's businesses


def test_B6_5_a_business_of_the_bank_keeps_firm_and_units_and_takes_rent() -> None:
    table = arranged(2, firms=WHOLE, levels={"dining": 2}, bank="restaurant", cash=[300, 0])
    assert owner(table, "o3") == -1 and level(table, "restaurant") == 2
    assert cash(drive(table, 1, 1, 2)) == [300 - 115, 0]


def test_B6_5_whoever_lands_there_may_buy_it_for_double() -> None:
    table = arranged(2, firms=WHOLE, levels={"dining": 2}, bank="restaurant", turn=2)
    drive(table, 2, 1, 2).play("2: buy_back")
    assert cash(table)[1] == 3000 - 2 * (40 + 115) and firms(table, 2) == {"restaurant"}
    assert level(table, "restaurant") == 2 and "bank_rent_paid" not in names_told(table)


def test_B6_5_the_seller_may_buy_it_back() -> None:
    table = drive(arranged(2, firms=WHOLE, bank="restaurant"), 1, 1, 2).play("1: buy_back")
    assert firms(table, 1) == {"bar", "cafe", "restaurant"}


def test_B6_5_who_does_not_buy_pays_the_rent() -> None:
    table = drive(arranged(2, firms=WHOLE, bank="restaurant"), 1, 1, 2).play("1: skip")
    assert cash(table)[0] == 2975 and owner(table, "o3") == -1


def test_B6_5_nobody_with_twelve_plots_buys_it() -> None:
    twelve = "o5 o6 o8 o9 o11 o12 o13 o15 o16 o17 o19 o20"
    table = arranged(2, firms={2: "bar@o3"}, plots={1: twelve}, bank="bar")
    assert cash(drive(table, 1, 1, 2))[0] == 2975 and actor(table) == 2


# Reorganisation


def test_B6_6_units_first_then_the_firm_then_another_plot_one_step_a_turn() -> None:
    table = arranged(
        2, firms={1: "oil@o1"}, plots={1: "o2"}, levels={"oil": 2}, at={1: "c10", 2: "o14"}
    )
    table.play("1: desk")
    assert table.refused("1: take oil").code == "units_first"
    table.play("1: strip oil; 1: desk")
    assert cash(table)[0] == 3190 and table.refused("1: take oil").code == "next_turn"
    around(table.play("1: back"))
    table.play("1: desk; 1: take oil")
    assert cards(table, 1) == {"oil"} and owner(table, "o1") == 1
    assert table.refused("1: place oil o2").code == "next_turn"
    refusal = table.refused("1: found gas o1")
    assert refusal.code == "plot_cleared" and refusal.rule == "B6.6"
    around(table)
    assert {"place oil o1", "place oil o2", "found gas o1"} <= set(table.offered(1))
    assert firms(table.play("1: place oil o2"), 1) == {"oil"}


def around(table: Script) -> None:
    """Both roll, and it is the first player's turn again."""
    drive(table, 1, 1)
    if actor(table) == 1:
        table.play("1: skip")
    drive(table, 2, 1, 1)
    if actor(table) == 2:
        table.play("2: skip")


def test_B6_6_units_come_off_all_at_once_whatever_the_gap() -> None:
    table = arranged(2, firms=WHOLE, levels={"dining": 4}).play("1: desk; 1: strip bar")
    assert level(table, "bar") == 0 and cash(table)[0] == 3000 + 25 + 25 + 25 + 35


def test_B6_6_a_firm_put_down_this_turn_stays_for_this_turn() -> None:
    table = arranged(2, plots={1: "o1"}).play("1: found bar o1; 1: desk")
    assert table.refused("1: take bar").code == "next_turn"
    assert table.refused("1: return bar").code == "next_turn"


def test_B6_6_a_firm_in_hand_does_not_count_for_its_group() -> None:
    table = arranged(2, firms={1: "bar@o1 cafe@o2"}, hand={1: "restaurant"}, plots={1: "o3"})
    assert not [t for t in table.offered(1) if "develop" in t]
    assert "develop bar" in table.play("1: place restaurant o3").offered(1)


def test_B6_6_a_card_is_put_only_where_it_fits() -> None:
    table = arranged(2, hand={1: "oil"}, plots={1: "c1 o1"})
    assert table.refused("1: place oil c1").code == "not_eco"
    assert table.refused("1: place gas o1").code == "not_in_hand"


# Cards received


def test_B6_7_a_card_received_is_put_down_on_the_next_turn() -> None:
    table = arranged(2, hand={1: "oil"}, plots={2: "o1"}, at={1: "o14", 2: "o20"})
    table.play(offer(1, 2, -100, "oil"), "2: accept 1")
    drive(table, 1, 1, 1).play("1: skip")
    refusal = table.refused("2: roll")
    assert refusal.code == "must_place" and refusal.facts["firm"] == "oil"
    assert firms(table.play("2: place oil o1"), 2) == {"oil"}
    assert "roll" in table.offered(2)


def test_B6_7_with_no_suitable_plot_it_goes_to_the_bank_at_half_price() -> None:
    table = arranged(2, received={1: "oil"}, plots={1: "c1"})
    drive(table, 1, 1, 2)
    assert cards(table, 1) == set() and "oil" in free(table) and cash(table)[0] == 3200


def test_B6_7_a_card_received_on_ones_own_turn_waits_for_the_next() -> None:
    table = arranged(2, hand={2: "oil"}, plots={1: "o1"})
    table.play(offer(1, 2, 100, "oil"), "2: accept 1")
    refusal = table.refused("1: place oil o1")
    assert refusal.code == "card_fresh" and refusal.rule == "B6.7" and "roll" in table.offered(1)


# Units and firms to the bank


@pytest.mark.parametrize(("units", "half"), [(1, 25), (3, 25), (4, 35), (5, 35)])
def test_B6_8_the_bank_pays_half_for_a_unit(units: int, half: int) -> None:
    table = arranged(2, firms=WHOLE, levels={"dining": units}).play("1: desk; 1: sell_unit bar")
    assert cash(table)[0] == 3000 + half


def test_B6_8_units_go_to_the_bank_only_with_or_without_their_firm() -> None:
    table = arranged(2, firms=WHOLE).play("1: desk")
    assert table.refused("1: sell_unit bar").code == "no_units"
    assert table.refused("1: strip bar").code == "no_units"


def test_B6_9_a_firm_goes_back_for_half_its_price_and_is_free_again() -> None:
    table = arranged(2, firms={1: "bar@o1"}, hand={1: "oil"})
    table.play("1: desk; 1: return bar; 1: desk; 1: return oil")
    assert cash(table)[0] == 3000 + 60 + 200 and {"bar", "oil"} <= free(table)
    assert owner(table, "o1") == 1


def test_B6_9_units_come_off_before_the_firm() -> None:
    table = arranged(2, firms=WHOLE, levels={"bar": 1}).play("1: desk")
    refusal = table.refused("1: return bar")
    assert refusal.code == "units_first" and refusal.nearest == "strip bar"
    assert table.refused("1: return oil").code == "not_yours"


@pytest.mark.parametrize("act", ["return", "sell", "sell_unit", "strip", "take", "leave"])
def test_B6_1_away_from_the_desk_the_way_to_it_is_named(act: str) -> None:
    table = arranged(2, firms=WHOLE, levels={"bar": 1})
    assert table.refused(f"1: {act} bar").nearest == "desk"
    assert table.play("1: desk").refused("1: desk").nearest == ""
    assert table.play("1: back").refused("1: back").nearest == ""


def test_B6_9_a_card_is_sold_to_a_player_at_any_price() -> None:
    table = arranged(2, hand={1: "oil"}).play(offer(1, 2, -999, "oil"), "2: accept 1")
    assert cash(table) == [3999, 2001]


# Holdings and the bank


def test_B6_10_the_other_members_sell_down_to_the_same_level() -> None:
    table = arranged(3, firms=THREE, holdings="dining", levels={"dining": 3})
    table.play("1: desk; 1: sell_unit bar")
    assert [level(table, name) for name in ("bar", "cafe", "restaurant")] == [2, 2, 2]
    assert cash(table) == [3025, 3025, 3025] and bound(table) == {"dining"}


def test_B6_10_whoever_strips_a_firm_takes_the_others_along() -> None:
    table = arranged(2, firms=SHARED, holdings="dining", levels={"dining": 1})
    table.play("1: desk; 1: strip bar")
    assert [level(table, name) for name in ("bar", "cafe", "restaurant")] == [0, 1, 0]


def test_B6_10_outside_a_holding_nobody_follows() -> None:
    table = arranged(2, firms=SHARED, levels={"dining": 1}).play("1: desk; 1: sell_unit bar")
    assert level(table, "restaurant") == 1


def test_B6_11_a_firm_taken_in_hand_ends_the_holding_and_units_stay() -> None:
    table = arranged(3, firms=THREE, holdings="dining", levels={"cafe": 1})
    table.play("1: desk; 1: take bar")
    assert bound(table) == set() and level(table, "cafe") == 1 and told(table, "holding_ended")


def test_B6_11_sold_to_an_outsider_the_same() -> None:
    table = arranged(3, firms=SHARED, holdings="dining", levels={"dining": 1})
    table.play(offer(1, 3, -100, "o1"), "3: accept 1")
    assert bound(table) == set() and level(table, "restaurant") == 1


def test_B6_11_no_new_units_on_the_firms_of_an_ended_holding() -> None:
    table = arranged(3, firms=THREE, holdings="dining", levels={"cafe": 1}, at={1: "o10"})
    table.play("1: desk; 1: take bar")
    drive(table, 1, 2, 1).play("1: skip")
    assert table.refused("2: develop cafe").code == "group_not_whole"


def test_B6_11_bankruptcy_ends_it_and_the_units_of_the_others_stay() -> None:
    own = {1: "bar@o1", 2: "cafe@o2 oil@o5", 3: "restaurant@o3"}
    units = {"dining": 1, "oil": 5}
    table = arranged(3, firms=own, holdings="dining", levels=units, at={1: "o2"}, cash=[0, 0, 0])
    drive(table, 1, 1, 2).play("1: give_up")
    assert bound(table) == set() and {"bar"} <= free(table) and level(table, "bar") == 0
    assert (level(table, "cafe"), level(table, "restaurant")) == (1, 1)


def test_B6_11_a_firm_returned_for_debts_frees_it_and_spares_the_others() -> None:
    own = {1: "bar@o1", 2: "cafe@o2 oil@o6", 3: "restaurant@o3"}
    table = arranged(3, firms=own, holdings="dining", levels={"cafe": 1}, cash=[90, 0, 0])
    drive(table, 1, 3, 3).play("1: return bar")
    assert cash(table)[0] == 40 and bound(table) == set() and level(table, "cafe") == 1


def test_B6_12_with_a_firm_at_the_bank_the_others_go_to_the_bank_only() -> None:
    table = arranged(3, firms=THREE, holdings="dining", levels={"dining": 2}, bank="restaurant")
    assert bound(table) == {"dining"}
    assert table.refused(offer(1, 2, -100, "o1")).code == "only_to_bank"
    table.play("1: desk")
    assert table.offered(1) == ["sell bar", "back"]
    for line in ("sell_unit bar", "strip bar", "take bar", "return bar", "leave bar"):
        assert table.refused(f"1: {line}").code == "only_to_bank"
    assert cash(table.play("1: sell bar"))[0] == 3000 + 40 + 115


def test_B6_12_no_new_units_meanwhile() -> None:
    table = arranged(3, firms=THREE, holdings="dining", bank="restaurant")
    assert table.refused("1: develop bar").code == "only_to_bank"


def test_B6_12_members_pay_the_bank_in_full_and_each_other_clean() -> None:
    own = {1: "bar@o1", 2: "cafe@o2", 3: "restaurant@o3"}
    lying: dict[str, Any] = {"holdings": "dining", "levels": {"dining": 2}, "bank": "restaurant"}
    assert cash(drive(arranged(3, firms=own, **lying, cash=[200, 0, 0]), 1, 1, 2))[0] == 200 - 115
    assert cash(drive(arranged(3, firms=own, **lying), 1, 1, 1))[0] == 3000 - 25


def test_B6_12_bought_back_by_a_member_the_holding_goes_on() -> None:
    table = arranged(3, firms=THREE, holdings="dining", bank="restaurant", turn=3)
    drive(table, 3, 1, 2).play("3: buy_back")
    assert bound(table) == {"dining"}


def test_B6_11_bought_by_an_outsider_it_ends() -> None:
    table = arranged(4, firms=THREE, holdings="dining", bank="restaurant", turn=4)
    drive(table, 4, 1, 2).play("4: buy_back")
    assert bound(table) == set()


# Bare plots and deals


def test_B6_14_a_bare_plot_goes_to_a_player_and_never_to_the_bank() -> None:
    table = arranged(2, plots={1: "o1"})
    assert table.refused("1: desk").code == "nothing_to_sell"
    table.play(offer(1, 2, -70, "o1"), "2: accept 1")
    assert owner(table, "o1") == 2 and cash(table) == [3070, 2930]


def test_B6_14_a_deal_binds_only_what_changes_hands_at_once() -> None:
    assert arranged(2, plots={1: "o1"}).refused(offer(1, 2, -70)).code == "offer_empty"
