"""Simulations: repeatable, fair to every bot, and summed up rightly."""

from __future__ import annotations

import argparse
import csv
import io
import json
from collections import Counter
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table

from polis.analysis.paper import Paper
from polis.analysis.play import Outcome, Plan, deal_out, line_up, rotations, stream
from polis.analysis.simulate import Simulation, add_arguments, run, simulate
from polis.analysis.tables import numbers, tables
from polis.analysis.tally import of_things, quantile, rows, spread, wilson
from polis.core.codec import pack
from polis.core.errors import PolisError
from polis.core.texts import LANGUAGES

MIXED = ["random", "thumb"]


def results(found: Simulation) -> list[dict[str, object]]:
    return rows(found.outcomes)


def outcome(places: list[int], scores: list[int]) -> Outcome:
    players = len(places)
    names = ["thumb", *["random"] * (players - 1)]
    return Outcome(0, 0, names, scores, places, [1] * players, [0.1] * players, [0.1] * players)


# Repeatable


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_jobs() -> None:
    alone = simulate("estates", MIXED, 4, "same")
    shared = simulate("estates", MIXED, 4, "same", jobs=2)
    assert results(alone) == results(shared)


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate("estates", ["random"] * 2, 2, seed) for seed in ("one", "other"))
    assert results(one) != results(other)


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = (simulate("estates", ["random"] * 2, games, "more") for games in (2, 4))
    assert results(many)[: len(results(few))] == results(few)


# Fair


def test_everyone_sits_everywhere_once_a_deal() -> None:
    found = simulate("estates", ["random", "thumb", "random"], 3, "seats")
    seats = Counter((row["bot"], row["seat"]) for row in results(found))
    assert [seats["thumb", seat] for seat in (1, 2, 3)] == [1, 1, 1]
    assert [seats["random", seat] for seat in (1, 2, 3)] == [2, 2, 2]


def test_a_rotation_moves_everyone_one_seat_on() -> None:
    assert line_up(["a", "b", "c"], 1) == ["c", "a", "b"]


@pytest.mark.parametrize(("bots", "count"), [("aaaa", 1), ("abab", 2), ("abbb", 4), ("abc", 3)])
def test_only_rotations_that_differ_are_played(bots: str, count: int) -> None:
    assert rotations(list(bots)) == count


@pytest.mark.parametrize(("bots", "played"), [(["random"] * 2, 3), (MIXED, 4)])
def test_games_are_rounded_up_to_whole_rotations(bots: list[str], played: int) -> None:
    assert len(simulate("estates", bots, 3, "whole").outcomes) == played


def test_the_deal_does_not_depend_on_the_bots() -> None:
    plans = [Plan("estates", (one, "random"), "deal", {}) for one in ("random", "thumb")]
    deals = [deal_out(plan, 7) for plan in plans]
    assert pack(deals[0][0]) == pack(deals[1][0])
    assert deals[0][1].word() == deals[1][1].word()


def test_nature_and_every_bot_draw_from_streams_of_their_own() -> None:
    names = [("nature", 0), ("nature", 1), ("bot", 0, 0, 0), ("bot", 0, 0, 1), ("bot", 0, 1, 0)]
    assert len({stream("seed", *name).word() for name in names}) == len(names)


