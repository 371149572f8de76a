"""What is shown and what is guessed: N6.5 and N9.11."""

from __future__ import annotations

from typing import Any

from polis.core.rng import Rng
from polis.core.seats import SPECTATOR
from polis.games.newyork.position import NewYork
from polis.games.newyork.terms import DISTRICTS
from polis.games.newyork.tests.table import (
    GAME,
    NEWYORK,
    Script,
    auction,
    hand,
    held,
    in_phase,
    in_round,
    state_of,
)
from polis.testing.script import seen


def guesses(table: Script, viewer: int, count: int = 60) -> list[NewYork]:
    rng = Rng(9)
    return [GAME.determinize(table.state, viewer - 1, rng) for _ in range(count)]


def imagined(table: Script, viewer: int, house: int) -> set[str]:
    return {held(guess.hand, house) for guess in guesses(table, viewer)}


def test_N6_5_one_knows_his_own_hand() -> None:
    table = in_round(2)
    assert imagined(table, viewer=1, house=1) == {hand(table, 1)}


def test_N6_5_another_hand_is_dealt_anew_and_keeps_its_size() -> None:
    table = in_round(2)
    seen = imagined(table, viewer=1, house=2)
    assert len(seen) > 10 and all(len(cards.split()) == 3 for cards in seen)


def test_N6_5_a_pair_taken_stays_in_every_guess() -> None:
    table = in_round(2)
    pair = [int(card) for card in state_of(table).pairs[:2]]
    table.play("2: pair 1")
    for guess in guesses(table, 1):
        for card in set(pair):
            assert guess.hand[7 + card] >= pair.count(card)


def test_N6_5_a_card_seen_to_leave_is_not_remembered() -> None:
    table = auction("press", ["press press", "press"], reserves=["joker plan", ""])
    table.play("1: swap press joker")
    assert all("joker" in cards for cards in imagined(table, viewer=2, house=1))
    table.play("1: bid 2 1")
    assert imagined(table, viewer=2, house=1) == {""}


def test_N6_5_what_an_ability_drew_only_its_user_sees() -> None:
    table = in_phase(1, ["press", "press"], ["c4", ""], [1, 1])
    table.play("1: use c4; *: deal joker; *: deal plan")
    views = [seen(NEWYORK.game, table.state, viewer)["ability"] for viewer in (0, 1, SPECTATOR)]
    assert views[0]["drawn"] == {"plan": 1, "joker": 1}
    assert views[1]["drawn"] is None and views[2]["drawn"] is None
    assert views[1]["drawn_size"] == 2
    assert len({tuple(guess.drawn) for guess in guesses(table, 2)}) > 5
    assert {tuple(guess.drawn) for guess in guesses(table, 1)} == {(0, 0, 0, 1, 0, 0, 1)}


def test_N6_5_which_card_was_kept_is_a_secret() -> None:
    table = in_phase(1, ["press", "press"], ["c7", ""], [1, 1])
    table.play("1: use c7; *: deal joker; *: deal plan; *: deal office")
    one, two = table.fork().play("1: keep joker"), table.fork().play("1: keep plan")
    assert one.story(2) == two.story(2)
    assert seen(NEWYORK.game, one.state, 1) == seen(NEWYORK.game, two.state, 1)


def test_N9_11_a_toms_stock_is_known_to_all() -> None:
    table = auction("press", ["press", "plan joker"], 1, tom1="A6")
    assert imagined(table, viewer=1, house=2) == {"plan joker"}


def test_N8_2_a_district_shows_what_each_place_scores_now() -> None:
    table = in_round(2)
    state = state_of(table)
    for house, count in enumerate((3, 1, 0)):  # the last: neutral
        state.towers[house * DISTRICTS] = count
    state.base[0] = 7
    district = seen(GAME, state, 0)["districts"][0]
    value = district["value"]
    assert district["places"] == [1, 2] and district["points"] == [value, (value + 1) // 2]


def test_N8_5_of_equals_the_one_with_more_influence_has_the_better_place() -> None:
    state = state_of(in_round(2))
    houses = seen(GAME, state, 0)["houses"]
    ahead = min((0, 1), key=lambda house: int(state.standing[house]))
    assert houses[0]["total"] == houses[1]["total"]
    assert [houses[ahead]["place"], houses[1 - ahead]["place"]] == [1, 2]


def prize_of(table: Script) -> dict[str, Any]:
    prize: dict[str, Any] = seen(GAME, table.state, 1)["auction"]["prize"]
    return prize


def test_N6_7_the_prize_says_what_each_bid_would_bring_as_things_stand() -> None:
    table = auction("dollars", ["dollars", "dollars dollars"])
    assert prize_of(table)["leader"] is None
    table.play("1: bid 1 0")
    prize = prize_of(table)
    assert (prize["leader"], prize["bonus"], prize["gains"]) == (0, 1, [2, 0])
    before = [int(money) for money in state_of(table).dollars]
    table.play("2: bid 2 0")
    gained = [int(now) - was for now, was in zip(state_of(table).dollars, before, strict=True)]
    assert gained == [1, 3]  # two bid, and one more for the highest


def test_N6_12_in_auction_5_the_two_highest_place_a_token_and_nobody_gets_more() -> None:
    table = auction("prestige", ["prestige", "prestige prestige"])
    table.play("1: bid 1 0")
    assert prize_of(table)["tokens"] == [0]
    table.play("2: bid 2 0")
    prize = prize_of(table)
    assert (prize["bonus"], prize["gains"], prize["tokens"]) == (0, [1, 2], [1, 0])
