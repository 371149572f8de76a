# interpreted: a report for people
"""How the firm table plays: ``python -m polis.games.bibs.balance [games] [seats] [name=value]``.

Players of thumb rules play whole games; the table says of each group how often a firm of it was
founded, how often by who won in the end, and how much rent it brought for what was spent on it.
"""

from __future__ import annotations

import sys
from collections import Counter

from polis.core.model import Log
from polis.core.play import settle
from polis.core.registry import load
from polis.core.rng import Rng
from polis.core.seats import first
from polis.games.bibs.data import GROUP_NAMES
from polis.games.bibs.game import GAME
from polis.games.bibs.schema import SCHEMA
from polis.games.bibs.terms import GROUPS, SIZE

SPENDING = ("founded", "developed", "cheaply")
RENTS = ("rent_paid", "clean_rent_paid", "order_paid")
RUINS = ("ruined_by_bank", "ruined_by_player")


class Tally:
    """What happened to each group, summed over games."""

    def __init__(self) -> None:
        self.founded = Counter[int]()
        self.winners = Counter[int]()
        self.spent = Counter[int]()
        self.earned = Counter[int]()
        self.money: list[list[int]] = []
        self.ruined = 0

    def add(self, log: Log, places: list[int], scores: list[int]) -> None:
        self.money.append(sorted(scores, reverse=True))
        for _, number, *args in log.rows():
            event = SCHEMA.events[number].name
            if event in SPENDING:
                group = args[1] // SIZE
                self.spent[group] += args[3]
                self.founded[group] += event == "founded"
                self.winners[group] += event == "founded" and places[args[0]] == 1
            elif event in RENTS:
                paid_for = 1 if event == "order_paid" else 2
                self.earned[args[paid_for] // SIZE] += args[paid_for + 1]
            elif event in RUINS:
                self.ruined += 1

    def lines(self, games: int) -> list[str]:
        shown = ["group       founded  by winners  earned per 100 spent"]
        for group in range(GROUPS):
            founded, spent = self.founded[group], max(self.spent[group], 1)
            share = self.winners[group] / max(founded, 1)
            earned = 100 * self.earned[group] / spent
            name = f"{GROUP_NAMES[group]:<10}"
            shown.append(f"{name}  {founded / games:7.2f}  {share:10.0%}  {earned:20.0f}")
        means = [sum(row) / games for row in zip(*self.money, strict=True)]
        shown.append("money by place: " + ", ".join(f"{mean:.0f}" for mean in means))
        shown.append(f"bankruptcies a game: {self.ruined / games:.2f}")
        return shown


def play(seats: int, options: dict[str, str], seed: int, tally: Tally) -> None:
    state = GAME.start(seats, load("bibs").options.numbers(options))
    rng, log = Rng(seed), Log()
    settle(GAME, state, rng, log)
    while state.actors:
        seat = first(state.actors)
        GAME.apply(state, seat, GAME.advise(state, seat, rng), log)
        settle(GAME, state, rng, log)
    tally.add(log, list(GAME.places(state)), list(GAME.scores(state)))


def main(args: list[str]) -> None:
    games = int(args[0]) if args else 200
    seats = int(args[1]) if len(args) > 1 else 4
    options = dict(arg.split("=") for arg in args[2:])
    tally = Tally()
    for seed in range(games):
        play(seats, options, seed, tally)
    print(*tally.lines(games), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
