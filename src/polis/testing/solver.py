"""Small endings played out in every way: what a seat is sure of, whatever the others do."""

from __future__ import annotations

from polis.core import notation
from polis.core.codec import pack
from polis.core.model import Game, Log, Menu, Odds, State
from polis.core.seats import NATURE, NONE, first, only

MOST = 300_000  # positions; an ending that has more is not small

Worth = tuple[float, float]  # the share of the win, and the points ahead of the best rival
WORST, BEST = (-1.0, 0.0), (2.0, 0.0)  # beyond any outcome


class Solver:
    """One seat against all others in league, and chance averaged. Nothing may be hidden."""

    def __init__(self, game: Game[State], seat: int) -> None:
        self.game = game
        self.seat = seat
        self.known: dict[str, Worth] = {}
        self.null_log = Log(silent=True)

    def worths(self, state: State) -> dict[str, Worth]:
        """What each legal move secures, by its notation."""
        schema = self.game.schema()
        self.known[str(pack(state))] = WORST
        return {
            notation.write(schema, code): self.after(state, self.seat, code)
            for code in self.moves(state, self.seat)
        }

    def after(self, state: State, mover: int, code: int) -> Worth:
        copy = self.game.copy(state)
        self.game.apply(copy, mover, code, self.null_log)
        return self.worth(copy)

    def worth(self, state: State) -> Worth:
        key = str(pack(state))
        if key not in self.known:
            assert len(self.known) < MOST, "not a small ending"
            # Whoever comes back to where he was has gained nothing.
            self.known[key] = WORST if state.actors == only(self.seat) else BEST
            self.known[key] = self.settled(state)
        return self.known[key]

    def settled(self, state: State) -> Worth:
        if state.actors == NONE:
            return self.outcome(state)
        mover = first(state.actors)
        if mover == NATURE:
            return self.expected(state)
        worths = [self.after(state, mover, code) for code in self.moves(state, mover)]
        return max(worths) if mover == self.seat else min(worths)

    def moves(self, state: State, mover: int) -> list[int]:
        menu = Menu()
        self.game.legal(state, mover, menu)
        return notation.codes(menu)

    def expected(self, state: State) -> Worth:
        odds, win, lead = Odds(), 0.0, 0.0
        self.game.chances(state, odds)
        for code, weight in zip(odds.codes, odds.weights, strict=True):
            worth, share = self.after(state, NATURE, code), int(weight) / int(odds.total)
            win, lead = win + worth[0] * share, lead + worth[1] * share
        return round(win, 9), round(lead, 9)  # equal chances must compare as equal

    def outcome(self, state: State) -> Worth:
        places, scores = list(self.game.places(state)), list(self.game.scores(state))
        share = 1 / places.count(1) if places[self.seat] == 1 else 0.0
        rivals = scores[: self.seat] + scores[self.seat + 1 :]
        return share, float(scores[self.seat] - max(rivals, default=0))
