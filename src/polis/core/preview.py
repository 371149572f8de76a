"""What a move would do, told before it is made: as far as its seat can know, and no further than
chance or a reveal."""

from __future__ import annotations

from typing import Generic, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Game, Log, S, View, kind_of
from polis.core.play import carry_out
from polis.core.rng import Rng
from polis.core.schema import SEAT, EventType
from polis.core.seats import NATURE, only


class Effect(NamedTuple):
    """A preview in numbers (``polis.core.types.Preview`` tells it by name): ``events`` are (event,
    a, b, c, d, e), as the seat would be told."""

    money: list[int]
    events: list[tuple[int, ...]]
    chance: bool
    costly: bool


class Trial(Generic[S]):
    """Legal moves tried on the position as a seat knows it. What was redealt for that is cut off:
    nothing is told from a reveal on, unless the seat shows what it had itself."""

    def __init__(self, game: Game[S], state: S, seat: i64) -> None:
        self.game = game
        self.seat = seat
        self.state = game.determinize(state, seat, Rng(1))
        self.before = game.money(self.state)
        self.wholes = game.wholes(self.state, seat)
        self.final = False
        self.log = Log()

    def make(self, seat: i64, code: i64, numbers: list[int]) -> None:
        if seat == self.seat and self.game.schema().moves[kind_of(code)].final:
            self.final = True
        carry_out(self.game, self.state, seat, code, numbers, self.log)

    def told(self) -> Effect:
        told = self.log.heard_by(self.seat)
        known = self.known(told)
        if known < len(told):
            return Effect([], told[:known], False, self.final)
        money = changes(self.before, self.game.money(self.state))
        return Effect(money, told, self.state.actors == only(NATURE), self.is_costly(money))

    def is_costly(self, money: list[int]) -> bool:
        """Whether a player would want to be asked again."""
        lost = self.wholes & ~self.game.wholes(self.state, self.seat)
        paid = -money[self.seat]
        return self.final or lost != 0 or 0 < self.before[self.seat] <= paid

    def known(self, told: list[tuple[int, ...]]) -> int:
        """How much of it comes before the first reveal."""
        events = self.game.schema().events
        for i, row in enumerate(told):
            if events[row[0]].reveals and not is_own(events[row[0]], row, self.seat):
                return i
        return len(told)

    def view(self) -> View | None:
        """The position as the seat would see it, unless that takes a reveal."""
        told = self.log.heard_by(self.seat)
        return self.game.view(self.state, self.seat) if self.known(told) == len(told) else None


def preview(game: Game[S], state: S, seat: i64, code: i64, numbers: list[int]) -> Effect:
    """What a legal move would do."""
    trial = Trial(game, state, seat)
    trial.make(seat, code, numbers)
    return trial.told()


def is_own(event: EventType, row: tuple[int, ...], seat: i64) -> bool:
    """Whether a reveal shows others what the seat itself has: it is said of the seat, to all."""
    if event.whispered or not event.args or event.args[0].domain.name != SEAT.name:
        return False
    return row[1] == seat


def changes(before: vec[i64], after: vec[i64]) -> list[int]:
    return [after[seat] - before[seat] for seat in range(len(before))]
