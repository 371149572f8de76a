"""The moves that stand in a game, and every position they led through."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from polis.core import notation
from polis.core.errors import RecordError
from polis.core.model import Game, Log, Odds, State, kind_of
from polis.core.play import is_allowed
from polis.core.refusals import refusal
from polis.core.seats import NATURE, only

# A correction checks all moves after it: a record of thousands would take hours to read.
MOST_CORRECTED = 50_000
CHECKPOINT = 32  # moves between kept positions: going back starts from the nearest one


class Step(NamedTuple):
    """A move that stands: who, what, the line it is on, and what was told about it."""

    line: int
    seat: int
    code: int
    payload: vec[i64]
    events: list[tuple[int, ...]]  # (to, event, a, b, c, d)


def odds_of(game: Game[State], state: State) -> Odds:
    odds = Odds()
    game.chances(state, odds)
    return odds


def move_on(
    game: Game[State], state: State, seat: int, code: int, payload: vec[i64], log: Log
) -> None:
    if game.schema().moves[kind_of(code)].freeform:
        game.enact(state, seat, code, payload, log)
    else:
        game.apply(state, seat, code, log)


class History:
    """A position together with the way to it."""

    def __init__(self, name: str, game: Game[State], opening: State) -> None:
        self.name = name
        self.game = game
        self.state = opening
        self.steps: list[Step] = []
        self.undone: list[Step] = []
        self.kept = [game.copy(opening)]
        self.corrected = 0  # moves checked again for corrections

    def odds(self) -> Odds:
        return odds_of(self.game, self.state)

    def add(self, line: int, seat: int, code: int, payload: vec[i64]) -> None:
        """Make a move that is known to be possible. What was undone cannot come back after it."""
        self.undone = []
        self.make(line, seat, code, payload)

    def make(self, line: int, seat: int, code: int, payload: vec[i64]) -> None:
        log = Log()
        self.move(seat, code, payload, log)
        self.keep(Step(line, seat, code, payload, log.rows()))

    def move(self, seat: int, code: int, payload: vec[i64], log: Log) -> None:
        move_on(self.game, self.state, seat, code, payload, log)

    def keep(self, step: Step) -> None:
        self.steps.append(step)
        if len(self.steps) % CHECKPOINT == 0:
            self.kept.append(self.game.copy(self.state))

    def repeat(self, steps: list[Step]) -> None:
        """Make moves again where they were made before: they tell what they told then."""
        silent = Log(silent=True)
        for step in steps:
            self.move(step.seat, step.code, step.payload, silent)
            self.keep(step)

    def rewind(self, length: int) -> None:
        """Go back to the position after the first ``length`` steps."""
        at = length // CHECKPOINT
        again = self.steps[at * CHECKPOINT : length]
        self.steps = self.steps[: at * CHECKPOINT]
        self.kept = self.kept[: at + 1]
        self.state = self.game.copy(self.kept[at])
        self.repeat(again)

    def at(self, length: int) -> History:
        """The same game after its first ``length`` moves, to look at."""
        past = History(self.name, self.game, self.kept[0])
        past.steps, past.kept = self.steps, self.kept
        past.rewind(length)
        return past

    def undo(self, decisions: int) -> bool:
        """Take back the last decisions, with what chance did after each."""
        made = [i for i, step in enumerate(self.steps) if step.seat != NATURE]
        if not 1 <= decisions <= len(made):
            return False
        keep = made[-decisions]
        undone = self.steps[keep:] + self.undone
        self.rewind(keep)
        self.undone = undone
        return True

    def redo(self, decisions: int) -> bool:
        """Bring back what was taken back, chance included."""
        starts = [i for i, step in enumerate(self.undone) if step.seat != NATURE]
        if not 1 <= decisions <= len(starts):
            return False
        end = [*starts, len(self.undone)][decisions]
        back, self.undone = self.undone[:end], self.undone[end:]
        self.repeat(back)
        return True

    def correct(self, line: int, seat: int, code: int, payload: vec[i64]) -> None:
        """Put another move in the place of a line, unless that makes a later one impossible."""
        at = next((i for i, s in enumerate(self.steps) if s.line == line and s.seat != NATURE), -1)
        if at < 0:
            raise RecordError("nothing_to_correct", line)
        self.corrected += len(self.steps) - at
        if self.corrected > MOST_CORRECTED:
            raise RecordError("too_many_corrections", line)
        before = self.steps
        changed = before[at]._replace(seat=seat, code=code, payload=payload)
        self.rewind(at)
        try:
            for step in [changed, *before[at + 1 :]]:
                self.check(step)
                self.make(step.line, step.seat, step.code, step.payload)
        except RecordError:
            self.rewind(at)
            self.repeat(before[at:])
            raise
        self.undone = []

    def check(self, step: Step) -> None:
        """Refuse a move that is impossible here."""
        text = notation.write(self.game.schema(), step.code, step.payload)
        if step.seat == NATURE:
            if self.state.actors != only(NATURE) or step.code not in list(self.odds().codes):
                raise RecordError("impossible_draw", step.line, text=text)
        elif not is_allowed(self.game, self.state, step.seat, step.code, step.payload):
            reason = refusal(self.name, self.game, self.state, step.seat, step.code, step.payload)
            raise RecordError("impossible_move", step.line, text=text, reason=reason)
