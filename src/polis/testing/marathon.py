"""Thousands of random games on the build at hand: ``python -m polis.testing.marathon``.

Games take turns among all numbers of seats and random sets of options. In each game:

- whoever owes a decision has a move, and the game ends;
- the stock is the same after every move;
- at every position one viewer, the spectator in his turn, guesses: his menu and who must act are
  the same in the guess, and at every other position his view; if the move can be made there too, he
  hears the same, unless he then sees the difference;
- places and scores make sense at the end;
- the record, written and read again, leads to the same position and tells the same story.

The fingerprint is a hash over the positions, stories, scores and chance of the first thousand
plain random games: equal in every build.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from time import perf_counter
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console
from rich.table import Table

from polis.analysis.bar import bar
from polis.analysis.crowd import STOPPED, shared
from polis.core import model, notation, registry
from polis.core.codec import pack
from polis.core.model import Log, Menu, State
from polis.core.play import playout, rollout
from polis.core.registry import GameInfo
from polis.core.rng import Rng
from polis.core.seats import EVERYONE, NATURE, members
from polis.testing.promises.counts import ranked
from polis.testing.promises.walk import (
    LONGEST,
    AnyGame,
    carry_out,
    legal,
    opening,
    pick,
    possible,
    text_of,
    viewers,
    who,
)

CHUNK = 25  # games handed to a process at once
PRINTED = 1000  # games in a fingerprint
WATCHED = 20  # of them with every position, and a game of fast moves beside
HURRIED = 1000  # moves of it at most


class Sitting(NamedTuple):
    """Who plays what: all of it follows from the game's number."""

    players: int
    options: list[int]
    seed: int


def sitting(info: GameInfo, number: int) -> Sitting:
    """Seats in turn; each option keeps its default in half of the games."""
    rng = Rng(number + 1_000_000)
    options = [
        one.low + rng.below(one.high - one.low + 1) if rng.below(2) else one.default
        for one in info.options.all
    ]
    return Sitting(info.seats[number % len(info.seats)], options, number)


class Finish(NamedTuple):
    players: int
    moves: int
    last: list[str]  # events told with the last move


# One game


