"""Games played from a script in notation, one ``who: move`` a line: for tests and experiments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, cast

from polis.core import notation
from polis.core.codec import Json
from polis.core.errors import IllegalMove
from polis.core.model import Game, Log, Menu, Odds, S, State
from polis.core.play import is_allowed
from polis.core.refusals import refusal
from polis.core.registry import GameInfo
from polis.core.seats import EVERYONE, NATURE


class Script(Generic[S]):
    """A game in progress. Seats are counted from 1 and nature is ``*``, as in notation."""

    def __init__(
        self, info: GameInfo, state: S, options: Mapping[str, object] | None = None
    ) -> None:
        self.info = info
        self.options = {name: str(value) for name, value in (options or {}).items()}
        self.state = state
        self.log = Log()

    def play(self, *texts: str) -> Script[S]:
        """Make the moves of a script; an illegal one is raised as ``IllegalMove``."""
        for text in texts:
            for line in lines(text):
                perform(self.info, self.state, line, self.log)
        return self

    def fork(self) -> Script[S]:
        """The same position, to try something else from it."""
        return Script(self.info, cast("S", self.info.game.copy(self.state)), self.options)

    def offered(self, seat: int) -> list[str]:
        return offered(self.info.game, cast("State", self.state), seat - 1)

    def refused(self, line: str) -> IllegalMove:
        """The reason a line cannot be played; the position stays as it is."""
        try:
            perform(self.info, self.info.game.copy(self.state), line, Log(silent=True))
        except IllegalMove as error:
            return error
        raise AssertionError(f"{line!r} is legal")

    def story(self, viewer: int = 0) -> list[dict[str, Json]]:
        """All events so far, or those that one seat has heard."""
        return story(self.info.game, self.log, viewer - 1 if viewer else EVERYONE)


def seen(game: Game[S], state: S, viewer: int) -> dict[str, Any]:
    """A view as those read it who know the game: what lies where is the game's own affair."""
    return dict(game.view(state, viewer))


def lines(text: str) -> list[str]:
    """The moves of a script. A semicolon ends a move too, and ``#`` begins a remark."""
    bare = [line.partition("#")[0] for line in text.splitlines()]
    return [part.strip() for line in bare for part in line.split(";") if part.strip()]


def run(info: GameInfo, state: State, text: str) -> tuple[State, Log]:
    """Play a script on a copy of a position."""
    script = Script(info, info.game.copy(state)).play(text)
    return script.state, script.log


def perform(info: GameInfo, state: State, line: str, log: Log) -> None:
    """Make one move if it is legal, and if nature can make it."""
    who, _, text = line.partition(":")
    seat, text = notation.read_seat(who.strip()), text.strip()
    game = info.game
    schema = game.schema()
    code, payload = notation.read(schema, text), notation.read_payload(schema, text)
    if seat == NATURE:
        assert text in draws(game, state), f"nature cannot {text!r} now: {draws(game, state)}"
    elif not is_allowed(game, state, seat, code, payload):
        raise refusal(info.id, game, state, seat, code, payload)
    if notation.args_of(game.schema(), code)[0].freeform:
        game.enact(state, seat, code, payload, log)
    else:
        game.apply(state, seat, code, log)


def offered(game: Game[S], state: S, seat: int) -> list[str]:
    """Every legal move of a seat, in the order of the menu."""
    menu = Menu()
    game.legal(state, seat, menu)
    return [notation.write(game.schema(), code) for code in notation.codes(menu)]


def draws(game: Game[S], state: S) -> list[str]:
    """Everything nature may do now; nothing when it is not nature's turn."""
    odds = Odds()
    if state.actors == 1 << NATURE:
        game.chances(state, odds)
    return [notation.write(game.schema(), code) for code in odds.codes]


def story(game: Game[S], log: Log, viewer: int = EVERYONE) -> list[dict[str, Json]]:
    """The events of a log: those told to everyone, to one seat, or with EVERYONE all there are."""
    rows = [row[1:] for row in log.rows()] if viewer == EVERYONE else log.heard_by(viewer)
    return [notation.event_json(game.schema(), row) for row in rows]
