"""What holds at every position of any game: the counters tell the truth, and nobody is stuck."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from polis.core.model import Log, Menu
from polis.core.play import settle
from polis.core.rng import Rng
from polis.core.seats import NOBODY, NONE, holds, members
from polis.games.tycoon import codes, terms
from polis.games.tycoon.board import column_of, is_closed, row_of
from polis.games.tycoon.data import NEEDS, TYPE, gives
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.state import acting
from polis.games.tycoon.terms import SIDES_OF_TILE
from polis.games.tycoon.tests.table import GAME, TYCOON, Script
from polis.testing.script import seen

RESULTS = ("final_score", "tie_broken", "won", "win_shared")  # they tell points, they give none


def any_game(test: Callable[[Script, int], None]) -> Callable[[], None]:
    """The test meets games of every size and option, played by chance."""
    options = st.fixed_dictionaries(
        {
            "cooperation": st.sampled_from(["when_supplied", "when_neighbour_supplied"]),
            "length": st.sampled_from(["two_rounds", "four_rounds"]),
        }
    )

    @settings(max_examples=6, deadline=None, derandomize=True)
    @given(st.integers(2, 5), options, st.integers(0, 10**6))
    def check(seats: int, chosen: dict[str, Any], seed: int) -> None:
        test(Script(TYCOON, GAME.start(seats, TYCOON.options.numbers(chosen))), seed)

    check.__name__ = test.__name__
    return check


def positions(game: Script, seed: int) -> Iterator[Tycoon]:
    """Every position at which a player must decide, and the last one."""
    rng, menu = Rng(seed), Menu()
    settle(GAME, game.state, rng, game.log)
    while game.state.actors != NONE:
        yield game.state
        seats = members(game.state.actors)
        seat = seats[rng.below(len(seats))]
        menu.clear()
        GAME.legal(game.state, seat, menu)
        assert menu.total > 0, "stuck"
        GAME.apply(game.state, seat, menu.at(rng.below(menu.total)), game.log)
        settle(GAME, game.state, rng, game.log)
    yield game.state


@any_game
def test_T3_2_the_free_places_are_the_open_ones_beside_tiles(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        laid = {state.at[p] for p in range(len(state.at)) if state.what[p] != terms.FREE}
        around = {at + step for at in laid for step in (1, -1, terms.WIDTH, -terms.WIDTH)}
        expected = {at for at in around - laid if not is_closed(state, at)}
        listed = [state.free[i] for i in range(state.free_count)]
        assert {state.at[place] for place in listed} == expected
        assert all(state.free[state.rank[place]] == place for place in listed)


@any_game
def test_T4_3_the_plants_that_hold_cubes_are_listed_while_districts_are_supplied(
    game: Script, seed: int
) -> None:
    for state in positions(game, seed):
        assert [state.rank[place] for place in state.sources] == list(range(len(state.sources)))
        if state.phase in (codes.SUPPLYING, codes.FAVOURING):
            full = [n for n, place in enumerate(state.sources) if state.cubes[place] > 0]
            assert members(state.stocked) == full
            assert sum(state.plants_of) == sum(state.depots) == 2 ** len(state.sources) - 4


@any_game
def test_T3_2_places_beside_each_other_are_linked_both_ways(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        number = {at: place for place, at in enumerate(state.at)}
        assert len(number) == len(state.at)
        for place, at in enumerate(state.at):
            for side, step in enumerate((-terms.WIDTH, 1, terms.WIDTH, -1)):
                other = state.link[place * SIDES_OF_TILE + side]
                if other >= 0:
                    assert number[at + step] == other
                if state.what[place] != terms.FREE and at + step in number:
                    assert other == number[at + step]


@any_game
def test_T1_1_no_game_needs_more_places_than_there_are_numbers(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        laid = sum(what != terms.FREE for what in state.what)
        assert len(state.at) <= 12 + 3 * (laid - 4) <= terms.MOST_PLACES
        reach = max(max(abs(int(row_of(at))), abs(int(column_of(at)))) for at in state.at)
        assert reach <= laid < terms.REACH


@any_game
def test_T3_7_types_are_counted_as_they_stand(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        counted = [0] * len(state.counts)
        for what, owner in zip(state.what, state.owner, strict=True):
            if terms.is_district(what):
                counted[owner * terms.TYPES + TYPE[what]] += 1
            elif terms.FIRST_PLANT <= what < terms.START_POWER:
                counted[owner * terms.TYPES + terms.FIRST_PLANT_TYPE + gives(what)] += 1
        assert counted == list(state.counts)


@any_game
def test_T3_6_nobody_owns_ponds_and_free_places(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        for what, owner in zip(state.what, state.owner, strict=True):
            assert (owner == NOBODY) == (what in (terms.FREE, terms.POND))


@any_game
def test_T4_3_every_plant_is_a_source_and_no_cube_is_owed(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        plants = [p for p, what in enumerate(state.what) if terms.is_plant(what)]
        assert sorted(state.sources) == plants
        assert min(state.cubes) >= 0 <= min(state.cash)


@any_game
def test_T4_7_the_hungry_are_those_with_needs_not_yet_supplied(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        if state.phase not in (codes.SUPPLYING, codes.FAVOURING):
            continue
        for seat in range(state.players):
            first = seat * terms.MOST_OWN
            listed = list(state.hungry[first : first + state.hungry_count[seat]])
            assert sorted(listed) == [
                place
                for place, what in enumerate(state.what)
                if state.owner[place] == seat
                and terms.is_district(what)
                and sum(NEEDS[what * 3 : what * 3 + 3]) > 0
                and state.cubes[place] == 0
            ]


@any_game
def test_T4_1_what_can_be_supplied_is_known_when_it_is_asked(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        if state.phase == codes.SUPPLYING:
            seat = acting(state)
            views = seen(GAME, state, seat)["deliveries"]
            assert isinstance(views, list)
            payable = {view["place"] for view in views if view["payable"]}
            own = enumerate(state.hungry[seat * terms.MOST_OWN :][: terms.MOST_OWN])
            assert payable == {place for slot, place in own if holds(state.payable, slot)}


@any_game
def test_T2_2_every_tile_dealt_is_in_one_hand_or_pack(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        if state.phase == codes.DRAFTING:
            held = [t for t in (*state.hands, *state.packs) if t != terms.EMPTY]
            assert len(set(held)) == len(held) == terms.HAND * state.players


@any_game
def test_T5_2_the_points_told_are_the_points_scored(game: Script, seed: int) -> None:
    for _ in positions(game, seed):
        pass
    told = [0] * game.state.players
    for event in game.story():
        if "points" in event and event["event"] not in RESULTS:
            told[cast("int", event["player"])] += cast("int", event["points"])
    assert told == list(GAME.scores(game.state))


def test_a_silent_game_is_the_same_game() -> None:
    for seed in range(3):
        loud, quiet = (Script(TYCOON, GAME.start(3, TYCOON.options.defaults())) for _ in "12")
        quiet.log = Log(silent=True)
        for here, there in zip(positions(loud, seed), positions(quiet, seed), strict=True):
            assert seen(GAME, here, 0) == seen(GAME, there, 0)
