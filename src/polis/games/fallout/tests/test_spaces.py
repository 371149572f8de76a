"""F2: spaces, rents and cards."""

from __future__ import annotations

import pytest

from polis.games.fallout.tests.table import (
    actor,
    arranged,
    cash,
    is_mortgaged,
    kinds,
    names_told,
    owned,
    owner,
    told,
    where,
)

SITE_3 = "1: roll; *: dice 1 2"  # from GO to Klamath


# Buying and auctions


def test_F2_1_the_lander_may_buy_at_the_printed_price() -> None:
    table = arranged(2).play(SITE_3, "1: buy")
    assert cash(table) == [1440, 1500] and owner(table, "klamath") == 1


def test_F2_1_without_the_cash_only_the_auction_is_left() -> None:
    table = arranged(2, cash=[59, 0]).play(SITE_3)
    assert table.offered(1) == ["refuse"]
    assert table.refused("1: buy").code == "no_cash"


def test_F2_1_the_auction_begins_with_the_lander_and_goes_clockwise() -> None:
    table = arranged(3, turn=2, at={2: 0}).play("2: roll; *: dice 1 2; 2: refuse")
    order = []
    for _ in range(3):
        order.append(actor(table))
        table.play(f"{order[-1]}: raise one")
    assert order == [2, 3, 1]


def test_F2_1_who_drops_out_is_not_asked_again() -> None:
    table = arranged(3).play(SITE_3, "1: refuse; 1: raise one; 2: pass; 3: raise one; 1: raise one")
    assert actor(table) == 3


def test_F2_1_the_highest_bidder_pays_the_bank() -> None:
    table = arranged(3).play(SITE_3, "1: refuse; 1: bid : 30; 2: pass; 3: raise five; 1: pass")
    assert cash(table) == [1500, 1500, 1465] and owner(table, "klamath") == 3


def test_F2_1_with_no_bid_it_stays_with_the_bank() -> None:
    table = arranged(2).play(SITE_3, "1: refuse; 1: pass; 2: pass")
    assert owner(table, "klamath") == 0 and actor(table) == 2


def test_F2_1_the_last_one_may_still_bid_or_drop() -> None:
    table = arranged(2).play(SITE_3, "1: refuse; 1: pass")
    assert actor(table) == 2
    assert owner(table.play("2: raise one"), "klamath") == 2 and cash(table)[1] == 1499


@pytest.mark.parametrize(
    ("bid", "code"),
    [("bid : 10", "bid_too_low"), ("bid : 201", "no_cash_bid"), ("bid : 1 2", "bid_unreadable")],
)
def test_F2_1_a_bid_rises_and_does_not_exceed_the_cash(bid: str, code: str) -> None:
    table = arranged(2, cash=[500, 200]).play(SITE_3, "1: refuse; 1: bid : 10")
    assert table.refused(f"2: {bid}").code == code
    assert table.fork().play("2: bid : 200").state.bid == 200


def test_F2_1_the_menu_offers_steps_up_to_the_cash() -> None:
    table = arranged(2, cash=[500, 61]).play(SITE_3, "1: refuse; 1: bid : 10")
    assert [t for t in table.offered(2) if "raise" in t] == [
        *["raise one", "raise five", "raise ten", "raise twenty", "raise fifty"]
    ]


def test_F2_1_the_highest_bid_is_bound_until_the_auction_ends() -> None:
    table = arranged(3, deeds={1: "brown"}, cash=[100, 500, 500], at={1: 3}, mortgaged="junktown")
    table.play("1: roll; *: dice 1 2; 1: refuse; 1: bid : 80")
    assert table.refused("1: redeem junktown").code == "cash_bound"
    table.play("2: bid : 81")
    assert "redeem" in kinds(table, 1)


