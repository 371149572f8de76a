"""F4: building, selling, mortgaging, at any time."""

from __future__ import annotations

from typing import Any

import pytest

from polis.core.play import conserved_until
from polis.core.rng import Rng
from polis.games.fallout.data import INTEREST, PROPERTY_NAMES
from polis.games.fallout.tests.table import (
    GAME,
    actor,
    arranged,
    cash,
    is_mortgaged,
    level,
    names_told,
    offer,
    owned,
    told,
)

# Building


def test_F4_1_a_shack_costs_the_price_on_the_deed() -> None:
    table = arranged(2, deeds={1: "dark_blue"}).play("1: build vault111")
    assert cash(table)[0] == 1300 and level(table, "vault111") == 1 and table.state.shacks == 31


@pytest.mark.parametrize(
    ("position", "line", "code"),
    [
        ({"deeds": {1: "vault111"}}, "build vault111", "group_not_whole"),
        (
            {"deeds": {1: "dark_blue"}, "mortgaged": "vault111"},
            "build diamond_city",
            "group_mortgaged",
        ),
        ({"deeds": {1: "dark_blue"}, "levels": {"vault111": 1}}, "build vault111", "uneven"),
        ({"deeds": {1: "dark_blue"}, "levels": {"dark_blue": 5}}, "build vault111", "full"),
        ({"deeds": {1: "dark_blue"}, "cash": [199, 0]}, "build vault111", "no_cash"),
        ({"deeds": {1: "dark_blue"}, "shacks": 0}, "build vault111", "none_in_stock"),
        (
            {"deeds": {1: "dark_blue"}, "levels": {"dark_blue": 4}, "vaults": 0},
            "build vault111",
            "none_in_stock",
        ),
        ({"deeds": {2: "dark_blue"}}, "build vault111", "not_owned"),
        ({"deeds": {1: "station"}}, "build vernon", "not_a_site"),
    ],
)
def test_F4_1_what_forbids_to_build(position: dict[str, Any], line: str, code: str) -> None:
    assert arranged(2, **position).refused(f"1: {line}").code == code


def test_F4_1_evenly_site_by_site() -> None:
    table = arranged(2, deeds={1: "light_blue"}).play("1: build arroyo")
    assert [t for t in table.offered(1) if "build" in t] == ["build megaton", "build den"]


def test_F4_1_a_vault_takes_the_place_of_four_shacks() -> None:
    table = arranged(2, deeds={1: "brown"}, levels={"brown": 4})
    assert table.state.shacks == 24
    table.play("1: build junktown")
    assert (table.state.shacks, table.state.vaults) == (28, 11) and level(table, "junktown") == 5


# Shortage: what is asked, what is left, what the others answer, and what comes of it.

SHORT: dict[str, Any] = {"deeds": {1: "brown", 2: "light_blue", 3: "pink"}, "at": {1: 10}}


def test_F4_2_enough_for_all_who_could_build_needs_no_question() -> None:
    table = arranged(3, **SHORT, shacks=3).play("1: build junktown")
    assert level(table, "junktown") == 1 and "shortage" not in names_told(table)


def test_F4_2_no_question_when_no_other_could_build() -> None:
    table = arranged(3, **SHORT, shacks=1, cash=[500, 49, 99]).play("1: build junktown")
    assert level(table, "junktown") == 1


def test_F4_2_those_who_could_buy_the_same_are_asked_clockwise() -> None:
    table = arranged(3, **SHORT, shacks=2).play("1: build junktown")
    assert actor(table) == 2 and table.offered(2) == ["want 0", "want 1", "want 2"]
    assert actor(table.play("2: want 1")) == 3


def test_F4_2_enough_after_all_is_simply_sold_at_the_price_of_the_deed() -> None:
    table = arranged(3, **SHORT, shacks=2).play("1: build junktown; 2: want 0; 3: want 1")
    assert level(table, "junktown") == 1 and table.offered(3) == [
        *["place shady_sands", "place hub", "place vault13"]
    ]
    table.play("3: place hub")
    assert cash(table) == [1450, 1500, 1400] and actor(table) == 1


def test_F4_2_too_few_are_auctioned_one_by_one_among_those_who_asked() -> None:
    table = arranged(3, **SHORT, shacks=1).play("1: build junktown; 2: want 1; 3: want 0")
    assert actor(table) == 1 and table.state.rivals == 0b011
    table.play("1: bid : 60; 2: bid : 75; 1: pass; 2: place den")
    assert cash(table) == [1500, 1425, 1500] and level(table, "den") == 1
    assert level(table, "junktown") == 0 and table.state.shacks == 0 and actor(table) == 1


