"""What the player of thumb rules would do."""

from __future__ import annotations

import pytest

from polis.analysis.simulate import simulate
from polis.core import notation
from polis.core.rng import Rng
from polis.games.tycoon.outlook import Outlook
from polis.games.tycoon.tests.table import Script, at_place, building, dealt, supplying, where


def advice(table: Script, seat: int = 1) -> str:
    game = table.info.game
    return notation.write(game.schema(), game.advise(table.state, seat - 1, Rng(1)))


def test_T3_1_it_sells_what_it_cannot_pay() -> None:
    assert advice(building(2, hand="food_market", cash=[0])).startswith("sell")


def test_T4_1_it_supplies_what_pays() -> None:
    table = supplying(2, "1:food_market ..\n## ##\n## ##")
    assert advice(table) == f"supply {where(table, 'food_market')}"


def test_T4_1_it_passes_where_carriage_eats_the_profit() -> None:
    map = """
    1:scrap_recycler 2p 2p 2p 2p 2p
    ~~               ~~ ~~ ~~ ~~ 2p
    ..               .. .. ## ## 2p
    ..               .. .. ## ## ..
    """
    assert advice(supplying(4, map)) == "pass"


def test_T4_5_it_pays_the_city_rather_than_a_rival() -> None:
    table = supplying(4, "1:food_market 2W1\n## ##\n## ##")
    table.play(f"1: supply {where(table, 'food_market')}")
    assert advice(table) == "favour_city"


def test_T3_2_it_builds_beside_its_own_plant() -> None:
    map = """
    1w1 .. .. ..
    1p  ## ## ..
    ..  ## ## ..
    """
    table = building(4, map, hand="food_market").play("1: build food_market")
    beside = [at_place(table.state, *at) for at in ((-1, -2), (-2, -1), (0, -1), (-2, 0), (-1, 1))]
    assert int(advice(table).split()[1]) in beside


def test_T3_8_it_wants_plants_when_cubes_are_short() -> None:
    map = """
    1:corner_shops 1:night_bazaar 1:notary_office
    ..             ##             ##
    ..             ##             ##
    """
    short, full = building(4, map).state, building(4, map.replace("..", "1E4", 1)).state
    assert Outlook(short, 0).plant(1) > Outlook(full, 0).plant(1)


def test_T2_2_it_drafts_what_it_can_pay() -> None:
    assert advice(dealt(4)).startswith("keep")


@pytest.mark.slow
def test_it_beats_three_random_players_nine_times_in_ten() -> None:
    found = simulate("tycoon", ["thumb", "random", "random", "random"], 60, "clearly").summary()
    assert found["by_bot"][0]["rate"]["win_rate"] > 0.9
