"""The promise that a refusal gives the true reason. Each game says in ``tests/reasons.py`` when
each of its reasons holds, in other words than its rules do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from polis.core import notation
from polis.core.examples import examples
from polis.core.model import LEGAL, State, Why
from polis.core.registry import PACKAGE, GameInfo
from polis.core.rng import Rng
from polis.core.seats import members
from polis.testing.promises.walk import AnyGame, freeform_moves, viewers, walk

S = TypeVar("S", bound=State)
# Whether a reason holds against a move: of a position, a seat, the move's code and its payload.
Truth: TypeAlias = Callable[[S, int, int, Sequence[int]], bool]

ASKED = 250  # moves asked of every seat at a position
SELDOM = 2  # at one position in so many,
MISSES = 24  # so much payload that is nearly right is asked of who must act


@cache
def reasons(game: str) -> Mapping[str, Truth[State]]:
    """What a game says; nothing where its tests are not installed, as with the toys of our own."""
    module = f"{PACKAGE}.{game}.tests.reasons"
    if find_spec(f"{PACKAGE}.{game}") is None or find_spec(f"{PACKAGE}.{game}.tests") is None:
        return {}
    found: Mapping[str, Truth[State]] = import_module(module).REASONS
    return found


def reasons_are_true(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """Whatever move is refused, the reason given holds at that moment."""
    truths, game, rng = reasons(info.id), info.game, Rng(seed + 9)
    if not truths:
        return
    for i, state in enumerate(walk(info, players, options, seed).some_states()):
        codes = any_moves(game, rng)
        for seat in viewers(players):
            asked = [(code, vec[i64]()) for code in codes] + freeform_moves(game, state, rng)
            if i % SELDOM == 0 and seat in members(state.actors):
                asked += near_misses(game, state, seat, rng)
            for code, payload in asked:
                holds(game, truths, state, seat, code, payload)


def any_moves(game: AnyGame, rng: Rng) -> list[int]:
    schema = game.schema()
    count = notation.action_count(schema)
    numbers = {rng.below(count) for _ in range(ASKED)}
    return [notation.action_code(schema, number) for number in numbers]


def near_misses(game: AnyGame, state: State, seat: int, rng: Rng) -> list[tuple[int, vec[i64]]]:
    """Free-form moves that could be made, but for a number or two, or with only one of them."""
    found, schema = list[tuple[int, vec[i64]]](), game.schema()
    for text in examples(game, state, seat).values():
        code, known = notation.read(schema, text), list(notation.read_payload(schema, text))
        found += [(code, vec[i64](numbers)) for numbers in each_alone(known)]
        for _ in range(MISSES):
            numbers = known[:]
            for _ in range(1 + rng.below(2)):
                spoil(numbers, rng)
            found.append((code, vec[i64](numbers)))
    return found


def each_alone(numbers: Sequence[int]) -> list[list[int]]:
    """Each number by itself, 1 where it was 0, and all others 0: chance alone would hardly ever
    lose so many at once."""
    return [
        [(number or 1) if i == at else 0 for i, number in enumerate(numbers)]
        for at in range(len(numbers))
    ]


def spoil(numbers: list[int], rng: Rng) -> None:
    """Change, double or lose one of them."""
    if numbers:
        at, how = rng.below(len(numbers)), rng.below(4)
        if how == 0:
            del numbers[at]
        elif how == 1:
            numbers += numbers[at:]
        else:
            numbers[at] += rng.below(9) - 4


def holds(
    game: AnyGame,
    truths: Mapping[str, Truth[State]],
    state: State,
    seat: int,
    code: int,
    payload: vec[i64],
) -> None:
    why, schema = Why(), game.schema()
    game.check(state, seat, code, payload, why)
    name = schema.refusals[why.refusal].name
    if why.refusal != LEGAL and not truths[name](state, seat, code, list(payload)):
        text = notation.write(schema, code, payload)
        raise AssertionError(f"{text} is refused by {name}, which is not so")
