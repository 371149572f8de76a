"""B1 and B2: turns, moves and special cells."""

from __future__ import annotations

import pytest

from polis.games.bibs.data import CELL_NAMES, KIND, PLOT_CELL
from polis.games.bibs.tests.table import (
    GAME,
    actor,
    arranged,
    begun,
    cash,
    drive,
    kinds,
    level,
    names_told,
    offer,
    owner,
    start,
    told,
    where,
)
from polis.testing.script import draws

# B1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_B1_2_everyone_starts_with_3000_on_Start(seats: int) -> None:
    table = begun(seats)
    assert cash(table) == [3000] * seats and {where(table, s + 1) for s in range(seats)} == {"o0"}


def test_B1_3_two_dice_outside_the_City_and_one_inside() -> None:
    assert len(draws(GAME, arranged(2, at={1: "o22"}).play("1: roll").state)) == 36
    assert draws(GAME, arranged(2, at={1: "c0"}).play("1: roll").state) == [
        f"die {n}" for n in range(1, 7)
    ]


def test_B1_3_the_way_leads_through_the_City_and_back_to_Start() -> None:
    assert where(drive(arranged(2, at={1: "o20"}), 1, 1, 4), 1) == "c2"
    assert where(drive(arranged(2, at={1: "c19"}), 1, 1), 1) == "o23"
    assert where(drive(arranged(2, at={1: "o40"}), 1, 4, 4), 1) == "o4"


def test_B1_4_an_empty_plot_costs_40_outside_the_City_and_80_inside() -> None:
    table = drive(begun(2), 1, 1, 2).play("1: buy")
    assert cash(table)[0] == 2960 and owner(table, "o3") == 1
    table = drive(arranged(2, at={1: "c0"}), 1, 2).play("1: buy")
    assert cash(table)[0] == 2920 and owner(table, "c2") == 1


def test_B1_4_twelve_plots_and_no_more() -> None:
    twelve = " ".join(n for n, k in zip(CELL_NAMES, KIND, strict=True) if k == PLOT_CELL)
    table = arranged(2, plots={1: " ".join(twelve.split()[8:20])}, at={1: "o0"})
    drive(table, 1, 1, 2)
    assert actor(table) == 2 and owner(table, "o3") == 0
    assert told(table, "no_marker") == [{"event": "no_marker", "player": 0, "plot": "o3"}]


def test_B1_4_nobody_buys_without_the_money_and_the_log_says_so() -> None:
    table = drive(arranged(2, cash=[39, 0]), 1, 1, 2)
    assert actor(table) == 2
    assert told(table, "plot_too_dear") == [
        {"event": "plot_too_dear", "player": 0, "plot": "o3", "amount": 40}
    ]


def test_B1_5_firms_stand_and_grow_on_bought_plots() -> None:
    table = arranged(2, firms={1: "bar@o1 cafe@o2"}, plots={1: "o3"})
    table.play("1: found restaurant o3; 1: develop restaurant")
    assert level(table, "restaurant") == 1


def test_B1_6_any_seat_may_be_drawn_to_begin_and_turns_go_clockwise() -> None:
    assert draws(GAME, start(3).state) == ["begin 1", "begin 2", "begin 3"]
    table = start(3).play("*: begin 3")
    assert actor(drive(table, 3, 2, 2)) == 1


def test_B1_6_before_the_lot_nobody_moves() -> None:
    refusal = start(3).refused("1: roll")
    assert refusal.code == "natures_lot" and refusal.rule == "B1.6"
    refusal = begun(3).play("1: roll").refused("1: roll")
    assert refusal.code == "natures_move" and refusal.rule == "B1.3"


def test_B1_6_a_plot_not_bought_stays_free_and_there_is_no_auction() -> None:
    table = drive(begun(3), 1, 1, 2).play("1: skip")
    assert owner(table, "o3") == 0 and actor(table) == 2


def test_B1_6_a_double_gives_nothing() -> None:
    assert actor(drive(begun(3), 1, 2, 2)) == 2


def test_B1_6_business_comes_before_the_roll_and_not_after_it() -> None:
    table = drive(arranged(2, plots={1: "o5"}), 1, 1, 2)
    assert table.refused("1: found bar o5").code == "wrong_moment"
    assert kinds(table, 1) == {"buy", "skip"}


# B2


def test_B2_1_passing_Start_pays_300() -> None:
    table = drive(arranged(2, at={1: "o42"}, plots={2: "o3"}), 1, 1, 4)
    assert cash(table)[0] == 3300


def test_B2_1_landing_on_Start_pays_once() -> None:
    table = drive(arranged(2, at={1: "o40"}), 1, 2, 2)
    assert cash(table)[0] == 3300 and len(told(table, "bonus_paid")) == 1


def test_B2_2_Parking_skips_the_whole_next_turn() -> None:
    table = drive(arranged(2, at={1: "o10"}), 1, 2, 2)
    drive(table, 2, 2, 2)
    assert told(table, "turn_skipped") == [{"event": "turn_skipped", "player": 0}]
    assert actor(table) == 2 and table.refused("1: roll").code == "not_your_move"


