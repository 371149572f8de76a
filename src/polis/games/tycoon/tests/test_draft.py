"""T2: the order of a round and the draft."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from polis.core.rng import Rng
from polis.core.seats import SPECTATOR, members
from polis.games.tycoon.codes import BUILDING
from polis.games.tycoon.phases.cleanup import next_order
from polis.games.tycoon.terms import EMPTY, HAND
from polis.games.tycoon.tests.table import (
    GAME,
    Script,
    building,
    dealt,
    drafted,
    seated,
    story_of,
    supplying,
    tiles,
)
from polis.testing.script import seen


def pack(table: Script, seat: int) -> list[str]:
    found = seen(GAME, table.state, seat - 1)["pack"]
    assert isinstance(found, list)
    return found


def hand(table: Script, seat: int, viewer: int) -> object:
    return seen(GAME, table.state, viewer - 1)["seats"][seat - 1]["hand"]


def keep_first(table: Script, *seats: int) -> Script:
    for seat in seats:
        table.play(f"{seat}: {table.offered(seat)[0]}")
    return table


def test_T2_1_the_poorest_goes_first() -> None:
    state = supplying(4).state
    state.cash = vec[i64]([9, 3, 7, 1])
    assert list(next_order(state)) == [3, 1, 2, 0]


def test_T2_1_ties_keep_their_order_of_the_round_before() -> None:
    state = supplying(4).state
    state.order = vec[i64]([2, 0, 3, 1])
    state.cash = vec[i64]([5, 5, 8, 5])
    assert list(next_order(state)) == [0, 3, 1, 2]


def test_T2_1_the_new_order_is_told_and_played() -> None:
    table = supplying(2, "## ##\n## ##", cash=[30, 10])
    assert [event["player"] for event in story_of(table, "order_set")] == [1, 0]
    assert table.state.round == 2


def test_T2_2_all_choose_at_once_from_six_tiles() -> None:
    table = dealt(3)
    assert members(table.state.actors) == [0, 1, 2]
    assert [table.offered(seat) for seat in (1, 2, 3)] == [
        [f"keep {tile}" for tile in tiles()[6 * i : 6 * i + 6]] for i in range(3)
    ]


def test_T2_2_the_rest_goes_to_the_left_when_all_have_chosen() -> None:
    table = keep_first(dealt(3), 2, 1)
    assert pack(table, 1) == tiles()[1:6]
    keep_first(table, 3)
    assert [pack(table, seat) for seat in (1, 2, 3)] == [
        tiles()[13:18],
        tiles()[1:6],
        tiles()[7:12],
    ]


def test_T2_2_a_choice_is_hidden_from_the_others() -> None:
    table = keep_first(dealt(3), 1)
    assert hand(table, 1, viewer=1) == [tiles()[0]]
    assert hand(table, 1, viewer=2) is None
    heard = [event["event"] for event in table.story(viewer=2)]
    assert "chose" in heard and "kept" not in heard


def test_T2_2_nobody_chooses_twice() -> None:
    table = keep_first(dealt(3), 1)
    assert table.refused(f"1: keep {tiles()[1]}").code == "chosen_already"
    assert table.offered(1) == []


def test_T2_2_a_tile_of_another_pack_cannot_be_kept() -> None:
    assert dealt(3).refused(f"1: keep {tiles()[9]}").code == "not_in_pack"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_T2_2_the_sixth_tile_comes_without_a_choice(seats: int) -> None:
    table = drafted(seats)
    assert table.state.phase == BUILDING
    assert EMPTY not in table.state.hands
    assert len(story_of(table, "kept_last")) == seats


def test_T2_2_a_receiver_is_told_at_once_what_is_passed() -> None:
    table = dealt(2)
    for size in (5, 4, 3, 2):
        passed = [keep.removeprefix("keep ") for keep in table.offered(2)[1:]]
        heard = len(table.story(viewer=1))
        keep_first(table, 1, 2)
        told = [e for e in table.story(viewer=1)[heard:] if e["event"] not in ("kept", "chose")]
        assert [event["event"] for event in told] == [f"received_{size}"]
        assert [told[0][name] for name in told[0] if name not in ("event", "clause")] == passed


def test_T2_2_tiles_left_over_are_seen_by_nobody() -> None:
    table = drafted(2)
    assert len(table.state.box) == 0
    shown = str([seen(GAME, table.state, viewer) for viewer in (0, 1, SPECTATOR)])
    assert not any(f"'{tile}'" in shown for tile in tiles()[12:])


# What a seat knows is never forgotten, and what it does not know is never guessed right by rule.


def guesses(table: Script, viewer: int, count: int = 60) -> list[list[int]]:
    return [list(GAME.determinize(table.state, viewer - 1, Rng(n)).hands) for n in range(count)]


def test_T2_2_a_guess_knows_what_two_players_must_have_taken() -> None:
    """With two players a pack comes back, and what is missing is in the other hand."""
    table = keep_first(dealt(2), 1, 2, 1, 2)
    taken = table.state.hands[1 * HAND + 1]  # by seat 2 from the pack that seat 1 had first
    assert {hands[1 * HAND + 1] for hands in guesses(table, viewer=1)} == {taken}
    first = {hands[1 * HAND] for hands in guesses(table, viewer=1)}
    assert len(first) > 10  # what seat 2 kept of his own six was never seen


def test_T2_2_a_guess_does_not_know_who_took_which() -> None:
    table = dealt(3)
    for _ in range(3):
        keep_first(table, 1, 2, 3)
    took = {(hands[1 * HAND + 1], hands[2 * HAND + 2]) for hands in guesses(table, viewer=1)}
    assert took == {(1, 2), (2, 1)}


def test_T2_2_a_guess_keeps_tiles_seen_out_of_the_box() -> None:
    table = keep_first(dealt(4), 1, 2, 3, 4)
    seen = {*range(1, 6), *range(19, 24), 0}
    for n in range(40):
        guess = GAME.determinize(table.state, 0, Rng(n))
        elsewhere = [*guess.hands[HAND:], *guess.packs[6:18]]
        assert not (seen - {*range(1, 6)}) & set(elsewhere)
        assert set(guess.packs[18:24]) == set(table.state.packs[18:24])


def test_T3_1_a_guess_leaves_a_shown_tile_with_its_user() -> None:
    table = drafted(3)
    tile = table.offered(1)[0].split()[1]
    table.play(f"1: sell {tile}")
    for viewer in (2, 3, SPECTATOR + 1):
        for n in range(20):
            guess = GAME.determinize(table.state, viewer - 1, Rng(n))
            assert seen(GAME, guess, SPECTATOR)["seats"][0]["used"] == [tile]


def test_T2_2_a_guess_of_hands_holds_every_tile_once() -> None:
    for viewer in (0, 1, 2, SPECTATOR):
        for n in range(20):
            found = [*GAME.determinize(drafted(3).state, viewer, Rng(n)).hands]
            assert len(set(found)) == len(found)


def test_T3_9_a_hand_is_no_secret_to_its_owner() -> None:
    table = building(2, hand="food_market night_bazaar")
    guess = GAME.determinize(table.state, 0, Rng(3))
    assert list(guess.hands[:HAND]) == list(table.state.hands[:HAND])


def test_T2_2_draws_come_only_from_the_box() -> None:
    table = seated(2).play(f"*: deal {tiles()[4]}")
    assert all(GAME.sample(table.state, Rng(n)) & 0xFFFF != 4 for n in range(80))
