"""One game between bots, all of whose chance follows from a seed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from polis.bots.roster import bot
from polis.core.errors import OptionError
from polis.core.model import Log, State
from polis.core.play import settle
from polis.core.registry import load
from polis.core.rng import LOW_62, Rng
from polis.core.schema import EventType, Schema
from polis.core.seats import first


class Plan(NamedTuple):
    """What is to be simulated; every game of it follows from this alone."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, str]
    by: str = ""  # an event and what it names, as in ``district_built.tile``: who had which


class Outcome(NamedTuple):
    """One finished game; every list is by seat. Only the times differ from run to run."""

    deal: int
    rotation: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]  # single decision, in seconds
    had: Sequence[Sequence[str]] = ()  # what the plan asks for, by seat

    def shares(self) -> list[float]:
        """Each seat's part of the win."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


def stream(seed: str, *names: object) -> Rng:
    """A source of chance of its own for each purpose."""
    text = "\n".join(["polis simulate", seed, *map(str, names)])
    return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") & LOW_62)


def line_up(bots: Sequence[str], rotation: int) -> list[str]:
    """Who sits where: each rotation moves everyone one seat on."""
    return [bots[(seat - rotation) % len(bots)] for seat in range(len(bots))]


def rotations(bots: Sequence[str]) -> int:
    """How many rotations differ: one if all bots are alike, every seat if they are not."""
    differ = range(1, len(bots) + 1)
    return next(turns for turns in differ if line_up(bots, turns) == list(bots))


def deal_out(plan: Plan, deal: int) -> tuple[State, Rng]:
    """The first decision of a deal, and the chance nature has left. Neither depends on the bots,
    so all rotations of a deal, and all simulations with its seed, share them."""
    info, nature = load(plan.game), stream(plan.seed, "nature", deal)
    players = info.check_seats(len(plan.bots))
    state = info.game.start(players, info.options.numbers(plan.options))
    settle(info.game, state, nature, Log(silent=True))
    return state, nature


def play(plan: Plan, deal: int, rotation: int) -> Outcome:
    game, players = load(plan.game).game, len(plan.bots)
    state, nature = deal_out(plan, deal)
    bots = [bot(name) for name in line_up(plan.bots, rotation)]
    whims = [stream(plan.seed, "bot", deal, rotation, seat) for seat in range(players)]
    decisions, seconds, longest = [0] * players, [0.0] * players, [0.0] * players
    null_log, watch = Log(silent=True), Watch(plan)
    while state.actors:
        seat = first(state.actors)
        started = perf_counter()
        code = bots[seat].choose(game, state, seat, whims[seat])
        thought = perf_counter() - started
        decisions[seat] += 1
        seconds[seat] += thought
        longest[seat] = max(longest[seat], thought)
        watch.apply(state, seat, code)
        settle(game, state, nature, null_log)
    scores, places = list(game.scores(state)), list(game.places(state))
    names = [b.name for b in bots]
    had = watch.had
    return Outcome(deal, rotation, names, scores, places, decisions, seconds, longest, had)


class Watch:
    """Applies moves, and notes which seat had what: a tile it built, a card it played."""

    def __init__(self, plan: Plan) -> None:
        self.game = load(plan.game).game
        self.had: list[list[str]] = [[] for _ in plan.bots] if plan.by else []
        self.event, self.seat_at, self.name_at = find(self.game.schema(), plan.by)

    def apply(self, state: State, seat: int, code: int) -> None:
        log = Log(silent=not self.had)
        self.game.apply(state, seat, code, log)
        for row in log.rows():
            if self.event and row[1] == self.event.number:
                arguments = row[2:]
                name = self.event.args[self.name_at].domain.write(arguments[self.name_at])
                mine = self.had[arguments[self.seat_at]]
                if name not in mine:
                    mine.append(name)


def find(schema: Schema, by: str) -> tuple[EventType | None, int, int]:
    """The event, and where in it the seat and the name stand."""
    if not by:
        return None, 0, 0
    wanted, _, named = by.partition(".")
    for event in schema.events:
        names = [arg.name for arg in event.args]
        seats = [i for i, arg in enumerate(event.args) if arg.domain.name == "seat"]
        if event.name == wanted and named in names and seats:
            return event, seats[0], names.index(named)
    raise OptionError("bad_event", text=by[:40])
