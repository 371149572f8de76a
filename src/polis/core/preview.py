"""What a move would do, told before it is made: as far as its seat can know, and no further than
chance or a reveal."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from polis.core.model import Game, Log, S
from polis.core.play import carry_out
from polis.core.rng import Rng
from polis.core.schema import SEAT, EventType
from polis.core.seats import NATURE, only


class Preview(NamedTuple):
    """``money`` is what each seat gains or pays, empty where that is not known before a reveal.
    ``events`` are (event, a, b, c, d, e), as the seat would be told. ``chance`` acts next."""

    money: list[int]
    events: list[tuple[int, ...]]
    chance: bool


def preview(game: Game[S], state: S, seat: i64, code: i64, numbers: list[int]) -> Preview:
    """Try a legal move on the position as its seat knows it. What was redealt for that is cut off:
    nothing is told from a reveal on, unless the seat shows what it had itself."""
    imagined, log = game.determinize(state, seat, Rng(1)), Log()
    before = game.money(imagined)
    carry_out(game, imagined, seat, code, numbers, log)
    told = log.heard_by(seat)
    events = game.schema().events
    for i, row in enumerate(told):
        if events[row[0]].reveals and not is_own(events[row[0]], row, seat):
            return Preview([], told[:i], False)
    return Preview(changes(before, game.money(imagined)), told, imagined.actors == only(NATURE))


def is_own(event: EventType, row: tuple[int, ...], seat: i64) -> bool:
    """Whether a reveal shows others what the seat itself has: it is said of the seat, to all."""
    if event.whispered or not event.args or event.args[0].domain.name != SEAT.name:
        return False
    return row[1] == seat


def changes(before: vec[i64], after: vec[i64]) -> list[int]:
    return [after[seat] - before[seat] for seat in range(len(before))]
