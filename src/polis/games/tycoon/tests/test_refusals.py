"""Refusals of City Tycoon: the clause of the moment, and what may be done instead."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from polis.core import notation
from polis.core.refusals import refusal
from polis.core.seats import first
from polis.games.tycoon.codes import (
    BUILDING,
    DELIVER,
    LANDSCAPING,
    LAY_PARK,
    LAY_POND,
    PLACE,
    PLACING,
    SUPPLY,
    SUPPLYING,
)
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.terms import WIDTH
from polis.games.tycoon.tests.table import (
    TYCOON,
    Script,
    at_place,
    building,
    dealt,
    drafted,
    seated,
    start,
    supplying,
    where,
)
from polis.testing.promises.walk import walk

NEAR_CITY = "1:food_market ## ##\n1:corner_shops ## ##"


def placing(hand: str = "food_market") -> Script:
    return building(2, hand=hand).play(f"1: build {hand}")


def plant() -> Script:
    return building(2, hand="food_market").play("1: plant food_market power_a")


def laying(district: str, pile: str) -> Script:
    table = building(4, hand=district).play(f"1: build {district}")
    table.play(f"1: place {at_place(table.state, -1, 0)}")
    assert table.offered(1)[0].startswith(pile)
    return table


def park() -> Script:
    return laying("garden_suburb", "park")


def pond() -> Script:
    return laying("riverside_cottages", "pond")


def cited(table: Script, line: str) -> tuple[str, str]:
    error = table.refused(line)
    return error.code, error.rule


@pytest.mark.parametrize(
    ("table", "line", "rule"),
    [
        (start, "1: pass", "T1.4"),
        (seated, "1: pass", "T2.2"),
        (dealt, "1: pass", "T2.2"),
        (drafted, "1: pass", "T3.1"),
        (placing, "1: pass", "T3.2"),
        (plant, "1: pass", "T3.8"),
        (park, "1: pass", "T3.5"),
        (pond, "1: pass", "T3.6"),
        (supplying, "1: sell food_market", "T4.1"),
    ],
)
def test_a_wrong_moment_is_refused_by_the_clause_of_the_moment(
    table: object, line: str, rule: str
) -> None:
    assert callable(table)
    made = table(2, NEAR_CITY) if table is supplying else table()
    assert cited(made, line) == ("wrong_moment", rule)


def test_T3_1_and_T4_1_whose_move_it_is() -> None:
    assert cited(drafted(2), "2: pass") == ("not_your_move", "T3.1")
    assert cited(placing(), "2: place 4") == ("not_your_move", "T3.1")
    assert cited(supplying(2, NEAR_CITY), "2: pass") == ("not_your_move", "T4.1")


@pytest.mark.parametrize(("length", "rule"), [("four_rounds", "T5.2"), ("two_rounds", "T5.3")])
def test_T5_2_and_T5_3_what_ended_the_game(length: str, rule: str) -> None:
    table = supplying(2, NEAR_CITY, length=length)
    table.state.round = table.state.rounds
    table.play("1: pass")
    assert cited(table, "1: pass") == ("game_over", rule)


def test_T2_2_and_T1_4_chance_deals_and_draws_the_order() -> None:
    assert cited(drafted(2), "1: seat 2") == ("natures_move", "T1.4")
    assert cited(drafted(2), "1: deal food_market") == ("natures_move", "T2.2")


def test_T3_8_a_plant_and_T3_6_a_pond_have_their_own_clauses() -> None:
    assert cited(plant(), "1: place 0") == ("place_taken", "T3.8")
    assert cited(plant(), "1: place 300") == ("place_not_open", "T3.8")
    assert cited(park(), "1: park 0") == ("place_taken", "T3.5")
    assert cited(pond(), "1: pond 0") == ("place_taken", "T3.6")
    assert cited(pond(), f"1: pond {at_place(pond().state, 2, 0)}") == ("not_beside", "T3.6")
    assert cited(pond(), "1: park 0") == ("other_landscape", "T3.6")


# What to do instead


def test_T3_9_what_cannot_be_paid_for_may_be_sold() -> None:
    table = building(2, hand="food_market founders_monument", cash=[3, 22])
    assert table.refused("1: build food_market").nearest == "sell food_market"
    assert table.refused("1: plant food_market power_b").nearest == "plant food_market power_a"
    assert table.refused("1: build housing_block").nearest == ""


def test_T3_4_a_cheaper_cost_or_the_only_one() -> None:
    table = building(2, hand="food_market founders_monument", cash=[9, 22])
    assert table.refused("1: invest founders_monument 3").nearest == "invest founders_monument 2"
    assert table.refused("1: build founders_monument").nearest == "invest founders_monument 1"
    assert table.refused("1: invest food_market 2").nearest == "build food_market"


def test_T3_6_the_other_landscape_on_the_same_place() -> None:
    table = pond()
    place = table.offered(1)[0].split()[1]
    assert table.refused(f"1: park {place}").nearest == f"pond {place}"


def test_T4_5_a_wrong_route_may_be_left_to_the_cheapest() -> None:
    table = supplying(2, NEAR_CITY)
    place = where(table, "corner_shops")
    assert f"supply {place}" in table.offered(1)
    assert table.refused(f"1: deliver {place} : 1 0 0").nearest == f"supply {place}"


def test_T3_2_what_has_not_opened_has_only_its_number() -> None:
    table = placing()
    places = [int(move.split()[1]) for move in table.offered(1)]
    assert table.refused("1: place 300").nearest == f"place {max(places)}"


PLACES = {PLACING: [PLACE], LANDSCAPING: [LAY_PARK, LAY_POND], SUPPLYING: [SUPPLY, DELIVER]}


@pytest.mark.parametrize("players", [2, 5])
def test_the_place_offered_is_the_nearest_on_the_board(players: int) -> None:
    """Every place there is, tried at every moment that asks for one, in a random game."""
    asked = so_by_number = 0
    for state in walk(TYCOON, players, list(TYCOON.options.defaults()), 3).some_states():
        assert isinstance(state, Tycoon)
        legal = [place for _, place in menu(state) if place >= 0]
        for kind in PLACES.get(state.phase, []) if legal else []:
            for place in range(len(state.at)):
                if place not in legal:
                    nearest = first_reached(state, place, legal)
                    assert offered_instead(state, kind, place) in nearest
                    so_by_number += min((abs(int(n) - int(place)), n) for n in legal)[1] in nearest
                    asked += 1
    assert asked > 1000 and so_by_number < asked


def menu(state: Tycoon) -> list[tuple[str, int]]:
    """Kind and place of each legal move; -1 where it has none."""
    if state.phase not in PLACES or state.phase == BUILDING:
        return []
    moves = Script(TYCOON, state).offered(first(state.actors) + 1)
    pairs = [move.partition(" ") for move in moves]
    return [(name, int(rest) if rest else -1) for name, _, rest in pairs]


def offered_instead(state: Tycoon, kind: int, place: int) -> int:
    schema = TYCOON.game.schema()
    code = notation.code_of(schema.moves[kind], [place])
    error = refusal("tycoon", TYCOON.game, state, first(state.actors), code, vec[i64]())
    return int(error.nearest.split()[1])


def first_reached(state: Tycoon, place: int, goals: list[int]) -> list[int]:
    """Cell by cell over shared sides, ring after ring, which the rules do not do."""
    ring, seen = {state.at[place]}, {state.at[place]}
    while not any(state.at[goal] in ring for goal in goals):
        ring = {at + by for at in ring for by in (1, -1, WIDTH, -WIDTH)} - seen
        seen |= ring
    return [goal for goal in goals if state.at[goal] in ring]
