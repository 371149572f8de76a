"""What holds at every position of any game: the counters tell the truth, and nobody is stuck."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from polis.core.model import Log, Menu
from polis.core.play import settle
from polis.core.rng import Rng
from polis.core.seats import NONE, first
from polis.games.estates import codes, terms
from polis.games.estates import state as table
from polis.games.estates.phases.permits import effect
from polis.games.estates.position import Estates
from polis.games.estates.state import barrier_row, is_complete, is_standing, line_of
from polis.games.estates.terms import lot_of, number_of
from polis.games.estates.tests.table import ESTATES, GAME, Script, story_of
from polis.testing.script import seen

ROWS = range(terms.ROWS)
LOTS = range(terms.ROWS * terms.LOTS)


def any_game(test: Callable[[Script, int], None]) -> Callable[[], None]:
    """The test meets games of every size and option, played by chance."""
    options = st.fixed_dictionaries(
        {
            "money": st.sampled_from(["hidden", "open", "secret"]),
            "rounds": st.integers(1, 2),
            "two_wins": st.sampled_from(["in_a_row", "any"]),
        }
    )

    @settings(max_examples=12, deadline=None, derandomize=True)
    @given(st.integers(2, 5), options, st.integers(0, 10**6))
    def check(seats: int, chosen: dict[str, Any], seed: int) -> None:
        test(Script(ESTATES, GAME.start(seats, ESTATES.options.numbers(chosen))), seed)

    check.__name__ = test.__name__
    return check


def positions(game: Script, seed: int) -> Iterator[Estates]:
    """Every position at which a player must decide, and the last one."""
    rng, menu = Rng(seed), Menu()
    settle(GAME, game.state, rng, game.log)
    while game.state.actors != NONE:
        yield game.state
        menu.clear()
        seat = first(game.state.actors)
        GAME.legal(game.state, seat, menu)
        assert menu.total > 0, "stuck"
        GAME.apply(game.state, seat, menu.at(rng.below(menu.total)), game.log)
        settle(GAME, game.state, rng, game.log)
    yield game.state


def standing(state: Estates, lot: int) -> list[int]:
    """The floors of a building, from the ground up."""
    floors = [floor for floor in range(terms.FLOORS) if state.where[floor] == lot]
    return sorted(floors, key=number_of, reverse=True)


@any_game
def test_E4_1_rows_count_what_stands_in_them(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        for row in ROWS:
            lots = [lot_of(row, place) for place in range(1, terms.LOTS + 1)]
            built = [lot for lot in lots if standing(state, lot)]
            assert built == lots[: len(built)], "a gap"
            assert table.built(state, row) == len(built) <= table.required(state, row)
            assert table.roofed(state, row) == sum(state.roof[lot] > 0 for lot in lots)


@any_game
def test_E4_2_the_top_is_the_lowest_number_of_its_building(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        for lot in LOTS:
            floors = standing(state, lot)
            numbers = [number_of(floor) for floor in floors]
            assert state.top[lot] == (floors[-1] if floors else -1)
            assert len(set(numbers)) == len(numbers)
            assert floors or not state.roof[lot]


@any_game
def test_E6_2_the_requirement_is_four_plus_the_standing_barriers(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        for row in ROWS:
            here = [b for b in range(3) if is_standing(state, b) and barrier_row(state, b) == row]
            required = 4 + sum(effect(state, barrier) for barrier in here)
            assert table.required(state, row) == required
            assert 1 <= required <= 9


@any_game
def test_E2_4_the_roofs_left_are_those_not_seen(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        shown = [number for number in state.roof if number]
        bidding_on = state.piece == terms.ROOF and state.phase >= codes.BIDDING
        if bidding_on and state.phase != codes.OVER:
            shown.append(state.value)
        for number in range(1, 7):
            assert state.roofs[number] == 2 - shown.count(number)
        assert state.roofs_left == sum(state.roofs)


@any_game
def test_E2_3_the_lines_hold_the_floors_lined_up(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        lined = [floor for line in range(terms.LINES) for floor in line_of(state, line)]
        lying = [f for f in range(terms.FLOORS) if state.where[f] == terms.LINED_UP]
        assert sorted(lined) == lying
        for end in range(terms.ENDS):
            line = line_of(state, end // 2)
            if line:
                assert table.floor_at(state, end) == line[-(end % 2)]


@any_game
def test_E1_2_twelve_floors_stay_out(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        out = [f for f in range(terms.FLOORS) if state.where[f] == terms.BAG]
        assert len(out) == 12


@any_game
def test_E4_5_a_colour_has_a_holder_once_it_stands_on_the_board(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        seen = {terms.colour_of(f) for f in range(terms.FLOORS) if state.where[f] >= 0}
        assert {c for c in range(terms.COLOURS) if state.holder[c] >= 0} == seen


@any_game
def test_E8_1_at_most_two_rows_are_ever_complete(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        complete = sum(is_complete(state, row) for row in ROWS)
        assert complete <= (2 if state.phase == codes.OVER else 1)


@any_game
def test_E2_2_nobody_who_must_decide_is_without_a_move(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        if state.actors != NONE:
            menu = Menu()
            GAME.legal(state, first(state.actors), menu)
            assert menu.total > 0


@any_game
def test_E2_2_a_round_has_at_most_41_auctions(game: Script, seed: int) -> None:
    """24 floors, 12 roofs, 3 barriers, the mayor and the cancel cube."""
    for _ in positions(game, seed):
        pass
    offers = len(story_of(game, "offered")) + len(story_of(game, "offered_floor"))
    assert offers <= 41 * len(story_of(game, "round_began"))


@any_game
def test_E1_4_no_cheque_is_made_or_lost(game: Script, seed: int) -> None:
    for state in positions(game, seed):
        assert sum(state.cash) + sum(state.stash) == 12 * state.players
        assert min(state.cash) >= 0 <= min(state.stash)


@any_game
def test_E8_4_the_points_told_are_the_points_scored(game: Script, seed: int) -> None:
    for _ in positions(game, seed):
        pass
    told = [0] * game.state.players
    for event in story_of(game, "row_scored", "stash_scored"):
        told[event["player"]] += event["points"]
    assert told == list(GAME.scores(game.state))


def test_a_silent_game_is_the_same_game() -> None:
    for seed in range(5):
        loud, quiet = (Script(ESTATES, GAME.start(3, ESTATES.options.defaults())) for _ in "12")
        quiet.log = Log(silent=True)
        for here, there in zip(positions(loud, seed), positions(quiet, seed), strict=True):
            assert seen(GAME, here, 0) == seen(GAME, there, 0)
