"""B5: holdings and concerns."""

from __future__ import annotations

import pytest

from polis.games.bibs.data import BASES, FIRM_NAMES, GROUP_NAMES
from polis.games.bibs.tests.table import (
    GAME,
    actor,
    arranged,
    bound,
    cash,
    drive,
    firms,
    free,
    level,
    names_told,
    offer,
    told,
)
from polis.testing.script import seen

SHARED = {1: "bar@o1 cafe@o2", 2: "restaurant@o3"}
THREE = {1: "bar@o1", 2: "cafe@o2", 3: "restaurant@o3"}

# Holdings


def test_B5_1_all_owners_of_a_group_may_agree_on_a_holding() -> None:
    table = arranged(3, firms=THREE).play("1: holding dining")
    assert actor(table) == 2 and bound(table) == set()
    table.play("2: agree; 3: agree")
    assert bound(table) == {"dining"} and actor(table) == 1


def test_B5_1_one_refusal_is_enough() -> None:
    table = arranged(3, firms=THREE).play("1: holding dining; 2: refuse")
    assert bound(table) == set() and table.refused("3: agree").code == "not_asked"
    assert table.refused("1: holding dining").code == "asked_already"


def test_B5_1_all_three_firms_must_stand_on_plots_of_players() -> None:
    table = arranged(3, firms={1: "bar@o1", 2: "cafe@o2"}, hand={3: "restaurant"})
    assert table.refused("1: holding dining").code == "not_together"
    table = arranged(3, firms=SHARED, bank="restaurant")
    assert table.refused("1: holding dining").code == "not_together"
    whole = arranged(3, firms={1: "bar@o1 cafe@o2 restaurant@o3"})
    assert whole.refused("1: holding dining").code == "not_together"
    assert arranged(3, firms=THREE, turn=1).refused("1: holding food").code == "not_together"


def test_B5_1_each_develops_his_own_firms_at_his_own_cost() -> None:
    table = arranged(2, firms=SHARED, holdings="dining")
    assert table.refused("1: develop restaurant").code == "not_yours"
    table.play("1: develop bar; 1: develop cafe")
    assert cash(table) == [2900, 3000]


def test_B5_1_the_limits_hold_over_all_firms_of_the_group() -> None:
    table = arranged(2, firms=SHARED, holdings="dining", levels={"bar": 1, "cafe": 1})
    refusal = table.refused("1: develop bar")
    assert refusal.code == "gap_in_holding" and refusal.rule == "B5.1"
    table = arranged(2, firms=SHARED, holdings="dining", levels={"bar": 1}, turn=2)
    assert [t for t in table.offered(2) if "develop" in t] == ["develop restaurant"]


def test_B5_1_a_holding_lapses_if_a_firm_changes_hands_before_all_have_agreed() -> None:
    table = arranged(3, firms=THREE).play("1: holding dining; 1: desk; 1: sell bar")
    assert "pact_lapsed" in names_told(table)
    assert table.refused("2: agree").code == "not_asked"


def test_B5_1_a_holding_in_one_hand_is_needed_no_more() -> None:
    table = arranged(2, firms=SHARED, holdings="dining")
    table.play(offer(1, 2, 300, "o3"), "2: accept 1")
    assert bound(table) == set() and told(table, "holding_merged")
    assert "develop bar" in table.offered(1)


def test_B5_1_a_sale_between_members_leaves_the_holding_as_it_is() -> None:
    table = arranged(3, firms={1: "bar@o1 cafe@o2", 2: "restaurant@o3"}, holdings="dining")
    table.play(offer(1, 2, -100, "o1"), "2: accept 1")
    assert bound(table) == {"dining"} and firms(table, 2) == {"bar", "restaurant"}


def test_B5_1_there_is_one_holding_of_a_group() -> None:
    table = arranged(2, firms=SHARED, holdings="dining")
    assert table.refused("1: holding dining").code == "bound_already"


def test_B5_2_a_fellow_member_pays_the_clean_rent() -> None:
    table = arranged(2, firms=SHARED, holdings="dining", levels={"dining": 3})
    assert cash(drive(table, 1, 1, 2)) == [2975, 3025]
    assert told(table, "clean_rent_paid")


def test_B5_2_an_outsider_pays_in_full() -> None:
    table = arranged(3, firms=SHARED, holdings="dining", levels={"dining": 3}, turn=3)
    assert cash(drive(table, 3, 1, 2)) == [3000, 3165, 2835]


@pytest.mark.parametrize(("agreed", "rent"), [("holding_firms", 280), ("all_firms", 110)])
def test_B5_2_other_firms_of_a_fellow_member(agreed: str, rent: int) -> None:
    own = {1: "bar@o5 cafe@o6", 2: "restaurant@o8 oil@o3"}
    table = arranged(2, firms=own, holdings="dining", levels={"oil": 1}, holding_rent=agreed)
    assert cash(drive(table, 1, 1, 2))[0] == 3000 - rent


# Leaving: the end a member chooses