def test_F2_1_one_may_mortgage_to_bid_more() -> None:
    table = arranged(2, deeds={2: "vernon"}, cash=[500, 5]).play(SITE_3, "1: refuse; 1: bid : 60")
    assert "raise" not in kinds(table, 2)
    assert "raise" in kinds(table.play("2: mortgage vernon"), 2)


# Rent


def test_F2_2_the_visitor_pays_the_owner() -> None:
    table = arranged(2, deeds={2: "klamath"}).play(SITE_3)
    assert cash(table) == [1496, 1504] and actor(table) == 2


def test_F2_2_no_rent_for_a_mortgaged_property() -> None:
    table = arranged(2, deeds={2: "klamath"}, mortgaged="klamath").play(SITE_3)
    assert cash(table) == [1500, 1500] and "no_rent" in names_told(table)


def test_F2_2_by_hand_the_owner_is_asked_and_the_next_player_may_roll_all_the_same() -> None:
    table = arranged(3, deeds={3: "klamath"}, rent_claim="manual").play(SITE_3)
    assert actor(table) == 3 and cash(table) == [1500] * 3
    assert "roll" in table.offered(2)
    assert cash(table.play("3: claim")) == [1496, 1500, 1504] and actor(table) == 2


def test_F2_2_a_forgotten_rent_is_lost_when_the_next_player_rolls() -> None:
    table = arranged(3, deeds={3: "klamath"}, rent_claim="manual").play(SITE_3, "2: roll")
    assert told(table, "rent_lost") == [{"event": "rent_lost", "player": 2, "amount": 4}]
    assert table.play("*: dice 4 6").refused("3: claim").code == "nothing_to_claim"


def test_F2_2_the_visitors_own_extra_roll_does_not_end_the_claim() -> None:
    table = arranged(2, deeds={2: "megaton"}, rent_claim="manual", at={1: 0})
    table.play("1: roll; *: dice 3 3; 1: roll; *: dice 1 3; 2: claim")
    assert cash(table) == [1494, 1506]


def test_F2_2_a_claim_may_be_waived() -> None:
    table = arranged(2, deeds={2: "klamath"}, rent_claim="manual").play(SITE_3, "2: waive")
    assert cash(table) == [1500, 1500] and table.offered(2) != []


def test_F2_3_rent_is_doubled_on_a_bare_site_of_a_whole_group() -> None:
    assert cash(arranged(2, deeds={2: "brown"}).play(SITE_3)) == [1492, 1508]


def test_F2_3_also_while_another_site_of_the_group_is_mortgaged() -> None:
    table = arranged(2, deeds={2: "brown"}, mortgaged="junktown").play(SITE_3)
    assert cash(table) == [1492, 1508]


@pytest.mark.parametrize(("level", "rent"), [(1, 20), (2, 60), (3, 180), (4, 320), (5, 450)])
def test_F2_3_with_buildings_rent_is_as_printed(level: int, rent: int) -> None:
    table = arranged(2, deeds={2: "brown"}, levels={"brown": level}).play(SITE_3)
    assert cash(table) == [1500 - rent, 1500 + rent]


@pytest.mark.parametrize(
    ("stations", "rent"),
    [
        ("metro_central", 25),
        ("metro_central vernon", 50),
        ("metro_central vernon dupont", 100),
        ("station", 200),
    ],
)
def test_F2_4_stations_by_how_many_their_owner_has(stations: str, rent: int) -> None:
    table = arranged(2, deeds={2: stations}).play("1: roll; *: dice 1 4")
    assert cash(table)[1] == 1500 + rent


def test_F2_4_mortgaged_stations_are_counted() -> None:
    table = arranged(2, deeds={2: "station"}, mortgaged="vernon dupont")
    assert cash(table.play("1: roll; *: dice 1 4"))[1] == 1700


@pytest.mark.parametrize(("radios", "rent"), [("enclave_radio", 4 * 7), ("radio", 10 * 7)])
def test_F2_5_a_radio_station_costs_a_fresh_throw(radios: str, rent: int) -> None:
    table = arranged(2, deeds={2: radios}).play("1: roll; *: dice 6 6; *: dice 3 4")
    assert cash(table)[1] == 1500 + rent


