"""B7: the optional rules, each by itself."""

from __future__ import annotations

import pytest

from polis.games.bibs.tests.table import (
    actor,
    arranged,
    begun,
    bound,
    cash,
    drive,
    firms,
    kinds,
    level,
    offer,
    told,
)

SHARED = {1: "bar@o1 cafe@o2", 2: "restaurant@o3"}
TWICE = {1: "bar@o1 cafe@o2 oil@o5", 2: "restaurant@o3 gas@o6 electricity@o8"}


@pytest.mark.parametrize(("capital", "bonus"), [("3000", 300), ("2000", 200), ("1000", 100)])
def test_B7_1_the_bonus_follows_the_capital(capital: str, bonus: int) -> None:
    table = begun(2, capital=capital)
    assert cash(table) == [int(capital)] * 2
    table.state.position[0] = 60
    assert cash(drive(table, 1, 2, 2))[0] == int(capital) + bonus


def test_B7_2_Tax_is_paid_in_passing_too() -> None:
    table = drive(arranged(2, passing_tax="on"), 1, 2, 4).play("1: skip")
    assert cash(table)[0] == 2700 and told(table, "passing_taxed")
    assert cash(drive(arranged(2), 1, 2, 4))[0] == 3000


def test_B7_2_landing_on_Tax_costs_once() -> None:
    assert cash(drive(arranged(2, passing_tax="on"), 1, 1, 3))[0] == 2700


def test_B7_2_Start_and_Tax_count_in_the_order_of_the_way() -> None:
    table = drive(arranged(2, at={1: "o43"}, cash=[1000, 0], passing_tax="on"), 1, 3, 3)
    assert cash(table)[0] == 1300 - 130


def test_B7_3_a_firm_may_be_bought_at_once_with_its_plot() -> None:
    table = drive(arranged(2, plots={1: "o9"}, plot_and_firm="on"), 1, 1, 2).play("1: buy")
    assert table.refused("1: found bar o9").code == "not_here"
    assert all(t.endswith(" o3") or t == "skip" for t in table.offered(1))
    table.play("1: found bar o3")
    assert firms(table, 1) == {"bar"} and actor(table) == 2


def test_B7_3_a_plot_bought_from_a_player_counts_too() -> None:
    table = arranged(2, plots={2: "o1"}, plot_and_firm="on")
    table.play(offer(1, 2, 60, "o1"), "2: accept 1; 1: found bar o1")
    assert firms(table, 1) == {"bar"}
    first = arranged(2, plots={2: "o1"}, plot_and_firm="on", edition="1")
    first.play(offer(1, 2, 60, "o1"), "2: accept 1")
    assert first.refused("1: found bar o1").code == "plot_fresh"


def test_B7_3_but_not_a_plot_whose_firm_has_left_it_this_turn() -> None:
    table = arranged(2, firms={1: "oil@o1"}, plot_and_firm="on").play("1: desk; 1: return oil")
    assert table.refused("1: found bar o1").code == "plot_cleared"


def test_B7_3_or_not() -> None:
    table = drive(arranged(2, plot_and_firm="on"), 1, 1, 2).play("1: buy; 1: skip")
    assert firms(table, 1) == set() and actor(table) == 2


def test_B7_3_the_two_of_a_group_count_that_firm_too() -> None:
    table = arranged(2, plots={1: "o9 o11"}, plot_and_firm="on")
    drive(table.play("1: found bar o9; 1: found cafe o11"), 1, 1, 2).play("1: buy")
    assert table.refused("1: found restaurant o3").code == "two_a_turn"


def test_B7_3_otherwise_the_turn_ends_with_the_plot() -> None:
    assert actor(drive(arranged(2), 1, 1, 2).play("1: buy")) == 2


def test_B7_4_one_holding_with_each_other_player() -> None:
    table = arranged(2, firms=TWICE, holdings="dining", one_holding="on")
    refusal = table.refused("1: holding energy")
    assert refusal.code == "second_holding"
    table = arranged(2, firms=TWICE, holdings="dining").play("1: holding energy; 2: agree")
    assert bound(table) == {"dining", "energy"}


def test_B7_4_another_player_is_another_matter() -> None:
    own = {1: "bar@o1 cafe@o2 oil@o5", 2: "restaurant@o3", 3: "gas@o6 electricity@o8"}
    table = arranged(3, firms=own, holdings="dining", one_holding="on")
    assert bound(table.play("1: holding energy; 3: agree")) == {"dining", "energy"}


