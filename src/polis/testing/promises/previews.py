"""Promises about previews: they come true, and they tell nothing the seat cannot know."""

from __future__ import annotations

from collections.abc import Sequence

from polis.core import notation
from polis.core.codec import pack
from polis.core.model import Log
from polis.core.preview import changes, preview
from polis.core.registry import GameInfo
from polis.core.rng import Rng
from polis.testing.promises.walk import legal, walk

TRIED = 12  # moves of each seat at a position


def previews_come_true(info: GameInfo, players: int, options: Sequence[int], seed: int) -> None:
    """What a preview says happens when the move is made: the same is told, up to a reveal, and the
    same money changes hands. Another world that looks the same to the seat has the same preview."""
    game, rng = info.game, Rng(seed + 11)
    for state in walk(info, players, options, seed).some_states():
        before = pack(state)
        for seat in range(players):
            moves = legal(game, state, seat)
            for code in {moves[rng.below(len(moves))] for _ in range(TRIED if moves else 0)}:
                said = preview(game, state, seat, code, [])
                text = notation.write(game.schema(), code)
                world = game.determinize(state, seat, rng)
                assert preview(game, world, seat, code, []) == said, f"{text}: a secret is told"
                copy, log = game.copy(state), Log()
                money = game.money(copy)
                game.apply(copy, seat, code, log)
                told = log.heard_by(seat)[: len(said.events)]
                assert told == said.events, f"{text}: something else was told"
                if said.money:
                    assert changes(money, game.money(copy)) == said.money, f"{text}: money differs"
        assert pack(state) == before, "a preview changed the position"
