"""Random games kept whole: every position, the move made from it, and what was told of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from polis.core import notation, play
from polis.core.codec import pack, unpack
from polis.core.model import Game, Log, Menu, Odds, State, kind_of
from polis.core.registry import GameInfo
from polis.core.rng import Rng
from polis.core.schema import SEAT, Domain, MoveType
from polis.core.seats import NATURE, NONE, SPECTATOR, members

LONGEST = 20_000  # moves; no game of people lasts a tenth of it
ENOUGH = 250  # positions of a game for what is slow
VOLUNTEERS = 6  # one move in so many is looked for among those who need not act
HAGGLERS = 3  # one decision in so many tries free-form moves first
OFFERS = 18  # with so much random payload
PAGE = 9  # numbers of payload are fewer than this
ODD_NUMBERS = [-1, 99, 1 << 40]

AnyGame = Game[State]


class Step(NamedTuple):
    """One move. The position is the one before it, and is shared: look, do not touch."""

    state: State
    seat: int
    code: int
    payload: vec[i64]
    told: list[tuple[int, ...]]  # (to, event, a, b, c, d, e)


class Walk(NamedTuple):
    steps: list[Step]
    end: State
    stuck: int | None  # the seat that had no move, if the walk ended so

    @property
    def states(self) -> list[State]:
        return [*(step.state for step in self.steps), self.end]

    def state_after(self, move: int) -> State:
        return self.steps[move + 1].state if move + 1 < len(self.steps) else self.end

    def some_steps(self) -> list[Step]:
        """Steps all along the way, for what is slow; all of them if they are few."""
        return self.steps[:: 1 + len(self.steps) // ENOUGH]

    def some_states(self) -> list[State]:
        return [*(step.state for step in self.some_steps()), self.end]


def walk(info: GameInfo, players: int, options: Iterable[int], seed: int) -> Walk:
    """The same game for every promise that asks for it in a row."""
    return wander(info.game, players, tuple(options), seed)


@lru_cache(maxsize=2)
def wander(game: AnyGame, players: int, options: tuple[int, ...], seed: int) -> Walk:
    rng, state, steps = Rng(seed), opening(game, players, options), list[Step]()
    while state.actors != NONE and len(steps) < LONGEST:
        seat = who(game, state, rng)
        if seat != NATURE and not legal(game, state, seat):
            return Walk(steps, snapshot(state), seat)
        code, payload = pick(game, state, seat, rng)
        before, log = snapshot(state), Log()
        carry_out(game, state, seat, code, payload, log)
        steps.append(Step(before, seat, code, payload, log.rows()))
    return Walk(steps, snapshot(state), None)


def opening(game: AnyGame, players: int, options: Iterable[int]) -> State:
    return game.start(players, vec[i64](list(options)))


def snapshot(state: State) -> State:
    """A copy that does not lean on the game's own ``copy``, which is itself under test."""
    return unpack(pack(state), type(state))


def text_of(value: object) -> str:
    return json.dumps(value, sort_keys=True)


# Choosing a move


def who(game: AnyGame, state: State, rng: Rng) -> int:
    """Anyone who owes a decision; now and then one who merely may act."""
    seats = members(state.actors)
    if rng.below(VOLUNTEERS) == 0 and NATURE not in seats:
        others = [seat for seat in range(state.players) if seat not in seats]
        seats = [seat for seat in others if legal(game, state, seat)] or seats
    return seats[rng.below(len(seats))]


def pick(game: AnyGame, state: State, seat: int, rng: Rng) -> tuple[int, vec[i64]]:
    """Nature's draw, a free-form move that happens to be permitted, or one from the menu."""
    if seat == NATURE:
        return game.sample(state, rng), vec[i64]()
    if free_kinds(game) and rng.below(HAGGLERS) == 0:
        for code, payload in freeform_moves(game, state, rng):
            if play.permits(game, state, seat, code, list(payload)):
                return code, payload
    codes = legal(game, state, seat)
    return codes[rng.below(len(codes))], vec[i64]()


def free_kinds(game: AnyGame) -> list[MoveType]:
    return [kind for kind in game.schema().moves if kind.freeform]


def freeform_moves(game: AnyGame, state: State, rng: Rng) -> list[tuple[int, vec[i64]]]:
    """Free-form moves made up at random: mostly small numbers, now and then an absurd one."""
    found: list[tuple[int, vec[i64]]] = []
    for kind in free_kinds(game):
        for _ in range(OFFERS):
            args = [any_value(arg.domain, state, rng) for arg in kind.args]
            some = 1 + rng.below(4)  # one number in so many is not nothing
            numbers = [(rng.below(some) == 0) * rng.below(4) for _ in range(rng.below(PAGE))]
            if numbers and rng.below(8) == 0:
                numbers[rng.below(len(numbers))] = ODD_NUMBERS[rng.below(len(ODD_NUMBERS))]
            found.append((notation.code_of(kind, args), vec[i64](numbers)))
    return found


def any_value(domain: Domain, state: State, rng: Rng) -> int:
    """Any value of a domain; of seats mostly those that are taken."""
    if domain.name == SEAT.name and rng.below(8) > 0:
        return rng.below(state.players)
    return domain.low + rng.below(domain.size())


# Asking and doing


def carry_out(
    game: AnyGame, state: State, seat: int, code: int, payload: vec[i64], log: Log
) -> None:
    play.carry_out(game, state, seat, code, list(payload), log)


def after(game: AnyGame, origin: State, step: Step, code: int) -> tuple[State, Log]:
    """The position and the story if the step's mover made this move from here."""
    state, log = snapshot(origin), Log()
    carry_out(game, state, step.seat, code, step.payload, log)
    return state, log


def possible(game: AnyGame, state: State, seat: int, code: int, payload: vec[i64]) -> bool:
    if seat == NATURE:
        return state.actors == 1 << NATURE and code in chances(game, state)
    return play.permits(game, state, seat, code, list(payload))


def legal(game: AnyGame, state: State, seat: int) -> list[int]:
    menu = Menu()
    game.legal(state, seat, menu)
    return notation.codes(menu)


def chances(game: AnyGame, state: State) -> dict[int, int]:
    odds = Odds()
    game.chances(state, odds)
    return dict(zip(odds.codes, odds.weights, strict=True))


def kind_at(game: AnyGame, code: int) -> MoveType:
    return game.schema().moves[kind_of(code)]


def viewers(players: int) -> list[int]:
    return [*range(players), SPECTATOR]


def watchers(players: int, turn: int) -> list[int]:
    """Two of the viewers, each in his turn: a game has more positions than viewers."""
    all_of_them = viewers(players)
    return [all_of_them[(turn + i) % len(all_of_them)] for i in range(2)]


def option_sets(info: GameInfo) -> list[list[int]]:
    """The defaults, then sets in which every value of every option has its turn."""
    rows = [turns(option.low, option.high, option.default) for option in info.options.all]
    longest = max((len(row) for row in rows), default=0)
    sets = [list(info.options.defaults())]
    sets += [[row[i % len(row)] for row in rows] for i in range(longest)]
    return [found for i, found in enumerate(sets) if found not in sets[:i]]


def turns(low: int, high: int, default: int) -> Sequence[int]:
    """All values of an option, or of a long range its ends and its default."""
    return range(low, high + 1) if high - low < 12 else sorted({low, default, high})
