"""What many games tell: win rates with their intervals, scores, places, lengths, times."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import TypedDict

from polis.analysis.play import Outcome, Plan

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Spread(TypedDict):
    mean: float
    sd: float
    min: float
    q05: float
    q25: float
    q50: float
    q75: float
    q95: float
    max: float


class Rate(TypedDict):
    """Wins, shared ones as fractions, and the interval of their rate."""

    games: int
    wins: float
    win_rate: float
    low: float
    high: float


class OfBot(TypedDict):
    bot: str
    rate: Rate
    score: Spread
    places: list[float]  # how often it came first, second ...


class OfSeat(TypedDict):
    seat: int
    rate: Rate
    score: Spread


class OfThing(TypedDict):
    """How often those won who had a thing, and how much more often than those who had any."""

    name: str
    rate: Rate
    edge: float


class Thinking(TypedDict):
    bot: str
    decisions: int
    mean_ms: float
    longest_ms: float


class Speed(TypedDict):
    seconds: float
    decisions: int
    decisions_per_second: float
    thinking: list[Thinking]


class Summary(TypedDict):
    """Only what stands under ``speed`` differs from run to run."""

    game: str
    bots: list[str]
    seed: str
    options: dict[str, str]
    games: int
    deals: int
    by_bot: list[OfBot]
    by_seat: list[OfSeat]
    by_thing: list[OfThing]
    length: Spread
    speed: Speed


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate; shared wins count as fractions."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z * Z / games
    centre = rate + square / 2
    spread = Z * sqrt(rate * (1 - rate) / games + square / games / 4)
    return max((centre - spread) / (1 + square), 0.0), min((centre + spread) / (1 + square), 1.0)


def quantile(ordered: Sequence[float], percent: int) -> float:
    """Between neighbours the value is interpolated."""
    position = (len(ordered) - 1) * percent / 100
    below = int(position)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (position - below)


def spread(values: Iterable[float]) -> Spread:
    ordered = sorted(values)
    return {
        "mean": fmean(ordered),
        "sd": pstdev(ordered),
        "min": ordered[0],
        "q05": quantile(ordered, 5),
        "q25": quantile(ordered, 25),
        "q50": quantile(ordered, 50),
        "q75": quantile(ordered, 75),
        "q95": quantile(ordered, 95),
        "max": ordered[-1],
    }


def rate(wins: float, games: int) -> Rate:
    low, high = wilson(wins, games)
    return {"games": games, "wins": wins, "win_rate": wins / games, "low": low, "high": high}


def seats_of(outcomes: Sequence[Outcome], name: str) -> list[tuple[Outcome, int]]:
    """A bot that holds several seats is counted once for each of them."""
    return [(o, s) for o in outcomes for s, who in enumerate(o.bots) if who == name]


def names(outcomes: Sequence[Outcome]) -> list[str]:
    return list(dict.fromkeys(outcomes[0].bots))


def of_bot(outcomes: Sequence[Outcome], name: str) -> OfBot:
    seats = seats_of(outcomes, name)
    places = [o.places[s] for o, s in seats]
    return {
        "bot": name,
        "rate": rate(sum(o.shares()[s] for o, s in seats), len(seats)),
        "score": spread(o.scores[s] for o, s in seats),
        "places": [places.count(p + 1) / len(seats) for p in range(len(outcomes[0].bots))],
    }


def of_seat(outcomes: Sequence[Outcome], seat: int) -> OfSeat:
    """A seat, whoever sat there: rotation has put each bot there equally often."""
    return {
        "seat": seat + 1,
        "rate": rate(sum(o.shares()[seat] for o in outcomes), len(outcomes)),
        "score": spread(o.scores[seat] for o in outcomes),
    }


def of_things(outcomes: Sequence[Outcome]) -> list[OfThing]:
    """The strongest first. A seat counts for each thing it had, so that what is compared is one
    thing with another, not having with having none."""
    shares: dict[str, list[float]] = {}
    for o in outcomes:
        for seat, had in enumerate(o.had):
            for name in had:
                shares.setdefault(name, []).append(o.shares()[seat])
    mean = fmean([share for found in shares.values() for share in found] or [0.0])
    lines: list[OfThing] = []
    for name, found in shares.items():
        line = rate(sum(found), len(found))
        lines.append({"name": name, "rate": line, "edge": line["win_rate"] - mean})
    return sorted(lines, key=lambda line: (-line["edge"], line["name"]))


def thinking(outcomes: Sequence[Outcome], name: str) -> Thinking:
    """How long a bot thought about one decision."""
    seats = seats_of(outcomes, name)
    decisions = sum(o.decisions[s] for o, s in seats)
    return {
        "bot": name,
        "decisions": decisions,
        "mean_ms": 1000 * sum(o.seconds[s] for o, s in seats) / max(decisions, 1),
        "longest_ms": 1000 * max(o.longest[s] for o, s in seats),
    }


def speed(outcomes: Sequence[Outcome], wall: float) -> Speed:
    decisions = sum(sum(o.decisions) for o in outcomes)
    return {
        "seconds": wall,
        "decisions": decisions,
        "decisions_per_second": decisions / wall,
        "thinking": [thinking(outcomes, name) for name in names(outcomes)],
    }


def summary(
    plan: Plan, options: dict[str, str], outcomes: Sequence[Outcome], wall: float
) -> Summary:
    return {
        "game": plan.game,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": options,
        "games": len(outcomes),
        "deals": len({o.deal for o in outcomes}),
        "by_bot": [of_bot(outcomes, name) for name in names(outcomes)],
        "by_seat": [of_seat(outcomes, seat) for seat in range(len(plan.bots))],
        "by_thing": of_things(outcomes),
        "length": spread(sum(o.decisions) for o in outcomes),
        "speed": speed(outcomes, wall),
    }


def rows(outcomes: Iterable[Outcome]) -> list[dict[str, object]]:
    """One row for each seat of each game, for a spreadsheet."""
    return [
        {
            "deal": o.deal,
            "rotation": o.rotation,
            "seat": seat + 1,
            "bot": name,
            "score": o.scores[seat],
            "place": o.places[seat],
            "win": o.shares()[seat],
            "decisions": o.decisions[seat],
        }
        for o in outcomes
        for seat, name in enumerate(o.bots)
    ]
