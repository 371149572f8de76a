"""Whether a chance of winning is what it says: forecasts in games of bots against how they ended.

``polis calibrate`` plays the games, prints the error of each game and draws the plot of the docs.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from polis.analysis.bar import bar
from polis.analysis.crowd import STOPPED, check_jobs, shared
from polis.analysis.paper import Paper
from polis.analysis.play import Plan, deal_out, stream
from polis.analysis.sizes import at_most, check_file, tell_stopped
from polis.analysis.tables import PACKAGE, table
from polis.bots.levels import bot_of
from polis.bots.outlook import outlook, shares
from polis.bots.roster import bot
from polis.bots.tree import WIN
from polis.core.errors import OptionError
from polis.core.model import Log, State
from polis.core.play import settle
from polis.core.registry import games as all_games
from polis.core.registry import load
from polis.core.seats import first
from polis.core.texts import CORE, Texts

LEVEL = "club"  # plays every seat; masters would take hours
PLAYOUTS = 200  # of a forecast
MOMENTS = 2  # of each game, so that forecasts hardly depend on each other
BINS = 10
SMALL = 2  # games with POLIS_SMALL


class Forecast(NamedTuple):
    """What a seat was said to win, and what it won."""

    chance: float
    share: float


class Bin(NamedTuple):
    """Forecasts alike: their mean, and how it went."""

    size: int
    chance: float
    share: float


def forecasts(game: str, seed: str, deal: int) -> list[Forecast]:
    """Some moments of one game, as seen by the seat to move."""
    info = load(game)
    counts = [seats for seats in info.seats if seats > 1]
    seats = counts[deal % len(counts)]
    plan = Plan(game, (bot_of(LEVEL).name,) * seats, seed, {})
    past, ends = played(plan, deal)
    luck, found = stream(seed, "moments", deal), list[Forecast]()
    for _ in range(MOMENTS):
        then, seat = past[luck.below(len(past))]
        won = outlook(info.game, then, seat, luck, PLAYOUTS)
        found += [Forecast(chance(won[each]), ends[each]) for each in range(seats)]
    return found


def played(plan: Plan, deal: int) -> tuple[list[tuple[State, int]], list[float]]:
    """Every decision of one game with the seat that owed it, and what each seat won."""
    game, null_log = load(plan.game).game, Log(silent=True)
    state, nature = deal_out(plan, deal)
    bots = [bot(name) for name in plan.bots]
    whims = [stream(plan.seed, "bot", deal, 0, seat) for seat in range(len(bots))]
    past = list[tuple[State, int]]()
    while state.actors:
        seat = first(state.actors)
        past.append((game.copy(state), seat))
        code = bots[seat].choose(game, state, seat, whims[seat])
        game.apply(state, seat, code, null_log)
        settle(game, state, nature, null_log)
    return past, [won / WIN for won in shares(game, state)]


def chance(won: int) -> float:
    """A share of the win as forecast: nothing is certain while a game lasts."""
    return (won / WIN + 0.5) / (PLAYOUTS + 1)


def bins(found: Sequence[Forecast]) -> list[Bin]:
    """Forecasts by tenths; those nobody made are left out."""
    rows: list[list[Forecast]] = [[] for _ in range(BINS)]
    for each in found:
        rows[min(int(each.chance * BINS), BINS - 1)].append(each)
    return [
        Bin(len(row), fmean(e.chance for e in row), fmean(e.share for e in row))
        for row in rows
        if row
    ]


def error(rows: Sequence[Bin]) -> float:
    """The expected calibration error: how far a forecast is off on average."""
    return sum(row.size * abs(row.chance - row.share) for row in rows) / sum(r.size for r in rows)


def calibrate(
    game: str, games: int, seed: str, jobs: int, done: Callable[[int], object] = lambda count: None
) -> list[Bin]:
    found = list[list[Forecast]]()
    gather(game, games, seed, jobs, found, done)
    return bins([each for row in found for each in row])


def gather(
    game: str,
    games: int,
    seed: str,
    jobs: int,
    found: list[list[Forecast]],
    done: Callable[[int], object],
) -> None:
    """Add the forecasts of every game as it is finished; whoever stops it has the rest."""
    load(game)
    if games < 1:
        raise OptionError("bad_games", games=games)
    with shared(partial(forecasts, game, seed), range(games), jobs) as rows:
        for row in rows:
            found.append(row)
            done(1)


# The plot

SIDE, MARGIN = 180, 30
STYLE = "text{font:12px sans-serif;fill:#333}path,rect{fill:none;stroke:#999}circle{fill:#1b6ca8}"


def plot(found: dict[str, list[Bin]]) -> str:
    """What was said against what came, a square for each game; a larger dot, more forecasts."""
    wide, high = len(found) * (SIDE + MARGIN) + MARGIN, SIDE + 3 * MARGIN
    squares = [
        f'<g transform="translate({MARGIN + i * (SIDE + MARGIN)} {MARGIN})">{square(id, rows)}</g>'
        for i, (id, rows) in enumerate(found.items())
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">'
    paper = f'<rect width="{wide}" height="{high}" style="fill:#fff;stroke:none"/>'
    return "\n".join([head, f"<style>{STYLE}</style>", paper, *squares, "</svg>", ""])


def square(game: str, rows: Sequence[Bin]) -> str:
    most = max(row.size for row in rows)
    dots = [
        f'<circle cx="{SIDE * row.chance:.1f}" cy="{SIDE * (1 - row.share):.1f}" '
        f'r="{2 + 6 * (row.size / most) ** 0.5:.1f}"/>'
        for row in rows
    ]
    frame = f'<rect width="{SIDE}" height="{SIDE}"/><path d="M0 {SIDE}L{SIDE} 0"/>'
    title = f'<text y="-8">{game}: {error(rows):.3f}</text>'
    axis = (
        f'<text y="{SIDE + 18}">0</text><text x="{SIDE}" y="{SIDE + 18}" text-anchor="end">1</text>'
    )
    return frame + "".join(dots) + title + axis


# The command ``polis calibrate``


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="*", help="ids of games; all of them without any")
    parser.add_argument("--games", type=int, default=300, help="of each")
    parser.add_argument("--seed", default="held out", help="any text; equal seeds, equal figures")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the plot there (SVG)")


def run(args: argparse.Namespace) -> int:
    language, names = getattr(args, "language", "en"), [load(id).id for id in args.game]
    check_jobs(args.jobs)
    if args.plot and args.plot.suffix != ".svg":
        raise OptionError("plot_svg", file=str(args.plot))
    check_file(args.plot)
    each = at_most(SMALL, args.games, language)
    found, status, finished = dict[str, list[Bin]](), 0, 0
    for game in names or all_games():
        said = list[list[Forecast]]()
        try:
            with bar(game, each) as done:
                gather(game, each, args.seed, args.jobs, said, done)
        except KeyboardInterrupt:
            status = STOPPED
        finished += len(said)
        if said:
            found[game] = bins([one for row in said for one in row])
        if status:
            tell_stopped(finished, each * len(names or all_games()), language)
            break
    if found:
        show(found, args.plot, language)
    return status


def show(found: dict[str, list[Bin]], file: Path | None, language: str) -> None:
    if file:
        file.write_text(plot(found), encoding="utf-8")
    texts = Texts(language, [CORE, PACKAGE])
    shown = table(texts, "forecasts", "said", "came", "count")
    for game, rows in found.items():
        shown.add_row(texts.say("simulate-error", {"game": game, "error": f"{error(rows):.3f}"}))
        for row in rows:
            shown.add_row("", f"{row.chance:.1%}", f"{row.share:.1%}", str(row.size))
    Paper().lay(shown)