def play(info: GameInfo, number: int) -> Finish:
    """One checked game."""
    at = sitting(info, number)
    game, rng, log = info.game, Rng(at.seed), Log()
    state = opening(game, at.players, at.options)
    stock, watching, menu = list(game.conserved(state)), viewers(at.players), Menu()
    record: list[tuple[int, str]] = []
    told = 0
    while state.actors:
        seat = who(game, state, rng)
        menu.clear()
        game.legal(state, seat, menu)
        assert menu.total or seat == NATURE, f"seat {seat} is stuck"
        code, payload = pick(game, state, seat, rng)
        watch = Watch(game, state, watching[len(record) // 2 % len(watching)], rng)
        assert len(record) % 2 or watch.alike(state), "a view tells a secret"
        told = len(log.numbers)
        watch.along(seat, code, payload)
        carry_out(game, state, seat, code, payload, log)
        watch.compare(state, log, told)
        assert list(game.conserved(state)) == stock, "the stock has changed"
        record.append((seat, notation.write(game.schema(), code, payload)))
        assert len(record) < LONGEST, "no end in sight"
    ranked(game, state, at.players)
    replay(game, at, record, state, log)
    events = {game.schema().events[row[1]].name for row in log.rows()[told // model.EVENT :]}
    return Finish(at.players, len(record), sorted(events))


class Watch:
    """One viewer at one position, with the world he imagines."""

    def __init__(self, game: AnyGame, state: State, viewer: int, rng: Rng) -> None:
        self.game, self.viewer = game, viewer
        self.world = game.determinize(state, viewer, rng)
        self.log: Log | None = None
        assert self.world.actors == state.actors
        assert legal(game, self.world, viewer) == legal(game, state, viewer), "a menu tells"

    def alike(self, state: State) -> bool:
        return self.game.view(state, self.viewer) == self.game.view(self.world, self.viewer)

    def along(self, seat: int, code: int, payload: vec[i64]) -> None:
        """The same move in the imagined world, if it can be made there."""
        if possible(self.game, self.world, seat, code, payload):
            self.log = Log()
            carry_out(self.game, self.world, seat, code, payload, self.log)

    def compare(self, state: State, log: Log, told: int) -> None:
        if self.log is None:
            return
        rows = [
            tuple(log.numbers[i : i + model.EVENT])
            for i in range(told, len(log.numbers), model.EVENT)
        ]
        heard = [row[1:] for row in rows if row[0] in (EVERYONE, self.viewer)]
        if self.log.heard_by(self.viewer) != heard:
            assert not self.alike(state), "an event tells a secret"


def replay(game: AnyGame, at: Sitting, record: list[tuple[int, str]], end: State, log: Log) -> None:
    schema, again, story = game.schema(), opening(game, at.players, at.options), Log()
    for seat, text in record:
        code, payload = notation.read(schema, text), notation.read_payload(schema, text)
        carry_out(game, again, seat, code, payload, story)
    assert pack(again) == pack(end), "the record leads elsewhere"
    assert story.rows() == log.rows(), "the record tells another story"


# Fingerprint


def fingerprint(info: GameInfo, games: int = PRINTED) -> str:
    digest = hashlib.sha256()
    for number in range(games):
        at = sitting(info, number)
        game, rng, log = info.game, Rng(at.seed), Log()
        state = opening(game, at.players, at.options)
        if number < WATCHED:
            for position in positions(info, at):
                digest.update(text_of(pack(position)).encode())
        count = playout(game, state, rng, log)
        end = [pack(state), list(log.numbers), list(game.scores(state)), list(game.places(state))]
        digest.update(text_of([*end, count, rng.counter]).encode())
        if number < WATCHED:
            state = opening(game, at.players, at.options)
            count = rollout(game, state, rng, log, HURRIED)
            digest.update(text_of([pack(state), count, rng.counter]).encode())
    return digest.hexdigest()


def positions(info: GameInfo, at: Sitting) -> Iterator[State]:
    game, rng, state = info.game, Rng(at.seed), opening(info.game, at.players, at.options)
    while state.actors:
        yield state
        seat = members(state.actors)[0]
        code, payload = pick(game, state, seat, rng)
        carry_out(game, state, seat, code, payload, Log(silent=True))


def build() -> str:
    return "compiled" if str(model.__file__).endswith((".so", ".pyd")) else "interpreted"


# Many games


def stretch(game: str, first: int, last: int) -> list[Finish]:
    """Some games in a row; a broken promise names the game it broke in."""
    info = registry.load(game)
    found: list[Finish] = []
    for number in range(first, last):
        try:
            found.append(play(info, number))
        except Exception as error:
            raise AssertionError(f"{game}, {sitting(info, number)}: {error!r}") from error
    return found


def from_start(game: str, games: int, start: int) -> list[Finish]:
    return stretch(game, start, min(start + CHUNK, games))


def run(game: str, games: int, jobs: int, found: list[Finish]) -> None:
    """Add the games as they are finished; whoever stops it has the rest."""
    work = partial(from_start, game, games)
    with bar(game, games) as done, shared(work, range(0, games, CHUNK), jobs) as parts:
        for part in parts:
            found += part
            done(len(part))


def report(game: str, found: list[Finish], seconds: float) -> list[Table | str]:
    seats = Table("players", "games", "mean moves", "longest", title=game)
    for players in sorted({finish.players for finish in found}):
        moves = [finish.moves for finish in found if finish.players == players]
        mean = f"{sum(moves) / len(moves):.0f}"
        seats.add_row(str(players), str(len(moves)), mean, str(max(moves)))
    ends = Table("told with the last move", "games", "share")
    for name, count in Counter(name for finish in found for name in finish.last).most_common():
        ends.add_row(name, str(count), f"{count / len(found):.1%}")
    pace = f"{len(found)} random games, {build()}, {seconds:.0f} s, every promise kept"
    return [seats, ends, pace]


def main() -> int:
    parser = argparse.ArgumentParser(prog="polis.testing.marathon", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--games", type=int, help="of each game; default: its game.toml's trial")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--game", choices=registry.games(), action="append", help="default: all")
    parser.add_argument("--fingerprint-only", action="store_true", help="print it and end")
    given = parser.parse_args()
    names = given.game or registry.games()
    if given.fingerprint_only:
        for name in names:
            print(name, build(), fingerprint(registry.load(name)))
        return 0
    for name in names:
        started, found, asked = perf_counter(), list[Finish](), given.games
        try:
            run(name, asked or registry.load(name).trial, given.jobs, found)
        except KeyboardInterrupt:
            if found:
                Console().print(*report(name, found, perf_counter() - started), sep="\n")
            return STOPPED
        Console().print(*report(name, found, perf_counter() - started), sep="\n")
        print(f"fingerprint {fingerprint(registry.load(name))}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
