"""The player in a hurry, and the sets of properties it looks things up in."""

from __future__ import annotations

import pytest

from polis.core import notation
from polis.core.model import Log, Menu
from polis.core.play import rollout
from polis.core.rng import Rng
from polis.games.fallout.data import GROUP_OF, MASKS
from polis.games.fallout.sets import alone, begun, whole_colours
from polis.games.fallout.terms import COLOURS, PROPERTY_BITS
from polis.games.fallout.tests.table import FALLOUT, GAME, Script, arranged, offer
from polis.mech.sets import lowest_of, nth_of, size_of


def haste(table: Script, seat: int) -> str:
    code = GAME.fast_move(table.state, seat - 1, Menu(), Rng(1))
    return notation.write(GAME.schema(), code)


@pytest.mark.parametrize(("cash", "answer"), [(260, "buy"), (259, "refuse")])
def test_F2_1_it_buys_what_leaves_200_in_hand(cash: int, answer: str) -> None:
    assert haste(arranged(2, cash=[cash, 0]).play("1: roll; *: dice 1 2"), 1) == answer


def test_F2_1_it_bids_up_to_the_printed_price() -> None:
    table = arranged(2).play("1: roll; *: dice 1 2; 1: refuse")
    assert haste(table, 1) == "raise fifty"
    assert haste(table.play("1: bid : 59"), 2) == "raise one"
    assert haste(table.play("2: raise one"), 1) == "pass"


def test_F3_2_it_leaves_jail_by_card_or_by_dice() -> None:
    assert haste(arranged(2, jailed={1: 1}), 1) == "roll"
    assert haste(arranged(2, jailed={1: 1}, cards={1: "guide"}), 1) == "use_card"


def test_F4_1_it_builds_the_cheapest_and_keeps_200() -> None:
    deeds = {1: "brown orange"}
    assert haste(arranged(2, deeds=deeds, cash=[250, 0]), 1) == "build junktown"
    assert haste(arranged(2, deeds=deeds, cash=[249, 0]), 1) == "roll"


def test_F4_4_it_redeems_before_it_builds() -> None:
    table = arranged(2, deeds={1: "brown vernon"}, mortgaged="vernon")
    assert haste(table, 1) == "redeem vernon"


def test_F4_5_it_swaps_what_completes_a_group_on_both_sides() -> None:
    table = arranged(2, deeds={1: "junktown diamond_city", 2: "klamath vault111"})
    assert haste(table, 1) == "swap even klamath"
    assert haste(table.play("1: swap even klamath"), 2) == "accept 1"


def test_F4_5_it_pays_twice_the_price_for_the_last_of_a_group_and_sells_for_it() -> None:
    table = arranged(3, deeds={1: "junktown", 2: "klamath"})
    assert haste(table, 1) == "propose double klamath"
    assert haste(table.play("1: propose double klamath"), 2) == "accept 1"


def test_F4_5_it_declines_less() -> None:
    table = arranged(3, deeds={1: "junktown", 2: "klamath"})
    assert haste(table.play(offer(1, 2, 119, "klamath")), 2) == "decline 1"


def test_F5_1_in_debt_it_sells_buildings_and_then_mortgages() -> None:
    deeds = {1: "brown", 2: "dark_blue"}
    levels = {"junktown": 1, "dark_blue": 5}
    table = arranged(3, deeds=deeds, levels=levels, at={1: 34}, cash=[0, 0, 0])
    done: list[str] = []
    table.play("1: roll; *: dice 1 4")
    while table.state.alive & 1:
        done.append(haste(table, 1))
        table.play(f"1: {done[-1]}")
    assert done == ["sell junktown", "mortgage junktown", "mortgage klamath", "give_up"]


def test_F1_5_its_games_come_to_an_end() -> None:
    for seed in range(5):
        state = GAME.start(4, FALLOUT.options.numbers({"rounds": "200"}))
        rollout(GAME, state, Rng(seed), Log(silent=True), 20_000)
        assert not state.actors and state.left == 1


# Sets


def any_set(rng: Rng) -> int:
    return rng.word() & rng.word() & PROPERTY_BITS | rng.word() & rng.word() & PROPERTY_BITS


def lots_of(found: int) -> list[int]:
    return [lot for lot in range(28) if found >> lot & 1]


@pytest.mark.parametrize("seed", range(20))
def test_sets_are_counted_and_searched_as_lists_are(seed: int) -> None:
    owned = any_set(Rng(seed)) or 1
    lots = lots_of(owned)
    groups = [GROUP_OF[lot] for lot in lots]
    assert size_of(owned) == len(lots) and lowest_of(owned) == lots[0]
    assert [nth_of(owned, i) for i in range(len(lots))] == lots
    assert lots_of(begun(owned)) == [lot for lot in range(28) if GROUP_OF[lot] in groups]
    assert lots_of(alone(owned)) == [lot for lot in lots if groups.count(GROUP_OF[lot]) == 1]


@pytest.mark.parametrize("group", range(10))
def test_whole_colours_are_found_by_their_first_site(group: int) -> None:
    mask = int(MASKS[group])
    assert lots_of(whole_colours(mask)) == lots_of(mask & -mask if group < COLOURS else 0)
    assert whole_colours(mask & (mask - 1)) == 0
