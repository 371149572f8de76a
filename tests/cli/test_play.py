"""A game played in the terminal, by numbers, moves and orders."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.tree import Tree

from polis import Match
from polis.core.record import read
from polis.core.texts import LANGUAGES, texts
from polis.terminal.board import Plain
from tests.cli.command import Run


def numbers(seed: int) -> list[str]:
    """More answers than a game has questions; a number that is not offered is asked again."""
    pick = random.Random(seed)
    return [pick.choice(["1", "2", "1 1", "2 3", "3", "5", "8"]) for _ in range(3000)]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_numbers(run: Run, language: str) -> None:
    command = f"play estates --seats 2 --bots random --seed one --lang {language}"
    said = run(command, *numbers(1))
    assert (said.status, said.err) == (0, "")
    assert {"ru": "Победа: ", "en": "Winner: "}[language] in said.out.splitlines()[-1]
    assert "cli-" not in said.out and "label-" not in said.out and "event-" not in said.out


def test_no_line_of_a_game_is_wider_than_eighty_columns_but_sentences(run: Run) -> None:
    out = run("play estates --seats 5 --bots random --seed wide --lang ru", *numbers(2)).out
    drawn = [line for line in out.splitlines() if "▔" in line or "▸" in line or "?" in line]
    assert drawn
    assert max(map(len, (line for line in drawn if not line.startswith(">")))) <= 80


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    command = "play estates --seats 2 --bots random --seed same"
    assert run(command, *numbers(3)[:40]).out == run(command, *numbers(3)[:40]).out


def at_an_auction(run: Run, *typed: str, language: str = "en") -> str:
    """The answers to some lines, typed where the player has to bid: he has 12 cheques."""
    for seed in range(20):
        command = f"play estates --seats 2 --seed {seed} --bots random --lang {language}"
        out = run(command, *typed).out
        if "bid 1..12" in out.partition("> ")[0]:
            return out
    raise AssertionError("nobody ever has to bid first")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "[E3.1] The nearest legal move: bid 12."),
        ("ru", "[E3.1] Ближайший возможный ход: bid 12."),
    ],
)
def test_a_refusal_names_its_rule_and_the_nearest_move(
    run: Run, language: str, expected: str
) -> None:
    assert expected in at_an_auction(run, "bid 20", language=language)


def test_why_answers_without_moving(run: Run) -> None:
    out = at_an_auction(run, "why bid 20", "why pass", "почему")
    assert "[E3.1] The nearest legal move: bid 12." in out
    assert 'The move "pass" is legal now.' in out
    assert out.count("Your move") == 1


def test_orders_have_russian_names_too(run: Run) -> None:
    out = at_an_auction(run, "почему pass", "правила E4.2", "совет", language="ru")
    assert "Ход «pass» сейчас возможен." in out
    assert texts("ru", "estates").say("clause-E4-2")[:40] in out
    assert "Совет: " in out


def test_an_amount_is_asked_for_where_a_choice_needs_one(run: Run) -> None:
    out = at_an_auction(run, "1", "2", "undo")
    assert "How much, 1 to 12? 2" in out
    assert "Your last decision is taken back." in out


def test_undo_returns_to_the_same_decision(run: Run) -> None:
    out = at_an_auction(run, "pass", "undo", "board")
    again = out.partition("taken back")[2]
    assert "bid 1..12" in again


def test_undo_before_any_decision_is_refused(run: Run) -> None:
    assert "no decision of yours" in at_an_auction(run, "undo")


def test_what_is_neither_move_nor_order_is_told_so(run: Run) -> None:
    out = at_an_auction(run, "dance", "99", "", "bid", "help")
    assert '"dance" is neither a move nor an order' in out
    assert "There is no choice 99; they are numbered 1 to 2." in out
    assert "Choose a number from 1 to 2 or write a move." in out
    assert "The move is written bid <amount>." in out
    assert "why MOVE" in out


@pytest.mark.slow
def test_a_saved_game_goes_on_where_it_was_left(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.polis"
    command = "play estates --seats 2 --seed 3 --bots random --save"
    run(f"{command} {file}", *numbers(4)[:40])
    saved = Match.load(file.read_text(encoding="utf-8"))
    assert not saved.over
    said = run(f"play --load {file} --bots random --save {file}", *numbers(5))
    whole = Match.load(file.read_text(encoding="utf-8"))
    assert "Winner" in said.out
    assert whole.over and whole.entries[: len(saved.entries)] == saved.entries


def test_save_writes_a_record_during_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.polis"
    out = run("play estates --seed 1 --bots random", f"save {file}", f"save {tmp_path}", "save").out
    assert f"Saved to {file}." in out
    assert "is a folder, not a file." in out
    assert "Name a file: save FILE" in out
    assert Match.load(file.read_text(encoding="utf-8")).head.seats == 4


def test_options_and_names_reach_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.polis"
    words = "--option rounds=2 --option money=open --me 2 --name Anna --bots random"
    run(f"play estates --seats 3 {words} --save {file}")
    record = read(file.read_text(encoding="utf-8"))
    assert (record.options["rounds"], record.options["money"]) == ("2", "open")
    assert record.names == ["Vera", "Anna", "Zoya"]


def test_a_game_without_a_drawing_is_shown_as_a_tree_in_words() -> None:
    view = {"turn": 1, "companies": ["red", "blue"], "seats": [{"cash": None}], "is_new": True}
    tree = Plain(texts("ru", "estates"), ["colour"], []).grow(Tree("table"), view)
    told = [str(branch.label) for branch in tree.children]
    assert told == ["Ходит: Игрок 2", "Сертификаты: красный, синий", "Игроки", "is_new: ✓"]
