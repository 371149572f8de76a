"""What the rulebook leaves to the players: which card, which site, the clock, the last rent."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from polis.core import notation
from polis.core.model import Log, Menu
from polis.core.play import rollout
from polis.core.rng import Rng
from polis.core.texts import texts
from polis.games.fallout.terminal import draw
from polis.games.fallout.tests.table import (
    FALLOUT,
    GAME,
    Script,
    actor,
    advice,
    alive,
    arranged,
    cash,
    is_mortgaged,
    kinds,
    names_told,
    owned,
    start,
)
from polis.testing.script import seen

# Rent of the last turn, asked for by hand

LAST = {"rent_claim": "manual", "rounds": "20", "turn": 3}


def last_turn(**more: Any) -> Script:
    """The last seat of the last round lands on another's site: 6 for Den, 50 for Diamond City."""
    table = arranged(3, **{**LAST, **more})
    table.state.round, table.state.starter = 20, 0
    return table


def on_diamond_city(**more: Any) -> Script:
    more = {"deeds": {1: "diamond_city"}, "at": {3: 34}, **more}
    return last_turn(**more).play("3: roll; *: dice 1 4")


def test_F2_2_the_rent_of_the_last_turn_can_be_asked_for() -> None:
    table = on_diamond_city()
    assert actor(table) == 1 and {"claim", "waive"} <= kinds(table, 1)
    table.play("1: claim")
    assert actor(table) == 0 and cash(table) == [1550, 1500, 1450]
    assert names_told(table).index("rent_due") < names_told(table).index("limit_reached")


def test_F2_2_or_let_go() -> None:
    table = on_diamond_city().play("1: waive")
    assert actor(table) == 0 and cash(table) == [1500, 1500, 1500]


def test_F2_2_nobody_rolls_after_the_last_turn() -> None:
    table = on_diamond_city()
    assert table.refused("1: roll").code == "wrong_moment"
    assert table.refused("2: roll").code == "not_your_move"
    assert table.refused("2: claim").code == "nothing_to_claim"


def test_F1_6_time_is_not_called_once_the_end_has_come() -> None:
    table = on_diamond_city(time="called")
    assert table.refused("2: time").code == "wrong_moment" and "time" not in kinds(table, 1)


def test_F2_2_business_goes_on_before_the_last_rent() -> None:
    table = on_diamond_city(deeds={1: "diamond_city", 3: "vernon"}).play("3: mortgage vernon")
    assert actor(table) == 1 and is_mortgaged(table, "vernon")
    assert cash(table.play("1: claim"))[2] == 1550


def test_F2_2_a_visitor_short_of_the_last_rent_raises_it_before_the_end() -> None:
    table = on_diamond_city(deeds={1: "diamond_city", 3: "vernon"}, cash=[0, 0, 10])
    table.play("1: claim")
    assert actor(table) == 3 and "give_up" in kinds(table, 3)
    table.play("3: mortgage vernon")
    assert actor(table) == 0 and cash(table) == [50, 0, 60]


def test_F2_2_a_visitor_ruined_by_the_last_rent_is_out() -> None:
    table = on_diamond_city(cash=[0, 0, 10]).play("1: claim")
    assert alive(table) == [1, 2] and actor(table) == 0 and "limit_reached" in names_told(table)


def test_F2_2_in_the_first_edition_the_last_rent_was_lost() -> None:
    assert actor(on_diamond_city(edition="1")) == 0


def test_F2_2_time_called_by_all_leaves_the_last_rent_too() -> None:
    more = {"deeds": {1: "diamond_city"}, "at": {3: 34}, "rounds": "none", "time": "called"}
    table = last_turn(**more).play("1: time; 2: time; 3: time; 3: roll; *: dice 1 4")
    assert actor(table) == 1 and cash(table.play("1: claim"))[0] == 1550


# An agreed time


def clocked(played: int, **more: Any) -> Script:
    """Time by the clock, to be called once twenty rounds are played."""
    table = arranged(3, time="clock", time_from="20", **more)
    table.state.round = played + 1
    return table


def test_F1_6_by_the_clock_nobody_can_contradict() -> None:
    table = clocked(20, jailed={1: 1, 2: 1, 3: 1}).play("2: time")
    table.play("1: roll; *: dice 1 2; 2: roll; *: dice 1 2")
    assert actor(table) == 3  # everyone has had as many turns
    table.play("3: roll; *: dice 1 2")
    assert actor(table) == 0 and names_told(table).count("clock_called") == 1


def test_F1_6_the_clock_is_not_called_before_the_agreed_rounds() -> None:
    error = clocked(19).refused("1: time")
    assert (error.code, error.rule, error.facts["round"]) == ("too_early", "F1.6", 20)


def test_F1_6_one_call_is_enough() -> None:
    table = clocked(20).play("2: time")
    assert table.refused("1: time").code == "called_already" and "time" not in kinds(table, 3)


@pytest.mark.parametrize("time", ["called", "clock"])
def test_F1_6_thumb_rules_call_time_only_where_they_may(time: str) -> None:
    """Far ahead, and the only rival has called: by common consent a bot agrees, by the clock there
    is nothing left to say."""
    table = arranged(2, time=time, time_from="10", cash=[5000, 100])
    table.state.round = 30
    table.play("2: time")
    assert advice(table, 1) == ("time" if time == "called" else "roll")