def test_F4_2_the_lowest_bid_is_the_price_on_the_bidders_own_deed() -> None:
    table = arranged(3, **SHORT, shacks=1).play("1: build junktown; 2: want 0; 3: want 1")
    assert table.refused("1: bid : 49").code == "bid_too_low"
    table.play("1: raise one")
    assert table.state.price == 50
    assert table.refused("3: bid : 99").code == "bid_too_low"
    assert table.play("3: raise one").state.price == 100


def test_F4_2_for_a_vault_the_lowest_level_of_a_group_decides_whether_its_deed_counts() -> None:
    """Brown asks 50, but with a site still at three shacks it takes no vault: 200 is asked."""
    levels = {"junktown": 4, "klamath": 3, "dark_blue": 4, "green": 4}
    position: dict[str, Any] = {"deeds": {1: "brown dark_blue", 2: "green"}, "levels": levels}
    table = arranged(2, **position, vaults=1).play("1: build vault111; 2: want 1")
    assert actor(table) == 1 and table.refused("1: bid : 51").facts["amount"] == 200
    assert table.play("1: raise one").state.price == 200
    assert table.play("2: raise one").state.price == 201
    table.play("1: raise one; 2: pass")
    assert table.state.price == 202 and table.offered(1) == ["place vault111", "place diamond_city"]


def test_F4_2_a_building_is_placed_where_the_deed_asks_no_more_than_was_bid() -> None:
    position: dict[str, Any] = {"deeds": {1: "brown", 2: "light_blue dark_blue"}, "shacks": 1}
    table = arranged(2, **position).play("1: build junktown; 2: want 1; 1: pass; 2: bid : 60")
    assert table.offered(2) == ["place megaton", "place arroyo", "place den"]
    assert table.refused("2: place vault111").code == "cannot_place"


def test_F4_2_the_next_building_is_auctioned_among_those_still_wanting() -> None:
    table = arranged(3, **SHORT, shacks=2).play("1: build junktown; 2: want 2; 3: want 1")
    table.play("1: pass; 2: bid : 60; 3: pass; 2: place den")
    assert [e["event"] for e in told(table, "building_auctioned")] == ["building_auctioned"] * 2
    assert actor(table) == 1


def test_F4_2_without_a_bid_the_building_stays() -> None:
    table = arranged(2, deeds={1: "brown", 2: "pink"}, shacks=1)
    table.play("1: build junktown; 2: want 1; 1: pass; 2: pass")
    assert table.state.shacks == 1 and actor(table) == 1 and "building_left" in names_told(table)


def test_F4_2_vaults_are_short_too() -> None:
    position: dict[str, Any] = {
        "deeds": {1: "brown", 2: "dark_blue"},
        "levels": {"brown": 4, "dark_blue": 4},
    }
    table = arranged(2, **position, vaults=1).play("1: build junktown; 2: want 1; 1: pass")
    table.play("2: bid : 210; 2: place diamond_city")
    assert level(table, "diamond_city") == 5 and table.state.vaults == 0 and cash(table)[1] == 1290


def test_F4_2_other_business_waits_until_the_window_is_closed() -> None:
    table = arranged(3, **SHORT, shacks=1).play("1: build junktown")
    for line in ("3: mortgage hub", "1: build klamath", offer(1, 2, 5, "den")):
        assert table.refused(line).code == "business_waits"


def test_F4_2_a_window_interrupts_an_auction_and_gives_it_back() -> None:
    table = arranged(3, **{**SHORT, "at": {1: 10}}, shacks=1, deck="")
    table.play("1: roll; *: dice 2 4; 1: refuse; 1: bid : 100; 2: raise one")
    table.play("2: build den; 3: want 0; 1: want 0")
    assert level(table, "den") == 1 and actor(table) == 3 and table.state.bid == 101
    table.play("3: pass; 1: pass")
    assert "rivet_city" in owned(table, 2) and cash(table)[1] == 1500 - 50 - 101


def test_F4_2_the_highest_bidder_of_an_auction_cannot_spend_his_bid_on_a_shack() -> None:
    table = arranged(3, **SHORT, shacks=1, cash=[140, 1500, 1500])
    table.play("1: roll; *: dice 2 4; 1: refuse; 1: bid : 100")
    assert table.refused("1: build junktown").code == "cash_bound"


def test_F4_2_no_more_can_be_wanted_than_placed_and_paid() -> None:
    table = arranged(2, deeds={1: "brown", 2: "pink"}, shacks=1, cash=[500, 250])
    assert table.play("1: build junktown").refused("2: want 2").code == "too_many_wanted"


