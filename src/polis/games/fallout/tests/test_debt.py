"""F5: debt and bankruptcy: who owes what to whom, with what in hand, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from polis.games.fallout.tests.table import (
    GAME,
    Script,
    actor,
    alive,
    arranged,
    cash,
    is_mortgaged,
    kinds,
    level,
    names_told,
    offer,
    owned,
    owner,
    told,
)
from polis.testing.script import seen

# Seat 1 lands on Diamond City, rent 2000 with a vault, or on the Church, 200 to the bank.
TO_PLAYER: dict[str, Any] = {"deeds": {2: "dark_blue"}, "levels": {"dark_blue": 5}, "at": {1: 34}}
PLAYER_ROLL = "1: roll; *: dice 1 4"
BANK_ROLL = "1: roll; *: dice 1 3"


def to_player(
    seats: int = 3, deeds: str = "", levels: Mapping[str, int] | None = None, **more: Any
) -> Script:
    built = {**TO_PLAYER["levels"], **(levels or {})}
    owners = {1: deeds, **TO_PLAYER["deeds"]}
    return arranged(seats, deeds=owners, levels=built, at=TO_PLAYER["at"], **more)


# Owing: what a debtor may and must do


def test_F5_1_a_debtor_raises_the_money_and_pays_as_soon_as_he_can() -> None:
    table = to_player(deeds="station", cash=[1700, 0, 0]).play(PLAYER_ROLL)
    assert actor(table) == 1 and cash(table) == [1700, 0, 0]
    table.play("1: mortgage vernon; 1: mortgage dupont")
    assert cash(table)[0] == 1900 and actor(table) == 1
    table.play("1: mortgage foggy_bottom")
    assert cash(table) == [0, 2000, 0] and actor(table) == 2


def test_F5_1_everybody_sees_what_a_debtor_could_raise() -> None:
    table = to_player(
        deeds="brown station", levels={"brown": 2}, mortgaged="vernon", cash=[0, 0, 0]
    )
    table.play(PLAYER_ROLL)
    told_before = seen(GAME, table.state, 1)["seats"][0]["raisable"]
    sites = [lot["name"] for lot in seen(GAME, table.state, 1)["properties"][:2]]
    for _ in range(2):
        table.play(*(f"1: sell {site}" for site in sites))
    rest = [*sites, "dupont", "foggy_bottom"]
    table.play(*(f"1: mortgage {lot}" for lot in rest))
    left = seen(GAME, table.state, 1)["seats"][0]
    assert told_before == left["cash"] + left["raisable"] > left["cash"] > 0


def test_F5_1_the_others_wait_but_may_do_business() -> None:
    table = to_player(deeds="vernon", cash=[0, 500, 0]).play(PLAYER_ROLL)
    assert table.refused("2: roll").code == "not_your_move"
    table.play("2: sell vault111")
    assert level(table, "vault111") == 4


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("build junktown", "debt_first"),
        ("redeem dupont", "debt_first"),
        ("roll", "wrong_moment"),
        ("offer 3 : 5 27", "debt_first"),
    ],
)
def test_F5_1_a_debtor_does_not_build_redeem_or_pay_others(line: str, code: str) -> None:
    table = to_player(deeds="brown vernon dupont", mortgaged="dupont", cash=[300, 0, 0])
    table.state.owner[27], table.state.owned[2] = 2, 1 << 27
    assert table.play(PLAYER_ROLL).refused(f"1: {line}").code == code


def test_F5_1_a_debtor_may_trade_for_cash() -> None:
    table = to_player(deeds="vernon", cash=[1000, 0, 1500]).play(PLAYER_ROLL)
    table.play(offer(1, 3, -1000, "vernon"), "3: accept 1")
    assert cash(table) == [0, 2000, 500] and alive(table) == [1, 2, 3]


def test_F5_1_he_may_sell_a_get_out_card() -> None:
    table = to_player(deeds="vernon", cash=[1990, 0, 50], cards={1: "guide"}).play(PLAYER_ROLL)
    table.play(offer(1, 3, -10, "guide_card"), "3: accept 1")
    assert cash(table) == [0, 2000, 40] and owned(table, 3) == {"guide_card"}


def test_F5_1_he_is_bankrupt_when_he_gives_up() -> None:
    table = to_player(deeds="vernon", cash=[1990, 0, 0]).play(PLAYER_ROLL, "1: give_up")
    assert alive(table) == [2, 3] and owner(table, "vernon") == 2


def test_F5_1_and_when_nothing_is_left_to_sell_mortgage_or_trade() -> None:
    table = to_player(cash=[10, 0, 0]).play(PLAYER_ROLL)
    assert alive(table) == [2, 3] and "gave_up" not in names_told(table)


def test_F5_1_mortgaging_the_last_deed_ends_nobody() -> None:
    table = to_player(deeds="vernon", cash=[10, 0, 0]).play(PLAYER_ROLL, "1: mortgage vernon")
    assert alive(table) == [1, 2, 3] and actor(table) == 1
    assert kinds(table, 1) == {"give_up"}
    table.play("1: give_up")
    assert alive(table) == [2, 3] and owner(table, "vernon") == 2


def test_F5_1_a_debtor_with_mortgaged_deeds_and_a_card_may_still_trade() -> None:
    """Ten caps, a mortgaged deed and a card of the Guide, on a rival's Diamond City."""
    table = arranged(
        3,
        deeds={1: "capitol", 2: "dark_blue"},
        mortgaged="capitol",
        cards={1: "guide"},
        cash=[10, 0, 900],
        at={1: 34},
    ).play(PLAYER_ROLL)
    assert alive(table) == [1, 2, 3] and actor(table) == 1
    table.play(offer(1, 3, -40, "guide_card"), "3: accept 1")
    assert alive(table) == [1, 2, 3] and cash(table)[0] == 50
    table.play(offer(1, 3, -50, "capitol"), "3: accept 1")
    assert cash(table) == [0, 100, 900 - 40 - 50 - 12] and actor(table) == 2