def test_B2_2_rent_and_offers_still_reach_who_is_parked() -> None:
    table = drive(arranged(2, at={1: "o10", 2: "o1"}, firms={1: "bar@o5"}), 1, 2, 2)
    drive(table, 2, 2, 2)
    assert cash(table) == [3025, 2975]
    table.play(offer(2, 1, 50, "o5"))
    assert kinds(table, 1) == {"accept", "decline"}


@pytest.mark.parametrize(("has", "tax"), [(3000, 300), (109, 10), (9, 0), (0, 0)])
def test_B2_3_Tax_takes_a_tenth_of_the_cash_rounded_down(has: int, tax: int) -> None:
    table = drive(arranged(2, cash=[has, 0]), 1, 1, 3)
    assert cash(table)[0] == has - tax and told(table, "taxed")[0]["amount"] == tax


def test_B2_4_Metro_leads_to_any_other_Metro_for_10() -> None:
    table = drive(begun(2), 1, 3, 4)
    assert table.offered(1) == ["ride o18", "ride o29", "ride c3", "ride c17", "skip"]
    assert table.refused("1: ride o7").code == "same_metro"
    table.play("1: ride c17")
    assert where(table, 1) == "c17" and cash(table)[0] == 2990 and actor(table) == 2


def test_B2_4_a_ride_passes_neither_Start_nor_Tax() -> None:
    table = drive(arranged(2, at={1: "o22"}, passing_tax="on"), 1, 1, 3).play("1: ride o7")
    assert cash(table)[0] == 2990


def test_B2_4_without_the_fare_there_is_no_ride() -> None:
    table = drive(arranged(2, cash=[9, 0]), 1, 3, 4)
    assert actor(table) == 2 and told(table, "no_fare")


def test_B2_5_without_a_firm_there_is_no_State_order() -> None:
    table = drive(arranged(2, at={1: "o8"}, hand={1: "gas"}), 1, 1, 1)
    assert actor(table) == 2 and told(table, "no_order")


def test_B2_5_a_State_order_pays_the_present_rent_of_one_own_firm() -> None:
    table = arranged(2, at={1: "o8"}, firms={1: "bar@o1 oil@o2"}, levels={"oil": 2})
    drive(table, 1, 1, 1)
    assert table.offered(1) == ["order bar", "order oil", "skip"]
    assert cash(table.play("1: order oil"))[0] == 3480


def test_B2_5_no_State_order_for_a_firm_of_the_bank_or_in_hand() -> None:
    table = arranged(2, at={1: "o8"}, firms={1: "bar@o1 oil@o2"}, hand={1: "gas"}, bank="oil")
    drive(table, 1, 1, 1)
    assert table.refused("1: order oil").code == "not_yours"
    assert table.refused("1: order gas").code == "not_on_plot"
    assert table.offered(1) == ["order bar", "skip"]


# Arrows


def test_B2_6_an_arrow_leads_from_its_tail_to_its_head() -> None:
    table = arranged(2, at={1: "o20"}, arrows="ring")
    assert where(drive(table, 1, 1, 3), 1) == "o24"
    assert where(drive(arranged(2, at={1: "o10"}, arrows="early_city"), 1, 1, 4), 1) == "c3"
    assert where(drive(arranged(2, at={1: "c18"}, arrows="late_city"), 1, 3), 1) == "o35"


def test_B2_6_the_tail_itself_stays_an_ordinary_cell() -> None:
    assert where(drive(arranged(2, at={1: "o20"}, arrows="ring"), 1, 1, 1), 1) == "o22"


def test_B2_6_a_token_that_is_left_out_walks_on_by_the_old_way() -> None:
    assert where(drive(arranged(2, at={1: "c10"}, arrows="ring"), 1, 4), 1) == "c14"


def test_B2_6_every_player_must_consent() -> None:
    table = begun(3).play("1: arrow ring")
    assert actor(table) == 2
    table.play("2: agree")
    assert actor(table) == 3 and table.state.arrows == 0
    table.play("3: agree")
    assert table.state.arrows == 1 and actor(table) == 1


def test_B2_6_one_refusal_leaves_the_board_as_it_is() -> None:
    table = begun(3).play("1: arrow ring; 2: refuse")
    assert table.state.arrows == 0 and actor(table) == 1
    assert table.refused("1: arrow ring").code == "arrow_spoken"


def test_B2_6_an_arrow_is_removed_by_consent_of_all_too() -> None:
    table = arranged(2, arrows="short").play("1: arrow early_city; 2: agree")
    assert table.state.arrows == 4 and names_told(table)[-1] == "arrow_removed"


def test_B2_6_arrows_are_spoken_of_once_a_round() -> None:
    table = begun(2).play("1: arrow ring; 2: refuse")
    drive(table, 1, 2, 2)
    assert table.refused("2: arrow ring").code == "arrow_spoken"
    drive(table, 2, 2, 2)
    table.play("1: arrow ring")
    assert actor(table) == 2


def test_B1_6_a_proposal_blocks_nobody_and_lapses_with_the_roll() -> None:
    table = begun(2).play("1: arrow ring")
    drive(table, 1, 2, 2)
    assert "pact_lapsed" in names_told(table) and actor(table) == 2
    assert table.refused("2: agree").code == "not_asked"


def test_B1_6_one_question_at_a_time() -> None:
    table = arranged(2, firms={1: "bar@o1 cafe@o2", 2: "restaurant@o3"}).play("1: holding dining")
    assert table.refused("1: arrow ring").code == "pact_open"
