"""The bot that plays by rules of thumb, but now and then overlooks their move.

Then it does as people do in a hurry: it sees a few moves, imagines each once, and takes the best.
It never overlooks what it is asked, nor does what the game's own player would call a loss.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from polis.bots import thumb
from polis.bots.outlook import finish, lead
from polis.core.model import Game, Log, Menu, S, kind_of
from polis.core.rng import Rng

SEEN: Final = 3  # moves looked at in a hurry
TRIES: Final = 12  # to find so many that are not shunned


def think(game: Game[S], state: S, seat: i64, rng: Rng, overlooks: i64) -> i64:
    """Overlooks the advised move so many times in a hundred, but never what it is asked: whoever
    asks often enough would meet an oversight."""
    if rng.below(100) >= overlooks:
        return thumb.think(game, state, seat, rng)
    usual = thumb.think(game, state, seat, rng)
    if game.schema().moves[kind_of(usual)].answer:
        return usual
    menu = Menu()
    game.legal(state, seat, menu)
    seen = vec[i64]()
    wanted = min(menu.total, i64(SEEN))
    for _ in range(i64(TRIES)):
        code = menu.at(rng.below(menu.total))
        if not game.shuns(state, seat, code):
            seen = append(seen, code)
        if len(seen) >= wanted:
            break
    if len(seen) == 0:
        return usual
    return best_of(game, state, seat, rng, seen)


def best_of(game: Game[S], state: S, seat: i64, rng: Rng, seen: vec[i64]) -> i64:
    """Of the moves seen the one whose imagined game went best; all meet the same luck."""
    menu, null_log = Menu(), Log(silent=True)
    luck, best, most = rng.word(), seen[0], i64(0)
    for i in range(i64(len(seen))):
        fate = Rng(luck)
        rollout = game.determinize(state, seat, fate)
        game.apply(rollout, seat, seen[i], null_log)
        finish(game, rollout, fate, menu, null_log)
        ahead = lead(game.scores(rollout), seat)
        if i == 0 or ahead > most:
            best, most = seen[i], ahead
    return best