def test_F5_1_a_get_out_card_alone_keeps_a_debtor_in_the_game() -> None:
    table = to_player(cash=[1990, 0, 50], cards={1: "special"}).play(PLAYER_ROLL)
    assert actor(table) == 1
    table.play(offer(1, 3, -10, "special_card"), "3: accept 1")
    assert cash(table) == [0, 2000, 40]


def test_F5_1_who_sold_the_last_thing_and_still_owes_is_bankrupt() -> None:
    table = to_player(cash=[10, 0, 50], cards={1: "special"}).play(PLAYER_ROLL)
    table.play(offer(1, 3, -10, "special_card"), "3: accept 1")
    assert alive(table) == [2, 3] and owned(table, 3) == {"special_card"}


def test_F5_1_but_not_while_an_offer_is_open() -> None:
    """The last deed is given away while a neighbour offers a hundred as a gift."""
    table = to_player(deeds="vernon", mortgaged="vernon", cash=[1900, 20, 200], cards={3: "guide"})
    table.play(PLAYER_ROLL, offer(3, 1, 100, "guide_card"), offer(1, 2, 0, "vernon"))
    table.play("2: accept 1")
    assert owned(table, 1) == set() and alive(table) == [1, 2, 3]
    assert cash(table.play("1: accept 3")) == [0, 2010, 100]


def test_F5_1_a_debtor_need_not_wait_for_an_answer() -> None:
    table = to_player(deeds="vernon", mortgaged="vernon", cash=[10, 0, 99]).play(PLAYER_ROLL)
    table.play(offer(1, 3, -5, "vernon"))
    assert actor(table) == 3 and GAME.may_go_on(table.state) == 1
    table.play("1: give_up")
    assert alive(table) == [2, 3] and owner(table, "vernon") == 2


def test_F5_1_games_of_the_first_edition_end_a_debtor_without_asking() -> None:
    table = to_player(deeds="vernon", cash=[10, 0, 0], edition="1").play(PLAYER_ROLL)
    table.play("1: mortgage vernon")
    assert alive(table) == [2, 3] and "gave_up" not in names_told(table)


def test_F5_1_an_offer_accepted_in_time_may_save_him() -> None:
    table = to_player(deeds="vernon hub", mortgaged="vernon", cash=[1900, 0, 99]).play(PLAYER_ROLL)
    table.play(offer(3, 1, 50, "vernon"), "1: mortgage hub")
    assert cash(table)[0] == 1970 and alive(table) == [1, 2, 3]
    assert cash(table.play("1: accept 3")) == [20, 2000, 39]