def test_F4_2_who_spends_too_much_on_the_first_cannot_place_the_second() -> None:
    deeds = {1: "orange", 2: "brown dark_blue", 3: "pink", 4: "red"}
    table = arranged(4, deeds=deeds, cash=[500, 250, 500, 500], shacks=3)
    table.play("1: build vault101; 2: want 2; 3: want 0; 4: want 0; 2: place vault111")
    assert actor(table) == 2 and cash(table)[1] == 50
    table = arranged(4, deeds=deeds, cash=[500, 240, 500, 500], shacks=3)
    table.play("1: build vault101; 2: want 2; 3: want 0; 4: want 0; 2: place vault111")
    assert actor(table) == 1 and table.state.shacks == 1


# Selling


def test_F4_3_the_bank_pays_half() -> None:
    table = arranged(2, deeds={1: "dark_blue"}, levels={"vault111": 1}).play("1: sell vault111")
    assert cash(table)[0] == 1600 and table.state.shacks == 32


def test_F4_3_evenly_from_the_highest() -> None:
    table = arranged(2, deeds={1: "brown"}, levels={"junktown": 2, "klamath": 1})
    assert table.refused("1: sell klamath").code == "sell_uneven"
    assert level(table.play("1: sell junktown"), "junktown") == 1


def test_F4_3_a_vault_goes_down_to_four_shacks() -> None:
    table = arranged(2, deeds={1: "brown"}, levels={"brown": 5}, shacks=4).play("1: sell klamath")
    assert level(table, "klamath") == 4 and (table.state.shacks, table.state.vaults) == (0, 11)


def test_F4_3_with_too_few_shacks_a_vault_cannot_be_broken_singly() -> None:
    table = arranged(2, deeds={1: "brown"}, levels={"brown": 5}, shacks=3)
    assert table.refused("1: sell klamath").code == "vault_needs_shacks"


ALL = "sell_down 0 brown"
ONE = ["sell_keep 1 junktown", "sell_keep 1 klamath"]
THREE = ["sell_down 2 brown", "sell_keep 3 junktown", "sell_keep 3 klamath"]


@pytest.mark.parametrize(("shacks", "ways"), [(0, []), (1, ONE), (3, [*ONE, *THREE])])
def test_F4_3_the_group_is_sold_down_to_any_even_state_the_stock_can_supply(
    shacks: int, ways: list[str]
) -> None:
    table = arranged(2, deeds={1: "brown"}, levels={"brown": 5}, shacks=shacks)
    assert [text for text in table.offered(1) if "sell" in text] == [ALL, *ways]


@pytest.mark.parametrize(
    ("way", "levels"),
    [
        ("sell_keep 4 rivet_city", [2, 1, 1]),
        ("sell_keep 4 vault101", [1, 1, 2]),
        ("sell_less 5 rivet_city", [1, 2, 2]),
        ("sell_less 5 tenpenny", [2, 1, 2]),
        ("sell_less 11 rivet_city", [3, 4, 4]),
        ("sell_down 6 orange", [2, 2, 2]),
    ],
)
def test_F4_3_the_owner_chooses_which_site_keeps_the_odd_step(way: str, levels: list[int]) -> None:
    stands = {"rivet_city": 5, "tenpenny": 4, "vault101": 4}
    table = arranged(2, deeds={1: "orange"}, levels=stands, shacks=3).play(f"1: {way}")
    sites = ["rivet_city", "tenpenny", "vault101"]
    assert [level(table, site) for site in sites] == levels
    assert table.state.shacks == 3 + 8 - sum(levels)
    assert cash(table)[0] == 1500 + (13 - sum(levels)) * 50


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("sell_down 5 orange", "choose_odd"),
        ("sell_keep 5 tenpenny", "not_odd"),
        ("sell_less 6 tenpenny", "not_odd"),
        ("sell_less 12 tenpenny", "not_even_state"),
        ("sell_keep 1 hub", "not_owned"),
        ("sell_keep 1 vernon", "group_bare"),
        ("sell_down 0 red", "group_bare"),
    ],
)
def test_F4_3_what_forbids_to_sell_a_group_down(line: str, code: str) -> None:
    stands = {"rivet_city": 5, "tenpenny": 4, "vault101": 4}
    table = arranged(2, deeds={1: "orange vernon"}, levels=stands, shacks=3)
    error = table.refused(f"1: {line}")
    assert (error.code, error.rule) == (code, "F4.3")


def test_F4_3_every_step_sold_brings_half_its_price() -> None:
    table = arranged(2, deeds={1: "brown"}, levels={"brown": 5}, shacks=3).play(
        "1: sell_keep 3 klamath"
    )
    assert cash(table)[0] == 1500 + 7 * 25
    assert (level(table, "junktown"), level(table, "klamath")) == (1, 2)
    assert table.state.shacks == 0 and table.state.vaults == 12