def test_B5_3_returning_a_firm_ends_the_holding_and_all_units_go_back() -> None:
    table = arranged(3, firms=THREE, holdings="dining", levels={"bar": 1, "cafe": 2})
    table.play("1: desk; 1: leave bar")
    assert bound(table) == set() and free(table) >= {"bar"} and firms(table, 1) == set()
    assert (level(table, "bar"), level(table, "cafe")) == (0, 0)
    assert cash(table) == [3000 + 60 + 25, 3000 + 50, 3000]
    assert [event["player"] for event in told(table, "units_back")] == [0, 1]


def test_B5_3_units_of_a_concern_bring_nothing_then() -> None:
    table = arranged(3, firms=THREE, holdings="dining", levels={"cafe": 2}, cheap={"cafe": 1})
    assert cash(table.play("1: desk; 1: leave bar"))[1] == 3025


def test_B5_3_the_firm_needs_no_reorganisation_first() -> None:
    table = arranged(3, firms=THREE, holdings="dining", levels={"dining": 3}).play("1: desk")
    refusal = table.refused("1: return bar")
    assert refusal.code == "leave_holding" and refusal.nearest == "leave bar"
    assert "leave bar" in table.offered(1)


def test_B5_3_only_a_member_leaves() -> None:
    table = arranged(3, firms=SHARED, holdings="dining", turn=3, hand={3: "oil"})
    assert table.play("3: desk").refused("3: leave restaurant").code == "not_yours"
    table = arranged(3, firms=SHARED).play("1: desk")
    assert table.refused("1: leave bar").code == "no_holding"


def test_B5_3_the_page_shows_what_leaving_brings_to_whom() -> None:
    table = arranged(3, firms=THREE, holdings="dining", levels={"bar": 1, "cafe": 2})
    group = seen(GAME, table.state, 0)["groups"][2]
    assert group["holding"] == [0, 1, 2] and group["shared"]
    assert [(one["who"], one["firm"], one["units"]) for one in group["leaving"]] == [
        *[(0, 60, 25), (1, 60, 50), (2, 60, 0)]
    ]


# Concerns

CONCERNS = {
    "food": ["dining", "leisure"],
    "dining": ["leisure"],
    "services": ["travel"],
    "media": ["goods"],
    "building": ["industry"],
    "industry": ["building"],
    "energy": ["building", "media", "industry"],
}
OUTER = ["o1", "o2", "o3", "o5", "o6", "o8"]


def owning(*groups: str) -> str:
    names = [FIRM_NAMES[3 * GROUP_NAMES.index(group) + i] for group in groups for i in range(3)]
    return " ".join(f"{name}@{cell}" for name, cell in zip(names, OUTER, strict=False))


@pytest.mark.parametrize("partner", GROUP_NAMES)
@pytest.mark.parametrize("base", GROUP_NAMES)
def test_B5_5_the_whole_table_of_concerns(base: str, partner: str) -> None:
    if base == partner:
        return
    firm = FIRM_NAMES[3 * GROUP_NAMES.index(partner)]
    full = arranged(2, firms={1: owning(partner)}).play(f"1: develop {firm}")
    both = arranged(2, firms={1: owning(base, partner)}).play(f"1: develop {firm}")
    is_cheap = partner in CONCERNS.get(base, [])
    assert 3000 - cash(both)[0] == (3000 - cash(full)[0]) // (2 if is_cheap else 1)


def test_B5_4_discounts_do_not_add_up() -> None:
    own = owning("building", "industry") + " electricity@o9 gas@o11 oil@o12"
    table = arranged(2, firms={1: own}).play("1: develop cars")
    assert cash(table)[0] == 3000 - 55 and told(table, "cheaply")


def test_B5_4_a_holding_makes_no_concern() -> None:
    own = {1: "vegetables@o5 bread@o6 meat@o8 bar@o1 cafe@o2", 2: "restaurant@o3"}
    table = arranged(2, firms=own, holdings="dining").play("1: develop bar")
    assert cash(table)[0] == 2950


def test_B5_4_units_bought_cheaply_bring_nothing_when_sold() -> None:
    table = arranged(2, firms={1: owning("food", "dining")}, levels={"dining": 1})
    table.play("1: develop bar")
    assert cash(table)[0] == 2975
    table.play("1: desk; 1: sell_unit bar")
    assert cash(table)[0] == 2975


def test_B5_4_the_unit_bought_last_is_sold_first() -> None:
    table = arranged(2, firms={1: owning("food", "dining")}, levels={"dining": 1})
    table.play("1: develop bar; 1: develop cafe; 1: desk; 1: sell_unit bar")
    table.play("1: desk; 1: sell_unit cafe; 1: desk; 1: sell_unit bar")
    assert cash(table)[0] == 3000 - 25 - 25 + 0 + 0 + 25


def test_B5_4_the_page_says_what_a_unit_costs_and_why() -> None:
    table = arranged(2, firms={1: owning("food", "dining")})
    shown = seen(GAME, table.state, 0)["firms"][FIRM_NAMES.index("bar")]["next"]
    assert shown == {
        "price": 25,
        "full_price": 50,
        "rent": 65,
        "concern": True,
        "open": True,
        "gap": False,
        "built": False,
        "now": True,
        "short": 0,
    }


def test_B5_5_seven_bases_with_ten_partners_in_all() -> None:
    assert sum(bin(bases).count("1") for bases in BASES) == sum(map(len, CONCERNS.values())) == 10