def test_F5_1_only_a_debtor_can_give_up() -> None:
    assert arranged(2).refused("1: give_up").code == "no_debt"


# Bankrupt to a player: (what the debtor has, what the creditor ends with)


@pytest.mark.parametrize(
    ("deeds", "levels", "mortgaged", "card", "money", "gains"),
    [
        ("", {}, "", {}, 70, 70),
        ("vernon hub", {}, "", {}, 70, 70),
        ("vernon hub", {}, "vernon", {}, 70, 70 - 10),
        ("brown", {"brown": 3}, "", {}, 70, 70 + 6 * 25),
        ("brown", {"brown": 5}, "", {}, 0, 10 * 25),
        ("brown vernon dupont", {"brown": 5}, "vernon dupont", {1: "guide special"}, 0, 250 - 20),
    ],
)
def test_F5_2_everything_goes_to_the_creditor(
    deeds: str,
    levels: dict[str, int],
    mortgaged: str,
    card: dict[int, str],
    money: int,
    gains: int,
) -> None:
    table = to_player(
        deeds=deeds, levels=levels, mortgaged=mortgaged, cards=card, cash=[money, 0, 0]
    )
    before = owned(table, 1) | owned(table, 2)
    table.play(PLAYER_ROLL)
    if 1 in alive(table):
        table.play("1: give_up")
    assert owned(table, 2) == before and cash(table) == [0, gains, 0]
    assert table.state.shacks == 32 and table.state.vaults == 10
    assert all(is_mortgaged(table, name) for name in mortgaged.split())
    assert alive(table) == [2, 3] and actor(table) == 2


def test_F5_2_redeemed_at_once_there_is_no_second_ten_per_cent() -> None:
    table = to_player(deeds="vernon", mortgaged="vernon", cash=[0, 300, 0]).play(PLAYER_ROLL)
    table.play("1: give_up; 2: redeem vernon")
    assert cash(table)[1] == 300 - 10 - 100


def test_F5_2_after_the_next_roll_there_is() -> None:
    table = to_player(deeds="vernon", mortgaged="vernon", cash=[0, 300, 0])
    table.state.position[1] = 10
    table.play(PLAYER_ROLL, "1: give_up; 2: roll; *: dice 4 6; 2: redeem vernon")
    assert cash(table)[1] == 300 - 10 - 110


def chain() -> Script:
    """Seat 1 goes bankrupt to seat 2, who has 5 caps, with four mortgaged stations."""
    deeds = {1: "station", 2: "klamath"}
    table = arranged(3, deeds=deeds, mortgaged="station", cash=[0, 5, 100])
    return table.play("1: roll; *: dice 1 2; 1: give_up")


def test_F5_2_a_creditor_who_cannot_pay_the_interest_is_a_debtor_to_the_bank() -> None:
    table = chain()
    assert alive(table) == [2, 3] and actor(table) == 2
    assert told(table, "in_debt")[1:] == [
        {"event": "in_debt", "player": 1, "amount": 40, "cash": 5}
    ]
    assert kinds(table, 2) == {"give_up", "mortgage"}


def test_F5_2_he_may_still_raise_it() -> None:
    table = arranged(3, deeds={1: "station", 2: "klamath hub"}, mortgaged="station", cash=[0, 5, 0])
    table.play("1: roll; *: dice 1 2; 1: give_up; 2: mortgage hub")
    assert cash(table)[1] == 5 + 70 - 40 and actor(table) == 2 and "roll" in kinds(table, 2)


def test_F5_2_chain_bankruptcy_leads_on_to_the_bank() -> None:
    table = chain().play("2: give_up")
    assert alive(table) == [3] and actor(table) == 0
    assert list(GAME.places(table.state)) == [3, 2, 1]


# Bankrupt to the bank