def test_F2_5_the_other_one_counts_even_mortgaged() -> None:
    table = arranged(2, deeds={2: "radio"}, mortgaged="galaxy_news")
    assert cash(table.play("1: roll; *: dice 6 6; *: dice 3 4"))[1] == 1570


def test_F2_5_the_throw_is_never_a_double() -> None:
    table = arranged(2, deeds={2: "radio"}, at={1: 5}).play("1: roll; *: dice 3 4; *: dice 6 6")
    assert actor(table) == 2 and table.state.doubles == 0


# Cards

TO_GUIDE = "1: roll; *: dice 3 4"
TO_SPECIAL = "1: roll; *: dice 1 1"


def test_F2_6_the_card_goes_under_its_deck() -> None:
    table = arranged(2).play(TO_GUIDE, "*: draw stimpak")
    assert cash(table)[0] == 1485
    assert table.state.known[table.state.ring[0]] == 13 and table.state.ring[1] == 1


def test_F2_6_a_card_drawn_comes_again_only_after_all_others() -> None:
    table = arranged(2, deck="stimpak").play(TO_GUIDE, "*: draw stimpak")
    table.state.turn = table.state.decider = 0
    table.state.position[0] = 0
    table.state.actors = 1
    table.play("1: roll; *: dice 3 4; *: draw home_run")
    assert where(table, 1) == "at0"


def test_F2_6_a_get_out_card_is_kept() -> None:
    table = arranged(2).play(TO_GUIDE, "*: draw bobby_pin")
    assert owned(table, 1) == {"guide_card"} and table.state.ring[1] == 0


@pytest.mark.parametrize(
    ("card", "place", "money"),
    [
        ("home_run", "at0", 200),
        ("capitol_patrol", "at24", 0),
        ("sands_caravan", "at11", 0),
        ("city_lights", "at39", 0),
        ("central_line", "at5", 200),
        ("lost_tunnel", "at15", 0),
        ("blind_tunnel", "at15", 0),
        ("strange_signal", "at12", 0),
        ("radstorm", "at4", -200),
        ("wanted", "at10", 0),
        ("cap_stash", "at7", 50),
        ("bounty", "at7", 150),
        ("stimpak", "at7", -15),
        ("round_of_cola", "at7", -100),
    ],
)
def test_F2_6_what_the_cards_of_the_guide_do(card: str, place: str, money: int) -> None:
    table = arranged(3).play(TO_GUIDE, f"*: draw {card}")
    assert (where(table, 1), cash(table)[0] - 1500) == (place, money)


@pytest.mark.parametrize(
    ("card", "place", "money"),
    [
        ("vertibird", "at0", 200),
        ("brig", "at10", 0),
        ("strength", "at2", 200),
        ("perception", "at2", 100),
        ("endurance", "at2", 100),
        ("charisma", "at2", 50),
        ("intelligence", "at2", 25),
        ("agility", "at2", 20),
        ("luck", "at2", 10),
        ("birthday", "at2", 20),
        ("show", "at2", 100),
        ("doctor", "at2", -100),
        ("power_armour", "at2", -50),
        ("lessons", "at2", -50),
    ],
)
def test_F2_6_what_the_cards_of_special_do(card: str, place: str, money: int) -> None:
    table = arranged(3).play(TO_SPECIAL, f"*: draw {card}")
    assert (where(table, 1), cash(table)[0] - 1500) == (place, money)


@pytest.mark.parametrize(
    ("roll", "card", "due"),
    [(TO_GUIDE, "scorpions", 2 * 25 + 100), (TO_SPECIAL, "water_chip", 2 * 40 + 115)],
)
def test_F2_6_repairs_by_shack_and_vault(roll: str, card: str, due: int) -> None:
    levels = {"junktown": 5, "vault111": 1, "diamond_city": 1}
    table = arranged(2, deeds={1: "brown dark_blue"}, levels=levels)
    assert cash(table.play(roll, f"*: draw {card}"))[0] == 1500 - due


