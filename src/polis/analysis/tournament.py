"""A ladder of bots: each meets the next one to one, every deal with both in both seats.

The ratings are openskill's (Plackett and Luce), from the same games in the order they were dealt.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from typing import TypedDict

from openskill.models import PlackettLuce

from polis.analysis.bar import bar
from polis.analysis.crowd import STOPPED, check_jobs
from polis.analysis.paper import Paper
from polis.analysis.play import Outcome
from polis.analysis.simulate import checked, play_all
from polis.analysis.sizes import at_most, tell_stopped
from polis.analysis.tables import PACKAGE, rate, table
from polis.analysis.tally import Rate, names, seats_of
from polis.analysis.tally import rate as rate_of
from polis.bots.levels import LEVELS, bot_of
from polis.core.errors import OptionError
from polis.core.registry import games as all_games
from polis.core.registry import load
from polis.core.texts import CORE, Texts

SMALL, IMAGINED = 2, 8  # with POLIS_SMALL: games of each pair, and of each decision
FIELD = ("random", *LEVELS)  # by rising strength


class Meeting(TypedDict):
    """The stronger one's wins; ``longest_ms`` is its longest thought, the only figure that differs
    from run to run."""

    game: str
    stronger: str
    weaker: str
    rate: Rate
    longest_ms: float


class Rating(TypedDict):
    bot: str
    mu: float
    sigma: float


Played = dict[tuple[str, str], list[Outcome]]  # by the weaker and the stronger


class Ladder(TypedDict):
    game: str
    meetings: list[Meeting]
    ratings: list[Rating]


def ladder(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    jobs: int = 1,
    everyone: bool = False,
    done: Callable[[int], object] = lambda count: None,
) -> Ladder:
    """``bots`` by rising strength. Each plays ``games`` with the next, or with everyone."""
    played: Played = {}
    climb(game, bots, games, seed, jobs, everyone, played, done)
    return summed(game, bots, played)


def climb(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    jobs: int,
    everyone: bool,
    played: Played,
    done: Callable[[int], object],
) -> None:
    """Add every pair's games to ``played`` as they are finished; whoever stops it has the rest."""
    different(bots, game)
    for weaker, stronger in pairs(bots, everyone):
        plan = checked(game, [stronger, weaker], games, seed, {}, "")
        play_all(plan, games, jobs, played.setdefault((weaker, stronger), []), done)


def different(bots: Sequence[str], game: str = "") -> None:
    """Nobody meets himself: a bot named twice would be rated as one and count its games twice."""
    names = [bot_of(name, game).name for name in bots]
    for name, bot in zip(bots, names, strict=True):
        if names.count(bot) > 1:
            raise OptionError("same_bot", bot=name)
    if len(bots) < 2:
        raise OptionError("one_bot")


def summed(game: str, bots: Sequence[str], played: Played) -> Ladder:
    model, meetings = PlackettLuce(), list[Meeting]()
    skills = {name: model.rating(name=name) for name in bots}
    for (weaker, stronger), outcomes in played.items():
        if outcomes:
            meetings.append(meeting(game, stronger, weaker, outcomes))
        for outcome in outcomes:
            order = [stronger, weaker] if outcome.rotation == 0 else [weaker, stronger]
            ranked = model.rate([[skills[name]] for name in order], ranks=ranks(outcome))
            skills |= {name: team[0] for name, team in zip(order, ranked, strict=True)}
    ratings: list[Rating] = [
        {"bot": name, "mu": skill.mu, "sigma": skill.sigma} for name, skill in skills.items()
    ]
    return {"game": game, "meetings": meetings, "ratings": ratings}


def pairs(bots: Sequence[str], everyone: bool) -> list[tuple[str, str]]:
    return list(combinations(bots, 2) if everyone else pairwise(bots))


def ranks(outcome: Outcome) -> list[float]:
    return [float(place) for place in outcome.places]


def meeting(game: str, stronger: str, weaker: str, outcomes: Sequence[Outcome]) -> Meeting:
    seats = seats_of(outcomes, names(outcomes)[0])
    return {
        "game": game,
        "stronger": stronger,
        "weaker": weaker,
        "rate": rate_of(sum(o.shares()[s] for o, s in seats), len(seats)),
        "longest_ms": 1000 * max(o.longest[s] for o, s in seats),
    }


# The command ``polis tournament``


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="*", help="ids of games; all of them without any")
    parser.add_argument("--bots", nargs="+", default=FIELD, metavar="BOT", help="by strength")
    parser.add_argument("--games", type=int, default=40, help="of each pair")
    parser.add_argument("--seed", default="polis", help="any text; equal seeds, equal games")
    parser.add_argument("--everyone", action="store_true", help="each meets all others")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--json", action="store_true", help="print the ladders as JSON")


def run(args: argparse.Namespace) -> int:
    language, names = getattr(args, "language", "en"), [load(id).id for id in args.game]
    check_jobs(args.jobs)
    bots = [lighter(name, language) for name in args.bots]
    different(bots)
    each = at_most(SMALL, args.games, language)
    found, status = list[Ladder](), 0
    for game in names or all_games():
        played, status = climbed(game, bots, each, args)
        if any(played.values()):
            found.append(summed(game, bots, played))
        if status:
            games = sum(met["rate"]["games"] for line in found for met in line["meetings"])
            total = each * len(pairs(bots, args.everyone)) * len(names or all_games())
            tell_stopped(games, total, language)
            break
    if args.json:
        json.dump(found, sys.stdout, ensure_ascii=False, indent=2)
        print()
    elif found:
        show(found, language)
    return status


def climbed(
    game: str, bots: Sequence[str], each: int, args: argparse.Namespace
) -> tuple[Played, int]:
    """What was played before it was finished or stopped, and which of the two as a status."""
    played: Played = {}
    try:
        with bar(game, each * len(pairs(bots, args.everyone))) as done:
            climb(game, bots, each, args.seed, args.jobs, args.everyone, played, done)
    except KeyboardInterrupt:
        return played, STOPPED
    return played, 0


def lighter(name: str, language: str) -> str:
    """The bot; with POLIS_SMALL one that imagines fewer games for a decision."""
    kind, _, effort = bot_of(name).name.partition(":")
    if kind != "search" or at_most(IMAGINED, int(effort), language) == int(effort):
        return name
    return f"{kind}:{IMAGINED}"


def show(found: Sequence[Ladder], language: str) -> None:
    texts = Texts(language, [CORE, PACKAGE])
    met_by = table(texts, "pair", "games", "wins", "interval", "longest-ms")
    skills = table(texts, "bot", "rating", "stderr")
    for line in found:
        for met in line["meetings"]:
            pair = f"{line['game']}: {met['stronger']} – {met['weaker']}"
            met_by.add_row(pair, *rate(met["rate"]), f"{met['longest_ms']:.0f}")
        for one in line["ratings"]:
            name = f"{line['game']}: {one['bot']}"
            skills.add_row(name, f"{one['mu']:.1f}", f"{one['sigma']:.1f}")
    Paper().lay(met_by, skills)