def test_F5_3_all_property_is_auctioned_in_board_order_free_of_mortgage() -> None:
    table = arranged(
        3, deeds={1: "diamond_city junktown vernon"}, mortgaged="vernon", cash=[0, 900, 900]
    )
    table.play(BANK_ROLL, "1: give_up")
    lots = []
    while table.state.lot >= 0:
        lots.append(seen(GAME, table.state, 0)["auction"]["property"])
        first, second = actor(table), 5 - actor(table)
        table.play(f"{first}: bid : 10; {second}: pass")
    assert lots == ["junktown", "vernon", "diamond_city"]
    assert not is_mortgaged(table, "vernon") and owned(table, 2) == set(lots)
    assert cash(table) == [0, 870, 900] and actor(table) == 2


def test_F5_3_buildings_cash_and_cards_return() -> None:
    table = arranged(
        3, deeds={1: "brown"}, levels={"brown": 5}, cash=[70, 0, 0], cards={1: "guide special"}
    )
    table.play(BANK_ROLL, "1: give_up")
    assert cash(table)[0] == 0 and (table.state.shacks, table.state.vaults) == (32, 12)
    assert list(table.state.ring) == [0, 1, 0, 1] and owned(table, 1) == set()


def test_F5_3_the_left_neighbour_of_the_bankrupt_bids_first() -> None:
    table = arranged(3, deeds={2: "vernon"}, cash=[900, 0, 900], turn=2, at={2: 0})
    table.play("2: roll; *: dice 1 3; 2: give_up")
    assert actor(table) == 3


def test_F5_3_what_nobody_wants_is_unowned_again() -> None:
    table = arranged(3, deeds={1: "vernon"}, cash=[0, 9, 9]).play(
        BANK_ROLL, "1: give_up; 2: pass; 3: pass"
    )
    assert owner(table, "vernon") == 0 and actor(table) == 2


def test_F5_3_with_one_player_left_there_are_no_auctions() -> None:
    table = arranged(2, deeds={1: "station"}, cash=[0, 9]).play(BANK_ROLL, "1: give_up")
    assert actor(table) == 0 and "auction_opened" not in names_told(table)
    assert table.state.estate == 0 and owner(table, "vernon") == 0


def test_F5_3_the_last_two_to_a_player_end_without_interest() -> None:
    table = to_player(2, deeds="station", mortgaged="station", cash=[0, 0]).play(PLAYER_ROLL)
    table.play("1: give_up")
    assert actor(table) == 0 and cash(table) == [0, 0]


def test_F5_3_the_game_goes_on_with_the_player_after_the_bankrupt() -> None:
    table = arranged(4, cash=[1, 5, 5, 5]).play(BANK_ROLL)
    assert actor(table) == 2 and "roll" in kinds(table, 2)


# Vaults that cannot be broken


def test_F5_1_a_debtor_whose_vaults_cannot_be_broken_sells_the_group_down() -> None:
    table = to_player(deeds="brown", levels={"brown": 5}, cash=[1900, 0, 0], shacks=0)
    table.play(PLAYER_ROLL)
    assert table.refused("1: sell klamath").code == "vault_needs_shacks"
    assert kinds(table, 1) == {"give_up", "sell_down"}
    table.play("1: sell_down 0 brown")
    assert cash(table) == [150, 2000, 0] and actor(table) == 2


def test_F5_1_he_keeps_what_shacks_the_stock_can_still_supply() -> None:
    table = to_player(deeds="brown", levels={"brown": 5}, cash=[1900, 0, 0], shacks=3)
    table.play(PLAYER_ROLL, "1: sell_keep 3 klamath")
    assert cash(table) == [75, 2000, 0]
    assert (level(table, "junktown"), level(table, "klamath"), table.state.shacks) == (1, 2, 0)


# Claims by hand


def test_F5_1_a_claimed_rent_that_cannot_be_paid_interrupts_the_next_player() -> None:
    table = to_player(deeds="vernon", cash=[1950, 0, 0], rent_claim="manual").play(PLAYER_ROLL)
    table.play("2: claim")
    assert actor(table) == 1 and table.refused("2: roll").code == "not_your_move"
    table.play("1: mortgage vernon")
    assert cash(table) == [50, 2000, 0] and "roll" in kinds(table, 2)


def test_F5_2_a_claim_may_ruin_the_visitor_before_his_extra_roll() -> None:
    table = to_player(cash=[0, 0, 0], rent_claim="manual")
    table.state.position[0] = 35
    table.play("1: roll; *: dice 2 2; 2: claim")
    assert alive(table) == [2, 3] and actor(table) == 2
