"""Thousands of games between bots: every deal is played with everyone in every seat.

Luck of the seat and of the deal falls on all bots alike, so fewer games show which is better.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from polis.analysis import tally
from polis.analysis.bar import bar
from polis.analysis.crowd import STOPPED, check_jobs, shared
from polis.analysis.paper import Paper
from polis.analysis.play import Outcome, Plan, find, play, rotations
from polis.analysis.sizes import at_most, check_file, tell_stopped
from polis.analysis.tables import tables
from polis.bots.levels import bot_of
from polis.bots.roster import FORMS
from polis.core.errors import OptionError
from polis.core.registry import load

SMALL = 8  # games with POLIS_SMALL


class Simulation(NamedTuple):
    plan: Plan
    outcomes: list[Outcome]
    seconds: float

    def summary(self) -> tally.Summary:
        options = load(self.plan.game).options
        chosen = options.names(options.numbers(self.plan.options))
        return tally.summary(self.plan, chosen, self.outcomes, self.seconds)


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    done: Callable[[int], object] = lambda count: None,
    by: str = "",
) -> Simulation:
    """Play ``games`` games, rounded up so that each deal is played with everyone in every seat.
    The result does not depend on ``jobs``; ``done`` hears how many games were finished."""
    plan = checked(game, bots, games, seed, options or {}, by)
    started, outcomes = perf_counter(), list[Outcome]()
    play_all(plan, games, jobs, outcomes, done)
    return Simulation(plan, outcomes, perf_counter() - started)


def play_all(
    plan: Plan,
    games: int,
    jobs: int,
    outcomes: list[Outcome],
    done: Callable[[int], object],
) -> None:
    """Add every deal to the outcomes as soon as it is finished; whoever stops it has the rest."""
    deals = range(-(-games // rotations(plan.bots)))
    with shared(partial(all_seats, plan), deals, jobs) as found:
        for deal in found:
            outcomes += deal
            done(len(deal))


def checked(
    game: str, bots: Sequence[str], games: int, seed: str, options: Mapping[str, str], by: str
) -> Plan:
    """Whatever is wrong with a plan is said before the first game."""
    info = load(game)
    info.agree(len(bots), options)
    if games < 1:
        raise OptionError("bad_games", games=games)
    find(info.game.schema(), by)
    return Plan(game, tuple(bot_of(name, game).name for name in bots), seed, dict(options), by)


def all_seats(plan: Plan, deal: int) -> list[Outcome]:
    return [play(plan, deal, rotation) for rotation in range(rotations(plan.bots))]


# The command ``polis simulate``


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="id of a game, as listed by `polis games`")
    parser.add_argument(
        "--bots", nargs="+", required=True, metavar="BOT", help=f"one a seat: {', '.join(FORMS)}"
    )
    parser.add_argument("--games", type=int, default=1000, help="rounded up to whole rotations")
    parser.add_argument("--seed", default="polis", help="any text; equal seeds, equal games")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a table option"
    )
    parser.add_argument(
        "--by", default="", metavar="EVENT.NAME", help="wins by what a seat had: an event's value"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a row per game and seat")


def run(args: argparse.Namespace) -> int:
    language = getattr(args, "language", "en")
    options = dict(pair(text) for text in args.option)
    plan = checked(args.game, args.bots, args.games, args.seed, options, args.by)
    check_jobs(args.jobs)
    check_file(args.csv)
    games = at_most(SMALL, args.games, language)
    started, outcomes, status = perf_counter(), list[Outcome](), 0
    try:
        with bar(args.game, games) as done:
            play_all(plan, games, args.jobs, outcomes, done)
    except KeyboardInterrupt:
        status = STOPPED
        tell_stopped(len(outcomes), games, language)
    if outcomes:
        show(args, Simulation(plan, outcomes, perf_counter() - started), language)
    return status


def show(args: argparse.Namespace, found: Simulation, language: str) -> None:
    if args.csv:
        write_csv(args.csv, found.outcomes)
    if args.json:
        json.dump(found.summary(), sys.stdout, ensure_ascii=False, indent=2)
        print()
    else:
        Paper().lay(*tables(found.summary(), language))


def pair(text: str) -> tuple[str, str]:
    """``rounds=2`` as a name and a value."""
    name, equals, value = text.partition("=")
    if not equals:
        raise OptionError("option_form", text=text[:40])
    return name, value


def write_csv(path: Path, outcomes: Sequence[Outcome]) -> None:
    lines = tally.rows(outcomes)
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(lines[0]))
        writer.writeheader()
        writer.writerows(lines)
