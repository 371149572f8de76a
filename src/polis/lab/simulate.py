"""Thousands of games between bots: every deal is played with everyone in every seat.

Luck of the seat and of the deal falls on all bots alike, so fewer games show which is better.
"""

from __future__ import annotations

import argparse
import csv
import json
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from rich.console import Console

from polis.bots.levels import bot_of
from polis.bots.roster import FORMS
from polis.core.errors import OptionError
from polis.core.registry import load
from polis.lab import tally
from polis.lab.bar import bar
from polis.lab.play import Outcome, Plan, find, play, rotations
from polis.lab.tables import tables

CHUNKS = 16  # for each worker: the bar moves, and no worker idles long at the end


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
    deals = range(-(-games // rotations(plan.bots)))
    started = perf_counter()
    outcomes: list[Outcome] = []
    for found in each_deal(plan, deals, jobs):
        outcomes += found
        done(len(found))
    return Simulation(plan, outcomes, perf_counter() - started)


def checked(
    game: str, bots: Sequence[str], games: int, seed: str, options: Mapping[str, str], by: str
) -> Plan:
    """Whatever is wrong with a plan is said before the first game."""
    title = load(game)
    title.agree(len(bots), options)
    if games < 1:
        raise OptionError("bad_games", games=games)
    find(title.game.words(), by)
    return Plan(game, tuple(bot_of(name).name for name in bots), seed, dict(options), by)


def each_deal(plan: Plan, deals: range, jobs: int) -> Iterator[list[Outcome]]:
    work = partial(all_seats, plan)
    if jobs <= 1 or len(deals) == 1:
        yield from map(work, deals)
        return
    # Fresh processes: a fork would copy the thread that draws the progress bar.
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=fresh) as pool:
        chunk = max(len(deals) // (jobs * CHUNKS), 1)
        yield from pool.map(work, deals, chunksize=chunk)


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
    options = dict(pair(text) for text in args.option)
    with bar(args.game, args.games) as done:
        found = simulate(
            *(args.game, args.bots, args.games, args.seed, options, args.jobs), done, args.by
        )
    if args.csv:
        write_csv(args.csv, found.outcomes)
    if args.json:
        json.dump(found.summary(), sys.stdout, ensure_ascii=False, indent=2)
        print()
    else:
        Console().print(*tables(found.summary(), getattr(args, "language", "en")), sep="\n")
    return 0


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