# Summed up


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (2.5, 10, 0.0809, 0.5578), (10, 10, 0.7225, 1)],
)
def test_wilsons_interval(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_shared_win_counts_as_a_fraction() -> None:
    assert outcome([1, 1, 3], [5, 5, 2]).shares() == [0.5, 0.5, 0]


def test_quantiles_lie_between_neighbours() -> None:
    assert [quantile([0, 10, 20], percent) for percent in (0, 25, 50, 95, 100)] == [
        0,
        5,
        10,
        19,
        20,
    ]


def test_the_spread_of_scores() -> None:
    found = spread([1, 3, 5, 7])
    assert (found["mean"], found["q50"], found["min"], found["max"]) == (4, 4, 1, 7)
    assert found["sd"] == pytest.approx(5**0.5)


def test_a_bot_in_several_seats_is_counted_in_each() -> None:
    plan = Plan("estates", ("thumb", "random", "random"), "any", {})
    games = [outcome([1, 2, 3], [9, 4, 1]), outcome([2, 1, 2], [3, 8, 3])]
    thumb, other = Simulation(plan, games, 1.0).summary()["by_bot"]
    assert (thumb["rate"]["win_rate"], other["rate"]["win_rate"]) == (0.5, 0.25)
    assert (thumb["score"]["mean"], other["score"]["mean"]) == (6, 4)
    assert other["places"] == [0.25, 0.5, 0.25]


def test_win_rates_by_seat_add_up_to_one() -> None:
    found = simulate("estates", ["random"] * 3, 9, "sum").summary()
    assert sum(seat["rate"]["win_rate"] for seat in found["by_seat"]) == pytest.approx(1)


# The command


def command(words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words.split())


def test_the_options_of_the_table_are_obeyed(capsys: pytest.CaptureFixture[str]) -> None:
    words = "estates --bots random random --games 1 --jobs 1 --json"
    run(command(f"{words} --option rounds=3 --option money=secret"))
    told = json.loads(capsys.readouterr().out)
    run(command(words))
    plain = json.loads(capsys.readouterr().out)
    assert told["options"] == plain["options"] | {"money": "secret", "rounds": "3"}
    assert told["length"]["mean"] > plain["length"]["mean"]


def test_a_row_for_each_seat_of_each_game(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    run(command(f"estates --bots random thumb --games 2 --jobs 1 --json --csv {file}"))
    with file.open(encoding="utf-8") as lines:
        found = list(csv.DictReader(lines))
    assert len(found) == 4
    assert sum(float(row["win"]) for row in found) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_tables_has_a_text(language: str) -> None:
    page = Console(file=io.StringIO(), width=120)
    page.print(*tables(simulate("estates", MIXED, 2, "table").summary(), language))
    assert isinstance(page.file, io.StringIO)
    assert "simulate-" not in page.file.getvalue()


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("estates --bots random random --games 0", "bad_games"),
        ("estates --bots random", "bad_seats"),
        ("estates --bots random wizard", "unknown_bot"),
        ("chess --bots random random", "unknown_game"),
        ("estates --bots random random --option rounds", "option_form"),
        ("estates --bots random random --option rounds=many", "bad_option_value"),
        ("estates --bots random random --option colour=red", "unknown_option"),
        ("estates --bots random random --jobs -3", "bad_jobs"),
        ("estates --bots random random --csv /nowhere/at/all/games.csv", "no_folder"),
    ],
)
def test_a_wrong_plan_is_refused_before_the_first_game(words: str, code: str) -> None:
    with pytest.raises(PolisError) as caught:
        run(command(words))
    assert caught.value.code == code


def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        run(command(f"estates --bots random random --games 1000000 --csv {tmp_path}"))


def test_small_sizes_are_announced(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POLIS_SMALL", "1")
    run(command("estates --bots random random --games 1000 --jobs 1 --json"))
    out, err = capsys.readouterr()
    assert json.loads(out)["games"] == 8
    assert err == "POLIS_SMALL is set: 8 instead of 1,000.\n"


# What they had


def test_wins_are_counted_by_what_a_seat_had() -> None:
    one = outcome([1, 2], [9, 5])._replace(had=[["red", "blue"], ["blue"]])
    two = outcome([2, 1], [5, 9])._replace(had=[["blue"], []])
    lines = {line["name"]: line for line in of_things([one, two])}
    assert lines["red"]["rate"]["win_rate"] == 1
    assert lines["blue"]["rate"]["games"] == 3
    assert lines["red"]["edge"] == pytest.approx(1 - 2 / 4)
    assert [line["name"] for line in of_things([one, two])] == ["red", "blue"]


def test_what_a_seat_had_is_read_from_the_events() -> None:
    found = simulate("estates", ["random"] * 2, 2, "had", by="offered.piece")
    assert all(len(o.had) == 2 and any(o.had) for o in found.outcomes)


def test_an_event_without_such_a_value_is_refused() -> None:
    with pytest.raises(PolisError, match="offered"):
        simulate("estates", ["random"] * 2, 2, "had", by="offered.moon")


# What is printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_cut_in_eighty_columns(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wide enough to need it: five bots by long names, points of four figures."""
    monkeypatch.setenv("COLUMNS", "80")
    bots = ["thumb:50", "random", "thumb:10", "thumb:25", "thumb"]
    summary = simulate("bibs", bots, 5, "wide", {"rounds": "12"}).summary()
    Paper().lay(*tables(summary, language))
    told = capsys.readouterr().out
    assert "…" not in told
    for line in summary["by_bot"]:
        cells = [line["bot"], *numbers(line["score"])]
        rows = [row.strip("│").split("│") for row in told.splitlines()]
        assert cells in [[cell.strip() for cell in row] for row in rows]


def test_no_number_is_cut_to_spare_a_heading(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table of README's simulation: just too wide for eighty columns, and it need not be."""
    monkeypatch.setenv("COLUMNS", "80")
    shown = Table()
    for heading in ("points", "mean", "sd", "min", "5 %", "25 %", "50 %", "75 %", "95 %", "max"):
        shown.add_column(heading, justify="right", no_wrap=heading == "points")
    row = ["decisions a game", "-184.9", "29.0", "-144", "128", "169", "188", "206", "221", "233"]
    shown.add_row(*row)
    Paper().lay(shown)
    told = capsys.readouterr().out
    assert row in [[cell.strip() for cell in line.split("│")[1:-1]] for line in told.splitlines()]
    assert max(map(len, told.splitlines())) <= 80
