"""T2.2: one tile is kept and the rest passed to the left, by all at once."""

from __future__ import annotations

from mypy_extensions import i64

from polis.core.model import Log, Menu, move
from polis.core.seats import NONE, all_of, without
from polis.games.tycoon import tell
from polis.games.tycoon.codes import KEEP
from polis.games.tycoon.phases.turns import begin_building
from polis.games.tycoon.position import Tycoon
from polis.games.tycoon.state import pack_before
from polis.games.tycoon.terms import EMPTY, HAND


def keepings(state: Tycoon, seat: i64, menu: Menu) -> None:
    """[T2.2] Any tile of the pack before you."""
    start = pack_before(state, seat) * HAND
    for i in range(start, start + HAND - state.passes):
        menu.offer(move(KEEP, state.packs[i]))


def is_in_pack(state: Tycoon, seat: i64, tile: i64) -> bool:
    """[T2.2] Whether a tile lies before a seat."""
    start = pack_before(state, seat) * HAND
    for i in range(start, start + HAND):
        if state.packs[i] == tile:
            return True
    return False


def keep(state: Tycoon, seat: i64, tile: i64, log: Log) -> None:
    """[T2.2] The tile lies face down; when all have chosen, the packs go on."""
    take_from_pack(state, pack_before(state, seat), tile)
    state.hands[seat * HAND + state.passes] = tile
    tell.kept_to(log, seat, tile)
    tell.chose(log, seat)
    state.actors = without(state.actors, seat)
    if state.actors == NONE:
        pass_packs(state, log)


def take_from_pack(state: Tycoon, pack: i64, tile: i64) -> None:
    """[T2.2] The tile kept leaves its pack."""
    packs, at = state.packs, pack * HAND
    last = at + HAND - 1 - state.passes
    while packs[at] != tile:
        at += 1
    while at < last:
        packs[at] = packs[at + 1]
        at += 1
    packs[last] = EMPTY


def pass_packs(state: Tycoon, log: Log) -> None:
    """[T2.2] To the left neighbour; the sixth tile is kept without a choice."""
    state.passes += 1
    if state.passes < HAND - 1:
        state.actors = all_of(state.players)
        if not log.silent:
            for seat in range(state.players):
                tell_pack(state, seat, log)
        return
    for seat in range(state.players):
        pack = pack_before(state, seat)
        tile = state.packs[pack * HAND]
        state.packs[pack * HAND] = EMPTY
        state.hands[seat * HAND + HAND - 1] = tile
        tell.kept_last_to(log, seat, tile)
    state.passes = HAND
    begin_building(state, log)


def tell_pack(state: Tycoon, seat: i64, log: Log) -> None:
    """[T2.2] What a player has been passed: two to five tiles."""
    at, size = pack_before(state, seat) * HAND, HAND - state.passes
    a, b, c, d, e = list(state.packs[at : at + 5])
    if size == 5:
        tell.received_5_to(log, seat, a, b, c, d, e)
    elif size == 4:
        tell.received_4_to(log, seat, a, b, c, d)
    elif size == 3:
        tell.received_3_to(log, seat, a, b, c)
    else:
        tell.received_2_to(log, seat, a, b)
