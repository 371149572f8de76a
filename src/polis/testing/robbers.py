"""Players who live by asking: what they win against a level of bots, and how bots behave to them.

A robber plays like those he sits among and asks besides, by the same free-form offers as a person.
So an even share is a fourth, and what he wins above it he has talked the others out of. Bots treat
him as the server's bots treat people.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypedDict

from rich.console import Console
from rich.table import Table

from polis.analysis.bar import bar
from polis.analysis.crowd import shared
from polis.analysis.play import stream
from polis.analysis.tally import Rate, rate
from polis.bots.levels import LEVELS, bot_of
from polis.bots.manners import is_no_better, is_rude, questions, who_is_asked
from polis.core import notation
from polis.core.match import Match
from polis.core.registry import load
from polis.testing.tricks import TRICKS, Tongue
from polis.testing.undone import undone

SEATS = 4
LONGEST = 12_000  # lines of a record


class Table4(NamedTuple):
    """Who robs whom at what."""

    game: str
    level: str
    trick: str
    seed: str


class Evening(NamedTuple):
    """One game: the robber's share of the win, what he asked and got, what he was asked."""

    share: float
    rounds: int
    asked: int
    granted: int
    offers: int  # of bots to him
    repeats: int  # of them, the same as before or worse
    pairs: int  # moves of bots undone at once
    later: int  # or in the same turn, after the dice


class Summary(TypedDict):
    game: str
    level: str
    trick: str
    rate: Rate
    asked: int
    granted: int
    offers: float
    most_offers: int
    repeats: int
    pairs: int
    later: int
    shortest: int


def play(plan: Table4, number: int) -> Evening:
    """The robber's seat goes round with the number."""
    trick, robber = TRICKS[plan.trick], number % SEATS
    options = trick.options.get(plan.game, {})
    match = Match.new(plan.game, SEATS, seed=f"{plan.seed} {number}", options=options)
    whims = [stream(plan.seed, plan.trick, number, seat) for seat in range(SEATS)]
    tongue, bot = trick.tongue(robber), bot_of(plan.level, plan.game)
    put = list[int]()  # what bots asked him, by their moves
    # Two rich players with nothing left to build may go on for ever: judged as it stands then.
    while not match.over and len(match.entries) < LONGEST:
        text = tongue.say(match)
        if text:
            match.play(robber, text)
            continue
        seat = match.actors[0]
        text = tongue.answer(match) if seat == robber else ""
        if not text:
            code = bot.choose(match.game, match.state, seat, whims[seat])
            if seat != robber and is_rude(match, seat, code, [robber]):
                guess = match.game.copy(match.state)
                match.game.hush(guess, seat)
                code = bot.choose(match.game, guess, seat, whims[seat])
            if who_is_asked(match.game, match.state, seat, code, [robber]):
                put.append(code)
            text = notation.write(match.game.schema(), code)
        match.play(seat, text)
    return told(match, robber, tongue, put)


def told(match: Match, robber: int, tongue: Tongue, put: Sequence[int]) -> Evening:
    places = match.places
    share = 1 / places.count(1) if places[robber] == 1 else 0.0
    others = [seat for seat in range(SEATS) if seat != robber]
    round, _ = questions(match, [])
    repeats = sum(
        any(is_no_better(match.game, code, old) for old in put[:i]) for i, code in enumerate(put)
    )
    pairs, later = undone(match, others)
    asked, granted = tongue.asked, tongue.granted
    return Evening(share, round, asked, granted, len(put), repeats, pairs, later)


def evenings(plan: Table4, games: int, jobs: int) -> Iterator[Evening]:
    load(plan.game).check_seats(SEATS)
    with shared(partial(play, plan), range(games), jobs) as found:
        yield from found


def summary(plan: Table4, found: Sequence[Evening]) -> Summary:
    return {
        "game": plan.game,
        "level": plan.level,
        "trick": plan.trick,
        "rate": rate(sum(each.share for each in found), len(found)),
        "asked": sum(each.asked for each in found),
        "granted": sum(each.granted for each in found),
        "offers": sum(each.offers for each in found) / len(found),
        "most_offers": max(each.offers for each in found),
        "repeats": sum(each.repeats for each in found),
        "pairs": sum(each.pairs for each in found),
        "later": sum(each.later for each in found),
        "shortest": min(each.rounds for each in found),
    }


# The command ``python -m polis.testing.robbers``


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", nargs="+", default=["bibs", "fallout"], help="ids of games")
    parser.add_argument("--level", nargs="+", default=[*LEVELS], help="levels or bots")
    parser.add_argument("--trick", nargs="+", default=[*TRICKS], choices=[*TRICKS])
    parser.add_argument("--games", type=int, default=200, help="of each")
    parser.add_argument("--seed", default="polis", help="any text; equal seeds, equal games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--log", type=Path, metavar="FILE", help="write a line for each game")
    parser.add_argument("--json", action="store_true", help="print a line of JSON for each")


def run(args: argparse.Namespace) -> int:
    plans = [
        Table4(game, level, trick, args.seed)
        for game in args.game
        for level in args.level
        for trick in args.trick
    ]
    found = list[Summary]()
    for plan in plans:
        with bar(f"{plan.game} {plan.level} {plan.trick}", args.games) as done:
            games = evenings(plan, args.games, args.jobs)
            found.append(summary(plan, watched(plan, games, done, args.log)))
        if args.json:
            print(json.dumps(found[-1]), flush=True)
    if not args.json:
        Console().print(shown(found))
    return 0


def watched(
    plan: Table4, found: Iterator[Evening], done: Callable[[int], object], log: Path | None
) -> list[Evening]:
    """All of them; each is written down at once, in their order, for whoever cannot wait."""
    evenings: list[Evening] = []
    for each in found:
        evenings.append(each)
        done(1)
        if log:
            with log.open("a", encoding="utf-8") as file:
                file.write(json.dumps([*plan, each]) + "\n")
    return evenings


def shown(found: Sequence[Summary]) -> Table:
    table = Table()
    for name in ("game", "level", "trick", "games", "won", "95 %", "granted"):
        table.add_column(name)
    for name in ("offers to him", "most", "repeated", "undone", "after dice", "least rounds"):
        table.add_column(name, justify="right")
    for each in found:
        won = each["rate"]
        interval = f"{won['low']:.0%} – {won['high']:.0%}"
        table.add_row(
            *(each["game"], each["level"], each["trick"], str(won["games"])),
            *(f"{won['win_rate']:.1%}", interval, f"{each['granted']} of {each['asked']}"),
            *(f"{each['offers']:.1f}", str(each["most_offers"]), str(each["repeats"])),
            *(str(each["pairs"]), str(each["later"]), str(each["shortest"])),
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m polis.testing.robbers", description=__doc__)
    add_arguments(parser)
    sys.exit(run(parser.parse_args()))


if __name__ == "__main__":
    main()