def test_B7_5_a_holding_takes_a_double_just_rolled_by_a_future_member() -> None:
    table = arranged(3, firms=SHARED, double_joins="on")
    assert table.refused("1: holding dining").code == "no_double"
    assert (
        arranged(3, firms=SHARED, double_joins="on", double=3).refused("1: holding dining").code
        == "no_double"
    )
    table = arranged(3, firms=SHARED, double_joins="on", double=2).play("1: holding dining")
    assert actor(table) == 2


def test_B7_5_who_rolled_it_may_propose_before_the_dice_go_on() -> None:
    table = drive(arranged(3, firms=SHARED, double_joins="on"), 1, 2, 2)
    assert actor(table) == 1 and table.offered(1) == ["holding dining", "done"]
    table.play("1: holding dining; 2: agree; 1: done")
    assert bound(table) == {"dining"} and actor(table) == 2


def test_B7_5_the_next_roll_ends_the_chance() -> None:
    table = drive(arranged(3, firms=SHARED, double_joins="on"), 1, 2, 2).play("1: done")
    drive(table, 2, 1, 3)
    assert table.refused("3: holding dining").code == "not_together"
    drive(table, 3, 1, 3)
    assert table.refused("1: holding dining").code == "no_double"


def test_B7_5_without_the_rule_a_double_stops_nobody() -> None:
    assert actor(drive(arranged(3, firms=SHARED), 1, 2, 2)) == 2


def test_B7_6_a_double_ends_a_holding_and_no_firm_goes_back() -> None:
    table = arranged(2, firms=SHARED, holdings="dining", levels={"dining": 1}, double_parts="on")
    drive(table, 1, 2, 2).play("1: break dining")
    assert bound(table) == set() and firms(table, 1) == {"bar", "cafe"}
    assert level(table, "restaurant") == 1
    table.play("1: done")
    assert table.refused("2: develop restaurant").code == "group_not_whole"


def test_B7_6_any_member_may_use_a_members_double() -> None:
    table = arranged(2, firms=SHARED, holdings="dining", double_parts="on", double=2)
    assert bound(table.play("1: break dining")) == set()


def test_B7_6_every_member_is_asked_whoever_is_next() -> None:
    own = {1: "bar@o1 cafe@o2", 3: "restaurant@o3"}
    table = drive(arranged(3, firms=own, holdings="dining", double_parts="on"), 1, 2, 2)
    assert actor(table) == 1
    assert actor(table.play("1: done")) == 3
    assert table.offered(3) == ["break dining", "done"]
    assert table.refused("3: holding energy").code == "wrong_moment"
    later = table.fork().play("3: done")
    assert actor(later) == 2 and bound(later) == {"dining"}
    assert bound(table.play("3: break dining; 3: done")) == set() and actor(table) == 2


def test_B7_6_in_the_first_edition_only_the_roller_was_asked() -> None:
    own = {1: "bar@o1 cafe@o2", 3: "restaurant@o3"}
    table = arranged(3, firms=own, holdings="dining", double_parts="on", edition="1")
    assert actor(drive(table, 1, 2, 2).play("1: done")) == 2


def test_B7_6_an_outsider_is_not_asked() -> None:
    own = {1: "bar@o1 cafe@o2", 2: "oil@o5", 3: "restaurant@o3"}
    table = arranged(4, firms=own, holdings="dining", double_parts="on", turn=2, at={2: "o10"})
    assert actor(drive(table, 2, 2, 2)) == 3
    table = drive(arranged(4, firms=own, holdings="dining", double_parts="on"), 1, 2, 2)
    assert actor(table.play("1: done; 3: done")) == 2


def test_B7_6_not_without_a_double_nor_without_the_rule() -> None:
    table = arranged(2, firms=SHARED, holdings="dining", double_parts="on")
    assert table.refused("1: break dining").code == "no_double_to_part"
    refusal = arranged(2, firms=SHARED, double_parts="on").refused("1: break dining")
    assert refusal.code == "not_a_member" and refusal.rule == "B7.6"
    table = arranged(2, firms=SHARED, holdings="dining", double=1)
    assert table.refused("1: break dining").code == "not_agreed"
    assert "break" not in kinds(table, 1)
