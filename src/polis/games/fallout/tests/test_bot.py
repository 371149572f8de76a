"""The bot of thumb rules: what any player would do, and what nobody can talk it into."""

from __future__ import annotations

from typing import Any

import pytest

from polis.analysis.play import Plan, play
from polis.bots.outlook import finish, shares
from polis.bots.tree import WIN
from polis.core import notation
from polis.core.model import Log, Menu
from polis.core.rng import Rng
from polis.core.seats import NONE
from polis.games.fallout.appraisal import use_of
from polis.games.fallout.data import PRICES, PROPERTY_NAMES
from polis.games.fallout.tests.table import GAME, Script, advice, arranged, begun, offer
from polis.testing.script import seen


def test_F2_1_it_buys_what_it_can_pay() -> None:
    assert advice(arranged(2).play("1: roll; *: dice 1 2"), 1) == "buy"


def test_F2_1_it_bids_up_to_what_the_lot_is_worth_and_no_further() -> None:
    table = arranged(2).play("1: roll; *: dice 1 2; 1: refuse; 1: bid : 20")
    assert advice(table, 2).startswith("raise")
    assert advice(table.play("2: bid : 150"), 1) == "pass"


def test_F2_1_it_values_the_last_of_a_group_most() -> None:
    table = arranged(3, deeds={1: "vault111"})
    assert use_of(table.state, 0, 21) > 2 * PRICES[21] > use_of(table.state, 2, 21) // 2
    assert use_of(table.state, 2, 21) > PRICES[21]  # to keep it from seat 1


def test_F2_2_it_asks_for_its_rent() -> None:
    table = arranged(2, deeds={2: "klamath"}, rent_claim="manual").play("1: roll; *: dice 1 2")
    assert advice(table, 2) == "claim"


def test_F3_2_early_it_leaves_jail_and_late_it_stays() -> None:
    assert advice(arranged(2, jailed={1: 1}), 1) == "fine"
    deeds = {1: "station radio red", 2: "yellow green orange brown"}
    late = arranged(2, jailed={1: 1}, deeds=deeds, cash=[100, 0])
    assert advice(late, 1) == "roll"


def test_F3_2_a_card_saves_the_fine_of_the_third_roll() -> None:
    deeds = {1: "station radio red", 2: "yellow green orange brown"}
    late: dict[str, Any] = {"deeds": deeds, "cards": {1: "guide"}, "cash": [100, 0]}
    assert advice(arranged(2, jailed={1: 2}, **late), 1) == "roll"
    assert advice(arranged(2, jailed={1: 3}, **late), 1) == "use_card"


def test_F1_6_in_the_last_round_it_neither_pays_the_fine_nor_redeems() -> None:
    table = arranged(2, jailed={1: 1}, deeds={1: "vernon"}, mortgaged="vernon", rounds="20")
    table.state.round = 20
    assert advice(table, 1) == "roll"


def test_F4_1_it_builds_on_a_whole_group_to_its_last_caps() -> None:
    assert advice(arranged(2, deeds={1: "orange"}), 1).startswith("build")
    assert advice(arranged(2, deeds={1: "orange"}, cash=[120, 0]), 1).startswith("build")
    assert advice(arranged(2, deeds={1: "orange"}, cash=[119, 0]), 1) == "roll"


def test_F4_4_it_mortgages_a_single_property_that_pays_for_a_building() -> None:
    table = arranged(2, deeds={1: "orange hub"}, cash=[50, 0])
    assert advice(table, 1) == "mortgage hub"
    assert advice(table.play("1: mortgage hub"), 1).startswith("build")
    assert advice(arranged(2, deeds={1: "orange vernon"}, cash=[0, 0]), 1) == "roll"
    assert advice(arranged(2, deeds={1: "hub vernon"}, cash=[50, 0]), 1) == "roll"


def test_F2_1_it_buys_unless_nobody_would_bid_the_price() -> None:
    def landed(others: int) -> str:
        table = arranged(3, at={1: 34}, cash=[1500, others, 0])
        return advice(table.play("1: roll; *: dice 1 4"), 1)

    assert (landed(1500), landed(200)) == ("buy", "refuse")


def test_F4_4_it_redeems_when_it_is_rich() -> None:
    assert advice(arranged(2, deeds={1: "vernon"}, mortgaged="vernon"), 1) == "redeem vernon"


def test_F5_1_in_debt_it_mortgages_single_properties_before_it_sells_buildings() -> None:
    deeds = {1: "brown vernon", 2: "dark_blue"}
    table = arranged(
        3, deeds=deeds, levels={"brown": 3, "dark_blue": 5}, at={1: 34}, cash=[1850, 0, 0]
    )
    table.play("1: roll; *: dice 1 4")
    assert advice(table, 1) == "mortgage vernon"
    assert advice(table.play("1: mortgage vernon"), 1).startswith("sell")


def test_F4_5_it_proposes_what_helps_both() -> None:
    deeds = {1: "rivet_city tenpenny new_reno", 2: "vault101 vault_city san_francisco"}
    table = arranged(2, deeds=deeds)
    assert advice(table, 1).split()[0] in ("swap", "propose")
    table.play(f"1: {advice(table, 1)}")
    assert advice(table, 2) == "accept 1"


@pytest.mark.parametrize(
    ("money", "things", "answer"),
    [
        (1, ["vault111"], "decline 1"),  # for a song
        (350, ["vault111"], "decline 1"),  # at the printed price, to complete the maker's group
        (0, ["vernon", "vault111"], "decline 1"),
        (-500, ["vernon"], "decline 1"),
        (0, ["vernon"], "accept 1"),  # a gift
        (-100, ["vernon"], "accept 1"),  # a bargain
    ],
)
def test_F4_5_it_cannot_be_talked_into_a_bad_deal(
    money: int, things: list[str], answer: str
) -> None:
    table = arranged(2, deeds={1: "diamond_city vernon", 2: "vault111 hub"})
    assert advice(table.play(offer(1, 2, money, *things)), 2) == answer


