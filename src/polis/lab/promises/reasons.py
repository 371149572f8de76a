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
from polis.core.model import LEGAL, State, Why
from polis.core.registry import PACKAGE, GameInfo
from polis.core.rng import Rng
from polis.lab.promises.walk import small_print, viewers, walk

S = TypeVar("S", bound=State)
# Whether a reason holds against a move: of a position, a seat, the move's code and its payload.
Truth: TypeAlias = Callable[[S, int, int, Sequence[int]], bool]

ASKED = 250  # moves asked of each seat at a position


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
    truths, schema = reasons(info.id), info.game.schema()
    if not truths:
        return
    rng, count = Rng(seed + 9), notation.action_count(schema)
    for state in walk(info, players, options, seed).some_states():
        for seat in viewers(players):
            codes = {notation.action_code(schema, rng.below(count)) for _ in range(ASKED)}
            asked = [(code, vec[i64]()) for code in codes] + small_print(info.game, state, rng)
            for code, payload in asked:
                why = Why()
                info.game.check(state, seat, code, payload, why)
                if why.refusal != LEGAL:
                    name = schema.refusals[why.refusal].name
                    told = notation.write(schema, code, payload)
                    assert truths[name](state, seat, code, list(payload)), (
                        f"{told}: {name} is not so"
                    )
