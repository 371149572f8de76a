"""T2.2: six tiles of the round's pile for everyone, unseen by the others."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Log, Odds, move
from polis.core.rng import Rng
from polis.core.seats import NATURE, all_of, only
from polis.core.vectors import filled
from polis.games.tycoon import tell
from polis.games.tycoon.codes import DEAL, DEALING, DRAFTING
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.terms import HAND, PILE


def deal_round(state: Tycoon) -> None:
    """[T2.2] Six tiles of the round's pile for everyone."""
    state.phase = DEALING
    state.actors = only(NATURE)
    state.box = filled(1, PILE)
    state.dealt = 0
    state.passes = 0


def first_of_pile(state: Tycoon) -> i64:
    """[T1.1] The number of the first district in the round's pile."""
    return (state.round - 1) * PILE


def deals(state: Tycoon, odds: Odds) -> None:
    """[T2.2] Any tile of the pile that is still there."""
    for i in range(i64(PILE)):
        if state.box[i] != 0:
            odds.add(move(DEAL, first_of_pile(state) + i), 1)


def draw_tile(state: Tycoon, rng: Rng) -> i64:
    """[T2.2] The same odds as ``deals``, without listing them."""
    i = rng.below(PILE)
    while state.box[i] == 0:
        i = rng.below(PILE)
    return move(DEAL, first_of_pile(state) + i)


def deal(state: Tycoon, tile: i64, log: Log) -> None:
    """[T2.2] Only its receiver sees a tile. The tiles left over leave the game unseen."""
    seat = state.dealt // HAND
    state.box[tile - first_of_pile(state)] = 0
    put_in_pack(state.packs, seat, state.dealt - seat * HAND, tile)
    state.dealt += 1
    tell.dealt_to(log, seat, tile)
    if state.dealt == HAND * state.players:
        state.box = vec[i64]()
        state.phase = DRAFTING
        state.actors = all_of(state.players)
        tell.all_dealt(log, state.round)


def put_in_pack(packs: vec[i64], pack: i64, size: i64, tile: i64) -> None:
    """[T2.2] Packs are kept sorted, so that their order tells nothing."""
    at = pack * HAND + size
    while at > pack * HAND and packs[at - 1] > tile:
        packs[at] = packs[at - 1]
        at -= 1
    packs[at] = tile
