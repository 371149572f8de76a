"""Our games as games of OpenSpiel: importing this registers ``polis_estates`` and all the others.

Nature's draws are chance nodes with their odds; seats that owe a decision at the same time are
asked one after another. An action is the number ``notation.action_id`` gives a move: it means the
same move in every position. Moves with payload, such as deals, have no number and are left out.
A winner takes 1 and the others share the loss, so that seats among themselves play for zero.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, ClassVar, NamedTuple

from polis.core import notation, registry
from polis.core.codec import pack
from polis.core.model import NO_MOVE, Log, Menu, Odds, State, View
from polis.core.rng import Rng
from polis.core.schema import Schema
from polis.core.seats import EVERYONE, NATURE, NONE, SPECTATOR, first

try:
    import pyspiel
except ModuleNotFoundError:
    raise ImportError("OpenSpiel is not installed: pip install polis-games[research]") from None

PREFIX = "polis_"
LONGEST = 1_000_000  # OpenSpiel wants a bound; our games end by their rules alone


class Ids(dict[int, int]):
    """Actions by move, each worked out once."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema

    def __missing__(self, code: int) -> int:
        self[code] = number = notation.action_id(self.schema, code)
        return number


class Codes(dict[int, int]):
    """Moves by action."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema

    def __missing__(self, number: int) -> int:
        self[number] = code = notation.action_code(self.schema, number)
        return code


class Agreed:
    """A game with everything agreed on, ready to be started again and again."""

    def __init__(self, id: str, players: int, options: str) -> None:
        info = registry.load(id)
        self.facts = (id, players, options)
        self.game = info.game
        self.schema = info.game.schema()
        self.players = info.check_seats(players)
        chosen = {word.partition(":")[0]: word.partition(":")[2] for word in options.split()}
        self.opening = info.game.start(players, info.options.numbers(chosen))
        self.rivals = info.game.rivals(self.opening)
        self.ids = Ids(self.schema)
        self.codes = Codes(self.schema)

    def __reduce__(self) -> tuple[object, ...]:
        return agreed, self.facts

    def worth(self, places: list[int]) -> list[float]:
        """What the end is worth: winners share the win, and without rivals it sums up to zero."""
        share = 1 / max(places.count(1), 1)
        if len(places) == 1:
            return [1.0 if places[0] == 1 else -1.0]
        others = len(places) - 1
        return [(len(places) * share - 1) / others if p == 1 else -1 / others for p in places]


@cache
def agreed(id: str, players: int, options: str) -> Agreed:
    return Agreed(id, players, options)


class Step(NamedTuple):
    """A move made: by whom, which, and what was told of it."""

    seat: int
    code: int
    log: Log


class Play:
    """A position and the way to it. OpenSpiel deep-copies every attribute of a state whenever it
    clones one, so a state has this one attribute, which knows how to be copied quickly."""

    def __init__(self, table: Agreed, state: State, steps: list[Step]) -> None:
        self.table = table
        self.state = state
        self.steps = steps

    def __deepcopy__(self, memo: object) -> Play:
        return Play(self.table, self.state.copy(), self.steps.copy())

    def __reduce__(self) -> tuple[object, ...]:
        steps = [(step.seat, step.code, step.log.rows()) for step in self.steps]
        return play_of, (self.table, self.state, steps)

    def legal(self, seat: int) -> list[int]:
        menu, ids = Menu(), self.table.ids
        self.table.game.legal(self.state, seat, menu)
        return sorted({ids[code] for code in notation.codes(menu)})

    def chances(self) -> list[tuple[int, float]]:
        odds, ids = Odds(), self.table.ids
        self.table.game.chances(self.state, odds)
        weights: dict[int, int] = {}
        for code, weight in zip(odds.codes, odds.weights, strict=True):
            weights[ids[code]] = weights.get(ids[code], 0) + weight
        return [(number, weight / odds.total) for number, weight in sorted(weights.items())]

    def make(self, number: int) -> None:
        seat, code, log = first(self.state.actors), self.table.codes[number], Log()
        self.table.game.apply(self.state, seat, code, log)
        self.steps.append(Step(seat, code, log))

    def seen(self, viewer: int) -> View:
        return self.table.game.view(self.state, viewer)

    def known(self, viewer: int) -> list[str | list[int]]:
        """All a seat has done and heard so far, in order."""
        told: list[str | list[int]] = []
        for step in self.steps:
            if step.seat == viewer:
                told.append(notation.write(self.table.schema, step.code))
            told += [list(row) for row in step.log.heard_by(viewer)]
        return told

    def imagined(self, viewer: int, rng: Rng) -> Play:
        """Another world the viewer cannot tell from this one; what only others did or heard in this
        one is forgotten."""
        steps: list[Step] = []
        for step in self.steps:
            told = log([row for row in step.log.rows() if row[0] in (EVERYONE, viewer)])
            own = step.seat == viewer
            steps.append(step._replace(log=told) if own else Step(NATURE, NO_MOVE, told))
        return Play(self.table, self.table.game.determinize(self.state, viewer, rng), steps)


def log(rows: list[tuple[int, ...]]) -> Log:
    made = Log()
    for to, event, a, b, c, d, e in rows:
        made.write(to, event, a, b, c, d, e)
    return made


def play_of(table: Agreed, state: State, steps: list[tuple[int, int, list[Any]]]) -> Play:
    return Play(table, state, [Step(seat, code, log(rows)) for seat, code, rows in steps])


class Eyes:
    """What one seat sees, or with perfect recall all it has ever done and heard, as text."""

    tensor = None

    def __init__(self, kind: pyspiel.IIGObservationType, params: object = None) -> None:
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                "a seat's own knowledge or the public's can be observed, without params"
            )
        self.recall = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.dict: dict[str, object] = {}

    def set_from(self, state: PolisState, player: int) -> None:
        raise NotImplementedError("these games are observed as text only")

    def string_from(self, state: PolisState, player: int) -> str:
        viewer = player if self.private else SPECTATOR
        seen = state.play.seen(viewer)
        return json.dumps([state.play.known(viewer), seen] if self.recall else seen, sort_keys=True)


class PolisState(pyspiel.State):
    """A position as OpenSpiel knows it."""

    def __init__(self, game: PolisGame) -> None:
        super().__init__(game)
        self.play = Play(game.table, game.table.opening.copy(), [])

    def current_player(self) -> int:
        actors = self.play.state.actors
        if actors == NONE:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = first(actors)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def is_terminal(self) -> bool:
        return self.play.state.actors == NONE

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.chances()

    def _apply_action(self, action: int) -> None:
        self.play.make(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return notation.write(self.play.table.schema, self.play.table.codes[action])

    def returns(self) -> list[float]:
        table = self.play.table
        if not self.is_terminal():
            return [0.0] * table.players
        return table.worth(list(table.game.places(self.play.state)))

    def resample_from_infostate(self, player: int, sampler: Any) -> PolisState:
        """Another world for this player, from a guess. Its ``history`` stays that of this one."""
        twin: PolisState = self.clone()
        twin.play = self.play.imagined(player, Rng(int(sampler() * (1 << 32))))
        return twin

    def __str__(self) -> str:
        return json.dumps(pack(self.play.state))


class PolisGame(pyspiel.Game):
    """One of our games with its players and options."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, object]) -> None:
        self.table = agreed(self.id, int(str(params["players"])), str(params["options"]))
        rivals = self.table.players == 1 or self.table.rivals > 0
        super().__init__(kind_of_game(self.id, rivals), self.info(rivals), params)

    def info(self, rivals: bool) -> pyspiel.GameInfo:
        actions = notation.action_count(self.table.schema)
        bounds = {"min_utility": -1 / max(self.table.players - 1, 1), "max_utility": 1.0}
        return pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=self.table.players,
            max_game_length=LONGEST,
            **(bounds if rivals else {**bounds, "utility_sum": 0.0}),
        )

    def new_initial_state(self) -> PolisState:
        return PolisState(self)

    def make_py_observer(self, kind: Any = None, params: object = None) -> Eyes:
        return Eyes(kind or pyspiel.IIGObservationType(perfect_recall=False), params)


def kind_of_game(id: str, rivals: bool = False) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is made. A win against rivals whom the rules
    play is nobody's loss."""
    kind, info = pyspiel.GameType, registry.load(id)
    return kind(
        short_name=PREFIX + id,
        long_name=f"Polis: {id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if rivals else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=info.high,
        min_num_players=info.low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": max(info.low, 2), "options": ""},
    )


def register(id: str) -> None:
    # OpenSpiel lets go of what it was given only when Python is gone, and what is freed then ends
    # the process with an abort. A class outlives Python; a function would not.
    name = f"{PREFIX}{id}"
    made = type(name, (PolisGame,), {"id": id})
    globals()[name] = made  # pickle finds a class by its name in its module
    pyspiel.register_game(kind_of_game(id), made)


for known in registry.games():
    register(known)