# Silly offers to seat 2 in random positions: each family says what things are asked or given, and
# the money, from the printed prices; nothing it gets completes a group of its own.


def dealt_at_random(rng: Rng) -> tuple[Script, list[list[str]]]:
    deeds: list[list[str]] = [[], [], [], []]
    for name in PROPERTY_NAMES:
        deeds[rng.below(4)].append(name)
    held = {seat + 1: " ".join(deeds[seat]) for seat in range(3)}
    return arranged(3, deeds=held, cash=[5000, 5000, 5000]), deeds


def some(names: list[str], rng: Rng) -> list[str]:
    return [name for name in names if rng.below(3) == 0] or names[:1]


def printed(names: list[str]) -> int:
    return sum(PRICES[PROPERTY_NAMES.index(name)] for name in names)


def silly(family: str, rng: Rng) -> Script:
    """Too little for what it has; far too much for what it gets; its wealth for a trifle."""
    while True:
        table, deeds = dealt_at_random(rng)
        mine, theirs = some(deeds[1], rng), some(deeds[0], rng)
        if family == "too_little":
            things, money = mine, printed(mine) * rng.below(80) // 100
        elif family == "too_much":
            things, money = theirs, -printed(theirs) * (260 + rng.below(300)) // 100
        else:
            things, money = [*mine, *theirs[:1]], printed(mine) // 3 - printed(theirs[:1])
        too_small = family == "trifle" and printed(mine) < 600
        if not things or too_small or not -5000 < money < 5000:
            continue
        side = seen(GAME, table.play(offer(1, 2, money, *things)).state, 1)["offers"][0]["sides"][1]
        if not side["completes"]:
            return table


@pytest.mark.parametrize("family", ["too_little", "too_much", "trifle"])
def test_F4_5_no_silly_offer_is_ever_accepted(family: str) -> None:
    rng = Rng(7)
    for _ in range(120):
        assert advice(silly(family, rng), 2) == "decline 1"


def test_F4_6_it_always_has_an_answer_for_whoever_is_asked() -> None:
    outcome = play(Plan("fallout", ("thumb",) * 4, "answers", {"rounds": "20"}), 0, 0)
    assert sum(outcome.decisions) > 100 and min(outcome.places) == 1


@pytest.mark.parametrize("deal", range(3))
def test_F1_5_it_beats_random_players(deal: int) -> None:
    bots = ("thumb", "random", "random", "random")
    plan = Plan("fallout", bots, "win", {"rounds": "60"})
    assert play(plan, deal, deal % 4).places[deal % 4] == 1


def test_F1_2_before_the_first_roll_it_rolls() -> None:
    assert advice(begun(3), 1) == "roll"


def test_F2_1_it_never_bids_more_than_it_has() -> None:
    table = arranged(2, cash=[1500, 70], at={1: 34}).play("1: roll; *: dice 1 4; 1: refuse")
    table.play("1: bid : 20")
    while table.state.lot >= 0 and table.state.decider == 1:
        table.play(f"2: {advice(table, 2)}")
        if table.state.lot >= 0:
            table.play("1: raise one")
    assert table.state.cash[1] == 70


def test_F4_2_an_imagined_game_that_cannot_end_is_judged_as_it_stands() -> None:
    """Nothing is left to build with, and everybody earns more than rents take."""
    deeds = {1: "brown light_blue pink orange", 2: "red yellow green station radio"}
    table = arranged(2, deeds=deeds, shacks=0, cash=[9_000, 5_000])
    finish(GAME, table.state, Rng(1), Menu(), Log(silent=True))
    assert table.state.actors != NONE
    assert list(shares(GAME, table.state)).count(WIN) == 1


@pytest.mark.parametrize(
    ("cash", "round", "answer"),
    [([3000, 1000], 30, "time"), ([1000, 3000], 30, "roll"), ([3000, 1000], 6, "roll")],
    ids=["ahead and late", "behind", "early"],
)
def test_F1_6_it_ends_the_game_by_time_only_when_that_wins(
    cash: list[int], round: int, answer: str
) -> None:
    table = arranged(2, cash=cash, time="called")
    table.state.round = round
    assert advice(table, 1) == "roll"  # it never calls first
    assert advice(table.play("2: time"), 1) == answer


def shunned(table: Script, seat: int, text: str) -> bool:
    return GAME.shuns(table.state, seat - 1, notation.read(GAME.schema(), text))


def test_F4_4_what_was_mortgaged_for_a_building_is_not_redeemed_in_the_turn() -> None:
    table = arranged(2, deeds={1: "orange vernon"}, cash=[90, 0])
    assert not shunned(table, 1, "mortgage vernon")
    table.play("1: mortgage vernon")
    assert shunned(table, 1, "redeem vernon")
    rich = arranged(2, deeds={1: "orange vernon"}, cash=[900, 0])
    assert shunned(rich, 1, "mortgage vernon")


def test_F4_4_what_makes_a_group_whole_is_not_mortgaged_to_build_on_another() -> None:
    table = arranged(2, deeds={1: "orange pink"}, levels={"pink": 1}, cash=[10, 0])
    assert shunned(table, 1, "mortgage rivet_city")


def test_F4_3_nobody_sells_what_he_need_not() -> None:
    table = arranged(2, deeds={1: "orange"}, levels={"orange": 2})
    assert shunned(table, 1, "sell rivet_city")
