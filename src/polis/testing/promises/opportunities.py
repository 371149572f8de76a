"""Promises about opportunities: they are facts a seat can know, and their moves can be made."""

from __future__ import annotations

from collections.abc import Sequence

from polis.core.codec import pack
from polis.core.model import NO_MOVE, Game, State
from polis.core.opportunities import Opportunities
from polis.core.registry import GameInfo
from polis.core.rng import Rng
from polis.core.schema import Arg
from polis.testing.promises.walk import walk

WORLDS = 3  # redealt positions that look the same to a seat


def opportunities_are_known(
    info: GameInfo, players: int, options: Sequence[int], seed: int
) -> None:
    """Every redeal a seat cannot tell apart has the same opportunities; their arguments fit, and
    the move of one is of a kind that a menu could list. Looking changes nothing."""
    game, rng = info.game, Rng(seed + 12)
    for state in walk(info, players, options, seed).some_states():
        before = pack(state)
        for seat in range(players):
            said = found(game, state, seat)
            for row in said:
                check(game, row)
            for _ in range(WORLDS):
                world = game.determinize(state, seat, rng)
                assert found(game, world, seat) == said, "an opportunity tells a secret"
        assert pack(state) == before, "looking for opportunities changed the position"


def found(game: Game[State], state: State, seat: int) -> list[tuple[int, ...]]:
    noted = Opportunities()
    game.opportunities(state, seat, noted)
    return noted.rows()


def check(game: Game[State], row: tuple[int, ...]) -> None:
    schema = game.schema()
    kind = schema.opportunities[row[0]]
    for arg, value in zip(kind.args, row[3:], strict=False):
        assert fits(arg, value), f"{kind.name}: {arg.name} is {value}"
    if row[2] != NO_MOVE:
        assert not schema.moves[row[2] >> 48].freeform, f"{kind.name}: a move with payload"


def fits(arg: Arg, value: int) -> bool:
    return arg.domain.low <= value <= arg.domain.high