def test_F1_6_by_common_consent_one_call_is_not() -> None:
    table = arranged(3, time="called", jailed={1: 1, 2: 1, 3: 1}).play("1: time; 2: time")
    table.play("1: roll; *: dice 1 2; 2: roll; *: dice 1 2; 3: roll; *: dice 1 2")
    assert actor(table) == 1 and {"time"} <= kinds(table, 3)


# Which card opens the Jail


@pytest.mark.parametrize(("card", "left"), [("guide", "special_card"), ("special", "guide_card")])
def test_F3_2_who_has_both_cards_chooses(card: str, left: str) -> None:
    table = arranged(2, jailed={1: 1}, cards={1: "guide special"})
    assert {"roll", "fine", "show_card"} <= kinds(table, 1)
    table.play(f"1: show_card {card}")
    assert owned(table, 1) == {left} and table.state.jail[0] == 0


def test_F3_2_with_one_card_there_is_nothing_to_choose() -> None:
    table = arranged(2, jailed={1: 1}, cards={1: "special"})
    assert table.refused("1: show_card guide").code == "one_card"
    assert owned(table.play("1: use_card"), 1) == set()


def test_F3_2_two_cards_are_told_apart() -> None:
    table = arranged(2, jailed={1: 1}, cards={1: "guide special"})
    assert table.refused("1: use_card").code == "which_card"
    assert table.refused("2: show_card guide").code == "not_your_move"


def test_F3_2_games_of_the_first_edition_used_the_guides() -> None:
    table = arranged(2, jailed={1: 1}, cards={1: "guide special"}, edition="1").play("1: use_card")
    assert owned(table, 1) == {"special_card"}


def test_F3_2_a_random_player_uses_either_card() -> None:
    """The short road to a random move names the same ones as the menu."""
    state = arranged(2, jailed={1: 1}, cards={1: "guide special"}).state
    menu, found = Menu(), set()
    GAME.legal(state, 0, menu)
    for seed in range(60):
        code = GAME.pick(state, 0, Menu(), Rng(seed))
        assert code == menu.at(Rng(seed).below(menu.total))
        found.add(notation.write(GAME.schema(), code))
    assert {"fine", "show_card guide", "show_card special"} <= found


# What bots do of all this


def test_F5_1_thumb_rules_give_up_when_nothing_can_be_sold_or_mortgaged() -> None:
    position: dict[str, Any] = {
        "deeds": {1: "den", 2: "dark_blue"},
        "mortgaged": "den",
        "at": {1: 34},
    }
    table = arranged(3, cash=[10, 0, 0], **position).play("1: roll; *: dice 1 4")
    assert advice(table, 1) == "give_up"


def test_F2_2_thumb_rules_ask_for_the_last_rent() -> None:
    assert advice(on_diamond_city(), 1) == "claim"


def test_F3_2_thumb_rules_with_both_cards_show_one() -> None:
    table = arranged(2, jailed={1: 1}, cards={1: "guide special"})
    assert advice(table, 1) == "show_card guide"


@pytest.mark.parametrize("seed", range(6))
def test_F1_6_games_with_the_clock_and_rent_by_hand_come_to_an_end(seed: int) -> None:
    options = {"rent_claim": "manual", "time": "clock", "time_from": "10", "rounds": "60"}
    state = GAME.start(4, FALLOUT.options.numbers(options))
    rollout(GAME, state, Rng(seed), Log(silent=True), 20_000)
    assert not state.actors


# What only chance does


def test_F2_6_what_chance_decides_is_refused_by_the_clause_of_its_draw() -> None:
    rolling = arranged(2, deeds={2: "enclave_radio"}, at={1: 5})
    cited = {
        "F1.3": rolling.refused("1: dice 1 1"),
        "F1.2": start(2).refused("1: dice 1 1"),
        "F2.6": rolling.refused("1: draw stimpak"),
        "F2.5": rolling.fork().play("1: roll; *: dice 3 4").refused("1: dice 1 1"),
    }
    for clause, error in cited.items():
        assert (error.code, error.rule) == ("natures_move", clause)


# The next card


def deck(table: Script, number: int) -> dict[str, Any]:
    found = seen(GAME, table.state, 0)["decks"]
    assert isinstance(found, list)
    return dict(found[number])


def test_F2_6_the_last_card_not_drawn_is_known_to_come_next() -> None:
    table = arranged(2, deck="stimpak")
    assert deck(table, 0)["next"] == "stimpak" and deck(table, 1)["next"] == ""


@pytest.mark.parametrize(("language", "card"), [("en", "Expired Stimpak"), ("ru", "Просроченный")])
def test_F2_6_a_terminal_names_the_card_that_comes_next(language: str, card: str) -> None:
    screen, names = Console(width=80, file=StringIO()), ["Ann", "Bob"]
    for table, is_named in ((arranged(2, deck="stimpak"), True), (arranged(2), False)):
        with screen.capture() as shown:
            screen.print(draw(GAME.view(table.state, 0), texts(language, "fallout"), names))
        assert (card in shown.get()) == is_named


def test_F2_6_once_all_were_drawn_the_first_comes_again() -> None:
    table = arranged(2, deck="stimpak").play("1: roll; *: dice 3 4; *: draw stimpak")
    assert deck(table, 0)["unseen"] == [] and deck(table, 0)["next"] == deck(table, 0)["known"][0]