def test_F2_6_repairs_cost_nothing_without_buildings() -> None:
    assert cash(arranged(2).play(TO_GUIDE, "*: draw scorpions")) == [1500, 1500]


def test_F2_6_the_nearest_station_costs_double_rent() -> None:
    table = arranged(2, deeds={2: "vernon dupont"}).play(TO_GUIDE, "*: draw lost_tunnel")
    assert cash(table) == [1400, 1600]


def test_F2_6_the_doubling_ends_with_its_move() -> None:
    table = arranged(2, deeds={2: "vernon dupont"}).play(TO_GUIDE, "*: draw lost_tunnel")
    table.play("2: roll; *: dice 4 6")
    table.state.position[0] = 5
    assert cash(table.play("1: roll; *: dice 4 6")) == [1350, 1650]


def test_F2_6_the_nearest_radio_costs_ten_times_a_throw() -> None:
    table = arranged(2, deeds={2: "enclave_radio"}).play(TO_GUIDE, "*: draw strange_signal")
    assert cash(table.play("*: dice 1 2")) == [1470, 1530]


def test_F2_6_an_unowned_station_may_be_bought() -> None:
    table = arranged(2).play(TO_GUIDE, "*: draw lost_tunnel; 1: buy")
    assert owner(table, "vernon") == 1 and cash(table)[0] == 1300


@pytest.mark.parametrize(("place", "roll", "tax"), [(0, "1 3", 200), (30, "3 5", 100)])
def test_F2_7_church_and_brotherhood_are_paid_by_the_bank_account(
    place: int, roll: str, tax: int
) -> None:
    table = arranged(2, at={1: place}).play(f"1: roll; *: dice {roll}")
    assert cash(table) == [1500 - tax, 1500] and table.state.bank == tax - 3000


def test_F2_8_go_to_jail_pays_nothing_and_ends_the_turn() -> None:
    table = arranged(2, at={1: 26}).play("1: roll; *: dice 2 2")
    assert where(table, 1) == "at10" and cash(table)[0] == 1500 and actor(table) == 2


@pytest.mark.parametrize(("place", "roll"), [(0, "4 6"), (10, "4 6"), (0, "1 5")])
def test_F2_8_visiting_parking_and_ones_own_property_cost_nothing(place: int, roll: str) -> None:
    table = arranged(2, at={1: place}, deeds={1: "light_blue"}).play(f"1: roll; *: dice {roll}")
    assert cash(table) == [1500, 1500] and table.state.jail[0] == 0


def test_F2_9_rent_is_fixed_when_the_token_lands() -> None:
    table = arranged(2, deeds={2: "brown"}, rent_claim="manual").play(SITE_3)
    table.play("2: build junktown; 2: build klamath; 2: claim")
    assert cash(table) == [1492, 1500 - 100 + 8]


def test_F2_9_mortgaging_after_the_landing_does_not_change_it() -> None:
    table = arranged(2, deeds={2: "klamath"}, rent_claim="manual").play(SITE_3)
    table.play("2: mortgage klamath; 2: claim")
    assert is_mortgaged(table, "klamath") and cash(table)[0] == 1496


def test_F2_9_three_back_from_36_draws_again() -> None:
    table = arranged(2, at={1: 29}).play(TO_GUIDE, "*: draw radstorm")
    assert where(table, 1) == "at33"
    assert cash(table.play("*: draw luck"))[0] == 1510


def test_F2_9_a_card_pays_200_for_passing_go_forwards() -> None:
    table = arranged(2, at={1: 29}).play(TO_GUIDE, "*: draw lost_tunnel")
    assert where(table, 1) == "at5" and cash(table)[0] == 1700