def test_F4_3_the_shacks_of_the_group_itself_are_counted() -> None:
    table = arranged(2, deeds={1: "brown"}, levels={"junktown": 5, "klamath": 4}, shacks=0)
    table.play("1: sell_down 4 brown")
    assert (level(table, "junktown"), level(table, "klamath"), table.state.shacks) == (2, 2, 0)


def test_F4_3_selling_down_is_only_for_such_a_shortage() -> None:
    table = arranged(2, deeds={1: "brown"}, levels={"brown": 5})
    assert table.refused("1: sell_down 0 brown").code == "sell_singly"


def test_F4_3_not_to_a_state_the_stock_cannot_supply() -> None:
    table = arranged(2, deeds={1: "brown"}, levels={"brown": 5}, shacks=1)
    assert table.refused("1: sell_down 4 brown").code == "not_even_state"


# Mortgages


def test_F4_4_a_mortgage_brings_its_printed_value() -> None:
    table = arranged(2, deeds={1: "vernon"}).play("1: mortgage vernon")
    assert cash(table)[0] == 1600 and is_mortgaged(table, "vernon")


def test_F4_4_all_buildings_of_the_group_are_sold_first() -> None:
    table = arranged(2, deeds={1: "brown"}, levels={"klamath": 1})
    assert table.refused("1: mortgage junktown").code == "group_built"


def test_F4_4_redeeming_costs_ten_per_cent_more() -> None:
    table = arranged(2, deeds={1: "vernon"}, mortgaged="vernon").play("1: redeem vernon")
    assert cash(table)[0] == 1390 and not is_mortgaged(table, "vernon")


@pytest.mark.parametrize(("name", "interest"), [("enclave_radio", 8), ("vault111", 18), ("den", 6)])
def test_F4_4_the_ten_per_cent_is_rounded_up(name: str, interest: int) -> None:
    assert INTEREST[PROPERTY_NAMES.index(name)] == interest


@pytest.mark.parametrize(
    ("mortgaged", "line", "code"),
    [
        ("vernon", "mortgage vernon", "mortgaged_already"),
        ("", "redeem vernon", "not_mortgaged"),
        ("", "mortgage dupont", "not_owned"),
        ("vernon", "redeem vernon", "no_cash"),
    ],
)
def test_F4_4_what_forbids_it(mortgaged: str, line: str, code: str) -> None:
    table = arranged(2, deeds={1: "vernon"}, mortgaged=mortgaged, cash=[109, 0])
    assert table.refused(f"1: {line}").code == code


# At any time


@pytest.mark.parametrize("moment", ["", "1: roll; *: dice 1 2", "1: roll; *: dice 1 2; 1: refuse"])
def test_F4_6_everyone_may_do_business_before_any_decision(moment: str) -> None:
    table = arranged(3, deeds={2: "light_blue", 3: "vernon dupont"}, mortgaged="dupont").play(
        moment
    )
    decider = actor(table)
    table.play("3: mortgage vernon; 2: build den; 3: redeem dupont; 2: sell den")
    table.play(offer(3, 2, -5, "vernon"), "2: decline 3")
    assert actor(table) == decider == 1


def test_F4_6_nobody_does_business_while_the_dice_roll() -> None:
    table = arranged(2, deeds={2: "vernon"}).play("1: roll")
    assert table.offered(2) == [] and table.refused("2: mortgage vernon").code == "natures_move"


def test_F4_6_the_bankrupt_do_no_business() -> None:
    table = arranged(3, cash=[1, 9, 9]).play("1: roll; *: dice 1 3")
    assert table.offered(1) == [] and table.refused("1: roll").code == "are_bankrupt"


@pytest.mark.parametrize("seed", range(8))
def test_F4_2_random_games_with_few_buildings_keep_their_stock_and_end(seed: int) -> None:
    """Whole groups in four hands and a poor bank: windows, auctions and sales of whole groups."""
    deeds = {1: "brown red", 2: "light_blue yellow", 3: "pink green", 4: "orange dark_blue"}
    table = arranged(4, deeds=deeds, shacks=3 + seed, vaults=1, cash=[3000] * 4)
    assert conserved_until(GAME, table.state, Rng(seed)) == -1
    assert actor(table) == 0


def test_F5_1_a_debtor_waits_while_others_share_out_the_last_building() -> None:
    deeds = {1: "diamond_city light_blue", 2: "brown vernon", 3: "pink"}
    table = arranged(3, deeds=deeds, at={2: 34}, cash=[900, 10, 900], shacks=1, turn=2)
    table.play("2: roll; *: dice 1 4; 1: build den")
    assert table.refused("2: give_up").code == "not_your_move"
    assert table.refused("1: give_up").code == "no_debt"
